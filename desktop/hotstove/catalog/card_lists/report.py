"""An import told as plain text: what was found, how many rows came through, each doubtful one."""

from __future__ import annotations

from typing import Final

from .importing import ImportedList, Status

_SEPARATORS: Final = {",": "commas", "\t": "tabs", ";": "semicolons", "|": "bars"}


def report_text(found: ImportedList) -> str:
    """Return the whole report in English, a line for each doubtful row."""
    counts = found.counts
    lines = [
        f"{found.file}: {len(found.rows)} rows, {len(found.cards)} cards",
        f"encoding {found.encoding}, cut at {_SEPARATORS[found.separator]}, charts as {found.form}",
        "  ".join(f"{status.value} {counts[status]}" for status in Status),
        "",
        "Columns:",
    ]
    lines += [
        f"  {found.headings[number]} → {field}"
        for field, number in sorted(found.columns.items(), key=lambda pair: pair[1])
        if number < len(found.headings)
    ]
    if found.left_aside:
        lines.append(f"  left aside: {', '.join(found.left_aside)}")
    if found.codes:
        lines += ["", "Remarks:"]
        lines += [f"  {code} {times}" for code, times in found.codes.most_common()]
    if found.doubtful:
        lines += ["", "Rows:"]
    for row in found.doubtful:
        told = "; ".join(remark.sentence.english() for remark in row.remarks)
        lines.append(f"  row {row.number}, {row.label}: {row.status.value}: {told}")
    return "\n".join(lines) + "\n"
