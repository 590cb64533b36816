"""Reads the cards folder and people's own card files; repairs what is plain, refuses the rest.

What makes a card valid is for the rulebooks; opening files is for files.
"""
