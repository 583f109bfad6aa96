"""1.30 Where the event cards lie: pile, discards, in force, or with the Kraken (rulebook p.46)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final, Literal

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.printed.keypad import Key, KeyRow, Pad
from companion.core.questions import get_or_explain
from companion.core.questions.kinds import Field, Form, Option
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book, EventCard, EventEffect
from companion.games.captains_log.model.state import Lasting, State

Until = Literal["day", "condition", "game"]


def event_name(number: int) -> Msg:
    """An event card's name; its attribute ``effect`` says what it does."""
    return msg(f"cl-event-{number}")


def find(book: Book, number: int) -> EventCard:
    """The event card with a printed number."""
    return get_or_explain.get_or_explain(book.event_cards, number, "cl-named-event", by="number")


def number_of(book: Book, effect: EventEffect) -> int:
    """The number of the first card with an effect."""
    return get_or_explain.get_or_explain(book.event_cards, effect, "cl-named-event", by="effect").number


@memoized
def in_force(s: State, book: Book, effect: EventEffect) -> bool:
    """Whether a card with an effect lasts."""
    return any(find(book, event.number).effect == effect for event in s.lasting)


def sandbank(s: State, book: Book, printed: int) -> int:
    """CL-EVT-28, -29: the depth of a sandbank with the tides in force, a positive number; 0 is land now (A-48)."""
    step = book.numbers.tide_step
    return printed + step * in_force(s, book, "tide-high") - step * in_force(s, book, "tide-low")


def fog_hint(s: State, what: str = "fight") -> tuple[Msg, ...]:
    """CL-EVT-14, A-92: what the fog forbids, to stand beside a question; nothing while there is none."""
    return (msg(f"cl-fog-{what}"),) if s.fog else ()


def out_of_play(s: State, book: Book) -> tuple[int, ...]:
    """The cards that make a new pile when the old one is used up: all but those in play (A-46)."""
    in_play = {event.number for event in s.lasting} | set(s.kraken)
    if s.fog:
        in_play.add(number_of(book, "fog"))
    return tuple(card.number for card in book.event_cards if card.number not in in_play)


def pile(s: State, book: Book) -> tuple[int, ...]:
    """The cards among which the next one is drawn (CL-FAM-07)."""
    return s.events or out_of_play(s, book)


_ICONS: Final = Pad(
    "wind_change",
    msg("cl-form-icons"),
    (
        KeyRow(
            tuple(
                Key((("wind_change", wind), ("draw_another", more)), msg(f"cl-form-icons-{name}"))
                for name, wind, more in (
                    ("none", False, False),
                    ("wind", True, False),
                    ("more", False, True),
                    ("both", True, True),
                )
            )
        ),
    ),
)
"""Which of the two icons a card bears."""


def event_card_form(card: EventCard) -> Form:
    """D-18: the icons of an event card, and how long it lasts where the rulebook's text does not say."""
    lines = [
        Field("wind_change", msg("cl-form-wind-change"), "switch", optional=False, picture="event:wind"),
        Field("draw_another", msg("cl-form-draw-another"), "switch", optional=False, picture="event:any"),
    ]
    if card.origin == "derived":
        spans = tuple(Option(until, msg(f"cl-until-{until}")) for until in ("day", "condition", "game"))
        lines.append(Field("until", msg("cl-form-until"), "choice", options=spans, start=card.until))
    return Form(
        key=f"event-card-{card.number}",
        schema="event-card",
        subject=f"event-{card.number}",
        fields=tuple(lines),
        pads=(_ICONS,),
        text=msg("cl-form-event-card", n=card.number, event=event_name(card.number)),
        rule="CL-EVT-02",
    )


class PileShuffled(Event[State]):
    """The discarded event cards make a new pile."""

    cards: tuple[int, ...]

    def apply(self, s: State) -> State:
        return replace(s, events=self.cards, discards=())

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-events-reshuffled", n=len(self.cards))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-told-events-reshuffled", n=len(self.cards)), "token:deck"),)


class EventDrawn(Event[State], formerly=("picture",)):
    """An event card was turned up; it lies with the discards unless something keeps it in play."""

    number: int
    void: bool = field(default=False, compare=False)
    """Whether it has no effect at this table."""

    def apply(self, s: State) -> State:
        return replace(s, events=without(s.events, self.number), discards=(*s.discards, self.number))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-event", n=self.number, event=event_name(self.number))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        effect, tile = msg(f"cl-event-{self.number}.effect"), book.numbers.kraken_tile
        card = find(book, self.number)
        if self.void:
            effect = msg("cl-event-expert")
        elif card.effect in ("kraken", "colossal") and not s.kraken and tile not in s.revealed:  # CL-KRK-01: no Kraken
            effect = msg("cl-kraken-hidden", tile=tile)
        return (Fate(event_name(self.number), effect, card.picture),)


class CardKept(Event[State]):
    """An event card stays in play (CL-EVT-03)."""

    number: int
    until: Until

    def apply(self, s: State) -> State:
        lasting = (*s.lasting, Lasting(self.number, self.until))
        return replace(s, discards=without(s.discards, self.number), lasting=lasting)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-event-lasts", event=event_name(self.number), until=msg(f"cl-until-{self.until}"))


class CardOver(Event[State]):
    """An event card that was in play is discarded."""

    number: int

    def apply(self, s: State) -> State:
        lasting = tuple(event for event in s.lasting if event.number != self.number)
        return replace(s, discards=(*s.discards, self.number), lasting=lasting)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-event-over", event=event_name(self.number))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-told-event-over", event=event_name(self.number)), "token:deck"),)


def without(cards: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The cards but for one."""
    return tuple(card for card in cards if card != number)


def moved(s: State, *, came: tuple[int, ...], left: tuple[int, ...]) -> State:
    """Cards put into play by hand have left pile and discards; those taken out of play lie with the discards."""
    discards = tuple(card for card in (*s.discards, *left) if card not in came)
    return replace(s, events=tuple(card for card in s.events if card not in came), discards=discards)
