"""The golden evenings of this game by hand.

`python -m tests.games.cannon_duel.transcripts` shows in which of them each command and event type occurs;
`--write` records them anew after rules have changed, `--retell` keeps the answers after words have.
"""

from __future__ import annotations

import sys

from tests.games.cannon_duel.transcripts.games import ROBOTS

if __name__ == "__main__":
    sys.exit(ROBOTS.by_hand(sys.argv[1:]))
