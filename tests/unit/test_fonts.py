"""Every sign of the texts can be drawn: the app brings its fonts along, and a table without a net has no other."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from companion.paths import PACKAGE

FONTS = sorted((PACKAGE.parent / "assets" / "fonts").glob("*.ttf"))
TEXTS = sorted((PACKAGE.parent / "assets" / "locales").rglob("*.ftl"))


def drawn(font: Path) -> set[int]:
    """The signs that a TrueType font maps to glyphs, by the tables of formats 4 and 12."""
    data, found = font.read_bytes(), set[int]()
    names = (struct.unpack_from(">4s4xI4x", data, 12 + 16 * n) for n in range(struct.unpack_from(">H", data, 4)[0]))
    start = dict(names)[b"cmap"]
    for n in range(struct.unpack_from(">H", data, start + 2)[0]):
        table = start + struct.unpack_from(">I", data, start + 8 + 8 * n)[0]
        match struct.unpack_from(">H", data, table)[0]:
            case 4:
                count = struct.unpack_from(">H", data, table + 6)[0] // 2
                ends = struct.unpack_from(f">{count}H", data, table + 14)
                firsts = struct.unpack_from(f">{count}H", data, table + 16 + 2 * count)
                found.update(*(range(first, end + 1) for first, end in zip(firsts, ends, strict=True)))
            case 12:
                groups = struct.unpack_from(">I", data, table + 12)[0]
                spans = (struct.unpack_from(">II", data, table + 16 + 12 * group) for group in range(groups))
                found.update(*(range(first, end + 1) for first, end in spans))
    return found


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_font_has_every_sign_of_the_texts(font: Path) -> None:
    has = drawn(font)
    lacking = {
        f"{path.stem}: {sign}"
        for path in TEXTS
        for sign in set(path.read_text("utf-8"))
        if sign.isprintable() and ord(sign) not in has
    }
    assert FONTS and ord("é") in has and lacking == set()
