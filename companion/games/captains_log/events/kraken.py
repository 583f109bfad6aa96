"""1.30 The Kraken (rulebook p.47): the app says where it goes and asks whom it met, or reads both off the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.copied_cards import read_off, recalled
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice, Field, Form, Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import outcomes
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.model.book import Book, EventCard
from companion.games.captains_log.model.event_deck import event_name, find, number_of, without
from companion.games.captains_log.model.ids import NO_ONE, ShipId
from companion.games.captains_log.model.names import Ctx, ship_option
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import kraken_way, places
from companion.games.captains_log.sea.kraken_way import KrakenLies, KrakenSwam, is_colossal
from companion.hexmap import CLOCK, Clock, along

Where = Literal["path", "beside", "met"]
"""On whose way the Kraken is: its own, nobody's, as it appears, or that of a ship."""


class KrakenCame(Event[State]):
    """A Kraken card came into play behind those that lie there already (CL-KRK-02)."""

    number: int
    first: bool

    def apply(self, s: State) -> State:
        return replace(s, kraken=(*s.kraken, self.number), discards=without(s.discards, self.number))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-kraken-appears") if self.first else msg("cl-ev-kraken-more")

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-ev-kraken-appears") if self.first else msg("cl-ev-kraken-more"), "ship:kraken"),)


class KrakenSated(Event[State]):
    """A Kraken card is discarded; without a card left the miniature leaves the map."""

    number: int
    last: bool

    def apply(self, s: State) -> State:
        sated = replace(s, kraken=without(s.kraken, self.number), discards=(*s.discards, self.number))
        return KrakenLies(None).apply(sated) if self.last else sated

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-kraken-leaves") if self.last else msg("cl-ev-kraken-sated", event=event_name(self.number))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words = msg("cl-told-kraken-leaves") if self.last else msg("cl-told-kraken-sated")
        return (Order(words, "ship:kraken"),)


def dial_form(faces: int) -> Form:
    """D-19: which face of the red die sends the Kraken where; preset with A-47, two faces for each direction."""
    ways = tuple(Option(str(clock), msg("cl-clock", clock=clock)) for clock in CLOCK)
    return Form(
        key="kraken-dial",
        schema="kraken-dial",
        subject="kraken",
        fields=tuple(
            Field(f"face_{face}", msg("cl-form-dial-face", face=face), "choice", options=ways, start=str(usual(face)))
            for face in range(1, faces + 1)
        ),
        layout=(Band(tuple(Row((f"face_{at}", f"face_{at + 1}")) for at in range(1, faces + 1, 2))),),
        text=msg("cl-form-dial"),
        note=msg("cl-form-dial-note"),
        rule="CL-KRK-03",
    )


def usual(face: int) -> Clock:
    """A-47: 12 and 1 lead to 12 o'clock, 2 and 3 to 2 o'clock, and so on round the dial."""
    return CLOCK[face // 2 % len(CLOCK)]


def bearing(s: State, face: int) -> Clock:
    """CL-KRK-03: the direction that a face of the red die stands for."""
    copied = dict(s.card("kraken-dial", "kraken") or ()).get(f"face_{face}")
    return cast(Clock, int(copied)) if isinstance(copied, str) else usual(face)


def waits(s: State, book: Book) -> tuple[int, ...]:
    """The Kraken cards that move nothing by themselves: the colossal one, if the table has settled it so (A-49)."""
    return (number_of(book, "colossal"),) if is_colossal(s, book) and s.options.ruling("A-49") == "waits" else ()


def appear(t: Ctx, card: EventCard, *, key: str = "kraken") -> Procedure[None]:
    """CL-EVT-30, CL-KRK-01, -02: a Kraken card was drawn. With its tile still hidden the Kraken does not come
    (CL-PRT-07).

    How it gets around obstacles is told once; the note of each move has it in short (CL-KRK-05).  The colossal one
    destroys at once what lies beside it (CL-KRK-08).
    """
    tile = t.book.numbers.kraken_tile
    if not t.now.kraken and tile not in t.now.revealed:
        yield from t.happens(Announced(msg("cl-kraken-hidden", tile=tile), rule="CL-KRK-01"))
        return
    first = not t.now.kraken
    yield from t.happens(KrakenCame(card.number, first, rule="CL-KRK-01" if first else "CL-KRK-02"))
    if first:
        yield from _told_how(t)
        yield from kraken_way.appears(t, tile, key=f"{key}-kraken")
    if card.effect == "colossal":
        yield from t.happens(Announced(msg("cl-kraken-colossal"), rule="CL-KRK-08"))
        yield from places.settles(t)
        yield from _met(t, "beside", msg("cl-kraken-came-near"), _fog(t.now), key=f"{key}-kraken")


def _told_how(t: Ctx) -> Procedure[None]:
    """CL-KRK-05, A-49, A-105, A-107: what stops it, and how it gets around that, at this table."""
    settled, clocks = kraken_way.ways(t.now), tuple(msg("cl-clock", clock=way) for way in CLOCK)
    obstacles = msg("cl-kraken-obstacles-shallows" if settled.shallows else "cl-kraken-obstacles")
    detour = msg("cl-kraken-detour-row" if settled.to_row else "cl-kraken-detour", clocks=clocks)
    yield from t.happens(Announced(obstacles, rule="CL-KRK-05"), Announced(detour, rule="CL-KRK-05"))


def activate(t: Ctx, number: int, *, key: str) -> Procedure[None]:
    """CL-KRK-03..07, CL-KRK-09: one Kraken card moves it, and is discarded if that destroyed a ship."""
    yield from kraken_way.settles(t)
    trail = (event_name(number),)
    clock, hexes = yield from _rolled(t, trail, key=key)
    steps = yield from kraken_way.heads(t, clock, hexes)
    moves = msg("cl-kraken-moves", n=hexes, clock=clock)
    if steps is None:
        yield from t.happens(Announced(moves, "order", "ship:kraken", rule="CL-KRK-04"))
        if kraken_way.lair(t.now) is not None:
            yield from t.happens(KrakenLies(None, rule="CL-KRK-04"))
    else:
        yield from t.happens(Announced(moves, rule="CL-KRK-04"))
        if len(steps) < hexes:
            yield from t.happens(Announced(msg("cl-kraken-held"), "result", "ship:kraken", rule="CL-KRK-05"))
        yield from places.settles(t)
    settled = kraken_way.ways(t.now)
    ruled = "-ruled" if settled.to_row or settled.shallows else ""
    note = msg(f"cl-kraken-path{ruled}", n=hexes, clock=clock)
    victims = yield from _met(t, "path", note, (*trail, *_fog(t.now)), key=key, steps=steps or ())
    if not victims or find(t.book, number).effect == "colossal":
        return
    yield from t.happens(KrakenSated(number, t.now.kraken == (number,), rule="CL-KRK-07"))


def _rolled(t: Ctx, trail: tuple[Msg, ...], *, key: str) -> Procedure[tuple[Clock, int]]:
    """CL-KRK-03: which way it goes, and how many hexes."""
    sides = t.book.numbers.kraken_die
    dial = dial_form(sides)
    yield from recalled(t, dial)
    dice = (Dice(msg("cl-die-red"), 1, sides), Dice(msg("cl-die-black"), 1, sides))
    red, black = yield from t.roll("roll", *dice, under=key, text="kraken-roll", trail=trail)
    face, note = msg("cl-q-dial-face", face=red), msg("cl-form-dial-note")
    yield from read_off(t, dial, f"face_{red}", key=f"{key}-dial", text=face, note=note)
    return bearing(t.now, red), black


def _met(
    t: Ctx, where: Where, note: Msg, trail: tuple[Msg, ...], *, key: str, steps: tuple[Clock, ...] = ()
) -> Procedure[tuple[ShipId, ...]]:
    """CL-KRK-06, -08: which ships the Kraken met; they are destroyed and nobody is rewarded (A-83).

    steps: those that it takes, where the map shows them.
    """
    great = is_colossal(t.now, t.book)
    read = kraken_way.reached(t.now, t.book, steps)
    done = 0 if read is not None else (yield from _swims(t, steps, 0, len(steps)))
    met = yield from t.pick(
        "met",
        (ship_option(t.now, ship) for ship in ships.afloat(t.now)),
        under=key,
        rule="CL-KRK-08" if great else "CL-KRK-06",
        text=f"kraken-{where}",
        note=msg("cl-kraken-reach", note=note) if great else note,
        nature="fact",
        none=msg("cl-kraken-none"),
        default=tuple(ship for _, ship in read or ()),
        charted=read is not None,
        trail=trail,
    )
    after = {ship: n for n, ship in read or ()}
    victims = sorted(met, key=lambda ship: after.get(ship, len(steps)))
    for victim in victims:
        done = yield from _swims(t, steps, done, after.get(victim, len(steps)))
        yield from destroys(t, victim, key=key)
    yield from _swims(t, steps, done, len(steps))
    return tuple(victims)


def _swims(t: Ctx, steps: tuple[Clock, ...], done: int, to: int) -> Procedure[int]:
    """CL-KRK-04, -09: on along its way, up to that step. Returns how many it has taken."""
    here, leg = kraken_way.lair(t.now), steps[done:to]
    if here is not None and leg and t.now.outcome is None:
        *_, at = along(here, leg)
        yield from t.happens(KrakenSwam(leg, at, rule="CL-KRK-04"))
    return max(done, to)


def destroys(t: Ctx, ship: ShipId, *, key: str) -> Procedure[None]:
    """CL-KRK-06, -08: it destroys a ship, as long as the evening is not over."""
    if t.now.outcome is None:
        yield from outcomes.destroy(t, ship, "lost", NO_ONE, key=f"{key}-{ship}")


def _fog(s: State) -> tuple[Msg, ...]:
    """CL-EVT-14: what lies in the fog is not in play."""
    return (msg("cl-kraken-fog"),) if s.fog else ()


def meet(t: Ctx) -> Procedure[None]:
    """CL-KRK-08: a ship came within reach of the colossal Kraken; that discards no card (CL-KRK-07)."""
    yield from _met(t, "met", msg("cl-kraken-came-near"), _fog(t.now), key="kraken")


def may_meet(s: State, book: Book) -> Verdict:
    """CL-KRK-08: only the colossal Kraken destroys whoever comes to it; who lies there the map shows."""
    verdict = require(is_colossal(s, book), "CL-KRK-08", msg("cl-kraken-not-colossal"))
    return verdict & require(kraken_way.reached(s, book, ()) != (), "CL-KRK-08", msg("cl-kraken-far"))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """While the colossal Kraken waits: whoever sails too near."""
    verdict, note = may_meet(s, book), msg("cl-meet-kraken-note")
    if not verdict.allowed:
        return ()
    option = Option("meet-kraken", msg("cl-meet-kraken"), note, "ship:kraken", verdict, "free")
    return (Offer(option, command("meet-kraken")),)


COMMANDS: dict[str, ProcedureFunction] = {"meet-kraken": meet}
JUDGES: dict[str, Judge] = {"meet-kraken": may_meet}
