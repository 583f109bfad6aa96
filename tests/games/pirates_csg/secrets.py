"""What people hide from each other: crew face down, coins that not everybody has seen, events, and unique treasures."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from companion.core.events.event import Event
from companion.core.procedures.copied_cards import CopiedCard
from companion.games.pirates_csg.cards import schemas
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import CoinId, CrewId, EventId, PlaceId, SeatId
from companion.games.pirates_csg.model.records import Coin, Crew
from companion.games.pirates_csg.model.records import FleetEvent as EventHeld
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import ship_card
from companion.library.game_registry import game

LIKES: Final = {"explore": 6.0, "revisit": 6.0, "end": 0.3}
DRAWING: Final = "explore"
"""What the options of a menu begin with in which somebody draws what others must not see."""
WATCHED: Final = 6
"""Answers that all may read, after which whoever watches is still to be told the same."""
LAWFUL: Final = (
    "AbilityUsed",
    "CrewCaptured",
    "CrewLost",
    "EventPlayed",
    "Explored",
    "GoldLanded",
    "RansomPaid",
    "ShipSunk",
    "UniqueFound",
)
"""Events by which a rule brings to light what was hidden."""
KEPT: Final = ()
"""Secret choices that are not done at once, before all eyes."""
IDLE: Final = ("V-148", "V-152", "V-153")
"""Crew without abilities: what a menu offers gives away what the crew of its player can do."""


def rivals(state: State) -> bool:
    """Whether the app knows what lies face down: of coins on the table it knows nothing that it could tell."""
    return state.options.coins == "app"


def allies(state: State, who: str) -> tuple[str, ...]:
    """Who sees what this seat sees."""
    return (who,)


def laid_open(event: Event[State]) -> bool:
    """Whether an event is told to all although what came before it was secret."""
    return type(event).__name__ in LAWFUL


def own(whole: State, seen: State, who: str) -> None:
    """A seat is shown its own crew and events, and the coins that it has looked at."""
    assert [c.card for c in seen.crew if c.seat == who] == [c.card for c in whole.crew if c.seat == who]
    assert [e.card for e in seen.events if e.seat == who] == [e.card for e in whole.events if e.seat == who]
    assert [c.value for c in seen.coins if who in c.known] == [c.value for c in whole.coins if who in c.known]


def planted(state: State, chance: Random) -> State:
    """A table on which everybody has idle crew ashore and aboard every ship, events, and two coins that nobody else has
    seen."""
    state = _with_cards(state)
    for player in state.players:
        state = _hidden(state, player.id, chance)
    return state


def _with_cards(s: State) -> State:
    """With the sample crew and events copied, whoever has them."""
    book: Book = game("pirates_csg").book
    for schema in (schemas.CREW, schemas.EVENT):
        for subject, values in book.sample[schema].items():
            record = schemas.form(schema, subject, book.keyword_ids).read(values)
            s = s.with_card(CopiedCard(schema, subject, record, "sample"))
    return s


def _hidden(s: State, seat: SeatId, chance: Random) -> State:
    home = s.home(seat).id
    crew = Crew(CrewId.numbered("crew", len(s.crew) + 1), chance.choice(IDLE), seat, seat, home)
    event = EventHeld(EventId.numbered("event", len(s.events) + 1), _event(chance), seat)
    s = replace(s, crew=(*s.crew, crew), events=(*s.events, event))
    for ship in tuple(s.afloat(seat)):
        mate = Crew(CrewId.numbered("crew", len(s.crew) + 1), chance.choice(IDLE), seat, seat, PlaceId(ship.id))
        s = replace(s, crew=(*s.crew, mate))
    for ship in tuple(s.afloat(seat))[:1]:
        for _ in range(2):
            coin = Coin(CoinId(f"coin-share{len(s.coins) + 1}"), chance.randint(1, 7), PlaceId(ship.id), (seat,))
            s = replace(s, coins=(*s.coins, coin))
    return s


def _anybody(s: State, crew: Crew) -> list[str]:
    """Our own crew; aboard a ship those who would be at work there."""
    everybody: dict[str, dict[str, object]] = game("pirates_csg").book.sample[schemas.CREW]
    flags = {ship_card(s, ship.id).nation for ship in s.ships if ship.id == crew.where} | {"unaligned"}
    return sorted(card for card, of in everybody.items() if not crew.where.is_ship or of["nation"] in flags)


def _event(chance: Random) -> str:
    return chance.choice(sorted(game("pirates_csg").book.sample[schemas.EVENT]))


def disguised(state: State, who: str, chance: Random) -> State:
    """The same table, with other idle crew and events of others, and other gold on coins that it has not seen.

    To somebody who only watches the crew may be anybody: what it can do is shown to its player alone.
    """
    crew = tuple(
        replace(each, card=chance.choice(IDLE if who else (*IDLE, *_anybody(state, each))))
        if each.seat != who and not (each.shown or each.gone) and (not who or each.card in IDLE)
        else each
        for each in state.crew
    )
    events = tuple(
        each if each.played or each.seat == who else replace(each, card=_event(chance)) for each in state.events
    )
    hidden = [coin for coin in state.coins if len(coin.known) < len(state.players)]
    unseen = [coin for coin in hidden if who not in coin.known and not coin.gone and not coin.unique]
    values = [coin.value for coin in unseen]
    chance.shuffle(values)
    shown = dict(zip((coin.id for coin in unseen), values, strict=True))
    coins = tuple(replace(each, value=shown.get(each.id, each.value)) for each in state.coins)
    return replace(state, crew=crew, events=events, coins=coins)
