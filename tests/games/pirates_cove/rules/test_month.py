"""A month as a table plays it: how often each player taps, and what is called back."""

from __future__ import annotations

from collections import Counter

import pytest

import companion
from tests.games.pirates_cove.rules.fights import happened

COLOURS = ("green", "blue", "orange", "purple")
SEATS = [{"name": name, "colour": colour} for name, colour in zip("ABCD", COLOURS, strict=True)]


def four(**options: object) -> companion.GameSession:
    """Four players with the sample cards, outfitted with nothing, at their wheels in the first month."""
    evening = companion.begin("pirates_cove", {"edition": "sample", "seats": SEATS, **options}, seed=5)
    while evening.question is not None and evening.question.key.startswith("outfit"):
        evening.answer([])
    return evening


@pytest.mark.rule("PC-T2-02", "PC-T2-03", "PC-T5-02")
def test_a_month_without_a_fight_takes_three_taps_a_player_at_most() -> None:
    evening = four()
    assert any(player.hand for player in evening.state.players), "somebody could play a card"
    for seat, island in zip(("seat-1", "seat-2", "seat-3", "seat-4"), ("hull", "sails", "cannon", "crew"), strict=True):
        evening.answer(island, seat=seat)
    taps = Counter(2 * ["seat-1", "seat-2", "seat-3", "seat-4"])  # a wheel is set, and confirmed
    while evening.state.turn.month == 1:
        question = evening.question
        assert question is not None
        taps[question.who] += 1
        raises = [answer for answer in evening.legal_answers if str(answer).startswith("raise")]
        evening.answer(raises[0] if raises else question.default, seat=question.who)
    assert taps.pop("table") == 1, "the window is closed once for all"
    assert max(taps.values()) <= 3, taps
    assert all(min(player.rings.hull, player.rings.crew) >= 2 for player in evening.state.players)


@pytest.mark.rule("PC-T1-01")
def test_a_month_begins_with_what_is_called_back_to() -> None:
    evening = four()
    (began,) = [each for each in happened(evening) if each.event.begins_round]
    assert companion.say(began.line) == "Month 1 of 12."
