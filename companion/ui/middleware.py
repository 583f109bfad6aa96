"""ASGI layers around the Flet host: who may connect, what the browser may load, and compression."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections import OrderedDict
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOREIGN_ORIGIN: Final = 4403
"""WebSocket close code for a page of another site; before the handshake it is an HTTP 403."""

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
_HOST: Final = re.compile(r"[\w.\-]+(:\d+)?|\[[\da-fA-F:.]+\](:\d+)?")


class Guard:
    """Refuses WebSockets opened by pages of other sites, and lets our page load nothing from elsewhere."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if scope["type"] == "websocket" and headers.get("origin", host).split("://")[-1] != host:
            await receive()
            await send({"type": "websocket.close", "code": FOREIGN_ORIGIN})
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                del out["access-control-allow-origin"]  # Flet allows every site
                out["content-security-policy"] = csp(host)
                out["x-content-type-options"] = "nosniff"
                out["referrer-policy"] = "no-referrer"
                out["cache-control"] = "no-cache"  # kept, but revalidated: an upgrade shows at once
            await send(message)

        await self.app(scope, receive, guarded)


def csp(host: str) -> str:
    """What a page served as `host` may load: itself and its own WebSocket."""
    sockets = f"ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return _CSP.format(sockets=sockets)


class Compressed:
    """gzip for answers of known length that shrink. A file (path and ETag) is compressed once, not once per tablet."""

    SMALLEST: Final = 1024
    KEPT: Final = 64
    SHRINKS: Final = ("text/", "application/json", "application/javascript", "application/wasm", "font/", "image/svg")

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()

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
        """`body` compressed, from the kept ones if it is the same file."""
        key = (path, etag)
        if etag and key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        packed = await asyncio.to_thread(gzip.compress, body, 6, mtime=0)
        if etag:
            self._kept[key] = packed
            while len(self._kept) > self.KEPT:
                self._kept.popitem(last=False)
        return packed
