"""Photos that people hand us: measured before they are unfolded, straightened, and made small enough to be kept.

A phone can send anything, so nothing of a picture is believed but its pixels: what is kept is written anew by us.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from itertools import pairwise
from typing import Final

from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import msg

try:
    from PIL import Image
except ImportError:  # a build for mobile devices has none
    READS = False
else:
    READS = True

LARGEST_PHOTO: Final = 2_000_000
"""Bytes of a photo; ours are shrunk on the phone to a few hundred thousand."""
LARGEST_PICTURE: Final = 12_000_000
"""Pixels of it."""
MEDIA: Final = {"image/jpeg": "JPEG", "image/png": "PNG", "image/webp": "WEBP"}
"""The kinds of photo that are read, and what Pillow calls them."""
SIDE: Final = 1200
"""Pixels of the longer side of a photo that is kept."""
LARGEST_KEPT: Final = 150_000
"""Bytes of a photo that is kept."""
SMALLEST: Final = 48
"""Pixels of the shorter side below which nothing can be read off a card."""

Corner = tuple[float, float]
"""From the upper left of a photo, in shares of its width and height."""

_QUALITIES: Final = (86, 78, 68, 56, 44)
_SHRINKS: Final = (1.0, 0.8, 0.6, 0.4)
_ORIENTATION: Final = 0x0112
"""The tag by which a camera says how it was held."""
_MALFORMED: Final = (
    OSError,
    ValueError,
    SyntaxError,
    EOFError,
    MemoryError,
    KeyError,
    TypeError,
    IndexError,
    ArithmeticError,
    struct.error,
)
"""What Pillow raises at pictures that are none."""


@contextmanager
def opened(photo: bytes, kind: str) -> Iterator[Image.Image]:
    """A photo whose size is known and whose pixels are not unfolded yet. kind: its media type.

    Raises BadFile when it is not of that kind, too large, or damaged, also while its pixels are read within.
    """
    if not READS:
        raise BadFile(msg("photo-unable"))
    if kind not in MEDIA:
        raise BadFile(msg("share-photo-kind"))
    if len(photo) > LARGEST_PHOTO:
        raise BadFile(msg("share-photo-large", mb=LARGEST_PHOTO // 1_000_000))
    too_many = msg("share-photo-pixels", n=LARGEST_PICTURE // 1_000_000)
    try:
        with Image.open(BytesIO(photo), formats=(MEDIA[kind],)) as image:
            if image.width * image.height > LARGEST_PICTURE:
                raise BadFile(too_many)
            yield image
    except BadFile:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise BadFile(too_many) from error
    except _MALFORMED as error:
        raise BadFile(msg("share-photo-broken")) from error


def kept_photo(photo: bytes, kind: str, corners: Sequence[Corner] = ()) -> bytes:
    """The photo of a card as it is kept: a JPEG of at most `SIDE` pixels and `LARGEST_KEPT` bytes, upright, with
    nothing in it but its pixels.

    corners: those of the card, clockwise from its upper left, to be cut out and straightened; none for the whole
    photo.  Raises BadFile.
    """
    with opened(photo, kind) as image:
        pixels = _upright(image)
    pixels.thumbnail((2 * SIDE, 2 * SIDE))
    card = straightened(pixels, corners) if corners else pixels
    if min(card.size) < SMALLEST:
        raise BadFile(msg("photo-small"))
    return _written(card)


def straightened(image: Image.Image, corners: Sequence[Corner]) -> Image.Image:
    """The four-sided piece of a picture between these corners, as the rectangle that it shows.

    Raises BadFile for corners that lie outside of it, or around nothing.
    """
    spots = [(x * image.width, y * image.height) for x, y in corners]
    if len(spots) != 4 or not all(0 <= x <= 1 and 0 <= y <= 1 for x, y in corners) or not _convex(spots):
        raise BadFile(msg("photo-corners"))
    upper, right, lower, left = (math.dist(a, b) for a, b in pairwise([*spots, spots[0]]))
    wide, high = max(upper, lower), max(left, right)
    scale = min(1.0, SIDE / max(wide, high))
    size = (round(wide * scale), round(high * scale))
    if min(size) < SMALLEST:
        raise BadFile(msg("photo-small"))
    return image.transform(size, Image.Transform.PERSPECTIVE, _seen_from(spots, size), Image.Resampling.BICUBIC)


def _upright(image: Image.Image) -> Image.Image:
    """The pixels of a photo as its camera was held."""
    turns = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_270,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_90,
    }
    turn = turns.get(image.getexif().get(_ORIENTATION, 1))
    pixels = image.convert("RGB")
    return pixels if turn is None else pixels.transpose(turn)


def _convex(spots: Sequence[tuple[float, float]]) -> bool:
    """Whether four spots are the corners of a shape without a dent, clockwise."""
    around = [*spots, *spots[:2]]
    return all(
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0
        for a, b, c in zip(around, around[1:], around[2:], strict=False)
    )


def _seen_from(spots: Sequence[tuple[float, float]], size: tuple[int, int]) -> tuple[float, ...]:
    """The perspective in which a rectangle of a size is seen at these corners, as Pillow writes it.

    Heckbert's mapping of the unit square to a four-sided shape, with the square stretched to the rectangle.
    """
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = spots
    wide, high = size
    ax, ay, bx, by = x1 - x2, y1 - y2, x3 - x2, y3 - y2
    sx, sy = x0 - x1 + x2 - x3, y0 - y1 + y2 - y3
    whole = ax * by - bx * ay
    g, h = (sx * by - bx * sy) / whole, (ax * sy - sx * ay) / whole
    across = ((x1 - x0 + g * x1) / wide, (x3 - x0 + h * x3) / high, x0)
    down = ((y1 - y0 + g * y1) / wide, (y3 - y0 + h * y3) / high, y0)
    return (*across, *down, g / wide, h / high)


def _written(card: Image.Image) -> bytes:
    """A picture as the best JPEG that is small enough. Raises BadFile where none is."""
    for shrink in _SHRINKS:
        smaller = card.copy()
        smaller.thumbnail((SIDE * shrink, SIDE * shrink))
        for quality in _QUALITIES:
            out = BytesIO()
            smaller.save(out, "JPEG", quality=quality, optimize=True)
            if out.tell() <= LARGEST_KEPT:
                return out.getvalue()
    raise BadFile(msg("share-photo-broken"))
