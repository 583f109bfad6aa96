"""The start of a turn, actions given first, actions on top, the end of a turn."""

from __future__ import annotations

import pytest

from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import Number
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.agenda import AGENDA, COLUMNS
from companion.games.pirates_csg.gunnery.shots import may_shoot
from companion.games.pirates_csg.model.ids import TerrainId
from companion.games.pirates_csg.model.names import ship_name
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.records import Extra, Given
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.moving import may_move, move, offers
from companion.games.pirates_csg.setup.layout import KINDS, TerrainLaid, first_state, lay_terrain
from companion.games.pirates_csg.ship.base_move import base_move
from companion.games.pirates_csg.ship.cards import has
from companion.games.pirates_csg.ship.orders import ActionGiven, commanded, may_act
from companion.games.pirates_csg.shore.repairs import may_repair
from companion.games.pirates_csg.turn.declaring import declare
from companion.games.pirates_csg.turn.extra import all_powerful, born_leader, may_lead, may_wield
from companion.games.pirates_csg.turn.phases import end_turn, next_seat, start_turn
from companion.games.pirates_csg.turn.start import ModeChosen, call
from companion.journal_views.announcements import announcements_after, last_touch
from tests.games.pirates_csg.rules.battle import asked as asked_of
from tests.games.pirates_csg.rules.battle import begun
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.seas import (
    FAR,
    WILD,
    asked,
    masts,
    options,
    played,
    rules,
    sea,
    with_crew,
    with_ship,
    with_terrain,
)
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, THREE, TWO, menu, with_fort

FIRST, SECOND = (TerrainId.numbered("terrain", n) for n in (1, 2))


def before(s: State) -> State:
    """The moment before Anne's turn begins."""
    return s.with_turn(seat=BART, phase="start")


@pytest.mark.rule("CSG-START-01", "CSG-START-02")
def test_what_comes_before_any_action_in_the_order_of_the_rulebook() -> None:
    s = with_ship(sea(), ANNE, keywords=["fear"], now={"masts": ("standing", "burning", "standing")})
    s = with_ship(with_ship(s, BART), ANNE, keywords=["submarine"])
    s = with_ship(s, ANNE, now={"scuttled": True})
    s = with_terrain(s, "iceberg", number=2)
    given = {
        "fire-ship-1": (6,),
        "fear-ship-1": (TWO,),
        "fear-dice-ship-1": (5,),
        "icebergs": (1,),
        "mode-ship-3": True,
    }
    run = played(start_turn, before(s), given)
    assert [each.key for each in run.asked] == list(given)
    names = [type(event).__name__ for event in run.events]
    assert names.index("ShipSunk") < names.index("Frightened") < names.index("ModeChosen")
    assert run.state.turn.phase == "actions" and run.state.turn.seat == ANNE
    assert run.state.turn.number == s.turn.number + 1


@pytest.mark.rule("CSG-END-01")
def test_whose_turn_it_is_stands_in_the_question_and_costs_no_tap() -> None:
    evening = begun(with_ship(with_ship(sea(), ANNE), BART))
    evening.answer("end")
    assert evening.state.turn.seat == BART and asked_of(evening) == "turn"
    assert announcements_after(evening.journal, last_touch(evening.journal)) == ()


@pytest.mark.rule("CSG-SETUP-05", "CSG-TERR-ICE")
def test_terrain_is_told_once_at_the_set_up() -> None:
    assert "lay-terrain" not in first_state(Options(), BOOK).turn.steps
    order = ("muster", "turn-order", "lay-out", "lay-terrain", "home-islands", "treasure", "deploy", "berths")
    assert [step for step in first_state(Options(terrain=True), BOOK).turn.steps if step in order] == list(order)
    s = first_state(Options(terrain=True), BOOK)
    given = {"terrain-fog": 0, "terrain-sargasso": 1, "terrain-iceberg": 2, "terrain-whirlpool": 0, "terrain-reef": 1}
    run = played(lay_terrain, s, {**given, "blue-terrain-2": 3, "blue-terrain-3": 5})
    assert [(each.kind, each.number) for each in run.state.terrain] == [
        ("sargasso", 0),
        ("iceberg", 3),
        ("iceberg", 5),
        ("reef", 0),
    ]


@pytest.mark.rule("CSG-SETUP-05", "CSG-TERR-ICE")
def test_icebergs_are_likely_numbered_one_after_the_other_and_begin_anew_after_six() -> None:
    kinds = {f"terrain-{kind}": 0 for kind in KINDS} | {"terrain-reef": 1, "terrain-iceberg": 8}
    run = played(lay_terrain, first_state(Options(terrain=True), BOOK), kinds)
    numbers = [each for each in run.asked if each.key.startswith("blue-")]
    assert [each.default for each in numbers] == [1, 2, 3, 4, 5, 6, 1, 2]
    assert all(isinstance(each, Number) and (each.lo, each.hi) == (1, 6) for each in numbers)
    assert [each.number for each in run.state.terrain if each.kind == "iceberg"] == [1, 2, 3, 4, 5, 6, 1, 2]
    assert [dict(each.text.args)["n"] for each in numbers] == list(range(1, 9)), "counted among the icebergs"
    (line,) = run.lines(TerrainLaid)
    assert sorted((name.key, dict(name.args)["n"]) for name in dict(line.args)["pieces"]) == [
        ("csg-laid-iceberg", 8),
        ("csg-laid-reef", 1),
    ]
    assert len({each.id for each in run.state.terrain}) == 9


@pytest.mark.rule("CSG-START-02", "CSG-KW-GHOST", "CSG-KW-SUBMARINE")
@pytest.mark.parametrize(("keyword", "mode"), [("ghost", "spectral"), ("submarine", "submerged")])
def test_a_ship_is_likely_to_stay_what_it_is(keyword: str, mode: str) -> None:
    s = with_ship(with_ship(sea(), ANNE, keywords=[keyword]), BART)
    for now in (mode, ""):
        run = played(start_turn, before(s.with_ship(ONE, mode=now)))
        assert [each.default for each in run.asked if each.key == f"mode-{ONE}"] == [bool(now)]
        assert run.state.ship(ONE).mode == now and not run.of(ModeChosen), "nothing is told of what stays"


@pytest.mark.rule("CSG-CREW-SMOKEPOT", "CSG-TERR-FOG")
def test_smoke_lifts_when_the_turn_of_who_laid_it_begins() -> None:
    s = with_terrain(with_ship(sea(), BART, now={"on": (FIRST,)}), "fog", seat=ANNE, passing=True)
    s = with_terrain(s, "fog")
    run = played(start_turn, before(s))
    assert run.state.piece(FIRST).gone and not run.state.ship(ONE).on and not run.state.piece(SECOND).gone
    theirs = played(start_turn, s.with_turn(seat=ANNE, phase="start"))
    assert not theirs.state.piece(FIRST).gone


@pytest.mark.rule("CSG-TERR-ICE")
@pytest.mark.parametrize(("struck", "left", "stuck"), [("nothing", 3, False), (ONE, 2, False), (WILD, 3, True)])
def test_icebergs_of_the_number_rolled_drift(struck: str, left: int, stuck: bool) -> None:
    s = with_terrain(with_ship(sea(), ANNE), "iceberg", "iceberg", number=4).with_piece(SECOND, number=1)
    run = played(start_turn, before(s), {"icebergs": (4,), f"drift-{FIRST}": (2,), f"struck-{FIRST}": struck})
    assert run.state.ship(ONE).left == left and run.state.piece(FIRST).stuck == stuck
    if stuck:
        again = played(start_turn, before(run.state), {"icebergs": (4,)})
        assert len(again.asked) == 1, "it never moves again"


@pytest.mark.rule("CSG-TERR-ICE")
def test_an_iceberg_that_drifts_leaves_whoever_lay_at_it() -> None:
    s = with_terrain(with_ship(sea(), ANNE, now={"on": (FIRST, SECOND)}), "iceberg", "iceberg", number=4)
    s = s.with_piece(SECOND, number=1)
    run = played(start_turn, before(s), {"icebergs": (4,), f"drift-{FIRST}": (2,), f"struck-{FIRST}": "nothing"})
    assert run.state.ship(ONE).on == (SECOND,) and not run.state.piece(FIRST).stuck
    assert options(run, f"struck-{FIRST}") == ["nothing", ONE, *(each.id for each in s.islands)]
    assert asked(run, f"struck-{FIRST}").default == "nothing"


@pytest.mark.rule("CSG-TERR-ICE")
def test_an_iceberg_takes_nothing_from_a_derelict() -> None:
    s = masts(with_terrain(with_ship(sea(), ANNE), "iceberg", number=4), ONE, 0)
    run = played(start_turn, before(s), {"icebergs": (4,), f"drift-{FIRST}": (2,), f"struck-{FIRST}": ONE})
    assert not run.state.ship(ONE).sunk


@pytest.mark.rule("CSG-KW-FEAR", "CSG-COM-05")
def test_fear_silences_for_this_turn_or_slows_on_the_next() -> None:
    s = with_ship(with_ship(sea(), ANNE, keywords=["fear"]), BART, keywords=["schooner"])
    mute = played(start_turn, before(s), {"fear-ship-1": (TWO,), "fear-dice-ship-1": (5,)}).state
    assert not has(mute, TWO, "schooner")
    assert has(played(end_turn, mute).state, TWO, "schooner")
    slow = played(start_turn, before(s), {"fear-ship-1": (TWO,), "fear-dice-ship-1": (6,)}).state
    slow = played(start_turn, played(end_turn, slow).state).state
    assert slow.turn.seat == BART and base_move(slow, TWO)[0] == ("S",)
    assert base_move(played(end_turn, slow).state, TWO)[0] == ("S", "L")


@pytest.mark.rule("CSG-KW-FEAR", "CSG-START-01")
def test_nobody_is_asked_whom_a_ship_frightens_where_no_enemy_is_afloat() -> None:
    s = with_ship(with_ship(sea(), ANNE, keywords=["fear"]), ANNE)
    assert not played(start_turn, before(s)).asked


@pytest.mark.rule("CSG-KW-FEAR", "CSG-SETUP-10")
def test_only_the_crew_that_frightens_is_turned_up() -> None:
    s = with_crew(with_crew(with_ship(with_ship(sea(), ANNE), BART), ONE), ONE, keywords=["fear"])
    run = played(call, s, {"fear-ship-1": (TWO,), "fear-dice-ship-1": (1,)}, ship=ONE, ability="fear")
    assert [crew.shown for crew in run.state.crew] == [False, True]


@pytest.mark.rule("CSG-KW-GHOST", "CSG-KW-SUBMARINE", "CSG-KW-SEAMONSTER")
@pytest.mark.parametrize(
    ("keyword", "mode"), [("ghost", "spectral"), ("submarine", "submerged"), ("seamonster", "submerged")]
)
def test_ghosts_and_divers_choose_at_the_start_of_their_turn(keyword: str, mode: str) -> None:
    s = with_ship(with_ship(sea(), ANNE, keywords=[keyword]), BART)
    run = played(start_turn, before(s), {"mode-ship-1": True})
    (question,) = [each for each in run.asked if each.key == "mode-ship-1"]
    assert question.rule == ("CSG-KW-GHOST" if keyword == "ghost" else "CSG-KW-SUBMARINE")
    assert run.state.ship(ONE).mode == mode
    assert run.lines(ModeChosen) == [msg(f"csg-ev-mode-{mode}", ship=ship_name(s, ONE))]
    assert may_move(run.state, ONE).allowed and may_shoot(run.state, BOOK, ONE).allowed == (mode == "spectral")
    assert played(start_turn, before(run.state), {"mode-ship-1": False}).state.ship(ONE).mode == ""


@pytest.mark.rule("CSG-KW-EMPEROR")
def test_the_commander_aboard_his_ship_may_bring_a_second_action() -> None:
    s = with_ship(with_ship(sea(), ANNE, name="Vermilion Court"), ANNE)
    assert not played(
        start_turn, before(with_crew(s, TWO, keywords=["emperor"], link="Vermilion Court", shown=True))
    ).asked
    s = with_crew(s, ONE, keywords=["emperor"], link="Vermilion Court", shown=True)
    run = played(start_turn, before(s), {"emperor-ship-1": (6,), "emperor-ship-ship-1": TWO})
    assert run.state.turn.more == (Extra(TWO),)
    assert not played(start_turn, before(s), {"emperor-ship-1": (5,)}).state.turn.more


@pytest.mark.rule("CSG-EXTRA-01")
def test_an_extra_action_of_one_ship_is_not_used_up_by_another() -> None:
    s = with_ship(with_ship(sea(), ANNE), ANNE)
    s = s.with_turn(given=(Given(ONE, "move"),), more=(Extra(TWO), Extra(ONE)))
    again = ActionGiven(ONE, "repair", rule="CSG-EXTRA-01").apply(s)
    assert again.turn.more == (Extra(TWO),) and again.turn.given[-1] == Given(ONE, "repair", True)


@pytest.mark.rule("CSG-END-01")
def test_the_turn_goes_to_the_left() -> None:
    s = played(end_turn, with_ship(sea(), ANNE)).state
    assert next_seat(s) == BART and s.turn.phase == "start"
    assert played(start_turn, s).state.turn.seat == BART


# ---------------------------------------------------------------------- actions given first


@pytest.mark.rule("CSG-ACT-01", "CSG-MOVE-01")
def test_a_table_may_give_all_actions_first() -> None:
    s = with_ship(with_ship(with_ship(sea(A_33="declared"), ANNE), ANNE), BART)
    assert AGENDA.next(s, BOOK) == Command("declare-actions")
    run = played(declare, s, {"declare-ship-1": "move", "declare-ship-2": "shoot"})
    assert "repair" not in options(run, "declare-ship-1")
    assert asked(run, "declare-ship-1").default == "move", "what comes first in a turn"
    s = run.state
    assert may_move(s, ONE).allowed and rules(may_act(s, ONE, "shoot")) == ["CSG-ACT-01"]
    assert rules(may_move(s, TWO)) == ["CSG-ACT-01"] and may_shoot(s, BOOK, TWO).allowed
    assert AGENDA.next(with_ship(sea(), ANNE), BOOK) != Command("declare-actions")


@pytest.mark.rule("CSG-ACT-01", "CSG-KW-FLOTILLA")
@pytest.mark.parametrize("keywords", [["flotilla"], []])
def test_what_moves_in_tow_only_is_given_no_move_even_where_its_keyword_was_not_copied(keywords: list[str]) -> None:
    s = with_ship(sea(A_33="declared"), ANNE, 0, move="T", keywords=keywords)
    run = played(declare, s, {f"declare-{ONE}": "none"})
    assert "move" not in options(run, f"declare-{ONE}")


# ---------------------------------------------------------------------- on top


@pytest.mark.rule("CSG-EXTRA-01")
def test_extra_actions_come_after_the_ordinary_ones() -> None:
    s = with_ship(with_ship(sea(), ANNE), ANNE).with_turn(more=(Extra(ONE),))
    s = played(move, s, {}, ship=ONE).state
    assert may_move(s, ONE).allowed and may_move(s, TWO).allowed
    s = played(move, s, {}, ship=ONE).state
    assert not s.turn.more and [each.extra for each in s.turn.given] == [False, True]
    assert rules(may_move(s, ONE)) == ["CSG-ACT-01"] and rules(may_move(s, TWO)) == ["CSG-MOVE-01"]


@pytest.mark.rule("CSG-EXTRA-03", "CSG-COM-01")
@pytest.mark.parametrize(("way", "allowed"), [("unlimited", True), ("one", False)])
def test_how_many_extra_actions_a_ship_may_have(way: str, allowed: bool) -> None:
    s = with_ship(sea(C_01=way), ANNE).with_turn(more=(Extra(ONE), Extra(ONE)))
    for _ in range(2):
        s = played(move, s, {}, ship=ONE).state
    assert may_move(s, ONE).allowed == allowed


@pytest.mark.rule("CSG-KW-BORNLEADER")
@pytest.mark.parametrize(("face", "twice"), [(4, False), (5, True)])
def test_a_born_leader_may_do_the_same_twice(face: int, twice: bool) -> None:
    s = masts(with_ship(sea(), ANNE, keywords=["bornleader"], now={"docked": "island-1"}), ONE, 2)
    assert may_lead(s, ONE).allowed
    s = played(born_leader, s, {"bornleader": (face,)}, ship=ONE).state
    assert rules(may_lead(s, ONE)) == ["CSG-GEN-03"]
    s = played(move, s, {"where": "island-1"}, ship=ONE).state
    assert may_move(s, ONE).allowed == twice
    if twice:
        assert rules(may_repair(s, ONE)) == ["CSG-KW-BORNLEADER"]
    assert "CSG-KW-BORNLEADER" in rules(may_lead(s, ONE))


@pytest.mark.rule("CSG-KW-ALLPOWERFUL")
def test_all_powerful_gives_an_action_to_this_ship_or_any_or_an_enemy() -> None:
    s = with_crew(with_ship(with_ship(with_ship(sea(), ANNE), ANNE), BART), ONE, keywords=["allpowerful"])
    assert played(all_powerful, s, {"allpowerful": (4,)}, ship=ONE).state.turn.more == (Extra(ONE),)
    run = played(all_powerful, s, {"allpowerful": (5,), "extra-ship": TWO}, ship=ONE)
    assert run.state.turn.more == (Extra(TWO),) and rules(may_wield(run.state, ONE)) == ["CSG-GEN-03"]
    run = played(all_powerful, s, {"allpowerful": (6,), "extra-ship": THREE}, ship=ONE)
    lent = run.state
    assert [each.id for each in commanded(lent)] == [ONE, TWO, THREE] and may_move(lent, THREE).allowed
    assert f"move-{THREE}" in [offer.option.id for offer in offers(lent, BOOK)]
    run = played(move, lent, {}, ship=THREE)
    done = run.state
    assert run.asked[0].who == ANNE, "who rolled decides"
    assert THREE not in [each.id for each in commanded(done)] and not may_move(done, THREE).allowed


@pytest.mark.rule("CSG-KW-CANOE")
def test_what_other_ships_were_given_keeps_no_canoe_from_acting() -> None:
    s = with_ship(with_ship(sea(), ANNE), ANNE, 1, keywords=["canoe"])
    assert may_act(s.with_turn(given=(Given(ONE, "move"),)), TWO, "move").allowed


@pytest.mark.rule("CSG-KW-CHIEFTAIN", "CSG-KW-CANOE")
def test_canoes_all_do_the_same_and_without_a_chieftain_only_one_acts() -> None:
    s = sea()
    for _ in range(2):
        s = with_ship(s, ANNE, 1, keywords=["canoe"])
    s = with_ship(s, ANNE)
    led = with_crew(s, THREE, keywords=["chieftain"])
    moved = played(move, led, {}, ship=ONE).state
    assert may_move(moved, TWO).allowed and rules(may_act(moved, TWO, "explore")) == ["CSG-KW-CHIEFTAIN"]
    moved = played(move, s, {}, ship=ONE).state
    assert rules(may_move(moved, TWO)) == ["CSG-KW-CANOE"] and may_move(moved, THREE).allowed
    first = replace(led, turn=replace(led.turn, number=2))
    assert rules(may_act(first, ONE, "explore")) == ["CSG-KW-CANOE"] and may_act(led, ONE, "explore").allowed


@pytest.mark.rule("CSG-ACT-01")
def test_an_action_is_told_by_name() -> None:
    s = with_ship(sea(), ANNE)
    event = ActionGiven(ONE, "other", rule="CSG-ACT-01")
    assert event.apply(s).actions_of(ONE) == ("other",)
    assert event.line(s, BOOK) == msg("csg-ev-given", name=ship_name(s, ONE), action=msg("csg-action-other"))


# ---------------------------------------------------------------------- the menu


@pytest.mark.rule("CSG-ACT-01")
def test_the_menu_has_a_row_for_every_own_unit_with_what_it_was_given() -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE, name="Tern"), BART), ANNE, name="Auk", now={"docked": FAR})
    s = with_fort(with_fort(with_ship(s, ANNE, now={"sunk": True}), ANNE, WILD, name="Hill"), ANNE)
    s = s.with_turn(given=(Given(ONE, "move"), Given(ONE, "shoot", True)))
    asked = menu(s)
    assert asked.rows is not None and asked.rows.groups == COLUMNS
    assert [unit.id for unit in asked.rows.units] == [ONE, THREE, "fort-1"]
    given = msg("csg-given", names=(msg("csg-action-move"), msg("csg-action-shoot")))
    assert [unit.note for unit in asked.rows.units] == [given, None, None]
    assert [unit.label for unit in asked.rows.units][2] == msg("core-said", text="Hill")
    whose = {
        asked.rows.unit_of(command)
        for option, command in zip(asked.options, asked.commands, strict=True)
        if option.group in COLUMNS
    }
    assert whose == {unit.id for unit in asked.rows.units}, "its unit has the row, whatever else a command names"


@pytest.mark.rule("CSG-MOVE-01")
def test_what_a_phase_closes_is_said_before_it_begins() -> None:
    s = with_ship(with_ship(sea(), ANNE), ANNE, now={"docked": WILD})
    assert menu(s).note is None, "nobody is there to shoot at"
    hostile = with_ship(s, BART)
    assert menu(hostile).note == msg("csg-closes-move")
    done = hostile.with_turn(given=(Given(ONE, "move"), Given(TWO, "move")))
    assert menu(done).note is None
