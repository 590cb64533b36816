"""A duel as a session file: its pile and cards laid face down kept, reopened, listed."""

from __future__ import annotations

from duel_cast import PILE, lay, setup
from msgspec.structs import replace
from saved_games import play

from hotstove.play.facts import Fact
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import SEATS
from hotstove.rulebooks.pitch_duel.facts import CardLaid
from hotstove.saves.listing import session_info
from hotstove.saves.reopening import begin, new_header, resume

DUEL = "pitch_duel/aaa"


def begun(path, **house):
    return begin(path, new_header(DUEL, "Evening duel", setup(**house)))


def test_a_duel_is_reopened_where_it_was_left(tmp_path):
    path = tmp_path / "duel.hotstove"
    game = begun(path, sb_limit=2, may_swap=False)
    play(game.session, 60)
    while game.session.decision.asks != "pitch":
        play(game.session, 1)
    lay(game.session, "SL")
    game.recording.close()
    again = resume(path)
    assert again.session.state == game.session.state
    assert list(again.session.facts) == list(game.session.facts)
    assert again.session.decision.asks == "contact"
    assert again.session.rulebook.setup.sb_limit == 2
    assert again.session.rulebook.setup.pile == PILE
    other = again.session.decision.seat
    frames: list[Fact] = [frame.fact for frame in again.session.frames(other)]
    laid = [fact for fact in frames if isinstance(fact, CardLaid)][-1]
    assert laid.card == FACE_DOWN
    again.recording.close()


def test_the_list_shows_clubs_score_and_inning(tmp_path):
    path = tmp_path / "duel.hotstove"
    game = begun(path, home="second")
    play(game.session)
    game.recording.close()
    info, state = session_info(path), game.session.state
    clubs = [team.club.name for team in game.session.rulebook.setup.teams]
    assert (info.visitor, info.home) == (clubs[0], clubs[1])
    assert info.rulebook == DUEL
    assert info.fault is None
    assert info.inning >= state.inning - 1
    assert game.session.rulebook.club(SEATS[1]).name == clubs[1]


def test_a_later_pile_does_not_change_a_game_in_progress(tmp_path):
    """The cards in use are in the file itself."""
    path = tmp_path / "duel.hotstove"
    mine = tuple(replace(card, name=f"{card.name} again") for card in PILE)
    game = begun(path, pile=mine)
    play(game.session, 30)
    game.recording.close()
    assert resume(path).session.rulebook.cards["1B-01"].name.endswith("again")
