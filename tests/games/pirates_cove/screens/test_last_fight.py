"""The page of the fight between fights: the last one told back, with the fleet below it."""

from __future__ import annotations

import pytest

import companion
from companion.core.events.event import Happened
from companion.core.journal.journal import Journal
from companion.core.values.messages import msg
from companion.games.pirates_cove.combat.fights import BattleEnded, BattleJoined
from companion.games.pirates_cove.combat.sinking import ShipLeft
from companion.games.pirates_cove.model.names import island_name
from companion.games.pirates_cove.month.treasure import MonthBegan
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.games.pirates_cove.fight import FightPage
from companion.ui.games.pirates_cove.last_fight import last_fight
from companion.ui.screen_session.screen_session import ScreenSession
from tests.games.pirates_cove.rules.fights import ANNE, BART, CLEO, against, begun, fire, lying
from tests.games.pirates_cove.rules.mats import BOOK, table
from tests.games.pirates_cove.screens.test_boards import FRAME, screen_of
from tests.ui.fakeclient import FakeClient


def page_of(evening: companion.GameSession, lang: str = "fr") -> FakeClient:
    """The page of the fight on the tablet."""
    session = ScreenSession(evening, game="pirates_cove", identity="1")
    return screen_of(lambda: FightPage(session, FRAME), lang)


def routed() -> companion.GameSession:
    """Bart flees in the first exchange, so that Anne holds the island; Cléo lies at the Cove."""
    evening = begun(lying(ANNE, BART))
    fire(evening, BART, "hull", [6, 1, 1])
    evening.answer("flee", {"mutiny": [5]})
    return evening


@pytest.mark.rule("PC-COMBAT-04")
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_last_fight_is_told_back_with_its_place_month_and_end(lang: str) -> None:
    t, evening = texts_in(lang), routed()
    assert evening.state.combat is None
    names = tuple(msg("core-said", text=name) for name in ("Anne", "Bart"))
    async with page_of(evening, lang) as screen:
        texts = screen.texts()
        assert t(msg("pc-ui-last-fight", island=island_name("crew"))) in texts
        assert t(msg("pc-ui-last-fight-of", month=3, names=names)) in texts
        fled, holds = t(msg("pc-ev-fled", name="Bart")), t(msg("pc-ev-holds", names=names[:1]))
        assert texts.index(holds) < texts.index(fled) < texts.index(t(msg("pc-ui-fleet")))
        assert t(msg("pc-ui-no-fight")) not in texts


@pytest.mark.rule("PC-COMBAT-01", "PC-COMBAT-04")
def test_of_several_fights_the_last_one_is_told_from_its_beginning_to_its_end() -> None:
    evening = begun(against(lying(ANNE, BART, island="hull").with_player(CLEO, island="crew"), "hook"))
    evening.answer("flee", {"mutiny": [5]})
    first = last_fight(evening.journal, 3)
    assert first is not None and first.joined.island == "hull" and evening.state.fight.island == "crew"
    evening.answer([1, 1, 1])  # Hook
    evening.answer("flee", {"mutiny": [5]})
    assert evening.state.combat is None
    last = last_fight(evening.journal, 3)
    assert last is not None and last.joined.island == "crew"
    assert [each.event.seat for each in last.between if isinstance(each.event, ShipLeft)] == [CLEO]
    names = (msg("core-said", text="Bart"),)
    assert (last.end, first.end) == (msg("pc-ev-deserted"), msg("pc-ev-holds", names=names))


def test_a_fight_of_an_earlier_month_is_told_with_its_month_and_a_prize_is_no_fight() -> None:
    joined, prize = BattleJoined("hull", (ANNE, BART)), BattleJoined("crew", (CLEO,), True)
    fought, taken = (joined, BattleEnded("hull")), (prize, BattleEnded("crew", True))
    events = (MonthBegan(4, 12), *fought, MonthBegan(5, 12), *taken)
    told = last_fight(Journal.of(map(Happened, events), table(), BOOK), 5)
    assert told is not None and (told.month, told.joined, told.between) == (4, joined, ())
    names = tuple(msg("core-said", text=name) for name in ("Anne", "Bart"))
    assert (told.names, told.end) == (names, msg("pc-ev-holds", names=names))


def test_where_nobody_has_fought_there_is_nothing_to_tell() -> None:
    assert last_fight(begun(lying(ANNE)).journal, 3) is None
    assert last_fight(begun(lying(ANNE, BART)).journal, 3) is None, "one that goes on is not over"
