"""Rosters, lineup cards, series and leagues between games; no windows and no rules of play.

Where what is, for whoever puts a window on it:

* ``front_office``  what each game knows of rosters, found by its name: begin here. One office in
  each game's room, ``showdown`` and ``clutch``; the modules beside it are what games share.
* ``documents``  RosterDocument, its ``*.hotroster`` file; ``reading`` opens it as far as possible,
  ``keeping`` autosaves it (RosterKeeper) and lists drafts and rosters.
* ``stock``      every card at hand of one game, its library and worths.
* ``library``    Library.find(Query(words, facets, points, sort)) over every card; counts of facets,
  what to drop when nothing is found.
* ``editor``     RosterEditor: the document with history, places, law, needs; drops and keys.
  ``dugout`` says who is where (Area, Place), ``moves`` what a drop does and why not.
* ``law``        Violation(code, rule, sentence, remedy, cards, culprit) and the three badges.
* ``needs``      what is left to spend, places left, depth at each position, what is lacking.
* ``shelves``    versions, tags, notes; ``comparing`` two rosters, two cards.
* ``lineup_cards``  reorder, swap and replace in a batting order.
* ``roster_lines``  a roster as lines of text, out and in.
* ``worths``     runs a game of each card; ``filling`` the best roster around the user's locks, in
  a process of its own; ``explained`` what each card brings for what it costs.
* ``tryout``     a hundred games against the league, in a process of its own.
* ``teams``      a legal roster as a team for a game.

In a game's room modules of the same names say what is its own: its documents, law, moves,
library, lineup cards, fill, text. Every sentence is a ``play.words.Sentence`` in the context
``clubhouse`` (faults: the game's own); windows translate it through binding, the command line
takes ``.english()``.
"""
