"""One device: a client of Flet's WebSocket protocol that notes when each message came. Talks to this machine only."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.load.tree import Offer, Tree

HERE: Final = "127.0.0.1"
SIZES: Final = {"tablet": (1280, 800), "phone": (390, 844)}
PACKET: Final = b"\x00"
"""First byte of a packet of the protocol, as against one of raw data."""
REGISTER, PATCH, EVENT, _, INVOKE, CRASHED = range(1, 7)

WHERE: Final = {"tap_down": {"k": "touch", "l": {"x": 1.0, "y": 1.0}, "g": {"x": 1.0, "y": 1.0}}}
"""What a screen tells along with an event: where the finger is."""

Kind = Literal["tablet", "phone"]


class Lost(RuntimeError):
    """The server broke a connection, or told a device that its session has crashed."""


class Device:
    """One screen of the app.

    url: of the web server, on this machine.  route: the page to open.  cookie: by which the server knows the device.
    heard: called whenever something came.  arrived: when the last message came.  asked: when what is asked here changed
    for the last time.  first: when the first message after the moment of `expect` came, None before it.
    """

    def __init__(self, name: str, kind: Kind, url: str, route: str, cookie: str = "") -> None:
        address = urlsplit(url)
        if address.hostname != HERE:
            raise ValueError(f"{url} is not on this machine")
        self.name, self.kind = name, kind
        self.tree = Tree()
        self.heard: Callable[[], None] = lambda: None
        self.received = 0
        """Bytes of all messages, before compression on the way."""
        self.arrived = self.asked = 0.0
        self.first: float | None = None
        self.closed = False
        self.shown = 0
        """Messages of this connection that are in the picture."""
        self._told = 0
        """How many the server was told of last."""
        self._since = 0.0
        self._route, self._cookie = route, cookie
        self._origin = Origin(f"http://{address.netloc}")
        self._socket: ClientConnection | None = None
        self._session: str | None = None
        self._inbox: deque[tuple[float, bytes]] = deque()
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, for the first time or again in the same tab, which is empty until the first picture comes."""
        await self.drop()
        self.tree = Tree()
        headers = {"Cookie": self._cookie} if self._cookie else {}
        address = self._origin.replace("http", "ws", 1) + "/ws"
        self._socket = await connect(
            address, origin=self._origin, additional_headers=headers, max_size=None, ping_interval=None
        )
        self.closed = False
        self.shown = self._told = 0
        self._reader = asyncio.create_task(self._read(self._socket))
        width, height = SIZES[self.kind]
        page = {"route": self._route, "web": True, "width": width, "height": height, "platform": "linux"}
        await self.send(REGISTER, {"session_id": self._session, "page_name": "", "page": page})

    async def drop(self) -> None:
        """Lose the connection without a word."""
        socket, reader, self._socket, self._reader = self._socket, self._reader, None, None
        if socket is not None and reader is not None:
            reader.cancel()
            socket.transport.abort()
            self._inbox.clear()

    async def send(self, action: int, body: dict[str, Any]) -> None:
        """One message of the protocol."""
        await self.send_raw(PACKET + bytes(msgpack.packb([action, body])))

    async def send_raw(self, packet: bytes | str) -> None:
        """Anything at all. Raises Lost when nobody is there any more."""
        if self._socket is None:
            raise Lost(f"{self.name} is not connected")
        try:
            await self._socket.send(packet)
        except ConnectionClosed as error:
            raise Lost(f"{self.name}: {error}") from error

    async def tap(self, offer: Offer, shown: int | None = None) -> float:
        """Tap something; when that was. As a browser does, it says before what picture the finger has touched.

        shown: the number of that picture, where it is not the last one.
        """
        moment = time.monotonic()
        picture = self.shown if shown is None else shown
        if self._told != picture:
            self._told = picture
            await self.send_raw(str(picture))
        await self.send(EVENT, {"target": offer.target, "name": offer.event, "data": WHERE.get(offer.event)})
        return moment

    def expect(self, since: float) -> None:
        """Something was done at that moment: note what comes of it."""
        self.first, self._since = None, since

    @property
    def waiting(self) -> bool:
        """Whether a message has come that nobody has looked at."""
        return bool(self._inbox)

    async def digest(self) -> bool:
        """Look at one message that has come, the oldest; False if there is none. Raises Lost when the session crashed.

        Messages are only noted while they come, so that looking at one does not delay the note of another.
        """
        if self._inbox:
            moment, packet = self._inbox.popleft()
            await self._take(moment, packet)
            return True
        if self.closed:
            raise Lost(f"the server closed the connection of {self.name}")
        return False

    async def _read(self, socket: ClientConnection) -> None:
        """Note every message with the moment at which it came."""
        try:
            async for packet in socket:
                if isinstance(packet, bytes):
                    self._inbox.append((time.monotonic(), packet))
                    self.received += len(packet)
                    self.heard()
        except ConnectionClosed:
            pass
        self.closed = socket is self._socket
        self.heard()

    async def _take(self, moment: float, packet: bytes) -> None:
        self.shown += 1
        if packet[:1] != PACKET:
            return
        action, body = msgpack.unpackb(packet[1:], strict_map_key=False)
        before = self.tree.asks
        if action == REGISTER:
            self._session = body["session_id"]
            self.tree.fill(body["page_patch"])
        elif action == PATCH:
            self.tree.patch(body["id"], body["patch"])
        elif action == INVOKE:  # a real client does as it is told; the server only waits for the answer
            called = {"control_id": body["control_id"], "call_id": body["call_id"], "result": None, "error": None}
            await self.send(INVOKE, called)
            return
        elif action == CRASHED:
            raise Lost(f"the session of {self.name} crashed: {body['message']}")
        self.arrived = moment
        if self.first is None and moment >= self._since:
            self.first = moment
        if self.tree.asks != before:
            self.asked = moment
