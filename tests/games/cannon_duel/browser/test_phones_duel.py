"""A duel on two phones and the tablet, from its set-up to its last page: what a hand holds stays on its own phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.events.event import Event
from companion.games.cannon_duel.hands.deck import CardDrawn
from companion.games.cannon_duel.model.names import card_name
from companion.session.game_session import GameSession
from tests.browser.driver import NewScreen
from tests.browser.evenings import MOST, begun, gathered, kept_from, written
from tests.browser.phones import ANNE, BOB
from tests.browser.running_app import House, asks, beginning
from tests.browser.table_with_phones import Crew
from tests.games.cannon_duel.browser.captains import GAME, WISHES, all_but_over, captains, happened, in_turn

SAILS: Final = "sails-bow"
"""A zone with one Target card: two aims, and the shot is fired."""
THIRD: Final = 3
"""The turn at which both captains have had one."""


@pytest.mark.long
def test_a_duel_is_set_up_and_begun_on_two_phones(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    """Officers, cannons and Dirty Tricks in secret, targets, hands; then a turn of each, with an aim and a shot."""
    address = begun(tmp_path, GAME, captains(dirty_tricks=True), beginning)
    crew, cable = gathered(opened, screen_of, address, BOB, anne=WISHES, bob=WISHES)
    for seat in (ANNE, BOB):
        crew.play(asks(f"aim-{seat}-zone"), MOST)
        crew.answer(crew.house.evening(), lambda member: member.choose(f"answer-{SAILS}"))
    evening = crew.play(in_turn(THIRD), MOST)
    assert {"CannonsMounted", "TricksKept", "CardAimed", "ShotFired", "MarkersLost"} <= happened(evening)
    written(crew)
    _keep_their_hands(crew, evening)
    crew.agree(evening, "ships", "board-of-")
    cable.cut()


@pytest.mark.long
def test_a_duel_ends_at_once_on_two_phones(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    """A shot empties a zone of the hull, its Disaster takes planks elsewhere, and with the tenth the ship is sunk."""
    address = begun(tmp_path, GAME, captains(), all_but_over)
    crew, cable = gathered(opened, screen_of, address, BOB, anne=WISHES, bob=WISHES)
    assert "DisasterTurned" not in happened(crew.house.evening())
    while (evening := crew.house.evening()).question is not None:
        crew.shown(evening)
        crew.answer(evening)
    assert {"DisasterTurned", "DuelWon"} <= happened(evening)
    assert (evening.state.outcome.winner, evening.state.outcome.by) == (ANNE, "sunk")
    asked = [given.key.partition("-")[0] for given in crew.given]
    assert asked == ["", "dodge", "hit", "hit"] and {given.source for given in crew.given} == {"phone"}
    for member in crew.members:
        member.read()
        member.screen.by_id("outcome").wait_for(state="attached")
    cable.cut()


def _keep_their_hands(crew: Crew, evening: GameSession) -> None:
    """Each phone names the cards that its captain holds, and no other screen those that only this captain has drawn."""
    drawn = {seat: {each.card for each in evening.events if _draws(each, seat)} for seat in crew.phones}
    kept = 0
    for player in evening.state.players:
        member = crew.phones[player.id]
        member.turn_to("page-me")
        others = set().union(*(cards for seat, cards in drawn.items() if seat != player.id))
        alone = [card_name(card) for card in player.hand if card not in others]
        kept_from([each for each in crew.members if each is not member], member, alone)
        member.turn_to("page-table")
        kept += len(alone)
    assert kept


def _draws(event: Event[Any], seat: str) -> bool:
    return isinstance(event, CardDrawn) and event.seat == seat
