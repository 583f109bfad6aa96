"""What captains dispute and no menu offers is answered with its rule: by the id it would have, and in words."""

from __future__ import annotations

import pytest

import companion
from companion.core.questions.question_base import Refused
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.model.state import State
from tests.games.cannon_duel.rules.scene import ANNE
from tests.games.cannon_duel.rules.test_judges import FIRE, ON_TURN
from tests.support.parameter_names import in_words


def begun(s: State) -> companion.GameSession:
    return companion.begin("cannon_duel", dice="own", state=s)


@pytest.mark.parametrize(
    ("s", "wanted", "rule"),
    [
        pytest.param(ON_TURN.with_turn(taken=1), "change-target", "CD-TURN-03", marks=pytest.mark.rule("CD-TURN-03")),
        pytest.param(ON_TURN, "fire-ball", "CD-FIRE-01", marks=pytest.mark.rule("CD-FIRE-01")),
        pytest.param(FIRE, "fire-grape", "CD-FIRE-S2", marks=pytest.mark.rule("CD-FIRE-S2")),
        pytest.param(ON_TURN, "prepare-seat-2", "CD-TURN-01", marks=pytest.mark.rule("CD-TURN-01")),
    ],
    ids=in_words,
)
def test_it_is_refused_with_its_reasons(s: State, wanted: str, rule: str) -> None:
    evening = begun(s)
    with pytest.raises(Refused) as refusal:
        evening.answer(wanted)
    assert rule in refusal.value.rules
    assert rule in [reason.rule for reason in evening.preview(wanted).verdict.refusals]


@pytest.mark.rule("CD-TURN-03")
def test_another_target_after_an_action_is_found_in_words() -> None:
    evening = begun(ON_TURN.with_turn(taken=1))
    for lang, words in (("fr", "changer de cible"), ("en", "change target")):
        found = [each.command for each in evening.previews.wishes(words, lang=lang)]
        assert found and (found[0].name, found[0].kwargs) == ("change-target", {"seat": ANNE})


@pytest.mark.rule("CD-ADV-05")
def test_a_dirty_trick_that_no_menu_offers_is_wished_for_by_its_name() -> None:
    evening = begun(replace(ON_TURN, options=replace(ON_TURN.options, dirty_tricks=True)))
    found = [each.command for each in evening.previews.wishes("trick 2", lang="en")]
    assert found and (found[0].name, found[0].kwargs["card"]) == ("play-trick", "2")
