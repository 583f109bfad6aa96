"""When a copy of everything was made last, and how much has been played since."""

from __future__ import annotations

from typing import Final

from companion.host.host import Host
from companion.library.sample import is_sample
from companion.store import StoreFault
from companion.store.database import now

COPIED: Final = "copied"
"""Of the setting that keeps when the last copy was made."""
DUE: Final = 5
"""Evenings that were played since, of which people are reminded where they may get lost."""


def keep_moment(host: Host) -> None:
    """Remember that a copy was just made."""
    host.store.put_setting(COPIED, now())


def uncopied(host: Host) -> int:
    """Evenings that were played since the last copy; demonstrations do not count."""
    try:
        last = host.store.setting(COPIED)
    except (ValueError, StoreFault):
        last = None
    since = last if isinstance(last, str) else ""
    return sum(saved.sound and saved.touched > since and not is_sample(saved.options) for saved in host.evenings())
