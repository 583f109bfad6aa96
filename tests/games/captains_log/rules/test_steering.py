"""1.2, 1.5, 1.7, 1.9 Tiles laid and ships moved on the map that the app follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import command
from companion.games.captains_log import ports
from companion.games.captains_log.combat.ramming import Rammed
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.events import weather
from companion.games.captains_log.model.ids import NpcId, ShipId, WindId
from companion.games.captains_log.model.sea import LaidTile, Sea, Spot, TileHex
from companion.games.captains_log.model.state import Lasting, Npc, Port, State, Turn
from companion.games.captains_log.sailing import course_preview, dynamic_map, hex_by_hex, ram_at_once, steering
from companion.games.captains_log.sea import chart, courses, fog, laying, lookout, places, tiles
from companion.games.captains_log.voyage import exploring, voyage
from companion.hexmap import Clock, Hex, disc, distance, rotated
from companion.library.game_registry import game
from tests.games.captains_log.rules.npc_scenes import card
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.rules.sea_scenes import afloat_at, open_sea, sailed, with_sea
from tests.games.captains_log.rules.test_movement import cards
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1
from tests.support.verdicts import refused_by

FLOWER = disc(Hex(0, 0), 1)
OUTLINE = CopiedCard(tiles.OUTLINE, tiles.SUBJECT, ((tiles.HEXES, tuple(f"{at.q},{at.r} in" for at in FLOWER)),))


def table(
    cells: Mapping[Hex, TileHex], *, bow: Clock = 12, besides: tuple[CopiedCard, ...] = (), **changes: Any
) -> State:
    """Anne's turn, in the middle of that sea, with 8 points of movement and the winds of the tests; Bart far off."""
    s = a_table(
        turn=Turn(stage="player", round=1, started=True),
        wind="wind-1",
        cards=(*cards(), OUTLINE, *besides),
        **{"npcs": ()} | changes,
    )
    return with_sea(s, cells, seat_1=(0, 0, bow), seat_2=(40, 0))


def steers(s: State, to: str, **answers: Any) -> Played:
    """Anne moves over the map."""
    return play(steering.steer, s, {"course": to} | answers, seat="seat-1")


@pytest.mark.rule("CL-MOV-02", "CL-MOV-07", "CL-MOV-10")
def test_who_shows_a_hex_is_taken_there_by_the_best_way() -> None:
    played = steers(table(open_sea(5)), "0,-3", **{"course-bow": "12"})
    assert sailed(played) == [("seat-1", (12, 12, 12), (0, -3))]
    turn = played.state.turn
    assert turn.halves == ("move",) and (turn.voyage.allowance, turn.voyage.spent) == (9, 3)  # 8, and 1 of the wind
    on = play(steering.steer, played.state, {"course": "0,-4", "course-bow": "12"}, seat="seat-1")
    assert on.state.turn.voyage.left == 5 and afloat_at(on.state, "seat-1") == Hex(0, -4)


@pytest.mark.rule("CL-MOV-03", "CL-MOV-05")
def test_wind_and_yaw_count_by_the_first_step() -> None:
    strait = {at: each for at, each in open_sea(12).items() if at.q == 0}
    reached = [at.r for at, _ in steering.reachable(table(strait), book(), SEAT_1)]
    assert (min(reached), max(reached)) == (-9, 4)  # 8 and 1 of the wind; astern 8, less 2 for yaw and 2 of the wind


@pytest.mark.rule("CL-MOV-11", "CL-MOV-16")
def test_land_and_shallow_banks_are_closed_and_calm_costs_two() -> None:
    cells = open_sea(3, {(0, -1): "land", (1, -1): "bank-1", (1, 0): "calm"})
    found = steering.reachable(table(cells), book(), SEAT_1)
    assert not {at for at, _ in found} & {Hex(0, -1), Hex(1, -1)}
    assert found[Hex(1, 0), 4][0] == (book().numbers.calm_sea_cost,)


@pytest.mark.rule("CL-MOV-12", "CL-MOV-13")
def test_a_hex_with_a_ship_is_passed_and_never_an_end() -> None:
    strait = {at: each for at, each in open_sea(3).items() if at.q == 0}
    merchant = Npc(NPC_1, ShipId("seat-2").seat, "ship-01", revealed=True, on_map=True)  # type: ignore[arg-type]
    s = table(strait, npcs=(merchant,), besides=(card(1, "merchant", "spain", "move5"),))
    assert s.sea is not None
    s = replace(s, sea=s.sea.with_ship(NPC_1, Spot(Hex(0, -1), 12)))
    assert "0,-1" not in [option.id for option in steering.ends(s, SEAT_1, steering.reachable(s, book(), SEAT_1))]
    played = steers(s, "0,-2")
    assert [steps for _, steps, _ in sailed(played)] == [(12,), (12,)]


@pytest.mark.rule("CL-MOV-08")
def test_turning_on_the_spot_is_the_whole_movement() -> None:
    played = steers(table(open_sea(2)), "turn", turned="4")
    assert played.state.sea is not None and played.state.sea.spot(SEAT_1) == Spot(Hex(0, 0), 4)
    assert played.state.turn.stopped


@pytest.mark.rule("CL-MOV-04")
def test_from_a_mooring_a_ship_turns_freely() -> None:
    s = table(open_sea(9, {(0, 0): "sea mooring"}))
    assert (Hex(0, 6), 6) in steering.reachable(s, book(), SEAT_1)  # 8, less 2 of the wind, no yaw


@pytest.mark.rule("CL-FRT-02", "CL-FRT-03")
def test_each_hex_of_a_hostile_zone_draws_fire() -> None:
    tile = (CopiedCard(tiles.TILE, "5", ((tiles.HEXES, _painted("land fortress", "sea dice-3")),)),)
    s = replace(table({}, besides=tile), fortresses=((5, "spain"),), revealed=(5,))
    anne = s.player(SEAT_1)
    s = s.with_player(SEAT_1, standing=replace(anne.standing, spain=-3))
    s = replace(
        s,
        sea=Sea(
            (LaidTile(Hex(0, 0), 0, 5),), ships=((SEAT_1, Spot(Hex(0, -1), 4)), (ShipId("seat-2"), Spot(Hex(9, 9))))
        ),
    )
    played = play(steering.steer, s, {"course": "1,0", "course-bow": "6"} | _zones(2), seat="seat-1")
    assert [steps for _, steps, _ in sailed(played)] == [(4,), (6,)]


def _painted(middle: str, around: str) -> tuple[str, ...]:
    return tuple(f"{at.q},{at.r} {middle if at == Hex(0, 0) else around}" for at in FLOWER)


def _zones(n: int) -> dict[str, Any]:
    """Dice that do nothing."""
    return {f"leg-{i}-zone-shots": [1, 1, 1] for i in range(1, n + 1)}


@pytest.mark.rule("CL-MOV-01", "CL-TRN-02")
def test_it_is_offered_where_the_app_knows_where_everybody_stands() -> None:
    s = table(open_sea(3))
    assert steering.may_steer(s, book(), SEAT_1).allowed
    assert [offer.option.id for offer in (*steering.offers(s, book()), *hex_by_hex.offers(s, book()))] == ["steer"]
    lost = s.at(ShipId("seat-2"), None)
    assert "CL-MOV-01" in refused_by(steering.may_steer(lost, book(), SEAT_1))
    assert steering.offers(lost, book()) == ()


@pytest.mark.rule("CL-MOV-10")
def test_who_moves_by_hand_is_followed_no_more() -> None:
    s = table(open_sea(3)).with_turn(halves=("move",))
    assert chart.spot(s, SEAT_1) is None
    entered = voyage.HexesEntered(SEAT_1, 2, 2, 5).apply(table(open_sea(3)))
    assert entered.sea is not None and entered.sea.spot(SEAT_1) is None


@pytest.mark.rule("CL-RNG-01")
def test_who_fires_over_the_bow_hears_why_not() -> None:
    s = with_sea(table({}), open_sea(3), seat_1=(0, 0, 12), seat_2=(0, -1))
    assert "CL-RNG-01" in refused_by(lookout.may_shoot(s, book(), SEAT_1, ShipId("seat-2")))


@pytest.mark.rule("CL-PRT-02")
def test_whoever_lies_at_a_known_mooring_is_not_asked_for_the_port() -> None:
    tile = (CopiedCard(tiles.TILE, "7", ((tiles.HEXES, _painted("land port", "sea mooring")),)),)
    s = replace(table({}, besides=tile), revealed=(7,), ports=(Port("spain", ("buy",), 7),))
    ships = ((SEAT_1, Spot(Hex(0, -1))), (ShipId("seat-2"), Spot(Hex(9, 9))))
    played = play(ports.enter, replace(s, sea=Sea((LaidTile(Hex(0, 0), 0, 7),), ships=ships)), {}, seat="seat-1")
    assert played.state.turn.port == "spain" and played.state.turn.tile == 7


# ---------------------------------------------------------------------- tiles


@pytest.mark.rule("CL-SET-02")
@pytest.mark.parametrize("outline", [FLOWER, (Hex(0, 0), Hex(1, 0), Hex(0, 1)), disc(Hex(0, 0), 2)])
def test_the_first_map_lies_close_together_and_nothing_overlaps(outline: tuple[Hex, ...]) -> None:
    found = laying.spread(outline, 24)
    cells = [at + part for at in found for part in outline]
    assert len(found) == 24 and len(set(cells)) == len(cells)


@pytest.mark.rule("CL-EXP-04")
def test_of_the_ring_only_tiles_within_range_can_be_turned_up() -> None:
    far = Hex(9, 0)
    s = table({}, besides=(CopiedCard(tiles.TILE, "7", ((tiles.HEXES, _painted("land", "sea")),)),))
    ring = (LaidTile(Hex(0, 0), 0, 1), LaidTile(Hex(2, 1)), LaidTile(Hex(3, -2)), LaidTile(far))
    s = replace(s, sea=Sea(ring, ships=((SEAT_1, Spot(Hex(0, 1))), (ShipId("seat-2"), Spot(far)))))
    answers = {"tile-place-1": "2,1", "tile-1": "7", "tile-place-2": "done"}
    played = play(exploring.explore, s, answers, seat="seat-1")
    asked = [question for question in played.asked if "tile-place" in question.key]
    assert [option.id for option in asked[0].options] == ["2,1", "done"]  # type: ignore[attr-defined]
    assert [option.id for option in asked[1].options] == ["3,-2", "done"]  # type: ignore[attr-defined]
    assert chart.chart(played.state).cells[Hex(2, 1)].terrain == "land"


@pytest.mark.rule("CL-EXP-04")
def test_nobody_explores_where_the_map_shows_that_no_tile_is_in_sight() -> None:
    s = table({}, besides=(CopiedCard(tiles.TILE, "7", ((tiles.HEXES, _painted("land", "sea")),)),))
    ships, explore, judge = ((SEAT_1, Spot(Hex(0, 0))),), command("explore", seat=SEAT_1), game("captains_log").judge
    near, away = (replace(s, sea=Sea((LaidTile(at),), ships=ships)) for at in (Hex(3, 0), Hex(9, 0)))
    assert judge(near, explore, SEAT_1).allowed
    refused = judge(away, explore, SEAT_1).refusals
    assert [(reason.rule, reason.text.key) for reason in refused] == [("CL-EXP-04", "cl-none-in-sight")]


@pytest.mark.rule("CL-DYN-02")
def test_a_new_tile_covers_the_nearest_empty_hex_with_the_greatest_contact() -> None:
    s = table({}, besides=(CopiedCard(tiles.TILE, "1", ((tiles.HEXES, _painted("sea", "sea")),)),))
    s = replace(s, sea=Sea((LaidTile(Hex(0, 0), 0, 1),), ships=((SEAT_1, Spot(Hex(0, -1))),)))
    found = laying.placements(s, book(), SEAT_1)
    assert found
    lying = set(FLOWER)

    def contact(covers: set[Hex]) -> int:
        return len({each for at in covers for each in disc(at, 1)} & lying)

    ways = [{at + part for part in FLOWER} for at in disc(Hex(0, 0), 6)]
    fitting = [each for each in ways if not each & lying and any(distance(Hex(0, -1), at) == 1 for at in each)]
    best = max(map(contact, fitting))
    for laid in found:
        assert {laid.at + rotated(part, laid.turn) for part in FLOWER} in fitting
        assert contact({laid.at + rotated(part, laid.turn) for part in FLOWER}) == best


@pytest.mark.rule("CL-DYN-02")
def test_on_a_map_that_the_app_follows_a_player_chooses_between_the_legal_places() -> None:
    tile = (CopiedCard(tiles.TILE, "1", ((tiles.HEXES, _painted("sea", "sea")),)),)
    s = table({}, besides=tile)
    options = replace(s.options, switches=replace(s.options.switches, dynamic_map=True))
    s = replace(s, options=options, sea=Sea((LaidTile(Hex(0, 0), 0, 1),), ships=((SEAT_1, Spot(Hex(0, -1))),)))
    found = laying.placements(s, book(), SEAT_1)
    assert found
    first = f"{found[0].at.q},{found[0].at.r},{found[0].turn}"
    answers = {"step-1": "tile", "step-1-tile": "9", "step-1-tile-laid": first, "step-2": "done"}
    played = play(dynamic_map.explore, s, answers, seat="seat-1")
    assert played.state.sea is not None and played.state.sea.tiles[-1] == replace(found[0], number=9)


# ---------------------------------------------------------------------- fog


def _foggy(*hexes: tuple[int, int]) -> State:
    """Tile 21 in the middle of the map, Anne on it, Bart far off, perhaps fog; the best wind blows to 2 o'clock."""
    s = table({}, besides=(CopiedCard(tiles.TILE, "21", ((tiles.HEXES, _painted("sea", "sea")),)),))
    ships = ((SEAT_1, Spot(Hex(0, 0))), (ShipId("seat-2"), Spot(Hex(9, 9))))
    sea = Sea((LaidTile(Hex(0, 0), 0, 21),), ships=ships, fog=tuple(Hex(*at) for at in hexes))
    return replace(s, sea=sea, fog=bool(hexes), revealed=(21,))


@pytest.mark.rule("CL-EVT-14")
def test_the_fog_comes_onto_its_tile_and_is_as_large() -> None:
    risen = play(fog.rises, _foggy(), {}, tile=21).state
    assert chart.chart(risen).fog == set(FLOWER)
    assert fog.inside(replace(risen, fog=True), [SEAT_1, ShipId("seat-2")]) == (SEAT_1,)


@pytest.mark.rule("CL-EVT-14")
def test_the_fog_drifts_before_the_wind_until_it_has_left_the_map() -> None:
    drifted = play(weather.drift, _foggy((0, 0), (1, 0)), {}, key="fog").state
    assert chart.chart(drifted).fog == {Hex(1, -1), Hex(2, -1)} and drifted.fog
    gone = play(weather.drift, _foggy((1, -1)), {}, key="fog").state
    assert not gone.fog and not chart.chart(gone).fog


@pytest.mark.rule("CL-EVT-14")
def test_where_nobody_knows_the_wind_the_table_shows_where_the_fog_drifts() -> None:
    s = replace(_foggy((0, 0)), wind="")
    drifted = play(weather.drift, s, {"fog-way": "6"}, key="fog").state
    assert chart.chart(drifted).fog == {Hex(0, 1)} and drifted.fog


# ---------------------------------------------------------------------- tides


@pytest.mark.rule("CL-MOV-17", "CL-EVT-29", "A-48")
def test_only_a_ship_that_the_map_shows_without_a_way_out_may_be_given_up() -> None:
    ebb: dict[str, Any] = {"lasting": (Lasting(23, "day"),)}
    banks = {(0, 0): "bank-4", (0, 1): "bank-4"}
    pool = dict.fromkeys([(0, -1), (1, -1), (1, 0), (-1, 1), (-1, 0), (1, 1), (0, 2), (-1, 2)], "bank-1")
    stuck = table(open_sea(3, pool | banks), **ebb)
    assert courses.is_stranded(stuck, book(), SEAT_1) is True
    assert hex_by_hex.may_give_up(stuck, book(), SEAT_1).allowed
    free = table(open_sea(3, pool | banks | {(0, 2): "sea"}), **ebb)
    assert "CL-MOV-17" in refused_by(hex_by_hex.may_give_up(free, book(), SEAT_1))
    afloat = table(open_sea(3, pool), **ebb)
    assert "CL-MOV-17" in refused_by(hex_by_hex.may_give_up(afloat, book(), SEAT_1))
    unsure = table(open_sea(3, pool | banks | {(0, 2): ""}), **ebb)
    assert hex_by_hex.may_give_up(unsure, book(), SEAT_1).allowed


# ---------------------------------------------------------------------- fire zones


def _under_fire(**changes: Any) -> State:
    """Anne, whom Spain distrusts, two hexes from a Spanish fortress on tile 5; event 19 in force if it is said."""
    tile = (CopiedCard(tiles.TILE, "5", ((tiles.HEXES, _painted("land fortress", "sea dice-3")),)),)
    s = table({}, besides=tile)
    s = s.with_player(SEAT_1, standing=replace(s.player(SEAT_1).standing, spain=-3))
    s = replace(s, fortresses=((5, "spain"),), revealed=(5,), **changes)
    seas = tuple((at, each) for at, each in open_sea(4).items() if distance(Hex(0, 0), at) > 1)
    ships = ((SEAT_1, Spot(Hex(3, -3), 6)), (ShipId("seat-2"), Spot(Hex(-4, 4))))
    return replace(s, sea=Sea((LaidTile(Hex(0, 0), 0, 5),), gaps=seas, ships=ships))


@pytest.mark.rule("CL-EVT-25", "CL-FRT-02")
def test_event_19_adds_a_ring_to_a_fire_zone() -> None:
    ring = _under_fire(lasting=(Lasting(19, "game"),))
    assert chart.zones(ring, book(), Hex(2, -2)) == (("spain", 0),)
    assert chart.zones(ring, book(), Hex(1, -1)) == (("spain", 3),) == chart.zones(_under_fire(), book(), Hex(1, -1))
    assert chart.zones(_under_fire(), book(), Hex(2, -2)) == ()
    shots = {"course": "2,-1", "course-bow": "8", "leg-2-zone-shots": [1, 1, 1]}
    played = play(steering.steer, ring, shots, seat="seat-1")
    assert [question.key for question in played.asked if question.key.endswith("shots")] == ["leg-2-zone-shots"]


@pytest.mark.rule("CL-EVT-25", "CL-NPC-17")
def test_an_npc_keeps_off_the_ring_too() -> None:
    there = {"npcs": (Npc(NPC_1, SEAT_1, on_map=True),)}
    ring = _under_fire(lasting=(Lasting(19, "game"),), **there)
    free = courses.tolls(_under_fire(**there), book(), NPC_1, feared=("spain",))
    feared = courses.tolls(ring, book(), NPC_1, feared=("spain",))
    assert (free[Hex(2, -2)], feared[Hex(2, -2)], feared[Hex(3, -2)]) == ((0, 1), (1, 1), (0, 1))


@pytest.mark.rule("CL-EVT-14")
def test_a_fortress_in_the_fog_fires_at_nobody() -> None:
    s = _under_fire()
    assert s.sea is not None
    for fogged in (Hex(0, 0), Hex(1, -1)):
        hidden = replace(s, fog=True, sea=replace(s.sea, fog=(fogged,)))
        assert chart.zones(hidden, book(), Hex(1, -1)) == ()


# ---------------------------------------------------------------------- ships


@pytest.mark.rule("CL-SET-22", "CL-SET-24")
def test_a_miniature_sets_out_from_a_numbered_hex() -> None:
    tile = (CopiedCard(tiles.TILE, "1", ((tiles.HEXES, _painted("sea", "sea number-1")),)),)
    s = replace(table({}, besides=tile), revealed=(1,), sea=Sea((LaidTile(Hex(0, 0), 0, 1),)))
    played = play(places.sets_out, s, {"start-stands": "0,-1", "start-stands-bow": "2"}, seat="seat-1")
    assert played.state.sea is not None and played.state.sea.spot(SEAT_1) == Spot(Hex(0, -1), 2)
    assert played.state.player(SEAT_1).bow == 2


@pytest.mark.rule("CL-NPC-12")
def test_where_the_icon_is_occupied_a_ship_comes_beside_it() -> None:
    s = table(open_sea(2, {(0, -1): "land"}))
    assert places.berths(s, book(), [Hex(1, 1)]) == (Hex(1, 1),)
    beside = places.berths(s, book(), [Hex(0, 0)])
    assert len(beside) == 5 and Hex(0, -1) not in beside


@pytest.mark.rule("CL-GEN-01")
def test_whoever_drags_a_ship_puts_the_map_right() -> None:
    s = table(open_sea(2))
    moved = CORRECTIONS.correct(s, book(), "sea.seat-1.at", "1,0", "").apply(s)
    turned = CORRECTIONS.correct(moved, book(), "sea.seat-1.bow", "4", "").apply(moved)
    assert turned.sea is not None and turned.sea.spot(SEAT_1) == Spot(Hex(1, 0), 4)
    nowhere = CORRECTIONS.correct(s, book(), "sea.seat-1.at", "", "").apply(s)
    assert nowhere.sea is not None and nowhere.sea.spot(SEAT_1) is None
    assert CORRECTIONS.correct(s, book(), "sea", False, "").apply(s).sea is None


def test_an_npc_that_enters_anew_stands_nowhere() -> None:
    s = a_table()
    assert s.at(NpcId("npc-1"), Spot(Hex(0, 0))) is s


@pytest.mark.rule("CL-RAM-01", "CL-MOV-02", "CL-MOV-06", "CL-MOV-20")
def test_a_ship_beside_its_target_rams_it_with_its_first_step() -> None:
    """p.12, 22: before its first step it turns freely, and pays for that as for any movement that begins so."""
    s = table(open_sea(5)).at(ShipId("seat-2"), Spot(Hex(0, 1), 12))
    assert [offer.option.id for offer in ram_at_once.offers(s, book())] == ["ram"]
    assert ram_at_once.offers(table(open_sea(5)), book()) == ()
    played = play(ram_at_once.ram_at_once, s, {"target": "seat-2"}, seat="seat-1")
    (rammed,) = (event for event in played.events if isinstance(event, Rammed))
    assert (rammed.target, rammed.run) == ("seat-2", 1)
    turn = played.state.turn
    assert turn.halves == ("move",) and turn.stopped and turn.voyage.first == 6
    assert played.state.player(SEAT_1).bow == 6
    began = [event for event in played.events if isinstance(event, hex_by_hex.VoyageBegan)]
    assert began[0].allowance == steering.summed(s, book(), SEAT_1, 6).total > 0
    assert ram_at_once.offers(played.state, book()) == ()
    wrecked = s.with_player(SEAT_1, sails=9)
    stuck = ram_at_once.may_strike(wrecked, book(), SEAT_1, ShipId("seat-2"), 6)
    assert "CL-MOV-20" in refused_by(stuck)


@pytest.mark.rule("CL-CAP-24", "CL-MOV-02")
def test_what_nobody_has_told_is_named_where_a_way_is_planned() -> None:
    s = table(open_sea(5))
    found = steering.reachable(s, book(), SEAT_1)
    assert course_preview.passage(s, book(), SEAT_1, Hex(0, -2), found).uncounted == ()
    unknown = replace(s, wind=WindId("wind-7"))
    way = course_preview.passage(unknown, book(), SEAT_1, Hex(0, -2), steering.reachable(unknown, book(), SEAT_1))
    assert [text.key for text in way.uncounted] == ["cl-wind"]
