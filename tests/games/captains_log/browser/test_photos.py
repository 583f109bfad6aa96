"""A card is photographed instead of copied: its corners drawn to the card, kept, seen on the copying screen, thrown away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.store import Store
from tests.browser.driver import NewScreen, Screen
from tests.browser.running_app import GAME, House
from tests.support.photographed import ASKEW, COLOURS, jpeg, photographed
from tests.unit.test_pictures import quarters

TILE = ("market-tile", "england-B")
CORNERS = ("upper-left", "upper-right", "lower-right", "lower-left")
FINGER = 44
"""Least width and height of what is dragged, in pixels."""


def at_the_desk(screen: Screen) -> None:
    screen.open(f"/library/{GAME}")
    for name in (f"copy-{TILE[0]}", f"pick-{'-'.join(TILE)}"):
        screen.by_id(name).wait_for(state="attached")
        screen.by_id(name).scroll_into_view_if_needed()
        screen.tap_id(name)
    screen.by_id("copy-progress").wait_for(state="attached")


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.long), (390, 844)])
def test_a_card_is_photographed_straightened_and_kept(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, size: tuple[int, int]
) -> None:
    screen = screen_of(opened().server.url, width=size[0], height=size[1])
    page = screen.page
    at_the_desk(screen)
    screen.keep_shot(f"photo-before-{size[0]}")
    screen.tap_id("photo-take")
    page.wait_for_selector("#photo", state="attached")
    screen.keep_shot(f"photo-page-{size[0]}")
    page.set_input_files("#photo", {"name": "card.jpg", "mimeType": "image/jpeg", "buffer": jpeg(photographed())})
    page.wait_for_selector("#fitting:not([hidden])")
    for name, (x, y) in zip(CORNERS, ASKEW, strict=True):
        handle = page.locator(f"#corner-{name}").bounding_box()
        picture = page.locator("#picture").bounding_box()
        assert handle is not None and picture is not None and min(handle["width"], handle["height"]) >= FINGER
        page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
        page.mouse.down()
        page.mouse.move(picture["x"] + x * picture["width"], picture["y"] + y * picture["height"], steps=4)
        page.mouse.up()
    screen.keep_shot(f"photo-corners-{size[0]}")
    page.click("#straighten")
    page.wait_for_selector("#looking:not([hidden])")
    screen.keep_shot(f"photo-preview-{size[0]}")
    page.click("#keep")
    screen.awake()
    screen.by_id("photo-turn").wait_for(state="attached")
    screen.reads("copy-progress", "0 sur 1")
    screen.tap_id("sections-3")
    screen.reads("copy-progress", "1 sur 16")
    screen.keep_shot(f"photo-desk-{size[0]}")
    screen.tap_id("photo-turn")
    screen.by_id("photo-large").wait_for(state="attached")
    screen.keep_shot(f"photo-large-{size[0]}")
    kept = seen(tmp_path)
    assert kept is not None and len(kept) <= 150_000 and quarters(kept) == COLOURS
    screen.tap_id("photo-drop")
    screen.by_id("photo-take").wait_for(state="attached")
    expect(screen.by_id("photo-large")).to_have_count(0)
    assert seen(tmp_path) is None


def seen(folder: Path) -> bytes | None:
    """The photo that is kept of the tile."""
    store = Store(folder)
    try:
        return store.photos.get(GAME, *TILE)
    finally:
        store.close()
