"""The game of the tutorial, as it stands in its text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from companion.paths import PACKAGE

TEXT: Final = (PACKAGE / "games" / "README.md").read_text(encoding="utf-8")
FILES: Final[Mapping[str, str]] = dict(re.findall(r"(?ms)^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", TEXT))
"""Every file of it by its path."""
GAME: Final = next(path.split("/")[2] for path in FILES if path.startswith("companion/games/"))


def blocks(language: str) -> list[str]:
    """The blocks of code of a language that are no files."""
    found = re.findall(rf"(?ms)(?<!`\*\*\n\n)^```{language}\n(.*?)^```$", TEXT)
    return [block for block in found if block not in FILES.values()]


def copied_out(folder: Path, changed: Mapping[str, str] | None = None) -> Path:
    """Writes the whole game into a folder. changed: files that read otherwise there, by their paths."""
    for path, text in (dict(FILES) | dict(changed or {})).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder
