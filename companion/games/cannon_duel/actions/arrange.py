"""CD-PATCH-06: sailors change places within their deck for free, so that their owner chooses which penalties show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from companion.core.events import Event
from companion.core.game import Offer
from companion.core.kit.chapters import Judge
from companion.core.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions import Choose, Option
from companion.core.text import Msg, msg
from companion.core.verdicts import Verdict, require
from companion.core.voice import Order, Telling
from companion.games.cannon_duel.table.book import Book
from companion.games.cannon_duel.table.ids import DECKS, PENALTIES, Penalty, SeatId, ZoneId
from companion.games.cannon_duel.table.names import Desk, penalty_name, zone_name
from companion.games.cannon_duel.table.records import Zone
from companion.games.cannon_duel.table.state import State

FREE: Final = "free"
"""Where it stands in the menu of a turn."""
Shown = tuple[Penalty, ...]
"""Penalties that show at the same time, the worst first."""


@dataclass(frozen=True)
class DeckArranged(Event[State]):
    """Sailors of a deck stand so that other penalties show. guard: the order in which they are covered from now on."""

    seat: SeatId
    name: str
    zone: ZoneId
    guard: tuple[Penalty, ...]
    shown: Shown = ()
    colour: str = ""

    def apply(self, s: State) -> State:
        return s.with_zone(self.seat, self.zone, guard=self.guard)

    def line(self) -> Msg:
        return msg("duel-ev-arranged", name=self.name, zone=zone_name(self.zone), shown=shown_named(self.shown))

    def tells(self) -> tuple[Telling, ...]:
        text = msg("duel-order-arrange", name=self.name, zone=zone_name(self.zone), shown=shown_named(self.shown))
        return (Order(text, "marker:sailor", self.colour, self.seat),)


def ways(zone: Zone) -> tuple[Shown, ...]:
    """What a zone could show instead of what it shows, and that first; nothing where there is no choice."""
    others = combinations(zone.guard, len(zone.bare))
    found = {_sorted(zone.bare): None} | {_sorted(each): None for each in others}
    return tuple(found) if len(found) > 1 else ()


def verdict(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-PATCH-06: at any time, where a deck could show something else."""
    return require(bool(decks(s, seat)), "CD-PATCH-06", msg("duel-nothing-to-arrange"))


def decks(s: State, seat: SeatId) -> tuple[ZoneId, ...]:
    """The decks that could show something else."""
    return tuple(deck for deck in DECKS if ways(s.player(seat).zone(deck)))


def arrange(t: Desk, seat: SeatId) -> Procedure[None]:
    """CD-PATCH-06: a deck is chosen where there are several, and what is to show on it."""
    player = t.now.player(seat)
    options = tuple(
        Option(deck, zone_name(deck), shown_named(player.zone(deck).bare), f"zone:{deck}")
        for deck in decks(t.now, seat)
    )
    text = msg("duel-q-arrange-deck", name=player.name)
    deck: ZoneId = yield from t.ask(Choose(key="deck", text=text, rule="CD-PATCH-06", who=seat, options=options))
    zone = player.zone(deck)
    shows = ways(zone)
    choices = tuple(Option("-".join(shown), shown_named(shown), picture=f"penalty:{shown[0]}") for shown in shows)
    told = yield from t.ask(
        Choose(
            key="shown",
            text=msg("duel-q-arrange", name=player.name, zone=zone_name(deck)),
            rule="CD-PATCH-06",
            who=seat,
            options=choices,
            default=choices[0].id,
        )
    )
    shown = first_of(each for each, option in zip(shows, choices, strict=True) if option.id == told)
    if shown != shows[0]:
        kept = _sorted((Counter(zone.guard) - Counter(shown)).elements())
        event = DeckArranged(seat, player.name, deck, (*kept, *shown), shown, player.colour, rule="CD-PATCH-06")
        yield from t.happens(event)


def shown_named(shown: Shown) -> Msg:
    """Penalties in words."""
    return msg("core-said-list", items=tuple(map(penalty_name, shown)))


def _sorted(penalties: Iterator[Penalty] | Shown) -> Shown:
    return tuple(sorted(penalties, key=PENALTIES.index))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Where a deck of whoever is on turn could show something else."""
    seat = s.turn.seat
    if decks(s, seat):
        note = msg("duel-arrange-note")
        option = Option("arrange", msg("command-arrange"), note, "marker:sailor", verdict(s, book, seat), FREE)
        yield Offer(option, command("arrange", seat=seat))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"arrange": arrange}
JUDGES: Final[dict[str, Judge]] = {"arrange": verdict}
