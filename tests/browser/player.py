"""A player who answers whatever is asked, knowing nothing but what the screen offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, expect

from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.page.foot import WAIT
from companion.ui.page.shapes import ScreenShape, shape_of
from companion.ui.screen_session import screen_session
from tests.browser.driver import STILL, Screen

REFUSED: Final = tuple(texts_in(lang)(msg("ui-not-possible")) for lang in LANGUAGES)
ANSWERS: Final = ("answer-", "hex-")
"""How the names of answers begin: on the sheet, and on a map."""
TAPPED: Final = ":is([flt-tappable], :has([flt-tappable]))"
GIVEN: Final = ",".join(
    [
        "[flt-semantics-identifier='answer-main']",
        *(f"[flt-semantics-identifier^='{each}']{TAPPED}" for each in (*ANSWERS, "key-", "row-")),
    ]
)
"""What a question is answered by, once a tap would answer."""
LAST_WORDS: Final = ("answer-main", "answer-anyway")
"""What ends an answer: as the rules allow it, and against them."""
NEXT: Final = "next"
"""End of the name of the key that leaves a value of several parts."""
MOST_SLOTS: Final = 80
"""Values of the largest form."""
OFFERS: Final = """
() => [...document.querySelectorAll("[flt-semantics-identifier]")].map(node => [
    node.getAttribute("flt-semantics-identifier"),
    (node.getAttribute("aria-label") ?? "") + node.textContent,
    node.matches("[flt-tappable]") || node.querySelector("[flt-tappable]") !== null,
    node.hasAttribute("aria-current"),
])
"""
SHEET: Final = "[flt-semantics-identifier^='sheet-']"
MORE: Final = "[flt-semantics-identifier^='told-more-']"
CHOSEN: Final = "[flt-semantics-identifier^='{}-'][aria-current='true']"
"""The answer that is chosen in a row."""
BAR: Final = 100
"""Height of what lies over the lower end of the page, in pixels, and of a turn of the wheel."""
MOST_TURNS: Final = 30
SCROLLED: Final = 600
"""Milliseconds in which a page has scrolled on."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something on the screen. drafts: a tap chooses it, the main button confirms."""

    id: str
    words: str
    tappable: bool
    drafts: bool


class Player:
    """Taps the answers of one screen.

    wishes: ids of options that are taken wherever they are offered, before the main button.  pause: milliseconds that
    the app wants between a change and the next tap, 0 where it was told not to.  tapped: called after each tap that
    changes the question or the main button.
    """

    def __init__(
        self, screen: Screen, wishes: Sequence[str] = (), pause: float = 0, tapped: Callable[[], None] = lambda: None
    ) -> None:
        self.screen = screen
        self.wishes = wishes
        self.pause = pause
        self.tapped = tapped
        self.taps = 0

    def answer(self) -> None:
        """Answer the question on the screen, and wait for the next one."""
        self.uncover()
        asked = self.asked()
        given = self.screen.page.locator(GIVEN)  # a question is drawn before its answers
        given.or_(self.screen.page.locator(MORE)).first.wait_for(state="attached")
        self._read_on()
        offers = self.offers()
        answers = [o for o in offers.values() if o.id.startswith(ANSWERS) and o.id not in LAST_WORDS and o.tappable]
        wished = [offer for offer in answers if offer.id.removeprefix("answer-") in self.wishes and not offer.drafts]
        if wished:
            self.tap(wished[0].id)
            self.tapped()
        elif "key-1" in offers:
            self.type_dice()
        elif "answer-main" in offers and offers["answer-main"].tappable:
            self.confirm()
        elif answers:
            self._choose([o for o in answers if not o.words.startswith(REFUSED)])
        elif "rows" in offers:
            self._fill_rows(offers)
        else:
            self._fill(offers)
        self.gone(asked)

    def uncover(self) -> None:
        """Look at a question that lies covered, as the one to whom the tablet was passed."""
        self.read()
        if "peek-hold" in self.offers():
            self.tap("peek-hold")
            self.screen.by_id("peek-cover").wait_for(state="attached")
            self.rest()

    def then(self, identifier: str) -> None:
        """Tap an answer that needs no confirmation, and wait for the next question."""
        asked = self.asked()
        self.screen.by_id(identifier).wait_for(state="attached")
        self.tap(identifier)
        self.gone(asked)

    def choose(self, identifier: str) -> None:
        """Tap an answer, confirm it where that is asked, and wait for the next question."""
        asked = self.asked()
        self.screen.by_id(identifier).wait_for(state="attached")
        drafts = self.offers()[identifier].drafts
        self.tap(identifier)
        if drafts:
            expect(self.screen.by_id(identifier)).to_have_attribute("aria-current", "true")
            self.confirm()
        self.gone(asked)

    def sheet(self) -> Locator:
        """What lies in the middle now: a question, its cover, or a telling. It is another one when this is gone."""
        lying = self.screen.page.locator(SHEET).or_(self.screen.by_id("outcome")).first
        lying.wait_for(state="attached")
        return self.screen.by_id(lying.get_attribute("flt-semantics-identifier") or "")

    def read(self) -> None:
        """Read what is told before the question, until the question stands there."""
        self._read_on()
        sheet, on = self.sheet(), self.screen.by_id("told-on")
        while on.count():
            self.go_on()
            sheet.wait_for(state="detached")
            self._read_on()
            sheet = self.sheet()

    def _read_on(self) -> None:
        """Scroll on until the last order has been in sight, as the foot wants it."""
        self.sheet()
        self.screen.by_id(WAIT).wait_for(state="detached")
        while (more := self.screen.page.locator(MORE)).count():
            name = more.first.get_attribute("flt-semantics-identifier") or ""
            self.rest()
            self.tap(name)
            self.screen.by_id(name).wait_for(state="detached")

    def go_on(self) -> None:
        """Tap that a telling was read."""
        self.rest()
        self.tap("told-on")
        self.tapped()

    def asked(self) -> Locator:
        """The sheet with the question; it is another one when this is no longer there."""
        self.read()
        return self.sheet()

    def gone(self, asked: Locator) -> None:
        """Wait until another question stands there, or the evening is over."""
        asked.wait_for(state="detached")
        self.read()
        self.rest()

    def rest(self) -> None:
        """Wait as long as the app wants between a change and the next tap."""
        if self.pause:
            self.screen.page.wait_for_timeout(self.pause)

    def offers(self) -> dict[str, Offer]:
        """Everything on the screen that has a name."""
        return {offer.id: offer for offer in (Offer(*row) for row in self.screen.page.evaluate(OFFERS))}

    def tap(self, identifier: str) -> None:
        """Tap something by its name."""
        self._press(self.screen.by_id(identifier))

    def confirm(self) -> None:
        """Tap the main button once it can be tapped."""
        self._press(self.screen.by_id("answer-main").and_(self.screen.page.locator("[flt-tappable]")))
        self.tapped()

    def answered(self) -> None:
        """Tap the main button once it can be tapped, and wait for the next question."""
        asked = self.sheet()
        self.confirm()
        self.gone(asked)

    def type_dice(self, *values: int) -> None:
        """Type dice on the keypad, low ones where nothing is said; the last of them answers."""
        dice = sum(name.startswith("die-") for name in self.offers())
        before = 0
        for number in range(dice):
            value = values[number] if number < len(values) else 1 + number % 2
            if value == before:  # the same key once more is no slip of the finger
                self.screen.page.wait_for_timeout(screen_session.SETTLE * 1000)
            self.tap(f"key-{value}")
            before = value
        self.tapped()

    def _press(self, place: Locator) -> None:
        """Touch the middle of something once it lies still, without waiting for the ripples of the tap before."""
        place.evaluate(STILL)
        self._uncover(place)
        place.tap(force=True)
        self.taps += 1

    def _uncover(self, place: Locator) -> None:
        """Scroll the page, as a finger does, until an answer no longer lies below what is seen of it."""
        size = self.screen.page.viewport_size
        name = place.get_attribute("flt-semantics-identifier") or ""
        if size is None or not name.startswith(("answer-", "row-", "told-")):
            return
        bar = 0 if shape_of(size["width"], size["height"]) is ScreenShape.FLAT else BAR  # its ways are at the edge
        for _ in range(MOST_TURNS):
            box = place.bounding_box()
            if box is None or box["y"] + box["height"] / 2 < size["height"] - bar:
                return
            self.screen.page.mouse.move(size["width"] / 2, size["height"] / 2)
            self.screen.page.mouse.wheel(0, BAR)
            place.evaluate(STILL)

    def _choose(self, answers: Sequence[Offer]) -> None:
        """One answer, or as many as are needed."""
        for answer in answers:
            self.tap(answer.id)
            if not answer.drafts:
                self.tapped()
                return
            expect(self.screen.by_id(answer.id)).to_have_attribute("aria-current", "true")
            if answer.id.startswith("hex-"):  # the button says so in the next picture
                self.confirm()
                return
            if self._confirmed():
                return
        raise AssertionError(f"nothing can be answered to {self.screen.by_id('question').text_content()!r}")

    def _fill_rows(self, offers: Mapping[str, Offer]) -> None:
        """The empty rows of a sheet from above, the first answer of each, until it can be given."""
        for _ in range(MOST_SLOTS):
            rows = [each.id for each in offers.values() if each.id.startswith("row-") and not each.drafts]
            row = next(each for each in rows if not self.screen.page.locator(CHOSEN.format(each)).count())
            there = [each for each in offers.values() if each.id.startswith(f"{row}-") and each.drafts]
            answer = next(each for each in there if each.tappable and not each.words.startswith(REFUSED))
            self.tap(answer.id)
            expect(self.screen.by_id(answer.id)).to_have_attribute("aria-current", "true")
            if self._confirmed():
                return
            offers = self.offers()
        raise AssertionError(f"nothing can be chosen for {self.screen.by_id('question').text_content()!r}")

    def _fill(self, offers: Mapping[str, Offer]) -> None:
        """The slots of a form as they light up, the first key of each, until it can be put away."""
        for _ in range(MOST_SLOTS):
            slot = self.lit()
            at_once = [each for each in offers.values() if self._answers(each, slot)]
            if at_once:
                self.tap(at_once[0].id)
                self.tapped()
                return
            keys = [each for each in offers.values() if self._is_key(each, slot)]
            keys.sort(key=lambda each: each.id.removeprefix(f"{slot}-") not in self.wishes)
            goes_on = f"{slot}-{NEXT}" in offers
            if keys:
                self.tap(keys[0].id)
            elif not goes_on:
                break
            if goes_on:  # what is written may stay empty
                if keys:
                    expect(self.screen.by_id(keys[0].id)).to_have_attribute("aria-current", "true")
                self.tap(f"{slot}-{NEXT}")
            if slot:
                expect(self.screen.by_id(f"slot-{slot}")).not_to_have_attribute("aria-current", "true")
            else:
                expect(self.screen.by_id(keys[0].id)).to_have_attribute("aria-current", "true")
            if self._confirmed():
                return
            offers = self.offers()
        raise AssertionError(f"nothing can be filled in for {self.screen.by_id('question').text_content()!r}")

    def tell(self, slot: str, key: str) -> None:
        """Copy one value of a form: light its slot, and tap a key that goes on by itself."""
        lying = self.screen.by_id(f"slot-{slot}")
        if self.lit() != slot:
            self.tap(f"slot-{slot}")
        expect(lying).to_have_attribute("aria-current", "true")
        self.screen.by_id(key).wait_for(state="attached")
        self.tap(key)
        expect(lying).not_to_have_attribute("aria-current", "true")

    def lit(self) -> str:
        """The value of a form that is copied now, "" where it has but one."""
        slot = self.screen.page.locator("[flt-semantics-identifier^='slot-'][aria-current='true']")
        name = slot.first.get_attribute("flt-semantics-identifier") if slot.count() else None
        return (name or "").removeprefix("slot-")

    @staticmethod
    def _answers(offer: Offer, slot: str) -> bool:
        """Whether a tap tells all that is asked, and so answers."""
        return bool(slot) and offer.tappable and not offer.drafts and offer.id.startswith(f"{slot}-pad-")

    @staticmethod
    def _is_key(offer: Offer, slot: str) -> bool:
        """Whether a tap tells a value: of the lit slot, or of the only one."""
        if not offer.tappable or not offer.drafts or offer.id.startswith("slot-"):
            return False
        return not slot or offer.id.startswith(f"{slot}-")

    def _confirmed(self) -> bool:
        """Tap the main button if it can be tapped; whether it could."""
        ready = self.offers()["answer-main"].tappable
        if ready:
            self.confirm()
        return ready
