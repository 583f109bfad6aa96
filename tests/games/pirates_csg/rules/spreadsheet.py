"""Invented rows as collectors write them, some of them broken."""

from __future__ import annotations

import csv
import io
from random import Random

from companion.core.untrusted.spreadsheet import ReadRow, read_rows
from companion.games.pirates_csg.cards.csv_import import COLUMNS, cards_in
from companion.games.pirates_csg.model.book import Keyword
from companion.library.yaml_data import load
from companion.paths import rulesdata

HEADINGS = (
    *("Faction", "#", "Rarity", "Type", "Name", "Point Cost", "Masts", "Cargo", "Base Move", "Cannons", "Link"),
    *("Ability", "Flavor Text", "Treasure Values", "SheetName", "Set", "Edits Log"),
)
KEYWORDS: tuple[Keyword, ...] = load(rulesdata("pirates_csg") / "keywords.yaml", tuple[Keyword, ...])


def row(**cells: str) -> dict[str, str]:
    """A row with these cells; underscores stand for spaces, `no` for the number."""
    named = {name.replace("_", " ").casefold(): value for name, value in cells.items()}
    named["#"] = named.pop("no", "")
    return {heading: named.get(heading.casefold(), "") for heading in HEADINGS}


def ship(no: int, **more: str) -> dict[str, str]:
    """A ship without fault."""
    usual = {
        "no": f"{no:03}",
        "faction": "Pirate",
        "type": "Ship",
        "name": f"Grey Gannet {no}",
        "point_cost": "11",
        "masts": "4",
        "cargo": "3",
        "base_move": "S+L",
        "cannons": "3S-3L-3L-3S",
        "ability": "Schooner. If this ship is docked, nothing happens, at all.",
        "set": "ZZ",
    }
    return row(**{**usual, **more})


def written(rows: list[dict[str, str]], separator: str = ",") -> bytes:
    """The rows as a file."""
    out = io.StringIO()
    writer = csv.DictWriter(out, HEADINGS, delimiter=separator)
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode()


BROKEN = (
    {"type": "Bust"},
    {"name": ""},
    {"masts": "three"},
    {"cannons": "9Q-3S"},
    {"base_move": "Z"},
    {"faction": "Moon"},
    {"point_cost": ""},
    {"point_cost": "99"},
    {"ability": "word " * 200},
    {"cargo": "2½"},
)


def invented(count: int, broken: int, seed: int = 1) -> tuple[bytes, list[int]]:
    """So many rows, and the lines of those that are broken."""
    chance = Random(seed)
    where = sorted(chance.sample(range(count), broken))
    rows = []
    for n in range(count):
        if n in where:
            rows.append(ship(n, **BROKEN[where.index(n) % len(BROKEN)]))
        elif n % 3 == 1:
            rows.append(ship(n, type="Crew", masts="", cargo="", base_move="", cannons="", point_cost="4"))
        else:
            rows.append(ship(n))
    return written(rows), [n + 2 for n in where]


def read(content: bytes) -> list[ReadRow]:
    """What comes of a file."""
    return list(cards_in(read_rows(content, COLUMNS), KEYWORDS))


def read_one(**cells: str) -> ReadRow:
    """What comes of a ship with these cells."""
    (found,) = read(written([ship(1, **cells)]))
    return found
