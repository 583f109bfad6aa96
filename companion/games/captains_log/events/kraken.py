"""1.30 The Kraken (rulebook p.47). Its hex is on the real board: the app says where it goes and asks whom it met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.announced import Announced
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
from companion.hexmap import CLOCK, Clock


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
        return replace(s, kraken=without(s.kraken, self.number), discards=(*s.discards, self.number))

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


def colossal(s: State, book: Book) -> bool:
    """CL-KRK-08: whether the Kraken reaches the hexes around its own."""
    return number_of(book, "colossal") in s.kraken


def waits(s: State, book: Book) -> tuple[int, ...]:
    """The Kraken cards that move nothing by themselves: the colossal one, if the table has settled it so (A-49)."""
    return (number_of(book, "colossal"),) if colossal(s, book) and s.options.ruling("A-49") == "waits" else ()


def appear(t: Ctx, card: EventCard, *, key: str = "kraken") -> Procedure[None]:
    """CL-KRK-01, -02: a Kraken card was drawn. With its tile still hidden the Kraken does not come (CL-PRT-07).

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
        clocks = tuple(msg("cl-clock", clock=way) for way in CLOCK)
        yield from t.happens(
            Announced(msg("cl-kraken-obstacles"), rule="CL-KRK-05"),
            Announced(msg("cl-kraken-detour", clocks=clocks), rule="CL-KRK-05"),
        )
    if card.effect == "colossal":
        yield from t.happens(Announced(msg("cl-kraken-colossal"), rule="CL-KRK-08"))
        yield from _met(t, msg("cl-q-kraken-beside"), msg("cl-kraken-came-near"), _fog(t.now), key=f"{key}-kraken")


def activate(t: Ctx, number: int, *, key: str) -> Procedure[None]:
    """CL-KRK-03..07, CL-KRK-09: one Kraken card moves it, and is discarded if that destroyed a ship."""
    sides = t.book.numbers.kraken_die
    dial = dial_form(sides)
    yield from recalled(t, dial)
    dice = (Dice(msg("cl-die-red"), 1, sides), Dice(msg("cl-die-black"), 1, sides))
    trail = (event_name(number),)
    red, black = yield from t.roll("roll", *dice, under=key, rule="CL-KRK-03", text="kraken-roll", trail=trail)
    face, note = msg("cl-q-dial-face", face=red), msg("cl-form-dial-note")
    yield from read_off(t, dial, f"face_{red}", key=f"{key}-dial", text=face, note=note)
    clock = bearing(t.now, red)
    yield from t.happens(
        Announced(msg("cl-kraken-moves", n=black, clock=clock), "order", "ship:kraken", rule="CL-KRK-04"),
    )
    victims = yield from _met(
        t, msg("cl-q-kraken-path"), msg("cl-kraken-path", n=black, clock=clock), (*trail, *_fog(t.now)), key=key
    )
    if not victims or find(t.book, number).effect == "colossal":
        return
    yield from t.happens(KrakenSated(number, t.now.kraken == (number,), rule="CL-KRK-07"))


def _met(t: Ctx, text: Msg, note: Msg, trail: tuple[Msg, ...], *, key: str) -> Procedure[tuple[ShipId, ...]]:
    """CL-KRK-06, -08: which ships the Kraken met; they are destroyed and nobody is rewarded (A-83)."""
    great = colossal(t.now, t.book)
    victims = yield from t.pick(
        "met",
        (ship_option(t.now, ship) for ship in ships.afloat(t.now)),
        under=key,
        rule="CL-KRK-08" if great else "CL-KRK-06",
        text=text,
        note=msg("cl-kraken-reach", note=note) if great else note,
        nature="fact",
        none=msg("cl-kraken-none"),
        default=(),
        trail=trail,
    )
    for victim in victims:
        if t.now.outcome is None:
            yield from outcomes.destroy(t, victim, "lost", NO_ONE, key=f"{key}-{victim}")
    return victims


def _fog(s: State) -> tuple[Msg, ...]:
    """CL-EVT-14: what lies in the fog is not in play."""
    return (msg("cl-kraken-fog"),) if s.fog else ()


def meet(t: Ctx) -> Procedure[None]:
    """CL-KRK-08: a ship came within reach of the colossal Kraken; that discards no card (CL-KRK-07)."""
    yield from _met(t, msg("cl-q-kraken-met"), msg("cl-kraken-came-near"), _fog(t.now), key="kraken")


def may_meet(s: State, book: Book) -> Verdict:
    """CL-KRK-08: only the colossal Kraken destroys whoever comes to it."""
    return require(colossal(s, book), "CL-KRK-08", msg("cl-kraken-not-colossal"))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """While the colossal Kraken waits: whoever sails too near."""
    verdict, note = may_meet(s, book), msg("cl-meet-kraken-note")
    if not verdict.allowed:
        return ()
    option = Option("meet-kraken", msg("cl-meet-kraken"), note, "ship:kraken", verdict, "free")
    return (Offer(option, command("meet-kraken")),)


COMMANDS: dict[str, ProcedureFunction] = {"meet-kraken": meet}
JUDGES: dict[str, Judge] = {"meet-kraken": may_meet}
