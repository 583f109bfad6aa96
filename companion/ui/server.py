"""The web server that carries the screens, to the tablet itself or to the table's network."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import flet as ft
import flet_web.fastapi as flet_fastapi
import uvicorn
from fastapi import APIRouter, FastAPI
from starlette.routing import Mount, WebSocketRoute

from companion import __version__
from companion.core.text import Msg, msg
from companion.library.texts import texts_in
from companion.ui import webroot
from companion.ui.middleware import Compressed, Guard

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8550
PORTS_TRIED: Final = 20
SESSION_TIMEOUT: Final = 600
"""Seconds that a screen may be away before its session is forgotten. The game itself is never in a session."""
LARGEST_MESSAGE: Final = 1_000_000
"""Bytes of one message from a screen; a longer one closes the connection."""
_ANY_HOST: Final = ("0.0.0.0", "::")


def build_app(
    main: Callable[[ft.Page], object], *, title: str, lang: str, routers: Sequence[APIRouter] = ()
) -> FastAPI:
    """The web app: `main` for each screen, `routers` for other addresses, `/health` for those who wait for us.

    lang: language of the page until a session says otherwise, and of what is printed on the console.
    """

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await flet_fastapi.app_manager.start()
        yield
        await flet_fastapi.app_manager.shutdown()

    root = webroot.prepare(title, lang)
    flet_fastapi.app_manager.add_temp_dir(str(root))
    app = FastAPI(title=title, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.lang = lang

    @app.get("/health")
    def health() -> dict[str, object]:
        return {"ok": True, "version": __version__}

    for router in routers:
        app.include_router(router)
    screens = flet_fastapi.app(
        main,
        assets_dir=str(root),
        app_name=title,
        app_short_name=title,
        app_description=title,
        no_cdn=True,
        session_timeout_seconds=SESSION_TIMEOUT,
    )
    # Flet's host also answers with API documentation and OAuth: keep its WebSocket and its files
    screens.router.routes = [route for route in screens.routes if isinstance(route, (WebSocketRoute, Mount))]
    app.mount("/", screens)
    app.add_middleware(Compressed)
    app.add_middleware(Guard)
    return app


def serve(app: FastAPI, host: str = DEFAULT_HOST, port: int = DEFAULT_PORT, open_browser: bool = True) -> int:
    """Serve until interrupted. Returns the exit code: 0, or 1 if no port could be opened.

    A busy port is said, and the next free one taken; port 0 takes any free one.
    """
    texts = texts_in(app.state.lang)

    def say(message: Msg) -> None:
        print(texts(message), flush=True)

    try:
        listener = listen(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            say(msg("foundation-no-port", first=port, last=port + PORTS_TRIED - 1, host=host))
        else:
            say(msg("foundation-bad-address", host=host, port=port, reason=error.strerror or str(error)))
        return 1
    # What is loaded by now stays as long as the server: spare every answer the collector's walk through it
    gc.collect()
    gc.freeze()
    with listener:
        taken = listener.getsockname()[1]
        if port not in (0, taken):
            say(msg("foundation-port-busy", busy=port, port=taken))
        _run(app, listener, lambda: _announce(host, taken, open_browser, say))
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on `port` or on the next free one. OSError if the address or all the ports are refused."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = range(port, min(port + PORTS_TRIED, 65536)) if port else (0,)
    for candidate in ports:
        try:
            return socket.create_server((host, candidate), family=family)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == ports[-1]:
                raise
    raise OSError(errno.EINVAL, f"port {port}")


def lan_address() -> str | None:
    """Our address as other devices of the network see it. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def web_address(host: str, port: int) -> str:
    """What to type in a browser in order to reach `host`."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _announce(host: str, port: int, open_browser: bool, say: Callable[[Msg], None]) -> None:
    """Say where the screens are, once they can be opened."""
    here = web_address(DEFAULT_HOST if host in _ANY_HOST else host, port)
    say(msg("foundation-serving", url=here))
    outside = lan_address() if host in _ANY_HOST else None
    if outside:
        say(msg("foundation-serving-lan", url=web_address(outside, port)))
    say(msg("foundation-stop-hint"))
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, here)


class _Server(uvicorn.Server):
    """A uvicorn server that tells when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def _run(app: FastAPI, listener: socket.socket, ready: Callable[[], None]) -> None:
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",  # the implementation that enforces ws_max_size and pings
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=2,
    )
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config, ready).run(sockets=[listener])
