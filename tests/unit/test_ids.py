"""Ids that know their kind: text outside, checked inside."""

from __future__ import annotations

import doctest
import json
from dataclasses import dataclass

import pytest
from pydantic import TypeAdapter, ValidationError

from companion.core.procedures.procedure import Context, Procedure, Run, command
from companion.core.questions.kinds import Choose, Draw, Option, Pick
from companion.core.values import ids
from companion.core.values.ids import Id
from companion.core.values.messages import msg


class BoatId(Id):
    KINDS = ("seat", "raft", "")

    @property
    def is_raft(self) -> bool:
        return self.kind == "raft"


@dataclass(frozen=True)
class Race:
    winner: BoatId
    laps: tuple[tuple[BoatId, int], ...] = ()


RACES: TypeAdapter[Race] = TypeAdapter(Race)


def test_the_examples_of_the_module_hold() -> None:
    assert doctest.testmod(ids).failed == 0


def test_an_id_travels_as_text_and_comes_back_as_an_id() -> None:
    race = Race(BoatId("raft-2"), ((BoatId("seat-1"), 3), (BoatId(""), 0)))
    raw = RACES.dump_json(race)
    assert json.loads(raw) == {"winner": "raft-2", "laps": [["seat-1", 3], ["", 0]]}
    again = RACES.validate_json(raw)
    assert again == race and again.winner.is_raft and not again.laps[0][0].is_raft
    assert RACES.validate_python({"winner": "raft-2"}).winner.number == 2


@pytest.mark.parametrize("text", ["whale-1", "rafts-1", "raft 1", "RAFT-1"])
def test_an_id_of_another_kind_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(ValidationError) as refused:
        RACES.validate_python({"winner": text})
    assert refused.value.errors()[0]["loc"] == ("winner",)
    assert text in str(refused.value)


def test_an_id_is_found_where_its_text_is() -> None:
    assert {"raft-2": "red"}[BoatId("raft-2")] == "red"
    assert BoatId("raft-2") in ("seat-1", "raft-2")
    assert f"sail-{BoatId.numbered('raft', 2)}" == "sail-raft-2"


def test_a_name_that_is_no_number_says_so() -> None:
    assert BoatId("raft-of-medusa").name == "of-medusa"
    with pytest.raises(ValueError, match="of-medusa"):
        _ = BoatId("raft-of-medusa").number


def test_a_command_is_recorded_as_text_and_its_procedure_is_given_ids() -> None:
    told: list[bool] = []

    def steer(t: Context[None, None], boat: BoatId, course: str, *, knots: int = 1) -> Procedure[None]:
        told.append(boat.is_raft)
        assert (type(course), knots) == (str, 3)
        yield from t.happens()

    Run(steer, command("steer", boat="raft-2", course="north", knots=3), None, None).start()
    assert told == [True]
    with pytest.raises(ValueError, match="whale-1"):
        Run(steer, command("steer", boat="whale-1", course="north"), None, None)


def test_an_answer_is_the_id_of_its_option() -> None:
    boats = tuple(Option(boat, msg("core-said", text=boat)) for boat in (BoatId("raft-1"), BoatId("seat-1")))
    one = Choose(key="boat", text=msg("core-yes"), rule="X-1", options=boats)
    many = Pick(key="boats", text=msg("core-yes"), rule="X-1", options=boats)
    drawn = Draw(key="drawn", text=msg("core-yes"), rule="X-1", options=boats)
    assert one.read("raft-1").is_raft and drawn.read("raft-1").is_raft
    assert [boat.is_raft for boat in many.read(["seat-1", "raft-1"])] == [True, False]
