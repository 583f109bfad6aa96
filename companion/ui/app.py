"""The app on one screen: which page is shown, in which language and look."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.host.host import Host
from companion.store import StoreFault
from companion.ui.address import WRONG, Address, address_of, route_to
from companion.ui.context.app_context import AppContext
from companion.ui.look import theme
from companion.ui.look.language import Lang, say, set_language, use_texts
from companion.ui.look.theme import LookContext, Mode, use_look
from companion.ui.pages import PageVisit, page_at
from companion.ui.phone_screens.phone_requests import Requests
from companion.ui.runtime import flet_diff_patch, live, shortcuts
from companion.ui.runtime.host_services import ServicesContext
from companion.ui.runtime.live import use_live
from companion.ui.widgets import error_boundary, kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.page_frame import page_frame
from companion.ui.widgets.phones_button import PhonesWay, WayContext

log = logging.getLogger(__name__)


def first_address(host: Host, route: str) -> Address:
    """Where a new screen begins: at its address, or at the evening that the host opens for everybody."""
    address = address_of(route)
    return Address("table", host.opening) if host.opening and address == Address() else address


def main_for(host: Host, context: AppContext | None = None) -> Callable[[ft.Page], None]:
    """The Flet entry point of every screen. A game with its rules and screens is opened when somebody comes to it.

    context: of this host, where it is shared with the server for phones (`AppContext.door`).
    """
    context = AppContext(host) if context is None else context
    error_boundary.install(say)
    flet_diff_patch.install()

    def main(page: ft.Page) -> None:
        page.title = "Vigie"
        shortcuts.listen(page)
        live.attach(page, context, context.people, context.inbox, context.darkroom)
        page.render(App, context)

    return main


@component
def App(context: AppContext) -> ft.Control:
    """The frame of everything: watches the settings and the size of the screen."""
    use_live(context)
    page = ft.context.page
    size, set_size = ft.use_state((page.width or 1280, page.height or 800))
    theme.use_device_light(page)
    address, set_address = ft.use_state(first_address(context.host, page.route or "/"))
    settings = context.host.settings.all()
    look = theme.look_for(page, Mode(settings["theme"]), float(settings["zoom"]), motion=settings["motion"] == "on")

    def resized(event: ft.PageResizeEvent) -> None:
        set_size((event.width, event.height))

    def go(to: Address) -> None:
        set_address(to)
        page.navigate(route_to(to))

    def tell() -> None:
        go(Address(WRONG, route_to(address).strip("/")))

    def routed(event: ft.RouteChangeEvent) -> None:
        set_address(address_of(event.route))

    def call() -> None:
        go(Address("phones", address.about if address.page == "table" else ""))

    table = address.about if address.page == "table" else ""
    _use_goes_on(context, table)
    way = None if (door := context.door) is None else PhonesWay(call, door, lambda: door.open)
    page.on_resize = resized
    page.on_route_change = routed
    error_boundary.when_wrong(page, None if address.page == WRONG else tell)
    set_language(page, settings["language"])
    theme.apply(page, look)
    return Lang(
        settings["language"],
        lambda: LookContext(
            look,
            lambda: ServicesContext(
                context.services, lambda: WayContext(way, lambda: Shell(context, address, size, go))
            ),
        ),
    )


def _use_goes_on(context: AppContext, table: str) -> None:
    """Whenever the table goes on to another evening, its phones come along. table: its evening, "" on another page."""
    last: MutableRef[str] = ft.use_ref("")

    def gone_on() -> None:
        if table:
            before, last.current = last.current or table, table
            context.go_on(before, table)

    ft.use_effect(gone_on, [table])


@component
def Shell(
    context: AppContext, address: Address, size: tuple[float, float], go: Callable[[Address], None]
) -> ft.Control:
    """The page of the moment, and above it what people with phones ask the table for."""
    taken, take = ft.use_state(0.0)
    width, height = size
    evening = address.about if address.page in ("table", "phones") else ""
    above = kit.keyed(f"requests-{evening}", Requests, context, evening, kit.is_small(width), take)
    page = ft.Container(Page(context, address, (width, height - taken), go), expand=True)
    drawn_for = ft.Semantics(
        content=ft.Container(height=1), **kit.named(f"screen-{width:g}x{height:g}{route_to(address)}")
    )
    return kit.rows([above, drawn_for, page], 0, expand=True)


@component
def Page(context: AppContext, address: Address, size: tuple[float, float], go: Callable[[Address], None]) -> ft.Control:
    """The page itself, or why it cannot be shown. size: what is left for it."""
    look, t = use_look(), use_texts()
    try:
        return page_at(PageVisit(context, address, size, go, look, t, context.host.evenings()))
    except StoreFault as fault:
        log.warning("%s cannot be shown: %s", address, fault)
        from companion.ui.shell.repair import Unopened

        evening = address.page in ("table", "share")
        body = kit.keyed(f"unopened-{address.about}", Unopened, context.host, fault, evening, context.changed)
        return page_frame(look, t, "", body, partial(go, Address()))
