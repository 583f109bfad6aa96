"""1.38 Solo score."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.values.messages import msg
from companion.games.captains_log.model import names
from companion.games.captains_log.model.ids import SideId
from companion.games.captains_log.model.options import Difficulty, Nation, Options, Switches
from companion.games.captains_log.model.state import Outcome, State
from companion.games.captains_log.modes import solo
from tests.games.captains_log.rules.scripted import book
from tests.games.captains_log.rules.tables import solo_table, with_fame
from tests.games.captains_log.seat_ids import SEAT_1

WON = Outcome("win", SEAT_1, "CL-SOL-08")
EXAMPLE = Options(enemies=("spain", "france"), difficulty=Difficulty(destructions=1, standard_map=True, target_25=True))


def won(options: Options = EXAMPLE, **changes: object) -> State:
    return with_fame(solo_table(options=options, outcome=WON, **changes), seat_1=25, spain=19, france=4)


@pytest.mark.rule("CL-SCR-02", "CL-SCR-03", "CL-SCR-04", "CL-SCR-05", "T-47")
def test_cl_scr_05_the_example_of_the_rulebook() -> None:
    result = solo.solo_score(won(), book())
    assert result is not None
    assert [term.value for term in result.value1.terms] == [4, 2, -1]
    assert [term.value for term in result.value2.terms] == [1, 2, 1]
    assert [term.value for term in result.value3.terms] == [25, -19]
    assert (result.value1.total, result.value2.total, result.value3.total, result.total) == (5, 4, 6, 120)


@pytest.mark.rule("CL-SCR-01")
def test_cl_scr_01_a_lost_evening_has_no_score() -> None:
    assert solo.solo_score(replace(won(), outcome=Outcome("loss", SideId("spain"), "CL-SOL-08")), book()) is None
    assert solo.solo_score(replace(won(), outcome=None), book()) is None


@pytest.mark.rule("CL-SCR-02", "A-85")
@pytest.mark.parametrize(
    ("enemies", "terms"),
    [
        (("holland",), [2]),
        (("england",), [3, -1, -1]),
        (("spain", "england"), [4, 3, -1, -1, -1]),
        (("holland", "pirates"), [2, 1, -1, -1, -1, -1]),
    ],
)
def test_cl_scr_02_each_nation_at_war_with_an_enemy_is_deducted_once(
    enemies: tuple[Nation, ...], terms: list[int]
) -> None:
    assert [term.value for term in solo.enemies_value(won(enemies=enemies), book()).terms] == terms


@pytest.mark.rule("CL-SCR-03", "CL-SOL-10")
@pytest.mark.parametrize(
    ("options", "value"),
    [
        (Options(switches=Switches(dynamic_map=True)), 1),
        (Options(), 2),
        (Options(switches=Switches(dynamic_map=True), difficulty=Difficulty(night_scoring=True)), 2),
        (Options(switches=Switches(dynamic_map=True), difficulty=Difficulty(destructions=2)), 2),
        (Options(switches=Switches(dynamic_map=True), difficulty=Difficulty(destructions=1)), 3),
        (Options(switches=Switches(dynamic_map=True), difficulty=Difficulty(optional_tiles=True)), 2),
        (Options(switches=Switches(dynamic_map=True), difficulty=Difficulty(target_25=True)), 1),
        (Options(switches=Switches(dynamic_map=True), difficulty=Difficulty(cannon_cap_3=True, melee_12=True)), 1),
    ],
)
def test_cl_scr_03_the_options_add_up(options: Options, value: int) -> None:
    assert solo.options_value(won(options), book()).total == value


@pytest.mark.rule("CL-SCR-05", "CL-SOL-08")
def test_the_winner_stands_first_and_the_others_by_fame() -> None:
    rows = solo.standings(won(), book())
    assert [(row.place, row.points) for row in rows] == [(1, 25), (2, 19), (3, 4)]
    assert [row.words is None for row in rows] == [False, True, True]
    lost = replace(won(), outcome=Outcome("loss", SideId("france"), "CL-SOL-08"))
    assert [row.points for row in solo.standings(lost, book())] == [4, 25, 19]
    assert solo.standings(replace(won(), outcome=None), book()) == ()


@pytest.mark.rule("CL-SET-02")
def test_a_player_and_a_ship_of_whom_nothing_is_known_say_what_they_are() -> None:
    state = won()
    notes = [names.ship_option(state, SEAT_1, note=note).note for note in (None, msg("core-said", text="x"))]
    assert [note and note.key for note in notes] == ["cl-a-player", "core-said"]
