"""The app in a process of its own, the evenings in its data folder, and what that process uses."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.core.journal.journal import is_personal
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.phones.admission import Doorkeeper
from companion.session.game_session import GameSession
from companion.store import Store
from companion.ui.games import screens_of
from companion.web.door.reception import DEVICE_COOKIE
from tests.bench.report import resident
from tests.browser.running_app import QUICK
from tests.browser.server import ROOT, START, free_port
from tests.support.about import about

PEOPLE: Final = ("Anne", "Bart", "Calico", "Dan")
LANGUAGE: Final = "fr"
LOG: Final = "server.log"
PATIENCE: Final = 2 * START
"""Seconds that a server may take to answer on a machine that has other work."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """An evening that waits for its devices.

    code: by which phones join.  intruder: cookie of one more tablet that the table has let in.  people: how many sit
    there.
    """

    id: str
    game: str
    code: str
    intruder: str
    people: int


def prepare(folder: Path, games: Sequence[str], *, lasting: bool = False) -> list[Prepared]:
    """An evening of each game with the sample edition, for four people or as many as it takes.

    The tablet says yes to everybody who comes.  lasting: such that it does not end, where the game has such a thing.
    """
    store = Store(folder)
    settings = Settings(store)
    settings.put("admission", "free")
    settings.put("language", LANGUAGE)
    host, doorkeeper = Host(store, settings), Doorkeeper(store)
    prepared = []
    for number, name in enumerate(games):
        evenings = about(name, "evenings")
        agreed = {**screens_of(name).demo(), **evenings.MANY, **(getattr(evenings, "LONG", {}) if lasting else {})}
        known = game(name).evening_start.options
        people = PEOPLE[: max(known.MODES[agreed.get("mode", "")])]
        seats = [{"name": who, "colour": colour} for who, colour in zip(people, known.COLOURS, strict=False)]
        chosen = {**agreed, "seats": seats}
        evening = host.new_evening(name, chosen, seed=number + 1)
        code = doorkeeper.code(evening.origin.identity)
        device, token = doorkeeper.join(evening.origin.identity, "tablet")
        doorkeeper.admit(device.id)
        prepared.append(Prepared(evening.origin.identity, name, code, f"{DEVICE_COOKIE}={token}", len(people)))
    store.close()
    return prepared


def on_disk(folder: Path, evening_id: str) -> GameSession:
    """An evening as the data folder has it: taken up in this process, writing nothing."""
    store = Store(folder)
    saved = store.evening(evening_id)
    played = game(saved.game)
    entries = store.entries(saved.id, played.events)
    store.close()
    return GameSession(played, saved.options, seed=saved.seed, entries=entries)


def answers(evening: GameSession) -> Counter[str]:
    """How many answers people gave that are in force, on tablets and on phones."""
    return Counter(entry.source for _, entry in evening.journal.live if is_personal(entry))


@dataclass(frozen=True, slots=True)
class Usage:
    """What the process of the server has used. megabytes: resident, at this moment.  processor: seconds so far."""

    megabytes: float
    processor: float


class Running:
    """`serve` with the phones switched on, for this machine only; it answers when constructed."""

    def __init__(self, folder: Path, *profile: str) -> None:
        port, door = free_port(), free_port()
        self.tablet = f"http://127.0.0.1:{port}"
        self.door = f"http://127.0.0.1:{door}"
        self._log = folder / LOG
        command = [sys.executable, *profile, "-m", QUICK, "serve", "--no-browser", "--data", str(folder)]
        command += ["--port", str(port), "--phones", "--lan", "127.0.0.1", "--lan-port", str(door)]
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while not (_answers(self.tablet) and _answers(self.door)):
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise RuntimeError(f"the server does not answer:\n{self._log.read_text(errors='replace')}")
            time.sleep(0.05)

    def usage(self) -> Usage:
        """What it has used so far."""
        pid = self.process.pid
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        return Usage(resident(pid) or 0.0, ticks / os.sysconf("SC_CLK_TCK"))

    def complaints(self) -> list[str]:
        """Errors that it has written down."""
        lines = self._log.read_text(errors="replace").splitlines()
        return [line for line in lines if "Error:" in line]

    def stop(self) -> None:
        """End it as a person would, with Ctrl+C."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(START)
            except subprocess.TimeoutExpired:
                self.process.kill()


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
