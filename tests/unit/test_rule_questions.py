"""What a table types, as each game's typed.yaml has it."""

from __future__ import annotations

import pytest

from companion.library.game_registry import game_ids
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_each_phrase_that_is_kept_for_a_rule_finds_it_among_the_first_three(game_id: str, lang: str) -> None:
    index = rule_index(game_id)
    lost = {
        (rule, said)
        for rule, by_lang in index.typed.items()
        for said in by_lang[lang]
        if rule not in [found.id for found in index.search(said, limit=3, lang=lang)]
    }
    assert lost == set()
