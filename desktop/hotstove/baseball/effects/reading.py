"""Clauses from plain tables, such as a TOML file holds, checked against a game's vocabulary.

A clause is written as a table of one word: ``{ modify = { what = "swing", by = 2 } }``, or shorter
``{ draw = 2 }`` where a bare value says it all. Faults come back as Problems; sentences for them
stand where files are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hotstove.play.problems import Problem

from .clauses import Clause, Scalar
from .interpreter import ALL, ANY, CHOOSE, NOT, ROLL
from .vocabulary import Field, Kind, Vocabulary

DEEPEST: Final = 8
"""Clauses within clauses."""
DIE: Final = 20


def as_table(clause: Clause) -> dict[str, Any]:
    """Return *clause* as it would be written in a file; what is read back is the same clause."""
    if clause.word in (ALL, ANY, NOT):
        return {clause.word: [as_table(each) for each in clause.inside("of")]}
    field = {CHOOSE: "options", ROLL: "rows"}.get(clause.word, "")
    if field in clause.parts:
        lines = [
            {**each.values, "do": [as_table(effect) for effect in each.inside("do")]}
            for each in clause.inside(field)
        ]
        return {clause.word: lines}
    parts = {name: [as_table(each) for each in inside] for name, inside in clause.parts.items()}
    return {clause.word: {**clause.values, **parts}}


class Reader:
    """Reads the clauses of one card; *problems* is what was wrong with them."""

    def __init__(self, words: Vocabulary[Any], rule: str) -> None:
        self._words = words
        self._rule = rule
        self.problems: list[Problem] = []

    def effects(self, raw: object, field: str, depth: int = 0) -> tuple[Clause, ...]:
        return self._clauses(raw, field, True, depth)

    def conditions(self, raw: object, field: str, depth: int = 0) -> tuple[Clause, ...]:
        return self._clauses(raw, field, False, depth)

    def fault(self, code: str, field: str, **arguments: Any) -> None:
        self.problems.append(Problem(code, self._rule, {"field": field, **arguments}))

    def _clauses(
        self, raw: object, field: str, is_effect: bool, depth: int
    ) -> tuple[Clause, ...]:
        if not isinstance(raw, list | tuple):
            self.fault("EFFECT_LIST", field, found=str(raw))
            return ()
        if depth > DEEPEST:
            self.fault("EFFECT_DEEP", field, most=DEEPEST)
            return ()
        found = [self._clause(each, field, is_effect, depth) for each in raw]
        return tuple([clause for clause in found if clause is not None])

    def _clause(self, raw: object, field: str, is_effect: bool, depth: int) -> Clause | None:
        if not isinstance(raw, Mapping) or len(raw) != 1:
            self.fault("EFFECT_LIST", field, found=str(raw))
            return None
        ((word, content),) = raw.items()
        place = f"{field}.{word}"
        if not is_effect and word in (ALL, ANY, NOT):
            return Clause(word, {}, {"of": self.conditions(content, place, depth + 1)})
        if is_effect and word == CHOOSE:
            return self._choose(content, place, depth)
        if is_effect and word == ROLL:
            return self._roll(content, place, depth)
        table = self._words.verbs if is_effect else self._words.conditions
        meaning = table.get(word)
        if meaning is None:
            extra = (CHOOSE, ROLL) if is_effect else (ALL, ANY, NOT)
            self.fault(
                "EFFECT_UNKNOWN" if is_effect else "CONDITION_UNKNOWN",
                field,
                found=str(word),
                allowed=(*sorted(table), *extra),
            )
            return None
        if not isinstance(content, Mapping):
            if not meaning.main:
                self.fault("EFFECT_FIELD", place, found=str(content), allowed=(*meaning.fields,))
                return None
            content = {meaning.main: content}
        return self._filled(str(word), content, meaning.fields, place, depth)

    def _filled(
        self,
        word: str,
        content: Mapping[str, object],
        fields: Mapping[str, Field],
        place: str,
        depth: int,
    ) -> Clause:
        values: dict[str, Scalar | tuple[Scalar, ...]] = {}
        parts: dict[str, tuple[Clause, ...]] = {}
        unknown = [name for name in content if name not in fields]
        for name in unknown:
            self.fault("EFFECT_FIELD", place, found=str(name), allowed=(*fields,))
        for name, field in fields.items():
            if name not in content:
                if field.is_needed and not unknown:
                    self.fault("EFFECT_MISSING", place, found=name)
                elif field.default is not None:
                    values[name] = field.default
            elif field.kind is Kind.EFFECTS:
                parts[name] = self.effects(content[name], f"{place}.{name}", depth + 1)
            elif field.kind is Kind.CONDITIONS:
                parts[name] = self.conditions(content[name], f"{place}.{name}", depth + 1)
            else:
                value = self._value(content[name], field, f"{place}.{name}")
                if value is not None:
                    values[name] = value
        return Clause(word, values, parts)

    def _value(
        self, raw: object, field: Field, place: str
    ) -> Scalar | tuple[Scalar, ...] | None:
        if field.kind in (Kind.WORDS, Kind.NUMBERS):
            items = raw if isinstance(raw, list | tuple) else [raw]
            one = Field(
                Kind.WORD if field.kind is Kind.WORDS else Kind.NUMBER,
                field.allowed,
                field.low,
                field.high,
            )
            found = [self._value(item, one, place) for item in items]
            if not found:
                self.fault("EFFECT_VALUE", place, found="[]", allowed=self._allowed(one))
                return None
            return tuple([each for each in found if isinstance(each, str | int)])
        if field.kind is Kind.FLAG:
            is_fit = isinstance(raw, bool)
        elif field.kind is Kind.NUMBER:
            is_fit = type(raw) is int and field.low <= raw <= field.high
        else:
            is_fit = isinstance(raw, str) and (not field.allowed or raw in field.allowed)
        if not is_fit:
            self.fault("EFFECT_VALUE", place, found=str(raw), allowed=self._allowed(field))
            return None
        assert isinstance(raw, str | int)
        return raw

    def _allowed(self, field: Field) -> tuple[str, ...]:
        if field.kind is Kind.FLAG:
            return ("true", "false")
        if field.kind is Kind.NUMBER:
            return (f"{field.low} to {field.high}",)
        return field.allowed or ("a text",)

    def _choose(self, raw: object, place: str, depth: int) -> Clause:
        options = []
        for each in self._tables(raw, place, ("label", "do")):
            do = self.effects(each.get("do", []), f"{place}.do", depth + 1)
            options.append(Clause("option", {"label": str(each.get("label", ""))}, {"do": do}))
        if len(options) < 2:
            self.fault("EFFECT_LIST", place, found=str(len(options)))
        return Clause(CHOOSE, {}, {"options": tuple(options)})

    def _roll(self, raw: object, place: str, depth: int) -> Clause:
        """Ranges rise and end at the die's highest face."""
        rows, last = [], 0
        for each in self._tables(raw, place, ("upto", "do")):
            upto = each.get("upto")
            if not isinstance(upto, int) or not last < upto <= DIE:
                low = f"{last + 1} to {DIE}"
                self.fault("EFFECT_VALUE", f"{place}.upto", found=str(upto), allowed=(low,))
                continue
            do = self.effects(each.get("do", []), f"{place}.do", depth + 1)
            rows.append(Clause("row", {"upto": upto}, {"do": do}))
            last = upto
        if last != DIE:
            self.fault("EFFECT_VALUE", f"{place}.upto", found=str(last), allowed=(str(DIE),))
        return Clause(ROLL, {}, {"rows": tuple(rows)})

    def _tables(
        self, raw: object, place: str, fields: tuple[str, ...]
    ) -> list[Mapping[str, object]]:
        if not isinstance(raw, list | tuple) or not all(isinstance(each, Mapping) for each in raw):
            self.fault("EFFECT_LIST", place, found=str(raw))
            return []
        for each in raw:
            for name in each:
                if name not in fields:
                    self.fault("EFFECT_FIELD", place, found=str(name), allowed=fields)
        return list(raw)
