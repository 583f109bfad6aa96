"""States as people write them: all that a log names is there to be named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.core.handwritten import BadState
from companion.table.games import game
from tests.games.blackbeard.handwritten import SEED, afloat
from tests.properties.evenings import after


@pytest.mark.parametrize(
    ("values", "place"),
    [
        ({"hostages": [{"id": "hostage-1", "nation": "spanish", "port": 77}]}, ".hostages.0"),
        ({"deposits": [[77, 100]]}, ".deposits.0"),
        ({"information": [77]}, ".information.0"),
        ({"repulsed": [24, 77]}, ".repulsed.1"),
        ({"barred": [77]}, ".barred.0"),
        ({"left_zones": [77]}, ".left_zones.0"),
        ({"taken": 77}, ".taken"),
        ({"ally": "nobody"}, ".ally"),
    ],
)
def test_a_port_a_box_or_a_pirate_that_is_not_there_names_itself(values: dict[str, Any], place: str) -> None:
    raw: dict[str, Any] = json.loads(json.dumps(game("blackbeard").dump(after("blackbeard", SEED, 60).state)))
    afloat(**values)(raw)
    with pytest.raises(BadState) as error:
        game("blackbeard").read(raw)
    assert error.value.place.endswith(place)
