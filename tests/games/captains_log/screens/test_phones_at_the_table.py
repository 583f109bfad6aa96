"""A tablet and two phones at one evening: choosing and buying at once, taking back, planning and copying together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.journal.journal import Said
from companion.core.questions.kinds import Ask, Choose, Form
from companion.core.values.messages import msg
from companion.games.captains_log.model.options import Options, SeatOptions, Switches
from companion.host.cards_needed import needed_here
from companion.library.game_registry import game
from companion.library.missing_cards import lacking
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from tests.browser.around_question import offers
from tests.browser.evenings import begun
from tests.browser.phones import ANNE, BOB, NAMES, TWO, gathered
from tests.browser.running_app import GAME, asks, prepared
from tests.games.captains_log.tavern import TO_TAVERN, in_tavern
from tests.support.demonstration import demonstration
from tests.ui.fakeclient import FakeClient
from tests.ui.prepared_evening import Sitting, answer, answerable, in_order, lit, lying
from tests.ui.test_phone_screen import Tapped
from tests.ui.test_questions import words_of

FR = texts_in("fr")


def asked(sitting: Sitting, seat: str) -> Ask[Any]:
    """What a seat is asked."""
    question = sitting.evening.now.put_to(seat)
    assert question is not None
    return question


# ---------------------------------------------------------------------- both at once


@pytest.fixture
def choosing(tmp_path: Path, context: AppContext) -> Sitting:
    """Anne and Bob are to choose their captains, both at the same time."""
    address = gathered(tmp_path, lambda evening: len(evening.questions) > 1, {}, switches={"captains": True})
    return Sitting(context, address)


async def test_two_who_choose_at_the_same_time_do_not_see_each_other_choose(
    choosing: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    annes, bobs = choosing.device(ANNE), choosing.device(BOB)
    async with choosing.tablet() as tablet, choosing.phone(bobs) as bob:
        await tablet.read()
        assert {f"waiting-{ANNE}", f"waiting-{BOB}"} <= tablet.names()
        question = asked(choosing, BOB)
        assert isinstance(question, Choose)
        chosen = [each.id for each in question.options if each.verdict.allowed][-1]  # who brings nothing to be asked
        await bob.read()
        assert words_of(bob, "question") == [FR(question.text)]
        await bob.tap(f"answer-{chosen}")
        await bob.tap("answer-main")
        await tablet.settle()
        assert choosing.evening.now.put_to(BOB) is None and "answered" in bob.names()
        assert f"waiting-{BOB}" not in tablet.names()
    # who was dealt which captains is no secret; which one Bob keeps is, as long as Anne has not chosen
    kept = next(entry for entry in choosing.entries(Said) if entry.key == f"captain-{BOB}")
    choice = FR(msg("notebook-said", question=kept.caption, answer=kept.told))
    closed = FR(msg("notebook-said", question=kept.caption, answer=msg("core-said-secret")))
    captain = next(each.name for each in game(GAME).book.captains if each.id == chosen)
    arrival = FR(msg("cl-ev-captain", name=captain))
    line = Tapped(monkeypatch)
    async with choosing.phone(annes) as anne:
        await anne.read()
        await anne.tap("page-log")
        assert closed in anne.texts()
        await anne.tap("page-table")
        assert words_of(anne, "question") == [FR(msg("cl-q-captain-kept", name="Anne"))]
        assert [line.announcements(words) for words in (choice, closed, arrival)] == [False, True, False]
        question = asked(choosing, ANNE)
        assert isinstance(question, Choose)
        await anne.tap(f"answer-{[each.id for each in question.options if each.verdict.allowed][-1]}")
        await anne.tap("answer-main")
        assert not any(each.key in (f"captain-{ANNE}", f"captain-{BOB}") for each in choosing.evening.questions)
        await anne.tap("page-log")
        assert line.announcements(choice) and line.announcements(arrival)
    ours = (f"captain-{ANNE}", f"captain-{BOB}")
    given = [(said.who, said.source) for said in choosing.entries(Said) if said.key in ours]
    assert given == [(BOB, "phone"), (ANNE, "phone")]


def rivals() -> Mapping[str, Any]:
    """Two rivals, with captains, boarding, fishing and bounties."""
    seats = (SeatOptions(NAMES[ANNE], "green"), SeatOptions(NAMES[BOB], "blue"))
    switches = Switches(captains=True, boarding=True, fishing=True, bounty=True)
    options = Options(mode="competitive", seats=seats, switches=switches, target=20)
    return demonstration(GAME, options.dump()) | {"tavern": "table"}


async def test_both_buy_at_once_on_their_own_phones_and_the_round_begins_when_both_are_ready(
    tmp_path: Path, context: AppContext
) -> None:
    sitting = Sitting(context, begun(tmp_path, GAME, rivals(), asks("start")))
    annes, bobs = sitting.device(ANNE), sitting.device(BOB)
    async with sitting.tablet() as tablet, sitting.phone(annes) as anne, sitting.phone(bobs) as bob:
        for screen in (tablet, anne, bob):
            await screen.read()
        names = tuple(msg("core-said", text=name) for name in NAMES.values())
        assert FR(msg("ui-waiting-phones", names=names)) in tablet.texts()
        theirs, common = lying(bob), lying(tablet)
        await anne.tap("answer-yard-wood-buy")
        await bob.settle()
        assert "paused" in bob.names() and lying(bob) == theirs
        await anne.tap("answer-main")
        await bob.settle()
        assert "paused" not in bob.names() and lying(bob) == theirs and lying(tablet) == common
        await bob.tap("answer-tavern-crew")
        await anne.settle()
        assert "paused" in anne.names()
        while sitting.evening.now.command is not None:
            await answer(bob)
        await anne.settle()
        assert "paused" not in anne.names()

        await anne.tap("answer-main")
        await tablet.settle()
        without = (msg("core-said", text=NAMES[BOB]),)
        assert words_of(tablet, "answer-main") == [FR(msg("cl-begin-without", names=without))]
        assert [question.who for question in sitting.evening.now.awaited] == [BOB]
        await anne.tap("answer-not-ready")
        await bob.tap("answer-main")
        assert sitting.evening.state.turn.ready == (BOB,)
        await anne.tap("answer-main")
    state = sitting.evening.state
    assert state.turn.round == 1 and state.player(ANNE).goods.wood and state.player(BOB).crew > 3


# ---------------------------------------------------------------------- taking back, planning


async def test_a_phone_asks_to_take_back_and_a_secret_cannot_be_unseen(tmp_path: Path, context: AppContext) -> None:
    sitting = Sitting(context, gathered(tmp_path, in_tavern, TO_TAVERN))
    before = sitting.evening.state
    async with sitting.tablet() as tablet, sitting.phone(sitting.device(ANNE)) as anne:

        async def decides(*taps: str) -> None:
            """The table says yes or no."""
            for tap in taps:
                await tablet.settle()
                await tablet.tap(tap)
            await anne.settle()

        await anne.tap("answer-mission-take")
        assert asks("keep")(sitting.evening)
        await anne.tap("undo")
        await decides(f"refuse-plea-{ANNE}")
        assert f"accept-plea-{ANNE}" not in tablet.names() and asks("keep")(sitting.evening)
        question = sitting.evening.question
        assert isinstance(question, Choose) and question.secret
        await anne.tap(f"answer-{question.options[0].id}")
        await anne.tap("answer-main")
        assert asks("turn")(sitting.evening)
        after = sitting.evening.state
        await anne.tap("undo")
        await decides(f"accept-plea-{ANNE}", "refuse-doubt")
        assert "accept-doubt" not in tablet.names()
        assert sitting.evening.state == after and asks("turn")(sitting.evening)
        await decides("undo", "accept-doubt")
        assert asks("keep")(sitting.evening)
        await decides("undo", "accept-doubt")
        assert sitting.evening.state == before and asks("turn")(sitting.evening)
        assert words_of(anne, "question") == [FR(asked(sitting, ANNE).text)]


async def test_a_phone_comes_back_to_its_question_from_wherever_it_looked(tmp_path: Path, context: AppContext) -> None:
    sitting = Sitting(context, prepared(tmp_path, offers("fire-zone")))
    before, seat = sitting.evening.state, sitting.evening.now.on_turn
    async with sitting.phone(sitting.device(seat)) as phone:
        await phone.read()
        question = words_of(phone, "question")
        for way, arrived in (("phone-search", "rules-search"), ("phone-gear", "theme-light")):
            await phone.tap(way)
            assert arrived in phone.names() and "question" not in phone.names()
            await phone.tap("back-to-question")
            assert words_of(phone, "question") == question
        await phone.tap("page-may-i")
        await phone.tap(next(name for name in sorted(phone.names()) if name.startswith("answer-fire-zone")))
        assert words_of(phone, "question") != question
        await phone.tap("trial-close")
        assert words_of(phone, "question") == question
    assert sitting.evening.state == before


# ---------------------------------------------------------------------- copying together


OWNER: Final[Mapping[str, Any]] = {**screens_of(GAME).demo(), **TWO, "edition": "owner"}
TONIGHT: Final = "tonight-next"


def asks_for_a_card(evening: GameSession) -> bool:
    """The table waits for a value of a card that lies on the table."""
    return isinstance(evening.question, Form) and evening.question.schema == "npc-card"


async def opens(phone: FakeClient) -> None:
    """The list of what is missing, from the page of the own seat."""
    await phone.tap("page-me")
    await phone.tap("copy-together")
    assert TONIGHT in phone.names()


def copies(name: str, what: tuple[str, str]) -> str:
    """That somebody copies a card, of which nothing has been told yet."""
    return FR(msg("party-copies", name=name, what=game(GAME).called(*what), n=0))


async def test_a_tablet_and_two_phones_copy_at_the_same_time(tmp_path: Path, context: AppContext) -> None:
    sitting = Sitting(context, begun(tmp_path, GAME, OWNER, asks_for_a_card))
    question, shelf = sitting.evening.question, context.host.shelf(GAME)
    assert isinstance(question, Form)
    missing = [
        (each.schema, each.subject) for each in lacking(game(GAME), shelf.known(), needed_here(sitting.evening, ""))
    ]
    first, second, every = missing[0], missing[1], len(missing)
    assert first == (question.schema, question.subject), "what is asked about comes first"
    annes, bobs = sitting.device(ANNE), sitting.device(BOB)
    async with sitting.tablet() as tablet, sitting.phone(bobs) as bob:
        await tablet.read()
        for way in ("ways", "way-library"):
            await tablet.tap(way)
        assert words_of(tablet, "tonight-progress") == [FR(msg("party-progress", done=0, all=every))]
        await opens(bob)
        await bob.tap(TONIGHT)
        assert "copy-progress" in bob.names()
        by_bob, by_anne = (f"taken-{schema}-{subject}" for schema, subject in (first, second))
        async with sitting.phone(annes) as anne:
            await opens(anne)
            for screen in (tablet, anne):
                assert words_of(screen, by_bob) == [copies("Bob", first)]
            assert f"tonight-{first[0]}-{first[1]}" not in anne.names()
            await anne.tap(TONIGHT)  # the next one that nobody copies
            assert words_of(anne, "library-run") == [FR(msg("ui-library-run", n=2, all=every))]
            await tablet.settle()
            assert words_of(tablet, by_anne) == [copies("Anne", second)]
            await bob.tap("library-back")  # Bob leaves his to others
            await tablet.settle()
            assert by_bob not in tablet.names()
            await anne.tap("draft-unread")
            await anne.tap("answer-main")  # what is told is kept, the rest stays unknown
            assert words_of(anne, "library-run") == [FR(msg("ui-library-run", n=3, all=every))]
            for screen in (tablet, bob):
                await screen.settle()
                assert by_anne not in screen.names()

        await tablet.tap("back-to-question")
        await bob.tap(f"tonight-{first[0]}-{first[1]}")
        await tablet.settle()
        assert FR(msg("party-asked", name="Bob")) in tablet.texts()
        before = lying(tablet)
        while not answerable(bob):
            slot = lit(bob)
            await bob.tap(next(key for key in in_order(bob) if key.startswith(f"{slot}-")))
        await bob.tap("answer-main")
        await tablet.settle()
        assert lying(tablet) != before
    evening = sitting.evening
    assert evening.question != question and evening.state.card(*first) is not None
    said = next(entry for entry in reversed(sitting.entries(Said)) if entry.key == question.key)
    assert said.source == "library", "nobody has answered it"
