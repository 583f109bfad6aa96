"""The same taps without the tree that Flutter builds for screen readers: what nearly everybody's finger feels.

Buttons are found by that tree, and once it is there it stays. So the taps are those of another evening that was dealt
alike, played before with the tree: where the finger touched, in turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Page

from tests.bench.taps import AFTER, PATIENCE, PAUSE, TABLET, Touch
from tests.browser.fixtures import DEVICE

STILL: Final = 1000
"""Milliseconds without a frame after which a page is there."""
METER: Final = """
(() => {
  const meter = window.meter = { last: null, told: false };
  let start = null, sent = false, heard = false, done = null;
  // capture phase on the window: before Flutter has seen the finger leave
  addEventListener('pointerup', () => {
    start = performance.now(); sent = heard = false;
    meter.tapped = new Promise(resolve => done = resolve);
  }, true);
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', () => { meter.told = true; heard ||= sent; });
    }
    send(data) { sent = true; super.send(data); }
  };
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = draw => next(time => {
    const begun = performance.now();
    draw(time);
    if (performance.now() - begun < 1) return;  // nothing was drawn
    if (meter.told) meter.last = performance.now();
    if (start === null || !heard) return;
    const since = start;
    start = null;
    next(() => done(performance.now() - since));
  });
  meter.still = quiet => new Promise(lies => {
    const look = () => meter.last !== null && performance.now() - meter.last > quiet ? lies() : setTimeout(look, 100);
    look();
  });
})();
"""
"""How long after a tap the frame after the one is there that first draws something of what the server answered."""


@contextmanager
def bare(browser: Browser, url: str, slower: int, size: tuple[int, int] = TABLET) -> Iterator[Page]:
    """A page with the meter running, on a processor slowed down, once it lies still."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **DEVICE)
    context.add_init_script(METER)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(url)
    page.evaluate(f"meter.still({STILL})")
    yield page
    context.close()


def again(page: Page, touches: Sequence[Touch]) -> list[float]:
    """Milliseconds from each tap that answered something to its picture, which lay still before."""
    times = []
    for touch in touches:
        page.evaluate(f"meter.still({PAUSE})")
        page.touchscreen.tap(touch.x, touch.y)
        late = f"new Promise((_, refuse) => setTimeout(() => refuse('no picture'), {PATIENCE * 1000}))"
        took = page.evaluate(f"Promise.race([meter.tapped, {late}])")
        if touch.answers:
            times.append(took)
    page.wait_for_timeout(AFTER)
    return times
