"""What the games share: bases, innings, positions, lineups, scorebook and box score."""
