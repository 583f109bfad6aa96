"""Whether the rules' search answers what a table types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.library.rules import rule_index


def misses(game_id: str, questions: Mapping[tuple[str, str], Sequence[str]]) -> Mapping[str, Sequence[str]]:
    """What is found first for the questions whose rules do not stand first, in any order.

    questions: in French and in English, with the rules that somebody means who types them.
    """
    found = {}
    for asked, meant in questions.items():
        for query, lang in zip(asked, ("fr", "en"), strict=True):
            rules = [rule.id for rule in rule_index(game_id).search(query, limit=3, lang=lang)]
            if sorted(rules[: len(meant)]) != sorted(meant):
                found[query] = rules
    return found
