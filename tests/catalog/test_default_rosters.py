"""The clubs' default rosters: legal to the last man, used in games, refused where they are not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.catalog.refused import CardFileError
from hotstove.catalog.rosters import read_rosters
from hotstove.catalog.setups import new_setup, with_whole_clubs
from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused
from hotstove.play.setup import Chair
from hotstove.rulebooks.showdown.cards import HitterCard, PitcherCard, Role
from hotstove.rulebooks.showdown.construction import check_roster, total_cost

CARDS = Path(__file__).parents[2] / "cards"
HOUSE = Catalog(CARDS)
CLUBS = [club.id for club in HOUSE.clubs]
KNOWN = {card.id: card for card in HOUSE.showdown_cards}
CHAIRS = (Chair("Vera"), Chair("Hal", "instinct"))
FIRST = HOUSE.rosters["stovepipes"]


def test_every_club_has_one() -> None:
    assert list(HOUSE.rosters) == CLUBS
    assert {roster.home_rules for roster in HOUSE.rosters.values()} == {"AL", "NL"}


@pytest.mark.parametrize("club_id", CLUBS)
def test_it_is_legal_to_the_last_man(club_id: str) -> None:
    """SD-T-01 to 12, counted here without the rulebook's own check."""
    roster = HOUSE.rosters[club_id]
    cards = [KNOWN[card] for card in roster.cards]
    assert len(set(roster.cards)) == len({card.person for card in cards}) == 25
    assert {card.club for card in cards} == {club_id}
    spent = sum(card.points for card in cards if card.id not in roster.backups)
    spent += sum(-(-KNOWN[card].points // 5) for card in roster.backups)
    assert 4900 <= spent <= 5000
    assert total_cost(cards, roster.backups) == spent
    full = [c for c in cards if isinstance(c, HitterCard) and c.id not in roster.backups]
    assert len(full) >= 9
    assert all(isinstance(KNOWN[card], HitterCard) for card in roster.backups)
    assert list(check_roster(roster, KNOWN)) == []


@pytest.mark.parametrize("club_id", CLUBS)
def test_its_rotation_is_its_four_starters_the_dearest_first(club_id: str) -> None:
    """SD-T-03, 11, 19."""
    roster = HOUSE.rosters[club_id]
    arms = [KNOWN[card] for card in roster.cards if isinstance(KNOWN[card], PitcherCard)]
    assert {card.id for card in arms if card.role is Role.STARTER} == set(roster.rotation)
    points = [KNOWN[card].points for card in roster.rotation]
    assert len(points) == 4
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("club_id", CLUBS)
def test_it_has_a_bullpen_with_a_closer_and_a_bench_with_backups(club_id: str) -> None:
    roster = HOUSE.rosters[club_id]
    pen = [KNOWN[card].role for card in roster.cards if isinstance(KNOWN[card], PitcherCard)]
    assert pen.count(Role.CLOSER) >= 1
    assert pen.count(Role.CLOSER) + pen.count(Role.RELIEVER) >= 5
    catchers = [card for card in roster.cards if KNOWN[card].qualifies(Position.CATCHER)]
    assert len(catchers) >= 2
    assert len(roster.backups) >= 3


@pytest.mark.parametrize("club_id", CLUBS)
@pytest.mark.parametrize("league", ["AL", "NL"])
def test_its_batting_orders_are_legal_nines(club_id: str, league: str) -> None:
    """SD-T-12."""
    roster = HOUSE.rosters[club_id]
    order = roster.al if league == "AL" else roster.nl
    ninth = Position.DESIGNATED_HITTER if league == "AL" else Position.PITCHER
    assert sorted(spot.position for spot in order) == sorted((*FIELDERS, ninth))
    assert len({spot.player for spot in order}) == 9
    assert {spot.player for spot in order} <= set(roster.cards) - set(roster.backups)
    for spot in order:
        card = KNOWN[spot.player]
        is_dh = spot.position is Position.DESIGNATED_HITTER and isinstance(card, HitterCard)
        assert is_dh or card.qualifies(spot.position), (card.name, spot.position)
    pitchers = [spot.player for spot in order if spot.position is Position.PITCHER]
    assert set(pitchers) <= set(roster.rotation)


def test_a_game_is_played_with_the_roster_and_browsed_with_all_cards() -> None:
    """SD-T-02: 25 of 30 cards come to the table."""
    for rulebook in ("showdown/basic", "showdown/advanced"):
        setup = new_setup(rulebook, HOUSE, ("stovepipes", "mudlarks"), CHAIRS, seed=1)
        team = setup.teams[0]
        assert tuple(card.id for card in team.cards) == FIRST.cards
        assert (team.rotation, team.backups) == (FIRST.rotation, frozenset(FIRST.backups))
        assert team.home_rules == FIRST.home_rules
        assert [len(team.cards) for team in with_whole_clubs(setup, HOUSE).teams] == [30, 30]
    alone = new_setup("showdown/basic", HOUSE, ("mudlarks", "mudlarks"), CHAIRS, seed=1)
    whole = with_whole_clubs(alone, HOUSE)
    assert len({card.id for team in whole.teams for card in team.cards}) == 60
    assert {card.id for card in alone.teams[1].cards} <= {card.id for card in whole.teams[1].cards}


def test_a_cards_folder_without_rosters_brings_everybody(tmp_path: Path) -> None:
    for folder in ("house_league", "showdown"):
        shutil.copytree(CARDS / folder, tmp_path / folder)
    (tmp_path / "house_league" / "rosters.toml").unlink()
    own = Catalog(tmp_path)
    assert own.rosters == {}
    setup = new_setup("showdown/advanced", own, ("stovepipes", "mudlarks"), CHAIRS, seed=1)
    assert [len(team.cards) for team in setup.teams] == [30, 30]


# A faulty file

TEXT = (CARDS / "house_league" / "rosters.toml").read_text(encoding="utf-8")
ALONE = "[[roster]]" + TEXT.split("[[roster]]")[1]


def refusal(folder: Path, text: str) -> CardFileError:
    path = folder / "rosters.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardFileError) as refused:
        read_rosters(path, CLUBS, HOUSE.showdown_cards)
    assert "\n" not in refused.value.sentence
    return refused.value


CATCHER = next(spot.player for spot in FIRST.al if spot.position is Position.CATCHER)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"stovepipes"', '"giants"', "roster 1 (giants): there is no such club; the clubs are sto"),
        (f'  "{FIRST.cards[0]}"', '  "hl26-xyz-1"', "no card has the id “hl26-xyz-1”; name a card"),
        (f'  "{FIRST.cards[0]}"', '  "a\\nb"', "no card has the id “a�b”"),
        (f'  "{FIRST.cards[0]}"', '  "hl26-smu-01"', "belongs to the club mudlarks; name a card"),
        (f'  "{FIRST.cards[0]}",', "", "there are 24 cards; a roster has exactly 25 (SD-T-02)"),
        (
            f'"{CATCHER}", position = "CA"', f'"{CATCHER}", position = "SS"',
            "may not play SS; he may play CA",
        ),
    ],
)  # fmt: skip
def test_a_faulty_roster_is_told_with_file_club_and_remedy(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    report = refusal(tmp_path, ALONE.replace(old, new, 1)).report
    assert told in report
    assert report.startswith("rosters.toml, roster 1 (")


def test_a_second_roster_of_a_club_is_refused(tmp_path: Path) -> None:
    said = refusal(tmp_path, ALONE + ALONE).sentence
    assert said.startswith("rosters.toml, roster 2 (stovepipes): the club has a roster already")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[roster]\nclub=", "this is not TOML ("),
        ("roster = " + "[" * 100_000, "this is not TOML (nested too deeply)"),
        ("", "a roster does not read as it should (Object missing required field `roster`)"),
        ("roster = 3", "a roster does not read as it should (Expected `array`, got `int`"),
        (ALONE.replace('"CA"', '"QB"', 1), "`$.roster[0].al["),
        (ALONE.replace('"AL"', '"PL"', 1), "Invalid enum value 'PL' - at `$.roster[0].home_rules`"),
        (ALONE.replace("backups", "spares", 1), "a roster does not read as it should ("),
    ],
)
def test_what_is_no_roster_at_all_is_one_clear_sentence(
    tmp_path: Path, text: str, told: str
) -> None:
    said = refusal(tmp_path, text).sentence
    assert said.startswith("rosters.toml: ")
    assert told in said


def test_a_file_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "rosters.toml"
    path.write_text(ALONE, encoding="utf-8")
    with pytest.raises(FileRefused, match="larger than"):
        read_rosters(path, CLUBS, HOUSE.showdown_cards, limit=100)
    assert list(read_rosters(path, CLUBS, HOUSE.showdown_cards)) == ["stovepipes"]
