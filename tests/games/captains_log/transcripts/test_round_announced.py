"""What is told since a touch, and since a round began."""

from __future__ import annotations

from companion.core.events.announcements import Fate, Order
from companion.journal_views.announcements import announcements_after, round_start
from tests.games.captains_log.transcripts.games import GOLDEN, play


def test_what_ended_the_last_round_is_told_with_the_new_one() -> None:
    """The event of the end of a round comes before the entry that begins the next one; nobody may miss it."""
    journal = play(GOLDEN[2]).evening.journal
    fates = [each.number for each in announcements_after(journal) if isinstance(each.telling, Fate)]
    shown = announcements_after(journal, round_start(journal))
    assert shown and isinstance(shown[0].telling, Order)
    assert fates[-1] in [each.number for each in shown]
