"""How an evening ended, as a picture to send: verdict, ranking and curves on parchment. Needs Pillow (`DRAWS`)."""

from __future__ import annotations

import io
from typing import Final

from companion.paths import assets
from companion.ui.gamekit.ending import Curves, Rank
from companion.ui.gamekit.ending_export import EndingSummary
from companion.ui.gamekit.plot import ticks
from companion.ui.look.palette import (
    BRASS,
    DEEP,
    DISPLAY_FONT,
    FONTS,
    INK,
    PAPER,
    PARCHMENT,
    SANS_BOLD_FONT,
    SANS_FONT,
    SHADE,
)

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError:  # a build for mobile devices has none
    DRAWS = False
else:
    DRAWS = True

WIDTH, HEIGHT = 1200, 630
"""As messengers and networks show a picture whole."""
EDGE, INNER = 28, 64
PLACES: Final = 5
"""Lines of the ranking that have room."""


def drawn(result: EndingSummary, size: tuple[int, int] = (WIDTH, HEIGHT)) -> bytes:
    """A PNG."""
    picture = Image.new("RGB", size, DEEP)
    draw = ImageDraw.Draw(picture)
    width, height = size
    draw.rounded_rectangle((EDGE, EDGE, width - EDGE, height - EDGE), 28, fill=PARCHMENT, outline=BRASS, width=4)
    draw.text((INNER, 62), f"{result.game} · {result.day}", INK, _font(SANS_FONT, 28))
    title = _fitting(draw, result.verdict, DISPLAY_FONT, 68, width - 2 * INNER)
    draw.text((INNER, 100), title[0], INK, title[1])
    draw.text((INNER, 190), result.moment, INK, _font(SANS_FONT, 26))
    across = width - 2 * INNER if result.curves is None else 470
    if result.ranking is not None:
        for number, place in enumerate(result.ranking.places[:PLACES]):
            _place(draw, result, place, 250 + 64 * number, across)
    if result.curves is not None:
        _plot(draw, result, result.curves, (INNER + 520, 250, width - INNER, height - 84))
    draw.text((width - INNER, 58), "Vigie", BRASS, _font(DISPLAY_FONT, 30), anchor="ra")
    file = io.BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


def _place(draw: ImageDraw.ImageDraw, result: EndingSummary, place: Rank, top: int, across: int) -> None:
    """One line of the ranking."""
    box = (INNER, top, INNER + across, top + 56)
    draw.rounded_rectangle(box, 12, fill=PAPER, outline=BRASS if place.rank == 1 else SHADE, width=2)
    bold, middle = _font(SANS_BOLD_FONT, 28), top + 28
    draw.text((INNER + 18, middle), str(place.rank), INK, _font(DISPLAY_FONT, 32), anchor="lm")
    figure = str(place.figures[0]) if place.figures else ""
    session = across - 90 - int(draw.textlength(figure, bold))
    name, font = _fitting(draw, result.say(place.name), SANS_BOLD_FONT, 28, session)
    draw.text((INNER + 58, middle), name, INK, font, anchor="lm")
    draw.text((INNER + across - 18, middle), figure, INK, bold, anchor="rm")


def _plot(draw: ImageDraw.ImageDraw, result: EndingSummary, curves: Curves, box: tuple[int, int, int, int]) -> None:
    """How the points grew: a line for each side, its name at its end."""
    left, top, right, bottom = box
    most = max([curves.goal, 1, *(max(side.curve.values, default=0) for side in curves.sides)])
    last, small = max(1, curves.last), _font(SANS_FONT, 20)

    def at(moment: int, points: int) -> tuple[float, float]:
        return left + 40 + (right - left - 150) * moment / last, bottom - (bottom - top) * points / most

    for points in ticks(most):
        y = at(0, points)[1]
        draw.line((left + 40, y, right - 110, y), SHADE, 2)
        draw.text((left + 30, y), str(points), INK, small, anchor="rm")
    above = float("-inf")
    for side in sorted(curves.sides, key=lambda side: -side.points):
        path = [at(moment, points) for moment, points in enumerate(side.curve.values)]
        if not path:
            continue
        draw.line(path, side.curve.paint, 5, joint="curve")
        x, y = path[-1]
        draw.ellipse((x - 7, y - 7, x + 7, y + 7), side.curve.paint)
        above = max(y, above + 26)
        name, font = _fitting(draw, result.say(side.name), SANS_BOLD_FONT, 20, int(right - x) - 16)
        draw.text((x + 14, above), name, side.curve.paint, font, anchor="lm")


def _fitting(
    draw: ImageDraw.ImageDraw, text: str, family: str, size: int, width: int
) -> tuple[str, ImageFont.FreeTypeFont]:
    """Words in a size in which they have room, shortened where none is small enough."""
    for smaller in range(size, size // 2, -2):
        if draw.textlength(text, font := _font(family, smaller)) <= width:
            return text, font
    font = _font(family, size // 2)
    while len(text) > 1 and draw.textlength(f"{text}…", font) > width:
        text = text[:-1]
    return f"{text}…", font


def _font(family: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(assets() / FONTS[family]), size)
