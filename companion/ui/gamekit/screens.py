"""The drawn side of one game: a declaration of what is its own. Whatever it leaves out, every game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

import flet as ft
from typing_extensions import TypeVar

from companion.core.kit.game import AnyGame
from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.library.game_registry import game
from companion.library.sample import SAMPLE, load_sample
from companion.session.auto_answers import likely
from companion.session.game_session import GameSession
from companion.ui.gamekit.default_boards import OwnSheet, PeopleSide, ValuesSide
from companion.ui.gamekit.ending import EndingPart, LastPageOf
from companion.ui.gamekit.frame import Chip, Frame, Tab
from companion.ui.gamekit.last_page import LastPage, parts_of
from companion.ui.questions.sheet.sheet_context import ChartTouch
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.setup.declared import Setup
from companion.ui.setup.wizard import DECLARED, DiceOfTable, Wizard

S = TypeVar("S", default=Any)
B = TypeVar("B", default=Any)


def no_chips(state: object, book: object) -> Sequence[Chip]:
    """A top bar without facts."""
    return ()


def at_once(state: object) -> bool:
    """A demonstration that begins where every evening does."""
    return True


def no_drawing(state: object, book: object, step: str) -> str:
    """A set-up without drawings."""
    return ""


ChartOf = Callable[[ScreenSession, float, ChartTouch], ft.Control | None]
"""Draws a board among the answers of a question, in a width; without any, where the board itself stands beside, only
words that it does. None where the question is no matter of that board."""


def no_chart(session: ScreenSession, width: float, asked: ChartTouch) -> ft.Control | None:
    """Questions without a board."""
    return None


def named(schema: str, subject: str, record: CardValues) -> Option | None:
    """A copied card by the name that stands on it; None for one without."""
    name = record.get("name")
    return Option(subject, msg("core-said", text=name)) if name and isinstance(name, str) else None


BoardOf = Callable[[ScreenSession, Frame], ft.Control | None]
"""Draws a board below what is told and answered; where its frame has no height, only what it shows of the news, as high
as that needs. None for nothing."""
PlanOf = Callable[[ScreenSession, float, float | None], ft.Control | None]
"""Draws a board with a plan, in a width and perhaps a height; None where it shows nothing of that."""


@dataclass(frozen=True, eq=False)
class GameScreens(Generic[S, B]):
    """Boards, pages, set-up and last page of a game. Nothing of it changes anything."""

    tabs: Sequence[Tab] = ()
    """The pages beside the question."""
    chips: Callable[[S, B], Sequence[Chip]] = no_chips
    """The top bar from state and book: time, wind, what lasts."""
    left: Callable[[ScreenSession], ft.Control] = PeopleSide
    """The players' side of the table."""
    right: Callable[[ScreenSession], ft.Control] = ValuesSide
    """The other ships' side."""
    hand: Callable[[ScreenSession, str, Frame], ft.Control] = OwnSheet
    """One seat's own sheet on its phone, as high as it is: all that it has, what it alone may see included."""
    decision: str = ""
    """The page among the tabs that shows how the last automatic turn was decided, "" for none."""
    preview: Callable[[S, B, str], str] = no_drawing
    """How the table lies after a step of the set-up, as SVG markup by the step's id, "" where nobody can know."""
    chart: ChartOf = no_chart
    """A board on which a question is answered by a touch."""
    chart_on_phones: bool = False
    """Whether it can be used on a small screen, too."""
    beneath: BoardOf | None = None
    """A board on which is seen what was told, and on which a question is answered. It lies where room is left."""
    planned: PlanOf | None = None
    """A board on which is seen what a plan would be; then what it asks may be answered on the chart, too. None where
    plans are told in words."""
    setup: Setup[Any, B] = DECLARED
    """How people agree on an evening."""
    ending: LastPageOf[S, B] | None = None
    """What stands on the last page."""
    face: Callable[[str, str, CardValues], Option | None] = named
    """How a printed card is recognised once it was copied: name, note, picture; None if it has no name."""
    sample: Mapping[str, object] = field(default_factory=dict)
    """Options of the demonstration, which is played with the invented cards."""
    shown: Mapping[str, object] = field(default_factory=dict)
    """Others that the demonstration of the first page has besides, to show what there is."""
    laid_out: Callable[[S], bool] = at_once
    """Whether the set-up is over. A demonstration begins there: nobody who only wants to see a game lays it out."""
    game: str = ""
    """Its id."""

    def wizard(
        self,
        game: AnyGame,
        width: float,
        start: Callable[[Mapping[str, object]], object],
        first: Mapping[str, object] | None = None,
        people: Sequence[str] = (),
        last: Mapping[str, object] | None = None,
        dice: DiceOfTable | None = None,
    ) -> ft.Control:
        """The set-up of a new evening; calls `start` with the options. first: those with which it opens.

        people: names of those who sat at the last evening.  last: the options of the last evening of this game.
        dice: whose are rolled, None where that is not asked.
        """
        return Wizard(self.setup, game, width, start, first, people, last, dice)

    def tabs_of(self, state: Any) -> tuple[Tab, ...]:
        """The pages that a table has, by its state."""
        return tuple(each for each in self.tabs if each.there(state))

    def summary(self, session: ScreenSession, frame: Frame) -> ft.Control:
        """The page shown when the evening is over."""
        return LastPage(session, frame, self.ending)

    def ended(self, session: ScreenSession, frame: Frame) -> Sequence[EndingPart]:
        """The parts of that page, for whoever sends them on."""
        return parts_of(session, frame, self.ending)

    def demo(self) -> Mapping[str, object]:
        """Options of the demonstration evening, to be played without the box."""
        played = game(self.game)
        return played.dealt({**self.sample, "edition": SAMPLE}, load_sample(played))

    def demonstrate(self, begin: Callable[[str, Mapping[str, object]], GameSession]) -> GameSession:
        """Begin the demonstration at its first decision: what its set-up asks is answered as by a table that does not
        think long, and each captain gets another one of the decks that lie ready. Undo leads back into the set-up.
        begin: an evening of a game."""
        session, decks = begin(self.game, {**self.demo(), **self.shown}), 0
        while (question := session.question) is not None:
            chance = question.nature == "chance"  # of a box that nobody has, where a table rolls its own dice
            if self.laid_out(session.state) and not chance:
                break
            if chance:
                session.actions.roll_for_me(source="script")
            elif isinstance(question, BuildDeck) and question.ready:
                session.answer(question.ready[decks % len(question.ready)].id, source="script")
                decks += 1
            else:
                session.answer(likely(question), source="script")
        return session
