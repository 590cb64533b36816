"""The commands around rosters: check, fill, import, print, and rosters played in a game."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pypdf
import pytest
from msgspec.structs import replace

sys.path += [str(Path(__file__).parent / "clubhouse")]
from club_cards import catalog, library, roster_of

from hotstove import cli
from hotstove.catalog.card_lists import write_cards
from hotstove.clubhouse.documents import save_document, with_names
from hotstove.clubhouse.reading import open_document
from hotstove.clubhouse.showdown.documents import ShowdownDocument
from hotstove.clubhouse.showdown.roster_text import roster_text
from hotstove.clubhouse.showdown.teams import team_of, with_teams
from hotstove.clubhouse.teams import RosterIllegal
from hotstove.rulebooks.showdown.formats import Format

KNOWN = library().cards
LIST = """\
Name,Team,Pts.,OB/C,Spd/IP,Pos,H,PU,SO,GB,FB,W,S,S+,DB,TR,HR
Ana Mole,Owls,310,11,18,SS+2,S,-,1-2,3-,4-5,6-9,10-15,-,16-18,-,19+
Bo Vane,Owls,120,4,6,Starter,L,1-2,3-11,12-14,15-17,18-,19-24,-,-,-,25+
Cy Broke,Owls,40,8,9,SS+1,R,-,1-2,9-,4-5,6-9,10-12,-,16-18,-,19+
"""


def run(*words):
    return cli.main([str(word) for word in words])


def page_count(path):
    return len(pypdf.PdfReader(io.BytesIO(path.read_bytes())).pages)


def first_page(path):
    """Its words, blanks as they come."""
    page = pypdf.PdfReader(io.BytesIO(path.read_bytes())).pages[0]
    return " ".join(page.extract_text().split())


@pytest.fixture
def written(tmp_path):
    def write(document=None, name="winter.hotroster"):
        path = tmp_path / name
        save_document(with_names(document or roster_of(), KNOWN), path)
        return path

    return write


def test_a_legal_roster_is_told_so(written, capsys):
    assert run("roster", "check", written()) == 0
    assert "legal, " in capsys.readouterr().out


def test_every_violation_is_a_line_of_code_culprit_and_remedy(written, capsys):
    """SD-T-01: exit 1."""
    roster = roster_of().roster
    man = roster.al[0].player
    wrong = replace(roster_of(), roster=replace(roster, backups=(*roster.backups, man)))
    assert run("roster", "check", written(wrong)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines].count("LINEUP_BACKUP") == 2
    (backup,) = [line for line in lines if line.startswith("LINEUP_BACKUP") and "AL order" in line]
    assert KNOWN[man].name in backup
    assert "or bench him" in backup


def test_a_roster_is_held_to_another_format_by_name(written, capsys):
    """SD-T-02, 13."""
    assert run("roster", "check", written(), "--format", "20-man") == 1
    assert capsys.readouterr().out.startswith("ROSTER_SIZE: the roster: there are 25 cards")
    assert run("roster", "check", written(), "--format", "2004") == 0
    assert run("roster", "check", written(), "--format", "nobody's") == 2
    assert "there are 2004, 20-man" in capsys.readouterr().err


def test_the_formats_that_come_along_are_data():
    formats = catalog().formats
    assert formats["2004"] == Format(name="25 men, 5,000 points")
    assert formats["20-man"].size == 20
    assert formats["full-price"].backup_share == 1
    assert {each.sets for each in formats.values()} == {"extended", "standard", "limited"}


def test_a_roster_as_text_is_checked_too(tmp_path, capsys):
    path = tmp_path / "winter.txt"
    path.write_text(roster_text(roster_of(), KNOWN), "utf-8")
    assert run("roster", "check", path) == 0


def test_a_torn_roster_says_what_was_lost(written, tmp_path, capsys):
    path = written()
    path.write_bytes(path.read_bytes()[:1500])
    assert run("roster", "check", path) == 1
    told = capsys.readouterr()
    assert "cut short" in told.err
    assert "LINEUP_SIZE" in told.out
    assert run("roster", "check", tmp_path / "none.hotroster") == 1
    assert "no such file" in capsys.readouterr().err


def test_a_roster_is_filled_from_nothing_and_around_locks(written, tmp_path, capsys):
    out = tmp_path / "full.hotroster"
    assert run("roster", "fill", "--out", out, "--home", "NL") == 0
    told = capsys.readouterr().out
    assert "runs a game" in told
    assert run("roster", "check", out) == 0
    locks = tmp_path / "locks.txt"
    names = [KNOWN[card].name for card in roster_of().roster.cards[:3]]
    locks.write_text("\n".join(names), "utf-8")
    assert run("roster", "fill", "--locks", locks, "--out", out, "--format", "20-man") == 0
    document = open_document(out, KNOWN).document
    assert set(roster_of().roster.cards[:3]) <= set(document.roster.cards)
    assert len(document.roster.cards) == 20
    assert run("roster", "check", out) == 0


def test_what_cannot_be_filled_says_why(written, tmp_path, capsys):
    path = written(replace(roster_of(), rules=Format(cap=200)))
    out = tmp_path / "none.hotroster"
    assert run("roster", "fill", "--locks", path, "--out", out) == 1
    assert "200 points are not enough" in capsys.readouterr().err
    assert not out.exists()
    assert run("roster", "fill", "--out", tmp_path / "wrong.json") == 2


def test_a_card_list_is_imported_reported_and_used(tmp_path, capsys):
    source, out, report = tmp_path / "list.csv", tmp_path / "set.csv", tmp_path / "report.txt"
    source.write_text(LIST, "utf-8")
    assert run("import", source, "--out", out, "--report", report) == 0
    told = capsys.readouterr().out
    assert "clean 2  kept 0  repaired 0  refused 1" in told
    assert "row 4, Cy Broke: refused: the chart has" in report.read_text("utf-8")
    again = tmp_path / "again.csv"
    assert run("import", out, "--out", again) == 0
    assert again.read_text("utf-8") == out.read_text("utf-8")
    assert run("import", tmp_path / "none.csv", "--out", out) == 1
    assert run("import", source, "--out", tmp_path / "set.xls") == 2


def test_a_list_of_nothing_but_faults_writes_nothing(tmp_path, capsys):
    source, out = tmp_path / "list.csv", tmp_path / "set.csv"
    lines = LIST.splitlines()
    source.write_text("\n".join((lines[0], lines[3])), "utf-8")
    assert run("import", source, "--out", out) == 1
    assert not out.exists()


def test_a_roster_plays_in_a_game(written, capsys):
    path = written()
    words = ("simulate", "--rulebook", "showdown/advanced", "--games", "2", "--json")
    assert run(*words, "--visitor", path, "--home", "mudlarks") == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert run(*words, "--visitor", path, "--home", path) == 0
    assert run(*words, "--home", path) == 0


def test_an_illegal_roster_is_saved_but_not_played(written, capsys):
    short = replace(roster_of().roster, cards=roster_of().roster.cards[:-1])
    path = written(replace(roster_of(), roster=short))
    assert run("simulate", "--rulebook", "showdown/basic", "--visitor", path) == 1
    told = capsys.readouterr().err
    assert "not legal and cannot be played" in told
    assert "24 cards" in told


def test_a_roster_is_nothing_for_another_game(written, capsys):
    assert run("simulate", "--rulebook", "pitch_duel/aa", "--visitor", written()) == 2
    assert "not played with rosters" in capsys.readouterr().err


def test_imported_cards_play_where_their_set_is_named(written, tmp_path, capsys):
    """A roster of cards from one's own set: refused without it, played with it."""
    own = {card: replace(KNOWN[card], id=f"own-{card}") for card in roster_of().roster.cards}
    cards_csv = tmp_path / "own.csv"
    write_cards(own.values(), cards_csv)
    text = written().read_text("utf-8").replace('"hl26-', '"own-hl26-')
    path = tmp_path / "own.hotroster"
    path.write_text(text, "utf-8")
    assert run("roster", "check", path) == 1
    assert "none of your sets" in capsys.readouterr().err
    assert run("roster", "check", path, "--cards", cards_csv) == 0
    words = ("simulate", "--rulebook", "showdown/advanced", "--visitor", path)
    assert run(*words, "--cards", cards_csv) == 0


def test_the_rosters_own_order_is_the_one_suggested():
    """SD-T-12: in the park's league, against the arm of the day; the starter bats in his spot."""
    from hotstove.catalog.setups import new_setup
    from hotstove.play.seats import SEATS
    from hotstove.play.setup import Chair
    from hotstove.rulebooks.shelf import volume

    roster = roster_of().roster
    mine = replace(roster, al=roster.al[::-1], nl=roster.nl[::-1])
    team = team_of(replace(roster_of(), roster=mine), KNOWN, catalog())
    chairs = (Chair("A", ""), Chair("B", ""))
    for league, order in (("AL", mine.al), ("NL", mine.nl)):
        setup = new_setup(
            "showdown/advanced", catalog(), ("stovepipes", "mudlarks"), chairs, seed=1,
            home="second", league=league, slot=2,
        )  # fmt: skip
        setup = with_teams(setup, team, None)
        book = volume("showdown/advanced").open(setup)
        game = replace(book.start(), slot=2, league=league)
        suggested = book.suggested_today(game, SEATS[0])
        assert suggested.pitcher == roster.rotation[1]
        expected = [
            roster.rotation[1] if spot.position == "P" else spot.player for spot in order
        ]
        assert [spot.player for spot in suggested.spots] == expected


def test_a_roster_with_faults_is_refused_with_all_of_them():
    with pytest.raises(RosterIllegal) as refused:
        team_of(ShowdownDocument(name="Nobody"), KNOWN, catalog())
    assert "ROSTER_SIZE" in [fault.code for fault in refused.value.violations]
    assert refused.value.sentence.startswith("The roster “Nobody” is not legal")


def test_a_roster_is_printed_with_its_cards(written, tmp_path, capsys):
    out = tmp_path / "x.pdf"
    assert run("print", "roster", written(), "--out", out) == 0
    assert page_count(out) == 1
    text = first_page(out)
    for card in roster_of().roster.cards:
        assert KNOWN[card].name in text
    assert "Winter" in text
    assert run("print", "roster", written(), "--with-cards", "--paper", "letter", "--out", out) == 0
    assert page_count(out) == 1 + 1 + 3
    assert run("print", "roster", "--out", out) == 2


def test_an_illegal_roster_is_printed_and_says_so(written, tmp_path):
    short = replace(roster_of().roster, cards=roster_of().roster.cards[:-1])
    out = tmp_path / "x.pdf"
    path = written(replace(roster_of(), roster=short))
    assert run("print", "roster", path, "--out", out) == 0
    assert "not legal" in first_page(out)
