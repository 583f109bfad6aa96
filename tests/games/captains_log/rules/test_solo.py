"""1.35 Solo mode."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.questions.kinds import Draw
from companion.games.captains_log.model.ledger import FameScored, ReputationMoved
from companion.games.captains_log.model.options import Difficulty, Options, Switches
from companion.games.captains_log.model.state import State, Turn
from companion.games.captains_log.modes import solo
from companion.games.captains_log.renown import fame
from tests.games.captains_log.rules.scripted import a_table, book, play
from tests.games.captains_log.rules.tables import solo_table, with_fame

NUMBERS = book().numbers


def rated(**difficulty: object) -> State:
    """A solo table with difficulty options."""
    return solo_table(options=Options(enemies=("spain", "france"), difficulty=Difficulty(**difficulty)))  # type: ignore[arg-type]


@pytest.mark.rule("CL-SOL-01", "CL-REP-13")
def test_cl_sol_01_enemies_start_at_minus_five_without_fame() -> None:
    played = play(solo.choose_enemies, solo_table(enemies=()), {})
    standing = played.state.player("seat-1").standing
    assert played.state.enemies == ("spain", "france")
    assert (standing.spain, standing.france, standing.holland) == (-5, -5, 0)
    assert {event.rule for event in played.of(ReputationMoved)} == {"CL-SOL-01"}
    assert played.of(FameScored) == []


@pytest.mark.rule("CL-SOL-01", "CL-GEN-05")
def test_cl_sol_01_enemies_may_be_drawn() -> None:
    table = solo_table(enemies=(), options=Options())
    played = play(solo.choose_enemies, table, {"enemies": 2, "enemy-1": "pirates", "enemy-2": "holland"})
    assert played.state.enemies == ("pirates", "holland")
    drawn = [
        [option.id for option in asked.options]
        for asked in played.asked
        if isinstance(asked, Draw) and asked.key == "enemy-2"
    ]
    assert drawn == [["holland", "spain", "england", "france"]]


@pytest.mark.rule("CL-SOL-02", "T-46")
def test_cl_sol_02_each_enemy_lowers_the_end_token() -> None:
    assert solo.target(solo_table(enemies=("spain", "france")), book()) == 19
    assert solo.target(solo_table(enemies=("spain",)), book()) == 20


@pytest.mark.rule("CL-SOL-10")
def test_cl_sol_10_target_25_does_not_depend_on_the_enemies() -> None:
    assert solo.target(rated(target_25=True), book()) == 25
    lost = play(
        fame.score, with_fame(rated(target_25=True), spain=20), {}, who="spain", cause="N-DES", amount=1, rule=""
    )
    assert lost.state.outcome is not None and lost.state.outcome.kind == "loss"


@pytest.mark.rule("CL-SOL-04")
@pytest.mark.parametrize(("number", "acting"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_cl_sol_04_one_more_npc_each_round(number: int, acting: int) -> None:
    npcs = ("npc-1", "npc-2", "npc-3")
    table = solo_table(turn=Turn(round=number))
    assert solo.entered(table, npcs) == npcs[:acting]
    assert solo.entered(a_table(turn=Turn(round=number)), npcs) == npcs


@pytest.mark.rule("CL-SOL-07", "A-84")
@pytest.mark.parametrize(
    ("cause", "amount"), [("N-BAR", 1), ("N-DES", 1), ("N-ROUTE", 1), ("N-SPEC", 2), ("N-DAY", 1), ("N-LOST", -1)]
)
def test_cl_sol_07_only_enemies_on_the_track_score(cause: str, amount: int) -> None:
    table = with_fame(solo_table(), spain=3)
    scored = play(fame.score, table, {}, who="spain", cause=cause, amount=amount, rule="CL-SOL-07").state
    assert scored.fame("spain") == 3 + amount
    assert play(fame.score, table, {}, who="england", cause=cause, amount=1, rule="CL-SOL-07").events == []
    assert play(fame.score, a_table(), {}, who="spain", cause=cause, amount=1, rule="CL-SOL-07").events == []


@pytest.mark.rule("CL-SOL-07")
def test_cl_sol_07_a_day_step_with_hidden_tiles_is_fame_for_each_enemy() -> None:
    played = play(solo.step_passed, solo_table(revealed=(1, 2), time=2), {})
    assert (played.state.fame("spain"), played.state.fame("france")) == (1, 1)
    known = solo_table(revealed=solo.tiles_in_use(solo_table(), NUMBERS), time=2)
    skipped = play(solo.step_passed, known, {})
    assert skipped.state.ledger == () and skipped.of(Announced)


@pytest.mark.rule("CL-SOL-10", "CL-SOL-07")
def test_cl_sol_10_the_night_counts_only_as_an_option() -> None:
    assert play(solo.step_passed, replace(solo_table(), time=1), {}).of(FameScored) == []
    played = play(solo.step_passed, replace(rated(night_scoring=True), time=1), {})
    assert [event.who for event in played.of(FameScored)] == ["spain", "france"]


@pytest.mark.rule("CL-GEN-09", "CL-SOL-10")
def test_cl_gen_09_tiles_22_23_and_calm_sea_are_optional() -> None:
    assert solo.tiles_in_use(a_table(), NUMBERS)[-1] == 21
    assert solo.tiles_in_use(rated(optional_tiles=True), NUMBERS)[-1] == 24
    special = a_table(options=replace(a_table().options, switches=Switches(special_tiles=True)))
    assert solo.tiles_in_use(special, NUMBERS)[-1] == 24
    assert solo.hidden_tiles(replace(special, revealed=tuple(range(1, 24))), NUMBERS) == (24,)


@pytest.mark.rule("CL-SOL-07")
def test_cl_sol_07_without_a_barrel_nothing_sinks() -> None:
    assert play(solo.barrels_sank, solo_table(), {}, n=0).events == []
