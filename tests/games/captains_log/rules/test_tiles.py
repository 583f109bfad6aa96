"""1.10 Special tiles: the native port of tile 22, the steep island of 23, the calm sea."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.questions.kinds import Form, YesNo
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Lasting, State
from companion.games.captains_log.voyage import calm_sea, exploring
from tests.games.captains_log.rules.npc_scenes import activate, orders, scene
from tests.games.captains_log.rules.scripted import a_table, book, play

CALM = 24


def expert(**changes: Any) -> State:
    s = a_table(**changes)
    return replace(s, options=replace(s.options, switches=Switches(special_tiles=True)))


def asked_on(tile: int, form: dict[str, Any]) -> Any:
    return play(exploring.explore, expert(), {"tiles": [str(tile)], f"map-tile-{tile}": form}, seat="seat-1")


@pytest.mark.rule("CL-TIL-02", "CL-EXP-05", "CL-BAR-01")
def test_cl_til_02_a_steep_island_with_barrels_all_around_and_no_port() -> None:
    played = asked_on(23, {"barrels": 4, "port": "none"})
    form = next(q for q in played.asked if isinstance(q, Form) and q.schema == "map-tile")
    assert next(line.start for line in form.fields if line.name == "port") == "none"
    assert [(f.kind, f.tile) for f in played.state.floating] == [("barrel", 23)] * 4
    assert played.state.ports == ()
    assert [e.rule for e in played.of(Announced)] == ["CL-TIL-02"]


@pytest.mark.rule("CL-TIL-03")
def test_cl_til_03_the_calm_sea_is_told_when_it_comes_to_light() -> None:
    played = asked_on(CALM, {"barrels": 0, "port": "none"})
    assert [(e.rule, e.text.key) for e in played.of(Announced)] == [("CL-TIL-03", "cl-tile-told-24")]
    assert calm_sea.known(played.state, book())


@pytest.mark.rule("CL-TIL-03", "A-13", "CL-MOV-10")
def test_cl_til_03_each_of_its_hexes_costs_two() -> None:
    way = calm_sea.cost(5, 2, book().numbers)
    assert (way.total, [term.rule for term in way.terms]) == (7, ["CL-MOV-10", "CL-TIL-03"])
    assert calm_sea.cost(5, 0, book().numbers).total == 5


@pytest.mark.rule("CL-TIL-03", "A-13")
def test_cl_til_03_nobody_is_asked_before_the_tile_is_face_up() -> None:
    hidden = play(calm_sea.starts_there, expert(), {}, ship="seat-1", key="k")
    assert hidden.asked == []
    known = play(calm_sea.starts_there, expert(revealed=(CALM,)), {"k-calm": True}, ship="seat-1", key="k")
    assert isinstance(known.asked[0], YesNo) and known.asked[0].nature == "fact"


def stormy(*, calm: bool) -> State:
    state = scene("merchant", "move7", stops=2, s1_tile=12, s1_goal="whale", s2_tile=3, s2_goal="whale")
    revealed = (*state.revealed, CALM) if calm else state.revealed
    return replace(state, lasting=(Lasting(6, "day"),), revealed=revealed)


@pytest.mark.rule("CL-TIL-03", "CL-EVT-12", "CL-NPC-15", "A-43")
@pytest.mark.parametrize(("calm", "starts", "hexes"), [(False, None, 3), (True, False, 3), (True, True, 7)])
def test_cl_til_03_no_storm_reaches_an_npc_that_starts_from_calm_sea(
    calm: bool, starts: bool | None, hexes: int
) -> None:
    answers = {"f1-arrives": False} | ({} if starts is None else {"f1-calm": starts})
    played = activate(stormy(calm=calm), answers)
    sailed = next(o for o in played.state.report.orders if o.key == "cl-npc-order-route")  # type: ignore[union-attr]
    assert dict(sailed.args)["hexes"] == hexes
    assert ("no-calm" in orders(played)) is calm
