"""Rosters, lineup cards, series and leagues between games; no windows and no rules of play."""
