"""One module a game: where its pieces lie and how its facts are played out; no other game."""
