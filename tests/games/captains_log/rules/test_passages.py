"""What a movement over the map would be before anybody sails it, and what an NPC sees and leaves aside."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.fleet.npc_card import ActionFlag
from companion.games.captains_log.model.ids import CardId, ShipId
from companion.games.captains_log.model.records import Reputation
from companion.games.captains_log.model.sea import TileHex
from companion.games.captains_log.model.state import Npc, State, Turn
from companion.games.captains_log.npcs.survey import Sighted, left_aside, survey
from companion.games.captains_log.sailing import steering
from companion.games.captains_log.sailing.course_preview import Passage, passage
from companion.games.captains_log.sea.lookout import sees, stops
from companion.hexmap import Hex
from tests.games.captains_log.rules.npc_scenes import card
from tests.games.captains_log.rules.scripted import a_table, book
from tests.games.captains_log.rules.sea_scenes import open_sea, with_sea
from tests.games.captains_log.rules.test_movement import cards
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1

HUNTER = Npc(NPC_1, SEAT_1, CardId("ship-01"), revealed=True, on_map=True)


def table(cells: dict[Hex, TileHex], **ships: Any) -> State:
    """Anne's turn in the middle of that sea with 8 points and the winds of the tests; a Spanish aggressor at hand."""
    hated = tuple(replace(each, standing=Reputation(spain=-3)) for each in a_table().players)
    s = a_table(
        players=hated,
        turn=Turn(stage="player", round=1, started=True),
        wind="wind-1",
        cards=(*cards(), card(1, "aggressive", "spain", "move5 fire3+0")),
        npcs=(HUNTER,),
    )
    return with_sea(s, cells, **{"seat_1": (0, 0), "seat_2": (40, 0), "npc_1": (0, 9)} | ships)


def to(s: State, q: int, r: int) -> Passage:
    """Anne's movement to a hex as it would be."""
    return passage(s, book(), SEAT_1, Hex(q, r), steering.reachable(s, book(), SEAT_1))


def keys(found: Passage) -> list[str]:
    """What is met, or why not."""
    return [each.text.key for each in found.met] + [each.text.key for each in found.verdict.refusals]


@pytest.mark.rule("CL-MOV-02", "CL-MOV-10")
def test_a_way_is_told_with_its_points_before_it_is_sailed() -> None:
    found = to(table(open_sea(5)), 0, -3)
    assert (found.steps, found.cost, found.left) == ((12, 12, 12), 3, 6)  # 8, and 1 of the wind
    assert found.verdict.allowed and [each.total for each in found.verdict.sums] == [9] and keys(found) == []


@pytest.mark.rule("CL-MOV-13", "CL-MOV-16", "CL-TIL-03")
def test_whom_and_what_a_way_meets_is_told_hex_by_hex() -> None:
    painted = {(0, -1): "bank-5", (0, -3): "calm", (0, -4): "sea mooring"}
    strait = {at: each for at, each in open_sea(6, painted).items() if at.q == 0}
    found = to(table(strait, npc_1=(0, -2)), 0, -4)
    assert keys(found) == ["cl-meets-bank", "cl-meets-ship", "cl-meets-calm", "cl-meets-mooring"]
    assert [each.perilous for each in found.met] == [False, True, False, False]
    assert [each.at.r for each in found.met] == [-1, -2, -3, -4]


@pytest.mark.rule("CL-MOV-10", "CL-MOV-11", "CL-MOV-12", "CL-MOV-16")
@pytest.mark.parametrize(
    ("at", "key"),
    [
        ((1, 0), "cl-hex-shut"),
        ((-1, 0), "cl-too-shallow"),
        ((0, 1), "cl-hex-unknown"),
        ((0, -1), "cl-hex-taken"),
        ((0, -11), "cl-hex-far"),
        ((20, 0), "cl-hex-no-way"),
        ((30, 0), "cl-hex-unknown"),
        ((2, -2), "cl-hex-kraken"),
    ],
)
def test_a_hex_that_cannot_be_reached_says_why(at: tuple[int, int], key: str) -> None:
    cells = open_sea(11, {(1, 0): "land", (-1, 0): "bank-1", (0, 1): "unknown", (20, 0): "sea"})
    s = table(cells, npc_1=(0, -1))
    assert s.sea is not None
    assert keys(to(replace(s, sea=replace(s.sea, kraken=(Hex(2, -2),))), *at)) == [key]


@pytest.mark.rule("CL-MOV-20")
def test_who_knows_nothing_of_its_place_is_told_that_no_way_leads_there() -> None:
    s = table(open_sea(3)).at(ShipId("seat-1"), None)
    assert keys(to(s, 0, -1)) == ["cl-hex-no-way"]


@pytest.mark.rule("CL-EXP-01")
def test_what_cuts_a_line_of_sight_is_named_from_the_viewer_on() -> None:
    s = table(open_sea(5, {(0, -2): "land", (0, -3): "land"}))
    assert stops(s, book(), Hex(0, 0), Hex(0, -5)) == (Hex(0, -2), Hex(0, -3))
    assert stops(s, book(), Hex(0, -5), Hex(0, 0)) == (Hex(0, -3), Hex(0, -2))
    assert sees(s, book(), Hex(0, 0), Hex(0, -5)) is False and stops(s, book(), Hex(0, 0), Hex(3, 0)) == ()
    assert s.sea is not None
    fog = replace(s, sea=replace(s.sea, fog=(Hex(3, 0),)))
    assert stops(fog, book(), Hex(0, 0), Hex(3, 0)) == (Hex(3, 0),)


def sighted(s: State) -> dict[str, Sighted]:
    """What the aggressor sees at its movement."""
    flag = card_flag(s)
    return {str(each.ship): each for each in survey(s, book(), NPC_1, flag)}


def card_flag(s: State) -> ActionFlag:
    """The movement of the aggressor."""
    found = card_of(s, NPC_1)
    assert found is not None
    return found.flags[0]


@pytest.mark.rule("CL-NPC-25")
def test_a_look_around_tells_distance_sight_and_reach_of_each_enemy() -> None:
    seen = sighted(table(open_sea(12, {(0, 7): "land"}), npc_1=(0, 9), seat_1=(0, 6), seat_2=(5, 4)))
    assert (seen["seat-1"].away, bool(seen["seat-1"].stops), seen["seat-1"].reached) == (3, True, True)
    near = sighted(table(open_sea(12), npc_1=(0, 9), seat_1=(0, 8), seat_2=(0, -9)))
    assert near["seat-1"].touched and not near["seat-2"].reached
    assert survey(table(open_sea(3)).at(NPC_1, None), book(), NPC_1, card_flag(table(open_sea(3)))) == ()


@pytest.mark.rule("CL-NPC-17")
def test_a_detour_knows_the_shorter_way_and_what_it_keeps_off() -> None:
    s = table(open_sea(5, {(0, 1): "sea mooring"}), npc_1=(0, 2), seat_1=(5, 0))
    assert left_aside(s, book(), NPC_1, (2, 12, 10)) == ((12, 12), (Hex(0, 1),))
    assert left_aside(s, book(), NPC_1, (6,)) == left_aside(s, book(), NPC_1, ()) == ((), ())
