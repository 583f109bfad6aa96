"""Rulings: another way may become the default, and a table that has begun goes on as it began."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from companion.core.kit.options import EveningOptions
from companion.core.kit.rulings import Rulings
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game, game_ids
from companion.library.rules import load_index, rule_index
from companion.library.yaml_data import BrokenData
from companion.session import opening
from companion.store import Store

RULED = [game_id for game_id in game_ids() if game(game_id).evening_start.options.RULINGS.alternatives]
each_ruled = pytest.mark.parametrize("game_id", RULED)
COFFEE = Rulings({"A-01": ("black", "white"), "A-02": ("cold", "hot")}, earlier={"A-02": "hot"})


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(tmp_path)
    yield found
    found.close()


def house(store: Store) -> Host:
    """A house as a new process finds it."""
    return Host(store, Settings(store))


def options_of(game_id: str) -> type[EveningOptions]:
    return game(game_id).evening_start.options


def another_version(game_id: str, monkeypatch: pytest.MonkeyPatch) -> Mapping[str, str]:
    """A Vigie in which each point of rule is usually settled the other way, and what is usual there."""
    now = options_of(game_id).RULINGS
    ways = {ruling: found[::-1] for ruling, found in now.alternatives.items()}
    monkeypatch.setattr(options_of(game_id), "RULINGS", Rulings(ways, now.earlier))
    return {ruling: found[0] for ruling, found in ways.items()}


@each_ruled
def test_what_a_game_lets_a_table_settle_stands_in_its_catalogue_and_in_one_chapter(game_id: str) -> None:
    index, ways = rule_index(game_id), options_of(game_id).RULINGS.alternatives
    listed = {each.id: tuple(way.id for way in each.alternatives) for each in index.rulings.values() if each.setting}
    assert {ruling: sorted(found) for ruling, found in ways.items()} == {k: sorted(v) for k, v in listed.items()}
    shown = [ruling for chapter in index.settings.values() for ruling in chapter]
    assert sorted(shown) == sorted(ways)


@pytest.mark.parametrize(
    ("told", "wrong"), [("{sea: [A-01, A-02]}", "A-02"), ("{sea: [A-01], land: [A-01]}", "A-01"), ("{sea: []}", "A-01")]
)
def test_chapters_that_leave_out_a_setting_or_tell_it_twice_are_broken(tmp_path: Path, told: str, wrong: str) -> None:
    words = {"en": "Sugar?", "fr": "Du sucre ?"}
    ways = [{"id": each, "label": words} for each in ("no", "yes")]
    sugar = {"id": "A-01", "rules": [], "setting": True, "card": False, "question": words, "ruling": words}
    (tmp_path / "rulings.yaml").write_text(json.dumps([{**sugar, "alternatives": ways}]), encoding="utf-8")
    (tmp_path / "settings.yaml").write_text(told, encoding="utf-8")
    with pytest.raises(BrokenData, match=f"settings.yaml: {wrong}"):
        load_index(tmp_path)


def test_what_a_table_says_and_what_goes_without_saying() -> None:
    assert COFFEE.in_full(()) == (("A-01", "black"), ("A-02", "cold"))
    assert COFFEE.in_full((("A-02", "hot"),)) == (("A-01", "black"), ("A-02", "hot"))
    assert COFFEE.departures(COFFEE.in_full((("A-02", "hot"),))) == (("A-02", "hot"),)
    assert COFFEE.in_full((("A-09", "hot"),)) == (("A-09", "hot"),)


@pytest.mark.parametrize(
    ("raw", "now"),
    [
        ((), {"A-01": "black", "A-02": "hot"}),
        ([["A-01", "white"]], {"A-01": "white", "A-02": "hot"}),
        ({"A-02": "cold"}, {"A-01": "black", "A-02": "cold"}),
    ],
)
def test_what_an_evening_leaves_unsaid_is_as_it_was_then(raw: object, now: Mapping[str, str]) -> None:
    said = COFFEE.kept(raw)
    assert isinstance(said, tuple) and COFFEE.in_force(said) == now


@pytest.mark.parametrize("raw", [7, [["A-01"]], [["A-01", "green"]], [["A-02", "cold"], ["A-02", "hot"]]])
def test_what_is_wrong_stays_for_whoever_reads_it_to_refuse(raw: object) -> None:
    assert COFFEE.kept(raw) == raw


@each_ruled
def test_what_held_earlier_is_one_of_the_ways_and_not_the_usual_one(game_id: str) -> None:
    rulings = options_of(game_id).RULINGS
    assert all(way in rulings.alternatives[ruling][1:] for ruling, way in rulings.earlier.items())


@each_ruled
def test_an_evening_in_the_store_stays_as_it_began(game_id: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = house(store).new_evening(game_id, {"edition": "sample"})
    agreed = game(game_id).rulings(begun.state)
    usual = another_version(game_id, monkeypatch)
    anew = house(store)
    assert game(game_id).rulings(anew.resume(begun.origin.identity).state) == agreed
    assert game(game_id).rulings(anew.new_evening(game_id, {"edition": "sample"}).state) == usual


@each_ruled
@pytest.mark.parametrize("from_a_state", [False, True])
def test_an_evening_as_a_text_stays_as_it_began(
    game_id: str, from_a_state: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"edition": "sample"}
    first = game(game_id).start(options) if from_a_state else None
    begun = opening.begin(game_id, options, state=first)
    text, agreed = begun.save(), game(game_id).rulings(begun.state)
    another_version(game_id, monkeypatch)
    assert game(game_id).rulings(opening.load(text).state) == agreed


@each_ruled
@pytest.mark.parametrize("from_a_state", [False, True])
def test_an_evening_that_said_only_what_was_unusual_is_read_as_it_was_meant(
    game_id: str, from_a_state: bool, store: Store
) -> None:
    rulings = options_of(game_id).RULINGS
    meant = rulings.in_force(()) | rulings.earlier
    old: dict[str, object] = {"edition": "sample", "rulings": []}
    saved = store.begin(game_id, old, 7, game(game_id).version)
    assert game(game_id).rulings(house(store).resume(saved.id).state) == meant

    first = game(game_id).start({"edition": "sample"}) if from_a_state else None
    raw = json.loads(opening.begin(game_id, {"edition": "sample"}, state=first).save())
    (raw["first"] if from_a_state else raw)["options"].update(old)
    assert game(game_id).rulings(opening.load(json.dumps(raw)).state) == meant
