"""The sheet of one tracked value: what it is, what it may be, and a keypad or the choices to set it by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.core.kit.corrections import shown
from companion.core.questions.correctable import Correctable
from companion.core.questions.kinds import Choose, Field, FieldValue, Option, is_hex
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.copying.value_display import figures
from companion.ui.questions.sheet.sheet_context import ChartIn, ChartTouch
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

GAP = 8
KEY = 62
"""Height of a key where there is room, in logical pixels at zoom 1."""
BROAD, LOW_BROADER = 420, 1.5
"""Width of the keypad, and how much broader it is where the page is low."""
ACROSS, ACROSS_LOW = 3, 6
"""Keys in a line, and where the page is low."""
FIGURES = "1234567890"


@dataclass(frozen=True, slots=True)
class Draft:
    """A number as it is typed. typed: its figures, "" while the old one stands.  now: the old one."""

    field: Field
    now: int
    typed: str = ""

    @property
    def value(self) -> int | None:
        """What would be set; None while no figure is typed yet."""
        return self.now if not self.typed else int(self.typed) if self.typed.lstrip("-").isdigit() else None

    @property
    def fits(self) -> bool:
        """Whether it may be that."""
        return self.value is not None and self.field.lo <= self.value <= self.field.hi

    def figure(self, key: str) -> str:
        """The figures after one more; a number that would be longer than the largest one begins anew."""
        longer = key if self.typed in ("", "0") else "-" + key if self.typed in ("-", "-0") else self.typed + key
        most = max(len(str(abs(self.field.lo))), len(str(abs(self.field.hi))))
        return longer if len(longer.lstrip("-")) <= most else key

    def turned(self) -> str:
        """With the other sign."""
        figures = self.typed or str(self.now)
        return figures[1:] if figures.startswith("-") else f"-{figures}" if figures != "0" else "-"

    def shortened(self) -> str:
        """The figures without the last one."""
        return self.typed[:-1]

    def moved(self, by: int) -> str:
        """So many more, within the bounds."""
        at = self.now if self.value is None else self.value
        return str(max(self.field.lo, min(at + by, self.field.hi)))


@component
def SetValue(
    value: Correctable,
    put: Callable[[FieldValue], object],
    on_done: Callable[[], object],
    low: bool,
    links: Sequence[ft.Control] = (),
    chart: ChartIn | None = None,
) -> ft.Control:
    """One value. put: sets it.  on_done: leaves the sheet.  low: whether there is little height.  links: other ways.

    chart: draws the board of the game, on which a place is touched.
    """
    look, t = use_look(), use_texts()
    typed, type_ = ft.use_state("")
    picked, pick = ft.use_state(value.value)
    kept = kit.button(look, t(msg("ui-close")), on_done, kind="sea", identifier="correct-close", height=TOUCH)
    picture = [kit.pic(value.field.picture, 34)] if value.field.picture else []
    name = kit.rows(
        [kit.caption(look, t(value.group)), kit.headline(look, t(value.field.label), size=look.sizes.title)],
        0,
        expand=True,
    )
    head = kit.line([*picture, name, *links, kept])

    def done(new: FieldValue) -> None:
        if new != value.value:
            put(new)
        on_done()

    if value.field.kind == "number" and isinstance(value.value, int):
        draft = Draft(value.field, value.value, typed)
        body: list[ft.Control] = [Keypad(look, t, draft, type_, done, low).drawn()]
    else:
        body = _on_board(look, t, value, chart, done) or _choices(look, t, value, picked, pick, done)
    return kit.panel(look, kit.listed([head, *body], 12, expand=True), expand=True)


@dataclass(frozen=True, slots=True)
class Keypad:
    """The old number and the new one, its bounds, ten figures, one more and one less. low: with little height."""

    look: Look
    t: Texts
    draft: Draft
    type: Callable[[Callable[[str], str]], None]
    """Shows other figures than those typed by now, which may be more than are drawn."""
    done: Callable[[FieldValue], None]
    """Sets the number."""
    low: bool

    def drawn(self) -> ft.Control:
        """Steps and number above, figures, and below what will be set."""
        draft = self.draft
        keys = [self._figure(each) for each in FIGURES]
        if draft.field.lo < 0:
            keys.insert(9, self._key("±", Draft.turned, "sign"))
        keys.append(self._key("", Draft.shortened if draft.typed else None, "back", "backspace"))
        across = ACROSS_LOW if self.low else ACROSS
        chunks = [keys[i : i + across] for i in range(0, len(keys), across)]
        lines = [ft.Row([*chunk, *(ft.Container(expand=1) for _ in range(across - len(chunk)))]) for chunk in chunks]
        stretch = ft.CrossAxisAlignment.STRETCH
        pad = kit.rows([self._steps(), *lines, self._main()], GAP, horizontal_alignment=stretch)
        width = BROAD * self.look.zoom * (LOW_BROADER if self.low else 1)
        return ft.Row([ft.Container(pad, width=width)], alignment=ft.MainAxisAlignment.CENTER)

    def _figure(self, figure: str) -> ft.Control:
        return self._key(figure, lambda draft: draft.figure(figure), figure)

    def _key(self, face: str, new: Callable[[Draft], str] | None, name: str, sign: str = "") -> ft.Control:
        """A key that changes the figures; None where it does nothing."""
        deed = None if new is None else partial(self.type, lambda typed: new(replace(self.draft, typed=typed)))
        high, size = TOUCH if self.low else KEY, self.look.sizes.title
        named = f"key-{name}"
        return kit.button(
            self.look, face, deed, kind="sea", sign=sign, identifier=named, height=high, expand=1, size=size
        )

    def _steps(self) -> ft.Control:
        """The number between one less and one more; below it what it may be."""
        look, p, draft = self.look, self.look.palette, self.draft
        bounds = {"lo": self._number(draft.field.lo), "hi": self._number(draft.field.hi)}
        wrong = bool(draft.typed) and not draft.fits
        figure = kit.headline(
            look,
            self._typing() or "…",
            size=look.sizes.counter * (1 if self.low else 1.4),
            colour=p.text if not draft.typed else p.text_bad if wrong else p.text_brass,
        )
        asked = ft.Semantics(content=figure, identifier="correct-value", container=True, live_region=True)
        colour = p.text_bad if wrong else p.text_muted
        span = kit.words(look, self.t(msg("ui-range", **bounds)), size=look.sizes.small, colour=colour)
        middle = kit.rows([asked, span], 0, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True)
        at = str(draft.now if draft.value is None else draft.value)

        def by(step: int, face: str, name: str) -> ft.Control:
            moves = draft.moved(step) != at
            return self._key(face, (lambda draft: draft.moved(step)) if moves else None, name)

        between = ft.Container(middle, alignment=ft.Alignment.CENTER, expand=2)
        return kit.line([by(-draft.field.step, "−", "less"), between, by(draft.field.step, "+", "more")])

    def _typing(self) -> str:
        """The number as it stands now; while it cannot be, the figures as they were typed."""
        draft = self.draft
        return self._number(draft.value) if draft.value is not None and draft.fits else draft.typed.replace("-", "−")

    def _main(self) -> ft.Control:
        """What will be set instead of what."""
        draft, now, new = self.draft, self._number(self.draft.now), self.draft.value
        changes = new is not None and draft.typed
        words = msg("ui-correct-put", now=now, new=self._number(new)) if changes and new is not None else None
        said = self.t(words or msg("ui-correct-same", now=now))
        put = partial(self.done, new) if changes and draft.fits else None
        return kit.button(self.look, said, put, kind="main", identifier="correct-done", wide=True)

    def _number(self, n: int) -> str:
        return figures(self.t, n)


def _on_board(
    look: Look, t: Texts, value: Correctable, chart: ChartIn | None, done: Callable[[FieldValue], None]
) -> list[ft.Control]:
    """A place on the board of the game, which is touched there, and below what is none; nothing for any other value."""
    places = tuple(option for option in value.field.options if is_hex(option.id))
    if chart is None or not places:
        return []
    asked = Choose(key=value.path, text=value.field.label, rule="", options=places, chart=True)
    now = value.value if isinstance(value.value, str) else None
    board = chart(ChartTouch(asked, now, done, done, done))
    others = replace(value, field=replace(value.field, options=_besides(value)))
    beside = _choices(look, t, others, value.value, lambda change: done(change(value.value)), done)
    return [] if board is None else [board, *beside]


def _besides(value: Correctable) -> tuple[Option, ...]:
    return tuple(option for option in value.field.options if not is_hex(option.id))


def _choices(
    look: Look,
    t: Texts,
    value: Correctable,
    picked: FieldValue,
    pick: Callable[[Callable[[FieldValue], FieldValue]], object],
    done: Callable[[FieldValue], None],
) -> list[ft.Control]:
    """All that a value may be: one is set by its touch, several are picked first."""
    field = value.field
    if field.kind == "switch":
        options: list[tuple[str, Msg, FieldValue]] = [("yes", msg("core-yes"), True), ("no", msg("core-no"), False)]
    else:
        options = [(each.id, each.label, each.id) for each in field.options]
    many = picked if field.kind == "many" and isinstance(picked, tuple) else None

    def tapped(new: FieldValue) -> None:
        if many is None:
            done(new)
        else:
            pick(partial(turned_over, str(new)))

    def turned_over(option: str, old: FieldValue) -> FieldValue:
        chosen = {*(old if isinstance(old, tuple) else ())} ^ {option}
        return tuple(each.id for each in field.options if each.id in chosen)

    buttons = [
        kit.button(
            look,
            t(label),
            lambda new=new: tapped(new),  # type: ignore[misc]
            kind="brass" if (new in many if many is not None else new == value.value) else "sea",
            identifier=f"set-{name}",
            height=TOUCH,
        )
        for name, label, new in options
    ]
    found: list[ft.Control] = [ft.Row([*buttons], wrap=True, spacing=GAP, run_spacing=GAP)]
    if many is not None:
        same = set(many) == set(value.value if isinstance(value.value, tuple) else ())
        words = t(msg("ui-correct-several", n=len(many)))
        found.append(
            kit.button(
                look, words, None if same else lambda: done(many), kind="main", identifier="correct-done", wide=True
            )
        )
    return found


def told(t: Texts, value: Correctable) -> str:
    """What a value is, in words."""
    return t(msg("ui-unknown") if value.value is None else shown(value.field, value.value))
