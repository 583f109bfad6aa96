"""The set-up of the table, guided: what to take out of the box, then step by step what hands lay out, ticked off.

Nobody has to tick anything: one button says that all lies there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Final

import flet as ft

from companion.core.events.announcements import EACH, Order, Piece, gathered
from companion.core.kit.game import AnyGame
from companion.core.procedures.copied_cards import CardKey
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import AnnouncementEntry
from companion.library.missing_cards import CopiedExtent, lacking, with_linked
from companion.library.texts import Texts
from companion.ui.announcements.card_frame import ShownOn, why
from companion.ui.announcements.orders import pieces_row, sign_of
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.sheet.printed_parts import Copies, use_printed
from companion.ui.questions.sheet.sheet_bar import BAR, GAP, OTHERS_SHARE, main_button
from companion.ui.questions.sheet.sheet_context import BarButton
from companion.ui.questions.sheet.sheet_frame import parchment
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.checklist import Checklist
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.scroll_column import Scrolled

BOX: Final = ""
"""Id of the page that says what is taken out of the box."""
TICK, CHECK = 34, 22
"""Side of the box of a tick, and height of the sign in it, in logical pixels at zoom 1."""
DRAWING, SMALL_DRAWING = 230, 170
"""Width of the drawing of a step beside its orders, and its height above them on a small screen."""
PIECE = 36
"""Height of the picture of a piece on the page of the box."""


@dataclass(frozen=True, slots=True)
class SetupPage:
    """One page of the set-up."""

    id: str
    """Of its step, `BOX` for the box."""
    title: Msg
    rows: tuple[AnnouncementEntry | Piece, ...]
    """What is ticked off there."""
    where: Msg | None = None
    """Which of how many steps it is."""


@dataclass(frozen=True, slots=True)
class SetupCopying:
    """Copying what is laid out."""

    game: AnyGame
    """Whose components these are."""
    copy: Callable[[tuple[CardKey, ...]], None]
    """Lays some on the copying screen of this screen."""

    def left(self, copies: Copies, order: Order) -> tuple[CopiedExtent, ...]:
        """What an order lays out and nobody has begun to copy."""
        known = {spot: copies.known(*spot) or {} for spot in order.prints}
        wanted = with_linked(self.game, known, order.prints)
        known |= {spot: copies.known(*spot) or {} for spot in wanted}
        return tuple(each for each in lacking(self.game, known, wanted) if not each.copied)


@dataclass(frozen=True, slots=True)
class GuideContext:
    """What a set-up is guided with."""

    ticks: Checklist
    on: ShownOn
    told: tuple[AnnouncementEntry, ...]
    seat: str = ""
    """Whose part of it, "" for the table's."""
    drawing: Callable[[str], str] = lambda step: ""
    """How the table lies after a step, as SVG markup by the step's id, "" where nobody can know."""
    finish: BarButton | None = None
    """The button that says that all lies there, None where a page is only looked at again."""
    copying: SetupCopying | None = None
    """Of what hands hold meanwhile, None where nothing can be copied."""
    rest: Callable[[], Sequence[ft.Control]] = lambda: ()
    fault: Callable[[], Sequence[ft.Control]] = lambda: ()

    def sign(self, row: AnnouncementEntry | Piece) -> object:
        """What a tick of this row stands for; everybody ticks off alone what everybody does."""
        telling = row.telling if isinstance(row, AnnouncementEntry) else row
        whose = self.seat if isinstance(telling, Piece) or getattr(telling, "seat", "") == EACH else ""
        return telling, whose

    def done(self, page: SetupPage) -> bool:
        """Whether all of a page is ticked off."""
        return all(self.sign(row) in self.ticks for row in page.rows)


def pages_of(told: Sequence[AnnouncementEntry]) -> tuple[SetupPage, ...]:
    """What is told of a set-up as pages: the box first, then each step that has anything to do."""
    found: list[SetupPage] = []
    pieces: list[Piece] = []
    for step, each in groupby(told, key=lambda row: row.step):
        rows = tuple(each)
        if step is None:
            continue
        for row in rows:
            assert isinstance(row.telling, Order)
            pieces += row.telling.pieces
        same = next((at for at, page in enumerate(found) if page.id == step.id), None)
        if same is not None:
            found[same] = SetupPage(step.id, step.title, (*found[same].rows, *rows), found[same].where)
        else:
            found.append(SetupPage(step.id, step.title, rows, msg("led-step", n=step.n, of=step.of)))
    box = [SetupPage(BOX, msg("led-box"), gathered(pieces))] if pieces else []
    return (*box, *found)


@component
def GuidedSetup(setting: GuideContext, answers: bool) -> ft.Control:
    """The whole sheet: where one is, the rows of this page with the drawing of its step, and the buttons.

    answers: whether the button that ends it answers the question.
    """
    look, t = use_look(), use_texts()
    ticks, on = use_live(setting.ticks, first=True), setting.on
    copies = use_printed().copies
    use_live(copies.shelf)
    pages = pages_of(setting.told)
    due = next((at for at, page in enumerate(pages) if not setting.done(page)), len(pages) - 1)
    turned, turn = ft.use_state(due)
    at = min(turned, len(pages) - 1)
    page = pages[at]

    def onwards(done: SetupPage) -> None:
        """To the first page after this one that is not done yet, else to the first such page at all."""
        left = [n for n, each in enumerate(pages) if each is not done and not setting.done(each)]
        turn(next((n for n in left if n > at), left[0] if left else at))

    def tick(row: AnnouncementEntry | Piece) -> None:
        sign = setting.sign(row)
        ticks.put([sign], sign not in ticks)
        if setting.done(page):
            onwards(page)

    def step_done() -> None:
        ticks.put([setting.sign(row) for row in page.rows], True)
        onwards(page)

    strip = ft.Row(
        [_disc(look, t, each, n, n == at, setting.done(each), partial(turn, n)) for n, each in enumerate(pages)],
        spacing=6,
    )
    if page.id == BOX:
        rows = _box(look, t, setting, page, tick)
    else:
        orders = [row for row in page.rows if isinstance(row, AnnouncementEntry)]
        rows = [_row(look, t, setting, copies, row, n, tick) for n, row in enumerate(orders)]
    body = _beside_drawing(rows, "" if page.id == BOX else setting.drawing(page.id), on.compact)
    last = setting.rest() if at == len(pages) - 1 else ()
    middle = Scrolled((id(setting.ticks), at), [*body, *last], GAP)
    bar = _bar(look, t, setting, None if all(map(setting.done, pages)) else step_done)
    content = [_title(look, t, on, page, answers), strip, middle, *setting.fault(), bar]
    return parchment(look, content, on.compact)


def _title(look: Look, t: Texts, on: ShownOn, page: SetupPage, answers: bool) -> ft.Control:
    """Which page it is, and the way to its rule. answers: whether it stands in the place of a question."""
    size = look.sizes.question * (0.7 if on.compact else 0.85)
    head = kit.headline(look, t(page.title), size=size, colour=look.palette.on_parchment)
    head.style = ft.TextStyle(height=kit.CLOSE)
    shown = ft.Semantics(content=head, identifier="question" if answers else "told", header=True, container=True)
    shown.expand = True
    where = [quiet(look, t(page.where))] if page.where is not None else []
    rule = next((row.rule for row in page.rows if isinstance(row, AnnouncementEntry)), "")
    return kit.line([shown, *where, *why(look, on, rule)], 12)


def _beside_drawing(rows: Sequence[ft.Control], markup: str, compact: bool) -> list[ft.Control]:
    """The rows of a page, and the drawing of its step beside them or above. markup: as SVG, "" for none."""
    listed = kit.rows(rows, 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    if not markup:
        return [listed]
    if compact:
        picture = ft.Image(src=markup, height=SMALL_DRAWING, exclude_from_semantics=True)
        return [ft.Row([picture], alignment=ft.MainAxisAlignment.CENTER), listed]
    listed.expand = True
    picture = ft.Image(src=markup, width=DRAWING, exclude_from_semantics=True)
    return [ft.Row([listed, picture], spacing=14, vertical_alignment=ft.CrossAxisAlignment.START)]


def _bar(look: Look, t: Texts, setting: GuideContext, step_done: Callable[[], None] | None) -> ft.Control:
    """The buttons: this step is done, and all lies there. step_done: None where all of it is ticked off."""
    height = kit.ANSWER * look.zoom
    words, name = t(msg("led-done")), "led-done"
    likely = step_done is not None and setting.finish is not None
    kind = "main" if likely else "brass"  # coral is what comes next: this step, and once all lies there the game
    onward = kit.button(look, words, step_done, kind=kind, sign="check", identifier=name, height=height, expand=1)
    finish = [] if setting.finish is None else [main_button(look, replace(setting.finish, calm=likely), height)]
    if setting.on.compact:
        return kit.rows([ft.Row([onward]), *(ft.Row([each]) for each in finish)], GAP, key=BAR)
    return ft.Row([*finish, ft.Row([onward], expand=OTHERS_SHARE)], spacing=GAP, height=height, key=BAR)


def _disc(
    look: Look, t: Texts, page: SetupPage, n: int, chosen: bool, done: bool, go: Callable[[], object]
) -> ft.Control:
    """A page in the strip of all pages: its number, the box for the first one, a sign where all of it is done."""
    p = look.palette
    ground, ink = (p.brass, p.on_brass) if chosen else (p.paper, p.on_parchment)
    sign: ft.Control
    if done:
        sign = kit.icon(look, "check", 20, ink)
    elif page.id == BOX:
        sign = kit.icon(look, "library", 20, ink)
    else:
        sign = kit.words(look, t(msg("ui-number", n=n)), bold=True, colour=ink)
    body = ft.Container(
        sign,
        height=TOUCH,
        bgcolor=ground,
        border=ft.Border.all(2, p.mark if done or chosen else p.paper_line),
        border_radius=12,
        alignment=ft.Alignment.CENTER,
        on_click=lambda _: go(),
    )
    return kit.tagged(body, f"led-step-{n}", t(page.title), expand=1, selected=chosen)


def _tick(look: Look, done: bool) -> ft.Control:
    p = look.palette
    side = TICK * look.zoom
    return ft.Container(
        kit.icon(look, "check", CHECK * look.zoom, p.on_brass) if done else None,
        width=side,
        height=side,
        bgcolor=p.brass if done else p.paper,
        border=ft.Border.all(2, p.mark if done else p.on_parchment_muted),
        border_radius=8,
        alignment=ft.Alignment.CENTER,
    )


def _target(
    look: Look,
    content: Sequence[ft.Control],
    identifier: str,
    done: bool,
    go: Callable[[], object],
    expand: int | None = None,
) -> ft.Control:
    """A row that can be ticked off."""
    p = look.palette
    body = ft.Container(
        kit.line([_tick(look, done), *content, ft.Container(width=0, height=kit.ANSWER * look.zoom - 16)], 12),
        bgcolor=p.paper_shade if done else p.paper,
        border=ft.Border.all(1, p.paper_line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
        on_click=lambda _: go(),
    )
    return kit.tagged(body, identifier, "", expand=expand, selected=done)


def _row(
    look: Look,
    t: Texts,
    setting: GuideContext,
    copies: Copies,
    row: AnnouncementEntry,
    n: int,
    tick: Callable[[AnnouncementEntry | Piece], None],
) -> ft.Control:
    """An order with its tick, its pieces, whose hands it is for, and the way to copy what is printed on them."""
    assert isinstance(row.telling, Order)
    on, order = setting.on, row.telling
    done = setting.sign(row) in setting.ticks
    ink = look.palette.on_parchment_muted if done else look.palette.on_parchment
    words: list[ft.Control] = []
    name = on.name_of(order.seat)
    said = any(value == name for _, value in order.text.args) or setting.seat
    if name and not said:
        words.append(quiet(look, name, bold=True))
    words.append(pen(look, t(order.text), bold=True, colour=ink))
    words += [quiet(look, t(order.note))] if order.note is not None else []
    words += pieces_row(look, t, order)
    if setting.copying is not None and order.prints:
        words += _copy(look, t, setting.copying, setting.copying.left(copies, order), n)
    text = ft.Container(kit.rows(words, 4), expand=True)
    content = [*sign_of(look, t, order), text]
    return _target(look, content, f"led-tick-{n}", done, partial(tick, row))


def _copy(look: Look, t: Texts, copying: SetupCopying, left: Sequence[CopiedExtent], n: int) -> list[ft.Control]:
    """The way to the copying screen with what an order lays out; nothing once it is copied."""
    if not left:
        return []
    go = partial(copying.copy, tuple((each.schema, each.subject) for each in left))
    button = kit.button(look, t(msg("led-copy")), go, sign="library", identifier=f"led-copy-{n}", height=TOUCH)
    return [ft.Row([button], wrap=True)]


def _box(
    look: Look, t: Texts, setting: GuideContext, page: SetupPage, tick: Callable[[AnnouncementEntry | Piece], None]
) -> list[ft.Control]:
    """All pieces, counted, side by side where there is room."""
    across = 1 if setting.on.compact or look.zoom > 1 else 2
    cards: list[ft.Control] = []
    for n, piece in enumerate(page.rows):
        assert isinstance(piece, Piece)
        done = setting.sign(piece) in setting.ticks
        ink = look.palette.on_parchment_muted if done else look.palette.on_parchment
        picture = drawn(piece.picture, PIECE * look.zoom, piece.colour)
        words = pen(look, t(piece.said), bold=True, colour=ink)
        words.expand = True
        content = [*([picture] if picture else []), words]
        cards.append(_target(look, content, f"led-tick-{n}", done, partial(tick, piece), 1))
    lines = [cards[i : i + across] for i in range(0, len(cards), across)]
    for line in lines:
        line += [ft.Container(expand=1) for _ in range(across - len(line))]
    return [ft.Row(line, spacing=8) for line in lines]
