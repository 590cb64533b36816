"""Showdown's rosters by SD-T: what of the clubhouse knows that game's cards and law."""
