"""Text without a language: a catalogue key and its arguments.

Rules code never holds a sentence. It names a message and its facts; `companion.library.texts` turns the
message into French or English where a person reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from operator import is_not
from typing import Any, Union

Arg = Union[str, int, float, "Msg", tuple["Msg", ...]]


@dataclass(frozen=True, slots=True)
class Msg:
    """A message of the translation catalogues."""

    key: str
    """Fluent message id, or ``id.attribute``."""
    args: tuple[tuple[str, Arg], ...] = ()
    """Named arguments in the order given; an argument that is itself a Msg is rendered first, a tuple of them becomes a
    list ("A, B and C")."""

    def __str__(self) -> str:
        inner = ", ".join(f"{name}={value}" for name, value in self.args)
        return f"{self.key}({inner})" if inner else self.key


def msg(key: str, /, **args: Arg) -> Msg:
    """The message `key` with its arguments."""
    return Msg(key, tuple(args.items())) if args else _plain(key)


def up_or_down(key: str, by: int, /, ways: tuple[str, str] = ("up", "down"), **words: Arg) -> Msg:
    """A change in words: ``<key>-up`` or ``<key>-down``, with `n` for how much. ways: other endings of the key."""
    return msg(f"{key}-{ways[by < 0]}", n=abs(by), **words)


_plain = lru_cache(maxsize=4096)(Msg)
"""A message without arguments; most are said again and again."""


_tongue: list[Callable[[Msg], str]] = []
"""Says messages in English, once whoever has the words is there."""


def say_english_with(tongue: Callable[[Msg], str]) -> None:
    """From now on `in_english` says messages by this; for whoever has the words."""
    _tongue[:] = [tongue]


def in_english(said: Msg) -> str:
    """A message in English for tracebacks, as far as anybody has the words; else its key with its arguments."""
    try:
        return _tongue[0](said) if _tongue else str(said)
    except LookupError:
        return str(said)


class InWords(ValueError):
    """Something that is wrong. `text` says what; as a string, such as in a traceback, it is English."""

    def __init__(self, text: Msg) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return in_english(self.text)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


def listing(items: Iterable[Msg]) -> tuple[Msg, ...]:
    """Messages to be shown as one enumeration."""
    return tuple(items)


def renamed(message: Msg, todays: Callable[[str], str]) -> Msg:
    """A message and those in it under the keys of today; the very same one where these are its own.

    todays: the key of today for one that was written.
    """

    def arg(value: Arg) -> Arg:
        if isinstance(value, Msg):
            return renamed(value, todays)
        if not isinstance(value, tuple):
            return value
        now = tuple([renamed(each, todays) for each in value])
        return now if any(map(is_not, now, value)) else value

    key, args = todays(message.key), [arg(value) for _, value in message.args]
    if key == message.key and not any(now is not before for now, (_, before) in zip(args, message.args, strict=True)):
        return message
    return Msg(key, tuple([(name, now) for now, (name, _) in zip(args, message.args, strict=True)]))


def in_keys_of_today(raw: object, todays: Callable[[str], str]) -> Any:
    """The same for plain JSON that may hold messages as events have them: ``{"key": …, "args": [[name, …], …]}``."""
    if isinstance(raw, list):
        return [in_keys_of_today(each, todays) for each in raw]
    if not isinstance(raw, dict):
        return raw
    inside = {name: in_keys_of_today(value, todays) for name, value in raw.items()}
    key = raw.get("key")
    is_message = isinstance(key, str) and raw.keys() <= {"key", "args"}
    return inside | {"key": todays(str(key))} if is_message else inside


def to_json(value: Arg) -> object:
    """Plain JSON for a message or one of its arguments."""
    if isinstance(value, Msg):
        return {"msg": value.key, **({"args": {k: to_json(v) for k, v in value.args}} if value.args else {})}
    return [to_json(item) for item in value] if isinstance(value, tuple) else value


def from_json(raw: object) -> Msg:
    """Inverse of `to_json` for a message. Raises KeyError or ValueError for what is none."""
    if not isinstance(raw, dict) or not isinstance(key := raw["msg"], str):
        raise ValueError(f"{type(raw).__name__} in the place of a message")
    args = raw.get("args")
    return Msg(key, tuple([(name, _arg(value)) for name, value in args.items()]) if args else ())


def _arg(raw: object) -> Arg:
    if isinstance(raw, str | int | float):
        return raw
    return tuple([from_json(item) for item in raw]) if isinstance(raw, list) else from_json(raw)
