"""The tablet's side of phones: the switch and the code, requests of people, whom the table waits for."""

from __future__ import annotations

import gc
import re
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest
import zxingcpp

from companion.core.journal.journal import Said
from companion.core.procedures.copied_cards import Edition
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Context, Procedure, command
from companion.core.questions.kinds import YesNo
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import LANGUAGES, texts_in
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.store import Store
from companion.ui.app import main_for
from companion.ui.context.app_context import KEPT, AppContext
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import TOUCH, Look, LookContext
from companion.ui.main_screen.table_layout import Reminder
from companion.ui.page.whose import headline
from companion.ui.questions.sheet.waiting_for import AtHand
from companion.ui.runtime.live import Live, Wake
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import qr
from companion.ui.widgets.error_boundary import BROKEN_PART
from companion.web.door.door import Door
from tests.browser.phones import usual
from tests.support.about import ANY, about
from tests.support.machine import machine
from tests.ui.fakeclient import FakeClient
from tests.ui.question_game import RULE, AskGame, Heard, Told, say
from tests.ui.sheets import sheet_of
from tests.ui.test_privacy_cover import press
from tests.ui.test_questions import Clock, main_button, words_of

NINA, OSCAR = Seat("seat-1", "Nina", "green"), Seat("seat-2", "Oscar", "blue")


# ---------------------------------------------------------------------- a house with a door


class Quay(Door):
    """The door of a house whose network is a piece of paper."""

    def __init__(self, context: AppContext, addresses: Sequence[str], fault: Msg | None = None) -> None:
        super().__init__(context.doorkeeper, lambda _evening: None, lambda _device: main_for(context.host, context))
        self.found, self.wrong, self.port = tuple(addresses), fault, 8551

    async def switch_on(self) -> None:
        self.fault = self.wrong
        if self.fault is None:
            self.open, self.addresses = True, self.found
        self.changed()

    async def switch_off(self) -> None:
        self.open, self.addresses = False, ()
        self.changed()


class Tavern:
    """A house with two people at its table, and its tablet."""

    def __init__(self, folder: Path, addresses: Sequence[str], fault: Msg | None, admission: str, lang: str) -> None:
        store = Store(folder)
        settings = Settings(store)
        settings.put("admission", admission)
        settings.put("language", lang)
        self.clock = Clock()
        self.host = Host(store, settings)
        self.context = AppContext(self.host, services=machine(self.clock))
        self.keeper = self.context.doorkeeper
        self.door = Quay(self.context, addresses, fault)
        self.context.door = self.door
        self.evening = ""

    def begin(self, edition: Edition = "owner") -> ScreenSession:
        seats = [{"name": "Nina", "colour": "green"}, {"name": "Oscar", "colour": "blue"}]
        self.evening = self.context.begin(ANY, about(ANY, "evenings").TWO | {"seats": seats, "edition": edition})
        self.keeper.code(self.evening)  # as the page shows it
        self.clock.settle()
        return self.context.session(self.evening)

    def screen(self, route: str = "/", size: tuple[int, int] = (1280, 800)) -> FakeClient:
        return FakeClient(main_for(self.host, self.context), route, size=size)

    def table(self, size: tuple[int, int] = (1280, 800)) -> FakeClient:
        return self.screen(f"/table/{self.evening}", size)

    async def tap(self, screen: FakeClient, name: str) -> None:
        """Tap what has lain there long enough."""
        self.clock.settle()
        await screen.tap(name)
        await screen.settle()

    def knock(self, seat: str = "seat-1") -> str:
        return self.keeper.join(self.evening, "seat", seat)[0].id


@pytest.fixture
def tavern(tmp_path: Path) -> Iterator[Callable[..., Tavern]]:
    """Builds a house: its addresses, what keeps its door shut, whom it asks, its language."""
    built: list[Tavern] = []

    def build(
        addresses: Sequence[str] = ("192.168.1.5",), fault: Msg | None = None, admission: str = "ask", lang: str = "fr"
    ) -> Tavern:
        built.append(Tavern(tmp_path / str(len(built)), addresses, fault, admission, lang))
        return built[-1]

    yield build
    for each in built:
        each.host.store.close()


def scanned(screen: FakeClient) -> str:
    """What a camera reads from the code on the page."""
    (wrapper,) = screen.find(ft.Semantics, identifier="phones-qr")
    (picture,) = [each for each in screen.walk(wrapper.content) if isinstance(each, ft.Image)]
    return read_code(str(picture.src))


def read_code(markup: str, scale: int = 4) -> str:
    """The text of a code drawn as SVG, four points for each of its units."""
    side = int(re.search(r'viewBox="0 0 (\d+)', markup)[1])  # type: ignore[index]
    width = side * scale
    points = bytearray(b"\xff" * width * width)
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1", markup):
        for row in range(int(y) * scale, (int(y) + 1) * scale):
            start = row * width + int(x) * scale
            points[start : start + int(length) * scale] = b"\0" * (int(length) * scale)
    (found,) = zxingcpp.read_barcodes(memoryview(points).cast("B", (width, width)))
    return str(found.text)


def identifiers(screen: FakeClient, start: str) -> list[str]:
    return [each for each in sorted(screen.names()) if each.startswith(start)]


# ---------------------------------------------------------------------- the page


@pytest.mark.parametrize("text", ["http://192.168.1.5:8551/join/" + "aB3-_" * 6, "VIGIE", "x" * 300])
def test_a_code_is_read_back(text: str) -> None:
    assert read_code(qr.markup(text)) == text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
async def test_the_page_says_what_is_listened_to_and_its_code_leads_to_the_door(
    tavern: Callable[..., Tavern], lang: str, size: tuple[int, int]
) -> None:
    context, t = tavern(lang=lang), texts_in(lang)
    context.begin()
    async with context.table(size) as screen:
        await context.tap(screen, "phones")
        assert words_of(screen, "phones-state") == [t(msg("ui-phones-closed"))]
        assert "phones-qr" not in screen.names()
        await context.tap(screen, "phones-on")
        assert words_of(screen, "phones-state") == [t(msg("ui-phones-open", port="8551"))]
        code = context.keeper.code(context.evening)
        assert scanned(screen) == context.door.url(code) == f"http://192.168.1.5:8551/join/{code}"
        assert "".join(words_of(screen, "phones-code")).lower() == context.keeper.short(context.evening)
        assert "http://192.168.1.5:8551" in screen.texts()
        picture = next(each for each in screen.find(ft.Image) if str(each.src).startswith("<svg xmlns") and each.width)
        assert (picture.width or 0) >= 280
        await context.tap(screen, "phones-off")
        assert not context.door.open and "phones-qr" not in screen.names()


async def test_a_new_code_replaces_the_old_one_at_once(tavern: Callable[..., Tavern]) -> None:
    context = tavern()
    context.begin()
    await context.door.switch_on()
    old = context.keeper.code(context.evening)
    async with context.table() as screen:
        await context.tap(screen, "phones")
        await context.tap(screen, "phones-renew")
        new = context.keeper.code(context.evening)
        assert new != old and scanned(screen).endswith(new)
        assert "".join(words_of(screen, "phones-code")).lower() == context.keeper.short(context.evening)


async def test_each_address_of_this_machine_has_its_code(tavern: Callable[..., Tavern]) -> None:
    context = tavern(("192.168.1.5", "10.0.0.7"))
    context.begin()
    await context.door.switch_on()
    code = context.keeper.code(context.evening)
    async with context.table() as screen:
        await context.tap(screen, "phones")
        assert scanned(screen) == context.door.url(code, "192.168.1.5")
        await context.tap(screen, "address-10.0.0.7")
        assert scanned(screen) == context.door.url(code, "10.0.0.7")


async def test_a_door_that_cannot_open_says_why_and_what_to_do(tavern: Callable[..., Tavern]) -> None:
    fault = say("Le port 8551 est pris.")
    context, t = tavern(fault=fault), texts_in("fr")
    context.begin()
    async with context.table() as screen:
        await context.tap(screen, "phones")
        await context.tap(screen, "phones-on")
        assert words_of(screen, "phones-fault") == [t(fault), t(msg("ui-phones-fault-help"))]
        assert words_of(screen, "phones-state") == [t(msg("ui-phones-closed"))]


@pytest.mark.parametrize("route", ["/", "/settings", "/evenings", f"/rules/{ANY}", f"/new/{ANY}"])
async def test_phones_are_one_tap_away_and_need_an_evening(tavern: Callable[..., Tavern], route: str) -> None:
    context, t = tavern(), texts_in("fr")
    await context.door.switch_on()
    async with context.screen(route) as screen:
        await context.tap(screen, "phones")
        assert t(msg("ui-phones-no-evening")) in screen.texts() and "phones-qr" not in screen.names()
        context.begin()
        await screen.settle()
        assert scanned(screen) == context.door.url(context.keeper.code(context.evening))
        await context.tap(screen, "back-to-question")
        assert "question" in screen.names()


async def test_what_is_about_phones_is_offered_where_there_are_phones(tavern: Callable[..., Tavern]) -> None:
    context, t = tavern(), texts_in("fr")
    context.begin()
    async with context.screen("/settings") as screen:
        assert {"admission-free", "phone_undo-own"} <= screen.names()
        assert t(msg("ui-phones-none")) not in screen.texts()
    note = t(msg("party-note"))
    async with context.screen(f"/library/{ANY}") as screen:
        assert note in screen.texts()
    context.context.door = None
    async with context.screen(f"/library/{ANY}") as screen:
        assert "library-tonight" in screen.names() and note not in screen.texts()


async def test_when_the_evening_is_over_nobody_new_comes_and_those_who_are_in_stay(
    tavern: Callable[..., Tavern],
) -> None:
    context, t = tavern(admission="free"), texts_in("fr")
    context.begin("sample")
    table = context.host.resume(context.evening)
    while not (isinstance(table.question, Menu) and table.state.turn.stage == "player"):
        table.answer(usual(table.question))
    code, device = context.keeper.code(context.evening), context.knock()
    await context.door.switch_on()
    async with context.table() as screen:
        await context.tap(screen, "phones")
        table.correct("fame.seat-1", 99, "", msg("ui-home"))
        await screen.settle()
        assert table.question is None
        assert t(msg("ui-phones-over")) in screen.texts()
        assert f"dismiss-{device}" in screen.names() and "phones-qr" not in screen.names()
        assert context.keeper.code(context.evening) != code


async def test_over_the_table_the_question_stays_one_tap_away(tavern: Callable[..., Tavern]) -> None:
    context = tavern()
    context.begin()
    async with context.table() as screen:
        await context.tap(screen, "phones")
        assert {"back-to-question", "undo", "may-i"} <= screen.names() and "question" not in screen.names()
        await context.tap(screen, "back-to-question")
        assert "question" in screen.names() and "phones-state" not in screen.names()


async def test_without_a_door_nothing_speaks_of_phones(tavern: Callable[..., Tavern]) -> None:
    context = tavern()
    context.context.door = None
    context.begin()
    for route in ("/", f"/table/{context.evening}", "/settings"):
        async with context.screen(route) as screen:
            assert "phones" not in screen.names()


# ---------------------------------------------------------------------- coming in


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
async def test_a_newcomer_is_let_in_with_one_tap_on_any_page(
    tavern: Callable[..., Tavern], lang: str, size: tuple[int, int]
) -> None:
    context, t = tavern(lang=lang), texts_in(lang)
    context.begin()
    for route in (f"/table/{context.evening}", "/", "/settings"):
        async with context.screen(route, size) as screen:
            guest = context.knock()
            await screen.settle()
            assert t(msg("ui-request-seat", name="Nina")) in words_of(screen, "requests")
            await screen.tap(f"accept-guest-{guest}")
            assert not context.keeper.known(guest).admitted  # type: ignore[union-attr]
            await context.tap(screen, f"accept-guest-{guest}")
            assert context.keeper.known(guest).admitted  # type: ignore[union-attr]
            assert "requests" not in screen.names()
            context.keeper.dismiss(guest)


async def test_a_newcomer_is_refused_and_the_next_one_is_not_hit_by_the_same_finger(
    tavern: Callable[..., Tavern],
) -> None:
    context = tavern()
    context.begin()
    first, second = context.knock("seat-1"), context.knock("seat-2")
    async with context.table() as screen:
        await context.tap(screen, f"refuse-guest-{first}")
        assert context.keeper.known(first) is None
        await screen.tap(f"accept-guest-{second}")
        assert not context.keeper.known(second).admitted  # type: ignore[union-attr]
        await context.tap(screen, f"accept-guest-{second}")
        assert context.keeper.known(second).admitted  # type: ignore[union-attr]


async def test_a_claim_says_that_the_seat_is_held_and_replaces_who_had_it(tavern: Callable[..., Tavern]) -> None:
    context, t = tavern(admission="free"), texts_in("fr")
    context.begin()
    old = context.knock()
    assert context.keeper.known(old).admitted  # type: ignore[union-attr]
    new = context.keeper.claim(context.evening, "seat-1")[0].id
    async with context.table() as screen:
        assert t(msg("ui-request-claim", name="Nina")) in words_of(screen, "requests")
        await context.tap(screen, f"accept-guest-{new}")
    assert context.keeper.known(old) is None and context.keeper.holder(context.evening, "seat-1").id == new  # type: ignore[union-attr]


async def test_phones_come_along_when_the_tablet_goes_on_to_another_evening(tavern: Callable[..., Tavern]) -> None:
    context = tavern(admission="free")
    context.begin()
    phone, first = context.knock(), context.evening
    async with context.table() as screen:
        assert context.keeper.holder(first, "seat-1") is not None
        other = context.context.again(first)
        for route in ("/", f"/table/{other}"):
            screen.page.navigate(route)
            await screen.settle()
        there = context.keeper.known(phone)
        assert there is not None and (there.evening, there.seat) == (other, "seat-1")
    async with context.screen(f"/table/{first}"):
        assert context.keeper.holder(other, "seat-1") is not None, "a screen that opens there takes nobody along"


async def test_spectators_and_second_tablets_are_told_apart(tavern: Callable[..., Tavern]) -> None:
    context, t = tavern(), texts_in("fr")
    context.begin()
    context.keeper.join(context.evening, "spectator")
    context.keeper.join(context.evening, "tablet")
    async with context.table() as screen:
        told = words_of(screen, "requests")
        assert t(msg("ui-request-watch")) in told and t(msg("ui-request-tablet")) in told


async def test_many_requests_leave_room_for_the_question(tavern: Callable[..., Tavern]) -> None:
    context, t = tavern(), texts_in("fr")
    context.begin()
    for _ in range(4):
        context.keeper.join(context.evening, "spectator")
    for size, shown in (((1280, 800), 2), ((390, 844), 1)):
        async with context.table(size) as screen:
            assert len(identifiers(screen, "accept-guest-")) == shown
            assert t(msg("ui-request-more", n=4 - shown)) in words_of(screen, "requests")
            buttons = [each for each in screen.find(ft.Semantics) if (each.identifier or "").startswith("accept-")]
            for button in buttons:
                heights = [each.height for each in screen.walk(button.content) if isinstance(each, ft.Container)]
                assert max(height or 0 for height in heights) + 16 >= TOUCH


async def test_the_page_lists_who_is_there_and_lets_in_or_sends_away(tavern: Callable[..., Tavern]) -> None:
    context, t = tavern(), texts_in("fr")
    context.begin()
    await context.door.switch_on()
    async with context.table() as screen:
        await context.tap(screen, "phones")
        assert words_of(screen, "seat-seat-1") == ["Nina", t(msg("ui-phones-empty"))]
        guest = context.knock()
        await screen.settle()
        assert words_of(screen, f"device-{guest}") == ["Nina", t(msg("ui-phones-waiting"))]
        await context.tap(screen, f"admit-{guest}")
        assert words_of(screen, f"device-{guest}") == ["Nina", t(msg("ui-phones-away"))]
        context.keeper.arrived(guest)
        await screen.settle()
        assert words_of(screen, f"device-{guest}") == ["Nina", t(msg("ui-phones-there"))]
        await context.tap(screen, f"dismiss-{guest}")
        assert context.keeper.known(guest) is None
        await context.tap(screen, "admission-free")
        assert context.host.settings["admission"] == "free"


# ---------------------------------------------------------------------- rooms of phones


def look_at(phone: ScreenSession) -> tuple[bool, str]:
    """Whether a phone was sent away, and where it sits."""
    return phone.gone, phone.seat


def test_a_phone_has_one_room_until_it_is_sent_away(tavern: Callable[..., Tavern]) -> None:
    context = tavern(admission="free")
    context.begin()
    device = context.keeper.join(context.evening, "seat", "seat-1")[0]
    phone = context.context.seat_session(device)
    assert context.context.seat_session(device) is phone and look_at(phone) == (False, "seat-1")
    listeners = context.host.resume(context.evening).writer.listeners
    listening = len(listeners)
    context.keeper.dismiss(device.id)
    assert look_at(phone) == (True, "") and phone.view.question is None
    assert len(listeners) == listening - 1
    assert context.context.seat_session(device).gone


def test_a_phone_that_was_not_let_in_sees_nothing_of_its_seat(tavern: Callable[..., Tavern]) -> None:
    context = tavern()
    context.begin()
    device = context.keeper.join(context.evening, "seat", "seat-1")[0]
    assert context.context.seat_session(device).gone


def test_when_an_evening_is_thrown_away_its_phones_are_sent_home(tavern: Callable[..., Tavern]) -> None:
    context = tavern(admission="free")
    context.begin()
    device = context.keeper.join(context.evening, "seat", "seat-1")[0]
    phone = context.context.seat_session(device)
    context.host.delete(context.evening)
    assert phone.gone and context.keeper.known(device.id) is None


# ---------------------------------------------------------------------- evenings that nobody looks at


def others(context: Tavern) -> None:
    """So many other evenings are opened that one which nobody looks at is let go of."""
    first = context.evening
    for _ in range(KEPT):
        context.begin()
    context.evening = first


def test_an_evening_that_no_screen_shows_is_let_go_of_and_taken_up_again(tavern: Callable[..., Tavern]) -> None:
    context = tavern(admission="free")
    session = context.begin()
    device = context.keeper.join(context.evening, "seat", "seat-1")[0]
    phone, asked = context.context.seat_session(device), session.view.serial
    gone = weakref.ref(context.host.resume(context.evening))
    others(context)
    assert look_at(phone) == (True, ""), "a screen that comes back gets a room of its own"
    del session, phone
    gc.collect()
    assert gone() is None, "nothing of it stays in memory"
    again = context.context.session(context.evening)
    assert again.view.serial == asked and context.keeper.known(device.id) is not None
    assert look_at(context.context.seat_session(device)) == (False, "seat-1")


def test_one_that_was_looked_at_not_long_ago_stays(tavern: Callable[..., Tavern]) -> None:
    context = tavern()
    session = context.begin()
    first = context.evening
    for _ in range(2 * KEPT):
        context.begin()
        assert context.context.session(first) is session


async def test_one_that_any_screen_shows_stays(tavern: Callable[..., Tavern]) -> None:
    context = tavern(admission="free")
    session = context.begin()
    async with context.table() as screen:
        await screen.settle()
        others(context)
        assert context.context.session(context.evening) is session
        browser = weakref.ref(screen.session)
    assert not session.watchers
    del screen
    gc.collect()
    assert browser() is None, "nothing of a closed screen stays in memory"
    others(context)
    assert context.context.session(context.evening) is not session


async def test_one_that_only_a_phone_shows_stays(tavern: Callable[..., Tavern]) -> None:
    context = tavern(admission="free")
    session = context.begin()
    phone = context.context.seat_session(context.keeper.join(context.evening, "seat", "seat-1")[0])
    nothing = Wake(cast(ft.Page, SimpleNamespace(session=SimpleNamespace(connection=None))), False, lambda _: None)
    leave = phone.subscribe("session", nothing)
    others(context)
    assert context.context.session(context.evening) is session and not phone.gone
    leave()
    others(context)
    assert phone.gone


# ---------------------------------------------------------------------- taking back


async def test_a_seat_asks_to_take_back_and_the_table_decides(tavern: Callable[..., Tavern]) -> None:
    context, t = tavern(), texts_in("fr")
    session = context.begin()
    while session.view.undo_caption is None:
        answer_any(session)
    caption = session.view.undo_caption
    async with context.table() as screen:
        session.undoing.request("seat-2")
        await screen.settle()
        assert t(msg("ui-request-plea", name="Oscar", what=caption)) in words_of(screen, "requests")
        await context.tap(screen, "refuse-plea-seat-2")
        assert session.undoing.requests == () and session.view.undo_caption == caption
        session.undoing.request("seat-2")
        await screen.settle()
        before = session.view.serial
        await screen.tap("accept-plea-seat-2")
        assert session.view.serial == before
        await context.tap(screen, "accept-plea-seat-2")
        assert session.view.serial > before and "requests" not in screen.names()


def answer_any(session: ScreenSession) -> None:
    """The first legal answer, by the robot of the simulations."""
    question = session.view.question
    assert question is not None
    session.answer(Robot("any", main=0.5).answer(question), session.view.serial)
    assert session.fault is None


class Murmuring(AskGame):
    """Two people choose in secret at the same time; then both are asked aloud, then one after the other."""

    def __init__(self, secret: bool, sheet: str = "") -> None:
        super().__init__()
        self.secret, self.sheet = secret, sheet
        self.procedures = {"murmur": self.murmur}

    def start(self, options: Mapping[str, Any]) -> Told:
        return Told()

    def seats(self, state: Told) -> Sequence[Seat]:
        return (NINA, OSCAR)

    def on_turn(self, state: Told) -> str:
        return OSCAR.id

    def next(self, state: Told) -> Any:
        return command("murmur")

    def murmur(self, t: Context[Told, None]) -> Procedure[None]:
        asked = [
            YesNo(
                key=f"dare-{seat.id}",
                text=say(f"{seat.name} ose ?"),
                rule=RULE,
                who=seat.id,
                secret=self.secret,
                sheet=self.sheet,
                alike=bool(self.sheet),
            )
            for seat in (NINA, OSCAR)
        ]
        dared = yield from t.ask_together(asked)
        yield from t.happens(Heard(answer=" ".join(map(str, dared)), rule=RULE))
        alone = yield from t.ask(YesNo(key="alone", text=say("Nina seule ?"), rule=RULE, who=NINA.id))
        yield from t.happens(Heard(answer=str(alone), rule=RULE))
        yield from t.ask(YesNo(key="all", text=say("Et tous ?"), rule=RULE))


class Murmured:
    """Its table, and the phones that are at hand."""

    def __init__(self, secret: bool = False, phones: Sequence[Seat] = (), sheet: str = "") -> None:
        self.clock = Clock()
        self.evening = GameSession(Murmuring(secret, sheet), {}, seed=1)
        self.session = ScreenSession(self.evening, game="ask", identity="1", clock=self.clock)
        self.people, self.phones = Live(), list(phones)
        self.clock.settle()

    def waits_for(self, session: ScreenSession) -> Sequence[Seat]:
        asked = [session.view.put_to(seat.id) for seat in self.phones]
        return [seat for seat, question in zip(self.phones, asked, strict=True) if question is not None]

    @property
    def said(self) -> list[tuple[str, Any]]:
        return [(entry.who, entry.value) for _, entry in self.evening.journal.live if isinstance(entry, Said)]

    def screen(self, lang: str = "fr") -> FakeClient:
        at_hand = AtHand(self.people, self.waits_for)
        return drawn(lambda: sheet_of(self.session, phones=at_hand), lang)


def drawn(build: Callable[[], ft.Control], lang: str = "fr") -> FakeClient:
    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(Look(DARK), build)))

    return FakeClient(main)


# ---------------------------------------------------------------------- whom the table waits for


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_tablet_says_whose_phone_asks_and_answers_in_that_place(lang: str) -> None:
    table, t = Murmured(phones=[NINA]), texts_in(lang)
    for seat in (NINA, OSCAR):
        table.evening.answer(True, seat=seat.id)
    table.clock.settle()
    async with table.screen(lang) as screen:
        assert words_of(screen, "waiting") == [t(msg("ui-waiting-one", name="Nina"))]
        await screen.tap("answer-main")
        assert table.said[-1] == ("seat-1", True)
        assert "waiting" not in screen.names() and "Et tous ?" in screen.texts()


async def test_a_phone_that_goes_or_comes_changes_the_line() -> None:
    table = Murmured()
    for seat in (NINA, OSCAR):
        table.evening.answer(True, seat=seat.id)
    async with table.screen() as screen:
        assert "waiting" not in screen.names()
        table.phones.append(NINA)
        table.people.changed()
        await screen.settle()
        assert "waiting" in screen.names()


async def test_of_people_asked_together_each_is_a_tap_away() -> None:
    table = Murmured()
    async with table.screen() as screen:
        assert identifiers(screen, "waiting-") == ["waiting-seat-1", "waiting-seat-2"]
        assert "Nina ose ?" in screen.texts()
        await screen.tap("waiting-seat-2")
        assert "Oscar ose ?" in screen.texts() and "Nina ose ?" not in screen.texts()
        await screen.tap("answer-no")
        assert table.said == []  # the question came just now
        table.clock.settle()
        await screen.tap("answer-no")
        assert table.said == [("seat-2", False)]
        assert "Nina ose ?" in screen.texts() and "waiting" not in screen.names()
        table.clock.settle()
        await screen.tap("answer-main")
    assert table.said == [("seat-2", False), ("seat-1", True)]


async def test_around_one_tablet_people_who_are_asked_together_fill_one_sheet() -> None:
    table = Murmured(sheet="csg-sheet-shot")
    async with table.screen() as screen:
        assert identifiers(screen, "waiting-") == [] and main_button(screen).disabled
        assert {"Nina ose ?", "Oscar ose ?"} <= set(screen.texts())
        await screen.tap("row-dare-seat-1-yes")
        assert main_button(screen).disabled and table.said == []
        await screen.tap("row-dare-seat-2-no")
        table.clock.settle()
        await screen.tap("answer-main")
    assert table.said == [("seat-1", True), ("seat-2", False)]


async def test_of_a_sheet_whose_people_have_phones_the_tablet_asks_each_alone() -> None:
    table = Murmured(sheet="csg-sheet-shot", phones=[NINA])
    async with table.screen() as screen:
        assert "Oscar ose ?" in screen.texts() and "Nina ose ?" not in screen.texts()


async def test_the_tablet_shows_first_whom_no_phone_asks() -> None:
    table = Murmured(phones=[NINA])
    async with table.screen() as screen:
        assert "Oscar ose ?" in screen.texts()


async def test_secrets_asked_together_lie_covered_each_for_its_own() -> None:
    table = Murmured(secret=True)
    async with table.screen() as screen:
        assert "Donne la tablette à Nina" in screen.texts() and "Nina ose ?" not in screen.texts()
        await press(screen, "peek-hold")
        assert "Nina ose ?" in screen.texts()
        await screen.tap("waiting-seat-2")
        assert "Donne la tablette à Oscar" in screen.texts() and "Nina ose ?" not in screen.texts()
        await screen.tap("waiting-seat-1")
        assert "Nina ose ?" not in screen.texts()


async def test_a_cover_says_one_thing_that_the_phone_asks_or_whom_to_pass_the_tablet_to() -> None:
    table, t = Murmured(secret=True, phones=[NINA, OSCAR]), texts_in("fr")
    async with table.screen() as screen:
        assert t(msg("ui-peek-phone", name="Nina")) in screen.texts()
        assert t(msg("ui-peek-pass", name="Nina")) not in screen.texts()
        await press(screen, "peek-hold")
        assert "Nina ose ?" in screen.texts(), "whose phone is empty answers on the tablet"


async def test_another_ones_answer_neither_ends_nor_hurts_the_question_on_the_tablet() -> None:
    table = Murmured()
    phone = table.session.for_seat("seat-2")
    async with table.screen() as screen:
        phone.answer(True, table.evening.now.posed)
        await screen.settle()
        table.clock.settle()
        assert "Nina ose ?" in screen.texts()
        await screen.tap("answer-main")
    assert table.said == [("seat-2", True), ("seat-1", True)] and table.session.fault is None


# ---------------------------------------------------------------------- two devices, one question


def told(session: ScreenSession) -> Msg | None:
    """What people read about their last refusal."""
    return session.fault


def test_the_slower_device_is_told_kindly_and_changes_nothing() -> None:
    table = Murmured()
    phone = table.session.for_seat("seat-1")
    posed = table.evening.now.posed
    table.evening.answer(True, seat="seat-1")
    table.clock.settle()
    phone.answer(False, posed)
    assert told(phone) == msg("ui-overtaken-at-table", what=say("Nina ose ?"))
    table.evening.answer(True, seat="seat-2")
    phone.answer(False, posed)
    assert told(phone) == msg("ui-overtaken-at-table", what=say("Nina ose ?"))
    assert table.said == [("seat-1", True), ("seat-2", True)]
    serial = table.evening.now.serial
    table.clock.settle()
    phone.answer(True, serial)
    assert table.said[-1] == ("seat-1", True) and told(phone) is None
    table.session.answer(False, serial)
    assert table.session.fault == msg("ui-overtaken-by-phone", what=say("Nina seule ?"))
    phone.answer(True, serial)
    assert told(phone) is None, "a second tap of the same finger is no rival"


def test_whoever_only_watches_answers_nothing() -> None:
    table = Murmured()
    watcher = table.session.for_seat("")
    watcher.answer(True, table.evening.now.posed)
    assert table.said == [] and watcher.fault == msg("core-not-asked")


async def test_other_pages_say_who_is_waited_for() -> None:
    table = Murmured()
    assert headline(table.session) == msg(
        "ui-waiting-for", names=(msg("core-said", text="Nina"), msg("core-said", text="Oscar"))
    )
    async with drawn(lambda: Reminder(table.session, lambda: None)) as screen:
        assert "On attend Nina et Oscar" in screen.texts()
    for seat in (NINA, OSCAR):
        table.evening.answer(True, seat=seat.id)
    assert headline(table.session) == say("Nina seule ?")


def doubtful(session: ScreenSession) -> bool:
    """Whether the table is asked before it takes something back."""
    return session.undoing.doubt is not None


def test_undo_past_a_secret_is_asked_first_and_may_be_left() -> None:
    table = Murmured(secret=True)
    for seat in (NINA, OSCAR):
        table.evening.answer(True, seat=seat.id)
    table.clock.settle()
    table.session.undoing.last()
    assert doubtful(table.session) and len(table.said) == 2
    table.session.undoing.all_the_same()
    assert len(table.said) == 2, "too fast to be meant"
    table.clock.settle()
    table.session.undoing.leave_it()
    assert not doubtful(table.session)
    table.clock.settle()
    table.session.undoing.last()
    table.clock.settle()
    table.session.undoing.all_the_same()
    assert len(table.said) == 1 and not doubtful(table.session)


@pytest.mark.parametrize("aside", ["", "way-phones"])
async def test_an_evening_that_is_deleted_on_another_screen_leads_home(
    tavern: Callable[..., Tavern], aside: str
) -> None:
    house = tavern()
    house.begin()
    await house.door.switch_on()
    async with house.table() as screen, house.screen(f"/phones/{house.evening}") as other:
        await screen.read()
        if aside:
            await house.tap(screen, "ways")
            await house.tap(screen, aside)
            await screen.until(lambda: "phones-qr" in screen.names())
        await other.until(lambda: "phones-qr" in other.names())
        house.host.delete(house.evening)
        await screen.until(lambda: words_of_fr("ui-evening-gone") in screen.texts())
        await other.until(lambda: words_of_fr("ui-phones-no-evening") in other.texts())
        broken = texts_in("fr")(BROKEN_PART)
        assert broken not in {*screen.texts(), *other.texts()}


def words_of_fr(key: str) -> str:
    return texts_in("fr")(msg(key))


def test_a_tap_on_what_a_knock_has_moved_is_not_meant_for_it(tavern: Callable[..., Tavern]) -> None:
    context = tavern()
    session = context.begin()
    assert not session.hasty()
    guest = context.knock()
    assert session.hasty(), "the strip of the newcomer moved the answers down"
    context.clock.settle()
    assert not session.hasty()
    context.keeper.dismiss(guest)
    assert session.hasty(), "without the strip they move up"
