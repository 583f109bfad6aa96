"""Interception: rolls, the evasion of Schooners, who decides, and automatic interception (5.24, 8.51, 8.52, 14.13)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.kinds import Roll
from companion.core.rules.sums_in_words import sum_in_words
from companion.games.blackbeard.battle import battle, interception
from companion.games.blackbeard.crown import blockades
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import Ctx
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    coast,
    commissioner,
    pirate,
    play,
    port,
    scene,
    warship,
    zone,
)

TEACH, ROBERTS = ShipId("edward-teach"), ShipId("bartholomew-roberts")


@pytest.fixture
def fights(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[str, ...], str]]:
    """Battles that were begun, in the place of fighting them."""
    fought: list[tuple[tuple[str, ...], str]] = []

    def fight(t: Ctx, hunters: tuple[str, ...], pirate: str, key: str) -> Any:
        fought.append((hunters, pirate))
        yield from ()

    monkeypatch.setattr(battle, "fight", fight)
    return fought


def catch(state: State, own: int, other: int) -> bool:
    """Whether a King's Commissioner catches Teach with these dice."""
    answers = {"x-interception": [own, other]}
    caught = play(state, interception.caught, answers, hunter="kc-1", pirate=TEACH, key="x").returned
    assert isinstance(caught, bool)
    return caught


def met(**values: Any) -> State:
    """Teach and a King's Commissioner of the second player at sea together."""
    place = values.pop("place", SEA)
    return scene(pirate(place=place, **values), commissioner(1, "seat-2", place))


@pytest.mark.rule("BB-8.51")
@pytest.mark.rule("BB-5.22")
def test_d6_equal_totals_catch_him() -> None:
    slow = met(slow=4)
    assert catch(slow, 4, 3), "4 - 1 = 3 against 3"
    assert not catch(slow, 5, 3), "5 - 1 = 4 against 3"


@pytest.mark.rule("BB-9.8")
@pytest.mark.rule("BB-8.51")
def test_d7_debauchery_takes_two_off() -> None:
    assert catch(met(debauched=True), 2, 3), "2 + 3 - 2 = 3 against 3"
    assert not catch(met(), 2, 3)


@pytest.mark.rule("BB-16.4")
@pytest.mark.rule("BB-8.51")
def test_a_careened_pirate_rolls_without_modifier() -> None:
    beached = met(posture="careened", debauched=True, place=coast("C3"))
    assert catch(beached, 3, 3) and not catch(beached, 4, 3)


@pytest.mark.rule("BB-5.24")
@pytest.mark.parametrize(("rolled", "escapes"), [(4, True), (3, False)])
def test_d24_a_schooner_slips_away_along_the_coast(rolled: int, escapes: bool) -> None:
    place = coast("C3")
    state = scene(pirate(hull="schooner", place=place), warship(1, place, revealed=True, speed=3))
    answers: dict[str, Any] = {"x-evasion": [rolled]}
    if not escapes:
        answers["x-interception"] = [1, 6]
    played = play(state, interception.caught, answers, hunter="warship-1", pirate=TEACH, key="x")
    assert played.returned is not escapes
    evasion = next(question for question in played.asked if question.key == "x-evasion")
    assert isinstance(evasion, Roll) and evasion.dice[0].hit_from == 4, "more than the hunter's Speed"
    assert played.state.pirate(TEACH).evaded == (("warship-1",) if escapes else ())
    if escapes:
        again = play(played.state, interception.caught, hunter="warship-1", pirate=TEACH, key="y")
        assert again.returned is False and again.asked == [], "out of its reach for the whole turn"


@pytest.mark.rule("BB-5.24")
def test_no_evasion_at_sea_nor_in_a_sloop() -> None:
    assert not catch(met(hull="schooner"), 6, 1)
    assert not catch(met(place=coast("C3")), 6, 1)


@pytest.mark.rule("BB-5.24")
@pytest.mark.rule("BB-2.34")
def test_a_hidden_warship_is_turned_up_for_an_evasion() -> None:
    place = coast("C3")
    state = scene(pirate(hull="schooner", place=place), warship(1, place))
    face = {"nation": "french", "combat": 9, "speed": 2}
    played = play(
        state,
        interception.caught,
        {"x-evasion-face-face": face, "x-evasion": [3]},
        hunter="warship-1",
        pirate=TEACH,
        key="x",
    )
    assert played.returned is False and played.state.counter(ShipId("warship-1")).revealed


@pytest.mark.rule("BB-8.51")
def test_the_odds_of_a_roll_stand_beside_it() -> None:
    played = play(met(slow=4), interception.caught, {"x-interception": [4, 3]}, hunter="kc-1", pirate=TEACH, key="x")
    (question,) = [each for each in played.asked if isinstance(each, Roll)]
    assert question.odds is not None
    odds = question.odds()
    escape = sum(chance for lead, chance in odds.bars if odds.likely is not None and lead >= odds.likely)
    assert escape * 36 == sum(own - 1 > other for own in range(1, 7) for other in range(1, 7))


@pytest.mark.rule("BB-14.13")
def test_who_decides_for_a_hunter() -> None:
    place = SEA
    state = scene(
        pirate(place=place), pirate(ROBERTS, "seat-2"), commissioner(1, "seat-3", place), warship(2, place), players=3
    )
    assert interception.controller(state, ShipId("kc-1"), TEACH) == "seat-3"
    assert interception.controller(state, ShipId("warship-2"), TEACH) == "seat-3", "on the right of the first player"
    assert interception.controller(state, ShipId("warship-2"), ROBERTS) == "seat-1", "whoever has the dice"


@pytest.mark.rule("BB-14.2")
@pytest.mark.rule("BB-14.12")
@pytest.mark.rule("BB-13.6")
def test_each_hunter_rolls_and_those_that_want_to_attack(fights: list[Any]) -> None:
    state = scene(pirate(), warship(1, SEA), warship(2, SEA), commissioner(3, "seat-2", SEA))
    answers = {
        "p-warship-1-interception": [1, 6],
        "p-warship-2-interception": [6, 1],
        "p-kc-3-interception": [1, 6],
        "p-warship-1-attack": True,
        "p-kc-3-attack": False,
    }
    played = play(
        state,
        interception.pursue,
        answers,
        pirate=TEACH,
        hunters=(ShipId("warship-1"), ShipId("warship-2"), ShipId("kc-3")),
        key="p",
    )
    assert played.returned is True and fights == [(("warship-1",), TEACH)]


@pytest.mark.rule("BB-8.51")
def test_his_turn_stops_even_if_nobody_attacks(fights: list[Any]) -> None:
    answers = {"p-kc-1-interception": [1, 6], "p-kc-1-attack": False}
    played = play(met(), interception.pursue, answers, pirate=TEACH, hunters=(ShipId("kc-1"),), key="p")
    assert played.returned is True and fights == []
    own = play(
        scene(pirate(), commissioner(1, "seat-1", SEA)),
        interception.pursue,
        pirate=TEACH,
        hunters=(ShipId("kc-1"),),
        key="p",
    )
    assert own.returned is False and own.asked == [], "a player does not hunt himself"


@pytest.mark.rule("BB-16.4")
def test_caught_on_the_beach_he_is_killed(fights: list[Any]) -> None:
    place = coast("C3")
    state = scene(pirate(posture="careened", place=place), commissioner(1, "seat-2", place))
    answers = {"p-kc-1-interception": [1, 6]}
    played = play(state, interception.pursue, answers, pirate=TEACH, hunters=(ShipId("kc-1"),), key="p")
    assert played.state.pirate(TEACH).status == "dead" and fights == []
    assert "p-kc-1-attack" not in [question.key for question in played.asked], "nobody chooses to spare him"


@pytest.mark.rule("BB-16.4")
def test_a_careened_kings_commissioner_hunts_nobody() -> None:
    place = coast("C3")
    state = scene(pirate(place=place), commissioner(1, "seat-2", place, posture="careened"))
    assert interception.hunters(state, TEACH) == ()


@pytest.mark.rule("BB-8.52")
@pytest.mark.rule("BB-8.61")
def test_a_random_event_makes_them_fight_without_a_roll(fights: list[Any]) -> None:
    state = scene(pirate(place=zone(1)), commissioner(1, "seat-2", zone(1)), warship(2, zone(1)))
    answers = {f"e-{TEACH}-kc-1-attack": True}
    played = play(state, interception.automatic, answers, key="e", arrived=(ShipId("warship-2"),))
    assert played.returned is True and fights == [(("kc-1",), TEACH)], "who has just arrived does not count"


@pytest.mark.rule("BB-8.52")
@pytest.mark.rule("BB-13.6")
def test_a_kings_commissioner_fights_one_pirate_or_none(fights: list[Any]) -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-3"), commissioner(1, "seat-2", SEA), players=3)
    one = play(state, interception.automatic, {f"e-{TEACH}-kc-1-attack": True}, key="e")
    assert one.returned is True and fights == [(("kc-1",), TEACH)]
    declined = {f"e-{TEACH}-kc-1-attack": False, f"e-{ROBERTS}-kc-1-attack": False}
    assert play(state, interception.automatic, declined, key="e").returned is False


@pytest.mark.rule("BB-23.2", "A-65")
@pytest.mark.parametrize(
    ("rolled", "ruling", "shown"), [([6, 1], "any", True), ([1, 6], "any", True), ([6, 1], "battle", False)]
)
def test_alone_an_interception_turns_a_warship_up_even_one_that_fails(
    rolled: list[int], ruling: str, shown: bool, fights: list[Any]
) -> None:
    """Book 23.2: once it is revealed by a blockade, a chase or an interception, a Warship stays face up."""
    ships = pirate("dr-peter-blood"), warship(1, SEA)
    answers: dict[str, Any] = {"p-warship-1-interception": rolled}
    if shown:
        answers["p-warship-1-shown-face"] = {"nation": "english", "combat": 8, "speed": 3}
    hunted: dict[str, Any] = {"pirate": "dr-peter-blood", "hunters": (ShipId("warship-1"),), "key": "p"}
    state = scene(*ships, solo=True, rulings={"A-65": ruling}, options={"cups": "table"}, turn={"holder": "seat-2"})
    assert play(state, interception.pursue, answers, **hunted).state.counter(ShipId("warship-1")).revealed is shown


@pytest.mark.rule("BB-23.2", "BB-14.3")
def test_alone_a_blockade_turns_a_warship_up() -> None:
    told = {"blockade-warship-1-shown-face": {"nation": "english", "combat": 8, "speed": 3}}
    state = scene(anchored("dr-peter-blood"), warship(1, port(24)), solo=True, options={"cups": "table"})
    assert play(state, blockades.check, told).state.counter(ShipId("warship-1")).revealed
    together = scene(anchored(), warship(1, port(24)), options={"cups": "table"})
    assert not play(together, blockades.check).state.counter(ShipId("warship-1")).revealed


@pytest.mark.rule("BB-23.4")
def test_a_false_player_attacks_without_being_asked(fights: list[Any]) -> None:
    state = scene(pirate("dr-peter-blood"), commissioner(1, "seat-2", SEA), solo=True)
    answers = {"p-kc-1-interception": [1, 6]}
    play(state, interception.pursue, answers, pirate="dr-peter-blood", hunters=(ShipId("kc-1"),), key="p")
    assert fights == [(("kc-1",), "dr-peter-blood")]


def test_arithmetic_is_told_as_a_player_says_it() -> None:
    state = met(debauched=True)
    total = interception.attempt(state, book(), state.pirate(TEACH))
    assert total.total == 1 and sum_in_words(total).key == "core-sum-total"
