"""Cards made for one test: strategy cards, coaches, parks and weather, written as in card files."""

from __future__ import annotations

import tomllib

from hotstove.baseball.effects.reading import Reader
from hotstove.rulebooks.clutch.card_verbs import VOCABULARY
from hotstove.rulebooks.clutch.strategy import (
    IconBonus,
    Lifetime,
    Stadium,
    Standing,
    StrategyCard,
    Wait,
)


def effects(raw, field="effects"):
    reader = Reader(VOCABULARY, "CL-100")
    found = reader.effects(raw, field)
    assert not reader.problems, reader.problems
    return found


def conditions(raw):
    reader = Reader(VOCABULARY, "CL-100")
    found = reader.conditions(raw, "when")
    assert not reader.problems, reader.problems
    return found


def wait(raw) -> Wait:
    return Wait(
        window=raw["window"],
        when=conditions(raw.get("when", [])),
        effects=effects(raw.get("effects", [])),
        is_optional=raw.get("optional", False),
        discard=raw.get("discard", 0),
    )


def made(name: str, text: str, edition: int = 0) -> StrategyCard:
    """Return a card: ``'side="offense", windows=["before_swing"], effects=[...]'``."""
    raw = tomllib.loads(f"card = {{{text}}}")["card"]
    life = raw.get("lifetime")
    return StrategyCard(
        id=name,
        title=raw.get("title", name.replace("_", " ").title()),
        editions=(edition,) if edition else (2017, 2024),
        side=raw.get("side", "neutral"),
        windows=tuple(raw["windows"]),
        text=f"What {name} does.",
        rarity=raw.get("rarity", "common"),
        marker=raw.get("marker", "none"),
        needs_clutch_moment=raw.get("clutch", False),
        when=conditions(raw.get("when", [])),
        cost=raw.get("cost", 0),
        is_cost_random=raw.get("random", False),
        effects=effects(raw.get("effects", [])),
        icon_bonus=tuple(
            IconBonus(tuple(each["any_of"]), each["who"], effects(each["effects"]))
            for each in raw.get("icons", [])
        ),
        lifetime=Lifetime(**{**life, "until": tuple(life.get("until", ()))}) if life else None,
        waits=tuple(wait(each) for each in raw.get("waits", [])),
        on_success=effects(raw.get("success", [])),
        on_failure=effects(raw.get("failure", [])),
        coach=raw.get("coach", ""),
    )


SWING_TWO = made(
    "swing_two",
    'side="offense", windows=["before_pitch", "before_swing"], '
    'effects=[{modify={what="swing", by=2}}]',
)
IDLE = made("idle", 'side="neutral", windows=["half_end"], when=[{inning=90}], effects=[{draw=1}]')


def stadium(text: str, edition: int = 0) -> Stadium:
    raw = tomllib.loads(f"park = {{{text}}}")["park"]
    parts = {
        part: wait({"window": raw["main"]["window"], **raw[part]})
        for part in ("team", "defensive", "offensive")
        if part in raw
    }
    return Stadium(
        id="park",
        name="The Park",
        editions=(edition,) if edition else (2017, 2024),
        text="A park.",
        main=wait(raw["main"]),
        club=raw.get("club", ""),
        **parts,
    )


def standing(text: str) -> Standing:
    raw = tomllib.loads(f"main = {{{text}}}")["main"]
    return Standing(
        id="sky", name="The Sky", editions=(2017, 2024), text="Weather.", main=wait(raw)
    )


# What many tests play


def change(name, side, of, to, more=""):
    return made(name, f'side="{side}", windows=["on_result"], when=[{{result_in="{of}"}}], '
                f'effects=[{{change_result="{to}"}}]{more}')  # fmt: skip


def plus(name, side, what, by, window="before_pitch", more=""):
    return made(name, f'side="{side}", windows=["{window}"], '
                f'effects=[{{modify={{what="{what}", by={by}}}}}]{more}')  # fmt: skip
