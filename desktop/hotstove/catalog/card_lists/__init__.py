"""Card lists as people keep them, in any of their dialects, read into the rulebook's cards.

    found = import_list(path)               # or read_list(data, "name.csv", columns=…, set_name=…)
    found = import_list(path, game="clutch/2024")
    found.cards, found.counts, found.rows   # every row: clean, kept, repaired or refused, and why
    found.columns                           # heading to field, to be shown and changed
    write_cards(found.cards, path)          # the program's own CSV, which comes back the same

``sheet`` opens (encoding, separator); ``plain`` and ``charts`` read what cells hold in every game;
``dialect`` says what a game's lists are: Showdown's in ``columns``, ``cells``, ``rows``, Clutch's
in ``clutch_lists``, ``clutch_cells``, ``clutch_rows``; ``report`` tells it as text. What makes a
card valid is the rulebook's word (SD-C-14, CL-05).
"""

from .dialect import dialect_of
from .export import cards_csv
from .importing import ImportedList, ImportedRow, Status, import_list, read_list
from .remarks import listed
from .report import report_text
from .writing import write_cards

__all__ = [
    "ImportedList",
    "ImportedRow",
    "Status",
    "cards_csv",
    "dialect_of",
    "import_list",
    "listed",
    "read_list",
    "report_text",
    "write_cards",
]
