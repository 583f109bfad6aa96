"""What the fields of a state refer to is known by their types: every field of every game, without a list of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

import pytest

from companion.core.declared.references import SEAT, Kind, Once, References, Refers, kinds_in
from companion.core.untrusted.state_validation import BadState, check_names
from companion.core.values.ids import Id
from companion.library.game_registry import game, game_ids


class BuoyId(Id):
    KINDS: ClassVar[Any] = ("buoy", "")


NO_BUOY = BuoyId("")
Colour = Annotated[str, Refers("colour")]


@dataclass(frozen=True, slots=True)
class Lamp:
    colour: Colour
    beside: BuoyId = NO_BUOY


@dataclass(frozen=True, slots=True)
class Buoy:
    id: BuoyId
    lamp: Lamp | None = None
    seen: tuple[tuple[BuoyId, int], ...] = ()
    was: Annotated[str, Refers("")] = ""
    """A colour that may be out of use."""
    side: Literal["port", "starboard", ""] = ""


@dataclass(frozen=True, slots=True)
class Sea:
    buoys: tuple[Buoy, ...] = ()
    chain: Annotated[tuple[BuoyId, ...], Once()] = ()
    lamps: Annotated[tuple[Lamp, ...], Once("colour")] = ()
    spare: tuple[Colour, ...] = ()
    report: Buoy | None = None
    """Checked elsewhere."""
    counted: int = field(default=0)


KINDS: Any = {
    BuoyId: Kind(
        "core-named-seat", lambda s, book: [each.id for each in s.buoys], made=lambda s, book: ["buoy-1", "buoy-2"]
    ),
    "colour": Kind("core-named-seat", lambda s, book: book),
}
ONE, TWO = Buoy(BuoyId("buoy-1")), Buoy(BuoyId("buoy-2"))
WHOLE = Sea(
    (ONE, TWO), (BuoyId("buoy-2"), BuoyId("buoy-1")), (Lamp("red"), Lamp("green", BuoyId("buoy-1"))), ("red", "red")
)


def places(sea: Sea) -> Iterator[str]:
    """Where a sea names what there is not, in order."""
    for named in References(sea, ("red", "green"), KINDS).named():
        try:
            check_names([named])
        except BadState as fault:
            yield fault.place


def test_what_is_there_may_be_named() -> None:
    assert not list(places(WHOLE))
    assert len(list(References(WHOLE, ("red", "green"), KINDS).named())) == 9


@pytest.mark.parametrize(
    ("sea", "place"),
    [
        (Sea((Buoy(BuoyId("buoy-3")),)), "buoys.0.id"),
        (Sea((ONE, ONE)), "buoys.1.id"),
        (Sea((ONE,), (BuoyId("buoy-1"), BuoyId("buoy-1"))), "chain.1"),
        (Sea((ONE,), (BuoyId("buoy-2"),)), "chain.0"),
        (Sea((Buoy(BuoyId("buoy-1"), Lamp("blue")),)), "buoys.buoy-1.lamp.colour"),
        (Sea((Buoy(BuoyId("buoy-1"), Lamp("red", BuoyId("buoy-2"))),)), "buoys.buoy-1.lamp.beside"),
        (Sea((Buoy(BuoyId("buoy-1"), seen=((BuoyId("buoy-2"), 1),)),)), "buoys.buoy-1.seen.0.0"),
        (Sea(lamps=(Lamp("red"), Lamp("red"))), "lamps.1.colour"),
        (Sea(spare=("red", "blue")), "spare.1"),
        (Sea(spare=("",)), "spare.0"),
    ],
)
def test_what_is_not_there_is_named_with_its_place(sea: Sea, place: str) -> None:
    assert place in list(places(sea))


def test_what_a_field_leaves_out_names_nothing() -> None:
    """An id left empty, what has left the table since, and what has checks of its own."""
    left_out = Buoy(BuoyId("buoy-1"), Lamp("red"), was="violet")
    assert not list(places(Sea((left_out,), report=Buoy(BuoyId("buoy-9"), Lamp("blue")))))


def test_records_come_before_what_names_them() -> None:
    """Where a record is called wrongly, that is told, not whatever still names it as it was."""
    sea = Sea((ONE, Buoy(BuoyId("buoy-7"))), (BuoyId("buoy-2"),))
    assert next(iter(places(sea))) == "buoys.1.id"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_knows_whatever_its_state_refers_to(game_id: str) -> None:
    """A new field with an id is looked up by itself, or its game lacks the kind."""
    there = game(game_id)
    asked = set(kinds_in(there.state))
    assert asked and asked - {SEAT} == set(there.names.kinds)
