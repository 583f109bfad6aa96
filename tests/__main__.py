"""Every check of the project, in order: `python -m tests`. Exits with 1 if any of them failed.

The browser tests, those of the house and those of each game, run in processes of their own: Playwright keeps an event
loop running in their main threads.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BROWSER = ["tests/browser", *sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/games/*/browser"))]
CHECKS: dict[str, list[str]] = {
    "lint": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "types": ["mypy", "--strict", "companion"],
    "tests": ["pytest", "tests", *(f"--ignore={folder}" for folder in BROWSER), "-n", "2", "-q"],
    "browser": ["pytest", *BROWSER, "-n", "2", "-q"],
}


def main() -> int:
    """Run all the checks, even after one failed, then say how each of them went."""
    outcome = {}
    for name, command in CHECKS.items():
        print(f"\n=== {name}: {' '.join(command)}", flush=True)
        start = time.monotonic()
        code = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False).returncode
        outcome[name] = (code, time.monotonic() - start)
    print("\n=== summary")
    for name, (code, seconds) in outcome.items():
        print(f"{'ok' if code == 0 else 'FAILED':<7} {name:<8} {seconds:6.1f} s")
    return int(any(code for code, _ in outcome.values()))


if __name__ == "__main__":
    sys.exit(main())
