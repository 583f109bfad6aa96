"""Goofspiel, a game of the public domain: prizes are turned up, and everybody bids a card for each in secret.

It was made by the tutorial (companion/games/README.md) and is played by the tests alone.
"""

from typing import Final

CONTENTS: Final[tuple[str, ...]] = ()
"""The folders, in the order of the rulebook."""
