"""The evening looked at again, moment by moment: what was done, what was told, and how the boards stood then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.journal.journal import Amended, Began, Deed, Said
from companion.core.rules.rule_index import RuleIndex
from companion.core.values.messages import Msg, msg
from companion.journal_views.chronicle import Chronicle
from companion.library.texts import Texts
from companion.ui.announcements.cards import CARDS, Cards
from companion.ui.announcements.telling import shown_on
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.main_screen.header import Fact
from companion.ui.main_screen.rule_explained import explained
from companion.ui.main_screen.sides import GAP, Layout, both_sides, laid_out
from companion.ui.page.announced_cards import cards
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.page_frame import wrong_button
from companion.ui.widgets.scroll_column import Scrolled

NUMBERED, NUMBERED_COMPACT = 24, 13
"""So many rounds are numbered on the line of the evening, on a tablet and on a phone."""


@component
def PastPage(
    session: ScreenSession, screens: GameScreens, index: RuleIndex, layout: Layout, on_back: Callable[[], None]
) -> ft.Control:
    """The moments of an evening: of one that is over from the first one, else from the last one.

    layout: where the boards stand, on a phone below the words.
    """
    live = session.view.journal.live
    chronicle = ft.use_memo(lambda: Chronicle.of(session.view.journal), [session, len(live)])
    last = max(0, len(chronicle.stops) - 1)
    place, turn_to = ft.use_state(last if session.view.question is not None else 0)
    past = ft.use_memo(lambda: session.at(chronicle.stops[min(place, last)]), [session, len(live)])
    at = min(place, last)

    def go(to: int) -> None:
        to = min(max(to, 0), last)
        past.turn_to(chronicle.stops[to])
        turn_to(to)

    return Playback(past, screens, index, chronicle, at, go, layout, on_back)


@component
def Playback(
    past: ScreenSession,
    screens: GameScreens,
    index: RuleIndex,
    chronicle: Chronicle,
    at: int,
    go: Callable[[int], None],
    layout: Layout,
    on_back: Callable[[], None],
) -> ft.Control:
    """One moment, and the ways to the others. at: place of the moment among those of the chronicle."""
    use_live(past)
    look, t = use_look(), use_texts()
    rule, set_rule = ft.use_state("")
    compact = layout.compact
    frame = Frame(compact, set_rule, lambda _: None)
    bar = _bar(look, t, past, screens, frame, on_back)
    told = kit.keyed("told", MomentAnnounced, past, frame, chronicle, at)
    steps = _steps(look, t, chronicle, at, go, compact)
    why = explained(past, index, rule, set_rule)
    if compact:
        page = [told, both_sides(past, screens, GAP)]
        body: ft.Control = why or ft.Column(page, spacing=GAP, expand=True, scroll=kit.SCROLLS)
    else:
        left, right = partial(screens.left, past), partial(screens.right, past)
        body = laid_out(layout, left, right, ft.Container(told, expand=True), why)
    return ft.Column([bar, ft.Container(body, expand=True), steps], spacing=GAP, expand=True)


def _bar(
    look: Look, t: Texts, past: ScreenSession, screens: GameScreens, frame: Frame, on_back: Callable[[], None]
) -> ft.Control:
    """The way back, and the facts of the top bar as they were."""
    words = t(msg("ui-past-back"))
    back = kit.button(look, words, on_back, kind="sea", sign="left", identifier="past-close", height=TOUCH)
    chips = screens.chips(past.view.state, past.view.game.book)
    facts = [kit.still(Fact, look, t, fact, frame.on_rule) for fact in chips]
    told = ft.Row(facts, spacing=8, scroll=ft.ScrollMode.HIDDEN, expand=True)
    return kit.line([back, told, *wrong_button(look, t)], 14)


@component
def MomentAnnounced(past: ScreenSession, frame: Frame, chronicle: Chronicle, at: int) -> ft.Control:
    """In which round, what was done, and what was told of it."""
    use_live(past)
    look, t = use_look(), use_texts()
    p = look.palette
    stop = chronicle.stops[at]
    title = t(chronicle.title(stop.round)).rstrip(".")
    head = kit.headline(look, title, size=look.sizes.question * (0.8 if frame.compact else 1), colour=p.on_parchment)
    shown = ft.Semantics(content=head, identifier="past-round", header=True, container=True)
    deed = [] if stop.deed is None or _secret(stop.deed) else [pen(look, t(deed_text(stop.deed)), bold=True)]
    news = past.news.entries
    content: Sequence[ft.Control] = (
        [kit.keyed(CARDS, Cards, shown_on(past, frame), cards(news))]
        if news
        else [quiet(look, t(msg("ui-past-silent")))]
    )
    parts = [shown, *deed, *content]
    inner: ft.Control = kit.rows(parts, GAP) if frame.compact else Scrolled(at, parts, GAP)
    if isinstance(inner, ft.Column):
        inner.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    return ft.Container(
        inner,
        bgcolor=p.parchment,
        border_radius=kit.RADIUS + 4,
        padding=ft.Padding.symmetric(horizontal=16 if frame.compact else 24, vertical=16),
    )


def _secret(deed: Deed) -> bool:
    """Whether only who did it knew then what it was; what came of it is told."""
    return isinstance(deed, Said) and deed.secret


def deed_text(deed: Deed) -> Msg:
    """What a person did."""
    if isinstance(deed, Began | Amended):
        return deed.caption
    return msg("notebook-said", question=deed.caption, answer=deed.told)


def _steps(look: Look, t: Texts, chronicle: Chronicle, at: int, go: Callable[[int], None], compact: bool) -> ft.Control:
    """The line of the evening, and a step or a round to either side."""
    p, last = look.palette, len(chronicle.stops) - 1
    now = chronicle.stops[at].round
    starts = [each.at for each in chronicle.rounds]
    before = max((start for start in starts if start < at), default=0)
    after = starts[now + 1] if now + 1 < len(starts) else last

    def step(sign: str, label: Msg, to: int, identifier: str) -> ft.Control:
        return kit.sign_button(look, sign, t(label), None if to == at else partial(go, to), identifier, TOUCH + 8)

    line = ft.Row(
        [_segment(look, t, chronicle, number, at, go, compact) for number in range(len(starts))], spacing=3, expand=True
    )
    back = [
        step("far_left", msg("ui-past-round-before"), before, "past-round-before"),
        step("left", msg("ui-past-before"), max(at - 1, 0), "past-before"),
    ]
    on = [
        step("right", msg("ui-past-after"), min(at + 1, last), "past-after"),
        step("far_right", msg("ui-past-round-after"), after, "past-round-after"),
    ]
    count = kit.words(look, t(msg("ui-past-place", n=at + 1, of=last + 1)), size=look.sizes.small, colour=p.text_muted)
    if compact:
        buttons = ft.Row([*back, count, *on], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        content: ft.Control = kit.rows([ft.Row([line]), buttons], 4)
    else:
        content = kit.line([*back, line, count, *on], 10)
    return ft.Container(
        content, bgcolor=p.bar, border_radius=kit.RADIUS, padding=ft.Padding.symmetric(horizontal=12, vertical=8)
    )


def _segment(
    look: Look, t: Texts, chronicle: Chronicle, number: int, at: int, go: Callable[[int], None], compact: bool
) -> ft.Control:
    """A round on the line of the evening, as long as it has moments; a tap goes to its beginning."""
    p, rounds = look.palette, chronicle.rounds
    first = rounds[number].at
    end = rounds[number + 1].at if number + 1 < len(rounds) else len(chronicle.stops)
    here = number == chronicle.stops[at].round
    paint = p.mark if here else p.text_muted if number < chronicle.stops[at].round else p.line
    content: list[ft.Control] = [ft.Container(bgcolor=paint, height=8, border_radius=4)]
    if len(rounds) <= (NUMBERED_COMPACT if compact else NUMBERED):
        figure = "" if rounds[number].title is None else str(number)
        size = look.sizes.small * 0.8
        below = kit.words(look, figure, size=size, colour=p.text_brass if here else p.text_muted, max_lines=1)
        below.text_align = ft.TextAlign.CENTER
        content.append(below)
    column = kit.rows(content, 2, alignment=ft.MainAxisAlignment.CENTER)
    column.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    body = ft.Container(column, height=TOUCH, on_click=lambda _: go(first))
    return kit.tagged(body, f"past-round-{number}", t(chronicle.title(number)), expand=end - first, selected=here)
