"""One question as it stands on one screen: who answers it, what may be done about it, and the buttons of its foot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

import flet as ft

from companion.core.questions.kinds import Choose, Question
from companion.core.values.messages import Msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.session.one_sheet import Gathered
from companion.ui.page.page import Button, Deed, Foot, Give, LetRoll, Overrule
from companion.ui.questions.sheet.aimed import NO_AIM, PendingTouch
from companion.ui.questions.sheet.settled_facts import Inferred
from companion.ui.questions.sheet.sheet_column import NOTHING_TOLD, Upper
from companion.ui.questions.sheet.unconfirmed import Unconfirmed
from companion.ui.screen_session.questioner import AnswerTaker, Questioner
from companion.ui.widgets import kit


@dataclass(frozen=True, slots=True)
class ChartTouch:
    """A question as a board answers it that lies among its answers."""

    question: Choose
    chosen: str | None
    """The answer that is chosen so far; None for none."""
    choose: Callable[[str], object]
    """Chooses an answer."""
    answer: Callable[[str], object]
    """Gives one."""
    overrule: Callable[[str], object]
    """Gives one that the rules refuse, where the table has the last word."""
    height: float | None = None
    """That there is for it; None where it takes what it needs."""


class ChartIn(Protocol):
    """Draws a board of the game among the answers of a question, in a share of its width; None where it has none."""

    def __call__(self, asked: ChartTouch, part: float = 1.0) -> ft.Control | None: ...


@dataclass(frozen=True, slots=True)
class BarButton:
    """A button of the bar."""

    words: str
    do: Callable[[], object] | None
    """None while it cannot be tapped."""
    identifier: str
    picture: str = ""
    """Drawn before the words."""
    calm: bool = False
    """Whether a main button looks like any other, since most would not tap it now."""
    then: str = ""
    """What comes next, in small letters below the words of a main button."""
    blank: bool = False
    """Whether its words are not shown yet."""


@dataclass(frozen=True, slots=True)
class SheetContext:
    """One question as it stands on one screen."""

    session: AnswerTaker
    question: Question
    serial: int
    compact: bool
    on_rule: Callable[[str], None]
    told: Upper = NOTHING_TOLD
    """What is taught and told above the answers."""
    flat: bool = False
    """Whether it is a phone held sideways: what is told stands beside the answers."""
    recall: Callable[[], object] | None = None
    """Brings back what was told before; None where there is nothing."""
    title: Msg | None = None
    """The headline in the place of the question's own words, which stand among the answers."""
    in_part: bool = False
    """Whether only what all may read of it stands here."""
    part: str = ""
    """What of it lies on the sheet; another part is read from its top."""
    aside: Callable[[], ft.Control] | None = None
    """Draws what stands in the headline, before the way to the rule."""
    done: bool = False
    """Whether hands have carried out orders once the menu's only way is taken."""
    on_may: Callable[[str], None] | None = None
    """Asks the checker about an option, None where there is none."""
    chart: ChartIn | None = None
    aim: PendingTouch = NO_AIM
    """What a board that stands beside it is touched for."""
    draft: Unconfirmed | None = None
    """What is chosen on its sheet and not yet confirmed; None where nothing can be."""
    seat: str = ""
    """In whose place it is answered here, of several people who are asked together; "" for whoever is at this screen.
    """

    @property
    def number(self) -> object:
        """What tells this question from all others: of people who are asked together each has one, and a question that
        all may read in part is another one than the whole of it."""
        return self.serial, self.question.key, self.in_part

    def answer(self, value: object, *, ahead: Mapping[str, object] | None = None) -> None:
        """Answer this question, and no other one that may have come since. ahead: what will be asked from it, too."""
        self.session.answer(value, self.serial, ahead=ahead, seat=self.seat)

    def overrule(self, value: object) -> None:
        """Answer with what the rules refuse: who only takes what is filled in takes this, too."""
        self.answer(value)

    def roll(self) -> None:
        """Let the app roll or draw, where it may."""

    def actions(self, t: Texts, foot: Foot) -> tuple[BarButton | None, list[BarButton]]:
        """The buttons of a foot, the main one first; what a board beside it was touched for takes the main one's place,
        and the others stay."""
        main = None if foot.main is None else self._action(t, foot.main)
        others = [self._action(t, each) for each in foot.others]
        aimed = self.aim.foot(self.serial)
        if aimed is None:
            return main, others
        first = None if aimed.main is None else self._aimed(self._action(t, aimed.main))
        return first, [*(self._aimed(self._action(t, each)) for each in aimed.others), *others]

    def _aimed(self, action: BarButton) -> BarButton:
        """The same, of which the board is told once it is done."""
        deed, aim, drawn = action.do, self.aim, self.aim.of

        def do() -> None:
            if deed is not None and aim.pointed == drawn:  # else it is drawn for what was touched before
                deed()
                aim.done()

        return replace(action, do=do)

    def _action(self, t: Texts, button: Button) -> BarButton:
        deed = self._does(button.deed)
        return BarButton(t(button.words), deed, button.key, button.picture, button.calm, said_next(t, button))

    def _does(self, deed: Deed | None) -> Callable[[], object] | None:
        match deed:
            case Give(value, ahead):
                return self._meant(lambda: self.answer(value, ahead=dict(ahead) or None))
            case Overrule(value):
                return self._meant(lambda: self.overrule(value))
            case LetRoll():
                return self.roll
        return None  # the steps of a reader are those of whoever lays a telling out

    def _meant(self, deed: Callable[[], None]) -> Callable[[], None]:
        """The same, unless by then something else is chosen than what its button says."""
        still = None if self.draft is None else self.draft.as_drawn()

        def do() -> None:
            if still is None or still():
                deed()

        return do

    @property
    def taken_back(self) -> object:
        """The answer that this question had before undo, as it was written; None for none."""
        return None

    def inferred(self, stacked: bool) -> list[ft.Control]:
        """What was settled without asking, to be put right. stacked: answers stand below theirs."""
        return []

    def steady(self, deed: Callable[[], object]) -> Callable[[], None]:
        """A change of the draft that a hasty second tap, meant for the question before, does not make."""

        def careful() -> None:
            if not self.session.hasty():
                deed()

        return careful


@dataclass(frozen=True, slots=True)
class EveningContext(SheetContext):
    """One question of an evening."""

    session: Questioner

    def roll(self) -> None:
        """Let the app roll or draw."""
        self.session.roll(self.serial, seat=self.seat)

    def overrule(self, value: object) -> None:
        """Answer with what the rules refuse: the table has the last word."""
        self.session.overrule(value, self.serial, seat=self.seat)

    @property
    def taken_back(self) -> object:
        """The answer that this question had before undo, as it was written; None for none."""
        return self.session.view.taken_back_value(self.question.key)

    def inferred(self, stacked: bool) -> list[ft.Control]:
        """What was settled without asking, to be put right. stacked: answers stand below theirs."""
        if not self.session.view.settled:
            return []
        return [kit.keyed("standing", Inferred, self.session, self.number, stacked)]

    def gather(self, said: Mapping[str, object], main: str = "") -> Gathered | None:
        """The questions that stand on one sheet from here on (see `SeatView.gather`)."""
        return self.session.view.gather(said, main, self.seat, self.in_part)

    def person(self, seat: str) -> Seat | None:
        """Who sits at a seat; None for the table."""
        return self.session.view.person(seat)


def said_next(t: Texts, button: Button) -> str:
    """What comes after a button, in words."""
    return "" if button.then is None else t(button.then)
