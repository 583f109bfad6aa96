"""What is told as cards, and what a glance at them must take away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import AnnouncementEntry, blocks, headline, is_set_up
from companion.journal_views.merged_announcements import merged
from companion.ui.page.brief import in_brief
from companion.ui.page.page import AnnouncementCard

FEW: Final = 3
"""Orders of a set-up that are read like any other; more are led step by step."""


def cards(told: Sequence[AnnouncementEntry], brief: bool = False) -> tuple[AnnouncementCard, ...]:
    """All that is told, a card for each kind, the orders numbered throughout. brief: in as few lines as it can be."""
    found: list[AnnouncementCard] = []
    number = 1
    together = blocks(merged(told))
    for block in in_brief(together) if brief else together:
        found.append(AnnouncementCard(f"told-{block.parts[0].number}-{len(found)}", block, number, brief))
        number += len(block.orders)
    return tuple(found)


def last_order(told: Sequence[AnnouncementCard]) -> str:
    """Key of the last card with an order, "" for none."""
    return next((card.key for card in reversed(told) if card.block.orders), "")


def is_scattered(told: Sequence[AnnouncementCard]) -> bool:
    """Whether something else must be read before the last order."""
    keys = [card.key for card in told if card.block.orders]
    return keys != [card.key for card in told[: len(keys)]]


def what_happened(told: Sequence[AnnouncementEntry]) -> Msg | None:
    """What a glance must take away, at the least that hands are at work; None where nothing stands out."""
    return headline(told) or (msg("voice-orders") if last_order(cards(told)) else None)


def is_led(told: Sequence[AnnouncementEntry]) -> bool:
    """Whether what hands lay out before the game is too much to be read at once."""
    return sum(map(is_set_up, told)) > FEW
