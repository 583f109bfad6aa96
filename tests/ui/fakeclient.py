"""Drives `main(page)` without a browser: the client's side of Flet's protocol, in process.

Uses semi-internal classes of Flet: check again at every Flet upgrade.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, TypeVar

import flet as ft
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import InvokeMethodRequestBody, Message, MessageAction
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.ui.app import main_for
from companion.ui.context.app_context import AppContext
from companion.ui.runtime.flet_diff_patch import packed

C = TypeVar("C", bound=BaseControl)
DEADLINE = 3.0
"""Seconds that a wait may take before the test fails."""


def pack(body: object) -> bytes:
    """What goes over the wire. Not optional: Flet takes its snapshots for the next difference while packing."""
    return packed(body)


class FakeConnection(Connection):
    """The server's end of a connection whose other end is a `FakeClient`."""

    def __init__(self, client: FakeClient) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.executor = ThreadPoolExecutor(2)
        self.pubsubhub = PubSubHub(loop=self.loop, executor=self.executor)
        self.page_url = "http://test"
        self.client = client

    def send_message(self, message: Message) -> None:
        """Count and check what the server sends; answer the methods that it calls on the client."""
        packed = pack([message.action, message.body])
        self.client.sent.append(len(packed))
        self.client.unmeasured = self.client.unmeasured or b"on_size_change" in packed
        self.client.heard(message)
        if message.action == MessageAction.SESSION_CRASHED:
            raise AssertionError(message.body.message)
        if message.action == MessageAction.INVOKE_METHOD:
            self.loop.call_soon(self.client.reply, message.body)

    def dispose(self) -> None:
        """Release the threads."""
        self.executor.shutdown(wait=False)


class FakeClient:
    """One screen.

    async with FakeClient(main, route="/join/AB12") as screen:
        await screen.tap("Suivant")
        assert "Tour 2" in screen.texts()
    """

    def __init__(
        self,
        main: Callable[[ft.Page], Any],
        route: str = "/",
        *,
        size: tuple[int, int] = (1280, 800),
        timeout: int = 600,
    ) -> None:
        self.main = main
        self.route = route
        self.size = size
        self.timeout = timeout
        self.sent: list[int] = []
        """Bytes of each message from the server."""
        self.heard: Callable[[Message], object] = lambda _: None
        """Is given each of them."""
        self.high: Callable[[BaseControl], float | None] = lambda control: (
            600 if isinstance(control, ft.Column) else 300
        )
        """How high a part is that wants to know, None where it is not said: at first all is in sight everywhere."""
        self.unmeasured = True
        """Whether something has come that wants to know it."""
        self._measured: dict[int, float] = {}

    async def __aenter__(self) -> FakeClient:
        self.connection = FakeConnection(self)
        self.session = Session(self.connection)
        self.page = self.session.page
        width, height = self.size
        self.session.apply_page_patch(
            {"route": self.route, "web": True, "width": width, "height": height, "platform": "linux"}
        )
        pack(self.session.get_page_patch())
        _context_page.set(self.page)
        context.reset_auto_update()
        started = self.main(self.page)
        if asyncio.iscoroutine(started):
            await started
        await self.session.after_event(self.page)
        await self.settle()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.session.close()
        await asyncio.sleep(0.01)
        self.connection.dispose()

    async def settle(self, turns: int = 6) -> None:
        """Let the session's own tasks run."""
        for _ in range(turns):
            await asyncio.sleep(0.002)
        if self.unmeasured and self.session.connection is not None:
            await self._measure(turns)

    async def _measure(self, turns: int) -> None:
        """Say how high things are."""
        self.unmeasured = False
        for each in self.walk():
            if getattr(each, "on_size_change", None) is None or (high := self.high(each)) is None:
                continue
            if self._measured.get(each._i) != high:
                self._measured[each._i] = high
                await self.session.dispatch_event(each._i, "size_change", {"w": 600.0, "h": high})
        for _ in range(turns):
            await asyncio.sleep(0.002)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait for a condition that another thread or session brings about."""
        async with asyncio.timeout(DEADLINE):
            while not condition():
                await asyncio.sleep(0.002)

    async def go_offline(self) -> None:
        """Lose the connection; what the server sends from now on is lost."""
        await self.session.disconnect(self.timeout)

    async def come_back(self) -> None:
        """Connect again, in the same tab."""
        self.connection = FakeConnection(self)
        await self.session.connect(self.connection)
        pack(self.session.get_page_patch())
        await self.settle()

    def reply(self, call: InvokeMethodRequestBody) -> None:
        """Answer a method that the server called; `push_route` also changes the address."""
        self.session.handle_invoke_method_results(call.control_id, call.call_id, None, None)
        if call.name == "push_route":
            route = {"route": call.args["route"]}
            self.session.apply_page_patch(route)
            self._routing = asyncio.ensure_future(self.session.dispatch_event(self.page._i, "route_change", route))

    def walk(self, node: object = None, seen: set[int] | None = None) -> Iterator[BaseControl]:
        """Every control of the page that is there to be seen, dialogs included."""
        node = self.page if node is None else node
        seen = set() if seen is None else seen
        if isinstance(node, BaseControl):
            if id(node) in seen or getattr(node, "visible", True) is False:
                return
            seen.add(id(node))
            yield node
            for field in dataclasses.fields(node):
                value = getattr(node, field.name, None)
                if value is not None and not field.metadata.get("skip") and field.name != "_internals":
                    yield from self.walk(value, seen)
        elif isinstance(node, (list, tuple)):
            for item in node:
                yield from self.walk(item, seen)

    def find(self, kind: type[C], **properties: object) -> list[C]:
        """The controls of one kind whose properties are as given."""
        return [
            control
            for control in self.walk()
            if isinstance(control, kind)
            and all(getattr(control, name, None) == value for name, value in properties.items())
        ]

    def texts(self) -> list[str]:
        """Every text on the page, rich texts flattened."""
        return [text.value or "".join(span.text or "" for span in text.spans or []) for text in self.find(ft.Text)]

    def names(self) -> set[str]:
        """The identifiers of all that has one."""
        return {each.identifier for each in self.find(ft.Semantics) if each.identifier}

    def tappable(self, name: str) -> BaseControl:
        """The control that answers to a tap and carries `name`: as content, tooltip, key, or identifier around it."""
        for control in self.walk():
            if getattr(control, "on_click", None) or getattr(control, "on_tap", None):
                content, key = getattr(control, "content", None), getattr(control, "key", None)
                inside = [text.value for text in self._inside(content)]
                if name in (content, key, getattr(control, "tooltip", None)) or name in inside:
                    return control
        for wrapper in self.find(ft.Semantics):
            if name in (wrapper.identifier, wrapper.label):
                for control in self.walk(wrapper.content):
                    if getattr(control, "on_click", None) or getattr(control, "on_tap", None):
                        return control
        raise AssertionError(f"nothing to tap is named {name!r}; the page says {self.texts()}")

    def _inside(self, content: object) -> list[ft.Text]:
        return [c for c in self.walk(content) if isinstance(c, ft.Text)] if isinstance(content, BaseControl) else []

    async def fire(self, control: BaseControl, event: str, data: object = None) -> None:
        """What the client sends when something happens to a control."""
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()

    async def tap(self, name: str) -> None:
        """Tap what is named `name`."""
        control = self.tappable(name)
        if getattr(control, "disabled", False):
            raise AssertionError(f"{name!r} is disabled")
        await self.fire(control, "click" if getattr(control, "on_click", None) else "tap")

    async def at_once(self, *names: str) -> None:
        """Tap several things of one picture, each before the tap before it is drawn."""
        controls = [self.tappable(name) for name in names]
        for control in controls:
            await self.session.dispatch_event(control._i, "click", None)
        await self.settle()

    async def press(self, identifier: str, event: str = "tap_down") -> None:
        """Put a finger on what bears this name, or lift it."""
        holder = next(each for each in self.find(ft.Semantics) if each.identifier == identifier)
        button = next(each for each in self.walk(holder.content) if isinstance(each, ft.GestureDetector))
        await self.fire(button, event)

    async def read(self) -> None:
        """Read what is told before the question, until the question stands there."""
        while found := [name for name in self.names() if name == "told-on" or name.startswith("told-more-")]:
            await self.tap(found[0])

    async def type(self, label: str, text: str) -> None:
        """Type `text` into the field labelled `label`."""
        fields = self.find(ft.TextField, label=label)
        assert fields, f"no field is labelled {label!r}"
        self.session.apply_patch(fields[0]._i, {"value": text})
        await self.fire(fields[0], "change", text)


def at(context: AppContext, route: str, size: tuple[int, int] = (1280, 800)) -> FakeClient:
    """A screen of the app that stands at one of its pages."""
    return FakeClient(main_for(context.host, context), route, size=size)
