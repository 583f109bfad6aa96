"""The page of the phones: the switch, the code to scan, and who sits where with which phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.host.settings import CHOICES, OF_PHONES
from companion.library.texts import Texts
from companion.phones.admission import Device
from companion.ui.context.app_context import AppContext
from companion.ui.context.phone_door import PhoneDoor
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.phone_screens.phone_requests import use_steady
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit, qr
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.person_marks import framed

CODE = 290
"""Width of the code to scan, in logical pixels; enough for a camera an arm's length away."""
SWITCH = 146
"""Width of each half of the switch at zoom 1: neither moves when the other is chosen."""
GROUP = 3
"""Signs of the code to type that stand together."""
CARD = CODE + 32
"""Width of the panels on the left."""


@component
def PhonesPage(context: AppContext, evening: str, compact: bool) -> ft.Control:
    """Everything about phones, for the evening of that id or else the one last played.

    compact: one column, for a small screen.
    """
    door = context.door
    use_live(context)
    use_live(context.people)
    use_live(door if door is not None else context.people)
    look, t = use_look(), use_texts()
    address, choose = ft.use_state("")
    session = context.latest(evening)
    use_live(session if session is not None else context.people)
    if door is None:
        return kit.listed([_note(look, t, "ui-phones-none")], spacing=10, expand=True)
    top = [_switch(look, t, door), *_fault(look, t, door)]
    if session is None:
        return kit.listed([*top, _note(look, t, "ui-phones-no-evening")], spacing=10, expand=True)
    people = _people(look, t, context, session)
    if session.view.over:
        return kit.listed([*top, _note(look, t, "ui-phones-over"), people], spacing=10, expand=True)
    rules = [_rule(look, t, context, name) for name in OF_PHONES]
    if not door.open:
        return kit.listed([*top, people, *rules], spacing=10, expand=True)
    host = address if address in door.addresses else next(iter(door.addresses), "")
    code = context.doorkeeper.code(session.id)
    card = _card(look, t, door.url(code, host))
    told = _address(look, t, door, context.doorkeeper.short(session.id), host, choose)
    new = _renewal(look, t, partial(context.doorkeeper.renew, session.id))
    if compact:
        return kit.listed([*top, card, told, new, people, *rules], spacing=10, expand=True)
    left = ft.Column([card, new], spacing=10, scroll=kit.SCROLLS)
    beside = kit.listed([told, people, *rules], spacing=10, expand=True)
    body = ft.Row([left, beside], spacing=10, expand=True, vertical_alignment=ft.CrossAxisAlignment.START)
    return kit.rows([*top, body], 10, expand=True)


def _note(look: Look, t: Texts, key: str) -> ft.Control:
    return kit.panel(look, kit.words(look, t(msg(key))))


# ---------------------------------------------------------------------- the door


def _switch(look: Look, t: Texts, door: PhoneDoor) -> ft.Control:
    """Off and on, each always at its place, and what it means just now."""
    page = ft.context.page

    def choice(on: bool) -> ft.Control:
        chosen = door.open == on
        deed = door.switch_on if on else door.switch_off
        button = kit.button(
            look,
            t(msg("ui-phones-switch-on" if on else "ui-phones-switch-off")),
            lambda: page.run_task(deed),
            kind="brass" if chosen else "sea",
            sign="check" if chosen else "",
            identifier="phones-on" if on else "phones-off",
            height=TOUCH,
            wide=True,
        )
        return ft.Container(button, width=SWITCH * look.zoom)

    if not door.open:
        told = msg("ui-phones-closed")
    elif door.addresses:
        told = msg("ui-phones-open", port=str(door.port))
    else:
        told = msg("ui-phones-no-network")
    words = kit.words(look, t(told), size=look.sizes.small, colour=look.palette.text_muted)
    state = ft.Semantics(content=words, identifier="phones-state", container=True)
    title = kit.words(look, t(msg("ui-phones")), bold=True, size=look.sizes.title)
    head = kit.line([kit.icon(look, "phones", 34, look.palette.text_brass), title], 12)
    row = ft.Row(
        [head, kit.line([choice(False), choice(True)], 8, tight=True)],
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        spacing=12,
        run_spacing=8,
    )
    head.tight = True
    return kit.panel(look, kit.rows([row, state], 6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))


def _fault(look: Look, t: Texts, door: PhoneDoor) -> list[ft.Control]:
    """Why the door stays shut, and what can be done."""
    if door.fault is None:
        return []
    p = look.palette
    told = kit.rows(
        [
            kit.words(look, t(door.fault), colour=p.on_alert, bold=True),
            kit.words(look, t(msg("ui-phones-fault-help")), size=look.sizes.small, colour=p.on_alert),
        ],
        4,
        expand=True,
    )
    strip = ft.Container(
        kit.line([kit.icon(look, "warning", 30, p.on_alert), told], 12),
        bgcolor=p.alert,
        border_radius=kit.RADIUS,
        padding=14,
    )
    return [ft.Semantics(content=strip, identifier="phones-fault", live_region=True, container=True)]


def _card(look: Look, t: Texts, url: str) -> ft.Control:
    """The code to scan."""
    picture = qr.drawn(url, CODE, t(msg("ui-phones-scan")), "phones-qr")
    scan = kit.words(look, t(msg("ui-phones-scan")), bold=True, text_align=ft.TextAlign.CENTER, width=CODE)
    content = kit.rows([picture, scan], 8, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True)
    return kit.panel(look, content, width=CARD)


def _renewal(look: Look, t: Texts, renew: Callable[[], object]) -> ft.Control:
    """The button that makes the code worth nothing."""
    new = kit.button(
        look, t(msg("ui-phones-renew")), renew, kind="sea", sign="redo", identifier="phones-renew", height=TOUCH
    )
    muted = look.palette.text_muted
    note = kit.words(look, t(msg("ui-phones-renew-note")), size=look.sizes.small, colour=muted, width=CODE)
    return kit.panel(look, kit.rows([new, note], 8, tight=True), width=CARD)


def _address(look: Look, t: Texts, door: PhoneDoor, code: str, host: str, choose: Callable[[str], None]) -> ft.Control:
    """For who has no camera: the address and the short code; other addresses of this machine, if it has several."""
    p = look.palette
    place = door.url("", host).removesuffix("/join/")
    groups = [code[i : i + GROUP].upper() for i in range(0, len(code), GROUP)]
    typed = ft.Row(
        [kit.words(look, each, bold=True, size=look.sizes.question, colour=p.text_brass) for each in groups], spacing=14
    )
    written = ft.Semantics(content=typed, identifier="phones-code", label=code, container=True)
    content: list[ft.Control] = [
        kit.words(look, t(msg("ui-phones-network")), size=look.sizes.small, colour=p.text_muted),
        kit.words(look, place, bold=True, size=look.sizes.title, selectable=True),
        written,
        kit.words(look, t(msg("ui-phones-typed")), size=look.sizes.small, colour=p.text_muted),
    ]
    if len(door.addresses) > 1:
        content.append(kit.words(look, t(msg("ui-phones-addresses")), size=look.sizes.small, colour=p.text_muted))
        content.append(_chips(look, [(each, each, each == host) for each in door.addresses], choose, "address"))
    return kit.panel(look, kit.rows(content, 4))


def _chips(
    look: Look, choices: Sequence[tuple[str, str, bool]], choose: Callable[[str], None], family: str
) -> ft.Control:
    """Values beside each other, one of them in force: (value, words, whether it is)."""
    buttons = [
        kit.button(
            look,
            words,
            partial(choose, value),
            kind="brass" if chosen else "sea",
            sign="check" if chosen else "",
            identifier=f"{family}-{value}",
            height=TOUCH,
            size=look.sizes.small,
        )
        for value, words, chosen in choices
    ]
    return ft.Row(buttons, wrap=True, spacing=8, run_spacing=8)


def _rule(look: Look, t: Texts, context: AppContext, name: str) -> ft.Control:
    """A setting about phones."""
    value = context.host.settings[name]
    choices = [(each, t(msg(f"ui-{name}-{each}")), each == value) for each in CHOICES[name]]
    title = kit.words(look, t(msg(f"ui-setting-{name}")), bold=True)
    note = kit.words(look, t(msg(f"ui-setting-{name}.note")), size=look.sizes.small, colour=look.palette.text_muted)
    return kit.panel(look, kit.rows([title, _chips(look, choices, partial(context.put, name), name), note], 6))


# ---------------------------------------------------------------------- the people


def _people(look: Look, t: Texts, context: AppContext, session: ScreenSession) -> ft.Control:
    """Every seat with its phone, then those who watch and other tablets."""
    seats = session.view.game.seats(session.view.state)
    devices = context.doorkeeper.devices(session.id)
    steady = use_steady(context, tuple((device.id, device.admitted) for device in devices))
    lines = [_seat(look, t, context, seat, devices, steady) for seat in seats]
    lines += [
        _row(look, t, context, device, t(msg(f"ui-phones-{device.role}")), None, steady)
        for device in devices
        if device.role != "seat"
    ]
    title = kit.words(look, t(msg("ui-phones-who")), bold=True, colour=look.palette.text_brass)
    return kit.panel(look, kit.rows([title, *lines], 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))


Steady = Callable[[Callable[[], object]], Callable[[], None]]


def _seat(
    look: Look, t: Texts, context: AppContext, seat: Seat, devices: Sequence[Device], steady: Steady
) -> ft.Control:
    """A seat and its phones: the one that holds it, and those that ask for it."""
    own = [device for device in devices if device.role == "seat" and device.seat == seat.id]
    if own:
        rows = [_row(look, t, context, device, seat.name, seat, steady) for device in own]
        return kit.rows(rows, 6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return _entry(look, f"seat-{seat.id}", seat, seat.name, t(msg("ui-phones-empty")), [])


def _row(
    look: Look, t: Texts, context: AppContext, device: Device, name: str, seat: Seat | None, steady: Steady
) -> ft.Control:
    """One device: who, whether it is there, and what the table can do about it."""
    keeper = context.doorkeeper
    online = keeper.online(device.id)
    told = msg("ui-phones-waiting" if not device.admitted else "ui-phones-there" if online else "ui-phones-away")

    def button(text: Msg, deed: Callable[[str], None], kind: str, identifier: str) -> ft.Control:
        return kit.button(
            look,
            t(text),
            steady(partial(deed, device.id)),
            kind=kind,
            identifier=f"{identifier}-{device.id}",
            height=TOUCH,
            size=look.sizes.small,
        )

    if device.admitted:
        buttons = [button(msg("ui-phones-send-away"), keeper.dismiss, "sea", "dismiss")]
    else:
        buttons = [
            button(msg("ui-request-no"), keeper.dismiss, "sea", "dismiss"),
            button(msg("ui-request-let-in"), keeper.admit, "brass", "admit"),
        ]
    return _entry(look, f"device-{device.id}", seat, name, t(told), buttons)


def _entry(
    look: Look, identifier: str, seat: Seat | None, name: str, told: str, buttons: Sequence[ft.Control]
) -> ft.Control:
    """A line: mark, name and state, buttons below where there is no room beside."""
    p = look.palette
    sign = framed(look, seat) if seat is not None else kit.icon(look, "eye", 26, p.text_muted)
    words = kit.rows(
        [kit.words(look, name, bold=True), kit.words(look, told, size=look.sizes.small, colour=p.text_muted)],
        0,
        tight=True,
        expand=True,
        expand_loose=True,
    )
    who = ft.Semantics(content=kit.line([sign, words], 10, tight=True), identifier=identifier, container=True)
    body = ft.Row(
        [who, kit.line(buttons, 8, tight=True)],
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=8,
        run_spacing=6,
    )
    return ft.Container(
        body, bgcolor=p.panel_sunk, border_radius=10, padding=ft.Padding.symmetric(horizontal=12, vertical=6)
    )
