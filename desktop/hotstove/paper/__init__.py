"""What is printed: scorecards, rosters and sheets; how a card looks is for faces."""
