"""The commands around rosters and card lists: roster check, roster fill, import."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hotstove.files.phrasebook import filled

from . import speech
from .arguments import OK, REFUSED, BadArguments, target
from .speech import QT_TRANSLATE_NOOP, counted, translate

if TYPE_CHECKING:
    from hotstove.clubhouse.front_office import AnyOffice
    from hotstove.play.words import Sentence

SUFFIX: Final = ".hotroster"
SHOWDOWN: Final = "showdown"
"""The game of rosters where none is named."""
GAMES: Final = (SHOWDOWN, "clutch/2017", "clutch/2024")


def roster_arguments(parser: argparse.ArgumentParser) -> None:
    jobs = parser.add_subparsers(
        title=translate("cli", "jobs"), metavar=translate("cli", "JOB"), required=True
    )
    file, name = translate("cli", "FILE"), translate("cli", "NAME")
    about = translate("cli", "tell whether a roster is legal, a line for each violation")
    check = jobs.add_parser("check", help=about, description=about)
    about = translate("cli", "a roster (*.hotroster), or a list as text")
    check.add_argument("file", metavar=file, help=about)
    check.set_defaults(run=check_roster)
    about = translate("cli", "complete a roster at best expected value")
    fill = jobs.add_parser("fill", help=about, description=about)
    about = translate("cli", "a roster or a list as text; everybody in it stays")
    fill.add_argument("--locks", metavar=file, help=about)
    about = translate("cli", "the rules of home games")
    fill.add_argument("--home", choices=("AL", "NL"), help=about)
    about = translate("cli", "where to")
    fill.add_argument("--out", required=True, metavar=f"X{SUFFIX}", help=about)
    fill.set_defaults(run=fill_roster)
    for job in jobs.choices.values():
        about = translate("cli", "the construction rules: {known}, …")
        formats = "2004, 20-man, full-price, standard, 20, 23, all-star"
        job.add_argument("--format", metavar=name, help=filled(about, known=formats))
        about = translate("cli", "the game of a new roster, or of a list as text")
        job.add_argument("--game", choices=GAMES, help=about)
        cards_argument(job)


def cards_argument(parser: argparse.ArgumentParser) -> None:
    about = translate("cli", "a set of cards besides")
    parser.add_argument("--cards", action="append", default=[], metavar="X.csv", help=about)


def import_arguments(parser: argparse.ArgumentParser) -> None:
    file = translate("cli", "FILE")
    about = translate("cli", "a card list (*.csv, *.tsv, *.txt)")
    parser.add_argument("file", metavar=file, help=about)
    parser.add_argument("--out", required=True, metavar="X.csv", help=translate("cli", "where to"))
    about = translate("cli", "write what was done with each row")
    parser.add_argument("--report", metavar=file, help=about)
    about = translate("cli", "the game its cards are of")
    parser.add_argument("--game", choices=GAMES, default=SHOWDOWN, help=about)


# roster


def check_roster(options: argparse.Namespace) -> int:
    """Exit 1 and a line for each violation: code, culprit, remedy."""
    shelves = Shelves(options)
    document, office, stock = shelves.roster(options.file)
    document = office.of_today(_in_format(document, options.format, shelves), stock)
    found = office.violations(document, stock)
    for violation in found:
        said = map(speech.told, (violation.culprit, violation.sentence, violation.remedy))
        culprit, sentence, remedy = said
        print(f"{violation.code}: {culprit}: {sentence} {remedy}")
    for warning in office.warnings(document, stock):
        print(f"hotstove: {speech.told(warning.sentence)}", file=sys.stderr)
    if not found:
        legal = QT_TRANSLATE_NOOP("cli", "{file}: legal, %n points", "", 1)
        paid = QT_TRANSLATE_NOOP("cli", "{file}: legal, a salary of %n", "", 1)
        told = paid if office.kind.has_salary else legal
        print(counted(told, office.total(document, stock), file=options.file))
    return REFUSED if found else OK


def fill_roster(options: argparse.Namespace) -> int:
    from hotstove.clubhouse.documents import save_document, with_names
    from hotstove.clubhouse.filling import FillRun
    from hotstove.clubhouse.worths import as_gain

    path = target(options.out, SUFFIX)
    shelves = Shelves(options)
    document, office, stock = shelves.roster(options.locks)
    document = office.of_today(_in_format(document, options.format, shelves), stock)
    document = _at_home(document, office, options.home)
    locks = office.locks(document, stock)
    locks |= {card: "" for card in document.roster.cards if card not in locks}
    run = FillRun(office.fill_order(document, stock, locks))
    try:
        result = run.wait()
    except KeyboardInterrupt:
        run.cancel()
        raise
    if not result.chosen:
        for reason in result.blocked_by:
            print(f"hotstove: {speech.told(reason)}", file=sys.stderr)
        return REFUSED
    document = office.filled(document, stock, result.chosen)[1]
    save_document(with_names(document, stock.known), path)
    for share in office.explained(document, stock):
        print(speech.told(share.sentence))
    worth = QT_TRANSLATE_NOOP(
        "cli", "{file}: %n points, {runs} runs a game over usual men, {seconds} s", "", 1
    )
    salaried = QT_TRANSLATE_NOOP(
        "cli", "{file}: a salary of %n, {runs} runs a game over usual men, {seconds} s", "", 1
    )
    runs, seconds = (speech.decimal(as_gain(result.runs)), speech.decimal(f"{run.seconds:.1f}"))
    points = office.total(document, stock)
    template = salaried if office.kind.has_salary else worth
    print(counted(template, points, file=path, runs=runs, seconds=seconds))
    return OK


def roster_team(options: argparse.Namespace, name: str) -> Any:
    """Return a roster file as a team for a game. Raises RosterIllegal, or FileRefused."""
    from hotstove.clubhouse.front_office import team_for

    shelves = Shelves(options)
    document, _, stock = shelves.roster(name)
    try:
        return team_for(document, stock, shelves.catalog, options.rulebook)
    except ValueError as error:
        raise BadArguments(
            translate(
                "cli",
                "this game is not played with rosters; name clubs, or choose another "
                "rulebook",
            )
        ) from error


class Shelves:
    """The catalog and every card at hand, by game, those of ``--cards`` among them."""

    def __init__(self, options: argparse.Namespace) -> None:
        from hotstove import places
        from hotstove.catalog.shelf import Catalog

        self.catalog = Catalog(places.cards())
        self._own = places.own_cards()
        self._files = [Path(name) for name in getattr(options, "cards", ())]
        game = getattr(options, "game", None)
        self._game = game if game in GAMES else SHOWDOWN
        self._stocks: dict[str, Any] = {}

    def stock(self, game: str) -> Any:
        """Return the cards of a game, saying on stderr which sets could not be read."""
        from hotstove.clubhouse.front_office import front_office

        if game not in self._stocks:
            stock = front_office(game).stocked(self.catalog, self._own, self._files)
            for refused in stock.refused:
                print(f"hotstove: {speech.refusal(refused)}", file=sys.stderr)
            self._stocks[game] = stock
        return self._stocks[game]

    def roster(self, name: str | None) -> tuple[Any, AnyOffice, Any]:
        """Return a roster file, or a list as text, with its game's office and cards.

        None: an empty one of the game of the options. What could not be read is told on stderr.
        """
        from hotstove.clubhouse.front_office import front_office
        from hotstove.clubhouse.reading import LARGEST_FILE, open_document
        from hotstove.files.bounded import read_text

        office = front_office(self._game)
        document: Any = office.empty()
        notices: tuple[Sentence, ...] = ()
        if name is not None and Path(name).suffix.lower() == ".txt":
            text = read_text(Path(name), LARGEST_FILE)
            read = office.pasted(text, document, self.stock(self._game))
            document, notices = read.document, read.unread
        elif name is not None:
            found = open_document(Path(name), lambda game: self.stock(game).known)
            document, notices = found.document, found.notices
        for notice in notices:
            print(f"hotstove: {speech.told(notice)}", file=sys.stderr)
        return document, front_office(document.game), self.stock(document.game)


def _in_format(document: Any, name: str | None, shelves: Shelves) -> Any:
    from hotstove.clubhouse.front_office import front_office

    if name is None:
        return document
    office = front_office(document.game)
    formats = office.formats(shelves.catalog)
    if name not in formats:
        template = translate("cli", "there is no format “{name}”; there are {known}")
        raise BadArguments(filled(template, name=name, known=", ".join(formats)))
    return office.held_to(document, formats[name])


def _at_home(document: Any, office: AnyOffice, wanted: str | None) -> Any:
    """Choose the rules of home games, where the game has a choice."""
    from msgspec.structs import replace

    if not office.kind.leagues:
        return document
    home = wanted or document.roster.home_rules or office.kind.leagues[0]
    return replace(document, roster=replace(document.roster, home_rules=home))


# import


def import_cards(options: argparse.Namespace) -> int:
    """Exit 1 where no card came of it; else every doubtful row is told and the rest written."""
    from hotstove.catalog.card_lists import import_list, report_text, write_cards
    from hotstove.files.atomic import write_text

    path = target(options.out, ".csv")
    game = options.game
    found: Any = import_list(Path(options.file), set_name=path.stem, game=game)
    report = report_text(found, speech.told)
    if options.report:
        write_text(Path(options.report), report)
        print(report.partition("\n\n")[0])
    else:
        print(report, end="")
    if not found.cards:
        nothing = translate("cli", "no card came of it; nothing was written")
        print(f"hotstove: {nothing}", file=sys.stderr)
        return REFUSED
    write_cards(found.cards, path, game)
    written = QT_TRANSLATE_NOOP("cli", "{file}: %n cards", "", 1)
    print(counted(written, len(found.cards), file=path))
    return OK
