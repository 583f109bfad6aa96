"""1.14, 1.18, 1.19 What stands on a target before it is chosen, and above the question which dice are rolled again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcements import Die
from companion.core.procedures.procedure import Run, command
from companion.core.questions.kinds import Ask, Choose, Figure, Pick, Roll, YesNo
from companion.games.captains_log.combat import boarding, gunnery, ramming, stakes
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Reputation, State
from companion.library.texts import LANGUAGES, texts_in
from tests.games.captains_log.rules.fleet import at_sea, moved, player
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.rules.tables import with_fame
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2

EN = texts_in("en")
EXPERT = Switches(boarding=True, ramming=True)
SHOT: Mapping[str, Any] = {"distance": 1, "fire-cover": []}


def told(figures: tuple[Figure, ...]) -> dict[str, str]:
    """The figures of a target, as they are read."""
    return {EN(figure.label): EN(figure.value) for figure in figures}


def asked(played: Played, key: str) -> Ask[Any]:
    return next(question for question in played.asked if question.key == key)


def target_of(played: Played) -> dict[str, dict[str, str]]:
    """What the question of the target says of each ship."""
    question = asked(played, "target")
    assert isinstance(question, Choose)
    return {option.id: told(option.figures) for option in question.options}


def lone(state: State) -> State:
    """Nobody is there but Anne and the Spaniard."""
    others = player(state, "seat-2", afloat=False)
    return replace(others, npcs=others.npcs[:1])


@pytest.mark.rule("CL-RNG-01", "CL-RNG-06", "CL-REP-02")
def test_cl_rng_01_targets_are_compared_before_one_is_chosen() -> None:
    hurt = player(at_sea(), cannons=3).with_npc("npc-1", water=4, last_damage="water")
    fired = play(
        gunnery.fire, hurt, {"target": "npc-1", "fire-guns": 3, **SHOT, "fire-shots": [1, 1, 1]}, seat="seat-1"
    )
    first = target_of(fired)["npc-1"]
    assert first["Defence"] == "10" and first["hull"] == "4 / 9"
    assert first["shot from beside"] == "≈ 0.8 damage up close" and "to destroy it" in first
    assert first["Spain"] == "reputation −1"
    assert target_of(fired)["npc-2"]["hull"].startswith("0 / ")


@pytest.mark.rule("CL-REP-02", "CL-JON-05", "CL-JON-06")
def test_cl_jon_05_what_an_attack_costs_is_worked_out_and_no_fixed_sentence() -> None:
    def price(state: State, target: ShipId = NPC_1) -> dict[str, str]:
        return told(stakes.cost(state, book(), SEAT_1, target))

    assert price(at_sea()) == {"Spain": "reputation −1"}
    assert price(at_sea().with_turn(attacked=((SEAT_1, "spain"),))) == {}, "once per nation and turn"
    assert price(player(at_sea(), standing=Reputation(spain=-5))) == {}, "it cannot fall further"
    assert price(at_sea(), SEAT_2) == {}, "whoever sails for nobody"
    own = player(at_sea(), joined=("spain",), standing=Reputation(spain=10))
    betrayal = stakes.cost(own, book(), SEAT_1, NPC_1)
    assert [EN(figure.value) for figure in betrayal if figure.picture == "flag:spain"] == ["reputation −14", "betrayal"]
    assert all(figure.good is False for figure in betrayal)


OWN = {"joined": ("spain",), "standing": Reputation(spain=10)}
"""Anne sails for Spain, and npc-1 does too."""


@pytest.mark.rule("CL-JON-05", "CL-JON-06", "CL-REP-02")
def test_cl_jon_05_a_betrayal_is_named_before_anybody_fires_boards_or_rams() -> None:
    """Rulebook p.31: reputation falls to -4 at once, and the fame of having joined is lost."""
    state = with_fame(player(moved(at_sea(switches=EXPERT)), **OWN, crew=8, cannons=2), seat_1=3)
    words = "You betray Spain: you no longer belong there, reputation −4, fame −1."
    judges = (gunnery.may_fire, boarding.may_board, ramming.may_ram_ship)
    for judge in judges:
        verdict = judge(state, book(), SEAT_1, NPC_1)
        assert verdict.allowed and words in [EN(effect) for effect in verdict.effects]
        stranger = judge(state, book(), SEAT_1, NPC_2)
        assert "You betray" not in " ".join(EN(effect) for effect in stranger.effects)
    for function in (gunnery.fire, boarding.board, ramming.ram):
        run: Run[State, Any] = Run(function, command("test", seat=SEAT_1), state, book())
        assert run.start() is not None and run.question is not None
        question = run.question
        assert isinstance(question, Choose) and question.key == "target"
        option = next(option for option in question.options if option.id == NPC_1)
        assert words in [EN(effect) for effect in option.verdict.effects]


@pytest.mark.rule("CL-REP-11", "CL-REP-02", "CL-REP-04")
def test_cl_rep_11_what_weighs_on_a_player_after_an_attack_is_named_before() -> None:
    def effects(state: State, target: ShipId = NPC_1) -> list[str]:
        return [EN(effect) for effect in gunnery.may_fire(state, book(), SEAT_1, target).effects]

    liked = player(at_sea(), cannons=2)
    worse = ["Spain: Contempt: its ships attack you", "Spain: Distrust: its fortresses fire"]
    assert effects(liked) == worse
    assert effects(player(liked, standing=Reputation(spain=3))) == []
    in_port = player(player(liked, standing=Reputation(france=1)), "seat-2", moored=True, mooring="france")
    assert effects(in_port, SEAT_2) == [line.replace("Spain", "France") for line in worse], (
        "the port that the app knows"
    )
    assert told(stakes.cost(in_port, book(), SEAT_1, SEAT_2)) == {"France": "reputation −2"}


@pytest.mark.rule("CL-MOV-13", "CL-JON-05")
def test_cl_mov_13_who_may_fire_at_a_passer_by_sees_what_it_costs() -> None:
    state = player(player(at_sea(), "seat-2", cannons=1), joined=("spain",))
    state = player(state, "seat-2", joined=("spain",), standing=Reputation(spain=10))
    played = play(gunnery.passing_fire, state, {"x-wanted": False}, shooter=SEAT_2, target=SEAT_1, key="x")
    question = asked(played, "x-wanted")
    assert isinstance(question, YesNo) and "betrayal" in [EN(figure.value) for figure in question.figures]


@pytest.mark.rule("CL-RNG-01", "CL-REP-02")
def test_cl_rep_02_the_only_target_is_asked_about_where_it_costs_something() -> None:
    answers: dict[str, Any] = {"target": "npc-1", "fire-guns": 2, **SHOT, "fire-shots": [1, 1]}
    alone = lone(player(at_sea(), cannons=2))
    question = asked(play(gunnery.fire, alone, answers, seat="seat-1"), "target")
    assert isinstance(question, Choose) and not question.forced
    paid = alone.with_turn(attacked=((SEAT_1, "spain"),))
    free = play(gunnery.fire, paid, {key: value for key, value in answers.items() if key != "target"}, seat="seat-1")
    assert asked(free, "target").forced


@pytest.mark.rule("CL-RNG-08", "CL-RNG-06")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cl_rng_08_that_no_die_can_reach_a_defence_is_said_before_firing(lang: str) -> None:
    state = player(at_sea({"defence": 12}), cannons=2)
    assert told(stakes.of_shot(state, book(), SEAT_1, NPC_1))["shot from beside"] == "out of reach"
    answers = {"target": "npc-1", "fire-guns": 2, **SHOT}
    held = play(gunnery.fire, state, answers | {"fire-vain": False}, seat="seat-1")
    assert not held.events and held.state.turn.halves == (), "whoever holds fire has done nothing"
    fired = play(gunnery.fire, state, answers | {"fire-vain": True, "fire-shots": [12, 11]}, seat="seat-1")
    roll = asked(fired, "fire-shots")
    assert isinstance(roll, Roll) and roll.note is not None and roll.dice[0].hit_from == 13, "no die is a hit"
    assert "12" in texts_in(lang)(roll.note) and roll.note.key == "cl-q-shots-note-vain"


@pytest.mark.rule("CL-RNG-05")
def test_cl_rng_05_the_dice_lie_above_the_question_which_are_rolled_again() -> None:
    state = player(at_sea(), cannons=3, upgrades=("gunner",))
    answers = {"target": "npc-1", "fire-guns": 3, **SHOT, "fire-shots": [2, 12, 3], "fire-again": []}
    again = asked(play(gunnery.fire, state, answers, seat="seat-1"), "fire-again")
    assert isinstance(again, Pick) and not again.quiet and again.stands is not None
    mine, theirs = again.stands.sides
    assert mine.dice == (Die(2, did=0), Die(12, did=2), Die(3, did=0))
    assert (mine.picture, theirs.picture) == ("ship:schooner", "ship:brig")
    assert again.stands.against is not None and again.stands.against.total == 10
    assert EN(again.stands.text) == "As it lies, Anne hits NPC 1 · Santa Ana: 2 damage"


@pytest.mark.rule("CL-RNG-05")
def test_cl_rng_05_nobody_is_asked_where_another_throw_can_bring_no_more() -> None:
    state = player(at_sea(), cannons=2, upgrades=("gunner",))
    best = {"target": "npc-1", "fire-guns": 2, **SHOT, "fire-shots": [12, 12]}
    assert "fire-again" not in [question.key for question in play(gunnery.fire, state, best, seat="seat-1").asked]
    vain = player(at_sea({"defence": 14}), cannons=2, upgrades=("gunner",))
    missed = best | {"fire-shots": [5, 6], "fire-vain": True}
    assert "fire-again" not in [question.key for question in play(gunnery.fire, vain, missed, seat="seat-1").asked]
    crews = player(at_sea({"defence": 14}, switches=EXPERT), cannons=2, upgrades=("gunner",), crew=8)
    killing = play(gunnery.fire, crews, missed | {"fire-again": []}, seat="seat-1")
    assert asked(killing, "fire-again"), "a natural 12 still kills (CL-RNG-09)"


@pytest.mark.rule("CL-BOA-04", "CL-BOA-08", "CL-BOA-09")
def test_cl_boa_09_ships_to_board_show_people_dice_odds_and_cost() -> None:
    state = player(at_sea(switches=EXPERT), crew=8)
    figures = told(boarding.of_boarding(state, book(), SEAT_1, NPC_1))
    assert list(figures) == ["crew", "dice", "success", "Spain"]
    assert figures["crew"] == "12" and figures["dice"].startswith("6 against ") and figures["success"].endswith("%")
    alone, few = (boarding.of_boarding(player(state, crew=n), book(), SEAT_1, NPC_1) for n in (3, 2))
    assert told(alone)["dice"].startswith("1 against ") and "dice" not in told(few), "two sail the ship"


@pytest.mark.rule("CL-SPC-04", "CL-BOA-08")
def test_cl_boa_08_both_sides_of_a_melee_lie_above_the_question_which_dice_are_rolled_again() -> None:
    state = player(at_sea(switches=EXPERT), crew=8, upgrades=("master_at_arms",))
    again = next(u for u in book().upgrades if u.effects.get("melee_reroll"))
    state = player(state, upgrades=(again.id,))
    rolled = [12, 1, 1, 1, 1, 1, *[12] * 5]
    answers = {"target": "npc-1", "party": 6, "board-moored": False, "board-melee": rolled, "board-seat-1-again": []}
    question = asked(play(boarding.board, state, answers, seat="seat-1"), "board-seat-1-again")
    assert question.stands is not None
    mine, theirs = question.stands.sides
    assert ([die.did for die in mine.dice], len(theirs.dice)) == ([1, 0, 0, 0, 0, 0], 5)
    assert (mine.won, theirs.won) == (False, True)
    assert EN(question.stands.text).startswith("As it lies, the boarding fails")
    won = answers | {"board-melee": [12] * 11}
    del won["board-seat-1-again"]
    assert not [q for q in play(boarding.board, state, won, seat="seat-1").asked if q.key.endswith("-again")]


@pytest.mark.rule("CL-RAM-01", "CL-RAM-03")
def test_cl_ram_03_ships_to_ram_show_what_both_suffer() -> None:
    figures = told(ramming.of_ramming(moved(at_sea(switches=EXPERT)), book(), SEAT_1, NPC_2))
    assert {"Defence", "hull", "for it", "for you"} <= set(figures)
