"""The referee without a screen: a scenario in JSON goes in, what follows from it comes out, with rules and reasons."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from companion.core.events import Event
from companion.core.game import Menu
from companion.core.journal import Amended, Happened, Said
from companion.core.kit.game import AnyGame
from companion.core.problems import problem
from companion.core.procedure import Command, Table
from companion.core.questions import TABLE, Ask, BadAnswer, Roll
from companion.core.text import Msg, msg
from companion.library.sample import load_sample
from companion.table import games
from companion.table.answerers import Answered, from_library, virtual_dice
from companion.table.describe import Say, describe_question, describe_verdict
from companion.table.evening import Evening
from companion.table.notebook import lines
from companion.table.scenario import AnswerReport, Correct, Do, EventReport, May, Reply, Report, Scenario, StepReport
from companion.table.trial import Trial


class BadScenario(ValueError):
    """A scenario that cannot be played. field: where it is wrong.  text: names the field and says what is wrong."""

    def __init__(self, field: str, wrong: Msg) -> None:
        super().__init__(f"{field}: {wrong}")
        self.field = field
        self.text = msg("core-bad-scenario", field=field, problem=wrong)


class _Script:
    """Answers by key and dice in order, ahead of everything else that answers."""

    def __init__(self, dice: Sequence[int]) -> None:
        self.dice = list(dice)
        self.answers: dict[str, Any] = {}
        self.field = "commands"

    def take(self, question: Ask[Any], place: str) -> Answered | None:
        """The scripted answer to a question, if there is one. Raises BadScenario when it is not legal."""
        if question.key in self.answers:
            value, field = self.answers.pop(question.key), f"{self.field}.answers.{question.key}"
        elif isinstance(question, Roll) and self.dice:
            n = len(question.sides)
            value, self.dice, field = self.dice[:n], self.dice[n:], "dice"
        else:
            return None
        try:
            question.read(value)
        except BadAnswer as error:
            raise BadScenario(field, error.text) from error
        return Answered(value, "script")


def schema() -> dict[str, Any]:
    """JSON Schema of what goes in and what comes out."""
    return {"input": Scenario.model_json_schema(), "output": Report.model_json_schema()}


def play(raw: Any, say: Say, find: Callable[[str], AnyGame] = games.game) -> Report:
    """Play a scenario (plain JSON). Raises BadScenario naming the first field that is wrong."""
    try:
        scenario = Scenario.model_validate(raw)
    except ValidationError as error:
        raise BadScenario(*_placed(problem(error))) from error
    return _Play(scenario, say, find).report()


def _plain(value: Any) -> Any:
    """As JSON would bring it back."""
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _placed(found: tuple[str, Msg]) -> tuple[str, Msg]:
    return found[0] or "scenario", found[1]


class _Play:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, say: Say, find: Callable[[str], AnyGame]) -> None:
        self.scenario = scenario
        self.say = say
        self.script = _Script(scenario.dice)
        try:
            self.game = find(scenario.game)
        except BadAnswer as error:
            raise BadScenario("game", error.text) from error
        self.evening = self._open()
        self.beginning = self._step_report("", True, None, 0)

    def _open(self) -> Evening:
        s = self.scenario
        options = {**s.options, **({"switches": s.switches} if s.switches else {})}
        sample = load_sample(self.game) if options.get("edition") == "sample" else {}

        def look_up(schema: str, subject: str) -> Any:
            values = sample.get((schema, subject))
            return None if values is None else (values, "sample")

        answerers = (self.script.take, virtual_dice(s.seed, lambda: "virtual"), from_library(look_up))
        try:
            first = None if s.state is None else self.game.read(s.state)
        except ValidationError as error:
            field, wrong = problem(error)
            raise BadScenario(f"state.{field}", wrong) from error
        except ValueError as error:
            raise BadScenario("state", msg("core-problem-other", problem=str(error))) from error
        try:
            return Evening(self.game, options, seed=s.seed, answerers=answerers, first=first)
        except BadAnswer as error:
            raise BadScenario("options", error.text) from error

    def report(self) -> Report:
        """Take every step and tell what came of it."""
        steps = [self._take(number, step) for number, step in enumerate(self.scenario.commands)]
        question = self.evening.question
        return Report(
            game=self.game.id,
            version=self.game.version,
            beginning=self.beginning,
            steps=steps,
            log=[self.say(line.text) for line in lines(self.evening.journal)][::-1],
            question=None if question is None else describe_question(question, self.say),
            dice_left=self.script.dice,
            state=self.game.dump(self.evening.state),
        )

    def _take(self, number: int, step: Do | May | Correct | Reply) -> StepReport:
        field = f"commands.{number}"
        start = self.evening.serial
        match step:
            case Do():
                return self._do(step, field)
            case May():
                return self._may(step, field)
            case Correct():
                try:
                    self.evening.amend(step.correct, step.value, step.note, msg("core-corrected"), source="script")
                except BadAnswer as error:
                    raise BadScenario(f"{field}.correct", error.text) from error
                return self._step_report(step.correct, True, None, start)
            case Reply():
                self._answer(step.answers, field)
                return self._step_report("", True, None, start)

    def _do(self, step: Do, field: str) -> StepReport:
        menu, start = self.evening.question, self.evening.serial
        if menu is not None and not isinstance(menu, Menu):
            raise BadScenario(f"{field}.do", msg("core-still-open", key=menu.key))
        self.script.field, self.script.answers = field, dict(step.answers)
        cmd = self._command(step, menu, field)
        chosen = next((o for o, c in zip(menu.options, menu.commands, strict=True) if c == cmd), None) if menu else None
        verdict = None if chosen is None else describe_verdict(chosen.verdict, self.say)
        if chosen is not None and chosen.verdict.allowed:
            self.evening.answer(chosen.id, source="script")
        elif chosen is None:
            self.evening.overrule(cmd, msg("core-overruled", command=cmd.name), source="script")
        elif step.overrule:
            self.evening.answer(chosen.id, source="script", overruling=True)
        else:
            self.script.answers = {}
            return self._step_report(step.do, False, verdict, start)
        self._all_used(step.answers, start, field)
        return self._step_report(step.do, True, verdict, start)

    def _may(self, step: May, field: str) -> StepReport:
        seats = [seat.id for seat in self.game.seats(self.evening.state)]
        asked = self.evening.question.who if self.evening.question is not None else ""
        seat = step.seat or (asked if asked in seats else next(iter(seats), ""))
        if seat not in seats:
            raise BadScenario(f"{field}.seat", msg("core-bad-option", given=seat))
        trial, left = Trial(self.evening, seat), dict(step.answers)
        self._choose(trial, step.may, f"{field}.may")
        while (question := trial.aside.question) is not None and question.key in left:
            self._choose(trial, left.pop(question.key), f"{field}.answers.{question.key}")
        for key in left:
            raise BadScenario(f"{field}.answers.{key}", msg("core-never-asked"))
        question = trial.aside.question
        report = self._report_of(trial.aside, step.may, False, describe_verdict(trial.verdict, self.say), 0)
        return report.model_copy(
            update={"question": None if question is None else describe_question(question, self.say)}
        )

    def _choose(self, trial: Trial[Evening], value: Any, field: str) -> None:
        try:
            trial.choose(value, trial.aside.serial)
        except BadAnswer as error:
            raise BadScenario(field, error.text) from error

    def _command(self, step: Do, menu: Menu | None, field: str) -> Command:
        if menu is not None and not step.params and step.do in [option.id for option in menu.options]:
            return menu.command(step.do)
        if step.do not in self.game.procedures:
            raise BadScenario(f"{field}.do", msg("core-no-such-command", given=step.do))
        function = self.game.procedures[step.do]
        try:
            inspect.signature(function).bind(Table(None, None), **step.params)
        except TypeError as error:
            raise BadScenario(f"{field}.params", msg("core-problem-other", problem=str(error))) from error
        return Command(step.do, tuple(step.params.items()))

    def _answer(self, answers: Mapping[str, Any], field: str) -> None:
        start, asked = self.evening.serial, self.evening.questions
        open_now = next((question for question in asked if question.key in answers), None)
        if open_now is None:
            key = asked[0].key if asked else "—"
            raise BadScenario(f"{field}.answers", msg("core-other-question", key=key))
        self.script.field = field
        self.script.answers = {key: value for key, value in answers.items() if key != open_now.key}
        try:
            self.evening.answer(answers[open_now.key], source="script", seat=open_now.who if asked[1:] else TABLE)
        except BadAnswer as error:
            raise BadScenario(f"{field}.answers.{open_now.key}", error.text) from error
        self._all_used(answers, start, field)

    def _all_used(self, answers: Mapping[str, Any], start: int, field: str) -> None:
        """An answer that nobody asked for is a mistake of the scenario, unless it says what was forced anyway."""
        said = {e.key: e.value for e in self.evening.journal.entries[start:] if isinstance(e, Said)}
        for key in self.script.answers:
            if key not in said:
                raise BadScenario(f"{field}.answers.{key}", msg("core-never-asked"))
            if _plain(said[key]) != answers[key]:
                raise BadScenario(f"{field}.answers.{key}", msg("core-forced", value=str(said[key])))

    def _step_report(self, name: str, done: bool, verdict: dict[str, Any] | None, start: int) -> StepReport:
        return self._report_of(self.evening, name, done, verdict, start)

    def _report_of(
        self, evening: Evening, name: str, done: bool, verdict: dict[str, Any] | None, start: int
    ) -> StepReport:
        entries = evening.journal.entries[start:]
        answers = [
            AnswerReport(key=e.key, rule=e.rule, value=e.value, told=self.say(e.told), source=e.source)
            for e in entries
            if isinstance(e, Said)
        ]
        events = [self._event_report(e.event) for e in entries if isinstance(e, Happened | Amended)]
        return StepReport(command=name, done=done, verdict=verdict, answers=answers, events=events)

    def _event_report(self, event: Event[Any]) -> EventReport:
        line = event.line()
        dumped = self.game.events.dump(event)
        data = {name: dumped[name] for name in dumped if name not in ("is", "v", "rule", "echo")}
        return EventReport(
            event=type(event).__name__, rule=event.rule, line=None if line is None else self.say(line), data=data
        )
