"""9.6, 9.61: attempting a prize, up to the capture roll and what it costs."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from companion.core.questions.kinds import Form, YesNo
from companion.core.rules import odds
from companion.core.values.messages import Msg
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import Counter, Pirate, Place, Wounds
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import capture
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    coast,
    copied,
    lane,
    merchant,
    pirate,
    play,
    play_out,
    port,
    scene,
    sea,
    zone,
)
from tests.support.scripted import Played

TEACH, MISSON, ROBERTS, BLOOD = (
    ShipId("edward-teach"),
    ShipId("frederick-misson"),
    ShipId("bartholomew-roberts"),
    ShipId("dr-peter-blood"),
)
PLAIN = {"prize-cargo-card": "31", "prize-hostage-card": "13"}
"""After a capture: a cargo without debauchery, and no passenger."""


def misson(**values: Any) -> Pirate:
    """The pirate of the rulebook's example: Ability 4 on an undamaged Schooner."""
    return pirate(MISSON, hull="schooner", **values)


def attempt(
    state: State, roll: tuple[int, int], answers: dict[str, Any] | None = None, ship: str = MISSON
) -> Played[State]:
    return play(state, capture.prize, {"attack": True, "capture": roll, **(answers or {})}, ship=ship)


def taken(state: State, answers: dict[str, Any] | None = None, *, roll: tuple[int, int] = (2, 4)) -> Played[State]:
    """A capture after which nobody declares a debauchery."""
    quiet = {f"prize-debauchery-{MISSON}": False}
    return attempt(state, roll, {**PLAIN, **quiet, **(answers or {})})


def rules(state: State, ship: str = MISSON) -> list[str]:
    return [reason.rule for reason in capture.may_prize(state, book(), ship).refusals]


# --- whether, and which


@pytest.mark.rule("BB-9.6", "BB-12.2", "A-07")
@pytest.mark.parametrize(("ruling", "notoriety"), [("both", 1), ("popularity", 0)])
def test_he_knows_what_letting_it_go_costs_before_he_decides(ruling: str, notoriety: int) -> None:
    state = scene(misson(notoriety=5), merchant(2, SEA, nation="spanish", defence=4), rulings={"A-07": ruling})
    played = play(state, capture.prize, {"attack": False}, ship=MISSON)
    question = next(each for each in played.asked if each.key == "attack")
    assert question.note is not None
    cost = dict(question.note.args)["cost"]
    assert isinstance(cost, Msg) and dict(cost.args) == {"notoriety": notoriety, "popularity": 1}
    assert played.state.pirate(MISSON).notoriety == 5 - notoriety


@pytest.mark.rule("BB-10.43", "BB-17E1")
@pytest.mark.parametrize(("flag", "costs"), [("spanish", "bb-attack-costs"), ("french", "bb-decline-costs")])
def test_he_knows_what_an_attack_on_a_nation_costs_before_he_decides(flag: str, costs: str) -> None:
    cards = (copied("port", 24, nation="spanish"),)
    lying = merchant(2, SEA, nation=flag, defence=4)
    state = scene(misson(havens=(24,), deposits=((24, 300),)), lying, cards=cards)
    played = play(state, capture.prize, {"attack": False}, ship=MISSON)
    (question,) = [each for each in played.asked if each.key == "attack"]
    assert question.note is not None
    cost = dict(question.note.args)["cost"]
    assert isinstance(cost, Msg) and cost.key == costs


@pytest.mark.rule("BB-7.2B")
@pytest.mark.rule("BB-9.6")
def test_a_merchant_must_lie_where_he_is_at_sea() -> None:
    assert rules(scene(misson(), merchant(2, SEA))) == []
    assert rules(scene(misson(), merchant(2, sea("A1")))) == ["BB-9.6"]
    assert rules(scene(anchored(MISSON), merchant(2, port(24)))) == ["BB-9.6"]
    assert "bb-no-turn" in str(capture.may_prize(scene(misson(), turn={"holder": "seat-2"}), book(), MISSON))


@pytest.mark.rule("BB-9.33")
def test_what_a_search_found_in_a_transit_box_is_for_the_searcher() -> None:
    found = replace(merchant(2, zone(2)), searcher=ROBERTS)
    state = scene(misson(place=zone(2)), pirate(ROBERTS, "seat-2", zone(2)), found)
    assert rules(state) == ["BB-9.33"]
    assert capture.quarry(state, ROBERTS) == (found,) and capture.quarry(state, MISSON) == ()


@pytest.mark.rule("BB-9.6")
def test_unknown_merchants_are_alike_and_one_seen_by_others_is_drawn_for() -> None:
    blank = scene(misson(), merchant(2, SEA), merchant(3, SEA))
    played = play(blank, capture.prize, {"attack-unseen": False}, ship=MISSON)
    assert played.state.pirate(MISSON).spotted == ("merchant-2",)
    seen = scene(misson(), merchant(2, SEA, defence=3), merchant(3, SEA, defence=4))
    played = play(seen, capture.prize, {"random": "merchant-3", "attack": False}, ship=MISSON)
    assert played.state.pirate(MISSON).spotted == ("merchant-3",)


@pytest.mark.rule("BB-9.6", "BB-2.32")
def test_a_counter_out_of_the_cup_on_the_table_is_looked_at_in_the_hand_and_told_when_it_is_turned_up() -> None:
    state = scene(misson(letter="spanish-1"), merchant(2, SEA), letters_out=("spanish-1",))
    answers = {"attack-unseen": True, "reveal-face": {"nation": "french", "defence": 5}, "capture": (6, 6)}
    played = play(state, capture.prize, answers, ship=MISSON)
    asked = {each.key: each for each in played.asked}
    weighs = asked["attack-unseen"]
    assert isinstance(weighs, YesNo) and not any(each.secret for each in played.asked)
    assert [dict(each.label.args)["n"] for each in weighs.figures] == [2, 3, 4, 5, 6, 7, 8]
    chances = [dict(each.value.args)["n"] for each in weighs.figures]
    assert chances == sorted(chances, reverse=True) and chances[2] == 72, "score 8 against defence 4"
    note = weighs.note
    assert note is not None and dict(note.args)["cost"].key == "bb-attack-costs", "of the nation whose Letter he holds"
    form = asked["reveal-face"]
    assert isinstance(form, Form) and [line.name for line in form.fields] == ["nation", "defence"]


@pytest.mark.rule("BB-9.6")
def test_a_counter_that_he_has_let_go_is_told_by_nobody() -> None:
    after = play(scene(misson(), merchant(2, SEA)), capture.prize, {"attack-unseen": False}, ship=MISSON).state
    assert after.counter(ShipId("merchant-2")).face is None and after.pirate(MISSON).spotted == ("merchant-2",)


@pytest.mark.rule("BB-9.63")
def test_he_may_try_the_one_he_knows_again_or_another() -> None:
    known = misson(spotted=(ShipId("merchant-2"),))
    state = scene(known, merchant(2, SEA, defence=4), merchant(3, SEA))
    played = play(state, capture.prize, {"merchant": "merchant-2", "capture": (6, 6)}, ship=MISSON)
    assert [each.id for each in played.state.merchants] == ["merchant-3"] and played.asked[0].secret


@pytest.mark.rule("BB-9.61")
def test_the_menu_tells_the_arithmetic_only_of_what_everybody_sees() -> None:
    hidden = scene(misson(spotted=(ShipId("merchant-2"),)), merchant(2, SEA, defence=4))
    assert capture.may_prize(hidden, book(), MISSON).sums == ()
    shown = scene(misson(spotted=(ShipId("merchant-2"),)), merchant(2, SEA, revealed=True, defence=4))
    assert [total.total for total in capture.may_prize(shown, book(), MISSON).sums] == [8]
    another = scene(misson(), merchant(2, SEA, revealed=True, defence=4), merchant(3, SEA))
    assert capture.may_prize(another, book(), MISSON).sums == (), "which of the two he meets is not known yet"


@pytest.mark.rule("BB-9.61")
def test_the_menu_weighs_the_only_merchant_that_he_and_everybody_know() -> None:
    known, seen = misson(spotted=(ShipId("merchant-2"),)), merchant(2, SEA, revealed=True, defence=4)

    def weighed(*ships: Pirate | Counter) -> int:
        return len(capture.offers(scene(*ships), book())[0].option.figures)

    assert weighed(known, seen) == 3
    assert weighed(misson(), seen) == 0, "he has not identified it"
    assert weighed(known, merchant(2, SEA, defence=4)) == 0, "others have not seen it"
    assert weighed(known, seen, merchant(3, SEA)) == 0, "he might attack the other one"
    assert weighed(known) == 0


@pytest.mark.rule("BB-9.61", "BB-23.1")
def test_false_players_are_nobody_from_whom_a_merchant_is_hidden() -> None:
    seen = replace(merchant(2, SEA, defence=4), seen_by=(SeatId("seat-1"),))
    spotted: dict[str, Any] = {"spotted": (seen.id,)}
    alone = scene(pirate(BLOOD, **spotted), pirate(ROBERTS, "seat-2", sea("A1")), seen, solo=True)
    assert len(capture.may_prize(alone, book(), BLOOD).sums) == 1
    rivals = scene(pirate(BLOOD, **spotted), pirate(ROBERTS, "seat-2", sea("A1")), seen)
    assert capture.may_prize(rivals, book(), BLOOD).sums == ()


@pytest.mark.rule("BB-9.6")
@pytest.mark.rule("BB-12.2")
@pytest.mark.parametrize(("ruling", "notoriety"), [("both", 4), ("popularity", 5)])
def test_to_decline_costs_renown(ruling: str, notoriety: int) -> None:
    state = scene(misson(notoriety=5), merchant(2, SEA, defence=4), rulings={"A-07": ruling})
    after = play(state, capture.prize, {"attack": False}, ship=MISSON).state
    assert (after.pirate(MISSON).notoriety, after.pirate(MISSON).popularity) == (notoriety, 6)
    assert after.turn.done and after.counter(ShipId("merchant-2")).seen_by == ("seat-1",)


@pytest.mark.rule("BB-9.6")
def test_what_he_sees_is_for_his_player_until_he_attacks() -> None:
    state = scene(misson(), merchant(2, SEA, defence=4))
    let_go = play(state, capture.prize, {"attack": False}, ship=MISSON)
    assert not let_go.state.counter(ShipId("merchant-2")).known_to(SeatId("seat-2"))
    assert next(each for each in let_go.asked if each.key == "attack").secret
    hurt = attempt(state, (4, 5), {f"{MISSON}-hurt-wounds": (6,)})
    assert hurt.state.counter(ShipId("merchant-2")).revealed


@pytest.mark.rule("BB-P10")
def test_a_false_player_attacks_by_itself() -> None:
    state = scene(pirate(BLOOD), replace(misson(), owner=SeatId("seat-2")), merchant(2, SEA, defence=4), solo=True)
    state = state.with_turn(holder=SeatId("seat-2"))
    played = play(state, capture.prize, {"capture": (6, 6)}, ship=MISSON)
    assert played.state.merchants == () and all(each.who == "table" for each in played.asked)


# --- the capture roll


@pytest.mark.rule("BB-9.61")
def test_e11_the_attack_score() -> None:
    total = capture.score(scene(misson()), book(), MISSON, 4)
    assert total.total == 8 and [term.value for term in total.terms] == [5, 3, 4, -4]


@pytest.mark.rule("BB-9.61")
@pytest.mark.rule("BB-9.4")
def test_e12_at_or_under_the_score_it_is_captured() -> None:
    for roll in ((2, 4), (3, 5)):
        after = taken(scene(misson(), merchant(2, SEA, defence=4)), roll=roll).state
        assert after.merchants == () and after.pirate(MISSON).damage == 0


@pytest.mark.rule("BB-9.61")
@pytest.mark.rule("BB-13.72")
@pytest.mark.parametrize(("roll", "damage"), [((4, 5), 1), ((4, 6), 2)])
@pytest.mark.parametrize(("ruling", "lost"), [("both", 1), ("popularity", 0)])
def test_e13_just_over_the_score_it_damages_him_and_stays(
    roll: tuple[int, int], damage: int, ruling: str, lost: int
) -> None:
    state = scene(misson(notoriety=9), merchant(2, SEA, defence=4), rulings={"A-08": ruling})
    after = attempt(state, roll, {f"{MISSON}-hurt-wounds": (6,) * damage}).state
    hurt = after.pirate(MISSON)
    assert (hurt.damage, hurt.notoriety, hurt.popularity) == (damage, 9 - lost * damage, 7 - damage)
    assert [each.id for each in after.merchants] == ["merchant-2"] and hurt.struck_by == ("merchant-2",)


@pytest.mark.rule("BB-9.61")
@pytest.mark.parametrize("roll", [(5, 6), (6, 6)])
def test_e14_far_over_the_score_it_is_gone_without_damage(roll: tuple[int, int]) -> None:
    after = attempt(scene(misson(), merchant(2, SEA, defence=4)), roll).state
    assert after.merchants == () and after.pirate(MISSON).damage == 0 and not after.ledger


@pytest.mark.rule("BB-9.61")
def test_d26_a_weakened_sloop() -> None:
    quelch = pirate("john-quelch", damage=1)
    state = scene(quelch, merchant(2, SEA, defence=3))
    assert capture.score(state, book(), ShipId("john-quelch"), 3).total == 8
    answers = {**PLAIN, "prize-debauchery-john-quelch": False}
    after = attempt(state, (1, 3), answers, ShipId("john-quelch")).state
    assert after.pirate("john-quelch").notoriety == 3


@pytest.mark.rule("BB-9.61")
def test_a_wounded_captain_attacks_with_less() -> None:
    assert capture.score(scene(misson(wounds=Wounds(minor=1))), book(), MISSON, 4).total == 8 - 2 - 2 - 2


@pytest.mark.rule("BB-9.61")
def test_the_odds_tell_the_three_results() -> None:
    shown = capture.capture_odds(book(), 8, 0)()
    bars = dict(shown.bars)
    assert odds.at_least(bars, 0) == Fraction(26, 36) and bars[-1] + bars[-2] == Fraction(7, 36)
    chances = {"taken": Fraction(26, 36), "hurt": Fraction(7, 36), "gone": Fraction(3, 36)}
    assert dict(shown.headline.args) == {each: odds.percent(chance) for each, chance in chances.items()}


@pytest.mark.rule("BB-20.4")
def test_allies_take_two_off_the_roll_and_share_the_damage() -> None:
    state = scene(misson(ally=ROBERTS), pirate(ROBERTS, "seat-2", ally=MISSON), merchant(2, SEA, defence=4), players=3)
    answers = {f"{MISSON}-hurt-wounds": (6,), f"{ROBERTS}-hurt-wounds": (6,)}
    after = attempt(state, (5, 6), answers).state
    assert [after.pirate(each).damage for each in (MISSON, ROBERTS)] == [1, 1]
    assert [after.pirate(each).struck_by for each in (MISSON, ROBERTS)] == [("merchant-2",)] * 2


@pytest.mark.rule("BB-20.4", "BB-22.2")
@pytest.mark.parametrize(("roll", "quiet"), [((4, 6), True), ((5, 6), False)])
def test_nobody_thinks_of_cunning_over_a_throw_that_succeeds_by_the_ally(roll: tuple[int, int], quiet: bool) -> None:
    state = scene(misson(ally=ROBERTS), pirate(ROBERTS, "seat-2", ally=MISSON), merchant(2, SEA, defence=4), players=3)
    played = play_out(state, capture.prize, {"attack": True, "capture": roll}, ship=MISSON)
    (again,) = [each for each in played.asked if each.key == "capture-again"]
    assert again.quiet is quiet, "8 or less, with 2 off"


# --- nationality and ocean


def named(place: Place, answers: dict[str, Any], **face: Any) -> tuple[Any, ...]:
    cards = (copied("lane", 34, nation="dutch", ocean="CAR"),)
    state = scene(misson(place=place), merchant(2, place, **{"defence": 4, **face}), cards=cards)
    return taken(state, answers).state.pirate(MISSON).marks


@pytest.mark.rule("BB-9.21")
def test_the_printed_nationality_counts() -> None:
    assert named(SEA, {}, nation="french") == ("french",)
    assert named(lane(34), {}, nation="spanish") == ("spanish",)


@pytest.mark.rule("BB-9.21")
def test_an_unidentified_one_takes_that_of_its_lane_or_of_the_nearest_port() -> None:
    assert named(lane(34), {}, nation="none") == ("dutch",)
    assert named(SEA, {"nation": "portuguese"}, nation="none") == ("portuguese",)
    assert named(port(24), {}, nation="none") == ("spanish",)


@pytest.mark.rule("BB-9.21")
def test_spanish_ships_in_the_indian_ocean_are_unidentified() -> None:
    assert named(sea("C3", "IND"), {"nation": "moorish"}, nation="spanish") == ("moorish",)


@pytest.mark.rule("BB-9.7")
def test_the_ocean_of_a_transit_box_is_told() -> None:
    assert named(zone(1), {"ocean": "AN"}, nation="french") == ("french",)
    assert named(zone(3), {}, nation="french") == ("french",)


@pytest.mark.rule("BB-9.6")
def test_the_menu_offers_it_to_every_pirate_of_the_player() -> None:
    state = scene(misson(), pirate(TEACH, place=coast("B1")), merchant(2, SEA))
    offered = {offer.option.id: offer.option.verdict.allowed for offer in capture.offers(state, book())}
    assert offered == {f"prize-{MISSON}": True, f"prize-{TEACH}": False}
    assert capture.COMMANDS["prize"] is capture.prize
