"""A page that keeps parts, as the script of the real one does (`companion.web.serving.webroot`, "whole")."""

from __future__ import annotations

from typing import Any

import msgpack
from flet.messaging.protocol import decode_ext_from_msgpack

from companion.web.serving.known_parts import FLET, SHORT


class KeepingPage:
    """One page."""

    def __init__(self) -> None:
        self.parts: dict[int, bytes] = {}

    def read(self, frame: bytes) -> Any:
        """What Flet's client reads in a message."""
        return understood(self._whole(frame))

    def _whole(self, frame: bytes) -> bytes:
        if frame[0] == FLET:
            return frame
        assert frame[0] == SHORT
        rest = memoryview(frame)[1:]

        def number() -> int:
            nonlocal rest
            size = next(n for n, byte in enumerate(rest, 1) if byte < 128)
            value, rest = sum((byte & 127) << 7 * n for n, byte in enumerate(rest[:size])), rest[size:]
            return value

        def piece() -> bytes:
            nonlocal rest
            size = number()
            value, rest = bytes(rest[:size]), rest[size:]
            return value

        whole = bytes([FLET]) + piece()
        while rest:
            which, part = number(), piece()
            if part:
                self.parts[which] = part
            whole += self.parts[which] + piece()
        return whole


def understood(frame: bytes) -> Any:
    """What Flet's client reads in a whole message; in what order a control's fields stand says nothing."""
    assert frame[0] == FLET
    return msgpack.unpackb(frame[1:], ext_hook=decode_ext_from_msgpack, strict_map_key=False)
