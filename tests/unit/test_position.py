"""A state in one line of text reads back to the same state."""

from __future__ import annotations

import json

import pytest

import companion
from companion.core.untrusted.state_validation import BadState
from companion.library.game_registry import game, game_ids
from companion.library.texts import texts_in
from companion.referee import referee
from companion.referee.scenario_terms import opened
from companion.sharing.position import read_position
from tests.properties.evenings import played


@pytest.mark.parametrize("game_id", game_ids())
def test_a_position_reads_back_at_any_moment(game_id: str) -> None:
    """With copied cards, from the set-up to the last answer."""
    for session in [*played(game_id, 4, 90)][::9]:
        line = session.now.position
        assert "\n" not in line and len(line) < len(json.dumps(session.game.dump(session.state)))
        assert session.game.read(read_position(session.game, line)) == session.state


@pytest.mark.parametrize("game_id", game_ids())
def test_our_own_cards_stand_in_a_position_by_their_names(game_id: str) -> None:
    session = opened(game(game_id))
    line = session.now.position
    assert len(line) < len(json.dumps(session.game.dump(session.state))) / 2
    assert all(isinstance(card, str) for card in json.loads(line).get("cards", []))
    assert companion.begin(game_id, state=line).state == session.state


@pytest.mark.parametrize(
    ("line", "said"),
    [("{", "JSON"), ("[]", "object"), ('{"turn":{}}', "options"), ('{"options":{},"cards":["rum 7"]}', "cards.0")],
)
def test_what_is_no_position_is_refused_with_what_is_wrong(line: str, said: str) -> None:
    with pytest.raises(BadState) as error:
        companion.begin(game_ids()[0], state=line)
    assert said in f"{error.value.place} {texts_in('en')(error.value.text)}"


def test_a_scenario_begins_from_a_position() -> None:
    session = next(iter(played(game_ids()[-1], 4, 30)))
    report = referee.play({"game": game_ids()[-1], "state": session.now.position}, texts_in("en"))
    assert report.state == session.game.dump(session.state)
