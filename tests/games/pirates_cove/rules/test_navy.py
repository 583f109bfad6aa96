"""The Royal Navy in a fight."""

from __future__ import annotations

import pytest

from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.combat import fleet
from tests.games.pirates_cove.rules.fights import LEGEND, NAVY, against, begun, chased, fire, lying, rings, rules
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO


@pytest.mark.rule("PC-NAVY-02", "PC-NAVY-03", "A-07")
def test_its_controller_picks_target_and_section_and_rolls() -> None:
    evening = begun(chased(lying(ANNE, BART)))
    assert evening.state.combat.order[0] == NAVY
    values = fleet.npc(evening.state, BOOK, NAVY)
    assert (values.rule, values.dice, values.sails, values.fame) == ("PC-NAVY-02", 4, 20, 4)
    assert (values.attacks, values.regains, values.strays) == ((), 0, False)
    assert (evening.question.key, evening.question.who) == ("aim", CLEO)
    assert len(list(evening.legal_answers)) == 8
    evening.answer(f"{BART}-sails")
    assert (evening.question.key, evening.question.who, evening.question.dice[0].count) == ("volley", CLEO, 4)
    hull, crew, cannon, sails = rings(evening, BART)
    evening.answer([5, 6, 1, 1])
    assert rings(evening, BART) == (hull, crew, cannon, sails - 2) and sails == 4
    assert [node.id for node in evening.state.report.nodes] == ["controller"]


@pytest.mark.rule("PC-NAVY-03", "A-07")
def test_where_it_hits_only_hulls_its_controller_picks_the_ship() -> None:
    evening = begun(chased(lying(ANNE, BART, A_07="hull")))
    assert list(evening.legal_answers) == [f"{ANNE}-hull", f"{BART}-hull"]
    alone = begun(chased(lying(ANNE, A_07="hull")))
    assert alone.question.key == "volley"


@pytest.mark.rule("PC-NAVY-05", "PC-NAVY-07", "PC-NAVY-08", "PC-NPC-01")
def test_four_hits_sink_it_and_the_survivors_fight_on() -> None:
    """Worked example 12: its fame shared by three is 1 each."""
    s = chased(lying(ANNE, BART, CLEO), sender=ANNE)
    evening = begun(replace(s, navy=replace(s.navy, hull=2)))
    evening.answer(f"{BART}-hull", {"volley": [1, 1, 1, 1]})
    assert rules(evening, f"fire-{BART}-hull") == ["PC-VOLLEY-04"]
    fire(evening, NAVY, "hull", [5, 6, 1])
    assert [evening.state.player(seat).fame for seat in (ANNE, BART, CLEO)] == [1, 1, 1]
    assert evening.state.navy is None and evening.state.combat.ships == (ANNE, BART, CLEO)
    assert f"fire-{ANNE}-hull" in evening.legal_answers


@pytest.mark.rule("PC-NAVY-08", "PC-FLEE-04")
def test_it_leaves_the_board_when_it_has_won() -> None:
    evening = begun(chased(lying(ANNE)))
    evening.answer(f"{ANNE}-hull", {"volley": [1, 1, 1, 1]})
    evening.answer("flee", {"mutiny": [5]})
    assert evening.state.navy is None and evening.state.combat is None


@pytest.mark.rule("PC-NAVY-06", "PC-LEG-02", "A-27")
def test_navy_and_pirate_ignore_each_other_and_each_fires_in_its_slot() -> None:
    evening = begun(chased(against(lying(ANNE), "dutchman")))
    assert evening.state.combat.order == (NAVY, LEGEND, ANNE)
    assert list(evening.legal_answers) == [f"{ANNE}-{section}" for section in ("hull", "crew", "cannon", "sails")]
    evening.answer(f"{ANNE}-hull", {"volley": [1, 1, 1, 1]})
    assert (evening.question.about, evening.question.who) == ((LEGEND, ANNE), BART)
