"""1.30 Events together: any two cards in force at once, and what the round makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.games.captains_log import rounds
from companion.games.captains_log.combat import fortresses
from companion.games.captains_log.events import event_cards, weather
from companion.games.captains_log.model import event_deck
from companion.games.captains_log.model.ids import CardId, MissionId, WindId
from companion.games.captains_log.model.state import GOODS, Goods, Mission, Npc, State
from companion.library.texts import Texts, texts_in
from tests.games.captains_log.rules.fleet import ICONS, hold_card, npc_card, ship_card
from tests.games.captains_log.rules.harbour import at_market, expert, with_card
from tests.games.captains_log.rules.scripted import book
from tests.games.captains_log.rules.tables import play_out
from tests.games.captains_log.rules.test_event_cards import places
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2

ALL = tuple(range(1, 28))
REVEALED = (3, 5, 6, 9, 11, 14, 21)


def rich() -> State:
    """A table on which every event finds something to do: missions, ships of two levels, tiles, wind, flotation."""
    s = expert(at_market(events=ALL, revealed=REVEALED), flotation=True, monsters=True)
    npcs = (
        Npc(NPC_1, SEAT_1, card=CardId("ship-01"), level=2, revealed=True, on_map=True),
        Npc(NPC_2, SEAT_2, card=CardId("ship-02"), level=1, revealed=True, on_map=True),
    )
    plain = {"defence": 9, "hull": 9, "crew": 9, "f1_kind": "move", "f1_move": 5}
    wind = (("at_12", 2), ("at_2", 1), ("at_4", -1), ("at_6", -2), ("at_8", -1), ("at_10", 1))
    s = with_card(
        replace(s, npcs=npcs, wind=WindId("wind-1"), wind_seen=("wind-1",)),
        npc_card("ship-01", role="aggressive", nation="spain", name="One", level=2, **plain),
        npc_card("ship-02", role="merchant", nation="england", name="Two", level=1, **plain),
        ship_card("board-A-1", defence=9, hull=9, draft="2", crew=9),
        hold_card("A-1-2", **ICONS),
        CopiedCard("wind-card", "wind-1", wind),
    )
    for seat in ("seat-1", "seat-2"):
        s = s.with_player(seat, crew=6, placed=True, missions=(Mission(MissionId("mission-1")),))
    return s


def cubes(s: State) -> dict[str, int]:
    """All cubes of each good, wherever they lie."""
    held: list[Goods] = [s.reserve, s.loose, *(p.goods for p in s.players), *(n.cargo for n in s.npcs)]
    from_market = dict.fromkeys(GOODS, 0)
    products = {"holland": "tea", "spain": "silver", "england": "cotton", "france": "sugar"}
    for tile in s.market:
        from_market[products[tile.nation]] += tile.legal + tile.contraband  # type: ignore[index]
    return {cube: from_market[cube] + sum(goods.of(cube) for goods in held) for cube in GOODS}


def a_day(s: State, *cards: int) -> Iterator[State]:
    """The cards are drawn one after the other, then everybody's turn begins and ends and the round is closed."""
    for number in cards:
        s = play_out(event_cards.draw_event, s, {"event-1-card": str(number)}).state
        yield s
    for i, player in enumerate(s.players):
        s = play_out(rounds.start_turn, s.with_turn(stage="player", seat=i, started=False), seat=player.id).state
        yield s
        s = play_out(rounds.end_turn, s.with_turn(seat=i), seat=player.id).state
        yield s
    for name in ("round-kraken", "round-fog", "round-time", "round-floating", "round-expiry"):
        s = play_out(rounds.STEPS[name], s).state
        yield s


def sound(s: State, before: dict[str, int], say: tuple[Texts, ...]) -> None:
    """What holds whatever was drawn: each card in one place, no cube made or lost, every reminder readable."""
    assert places(s) == list(ALL)
    assert cubes(s) == before
    assert all(texts(text) for texts in say for text in event_cards.reminders(s))


@pytest.mark.rule("CL-EVT-02", "CL-EVT-03", "CL-GEN-11")
@pytest.mark.parametrize("first", ALL)
def test_cl_evt_03_any_two_events_go_together(first: int) -> None:
    say = texts_in("fr"), texts_in("en")
    start = rich()
    before = cubes(start)
    for second in (number for number in ALL if number != first):
        for s in a_day(start, first, second):
            sound(s, before, say)


def both(first: int, second: int, **changes: Any) -> State:
    s = replace(rich(), **changes)
    for number in (first, second):
        s = play_out(event_cards.draw_event, s, {"event-1-card": str(number)}).state
    return s


@pytest.mark.rule("CL-EVT-12", "CL-EVT-13", "A-43")
def test_cl_evt_13_two_storms_halve_once_and_both_take_their_toll() -> None:
    s = both(6, 7)
    assert weather.storms(s, book()) == (True, True)
    assert weather.storm_safe(s, book(), 7) == 3
    toll = play_out(weather.brave_storm, s, {"hexes": 2, "roll": [12, 9]}, seat="seat-1").state
    assert toll.player("seat-1").water == 2 + 3


@pytest.mark.rule("CL-EVT-28", "CL-EVT-29", "T-50")
def test_cl_evt_29_the_two_tides_cancel_out() -> None:
    s = both(22, 23)
    assert [event_deck.sandbank(s, book(), depth) for depth in (1, 2, 3, 5)] == [1, 2, 3, 5]


@pytest.mark.rule("CL-EVT-24", "CL-EVT-25", "CL-EVT-26")
def test_cl_evt_26_a_fortress_taken_keeps_its_reinforcements() -> None:
    s = both(18, 20)
    dice, bonus = fortresses.salvo(s, book(), 4)
    assert (dice.total, bonus.total) == (5, s.era + 1)
    assert 5 in dict(s.fortresses)


@pytest.mark.rule("CL-KRK-02", "CL-KRK-03", "CL-KRK-07", "CL-EVT-31", "A-49")
def test_cl_krk_03_two_krakens_move_it_twice_and_only_the_plain_card_is_sated() -> None:
    s = both(24, 27)
    assert s.kraken == (24, 27)
    once = play_out(rounds.STEPS["round-kraken"], s, {"kraken-24-met": ["npc-2"]}).state
    assert once.kraken == (27,) and 24 in once.discards, "p. 47 counts the activations by cards 24 to 26"
    assert [npc.id for npc in once.npcs if npc.on_map] == ["npc-1"]
    alone = replace(s, options=replace(s.options, rulings=(("A-49", "acts-alone"),)))
    met = {"kraken-24-met": ["npc-2"], "kraken-27-met": ["npc-1"]}
    after = play_out(rounds.STEPS["round-kraken"], alone, met).state
    assert after.kraken == (27,) and 24 in after.discards
    assert not any(npc.on_map for npc in after.npcs)


@pytest.mark.rule("CL-EVT-14", "CL-EVT-02")
def test_cl_evt_14_the_fog_drifts_before_the_wind_of_the_moment() -> None:
    s = play_out(event_cards.draw_event, rich(), {"event-1-card": "8"}).state
    assert weather.leeward(s, book().numbers) == 12
    turned = play_out(weather.new_wind, s, {"w-card": "wind-2"}, key="w").state
    assert turned.fog and weather.leeward(turned, book().numbers) is None
