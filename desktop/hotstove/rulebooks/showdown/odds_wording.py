"""The odds card in sentences: who faces whom, each result with its chance, what was assumed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from hotstove.baseball.odds import OddsCard, OddsLine
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .odds import Odds, odds

if TYPE_CHECKING:
    from .advanced import AdvancedShowdown
    from .basic import BasicShowdown
    from .state import ShowdownGame


def odds_lines(book: BasicShowdown, odds: Odds) -> list[Sentence]:
    """Return the card line by line: heading, advantage, results, sums, assumptions."""
    names: dict[str, Filling] = {
        "batter": book.cards[odds.batter].name,
        "pitcher": book.cards[odds.pitcher].name,
    }
    lines = [
        Sentence("showdown", QT_TRANSLATE_NOOP("showdown", "{batter} against {pitcher}"), names),
        Sentence(
            "showdown",
            QT_TRANSLATE_NOOP("showdown", "{pitcher}'s chart: {percent} %"),
            {"pitcher": names["pitcher"], "percent": percent(odds.advantage)},
        ),
    ]
    lines += [
        Sentence(
            "showdown",
            QT_TRANSLATE_NOOP("showdown", "{result}: {percent} % ({chance})"),
            {"result": result.value, "percent": percent(chance), "chance": in_400(chance)},
        )
        for result, chance in odds.chances
    ]
    lines += [
        Sentence(
            "showdown",
            QT_TRANSLATE_NOOP("showdown", "Reaches base: {percent} % ({chance})"),
            {"percent": percent(odds.on_base), "chance": in_400(odds.on_base)},
        ),
        Sentence(
            "showdown",
            QT_TRANSLATE_NOOP("showdown", "Bases of hits: {bases}"),
            {"bases": f"{float(odds.bases):.2f}"},
        ),
    ]
    if odds.assumed:
        lines.append(
            Sentence(
                "showdown",
                QT_TRANSLATE_NOOP("showdown", "If these icons are used: {icons}"),
                {"icons": tuple([icon.value for icon in odds.assumed])},
            )
        )
    return lines


def odds_text(book: BasicShowdown, odds: Odds) -> str:
    """Return the card in English, a line each."""
    return "\n".join(line.english() for line in odds_lines(book, odds))


def percent(chance: Fraction) -> str:
    """Return *chance* in hundredths with one decimal, ``22.5``."""
    return f"{float(chance * 100):.1f}"


def in_400(chance: Fraction) -> str:
    """Return *chance* out of the 400 throws of two dice where it comes out even, ``88/400``."""
    throws = chance * 400
    return f"{throws.numerator}/400" if throws.denominator == 1 else str(chance)


def odds_card(book: AdvancedShowdown, game: ShowdownGame) -> OddsCard:
    """Return the card of the at-bat at hand, for whoever shows it line by line."""
    found = odds(book, game)
    title, advantage, *_ = odds_lines(book, found)
    lines = tuple(
        OddsLine(result.value, chance, result.is_out) for result, chance in found.chances
    )
    told = (
        advantage,
        Sentence(
            "showdown",
            QT_TRANSLATE_NOOP("showdown", "Reaches base: {percent} % ({chance})"),
            {"percent": percent(found.on_base), "chance": in_400(found.on_base)},
        ),
        Sentence(
            "showdown",
            QT_TRANSLATE_NOOP("showdown", "Both dice counted out; icons are not assumed."),
        ),
    )
    return OddsCard(title, lines, told)
