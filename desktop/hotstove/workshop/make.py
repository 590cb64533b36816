"""Makes the files of the House League: ``python -m hotstove.workshop.make OUT [CARDS]``.

CARDS is the cards folder (``cards`` if not given): clubs, name lists and squads of the league and
the edition are read there. OUT gets what is made of them, laid out like CARDS, so that both may
be the same folder.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hotstove.catalog.card_lists.clutch_export import clutch_csv
from hotstove.catalog.clubs import read_clubs
from hotstove.files.atomic import write_text
from hotstove.files.phrasebook import filled, language_of_system, opened
from hotstove.files.refused import FileRefused
from hotstove.play import telling
from hotstove.rulebooks.clutch.cards import Card as ClutchCard
from hotstove.rulebooks.showdown.cards import Card
from hotstove.workshop import clutch, clutch_rosters
from hotstove.workshop.books import season_files
from hotstove.workshop.default_rosters import default_rosters, rosters_file
from hotstove.workshop.editions import read_edition
from hotstove.workshop.league.season import YEAR, house_league
from hotstove.workshop.maker import CardMaker
from hotstove.workshop.seasons import Season
from hotstove.workshop.showdown import card_file, showdown_card

LEAGUE: Final = "house_league"
EDITION: Final = "showdown_2004"
CLUTCH_YEARS: Final = (2017, 2024)


def made_league(cards_folder: Path) -> tuple[Season, list[Card]]:
    """Return the league's season and its Showdown cards. Raises CardFileError or FileRefused."""
    edition = read_edition(cards_folder / "editions" / f"{EDITION}.toml")
    folder = cards_folder / LEAGUE
    season = house_league(read_clubs(folder / "clubs.toml"), edition, folder)
    made = CardMaker(edition).season(season)
    return season, [showdown_card(one, season=YEAR, card_set=LEAGUE) for one in made]


def made_clutch(cards_folder: Path, season: Season, year: int) -> list[ClutchCard]:
    """Return the Clutch cards of *season* for an edition. Raises CardFileError or FileRefused."""
    edition = read_edition(cards_folder / "editions" / f"clutch_{year}.toml")
    made = CardMaker(edition).season(season)
    return [clutch.clutch_card(one, year, season=YEAR, card_set=LEAGUE) for one in made]


def league_files(cards_folder: Path) -> dict[str, str]:
    """Return the text of every file that is made, by its path below the cards folder."""
    season, cards = made_league(cards_folder)
    clubs = read_clubs(cards_folder / LEAGUE / "clubs.toml")
    files = {f"{LEAGUE}/{name}": text for name, text in season_files(season).items()}
    files |= {
        f"{LEAGUE}/rosters.toml": rosters_file(default_rosters(clubs, cards)),
        f"showdown/{LEAGUE}.csv": card_file(cards),
    }
    for year in CLUTCH_YEARS:
        made = made_clutch(cards_folder, season, year)
        rosters = clutch_rosters.default_rosters(clubs, made, year)
        files |= {
            f"clutch_{year}/{LEAGUE}.csv": clutch_csv(made),
            f"clutch_{year}/rosters.toml": clutch_rosters.rosters_file(rosters),
        }
    return files


def main(arguments: Sequence[str]) -> int:
    """Write the files; return 0, 1 where a file is refused, 2 for wrong arguments."""
    cards = Path(*arguments[1:2] or ("cards",))
    translations = cards.absolute().parent / "resources" / "translations"
    book = opened(translations, language_of_system(translations))
    if not 1 <= len(arguments) <= 2:
        told = filled(
            book.translate("workshop", "usage: python -m hotstove.workshop.make {out} [{cards}]"),
            out=book.translate("workshop", "OUT"),
            cards=book.translate("workshop", "CARDS"),
        )
        sys.stderr.write(f"{told}\n")
        return 2
    out = Path(arguments[0])
    try:
        for name, text in league_files(cards).items():
            write_text(out / name, text)
            sys.stdout.write(f"{out / name}\n")
    except FileRefused as error:
        sys.stderr.write(error.said(lambda sentence: telling.told(sentence, book)) + "\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
