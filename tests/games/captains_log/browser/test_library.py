"""Another library, chosen as a file of the machine, is merged with ours card by card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.core.printed.kept_cards import KeptCard
from companion.core.values.messages import msg
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.shelf import Shelf
from companion.library.texts import texts_in
from companion.store import Store
from tests.browser.driver import NewScreen
from tests.browser.running_app import GAME, House

SIZES = [pytest.param(1280, 800, marks=pytest.mark.long), (390, 844)]
FR = texts_in("fr")


def shelf_in(folder: Path) -> tuple[Store, Shelf]:
    """The owner's library in a folder, and the store to be closed."""
    store = Store(folder)
    return store, Shelf(store, game(GAME))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_another_library_is_merged_with_ours_card_by_card(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, width: int, height: int
) -> None:
    tiles = [(key[1], dict(values)) for key, values in load_sample(game(GAME)).items() if key[0] == "market-tile"][:3]
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    store, shelf = shelf_in(theirs)
    for subject, values in tiles:
        shelf.put("market-tile", subject, values)
    file = tmp_path / "library.json"
    file.write_text(shelf.export_text(), encoding="utf-8")
    store.close()
    store, shelf = shelf_in(ours)
    other = {subject: {**values, "legal_1": 9 - values["legal_1"]} for subject, values in tiles[:2]}
    for subject, values in other.items():
        shelf.put("market-tile", subject, values)
    store.close()
    house = opened("--lang", "fr", folder=ours)
    screen = screen_of(house.server.url, width=width, height=height).open(f"/library/{GAME}")
    with screen.page.expect_file_chooser() as chosen:
        screen.tap_id("library-import")
    chosen.value.set_files(str(file))
    screen.by_id("merge-take").wait_for(state="attached")
    screen.keep_shot(f"merge-{width}")
    screen.tap_id("take-theirs-all")
    keep = f"keep-market-tile-{tiles[0][0]}"
    screen.by_id(keep).scroll_into_view_if_needed()
    screen.tap_id(keep)
    screen.keep_shot(f"merge-chosen-{width}")
    before = kept(ours)
    assert len(before) == 2
    screen.tap_id("merge-take")
    screen.shows(FR(msg("ui-library-imported", new=1, changed=1, same=1, photos=0)))
    after = {card.subject: card.record for card in kept(ours)}
    assert len(after) == 3
    assert after[tiles[0][0]]["legal_1"] == other[tiles[0][0]]["legal_1"]
    assert after[tiles[1][0]]["legal_1"] == tiles[1][1]["legal_1"]

    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text(encoding="utf-8").replace('"legal_1"', '"legal_x"', 1), encoding="utf-8")
    with screen.page.expect_file_chooser() as chosen:
        screen.tap_id("library-import")
    chosen.value.set_files(str(broken))
    screen.shows(FR(msg("core-library-digest")))
    assert {card.subject: card.record for card in kept(ours)} == after


def kept(folder: Path) -> list[KeptCard]:
    """The tiles in a library."""
    store, shelf = shelf_in(folder)
    cards = [card for card in shelf.all() if card.schema == "market-tile"]
    store.close()
    return cards
