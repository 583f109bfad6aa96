"""Connections that keep a server waiting: cut off in time, and pushed aside when there are too many."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import Request
from starlette.responses import PlainTextResponse, Response

from companion.web.serving import connections, listening_port, server
from companion.web.serving.connections import LEAST, Connections, allow_files, share
from companion.web.serving.middleware import RequestGuard
from tests.browser.server import Server, free_port, start_vigie

HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n"
LARGE = 50_000_000
"""Bytes that no socket takes in on its own."""


class House:
    """A small server like the tablet's, and who is connected to it."""

    def __init__(self, most: int | None = None, each: int | None = None) -> None:
        self.connections = Connections(most, each)
        self.ready = asyncio.Event()
        self.listener = listening_port.listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        app = server.bare_app("Vigie")
        app.add_api_route("/echo", self.echo, methods=["POST"])
        app.add_api_route("/large", self.large, methods=["GET"])
        app.add_middleware(RequestGuard)
        self.server = server.Server(server.configuration(app, lifespan="off"), self.started, self.connections)

    async def started(self) -> None:
        self.ready.set()

    async def echo(self, request: Request) -> Response:
        return PlainTextResponse(await request.body())

    async def large(self) -> Response:
        return PlainTextResponse(b"." * LARGE)

    async def connect(self, *said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection that says so much and no more."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1024)
        for each in said:
            writer.write(each)
        return reader, writer


@contextlib.asynccontextmanager
async def context(most: int | None = None, each: int | None = None) -> AsyncIterator[House]:
    found = House(most, each)
    serving = asyncio.create_task(found.server.serve(sockets=[found.listener]))
    await found.ready.wait()
    yield found
    found.server.force_exit = found.server.should_exit = True
    await serving


async def until(condition: Any) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the other side ends a connection, whatever it says before."""
    async with asyncio.timeout(10):
        with contextlib.suppress(ConnectionError):
            while await reader.read(1024):
                pass
    return True


@pytest.mark.parametrize(
    "said",
    [
        (),
        (HEAD,),
        (HEAD + b"\r\n", HEAD),
        (POST + b"half",),
        (HEAD + b"Content-Length: 9\r\n\r\nhalf",),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n4\r\nhalf",),
    ],
)
async def test_who_does_not_say_all_in_time_is_cut_off(
    said: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.2)
    async with context() as found:
        reader, writer = await found.connect(*said)
        assert await ended(reader)
        writer.close()
        await until(lambda: not found.connections.connections)


async def test_drops_of_a_head_win_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.2)
    async with context() as found:
        reader, writer = await found.connect(HEAD + b"X-Long: ")
        over = asyncio.create_task(ended(reader))
        while not over.done():
            writer.write(b"x")
            await asyncio.wait({over}, timeout=0.05)
        writer.close()


async def test_who_reads_nothing_of_what_it_asked_for_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async with context() as found:
        _, writer = await found.connect(b"GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        await until(lambda: any(each.transport.get_write_buffer_size() for each in found.connections.connections))
        monkeypatch.setattr(connections, "PATIENCE", 0.2)
        await until(lambda: not found.connections.connections)
        writer.close()


# --- who gives way


@dataclass(eq=False)
class Line:
    """A connection as far as it is looked at here; it owes us whatever it has not read."""

    address: str
    unread: int = 1
    cut: bool = False

    @property
    def client(self) -> tuple[str, int]:
        return self.address, 1

    @property
    def transport(self) -> Line:
        return self

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.cut = True


class Crowd:
    """Connections that come in one after the other, a second between them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **limits: int) -> None:
        self.now = 0.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        self.found: Any = Connections(**limits)

    def enter(self, address: str, unread: int = 1) -> Line:
        self.now += 1
        line = Line(address, unread)
        self.found.connections.add(line)
        self.found.make_room(line)
        return line


def test_the_one_that_keeps_us_waiting_longest_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch, most=3)
    lines = [crowd.enter(f"10.0.0.{n}") for n in range(4)]
    assert [line.cut for line in lines] == [True, False, False, False]
    lines[1].unread += 1  # it has gone on
    lines.append(crowd.enter("10.0.0.9"))
    assert [line.cut for line in lines] == [True, False, True, False, False]


def test_the_address_that_holds_most_places_gives_way_first(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch, most=4)
    phone = crowd.enter("10.0.0.1")
    crowding = [crowd.enter("10.0.0.66") for _ in range(20)]
    assert not phone.cut and not crowd.enter("10.0.0.2").cut
    assert [line.cut for line in crowding] == [True] * 18 + [False] * 2


def test_no_address_takes_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch, most=9, each=2)
    lines = [crowd.enter("10.0.0.66") for _ in range(3)]
    assert [line.cut for line in lines] == [True, False, False]


def test_who_keeps_nobody_waiting_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch, most=2)
    table = [crowd.enter("10.0.0.1", unread=0) for _ in range(2)]
    assert crowd.enter("10.0.0.2").cut and not any(line.cut for line in table)


def test_who_reads_on_however_slowly_has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch)
    slow, stuck = crowd.enter("10.0.0.1", unread=100), crowd.enter("10.0.0.2")
    while slow.unread > 1:
        crowd.now += connections.PATIENCE
        slow.unread -= 1
        crowd.found.review()
        assert not slow.cut
    assert stuck.cut


def test_a_server_leaves_files_to_the_one_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = {1024: 256, 600: 200, 30: LEAST, resource.RLIM_INFINITY: 256}
    for allowed, places in expected.items():
        monkeypatch.setattr(resource, "getrlimit", lambda _what, allowed=allowed: (allowed, allowed))
        assert share(256) == places


# --- the whole house

FEW_FILES = 256


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def frugal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, int]]:
    """The app with few files, its door open, and the door's port."""
    monkeypatch.setenv("FRUGAL_FILES", str(FEW_FILES))
    port = free_port()
    door = ("--phones", "--lan", "127.0.0.1", "--lan-port", str(port))
    running = start_vigie(tmp_path, None, *door, module="tests.support.few_open_files")
    yield running, port
    running.stop()


async def test_the_tablet_still_loads_its_page_while_the_door_is_pressed(frugal: tuple[Server, int]) -> None:
    running, port = frugal
    await until(lambda: _listens(port))
    pressing = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
    for _ in range(100):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD)
        pressing.append((reader, writer))
    async with httpx.AsyncClient() as tablet, httpx.AsyncClient() as phone:
        for path in ("/", "/main.dart.js", "/favicon.png", "/health"):
            assert (await tablet.get(running.url + path)).status_code == 200
        assert (await phone.get(f"http://127.0.0.1:{port}/join")).status_code == 200
    for _, writer in pressing:
        writer.close()


def test_as_many_files_are_allowed_as_the_system_has() -> None:
    files = resource.RLIMIT_NOFILE
    before, most = resource.getrlimit(files)
    resource.setrlimit(files, (FEW_FILES, most))
    try:
        allow_files()
        allowed, _ = resource.getrlimit(files)
        assert allowed == most or allowed >= connections.OPEN_MAX
    finally:
        resource.setrlimit(files, (before, most))
