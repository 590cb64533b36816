"""The commands that draw: print and picture; Qt is loaded without a screen."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any, Final

from hotstove.files.phrasebook import filled

from . import speech
from .arguments import (
    OK,
    BadArguments,
    malformed,
    out_of_range,
    scale,
    session_file,
    size,
    target,
    whole,
)
from .playing import replayed
from .rosters import Shelves, cards_argument
from .speech import QT_TRANSLATE_NOOP, counted, translate

if TYPE_CHECKING:
    from pathlib import Path

    from hotstove.paper.document import Document, Job
    from hotstove.paper.scorecard import Kind
    from hotstove.paper.shop import Order

PAPERS: Final = ("a4", "letter")
KINDS: Final = ("grid", "situation", "line", "codes", "areas")
MANY: Final = 12
"""Pages from which the command tells how far it is."""


def print_arguments(parser: argparse.ArgumentParser) -> None:
    pages = parser.add_subparsers(
        title=translate("cli", "pages"), metavar=translate("cli", "PAGE"), required=True
    )
    about = translate("cli", "the scorecard of a session, as PDF")
    scorecard = pages.add_parser("scorecard", help=about, description=about)
    session_file(scorecard)
    about = translate("cli", "its own notation where a game has one")
    scorecard.add_argument("--kind", choices=KINDS, help=about)
    about = translate("cli", "empty, for the pencil")
    scorecard.add_argument("--blank", action="store_true", help=about)
    scorecard.set_defaults(run=print_scorecard)
    _cards(pages)
    _goods(pages, "board", translate("cli", "the game's board over two sheets"))
    _goods(pages, "markers", translate("cli", "markers for the board"))
    sheet = _goods(pages, "sheet", translate("cli", "an empty score sheet"))
    about = translate("cli", "how it is kept")
    sheet.add_argument("--kind", choices=KINDS, default="grid", help=about)
    about = translate("cli", "the volumes whose own card it is, commas between")
    sheet.add_argument("--set", default="all", metavar=translate("cli", "IDS"), help=about)
    lineup = _goods(pages, "lineup", translate("cli", "lineup cards of clubs; blank: empty ones"))
    about = translate("cli", "clubs, commas between")
    lineup.add_argument("--set", default="all", metavar=translate("cli", "IDS"), help=about)
    about = translate("cli", "a roster of yours, or those of clubs")
    roster = _goods(pages, "roster", about, needs_game=False)
    about = translate("cli", "a roster (*.hotroster)")
    roster.add_argument("file", nargs="?", metavar=translate("cli", "FILE"), help=about)
    about = translate("cli", "its cards to cut out, too")
    roster.add_argument("--with-cards", action="store_true", help=about)
    about = translate("cli", "its lineup cards, too")
    roster.add_argument("--with-lineups", action="store_true", help=about)
    about = translate("cli", "clubs, commas between")
    roster.add_argument("--set", default="all", metavar=translate("cli", "IDS"), help=about)
    cards_argument(roster)
    roster.set_defaults(run=print_roster)
    for page in pages.choices.values():
        about = translate("cli", "where to")
        page.add_argument("--out", required=True, metavar="X.pdf", help=about)
        about = translate("cli", "the paper’s size")
        page.add_argument("--paper", choices=PAPERS, default="a4", help=about)


def _cards(pages: Any) -> None:
    cards = _goods(pages, "cards", translate("cli", "cards to cut out, in true size"))
    about = translate("cli", "sets of cards, commas between; or all")
    cards.add_argument("--set", required=True, metavar=translate("cli", "IDS"), help=about)
    about = translate("cli", "how they lie on the sheet")
    cards.add_argument(
        "--layout",
        choices=("straight", "bleed", "wide-bleed", "fold"),
        default="straight",
        help=about,
    )
    about = translate("cli", "a page of backs behind each, turned over that edge")
    cards.add_argument("--backs", choices=("none", "long", "short"), default="none", help=about)
    about = translate("cli", "move backs by so many mm")
    cards.add_argument("--shift", type=_shift, default=(0.0, 0.0), metavar="X,Y", help=about)
    about = translate("cli", "leave the first sheet out")
    cards.add_argument("--no-guide", action="store_true", help=about)
    about = translate("cli", "no new sheet for each set")
    cards.add_argument("--packed", action="store_true", help=about)


def _goods(
    pages: Any, name: str, about: str, *, needs_game: bool = True
) -> argparse.ArgumentParser:
    """Add what the print shop sells under that name."""
    page: argparse.ArgumentParser = pages.add_parser(name, help=about, description=about)
    game = translate("cli", "GAME")
    page.add_argument("--game", required=needs_game, metavar=game, help="showdown, pizza_box, …")
    about = translate("cli", "line art on white, in greys")
    page.add_argument("--ink-saver", action="store_true", help=about)
    page.set_defaults(run=print_goods, goods=name)
    return page


def _shift(text: str) -> tuple[float, float]:
    x, _, y = text.partition(",")
    try:
        shift = float(x), float(y)
    except ValueError:
        template = translate("cli", "“{text}” is no shift; write it like 0.3,-0.5")
        raise malformed(template, text) from None
    if not all(-5 <= way <= 5 for way in shift):
        raise out_of_range(text, "-5", "5 mm")
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
        template = translate("cli", "there is no game “{name}”; there are {known}")
        known = ", ".join(families())
        raise BadArguments(filled(template, name=options.game, known=known))
    try:
        ordered: Document = document(_order(options), Catalog(places.cards()))
    except NothingToPrint as error:
        raise BadArguments(str(error)) from error
    job = PdfJob(ordered, saves_ink=options.ink_saver)
    _draw(job)
    write_bytes(path, job.written())
    _tell(path, ordered)
    del application
    return OK


def print_roster(options: argparse.Namespace) -> int:
    """Print the roster of a file, or those of clubs."""
    if options.file is None:
        if options.game is None:
            raise BadArguments(
                translate("cli", "name a roster (*.hotroster), or --game for the rosters of clubs")
            )
        return print_goods(options)
    path = target(options.out, ".pdf")
    shelves = Shelves(options)
    catalog = shelves.catalog
    document, office, stock = shelves.roster(options.file)
    application = _without_screen()
    from hotstove import places
    from hotstove.clubhouse.teams import club_of
    from hotstove.faces import fonts
    from hotstove.faces.prints import own_cards, own_lineups, own_sheet
    from hotstove.files.atomic import write_bytes
    from hotstove.paper.document import PdfJob
    from hotstove.paper.roster_pages import roster_pages

    fonts.load(places.resources() / "fonts")
    club = club_of(document, catalog)
    clubs = {each.id: each for each in catalog.clubs}
    family = office.kind.family
    sheet = own_sheet(family, document, stock, club)
    lineups = own_lineups(family, document, stock, club) if options.with_lineups else ()
    cards = own_cards(family, document, stock, clubs, club) if options.with_cards else None
    pages = roster_pages(sheet, lineups, cards, options.paper)
    job = PdfJob(pages, saves_ink=options.ink_saver)
    _draw(job)
    write_bytes(path, job.written())
    _tell(path, job.document)
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


def _tell(path: Path, document: Document) -> None:
    template = QT_TRANSLATE_NOOP("cli", "{file}: %n pages, {title}", "", 1)
    print(counted(template, document.pages, file=path, title=document.title))


def _draw(job: Job) -> None:
    """Draw every page; somebody who watches is told how far a long job is."""
    pages = job.document.pages
    tells = pages >= MANY and sys.stderr.isatty()
    while not job.is_over:
        job.step()
        if tells:
            end = "\n" if job.is_over else ""
            told = filled(translate("cli", "page {done} of {pages}"), done=job.done, pages=pages)
            print(f"\r{told}", end=end, file=sys.stderr, flush=True)


def picture_arguments(parser: argparse.ArgumentParser) -> None:
    session_file(parser)
    about = translate("cli", "after gesture N; the end if not given")
    parser.add_argument("--at", type=whole, metavar="N", help=about)
    about = translate("cli", "in pixels, before it is scaled")
    parser.add_argument("--size", type=size, default=(1600, 1000), metavar="1600x1000", help=about)
    about = translate("cli", "so many pixels for each")
    parser.add_argument("--scale", type=scale, default=1.0, metavar="1..4", help=about)
    parser.add_argument("--out", required=True, metavar="X.png", help=translate("cli", "where to"))


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
    title = translate("shelf", volume(found.header.rulebook).title)
    game = session_scorecard(
        found.session,
        title,
        played.date().isoformat(),
        places.resources() / "art" / "emblems",
    )
    if options.kind == "codes" and game.sheet is None:
        template = translate("cli", "{game} has no notation of its own; choose another --kind")
        raise BadArguments(filled(template, game=title))
    if options.kind == "areas" and game.form is None:
        template = translate("cli", "{game} prints no card of its own; choose another --kind")
        raise BadArguments(filled(template, game=title))
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
            template = translate("cli", "--at is {at}; {file} has gestures 0 to {last}")
            raise BadArguments(
                filled(template, at=options.at, file=options.file, last=session.gesture)
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
    """Return a Qt application that needs no screen and speaks our language; keep it for long."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from hotstove.binding.languages import Interpreter

    application = QApplication.instance() or QApplication(["hotstove"])
    interpreter = application.findChild(Interpreter) or Interpreter(speech.folder(), application)
    interpreter.speak(speech.language())
    return application


def _png(image: Any) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())
