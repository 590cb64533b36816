"""Card lists as people keep them, in any of their dialects, read into the rulebook's cards.

    found = import_list(path)               # or read_list(data, "name.csv", columns=…, set_name=…)
    found.cards, found.counts, found.rows   # every row: clean, kept, repaired or refused, and why
    found.columns                           # heading to field, to be shown and changed
    write_cards(found.cards, path)          # the program's own CSV, which comes back the same

``sheet`` opens (encoding, separator), ``columns`` maps headings, ``cells`` and ``charts`` read one
cell or chart in every form seen, ``rows`` makes a card of a row, ``report`` tells it as text. What
makes a card valid is the rulebook's word (SD-C-14).
"""

from .export import cards_csv, write_cards
from .importing import ImportedList, ImportedRow, Status, import_list, read_list
from .report import report_text

__all__ = [
    "ImportedList",
    "ImportedRow",
    "Status",
    "cards_csv",
    "import_list",
    "read_list",
    "report_text",
    "write_cards",
]
