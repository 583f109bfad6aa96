"""Rules are found by what people call them."""

from __future__ import annotations

import pytest

from companion.library.rules import rule_index


@pytest.mark.parametrize("query", ["CL-BOA-03", "cl-boa-03", "abordage", "ABORDÂGE", "abordaje", "boarding"])
def test_search_forgives_case_accents_and_typos_in_both_languages(query: str) -> None:
    found = [rule.id for rule in rule_index("captains_log").search(query)]
    assert "CL-BOA-03" in found[:12]


@pytest.mark.parametrize(
    ("query", "lang", "first"),
    [
        ("amarrage", "fr", "CL-PRT-02"),
        ("accoster", "fr", "CL-PRT-02"),
        ("mooring", "en", "CL-PRT-02"),
        ("événement aléatoire", "fr", "CL-EVT-01"),
        ("random events", "en", "CL-EVT-01"),
        ("canons", "fr", "CL-UPG-01"),
        ("fin de partie", "fr", "CL-FAM-01"),
    ],
)
def test_the_nearest_rule_comes_first(query: str, lang: str, first: str) -> None:
    assert rule_index("captains_log").search(query, lang=lang)[0].id == first
