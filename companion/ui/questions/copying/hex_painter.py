"""Hexes to be painted: choose a brush, then touch the hexes that are so.

A touch with the same brush takes it off again. What is painted first on a hex brings its ground along, so that most
hexes take one touch, and what all the others are is told by the main button.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby

import flet as ft

from companion.core.questions.kinds import Field, FieldValue, Option
from companion.core.questions.painted_hexes import HexOffset, fitting, painted, spelt
from companion.core.values.messages import msg
from companion.hexmap import Hex, disc
from companion.library.texts import Texts
from companion.ui.art import picture
from companion.ui.art.hexes import ROOT, fitted
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.copying.photo import Photo
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.sheet.sheet_frame import hint
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

GAP = 6
SIDE, MARGIN = 50.0, 6.0
"""Of the drawing: a side of a hex, and what is left around it, in its own units."""
ASIDE = 160
"""Width of what stands on the other side of the hexes where there is room."""
TOOLS, TOOLS_BROAD, TOOLS_SLIM = 390, 470, 320
"""Width of the brushes beside the hexes: with their words in two columns, in three, and without words."""
ROOMY, BROAD, LOW, HIGH = 820, 1080, 340, 500
"""Width from which the brushes stand beside the hexes with their words, and from which these have three columns where
the height is less than HIGH; below the height LOW they do without words."""
WORDED = 620
"""Width from which brushes below the hexes have their words."""
SHARE, SHARE_WORDED = 0.48, 0.56
"""Of the height that the hexes have above their brushes, without words and with them."""
FEW = 6
"""Numbers of a kind that are all shown; of more there is one, and what changes it."""
THROUGH = 0.62
"""How much of the photo below is covered by what was painted."""
Put = Callable[[str, Callable[[FieldValue], FieldValue]], object]


def hexes_of(line: Field, within: FieldValue, value: FieldValue) -> list[HexOffset]:
    """The hexes that can be painted: those that there are, else all that there could be; those painted in any case."""
    there = painted(within) if line.within is not None else {}
    free = {(each.q, each.r): () for each in disc(Hex(0, 0), line.radius)}
    return sorted({*(there or free), *painted(value)})


def touched(line: Field, place: HexOffset, brush: str, old: FieldValue) -> FieldValue:
    """The hexes after one of them was touched with a brush."""
    found = painted(old)
    options = {option.id: option for option in line.options}
    group, words = options[brush].group, found.get(place, ())
    first = line.options[0].group
    if brush in words:
        left = () if group == first else tuple(word for word in words if word != brush)
    else:
        left = (*(word for word in words if not group or options[word].group != group), brush)
        if line.ground and not any(options[word].group == first for word in left):
            left = (dict(line.upon).get(brush, line.ground), *left)
    found[place] = fitting(left, line.options) or ()
    return spelt(found) or None


def filled(line: Field, within: FieldValue, value: FieldValue) -> FieldValue:
    """The hexes with all that nobody has painted as most of them are."""
    found = painted(value)
    return spelt({place: found.get(place) or (line.ground,) for place in hexes_of(line, within, value)})


def left_open(line: Field, within: FieldValue, value: FieldValue) -> int:
    """How many hexes nobody has painted; none where it is not known which there are."""
    return len(hexes_of(line, within, value)) - len(painted(value)) if line.within and within else 0


def family(option: Option) -> str:
    """What an option has in common with those that bear another number; its own id where there are none."""
    word, _, n = option.id.rpartition("-")
    return word if n.isdigit() else option.id


def likely(options: Sequence[str], subject: str) -> int:
    """Which of many numbers is printed on a card, as a rule: its own. options: by their ids."""
    return next((i for i, each in enumerate(options) if each.rpartition("-")[2] == subject), 0)


@dataclass(frozen=True, slots=True)
class Painting:
    """What is painted, and with what."""

    look: Look
    t: Texts
    line: Field
    subject: str
    """Of the card: the number that it mostly bears."""
    value: FieldValue
    within: FieldValue
    """The hexes that there are, None where nobody has told them."""
    brush: str
    """The one that is drawn as chosen; "" for the first one that is needed."""
    held: Callable[[], str]
    """The same as it is by the time of a touch, which may come before the choice of another one is drawn."""
    put: Put
    choose: Callable[[str], object]
    undo: Callable[[], object] | None
    store: Callable[[], object] | None
    """Puts the card away with the rest unknown, None where there is no rest."""
    photo: Photo

    @property
    def lit(self) -> str:
        """The brush that is drawn as the one that paints."""
        return self._or_first(self.brush)

    def _or_first(self, brush: str) -> str:
        return brush or self.line.options[min(1, len(self.line.options) - 1)].id

    @property
    def places(self) -> list[HexOffset]:
        """The hexes that can be painted."""
        return hexes_of(self.line, self.within, self.value)

    # ------------------------------------------------------------------ hexes

    def board(self, wide: float, high: float) -> ft.Control:
        """The hexes in a room of that size."""
        cells = [Hex(*place) for place in self.places]
        at, across, down = fitted(cells, SIDE, MARGIN)
        scale = max(min(wide / across, high / down), 0.1)
        outline = spelt(dict.fromkeys(self.places, ("in",)))
        markup = picture(self.line.picture, painted=self._spelt, within=outline if self.line.within else _free(cells))
        across, down = across * scale, down * scale
        layers: list[ft.Control] = []
        through = self.photo.jpeg is not None and self.photo.large
        if self.photo.jpeg is not None and through:
            photo = ft.Image(src=self.photo.jpeg, fit=ft.BoxFit.FILL, gapless_playback=True, width=across, height=down)
            layers.append(photo)
        layers.append(
            ft.Image(
                src=markup,
                gapless_playback=True,
                exclude_from_semantics=True,
                opacity=THROUGH if through else 1,
                width=across,
                height=down,
            )
        )
        found = painted(self.value)
        for cell in cells:
            x, y = at.centre(cell)
            layers.append(self._hex((cell.q, cell.r), found.get((cell.q, cell.r), ()), x * scale, y * scale, scale))
        return ft.Container(
            ft.Stack(layers, width=across, height=down), alignment=ft.Alignment.CENTER, width=wide, height=high
        )

    @property
    def _spelt(self) -> tuple[str, ...]:
        return self.value if isinstance(self.value, tuple) else ()

    def _hex(self, place: HexOffset, words: tuple[str, ...], x: float, y: float, scale: float) -> ft.Control:
        """What is touched of a hex: as broad as its column, so that no point lies in two."""
        wide, high = 1.5 * SIDE * scale, ROOT * SIDE * scale
        named = [self.t(option.label) for option in self.line.options if option.id in words]

        def touch(_: object) -> None:
            self.put(self.line.name, partial(touched, self.line, place, self._or_first(self.held())))

        body = ft.Container(width=wide, height=high, on_click=touch)
        known = ", ".join(named) or self.t(msg("ui-unknown"))
        tagged = kit.tagged(body, f"{self.line.name}-{place[0]}-{place[1]}", known)
        return ft.Container(tagged, left=x - wide / 2, top=y - high / 2)

    # ------------------------------------------------------------------ brushes

    def brushes(self, across: int, *, signs: bool) -> list[ft.Control]:
        """Everything that a hex may be. across: brushes in a line.  signs: without words, for a small screen."""
        if len(self.line.options) == 1:
            return []
        kinds = [(name, list(each)) for name, each in groupby(self.line.options, family)]
        if signs:
            singles = [self._sign(options[0]) for _, options in kinds if len(options) == 1]
            rows = [self._numbered(options, signs=True) for _, options in kinds if len(options) > 1]
            return [ft.Row(singles, wrap=True, spacing=GAP, run_spacing=GAP), *rows]
        singles = [self._named(options[0]) for _, options in kinds if len(options) == 1]
        rows = [self._numbered(options, signs=False) for _, options in kinds if len(options) > 1]
        return [kit.grid(singles, across, GAP), *rows]

    def _named(self, option: Option) -> ft.Control:
        """A brush with its words."""
        return self._brush([self._picture(option), self._words(self.t(option.label), option.id == self.lit)], option)

    def _words(self, text: str, chosen: bool) -> ft.Control:
        p = self.look.palette
        return pen(
            self.look,
            text,
            bold=True,
            size=self.look.sizes.small,
            colour=p.on_chosen if chosen else p.on_parchment,
            max_lines=2,
            expand=True,
        )

    def _picture(self, option: Option) -> ft.Control:
        return drawn(option.picture, 32) or ft.Container(width=32)

    def _brush(self, parts: list[ft.Control], option: Option) -> ft.Control:
        p, chosen = self.look.palette, option.id == self.lit
        body = ft.Container(
            kit.line(parts, 10),
            height=TOUCH * self.look.zoom,
            padding=ft.Padding.symmetric(horizontal=10),
            bgcolor=p.chosen if chosen else p.paper,
            border=ft.Border.all(3, p.coral) if chosen else ft.Border.all(2, p.paper_line),
            border_radius=10,
            on_click=lambda _: self.choose(option.id),
        )
        return kit.tagged(body, f"brush-{option.id}", self.t(option.label), expand=1, selected=chosen)

    def _sign(self, option: Option) -> ft.Control:
        """A brush by its picture alone."""
        return chip(
            self.look,
            "",
            partial(self.choose, option.id),
            f"brush-{option.id}",
            option.id == self.lit,
            height=TOUCH,
            picture=option.picture,
            said=self.t(option.label),
        )

    def _numbered(self, options: Sequence[Option], *, signs: bool) -> ft.Control:
        """Brushes that differ by their number: all of a few, of many the one that is most likely and its neighbours."""
        p, first = self.look.palette, options[0]
        words = [] if signs or first.note is None else [self._words(self.t(first.note), False)]
        head = [self._picture(first), *words]
        if len(options) <= FEW:
            keys = [self._key(option, option.id.rpartition("-")[2]) for option in options]
        else:
            at = self._at(options, self.lit)
            keys = [
                self._step("minus", options, -1, "ui-hexes-less", at > 0),
                self._key(options[at], options[at].id.rpartition("-")[2], 72),
                self._step("plus", options, 1, "ui-hexes-more", at + 1 < len(options)),
            ]
        return ft.Container(
            kit.line([*head, *keys], 5 if len(options) <= FEW else GAP),
            bgcolor=None if signs else p.paper,
            border=None if signs else ft.Border.all(2, p.paper_line),
            border_radius=10,
            padding=ft.Padding.only(left=0 if signs else 10, right=0 if signs else 3),
        )

    def _key(self, option: Option, text: str, wide: float = 40) -> ft.Control:
        p, chosen = self.look.palette, option.id == self.lit
        body = ft.Container(
            pen(
                self.look, text, bold=True, size=self.look.sizes.title, colour=p.on_chosen if chosen else p.on_parchment
            ),
            width=wide * self.look.zoom,
            height=TOUCH * self.look.zoom,
            bgcolor=p.chosen if chosen else p.paper,
            border=ft.Border.all(3, p.coral) if chosen else ft.Border.all(2, p.paper_line),
            border_radius=8,
            alignment=ft.Alignment.CENTER,
            on_click=lambda _: self.choose(option.id),
        )
        return kit.tagged(body, f"brush-{option.id}", self.t(option.label), selected=chosen)

    def _at(self, options: Sequence[Option], brush: str) -> int:
        """Which of many numbers is shown while a brush is held."""
        ids = [each.id for each in options]
        return ids.index(brush) if brush in ids else likely(ids, self.subject)

    def _step(self, sign: str, options: Sequence[Option], by: int, name: str, there: bool) -> ft.Control:
        """To the number before, or after."""

        def step(_: object) -> None:
            at = self._at(options, self._or_first(self.held())) + by
            self.choose(options[min(max(at, 0), len(options) - 1)].id)

        body = ft.Container(
            kit.icon(self.look, sign, 24, self.look.palette.on_parchment),
            width=TOUCH * self.look.zoom,
            height=TOUCH * self.look.zoom,
            alignment=ft.Alignment.CENTER,
            border_radius=8,
            opacity=1 if there else 0.3,
            on_click=step if there else None,
        )
        return kit.tagged(body, f"brush-{family(options[0])}-{sign}", self.t(msg(name)), there)

    # ------------------------------------------------------------------ beside

    def state(self, *, upright: bool = False) -> ft.Control:
        """How far it is painted, and the way back; below each other where it stands upright."""
        p, undo = self.look.palette, self.undo
        told = msg("ui-hexes-done", n=len(painted(self.value)), all=len(self.places))
        free = self.line.within is not None and not self.within
        said = [] if self.line.within is None else [pen(self.look, self.t(told), bold=True, size=self.look.sizes.small)]
        words = [hint(self.look, self.t(msg("ui-hexes-free")))] if free else said
        back = ft.Container(
            kit.icon(self.look, "undo", 26, p.on_parchment),
            width=TOUCH * self.look.zoom,
            height=TOUCH * self.look.zoom,
            bgcolor=p.paper_shade,
            border_radius=10,
            alignment=ft.Alignment.CENTER,
            opacity=1 if undo else 0.4,
            on_click=(lambda _: undo()) if undo else None,
        )
        way = kit.tagged(back, "copy-undo", self.t(msg("ui-copy-undo")), undo is not None)
        if upright:
            return kit.rows([*words, way, *self._unfinished()], 10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        return kit.line([ft.Container(kit.rows(words, 0), expand=True), *self._unfinished(), way], GAP)

    def _unfinished(self) -> list[ft.Control]:
        """Puts it away as it is."""
        store = self.store
        if store is None:
            return []
        p = self.look.palette
        body = ft.Container(
            pen(self.look, self.t(msg("ui-hexes-unknown")), bold=True, size=self.look.sizes.small),
            height=TOUCH * self.look.zoom,
            padding=ft.Padding.symmetric(horizontal=12),
            bgcolor=p.paper,
            border=ft.Border.all(2, p.paper_line),
            border_radius=10,
            alignment=ft.Alignment.CENTER,
            on_click=lambda _: store(),
        )
        return [kit.tagged(body, "copy-unknown", "")]


def _free(cells: Sequence[Hex]) -> tuple[str, ...]:
    """The hexes out of which an outline is chosen."""
    return spelt({(cell.q, cell.r): ("in",) for cell in cells})


@component
def HexPainter(painting: Painting, guess: tuple[float, float]) -> ft.Control:
    """Hexes and brushes beside each other, or below on an upright phone. guess: the room until it is known."""
    room, measure = ft.use_state(guess)

    def sized(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        if abs(event.width - room[0]) > 1 or abs(event.height - room[1]) > 1:
            measure((event.width, event.height))

    wide, high = room
    stretch = ft.CrossAxisAlignment.STRETCH
    body: ft.Control
    if wide > high:
        signs, broad = wide < ROOMY or high < LOW, wide >= BROAD and high < HIGH
        best = TOOLS_SLIM if signs else TOOLS_BROAD if broad else TOOLS
        tools = 0.0 if len(painting.line.options) == 1 else min(best, wide * 0.48)
        beside = painting.brushes(3 if broad else 2, signs=signs)
        apart = wide >= BROAD
        first = [] if apart else [painting.state()]
        column = kit.rows([*first, *beside], GAP, scroll=kit.SCROLLS, horizontal_alignment=stretch)
        narrow = tools or (0.0 if apart else TOUCH * painting.look.zoom)
        column.width, column.height = narrow, high
        aside = [ft.Container(painting.state(upright=True), width=ASIDE)] if apart else []
        board = painting.board(max(wide - narrow - (ASIDE if apart else 0) - 4 * GAP, 1), high)
        body = ft.Row([column, board, *aside], spacing=2 * GAP, vertical_alignment=ft.CrossAxisAlignment.START)
    else:
        signs = wide < WORDED
        above = high * (SHARE if signs else SHARE_WORDED) if len(painting.line.options) > 1 else high - TOUCH - GAP
        board = painting.board(wide, min(above, wide))
        brushes = kit.rows([painting.state(), *painting.brushes(2, signs=signs)], GAP, scroll=kit.SCROLLS, expand=True)
        brushes.horizontal_alignment = stretch
        body = kit.rows([board, brushes], GAP, horizontal_alignment=stretch, expand=True)
    return ft.Container(body, expand=True, on_size_change=sized, key="hex-painter")
