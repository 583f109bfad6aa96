"""The library says what it lacks: cards are copied one after the other, and another library is merged with ours."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.core.copying import CardValues, applying
from companion.core.kept_cards import KeptCard
from companion.core.questions import Form
from companion.core.text import msg
from companion.library.lacking import led
from companion.library.sample import load_sample
from companion.library.shelf import Shelf
from companion.library.texts import texts_in
from companion.store import Store
from companion.table.games import game
from companion.table.host import Host
from companion.table.settings import Settings
from companion.ui.questions.copying.slots import first_values
from tests.browser.driver import NewScreen
from tests.browser.house import GAME, House
from tests.browser.player import Player

SIZES = [(1280, 800), (390, 844)]
FR = texts_in("fr")


def whole(form: Form, values: CardValues | None) -> CardValues:
    """All values of a component: the invented ones, and where these leave something open anything that is legal."""
    draft = {**first_values(form), **{name: value for name, value in (values or {}).items() if value is not None}}
    for line in applying(form, draft):
        if draft[line.name] in (None, ""):
            likely = {"words": "x", "number": line.lo, "switch": False, "many": (), "ids": ()}
            draft[line.name] = line.options[0].id if line.kind == "choice" else likely[line.kind]
    return draft


def shelf_in(folder: Path) -> tuple[Store, Shelf]:
    """The owner's library in a folder, and the store to be closed."""
    store = Store(folder)
    return store, Shelf(store, game(GAME))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_cards_for_tonight_are_copied_one_after_the_other(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, width: int, height: int
) -> None:
    store = Store(tmp_path)
    evening = Host(store, Settings(store, language="fr")).new_evening(GAME, {})
    lines = [spot for spot in game(GAME).needed(evening.state) if spot[0] == "reputation-line"]
    first, second = lines[:2]
    sample = load_sample(game(GAME))
    shelf = Shelf(store, game(GAME))
    for _ in range(2):  # a ship leads to its hold
        for schema, subject in led(game(GAME), shelf.known(), game(GAME).needed(evening.state)):
            if (schema, subject) not in (first, second):
                form = game(GAME).form(schema, subject)
                shelf.put(schema, subject, whole(form, sample.get((schema, subject))))
    store.close()
    house = opened("--lang", "fr")
    screen = screen_of(house.server.url, width=width, height=height).open(f"/library/{GAME}")
    screen.reads("library-tonight", FR(msg("ui-library-tonight", n=2)))
    screen.keep_shot(f"library-{width}")
    screen.tap_id("tonight-next")
    screen.reads("library-run", FR(msg("ui-library-run", n=1, all=2)))
    screen.keep_shot(f"library-run-{width}")
    Player(screen).confirm()  # what is as usual is taken, the rest stays unknown
    screen.reads("library-run", FR(msg("ui-library-run", n=2, all=2)))
    screen.tap_id("library-pass")
    screen.reads("library-tonight", FR(msg("ui-library-tonight", n=2)))
    name = FR(game(GAME).called(*first))
    expect(screen.page.get_by_role("button", name=FR(msg("ui-library-half", name=name, n=11, all=15)))).to_be_visible()
    screen.tap_id("see-half")
    screen.by_id("share-reputation-line").wait_for(state="attached")
    screen.by_id("copy-npc-card").wait_for(state="detached")
    screen.tap_id("see-missing")
    screen.by_id("copy-npc-card").wait_for(state="attached")
    screen.keep_shot(f"library-missing-{width}")


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
