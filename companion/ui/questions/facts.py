"""Facts that only the board knows, on one card: a row for each, filled with what was said last or is likely.

Only the rows that matter with what is chosen now are there, and a live line says what follows. One tap on the main
button gives all the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.game import Menu
from companion.core.questions import Choose, Number, Option, Pick, Question, YesNo
from companion.core.text import Msg, msg
from companion.core.voice import words_of
from companion.library.texts import Texts
from companion.table.evening import Fact, Gathered
from companion.ui import kit
from companion.ui.questions.ink import drawn, pen, quiet
from companion.ui.questions.paper import Action, Asked, lay_out
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

FEW = 13
"""Largest range of a number whose values are all shown."""
LINES = 3
"""Of what follows; more is told when it has happened."""
ASKED, ANSWERS = 5, 8
"""How the width is divided between a question and its answers."""


def on_one_card(question: Question, gathered: Gathered | None) -> bool:
    """Whether facts are better asked on one card: several of them, or those of a turn that is then played at once."""
    if gathered is None or not all(_drawable(fact.question) for fact in gathered.facts):
        return False
    return isinstance(question, Menu) or len(gathered.facts) > 1


def _drawable(question: Question) -> bool:
    match question:
        case Number(lo=lo, hi=hi, step=step):
            return len(range(lo, hi + 1, step)) <= FEW
        case Choose(options=options) | Pick(options=options):
            return len(options) <= FEW and all(option.verdict.allowed for option in options)
        case _:
            return isinstance(question, YesNo)


@component
def FactsBody(asked: Asked, question: Question, main: str = "") -> ft.Control:
    """The card. main: of a menu, the answer from which the facts follow; "" for a fact that is already asked."""
    look, t = use_look(), use_texts()
    draft, put = ft.use_state(dict[str, object]())
    gathered = ft.use_memo(lambda: asked.room.evening.gather(draft, main), [asked.serial, str(draft)])
    facts = gathered.facts if gathered is not None else ()

    def choose(key: str, value: object) -> None:
        put({**draft, key: value})

    def play() -> None:
        values = {fact.question.key: fact.value for fact in facts}
        first = main or values.pop(question.key)
        asked.answer(first, ahead=values)

    rows = [_row(look, t, asked, fact, choose) for fact in facts]
    card = ft.Container(
        kit.rows(
            [pen(look, t(msg("voice-facts")), bold=True, colour=look.palette.on_parchment_muted), *rows],
            8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=look.palette.paper,
        border=ft.Border.all(2, look.palette.paper_line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
    content: list[ft.Control] = [ft.Semantics(content=card, identifier="facts", container=True)]
    if gathered is not None and (lines := foreseen(gathered)):
        content.append(_then(look, t, lines))
    label = question.told(main) if main else msg("voice-so")
    return lay_out(look, t, asked, content, Action(t(label), play, "answer-main"))


def foreseen(gathered: Gathered) -> Sequence[Msg]:
    """What follows from the facts: what would be told, else what the notebook would note, and the roll that comes."""
    told = [words_of(telling)[0] for event in gathered.events for telling in event.tells()]
    noted = [line for event in gathered.events if (line := event.line()) is not None]
    lines = (told or noted)[:LINES]
    following = gathered.question
    if following is not None and following.nature == "chance" and not following.secret:
        lines.append(following.text)
        if following.note is not None:
            lines.append(following.note)
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


def _row(look: Look, t: Texts, asked: Asked, fact: Fact, choose: Callable[[str, object], None]) -> ft.Control:
    """A question with its answers side by side."""
    question = fact.question
    words: list[ft.Control] = [pen(look, t(question.text), bold=True)]
    if fact.again:
        sign = kit.icon(look, "undo", look.sizes.small, look.palette.on_parchment_muted)
        words.append(kit.line([sign, quiet(look, t(msg("voice-again-said")))], 6))
    answers = ft.Row(
        [_segment(look, t, asked, fact, *each, choose) for each in _answers(question, fact.value)],
        wrap=True,
        spacing=8,
        run_spacing=6,
    )
    label = kit.rows(words, 0)
    if asked.compact or look.zoom > 1:
        row: ft.Control = kit.rows([label, answers], 4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    else:
        row = kit.line([ft.Container(label, expand=ASKED), ft.Container(answers, expand=ANSWERS)], 12)
    return ft.Semantics(content=row, identifier=f"fact-{question.key}", container=True)


Segment = tuple[str, Msg, Option | None, object, bool]
"""Id, words, the option, the answer that a tap gives, and whether it is chosen."""


def _answers(question: Question, value: object) -> Sequence[Segment]:
    match question:
        case YesNo(yes=yes, no=no):
            return [("no", no, None, False, value is False), ("yes", yes, None, True, value is True)]
        case Choose(options=options):
            return [(o.id, o.label, o, o.id, o.id == value) for o in options]
        case Pick(options=options, none=none):
            chosen = tuple(value) if isinstance(value, tuple | list) else ()
            nothing = (none or msg("core-nothing"), None, (), not chosen)
            return [
                ("none", *nothing),
                *((o.id, o.label, o, _toggled(question, chosen, o.id), o.id in chosen) for o in options),
            ]
        case Number(lo=lo, hi=hi, step=step):
            return [(str(n), msg("ui-number", n=n), None, n, n == value) for n in range(lo, hi + 1, step)]
    raise TypeError(f"{type(question).__name__} is no row of a card")


def _toggled(question: Pick, chosen: tuple[object, ...], one: str) -> tuple[object, ...]:
    """What is picked after a tap on one of the options; where no more may be, the first one makes room."""
    if one in chosen:
        return tuple(each for each in chosen if each != one)
    full = question.hi is not None and len(chosen) >= question.hi
    return (*(chosen[1:] if full else chosen), one)


def _segment(
    look: Look,
    t: Texts,
    asked: Asked,
    fact: Fact,
    name: str,
    label: Msg,
    option: Option | None,
    answer: object,
    chosen: bool,
    choose: Callable[[str, object], None],
) -> ft.Control:
    p, key = look.palette, fact.question.key
    picture = drawn(option.picture, 26, option.colour) if option is not None else None
    tick = [kit.icon(look, "check", look.sizes.small * 1.1, p.action)] if chosen else []
    words = pen(look, t(label), size=look.sizes.small, bold=chosen)
    body = ft.Container(
        kit.line(
            [*([picture] if picture else []), *tick, words, ft.Container(width=0, height=TOUCH - 12)], 6, tight=True
        ),
        bgcolor=p.parchment if chosen else p.paper,
        border=ft.Border.all(2, p.action if chosen else p.paper_line),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=10, vertical=2),
        on_click=lambda _: asked.steady(partial(choose, key, answer))(),
    )
    return kit.tagged(body, f"fact-{key}-{name}", t(label), selected=chosen)
