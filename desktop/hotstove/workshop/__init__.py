"""Where cards are made: leagues from statistics, and their balance; no windows."""
