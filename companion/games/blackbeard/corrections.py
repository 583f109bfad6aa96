"""Corrections by hand: every value that the app keeps, by name, with what it may be. The table has the last word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.declared.tracked_values import Tracked, Within, choice, lines, switch
from companion.core.events.event import Upcaster
from companion.core.kit import corrections
from companion.core.kit.corrections import Corrections
from companion.core.procedures.procedure import first_of
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import Msg, msg
from companion.core.values.plain_json import JsonObject
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.map.places import occupied, port, token, zone
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.book import Book, ShipKind
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import hull, nation, place_name, player_name, port_name, who
from companion.games.blackbeard.model.records import Pirate, Place, Renown
from companion.games.blackbeard.model.state import State

PORTS = ("havens", "information", "barred", "repulsed")
"""Lists of ports in a pirate's log."""


class Corrected(corrections.Corrected[State]):
    """A person set a tracked value by hand.

    path: a dotted path into the state, in which ``gone`` stands for a counter's way back to its cup.  place: where a
    ship is put.
    """

    place: Place | None = None

    def reopened(self, s: State) -> State:
        return replace(s, outcome=None).with_turn(stage="draw")

    def put(self, s: State) -> State:
        value = self.value
        match self.path.split("."):
            case ["pirates", name, ("notoriety" | "popularity" | "worth") as what] if isinstance(value, int):
                pirate = ShipId(name)
                by = value - int(getattr(s.pirate(pirate), what))
                line = Renown(s.turn.cards, pirate, what, by, "correction", "")
                return replace(s.with_pirate(pirate, **{what: value}), ledger=(*s.ledger, line))
            case [_, name, "place"] if self.place is not None:
                ship = ShipId(name)
                if ship.is_counter:
                    return s.with_counter(ship, place=self.place, in_port=False)
                posture = s.ship(ship).posture
                ashore = posture == "anchored" and not self.place.port
                return s.with_ship(ship, place=self.place, posture="sea" if ashore else posture)
            case [_, counter, "gone"]:
                if not value:
                    return s
                left = tuple(each for each in s.counters if each.id != counter)
                return replace(s, counters=left, commissioners=tuple(k for k in s.commissioners if k.id != counter))
        return super().put(s)

    def completed(self, s: State, book: Book) -> Corrected:
        """With the place that is meant."""
        match self.path.split("."):
            case [_, ship, "place"]:
                there = (s.place_of(ShipId(ship)), *(place for place, _ in _elsewhere(s, book)))
                return replace(self, place=first_of(each for each in there if token(each) == self.value))
        return self


def _turn(s: State, book: Book) -> Iterator[Tracked]:
    yield from lines(s.turn, "turn", book, within={"holder": _players(s), "first": _players(s)})
    held = [pirate.letter for pirate in s.active]
    free = [each for each in book.letters if each.id in s.letters_out and each.id not in held]
    if free:
        letters = [Option(each.id, msg("bb-fix-letter", nation=nation(each.nation))) for each in free]
        yield from lines(s, "", book, within={"offers": letters})


def _players(s: State) -> list[Option]:
    return [Option(player.id, player_name(s, player.id)) for player in s.players]


def _pirate(s: State, book: Book, index: int) -> Iterator[Tracked]:
    pirate, at = s.pirates[index], f"pirates.{s.pirates[index].id}"
    log, card = current_values.ship(book, pirate.hull), current_values.card(book, pirate.id)
    yield from lines(pirate, at, book, "notoriety", "popularity", "worth")
    if pirate.status != "active":
        return
    yield place_line(s, book, at, pirate.id)
    within: Within = {
        "posture": [Option(each, msg(f"bb-posture-{each}")) for each in _postures(pirate)],
        "hull": [Option(each.id, hull(each.id)) for each in book.ships if _floats(pirate, each)],
        "damage": len(log.combat) - 1,
        "slow": len(log.speed) - 1,
        "cunning": card.cunning,
        **{what: _towns(s, book, getattr(pirate, what), what) for what in PORTS},
    }
    ship = ("posture", "hull", "damage", "slow", "cunning", "holds", "marks", "attacked")
    yield from lines(pirate, at, book, *ship, *PORTS, within=within)
    yield from lines(pirate.wounds, f"{at}.wounds", book, within={"healing": len(pirate.wounds.crippled)})
    yield from lines(pirate, at, book, "scurvy", "debauched")


def _towns(s: State, book: Book, known: Sequence[int], what: str) -> list[Option]:
    """Ports that may stand in a list of a log: those of the map, and the ruins that stand there now."""
    towns = [port.number for port in s.ports if not port.destroyed]
    fitting = [each for each in towns if what != "havens" or not _is_haven(book, each)]
    return [Option(str(each), port_name(s, book, each)) for each in dict.fromkeys((*fitting, *known))]


def _postures(pirate: Pirate) -> tuple[str, ...]:
    ashore = ("anchored",) if pirate.place.port else ()
    return ("sea", *ashore, *(("careened",) if pirate.place.coast or pirate.place.port else ()))


def _floats(pirate: Pirate, log: ShipKind) -> bool:
    """Whether what is lost of its tracks leaves a ship of that kind afloat, and its holds take the cargoes."""
    afloat = pirate.damage < len(log.combat) and pirate.slow < len(log.speed)
    return afloat and len(pirate.holds) <= log.holds


def _is_haven(book: Book, port_number: int) -> bool:
    """Whether a port is a pirate haven, which never becomes anybody's own (10.21)."""
    return printed_ports.card(book, port_number).haven


def place_line(s: State, book: Book, at: str, ship: ShipId) -> Tracked:
    """Where a ship lies: any place where something is, any port or Transit Box, or where it is now. at: its path."""
    here = s.place_of(ship)
    own = Option(token(here), place_name(s, book, here))
    options = (own, *(option for place, option in _elsewhere(s, book) if not place.same(here)))
    return choice(f"{at}.place", msg("bb-fix-place"), own.id, options)


@memoized
def _elsewhere(s: State, book: Book) -> tuple[tuple[Place, Option], ...]:
    """Any place where something is, any port or Transit Box, each once: the same for every ship of a state."""
    every = (
        *occupied(s),
        *(port(book, each.number) for each in book.ports),
        *(zone(box.number) for box in book.transit_boxes),
    )
    found: dict[tuple[str, str], Place] = {}
    for place in every:
        found.setdefault((place.kind, place.id), place)
    return tuple((place, Option(token(place), place_name(s, book, place))) for place in found.values())


def _commissioner(s: State, book: Book, index: int) -> Iterator[Tracked]:
    kc, at = s.commissioners[index], f"commissioners.{s.commissioners[index].id}"
    yield from lines(kc, at, book, "owner", within={"owner": _players(s)})
    yield place_line(s, book, at, kc.id)
    within = {"damage": kc.combat - 1, "slow": kc.speed}
    yield from lines(kc, at, book, "combat", "speed", "damage", "slow", "scurvy", within=within)
    yield switch(f"{at}.gone", msg("bb-fix-gone"), False)


def _counters(s: State, book: Book) -> Iterator[Tracked]:
    for counter in s.counters:
        at = f"counters.{counter.id}"
        path, field, value = place_line(s, book, at, counter.id)
        yield path, replace(field, label=msg("bb-fix-place-of", name=who(s, book, counter.id))), value
        yield switch(f"{at}.gone", msg("bb-fix-gone-of", name=who(s, book, counter.id)), False)


def _ports(s: State, book: Book) -> Iterator[Tracked]:
    for state in s.ports:
        name, at = port_name(s, book, state.number), f"ports.{state.id}"
        if not printed_ports.is_haven(s, book, state.number):
            yield from lines(state, at, book, "governor", "taken", "forever", "destroyed", port=name)
        if _is_haven(book, state.number):
            yield from lines(state, at, book, "english", port=name)


def groups(s: State, book: Book) -> Iterator[tuple[Msg, Iterator[Tracked]]]:
    """Every tracked value: each pirate (those at sea first), each King's Commissioner, the turn, counters, ports."""
    pirates = sorted(enumerate(s.pirates), key=lambda each: each[1].status != "active")
    yield from ((who(s, book, pirate.id), _pirate(s, book, i)) for i, pirate in pirates)
    yield from ((who(s, book, kc.id), _commissioner(s, book, i)) for i, kc in enumerate(s.commissioners))
    yield msg("bb-fix-group-turn"), _turn(s, book)
    yield msg("bb-fix-group-counters"), _counters(s, book)
    yield msg("bb-fix-group-ports"), _ports(s, book)


CORRECTIONS: Final = Corrections(groups, Corrected, "bb-ev-corrected", lambda path: path.endswith(".gone"))


def lifted(raw: JsonObject) -> JsonObject:
    """A correction of the first version, in which some paths had slashes, as it would be recorded today."""
    match raw["path"].split("/"):
        case ["renown" | "ports", pirate, what]:
            return raw | {"path": f"pirates.{pirate}.{what}"}
        case ["place" | "gone" as what, ship]:
            kinds = {"kc": "commissioners", "merchant": "counters", "warship": "counters"}
            return raw | {"path": f"{kinds.get(ShipId(ship).kind, 'pirates')}.{ship}.{what}"}
    return raw


UPCASTERS: dict[tuple[str, int], Upcaster] = {("Corrected", 1): lifted}
