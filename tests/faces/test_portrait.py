"""Portraits: different people look different, the same person the same, whatever the size."""

from __future__ import annotations

import pytest
from canvas import drawn, pixels, share_changed
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from hotstove.faces.likeness import SKINS, Likeness, likeness
from hotstove.faces.portrait import BALL, WOOD, Person, paint_portrait
from hotstove.faces.theme import contrast

COLOURS = ("#8c2f2b", "#f1e6c8")
ROSTER = [Person(f"house-{number}", "R", number % 2 == 1, letter="G") for number in range(120)]


def portrait(person: Person, width: int = 90, height: int = 90, scale: int = 1) -> QImage:
    def paint(painter: QPainter) -> None:
        paint_portrait(painter, QRectF(0, 0, width, height), person, COLOURS)

    return drawn(paint, width, height, scale=scale)


def face(looks: Likeness) -> tuple[object, ...]:
    """What of the looks is told by the head alone."""
    return (
        looks.skin, looks.hair, looks.hair_colour, looks.beard, looks.eyes, looks.nose,
        looks.mouth, looks.has_glasses, looks.cheek, looks.jaw,
    )  # fmt: skip


def test_a_hundred_and_twenty_people_have_as_many_faces() -> None:
    assert len({face(likeness(person)) for person in ROSTER}) == len(ROSTER)


def test_every_trait_occurs_and_none_crowds_out_the_rest() -> None:
    looks = [likeness(person) for person in ROSTER]
    assert {look.skin for look in looks} == set(SKINS)
    bearded = sum(look.beard.name != "NONE" for look in looks)
    assert 30 <= bearded <= 90
    assert 4 <= sum(look.has_glasses for look in looks) <= 30


def test_team_mates_can_be_told_apart_at_a_glance() -> None:
    pictures = [portrait(person, 60, 60) for person in ROSTER[:24]]
    head = QRect(15, 8, 30, 30)
    for number, one in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert share_changed(one, other, head, least=24) > 0.10


def test_the_same_id_is_the_same_picture_every_time() -> None:
    once = portrait(Person("house-7", "L", False))
    likeness.cache_clear()
    assert portrait(Person("house-7", "L", False)) == once


def test_looks_do_not_hang_on_the_hash_seed_of_the_day() -> None:
    looks = likeness(Person("house-7", "R", False))
    assert (looks.skin.base, looks.beard.name, looks.eyes.name) == ("#e2ac7b", "CHEVRON", "NARROW")


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("is_pitcher", "gear"), [(False, WOOD), (True, (BALL,))])
def test_bat_and_ball_are_on_the_side_of_the_hand(
    is_pitcher: bool, gear: tuple[str, ...], number: int
) -> None:
    """Seen from the front a right-hander's bat, or ball, is at the viewer's left."""

    def gear_in(picture: QImage, where: QRect) -> int:
        return sum(colour.name() in gear for colour in pixels(picture, where))

    for person, near in (
        (Person(f"house-{number}", "R", is_pitcher), True),
        (Person(f"house-{number}", "L", is_pitcher), False),
    ):
        picture = portrait(person)
        left = gear_in(picture, QRect(0, 0, 35, 90))
        right = gear_in(picture, QRect(55, 0, 35, 90))
        assert (left > right) is near


def test_a_switch_hitter_a_catcher_and_a_pitcher_each_have_a_picture_of_their_own() -> None:
    made = [
        portrait(Person("house-3", "R", False)),
        portrait(Person("house-3", "S", False)),
        portrait(Person("house-3", "R", False, is_catcher=True)),
        portrait(Person("house-3", "R", True)),
    ]
    assert all(one != other for n, one in enumerate(made) for other in made[n + 1 :])


@pytest.mark.parametrize(("width", "height"), [(40, 40), (190, 70), (60, 140), (600, 600)])
def test_any_shape_is_filled_to_its_edges_and_no_further(width: int, height: int) -> None:
    ground = "#ff00ff"

    def paint(painter: QPainter) -> None:
        paint_portrait(painter, QRectF(5, 5, width, height), ROSTER[5], COLOURS)

    sheet = drawn(paint, width + 10, height + 10, ground)
    edge = QRect(0, 0, width + 10, 5)
    assert all(colour.name() == ground for colour in pixels(sheet, edge))
    for row in (6, height // 2, height + 3):
        strip = QRect(6, row, width - 2, 1)
        assert all(colour.name() != ground for colour in pixels(sheet, strip))


def test_the_painter_comes_back_as_it_was() -> None:
    def paint(painter: QPainter) -> None:
        painter.translate(3, 4)
        before = painter.worldTransform()
        paint_portrait(painter, QRectF(0, 0, 40, 40), ROSTER[0], COLOURS)
        assert painter.worldTransform() == before
        assert not painter.hasClipping()

    drawn(paint, 60, 60)


def test_ink_lines_show_on_every_skin() -> None:
    assert all(contrast(skin.base, "#1c2b24") >= 1.9 for skin in SKINS)
