"""Observable objects that many screens show: whoever changes it, every screen that shows it is redrawn.

A Flet session draws only itself, so what is shared lives outside of Flet and tells each session through that session's
own loop and context.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar
from weakref import WeakSet

import flet as ft
from flet.components.hooks.use_ref import MutableRef

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Wake:
    """What redraws a component.

    first: it holds what the finger waits for, so it is drawn and sent before the others are begun.  redraw: if it has
    not been drawn since the last change, or, where it is told so, even then.
    """

    page: ft.Page
    first: bool
    redraw: Callable[[bool], object]


SENT: Final = 3
"""Turns of the event loop after which a change is drawn and on its way: it is noticed, drawn, sent."""
SCREEN: Final = 2 * SENT
"""The same for a whole screen: what the finger waits for, then the rest of it."""


def call_in_page(page: ft.Page, fn: Callable[[], object], turns: int = 0) -> None:
    """Run `fn` on the page's event loop with `page` as Flet's current page. Safe from any thread or session.

    turns: of the event loop to let pass first.  Does nothing for a page that is away: it is redrawn as a whole when it
    comes back.
    """

    async def call() -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        fn()

    try:
        if page.session.connection is not None:
            # run_task changes the current page of its caller, hence the copy
            contextvars.copy_context().run(page.run_task, call)
    except (RuntimeError, AttributeError):
        log.debug("a page left before it could be told", exc_info=True)


_followed: Final[dict[str, WeakSet[Live]]] = {}
"""What each session shows, by its id, until it is over."""


class Live:
    """Something that several screens show. Call `changed()` after each change; no Flet needed for that."""

    def __init__(self) -> None:
        self.version = 0
        """Counts the changes."""
        self._lock = threading.Lock()
        self._wakes: dict[str, list[Wake]] = {}

    def subscribe(self, session: str, wake: Wake) -> Callable[[], None]:
        """Call `wake` after each change, until the returned function is called or the session is dropped."""
        _followed.setdefault(session, WeakSet()).add(self)
        with self._lock:
            self._wakes.setdefault(session, []).append(wake)

        def unsubscribe() -> None:
            with self._lock:
                wakes = self._wakes.get(session, [])
                if wake in wakes:
                    wakes.remove(wake)
                if not wakes:
                    self._wakes.pop(session, None)

        return unsubscribe

    def drop(self, session: str) -> None:
        """Forget a session that is over."""
        with self._lock:
            self._wakes.pop(session, None)

    def refresh(self, session: str) -> None:
        """Redraw what one session shows of this, as it may have missed changes."""
        with self._lock:
            wakes = list(self._wakes.get(session, []))
        _wake(wakes, 0, True)

    @property
    def watchers(self) -> int:
        """How many components are redrawn after a change."""
        with self._lock:
            return sum(map(len, self._wakes.values()))

    def changed(self) -> None:
        """Redraw every component that uses this object, screen after screen: first the one on which it was changed."""
        mine = _session()
        with self._lock:
            self.version += 1
            screens = sorted(self._wakes, key=lambda session: session != mine)
            wakes = [list(self._wakes[session]) for session in screens]
        for place, of_screen in enumerate(wakes):
            _wake(of_screen, place * SCREEN, False)


def _wake(wakes: Sequence[Wake], turns: int, anyway: bool) -> None:
    """Redraw components of one screen: each turn of its loop that is asked for costs as much as drawing a small one."""
    for first in (True, False):
        due = [wake for wake in wakes if wake.first is first]
        if due:
            call_in_page(due[0].page, partial(_redraw, due, anyway), turns + (0 if first else SENT))


def _redraw(wakes: Sequence[Wake], anyway: bool) -> None:
    for wake in wakes:
        try:
            wake.redraw(anyway)
        except Exception:  # the others are drawn all the same
            log.exception("a part of a screen was not drawn again")


def _session() -> str:
    """The session in which something is being done just now, "" outside of all."""
    try:
        return str(ft.context.page.session.id)
    except (RuntimeError, AttributeError):
        return ""


LiveT = TypeVar("LiveT", bound=Live)


def use_live(live: LiveT, first: bool = False, of: Callable[[], object] = lambda: object()) -> LiveT:
    """Hook: redraw the calling component whenever `live.changed()` is called, by anyone.

    first: it holds what the finger waits for, so it is drawn and sent before the others are begun.  of: all that it
    shows of it; it is drawn again only where that is another thing than when it was drawn.
    """
    _, tick = ft.use_state(0)
    page = ft.context.page
    drawn: MutableRef[int] = ft.use_ref()
    drawn.current = version = live.version
    shown: MutableRef[object] = ft.use_ref()
    shown.current = of()
    # the clean-up is looked up in a ref: an effect that returns its clean-up loses it at the next render
    subscription: MutableRef[Callable[[], None]] = ft.use_ref()

    def redraw(anyway: bool) -> None:
        due = drawn.current != live.version  # else it was drawn meanwhile with what surrounds it
        if anyway or (due and of() != shown.current):
            tick(lambda count: count + 1)

    def subscribe() -> None:
        wake = Wake(page, first, redraw)
        subscription.current = live.subscribe(page.session.id, wake)
        if live.version != version:  # changed between the drawing and now
            _wake([wake], 0, False)

    def unsubscribe() -> None:
        if subscription.current is not None:
            subscription.current()

    ft.use_effect(subscribe, [id(live)], cleanup=unsubscribe)
    return live


def attach(page: ft.Page, *shared: Live) -> None:
    """Bind a session to what it shows: redrawn when it comes back after an outage. When it is over it is forgotten by
    all that it ever showed: a closed page clears nothing up, and would stay in memory with all that is on it.
    """
    session = page.session.id

    def refresh() -> None:
        for live in shared:
            live.refresh(session)

    def forget() -> None:
        for live in _followed.pop(session, ()):
            live.drop(session)

    page.on_connect = refresh
    page.on_close = forget
