"""The law of the one judge: what "May I?" says is what happens, whatever is wished and by whatever door.

At the questions that are open it draws wishes by chance, offered and refused ones and commands that no menu offers,
asks what the rules say, tries them on the side, and then does them on a table of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final, Literal, get_args, get_origin

from companion.core.events.event import Happened
from companion.core.journal.journal import Entry
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, parameters
from companion.core.questions.kinds import TABLE, BadAnswer, Choose, Pick, Question
from companion.core.questions.question_base import Refused
from companion.core.rules.verdicts import Verdict
from companion.core.values.ids import as_taken
from companion.core.values.messages import msg
from companion.session.command_lookup import BadCommand, wished
from companion.session.game_session import GameSession
from companion.session.trial import Trial
from companion.simulation.laws import Broken
from companion.simulation.robot import Robot

DEEP: Final = 3
"""Answers of a plan, at most, after what begins it."""
SHARE: Final = 0.3
"""How often an allowed wish is tried with all its answers given ahead."""
MANY: Final = 8
"""Answers given ahead, at most."""
WHOLE: Final = (-1, 0, 1, 2, 99)
"""Whole numbers that a command is given where it takes one."""


def judged(session: GameSession, chance: Random, *, choices: int = 2) -> None:
    """Look at some wishes at what is asked just now; the evening stays as it is. Raises Broken."""
    for question in session.questions:
        if isinstance(question, Menu):
            for wanted in _wishes(session, question, chance, choices):
                _command(wanted, session, session.copy(), chance)
                if session.now.judge(wanted).allowed and chance.random() < SHARE:
                    _ahead(wanted, session, chance)
        elif question == session.question and (value := _value(question, chance)) is not None:
            _answer(value, session.copy(), question.key)


def _wishes(session: GameSession, menu: Menu, chance: Random, choices: int) -> Iterator[Command]:
    """Some of what is offered, as much refused as allowed, and a command that is not."""
    for allowed in (True, False):
        found = [
            command
            for option, command in zip(menu.options, menu.commands, strict=True)
            if option.verdict.allowed == allowed
        ]
        yield from chance.sample(found, min(len(found), choices))
    yield from _unoffered(session, chance)


def _unoffered(session: GameSession, chance: Random) -> Iterator[Command]:
    """A command with parameters that it could be given, drawn by chance."""
    game, nameable = session.game, session.game.nameable(session.state)
    name = chance.choice(sorted(game.procedures))
    given: list[tuple[str, str | int | bool]] = []
    for each, param in parameters(game.procedures[name]).items():
        kind = param.annotation
        if param.default is not param.empty and chance.random() < 0.5:
            continue
        if each in nameable:
            things = [str(getattr(thing, "id", thing)) for thing in nameable[each][1]]
        elif get_origin(kind) is Literal:
            things = list(map(str, get_args(kind)))
        else:
            given.append((each, chance.choice(WHOLE) if kind is int else chance.random() < 0.5))
            if kind is not int and kind is not bool:
                return
            continue
        if not things:
            return
        given.append((each, chance.choice(things)))
    chance.shuffle(given)
    with suppress(BadCommand):  # an id of another kind
        yield wished(game, session.state, (), name, dict(given))


def _value(question: Question, chance: Random) -> object:
    """Some answer, refused or not; None where the question has no verdicts."""
    if isinstance(question, Choose):
        return chance.choice((*question.options, *question.left_out)).id
    if isinstance(question, Pick) and question.options:
        most = min(question.most, len(question.options))
        return [each.id for each in chance.sample(question.options, chance.randint(min(question.lo, most), most))]
    return None


# ---------------------------------------------------------------------- commands


def _command(wanted: Command, session: GameSession, real: GameSession, chance: Random) -> None:
    """One wish: as the menu says it, as "May I?" says it, and as it is done."""
    name = wanted.name
    said, stood = session.now.judge(wanted), _print(session)
    _own_judge(session, wanted, said)
    _same(said, session.now.judge(_reordered(wanted)), name, "the order of parameters")
    try:
        trial = session.preview(name, params=wanted.kwargs)
    except BadAnswer as error:
        raise _broken(name, f"it cannot be tried: {error}") from error
    first = trial.steps[0].verdict if trial.steps else trial.verdict
    if not first.refusals:
        _plan(trial, chance)
    if _print(session) != stood:
        raise _broken(name, "to try it changes the table")
    _same(said, first, name, "may I?")
    tried, before = trial.verdict, _print(real)
    if not tried.allowed and (trial.consequences or trial.doable):
        raise _broken(name, "a refused plan has consequences")
    trial.table = real
    try:
        trial.do()
    except Refused as refusal:
        if tried.allowed:
            raise _broken(name, f"allowed, and then refused: {refusal}") from refusal
        _same(tried, refusal.verdict, name, "to do the plan")
        _unchanged(before, real, name)
    except BadAnswer as error:
        raise _broken(name, f"the plan cannot be done: {error}") from error
    else:
        if not tried.allowed:
            raise _broken(name, "refused, and then done")
        _foreseen(trial, session, real, name)
        return
    if said.allowed:
        return
    try:
        real.actions.do(wanted)
    except Refused as refusal:
        _same(said, refusal.verdict, name, "to do it")
        _unchanged(before, real, name)
    else:
        raise _broken(name, "refused, and then done")


def _ahead(wanted: Command, session: GameSession, chance: Random) -> None:
    """What is done with answers given ahead can be tried with them, too."""
    first, robot, said = session.copy(), Robot(chance.random().hex()), dict[str, object]()
    first.actions.do(wanted)
    while (asked := first.question) is not None and not isinstance(asked, Menu) and len(said) < MANY:
        if isinstance(asked, Choose | Pick) and not _answerable(asked):
            return
        value = robot.answer(asked)
        if not asked.admits(value):
            return
        said[asked.key] = value
        first.answer(value)
    try:
        session.copy().actions.do(wanted, said)
    except BadAnswer:
        return
    try:
        session.preview(wanted.name, said, params=wanted.kwargs)
    except BadAnswer as error:
        raise _broken(wanted.name, f"it is done with {sorted(said)}, and cannot be tried: {error}") from error


def _own_judge(session: GameSession, wanted: Command, said: Verdict) -> None:
    """Where a command has a judge of its own, the menu says what it says."""
    judge = session.game.judges.get(wanted.name)
    offers = [isinstance(each, Menu) and session.game.offered(each, wanted) for each in session.questions]
    if judge is not None and any(offers):
        whose = next(each.who for each, found in zip(session.questions, offers, strict=True) if found)
        seen = session.game.view(session.state, session.now.wisher() if whose == TABLE else whose)
        _same(judge(seen, session.game.book, **as_taken(judge, wanted.kwargs)), said, wanted.name, "the menu")


def _reordered(wanted: Command) -> Command:
    return Command(wanted.name, wanted.params[::-1])


def _plan(trial: Trial[GameSession], chance: Random) -> None:
    """Go on with a plan while it asks what a person decides."""
    robot = Robot(chance.random().hex())
    for _ in range(chance.randint(0, DEEP)):
        asked = trial.question
        if asked is None or asked.nature == "chance" or asked.who not in ("table", trial.seat):
            return
        value = _value(asked, chance) if chance.random() < 0.3 else None
        if value is None and not (isinstance(asked, Choose | Pick) and not _answerable(asked)):
            value = robot.answer(asked)
        if value is None or not _admissible(asked, value):
            return
        trial.choose(value)
        if trial.refused is not None:
            return


def _answerable(asked: Choose[Any] | Pick[Any]) -> bool:
    return any(option.verdict.allowed for option in asked.options) or (isinstance(asked, Pick) and not asked.lo)


def _admissible(asked: Question, value: object) -> bool:
    try:
        asked.shape(value)
    except BadAnswer:
        return False
    return True


def _foreseen(trial: Trial[GameSession], before: GameSession, real: GameSession, name: str) -> None:
    """What was told before is what has happened since, as far as it was foreseen: up to what somebody else is asked, of
    whom whoever plans does not know what they hold. What others hide may have come in between, as a secret mission
    does whose time is up."""
    told = _kinds(entry for _, entry in trial.aside.journal.live)
    happened = _kinds(iter(real.journal.entries[len(before.journal.entries) :]))
    if real.question is not None and real.question.who not in (TABLE, trial.seat):
        told = told[: len(happened)]
    hidden, at = before.game.view(before.state, trial.eyes) != before.state, 0
    for kind in told:
        place = happened.index(kind, at) if hidden and kind in happened[at:] else at
        if happened[place : place + 1] != [kind]:
            raise _broken(name, f"foreseen was {kind}, and not {happened[place : place + 1]}")
        at = place + 1


def _kinds(entries: Iterator[Entry]) -> list[str]:
    happened = (entry for entry in entries if isinstance(entry, Happened))
    return [type(each.event).__name__ for each in happened if each.line is not None]


# ---------------------------------------------------------------------- answers


def _answer(value: object, real: GameSession, key: str) -> None:
    """One answer: as the question judges it, and as it is given. The question says the same of it when all is over."""
    asked = real.question
    if asked is None or not _admissible(asked, value):
        return
    said, before = asked.judgement(value), _print(real)
    try:
        real.answer(value)
    except Refused as refusal:
        if said.verdict.allowed:
            raise _broken(key, f"allowed, and then refused: {refusal}") from refusal
        _same(said.verdict, refusal.verdict, key, "to say it")
        _unchanged(before, real, key)
    else:
        if not said.verdict.allowed:
            raise _broken(key, "refused, and then taken")
    _same(said.verdict, asked.verdict_on(said.value), key, "the same question, later")


# ---------------------------------------------------------------------- what is compared


def _print(session: GameSession) -> tuple[object, ...]:
    """All that could change at a table."""
    return session.now.serial, session.state, session.questions, tuple(session.journal.redoable), session.origin.seed


def _unchanged(before: tuple[object, ...], real: GameSession, name: str) -> None:
    if _print(real) != before:
        raise _broken(name, "it was refused, and the table has changed")


def _same(one: Verdict, other: Verdict, name: str, where: str) -> None:
    mine, theirs = _reasons(one), _reasons(other)
    if mine != theirs:
        raise _broken(name, f"{mine} by the judge, {theirs} by {where}")


def _reasons(verdict: Verdict) -> list[tuple[str, str]]:
    """What a verdict says, without its figures: of two that say the same each reason counts once."""
    facts = [(fact.rule, fact.key) for fact in verdict.unknown]
    return list(dict.fromkeys([*((reason.rule, reason.text.key) for reason in verdict.refusals), *facts]))


def _broken(name: str, what: str) -> Broken:
    return Broken("judged", msg("sim-fault-judged", key=name, problem=what), name)
