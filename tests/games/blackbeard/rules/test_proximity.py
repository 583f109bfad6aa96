"""23.41 The nearest port of a false player's ship."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from companion.core.questions.kinds import FieldValue
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Measured
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.solo import proximity
from companion.games.blackbeard.solo.proximity import Candidate, candidates, factor, nearest, smallest
from tests.games.blackbeard.rules.false_play import TEACH, blood, solo, teach
from tests.games.blackbeard.rules.scene import book, commissioner, copied, play, port, sea, warship, zone

GOLD = sea("C4", "CD")
"""Off the Gold Coast, which has the ports 46, 51, 52 and 53."""
ASKED: Final[dict[str, Any]] = {"ship": TEACH, "purpose": "refit", "key": "near"}


def numbers(state: State, ship: str, purpose: Any) -> dict[int, int]:
    return {each.number: each.factor for each in candidates(state, book(), ship, purpose)}


@pytest.mark.rule("BB-23.41")
def test_the_table_of_factors() -> None:
    def row(standing: str) -> tuple[int | None, ...]:
        def of(ship: str, purpose: Any) -> int | None:
            return factor(book(), standing, ship, purpose)

        return (
            of(TEACH, "refit"),
            of(ShipId("kc-1"), "refit"),
            of(TEACH, "recover"),
            of(ShipId("kc-1"), "recover"),
            of(TEACH, "sale"),
        )

    assert row("pro") == (2, None, 1, None, 2)
    assert row("anti") == (None, 1, None, 1, None)
    assert row("neutral") == (3, 2, 1, 1, 3)
    assert row("haven") == (1, None, 1, None, 4)
    assert row("safe") == (1, None, 1, 1, 1)
    assert row("") == (None, None, None, None, None), "a destroyed port serves nobody"


@pytest.mark.rule("BB-23.41")
def test_d21_the_smallest_product_wins() -> None:
    some = (Candidate(35, 1), Candidate(24, 2), Candidate(22, 3), Candidate(23, 3))
    told: dict[str, FieldValue] = {"hexes-1": 9, "hexes-2": 4, "port-3": "23", "hexes-3": 4}
    found = smallest(book(), some, told)
    assert (found.place.port, found.factor, found.hexes) == (24, 2, 4)
    assert smallest(book(), some, told | {"hexes-2": None}).place.port == 35, "what is not told is farther"
    assert smallest(book(), some, told | {"hexes-1": 8}).place.port == 24, "between equals the nearer one"


@pytest.mark.rule("BB-23.41")
def test_ports_that_are_closed_or_of_no_use_are_left_out() -> None:
    state = solo(blood(), teach(GOLD, havens=(52,)), governors={46: "pro", 51: "anti"})
    assert numbers(state, TEACH, "refit") == {52: 1, 46: 2, 53: 3}
    assert numbers(state, TEACH, "sale") == {52: 1, 46: 2, 53: 3}
    assert numbers(state, TEACH, "recover") == {46: 1, 52: 1, 53: 1}
    state = solo(blood(), teach(GOLD, barred=(52,)), governors={46: "pro", 51: "anti"})
    assert numbers(state, TEACH, "refit") == {46: 2, 53: 3}
    kc = commissioner(1, "seat-2", GOLD, damage=2)
    state = solo(blood(), teach(), kc, governors={46: "pro", 51: "anti"})
    assert numbers(state, ShipId("kc-1"), "refit") == {51: 1, 52: 2, 53: 2}
    assert numbers(state, ShipId("kc-1"), "recover") == {51: 1, 52: 1, 53: 1}


@pytest.mark.rule("BB-23.5")
def test_a_port_that_a_hunter_holds_is_left_out() -> None:
    hunters = (warship(1, port(53)), commissioner(2, "seat-1", port(46)))
    state = solo(blood(), teach(GOLD), *hunters)
    assert numbers(state, TEACH, "recover") == {51: 1, 52: 1}


@pytest.mark.rule("BB-23.41")
def test_one_line_for_each_factor_is_all_that_is_asked() -> None:
    state = solo(blood(), teach(GOLD), governors={46: "pro", 51: "anti"})
    told = [("hexes-2", 7), ("port-3", "53"), ("hexes-3", 4)]
    found = play(state, nearest, {"near-1": told}, ship=TEACH, purpose="refit", key="near")
    assert found.returned is not None and (found.returned.place.port, found.returned.hexes) == (53, 4)
    assert [each.key for each in found.asked] == ["near-1"]


@pytest.mark.rule("BB-23.41")
def test_what_was_counted_once_from_a_place_of_the_board_is_proposed_there_again() -> None:
    told = [("hexes-2", 7), ("port-3", "53"), ("hexes-3", 4)]
    governors = {46: "pro", 51: "anti"}
    first = play(solo(blood(), teach(GOLD), governors=governors), nearest, {"near-1": told}, **ASKED)
    assert [(each.kind, each.id, each.port, each.hexes) for each in first.state.measured] == [
        ("hex", GOLD.id, 46, 7),
        ("hex", GOLD.id, 53, 4),
    ]
    anew = first.state.with_pirate(TEACH, course=())
    again = play(anew, nearest, {"near-1": told}, **ASKED)
    assert again.asked[0].default == tuple(told)
    assert again.state.measured == first.state.measured, "the same distance is kept once"
    farther = replace(anew, measured=tuple(each for each in anew.measured if each.port == 53))
    assert play(farther, nearest, {"near-1": told}, **ASKED).asked[0].default is None, "the nearest is still to be told"
    moved = anew.with_pirate(TEACH, place=sea("D4", "CD"))
    assert play(moved, nearest, {"near-1": told}, **ASKED).asked[0].default is None
    nowhere = anew.with_pirate(TEACH, place=replace(GOLD, kind="sea", id="1"))
    assert play(nowhere, nearest, {"near-1": told}, **ASKED).state.measured == first.state.measured


@pytest.mark.rule("BB-23.41")
def test_without_different_factors_nobody_counts() -> None:
    state = solo(blood(), teach(GOLD))
    found = play(state, nearest, {"near-1": "52"}, ship=TEACH, purpose="recover", key="near")
    assert found.returned is not None and found.returned.place.port == 52
    alone = solo(blood(), teach(GOLD), governors={46: "anti", 51: "anti", 53: "anti"})
    forced = play(alone, nearest, ship=TEACH, purpose="recover", key="near")
    assert forced.returned is not None and (forced.returned.place.port, forced.returned.key) == (52, "")


@pytest.mark.rule("BB-23.41")
def test_the_port_of_his_own_hex_is_the_nearest() -> None:
    found = play(solo(blood(), teach(port(52))), nearest, ship=TEACH, purpose="sale", key="near")
    assert found.returned == proximity.Near(port(52), 3, 0)


@pytest.mark.rule("BB-23.41")
def test_where_no_port_will_do_there_is_none() -> None:
    shut = solo(blood(), teach(GOLD), governors={46: "anti", 51: "anti", 52: "anti", 53: "anti"})
    assert play(shut, nearest, ship=TEACH, purpose="sale", key="near").returned is None
    assert play(solo(blood(), teach(zone(3))), nearest, ship=TEACH, purpose="sale", key="near").returned is None


@pytest.mark.rule("BB-23.41", "BB-9.62")
def test_a_port_of_a_nation_that_he_has_attacked_is_passed_over_once_its_flag_is_known() -> None:
    flags = (copied("port", 52, nation="english"),)
    state = solo(blood(), teach(GOLD, marks=("english", "dutch")), cards=flags)
    assert numbers(state, TEACH, "recover") == {46: 1, 51: 1, 53: 1}
    answers = {
        "near-1": "53",
        "near-nation-53-nation": [("nation", "dutch")],
        "near-2": "51",
        "near-nation-51-nation": [("nation", "french")],
    }
    found = play(state, nearest, answers, ship=TEACH, purpose="recover", key="near")
    assert found.returned is not None and found.returned.place.port == 51


@pytest.mark.rule("BB-23.41")
def test_where_nobody_had_to_count_no_product_is_told() -> None:
    def told(t: Any, hexes: int) -> Any:
        yield from ()
        return proximity.reached(t, proximity.Near(port(52), 2, hexes)).key

    keys = [play(solo(blood(), teach()), told, hexes=hexes).returned for hexes in (-1, 0, 3)]
    assert keys[0] == keys[1] != "bb-false-product" == keys[2]


@pytest.mark.rule("BB-23.41")
def test_what_is_counted_again_takes_the_place_of_what_was_counted_before() -> None:
    first, other, again = (Measured("lane", "34", port, hexes) for port, hexes in ((24, 5), (11, 9), (24, 4)))
    state = solo(blood(), teach())
    for each in (first, other, again):
        state = proximity.DistanceMeasured(each).apply(state)
    assert state.measured == (other, again)
