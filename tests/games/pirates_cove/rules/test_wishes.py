"""What a table disputes and no menu offers is answered with its rule: by name, by the id it would bear, in words."""

from __future__ import annotations

from typing import Any

import pytest

import companion
from companion.core.questions.question_base import Refused
from companion.games.pirates_cove.model.records import Parrot
from companion.games.pirates_cove.model.state import State
from tests.games.pirates_cove.rules.fights import LEGEND, against, begun, holding, lying
from tests.games.pirates_cove.rules.mats import ANNE, BART, valued
from tests.games.pirates_cove.rules.test_judges import firing, visiting


def rules(evening: companion.GameSession, name: str, **params: Any) -> list[str]:
    return [reason.rule for reason in evening.preview(name, params=params).verdict.refusals]


def volley(s: State) -> companion.GameSession:
    """From here on, when somebody is to fire."""
    evening = begun(s)
    firing(evening)
    return evening


@pytest.mark.rule("PC-LEG-02", "PC-VOLLEY-03")
def test_only_the_hull_of_a_legend_can_be_aimed_at_and_nobody_fires_at_himself() -> None:
    fast = valued(against(lying(ANNE, BART), "dutchman"), ANNE, sails=9).with_player(ANNE, parrot=Parrot("trelawney"))
    evening = volley(holding(fast, ANNE, "magazine", "becalmed"))
    assert rules(evening, "fire", seat=ANNE, target=LEGEND, section="sails") == ["PC-LEG-02"]
    assert "PC-VOLLEY-03" in rules(evening, "fire", seat=ANNE, target=ANNE, section="hull")
    with pytest.raises(Refused) as refusal:
        evening.answer(f"fire-{LEGEND}-sails")
    assert refusal.value.rules == ("PC-LEG-02",)


@pytest.mark.rule("PC-BAT-01")
def test_in_a_dead_calm_nobody_takes_up_the_hand() -> None:
    evening = begun(holding(lying(ANNE, BART), ANNE, "becalmed", "magazine"))
    while evening.question is not None and "becalmed" not in list(evening.legal_answers):
        evening.answer("nothing")
    evening.answer("becalmed")
    evening.answer_defaults()
    with pytest.raises(Refused, match="PC-BAT-01"):
        evening.answer("load")
    assert [reason.rule for reason in evening.preview("load").verdict.refusals] == ["PC-BAT-01"]


@pytest.mark.rule("PC-T5-02", "PC-T5-04", "PC-T5-01")
@pytest.mark.parametrize(
    ("island", "wanted", "rule"),
    [
        ("treasure", "visit-raise-hull-2", "PC-T5-04"),
        ("hull", "visit-raise-sails-1", "PC-T5-02"),
        ("hull", "visit-buy-1", "PC-T5-01"),
    ],
)
def test_what_another_island_gives_is_refused_under_its_rule(island: str, wanted: str, rule: str) -> None:
    evening = begun(visiting(island))
    with pytest.raises(Refused) as refusal:
        evening.answer(wanted)
    assert rule in refusal.value.rules
    assert rule in [reason.rule for reason in evening.preview(wanted).verdict.refusals]


@pytest.mark.rule("PC-T5-04")
def test_two_levels_at_treasure_island_are_found_in_words_in_both_languages() -> None:
    evening = begun(visiting("treasure"))
    for lang, words in (("fr", "amélioration voiles 2"), ("en", "upgrade sails 2")):
        first, *_ = evening.previews.wishes(words, lang=lang)
        assert first.command.kwargs == {"seat": ANNE, "section": "sails", "levels": 2}
        verdict = evening.preview(first.command.name, params=first.command.kwargs).verdict
        assert "PC-T5-04" in [reason.rule for reason in verdict.refusals]
