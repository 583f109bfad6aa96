"""What is painted on a screen, and what is wrong with it: words broken inside, cut off, on top of each other, hidden,
and what is too small for a finger.

Measured from what Flutter paints (`painted_words.js` listens to it), not from what was meant to be painted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from companion.ui.look.theme import GUTTER, THUMB, TOUCH

SCRIPT: Final = Path(__file__).with_suffix(".js")
SLACK: Final = 2.0
"""Logical pixels by which painted words may reach beyond an edge: letters are a little larger than their boxes say."""
SAME: Final = 3.0
"""How far the edge that cuts words off may lie from the edge of what scrolls."""
MORE: Final = 12.0
"""How much more there must be before a sign of it is wanted."""
SENTENCE: Final = 24
"""Letters that a text must show before it may end in "…": a sentence may, a name or a number never."""
FINGER: Final = TOUCH - 1.0
"""What a finger needs at least in both directions."""
TOUCHING: Final = 3.0
"""How far two texts may reach into each other: accents and tails of letters."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the screen, in logical pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def empty(self) -> bool:
        """Whether nothing of it is there."""
        return self.right - self.left <= 0 or self.bottom - self.top <= 0

    def __and__(self, other: Box) -> Box:
        left, top = max(self.left, other.left), max(self.top, other.top)
        return Box(left, top, min(self.right, other.right), min(self.bottom, other.bottom))

    def covers(self, other: Box) -> bool:
        """Whether nothing of the other is to be seen beside it."""
        return (
            self.left <= other.left + SLACK
            and self.top <= other.top + SLACK
            and self.right >= other.right - SLACK
            and self.bottom >= other.bottom - SLACK
        )

    def reaches_into(self, other: Box, by: float) -> bool:
        """Whether they share more than `by` in both directions."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > by
            and min(self.bottom, other.bottom) - max(self.top, other.top) > by
        )


@dataclass(frozen=True, slots=True)
class Line:
    """A line of words. box: of its letters.  seen: what of it is not clipped.  broken: it ends inside a word.

    more: its text goes on, in words that are not painted, after a sign that says so.  shown: letters of its text that
    are painted.
    """

    words: str
    box: Box
    seen: Box
    broken: bool
    more: bool
    shown: int


@dataclass(frozen=True, slots=True)
class Scroller:
    """What a finger moves. below, beyond: how much more there is downwards and to the right."""

    box: Box
    below: float
    beyond: float


@dataclass(frozen=True)
class Ink:
    """A screen as it is painted. shapes: rectangles with what is seen of them."""

    lines: Sequence[Line]
    shapes: Sequence[tuple[Box, Box]]
    scrollers: Sequence[Scroller]
    under: Sequence[str]
    """Words of which something painted later hides a part."""
    targets: Sequence[tuple[str, Box]] = ()
    """What a finger taps, by name; not what something that scrolls cuts off."""

    def faults(self) -> Iterator[str]:
        """What is wrong, in words."""
        for line in self.lines:
            if line.broken:
                yield f"broken inside a word: {line.words!r}"
            if line.more and line.shown < SENTENCE:
                yield f"goes on unseen: {line.words!r}"
            if edge := self._cut(line):
                yield f"cut off at the {edge}: {line.words!r}"
        for one, other in combinations([(line.words, line.box & line.seen) for line in self.lines], 2):
            if one[1].reaches_into(other[1], TOUCHING):
                yield f"on top of each other: {one[0]!r}, {other[0]!r}"
        for words in self.under:
            yield f"partly hidden: {words!r}"
        for name, box in self.targets:
            if min(box.right - box.left, box.bottom - box.top) < FINGER:
                wide, high = box.right - box.left, box.bottom - box.top
                yield f"too small for a finger: {name!r}, {wide:.0f} × {high:.0f} at {box.left:.0f}, {box.top:.0f}"
        for each in self.scrollers:
            if self.lacks_a_sign(each):
                yield f"nothing says that more follows below {each.box}"

    def lacks_a_sign(self, of: Scroller) -> bool:
        """Whether something scrolls and nothing shows it."""
        return of.below > MORE and not self._shows_more(of)

    def _cut(self, line: Line) -> str:
        """The edge at which something that does not scroll cuts a line off; "" if none does."""
        box, seen = line.box, line.seen
        cuts: dict[str, tuple[float, float, Callable[[Box], float]]] = {
            "left": (seen.left - box.left, seen.left, lambda each: each.left),
            "top": (seen.top - box.top, seen.top, lambda each: each.top),
            "right": (box.right - seen.right, seen.right, lambda each: each.right),
            "bottom": (box.bottom - seen.bottom, seen.bottom, lambda each: each.bottom),
        }
        for name, (lost, edge, of) in cuts.items():
            if lost > SLACK and not any(abs(of(each.box) - edge) <= SAME for each in self.scrollers):
                return name
        return ""

    def _shows_more(self, of: Scroller) -> bool:
        """Whether it has a scrollbar: whole, and in the gap beside it, not on what is read."""
        return any(
            seen.covers(box)
            and box.right - box.left <= THUMB + SLACK
            and 0 <= box.left - of.box.right <= GUTTER
            and of.box.top <= box.top + SLACK
            and box.bottom <= of.box.bottom + SLACK
            for box, seen in self.shapes
        )


def listen(page: Page) -> None:
    """Make a page tell what it paints, from the next address on."""
    page.add_init_script(path=SCRIPT)


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until the server has drawn for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.locator(f"[flt-semantics-identifier^='screen-{width}x{height}/']").wait_for(state="attached")


def ink(page: Page) -> Ink:
    """What is painted now, once nothing moves any more, the scrollbars that fade in included.

    Where something is wrong the semantics, in which a list's new edges come a moment after its picture, may be late.
    """
    page.evaluate(STILL)
    found = _painted(page)
    if any(found.faults()):
        page.evaluate(FADED)
        page.evaluate(STILL)
        found = _painted(page)
    return found


def _painted(page: Page) -> Ink:
    view = page.viewport_size
    assert view is not None
    screen = Box(0, 0, view["width"], view["height"])
    ratio = page.evaluate("devicePixelRatio")
    lines: list[Line] = []
    shapes: list[tuple[Box, Box]] = []
    under: list[str] = []
    for item in page.evaluate("ink()"):
        clip = _box(item["clip"], ratio) & screen
        if "lines" in item:
            drawn = [(each, _box(each["box"], ratio)) for each in item["lines"]]
            shown = sum(len(each["words"]) for each, _ in drawn)
            lines += [
                Line(each["words"], box, clip, each["broken"], item["more"] and each is item["lines"][-1], shown)
                for each, box in drawn
                if each["words"].strip() and not (box & clip).empty
            ]
            continue
        box = _box(item["box"], ratio)
        seen = box & clip
        if seen.empty:
            continue
        shapes.append((box, seen))
        if item["solid"]:
            hit = [line for line in lines if seen.reaches_into(line.box & line.seen, TOUCHING)]
            under += [line.words for line in hit if not seen.covers(line.box & line.seen)]
            lines = [line for line in lines if line not in hit]
    targets = [(each["name"], Box(*each["box"])) for each in page.evaluate("targets()")]
    return Ink(lines, shapes, _scrollers(page), under, targets)


def _scrollers(page: Page) -> list[Scroller]:
    found: list[dict[str, Any]] = page.evaluate("scrollers()")
    return [Scroller(Box(*each["box"]), each["below"], each["beyond"]) for each in found]


def _box(corners: Sequence[float], ratio: float) -> Box:
    left, top, right, bottom = (each / ratio for each in corners)
    return Box(left, top, right, bottom)


STILL: Final = """
async () => {
    const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    let last = "";
    for (let still = 0; still < 3; await frame()) {
        const now = JSON.stringify([window.ink(), scrollers(), targets()]);
        still = now === last ? still + 1 : 0;
        last = now;
    }
}
"""
"""Waits until some frames have painted alike."""
FADED: Final = """
async () => {
    const end = performance.now() + 600;
    while (performance.now() < end) await new Promise(requestAnimationFrame);
}
"""
"""Waits as long as a scrollbar takes to fade in, and semantics to follow, on a busy machine."""
