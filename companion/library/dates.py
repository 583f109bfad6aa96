"""Days and moments as the reader's language writes them."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from babel.dates import format_date, format_datetime

LOCALES: Final = {"fr": "fr_FR", "en": "en_GB"}
"""How Babel calls our languages."""

_DAY: Final = "d MMM y"
_MOMENT: Final = {"fr": "d MMM y 'à' HH:mm", "en": "d MMM y 'at' HH:mm"}


def moment_said(moment: str, lang: str) -> str:
    """A moment of the store (ISO 8601, UTC) by the clock of this place; damaged, it stays as it is."""
    try:
        here = datetime.fromisoformat(moment).astimezone()
    except (ValueError, TypeError, OverflowError):
        return str(moment)
    return format_datetime(here, _MOMENT[lang], tzinfo=here.tzinfo, locale=LOCALES[lang])


def day_of(moment: str) -> str:
    """The day of a moment of the store (ISO 8601, UTC) by the calendar of this place; damaged, its first ten signs."""
    try:
        return datetime.fromisoformat(moment).astimezone().date().isoformat()
    except (ValueError, TypeError, OverflowError):
        return str(moment)[:10]


def day_said(day: str, lang: str) -> str:
    """A day of the store (ISO 8601); what damage has made nonsense of stays as it is."""
    try:
        return format_date(date.fromisoformat(day), _DAY, locale=LOCALES[lang])
    except (ValueError, TypeError):
        return str(day)
