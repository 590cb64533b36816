"""Showdown, the 2004 rules: basic, advanced and expert."""
