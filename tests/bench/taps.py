"""What a finger feels at one screen in a real Chromium, tap after tap, and what it costs whom.

All times are taken inside the page, by its own clock. The meter watches the tree that Flutter builds for screen
readers: it is changed at the end of the very frame that paints the change, and the next animation frame begins only
when that one is on its way to the glass.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page

from companion.ui.screen_session.screen_session import SETTLE
from tests.bench.report import Figure, processor, spread
from tests.browser.driver import Screen
from tests.browser.fixtures import DEVICE
from tests.browser.player import Player
from tests.browser.server import Server

TABLET: Final = (1280, 800)
PHONE: Final = (390, 844)
"""Sizes of screens, in logical pixels."""
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
  const meter = window.meter = { seen: {}, bytes: 0, messages: 0, frames: 0, busy: 0, touches: [], scrolled: false,
                                 longest: [] };
  let before = null, start = 0, asked = null, tap = {}, done = null, resting = false;
  // capture phase on the window: before Flutter has seen the finger leave
  addEventListener('pointerup', finger => {
    if (!meter.scrolled) meter.touches.push({ x: finger.clientX, y: finger.clientY, answers: false });
    start = performance.now(); before = sign(); asked = null; resting = false;
    tap = { picture: null, server: null, bytes: 0 };
    meter.tapped = new Promise(resolve => done = resolve);
  }, true);
  addEventListener('wheel', () => { meter.scrolled = true; }, true);
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', event => {
        if (!event.isTrusted) return;  // made by the page of one that came
        const size = event.data.byteLength ?? event.data.size ?? 0;
        tap.bytes += size;
        meter.bytes += size;
        meter.messages += typeof event.data !== 'string';
        if (asked !== null) tap.server ??= performance.now() - asked;
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
    if (resting) meter.longest.push(Math.max(meter.longest.pop(), took));
  });
  const look = () => {
    document.querySelector('flt-semantics-placeholder')?.click();
    if (meter.tapped === undefined)
      for (const found of document.querySelectorAll('[flt-semantics-identifier]'))
        meter.seen[found.getAttribute('flt-semantics-identifier')] ??= performance.now();
    if (before === null || sign() === before) return;
    before = null;
    const mine = tap, tell = done;
    next(() => {
      mine.picture = performance.now() - start;
      resting = meter.longest.push(0) > 0;
      tell(mine);
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: ['flt-semantics-identifier'],
  });
})();
"""
"""Remembers when each identifier was first there, until somebody taps; then, how long after the last tap another sheet
lay there, or the name of what undo takes back or the words of the main button became others; and of that, the time from
the tap's message to the first answer of the server, with the bytes that came until then. Over all taps it counts the
server's messages and bytes, the frames that drew something, and the milliseconds that these took of the page's main
thread, and remembers the longest of those that follow each picture: of what moves there, or is drawn later. It is asked
only once for each tap: a meter that is read all the time slows what it measures."""
COUNTED: Final = ("messages", "bytes", "frames", "busy")
LONGEST: Final = 50
"""Milliseconds that a frame may take while something moves."""
AFTER: Final = 1000
"""Milliseconds until the last frame of the last tap is on the glass."""


@dataclass(frozen=True, slots=True)
class Touch:
    """Where a finger left the glass. answers: whether it gave an answer, as against preparing one."""

    x: float
    y: float
    answers: bool


def touches(page: Page) -> list[Touch]:
    """Of a page with the meter, from its beginning until something was scrolled."""
    return [Touch(**each) for each in page.evaluate("window.meter.touches")]


@dataclass
class Taps:
    """Of each tap: milliseconds to the picture and of the server, and bytes received until the picture."""

    picture: list[float] = field(default_factory=list)
    server: list[float] = field(default_factory=list)
    size: list[float] = field(default_factory=list)
    longest: list[float] = field(default_factory=list)
    """Milliseconds of the longest frame after each picture, until the next tap; 0 where nothing more was drawn."""
    spent: dict[str, float] = field(default_factory=dict)
    """Of all taps together: what the meter counts, and milliseconds of the processor by kind of process."""

    def note(self, page: Page) -> None:
        """Wait for the picture of the last tap."""
        late = f"new Promise(resolve => setTimeout(() => resolve(null), {PATIENCE * 1000}))"
        answers = "if (!meter.scrolled) meter.touches.at(-1).answers = true"
        read = page.evaluate(f"Promise.race([meter.tapped, {late}]).finally(() => {{ {answers} }})")
        if read is None:
            raise TimeoutError("nothing that the meter watches has changed after a tap")
        self.picture.append(read["picture"])
        if read["server"] is not None:  # a draft's own tap may be answered while the next one is under way
            self.server.append(read["server"])
        self.size.append(read["bytes"])

    @contextmanager
    def counted(self, page: Page, vigie: Server) -> Iterator[None]:
        """Count what is spent meanwhile."""
        before = _spent(page, vigie)
        yield
        page.wait_for_timeout(AFTER)
        self.longest = page.evaluate("window.meter.longest")
        for name, total in _spent(page, vigie).items():
            self.spent[name] = self.spent.get(name, 0) + total - before.get(name, 0)

    def each(self, name: str) -> float:
        """How much of something was spent for a tap."""
        return self.spent.get(name, 0) / len(self.picture)

    def shares(self) -> list[Figure]:
        """Where a tap goes: what is sent, how often the page is drawn, and whose processor works how long for it."""

        def each(name: str, of: str, unit: str = "ms") -> Figure:
            return Figure(f"  {name} for a tap, mean", self.each(of), unit, n=len(self.picture))

        return [
            *spread("  bytes until the picture", self.size, "B", parts=(0.5, 0.95)),
            each("bytes", "bytes", "B"),
            each("messages", "messages", ""),
            each("frames", "frames", ""),
            each("main thread in frames", "busy"),
            *spread("  longest frame after a picture", self.longest, parts=(0.5, 0.95, 1), target=LONGEST),
            each("processor of the server", "server"),
            each("processor of the page, its drawing thread included", "renderer"),
            each("processor that paints instead of a GPU", "GPU"),
        ]


def _spent(page: Page, vigie: Server) -> dict[str, float]:
    """What has been counted so far, and milliseconds of the processor by kind of process."""
    counted: list[float] = page.evaluate(f"[{', '.join(f'window.meter.{name}' for name in COUNTED)}]")
    found = dict(zip(COUNTED, map(float, counted), strict=True))
    assert page.context.browser is not None
    protocol = page.context.browser.new_browser_cdp_session()
    for process in protocol.send("SystemInfo.getProcessInfo")["processInfo"]:
        found[process["type"]] = found.get(process["type"], 0) + process["cpuTime"] * 1000
    protocol.detach()
    return found | {"server": processor(vigie.process.pid) or 0}


@contextmanager
def metered(
    browser: Browser, server: Server, slower: int = 1, size: tuple[int, int] = TABLET
) -> Iterator[tuple[Screen, CDPSession]]:
    """A screen with the meter running, on a processor slowed down."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **DEVICE)
    context.add_init_script(METER)
    screen = Screen(context, server.url)
    protocol = context.new_cdp_session(screen.page)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield screen, protocol
    context.close()


def seen(page: Page, identifier: str) -> float:
    """Milliseconds from the beginning of the page until a part of this name was there."""
    page.locator(f"[flt-semantics-identifier='{identifier}']").first.wait_for(state="attached", timeout=60_000)
    found: Any = page.evaluate(f"window.meter.seen['{identifier}']")
    return float(found)


def play(screen: Screen, vigie: Server, taps: Taps, number: int) -> None:
    """Answer whatever is asked at a screen until so many more taps are noted."""
    player = Player(screen, pause=PAUSE, tapped=lambda: taps.note(screen.page))
    wanted = len(taps.picture) + number
    with taps.counted(screen.page, vigie):
        while len(taps.picture) < wanted:
            player.answer()
