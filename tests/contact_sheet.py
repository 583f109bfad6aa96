"""All pictures on one page, by name, on dark and on light ground: `python -m tests.contact_sheet FILE` writes it.

First the drawings of `assets/drawings`, folder by folder, each with its holes; then what is computed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from companion.ui.art import picture, pictures
from companion.ui.art.drawings import drawing, files
from companion.ui.look.palette import DARK, LIGHT

STYLE: Final = f"""
body {{ font: 13px sans-serif; margin: 16px; background: {LIGHT.panel}; color: {LIGHT.text} }}
section {{ display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 20px }}
figure {{ margin: 0; width: 136px }}
.dark, .light {{ display: inline-block; width: 56px; height: 56px; padding: 6px }}
.dark {{ background: {DARK.panel} }}
.light {{ background: {DARK.parchment} }}
svg {{ width: 100%; height: 100% }}
"""
GROUNDS: Final = (("dark", DARK.text), ("light", DARK.on_parchment))
"""Ground, and the colour of signs on it."""
MOST: Final = 24
"""Pictures of a family that is computed."""


def page() -> str:
    """The whole page."""
    sections = [_section(folder, names) for folder, names in groupby(files(), _folder)]
    computed = [name for name in pictures() if name not in files()]
    sections += [_section(f"computed: {family}", list(names)[:MOST]) for family, names in groupby(computed, _family)]
    return f'<!doctype html><meta charset="utf-8"><title>Drawings</title><style>{STYLE}</style>{"".join(sections)}\n'


def _folder(name: str) -> str:
    path = files()[name]
    return f"{path.parent.parent.name}/{path.parent.name}"


def _family(name: str) -> str:
    return name.partition(":")[0]


def _section(title: str, names: Iterable[str]) -> str:
    return f"<h2>{escape(title)}</h2><section>{''.join(_figures(names))}</section>"


def _figures(names: Iterable[str]) -> Iterator[str]:
    for name in names:
        holes = drawing(name).holes if name in files() else {}
        shown = "".join(
            f'<span class="{ground}">{picture(name, **({"color": ink} if "color" in holes else {}))}</span>'
            for ground, ink in GROUNDS
        )
        told = "".join(f"<br><i>{escape(hole)}: {kind}</i>" for hole, kind in holes.items())
        yield f"<figure>{shown}<figcaption>{escape(name)}{told}</figcaption></figure>"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.contact_sheet", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="the page, HTML")
    file: Path = parser.parse_args(arguments).file
    file.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
