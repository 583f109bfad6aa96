"""States as people write them: all that a log names is there to be named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import companion
from companion.core.procedures.procedure import command
from companion.core.untrusted.state_validation import BadState
from companion.games.blackbeard.model.records import Face
from companion.games.blackbeard.model.state import State
from companion.library.game_registry import game
from tests.games.blackbeard.broken_states import SEED, afloat
from tests.games.blackbeard.rules.scene import SEA, pirate, scene, sea, warship
from tests.properties.evenings import after


def written() -> dict[str, Any]:
    """The log of an evening in its midst, as plain JSON."""
    raw: dict[str, Any] = json.loads(json.dumps(game("blackbeard").dump(after("blackbeard", SEED, 60).state)))
    return raw


@pytest.mark.parametrize(
    ("values", "place"),
    [
        ({"hostages": [{"id": "hostage-1", "nation": "spanish", "port": 77}]}, ".hostages.hostage-1.port"),
        ({"deposits": [[77, 100]]}, ".deposits.0.0"),
        ({"information": [77]}, ".information.0"),
        ({"repulsed": [24, 77]}, ".repulsed.1"),
        ({"barred": [77]}, ".barred.0"),
        ({"left_zones": [77]}, ".left_zones.0"),
        ({"taken": 77}, ".taken"),
        ({"ally": "nobody"}, ".ally"),
    ],
)
def test_a_port_a_box_or_a_pirate_that_is_not_there_names_itself(values: dict[str, Any], place: str) -> None:
    raw = written()
    afloat(**values)(raw)
    with pytest.raises(BadState) as error:
        game("blackbeard").read(raw)
    assert error.value.place.endswith(place)


def test_what_is_left_out_of_a_ships_log_is_nothing() -> None:
    raw = written()
    log = next(pirate for pirate in raw["pirates"] if pirate["status"] == "active")
    for value in ("damage", "slow", "popularity", "notoriety", "worth", "holds", "hostages", "marks"):
        del log[value]
    state: State = game("blackbeard").read(raw)
    pirate = state.pirate(log["id"])
    assert (pirate.damage, pirate.slow) == (0, 0)
    assert (pirate.popularity, pirate.notoriety, pirate.worth) == (0, 0, 0)
    assert (pirate.holds, pirate.hostages, pirate.marks) == ((), (), ())


@pytest.mark.rule("BB-8.51")
def test_hunters_beside_whom_the_turn_begins_need_not_be_said() -> None:
    """Book 8.51: who begins his turn at sea beside a hunter leaves the hex, or it tries to catch him."""
    rules = game("blackbeard")
    raw = rules.dump(scene(pirate(), warship(1, SEA), warship(2, sea("B2"))))
    for name in ("beset", "besetters"):
        del raw["turn"][name]  # type: ignore[attr-defined]
    turn = rules.read(raw).turn
    assert (turn.beset, turn.besetters) == (("edward-teach",), ("warship-1",))
    evening = companion.begin("blackbeard", state=raw, dice="own")
    evening.actions.do(command("forfeit", seat="seat-1"))
    asked = evening.question
    assert asked is not None and asked.key == "beset-edward-teach-warship-1-interception"
    over = rules.dump(scene(pirate(), warship(1, SEA), turn={"done": True}))
    assert rules.read(over).turn.beset == (), "who came there by his operation did not begin there"


def test_what_is_left_out_of_a_printed_side_is_nothing() -> None:
    raw = written()
    raw["counters"][0]["face"] = {"nation": "english"}
    state: State = game("blackbeard").read(raw)
    assert state.counters[0].face == Face("english", counter="", silhouette="", defence=0, combat=0, speed=0)
