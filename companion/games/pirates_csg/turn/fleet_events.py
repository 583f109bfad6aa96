"""CSG-FLEET-08, CSG-START-01: events of a fleet; each says itself when it is played, and the table carries it out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.kit.state import changed
from companion.core.procedures.menus import LAST, Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.schemas import EVENT
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import EventId, SeatId
from companion.games.pirates_csg.model.names import Ctx, card_name, card_text, player_name
from companion.games.pirates_csg.model.records import FleetEvent as EventHeld
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.orders import FREE

NONE: Final = "none"
"""The answer of who plays no event after all."""


class EventPlayed(Event[State], formerly=("name", "card", "text")):
    """CSG-FLEET-08: an event is played: everybody reads what it does."""

    event: EventId

    def apply(self, s: State) -> State:
        return replace(s, events=changed(s.events, self.event, played=True))

    def line(self, s: State, book: Book) -> Msg:
        event = _of(s, self.event)
        return msg("csg-ev-event", name=s.name_of(event.seat), event=card_name(s, EVENT, event.card))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Fate(self.line(s, book), card_text(s, book, EVENT, _of(s, self.event).card), "token:mission"),)

    @property
    def reveals(self) -> bool:
        return True


def held(s: State, seat: SeatId) -> tuple[EventHeld, ...]:
    """Events that a player has not played yet."""
    return tuple(event for event in s.events if event.seat == seat and not event.played)


def may_play(s: State, seat: SeatId) -> Verdict:
    """CSG-FLEET-08: a player holds an event that was not played yet; when it may be played it says itself."""
    return require(bool(held(s, seat)), "CSG-FLEET-08", msg("csg-event-none-left", name=player_name(s, seat)))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Events of whoever still holds any: those of the active player, and those that others play in this turn."""
    for player in s.players:
        if held(s, player.id):
            label = msg("csg-event", name=player_name(s, player.id))
            group = FREE if player.id == s.turn.seat else LAST
            verdict = may_play(s, player.id)
            option = Option(f"event-{player.id}", label, None, "token:mission", verdict, group, player.colour)
            yield Offer(option, command("play-event", seat=player.id))


def play(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CSG-FLEET-08: a player picks an event, unseen by the others, and everybody reads it."""
    s = t.now
    options = tuple(
        Option(each.id, card_name(s, EVENT, each.card), card_text(s, t.book, EVENT, each.card), "token:mission")
        for each in held(s, seat)
    )
    told = yield from t.choose(
        "event",
        (*options, Option(NONE, msg("csg-event-none"))),
        who=seat,
        words={"name": player_name(s, seat)},
        secret=True,
    )
    if told != NONE:
        yield from t.happens(EventPlayed(EventId(told), rule="CSG-START-01"))


def _of(s: State, event: EventId) -> EventHeld:
    """An event by its id."""
    return first_of(each for each in s.events if each.id == event)


COMMANDS: dict[str, ProcedureFunction] = {"play-event": play}
JUDGES: dict[str, Judge] = {"play-event": may_play}
