"""Combat: who fights where, in which order, until when, and the last battle of a tie."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import companion
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.combat.order import LotsDrawn
from companion.games.pirates_cove.model.records import Combat, Parrot
from tests.games.pirates_cove.rules.fights import LEGEND, against, begun, chased, fire, happened, holding, lying, rings
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, valued


@pytest.mark.rule("PC-COMBAT-01")
def test_two_ships_at_an_outer_island_fight() -> None:
    s = lying(ANNE, BART)
    assert fleet.meeting(s, BOOK, "crew") == (ANNE, BART)
    evening = begun(s)
    assert evening.state.combat is not None and evening.state.combat.ships == (ANNE, BART)
    assert evening.question is not None and (evening.question.key, evening.question.who) == ("volley", ANNE)


@pytest.mark.rule("PC-COMBAT-01", "PC-COMBAT-02", "PC-COMBAT-03", "PC-NAVY-06")
def test_nobody_fights_alone_in_the_cove_or_among_players_at_treasure_island() -> None:
    assert fleet.meeting(lying(ANNE), BOOK, "crew") == ()
    assert fleet.meeting(lying(ANNE, BART, island="treasure"), BOOK, "treasure") == ()
    assert fleet.meeting(against(lying(ANNE, BART, island="cove"), "hook", "cove"), BOOK, "cove") == ()
    assert fleet.meeting(chased(against(lying(), "hook")), BOOK, "crew") == ()


@pytest.mark.rule("PC-COMBAT-02", "PC-LEG-01", "PC-NPC-03")
def test_at_treasure_island_players_fight_a_pirate_and_not_each_other() -> None:
    evening = begun(against(lying(ANNE, BART, island="treasure"), "hook", "treasure"))
    evening.answer([1, 1, 1])  # Hook
    assert evening.legal_answers.refused[f"fire-{BART}-hull"].refusals[1].rule == "PC-COMBAT-02"
    for seat in (ANNE, BART):
        fire(evening, LEGEND, "hull", [5, 5, 5 if seat == ANNE else 1])
    assert evening.state.combat is None
    assert [evening.state.player(seat).island for seat in (ANNE, BART)] == ["treasure", "treasure"]
    assert [evening.state.player(seat).fame for seat in (ANNE, BART)] == [1, 1]


@pytest.mark.rule("PC-COMBAT-04", "PC-RETREAT-01", "PC-RETREAT-02", "PC-VOLLEY-06", "PC-SCORE-01")
def test_exchanges_go_on_until_one_ship_is_left() -> None:
    evening = begun(lying(ANNE, BART))
    for dice in ([5, 6, 1], [1, 1, 1], [5, 6, 1]):
        fire(evening, BART if evening.question.who == ANNE else ANNE, "hull", dice)
    assert evening.state.combat is None
    assert evening.state.player(BART).island == "cove" and rings(evening, BART)[0] == 0
    assert (evening.state.player(ANNE).fame, evening.state.player(BART).fame) == (1, 0)


@pytest.mark.rule("PC-RETREAT-03", "PC-VOLLEY-01")
def test_a_slow_ship_may_be_crippled_before_it_fires() -> None:
    """Worked example 8."""
    evening = begun(valued(lying(ANNE, BART), BART, sails=4))
    fire(evening, BART, "sails", [5, 1, 1])
    assert evening.state.player(BART).island == "cove"
    assert {each.seat: each.shots for each in evening.state.tallies} == {ANNE: 3, BART: 0, CLEO: 0}


@pytest.mark.rule("PC-SPEED-01", "PC-VOLLEY-02")
def test_speed_with_a_parrot_beats_a_pirate_and_one_fair_wind_does_not_beat_the_dutchman() -> None:
    """Worked example 23."""
    s = valued(lying(ANNE), ANNE, sails=5).with_player(ANNE, parrot=Parrot("trelawney"))
    evening = begun(against(s, "blackbeard"))
    assert evening.state.combat.order == (ANNE, LEGEND)
    s = holding(valued(lying(ANNE), ANNE, sails=6), ANNE, "wind")
    evening = begun(against(s, "dutchman"))
    evening.answer("wind")
    assert evening.state.combat.order == (LEGEND, ANNE)
    assert fleet.speed(evening.state, BOOK, ANNE).total == 12


@pytest.mark.rule("PC-SPEED-02")
def test_ships_of_the_same_speed_roll_and_roll_again() -> None:
    s = valued(lying(ANNE, BART, CLEO), BART, sails=8)
    evening = begun(s)
    assert [dice.label.args[0][1] for dice in evening.question.dice] == ["Anne", "Bart"]
    evening.answer([3, 3])
    evening.answer([2, 5])
    assert evening.state.combat.order == (BART, ANNE, CLEO)
    assert dict(evening.state.combat.lots) == {ANNE: 32, BART: 35}


@pytest.mark.rule("PC-SPEED-02")
def test_what_was_rolled_once_stays_for_the_fight() -> None:
    evening = begun(valued(lying(ANNE, BART), BART, sails=8))
    evening.answer([2, 5])
    for _ in range(2):
        fire(evening, ANNE if evening.question.who == BART else BART, "hull", [1, 1, 1])
    assert evening.state.combat.round == 2 and evening.state.combat.order == (BART, ANNE)


@pytest.mark.rule("PC-SPEED-02")
def test_a_ruling_has_the_same_ships_roll_in_each_exchange() -> None:
    evening = begun(valued(lying(ANNE, BART, **{"A-47": "anew"}), BART, sails=8))
    evening.answer([2, 5])
    for _ in range(2):
        fire(evening, ANNE if evening.question.who == BART else BART, "hull", [1, 1, 1])
    assert evening.question.key == "speed-8-1" and len(evening.question.dice) == 2
    evening.answer([6, 5])
    assert evening.state.combat.round == 2 and evening.state.combat.order == (ANNE, BART)


@pytest.mark.rule("PC-SPEED-02")
def test_who_falls_back_to_equals_has_all_of_them_roll() -> None:
    """Those who are tied roll: a die of another tie says nothing of this one, high or low."""
    s = valued(valued(lying(ANNE, BART, CLEO), ANNE, sails=6), BART, sails=5)
    evening = begun(s)
    evening.answer([6, 1])  # Bart before Cléo
    assert evening.state.combat.order == (ANNE, BART, CLEO)
    fire(evening, CLEO, "hull", [1, 1, 1])
    fire(evening, ANNE, "sails", [5, 1, 1])
    fire(evening, ANNE, "crew", [1, 1, 1])
    assert [dice.label.args[0][1] for dice in evening.question.dice] == ["Anne", "Bart", "Cléo"]
    evening.answer([2, 1, 3])
    assert evening.state.combat.order == (CLEO, ANNE, BART)
    assert dict(evening.state.combat.lots) == {ANNE: 2, BART: 1, CLEO: 3}
    (drawn,) = [each for each in happened(evening) if isinstance(each.event, LotsDrawn)][-1:]
    assert companion.say(drawn.line, "en") == "Anne, Bart and Cléo are equally fast: dice decide."
    assert [companion.say(side.who, "en") for side in drawn.announcements[0].sides] == ["Anne", "Bart", "Cléo"]


@pytest.mark.rule("PC-SPEED-02")
def test_those_who_roll_on_are_named_with_all_of_the_tie() -> None:
    evening = begun(valued(valued(lying(ANNE, BART, CLEO), BART, sails=8), CLEO, sails=8))
    evening.answer([3, 3, 5])
    evening.answer([1, 2])
    assert evening.state.combat.order == (CLEO, BART, ANNE)
    assert evening.notebook("en").count("Anne, Bart and Cléo are equally fast: dice decide.") == 2


@pytest.mark.rule("PC-SPEED-02")
def test_a_new_tie_is_even() -> None:
    """Who joins a tie has the same hope of being first as each of the others, whatever they had rolled before."""
    s = valued(valued(lying(ANNE, BART, CLEO), ANNE, sails=5), BART, sails=5)
    fight = Combat("crew", (ANNE, BART, CLEO), "volleys", (), 1, lots=((BART, 6), (CLEO, 1)), ties=((BART, CLEO),))
    first = Counter[str]()
    for dice in permutations(range(1, BOOK.numbers.die_faces + 1), 3):
        evening = begun(replace(s, combat=fight))
        evening.answer(dice)
        first[evening.state.combat.order[0]] += 1
    assert first == {ANNE: 40, BART: 40, CLEO: 40}


@pytest.mark.rule("PC-VOLLEY-02")
def test_sails_that_are_hit_matter_in_the_next_exchange() -> None:
    evening = begun(lying(ANNE, BART))
    assert evening.state.combat.order == (ANNE, BART)
    fire(evening, BART, "hull", [1, 1, 1])
    fire(evening, ANNE, "sails", [5, 6, 1])
    assert evening.state.combat.order == (BART, ANNE)


@pytest.mark.rule("PC-COMBAT-01", "PC-T4-01")
def test_islands_are_fought_out_in_the_order_of_the_compass() -> None:
    s = against(lying(ANNE, BART), "hook", "hull").with_player(CLEO, island="hull")
    evening = begun(s)
    assert evening.state.combat.island == "hull"
    evening.answer([1, 1, 1])
    evening.answer("flee", {"mutiny": [3]})
    assert evening.state.combat.island == "crew" and evening.state.turn.fought == ("hull",)


@pytest.mark.rule("PC-NPC-03", "PC-LEG-01")
def test_survivors_of_a_pirate_fight_each_other_at_an_outer_island() -> None:
    s = against(lying(ANNE, BART), "hook")
    evening = begun(replace(s, black_ships=(replace(s.black_ships[0], hull=1),)))
    evening.answer([1, 1, 1])
    fire(evening, LEGEND, "hull", [5, 1, 1])
    assert evening.state.black_ships[0].beaten and evening.state.combat.ships == (ANNE, BART)
    assert f"fire-{ANNE}-hull" in evening.legal_answers


@pytest.mark.rule("PC-END-03", "PC-END-02", "A-25")
def test_the_last_battle_is_fought_by_those_who_share_the_first_place() -> None:
    s = lying(ANNE, BART, CLEO).with_turn(month=12, phase="tie")
    for seat, fame in ((ANNE, 9), (BART, 9), (CLEO, 3)):
        s = s.with_player(seat, fame=fame)
    evening = begun(valued(s, BART, hull=1).with_player(BART, parrot=Parrot("flint", wounded=True)))
    assert evening.state.combat.ships == (ANNE, BART) and evening.state.combat.island == ""
    fire(evening, BART, "hull", [5, 6, 1])
    assert evening.over and evening.state.outcome.winners == (ANNE,) and evening.state.outcome.by == "battle"
    assert [player.fame for player in evening.state.players] == [9, 9, 3]
    assert evening.state.player(BART).island == "crew"


@pytest.mark.rule("PC-END-03", "A-25")
def test_who_flees_from_the_last_battle_has_lost_it() -> None:
    s = lying(ANNE, BART).with_turn(month=12, phase="tie").with_player(ANNE, fame=5).with_player(BART, fame=5)
    evening = begun(s)
    evening.answer("flee")
    assert evening.over and evening.state.outcome.winners == (BART,)


@pytest.mark.rule("PC-RETREAT-01", "PC-NPC-01")
def test_what_is_corrected_in_a_fight_has_its_consequences() -> None:
    evening = begun(against(lying(ANNE, BART), "hook"))
    evening.answer([1, 1, 1])
    evening.correct("black_ships.legend-1.hull", 0)
    assert evening.state.black_ships[0].beaten and evening.state.player(ANNE).fame == 1
    evening.correct(f"players.{BART}.rings.hull", 0)
    assert evening.state.combat is None and evening.state.player(BART).island == "cove"


@pytest.mark.rule("PC-NAVY-08", "A-08")
def test_the_navy_that_meets_nobody_leaves_the_board() -> None:
    evening = begun(chased(lying(), "hull"))
    assert evening.state.navy is None
    assert [type(event).__name__ for event in evening.events][:2] == ["NavyGone", "TurnMoved"]
