"""The map that the app follows, taken up in mid-evening and put right by hand: tiles, ships, barrels, fog."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import Command
from companion.games.captains_log import ports
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.combat import ramming
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.missions import treasure
from companion.games.captains_log.model.ids import FloatId, ShipId
from companion.games.captains_log.model.sea import LaidTile, Sea, Spot
from companion.games.captains_log.model.state import Floating, Port, State, Voyage
from companion.games.captains_log.sailing import actions, dynamic_map, fishing
from companion.games.captains_log.sea import by_hand, floats, laying, places, taking_up, tiles
from companion.games.captains_log.sea.chart import chart
from companion.games.captains_log.voyage import exploring, flotation
from companion.hexmap import Hex, disc, rotated
from tests.games.captains_log.rules.scripted import a_table, book, play
from tests.games.captains_log.rules.sea_scenes import afloat_at
from tests.games.captains_log.seat_ids import SEAT_1, SEAT_2

FLOWER = tuple(disc(Hex(0, 0), 1))
ROUND = ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")
"""The hexes around the middle of a tile, clockwise from 12 o'clock."""


def painted(middle: str, *around: str) -> tuple[str, ...]:
    """A tile of seven hexes: its middle, then clockwise from 12 o'clock; open sea where nothing is said."""
    words = (*around, *["sea"] * (len(ROUND) - len(around)))
    return (f"0,0 {middle}", *(f"{at} {word}" for at, word in zip(ROUND, words, strict=True)))


TILES = {
    1: painted("land port", "sea number-1", "sea mooring"),
    2: painted("land cross", "sea barrel", "sea barrel", "sea number-2"),
    3: painted("sea number-3", "sea barrel"),
}


def table(*lying: LaidTile, revealed: tuple[int, ...] = (1, 2), follows: bool = True, **ships: Spot) -> State:
    """Tiles of seven hexes that lie so, and ships on them."""
    cards = [CopiedCard(tiles.OUTLINE, tiles.SUBJECT, ((tiles.HEXES, tuple(f"{at.q},{at.r} in" for at in FLOWER)),))]
    cards += [CopiedCard(tiles.TILE, str(number), ((tiles.HEXES, hexes),)) for number, hexes in TILES.items()]
    spots = tuple((ShipId(name.replace("_", "-")), spot) for name, spot in ships.items())
    sea = Sea(tuple(lying), ships=spots) if follows else None
    s: State = replace(a_table(revealed=revealed), sea=sea)
    for each in cards:
        s = s.with_card(each)
    return s.with_player(SEAT_1, placed=True, afloat=True).with_player(SEAT_2, placed=True, afloat=False)


def put(s: State, path: str, value: object) -> State:
    """A correction by hand."""
    return CORRECTIONS.correct(s, book(), path, value, "").apply(s)


BESIDE = Hex(2, -3)
"""The middle of a tile that lies beside one in the middle of the table."""
TWO = (LaidTile(Hex(0, 0), 0, 1), LaidTile(BESIDE, 0, 2))


# ---------------------------------------------------------------------- taking it up, leaving it


@pytest.mark.rule("CL-SET-02")
def test_a_map_taken_up_is_told_tile_by_tile_and_ship_by_ship() -> None:
    s = put(table(follows=False), "sea", True)
    assert AGENDA.follows(s, book()) == Command("take-up-map")
    told = {"tile-lies-2": "2,-3,0", "where-seat-1-stands": "0,-1", "where-seat-1-stands-bow": "2"}
    played = play(taking_up.take_up, s, told)
    sea = played.state.sea
    assert sea is not None and sea.tiles == TWO  # the first one lies in the middle of the table: nobody is asked
    assert sea.spot(SEAT_1) == Spot(Hex(0, -1), 2) and played.state.player(SEAT_1).bow == 2
    assert [q.key for q in played.asked if not q.unasked] == list(told)
    assert AGENDA.follows(played.state, book()) != Command("take-up-map")
    assert [order for event in played.events for order in event.announcements(s, book())] == []


@pytest.mark.rule("CL-DYN-01")
def test_on_a_map_that_grows_tiles_lie_as_the_table_turned_them() -> None:
    s = table(LaidTile(Hex(0, 0), 0, 1))
    laid = taking_up.spots(s, 2, FLOWER)
    assert {each.turn for each in laid} == {0}
    growing = replace(s, options=replace(s.options, switches=replace(s.options.switches, dynamic_map=True)))
    assert {each.turn for each in taking_up.spots(growing, 2, FLOWER)} == set(range(6))
    lying = set(chart(s).tiles)
    for each in laid:
        cells = {each.at + part for part in FLOWER}
        assert cells.isdisjoint(lying) and any(at in lying for cell in cells for at in disc(cell, 1))


@pytest.mark.rule("CL-SET-02")
def test_without_an_outline_the_map_is_not_followed_and_that_is_told() -> None:
    bare = replace(table(follows=False), cards=())
    played = play(taking_up.take_up, put(bare, "sea", True), {tiles.OUTLINE: {}})
    assert played.state.sea is None and AGENDA.follows(played.state, book()) != Command("take-up-map")


def test_the_map_is_left_by_hand_or_while_it_is_asked_for() -> None:
    assert put(table(*TWO), "sea", False).sea is None
    assert play(taking_up.take_up, table(TWO[0]), {"tile-lies-2": "leave"}).state.sea is None


@pytest.mark.rule("CL-EXP-04")
def test_a_tile_turned_up_later_is_asked_for() -> None:
    s = exploring.TilesRevealed((3,)).apply(table(*TWO, seat_1=Spot(Hex(0, -1))))
    assert AGENDA.follows(s, book()) == Command("take-up-map")
    assert laying.explorable(s, book(), SEAT_1) is None


# ---------------------------------------------------------------------- put right by hand


def test_a_tile_turned_takes_along_what_lies_on_it() -> None:
    s = table(*TWO, seat_1=Spot(Hex(0, -1), 12))
    turned = put(s, "sea.tile-1.turn", "4")
    assert turned.sea is not None and turned.sea.tile(1) == LaidTile(Hex(0, 0), 2, 1)
    assert turned.sea.spot(SEAT_1) == Spot(rotated(Hex(0, -1), 2), 4)
    assert chart(turned).cells[Hex(0, -1)] == chart(s).cells[rotated(Hex(0, -1), -2)]


def test_a_tile_moved_takes_along_what_lies_on_it_and_lies_on_no_other() -> None:
    s = table(*TWO, seat_1=Spot(BESIDE + Hex(0, 1), 8)).floats(FloatId("float-1"), BESIDE + Hex(1, 0))
    s = replace(s, floating=(Floating(FloatId("float-1"), "barrel", 4, 2),))
    moved = put(s, "sea.tile-2.at", "-2,3")
    assert moved.sea is not None and moved.sea.tile(2) == LaidTile(Hex(-2, 3), 0, 2)
    assert moved.sea.spot(SEAT_1) == Spot(Hex(-2, 4), 8)
    assert floats.there(moved, FloatId("float-1")) == Hex(-1, 3)
    line = next(each for each in CORRECTIONS.correctable(s, book()) if each.path == "sea.tile-2.at")
    taken = set(chart(s).tiles) - {BESIDE + part for part in FLOWER}
    for option in line.field.options[1:]:
        at = places.read_hex(option.id)
        assert at == TWO[0].at or taken.isdisjoint(at + part for part in FLOWER)


def test_two_tiles_change_places_with_what_lies_on_them() -> None:
    s = table(LaidTile(Hex(0, 0), 1, 1), TWO[1], seat_1=Spot(BESIDE, 12))
    swapped = put(s, "sea.tile-1.at", places.hex_id(BESIDE))
    assert swapped.sea is not None
    assert (swapped.sea.tile(1), swapped.sea.tile(2)) == (LaidTile(BESIDE, 0, 1), LaidTile(Hex(0, 0), 1, 2))
    assert swapped.sea.spot(SEAT_1) == Spot(Hex(0, 0), 2)


def test_what_stood_on_a_tile_taken_off_is_asked_for() -> None:
    s = table(*TWO, seat_1=Spot(BESIDE, 12))
    off = put(s, "sea.tile-2.at", "")
    assert off.sea is not None and off.sea.tile(2) is None and off.sea.spot(SEAT_1) is None
    assert AGENDA.follows(off, book()) == Command("take-up-map")
    down = put(s, "tiles", ["1"])  # it lies face down again
    assert down.sea is not None and down.sea.tile(2) is None and AGENDA.follows(down, book()) != Command("take-up-map")


def test_ships_barrels_and_fog_are_put_where_they_lie() -> None:
    s = table(*TWO, seat_1=Spot(Hex(0, -1)))
    s = replace(s, floating=(Floating(FloatId("float-1"), "barrel", 4, 2),))
    assert s.sea is not None
    s = replace(s, fog=True, sea=replace(s.sea, fog=(Hex(0, -1), Hex(1, -1))))
    assert afloat_at(put(s, "sea.seat-1.at", "1,0"), "seat-1") == Hex(1, 0)
    assert floats.there(put(s, "sea.float-1.at", "2,-2"), FloatId("float-1")) == Hex(2, -2)
    fog = put(s, "sea.fog.at", "1,0").sea
    assert fog is not None and fog.fog == (Hex(1, 0), Hex(2, 0))


# ---------------------------------------------------------------------- by place


@pytest.mark.rule("CL-BAR-01", "CL-BAR-02")
def test_barrels_float_on_their_icons_and_are_lifted_where_they_float() -> None:
    s = table(*TWO, seat_1=Spot(BESIDE + Hex(0, -1)))
    s = play(exploring.survey, s, {"map-tile-2": {}}, tile=2, ask=False).state
    assert [floats.there(s, each.id) for each in s.floating] == [BESIDE + Hex(0, -1), BESIDE + Hex(1, -1)]
    here, there = s.floating
    assert actions.may_reach(s, SEAT_1, here).allowed
    assert [reason.rule for reason in actions.may_reach(s, SEAT_1, there).refusals] == ["CL-BAR-02"]
    assert not actions.may_find(s, SEAT_1).allowed
    lifted = play(flotation.lift, s, {}, token=here.id, rule="CL-BAR-02").state
    assert floats.there(lifted, here.id) is None and floats.within(lifted, BESIDE + Hex(1, -1)) == (there.id,)


@pytest.mark.rule("CL-BAR-04", "CL-EVT-15")
def test_what_comes_onto_the_number_floats_there_and_sinks_there() -> None:
    s = play(flotation.launch, table(*TWO), {}, kind="oil", tile=2, rule="CL-EVT-15").state
    (token,) = s.floating
    assert floats.there(s, token.id) == BESIDE + Hex(1, 0)
    for _ in range(token.left):
        s = play(flotation.turn_notches, s, {}).state
    assert s.floating == () and s.sea is not None and s.sea.afloat == ()


@pytest.mark.rule("CL-BAR-01")
def test_a_barrel_that_floated_before_is_asked_for_only_where_it_may_lie_elsewhere() -> None:
    one, other = (Floating(FloatId(f"float-{i}"), "barrel", 4, 2) for i in (1, 2))
    both = play(floats.settles, replace(table(*TWO), floating=(one, other)), {})
    assert [floats.there(both.state, each.id) for each in (one, other)] == [BESIDE + Hex(0, -1), BESIDE + Hex(1, -1)]
    left = play(floats.settles, replace(table(*TWO), floating=(other,)), {"float-lies-float-2": "3,-4"})
    assert floats.there(left.state, other.id) == Hex(3, -4)


@pytest.mark.rule("CL-PRT-08", "CL-TRS-05")
def test_the_treasure_is_looked_for_beside_a_cross() -> None:
    def refused(s: State) -> list[str]:
        return [reason.rule for reason in treasure.may_try(s.with_turn(stage="player", started=True), SEAT_1).refusals]

    assert refused(table(*TWO, seat_1=Spot(BESIDE + Hex(0, 1)))) == []
    assert refused(table(*TWO, seat_1=Spot(Hex(0, 1)))) == ["CL-TRS-05"]
    assert refused(table(TWO[0], revealed=(1,), seat_1=Spot(Hex(0, 1)))) == []  # no cross was copied: the table looks


@pytest.mark.rule("CL-PRT-01", "CL-PRT-02")
def test_the_map_tells_the_port_at_which_a_ship_lies() -> None:
    s = table(*TWO, seat_1=Spot(Hex(1, -1))).with_turn(stage="player", started=True)
    s = replace(s, ports=(Port("spain", ("buy", "sell"), 1),))
    assert play(ports.enter, s, {}, seat=SEAT_1).state.turn.port == "spain"
    away = table(*TWO, seat_1=Spot(Hex(0, 1))).with_turn(stage="player", started=True)
    assert [reason.rule for reason in ports.may_enter(away, book(), SEAT_1).refusals] == ["CL-PRT-02"]


@pytest.mark.rule("CL-OUT-12", "CL-NPC-12", "CL-PRT-06")
def test_who_comes_back_on_an_occupied_hex_comes_beside_it() -> None:
    s = table(*TWO, seat_1=Spot(Hex(0, -1)))
    assert places.berths(s, book(), chart(s).numbered(2)) == (BESIDE + Hex(1, 0),)
    beside = places.berths(s, book(), chart(s).numbered(1))
    assert beside and Hex(0, -1) not in beside and all(at in disc(Hex(0, -1), 1) for at in beside)
    assert Hex(0, 0) not in beside  # land


@pytest.mark.rule("CL-DYN-05", "CL-DYN-07")
def test_a_gap_is_sailed_into_before_the_bow() -> None:
    s = table(*TWO, seat_1=Spot(Hex(-1, 1), 8))
    assert laying.gaps_ahead(s, SEAT_1) == (Hex(-1, 2), Hex(-2, 2), Hex(-2, 1))
    inward = table(*TWO, seat_1=Spot(Hex(-1, 1), 2))
    assert laying.gaps_ahead(inward, SEAT_1) == ()
    voyage = Voyage(allowance=5, first=8)
    s = s.with_turn(stage="player", started=True, halves=("move",), voyage=voyage)
    told = {"gap-hex": "-2,2", "gap-turned": "sea"}
    played = play(dynamic_map.cross, s, told, seat=SEAT_1)
    assert afloat_at(played.state, "seat-1") == Hex(-2, 2)
    assert chart(played.state).cells[Hex(-2, 2)].terrain == "sea"


@pytest.mark.rule("CL-DYN-05")
def test_only_what_is_too_small_for_a_tile_is_a_gap() -> None:
    ring = [LaidTile(at, 0, 0) for at in (Hex(2, -3), Hex(3, -1), Hex(1, 2), Hex(-2, 3), Hex(-3, 1))]
    open_edge = table(LaidTile(Hex(0, 0), 0, 1), *ring, revealed=(1,), seat_1=Spot(Hex(0, -1)))
    assert laying.narrow(open_edge, book(), SEAT_1) == ()
    apart = table(
        LaidTile(Hex(0, 0), 0, 1), LaidTile(Hex(3, -3), 0, 2), LaidTile(Hex(0, -3), 0, 3), revealed=(1, 2, 3)
    ).at(SEAT_1, Spot(Hex(0, -1)))
    assert laying.narrow(apart, book(), SEAT_1) != ()


@pytest.mark.rule("CL-PRT-09", "CL-FSH-01", "CL-WHL-09")
def test_one_fishes_where_the_map_shows_whales() -> None:
    whales = CopiedCard(tiles.TILE, "3", ((tiles.HEXES, painted("sea number-3", "sea whale")),))
    s = table(TWO[0], LaidTile(BESIDE, 0, 3), revealed=(1, 3)).with_card(whales)
    on, off = (s.at(SEAT_1, Spot(BESIDE + way)) for way in (Hex(0, -1), Hex(0, 1)))
    assert fishing.over_whales(on, SEAT_1).allowed
    assert [reason.rule for reason in fishing.over_whales(off, SEAT_1).refusals] == ["CL-FSH-01"]
    assert fishing.over_whales(s, SEAT_1).allowed  # nobody has told where the ship is: the table looks
    assert not fishing.beside_whale(on, SEAT_1).allowed


@pytest.mark.rule("CL-RAM-01", "CL-RAM-02")
def test_a_ramming_is_judged_by_the_straight_run_to_the_ship_before_the_bow() -> None:
    """p.22: the hexes in a straight line up to the target, its own included."""
    s = table(*TWO, seat_1=Spot(Hex(-1, 1), 12), seat_2=Spot(Hex(0, -1), 12)).with_player(SEAT_2, afloat=True)
    began = Voyage(allowance=5, first=12, hexes=2)
    s = s.with_turn(stage="player", started=True, halves=("move",), voyage=began)
    s = places.ShipSailed(SEAT_1, (12, 2), Spot(Hex(0, -1) + Hex(-1, 1), 2)).apply(s)
    assert s.turn.voyage.run == 1
    assert ramming.may_ram_ship(s, book(), SEAT_1, SEAT_2).allowed and ramming.straight_run(s, SEAT_1, SEAT_2) == 2
    straight = places.ShipSailed(SEAT_1, (2,), Spot(Hex(-1, 0), 2)).apply(
        s.with_turn(voyage=replace(s.turn.voyage, hexes=3))
    )
    assert straight.turn.voyage.run == 2 and ramming.straight_run(straight, SEAT_1, SEAT_2) == 3
    behind = s.at(SEAT_1, Spot(Hex(-1, 0), 8))
    assert [reason.rule for reason in ramming.may_ram_ship(behind, book(), SEAT_1, SEAT_2).refusals] == ["CL-RAM-01"]


@pytest.mark.rule("CL-DYN-01")
def test_a_tile_may_lie_where_it_fits_only_when_it_is_turned() -> None:
    """A long tile between two that lie across: no middle of it fits as it is printed."""
    line = (Hex(0, -1), Hex(0, 0), Hex(0, 1), Hex(0, 2))
    s = table(LaidTile(Hex(0, 0), 0, 1))
    growing = replace(s, options=replace(s.options, switches=replace(s.options.switches, dynamic_map=True)))
    card = CopiedCard(tiles.OUTLINE, tiles.SUBJECT, ((tiles.HEXES, tuple(f"{at.q},{at.r} in" for at in line)),))
    growing = growing.with_card(card)
    lying = frozenset(chart(growing).tiles)
    laid = taking_up.spots(growing, 2, line)
    wanted = {(at, turn) for turn in range(6) for at in laying.fitting(line, turn, lying)}
    assert {(each.at, each.turn) for each in laid} == wanted
    assert {at for at, _ in wanted} - set(laying.fitting(line, 0, lying))


def test_fog_and_kraken_are_put_by_hand() -> None:
    s = table(*TWO)
    assert s.sea is not None
    s = replace(s, fog=True, kraken=(24,), sea=replace(s.sea, fog=FLOWER, kraken=(Hex(0, 1),)))
    fog, kraken = put(s, "sea.fog.at", "2,-4").sea, put(s, "sea.kraken.at", "1,0").sea
    assert fog is not None and fog.fog == tuple(at + Hex(2, -4) - FLOWER[0] for at in FLOWER)
    assert kraken is not None and kraken.kraken == (Hex(1, 0),)
    off = next(line for path, line, _ in by_hand.lines(s) if path == "sea.fog.at")
    assert len(off.options) > len(chart(s).cells)  # half of it may hang over the edge of the map
