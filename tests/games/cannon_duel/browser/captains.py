"""Anne and Bob in a duel with our sample cards, and moments of it worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from companion.core.events.event import Happened
from companion.core.procedures.menus import Menu
from companion.games.cannon_duel.fire import damage
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.options import Options
from companion.session.game_session import GameSession
from tests.browser.phones import ANNE, BOB, NAMES
from tests.support.demonstration import demonstration

GAME: Final = "cannon_duel"
WISHES: Final = ("none", "nothing")
"""Whoever is shot at plays nothing."""
SEATS: Final = tuple({"name": NAMES[seat], "colour": colour} for seat, colour in ((ANNE, "blue"), (BOB, "red")))


def captains(*, alone: bool = False, **options: Any) -> Mapping[str, Any]:
    """Two of them, or Anne alone against a ship that the app plays. options: beside the usual ones."""
    people: Sequence[Mapping[str, str]] = SEATS[:1] if alone else SEATS
    mode = "partner" if alone else ""
    return demonstration(GAME, {**Options().dump(), "seats": people, "mode": mode, **options})


def in_turn(number: int) -> Callable[[GameSession], bool]:
    """Whether this turn has begun, and somebody is asked, or the duel is over."""

    def begun(evening: GameSession) -> bool:
        return evening.question is None or (
            evening.state.turn.number >= number and evening.question.key.startswith("turn-")
        )

    return begun


def happened(evening: GameSession) -> set[str]:
    """What has happened so far, by the names of the events."""
    return {type(entry.event).__name__ for _, entry in evening.journal.live if isinstance(entry, Happened)}


TARGET: Final = "hull-bow"
WOUNDS: Final = {
    f"players.{BOB}.zones.hull-centre.markers": 2,
    f"players.{BOB}.zones.hull-centre.disaster": "turned+sails",
    f"players.{BOB}.zones.hull-stern.disaster": "turned+sailors",
}
"""Four planks of Bob's ship are missing, and of his Disasters only the third is left, at the bow."""


def all_but_over(evening: GameSession) -> bool:
    """Whether Anne may fire a shot that takes every plank at the bow of Bob's ship, which is half a wreck already.

    She aims there whenever she is asked, and holds her fire until then.
    """
    question, state = evening.question, evening.state
    if question is None:
        return True
    if question.who == ANNE and question.key.endswith("-zone"):
        evening.answer(TARGET)
        return False
    if not isinstance(question, Menu) or question.key != f"fire-{ANNE}":
        return False
    seat = SeatId(ANNE)
    best = damage.best_shot(state, evening.game.book, seat)
    there = damage.zone_aimed_at(state, seat)
    hits = 0 if best is None else damage.outlook(state, evening.game.book, seat, best)[0].total
    if there.id != TARGET or hits < there.strength or there.strength < there.spaces:
        evening.answer("hold-fire")
        return False
    for path, value in WOUNDS.items():
        evening.correct(path, value)
    return True
