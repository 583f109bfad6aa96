"""What a touched hex would come to, on the sheet beside the map: the points of each direction and their sum, whom the
way meets, what is left; or what is said of the hex."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.core.rules.verdicts import Sum
from companion.core.values.messages import msg
from companion.games.captains_log.model.names import ship_option
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sailing.course_preview import Passage
from companion.games.captains_log.sea.chart import spot
from companion.hexmap import CLOCK, Clock
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.games.captains_log.sea_map.told_of_hex import HexNotes
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.aimed import Outlook
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

ROSE: Final = 146.0
"""Height of the points of all directions, in logical pixels."""
BOAT: Final = 0.36
"""Length of the ship in their middle, of that height."""
PIP, MOST = 15.0, 12
"""Width of a point of movement, and how many are drawn one by one."""


@dataclass(frozen=True, slots=True)
class Course:
    """A movement that is planned. bow, colour: of the ship before it."""

    plan: Passage
    bow: Clock
    colour: str


def outlook_of(s: State, said: HexNotes | None, plan: Passage | None) -> Outlook | None:
    """What the sheet shows of the touched hex; None for nothing."""
    here, course = spot(s, s.active.id), None
    if said is None:
        return None
    if plan is not None and plan.steps and here is not None:
        course = Course(plan, here.bow, ship_option(s, s.active.id).colour)
    return Outlook((said, course), lambda look, t: kit.still(HexOutlook, look, t, said, course))


@component
def HexOutlook(look: Look, t: Texts, said: HexNotes, course: Course | None) -> ft.Control:
    """What is said of a hex, and the movement there."""
    p = look.palette
    lines: list[ft.Control] = [pen(look, t(said.title), bold=True, size=look.sizes.title)]
    if course is not None:
        lines += [_sailing(look, t, course, said.sums), *_met(look, t, course.plan), *_left(look, t, course.plan)]
    inks = {True: p.on_parchment_good, False: p.on_parchment_bad, None: p.on_parchment}
    signs = said.lines if course is None else [each for each in said.lines if each[0] in ("cross", "info")]
    known = set() if course is None else {each.text for each in course.plan.met}
    lines += (
        kit.line([kit.icon(look, sign, 22, inks[good]), pen(look, t(text), size=look.sizes.small, expand=True)], 8)
        for sign, text, good in signs
        if text not in known
    )
    body = ft.Container(
        kit.rows(lines, 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=p.paper,
        border=ft.Border.all(2, p.paper_line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )
    return ft.Semantics(content=body, container=True, **kit.named("map-said"))


def _sailing(look: Look, t: Texts, course: Course, sums_of: Sequence[Sum]) -> ft.Control:
    """The points of all six directions around the ship, and how those of the way are made up."""
    plan = course.plan
    first = CLOCK.index(plan.steps[0])
    told = ", ".join(f"{t(msg('cl-clock', clock=clock))}: {n}" for clock, n in zip(CLOCK, plan.points, strict=True))
    rose = kit.pic("compass:points", ROSE, told, values=plan.points, chosen=first, bare=True)
    size, wide = ROSE * BOAT, ROSE * 120 / 108
    boat = kit.pic("sea:boat", size, hull=kit.colour_of(course.colour), bearing=30 * course.bow)
    middle = ft.Container(boat, left=(wide - size) / 2, top=(ROSE - size) / 2)
    compass = ft.Stack([rose, middle], width=wide, height=ROSE)
    sums = [row for each in sums_of for row in _sum(look, t, each)]
    return kit.line([compass, kit.rows(sums, 2, expand=True)], 14) if sums else kit.line([compass], 0)


def _sum(look: Look, t: Texts, total: Sum) -> Iterator[ft.Control]:
    """A sum as one writes it: a line for each of its terms, and what they make."""
    p = look.palette
    for i, term in enumerate(total.terms):
        ink = p.on_parchment if i == 0 or not term.value else p.on_parchment_good
        ink = p.on_parchment_bad if term.value < 0 else ink
        words = pen(look, t(term.label).capitalize(), size=look.sizes.small, expand=True)
        figure = str(term.value) if i == 0 else signed(term.value)
        yield kit.line([words, pen(look, figure, bold=True, size=look.sizes.small, colour=ink)], 6)
    yield ft.Container(height=2, bgcolor=p.paper_line)
    words = pen(look, t(total.label).capitalize(), bold=True, size=look.sizes.small, expand=True)
    yield kit.line([words, pen(look, str(total.total), bold=True, size=look.sizes.title, colour=p.coral)], 6)


def _met(look: Look, t: Texts, plan: Passage) -> Iterator[ft.Control]:
    """A row for everything on the way, with its picture; a sign for what is perilous and for what is not."""
    p = look.palette
    for each in plan.met:
        ink = p.on_parchment_bad if each.perilous else p.on_parchment
        sign = kit.icon(look, "warning", 22, ink) if each.perilous else kit.icon(look, "check", 22, p.on_parchment_good)
        image = ft.Container(drawn(each.picture, 30, each.colour), width=38, alignment=ft.Alignment.CENTER)
        yield kit.line([image, pen(look, t(each.text), size=look.sizes.small, colour=ink, expand=True), sign], 8)


def _left(look: Look, t: Texts, plan: Passage) -> Iterator[ft.Control]:
    """The points that the way costs, and those that are left, one by one."""
    if plan.cost + plan.left > MOST:
        return
    p = look.palette
    edge = ft.Border.all(1.5, p.paper_line)
    pips: list[ft.Control] = [
        ft.Container(
            width=PIP * 1.5, height=PIP, border_radius=PIP / 2, bgcolor=p.coral if n < plan.cost else p.paper_shade
        )
        for n in range(plan.cost + plan.left)
    ]
    for pip in pips[plan.cost :]:
        pip.border = edge  # type: ignore[attr-defined]
    yield ft.Row(pips, spacing=4, wrap=True, run_spacing=4)
