"""Shortens messages to a screen: what looks alike is sent once, and from then on named by its number.

Of a control some fields are its own: its number, its words, what it holds. The others say how it looks, and are those
of a hundred other controls: most of what a tap sends, this screen has had before. So have the pictures, each some
hundred to some thousand bytes. The page keeps both and puts them back before Flet reads a message (`webroot`, "whole").
Whoever has not said that it does so is sent everything in full.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgpack
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import Message, MessageAction

from companion.ui.runtime.flet_diff_patch import LEAVES, encoded, packed

KEEPS: Final = "parts"
"""Text by which a page says that it keeps parts."""
FLET: Final = 0
"""First byte of a message as Flet reads it."""
SHORT: Final = 2
"""First byte of one with gaps: a piece, then by turns a part (its number, its bytes or nothing) and a piece; before the
bytes of each stands their length. A number has as many bytes as it needs, seven bits in each, the least significant
first; the highest bit says that another byte follows."""
KEPT: Final = 2048
"""Parts that a page keeps; then their numbers begin anew."""
SHORTEST, LONGEST = 12, 6000
"""Bytes of a part that is kept: naming a shorter one saves nothing, and of longer ones few could be kept."""
OWN: Final = frozenset(
    {
        "_i",
        "current_value_length",
        "hint_text",
        "identifier",
        "key",
        "label",
        "semantics_label",
        "text",
        "tooltip",
        "value",
    }
)
"""Fields that hardly two controls have alike, beside those that hold controls and pictures."""
PICTURE: Final = "src"
"""Field in which a control has its drawing."""
_DRAWING: Final = "<svg"
_LINES: Final = re.compile(b"(?=<)")
"""Where a drawing is cut."""
PLAIN: Final = LEAVES - {str}
"""Kinds of values that hold nothing."""
BITS: Final = 0x7F
"""Of a byte that belong to a number."""


def in_full(message: Message) -> bytes:
    """A message as Flet reads it."""
    return bytes([FLET]) + packed([message.action, message.body])


class KnownParts:
    """The looks and pictures that one page has kept, by their numbers."""

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}

    def frame(self, message: Message) -> bytes:
        """A message as the page takes it."""
        if message.action is not MessageAction.PATCH_CONTROL:
            return in_full(message)
        return _Frame(self).of(message)

    def named(self, part: bytes) -> bytes:
        """The number of a part, with the part itself if the page does not have it yet."""
        number = self._numbers.get(part)
        if number is not None:
            return _number(number) + _number(0)
        if len(self._numbers) == KEPT:
            self._numbers.clear()
        number = self._numbers[part] = len(self._numbers)
        return _number(number) + _sized(part)


class _Frame:
    """A message while it is written."""

    def __init__(self, known: KnownParts) -> None:
        self._known = known
        self._written = bytearray([SHORT])
        self._piece = bytearray()
        self._packer = msgpack.Packer(default=encoded)
        self._pack = self._packer.pack

    def of(self, change: Message) -> bytes:
        """All of the frame of a change."""
        pack, packer = self._pack, self._packer
        self._piece += packer.pack_array_header(2) + pack(change.action)
        self._piece += packer.pack_map_header(2) + pack("id") + pack(change.body.id) + pack("patch")
        self._write(change.body.patch)
        return bytes(self._written + _sized(self._piece))

    def _write(self, value: Any) -> None:
        """Write a value, and what is in it, with gaps for parts."""
        if isinstance(value, BaseControl):
            self._control(encoded(value))
        elif isinstance(value, list) and _holds(value):
            self._list(value)
        elif isinstance(value, str) and value.startswith(_DRAWING):
            self._drawing(self._pack(value))
        else:
            self._piece += self._pack(value)

    def _list(self, values: list[Any]) -> None:
        self._piece += self._packer.pack_array_header(len(values))
        for each in values:
            self._write(each)

    def _control(self, sent: dict[str, Any]) -> None:
        """Write a control: how it looks, what is its own, and what it holds."""
        looks: dict[str, Any] = {}
        own: dict[str, Any] = {}
        held: dict[str, Any] = {}
        for name, value in sent.items():
            kind = type(value)
            if kind is str:
                holds = name == PICTURE and value.startswith(_DRAWING)
            else:
                holds = kind not in PLAIN and _holds(value)
            if holds:
                held[name] = value
            elif name in OWN:
                own[name] = value
            else:
                looks[name] = value
        self._piece += self._packer.pack_map_header(len(sent))
        self._part(self._fields(looks))
        self._piece += self._fields(own)
        for name, value in held.items():
            self._piece += self._pack(name)
            if isinstance(value, list):
                self._list(value)
            else:
                self._write(value)

    def _fields(self, named: dict[str, Any]) -> bytes:
        """Fields as they stand in a control, without a head of their own."""
        return bytes(self._pack(named)[len(self._packer.pack_map_header(len(named))) :])

    def _drawing(self, packed: bytes) -> None:
        """Write a drawing: a long one is a board, which hardly ever looks the same again but for most of its lines."""
        for part in [packed] if len(packed) <= LONGEST else _LINES.split(packed):
            self._part(part)

    def _part(self, part: bytes) -> None:
        """Write a part, or where it is kept leave a gap for it."""
        if SHORTEST <= len(part) <= LONGEST:
            self._written += _sized(self._piece) + self._known.named(part)
            self._piece.clear()
        else:
            self._piece += part


def _holds(value: object) -> bool:
    """Whether there may be a part in a value."""
    if isinstance(value, str):
        return value.startswith(_DRAWING)
    if isinstance(value, list):
        return any(map(_holds, value))
    return isinstance(value, BaseControl)


def _number(value: int) -> bytes:
    found = bytearray()
    while value > BITS:
        found.append(value & BITS | BITS + 1)
        value >>= BITS.bit_length()
    return bytes([*found, value])


def _sized(piece: bytes | bytearray) -> bytes:
    return _number(len(piece)) + piece
