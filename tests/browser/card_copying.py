"""Somebody who copies a card on its copying screen in a browser, with the keys that tell most values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from playwright.sync_api import expect

from companion.core.questions.kinds import Field, Form
from companion.ui.screen_session import screen_session
from tests.browser.player import NEXT, Player
from tests.taps.copying import STROKE, Copier, Step

HEARD = "() => new Promise(heard => requestAnimationFrame(() => requestAnimationFrame(heard)))"
"""Waits until the page has heard of a point of a stroke: of several within one frame it hears of the last only."""


def copies(
    player: Player, form: Form, card: Mapping[str, Any], *, narrow: bool, cards: Sequence[Mapping[str, Any]] = ()
) -> None:
    """Tell every value that is printed on a card; it is not put away yet. narrow: whether on a phone.

    cards: others that are in the library.
    """
    lines = {line.name: line for line in form.fields}
    before: object = None
    for step in Copier(form, card, cards, narrow).steps():
        told = step.told.get(step.lit)
        if told is not None and told == before:  # the same key once more is no slip of the finger
            player.screen.page.wait_for_timeout(screen_session.SETTLE * 1000)
        _does(player, lines, step)
        before = told


def _stroke(player: Player, cells: Sequence[str]) -> None:
    """A finger that goes from cell to cell."""
    boxes = [player.screen.by_id(each).bounding_box() for each in cells]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box is not None]
    mouse = player.screen.page.mouse
    mouse.move(*middles[0])
    mouse.down()
    for (x, y), (to_x, to_y) in pairwise(middles):
        for point in (((x + to_x) / 2, (y + to_y) / 2), (to_x, to_y), (to_x + 1, to_y)):  # it turns no corner at once
            mouse.move(*point)
            player.screen.page.evaluate(HEARD)
    mouse.up()
    player.taps += 1


def _write(player: Player, step: Step) -> None:
    """What is written into the lit slot."""
    player.screen.write(player.screen.page.get_by_role("textbox"), step.typed)
    player.screen.says(f"slot-{step.lit}", step.typed)


def _does(player: Player, lines: Mapping[str, Field], step: Step) -> None:
    """What a step says, each tap once the one before has shown."""
    screen, typed = player.screen, ""
    if step.typed and not step.taps:
        _write(player, step)
        return
    for tap in step.taps:
        if step.typed and tap == step.taps[-1]:
            _write(player, step)
        first, *stroke = tap.split(STROKE)
        place = screen.by_id(first)
        place.wait_for(state="attached")
        place.scroll_into_view_if_needed()
        if stroke:
            _stroke(player, [first, *(f"{step.lit}-{cell}" for cell in stroke)])
        else:
            player.tap(tap)
        figure = tap.removeprefix(f"{step.lit}-figure-")
        if figure != tap and tap != step.taps[-1]:
            typed += figure
            expect(screen.page.get_by_text(typed, exact=True).first).to_be_attached()
        elif tap.startswith(f"{step.lit}-") and lines[step.lit].kind == "many" and tap != f"{step.lit}-{NEXT}":
            on = tap.removeprefix(f"{step.lit}-") in (step.told[step.lit] or ())  # type: ignore[operator]
            expect(screen.by_id(tap)).to_have_attribute("aria-current", str(on).lower())
    if lines[step.lit].kind == "hexes":  # which have a screen of their own
        return
    lit = screen.by_id(f"slot-{step.lit}")
    touched, last = lines[step.lit].kind == "many", step.taps[-1]
    if last.startswith(f"slot-{step.lit}-"):  # what lies open is turned over where it lies
        expect(screen.by_id(last)).to_have_attribute(
            "aria-current",
            str(last.removeprefix(f"slot-{step.lit}-") in (step.told[step.lit] or ())).lower(),  # type: ignore[operator]
        )
    elif last == f"slot-{step.lit}" and lines[step.lit].kind == "switch" and step.told:  # what hangs on it lights up
        screen.says(last, "Oui" if step.told[step.lit] else "Non")
    elif last == f"slot-{step.lit}" or (touched and last != f"{step.lit}-{NEXT}"):
        expect(lit).to_have_attribute("aria-current", "true")
    else:
        expect(lit).not_to_have_attribute("aria-current", "true")
