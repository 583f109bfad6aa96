"""A tablet in a real browser: opens the app, reads and taps it through Flutter's semantics tree, records every request.

Flutter paints on a canvas; what a test can reach is the tree that it builds for screen readers. Mark what a test needs
with `ft.Semantics(identifier="x")`; text buttons and labelled fields are found by their words.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Error, Locator, Page, Request, expect

SHOTS: Final = Path(__file__).resolve().parents[2] / "shots" / os.environ.get("PYTEST_XDIST_WORKER", "")
"""Where screenshots go, those of each worker apart; not under version control."""
SHOTS_WANTED: Final = bool(os.environ.get("VIGIE_SHOTS"))
"""Whether pictures that no test reads are taken: a loaded machine may be half a minute over one."""

PATIENCE: Final = 60_000
"""Milliseconds that anything may take. Nobody waits for it where a test passes; a machine that works for others, too,
has been seen to let a browser stand for half a minute."""

HANGS: Final = 15_000
"""Milliseconds after which a failed test waits no longer for what its screens show."""

MOST_TURNS: Final = 10
"""Turns of a wheel after which what is looked for is tapped wherever it lies."""

Words = str | re.Pattern[str]


STILL: Final = """
node => new Promise(done => {
    let last = "", still = 0;
    const look = () => {
        const box = JSON.stringify(node.getBoundingClientRect());
        still = box === last ? still + 1 : 0;
        last = box;
        still < 4 ? requestAnimationFrame(look) : done();
    };
    look();
})
"""
"""Waits until something has kept its place for some frames: a tap on what still moves lands beside it."""

UNSEEN: Final = """
node => {
    const FINGER = 48, BESIDE = 2, box = node.getBoundingClientRect();
    for (let above = node.parentElement; above; above = above.parentElement) {
        if (above.style.scrollbarWidth !== "none") continue;
        const { left, top, right, bottom } = above.getBoundingClientRect(), down = above.style.overflowY === "scroll";
        const cut = (down ? box.height : box.width) < FINGER;
        const more = (end, at) => Math.max(0, at - end + (cut ? FINGER : 0) + BESIDE);
        const by = down ? -more(-top, -box.top) || more(bottom, box.bottom)
                        : -more(-left, -box.left) || more(right, box.right);
        const most = down ? [above.scrollTop, above.scrollHeight - above.clientHeight - above.scrollTop]
                          : [above.scrollLeft, above.scrollWidth - above.clientWidth - above.scrollLeft];
        const gone = Math.abs(by) > (down ? box.height : box.width);
        const turn = cut || gone ? by : Math.max(-most[0], Math.min(most[1], by));  // whatever the tree says
        if (Math.abs(turn) > 1)
            return { x: (left + right) / 2, y: (top + bottom) / 2, right: down ? 0 : turn, down: down ? turn : 0 };
    }
    return null;
}
"""
"""Where a finger must scroll, and how far, before something is wholly in sight; null where it is."""

GO: Final = """
path => { history.pushState(null, "", path); dispatchEvent(new PopStateEvent("popstate")); }
"""
"""Goes to an address without loading the page anew."""

WAKES: Final = """
new MutationObserver(() => document.querySelector("flt-semantics-placeholder")?.click())
    .observe(document, {childList: true, subtree: true});
"""
"""Turns the semantics tree on in every page as soon as it can be, also where the page has loaded itself anew."""

NAMED: Final = """
() => [...document.querySelectorAll("#lost, #splash, flt-semantics-placeholder, [flt-semantics-identifier]")]
    .map(node => (node.getAttribute("flt-semantics-identifier") || node.id || node.localName) + ": " + node.textContent)
    .join("\\n")
"""
"""What the page is made of, a line for each part."""


class Screen:
    """One browser tab of its own browser context, so one Flet session."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.requests: list[str] = []
        """Every address that the page asked for, WebSockets included."""
        self.refused: set[str] = set()
        """Those that the browser itself refused, as our Content-Security-Policy tells it to: they never left."""
        self.console: list[str] = []
        """Errors and warnings that the browser wrote down."""
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.add_init_script(WAKES)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("requestfailed", self._failed)
        self.page.on("websocket", lambda sock: self.requests.append(sock.url))
        self.page.on("console", lambda line: self.console.append(line.text) if line.type != "log" else None)

    def open(self, path: str = "/") -> Screen:
        """Go to an address of the app, as in a new tab, and wait until it can be read.

        The session of this tab would show at first what it did before, on which a tap comes too late.
        """
        if self.page.url.startswith(self.base):
            self.page.evaluate("sessionStorage.clear()")
        self.page.goto(self.base + path)
        return self.awake()

    def go(self, path: str) -> None:
        """Go to an address within the same page and session, as the browser's back button does, and wait for it."""
        self.page.evaluate(GO, path)
        self.page.locator(f"[flt-semantics-identifier^='screen-'][flt-semantics-identifier$='{path}']").wait_for(
            state="attached"
        )

    def reload(self) -> Screen:
        """As with F5: the same session."""
        self.page.reload()
        return self.awake()

    def awake(self) -> Screen:
        """Wait for the first frame, in a page that was opened or has loaded itself anew."""
        expect(self.page.locator("flt-semantics-host flt-semantics").first).to_be_attached()
        expect(self.page.locator("#splash")).to_have_count(0)
        return self

    def page_loads(self) -> int:
        """How often this tab has loaded its page."""
        return sum(urlsplit(url).path.endswith("/flutter_bootstrap.js") for url in self.requests)

    def by_id(self, identifier: str) -> Locator:
        """What stands in `ft.Semantics(identifier=...)`."""
        return self.page.locator(f"[flt-semantics-identifier='{identifier}']")

    def button(self, name: Words) -> Locator:
        """The button with exactly this name; an icon button is found by its tooltip."""
        exact = isinstance(name, str)
        return (
            self.page.get_by_role("button", name=name, exact=exact).or_(self.page.get_by_label(name, exact=exact)).first
        )

    def tap(self, name: Words) -> None:
        """Tap a button by its name."""
        self.button(name).click()

    def tap_id(self, identifier: str) -> None:
        """Tap what stands in `ft.Semantics(identifier=...)`, once its picture has been there for some frames."""
        place = self.by_id(identifier)
        place.evaluate(STILL)
        place.click()

    def touch_id(self, identifier: str) -> None:
        """As `tap_id`, once it was scrolled into sight as a finger does it.

        Where the browser alone scrolls the tree for readers, Flutter may stay where it is, and both drift apart.
        """
        place = self.by_id(identifier)
        place.evaluate(STILL)
        before = None
        for _ in range(MOST_TURNS):
            turn = place.evaluate(UNSEEN)
            if turn is None or turn == before:
                break
            self.page.mouse.move(turn["x"], turn["y"])
            self.page.mouse.wheel(turn["right"], turn["down"])
            place.evaluate(STILL)
            before = turn
        place.click()

    def type(self, label: str, text: str) -> None:
        """Replace the text of the field with this label."""
        self.write(self.page.get_by_label(label), text)

    def write(self, field: Locator, text: str) -> None:
        """Replace the text of a field, once Flutter listens to it: until then it would be lost, and is told by an
        attribute."""
        field.click()
        expect(field).to_have_attribute("autocorrect", "on")
        field.fill(text)

    def reads(self, identifier: str, words: Words) -> None:
        """Wait until the part with this identifier says exactly `words`, or is named so."""
        part = self.by_id(identifier)
        part.wait_for(state="attached")
        if part.get_attribute("aria-label"):
            expect(part).to_have_attribute("aria-label", words)
        else:
            expect(part).to_have_text(words)

    def says(self, identifier: str, words: str) -> None:
        """Wait until the part with this identifier says `words` among others, or is named with them."""
        part = self.by_id(identifier)
        part.wait_for(state="attached")
        named = self.page.locator(f'[flt-semantics-identifier="{identifier}"][aria-label*="{words}"]')
        expect(named.or_(part.filter(has_text=words)).first).to_be_attached()

    def shows(self, words: Words) -> None:
        """Wait until some part of the screen says `words`."""
        expect(self.page.get_by_text(words).first).to_be_attached()

    def hides(self, words: Words) -> None:
        """Wait until nothing says `words` any more."""
        expect(self.page.get_by_text(words)).to_have_count(0)

    def until(self, condition: Callable[[], object]) -> None:
        """Wait for something that is not on the page."""
        step = 50
        for _ in range(PATIENCE // step):
            if condition():
                return
            self.page.wait_for_timeout(step)
        raise AssertionError(f"did not happen within {PATIENCE} ms")

    def scrolled_to(self, part: Locator) -> None:
        """Turn the wheel until something is drawn that lies further down the page; the mouse is above what turns."""

        def found() -> bool:
            if part.count():
                return True
            self.page.mouse.wheel(0, 30)
            self.by_id("home").evaluate(STILL)  # a list draws what is in sight, and no more
            return part.count() > 0

        self.until(found)

    def offline(self, off: bool = True) -> None:
        """Hold back all traffic of this tab, or let it go on. Its WebSocket survives; `Relay` breaks it."""
        self.context.set_offline(off)

    def keep_failure(self, path: Path) -> tuple[Path, str]:
        """Keep what a person who looks for the cause of a failure wants to see; returns where the picture lies, and
        what lies beside it in words. Where the browser hangs both say so.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        picture = path.with_name(f"{path.name}.png")
        told = [f"{self.page.url}, loaded {self.page_loads()} times", *self.console[-40:], *self.requests[-10:]]
        try:
            told.append(str(self.page.locator("html").evaluate(NAMED, timeout=HANGS)))
            self.page.screenshot(path=picture, timeout=HANGS)
        except Error as trouble:
            told.append(str(trouble))
        text = "\n".join(told)
        path.with_name(f"{path.name}.txt").write_text(text, encoding="utf-8")
        return picture, text

    def foreign_requests(self) -> list[str]:
        """Addresses on other machines to which a request left."""
        return [url for url in self.requests if not self._ours(url) and url not in self.refused]

    def screenshot(self, name: str) -> Path:
        """A picture of what the person sees once nothing moves any more, `<name>.png` among the `SHOTS`."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        path = SHOTS / f"{name}.png"
        before = b""
        for _ in range(20):
            picture = self.page.screenshot(path=path)
            if picture == before:
                break
            before = picture
            self.page.wait_for_timeout(300)
        return path

    def keep_shot(self, name: str) -> None:
        """A `screenshot` for people to look at, when VIGIE_SHOTS=1 asks for them."""
        if SHOTS_WANTED:
            self.screenshot(name)

    def _failed(self, request: Request) -> None:
        if request.failure in ("csp", "net::ERR_BLOCKED_BY_CSP"):
            self.refused.add(request.url)

    def _ours(self, url: str) -> bool:
        parts = urlsplit(url)
        return parts.scheme in ("data", "blob", "about") or parts.netloc == urlsplit(self.base).netloc


NewScreen = Callable[..., Screen]
"""Makes screens, as the fixtures `new_screen` and `screen_of` do."""
