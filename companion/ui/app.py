"""The app on one screen: which page is shown, in which language and look."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.values.messages import Msg, msg
from companion.host.host import Host
from companion.host.last_copy import DUE, uncopied
from companion.library.dates import moment_said
from companion.library.texts import Texts
from companion.session.game_registry import game_ids
from companion.store import StoreFault
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from companion.ui.look import theme
from companion.ui.look.language import Lang, say, set_language, use_texts
from companion.ui.look.theme import Look, LookContext, Mode, use_look
from companion.ui.phone_screens.strip import Requests
from companion.ui.runtime import flet_diff_patch, live
from companion.ui.runtime.host_services import ServicesContext
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.shell.home import Door, HomePage, notice
from companion.ui.shell.settings import Settings, SettingsPage, unread
from companion.ui.widgets import error_boundary, kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.page_frame import page_frame
from companion.ui.widgets.phones_button import Way, WayContext

log = logging.getLogger(__name__)


WRONG: Final = "wrong"
"""The page of somebody to whom something looks wrong; it is about the page from which one came."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a screen is: a page, and what it is about."""

    page: str = "home"
    about: str = ""


def place_of(route: str) -> Address:
    """The place named by an address such as /table/ab12."""
    parts = [part for part in route.split("?")[0].split("/") if part]
    if parts[:1] == [WRONG]:
        return Address(WRONG, "/".join(parts[1:]))
    return Address(parts[0] if parts else "home", parts[1] if len(parts) > 1 else "")


def route_to(place: Address) -> str:
    """Inverse of `place_of`."""
    return "/" + "/".join(part for part in (place.page, place.about) if part and part != "home")


def first_place(host: Host, route: str) -> Address:
    """Where a new screen begins: at its address, or at the evening that the host opens for everybody."""
    place = place_of(route)
    return Address("table", host.opening) if host.opening and place == Address() else place


def main_for(host: Host, context: AppContext | None = None) -> Callable[[ft.Page], None]:
    """The Flet entry point of every screen. A game with its rules and screens is opened when somebody comes to it.

    house: of this host, where it is shared with the server for phones (`AppContext.door`).
    """
    context = AppContext(host) if context is None else context
    error_boundary.install(say)
    flet_diff_patch.install()

    def main(page: ft.Page) -> None:
        page.title = "Vigie"
        live.attach(page, context, context.people, context.inbox, context.darkroom)
        page.render(App, context)

    return main


@component
def App(context: AppContext) -> ft.Control:
    """The frame of everything: watches the settings and the size of the screen."""
    use_live(context)
    page = ft.context.page
    size, set_size = ft.use_state((page.width or 1280, page.height or 800))
    place, set_place = ft.use_state(first_place(context.host, page.route or "/"))
    settings = context.host.settings.all()
    look = theme.look_for(page, Mode(settings["theme"]), float(settings["zoom"]), motion=settings["motion"] == "on")

    def resized(event: ft.PageResizeEvent) -> None:
        set_size((event.width, event.height))

    def go(to: Address) -> None:
        set_place(to)
        page.navigate(route_to(to))

    def tell() -> None:
        go(Address(WRONG, route_to(place).strip("/")))

    def routed(event: ft.RouteChangeEvent) -> None:
        set_place(place_of(event.route))

    def call() -> None:
        go(Address("phones", place.about if place.page == "table" else ""))

    table = place.about if place.page == "table" else ""
    last: MutableRef[str] = ft.use_ref("")

    def gone_on() -> None:
        if table:
            before, last.current = last.current or table, table
            context.go_on(before, table)

    ft.use_effect(gone_on, [table])
    door = context.door
    way = None if door is None else Way(call, door, lambda: door.open)
    page.on_resize = resized
    page.on_route_change = routed
    error_boundary.when_wrong(page, None if place.page == WRONG else tell)
    set_language(page, settings["language"])
    theme.apply(page, look)
    return Lang(
        settings["language"],
        lambda: LookContext(
            look,
            lambda: ServicesContext(context.services, lambda: WayContext(way, lambda: Shell(context, place, size, go))),
        ),
    )


@component
def Shell(context: AppContext, place: Address, size: tuple[float, float], go: Callable[[Address], None]) -> ft.Control:
    """The page of the moment, and above it what people with phones ask the table for."""
    taken, take = ft.use_state(0.0)
    width, height = size
    evening = place.about if place.page in ("table", "phones") else ""
    above = kit.keyed(f"requests-{evening}", Requests, context, evening, kit.is_small(width), take)
    page = ft.Container(Page(context, place, (width, height - taken), go), expand=True)
    drawn_for = ft.Semantics(
        content=ft.Container(height=1), **kit.named(f"screen-{width:g}x{height:g}{route_to(place)}")
    )
    return kit.rows([above, drawn_for, page], 0, expand=True)


@component
def Page(context: AppContext, place: Address, size: tuple[float, float], go: Callable[[Address], None]) -> ft.Control:
    """The page itself, or why it cannot be shown. size: what is left for it."""
    look, t = use_look(), use_texts()
    try:
        return _page(context, place, size, go, look, t)
    except StoreFault as fault:
        log.warning("%s cannot be shown: %s", place, fault)
        from companion.ui.shell.repair import Unopened

        evening = place.page in ("table", "share")
        body = kit.keyed(f"unopened-{place.about}", Unopened, context.host, fault, evening, context.changed)
        return page_frame(look, t, "", body, partial(go, Address()))


def _library(
    context: AppContext,
    session: ScreenSession,
    width: float,
    first: tuple[tuple[str, str], ...],
    done: Callable[[], None],
) -> ft.Control:
    """The owner's cards beside an open table. first: those that are copied at once.  done: goes back once they are."""
    from companion.ui.shell.copying_in_turn import Errand
    from companion.ui.shell.library import Library

    errand = Errand.to(first, done)
    return Library(context.host, session.game, context.library_copies(session.game), width, errand=errand)


def _page(
    context: AppContext, place: Address, size: tuple[float, float], go: Callable[[Address], None], look: Look, t: Texts
) -> ft.Control:
    """The page. Raises StoreFault where the evening that it is about, or the list of them, cannot be had.

    A page is imported when somebody comes to it: who stands at Home waits for no other.
    """
    home = partial(go, Address())
    host = context.host
    width = size[0]
    games = game_ids()
    evenings = host.evenings()

    def settings(page: bool = False) -> ft.Control:
        known = host.settings.all(), frozenset(host.settings.broken), context.put, context.courses()
        return SettingsPage(*known, home, partial(go, Address("evenings"))) if page else Settings(*known)

    match place.page:
        case "table" if any(saved.id == place.about for saved in evenings):
            from companion.ui.context.bug_report_dialog import TroublePage
            from companion.ui.main_screen.screen import Around, TableScreen
            from companion.ui.phone_screens.page import PhonesPage

            session = context.session(place.about)
            around = Around(
                sound=host.settings["sound"] == "on",
                face=partial(context.face, session),
                collection=context.collection(session),
                copies=context.copies(session),
                phones=context.phones,
                phones_page=partial(PhonesPage, context, session.id),
                settings=settings,
                library=partial(_library, context, session),
                trouble=partial(TroublePage, context.reporter(session)),
                share=partial(go, Address("send", session.id)),
                again=lambda: go(Address("table", context.again(session.id))),
            )
            screens, index = screens_of(session.game), host.rules(session.game)
            return kit.keyed(f"table-{session.id}", TableScreen, session, screens, index, size, home, around)
        case "phones":
            from companion.ui.main_screen.screen import Reminder
            from companion.ui.phone_screens.page import PhonesPage

            phones_page = ft.Container(PhonesPage(context, place.about, kit.is_small(width)), expand=True)
            played = context.in_progress(place.about)
            question = [Reminder(played, partial(go, Address("table", played.id)))] if played is not None else []
            return page_frame(look, t, t(msg("ui-phones")), kit.rows([*question, phones_page], 10, expand=True), home)
        case "new" | "like" if place.about in games:

            def start(options: Mapping[str, object]) -> None:
                go(Address("table", context.begin(place.about, options)))

            heading = "ui-new-note" if place.page == "new" else "share-begin-title"
            title = t(msg(heading, game=host.title(place.about)))
            first = context.inbox.setting(place.about) if place.page == "like" else None
            game = host.shelf(place.about).game
            wizard = screens_of(game.id).wizard(game, width, start, first, host.people())
            key = f"{place.page}-{game.id}"  # one game's answers mean nothing to the wizard of another one
            warned = [notice(look, t, each) for each in warnings(context)]
            setting_up = kit.rows([*warned, ft.Container(wizard, key=key, expand=True)], 10, expand=True)
            return page_frame(look, t, title, setting_up, home)
        case "rules" if place.about in games:
            from companion.ui.shell.rules import RulesPage

            return RulesPage(host.rules(place.about), width, home)
        case "library" if place.about in games:
            from companion.ui.shell.library import LibraryPage

            copies = context.library_copies(place.about)
            return LibraryPage(host, place.about, copies, width, home, partial(go, Address("receive")))
        case "evenings":
            from companion.ui.shell.evenings import EveningsPage

            return EveningsPage(
                host,
                lambda evening: go(Address("table", evening)),
                home,
                lambda evening: go(Address("share", evening)),
                partial(go, Address("records")),
                context.learnt,
                context.changed,
            )
        case "records":
            from companion.ui.shell.records import RecordsPage

            return RecordsPage(evenings, host.titles(), width, kit.is_small(width), partial(go, Address("evenings")))
        case "share" if any(saved.id == place.about for saved in evenings):
            from companion.ui.parcels.offers import evening_offers
            from companion.ui.parcels.parcel_sheet import ShareSheet

            to_table = partial(go, Address("table", place.about))
            saved = host.store.evening(place.about)
            body = ShareSheet(evening_offers(saved, context.session(saved.id)), width, to_table)
            return page_frame(look, t, t(msg("share-title")), body, home)
        case "send" if any(saved.id == place.about for saved in evenings):
            from companion.host.evening_files import file_text
            from companion.host.play_export import play_of
            from companion.ui.gamekit.frame import Frame
            from companion.ui.parcels.result import ResultPage

            session = context.session(place.about)
            title, saved = t(host.title(session.game)), host.store.evening(session.id)
            play = play_of(session.evening.game, session.evening.state, saved)
            parts = screens_of(session.game).ended(session, Frame(False, lambda _: None, lambda _: None))
            to_table, codes = partial(go, Address("table", session.id)), partial(go, Address("share", session.id))
            day, key = saved.touched[:10], f"send-{session.id}"
            whole = partial(file_text, host, saved)
            result = kit.keyed(key, ResultPage, title, day, parts, play, width, to_table, codes, whole)
            return page_frame(look, t, t(msg("send-title")), result, home)
        case "receive":
            from companion.ui.parcels.receive import ReceivePage

            return ReceivePage(
                context.inbox, context.door is not None, width, home, lambda game: go(Address("like", game))
            )
        case "wrong":
            from companion.ui.context.bug_report_dialog import TroublePage

            came = place_of(place.about)
            told = came.about if any(saved.id == came.about for saved in evenings) else ""
            page = TroublePage(context.reporter(context.latest(told)), place.about or "home", partial(go, came))
            return page_frame(look, t, t(msg("trouble-title")), page, home)
        case "settings":
            return settings(page=True)
    likely = next((saved.game for saved in evenings if saved.game in games), games[0])
    notices = (*map(unread, sorted(host.settings.broken)), *warnings(context))
    return HomePage(host.titles(), likely, partial(doors, context, go, t.lang), width, notices)


def warnings(context: AppContext) -> tuple[Msg, ...]:
    """What people have to know before an evening begins."""
    keeping = context.services.keeping
    return () if keeping is None or keeping.warning is None else (keeping.warning,)


def doors(context: AppContext, go: Callable[[Address], None], lang: str, game: str) -> list[Door]:
    """What Home offers when a game is chosen; the likely thing first. lang: of the reader."""
    host = context.host
    title = host.title(game)
    again = host.last_options(game)

    def begin(options: Mapping[str, object]) -> None:
        go(Address("table", context.begin(game, options)))

    def to(page: str, about: str = "") -> Callable[[], None]:
        return partial(go, Address(page, about))

    new = [Door("new", msg("ui-new"), msg("ui-new-note", game=title), "people", to("new", game), True)]
    if again is not None:
        new.append(Door("again", msg("ui-again"), msg("ui-again-note"), "history", partial(begin, again), True))
    played = _played(host, go, lang)
    keeping = context.services.keeping
    n = uncopied(host) if keeping is not None and keeping.may_vanish else 0
    copy = [Door("copy", msg("copies-due"), msg("copies-due-note", n=n), "share", to("evenings"))] if n >= DUE else []
    return [
        *(played + new if played and played[0].id == "continue" else new + played),
        Door("demo", msg("ui-demo"), msg("ui-demo-note"), "ship", lambda: begin(screens_of(game).demo()), True),
        *copy,
        Door("rules", msg("ui-rules"), msg("ui-rules-note"), "book", to("rules", game)),
        Door("library", msg("ui-library"), msg("ui-library-note"), "library", to("library", game)),
        Door("receive", msg("share-receive"), msg("share-receive.note"), "qr", to("receive")),
        Door("evenings", msg("ui-evenings"), msg("ui-evenings-note"), "log", to("evenings")),
        Door("settings", msg("ui-settings"), msg("ui-settings-note"), "gear", to("settings")),
        Door("wrong", msg("trouble-title"), msg("trouble-way"), "warning", to(WRONG)),
    ]


def _played(host: Host, go: Callable[[Address], None], lang: str) -> list[Door]:
    """The way to the last page of the evening just finished, if it is, and into the one to go on with."""
    evenings, last = host.evenings(), host.last()
    found = []
    for saved in (*evenings[:1], *([last] if last is not None and last != evenings[0] else [])):
        known = host.title(saved.game) if saved.game in game_ids() else str(saved.game)
        title: Msg | str = known if saved.sound else msg("ui-evening-spoiled")
        note = msg("ui-continue-note", game=title, when=moment_said(saved.touched, lang))
        table = partial(go, Address("table", saved.id))
        if saved.finished is None:
            found.append(Door("continue", msg("ui-continue"), note, "play", table, True))
            continue
        from companion.ui.shell.evenings import won

        if (result := won(saved, lang)) is not None:
            note = msg("ui-ended-note", evening=note, result=result)
        found.append(Door("ended", msg("ui-ended"), note, "log", table, True))
    return found


__all__ = ["App", "AppContext", "Look", "main_for"]
