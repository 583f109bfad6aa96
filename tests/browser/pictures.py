"""Pictures for README and guides. Behind the short run all are taken; VIGIE_SCREENSHOTS=1 puts them in place."""

from __future__ import annotations

import os
from typing import Final

import pytest

from tests.browser.driver import Screen
from tests.browser.server import ROOT

PICTURES: Final = bool(os.environ.get("VIGIE_SCREENSHOTS"))
"""Whether README and guides get them."""
FOLDER: Final = ROOT / "assets" / "screenshots"

only_for_pictures = pytest.mark.long


def keep(screen: Screen, name: str) -> None:
    """Take a picture for README and guides."""
    taken = screen.screenshot(name)
    if PICTURES:
        FOLDER.mkdir(exist_ok=True)
        taken.replace(FOLDER / f"{name}.png")
