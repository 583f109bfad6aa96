"""Solo tables for the tests of chapter 23: Blood of the person, Teach of the false player whose turn it is."""

from __future__ import annotations

from typing import Any

from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import Pirate, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.solo import false_players
from tests.games.blackbeard.rules.scene import SEA, Ship, pirate, play, play_out, scene, sea
from tests.support.scripted import Played

BLOOD, TEACH, VANE = ShipId("dr-peter-blood"), ShipId("edward-teach"), ShipId("charles-vane")
FALSE = SeatId("seat-2")
FAR = sea("Z9", "IND")
"""Where Blood is of whom nothing else is said: in other waters."""


def blood(place: Place = FAR, **values: Any) -> Pirate:
    """The person's pirate."""
    return pirate(BLOOD, "seat-1", place, **values)


def teach(place: Place = SEA, owner: str = FALSE, **values: Any) -> Pirate:
    """The false player's pirate."""
    return pirate(TEACH, owner, place, **values)


def solo(*ships: Ship, turn: dict[str, Any] | None = None, **values: Any) -> State:
    """A solo table on which the false player has the dice."""
    return scene(*ships, solo=True, turn={"holder": FALSE, **(turn or {})}, **values)


def turn_of(state: State, answers: dict[str, Any] | None = None) -> Played[State]:
    """The false player's turn, with every question scripted."""
    return play(state, false_players.play, answers, seat=FALSE, asks_first=True)


def turn_out(state: State, answers: dict[str, Any] | None = None) -> Played[State]:
    """The false player's turn up to its end, where only the decision matters."""
    return play_out(state, false_players.play, answers, seat=FALSE, asks_first=True)


def path(played: Played[State]) -> list[str]:
    """The questions answered yes, and no with a minus before."""
    assert played.state.report is not None
    return [("" if node.answer == "yes" else "-") + node.id for node in played.state.report.nodes]


def last(played: Played[State]) -> str:
    """The question that decided."""
    return path(played)[-1]


def orders(played: Played[State]) -> list[str]:
    """What the false player was told to do, by the key of its text."""
    assert played.state.report is not None
    return [order.key for order in played.state.report.orders]


def keys(played: Played[State]) -> list[str]:
    """The questions that people had to answer."""
    return [each.key for each in played.asked if not each.quiet and not (each.forced and each.only() is not None)]
