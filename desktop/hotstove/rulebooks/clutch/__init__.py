"""Clutch Baseball: the edition of 2017, and that of 2024 as differences upon it."""
