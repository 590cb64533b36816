"""Best of so many, of every game on the shelf: standing, home, rest, and the file in between."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from hotstove.baseball.series import Outing, Played, by_schedule, by_turns
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.series import (
    begun,
    caught_up,
    duties,
    home_of_next,
    is_over,
    law_of,
    next_setup,
    open_game,
    standing,
    with_result,
)
from hotstove.managers.exhibition import exhibition_game
from hotstove.play.answers import Conceded
from hotstove.play.seats import Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import SHELF, volume
from hotstove.saves.refused import SaveRefused
from hotstove.saves.reopening import create, new_header
from hotstove.saves.series_file import (
    Series,
    SeriesGame,
    all_series,
    new_path,
    read_series,
    write_series,
)

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
WITH_LAW = [book.id for book in SHELF.values() if book.series is not None]
CHAIRS = (Chair("Vera", "luck"), Chair("Hal", "luck"))


def series(rulebook="showdown/basic", best_of=3, **more):
    innings = (volume(rulebook).innings or (2,))[0]
    return Series(
        name="The Series", rulebook=rulebook, best_of=best_of, clubs=("kites", "anvils"),
        chairs=CHAIRS, seed=7, innings=innings, **more,
    )  # fmt: skip


def won(*winners, home=0):
    return tuple(
        SeriesGame(f"{n}.hotstove", Played(home, (1, 0), winner))
        for n, winner in enumerate(winners)
    )


def play_next(made):
    """Play one game by luck; return the series after it and the session."""
    made = begun(made, f"game {len(made.games) + 1}.hotstove")
    session = exhibition_game(volume(made.rulebook), next_setup(made, CATALOG), "luck")
    return with_result(made, session), session


# Standing


@pytest.mark.parametrize(
    ("best_of", "winners", "wins", "winner"),
    [
        (3, (0, 0), (2, 0), 0),
        (3, (0, 1), (1, 1), None),
        (3, (0, 1, 1), (1, 2), 1),
        (5, (1, 1), (0, 2), None),
        (7, (1, 1, 0, 1, 1), (1, 4), 1),
        (3, (0, None, 1), (1, 1), None),
        (1, (1,), (0, 1), 1),
    ],
)
def test_a_series_ends_with_the_majority(best_of, winners, wins, winner):
    """A game that nobody won counts for neither."""
    made = series(best_of=best_of, games=won(*winners))
    assert standing(made).wins == wins
    assert standing(made).winner == winner
    assert is_over(made) is (winner is not None)


def test_home_goes_by_schedule_or_by_turns():
    assert [by_schedule(1, game, 7) for game in range(1, 8)] == [1, 1, 0, 0, 0, 1, 1]
    assert [by_schedule(0, game, 5) for game in range(1, 6)] == [0, 0, 1, 1, 0]
    assert [by_schedule(0, game, 3) for game in range(1, 4)] == [0, 1, 0]
    assert [by_turns(0, game) for game in range(1, 5)] == [0, 1, 0, 1]
    duel = series("pitch_duel/aa", 7)
    homes = [
        home_of_next(replace(duel, games=won(*[None] * games, home=1))) for games in range(1, 5)
    ]
    assert homes == [0, 1, 0, 1]


def test_the_first_home_is_found_out_in_the_game_unless_agreed():
    assert home_of_next(series()) is None
    assert home_of_next(series(home="second")) == 1
    assert next_setup(series("pizza_box/a"), CATALOG).home == "cards"


# Every game


@pytest.mark.parametrize("rulebook", WITH_LAW)
def test_a_best_of_three_of_every_game_can_be_played_out(rulebook):
    made, homes, seeds = series(rulebook), [], set()
    while not is_over(made):
        agreed = home_of_next(made)
        made, session = play_next(made)
        last = made.played[-1]
        homes.append(last.home)
        seeds.add(session.rulebook.setup.seed)
        assert agreed in (None, last.home)
        assert session.state.seats_of(Side.HOME) == (last.home,)
        runs = [session.state.runs(side) for side in (Side.HOME, Side.VISITOR)]
        assert [last.runs[last.home], last.runs[1 - last.home]] == runs
        if session.state.forfeited_by is None:
            assert last.winner is (None if runs[0] == runs[1] else last.runs.index(max(runs)))
        assert len(homes) < 12
    assert homes[1] != homes[0]
    assert len(seeds) == len(homes)
    assert sum(standing(made).wins) <= 3


@pytest.mark.parametrize("rulebook", WITH_LAW)
def test_only_games_with_pitchers_say_who_may_pitch(rulebook):
    both = duties(series(rulebook, home="first"), CATALOG)
    has_staff = rulebook.startswith(("showdown", "clutch")) or rulebook == "pizza_box/pro"
    for men in both:
        assert bool(men) is has_staff
        for man in men:
            assert man.name
            assert man.role.english()
            if man.why is not None:
                said = law_of(series(rulebook)).why(man.why).english()
                assert man.why.rule in said
                assert "{" not in said


def test_a_conceded_game_is_won_by_the_other():
    made = begun(series(home="first"), "x.hotstove")
    setup = next_setup(made, CATALOG)
    whole = exhibition_game(volume(made.rulebook), setup, "luck")
    session = Session(whole.rulebook, setup.new_dice(), waits_for_throws=True)
    session.follow(whole.journal[:12])
    assert session.state.has_lineups
    while session.decision is None:
        session.follow([whole.journal[len(session.journal)]])
    loser = session.decision.seat
    session.choose(Conceded())
    assert with_result(made, session).played[0].winner == 1 - loser


# The file in between


def test_standing_between_games_lies_in_one_file_and_comes_back(tmp_path):
    made = series("showdown/expert", decks=("small_ball", None), house={"slot": 2})
    made, _ = play_next(made)
    path = new_path(tmp_path, made.name)
    write_series(path, made)
    assert read_series(path) == made
    assert next_setup(read_series(path), CATALOG) == next_setup(made, CATALOG)
    assert new_path(tmp_path, made.name) != path
    assert all_series(tmp_path) == [(path, made)]


def test_a_game_left_in_the_middle_is_taken_up_and_counted_when_it_is_over(tmp_path):
    made = begun(series(), "one.hotstove")
    setup = next_setup(made, CATALOG)
    over = exhibition_game(volume(made.rulebook), setup, "luck")
    half = tmp_path / "half"
    half.mkdir()
    for folder, moves in ((tmp_path, None), (half, 20)):
        session = over
        if moves is not None:
            session = Session(over.rulebook, setup.new_dice(), waits_for_throws=True)
            session.follow(over.journal[:moves])
        header = new_header(made.rulebook, "one", setup)
        create(folder / "one.hotstove", header, session).close()
    unfinished = caught_up(made, half)
    assert unfinished == made
    assert open_game(unfinished).file == "one.hotstove"
    finished = caught_up(made, tmp_path)
    assert open_game(finished) is None
    assert finished.played == with_result(made, over).played


def test_a_game_whose_file_is_gone_was_never_played(tmp_path):
    made = begun(replace(series(), games=won(0)), "gone.hotstove")
    assert caught_up(made, tmp_path).games == won(0)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"hotstove_series": 2}, "newer"),
        ({"rulebook": "bridge"}, "“bridge”"),
        ({"best_of": 0}, "best of 0"),
        ({"best_of": 10_000}, "best of 10000"),
        ({"games": [{"file": "../x.hotstove"}]}, "no series"),
        ({"games": [{"file": ""}]}, "no series"),
        ({"games": [{"file": "a"}, {"file": "b"}]}, "no series"),
        ({"games": [{"file": "a", "played": {"home": 5, "runs": [1, 0], "winner": 0}}]}, "no seri"),
        ({"games": [{"file": "a", "played": {"home": 0, "runs": [1, 0], "winner": 7}}]}, "no seri"),
        ({"chairs": "nobody"}, "does not read"),
        ({"seed": "x"}, "does not read"),
    ],
)
def test_a_damaged_or_hostile_series_is_refused_in_a_sentence(tmp_path, changes, told):
    content = msgspec.json.decode(msgspec.json.encode(series()))
    path = tmp_path / "x.hotseries"
    path.write_bytes(msgspec.json.encode(content | changes))
    with pytest.raises(SaveRefused, match=told):
        read_series(path)
    assert all_series(tmp_path) == []


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\0", '"' + "x" * 2_000_000])
def test_what_is_no_series_at_all_is_refused(tmp_path, text):
    path = tmp_path / "x.hotseries"
    path.write_text(text)
    with pytest.raises(SaveRefused):
        read_series(path)


# Rest, by hand


def expert(*nights, **more):
    """Games in which the Kites' pitchers were those of *nights*, the starter first."""
    games = tuple(
        SeriesGame(
            f"{n}.hotstove",
            Played(0, (1, 0), 0, (tuple(Outing(p, i == 0) for i, p in enumerate(men)), ()), slot),
        )
        for n, (slot, men) in enumerate(nights)
    )
    return series("showdown/expert", 7, games=games, **more)


def staff():
    setup = next_setup(series("showdown/expert"), CATALOG)
    team = setup.teams[0]
    return team.rotation, [c.id for c in team.cards if getattr(c, "role", "") == "reliever"]


def test_sd_g_08_the_next_game_knows_slot_and_bullpen_and_nothing_else():
    """SD-G-08: rotation slot, bullpen use in the last two games, home; everything else anew."""
    rotation, relievers = staff()
    made = expert((1, [rotation[0], relievers[0]]), (2, [rotation[1], relievers[0]]))
    setup, fresh = next_setup(made, CATALOG), next_setup(series("showdown/expert"), CATALOG)
    assert setup.slot == 3
    assert setup.teams[0].tired == {relievers[0]}
    assert setup.teams[1].tired == frozenset()
    same = {"seed": fresh.seed, "slot": fresh.slot, "home": fresh.home, "teams": fresh.teams}
    assert replace(setup, **same) == fresh
    assert replace(setup.teams[0], tired=frozenset()) == fresh.teams[0]


@pytest.mark.parametrize(("slot", "following"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_sd_t_19_the_slot_goes_up_by_one_and_from_four_to_one(slot, following):
    """SD-T-19, SD-A-02."""
    rotation, _ = staff()
    made = expert((slot, [rotation[slot - 1]]))
    assert next_setup(made, CATALOG).slot == following
    today = {man.pitcher: man for man in duties(made, CATALOG)[0]}
    assert today[rotation[following - 1]].status == "starts"
    waiting = today[rotation[following % 4]]
    assert waiting.status == "waits"
    assert not waiting.may_pitch
    assert waiting.why.rule == "SD-T-19"


@pytest.mark.parametrize(("nights", "is_tired"), [("xx", True), ("x-", False), ("-x", False),
                                                  ("xx-", False), ("-xx", True), ("xxx", True)])
def test_sd_e_43_two_games_in_a_row_tire_a_reliever_who_may_pitch_all_the_same(nights, is_tired):
    """SD-E-43: one game not pitched restores him."""
    rotation, relievers = staff()
    made = expert(
        *((n % 4 + 1, [rotation[n % 4], *([relievers[0]] if night == "x" else [])])
          for n, night in enumerate(nights))
    )  # fmt: skip
    today = {man.pitcher: man for man in duties(made, CATALOG)[0]}
    man = today[relievers[0]]
    assert (man.status == "tired") is is_tired
    assert man.may_pitch
    assert today[relievers[1]].status == "ready"
    advanced = replace(made, rulebook="showdown/advanced")
    assert all(man.status != "tired" for man in duties(advanced, CATALOG)[0])


def test_cl_99_house_rules_of_the_first_clutch_are_read_as_they_are_called_now(tmp_path):
    house = {"draws_weather": True, "draws_managers": False}
    path = tmp_path / "s.hotseries"
    write_series(path, series("clutch/2024", house=house))
    assert read_series(path).house == {"weather_is": "drawn", "managers_are": "none"}
