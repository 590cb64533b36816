"""A saved game of Clutch: reopened as it was left, its cards in the file, bad files refused."""

from __future__ import annotations

import json

import pytest
from former_clutch import as_first_rules
from saved_games import CATALOG, changed, lines, play
from test_session_files import same

from hotstove.catalog.setups import new_setup
from hotstove.play.setup import Chair
from hotstove.saves.listing import session_info
from hotstove.saves.refused import SaveRefused
from hotstove.saves.reopening import begin, new_header, resume

EDITIONS = ("clutch/2017", "clutch/2024")


def begun(path, edition, **house):
    chairs = (Chair("Vera"), Chair("Hal"))
    setup = new_setup(edition, CATALOG, ("mudlarks", "stovepipes"), chairs, seed=7, **house)
    return begin(path, new_header(edition, "Opening day", setup))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answers", [3, 150, 500, 10_000])
def test_a_reopened_game_is_the_game_that_was_left(tmp_path, edition, answers):
    path = tmp_path / "g.hotstove"
    game = begun(path, edition, weather="fog_bank" if edition == "clutch/2024" else "")
    play(game.session, answers)
    game.recording.close()
    again = resume(path)
    same(again.session, game.session)
    assert again.notice is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_decks_park_and_coaches_lie_in_the_file(tmp_path, edition):
    path = tmp_path / "g.hotstove"
    begun(path, edition).recording.close()
    team = json.loads(lines(path)[0])["setup"]["teams"][0]
    assert sum(each["count"] for each in team["deck"]["cards"]) == (
        40 if edition == "clutch/2017" else 50
    )
    assert team["stadium"]["text"]
    assert bool(team.get("coaches")) is (edition == "clutch/2024")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_list_shows_clubs_and_score(tmp_path, edition):
    path = tmp_path / "g.hotstove"
    game = begun(path, edition, home="second")
    play(game.session)
    game.recording.close()
    info = session_info(path)
    assert (info.rulebook, info.fault) == (edition, None)
    assert info.visitor == game.session.rulebook.setup.teams[0].club.name


def deck(header):
    return header["setup"]["teams"][0]["deck"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "change",
    [
        lambda header: deck(header)["cards"][0]["card"]["effects"][0].update(word="levitate"),
        lambda header: deck(header)["cards"][0]["card"].update(windows=["thursday"]),
        lambda header: deck(header)["cards"][0].update(count=10**9),
        lambda header: deck(header)["cards"].clear(),
        lambda header: header["setup"]["teams"][0]["cards"].clear(),
        lambda header: header["setup"]["teams"][0]["rotation"].append("nobody"),
        lambda header: header["setup"]["teams"][0]["stadium"]["main"]["effects"][0].update(
            word="levitate"
        ),
        lambda header: header["setup"].update(innings=0),
        lambda header: header["setup"].update(innings="many"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path, edition, change):
    path = tmp_path / "g.hotstove"
    begun(path, edition).recording.close()
    changed(path, 1, change)
    with pytest.raises(SaveRefused):
        resume(path)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answers", [60, 300])
def test_a_game_of_the_first_rules_plays_on(tmp_path, edition, answers):
    path = tmp_path / "g.hotstove"
    game = begun(path, edition, weather="fog_bank" if edition == "clutch/2024" else "")
    play(game.session, answers)
    game.recording.close()
    as_first_rules(path)
    again = resume(path)
    assert again.session.state == game.session.state
    assert again.header.setup.weather_is == game.header.setup.weather_is
    assert "rules have changed" in again.notice.english()
    assert play(again.session).is_over


@pytest.mark.parametrize("teams", [5, [5, None], None, {"visitor": []}])
def test_a_damaged_game_of_the_first_rules_is_refused_in_a_sentence(tmp_path, teams):
    path = tmp_path / "g.hotstove"
    begun(path, "clutch/2024").recording.close()
    as_first_rules(path)
    head = json.loads(lines(path)[0])
    head["setup"]["teams"] = teams
    path.write_text("\n".join([json.dumps(head), *lines(path)[1:]]) + "\n", encoding="utf-8")
    with pytest.raises(SaveRefused, match="line 1, which says how the game was set up"):
        resume(path)
