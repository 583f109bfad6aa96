"""CD-SETUP-03: what is printed on a ship's board: spaces, Target numbers, penalties and ropes, copied once a colour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.printed.card_layout import Band, Row
from companion.core.printed.keypad import KeyRow, Pad, numbers
from companion.core.questions.kinds import Field, Form, Option, Record
from companion.core.values.messages import msg
from companion.games.cannon_duel.model.ids import (
    CENTRE,
    DECKS,
    HULLS,
    PENALTIES,
    SAILS,
    ZONES,
    Penalty,
    ZoneId,
    layer_of,
)
from companion.games.cannon_duel.model.names import MARKERS, zone_name
from companion.games.cannon_duel.model.records import Zone

SCHEMA: Final = "duel-board"
SUBJECTS: Final = ("blue", "red")
MOST_SPACES: Final = 12
MOST_AIMS: Final = 6
MOST_PENALTIES: Final = 6
"""Highest numbers of the form."""
NEAR: Final = {"sails": 2, "deck": 4, "hull": 4}
"""Where the stepper for the spaces of a zone begins."""


def penalties_of(zone: ZoneId) -> tuple[Penalty, ...]:
    """The penalties that may be printed in a zone (CD-EFF-01 to -05); none on the hull."""
    match layer_of(zone):
        case "sails":
            return ("sail",)
        case "deck":
            return tuple(each for each in PENALTIES if each != "sail" and (each != "hand" or zone == CENTRE))
        case "hull":
            return ()


def form(colour: str) -> Form:
    """The nine zones of a board, from the bow to the stern, layer by layer."""
    return Form(
        key=f"board-{colour}",
        text=msg("cd-q-board", colour=msg(f"cd-board-{colour}")),
        rule="CD-SETUP-03",
        schema=SCHEMA,
        subject=colour,
        fields=tuple(line for zone in ZONES for line in _lines(zone)),
        layout=tuple(_band(zone) for zone in ZONES),
        across=len(SAILS),
        pads=tuple(map(_pad, ZONES)),
        twins=True,
    )


KEYS_SPACES: Final = range(2, 7)
KEYS_AIMS: Final = (1, 2, 3)
"""Spaces and Target numbers of a zone that have a key together."""


def _pad(zone: ZoneId) -> Pad:
    """The spaces of a zone and its Target numbers, told by one tap."""

    def row(aims: int) -> KeyRow:
        keys = numbers(KEYS_SPACES, lambda n: ((f"{zone}-spaces", n), (f"{zone}-aims", aims)))
        return KeyRow(keys, msg("core-said-number", n=aims))

    return Pad(f"{zone}-spaces", msg("cd-board-pad", zone=zone_name(zone)), tuple(map(row, KEYS_AIMS)))


def _like(zone: ZoneId) -> str:
    """The zone of the same layer that is mostly like it: a ship is the same before and behind its middle, "" for the
    bow, which is told first, and for the middle."""
    layer = layer_of(zone)
    return f"{layer}-bow" if zone == f"{layer}-stern" else ""


def _band(zone: ZoneId) -> Band:
    """A zone as it lies on the board: spaces and Target numbers, then the penalties, then the ropes."""
    penalties = tuple(f"{zone}-{penalty}" for penalty in penalties_of(zone))
    ropes = (f"{zone}-ropes",) if layer_of(zone) == "deck" else ()
    rows = (Row((f"{zone}-spaces", f"{zone}-aims")), *(Row(each) for each in (penalties, ropes) if each))
    return Band(rows, zone_name(zone), f"zone:{zone}")


def _lines(zone: ZoneId) -> Iterator[Field]:
    name, layer = zone_name(zone), layer_of(zone)
    spaces, aims = msg("cd-board-spaces", zone=name), msg("cd-board-aims", zone=name)
    marker, like = f"marker:{MARKERS[layer]}", _like(zone)

    def same(part: str) -> str:
        return f"{like}-{part}" if like else ""

    yield Field(
        f"{zone}-spaces",
        spaces,
        "number",
        1,
        MOST_SPACES,
        optional=False,
        near=NEAR[layer],
        picture=marker,
        same=same("spaces"),
    )
    yield Field(
        f"{zone}-aims", aims, "number", 1, MOST_AIMS, optional=False, near=2, picture="token:target", same=same("aims")
    )
    for penalty in penalties_of(zone):
        label = msg(f"cd-board-{penalty}", zone=name)
        yield Field(
            f"{zone}-{penalty}",
            label,
            "number",
            0,
            MOST_PENALTIES,
            near=0,
            picture=f"penalty:{penalty}",
            same=same(penalty),
        )
    if layer == "deck":
        ends = tuple(Option(end, zone_name(end), picture=f"zone:{end}") for end in (*SAILS, *HULLS))
        yield Field(f"{zone}-ropes", msg("cd-board-ropes", zone=name), "many", options=ends)


AT_ONCE: Final = tuple(f"{zone}-{part}" for zone in ZONES for part in ("spaces", "aims"))
"""What has to be known of a board before anything lies on it; what markers cover matters once some are lost."""


def is_copied(record: Record | None) -> bool:
    """Whether what is needed at once of a board is known."""
    known = dict(record or ())
    return all(known.get(name) is not None for name in AT_ONCE)


def matters(zone: ZoneId) -> tuple[str, ...]:
    """What matters once a zone has lost a marker: its own penalties (CD-EFF-06), and over which ropes sailors come to
    mend it (CD-PATCH-02)."""
    penalties = tuple(f"{zone}-{penalty}" for penalty in penalties_of(zone))
    return penalties if zone in DECKS else (*penalties, *(f"{deck}-ropes" for deck in DECKS))


def zones(record: Record) -> tuple[Zone, ...]:
    """The nine zones of a board that is copied, full of markers, without officers (CD-SETUP-03)."""
    printed = dict(record)

    def number(name: str) -> int:
        value = printed.get(name)
        return value if isinstance(value, int) else 0

    def ropes(zone: ZoneId) -> tuple[ZoneId, ...]:
        value = printed.get(f"{zone}-ropes")
        return tuple(end for end in ZONES if isinstance(value, tuple) and end in value)

    return tuple(
        Zone(
            zone,
            spaces=number(f"{zone}-spaces"),
            aims=number(f"{zone}-aims"),
            markers=number(f"{zone}-spaces"),
            guard=tuple(each for each in penalties_of(zone) for _ in range(number(f"{zone}-{each}"))),
            ropes=ropes(zone),
            disaster="hidden" if zone in HULLS else "",
        )
        for zone in ZONES
    )


def beside(deck: ZoneId) -> tuple[ZoneId, ...]:
    """The decks that lie beside a deck (CD-PATCH-02)."""
    at = DECKS.index(deck)
    return tuple(each for each in DECKS if abs(DECKS.index(each) - at) == 1)
