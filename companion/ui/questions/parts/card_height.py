"""How high the card of an answer is: by its picture, and never lower than a finger needs."""

from __future__ import annotations

from typing import Final

from companion.ui.widgets import kit

SHARED, NARROW, WIDE = 44, 52, 64
"""Heights of a picture where several groups share the sheet, on a narrow screen and on a wide one, in logical
pixels."""
LEAST: Final = kit.ANSWER - 20
"""Height of what lies within the frame of a card that has little to say."""


def picture_height(compact: bool, shared: bool) -> int:
    """How high the picture of a card is. shared: several groups stand beside each other, or many cards below."""
    return SHARED if shared else NARROW if compact else WIDE
