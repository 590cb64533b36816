"""The House League: sixteen clubs of people who never were, and the season behind them.

Everything is drawn from one seed; the files of ``cards/house_league`` are what this makes.
"""
