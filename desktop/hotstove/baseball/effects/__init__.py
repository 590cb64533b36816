"""Card effects that several games share: clauses, modifiers, pass-pass windows, the interpreter.

No card and no word of any one game: a game registers its windows, conditions and verbs.
"""
