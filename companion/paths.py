"""The folders of the files that are read at run time.

A game may live elsewhere than the others: its folders then lie below another root, `companion/games/<game>`,
`companion/ui/games/<game>`, `rulesdata/<game>`, `assets/locales/<language>/<game>`, `assets/drawings/<game>` as here.
Python's own `__path__` of `companion.games` (and of `companion.ui.games`) says in which folders games are looked for;
what belongs to them is looked for beside.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


@cache
def data_root(package: Path = PACKAGE) -> Path:
    """The folder that holds `rulesdata/` and `assets/`: the bundle of an installed wheel, or the checkout."""
    bundle = package / "_bundle"
    return bundle if bundle.is_dir() else package.parent


def data_roots() -> tuple[Path, ...]:
    """Ours, and that of every further folder in which games are looked for."""
    return _roots(tuple(import_module("companion.games").__path__))


@cache
def _roots(homes: tuple[str, ...]) -> tuple[Path, ...]:
    """Looked up once: every file that is read is looked for in them."""
    return tuple(dict.fromkeys((data_root(), *(data_root(Path(home).resolve().parent) for home in homes))))


def assets() -> Path:
    """Fonts, pictures and translations."""
    return data_root() / "assets"


def locales(lang: str) -> tuple[Path, ...]:
    """The folders that hold the translations into a language."""
    return tuple(root / "assets" / "locales" / lang for root in data_roots())


def rulesdata(game: str) -> Path:
    """What the rulebook of a game prints as tables; in our own folder as long as there is nothing anywhere."""
    folders = [root / "rulesdata" / game for root in data_roots()]
    return next((folder for folder in folders if folder.is_dir()), folders[0])
