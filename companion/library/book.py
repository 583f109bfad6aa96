"""Reads a game's printed book from its folder of rulesdata/: one YAML file, or a folder of them, for each field."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter

from companion.core.kit.game import AnyGame
from companion.core.printed.book_models import Printed, Sourced
from companion.library.texts import todays_key
from companion.library.yaml_data import BrokenData, load

B = TypeVar("B", bound=Printed)
G = TypeVar("G", bound=AnyGame)


def load_numbers(folder: Path) -> dict[str, Sourced]:
    """Every printed number with its rule, page and origin."""
    numbers: dict[str, Sourced] = load(folder / "numbers.yaml", dict[str, Sourced])
    return numbers


def read_book(folder: Path, kind: type[B]) -> B:
    """The book of one game. A field `numbers` holds integers, each of which stands in the file with its rule.

    Raises BrokenData: file, line and field.
    """
    return kind(**{name: _table(folder, name, field.annotation) for name, field in kind.model_fields.items()})


def _table(folder: Path, name: str, kind: Any) -> Any:
    if (several := folder / name).is_dir():
        return TypeAdapter(kind).validate_python(
            {path.stem: load(path, Any) for path in sorted(several.glob("*.yaml"))}
        )
    if name != "numbers":
        return load(folder / f"{name}.yaml", kind)
    return kind({name: sourced.value for name, sourced in load_numbers(folder).items()})


def with_book(kind: type[G], folder: Path) -> G:
    """A game with its book, cross-checked. Raises BrokenData: file, line and field, or file and entry."""
    opened = kind(read_book(folder, kind.printed), todays_key)
    for flaw in opened.flaws():
        raise BrokenData(flaw)
    return opened
