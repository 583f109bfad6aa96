"""D-01, D-02 Map tiles as they are printed: copied once, hex by hex, on an outline drawn once for all of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from companion.core.questions.kinds import Field, Form, Option, Record
from companion.core.questions.painted_hexes import painted
from companion.core.values.messages import msg
from companion.games.captains_log.model.ids import TileNumber
from companion.games.captains_log.model.sea import Cell, Mark, Terrain, Tile
from companion.games.captains_log.model.state import State
from companion.hexmap import Hex

TILE, OUTLINE, SUBJECT, HEXES = "sea-tile", "tile-outline", "tile", "hexes"
"""Schemas of a tile and of the outline, which copy of it there is, and the line that both have."""
RADIUS: Final = 3
"""Steps that a hex of a tile may lie away from the one in its middle."""
DEPTHS, DICE, NUMBERS = 5, 6, 24
"""Greatest depth of a sandbank, most dice of a fortress, and greatest number on a hex that the form admits."""
GROUNDS: Final[tuple[Terrain, ...]] = ("sea", "land", "reef", "calm")
"""What a hex may be besides a sandbank."""
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
PICTURES: Final = {
    "sea": "hex:sea",
    "land": "hex:island",
    "reef": "hex:reef",
    "calm": "hex:calm",
    "bank": "hex:sandbank",
    "dice": "hex:zone",
    "number": "hex:number",
    "mooring": "token:anchor",
    "port": "token:port",
    "fortress": "token:fortress",
    "barrel": "token:barrel",
    "ship": "ship:brig",
    "monster": "ship:kraken",
    "whale": "ship:whale",
}
"""Pictures of what is painted."""


def outline_form() -> Form:
    """D-02: the outline that all tiles have, drawn once: the hexes of one, the middle of the drawing among them."""
    inside = (Option("in", msg("cl-hex-in"), picture=PICTURES["sea"], group="ground"),)
    return Form(
        key=OUTLINE,
        schema=OUTLINE,
        subject=SUBJECT,
        fields=(Field(HEXES, msg("cl-outline-hexes"), "hexes", options=inside, radius=RADIUS),),
        text=msg("cl-form-outline"),
        note=msg("cl-form-outline-note"),
        rule="CL-SET-02",
    )


def sea_tile_form(number: TileNumber) -> Form:
    """D-01: what is printed on each hex of a tile, its north up."""
    return Form(
        key=f"{TILE}-{number}",
        schema=TILE,
        subject=str(number),
        fields=(
            Field(
                HEXES,
                msg("cl-tile-hexes"),
                "hexes",
                options=_paints(),
                radius=RADIUS,
                within=(OUTLINE, SUBJECT, HEXES),
            ),
        ),
        text=msg("cl-form-sea-tile", n=number),
        note=msg("cl-form-sea-tile-note"),
        rule="CL-EXP-05",
    )


@lru_cache(maxsize=1)
def _paints() -> tuple[Option, ...]:
    """What a hex may be: one ground, a number, dice, and any marks."""
    grounds = [Option(ground, msg(f"cl-hex-{ground}"), picture=PICTURES[ground], group="ground") for ground in GROUNDS]
    banks = [_counted("bank", depth, "ground") for depth in range(1, DEPTHS + 1)]
    marks = [Option(mark, msg(f"cl-hex-{mark}"), picture=PICTURES[mark]) for mark in MARKS]
    zones = [_counted("dice", dice, "dice") for dice in range(1, DICE + 1)]
    numbers = [_counted("number", number, "number") for number in range(1, NUMBERS + 1)]
    return (*grounds[:2], *banks, *marks, *zones, *numbers, *grounds[2:])


def _counted(word: str, n: int, group: str) -> Option:
    return Option(f"{word}-{n}", msg(f"cl-hex-{word}", n=n), picture=PICTURES[word], group=group)


def cell(words: tuple[str, ...]) -> Cell:
    """A hex from what was painted on it; one without ground is unknown all the same, whatever else is known of it."""
    counted = {word: int(n) for word, _, n in (each.partition("-") for each in words) if n}
    grounds = [ground for ground in GROUNDS if ground in words]
    return Cell(
        "sandbank" if "bank" in counted else grounds[0] if grounds else "unknown",
        counted.get("bank", 0),
        counted.get("number", 0),
        counted.get("dice", 0),
        tuple(mark for mark in MARKS if mark in words),
    )


def outline(s: State) -> tuple[Hex, ...] | None:
    """D-02: the hexes that every tile has; None while nobody has drawn them."""
    return _outline(s.card(OUTLINE, SUBJECT))


def tile(s: State, number: TileNumber) -> Tile | None:
    """D-01: a tile as it was copied, hexes that nobody has painted unknown; None without an outline or any paint."""
    return _tile(number, _outline(s.card(OUTLINE, SUBJECT)), s.card(TILE, str(number)))


@lru_cache(maxsize=8)
def _outline(record: Record | None) -> tuple[Hex, ...] | None:
    return tuple(Hex(*place) for place in sorted(painted(dict(record or ()).get(HEXES)))) or None


@lru_cache(maxsize=64)
def _tile(number: TileNumber, hexes: tuple[Hex, ...] | None, record: Record | None) -> Tile | None:
    words = painted(dict(record or ()).get(HEXES))
    if hexes is None or not words:
        return None
    return Tile(number, tuple((each, cell(words.get((each.q, each.r), ()))) for each in hexes))


def printed(words: object) -> dict[Hex, Cell]:
    """The hexes of a painted value."""
    return {Hex(*place): cell(each) for place, each in painted(words).items()}
