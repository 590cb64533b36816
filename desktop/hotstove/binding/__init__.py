"""Speaks for a game in signals and item models (QtCore only); decides nothing, draws nothing."""
