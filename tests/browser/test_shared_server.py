"""The server and the devices that tests share: nothing of one test is left for the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from tests.browser.devices import Devices
from tests.browser.driver import NewScreen
from tests.browser.phones import Party, gathered
from tests.browser.running_app import House, asks
from tests.browser.server import Shared

FILLED = """() => {
    localStorage.setItem("left", "behind"); sessionStorage.setItem("left", "behind"); document.cookie = "left=behind";
}"""
LEFT = "() => [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie]"


def test_a_fresh_house_knows_nothing_of_the_last_one_whose_screens_are_cut_off(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, shared: Shared
) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir(), after.mkdir()
    address = gathered(before, asks("turn"), {"first": lambda _question: "seat-1"}, language="en", zoom="1.5")
    party = Party(opened, screen_of, address, folder=before)
    phone = party.join(party.switch_on(), "Anne")
    process, loads = shared.process.pid, party.tablet.page_loads()
    party.house.server.stop()
    expect(phone.page.locator("#lost")).to_be_attached()
    assert shared.order("remembered") == 0
    house = opened("--lang", "fr", folder=after)
    assert (house.server, shared.process.pid) == (shared, process)
    party.tablet.until(lambda: party.tablet.page_loads() > loads)
    party.tablet.awake().shows(texts_in("fr")(msg("ui-motto")))
    assert house.evenings() == 0 and house.setting("zoom") is None
    assert shared.order("remembered") == 1
    assert party.tablet.by_id("home-continue").count() == 0
    assert phone.page.locator("#lost").count() == 1, "the door is closed"


def test_a_device_is_empty_when_it_is_used_again(shared: Shared, workshop: Shared, devices: Devices) -> None:
    first = devices.screen(workshop.url, 390, 844, color_scheme="light").open("/")
    first.page.evaluate(FILLED)
    first.page.route("**/health", lambda route: route.abort())
    first.offline()
    devices.put_back(sound=True)
    assert first.page.is_closed()
    again = devices.screen(workshop.url, 1280, 800).open("/")
    assert again.context is first.context
    assert again.page.evaluate(LEFT) == [None, None, ""]
    assert again.page.evaluate("[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]") == [1280, True]
    devices.put_back(sound=False)
    other = devices.screen(workshop.url, 390, 844)
    assert other.context is not first.context
    devices.put_back(sound=True)


def test_what_a_failed_test_showed_is_kept(tmp_path: Path, workshop: Shared, new_screen: NewScreen) -> None:
    screen = new_screen(workshop.url).open()
    picture, told = screen.keep_failure(tmp_path / "failed" / "test-0")
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert told == (tmp_path / "failed" / "test-0.txt").read_text(encoding="utf-8")
    assert "turn: Tour" in told and "/ws" in told
    screen.page.close()
    _, told = screen.keep_failure(tmp_path / "failed" / "test-1")
    assert "closed" in told
