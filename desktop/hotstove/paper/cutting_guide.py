"""The first sheet of a print-and-play job: how to print, turn, fold and cut; a target for backs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.faces.theme import EVENING

from .imposition import CARD, Backs, Cut, Imposition, Layout
from .page import BOLD, CENTRE, DISPLAY, FADED, GREY, INK, Sheet
from .sheet_edge import HAIR, paint_cuts, paint_edges, paint_target


def paint_guide(sheet: Sheet, plan: Imposition, form: Layout, backs: Backs) -> None:
    """What to do, step by step, above a small picture of a sheet with its cuts."""
    title = QCoreApplication.translate("paper", "How to make these cards")
    _paint_frame(sheet, plan, title)
    x, y, wide = 22.0, 48.0, plan.width - 44
    if plan.is_landscape:
        wide = plan.width - 44 - 110
    for number, step in enumerate(_steps(form, backs), 1):
        sheet.disc(x + 3.2, y + 3.2, 3.2, fill=EVENING.ink)
        sheet.text(
            QRectF(x, y, 6.4, 6.4), str(number), 10, lettering=BOLD, align=CENTRE, colour="#ffffff"
        )
        for line in step.split("\n"):
            sheet.text(QRectF(x + 10, y, wide - 10, 6.4), line, 11)
            y += 6.4
        y += 4.4
    if plan.is_landscape:
        _paint_small_sheet(sheet, plan, plan.width - 124, 46, 102)
    else:
        _paint_small_sheet(sheet, plan, plan.width / 2 - 46, y + 4, 92)
    if backs is not Backs.NONE:
        paint_target(sheet, plan.width / 2, plan.height - 34, has_scale=True)
        words = QCoreApplication.translate(
            "paper",
            "Hold this page against the light: the cross on its back shows how far backs shift.",
        )
        room = QRectF(22, plan.height - 18.5, plan.width - 44, 4)
        sheet.text(room, words, 8, align=CENTRE, colour=FADED)
    about = QCoreApplication.translate("paper", "Guide")
    paint_edges(sheet, plan.width, plan.height, (16, 16, plan.width - 32, 0), about)


def paint_guide_back(sheet: Sheet, plan: Imposition, form: Layout, backs: Backs) -> None:
    """The other side of the guide: the bare cross, where backs will lie."""
    paint_target(sheet, plan.width / 2, _target_height(plan, backs), has_scale=False)
    words = QCoreApplication.translate(
        "paper",
        "Read on the front how far this cross lies from the other, and give that as the shift of "
        "the backs.",
    )
    room = QRectF(22, _target_height(plan, backs) + 15, plan.width - 44, 4)
    sheet.text(room, words, 8, align=CENTRE, colour=FADED)


def _target_height(plan: Imposition, backs: Backs) -> float:
    """Where the front's cross lies, seen from behind."""
    turns_sideways = (backs is Backs.LONG) is not plan.is_landscape
    return plan.height - 34 if turns_sideways else 34


def _paint_frame(sheet: Sheet, plan: Imposition, title: str) -> None:
    box = QRectF(12, 12, plan.width - 24, plan.height - 24)
    sheet.box(box, width=0.6)
    sheet.box(box.adjusted(1.4, 1.4, -1.4, -1.4), width=0.2, colour=EVENING.home_red)
    head = QRectF(22, 20, plan.width - 44, 14)
    sheet.text(head, title, 26, lettering=DISPLAY, align=CENTRE, colour=INK)
    sheet.line(22, 38, plan.width - 22, 38, 0.4, EVENING.home_red)


def _steps(form: Layout, backs: Backs) -> tuple[str, ...]:
    steps = [
        QCoreApplication.translate(
            "paper",
            "Print at 100 %, “actual size”, without fitting to the page.\n"
            "Measure the ruler: 50 mm; the bar: 88 mm, as high as a card.",
        ),
        QCoreApplication.translate(
            "paper", "Card stock of 200 to 300 grams shuffles best; plain paper suits sleeves."
        ),
    ]
    if backs is Backs.LONG:
        steps.append(
            QCoreApplication.translate("paper", "Print on both sides, turned over the long edge.")
        )
    elif backs is Backs.SHORT:
        steps.append(
            QCoreApplication.translate("paper", "Print on both sides, turned over the short edge.")
        )
    if form is Layout.FOLD:
        steps.append(
            QCoreApplication.translate(
                "paper",
                "Score the dashed line, fold the sheet along it, backs outward,\n"
                "and glue the halves together; press them until they are dry.",
            )
        )
    if form in (Layout.BLEED, Layout.WIDE_BLEED):
        steps.append(
            QCoreApplication.translate(
                "paper",
                "Lay a ruler from mark to mark. Each card has cuts of its own:\n"
                "the strip between two cards falls away.",
            )
        )
    else:
        steps.append(
            QCoreApplication.translate(
                "paper",
                "Lay a ruler from mark to mark and cut right through:\nneighbours share their cut.",
            )
        )
    steps.append(
        QCoreApplication.translate("paper", "Round the corners to 3 mm if you like, by the line.")
    )
    return tuple(steps)


def _paint_small_sheet(sheet: Sheet, plan: Imposition, x: float, y: float, wide: float) -> None:
    """The sheet as it will come out of the printer, its cuts numbered by nobody."""
    share = wide / plan.width
    sheet.box(QRectF(x, y, wide, plan.height * share), width=0.3, colour=GREY)
    for spot in plan.fronts:
        box = QRectF(x + spot.x * share, y + spot.y * share, CARD[0] * share, CARD[1] * share)
        sheet.box(box, fill=EVENING.cream, width=HAIR)
    if plan.folds:
        for spot in plan.backs(Backs.NONE):
            box = QRectF(x + spot.x * share, y + spot.y * share, CARD[0] * share, CARD[1] * share)
            sheet.box(box, fill=GREY, width=HAIR)
    paint_cuts(sheet, (_small(cut, x, y, share) for cut in plan.crop_marks))
    paint_cuts(sheet, (_small(cut, x, y, share) for cut in plan.fold), is_fold=True)


def _small(cut: Cut, x: float, y: float, share: float) -> Cut:
    return Cut(x + cut.x1 * share, y + cut.y1 * share, x + cut.x2 * share, y + cut.y2 * share)
