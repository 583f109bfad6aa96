"""What each kind of question offers: its answers with their figures, where each stands, and why some are refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose, Draw, Figure, Form, Number, Option, Pick, Question, YesNo
from companion.core.questions.question_base import BESIDE, IN_A_ROW
from companion.core.rules.verdicts import Verdict
from companion.core.values.messages import Msg, msg
from companion.ui.art import speaks
from companion.ui.page.menu_table import MenuTable, outside, table_of
from companion.ui.page.page import Answer, Place

ON: Final = "turn"
"""Group of the options that hand the turn on: beside the main button, always at the same place."""
HERE: Final = "service"
"""Group of what can be done where the ship lies: while there is any of it, no big button calls to go on."""
PLAIN: Final = 3
"""So many options without a picture answer at once."""
MOST_ROWS: Final = 5
"""Numbers of a form that stand in rows of all their values."""
LEFT, MIDDLE, RIGHT = ("10", "8"), ("12", "6"), ("2", "4")
"""The hours of a clock in columns, from top to bottom; between those of the middle lies a hexagon."""
HOURS: Final = (*LEFT, *MIDDLE, *RIGHT)


def are_faces(options: Sequence[Option]) -> bool:
    """Whether pictures alone tell these options apart, and no words of theirs would be lost."""
    return bool(options) and all(speaks(o.picture) and o.note is None and not o.verdict.effects for o in options)


def stands_in_rows(form: Form) -> bool:
    """Whether a form is a few small numbers, which need neither pad nor the room that was told in."""
    few = 1 < len(form.fields) <= MOST_ROWS and not form.pads
    return few and all(
        line.kind == "number" and line.when is None and len(range(line.lo, line.hi + 1, line.step)) <= IN_A_ROW
        for line in form.fields
    )


def is_lone_value(form: Form) -> bool:
    """Whether a form is a single value that is one of a few."""
    if len(form.fields) != 1:
        return False
    line = form.fields[0]
    return (line.kind == "choice" and len(line.options) <= IN_A_ROW) or (
        line.kind == "number" and len(range(line.lo, line.hi + 1, line.step)) <= IN_A_ROW
    )


def only_way(question: Question | None) -> str:
    """The answer with which a menu goes on, where it offers nothing else to do; "" for any other question."""
    if not isinstance(question, Menu) or not question.main:
        return ""
    others = [o for o in question.options if o.verdict.allowed and o.id != question.main and o.group != ON]
    main = any(o.id == question.main and o.verdict.allowed for o in question.options)
    return question.main if main and not others else ""


@dataclass(frozen=True, slots=True)
class MenuParts:
    """What of a menu stands where. Its main option is not said twice, unless it is compared with others, or is a card
    of a hand."""

    main: Option | None
    """Of the big button."""
    beside: tuple[Option, ...]
    """Buttons beside it."""
    table: MenuTable | None
    cards: tuple[Option, ...]
    """What is possible and stands in no row."""
    refused: tuple[Option, ...]
    """Behind one line, or under a lock of the table."""
    staying: bool
    """Whether most would not go on now: something can be done where the ship lies."""


def menu_parts(question: Menu) -> MenuParts:
    """The parts of a menu that is played."""
    main = next((o for o in question.options if o.id == question.main and o.verdict.allowed), None)
    others = [o for o in question.options if o is not main or o.figures or are_faces((o,))]
    beside = tuple(option for option in others if option.group == ON and option.verdict.allowed)
    possible = [option for option in others if option.verdict.allowed and option not in beside]
    refused = tuple(option for option in others if option not in (*possible, *beside))
    table = table_of(question)
    staying = main is not None and main.group == ON and any(option.group == HERE for option in possible)
    return MenuParts(main, beside, table, tuple(outside(possible, table)), refused, staying)


def answers_at_once(question: Choose) -> bool:
    """Whether one tap answers: a few plain words, or what is read off a component, which nobody weighs. Pictures are
    first chosen, then confirmed with their forecast."""
    if question.at_once or question.nature == "datum":
        return True
    if question.stands is not None:  # what is at stake lies above: every ability is a button
        return len(question.options) <= PLAIN
    return len(question.options) <= PLAIN and not any(option.picture for option in question.options)


def lone(question: Choose) -> Option | None:
    """The only option, which needs no card: the main button says it."""
    return question.options[0] if question.only() is not None else None


def is_weighed(option: Option) -> bool:
    """Whether something stands with an answer that one weighs before it is given, though there is no other."""
    return bool(option.figures or option.note is not None or option.verdict.effects)


def is_rose(figures: Sequence[Figure]) -> bool:
    """Whether there is a number for each of the six directions, clockwise from 12 o'clock."""
    return len(figures) == len(HOURS) and all(figure.picture.startswith("way:") for figure in figures)


def aside_of_the_rose(question: Choose) -> tuple[Option, ...]:
    """What may be chosen beside the hours of a clock, or is no answer of the kind that is asked for: buttons of the
    foot."""
    return tuple(
        option
        for option in question.options
        if option.verdict.allowed and (option.group == BESIDE or (question.rose and option.id not in HOURS))
    )


def answers_of(question: Question, trying: bool = False) -> tuple[Answer, ...]:
    """Every answer that can be tapped, in the order in which they stand. trying: nothing is played here.

    Dice, lines of a card and words are typed: they have none.
    """
    match question:
        case Menu():
            return tuple(_of_menu(question, trying))
        case Choose():
            away = () if answers_at_once(question) else aside_of_the_rose(question)
            if (only := lone(question)) is not None:
                return (_answer(only),) if is_weighed(only) else ()
            cards = [_answer(o) for o in question.options if o not in away]
            return (*cards, *(_answer(o, "foot") for o in away))
        case Pick():
            return tuple(_answer(option) for option in question.options)
        case YesNo():
            likely = question.default is not False
            return tuple(
                Answer(key, question.yes if value else question.no, value, "foot")
                for value, key in ((likely, "main"), (not likely, "no" if likely else "yes"))
            )
        case Number(keys=keys) if keys:
            return tuple(Answer(str(n), msg("ui-number", n=n), n) for n in keys)
        case Number(lo=lo, hi=hi, step=step):
            values = range(lo, hi + 1, step)
            return tuple(Answer(str(n), msg("ui-number", n=n), n) for n in values if len(values) <= IN_A_ROW)
        case Draw(unseen=False):
            return tuple(_answer(option) for option in question.options)
        case _:
            return ()


def _of_menu(question: Menu, trying: bool) -> Iterator[Answer]:
    parts = menu_parts(question)
    rows = [] if parts.table is None else [o for o in question.options if o.id in parts.table.taken]
    yield from (_answer(option, "row") for option in rows)
    if trying:
        locked = frozenset[str]() if parts.table is None else parts.table.locked
        yield from (_answer(o) for o in outside(question.options, parts.table) if o.id not in locked)
        return
    yield from (_answer(option) for option in parts.cards)
    yield from (_answer(option, "refused") for option in parts.refused)
    yield from (_answer(option, "foot") for option in parts.beside)


def _answer(option: Option, place: Place = "card") -> Answer:
    return Answer(
        option.id,
        option.label,
        option.id,
        place,
        option.group,
        option.note,
        option.figures,
        option.verdict.effects,
        refusals(option.verdict),
    )


def refusals(verdict: Verdict) -> tuple[tuple[str, Msg], ...]:
    """Rule and words of every broken rule, and of every fact that is still missing."""
    broken = tuple((reason.rule, reason.text) for reason in verdict.refusals)
    return (*broken, *((ask.rule, msg("ui-first-tell", what=ask.text)) for ask in verdict.unknown))
