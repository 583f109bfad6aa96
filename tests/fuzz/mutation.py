"""Valid things with a few changes: such input gets past the first check and shows what lies behind it.

All chance comes from the one that is handed in, so that the same fault is found again and hypothesis can shorten it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

ODD_TEXTS: Final = (
    "",
    " ",
    "0",
    "-1",
    "１２",
    "no such thing",
    "seat-1",
    "__class__",
    "../../etc/passwd",
    "a.b.0",
    "{x}",
    "<script>",
    "%s",
    "'; DROP TABLE entry; --",
    "Zoë",
    "\u202egnp.exe",
    "\u2066a\u2069",
    "e" + "\u0301" * 30,
    "\ufeff",
    "\x00",
    "\x1b[2J",
    "\n\n",
    "\ud800",
    "a\udfff",
    "🏴‍☠️",
    "x" * 5_000,
)
"""Texts that nobody expects: empty, unreadable, endless, or meaning something to somebody else."""
ODD_NUMBERS: Final = (
    0,
    -1,
    1,
    7,
    99,
    -(2**31),
    2**31,
    2**63,
    10**15 - 1,
    10**15,
    10**30,
    0.5,
    -0.0,
    1e16,
    1e308,
    float("nan"),
    float("inf"),
)
"""Numbers at the ends of what is counted, and beyond."""
ODD: Final = (None, True, False, [], {}, [[]], {"": None}, [None] * 3, *ODD_NUMBERS, *ODD_TEXTS)
"""Values of every type."""
DEEP: Final = (3, 12, 45, 90)
"""So far values are wrapped into each other; some within what is read, some beyond."""
MOST: Final = 4
"""Changes of one value at most."""
TRIES: Final = 12
"""Values that are looked at to find one of the same type."""
Change = Callable[[Any, Any, list[Any], Random], None]
"""Changes what stands at a place of a list or an object; the document is at hand as a list with one value."""


def mutated(value: Any, chance: Random) -> Any:
    """A value as JSON has it, changed in one place or a few."""
    root = [deepcopy(value)]
    changes = chance.choice((_GENTLE, _GENTLE, _ROUGH))
    for _ in range(chance.choice((1, 1, 1, 2, MOST))):
        _change(root, changes, chance)
    return root[0]


def garbled(data: bytes, chance: Random) -> bytes:
    """Bytes of a file, changed in one place or a few."""
    for _ in range(chance.choice((1, 1, 1, 2, MOST))):
        at = chance.randint(0, len(data))
        end = min(len(data), at + chance.choice((1, 2, 7, 60, 1000)))
        data = chance.choice(_BYTES)(data, at, end, chance)
    return data


def spelt(value: Any, chance: Random) -> str:
    """A value as the text of JSON, mostly as it should be."""
    text = json.dumps(value, ensure_ascii=chance.choice((False, True)))
    match chance.randint(0, 39):
        case 0:
            return text[: chance.randint(0, len(text))]
        case 1:
            return garbled(text.encode("utf-8", "surrogatepass"), chance).decode("utf-8", "replace")
        case 2:
            at = chance.randint(0, len(text))
            return text[:at] + chance.choice(_SNIPPETS) + text[at:]
        case 3:
            return chance.choice(_WHOLE)
    return text


_SNIPPETS: Final = (
    "NaN",
    "-Infinity",
    "9" * 5_000,
    "1e400",
    '"\\ud800"',
    "[" * 3_000,
    ",",
    "\x00",
    "{",
    '"a":1,',
    "//",
)
_WHOLE: Final = ("", "null", "[]", "{}", '"', "[" * 200_000, '{"a":' * 50_000, "\ufeff{}", "9" * 10_000, "1e999", "'x'")


# ---------------------------------------------------------------------- places


def _change(root: list[Any], changes: Sequence[Change], chance: Random) -> None:
    """Change one place below a root, the upper ones more often."""
    here: Any = root
    while True:
        keys: Sequence[Any] = list(here) if isinstance(here, dict) else range(len(here))
        if not keys:
            return
        key = chance.choice(keys)
        inner = here[key]
        if not (isinstance(inner, dict | list) and inner) or chance.randint(0, 4) == 0:
            break
        here = inner
    chance.choice(changes)(here, key, root, chance)


def _anything(root: list[Any], chance: Random) -> Any:
    """A value that stands somewhere in the same document."""
    here: Any = root
    while isinstance(here, dict | list) and here and (here is root or chance.randint(0, 3)):
        here = here[chance.choice(list(here) if isinstance(here, dict) else range(len(here)))]
    return deepcopy(here)


def _odd(here: Any, key: Any, root: list[Any], chance: Random) -> None:
    here[key] = deepcopy(chance.choice(ODD))


def _other(here: Any, key: Any, root: list[Any], chance: Random) -> None:
    here[key] = _anything(root, chance)


def _alike(here: Any, key: Any, root: list[Any], chance: Random) -> None:
    """Another value of the same type from the same document: an id that means something else, a card twice."""
    for _ in range(TRIES):
        other = _anything(root, chance)
        if type(other) is type(here[key]) and other != here[key]:
            here[key] = other
            return


def _near(here: Any, key: Any, root: list[Any], chance: Random) -> None:
    """Something of the same type, a little beside."""
    value = here[key]
    match value:
        case bool():
            here[key] = not value
        case int():
            here[key] = value + chance.choice((-1, 1, -value * 2, 1000, 10**9))
        case str():
            here[key] = chance.choice((value[:-1], value + "x", value.upper(), f"{value}-2", f" {value}", value * 40))
        case list():
            here[key] = chance.choice((value[:-1], value + value, value[::-1], value[1:], value * 60))
        case dict():
            here[key] = {name: chance.choice((inner, None)) for name, inner in value.items()}
        case _:
            here[key] = chance.choice(ODD_NUMBERS)


def _retyped(here: Any, key: Any, root: list[Any], chance: Random) -> None:
    """The same said in another type."""
    value = here[key]
    ways: tuple[Callable[[], Any], ...] = (
        lambda: str(value),
        lambda: [value],
        lambda: {"value": value},
        lambda: (
            list(map(list, value.items())) if isinstance(value, dict) else {str(n): v for n, v in enumerate([value])}
        ),
        lambda: list(value) if isinstance(value, str | list | dict) else float(bool(value)),
        lambda: int(value) if isinstance(value, str) and value.isdecimal() and value.isascii() else repr(value),
    )
    here[key] = chance.choice(ways)()


def _gone(here: Any, key: Any, root: list[Any], chance: Random) -> None:
    if here is not root:
        del here[key]


def _more(here: Any, key: Any, root: list[Any], chance: Random) -> None:
    """One thing more than there should be."""
    if isinstance(here, dict):
        here[chance.choice((*ODD_TEXTS, *map(str, here)))] = _anything(root, chance)
    elif here is not root:
        here.insert(chance.randint(0, len(here)), chance.choice((deepcopy(here[key]), _anything(root, chance), None)))


def _swapped(here: Any, key: Any, root: list[Any], chance: Random) -> None:
    other = chance.choice(list(here) if isinstance(here, dict) else range(len(here)))
    here[key], here[other] = here[other], here[key]


def _wrapped(here: Any, key: Any, root: list[Any], chance: Random) -> None:
    """Deep within lists or objects."""
    value = here[key]
    for _ in range(chance.choice(DEEP)):
        value = [value] if chance.randint(0, 1) else {"a": value}
    here[key] = value


_GENTLE: Final[Sequence[Change]] = (_alike, _alike, _near, _near, _gone, _more, _swapped)
"""What keeps the shape of a document, mostly."""
_ROUGH: Final[Sequence[Change]] = (_odd, _odd, _odd, _other, _retyped, _retyped, _wrapped)


# ---------------------------------------------------------------------- bytes


def _cut(data: bytes, at: int, end: int, chance: Random) -> bytes:
    return data[:at]


def _dropped(data: bytes, at: int, end: int, chance: Random) -> bytes:
    return data[:at] + data[end:]


def _doubled(data: bytes, at: int, end: int, chance: Random) -> bytes:
    return data[:end] + data[at:]


def _flipped(data: bytes, at: int, end: int, chance: Random) -> bytes:
    return data if at == len(data) else data[:at] + bytes([data[at] ^ 1 << chance.randint(0, 7)]) + data[at + 1 :]


def _inserted(data: bytes, at: int, end: int, chance: Random) -> bytes:
    return data[:at] + chance.choice(_PIECES) + data[at:]


def _overwritten(data: bytes, at: int, end: int, chance: Random) -> bytes:
    piece = chance.choice((b"\0", b"\xff", b"\x80", b" ", b"9"))
    return data[:at] + piece * (end - at) + data[end:]


_BYTES: Final = (_cut, _dropped, _doubled, _flipped, _flipped, _inserted, _overwritten)
_PIECES: Final = (
    b"\0",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\r\n",
    b'"',
    b"\xed\xa0\x80",
    b"9" * 400,
    b"\xff" * 4,
    b";",
    b"\x1b[2J",
)
