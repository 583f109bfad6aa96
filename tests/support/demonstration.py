"""Evenings with our invented cards, as a demonstration begins them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.core.procedures.copied_cards import Known
from companion.library.game_registry import game
from companion.library.sample import load_sample


@cache
def sample_of(game_id: str) -> Known:
    """The invented edition of a game, read once."""
    return load_sample(game(game_id))


def demonstration(game_id: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of an evening (plain JSON) with the sample edition, dealt by the app."""
    return dict(game(game_id).dealt({**options, "edition": "sample"}, sample_of(game_id)))
