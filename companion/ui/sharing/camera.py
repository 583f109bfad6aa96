"""Reads the QR codes in a photo, with hard limits: the photo comes from a phone, and a phone can send anything."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from companion.core.text import msg
from companion.table.qr_lines import BadParcel

try:
    import zxingcpp
    from PIL import Image
except ImportError:  # a build for mobile devices has neither
    READS = False
else:
    READS = True

LARGEST_PHOTO: Final = 2_000_000
"""Bytes of a photo; ours are shrunk on the phone to a few hundred thousand."""
LARGEST_PICTURE: Final = 12_000_000
"""Pixels of it."""
MEDIA: Final = {"image/jpeg": "JPEG", "image/png": "PNG", "image/webp": "WEBP"}
"""The kinds of photo that are read, and what Pillow calls them."""
_SIDE: Final = 2000
"""Pixels of the longer side that are enough to read a screen full of codes."""


def codes_in(photo: bytes, kind: str) -> list[str]:
    """The text of every QR code in a photo. kind: its media type.

    Raises BadParcel when it cannot be read as that kind, is too large, or when nothing here can read photos.
    """
    if not READS:
        raise BadParcel(msg("share-no-camera"))
    if kind not in MEDIA:
        raise BadParcel(msg("share-photo-kind"))
    if len(photo) > LARGEST_PHOTO:
        raise BadParcel(msg("share-photo-large", mb=LARGEST_PHOTO // 1_000_000))
    formats = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    found = zxingcpp.read_barcodes(_grey(photo, kind), formats=formats)
    return list(dict.fromkeys(code.text for code in found if code.valid))


def _grey(photo: bytes, kind: str) -> Image.Image:
    """The photo in shades of grey, no larger than need be. Its size is known before any pixel is unfolded."""
    too_many = msg("share-photo-pixels", n=LARGEST_PICTURE // 1_000_000)
    try:
        with Image.open(BytesIO(photo), formats=(MEDIA[kind],)) as opened:
            if opened.width * opened.height > LARGEST_PICTURE:
                raise BadParcel(too_many)
            opened.draft("L", (_SIDE, _SIDE))
            grey = opened.convert("L")
    except BadParcel:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise BadParcel(too_many) from error
    except (OSError, ValueError, SyntaxError, EOFError, MemoryError) as error:
        raise BadParcel(msg("share-photo-broken")) from error
    grey.thumbnail((_SIDE, _SIDE))
    return grey
