"""A saved expert game carries its decks: what a card file says later changes nothing in it."""

from __future__ import annotations

import json

import pytest
from saved_games import CARDS, CATALOG, changed, lines, play
from test_session_files import same

from hotstove.catalog.setups import new_setup
from hotstove.catalog.strategy import read_strategy_cards
from hotstove.play.setup import Chair
from hotstove.rulebooks.showdown.expert_facts import CardPlayed, Drew
from hotstove.saves.refused import SaveRefused
from hotstove.saves.reopening import begin, new_header, resume

EXPERT = "showdown/expert"
DECKS = ("gloves_and_arms", "long_ball")


def begun(path, **house):
    chairs = (Chair("Vera"), Chair("Hal"))
    house = {"decks": DECKS, **house}
    setup = new_setup(EXPERT, CATALOG, ("mudlarks", "stovepipes"), chairs, seed=7, **house)
    return begin(path, new_header(EXPERT, "Opening day", setup))


@pytest.mark.parametrize("answers", [5, 200, 700])
def test_a_reopened_game_is_the_game_that_was_left(tmp_path, answers):
    path = tmp_path / "g.hotstove"
    game = begun(path)
    play(game.session, answers)
    game.recording.close()
    again = resume(path)
    same(again.session, game.session)
    assert again.notice is None


def test_the_decks_lie_in_the_file_and_a_changed_card_file_changes_no_game(tmp_path):
    """SD-E-02: the cards it began with, whatever the card file says by now."""
    path = tmp_path / "g.hotstove"
    game = begun(path, decks=("small_ball", "long_ball"))
    play(game.session, 300)
    game.recording.close()
    header = json.loads(lines(path)[0])
    written = header["setup"]["teams"][0]["deck"]
    assert written["name"] == "Small Ball"
    assert sum(each["count"] for each in written["cards"]) == 60
    text = (CARDS / "showdown" / "strategy.toml").read_text("utf-8")
    other = tmp_path / "strategy.toml"
    other.write_text(text.replace("by = 2", "by = 3"), encoding="utf-8")
    now = {card.id: card for card in read_strategy_cards(other)}
    session = resume(path).session
    then = session.rulebook.strategy["guess_curve@0-1"]
    assert then.effects != now["guess_curve"].effects
    play(session, 50, seed=2)
    assert [fact for fact in session.facts if isinstance(fact, CardPlayed | Drew)]


def first_card(header):
    return header["setup"]["teams"][0]["deck"]["cards"][0]


@pytest.mark.parametrize(
    "change",
    [
        lambda header: first_card(header)["card"]["effects"][0].update(word="levitate"),
        lambda header: first_card(header)["card"].update(windows=["thursday"]),
        lambda header: first_card(header).update(count=5),
        lambda header: first_card(header).update(count=10**9),
        lambda header: first_card(header)["card"].update(text="x" * 5000),
        lambda header: first_card(header)["card"]["effects"][0]["values"].update(by="many"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(tmp_path, change):
    path = tmp_path / "g.hotstove"
    begun(path).recording.close()
    changed(path, 1, change)
    with pytest.raises(SaveRefused) as refused:
        resume(path)
    assert "Gloves and Arms" in str(refused.value)
