"""The app on one screen: which page is shown, in which language and look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.core.questions import Option
from companion.core.text import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.table.answerers import LookUp
from companion.table.host import Host
from companion.ui import kit, live, safety, theme, walk
from companion.ui.games import screens_of
from companion.ui.live import Live, use_live
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.shell.evenings import EveningsPage, when_said
from companion.ui.shell.home import Door, HomePage
from companion.ui.shell.library import LibraryPage
from companion.ui.shell.page import page_frame
from companion.ui.shell.rules import RulesPage
from companion.ui.shell.settings import SettingsPage
from companion.ui.table.screen import TableScreen
from companion.ui.text import Lang, say, set_language, use_texts
from companion.ui.theme import Look, LookContext, Mode, use_look


class House(Live):
    """What all screens of this process share: the host, the rooms that are open, and the settings."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self._rooms: dict[str, Room] = {}
        self._libraries: dict[str, LookUp] = {}

    def room(self, evening_id: str) -> Room:
        """The room of an evening, opened if it is not. Raises StoreFault when it cannot be opened."""
        if evening_id not in self._rooms:
            game = self.host.store.evening(evening_id).game
            self._rooms[evening_id] = Room(self.host.resume(evening_id), game=game, identity=evening_id)
        return self._rooms[evening_id]

    def begin(self, game: str, options: Mapping[str, Any]) -> str:
        """Start an evening; returns its id."""
        evening = self.host.new_evening(game, options)
        self._rooms[evening.identity] = Room(evening, game=game, identity=evening.identity)
        self.changed()
        return evening.identity

    def face(self, room: Room, picture: str) -> Option | None:
        """How a printed card looks to the table in a room, by its picture; None if nobody has copied it."""
        if room.id not in self._libraries:
            self._libraries[room.id] = self.host.library(self.host.store.evening(room.id))
        card = Option("", msg("core-nothing"), picture=picture).card
        found = self._libraries[room.id](*card) if card is not None else None
        return screens_of(room.game).face(*card, found[0]) if card is not None and found is not None else None

    def put(self, name: str, value: str) -> None:
        """Change a setting on every screen."""
        self.host.settings.put(name, value)
        self.changed()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a screen is: a page, and what it is about."""

    page: str = "home"
    about: str = ""


def place_of(route: str) -> Place:
    """The place named by an address such as /table/ab12."""
    parts = [part for part in route.split("?")[0].split("/") if part]
    return Place(parts[0] if parts else "home", parts[1] if len(parts) > 1 else "")


def first_place(host: Host, route: str) -> Place:
    """Where a new screen begins: at its address, or at the evening that the host opens for everybody."""
    place = place_of(route)
    return Place("table", host.opening) if host.opening and place == Place() else place


def main_for(host: Host) -> Callable[[ft.Page], None]:
    """The Flet entry point of every screen. Reads all games and words now, so that no screen waits for them.

    Raises BrokenData when a file of a game cannot be used.
    """
    for game in host.games():
        host.rules(game.id)
        screens_of(game.id)
    for lang in LANGUAGES:
        texts_in(lang)
    house = House(host)
    safety.install(say)
    walk.install()

    def main(page: ft.Page) -> None:
        page.title = "Vigie"
        live.attach(page, house)
        page.render(App, house)

    return main


@component
def App(house: House) -> ft.Control:
    """The frame of everything: watches the settings and the size of the screen."""
    use_live(house)
    page = ft.context.page
    size, set_size = ft.use_state((page.width or 1280, page.height or 800))
    place, set_place = ft.use_state(first_place(house.host, page.route or "/"))
    settings = house.host.settings.all()
    look = theme.look_for(page, Mode(settings["theme"]), float(settings["zoom"]))

    def resized(event: ft.PageResizeEvent) -> None:
        set_size((event.width, event.height))

    def go(to: Place) -> None:
        set_place(to)
        page.navigate("/" + "/".join(part for part in (to.page, to.about) if part and part != "home"))

    def routed(event: ft.RouteChangeEvent) -> None:
        set_place(place_of(event.route))

    page.on_resize = resized
    page.on_route_change = routed
    set_language(page, settings["language"])
    theme.apply(page, look)
    return Lang(settings["language"], lambda: LookContext(look, lambda: Shell(house, place, size, go)))


@component
def Shell(house: House, place: Place, size: tuple[float, float], go: Callable[[Place], None]) -> ft.Control:
    """The page of the moment."""
    look, t = use_look(), use_texts()
    home = partial(go, Place())
    host = house.host
    width = size[0]
    games = {game.id: game for game in host.games()}
    match place.page:
        case "table" if any(saved.id == place.about for saved in host.evenings()):
            room = house.room(place.about)
            index = host.rules(room.game)
            loud = host.settings["sound"] == "on"
            face = partial(house.face, room)
            return kit.keyed(
                f"table-{room.id}", TableScreen, room, screens_of(room.game), index, size, home, loud, face
            )
        case "new" if place.about in games:

            def start(options: Mapping[str, Any]) -> None:
                go(Place("table", house.begin(place.about, options)))

            title = t(msg("ui-new-note", game=games[place.about].title()))
            wizard = screens_of(place.about).wizard(games[place.about], width, start)
            return page_frame(look, t, title, ft.Container(wizard, expand=True), home)
        case "rules" if place.about in games:
            return RulesPage(host.rules(place.about), width, home)
        case "library" if place.about in games:
            return LibraryPage(host, place.about, width, home)
        case "evenings":
            return EveningsPage(host, lambda evening: go(Place("table", evening)), home)
        case "settings":
            return SettingsPage(host.settings.all(), house.put, home)
    likely = next((saved.game for saved in host.evenings() if saved.game in games), next(iter(games)))
    return HomePage(tuple(games.values()), likely, partial(doors, house, go), width)


def doors(house: House, go: Callable[[Place], None], game: str) -> list[Door]:
    """What Home offers when a game is chosen; the likely thing first."""
    host = house.host
    titles = {each.id: each.title() for each in host.games()}
    found: list[Door] = []
    last = host.last()
    if last is not None:
        note = msg("ui-continue-note", game=titles[last.game], when=when_said(last.touched))
        found.append(Door("continue", msg("ui-continue"), note, "play", partial(go, Place("table", last.id)), True))
    again = host.last_options(game)
    demo = Door(
        "demo",
        msg("ui-demo"),
        msg("ui-demo-note"),
        "ship",
        lambda: go(Place("table", house.begin(game, screens_of(game).demo()))),
        True,
    )
    setup = partial(go, Place("new", game))
    found.append(Door("new", msg("ui-new"), msg("ui-new-note", game=titles[game]), "people", setup, True))
    if again is not None:
        found.append(
            Door(
                "again",
                msg("ui-again"),
                msg("ui-again-note"),
                "history",
                lambda: go(Place("table", house.begin(game, again))),
                True,
            )
        )
    found += [
        demo,
        Door("rules", msg("ui-rules"), msg("ui-rules-note"), "book", partial(go, Place("rules", game))),
        Door("library", msg("ui-library"), msg("ui-library-note"), "library", partial(go, Place("library", game))),
        Door("evenings", msg("ui-evenings"), msg("ui-evenings-note"), "log", partial(go, Place("evenings"))),
        Door("settings", msg("ui-settings"), msg("ui-settings-note"), "gear", partial(go, Place("settings"))),
    ]
    return found


__all__ = ["App", "House", "Look", "main_for"]
