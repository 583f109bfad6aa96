"""Photos of cards as a phone takes them: a card of four colours that lies askew on a dark table."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from companion.library.pictures import _seen_from

Corners = tuple[tuple[float, float], ...]

ASKEW: Final[Corners] = ((0.22, 0.16), (0.80, 0.24), (0.72, 0.86), (0.14, 0.74))
"""Where the corners of the card lie, in shares of the photo."""
COLOURS: Final = ((200, 60, 50), (60, 120, 200), (230, 190, 80), (70, 150, 90))
"""Of its quarters: upper left, upper right, lower right, lower left."""


def card(wide: int = 600, high: int = 400) -> Image.Image:
    """The card itself, with a frame and some print."""
    found = Image.new("RGB", (wide, high), (240, 230, 205))
    pen = ImageDraw.Draw(found)
    half, middle = wide // 2, high // 2
    quarters = ((0, 0), (half, 0), (half, middle), (0, middle))
    for (x, y), colour in zip(quarters, COLOURS, strict=True):
        pen.rectangle((x + 12, y + 12, x + half - 12, y + middle - 12), fill=colour)
        for line in range(4):
            pen.rectangle((x + 40, y + 40 + line * 30, x + half - 60 - line * 20, y + 50 + line * 30), fill="white")
    return found


def photographed(corners: Corners = ASKEW, size: tuple[int, int] = (1200, 900)) -> Image.Image:
    """The card on a table, with its corners at these places."""
    wide, high = size
    there = card().resize((1200, 800))
    ground = Image.effect_noise(size, 22).convert("L").point(lambda v: v // 3)
    table = Image.merge("RGB", (ground, ground.point(lambda v: v * 4 // 5), ground.point(lambda v: v * 3 // 5)))
    spots = [(x * wide, y * high) for x, y in corners]
    seen = there.transform(
        size, Image.Transform.PERSPECTIVE, _inverse(_seen_from(spots, there.size)), Image.Resampling.BICUBIC
    )
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).polygon(spots, fill=255)
    table.paste(seen, (0, 0), mask)
    return table


def jpeg(image: Image.Image, **more: object) -> bytes:
    """A picture as a camera writes it."""
    out = BytesIO()
    image.save(out, "JPEG", quality=90, **more)
    return out.getvalue()


def _inverse(seen: tuple[float, ...]) -> tuple[float, ...]:
    """The way back of a perspective."""
    a, b, c, d, e, f, g, h = seen
    rows = (
        (e - f * h, c * h - b, b * f - c * e),
        (f * g - d, a - c * g, c * d - a * f),
        (d * h - e * g, b * g - a * h, a * e - b * d),
    )
    last = rows[2][2]
    return tuple(value / last for row in rows for value in row)[:8]
