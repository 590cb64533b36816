"""The commands around rosters and card lists: roster check, roster fill, import."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .arguments import OK, REFUSED, BadArguments, target

if TYPE_CHECKING:
    from hotstove.catalog.shelf import Catalog
    from hotstove.clubhouse.documents import RosterDocument
    from hotstove.clubhouse.stock import Stock
    from hotstove.rulebooks.showdown.formats import Format
    from hotstove.rulebooks.showdown.setup import Team

SUFFIX: Final = ".hotroster"


def roster_arguments(parser: argparse.ArgumentParser) -> None:
    jobs = parser.add_subparsers(title="jobs", metavar="JOB", required=True)
    about = "tell whether a roster is legal, a line for each violation"
    check = jobs.add_parser("check", help=about, description=about)
    check.add_argument("file", metavar="FILE", help="a roster (*.hotroster), or a list as text")
    check.set_defaults(run=check_roster)
    about = "complete a roster at best expected value"
    fill = jobs.add_parser("fill", help=about, description=about)
    fill.add_argument(
        "--locks", metavar="FILE", help="a roster or a list as text; everybody in it stays"
    )
    fill.add_argument("--home", choices=("AL", "NL"), help="the rules of home games")
    fill.add_argument("--out", required=True, metavar=f"X{SUFFIX}")
    fill.set_defaults(run=fill_roster)
    for job in jobs.choices.values():
        job.add_argument("--format", metavar="NAME", help="2004, 20-man, full-price, standard, …")
        cards_argument(job)


def cards_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cards", action="append", default=[], metavar="SET.csv", help="a set of cards besides"
    )


def import_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a card list (*.csv, *.tsv, *.txt)")
    parser.add_argument("--out", required=True, metavar="SET.csv")
    parser.add_argument("--report", metavar="FILE", help="write what was done with each row")


# roster


def check_roster(options: argparse.Namespace) -> int:
    """Exit 1 and a line for each violation: code, culprit, remedy."""
    from hotstove.clubhouse.documents import deck_of
    from hotstove.clubhouse.law import violations_of, warnings_of

    catalog, stock = shelves(options)
    document = _in_format(opened(options.file, stock), options.format, catalog)
    document = _of_season(document, stock)
    found = violations_of(document, stock.known, deck_of(document, catalog.strategy_cards))
    for violation in found:
        print(
            f"{violation.code}: {violation.culprit.english()}: {violation.sentence.english()} "
            f"{violation.remedy.english()}"
        )
    for warning in warnings_of(document, stock.known):
        print(f"hotstove: {warning.sentence.english()}", file=sys.stderr)
    if not found:
        print(f"{options.file}: legal, {_points(document, stock)} points")
    return REFUSED if found else OK


def fill_roster(options: argparse.Namespace) -> int:
    from msgspec.structs import replace

    from hotstove.clubhouse.documents import RosterDocument, save_document, with_names
    from hotstove.clubhouse.explaining import explained
    from hotstove.clubhouse.fill import FillRun, filled, locks_of, order_of

    path = target(options.out, SUFFIX)
    catalog, stock = shelves(options)
    document = opened(options.locks, stock) if options.locks else RosterDocument()
    document = _of_season(_in_format(document, options.format, catalog), stock)
    home = options.home or document.roster.home_rules or "AL"
    document = replace(document, roster=replace(document.roster, home_rules=home))
    locks = locks_of(document, stock.known)
    locks |= {card: "" for card in document.roster.cards if card not in locks}
    run = FillRun(order_of(document, stock.known.values(), locks, worths=stock.worths))
    try:
        result = run.wait()
    except KeyboardInterrupt:
        run.cancel()
        raise
    if not result.chosen:
        for reason in result.blocked_by:
            print(f"hotstove: {reason.english()}", file=sys.stderr)
        return REFUSED
    document = filled(document, stock.known, result.chosen)[1]
    save_document(with_names(document, stock.known), path)
    for share in explained(document, stock.known, stock.worths):
        print(share.sentence.english())
    worth = f"{result.runs:+.2f} runs a game over usual men"
    print(f"{path}: {_points(document, stock)} points, {worth}, {run.seconds:.1f} s")
    return OK


def roster_team(options: argparse.Namespace, name: str) -> Team:
    """Return a roster file as a team for a game. Raises RosterIllegal, or FileRefused."""
    from hotstove.clubhouse.teams import team_of

    catalog, stock = shelves(options)
    is_expert = options.rulebook == "showdown/expert"
    return team_of(opened(name, stock), stock.known, catalog, is_expert=is_expert)


def shelves(options: argparse.Namespace) -> tuple[Catalog, Stock]:
    """Return the catalog and every card at hand, those of ``--cards`` among them."""
    from hotstove import places
    from hotstove.catalog.shelf import Catalog
    from hotstove.clubhouse.stock import stocked

    catalog = Catalog(places.cards())
    stock = stocked(catalog, places.own_cards(), map(Path, getattr(options, "cards", ())))
    for sentence in stock.refused:
        print(f"hotstove: {sentence}", file=sys.stderr)
    return catalog, stock


def opened(name: str, stock: Stock) -> RosterDocument:
    """Return a roster file, or a list as text, saying on stderr what could not be read."""
    from hotstove.clubhouse.documents import RosterDocument
    from hotstove.clubhouse.reading import LARGEST_FILE, open_document
    from hotstove.clubhouse.roster_text import pasted
    from hotstove.files.bounded import read_text

    path = Path(name)
    if path.suffix.lower() == ".txt":
        read = pasted(read_text(path, LARGEST_FILE), RosterDocument(), stock.known)
        document, notices = read.document, read.unread
    else:
        found = open_document(path, stock.known)
        document, notices = found.document, found.notices
    for notice in notices:
        print(f"hotstove: {notice.english()}", file=sys.stderr)
    return document


def _in_format(document: RosterDocument, name: str | None, catalog: Catalog) -> RosterDocument:
    from msgspec.structs import replace

    if name is None:
        return document
    formats: dict[str, Format] = catalog.formats
    if name not in formats:
        raise BadArguments(f"there is no format “{name}”; there are {', '.join(formats)}")
    return replace(document, rules=formats[name])


def _of_season(document: RosterDocument, stock: Stock) -> RosterDocument:
    """SD-T-20: the newest season among the cards, where the format names none."""
    from msgspec.structs import replace

    return replace(document, rules=document.rules.of_season(stock.known.values()))


def _points(document: RosterDocument, stock: Stock) -> int:
    from hotstove.rulebooks.showdown.construction import total_cost

    cards = [stock.known[card] for card in document.roster.cards]
    return total_cost(cards, document.roster.backups, document.rules)


# import


def import_cards(options: argparse.Namespace) -> int:
    """Exit 1 where no card came of it; else every doubtful row is told and the rest written."""
    from hotstove.catalog.card_lists import import_list, report_text, write_cards
    from hotstove.files.atomic import write_text

    path = target(options.out, ".csv")
    found: Any = import_list(Path(options.file), set_name=path.stem)
    report = report_text(found)
    if options.report:
        write_text(Path(options.report), report)
        print(report.partition("\n\n")[0])
    else:
        print(report, end="")
    if not found.cards:
        print("hotstove: no card came of it; nothing was written", file=sys.stderr)
        return REFUSED
    write_cards(found.cards, path)
    print(f"{path}: {len(found.cards)} cards")
    return OK
