"""Rules are found by what people call them."""

from __future__ import annotations

import pytest

from companion.library.rules import rule_index


@pytest.mark.parametrize("query", ["CL-BOA-03", "cl-boa-03", "abordage", "ABORDÂGE", "abordaje", "boarding"])
def test_search_forgives_case_accents_and_typos_in_both_languages(query: str) -> None:
    found = [rule.id for rule in rule_index("captains_log").search(query)]
    assert "CL-BOA-03" in found[:12]
