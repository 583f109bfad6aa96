"""9.21, 14.1 Whose a ship without nationality is, and which ocean counts: by its place, else as the table sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar, cast

from companion.core.events.event import Event
from companion.core.procedures.copied_cards import read_off
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.model.book import Nation, Ocean
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import OCEANS, Ctx, flags, ocean, place_name
from companion.games.blackbeard.model.records import Commissioner, Counter, Face, Pirate, Place
from companion.games.blackbeard.model.state import State

Boat = TypeVar("Boat", Pirate, Commissioner, Counter)


def ocean_of(t: Ctx, place: Place, key: str, rule: str) -> Procedure[Ocean]:
    """The ocean of a place: of a Shipping Lane as copied, of a Transit Box as it serves one; else the table tells."""
    if place.ocean:
        return place.ocean
    if place.kind == "lane":
        return cast(Ocean, dict((yield from read_off(t, places.lane_form(place.id), "ocean", key=key)))["ocean"])
    served = places.box(t.book, place.zone).serves if place.zone else ()
    options = tuple(Option(each, ocean(each), None, "place:sea") for each in served or OCEANS)
    return (
        yield from t.choose(
            "ocean", options, key=key, rule=rule, words={"where": place_name(t.now, t.book, place)}, nature="fact"
        )
    )


class OceanTold(Event[State]):
    """BB-8.6: the table has told in which ocean a place lies, so that it is never asked again of anything there."""

    where: Place
    ocean: Ocean

    def apply(self, s: State) -> State:
        there = replace(self.where, ocean=self.ocean)

        def moored(ships: Sequence[Boat]) -> tuple[Boat, ...]:
            return tuple(replace(each, place=there) if each.place.same(there) else each for each in ships)

        return replace(s, pirates=moored(s.pirates), commissioners=moored(s.commissioners), counters=moored(s.counters))


def located(t: Ctx, ship: ShipId, key: str) -> Procedure[Place]:
    """BB-8.6: where a ship lies, with its ocean, which says where it may sail to; the table tells it once."""
    place = t.now.place_of(ship)
    if place.kind and not (place.ocean or place.zone):
        found = yield from ocean_of(t, place, key, "BB-8.6")
        yield from t.happens(OceanTold(place, found, rule="BB-8.6"))
    return t.now.place_of(ship)


def of_merchant(t: Ctx, face: Face, place: Place, waters: Ocean | Literal[""], key: str) -> Procedure[Nation]:
    """BB-9.21: the nationality of a Merchant; Spanish ones in the Indian Ocean are unidentified.

    waters: "" where it does not hang on them.
    """
    if face.nation not in ("", "none") and not (hangs_on_ocean(face) and waters == "IND"):
        return cast(Nation, face.nation)
    return (yield from of_place(t, place, key, "BB-9.21"))


def hangs_on_ocean(face: Face) -> bool:
    """BB-9.21: whether the nationality of a Merchant is another one in some ocean."""
    return face.nation == "spanish"


def of_warship(t: Ctx, warship: ShipId, key: str, rule: str) -> Procedure[Nation]:
    """BB-14.1: the nationality of a Warship that has been turned up."""
    counter = t.now.counter(warship)
    if counter.face is not None and counter.face.nation not in ("", "none"):
        return cast(Nation, counter.face.nation)
    return (yield from of_place(t, counter.place, f"{key}-nation", rule, about=(warship,)))


def of_place(t: Ctx, place: Place, key: str, rule: str, *, about: tuple[str, ...] = ()) -> Procedure[Nation]:
    """BB-9.21: the nationality of what bears none: that of its lane or of the port of its hex, else the nearest port's.

    Between ports at the same distance the pirate chooses.
    """
    if place.kind == "lane":
        form = places.lane_form(place.id)
        return cast(Nation, dict((yield from read_off(t, form, "nation", key=f"{key}-lane")))["nation"])
    if place.port and (here := (yield from printed_ports.nation_of(t, place.port, f"{key}-port"))) is not None:
        return here
    text, note = msg("bb-q-nearest-nation", where=place_name(t.now, t.book, place)), msg("bb-nearest-nation-note")
    return cast(
        Nation, (yield from t.choose(key, flags(), rule=rule, text=text, note=note, nature="fact", about=about))
    )
