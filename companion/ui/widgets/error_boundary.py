"""What happens when a screen has a bug: the rest of the screen lives on, and a person reads a sentence.

Without this, an exception while drawing ends the session's update loop without a word, and an exception in a handler
covers the app with a crash page.
"""

from __future__ import annotations

import functools
import logging
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final, ParamSpec, TypeVar, cast
from weakref import WeakKeyDictionary

import flet as ft
from flet.components.component import Component
from flet.messaging.session import Session

from companion.core.values.messages import Msg, msg
from companion.store import StoreFault
from companion.ui.art import picture
from companion.ui.runtime.caught_errors import caught

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

Translate = Callable[[ft.Page, Msg], str]
"""Says a message in the language of the page's reader."""

BROKEN_PART: Final = msg("foundation-broken-part")
WENT_WRONG: Final = msg("foundation-went-wrong")
SOMETHING_WRONG: Final = msg("trouble-title")

SMALLEST: Final = 48
"""Of what is tapped, in logical pixels."""
TAPS: Final = ("click", "tap_down", "tap")

_draw: Final[Callable[[Component], None]] = Component.update
_dispatch: Final[Callable[..., Any]] = Session.dispatch_event
_late: Final[WeakKeyDictionary[Session, Callable[[], None]]] = WeakKeyDictionary()
_WRONG: Final = "vigie_something_wrong"
"""The attribute of a session that holds what is done then: a deed that knows its screen would keep it for ever where
sessions are the keys."""


def _untranslated(_page: ft.Page, message: Msg) -> str:
    return message.key


_translate: Translate = _untranslated


def component(fn: Callable[P, R]) -> Callable[P, R]:
    """Use instead of `@ft.component`: when `fn` fails, a notice takes its place and the other parts live on.

    Where the database is at fault, the notice says so in its words.
    """

    @ft.component
    @functools.wraps(fn)
    def bounded(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return fn(*args, **kwargs)
        except StoreFault as fault:
            log.warning("%s cannot be drawn: %s", fn.__name__, fault)
            return cast(R, _notice(fault.text))
        except Exception:
            caught(log, "%s cannot be drawn", fn.__name__)
            return cast(R, _notice(BROKEN_PART))

    return bounded


def install(translate: Translate) -> None:
    """Catch what the boundaries cannot: errors in handlers and effects, and controls that Flet refuses to send."""
    global _translate
    _translate = translate
    Session.error = _soft_error  # type: ignore[method-assign, assignment]
    Component.update = _guarded_update  # type: ignore[method-assign]
    Session.dispatch_event = _noticed  # type: ignore[method-assign, assignment]


def when_late(page: ft.Page, deed: Callable[[], None]) -> None:
    """Do this when a tap comes on what is no longer on this screen; Flet passes over it in silence."""
    _late[page.session] = deed


def when_wrong(page: ft.Page, deed: Callable[[], None] | None) -> None:
    """Do this when somebody on this screen says that something is wrong; None where they are just doing so."""
    setattr(page.session, _WRONG, deed)


def can_be_reported(page: ft.Page) -> bool:
    """Whether anything follows there when somebody says that something is wrong."""
    return _deed(page.session) is not None


def _deed(session: Session) -> Callable[[], None] | None:
    found: Callable[[], None] | None = getattr(session, _WRONG, None)
    return found


def something_wrong(page: ft.Page) -> None:
    """Somebody on this screen says so."""
    if (deed := _deed(page.session)) is not None:
        deed()


def use_standing(page: ft.Page, number: int, key: str, how: str) -> None:
    """This question stands on the screen, asked or with what is told in its place: a tap on a picture from before comes
    too late.

    The controls may be the same ones, so that only the connection can tell. It is told while they are drawn, as they
    answer the new question before the screen has it, and once that is sent.
    """
    ft.use_memo(lambda: _mark(page, "renewing"), [number, key, how])
    ft.use_effect(lambda: _mark(page, "renewed"), [number, key, how])


def _mark(page: ft.Page, name: str) -> None:
    mark = getattr(page.session.connection, name, None)
    if mark is not None:
        mark()


def too_late(session: Session) -> None:
    """A tap came on what is no longer there."""
    if session in _late:
        _late[session]()


def _noticed(session: Session, control_id: int, event_name: str, event_data: Any) -> Coroutine[Any, Any, None]:
    """Whether a tap comes too late, on the way to its control.

    What picture was touched is asked at once, and whether that is outdated only when the control is about to hear of
    it: in between, the control may have come to answer another question.
    """
    shown = getattr(session.connection, "shown", None)
    return _carried_out(session, control_id, event_name, event_data, shown)


async def _carried_out(session: Session, control_id: int, event_name: str, event_data: Any, shown: int | None) -> None:
    if event_name in TAPS:
        outdated = getattr(session.connection, "outdated", None)
        late = outdated is not None and outdated(shown)
        if late or control_id not in session.index:
            too_late(session)
        if late:
            return
    await _dispatch(session, control_id, event_name, event_data)


def say(page: ft.Page, message: Msg) -> str:
    """`message` in the language of the page; its key if the translation itself fails."""
    try:
        return _translate(page, message)
    except Exception:
        log.exception("%s cannot be translated", message.key)
        return message.key


def _notice(message: Msg) -> ft.Control:
    page = ft.context.page
    ink = ft.Colors.ON_ERROR_CONTAINER
    words = ft.Text(say(page, message), color=ink, expand=True, expand_loose=True)
    icon = ft.Image(src=picture("icon:warning"), height=24, color=ink)
    told = ft.Row([icon, words], tight=True)
    return ft.Container(
        ft.Column([told, *_way(page, ink)], tight=True, spacing=8),
        bgcolor=ft.Colors.ERROR_CONTAINER,
        padding=12,
        border_radius=8,
    )


def _way(page: ft.Page, ink: str) -> list[ft.Control]:
    """The button by which somebody says so, where anything follows from it."""
    if not can_be_reported(page):
        return []
    label = ft.Text(say(page, SOMETHING_WRONG), color=ink)
    body = ft.Container(
        label,
        border=ft.Border.all(1, ink),
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=14),
        height=SMALLEST,
        alignment=ft.Alignment.CENTER_LEFT,
        on_click=lambda _: something_wrong(page),
    )
    return [ft.Semantics(content=body, identifier="broken-part-report", button=True, container=True)]


def _soft_error(session: Session, message: str) -> None:
    """Replaces the full-page crash screen by a line at the bottom: what is wrong with the database, if that is it."""
    error = sys.exc_info()[1]  # Flet calls this while it handles the error
    told = error.text if isinstance(error, StoreFault) else WENT_WRONG
    if isinstance(error, StoreFault) or error is None:
        log.error("session %s: %s", session.id, error or message)
    else:
        caught(log, "session %s: %s", session.id, message)
    page = session.page
    try:
        way = say(page, SOMETHING_WRONG) if can_be_reported(page) else None
        page.show_dialog(
            ft.SnackBar(ft.Text(say(page, told)), action=way, on_action=lambda _: something_wrong(page), persist=False)
        )
    except Exception:
        log.exception("session %s cannot show its error", session.id)


def _guarded_update(part: Component) -> None:
    """A control with an impossible value (an opacity of 2) fails here, outside of every component's body."""
    try:
        _draw(part)
    except Exception as error:
        caught(log, "%s cannot be updated", part.fn.__name__)
        ft.context.page.session.error(str(error))
