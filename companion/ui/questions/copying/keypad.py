"""The pad beside the component: what the lit value may be, likely ones marked, and the ways back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import cast

import flet as ft

from companion.core.printed.keypad import Key as SeveralKey
from companion.core.printed.keypad import KeyRow
from companion.core.printed.keypad import Pad as KeyPad
from companion.core.questions.kinds import Field, FieldValue, Option
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.copying.card_form import Copy, in_lines
from companion.ui.questions.copying.form_lines import lit_after, progress
from companion.ui.questions.copying.likely_values import bundles, keys_of, pad_at
from companion.ui.questions.copying.value_display import figures, words_of
from companion.ui.questions.kinds.grid import GridView, Put
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.parts.short_text import written
from companion.ui.questions.sheet.sheet_context import BarButton
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit

GAP = 7
MOST_KEYS, MOST_KEYS_NARROW, MOST_KEYS_LONG = 25, 18, 12
"""Values of a number that are all shown; of more the likely ones. On a phone, and there if they are long."""
LONG = 4
"""Letters of a number from which its keys are broader."""
KEY = 54
"""Height of a key where there is room, in logical pixels at zoom 1."""
LINES_NARROW, LINES_TABLE = 3, 5
"""Lines of keys that are seen on a phone, single ones and such as tell several values; more scroll."""
ACROSS, ACROSS_NARROW = 6, 5
"""Keys in a line that tell several values, on a tablet and on a phone."""
HEAD = 36
"""Width of what the keys of such a line have in common."""
WORDED = 66
"""The same where it is told in words below its picture."""
PAIR = 2
"""Keys of words beside each other."""
BESIDE_BAR = 8
"""Room for the bar that shows that more scrolls."""
SENTENCE, WHOLE = 22, 34
"""Letters of words from which their keys are broad, and from which each has a line of its own."""
SHORT_FIGURES = 5
"""Letters of a key that may be large."""
SINGLE = "single"
"""In the place of the brush of a grid: values are told one by one."""
SHORT, SIGN = 9, 4
"""Letters of a word on a key of three in a row, and for how many a picture before it counts."""
MOST_FIGURES = 7
"""Figures that are typed at most."""


@dataclass(frozen=True, slots=True)
class KeypadActions:
    """What a tap on the pad does.

    unread, erase: None where it cannot be.
    """

    fill: Callable[[FieldValue], object]
    """Tells the lit value and goes on."""
    put: Callable[[FieldValue], object]
    """Tells it and stays."""
    next: Callable[[], object]
    """Goes on."""
    bundle: Callable[[Mapping[str, FieldValue]], object]
    """Tells several values, and goes on."""
    ends: Callable[[Mapping[str, FieldValue]], bool]
    """Whether these are all that is asked, so that the tap answers the question."""
    typed: Callable[[], str]
    """The figures typed by now."""
    type: Callable[[str | None], object]
    """Shows the figures typed so far, None puts them away."""
    choose: Callable[[str], object]
    brush: Callable[[str], str]
    """The brush of a grid that was taken up last, by the grid's name; "" for none."""
    paint: Put
    """Changes a grid, or what stands along it."""
    unread: Callable[[], object] | None
    erase: Callable[[], object] | None
    undo: Callable[[], object] | None
    """None where nothing was done."""


@dataclass(frozen=True, slots=True)
class DrawnPad:
    """How the pad is drawn."""

    look: Look
    t: Texts
    copy: Copy
    deeds: KeypadActions
    typed: str | None
    """Figures of a number without a key, None while none are typed."""
    narrow: bool
    """Whether it stands below the component, as on all that is held upright."""
    beside: Sequence[BarButton] = ()
    """What else may be done, beside the tools."""
    room: float = inf
    """Width of a line of keys, in logical pixels."""

    def _fitting(self, wished: int, head: float = 0) -> int:
        """How many keys stand in a line, each as broad as a finger. wished: where there is room.  head: width of what
        stands before them."""
        left = self.room - (head + GAP if head else 0)
        return int(max(1, min(wished, (left + GAP) / (TOUCH + GAP))))

    def drawn(self) -> ft.Control:
        """Progress, the name of the lit value, its keys, and the tools."""
        line = self.copy.lines.get(self.copy.lit)
        head = self._head(line)
        if line is None:
            done = pen(self.look, self.t(msg("ui-copy-done")), colour=self.look.palette.on_parchment_muted)
            keys: list[ft.Control] = [] if self.narrow else [done]
        else:
            keys = self._keys(line)
        tools = self._tools(line)
        stretch = ft.CrossAxisAlignment.STRETCH
        if not self.narrow:
            body = kit.rows(keys, GAP, horizontal_alignment=stretch, scroll=kit.SCROLLS, expand=True)
            return kit.rows(
                [*head, body, *self._following(line), tools], GAP, horizontal_alignment=stretch, expand=True
            )
        return kit.rows([*head, *map(self._low, keys), tools], GAP, horizontal_alignment=stretch)

    def _low(self, keys: ft.Control) -> ft.Control:
        """Lines of keys; of many a few are seen, and the others scroll."""
        if isinstance(keys, ft.Column) and len(keys.controls) > LINES_NARROW:
            most = LINES_NARROW if self._table is None else LINES_TABLE
            keys.scroll, keys.height = kit.SCROLLS, (TOUCH * self.look.zoom + GAP) * most
        return keys

    # ------------------------------------------------------------------ above

    def _head(self, line: Field | None) -> list[ft.Control]:
        look, t, p, copy = self.look, self.t, self.look.palette, self.copy
        done, all_ = progress(copy.form, copy.values, copy.told)
        count = pen(look, t(msg("ui-copy-progress", done=done, all=all_)), bold=True, size=look.sizes.small)
        counted = ft.Semantics(content=count, identifier="copy-progress", container=True)
        bar = ft.Row(
            [
                ft.Container(height=7, bgcolor=colour, border_radius=4, expand=share)
                for colour, share in ((p.brass, done), (p.paper_line, all_ - done))
                if share
            ],
            spacing=3,
        )
        table = self._table
        name = "" if line is None else t(line.label if table is None else table.title)
        title = ft.Semantics(
            content=kit.headline(
                look,
                name or t(msg("ui-copy-full")),
                size=look.sizes.body if self.narrow else look.sizes.title,
                colour=p.on_parchment,
            ),
            identifier="copy-lit",
            container=True,
            expand=True,
        )
        return [bar, ft.Row([title, counted], vertical_alignment=ft.CrossAxisAlignment.START)]

    def _following(self, line: Field | None) -> list[ft.Control]:
        """What is lit next by itself."""
        copy = self.copy
        if line is None or self._table is not None:
            return []
        told = {*copy.told, line.name}
        name = lit_after(copy.form, {**copy.values}, told, line.name)
        if not name or name == line.name:
            return []
        text = self.t(msg("ui-copy-next", what=copy.lines[name].label))
        return [quiet(self.look, text, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)]

    # ------------------------------------------------------------------ keys

    def _keys(self, line: Field) -> list[ft.Control]:
        if self.typed is not None:
            return self._single(line)
        pad = self._table
        keys = self._single(line) if pad is None else self._tabled(line, pad)
        return [*self._bundles(line), *keys]

    def _single(self, line: Field) -> list[ft.Control]:
        """The keys of one value alone."""
        match line.kind:
            case "number":
                return self._figures(line) if self.typed is not None else self._numbers(line)
            case "switch":
                answers = ((True, "core-yes"), (False, "core-no"))
                return [
                    self._laid(
                        [self._value(line, on, self.t(msg(key)), f"{line.name}-{key}") for on, key in answers], 2
                    )
                ]
            case "choice":
                return [self._options(line)]
            case "many":
                return [self._options(line), self._next(line)]
            case "words":
                return self._words(line)
            case "grid":
                brush = self.copy.brush or line.options[1].id
                value = self.copy.values[line.name]
                deeds, edges = self.deeds, self.copy.edges(line)
                held = partial(deeds.brush, line.name)
                grid = GridView(self.look, self.t, line, value, brush, held, deeds.paint, deeds.choose, edges)
                return [*grid.tools(low=self.narrow), self._next(line)]
            case "ids" | "hexes":  # hexes are painted on a screen of their own
                return [pen(self.look, words_of(self.t, line, self.copy.values[line.name]))]

    def _laid(self, keys: Sequence[ft.Control], across: int) -> ft.Control:
        """Keys in rows, each as broad as the others."""
        rows, across = [], self._fitting(across)
        for chunk in in_lines(keys, across):
            rows.append(ft.Row([*chunk, *(ft.Container(expand=1) for _ in range(across - len(chunk)))], spacing=GAP))
        return kit.rows(rows, GAP)

    def _key(
        self,
        text: str,
        deed: Callable[[], object] | None,
        identifier: str,
        chosen: bool | None,
        *,
        probable: bool = False,
        option: Option | None = None,
        alone: bool = False,
        high: float = TOUCH,
        small: bool = False,
    ) -> ft.Control:
        p = self.look.palette
        key = chip(
            self.look,
            "" if alone else text,
            deed,
            identifier,
            chosen,
            height=high,
            picture="" if option is None else option.picture,
            colour="" if option is None else option.colour,
            size=self.look.sizes.small if small else self.look.sizes.title * 0.95,
            expand=1,
            said=text if alone else "",
        )
        if small:  # words of two lines stay on their key
            for word in _texts(key):
                word.max_lines, word.text_align, word.expand = 2, ft.TextAlign.CENTER, True
                word.expand_loose = True
        if probable and not chosen:
            body = cast(ft.Container, cast(ft.Semantics, key).content)
            body.border, body.bgcolor = ft.Border.all(3, p.brass), PROBABLE
        return key

    def _value(self, line: Field, value: FieldValue, text: str, identifier: str, **more: object) -> ft.Control:
        """A key that tells a value and goes on."""
        chosen = self.copy.values[line.name] == value and self.copy.values[line.name] is not None
        probable = self.copy.expected.get(line.name) == value or (chosen and line.name not in self.copy.told)
        told = chosen and line.name in self.copy.told
        marked = bool(more.pop("probable", False)) or probable
        return self._key(
            text,
            partial(self.deeds.fill, value),
            identifier,
            told,
            probable=marked,
            **more,  # type: ignore[arg-type]
        )

    def _numbers(self, line: Field) -> list[ft.Control]:
        copy = self.copy
        long = len(figures(self.t, line.hi)) > LONG
        keys = keys_of(copy.form, copy.values, copy.cards, line, most_keys(self.t, line, narrow=self.narrow))
        count = len(keys.values) + (not keys.all)
        across = 6 if self.narrow and count > 10 else 5 if count > 16 or self.narrow else 4 if count > 9 else 3
        texts = [figures(self.t, value) for value in keys.values]
        if long:
            across = min(across, 4)
        high = KEY if not self.narrow and -(-count // across) <= 4 else TOUCH
        shown = [
            self._value(
                line,
                value,
                text,
                f"{line.name}-{value}",
                probable=value in keys.probable,
                high=high,
                small=len(text) > 5,
            )
            for value, text in zip(keys.values, texts, strict=True)
        ]
        if not keys.all:
            more = "…" if across > 5 else self.t(msg("ui-copy-other"))
            shown.append(
                self._key(more, partial(self.deeds.type, ""), f"{line.name}-other", None, high=high, small=True)
            )
        return [self._laid(shown, across)]

    def _bundles(self, line: Field) -> list[ft.Control]:
        """Keys for what is proposed from here to the end of the row, or of the band, and for another card like this."""
        copy, lines = self.copy, self.copy.lines
        found: list[ft.Control] = []
        for each in bundles(copy.form, copy.values, copy.told, copy.expected, copy.cards, line.name):
            said = " · ".join(words_of(self.t, lines[name], value) for name, value in each.values.items())
            band = next((band for band in copy.form.bands if line.name in band.slots), None)
            name = band.label if band is not None and band.label is not None else copy.form.text
            text = self.t(msg(f"ui-copy-{each.what}", values=msg("core-said", text=said), band=name))
            deed = partial(self.deeds.bundle, each.values)
            key = self._key(text, deed, f"{line.name}-{each.what}", None, probable=True, small=True)
            found.append(ft.Row([key]))
        return found

    @property
    def _table(self) -> KeyPad | None:
        """The keys that tell several values at once, where there are any and nobody tells them one by one."""
        single = self.typed is not None or self.copy.brush == SINGLE or not self.copy.lit
        return None if single else pad_at(self.copy.form, self.copy.values, self.copy.lit)

    def _tabled(self, line: Field, pad: KeyPad) -> list[ft.Control]:
        """Keys that tell several values at once, what a row of them has in common before it."""
        rows: list[ft.Control] = []
        alone: list[ft.Control] = []
        worded = max(len(row.keys) for row in pad.rows) <= ACROSS_NARROW
        for at, row in enumerate(pad.rows):
            keys = [
                self._several(key, f"{line.name}-pad-{at}-{place}", row.label is None)
                for place, key in enumerate(row.keys)
            ]
            if row.label is None and len(keys) <= PAIR:
                alone += keys
                continue
            if row.label is None:
                longest = max(len(self.t(key.label)) for key in row.keys)
                across = PAIR if self.narrow or longest > SENTENCE else PAIR + 1
                rows.append(self._laid(keys, across))
                continue
            wished = ACROSS_NARROW if self.narrow else ACROSS
            head_wide = WORDED * self.look.zoom if worded and row.picture else HEAD
            wide = self._fitting(wished, head_wide)
            for chunk in in_lines(keys, wide):
                head = self._common(row, worded) if chunk[0] is keys[0] else ft.Container(width=head_wide)
                gaps = [ft.Container(expand=1) for _ in range(min(wide, len(keys)) - len(chunk))]
                rows.append(ft.Row([head, *chunk, *gaps], spacing=GAP))
        single = self._key(
            self.t(msg("ui-copy-single")), partial(self.deeds.choose, SINGLE), f"{line.name}-single", None, small=True
        )
        last = ft.Row([*alone, single], spacing=GAP)  # a word that may well be the answer stands first
        lines: list[ft.Control] = [last, *rows] if alone else [*rows, last]
        if self.narrow:
            lines = [ft.Container(each, padding=ft.Padding.only(right=BESIDE_BAR)) for each in lines]
        return [kit.rows(lines, GAP)]

    def _common(self, row: KeyRow, worded: bool) -> ft.Control:
        """What the keys of a row have in common: its picture, else its words; both where there is room (`worded`)."""
        assert row.label is not None
        image = drawn(row.picture, 26, sign=self.look.palette.on_parchment)
        small = self.look.sizes.small * 0.9
        words = pen(self.look, self.t(row.label), size=small, bold=True, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
        if image is not None and worded:
            words.size, words.max_lines = small * 0.85, 1
            both = kit.rows([image, words], 0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
            body = ft.Container(both, width=WORDED * self.look.zoom, alignment=ft.Alignment.CENTER)
        else:
            body = ft.Container(image or words, width=HEAD, alignment=ft.Alignment.CENTER_LEFT)
        body.tooltip = self.t(row.label)
        return ft.Semantics(content=body, label=self.t(row.label), container=True)

    def _several(self, key: SeveralKey, identifier: str, words: bool) -> ft.Control:
        """A key that tells several values and goes on."""
        values = dict(key.values)
        copy, text = self.copy, self.t(key.label)
        there = all(copy.values.get(name) == value and name in copy.told for name, value in values.items())
        told = None if self.deeds.ends(cast(Mapping[str, FieldValue], values)) else there
        option = Option("", key.label, picture=key.picture) if key.picture else None
        return self._key(
            text,
            partial(self.deeds.bundle, cast(Mapping[str, FieldValue], values)),
            identifier,
            told,
            option=option,
            alone=bool(key.picture) and not words,
            small=words or len(text) > SHORT_FIGURES,
        )

    def _figures(self, line: Field) -> list[ft.Control]:
        """The ten figures, for a number that has no key."""
        typed = self.typed or ""
        number = _number(typed)
        legal = number is not None and line.lo <= number <= line.hi

        def more(figure: str) -> None:
            """One more figure; the last one that there can be tells the number."""
            longer = (self.deeds.typed() + figure)[:MOST_FIGURES]
            said = _number(longer)
            if said is not None and said * 10 > line.hi and line.lo <= said <= line.hi:
                self.deeds.fill(said)
            else:
                self.deeds.type(longer)

        def back() -> None:
            there = self.deeds.typed()
            self.deeds.type(there[:-1] if there else None)

        def enter() -> None:
            said = _number(self.deeds.typed())
            if said is not None and line.lo <= said <= line.hi:
                self.deeds.fill(said)

        keys = [self._key(f, partial(more, f), f"{line.name}-figure-{f}", None) for f in "1234567890"]
        if line.lo < 0:
            keys.append(self._key("−", lambda: self.deeds.type("-"), f"{line.name}-figure-minus", None))
        keys.append(self._key(self.t(msg("ui-copy-back")), back, f"{line.name}-figure-back", None, small=True))
        shown = ft.Container(
            pen(self.look, typed.replace("-", "−") or "…", bold=True, size=self.look.sizes.title),
            height=TOUCH * self.look.zoom,
            bgcolor=self.look.palette.paper,
            border=ft.Border.all(2, self.look.palette.coral),
            border_radius=10,
            alignment=ft.Alignment.CENTER,
            expand=1,
        )
        span = self.t(msg("ui-copy-enter")) if legal else f"{figures(self.t, line.lo)} – {figures(self.t, line.hi)}"
        done = self._key(span, enter if legal else None, f"{line.name}-enter", None, small=True)
        return [ft.Row([shown, done], spacing=GAP), self._laid(keys, 6 if self.narrow else 4)]

    def _options(self, line: Field) -> ft.Control:
        """The options as keys: each with its picture, as it is printed, and its word, for whoever does not know it."""
        several = line.kind == "many"
        value = self.copy.values[line.name]
        picked = value if isinstance(value, tuple) else ()
        texts = [self.t(option.label) for option in line.options]
        longest = max((len(text) for text in texts), default=0) + any(option.picture for option in line.options) * SIGN
        across = (5 if self.narrow else 4) if longest <= 4 else 3 if longest <= SHORT else 2 if longest <= WHOLE else 1
        keys = []
        for option, text in zip(line.options, texts, strict=True):
            name = f"{line.name}-{option.id}"
            small = longest > 4
            if several:
                new = tuple(o.id for o in line.options if (o.id in picked) != (o.id == option.id))
                keys.append(
                    self._key(text, partial(self.deeds.put, new), name, option.id in picked, option=option, small=small)
                )
            else:
                keys.append(self._value(line, option.id, text, name, option=option, small=small))
        return self._laid(keys, across)

    def _words(self, line: Field) -> list[ft.Control]:
        value = self.copy.values[line.name]
        text = value if isinstance(value, str) else ""
        wrong = bool(text.strip()) and not line.fits(text.strip())
        example = msg("ui-form-shape", example=line.example)
        field = written(
            self.look,
            text,
            line.longest,
            self.deeds.put,
            key=f"writing-{line.name}",
            label=self.t(line.label),
            helper=self.t(example) if line.pattern else None,
            error=self.t(example) if wrong else None,
            dense=True,
            autofocus=not self.narrow,
            on_submit=lambda: self.deeds.next(),
        )
        return [field, self._next(line)]

    def _next(self, line: Field) -> ft.Control:
        sign = kit.icon(self.look, "right", 22, self.look.palette.on_parchment)
        words = pen(self.look, self.t(msg("ui-copy-on")), bold=True)
        body = ft.Container(
            ft.Row([words, sign], alignment=ft.MainAxisAlignment.CENTER, spacing=8, tight=True),
            height=TOUCH * self.look.zoom,
            bgcolor=PROBABLE,
            border=ft.Border.all(3, self.look.palette.mark),
            border_radius=10,
            alignment=ft.Alignment.CENTER,
            on_click=lambda _: self.deeds.next(),
        )
        return kit.tagged(body, f"{line.name}-next", "")

    # ------------------------------------------------------------------ below

    def _tools(self, line: Field | None) -> ft.Control:
        """Illegible, erase, and undo: they stay at their place."""
        name, deeds = "copy" if line is None else line.name, self.deeds
        tools: tuple[tuple[Msg, str, Callable[[], object] | None, str, int], ...] = (
            (msg("ui-copy-unread"), "", deeds.unread, f"{name}-unread", 3),
            (msg("ui-copy-erase"), "backspace", deeds.erase, f"{name}-erase", 2),
            (msg("ui-copy-undo"), "undo", deeds.undo, "copy-undo", 2),
        )
        shown = [self._tool(self.t(words), sign, deed, key, share) for words, sign, deed, key, share in tools]
        more = [self._tool(each.words, "", each.do, each.identifier, 3) for each in self.beside]
        return ft.Row([*shown, *more], spacing=GAP)

    def _tool(self, said: str, sign: str, deed: Callable[[], object] | None, identifier: str, share: int) -> ft.Control:
        p = self.look.palette
        face = (
            kit.icon(self.look, sign, 26, p.on_parchment)
            if sign
            else pen(self.look, said, size=self.look.sizes.small, bold=True)
        )
        body = ft.Container(
            face,
            height=TOUCH * self.look.zoom,
            bgcolor=p.paper_shade,
            border_radius=10,
            alignment=ft.Alignment.CENTER,
            opacity=1 if deed else 0.4,
            tooltip=said if sign else None,
            on_click=(lambda _: deed()) if deed else None,
        )
        return kit.tagged(body, identifier, said if sign else "", deed is not None, share)


def most_keys(t: Texts, line: Field, *, narrow: bool) -> int:
    """Values of a number that are all shown. narrow: on a phone."""
    if not narrow:
        return MOST_KEYS
    return MOST_KEYS_LONG if len(figures(t, line.hi)) > LONG else MOST_KEYS_NARROW


PROBABLE = "#fdf0cd"
"""Ground of a key that is probable."""


def _number(typed: str) -> int | None:
    """What these figures come to; None while they are no number."""
    return int(typed) if typed.lstrip("-").isdigit() else None


def _texts(control: object) -> list[ft.Text]:
    """The words within a key."""
    if isinstance(control, ft.Text):
        return [control]
    inner = [getattr(control, "content", None), *(getattr(control, "controls", None) or ())]
    return [text for each in inner if each is not None for text in _texts(each)]
