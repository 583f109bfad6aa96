"""PC-SPEED-01, -02: who comes first: the fastest ship, and dice between those who are equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.events.announcements import Die, Result, Side
from companion.core.procedures.announced import Shown
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice, Roll
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.ids import SeatId, ShipId
from companion.games.pirates_cove.model.names import Ctx, player_name, ship_colour, ship_name, ship_picture
from companion.games.pirates_cove.ship import strength

RULE = "PC-SPEED-02"


def dice_between(t: Ctx, ships: Sequence[ShipId], key: str, text: Msg) -> Procedure[dict[ShipId, int]]:
    """PC-SPEED-02: a die for each of these ships. key: of the question, which this run asks once."""
    faces = t.book.numbers.die_faces
    dice = tuple(Dice(ship_name(t.now, ship), 1, faces) for ship in ships)
    rolled = yield from t.ask(Roll(key=key, text=text, rule=RULE, dice=dice, about=tuple(ships)))
    return dict(zip(ships, rolled, strict=True))


def drawn(t: Ctx, rolled: Mapping[ShipId, int]) -> tuple[Side, ...]:
    """Ships with a die each, for the eye; whoever alone has the highest prevails."""
    best, faces = max(rolled.values()), t.book.numbers.die_faces
    alone = list(rolled.values()).count(best) == 1
    return tuple(
        Side(
            ship_name(t.now, ship),
            ship_picture(ship),
            ship_colour(t.now, ship),
            (Die(face, faces),),
            won=alone and face == best,
        )
        for ship, face in rolled.items()
    )


def cast(t: Ctx, seats: Sequence[SeatId], key: str) -> Procedure[tuple[SeatId, ...]]:
    """PC-SPEED-02: equals in the order of their dice, the highest first; those who roll the same roll again.

    key: of the question, which this run asks once.
    """
    if len(seats) < 2:
        return tuple(seats)
    names = tuple(player_name(t.now, seat) for seat in seats)
    rolled = yield from dice_between(t, seats, key, msg("cove-q-cast", names=names))
    text = msg("cove-told-cast", names=names)
    yield from t.happens(Shown(text, rule=RULE, noted=False, result=Result(text, drawn(t, rolled))))
    ordered: tuple[SeatId, ...] = ()
    for face in sorted(set(rolled.values()), reverse=True):
        ordered += yield from cast(t, [seat for seat in seats if rolled[seat] == face], f"{key}-{face}")
    return ordered


def fastest_first(t: Ctx, seats: Sequence[SeatId], key: str) -> Procedure[tuple[SeatId, ...]]:
    """PC-SPEED-01: ships at one island in the order in which they act."""
    speeds = {seat: strength.speed(t.now, t.book, seat).total for seat in seats}
    ordered: tuple[SeatId, ...] = ()
    for speed in sorted(set(speeds.values()), reverse=True):
        ordered += yield from cast(t, [seat for seat in seats if speeds[seat] == speed], f"{key}-{speed}")
    return ordered
