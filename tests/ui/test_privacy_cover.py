"""What one person alone may see: the cover over a secret question, what others read meanwhile, the second look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.core.events.announcements import Order
from companion.core.journal.journal import Said
from companion.core.procedures.procedure import Context, Procedure, command
from companion.core.questions.kinds import Choose, Option, YesNo
from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.journal_views.announcements import AnnouncementEntry
from companion.library.texts import LANGUAGES, texts_in
from companion.session.game_session import GameSession
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK, LIGHT
from companion.ui.look.theme import TOUCH, Look, LookContext
from companion.ui.main_screen.table_layout import Reminder
from companion.ui.page.whose import headline, reader
from companion.ui.questions.sheet.privacy_cover import Covered, LookAgain
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component
from tests.ui.fakeclient import FakeClient
from tests.ui.question_game import RULE, AskGame, Heard, Told, say
from tests.ui.sheets import sheet_of
from tests.ui.test_questions import Clock

SECRET = "Une brigantine espagnole, défense 4 : on l’attaque ?"
NINA, OSCAR = Seat("seat-1", "Nina", "green"), Seat("seat-2", "Oscar", "blue")


def whispers(t: Context[Told, None]) -> Procedure[None]:
    """Two secrets for Nina one after the other, and a question for all."""
    for key, secret in (("first", True), ("second", True), ("aloud", False)):
        text = say(SECRET if secret else "Tout le monde est prêt ?")
        said = yield from t.ask(YesNo(key=key, text=text, rule=RULE, who=NINA.id, secret=secret))
        yield from t.happens(Heard(answer=str(said), rule=RULE))


class Whispering(AskGame):
    """The game of questions with a secret in it. people: who sits at the table."""

    def __init__(self, people: Sequence[Seat]) -> None:
        super().__init__()
        self.people = people
        self.procedures = {"whispers": whispers}

    def start(self, options: Mapping[str, Any]) -> Told:
        return Told()

    def seats(self, state: Told) -> Sequence[Seat]:
        return self.people

    def next(self, state: Told) -> Any:
        return command("whispers")


class Whispered:
    """A room at the first secret."""

    def __init__(self, people: Sequence[Seat] = (NINA, OSCAR)) -> None:
        self.clock = Clock()
        self.evening = GameSession(Whispering(people), {}, seed=1)
        self.session = ScreenSession(self.evening, game="ask", identity="1", clock=self.clock)
        self.clock.settle()

    @property
    def said(self) -> list[Any]:
        return [entry.value for _, entry in self.evening.journal.live if isinstance(entry, Said)]

    def screen(self, *, compact: bool = False, lang: str = "fr", look: Look | None = None) -> FakeClient:
        return drawn(lambda: sheet_of(self.session, compact), lang, look)


def drawn(build: Callable[[], ft.Control], lang: str = "fr", look: Look | None = None) -> FakeClient:
    """Something alone on a screen."""

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(look or Look(DARK), build)))

    return FakeClient(main)


async def press(screen: FakeClient, identifier: str, event: str = "tap_down") -> None:
    """Put a finger on what bears this name, or lift it."""
    holder = next(each for each in screen.find(ft.Semantics) if each.identifier == identifier)
    button = next(each for each in screen.walk(holder.content) if isinstance(each, ft.GestureDetector))
    await screen.fire(button, event)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("look", [Look(DARK), Look(LIGHT, 1.5)], ids=["dark", "light"])
async def test_a_secret_lies_covered_until_its_owner_presses_the_button(lang: str, look: Look) -> None:
    table, t = Whispered(), texts_in(lang)
    async with table.screen(lang=lang, look=look) as screen:
        assert t(msg("ui-peek-pass", name="Nina")) in screen.texts()
        assert SECRET not in screen.texts() and "answer-main" not in screen.names()
        await press(screen, "peek-hold")
        assert SECRET in screen.texts() and {"answer-main", "peek-cover"} <= screen.names()
        assert "peek-hold" not in screen.names()


async def test_who_holds_the_tablet_reads_the_next_secret_without_a_cover_until_all_are_asked() -> None:
    table = Whispered()
    async with table.screen() as screen:
        await press(screen, "peek-hold")
        table.clock.settle()
        table.session.answer(True, table.evening.now.serial)
        await screen.settle()
        assert table.said == [True] and table.session.cover.holder and SECRET in screen.texts()
        assert "peek-hold" not in screen.names() and "peek-cover" in screen.names()
        table.clock.settle()
        table.session.answer(True, table.evening.now.serial)
        await screen.settle()
        assert "Tout le monde est prêt ?" in screen.texts() and not table.session.cover.holder


async def test_who_has_covered_it_again_passes_the_tablet_anew() -> None:
    table = Whispered()
    async with table.screen() as screen:
        await press(screen, "peek-hold")
        await screen.tap("peek-cover")
        assert not table.session.cover.holder
        table.clock.settle()
        table.session.answer(True, table.evening.now.serial)
        await screen.settle()
        assert table.said == [True] and "peek-hold" in screen.names() and SECRET not in screen.texts()


async def test_who_has_seen_enough_covers_it_again_without_an_answer() -> None:
    table = Whispered()
    async with table.screen(compact=True) as screen:
        await press(screen, "peek-hold")
        await screen.tap("peek-cover")
        assert "peek-hold" in screen.names() and SECRET not in screen.texts()
    assert table.said == []


async def test_a_cover_tells_what_has_happened_and_what_is_told_is_not_under_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Whispered()
    news = "Nina a perdu une carte"
    told = (AnnouncementEntry(0, Order(msg("core-said", text=news))),)
    monkeypatch.setattr(type(table.session.news), "entries", property(lambda _: told))
    async with table.screen() as screen:
        assert news in screen.texts() and "peek-hold" in screen.names() and SECRET not in screen.texts()
        await press(screen, "peek-hold")
        assert SECRET in screen.texts() and news not in screen.texts()
        await screen.tap("peek-cover")
        assert news in screen.texts() and SECRET not in screen.texts()


async def test_the_second_tap_of_a_hasty_finger_does_not_answer_what_came_under_it() -> None:
    table = Whispered()
    async with table.screen() as screen:
        await press(screen, "peek-hold")
        table.session.answer(True, table.evening.now.serial)
        assert table.said == []
        table.clock.settle()
        table.session.answer(False, table.evening.now.serial)
        assert table.said == [False]


async def test_nothing_is_hidden_from_somebody_who_sits_alone() -> None:
    table = Whispered((NINA,))
    async with table.screen() as screen:
        assert SECRET in screen.texts() and "peek-hold" not in screen.names()
    assert reader(table.session) is None


async def test_other_pages_and_the_notebook_do_not_tell_the_secret() -> None:
    table = Whispered()
    assert reader(table.session) == NINA and headline(table.session) == msg("ui-peek-question", name="Nina")
    async with drawn(lambda: Reminder(table.session, lambda: None)) as screen:
        assert "Question secrète pour Nina" in screen.texts() and SECRET not in screen.texts()
        table.session.answer(True, table.evening.now.serial)
        table.clock.settle()
        table.session.answer(True, table.evening.now.serial)
        await screen.settle()
        assert "Tout le monde est prêt ?" in screen.texts()
    told = [entry.told for _, entry in table.evening.journal.live if isinstance(entry, Said)]
    assert told[:2] == [msg("core-said-secret")] * 2 and headline(table.session) == say("Tout le monde est prêt ?")


async def test_who_comes_back_from_another_page_finds_the_secret_covered() -> None:
    table, turns = Whispered(), list[Callable[[bool], None]]()

    @component
    def sheet() -> ft.Control:
        away, turn = ft.use_state(False)
        turns.append(turn)
        return Covered(table.session, NINA, False, lambda: ft.Text(SECRET), away)

    async with drawn(sheet) as screen:
        await press(screen, "peek-hold")
        assert SECRET in screen.texts()
        for away in (True, False):
            turns[-1](away)
            await screen.settle()
        assert SECRET not in screen.texts() and "peek-hold" in screen.names()


async def test_a_second_look_lasts_as_long_as_the_finger_lies_on_the_button() -> None:
    def shown() -> list[ft.Control]:
        return [ft.Text("défense 4")]

    async with drawn(lambda: LookAgain(NINA, msg("ui-peek-only", name="Nina"), shown)) as screen:
        for lift in ("tap_up", "tap_cancel"):
            assert "défense 4" not in screen.texts()
            await press(screen, "peek-look-seat-1")
            assert "défense 4" in screen.texts()
            await press(screen, "peek-look-seat-1", lift)
        assert "défense 4" not in screen.texts()
        button = next(screen.walk(next(each for each in screen.find(ft.GestureDetector)).content))
        assert isinstance(button, ft.Container) and isinstance(button.padding, ft.Padding)
        least = max(each.height or 0 for each in screen.walk(button) if isinstance(each, ft.Container))
        assert least + 2 * button.padding.top >= TOUCH  # words may make it higher


# ---------------------------------------------------------------------- what all may read in part

OPEN, HIDDEN = "Gouverner", "Tirer la carte cachée"


def turns(t: Context[Told, None]) -> Procedure[None]:
    """Two choices of Nina's, of which all may read only a part."""
    for key in ("first", "second"):
        seen = Choose(
            key=key, text=say("Que fait Nina ?"), rule=RULE, who=NINA.id, options=(Option("open", say(OPEN)),)
        )
        more = (*seen.options, Option("hidden", say(HIDDEN)))
        said = yield from t.ask(replace(seen, options=more).with_public_view(seen))
        yield from t.happens(Heard(answer=said, rule=RULE))


class Concealing(Whispering):
    """The game of questions with one that all may read in part."""

    def __init__(self, people: Sequence[Seat]) -> None:
        super().__init__(people)
        self.procedures = {"turns": turns}

    def next(self, state: Told) -> Any:
        return command("turns")


class Concealed(Whispered):
    """A room at the first choice of which all may read a part."""

    def __init__(self, people: Sequence[Seat] = (NINA, OSCAR)) -> None:
        self.clock = Clock()
        self.evening = GameSession(Concealing(people), {}, seed=1)
        self.session = ScreenSession(self.evening, game="ask", identity="1", clock=self.clock)
        self.clock.settle()


async def test_all_read_a_part_and_the_rest_lies_open_only_until_it_is_answered() -> None:
    table, t = Concealed(), texts_in("fr")
    async with table.screen() as screen:
        assert OPEN in screen.texts() and HIDDEN not in screen.texts()
        assert t(msg("ui-peek-hidden", name="Nina")) in screen.texts()
        await screen.tap("peek-look")
        assert {OPEN, HIDDEN} <= set(screen.texts())
        await screen.tap("peek-cover")
        assert HIDDEN not in screen.texts()
        await screen.tap("peek-look")
        table.clock.settle()
        table.session.answer("hidden", table.evening.now.serial)
        await screen.settle()
        assert table.said == ["hidden"] and HIDDEN not in screen.texts() and "peek-look" in screen.names()


async def test_who_sits_alone_or_holds_a_phone_reads_all_of_it() -> None:
    table = Concealed((NINA,))
    async with table.screen() as screen:
        assert HIDDEN in screen.texts() and "peek-look" not in screen.names()
    table = Concealed()
    table.session.rights = replace(table.session.rights, alone=True)
    async with table.screen() as screen:
        assert HIDDEN in screen.texts() and "peek-look" not in screen.names()
