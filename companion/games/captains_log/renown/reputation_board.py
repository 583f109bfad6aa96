"""1.22 The reputation board: what stands in each column of a line, and what a marker there brings (rulebook p.30-31).

The text names the icons but hardly says in which column they stand (D-13): a line is copied from the board when a
marker first moves on it. Until then, and for what was left unknown, the columns that can be derived hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.copied_cards import keep
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Field, Form, Option, Record, completed
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, Nation, SeatId
from companion.games.captains_log.model.ledger import ReputationMoved, by_ruling
from companion.games.captains_log.model.names import Ctx, coins, nation
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.options import Side
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import fame


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon of the reputation board. lines: where it can stand.  several: more than once on a line.

    columns: derived from other passages of the rulebook, or assumed by us; () where nothing is known.
    """

    name: str
    columns: tuple[int, ...] = ()
    origin: Literal["derived", "assumed", "unknown"] = "derived"
    lines: tuple[Nation, ...] = NATIONS
    several: bool = False


ICONS: tuple[Icon, ...] = (
    Icon("contempt", (-1,)),  # listed before distrust
    Icon("distrust", (-1,)),  # fortresses fire at any negative value (CL-FRT-02)
    Icon("treaty", origin="unknown"),
    Icon("grata", (-3,)),  # CL-PRT-11
    Icon("at_war", origin="unknown"),
    Icon("prestige", (-5,), several=True),  # CL-SOL-01, CL-CAP-16
    Icon("locked", (-5,), several=True),  # CL-CAP-16
    Icon("who_are_you", origin="unknown"),
    Icon("access_1", (1,)),  # CL-TAV-04, -05
    Icon("access_2", (2,)),
    Icon("access_3", (3,)),
    Icon("access_4", (4,)),
    Icon("second_captain", (4,)),  # CL-CAP-06
    Icon("benefit", (4,), "assumed", COUNTRIES),
    Icon("respected", origin="unknown", lines=("pirates",)),
    Icon("respawn", origin="unknown"),
)
"""CL-REP-11..16, the drawbacks first."""

DRAWBACKS = ("contempt", "distrust", "treaty", "grata", "at_war")
"""Icons to the left of column 0; those that can stand several times on a line stand on either side of it."""

USUAL = 4
"""Where an icon of which nothing is known is looked for first, on the side of friendship."""


def _field(icon: Icon, numbers: Numbers) -> Field:
    label, lo, hi = msg(f"cl-brings-{icon.name}"), numbers.lowest_column, numbers.join_column
    if not icon.several:
        return Field(icon.name, label, "number", lo, hi, start=icon.columns[0] if icon.columns else None)
    spaces = tuple(Option(str(n), msg("cl-column", n=n)) for n in range(lo, hi + 1))
    return Field(icon.name, label, "many", options=spaces, start=tuple(map(str, icon.columns)))


@cache
def line_form(country: Nation, side: Side, numbers: Numbers) -> Form:
    """D-13: one line of the reputation board, the column of each icon."""
    return Form(
        key=f"reputation-line-{country}",
        schema="reputation-line",
        subject=f"{country}-{side}",
        fields=tuple(_field(icon, numbers) for icon in ICONS if country in icon.lines),
        layout=_layout(country),
        text=msg("cl-form-reputation-line", nation=nation(country), side=side),
        note=msg("cl-form-reputation-line-note"),
        rule="CL-REP-10",
    )


def _layout(country: Nation) -> tuple[Band, ...]:
    """CL-REP-10: what lies to the left of column 0, and what to its right."""
    there = [icon for icon in ICONS if country in icon.lines]
    halves = (
        ("cl-face-below", [icon for icon in there if icon.name in DRAWBACKS]),
        ("cl-face-above", [icon for icon in there if icon.name not in DRAWBACKS]),
    )
    return tuple(
        Band(tuple(Row((icon.name,), msg(f"cl-brings-{icon.name}")) for icon in icons), msg(label))
        for label, icons in halves
    )


@cache
def half_form(country: Nation, side: Side, numbers: Numbers, *, below: bool) -> Form:
    """The part of a line on one side of column 0. Nothing is filled in: what stays unknown is derived as before."""
    columns = range(numbers.lowest_column, 0) if below else range(numbers.join_column)
    whole = line_form(country, side, numbers)
    lines = []
    for icon in ICONS:
        if country not in icon.lines or not (icon.several or (icon.name in DRAWBACKS) is below):
            continue
        spot, label = _field(icon, numbers), msg(f"cl-brings-{icon.name}")
        if icon.several:
            options = tuple(option for option in spot.options if int(option.id) in columns)
            lines.append(replace(spot, options=options, start=None))
        else:
            near = icon.columns[0] if icon.columns else min(columns, key=lambda column: abs(column - USUAL))
            lines.append(Field(icon.name, label, "number", columns[0], columns[-1], near=near))
    return replace(whole, key=f"{whole.key}-{'below' if below else 'above'}", fields=tuple(lines), part=True)


def copy(t: Ctx, country: Nation, *, below: bool) -> Procedure[None]:
    """D-13: the half of a line into which a marker moves, once: from the library, else from the board."""
    side, numbers = t.now.options.switches.reputation_board, t.book.numbers
    whole, half = line_form(country, side, numbers), half_form(country, side, numbers, below=below)
    if t.now.card(whole.schema, whole.subject) is None:
        library = yield from t.ask(replace(whole, needed=False))
        if found := tuple((name, value) for name, value in library if value is not None):
            yield from keep(t, whole, found)
    record = dict(t.now.card(whole.schema, whole.subject) or ())
    if not any(line.name in record for line in half.fields if line.kind == "number"):
        told = yield from t.ask(half)
        yield from keep(t, whole, tuple(completed(record, dict(told)).items()))


def find(t: Ctx, country: Nation, icon: str) -> Procedure[None]:
    """CL-REP-10: where an icon stands of which nothing can be derived, read off the board once it matters."""
    yield from copy(t, country, below=icon in DRAWBACKS)
    whole = line_form(country, t.now.options.switches.reputation_board, t.book.numbers)
    record = dict(t.now.card(whole.schema, whole.subject) or ())
    if record.get(icon) is None:
        near = first_of(replace(spot, optional=False, near=USUAL) for spot in whole.fields if spot.name == icon)
        text = msg("cl-q-icon", icon=near.label, nation=nation(country))
        told = yield from t.ask(
            replace(whole, key=f"{whole.key}-{icon}", fields=(near,), part=True, text=text, note=None)
        )
        yield from keep(t, whole, tuple(completed(record, dict(told)).items()))


def line(s: State, country: Nation) -> tuple[tuple[str, int], ...]:
    """The icons of a nation's line with their columns, as copied or else as derived."""
    return _placed(s.card("reputation-line", f"{country}-{s.options.switches.reputation_board}"), country)


@memoized
def _placed(record: Record | None, country: Nation) -> tuple[tuple[str, int], ...]:
    copied = dict(record or ())
    placed: list[tuple[str, int]] = []
    for icon in ICONS:
        value = copied.get(icon.name)
        columns = icon.columns if country in icon.lines else ()
        if isinstance(value, tuple):
            columns = tuple(int(column) for column in value)
        elif isinstance(value, int):
            columns = (value,)
        placed += [(icon.name, column) for column in columns]
    return tuple(placed)


def reached(column: int, marker: int) -> bool:
    """CL-REP-10: effects add up from column 0 outwards to the marker."""
    return min(0, marker) <= column <= max(0, marker)


def holds(s: State, seat: SeatId, country: Nation, icon: str) -> bool:
    """Whether a player's marker has reached an icon of a line."""
    marker = s.standing(seat).of(country)
    return any(reached(column, marker) for name, column in line(s, country) if name == icon)


def prestige(s: State, seat: SeatId, country: Nation) -> tuple[int, ...]:
    """CL-REP-13: the Prestige columns that bring a marker fame; none in the column "Who are you?" (A-37).

    Enemy nations give none for being at the far left (CL-SOL-01).
    """
    marker = s.standing(seat).of(country)
    icons = line(s, country)
    if ("who_are_you", marker) in icons:
        return ()
    unpaid = s.solo_rules and country in s.enemies
    return tuple(at for name, at in icons if name == "prestige" and reached(at, marker) and not (unpaid and at < 0))


def locked(s: State, book: Book, seat: SeatId, country: Nation, by: int) -> bool:
    """CL-REP-13: whether a marker that has reached a lock would go back towards 0; with some captain none is.

    On the line of the Pirates it may rise again, unless the table has settled it otherwise (A-63).
    """
    if any(equipment.has(s, book, player.id, "unlocked") for player in s.team(seat)):  # CL-CAP-16
        return False
    marker = s.standing(seat).of(country)
    if country == "pirates" and by > 0 and s.options.ruling("A-63") == "pirates-rise":
        return False
    return marker * by < 0 and holds(s, seat, country, "locked")


class WantedCleared(Event[State]):
    """A nation no longer wants a player; with the last one gone the bounty returns to the reserve."""

    seat: SeatId
    nation: Nation
    bounty: int

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        wanted = tuple(country for country in player.wanted if country != self.nation)
        players = replace(player, wanted=wanted, bounty=player.bounty if wanted else 0)
        return replace(s, players=tuple(players if p.id == self.seat else p for p in s.players))

    def line(self, s: State, book: Book) -> Msg | None:
        if self.bounty:
            return msg("cl-ev-bounty-void", nation=nation(self.nation), amount=coins(self.bounty))
        return msg("cl-ev-unwanted", nation=nation(self.nation))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = self.line(s, book)
        assert text is not None
        picture = "token:bounty"
        return (Order(text, picture, seat=self.seat),) if self.bounty else (Change(text, picture, good=True),)


class PrestigeWon(Event[State]):
    """A player has reached Prestige columns for the first time, where what was won stays (A-35)."""

    seat: SeatId
    nation: Nation
    columns: tuple[int, ...]

    def apply(self, s: State) -> State:
        won = tuple((self.nation, column) for column in self.columns)
        return s.with_player(self.seat, prestige=(*s.player(self.seat).prestige, *won))


class TargetMoved(Event[State]):
    """The end token moved, because a captain is paid so for being hated (CL-SOL-09)."""

    by: int
    to: int

    def apply(self, s: State) -> State:
        return replace(s, target=s.target + self.by)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-target-moved", n=self.to)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-told-target-moved", n=self.to), "token:flag"),)


def worst(s: State, book: Book, seat: SeatId) -> int:
    """CL-CAP-16: nations that hate a player at whose board that counts; in solo perhaps once for all (A-53)."""
    if not any(equipment.has(s, book, player.id, "lowest_fame") for player in s.team(seat)):
        return 0
    n = sum(s.standing(seat).of(country) == book.numbers.lowest_column for country in NATIONS)
    return min(1, n) if s.solo_rules and s.options.ruling("A-53") == "once" else n


def worst_paid(t: Ctx, seat: SeatId, before: int) -> Procedure[None]:
    """CL-CAP-16, CL-SOL-09: fame for each nation that hates the player, or a nearer end in solo; before: paid for."""
    by = worst(t.now, t.book, seat) - before
    if not t.now.solo_rules:
        yield from fame.score(t, seat, "F-CPT", by, "CL-CAP-16")
    elif by and t.now.target:
        yield from t.happens(TargetMoved(-by, t.now.target - by, rule="CL-SOL-09"))
        yield from fame.settle(t)


def keep_prestige(t: Ctx, seat: SeatId, country: Nation) -> Procedure[None]:
    """CL-JON-06: what a betrayal costs is the fame of having joined; Prestige of that line stays won (A-35)."""
    won = _unpaid(t.now, seat, country)
    if won:
        yield from t.happens(PrestigeWon(t.now.party(seat), country, won, rule="CL-JON-06"))


def _unpaid(s: State, seat: SeatId, country: Nation) -> tuple[int, ...]:
    """The Prestige columns that a marker has reached, without those won for good."""
    won = s.player(s.party(seat)).prestige
    return tuple(at for at in prestige(s, seat, country) if (country, at) not in won)


def shift(t: Ctx, seat: SeatId, country: Nation, to: int, rule: str) -> Procedure[None]:
    """Put a marker on a column, with what follows of itself.

    Prestige is gained and taken back as it is reached and left, unless the table lets what was won stay (A-35) or a
    betrayal has left it (CL-JON-06); rising to a good enough reputation clears the bounty card (CL-BTY-02).
    """
    now = t.now.standing(seat).of(country)
    if to == now:
        return
    before, hated = _unpaid(t.now, seat, country), worst(t.now, t.book, seat)
    held = len(prestige(t.now, seat, country))
    yield from t.happens(ReputationMoved(seat, country, to, to - now, rule=rule))
    after = _unpaid(t.now, seat, country)
    if t.now.options.ruling("A-35") == "kept":
        owner = t.now.party(seat)
        if after:
            yield from t.happens(PrestigeWon(owner, country, after, rule="CL-REP-13"))
        icons = len(after)
        usual = len(prestige(t.now, seat, country)) - held
        yield from by_ruling(t, "A-35", "CL-REP-13", bites=icons != usual)
    else:
        icons = len(after) - len(before)
    yield from fame.score(t, seat, "F-REP", icons * t.book.numbers.prestige_fame, "CL-REP-13")
    yield from worst_paid(t, seat, hated)
    for player in t.now.team(seat):
        if country in player.wanted and to > now and to >= t.book.numbers.bounty_cleared_at:
            returned = player.bounty if len(player.wanted) == 1 else 0
            yield from t.happens(WantedCleared(player.id, country, returned, rule="CL-BTY-02"))
