"""Events that every chapter shares: coins, cubes, fame, reputation and copied cards change hands here only.

Cubes always move from one place to another, so none can appear or vanish (CL-GEN-11).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from companion.core.events import Event
from companion.core.procedure import Procedure
from companion.core.questions import FieldValue, Form, Record, completed
from companion.core.text import Msg, msg
from companion.games.captains_log import stowage
from companion.games.captains_log.names import Desk, coins, good, nation, who
from companion.games.captains_log.options import Nation
from companion.games.captains_log.state import Card, FamePoint, Good, Kind, State

RESERVE, LOOSE = "reserve", "loose"


def row_place(tile: Nation, kind: Kind) -> str:
    """The place name of a market row, e.g. ``market:spain:legal``."""
    return f"market:{tile}:{kind}"


def cubes_at(s: State, place: str, cube: Good) -> int:
    """Cubes of a good lying at a place: a seat, an NPC, a market row, "reserve" or "loose" (afloat on the map)."""
    if place == RESERVE:
        return s.reserve.of(cube)
    if place == LOOSE:
        return s.loose.of(cube)
    if place.startswith("market:"):
        _, tile, kind = place.split(":")
        return s.tile(tile).row(kind)  # type: ignore[arg-type]
    if place.startswith("npc-"):
        return s.npc(place).cargo.of(cube)
    return s.player(place).goods.of(cube)


def _add(s: State, place: str, cube: Good, n: int) -> State:
    if place == RESERVE:
        return replace(s, reserve=s.reserve.plus(cube, n))
    if place == LOOSE:
        return replace(s, loose=s.loose.plus(cube, n))
    if place.startswith("market:"):
        _, tile, kind = place.split(":")
        return s.with_row(tile, kind, s.tile(tile).row(kind) + n)  # type: ignore[arg-type]
    if place.startswith("npc-"):
        return s.with_npc(place, cargo=s.npc(place).cargo.plus(cube, n))
    return s.with_player(place, goods=s.player(place).goods.plus(cube, n))


def shift(s: State, cube: Good, n: int, source: str, target: str, squares: tuple[int, ...] = ()) -> State:
    """The state with n cubes lying at another place. squares: those of the source's hold in which they lay."""
    if squares:
        player = s.player(source)
        left = {"goods": player.goods.plus(cube, -n), "hold": stowage.emptied(player.hold, squares)}
        return _add(s.with_player(source, **left), target, cube, n)
    return _add(_add(s, source, cube, -n), target, cube, n)


def place_name(s_place: str) -> Msg:
    """A place in words."""
    if s_place.startswith("market:"):
        _, tile, kind = s_place.split(":")
        return msg(f"cl-place-{kind}", nation=nation(tile))
    if s_place.startswith("npc-"):
        return msg("cl-place-npc", n=int(s_place.removeprefix("npc-")))
    return msg("cl-place-ship") if s_place.startswith("seat-") else msg(f"cl-place-{s_place}")


@dataclass(frozen=True)
class CubesMoved(Event[State]):
    """n cubes of a good went from one place to another. squares: of a hold, those from which they were taken."""

    good: Good
    n: int
    source: str
    target: str
    squares: tuple[int, ...] = ()

    def apply(self, s: State) -> State:
        moved = shift(s, self.good, self.n, self.source, self.target, self.squares)
        marked = self.good == "oil" and self.target.startswith("seat-") and s.options.switches.monsters
        return moved.with_player(self.target, oil_token=True) if marked else moved  # CL-WHL-02

    def line(self) -> Msg | None:
        if self.source.startswith("seat-") and self.target.startswith("seat-"):
            return msg("cl-ev-cubes-handed", n=self.n, good=good(self.good))
        return msg(
            "cl-ev-cubes",
            n=self.n,
            good=good(self.good),
            source=place_name(self.source),
            target=place_name(self.target),
        )


@dataclass(frozen=True)
class CoinsChanged(Event[State]):
    """A player's purse or the coins on an NPC card changed. cause: message key suffix (cl-cause-…).

    name: of an NPC, whose coins nobody would look for otherwise.
    """

    who: str
    amount: int
    cause: str
    name: Msg | None = None

    def apply(self, s: State) -> State:
        if self.who.startswith("npc-"):
            return s.with_npc(self.who, coins=s.npc(self.who).coins + self.amount)
        return s.with_player(self.who, doubloons=s.player(self.who).doubloons + self.amount)

    def line(self) -> Msg | None:
        way, amount = "in" if self.amount >= 0 else "out", coins(abs(self.amount))
        told = msg(f"cl-ev-coins-{way}", amount=amount, cause=msg(f"cl-cause-{self.cause}"))
        return told if self.name is None else msg("cl-ev-of", name=self.name, what=told)


@dataclass(frozen=True)
class FameScored(Event[State]):
    """Fame of a seat or nation changed; amount as it takes effect (fame is never below 0, A-31)."""

    who: str
    cause: str
    amount: int

    def apply(self, s: State) -> State:
        point = FamePoint(s.turn.round, self.who, self.cause, self.amount, self.rule)
        return replace(s, ledger=(*s.ledger, point))

    def line(self) -> Msg | None:
        way = "up" if self.amount >= 0 else "down"
        n, cause = abs(self.amount), msg(f"cl-fame-{self.cause}")
        if self.who.startswith("seat-"):
            return msg(f"cl-ev-fame-{way}", n=n, cause=cause)
        return msg(f"cl-ev-nation-fame-{way}", n=n, cause=cause, nation=nation(self.who))


@dataclass(frozen=True)
class ReputationMoved(Event[State]):
    """The marker of a player, or of the team, moved to column `to` of a nation's line."""

    seat: str
    nation: Nation
    to: int
    by: int

    def apply(self, s: State) -> State:
        return s.with_player(s.party(self.seat), standing=s.standing(self.seat).at(self.nation, self.to))

    def line(self) -> Msg | None:
        way = "up" if self.by >= 0 else "down"
        return msg(f"cl-ev-reputation-{way}", nation=nation(self.nation), now=self.to - self.by, to=self.to)


@dataclass(frozen=True)
class CardKnown(Event[State]):
    """The values of a printed component were copied."""

    schema: str
    subject: str
    record: Record
    origin: Literal["owner", "sample", "derived", "printed"]

    def apply(self, s: State) -> State:
        others = tuple(c for c in s.cards if (c.schema, c.subject) != (self.schema, self.subject))
        told = replace(s, cards=(*others, Card(self.schema, self.subject, self.record, self.origin)))
        return told.stowed() if self.schema in ("hold", "player-ship") else told


@dataclass(frozen=True)
class Told(Event[State]):
    """The table was told to do something that only it can do, or why a step is skipped."""

    text: Msg

    def apply(self, s: State) -> State:
        return s

    def line(self) -> Msg | None:
        return self.text


EVENTS = (CubesMoved, CoinsChanged, FameScored, ReputationMoved, CardKnown, Told)


def known(t: Desk, form: Form) -> Procedure[Record]:
    """The values of a component: as copied before, else from the library or from the person who copies it now."""
    record = t.now.card(form.schema, form.subject)
    if record is None:
        record = yield from t.ask(form)
        yield from keep(t, form, record)
    return record


def recalled(t: Desk, form: Form, *, key: str = "") -> Procedure[Record]:
    """The values of a component as far as anybody has ever copied them; nobody is asked.

    key: of the look into the library, where one run of a procedure can do it twice.
    """
    record = t.now.card(form.schema, form.subject)
    if record is None:
        record = yield from t.ask(replace(form, key=key or form.key, needed=False))
        if any(value is not None for _, value in record):
            yield from keep(t, form, record)
    return record


def described(t: Desk, form: Form) -> Procedure[Record]:
    """The values of a component that a person wants to copy or to complete, though nothing needs them now."""
    record = t.now.card(form.schema, form.subject)
    if record is None:
        return (yield from known(t, form))
    told = yield from t.ask(replace(form, default=record))
    yield from keep(t, form, told)
    return told


def read_off(
    t: Desk,
    form: Form,
    *names: str,
    key: str,
    beside: tuple[str, ...] = (),
    text: Msg | None = None,
    note: Msg | None = None,
    about: tuple[str, ...] = (),
) -> Procedure[Record]:
    """The values of a component, `names` among them for sure: what is still unknown is read off it now.

    beside: further values that may be copied at the same time, or stay unknown.
    """
    record: dict[str, FieldValue] = dict(t.now.card(form.schema, form.subject) or ())
    if any(record.get(name) is None for name in names):
        lacking = tuple(
            replace(line, optional=False, when=None) if line.name in names else line
            for line in form.fields
            if line.name in (*names, *beside) and record.get(line.name) is None
        )
        said = note or (form.note if beside else None)
        told = yield from t.ask(
            replace(form, key=key, fields=lacking, part=True, text=text or form.text, note=said, about=about)
        )
        record = completed({line.name: record.get(line.name) for line in form.fields}, dict(told))
        yield from keep(t, form, tuple(record.items()))
    return tuple(record.items())


def keep(t: Desk, form: Form, record: Record) -> Procedure[None]:
    """Remember for the evening what was copied."""
    known_from = t.now.options.edition
    yield from t.happens(CardKnown(form.schema, form.subject, record, known_from, rule=form.rule))


def move_cubes(
    t: Desk, cube: Good, n: int, source: str, target: str, rule: str, *, squares: tuple[int, ...] = ()
) -> Procedure[int]:
    """Move up to n cubes; what the source does not hold is ignored (CL-GEN-11). Returns how many moved."""
    moved = min(n, cubes_at(t.now, source, cube))
    if moved > 0:
        yield from t.happens(CubesMoved(cube, moved, source, target, squares, rule=rule))
    return max(moved, 0)


def by_ruling(t: Desk, ruling: str, rule: str, *, bites: bool = True) -> Procedure[None]:
    """Name the table setting by which something comes out otherwise than is usual. bites: whether it does."""
    if bites:
        yield from t.happens(Told(msg("cl-by-ruling", id=ruling), rule=rule))


def earn(t: Desk, ship: str, amount: int, cause: str, rule: str) -> Procedure[None]:
    """Coins into a purse or onto an NPC card; a negative amount is paid."""
    if amount:
        name = who(t.now, ship) if ship.startswith("npc-") else None
        yield from t.happens(CoinsChanged(ship, amount, cause, name, rule=rule))


__all__ = [
    "EVENTS",
    "LOOSE",
    "RESERVE",
    "CardKnown",
    "CoinsChanged",
    "CubesMoved",
    "FameScored",
    "ReputationMoved",
    "Told",
    "by_ruling",
    "cubes_at",
    "described",
    "earn",
    "keep",
    "known",
    "move_cubes",
    "place_name",
    "read_off",
    "recalled",
    "row_place",
    "who",
]
