"""Card effects that several games share: decks and hands, windows, moments, the interpreter.

No card and no word of any one game: a game registers its windows, conditions and verbs.
"""
