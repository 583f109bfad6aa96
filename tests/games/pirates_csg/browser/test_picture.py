"""The picture of Pirates CSG in the guides, taken anew when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.browser.driver import NewScreen
from tests.browser.pictures import keep, only_for_pictures
from tests.browser.running_app import TABLET, House, at_the_table, prepared
from tests.games.pirates_csg.browser.captains import ADRIFT, GAME, after


@only_for_pictures
def test_a_picture_for_the_readme(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    """A turn in which everything is possible: a row for each ship."""
    address = prepared(tmp_path, after(*ADRIFT), GAME)
    keep(at_the_table(screen_of(opened().server.url, **TABLET), address), GAME)
