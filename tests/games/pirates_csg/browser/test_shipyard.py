"""On a small screen: a card is copied, a spreadsheet imported, a fleet built under the eye of the rules, and kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.store import Store
from tests.browser.driver import NewScreen
from tests.browser.running_app import House
from tests.games.pirates_csg.rules.spreadsheet import ship, written

FAST = "The Very Long Name of a Very Fast Ship"
TINY = [ship(n, name=f"Gannet {n}", ability="", point_cost="15") for n in (1, 2, 3)]


def test_a_fleet_out_of_a_spreadsheet_on_a_small_screen(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    file = tmp_path / "cards.csv"
    file.write_bytes(written([*TINY, ship(4, type="Bust", name="No Card")]))
    house = opened("--lang", "en")
    screen = screen_of(house.server.url, width=390, height=844).open("/library/pirates_csg")
    with screen.page.expect_file_chooser() as chosen:
        screen.tap_id("collection-import")
    chosen.value.set_files(str(file))
    screen.shows("3 new cards, 0 changed, 0 as before. What you copied yourself stays.")
    screen.by_id("collection-odd").wait_for(state="attached")
    screen.tap_id("collection-close")

    screen.tap_id("collection-fleets")
    screen.tap_id("built-new")
    screen.type("Name", "Small Fleet")
    screen.tap_id("answer-main")
    screen.tap_id("built-own-1")
    screen.tap_id("built-build")
    screen.tap_id("muster-page-cards")
    for n in (1, 2, 3):
        screen.tap_id(f"browse-csg-ship-ZZ-00{n}")
    screen.reads("muster-sum", "45 of 40")
    screen.tap_id("muster-page-muster")
    screen.shows("The fleet costs 45 points; 40 is the most.")
    screen.tap_id("less-csg-ship-ZZ-003")
    screen.reads("muster-sum", "30 of 40")
    screen.tap_id("answer-main")
    screen.by_id("built-list").wait_for(state="attached")
    store = Store(tmp_path)
    kept = store.card("pirates_csg", "csg-fleet", "own-1")
    store.close()
    assert kept is not None and kept.record["csg-ship"] == ["ZZ-001", "ZZ-002"]


def test_letters_are_never_lost_however_fast_one_types(opened: Callable[..., House], screen_of: NewScreen) -> None:
    house = opened("--lang", "en")
    screen = screen_of(house.server.url, width=1280, height=800).open("/library/pirates_csg")
    screen.tap_id("collection-add")
    screen.type("Set and number, such as SM-012", "XY-1")
    screen.tap_id("collection-new-csg-ship")
    screen.page.get_by_label("Name", exact=True).click()
    screen.page.keyboard.type(FAST)  # without a pause between any two letters
    screen.tap_id("name-next")
    screen.shows("Store it (10 unknown)")  # until then there is nothing to be stored
    screen.tap_id("answer-main")
    screen.shows("Ship XY-2")
    store = Store(house.folder)
    kept = store.card("pirates_csg", "csg-ship", "XY-1")
    store.close()
    assert kept is not None and kept.record["name"] == FAST
