"""What a state names: pirates, ports, letters, players. Each of them must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.kit.id_checks import Names, sitting
from companion.core.untrusted.state_validation import Named, each_named, each_once
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.map.places import HEX
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import SeatId, ShipId, SideId
from companion.games.blackbeard.model.names import who
from companion.games.blackbeard.model.options import FALSE
from companion.games.blackbeard.model.records import Commissioner, Counter, Pirate, Place
from companion.games.blackbeard.model.state import State

PLAIN: Final = ("activate", "prize", "rest", "refit", "careen", "float", "recover", "forfeit", "petition")
NAMING: Final = (
    "ally",
    "part",
    "trade",
    "retire",
    "kc-move",
    "kc-attack",
    "deposit",
    "attack-port",
    "sack",
    "sell",
    "ransom",
    "cross",
    "draw-card",
    "false-turn",
)


def names_in(s: State, book: Book, commands: Sequence[str]) -> Iterator[Named]:
    """Everything that a state names by its id or number. commands: that may stand among the steps still to be done."""
    seats = [
        SeatId.numbered("seat", n) for n in range(1, len(s.options.seats) + (len(FALSE) if s.options.solo else 0) + 1)
    ]
    cards = [card.number for card in book.action_cards]
    letters = [letter.id for letter in book.letters]
    yield from sitting(s, seats, commands)
    for player in s.players:
        yield from each_named(f"players.{player.id}.activated", player.activated, "bb-named-pirate", _pirates(book))
    yield from _ports(s, book)
    yield from _pirate_names(s, book, seats, letters)
    yield from _hunters(s, book, seats)
    for name in ("holder", "first"):
        yield Named(f"turn.{name}", getattr(s.turn, name), "core-named-seat", seats)
    yield from each_named("discards", s.discards, "bb-named-card", cards)
    yield from each_named("letters_out", s.letters_out, "bb-named-letter", letters)
    yield from each_named("offers", s.offers, "bb-named-letter", letters)
    if s.pardon is not None:
        yield Named("pardon.letter", s.pardon.letter, "bb-named-letter", letters)
        yield Named("pardon.excluded", s.pardon.excluded, "bb-named-pirate", ["", *(each.id for each in s.pirates)])
    for number, line in enumerate(s.ledger):
        yield Named(f"ledger.{number}.pirate", line.pirate, "bb-named-pirate", [each.id for each in s.pirates])
    if s.outcome is not None:
        yield Named("outcome.winner", s.outcome.winner, "core-named-seat", ["", *seats])


def _pirates(book: Book) -> list[str]:
    return [pirate.id for pirate in book.pirates]


def _ports(s: State, book: Book) -> Iterator[Named]:
    """Every port of the map stands in a state once."""
    numbers = [port.number for port in book.ports]
    yield from each_once("ports", [port.number for port in s.ports], "bb-named-port", numbers, "number")
    yield Named("ports", len(s.ports), "bb-named-ports", [len(numbers)])


def _place(at: str, place: Place, book: Book) -> Iterator[Named]:
    known = {
        "port": [str(port.number) for port in book.ports],
        "lane": [str(lane.number) for lane in book.lanes],
        "zone": [str(box.number) for box in book.transit_boxes],
    }
    if place.kind == "hex" and not HEX.fullmatch(place.id):
        yield Named(f"{at}.place.id", place.id, "bb-named-hex", ["C12"])
    if place.kind in known:
        yield Named(f"{at}.place.id", place.id, f"bb-named-{place.kind}", known[place.kind])


def _boat(at: str, boat: Pirate | Commissioner, book: Book, seats: Sequence[SeatId]) -> Iterator[Named]:
    """What the logs of pirates and King's Commissioners have in common."""
    yield Named(f"{at}.owner", boat.owner, "core-named-seat", seats)
    yield from _place(at, boat.place, book)
    ports, zones = [port.number for port in book.ports], [box.number for box in book.transit_boxes]
    yield from each_named(f"{at}.barred", boat.barred, "bb-named-port", ports)
    yield from each_named(f"{at}.left_zones", boat.left_zones, "bb-named-zone", zones)


def _pirate_names(s: State, book: Book, seats: Sequence[SeatId], letters: Sequence[str]) -> Iterator[Named]:
    ports = [port.number for port in book.ports]
    yield from each_once("pirates", [pirate.id for pirate in s.pirates], "bb-named-pirate", _pirates(book))
    for pirate in s.pirates:
        others = [each.id for each in s.pirates if each is not pirate]
        at = f"pirates.{pirate.id}"
        yield from _boat(at, pirate, book, seats)
        yield Named(f"{at}.letter", pirate.letter, "bb-named-letter", ["", *letters])
        yield Named(f"{at}.ally", pirate.ally, "bb-named-pirate", ["", *others])
        yield Named(f"{at}.taken", pirate.taken, "bb-named-port", [0, *ports])
        for name in ("havens", "information", "repulsed"):
            yield from each_named(f"{at}.{name}", getattr(pirate, name), "bb-named-port", ports)
        yield from each_named(f"{at}.deposits", [port for port, _ in pirate.deposits], "bb-named-port", ports)
        yield from each_named(f"{at}.hostages", [hostage.port for hostage in pirate.hostages], "bb-named-port", ports)


def _hunters(s: State, book: Book, seats: Sequence[SeatId]) -> Iterator[Named]:
    """King's Commissioners, Merchants and Warships: their counters, their places, and who has seen them."""
    drawn = ["", *(each.id for each in book.commissioners)]
    for number, kc in enumerate(s.commissioners):
        yield _numbered(f"commissioners.{number}.id", kc.id, "kc", [each.id for each in s.commissioners[:number]])
        yield from _boat(f"commissioners.{kc.id}", kc, book, seats)
        yield Named(f"commissioners.{kc.id}.counter", kc.counter, "bb-named-commissioner", drawn)
    for number, counter in enumerate(s.counters):
        before = [each.id for each in s.counters[:number]]
        yield _numbered(f"counters.{number}.id", counter.id, counter.kind, before)
        yield from _counter(f"counters.{counter.id}", counter, s, book, seats)


def _counter(at: str, counter: Counter, s: State, book: Book, seats: Sequence[SeatId]) -> Iterator[Named]:
    printed = {"merchant": [m.id for m in book.merchants], "warship": [w.id for w in book.warships]}[counter.kind]
    yield from _place(at, counter.place, book)
    yield from each_named(f"{at}.seen_by", counter.seen_by, "core-named-seat", seats)
    yield Named(f"{at}.searcher", counter.searcher, "bb-named-pirate", ["", *(each.id for each in s.pirates)])
    if counter.face is not None:
        yield Named(f"{at}.face.counter", counter.face.counter, "bb-named-counter", ["", *printed])


def _numbered(place: str, given: ShipId, kind: str, used: Sequence[str]) -> Named:
    """The id of a counter on the map: its kind and a number, that no other has."""
    fits = given.kind == kind and given.name.isdecimal() and given not in used
    return Named(place, given, "bb-named-numbered", [given] if fits else [f"{kind}-{len(used) + 1}"])


def nameable(s: State) -> dict[str, tuple[str, Sequence[object]]]:
    """What the parameters of commands may name: players, the false ones too, pirates and their hunters."""
    pirates = ("bb-named-pirate", s.pirates)
    ships = ("bb-named-ship", (*s.pirates, *s.commissioners, *s.players))
    return {"seat": ("core-named-seat", s.players), "pirate": pirates, "other": pirates, "ship": ships}


WISHES: Final[dict[str, Msg]] = {
    **{name: msg(f"bb-op-{name}") for name in PLAIN},
    **{name: msg(f"bb-wish-{name}") for name in NAMING},
}
"""Commands where somebody wishes for them: as the menu says them, those too of which it says whom they are for."""


def called(s: State, book: Book, param: str, value: str) -> Msg | None:
    """What a command is given, in words: players, pirates and their hunters by name."""
    known: list[str] = [
        *(each.id for each in s.players),
        *(each.id for each in s.pirates),
        *(each.id for each in s.commissioners),
    ]
    return who(s, book, SideId(value)) if value in known else msg("core-said", text=value)


NAMES: Final = Names(names_in, nameable, called=called)
