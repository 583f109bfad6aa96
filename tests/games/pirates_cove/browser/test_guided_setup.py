"""The set-up of La Crique in a browser: led step by step, a reload keeps its ticks, one tap skips it all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.driver import NewScreen, Screen
from tests.browser.phones import Party
from tests.browser.running_app import PHONE, TABLET, House, with_the_box

GAME = "pirates_cove"


def ticks(screen: Screen) -> Locator:
    """The rows of the page that can be ticked off."""
    return screen.page.locator("[flt-semantics-identifier^='led-tick-']")


def ticked(screen: Screen, n: int, done: bool = True) -> None:
    """Wait until a row shows its tick, or none."""
    expect(screen.by_id(f"led-tick-{n}")).to_have_attribute("aria-current", "true" if done else "false")


def test_the_set_up_is_led_and_a_reload_keeps_its_ticks(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = with_the_box(tmp_path, GAME)
    house = opened()
    before = house.table()
    screen = screen_of(house.server.url, **TABLET).open(address)
    screen.by_id("led-tick-0").wait_for(state="attached")
    box = ticks(screen).count()
    screen.tap_id("led-done")
    ticked(screen, 0, False)
    expect(ticks(screen)).not_to_have_count(box)
    height = screen.by_id("led-tick-0").bounding_box()
    assert height is not None and height["height"] >= 64
    screen.tap_id("led-tick-0")
    ticked(screen, 0)
    screen.reload()
    ticked(screen, 0)
    ticked(screen, 1, False)
    screen.tap_id("told-on")
    expect(ticks(screen)).to_have_count(0)
    screen.tap_id("ways")
    screen.tap_id("way-set-up")
    ticked(screen, 0)
    assert house.table() == before, "ticks answer nothing"


def test_a_phone_is_led_through_the_own_part(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    party = Party(opened, screen_of, with_the_box(tmp_path, GAME))
    phone = party.join(party.switch_on(), "Anne", party.phone(**PHONE))
    phone.by_id("led-tick-0").wait_for(state="attached")
    phone.tap_id("led-done")
    ticked(phone, 0, False)
    phone.tap_id("led-tick-0")
    ticked(phone, 0)
    phone.keep_shot("led-phone")
