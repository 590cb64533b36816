"""Pitch Duel: pitch card against contact card, at four levels."""
