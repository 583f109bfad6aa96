"""What would follow, told on the tablet before all eyes, is worked out on what all know."""

from __future__ import annotations

from dataclasses import replace

import pytest

import companion
from companion.core.procedures.menus import Menu
from companion.games.blackbeard.model.ids import SeatId
from tests.games.blackbeard.rules.scene import lane, merchant, pirate, scene


@pytest.mark.rule("BB-9.6")
def test_a_merchant_that_one_player_has_looked_at_is_not_named_to_all() -> None:
    seen = replace(merchant(3, lane(32), nation="spanish", defence=4), seen_by=(SeatId("seat-1"),))
    evening = companion.begin("blackbeard", state=scene(pirate("edward-teach", "seat-1", lane(32)), seen), dice="own")
    menu = evening.question
    assert isinstance(menu, Menu)
    prize = next(option.id for option in menu.options if option.id.startswith("prize"))
    asked = {}
    for eyes in ("", "seat-1", "seat-2"):
        glimpse = evening.previews.glimpse(prize, eyes=eyes)
        assert glimpse is not None and glimpse.question is not None
        asked[eyes] = glimpse.question.key
    assert asked["seat-1"] == "attack", "he knows her, and is asked about her"
    assert asked[""] == asked["seat-2"] == "attack-unseen", "to the others she lies face down"
