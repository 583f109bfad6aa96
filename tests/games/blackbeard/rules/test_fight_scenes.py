"""Fights round by round: what stands on the table, the chances, who may stop, what targets are compared by."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from companion.core.events.announcements import Result
from companion.core.questions.kinds import Choose, Figure, Option, Question, YesNo
from companion.core.rules.odds import percent
from companion.core.values.messages import msg
from companion.games.blackbeard.battle import battle, battle_odds, interception
from companion.games.blackbeard.captains import alliances, duels, mutiny
from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.harbour import port_attacks
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.names import player_name
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import capture
from companion.games.blackbeard.sailing import movement
from tests.games.blackbeard.rules.false_play import FALSE, blood, solo, teach
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    commissioner,
    copied,
    merchant,
    pirate,
    play,
    play_out,
    scene,
    sea,
    warship,
)
from tests.support.scripted import Played

QUELCH, TEACH, MISSON, ROBERTS = (
    ShipId("john-quelch"),
    ShipId("edward-teach"),
    ShipId("frederick-misson"),
    ShipId("bartholomew-roberts"),
)
ROUND = "b-battle-1-round-"


def fought(state: State, answers: dict[str, Any], hunter: str, whom: str = QUELCH) -> Played[State]:
    return play_out(state, battle.fight, answers, hunters=(ShipId(hunter),), pirate=ShipId(whom), key="b")


def asked(played: Played[State], key: str) -> Question:
    (question,) = [each for each in played.asked if each.key == key]
    return question


def refusal(question: Question) -> str:
    """Why nobody may break off, by the key of the reason."""
    assert isinstance(question, Choose)
    return next(option.verdict.refusals[0].text.key for option in question.options if option.id == "off")


def values(figures: tuple[Figure, ...]) -> dict[str, object]:
    """What options are compared by, by the end of their keys."""
    return {each.label.key.removeprefix("bb-figure-"): dict(each.value.args).get("n") for each in figures}


# ---------------------------------------------------------------------- battle


@pytest.mark.rule("BB-13.62")
def test_before_each_round_that_he_cannot_avoid_the_person_is_told_both_strengths_and_the_chances() -> None:
    state = scene(pirate(QUELCH), warship(2, SEA, revealed=True, combat=8))
    played = fought(state, {f"{ROUND}1": (1, 2, 3, 4), f"{ROUND}2": (6, 6, 1, 1), f"{ROUND}2-on": False}, "warship-2")
    pause = asked(played, f"{ROUND}1-next")
    assert isinstance(pause, Choose) and pause.who == "seat-1"
    assert [(option.id, option.verdict.allowed) for option in pause.options] == [("on", True), ("off", False)]
    assert refusal(pause) == "bb-fight-warship"
    on, off = pause.options
    chances = {each.label.key: dict(each.value.args) for each in on.figures}
    assert chances["bb-figure-strength"] == {"own": 6, "theirs": 8}, "three boxes less"
    assert 0 < values(on.figures)["sinks-now"] < values(on.figures)["sinks-fight"] < 100 and not off.figures  # type: ignore[operator]


@pytest.mark.rule("BB-13.62")
def test_who_may_break_off_sees_what_the_next_round_would_bring() -> None:
    state = scene(pirate(QUELCH), warship(2, SEA, revealed=True, combat=8))
    question = asked(fought(state, {f"{ROUND}1": (6, 6, 1, 1), f"{ROUND}1-on": False}, "warship-2"), f"{ROUND}1-on")
    assert isinstance(question, YesNo) and question.note is not None and question.note.key == "bb-q-fight-on-note"
    assert {"strength", "suffers", "sinks-now", "sinks-fight"} == set(values(question.figures))


@pytest.mark.rule("BB-13.62")
def test_equal_dice_leave_nobody_a_choice_and_say_so() -> None:
    state = scene(pirate(QUELCH), warship(2, SEA, revealed=True))
    played = fought(state, {f"{ROUND}1": (2, 2, 2, 2), f"{ROUND}2": (6, 6, 1, 1)}, "warship-2")
    assert refusal(asked(played, f"{ROUND}1-next")) == "bb-fight-even"


@pytest.mark.rule("BB-13.62", "BB-23.6")
def test_nobody_waits_for_a_fight_of_false_players_but_a_person_is_told_each_round_of_his() -> None:
    theirs = solo(blood(), teach(), warship(2, SEA, revealed=True, combat=12))
    alone = fought(theirs, {f"{ROUND}1": (1, 2, 1, 2), f"{ROUND}2": (6, 6, 1, 1)}, "warship-2", TEACH)
    assert not [each for each in alone.asked if each.key.endswith("-next")]
    mine = solo(blood(SEA), teach(sea("Z1")), commissioner(3, FALSE, SEA, combat=8))
    own = fought(mine, {f"{ROUND}1": (3, 2, 3, 3), f"{ROUND}2": (6, 6, 1, 1)}, "kc-3", "dr-peter-blood")
    decided = asked(own, f"{ROUND}1-next")
    assert decided.who == "seat-1" and refusal(decided) == "bb-fight-decided"


@pytest.mark.rule("BB-13.62", "BB-9.8")
def test_the_chances_of_a_whole_fight_count_every_round_until_he_may_leave() -> None:
    one = battle_odds.Battle(lead=0, left=1, throws=1, dice=2, faces=6, winner=1)
    lost = battle_odds.lost(one, None)
    assert lost == pytest.approx(1.0), "with one box even a round that he wins sinks him"
    sure = battle_odds.Battle(lead=20, left=9, throws=1, dice=2, faces=6, winner=1)
    assert battle_odds.lost(sure, None) < 0.01, "he leaves at the first higher throw"
    even = replace(one, left=6)
    assert battle_odds.lost(even, None) < battle_odds.lost(replace(even, lead=-4), None)
    assert battle_odds.lost(even, None, 2) > battle_odds.lost(even, None), "a debauchery makes it harder to leave"
    assert battle_odds.lost(even, 1) < battle_odds.lost(even, None), "any round hurts a King's Commissioner, too"


@pytest.mark.rule("BB-13.61", "BB-13.62")
@pytest.mark.parametrize(("facing", "lost"), [(None, 1 / 4), (2, 0), (3, 2 / 3 * 2 / 3)])
def test_the_chances_of_a_whole_fight_follow_what_both_have_left(facing: int | None, lost: float) -> None:
    """By dice of two faces: half of the throws are equal, a quarter each is higher on one side.

    A point ahead, equal throws cost the pirate the winner's point. Warships lose nothing, so that his lead is gone; a
    Commissioner loses one too, and sinks with its second, or goes on until the pirate's third.
    """
    ahead = battle_odds.Battle(lead=1, left=3, throws=1, dice=1, faces=2, winner=1)
    assert battle_odds.lost(ahead, facing) == pytest.approx(lost)


@pytest.mark.rule("BB-14.12", "BB-13.6")
def test_who_may_attack_sees_both_strengths_and_what_it_may_come_to() -> None:
    state = scene(pirate(QUELCH), commissioner(4, "seat-2", SEA, combat=6))
    answers = {"i-kc-4-interception": (1, 6), "i-kc-4-attack": False}
    played = play(state, interception.pursue, answers, pirate=QUELCH, hunters=(ShipId("kc-4"),), key="i")
    question = asked(played, "i-kc-4-attack")
    assert isinstance(question, YesNo) and {"strength", "sinks-fight"} <= set(values(question.figures))
    hidden = scene(pirate(QUELCH), warship(2, SEA))
    answers = {"i-warship-2-interception": (1, 6), "i-warship-2-attack": False}
    unknown = play(hidden, interception.pursue, answers, pirate=QUELCH, hunters=(ShipId("warship-2"),), key="i")
    blind = asked(unknown, "i-warship-2-attack")
    assert isinstance(blind, YesNo) and set(values(blind.figures)) == {"strength"}, "nobody knows its Combat yet"
    assert blind.note == msg("bb-q-hunter-attacks-note", player=player_name(hidden, SeatId("seat-2")))


@pytest.mark.rule("BB-22.2", "BB-12.3")
def test_another_throw_is_weighed_and_likely_where_there_is_nothing_to_lose() -> None:
    rises = {"pirate": TEACH, "key": "m", "rule": "BB-12.3", "by_event": False}
    played = play_out(scene(pirate(popularity=0)), mutiny.test, {"m": (6,), "m-again": False}, **rises)
    faced, again = asked(played, "m-faced"), asked(played, "m-again")
    assert isinstance(faced, Choose) and faced.note is not None and faced.note.key == "bb-mutiny-outlook"
    assert isinstance(again, YesNo) and again.default is True and again.stands is not None
    assert [each.value for each in again.figures] == [percent(Fraction(2, 6))], "below a charisma of 3"


@pytest.mark.rule("BB-22.2", "BB-8.51")
def test_cunning_is_asked_with_what_the_throw_would_bring_and_only_where_it_can_help() -> None:
    state = scene(pirate(QUELCH), warship(2, SEA, revealed=True))
    caught = {"hunter": ShipId("warship-2"), "pirate": QUELCH, "key": "i"}
    again = asked(play(state, interception.caught, {"i-interception": (1, 6)}, **caught), "i-interception-again")
    assert again.stands is not None and again.stands.text.key == "bb-told-intercepted"
    slow = scene(pirate(QUELCH, slow=8), warship(2, SEA, revealed=True))
    hopeless = asked(play(slow, interception.caught, {"i-interception": (6, 1)}, **caught), "i-interception-again")
    assert hopeless.quiet, "a six less five is no more than a one"


# ---------------------------------------------------------------------- duel


@pytest.mark.rule("BB-19.3", "BB-19.4")
def test_a_duel_waits_after_each_exchange_with_the_chances_of_the_next() -> None:
    state = scene(anchored(TEACH), anchored(ROBERTS, "seat-2"))
    first = {f"d-1-{TEACH}": (1, 6), f"d-1-{ROBERTS}": (1, 6), f"d-1-surrender-{TEACH}": True}
    answers = {**first, f"d-1-surrender-{ROBERTS}": False, "d-1-next": "on"}
    played = play(state, duels.fight, answers, challenger=TEACH, other=ROBERTS, key="d", rule="BB-19.2")
    keys = [each.key for each in played.asked if not each.key.endswith("-again")]
    assert keys.index(f"d-1-{TEACH}") < keys.index("d-1-next") < keys.index(f"d-1-{ROBERTS}")
    pause = asked(played, "d-1-next")
    assert not pause.forced and pause.who == "seat-1" and pause.note is not None
    assert pause.note.key == "bb-duel-outlook"


@pytest.mark.rule("BB-19.31", "BB-19.3")
def test_a_death_in_the_first_exchange_ends_the_duel_at_once() -> None:
    state = scene(anchored(TEACH), anchored("emmanuel-wynne", "seat-2"))
    answers = {f"d-1-{TEACH}": (6, 1), f"d-1-{TEACH}-dead-cut": MISSON}
    played = play(
        state, duels.fight, answers, challenger=TEACH, other=ShipId("emmanuel-wynne"), key="d", rule="BB-19.2"
    )
    assert "d-1-next" not in [each.key for each in played.asked]


# ---------------------------------------------------------------------- what targets are compared by


@pytest.mark.rule("BB-9.6", "BB-9.61")
def test_merchants_are_compared_by_defence_and_chances_and_what_an_attack_on_a_friend_costs() -> None:
    known = (merchant(2, SEA, defence=4, revealed=True, nation="english"), merchant(3, SEA))
    state = scene(pirate(MISSON, hull="schooner", spotted=("merchant-2",), letter="english-1"), *known)
    played = play_out(state, capture.prize, {"merchant": "merchant-2"}, ship=MISSON)
    question = asked(played, "merchant")
    assert isinstance(question, Choose)
    found: dict[str, Option] = {option.id: option for option in question.options}
    first = found["merchant-2"].figures
    assert values(first[:3]) == {"defence": 4, "prize": 72, "hurt": 19}, "8 or less with two dice"
    assert first[3].good is False and first[3].value.key == "bb-figure-friend"
    assert [each.value.key for each in found["random"].figures] == ["bb-figure-unknown"] * 3


@pytest.mark.rule("BB-15.3", "BB-15.5")
def test_a_port_is_weighed_by_strength_garrison_and_chances_as_far_as_it_is_known() -> None:
    card = copied("port", 24, name="Cartagena", nation="spanish", value=0, garrison=8)
    known = scene(anchored(TEACH, number=24), cards=(card,))
    (offer,) = [each for each in port_attacks.offers(known, book()) if each.option.id.startswith("attack-port")]
    weighed = values(offer.option.figures)
    assert (weighed["strength"], weighed["garrison"], weighed["sinks"]) == (10, 8, 16)
    assert 0 < int(str(weighed["falls"])) < 50
    (unknown,) = port_attacks.offers(scene(anchored(TEACH, number=12)), book())
    assert values(unknown.option.figures) == {"strength": 10, "garrison": None}


@pytest.mark.rule("BB-13.6")
def test_pirates_that_a_commissioner_has_caught_are_compared() -> None:
    state = scene(pirate(QUELCH, "seat-2", damage=2), pirate(TEACH, "seat-2"), commissioner(4, "seat-1", SEA, combat=6))
    rolls = {f"kc-attack-{each}-interception": (1, 6) for each in (QUELCH, TEACH)}
    played = play_out(state, commissioners.attack, {**rolls, "kc-attack": "none"}, ship=ShipId("kc-4"))
    question = asked(played, "kc-attack")
    assert isinstance(question, Choose)
    assert [values(option.figures).get("boxes") for option in question.options] == [4, 6, None]


@pytest.mark.rule("BB-8.2", "BB-22.2")
@pytest.mark.parametrize("spent", [0, 3])
def test_the_movement_die_may_be_rolled_again_where_somebody_says_where_he_ends(spent: int) -> None:
    answers = {"move-die": (3,), "move-end": "elsewhere-CAR-sea", "move-search": False}
    played = play(scene(pirate(TEACH, cunning=spent)), movement.move, answers, ship=TEACH)
    results = [each for each in played.announcements() if isinstance(each, Result)]
    assert "bb-told-points" not in [each.text.key for each in results], "the question says it"
    ends = asked(played, "move-end")
    assert ends.stands is not None and ends.stands.text.key == "bb-where-ends-costs"
    assert isinstance(ends, Choose) and ("instead" in [option.id for option in ends.options]) is (spent == 0)


@pytest.mark.rule("BB-8.2", "BB-22.1", "BB-22.2")
def test_the_second_movement_die_stands() -> None:
    answers = {"move-die": (1,), "move-end": "instead", "move-die-second": (6,), "move-second-end": "hex-A1"}
    state = scene(pirate(TEACH), warship(2, sea("A1", "CAR")))
    played = play_out(state, movement.move, answers, ship=TEACH)
    assert played.state.pirate(TEACH).cunning == 1
    again = asked(played, "move-second-end")
    assert dict(again.text.args)["n"] == 9 and isinstance(again, Choose)
    assert "instead" not in [option.id for option in again.options]


@pytest.mark.rule("BB-19.2", "BB-20.2")
def test_who_may_call_another_out_is_told_what_the_duel_would_be() -> None:
    state = scene(anchored(TEACH, ally=ROBERTS), anchored(ROBERTS, "seat-2", ally=TEACH), players=3)
    played = play_out(state, alliances.part, {}, ship=TEACH)
    question = asked(played, f"challenger-{TEACH}")
    assert isinstance(question, YesNo)
    chances = values(question.figures)
    assert 0 < int(str(chances["hits"])) < 100
    assert (chances["won"], chances["lost"]) == tuple(duels.stake(state, book(), each) for each in (ROBERTS, TEACH))
