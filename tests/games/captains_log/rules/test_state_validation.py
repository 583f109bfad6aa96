"""States as people write them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.core.untrusted.state_validation import BadState
from companion.library.game_registry import game
from tests.games.captains_log.broken_states import SEED
from tests.properties.evenings import after


def test_goods_of_a_state_that_somebody_wrote_are_stowed() -> None:
    raw: dict[str, Any] = json.loads(json.dumps(game("captains_log").dump(after("captains_log", SEED, 60).state)))
    raw["cards"] = [c for c in raw["cards"] if c["schema"] not in ("hold", "player-ship")]
    raw["cards"].append({"schema": "player-ship", "subject": "board-A-1", "record": [["draft", 3]]})
    squares = ["ggg", "sss"]
    player = raw["players"][0]
    player |= {"board": "A", "level": 1, "ship": "", "goods": {"tea": 2}, "hold": []}
    raw["cards"].append({"schema": "hold", "subject": "A-1-3", "record": [["squares", squares]]})
    state = game("captains_log").read(raw)
    assert state.players[0].hold and [load for load in state.players[0].hold if "tea" in str(load)]


@pytest.mark.parametrize(
    ("values", "place"),
    [
        ({"upgrades": ["gunner", "rum"]}, ".upgrades.1"),
        ({"card_upgrades": ["rum"]}, ".card_upgrades.0"),
        ({"ammunition": ["rum"]}, ".ammunition.0"),
        ({"captains": ["nobody"]}, ".captains.0"),
        ({"ship": "ship-99"}, ".ship"),
    ],
)
def test_what_a_player_has_that_is_not_in_the_box_names_itself(values: dict[str, Any], place: str) -> None:
    raw: dict[str, Any] = json.loads(json.dumps(game("captains_log").dump(after("captains_log", SEED, 60).state)))
    raw["players"][0].update(values)
    with pytest.raises(BadState) as error:
        game("captains_log").read(raw)
    assert error.value.place.endswith(place)
