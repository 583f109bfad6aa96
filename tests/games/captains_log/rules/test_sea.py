"""1.5, 1.7, 1.14, 1.21 What the app reads off the map that it follows; nobody is asked then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from companion.core.events.announcement_events import Announced
from companion.games.captains_log.combat import boarding, gunnery
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.sea import Spot, TileHex
from companion.games.captains_log.model.state import Lasting, State
from companion.games.captains_log.sea import lookout
from companion.games.captains_log.sea.courses import reach
from companion.hexmap import CLOCK, Hex, disc
from tests.games.captains_log.rules.npc_scenes import activate, path, scene, shot
from tests.games.captains_log.rules.scripted import Played, a_table, book
from tests.games.captains_log.rules.sea_scenes import afloat_at, cell, open_sea, sailed, with_sea
from tests.games.captains_log.rules.slow_pilot import SlowPilot
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1
from tests.support.verdicts import refused_by

HOME = Hex(0, 0)


def ruled(s: State, ruling: str, way: str) -> State:
    """The state at a table that has settled one point so."""
    return replace(s, options=replace(s.options, rulings=((ruling, way),)))


# ---------------------------------------------------------------------- what is seen


@pytest.mark.rule("CL-EXP-01", "CL-RNG-01")
def test_a_shot_across_an_island_is_refused() -> None:
    s = with_sea(a_table(npcs=()), open_sea(4, {(0, -1): "land"}), seat_1=(0, 0, 2), seat_2=(0, -2))
    assert lookout.sees(s, book(), HOME, Hex(0, -2)) is False
    assert "CL-RNG-01" in refused_by(lookout.may_shoot(s, book(), SEAT_1, ShipId("seat-2")))
    free = with_sea(a_table(npcs=()), open_sea(4), seat_1=(0, 0, 2), seat_2=(0, -2))
    assert lookout.may_shoot(free, book(), SEAT_1, ShipId("seat-2")).allowed


@pytest.mark.rule("CL-EXP-01")
def test_a_line_along_the_shore_counts_as_the_table_has_settled_it() -> None:
    s = with_sea(a_table(npcs=()), open_sea(4, {(1, 0): "land"}))
    assert lookout.sees(s, book(), HOME, Hex(1, 1)) is False
    assert lookout.sees(ruled(s, "A-11", "crossed"), book(), HOME, Hex(1, 1)) is True


@pytest.mark.rule("CL-EVT-14")
def test_fog_hides_and_who_is_inside_sees_nobody() -> None:
    s = with_sea(a_table(npcs=()), open_sea(4))
    assert s.sea is not None
    fogged = replace(s, fog=True, sea=replace(s.sea, fog=(Hex(0, -1),)))
    assert lookout.sees(fogged, book(), HOME, Hex(0, -2)) is False
    assert lookout.sees(fogged, book(), HOME, Hex(0, -1)) is False
    assert lookout.sees(fogged, book(), HOME, Hex(0, 2)) is True
    assert lookout.sees(replace(s, fog=True), book(), HOME, Hex(0, 2)) is None  # nobody has told where it lies


@pytest.mark.rule("CL-EVT-29", "CL-EXP-01")
def test_a_bank_that_falls_dry_hides_what_lies_behind() -> None:
    s = with_sea(a_table(npcs=()), open_sea(4, {(0, -1): "bank-1"}))
    assert lookout.sees(s, book(), HOME, Hex(0, -2)) is True
    assert lookout.sees(replace(s, lasting=(Lasting(23, "day"),)), book(), HOME, Hex(0, -2)) is False


def test_a_hex_that_nobody_has_copied_leaves_it_open() -> None:
    s = with_sea(a_table(npcs=()), open_sea(4, {(0, -1): ""}))
    assert lookout.sees(s, book(), HOME, Hex(0, -2)) is None
    assert lookout.sees(s, book(), HOME, Hex(0, 2)) is True


@pytest.mark.rule("CL-RNG-01")
@pytest.mark.parametrize(
    ("at", "wedges", "lines"), [((0, -2), False, False), ((1, -2), True, True), ((1, -3), False, True)]
)
def test_bow_and_stern_are_blind_as_the_table_has_settled_it(at: tuple[int, int], wedges: bool, lines: bool) -> None:
    s = a_table(npcs=())
    assert lookout.is_abeam(s, Spot(HOME, 12), Hex(*at)) is wedges
    assert lookout.is_abeam(ruled(s, "A-15", "lines"), Spot(HOME, 12), Hex(*at)) is lines


@pytest.mark.rule("CL-RNG-06", "CL-RNG-07")
def test_a_shot_through_the_stern_is_one() -> None:
    assert lookout.through_bow_or_stern(Spot(HOME, 12), Hex(0, 2))
    assert lookout.through_bow_or_stern(Spot(HOME, 12), Hex(0, -1))
    assert not lookout.through_bow_or_stern(Spot(HOME, 2), Hex(0, -1))


@pytest.mark.rule("CL-BOA-01", "CL-BOA-02")
def test_boarding_is_flank_to_flank_on_neighbouring_hexes() -> None:
    def lies(bow: int, other: tuple[int, int, int]) -> bool:
        clock = {str(each): each for each in CLOCK}
        q, r, looks = other
        s = with_sea(a_table(npcs=()), open_sea(3), seat_1=(0, 0, clock[str(bow)]), seat_2=(q, r, clock[str(looks)]))
        return lookout.may_grapple(s, SEAT_1, ShipId("seat-2")).allowed

    assert lies(12, (1, 0, 12))
    assert not lies(12, (0, -1, 2))
    assert not lies(12, (1, 0, 4))
    assert not lies(12, (2, 0, 12))


# ---------------------------------------------------------------------- where an NPC comes


def hunter(**values: object) -> State:
    """An aggressive Spaniard, Anne her enemy, nobody else."""
    return scene("aggressive", "move3 fire4+1", with_spain=(-1, None), draft="2", **values)


@pytest.mark.rule("CL-NPC-15", "CL-MOV-16")
def test_an_npc_obeys_sandbanks_and_the_tide() -> None:
    s = with_sea(hunter(), {Hex(0, -i): cell("bank-2" if i == 1 else "sea") for i in range(3)}, npc_1=(0, 0))
    assert Hex(0, -2) in reach(s, book(), NPC_1, HOME, 3).costs
    ebb = replace(s, lasting=(Lasting(23, "day"),))
    assert set(reach(ebb, book(), NPC_1, HOME, 3).costs) == {HOME}


@pytest.mark.rule("CL-TIL-03")
def test_calm_sea_costs_an_npc_two() -> None:
    s = with_sea(hunter(), open_sea(3, {(0, -1): "calm"}), npc_1=(0, 0))
    far = reach(s, book(), NPC_1, HOME, 1)
    assert far.length(Hex(0, -1)) == 2 and Hex(0, -1) not in far.ends() and Hex(1, -1) in far.ends()


@pytest.mark.rule("CL-NPC-17")
def test_it_goes_round_a_mooring_as_the_table_has_settled_it() -> None:
    strait = {Hex(0, 0): "sea", Hex(0, -1): "sea mooring", Hex(0, -2): "sea"}
    round_it = {Hex(1, -1): "sea", Hex(2, -2): "sea", Hex(1, -2): "sea"}
    cells = {at: cell(words) for at, words in (strait | round_it).items()}
    s = with_sea(hunter(), cells, npc_1=(0, 0))
    assert reach(s, book(), NPC_1, HOME, 9).length(Hex(0, -2)) == 3
    direct = reach(ruled(s, "A-103", "shortest"), book(), NPC_1, HOME, 9)
    assert direct.length(Hex(0, -2)) == 2
    blocked = with_sea(hunter(), {at: cell(words) for at, words in strait.items()}, npc_1=(0, 0))
    assert reach(blocked, book(), NPC_1, HOME, 9).length(Hex(0, -2)) == 2  # there is no other way


@pytest.mark.rule("CL-NPC-18", "CL-MOV-12", "CL-MOV-14")
def test_it_passes_a_ship_only_for_want_of_another_way_and_never_ends_there() -> None:
    s = with_sea(hunter(), {Hex(0, -i): cell("sea") for i in range(4)}, npc_1=(0, 0), seat_1=(0, -1))
    far = reach(s, book(), NPC_1, HOME, 3)
    assert Hex(0, -1) not in far.ends() and Hex(0, -2) in far.ends()
    assert far.towards([Hex(0, -1)]) == (HOME,)


@pytest.mark.rule("CL-NPC-15", "CL-MOV-07")
def test_its_bow_looks_as_it_moved_or_as_it_likes() -> None:
    s = with_sea(hunter(), open_sea(3), npc_1=(0, 0))
    assert reach(s, book(), NPC_1, HOME, 3).headings(Hex(0, -2)) == (12,)
    assert reach(ruled(s, "A-104", "free"), book(), NPC_1, HOME, 3).headings(Hex(0, -2)) == CLOCK


# ---------------------------------------------------------------------- a whole activation


@pytest.fixture
def harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attacks do nothing here: only the decisions are looked at."""
    monkeypatch.setattr(gunnery, "npc_fires", shot)
    monkeypatch.setattr(boarding, "npc_boards", shot)


@pytest.mark.usefixtures("harmless")
@pytest.mark.rule("CL-NPC-30", "CL-NPC-31")
def test_a_hunter_sails_into_contact_and_fires_and_nobody_is_asked() -> None:
    played = activate(with_sea(hunter(), open_sea(4), npc_1=(0, 0), seat_1=(0, -3, 12)))
    (who, steps, at), *more = sailed(played)
    assert who == NPC_1 and not more and len(steps) == 3
    assert at in ((1, -3), (-1, -2))  # on a flank of hers, with her on a flank of its own
    assert path(played, "AT").endswith("AT-6")


@pytest.mark.usefixtures("harmless")
@pytest.mark.rule("CL-NPC-26")
def test_a_hunter_that_sees_nobody_sails_for_the_nearest() -> None:
    s = with_sea(hunter(), open_sea(7), npc_1=(0, 0), seat_1=(0, -7))
    played = activate(s)
    assert path(played, "AG") == "AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6- AG-M13+"
    assert [(steps, at) for _, steps, at in sailed(played)] == [((12, 12, 12), (0, -3))]


@pytest.mark.usefixtures("harmless")
@pytest.mark.rule("CL-NPC-16")
def test_a_hunter_beside_its_target_turns_its_flank() -> None:
    played = activate(with_sea(hunter(), open_sea(4), npc_1=(0, 0, 12), seat_1=(0, -1, 12)))
    assert [(steps, at) for _, steps, at in sailed(played)] == [((), (0, 0))]
    assert path(played, "AT").endswith("AT-6")


STRAIT = {Hex(0, -i): cell("sea mooring" if i == 1 else "sea") for i in range(4)}
ROUND_IT = {Hex(*at): cell("sea") for at in ((1, -1), (2, -2), (2, -3), (1, -3))}
"""A mooring in a strait, and a way round it."""
IN_ZONE = {**STRAIT, Hex(0, -1): cell("sea dice-2")}
"""The same with a zone that nobody fires into in the place of the mooring."""


def by_setting(played: Played) -> list[object]:
    """The settings that were named, each once."""
    told = [dict(e.text.args)["id"] for e in played.of(Announced) if e.text.key == "cl-by-ruling"]
    return list(dict.fromkeys(told))


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize(
    ("ruling", "way", "cells"),
    [
        ("A-103", "shortest", STRAIT | ROUND_IT),
        ("A-104", "free", open_sea(4)),
        ("A-106", "every-zone", IN_ZONE | ROUND_IT),
    ],
)
@pytest.mark.rule("CL-NPC-15", "CL-NPC-17")
def test_a_setting_by_which_an_npc_sails_otherwise_is_named(
    ruling: str, way: str, cells: Mapping[Hex, TileHex]
) -> None:
    s = with_sea(hunter(), cells, npc_1=(0, 0), seat_1=(0, -3, 2))
    usual, other = activate(s), activate(ruled(s, ruling, way))
    assert sailed(usual) != sailed(other) or ruling == "A-104"
    assert by_setting(usual) == [] and by_setting(other) == [ruling]
    clear = with_sea(hunter(), {Hex(0, -i): cell("sea") for i in range(4)}, npc_1=(0, 0), seat_1=(0, -3, 2))
    assert by_setting(activate(ruled(clear, ruling, way))) == ([ruling] if ruling == "A-104" else [])


@pytest.mark.usefixtures("harmless")
@pytest.mark.rule("CL-NPC-26", "CL-NPC-29")
def test_whom_a_setting_makes_the_nearest_is_named_with_it() -> None:
    wall = {(q, -1 if q < 1 else -1 - q): "land" for q in range(-6, 7)}
    s = with_sea(
        scene("aggressive", "move2 fire4+1", with_spain=(-1, -1), draft="2"),
        open_sea(6, wall),
        npc_1=(0, 0),
        seat_1=(0, -3),
        seat_2=(0, 5),
    )
    usual, other = activate(s), activate(ruled(s, "A-102", "straight"))
    assert by_setting(usual) == [] and by_setting(other) == ["A-102"]
    assert sailed(usual) != sailed(other)


@pytest.mark.usefixtures("harmless")
@pytest.mark.rule("CL-NPC-21")
def test_a_ship_in_a_fog_that_lies_on_the_map_is_no_enemy() -> None:
    s = with_sea(hunter(), open_sea(4), npc_1=(0, 0), seat_1=(0, -3))
    assert s.sea is not None
    played = activate(replace(s, fog=True, sea=replace(s.sea, fog=(Hex(0, -3),))))
    assert sailed(played) == []


@pytest.mark.usefixtures("harmless")
def test_a_ship_that_nobody_has_placed_is_asked_for_or_the_map_is_left() -> None:
    s = with_sea(hunter(), open_sea(2), npc_1=(0, 0))
    told = activate(s, {"where-seat-1-stands": "0,-2", "where-seat-1-stands-bow": "12"})
    assert afloat_at(told.state, "seat-1") == Hex(0, -2) and len(sailed(told)) == 1
    left = activate(s, {"where-seat-1-stands": "leave", "f1-where": "far"})
    assert left.state.sea is None


@pytest.mark.usefixtures("harmless")
def test_where_an_uncopied_hex_matters_the_table_is_asked() -> None:
    cells = {Hex(0, -i): cell("" if i == 1 else "sea") for i in range(4)}
    s = with_sea(hunter(), cells, npc_1=(0, 0), seat_1=(0, -3))
    played = activate(s, {"f1-where": "far"})
    assert afloat_at(played.state, "npc-1") is None


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("seed", range(200))
@pytest.mark.rule("CL-NPC-25", "CL-NPC-26", "CL-NPC-30")
def test_each_decision_is_what_the_slow_pilot_decides(seed: int) -> None:
    chance = Random(seed)
    kinds = ["sea"] * 8 + ["land"] * 3 + ["bank-1", "bank-3", "sea mooring"]
    cells: Mapping[Hex, TileHex] = {at: cell(chance.choice(kinds)) for at in disc(HOME, 4)}
    seas = sorted(at for at, each in cells.items() if each.terrain == "sea")
    here, anne = (Spot(at, chance.choice(CLOCK)) for at in chance.sample(seas, 2))
    s = with_sea(hunter(), cells, npc_1=(here.at.q, here.at.r, here.bow), seat_1=(anne.at.q, anne.at.r, anne.bow))
    slow = SlowPilot(cells, here, {"seat-1": anne}, 2, 3)
    played = activate(s)
    found = [Spot(Hex(*at), steps[-1]) for _, steps, at in sailed(played) if steps]
    if slow.touches("seat-1"):
        assert found == [] or not any(slow.fires(Spot(here.at, bow), "seat-1") for bow in CLOCK)
    elif slow.reaches("seat-1"):
        assert len(found) == 1 and found[0] in slow.best("seat-1")
        assert path(played, "AT").endswith("AT-6") == slow.fires(found[0], "seat-1")
    else:
        beside = [at for at in disc(anne.at, 1) if at != anne.at]
        ends = slow.towards(beside)
        assert [spot.at for spot in found] == [] if ends in ([], [here.at]) else found[0].at in ends
