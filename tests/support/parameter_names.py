"""What the parameters of a test are called."""

from __future__ import annotations

from collections.abc import Mapping


def in_words(value: object) -> str:
    """A parameter in the name of its test: words and numbers as they are, also those of a command; of a state nothing.

    Pytest would number what has no name, and all that follows would be called otherwise once a row is added.
    """
    match value:
        case str() | int():
            return str(value)
        case Mapping():
            return " ".join(f"{name}={in_words(each)}" for name, each in value.items())
        case tuple() | list():
            return " ".join(filter(None, map(in_words, value)))
    return ""
