"""The app in a process of its own, through its command line."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
START = 120.0
"""Seconds that a server may take to answer, and to end."""


class Server:
    """`python -m <command>` with a port of its own; answers when constructed. root: the checkout that it runs."""

    def __init__(self, *command: str, port: int, root: Path = ROOT) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([sys.executable, "-m", *command], cwd=root)
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


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def start_vigie(
    data: Path, port: int | None = None, *more: str, module: str = "companion", root: Path = ROOT
) -> Server:
    """The app itself, through its command line, with its saves in `data`.

    more: arguments of `serve`.  module: "tests.browser.quick" for fixed dice and no pause between taps.
    root: the checkout that is run.
    """
    port = port or free_port()
    arguments = ("serve", "--port", str(port), "--no-browser", "--data", str(data), *more)
    return Server(module, *arguments, port=port, root=root)
