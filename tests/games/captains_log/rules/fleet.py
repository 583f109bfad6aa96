"""Ships at sea for the combat tests: two players, a Spanish aggressive NPC and an English merchant, cards copied."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.procedures.copied_cards import CopiedCard
from companion.games.captains_log.fleet.npc_card import npc_card_form
from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.model.ids import CardId, SheetId
from companion.games.captains_log.model.options import Options, SeatOptions, Switches
from companion.games.captains_log.model.state import GOODS, Npc, Player, State, Turn
from companion.games.captains_log.ship.hold import hold_form
from companion.library.texts import texts_in
from tests.games.captains_log.rules.scripted import Played, a_table, book
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2

SPANIARD = {
    "role": "aggressive",
    "nation": "spain",
    "name": "Santa Ana",
    "level": 2,
    "defence": 10,
    "hull": 9,
    "crew": 12,
    "f1_kind": "move",
    "f1_move": 6,
    "f2_kind": "fire",
    "f2_dice": 3,
    "f2_bonus": 1,
    "f3_kind": "board",
    "f3_dice": 5,
    "f3_bonus": 0,
    "reward": 3000,
    "laden": True,
    "goods_silver": 3,
    "goods_tea": 1,
}
MERCHANT = {
    "role": "merchant",
    "nation": "england",
    "name": "Bess",
    "level": 1,
    "defence": 9,
    "hull": 6,
    "crew": 4,
    "f1_kind": "move",
    "f1_move": 6,
    "reward": 2000,
}
SHIP = {"level": 1, "defence": 9, "hull": 8, "draft": "2", "crew": 10}
ICONS = {"cannons": 6, "damage": 2}
"""Icons of a hold whose squares nobody wants to copy: what damage covers is asked."""


PLAIN = {"f2_kind": "none", "bonuses": False, "stops": 0, "loop": True, "laden": False, "sabre": False}
"""What a ship card shows where nothing is said of it."""


def npc_card(card_id: str, **values: Any) -> CopiedCard:
    """A ship card as copied."""
    return CopiedCard("npc-card", card_id, npc_card_form(CardId(card_id)).read(PLAIN | values))


def ship_card(subject: str, **values: Any) -> CopiedCard:
    """A player's ship as copied."""
    return CopiedCard("player-ship", subject, player_ship_form(SheetId(subject)).read(values))


def hold_card(keel: str, *squares: str, **icons: Any) -> CopiedCard:
    """The hold of a position of the keel as copied, row by row from the top."""
    return CopiedCard("hold", keel, hold_form(book(), keel).read({"squares": squares or None, **icons}))


def at_sea(
    spaniard: dict[str, Any] | None = None,
    merchant: dict[str, Any] | None = None,
    ship: dict[str, Any] | None = None,
    switches: Switches | None = None,
    **changes: Any,
) -> State:
    """All four ships on the map, seat 1 in the middle of its turn."""
    table = a_table()
    cards = (
        npc_card("ship-01", **(SPANIARD | (spaniard or {}))),
        npc_card("ship-02", **(MERCHANT | (merchant or {}))),
        ship_card("board-A-1", **(SHIP | (ship or {}))),
        hold_card("A-1-2", **ICONS),
    )
    npcs = (
        Npc(NPC_1, SEAT_1, card=CardId("ship-01"), level=2, revealed=True, on_map=True),
        Npc(NPC_2, SEAT_2, card=CardId("ship-02"), level=1, revealed=True, on_map=True),
    )
    values: dict[str, Any] = {
        "options": replace(table.options, switches=switches or Switches()),
        "cards": cards,
        "npcs": npcs,
        "turn": Turn(stage="player", round=2, started=True),
        "revealed": (3, 7, 15),
    }
    return replace(table, **(values | changes))


def solo_sea(**changes: Any) -> State:
    """A solo evening against Spain and England, with the same ships."""
    state = at_sea(**changes)
    options = Options(mode="solo", seats=(SeatOptions("Anne", "green"),), switches=state.options.switches)
    return replace(state, options=options, players=state.players[:1], enemies=("spain", "england"), target=19)


def player(state: State, seat: str = "seat-1", **changes: Any) -> State:
    """The state with changed fields on a player's sheet."""
    return state.with_player(seat, **changes)


def moved(state: State) -> State:
    """The active player has just begun to move."""
    return state.with_turn(halves=("move",))


def cubes(state: State) -> dict[str, int]:
    """All cubes of each good in the game, printed ones excepted."""
    places = (state.reserve, state.loose, *(p.goods for p in state.players), *(n.cargo for n in state.npcs))
    return {good: sum(place.of(good) for place in places) for good in GOODS}


def lines(played: Played, lang: str = "en") -> list[str]:
    """What the notebook shows of a run."""
    return [*map(texts_in(lang), played.lines())]


def sheet(state: State, seat: str = "seat-1") -> Player:
    """A player's sheet."""
    return state.player(seat)
