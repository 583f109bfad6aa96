"""What boards count with: a picture with a number, a bar, a printed track of boxes with markers on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import PLAIN, FigureMark, marked
from companion.ui.look.palette import seen_on
from companion.ui.look.theme import Look
from companion.ui.widgets import kit

BOX = 35
"""Width of a box of a track in logical pixels at zoom 1."""


@dataclass(frozen=True, slots=True)
class Marker:
    """A counter on a track: a picture with its paint, and whose or what it is, read aloud."""

    picture: str
    label: str
    paint: str = ""


@dataclass(frozen=True, slots=True)
class TrackBox:
    """One box of a printed track."""

    label: str
    markers: tuple[Marker, ...] = ()
    tone: str = ""
    """Colour of its words, plain unless said otherwise."""
    spent: bool = False
    """Lost to damage."""


def track(look: Look, boxes: Iterable[TrackBox], *, deep: bool = False) -> ft.Control:
    """The boxes of a track side by side, in several rows where there is no room. deep: markers may share a box."""
    return ft.Row([_box(look, box, deep) for box in boxes], spacing=2, run_spacing=2, wrap=True)


def _box(look: Look, box: TrackBox, deep: bool) -> ft.Control:
    """A box with its first marker, and how many more stand on it."""
    p = look.palette
    scale = min(look.zoom, 1.5)
    first, more = box.markers[:1], len(box.markers) - 1
    struck = ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH) if box.spent else None
    colour = box.tone or (p.text_muted if box.spent else p.text)
    pictures: list[ft.Control] = [_marker(marker) for marker in first]
    return ft.Container(
        ft.Column(
            [
                kit.words(look, box.label, size=look.sizes.small, colour=colour, style=struck),
                ft.Row(pictures, spacing=0, alignment=ft.MainAxisAlignment.CENTER),
                *([kit.words(look, f"+{more}", size=look.sizes.small)] if more > 0 else []),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=BOX * look.zoom,
        height=(74 if deep else 56) * scale,
        border_radius=6,
        bgcolor=p.panel if box.markers else p.panel_sunk,
        border=ft.Border.all(2, p.mark) if box.markers else None,
    )


def _marker(marker: Marker) -> ft.Control:
    paint = {"hull": marker.paint} if marker.paint else {}
    return kit.pic(marker.picture, 24, marker.label, **paint)


def damaged(values: Sequence[int | str], index: int, marker: Marker) -> tuple[TrackBox, ...]:
    """A ship's track: the marker on the value in force, and the boxes that damage has passed. index: 0 undamaged."""
    return tuple(
        TrackBox(str(value), (marker,) if i == index else (), spent=i < index) for i, value in enumerate(values)
    )


def bar(look: Look, share: float, colour: str, *, width: float | None = None, height: float = 10) -> ft.Control:
    """A progress bar from 0 to 1."""
    drawn = ft.ProgressBar(
        value=max(0.0, min(1.0, share)),
        color=seen_on(look.palette.panel_sunk, colour),
        bgcolor=look.palette.panel_sunk,
        bar_height=height,
        border_radius=height / 2,
        width=width,
    )
    return ft.Semantics(content=drawn, exclude_semantics=True, expand=width is None)  # the figure beside it is read


def counter(
    look: Look,
    picture: str,
    value: int | str,
    *,
    height: float = 22,
    label: str = "",
    mark: FigureMark = PLAIN,
    harm: bool = False,
) -> ft.Control:
    """A picture with a number beside it. label: what it counts, read aloud.  mark: which figure it is.

    harm: whether it is bad news that it rises.
    """
    size = height * (look.zoom if look.zoom < 1.5 else 1.4)
    pair = kit.line([kit.pic(picture, size), kit.words(look, str(value), bold=True)], 5, tight=True)
    return marked(look, kit.phrase(pair, f"{label} {value}") if label else pair, mark, harm=harm)


def decimal(t: Texts, number: float) -> str:
    """A number with the decimal sign of the language: 1,5 or 1.5."""
    return f"{number:g}".replace(".", "," if t.lang == "fr" else ".")


def grouped(t: Texts, number: int) -> str:
    """A number with its thousands set apart as the language does it."""
    return f"{number:,}".replace(",", "\u202f" if t.lang == "fr" else ",")


def origin_mark(look: Look, t: Texts, source: str) -> ft.Control:
    """The origin of a value in a word, so that nothing assumed passes for printed."""
    text = t(msg(f"ui-mark-{source}")) if source else ""
    return kit.words(look, text, size=look.sizes.small, colour=look.palette.text_muted, italic=True)
