"""Atomic writes, the appended journal and bounded reads: nothing else opens a file for writing."""
