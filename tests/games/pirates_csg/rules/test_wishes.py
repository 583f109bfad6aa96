"""What a table disputes and no menu offers is answered with its rule: by the id it would have, and in words."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.question_base import Refused
from tests.games.pirates_csg.rules.test_judges import MINE, THEIR_NEXT, THEIRS, evening

__all__ = ["evening"]


@pytest.mark.parametrize(
    ("wanted", "rule"),
    [
        pytest.param(f"explore-{MINE}-island-1", "CSG-EXPL-01", marks=pytest.mark.rule("CSG-EXPL-01")),
        pytest.param(f"tow-{MINE}-{THEIRS}", "CSG-TOW-01", marks=pytest.mark.rule("CSG-TOW-01")),
        pytest.param(f"move-{THEIRS}", "CSG-ACT-02", marks=pytest.mark.rule("CSG-ACT-02")),
        pytest.param(f"scuttle-{THEIR_NEXT}", "CSG-ACT-03", marks=pytest.mark.rule("CSG-ACT-03")),
        pytest.param(f"wrap-{MINE}", "CSG-KW-KRAKEN", marks=pytest.mark.rule("CSG-KW-KRAKEN")),
    ],
)
def test_it_is_refused_with_its_reasons(evening: Any, wanted: str, rule: str) -> None:
    with pytest.raises(Refused) as refusal:
        evening.answer(wanted)
    assert rule in refusal.value.rules
    assert rule in [reason.rule for reason in evening.preview(wanted).verdict.refusals]


@pytest.mark.rule("CSG-TOW-01")
def test_a_tow_is_found_in_words_and_its_rule_leads_to_it(evening: Any) -> None:
    towing = {"fr": "remorque", "en": "towing"}
    for lang, word in towing.items():
        assert {each.command.name for each in evening.previews.wishes(word, lang=lang)} == {"tow"}
    assert "tow" in {each.command.name for each in evening.previews.wishes(rule="CSG-TOW-01", most=99)}
