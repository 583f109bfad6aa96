"""Every field that an event of a kept evening was ever written with is read, or known as one of former times."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import fields
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from companion.core.events.event import Event, EventBook
from companion.core.values.messages import Msg, msg
from companion.core.values.plain_json import JsonObject
from companion.library.game_registry import game, game_ids
from companion.store.database import FILE
from tests.saves.saved_evenings import unpack, versions


def entries(version: str) -> Iterator[tuple[str, JsonObject]]:
    """Every entry of the journals that a version wrote, as it lies there, with the game of its evening."""
    with TemporaryDirectory() as folder:
        unpack(version, Path(folder))
        with closing(sqlite3.connect(Path(folder) / FILE)) as database:
            rows = database.execute("SELECT game, body FROM entry JOIN evening ON evening.id = entry.evening_id")
            yield from ((name, json.loads(body)) for name, body in rows)


@cache
def written() -> Mapping[str, Mapping[str, frozenset[str]]]:
    """Of each game the fields with which each kind of event was ever written, by its name of today."""
    found: dict[str, dict[str, frozenset[str]]] = defaultdict(lambda: defaultdict(frozenset))
    for version in versions():
        for game_id, entry in entries(version):
            if "ev" in entry:
                name, body = game(game_id).events.lifted(entry["ev"])
                found[game_id][name] |= body.keys()
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_every_field_ever_written_is_read_or_known_as_a_former_one(game_id: str) -> None:
    events = game(game_id).events
    assert written()[game_id], "no evening of the game is kept"
    unknown = {
        name: sorted(lost)
        for name, kept in written()[game_id].items()
        if (lost := kept - {each.name for each in fields(events.types[name])} - {*events.types[name].FORMERLY})
    }
    assert not unknown, f"say so beside the class of the event (formerly=…): {unknown}"


@pytest.mark.parametrize("game_id", game_ids())
def test_no_former_field_is_one_of_today(game_id: str) -> None:
    events = game(game_id).events
    again = {
        name: both
        for name, kind in events.types.items()
        if (both := {*kind.FORMERLY} & {each.name for each in fields(kind)})
    }
    assert not again, f"an old evening has another thing in it: {again}"


class Painted(Event[Any], formerly=("words",)):
    """Something was painted."""

    colour: str


def test_a_former_field_is_left_out() -> None:
    book: EventBook[Any] = EventBook((Painted,))
    raw = {"is": "Painted", "v": 1, "colour": "red", "words": {"key": "cl-red", "args": []}}
    assert book.load(raw) == Painted("red")
    assert book.lifted(raw) == ("Painted", {"colour": "red", "words": raw["words"]})


class Repainted(Painted):
    """It was painted anew; events of this kind never told the words of the other."""


def test_a_former_field_is_that_of_one_event() -> None:
    assert (Painted.FORMERLY, Repainted.FORMERLY, Event.FORMERLY) == (("words",), (), ())


class Ordered(Event[Any]):
    """An event that keeps ready words."""

    text: Msg


def test_words_that_are_kept_bear_the_names_of_today() -> None:
    """At every depth, since what is re-run is compared with what was kept."""
    book: EventBook[Any] = EventBook((Ordered,), todays_key=lambda key: key.replace("old", "new"))
    raw = book.dump(Ordered(msg("old-order", who=msg("old-who"), what=(msg("old-what"), msg("same"))), rule="X-01"))
    assert book.load(raw) == Ordered(
        msg("new-order", who=msg("new-who"), what=(msg("new-what"), msg("same"))), rule="X-01"
    )
