"""The game that was made with the tutorial alone, on a tablet and two phones: nothing is drawn for it anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from companion.session.game_session import GameSession
from tests.browser.driver import NewScreen
from tests.browser.evenings import MOST, begun, gathered, written
from tests.browser.phones import ANNE, BOB, NAMES, back, cut_off
from tests.browser.running_app import House
from tests.browser.server import Server, start_vigie
from tests.support.guest import guests
from tests.support.tutorial import GUEST, HERE, SIXTH

pytestmark = pytest.mark.skipif(HERE, reason="the tutorial's own game was written into this checkout")

RIVALS: Final[dict[str, Any]] = {
    "seats": [{"name": NAMES[ANNE], "colour": "green"}, {"name": NAMES[BOB], "colour": "blue"}],
    "suit": 7,
}


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Opens the app with the guest, on the data folder of the test."""
    servers: list[Server] = []

    def start(*more: str, port: int | None = None) -> House:
        servers.append(start_vigie(tmp_path, port, *more, module="tests.browser.guest_app"))
        return House(tmp_path, servers[-1])

    with guests(SIXTH):
        yield start
        for server in servers:
            server.stop()


def _rounds(evening: GameSession) -> int:
    """How many auctions are over."""
    return sum(type(event).__name__ == "Revealed" for event in evening.events)


@pytest.mark.long
def test_people_bid_in_secret_on_their_phones_until_the_last_card_is_played(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = begun(tmp_path, GUEST, RIVALS, lambda evening: True)
    crew, cable = gathered(opened, screen_of, address, BOB)
    evening = crew.play(lambda evening: _rounds(evening) == 1, MOST)
    assert {given.source for given in crew.given} == {"phone"} and len(crew.given) == 2
    assert [entry.secret for _, entry in evening.journal.live if getattr(entry, "key", "").startswith("bid")]
    far = crew.phones[BOB].screen
    cable.cut()
    expect(cut_off(far)).to_be_visible()
    cable.mend()
    back(far)
    while (evening := crew.house.evening()).question is not None:
        crew.shown(evening)
        crew.answer(evening)
    written(crew)
    assert _rounds(evening) == 7 and evening.game.score(evening.state)
    for member in crew.members:
        member.read()
        member.screen.by_id("outcome").wait_for(state="attached")
    cable.cut()
