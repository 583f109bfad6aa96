"""King's Commissioners: petition, arrival, movement, ports, attack, and anti-pirate campaigns (13, 14.31)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.kinds import BadAnswer, Choose, Draw
from companion.core.rules.verdicts import Verdict
from companion.games.blackbeard.crown import blockades, commissioners
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import commissioner_counters
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    coast,
    commissioner,
    copied,
    lane,
    pirate,
    play,
    port,
    scene,
    sea,
    warship,
    zone,
)

TEACH, ROBERTS, QUELCH = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("john-quelch")
HERDMAN = {"name": "Herdman", "combat": 8, "speed": 3}
HAVANA, TORTUGA = 24, 35


def rules(verdict: Verdict) -> list[str]:
    return [reason.rule for reason in verdict.refusals]


# --- petition


@pytest.mark.rule("BB-13.21")
@pytest.mark.rule("BB-7.3A")
@pytest.mark.rule("BB-13.2")
@pytest.mark.rule("BB-2.33")
@pytest.mark.parametrize(("rolled", "heard"), [((3, 4), True), ((3, 5), False)])
def test_d17_a_petition_succeeds_at_the_highest_opposing_notoriety(rolled: tuple[int, int], heard: bool) -> None:
    state = scene(pirate(notoriety=90), pirate(ROBERTS, "seat-2", notoriety=34))
    answers: dict[str, Any] = {"petition": rolled} | ({"petition-kc-face": HERDMAN} if heard else {})
    played = play(state, commissioners.petition, answers, ship="seat-1")
    assert [kc.owner for kc in played.state.commissioners] == (["seat-1"] if heard else [])
    assert played.state.turn.done and played.state.turn.actor == ("kc-1" if heard else "")
    printed = [(kc.name, kc.combat, kc.speed, kc.damage, kc.slow) for kc in played.state.commissioners]
    assert printed == ([("Herdman", 8, 3, 0, 0)] if heard else [])


@pytest.mark.rule("BB-13.21")
def test_a_petition_below_eleven_is_an_operation_without_a_roll() -> None:
    played = play(scene(pirate(), pirate(ROBERTS, "seat-2", notoriety=10)), commissioners.petition, ship="seat-1")
    assert played.asked == [] and played.state.turn.done


@pytest.mark.rule("BB-13.21")
@pytest.mark.rule("BB-6.21")
@pytest.mark.rule("BB-15.4")
@pytest.mark.rule("BB-13.3")
@pytest.mark.rule("BB-6.32")
def test_every_reason_against_a_petition_is_named() -> None:
    state = scene(pirate(), commissioner(4, "seat-1", zone(1)))
    assert rules(commissioners.may_petition(state, book(), SeatId("seat-1"))) == ["BB-13.21"]
    assert rules(commissioners.may_petition(state, book(), SeatId("seat-2"))) == ["BB-6.32", "BB-6.21"]
    holding = scene(anchored(taken=HAVANA), turn={"done": True})
    assert rules(commissioners.may_petition(holding, book(), SeatId("seat-1"))) == ["BB-6.32", "BB-15.4"]
    assert commissioners.may_petition(scene(pirate()), book(), SeatId("seat-1")).allowed
    (chances,) = commissioners.may_petition(
        scene(pirate(), pirate(ROBERTS, "seat-2", notoriety=40)), book(), SeatId("seat-1")
    ).effects
    assert dict(chances.args)["best"] == 40, "of the most notorious opponent (BB-13.21)"


@pytest.mark.rule("BB-8.6", "BB-23.4")
def test_from_and_into_a_transit_box_lead_no_common_waters() -> None:
    waters = [(sea("A1"), sea("B2")), (sea("A1"), zone(1)), (zone(1), sea("A1")), (zone(1), zone(1))]
    assert [commissioners.same_waters(here, there) for here, there in waters] == [True, False, False, False]
    assert not commissioners.same_waters(sea("A1"), sea("A1", "IND"))


@pytest.mark.rule("BB-13.22")
def test_a_counter_of_the_app_comes_from_the_cup_unseen() -> None:
    """The options of a draw are told to every screen: names would tell which counter lies where."""
    state = scene(pirate(), pirate(ROBERTS, "seat-2", notoriety=60), options={"cups": "app"})
    played = play(
        state,
        commissioner_counters.commissioner,
        {"kc-draw": "2", "face-" + book().commissioners[1].id: HERDMAN},
        seat="seat-1",
        where=zone(1),
        key="kc",
        rule="",
    )
    drawn = next(q for q in played.asked if q.key == "kc-draw")
    assert isinstance(drawn, Draw) and drawn.unseen
    assert [option.id for option in drawn.options] == [str(n) for n in range(1, 1 + len(book().commissioners))]
    (kc,) = played.state.commissioners
    assert kc.counter == book().commissioners[1].id


# --- where it arrives


@pytest.mark.rule("BB-13.22")
@pytest.mark.parametrize(
    ("where", "box"), [(sea("A1", "AN"), 1), (SEA, 1), (lane(11, "CD"), 3), (coast("B2", "IND"), 6), (zone(4), 4)]
)
def test_it_arrives_where_the_most_notorious_opponent_is(where: Place, box: int) -> None:
    state = scene(pirate(notoriety=99), pirate(ROBERTS, "seat-2", where, notoriety=30))
    assert play(state, commissioners.place_for, seat="seat-1", key="p").returned == zone(box)


@pytest.mark.rule("BB-13.22")
def test_without_an_opponent_any_box_will_do_and_a_tie_is_chosen() -> None:
    alone = play(scene(), commissioners.place_for, {"p": "zone-5"}, seat="seat-1", key="p")
    assert alone.returned == zone(5)
    tied = scene(
        pirate(), pirate(ROBERTS, "seat-2", zone(2), notoriety=9), pirate(QUELCH, "seat-2", zone(6), notoriety=9)
    )
    assert play(tied, commissioners.place_for, {"p": QUELCH}, seat="seat-1", key="p").returned == zone(6)


@pytest.mark.rule("BB-13.22")
def test_the_ocean_of_a_pirate_is_asked_only_when_nobody_has_told_it() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", Place("lane", "45"), notoriety=9))
    told = {"p-ocean": {"ocean": "IND"}}
    assert play(state, commissioners.place_for, told, seat="seat-1", key="p").returned == zone(6)


@pytest.mark.rule("BB-13.21", "BB-23.1", "BB-23.4")
def test_a_false_player_petitions_against_every_opponent_and_sends_the_answer_to_blood() -> None:
    state = scene(
        pirate("dr-peter-blood", place=sea("C3", "IND"), notoriety=12),
        pirate(ROBERTS, "seat-3", notoriety=60),
        solo=True,
        turn={"holder": "seat-2"},
    )
    answers: dict[str, Any] = {"petition": (5, 5), "petition-kc-face": HERDMAN}
    (kc,) = play(state, commissioners.petition, answers, ship="seat-2").state.commissioners
    assert (kc.owner, kc.place) == ("seat-2", zone(6))


@pytest.mark.rule("BB-23.4")
def test_a_false_players_commissioner_comes_after_blood() -> None:
    state = scene(
        pirate("dr-peter-blood", place=sea("C3", "IND"), notoriety=12),
        pirate(TEACH, "seat-2", notoriety=50),
        pirate(ROBERTS, "seat-3", notoriety=60),
        solo=True,
    )
    assert play(state, commissioners.place_for, seat="seat-2", key="p").returned == zone(6)


# --- movement


def moved(state: State, answers: dict[str, Any]) -> State:
    return play(state, commissioners.move, answers, ship="kc-4").state


@pytest.mark.rule("BB-13.4")
@pytest.mark.rule("BB-8.5")
@pytest.mark.rule("BB-7.3B")
def test_it_moves_by_its_speed_without_a_die() -> None:
    state = scene(pirate(), commissioner(4, "seat-1", SEA, speed=3, slow=1))
    assert commissioners.points(state, book(), ShipId("kc-4")) == 2
    lame = scene(pirate(), commissioner(4, "seat-1", SEA, speed=3, slow=3))
    assert commissioners.points(lame, book(), ShipId("kc-4")) == 1
    after = moved(state, {"kc-move": "elsewhere-CAR-coast"})
    assert after.commissioner("kc-4").place.coast and after.turn.actor == "kc-4"


@pytest.mark.rule("BB-8.6")
def test_it_leaves_a_box_for_the_next_or_an_arrow_hex_but_never_returns() -> None:
    state = scene(pirate(), commissioner(4, "seat-1", zone(3), left_zones=(2,)))
    assert moved(state, {"kc-move": "zone-4"}).commissioner("kc-4").left_zones == (2, 3)
    assert moved(state, {"kc-move": "elsewhere-CD-coast"}).commissioner("kc-4").place.ocean == "CD"
    with pytest.raises(BadAnswer):
        moved(state, {"kc-move": "zone-2"})
    shut_in = scene(pirate(), commissioner(4, "seat-1", zone(2), left_zones=(1, 3)))
    assert rules(commissioners.may_move(shut_in, book(), ShipId("kc-4"))) == ["BB-8.6"]


@pytest.mark.rule("BB-8.6")
def test_it_may_lie_in_wait_in_a_box() -> None:
    state = scene(pirate(place=zone(2)), commissioner(4, "seat-1", zone(2)))
    after = moved(state, {"kc-move": "zone-2"})
    assert after.commissioner("kc-4") == state.commissioner("kc-4") and after.turn.done


@pytest.mark.rule("BB-8.6")
@pytest.mark.rule("BB-17K")
def test_it_enters_a_box_from_an_arrow_hex_only_where_the_event_says_so() -> None:
    state = scene(pirate(), commissioner(4, "seat-1", SEA))
    with pytest.raises(BadAnswer):
        moved(state, {"kc-move": "zone-1"})
    assert moved(state.with_turn(extra=1), {"kc-move": "zone-1"}).commissioner("kc-4").place == zone(1)


@pytest.mark.rule("BB-13.5")
@pytest.mark.rule("BB-8.7")
def test_it_enters_a_port_and_chases_out_whoever_lies_there() -> None:
    state = scene(pirate(), anchored(ROBERTS, "seat-2", HAVANA), commissioner(4, "seat-1", SEA))
    answers = {"kc-move": f"port-{HAVANA}", "kc-port": "anchored", f"kc-port-chase-{ROBERTS}-chased-wounds": (5,)}
    after = moved(state, answers)
    roberts = after.pirate(ROBERTS)
    assert (roberts.posture, roberts.damage, roberts.barred) == ("sea", 1, (HAVANA,))
    assert after.commissioner("kc-4").posture == "anchored"


@pytest.mark.rule("BB-16.4", "BB-13.5")
@pytest.mark.parametrize(("rolled", "fate"), [((3, 3), "dead"), ((4, 3), "active")])
def test_whoever_is_careened_there_is_killed_if_it_catches_him(rolled: tuple[int, int], fate: str) -> None:
    careened = pirate(ROBERTS, "seat-2", port(HAVANA), posture="careened", debauched=True)
    state = scene(pirate(), careened, commissioner(4, "seat-1", SEA))
    caught = f"kc-port-chase-{ROBERTS}-careened-kc-4"
    enters = {"kc-move": f"port-{HAVANA}", "kc-port": "anchored"}
    answers: dict[str, Any] = {**enters, f"{caught}-interception": rolled}
    chased = f"kc-port-chase-{ROBERTS}-chased-wounds"
    after = moved(state, answers | ({} if fate == "dead" else {chased: (5,)}))
    roberts = after.pirate(ROBERTS)
    assert (roberts.status, roberts.barred) == (fate, () if fate == "dead" else (HAVANA,))


@pytest.mark.rule("BB-14.3")
def test_it_may_blockade_instead() -> None:
    state = scene(pirate(), anchored(ROBERTS, "seat-2", HAVANA), commissioner(4, "seat-1", SEA))
    after = moved(state, {"kc-move": f"port-{HAVANA}", "kc-port": "sea"})
    assert after.pirate(ROBERTS).posture == "anchored" and after.hunters_at(port(HAVANA)) == ("kc-4",)


@pytest.mark.rule("BB-8.1", "BB-8.7")
@pytest.mark.parametrize("told", [{"kc-port-left": False}, {}])
def test_it_enters_no_port_with_the_last_point_that_brought_it_there(told: dict[str, bool]) -> None:
    """Where it can have no point left, nobody is asked."""
    kc = commissioner(4, "seat-1", SEA, speed=3 if told else 1)
    state = scene(pirate(), anchored(ROBERTS, "seat-2", HAVANA), kc)
    played = play(state, commissioners.move, {"kc-move": f"port-{HAVANA}", **told}, ship="kc-4")
    (question,) = [each for each in played.asked if each.key == "kc-port"]
    assert isinstance(question, Choose) and rules(question.options[0].verdict) == ["BB-8.1"]
    assert played.state.commissioner("kc-4").posture == "sea"


@pytest.mark.rule("BB-8.1")
def test_in_its_own_hex_one_point_is_enough_and_out_of_a_box_none_is_left() -> None:
    lame = scene(pirate(), commissioner(4, "seat-1", port(HAVANA), speed=1))
    assert moved(lame, {"kc-move": f"port-{HAVANA}", "kc-port": "anchored"}).commissioner("kc-4").posture == "anchored"
    boxed = scene(pirate(), anchored(ROBERTS, "seat-2", HAVANA), commissioner(4, "seat-1", zone(1)))
    assert moved(boxed, {"kc-move": f"port-{HAVANA}"}).commissioner("kc-4").posture == "sea"


@pytest.mark.rule("BB-4.21")
def test_a_pro_pirate_port_is_closed_to_it() -> None:
    state = scene(pirate(), commissioner(4, "seat-1", SEA), governors={HAVANA: "pro"})
    played = play(state, commissioners.move, {"kc-move": f"port-{HAVANA}", "kc-port": "sea"}, ship="kc-4")
    (question,) = [each for each in played.asked if each.key == "kc-port"]
    assert isinstance(question, Choose) and rules(question.options[0].verdict) == ["BB-4.21"]


# --- attack


@pytest.mark.rule("BB-13.6")
@pytest.mark.rule("BB-7.3C")
@pytest.mark.rule("BB-8.61")
def test_it_attacks_only_opponents_at_sea_beside_it() -> None:
    kc = commissioner(4, "seat-1", SEA)
    assert commissioners.may_attack(scene(pirate(ROBERTS, "seat-2"), kc), book(), ShipId("kc-4")).allowed
    assert rules(commissioners.may_attack(scene(pirate(), kc), book(), ShipId("kc-4"))) == ["BB-13.6"]
    harbour = commissioner(4, "seat-1", port(HAVANA), posture="anchored")
    assert rules(commissioners.may_attack(scene(pirate(), harbour), book(), ShipId("kc-4"))) == ["BB-13.6"]
    boxed = scene(pirate(ROBERTS, "seat-2", zone(2)), commissioner(4, "seat-1", zone(2)))
    assert rules(commissioners.may_attack(boxed, book(), ShipId("kc-4"))) == ["BB-8.61"]


def attack(state: State, answers: dict[str, Any]) -> State:
    return play(state, commissioners.attack, answers, ship="kc-4").state


@pytest.mark.rule("BB-13.6")
def test_of_several_caught_it_attacks_one() -> None:
    state = scene(
        pirate(), pirate(ROBERTS, "seat-2"), pirate(QUELCH, "seat-2"), commissioner(4, "seat-1", SEA, combat=6)
    )
    answers = {
        f"kc-attack-{ROBERTS}-interception": (1, 6),
        f"kc-attack-{QUELCH}-interception": (1, 6),
        "kc-attack": QUELCH,
        f"kc-attack-{QUELCH}-battle-1-round-1": (4, 5, 3, 4),
        f"kc-attack-{QUELCH}-battle-1-round-1-{QUELCH}-wounds": (6,),
        f"kc-attack-{QUELCH}-battle-1-round-1-kc-4-wounds": (6,) * 5,
        f"kc-attack-{QUELCH}-battle-1-round-1-on": False,
    }
    after = attack(state, answers)
    assert after.commissioner("kc-4").damage == 5 and after.pirate(ROBERTS).damage == 0


@pytest.mark.rule("BB-13.6")
def test_it_may_let_them_go() -> None:
    state = scene(pirate(ROBERTS, "seat-2"), commissioner(4, "seat-1", SEA))
    after = attack(state, {f"kc-attack-{ROBERTS}-interception": (1, 6), "kc-attack": "none"})
    assert after.turn.done and after.pirate(ROBERTS) == state.pirate(ROBERTS)


@pytest.mark.rule("BB-13.6")
def test_who_rolled_higher_may_turn_and_fight() -> None:
    state = scene(pirate(ROBERTS, "seat-2"), commissioner(4, "seat-1", SEA, combat=1))
    answers = {
        f"kc-attack-{ROBERTS}-interception": (4, 6),
        f"kc-attack-{ROBERTS}-turns": True,
        f"kc-attacked-{ROBERTS}-battle-1-round-1": (4, 5, 3, 4),
        f"kc-attacked-{ROBERTS}-battle-1-round-1-{ROBERTS}-wounds": (6,),
    }
    after = attack(state, answers)
    assert after.commissioners == () and after.pirate(ROBERTS).notoriety == 1
    avoided = attack(state, {f"kc-attack-{ROBERTS}-interception": (4, 6), f"kc-attack-{ROBERTS}-turns": False})
    assert avoided.pirate(ROBERTS).notoriety == 0, "avoiding earns nothing (13.64)"


@pytest.mark.rule("BB-16.4", "BB-13.6")
@pytest.mark.parametrize(("rolled", "fate"), [((3, 3), "dead"), ((4, 3), "active")])
def test_a_careened_pirate_is_killed_if_caught_and_attacks_nobody_if_not(rolled: tuple[int, int], fate: str) -> None:
    beach = Place("hex", "C3", "CAR", True)
    state = scene(pirate(), pirate(ROBERTS, "seat-2", beach, posture="careened"), commissioner(4, "seat-1", beach))
    played = play(state, commissioners.attack, {f"kc-attack-{ROBERTS}-interception": rolled}, ship="kc-4")
    asked = {question.key for question in played.asked}
    assert played.state.pirate(ROBERTS).status == fate
    assert not asked & {"kc-attack", f"kc-attack-{ROBERTS}-turns"}


@pytest.mark.rule("BB-13.6", "BB-23.5")
def test_the_pirate_of_a_false_player_who_rolled_higher_avoids_it() -> None:
    state = scene(pirate(ROBERTS, "seat-2"), commissioner(4, "seat-1", SEA, combat=1), solo=True)
    played = play(state, commissioners.attack, {f"kc-attack-{ROBERTS}-interception": (4, 6)}, ship="kc-4")
    assert played.state.turn.done and played.state.commissioners == state.commissioners


@pytest.mark.rule("BB-8.6")
def test_out_of_a_transit_box_it_comes_to_no_box_but_those_beside_it() -> None:
    state = scene(pirate(place=zone(4)), pirate(ROBERTS, "seat-2", SEA), commissioner(4, "seat-1", zone(1)))

    def reached(t: Any) -> Any:
        yield from ()
        return commissioners.reach(t, zone(1))[0]

    boxes = [place.zone for place in play(state, reached).returned if place.zone]
    assert sorted(boxes) == sorted({1, *next(box.links for box in book().transit_boxes if box.number == 1)})


@pytest.mark.rule("BB-7.3")
def test_the_menu_offers_each_commissioner_and_the_petition() -> None:
    state = scene(pirate(), commissioner(4, "seat-1", zone(1)), commissioner(5, "seat-2", zone(1)))
    offered = [offer.option.id for offer in commissioners.offers(state, book())]
    assert offered == ["kc-attack-kc-4", "kc-move-kc-4", "petition-seat-1"]


# --- anti-pirate campaigns


def campaign(drawn: str, **values: Any) -> State:
    state = scene(
        pirate(),
        anchored(ROBERTS, "seat-2", TORTUGA),
        commissioner(4, "seat-1", SEA),
        warship(5, port(TORTUGA), revealed=True),
        **values,
    )
    answers = {
        f"c-{ROBERTS}-chased-wounds": (5,),
        f"c-{ROBERTS}-chased-warship-5-interception": (6, 1),
        "c-governor": drawn,
    }
    return play(state, blockades.campaign, answers, kc="kc-4", number=TORTUGA, key="c").state


@pytest.mark.rule("BB-14.31")
def test_a_campaign_chases_and_may_make_the_haven_english() -> None:
    after = campaign("anti")
    assert after.pirate(ROBERTS).posture == "sea" and after.commissioner("kc-4").place.same(port(TORTUGA))
    assert after.port(TORTUGA).english and after.port(TORTUGA).governor == "anti"


@pytest.mark.rule("BB-14.31")
def test_a_pro_pirate_governor_leaves_the_game_without_effect() -> None:
    after = campaign("pro")
    assert not after.port(TORTUGA).english and dict(after.governors_out) == {"pro": 1, "anti": 0}


@pytest.mark.rule("BB-14.31")
@pytest.mark.rule("BB-2.35")
def test_an_empty_cup_is_against_the_pirates_for_good() -> None:
    after = campaign("none")
    assert after.port(TORTUGA).english and after.port(TORTUGA).forever


@pytest.mark.rule("BB-14.31")
def test_without_anybody_to_chase_no_governor_is_drawn() -> None:
    state = scene(pirate(), commissioner(4, "seat-1", SEA), warship(5, port(TORTUGA)))
    played = play(state, blockades.campaign, kc="kc-4", number=TORTUGA, key="c")
    assert played.asked == [] and not played.state.port(TORTUGA).english


@pytest.mark.rule("BB-14.31")
def test_a_haven_is_entered_only_while_another_hunter_waits_at_sea() -> None:
    state = scene(pirate(), anchored(ROBERTS, "seat-2", TORTUGA), commissioner(4, "seat-1", SEA))
    played = play(state, commissioners.move, {"kc-move": f"port-{TORTUGA}", "kc-port": "sea"}, ship="kc-4")
    (question,) = [each for each in played.asked if each.key == "kc-port"]
    assert isinstance(question, Choose) and rules(question.options[0].verdict) == ["BB-14.31"]


@pytest.mark.rule("BB-17E2")
def test_a_nation_that_backs_a_letter_keeps_it_out() -> None:
    french = next(each.id for each in book().letters if each.nation == "french")
    state = scene(
        pirate(letter=french),
        commissioner(4, "seat-1", SEA),
        cards=(copied("port", 22, nation="french", value=2, garrison=8),),
    )
    played = play(state, commissioners.move, {"kc-move": "port-22", "kc-port": "sea"}, ship="kc-4")
    (question,) = [each for each in played.asked if each.key == "kc-port"]
    assert isinstance(question, Choose) and rules(question.options[0].verdict) == ["BB-17E2"]
