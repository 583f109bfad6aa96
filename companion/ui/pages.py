"""The pages of the app by their addresses.

A page is imported when somebody comes to it: who stands at Home waits for no other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final, Literal

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.host.evenings import Evenings
from companion.host.exchange.last_full_copy import DUE, uncopied
from companion.host.host import Host
from companion.library.dates import day_of, moment_said
from companion.library.game_registry import game_ids
from companion.library.texts import Texts
from companion.ui.address import WRONG, Address, address_of
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.screen_session.tips import LessonsOfGame
from companion.ui.shell.home import HomeLink, HomePage, notice
from companion.ui.shell.settings import Settings, SettingsPage, unread
from companion.ui.widgets import kit
from companion.ui.widgets.page_frame import page_frame


@dataclass(frozen=True, slots=True)
class PageVisit:
    """Somebody who comes to a page."""

    context: AppContext
    address: Address
    size: tuple[float, float]
    """Width and height that are left for the page, in logical pixels."""
    go: Callable[[Address], None]
    """Leads to another page."""
    look: Look
    t: Texts
    evenings: Evenings
    """All that are kept, the newest first."""

    @property
    def host(self) -> Host:
        """Whose pages these are."""
        return self.context.host

    @property
    def about(self) -> str:
        """What the page is about: the id of a game or of an evening."""
        return self.address.about

    @property
    def width(self) -> float:
        """What is left for the page, in logical pixels."""
        return self.size[0]

    @property
    def compact(self) -> bool:
        """Whether the screen is small."""
        return kit.is_small(self.width)

    def to(self, page: str = "home", about: str = "") -> Callable[[], None]:
        """The way to another page."""
        return partial(self.go, Address(page, about))

    def framed(self, title: Msg, body: ft.Control) -> ft.Control:
        """A page with its title and the way home."""
        return page_frame(self.look, self.t, self.t(title), body, self.to())


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page in the table of all pages."""

    draw: Callable[[PageVisit], ft.Control]
    needs: Literal["", "game", "evening"] = ""
    """What there must be by the id that its address names."""


def page_at(visit: PageVisit) -> ft.Control:
    """The page at an address; Home where there is none. Raises StoreFault where the evening that it is about cannot be
    had."""
    entry = PAGES.get(visit.address.page, HOME)
    there = {"game": game_ids(), "evening": [saved.id for saved in visit.evenings]}
    return HOME.draw(visit) if entry.needs and visit.about not in there[entry.needs] else entry.draw(visit)


def _home(visit: PageVisit) -> ft.Control:
    host, games = visit.host, game_ids()
    likely = next((saved.game for saved in visit.evenings if saved.game in games), games[0])
    notices = (*map(unread, sorted(host.settings.broken)), *_warnings(visit.context), *_gone(visit))
    offered = partial(doors, visit.context, visit.evenings, visit.go, visit.t.lang)
    return HomePage(host.titles(), likely, offered, visit.width, notices)


def _gone(visit: PageVisit) -> tuple[Msg, ...]:
    """Home in the place of an evening that is there no more: whoever showed it is told."""
    entry = PAGES.get(visit.address.page, HOME)
    return (msg("ui-evening-gone"),) if entry.needs == "evening" and visit.about else ()


def _warnings(context: AppContext) -> tuple[Msg, ...]:
    """What people have to know before an evening begins."""
    keeping = context.services.keeping
    return () if keeping is None or keeping.warning is None else (keeping.warning,)


def _table(visit: PageVisit) -> ft.Control:
    from companion.ui.context.bug_report_dialog import TroublePage
    from companion.ui.main_screen.screen import TableScreen, TableServices
    from companion.ui.phone_screens.phones_page import PhonesPage

    context, host = visit.context, visit.host
    session = context.session(visit.about)
    around = TableServices(
        sound=host.settings["sound"] == "on",
        face=partial(context.face, session),
        collection=context.collection(session),
        copies=context.copies(session),
        phones=context.phones,
        phones_page=partial(PhonesPage, context, session.id),
        settings=lambda: Settings(*_set(visit)),
        library=partial(_library_beside, context, session),
        trouble=partial(TroublePage, context.reporter(session)),
        call=partial(context.call, session.id),
        share=visit.to("send", session.id),
        again=lambda: visit.go(Address("table", context.again(session.id))),
    )
    screens, index = screens_of(session.game), host.rules(session.game)
    return kit.keyed(f"table-{session.id}", TableScreen, session, screens, index, visit.size, visit.to(), around)


def _library_beside(
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


def _phones(visit: PageVisit) -> ft.Control:
    from companion.ui.main_screen.table_layout import Reminder
    from companion.ui.phone_screens.phones_page import PhonesPage

    phones_page = ft.Container(PhonesPage(visit.context, visit.about, visit.compact), expand=True)
    played = visit.context.in_progress(visit.about)
    question = [Reminder(played, visit.to("table", played.id))] if played is not None else []
    return visit.framed(msg("ui-phones"), kit.rows([*question, phones_page], 10, expand=True))


def _wizard(visit: PageVisit) -> ft.Control:
    """The set-up of an evening, as a person fills it in or as another Vigie has sent it."""
    from companion.ui.setup.wizard import DiceOfTable

    context, host, sent = visit.context, visit.host, visit.address.page == "like"

    def start(options: Mapping[str, object]) -> None:
        visit.go(Address("table", context.begin(visit.about, options)))

    game = host.shelf(visit.about).game
    first = context.inbox.setting(visit.about) if sent else None
    last = visit.evenings.options(game.id)
    dice = DiceOfTable(host.settings["dice"], partial(context.put, "dice"))
    wizard = screens_of(game.id).wizard(game, visit.width, start, first, visit.evenings.people(), last, dice)
    key = f"{visit.address.page}-{game.id}"  # one game's answers mean nothing to the wizard of another one
    name = host.title(visit.about)
    title = name if visit.compact else msg("share-begin-title" if sent else "ui-new-note", game=name)
    warned = [notice(visit.look, visit.t, each) for each in _warnings(context)]
    return visit.framed(title, kit.rows([*warned, ft.Container(wizard, key=key, expand=True)], 10, expand=True))


def _rules(visit: PageVisit) -> ft.Control:
    from companion.ui.shell.rules import RulesPage

    return RulesPage(visit.host.rules(visit.about), visit.width, visit.to())


def _library(visit: PageVisit) -> ft.Control:
    from companion.ui.shell.library import LibraryPage

    copies = visit.context.library_copies(visit.about)
    return LibraryPage(visit.host, visit.about, copies, visit.width, visit.to(), visit.to("receive"))


def _evenings(visit: PageVisit) -> ft.Control:
    from companion.ui.shell.evenings import EveningsPage

    return EveningsPage(
        visit.host,
        lambda evening: visit.go(Address("table", evening)),
        visit.to(),
        lambda evening: visit.go(Address("share", evening)),
        visit.to("records"),
        visit.context.learnt,
        visit.context.changed,
    )


def _records(visit: PageVisit) -> ft.Control:
    from companion.ui.shell.records import RecordsPage

    call = partial(visit.context.call, "")
    return RecordsPage(visit.evenings, visit.host.titles(), visit.width, visit.compact, visit.to("evenings"), call)


def _share(visit: PageVisit) -> ft.Control:
    """An evening as codes for another Vigie."""
    from companion.ui.parcels.offers import evening_offers
    from companion.ui.parcels.parcel_sheet import ShareSheet

    saved = visit.host.store.evening(visit.about)
    offers = evening_offers(saved, visit.context.session(saved.id))
    return visit.framed(msg("share-title"), ShareSheet(offers, visit.width, visit.to("table", visit.about)))


def _send(visit: PageVisit) -> ft.Control:
    """The result of an evening for friends."""
    from companion.host.exchange.evening_files import file_text
    from companion.host.exchange.play_export import play_of
    from companion.ui.gamekit.frame import Frame
    from companion.ui.parcels.result import ResultPage

    session, host = visit.context.session(visit.about), visit.host
    title, saved = visit.t(host.title(session.game)), host.store.evening(session.id)
    play = play_of(session.view.game, session.view.state, saved)
    parts = screens_of(session.game).ended(session, Frame(False, lambda _: None, lambda _: None))
    to_table, codes = visit.to("table", session.id), visit.to("share", session.id)
    day, key = day_of(saved.finished or saved.touched), f"send-{session.id}"
    result = kit.keyed(
        key, ResultPage, title, day, parts, play, visit.width, to_table, codes, partial(file_text, host, saved)
    )
    return visit.framed(msg("send-title"), result)


def _receive(visit: PageVisit) -> ft.Control:
    from companion.ui.parcels.receive import ReceivePage

    context = visit.context
    return ReceivePage(
        context.inbox, context.door is not None, visit.width, visit.to(), lambda game: visit.go(Address("like", game))
    )


def _wrong(visit: PageVisit) -> ft.Control:
    """Something looks wrong to somebody on another page, whose address is what this one is about."""
    from companion.ui.context.bug_report_dialog import TroublePage

    came, context = address_of(visit.about), visit.context
    told = came.about if any(saved.id == came.about for saved in visit.evenings) else ""
    page = TroublePage(context.reporter(context.latest(told)), visit.about or "home", partial(visit.go, came))
    return visit.framed(msg("trouble-title"), page)


def _settings(visit: PageVisit) -> ft.Control:
    return SettingsPage(*_set(visit), visit.to(), visit.to("evenings"))


def _set(
    visit: PageVisit,
) -> tuple[Mapping[str, str], frozenset[str], Callable[[str, str], None], Sequence[LessonsOfGame]]:
    """What is set on this machine, what of it could not be read, how it is set, and what games teach."""
    settings = visit.host.settings
    return settings.all(), frozenset(settings.broken), visit.context.put, visit.context.courses()


HOME: Final = PageEntry(_home)
PAGES: Final[Mapping[str, PageEntry]] = MappingProxyType(
    {
        "table": PageEntry(_table, "evening"),
        "phones": PageEntry(_phones),
        "new": PageEntry(_wizard, "game"),
        "like": PageEntry(_wizard, "game"),
        "rules": PageEntry(_rules, "game"),
        "library": PageEntry(_library, "game"),
        "evenings": PageEntry(_evenings),
        "records": PageEntry(_records),
        "share": PageEntry(_share, "evening"),
        "send": PageEntry(_send, "evening"),
        "receive": PageEntry(_receive),
        WRONG: PageEntry(_wrong),
        "settings": PageEntry(_settings),
    }
)
"""Every page by the first word of its address; any other address leads Home."""


def doors(
    context: AppContext, evenings: Evenings, go: Callable[[Address], None], lang: str, game: str
) -> list[HomeLink]:
    """What Home offers when a game is chosen; the likely thing first. lang: of the reader."""
    host = context.host
    title = host.title(game)
    again = evenings.options(game)

    def begin(options: Mapping[str, object]) -> None:
        go(Address("table", context.begin(game, options)))

    def demonstrate() -> None:
        go(Address("table", context.demonstrate(game)))

    def to(page: str, about: str = "") -> Callable[[], None]:
        return partial(go, Address(page, about))

    new = [HomeLink("new", msg("ui-new"), msg("ui-new-note", game=title), "people", to("new", game), True)]
    if again is not None:
        new.append(HomeLink("again", msg("ui-again"), msg("ui-again-note"), "history", partial(begin, again), True))
    played = _played(host, evenings, go, lang)
    keeping = context.services.keeping
    n = uncopied(host) if keeping is not None and keeping.may_vanish else 0
    due = HomeLink("copy", msg("copies-due"), msg("copies-due-note", n=n), "share", to("evenings"), True)
    return [
        *(played + new if played and played[0].id == "continue" else new + played),
        HomeLink("demo", msg("ui-demo"), msg("ui-demo-note"), "ship", demonstrate, True),
        *([due] if n >= DUE else []),
        HomeLink("rules", msg("ui-rules"), msg("ui-rules-note"), "book", to("rules", game)),
        HomeLink("library", msg("ui-library"), msg("ui-library-note"), "library", to("library", game)),
        HomeLink("receive", msg("share-receive"), msg("share-receive.note"), "qr", to("receive")),
        HomeLink("evenings", msg("ui-evenings"), msg("ui-evenings-note"), "log", to("evenings")),
        HomeLink("settings", msg("ui-settings"), msg("ui-settings-note"), "gear", to("settings")),
        HomeLink("wrong", msg("trouble-title"), msg("trouble-way"), "warning", to(WRONG)),
    ]


def _played(host: Host, evenings: Evenings, go: Callable[[Address], None], lang: str) -> list[HomeLink]:
    """The way to the last page of the evening just finished, if it is, and into the one to go on with."""
    last, found = evenings.to_go_on, []
    for saved in (*evenings[:1], *([last] if last is not None and last != evenings[0] else [])):
        known = host.title(saved.game) if saved.game in game_ids() else str(saved.game)
        title: Msg | str = known if saved.sound else msg("ui-evening-spoiled")
        note = msg("ui-continue-note", game=title, when=moment_said(saved.touched, lang))
        table = partial(go, Address("table", saved.id))
        if saved.finished is None:
            found.append(HomeLink("continue", msg("ui-continue"), note, "play", table, True))
            continue
        from companion.ui.shell.evenings import won

        if (result := won(saved, lang)) is not None:
            note = msg("ui-ended-note", evening=note, result=result)
        found.append(HomeLink("ended", msg("ui-ended"), note, "log", table, True))
    return found
