"""Who answers when no person does; they see what their seat sees, and no rules live here.

``registry`` knows them by name; a game's own manager stands in a module named after the game.
"""
