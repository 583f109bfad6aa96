"""What the middle of the table tells of the events that matter: dice with their sums, changes, orders, fates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.core.events.announcements import Announcement, Change, Fate, Order, Result
from companion.core.questions.kinds import YesNo
from companion.core.values.messages import msg
from companion.games.blackbeard.battle import battle, interception
from companion.games.blackbeard.captains import duels, wounds
from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.harbour import port_attacks, repairs
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.ledger import CounterReturned, CounterSeen, Moved, RenownChanged, WoundsChanged
from companion.games.blackbeard.model.names import who
from companion.games.blackbeard.model.records import Wounds
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import capture, plunder
from companion.games.blackbeard.solo.false_path import PlanMade
from companion.games.blackbeard.standing import governors
from companion.games.blackbeard.supply import counter_cups
from companion.library.game_registry import game
from tests.games.blackbeard.rules.event_play import happened
from tests.games.blackbeard.rules.false_play import blood, solo, teach, turn_of
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    coast,
    commissioner,
    copied,
    lane,
    merchant,
    pirate,
    play,
    scene,
    warship,
)
from tests.support.scripted import Played

TEACH, ROBERTS, MISSON = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("frederick-misson")


def tellings(played: Played[Any]) -> Iterator[Announcement]:
    """Everything that was told, in order."""
    return iter(played.announcements())


def results(played: Played[Any]) -> list[Result]:
    """The results with dice."""
    return [each for each in tellings(played) if isinstance(each, Result) and any(side.dice for side in each.sides)]


def orders(played: Played[Any]) -> list[str]:
    """What hands were told to do, by the keys."""
    return [each.text.key for each in tellings(played) if isinstance(each, Order)]


def fates(played: Played[Any]) -> list[str]:
    """The turns of fate, by the keys of their titles."""
    return [each.title.key for each in tellings(played) if isinstance(each, Fate)]


def changes(played: Played[Any]) -> dict[str, tuple[int | None, int | None]]:
    """Numbers before and after, by the keys."""
    return {each.text.key: (each.before, each.after) for each in tellings(played) if isinstance(each, Change)}


@pytest.mark.rule("BB-9.61")
@pytest.mark.parametrize(("dice", "taken"), [((2, 4), True), ((5, 6), False)])
def test_a_prize_is_told_with_both_sums(dice: tuple[int, int], taken: bool) -> None:
    state = scene(pirate(MISSON, hull="schooner", spotted=("merchant-2",)), merchant(2, SEA, revealed=True))
    more = {"prize-cargo-card": "31", "prize-hostage-card": "13", f"prize-debauchery-{MISSON}": False} if taken else {}
    told = results(play(state, capture.prize, {"capture": dice, **more}, ship=MISSON))[0]
    thrown, score = told.sides
    assert [die.face for die in thrown.dice] == list(dice) and thrown.won is taken
    assert thrown.total is not None and thrown.total.total == sum(dice)
    assert score.total is not None and score.total.total == 8


@pytest.mark.rule("BB-13.61")
def test_a_round_of_battle_tells_dice_sums_and_harm_of_both() -> None:
    state = scene(pirate(TEACH), commissioner(4, "seat-2", SEA, combat=6))
    key = "b-battle-1-round-1"
    answers = {key: (1, 2, 5, 4), f"{key}-{TEACH}-wounds": (6, 6), f"{key}-kc-4-wounds": (6,), f"{key}-on": False}
    ability_and_combat = 10
    played = play(state, battle.fight, answers, hunters=(ShipId("kc-4"),), pirate=TEACH, key="b")
    first = results(played)[0]
    own, theirs = first.sides
    assert [die.face for die in own.dice] == [1, 2] and [die.face for die in theirs.dice] == [5, 4]
    assert own.total is not None and own.total.total == ability_and_combat + 3
    assert theirs.total is not None and theirs.total.total == 6 + 9
    assert "bb-told-battle-title" in fates(played)


@pytest.mark.rule("BB-13.62")
def test_before_he_goes_on_the_odds_of_the_next_round_are_said() -> None:
    state = scene(pirate(TEACH), commissioner(4, "seat-2", SEA, combat=16))
    key = "b-battle-1-round-1"
    answers = {key: (4, 4, 1, 1), f"{key}-on": False}
    played = play(state, battle.fight, answers, hunters=(ShipId("kc-4"),), pirate=TEACH, key="b")
    (asked,) = [question for question in played.asked if question.key == f"{key}-on"]
    assert isinstance(asked, YesNo)
    assert {"bb-figure-sinks-now", "bb-figure-sinks-fight"} <= {each.label.key for each in asked.figures}


@pytest.mark.rule("BB-13.7")
def test_my_ship_sunk_is_a_fate_and_its_pieces_are_taken_off() -> None:
    played = play(scene(), wounds.hurt, {}, ship=TEACH, n=20, key="h", rule="BB-13.61")
    assert fates(played) == ["bb-ev-lost"] and orders(played) == ["bb-told-ship-off"]
    assert changes(played)["bb-told-damage"] == (6, 0)


@pytest.mark.rule("BB-9.62", "BB-13.7")
def test_an_order_for_a_log_is_for_the_hands_of_whose_pirate_it_is() -> None:
    def hands(state: State) -> list[str]:
        marked = play(state, plunder.mark, {}, pirate=TEACH, nation="spanish", rule="BB-9.62")
        sunk = play(state, wounds.hurt, {}, ship=TEACH, n=20, key="h", rule="BB-13.61")
        return [each.seat for played in (marked, sunk) for each in tellings(played) if isinstance(each, Order)]

    assert hands(scene(pirate(TEACH))) == ["seat-1", "seat-1"]
    assert hands(solo(blood(), teach(damage=1))) == ["", ""], "anybody's, of a false player"


@pytest.mark.rule("BB-13.71")
def test_each_die_tells_whether_it_wounds() -> None:
    answers = {"h-wounds": (2, 6)}
    (told,) = results(play(scene(), wounds.hurt, answers, ship=TEACH, n=2, key="h", rule="BB-13.61"))
    assert [(die.face, die.did) for die in told.sides[0].dice] == [(2, 0), (6, 0)]


@pytest.mark.rule("BB-8.51")
@pytest.mark.parametrize(("dice", "escaped"), [((5, 2), True), ((1, 6), False)])
def test_an_interception_tells_both_dice(dice: tuple[int, int], escaped: bool) -> None:
    state = scene(pirate(TEACH), warship(3, SEA))
    answers = {"i-interception": dice}
    (told,) = results(play(state, interception.caught, answers, hunter=ShipId("warship-3"), pirate=TEACH, key="i"))
    assert [side.won for side in told.sides] == [escaped, not escaped]
    assert [side.dice[0].face for side in told.sides] == list(dice)


@pytest.mark.rule("BB-5.24")
@pytest.mark.parametrize(("rolled", "noted"), [(4, "bb-ev-evaded"), (3, "bb-ev-not-evaded")])
def test_an_evasion_tells_its_die_and_is_noted(rolled: int, noted: str) -> None:
    state = scene(pirate(TEACH, hull="schooner", place=coast("C3")), warship(3, coast("C3"), revealed=True, speed=3))
    caught = {} if rolled == 4 else {"i-interception": (1, 6)}
    answers = {"i-evasion": (rolled,), **caught}
    played = play(state, interception.caught, answers, hunter=ShipId("warship-3"), pirate=TEACH, key="i")
    assert noted in [line.key for line in played.lines()]
    own, speed = results(played)[0].sides
    assert [die.face for die in own.dice] == [rolled] and not speed.dice


@pytest.mark.rule("BB-15.3")
def test_an_attack_on_a_port_tells_garrison_and_pirate() -> None:
    card = copied("port", 24, name="Cartagena", nation="spanish", value=0, garrison=8)
    state = scene(anchored(TEACH, number=24, information=(24,)), cards=(card,))
    answers = {"attack-dice": (6, 6, 2, 2), f"attack-cost-{TEACH}-wounds": (6,)}
    played = play(state, port_attacks.attack_port, answers, ship=TEACH)
    own, wall = results(played)[0].sides
    assert own.won and not wall.won and len(own.dice) == 2 and len(wall.dice) == 2
    assert "bb-told-port-taken" in fates(played) and "bb-told-marked" in orders(played)


@pytest.mark.rule("BB-19.3")
def test_an_exchange_of_a_duel_tells_the_endurance_that_is_left() -> None:
    state = scene(anchored(TEACH), anchored(ROBERTS, "seat-2"))
    first = {f"d-1-{TEACH}": (1, 6), f"d-1-{ROBERTS}": (1, 6), f"d-1-surrender-{TEACH}": True}
    answers = {**first, f"d-1-surrender-{ROBERTS}": False}
    played = play(state, duels.fight, answers, challenger=TEACH, other=ROBERTS, key="d", rule="BB-19.2")
    left = [each for each in tellings(played) if isinstance(each, Change) and each.text.key == "bb-told-endurance"]
    assert all(each.before is not None and each.after == each.before - 1 for each in left) and len(left) == 2
    assert [side.won for told in results(played)[:2] for side in told.sides] == [False, True] * 2, "both parry"
    assert [told.text.key for told in results(played)[:2]] == ["bb-told-duel-parried"] * 2
    assert fates(played) == ["bb-told-duel", "bb-duel-surrendered"]


@pytest.mark.rule("BB-13.21")
@pytest.mark.parametrize(("dice", "heard"), [((3, 4), True), ((3, 5), False)])
def test_a_petition_tells_its_dice_and_the_notoriety(dice: tuple[int, int], heard: bool) -> None:
    state = scene(pirate(TEACH), pirate(ROBERTS, "seat-2", notoriety=34), options={"cups": "table"})
    came = {"petition-kc-face": {"name": "Herdman", "combat": 8, "speed": 3}} if heard else {}
    asked = {"petition": dice, **came}
    played = play(state, commissioners.petition, asked, ship=SeatId("seat-1"))
    (told,) = results(played)
    assert [die.face for die in told.sides[0].dice] == list(dice)
    assert fates(played) == (["bb-told-kc-came"] if heard else [])


@pytest.mark.rule("BB-17J")
def test_an_event_is_a_card_with_its_name_and_what_it_does() -> None:
    played = happened(scene(pirate(TEACH)), "J")
    card = next(each for each in tellings(played) if isinstance(each, Fate))
    assert card.title.key == "bb-event-j" and card.text is not None and card.text.key == "bb-told-event-j"
    assert changes(played)["bb-told-slow"] == (3, 2)


@pytest.mark.rule("BB-4.2")
@pytest.mark.parametrize(("leaning", "key"), [("pro", "bb-told-governor-pro"), ("", "bb-told-governor-forever")])
def test_a_governor_is_put_into_his_port(leaning: str, key: str) -> None:
    assert orders(play(scene(), governors.place, {}, number=24, leaning=leaning, rule="BB-4.2")) == [key]


@pytest.mark.rule("BB-16.4")
def test_a_marker_that_lies_there_already_is_not_put_again() -> None:
    for posture, told in (("sea", ["bb-told-moved-careened"]), ("careened", [])):
        state = scene(pirate(TEACH, place=coast("K9"), slow=2, posture=posture))
        played = play(state, repairs.careen, {"careen": (2,)}, ship=TEACH)
        assert orders(played) == told and changes(played)["bb-told-slow"] == (1, 3)


@pytest.mark.rule("BB-9.6")
def test_what_one_player_alone_has_seen_is_told_to_nobody() -> None:
    state = scene(pirate(TEACH), merchant(2, SEA, defence=4))
    for seat, told in ((SeatId("seat-1"), 0), (SeatId(""), 1)):
        look = {"counter_id": ShipId("merchant-2"), "seat": seat, "key": "look", "rule": "BB-9.6"}
        assert len(play(state, counter_cups.look, {}, **look).announcements(CounterSeen)) == told


@pytest.mark.rule("BB-23.5", "BB-P11")
def test_where_a_false_player_sails_is_ordered_before_anybody_is_asked_where_he_ends() -> None:
    answers = {"false-die": (4,), "false-move-end": "elsewhere-CAR-sea", "false-move-search": False}
    played = turn_of(solo(blood(), teach()), answers)
    (plan,) = played.of(PlanMade)
    (order,) = played.announcements(PlanMade)
    assert isinstance(order, Order) and order.text.key == "bb-told-false-patrol" and order.colour
    (moved,) = played.of(Moved)
    assert played.events.index(plan) < played.events.index(moved)


@pytest.mark.rule("BB-P10")
def test_what_needs_no_hands_of_a_false_player_is_no_order() -> None:
    answers = {"capture": (6, 6)}
    state = solo(blood(), teach(lane(34)), merchant(1, lane(34), revealed=True, nation="spanish"))
    played = turn_of(state, answers)
    assert played.of(PlanMade) and not played.announcements(PlanMade)
    assert "bb-prize-gone" in [each.text.key for each in results(played)], "its dice tell it"


@pytest.mark.rule("BB-12.2")
def test_a_track_is_told_as_it_stood_and_stands() -> None:
    """Of an evening of an earlier version too, which did not keep how it stood."""
    played = play(scene(), wounds.hurt, {"h-wounds": (6,)}, ship=TEACH, n=1, key="h", rule="BB-13.61")
    (told,) = played.announcements(RenownChanged)
    assert isinstance(told, Change) and (told.before, told.after) == (7, 6)
    kept = {"is": "RenownChanged", "v": 1, "pirate": TEACH, "what": "popularity", "amount": -1, "cause": "damage"}
    old = game("blackbeard").events.load({**kept, "name": {"key": "bb-pirate", "args": [["name", "Teach"]]}})
    assert list(old.announcements(scene(), book())) == [told]


@pytest.mark.rule("BB-13.71", "BB-17C1", "BB-13.715")
@pytest.mark.parametrize(
    ("before", "now", "key"),
    [
        (Wounds(), Wounds(superficial=1), "bb-hurt-superficial"),
        (Wounds(superficial=1), Wounds(), None),
        (Wounds(minor=1), Wounds(minor=2), "bb-hurt-minor"),
        (Wounds(crippled=("leg",)), Wounds(crippled=("leg", "eye"), healing=1), "bb-hurt-eye"),
        (Wounds(), Wounds(ill=True), "bb-hurt-ill"),
    ],
)
def test_what_befalls_a_captain_is_told_by_what_has_changed(before: Wounds, now: Wounds, key: str | None) -> None:
    state = scene(pirate(TEACH, wounds=before))
    line = WoundsChanged(TEACH, now).line(state, book())
    assert (line and line.key) == key
    well = WoundsChanged(TEACH, Wounds(), True).line(state, book())
    assert well == msg("bb-ev-recovered", name=who(state, book(), TEACH))


@pytest.mark.rule("BB-9.33")
def test_a_counter_goes_back_to_its_cup_from_where_it_lay() -> None:
    (told,) = CounterReturned(ShipId("merchant-1")).announcements(scene(pirate(), merchant(1, lane(34))), book())
    assert isinstance(told, Order) and told.text.key == "bb-told-to-cup-from"
    assert dict(told.text.args)["where"] == msg("bb-place-lane", n=34)
