"""How the things on the table look, drawn with QPainter for screen and paper alike.

A picture of a thing lives here; where it lies, how it moves and what it means do not.
"""
