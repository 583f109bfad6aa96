"""Dice: typed one after another as they lie on the table, or rolled by the app.

The last die answers. Whoever went back to change one, or may have touched a key twice, confirms by the button.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.core.questions.kinds import Dice, Roll
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.look.theme import TOUCH, Look
from companion.ui.page.foot import of_roll
from companion.ui.questions.parts.forecast import forecast
from companion.ui.questions.parts.odds_plot import odds_line
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_frame import columns, lay_out
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.screen_session import screen_session
from companion.ui.widgets import kit

KEYS_WIDE, KEYS_NARROW = 7, 5
"""Keys in one row of the keypad."""


FEW = 3
"""Dice of a group that may share a line with another group."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Dice as typed so far."""

    values: tuple[int | None, ...]
    at: int = 0
    """The die that the next key sets, one past the end when all are in."""
    sure: bool = True
    """Whether every die was typed once, one after the other."""
    last: tuple[int, float] = (0, 0.0)
    """The key that was tapped last, 0 for none, and when."""

    @property
    def missing(self) -> int:
        """How many dice are still to be typed."""
        return self.values.count(None)

    @property
    def thrown(self) -> tuple[int, ...]:
        """The dice that are in."""
        return tuple(value for value in self.values if value is not None)

    def typed(self, value: int, when: float = 0.0) -> Tray:
        """After a key; goes on to the next empty die. when: the same key again at once may be a slip of the finger."""
        if self.at >= len(self.values):
            return self
        values = (*self.values[: self.at], value, *self.values[self.at + 1 :])
        empty = [i for i, known in enumerate(values) if known is None]
        at = next((i for i in empty if i > self.at), empty[0] if empty else len(values))
        key, before = self.last
        twice = key == value and when - before < screen_session.SETTLE
        return Tray(values, at, self.sure and not twice, (value, when))

    def pointed(self, at: int) -> Tray:
        """After a tap on a die: the next key sets it."""
        return replace(self, at=at, sure=False)

    def erased(self) -> Tray:
        """After backspace: the die at hand if it shows something, else the one before it."""
        here = self.at < len(self.values) and self.values[self.at] is not None
        at = self.at if here else max(self.at - 1, 0)
        return Tray((*self.values[:at], None, *self.values[at + 1 :]), at, sure=False)


def roll_body(inputs: SheetInputs, asked: EveningContext, question: Roll) -> ft.Control:
    """Boxes for the dice, a keypad for their faces, and what they make."""
    look, t = inputs.look, inputs.t
    sides = question.sides
    tray, put = inputs.draft.begin(Tray((None,) * len(sides)))
    faces = sides[min(tray.at, len(sides) - 1)]

    def tap(change: Callable[[Tray], Tray]) -> Callable[[], None]:
        return asked.steady(lambda: put(change))

    groups: list[ft.Control] = []
    first = 0
    for dice in question.dice:
        groups.append(_group(look, t, asked, dice, first, tray, lambda i: tap(lambda old: old.pointed(i))()))
        first += dice.count
    foreseen = (
        [odds_line(look, t, question.odds())] if question.odds is not None and not asked.session.rights.trying else []
    )
    small = not asked.compact and len(groups) > 1 and all(dice.count <= FEW for dice in question.dice)
    trays = (
        kit.grid([ft.Container(group, expand=1) for group in groups], columns(asked, look, 2))
        if small
        else kit.rows(groups)
    )
    keys = [
        chip(look, str(n), asked.steady(partial(_type, asked, put, n)), f"key-{n}", expand=1, height=_key(asked))
        for n in range(1, faces + 1)
    ]
    keys.append(chip(look, "", tap(Tray.erased), "key-erase", picture="icon:backspace", expand=1, height=_key(asked)))
    halved = asked.flat and asked.told.tells  # what is told has the other half
    narrow = (asked.compact and not asked.flat) or halved or look.zoom > 1.25
    keypad = kit.grid(keys, KEYS_NARROW if narrow else KEYS_WIDE, 8)
    values = tray.thrown
    forecasts: list[ft.Control] = [] if tray.missing else [forecast(asked, values, msg("ui-if-roll"))]
    main, others = asked.actions(t, of_roll(question, values, tray.missing))
    same = before(look, t, asked, lambda old: put(Tray(old, len(old), sure=False)))
    if asked.compact and not asked.flat:  # a small screen belongs to the dice and their keys, which stay in sight
        (rolled,) = others
        words, do, name = rolled.words, asked.roll, rolled.identifier
        button = kit.button(look, words, do, identifier=name, height=kit.ANSWER * look.zoom, wide=True)
        return lay_out(look, t, asked, [*same, trays, button, *foreseen], main, (), forecasts, [keypad])
    if asked.flat:
        return lay_out(look, t, asked, [*same, trays, keypad, *foreseen], main, others, forecasts)
    return lay_out(look, t, asked, [*same, *foreseen, trays, keypad], main, others, forecasts)


def _type(asked: EveningContext, put: Callable[[Callable[[Tray], Tray]], None], value: int) -> None:
    """Set the die at hand, and answer with the last one."""
    whole: list[Tray] = []

    def typed(old: Tray) -> Tray:
        new = old.typed(value, asked.session.now())
        if new.missing or not (old.missing and new.sure):
            return new
        whole.append(new)
        return old

    put(typed)
    for tray in whole:
        asked.answer(tray.thrown)


def _key(asked: EveningContext) -> int:
    return (
        TOUCH
        if asked.compact and asked.session.rights.trying
        else 52
        if asked.compact or asked.session.rights.trying
        else kit.ANSWER
    )


def _group(
    look: Look, t: Texts, asked: EveningContext, dice: Dice, first: int, tray: Tray, point: Callable[[int], None]
) -> ft.Control:
    """The dice that share a bonus: what they are, their faces, and what they make."""
    bonus = f"  {signed(dice.bonus)}" if dice.bonus else ""
    size = t(msg("ui-dice", n=dice.count, sides=dice.sides))
    title = pen(look, f"{t(dice.label)} · {size}{bonus}", bold=True)
    values = tray.values[first : first + dice.count]
    boxes = [_die(look, asked, dice, i, tray, point) for i in range(first, first + dice.count)]
    told = pen(look, summary(t, dice, tuple(v for v in values if v is not None)), colour=look.palette.on_parchment)
    row = ft.Row(boxes, wrap=True, spacing=8, run_spacing=8)
    if asked.compact and dice.count < FEW:  # beside them there is room
        row.wrap, told.expand = False, True
        row.controls.append(told)
        return kit.rows([title, row], 6)
    return kit.rows([title, row, told], 6)


def summary(t: Texts, dice: Dice, values: tuple[int, ...]) -> str:
    """The arithmetic of one group, as far as its dice are known: results with the bonus, then hits or the total."""
    if not values:
        return ""
    with_bonus = [value + dice.bonus for value in values]
    results = " · ".join(map(str, with_bonus))
    if dice.hit_from is not None:
        hits = sum(value >= dice.hit_from for value in values)
        return t(msg("ui-roll-hits", results=results, hits=hits, n=len(values)))
    if len(values) > 1:
        return t(msg("ui-roll-total", results=results, total=sum(with_bonus)))
    return results if dice.bonus else ""


def _die(
    look: Look, asked: EveningContext, dice: Dice, index: int, tray: Tray, point: Callable[[int], None]
) -> ft.Control:
    """One die. A hit is coral and bears a star; the die at hand has a thick frame of brass."""
    p = look.palette
    value = tray.values[index]
    hit = value is not None and dice.hit_from is not None and value >= dice.hit_from
    here = index == tray.at
    width, height = (60, 56) if asked.compact else (72, 64)
    width, height = round(width * look.zoom), round(height * look.zoom)
    figure = pen(
        look,
        "" if value is None else str(value),
        size=look.sizes.counter * 0.85,
        bold=True,
        colour=p.on_chosen if hit else p.on_parchment,
    )
    star = [ft.Container(kit.icon(look, "star", 16 * look.zoom, p.on_chosen), right=2, top=2)] if hit else []
    side = ft.BorderSide(4 if here else 3 if hit else 2, p.mark if here else p.coral if hit else p.paper_line)
    body = ft.Container(
        ft.Stack([ft.Container(figure, alignment=ft.Alignment.CENTER, expand=True), *star]),
        bgcolor=p.chosen if hit else p.paper if value is not None or here else p.paper_shade,
        border=ft.Border.all(side.width, side.color),
        border_radius=12,
        width=width,
        height=height,
        on_click=lambda _: point(index),
    )
    return kit.tagged(body, f"die-{index + 1}", "")
