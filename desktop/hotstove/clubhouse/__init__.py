"""Rosters, lineup cards, series and leagues between games; no windows and no rules of play.

Where what is, for whoever puts a window on it:

* ``documents``  RosterDocument, its ``*.hotroster`` file; ``reading`` opens it as far as possible,
  ``keeping`` autosaves it (RosterKeeper) and lists drafts and rosters.
* ``stock``      every card at hand, its library, averages and worths: begin here.
* ``library``    Library.find(Query(words, facets, points, sort)) over every card; counts of facets,
  what to drop when nothing is found.
* ``editor``     RosterEditor: the document with history, places, law, needs; drops and keys.
  ``dugout`` says who is where (Area, Place), ``moves`` what a drop does and why not.
* ``law``        Violation(code, rule, sentence, remedy, cards, culprit) and the three badges.
* ``needs``      points and places left, depth at each position, what is lacking.
* ``shelves``    versions, tags, notes; ``comparing`` two rosters, two cards.
* ``lineup_cards``  reorder, swap, copy, suggest AL and NL orders; its worth in
  ``expected_runs``.
* ``roster_text``   a roster as text, out and in.
* ``card_worth``    runs a game of each card; ``fill`` the best roster around the user's locks,
  in a process of its own; ``explaining`` what each card brings for its points.
* ``figures``    the numbers behind the charts, and the same in words.
* ``tryout``     a hundred games against the league, in a process of its own.
* ``teams``      a legal roster as a team for a game.

Every sentence is a ``play.words.Sentence`` in the context ``clubhouse`` (faults: ``showdown``);
windows translate it through binding, the command line takes ``.english()``.
"""
