"""Battles at sea: rounds, who goes on, squadrons, surrender, allies, and what they bring (13.6, 14.2, 20.5)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from companion.core.questions.kinds import Roll
from companion.core.rules.odds import die
from companion.games.blackbeard.battle import battle, battle_odds
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.ledger import RenownChanged
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import (
    SEA,
    book,
    coast,
    commissioner,
    copied,
    lane,
    pirate,
    play,
    scene,
    warship,
)
from tests.support.scripted import Played

QUELCH, TEACH, ROBERTS = ShipId("john-quelch"), ShipId("edward-teach"), ShipId("bartholomew-roberts")
ROUND = "b-battle-1-round-"


def unhurt(key: str, *struck: tuple[str, int]) -> dict[str, tuple[int, ...]]:
    """Dice that wound nobody, for so many points of each ship."""
    return {f"{key}-{ship}-wounds": (6,) * n for ship, n in struck}


def fought(state: State, answers: dict[str, Any], *hunters: str, pirate: str = QUELCH) -> Played[State]:
    return play(state, battle.fight, answers, hunters=hunters, pirate=pirate, key="b")


def against_kc(combat: int = 6, speed: int = 3, **values: Any) -> State:
    """Quelch in his sloop (Ability 3, Combat 6) and a King's Commissioner in one hex."""
    return scene(pirate(QUELCH, **values), commissioner(4, "seat-2", SEA, combat=combat, speed=speed))


def noted(played: Played[State]) -> list[tuple[Any, Any]]:
    """What the pirate and the hunters suffer in each round, as it is noted."""
    lines = [line for line in played.lines() if line.key == "bb-fight-round"]
    return [(dict(line.args)["hurt"], dict(line.args)["harm"]) for line in lines]


def renown(played: Played[State]) -> list[tuple[str, int]]:
    return [(event.cause, event.amount) for event in played.of(RenownChanged) if event.what == "notoriety"]


@pytest.mark.rule("BB-13.61")
@pytest.mark.parametrize(
    ("own", "theirs", "suffered"), [(18, 13, (1, 5)), (13, 14, (1, 1)), (10, 16, (6, 1)), (12, 12, (0, 0))]
)
def test_the_lower_total_suffers_the_difference_and_the_winner_one(
    own: int, theirs: int, suffered: tuple[int, int]
) -> None:
    assert battle_odds.damage(own - theirs, abs(own - theirs), book().numbers.winner_damage) == suffered


@pytest.mark.rule("BB-13.61")
@pytest.mark.rule("BB-13.62")
def test_d8_the_pirate_wins_a_round_and_breaks_off() -> None:
    answers = {
        f"{ROUND}1": (4, 5, 3, 4),
        **unhurt(f"{ROUND}1", (QUELCH, 1), (ShipId("kc-4"), 5)),
        f"{ROUND}1-on": False,
    }
    played = fought(against_kc(), answers, ShipId("kc-4"))
    kc = played.state.commissioner("kc-4")
    assert (kc.damage, played.state.pirate(QUELCH).damage) == (5, 1) and noted(played) == [(1, 5)]
    (question,) = [each for each in played.asked if each.key == f"{ROUND}1-on"]
    assert question.who == "seat-1", "9 is more than 7: the pirate's player decides"
    assert played.state.pirate(QUELCH).notoriety == 5 and renown(played) == [("battle-escaped", 5)]
    assert played.state.pirate(QUELCH).popularity == 6


@pytest.mark.rule("BB-13.61")
@pytest.mark.rule("BB-13.62")
@pytest.mark.rule("BB-14.1")
def test_d9_a_warship_is_never_hurt_and_always_goes_on() -> None:
    state = scene(pirate(QUELCH), warship(2, SEA, combat=8, revealed=True))
    answers = {
        f"{ROUND}1": (2, 2, 3, 3),
        **unhurt(f"{ROUND}1", (QUELCH, 1)),
        f"{ROUND}2": (5, 5, 4, 4),
        **unhurt(f"{ROUND}2", (QUELCH, 1)),
        f"{ROUND}2-on": False,
    }
    played = fought(state, answers, ShipId("warship-2"))
    assert f"{ROUND}1-on" not in [question.key for question in played.asked]
    assert played.state.pirate(QUELCH).damage == 2 and played.state.warships == state.warships
    assert noted(played) == [(1, 0), (1, 0)], "what each has suffered"


@pytest.mark.rule("BB-13.62")
def test_equal_throws_go_on_and_the_commissioner_decides_on_a_higher_one() -> None:
    answers = {
        f"{ROUND}1": (3, 3, 3, 3),
        **unhurt(f"{ROUND}1", (QUELCH, 1), (ShipId("kc-4"), 1)),
        f"{ROUND}2": (3, 3, 4, 3),
        f"{ROUND}2-on": False,
    }
    played = fought(against_kc(combat=8), answers, ShipId("kc-4"))
    (question,) = [each for each in played.asked if each.key == f"{ROUND}2-on"]
    assert question.who == "seat-2" and question.default is True
    assert renown(played) == [("battle-escaped", 5)], "free at the end, whoever broke off"


@pytest.mark.rule("BB-13.61")
def test_equal_totals_hurt_nobody() -> None:
    answers = {f"{ROUND}1": (3, 3, 3, 6), f"{ROUND}1-on": False}
    played = fought(against_kc(combat=6), answers, ShipId("kc-4"))
    assert played.state.pirate(QUELCH).damage == 0 and played.state.commissioner("kc-4").damage == 0


@pytest.mark.rule("BB-9.8")
@pytest.mark.rule("BB-13.62")
def test_a_debauchery_takes_two_off_the_throw_and_off_what_is_compared() -> None:
    answers = {
        f"{ROUND}1": (4, 5, 4, 4),
        **unhurt(f"{ROUND}1", (QUELCH, 1), (ShipId("kc-4"), 2)),
        f"{ROUND}1-on": False,
    }
    played = fought(against_kc(debauched=True), answers, ShipId("kc-4"))
    assert played.state.commissioner("kc-4").damage == 2, "9 + 9 − 2 = 16 against 14"
    (question,) = [each for each in played.asked if each.key == f"{ROUND}1-on"]
    assert question.who == "seat-2", "9 − 2 is less than 8: the Commissioner decides"


@pytest.mark.rule("BB-11.24")
@pytest.mark.rule("BB-13.64")
@pytest.mark.rule("BB-13.23")
def test_sinking_a_commissioner_earns_its_original_combat() -> None:
    damaged = scene(pirate(QUELCH), commissioner(4, "seat-2", SEA, combat=6, damage=4))
    answers = {f"{ROUND}1": (4, 5, 2, 2), **unhurt(f"{ROUND}1", (QUELCH, 1))}
    played = fought(damaged, answers, ShipId("kc-4"))
    assert played.state.commissioners == () and renown(played) == [("commissioner-sunk", 6)]


@pytest.mark.rule("BB-13.64")
@pytest.mark.rule("BB-13.71")
def test_a_commissioner_whose_captain_falls_was_escaped_not_sunk() -> None:
    killing = next(card.number for card in book().action_cards if card.wound.value == "killed")
    answers = {
        f"{ROUND}1": (4, 5, 6, 5),
        **unhurt(f"{ROUND}1", (QUELCH, 1)),
        f"{ROUND}1-kc-4-wounds": (1,),
        f"{ROUND}1-kc-4-wound-1-card": str(killing),
    }
    played = fought(against_kc(), answers, ShipId("kc-4"))
    assert played.state.commissioners == () and renown(played) == [("battle-escaped", 5)]


@pytest.mark.rule("BB-13.7")
def test_a_sunken_pirate_is_dead_and_earns_nothing() -> None:
    answers: dict[str, Any] = {f"{ROUND}1": (1, 1, 6, 6)}
    answers |= unhurt(f"{ROUND}1", (ShipId("kc-4"), 1))
    played = fought(against_kc(combat=8, damage=3), answers, ShipId("kc-4"))
    assert played.state.pirate(QUELCH).status == "dead" and renown(played) == []
    assert played.state.commissioner("kc-4").damage == 1, "the winner takes his point all the same"


@pytest.mark.rule("BB-13.63")
@pytest.mark.rule("BB-18.2")
@pytest.mark.rule("BB-13.64")
def test_a_letter_is_pleaded_before_the_first_round_and_earns_nothing() -> None:
    state = against_kc(letter="english-1", holds=(350,))
    answers = {"b-battle-1-plead-1": True, "b-battle-1-treachery-treachery": (5,)}
    played = fought(state, answers, ShipId("kc-4"))
    released = played.state.pirate(QUELCH)
    assert (released.status, released.holds, released.notoriety, released.damage) == ("active", (), 0, 0)


@pytest.mark.rule("BB-13.63")
def test_a_letter_of_another_nation_is_useless() -> None:
    letter = next(each.id for each in book().letters if each.nation != "english")
    answers = {
        f"{ROUND}1": (4, 5, 3, 4),
        **unhurt(f"{ROUND}1", (QUELCH, 1), (ShipId("kc-4"), 5)),
        f"{ROUND}1-on": False,
    }
    played = fought(against_kc(letter=letter), answers, ShipId("kc-4"))
    assert not [question for question in played.asked if "plead" in question.key]


@pytest.mark.rule("BB-14.2")
def test_warships_of_one_nation_fight_as_one() -> None:
    spanish = [warship(n, SEA, nation="spanish", combat=4, revealed=True) for n in (2, 3)]
    answers = {f"{ROUND}1": (5, 5, 3, 3), **unhurt(f"{ROUND}1", (QUELCH, 1)), f"{ROUND}1-on": False}
    played = fought(scene(pirate(QUELCH), *spanish), answers, ShipId("warship-2"), ShipId("warship-3"))
    assert next(question.key for question in played.asked if isinstance(question, Roll)) == f"{ROUND}1"
    assert renown(played) == [("battle-escaped", 5)], "4 + 4 + 6 = 14 against 19, one battle"


@pytest.mark.rule("BB-14.2")
def test_warships_of_two_nations_attack_in_turn_the_slowest_first() -> None:
    fast = warship(2, SEA, nation="french", combat=5, speed=4, revealed=True)
    late = warship(3, SEA, nation="dutch", combat=5, speed=2, revealed=True)
    answers: dict[str, Any] = {}
    for i in (1, 2):
        answers[f"b-battle-{i}-round-1"] = (5, 5, 3, 3)
        answers |= unhurt(f"b-battle-{i}-round-1", (QUELCH, 1))
        answers[f"b-battle-{i}-round-1-on"] = False
    played = fought(scene(pirate(QUELCH), fast, late), answers, ShipId("warship-2"), ShipId("warship-3"))
    rolls = [each for each in played.asked if each.key.endswith("round-1")]
    assert [each.about[-1] for each in rolls] == ["warship-3", "warship-2"]
    assert renown(played) == [("battle-escaped", 5)] * 2


@pytest.mark.rule("BB-14.2")
def test_the_next_squadron_waits_for_a_pirate_who_is_still_afloat() -> None:
    first = warship(2, SEA, nation="french", combat=9, speed=2, revealed=True)
    second = warship(3, SEA, nation="dutch", combat=5, speed=4, revealed=True)
    played = fought(
        scene(pirate(QUELCH, damage=5), first, second),
        {f"{ROUND}1": (1, 1, 6, 6)},
        ShipId("warship-2"),
        ShipId("warship-3"),
    )
    assert played.state.pirate(QUELCH).status == "dead"


@pytest.mark.rule("BB-14.1")
@pytest.mark.rule("BB-9.21")
def test_a_warship_without_a_nation_takes_that_of_its_lane() -> None:
    place = lane(34)
    state = scene(
        pirate(QUELCH, place=place, letter="english-1"),
        warship(2, place, nation="none", revealed=True),
        cards=(copied("lane", 34, nation="english", ocean="CAR", hex=None, coast=None),),
    )
    answers = {"b-battle-1-plead-1": True, "b-battle-1-treachery-treachery": (4,)}
    assert fought(state, answers, ShipId("warship-2")).state.pirate(QUELCH).status == "active"


@pytest.mark.rule("BB-20.5")
def test_an_ally_throws_two_more_dice_and_shares_the_result() -> None:
    there = coast("G19")

    def allied(name: str, owner: str, ally: str) -> Pirate:
        return pirate(name, owner, there, ally=ally)

    state = scene(
        allied(QUELCH, SeatId("seat-1"), TEACH),
        allied(TEACH, SeatId("seat-2"), QUELCH),
        commissioner(4, "seat-3", there),
        players=3,
    )
    answers = {
        "b-battle-1-help": True,
        f"{ROUND}1": (1, 1, 6, 5, 3, 3),
        **unhurt(f"{ROUND}1", (QUELCH, 1), (TEACH, 1), (ShipId("kc-4"), 6)),
        f"{ROUND}1-on": False,
    }
    played = fought(state, answers, ShipId("kc-4"))
    assert played.state.commissioner("kc-4").damage == 6, "9 + 11 = 20 against 14"
    assert [played.state.pirate(each).damage for each in (QUELCH, TEACH)] == [1, 1]
    assert [played.state.pirate(each).notoriety for each in (QUELCH, TEACH)] == [5, 5]


@pytest.mark.rule("BB-20.5")
def test_an_ally_may_stay_out_of_it() -> None:
    state = scene(
        pirate(QUELCH, ally=TEACH),
        pirate(TEACH, "seat-2", ally=QUELCH),
        commissioner(4, "seat-3", SEA, combat=6),
        players=3,
    )
    answers = {
        "b-battle-1-help": False,
        f"{ROUND}1": (4, 5, 3, 4),
        **unhurt(f"{ROUND}1", (QUELCH, 1), (ShipId("kc-4"), 5)),
        f"{ROUND}1-on": False,
    }
    played = fought(state, answers, ShipId("kc-4"))
    assert played.state.pirate(TEACH) == state.pirate(TEACH)


@pytest.mark.rule("BB-22.2")
def test_cunning_has_both_sides_throw_again() -> None:
    answers = {
        f"{ROUND}1": (1, 1, 6, 6),
        f"{ROUND}1-again": True,
        f"{ROUND}1-second": (4, 5, 3, 4),
        **unhurt(f"{ROUND}1", (QUELCH, 1), (ShipId("kc-4"), 5)),
        f"{ROUND}1-on": False,
    }
    played = fought(against_kc(), answers, ShipId("kc-4"))
    assert played.state.pirate(QUELCH).cunning == 1 and played.state.commissioner("kc-4").damage == 5


@pytest.mark.rule("BB-13.61")
def test_the_chances_of_a_round_are_exact() -> None:
    even = battle_odds.Battle(lead=0, left=2, throws=1, dice=2, faces=6, winner=1)
    chances = battle_odds.suffered(even)
    assert sum(chances.values()) == 1
    assert chances[0] == Fraction(146, 1296), "both throw the same"
    assert chances[10] == Fraction(1, 1296)
    helped = battle_odds.suffered(battle_odds.Battle(lead=0, left=2, throws=2, dice=2, faces=6, winner=1))
    assert helped[10] == Fraction(1, 36**3) and sum(helped.values()) == 1
    assert battle_odds.best(die(6), 2) == {n: Fraction(2 * n - 1, 36) for n in range(1, 7)}
    assert battle_odds.best(die(6), 1) == die(6)
    assert battle_odds.odds_of(even).likely == 2


@pytest.mark.rule("BB-13.61", "A-15")
def test_the_loser_may_take_the_difference_of_the_dice_alone() -> None:
    assert battle_odds.damage(8, 3, 1) == (1, 3) and battle_odds.damage(-3, 5, 1) == (5, 1)
    far = battle_odds.Battle(lead=-20, left=2, throws=1, dice=2, faces=6, winner=1)
    assert max(battle_odds.suffered(far)) == 30
    by_dice = battle_odds.suffered(replace(far, by_dice=True))
    assert max(by_dice) == 10 and sum(by_dice.values()) == 1
