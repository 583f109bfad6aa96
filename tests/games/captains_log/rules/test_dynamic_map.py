"""1.9 The dynamic map: laying tiles, single-hex tiles in the gaps, sailing into one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.questions.kinds import Choose, Draw
from companion.games.captains_log.combat.damage import DamageTaken
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Lasting, State, Voyage
from companion.games.captains_log.modes import solo
from companion.games.captains_log.sailing import actions, dynamic_map
from companion.games.captains_log.sailing.dynamic_map import Placement, RanAground, may_lay
from tests.games.captains_log.rules.fleet import ICONS, hold_card, ship_card
from tests.games.captains_log.rules.harbour import at_market, filled, with_card
from tests.games.captains_log.rules.scripted import Played, book, play

NOTHING = {"barrels": 0, "port": "none"}


def table(*, gaps: bool = True, cards: str = "table", **changes: Any) -> State:
    s = at_market(**changes)
    switches = Switches(dynamic_map=True, unexplored_tiles=gaps)
    return replace(s, options=replace(s.options, switches=switches, cards=cards))  # type: ignore[arg-type]


def explored(s: State, answers: dict[str, Any]) -> Played:
    return play(dynamic_map.explore, s, answers, seat="seat-1")


def refusals(s: State, option: str) -> list[str]:
    offers = (*actions.offers(s, book()), *dynamic_map.offers(s, book()))
    return [r.rule for offer in offers if offer.option.id == option for r in offer.option.verdict.refusals]


@pytest.mark.rule("CL-DYN-02", "T-11", "A-12")
def test_t_11_seven_hexes_with_six_of_its_own_beat_seven_with_four() -> None:
    first, second = Placement(touched=7, touching=4), Placement(touched=7, touching=6)
    ways = (first, second)
    assert may_lay(ways, 1).allowed
    refused = may_lay(ways, 0).refusals
    assert [r.rule for r in refused] == ["CL-DYN-02"]
    assert dict(refused[0].text.args) == {"touched": 7, "touching": 6}


@pytest.mark.rule("CL-DYN-02", "A-12")
def test_cl_dyn_02_equals_are_the_players_choice() -> None:
    equal = (Placement(5, 3), Placement(5, 3))
    assert may_lay(equal, 0).allowed and may_lay(equal, 1).allowed
    assert may_lay((Placement(6, 1), Placement(5, 5)), 1).refusals  # more hexes in play come before all else


@pytest.mark.rule("CL-DYN-02", "CL-DYN-04", "CL-EXP-05")
def test_cl_dyn_04_tile_after_tile_in_one_action() -> None:
    answers = {
        "step-1": "tile",
        "step-1-tile": "9",
        "step-1-how": "laid",
        "map-tile-9": NOTHING | {"barrels": 1},
        "step-2": "tile",
        "step-2-tile": "4",
        "step-2-how": "laid",
        "map-tile-4": NOTHING,
        "step-3": "done",
    }
    played = explored(table(revealed=(1, 2)), answers)
    assert played.state.revealed == (1, 2, 9, 4)
    assert [f.tile for f in played.state.floating] == [9]
    assert played.state.turn.halves == ("action",)
    how = next(q for q in played.asked if q.key == "step-1-how")
    assert how.note is not None and how.note.key == "cl-q-lay-how-note"


@pytest.mark.rule("CL-DYN-02", "T-11")
def test_t_11_the_table_counts_and_the_rule_decides() -> None:
    answers = {
        "step-1": "tile",
        "step-1-tile": "9",
        "step-1-how": "compare",
        "step-1-count": 2,
        "step-1-touched-1": 7,
        "step-1-touching-1": 4,
        "step-1-touched-2": 7,
        "step-1-touching-2": 6,
        "step-1-place": "2",
        "map-tile-9": NOTHING,
        "step-2": "done",
    }
    played = explored(table(), answers)
    place = next(q for q in played.asked if q.key == "step-1-place")
    assert isinstance(place, Choose)
    assert [[reason.rule for reason in option.verdict.refusals] for option in place.options] == [["CL-DYN-02"], []]
    assert played.of(Announced)[0].text.key == "cl-laid-told"


@pytest.mark.rule("CL-DYN-02")
def test_cl_dyn_02_the_app_draws_where_it_deals_the_cards() -> None:
    answers = {"step-1": "tile", "step-1-tile": "9", "step-1-how": "laid", "map-tile-9": NOTHING, "step-2": "done"}
    drawn = next(q for q in explored(table(cards="app"), answers).asked if q.key == "step-1-tile")
    assert isinstance(drawn, Draw) and "9" in [option.id for option in drawn.options]


@pytest.mark.rule("CL-DYN-03", "CL-DYN-05", "CL-DYN-06")
def test_cl_dyn_05_gaps_are_filled_on_either_side() -> None:
    answers = {"step-1": "reef", "step-2": "turn", "step-2-turned": "island", "step-3": "done"}
    played = explored(table(), answers)
    assert played.state.gaps == ("reef", "island")
    assert [e.rule for e in played.of(Announced)] == ["CL-DYN-06", "CL-DYN-05"]
    assert dynamic_map.gap_tiles_left(played.state, book().numbers) == 22


@pytest.mark.rule("CL-DYN-05")
def test_cl_dyn_05_only_with_single_hex_tiles_in_the_game() -> None:
    played = explored(table(gaps=False), {"step-1": "done"})
    question = played.asked[0]
    assert isinstance(question, Choose)
    assert [option.id for option in question.options] == ["tile", "done"]
    assert dynamic_map.offers(table(gaps=False).with_turn(halves=("move",)), book()) == ()
    used_up = table(gaps=True, revealed=tuple(range(1, 22)))
    assert refusals(used_up, "explore") == []
    assert refusals(replace(used_up, gaps=("reef",) * 24), "explore") == ["CL-EXP-04"]


@pytest.mark.rule("CL-DYN-05")
def test_cl_dyn_05_the_app_draws_from_the_stock_that_it_knows() -> None:
    stock = filled(dynamic_map.gap_form(book().numbers), sea=12, sandbank=4, island=7, other=1)
    s = with_card(table(cards="app", gaps=True), stock)
    s = replace(s, gaps=("reef", "other", "sea"))
    played = explored(s, {"step-1": "turn", "step-1-turned": "island", "step-2": "done"})
    drawn = next(q for q in played.asked if q.key == "step-1-turned")
    assert isinstance(drawn, Draw)
    assert dict(zip([o.id for o in drawn.options], drawn.weights, strict=True)) == {
        "sea": 11,
        "sandbank": 4,
        "island": 7,
    }
    short = filled(dynamic_map.gap_form(book().numbers), sea=12)
    assert dynamic_map.stock(with_card(s, short), book().numbers) is None


@pytest.mark.rule("CL-DYN-05")
def test_cl_dyn_05_the_table_is_not_offered_what_no_tile_shows_any_more() -> None:
    stock = filled(dynamic_map.gap_form(book().numbers), sea=12, sandbank=4, island=7, other=1)
    s = replace(with_card(table(gaps=True), stock), gaps=("other",))
    played = explored(s, {"step-1": "turn", "step-1-turned": "island", "step-2": "done"})
    turned = next(q for q in played.asked if q.key == "step-1-turned")
    assert isinstance(turned, Choose) and turned.nature == "fact"
    assert [option.id for option in turned.options] == ["sea", "sandbank", "island"]


HULL = (ship_card("board-A-1", hull=9, damage=2, draft="2"), hold_card("A-1-2", **ICONS))


def crossing(answers: dict[str, Any], **voyage: Any) -> Played:
    s = with_card(table(), *HULL)
    s = s.with_turn(halves=("move",), voyage=Voyage(**voyage))
    return play(dynamic_map.cross, s, answers, seat="seat-1")


@pytest.mark.rule("CL-DYN-07", "T-12")
def test_t_12_an_island_after_six_hexes_costs_six_and_stops_the_ship() -> None:
    played = crossing({"gap-turned": "island", "gap-hexes": 6}, hexes=5)
    assert next(q for q in played.asked if q.key == "gap-hexes").default == 6
    assert [(e.harm, e.n) for e in played.of(DamageTaken)] == [("water", 6)]
    assert [e.hexes for e in played.of(RanAground)] == [6]
    assert played.state.turn.stopped and played.state.gaps == ("island",)
    assert refusals(played.state, "cross-gap") == ["CL-MOV-10"]


@pytest.mark.rule("CL-DYN-07", "CL-OUT-01")
def test_cl_dyn_07_the_collision_may_sink_the_ship() -> None:
    assert not crossing({"gap-turned": "island", "gap-hexes": 9}).state.player("seat-1").afloat


@pytest.mark.rule("CL-DYN-07")
def test_cl_dyn_07_open_water_lets_it_through_and_anything_else_is_the_tables_to_judge() -> None:
    sea = crossing({"gap-turned": "sea"}, allowance=6, spent=2, hexes=2)
    assert not sea.state.turn.stopped
    assert (sea.state.turn.voyage.spent, sea.state.turn.voyage.hexes) == (3, 3)
    stormy = replace(moving(), lasting=(Lasting(6, "day"),)).with_turn(voyage=Voyage(allowance=6, spent=3, hexes=3))
    toll = play(dynamic_map.cross, with_card(stormy, *HULL), {"gap-turned": "sea"}, seat="seat-1")
    assert toll.state.player("seat-1").water == 1
    assert not crossing({"gap-turned": "other", "gap-passable": True}).state.turn.stopped
    stuck = crossing({"gap-turned": "other", "gap-passable": False, "gap-hexes": 2})
    assert stuck.state.player("seat-1").water == 2


@pytest.mark.rule("CL-DYN-07", "CL-MOV-16", "CL-EVT-29")
def test_cl_dyn_07_on_a_sandbank_the_draft_decides_and_the_tide() -> None:
    assert not crossing({"gap-turned": "sandbank", "gap-depth": "2"}).state.turn.stopped
    shallow = crossing({"gap-turned": "sandbank", "gap-depth": "1", "gap-hexes": 3})
    assert shallow.state.player("seat-1").water == 3
    assert "CL-MOV-16" in [event.rule for event in shallow.of(Announced)]
    ebb = with_card(
        table(lasting=(Lasting(23, "day"),)), ship_card("board-A-1", hull=9, draft="2"), hold_card("A-1-2", **ICONS)
    )
    dry = {"gap-turned": "sandbank", "gap-depth": "2", "gap-hexes": 1}
    assert play(dynamic_map.cross, ebb.with_turn(halves=("move",)), dry, seat="seat-1").state.turn.stopped
    unknown = {"gap-turned": "sandbank", "gap-depth": "2", "gap-passable": True}
    assert not play(dynamic_map.cross, moving(), unknown, seat="seat-1").state.turn.stopped


def moving() -> State:
    return table().with_turn(halves=("move",))


@pytest.mark.rule("CL-DYN-07", "CL-MOV-10")
def test_cl_dyn_07_only_while_moving_and_with_a_tile_left() -> None:
    assert refusals(table(), "cross-gap") == ["CL-MOV-10"]
    moving = table().with_turn(halves=("move",))
    assert refusals(moving, "cross-gap") == []
    assert refusals(replace(moving, gaps=("reef",) * 24), "cross-gap") == ["CL-DYN-05"]


@pytest.mark.rule("CL-EXP-04")
def test_cl_exp_04_the_standard_map_is_explored_as_ever() -> None:
    played = play(dynamic_map.explore, at_market(), {"tiles": []}, seat="seat-1")
    assert played.state.turn.halves == ("action",)


@pytest.mark.rule("CL-DYN-05", "CL-SET-03")
def test_cl_dyn_05_the_stock_is_shuffled_at_setup() -> None:
    numbers, up = book().numbers, 4
    hidden, gaps = dynamic_map.laid_out(table(), numbers, up)
    assert [(event.rule, event.text.key) for event in (hidden, gaps)] == [
        ("CL-SET-03", "cl-setup-dynamic"),
        ("CL-DYN-05", "cl-setup-gaps"),
    ]
    assert [piece.n for piece in hidden.pieces] == [len(solo.tiles_in_use(table(), numbers)) - up]
    assert [piece.n for piece in gaps.pieces] == [numbers.gap_tiles]
    assert [event.rule for event in dynamic_map.laid_out(table(gaps=False), numbers, up)] == ["CL-SET-03"]
    assert [event.rule for event in dynamic_map.laid_out(at_market(), numbers, up)] == ["CL-SET-02"]


@pytest.mark.rule("CL-GEN-01", "CL-DYN-05")
def test_cl_gen_01_the_tiles_laid_can_be_set_by_hand() -> None:
    s = replace(table(), gaps=("reef", "sea"))
    paths = {line.path: line.value for line in CORRECTIONS.correctable(s, book()) if line.path.startswith("gaps.")}
    assert paths["gaps.reef"] == 1 and paths["gaps.island"] == 0
    event = CORRECTIONS.correct(s, book(), "gaps.reef", 3, "")
    assert event.apply(s).gaps == ("sea", "reef", "reef", "reef")
