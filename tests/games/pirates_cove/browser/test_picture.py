"""The picture of La Crique des Pirates in the README, taken anew when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.core.procedures.menus import Menu
from companion.session.game_session import GameSession
from tests.browser.driver import NewScreen
from tests.browser.pictures import keep, only_for_pictures
from tests.browser.running_app import TABLET, House, at_the_table, prepared

GAME = "pirates_cove"


def volleys(evening: GameSession) -> bool:
    """A captain chooses between several ships of players, section by section."""
    question = evening.question
    if not isinstance(question, Menu) or question.key != "volley":
        return False
    shots = [option.id for option in question.options if option.id.startswith("fire-") and option.verdict.allowed]
    return len({shot.rpartition("-")[0] for shot in shots}) > 1


@only_for_pictures
def test_a_picture_for_the_readme(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    address = prepared(tmp_path, volleys, GAME)
    keep(at_the_table(screen_of(opened().server.url, **TABLET), address), GAME)
