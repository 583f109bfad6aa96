"""Puts together what is served from one data folder: the app for the tablet, the door for phones, pages for photos."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fastapi import Request

from companion.core.values.messages import Msg, msg
from companion.host.host import Host
from companion.host.settings import Settings, unreadable
from companion.store import Store
from companion.store.running_instances import Presence
from companion.ui.app import main_for
from companion.ui.context.app_context import AppContext
from companion.ui.context.card_photos import TABLET, Darkroom
from companion.ui.games import screens_of
from companion.ui.runtime.file_pickers import PickerFiles
from companion.ui.runtime.host_services import Folder, HostServices
from companion.ui.shell.repair import Entrance, Main
from companion.web.door.door import Door
from companion.web.phone_wiring import door_of
from companion.web.threads import Threads
from companion.web.uploads.photo_uploads import Photographer, PhotoPage


class Services:
    """The house of a data folder, as long as it is served.

    lang: of the people, as long as nobody has chosen one.  chosen: the language to put, None for that of the settings.
    demo: the game of a demonstration that is begun, None for none.  lan, lan_port: where the door listens, once it is
    opened.  complain: told what is wrong.  told: what the door says of itself, for the console.
    """

    def __init__(
        self,
        folder: Path,
        lang: str,
        *,
        chosen: str | None,
        demo: str | None,
        lan: str,
        lan_port: int,
        complain: Callable[[Msg], object],
        told: Callable[[Msg], None],
    ) -> None:
        self.entrance = Entrance(folder, self._furnish, lang)
        self.context: AppContext | None = None
        """None until the database could be opened."""
        self._lang = lang
        self._chosen = chosen
        self._demo = demo
        self._lan, self._lan_port = lan, lan_port
        self._complain = complain
        self._told = told
        self._folder = folder
        self._presence: Presence | None = None
        self._shared = msg("keeping-shared", folder=str(folder))
        """What is said where another Vigie serves the same folder."""

    def open(self) -> None:
        """Open the database. What is wrong with it is said here, too; the screens offer what can be done."""
        self._presence = Presence(self._folder)
        if self._presence.shared:
            self._complain(self._shared)
        self.entrance.enter()
        if self.entrance.fault is not None:
            self._complain(self.entrance.fault.text)

    def close(self) -> None:
        """Let go of the database. The door is closed by the event loop that opened it."""
        self.entrance.close()
        if self._presence is not None:
            self._presence.leave()

    def door(self) -> Door | None:
        """The server for phones, None as long as there is no house."""
        door = None if self.context is None else self.context.door
        return door if isinstance(door, Door) else None

    def darkroom(self) -> Darkroom | None:
        """Where photos of cards are developed."""
        return None if self.context is None else self.context.darkroom

    def photographer(self, _request: Request) -> Photographer:
        """Whoever brings a photo to the tablet's own server: somebody at the tablet."""
        settings = self.entrance.settings
        return Photographer(TABLET, True, self.entrance.lang if settings is None else settings["language"])

    def _furnish(self, store: Store) -> Main:
        settings = Settings(store, language=self._lang)
        for name in sorted(settings.broken):
            self._complain(unreadable(name))
        if self._chosen:
            settings.put("language", self._chosen)
        self.entrance.lang, self.entrance.settings = settings["language"], settings
        host = Host(store, settings, Threads())
        if self._demo:
            host.opening = screens_of(self._demo).demonstrate(host.new_evening).origin.identity
        keeping = Folder(str(store.folder))
        if self._presence is not None and self._presence.shared:
            keeping.warning = self._shared
        context = AppContext(host, services=HostServices(PickerFiles, PhotoPage(), keeping=keeping))
        main = main_for(host, context)
        context.door = door_of(context, main, self._lan, self._lan_port, self._told)
        self.context = context
        return main
