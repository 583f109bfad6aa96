"""ASGI layers around the Flet host: who may connect, what the browser may load, and compression."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOREIGN_ORIGIN: Final = 4403
"""WebSocket close code for a page of another site; before the handshake it is an HTTP 403."""
LARGEST_BODY: Final = 16_384
"""Bytes that a request may bring along unless its route takes more."""
LARGEST_HEAD: Final = 16_384
"""Bytes of all its headers together."""
LONGEST_PATH: Final = 1024
BODY_PATIENCE: Final = 10.0
"""Seconds that a request may take for its body."""
LOCAL: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""Names by which only this very machine is reached."""

_CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:",
        "connect-src 'self' {sockets} blob: data:",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "font-src 'self' data:",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()",
}
_HOST: Final = re.compile(r"([\w.\-]+|\[[\da-fA-F:.]+\])(:\d+)?", re.ASCII)
_METHODS: Final = ("GET", "HEAD", "POST")
_REASONS: Final = {
    400: "Bad request",
    403: "Not from this page",
    404: "Not found",
    405: "Not that way",
    408: "Too slow",
    413: "Too much",
    414: "Too long",
    421: "Not at this name",
    431: "Too many headers",
}


class RequestGuard:
    """Lets in what a screen of ours would ask, and tells the browser to load nothing from elsewhere.

    hosts: whether a name of ours is asked for: a page of another site whose name was made to lead here (DNS rebinding)
    asks for its own.  largest: how many bytes a request may bring along; they are read before anybody else sees it.
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: Callable[[str], bool] = LOCAL.__contains__,
        largest: Callable[[Scope], int] = lambda _scope: LARGEST_BODY,
    ) -> None:
        self.app = app
        self._hosts = hosts
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                out.setdefault("content-security-policy", csp(host))
                out.setdefault("cache-control", "no-cache")  # kept, but revalidated: an upgrade shows at once
                for name, value in _HEADERS.items():
                    out[name] = value
            await send(message)

        status = self._refusal(scope)
        if scope["type"] == "websocket":
            if status:
                await receive()
                await send({"type": "websocket.close", "code": FOREIGN_ORIGIN})
            else:
                await self.app(scope, receive, send)
            return
        if not status and scope["method"] == "POST":
            status, receive = await self._body(scope, receive)
        if status:
            headers = {"allow": ", ".join(_METHODS)} if status == 405 else {"connection": "close"}
            refused = PlainTextResponse(_REASONS[status], status, headers)
            await refused(scope, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    def _refusal(self, scope: Scope) -> int:
        """Why a request is not even looked at, as an HTTP status; 0 if it is."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = _HOST.fullmatch(host)
        path: str = scope["path"]
        socket = scope["type"] == "websocket"
        if name is None or len(headers.getlist("host")) != 1:
            return 400
        if not self._hosts(name[1].lower()):
            return 421
        if not socket and scope["method"] not in _METHODS:
            return 405
        if len(path) > LONGEST_PATH:
            return 414
        if not path.isprintable() or "\\" in path:
            return 404
        if sum(len(key) + len(value) for key, value in scope["headers"]) > LARGEST_HEAD:
            return 431
        changes = socket or scope["method"] == "POST"
        foreign = headers.get("origin", f"http://{host}") not in (f"http://{host}", f"https://{host}")
        if changes and (foreign or headers.get("sec-fetch-site", "none") not in ("none", "same-origin")):
            return 403
        return 0

    async def _body(self, scope: Scope, receive: Receive) -> tuple[int, Receive]:
        """The whole body before anybody reads it: the reason to refuse it (or 0), and where it can be read."""
        most = self._largest(scope)
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal():
            return 400, receive
        if int(length) > most:
            return 413, receive
        body = bytearray()
        more = True
        try:
            async with asyncio.timeout(BODY_PATIENCE):
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        break
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > most:
                        return 413, receive
        except TimeoutError:
            return 408, receive
        whole: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def again() -> Message:
            return whole.pop() if whole else await receive()

        return 0, again


def csp(host: str) -> str:
    """What a page served as `host` may load: itself and its own WebSocket."""
    sockets = f"ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return _CSP.format(sockets=sockets)


class Compressed:
    """gzip for answers of known length that shrink. A file (path and ETag) is compressed once, not once per screen."""

    SMALLEST: Final = 1024
    KEPT: Final = 64
    SHRINKS: Final = ("text/", "application/json", "application/javascript", "application/wasm", "font/", "image/svg")

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: OrderedDict[tuple[str, str], asyncio.Future[bytes]] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if (
            scope["type"] != "http"
            or scope["method"] != "GET"
            or "gzip" not in Headers(scope=scope).get("accept-encoding", "")
        ):
            await self.app(scope, receive, send)
            return
        start: Message | None = None
        body = bytearray()

        async def compress(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and self._shrinks(message):
                start = message
                return
            if start is None:
                await send(message)
                return
            body.extend(message.get("body", b""))
            if message.get("more_body", False):
                return
            headers = MutableHeaders(scope=start)
            packed = await self._packed(scope["path"], headers.get("etag", ""), bytes(body))
            headers["content-encoding"] = "gzip"
            headers["content-length"] = str(len(packed))
            headers.add_vary_header("accept-encoding")
            await send(start)
            await send({"type": "http.response.body", "body": packed})

        await self.app(scope, receive, compress)

    def _shrinks(self, start: Message) -> bool:
        headers = Headers(raw=start["headers"])
        return (
            start["status"] == 200
            and "content-encoding" not in headers
            and int(headers.get("content-length", "0")) >= self.SMALLEST
            and headers.get("content-type", "").startswith(self.SHRINKS)
        )

    async def _packed(self, path: str, etag: str, body: bytes) -> bytes:
        """`body` compressed, from the kept ones if it is the same file; those who ask meanwhile wait for the first."""
        key = (path, etag)
        packing = self._kept.get(key) if etag else None
        if packing is None:
            packing = asyncio.ensure_future(asyncio.to_thread(gzip.compress, body, 6, mtime=0))
        if etag:
            self._kept[key] = packing
            self._kept.move_to_end(key)
            while len(self._kept) > self.KEPT:
                self._kept.popitem(last=False)
        return await asyncio.shield(packing)
