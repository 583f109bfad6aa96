"""Legendary Pirates in a fight: whom they fire at, strays, regeneration, four sections, a prize."""

from __future__ import annotations

from time import perf_counter

import pytest

import companion
from companion.core.procedures.procedure import foreseen
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.combat import npc_volleys, shots
from companion.games.pirates_cove.legends import legendary_pirates
from companion.games.pirates_cove.model.records import Combat, Mastercraft, Parrot, Played
from companion.games.pirates_cove.model.state import State
from tests.games.pirates_cove.rules.fights import LEGEND, against, begun, chased, fire, holding, lying, rings
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, valued


def wounded(s: State, hull: int) -> State:
    """With so much hull left to the first black ship."""
    return replace(s, black_ships=(replace(s.black_ships[0], hull=hull), *s.black_ships[1:]))


@pytest.mark.rule("PC-LEG-05", "PC-LEG-03", "PC-LEG-04", "PC-LEG-BB", "PC-LEG-06", "A-09")
def test_blackbeard_fires_at_everybody_once_by_cannon_and_then_begins_anew() -> None:
    s = valued(valued(valued(lying(ANNE, BART, CLEO), ANNE, cannon=2), BART, cannon=4), CLEO, cannon=3)
    evening = begun(against(s, "blackbeard"))
    targets = []
    for _ in range(4):
        targets.append(evening.question.about[1])
        assert (evening.question.who, evening.question.note) == ("table", None), "nobody is apart"
        evening.answer([1, 1, 1, 1, 1, 1])
        while evening.question.key == "volley" and evening.question.who != "table":
            fire(evening, LEGEND, "hull", [1] * (2 if evening.question.who == ANNE else 3))
    assert targets == [BART, CLEO, ANNE, BART]
    assert evening.state.combat.series == ((LEGEND, (BART, CLEO)),)


@pytest.mark.rule("PC-LEG-03", "A-26")
def test_somebody_apart_rolls_for_a_pirate() -> None:
    """Any player may roll for it who takes no part in the fight."""
    s = against(valued(lying(BART, CLEO), BART, cannon=4), "blackbeard")
    evening = begun(s)
    assert evening.question.who == ANNE
    assert companion.say(evening.question.note, "en") == "Blackbeard: Anne rolls."
    anybody = begun(against(valued(lying(BART, CLEO, A_26="anybody"), BART, cannon=4), "blackbeard"))
    assert (anybody.question.who, anybody.question.note) == ("table", None)


@pytest.mark.rule("PC-NAVY-03")
def test_whoever_sent_the_navy_rolls_for_it_by_name() -> None:
    evening = begun(chased(lying(ANNE, A_07="hull"), sender=BART))
    assert (evening.question.key, evening.question.who) == ("volley", BART)
    assert companion.say(evening.question.note, "en") == "The Royal Navy: Bart rolls."


@pytest.mark.rule("PC-LEG-05")
def test_a_series_goes_on_when_somebody_has_left() -> None:
    evening = begun(against(valued(lying(ANNE, BART), ANNE, cannon=4, hull=1), "blackbeard"))
    evening.answer([5, 1, 1, 1, 1, 1])
    assert evening.state.player(ANNE).island == "cove"
    fire(evening, LEGEND, "hull", [1, 1, 1])
    assert evening.question.about == (LEGEND, BART)
    assert evening.state.report.nodes[0].answer == "no"
    assert evening.state.combat.series == ((LEGEND, (ANNE, BART)),)


@pytest.mark.rule("PC-LEG-05")
def test_the_report_says_why_this_target() -> None:
    evening = begun(against(valued(lying(ANNE, BART), BART, cannon=4), "blackbeard"))
    report = evening.state.report
    assert report is not None and report.actor == LEGEND
    assert [(node.id, node.answer) for node in report.nodes] == [
        ("series", "yes"),
        ("rank", ""),
        ("alone", "yes"),
        ("target", ""),
    ]
    assert [(each.seat, each.worth) for each in legendary_pirates.ranking(evening.state, BOOK, LEGEND)] == [
        (BART, 4),
        (ANNE, 3),
    ]


@pytest.mark.rule("PC-LEG-05", "PC-SPEED-02")
def test_dice_decide_between_equals() -> None:
    evening = begun(against(lying(ANNE, BART, CLEO), "dutchman"))
    assert evening.question.key == "tie-1" and len(evening.question.dice) == 3
    evening.answer([4, 6, 6])
    assert [dice.label.args[0][1] for dice in evening.question.dice] == ["Bart", "Cléo"]
    evening.answer([1, 2])
    assert evening.question.about == (LEGEND, CLEO)


@pytest.mark.rule("PC-LEG-05", "PC-SPEED-02")
def test_the_report_says_that_two_equals_were_diced_for() -> None:
    evening = begun(against(lying(ANNE, BART), "dutchman"))
    evening.answer([2, 5])
    nodes = {node.id: node for node in evening.state.report.nodes}
    assert (nodes["alone"].answer, nodes["alone"].key) == ("no", "tie-1")
    assert evening.question.about == (LEGEND, BART)


@pytest.mark.rule("PC-LEG-CH-1", "PC-LEG-CH")
def test_hook_s_misses_hit_others_by_their_number() -> None:
    """Worked example 9, with four players."""
    seats = ("Anne", "Bart", "Cléo", "Dirk")
    colours = ("green", "blue", "orange", "red")
    four = {"seats": [{"name": n, "colour": c} for n, c in zip(seats, colours, strict=True)], "edition": "sample"}
    s = against(COVE.start(four), "hook")
    ids = tuple(player.id for player in s.players)
    s = replace(s, combat=Combat("crew", (*ids, LEGEND), "volleys"))
    shot = shots.of_npc(s, BOOK, LEGEND, ids[1], ("hull",))
    assert shots.numbered(s, shot) == (ids[2], ids[3], ids[0])
    rolled = (5, 1, 4)
    assert shot.hits(rolled) == 1 and shots.strays(s, BOOK, shot, rolled) == (ids[2],)
    dealt = {(blow.ship, blow.section): blow.hits for blow in shots.blows(s, BOOK, shot, 1, (ids[2],))}
    assert dealt == {(ids[1], "hull"): 1, (ids[2], "hull"): 1}
    smoky = s.with_combat(played=(Played(ids[2], "smoke"),))
    assert shots.strays(smoky, BOOK, shot, rolled) == ()


@pytest.mark.rule("PC-LEG-CH-1")
def test_strays_move_rings_and_count_as_hits() -> None:
    evening = begun(against(lying(ANNE, BART, CLEO), "hook"))
    evening.answer([1, 2, 5])  # at Anne, who has the strongest hull
    assert [evening.state.player(seat).rings.hull for seat in (ANNE, BART, CLEO)] == [4, 3, 2]
    assert evening.state.combat.hit == (ANNE, BART, CLEO)


@pytest.mark.rule("PC-LEG-FD-1", "PC-LEG-FD")
def test_the_dutchman_regains_two_of_what_an_exchange_cost_it() -> None:
    """Worked example 10."""
    s = against(valued(lying(ANNE), ANNE, crew=6, cannon=3), "dutchman")
    evening = begun(s)
    evening.answer([1, 1, 1, 1])
    fire(evening, LEGEND, "hull", [5, 5, 5])
    assert evening.state.legend_at(LEGEND).hull == 4
    evening.answer([1, 1, 1, 1])
    fire(evening, LEGEND, "hull", [5, 1, 1])
    assert evening.state.legend_at(LEGEND).hull == 4


@pytest.mark.rule("PC-LEG-FD-1", "PC-NPC-01")
def test_the_dutchman_sunk_in_one_exchange_stays_down() -> None:
    """Worked example 11."""
    s = against(valued(lying(ANNE), ANNE, crew=6, cannon=6), "dutchman")
    evening = begun(s)
    evening.answer([1, 1, 1, 1])
    fire(evening, LEGEND, "hull", [5, 5, 5, 5, 5, 1])
    ship = evening.state.black_ships[0]
    assert (ship.hull, ship.beaten, evening.state.combat) == (0, True, None)
    assert evening.state.player(ANNE).fame == 6 and evening.state.tallies[0].sunk == 1


@pytest.mark.rule("PC-NPC-01", "PC-SCORE-03", "PC-LEG-BB")
@pytest.mark.parametrize(("kind", "seats", "fame"), [("blackbeard", 2, 3), ("hook", 2, 1), ("blackbeard", 3, 2)])
def test_fame_is_shared_and_rounded_down(kind: str, seats: int, fame: int) -> None:
    """Worked example 12."""
    there = (ANNE, BART, CLEO)[:seats]
    s = wounded(against(valued(lying(*there), ANNE, cannon=4), kind), 1)
    evening = begun(s)
    evening.answer([1] * evening.question.dice[0].count)
    fire(evening, LEGEND, "hull", [5, 1, 1])
    assert [evening.state.player(seat).fame for seat in there] == [fame] * seats


@pytest.mark.rule("PC-LEG-BR", "PC-LEG-06", "PC-PARROT-03")
def test_bonny_and_read_hit_all_four_sections() -> None:
    """Worked example 13."""
    s = lying(ANNE).with_player(ANNE, crafts=(Mastercraft("hull"),), parrot=Parrot("trelawney"), fame=5)
    evening = begun(against(valued(s, ANNE, crew=4, cannon=4, sails=4), "bonny-read"))
    if evening.question.who == ANNE:  # the parrot makes her faster
        fire(evening, LEGEND, "hull", [1, 1, 1, 1])
    evening.answer([5, 6, 1])
    anne = evening.state.player(ANNE)
    assert (anne.crafts, anne.parrot, anne.fame) == ((), None, 3)
    assert rings(evening, ANNE) == (5, 2, 2, 1)


@pytest.mark.rule("PC-LEG-CA", "PC-LEG-CA-1", "A-11")
def test_a_single_ship_takes_the_cacafuego_without_a_fight() -> None:
    evening = begun(holding(against(lying(ANNE), "cacafuego"), ANNE, "smoke"))
    assert evening.question.key == f"prize-{LEGEND}"
    evening.answer([5])
    assert evening.state.player(ANNE).fame == 5 and evening.state.black_ships[0].beaten
    assert evening.state.player(ANNE).island == "crew"


@pytest.mark.rule("PC-LEG-CA-1", "PC-COMBAT-04")
def test_several_fight_and_the_last_one_takes_it() -> None:
    evening = begun(against(lying(ANNE, BART), "cacafuego"))
    assert evening.state.combat.ships == (ANNE, BART)
    evening.answer("flee", {"mutiny": [4]})
    evening.answer([2])
    assert [evening.state.player(seat).fame for seat in (ANNE, BART)] == [0, 2]


@pytest.mark.rule("PC-LEG-CA-1", "PC-COMBAT-02", "A-10")
@pytest.mark.parametrize(("way", "fames"), [("split", [2, 2]), ("fastest", [5, 0])])
def test_at_treasure_island_the_cacafuego_is_shared_or_the_fastest_takes_it(way: str, fames: list[int]) -> None:
    evening = begun(against(lying(ANNE, BART, island="treasure", A_10=way), "cacafuego", "treasure"))
    evening.answer([5])
    assert [evening.state.player(seat).fame for seat in (ANNE, BART)] == fames


def test_a_pirate_decides_in_less_than_twenty_milliseconds() -> None:
    evening = begun(against(lying(ANNE, BART, CLEO), "hook"))
    times = []
    for _ in range(20):
        start = perf_counter()
        foreseen(npc_volleys.npc_volley, evening.state, BOOK, LEGEND)
        times.append(perf_counter() - start)
    assert sorted(times)[10] < 0.02
