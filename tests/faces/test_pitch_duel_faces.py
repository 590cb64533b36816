"""Pitch Duel's cards: five pitches and five contacts, told apart by path, code and name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from canvas import drawn, share_changed
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QImage

from hotstove.catalog.pitch_duel import HOUSE_PILE, read_pile
from hotstove.faces import cards, game_backs, pitch_duel
from hotstove.faces.cards import CardArt, Face
from hotstove.faces.lettering import Line
from hotstove.faces.pitch_duel import BATTERS, PITCHERS, PitchDuelFaces
from hotstove.faces.pitches import FLIGHTS
from hotstove.faces.result_print import lettering_of
from hotstove.faces.theme import EVENING, contrast
from hotstove.rulebooks.pitch_duel.cards import (
    HAND_CARDS,
    PITCHES,
    RUNNER_CARDS,
    Pitch,
    Result,
    ResultCard,
    contact_card,
    pitch_card,
)

CARDS = Path(__file__).parents[2] / "cards"
READ = pytest.mark.parametrize("face", [Face.TABLE, Face.READING])
BACKS = ("pitcher", "batter", "pile", "runner")
SHEET = QRectF(0, 0, cards.WIDTH, cards.HEIGHT)
SCENE = QRect(8, 40, 134, 126)


@cache
def pile() -> tuple[ResultCard, ...]:
    return read_pile(CARDS / "pitch_duel" / HOUSE_PILE)


@cache
def faces() -> PitchDuelFaces:
    return PitchDuelFaces(pile())


def picture(art: CardArt, face: Face = Face.TABLE, width: int = 150) -> QImage:
    tall = round(width * cards.ASPECT)
    return drawn(lambda p: art.paint(p, QRectF(0, 0, width, tall), face), width, tall)


@READ
@pytest.mark.parametrize("card_id", list(HAND_CARDS))
def test_words_of_a_hand_fit_and_read(card_id: str, face: Face) -> None:
    card = HAND_CARDS[card_id]
    lines = pitch_duel.hand_lines(card, face)
    for line in lines:
        text, font = line.fitted()
        assert text == line.text
        assert QFontMetricsF(font).capHeight() <= line.box.height()
        assert SHEET.contains(line.box)
    assert not any(a.box.intersects(b.box) for a, b in combinations(lines, 2))
    ground = PITCHERS if card.is_pitchers else BATTERS
    assert contrast(lines[1].colour, ground) >= 4.5


@pytest.mark.parametrize("one_of", [pitch_card, contact_card])
def test_every_pitch_flies_its_own_way_without_colour(one_of: Callable[[Pitch], str]) -> None:
    pictures = [picture(faces().art(one_of(pitch))) for pitch in PITCHES]
    for one, other in combinations(pictures, 2):
        assert share_changed(one, other, SCENE) >= 0.03


def test_every_pitch_of_the_game_has_a_flight() -> None:
    assert set(FLIGHTS) == {pitch.value for pitch in PITCHES}


@pytest.mark.parametrize("pitch", PITCHES)
def test_a_contact_is_no_pitch(pitch: Pitch) -> None:
    thrown, met = (picture(faces().art(f"{kind}-{pitch}")) for kind in ("pitch", "contact"))
    assert share_changed(thrown, met, SCENE) >= 0.03
    assert share_changed(thrown, met, QRect(8, 8, 134, 26)) >= 0.2


@READ
def test_every_result_card_prints_all_its_words(face: Face) -> None:
    for card in pile():
        for text in lettering_of(pitch_duel.print_of(card), face):
            is_whole = text.fitted()[0] == text.text if isinstance(text, Line) else text.is_whole
            assert is_whole, (card.id, text.text)
            assert SHEET.contains(text.box)


def test_the_nine_results_are_nine_pictures() -> None:
    first = {card.result: card.id for card in pile()}
    assert set(first) == set(Result)
    pictures = {result: picture(faces().art(card_id)) for result, card_id in first.items()}
    for one, other in combinations(Result, 2):
        where = QRect(8, 34, 134, 160)
        assert share_changed(pictures[one], pictures[other], where, 30) >= 0.02, (one, other)


@pytest.mark.parametrize(("one", "other"), list(combinations(BACKS, 2)))
def test_two_backs_differ_without_colour(one: str, other: str) -> None:
    first, second = (picture(faces().art(f"back:{name}"), Face.BACK) for name in (one, other))
    assert share_changed(first, second, QRect(4, 4, 142, 200), 30) >= 0.05


@pytest.mark.parametrize("name", BACKS)
def test_the_words_of_a_back_fit(name: str) -> None:
    back = pitch_duel.back_of(name)
    assert back is not None
    for text in game_backs.back_lines(back):
        assert text.fitted()[0] == text.text if isinstance(text, Line) else text.is_whole


def test_the_backs_of_a_hand_are_all_the_same() -> None:
    for is_pitchers in (True, False):
        hand = [c for c, card in HAND_CARDS.items() if card.is_pitchers is is_pitchers]
        pictures = [picture(faces().art(card_id), Face.BACK, 70) for card_id in hand]
        assert all(other == pictures[0] for other in pictures)


def test_a_runner_shows_his_base_without_colour() -> None:
    runner = RUNNER_CARDS[0].id
    pictures = [picture(faces().art(runner, base)) for base in ("", "1", "2", "3")]
    for one, other in combinations(pictures, 2):
        assert share_changed(one, other, QRect(30, 6, 90, 50), 30) > 0.02


def test_plain_words() -> None:
    assert faces().words("pitch-SI") == "Sinker, SI. Pitch: a strike unless met."
    assert faces().words("contact-CU") == "Curveball, CU. Contact: meets the same pitch."
    assert faces().words("SB") == "Stolen Base, SB. Contact: lead runner takes a base."
    assert faces().words("back:batter") == "Face down: BATTER."
    assert faces().words("") == "Face down."
    for card in pile():
        assert card.name in faces().words(card.id)


def test_ink_reads_on_the_ribbons() -> None:
    for card in pile():
        ground = pitch_duel.print_of(card).areas[0].ribbon.ground
        assert contrast(EVENING.ink, ground) >= 4.5
