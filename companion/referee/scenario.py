"""What the headless referee reads and writes: scenarios and reports, as models with a JSON Schema."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Discriminator, Tag

from companion.core.values.plain_json import JsonObject

Scalar = str | int | bool


class _ScenarioPart(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Do(_ScenarioPart):
    """Choose from the menu, or begin a procedure that it does not offer; either is judged."""

    do: str
    """Id of a menu option, or name of a command with its params."""
    params: dict[str, Scalar] = {}
    answers: JsonObject = {}
    """By question key, each used once; quiet questions, which else answer themselves, may be among them."""
    overrule: bool = False
    """Do it even though the rules refuse it."""


class Correct(_ScenarioPart):
    """Set a tracked value by hand."""

    correct: str
    """Its path, as `companion referee --ask` lists them."""
    value: object
    note: str = ""
    """Why."""


class May(_ScenarioPart):
    """May I? A choice tried on the side, with what it asks; nothing of it happens."""

    may: str
    """Id of a menu option, or name of a command with its params, offered or not."""
    params: dict[str, Scalar] = {}
    seat: str = ""
    """Whose plan it is, the one to move unless said."""
    answers: JsonObject = {}
    """By question key."""


class Reply(_ScenarioPart):
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


class UnderWay(_ScenarioPart):
    """A procedure that was not over when a report was made."""

    state: JsonObject
    """As it was when it began."""
    journal: list[JsonObject]
    """What was done of it since."""


class Scenario(_ScenarioPart):
    """A situation and what is done in it."""

    game: str
    options: JsonObject = {}
    """Of the evening, as the game takes them; switches, rulings: added to those of the options."""
    switches: JsonObject = {}
    rulings: dict[str, str] | list[tuple[str, str]] = {}
    cards: dict[str, dict[str, JsonObject]] = {}
    """Values of printed components by schema, subject and line; what they do not say is asked."""
    state: JsonObject | str | None = None
    """A state of this game to begin from, as an earlier report gave it, written by hand, or a position in one line."""
    under_way: UnderWay | None = None
    """The procedure that was open in it, as the same report gave it."""
    seed: int = 0
    dice: list[int] = []
    """Results of the coming dice, in order; then the seed rolls."""
    commands: list[Step] = []


class EventReport(BaseModel):
    """Something that happened."""

    event: str
    """Its type."""
    rule: str
    line: str | None
    """As the notebook tells it."""
    data: JsonObject
    """Its fields."""


class AnswerReport(BaseModel):
    """A question that was answered, and by whom."""

    key: str
    rule: str
    value: object
    told: str
    source: str


class StepReport(BaseModel):
    """What came of one command.

    Of a "may", nothing is done: verdict is that of the whole plan, events and consequences are what would happen, and
    question is what it would ask next, a roll with its odds; null when nothing is left to ask. A plan that is refused
    has none of these consequences: if_overruled tells what would come of it, should the table do it anyway.
    """

    command: str
    done: bool
    verdict: JsonObject
    """What the rules say of it; a refused command changes nothing."""
    answers: list[AnswerReport]
    events: list[EventReport]
    question: JsonObject | None = None
    consequences: list[str] = []
    if_overruled: list[str] = []


class Stop(BaseModel):
    """Why a scenario did not go on."""

    field: str
    """What is wrong in it."""
    problem: str


class ScenarioReport(BaseModel):
    """What came of a scenario."""

    game: str
    version: str
    beginning: StepReport
    """What happened before the first command."""
    steps: list[StepReport]
    stopped: Stop | None = None
    """Why later commands are not among the steps."""
    log: list[str]
    """The notebook, oldest line first."""
    question: JsonObject | None
    """The next one in full (the menu with the verdict of each option), null when the evening is over."""
    dice_left: list[int]
    state: object
    """To begin from again, with what is under_way beside it unless that is null."""
    under_way: JsonObject | None = None
