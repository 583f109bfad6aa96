"""Fallback fonts: letters of all scripts that our own do not have, for names that somebody types.

Flutter's client knows by itself which of some 700 fonts has a sign, and asks for it when that sign is first drawn, from
the server of its page. They lie in one archive under the very names by which it asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import PurePath
from typing import Final
from zipfile import ZipFile

from companion.paths import assets

ARCHIVE: Final = "any-script.zip"
"""Beside our own fonts. It is not sent as a whole."""
FOLDER: Final = "assets/fonts"
"""Where the client looks for them, from the root of the page."""
KEPT: Final = "public, max-age=31536000, immutable"
"""A browser need not ask again: another font has another name."""


@cache
def _names() -> frozenset[str]:
    with ZipFile(assets() / "fonts" / ARCHIVE) as archive:
        return frozenset(archive.namelist())


def font(path: PurePath) -> bytes | None:
    """The font (WOFF2) at an address, from the root of the page; None where there is none."""
    name = path.relative_to(FOLDER).as_posix() if path.is_relative_to(FOLDER) else ""
    if name not in _names():
        return None
    with ZipFile(assets() / "fonts" / ARCHIVE) as archive:
        return archive.read(name)


def fonts() -> Iterator[tuple[str, bytes]]:
    """All of them, by their addresses from the root of the page."""
    with ZipFile(assets() / "fonts" / ARCHIVE) as archive:
        for name in archive.namelist():
            yield f"{FOLDER}/{name}", archive.read(name)
