"""What a seat may answer: small tagged values, written to the journal as they are.

Games add their own (a lineup card, a substitution) beside the two kept here.
"""

from __future__ import annotations

from typing import Final

from .values import Value


class Answer(Value, frozen=True, tag_field="answer"):
    """Base of all answers."""


class Key(Answer, frozen=True, tag="key"):
    """One of a few named answers: ``pass``, ``send``."""

    key: str


PASS: Final = Key("pass")
"""To let go by what one is asked about."""


class Conceded(Answer, frozen=True, tag="conceded"):
    """The seat asked gives the game up; every decision may be answered so."""


class Placed(Answer, frozen=True, tag="placed"):
    """A card laid in a place of the table."""

    card: str
    place: str
