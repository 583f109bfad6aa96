"""Joins the door for phones to the app behind it: what it may tell of an evening, and which screens a device gets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft
from fastapi import Request

from companion.core.values.messages import Msg
from companion.phones.admission import Device
from companion.store import StoreFault
from companion.ui.context.app_context import AppContext
from companion.ui.runtime import live, shortcuts
from companion.web.door.door import Door
from companion.web.door.reception import Party
from companion.web.uploads.parcel_uploads import BODIES as SHARED
from companion.web.uploads.parcel_uploads import Sender, share_routes
from companion.web.uploads.photo_uploads import BODIES as PHOTOS
from companion.web.uploads.photo_uploads import Photographer, photo_routes

Main = Callable[[ft.Page], object]


def door_of(context: AppContext, main: Main, lan: str, port: int, told: Callable[[Msg], None]) -> Door:
    """The door of a house. main: the screens of the tablet, which a second tablet gets too."""
    return Door(
        context.doorkeeper,
        partial(party, context),
        partial(main_of, context, main),
        lang=lambda: context.host.settings["language"],
        lan=lan,
        port=port,
        told=told,
        routers=(
            share_routes(context.inbox, partial(sender, context)),
            photo_routes(lambda: context.darkroom, partial(photographer, context)),
        ),
        bodies={**SHARED, **PHOTOS},
    )


def photographer(context: AppContext, request: Request) -> Photographer | None:
    """The admitted device that comes with the photo of a card."""
    device = device_of(context, request)
    if device is None or not device.admitted:
        return None
    return Photographer(device.id, device.role == "tablet", device.language or context.host.settings["language"])


def sender(context: AppContext, request: Request) -> Sender | None:
    """The admitted device that sends something for the table, under the name of its seat."""
    device = device_of(context, request)
    if device is None or not device.admitted:
        return None
    found = party(context, device.evening)
    name = next((seat.name for seat in found.seats if seat.id == device.seat), "") if found is not None else ""
    return Sender(device.id, name, device.language or context.host.settings["language"])


def device_of(context: AppContext, request: Request) -> Device | None:
    """The device that a browser at the door is."""
    return context.door.reception.device(request) if isinstance(context.door, Door) else None


def party(context: AppContext, evening: str) -> Party | None:
    """The people of an evening, as long as phones may come to it."""
    try:
        if context.host.store.evening(evening).finished is not None:
            return None
    except StoreFault:
        return None
    session = context.in_progress(evening)
    if session is None:
        return None
    seen = session.view
    return Party(seen.game.titled_at(seen.state), seen.game.seats(seen.state))


def main_of(context: AppContext, main: Main, device_id: str) -> Main:
    """The screens of a device: those of the table for one more tablet, else those of its seat."""
    device = context.doorkeeper.known(device_id)
    if device is not None and device.role == "tablet":
        return main

    def phone(page: ft.Page) -> None:
        from companion.ui.phone_screens.screen import PhoneApp  # with every question; a house without phones needs none

        page.title = "Vigie"
        shortcuts.listen(page)
        live.attach(page, context, context.people, context.darkroom)
        page.render(PhoneApp, context, device_id)

    return phone
