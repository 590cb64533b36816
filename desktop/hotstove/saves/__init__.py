"""Session files: written, reopened and recovered; opening a file for writing is left to files."""
