"""The picture of La Crique des Pirates in the README, taken anew when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.core.game import Menu
from companion.core.voice import Result
from companion.table.evening import Evening
from companion.table.told import last_touch, spoken
from tests.browser.driver import NewScreen
from tests.browser.house import TABLET, House, at_the_table, prepared
from tests.browser.pictures import keep, only_for_pictures

GAME = "pirates_cove"


def volleys(evening: Evening) -> bool:
    """A captain may fire, and above the menu stands what the volley before has done."""
    question = evening.question
    news = spoken(evening.journal, last_touch(evening.journal))
    told = any(isinstance(each.telling, Result) and each.telling.sides for each in news)
    return isinstance(question, Menu) and question.key == "volley" and told and evening.state.combat.round > 1


@only_for_pictures
def test_a_picture_for_the_readme(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    address = prepared(tmp_path, volleys, GAME)
    keep(at_the_table(screen_of(opened().server.url, **TABLET), address), GAME)
