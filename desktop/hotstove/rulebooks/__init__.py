"""One package per game, and the shelf they stand on. No game imports another."""
