"""The door: a second web server in the same process, through which phones come to the table, open only when wanted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address
from types import MappingProxyType
from typing import Final

import flet as ft
import uvicorn
from fastapi import APIRouter, FastAPI, WebSocket
from starlette.requests import HTTPConnection
from starlette.types import Scope

from companion.core.values.messages import Msg, msg
from companion.phones.admission import Doorkeeper
from companion.ui.context.phone_door import PhoneDoor
from companion.web.door import routes
from companion.web.door.lan_addresses import ANY_HOST, lan_addresses
from companion.web.door.reception import Party, Reception
from companion.web.serving import listening_port, server, webroot
from companion.web.serving.connections import Connections, share
from companion.web.serving.middleware import LARGEST_BODY, LOCAL, Compressed, RequestGuard
from companion.web.serving.parked_sessions import ParkedSessions
from companion.web.serving.wire import DISMISSED, GOING_AWAY, Wire

log = logging.getLogger(__name__)

CROWD: Final = 256
"""Connections at once, where the system allows as many; a table with eight phones opens some fifty while they load."""
NEIGHBOURS: Final = 64
"""Connections from one address at once: a whole table, where all of it comes through one."""
QUEUE: Final = 64
"""Connections that may come while nobody looks: they are taken in all at once, before any can be turned away."""
TABS: Final = 4
"""Connections that one device may have; an older one gives way to a new one."""


class Door(PhoneDoor):
    """The server for phones.

    party: of an evening, None if it is over or unknown.  main_for: the Flet entry point for a device.  lan: address to
    listen on.  port: the one to try first.  title, lang: of the page until a device says otherwise.  routers: more
    routes for the phones.  bodies: bytes that they take at a path, from admitted devices only.  told: what was opened
    or closed, for the console.
    """

    def __init__(
        self,
        doorkeeper: Doorkeeper,
        party: Callable[[str], Party | None],
        main_for: Callable[[str], Callable[[ft.Page], object]],
        *,
        title: str = "Vigie",
        lang: Callable[[], str] = lambda: "fr",
        lan: str = ANY_HOST,
        port: int = server.DEFAULT_PORT + 1,
        routers: Sequence[APIRouter] = (),
        bodies: Mapping[str, int] = MappingProxyType({}),
        told: Callable[[Msg], None] = lambda _message: None,
    ) -> None:
        super().__init__(port)
        self.reception = Reception(doorkeeper, party, title, lang, lang())
        self._main_for = main_for
        self._lan = lan
        self._routers = routers
        self._bodies = bodies
        self._told = told
        self._visits: dict[str, _Visit] = {}
        self._app: FastAPI | None = None
        self._server: uvicorn.Server | None = None
        self._serving: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._switch = asyncio.Lock()
        doorkeeper.listeners.append(self._people_changed)

    # ------------------------------------------------------------------ open and closed

    async def switch_on(self) -> None:
        async with self._switch:
            if self.open:
                return
            self.fault = None
            try:
                if self._app is None:
                    self._app = await asyncio.to_thread(self._built)
                listener = listening_port.listen(self._lan, self.port)
            except webroot.NoPages as fault:
                self.fault = fault.text
                self._told(self.fault)
            except OSError as error:
                self.fault = server.no_listener(error, self._lan, self.port, "--lan-port")
                self._told(self.fault)
            else:
                await self._listen(self._app, listener)
        self.changed()

    async def switch_off(self) -> None:
        async with self._switch:
            if self._server is None or self._serving is None:
                return
            self.open, self.addresses = False, ()
            for listening in self._server.servers:
                listening.close()
            for wire in [wire for visit in self._visits.values() for wire in visit.wires]:
                await wire.close(GOING_AWAY)
            self._server.should_exit = True
            await self._serving
            self._server = self._serving = None
            self._told(msg("door-closed"))
        self.changed()

    def url(self, code: str, address: str = "") -> str:
        host = address or next(iter(self.addresses), server.DEFAULT_HOST)
        return f"{server.web_address(host, self.port)}/join/{code}"

    async def _listen(self, app: FastAPI, listener: socket.socket) -> None:
        ready = asyncio.Event()

        async def started() -> None:
            ready.set()

        self._loop = asyncio.get_running_loop()
        configuration = server.configuration(app, lifespan="off", backlog=QUEUE)
        self._server = _Doorway(configuration, started, Connections(share(CROWD), NEIGHBOURS))
        self._serving = self._loop.create_task(self._server.serve(sockets=[listener]))
        waiting = self._loop.create_task(ready.wait())
        await asyncio.wait({waiting, self._serving}, return_when=asyncio.FIRST_COMPLETED)
        self.port = listener.getsockname()[1]
        self.addresses = lan_addresses(self._lan)
        self.open = True
        self._told(msg("door-open", url=server.web_address(next(iter(self.addresses), self._lan), self.port)))

    def _built(self) -> FastAPI:
        title = self.reception.title
        root = webroot.prepare(title, self.reception.page_lang)
        app = server.bare_app(title, lambda: self.open)
        app.include_router(routes.Joining(self.reception).router())
        for router in self._routers:
            app.include_router(router)
        server.furnish(app, self._screen, routes.Pages(self.reception, server.screen_files(root, title)))
        app.add_middleware(Compressed)
        app.add_middleware(RequestGuard, hosts=ours, largest=self._largest)
        return app

    # ------------------------------------------------------------------ who is there

    def _largest(self, scope: Scope) -> int:
        """How many bytes a request may bring along. Only those of the table may send more than a few words."""
        most = self._bodies.get(scope["path"], LARGEST_BODY)
        if most > LARGEST_BODY:
            device = self.reception.device(HTTPConnection(scope))
            most = most if device is not None and device.admitted else LARGEST_BODY
        return most

    async def _screen(self, socket: WebSocket) -> None:
        """The WebSocket of a phone: it gets the screens of its device, and a session that no other device can take."""
        device = self.reception.device(socket)
        if not self.open or device is None or not device.admitted:
            await socket.close(DISMISSED)
            return
        wire = Wire(socket.receive, socket.send)
        visit = self._visits.get(device.id)
        if visit is None:
            visit = self._visits[device.id] = _Visit(self._main_for(device.id))
        visit.wires.append(wire)
        for older in visit.wires[:-TABS]:
            await older.close(GOING_AWAY)
        self.reception.doorkeeper.arrived(device.id)
        try:
            await wire.carry(_of_device(socket.scope, device.id), visit.main, visit.absent)
        finally:
            visit.wires.remove(wire)
            self.reception.doorkeeper.left(device.id)

    def _people_changed(self) -> None:
        """Whoever was sent away is cut off. May be called from any thread."""
        if self.open and self._loop is not None:
            self._loop.call_soon_threadsafe(self._review)

    def _review(self) -> None:
        for device_id, visit in list(self._visits.items()):
            device = self.reception.doorkeeper.known(device_id)
            if device is None or not device.admitted:
                del self._visits[device_id]
                for wire in visit.wires:
                    closing = asyncio.ensure_future(wire.close(DISMISSED))
                    self._closing.add(closing)
                    closing.add_done_callback(self._closing.discard)


@dataclass(frozen=True, slots=True)
class _Visit:
    """What the door does for one device: the screens that it gets, its connections, and its sessions that wait."""

    main: Callable[[ft.Page], object]
    wires: list[Wire] = field(default_factory=list)
    absent: ParkedSessions = field(default_factory=lambda: ParkedSessions(server.SESSION_TIMEOUT, TABS))


class _Doorway(server.Server):
    """A server beside another one: the signals of the process are not for it."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


def ours(name: str) -> bool:
    """Whether the name in a Host header can be meant for us: an address, or this machine.

    A page of another site whose name leads here asks for its own name.
    """
    machine = socket.gethostname().lower().split(".")[0]
    if name in LOCAL or name in (machine, f"{machine}.local"):
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _of_device(scope: Scope, device_id: str) -> Scope:
    """The connection as Flet may know it: a session belongs to a device, wherever in the house its phone is, and no
    token reaches what Flet keeps."""
    headers = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
    return {**scope, "path": f"/{device_id}/ws", "client": None, "headers": headers}
