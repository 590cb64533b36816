"""Hot Stove: card-baseball games of the kitchen table."""

__version__ = "0.1.0"
