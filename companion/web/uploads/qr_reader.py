"""Reads the QR codes in a photo, with hard limits: the photo comes from a phone, and a phone can send anything."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import msg
from companion.library.pictures import opened
from companion.sharing.qr_lines import BadParcel

if TYPE_CHECKING:
    from PIL import Image

READS: Final = find_spec("zxingcpp") is not None
"""Whether codes can be read here: a build for mobile devices cannot."""
_SIDE: Final = 2000
"""Pixels of the longer side that are enough to read a screen full of codes."""


def codes_in(photo: bytes, kind: str) -> list[str]:
    """The text of every QR code in a photo. kind: its media type.

    Raises BadParcel when it cannot be read as that kind, is too large, or when nothing here can read photos.
    """
    if not READS:
        raise BadParcel(msg("share-no-camera"))
    import zxingcpp  # most evenings read no code

    formats = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    found = zxingcpp.read_barcodes(_grey(photo, kind), formats=formats)
    return list(dict.fromkeys(code.text for code in found if code.valid))


def _grey(photo: bytes, kind: str) -> Image.Image:
    """The photo in shades of grey, no larger than need be."""
    try:
        with opened(photo, kind) as image:
            image.draft("L", (_SIDE, _SIDE))
            grey = image.convert("L")
    except BadFile as error:
        raise BadParcel(error.text) from error
    grey.thumbnail((_SIDE, _SIDE))
    return grey
