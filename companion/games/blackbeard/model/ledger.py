"""Events that every chapter shares: renown, money, damage and counters change here only.

Notoriety and Popularity move for a listed cause only (BB-11.2, BB-12.2). Counters come from a cup and go back to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from functools import cache
from typing import Final, Literal, get_type_hints

from pydantic import TypeAdapter

from companion.core.events.announcements import Announcement, Change, Order, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg, up_or_down
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.book import Book, Nation, NotorietyChange, PopularityChange
from companion.games.blackbeard.model.ids import NO_SHIP, CounterKind, SeatId, ShipId
from companion.games.blackbeard.model.names import (
    Ctx,
    counter_face,
    doubloons,
    hands,
    nation,
    picture,
    place_name,
    player_name,
    port_name,
    who,
)
from companion.games.blackbeard.model.records import Counter, Face, Hostage, Pirate, Place, Posture, Renown, Wounds
from companion.games.blackbeard.model.state import State, Turn

CAUSES: Final = (
    "start",
    "mutiny-calmed",
    "sale-price",
    "ransom",
    "bribe",
    "letter",
    "loot",
    "trial",
    "trade",
    "lost",
    "deposit",
    "correction",
    "wounds-healed",
)
"""Causes of change that the two lists of the book do not name: Net Worth, and what sets a track anew."""


class RenownChanged(Event[State], formerly=("before", "name")):
    """A pirate's Notoriety or Popularity changed by so much, as it takes effect. cause: id of the book's list."""

    pirate: ShipId
    what: Literal["notoriety", "popularity"]
    amount: int
    cause: str

    def apply(self, s: State) -> State:
        pirate = s.pirate(self.pirate)
        value = getattr(pirate, self.what) + self.amount
        line = Renown(s.turn.cards, self.pirate, self.what, self.amount, self.cause, self.rule)
        return replace(s.with_pirate(self.pirate, **{self.what: value}), ledger=(*s.ledger, line))

    def line(self, s: State, book: Book) -> Msg | None:
        name, cause = who(s, book, self.pirate), msg(f"bb-cause-{self.cause}")
        return up_or_down(f"bb-ev-{self.what}", self.amount, name=name, cause=cause)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg(f"bb-told-{self.what}", name=who(s, book, self.pirate), cause=msg(f"bb-cause-{self.cause}"))
        drawn = {"notoriety": "token:fame", "popularity": "token:crew"}[self.what]
        before: int = getattr(s.pirate(self.pirate), self.what)
        return (Change(text, drawn, before, before + self.amount, self.amount > 0),)


class WorthChanged(Event[State], formerly=("before", "name")):
    """Net Worth carried by a pirate changed. cause: of `CAUSES`."""

    pirate: ShipId
    amount: int
    cause: str

    def apply(self, s: State) -> State:
        worth = s.pirate(self.pirate).worth + self.amount
        line = Renown(s.turn.cards, self.pirate, "worth", self.amount, self.cause, self.rule)
        return replace(s.with_pirate(self.pirate, worth=worth), ledger=(*s.ledger, line))

    def line(self, s: State, book: Book) -> Msg | None:
        name, amount = who(s, book, self.pirate), doubloons(abs(self.amount))
        return up_or_down("bb-ev-worth", self.amount, name=name, amount=amount, cause=msg(f"bb-cause-{self.cause}"))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg("bb-told-worth", name=who(s, book, self.pirate), cause=msg(f"bb-cause-{self.cause}"))
        before = s.pirate(self.pirate).worth
        return (Change(text, "token:coin", before, before + self.amount, self.amount > 0),)


class Deposited(Event[State], formerly=("name", "where")):
    """Net Worth left in a Safe Haven (10.42), or lost there (amount below 0, never given back)."""

    pirate: ShipId
    port: int
    amount: int

    def apply(self, s: State) -> State:
        pirate = s.pirate(self.pirate)
        held = dict(pirate.deposits)
        held[self.port] = held.get(self.port, 0) + self.amount
        left = tuple((port, sum_) for port, sum_ in sorted(held.items()) if sum_)
        return s.with_pirate(self.pirate, deposits=left, worth=pirate.worth - max(0, self.amount))

    def line(self, s: State, book: Book) -> Msg:
        key = "bb-ev-deposited" if self.amount > 0 else "bb-ev-deposit-lost"
        name, port = who(s, book, self.pirate), port_name(s, book, self.port)
        return msg(key, name=name, amount=doubloons(abs(self.amount)), port=port)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Change(self.line(s, book), "token:haven", good=None if self.amount > 0 else False),)


class ShipHurt(Event[State], formerly=("after", "before", "name")):
    """A pirate's or King's Commissioner's ship lost boxes of Combat or Speed, or got them back (below 0)."""

    ship: ShipId
    track: Literal["damage", "slow"]
    boxes: int

    def apply(self, s: State) -> State:
        lost = s.ship(self.ship).damage if self.track == "damage" else s.ship(self.ship).slow
        return s.with_ship(self.ship, **{self.track: lost + self.boxes})

    def line(self, s: State, book: Book) -> Msg | None:
        return up_or_down(f"bb-ev-{self.track}", self.boxes, ("lost", "repaired"), name=who(s, book, self.ship))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg(f"bb-told-{self.track}", name=who(s, book, self.ship))
        drawn = {"damage": "token:cannon", "slow": "token:sail"}[self.track]
        before, after = (current_values.on_track(book, s.ship(self.ship), self.track, more) for more in (0, self.boxes))
        return (Change(text, drawn, before, after, self.boxes < 0),)


class Moved(Event[State], formerly=("colour", "name", "picture", "refloated", "seat", "where")):
    """A ship or counter lies elsewhere, or in another posture. told: whether the notebook tells it.

    Entering a port clears what barred a ship from other ports and Transit Boxes (8.6, 13.5).
    """

    ship: ShipId
    place: Place
    posture: Posture
    told: bool = True
    stays: bool = False
    """Whether no hand has to touch it: it lay there and so before, or the table itself has said that it lies there."""

    def apply(self, s: State) -> State:
        if self.ship.is_counter:
            return s.with_counter(self.ship, place=self.place, in_port=self.posture != "sea")
        before = s.place_of(self.ship)
        left = s.ship(self.ship).left_zones
        changes: dict[str, object] = {"place": self.place, "posture": self.posture}
        if before.zone and not before.same(self.place) and before.zone not in left:
            changes["left_zones"] = (*left, before.zone)
        if self.place.port and self.posture == "anchored":
            changes |= {"barred": (), "left_zones": ()}
            if not self.ship.is_commissioner:
                changes["course"] = ()
        if not self.ship.is_commissioner and not before.same(self.place):
            changes["spotted"] = ()  # identified only as long as he stays with them (9.6)
        return s.with_ship(self.ship, **changes)

    def line(self, s: State, book: Book) -> Msg | None:
        if not self.told:
            return None
        key = f"bb-ev-moved-{self.posture}" if self.place.port or self.posture != "sea" else "bb-ev-sailed"
        return msg(key, name=who(s, book, self.ship), where=place_name(s, book, self.place))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        if not self.told or self.stays:
            return ()
        how = "afloat" if self._refloated(s) else self.posture
        key = "bb-told-to-sea" if how == "sea" and self.place.port else f"bb-told-moved-{how}"
        text = msg(key, name=who(s, book, self.ship), where=place_name(s, book, self.place))
        return (Order(text, *picture(s, self.ship), hands(s, self.ship)),)

    def _refloated(self, s: State) -> bool:
        """Whether its careen marker comes off."""
        if self.ship.is_counter or not self.place.same(s.place_of(self.ship)):
            return False
        return s.ship(self.ship).posture == "careened" != self.posture


COUNTERS: Final[dict[CounterKind, str]] = {"merchant": "ship:caravel", "warship": "ship:ship_of_the_line"}
"""How a counter from each cup is drawn."""


class CounterPlaced(Event[State], formerly=("where",)):
    """A Merchant or Warship came from its cup onto the map. face: None while it lies face down."""

    id: ShipId
    kind: CounterKind
    place: Place
    searcher: ShipId = NO_SHIP

    def apply(self, s: State) -> State:
        counter = Counter(self.id, self.kind, self.place, searcher=self.searcher)
        return replace(s, counters=(*s.counters, counter), made=s.made + 1)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg(f"bb-ev-{self.kind}-placed", where=place_name(s, book, self.place))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg(f"bb-told-{self.kind}-placed", n=1, where=place_name(s, book, self.place))
        return (Order(text, COUNTERS[self.kind], adds=True),)


class CounterSeen(Event[State], formerly=("told",)):
    """Somebody looked at a Merchant or Warship. seat: who knows it now; "" when it was turned up for all.

    The notebook tells the face only when all may know it.
    """

    id: ShipId
    face: Face
    seat: SeatId
    known: bool = field(default=False, compare=False)
    """Whether all know it already, or are told it with what follows at once."""

    def apply(self, s: State) -> State:
        counter = s.counter(self.id)
        if not self.seat:
            return s.with_counter(self.id, face=self.face, revealed=True)
        return s.with_counter(self.id, face=self.face, seen_by=(*counter.seen_by, self.seat))

    def line(self, s: State, book: Book) -> Msg:
        name = who(s, book, self.id)
        if self.seat:
            return msg("bb-ev-counter-looked", name=name, player=msg("bb-player", name=s.name_of(self.seat)))
        face = counter_face(replace(s.counter(self.id), face=self.face))
        return msg("bb-ev-counter-revealed", name=name, face=face)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        """Nothing of what one player alone has seen."""
        return () if self.seat or self.known else (Result(self.line(s, book)),)

    @property
    def reveals(self) -> bool:
        return not self.echo  # a counter that the app has just drawn for all comes again the same


class CounterReturned(Event[State], formerly=("name", "where")):
    """A Merchant or Warship went back to its cup."""

    id: ShipId

    def apply(self, s: State) -> State:
        return replace(s, counters=tuple(counter for counter in s.counters if counter.id != self.id))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("bb-ev-to-cup", name=who(s, book, self.id))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        where = place_name(s, book, s.counter(self.id).place)
        text = msg("bb-told-to-cup-from", name=who(s, book, self.id), where=where)
        return (Order(text, COUNTERS["merchant" if self.id.is_merchant else "warship"]),)


class HoldsChanged(Event[State]):
    """The cargoes aboard are these now, by value."""

    pirate: ShipId
    holds: tuple[int, ...]

    def apply(self, s: State) -> State:
        return s.with_pirate(self.pirate, holds=self.holds)


class HostagesChanged(Event[State]):
    """The hostages aboard are these now."""

    pirate: ShipId
    hostages: tuple[Hostage, ...]
    made: int = 0

    def apply(self, s: State) -> State:
        return replace(s.with_pirate(self.pirate, hostages=self.hostages), made=s.made + self.made)


class Marked(Event[State], formerly=("name", "seat")):
    """An attack marker of a nation was put on a pirate's log, or taken off (9.62, 17L)."""

    pirate: ShipId
    nation: Nation
    on: bool

    def apply(self, s: State) -> State:
        others = tuple(each for each in s.pirate(self.pirate).marks if each != self.nation)
        return s.with_pirate(self.pirate, marks=(*others, self.nation) if self.on else others)

    def line(self, s: State, book: Book) -> Msg | None:
        key = "bb-ev-marked" if self.on else "bb-ev-unmarked"
        return msg(key, name=who(s, book, self.pirate), nation=nation(self.nation))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        key = "bb-told-marked" if self.on else "bb-told-unmarked"
        text = msg(key, name=who(s, book, self.pirate), nation=nation(self.nation))
        return (Order(text, f"flag:{self.nation}", seat=hands(s, self.pirate)),)


Switch = Literal["debauched", "scurvy"]


class MarkerPut(Event[State], formerly=("name", "seat")):
    """A debauchery or scurvy marker was put on a ship or taken away (9.8, 17C)."""

    ship: ShipId
    marker: Switch
    on: bool

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, **{self.marker: self.on})

    def line(self, s: State, book: Book) -> Msg | None:
        return msg(f"bb-ev-{self.marker}-{'on' if self.on else 'off'}", name=who(s, book, self.ship))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg(f"bb-told-{self.marker}-{'on' if self.on else 'off'}", name=who(s, book, self.ship))
        drawn = {"debauched": "token:bottle", "scurvy": "token:lemon"}[self.marker]
        return (Order(text, drawn, seat=hands(s, self.ship)),)


class WoundsChanged(Event[State], formerly=("text",)):
    """What a captain suffers from is this now. healed: he has recovered."""

    ship: ShipId
    wounds: Wounds
    healed: bool = False

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, wounds=self.wounds)

    def line(self, s: State, book: Book) -> Msg | None:
        key = "bb-ev-recovered" if self.healed else self._hurt(s.ship(self.ship).wounds)
        return msg(key, name=who(s, book, self.ship)) if key else None

    def _hurt(self, before: Wounds) -> str:
        """The key of what has befallen him; "" where nothing has, as when a turn is over."""
        now = self.wounds
        if limbs := now.crippled[len(before.crippled) :]:
            return f"bb-hurt-{limbs[0]}"
        found = {"ill": now.ill > before.ill, "minor": now.minor > before.minor}
        found["superficial"] = now.superficial > before.superficial
        return next((f"bb-hurt-{kind}" for kind, so in found.items() if so), "")

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        line = self.line(s, book)
        return () if line is None else (Change(line, "token:wound", good=self.healed),)


@cache
def _field(record: type, name: str) -> TypeAdapter[object]:
    return TypeAdapter(get_type_hints(record)[name])


def _typed(record: type, changes: Iterable[tuple[str, object]]) -> dict[str, object]:
    """Values of fields as the record has them: what is an id there comes as mere text out of a journal."""
    return {name: _field(record, name).validate_python(value) for name, value in changes}


Written = str | int | bool | tuple[int, ...] | tuple[str, ...]
"""What can be written into a field: a plain scalar, or some of them."""


class LogChanged(Event[State]):
    """Something else in a pirate's log that has no event of its own: lists of ports or Merchants, the ally, the letter.

    changes: fields of `Pirate` with their new values (plain scalars or tuples of them).  text: what earlier versions
    said of it here, where they had no event that says it.
    """

    pirate: ShipId
    changes: tuple[tuple[str, Written], ...]
    text: Msg | None = None

    def apply(self, s: State) -> State:
        return s.with_pirate(self.pirate, **_typed(Pirate, self.changes))

    def line(self, s: State, book: object) -> Msg | None:
        return self.text


TurnCause = Literal["", "given", "forfeited"]


class TurnChanged(Event[State]):
    """The evening goes on to another stage, holder, actor or step. changes: fields of `Turn`.  text: as in
    `LogChanged`."""

    changes: tuple[tuple[str, Written], ...]
    text: Msg | None = None
    cause: TurnCause = field(default="", compare=False)
    """Why the notebook tells it; "" where another line does."""

    def apply(self, s: State) -> State:
        return s.with_turn(**_typed(Turn, self.changes))

    def line(self, s: State, book: object) -> Msg | None:
        match self.cause:
            case "given":
                return msg("bb-ev-turn", player=player_name(s, self.apply(s).turn.holder))
            case "forfeited":
                return msg("bb-ev-forfeit", name=player_name(s, s.turn.holder))
        return self.text

    @property
    def begins_round(self) -> bool:
        return any(name == "cards" for name, _ in self.changes)


def log(t: Ctx, pirate: ShipId, rule: str, /, **changes: Written) -> Procedure[None]:
    """Change fields of a pirate's log that have no event of their own."""
    yield from t.happens(LogChanged(pirate, tuple(changes.items()), rule=rule))


def turn(t: Ctx, rule: str, cause: TurnCause = "", /, **changes: Written) -> Procedure[None]:
    """Change fields of the turn. cause: why the notebook tells it."""
    yield from t.happens(TurnChanged(tuple(changes.items()), cause=cause, rule=rule))


def deposit(t: Ctx, pirate: ShipId, port: int, amount: int, rule: str) -> Procedure[None]:
    """BB-10.42: so much is left in a Safe Haven, or lost there (below 0)."""
    yield from t.happens(Deposited(pirate, port, amount, rule=rule))


def deposits_lost(t: Ctx, port: int, rule: str) -> Procedure[None]:
    """BB-10.42: what anybody has left in a Safe Haven is lost."""
    for pirate in t.now.pirates:
        if left := dict(pirate.deposits).get(port, 0):
            yield from deposit(t, pirate.id, port, -left, rule)


def notoriety(t: Ctx, pirate: ShipId, cause: str, amount: int, rule: str) -> Procedure[None]:
    """BB-11.2: Notoriety by so much, never below 0."""
    by = max(-t.now.pirate(pirate).notoriety, amount)
    if by:
        yield from t.happens(RenownChanged(pirate, "notoriety", by, cause, rule=rule))


def change(lines: Iterable[NotorietyChange | PopularityChange], cause: str) -> int:
    """BB-11.2, BB-12.2: what a cause changes by the book's list."""
    return first_of(line.change for line in lines if line.id == cause)


def popularity(t: Ctx, pirate: ShipId, cause: str, rule: str, *, times: int = 1) -> Procedure[None]:
    """BB-12.2: Popularity by a line of the list, so many times, within the ends of its track."""
    yield from popularity_by(t, pirate, cause, change(t.book.popularity, cause) * times, rule)


def popularity_by(t: Ctx, pirate: ShipId, cause: str, amount: int, rule: str) -> Procedure[None]:
    """Popularity by so much, within the ends of its track."""
    now, n = t.now.pirate(pirate).popularity, t.book.numbers
    by = min(n.popularity_highest, max(n.popularity_lowest, now + amount)) - now
    if by:
        yield from t.happens(RenownChanged(pirate, "popularity", by, cause, rule=rule))


def worth(t: Ctx, pirate: ShipId, cause: str, amount: int, rule: str) -> Procedure[None]:
    """Net Worth carried by so much."""
    if amount:
        yield from t.happens(WorthChanged(pirate, amount, cause, rule=rule))


def hurt(t: Ctx, ship: ShipId, track: Literal["damage", "slow"], boxes: int, rule: str) -> Procedure[None]:
    """So many boxes of Combat or Speed lost, or got back (below 0)."""
    yield from t.happens(ShipHurt(ship, track, boxes, rule=rule))


def moved(
    t: Ctx, ship: ShipId, place: Place, posture: Posture, rule: str, *, told: bool = True, lies: bool = False
) -> Procedure[None]:
    """A ship lies elsewhere, or otherwise than before. lies: where the table has just said that it lies."""
    before = "" if ship.is_counter else t.now.ship(ship).posture
    stays = lies or (place.same(t.now.place_of(ship)) and before == posture)
    yield from t.happens(Moved(ship, place, posture, told, stays, rule=rule))
