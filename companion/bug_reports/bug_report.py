"""Reports of trouble: what somebody at the table writes down when something is wrong, so that others can look at it.

A report is one file. It holds the evening up to the open question, without the names of people, and as a rule without
what they hide from each other; what cannot be kept then is said in it. `taken_up` brings the very question back.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError

from companion.bug_reports.anonymize import Anonymizer
from companion.bug_reports.seen_error import FAULTS, SeenError, Short, Strict
from companion.core.events.event import Happened
from companion.core.journal.journal import Amended, Began, Entry, Said, dump_entry
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Question
from companion.core.rules.verdicts import ALLOWED
from companion.core.untrusted.problems import problem
from companion.core.untrusted.untrusted_json import USUAL, BadFile, read_json
from companion.core.values.messages import msg
from companion.journal_views.notebook import transcript
from companion.library.given_cards import GivenCards
from companion.library.texts import texts_in
from companion.referee import referee
from companion.referee.json_view import Say, describe_question, describe_verdict
from companion.referee.scenario import ScenarioReport, StepReport, Stop
from companion.session import opening
from companion.session.auto_answers import Answered, QuestionPlace, likely
from companion.session.game_session import GameSession
from companion.session.seat_view import SeatView
from companion.sharing import save_file
from companion.sharing.save_file import EveningFile, WhoRolls
from companion.version import VERSION as VIGIE

VERSION: Final = 1
"""Version of the format."""
LONGEST: Final = 500
"""Letters of what a person may add."""
LINES: Final = 60
"""Of the notebook, the last ones, where the journal is not kept whole."""
ROOM: Final = USUAL.size * 7 // 8
"""Letters of an evening that is kept; what is longer could not be read again."""
REPLACED: Final = "auto"
"""The source of answers that stand for hidden ones: nothing else answers so."""
EVERYTHING: Final = None
"""Eyes before which nothing is hidden."""
ALL: Final = ""
"""The eyes of all at the table: they see what lies open."""

Kept = Literal["whole", "procedure", "menu", "options", "nothing"]
"""How much of the evening is there. whole: its journal.  procedure: the table as it was when the open procedure began,
and what was answered in it.  menu: that table alone.  options: what was agreed before.  nothing: no evening at all."""
Brief = Annotated[str, Field(max_length=80)]


class OpenQuestion(Strict):
    """An open question as all may know of it: of a secret one only who is asked."""

    key: Short
    rule: Brief
    who: Brief


class BugReport(Strict):
    """What is written down.

    vigie, python, system: what ran.
    """

    format: Literal["vigie-report"] = "vigie-report"
    version: int = VERSION
    vigie: Brief
    python: Brief
    system: Brief
    page: Short
    """Where one was."""
    settings: dict[Brief, Brief] = Field(max_length=40)
    """Of the machine."""
    words: str = Field(max_length=LONGEST)
    """Of the person."""
    faults: list[SeenError] = Field(max_length=FAULTS)
    eyes: Brief
    """What is told of secrets: "all", what lies open ("table"), or what a seat sees (its id)."""
    kept: Kept
    replaced: int = 0
    """Hidden answers of the open procedure that had to be replaced by likely ones."""
    command: Brief = ""
    """The procedure that was open, "" for none."""
    asked: list[OpenQuestion] = Field(default_factory=list, max_length=20)
    """Every open question."""
    log: list[Annotated[str, Field(max_length=2_000)]] = Field(default_factory=list, max_length=LINES)
    """The end of the notebook, where the journal is not kept whole."""
    evening: EveningFile | None = None

    @property
    def replays(self) -> bool:
        """Whether it brings back the question that was open."""
        return self.kept in ("whole", "procedure")


class ReplayReport(ScenarioReport):
    """What the referee says of a report of trouble."""

    report: dict[str, object]
    """What is told there beside the evening."""


# ---------------------------------------------------------------------- writing


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a report tells beside the evening."""

    page: str = ""
    """Where one was."""
    words: str = ""
    """Of the person."""
    settings: Mapping[str, str] = field(default_factory=dict)
    faults: Sequence[SeenError] = ()
    """The latest first."""


def written(
    session: GameSession | None,
    around: Circumstances,
    *,
    eyes: str | None = ALL,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
) -> BugReport:
    """The report of an evening, None where there is none to tell of.

    eyes: who may see what is in it, EVERYTHING, ALL or a seat.  dice: who rolls at this table.  cards: of the owner,
    by schema, subject and line; of them those are kept that lie on the table.
    """
    people = () if session is None else session.game.seats(session.state)
    nameless = Anonymizer(people, () if session is None else _remarks(session))
    report = BugReport(
        vigie=VIGIE,
        python=platform.python_version(),
        system=sys.platform,
        page=around.page,
        settings=dict(around.settings),
        words=nameless.text(around.words.strip()[:LONGEST]),
        faults=[_told(fault, nameless, eyes) for fault in around.faults[:FAULTS]],
        eyes={EVERYTHING: "all", ALL: "table"}.get(eyes, eyes or ""),
        kept="nothing",
    )
    if session is None:
        return report
    asked, command = _asked(session, eyes), session.now.command
    report = report.model_copy(update={"asked": asked, "command": command.name if command is not None else ""})
    for kept, file in _files(_Reporter(session, eyes, dice, cards or {}), nameless):
        if _brings_back(file, report, eyes) or kept in ("menu", "options"):
            log = [] if kept == "whole" else _log(session, nameless)
            replaced = _replaced(file) if kept == "procedure" else 0
            return report.model_copy(update={"kept": kept, "evening": file, "log": log, "replaced": replaced})
    return report


def as_text(report: BugReport) -> str:
    """The file."""
    return json.dumps(report.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":")) + "\n"


def _told(fault: SeenError, nameless: Anonymizer, eyes: str | None) -> SeenError:
    """What of a fault may be told: its words may name a card."""
    said = None if fault.said is None or eyes is not EVERYTHING else nameless.text(fault.said)
    return fault.model_copy(update={"said": said})


def _asked(session: GameSession, eyes: str | None) -> list[OpenQuestion]:
    if eyes is EVERYTHING:
        return [_mark(question) for question in session.questions]
    view = SeatView(session, eyes)
    own = session.now.put_to(eyes)
    return [*([] if own is None else [_mark(own)]), *map(_mark, view.elsewhere)]


def _mark(question: Question) -> OpenQuestion:
    return OpenQuestion(key=question.key, rule=question.rule, who=question.who)


def _log(session: GameSession, nameless: Anonymizer) -> list[str]:
    """The end of the notebook: its lines are for everybody."""
    lines = transcript(session.journal, texts_in("en")).splitlines()[-LINES:]
    return [nameless.text(line)[:2_000] for line in lines]


def _remarks(session: GameSession) -> Sequence[str]:
    """What people have written beside corrections."""
    amended = (entry.event for entry in session.journal.entries if isinstance(entry, Amended))
    return [remark for event in amended if (remark := getattr(event, "note", ""))]


@dataclass(frozen=True, slots=True)
class _Reporter:
    """What of an evening goes into a report."""

    session: GameSession
    eyes: str | None
    dice: WhoRolls
    cards: GivenCards

    def file(self, journal: Sequence[Entry] = (), first: Any = None, *, seed: int = 0) -> EveningFile:
        """Part of the evening as a file. first: the state that it begins from."""
        session, game = self.session, self.session.game
        entries = [dump_entry(entry, game.events) for entry in journal]
        raw = {
            "game": game.id,
            "rules": game.version,
            "options": dict(session.origin.options),
            "seed": seed,
            "dice": self.dice,
            "cards": self.needed(),
            "first": None if first is None else game.dump(first),
            "journal": entries,
        }
        return EveningFile.model_validate(raw)

    def needed(self) -> dict[str, dict[str, dict[str, object]]]:
        """The owner's cards that lie on the table, or that the open question names."""
        session, found = self.session, dict[str, dict[str, dict[str, object]]]()
        seen = session.state if self.eyes is EVERYTHING else session.game.view(session.state, self.eyes)
        named = [*session.game.needed(seen), *(card for card in _named(_open(session, self.eyes)))]
        for schema, subject in named:
            record = self.cards.get(schema, {}).get(subject)
            if record is not None:
                found.setdefault(schema, {})[subject] = dict(record)
        return found

    def hidden(self) -> bool:
        """Whether anything in the journal is not for these eyes."""
        if self.eyes is EVERYTHING:
            return False
        session, game, eyes = self.session, self.session.game, self.eyes
        live = session.journal.live
        if any(isinstance(entry, Said) and entry.secret and entry.who != eyes for _, entry in live):
            return True
        state = session.history.state_after(0)
        if game.view(state, eyes) != state:
            return True
        for _, entry in live:
            if isinstance(entry, Happened | Amended):
                state = entry.event.apply(state)
                if game.view(state, eyes) != state:
                    return True
        return False

    def begun(self) -> tuple[Any, Sequence[Entry]]:
        """The state as it was when the open procedure began, as these eyes see it, and the procedure's entries."""
        session, live = self.session, self.session.journal.live
        opened = session.journal.opened
        at = len(live) if opened is None else opened[0]
        state = session.history.state_after(at)
        seen = state if self.eyes is EVERYTHING else session.game.view(state, self.eyes)
        return seen, [entry for _, entry in live[at:]]


def _open(session: GameSession, eyes: str | None) -> Sequence[Question]:
    """The open questions that these eyes may read."""
    if eyes is EVERYTHING:
        return session.questions
    own = session.now.put_to(eyes)
    return () if own is None else (own,)


def _named(questions: Sequence[Question]) -> Iterator[tuple[str, str]]:
    """Printed cards that questions name."""
    for question in questions:
        for option in getattr(question, "options", ()):
            if option.card is not None:
                yield option.card


def _files(reporter: _Reporter, nameless: Anonymizer) -> Iterator[tuple[Kept, EveningFile]]:
    """The evening as it can be kept, the most of it first."""
    session, everything = reporter.session, reporter.eyes is EVERYTHING
    if not reporter.hidden():
        journal = session.journal
        entries = journal.entries if everything else [entry for _, entry in journal.live]
        whole = reporter.file(entries, session.origin.first, seed=session.origin.seed if everything else 0)
        yield "whole", _without_names(whole, nameless)
    seen, procedure = reporter.begun()
    begun = _without_names(reporter.file(first=seen), nameless)
    again = _again(begun, procedure, reporter.eyes, nameless)
    if again is not None:
        yield "procedure", again.model_copy(update={"dice": reporter.dice})
    if _stands(begun) is not None:
        yield "menu", begun
    yield "options", _without_names(reporter.file(), nameless)


def _without_names(file: EveningFile, nameless: Anonymizer) -> EveningFile:
    return EveningFile.model_validate(nameless.json(file.model_dump(mode="json")))


def _again(begun: EveningFile, entries: Sequence[Entry], eyes: str | None, nameless: Anonymizer) -> EveningFile | None:
    """The open procedure done again on the table that these eyes saw.

    What others answered in secret is replaced by a likely answer, where this table has one.
    """
    if any(isinstance(entry, Amended) for entry in entries):
        return None
    said = {entry.key: entry for entry in entries if isinstance(entry, Said)}

    def answered(question: Question, _place: QuestionPlace) -> Answered | None:
        before = None if isinstance(question, Menu) else said.get(question.key)
        if before is None:
            return None
        if before.secret and eyes not in (EVERYTHING, before.who):
            value = likely(question)
            return Answered(value, REPLACED) if question.admits(value) else None
        return Answered(nameless.json(_plain(before.value)), before.source, before.overruling)

    session = _stands(begun.model_copy(update={"dice": "own"}), answered)
    if session is None:
        return None
    if entries and session.now.command is None:
        match entries[0]:
            case Began(command=command, caption=caption, source=source):
                try:
                    session.actions.do(command, source=source, overruling=True, label=caption)
                except save_file.BROKEN:
                    return None
    origin = replace(session.origin, dice=begun.dice, cards=begun.cards)
    raw = json.loads(save_file.written(session.game, origin, session.journal.entries))
    return _without_names(EveningFile.model_validate(raw), nameless)


def _replaced(file: EveningFile) -> int:
    return sum((entry["k"], entry.get("by")) == ("said", REPLACED) for entry in file.journal)


def _plain(value: object) -> Any:
    return json.loads(json.dumps(value))


def _stands(file: EveningFile, *answerers: Any) -> GameSession | None:
    """The evening of a file; None where it cannot be taken up."""
    try:
        return opening.taken_up(file, answerers)
    except BadFile:
        return None


def _brings_back(file: EveningFile, report: BugReport, eyes: str | None) -> bool:
    """Whether a file is short enough to be read, and leads to the open question."""
    if len(json.dumps(file.model_dump(mode="json"), ensure_ascii=False)) > ROOM:
        return False
    session = _stands(file)
    return session is not None and _where(session, eyes) == (report.command, report.asked)


def _where(session: GameSession, eyes: str | None) -> tuple[str, list[OpenQuestion]]:
    command = session.now.command
    return "" if command is None else command.name, _asked(session, eyes)


# ---------------------------------------------------------------------- reading


def read(text: str) -> BugReport:
    """A report that was written. Raises BadFile saying what is wrong with it."""
    raw = read_json(text)
    if isinstance(raw, dict) and isinstance(raw.get("version"), int) and raw["version"] > VERSION:
        raise BadFile(msg("trouble-newer", version=raw["version"]))
    try:
        return BugReport.model_validate(raw)
    except ValidationError as error:
        place, wrong = problem(error)
        raise BadFile(msg("trouble-field", field=place or "…", problem=wrong)) from error


def taken_up(report: BugReport) -> GameSession:
    """The evening of a report, where it was left. Raises BadFile where there is none, or one that cannot be."""
    if report.evening is None:
        raise BadFile(msg("trouble-no-evening"))
    return opening.taken_up(report.evening)


def judged(report: BugReport, say: Say) -> ReplayReport:
    """What the referee says of a report: the evening again, and whether the question that was open came back.

    Raises BadFile, and BadScenario (with what it could say) where another question has come than the report promises.
    """
    session = taken_up(report)
    answers, events = referee.told(session.game, [entry for _, entry in session.journal.live], say)
    verdict = describe_verdict(ALLOWED, say)
    told = ReplayReport(
        game=session.game.id,
        version=session.game.version,
        beginning=StepReport(command="", done=True, verdict=verdict, answers=answers, events=events),
        steps=[],
        log=referee.notebook(session, say),
        question=None if session.question is None else describe_question(session.question, say),
        dice_left=[],
        state=session.game.dump(session.state),
        under_way=referee.under_way(session),
        report=report.model_dump(mode="json", exclude={"evening"}),
    )
    eyes = {"all": EVERYTHING, "table": ALL}.get(report.eyes, report.eyes)
    if report.replays and _where(session, eyes) != (report.command, report.asked):
        keys = ", ".join(each.key for each in report.asked) or "—"
        fault = referee.BadScenario("asked", msg("trouble-elsewhere", key=keys, open=session.now.asks))
        fault.report = told.model_copy(update={"stopped": Stop(field="asked", problem=say(fault.wrong))})
        raise fault
    return told
