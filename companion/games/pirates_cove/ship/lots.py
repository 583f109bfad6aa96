"""PC-SPEED-01, -02: who comes first: the fastest ship, and dice between those who are equal."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.procedure import Procedure
from companion.core.questions import Dice, Roll
from companion.core.telling import Shown
from companion.core.text import msg
from companion.core.voice import Die, Result, Side
from companion.games.pirates_cove.ship import strength
from companion.games.pirates_cove.table.ids import SeatId
from companion.games.pirates_cove.table.names import Desk, player_name

RULE = "PC-SPEED-02"


def cast(t: Desk, seats: Sequence[SeatId], key: str) -> Procedure[tuple[SeatId, ...]]:
    """PC-SPEED-02: equals in the order of their dice, the highest first; those who roll the same roll again.

    key: of the question, which this run asks once.
    """
    if len(seats) < 2:
        return tuple(seats)
    sides = t.book.numbers.die_faces
    names = tuple(player_name(t.now, seat) for seat in seats)
    dice = tuple(Dice(name, 1, sides) for name in names)
    faces = yield from t.ask(Roll(key=key, text=msg("cove-q-cast", names=names), rule=RULE, dice=dice))
    rolled = dict(zip(seats, faces, strict=True))
    shown = tuple(
        Side(name, "ship:brig", t.now.player(seat).colour, (Die(face, sides),))
        for name, (seat, face) in zip(names, rolled.items(), strict=True)
    )
    text = msg("cove-told-cast", names=names)
    yield from t.happens(Shown(text, rule=RULE, noted=False, result=Result(text, shown)))
    ordered: tuple[SeatId, ...] = ()
    for face in sorted(set(faces), reverse=True):
        ordered += yield from cast(t, [seat for seat in seats if rolled[seat] == face], f"{key}-{face}")
    return ordered


def fastest_first(t: Desk, seats: Sequence[SeatId], key: str) -> Procedure[tuple[SeatId, ...]]:
    """PC-SPEED-01: ships at one island in the order in which they act."""
    speeds = {seat: strength.speed(t.now, t.book, seat).total for seat in seats}
    ordered: tuple[SeatId, ...] = ()
    for speed in sorted(set(speeds.values()), reverse=True):
        ordered += yield from cast(t, [seat for seat in seats if speeds[seat] == speed], f"{key}-{speed}")
    return ordered
