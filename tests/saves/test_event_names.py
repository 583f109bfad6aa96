"""Every name under which an event was ever written to an evening is still read.

`event_names.json` lists them by game. It only grows: `python -m tests.saves --names` adds those of today.
"""

from __future__ import annotations

import pytest

from companion.core.events.event import FORMER_NAMES
from companion.library.game_registry import game, game_ids
from tests.saves.saved_evenings import event_names

WRITTEN = {
    "Told": {"text": {"key": "core-said", "args": [["text", "x"]]}, "kind": "result"},
    "Aimed": {"ship": "legend-1", "target": "seat-1", "fresh": True},
}
"""Fields of each event that has another name today, as they were written."""


@pytest.mark.parametrize("game_id", game_ids())
def test_every_name_ever_written_is_known(game_id: str) -> None:
    known = game(game_id).events.types
    lost = [name for name in event_names()[game_id] if FORMER_NAMES.get(name, name) not in known]
    assert not lost, f"say in FORMER_NAMES what they are called now: {lost}"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_name_of_today_is_listed(game_id: str) -> None:
    new = [name for name in game(game_id).events.types if name not in event_names()[game_id]]
    assert not new, f"run `python -m tests.saves --names`: {new}"


@pytest.mark.parametrize(("former", "name"), FORMER_NAMES.items())
def test_an_event_of_a_former_name_is_read_as_that_of_today(former: str, name: str) -> None:
    events = next(each for each in (game(each).events for each in game_ids()) if name in each.types)
    again = events.load({"is": former, "v": 1, **WRITTEN[former]})
    assert type(again) is events.types[name] and events.dump(again)["is"] == name
