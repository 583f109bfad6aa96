"""15 Attacking, taking and sacking ports."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from companion.core.events.announcements import Fate
from companion.core.rules.odds import percent
from companion.core.values.messages import msg
from companion.games.blackbeard.harbour import port_attacks
from companion.games.blackbeard.harbour.loot import split, stow, worth_keeping
from companion.games.blackbeard.harbour.port_attacks import (
    PortTaken,
    attack_port,
    defence,
    enter_and_attack,
    may_assault,
    may_attack,
    may_sack,
    offers,
    sack,
    strength,
)
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import port_name, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import ports
from tests.games.blackbeard.rules.scene import anchored, book, commissioner, copied, pirate, play, port, scene, warship

TEACH, ROBERTS, SPANISH, HAVEN = ShipId("edward-teach"), ShipId("bartholomew-roberts"), 24, 35


def attacker(**values: Any) -> State:
    """Teach at anchor off Cartagena (garrison 8, value 3)."""
    return scene(anchored(**{"hull": "square-rigger", **values}))


def refusals(verdict: Any) -> list[str]:
    return [reason.rule for reason in verdict.refusals]


# ---------------------------------------------------------------------- the attack


@pytest.mark.rule("BB-10.43", "BB-17E1")
def test_what_an_attack_on_a_friendly_nation_would_end_is_told_before() -> None:
    def told(**values: Any) -> list[str]:
        verdict = may_attack(attacker(**values), book(), TEACH)
        return [effect.key for effect in verdict.effects]

    assert told(letter="spanish-1") == told(havens=(SPANISH,)) == told(deposits=((SPANISH, 300),))
    assert told(letter="spanish-1") == ["bb-assault-costs"] and told(letter="english-1") == []


@pytest.mark.rule("BB-9.73")
def test_an_attack_by_anybody_makes_what_others_know_of_the_port_worthless() -> None:
    spy = pirate(ROBERTS, "seat-2", information=(SPANISH, 25))
    answers = {"attack-dice": (6, 1, 1), "attack-loot-dice": (1, 2, 3)}
    played = play(scene(anchored(hull="square-rigger"), spy), attack_port, answers, ship=TEACH)
    assert played.state.pirate(ROBERTS).information == (25,)


@pytest.mark.rule("BB-15.3", "BB-15.4", "BB-11.23", "BB-9.62", "BB-9.73")
def test_cartagena_falls_for_one_point_of_damage() -> None:
    state = attacker(information=(SPANISH, 25))
    answers = {"attack-dice": (3, 4, 6, 2), "attack-cost-edward-teach-wounds": (5,), "attack-loot-dice": (1, 2, 3)}
    played = play(state, attack_port, answers, ship=TEACH)
    teach = played.state.pirate(TEACH)
    assert strength(state, book(), TEACH).total == 14
    assert (teach.damage, teach.posture, teach.notoriety, teach.taken) == (1, "anchored", 8, SPANISH)
    assert teach.holds == (120,) * 5 and teach.information == (25,) and teach.marks == ("spanish",)
    assert played.state.port(SPANISH).taken == 1 and played.state.turn.done
    (told,) = [line for line in played.lines() if line.key == "bb-ev-assault"]
    facts: dict[str, Any] = dict(told.args)
    assert (facts["wall"], facts["guards"], facts["defence"], facts["result"]) == (8, 8, 16, "taken")


@pytest.mark.rule("BB-15.3")
def test_without_information_he_throws_one_die_against_two() -> None:
    played = play(attacker(), attack_port, {"attack-dice": (4, 1, 1), "attack-loot-dice": (1, 1, 1)}, ship=TEACH)
    assert played.state.pirate(TEACH).damage == 0 and played.state.pirate(TEACH).taken == SPANISH


@pytest.mark.rule("BB-15.3", "BB-13.5", "A-32", "A-33")
def test_repulsed_he_takes_the_difference_and_is_chased_out() -> None:
    state = scene(anchored(hull="brigantine"))  # Ability 4 and Combat 8
    answers = {
        "attack-dice": (2, 4, 5),
        "attack-repulsed-edward-teach-wounds": (2, 3, 4),
        "attack-out-edward-teach-chased-wounds": (5,),
    }
    teach = play(state, attack_port, answers, ship=TEACH).state.pirate(TEACH)
    assert strength(state, book(), TEACH).total == 12
    assert (teach.damage, teach.popularity, teach.posture) == (4, 7 - 4, "sea")
    assert teach.repulsed == teach.barred == (SPANISH,) and teach.marks == ("spanish",) and not teach.notoriety


@pytest.mark.rule("BB-15.3")
def test_an_equal_total_is_a_repulse() -> None:
    answers = {"attack-dice": (2, 4, 4), "attack-out-edward-teach-chased-wounds": (5,)}
    teach = play(attacker(), attack_port, answers, ship=TEACH).state.pirate(TEACH)
    assert (teach.damage, teach.posture, teach.repulsed) == (1, "sea", (SPANISH,))


@pytest.mark.rule("BB-17E1", "BB-10.43", "BB-15.3")
def test_the_attack_itself_costs_letter_and_safe_havens_of_that_nation() -> None:
    state = scene(
        anchored(hull="square-rigger", letter="spanish-1", havens=(SPANISH,), deposits=((SPANISH, 400),)),
        letters_out=("spanish-1",),
    )
    answers = {"attack-dice": (2, 4, 4), "attack-out-edward-teach-chased-wounds": (5,)}
    teach = play(state, attack_port, answers, ship=TEACH).state.pirate(TEACH)
    assert (teach.letter, teach.havens, teach.deposits) == ("", (), ())


@pytest.mark.rule("BB-15.21", "BB-7.2A")
def test_he_may_enter_and_attack_in_one_movement() -> None:
    state = scene(pirate(hull="square-rigger", place=port(SPANISH)))
    answers = {"move-attack-dice": (4, 1, 1), "move-attack-loot-dice": (1, 1, 1)}
    after = play(state, enter_and_attack, answers, pirate=TEACH, number=SPANISH, key="move-attack").state
    assert (after.pirate(TEACH).posture, after.pirate(TEACH).taken) == ("anchored", SPANISH)


@pytest.mark.rule("BB-2.22", "BB-15.1")
def test_what_is_printed_on_the_port_is_copied_once() -> None:
    state = scene(anchored(hull="square-rigger", number=12))
    answers = {
        "attack-nation-nation": {"nation": "french"},
        "attack-garrison-garrison": {"garrison": 5},
        "attack-dice": (4, 1, 1),
        "attack-loot-value-value": {"value": 1},
        "attack-loot-dice": (2,),
    }
    after = play(state, attack_port, answers, ship=TEACH).state
    assert dict(after.card("port", "12") or ())["garrison"] == 5 and after.pirate(TEACH).notoriety == 5


# ---------------------------------------------------------------------- which ports


@pytest.mark.rule("BB-15.2")
def test_ports_that_cannot_be_attacked() -> None:
    haven = scene(anchored(number=HAVEN))
    assert refusals(may_attack(haven, book(), TEACH)) == ["BB-15.2"]
    destroyed = attacker().with_port(SPANISH, destroyed=True)
    assert refusals(may_attack(destroyed, book(), TEACH)) == ["BB-15.2"]
    converted = haven.with_port(HAVEN, english=True)
    assert may_attack(converted, book(), TEACH).allowed
    assert refusals(may_attack(scene(pirate(place=port(SPANISH))), book(), TEACH)) == ["BB-7.2"]
    assert may_attack(attacker(), book(), TEACH).allowed


@pytest.mark.rule("BB-15.2", "BB-7.2G", "BB-14.1")
@pytest.mark.parametrize(("nation", "allowed"), [("spanish", False), ("none", False), ("french", True)])
def test_a_warship_of_its_nationality_protects_a_port(nation: str, allowed: bool) -> None:
    state = scene(anchored(), warship(1, port(SPANISH), revealed=True, nation=nation))
    assert may_attack(state, book(), TEACH).allowed is allowed


@pytest.mark.rule("BB-15.2")
def test_a_commissioner_protects_english_ports() -> None:
    kc = commissioner(1, "seat-2", port(11))
    assert refusals(may_attack(scene(anchored(number=11), kc), book(), TEACH)) == ["BB-15.2"]


@pytest.mark.rule("BB-15.2")
def test_an_unknown_warship_is_turned_up_first_and_the_turn_is_not_lost() -> None:
    state = scene(anchored(), warship(1, port(SPANISH)))
    face = {"nation": "spanish", "combat": 9, "speed": 2}
    after = play(state, attack_port, {"attack-warship-1-face": face}, ship=TEACH).state
    assert after.counter(ShipId("warship-1")).revealed and not after.turn.done and not after.pirate(TEACH).marks


@pytest.mark.rule("BB-15.3")
def test_a_repulsed_attacker_must_repair_first() -> None:
    assert refusals(may_attack(attacker(repulsed=(SPANISH,)), book(), TEACH)) == ["BB-15.3"]
    assert refusals(may_assault(attacker(repulsed=(25,)), book(), TEACH, 25)) == ["BB-15.3"]


# ---------------------------------------------------------------------- loot


@pytest.mark.rule("BB-15.4")
def test_a_hold_kept_costs_its_share_of_the_loot() -> None:
    state = scene(anchored(hull="brigantine", holds=(1000,)))
    after = play(state, stow, {"loot-keep": ("hold-1",)}, ship=TEACH, amount=600, key="loot").state
    assert after.pirate(TEACH).holds == (1000, 200, 200)


@pytest.mark.rule("BB-15.4")
def test_three_of_five_holds_take_their_part() -> None:
    state = scene(anchored(hull="square-rigger", holds=(500, 400)))
    after = play(state, stow, {"loot-keep": ("hold-1", "hold-2")}, ship=TEACH, amount=900, key="loot").state
    assert sum(after.pirate(TEACH).holds[2:]) == 540 and len(after.pirate(TEACH).holds) == 5


@pytest.mark.rule("BB-15.4", "BB-2.9")
def test_loot_fills_the_holds_and_older_booty_may_be_given_up() -> None:
    assert split(1000, 3) == (334, 333, 333) and split(5, 0) == ()
    assert worth_keeping((100, 250), 600, 3) == ("hold-2",)
    state = scene(anchored(hull="brigantine", holds=(50,)))
    after = play(state, stow, {"loot-keep": ()}, ship=TEACH, amount=500, key="loot").state
    assert after.pirate(TEACH).holds == (167, 167, 166)


@pytest.mark.rule("BB-15.4")
def test_every_fall_lowers_the_value_to_nothing_at_least() -> None:
    state = attacker().with_port(SPANISH, taken=3)
    played = play(state, attack_port, {"attack-dice": (4, 1, 1)}, ship=TEACH)
    (held,), (told,), after = played.lines(PortTaken), played.announcements(PortTaken), played.state
    names = {"name": who(after, book(), TEACH), "port": port_name(after, book(), SPANISH)}
    assert held == msg("bb-ev-port-held", **names), "it is not said to drop below 0"
    assert isinstance(told, Fate) and told.text == msg("bb-told-port-held-effect")
    assert after.port(SPANISH).taken == 4 and not after.pirate(TEACH).holds and after.pirate(TEACH).notoriety == 8
    value = play(after, printed_ports.value_of, number=SPANISH, key="value")
    assert value.returned == 0 and not after.port(SPANISH).destroyed


# ---------------------------------------------------------------------- the sack


def holder(**values: Any) -> State:
    """Teach in the port that he took on his last turn."""
    return attacker(taken=SPANISH, marks=("spanish",), **values)


@pytest.mark.rule("BB-15.4")
def test_after_taking_a_port_he_leaves_or_sacks_and_does_nothing_else() -> None:
    other = scene(anchored(taken=SPANISH), anchored(ROBERTS, number=25))
    assert refusals(may_attack(other, book(), ROBERTS)) == ["BB-15.4"]
    assert refusals(may_attack(other, book(), TEACH)) == ["BB-15.4"]
    assert may_sack(other, book(), TEACH).allowed
    assert [offer.option.id for offer in offers(other, book())] == [f"sack-{TEACH}", f"attack-port-{ROBERTS}"]


@pytest.mark.rule("BB-15.5")
def test_half_the_garrison_defends_against_a_sack() -> None:
    assert [defence(book(), n, True) for n in (8, 9)] == [4, 5] and defence(book(), 9, False) == 9


@pytest.mark.rule("BB-15.5", "BB-11.23", "BB-10.42", "A-18")
def test_a_sacked_port_is_destroyed_with_all_deposits() -> None:
    ten = copied("port", 12, nation="french", garrison=10, value=2)
    state = scene(
        anchored(hull="square-rigger", number=12, taken=12, notoriety=10, information=(12,)),
        pirate(ROBERTS, "seat-2", deposits=((12, 700),), havens=(12,)),
        cards=(ten,),
    )
    after = play(state, sack, {"sack-dice": (3, 1, 4)}, ship=TEACH).state
    teach = after.pirate(TEACH)
    assert (teach.notoriety, teach.popularity, teach.taken, teach.holds) == (30, 10, 0, ())
    assert after.port(12).destroyed and ports.standing(after, book(), ROBERTS, 12) == ""
    assert not after.pirate(ROBERTS).deposits and teach.worth == 0
    assert after.port(12).taken == 0


@pytest.mark.rule("A-18")
def test_a_table_may_have_settled_that_a_sack_brings_loot() -> None:
    state = scene(anchored(hull="square-rigger", taken=SPANISH), rulings={"A-18": "loot"}).with_port(SPANISH, taken=1)
    after = play(state, sack, {"sack-dice": (3, 1, 4), "sack-loot-dice": (2, 3)}, ship=TEACH).state
    assert sum(after.pirate(TEACH).holds) == 500


@pytest.mark.rule("BB-15.5", "BB-15.3")
def test_a_sack_may_be_repulsed() -> None:
    answers = {
        "sack-dice": (1, 6, 6),
        "sack-repulsed-edward-teach-wounds": (2,),
        "sack-out-edward-teach-chased-wounds": (2,),
    }
    after = play(holder(), sack, answers, ship=TEACH).state
    assert after.pirate(TEACH).damage == 2 and after.pirate(TEACH).posture == "sea"
    assert not after.port(SPANISH).destroyed and not after.pirate(TEACH).notoriety


@pytest.mark.rule("BB-15.5")
def test_only_the_port_he_took_on_his_last_turn_can_be_sacked() -> None:
    assert refusals(may_sack(attacker(), book(), TEACH)) == ["BB-15.5"]
    assert "BB-15.5" in refusals(may_sack(attacker(taken=25), book(), TEACH))


# ---------------------------------------------------------------------- allies, odds


@pytest.mark.rule("BB-20.6")
def test_allies_in_port_add_their_combat_and_share_what_follows() -> None:
    state = scene(
        anchored(hull="brigantine", ally=ROBERTS), anchored(ROBERTS, "seat-2", hull="sloop", ally=TEACH), players=3
    )
    answers = {
        "attack-ally": True,
        "attack-dice": (1, 3, 2),
        "attack-cost-edward-teach-wounds": (4,),
        "attack-cost-bartholomew-roberts-wounds": (4,),
        "attack-loot-dice": (1, 2, 3),
        "attack-loot-share-bartholomew-roberts": 200,
    }
    played = play(state, attack_port, answers, ship=TEACH)
    share = next(each for each in played.asked if each.key == "attack-loot-share-bartholomew-roberts")
    assert share.who == "seat-1", "whoever operates divides the loot"
    teach, roberts = played.state.pirate(TEACH), played.state.pirate(ROBERTS)
    assert strength(state, book(), TEACH, ROBERTS).total == 4 + 8 + 6
    assert (teach.damage, roberts.damage, teach.notoriety, roberts.notoriety) == (1, 1, 8, 8)
    assert (sum(teach.holds), sum(roberts.holds)) == (400, 200) and roberts.marks == ("spanish",)


@pytest.mark.rule("BB-15.3")
def test_the_odds_of_an_attack_count_every_throw() -> None:
    falls, damage = port_attacks.outcomes(
        port_attacks.PortAttack(lead=6, dice=1, guards=2, faces=6, discount=1, chased=1, left=10)
    )
    ways = [(d, a, b) for d in range(1, 7) for a in range(1, 7) for b in range(1, 7)]
    assert falls == Fraction(sum(6 + d > a + b for d, a, b in ways), len(ways))
    assert sum(damage.values()) == 1 and damage[0] == Fraction(
        sum(6 + d > a + b and min(a, b) == 1 for d, a, b in ways), 216
    )
    odds = port_attacks.chances(port_attacks.PortAttack(-10, 1, 2, 6, 1, 1, 5))()
    assert odds.headline.key == "bb-odds-port-sinks" and odds.likely == 5
    sure = port_attacks.chances(port_attacks.PortAttack(20, 1, 2, 6, 1, 1, 99))()
    assert sure.headline.key == "bb-odds-port" and dict(sure.headline.args)["percent"] == percent(1)
    even = port_attacks.chances(port_attacks.PortAttack(6, 1, 2, 6, 1, 1, 10))()
    assert dict(even.headline.args)["percent"] == percent(falls)
