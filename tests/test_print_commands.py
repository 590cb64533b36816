"""What `hotstove print` makes without a session: cards, boards, markers, score sheets, rosters."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pypdf
import pytest

sys.path += [str(Path(__file__).parent / "paper")]
from measured import drawn

from hotstove import cli


def run(*words):
    try:
        return cli.main([str(word) for word in words])
    except SystemExit as stop:
        return stop.code


def pages(path: Path):
    return pypdf.PdfReader(io.BytesIO(path.read_bytes())).pages


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (["cards", "--game", "pitch_duel", "--set", "hands"], 1 + 2),
        (["cards", "--game", "pitch_duel", "--set", "hands", "--no-guide"], 2),
        (["cards", "--game", "pitch_duel", "--set", "hands,runners", "--packed"], 1 + 2),
        (["cards", "--game", "pizza_box", "--set", "home-staff", "--layout", "fold"], 1 + 3),
        (["cards", "--game", "pitch_duel", "--set", "runners", "--backs", "long"], 2 + 2),
        (["board", "--game", "showdown"], 2),
        (["markers", "--game", "pizza_box"], 1),
        (["sheet", "--game", "pizza_box", "--kind", "situation"], 2),
        (["roster", "--game", "showdown", "--set", "kites,anvils"], 2),
        (["roster", "--game", "showdown"], 16),
    ],
)
def test_a_page_is_printed_without_a_window(tmp_path, capsys, words, count):
    target = tmp_path / "x.pdf"
    assert (
        run(
            "print",
            *words,
            "--out",
            target,
            "--paper",
            "letter",
        )
        == 0
    )
    found = pages(target)
    assert len(found) == count
    assert {round(float(side)) for side in found[0].mediabox[2:]} == {612, 792}
    assert f": {count} {'page' if count == 1 else 'pages'}, " in capsys.readouterr().out


def test_saving_ink_leaves_no_colour_in_the_file(tmp_path):
    for words, coloured in (((), True), (("--ink-saver",), False)):
        target = tmp_path / f"{len(words)}.pdf"
        order = ("print", "board", "--game", "pizza_box", "--out", target, *words)
        assert run(*order) == 0
        inks = {one.ink for one in drawn(pages(target)[0])}
        assert inks
        assert any(len(set(ink)) > 1 for ink in inks) is coloured


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["cards", "--game", "bridge", "--set", "all"], "showdown, clutch, pitch_duel, pizza_box"),
        (["cards", "--game", "showdown", "--set", "aces"], "“aces”; there are all, stovepipes"),
        (["cards", "--game", "showdown"], "--set"),
        (["roster", "--game", "pitch_duel"], "no rosters"),
        (["cards", "--game", "pitch_duel", "--set", "all", "--shift", "far"], "0.3,-0.5"),
        (["cards", "--game", "pitch_duel", "--set", "all", "--shift", "9,0"], "-5 to 5 mm"),
        (["cards", "--game", "pitch_duel", "--set", "all", "--layout", "pile"], "wide-bleed"),
    ],
)
def test_a_mistake_is_told_with_what_would_have_done(tmp_path, capsys, words, told):
    assert run("print", *words, "--out", tmp_path / "x.pdf") == 2
    assert told in capsys.readouterr().err


def test_a_pdf_is_named_like_one(tmp_path, capsys):
    code = run("print", "board", "--game", "showdown", "--out", tmp_path / "x.png")
    assert code == 2
    assert ".pdf" in capsys.readouterr().err
