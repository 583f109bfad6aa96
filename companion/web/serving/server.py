"""The web server of the tablet: it carries the screens of this machine and listens to nobody else.

Phones come through a server of their own, `companion.web.door.door`, made of the same parts.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import Any, Final, Protocol

import flet as ft
import flet_web.fastapi as flet_fastapi
import uvicorn
from fastapi import APIRouter, FastAPI, WebSocket
from flet_web.fastapi.flet_static_files import FletStaticFiles
from starlette.datastructures import Headers
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.core.values.messages import Msg, msg
from companion.library.shelf import LIMITS as LIBRARY
from companion.library.texts import best_language, texts_in
from companion.version import VERSION
from companion.web.serving import listening_port, script_fonts, webroot
from companion.web.serving.connections import AdmittedConnection, Connections, allow_files
from companion.web.serving.gc_scheduler import GcScheduler
from companion.web.serving.middleware import LARGEST_BODY, LARGEST_HEAD, Compressed, RequestGuard
from companion.web.serving.parked_sessions import ParkedSessions
from companion.web.serving.wire import Wire

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8550
SESSION_TIMEOUT: Final = 600
"""Seconds that a screen may be away before its session is forgotten. The game itself is never in a session."""
SCREENS_AWAY: Final = 64
"""Sessions of the tablet's own server that may wait for their screens."""
LARGEST_MESSAGE: Final = 1_000_000
"""Bytes of one message from a screen; a longer one closes the connection."""
LARGEST_AT_HOME: Final = LIBRARY.size + LARGEST_MESSAGE
"""The same on this very machine, whose owner may hand in a whole library with its photos."""


class Switched(Protocol):
    """A server beside this one that is switched on and off, such as the door for phones."""

    async def switch_on(self) -> None: ...

    async def switch_off(self) -> None: ...


def build_app(
    main: Callable[[ft.Page], object],
    *,
    title: str,
    lang: str,
    routers: Sequence[APIRouter] = (),
    bodies: Mapping[str, int] = MappingProxyType({}),
    door: Callable[[], Switched | None] = lambda: None,
    greet: Callable[[str], object] = lambda _lang: None,
) -> FastAPI:
    """The web app: `main` for each screen, `routers` for other addresses, `/health` for those who wait for us.

    bodies: bytes that a request may bring along to a path, where that is more than a few words.
    lang: language of the page until a session says otherwise, and of what is printed on the console.  door: the server
    for phones, which closes with this one.  greet: called with the language of each reader whose browser says it.
    """

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await flet_fastapi.app_manager.start()
        yield
        if (opened := door()) is not None:
            await opened.switch_off()
        await flet_fastapi.app_manager.shutdown()

    absent = ParkedSessions(SESSION_TIMEOUT, SCREENS_AWAY)

    async def screen(socket: WebSocket) -> None:
        await Wire(socket.receive, socket.send).carry(socket.scope, main, absent)

    pages = screen_files(webroot.prepare(title, lang), title)

    async def welcome(scope: Scope, receive: Receive, send: Send) -> None:
        if wished := Headers(scope=scope).get("accept-language", ""):
            greet(best_language(tag.partition(";")[0].strip() for tag in wished.split(",")))
        await pages(scope, receive, send)

    app = bare_app(title, lifespan=lifespan)
    app.state.lang, app.state.door = lang, door
    for router in routers:
        app.include_router(router)
    furnish(app, screen, welcome)
    app.add_middleware(Compressed)
    app.add_middleware(RequestGuard, largest=lambda scope: bodies.get(scope["path"], LARGEST_BODY))
    return app


def bare_app(title: str, staying: Callable[[], bool] = lambda: True, **more: Any) -> FastAPI:
    """A web app that tells nobody how it is made and only answers at `/health`.

    staying: False once it is about to close: nobody should come back to it now.
    """
    app = FastAPI(title=title, docs_url=None, redoc_url=None, openapi_url=None, redirect_slashes=False, **more)

    @app.get("/health")
    def health() -> JSONResponse:
        well = staying()
        return JSONResponse({"ok": well, "version": VERSION}, 200 if well else 503)

    return app


def furnish(app: FastAPI, screen: Callable[[WebSocket], Awaitable[None]], pages: ASGIApp) -> None:
    """Give an app its screens: `screen` serves the WebSocket of each, `pages` what has no route of its own."""

    async def nothing(socket: WebSocket) -> None:
        await socket.close()

    app.router.routes.append(WebSocketRoute("/ws", screen))
    app.router.routes.append(WebSocketRoute("/{path:path}", nothing))
    app.router.routes.append(Route("/{path:path}", _Pages(pages)))


class _Pages:
    """An ASGI app as an endpoint: a class, or it would be taken for a function of a request."""

    def __init__(self, pages: ASGIApp) -> None:
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._pages(scope, receive, send)


def screen_files(root: Path, title: str) -> FletStaticFiles:
    """Flet's client with our files before its own. root: made by `webroot.prepare`, removed when the server stops."""
    flet_fastapi.app_manager.add_temp_dir(str(root))
    names = {"app_name": title, "app_short_name": title, "app_description": title}
    return _Files(assets_dir=str(root), no_cdn=True, **names)


class _Files(FletStaticFiles):  # type: ignore[misc]
    """Flet's files, and its page at every address of the app. A name with a dot is a file, or nothing."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a path leads, and what lies there; nothing does without a `stat_result`."""
        files = StaticFiles if "." in path else FletStaticFiles
        found: tuple[str, os.stat_result | None] = files.lookup_path(self, path)
        return found

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; a font for signs that ours lack comes out of its archive."""
        if (font := script_fonts.font(PurePath(path))) is not None:
            return Response(font, media_type="font/woff2", headers={"cache-control": script_fonts.KEPT})
        found: Response = await super().get_response(path, scope)
        return found


def serve(app: FastAPI, port: int = DEFAULT_PORT, open_browser: bool = True, phones: bool = False) -> int:
    """Serve this machine until interrupted. Returns the exit code: 0, or 1 if no port could be opened.

    A busy port is said, and the next free one taken; port 0 takes any free one.  phones: open the door too.
    """
    texts = texts_in(app.state.lang)

    def say(message: Msg) -> None:
        print(texts(message), flush=True)

    try:
        listener = listening_port.listen(DEFAULT_HOST, port)
    except OSError as error:
        say(no_listener(error, DEFAULT_HOST, port, "--port"))
        return 1
    allow_files()
    garbage = GcScheduler()
    garbage.begin()

    async def ready() -> None:
        _announce(listener.getsockname()[1], open_browser, say)
        if phones and (door := app.state.door()) is not None:
            await door.switch_on()

    with listener:
        taken = listener.getsockname()[1]
        if port not in (0, taken):
            say(msg("foundation-port-busy", busy=port, port=taken))
        with contextlib.suppress(KeyboardInterrupt):
            Server(configuration(app, LARGEST_AT_HOME), ready, moment=garbage.moment).run(sockets=[listener])
    return 0


def no_listener(error: OSError, host: str, port: int, option: str) -> Msg:
    """Why nobody can be listened to at this address. option: with which another port is chosen."""
    if error.errno == errno.EADDRINUSE:
        last = port + listening_port.PORTS_TRIED - 1
        return msg("foundation-no-port", first=port, last=last, host=host, option=option)
    return msg("foundation-bad-address", host=host, port=port, reason=error.strerror or str(error))


def web_address(host: str, port: int) -> str:
    """What to type in a browser in order to reach `host`."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _announce(port: int, open_browser: bool, say: Callable[[Msg], None]) -> None:
    """Say where the screens are, once they can be opened."""
    here = web_address(DEFAULT_HOST, port)
    say(msg("foundation-serving", url=here))
    say(msg("foundation-only-here"))
    say(msg("foundation-stop-hint"))
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, here)


class Server(uvicorn.Server):
    """A uvicorn server that tells when it answers, and waits for nobody for ever.

    connections: which it may have.  moment: called ten times a second.
    """

    server_state: Connections

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], Coroutine[Any, Any, None]],
        connections: Connections | None = None,
        moment: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(config)
        self.server_state = connections or Connections()
        self._ready = ready
        self._moment = moment

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await self._ready()

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second."""
        self.server_state.review()
        self._moment()
        return await super().on_tick(counter)


def configuration(app: FastAPI, largest: int = LARGEST_MESSAGE, **more: Any) -> uvicorn.Config:
    """How both servers run: strict with what comes in, and telling nobody what they are. No request is ever logged.

    largest: bytes of one message from a screen.
    """
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # nobody stands between us and a screen, so nobody may say who he is
        http=AdmittedConnection,  # h11: the implementation that limits the headers
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws="websockets-sansio",  # the implementation that enforces ws_max_size and pings
        ws_max_size=largest,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=2,
        **more,
    )
