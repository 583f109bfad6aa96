"""Newgame: roll for as many points as you dare, and bank them before a 1 comes.

The game is small enough for one folder without rooms; a larger one lists its folders in CONTENTS.
"""

from typing import Final

CONTENTS: Final[tuple[str, ...]] = ()
"""The folders, in the order of the rulebook; each may import only those before it."""
