"""The folder of this machine's data."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

MOBILE_VARIABLE: Final = "FLET_APP_STORAGE_DATA"
"""Set by the app's shell on phones and tablets: the folder that belongs to the app alone."""


def data_dir(chosen: Path | str | None = None) -> Path:
    """The folder that was asked for, else the app's own on a phone or tablet, else the user's data folder."""
    if chosen is not None:
        return Path(chosen).expanduser()
    if own := os.environ.get(MOBILE_VARIABLE):
        return Path(own)
    shared = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (shared if shared.is_absolute() else Path.home() / ".local" / "share") / "vigie"
