"""1.30 Events: drawing them, what stays in play and for how long (rulebook p.46-47)."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.events.announcement_events import Announced
from companion.core.kit.chapters import Judge
from companion.core.kit.piles import Pile, draw, stocked
from companion.core.procedures.copied_cards import known
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice, Option
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import outcomes
from companion.games.captains_log.events import kraken, stowaway, weather
from companion.games.captains_log.events.event_effects import (
    abundance,
    assault,
    plague_all,
    plague_most,
    plague_nation,
    vanished,
)
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book, EventCard, EventEffect
from companion.games.captains_log.model.event_deck import (
    CardKept,
    CardOver,
    EventDrawn,
    PileShuffled,
    Until,
    event_card_form,
    event_name,
    find,
    in_force,
    number_of,
    pile,
)
from companion.games.captains_log.model.ids import LOOSE, RESERVE, SeatId
from companion.games.captains_log.model.ledger import move_cubes
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import floats, fog
from companion.games.captains_log.voyage import flotation

FIRST_WRECK, LAST_WRECK = 9, 12
"""CL-EVT-15..18: the cards that name the first to the fourth player."""

COLOSSAL = 27
"""CL-EVT-31: the card of the colossal Kraken."""

SPANS: tuple[Until, ...] = ("day", "condition", "game")
"""How long a card may stay in play."""

IMMEDIATE: dict[EventEffect, Callable[..., Procedure[None]]] = {
    "vanished": vanished,
    "plague-nation": plague_nation,
    "plague-most": plague_most,
    "plague-all": plague_all,
    "abundance": abundance,
    "assault": assault,
}
"""Effects that are over once they are resolved."""


def draw_event(t: Ctx, *, key: str = "event") -> Procedure[None]:
    """CL-TRN-07, CL-EVT-02: draw and resolve an event, and another one for as long as the cards say so.

    It is over at the latest when every card that could come next has come up already.
    """
    drawn: tuple[int, ...] = ()
    more = True
    while more and any(number not in drawn for number in pile(t.now, t.book)):
        step = f"{key}-{len(drawn) + 1}"
        number = yield from _turn_up(t, key=step)
        drawn = (*drawn, number)
        more = yield from _resolve(t, find(t.book, number), key=step)


def _resolve(t: Ctx, card: EventCard, *, key: str) -> Procedure[bool]:
    """CL-EVT-01: one card: icon, effect, of which a calm has none (CL-EVT-10). Returns whether it asks for one more
    (CL-EVT-02)."""
    record = dict((yield from known(t, event_card_form(card), now=("wind_change", "draw_another"))))
    if record["wind_change"] is True:
        yield from weather.new_wind(t, key=f"{key}-wind")
    if void(t.now, card):
        yield from t.happens(Announced(msg("cl-event-expert"), rule="CL-GEN-09"))
        return record["draw_another"] is True
    yield from t.happens(Announced(msg(f"cl-event-{card.number}.effect"), rule=card.rule))
    if card.effect in IMMEDIATE:
        yield from IMMEDIATE[card.effect](t, card, key=key)
    elif card.effect in ("kraken", "colossal"):
        yield from kraken.appear(t, card, key=key)
    elif card.effect == "fog":
        yield from _fog(t, card)
    elif card.until != "now":
        until = next((span for span in SPANS if span == (record.get("until") or card.until)), SPANS[0])
        yield from t.happens(CardKept(card.number, until, rule="CL-EVT-03"))
    return record["draw_another"] is True


def _turn_up(t: Ctx, *, key: str) -> Procedure[int]:
    """The number of the next card; a pile used up is made anew from the discards (CL-FAM-07, A-46)."""
    cards = yield from stocked(t, _deck, PileShuffled(pile(t.now, t.book), rule="CL-FAM-07"))
    text, by_hand = msg("cl-q-event"), msg("cl-q-event-turned")
    number = yield from draw(t, cards, key=f"{key}-card", text=text, by_hand=by_hand, rule="CL-EVT-01")
    card = find(t.book, number)
    yield from t.happens(EventDrawn(number, void(t.now, card), rule=card.rule))
    return number


def void(s: State, card: EventCard) -> bool:
    """CL-GEN-09: whether a card has no effect at this table."""
    return card.expert and not s.options.switches.boarding


def _deck(s: State, book: Book) -> Pile[int]:
    return Pile(s.events, lambda number: _card_option(find(book, number)), s.options.cards)


def _card_option(card: EventCard) -> Option:
    label = msg("cl-event-numbered", n=card.number, event=event_name(card.number))
    return Option(str(card.number), label, msg(f"cl-event-{card.number}.effect"), card.picture)


def _fog(t: Ctx, card: EventCard) -> Procedure[None]:
    """CL-EVT-14: the fog comes onto its tile; while that one is hidden nobody knows where to put it."""
    tile = t.book.numbers.fog_tile
    if tile in t.now.revealed:
        yield from t.happens(weather.FogRose(card.number, rule=card.rule))
        yield from fog.rises(t, tile)
    else:
        yield from t.happens(Announced(msg("cl-fog-hidden", tile=tile), "result", rule=card.rule))


def named_seat(s: State, number: int) -> SeatId:
    """CL-EVT-15..18: the seat that cards 9 to 12 name, counting round from the first player."""
    return s.players[(s.turn.first + number - FIRST_WRECK) % len(s.players)].id


def start_of_turn(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-EVT-15..18: what cards 9 to 12 leave on the map at the start of a player's turn."""
    for event in t.now.lasting:
        if FIRST_WRECK <= event.number <= LAST_WRECK and named_seat(t.now, event.number) == seat:
            yield from _wreck(t, find(t.book, event.number))


def _wreck(t: Ctx, card: EventCard) -> Procedure[None]:
    numbers = t.book.numbers
    dice = (Dice(event_name(card.number), 1, numbers.respawn_die),)
    (rolled,) = yield from t.roll("wreck", *dice, at=card.number, rule=card.rule)
    tile = outcomes.respawn_tile(t.now.revealed, rolled, numbers)
    if card.effect == "wreck-barrel":
        yield from t.happens(Announced(msg("cl-wreck-barrel", tile=tile), rule=card.rule))
        yield from flotation.launch(t, "barrel", tile, card.rule)
    else:
        adrift = None if t.now.options.switches.flotation else floats.berth(t.now, tile, "number")
        most = numbers.oil_from_whaler
        cubes = yield from move_cubes(t, "oil", most, RESERVE, LOOSE, card.rule, told="line", at=adrift)
        oil = msg("cl-wreck-oil", n=cubes, tile=tile)
        yield from t.happens(Announced(oil, "order" if cubes else "result", "good:oil", rule=card.rule))
        if cubes and t.now.options.switches.flotation:
            yield from flotation.launch(t, "oil", tile, card.rule, cubes=cubes)
    yield from t.happens(CardOver(card.number, rule=card.rule))


def expire(t: Ctx) -> Procedure[None]:
    """CL-EVT-03: on a day step the events that last until then are over."""
    for event in t.now.lasting:
        if event.until == "day":
            yield from t.happens(CardOver(event.number, rule="CL-EVT-03"))


def reminders(s: State) -> tuple[Msg, ...]:
    """What the cards in play ask of the table, for the screen to show all the time."""
    lasting = [
        msg(f"cl-reminder-{event.number}", name=s.name_of(named_seat(s, event.number)))
        if FIRST_WRECK <= event.number <= LAST_WRECK
        else msg(f"cl-reminder-{event.number}")
        for event in s.lasting
    ]
    fog = [msg("cl-reminder-fog")] if s.fog else []
    monster = [msg("cl-reminder-kraken", n=len(s.kraken))] if s.kraken else []
    huge = [msg(f"cl-reminder-{COLOSSAL}")] if COLOSSAL in s.kraken else []
    return (*lasting, *fog, *monster, *huge)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """What the events in play add to a player's turn."""
    found = [*weather.offers(s, book), *kraken.offers(s, book)]
    if in_force(s, book, "stowaway"):
        seat = s.active.id
        option = Option(
            "stowaway",
            event_name(number_of(book, "stowaway")),
            msg("cl-stowaway-note"),
            "event:stowaway",
            stowaway.may_come(s, book, seat),
            "free",
        )
        found.append(Offer(option, command("stowaway", seat=seat)))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"stowaway": stowaway.comes_aboard}
JUDGES: dict[str, Judge] = {"stowaway": turns.judged(turns.on_turn, stowaway.may_come)}
