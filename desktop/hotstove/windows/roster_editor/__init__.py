"""The roster editor: a library of cards at the left, the dugout at the right.

``window`` puts it together; ``library`` and ``rack`` show the cards there are, ``mat`` and
``slots`` the dugout, ``carrying`` what is dragged between them, ``notebook`` law and needs.
Windows beside it are loaded when they are first asked for. What a roster is, the clubhouse knows.
"""
