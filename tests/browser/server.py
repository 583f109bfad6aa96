"""The app in a process of its own, through its command line, and the process that the tests of a worker share."""

from __future__ import annotations

import functools
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

import pytest

from tests.browser.fast_app import QUICK, Manner

ROOT = Path(__file__).resolve().parents[2]
START = 120.0
"""Seconds that a server may take to answer, and to end."""


class Server:
    """`python -m <command>` with a port of its own; answers when constructed. root: the checkout that it runs.

    output: where it writes, None where this process does.
    """

    def __init__(self, *command: str, port: int, root: Path = ROOT, output: IO[bytes] | None = None) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([sys.executable, "-m", *command], cwd=root, stdout=output, stderr=output)
        deadline = time.monotonic() + START
        while not self._answers():
            if self.process.poll() is not None:
                pytest.fail(f"{' '.join(command)} ended with code {self.process.returncode}")
            if time.monotonic() > deadline:
                self.kill()
                pytest.fail(f"{' '.join(command)} did not answer within {START} s")
            time.sleep(0.05)

    def stop(self) -> None:
        """End it as a person would; a server that a test already ended is left alone."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(START)

    def kill(self) -> None:
        """End it as a flat battery would."""
        self.process.kill()
        self.process.wait(START)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


class Shared(Server):
    """The process of `shared.py`: it serves one house after another, each as if it had just been started."""

    def __init__(self, root: Path = ROOT) -> None:
        self._log = tempfile.TemporaryFile()  # noqa: SIM115
        self._since = 0
        port = steady_port("house")
        super().__init__("tests.browser.shared_server", str(port), port=port, root=root, output=self._log)
        self.taken = False
        """Whether something is open."""

    def open(self, data: Path, *arguments: str, manner: Manner = QUICK) -> None:
        """Serve this data folder. arguments: further ones of `serve`."""
        self._begin("fresh", arguments=["--no-browser", "--data", str(data), *arguments], manner=asdict(manner))

    def show(self, module: str) -> None:
        """Serve the screens that `main` of a module makes."""
        self._begin("shown", module=module)

    def said(self) -> str:
        """What it has written since it was opened last."""
        return os.pread(self._log.fileno(), 1_000_000, self._since).decode(errors="replace")

    def stop(self) -> None:
        """Close the house; the process waits for the next one."""
        if self.taken:
            self.taken = False
            self.order("closed")

    def kill(self) -> None:
        """Not this process: others need it."""
        pytest.fail("a server that a test ends is opened with own=True")

    def end(self) -> None:
        """End the process; what it has written is forgotten."""
        super().stop()
        self._log.close()

    def _begin(self, what: str, **order: Any) -> None:
        assert not self.taken, "what was open before is closed first"
        assert self.process.poll() is None, f"the shared server has ended: {self.said()}"
        self._since = os.fstat(self._log.fileno()).st_size
        self.order(what, **order)
        self.taken = True

    def order(self, what: str, **order: Any) -> Any:
        """Have something done that only tests want; returns what came of it."""
        body = json.dumps(order).encode()
        request = urllib.request.Request(f"{self.url}/tests/{what}", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=START) as answer:
            return json.load(answer)


LOWEST, HIGHEST = 20_000, 30_000
"""Ports that no system gives to whoever asks for any: they are free whenever we want them again."""


@functools.cache
def steady_port(name: str) -> int:
    """A port that this worker uses again and again, so that its browser knows what it got there.

    name: of what listens there.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    share = (HIGHEST - LOWEST) // workers
    chance = random.SystemRandom()
    while True:
        port = LOWEST + number % workers * share + chance.randrange(share)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def start_vigie(
    data: Path, port: int | None = None, *more: str, module: str = "companion", root: Path = ROOT
) -> Server:
    """The app itself, through its command line, with its saves in `data`.

    more: arguments of `serve`.  module: "tests.browser.fast_app" for fixed dice and no pause between taps.
    root: the checkout that is run.
    """
    port = port or free_port()
    arguments = ("serve", "--port", str(port), "--no-browser", "--data", str(data), *more)
    return Server(module, *arguments, port=port, root=root)
