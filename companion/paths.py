"""Where the files that are read at run time live."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


@cache
def data_root() -> Path:
    """The folder that holds `rulesdata/` and `assets/`: the bundle of an installed wheel, or the checkout."""
    bundle = PACKAGE / "_bundle"
    return bundle if bundle.is_dir() else PACKAGE.parent


def assets() -> Path:
    """Fonts, pictures and translations."""
    return data_root() / "assets"


def rulesdata() -> Path:
    """What the rulebooks print as tables, one folder per game."""
    return data_root() / "rulesdata"
