"""The scorecard of a session as it stands: heading, names and facts, for the printer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.baseball.score_areas import AreaCard, AreaForm
from hotstove.baseball.score_sheet import ScoreSheet
from hotstove.baseball.scoring import scoring_of
from hotstove.binding.translation import called, told
from hotstove.play.seats import Side
from hotstove.play.session import Session
from hotstove.rulebooks.house import HouseValue
from hotstove.rulebooks.shelf import volume

from .scorecard_input import (
    ClubHeading,
    Heading,
    PitcherNote,
    ScorecardInput,
    scorecard_input,
)


def session_scorecard(
    session: Session[Any], title: str, date: str, emblems: Path, *, has_dice: bool = True
) -> ScorecardInput:
    """Return what is printed of *session*; *title* names the rulebook, *date* is ready to print.

    Clubs, chairs and names come through what every rulebook of a ball game offers.
    """
    rulebook: Any = session.rulebook
    setup, game = rulebook.setup, session.state
    home: Club = rulebook.club_of(game, Side.HOME)

    def club(side: Side) -> ClubHeading:
        found: Club = rulebook.club_of(game, side)
        return ClubHeading(
            called(found.name),
            found.abbreviation,
            ", ".join(setup.chairs[seat].name for seat in game.seats_of(side)),
            found.primary,
            emblems / f"{found.emblem}.svg",
        )

    heading = Heading(
        title=title,
        visitor=club(Side.VISITOR),
        home=club(Side.HOME),
        park=home.park,
        date=date,
        house_rules=_house_rules(rulebook.id, setup),
        seed=str(setup.seed) if setup.dice == "seeded" else "",
    )
    names = {card_id: called(card.name) for card_id, card in rulebook.cards.items()}
    pitchers = {
        card_id: PitcherNote(str(card.ip))
        for card_id, card in rulebook.cards.items()
        if hasattr(card, "ip")
    }
    sheet: ScoreSheet | None = None
    codes: tuple[tuple[str, str], ...] = ()
    if hasattr(rulebook, "score_sheet"):
        sheet = rulebook.score_sheet(session.facts)
        codes = tuple((code, told(words)) for code, words in rulebook.score_codes().items())
    areas: tuple[AreaCard, AreaCard] | None = None
    form: AreaForm | None = None
    if hasattr(rulebook, "score_areas"):
        areas = rulebook.score_areas(game, session.facts)
        form = rulebook.area_form()
    return scorecard_input(
        session.facts,
        names,
        heading,
        has_dice=has_dice,
        pitchers=pitchers,
        sheet=sheet,
        codes=codes,
        areas=areas,
        form=form,
        scoring=scoring_of(rulebook),
    )


def _house_rules(rulebook: str, setup: Any) -> tuple[str, ...]:
    """Name what differs from the book's own game."""
    found = []
    if setup.innings != 9:
        text = QCoreApplication.translate("paper", "{count} innings")
        found.append(text.replace("{count}", str(setup.innings)))
    if setup.dice == "typed":
        found.append(QCoreApplication.translate("paper", "own dice"))
    for rule in (rule for rule in volume(rulebook).house if rule.choices):
        value = getattr(setup, rule.name, None)
        own = dict(rule.choices[1:]).get(value) if isinstance(value, HouseValue) else None
        if own is not None:
            title = QCoreApplication.translate("house", rule.title).replace("&", "")
            found.append(f"{title}: {QCoreApplication.translate('house', own)}")
    return tuple(found)
