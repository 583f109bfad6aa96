"""What a state names: pirates, ports, letters, players. Each of them must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from companion.core.declared.references import Kind, Kinds
from companion.core.kit.id_checks import Names
from companion.core.untrusted.state_validation import Named
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.map.places import HEX
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SHIP, SeatId, ShipId, SideId
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


def _seats(s: State) -> tuple[SeatId, ...]:
    """Those of the players, then of the false ones (23)."""
    count = len(s.options.seats) + (len(FALSE) if s.options.solo else 0)
    return tuple(SeatId.numbered("seat", n) for n in range(1, count + 1))


def _every_port(at: str, state: State, s: State, book: Book) -> Iterator[Named]:
    """Every port of the map stands in a state."""
    yield Named("ports", len(s.ports), "bb-named-ports", [len(book.ports)])


def _place(at: str, place: Place, s: State, book: Book) -> Iterator[Named]:
    """What a place is called hangs on its kind."""
    known = {
        "port": [str(port.number) for port in book.ports],
        "lane": [str(lane.number) for lane in book.lanes],
        "zone": [str(box.number) for box in book.transit_boxes],
    }
    if place.kind == "hex" and not HEX.fullmatch(place.id):
        yield Named(f"{at}.id", place.id, "bb-named-hex", ["C12"])
    if place.kind in known:
        yield Named(f"{at}.id", place.id, f"bb-named-{place.kind}", known[place.kind])


def _another_ally(at: str, pirate: Pirate, s: State, book: Book) -> Iterator[Named]:
    """20: nobody is allied with himself."""
    others = [NO_SHIP, *(each.id for each in s.pirates if each is not pirate)]
    yield Named(f"{at}.ally", pirate.ally, "bb-named-pirate", others)


def _printed_side(at: str, counter: Counter, s: State, book: Book) -> Iterator[Named]:
    """What a counter of the book is called hangs on its kind; so does the counter on the map."""
    printed = {"merchant": [m.id for m in book.merchants], "warship": [w.id for w in book.warships]}[counter.kind]
    kind = counter.id.kind
    yield Named(f"{at}.kind", counter.kind, "bb-named-counter", [kind])
    if counter.face is not None:
        yield Named(f"{at}.face.counter", counter.face.counter, "bb-named-counter", ["", *printed])


def _numbered(things: Iterable[Commissioner | Counter], *kinds: str) -> Iterator[str]:
    """The ids of counters on the map: their kind and a number. At least one is named for those who write states."""
    found = [each.id for each in things if each.id.kind in kinds and each.id.name.isdecimal()]
    yield from found or [ShipId.numbered(kind, 1) for kind in kinds]


def _ships(s: State, book: Book) -> Iterator[str]:
    """Whatever sails in this evening, the lost ones too."""
    for things in (s.pirates, s.commissioners, s.counters):
        yield from (each.id for each in things)


KINDS: Final[Kinds[State, Book]] = {
    SeatId: Kind("core-named-seat", lambda s, book: _seats(s)),
    "winner": Kind("core-named-seat", lambda s, book: ["", *_seats(s)]),
    ShipId: Kind("bb-named-ship", _ships),
    "pirate": Kind(
        "bb-named-pirate",
        lambda s, book: [pirate.id for pirate in s.pirates],
        made=lambda s, book: [pirate.id for pirate in book.pirates],
    ),
    "printed pirate": Kind("bb-named-pirate", lambda s, book: [pirate.id for pirate in book.pirates]),
    "commissioner": Kind("bb-named-numbered", lambda s, book: _numbered(s.commissioners, "kc")),
    "printed commissioner": Kind("bb-named-commissioner", lambda s, book: [each.id for each in book.commissioners]),
    "counter": Kind("bb-named-numbered", lambda s, book: _numbered(s.counters, "merchant", "warship")),
    "port": Kind("bb-named-port", lambda s, book: [port.number for port in book.ports]),
    "zone": Kind("bb-named-zone", lambda s, book: [box.number for box in book.transit_boxes]),
    "letter": Kind("bb-named-letter", lambda s, book: [letter.id for letter in book.letters]),
    "action card": Kind("bb-named-card", lambda s, book: [card.number for card in book.action_cards]),
}


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


NAMES: Final = Names(
    KINDS,
    seats=_seats,
    besides={State: _every_port, Place: _place, Pirate: _another_ally, Counter: _printed_side},
    in_commands=nameable,
    called=called,
    needs=("ports",),
)
