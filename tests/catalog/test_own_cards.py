"""Sets people imported, formats from a file: what is read, and one bad file beside good ones."""

from __future__ import annotations

import pytest

from hotstove import places
from hotstove.catalog.card_lists import write_cards
from hotstove.catalog.formats import read_formats
from hotstove.catalog.own_cards import read_own_cards
from hotstove.catalog.refused import CardFileError
from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.showdown.formats import Format

CARDS = Catalog(places.cards()).showdown_cards


def test_every_set_of_the_folder_is_read_and_a_bad_one_named(tmp_path):
    write_cards(CARDS[:5], tmp_path / "a.csv")
    write_cards(CARDS[3:8], tmp_path / "b.csv")
    (tmp_path / "c.csv").write_text("name,team\nAna,Owls\n", "utf-8")
    (tmp_path / "notes.txt").write_text("nothing", "utf-8")
    found = read_own_cards(tmp_path)
    assert found.cards == CARDS[:8]
    assert len(found.refused) == 1
    assert "c.csv" in found.refused[0].sentence


def test_cards_of_the_house_are_not_replaced(tmp_path):
    write_cards(CARDS[:5], tmp_path / "a.csv")
    assert read_own_cards(tmp_path, [card.id for card in CARDS]).cards == ()


def test_no_folder_is_no_cards(tmp_path):
    assert read_own_cards(tmp_path / "none").cards == ()


def test_the_house_sends_its_formats_in_a_file(tmp_path):
    """SD-T-13: formats are data."""
    formats = read_formats(places.cards() / "showdown" / "formats.toml")
    assert formats["2004"] == Format(name=formats["2004"].name)
    path = tmp_path / "formats.toml"
    path.write_text('[[format]]\nid = "mine"\ncap = 4321\nsize = 22\n', "utf-8")
    assert read_formats(path) == {"mine": Format(id="mine", cap=4321, size=22)}


@pytest.mark.parametrize(
    "text",
    [
        "format = 1",
        "[[format]]\nsize = 'x'",
        "[[format]]\nmoons = 2",
        "[[format]]\nbackup_share = 0",
        "[[",
        "a = " + "[" * 9999,
    ],
)
def test_a_faulty_format_file_is_refused_in_a_sentence(tmp_path, text):
    path = tmp_path / "formats.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(CardFileError, match=r"formats\.toml"):
        read_formats(path)
    with pytest.raises(FileRefused):
        read_formats(tmp_path / "none.toml")
