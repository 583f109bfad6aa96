"""Every sign of the texts can be drawn: the app brings its fonts along, and a table without a net has no other."""

from __future__ import annotations

import re
import struct
from pathlib import Path, PurePath

import pytest
from flet_web import get_package_web_dir

from companion.paths import PACKAGE
from companion.web.serving.script_fonts import ARCHIVE, FOLDER, font, fonts

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


def test_every_font_that_the_client_may_ask_for_is_there() -> None:
    script = (Path(get_package_web_dir()) / "main.dart.js").read_text("utf-8")
    asked = set(re.findall(r'"(noto[a-z0-9]+/v\d+/[\w.-]+\.woff2)"', script))
    there = {name.removeprefix(f"{FOLDER}/"): content for name, content in fonts()}
    assert len(asked) > 700 and set(there) == asked
    assert all(content[:4] == b"wOF2" for content in there.values())


def test_a_font_is_found_by_its_address_alone() -> None:
    name, content = next(fonts())
    assert font(PurePath(name)) == content
    assert font(PurePath(FOLDER, ARCHIVE)) is None and font(PurePath("any", name)) is None
