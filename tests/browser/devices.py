"""The devices of a worker's browser: used by one test after another, and empty at the beginning of each.

A page is quick where an earlier one has left its process, with the program compiled in it. So each device keeps an
empty page open, and every page of ours that it opens afterwards runs in the same process.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from playwright.sync_api import Browser, BrowserContext, CDPSession

from tests.browser.driver import Screen
from tests.browser.fixtures import DEVICE

KEPT: Final = frozenset({"locale", "has_touch", "device_scale_factor"})
"""What tells the devices that are used again apart; one with any other wish is made for its test alone."""
STORED: Final = "local_storage,indexeddb,cache_storage,service_workers,websql,file_systems"
"""What the pages of a site may have put away, but for cookies, which are forgotten all together."""


@dataclass
class Device:
    """A browser context. protocol: to its browser, through its empty page; None for one that is not used again."""

    context: BrowserContext
    protocol: CDPSession | None = None
    screens: list[Screen] = field(default_factory=list)


class Devices:
    """All of a worker. idle: address of a page of ours that does nothing."""

    def __init__(self, browser: Browser, idle: str) -> None:
        self._browser = browser
        self._idle = idle
        self._free: dict[tuple[object, ...], list[Device]] = {}
        self._lent: list[tuple[tuple[object, ...] | None, Device]] = []

    def screen(self, base: str, width: int, height: int, **options: Any) -> Screen:
        """A tab on a device that nobody else has in this test. options: of its browser context, beside the usual."""
        wishes = {**DEVICE, **options}
        scheme = wishes.pop("color_scheme")
        viewport: Any = {"width": width, "height": height}
        if wishes.keys() <= KEPT:
            kind = tuple(sorted(wishes.items()))
            device = self._free[kind].pop() if self._free.get(kind) else self._made(wishes)
            self._lent.append((kind, device))
            screen = Screen(device.context, base)
            screen.page.set_viewport_size(viewport)
            screen.page.emulate_media(color_scheme=scheme)
        else:
            device = Device(self._browser.new_context(viewport=viewport, color_scheme=scheme, **wishes))
            self._lent.append((None, device))
            screen = Screen(device.context, base)
        device.screens.append(screen)
        return screen

    def put_back(self, sound: bool) -> None:
        """The test is over: no page is left, nor anything that one has kept. sound: whether nothing went wrong in it;
        else its devices are thrown away.
        """
        lent, self._lent = self._lent, []
        for kind, device in lent:
            if kind is None or not sound:
                device.context.close()
            else:
                self._empty(device)
                self._free.setdefault(kind, []).append(device)

    def _made(self, wishes: Mapping[str, Any]) -> Device:
        context = self._browser.new_context(**wishes)
        idle = context.new_page()
        idle.goto(self._idle)
        context.add_init_script = _refused  # type: ignore[method-assign]
        return Device(context, context.new_cdp_session(idle))

    @staticmethod
    def _empty(device: Device) -> None:
        context, protocol = device.context, device.protocol
        assert protocol is not None
        for page in context.pages[1:]:  # the first one is its own
            page.close()
        context.set_offline(False)
        context.unroute_all()
        context.clear_cookies()
        context.clear_permissions()
        bases = {screen.base for screen in device.screens}
        for base in sorted(bases):
            protocol.send("Storage.clearDataForOrigin", {"origin": base, "storageTypes": STORED})
        device.screens.clear()


def _refused(*_script: object, **_more: object) -> NoReturn:
    raise AssertionError("a script is added to the page: the next test has the same device")
