"""How a browser's Python starts out of its own memory that was kept (`companion/tablet/browser/snapshot.js`)."""

from __future__ import annotations

import pkgutil
import random
import shutil
from importlib import import_module
from pathlib import Path

import companion.ui
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import LANGUAGES, texts_in
from companion.store import Store
from companion.ui.app import main_for
from companion.ui.context.app_context import AppContext


def warm(folder: str) -> None:
    """Import and read all that people may come to: every page, every game with an evening of it, both languages.

    folder: of a database that is made for that and thrown away; nothing of the owner's is opened.
    """
    for found in pkgutil.walk_packages(companion.ui.__path__, f"{companion.ui.__name__}."):
        import_module(found.name)
    for lang in LANGUAGES:
        texts_in(lang)
    store = Store(Path(folder))
    try:
        host = Host(store, Settings(store))
        context = AppContext(host)
        main_for(host, context)
        for game in host.games():
            host.rules(game.id)
            context.demonstrate(game.id)
        host.evenings()
    finally:
        store.close()
        shutil.rmtree(folder)


def restored() -> None:
    """Chance must not be as it was when the memory was kept."""
    random.seed()
