"""The commands that draw: print and picture; Qt is loaded without a screen."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any, Final

from .arguments import OK, BadArguments, scale, session_file, size, target, whole
from .playing import replayed
from .rosters import cards_argument, opened, shelves

if TYPE_CHECKING:
    from hotstove.paper.document import Document, Job
    from hotstove.paper.scorecard import Kind
    from hotstove.paper.shop import Order

PAPERS: Final = ("a4", "letter")
KINDS: Final = ("grid", "situation", "line", "codes", "areas")
MANY: Final = 12
"""Pages from which the command tells how far it is."""


def print_arguments(parser: argparse.ArgumentParser) -> None:
    pages = parser.add_subparsers(title="pages", metavar="PAGE", required=True)
    scorecard = pages.add_parser("scorecard", help="the scorecard of a session, as PDF")
    session_file(scorecard)
    scorecard.add_argument("--kind", choices=KINDS, help="its own notation where a game has one")
    scorecard.add_argument("--blank", action="store_true", help="empty, for the pencil")
    scorecard.set_defaults(run=print_scorecard)
    cards = _goods(pages, "cards", "cards to cut out, in true size")
    cards.add_argument(
        "--set", required=True, metavar="IDS", help="sets of cards, commas between; or all"
    )
    cards.add_argument(
        "--layout", choices=("straight", "bleed", "wide-bleed", "fold"), default="straight"
    )
    cards.add_argument("--backs", choices=("none", "long", "short"), default="none",
                       help="a page of backs behind each, turned over that edge")  # fmt: skip
    cards.add_argument("--shift", type=_shift, default=(0.0, 0.0), metavar="X,Y",
                       help="move backs by so many mm")  # fmt: skip
    cards.add_argument("--no-guide", action="store_true", help="leave the first sheet out")
    cards.add_argument("--packed", action="store_true", help="no new sheet for each set")
    _goods(pages, "board", "the game's board over two sheets")
    _goods(pages, "markers", "markers for the board")
    sheet = _goods(pages, "sheet", "an empty score sheet")
    sheet.add_argument("--kind", choices=KINDS, default="grid")
    roster = _goods(pages, "roster", "a roster of yours, or those of clubs", needs_game=False)
    roster.add_argument("file", nargs="?", metavar="FILE", help="a roster (*.hotroster)")
    roster.add_argument("--with-cards", action="store_true", help="its cards to cut out, too")
    roster.add_argument("--set", default="all", metavar="IDS", help="clubs, commas between")
    cards_argument(roster)
    roster.set_defaults(run=print_roster)
    for page in pages.choices.values():
        page.add_argument("--out", required=True, metavar="X.pdf")
        page.add_argument("--paper", choices=PAPERS, default="a4")


def _goods(
    pages: Any, name: str, about: str, *, needs_game: bool = True
) -> argparse.ArgumentParser:
    """Add what the print shop sells under that name."""
    page: argparse.ArgumentParser = pages.add_parser(name, help=about, description=about)
    page.add_argument(
        "--game", required=needs_game, metavar="GAME", help="showdown, pizza_box, …"
    )
    page.add_argument("--ink-saver", action="store_true", help="line art on white, in greys")
    page.set_defaults(run=print_goods, goods=name)
    return page


def _shift(text: str) -> tuple[float, float]:
    x, _, y = text.partition(",")
    try:
        shift = float(x), float(y)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is no shift; write it like 0.3,-0.5") from None
    if not all(-5 <= way <= 5 for way in shift):
        raise argparse.ArgumentTypeError(f"{text} is out of range; give -5 to 5 mm")
    return shift


def print_goods(options: argparse.Namespace) -> int:
    """Print cards, a board, markers, a score sheet or rosters."""
    path = target(options.out, ".pdf")
    application = _without_screen()
    from hotstove import places
    from hotstove.catalog.shelf import Catalog
    from hotstove.faces import fonts
    from hotstove.faces.prints import families
    from hotstove.files.atomic import write_bytes
    from hotstove.paper.document import PdfJob
    from hotstove.paper.shop import NothingToPrint, document

    fonts.load(places.resources() / "fonts")
    if options.game not in families():
        known = ", ".join(families())
        raise BadArguments(f"there is no game “{options.game}”; there are {known}")
    try:
        ordered: Document = document(_order(options), Catalog(places.cards()))
    except NothingToPrint as error:
        raise BadArguments(str(error)) from error
    job = PdfJob(ordered, saves_ink=options.ink_saver)
    _draw(job)
    write_bytes(path, job.written())
    print(f"{path}: {ordered.pages} pages, {ordered.title}")
    del application
    return OK


def print_roster(options: argparse.Namespace) -> int:
    """Print the roster of a file, or those of clubs."""
    if options.file is None:
        if options.game is None:
            raise BadArguments("name a roster (*.hotroster), or --game for the rosters of clubs")
        return print_goods(options)
    path = target(options.out, ".pdf")
    catalog, stock = shelves(options)
    document = opened(options.file, stock)
    application = _without_screen()
    from hotstove import places
    from hotstove.clubhouse.teams import club_of
    from hotstove.faces import fonts
    from hotstove.faces.showdown.own_rosters import own_roster_cards, own_roster_print
    from hotstove.files.atomic import write_bytes
    from hotstove.paper.document import PdfJob
    from hotstove.paper.roster_pages import RosterPages

    fonts.load(places.resources() / "fonts")
    club = club_of(document, catalog)
    clubs = {each.id: each for each in catalog.clubs}
    sheet = own_roster_print(document, stock.known, club)
    cards = own_roster_cards(document, stock.known, clubs, club) if options.with_cards else None
    job = PdfJob(RosterPages(sheet, cards, options.paper), saves_ink=options.ink_saver)
    _draw(job)
    write_bytes(path, job.written())
    print(f"{path}: {job.document.pages} pages, {job.document.title}")
    del application
    return OK


def _order(options: argparse.Namespace) -> Order:
    from hotstove.paper.imposition import Backs, Layout
    from hotstove.paper.shop import Order

    sets = getattr(options, "set", "")
    return Order(
        game=options.game,
        goods=options.goods,
        sets=tuple(name.strip() for name in sets.split(",") if name.strip()),
        paper=options.paper,
        form=Layout(getattr(options, "layout", "straight")),
        backs=Backs(getattr(options, "backs", "none")),
        shift=getattr(options, "shift", (0.0, 0.0)),
        has_guide=not getattr(options, "no_guide", False),
        is_packed=getattr(options, "packed", False),
        kind=getattr(options, "kind", "grid"),
    )


def _draw(job: Job) -> None:
    """Draw every page; somebody who watches is told how far a long job is."""
    pages = job.document.pages
    tells = pages >= MANY and sys.stderr.isatty()
    while not job.is_over:
        job.step()
        if tells:
            end = "\n" if job.is_over else ""
            print(f"\rpage {job.done} of {pages}", end=end, file=sys.stderr, flush=True)


def picture_arguments(parser: argparse.ArgumentParser) -> None:
    session_file(parser)
    parser.add_argument(
        "--at", type=whole, metavar="N", help="after gesture N; the end if not given"
    )
    parser.add_argument("--size", type=size, default=(1600, 1000), metavar="WxH")
    parser.add_argument("--scale", type=scale, default=1.0, metavar="1..4")
    parser.add_argument("--out", required=True, metavar="X.png")


def print_scorecard(options: argparse.Namespace) -> int:
    from datetime import UTC, datetime

    path = target(options.out, ".pdf")
    found = replayed(options)
    application = _without_screen()
    from hotstove import places
    from hotstove.faces import fonts
    from hotstove.paper.scorecard import Scorecard, write_pdf
    from hotstove.paper.scorecard_input import blank_input
    from hotstove.paper.session_card import session_scorecard
    from hotstove.rulebooks.shelf import volume

    fonts.load(places.resources() / "fonts")
    played = datetime.fromtimestamp(found.path.stat().st_mtime, UTC).astimezone()
    game = session_scorecard(
        found.session,
        volume(found.header.rulebook).title,
        played.date().isoformat(),
        places.resources() / "art" / "emblems",
    )
    title = volume(found.header.rulebook).title
    if options.kind == "codes" and game.sheet is None:
        raise BadArguments(f"{title} has no notation of its own; choose another --kind")
    if options.kind == "areas" and game.form is None:
        raise BadArguments(f"{title} prints no card of its own; choose another --kind")
    own: Kind = "areas" if game.form is not None else "grid"
    if game.sheet is not None:
        own = "codes"
    shown = blank_input(game.heading, game.codes, game.form) if options.blank else game
    kind: Kind = options.kind or own
    write_pdf(Scorecard(shown, options.paper, kind), path)
    del application
    return OK


def picture(options: argparse.Namespace) -> int:
    from hotstove.files.atomic import write_bytes

    path = target(options.out, ".png")
    session = replayed(options).session
    if options.at is not None:
        if options.at > session.gesture:
            raise BadArguments(
                f"--at is {options.at}; {options.file} has gestures 0 to {session.gesture}"
            )
        session.rewind(options.at)
    application = _without_screen()
    from PySide6.QtCore import QSize

    from hotstove import places
    from hotstove.playmat.picture import draw
    from hotstove.rulebooks.shelf import volume

    family = volume(session.rulebook.id).family
    room = QSize(*options.size)
    image = draw(session, family, places.resources(), room, options.scale)
    write_bytes(path, _png(image))
    del application
    return OK


def _without_screen() -> Any:
    """Return a Qt application that needs no screen; keep it while Qt is used."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    return QApplication.instance() or QApplication(["hotstove"])


def _png(image: Any) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())
