"""What people with phones ask the table for, on top of every page: to be let in, to take something back.

A line for each, never more than a few, never over anything. A tap that comes as a line appears is not meant for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.phones.admission import Device
from companion.ui.context.app_context import AppContext
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.parcels.inbox import Delivery, Inbox
from companion.ui.runtime.live import use_live
from companion.ui.screen_session import screen_session
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.person_marks import framed

LINE, TALL_LINE, GAP = 64, 116, 6
"""Height of a line at zoom 1, of one on a phone, where the buttons stand below the words, and between two."""
MOST, MOST_COMPACT = 2, 1
"""Lines shown at once; how many more there are is said."""


@dataclass(frozen=True, slots=True)
class Request:
    """Something the table is asked for."""

    id: str
    """For tests and for who taps."""
    words: Msg
    yes: Msg
    no: Msg
    accept: Callable[[], object]
    refuse: Callable[[], None]
    sign: str
    """Icon."""
    seat: Seat | None = None
    """Whose it is."""


def requests(context: AppContext, session: ScreenSession) -> Sequence[Request]:
    """What the table is asked for just now; what was begun last comes first."""
    people = {seat.id: seat for seat in session.view.game.seats(session.view.state)}
    found = [_admission(context, device, people.get(device.seat)) for device in context.newcomers(session)]
    if session.undoing.doubt is not None:
        yes, no = msg("ui-request-take-back"), msg("ui-request-leave")
        doubt = Request(
            "doubt", msg("ui-request-doubt"), yes, no, session.undoing.all_the_same, session.undoing.leave_it, "warning"
        )
        return (doubt, *found)
    caption = session.view.undo_caption
    undo_requests = [people[seat] for seat in session.undoing.requests if seat in people] if caption is not None else []
    for seat in undo_requests:
        words = msg("ui-request-plea", name=seat.name, what=caption or "")
        yes, no = msg("ui-request-take-back"), msg("ui-request-no")
        found.append(
            Request(f"plea-{seat.id}", words, yes, no, session.undoing.last, session.undoing.leave_it, "undo", seat)
        )
    return (*found, *map(partial(_delivery, context.inbox), context.inbox.pending))


def _delivery(inbox: Inbox, delivery: Delivery) -> Request:
    """A card, a setting or a score that a phone has photographed; what must be looked at first has a page."""
    plain = inbox.plain(delivery)
    yes, no = msg("share-take" if plain else "share-look"), msg("share-refuse")
    accept = partial(inbox.take, delivery.id) if plain else lambda: ft.context.page.navigate("/receive")
    return Request(f"delivery-{delivery.id}", delivery.text, yes, no, accept, partial(inbox.refuse, delivery.id), "qr")


def _admission(context: AppContext, device: Device, seat: Seat | None) -> Request:
    """A phone that wants to come in: to a seat, perhaps one that another phone holds, to watch, or as a tablet."""
    keeper = context.doorkeeper
    if device.role == "seat" and seat is not None:
        holder = keeper.holder(device.evening, device.seat)
        held = holder is not None and holder.id != device.id and holder.admitted
        words = msg("ui-request-claim" if held else "ui-request-seat", name=seat.name)
    else:
        words = msg("ui-request-tablet" if device.role == "tablet" else "ui-request-watch")
    yes, no = msg("ui-request-let-in"), msg("ui-request-no")
    accept, refuse = partial(_settled, keeper.admit, device.id), partial(_settled, keeper.dismiss, device.id)
    sign = "tablet" if device.role == "tablet" else "phone"
    return Request(f"guest-{device.id}", words, yes, no, accept, refuse, sign, seat)


def _settled(deed: Callable[[str], None], device_id: str) -> None:
    """Let somebody in or not; whoever is gone, or was answered on another screen, needs no more."""
    try:
        deed(device_id)
    except BadAnswer:
        return


def use_steady(context: AppContext, shown: object) -> Callable[[Callable[[], object]], Callable[[], None]]:
    """Hook: makes deeds that ignore a tap which comes just after what is `shown` has changed."""
    last: MutableRef[tuple[object, float]] = ft.use_ref()
    if last.current is None or last.current[0] != shown:
        last.current = (shown, context.clock())

    def steady(deed: Callable[[], object]) -> Callable[[], None]:
        def careful() -> None:
            if last.current is None or context.clock() - last.current[1] >= screen_session.SETTLE:
                deed()

        return careful

    return steady


@component
def Requests(context: AppContext, evening: str, compact: bool, on_height: Callable[[float], None]) -> ft.Control:
    """The strip of a page about an evening, or about none. on_height: told how much of the screen it takes."""
    session = context.called_to(evening)
    use_live(context.people)
    use_live(context.inbox)
    use_live(session if session is not None else context.people)
    look, t = use_look(), use_texts()
    asked = requests(context, session) if session is not None else ()
    steady = use_steady(context, tuple(request.id for request in asked))
    shown = asked[: MOST_COMPACT if compact else MOST]
    height = (TALL_LINE if compact else LINE) * look.zoom
    lines = [_line(look, t, request, compact, height, steady) for request in shown]
    if more := len(asked) - len(shown):
        told = kit.words(look, t(msg("ui-request-more", n=more)), size=look.sizes.small, colour=look.palette.text_muted)
        lines.append(ft.Container(told, height=28 * look.zoom, padding=ft.Padding.only(left=12)))
    taken = len(shown) * (height + GAP) + (28 * look.zoom + GAP if more else 0) + (GAP if shown else 0)
    ft.use_effect(lambda: on_height(taken), [taken])
    if not lines:
        return ft.Container(height=0)
    body = ft.Container(
        kit.rows(lines, GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=10, right=10, top=GAP),
        height=taken,
    )
    return ft.Semantics(content=body, identifier="requests", live_region=True, container=True)


def _line(
    look: Look,
    t: Texts,
    request: Request,
    compact: bool,
    height: float,
    steady: Callable[[Callable[[], object]], Callable[[], None]],
) -> ft.Control:
    """One request: whose, for what, yes and no."""
    p = look.palette
    words = kit.words(look, t(request.words), max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    words.expand = True
    whose = [framed(look, request.seat)] if request.seat is not None else []
    told = kit.line([kit.icon(look, request.sign, 28, p.text_brass), *whose, words], 12)

    def button(text: Msg, deed: Callable[[], object], kind: str, identifier: str) -> ft.Control:
        return kit.button(
            look,
            t(text),
            steady(deed),
            kind=kind,
            identifier=f"{identifier}-{request.id}",
            height=TOUCH,
            expand=1 if compact else None,
        )

    no = button(request.no, request.refuse, "sea", "refuse")
    yes = button(request.yes, request.accept, "brass", "accept")
    content: ft.Control
    if compact:
        told.expand = True
        content = kit.rows([told, ft.Row([no, yes], spacing=10)], 4)
    else:
        told.expand = True
        content = kit.line([told, no, yes], 12)
    return ft.Container(
        content,
        bgcolor=p.panel_raised,
        border=ft.Border.all(2, p.mark),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        height=height,
        key=request.id,  # another request is another line, with buttons of its own
    )
