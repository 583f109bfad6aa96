"""Nothing outside the folders of a game names it: another game needs no line changed anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, say
from companion.paths import PACKAGE

ROOT: Final = PACKAGE.parent
TOPS: Final = ("companion", "tests", "assets/drawings", "assets/locales")
OWN: Final = re.compile(
    r"(companion/games|companion/ui/games|tests/games|assets/locales/\w+|assets/drawings(?!/shared/))/\w+/|tests/saves/|tests/sixth_game/"
)
"""The folders of games, one of which is a guest of the tests alone, and where evenings of old versions are kept."""
TOLD: Final = (
    "companion/games/README.md",  # the tutorial and its tests name a game that is not here unless somebody pastes it
    "tests/unit/test_tutorial.py",
    "tests/ui/test_tutorial_screens.py",
    "companion/begin_types.pyi",  # written by itself for type checkers, see tests/begin_types.py
    "tests/mutants/planted.yaml",  # places of planted faults, and the tests that notice them
    "tests/mutants/killers.yaml",
)
"""What may name a game all the same."""


def texts() -> Iterator[tuple[str, str]]:
    """Every text file of the package and its tests, by its path, and what builds the package."""
    files = [ROOT / "pyproject.toml", *(path for top in TOPS for path in sorted((ROOT / top).rglob("*")))]
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        if path.is_file() and "__pycache__" not in name and not name.startswith("companion/_bundle/"):
            yield name, _text(path)


def _text(path: Path) -> str:
    """The text of a file, "" for a picture or an archive."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def named(game_id: str) -> re.Pattern[str]:
    """The id of a game and its titles, as words."""
    titles = (say(game(game_id).title, lang) for lang in LANGUAGES)
    words = "|".join(sorted(re.escape(word) for word in {game_id, *titles}))
    return re.compile(rf"(?<![A-Za-z0-9])(?:{words})(?![A-Za-z0-9])")


@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_outside_its_folders_names_a_game(game_id: str) -> None:
    name = named(game_id)
    others = {path: text for path, text in texts() if not OWN.match(path) and path not in TOLD}
    assert len(others) > 300
    assert {path: found[0] for path, text in others.items() if (found := name.search(text))} == {}


@pytest.mark.parametrize("game_id", game_ids())
def test_its_name_is_found_where_it_stands(game_id: str) -> None:
    titles = (say(game(game_id).title, lang) for lang in LANGUAGES)
    for said in (f'GAME = "{game_id}"', f"tests/games/{game_id}/x.py", *titles):
        assert named(game_id).search(said)
