"""An evening as a list of what people did: played again, shortened, kept in a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple, TypeVar

from pydantic import TypeAdapter, ValidationError

from companion.core.journal.journal import PEOPLE, Began, Entry, Said, Source
from companion.core.kit.game import AnyGame
from companion.core.procedures.copied_cards import CardValues, Known
from companion.core.procedures.menus import Menu
from companion.core.questions.correctable import Correctable
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import TABLE, BadAnswer, Choose, Field, Pick, Question
from companion.core.untrusted.problems import problem
from companion.core.values.messages import InWords, Msg, msg
from companion.library.sample import is_sample, load_sample
from companion.session.auto_answers import Answerer, from_library, virtual_dice
from companion.session.game_session import GameSession
from companion.session.trial import Trial
from companion.simulation.laws import answerable
from companion.simulation.robot import Robot

T = TypeVar("T")
DeedKind = Literal["begin", "answer", "overrule", "revise", "correct", "undo", "redo", "try"]


class ScriptDeed(NamedTuple):
    """Something that a person does, as plain JSON."""

    kind: DeedKind
    key: str = ""
    """Of the menu or question, the path of a correction, or the seat that asks "may I?"."""
    value: Any = None
    """The answer; of a trial its questions with their answers."""


@dataclass(frozen=True)
class Script:
    """An evening that can be played again: what was agreed before, who rolls the dice, and what people did."""

    game: str
    options: Mapping[str, object]
    seed: int
    dice: Literal["virtual", "own"] = "own"
    deeds: tuple[ScriptDeed, ...] = ()


_PLAN: TypeAdapter[Script] = TypeAdapter(Script)


class BadScript(InWords):
    """A file that is no evening to be played again. text: names the field and says what is wrong."""

    def __init__(self, field: str, wrong: Msg) -> None:
        super().__init__(msg("core-bad-scenario", field=field or "plan", problem=wrong))


def dump_script(plan: Script) -> dict[str, object]:
    """Plain JSON for an evening."""
    dumped: dict[str, object] = _PLAN.dump_python(plan, mode="json")
    return dumped


def load_script(raw: object) -> Script:
    """Inverse of `dump_plan`. Raises BadPlan naming the field that is wrong."""
    return read_as(_PLAN, raw)


def read_as(kind: TypeAdapter[T], raw: object) -> T:
    """Plain JSON as what it stands for. Raises BadPlan naming the field that is wrong."""
    try:
        return kind.validate_python(raw)
    except ValidationError as error:
        raise BadScript(*problem(error)) from error


# ---------------------------------------------------------------------- the table


_read_once = cache(load_sample)


def sample_of(game: AnyGame) -> Known:
    """The invented edition of a game, read once."""
    return _read_once(game)


def dealt(game: AnyGame, options: Mapping[str, object]) -> Mapping[str, object]:
    """The options with the piles that the app deals from in a demonstration."""
    return game.dealt(options, sample_of(game)) if is_sample(options) else options


def seat(game: AnyGame, plan: Script, entries: Sequence[Entry] = ()) -> GameSession:
    """The evening of a plan, new or taken up again."""
    return GameSession(game, plan.options, seed=plan.seed, answerers=answerers(game, plan), entries=entries)


def answerers(game: AnyGame, plan: Script) -> tuple[Answerer, ...]:
    """The dice of a plan, and what is known of the printed components of its edition."""
    known = sample_of(game) if is_sample(plan.options) else {}

    def look_up(schema: str, subject: str) -> tuple[CardValues, Source] | None:
        record = known.get((schema, subject))
        return None if record is None else (record, "sample")

    return virtual_dice(plan.seed, lambda: plan.dice), from_library(look_up)


# ---------------------------------------------------------------------- what can be done


def fits(session: GameSession, deed: ScriptDeed) -> bool:
    """Whether it can be done at this moment."""
    question = session.question
    match deed.kind:
        case "undo":
            return session.now.undo_caption is not None
        case "redo":
            return session.now.redo_caption is not None
        case "correct":
            return any(line.path == deed.key and reads(line.field, deed.value) for line in _correctable(session))
        case "revise":
            return any(asked.key == deed.key and asked.admits(deed.value) for _, asked in revisable(session))
        case "try":
            return isinstance(question, Menu) and question.who == deed.key
        case "overrule":
            return (asked := _asked(session, deed.key)) is not None and asked.without_refusals().admits(deed.value)
    return (asked := _asked(session, deed.key)) is not None and asked.admits(deed.value)


def _asked(session: GameSession, key: str) -> Question | None:
    """The open question of that key."""
    return next((question for question in session.questions if question.key == key), None)


def act(session: GameSession, deed: ScriptDeed) -> None:
    """Do it. Raises BadAnswer when the evening does not take it."""
    match deed.kind:
        case "undo":
            session.undo()
        case "redo":
            session.redo()
        case "correct":
            session.correct(deed.key, deed.value, "", msg("core-corrected"))
        case "revise":
            number = next(number for number, asked in revisable(session) if asked.key == deed.key)
            session.actions.revise(number, deed.value)
        case "try":
            trial = Trial(session, deed.key)
            for key, value in deed.value:
                asked = trial.aside.question
                if asked is not None and asked.key == key and asked.without_refusals().admits(value):
                    trial.aside.answer(value, overruling=True)
            _ = trial.verdict, trial.consequences, trial.plan
        case _:
            who = asked.who if (asked := _asked(session, deed.key)) in session.questions[1:] else TABLE
            session.answer(deed.value, serial=session.now.number(who), overruling=deed.kind == "overrule", seat=who)


def reads(field: Field, value: object) -> bool:
    """Whether a line admits a value."""
    try:
        field.read(value)
    except BadAnswer:
        return False
    return True


def _correctable(session: GameSession) -> Sequence[Correctable]:
    return session.game.correctable(session.state)


def revisable(session: GameSession) -> list[tuple[int, Question]]:
    """Answers that may still be put right, newest first: those since a person last began something."""
    found = []
    for number, entry in reversed(session.journal.live):
        if isinstance(entry, Said) and (asked := session.history.asked(number)) is not None:
            found.append((number, asked))
        elif isinstance(entry, Began) and entry.source in PEOPLE:
            break
    return found


# ---------------------------------------------------------------------- what a person might do


def answering(session: GameSession, robot: Robot) -> ScriptDeed | None:
    """A legal answer to the question of the moment, to any of them where people are asked together."""
    question = robot.chosen(session.questions)
    if question is None:
        return None
    if not answerable(question):
        return ScriptDeed("overrule", question.key, robot.answer(question.without_refusals()))
    return ScriptDeed("begin" if isinstance(question, Menu) else "answer", question.key, robot.answer(question))


def wilful(session: GameSession, robot: Robot, chance: Random) -> ScriptDeed | None:
    """What no rule foresees: overruling the referee, a correction by hand, second thoughts, a question "may I?"."""
    found = [*_overruling(session, robot, chance), *_correcting(session, robot, chance)]
    found += _second_thoughts(session, robot)
    question = session.question
    if isinstance(question, Menu) and question.who != TABLE:
        found.append(ScriptDeed("try", question.who, []))
    return chance.choice(found) if found else None


def _overruling(session: GameSession, robot: Robot, chance: Random) -> Iterator[ScriptDeed]:
    question = session.question
    if isinstance(question, Choose | Pick):
        refused = [option.id for option in question.options if not option.verdict.allowed]
        if refused:
            value = chance.choice(refused)
            deed = ScriptDeed("overrule", question.key, value if isinstance(question, Choose) else [value])
            if fits(session, deed):
                yield deed
    if isinstance(question, Pick) and question.judges:
        picked = robot.answer(question.without_refusals())
        if not question.admits(picked):
            yield ScriptDeed("overrule", question.key, picked)
    if isinstance(question, BuildDeck) and question.ready:
        twice = [card.plain for card in chance.choice(question.ready).cards] * 2
        if not question.admits(twice) and question.without_refusals().admits(twice):
            yield ScriptDeed("overrule", question.key, twice)


def _correcting(session: GameSession, robot: Robot, chance: Random) -> Iterator[ScriptDeed]:
    lines = _correctable(session)
    if lines:
        line = chance.choice(lines)
        yield ScriptDeed("correct", line.path, robot.fill(line.field))


def _second_thoughts(session: GameSession, robot: Robot) -> Iterator[ScriptDeed]:
    yield from (deed for deed in (ScriptDeed("undo"), ScriptDeed("redo")) if fits(session, deed))
    for _, asked in revisable(session)[:3]:
        yield ScriptDeed("revise", asked.key, robot.answer(asked))


# ---------------------------------------------------------------------- another way to tell the same evening


def unrolled(plan: Script, entries: Sequence[Entry]) -> Script:
    """The plan with own dice: every result of the virtual ones is an answer of its own."""
    deeds, ours = [], list(plan.deeds)
    for entry in entries:
        if isinstance(entry, Said) and entry.source == "dice":
            deeds.append(ScriptDeed("answer", entry.key, plain(entry.value)))
        elif ours and getattr(entry, "source", "") in PEOPLE:
            deeds.append(ours.pop(0))
    return Script(plan.game, plan.options, plan.seed, "own", (*deeds, *ours))


def plain(value: object) -> object:
    """As JSON would bring it back."""
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value
