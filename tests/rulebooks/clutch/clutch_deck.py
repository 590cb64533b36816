"""Cards with every word of the vocabulary between them, for random games; no card of the house."""

from __future__ import annotations

from clutch_printed import made, standing

from hotstove.rulebooks.clutch.strategy import Copies, Deck

_SOURCE = """
swing_up: side="offense", windows=["before_pitch","before_swing"], effects=[{modify={what="swing", by=2}}]
swing_down: side="defense", windows=["before_swing"], effects=[{modify={what="swing", by=-2}}]
pitch_up: side="defense", windows=["before_pitch","after_pitch_roll"], effects=[{modify={what="pitch", by=2}}], icons=[{any_of=["K"], who="pitcher", effects=[{modify={what="pitch", by=1}}]}]
bear_down: side="defense", windows=["before_pitch"], clutch=true, effects=[{modify={what="pitch", clutch=1}}]
eye: side="offense", windows=["before_pitch"], cost=1, effects=[{modify={what="on_base", by=3, for="n_batters", count=2}}]
grudge: side="offense", windows=["after_outcome"], when=[{event=["strikeout"]}], effects=[{modify={what="swing", by=1, for="next_at_bat"}}]
arm_bar: side="defense", windows=["before_throw"], effects=[{modify={what="throw", by=3, for="this_throw"}}], success=[{draw=1}], failure=[{discard=1}]
quick_feet: side="offense", windows=["steal_declared","before_throw"], effects=[{modify={what="stealing", by=3}},{modify={what="speed", by=2}}]
slow_motion: side="defense", windows=["advance_declared"], effects=[{set_speed={to=8, who="runner"}}]
power: side="offense", windows=["before_swing"], effects=[{set_die={roll="swing", die="power"}}]
small: side="defense", windows=["before_pitch"], effects=[{set_die={roll="pitch", die="d16"}}]
fixed: side="offense", windows=["before_swing"], rarity="rare", effects=[{set_roll={which="swing", value=15}}]
floor: side="offense", windows=["before_swing"], effects=[{floor_roll={which="swing", value=8}}]
cap: side="defense", windows=["before_swing"], effects=[{cap_roll={which="swing", value=14}}]
hang_it: side="offense", windows=["after_pitch_roll"], when=[{roll={which="pitch", max=6}}], effects=[{mistake="force"}]
save_it: side="defense", windows=["after_pitch_roll"], when=[{event="mistake_pitch"}], effects=[{mistake="prevent"}]
his_pitch: side="offense", windows=["advantage"], when=[{advantage="pitcher"}], effects=[{advantage="swap"}]
again: side="neutral", windows=["after_pitch_roll","after_swing_roll","after_throw_roll","after_check_roll"], effects=[{reroll={which="pitch", keep="best"}},{reroll="swing"},{reroll={which="throw"}},{reroll={which="check", keep="worst"}}]
grounder: side="defense", windows=["on_result"], when=[{result_in=["1B"]}], effects=[{change_result="GB"}], success=[{draw=1}]
blooper: side="offense", windows=["on_result"], when=[{result_in=["OUT"]}], effects=[{change_result={to="1B"}}]
boot: side="offense", windows=["on_result"], when=[{result_in=["GB"]}], effects=[{award={reason="error", base=1}}]
plunk: side="offense", windows=["on_result"], when=[{result_in=["FB"]}], effects=[{award={reason="hbp", base=1}}]
dive: side="defense", windows=["on_result"], when=[{result_in=["HIT"]}], effects=[{try_change={to="FB", unit="outfield", bonus=2, if="passed"}}]
edit: side="offense", windows=["on_result"], when=[{result_in=["GB"]}], effects=[{chart_edit={chart="both", pick="highest", of="GB", to="1B", count=4}}]
more_ip: side="defense", windows=["half_start","before_pitch"], effects=[{ip=1}]
tired_out: side="offense", windows=["before_pitch"], effects=[{tired={is="set", for="half_inning"}}]
second_wind: side="defense", windows=["before_pitch"], when=[{tired=true}], effects=[{tired={is="ignore", for="n_half_innings", count=3}}]
forgiven: side="defense", windows=["after_outcome"], when=[{event="walk"}], effects=[{count={what="walks", by=-1}},{count={what="runs", by=1}}]
either: side="offense", windows=["before_swing"], effects=[{if={is=[{outs=2}], then=[{modify={what="swing", by=3}}], else=[{draw=1}]}}]
pick_off: side="defense", windows=["before_pitch"], when=[{bases="occupied"}], effects=[{defensive_throw={unit="battery", against="stealing", who="lead_runner", out=[{put_out="runner"}], safe=[{draw=1}]}}]
aimed: side="defense", windows=["before_pitch"], effects=[{defensive_throw={unit="infield", against="on_base", who="batter", out=[{modify={what="pitch", by=2}}]}}]
look_alive: side="defense", windows=["before_pitch"], effects=[{defensive_check={unit="infield", number=18, passed=[{draw=1}], failed=[]}}]
move_up: side="offense", windows=["before_pitch"], when=[{bases="occupied"}], effects=[{advance="chosen"}]
all_up: side="offense", windows=["after_play"], when=[{bases="occupied"}], effects=[{advance={who="runners", bases=1}}]
go_back: side="defense", windows=["after_play"], when=[{bases="risp"}], effects=[{return_runner="lead_runner"}]
hold_on: side="defense", windows=["before_pitch"], when=[{bases="occupied"}], effects=[{hold={who="runners", for="this_at_bat"}}]
gone: side="defense", windows=["before_pitch"], when=[{bases="first"}], rarity="rare", effects=[{put_out="chosen"}]
delayed: side="offense", windows=["before_pitch","after_outcome"], when=[{bases="occupied"}], effects=[{extra_attempt={what="steal", throw=true}}]
extra: side="offense", windows=["after_play"], when=[{bases="occupied"}], effects=[{extra_attempt={what="extra_base", throw=false}}]
no_go: side="defense", windows=["before_pitch"], effects=[{forbid={what="extra_base", for="half_inning"}},{forbid={what="steal", for="half_inning"}}]
draw_two: side="neutral", windows=["after_outcome"], effects=[{draw=2}]
pickpocket: side="neutral", windows=["before_pitch"], effects=[{discard={count=1, whose="opponent", choose="random"}}]
seen: side="neutral", windows=["before_pitch"], effects=[{discard={count=1, whose="opponent", choose="owner"}}]
back: side="neutral", windows=["before_pitch"], effects=[{return_card="any"}]
find: side="neutral", windows=["before_pitch"], effects=[{search="offense"}]
peek: side="neutral", windows=["before_pitch"], effects=[{look="hand"}]
nope: side="neutral", windows=["on_card_played"], when=[{card_played={side=["offense","defense"], marker=["none","momentum"]}}], effects=[{negate="card"}]
sweep: side="neutral", windows=["before_pitch"], effects=[{negate="in_play"}]
cover: side="neutral", windows=["before_pitch"], effects=[{protect={for="half_inning"}}]
roomy: side="neutral", windows=["half_end"], effects=[{hand_limit={by=2, for="game"}}]
echo: side="neutral", windows=["before_swing"], effects=[{copy="opponent"}]
pick_one: side="offense", windows=["before_pitch"], effects=[{choose=[{label="a swing", do=[{modify={what="swing", by=1}}]},{label="a card", do=[{draw=1}]}]}]
die_card: side="neutral", windows=["before_pitch"], effects=[{roll=[{upto=10, do=[]},{upto=20, do=[{draw=1}]}]}]
streak: side="defense", marker="momentum", windows=["after_outcome"], when=[{event="strikeout"}], lifetime={stay="on_player", player="pitcher", until=["mistake_pitch"], uses=1}, waits=[{window="after_pitch_roll", when=[{event="mistake_pitch"}], optional=true, discard=1, effects=[{reroll="pitch"}]}], icons=[{any_of=["MVP","K"], who="pitcher", effects=[{modify={what="pitch", by=1}}]}]
rally: side="offense", marker="momentum", windows=["after_outcome"], when=[{event="hit"}], lifetime={stay="on_team", until=["double_play"]}, waits=[{window="before_swing", effects=[{modify={what="swing", by=1}}]}]
burst: side="defense", marker="burst", windows=["before_pitch"], lifetime={stay="on_team", half_innings=1}, effects=[{modify={what="infield", by=2, for="until_event"}}]
spell: side="offense", marker="burst", windows=["before_pitch"], lifetime={stay="on_game", at_bats=2}, effects=[{modify={what="on_base", by=1, for="until_event"}}]
snap: side="neutral", marker="impulse", windows=["on_substitution"], effects=[{draw=1}]
bunt_up: side="offense", windows=["bunt_declared","after_bunt_roll"], effects=[{draw=1}]
"""  # noqa: E501
CARDS = {
    name: made(name, text)
    for name, _, text in (line.partition(": ") for line in _SOURCE.strip().splitlines())
}
DECKS = {
    year: Deck("tests", tuple(Copies(card, 1) for card in CARDS.values()))
    for year in (2017, 2024)
}
COACHES = (
    made("old_hand", 'coach="bench", windows=["before_pitch"], effects=[{modify={what="infield", '
         'by=1, for="n_half_innings", count=2}}]'),
    made("batting_coach", 'side="offense", coach="hitting", windows=["before_swing"], '
         'when=[{outs=[0, 1]}], effects=[{modify={what="swing", by=2}}]'),
    made("pitching_coach", 'side="defense", coach="pitching", windows=["before_pitch"], '
         'effects=[{modify={what="pitch", by=2}}]'),
)  # fmt: skip
_OLD = """
main={window="on_result", effects=[{chart_edit={chart="pitcher", of="GB", to="SO"}}]},
club="harbor", team={when=[{team={is="harbor", afield=true}}], effects=[
{chart_edit={chart="batter", of="GB", to="SO"}}]}
"""
_NEW = """
main={window="after_outcome", when=[{outcome="HR"}], effects=[{draw=1}]},
offensive={effects=[{draw=1}]}, defensive={when=[{outs=[1,2]}], effects=[{draw=1}]}
"""
_THROWS = 'main={window="before_throw", effects=[{modify={what="throw", by=1, for="this_throw"}}]}'
_SWINGS = 'main={window="before_swing", when=[{inning=3}], effects=[{modify={what="swing", by=1}}]}'
PARKS = {
    2017: (_OLD.replace("\n", " "), _THROWS),
    2024: (_NEW.replace("\n", " "), _SWINGS),
}
MANAGER = standing(
    'window="before_pitch", when=[{inning=5}], effects=[{modify={what="pitch", by=1}}]'
)
