"""Vigie as an installed app: one person's screen, without a web server."""

from __future__ import annotations

import flet as ft

from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import LANGUAGES
from companion.paths import assets
from companion.store import Store, data_dir
from companion.ui.app import main_for
from companion.ui.shell.repair import Entrance, Main


def main() -> None:
    """Open the screens in the app's own window, with its data where the system lets an app write."""

    def furnish(store: Store) -> Main:
        return main_for(Host(store, Settings(store)))

    entrance = Entrance(data_dir(), furnish, LANGUAGES[0])
    entrance.enter()
    try:
        ft.run(entrance.main, assets_dir=str(assets()))
    finally:
        entrance.close()
