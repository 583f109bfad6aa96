"""The checker, "May I?": the question of the plan stands in the middle, the referee's opinion beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.kit.possible_commands import Wish
from companion.core.questions.kinds import Choose
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.ui.announcements.telling import Teller
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import BoardOf, GameScreens
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.main_screen.plan_opinion import EDGE, GAP, Opinion, WaysOut, is_short, plan_again, plan_buttons
from companion.ui.main_screen.question_sheet import QuestionSheet
from companion.ui.main_screen.wish_search import WishSearch
from companion.ui.page.shapes import ScreenShape
from companion.ui.page.whose import reader, seat_of
from companion.ui.questions.sheet.privacy_cover import cover, strip, turner
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.plan import SeatPlan
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@dataclass(frozen=True, slots=True)
class Wished:
    """With what the checker is opened: what a rule is about, or an option of the menu; nothing as a rule."""

    rule: str = ""
    option: str = ""


NO_WISH = Wished()

BESIDE = 376
"""Width of the opinion on a tablet, in logical pixels."""

TIGHT = 420
"""Height between the bars below which everything that is not asked or answered takes as little as it can."""

BRIEF = 100
"""Height of the opinion on a small screen while dice or values are asked, which need the rest for their keys."""

OPINION, PLAN = 9, 16
"""How opinion and question divide the height of a small screen else."""

BOARD = 0.34
"""Height of a board in the opinion on a tablet held upright, of all that there is."""

LOW = 900
"""Height of a small screen below which the referee says only what matters, in logical pixels."""


def keeper(session: ScreenSession, seat: str) -> Seat | None:
    """The person whose plan may hang on what others who see this screen do not know; None for one that all may see."""
    whose = None if session.rights.alone else seat_of(session, seat)
    return None if whose is None or session.view.state_of(seat) == session.view.state else whose


def mover(session: ScreenSession) -> str:
    """Whose plan it will most likely be: who is asked, else who sits first. On a phone it is always its own."""
    if session.rights.alone:
        return session.seat
    seats = [seat.id for seat in session.view.game.seats(session.view.state)]
    asked = session.view.question.who if session.view.question is not None else ""
    return asked if asked in seats else (seats[0] if seats else "")


@component
def MayI(
    session: ScreenSession,
    compact: bool,
    space: float,
    on_rule: Callable[[str], None],
    on_close: Callable[[], None],
    why: ft.Control | None = None,
    wish: Wished = NO_WISH,
    drawn: tuple[GameScreens, float] | None = None,
) -> ft.Control:
    """The checker. It asks what it cannot know, says what is right and what follows, and changes nothing.

    Before several people it plans with what all of them know. Whoever knows more turns the page to plan with that, and
    what is for one person alone lies under a cover as a whole: what is asked, and what the referee thinks of it.

    space: height that there is, in logical pixels.  why: a rule that is explained in the place of the opinion.
    wish: with what it is opened.  drawn: what a game draws, in a width in logical pixels.
    """
    seeking, seek = ft.use_state(bool(wish.rule))
    seat, sit = ft.use_state(mover(session))
    opened, open_ = ft.use_state(False)
    whose = keeper(session, seat)
    own = whose is None or opened
    aside, again = use_plan(session, seat, own, wish.option)

    def turn() -> None:
        session.uncovered()
        open_(not own)

    def sit_down(other: str) -> None:
        open_(False)
        sit(other)

    def begin(wished: Wish) -> None:
        seek(False)
        aside.begin(wished)

    ways = WaysOut(partial(_do, aside, on_close), again, on_close, sit_down, lambda: seek(not seeking))
    seats = session.view.game.seats(session.view.state) if session.rights.overrule else ()
    turning = None if whose is None else _Turning(whose, own, turn)
    page = _PlanPage(use_look(), use_texts(), aside, seats, seat, compact, space, ways, on_rule, why, turning, drawn)
    if session.view.over:  # nothing is left to plan
        return page.over(seeking)
    if turning is not None and not own and reader(aside.screen) is not None:
        return page.covered(turning)
    if not seeking:
        return page.filled(page.head(seeking), page.body(f"plan-{seat}-{aside.times}-{own}"))
    leave = ways.seek if page.tight else None
    found = kit.keyed(f"wishes-{seat}-{own}", WishSearch, aside, seat, wish.rule, begin, on_rule, leave)
    return page.filled(page.head(seeking), ft.Container(page.search(found), expand=True))


def use_plan(session: ScreenSession, seat: str, own: bool, option: str) -> tuple[SeatPlan, Callable[[], None]]:
    """Hook: the plan of a seat, redrawn with it, and what begins another one. Whoever turns the page to what the seat
    alone knows goes on with the same plan.

    own: whether it is made with what the seat knows.  option: of the menu, with which the first one begins.
    """
    times, again = ft.use_state(0)
    former: MutableRef[SeatPlan] = ft.use_ref()

    def begun() -> SeatPlan:
        aside, before = SeatPlan(session, seat, None if own else "", times), former.current
        if before is not None and own and (before.trial.seat, before.times) == (seat, times):
            aside.go_on_from(before)
        elif before is None and option:
            aside.screen.answer(option, aside.screen.view.serial)
        return aside

    aside = ft.use_memo(begun, [seat, times, own])
    former.current = aside
    use_live(aside.screen)
    return aside, lambda: again(times + 1)


def _do(aside: SeatPlan, done: Callable[[], None]) -> None:
    """Carry out a plan, and leave its page."""
    if aside.carry_out():
        done()


@dataclass(frozen=True, slots=True)
class _Turning:
    """The way to plan with what a seat alone knows, or with what all know."""

    whose: Seat
    own: bool
    """Whether it is planned with what the seat knows."""
    turn: Callable[[], None]
    """Turns the page."""

    @property
    def _note(self) -> Msg:
        return msg("ui-peek-only" if self.own else "ui-peek-hidden", name=self.whose.name)

    def strip(self, look: Look, t: Texts) -> ft.Control:
        """As a strip of its own, which says for whom the page is."""
        return strip(look, self.whose, t(self._note), turner(look, t, "cover" if self.own else "look", self.turn))

    def eye(self, look: Look, t: Texts) -> ft.Control:
        """As a sign."""
        name, eye = ("peek-cover", "eye_off") if self.own else ("peek-look", "eye")
        return kit.sign_button(look, eye, t(self._note), self.turn, name, TOUCH, chosen=self.own or None)


@dataclass(frozen=True, slots=True)
class _PlanPage:
    """How the page of a plan is drawn."""

    look: Look
    t: Texts
    aside: SeatPlan
    seats: Sequence[Seat]
    """For whom one may plan here."""
    seat: str
    """For whom it is planned."""
    compact: bool
    space: float
    """Height that there is, in logical pixels."""
    ways: WaysOut
    on_rule: Callable[[str], None]
    why: ft.Control | None
    """A rule that is explained in the place of the opinion."""
    turning: _Turning | None
    """None where all who see the page know the same."""
    own: tuple[GameScreens, float] | None
    """What the game draws, and in which width; None for nothing."""

    @property
    def tight(self) -> bool:
        """Whether everything that is not asked or answered takes as little height as it can."""
        return self.space < TIGHT

    @property
    def upright(self) -> bool:
        """Whether one thing stands below the other, and there is height for all of them: on a tablet held upright."""
        return self.compact and self.space >= LOW

    @property
    def brief(self) -> bool:
        """Whether there is little height, once something is planned."""
        return self.compact or (self.tight and bool(self.aside.trial.steps))

    def over(self, seeking: bool) -> ft.Control:
        """Where nothing is left to plan."""
        return self.filled([self.banner(seeking)], kit.nothing(self.look, self.t(msg("ui-evening-over"))))

    def covered(self, turning: _Turning) -> ft.Control:
        """Where the plan is for one person alone, who has not turned the page yet."""
        shut = Banner(self.aside, self.seats, self.seat, self.compact, self.ways, covered=True)
        back = cover(self.look, self.t, turning.whose, False, turning.turn)
        return self.filled([shut], ft.Container(back, expand=True))

    @property
    def on_board(self) -> bool:
        """Whether a board of the game has the room of everything else: on a phone held sideways, once there is anything
        of the plan to be seen on it, or it is asked there."""
        screens, question = None if self.own is None else self.own[0], self.aside.screen.view.question
        if screens is None or screens.planned is None or not (self.compact and self.tight):
            return False
        if self.turning is not None or self.why is not None or self.aside.screen.view.over:
            return False
        asked = isinstance(question, Choose) and question.chart
        return asked or screens.planned(self.aside.screen, 1.0, 1.0) is not None

    def filled(self, above: Sequence[ft.Control], body: ft.Control) -> ft.Control:
        """The whole page."""
        return ft.Column([*above, body], spacing=GAP, expand=True)

    def head(self, seeking: bool) -> list[ft.Control]:
        """What stands at the top. seeking: whether what one wishes is sought in words."""
        if self.on_board or (self.tight and seeking):  # there the field stands in the place of the banner
            return []
        if self.turning is None:
            return [self.banner(seeking)]
        if self.tight:  # there is no room for a strip of its own
            return [self.banner(seeking, [self.turning.eye(self.look, self.t)])]
        return [self.banner(seeking), self.turning.strip(self.look, self.t)]

    def banner(self, seeking: bool, more: Sequence[ft.Control] = ()) -> ft.Control:
        """The first line. seeking, more: as there."""
        seats = self.seats if self.compact or not self.brief else ()
        return Banner(self.aside, seats, self.seat, self.brief, self.ways, seeking=seeking, more=more)

    @property
    def _beside(self) -> float:
        """Width of what stands beside the question."""
        return BESIDE * min(self.look.zoom, 1.25)

    def search(self, found: ft.Control) -> ft.Control:
        """What one may wish for, and the rule that is explained before it or beside it."""
        if self.why is None:
            return found
        if self.compact:
            return ft.Stack([found, self.why], expand=True, fit=ft.StackFit.EXPAND)
        rule = ft.Container(self.why, width=self._beside)
        return ft.Row([ft.Container(found, expand=True), rule], spacing=GAP, expand=True)

    def body(self, key: str) -> ft.Control:
        """The question of the plan, and the referee's opinion above it or beside it. key: of the question."""
        teller, board = self._drawn()
        if self.on_board:
            return kit.keyed(key, QuestionSheet, replace(teller, head=self._words()), ScreenShape.FLAT)
        sheet = kit.keyed(key, QuestionSheet, teller, ScreenShape.PHONE if self.compact else ScreenShape.NARROW)
        short = self.upright and is_short(self.aside)
        opinion: ft.Control = Opinion(self.aside, self.brief, self.on_rule, self.ways, board, not short)
        if not self.compact:
            beside = ft.Container(opinion if self.why is None else self.why, width=self._beside)
            stretched = ft.CrossAxisAlignment.STRETCH
            return ft.Row([sheet, beside], spacing=GAP, expand=True, vertical_alignment=stretched)
        both = kit.rows([self._above(opinion, short), ft.Container(sheet, expand=PLAN)], GAP, expand=True)
        # what was chosen stays behind the rule
        return both if self.why is None else ft.Stack([both, self.why], expand=True, fit=ft.StackFit.EXPAND)

    def _drawn(self) -> tuple[Teller, Callable[[], ft.Control | None] | None]:
        """How the question is drawn, and what draws the plan."""
        screens, width = self.own or (None, 0.0)
        planned = None if screens is None else screens.planned
        if screens is None or planned is None:
            return Teller(self.aside.screen, Frame(self.compact, self.on_rule, lambda _: None)), None
        beside = 0.0 if self.compact else self._beside
        frame = Frame(self.compact, self.on_rule, lambda _: None, width - (beside + GAP if beside else 0))
        high = self.space * BOARD if self.upright else None
        board = partial(planned, self.aside.screen, (beside or width) - 2 * EDGE, high)
        seen: BoardOf | None = None
        if self.on_board:
            seen = lambda session, room: planned(session, room.width, room.height)  # noqa: E731
        return Teller(self.aside.screen, frame, replace(screens, beneath=seen, decision="")), board

    def _words(self) -> tuple[ft.Control, ...]:
        """What can be done with the plan and the opinion of it, as a strip beside the board."""
        look, t, ways = self.look, self.t, self.ways
        close = kit.button(look, t(msg("ui-close")), ways.close, identifier="trial-close", height=TOUCH)
        first = kit.line([*plan_buttons(look, t, self.aside, ways, "plain"), close], 6)
        return first, Opinion(self.aside, True, self.on_rule, ways)

    def _above(self, opinion: ft.Control, short: bool) -> ft.Control:
        """The opinion on a small screen: as high as its words where they are few (`short`), else what it may have of
        the height."""
        trial = self.aside.trial
        if short or not trial.steps:
            return ft.Container(opinion)
        if trial.question is not None and self.space < LOW:
            return ft.Container(opinion, height=BRIEF)
        return ft.Container(opinion, expand=OPINION)


@component
def Banner(
    aside: SeatPlan,
    seats: Sequence[Seat],
    seat: str,
    compact: bool,
    ways: WaysOut,
    covered: bool = False,
    seeking: bool | None = None,
    more: Sequence[ft.Control] = (),
) -> ft.Control:
    """Names the page and for whom it is planned, and leads back; on a small screen what can be done takes its room.

    covered: the plan lies under a cover, so that nothing can be done with it but to begin another one.  seeking:
    whether what one wishes is sought in words, None where it cannot be.  more: other signs to tap.
    """
    use_live(aside.screen)
    look, t = use_look(), use_texts()
    title = kit.headline(look, t(msg("ui-may-i")), size=look.sizes.title)
    title.expand = True
    chips = [_sits(look, each, each.id == seat, ways) for each in (seats if len(seats) > 1 else ())]
    size = look.sizes.small if compact else None
    close = kit.button(
        look, t(msg("ui-close")), ways.close, kind="sea", identifier="trial-close", height=TOUCH, size=size
    )
    buttons = plan_buttons(look, t, aside, ways, "sea") if compact and not covered else []
    if covered and aside.trial.steps:
        buttons = [plan_again(look, t, ways, "sea", 1 if compact else None)]
    named = (compact and buttons) or [kit.icon(look, "scales", 28, look.palette.text_brass), title]
    if seeking is not None and not aside.trial.steps:
        if compact:
            named = [*named, _seeker(look, t, ways, seeking, compact)]
        else:
            chips.append(_seeker(look, t, ways, seeking, compact))
    first = kit.line([*named, *([] if compact else [*chips, *buttons]), *more, close], 8 if compact else 10)
    lines = [first, ft.Row(chips, spacing=8, scroll=ft.ScrollMode.HIDDEN)] if compact and chips else [first]
    return kit.panel(look, kit.rows(lines, 6), padding=8)


def _sits(look: Look, seat: Seat, chosen: bool, ways: WaysOut) -> ft.Control:
    """A seat for which one may plan."""
    deed, kind = partial(ways.sit, seat.id), "brass" if chosen else "sea"
    name, size = f"plan-of-{seat.id}", look.sizes.small
    return kit.button(look, seat.name, deed, kind=kind, identifier=name, height=TOUCH, size=size)


def _seeker(look: Look, t: Texts, ways: WaysOut, seeking: bool, compact: bool) -> ft.Control:
    """The way to seek in words what one wishes; on a small screen as a sign."""
    words = t(msg("ui-wish"))
    if compact:
        return kit.sign_button(look, "search", words, ways.seek, "wish", TOUCH, chosen=seeking or None)
    kind, size = "brass" if seeking else "sea", look.sizes.small
    return kit.button(look, words, ways.seek, kind=kind, sign="search", identifier="wish", height=TOUCH, size=size)
