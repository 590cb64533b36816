"""Each game's front office, and roster files by the name of their game."""

from __future__ import annotations

import inspect
import json

import pytest
from club_cards import catalog, roster_of
from clutch_rosters import YEARS, changed, office, stock
from clutch_rosters import roster_of as clutch_roster
from msgspec.structs import replace

from hotstove.catalog.showdown import read_showdown_cards
from hotstove.cli.rosters import GAMES as OFFERED
from hotstove.clubhouse.documents import (
    Version,
    document_text,
    save_document,
    with_names,
)
from hotstove.clubhouse.front_office import GAMES, front_office, game_at
from hotstove.clubhouse.reading import open_document, read_document
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.shelf import SHELF


@pytest.mark.parametrize("game", GAMES)
def test_every_game_with_rosters_has_an_office(game):
    it = front_office(game)
    assert it.game == game
    assert front_office(game) is it
    assert it.empty().game == game
    for rulebook in it.kind.rulebooks:
        assert rulebook in SHELF
        assert game_at(rulebook) == game
    stock = it.stocked(catalog())
    editor = it.editor(stock)
    assert editor.points == 0
    assert not editor.is_legal
    assert len(it.formats(catalog())) > 1
    assert it.rules_of(it.empty()).id == next(iter(it.formats(catalog())))
    for ready in it.ready_decks(catalog()).values():
        decked = it.with_deck(it.default_roster(catalog(), "anvils"), ready)
        assert sum(decked.deck.values()) == it.kind.deck.size
        assert not [f for f in it.violations(decked, stock) if f.code.startswith("DECK")]
    for area in it.kind.areas:
        assert editor.dugout.row(area) is not None
    assert editor.is_changed is False


@pytest.mark.parametrize("game", GAMES)
def test_a_roster_is_explained_and_locked_where_it_is(game):
    """SD-T, C17-04, C24-05: everybody does something, and what the roster brings is their sum."""
    it = front_office(game)
    stock = it.stocked(catalog())
    document = it.default_roster(catalog(), "anvils")
    shares = it.explained(document, stock)
    assert {share.card for share in shares} == set(document.roster.cards)
    runs = it.roster_runs(document, stock)
    assert runs == pytest.approx(sum(share.runs for share in shares))
    assert sum(share.points for share in shares) == it.total(document, stock)
    for share in shares:
        assert share.place in it.kind.duties or share.place in ("DH", *_POSITIONS)
        assert "{" not in share.sentence.english()
    locks = it.locks(document, stock)
    assert set(locks) == set(document.roster.cards)
    assert set(it.locks(document, stock, document.roster.cards[:2])) == {
        *document.roster.cards[:2]
    }


_POSITIONS = ("CA", "1B", "2B", "3B", "SS", "LF", "CF", "RF")


def test_a_rulebook_leads_to_the_rosters_it_is_played_with():
    assert {rulebook: game_at(rulebook) for rulebook in SHELF} == {
        rulebook: "showdown" if volume.family == "showdown" else
        rulebook if volume.family == "clutch" else None
        for rulebook, volume in SHELF.items()
    }  # fmt: skip
    assert OFFERED == GAMES
    with pytest.raises(LookupError, match="pitch_duel"):
        front_office("pitch_duel")


def test_offices_answer_the_same_questions():
    """Neither adds a question of its own, so that windows never ask which game it is."""
    asked = {name for name in dir(front_office("showdown")) if not name.startswith("_")}
    for game in GAMES:
        own = {name for name in dir(front_office(game)) if not name.startswith("_")}
        assert own - {"edition"} == asked
        for name in asked:
            mine = getattr(front_office(game), name)
            if inspect.ismethod(mine):
                theirs = getattr(front_office("showdown"), name)
                assert list(inspect.signature(mine).parameters) == list(
                    inspect.signature(theirs).parameters
                ), name


# Files


def whole(year):
    document = clutch_roster(year)
    some = document.roster.cards[:3]
    side = dict.fromkeys(list(document.deck)[:10], 1) if year == 2017 else {}
    return with_names(
        replace(
            changed(document, format="20"),
            name="Winter",
            side_deck=side,
            considering=some[:1],
            tags={some[0]: ("leadoff",)},
            notes={"": "for the winter league"},
            versions=(Version("before", clutch_roster(year, "mudlarks").roster),),
        ),
        stock(year).known,
    )


@pytest.mark.parametrize("year", YEARS)
def test_a_clutch_document_comes_back_whole(year, tmp_path):
    path = tmp_path / "winter.hotroster"
    save_document(whole(year), path)
    opened = open_document(path, lambda game: front_office(game).stocked(catalog()).known)
    assert opened.document == whole(year)
    assert opened.notices == ()
    assert json.loads(path.read_text())["game"] == f"clutch/{year}"


@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.8, 0.99])
def test_a_clutch_file_cut_short_opens_as_far_as_it_goes(year, share):
    text = document_text(whole(year))
    opened = read_document(text[: int(len(text) * share)], stock(year).known)
    assert "cut short" in opened.notices[0].english()
    assert opened.document.game == f"clutch/{year}"
    kept = opened.document.roster.cards
    assert kept == whole(year).roster.cards[: len(kept)]


def test_a_file_that_names_no_game_is_showdowns():
    text = document_text(roster_of())
    assert '"game"' not in text
    assert read_document(text, {}).document == roster_of()
    named = text.replace('"hotroster": 1,', '"hotroster": 1, "game": "showdown",')
    assert read_document(named, {}).document == roster_of()


@pytest.mark.parametrize("game", ["canasta", "clutch/2031", "", 7, None, ["showdown"], {}])
def test_a_file_of_an_unknown_game_is_refused_in_one_sentence(game):
    content = json.loads(document_text(roster_of()))
    content["game"] = game
    with pytest.raises(FileRefused) as refused:
        read_document(json.dumps(content), {}, "odd.hotroster")
    assert refused.value.sentence.startswith("odd.hotroster is a roster of the game “")
    assert "clutch/2024" in refused.value.sentence
    assert "\n" not in refused.value.sentence


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("roster", 5),
        ("side_deck", ["x"]),
        ("deck", {"x": "many"}),
        ("versions", [{"name": "n", "roster": 3}]),
    ],
)
def test_what_cannot_be_read_of_a_clutch_file_is_told_and_left_out(field, value):
    content = json.loads(document_text(whole(2017)))
    content[field] = value
    opened = read_document(json.dumps(content), stock(2017).known)
    assert any(field in notice.english() for notice in opened.losses)
    rest = "name" if field != "name" else "notes"
    assert getattr(opened.document, rest) == getattr(whole(2017), rest)


def test_odd_fields_of_a_clutch_roster_are_mended():
    content = json.loads(document_text(whole(2024)))
    content["roster"] |= {
        "coaches": ["old_groundskeeper", 5],
        "order": [*content["roster"]["order"][:2], {"player": "x", "position": "QB"}],
        "backups": [],
        "format": "20",
        "stadium": "a\nb",
        "rotation": "none",
    }
    opened = read_document(json.dumps(content), stock(2024).known)
    roster = opened.document.roster
    assert roster.coaches == ("old_groundskeeper",)
    assert len(roster.order) == 2
    assert roster.rotation == ()
    assert "\n" not in roster.stadium
    told = " ".join(notice.english() for notice in opened.losses)
    for field in ("roster.coaches", "roster.order", "roster.backups", "roster.rotation"):
        assert field in told
    assert office(2024).editor(stock(2024), opened.document).violations


# Sets of one's own


def test_own_sets_of_each_edition_lie_in_a_folder_of_theirs(tmp_path):
    """CL-16: a set of one edition is never mixed into another, nor into Showdown."""
    from hotstove import places

    house = places.cards() / "clutch_2024" / "house_league.csv"
    text = house.read_text()
    heading, *rows = text.splitlines()
    own = tmp_path / "clutch_2024"
    own.mkdir()
    mine = rows[0].replace("hl26", "mine")
    (own / "winter.csv").write_text(f"{heading}\n{mine}\n")
    (own / "torn.csv").write_text("nothing\n")
    found = office(2024).stocked(catalog(), tmp_path)
    assert len(found.known) == len(stock(2024).shelf.cards) + 1
    assert [refused.sentence for refused in found.refused]
    assert len(office(2017).stocked(catalog(), tmp_path).known) == 480
    showdown = front_office("showdown").stocked(catalog(), tmp_path)
    assert len(showdown.known) == len(catalog().showdown_cards)
    named = office(2024).stocked(catalog(), None, [own / "winter.csv"])
    assert set(named.known) == set(found.known)
    with pytest.raises(FileRefused):
        read_showdown_cards(own / "winter.csv")
