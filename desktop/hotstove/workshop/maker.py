"""The card maker: statistics in, ratings out, for any edition described as data.

What a game's card type looks like is in showdown; who makes a whole league is in make.
"""

from __future__ import annotations

from typing import Final

from hotstove.play.values import Value
from hotstove.workshop import points, ratings
from hotstove.workshop.charts import Fit, Yardstick
from hotstove.workshop.editions import Edition, SideRules
from hotstove.workshop.rates import batting_rates, pitching_rates
from hotstove.workshop.seasons import BattingLine, FieldingLine, PitchingLine, Player, Season


class Rated(Value, frozen=True):
    """Everything that an edition prints of one player, in its own codes."""

    player: Player
    level: int
    """On-Base or Control."""
    faces: dict[str, int]
    """Faces of the die by result, in printed order; they sum to the die."""
    lows: dict[str, int]
    """Where each printed result begins, those above the die included."""
    gloves: ratings.Gloves
    speed: int
    """0 for a pitcher."""
    speed_letter: str
    innings: int
    """0 for a hitter."""
    role: str
    """``starter``, ``reliever`` or ``closer``; empty for a hitter."""
    icons: tuple[str, ...]
    points: int


class CardMaker:
    """Makes the cards of one *edition*."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.yardsticks: Final = {kind: Yardstick(edition, kind) for kind in ("hitter", "pitcher")}

    def season(self, season: Season) -> list[Rated]:
        """Return the cards of everybody who batted or pitched, in the order of the players.

        A hitter needs a batting line, a pitcher a pitching line; who has none gets no card.
        """
        batting = {line.player: line for line in season.batting}
        pitching = {line.player: line for line in season.pitching}
        afield = season.gloves()
        made = []
        for player in season.players:
            if player.kind == "hitter" and player.id in batting:
                made.append(self.hitter(player, batting[player.id], afield.get(player.id, ())))
            elif player.kind == "pitcher" and player.id in pitching:
                made.append(self.pitcher(player, pitching[player.id]))
        return made

    def hitter(
        self,
        player: Player,
        line: BattingLine,
        fielding: list[FieldingLine] | tuple[FieldingLine, ...] = (),
    ) -> Rated:
        """Return the card of a hitter who came to the plate at least once."""
        edition, yardstick = self.edition, self.yardsticks["hitter"]
        fit = yardstick.fit(batting_rates(line, edition))
        printed = ratings.gloves(fielding, edition)
        speed = ratings.speed(line, edition)
        icons = ratings.icons(player, line, printed, fielding, edition)
        features = points.hitter_features(
            fit.level,
            fit.faces,
            yardstick.expected(fit.level, fit.faces),
            speed,
            printed,
            icons,
            edition,
        )
        return Rated(
            player=player,
            level=fit.level,
            faces=fit.faces,
            lows=lows(fit, edition.hitter, edition.die),
            gloves=printed,
            speed=speed,
            speed_letter=ratings.speed_letter(speed, edition),
            innings=0,
            role="",
            icons=icons,
            points=points.value(features, edition.points.hitter, edition.points),
        )

    def pitcher(self, player: Player, line: PitchingLine) -> Rated:
        """Return the card of a pitcher who got at least one batter out."""
        edition, yardstick = self.edition, self.yardsticks["pitcher"]
        fit = yardstick.fit(pitching_rates(line, edition))
        role, innings = ratings.role(line, edition), ratings.innings(line, edition)
        icons = ratings.icons(player, line, (), (), edition)
        starts = lows(fit, edition.pitcher, edition.die)
        features = points.pitcher_features(
            fit.level,
            fit.faces,
            yardstick.expected(fit.level, fit.faces),
            innings,
            role,
            starts[edition.pitcher.results[-1].code],
            icons,
            edition,
        )
        return Rated(
            player=player,
            level=fit.level,
            faces=fit.faces,
            lows=starts,
            gloves=(),
            speed=0,
            speed_letter="",
            innings=innings,
            role=role,
            icons=icons,
            points=points.value(features, edition.points.pitcher, edition.points),
        )


def lows(fit: Fit, rules: SideRules, die: int) -> dict[str, int]:
    """Return where each result of a chart begins, those that begin above the die included.

    The last result is always printed, so that the chart is open upward.
    """
    found: dict[str, int] = {}
    next_low = 1
    for code, faces in fit.faces.items():
        if faces:
            found[code] = next_low
            next_low += faces
    last = rules.results[-1].code
    for rule in rules.beyond:
        wanted = fit.wanted[rule.code]
        if rule.code in found or (wanted < rule.least and rule.code != last):
            continue
        reach = die + 1 + max(0, int(rule.pace * (rule.top - wanted)))
        next_low = max(next_low, min(rule.most, reach))
        found[rule.code] = next_low
        next_low += 1
    order = [rule.code for rule in rules.results]
    return dict(sorted(found.items(), key=lambda at: order.index(at[0])))
