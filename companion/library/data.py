"""Reads YAML data files into typed, checked models; an error names file, line and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import TypeAdapter, ValidationError

T = TypeVar("T")
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class BrokenData(ValueError):
    """A data file that cannot be used. The message names file, line and field."""


def read_yaml(path: Path) -> object:
    """The content of a YAML file. Raises BrokenData with file and line when it is not YAML or cannot be read."""
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)
    except OSError as error:
        raise BrokenData(f"{path.name}: cannot be read ({error.strerror})") from error
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise BrokenData(f"{path.name}, line {line}: not valid YAML ({error.problem})") from error


def load(path: Path, kind: type[T] | Any) -> T:
    """The file's content as `kind`. Raises BrokenData with file, line and field."""
    raw = read_yaml(path)
    try:
        value: T = TypeAdapter(kind).validate_python(raw)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        line = _line_of(path, first["loc"])
        raise BrokenData(f"{path.name}, line {line}, field {field}: {first['msg']}") from error
    return value


def _line_of(path: Path, loc: tuple[int | str, ...]) -> int:
    """The line on which the value at `loc` stands, or the nearest line above it that exists."""
    node = yaml.compose(path.read_text(encoding="utf-8"), Loader=_LOADER)
    line = 1
    for part in loc:
        if isinstance(node, yaml.MappingNode):
            pair = next(((k, v) for k, v in node.value if k.value == str(part)), None)
            if pair is None:
                break
            line, node = pair[0].start_mark.line + 1, pair[1]
        elif isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
            node = node.value[part]
            line = node.start_mark.line + 1
        else:
            break
    return line
