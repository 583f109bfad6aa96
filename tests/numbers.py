"""`python -m tests.numbers` writes what type checkers know of the printed numbers of each game, from its numbers.yaml.

Needed after a number was added there, or was given another name; a test of the library says so.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import companion
from companion.library.book import load_numbers
from companion.paths import PACKAGE, rulesdata

STUB: Final = "numbers.pyi"
HEAD: Final = '''"""Written by `python -m tests.numbers` from {folder}/numbers.yaml."""

from companion.core.printed.book_models import PrintedNumbers

class Numbers(PrintedNumbers):
'''


def stubs() -> Iterator[tuple[Path, str]]:
    """The stub of each game, and what should stand in it."""
    for game_id in sorted(companion.game_ids()):
        for module in sorted((PACKAGE / "games" / game_id).rglob("numbers.py")):
            yield module.with_name(STUB), written(game_id)


def written(game_id: str) -> str:
    """The names of a game's numbers, each with the rule that prints it."""
    folder = rulesdata(game_id)
    lines = (f"    {name}: int  # {number.rule}\n" for name, number in load_numbers(folder).items())
    return HEAD.format(folder=f"{folder.parent.name}/{folder.name}") + "".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the stubs."""
    argparse.ArgumentParser("python -m tests.numbers", description=__doc__).parse_args(arguments)
    for stub, text in stubs():
        stub.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
