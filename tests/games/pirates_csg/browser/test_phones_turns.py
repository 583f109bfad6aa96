"""Three turns at a table with two phones: each answers on the own device, coins stay with who saw them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.driver import NewScreen
from tests.browser.evenings import MOST, begun, gathered, written
from tests.browser.phones import ANNE, BOB
from tests.browser.running_app import House
from tests.games.pirates_csg.browser.captains import ADRIFT, GAME, after, captains

WISHES = ("move-ship-3", "explore-ship-2-island-3")
TURNS = 3


@pytest.mark.long
def test_three_turns_on_two_phones_and_the_tablet(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    """Anne sails, looks at coins that only she is told of, and ends her turn; Bob and she go on."""
    address = begun(tmp_path, GAME, captains(), after(*ADRIFT))
    crew, cable = gathered(opened, screen_of, address, BOB, anne=WISHES)
    first = crew.house.evening().state.turn.number
    evening = crew.play(lambda now: now.state.turn.number == first + 1, MOST)
    seen = [coin for coin in evening.state.coins if coin.known == (ANNE,)]
    assert seen
    anne, bob = crew.phones[ANNE], crew.phones[BOB]
    anne.turn_to("page-me")
    bob.turn_to("page-me")
    anne.screen.by_id("card-ship-2").wait_for(state="attached")
    bob.screen.by_id("card-ship-5").wait_for(state="attached")
    assert anne.screen.by_id("card-ship-5").count() == 0
    for phone in (anne, bob):
        phone.turn_to("page-table")
    crew.agree(crew.house.evening(), "islands", "isle-")
    crew.play(lambda now: now.state.turn.number == first + TURNS, MOST)
    written(crew)
    cable.cut()
