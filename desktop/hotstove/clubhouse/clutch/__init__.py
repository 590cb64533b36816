"""Clutch in the clubhouse, both editions: their law, places, worths and fill."""
