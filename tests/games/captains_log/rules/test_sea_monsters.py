"""1.30, 1.32 The Kraken and the White Whale on the map that the app follows: nobody is asked what it shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import Choose
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.events import kraken
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.sea import LaidTile, Sea, Spot, TileHex
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sailing import course_preview, steering
from companion.games.captains_log.sea import kraken_way, tiles
from companion.games.captains_log.sea.kraken_way import KrakenLies, KrakenSwam
from companion.hexmap import CLOCK, Clock, Hex, along, disc
from tests.games.captains_log.rules import test_kraken, test_npc_whale, test_steering
from tests.games.captains_log.rules.npc_scenes import activate, orders
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.rules.sea_scenes import afloat_at, cell, open_sea, sailed, with_sea
from tests.games.captains_log.rules.slow_pilot import SlowKraken
from tests.games.captains_log.rules.test_rulings import named
from tests.games.captains_log.rules.test_sea import ruled
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1, SEAT_2
from tests.support.verdicts import refused_by

FACE: dict[Clock, int] = {12: 1, 2: 2, 4: 4, 6: 6, 8: 8, 10: 10}
"""A face of the red die for each direction."""
FAR = {"seat_1": (0, 40), "seat_2": (0, 41), "npc_1": (0, 42)}


def haunted(cells: Mapping[Hex, TileHex], *cards: int, at: tuple[int, int] = (0, 0), **ships: Any) -> State:
    """The Kraken on that sea, two players and an NPC far off or where they are said to be."""
    s = with_sea(test_kraken.haunted(*(cards or (24,))), cells, **(FAR | ships))
    assert s.sea is not None
    return replace(s, sea=replace(s.sea, kraken=(Hex(*at),)))


def moves(s: State, clock: Clock, hexes: int, answers: Mapping[str, Any] | None = None, number: int = 24) -> Played:
    """The Kraken moves by one card."""
    return test_kraken.activate(s, number, {"k-roll": [FACE[clock], hexes]} | dict(answers or {}))


def swum(played: Played) -> tuple[Clock, ...]:
    """The steps that it took."""
    return tuple(step for event in played.of(KrakenSwam) for step in event.steps)


def asked(played: Played) -> list[str]:
    """What somebody was asked, the dial apart."""
    return [question.key for question in played.asked if not question.unasked and question.key != "kraken-dial"]


def chosen(played: Played, key: str) -> Choose[str]:
    """The question of that key."""
    (question,) = [question for question in played.asked if question.key == key]
    assert isinstance(question, Choose)
    return question


# ---------------------------------------------------------------------- its way


@pytest.mark.rule("CL-KRK-03", "CL-KRK-04")
def test_it_swims_straight_on_and_nobody_is_asked() -> None:
    played = moves(haunted(open_sea(6)), 4, 5)
    assert asked(played) == ["k-roll"]
    assert [(event.steps, event.at) for event in played.of(KrakenSwam)] == [((4,) * 5, Hex(5, 0))]
    assert kraken_way.lair(played.state) == Hex(5, 0) and played.state.kraken == (24,)


@pytest.mark.rule("CL-KRK-05")
@pytest.mark.parametrize(
    ("clock", "land", "way"),
    [
        (12, [(0, -1)], (2, 12, 12, 12)),
        (6, [(0, 1)], (4, 6, 6, 6)),
        (4, [(1, 0)], (2, 4, 4, 4)),
        (10, [(-1, 0)], (12, 10, 10, 10)),
        (8, [(-1, 1)], (6, 8, 8, 8)),
        (12, [(0, -1), (1, -1)], (10, 12, 12, 12)),
        (12, [(0, -1), (1, -1), (-1, 0)], (4, 2, 12, 12)),
        (12, [(0, -2), (1, -2)], (12, 10, 12, 12)),
    ],
)
def test_it_goes_round_land_by_the_shortest_way_first_towards_noon(
    clock: Clock, land: list[tuple[int, int]], way: tuple[Clock, ...]
) -> None:
    played = moves(haunted(open_sea(7, dict.fromkeys(land, "land"))), clock, 4)
    assert swum(played) == way


@pytest.mark.rule("CL-KRK-05", "A-49")
def test_without_a_way_on_it_stays_where_it_is() -> None:
    edge = moves(haunted({Hex(0, -i): cell("sea") for i in range(3)}), 12, 9)
    assert swum(edge) == (12, 12)
    assert "cl-kraken-held" in [event.text.key for event in edge.of(Announced)]
    assert swum(moves(haunted(open_sea(0)), 12, 9)) == ()


@pytest.mark.rule("CL-KRK-05", "A-49")
def test_a_hidden_tile_is_an_obstacle() -> None:
    s = haunted({}, at=(0, 0))
    seen = CopiedCard(tiles.TILE, "7", ((tiles.HEXES, tuple(f"{at.q},{at.r} sea" for at in test_steering.FLOWER)),))
    s = replace(s, cards=(*s.cards, test_steering.OUTLINE, seen), revealed=(7,))
    assert s.sea is not None
    lying = (LaidTile(Hex(0, 0), 0, 7), LaidTile(Hex(1, -3)))
    played = moves(replace(s, sea=replace(s.sea, gaps=(), tiles=lying)), 12, 3)
    assert swum(played) == (12,)


@pytest.mark.rule("CL-KRK-05", "A-105")
def test_after_a_detour_it_goes_on_or_comes_back_to_its_row_as_settled() -> None:
    s = haunted(open_sea(7, {(0, -1): "land"}))
    assert swum(moves(s, 12, 4)) == (2, 12, 12, 12)
    back = moves(ruled(s, "A-105", "row"), 12, 4)
    assert swum(back) == (2, 12, 10, 12) and named(back) == ["A-105"]
    assert named(moves(ruled(haunted(open_sea(7)), "A-105", "row"), 12, 4)) == []


@pytest.mark.rule("CL-KRK-05", "A-107", "CL-EVT-29")
def test_shallows_stop_it_as_settled_and_what_falls_dry_always_does() -> None:
    s = haunted(open_sea(7, {(0, -1): "bank-1"}))
    assert swum(moves(s, 12, 2)) == (12, 12)
    stopped = moves(ruled(s, "A-107", "shallows"), 12, 2)
    assert swum(stopped) == (2, 12) and named(stopped) == ["A-107"]
    assert swum(moves(replace(s, lasting=test_kraken.EBB), 12, 2)) == (2, 12)


@pytest.mark.rule("CL-KRK-05", "A-105", "A-107")
def test_what_it_does_at_obstacles_is_told_as_settled() -> None:
    s = ruled(replace(haunted(open_sea(3)), kraken=(), revealed=(11,)), "A-105", "row")
    told = [event.text.key for event in play(test_kraken.appear_24, s, {}).of(Announced)]
    assert told == ["cl-kraken-obstacles", "cl-kraken-detour-row"]


@pytest.mark.parametrize("seed", range(200))
@pytest.mark.rule("CL-KRK-04", "CL-KRK-05", "CL-KRK-06", "CL-KRK-08")
def test_its_way_and_its_victims_are_those_of_the_slow_kraken(seed: int) -> None:
    chance = Random(seed)
    kinds = ["sea"] * 5 + ["land"] * 3 + ["bank-1", "calm"]
    cells = {at: cell(chance.choice(kinds)) for at in disc(Hex(0, 0), 4)} | {Hex(0, 0): cell("sea")}
    seas = sorted(at for at, each in cells.items() if each.terrain != "land" and at != Hex(0, 0))
    anne, bart, gull = chance.sample(seas, 3)
    clock, hexes, to_row, card = (
        chance.choice(CLOCK),
        chance.randint(1, 12),
        chance.random() < 0.4,
        chance.choice((24, 27)),
    )
    ships = {"seat_1": (anne.q, anne.r), "seat_2": (bart.q, bart.r), "npc_1": (gull.q, gull.r)}
    s = haunted(cells, card, **ships)
    s = ruled(s, "A-105", "row") if to_row else s
    slow = SlowKraken(cells, Hex(0, 0), clock, hexes, to_row).way()
    steps = kraken_way.ways(s).steps(s, book(), clock, hexes)
    assert steps is not None and list(along(Hex(0, 0), steps)) == slow
    met = kraken_way.reached(s, book(), steps)
    far = [Hex(0, 0), *slow] if card == 27 else slow
    reach = {near for at in far for near in (disc(at, 1) if card == 27 else (at,))}
    assert met is not None
    assert {ship for _, ship in met} == {
        ship for ship, at in (("seat-1", anne), ("seat-2", bart), ("npc-1", gull)) if at in reach
    }


# ---------------------------------------------------------------------- whom it meets


@pytest.mark.rule("CL-KRK-06", "CL-KRK-07", "CL-KRK-09")
def test_it_destroys_whom_it_meets_where_it_meets_them() -> None:
    played = moves(haunted(open_sea(6), 24, 25, seat_2=(0, -4), npc_1=(0, -2)), 12, 5)
    assert asked(played) == ["k-roll"]
    told = [type(event).__name__ for event in played.events]
    assert [name for name in told if name in ("KrakenSwam", "ShipLost")] == [
        *["KrakenSwam", "ShipLost"] * 2,
        "KrakenSwam",
    ]
    assert [len(event.steps) for event in played.of(KrakenSwam)] == [2, 2, 1]
    assert not played.state.npc(NPC_1).on_map and not played.state.player(SEAT_2).afloat
    assert (played.state.kraken, kraken_way.lair(played.state)) == ((25,), Hex(0, -5))


@pytest.mark.rule("CL-KRK-07")
def test_with_its_last_card_it_leaves_the_map() -> None:
    played = moves(haunted(open_sea(6), npc_1=(0, -2)), 12, 2)
    assert played.state.kraken == () and kraken_way.lair(played.state) is None


@pytest.mark.rule("CL-KRK-06", "CL-EVT-14")
def test_whom_the_fog_hides_it_does_not_meet() -> None:
    s = haunted(open_sea(6), npc_1=(0, -2))
    assert s.sea is not None
    played = moves(replace(s, fog=True, sea=replace(s.sea, fog=(Hex(0, -2),))), 12, 3)
    assert played.state.npc(NPC_1).on_map


@pytest.mark.rule("CL-KRK-08")
def test_the_colossal_one_reaches_what_lies_beside_its_way() -> None:
    played = moves(haunted(open_sea(6), 27, npc_1=(1, -3), seat_2=(2, -3)), 12, 3, number=27)
    assert not played.state.npc(NPC_1).on_map and played.state.player(SEAT_2).afloat
    assert kraken_way.lair(played.state) == Hex(0, -3) and played.state.kraken == (27,)


@pytest.mark.rule("CL-KRK-08")
def test_whoever_sails_past_the_colossal_one_is_lost_on_the_way() -> None:
    s = test_steering.table(open_sea(6))
    assert s.sea is not None
    s = replace(s, kraken=(27,), sea=replace(s.sea, kraken=(Hex(1, -3),)))
    played = test_steering.steers(s, "0,-5", **{"course-bow": "12"})
    assert sailed(played)[-1][2] == (0, -2) and not played.state.player(SEAT_1).afloat
    harmless = test_steering.steers(replace(s, kraken=(24,)), "0,-5", **{"course-bow": "12"})
    assert afloat_at(harmless.state, "seat-1") == Hex(0, -5)


@pytest.mark.rule("CL-MOV-12")
def test_nobody_stays_on_its_hex() -> None:
    s = test_steering.table(open_sea(6))
    assert s.sea is not None
    s = replace(s, kraken=(24,), sea=replace(s.sea, kraken=(Hex(0, -3),)))
    ends = steering.ends(s, SEAT_1, steering.reachable(s, book(), SEAT_1))
    assert "0,-3" not in [end.id for end in ends] and "0,-4" in [end.id for end in ends]
    found = steering.reachable(s, book(), SEAT_1)
    assert refused_by(course_preview.passage(s, book(), SEAT_1, Hex(0, -3), found).verdict) == ["CL-MOV-12"]


@pytest.mark.rule("CL-KRK-08")
def test_a_way_past_the_colossal_one_is_shown_as_deadly() -> None:
    s = test_steering.table(open_sea(6))
    assert s.sea is not None
    s = replace(s, kraken=(27,), sea=replace(s.sea, kraken=(Hex(1, -3),)))
    found = steering.reachable(s, book(), SEAT_1)
    met = course_preview.passage(s, book(), SEAT_1, Hex(0, -2), found).met
    assert [(each.at, each.text.key, each.perilous) for each in met] == [(Hex(0, -2), "cl-meets-kraken", True)]


@pytest.mark.rule("CL-KRK-08")
def test_who_came_near_the_colossal_one_is_told_only_where_the_map_does_not_show_it() -> None:
    far = haunted(open_sea(6), 27)
    assert "CL-KRK-08" in refused_by(kraken.may_meet(far, book())) and kraken.offers(far, book()) == ()
    near = haunted(open_sea(6), 27, npc_1=(1, 0))
    assert not play(kraken.meet, near, {}).state.npc(NPC_1).on_map
    lost = far.at(SEAT_2, None)
    assert kraken.may_meet(lost, book()).allowed


# ---------------------------------------------------------------------- where it lies


def icons(*words: str) -> State:
    """Tile 11 as it was painted, hex by hex."""
    painted = tuple(f"{at.q},{at.r} {word}" for at, word in zip(test_steering.FLOWER, words, strict=False))
    s = test_kraken.haunted()
    s = replace(s, cards=(*s.cards, test_steering.OUTLINE, CopiedCard(tiles.TILE, "11", ((tiles.HEXES, painted),))))
    ships = tuple((ShipId(name), Spot(Hex(0, 9 + i))) for i, name in enumerate(("seat-1", "seat-2", "npc-1")))
    return replace(s, revealed=(11,), discards=(24,), sea=Sea((LaidTile(Hex(5, 5), 1, 11),), ships=ships))


@pytest.mark.rule("CL-KRK-01", "CL-PRT-07")
def test_it_comes_onto_its_icon() -> None:
    played = play(test_kraken.appear_24, icons("land", "sea", "sea monster", *["sea"] * 4), {})
    assert kraken_way.lair(played.state) == Hex(6, 5) and asked(played) == []


@pytest.mark.rule("CL-KRK-01")
def test_where_no_icon_was_copied_the_table_shows_the_hex() -> None:
    played = play(test_kraken.appear_24, icons("land", *["sea"] * 6), {"kraken-kraken-stands": "5,4"})
    question = chosen(played, "kraken-kraken-stands")
    assert kraken_way.lair(played.state) == Hex(5, 4) and "5,5" not in [option.id for option in question.options]
    left = play(test_kraken.appear_24, icons("land", *["sea"] * 6), {"kraken-kraken-stands": "leave"})
    assert left.state.sea is None and left.state.kraken == (24,)


@pytest.mark.rule("CL-KRK-04")
def test_where_an_uncopied_hex_matters_the_table_tells_and_shows_it_next_time() -> None:
    s = haunted(open_sea(5, {(0, -2): ""}), seat_2=(0, -4))
    played = moves(s, 12, 4, {"k-met": ["seat-2"]})
    assert played.of(KrakenSwam) == [] and played.of(KrakenLies)[0].at is None
    unsure = replace(s, sea=replace(s.sea, kraken=())) if s.sea else s
    told = moves(unsure, 4, 2, {"where-kraken-stands": "1,0"})
    assert kraken_way.lair(told.state) == Hex(3, 0)


@pytest.mark.rule("CL-KRK-06")
def test_it_is_asked_whom_it_met_where_a_ship_is_lost_on_the_map() -> None:
    s = haunted(open_sea(5)).at(SEAT_2, None)
    played = moves(s, 12, 2, {"where-seat-2-stands": "0,-2", "where-seat-2-stands-bow": "12"})
    assert not played.state.player(SEAT_2).afloat


def test_whoever_drags_it_puts_the_map_right() -> None:
    s = haunted(open_sea(3))
    moved = CORRECTIONS.correct(s, book(), "sea.kraken.at", "1,0", "").apply(s)
    assert kraken_way.lair(moved) == Hex(1, 0)
    assert kraken_way.lair(CORRECTIONS.correct(moved, book(), "sea.kraken.at", "", "").apply(moved)) is None
    assert kraken_way.lair(CORRECTIONS.correct(moved, book(), "kraken", (), "").apply(moved)) is None


# ---------------------------------------------------------------------- the White Whale


def whale(cells: Mapping[Hex, TileHex], **ships: Any) -> State:
    """The White Whale, whose route lies hidden, and Anne with an oil token; Bart far off."""
    s = replace(test_npc_whale.at_sea(oil=True), revealed=())
    return with_sea(s, cells, **({"npc_1": (0, 0), "seat_2": (0, 40)} | ships))


@pytest.mark.rule("CL-WHL-04", "CL-WHL-05", "CL-WHL-06", "A-54")
def test_she_rams_whom_she_sees_and_the_map_counts_the_hexes() -> None:
    played = activate(whale(open_sea(8), seat_1=(0, -5)), {"f2-course": "0,-7"} | test_npc_whale._hull())
    assert played.state.player(SEAT_1).water == 5
    assert sailed(played)[-2:] == [(NPC_1, (12,) * 5, (0, -5)), (NPC_1, (12, 12), (0, -7))]
    assert orders(played)[-2:] == ["ram Anne", "swims-on"]
    course = chosen(played, "f2-course")
    assert [option.id for option in course.options] == ["0,-6", "0,-7", "0,-8"]


@pytest.mark.rule("CL-WHL-04")
def test_whom_land_hides_or_who_is_too_far_she_only_heads_for() -> None:
    hidden = activate(whale(open_sea(8, {(0, -2): "land"}), seat_1=(0, -5)))
    assert orders(hidden)[-1] == "approach Anne"
    far = activate(whale(open_sea(12), seat_1=(0, -10)))
    assert orders(far)[-1] == "approach Anne" and afloat_at(far.state, "npc-1") == Hex(0, -8)


@pytest.mark.rule("CL-WHL-06", "A-54")
def test_without_a_point_left_she_stops_beside_whom_she_rammed() -> None:
    s = whale(open_sea(9), seat_1=(0, -8))
    played = activate(s, {"f2-course": "0,-7"} | test_npc_whale._hull())
    course = chosen(played, "f2-course")
    assert len(course.options) == 6 and afloat_at(played.state, "npc-1") == Hex(0, -7)
