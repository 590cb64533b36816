"""Session files: a game written down as it is played, reopened later, recovered where it can be.

What the lines mean is for the rulebooks; opening files for writing is for files.
"""
