"""What a finger feels, in a real Chromium: from a tap to the picture, first load, and resume.

All times are taken inside the page, by its own clock. The meter watches the tree that Flutter builds for screen
readers: it is changed at the end of the very frame that paints the change, and the next animation frame begins only
when that one is on its way to the glass.

Everything is measured beside a page with one text (`floor`), which shows what Flet, the browser and this machine need
by themselves. A machine without a GPU draws every frame on its processor, so the floor is high there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from companion.ui.games import screens_of
from companion.ui.room import SETTLE
from tests.bench.engine import GAME, house, play_on, robot
from tests.bench.report import Figure, processor, resident, spread
from tests.browser.driver import Screen
from tests.browser.fixtures import DEVICE, chromium
from tests.browser.player import Player
from tests.browser.server import Server, free_port, start_vigie

TAPS: Final = 30
LOADS: Final = 3
SLOW: Final = 4
"""How many times slower a tablet's processor is taken to be."""
NETWORK: Final = {"offline": False, "latency": 2, "downloadThroughput": 2_500_000, "uploadThroughput": 2_500_000}
"""20 Mbit/s, as Chromium takes it."""
SEED: Final = 3
"""Of the evening that is played."""
PAUSE: Final = SETTLE * 1000 + 100
"""Milliseconds between a picture and the next tap."""
FLAGS: Final = [  # an emulated GPU: without any, Chromium loads another build of Flutter than tablets do
    "--no-sandbox",
    "--headless",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]

PATIENCE: Final = 60
"""Seconds that a picture may take."""

METER: Final = """
(() => {
  const node = id => document.querySelector(`[flt-semantics-identifier='${id}']`);
  const words = () => ['question', 'undo', 'answer-main'].map(id => node(id)?.textContent ?? '');
  const sheet = () => document.querySelector("[flt-semantics-identifier^='sheet-']");
  const sign = () => [sheet()?.getAttribute('flt-semantics-identifier'), ...words()].join('|');
  const meter = window.meter = { seen: {}, tap: null, server: null, bytes: 0, messages: 0, frames: 0, busy: 0 };
  let before = null, start = 0, asked = null;
  // capture phase on the window: before Flutter has seen the finger leave
  addEventListener('pointerup', () => {
    start = performance.now(); before = sign(); asked = null;
    Object.assign(meter, { tap: null, server: null, bytes: 0 });
  }, true);
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', event => {
        meter.bytes += event.data.byteLength ?? event.data.size ?? 0;
        meter.messages += typeof event.data !== 'string';
        if (asked !== null) meter.server ??= performance.now() - asked;
      });
    }
    send(data) { asked ??= performance.now(); super.send(data); }
  };
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = draw => next(time => {
    const begun = performance.now();
    draw(time);
    const took = performance.now() - begun;
    if (took < 1) return;  // nothing was drawn
    meter.frames++;
    meter.busy += took;
  });
  const look = () => {
    for (const found of document.querySelectorAll('[flt-semantics-identifier]'))
      meter.seen[found.getAttribute('flt-semantics-identifier')] ??= performance.now();
    document.querySelector('flt-semantics-placeholder')?.click();
    if (before === null || sign() === before) return;
    before = null;
    next(() => { meter.tap = performance.now() - start; });
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: ['flt-semantics-identifier'],
  });
})();
"""
"""Remembers when each identifier was first there; how long after the last tap another sheet lay there, or the name
of what undo takes back or the words of the main button became others; and of that, the time from the tap's message to
the first answer of the server, with the bytes that came. Over all taps it counts the server's messages, the frames that
drew something, and the milliseconds that these took of the page's main thread."""
COUNTED: Final = ("messages", "frames", "busy")
AFTER: Final = 1000
"""Milliseconds until the last frame of the last tap is on the glass."""


@dataclass
class Taps:
    """Of each tap: milliseconds to the picture and of the server, and bytes received."""

    picture: list[float] = field(default_factory=list)
    server: list[float] = field(default_factory=list)
    size: list[float] = field(default_factory=list)
    spent: dict[str, float] = field(default_factory=dict)
    """Of all taps together: what the meter counts, and milliseconds of the processor by kind of process."""

    def note(self, page: Page) -> None:
        """Wait for the picture of the last tap."""
        until = time.monotonic() + PATIENCE
        while (read := page.evaluate("window.meter"))["tap"] is None:
            if time.monotonic() > until:
                raise TimeoutError("nothing that the meter watches has changed after a tap")
            page.wait_for_timeout(10)
        self.picture.append(read["tap"])
        if read["server"] is not None:  # a draft's own tap may be answered while the next one is under way
            self.server.append(read["server"])
        self.size.append(read["bytes"])

    @contextmanager
    def counted(self, page: Page, vigie: Server) -> Iterator[None]:
        """Count what is spent meanwhile."""
        before = _spent(page, vigie)
        yield
        page.wait_for_timeout(AFTER)
        self.spent = {name: total - before.get(name, 0) for name, total in _spent(page, vigie).items()}

    def each(self, name: str) -> float:
        """How much of something was spent for a tap."""
        return self.spent.get(name, 0) / len(self.picture)


def _spent(page: Page, vigie: Server) -> dict[str, float]:
    """What has been counted so far, and milliseconds of the processor by kind of process."""
    meter = page.evaluate("window.meter")
    found = {name: float(meter[name]) for name in COUNTED}
    assert page.context.browser is not None
    protocol = page.context.browser.new_browser_cdp_session()
    for process in protocol.send("SystemInfo.getProcessInfo")["processInfo"]:
        found[process["type"]] = found.get(process["type"], 0) + process["cpuTime"] * 1000
    protocol.detach()
    return found | {"server": processor(vigie.process.pid) or 0}


def figures(folder: Path) -> list[Figure]:
    """Every figure of the screen; the evening is kept in `folder`."""
    evening = _an_evening(folder)
    vigie = start_vigie(folder)
    port = free_port()
    floor = Server("tests.bench.floor", str(port), port=port)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            found: list[Figure] = []
            for slower in (1, SLOW):
                found += _opening(browser, vigie, floor, evening, slower)
            for slower in (1, SLOW):
                found += _tapping(browser, vigie, floor, evening, slower)
            found.append(Figure("Chromium", float(browser.version.split(".")[0]), "(version)"))
            browser.close()
        memory = resident(vigie.process.pid)
        return [*found, *([] if memory is None else [Figure("memory of the server", memory, "MB")])]
    finally:
        vigie.stop()
        floor.stop()


def _an_evening(folder: Path) -> str:
    """The id of a demonstration evening with some rounds behind it."""
    host = house(folder)
    evening = host.new_evening(GAME, screens_of(GAME).demo(), seed=SEED)
    play_on(evening, robot(), 300)
    host.store.close()
    return evening.identity


@contextmanager
def _screen(browser: Browser, server: Server, slower: int) -> Iterator[tuple[Screen, CDPSession]]:
    """A tablet with the meter running, on a processor slowed down."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, **DEVICE)
    context.add_init_script(METER)
    screen = Screen(context, server.url)
    protocol = context.new_cdp_session(screen.page)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield screen, protocol
    context.close()


def _seen(page: Page, identifier: str) -> float:
    """Milliseconds from the beginning of the page until a part of this name was there."""
    page.locator(f"[flt-semantics-identifier='{identifier}']").first.wait_for(state="attached", timeout=60_000)
    return float(page.evaluate(f"window.meter.seen['{identifier}']"))


def _opening(browser: Browser, vigie: Server, floor: Server, evening: str, slower: int) -> list[Figure]:
    """First load with an empty cache and with a full one, and the reload of a running evening."""
    how = f" ({slower}x, 20 Mbit/s)" if slower > 1 else ""
    cold, warm, resumed, bare_cold, bare_warm = [], [], [], [], []
    for server, sign, first, again in (
        (floor, "question", bare_cold, bare_warm),
        (vigie, "home-rules", cold, warm),
    ):
        for _ in range(LOADS):
            with _screen(browser, server, slower) as (screen, protocol):
                if slower > 1:
                    protocol.send("Network.enable")
                    protocol.send("Network.emulateNetworkConditions", NETWORK)
                for times in (first, again):
                    screen.page.goto("about:blank")
                    screen.page.goto(server.url)
                    times.append(_seen(screen.page, sign))
                if server is vigie:
                    screen.page.goto(f"{server.url}/table/{evening}")
                    _seen(screen.page, "question")
                    screen.page.reload()
                    resumed.append(_seen(screen.page, "question"))
    return [
        *spread(f"first load, cold{how}", cold, parts=(0.5,), target=4000),
        *spread(f"  floor: one text, cold{how}", bare_cold, parts=(0.5,)),
        *spread(f"first load, warm{how}", warm, parts=(0.5,), target=1000),
        *spread(f"  floor: one text, warm{how}", bare_warm, parts=(0.5,)),
        *spread(f"resume: reload to question{how}", resumed, parts=(0.5,), target=1000),
    ]


def _tapping(browser: Browser, vigie: Server, floor: Server, evening: str, slower: int) -> list[Figure]:
    """From a finger leaving the glass to the frame after the one that shows what follows."""
    taps, bare = Taps(), Taps()
    with _screen(browser, floor, slower) as (screen, _):
        screen.page.goto(floor.url)
        _seen(screen.page, "question")
        _tap_on(screen, bare, lambda: screen.by_id("answer-main").tap(force=True))
    with _screen(browser, vigie, slower) as (screen, _):
        screen.page.goto(f"{vigie.url}/table/{evening}")
        _seen(screen.page, "question")
        player = Player(screen, pause=PAUSE, tapped=lambda: taps.note(screen.page))
        with taps.counted(screen.page, vigie):
            while len(taps.picture) < TAPS:
                player.answer()
    how = f" ({slower}x)" if slower > 1 else ""
    return [
        *spread(f"tap to picture{how}", taps.picture, parts=(0.5, 0.95), target=50 if slower == 1 else 100),
        *spread(f"  of it the server{how}", taps.server, parts=(0.5, 0.95)),
        *spread(f"  floor: one text{how}", bare.picture, parts=(0.5, 0.95)),
        *(_shares(taps) if slower == 1 else []),
    ]


def _shares(taps: Taps) -> list[Figure]:
    """Where a tap goes: what is sent, how often the page is drawn, and whose processor works how long for it."""

    def each(name: str, of: str, unit: str = "ms") -> Figure:
        return Figure(f"  {name} for a tap, mean", taps.each(of), unit, n=len(taps.picture))

    return [
        *spread("  bytes for a tap", taps.size, "B", parts=(0.5, 0.95)),
        each("messages", "messages", ""),
        each("frames", "frames", ""),
        each("main thread in frames", "busy"),
        each("processor of the server", "server"),
        each("processor of the page, its drawing thread included", "renderer"),
        each("processor that paints instead of a GPU", "GPU"),
    ]


def _tap_on(screen: Screen, taps: Taps, tap: Callable[[], Any]) -> None:
    """The same tap again and again."""
    for _ in range(TAPS):
        tap()
        taps.note(screen.page)
        screen.page.wait_for_timeout(PAUSE)
