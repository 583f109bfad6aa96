"""Movement of pirates: points, ports, hunters on the way, Searches and Transit Boxes (8.1 to 8.7, 9.33, 10.4)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.kinds import Choose
from companion.core.rules.verdicts import Verdict
from companion.core.values.frozen_records import replace
from companion.games.blackbeard.battle import battle
from companion.games.blackbeard.harbour import port_attacks
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import Ctx
from companion.games.blackbeard.model.records import Counter, Measured, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import searches
from companion.games.blackbeard.sailing import movement, transit
from companion.games.blackbeard.standing import ports
from tests.games.blackbeard.rules.scene import (
    anchored,
    book,
    commissioner,
    lane,
    merchant,
    pirate,
    play,
    port,
    scene,
    sea,
    warship,
    zone,
)
from tests.support.scripted import Played

TEACH, PORT = ShipId("edward-teach"), 24


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """Battles, Searches and attacks on ports that a movement led to, in the place of carrying them out."""
    followed: list[tuple[str, Any]] = []

    def fight(t: Ctx, hunters: tuple[str, ...], pirate: str, key: str) -> Any:
        followed.append(("fight", hunters))
        yield from ()

    def search(t: Ctx, pirate: str, key: str) -> Any:
        followed.append(("search", t.now.pirate(pirate).place))
        yield from ()

    def assault(t: Ctx, pirate: str, number: int, key: str) -> Any:
        followed.append(("attack", number))
        yield from ()

    monkeypatch.setattr(battle, "fight", fight)
    monkeypatch.setattr(searches, "search", search)
    monkeypatch.setattr(port_attacks, "enter_and_attack", assault)
    return followed


def moved(state: State, die: int, **answers: Any) -> Played[State]:
    """Teach's movement with this die; answers by the end of their keys, with _ for -."""
    script = {f"move-{key.replace('_', '-')}": value for key, value in answers.items()}
    return play(state, movement.move, {"move-die": [die], **script}, ship=TEACH)


def rules(verdict: Verdict) -> set[str]:
    return {reason.rule for reason in verdict.refusals}


def asked(played: Played[State], key: str) -> Choose:
    """The question of this key, as one among options."""
    (question,) = [each for each in played.asked if each.key == key]
    assert isinstance(question, Choose)
    return question


# ---------------------------------------------------------------------- points


@pytest.mark.rule("BB-8.2")
@pytest.mark.rule("BB-8.3")
@pytest.mark.rule("BB-5.22")
@pytest.mark.parametrize(("slow", "die", "points"), [(0, 6, 9), (4, 6, 5), (8, 2, 1), (8, 6, 1)])
def test_e7_e8_e9_points_by_die_and_speed(slow: int, die: int, points: int) -> None:
    state = scene(pirate(slow=slow))
    assert movement.allowance(state, book(), state.pirate(TEACH), die).total == points


@pytest.mark.rule("BB-8.2")
def test_once_the_die_is_rolled_the_turn_is_a_movement() -> None:
    played = moved(scene(), 4, end="hex-K9", search=False)
    assert played.state.turn.done and played.state.turn.actor == TEACH
    assert played.state.pirate(TEACH).place == sea("K9")


@pytest.mark.rule("BB-8.51")
def test_whom_he_has_passed_is_asked_only_when_hunters_lie_in_his_waters() -> None:
    def passed(*hunters: Counter) -> bool:
        told = {"passed": []} if hunters and hunters[0].place.ocean == "CAR" else {}
        played = moved(scene(pirate(), *hunters), 4, end="elsewhere-CAR-sea", search=False, **told)
        return "move-passed" in [question.key for question in played.asked]

    assert not passed() and not passed(warship(1, sea("A1", "IND"))) and passed(warship(1, sea("A1")))


@pytest.mark.rule("BB-8.4")
@pytest.mark.rule("BB-2.21")
def test_he_ends_where_the_table_says_within_his_own_waters() -> None:
    state = scene(pirate(), merchant(3, lane(34)), merchant(4, lane(55, "IND")), merchant(5, zone(1)))
    played = moved(state, 4, end="lane-34", search=False)
    assert played.state.pirate(TEACH).place == lane(34)
    offered = [option.id for option in asked(played, "move-end").options]
    assert offered[:2] == ["hex-K9", "lane-34"], "his own hex, then the Merchants"
    assert "port-11" in offered and "port-24" in offered, "the Caribbean and the North Atlantic are one map"
    assert not {"lane-55", "zone-1", "port-55", "elsewhere-IND-sea"} & set(offered)
    far = moved(state, 4, end="elsewhere-AN-coast", search=False).state.pirate(TEACH).place
    assert (far.kind, far.ocean, far.coast) == ("sea", "AN", True)


@pytest.mark.rule("BB-8.x")
def test_what_each_port_is_to_him_stands_beside_it() -> None:
    state = scene(pirate(havens=(11,), barred=(12,)), governors={11: "pro", 13: "anti"})
    notes = movement.standings(state, book(), TEACH, ("AN",))
    keys = [notes[f"port-{number}"].key for number in (11, 12, 13, 14)]
    assert keys == ["bb-standing-safe", "bb-standing-closed", "bb-standing-anti", "bb-standing-neutral"]


@pytest.mark.rule("BB-8.x", "BB-8.4")
def test_what_a_place_is_to_him_and_who_is_there_stand_together() -> None:
    state = scene(pirate(barred=(12, 13)), merchant(3, port(12)), merchant(4, lane(34)))
    played = moved(state, 4, end="hex-K9", search=False)
    notes = {option.id: option.note for option in asked(played, "move-end").options}
    both, alone, ships = notes["port-12"], notes["port-13"], notes["lane-34"]
    assert both is not None and both.key == "bb-place-note-with"
    assert next(getattr(part, "key", "") for _, part in both.args) == "bb-standing-closed"
    assert alone is not None and alone.key == "bb-standing-closed"
    assert ships is not None and ships.key != "bb-place-note-with", "a lane is nothing to him"


# ---------------------------------------------------------------------- ports


@pytest.mark.rule("BB-8.7")
@pytest.mark.rule("BB-13.5")
@pytest.mark.rule("BB-8.6")
def test_entering_a_port_clears_what_barred_him(elsewhere: list[Any]) -> None:
    state = scene(pirate(barred=(11,), left_zones=(1,)))
    after = moved(state, 4, end="port-24", port="anchor").state.pirate(TEACH)
    assert (after.place, after.posture, after.barred, after.left_zones) == (port(PORT), "anchored", (), ())
    assert elsewhere == [], "nobody searches in port"


@pytest.mark.rule("BB-8.1")
@pytest.mark.rule("BB-4.22")
def test_what_is_refused_at_the_port_stands_there_with_every_reason() -> None:
    closed = moved(scene(pirate(), governors={PORT: "anti"}), 4, end="port-24", port="sea", search=False)
    options = {option.id: option.verdict for option in asked(closed, "move-port").options}
    assert rules(options["anchor"]) == {"BB-4.22"} and options["attack"].allowed and options["sea"].allowed
    assert closed.state.pirate(TEACH).posture == "sea"
    state = scene(pirate(barred=(PORT,)), governors={PORT: "anti"})
    assert rules(ports.may_anchor(state, book(), TEACH, PORT, 0)) == {"BB-4.22", "BB-13.5", "BB-8.1"}


@pytest.mark.rule("BB-8.1", "BB-8.7", "BB-9.3")
def test_a_point_must_be_left_to_anchor_which_stands_beside_the_question_to_be_put_right() -> None:
    """An ocean hex costs a point and so does the port in it: with all of them spent he anchors not, and may search."""
    likely = moved(scene(), 4, end="port-24", port="anchor")
    assert likely.state.pirate(TEACH).posture == "anchored"
    spent = moved(scene(), 4, end="port-24", left=False, search=False)
    options = {option.id: option.verdict for option in asked(spent, "move-port").options}
    assert rules(options["anchor"]) == rules(options["attack"]) == {"BB-8.1"}
    assert spent.asked[-1].text.key == "bb-q-move-search", "that all is spent has been told"
    spared = moved(scene(), 4, end="port-24", port="sea", search=False)
    assert spared.asked[-1].text.key == "bb-q-move-search-whole", "whether all is spent is told by who searches"
    counted = scene(measured=(Measured("hex", "K9", PORT, 7),))
    assert rules(asked(moved(counted, 4, end="port-24", search=False), "move-port").options[0].verdict) == {"BB-8.1"}
    near = scene(measured=(Measured("hex", "K9", PORT, 6),))
    assert moved(near, 4, end="port-24", port="anchor").state.pirate(TEACH).posture == "anchored"


@pytest.mark.rule("BB-8.1")
def test_the_last_point_that_brought_him_there_does_not_anchor() -> None:
    spent = moved(scene(pirate(slow=8)), 1, end="port-24", search=False)
    assert spent.state.pirate(TEACH).posture == "sea"
    there = moved(scene(pirate(slow=8, place=port(PORT))), 1, end="port-24", port="anchor")
    assert there.state.pirate(TEACH).posture == "anchored", "from the hex itself one point is enough"
    question = asked(there, "move-port")
    assert question.default is None and question.note is not None, "the point is said, and nothing is preset (8.7)"


@pytest.mark.rule("BB-8.1")
@pytest.mark.rule("BB-8.7")
def test_leaving_a_port_costs_a_point() -> None:
    played = moved(scene(anchored()), 4, end="elsewhere-CAR-sea", search=False)
    question = asked(played, "move-end")
    assert dict(question.text.args)["n"] == 6, "4 + 3, less one"
    assert played.state.pirate(TEACH).posture == "sea"
    out = moved(scene(anchored(slow=8)), 1, put_to_sea=True, search=False)
    assert (out.state.pirate(TEACH).place, out.state.pirate(TEACH).posture) == (port(PORT), "sea")
    stays = moved(scene(anchored()), 4, end="port-24", put_to_sea=False)
    assert stays.state.pirate(TEACH).posture == "anchored" and stays.state.turn.done


@pytest.mark.rule("BB-15.4")
def test_who_took_a_port_on_his_last_turn_leaves_it() -> None:
    played = moved(scene(anchored(taken=PORT)), 4, end="port-24", search=False)
    assert played.state.pirate(TEACH).posture == "sea"


@pytest.mark.rule("BB-14.3")
@pytest.mark.rule("BB-8.51")
@pytest.mark.parametrize(("throw", "posture"), [([6, 1], "anchored"), ([1, 6], "sea")])
def test_whoever_lies_beside_a_blockade_risks_an_interception_when_he_enters(throw: list[int], posture: str) -> None:
    state = scene(pirate(place=port(PORT)), warship(1, port(PORT)))
    answers: dict[str, Any] = {"end": "port-24", "port": "anchor", "blockade_warship_1_interception": throw}
    if posture == "sea":
        answers["blockade_warship_1_attack"] = False
    played = moved(state, 4, **answers)
    assert played.state.pirate(TEACH).posture == posture


@pytest.mark.rule("BB-15.21")
def test_he_may_attack_the_port_that_he_enters(elsewhere: list[Any]) -> None:
    moved(scene(pirate(), governors={PORT: "anti"}), 4, end="port-24", port="attack")
    assert elsewhere == [("attack", PORT)]


@pytest.mark.rule("BB-10.4")
@pytest.mark.parametrize(("holds", "gain"), [((100, 200), 1), ((100,), 0)])
def test_full_holds_brought_to_his_safe_haven_please_the_crew(holds: tuple[int, ...], gain: int) -> None:
    state = scene(pirate(holds=holds, havens=(PORT,)), governors={PORT: "pro"})
    after = moved(state, 4, end="port-24", port="anchor").state.pirate(TEACH)
    assert after.popularity == book().numbers.start_popularity + gain


@pytest.mark.rule("BB-9.62")
def test_the_nationality_of_a_port_is_asked_where_it_matters() -> None:
    state = scene(pirate(marks=("french",)))
    played = moved(state, 4, end="port-12", port_nation={"nation": "french"}, port="sea", search=False)
    options = {option.id: option.verdict for option in asked(played, "move-port").options}
    assert rules(options["anchor"]) == {"BB-9.62"}
    lettered = scene(pirate(letter="french-1"), governors={12: "anti"})
    friend = moved(lettered, 4, end="port-12", port_nation={"nation": "french"}, port="anchor")
    assert friend.state.pirate(TEACH).posture == "anchored", "a Letter opens the ports of its nation (BB-17E)"


# ---------------------------------------------------------------------- hunters


@pytest.mark.rule("BB-8.51")
def test_hunters_on_his_way_roll_in_order(elsewhere: list[Any]) -> None:
    state = scene(pirate(), warship(1, sea("A1")), warship(2, sea("B2")), warship(3, lane(55, "IND")))
    passed: dict[str, Any] = {
        "end": "elsewhere-CAR-sea",
        "passed": ["hex-A1", "hex-B2"],
        "passed_1": "hex-B2",
        "pass_hex_B2_warship_2_interception": [6, 1],
        "pass_hex_A1_warship_1_interception": [1, 6],
        "pass_hex_A1_warship_1_attack": True,
    }
    played = moved(state, 4, **passed)
    assert played.state.pirate(TEACH).place == sea("A1"), "his turn stops where he is caught"
    assert elsewhere == [("fight", ("warship-1",))]
    free = moved(state, 4, end="elsewhere-CAR-sea", passed=[], search=False)
    assert free.state.pirate(TEACH).place.kind == "sea"


@pytest.mark.rule("BB-8.51")
def test_a_hunter_where_he_ends_rolls_before_he_anchors(elsewhere: list[Any]) -> None:
    state = scene(pirate(), commissioner(1, "seat-2", port(PORT)))
    avoided = moved(state, 4, end="port-24", end_kc_1_interception=[6, 1], port="anchor")
    assert avoided.state.pirate(TEACH).posture == "anchored" and elsewhere == []
    caught = moved(state, 4, end="port-24", end_kc_1_interception=[1, 6], end_kc_1_attack=True)
    assert caught.state.pirate(TEACH).posture == "sea" and elsewhere == [("fight", ("kc-1",))]


@pytest.mark.rule("BB-14.3")
@pytest.mark.rule("BB-8.51")
def test_out_of_a_blockaded_port_he_passes_the_hunter(elsewhere: list[Any]) -> None:
    state = scene(anchored(), warship(1, port(PORT)))
    through = moved(
        state, 4, put_to_sea=True, blockade_warship_1_interception=[6, 1], end="elsewhere-CAR-sea", search=False
    )
    assert through.state.pirate(TEACH).place.kind == "sea" and elsewhere == []
    caught = moved(state, 4, put_to_sea=True, blockade_warship_1_interception=[1, 6], blockade_warship_1_attack=True)
    assert caught.state.pirate(TEACH).place == port(PORT) and elsewhere == [("fight", ("warship-1",))]
    stays = moved(state, 4, put_to_sea=False)
    assert stays.state.pirate(TEACH).posture == "anchored" and stays.state.turn.done


@pytest.mark.rule("BB-8.51")
def test_leaving_the_hex_of_a_hunter_is_no_interception() -> None:
    state = scene(pirate(), warship(1, sea("K9")))
    assert moved(state, 4, end="elsewhere-CAR-sea", search=False).state.pirate(TEACH).place.kind == "sea"
    assert moved(state, 4, end="hex-K9", search=False).state.pirate(TEACH).place == sea("K9")


# ---------------------------------------------------------------------- Searches


@pytest.mark.rule("BB-9.3")
def test_at_sea_with_every_point_used_he_may_search(elsewhere: list[Any]) -> None:
    moved(scene(), 4, end="elsewhere-CAR-coast", search=True)
    assert [(kind, place.coast) for kind, place in elsewhere] == [("search", True)]


@pytest.mark.rule("BB-23.5")
def test_a_false_pirate_searches_undamaged_with_an_empty_hold_and_no_merchant(elsewhere: list[Any]) -> None:
    def patrol(**values: Any) -> None:
        state = scene(
            pirate("dr-peter-blood"),
            pirate(TEACH, "seat-2", **values),
            merchant(1, lane(34)),
            solo=True,
            turn={"holder": "seat-2"},
        )
        end = "lane-34" if values.pop("merchant", False) else "elsewhere-CAR-sea"
        play(state, movement.sail, {"s-end": end}, ship=TEACH, rolled=4, key="s")

    patrol()
    assert [kind for kind, _ in elsewhere] == ["search"]
    patrol(damage=1)
    patrol(holds=(100, 100))
    assert len(elsewhere) == 1


# ---------------------------------------------------------------------- Transit Boxes


def boxes(state: State) -> Verdict:
    return transit.may_cross(state, book(), TEACH)


@pytest.mark.rule("BB-8.6")
@pytest.mark.rule("BB-2.23")
def test_from_an_arrow_hex_into_its_box_without_a_die(elsewhere: list[Any]) -> None:
    played = play(scene(), transit.cross, {"cross-search": False}, ship=TEACH)
    assert played.state.pirate(TEACH).place == zone(1) and played.state.turn.done
    assert [question.key for question in played.asked] == ["cross-box", "cross-search"]
    assert played.asked[-1].text.key == "bb-q-move-search", "nobody need say that the whole allowance was used"
    play(scene(), transit.cross, {"cross-search": True}, ship=TEACH)
    assert elsewhere == [("search", zone(1))], "entering is a whole movement (A-06)"


@pytest.mark.rule("BB-8.6")
def test_may_i_enter_a_transit_box() -> None:
    assert boxes(scene()).allowed
    assert rules(boxes(scene(pirate(left_zones=(1,))))) == {"BB-8.6"}
    assert rules(boxes(scene(anchored(left_zones=(1,))))) == {"BB-8.6"}
    assert len(boxes(scene(anchored(left_zones=(1,)))).refusals) == 2, "in port, and the box was left before"


@pytest.mark.rule("BB-8.6", "BB-2.21")
def test_where_the_ocean_is_not_known_it_is_asked_before_he_sails() -> None:
    """Book 8.6: from the Caribbean to the Gold Coast, and from there to the Indian Ocean, only by Transit Boxes."""
    unknown = scene(pirate(place=Place("lane", "51")), merchant(1, Place("lane", "51")))
    told = {"ocean": "IND"}
    sails = {"move-die": [4], "move-ocean": told, "move-end": "elsewhere-IND-sea", "move-search": False}
    played = play(unknown, movement.move, sails, ship=TEACH)
    offered = {option.id for option in asked(played, "move-end").options}
    assert "port-66" in offered and not {"port-24", "port-11", "elsewhere-CAR-sea"} & offered
    assert played.state.counter(ShipId("merchant-1")).place.ocean == "IND", "of whatever lies there it is known"
    crossed = play(unknown, transit.cross, {"cross-ocean": told, "cross-search": False}, ship=TEACH)
    assert crossed.state.pirate(TEACH).place == zone(6)
    shut = scene(pirate(place=Place("lane", "51"), left_zones=(6,)))
    stays = play(shut, transit.cross, {"cross-ocean": told}, ship=TEACH)
    assert stays.state.pirate(TEACH).place.id == "51" and not stays.state.turn.done
    assert "BB-8.6" in [event.rule for event in stays.events]


@pytest.mark.rule("BB-8.6")
@pytest.mark.rule("BB-8.61")
def test_from_box_to_box_past_hunters_without_interception(elsewhere: list[Any]) -> None:
    state = scene(pirate(place=zone(2), left_zones=(1,)), warship(1, zone(3)))
    played = play(state, movement.move, {"move-end": "zone-3", "move-search": False}, ship=TEACH)
    after = played.state.pirate(TEACH)
    assert (after.place, after.left_zones) == (zone(3), (1, 2)) and elsewhere == []
    options = {option.id: option.verdict for option in asked(played, "move-end").options}
    assert rules(options["zone-1"]) == {"BB-8.6"}, "he has left it, and has entered no port since"
    assert set(options) == {"zone-1", "zone-2", "zone-3"}, "box 2 leads to no ocean; he may lie there"


@pytest.mark.rule("BB-8.6")
@pytest.mark.rule("A-06")
def test_he_may_stay_in_a_box_which_is_no_whole_movement() -> None:
    played = play(scene(pirate(place=zone(2))), movement.move, {"move-end": "zone-2"}, ship=TEACH)
    after = played.state.pirate(TEACH)
    assert (after.place, after.left_zones, played.state.turn.done) == (zone(2), (), True), "and no Search is offered"


@pytest.mark.rule("BB-8.6")
def test_nobody_is_shut_up_in_a_box_by_a_wrong_telling() -> None:
    state = scene(pirate(place=zone(2), left_zones=(1, 3)))
    played = play(state, movement.move, {"move-end": "zone-3", "move-search": False}, ship=TEACH)
    assert played.state.pirate(TEACH).place == zone(3)


@pytest.mark.rule("BB-8.6")
@pytest.mark.rule("BB-8.51")
def test_an_arrow_hex_is_a_hex_like_any_other(elsewhere: list[Any]) -> None:
    state = scene(pirate(place=zone(1)), warship(1, sea("A1")))
    answers = {"move-end": "hex-A1", "move-arrow-warship-1-interception": [1, 6], "move-arrow-warship-1-attack": True}
    played = play(state, movement.move, answers, ship=TEACH)
    assert played.state.pirate(TEACH).left_zones == (1,) and elsewhere == [("fight", ("warship-1",))]


@pytest.mark.rule("BB-9.33")
def test_merchants_found_in_a_box_return_to_the_cup_when_the_searcher_leaves() -> None:
    counter = merchant(4, zone(2))
    mine = scene(pirate(place=zone(2)), counter).with_counter(ShipId("merchant-4"), searcher=TEACH)
    answers = {"move-end": "zone-3", "move-search": False}
    assert play(mine, movement.move, answers, ship=TEACH).state.merchants == ()
    other = mine.with_counter(ShipId("merchant-4"), searcher=ShipId("bartholomew-roberts"))
    assert len(play(other, movement.move, answers, ship=TEACH).state.merchants) == 1


# ---------------------------------------------------------------------- the menu


@pytest.mark.rule("BB-7.2A")
@pytest.mark.rule("BB-16.4")
@pytest.mark.rule("BB-9.8")
def test_the_menu_offers_both_ways_and_says_why_not() -> None:
    found = {offer.option.id: offer.option.verdict for offer in movement.offers(scene(), book())}
    assert set(found) == {f"move-{TEACH}", f"cross-{TEACH}", "forfeit"}
    assert all(verdict.allowed for verdict in found.values())
    in_box = movement.offers(scene(pirate(place=zone(1))), book())
    assert [offer.command.name for offer in in_box] == ["move", "forfeit"]
    hindered = scene(pirate(posture="careened", debauched=True))
    assert rules(movement.may_move(hindered, book(), TEACH)) == {"BB-16.4", "BB-9.8"}


@pytest.mark.rule("BB-8.41")
def test_a_turn_is_lost_for_an_illegal_move() -> None:
    played = play(scene(), movement.forfeit, seat="seat-1")
    assert played.state.turn.done and played.state.turn.actor == ""
    assert played.state.pirates == scene().pirates


@pytest.mark.rule("BB-8.51", "BB-13.5", "BB-15.5")
def test_a_port_that_is_shut_to_him_stands_there_with_why() -> None:
    def why(state: State) -> set[str]:
        options = asked(moved(state, 4, end="port-24", port="sea", search=False), "move-port").options
        return {reason.text.key for option in options for reason in option.verdict.refusals}

    assert "bb-no-chased-before" in why(scene(pirate(barred=(24,))))
    assert "bb-no-kc-in-port" in why(scene(pirate(), commissioner(1, "seat-2", port(24), posture="anchored")))
    razed = scene()
    razed = replace(razed, ports=tuple(replace(each, destroyed=each.number == 24) for each in razed.ports))
    assert "bb-no-destroyed" in why(razed)
