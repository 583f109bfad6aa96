"""An evening that is over is kept as finished, with its result, until its end is taken back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.core.values.messages import msg
from companion.core.values.seats import Standing, placed
from companion.host import host as houses
from companion.host import statistics
from companion.host.exchange.play_export import play_of
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.session.game_session import GameSession
from companion.sharing.parcels import ScoreLine, score_lines
from companion.store import Full, SavedEvening, Store
from tests.support.golden import each_ended, kept
from tests.unit.skerry import Skerry, SkerryGame


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    points = {"Anne": 3, "Bart": 7, "Cleo": 3, "Dirk": 1}
    assert placed(points, lambda name: points[name]) == [(1, "Bart"), (2, "Anne"), (2, "Cleo"), (4, "Dirk")]
    assert placed("ab", lambda side: (0, side == "b")) == [(1, "b"), (2, "a")] and placed((), len) == []


class Ranked(SkerryGame):
    """Skerries with a winner."""

    def score(self, state: Skerry) -> Sequence[Standing]:
        return (Standing(1, msg("core-said", text="Nina"), state.gold),) if state.day > state.options.days else ()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(tmp_path)
    yield found
    found.close()


@pytest.fixture
def skerries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but skerries is played."""
    monkeypatch.setattr(houses, "game", lambda game_id: Ranked() if game_id == "skerry" else game(game_id))


def house(store: Store) -> Host:
    """A house as a new process finds it."""
    return Host(store, Settings(store))


def points(saved: SavedEvening) -> list[int]:
    return [line.points for line in statistics.score_of(saved)]


def score_of(saved: SavedEvening) -> list[ScoreLine]:
    """The final score as it is told, without whose lines these are."""
    return [ScoreLine(**line.model_dump(exclude={"people"})) for line in statistics.score_of(saved)]


# --- both games


@each_ended
def test_an_evening_that_ends_is_finished_with_its_result(store: Store, game_id: str, recording: str) -> None:
    begun, last_answer = kept(store, game_id, recording, ended=False)
    host = house(store)
    evening = host.resume(begun.id)
    assert host.evenings().to_go_on == store.evening(begun.id)
    evening.answer(last_answer)
    (saved,) = host.evenings()
    assert evening.question is None and saved.finished is not None and host.evenings().to_go_on is None
    assert score_of(saved) == score_lines(evening.game.score(evening.state))
    lines = statistics.score_of(saved)
    assert lines[0].place == 1
    people = [seat.name for seat in evening.game.seats(evening.state)]
    assert {name for line in lines for name in line.people} == set(people), "everybody came out somewhere"
    play = play_of(evening.game, evening.state, saved)
    (found,) = statistics.ended([replace(saved, options={**saved.options, "edition": "owner"})])
    assert {(each.name, each.won) for each in play.players} == {(each.name, each.won) for each in found.people}
    assert [each.name for each in play.players] == people and play.ended == saved.finished
    again = house(store)
    assert again.evenings().to_go_on is None
    taken_up = again.resume(saved.id)
    assert (taken_up.questions, taken_up.state) == ((), evening.state)
    assert store.evening(saved.id) == saved, "to look at it changes nothing"
    taken_up.undo()
    assert taken_up.questions != ()
    goes_on = again.evenings().to_go_on
    assert goes_on is not None and (goes_on.id, goes_on.finished, goes_on.result) == (saved.id, None, ())
    taken_up.redo()
    (once_more,) = again.evenings()
    assert once_more.finished is not None and once_more.result == saved.result


@each_ended
@pytest.mark.parametrize(
    "seen",
    [Host.evenings, lambda host: host.evenings().to_go_on, lambda host: host.resume(host.store.evenings()[0].id)],
)
def test_an_evening_that_ended_before_is_put_right_when_it_is_seen(
    store: Store, game_id: str, recording: str, seen: Callable[[Host], Any]
) -> None:
    begun, _ = kept(store, game_id, recording, ended=True)
    assert store.evening(begun.id).finished is None
    host = house(store)
    seen(host)
    saved = store.evening(begun.id)
    assert saved.finished is not None
    over = host.resume(begun.id)
    assert score_of(saved) == score_lines(over.game.score(over.state)) != []


# --- one small game


def ended(host: Host, days: int = 1) -> GameSession:
    evening = host.new_evening("skerry", {"days": days}, seed=1)
    for _ in range(days):
        evening.answer("rest")
    return evening


@pytest.mark.usefixtures("skerries")
def test_a_correction_on_the_last_page_corrects_the_result(store: Store) -> None:
    evening = ended(house(store))
    before = store.evening(evening.origin.identity)
    evening.correct("gold", 7, "", msg("core-corrected"))
    after = store.evening(evening.origin.identity)
    assert (points(before), points(after)) == ([0], [7]) and after.finished == before.finished


@pytest.mark.usefixtures("skerries")
def test_evenings_that_go_on_are_left_alone_and_looked_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    host = house(store)
    at_the_menu, in_the_middle = (host.new_evening("skerry", {"days": 3}, seed=1) for _ in range(2))
    at_the_menu.answer("rest")
    in_the_middle.answer("fish")
    read: list[str] = []
    entries = store.entries

    def counted(evening_id: str, *more: Any) -> Any:
        read.append(evening_id)
        return entries(evening_id, *more)

    monkeypatch.setattr(store, "entries", counted)
    later = house(store)
    for _ in range(3):
        assert [saved.finished for saved in later.evenings()] == [None, None]
    assert sorted(read) == sorted([at_the_menu.origin.identity, in_the_middle.origin.identity])


@pytest.mark.usefixtures("skerries")
def test_an_evening_that_cannot_be_read_hides_no_other(store: Store) -> None:
    host = house(store)
    broken, sound = ended(host), ended(host)
    stranger = store.begin("no such game", {}, 1, "1")
    for evening in (broken, sound):
        store.unfinish(evening.origin.identity)
    with closing(sqlite3.connect(store.path)) as other, other:
        other.execute("UPDATE entry SET body = '{' WHERE evening_id = ?", (broken.origin.identity,))
    found = {saved.id: saved.finished for saved in house(store).evenings()}
    assert found.keys() == {broken.origin.identity, sound.origin.identity, stranger.id}
    assert (
        found[broken.origin.identity] is None
        and found[stranger.id] is None
        and found[sound.origin.identity] is not None
    )


@pytest.mark.usefixtures("skerries")
def test_an_answer_stands_although_the_end_cannot_be_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    host = house(store)
    evening = host.new_evening("skerry", {"days": 1}, seed=1)

    def full(evening_id: str, result: Sequence[Mapping[str, Any]]) -> None:
        raise Full(store.path, "disk")

    with monkeypatch.context() as patch:
        patch.setattr(store, "finish", full)
        evening.answer("rest")
    assert evening.question is None and store.evening(evening.origin.identity).finished is None
    evening.correct("gold", 7, "", msg("core-corrected"))
    assert points(store.evening(evening.origin.identity)) == [7]


@pytest.mark.usefixtures("skerries")
def test_a_deleted_evening_takes_its_end_along(store: Store) -> None:
    host = house(store)
    evening = ended(host)
    host.delete(evening.origin.identity)
    with closing(sqlite3.connect(store.path)) as other:
        assert other.execute("SELECT count(*) FROM ending").fetchone() == (0,)
    store.finish(evening.origin.identity)
    assert store.evenings() == []
