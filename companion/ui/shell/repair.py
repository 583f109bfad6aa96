"""When the database or an evening in it cannot be used: a screen that says so, and puts the last good backup in its
place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import Texts
from companion.store import Damaged, Foreign, Lost, Salvage, Spoiled, Store, StoreFault
from companion.store.faults import made
from companion.ui.look import theme
from companion.ui.look.language import Lang, say, set_language, use_texts
from companion.ui.look.theme import Look, LookContext, Mode, use_look
from companion.ui.runtime.live import Live, attach, call_in_page, use_live
from companion.ui.widgets import error_boundary, kit
from companion.ui.widgets.error_boundary import component

Main = Callable[[ft.Page], None]
WIDTH: Final = 1000
"""Of the card that says what is wrong, at most."""


class Entrance(Live):
    """The way into the house: open, or shut as long as the database of a folder cannot be used.

    furnish: makes the entry point of every screen once it can; may raise StoreFault too.
    """

    def __init__(self, folder: Path, furnish: Callable[[Store], Main], lang: str) -> None:
        super().__init__()
        self.fault: StoreFault | None = None
        """What shuts it, None when it is open."""
        self.lang = lang
        """Of the screen that says what is wrong."""
        self.settings: Settings | None = None
        """Those in force, once it is."""
        self._folder = folder
        self._furnish = furnish
        self._store: Store | None = None
        self._main: Main | None = None
        self._waiting: list[ft.Page] = []

    def enter(self) -> None:
        """Try to open the database."""
        self._open(partial(Store, self._folder))

    def restore(self) -> None:
        """Put the last good backup in the place of the database, and open that."""
        self._open(partial(Store.restore_backup, self._folder))

    def begin_anew(self) -> None:
        """Begin an empty database in the place of the one that cannot be used."""
        self._open(partial(Store.begin_anew, self._folder))

    def greet(self, lang: str) -> None:
        """Somebody comes whose browser speaks this language: the app's too, if nobody has chosen one yet."""
        if self.settings is not None:
            self.settings.suggest("language", lang)

    def close(self) -> None:
        """Let go of the database."""
        if self._store is not None:
            self._store.close()

    def main(self, page: ft.Page) -> None:
        """The entry point of every screen."""
        if self._main is not None:
            self._main(page)
            return
        error_boundary.install(say)
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
    """What is wrong, what can be done here, and once more for what has to be done elsewhere.

    To begin anew although there is a backup takes two taps.
    """
    look, t = use_look(), use_texts()
    sure, set_sure = ft.use_state(False)
    if fault is None:
        return ft.Container()

    def anew() -> None:
        if sure or not saved:
            entrance.begin_anew()
        else:
            set_sure(True)

    saved = isinstance(fault, Damaged) and fault.backup is not None
    again = kit.button(look, t(msg("ui-repair-again")), entrance.enter, kind="sea", identifier="repair-again")
    told, buttons = [fault.text], [again]
    if isinstance(fault, Damaged):
        told = [_found(fault), msg("ui-repair-saved" if saved else "ui-repair-unsaved")]
        if saved:
            back = t(offer(fault))
            buttons.insert(0, kit.button(look, back, entrance.restore, kind="main", identifier="repair-restore"))
        words = t(msg("ui-repair-sure") if sure else msg("ui-repair-empty"))
        empty = kit.button(look, words, anew, kind="sea" if saved else "main", identifier="repair-anew")
        buttons.insert(len(buttons) if saved else 0, empty)
    card = _card(look, t, msg("ui-repair"), told, buttons, str(fault.path))
    body = ft.Container(_alone(card), padding=24, expand=True)
    return ft.Semantics(content=body, identifier="repair", container=True, expand=True)


def offer(fault: Damaged) -> Msg:
    """What can be put in the place of a damaged database."""
    if fault.backup is None:
        return msg("ui-repair-empty")
    return msg("ui-repair-backup", moment=made(fault.backup).isoformat())


def _found(fault: Damaged) -> Msg:
    """What there is in the place of the database."""
    match fault:
        case Lost():
            return msg("ui-repair-lost")
        case Foreign():
            return msg("ui-repair-foreign")
    return msg("ui-repair-damaged")


@component
def Unopened(host: Host, fault: StoreFault, evening: bool, changed: Callable[[], None]) -> ft.Control:
    """In the place of a page that cannot be shown: why, and what can still be had of a spoiled evening.

    evening: whether the page is an evening's.  changed: called when it may be shown now.
    """
    look, t = use_look(), use_texts()
    found = host.salvage(fault.evening) if isinstance(fault, Spoiled) else None

    def take_back() -> None:
        if found is not None:
            host.take_back(found)
            changed()

    if not isinstance(fault, Spoiled):
        again = kit.button(look, t(msg("ui-repair-again")), changed, kind="main", identifier="repair-again")
        heading = msg("ui-unopened" if evening else "ui-unshown")
        return _alone(_card(look, t, heading, [fault.text], [again]))
    if found is None:
        return _alone(_card(look, t, msg("ui-spoiled"), [msg("ui-spoiled-nothing")], []))
    here = found.path == host.store.path
    button = kit.button(look, t(_had(found, here)), take_back, kind="main", identifier="repair-take-back")
    why = msg("ui-spoiled-here" if here else "ui-spoiled-backup")
    return _alone(_card(look, t, msg("ui-spoiled"), [why], [button]))


def _had(found: Salvage, here: bool) -> Msg:
    """What can be had of a spoiled evening. here: from the database itself."""
    if here:
        return msg("ui-spoiled-answers", answers=found.answers)
    return msg("ui-spoiled-from-backup", moment=found.moment)


def _alone(card: ft.Control) -> ft.Control:
    """A card with a screen to itself, which scrolls where it is too small for it."""
    column = ft.Column([ft.Container(card, width=WIDTH)], scroll=kit.SCROLLS)
    return ft.Container(column, alignment=ft.Alignment.TOP_CENTER, expand=True)


def _card(
    look: Look, t: Texts, heading: Msg, told: Sequence[Msg], buttons: Sequence[ft.Control], path: str = ""
) -> ft.Control:
    """A panel with what is wrong and what can be done."""
    content: list[ft.Control] = [kit.headline(look, t(heading)), *(kit.words(look, t(text)) for text in told)]
    if path:
        content.append(kit.words(look, path, size=look.sizes.small, colour=look.palette.text_muted))
    if buttons:
        content.append(ft.Row([*buttons], wrap=True, spacing=14, run_spacing=14))
    return kit.panel(look, kit.rows(content, 18, tight=True), padding=24)
