"""PC-SHIP, PC-UPG, PC-SETUP-09: the ship mat: what each place of a ring is worth, what the next one costs; rings that
go to the right, and rings that are put back.

The text gives three cells of it; the rest is copied from a mat once, in a form with the rows of the mat.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Field, Form
from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SECTIONS, SeatId, Section
from companion.games.pirates_cove.model.names import Ctx, section_name
from companion.games.pirates_cove.model.state import State

OUTFIT: Final = "PC-SETUP-09"
"""The rule under which all ships are fitted out before the first month."""
SCHEMA: Final = "mat"
SUBJECT: Final = "mat"
SHORTEST: Final = 3
LONGEST: Final = 8
"""Places of a section on the form."""


@dataclass(frozen=True, slots=True)
class Level:
    """A place of a ring. value: printed on it.  cost: small number beside it, in gold; 0 on the places below."""

    value: int
    cost: int


def form() -> Form:
    """The four rows of a mat, from the left: how many places, their values, and the small numbers."""
    fields: list[Field] = []
    for section in SECTIONS:
        name = section_name(section)
        label = msg("pc-mat-places", section=name)
        first = SECTIONS[0]  # the others are mostly like it
        like = "" if section == first else f"{first}-"
        places = f"{like}places" if like else ""
        fields.append(
            Field(f"{section}-places", label, "number", SHORTEST, LONGEST, optional=False, near=6, same=places)
        )
        for place in range(1, LONGEST + 1):
            shown = None if place <= SHORTEST else (f"{section}-places", tuple(range(place, LONGEST + 1)))
            value = msg("pc-mat-value", section=name, n=place)
            same = f"{like}{place}" if like else ""
            fields.append(Field(f"{section}-{place}", value, "number", 0, 20, when=shown, near=place, same=same))
            if place > 1:
                cost = msg("pc-mat-cost", section=name, n=place)
                same = f"{like}{place}-cost" if like else ""
                line = Field(f"{section}-{place}-cost", cost, "number", 0, 20, when=shown, near=place - 1, same=same)
                fields.append(line)
    text = msg("pc-q-mat")
    return Form(
        key="mat",
        text=text,
        rule="PC-SHIP-01",
        schema=SCHEMA,
        subject=SUBJECT,
        fields=tuple(fields),
        layout=tuple(map(_band, SECTIONS)),
    )


def _band(section: Section) -> Band:
    """A section as it lies on the mat: its values from the left, below them the small numbers."""
    places = range(1, LONGEST + 1)
    return Band(
        (
            Row((f"{section}-places",), msg("pc-face-places")),
            Row(tuple(f"{section}-{place}" for place in places), msg("pc-face-values")),
            Row(("", *(f"{section}-{place}-cost" for place in places[1:])), msg("pc-face-costs"), "token:coin"),
        ),
        section_name(section),
        f"section:{section}",
        tuple(msg("core-said-number", n=place) for place in places),
    )


def levels(s: State, section: Section) -> tuple[Level, ...]:
    """The places of a section from the left. What nobody has copied is taken to go up by one, as on the sails."""
    record = dict(s.card(SCHEMA, SUBJECT) or ())
    places = record.get(f"{section}-places")
    count = places if isinstance(places, int) else SHORTEST
    found: list[Level] = []
    for place in range(1, count + 1):
        value, cost = record.get(f"{section}-{place}"), record.get(f"{section}-{place}-cost")
        before = found[-1].value if found else 0
        found.append(
            Level(value if isinstance(value, int) else before + 1, cost if isinstance(cost, int) else place - 1)
        )
    return tuple(found)


def value(s: State, seat: SeatId, section: Section) -> int:
    """PC-SHIP-01: what a section of a ship is worth now; 0 once its ring is off the mat."""
    place = s.player(seat).rings.of(section)
    return levels(s, section)[place - 1].value if place else 0


def cost(s: State, section: Section, start: int, end: int, times: int = 1) -> Sum:
    """PC-UPG-01: the gold for raising a ring from one place to another: the costs of all places passed.

    times: at Treasure Island everything costs a multiple (PC-T5-04).
    """
    row = levels(s, section)
    steps = tuple(
        Term(msg("pc-sum-level", section=section_name(section), n=row[place].value), times * row[place].cost)
        for place in range(start, min(end, len(row)))
    )
    return Sum(msg("pc-sum-cost"), steps)


def prices(s: State, section: Section, start: int) -> tuple[int, ...]:
    """What it costs to raise a ring from here to each place further right, the nearest first."""
    return tuple(accumulate(level.cost for level in levels(s, section)[start:]))


def may_raise(s: State, book: Book, seat: SeatId, section: Section, levels_up: int, times: int = 1) -> Verdict:
    """PC-UPG-01: whether a section may rise so many levels: there are places left, and gold for them."""
    player = s.player(seat)
    at, row = player.rings.of(section), levels(s, section)
    room = require(at + levels_up <= len(row), "PC-UPG-01", msg("pc-no-level", section=section_name(section)))
    afloat = require(at > 0, "PC-T5-06", msg("pc-section-out", section=section_name(section)))
    if not (room & afloat).allowed:
        return room & afloat
    price = cost(s, section, at, at + levels_up, times)
    short = msg("pc-no-gold", need=price.total, have=player.gold)
    return Verdict(sums=(price,)) & require(price.total <= player.gold, "PC-UPG-01", short)


class RingMoved(Event[State], formerly=("name", "now", "was")):
    """A ring was moved on a mat. place: where it is now, 0 off the mat."""

    seat: SeatId
    section: Section
    place: int

    def apply(self, s: State) -> State:
        rings = replace(s.player(self.seat).rings, **{self.section: self.place})
        return s.with_player(self.seat, rings=rings)

    def line(self, s: State, book: Book) -> Msg:
        name, section = s.name_of(self.seat), section_name(self.section)
        if not self.place:
            return msg("pc-ev-ring-out", name=name, section=section)
        was, now = self._values(s)
        return msg("pc-ev-ring", name=name, section=section, was=was, now=now)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        if self.rule == OUTFIT:  # every captain is told at once what to do
            return ()
        was, now = self._values(s)
        words: dict[str, Msg | str] = {"name": s.name_of(self.seat), "section": section_name(self.section)}
        picture = f"section:{self.section}"
        change = Change(msg("pc-told-ring", **words), picture, was, now, now > was)
        if now > was:  # the order to pay says so
            return (change,)
        bidden = msg("pc-order-ring-back", n=now, **words) if self.place else msg("pc-order-ring-out", **words)
        return Order(bidden, picture, seat=self.seat), change

    def _values(self, s: State) -> tuple[int, int]:
        """What the section was worth, and is now."""
        return value(s, self.seat, self.section), value(self.apply(s), self.seat, self.section)


def ring_to(t: Ctx, seat: SeatId, section: Section, place: int, rule: str) -> Procedure[None]:
    """A ring goes to another place of its section; the last one, should a correction have moved it meanwhile."""
    place = min(place, len(levels(t.now, section)))
    if t.now.player(seat).rings.of(section) != place:
        yield from t.happens(RingMoved(seat, section, place, rule=rule))


def raised(t: Ctx, seat: SeatId, section: Section, levels: int, rule: str, times: int = 1) -> Procedure[None]:
    """PC-UPG-01: a section rises, and the gold for it goes to the bank. times: 0 where it is free."""
    at = t.now.player(seat).rings.of(section)
    price = cost(t.now, section, at, at + levels, times).total
    yield from ledger.gold(t, seat, -price, rule)
    yield from ring_to(t, seat, section, at + levels, rule)
