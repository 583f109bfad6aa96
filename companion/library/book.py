"""Reads a game's printed book from its folder of rulesdata/: one YAML file per field of the book's model."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from companion.core.printed import Printed, Sourced
from companion.library.data import BrokenData, load

B = TypeVar("B", bound=Printed)


def load_numbers(folder: Path) -> dict[str, Sourced]:
    """Every printed number with its rule, page and origin."""
    numbers: dict[str, Sourced] = load(folder / "numbers.yaml", dict[str, Sourced])
    return numbers


def read_book(folder: Path, kind: type[B]) -> B:
    """The book of one game, whose field `numbers` is a model of integers. Raises BrokenData: file, line and field."""
    kind_of_numbers: Any = kind.model_fields["numbers"].annotation
    values = {name: sourced.value for name, sourced in load_numbers(folder).items()}
    if wrong := set(values) ^ set(kind_of_numbers.model_fields):
        raise BrokenData(f"numbers.yaml: {sorted(wrong)[0]} stands in only one of file and code")
    tables: dict[str, Any] = {
        name: load(folder / f"{name}.yaml", field.annotation)
        for name, field in kind.model_fields.items()
        if name != "numbers"
    }
    tables["numbers"] = kind_of_numbers(**values)
    return kind(**tables)
