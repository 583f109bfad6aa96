"""9.62 to 9.7: what an attack and a capture bring: records, Notoriety, ships, cargoes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.questions.kinds import YesNo
from companion.core.values.messages import msg
from companion.games.blackbeard.captains import duels
from companion.games.blackbeard.model.book import Hull, Ocean
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import Deposited, notoriety
from companion.games.blackbeard.model.records import Face, Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import capture, plunder
from companion.games.blackbeard.prizes.captors import Prize
from tests.games.blackbeard.rules.scene import SEA, book, copied, merchant, pirate, play, scene, sea
from tests.support.scripted import Played

TEACH, ROBERTS, BLOOD = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("dr-peter-blood")
EXAMPLE = "33"
"""The card of the rulebook's example: 350 doubloons for defence 5 or 6 in the Caribbean, with debauchery."""
FOUR = "34"
"""The card with hostage number 4, without debauchery."""


def prize(defence: int = 6, ocean: Ocean = "CAR", *captors: str, **values: Any) -> Prize:
    face = Face("english", silhouette="brigantine", defence=defence)
    return Prize(captors or (TEACH,), face, "english", ocean, **{"double": False, **values})


def captured(state: State, found: Prize, answers: dict[str, Any] | None = None) -> Played[State]:
    """Without passenger or debauchery unless the answers say otherwise."""
    usual: dict[str, Any] = {"p-cargo-card": "31", "p-hostage-card": "13"}
    usual |= {f"p-debauchery-{pirate}": False for pirate in found.captors if not state.is_false(pirate)}
    return play(state, plunder.captured, {**usual, **(answers or {})}, prize=found, key="p")


def told(played: Played[State], key: str) -> list[dict[str, Any]]:
    return [dict(line.args) for line in played.lines() if line.key == key]


def questions(played: Played[State]) -> list[str]:
    return [question.key for question in played.asked]


# --- the record


@pytest.mark.rule("BB-9.62")
def test_a_nation_is_marked_once() -> None:
    after = captured(scene(pirate(marks=("english",))), prize()).state
    assert after.pirate(TEACH).marks == ("english",)
    assert captured(scene(), prize()).state.pirate(TEACH).marks == ("english",)


@pytest.mark.rule("BB-17E1")
@pytest.mark.rule("BB-10.43")
def test_an_attack_that_fails_costs_letter_and_safe_havens_but_no_marker() -> None:
    letter = next(each.id for each in book().letters if each.nation == "english")
    holder = pirate(letter=letter, havens=(11, 24), deposits=((11, 300), (24, 200)))
    cards = (copied("port", 11, nation="english"), copied("port", 24, nation="spanish"))
    state = scene(holder, merchant(2, SEA, nation="english", defence=8), cards=cards, letters_out=(letter,))
    after = play(state, capture.prize, {"attack": True, "capture": (6, 6)}, ship=TEACH).state
    pirate_ = after.pirate(TEACH)
    assert (pirate_.letter, after.letters_out, pirate_.marks) == ("", (), ())
    assert pirate_.havens == (24,) and pirate_.deposits == ((24, 200),)


@pytest.mark.rule("BB-10.43")
def test_with_a_safe_haven_only_what_was_left_in_it_is_lost() -> None:
    cards = (copied("port", 11, nation="english"), copied("port", 12, nation="english"))
    state = scene(pirate(worth=50, havens=(11, 12), deposits=((12, 300),)), cards=cards)
    played = play(state, plunder.attacked, {}, pirate=TEACH, nation="english", rule="BB-9.62")
    assert [(event.port, event.amount) for event in played.of(Deposited)] == [(12, -300)]
    after = played.state.pirate(TEACH)
    assert (after.havens, after.deposits, after.worth) == ((), (), 50)


@pytest.mark.rule("BB-17E1")
def test_an_attack_on_another_nation_costs_nothing() -> None:
    letter = next(each.id for each in book().letters if each.nation == "french")
    state = scene(pirate(letter=letter), letters_out=(letter,))
    after = play(state, plunder.attacked, {}, pirate=TEACH, nation="english", rule="BB-9.62").state
    assert after.pirate(TEACH).letter == letter


@pytest.mark.rule("BB-11.21")
@pytest.mark.rule("BB-5.12")
@pytest.mark.parametrize(("avenged", "notoriety"), [((), 4), ((TEACH,), 8)])
def test_d1_notoriety_is_cruelty_doubled_after_damage(avenged: tuple[str, ...], notoriety: int) -> None:
    after = captured(scene(), prize(avenged=avenged)).state
    assert after.pirate(TEACH).notoriety == notoriety


@pytest.mark.rule("BB-9.1")
@pytest.mark.rule("BB-9.61")
def test_the_merchant_that_damaged_him_is_avenged() -> None:
    state = scene(pirate(spotted=("merchant-2",), struck_by=("merchant-2",)), merchant(2, SEA, defence=4))
    answers = {"capture": (1, 1), "prize-cargo-card": "31", "prize-hostage-card": "13"}
    after = play(state, capture.prize, {**answers, f"prize-debauchery-{TEACH}": False}, ship=TEACH).state
    assert after.pirate(TEACH).notoriety == 8 and after.pirate(TEACH).hull == "sloop"


# --- the ship


def why_not(played: Played[State]) -> list[str]:
    """What is told of a ship that he cannot take."""
    return [event.text.key for event in played.of(Announced) if event.rule == "BB-9.64"]


def allowed(state: State, found: Prize, silhouette: Any = "brigantine") -> list[str]:
    return [reason.text.key for reason in plunder.may_take_ship(state, book(), found, silhouette).refusals]


@pytest.mark.rule("BB-9.64")
def test_every_reason_why_a_ship_stays_where_it_is() -> None:
    assert allowed(scene(), prize(double=True)) == []
    assert allowed(scene(), prize(avenged=(TEACH,)), "corvette") == ["bb-no-ship-after-damage", "bb-no-corvette"]


@pytest.mark.rule("BB-9.64")
@pytest.mark.rule("BB-2.6")
def test_a_log_must_be_free_or_be_his_own_on_either_side() -> None:
    names = ("bartholomew-roberts", "john-taylor", "edward-low", "thomas-tew")
    hulls: tuple[Hull, ...] = ("brigantine", "schooner", "brigantine", "schooner")
    fleet: list[Pirate] = [
        pirate(name, f"seat-{i}", hull=hull) for i, (name, hull) in enumerate(zip(names, hulls, strict=True), 1)
    ]
    state = scene(pirate(), *fleet, players=4)
    assert allowed(state, prize(double=True)) == ["bb-no-free-log"]
    assert why_not(captured(state, prize(double=True))) == ["bb-no-free-log"]
    assert allowed(state, prize(double=True), "square-rigger") == []
    assert allowed(state, prize(6, "CAR", ShipId("bartholomew-roberts"), double=True), "schooner") == []


@pytest.mark.rule("BB-9.64")
@pytest.mark.rule("BB-5.23")
def test_the_new_ship_is_whole_and_surplus_cargo_is_lost() -> None:
    battered = pirate(hull="square-rigger", damage=3, slow=2, holds=(100, 900, 300, 200), repulsed=(24,))
    answers = {"p-ship": True, "p-ship-holds": ["hold-1", "hold-2", "hold-4"], "p-cargo-stow": "refuse"}
    played = captured(scene(battered), prize(double=True), answers)
    after = played.state.pirate(TEACH)
    assert (after.hull, after.damage, after.slow, after.repulsed) == ("brigantine", 0, 0, ())
    assert after.holds == (100, 900, 200), "those that the player chose, not the most valuable ones"
    assert [each["name"] for each in told(played, "bb-cargo-lost")]
    (choice,) = (question for question in played.asked if question.key == "p-ship-holds")
    assert choice.default == ("hold-2", "hold-3", "hold-4")


@pytest.mark.rule("BB-9.64")
def test_which_of_equal_cargoes_stay_aboard_is_no_question() -> None:
    battered = pirate(hull="square-rigger", damage=3, holds=(300, 300, 300, 300))
    played = captured(scene(battered), prize(double=True), {"p-ship": True, "p-cargo-stow": "refuse"})
    assert played.state.pirate(TEACH).holds == (300, 300, 300)


@pytest.mark.rule("BB-9.64")
def test_the_same_ship_in_the_same_shape_is_not_asked_about() -> None:
    played = captured(scene(pirate(hull="brigantine")), prize(double=True))
    assert "p-ship" not in questions(played)


@pytest.mark.rule("BB-9.64")
def test_the_silhouette_is_asked_where_nobody_has_told_it() -> None:
    face = Face("english", defence=6)
    found = Prize((TEACH,), face, "english", "CAR", True)
    after = captured(scene(), found, {"p-ship-silhouette": "schooner", "p-ship": True}).state
    assert after.pirate(TEACH).hull == "schooner"
    assert "p-ship-silhouette" not in questions(captured(scene(), replace(found, double=False)))
    hurt = captured(scene(), replace(found, avenged=(TEACH,)))
    assert why_not(hurt) == ["bb-no-ship-after-damage"], "why he keeps his own is told, and nothing asked"
    corvette = Prize((TEACH,), Face("english", defence=2), "english", "CAR", True)
    assert captured(scene(), corvette).state.pirate(TEACH).hull == "sloop"
    assert why_not(captured(scene(), corvette)) == ["bb-no-corvette"]


@pytest.mark.rule("BB-23.55")
@pytest.mark.parametrize(
    ("hull", "damage", "likely"), [("sloop", 0, True), ("square-rigger", 4, False), ("brigantine", 1, True)]
)
def test_a_false_player_takes_a_better_class_or_shape(hull: Hull, damage: int, likely: bool) -> None:
    false = pirate(TEACH, "seat-2", hull=hull, damage=damage)
    state = scene(pirate(BLOOD, place=sea("A1")), false, solo=True)
    after = captured(state, prize(double=True)).state
    assert (after.pirate(TEACH).hull == "brigantine" and after.pirate(TEACH).damage == 0) is likely


@pytest.mark.rule("BB-9.61")
def test_the_table_may_settle_that_the_cargo_comes_first() -> None:
    full = pirate(holds=(900, 900))
    ship_first = captured(scene(full), prize(double=True), {"p-ship": True}).state
    assert ship_first.pirate(TEACH).holds == (900, 900, 150)
    answers = {"p-ship": True, "p-cargo-stow": "refuse"}
    after = captured(scene(full, rulings={"A-09": "cargo-first"}), prize(double=True), answers).state
    assert after.pirate(TEACH).holds == (900, 900)


# --- the cargo


@pytest.mark.rule("BB-9.7")
@pytest.mark.parametrize(
    ("defence", "ocean", "value"),
    [(6, "CAR", 350), (6, "AN", 150), (4, "CAR", 100), (8, "CAR", 1500), (7, "IND", 3000), (5, "CD", 200)],
)
def test_e15_e16_the_value_by_defence_and_ocean(defence: int, ocean: Ocean, value: int) -> None:
    answers = {"p-cargo-card": EXAMPLE, f"p-debauchery-{TEACH}": False}
    after = captured(scene(), prize(defence, ocean), answers).state
    assert after.pirate(TEACH).holds == (value,)


@pytest.mark.rule("BB-9.82")
@pytest.mark.parametrize(("declared", "popularity"), [(True, 8), (False, 6)])
def test_e15_the_card_demands_debauchery(declared: bool, popularity: int) -> None:
    after = captured(scene(), prize(), {"p-cargo-card": EXAMPLE, f"p-debauchery-{TEACH}": declared}).state
    assert after.pirate(TEACH).popularity == popularity and after.pirate(TEACH).debauched is declared


@pytest.mark.rule("BB-9.82")
def test_even_whoever_refuses_the_cargo_pays_for_refusing_debauchery() -> None:
    full = scene(pirate(holds=(200, 400)))
    after = captured(full, prize(), {"p-cargo-card": EXAMPLE, "p-cargo-stow": "refuse"}).state
    assert after.pirate(TEACH).holds == (200, 400) and after.pirate(TEACH).popularity == 6


@pytest.mark.rule("BB-9.7")
def test_with_full_holds_one_cargo_goes_overboard_or_the_new_one_is_refused() -> None:
    full = scene(pirate(holds=(200, 60)))
    after = captured(full, prize(), {"p-cargo-stow": "60"}).state
    assert after.pirate(TEACH).holds == (200, 150)
    assert captured(full, prize(), {"p-cargo-stow": "refuse"}).state.pirate(TEACH).holds == (200, 60)


@pytest.mark.rule("BB-9.7")
def test_a_false_player_keeps_what_is_worth_more() -> None:
    state = scene(pirate(BLOOD, place=sea("A1")), pirate(TEACH, "seat-2", holds=(200, 60)), solo=True)
    assert captured(state, prize()).state.pirate(TEACH).holds == (200, 150)


@pytest.mark.rule("BB-9.7")
def test_the_goods_are_told_by_the_lane_of_the_card() -> None:
    assert plunder.contents(book(), "CAR", 6, 63) == ("coin",)
    assert plunder.contents(book(), "CAR", 8, 66) == ("treasure-ship",)
    (line,) = told(captured(scene(), prize(), {"p-cargo-card": EXAMPLE}), "bb-cargo-goods")
    assert [each.key for each in line["goods"]] == ["bb-goods-coin"]
    assert told(captured(scene(), prize(), {"p-cargo-card": "37"}), "bb-cargo-found")
    assert told(captured(scene(options={"cards": "app"}), prize(), {"p-cargo-card": "3"}), "bb-cargo-placeholder")


# --- with an ally


def together(**values: Any) -> State:
    return scene(pirate(ally=ROBERTS), pirate(ROBERTS, "seat-2", ally=TEACH, **values), players=3)


BOTH = prize(6, "CAR", TEACH, ROBERTS)


@pytest.mark.rule("BB-20.4")
def test_allies_are_both_captors_and_he_who_operates_shares_out() -> None:
    after = captured(together(), BOTH, {"p-cargo-to": ROBERTS}).state
    assert [after.pirate(each).marks for each in BOTH.captors] == [("english",)] * 2
    assert [after.pirate(each).notoriety for each in BOTH.captors] == [4, 3]
    assert [after.pirate(each).holds for each in BOTH.captors] == [(), (150,)]


@pytest.mark.rule("BB-20.4")
def test_the_cargo_is_shared_out_only_where_there_is_an_ally() -> None:
    shared = captured(together(), BOTH, {"p-cargo-to": ROBERTS})
    assert [each.note for each in shared.asked if each.key == "p-cargo-to"] == [msg("bb-award-note")]
    alone = captured(scene(), prize())
    assert "p-cargo-to" not in questions(alone) and alone.state.pirate(TEACH).holds, "alone he shares with nobody"


@pytest.mark.rule("BB-20.4", "BB-9.7")
def test_whose_holds_are_full_may_still_leave_the_cargo_to_his_ally() -> None:
    full = together().with_pirate(TEACH, holds=(200, 60))
    after = captured(full, BOTH, {"p-cargo-to": ROBERTS}).state
    assert [after.pirate(each).holds for each in BOTH.captors] == [(200, 60), (150,)]


@pytest.mark.rule("BB-20.4")
def test_the_other_may_fight_for_the_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    fought: list[tuple[str, str]] = []

    def fight(t: Any, challenger: str, other: str, key: str, rule: str) -> Any:
        fought.append((challenger, other))
        yield from notoriety(t, challenger, "duel-won", 12, rule)
        return challenger

    monkeypatch.setattr("companion.games.blackbeard.captains.duels.fight", fight)
    answers = {"p-cargo-to": TEACH, "p-cargo-to-challenge": True, "p-cargo-to-again": ROBERTS}
    after = captured(together(), BOTH, answers).state
    assert fought == [(ROBERTS, TEACH)] and after.pirate(ROBERTS).holds == (150,)


@pytest.mark.rule("BB-20.4")
@pytest.mark.parametrize("to", [TEACH, "nobody", ROBERTS])
def test_whoever_goes_without_is_asked_whether_he_fights_for_it_and_told_what_is_at_stake(to: str) -> None:
    challenge = {} if to == ROBERTS else {"p-cargo-to-challenge": False}
    asked = {each.key: each for each in captured(together(), BOTH, {"p-cargo-to": to, **challenge}).asked}
    question = asked.get("p-cargo-to-challenge")
    if to == ROBERTS:
        assert question is None, "he has what there is to have"
        return
    assert isinstance(question, YesNo) and (question.who, question.quiet) == ("seat-2", False)
    told = {each.label.key.removeprefix("bb-figure-"): dict(each.value.args) for each in question.figures}
    assert told["won"] == {"n": duels.stake(together(), book(), TEACH)}
    assert told["lost"] == {"n": duels.stake(together(), book(), ROBERTS)}
    assert told["endurance"] == {"own": 5, "theirs": 7}
