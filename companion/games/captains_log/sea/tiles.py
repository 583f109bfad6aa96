"""D-01, D-02 Map tiles as they are printed: copied once, hex by hex, on an outline drawn once for all of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from companion.core.questions.kinds import Field, Form, Option, Record
from companion.core.questions.painted_hexes import painted
from companion.core.values.messages import msg
from companion.games.captains_log.model.ids import TileNumber
from companion.games.captains_log.model.sea import Mark, Terrain, Tile, TileHex
from companion.games.captains_log.model.state import State
from companion.hexmap import Hex

TILE, OUTLINE, SUBJECT, HEXES = "sea-tile", "tile-outline", "tile", "hexes"
"""Schemas of a tile and of the outline, which copy of it there is, and the line that both have."""
RADIUS: Final = 3
"""Steps that a hex of a tile may lie away from the one in its middle."""
DEPTHS, DICE, NUMBERS = 5, 6, 24
"""Greatest depth of a sandbank, most dice of a fortress, and greatest number on a hex that the form admits."""
PAINTED: Final[tuple[Terrain, ...]] = ("sea", "land", "calm")
"""What a hex of a tile may be besides a sandbank."""
MARKS: Final[tuple[Mark, ...]] = ("port", "fortress", "mooring", "barrel", "whale", "ship", "monster", "cross")
PICTURES: Final = {
    "sea": "hex:sea",
    "land": "hex:island",
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
    "cross": "token:clue",
}
"""Pictures of what is painted."""


def outline_form() -> Form:
    """D-02: the outline that all tiles have, drawn once: the hexes of one, the middle of the drawing among them."""
    inside = (Option("in", msg("cl-hex-in"), picture=PICTURES["sea"], group="ground"),)
    return Form(
        key=OUTLINE,
        schema=OUTLINE,
        subject=SUBJECT,
        fields=(
            Field(HEXES, msg("cl-outline-hexes"), "hexes", options=inside, radius=RADIUS, picture=f"hexes:{OUTLINE}"),
        ),
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
                ground="sea",
                upon=(("port", "land"), ("fortress", "land")),
                picture=f"hexes:{TILE}",
            ),
        ),
        text=msg("cl-form-sea-tile", n=number),
        note=msg("cl-form-sea-tile-note"),
        rule="CL-EXP-05",
    )


@lru_cache(maxsize=1)
def _paints() -> tuple[Option, ...]:
    """What a hex may be: one ground, a number, dice, and any marks."""
    sea, land, calm = (Option(each, msg(f"cl-hex-{each}"), picture=PICTURES[each], group="ground") for each in PAINTED)
    port, fortress, mooring, barrel, whale, ship, monster, cross = (
        Option(mark, msg(f"cl-hex-{mark}"), picture=PICTURES[mark]) for mark in MARKS
    )
    banks, dice = _counted("bank", DEPTHS, "ground"), _counted("dice", DICE, "dice")
    numbers = _counted("number", NUMBERS, "number")
    return (sea, land, *banks, port, fortress, *dice, mooring, barrel, *numbers, whale, ship, monster, cross, calm)


def _counted(word: str, most: int, group: str) -> tuple[Option, ...]:
    """The same with each number."""
    family = msg(f"cl-hexes-{word}")
    return tuple(
        Option(f"{word}-{n}", msg(f"cl-hex-{word}", n=n), family, picture=PICTURES[word], group=group)
        for n in range(1, most + 1)
    )


def cell(words: tuple[str, ...]) -> TileHex:
    """A hex from what was painted on it; one without ground is unknown all the same, whatever else is known of it."""
    counted = {word: int(n) for word, _, n in (each.partition("-") for each in words) if n}
    grounds = [ground for ground in PAINTED if ground in words]
    return TileHex(
        "sandbank" if "bank" in counted else grounds[0] if grounds else "unknown",
        counted.get("bank", 0),
        counted.get("number", 0),
        counted.get("dice", 0),
        tuple(mark for mark in MARKS if mark in words),
    )


def outline(s: State) -> tuple[Hex, ...] | None:
    """D-02: the hexes that every tile has; None while nobody has drawn them."""
    return outline_of(s.card(OUTLINE, SUBJECT))


def tile(s: State, number: TileNumber) -> Tile | None:
    """D-01: a tile as it was copied, hexes that nobody has painted unknown; None without an outline or any paint."""
    return _tile(number, outline_of(s.card(OUTLINE, SUBJECT)), s.card(TILE, str(number)))


@lru_cache(maxsize=8)
def outline_of(record: Record | None) -> tuple[Hex, ...] | None:
    """The hexes of an outline as it was copied; None for none."""
    return tuple(Hex(*place) for place in sorted(painted(dict(record or ()).get(HEXES)))) or None


@lru_cache(maxsize=64)
def _tile(number: TileNumber, hexes: tuple[Hex, ...] | None, record: Record | None) -> Tile | None:
    words = painted(dict(record or ()).get(HEXES))
    if hexes is None or not words:
        return None
    return Tile(number, tuple((each, cell(words.get((each.q, each.r), ()))) for each in hexes))


def printed(words: object) -> dict[Hex, TileHex]:
    """The hexes of a painted value."""
    return {Hex(*place): cell(each) for place, each in painted(words).items()}
