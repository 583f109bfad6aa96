"""Pictures for the README. Behind the short run they are all taken; VIGIE_SCREENSHOTS=1 puts them into the README."""

from __future__ import annotations

import os
from typing import Final

import pytest

from tests.browser.driver import Screen
from tests.browser.server import ROOT

PICTURES: Final = bool(os.environ.get("VIGIE_SCREENSHOTS"))
"""Whether the README gets them."""
FOLDER: Final = ROOT / "assets" / "screenshots"

only_for_pictures = pytest.mark.long


def keep(screen: Screen, name: str) -> None:
    """Take a picture for the README."""
    taken = screen.screenshot(name)
    if PICTURES:
        FOLDER.mkdir(exist_ok=True)
        taken.replace(FOLDER / f"{name}.png")
