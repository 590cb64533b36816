"""Roster files: written, read back, cut short, damaged, hostile, of the future, of lost sets."""

from __future__ import annotations

import json
import zipfile

import pytest
from club_cards import library, roster_of
from msgspec.structs import replace

from hotstove.clubhouse.documents import Version, document_text, save_document, with_names
from hotstove.clubhouse.keeping import RosterKeeper, drafts, pack, rosters
from hotstove.clubhouse.reading import LARGEST_FILE, open_document, read_document
from hotstove.clubhouse.showdown.documents import ShowdownDocument
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.showdown.formats import Format

KNOWN = library().cards
SOME = list(KNOWN)[:3]
WHOLE = with_names(
    replace(
        roster_of(),
        rules=Format(id="own", size=20, cap=4200, sets="standard", season=2026),
        deck={"hit_and_run": 4},
        considering=tuple(SOME[:2]),
        tags={SOME[0]: ("leadoff", "vs lefties")},
        notes={"": "for the winter league", SOME[1]: "knee"},
        versions=(Version("before", roster_of("lamplighters").roster),),
    ),
    KNOWN,
)


def test_a_document_comes_back_whole():
    opened = read_document(document_text(WHOLE), KNOWN)
    assert opened.document == WHOLE
    assert opened.notices == ()


def test_an_empty_document_comes_back(tmp_path):
    path = tmp_path / "nobody.hotroster"
    save_document(ShowdownDocument(), path)
    assert open_document(path, KNOWN).document == ShowdownDocument()


@pytest.mark.parametrize("share", [0.05, 0.2, 0.35, 0.5, 0.8, 0.95, 0.999])
def test_a_file_cut_short_opens_as_far_as_it_goes(share):
    text = document_text(WHOLE)
    opened = read_document(text[: int(len(text) * share)], KNOWN)
    assert "cut short" in opened.notices[0].english()
    kept = opened.document.roster.cards
    assert kept == WHOLE.roster.cards[: len(kept)]
    if share >= 0.5:
        assert kept == WHOLE.roster.cards


def test_every_cut_opens_or_is_refused_in_a_sentence():
    text = document_text(replace(WHOLE, versions=()))
    for end in range(0, len(text), 37):
        try:
            read_document(text[:end], KNOWN)
        except FileRefused as error:
            assert error.sentence.count(".") >= 1


def test_a_byte_of_damage_keeps_what_stands_before_it():
    text = document_text(WHOLE)
    at = text.index('"considering"')
    opened = read_document(f"{text[:at]}£{text[at + 1 :]}", KNOWN)
    assert opened.document.roster == WHOLE.roster
    assert "damaged" in opened.notices[0].english()


def test_a_later_programs_file_opens_and_keeps_what_is_not_known():
    content = json.loads(document_text(WHOLE)) | {"hotroster": 7, "moons": [1, 2]}
    opened = read_document(json.dumps(content), KNOWN)
    told = " ".join(notice.english() for notice in opened.notices)
    assert "written by a later program (form 7, this one knows 1)" in told
    assert "moons" in told
    assert opened.document.roster == WHOLE.roster
    assert json.loads(document_text(opened.document))["moons"] == [1, 2]


def test_cards_of_no_set_are_named_and_stay():
    lost = replace(WHOLE, names=WHOLE.names | {SOME[0]: "Old Hand"}, versions=())
    fewer = {card: KNOWN[card] for card in KNOWN if card != SOME[0]}
    opened = read_document(document_text(lost), fewer)
    assert opened.missing == {SOME[0]: "Old Hand"}
    assert f"Old Hand ({SOME[0]})" in opened.notices[-1].english()
    assert opened.document == lost


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("roster", 5, "“roster”"),
        ("roster", {"cards": [1, "a", None]}, "“roster.cards”"),
        ("roster", {"cards": ["x\u202e\ny"]}, "“roster.cards”"),
        ("roster", {"al": [{"player": "a", "position": "QB"}]}, "“roster.al”"),
        ("roster", {"home_rules": "KBO"}, "“roster.home_rules”"),
        ("rules", {"size": 10**9}, "“rules.size”"),
        ("rules", {"backup_share": 0}, "“rules.backup_share”"),
        ("rules", {"sets": "everything"}, "“rules.sets”"),
        ("name", ["a"], "“name”"),
        ("tags", {"a": "b"}, "“tags”"),
        ("versions", [{"name": "a", "roster": []}], "“versions.1”"),
    ],
)
def test_a_hostile_field_is_left_out_and_the_rest_is_read(field, value, says):
    content = json.loads(document_text(WHOLE)) | {field: value}
    opened = read_document(json.dumps(content), KNOWN)
    assert says in " ".join(notice.english() for notice in opened.notices)
    other = "name" if field != "name" else "roster"
    assert getattr(opened.document, other) == getattr(WHOLE, other)


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{}", "{'a': 1}", "PK\x03\x04", "[" * 200_000, '{"a":' * 50_000]
)
def test_what_is_no_roster_is_refused_in_one_sentence(text):
    with pytest.raises(FileRefused, match=r"roster|not opened"):
        read_document(text, KNOWN, "some.hotroster")


def test_names_are_one_plain_line():
    content = json.loads(document_text(WHOLE)) | {"name": "<b>a</b>\n\x1b[31m" + "x" * 5000}
    name = read_document(json.dumps(content), KNOWN).document.name
    assert name.startswith("<b>a</b>")
    assert len(name) == 200
    assert name.isprintable()


def test_crowds_are_cut_to_what_a_roster_can_hold():
    content = json.loads(document_text(WHOLE))
    content["roster"]["cards"] = [f"c-{n}" for n in range(5000)]
    assert len(read_document(json.dumps(content), KNOWN).document.roster.cards) == 200


def test_a_file_too_large_is_refused(tmp_path):
    path = tmp_path / "large.hotroster"
    path.write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(FileRefused, match="larger"):
        open_document(path, KNOWN)


def test_an_unnamed_roster_is_kept_as_a_draft_until_it_has_a_name(tmp_path):
    keeper = RosterKeeper(tmp_path)
    draft = keeper.keep(WHOLE)
    assert drafts(tmp_path) == [draft]
    assert not keeper.is_named
    other = RosterKeeper(tmp_path)
    assert other.keep(ShowdownDocument(name="other")) != draft
    named = keeper.keep_as(replace(WHOLE, name="x"), tmp_path / "winter")
    assert named.name == "winter.hotroster"
    assert drafts(tmp_path) == [other.path]
    assert rosters(tmp_path) == [named]
    keeper.keep(WHOLE)
    assert open_document(named, KNOWN).document == WHOLE


def test_a_damaged_file_is_set_aside_before_it_is_written_over(tmp_path):
    path = tmp_path / "torn.hotroster"
    torn = document_text(WHOLE)[:900]
    path.write_text(torn, "utf-8")
    opened = open_document(path, KNOWN)
    RosterKeeper(tmp_path, path, was_damaged=bool(opened.losses)).keep(opened.document)
    assert (tmp_path / "torn.as_found.hotroster").read_text("utf-8") == torn
    assert open_document(path, KNOWN).losses == ()


def test_all_rosters_go_into_one_file(tmp_path):
    folder = tmp_path / "rosters"
    RosterKeeper(folder).keep_as(WHOLE, folder / "winter.hotroster")
    RosterKeeper(folder).keep(ShowdownDocument())
    assert pack(folder, tmp_path / "all.zip") == 2
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert archive.namelist() == ["winter.hotroster", "drafts/draft-1.hotroster"]
        text = archive.read("winter.hotroster").decode()
    assert read_document(text, KNOWN).document == WHOLE
