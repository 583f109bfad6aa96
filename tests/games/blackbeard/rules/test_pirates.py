"""Bringing pirates into play, and who takes over when one is lost (2.31, 2.6, 3d, 4.1, 6.21, 12.4)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.kinds import Choose
from companion.core.rules.verdicts import Verdict
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import Hostage, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import pirates
from tests.games.blackbeard.rules.scene import anchored, book, lane, merchant, pirate, play, port, scene, sea, zone
from tests.support.verdicts import refused_by

TEACH, ROBERTS, BLOOD, MISSON = (
    ShipId("edward-teach"),
    ShipId("bartholomew-roberts"),
    ShipId("dr-peter-blood"),
    ShipId("frederick-misson"),
)
START = {"activate-cut": MISSON, "activate-hull": "schooner", "activate-place": "elsewhere-CD-coast"}


def broken(verdict: Verdict) -> list[str]:
    return [reason.rule for reason in verdict.refusals]


def nobody(**values: Any) -> State:
    """The first player has no pirate in play yet; the second has Roberts."""
    return scene(pirate(ROBERTS, "seat-2"), **values)


@pytest.mark.rule("BB-6.21", "BB-7.2C", "BB-4.4")
def test_a_new_pirate_begins_at_sea_on_an_undamaged_ship_of_his_choice() -> None:
    came = play(nobody(), pirates.activate, START, seat="seat-1").state
    (misson,) = came.pirates_of(SeatId("seat-1"))
    assert (misson.hull, misson.posture, misson.damage, misson.slow) == ("schooner", "sea", 0, 0)
    assert (misson.popularity, misson.notoriety, misson.worth, misson.cunning) == (7, 0, 0, 0)
    assert (misson.place.ocean, misson.place.coast) == ("CD", True)
    assert came.player(SeatId("seat-1")).activated == (MISSON,)
    assert (came.turn.actor, came.turn.done) == (MISSON, True)


@pytest.mark.rule("BB-6.21", "BB-2.2")
def test_he_may_begin_beside_a_merchant_but_not_in_a_transit_box() -> None:
    state = nobody(counters=(merchant(1, lane(34)), merchant(2, zone(3))))
    asked = play(state, pirates.activate, {**START, "activate-place": "lane-34"}, seat="seat-1")
    (places,) = [question for question in asked.asked if question.key == "activate-place"]
    assert isinstance(places, Choose)
    assert "zone-3" not in [option.id for option in places.options]
    assert asked.state.merchants_at(asked.state.pirate(MISSON).place) == asked.state.merchants[:1]


@pytest.mark.rule("BB-6.21")
def test_only_schooners_and_sloops_are_there_to_begin_with() -> None:
    asked = play(nobody(), pirates.activate, START, seat="seat-1").asked
    (hulls,) = [question for question in asked if question.key == "activate-hull"]
    assert isinstance(hulls, Choose) and sorted(option.id for option in hulls.options) == ["schooner", "sloop"]


@pytest.mark.rule("BB-2.6")
def test_a_kind_of_ship_runs_out_with_its_logs() -> None:
    names = [each.id for each in book().pirates[:4]]
    others = [
        pirate(name, "seat-2", hull=hull) for name, hull in zip(names, ("sloop", "square-rigger") * 2, strict=True)
    ]
    state = scene(*others)
    assert pirates.logs_left(state, book(), "sloop") == 0 and pirates.logs_left(state, book(), "schooner") == 4
    came = play(state, pirates.activate, START, seat="seat-1")
    (hulls,) = [question for question in came.asked if question.key == "activate-hull"]
    assert isinstance(hulls, Choose)
    assert {option.id: refused_by(option.verdict) for option in hulls.options} == {"sloop": ["BB-2.6"], "schooner": []}
    assert hulls.default == "schooner", "nothing is proposed that is refused"


@pytest.mark.rule("BB-4.1", "BB-2.7")
def test_doctor_blood_is_not_in_the_deck_of_several_players() -> None:
    deck = pirates.unused(nobody(), book(), SeatId("seat-1"))
    assert len(deck) == 22 and BLOOD not in deck and ROBERTS not in deck


@pytest.mark.rule("BB-23.1")
def test_alone_one_leads_doctor_blood_and_nobody_else() -> None:
    begin = scene(pirate(TEACH, "seat-2"), solo=True)
    assert pirates.unused(begin, book(), SeatId("seat-1")) == (BLOOD,)
    assert (
        BLOOD not in pirates.unused(begin, book(), SeatId("seat-3"))
        and len(pirates.unused(begin, book(), SeatId("seat-3"))) == 22
    )
    assert pirates.allowance(begin, book(), SeatId("seat-1")) == 1 and pirates.allowance(begin, book()) == 3
    gone = scene(pirate(BLOOD, status="retired"), solo=True)
    assert broken(pirates.may_activate(gone, book(), SeatId("seat-1"))) == ["BB-3d"]


@pytest.mark.rule("BB-23.1")
def test_a_false_player_has_one_pirate_in_play_at_a_time() -> None:
    state = scene(pirate(TEACH, "seat-2"), solo=True, turn={"holder": "seat-2"})
    assert broken(pirates.may_activate(state, book(), SeatId("seat-2"))) == ["BB-2.31"]


@pytest.mark.rule("BB-3d")
@pytest.mark.parametrize(("length", "number"), [("short", 2), ("standard", 3), ("long", 4)])
def test_the_length_of_the_evening_says_how_many_pirates_each_has(length: str, number: int) -> None:
    names = [each.id for each in book().pirates[: number + 1]]
    dead = [pirate(name, status="dead", place=Place()) for name in names]
    fewer = scene(*dead[: number - 1], options={"length": length})
    enough = scene(*dead[:number], options={"length": length})
    assert pirates.allowance(enough, book()) == number
    assert pirates.may_activate(fewer, book(), SeatId("seat-1")).allowed
    assert broken(pirates.may_activate(enough, book(), SeatId("seat-1"))) == ["BB-3d"]


@pytest.mark.rule("BB-2.31")
def test_nobody_has_more_than_two_pirates_in_play() -> None:
    one, two = scene(pirate(TEACH)), scene(pirate(TEACH), pirate(MISSON))
    assert pirates.may_activate(one, book(), SeatId("seat-1")).allowed
    assert broken(pirates.may_activate(two, book(), SeatId("seat-1"))) == ["BB-2.31"]


@pytest.mark.rule("BB-6.32", "BB-15.4", "BB-17K")
def test_every_rule_that_a_new_pirate_would_break_is_named() -> None:
    holding = scene(anchored(TEACH, taken=24), turn={"holder": "seat-2", "done": True, "extra": 1})
    assert broken(pirates.may_activate(holding, book(), SeatId("seat-1"))) == [
        "BB-6.32",
        "BB-6.32",
        "BB-17K",
        "BB-15.4",
    ]


def test_the_menu_offers_a_new_pirate_to_the_player_with_the_dice() -> None:
    (offer,) = pirates.offers(nobody(), book())
    assert offer.option.verdict.allowed and offer.command.kwargs == {"seat": "seat-1"}


@pytest.mark.rule("BB-T0")
@pytest.mark.parametrize(("die", "hull"), [(1, "sloop"), (3, "sloop"), (4, "schooner"), (6, "schooner")])
def test_a_die_chooses_the_ship_of_a_false_player_and_a_merchant_its_place(die: int, hull: str) -> None:
    ships = [merchant(1, lane(11, "AN")), merchant(2, lane(34)), merchant(3, lane(35)), merchant(4, zone(3))]
    state = scene(pirate(BLOOD), *ships, solo=True, turn={"holder": "seat-2"})
    assert [place.id for place in pirates.haunts(state)] == ["34", "35"]
    script = {"activate-cut": TEACH, "activate-hull-die": (die,), "activate-draw": "lane-35"}
    came = play(state, pirates.activate, script, seat="seat-2").state.pirate(TEACH)
    assert (came.hull, came.place.id) == (hull, "35")


@pytest.mark.rule("BB-T0")
def test_a_false_player_begins_where_the_table_says_when_there_is_no_merchant() -> None:
    state = scene(pirate(BLOOD), solo=True, turn={"holder": "seat-2"})
    script = {"activate-cut": TEACH, "activate-hull-die": (4,), "activate-place": "elsewhere-AN-sea"}
    assert play(state, pirates.activate, script, seat="seat-2").state.pirate(TEACH).place.ocean == "AN"


@pytest.mark.rule("BB-12.4")
def test_the_successor_has_the_ship_as_it_stands_and_nothing_else() -> None:
    hostage = Hostage("hostage-1", "english", 11)
    dead = anchored(
        TEACH,
        number=35,
        status="dead",
        hull="brigantine",
        damage=3,
        slow=1,
        holds=(350,),
        hostages=(hostage,),
        worth=900,
        notoriety=40,
        popularity=2,
        letter="letter-1",
        marks=("spanish",),
        information=(24,),
        cunning=2,
        scurvy=True,
    )
    after = play(scene(dead), pirates.succeed, {"heir-cut": MISSON}, dead=dead, key="heir", rule="BB-12.4").state
    heir = after.pirate(MISSON)
    assert (heir.hull, heir.damage, heir.slow, heir.holds, heir.hostages) == ("brigantine", 3, 1, (350,), (hostage,))
    assert heir.place == port(35) and heir.posture == "anchored" and heir.scurvy
    assert (heir.worth, heir.notoriety, heir.popularity, heir.cunning) == (0, 0, 7, 0)
    assert (heir.letter, heir.marks, heir.information) == ("", (), ())
    assert after.pirate(TEACH).holds == () and not after.pirate(TEACH).place.kind
    assert after.player(SeatId("seat-1")).activated == (TEACH, MISSON)


@pytest.mark.rule("BB-12.4", "BB-3d")
def test_nobody_succeeds_when_the_player_has_no_pirate_left() -> None:
    last = [pirate(name, place=sea("B2"), status="dead") for name in (TEACH, MISSON)]
    state = scene(*last, options={"length": "short"})
    after = play(state, pirates.succeed, dead=last[1], key="heir", rule="BB-12.4")
    assert not after.events and after.state == state


@pytest.mark.rule("BB-4.1")
def test_the_app_draws_from_the_deck_that_it_shuffles() -> None:
    for cards, kind in (("app", "chance"), ("table", "fact")):
        state = nobody(options={"cards": cards})
        (first, *_) = play(state, pirates.activate, START, seat="seat-1").asked
        assert (first.key, first.nature) == ("activate-cut", kind)
