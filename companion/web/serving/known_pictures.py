"""Pictures go to a screen once: from then on a message names them by their number.

A picture is sent as its drawing, some hundred to some thousand bytes, and nearly half of what a tap sends are pictures
that this screen has had before. The page keeps them and puts them back before Flet reads a message (`webroot`,
"whole"). Whoever has not said that it does so is sent everything in full.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import flet as ft
import msgpack
from flet.messaging.protocol import Message, MessageAction

from companion.ui.runtime.flet_diff_patch import encoded, packed

KEEPS: Final = "pictures"
"""Text by which a page says that it keeps pictures."""
FLET: Final = 0
"""First byte of a message as Flet reads it."""
SHORT: Final = 2
"""First byte of one with gaps for pictures: a piece, then by turns a picture (its number, its drawing or nothing) and a
piece; before each piece and drawing stands its length. All numbers have four bytes, the most significant first."""
KEPT: Final = 1024
"""Pictures that a page keeps; then their numbers begin anew."""
LONGEST: Final = 6000
"""Characters of a drawing that is kept; a longer one is a board, which hardly ever looks the same again."""
_DRAWING: Final = "<svg"
_GAP: Final = secrets.token_hex(8)
"""Stands for a picture while a message is packed; nobody can write it in a text of their own."""
_CUT: Final[bytes] = msgpack.packb(_GAP)


def in_full(message: Message) -> bytes:
    """A message as Flet reads it."""
    return bytes([FLET]) + packed([message.action, message.body])


class KnownPictures:
    """What one page keeps."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def frame(self, message: Message) -> bytes:
        """A message as the page takes it."""
        found: list[str] = []

        def encode(item: Any) -> Any:
            if isinstance(item, _Picture):
                found.append(item.drawing)
                return _GAP
            sent = encoded(item)
            if isinstance(item, ft.Image) and _is_kept(drawing := sent.get("src")):
                sent["src"] = _Picture(drawing)
            return sent

        body: Any = message.body
        if message.action is MessageAction.PATCH_CONTROL:
            tree, *operations = body.patch
            operations = [[_Picture(x) if _is_kept(x) else x for x in operation] for operation in operations]
            body = {"id": body.id, "patch": [tree, *operations]}
        pieces = packed([message.action, body], encode).split(_CUT)
        if len(pieces) == 1:
            return bytes([FLET]) + pieces[0]
        parts = [bytes([SHORT]), *_sized(pieces[0])]
        for drawing, piece in zip(found, pieces[1:], strict=True):
            parts += [*self._named(drawing), *_sized(piece)]
        return b"".join(parts)

    def _named(self, drawing: str) -> tuple[bytes, ...]:
        """The number of a picture, with the drawing if the page does not have it yet."""
        number = self._numbers.get(drawing)
        if number is not None:
            return (_four(number), *_sized(b""))
        if len(self._numbers) == KEPT:
            self._numbers.clear()
        number = self._numbers[drawing] = len(self._numbers)
        return (_four(number), *_sized(msgpack.packb(drawing)))


class _Picture:
    """A picture on its way into a message."""

    def __init__(self, drawing: str) -> None:
        self.drawing = drawing


def _is_kept(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST and value.startswith(_DRAWING)


def _four(number: int) -> bytes:
    return number.to_bytes(4)


def _sized(piece: bytes) -> tuple[bytes, bytes]:
    return _four(len(piece)), piece
