"""States as people write them: whatever cannot be is told with its place, and what lies aboard is stowed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.handwritten import BadState
from companion.core.questions import BadAnswer
from companion.library.texts import LANGUAGES, texts_in
from companion.table.games import game, game_ids
from tests.properties.evenings import after, played

Change = Callable[[dict[str, Any]], None]
SEEDS = {"captains_log": 2, "blackbeard": 3}


@cache
def text_of(game_id: str) -> str:
    """A state in the middle of an evening, as JSON."""
    return json.dumps(game(game_id).dump(after(game_id, SEEDS[game_id], 60).state))


def raw_state(game_id: str) -> dict[str, Any]:
    """A state that the test may change as it likes."""
    raw: dict[str, Any] = json.loads(text_of(game_id))
    return raw


def put(*path: str | int, to: Any) -> Change:
    """Another value at a place of a state."""

    def change(raw: dict[str, Any]) -> None:
        here: Any = raw
        for part in path[:-1]:
            here = here[part]
        here[path[-1]] = to

    return change


def afloat(**values: Any) -> Change:
    """Other values in the log of a pirate who is in play."""

    def change(raw: dict[str, Any]) -> None:
        next(pirate for pirate in raw["pirates"] if pirate["status"] == "active").update(values)

    return change


BROKEN: list[tuple[str, Change, str, str]] = [
    ("captains_log", put("players", 0, "id", to="Anne"), "players.0.id", "Anne"),
    ("captains_log", put("players", 0, "upgrades", to=["cabbin"]), "players.seat-1.upgrades.0", "cabbin"),
    ("captains_log", put("players", 0, "captains", to=["nobody"]), "players.seat-1.captains.0", "nobody"),
    ("captains_log", put("players", 0, "ship", to="ship-99"), "players.seat-1.ship", "ship-99"),
    ("captains_log", put("players", 0, "ammunition", to=["rum"]), "players.seat-1.ammunition.0", "rum"),
    ("captains_log", put("players", 0, "level", to=9), "players.seat-1.level", "1"),
    ("captains_log", put("players", 0, "doubloons", to="many"), "players.0.doubloons", "many"),
    ("captains_log", put("npcs", 0, "card", to="ship-99"), "npcs.npc-1.card", "ship-99"),
    ("captains_log", put("npcs", 0, "seat", to="seat-7"), "npcs.npc-1.seat", "seat-7"),
    ("captains_log", put("npcs", 1, "id", to="npc-1"), "npcs.1.id", "npc-1"),
    ("captains_log", put("turn", "seat", to=7), "turn.seat", "7"),
    ("captains_log", put("turn", "steps", to=["dance"]), "turn.steps.0", "dance"),
    ("captains_log", put("turn", "npcs", to=["npc-99"]), "turn.npcs.0", "npc-99"),
    ("captains_log", put("events", to=[99]), "events.0", "99"),
    (
        "captains_log",
        put("ledger", 0, to={"round": 1, "who": "x", "cause": "", "amount": 1, "rule": ""}),
        "ledger.0",
        "x",
    ),
    ("captains_log", put("cards", 0, "subject", to="ship-99"), "cards.0", "ship-99"),
    ("captains_log", put("cards", 0, "record", to=[["rum", 1]]), "cards.0", "rum"),
    ("blackbeard", put("pirates", 0, "id", to="blackbear"), "pirates.0.id", "blackbear"),
    ("blackbeard", put("pirates", 0, "letter", to="spain-9"), ".letter", "spain-9"),
    ("blackbeard", put("pirates", 0, "owner", to="Anne"), ".owner", "seat…"),
    ("blackbeard", put("pirates", 0, "owner", to="seat-9"), ".owner", "seat-9"),
    ("blackbeard", afloat(slow=40), ".slow", "0"),
    ("blackbeard", put("pirates", 0, "havens", to=[77]), ".havens.0", "77"),
    ("blackbeard", put("pirates", 0, "place", to={"kind": "port", "id": "x"}), ".place.id", "x"),
    ("blackbeard", put("pirates", 0, "place", to={"kind": "ports", "id": "11"}), ".place.kind", "port"),
    ("blackbeard", put("ports", 3, "number", to=99), "ports.3.id", "99"),
    ("blackbeard", put("ports", to=[]), "ports", "36"),
    ("blackbeard", put("counters", 0, "id", to="frigate-1"), "counters.0.id", "frigate-1"),
    ("blackbeard", put("counters", 0, "seen_by", to=["Bart"]), ".seen_by.0", "seat…"),
    ("blackbeard", put("turn", "holder", to="Anne"), "turn.holder", "seat…"),
    ("blackbeard", put("turn", "holder", to="seat-9"), "turn.holder", "seat-9"),
    ("blackbeard", put("players", to=[]), "players", "0"),
    ("blackbeard", put("offers", to=["x"]), "offers.0", "x"),
    ("blackbeard", put("discards", to=[0]), "discards.0", "0"),
]


@pytest.mark.parametrize(("game_id", "change", "place", "named"), BROKEN, ids=[f"{g}-{p}" for g, _, p, _ in BROKEN])
def test_what_cannot_be_names_itself_and_its_place(game_id: str, change: Change, place: str, named: str) -> None:
    raw = raw_state(game_id)
    change(raw)
    with pytest.raises(BadState) as error:
        game(game_id).read(raw)
    assert place in error.value.place
    for lang in LANGUAGES:
        assert named in texts_in(lang)(error.value.text)


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("seed", [1, 2])
def test_every_state_of_an_evening_is_read_as_it_is(game_id: str, seed: int) -> None:
    for evening in played(game_id, seed, 60):
        assert game(game_id).read(json.loads(json.dumps(game(game_id).dump(evening.state)))) == evening.state


VALUES = (
    st.none()
    | st.integers(-3, 99)
    | st.sampled_from(["", "x", "seat-1", "kc-1", "npc-2"])
    | st.lists(st.integers(0, 9), max_size=2)
)


@pytest.mark.parametrize("game_id", game_ids())
@settings(max_examples=40)
@given(data=st.data())
def test_any_change_of_a_state_is_read_or_refused_in_words(game_id: str, data: st.DataObject) -> None:
    raw = raw_state(game_id)
    here: Any = raw
    while True:
        keys = sorted(here) if isinstance(here, dict) else list(range(len(here)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(here[key], dict | list) or not here[key] or data.draw(st.integers(0, 5)) == 0:
            here[key] = data.draw(VALUES)
            break
        here = here[key]
    try:
        state = game(game_id).read(raw)
    except BadState as error:
        texts_in("fr")(error.text).encode()
    else:
        assert game(game_id).read(game(game_id).dump(state)) == state


def test_goods_of_a_state_that_somebody_wrote_are_stowed() -> None:
    raw = raw_state("captains_log")
    raw["cards"] = [c for c in raw["cards"] if c["schema"] not in ("hold", "player-ship")]
    raw["cards"].append({"schema": "player-ship", "subject": "board-A-1", "record": [["draft", 3]]})
    squares = ["ggg", "sss"]
    player = raw["players"][0]
    player |= {"board": "A", "level": 1, "ship": "", "goods": {"tea": 2}, "hold": []}
    raw["cards"].append({"schema": "hold", "subject": "A-1-3", "record": [["squares", squares]]})
    state = game("captains_log").read(raw)
    assert state.players[0].hold and [load for load in state.players[0].hold if "tea" in str(load)]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_path_that_does_not_exist_names_those_like_it(game_id: str) -> None:
    state = after(game_id, SEEDS[game_id], 60).state
    lines = game(game_id).correctable(state)
    assert all("/" not in line.path and ".0." not in line.path for line in lines)
    with pytest.raises(BadAnswer) as error:
        game(game_id).correct(state, lines[0].path + "s", 1, "")
    assert lines[0].path in texts_in("en")(error.value.text)
    with pytest.raises(BadAnswer) as error:
        game(game_id).correct(state, "?" * 500, 1, "")
    assert len(texts_in("en")(error.value.text)) < 150
