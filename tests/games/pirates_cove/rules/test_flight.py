"""Flight and mutiny."""

from __future__ import annotations

import pytest

import companion
from companion.games.pirates_cove.model.records import Mastercraft
from tests.games.pirates_cove.rules.fights import LEGEND, against, begun, fire, lying
from tests.games.pirates_cove.rules.mats import ANNE, BART, CLEO


@pytest.mark.rule("PC-FLEE-01", "PC-FLEE-02", "PC-FLEE-03", "A-05")
def test_who_flees_unhurt_gives_nobody_fame() -> None:
    """Worked example 15, first part."""
    evening = begun(lying(ANNE, BART).with_player(ANNE, treasures=2))
    evening.answer("flee", {"mutiny": [2]})
    anne = evening.state.player(ANNE)
    assert (anne.island, anne.gold, anne.treasures, anne.fame) == ("cove", 9, 2, 0)
    assert evening.state.player(BART).fame == 0 and evening.state.combat is None
    assert evening.state.tallies[0].fled == 1


@pytest.mark.rule("PC-FLEE-02", "PC-FLEE-03", "PC-SCORE-01", "PC-SCORE-06")
def test_who_flees_after_a_hit_gives_fame_and_may_lose_everything() -> None:
    """Worked example 15, second part."""
    evening = begun(lying(ANNE, BART, CLEO).with_player(BART, treasures=2, fame=5))
    bank = evening.state.bank
    fire(evening, BART, "hull", [5, 1, 1])
    evening.answer("flee", {"mutiny": [1]})
    bart = evening.state.player(BART)
    assert (bart.island, bart.gold, bart.treasures, bart.fame) == ("cove", 0, 0, 3)
    assert (evening.state.bank.gold, evening.state.bank.treasures) == (bank.gold + 9, bank.treasures + 2)
    assert [evening.state.player(seat).fame for seat in (ANNE, CLEO)] == [1, 1]


@pytest.mark.rule("PC-FLEE-02", "A-04")
@pytest.mark.parametrize(("way", "fame"), [("absorbed", 1), ("rings", 0)])
def test_whether_absorbed_hits_count_is_the_table_s(way: str, fame: int) -> None:
    evening = begun(lying(ANNE, BART, A_04=way).with_player(BART, crafts=(Mastercraft("hull"),)))
    fire(evening, BART, "hull", [5, 1, 1])
    evening.answer("flee", {"mutiny": [6]})
    assert evening.state.player(ANNE).fame == fame


@pytest.mark.rule("PC-RETREAT-01", "PC-FLEE-03")
def test_a_crippled_ship_has_no_mutiny() -> None:
    evening = begun(lying(ANNE, BART).with_player(BART, treasures=2))
    fire(evening, BART, "crew", [5, 5, 5])
    bart = evening.state.player(BART)
    assert (bart.island, bart.treasures, bart.gold) == ("cove", 2, 9) and evening.state.combat is None


@pytest.mark.rule("PC-FLEE-01", "PC-VOLLEY-01")
def test_a_plan_of_flight_made_before_the_own_slot_leaves_the_others_theirs() -> None:
    evening = begun(lying(ANNE, BART, CLEO))
    planned = evening.preview("flee", {"mutiny": [4]}, seat=BART)
    said = [companion.say(line, "en") for line in planned.consequences]
    assert said == ["Bart flees.", "Bart’s crew grumbles and obeys."], "no further exchange begins"


@pytest.mark.rule("PC-FLEE-04", "PC-NPC-04")
def test_a_pirate_who_is_left_alone_is_whole_again() -> None:
    evening = begun(against(lying(ANNE), "hook"))
    evening.answer([1, 1, 1])
    fire(evening, LEGEND, "hull", [5, 6, 1])
    assert evening.state.legend_at(LEGEND).hull == 3
    evening.answer([1, 1, 1])
    evening.answer("flee", {"mutiny": [3]})
    assert evening.state.combat is None
    ship = evening.state.black_ships[0]
    assert (ship.hull, ship.beaten) == (5, False)
