"""An import told as plain text: what was found, how many rows came through, each doubtful one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .importing import ImportedList, Status
from .remarks import listed


def report_text(found: ImportedList, telling: Callable[[Sentence], str] = Sentence.english) -> str:
    """Return the whole report in the language of *telling*, a line for each doubtful row."""

    def say(template: str, **arguments: Filling) -> str:
        return telling(Sentence("import", template, arguments))

    rows = Sentence("import", _ROWS, {"rows": len(found.rows)})
    lines = [
        say(_FOUND, file=found.file, rows=rows, cards=len(found.cards)),
        say(
            _READ,
            encoding=found.encoding,
            separators=Sentence("import", _SEPARATORS[found.separator]),
            form=Sentence("import", _FORMS[found.form]),
        ),
        "  ".join(f"{say(_STATUS[status])} {found.counts[status]}" for status in Status),
        "",
        say(QT_TRANSLATE_NOOP("import", "Columns:")),
    ]
    lines += [
        f"  {found.headings[number]} → {field}"
        for field, number in sorted(found.columns.items(), key=lambda pair: pair[1])
        if number < len(found.headings)
    ]
    if found.left_aside:
        lines.append("  " + say(_LEFT_ASIDE, headings=found.left_aside))
    if found.codes:
        lines += ["", say(QT_TRANSLATE_NOOP("import", "Remarks:"))]
        lines += [f"  {code} {times}" for code, times in found.codes.most_common()]
    if found.doubtful:
        lines += ["", say(QT_TRANSLATE_NOOP("import", "Rows:"))]
    for row in found.doubtful:
        told = listed(row.remarks, telling)
        status = Sentence("import row", _STATUS_OF_ROW[row.status])
        lines.append("  " + say(_ROW, number=row.number, label=row.label, status=status, told=told))
    return "\n".join(lines) + "\n"


_FOUND: Final = QT_TRANSLATE_NOOP("import", "{file}: {rows}, {cards:n} cards", "", 1)
_ROWS: Final = QT_TRANSLATE_NOOP("import", "{rows:n} rows", "", 1)
_READ: Final = QT_TRANSLATE_NOOP(
    "import", "encoding {encoding}, cut at {separators}, charts as {form}"
)
_LEFT_ASIDE: Final = QT_TRANSLATE_NOOP("import", "left aside: {headings}")
_ROW: Final = QT_TRANSLATE_NOOP("import", "row {number}, {label}: {status}: {told}")
_SEPARATORS: Final = {
    ",": QT_TRANSLATE_NOOP("import", "commas"),
    "\t": QT_TRANSLATE_NOOP("import", "tabs"),
    ";": QT_TRANSLATE_NOOP("import", "semicolons"),
    "|": QT_TRANSLATE_NOOP("import", "bars"),
}
_FORMS: Final = {
    "ranges": QT_TRANSLATE_NOOP("import", "ranges"),
    "counts": QT_TRANSLATE_NOOP("import", "counts"),
    "bounds": QT_TRANSLATE_NOOP("import", "bounds"),
    "starts": QT_TRANSLATE_NOOP("import", "starts"),
}
_STATUS_OF_ROW: Final = {
    Status.KEPT: QT_TRANSLATE_NOOP("import row", "kept"),
    Status.REPAIRED: QT_TRANSLATE_NOOP("import row", "repaired"),
    Status.REFUSED: QT_TRANSLATE_NOOP("import row", "refused"),
}
_STATUS: Final = {
    Status.CLEAN: QT_TRANSLATE_NOOP("import", "clean"),
    Status.KEPT: QT_TRANSLATE_NOOP("import", "kept"),
    Status.REPAIRED: QT_TRANSLATE_NOOP("import", "repaired"),
    Status.REFUSED: QT_TRANSLATE_NOOP("import", "refused"),
}
