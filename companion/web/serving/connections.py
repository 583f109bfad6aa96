"""Limits on the connections of a server: none keeps it waiting for long, and no more are open than there is room for.

A connection that sends nothing, half a head or half a body, or that does not read what it is sent, costs nothing to
whoever opens it, and us one of the few files that a process may have open.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import Counter
from typing import Final, Protocol, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

if sys.platform != "win32":
    import resource

PATIENCE: Final = 10.0
"""Seconds in which a connection has to say what it wants, or to read something of what it is sent."""
LEAST: Final = 16
"""Connections that a server can always have."""
OPEN_MAX: Final = 10_240
"""Files to ask for where the system names no limit: macOS gives so many, and refuses more."""


class Connection(Protocol):
    """A connection as uvicorn keeps it, for HTTP or for a WebSocket."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    """Address and port at its other end."""


class Connections(ServerState):
    """Those of one server."""

    def __init__(self, most: int | None = None, each: int | None = None) -> None:
        super().__init__()
        self.most = most
        """How many may be open at once, None for any number."""
        self.each = each
        """How many of them may come from one address. Beyond that, whoever comes takes the place of one that keeps us
        waiting: of the address that holds most places, the one that has done so longest. Where nobody does, there is no
        place."""
        self._debts: dict[Connection, tuple[object, float]] = {}
        self._cut: set[Connection] = set()

    def review(self) -> None:
        """Cut off all that have kept us waiting too long. To be called again and again."""
        now = self._look()
        for connection, (_, since) in self._debts.items():
            if now - since > PATIENCE:
                self._cut_off(connection)

    def make_room(self, newcomer: Connection) -> None:
        """Cut off one connection where there are too many now."""
        now = self._look()
        places = Counter(map(_address, self._open()))
        address = _address(newcomer)
        crowded = self.each is not None and places[address] > self.each
        if not crowded and (self.most is None or places.total() <= self.most):
            return
        rivals = [each for each in self._debts if not crowded or _address(each) == address]
        self._cut_off(max(rivals, key=lambda each: (places[_address(each)], now - self._debts[each][1])))

    def _open(self) -> list[Connection]:
        return [each for each in cast(set[Connection], self.connections) if each not in self._cut]

    def _look(self) -> float:
        """See who keeps us waiting, and since when; returns this moment."""
        now = time.monotonic()
        self._cut &= self.connections
        debts: dict[Connection, tuple[object, float]] = {}
        for connection in self._open():
            if (debt := _debt(connection)) is not None:
                before, since = self._debts.get(connection, (None, now))
                debts[connection] = debt, since if debt == before else now
        self._debts = debts
        return now

    def _cut_off(self, connection: Connection) -> None:
        self._cut.add(connection)
        connection.transport.abort()


class AdmittedConnection(H11Protocol):
    """A connection that comes in where there is room for it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Called by the event loop."""
        super().connection_made(transport)
        if isinstance(self.server_state, Connections):
            self.server_state.make_room(self)


def _address(connection: Connection) -> str:
    return connection.client[0] if connection.client is not None else ""


def _debt(connection: Connection) -> object:
    """What the other end owes us, None if nothing; something else as soon as it has gone on."""
    if unread := connection.transport.get_write_buffer_size():
        return unread
    if isinstance(connection, H11Protocol):
        answered = connection.cycle is None or connection.cycle.response_complete
        if answered or connection.conn.their_state is h11.SEND_BODY:
            return "request", connection.cycle
    return None


def share(wished: int) -> int:
    """How many connections a server may have beside another one that must never be without: at most as many as wished.

    A third of the files that this process may have open, since each may need a second one that it is sent.
    """
    if sys.platform == "win32":  # there, connections are no files
        return wished
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wished if allowed == resource.RLIM_INFINITY else max(LEAST, min(wished, allowed // 3))


def allow_files() -> None:
    """Let this process have as many files open as the system allows."""
    if sys.platform != "win32":
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = OPEN_MAX if most == resource.RLIM_INFINITY else most
        if now != resource.RLIM_INFINITY and now < wanted:
            with contextlib.suppress(ValueError, OSError):  # what it has must do then
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
