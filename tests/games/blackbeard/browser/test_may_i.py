"""“May I try for a prize?” on screens of four sizes: the plan has its name, and every key is in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tests.browser.around_question import SIZES, offers, tries
from tests.browser.driver import NewScreen
from tests.browser.running_app import House, at_the_table, prepared


@SIZES
def test_every_key_of_a_plan_is_in_sight(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, sizes: Sequence[tuple[int, int]]
) -> None:
    address = prepared(tmp_path, offers("prize-"), "blackbeard")
    house = opened()
    before = house.table()
    for width, height in sizes:
        screen = at_the_table(screen_of(house.server.url, width=width, height=height), address)
        screen.tap_id("may-i")
        tries(screen, "prize-")
    assert house.table() == before
