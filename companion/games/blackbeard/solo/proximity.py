"""23.41 The nearest port for a false player's ship: distances as the table counts them, times a factor.

Of the ports that are alike only the nearest matters: one line for each factor is all that the table fills in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Field, FieldValue, Form, Option, Record
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.map import places, printed_ports, seaways
from companion.games.blackbeard.model.book import Book, Proximity
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import log
from companion.games.blackbeard.model.names import Ctx, port_name, q, who
from companion.games.blackbeard.model.records import Measured, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.sailing import movement
from companion.games.blackbeard.standing import ports

Purpose = Literal["refit", "recover", "sale"]
FIXED: Final = ("lane", "port", "hex")
"""Places that lie where they lie, evening for evening."""


class DistanceMeasured(Event[State]):
    """BB-23.41: somebody has counted the hexes from a place of the board to a port."""

    measured: Measured

    def apply(self, s: State) -> State:
        new = self.measured
        others = (old for old in s.measured if (old.kind, old.id, old.port) != (new.kind, new.id, new.port))
        return replace(s, measured=(*others, new))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A port that would do. factor: by which its distance is multiplied."""

    number: int
    factor: int


@dataclass(frozen=True, slots=True)
class Near:
    """The nearest port. hexes: its distance, -1 if nobody had to count.  key: of the question that told it."""

    place: Place
    factor: int
    hexes: int = -1
    key: str = ""


def factor(book: Book, standing: str, ship: ShipId, purpose: Purpose) -> int | None:
    """BB-23.41: by what the distance to a port of this kind is multiplied; None where it is of no use."""
    row: Proximity | None = next((each for each in book.proximity if each.port == standing), None)
    if row is None or purpose == "sale":
        return row.sale if row is not None else None
    king = ship.is_commissioner
    if purpose == "refit":
        return row.refit_commissioner if king else row.refit_pirate
    return row.recover_commissioner if king else row.recover_pirate


def waters(s: State, book: Book, ship: ShipId) -> tuple[str, ...]:
    """Oceans that a ship can reach without another Transit Box; from a box those that it serves."""
    place = s.place_of(ship)
    if place.zone:
        return places.box(book, place.zone).serves
    return seaways.oceans_from(place)


def held(s: State, ship: ShipId, place: Place) -> bool:
    """BB-23.5: whether a hunter lies in a place, which a false pirate then avoids; a King's Commissioner minds none."""
    if ship.is_commissioner:
        return False
    owner = s.owner(ship)
    kcs = any(kc.place.same(place) and kc.owner != owner for kc in s.commissioners)
    return kcs or any(counter.place.same(place) for counter in s.warships)


def candidates(s: State, book: Book, ship: ShipId, purpose: Purpose) -> tuple[Candidate, ...]:
    """BB-23.41: the ports in a ship's waters that it may enter and that serve the purpose, the best factor first."""
    found = []
    for place in places.ports_in(book, waters(s, book, ship)):
        times = factor(book, ports.standing(s, book, ship, place.port), ship, purpose)
        there = s.place_of(ship).same(place) and s.ship(ship).in_port
        if times is None or there or held(s, ship, place) or not ports.may_enter(s, book, ship, place.port).allowed:
            continue
        found.append(Candidate(place.port, times))
    return tuple(sorted(found, key=lambda each: (each.factor, each.number)))


def nearest(t: Ctx, ship: ShipId, purpose: Purpose, key: str) -> Procedure[Near | None]:
    """BB-23.41: the port with the smallest product of distance and factor; None where no port will do.

    Out of a Transit Box every way leads to its arrow hexes, so that nobody counts from there.
    What a port is to a pirate may hang on its nationality: that of the one chosen is learned, and if it makes a
    difference the table is asked again without it. A pirate under way keeps his course as long as the same ports would
    do; that stands beside what follows.
    """
    tries = 0
    if t.now.place_of(ship).zone:
        return None
    while some := candidates(t.now, t.book, ship, purpose):
        tries += 1
        chosen = yield from _nearest_of(t, ship, some, f"{key}-{tries}", purpose)
        number = chosen.place.port
        if not ship.is_commissioner and ports.nation_matters(t.now, ship):
            yield from printed_ports.nation_of(t, number, f"{key}-nation-{number}")
        if Candidate(number, chosen.factor) in (left := candidates(t.now, t.book, ship, purpose)):
            if not ship.is_commissioner:
                yield from lay_course(t, ship, course_to(number, left))
            return chosen
    return None


def course_to(number: int, some: tuple[Candidate, ...]) -> tuple[int, ...]:
    """A course as the log keeps it (Pirate.course)."""
    return (number, *(value for each in some for value in (each.number, each.factor)))


def lay_course(t: Ctx, pirate: ShipId, course: tuple[int, ...]) -> Procedure[None]:
    """BB-23.41: for which port he makes from now on; () for none."""
    if t.now.pirate(pirate).course != course:
        yield from log(t, pirate, "BB-23.41", course=course)


def _on_course(t: Ctx, ship: ShipId, some: tuple[Candidate, ...], key: str) -> Procedure[Near | None]:
    """The port for which he made on his last turn, if it is still the one."""
    course = () if ship.is_commissioner else t.now.pirate(ship).course
    for each in some:
        if course == course_to(each.number, some):
            port = port_name(t.now, t.book, each.number)
            question = q.yes_no(
                "course",
                under=key,
                rule="BB-23.41",
                words={"name": who(t.now, t.book, ship), "port": port},
                text="false-course",
                yes=True,
                no=True,
                nature="fact",
                default=True,
                quiet=True,
                about=(ship,),
            )
            if (yield from t.ask(question)):
                return Near(places.port(t.book, each.number), each.factor, key=f"{key}-course")
    return None


def _nearest_of(t: Ctx, ship: ShipId, some: tuple[Candidate, ...], key: str, purpose: Purpose) -> Procedure[Near]:
    """Nothing is asked of a port in his own hex, nor where there is only one; where all are alike, only which it is."""
    here = t.now.place_of(ship)
    for each in some:
        if each.number == here.port:
            return Near(here, each.factor, 0)
    if len(some) > 1 and (near := (yield from _on_course(t, ship, some, key))) is not None:
        return near
    factors = tuple(dict.fromkeys(each.factor for each in some))
    if len(factors) > 1:
        return (yield from _counted(t, ship, some, factors, key, purpose))
    words = {"name": who(t.now, t.book, ship), "purpose": msg(f"bb-false-for-{purpose}")}
    options = _options(t, ship, some)
    number = yield from t.choose(
        "false-nearest", options, key=key, rule="BB-23.41", words=words, nature="fact", about=(ship,)
    )
    return Near(places.port(t.book, int(number)), factors[0], key="" if len(some) == 1 else key)


def _options(t: Ctx, ship: ShipId, some: tuple[Candidate, ...]) -> tuple[Option, ...]:
    notes = movement.standings(t.now, t.book, ship, waters(t.now, t.book, ship)) if not ship.is_commissioner else {}
    return tuple(
        Option(
            str(each.number),
            port_name(t.now, t.book, each.number),
            notes.get(places.token(places.port(t.book, each.number))),
            "place:port",
        )
        for each in some
    )


def _counted(
    t: Ctx, ship: ShipId, some: tuple[Candidate, ...], factors: tuple[int, ...], key: str, purpose: Purpose
) -> Procedure[Near]:
    """The nearest port of each factor with its distance, in one question; whatever is surely farther stays empty."""
    fields: list[Field] = []
    for n, times in enumerate(factors):
        alike = tuple(each for each in some if each.factor == times)
        label = msg("bb-false-near-port", factor=times)
        if len(alike) > 1:
            fields.append(Field(f"port-{times}", label, "choice", options=_options(t, ship, alike), optional=n > 0))
        hexes = msg("bb-false-near-hexes", factor=times, port=_only(t, alike))
        fields.append(Field(f"hexes-{times}", hexes, "number", optional=n > 0, near=times))
    question = Form(
        key=key,
        text=msg("bb-q-false-nearest", name=who(t.now, t.book, ship), purpose=msg(f"bb-false-for-{purpose}")),
        note=msg("bb-q-false-nearest-note"),
        rule="BB-23.41",
        schema="distances",
        subject=ship,
        fields=tuple(fields),
        kept=False,
        nature="fact",
        about=(ship,),
        default=_counted_before(t.now, ship, some, tuple(fields)),
    )
    told = dict((yield from t.ask(question)))
    yield from _remember(t, ship, some, told)
    return smallest(t.book, some, told, key)


def _measured(s: State, ship: ShipId) -> Mapping[int, int]:
    """What was counted from the place where a ship lies: hexes by port. From an unnamed hex nothing is known."""
    place = s.place_of(ship)
    if place.kind not in FIXED:
        return {}
    return {each.port: each.hexes for each in s.measured if each.counts(place)}


def _counted_before(s: State, ship: ShipId, some: tuple[Candidate, ...], fields: tuple[Field, ...]) -> Record | None:
    """The form as it was told from the same place, as far as those ports would still do; None where nothing was, or
    not what must be told now."""
    known = _measured(s, ship)
    told: dict[str, FieldValue] = {}
    for times in dict.fromkeys(each.factor for each in some):
        nearest_first = sorted(
            (known[each.number], each.number) for each in some if each.factor == times and each.number in known
        )
        if nearest_first:
            hexes, number = nearest_first[0]
            told |= {f"port-{times}": str(number), f"hexes-{times}": hexes}
    lacking = any(not line.optional and line.name not in told for line in fields)
    return None if lacking else tuple((line.name, told.get(line.name)) for line in fields)


def _remember(t: Ctx, ship: ShipId, some: tuple[Candidate, ...], told: Mapping[str, FieldValue]) -> Procedure[None]:
    """Every distance that was told and is not known yet, for the next ship that lies there."""
    place, known = t.now.place_of(ship), _measured(t.now, ship)
    for times in dict.fromkeys(each.factor for each in some):
        port, hexes = _line(some, told, times)
        if place.kind in FIXED and hexes is not None and port is not None and known.get(port) != hexes:
            measured = Measured(place.kind, place.id, port, hexes)
            yield from t.happens(DistanceMeasured(measured, rule="BB-23.41"))


def _line(some: tuple[Candidate, ...], told: Mapping[str, FieldValue], times: int) -> tuple[int | None, int | None]:
    """What was told of one factor: the port, the only one where there is one, and its distance."""
    alike = [each.number for each in some if each.factor == times]
    port, hexes = told.get(f"port-{times}") or (alike[0] if len(alike) == 1 else None), told.get(f"hexes-{times}")
    return None if port is None else int(str(port)), hexes if isinstance(hexes, int) else None


def _only(t: Ctx, alike: tuple[Candidate, ...]) -> Msg:
    """The port, where there is only one of its factor."""
    return port_name(t.now, t.book, alike[0].number) if len(alike) == 1 else msg("bb-false-near-any")


def smallest(book: Book, some: tuple[Candidate, ...], told: Mapping[str, FieldValue], key: str = "") -> Near:
    """BB-23.41: of the ports whose distance was told the one with the smallest product; on a tie the nearer one."""
    best: list[Near] = []
    for times in dict.fromkeys(each.factor for each in some):
        port, hexes = _line(some, told, times)
        if hexes is not None and port is not None:
            best.append(Near(places.port(book, port), times, hexes, key))
    return first_of(sorted(best, key=lambda near: (near.hexes * near.factor, near.hexes)))


def reached(t: Ctx, near: Near) -> Msg:
    """The choice as the rules reckon it: "4 hexes × 2 = 8"."""
    port = port_name(t.now, t.book, near.place.port)
    if near.hexes <= 0:
        return port
    return msg("bb-false-product", port=port, hexes=near.hexes, factor=near.factor, n=near.hexes * near.factor)
