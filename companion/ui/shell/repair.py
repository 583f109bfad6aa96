"""When the database cannot be used: a screen that says so, and puts the last good backup in its place."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

import flet as ft

from companion.core.text import Msg, msg
from companion.store import Damaged, Store, StoreFault
from companion.ui import kit, safety, theme
from companion.ui.live import Live, attach, call_in_page, use_live
from companion.ui.safety import component
from companion.ui.text import Lang, say, set_language, use_texts
from companion.ui.theme import LookContext, Mode, use_look

Main = Callable[[ft.Page], None]


class Entrance(Live):
    """The way into the house: open, or shut as long as the database of a folder cannot be used.

    furnish: makes the entry point of every screen once it can; may raise StoreFault too.  lang: of the screen that says
    what is wrong.  fault: what shuts it, None when it is open.
    """

    def __init__(self, folder: Path, furnish: Callable[[Store], Main], lang: str) -> None:
        super().__init__()
        self.fault: StoreFault | None = None
        self.lang = lang
        self._folder = folder
        self._furnish = furnish
        self._store: Store | None = None
        self._main: Main | None = None
        self._waiting: list[ft.Page] = []

    def enter(self) -> None:
        """Try to open the database."""
        self._open(partial(Store, self._folder))

    def restore(self) -> None:
        """Put the last good backup in the place of the database, or begin an empty one, and open that."""
        self._open(partial(Store.restore_backup, self._folder))

    def close(self) -> None:
        """Let go of the database."""
        if self._store is not None:
            self._store.close()

    def main(self, page: ft.Page) -> None:
        """The entry point of every screen."""
        if self._main is not None:
            self._main(page)
            return
        safety.install(say)
        page.title = "Vigie"
        attach(page, self)
        self._waiting.append(page)
        page.render(Shut, self)

    def _open(self, opened: Callable[[], Store]) -> None:
        try:
            self._store = opened()
            self._main = self._furnish(self._store)
        except StoreFault as fault:
            self.close()
            self.fault = fault
            self.changed()
            return
        self.fault, waiting, self._waiting = None, self._waiting, []
        for page in waiting:
            call_in_page(page, partial(self._main, page))


@component
def Shut(entrance: Entrance) -> ft.Control:
    """The frame of the only page there is: in the language of the device, for no setting can be read."""
    use_live(entrance)
    page = ft.context.page
    look = theme.look_for(page, Mode.DARK)
    set_language(page, entrance.lang)
    theme.apply(page, look)
    return Lang(entrance.lang, lambda: LookContext(look, lambda: Notice(entrance, entrance.fault)))


@component
def Notice(entrance: Entrance, fault: StoreFault | None) -> ft.Control:
    """What is wrong, what can be done here, and once more for what has to be done elsewhere."""
    look, t = use_look(), use_texts()
    if fault is None:
        return ft.Container()
    again = kit.button(look, t(msg("ui-repair-again")), entrance.enter, kind="sea", identifier="repair-again")
    buttons = [again]
    if isinstance(fault, Damaged):
        words = t(offer(fault))
        buttons.insert(0, kit.button(look, words, entrance.restore, kind="main", identifier="repair-restore"))
    content = [
        kit.headline(look, t(msg("ui-repair"))),
        kit.words(look, t(msg("ui-repair-damaged") if isinstance(fault, Damaged) else fault.text)),
        kit.words(look, str(fault.path), size=look.sizes.small, colour=look.palette.text_muted),
        ft.Row(buttons, wrap=True, spacing=14, run_spacing=14),
    ]
    card = kit.panel(look, kit.rows(content, 18, tight=True), padding=24)
    return kit.tagged(ft.Container(card, padding=24, alignment=ft.Alignment.CENTER, expand=True), "repair", "")


def offer(fault: Damaged) -> Msg:
    """What can be put in the place of a damaged database."""
    if fault.backup is None:
        return msg("ui-repair-empty")
    moment = datetime.fromtimestamp(fault.backup.stat().st_mtime)
    return msg("ui-repair-backup", moment=f"{moment:%d/%m/%Y %H:%M}")
