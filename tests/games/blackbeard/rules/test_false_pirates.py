"""23.5 to 23.55, P1 to P11: what a false player's pirate does."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.kinds import Choose
from companion.games.blackbeard.model.ledger import Moved
from companion.games.blackbeard.model.records import Hostage, Wounds
from companion.games.blackbeard.solo import false_pirates, false_players
from tests.games.blackbeard.rules.false_play import (
    FALSE,
    TEACH,
    VANE,
    blood,
    keys,
    last,
    orders,
    path,
    solo,
    teach,
    turn_of,
    turn_out,
)
from tests.games.blackbeard.rules.scene import (
    anchored,
    book,
    coast,
    commissioner,
    copied,
    lane,
    merchant,
    pirate,
    play,
    play_out,
    port,
    sea,
    warship,
    zone,
)

GOLD = sea("C4", "CD")
"""Off the Gold Coast, which has the ports 46, 51, 52 and 53."""
CAPTIVE = Hostage("hostage-1", "spanish", 24)


def lying(**values: Any) -> Any:
    """The false player's pirate at anchor in port 52."""
    return anchored(TEACH, FALSE, **{"number": 52, **values})


# ---------------------------------------------------------------------- in port


@pytest.mark.rule("BB-T1", "BB-23.5")
def test_a_hunter_besets_him_at_sea_and_not_in_port() -> None:
    there = port(52)
    for ship, beset in ((teach(there), True), (teach(there, debauched=True), False), (lying(), False)):
        assert false_pirates.beset(solo(blood(), ship, warship(2, there)), TEACH) is beset
    assert not false_pirates.beset(solo(blood(), teach(GOLD), warship(2, there)), TEACH)


@pytest.mark.rule("BB-P2", "BB-15.4", "BB-15.5")
def test_he_sacks_the_port_that_he_took_if_he_is_likely_to_be_stronger() -> None:
    assert false_pirates.sacks(book(), strength=8, garrison=8), "8 + 3.5 against 4 + 7"
    assert not false_pirates.sacks(book(), strength=8, garrison=9), "8 + 3.5 against 5 + 7"
    weak = turn_out(solo(blood(), lying(taken=52, damage=5), cards=(copied("port", 52, garrison=17, nation="dutch"),)))
    assert "P2" in path(weak) and orders(weak)[0] != "bb-false-sack"
    strong = solo(blood(), lying(taken=52), cards=(copied("port", 52, garrison=4, nation="dutch"),))
    assert orders(turn_out(strong)) == ["bb-false-sack"]


@pytest.mark.rule("BB-P3", "BB-23.51")
def test_he_attacks_a_port_that_he_knows_of_and_whose_nation_he_has_attacked() -> None:
    cards = (copied("port", 52, garrison=4, nation="dutch"),)
    here = turn_out(solo(blood(), lying(information=(52,), marks=("dutch",), damage=2), cards=cards))
    assert last(here) == "P3" and orders(here) == ["bb-false-attack"], "before any refit"
    told = turn_out(solo(blood(), lying(information=(52,), marks=("spanish",), damage=2), cards=cards))
    assert "-P3" in path(told) and orders(told) == ["bb-false-refit"]


@pytest.mark.rule("BB-P3", "BB-23.51", "BB-15.2")
def test_only_where_he_lies_at_anchor_does_he_attack_without_sailing() -> None:
    cards = tuple(copied("port", number, garrison=4, nation="dutch") for number in (51, 52))
    knows: dict[str, Any] = {"information": (52,), "marks": ("dutch",)}
    for ship in (teach(port(52), **knows), lying(number=51, **knows)):
        played = turn_out(solo(blood(), ship, cards=cards), {"false-die": (6,), "false-move-end": "port-52"})
        assert last(played) == "P3" and orders(played) == ["bb-false-raid"]
    both = turn_out(solo(blood(), lying(number=52, information=(51, 52), marks=("dutch",)), cards=cards))
    assert last(both) == "P3" and orders(both) == ["bb-false-attack"], "the port where he lies comes first"


@pytest.mark.rule("BB-P3", "BB-23.51", "BB-15.21")
def test_he_sails_straight_there_and_attacks() -> None:
    state = solo(
        blood(),
        teach(GOLD, information=(52,), marks=("dutch",), holds=(50, 60)),
        cards=(copied("port", 52, garrison=4, nation="dutch", value=3),),
    )
    played = turn_out(state, {"false-die": (6,), "false-move-end": "port-52"})
    assert last(played) == "P3" and orders(played) == ["bb-false-raid"]
    assert "dutch" in played.state.pirate(TEACH).marks and not played.state.pirate(TEACH).information


@pytest.mark.rule("BB-23.51", "BB-15.21")
def test_he_attacks_no_other_port_on_the_way() -> None:
    flags = (copied("port", 52, garrison=4, nation="dutch"), copied("port", 51, garrison=4, nation="dutch"))
    state = solo(blood(), teach(GOLD, information=(52,), marks=("dutch",)), cards=flags)
    played = turn_out(state, {"false-die": (1,), "false-move-end": "port-51"})
    teach_now = played.state.pirate(TEACH)
    assert (teach_now.place, teach_now.posture, teach_now.information) == (port(51), "sea", (52,))


@pytest.mark.rule("BB-P3", "BB-8.6")
def test_to_another_ocean_he_goes_by_the_transit_boxes() -> None:
    flags = (copied("port", 52, nation="dutch"),)
    knows: dict[str, Any] = {"information": (52,), "marks": ("dutch",)}
    crossing = solo(blood(), teach(**knows), cards=flags)
    played = turn_of(crossing, {"false-arrow": True, "cross-search": False})
    assert played.state.pirate(TEACH).place == zone(1) and orders(played) == ["bb-false-raid-far"]
    assert [each.default for each in played.asked if each.key == "false-arrow"] == [False], "most hexes bear no arrow"
    far = turn_of(
        crossing,
        {"false-arrow": False, "false-die": (2,), "false-move-end": "elsewhere-CAR-coast", "false-move-search": False},
    )
    assert far.state.pirate(TEACH).place.coast
    between = turn_of(
        solo(blood(), teach(zone(1), **knows), cards=flags), {"false-move-end": "zone-2", "false-move-search": False}
    )
    (asked,) = [each for each in between.asked if each.key == "false-move-end"]
    assert asked.default == "zone-2"
    assert [false_pirates.next_box(book(), box, sea("A1", "IND")) for box in (1, 3, 5, 6)] == [2, 4, 6, 0]


@pytest.mark.rule("BB-23.51", "BB-23.5")
def test_a_port_that_a_hunter_holds_he_does_not_attack() -> None:
    state = solo(
        blood(),
        teach(GOLD, information=(52,), marks=("dutch",)),
        warship(2, port(52)),
        cards=(copied("port", 52, nation="dutch"),),
    )
    assert "-P3" in path(turn_out(state))


@pytest.mark.rule("BB-P4", "BB-23.54", "BB-18.3")
@pytest.mark.parametrize(
    ("values", "worth", "retires"),
    [
        ({"worth": 1100}, 1000, True),
        ({"worth": 1099}, 0, False),
        ({"worth": 1500}, 1500, False),
        ({"worth": 1200, "holds": (50,)}, 0, False),
        ({"worth": 1200, "hostages": (CAPTIVE,)}, 0, False),
        ({"worth": 1200, "failed": 12}, 0, False),
        ({"worth": 1200, "damage": 2}, 0, True),
    ],
)
def test_rich_enough_he_tries_to_retire(values: dict[str, Any], worth: int, retires: bool) -> None:
    state = solo(blood(worth=worth), lying(**values), governors={52: "pro"})
    assert (last(turn_out(state)) == "P4") == retires


@pytest.mark.rule("BB-P4", "BB-23.54")
def test_a_richer_pirate_who_has_retired_is_not_beaten_that_way() -> None:
    rival = pirate(VANE, "seat-3", worth=2000, status="retired")
    assert not false_pirates.retires(solo(blood(), lying(worth=1500), rival, governors={52: "pro"}), book(), TEACH)
    assert not false_pirates.retires(solo(blood(), lying(worth=1500)), book(), TEACH), "a neutral port"


@pytest.mark.rule("BB-P5", "BB-23.53", "BB-13.715")
@pytest.mark.parametrize("ailing", [{"scurvy": True}, {"wounds": Wounds(ill=True)}, {"wounds": Wounds(minor=1)}])
def test_in_port_he_recovers_first(ailing: dict[str, Any]) -> None:
    played = turn_of(solo(blood(), lying(damage=3, holds=(50,), **ailing)))
    assert last(played) == "P5" and orders(played) == ["bb-false-recover"] and keys(played) == []
    assert not played.state.pirate(TEACH).scurvy and not played.state.pirate(TEACH).wounds.minor


@pytest.mark.rule("BB-P6", "BB-23.53", "BB-16.2")
def test_then_he_refits_until_the_ship_is_whole() -> None:
    played = turn_of(solo(blood(), lying(damage=3, holds=(50,))))
    assert last(played) == "P6" and played.state.pirate(TEACH).damage == 2


@pytest.mark.rule("BB-P7", "BB-23.52", "BB-10.2")
def test_then_he_sells_and_buys_a_safe_haven() -> None:
    state = solo(blood(), lying(holds=(350, 100)), governors={52: "pro"})
    played = turn_of(state, {"bribe-price": (2,)})
    p = played.state.pirate(TEACH)
    assert last(played) == "P7" and orders(played) == ["bb-false-sell"] and keys(played) == ["bribe-price"]
    assert not p.holds and p.havens == (52,) and p.worth == 495 - 200
    owner = turn_of(solo(blood(), lying(holds=(350,), havens=(46,)), governors={52: "pro"}))
    assert owner.state.pirate(TEACH).havens == (46,)


@pytest.mark.rule("BB-P7", "BB-23.52", "BB-10.3")
def test_with_nothing_to_sell_he_ransoms_a_hostage() -> None:
    played = turn_of(solo(blood(), lying(hostages=(CAPTIVE,))), {"ransom": (4,)})
    assert orders(played) == ["bb-false-ransom"] and played.state.pirate(TEACH).worth == 400


# ---------------------------------------------------------------------- at sea


@pytest.mark.rule("BB-P8", "BB-23.5")
def test_ill_at_sea_he_makes_for_the_nearest_port() -> None:
    state = solo(blood(), teach(GOLD, scurvy=True, holds=(50, 60)), merchant(1, GOLD))
    played = turn_of(state, {"false-p8-1": "52", "false-die": (4,), "false-move-end": "port-52"})
    assert last(played) == "P8" and orders(played) == ["bb-false-makes-for"]
    assert (played.state.pirate(TEACH).place, played.state.pirate(TEACH).posture) == (port(52), "anchored")
    assert keys(played) == ["false-p8-1", "false-die", "false-move-end"]


@pytest.mark.rule("BB-P9", "BB-23.52", "BB-23.41")
def test_with_full_holds_he_makes_for_the_nearest_sale() -> None:
    state = solo(blood(), teach(GOLD, holds=(50, 60)), governors={46: "pro", 51: "anti"})
    told = [("hexes-2", 3), ("port-3", "52"), ("hexes-3", 5)]
    played = turn_of(state, {"false-p9-1": told, "false-die": (1,), "false-move-end": "port-46"})
    assert last(played) == "P9" and played.state.pirate(TEACH).place == port(46)
    (asked,) = [each for each in played.asked if each.key == "false-move-end"]
    assert asked.default == "port-46", "3 hexes of 4"
    assert played.state.report is not None
    words: dict[str, Any] = dict(played.state.report.orders[0].args)
    assert dict(words["port"].args)["n"] == 6, "3 × 2"


@pytest.mark.rule("BB-P9", "BB-8.1", "BB-8.7")
@pytest.mark.parametrize(("hexes", "posture"), [(3, "anchored"), (4, "sea")])
def test_he_enters_the_port_with_a_point_that_he_has_left(hexes: int, posture: str) -> None:
    state = solo(blood(), teach(GOLD, holds=(50, 60)), governors={46: "pro", 51: "anti"})
    answers = {"false-p9-1": [("hexes-2", hexes), ("port-3", None), ("hexes-3", None)], "false-die": (1,)}
    played = turn_out(state, answers)
    assert played.state.pirate(TEACH).place == port(46) and played.state.pirate(TEACH).posture == posture


@pytest.mark.rule("BB-P9", "BB-8.2")
@pytest.mark.parametrize(("hexes", "end"), [(4, "port-46"), (5, "elsewhere-CD-sea")])
def test_his_last_point_brings_him_to_the_port(hexes: int, end: str) -> None:
    state = solo(blood(), teach(GOLD, holds=(50, 60)), governors={46: "pro", 51: "anti"})
    answers = {"false-p9-1": [("hexes-2", hexes), ("port-3", None), ("hexes-3", None)], "false-die": (1,)}
    asked = turn_out(state, answers | {"false-move-end": "elsewhere-CD-sea"}).asked
    assert [each.default for each in asked if each.key == "false-move-end"] == [end]


@pytest.mark.rule("BB-P9")
def test_a_port_beyond_his_points_is_not_proposed_as_the_end() -> None:
    state = solo(blood(), teach(GOLD, holds=(50, 60)), governors={46: "pro", 51: "anti"})
    told = [("hexes-2", 9), ("port-3", None), ("hexes-3", None)]
    answers = {"false-p9-1": told, "false-die": (1,), "false-move-end": "elsewhere-CD-sea", "false-move-search": False}
    played = turn_of(state, answers)
    (asked,) = [each for each in played.asked if each.key == "false-move-end"]
    assert asked.default == "elsewhere-CD-sea" and not asked.quiet, "on the way, at open sea, as the table sees it"


@pytest.mark.rule("BB-23.41", "BB-23.52")
def test_under_way_to_a_port_he_keeps_his_course_without_being_measured_again() -> None:
    state = solo(blood(), teach(GOLD, holds=(100, 100)), governors={46: "pro"})
    told = [("hexes-2", 9), ("port-3", "51"), ("hexes-3", 8)]
    sails = {"false-die": (1,), "false-move-end": "elsewhere-CD-sea"}
    first = turn_of(state, {"false-p9-1": told, **sails}).state.with_turn(done=False, actor="")
    assert first.pirate(TEACH).course[0] == 46
    again = turn_of(first, sails)
    assert keys(again) == ["false-die", "false-move-end"] and orders(again) == ["bb-false-makes-for"]
    measured = turn_of(first, {"false-p9-1-course": False, "false-p9-1": told, **sails})
    assert "false-p9-1" in keys(measured), "people may have it measured anew"
    closed = turn_of(first.with_port(46, governor="anti"), {"false-p9-1": "51", **sails})
    assert closed.state.pirate(TEACH).course[0] == 51, "other ports would do now"
    there = turn_of(first, {"false-die": (6,), "false-move-end": "port-46"})
    assert (there.state.pirate(TEACH).posture, there.state.pirate(TEACH).course) == ("anchored", ())
    strays = turn_out(first.with_pirate(TEACH, holds=()), {"false-die": (6,), "false-move-end": "elsewhere-CD-sea"})
    assert strays.state.pirate(TEACH).course == ()


@pytest.mark.rule("BB-P10", "BB-9.6")
def test_undamaged_he_attempts_the_prize_beside_him() -> None:
    played = turn_out(solo(blood(), teach(), merchant(1, sea("K9"))))
    assert last(played) == "P10" and orders(played) == ["bb-false-prize"]
    assert "false-die" not in [each.key for each in played.asked]


@pytest.mark.rule("BB-P10", "BB-23.5")
@pytest.mark.parametrize(("die", "order"), [(2, "bb-false-to-refit"), (3, "bb-false-prize")])
def test_damaged_the_movement_die_decides(die: int, order: str) -> None:
    state = solo(blood(), teach(GOLD, damage=2), merchant(1, GOLD))
    answers: dict[str, Any] = {"false-die": (die,)}
    if die == 2:
        answers |= {"false-p11-refit-1": "52", "false-move-end": "port-52"}
    assert orders(turn_out(state, answers)) == [order]


@pytest.mark.rule("BB-P10")
def test_with_full_holds_he_leaves_the_merchant_alone() -> None:
    state = solo(blood(), teach(GOLD, holds=(10, 20)), merchant(1, GOLD))
    assert last(turn_out(state, {"false-p9-1": "51"})) == "P9"


@pytest.mark.rule("BB-P11", "BB-23.5", "BB-16.4")
def test_on_the_coast_he_careens_when_more_speed_is_lost_than_the_die() -> None:
    state = solo(blood(), teach(coast("K9"), slow=4))
    careens = turn_of(state, {"false-die": (3,), "careen": (1,)})
    assert last(careens) == "P11-careen" and careens.state.pirate(TEACH).slow == 3
    assert last(turn_out(state, {"false-die": (4,)})) != "P11-careen"
    assert "-P11-careen" in path(turn_out(solo(blood(), teach(slow=4)), {"false-die": (1,)})), "open sea"
    before_port = turn_out(solo(blood(), teach(port(52), slow=4)), {"false-die": (1,)})
    assert "-P11-careen" in path(before_port) and orders(before_port) == ["bb-false-patrol"]
    assert "false-chase" not in [each.key for each in before_port.asked], "there is no Merchant to chase"
    hunted = solo(blood(), teach(coast("K9"), slow=4), warship(2, sea("L2")), commissioner(3, "seat-1", zone(1)))
    near = turn_out(hunted, {"false-die": (3,), "false-hunted": True})
    assert "-P11-careen" in path(near)
    (asked,) = [each for each in near.asked if each.key == "false-hunted"]
    assert asked.about == (TEACH, "warship-2"), "a hunter in a Transit Box is far away"


@pytest.mark.rule("BB-P11", "BB-23.5")
def test_damaged_he_makes_for_a_refit_as_soon_as_the_die_says_so() -> None:
    state = solo(blood(), teach(GOLD, damage=3))
    answers = {"false-die": (3,), "false-p11-refit-1": "51", "false-move-end": "port-51"}
    played = turn_of(state, answers)
    assert last(played) == "P11-refit" and played.state.pirate(TEACH).posture == "anchored"
    on = turn_of(state, {"false-die": (4,), "false-move-end": "elsewhere-CD-sea"})
    assert last(on) == "P11-patrol" and on.state.pirate(TEACH).damage == 3


@pytest.mark.rule("BB-P11", "BB-23.5")
def test_he_chases_a_merchant_within_six_hexes() -> None:
    state = solo(blood(), teach(), merchant(1, lane(34)), merchant(2, lane(41)), warship(3, lane(41)))
    played = turn_of(state, {"false-die": (3,), "false-chase": "lane-34"})
    assert last(played) == "P11-chase" and orders(played) == ["bb-false-chases"]
    assert keys(played) == ["false-chase", "false-die"], "first what the table sees, and nothing that is certain"
    assert played.state.pirate(TEACH).place.same(lane(34))
    asked = {each.key: each for each in played.asked}
    chased = asked["false-chase"]
    assert isinstance(chased, Choose)
    assert [option.id for option in chased.options] == ["none", "lane-34"], "no hunter with it"
    assert asked["false-move-end"].default == "lane-34", "6 hexes with a die of 3"
    assert "false-move-found-card" not in asked, "no Search beside a Merchant"


@pytest.mark.rule("BB-P11", "BB-23.5", "BB-9.3")
def test_with_no_merchant_near_he_patrols_and_searches() -> None:
    state = solo(blood(), teach(), merchant(1, lane(34)))
    answers = {"false-die": (3,), "false-chase": "none", "false-move-end": "elsewhere-CAR-sea"}
    played = turn_out(state, answers)
    assert last(played) == "P11-patrol" and "false-move-found-card" in [each.key for each in played.asked]
    full = turn_out(solo(blood(), teach(GOLD, damage=1)), {"false-die": (6,), "false-move-end": "elsewhere-CD-sea"})
    assert "false-move-found-card" not in [each.key for each in full.asked], "damaged, he does not search"
    told = [{node.id: node.key for node in each.state.report.nodes} for each in (played, full) if each.state.report]
    assert [nodes["P11-chase"] for nodes in told] == ["false-chase", ""], "what decided it"


@pytest.mark.rule("BB-P11", "BB-23.5")
def test_all_that_the_table_sees_is_asked_before_the_die_and_only_if_it_can_matter() -> None:
    near = solo(blood(), teach(coast("K9"), slow=2), warship(2, sea("L2")), merchant(1, lane(34)))
    both = turn_out(near, {"false-hunted": True, "false-chase": "lane-34", "false-die": (1,)})
    assert keys(both)[:3] == ["false-hunted", "false-chase", "false-die"] and last(both) == "P11-chase"
    quick = solo(blood(), teach(coast("K9"), slow=1), warship(2, sea("L2")))
    assert "false-hunted" not in [each.key for each in turn_out(quick).asked], "no die is below 1"
    earlier = play_out(near, false_players.play, {"false-die": (1,)}, seat=FALSE)
    assert keys(earlier)[:2] == ["false-die", "false-hunted"], "a turn that an earlier version began goes on as it did"


@pytest.mark.rule("BB-P11", "BB-23.5")
@pytest.mark.parametrize(("die", "slow", "quiet"), [(3, 0, True), (3, 3, True), (2, 3, False)])
def test_on_patrol_he_is_sent_to_open_sea_unless_he_hardly_moves(die: int, slow: int, quiet: bool) -> None:
    played = turn_out(solo(blood(), teach(slow=slow)), {"false-die": (die,)})
    (asked,) = [each for each in played.asked if each.key == "false-move-end"]
    assert asked.quiet is quiet and asked.default == "elsewhere-CAR-sea"
    assert not played.announcements(Moved), "his order has said where"


@pytest.mark.rule("BB-P11", "BB-23.5", "BB-8.51")
def test_he_keeps_out_of_the_hexes_of_hunters_unless_people_say_otherwise() -> None:
    state = solo(blood(), teach(), warship(3, lane(41), speed=3, revealed=True))
    away = {"false-die": (3,), "false-move-end": "elsewhere-CAR-sea", "false-move-search": False}
    assert keys(turn_of(state, away)) == ["false-die"]
    rolled = {"false-move-pass-lane-41-warship-3-interception": (6, 1)}
    through = turn_of(state, away | {"false-move-passed": ["lane-41"]} | rolled)
    assert "false-move-pass-lane-41-warship-3-interception" in keys(through)
    assert "false-move-passed-1" not in [each.key for each in through.asked], "a single one needs no order"


@pytest.mark.rule("BB-P11", "BB-23.5")
def test_wounded_he_does_not_search() -> None:
    ill = solo(blood(), teach(zone(1), wounds=Wounds(minor=1)))
    played = turn_out(ill, {"false-move-end": "zone-2"})
    assert [each.default for each in played.asked if each.key == "false-move-search"] == [False]


@pytest.mark.rule("BB-P11")
def test_on_patrol_he_enters_no_port() -> None:
    state = solo(blood(), teach(GOLD, information=(52,)), cards=(copied("port", 52, nation="dutch"),))
    played = turn_out(state, {"false-die": (6,), "false-move-end": "port-52", "false-move-search": False})
    assert (played.state.pirate(TEACH).place, played.state.pirate(TEACH).posture) == (port(52), "sea")


@pytest.mark.rule("BB-P11", "BB-8.6")
def test_out_of_a_transit_box_no_die_is_rolled() -> None:
    played = turn_of(
        solo(blood(), teach(zone(1), damage=2, scurvy=True)), {"false-move-end": "zone-2", "false-move-search": False}
    )
    assert orders(played) == ["bb-false-leave-box"] and keys(played) == ["false-move-end"]


@pytest.mark.rule("BB-23.5")
def test_how_far_hunters_go_in_a_turn() -> None:
    hunters = (
        warship(1, sea("A1")),
        warship(2, sea("A2"), revealed=True, speed=4),
        commissioner(3, "seat-1", sea("A3"), slow=1),
        commissioner(4, FALSE, sea("A4")),
    )
    state = solo(blood(), teach(), *hunters)
    assert false_pirates.lookout(state, TEACH) == ("kc-3", "warship-1", "warship-2"), "not his own"

    def strides(t: Any) -> Any:
        yield from ()
        return [false_pirates.stride(t, each) for each in false_pirates.lookout(t.now, TEACH)]

    assert play(state, strides).returned == [2, 6, 4]
