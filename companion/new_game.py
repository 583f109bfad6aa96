"""Writes the files of a tiny game that runs and is tested at once, for somebody to make a game of their own out of it.

The patterns lie in `assets/new_game/`, a game called `newgame` as it would lie in a checkout.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from keyword import iskeyword
from pathlib import Path
from typing import Final

from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import brief
from companion.core.values.messages import msg
from companion.library.game_registry import game_ids
from companion.library.texts import catalogue_files, entries
from companion.paths import assets

PATTERN: Final = "newgame"
"""What the game of the patterns is called."""
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", re.ASCII)
LONGEST: Final = 20
"""Letters of a name: lines of code that hold it stay short enough."""


def files_of(name: str) -> Mapping[str, str]:
    """Every file of the tiny game by its path, with this name in the place of the pattern's. Raises BadAnswer for what
    is no name of a folder, and for the name of a game that there is."""
    if not _NAME.fullmatch(name) or len(name) > LONGEST or iskeyword(name):
        raise BadAnswer(msg("core-new-game-name", given=brief(name), longest=LONGEST))
    if name in game_ids():
        raise BadAnswer(msg("core-new-game-taken", name=name))
    words, prefix = name.split("_"), _prefix(name)
    said = {  # in this order: titles have spaces, classes have none
        'prefix="ng"': f'prefix="{prefix}"',
        f"class {PATTERN.title()}(": f"class {name.title().replace('_', '')}(",
        PATTERN.title(): " ".join(words).capitalize(),
        PATTERN: name,
        "NG-": f"{prefix.upper()}-",
        "ng-": f"{prefix}-",
    }
    root = assets() / "new_game"
    found = {path.relative_to(root).as_posix(): path for path in sorted(root.rglob("*")) if path.is_file()}
    texts = {path: file.read_text(encoding="utf-8") for path, file in found.items() if "__pycache__" not in path}
    for pattern, ours in said.items():
        texts = {path.replace(PATTERN, name): text.replace(pattern, ours) for path, text in texts.items()}
    return texts


def _prefix(name: str) -> str:
    """What its rules, messages and questions begin with: a few letters of its name, all where some game has those."""
    said = {key.partition("-")[0] for path in catalogue_files("en") for key in entries(path)}
    words = name.split("_")
    short = "".join(word[0] for word in words) if len(words) > 1 else name[:2]
    whole = "".join(words)
    return next(each for each in (short, whole, f"{whole}game") if each not in said)


def write(name: str, folder: Path) -> list[Path]:
    """Writes them below a folder, usually the root of a checkout; nothing is written over. Returns what was written.
    Raises BadAnswer, also where one of the files is there already or cannot be written."""
    files = {folder / path: text for path, text in files_of(name).items()}
    there = [path for path in files if path.exists()]
    if there:
        raise BadAnswer(msg("core-new-game-there", path=str(there[0])))
    for path, text in files.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadAnswer(msg("core-new-game-not-written", path=str(path), reason=reason)) from error
    return list(files)
