"""The parts of a page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.core.journal.lessons import Raised
from companion.core.questions.kinds import Figure, Nature, Question
from companion.core.values.messages import Msg
from companion.core.values.seats import Seat
from companion.journal_views.announcements import Block
from companion.ui.page.shapes import ScreenShape

Stands = Literal["asked", "told", "led", "recalled", "over"]
"""What lies in the middle: a question, with what was told above it; only what was told, where the question after it
takes all the room there is; the set-up, step by step; once more what was told; the end."""
Place = Literal["row", "card", "refused", "foot"]
"""Where an answer stands: in the rows or among the cards of the column, behind the line of what cannot be done now, or
as a button of the foot."""


# ---------------------------------------------------------------------- what a button does


@dataclass(frozen=True, slots=True)
class Give:
    """Answers with a value. ahead: what is asked from it, with its answers."""

    value: object
    ahead: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Overrule:
    """Answers with a value that the rules refuse."""

    value: object


@dataclass(frozen=True, slots=True)
class LetRoll:
    """Lets the app roll or draw."""


@dataclass(frozen=True, slots=True)
class ReaderStep:
    """A step of the reader's own, which answers nothing."""

    to: Literal["read", "back", "uncover", "onward"]
    """What was told has been read; back to the question; the cover is lifted; further down the column."""


Deed = Give | Overrule | LetRoll | ReaderStep


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the foot."""

    key: str
    """By which it is found."""
    words: Msg
    deed: Deed | None
    """None while it cannot be tapped."""
    picture: str = ""
    calm: bool = False
    """Whether a main button looks like any other, since most would not tap it now."""
    then: Msg | None = None
    """What comes next, in few words."""


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands below the column, always in sight."""

    main: Button | None
    """None where tapping an answer is enough."""
    others: tuple[Button, ...] = ()
    after: str = ""
    """Key of the last card with an order: before that was in sight, there is but the way on. "" for none."""


# ---------------------------------------------------------------------- what is said


@dataclass(frozen=True, slots=True)
class Heading:
    """What a glance takes away."""

    text: Msg
    says: Literal["question", "news", "cover"] = "question"
    """Whether it says what is asked, what has happened, or for whom it lies covered."""
    trail: tuple[Msg, ...] = ()
    """Where in the chapter we are."""
    note: Msg | None = None
    nature: Nature = "decision"
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Banner:
    """A line above all the rest."""

    kind: Literal["waiting", "fault", "reminder"]
    text: Msg
    seats: tuple[Seat, ...] = ()
    """Who is meant."""


@dataclass(frozen=True, slots=True)
class PrivacyCover:
    """Over what one person alone may read."""

    whose: Seat
    phoned: bool
    """Whether their own phone asks them."""
    whole: bool
    """Whether nothing of the question may be read by all; else only what stands here may."""


@dataclass(frozen=True, slots=True)
class AnnouncementCard:
    """What is told together."""

    key: str
    block: Block
    first: int
    """Number of its first order, as it is counted throughout the page."""
    brief: bool = False
    """Whether it says so in lines, of which those with dice unfold under a touch."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that can be tapped, or would be if the rules allowed it."""

    key: str
    label: Msg
    value: object
    place: Place = "card"
    group: str = ""
    note: Msg | None = None
    figures: tuple[Figure, ...] = ()
    effects: tuple[Msg, ...] = ()
    refused: tuple[tuple[str, Msg], ...] = ()
    """Why not: rule and words of each reason."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """An answer of which is said what would follow."""

    value: object
    title: Msg


@dataclass(frozen=True, slots=True)
class Page:
    """What one screen says."""

    key: str
    """Tells it from every other page of the evening: what may be forgotten with it is forgotten."""
    stands: Stands
    shape: ScreenShape
    heading: Heading | None
    foot: Foot
    banners: tuple[Banner, ...] = ()
    cover: PrivacyCover | None = None
    lesson: Raised | None = None
    told: tuple[AnnouncementCard, ...] = ()
    answers: tuple[Answer, ...] = ()
    foreseen: tuple[Foreseen, ...] = ()
    question: Question | None = field(default=None, compare=False)
    """As all who see the screen may read it: what its widgets are built from; None where it lies covered."""
    recall: bool = False
    """Whether there is anything to be told once more."""
    decided: bool = False
    """Whether a flowchart or a list of priorities was walked to get here."""
    serial: int = 0
    """Number of what is put here, which an answer quotes."""
    seat: str = ""
    """In whose place it is answered, "" for whoever is at this screen."""
    boards: bool = True
    """Whether the boards stay around it: a long card that is copied, and a collection, take their place."""

    @property
    def orders(self) -> int:
        """How many orders stand here."""
        return sum(len(card.block.orders) for card in self.told)
