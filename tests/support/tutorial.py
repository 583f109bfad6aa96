"""The game of the tutorial: as the command writes it, and with what its text adds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from companion.library.game_registry import game_ids
from companion.new_game import files_of
from companion.paths import PACKAGE

TEXT: Final = (PACKAGE / "games" / "README.md").read_text(encoding="utf-8")
GAME: Final = re.findall(r"companion new-game (\w+)", TEXT)[0]
"""The id of the game."""
HERE: Final = GAME in game_ids()
"""Whether somebody has followed the tutorial in this checkout."""
WRITTEN: Final[Mapping[str, str]] = {} if HERE else files_of(GAME)
"""Every file of the game by its path, as the command writes it."""
_NAMED: Final = re.findall(r"(?ms)^\*\*`([^`]+)`\*\*\n\n```(\w+)\n(.*?)^```$", TEXT)
"""Blocks under the path of a file: path, language, content."""


SIXTH: Final = PACKAGE.parent / "tests" / "sixth_game"
"""A small game of another family that was made with the tutorial alone."""
GUEST: Final = next(path.name for path in (SIXTH / "companion" / "games").iterdir() if path.is_dir())
"""Its id."""


def blocks(language: str) -> list[str]:
    """The blocks of code of a language that are no files."""
    found = re.findall(rf"(?ms)(?<!`\*\*\n\n)^```{language}\n(.*?)^```$", TEXT)
    named = [content for _, _, content in _NAMED]
    return [block for block in found if block not in named]


def grown() -> Mapping[str, str]:
    """The same files with what the text adds: new ones, and lines in those that are there."""
    files = dict(WRITTEN)
    for path, language, content in _NAMED:
        if language == "diff":
            for before, after in _hunks(content):
                assert files[path].count(before) == 1, (path, before)
                files[path] = files[path].replace(before, after)
        else:
            assert path not in files, path
            files[path] = content
    return files


def _hunks(diff: str) -> Iterator[tuple[str, str]]:
    """Lines that stand together, before and after; a hunk ends where lines that stay or go follow ones that come, and
    one that begins with what comes ends with the line after it."""
    for hunk in re.findall(r"(?m)(?:^\+.*\n)+^ .*\n|(?:^[ -].*\n)+(?:^\+.*\n)*", diff):
        lines = hunk.splitlines(keepends=True)
        yield (
            "".join(line[1:] for line in lines if line[0] != "+"),
            "".join(line[1:] for line in lines if line[0] != "-"),
        )


def copied_out(folder: Path, files: Mapping[str, str] = WRITTEN, changed: Mapping[str, str] | None = None) -> Path:
    """Writes the whole game into a folder. changed: files that read otherwise there, by their paths."""
    for path, text in (dict(files) | dict(changed or {})).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder
