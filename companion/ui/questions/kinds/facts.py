"""Facts that only the board knows, on one card: a row for each, filled with what was said last or is likely.

Only the rows that matter with what is chosen now are there, and a live line says what follows. One tap on the main
button gives all the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Question
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.session.previews import Fact, Gathered
from companion.ui.look.theme import Look
from companion.ui.questions.parts.forecast import dice_of, news_of
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.question_rows import answer_row, fits_a_line
from companion.ui.questions.sheet.sheet_frame import Action, EveningContext, lay_out
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.widgets import kit

LINES = 3
"""Of what follows; more is told when it has happened."""


def on_one_card(question: Question, gathered: Gathered) -> bool:
    """Whether facts are better asked on one card: several of them, or those of a turn that is then played at once."""
    if not all(fits_a_line(fact.question) for fact in gathered.facts):
        return False
    return isinstance(question, Menu) or len(gathered.facts) > 1


def facts_body(
    inputs: SheetInputs, asked: EveningContext, question: Question, likely: Gathered, main: str = ""
) -> ft.Control:
    """The card. likely: what it shows at first.

    main: of a menu, the answer from which the facts follow; "" for a fact that is already asked.
    """
    look, t = inputs.look, inputs.t
    draft, put = inputs.draft.begin(dict[str, object]())
    gathered = asked.gather(draft, main) if draft else likely
    facts = gathered.facts if gathered is not None else ()

    def choose(key: str, value: object) -> None:
        put({**draft, key: value})

    def play() -> None:
        values = {fact.question.key: fact.value for fact in facts}
        first = main or values.pop(question.key)
        asked.answer(first, ahead=values)

    def row(fact: Fact) -> ft.Control:
        question, stacked = fact.question, asked.compact or look.zoom > 1
        take = partial(choose, question.key)
        return answer_row(
            look,
            t,
            question,
            fact.value,
            lambda value: asked.steady(partial(take, value))(),
            "fact",
            stacked,
            fact.again,
        )

    heading = [pen(look, t(msg("voice-facts")), bold=True, colour=look.palette.on_parchment_muted)] if main else []
    card = ft.Container(
        kit.rows([*heading, *map(row, facts)], 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=look.palette.paper,
        border=ft.Border.all(2, look.palette.paper_line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
    content: list[ft.Control] = [ft.Semantics(content=card, identifier="facts", container=True)]
    if gathered is not None and (lines := foreseen(gathered)):
        content.append(_then(look, t, lines))
    label = gathered.deed if gathered is not None and gathered.deed is not None else msg("voice-so")
    headed = asked if main else replace(asked, title=msg("voice-facts"))
    return lay_out(look, t, headed, content, Action(t(label), play, "answer-main"))


def foreseen(gathered: Gathered) -> Sequence[Msg]:
    """What follows from the facts: what would be told, else what the notebook would note, and the roll that comes."""
    told = news_of(gathered.happened)
    noted = [each.line for each in gathered.happened if each.line is not None]
    lines = (told or noted)[:LINES]
    following = gathered.question
    if following is not None and following.nature == "chance" and not following.secret:
        lines.append(following.text)
        if following.note is not None:
            lines.append(following.note)
        lines += dice_of(following)
    return lines


def _then(look: Look, t: Texts, lines: Sequence[Msg]) -> ft.Control:
    first = kit.line([pen(look, t(msg("voice-then")), bold=True), _wide(pen(look, t(lines[0])))], 8)
    body = ft.Container(
        kit.rows([first, *(pen(look, t(line)) for line in lines[1:])], 4),
        bgcolor=look.palette.paper_shade,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
    return ft.Semantics(content=body, identifier="forecast", container=True)


def _wide(text: ft.Text) -> ft.Text:
    text.expand = True
    return text
