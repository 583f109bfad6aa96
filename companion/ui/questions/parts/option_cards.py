"""Options as things to tap: picture cards, plain tiles, and refused ones with the rules that forbid them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

import flet as ft

from companion.core.questions.kinds import Figure, Option
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.page.answers import are_faces
from companion.ui.questions.parts.card_height import LEAST, picture_height
from companion.ui.questions.parts.picture_options import face, faces
from companion.ui.questions.parts.refusal_reasons import reasons
from companion.ui.questions.sheet.printed_parts import PrintedInfo
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.questions.sheet.sheet_frame import columns
from companion.ui.questions.sheet.sheet_text import drawn, in_middle, pen, quiet
from companion.ui.widgets import kit

WORD, SMALL_WORD = 11, 11
"""Letters of a word that fits beside the picture of a card in three columns, in a label and in a note."""
STORY = 60
"""Letters of a note from which a card has the whole width."""
LABEL, TWO_LINES = 18, 30
"""Letters of a label in three columns: of a few cards, and of many, where it may take two lines."""
CROWD = 9
"""So many cards are lower, to be seen at once."""
ChosenMark = Literal["none", "one", "many"]
"""What shows that a card is chosen: nothing (it answers at once), a round mark, or a box to tick."""

TILES = 5
"""Squares beside each other on a phone."""
SHORT = 3
"""Longest label that is drawn as a square tile."""


def is_tile(t: Texts, option: Option) -> bool:
    """Whether an option is so short that a square suffices, e.g. the number of a tile."""
    plain = option.verdict.allowed and not (option.picture or option.figures) and option.note is None
    return plain and len(t(option.label)) <= SHORT


def option_cards(
    look: Look,
    t: Texts,
    asked: SheetContext,
    options: Sequence[Option],
    on_tap: Callable[[str], object],
    *,
    printed: PrintedInfo,
    chosen: Sequence[str] = (),
    mark: ChosenMark = "none",
    across: int = 0,
    on_anyway: Callable[[str], object] | None = None,
) -> ft.Control:
    """All options: squares when they are numbers or letters, pictures alone where these say everything, then cards in
    columns of equal width.

    across: how many columns; then the cards are lower, for a sheet that several groups share.  on_anyway: takes an
    option although it is refused.
    """
    shown = distinguished(t, options, printed)
    if all(is_tile(t, option) for option in shown):
        square = 1 if asked.compact else None
        squares = [
            chip(
                look,
                t(o.label),
                partial(on_tap, o.id),
                f"answer-{o.id}",
                None if mark == "none" else o.id in chosen,
                expand=square,
            )
            for o in shown
        ]
        return tiles(asked, look, squares)
    hand = [o for o in shown if are_faces((o,))] if all(o.verdict.allowed for o in shown) else []
    laid = faces(look, asked, hand, partial(_face, look, t, asked, on_tap, chosen, mark)) if hand else None
    shown = [o for o in shown if o not in hand]
    if laid is not None and not shown:
        return laid
    free = [option for option in shown if option.verdict.allowed or option.id in chosen]
    crowded = len(free) >= CROWD
    height = picture_height(asked.compact, shared=bool(across) or (crowded and not asked.compact))
    deck = _Deck(look, t, asked, mark, height, on_tap, on_anyway)
    shut = [deck.refused(option) for option in shown if option not in free]
    columns_ = across or columns(asked, look, _wanted(t, free or shown))
    table = (
        [kit.grid([deck.card(option, option.id in chosen) for option in free], columns_, 8 if crowded else 10)]
        if free
        else []
    )
    parts = [*([laid] if laid is not None else []), *table, *([kit.grid(shut, 1, 8)] if shut else [])]
    return parts[0] if len(parts) == 1 else kit.rows(parts, 8)


def _face(
    look: Look,
    t: Texts,
    asked: SheetContext,
    on_tap: Callable[[str], object],
    chosen: Sequence[str],
    mark: ChosenMark,
    option: Option,
) -> ft.Control:
    """A card of a hand, with a tick where it is chosen."""
    picked = option.id in chosen
    sign = _tick(look, True, mark) if picked and mark != "none" else None
    return face(look, t, asked, option, partial(on_tap, option.id), None if mark == "none" else picked, sign)


def tiles(asked: SheetContext, look: Look, squares: Sequence[ft.Control]) -> ft.Control:
    """Squares in as many columns as fit; on a phone they share its width."""
    if asked.compact:
        return kit.grid(squares, max(2, int(TILES / look.zoom)), 8)
    return ft.Row(list(squares), wrap=True, spacing=10, run_spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def distinguished(t: Texts, options: Sequence[Option], printed: PrintedInfo) -> list[Option]:
    """The options as a person can tell them apart: printed cards by their faces in the owner's library, by name.

    Cards that were never copied are alike to us: one of them stands for all.
    """
    faces = [(option, printed.face(option.picture) if option.card else None) for option in options]
    plain = [option for option, _ in faces if option.card is None]
    known = [
        replace(option, label=face.label, note=face.note or option.note, picture=face.picture, colour=face.colour)
        for option, face in faces
        if face is not None
    ]
    strange = [option for option, face in faces if option.card is not None and face is None]
    words = msg("ui-card-another" if known or plain else "ui-card-new")
    other = [replace(strange[0], label=words, note=msg("ui-card-never"), picture="icon:library")] if strange else []
    return [*plain, *sorted(known, key=lambda option: t(option.label).casefold()), *other]


def shown_as(t: Texts, options: Sequence[Option], printed: PrintedInfo, chosen: str) -> Option:
    """The option that stands on screen for a chosen one."""
    shown = distinguished(t, options, printed)
    return next((option for option in shown if option.id == chosen), shown[-1])


def _wanted(t: Texts, options: Sequence[Option]) -> int:
    """Columns on a wide sheet: few for long words, more where a picture says most."""
    labels = [t(option.label) for option in options]
    notes = [t(note) for option in options for note in _notes(option)]
    if max(map(len, notes), default=0) > STORY:
        return 1
    most = TWO_LINES if len(options) >= CROWD else LABEL
    long = max(map(len, labels)) > most or _longest_word(labels) > WORD or _longest_word(notes) > SMALL_WORD
    refused = any(not option.verdict.allowed for option in options)
    compared = any(option.figures for option in options)
    return 2 if long or refused or compared or len(options) in (2, 4) else 3


def _longest_word(texts: Sequence[str]) -> int:
    """Letters of the longest run that no line may break."""
    return max((len(word) for text in texts for word in re.split("[ -]", text)), default=0)


@dataclass(frozen=True, slots=True)
class _Deck:
    """How the cards of one question are drawn."""

    look: Look
    t: Texts
    asked: SheetContext
    mark: ChosenMark
    picture: int
    """Height of their pictures, in logical pixels (`card_height`)."""
    on_tap: Callable[[str], object]
    on_anyway: Callable[[str], object] | None = None

    def card(self, option: Option, chosen: bool) -> ft.Control:
        """An option that may be tapped."""
        look, p = self.look, self.look.palette
        size = look.sizes.body * (1 if self.asked.compact else 1.1)
        ink = p.on_chosen if chosen else p.on_parchment
        written: list[ft.Control] = [pen(look, self.t(option.label), bold=True, colour=ink, size=size)]
        written += figure_row(look, self.t, option.figures)
        written += [quiet(look, self.t(note)) for note in _notes(option)]
        tick = None if self.mark == "none" else _tick(look, chosen, self.mark)
        shown = self._cornered(option, tick)
        if self.mark == "one" and not chosen and option.picture:  # an empty circle would only hide the picture
            shown = self._cornered(option, None, inset=True)
        body = self._frame([*shown, in_middle(written, 2)], chosen)
        body.on_click = lambda _: self.on_tap(option.id)
        return kit.tagged(body, f"answer-{option.id}", "", expand=1, selected=chosen if self.mark != "none" else None)

    def refused(self, option: Option) -> ft.Control:
        """Grey, with every reason; a tap shows the first rule, or where nothing is played, takes it all the same."""
        look, t, p = self.look, self.t, self.look.palette
        why = reasons(t, option.verdict)
        written: list[ft.Control] = [pen(look, t(option.label), bold=True, colour=p.on_parchment_muted)]
        written += [pen(look, text, size=look.sizes.small, colour=p.on_parchment_bad) for _, text in why]
        foot: list[ft.Control] = [quiet(look, rule) for rule, _ in why if rule]
        lock = kit.icon(look, "lock", look.sizes.body * 1.2, p.on_parchment_muted)
        beside = not self.asked.compact and look.zoom <= 1
        session, anyway = self.asked.session, self.on_anyway
        if anyway is not None and session.rights.overrule and not session.rights.trying:
            foot.append(
                kit.button(
                    look,
                    t(msg("ui-anyway-short")),
                    self.asked.steady(partial(anyway, option.id)),
                    identifier=f"anyway-{option.id}",
                    height=TOUCH,
                    size=look.sizes.small,
                )
            )
        said = [*self._cornered(option, lock, 0.4), in_middle(written, 2)]
        if beside:
            said.append(ft.Row(foot, spacing=10, tight=True))
        elif foot:  # in all the width of the card, so that one line is enough
            ends = ft.MainAxisAlignment.END
            last = ft.Row(foot, wrap=True, spacing=10, run_spacing=0, alignment=ends, key=f"foot-{option.id}")
            said = [kit.rows([kit.line(said, 10), last], 2, expand=True)]
        body = self._frame(said, False)
        body.bgcolor = p.paper_shade
        if anyway is not None and session.rights.trying:
            body.on_click = lambda _: anyway(option.id)
        elif rules := [rule for rule, _ in why if rule]:
            body.on_click = lambda _: self.asked.on_rule(rules[0])
        return kit.tagged(body, f"answer-{option.id}", t(msg("ui-not-possible")), expand=1)

    def _cornered(
        self, option: Option, sign: ft.Control | None, opacity: float = 1, *, inset: bool = False
    ) -> list[ft.Control]:
        """The picture with a sign in its corner; the sign alone where there is no picture. inset: without a sign it
        stands where it would with one."""
        image = drawn(option.picture, self.picture, option.colour)
        if image is None or (sign is None and not inset):
            return [part for part in (image, sign) if part is not None]
        faded = ft.Container(image, padding=ft.Padding.only(left=10, top=6), opacity=opacity)
        return [faded] if sign is None else [ft.Stack([faded, ft.Container(sign, left=0, top=0)])]

    def _frame(self, content: list[ft.Control], chosen: bool) -> ft.Container:
        p = self.look.palette
        # the frame of a chosen card is thicker: the padding makes up for it, so that nothing moves
        side = 3 if chosen else 2
        strut = ft.Container(width=0, height=LEAST)
        return ft.Container(
            ft.Row([*content, strut], spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER),
            bgcolor=p.chosen if chosen else p.paper,
            border=ft.Border.all(side, p.coral if chosen else p.paper_line),
            border_radius=kit.RADIUS,
            padding=ft.Padding.only(left=12 - side, right=2, top=10 - side, bottom=10 - side),
        )


def figure_row(look: Look, t: Texts, figures: Sequence[Figure]) -> list[ft.Control]:
    """The values by which options are compared, in a row under the name, or those that are at stake."""
    if not figures:
        return []
    shown = [figure_chip(look, t, figure) for figure in figures]
    return [ft.Row(shown, wrap=True, spacing=10, run_spacing=2, vertical_alignment=ft.CrossAxisAlignment.CENTER)]


def figure_chip(look: Look, t: Texts, figure: Figure) -> ft.Control:
    """A small picture or word, and the value beside it."""
    p = look.palette
    ink = {True: p.on_parchment_good, False: p.on_parchment_bad, None: p.on_parchment}[figure.good]
    label, size = t(figure.label), look.sizes.small
    picture = drawn(figure.picture, size * 1.35)
    value = pen(look, t(figure.value), size=size, bold=True, colour=ink)
    if picture is None:
        return ft.Row([quiet(look, label), value], spacing=5, tight=True)
    return ft.Semantics(content=ft.Row([picture, value], spacing=4, tight=True), label=label)


def _notes(option: Option) -> tuple[Msg, ...]:
    note = (option.note,) if option.note is not None else ()
    return (*note, *option.verdict.effects)


def _tick(look: Look, chosen: bool, mark: ChosenMark) -> ft.Control:
    p = look.palette
    size = look.sizes.body * 1.4
    return ft.Container(
        kit.icon(look, "check", size * 0.7, p.on_action) if chosen else None,
        width=size,
        height=size,
        alignment=ft.Alignment.CENTER,
        bgcolor=p.action if chosen else p.paper,
        border=ft.Border.all(2, p.action if chosen else p.paper_line),
        border_radius=size / 2 if mark == "one" else 6,
    )


def chip(
    look: Look,
    text: str,
    on_tap: Callable[[], object] | None,
    identifier: str,
    chosen: bool | None = False,
    *,
    height: float = kit.ANSWER,
    picture: str = "",
    colour: str = "",
    square: bool = True,
    size: float | None = None,
    expand: int | None = None,
    said: str = "",
) -> ft.Control:
    """A small value to tap: a number, a face of a die, one choice of a form. A chosen one is framed and ticked.

    chosen: None for what cannot be chosen, as a button that adds.  said: its name for screen readers where a picture
    alone is drawn.
    """
    p = look.palette
    image = drawn(picture, height * (0.6 if text else 0.72), colour)
    label = pen(
        look,
        text,
        bold=True,
        size=size or (look.sizes.title if square else look.sizes.body),
        colour=p.on_chosen if chosen else p.on_parchment,
    )
    parts = [*([image] if image else []), *([label] if text else [])]
    inside: ft.Control = ft.Row(parts, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    if chosen:
        inside = _ticked(look, inside, square)
    body = ft.Container(
        inside,
        bgcolor=p.chosen if chosen else p.paper,
        border=ft.Border.all(3, p.coral) if chosen else ft.Border.all(2, p.paper_line),
        border_radius=10,
        alignment=ft.Alignment.CENTER if square else None,  # an aligned box would fill its line
        height=height * look.zoom,
        width=height * look.zoom if square and expand is None else None,
        padding=0 if square else ft.Padding.symmetric(horizontal=11 if chosen else 12),
        opacity=1 if on_tap else 0.4,
        on_click=(lambda _: on_tap()) if on_tap else None,
    )
    return kit.tagged(body, identifier, said, on_tap is not None, expand, selected=chosen)


def _ticked(look: Look, inside: ft.Control, square: bool) -> ft.Control:
    """What stands in a chip that is chosen, with the tick in the corner, so that it keeps its width."""
    tick = kit.icon(look, "check", look.sizes.small, look.palette.on_chosen)
    if square:
        middle = ft.Container(inside, alignment=ft.Alignment.CENTER, expand=True)
        return ft.Stack([middle, ft.Container(tick, right=2, top=2)])
    mark = ft.Container(tick, right=-11, top=-8)
    return ft.Stack([inside, mark], alignment=ft.Alignment.CENTER, clip_behavior=ft.ClipBehavior.NONE)
