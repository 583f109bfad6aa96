"""Tables for tests of what happens ashore: two players with homes, and whatever ships, crew and coins are put there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.core.kit.options import SeatOptions
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import ChosenCard
from companion.core.rules.verdicts import Verdict
from companion.core.values.frozen_records import replace
from companion.games.pirates_csg.agenda import follows
from companion.games.pirates_csg.cards.collection import FortCard, ShipCard
from companion.games.pirates_csg.model.ids import (
    CoinId,
    CrewId,
    EventId,
    FortId,
    IslandId,
    Mast,
    PlaceId,
    SeatId,
    ShipId,
)
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.records import Coin, Crew, FleetEvent, Fort, Island, Ship, Tally
from companion.games.pirates_csg.model.state import State, Turn
from companion.games.pirates_csg.setup.layout import first_state
from companion.games.pirates_csg.ship.losses import plates
from companion.library.game_registry import game
from tests.games.pirates_csg.rules import fleets
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.support.scripted import Played, run_script, usual

GAME: Final = game("pirates_csg")
ANNE, BART, CLEO = (SeatId.numbered("seat", n) for n in (1, 2, 3))
SEATS: Final = (ANNE, BART, CLEO)
ONE, TWO, THREE, FOUR = (ShipId.numbered("ship", n) for n in (1, 2, 3, 4))
HOME, THERE, WILD, FAR, RIM = (IslandId.numbered("island", n) for n in (1, 2, 3, 4, 6))
"""Anne's home, Bart's, two wild islands, and one with a coin that keeps the game going."""
_NAMES: Final = (("Anne", "green"), ("Bart", "blue"), ("Cléo", "red"))


def options(n: int = 2, *, rulings: Mapping[str, str] | None = None, **more: Any) -> Options:
    """So many players."""
    agreed = tuple((rulings or {}).items())
    seats = tuple(SeatOptions(name, colour) for name, colour in _NAMES[:n])  # type: ignore[arg-type]
    return Options(seats=seats, rulings=agreed, edition="sample", **more)


def table(n: int = 2, *, rulings: Mapping[str, str] | None = None, **more: Any) -> State:
    """Anne's first turn among six islands; everybody has brought 15 gold. Nobody has a ship yet."""
    s = first_state(options(n, rulings=rulings, **more), BOOK)
    homes = dict(enumerate(SEATS[:n], 1))
    named = [(IslandId.numbered("island", i), homes.get(i, SeatId(""))) for i in range(1, 7)]
    islands = tuple(Island(island, home, int(island == RIM)) for island, home in named)
    players = tuple(replace(player, coins=(1, 1, 2, 2, 2, 2, 2, 3)) for player in s.players)
    turn = Turn(ANNE, 1, "actions")
    return replace(s, islands=islands, players=players, turn=turn, tallies=tuple(Tally(seat) for seat in SEATS[:n]))


def _copied(s: State, card: ChosenCard) -> State:
    return s.with_card(CopiedCard(card.schema, card.subject, card.record, "sample"))


def with_ship(s: State, seat: SeatId = ANNE, docked: str = "", lost: int = 0, **values: Any) -> State:
    """With another ship, which lay there when the turn began."""
    card = fleets.ship(**{"name": f"Ship {len(s.ships) + 1}", "move": "S+L", "cannons": "3S-3L-3S", **values})
    printed = ShipCard.of(card.record)
    ship = ShipId.numbered("ship", len(s.ships) + 1)
    gone: Mast = "lost"
    stands: Mast = "standing"
    masts = (gone,) * lost + (stands,) * (printed.masts - lost)
    record = Ship(ship, card.subject, seat, seat, masts, plates(printed, BOOK), IslandId(docked), deployed=True)
    s = replace(_copied(s, card), ships=(*s.ships, record))
    return s.with_turn(moored=(*s.turn.moored, (ship, PlaceId(docked)))) if docked else s


def with_crew(s: State, where: str, seat: SeatId = ANNE, shown: bool = False, **values: Any) -> State:
    """With another crew card."""
    card = fleets.crew(**{"name": f"Crew {len(s.crew) + 1}", **values})
    crew = Crew(CrewId.numbered("crew", len(s.crew) + 1), card.subject, seat, seat, PlaceId(where), shown)
    return replace(_copied(s, card), crew=(*s.crew, crew))


def with_coins(s: State, where: str, *values: int | str, known: tuple[SeatId, ...] = SEATS) -> State:
    """With coins that everybody has looked at, unless said; a word stands for the unique treasure of that card."""
    for value in values:
        worth, unique = (0, value) if isinstance(value, str) else (value, "")
        coin = Coin(CoinId.numbered("coin", len(s.coins) + 1), worth, PlaceId(where), known, unique)
        s = replace(s, coins=(*s.coins, coin))
    return s


def with_unique(s: State, where: str, **values: Any) -> State:
    """With a unique treasure that was found."""
    card = fleets.unique(**values)
    return with_coins(_copied(s, card), where, card.subject, known=SEATS)


def with_fort(s: State, seat: SeatId = ANNE, island: str = "", **values: Any) -> State:
    """With another fort, built where an island is given."""
    card = fleets.fort(**{"name": f"Fort {len(s.forts) + 1}", "cannons": "3L-3L", "gold": 4, **values})
    flags = len(FortCard.of(card.record).cannons)
    fort = Fort(FortId.numbered("fort", len(s.forts) + 1), card.subject, seat, IslandId(island), flags)
    return replace(_copied(s, card), forts=(*s.forts, fort))


def with_event(s: State, seat: SeatId = ANNE, **values: Any) -> State:
    """With another event."""
    card = fleets.event(**values)
    event = FleetEvent(EventId.numbered("event", len(s.events) + 1), card.subject, seat)
    return replace(_copied(s, card), events=(*s.events, event))


def ship(n: int) -> ShipId:
    """A ship by its number."""
    return ShipId.numbered("ship", n)


def menu(s: State) -> Menu:
    """The menu of the turn."""
    following = follows(s, BOOK)
    assert isinstance(following, Menu)
    return following


def shown(s: State, option: str) -> bool:
    """Whether the menu shows something at all."""
    return option in [each.id for each in menu(s).options]


def verdict(s: State, option: str) -> Verdict:
    """What the rules say of an offer that stands in the menu."""
    return next(each.verdict for each in menu(s).options if each.id == option)


def refused(s: State, option: str) -> list[str]:
    """The rules that forbid what the menu shows."""
    return [reason.rule for reason in verdict(s, option).refusals]


def do(s: State, option: str, answers: Mapping[str, Any] | None = None) -> Played[State]:
    """What comes of an offer; what the answers by key do not say is answered as usual."""
    assert verdict(s, option).allowed, option
    command = menu(s).command(option)
    return run(GAME.procedures[command.name], s, answers, **command.kwargs)


def run(procedure: Any, s: State, answers: Mapping[str, Any] | None = None, **params: Any) -> Played[State]:
    """What comes of a procedure; what the answers by key do not say is answered as usual."""
    return run_script(procedure, s, BOOK, answers or {}, usual, **params)
