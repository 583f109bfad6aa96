"""Answers that need no person: whoever or whatever gives one, before anybody is asked on a screen.

An answerer looks at one question and returns an answer with its source, or None for "not mine". The session asks them
in order; what none of them answers is shown on a screen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from companion.core.journal.journal import Source
from companion.core.procedures import dice_seeds
from companion.core.procedures.copied_cards import CardValues
from companion.core.procedures.dice_seeds import Dealt
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose, Draw, Form, Option, Question, Roll
from companion.core.questions.legal_answers import answers_to

DiceMode = str
"""virtual: the app rolls and draws. own: people roll and draw at the table. ask: the screen offers both.

What lies face down in a pile of the app is dealt by the app in each of them, where people play."""

Copying = str
"""needed: of a printed component the values that matter now are asked. whole: all of them, once."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer (plain JSON) and where it comes from."""

    value: object
    source: Source
    overruling: bool = False
    """The rules refuse it, the table has the last word."""


class QuestionPlace(NamedTuple):
    """Where in an evening a question is asked, for whoever answers by chance: equal questions at equal places get equal
    answers."""

    thrown: tuple[Dealt, ...] = ()
    """The dice, or the draw, as their deed names them."""
    begun: str = "0"
    """Procedures begun so far, which decides where nothing is named so: in an evening that an earlier version began."""


NOWHERE: Final = QuestionPlace()
"""Where chance has no say."""

Answerer = Callable[[Question, QuestionPlace], Answered | None]
"""Called with the question and its place in the evening."""


def forced(question: Question, place: QuestionPlace) -> Answered | None:
    """The single legal answer, where there is just one."""
    if question.forced and not isinstance(question, Form) and (only := question.only()) is not None:
        return Answered(only[0], "forced")
    return None


def usual(question: Question, place: QuestionPlace) -> Answered | None:
    """The default of a question that nobody is bothered with."""
    if question.unasked and question.default is not None:
        return Answered(question.default, "map" if question.charted else "usual")
    return None


def left_unknown(question: Question, place: QuestionPlace) -> Answered | None:
    """Comes last: a component that no library knows and nobody needs stays unknown."""
    if isinstance(question, Form) and (only := question.only()) is not None:
        return Answered(only[0], "library")
    return None


def copied_later(copying: Callable[[], Copying]) -> Answerer:
    """A component of which nothing matters now stays as unknown as it is, unless the table copies whole cards."""

    def answer(question: Question, place: QuestionPlace) -> Answered | None:
        if isinstance(question, Form) and question.waiting and copying() == "needed":
            return Answered(dict(question.default or ()), "library")
        return None

    return answer


ROLLED: Final = "roll"
"""What is said ahead of dice that the app shall roll."""


def roll(question: Question, seed: int, place: QuestionPlace) -> object:
    """Virtual dice and draws: always the same for the same seed, place and question."""
    match question:
        case Roll() if place.thrown or not question.sides:
            return dice_seeds.faces(question, seed, place.thrown)
        case Draw() if place.thrown:
            return dice_seeds.drawn(question, seed, place.thrown)
    chance = Random(f"{seed}/{place.begun}/{question.key}")
    match question:
        case Roll():
            return tuple(chance.randint(1, sides) for sides in question.sides)
        case Draw():
            ids = [option.id for option in question.options]
            return chance.choices(ids, question.weights or None)[0]
    raise TypeError(f"{type(question).__name__} is not a question of chance")


def virtual_dice(seed: int, mode: Callable[[], DiceMode], *, always_deals: bool = True) -> Answerer:
    """Rolls and draws by itself while the table's dice mode is "virtual"; deals what lies face down in any mode, where
    people play: a program may say that, too (not `always_deals`).

    Only the app can deal from a pile that it holds face down, and the places of such a pile follow the printed order:
    whoever drew by place could count which cards are gone.
    """

    def answer(question: Question, place: QuestionPlace) -> Answered | None:
        dealt = always_deals and isinstance(question, Draw) and question.unseen
        if dealt or (isinstance(question, Roll | Draw) and mode() == "virtual"):
            return Answered(roll(question, seed, place), "dice")
        return None

    return answer


def likely(question: Question) -> object:
    """What a table would answer that does not think long: the likely answer, else the first legal one.

    None where there is none, which the question then refuses in words.
    """
    if question.default is not None and question.admits(question.default):
        return question.default
    return next(iter(answers_to(question)), None)


LookUp = Callable[[str, str], tuple[CardValues, Source] | None]
"""What a library knows of a component, by schema and subject, and how to name it as a source."""


def from_library(look_up: LookUp) -> Answerer:
    """Copies printed components from the owner's library or, in a demonstration, from the sample edition.

    What no library keeps is read off the table each time: a card without a name is not the one that was copied once.
    A record that the form does not admit (its lines have changed since, or a value that is needed now was left unknown)
    is left for a person to copy. Which of several cards lies there needs no person where none of them was ever copied:
    they are alike to us, and the form that follows gives the first one its name.
    """

    def strange(option: Option) -> bool:
        return option.card is not None and look_up(*option.card) is None

    def answer(question: Question, place: QuestionPlace) -> Answered | None:
        match question:
            case Form(kept=True) if (found := look_up(question.schema, question.subject)) is not None:
                record, source = found
                if question.part:
                    record = {line.name: record.get(line.name) for line in question.fields}
                return Answered(record, source) if question.admits(record) else None
            case Menu():
                return None
            case Choose() | Draw() if all(map(strange, question.options)):
                return Answered(question.options[0].id, "forced")
        return None

    return answer
