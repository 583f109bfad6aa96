"""The way in to every command: `companion`, and `python -m companion`, which is the same."""

from __future__ import annotations

import gc
import sys
from typing import Final

SELDOM: Final = 100_000
"""New objects after which Python looks for unreachable ones, while a command begins."""


def main() -> int:
    """Run one command. Returns its exit code.

    Nearly all that a process makes while it begins lives to its end: to look again and again for what does not is in
    vain.
    """
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])
    from companion import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
