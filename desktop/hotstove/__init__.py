"""Hot Stove: card-baseball games of the kitchen table."""

__version__ = "0.1.0"
__released__ = "2026-11-30"
