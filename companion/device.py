"""Vigie without a web server, for one screen: as an installed app, or in a browser's own Python."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from shutil import which

import flet as ft

from companion.core.values.messages import msg
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import LANGUAGES, best_language
from companion.paths import assets
from companion.store import Store, data_dir
from companion.store.data_folder import MOBILE_VARIABLE
from companion.ui.app import main_for
from companion.ui.context.app_context import AppContext
from companion.ui.look.theme import Wishes
from companion.ui.runtime.browser_storage import BrowserStorage
from companion.ui.runtime.file_pickers import PickerFiles
from companion.ui.runtime.host_services import DroppedFiles, Files, Folder, HostServices, NoFiles
from companion.ui.shell.repair import Entrance, Main


def files(page: ft.Page) -> Files:
    """The files of the app's window. On Linux it asks the system's program for them, which may be missing."""
    if page.platform == ft.PagePlatform.LINUX and not page.web and which("zenity") is None:
        return NoFiles(msg("files-zenity"))
    return PickerFiles(page)


def entrance_of(lang: str, services: HostServices) -> Entrance:
    """The way into the app's own data, not yet opened. lang: of people who have chosen none.  services: what this
    machine has.
    """

    def furnish(store: Store) -> Main:
        host = Host(store, Settings(store, language=lang))
        context = AppContext(host, services=services)
        if isinstance(services.keeping, BrowserStorage):
            services.keeping.changed = context.changed
        return main_for(host, context)

    return Entrance(data_dir(), furnish, lang)


def main() -> None:
    """Open the screens in the app's own window, with its data where the system lets an app write."""

    keeping = Folder("" if MOBILE_VARIABLE in os.environ else str(data_dir()))
    entrance = entrance_of(LANGUAGES[0], HostServices(files, keeping=keeping))
    entrance.enter()
    try:
        ft.run(entrance.main, assets_dir=str(assets()))
    finally:
        entrance.close()


@dataclass(frozen=True, slots=True)
class InBrowser:
    """What the page that has started Python tells it."""

    keeping: BrowserStorage
    dropped: DroppedFiles


def in_browser(
    languages: Sequence[str],
    secure: bool,
    ask: Callable[[], object],
    send: Callable[[str, str], object] | None,
    words: float = 1.0,
    still: bool = False,
) -> InBrowser:
    """Open the screens in the page that has started Python. languages: of the reader, the best first.

    secure, ask: as for `BrowserStorage`.  send: as `Files.sends`.  words, still: as for `Wishes.told`.

    The data is never closed: a browser says of no tab that it is its last moment. What is written is on the disk at
    any time (`companion/tablet/browser/storage.js`).
    """
    language = best_language(languages)
    told = InBrowser(BrowserStorage(secure, ask), DroppedFiles())
    services = HostServices(lambda page: PickerFiles(page, send), keeping=told.keeping, dropped=told.dropped)
    entrance = entrance_of(language, services)
    entrance.enter()
    entrance.greet(language)

    def begun(page: ft.Page) -> None:
        page.data = Wishes.told(words, still)
        entrance.main(page)

    ft.run(begun)
    return told
