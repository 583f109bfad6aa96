"""Where the files of drawings are: `assets/drawings/shared/ship/brig.svg` is the picture "ship:brig".

Below `shared` lies what any game may use, beside it a folder for what only one game draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from companion.paths import data_roots
from companion.ui.art.drawing_file import Drawing, read
from companion.ui.art.painting import Mark, svg

__all__ = ["drawing", "files", "marks", "painted"]


def files() -> Mapping[str, Path]:
    """Every drawing by its name.

    Raises:
        ValueError: two files have one name.
    """
    return _files(data_roots())


@cache
def _files(roots: tuple[Path, ...]) -> Mapping[str, Path]:
    """Looked up once."""
    found: dict[str, Path] = {}
    for path in (path for root in roots for path in sorted(root.glob("assets/drawings/*/*/*.svg"))):
        name = f"{path.parent.name}:{path.stem}"
        if name in found:
            raise ValueError(f"two drawings are named {name!r}: {found[name]} and {path}")
        found[name] = path
    return MappingProxyType(found)


@cache
def drawing(name: str) -> Drawing:
    """The drawing of a name, read once.

    Raises:
        KeyError: there is no such file.
        DrawingError: it cannot be read.
    """
    return read(name, files()[name].read_text(encoding="utf-8"))


def marks(name: str, **holes: object) -> list[Mark]:
    """A drawing with its holes filled, as marks for another picture."""
    return drawing(name).marks(holes)


def painted(name: str, **holes: object) -> str:
    """A drawing with its holes filled, as SVG markup."""
    drawn = drawing(name)
    if drawn.rim:
        return svg(drawn.marks(holes), drawn.width, drawn.height)
    return svg(drawn.marks(holes), drawn.width, drawn.height, rim=None)
