"""What follows from an answer, said before it is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import flet as ft

from companion.core.events.announcements import Announcement, Change, words_of
from companion.core.events.event import Happened
from companion.core.questions.kinds import TABLE, Dice, Question, Roll
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import concerns
from companion.ui.look.language import use_texts
from companion.ui.look.palette import SANS_BOLD_FONT
from companion.ui.look.theme import FALLBACK_FONTS, use_look
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

KEY: Final = "forecast"
"""Of what follows from an answer: it stays, whatever stands above it."""
MOST = 5
"""Lines of a forecast; what comes after them is counted."""


def forecast(asked: EveningContext, value: object, title: Msg) -> ft.Control:
    """What would be told up to the next question if the answer were `value`; nothing where that is no news."""
    return kit.keyed(KEY, Forecast, asked, value, title)


@component
def Forecast(asked: EveningContext, value: object, title: Msg) -> ft.Control:
    """The same as a component, which remembers what it has worked out."""
    look, t = use_look(), use_texts()

    def foresee() -> tuple[Msg, ...]:
        glimpse = asked.session.view.glimpse(value, asked.seat, asked.in_part)
        if glimpse is None:
            return ()
        hands = TABLE if asked.session.rights.overrule else asked.question.who  # on a phone, those of its own seat
        lines = news_of(glimpse.happened, hands)
        more = [msg("ui-forecast-more", n=len(lines) - MOST)] if len(lines) > MOST else []
        following = glimpse.question
        if following is None or not lines:  # that something will be asked is no news, which dice will be thrown is
            return (*lines[:MOST], *more, *(() if following is None else dice_of(following)))
        return (*lines[:MOST], *more, msg("ui-forecast-then", question=_aloud(following)), *dice_of(following))

    foreseen: tuple[Msg, ...] = ft.use_memo(foresee, [asked.number, value])
    if not foreseen:
        return ft.Container()
    p = look.palette
    bold = ft.TextStyle(font_family=SANS_BOLD_FONT, font_family_fallback=FALLBACK_FONTS)
    first = pen(look, "", spans=[ft.TextSpan(t(title) + " ", bold), ft.TextSpan(t(foreseen[0]))])
    body = ft.Container(
        kit.rows([first, *(pen(look, t(line)) for line in foreseen[1:])], 4),
        bgcolor=p.paper_shade,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
    return ft.Semantics(content=body, identifier="forecast", container=True)


def news_of(happened: Iterable[Happened], hands: str = TABLE) -> list[Msg]:
    """What would be told if this happened, a line each. hands: of what other hands have to do nothing is said."""
    tellings = (telling for each in happened for telling in each.announcements)
    return [_in_figures(each) for each in tellings if hands == TABLE or concerns(each, hands)]


def dice_of(question: Question) -> list[Msg]:
    """Which dice a roll throws, and what they may bring, in a line; none for any other question."""
    if not isinstance(question, Roll) or question.secret or not question.sides:
        return []
    dice = tuple(map(_counted, question.dice))
    return [
        msg("ui-forecast-dice", dice=dice)
        if question.odds is None
        else msg("ui-forecast-odds", dice=dice, odds=question.odds().headline)
    ]


def _counted(dice: Dice) -> Msg:
    """How many dice, and what is added to each."""
    sign = "plus" if dice.bonus > 0 else "minus" if dice.bonus else "none"
    return msg("ui-forecast-group", n=dice.count, sign=sign, bonus=abs(dice.bonus))


def _in_figures(telling: Announcement) -> Msg:
    """What is told, a number with what it was and what it becomes."""
    said = words_of(telling)[0]
    if not isinstance(telling, Change) or telling.after is None:
        return said
    return msg("ui-forecast-becomes", what=said, before=telling.before or 0, after=telling.after)


def _aloud(question: Question) -> Msg:
    """A question as all may hear it."""
    return msg("ui-peek-secret") if question.secret else question.text
