"""What a phone shows: its seat's question, the wait for others, its own sheet, and never what is not for its seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import flet as ft
import pytest

import tests.ui.fakeclient as wire
from companion.core.events.announcement_events import Announced as Word
from companion.core.events.announcements import Order
from companion.core.journal.journal import Began, Said
from companion.core.procedures.menus import Menu, Offer, menu
from companion.core.procedures.procedure import Context, Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option, YesNo
from companion.core.rules.verdicts import refused
from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import LANGUAGES, texts_in
from companion.session.auto_answers import from_library, virtual_dice
from companion.session.game_session import GameSession
from companion.store import Store
from companion.ui.context.app_context import AppContext
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.theme import TOUCH
from companion.ui.phone_screens.bars import GAP
from companion.ui.phone_screens.screen import PhoneApp
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.rail import EDGE, RAIL, way_height
from tests.support.about import ANY, about
from tests.support.machine import machine
from tests.ui.fakeclient import FakeClient
from tests.ui.question_game import MENU, QUESTIONS, RULE, AskGame, Heard, Told, say
from tests.ui.test_questions import Clock, words_of

FR = texts_in("fr")
NINA, OSCAR = Seat("seat-1", "Nina", "green"), Seat("seat-2", "Oscar", "blue")
SECRET = "Une brigantine espagnole, défense 4"
SIZES = [(390, 844), (360, 640)]


# ---------------------------------------------------------------------- a table with phones


def secretly(t: Context[Told, None]) -> Procedure[None]:
    """A secret of Nina's, then one question for each."""
    said = yield from t.ask(YesNo(key="secret", text=say(SECRET), rule=RULE, who=NINA.id, secret=True))
    yield from t.happens(Heard(answer=str(said), rule=RULE))
    for seat in (OSCAR, NINA):
        text = say(f"{seat.name}, prêt ?")
        yield from t.ask(YesNo(key=f"ready-{seat.id}", text=text, rule=RULE, who=seat.id))


def together(t: Context[Told, None]) -> Procedure[None]:
    """Both choose at once."""
    asked = [YesNo(key=f"both-{seat.id}", text=say("On rentre ?"), rule=RULE, who=seat.id) for seat in (NINA, OSCAR)]
    answers = yield from t.ask_together(asked)
    yield from t.happens(Heard(answer=" ".join(map(str, answers)), rule=RULE))


def choosing(t: Context[Told, None]) -> Procedure[None]:
    """Goods of which some are refused."""
    said = yield from t.ask(QUESTIONS["choose"])
    yield from t.happens(Heard(answer=said, rule=RULE))


class Pair(AskGame):
    """The game of questions for two people."""

    def __init__(self, procedure: ProcedureFunction | None = None, rounds: int = 9) -> None:
        super().__init__()
        self.rounds, self.first = rounds, procedure
        if procedure is not None:
            self.procedures = {"first": procedure}

    def start(self, options: Mapping[str, Any]) -> Told:
        return Told()

    def seats(self, state: Told) -> Sequence[Seat]:
        return (NINA, OSCAR)

    def on_turn(self, state: Told) -> str:
        return NINA.id

    def next(self, state: Told) -> Any:
        if len(state.answers) >= self.rounds:
            return None
        return super().next(state) if self.first is None else command("first")


class Sketches:
    """Boards of a game without rules."""

    chart_on_phones = False
    beneath = planned = None

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def tabs_of(self, state: Any) -> Sequence[Any]:
        return ()

    def chips(self, state: Any, book: Any) -> Sequence[Any]:
        return ()

    def left(self, session: ScreenSession) -> ft.Control:
        return self._board("left")

    def right(self, session: ScreenSession) -> ft.Control:
        return self._board("right")

    def hand(self, session: ScreenSession, seat: str, frame: Frame) -> ft.Control:
        return self._board(f"hand of {seat}")

    def report(self, session: ScreenSession, frame: Frame) -> ft.Control | None:
        return None

    def summary(self, session: ScreenSession, frame: Frame) -> ft.Control:
        return self._board("end of the evening")

    def _board(self, name: str) -> ft.Control:
        self.drawn.append(name)
        return ft.Text(name)


class Party:
    """A house with one evening, and the phones at it."""

    def __init__(self, folder: Path, evening: GameSession, game_id: str, screens: GameScreens | None = None) -> None:
        self.clock = Clock()
        store = Store(folder)
        self.host = Host(store, Settings(store))
        self.evening = evening
        self.host.resume = self._resume  # type: ignore[method-assign]
        seats = [(seat.id, seat.name) for seat in evening.game.seats(evening.state)]
        saved = store.begin(game_id, evening.origin.options or _stand_in(seats), 1, "1", "")
        self.id = saved.id
        self.context = AppContext(self.host, services=machine(self.clock))
        self.keeper = self.context.doorkeeper
        self.keeper.code(self.id)
        self.session = self.context.session(self.id)
        self.screens = screens
        self.clock.settle()

    def _resume(self, evening_id: str) -> GameSession:
        """There is but one evening."""
        return self.evening

    def device(self, seat: str, **preferred: str) -> str:
        role = "seat" if seat else "spectator"
        device, _ = self.keeper.join(self.id, cast(Any, role), seat)
        self.keeper.admit(device.id)
        self.keeper.prefer(device.id, **preferred)
        return device.id

    def phone(self, seat: str, size: tuple[int, int] = (390, 844), **preferred: str) -> FakeClient:
        return self.screen(self.device(seat, **preferred), size)

    def screen(self, device: str, size: tuple[int, int] = (390, 844)) -> FakeClient:
        def main(page: ft.Page) -> None:
            page.render(PhoneApp, self.context, device)

        return FakeClient(main, size=size)

    def answer(self, value: Any) -> None:
        """Answer on the tablet."""
        self.clock.settle()
        self.session.answer(value, self.evening.now.serial)

    async def tap(self, screen: FakeClient, name: str) -> None:
        """Tap what has lain there long enough."""
        self.clock.settle()
        await screen.tap(name)
        await screen.settle(12)

    @property
    def said(self) -> list[tuple[Any, str]]:
        """Every answer in force, and from where it came."""
        return [(e.value, e.source) for _, e in self.evening.journal.live if isinstance(e, Said)]


def _stand_in(seats: Sequence[tuple[str, str]]) -> Mapping[str, Any]:
    """Options of an evening with these people, for the doorkeeper who looks them up in the store."""
    colours = ("green", "blue")
    people = [{"name": name, "colour": colour} for (_, name), colour in zip(seats, colours, strict=False)]
    return about(ANY, "evenings").TWO | {"seats": people}


@pytest.fixture
def party(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Party]:
    """A table of Nina and Oscar at which a procedure, or the menu, is played."""

    def gather(procedure: ProcedureFunction | None = None, **options: Any) -> Party:
        sketches = cast(GameScreens, Sketches())
        monkeypatch.setattr("companion.ui.phone_screens.screen.screens_of", lambda _game: sketches)
        return Party(tmp_path, GameSession(Pair(procedure, **options), {}, seed=1), ANY, sketches)

    return gather


# ---------------------------------------------------------------------- asked, and not asked


async def test_a_secret_question_lies_open_on_the_phone_of_its_seat_and_nowhere_else(
    party: Callable[..., Party],
) -> None:
    table = party(secretly)
    async with table.phone(NINA.id) as nina, table.phone(OSCAR.id) as oscar, table.phone("") as onlooker:
        assert SECRET in nina.texts() and "peek-hold" not in nina.names()
        for other in (oscar, onlooker):
            assert SECRET not in other.texts() and "answer-main" not in other.names()
            assert FR(msg("ui-phone-waiting", name="Nina")) in other.texts()
            assert FR(msg("ui-phone-secret")) in other.texts()
        await table.tap(nina, "answer-main")
        assert table.said == [(True, "phone")]
        assert "Oscar, prêt ?" in oscar.texts() and "answer-main" in oscar.names()
        assert "waiting-seat-2" in nina.names() and "Oscar, prêt ?" in nina.texts()


async def test_asked_together_whoever_has_answered_waits_and_the_other_keeps_his_question(
    party: Callable[..., Party],
) -> None:
    table = party(together)
    async with table.phone(NINA.id) as nina, table.phone(OSCAR.id) as oscar:
        await table.tap(nina, "answer-main")
        told = FR(msg("ui-phone-answered-waiting", names=(say("Oscar"),)))
        assert words_of(nina, "answered") == [told] and "answer-main" not in nina.names()
        assert "answer-main" in oscar.names() and "answered" not in oscar.names()
        await table.tap(oscar, "answer-no")
        assert table.evening.state.answers == ("True False",)
        assert "answer-main" in nina.names()


async def test_the_slower_of_two_devices_is_refused_kindly_and_the_phone_says_so(party: Callable[..., Party]) -> None:
    table = party(secretly)
    async with table.phone(NINA.id) as nina:
        late = table.context.seat_session(table.keeper.devices(table.id)[0])
        number = late.view.serial
        table.answer(False)
        table.clock.settle()
        late.answer(True, number)
        await nina.settle(12)
        assert table.said == [(False, "tablet")] and "fault" in nina.names()


async def test_the_bar_calls_and_another_page_leads_back_to_the_question(party: Callable[..., Party]) -> None:
    table = party(secretly)
    async with table.phone(NINA.id) as nina:
        await table.tap(nina, "page-log")
        (call,) = nina.find(ft.Semantics, identifier="page-table")
        assert call.label == FR(msg("ui-phone-page-waits", page=msg("ui-phone-page-question")))
        assert "answer-main" not in nina.names()
        await table.tap(nina, "back-to-question")
        assert "answer-main" in nina.names() and "back-to-question" not in nina.names()


async def test_who_only_watches_has_boards_and_log_and_nothing_to_answer(party: Callable[..., Party]) -> None:
    table = party(secretly)
    async with table.phone("") as onlooker:
        assert {each for each in onlooker.names() if each.startswith("page-")} == {
            "page-table",
            "page-boards",
            "page-log",
        }
        assert "undo" not in onlooker.names() and "hand of " not in "".join(onlooker.texts())
        await table.tap(onlooker, "page-boards")
        assert {"left", "right"} <= set(onlooker.texts())
        await table.tap(onlooker, "phone-search")
        assert "rules-search" in onlooker.names()
        await table.tap(onlooker, "page-table")
        assert "waiting-seat-1" in onlooker.names()


async def test_only_what_is_shown_is_drawn(party: Callable[..., Party]) -> None:
    table = party(secretly)
    drawn = cast(Sketches, table.screens).drawn
    async with table.phone(NINA.id) as nina:
        assert drawn == ["hand of seat-1"]
        await table.tap(nina, "page-log")
        await table.tap(nina, "page-me")
        assert drawn == ["hand of seat-1"] * 2 and "hand of seat-1" in nina.texts()


async def test_after_a_dead_spot_the_phone_shows_what_is_asked_now(party: Callable[..., Party]) -> None:
    table = party(secretly)
    async with table.phone(OSCAR.id) as oscar:
        await oscar.go_offline()
        table.answer(True)
        await oscar.come_back()
        await oscar.settle(12)
        assert "Oscar, prêt ?" in oscar.texts() and "answer-main" in oscar.names()


# ---------------------------------------------------------------------- a menu for each


def amount(t: Context[Told, None], seat: str) -> Procedure[None]:
    """Somebody buys, and is told to take it."""
    said = yield from t.ask(YesNo(key="dear", text=say("Même à ce prix ?"), rule=RULE, who=seat))
    yield from t.happens(Heard(answer=f"{seat} {said}", rule=RULE))
    yield from t.happens(Word(say(f"Prends le canon de {seat}"), "order", seat=seat, rule=RULE))


def shut(t: Context[Told, None]) -> Procedure[None]:
    """The fair is over for all."""
    yield from t.happens(Heard(answer="fermé", rule=RULE))


class Fair(Pair):
    """A fair at which both buy at the same time, each from a menu."""

    def __init__(self, procedure: ProcedureFunction | None = None, rounds: int = 9) -> None:
        super().__init__(procedure, rounds)
        self.procedures = {"buy": amount, "shut": shut}

    def next(self, state: Told) -> Any:
        def own(seat: Seat) -> Menu:
            option = Option("buy", say(f"{seat.name} achète"), group="service")
            more = Option("dear", say("Trop cher"), verdict=refused(RULE, say("Plus rien en bourse")))
            offers = [Offer(each, command("buy", seat=seat.id)) for each in (option, more)]
            return menu(f"fair-{seat.id}", say(f"Achats : {seat.name}"), RULE, offers, "", ("service",), asked=seat.id)

        shut = Offer(Option("shut", say("Fermer")), command("shut"))
        if "fermé" in state.answers:
            return menu("over", say("Et ensuite ?"), RULE, [shut], "shut", ())
        return (menu("start", say("Tout le monde y est ?"), RULE, [shut], "shut", ()), own(NINA), own(OSCAR))


@pytest.fixture
def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Party:
    """Nina and Oscar at the fair."""
    sketches = cast(GameScreens, Sketches())
    monkeypatch.setattr("companion.ui.phone_screens.screen.screens_of", lambda _game: sketches)
    return Party(tmp_path, GameSession(Fair(), {}, seed=1), ANY, sketches)


async def test_each_phone_shows_its_own_menu_and_keeps_it_while_the_other_one_chooses(fair: Party) -> None:
    async with fair.phone(NINA.id) as nina, fair.phone(OSCAR.id) as oscar:
        assert "Achats : Nina" in nina.texts() and "Achats : Oscar" in oscar.texts()
        await fair.tap(oscar, "not-now")
        drafted = {"Achats : Oscar", "Plus rien en bourse", FR(msg("ui-possible-again"))}
        assert drafted <= set(oscar.texts())
        await fair.tap(nina, "answer-buy")
        assert "Même à ce prix ?" in nina.texts()
        assert drafted <= set(oscar.texts()) and FR(msg("ui-phone-paused", name="Nina")) in oscar.texts()
        await fair.tap(nina, "answer-main")
        assert drafted <= set(oscar.texts()) and "paused" not in oscar.names(), "what he looked at lies there as it lay"
        assert {"Achats : Nina", f"Prends le canon de {NINA.id}"} <= set(nina.texts())


async def test_an_order_stands_on_the_phone_of_its_seat_and_on_the_tablet_alone(fair: Party) -> None:
    told = f"Prends le canon de {NINA.id}"
    async with fair.phone(NINA.id) as nina, fair.phone(OSCAR.id) as oscar:
        await fair.tap(nina, "answer-buy")
        await fair.tap(nina, "answer-main")
        await fair.tap(oscar, "answer-buy")
        assert told in nina.texts() and told not in oscar.texts()
        assert [each.telling for each in fair.session.news.entries] == [Order(say(told), seat=NINA.id)]


async def test_a_tap_while_the_other_one_chooses_is_refused_kindly_and_loses_nothing(fair: Party) -> None:
    async with fair.phone(NINA.id) as nina, fair.phone(OSCAR.id) as oscar:
        await fair.tap(nina, "answer-buy")
        session = next(
            fair.context.seat_session(each) for each in fair.keeper.devices(fair.id) if each.seat == OSCAR.id
        )
        fair.clock.settle()
        session.answer("buy", session.view.serial)
        await oscar.settle(12)
        assert FR(msg("core-not-yet")) in oscar.texts() and fair.evening.now.command == command("buy", seat=NINA.id)
        await fair.tap(nina, "answer-main")
        await fair.tap(oscar, "answer-buy")
        assert "Même à ce prix ?" in oscar.texts()


async def test_who_is_late_at_a_menu_is_told_what_the_table_did_not_what_others_bought(fair: Party) -> None:
    async with fair.phone(NINA.id) as nina, fair.phone(OSCAR.id) as oscar:
        session = next(
            fair.context.seat_session(each) for each in fair.keeper.devices(fair.id) if each.seat == OSCAR.id
        )
        number = session.view.serial
        await fair.tap(nina, "answer-buy")
        await fair.tap(nina, "answer-main")
        fair.clock.settle()
        fair.session.answer("shut", fair.session.view.serial)
        fair.clock.settle()
        session.answer("buy", number)
        await oscar.settle(12)
        assert FR(msg("ui-overtaken-at-table", what=say("Fermer"))) in oscar.texts()


async def test_who_is_not_asked_calls_back_what_happened(party: Callable[..., Party]) -> None:
    def ordered(t: Context[Told, None]) -> Procedure[None]:
        yield from t.happens(Word(say("Tourne le vent"), "order", rule=RULE))
        for seat in (NINA, OSCAR):
            yield from t.ask(YesNo(key=seat.id, text=say(f"{seat.name} ?"), rule=RULE, who=NINA.id))

    table = party(ordered)
    async with table.phone(NINA.id) as nina, table.phone(OSCAR.id) as oscar:
        assert "Tourne le vent" in oscar.texts()
        await table.tap(nina, "answer-main")
        assert "Tourne le vent" not in oscar.texts()
        await table.tap(oscar, "told-recall")
        assert "Tourne le vent" in oscar.texts()
        await table.tap(oscar, "told-recall")
        assert "Tourne le vent" not in oscar.texts()


# ---------------------------------------------------------------------- taking back


async def test_a_seat_asks_to_take_back_and_waits_for_the_table(party: Callable[..., Party]) -> None:
    table = party(secretly)
    async with table.phone(NINA.id) as nina, table.phone(OSCAR.id) as oscar:
        table.answer(True)
        await oscar.settle(12)
        await table.tap(oscar, "answer-main")
        await table.tap(oscar, "undo")
        assert table.session.undoing.requests == (OSCAR.id,) and len(table.said) == 2
        asked = FR(msg("ui-phone-undo-asked"))
        assert words_of(oscar, "undo") == [asked] and words_of(nina, "undo") != [asked]
        table.session.undoing.leave_it()
        await oscar.settle(12)
        assert words_of(oscar, "undo") == ["Oscar, prêt ?"]


async def test_where_the_table_allows_it_a_seat_takes_back_its_own_last_answer(party: Callable[..., Party]) -> None:
    table = party(secretly)
    table.context.put("phone_undo", "own")
    async with table.phone(NINA.id) as nina, table.phone(OSCAR.id) as oscar:
        table.answer(True)
        await oscar.settle(12)
        await table.tap(oscar, "answer-main")
        await table.tap(nina, "undo")
        assert table.session.undoing.requests == (NINA.id,) and len(table.said) == 2
        await table.tap(oscar, "undo")
        assert len(table.said) == 1 and "answer-main" in oscar.names()


# ---------------------------------------------------------------------- what only the table may


async def test_a_phone_offers_nothing_that_the_rules_refuse(party: Callable[..., Party]) -> None:
    table = party(choosing)
    async with table.phone(NINA.id) as nina:
        assert "answer-sugar" in nina.names()
        assert not [each for each in nina.names() if each.startswith("anyway")]
    async with FakeClient(lambda page: page.render(PhoneApp, table.context, table.device(OSCAR.id))) as oscar:
        assert "waiting-seat-1" in oscar.names()


async def test_reasons_of_the_menu_and_the_log_lead_to_nothing_forbidden(party: Callable[..., Party]) -> None:
    table = party()
    async with table.phone(NINA.id) as nina:
        await table.tap(nina, "not-now")
        assert not [each for each in nina.names() if each.startswith("anyway")]
        await table.tap(nina, "not-now")
        possible = next(
            option.id for option, _ in MENU if option.verdict.allowed and f"answer-{option.id}" in nina.names()
        )
        await table.tap(nina, f"answer-{possible}")
        await table.tap(nina, "page-log")
        assert any(isinstance(e, Began) and e.source == "phone" for e in table.evening.journal.entries)
        assert not [each for each in nina.names() if each.startswith("back-") and each != "back-to-question"]


async def test_a_gesture_against_the_rules_is_refused(party: Callable[..., Party]) -> None:
    table = party()
    session = table.context.seat_session(_device(table, NINA.id))
    plan = [Began(command("choose"), "tablet", "", say("")), Said("choose", "sugar", "tablet", say(""), say(""))]
    session.gesture(plan, session.view.serial)
    assert session.fault is not None and table.evening.journal.entries == []
    session.gesture(plan, session.view.serial, overruling=True)
    assert session.fault == msg("ui-phone-no-overrule") and table.evening.journal.entries == []


def _device(table: Party, seat: str) -> Any:
    device = table.keeper.known(table.device(seat))
    assert device is not None
    return device


# ---------------------------------------------------------------------- may I?


@pytest.fixture
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.ui.screen_session.screen_session.SETTLE", 0.0)


@pytest.mark.usefixtures("_no_pause")
async def test_a_plan_is_its_own_seats_and_is_carried_out_by_the_phone(party: Callable[..., Party]) -> None:
    table = party()
    async with table.phone(NINA.id) as nina:
        await table.tap(nina, "page-may-i")
        assert not [each for each in nina.names() if each.startswith("plan-of-")]
        await table.tap(nina, "answer-dump")
        await table.tap(nina, "answer-yes")
        assert table.evening.journal.entries == []
        await table.tap(nina, "trial-do")
        assert table.said == [(True, "phone")]


@pytest.mark.usefixtures("_no_pause")
async def test_a_plan_cannot_be_carried_out_by_who_is_not_asked_or_against_the_rules(
    party: Callable[..., Party],
) -> None:
    table = party()
    async with table.phone(NINA.id) as nina, table.phone(OSCAR.id) as oscar:
        await table.tap(oscar, "page-may-i")
        await table.tap(oscar, "answer-dump")
        await table.tap(nina, "page-may-i")
        await table.tap(nina, "answer-buy")
        for phone in (oscar, nina):
            assert "trial-again" in phone.names() and "trial-do" not in phone.names()
        assert table.evening.journal.entries == []


# ---------------------------------------------------------------------- its own settings, and the end


async def test_language_look_and_size_are_this_phones_own(party: Callable[..., Party]) -> None:
    table = party(secretly)
    async with table.phone(NINA.id) as nina, table.phone(OSCAR.id) as oscar:
        await table.tap(nina, "phone-gear")
        for choice in ("language-en", "theme-light", "zoom-1.5"):
            await table.tap(nina, choice)
        assert "Text size" in " ".join(nina.texts()) and nina.page.theme_mode == ft.ThemeMode.LIGHT
        await table.tap(nina, "page-table")
        (title,) = nina.find(ft.Text, value=SECRET)
        assert (title.size or 0) > 34
        assert texts_in("fr")(msg("ui-phone-secret")) in oscar.texts()
        device = next(each for each in table.keeper.devices(table.id) if each.seat == NINA.id)
        assert (device.language, device.theme, device.zoom) == ("en", "light", "1.5")


async def test_leaving_takes_two_taps_and_leaves_a_calm_page(party: Callable[..., Party]) -> None:
    table = party(secretly)
    async with table.phone(NINA.id) as nina:
        await table.tap(nina, "phone-gear")
        await table.tap(nina, "leave-table")
        assert table.keeper.devices(table.id)
        await table.tap(nina, "leave-table")
        assert not table.keeper.devices(table.id)
        assert nina.texts() == [FR(msg("ui-phone-left")), FR(msg("ui-phone-left-note"))]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_phone_that_was_sent_away_shows_nothing_else(lang: str, party: Callable[..., Party]) -> None:
    table, t = party(secretly), texts_in(lang)
    device = table.device(NINA.id, language=lang)
    async with table.screen(device) as nina:
        table.keeper.dismiss(device)
        await nina.settle(12)
        assert nina.texts() == [t(msg("ui-phone-gone")), t(msg("ui-phone-gone-note"))]


async def test_an_evening_that_is_over_and_one_that_was_deleted(party: Callable[..., Party]) -> None:
    table = party(secretly, rounds=1)
    async with table.phone(NINA.id) as nina, table.phone(OSCAR.id) as oscar:
        await table.tap(nina, "answer-main")
        await table.tap(oscar, "answer-main")
        await table.tap(nina, "answer-main")
        for phone in (nina, oscar):
            assert "end of the evening" in phone.texts() and not any(
                name.startswith("answer") for name in phone.names()
            )
        table.clock.settle()
        table.evening.undo()
        await nina.settle(12)
        assert "answer-main" in nina.names()
        table.host.delete(table.id)
        await nina.settle(12)
        assert nina.texts() == [FR(msg("ui-phone-put-away")), FR(msg("ui-phone-put-away-note"))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("zoom", ["1.0", "1.5"])
async def test_every_sign_is_big_enough_for_a_finger(
    lang: str, size: tuple[int, int], zoom: str, party: Callable[..., Party]
) -> None:
    table = party(secretly)
    async with table.phone(NINA.id, size, language=lang, zoom=zoom) as nina:
        for page in ("page-table", "page-me", "page-log", "phone-gear", "phone-search"):
            await table.tap(nina, page)
            assert not BROKEN & set(nina.texts())
            for sign in nina.find(ft.Semantics, button=True):
                body = sign.content
                if isinstance(body, ft.Container) and body.height is not None:
                    assert body.height >= TOUCH, sign.identifier


@pytest.mark.parametrize("height", [390, 375, 400])
async def test_held_sideways_none_of_its_ways_lies_there_cut_off(height: int, party: Callable[..., Party]) -> None:
    async with party(secretly).phone(NINA.id, (844, height)) as nina:
        (rail,) = [each for each in nina.find(ft.Container) if each.width == RAIL]
        ways = [each for each in nina.walk(rail) if isinstance(each, ft.Container) and each.width == RAIL - 2 * EDGE]
        assert ways and {way.height for way in ways} == {way_height(height - 2 * GAP, len(ways))}


BROKEN = {texts_in(lang)(msg("foundation-broken-part")) for lang in LANGUAGES}


# ---------------------------------------------------------------------- what the tests of games need


@cache
def sample(game_id: str) -> Any:
    """The invented edition of a game."""
    return load_sample(game(game_id))


def answerers(game_id: str) -> list[Any]:
    known = sample(game_id)

    def found(schema: str, subject: str) -> Any:
        values = known.get((schema, subject))
        return None if values is None else (values, "sample")

    return [virtual_dice(4, lambda: "virtual"), from_library(found)]


class Tapped:
    """Everything that goes over the wire to one phone."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard = b""
        pack = wire.pack

        def listening(body: object) -> bytes:
            packed = pack(body)
            self.heard += packed
            return packed

        monkeypatch.setattr(wire, "pack", listening)

    def announcements(self, words: str) -> bool:
        """Whether these words were sent."""
        return words.encode() in self.heard


async def look_everywhere(table: Party, phone: FakeClient) -> None:
    """Open every page and every board."""
    for page in ("page-me", "page-may-i", "page-log", "phone-search", "phone-gear", "page-boards"):
        if page in phone.names():
            await table.tap(phone, page)
    for board in [each for each in phone.names() if each.startswith("board-")]:
        await table.tap(phone, board)
        for pick in [each for each in phone.names() if each.startswith(("captain-", "pick-"))]:
            await table.tap(phone, pick)
            assert not BROKEN & set(phone.texts())
    await table.tap(phone, "page-table")
    assert not BROKEN & set(phone.texts())


def offered(table: Party) -> list[str]:
    menu = table.evening.question
    assert isinstance(menu, Menu)
    return [option.id for option in menu.options if option.verdict.allowed]
