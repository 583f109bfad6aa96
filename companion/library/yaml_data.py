"""Reads YAML data files into typed, checked models; an error names file, line and field.

Here alone data files are read. A file is parsed once on this machine as long as nothing of it changes (`compiled`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from companion.library.startup_cache import kept
from companion.paths import data_roots

T = TypeVar("T")

JSON: Final = (b"{", b"[")
"""How a file begins that may be JSON."""


class BrokenData(ValueError):
    """A data file that cannot be used. The message names file, line and field."""


def read_yaml(path: Path) -> object:
    """The content of a YAML file. Raises BrokenData with file and line when it is not YAML or cannot be read."""
    try:
        source = path.read_bytes()
    except OSError as error:
        raise BrokenData(f"{path.name}: cannot be read ({error.strerror})") from error
    if source.startswith(JSON):
        return _from_json(path, source)
    name = _name(path)
    return _parsed(path, source) if name is None else kept(name, source, lambda: _parsed(path, source))


def _from_json(path: Path, source: bytes) -> object:
    """JSON is YAML, and is read in a hundredth of the time: it counts where YAML has no parser in machine code."""
    try:
        return json.loads(source)
    except ValueError:
        return _parsed(path, source)


def _name(path: Path) -> str | None:
    """The name under which a file is kept: its place among the data, wherever these lie; None for any other file."""
    root = next((root for root in data_roots() if path.is_relative_to(root)), None)
    return None if root is None else ".".join(path.relative_to(root).with_suffix("").parts)


def _parsed(path: Path, source: bytes) -> object:
    import yaml

    try:
        return yaml.load(source.decode("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
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
    import yaml

    node = yaml.compose(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
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
