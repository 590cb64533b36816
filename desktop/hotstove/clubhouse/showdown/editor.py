"""What an editor can do to a Showdown roster alone: backups, the rules of home games."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown.cards import CardId, HitterCard
from hotstove.rulebooks.showdown.construction import League

from ..editor import RosterEditor
from ..moves import NOT_HERE, Move, refused
from ..say import said


class ShowdownEditor(RosterEditor):
    def toggle_backup(self, card: CardId) -> Move:
        """SD-T-05, 17: mark a hitter as a backup, or pay him in full again."""
        roster, found = self.document.roster, self.known.get(card)
        name = found.name if found is not None else card
        if card not in roster.cards:
            return refused(NOT_HERE, card=name)
        if not isinstance(found, HitterCard):
            return refused(_NO_BACKUP, card=name, rule="SD-T-05")
        if card in roster.backups:
            backups = tuple(other for other in roster.backups if other != card)
            words = said(_PAID, card=name)
        else:
            backups, words = (*roster.backups, card), said(_MARKED, card=name)
        document = replace(self.document, roster=replace(roster, backups=backups))
        self.change(words, document)
        return Move(document, words)

    def choose_home_rules(self, league: League) -> None:
        """SD-T-10."""
        roster = replace(self.document.roster, home_rules=league)
        self.change(said(_HOME_RULES), replace(self.document, roster=roster))


_NO_BACKUP: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is a pitcher; only hitters can be backups ({rule})."
)
_PAID: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is paid in full.")
_MARKED: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is a backup.")
_HOME_RULES: Final = QT_TRANSLATE_NOOP("clubhouse", "The rules of home games are chosen.")
