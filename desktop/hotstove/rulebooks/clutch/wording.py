from __future__ import annotations


class ClutchWording:
    def __init__(self, book: object) -> None:
        self.book = book
