"""Corrections by hand: every value that the app keeps, by name, with what it may be. The table has the last word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.declared.tracked_values import Tracked, choice, lines, many, number, switch
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
from companion.games.blackbeard.model.book import Book, Ship
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import flags, hull, nation, place_name, player_name, port_name, who
from companion.games.blackbeard.model.records import PURSE, Pirate, Place, Renown
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
            case ["pirates", name, what] if what in PORTS and isinstance(value, tuple):
                return s.with_pirate(ShipId(name), **{what: tuple(int(each) for each in value)})
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
    players = [Option(player.id, player_name(s, player.id)) for player in s.players]
    yield choice("turn.holder", msg("bb-fix-holder"), s.turn.holder, players)
    yield choice("turn.first", msg("bb-fix-first"), s.turn.first, players)
    yield from lines(s.turn, "turn", book)
    letters = [Option(each.id, msg("bb-fix-letter", nation=nation(each.nation))) for each in book.letters]
    out = [option for option in letters if option.id in s.letters_out]
    held = [pirate.letter for pirate in s.active]
    free = [option for option in out if option.id not in held]
    if free:
        yield many("offers", msg("bb-fix-offers"), s.offers, free)


def _pirate(s: State, book: Book, index: int) -> Iterator[Tracked]:
    pirate, at = s.pirates[index], f"pirates.{s.pirates[index].id}"
    log, card = current_values.ship(book, pirate.hull), current_values.card(book, pirate.id)
    yield from lines(pirate, at, book, "notoriety", "popularity", "worth")
    if pirate.status != "active":
        return
    yield place_line(s, book, at, pirate.id)
    postures = [Option(each, msg(f"bb-posture-{each}")) for each in _postures(pirate)]
    yield choice(f"{at}.posture", msg("bb-fix-posture"), pirate.posture, postures)
    hulls = [Option(each.id, hull(each.id)) for each in book.ships if _floats(pirate, each)]
    yield choice(f"{at}.hull", msg("bb-fix-hull"), pirate.hull, hulls)
    yield number(f"{at}.damage", msg("bb-fix-damage"), pirate.damage, len(log.combat) - 1)
    yield number(f"{at}.slow", msg("bb-fix-slow"), pirate.slow, len(log.speed) - 1)
    yield number(f"{at}.cunning", msg("bb-fix-cunning"), pirate.cunning, card.cunning)
    for i, cargo in enumerate(pirate.holds):
        yield number(f"{at}.holds.{i}", msg("bb-fix-cargo", n=i + 1), cargo, PURSE, picture="token:coin")
    yield many(f"{at}.marks", msg("bb-fix-marks"), pirate.marks, flags())
    yield many(f"{at}.attacked", msg("bb-fix-attacked"), pirate.attacked, flags())
    towns = [Option(str(each.number), port_name(s, book, each.number)) for each in s.ports if not each.destroyed]
    for what in PORTS:
        known = [str(each) for each in getattr(pirate, what)]
        fitting = towns if what != "havens" else [option for option in towns if not _is_haven(book, option.id)]
        ruins = [Option(each, port_name(s, book, int(each))) for each in known]
        options = [*fitting, *(option for option in ruins if option not in fitting)]
        yield many(f"{at}.{what}", msg(f"bb-fix-{what}"), known, options)
    yield from lines(pirate.wounds, f"{at}.wounds", book, "minor")
    yield number(f"{at}.wounds.healing", msg("bb-fix-healing"), pirate.wounds.healing, len(pirate.wounds.crippled))
    yield from lines(pirate.wounds, f"{at}.wounds", book, "ill")
    yield from lines(pirate, at, book, "scurvy", "debauched")


def _postures(pirate: Pirate) -> tuple[str, ...]:
    ashore = ("anchored",) if pirate.place.port else ()
    return ("sea", *ashore, *(("careened",) if pirate.place.coast or pirate.place.port else ()))


def _floats(pirate: Pirate, log: Ship) -> bool:
    """Whether what is lost of its tracks leaves a ship of that kind afloat, and its holds take the cargoes."""
    afloat = pirate.damage < len(log.combat) and pirate.slow < len(log.speed)
    return afloat and len(pirate.holds) <= log.holds


def _is_haven(book: Book, port_number: str) -> bool:
    """Whether a port is a pirate haven, which never becomes anybody's own (10.21)."""
    return printed_ports.card(book, int(port_number)).haven


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
    players = [Option(player.id, player_name(s, player.id)) for player in s.players]
    yield choice(f"{at}.owner", msg("bb-fix-owner"), kc.owner, players)
    yield place_line(s, book, at, kc.id)
    yield from lines(kc, at, book, "combat", "speed")
    yield number(f"{at}.damage", msg("bb-fix-damage"), kc.damage, kc.combat - 1)
    yield number(f"{at}.slow", msg("bb-fix-slow"), kc.slow, kc.speed)
    yield from lines(kc, at, book, "scurvy")
    yield switch(f"{at}.gone", msg("bb-fix-gone"), False)


def _counters(s: State, book: Book) -> Iterator[Tracked]:
    for counter in s.counters:
        at = f"counters.{counter.id}"
        path, field, value = place_line(s, book, at, counter.id)
        yield path, replace(field, label=msg("bb-fix-place-of", name=who(s, book, counter.id))), value
        yield switch(f"{at}.gone", msg("bb-fix-gone-of", name=who(s, book, counter.id)), False)


def _ports(s: State, book: Book) -> Iterator[Tracked]:
    governors = [Option(each, msg(f"bb-governor-{each or 'nobody'}")) for each in ("", "pro", "anti")]
    for state in s.ports:
        name, at = port_name(s, book, state.number), f"ports.{state.id}"
        if not printed_ports.is_haven(s, book, state.number):
            yield choice(f"{at}.governor", msg("bb-fix-governor", port=name), state.governor, governors)
            yield from lines(state, at, book, "taken", "forever", "destroyed", port=name)
        if _is_haven(book, str(state.number)):
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
