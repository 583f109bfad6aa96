"""The picture of the cannon duel in the guides, taken anew when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.games.cannon_duel.model.ids import SeatId
from companion.session.game_session import GameSession
from tests.browser.driver import NewScreen
from tests.browser.evenings import begun
from tests.browser.phones import ANNE
from tests.browser.pictures import keep, only_for_pictures
from tests.browser.running_app import TABLET, House, at_the_table
from tests.games.cannon_duel.browser.captains import GAME, captains


def shot_at(evening: GameSession) -> bool:
    """Whether Anne, whose ship has lost something already, may dodge a shot: its sum lies above her hand."""
    question, ships = evening.question, evening.state.players
    hurt = all(any(zone.free for zone in ship.zones) for ship in ships)
    return question is not None and question.key == "dodge-cards" and question.who == SeatId(ANNE) and hurt


@only_for_pictures
def test_a_picture_for_the_readme(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    """Alone against the ship of the app, so that nothing lies under a cover."""
    address = begun(tmp_path, GAME, captains(alone=True), shot_at)
    keep(at_the_table(screen_of(opened().server.url, **TABLET), address), GAME)
