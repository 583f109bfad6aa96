"""The server that the tests of a worker share: one process, in it one house after another.

`python -m tests.browser.shared_server PORT` listens on this machine, at once to nothing but orders. POST `/tests/fresh`
closes the house that is there and opens one on another data folder, POST `/tests/shown` shows the screens of another
module, POST `/tests/closed` only closes. Each answers when it is done. Nothing of this is in the app.
"""

from __future__ import annotations

import asyncio
import gc
import importlib
import sys
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakSet

import flet as ft
from fastapi import APIRouter, Request
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.responses import HTMLResponse, JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion import cli
from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.ui.context.card_photos import Darkroom
from companion.ui.look.language import say
from companion.ui.shell.repair import Main
from companion.ui.widgets import error_boundary
from companion.web.door.door import Door
from companion.web.services import Services
from companion.web.serving import server
from companion.web.serving.wire import GOING_AWAY
from companion.web.uploads.photo_uploads import BODIES, Photographer, photo_routes
from tests.browser.fast_app import Manner

LANGUAGE: Final = "fr"
"""Of the page until a session says otherwise."""
IDLE: Final = """<script>
    _flutter = { loader: { didCreateEngineInitializer() {} } };  // the program is there, and is never begun
    kept = WebAssembly.compileStreaming(fetch("/canvaskit/chromium/canvaskit.wasm"));
</script><script src="/main.dart.js"></script>"""
"""A page that does nothing, but holds what every page of ours runs, compiled, as long as it is open."""


class Turnover:
    """What serves just now, and whoever is connected to it."""

    def __init__(self) -> None:
        self._services: Services | None = None
        self._shown: Main | None = None
        """What is shown in the place of a house."""
        self._known: WeakSet[Services] = WeakSet()
        self._connections: dict[asyncio.Task[Any], asyncio.Event] = {}
        """Each with what ends it."""
        self._changing = asyncio.Lock()

    # ------------------------------------------------------------------ one after another

    async def fresh(self, arguments: Sequence[str], manner: Manner) -> None:
        """Close the house, and open another one. arguments: of `serve`."""
        async with self._changing:
            await self._close()
            manner.adopt()
            options, texts = cli.understood(["serve", *arguments])
            self._services = cli.services_of(options, texts)
            self._known.add(self._services)
            self._services.open()
            if options.phones and (door := self.door()) is not None:
                await door.switch_on()

    async def show(self, module: str) -> None:
        """Close the house; whoever comes gets the screens of this module, which has no house."""
        async with self._changing:
            await self._close()
            Manner().adopt()
            self._shown = importlib.import_module(module).main
            error_boundary.install(say)

    async def close(self) -> None:
        """Send everybody away and let go of everything that the house has to do with."""
        async with self._changing:
            await self._close()

    async def _close(self) -> None:
        services, self._services, self._shown = self._services, None, None  # whoever comes now finds nobody
        if services is not None and (door := services.door()) is not None:
            await door.switch_off()
        for end in self._connections.values():
            end.set()
        await asyncio.gather(*self._connections, return_exceptions=True)
        for key in tuple(app_manager._FletAppManager__sessions):
            await app_manager.delete_session(key)
        app_manager._FletAppManager__pubsubhubs.clear()  # each knows the screens of a device
        if services is not None:
            services.close()

    # ------------------------------------------------------------------ what the server asks

    def main(self, page: ft.Page) -> None:
        """The entry point of every screen."""
        shown = self._shown or self._there().entrance.main
        shown(page)

    def greet(self, lang: str) -> None:
        """Somebody comes whose browser speaks this language."""
        if self._services is not None:
            self._services.entrance.greet(lang)

    def door(self) -> Door | None:
        return None if self._services is None else self._services.door()

    def darkroom(self) -> Darkroom | None:
        return None if self._services is None else self._services.darkroom()

    def photographer(self, request: Request) -> Photographer:
        return self._there().photographer(request)

    def _there(self) -> Services:
        assert self._services is not None, "no house is open"
        return self._services

    # ------------------------------------------------------------------ orders

    def orders(self) -> APIRouter:
        """The door that only tests open."""
        router = APIRouter(prefix="/tests")

        @router.post("/fresh")
        async def fresh(request: Request) -> JSONResponse:
            order = await request.json()
            await self.fresh(order["arguments"], Manner(**order["manner"]))
            return JSONResponse({})

        @router.post("/shown")
        async def shown(request: Request) -> JSONResponse:
            await self.show((await request.json())["module"])
            return JSONResponse({})

        @router.post("/closed")
        async def closed() -> JSONResponse:
            await self.close()
            return JSONResponse({})

        @router.post("/remembered")
        async def remembered() -> JSONResponse:
            """How many houses this process still holds in its memory."""
            gc.unfreeze()
            gc.collect()
            return JSONResponse(len(self._known))

        @router.get("/idle")
        async def idle() -> HTMLResponse:
            """The page that each device keeps open."""
            return HTMLResponse(IDLE)

        return router

    def followed(self, app: ASGIApp) -> ASGIApp:
        """The same app; whoever is connected through a WebSocket can be cut off."""

        async def follow(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "websocket" or (task := asyncio.current_task()) is None:
                await app(scope, receive, send)
                return
            end = self._connections[task] = asyncio.Event()

            async def until_the_end() -> Message:
                heard, over = asyncio.ensure_future(receive()), asyncio.ensure_future(end.wait())
                try:
                    await asyncio.wait({heard, over}, return_when=asyncio.FIRST_COMPLETED)
                    return heard.result() if heard.done() else {"type": "websocket.disconnect", "code": GOING_AWAY}
                finally:
                    heard.cancel()
                    over.cancel()

            try:
                await app(scope, until_the_end, send)
            finally:
                del self._connections[task]

        return follow


if __name__ == "__main__":
    turnover = Turnover()
    application = server.build_app(
        turnover.main,
        title=texts_in(LANGUAGE)(msg("core-app")),
        lang=LANGUAGE,
        routers=(photo_routes(turnover.darkroom, turnover.photographer), turnover.orders()),
        bodies=BODIES,
        door=turnover.door,
        greet=turnover.greet,
    )
    application.add_middleware(turnover.followed)
    sys.exit(server.serve(application, int(sys.argv[1]), open_browser=False))
