"""The referee without a screen: a scenario in JSON goes in, what follows from it comes out, with rules and reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from pydantic import ValidationError

from companion.core.events.event import Happened, Occurrence
from companion.core.journal.journal import Amended, Entry, Said
from companion.core.kit.game import AnyGame
from companion.core.procedures.menus import Menu
from companion.core.questions.get_or_explain import Unknown
from companion.core.questions.kinds import TABLE, BadAnswer, Roll
from companion.core.questions.legal_answers import answers_to
from companion.core.questions.question_base import Question, brief
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.untrusted.problems import problem
from companion.core.untrusted.state_validation import BadState, impossible
from companion.core.untrusted.untrusted_json import BadFile, check
from companion.core.values.messages import InWords, Msg, msg
from companion.core.values.plain_json import JsonObject
from companion.journal_views.notebook import lines
from companion.library import game_registry
from companion.referee.json_view import Say, describe_question, describe_verdict
from companion.referee.scenario import (
    AnswerReport,
    Correct,
    Do,
    EventReport,
    May,
    Reply,
    Scenario,
    ScenarioReport,
    StepReport,
    Stop,
)
from companion.session import opening
from companion.session.auto_answers import Answered, QuestionPlace
from companion.session.command_lookup import BadCommand, wished
from companion.session.game_session import GameSession
from companion.sharing.save_file import BROKEN


class BadScenario(InWords):
    """A scenario that cannot be played."""

    def __init__(self, field: str, wrong: Msg) -> None:
        super().__init__(msg("core-bad-scenario", field=brief(field, 200), problem=wrong))
        self.field = field
        """Where it is wrong. text: names the field and says what is wrong."""
        self.wrong = wrong
        self.report: ScenarioReport | None = None
        """Of the steps before, None where there was nothing to begin with."""


class _Dice:
    """Results of dice in order, ahead of the seed."""

    def __init__(self, results: Sequence[int]) -> None:
        self.left = list(results)

    def take(self, question: Question, place: QuestionPlace) -> Answered | None:
        """The next of them for a roll, while there are any. Raises BadScenario when they cannot be what it shows."""
        if not isinstance(question, Roll) or not self.left:
            return None
        n = len(question.sides)
        value, self.left = self.left[:n], self.left[n:]
        try:
            question.read(value)
        except BadAnswer as error:
            raise BadScenario("dice", _with_takes(error.text, question)) from error
        return Answered(value, "script")


def schema() -> JsonObject:
    """JSON Schema of what goes in and what comes out."""
    return {"input": Scenario.model_json_schema(), "output": ScenarioReport.model_json_schema()}


def play(raw: object, say: Say, find: Callable[[str], AnyGame] = game_registry.game) -> ScenarioReport:
    """Play a scenario (plain JSON). Raises BadScenario naming the first field that is wrong."""
    return _begun(raw, say, find).played()


def table(raw: object, say: Say, find: Callable[[str], AnyGame] = game_registry.game) -> GameSession:
    """The table as a scenario leaves it. Raises BadScenario."""
    played = _begun(raw, say, find)
    played.played()
    return played.session


def _begun(raw: object, say: Say, find: Callable[[str], AnyGame]) -> _Play:
    try:
        check(raw)
        scenario = Scenario.model_validate(raw)
    except BadFile as error:
        raise BadScenario("scenario", error.text) from error
    except ValidationError as error:
        place, wrong = problem(error)
        raise BadScenario(place or "scenario", wrong) from error
    return _Play(scenario, say, find)


def _with_takes(wrong: Msg, question: Question) -> Msg:
    return msg("core-bad-ahead", problem=wrong, takes=answers_to(question).takes)


class _Play:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, say: Say, find: Callable[[str], AnyGame]) -> None:
        self.scenario = scenario
        self.say = say
        self.dice = _Dice(scenario.dice)
        try:
            self.game = find(scenario.game)
        except BadAnswer as error:
            raise BadScenario("game", error.text) from error
        self.real = scenario.state is None and scenario.under_way is None
        """Whether a game could have come to what lies on the table: then a fault of the rules is ours."""
        self.session = self._open()
        self.beginning = self._step_report("", True, ALLOWED, 0)

    # ------------------------------------------------------------------ the table

    def _open(self) -> GameSession:
        s, given = self.scenario, self.scenario.under_way
        state, done = (s.state, []) if given is None else (given.state, given.journal)
        beside: dict[str, Any] = {"cards": s.cards, "state": state, "under_way": done}
        try:
            session = opening.begin(self.game, self._options(), seed=s.seed, answerers=(self.dice.take,), **beside)
            if given is not None and s.state is not None and self.game.read(s.state) != session.state:
                raise BadState("", msg("core-under-way"))
            return session
        except BadState as error:
            within = "state" if given is None else "under_way"
            raise BadScenario(f"{within}.{error.place}" if error.place else within, error.text) from error
        except BadAnswer as error:
            where = f"cards.{error.key}" if error.key else "options" if self.real else "state"
            raise BadScenario(where, error.text) from error

    def _options(self) -> JsonObject:
        """The options with what the scenario says beside them."""
        options = dict(self.scenario.options)
        for name, beside in (("switches", self.scenario.switches), ("rulings", dict(self.scenario.rulings))):
            within = options.get(name) or {}
            pairs = isinstance(within, list) and all(isinstance(each, list) and len(each) == 2 for each in within)
            if beside and (pairs or isinstance(within, dict)):
                options[name] = {**dict(within), **beside}
        return options

    def played(self) -> ScenarioReport:
        """Take every step and tell what came of it."""
        steps: list[StepReport] = []
        try:
            for number, step in enumerate(self.scenario.commands):
                steps.append(self._take(f"commands.{number}", step))
        except BadScenario as error:
            with suppress(*(() if self.real else BROKEN)):
                error.report = self._report(steps, Stop(field=error.field, problem=self.say(error.wrong)))
            raise
        with self._placed("commands", str(len(steps))):
            return self._report(steps, None)

    def _report(self, steps: list[StepReport], stopped: Stop | None) -> ScenarioReport:
        return ScenarioReport(
            game=self.game.id,
            version=self.game.version,
            beginning=self.beginning,
            steps=steps,
            stopped=stopped,
            log=notebook(self.session, self.say),
            question=self._described(self.session.question),
            dice_left=self.dice.left,
            state=self.game.dump(self.session.state),
            under_way=under_way(self.session),
        )

    # ------------------------------------------------------------------ the steps

    def _take(self, field: str, step: Do | May | Correct | Reply) -> StepReport:
        match step:
            case Do():
                return self._do(step, field)
            case May():
                return self._may(step, field)
            case Correct():
                return self._correct(step, field)
            case Reply():
                return self._reply(step, field)

    @contextmanager
    def _placed(self, field: str, main: str, params: Mapping[str, object] | None = None) -> Iterator[None]:
        """Whatever is wrong with a step is told with its field. main: the one to blame where nothing else is."""
        try:
            yield
        except BadScenario:
            raise
        except BadAnswer as error:
            unknown = error.given if isinstance(error, Unknown) else None
            named = [f"params.{name}" for name, value in (params or {}).items() if value == unknown]
            named = [f"params.{brief(error.param)}"] if isinstance(error, BadCommand) and error.param else named
            where = f"answers.{error.key}" if error.key else named[0] if named else main
            raise BadScenario(f"{field}.{where}", error.text) from error
        except BROKEN as error:
            if self.real:
                raise
            raise BadScenario(f"{field}.{main}", impossible(error)) from error

    def _do(self, step: Do, field: str) -> StepReport:
        asked, start = self.session.questions, self.session.now.serial
        if any(not isinstance(question, Menu) for question in asked):
            raise BadScenario(f"{field}.do", msg("core-still-open", open=self.session.now.asks))
        with self._placed(field, "do", step.params):
            cmd = wished(self.game, self.session.state, asked, step.do, step.params)
            verdict = self.session.now.judge(cmd)
        if not (verdict.allowed or step.overrule):
            return self._step_report(step.do, False, verdict, start)
        self.real = self.real and verdict.allowed
        with self._placed(field, "do", step.params):
            self.session.actions.do(cmd, step.answers, source="script", overruling=step.overrule)
        return self._step_report(step.do, True, verdict, start)

    def _may(self, step: May, field: str) -> StepReport:
        seats = [seat.id for seat in self.game.seats(self.session.state)]
        with self._placed(field, "may" if step.seat in ("", *seats) else "seat", step.params):
            trial = self.session.preview(step.may, step.answers, seat=step.seat, params=step.params or None)
            verdict, asked = trial.verdict, self._described(trial.question)
            told, overruled = ([self.say(line) for line in each] for each in (trial.consequences, trial.if_overruled))
        report = self._report_of(trial.aside, step.may, False, verdict, 0)
        found = {"question": asked, "consequences": told, "if_overruled": overruled}
        return report.model_copy(update=found if verdict.allowed else {**found, "events": []})

    def _correct(self, step: Correct, field: str) -> StepReport:
        start, self.real = self.session.now.serial, False
        with self._placed(field, "correct"):
            self.session.correct(step.correct, step.value, step.note, source="script")
        return self._step_report(step.correct, True, ALLOWED, start)

    def _reply(self, step: Reply, field: str) -> StepReport:
        start, asked = self.session.now.serial, self.session.questions
        now = next((question for question in asked if question.key in step.answers), None)
        if now is None:
            raise BadScenario(f"{field}.answers", self.session.now.asks)
        value, seat = step.answers[now.key], now.who if asked[1:] else TABLE
        later = {key: other for key, other in step.answers.items() if key != now.key}
        with self._placed(field, f"answers.{now.key}"):
            try:
                self.session.answer(value, later, source="script", seat=seat)
            except BadAnswer as error:
                if error.key or now.admits(value):
                    raise
                raise BadAnswer(_with_takes(error.text, now), now.key) from error
        return self._step_report("", True, ALLOWED, start)

    # ------------------------------------------------------------------ telling

    def _described(self, question: Question | None) -> JsonObject | None:
        return None if question is None else describe_question(question, self.say)

    def _step_report(self, name: str, done: bool, verdict: Verdict, start: int) -> StepReport:
        return self._report_of(self.session, name, done, verdict, start)

    def _report_of(self, session: GameSession, name: str, done: bool, verdict: Verdict, start: int) -> StepReport:
        answers, events = told(self.game, session.journal.entries[start:], self.say)
        judged = describe_verdict(verdict, self.say)
        return StepReport(command=name, done=done, verdict=judged, answers=answers, events=events)


def under_way(session: GameSession) -> JsonObject | None:
    """What a scenario says of the procedure that is open, to begin in its midst; None where there is none."""
    state, journal = session.history.under_way
    return {"state": session.game.dump(state), "journal": list(journal)} if journal else None


def told(game: AnyGame, entries: Iterable[Entry], say: Say) -> tuple[list[AnswerReport], list[EventReport]]:
    """The answers and the events of a part of a journal."""
    answers, events = list[AnswerReport](), list[EventReport]()
    for entry in entries:
        if isinstance(entry, Said):
            answer = AnswerReport(
                key=entry.key, rule=entry.rule, value=entry.value, told=say(entry.told), source=entry.source
            )
            answers.append(answer)
        elif isinstance(entry, Happened | Amended):
            events.append(_event_report(game, entry, say))
    return answers, events


def _event_report(game: AnyGame, happened: Occurrence, say: Say) -> EventReport:
    event, line = happened.event, happened.line
    dumped = game.events.dump(event)
    data = {name: dumped[name] for name in dumped if name not in ("is", "v", "rule", "echo")}
    return EventReport(event=type(event).__name__, rule=event.rule, line=None if line is None else say(line), data=data)


def notebook(session: GameSession, say: Say) -> list[str]:
    """The notebook of an evening, oldest line first."""
    return [say(line.text) for line in lines(session.journal)][::-1]
