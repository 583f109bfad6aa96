"""Duels: exchanges of attack and defence, Endurance, wounds, victory and surrender (19, 11.25)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from companion.core.questions.kinds import Ask, Roll
from companion.core.rules.odds import at_least, percent
from companion.games.blackbeard.captains import duels
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Pirate, Wounds
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import anchored, book, pirate, play, play_out, scene
from tests.support.scripted import Played

TEACH, WYNNE, MISSON, ROBERTS = (
    ShipId("edward-teach"),
    ShipId("emmanuel-wynne"),
    ShipId("frederick-misson"),
    ShipId("bartholomew-roberts"),
)
"""Teach 4/5, Endurance 7; Wynne 3/3, Endurance 4."""
ROUND_1 = {f"duel-1-{TEACH}": (3, 3), f"duel-1-{WYNNE}": (1, 1)}
"""Teach 7 against 6: Wynne loses 1.  Wynne 4 against 6: he loses 1 for his attack."""


def card(wound: str) -> str:
    """An Action card whose last line says so."""
    return str(next(each.number for each in book().action_cards if each.wound.value == wound))


def endurance(question: Ask[Any]) -> tuple[Any, Any]:
    """What Teach and Wynne have left, as a question tells it."""
    told = dict(question.note.args) if question.note else {}
    told = dict(told["shape"].args) if "shape" in told else told
    return told["left"], told["facing"]


def tavern(*, solo: bool = False, **values: Any) -> State:
    """Teach of the first player and Wynne of the second in one port."""
    rulings = values.pop("rulings", None)
    teach = anchored(**{"notoriety": 40, **values.pop("teach", {})})
    wynne = anchored(WYNNE, "seat-2", **{"notoriety": 20, "worth": 300, **values})
    return scene(teach, wynne, rulings=rulings, solo=solo)


def end(number: int, yields: str = "") -> dict[str, Any]:
    """What both say at the end of a round. yields: who surrenders."""
    return {f"duel-{number}-surrender-{each}": each == yields for each in (TEACH, WYNNE)}


def fight(answers: dict[str, Any], state: State | None = None) -> Played[State]:
    return play(state or tavern(), duels.fight, answers, challenger=TEACH, other=WYNNE, key="duel", rule="BB-9.81")


@pytest.mark.rule("BB-19.3", "BB-19.4")
def test_the_challenger_attacks_first_then_the_other_and_the_two_exchanges_are_a_round() -> None:
    asked = fight({**ROUND_1, **end(1, WYNNE)}).asked
    assert [question.key for question in asked if isinstance(question, Roll)] == [*ROUND_1]
    surrender = asked[-1]
    assert [(each.who, each.about[0]) for each in asked[-2:]] == [("seat-1", TEACH), ("seat-2", WYNNE)]
    assert endurance(surrender) == (7, 2)


@pytest.mark.rule("BB-19.1", "BB-19.3", "BB-5.15")
@pytest.mark.parametrize(("dice", "left"), [((3, 4), (6, 4)), ((3, 5), (6, 4)), ((3, 3), (7, 3)), ((4, 3), (7, 2))])
def test_an_attacker_who_is_not_ahead_loses_one_endurance_a_defender_the_difference(
    dice: tuple[int, int], left: tuple[int, int]
) -> None:
    answers = {f"duel-1-{TEACH}": dice, f"duel-1-{WYNNE}": (1, 1), **end(1, WYNNE)}
    second = next(each for each in fight(answers).asked if each.key == f"duel-1-{WYNNE}")
    assert endurance(second) == left


@pytest.mark.rule("BB-19.31", "BB-5.16", "BB-19.33")
def test_d23_four_points_take_all_of_wynnes_endurance_and_wound_him_but_he_lives() -> None:
    answers = {
        f"duel-1-{TEACH}": (5, 2),
        f"duel-1-{TEACH}-wound-card": card("minor"),
        f"duel-1-{TEACH}-dead-cut": MISSON,
    }
    told = fight(answers)
    assert told.state.pirate(WYNNE).status == "dead", "the wound takes 2 more off his Endurance"
    lived = {
        f"duel-1-{TEACH}": (4, 2),
        f"duel-1-{TEACH}-wound-card": card("superficial"),
        f"duel-1-{WYNNE}": (6, 1),
        **end(1, WYNNE),
    }
    assert fight(lived).state.pirate(WYNNE).wounds.superficial == 1, "3 points and 1 make 4, which he does not exceed"


@pytest.mark.rule("BB-19.31")
@pytest.mark.parametrize(("ruling", "dead"), [("exceed", False), ("at-zero", True)])
def test_whether_the_last_point_of_endurance_kills_is_settled_by_the_table(ruling: str, dead: bool) -> None:
    state = tavern(teach={"wounds": Wounds(minor=2, superficial=1)}, rulings={"A-25": ruling})  # Endurance 2
    answers: dict[str, Any] = {**ROUND_1, f"duel-1-{TEACH}": (1, 6), f"duel-1-{WYNNE}": (1, 6), **end(1)}
    answers |= {f"duel-2-{TEACH}": (1, 6)}
    answers |= {f"duel-2-{TEACH}-dead-cut": MISSON} if dead else {f"duel-2-{WYNNE}": (1, 6), **end(2, TEACH)}
    assert (fight(answers, state).state.pirate(TEACH).status == "dead") is dead


@pytest.mark.rule("BB-19.32", "BB-11.25", "BB-12.4")
def test_who_kills_gains_notoriety_and_popularity_and_the_ship_of_the_dead_has_an_heir() -> None:
    state = tavern(damage=2)
    won = fight({f"duel-1-{TEACH}": (6, 1), f"duel-1-{TEACH}-dead-cut": MISSON}, state)
    teach, wynne = won.state.pirate(TEACH), won.state.pirate(WYNNE)
    assert (teach.notoriety, teach.popularity) == (40 + 3 + 3 + 4, 7 + 2)
    assert (wynne.status, wynne.fortune) == ("dead", 0)
    assert "duel-surrendered" not in [line.cause for line in won.state.ledger], "the dead have not surrendered"
    assert won.returned == TEACH and won.state.pirate(MISSON).damage == 2


@pytest.mark.rule("BB-19.4", "BB-11.25", "BB-12.2")
def test_who_surrenders_loses_what_the_other_gains_and_three_popularity() -> None:
    after = fight({**ROUND_1, **end(1, WYNNE)}).state
    assert (after.pirate(WYNNE).notoriety, after.pirate(WYNNE).popularity) == (20 - 10, 7 - 3)
    assert (after.pirate(TEACH).notoriety, after.pirate(TEACH).popularity) == (50, 9)


@pytest.mark.rule("BB-11.25")
def test_a_surrender_never_takes_notoriety_below_nothing() -> None:
    after = fight({**ROUND_1, **end(1, TEACH)}, tavern(teach={"notoriety": 5})).state
    assert after.pirate(TEACH).notoriety == 0 and after.pirate(WYNNE).notoriety == 20 + 4 + 5 + 7


@pytest.mark.rule("BB-19.31")
def test_losses_of_a_duel_are_forgotten_when_it_is_over() -> None:
    after = fight({**ROUND_1, **end(1, WYNNE)}).state
    again = fight({**ROUND_1, **end(1, WYNNE)}, after)
    assert endurance(again.asked[0]) == (7, 4)


@pytest.mark.rule("BB-19.33", "BB-13.71")
def test_three_points_ahead_wound_and_cost_a_point_of_attack_and_defence_in_this_duel() -> None:
    answers = {f"duel-1-{TEACH}": (3, 1), f"duel-1-{TEACH}-wound-card": card("superficial"), **end(1, WYNNE)}
    asked = fight({**answers, f"duel-1-{WYNNE}": (6, 1)}).asked
    second = next(each for each in asked if each.key == f"duel-1-{WYNNE}")
    assert isinstance(second, Roll) and second.dice[0].bonus == 3 - 1 - 1


@pytest.mark.rule("BB-19.33", "BB-12.4")
def test_a_wound_of_a_duel_may_kill_and_leaves_an_heir_as_the_duel_does() -> None:
    killed = fight(
        {f"duel-1-{TEACH}": (4, 2), f"duel-1-{TEACH}-wound-card": card("killed"), f"duel-1-{TEACH}-wound-cut": MISSON}
    )
    assert killed.state.pirate(WYNNE).status == "dead" and killed.state.pirate(MISSON).owner == "seat-2"
    assert killed.returned == TEACH


@pytest.mark.rule("BB-11.25", "BB-13.713")
def test_a_cripple_is_worth_less() -> None:
    cripple = pirate(wounds=Wounds(crippled=("leg",)))
    assert duels.stake(scene(), book(), TEACH) == 4 + 5 + 7
    assert duels.stake(scene(cripple), book(), TEACH) == 3 + 4 + 6


@pytest.mark.rule("BB-22.2")
def test_cunning_has_both_dice_of_an_exchange_rolled_again() -> None:
    answers = {**ROUND_1, f"duel-1-{TEACH}": (1, 6), f"duel-1-{TEACH}-again": True, **end(1, WYNNE)}
    after = fight({**answers, f"duel-1-{TEACH}-second": (2, 2)}).state
    assert after.pirate(TEACH).cunning == 1


@pytest.mark.rule("BB-22.2", "BB-19.3")
@pytest.mark.parametrize(
    ("dice", "quiet"), [((1, 6), [False, True]), ((5, 3), [False, False]), ((6, 1), [True, False])]
)
def test_nobody_thinks_of_cunning_over_an_exchange_that_cannot_be_better(
    dice: tuple[int, int], quiet: list[bool]
) -> None:
    """A defender cannot do better than parry, nor the attacker than wound."""
    state = scene(anchored(TEACH), anchored(ROBERTS, "seat-2"))
    answers = {f"duel-1-{TEACH}": dice}
    asked = play_out(state, duels.fight, answers, challenger=TEACH, other=ROBERTS, key="duel", rule="BB-9.81").asked
    first = [each for each in asked if each.key.startswith(f"duel-1-{TEACH}-again")]
    assert [each.quiet for each in first] == quiet


@pytest.mark.rule("BB-19.4")
def test_a_false_players_pirate_fights_on_and_a_person_is_asked() -> None:
    blood: Pirate = anchored("dr-peter-blood", notoriety=40)
    state = scene(blood, anchored(WYNNE, "seat-2"), solo=True)
    answers = {"duel-1-dr-peter-blood": (2, 3), f"duel-1-{WYNNE}": (1, 1), "duel-1-surrender-dr-peter-blood": True}
    asked = play(
        state, duels.fight, answers, challenger="dr-peter-blood", other=WYNNE, key="duel", rule="BB-9.81"
    ).asked
    assert asked[-1].who == "seat-1"


@pytest.mark.rule("BB-19.3")
def test_the_chances_of_an_exchange_are_exact() -> None:
    odds = duels.chances(book(), 0)()
    assert at_least(dict(odds.bars), 1) == Fraction(15, 36) and odds.likely == 1
    ahead, sure = duels.chances(book(), 5)().headline, duels.chances(book(), 9)().headline
    assert dict(ahead.args) == {"hit": percent(Fraction(35, 36)), "wound": percent(Fraction(30, 36))}
    assert dict(sure.args) == {"hit": percent(1), "wound": percent(1)}
