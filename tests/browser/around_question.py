"""What stands beside a question on screens of four sizes: rules and settings, reasons why not, a plan that is tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose, Number, Pick
from companion.core.questions.question_base import IN_A_ROW
from companion.session.game_session import GameSession
from companion.ui.look.theme import TOUCH
from companion.ui.page.answers import answers_at_once
from tests.browser.driver import STILL, Screen
from tests.browser.player import Player

SIZES: Final = pytest.mark.parametrize(
    "sizes", [((1024, 768), (390, 844)), pytest.param(((1280, 800), (800, 1280)), marks=pytest.mark.long)]
)
"""In logical pixels: a tablet and a phone that have least room, then tablets lying and standing."""
STEPS: Final = 10
"""Questions that a plan may ask before dice are thrown."""


def refuses(evening: GameSession) -> bool:
    """Whether a menu is open that offers one thing and refuses another."""
    question = evening.question
    if not isinstance(question, Menu) or not evening.now.on_turn:
        return False
    return {True, False} <= {option.verdict.allowed for option in question.options}


def drafts(evening: GameSession) -> bool:
    """Whether an answer is chosen before it is confirmed."""
    question = evening.question
    if question is None or question.secret or question.public_view is not None or evening.now.together:
        return False
    if isinstance(question, Number):
        return question.default is None and question.hi - question.lo < IN_A_ROW
    if isinstance(question, Menu) or not isinstance(question, Pick | Choose):
        return False
    legal = [option for option in question.options if option.verdict.allowed]
    return len(legal) > 1 and (isinstance(question, Pick) or not answers_at_once(question))


def offers(part: str) -> Callable[[GameSession], bool]:
    """Whether the menu that is open offers something with this in its id."""

    def until(evening: GameSession) -> bool:
        question = evening.question
        menu = question.options if isinstance(question, Menu) and evening.now.on_turn else ()
        return any(part in option.id and option.verdict.allowed for option in menu)

    return until


def box(place: Locator) -> FloatRect:
    """Where something stands on the screen; of what is cut off only what is left."""
    place.first.evaluate(STILL)  # a page that has just come may be laid out once more
    found = place.first.bounding_box()
    assert found is not None
    return found


def within(screen: Screen, place: Locator) -> FloatRect:
    """Where something stands, all of it between the edges of the screen."""
    size, found = screen.page.viewport_size, box(place)
    assert size is not None
    assert found["x"] >= 0 and found["x"] + found["width"] <= size["width"] + 1, (size, found)
    assert found["y"] >= 0 and found["y"] + found["height"] <= size["height"] + 1, (size, found)
    return found


def asks_why_not(screen: Screen) -> None:
    """A tap on what is refused shows the reasons at once: the first stands whole above the line that was tapped. One
    more tap there puts them away."""
    Player(screen).uncover()
    locked = screen.page.locator("[flt-semantics-identifier^='locked-']")
    line = screen.by_id("not-now")
    screen.by_id("question").wait_for(state="attached")
    line.or_(locked).first.wait_for(state="attached")
    tapped = line if line.count() else locked.first
    tapped.evaluate(STILL)  # another size may lay it out once more, and the tap would fall beside it
    tapped.click()
    first = screen.page.locator("[flt-semantics-identifier^='refused-']")
    shown = within(screen, first)
    assert shown["height"] >= TOUCH / 2
    assert shown["y"] + shown["height"] <= within(screen, line)["y"], "nothing lies over it"
    for anyway in screen.page.locator("[flt-semantics-identifier^='anyway-']").all():
        assert (found := anyway.bounding_box()) is None or found["height"] <= TOUCH + 4
    line.click()
    first.first.wait_for(state="detached")


def tries(screen: Screen, part: str) -> None:
    """Plan what has this in its id, up to the dice: the plan is named, and every key stands whole on the screen."""
    player = Player(screen)
    screen.by_id("trial-close").wait_for(state="attached")  # the sheet of the table asks the same until then
    screen.page.locator(f"[flt-semantics-identifier*='{part}']").first.wait_for(state="attached")
    asked = player.sheet()
    player.tap(next(name for name, each in player.offers().items() if part in name and name.startswith("answer-")))
    for _ in range(STEPS):
        asked.wait_for(state="detached")
        asked, seen = player.sheet(), player.offers()
        if "key-1" in seen:
            break
        if "answer-main" in seen and seen["answer-main"].tappable:
            player.confirm()
        else:
            choices = [name for name, each in seen.items() if name.startswith("answer-") and each.tappable]
            player.tap(next(name for name in choices if name != "answer-main"))
            if "answer-main" in seen:  # else one tap answers
                player.confirm()
    screen.by_id("trial-again").wait_for(state="attached")
    keys = screen.page.locator("[flt-semantics-identifier^='key-']")
    whole = [within(screen, keys.nth(n)) for n in range(keys.count())]
    assert len(whole) >= 7
    assert {round(key["height"]) for key in whole} == {round(whole[0]["height"])}, "none is cut off"
    assert whole[0]["height"] >= TOUCH and whole[0]["width"] >= TOUCH - 1
    within(screen, screen.by_id("answer-main"))
    within(screen, screen.by_id("trial-verdict"))
