"""A roster as text, out and in again; the usual ways people write lists."""

from __future__ import annotations

import pytest
from club_cards import library, roster_of
from msgspec.structs import replace

from hotstove.baseball.positions import Position
from hotstove.clubhouse.showdown.documents import ShowdownDocument
from hotstove.clubhouse.showdown.roster_text import pasted, roster_text
from hotstove.rulebooks.showdown.cards import HitterCard

KNOWN = library().cards
SHORTSTOP = next(c for c in KNOWN.values() if isinstance(c, HitterCard) and c.qualifies("SS"))


@pytest.mark.parametrize("club", ["stovepipes", "lamplighters"])
def test_text_comes_back_as_the_same_roster(club):
    document = replace(roster_of(club), considering=tuple(list(KNOWN)[-2:]))
    read = pasted(roster_text(document, KNOWN), ShowdownDocument(), KNOWN)
    assert read.unread == ()
    before, after = document.roster, read.document.roster
    assert set(after.cards) == set(before.cards)
    assert set(after.backups) == set(before.backups)
    assert (after.rotation, after.al, after.nl) == (before.rotation, before.al, before.nl)
    assert after.home_rules == before.home_rules
    assert read.document.considering == document.considering
    assert read.document.name == document.name
    again = roster_text(read.document, KNOWN)
    assert set(again.splitlines()) == set(roster_text(document, KNOWN).splitlines())


@pytest.mark.parametrize(
    "line",
    [
        "{name}",
        "SS {name}",
        "SS: {name}",
        "1. SS {name}",
        "1) {name}, SS",
        "1x {name}",
        "1 {name}",
        "- {name} ({points})",
        "• {name} - SS",
        "{name} | {club}",
        "{name}, {club}, {points}",
        "{upper}",
        "{name} [{id}]",
        "{id}",
    ],
)
def test_the_usual_forms_of_a_line(line):
    card = SHORTSTOP
    text = line.format(
        name=card.name, upper=card.name.upper(), points=card.points, club=card.club, id=card.id
    )
    read = pasted(text, ShowdownDocument(), KNOWN)
    assert read.unread == ()
    assert read.document.roster.cards == (card.id,)
    if "SS" in line.split("{")[0] or line.endswith("SS"):
        assert read.document.roster.al[0].position is Position.SHORTSTOP


def test_who_is_not_found_or_not_alone_is_told_with_his_line():
    twin = replace(SHORTSTOP, id="twin", season=1999, points=SHORTSTOP.points + 10)
    known = KNOWN | {"twin": twin}
    text = f"Bench:\nNobody At All\n{twin.name}\n{twin.name} ({twin.points})\n"
    read = pasted(text, ShowdownDocument(), known)
    assert read.document.roster.cards == ("twin",)
    told = [sentence.english() for sentence in read.unread]
    assert told[0].startswith("Line 2, “Nobody At All”: no card has that name")
    assert told[1].startswith(f"Line 3, “{twin.name}”: several cards")
    out = roster_text(read.document, known)
    assert pasted(out, ShowdownDocument(), known).document.roster.cards == ("twin",)


def test_sections_say_where_men_belong():
    arms = [c for c in KNOWN.values() if not isinstance(c, HitterCard) and c.role == "starter"]
    text = f"== Rotation ==\n{arms[0].name}\n[Bullpen]\n// nobody\nBackups (1)\n{SHORTSTOP.name}"
    read = pasted(text, ShowdownDocument(), KNOWN)
    assert read.document.roster.rotation == (arms[0].id,)
    assert read.document.roster.backups == (SHORTSTOP.id,)
