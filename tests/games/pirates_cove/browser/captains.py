"""Four captains, three of them with phones, and months in which nobody meets anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.games.pirates_cove.model.ids import OUTER, Island
from companion.games.pirates_cove.model.options import Options
from companion.session.game_session import GameSession
from tests.browser.evenings import ENGLISH, Device
from tests.browser.phones import ANNE, BOB, NAMES
from tests.browser.running_app import asks
from tests.browser.table_with_phones import Crew
from tests.support.demonstration import demonstration

GAME: Final = "pirates_cove"
CLEO, DIRK = "seat-3", "seat-4"
"""Dirk has no phone."""
PHONES: Final[Mapping[str, Device]] = {
    ANNE: (NAMES[ANNE], "fr", {}),
    BOB: (NAMES[BOB], "en", ENGLISH),
    CLEO: ("Cléo", "fr", {}),
}
SEATS: Final = tuple(zip((NAMES[ANNE], NAMES[BOB], "Cléo", "Dirk"), ("green", "blue", "orange", "purple"), strict=True))
LAST_OF_OUTFITTING = asks(f"outfit-{DIRK}")
"""Everybody but Dirk has outfitted the ship."""


def captains() -> Mapping[str, Any]:
    """Four of them."""
    seats = [{"name": name, "colour": colour} for name, colour in SEATS]
    return demonstration(GAME, {**Options().dump(), "seats": seats})


def quiet_courses(evening: GameSession) -> dict[str, Island]:
    """An island for each captain alone, without a black ship."""
    blocked = {ship.island for ship in evening.state.black_ships}
    free = [island for island in OUTER if island not in blocked]
    return dict(zip((CLEO, DIRK, BOB, ANNE), free, strict=False))


def steer(crew: Crew, seat: str, island: str) -> None:
    """Set a wheel; on the tablet it lies covered."""
    member = crew.phones.get(seat, crew.tablet)
    member.uncover()
    member.choose(f"answer-{island}")
