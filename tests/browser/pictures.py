"""Pictures for README and guides, taken anew by the tests when VIGIE_SCREENSHOTS=1 asks for it."""

from __future__ import annotations

import os
from typing import Final

import pytest

from tests.browser.driver import Screen
from tests.browser.server import ROOT

PICTURES: Final = bool(os.environ.get("VIGIE_SCREENSHOTS"))
"""Whether the pictures of README and guides are taken anew."""
FOLDER: Final = ROOT / "assets" / "screenshots"

only_for_pictures = pytest.mark.skipif(
    not PICTURES, reason="only when the pictures of README and guides are taken anew: VIGIE_SCREENSHOTS=1"
)


def keep(screen: Screen, name: str) -> None:
    """A picture for README and guides, when they are wanted."""
    if PICTURES:
        FOLDER.mkdir(exist_ok=True)
        screen.screenshot(name).replace(FOLDER / f"{name}.png")
