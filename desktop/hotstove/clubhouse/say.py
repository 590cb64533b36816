"""A sentence of the clubhouse; the template is marked for translation where it stands."""

from __future__ import annotations

from hotstove.play.words import Filling, Sentence


def said(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)
