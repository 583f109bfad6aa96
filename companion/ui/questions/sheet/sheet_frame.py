"""The parchment on which every question is drawn: trail, headline, answers, forecast, and the bar of buttons below.

The bar keeps its place and height whatever is asked, and its main button never moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose, Question
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.session.previews import Gathered
from companion.ui.look.language import use_texts
from companion.ui.look.palette import INK, SANS_BOLD_FONT, Palette
from companion.ui.look.theme import FALLBACK_FONTS, TOUCH, Look, use_look
from companion.ui.page.foot import MORE
from companion.ui.page.page import Button, Deed, Foot, Give, LetRoll, Overrule
from companion.ui.questions.sheet.printed_parts import use_printed
from companion.ui.questions.sheet.settled_facts import Inferred
from companion.ui.questions.sheet.sheet_column import NOTHING_TOLD, Onward, SheetColumn, Upper
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.runtime.memo import Kept, use_kept
from companion.ui.screen_session.screen_session import AnswerTaker, Questioner
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

GAP = 12
SMALL_EDGE, WIDE_EDGE = 16, 22
"""Left and right of what stands on the parchment: on a phone, on a tablet."""
BAR = "bar"
"""Key of the buttons at the foot of the sheet: they stay, whatever stands above them."""
MAIN_SHARE, OTHERS_SHARE = 11, 9
"""How the bar of a tablet is divided between the main button and the others."""
NATURES = {"fact": "eye", "datum": "library"}
"""Signs for where the answer is to be read; decisions and dice need none."""


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


ChartIn = Callable[[ChartTouch], ft.Control | None]
"""Draws a board of the game among the answers of a question; None where it has none."""


@dataclass(frozen=True, slots=True)
class Action:
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

    def actions(self, t: Texts, foot: Foot) -> tuple[Action | None, list[Action]]:
        """The buttons of a foot, the main one first."""
        main = None if foot.main is None else self._action(t, foot.main)
        return main, [self._action(t, each) for each in foot.others]

    def _action(self, t: Texts, button: Button) -> Action:
        deed = self._does(button.deed)
        return Action(t(button.words), deed, button.key, button.picture, button.calm, said_next(t, button))

    def _does(self, deed: Deed | None) -> Callable[[], object] | None:
        match deed:
            case Give(value):
                return lambda: self.answer(value)
            case Overrule(value):
                return lambda: self.overrule(value)
            case LetRoll():
                return self.roll
        return None  # the steps of a reader are those of whoever lays a telling out

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


def columns(asked: SheetContext, look: Look, wanted: int) -> int:
    """How many columns of cards there is room for."""
    return 1 if asked.compact else max(1, min(wanted, int(3.2 / look.zoom)))


def grid(controls: Sequence[ft.Control], across: int, spacing: float = 10) -> ft.Control:
    """Controls in rows of equal height; each must have `expand=1`."""
    lines = [list(controls[i : i + across]) for i in range(0, len(controls), across)]
    for line in lines:
        line += [ft.Container(expand=1) for _ in range(across - len(line))]
    return kit.rows(
        [
            ft.Row(line, spacing=spacing, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
            for line in lines
        ],
        spacing,
    )


def hint(look: Look, text: str) -> ft.Control:
    """A remark beside the answers, with a sign."""
    sign = kit.icon(look, "info", look.sizes.small * 1.3, look.palette.on_parchment_muted)
    return kit.line([sign, ft.Container(quiet(look, text), expand=True)])


def lay_out(
    look: Look,
    t: Texts,
    asked: SheetContext,
    answers: Sequence[ft.Control],
    main: Action | None,
    others: Sequence[Action] = (),
    forecasts: Sequence[ft.Control] = (),
    pinned: Sequence[ft.Control] = (),
    filled: ft.Control | None = None,
) -> ft.Control:
    """The whole parchment. main: None for a question that is answered by tapping an answer.

    pinned: what stands below the answers and never scrolls.  filled: takes the place of the answers and all the height
    that is left, and scrolls by itself.

    Where words are large or the screen is small the headline scrolls with the answers, so that both can be read; where
    both are so, everything scrolls but the main button. What will follow stands last in the column: it gives way.
    """
    head = [Headline(asked, filled is not None)]
    cramped = asked.compact or look.zoom > 1
    dense = asked.flat or (asked.compact and look.zoom > 1)
    last = [*pinned, *([] if asked.flat else _beside(look, others))] if dense else []
    tapped = main is None and not others and asked.session.rights.trying
    # a plan on the side needs the room for its answers

    def foot(onward: Onward | None) -> list[ft.Control]:
        if onward is not None:
            return [*_fault(look, t, asked), onward_bar(look, t, onward, asked.compact)]
        bar = [] if tapped else [_bar(look, t, asked, main, () if dense and not asked.flat else others)]
        return [*([] if dense else pinned), *_fault(look, t, asked), *bar]

    if filled is None:
        sure = asked.inferred(cramped)
        upper, answers = asked.told, [*answers, *forecasts, *last]
        if cramped and not asked.flat:
            upper = replace(upper, head=[*head, *sure])
        else:
            answers = [*(head if cramped else []), *sure, *answers]
        of = (asked.number, asked.part)
        column = kit.keyed(COLUMN, SheetColumn, of, upper, answers, GAP, foot, asked.flat)
        content: list[ft.Control] = [*([] if cramped else head), ft.Container(column, expand=True)]
    else:
        content = [*head, ft.Container(filled, expand=True), *foot(None)]
    return parchment(look, content, asked.compact)


COLUMN = "column"
"""Key of the column of a sheet: it stays, whatever stands in it."""


def parchment(look: Look, content: Sequence[ft.Control], compact: bool) -> ft.Control:
    """The sheet on which something is asked or told: what stands on it, from top to bottom."""
    return ft.Container(
        kit.rows(content, GAP, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=look.palette.parchment,
        border_radius=kit.RADIUS + 4,
        padding=ft.Padding.symmetric(horizontal=SMALL_EDGE, vertical=12)
        if compact
        else ft.Padding.only(left=WIDE_EDGE, right=WIDE_EDGE, top=10, bottom=18),
        expand=True,
    )


def onward_bar(look: Look, t: Texts, onward: Onward, compact: bool) -> ft.Control:
    """The one button that scrolls on."""
    way = Action(t(MORE.words), onward.go, onward.name, MORE.picture, blank=onward.blank)
    height = kit.ANSWER * look.zoom
    first = main_button(look, way, height)
    if compact:
        return kit.rows([ft.Row([first])], 10, key=BAR)
    return ft.Row([first, ft.Row(expand=OTHERS_SHARE)], spacing=GAP, height=height, key=BAR)


BESIDE = 30
"""Letters of where we are that find room on a phone beside the ways from there."""


@component
def Headline(asked: SheetContext, slim: bool = False) -> ft.Control:
    """Where we are, what is asked, and under which rule. slim: as low as it can be, above what needs all the height."""
    look, t, printed, keep = use_look(), use_texts(), use_printed(), use_kept()
    question = asked.question
    size = look.sizes.question * ((0.6 if slim else 0.8) if asked.compact else (0.8 if slim else 1))
    words = kit.headline(look, t(asked.title or question.text), size=size, colour=look.palette.on_parchment)
    words.style = ft.TextStyle(height=1.15)
    title = ft.Semantics(
        content=words,
        identifier="question",
        header=True,
        container=True,
    )
    note = [pen(look, t(question.note))] if question.note is not None and asked.title is None else []
    page = printed.page(question.rule)
    if asked.session.rights.trying:  # what is not an answer gives its room to those that are
        line = kit.line(
            [ft.Container(title, expand=True), *_ways(look, t, keep, asked, None if asked.compact else page)]
        )
        words.size = size * (0.9 if asked.compact else 0.85)
        return kit.rows([line, *([] if asked.compact or isinstance(question, Menu) else note)], 0)
    if asked.flat and not slim:  # its height belongs to the answers
        return kit.rows(
            [kit.line([ft.Container(title, expand=True), *_ways(look, t, keep, asked, brief=True)]), *note], 0
        )
    if slim:
        ways = _ways(
            look, t, keep, asked, page if asked.compact and asked.aside is None else None, brief=asked.aside is not None
        )
        return kit.line([ft.Container(title, expand=True), *ways])
    short = isinstance(question, Menu) or asked.title is not None  # a short headline leaves room beside it
    if short and not question.trail and look.zoom <= 1:
        return kit.rows([kit.line([ft.Container(title, expand=True), *_ways(look, t, keep, asked)]), *note], 0)
    return kit.rows([_trail(look, t, keep, asked, page), title, *note], 4)


def _trail(look: Look, t: Texts, keep: Kept, asked: SheetContext, page: str) -> ft.Control:
    question = asked.question
    parts = [t(part) for part in question.trail]
    place: list[ft.Control] = []
    if question.nature in NATURES:
        told = t(msg(f"ui-nature-{question.nature}"))
        place.append(keep("nature", _nature, look, NATURES[question.nature], told))
        parts += [] if asked.compact and parts else [told]
    lines = None if look.zoom > 1 or asked.compact else 2
    place.append(keep("place", _place, look, " · ".join(parts), lines))
    why = _ways(look, t, keep, asked, page if asked.aside is None else None)
    long = asked.compact and len(" · ".join(parts)) > BESIDE
    if parts and (look.zoom > 1 or long):  # many or large words need the whole width
        return kit.rows([kit.line(place), ft.Row(why, alignment=ft.MainAxisAlignment.END)], 0)
    return kit.line([*place, *why])


def _nature(look: Look, sign: str, told: str) -> ft.Control:
    """Where the answer is to be read. told: in words."""
    return kit.pic(f"icon:{sign}", look.sizes.small * 1.3, told, color=look.palette.on_parchment_muted)


def _place(look: Look, text: str, lines: int | None) -> ft.Control:
    return ft.Container(quiet(look, text, max_lines=lines), expand=True)


def _ways(
    look: Look, t: Texts, keep: Kept, asked: SheetContext, page: str | None = None, *, brief: bool = False
) -> list[ft.Control]:
    """To what was told before, and to the rule. page: None where there is no room to name it.  brief: whether a sign
    stands for what was told."""
    found = [] if asked.aside is None else [asked.aside()]
    if asked.recall is not None:
        recall = keep.deed("recall", asked.recall)
        found.append(keep("recall", _recall, look, t, recall, brief or asked.compact))
    if asked.question.rule:
        on_rule = keep.deed("rule", asked.on_rule)
        found.append(keep("why", _why, look, t, asked.question.rule, on_rule, page, asked.compact))
    return found


def _recall(look: Look, t: Texts, recall: Callable[[], object], brief: bool) -> ft.Control:
    """The way back to what was told before the question. brief: as a sign."""
    sign = kit.icon(look, "log", look.sizes.small * 1.3, look.palette.on_parchment_muted)
    words = [] if brief else [_linked(look, t(msg("voice-recall")))]
    body = ft.Container(
        kit.line([sign, *words], 6, tight=True),
        height=look.link_height,
        width=TOUCH if brief else None,
        padding=ft.Padding.symmetric(horizontal=4),
        alignment=ft.Alignment.CENTER,
        border_radius=8,
        on_click=lambda _: recall(),
    )
    return kit.tagged(body, "told-recall", t(msg("voice-recall")))


def _linked(look: Look, text: str) -> ft.Text:
    """Small words that can be tapped."""
    return quiet(look, text, style=ft.TextStyle(decoration=ft.TextDecoration.UNDERLINE))


def cited(rule: str, page: str) -> Msg:
    """A rule with its page, or with the section where the rulebook has no page numbers."""
    return msg("ui-rule-page" if page[0].isdigit() else "ui-rule-section", id=rule, page=page)


def _why(
    look: Look, t: Texts, rule: str, on_rule: Callable[[str], object], page: str | None, compact: bool
) -> ft.Control:
    """The rule's id and page, and the way to its words. On a phone a sign stands for "why?".

    page: None where neither is said.
    """
    told = t(cited(rule, page)) if page and not compact else rule
    place = [] if page is None else [quiet(look, told)]
    link: ft.Control = kit.icon(look, "why", look.sizes.small * 1.3, look.palette.on_parchment_muted)
    if not compact:
        link = _linked(look, t(msg("ui-why")))
    body = ft.Container(
        kit.line([*place, link], 8, tight=True),
        height=look.link_height,
        width=TOUCH if compact and not place else None,
        padding=ft.Padding.symmetric(horizontal=4),
        alignment=ft.Alignment.CENTER,
        border_radius=8,
        on_click=lambda _: on_rule(rule),
    )
    return kit.tagged(body, "why", t(msg("ui-why-rule", id=rule)))


def _fault(look: Look, t: Texts, asked: SheetContext) -> list[ft.Control]:
    """What went wrong with the last answer."""
    fault = asked.session.fault
    return [] if fault is None else [fault_strip(look, t, fault)]


def fault_strip(look: Look, t: Texts, fault: Msg) -> ft.Control:
    """What went wrong with the last touch."""
    p = look.palette
    strip = ft.Container(
        kit.line(
            [
                kit.icon(look, "warning", 26, p.on_alert),
                ft.Container(pen(look, t(fault), colour=p.on_alert), expand=True),
            ]
        ),
        bgcolor=p.alert,
        border_radius=10,
        padding=10,
    )
    return ft.Semantics(content=strip, identifier="fault", live_region=True, container=True)


def _bar(look: Look, t: Texts, asked: SheetContext, main: Action | None, others: Sequence[Action]) -> ft.Control:
    """The buttons. On a phone the main one lies lowest, where the thumb is, and the others above it."""
    height = kit.ANSWER * look.zoom
    waits = isinstance(asked.question, Menu) and asked.question.waiting
    hint = t(msg("ui-others-choose" if waits else "ui-tap-answer"))
    first = main_button(look, main, height, asked.flat) if main is not None else _resting(look, hint, height)
    beside = _beside(look, others, asked.flat)
    if asked.compact and not asked.flat:
        return kit.rows([*beside, ft.Row([first])], 10, key=BAR)
    rest = beside[0] if beside else ft.Row()
    rest.expand = OTHERS_SHARE
    high = None if asked.flat else height  # where it is narrow, the words of a button may need a line more
    return ft.Row([first, rest], spacing=GAP, height=high, key=BAR)


def _beside(look: Look, others: Sequence[Action], narrow: bool = False) -> list[ft.Row]:
    """The other buttons in a row; no row without any. narrow: whether little room is left to their words."""
    height, size = kit.ANSWER * look.zoom, look.sizes.small if narrow else look.sizes.body
    buttons = [
        kit.button(look, each.words, each.do, identifier=each.identifier, height=height, expand=1, size=size)
        for each in others
    ]
    return [ft.Row(buttons, spacing=GAP)] if buttons else []


SLIM, SLIM_LINES, SLIM_WORD = 16, 3, 6
"""Letters of a narrow main button from which its words are small, in so many lines; and of a single word, from which
no picture stands beside it."""


def main_button(look: Look, main: Action, height: float, narrow: bool = False) -> ft.Control:
    """The coral button: a real one, so that Enter taps it. height: in logical pixels.  narrow: whether little room is
    left to its words.

    A finger taps a glass before it: the ripple of a real button would paint the whole screen again and again while the
    next picture waits.
    """
    p, do = look.palette, main.do
    tap = (lambda *_: do()) if do is not None else None
    ink = p.on_parchment_muted if main.do is None else p.on_parchment if main.calm else p.on_action
    said, then = ("", "") if main.blank else (main.words, main.then)
    broad = narrow and max(map(len, said.split()), default=0) > SLIM_WORD
    picture = None if main.blank or broad else drawn(main.picture, height * 0.55, sign=ink)
    line = {"colour": ink, "overflow": ft.TextOverflow.ELLIPSIS, "text_align": ft.TextAlign.CENTER}
    slim = narrow and not then and len(said) > SLIM
    size = look.sizes.small if slim else look.sizes.body if broad else look.sizes.title
    lines = SLIM_LINES if slim else 1 if then else 2
    face: ft.Control = pen(look, said, size=size, bold=True, max_lines=lines, **line)
    if then:
        small = pen(look, then, size=look.sizes.small, max_lines=1, **line)
        face = kit.rows([face, small], 0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    face.expand, face.expand_loose = True, True
    body = ft.FilledButton(
        content=ft.Row(
            [*([picture] if picture else []), face], alignment=ft.MainAxisAlignment.CENTER, spacing=10, tight=True
        ),
        style=_style(p, main.calm),
        height=height,
        autofocus=True,
        key="waits" if main.do is None else "ready",  # another one once it can be tapped, to which the keys come
        disabled=main.do is None,
        on_click=tap,
    )
    glass = ft.Container(on_click=tap, left=0, top=0, right=0, bottom=0)
    stack = ft.Stack([body, glass], fit=ft.StackFit.PASS_THROUGH)
    named = kit.tagged(stack, main.identifier, "", tap is not None)
    return ft.MergeSemantics(named, expand=MAIN_SHARE)  # the button and its glass are one to whoever listens


@lru_cache
def _style(p: Palette, calm: bool) -> ft.ButtonStyle:
    """How the main button looks, which is the same whatever it says. calm: whether it looks like any other."""
    return ft.ButtonStyle(
        bgcolor={
            ft.ControlState.DISABLED: p.paper_shade,
            ft.ControlState.DEFAULT: p.paper if calm else p.action,
        },
        side=ft.BorderSide(2, p.paper_line) if calm else None,
        overlay_color={
            ft.ControlState.FOCUSED: ft.Colors.with_opacity(0.28, INK),
            ft.ControlState.DEFAULT: ft.Colors.with_opacity(0.08, INK),
        },
        padding=ft.Padding.symmetric(horizontal=18, vertical=2),
        shape=ft.RoundedRectangleBorder(radius=kit.RADIUS),
        text_style=ft.TextStyle(font_family=SANS_BOLD_FONT, font_family_fallback=FALLBACK_FONTS),
        animation_duration=0,
    )


def _resting(look: Look, text: str, height: float) -> ft.Control:
    """What stands in the main button's place where tapping an answer is enough."""
    return ft.Container(
        pen(look, text, colour=look.palette.on_parchment_muted, text_align=ft.TextAlign.CENTER, max_lines=2),
        height=height,
        alignment=ft.Alignment.CENTER,
        bgcolor=look.palette.paper_shade,
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=18),
        expand=MAIN_SHARE,
    )
