"""One screen's WebSocket: what it sends is looked at before Flet reads it, and it can be cut off.

Flet trusts its client. A frame that it cannot read it answers with a traceback, one from before the registration leaves
its task waiting for ever, and a connection that breaks while it writes leaves the session bound to it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any, Final

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import (
    ControlEventBody,
    InvokeMethodResponseBody,
    MessageAction,
    RegisterClientRequestBody,
    UpdateControlPropsBody,
    decode_ext_from_msgpack,
)
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.datastructures import QueryParams
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.ui.look.theme import Wishes
from companion.web.serving.known_parts import FLET, KEEPS, KnownParts, in_full
from companion.web.serving.parked_sessions import ParkedSessions
from companion.web.serving.reported_events import may_be, may_happen

log = logging.getLogger(__name__)

DISMISSED: Final = 4401
"""Close code: this device has no business here any more; its page goes to the door."""
GOING_AWAY: Final = 1001
UNREADABLE: Final = 1003
"""Close code: what was sent cannot be understood."""
ASKED: Final = "?"
"""Text by which a page asks whether its connection lives; Flet's own frames are binary."""
ANSWERED: Final = "!"
GONE: Final = frozenset({"_dismissed", "_open"})
"""Marks that Flet's screens set themselves on a line or a dialog that has come or gone."""
LOST: Final = 3
"""Events at once that may be meant for a control that Flet has to look for, walking through the whole page while
everybody waits; one more each second. An honest screen sends one now and then, when a tap crosses a redraw."""
DIGITS: Final = 9
"""Of the number of messages that a page has shown."""
PATIENCE: Final = 0.5
"""Seconds that Flet has for tidying up once a connection is over."""
REGISTRATION: Final = 10.0
"""Seconds that a screen has for saying which it is."""

_DATA_CHANNEL: Final = 1
_BODIES: Final[Mapping[MessageAction, Any]] = {
    MessageAction.REGISTER_CLIENT: RegisterClientRequestBody,
    MessageAction.CONTROL_EVENT: ControlEventBody,
    MessageAction.UPDATE_CONTROL_PROPS: UpdateControlPropsBody,
    MessageAction.INVOKE_METHOD: InvokeMethodResponseBody,
}
"""What a screen may send."""
_KINDS: Final[Mapping[str, tuple[type, ...]]] = {
    "session_id": (str, type(None)),
    "page_name": (str, type(None)),
    "page": (dict,),
    "target": (int,),
    "name": (str,),
    "id": (int,),
    "props": (dict,),
    "control_id": (int,),
    "call_id": (str,),
}
"""Types of the fields that Flet uses without looking; the others are handed on as they are."""


def wishes_of(scope: Scope) -> Wishes:
    """What the browser of a screen wants: words larger than usual, and nothing that moves; its page says so
    (`CONNECTION` in `companion.web.serving.webroot`)."""
    told = QueryParams(scope.get("query_string", b""))
    words = told.get("words", "")
    larger = float(words) if re.fullmatch(r"\d(\.\d{1,20})?", words) else 1.0
    return Wishes.told(larger, told.get("still") == "1")


class Wire:
    """The connection of one screen. Makes it, serves it until it ends, and can end it."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._registered = False
        self._closed = False
        self._over = asyncio.Event()
        self._app: _App | None = None
        self._read: object = None
        """What the last frame says, as far as it is Flet's."""
        self._searches, self._counted = float(LOST), time.monotonic()

    async def carry(self, scope: Scope, main: Callable[[ft.Page], object], absent: ParkedSessions) -> None:
        """Show `main` on the screen until the connection is over. absent: where its session waits for it then."""
        loop = asyncio.get_running_loop()
        wishes = wishes_of(scope)

        def begun(page: ft.Page) -> object:
            page.data = wishes
            return main(page)

        app = _App(loop, app_manager.executor, begun, None, session_timeout_seconds=absent.seconds)
        self._app = app
        flet = asyncio.create_task(app.handle(WebSocket(scope, self.receive, self.send)))
        over = asyncio.create_task(self._over.wait())
        try:
            await asyncio.wait({flet, over}, timeout=REGISTRATION, return_when=asyncio.FIRST_COMPLETED)
            if self._registered:
                await asyncio.wait({flet, over}, return_when=asyncio.FIRST_COMPLETED)
                await asyncio.wait({flet}, timeout=PATIENCE)
            else:  # there is nothing to tidy up, and Flet would wait for ever
                await self.close(UNREADABLE)
        except asyncio.CancelledError:
            log.debug("a connection was still open when the server closed")
        finally:
            self._closed = True
            over.cancel()
            flet.cancel()
            await asyncio.gather(flet, over, return_exceptions=True)
            await app.let_go(absent)

    async def close(self, code: int) -> None:
        """End it: from now on nothing leaves any more."""
        if not self._closed:
            self._closed = True
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it may have gone just now
                await self._send({"type": "websocket.close", "code": code})

    async def receive(self) -> Message:
        """The next message for Flet."""
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                self._over.set()
                return message
            if message["type"] != "websocket.receive":
                return message
            fault = "text"
            if message.get("text") == ASKED:
                await self.send({"type": "websocket.send", "text": ANSWERED})
                continue
            if message.get("text") == KEEPS:
                if self._app is not None:
                    self._app.keeps_parts()
                continue
            if (shown := message.get("text") or "").isdecimal() and len(shown) <= DIGITS:
                if self._app is not None:
                    self._app.saw(int(shown))
                continue
            if message.get("bytes") is not None:
                fault = self._fault(message["bytes"])
                if not fault and self._acceptable():
                    return message
                if not fault:
                    continue
            log.warning("a connection was ended that sent what no screen sends: %s", fault)
            await self.close(UNREADABLE)
            self._over.set()
            return {"type": "websocket.disconnect", "code": UNREADABLE}

    async def send(self, message: Message) -> None:
        """A message of Flet's; dropped once the connection is closed."""
        if not self._closed:
            await self._send(message)

    def _acceptable(self) -> bool:
        """Whether the last frame is handed on: it says of a control what one of its kind can do and be."""
        read, app = self._read, self._app
        if app is None or not isinstance(read, ControlEventBody | UpdateControlPropsBody):
            return True
        if isinstance(read, UpdateControlPropsBody):
            control = app.control(read.id)
            return control is None or may_be(type(control), read.props)
        control = app.control(read.target)
        return self._affordable() if control is None else may_happen(control, read.name, read.data)

    def _affordable(self) -> bool:
        """Whether Flet may look for a control that is not where it should be."""
        now = time.monotonic()
        self._searches, self._counted = min(LOST, self._searches + now - self._counted), now
        if self._searches < 1:
            return False
        self._searches -= 1
        return True

    def _fault(self, data: bytes) -> str:
        """What is wrong with a frame, "" if nothing is."""
        self._read = None
        if not data or data[0] == _DATA_CHANNEL:
            return "" if self._registered else "data before the registration"
        if data[0] != FLET:
            return f"type {data[0]}"
        try:
            action, body = msgpack.unpackb(data[1:], ext_hook=decode_ext_from_msgpack)
            kind = MessageAction(action)
            read = _BODIES[kind](**body)
        except Exception as error:  # whatever a stranger makes the decoder say
            return type(error).__name__
        if (kind is MessageAction.REGISTER_CLIENT) is self._registered:
            return f"{kind.name} out of place"
        self._registered = True
        for field in fields(read):
            if not isinstance(getattr(read, field.name), _KINDS.get(field.name, object)):
                return f"{kind.name} with a bad {field.name}"
        self._read = read
        if not isinstance(read, RegisterClientRequestBody):
            return _meddling(getattr(read, "props", {}))
        return _meddling(read.page) or ("" if may_be(ft.Page, read.page) else "a page that is none")


def _meddling(props: Mapping[str, object]) -> str:
    """Flet sets whatever it is sent. A screen reports what a person did to a control, never how the control works."""
    for name, value in props.items():
        if name in GONE and isinstance(value, bool):
            continue
        if not isinstance(name, str) or name.startswith(("_", "on_")):
            return "a property that is not its own"
        if name == "route" and not isinstance(value, str):
            return "a bad route"
        if any(map(_meddling, _groups(value))):
            return "a property that is not its own"
    return ""


def _groups(value: object) -> Iterator[dict[str, object]]:
    if isinstance(value, dict):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _groups(each)


class _App(FletApp):  # type: ignore[misc]
    """Flet's side of a connection, which always lets go of its session."""

    _left = ""
    """By which Flet knows the session that was served."""
    _sent = 0
    """Messages so far."""
    _renewed = 0
    """The last one of them that brought another question, or the next one while it is on its way."""
    _parts: KnownParts | None = None
    """Those that the screen has; None for one that keeps none."""
    shown: int | None = None
    """How many of them were in the picture that was touched last; None where the screen does not say."""

    def send_message(self, message: Any) -> None:
        """Send to the screen, unless it has just gone: whoever comes back gets the whole picture anyway.

        Flet's own way is the same, but spells every message out for a log that nobody reads.
        """
        if self._FletApp__send_queue is not None:
            parts = self._parts
            frame = in_full(message) if parts is None else parts.frame(message)
            self._FletApp__send_queue.put_nowait(frame)
            self._sent += 1

    def keeps_parts(self) -> None:
        """The screen keeps from now on what looks alike."""
        self._parts = KnownParts()

    def saw(self, shown: int) -> None:
        """The screen says how many messages are in its picture; it has seen no more of them than were sent."""
        self.shown = min(shown, self._sent)

    def renewing(self) -> None:
        """What is sent next brings another question: its controls answer that one from now on."""
        self._renewed = self._sent + 1

    def renewed(self) -> None:
        """What was sent last brought another question."""
        self._renewed = self._sent

    def outdated(self, shown: int | None) -> bool:
        """Whether a picture with so many messages in it still shows the question before."""
        return shown is not None and shown < self._renewed

    def control(self, number: int) -> BaseControl | None:
        """A control of this screen, if Flet finds it without looking through all of them."""
        session = self._FletApp__session
        return None if session is None else session.index.get(number)

    async def let_go(self, absent: ParkedSessions) -> None:
        """Leave the session to whoever comes back to it. Flet does so by itself, but not after a fault."""
        session = self._FletApp__session
        if session is not None and session.connection is self:
            key = self._FletApp__get_unique_session_id(session.id)
            await app_manager.disconnect_session(key, absent.seconds)
        if self._left:
            await absent.keep(self._left)

    def dispose(self) -> None:
        """Called by a session that this connection no longer serves."""
        session = self._FletApp__session
        if session is not None:
            self._left = self._FletApp__get_unique_session_id(session.id)
        super().dispose()


class _Brief(logging.Filter):
    """One line of Flet for a connection that ended in disorder: no traceback, and nothing of what was sent."""

    def filter(self, record: logging.LogRecord) -> bool:
        if str(record.msg).startswith("Receive loop error") and record.exc_info:
            kind = record.exc_info[0]
            record.msg, record.args = "a connection ended in disorder: %s", (kind.__name__ if kind else "?",)
            record.exc_info = record.exc_text = None
        return True


logging.getLogger("flet_web.fastapi").addFilter(_Brief())
