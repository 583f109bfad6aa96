"""Processes that are killed while they write: `python -m tests.unit.crashing (steps FOLDER | serve N …)`.

They kill themselves with SIGKILL in the middle of a call, which hits every moment and needs no waiting.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any

from companion import cli
from companion.core.journal.journal import Began, Entry, Said
from companion.host.host import Host
from companion.library.game_registry import game
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.store import Store
from companion.ui import app
from companion.ui.games import screens_of
from companion.ui.screen_session import screen_session
from companion.web.serving import server
from tests.support.about import ANY
from tests.unit.test_store import seat

GAME = ANY
SEED = 11


def digest(evening: GameSession) -> str:
    """A state in a few letters."""
    return sha256(json.dumps(evening.game.dump(evening.state), sort_keys=True).encode()).hexdigest()[:16]


def deeds(entries: Sequence[Entry]) -> list[list[Any]]:
    """What people said and began, in order."""
    found = []
    for entry in entries:
        if isinstance(entry, Began | Said) and entry.source == "tablet":
            named = [entry.key, entry.value] if isinstance(entry, Said) else [entry.command.name, entry.command.kwargs]
            found.append(json.loads(json.dumps(named)))
    return found


def kill_at(step: int, counts: Callable[[str, Any], bool]) -> Callable[[FrameType, str, Any], None]:
    """For `sys.setprofile`: kills this process at the n-th event that counts."""
    left = step

    def profile(_frame: FrameType, event: str, arg: Any) -> None:
        nonlocal left
        if counts(event, arg):
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    return profile


def of_the_database(event: str, arg: Any) -> bool:
    """Before and after each call into SQLite."""
    return event in ("c_call", "c_return") and isinstance(
        getattr(arg, "__self__", None), sqlite3.Cursor | sqlite3.Connection
    )


def of_anything(_event: str, _arg: Any) -> bool:
    """Before and after every call of any function."""
    return True


# ---------------------------------------------------------------------- every step of writing


def steps(folder: Path) -> int:
    """Kill a player of the tiny game at each step of the database, one after the other; returns how many there were.

    After each kill the journal holds what was acknowledged and at most the one deed that was under way, whole.
    """
    store = Store(folder)
    table = seat(store)
    store.close()
    for step in range(1, 10_000):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            play_tiny(folder, table.origin.identity, step, writer)
        os.close(writer)
        with os.fdopen(reader, encoding="utf-8") as lines:
            told = [json.loads(line) for line in lines if line.endswith("\n")]
        _, status = os.waitpid(child, 0)
        store = Store(folder)
        again = seat(store, table.origin.identity)
        store.close()
        last = told[-1]
        assert last["serial"] <= again.now.serial <= last["next"], (step, last, again.now.serial)
        whole = digest(again) == (last["state"] if again.now.serial == last["serial"] else last["after"])
        assert whole, (step, last, digest(again))
        if not os.WIFSIGNALED(status):
            assert os.WEXITSTATUS(status) == 0
            return step - 1
    raise AssertionError("the player never got to the end")


def play_tiny(folder: Path, identity: str, step: int, writer: int) -> None:
    """Answer, take back and answer again; tell before each deed what the table is and what it is to become."""
    store = Store(folder)
    table, shadow = seat(store, identity), Memory(folder, identity)
    with os.fdopen(writer, "w", encoding="utf-8") as out:
        for number, deed in enumerate((lambda t: t.answer("rest"), lambda t: t.undo(), lambda t: t.answer("rest"))):
            deed(shadow.table)
            before = {"serial": table.now.serial, "state": digest(table)}
            print(
                json.dumps(before | {"next": shadow.table.now.serial, "after": digest(shadow.table)}),
                file=out,
                flush=True,
            )
            if number == 0:
                sys.setprofile(kill_at(step, of_the_database))
            deed(table)
        sys.setprofile(None)
        print(
            json.dumps({"serial": table.now.serial, "state": digest(table), "next": table.now.serial}),
            file=out,
            flush=True,
        )
    os._exit(0)


class Memory:
    """The same evening, played ahead in memory only."""

    def __init__(self, folder: Path, identity: str) -> None:
        store = Store(folder)
        saved = store.evening(identity)
        played = seat(store, identity).game
        self.table = GameSession(played, saved.options, seed=saved.seed, entries=store.entries(identity, played.events))
        store.close()


# ---------------------------------------------------------------------- the real server


def serve(step: int, arguments: Sequence[str]) -> int:
    """The app itself, with a finger that taps until the server is killed: at a step of the database if `step` is
    positive, else at the n-th call of anything."""
    hosts: list[Host] = []
    main_for, announce = app.main_for, server._announce

    def watched(host: Host, *more: Any) -> Any:
        hosts.append(host)
        return main_for(host, *more)

    def announced(*told: Any) -> None:
        announce(*told)
        Thread(target=finger, args=(hosts[-1], step), daemon=True).start()

    app.main_for, server._announce = watched, announced
    screen_session.SETTLE = 0.0
    return cli.main(["serve", "--no-browser", *arguments])


def finger(host: Host, step: int) -> None:
    """Tap answers as they come, and tell each one before and after."""
    last = host.evenings().to_go_on
    options = screens_of(GAME).demo()
    evening = host.new_evening(GAME, options, seed=SEED) if last is None else host.resume(last.id)
    table = screen_session.ScreenSession(evening, game=GAME, identity=evening.origin.identity)
    robot = Robot(f"finger/{evening.now.serial}", main=0.5)
    tell({"serial": evening.now.serial, "state": digest(evening)})
    sys.setprofile(kill_at(abs(step), of_the_database if step > 0 else of_anything))
    while (question := evening.question) is not None:
        value, before = robot.answer(question), len(evening.journal.entries)
        tell({"does": [question.key, value]})
        table.answer(value, evening.now.serial)
        assert table.fault is None, table.fault
        tell({"did": deeds(evening.journal.entries[before:]), "serial": evening.now.serial, "state": digest(evening)})
    tell({"over": True})


def tell(line: Any) -> None:
    """One line for the test that started us."""
    print(json.dumps(line), flush=True)


def resumed(folder: Path, entries: int | None = None) -> GameSession | None:
    """The evening on disk, as it is or as it was after so many entries; None if there is none."""
    store = Store(folder)
    try:
        saved = next(iter(store.evenings()), None)
        if saved is None:
            return None
        played = game(saved.game)
        kept = store.entries(saved.id, played.events)
        return GameSession(played, saved.options, seed=saved.seed, entries=kept[:entries])
    finally:
        store.close()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["steps", where]:
            print(steps(Path(where)))
        case ["serve", at, *rest]:
            sys.exit(serve(int(at), rest))
