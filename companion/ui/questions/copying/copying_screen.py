"""A printed component to be copied quickly: the component with its slots, and the pad of the one that is lit.

Most values take one tap, after which the next slot lights up by itself. What was told outlives the screen.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import Field, FieldValue, Form
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.page.answers import stands_in_rows
from companion.ui.page.shapes import FLAT
from companion.ui.questions.copying.card_form import NARROW_ACROSS, Copy, DrawnCard, place_above
from companion.ui.questions.copying.copy_draft import dump
from companion.ui.questions.copying.copying_taps import CopyingState, CopyingTaps
from companion.ui.questions.copying.form_lines import Values, first_values, lacking, lit_after, order, progress
from companion.ui.questions.copying.half_copied import (
    as_known,
    can_wait,
    draft_of,
    filled_in,
    is_kept,
    known_before,
    only_needed,
    put_away,
)
from companion.ui.questions.copying.hex_painter import HexPainter, Painting, left_open
from companion.ui.questions.copying.hex_painter import filled as filled_hexes
from companion.ui.questions.copying.keypad import DrawnPad
from companion.ui.questions.copying.likely_values import proposals
from companion.ui.questions.copying.photo import ABOVE, ASIDE, Photo
from companion.ui.questions.copying.single_value import alone, rows_of_numbers, stands_alone
from companion.ui.questions.sheet.printed_parts import Copies, use_printed
from companion.ui.questions.sheet.sheet_context import BarButton, SheetContext
from companion.ui.questions.sheet.sheet_frame import hint, lay_out
from companion.ui.questions.sheet.sheet_text import quiet
from companion.ui.runtime.live import use_live
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

CARD_SHARE, PAD_SHARE, PHOTO_SHARE = 8, 5, 6
"""How a wide sheet is divided between the component and the pad, and the place of the former with its photo."""
FEW_VALUES = 8
"""Values up to which a component needs no more width than its pad."""
GLIDE = 150
"""Milliseconds in which the component glides to the lit slot."""
KEYS_EDGES = 52
"""What lies left and right of the keys on a phone, in logical pixels."""
LARGE = 1.5
"""Zoom from which the pad stands below the component everywhere."""


@component
def FormBody(asked: SheetContext, question: Form) -> ft.Control:
    """A component to be copied: only the values that matter now, until somebody wants to copy the whole card."""
    copies, t = use_printed().copies, use_texts()
    use_live(copies.shelf)
    use_live(copies.together.live)
    whole, set_whole = ft.use_state(False)
    news = copies.shelf.version
    known = ft.use_memo(lambda: as_known(asked, question, copies), [question, news])
    few = ft.use_memo(lambda: only_needed(asked, known, copies), [known])
    other = copies.together.other((question.schema, question.subject)) if is_kept(asked, question) else None
    if other is not None:
        beside = quiet(use_look(), t(msg("party-asked", name=other.name)))
        asked = replace(asked, told=replace(asked.told, rest=[*asked.told.rest, beside]))
    if few is None or whole:
        return CopyingScreen(asked, known, None)
    return CopyingScreen(asked, few, lambda: set_whole(True))


@component
def CopyingScreen(asked: SheetContext, question: Form, copy_all: Callable[[], None] | None) -> ft.Control:
    """The copying screen; a form of one value is that value with all that it may be, as large as any other answer.

    copy_all: copies the whole component, of which the question has only what matters now.
    """
    look, t, copies = use_look(), use_texts(), use_printed().copies
    photo = use_photo(asked, question, copies)
    _, tick = ft.use_state(0)
    held: MutableRef[CopyingState] = ft.use_ref()
    asked_for: MutableRef[tuple[Field, ...]] = ft.use_ref()
    first = ft.use_memo(lambda: first_values(question), [question])
    cards = ft.use_memo(lambda: copies.seen(question.schema, question.subject), [question])
    if held.current is None or asked_for.current != question.fields:
        draft, asked_for.current = draft_of(asked, question, copies), question.fields
        held.current = CopyingState(draft, lit_after(question, draft.over(first), filled_in(question, draft)))

    def lay(new: CopyingState, writing: bool = False) -> None:
        """Put something else on the copying screen; a tap meant for what was there before changes nothing."""
        if held.current is None or (asked.session.hasty() and not writing):
            return
        changed = new.draft != held.current.draft
        held.current = new
        if changed and is_kept(asked, question):
            copies.keep(question.schema, question.subject, dump(new.draft) if new.draft.told else None)
        tick(lambda count: count + 1)

    narrow = asked.compact or look.zoom >= LARGE
    page = ft.context.page
    below = narrow or (page.width or 0) < (page.height or 0)
    asked = replace(asked, aside=photo.link(look, t, asked.compact, photo.jpeg is not None and not narrow))
    lying = _Lying(look, t, asked, question, copies, photo, narrow, below, held.current, held, first, lay)
    line = question.fields[0] if len(question.fields) == 1 else None
    if line is not None and stands_alone(line):
        return lying.one_value(line, copy_all)
    if line is not None and line.kind == "hexes":
        return lying.hexes(line)
    if stands_in_rows(question):
        return lying.rows(copy_all)
    return lying.component(cards, copy_all)


@dataclass(frozen=True, slots=True)
class _Lying:
    """How what lies on the copying screen is drawn."""

    look: Look
    t: Texts
    asked: SheetContext
    question: Form
    copies: Copies
    photo: Photo
    narrow: bool
    """Whether the component has the width of a phone."""
    below: bool
    """Whether the pad stands below the component."""
    work: CopyingState
    """As it is drawn."""
    held: MutableRef[CopyingState]
    """As it is by the time of a tap, which may come before the last one is drawn."""
    first: Values
    """Values before anybody told any."""
    lay: Callable[[CopyingState], None]
    """Puts something else there."""

    @property
    def _values(self) -> Values:
        return self.work.draft.over(self.first)

    def _taps(self, lit: str, at_once: Callable[[Values], None] | None = None) -> CopyingTaps:
        """What taps do. lit: the slot whose keys are drawn."""
        return CopyingTaps(self.asked, self.question, self.first, self.held, lit, self.lay, at_once)

    def _store(self, more: Callable[[Values], Values] = dict) -> None:
        """Put away what is told by now. more: completes it."""
        put_away(self.asked, self.question, self.copies, more(self._taps("").values))

    @property
    def _beside(self) -> bool:
        """Whether the photo of the card stands beside what is asked."""
        return self.photo.jpeg is not None and not self.narrow

    def _main(self, later: bool = False) -> BarButton:
        """The main button. later: whether there is another way on, so that nobody has to store an untouched card."""
        told = filled_in(self.question, self.work.draft)
        empty = not told and not progress(self.question, self._values, told)[0]
        if later and empty and is_kept(self.asked, self.question) and not lacking(self.question, self._values):
            return BarButton(self.t(msg("ui-form-untouched")), None, "answer-main")
        return _main(self.t, self.question, self.work, self._values, self._store)

    def _goes_on(self, later: BarButton | None, copy_all: Callable[[], None] | None) -> bool:
        """Whether one gets on without storing anything: by leaving it for later, or by leaving the library."""
        return copy_all is None and (later is not None or not self.copies.waits)

    def one_value(self, line: Field, copy_all: Callable[[], None] | None) -> ft.Control:
        """One value with all that it may be, as large as any other answer; one that is needed answers at once."""
        look, t, asked, question = self.look, self.t, self.asked, self.question
        value, taps = self._values[line.name], self._taps(line.name)
        which = [hint(look, t(line.label))] if line.label not in (question.text, question.note) else []
        needed = not line.optional and (question.part or copy_all is not None)
        once = needed and is_kept(asked, question) and value is None

        def fill_in(new: FieldValue) -> None:
            if once:
                put_away(asked, question, self.copies, {line.name: new})
            elif line.optional and taps.values[line.name] == new:
                self.lay(replace(taps.work, draft=taps.work.draft.erase(line.name, self.first[line.name])))
            else:
                self.lay(replace(taps.work, draft=taps.work.draft.fill({line.name: new})))

        entry = alone(look, t, asked, line, value, fill_in, at_once=once)
        answers = _with_photo(look, t, question, self.photo, [*which, entry], self._beside)
        others = [_copy_all(t, copy_all, False)] if copy_all else []
        return lay_out(look, t, asked, answers, self._main(), others)

    def rows(self, copy_all: Callable[[], None] | None) -> ft.Control:
        """A few small numbers, each with all that it may be; of what nobody keeps the last one told answers."""
        look, t, asked, question, taps = self.look, self.t, self.asked, self.question, self._taps("")

        def fill_in(name: str, new: FieldValue) -> None:
            draft = taps.work.draft.fill({name: new})
            if not is_kept(asked, question) and filled_in(question, draft).issuperset(self._values):
                put_away(asked, question, self.copies, draft.over(self.first))
            else:
                self.lay(replace(taps.work, draft=draft))

        entries = rows_of_numbers(look, t, asked, question.fields, self._values, fill_in)
        answers = _with_photo(look, t, question, self.photo, entries, self._beside)
        later = _copy_all(t, copy_all, False) if copy_all else _later(t, asked, question, False, self.copies)
        main = self._main(self._goes_on(later, copy_all))
        return lay_out(look, t, asked, answers, main, [] if later is None else [later])

    def hexes(self, line: Field) -> ft.Control:
        """Hexes to be painted; what most of them are is told of the rest by the main button."""
        look, t, asked, question, work = self.look, self.t, self.asked, self.question, self.work
        value, within = self._values[line.name], _within(line, self.copies)
        taps = self._taps(line.name)

        def undo() -> None:
            self.lay(replace(taps.work, draft=taps.work.draft.undo()[0]))

        open_ = bool(line.ground) and left_open(line, within, value) > 0
        page = ft.context.page
        painting = Painting(
            look,
            t,
            line,
            question.subject,
            value,
            within,
            work.brush,
            partial(taps.brush, line.name),
            taps.paint,
            taps.keypad_actions().choose,
            undo if work.draft.steps else None,
            self._store if open_ and value is not None else None,
            self.photo,
        )
        guess = max((page.width or 0) - 90, 200), max((page.height or 0) - 280, 200)
        above = [*asked.told.orders, *asked.told.rest]
        painter: ft.Control = kit.keyed("painter", HexPainter, painting, guess)
        if above:
            stretch = ft.CrossAxisAlignment.STRETCH
            painter = kit.rows([*above, painter], 8, expand=True, horizontal_alignment=stretch)
        main = BarButton(t(msg("ui-hexes-store")), self._store, "answer-main", "icon:library")
        if open_:
            ground = next(option for option in line.options if option.id == line.ground)
            words = t(msg("ui-hexes-rest", ground=t(ground.label).lower()))

            def filled(told: Values) -> Values:
                return {line.name: filled_hexes(line, within, told[line.name])}

            rest = partial(self._store, filled)
            main = BarButton(words, rest, "answer-main", "icon:library")
        later = _later(t, asked, question, self.narrow, self.copies)
        others = [] if later is None else [later]
        return lay_out(look, t, asked, [], main, others, filled=painter)

    def component(self, cards: Sequence[CardValues], copy_all: Callable[[], None] | None) -> ft.Control:
        """The component with its slots, and the pad. cards: values of others of its kind."""
        look, t, asked, question, work = self.look, self.t, self.asked, self.question, self.work
        values, told = self._values, filled_in(question, work.draft)
        lines = {line.name: line for line in question.fields}
        slots = order(question, values)
        lit = work.lit if work.lit in slots else lit_after(question, values, told)
        every = [lines[name] for band in question.bands for name in band.slots]
        expected = proposals(question, values, told, cards, every)
        copy = Copy(question, values, told, lit, expected, cards, work.brush)
        ends = copy_all is not None or not question.kept
        at_once = partial(put_away, asked, question, self.copies) if ends else None
        taps = self._taps(lit, at_once)
        slim = self.narrow or self._beside
        halved = not slim and not self.below and len(question.fields) <= FEW_VALUES
        card = DrawnCard(
            look, t, copy, slots, taps.light, taps.paint, taps.take, taps.brush, work.stroke, slim, halved
        ).drawn()
        later = _copy_all(t, copy_all, self.below) if copy_all else _later(t, asked, question, self.below, self.copies)
        others = [] if later is None else [later]
        pad = DrawnPad(
            look,
            t,
            copy,
            taps.keypad_actions(),
            work.typed,
            self.below,
            tuple(others) if self.below else (),
            (ft.context.page.width or inf) - KEYS_EDGES if self.below else inf,
        ).drawn()
        place = place_above(question, slots, lit, NARROW_ACROSS if slim else question.across, low=self.narrow)
        middle = _laid(look, t, asked, question, card, place, pad, self.narrow, self.below, self.photo)
        main = self._main(self._goes_on(later, copy_all))
        return lay_out(look, t, asked, [], main, [] if self.below else others, filled=middle)


def _laid(
    look: Look,
    t: Texts,
    asked: SheetContext,
    question: Form,
    card: Sequence[ft.Control],
    place: str,
    pad: ft.Control,
    narrow: bool,
    below: bool,
    photo: Photo,
) -> ft.Control:
    """The component and the pad: beside each other, or on what is held upright the pad below, always in sight.

    A photo of it stands between its edge and them, or in the place of the component while it is large.
    """
    p = look.palette
    note = [quiet(look, t(question.note))] if question.note is not None else []
    above = [*asked.told.orders, *asked.told.rest]
    paper = ft.Container(
        kit.rows(list(card), 6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=p.paper,
        border=ft.Border.all(2, p.paper_line),
        border_radius=kit.RADIUS,
        padding=7,
    )
    left: ft.Control = Paper([*(above if below else []), paper, *note], place, 8)
    if photo.jpeg is not None and photo.large:
        left = photo.opened(look, t, question, narrow)
    elif photo.jpeg is not None and not narrow:
        left = ft.Row(
            [ft.Container(photo.beside(look, t), expand=PHOTO_SHARE), ft.Container(left, expand=CARD_SHARE)],
            spacing=12,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    if asked.flat or (ft.context.page.height or inf) / look.zoom < FLAT:  # no height for both: the pad first
        return Paper([pad, *above, paper, *note], "", 8)
    if below:
        return kit.rows([ft.Container(left, expand=True), pad], 8, expand=True)
    share = PAD_SHARE if len(question.fields) > FEW_VALUES else CARD_SHARE
    both = ft.Row(
        [ft.Container(left, expand=CARD_SHARE), ft.Container(pad, expand=share)],
        spacing=16,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if not above:
        return both
    return kit.rows([*above, both], 8, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@component
def Paper(controls: Sequence[ft.Control], place: str, spacing: float) -> ft.Control:
    """What is on the copying screen, scrolled so that the lit slot is seen. place: the row at its top, "" for none."""
    column: MutableRef[ft.Column] = ft.use_ref()
    before: MutableRef[str] = ft.use_ref()

    async def follow() -> None:
        moved, before.current = (before.current or "") != place, place
        if moved and column.current is not None:
            with contextlib.suppress(RuntimeError, TimeoutError):  # the screen may have gone
                if place:
                    await column.current.scroll_to(scroll_key=place, duration=GLIDE)
                else:
                    await column.current.scroll_to(offset=0, duration=GLIDE)

    ft.use_effect(follow, [place])
    column.current = kit.rows(
        controls, spacing, scroll=kit.SCROLLS, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, expand=True
    )
    return column.current


def use_photo(asked: SheetContext, question: Form, copies: Copies) -> Photo:
    """Hook: the photo of the card that is asked about, and the way to take one; redrawn with it."""
    photos, page = copies.photos, ft.context.page
    use_live(photos.live)
    large, enlarge = ft.use_state(False)
    spot, kept = (question.schema, question.subject), question.kept
    seen = ft.use_memo(lambda: photos.seen(*spot) if kept else None, [spot, kept, photos.live.version])
    address = ""
    if is_kept(asked, question):
        address = photos.address(*spot, question.text, page.route or "/")

    def drop() -> None:
        enlarge(False)
        photos.drop(*spot)

    return Photo(seen, address, large and seen is not None, lambda: enlarge(not large), drop)


def _within(line: Field, copies: Copies) -> FieldValue:
    """The hexes that there are, as the library has them; None where it does not know."""
    if line.within is None:
        return None
    schema, subject, name = line.within
    value = (copies.known(schema, subject) or {}).get(name)
    return tuple(map(str, value)) if isinstance(value, list | tuple) else None


def _with_photo(
    look: Look, t: Texts, question: Form, photo: Photo, answers: Sequence[ft.Control], beside: bool
) -> list[ft.Control]:
    """The answers of a single value, and the photo of the card where they can be read off."""
    if photo.jpeg is None or not (photo.large or beside):
        return list(answers)
    if photo.large:
        return [photo.opened(look, t, question, not beside, ABOVE * look.zoom), *answers]
    small = ft.Container(photo.beside(look, t), width=ASIDE)
    rest = ft.Container(kit.rows(answers, 12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), expand=True)
    return [ft.Row([small, rest], spacing=14, vertical_alignment=ft.CrossAxisAlignment.START)]


def _main(
    t: Texts, question: Form, work: CopyingState, values: Values, store: Callable[[Callable[[Values], Values]], None]
) -> BarButton:
    """Puts the card away once everything is filled that must be; says how much stays unknown. store: puts away what is
    told by the time of the tap."""
    missing = lacking(question, values)
    if missing and work.draft.names and all(line.rest is not None for line in missing):

        def whole(told: Values) -> Values:
            return {**told, **{line.name: line.rest for line in lacking(question, told)}}

        return BarButton(t(msg("ui-form-rest")), partial(store, whole), "answer-main")
    if missing:
        return BarButton(t(msg("ui-form-missing", what=missing[0].label)), None, "answer-main")
    done, all_ = progress(question, values, filled_in(question, work.draft))
    words = msg("ui-form-store") if done == all_ else msg("ui-form-store-part", n=all_ - done)
    return BarButton(t(words), partial(store, dict), "answer-main", "icon:library")


def _copy_all(t: Texts, copy_all: Callable[[], None], short: bool) -> BarButton:
    """Offers the whole card, where only what matters now is asked."""
    words = msg("ui-copy-whole-short" if short else "ui-copy-whole")
    return BarButton(t(words), copy_all, "copy-whole")


def _later(t: Texts, asked: SheetContext, question: Form, short: bool, copies: Copies) -> BarButton | None:
    """Puts the draft away and goes on, where the game can."""
    if not can_wait(asked, question, copies):
        return None
    words = msg("ui-copy-later-short" if short else "ui-copy-later")
    return BarButton(t(words), lambda: asked.answer(known_before(question)), "copy-later")
