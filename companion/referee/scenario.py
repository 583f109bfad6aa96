"""What the headless referee reads and writes: scenarios and reports, as models with a JSON Schema."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Discriminator, Tag

from companion.core.values.plain_json import JsonObject

Scalar = str | int | bool


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Do(_Strict):
    """Choose from the menu, or begin a procedure that it does not offer; either is judged.

    do: id of a menu option, or name of a command with its params.  answers: by question key, each used once; quiet
    questions, which else answer themselves, may be among them.  overrule: do it even though the rules refuse it.
    """

    do: str
    params: dict[str, Scalar] = {}
    answers: JsonObject = {}
    overrule: bool = False


class Correct(_Strict):
    """Set a tracked value by hand. correct: its path, as `companion referee --ask` lists them.  note: why."""

    correct: str
    value: object
    note: str = ""


class May(_Strict):
    """May I? A choice tried on the side, with what it asks; nothing of it happens.

    may: id of a menu option, or name of a command with its params, offered or not.  seat: whose plan it is, the one to
    move unless said.  answers: by question key.
    """

    may: str
    params: dict[str, Scalar] = {}
    seat: str = ""
    answers: JsonObject = {}


class Reply(_Strict):
    """Answers to the question that is open and to those after it, by key."""

    answers: JsonObject


def _kind(raw: object) -> str | None:
    keys = ("do", "may", "correct", "answers")
    return next((f"<{key}>" for key in keys if key in raw), None) if isinstance(raw, dict) else None


Step = Annotated[
    Annotated[Do, Tag("<do>")]
    | Annotated[May, Tag("<may>")]
    | Annotated[Correct, Tag("<correct>")]
    | Annotated[Reply, Tag("<answers>")],
    Discriminator(_kind),
]


class UnderWay(_Strict):
    """A procedure that was not over when a report was made. state: as it was when it began.  journal: what was done of
    it since."""

    state: JsonObject
    journal: list[JsonObject]


class Scenario(_Strict):
    """A situation and what is done in it.

    options: of the evening, as the game takes them; switches, rulings: added to those of the options.  cards: values of
    printed components by schema, subject and line; what they do not say is asked.  state: a state of this game to begin
    from, as an earlier report gave it or written by hand.  under_way: the procedure that was open in it, as the same
    report gave it.  dice: results of the coming dice, in order; then the seed rolls.
    """

    game: str
    options: JsonObject = {}
    switches: JsonObject = {}
    rulings: dict[str, str] | list[tuple[str, str]] = {}
    cards: dict[str, dict[str, JsonObject]] = {}
    state: JsonObject | None = None
    under_way: UnderWay | None = None
    seed: int = 0
    dice: list[int] = []
    commands: list[Step] = []


class EventReport(BaseModel):
    """Something that happened. event: its type.  line: as the notebook tells it.  data: its fields."""

    event: str
    rule: str
    line: str | None
    data: JsonObject


class AnswerReport(BaseModel):
    """A question that was answered, and by whom."""

    key: str
    rule: str
    value: object
    told: str
    source: str


class StepReport(BaseModel):
    """What came of one command. verdict: what the rules say of it; a refused command changes nothing.

    Of a "may", nothing is done: verdict is that of the whole plan, events and consequences are what would happen, and
    question is what it would ask next, a roll with its odds; null when nothing is left to ask. A plan that is refused
    has none of these consequences: if_overruled tells what would come of it, should the table do it anyway.
    """

    command: str
    done: bool
    verdict: JsonObject
    answers: list[AnswerReport]
    events: list[EventReport]
    question: JsonObject | None = None
    consequences: list[str] = []
    if_overruled: list[str] = []


class Stop(BaseModel):
    """Why a scenario did not go on. field: what is wrong in it."""

    field: str
    problem: str


class ScenarioReport(BaseModel):
    """What came of a scenario.

    beginning: what happened before the first command.  stopped: why later commands are not among the steps.  log: the
    notebook, oldest line first.  question: the next one in full (the menu with the verdict of each option), null when
    the evening is over.  state: to begin from again, with what is under_way beside it unless that is null.
    """

    game: str
    version: str
    beginning: StepReport
    steps: list[StepReport]
    stopped: Stop | None = None
    log: list[str]
    question: JsonObject | None
    dice_left: list[int]
    state: object
    under_way: JsonObject | None = None
