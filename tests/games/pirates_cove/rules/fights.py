"""Fights for tests: who lies at which island against whom, and volleys whose dice we tell."""

from __future__ import annotations

from collections.abc import Sequence

import companion
from companion.core.events.event import Happened
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.legends import legendary_pirates
from companion.games.pirates_cove.model.ids import Island, SeatId, ShipId
from companion.games.pirates_cove.model.records import BlackShip, Navy
from companion.games.pirates_cove.model.state import State
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, table, valued

LEGEND = ShipId("legend-1")
NAVY = ShipId("navy")
SPEEDS = {ANNE: 8, BART: 7, CLEO: 5}
HULLS = {ANNE: 5, BART: 4, CLEO: 3}


def lying(*seats: SeatId, island: Island = "crew", **rulings: str) -> State:
    """These players at an island, Anne faster and stronger of hull than Bart, Bart than Cléo; 3 crew and 3 cannon."""
    s = table(**rulings)
    s = replace(s, bank=replace(s.bank, treasures=50))
    for player in s.players:
        s = valued(s, player.id, hull=HULLS[player.id], crew=3, cannon=3, sails=SPEEDS[player.id])
        s = s.with_player(player.id, island=island if player.id in seats else "cove")
    return s.with_turn(month=3, phase="combat", steps=())


def against(s: State, kind: str, island: Island = "crew", number: int = 1) -> State:
    """With a Legendary Pirate at that island."""
    ship = BlackShip(ShipId.numbered("legend", number), island, kind, legendary_pirates.card(s, BOOK, kind).hull or 0)
    return replace(s, black_ships=(*s.black_ships, ship))


def chased(s: State, island: Island = "crew", sender: SeatId = CLEO) -> State:
    """With the Royal Navy at that island."""
    return replace(s, navy=Navy(island, BOOK.numbers.navy_hull, sender, sender))


def holding(s: State, seat: SeatId, *cards: str) -> State:
    """With these Tavern cards in hand."""
    return s.with_player(seat, hand=cards)


def begun(s: State) -> companion.GameSession:
    """The evening from there on; we say what dice show."""
    return companion.begin("pirates_cove", {"edition": "sample"}, dice="own", state=s)


def happened(evening: companion.GameSession) -> list[Happened]:
    """What has happened so far, with the states before and after."""
    return [entry for _, entry in evening.journal.live if isinstance(entry, Happened)]


def fire(evening: companion.GameSession, target: str, section: str, dice: Sequence[int]) -> None:
    """The player on turn fires."""
    evening.answer(f"fire-{target}-{section}", {"volley": list(dice)})


def load(evening: companion.GameSession, *kinds: str) -> None:
    """The player on turn plays these Volley cards."""
    evening.answer("load")
    for kind in kinds:
        evening.answer(f"card-{kind}")


def rings(evening: companion.GameSession, seat: SeatId) -> tuple[int, int, int, int]:
    """Places of the rings of hull, crew, cannon and sails."""
    place = evening.state.player(seat).rings
    return place.hull, place.crew, place.cannon, place.sails


def rules(evening: companion.GameSession, option: str) -> list[str]:
    """The rules that an option breaks."""
    return [reason.rule for reason in evening.preview(option).verdict.refusals]
