"""CD-PATCH-06: sailors change places within their deck for free, so that their owner chooses which penalties show.

One may always do so (p. 7); here it is offered wherever it changes anything: before an action, before a shot, before
the hand limit is counted. Sails are free to move as well, but show penalties of one kind only: the app keeps as many
covered as it can (A-29), and there is nothing to choose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import DECKS, PENALTIES, Penalty, SeatId, ZoneId
from companion.games.cannon_duel.model.names import Ctx, counted, penalty_name, zone_name
from companion.games.cannon_duel.model.records import Zone
from companion.games.cannon_duel.model.state import State

FREE: Final = "free"
"""Where it stands in the menu of a turn."""
Shown = tuple[Penalty, ...]
"""Penalties that show at the same time, the worst first."""


class DeckArranged(Event[State], formerly=("name", "colour")):
    """Sailors of a deck stand so that other penalties show. guard: the order in which they are covered from now on."""

    seat: SeatId
    zone: ZoneId
    guard: tuple[Penalty, ...]
    shown: Shown = ()

    def apply(self, s: State) -> State:
        return s.with_zone(self.seat, self.zone, guard=self.guard)

    def line(self, s: State, book: Book) -> Msg:
        return msg(
            "cd-ev-arranged", name=s.name_of(self.seat), zone=zone_name(self.zone), shown=shown_named(self.shown)
        )

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        text = msg(
            "cd-order-arrange", name=s.name_of(self.seat), zone=zone_name(self.zone), shown=shown_named(self.shown)
        )
        return (Order(text, "marker:sailor", s.player(self.seat).colour, self.seat),)


def ways(zone: Zone) -> tuple[Shown, ...]:
    """What a zone could show instead of what it shows, and that first; nothing where there is no choice."""
    others = combinations(zone.guard, len(zone.bare))
    found = {_sorted(zone.bare): None} | {_sorted(each): None for each in others}
    return tuple(found) if len(found) > 1 else ()


def verdict(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-PATCH-06: at any time, where a deck could show something else."""
    return require(bool(decks(s, seat)), "CD-PATCH-06", msg("cd-nothing-to-arrange"))


def decks(s: State, seat: SeatId) -> tuple[ZoneId, ...]:
    """The decks that could show something else; none before the board is known."""
    return tuple(zone.id for zone in s.player(seat).zones if zone.id in DECKS and ways(zone))


def arrange(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-PATCH-06: a deck is chosen where there are several, and what is to show on it."""
    player = t.now.player(seat)
    options = tuple(
        Option(deck, zone_name(deck), shown_named(player.zone(deck).bare), f"zone:{deck}")
        for deck in decks(t.now, seat)
    )
    deck: ZoneId = yield from t.choose("deck", options, who=seat, text="arrange-deck")
    yield from choose_shown(t, seat, deck)


def choose_shown(
    t: Ctx, seat: SeatId, deck: ZoneId, *, likely: Callable[[Shown], int] | None = None, note: Msg | None = None
) -> Procedure[None]:
    """What is to show on a deck that could show something else, if it still can: a hand may have put it right
    meanwhile. likely: the least is what one would have, else what shows already."""
    player = t.now.player(seat)
    zone = player.zone(deck)
    shows = ways(zone)
    if not shows:
        return
    choices = tuple(Option("-".join(shown), shown_named(shown), picture=f"penalty:{shown[0]}") for shown in shows)
    default = choices[0 if likely is None else shows.index(min(shows, key=likely))]
    words = {"zone": zone_name(deck)}
    told = yield from t.choose(
        "shown", choices, who=seat, rule="CD-PATCH-06", words=words, text="arrange", note=note, default=default.id
    )
    shown = first_of(each for each, option in zip(shows, choices, strict=True) if option.id == told)
    if shown != shows[0]:
        kept = _sorted((Counter(zone.guard) - Counter(shown)).elements())
        event = DeckArranged(seat, deck, (*kept, *shown), shown, rule="CD-PATCH-06")
        yield from t.happens(event)


def least_shown(zone: Zone, penalty: Penalty) -> int:
    """How often a zone has to show a penalty at least, however its sailors stand."""
    return min((shown.count(penalty) for shown in ways(zone)), default=zone.bare.count(penalty))


def shown_named(shown: Shown) -> Msg:
    """Penalties in words."""
    return msg("core-said-list", items=counted(map(penalty_name, shown)))


def _sorted(penalties: Iterator[Penalty] | Shown) -> Shown:
    return tuple(sorted(penalties, key=PENALTIES.index))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Where a deck of whoever is on turn could show something else."""
    seat = s.turn.seat
    if decks(s, seat):
        note = msg("cd-arrange-note")
        option = Option("arrange", msg("command-arrange"), note, "marker:sailor", verdict(s, book, seat), FREE)
        yield Offer(option, command("arrange", seat=seat))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"arrange": arrange}
JUDGES: Final[dict[str, Judge]] = {"arrange": verdict}
