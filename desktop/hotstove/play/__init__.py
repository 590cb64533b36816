"""A game at a table, any game: seats, decisions, answers, facts, dice, piles, session.

No baseball here, no Qt, no clock and no ``random``.
"""
