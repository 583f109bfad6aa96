"""Commands that no menu offers are judged with all that they say, and refused under their rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

import companion
from companion.core.procedures.procedure import command
from companion.core.questions.question_base import Refused
from companion.games.captains_log.model.ids import NpcId
from companion.games.captains_log.npcs import activation
from companion.library.game_registry import game
from tests.support.parameter_names import in_words

GAME: Final = game("captains_log")
ANNE, BART = "seat-1", "seat-2"
OPTIONS: Final = {
    "mode": "competitive",
    "seats": [{"name": "Anne", "colour": "green"}, {"name": "Bart", "colour": "blue"}],
    "target": 21,
}
ALONE: Final = frozenset(
    {
        "set-up",
        "start-turn",
        "pass-seat",
        "fame-board",
        "npc-card",
        "mission-due",
        "captain-favour",
        "surplus",
        "tavern-fill",
        "take-up-map",
        *(name for name in GAME.procedures if name.startswith("round-")),
    }
)
"""What begins by itself."""


@pytest.fixture(scope="module")
def evening() -> Any:
    """A standard game, in the first turn of its first round."""
    found = companion.begin("captains_log", OPTIONS)
    found.answer_defaults()
    found.actions.do(command("begin"))
    found.answer_defaults()
    return found


@pytest.mark.parametrize(
    ("name", "params", "rule"),
    [
        ("move", {"seat": BART}, "CL-TRN-01"),
        ("fire", {"seat": BART}, "CL-TRN-01"),
        ("end-turn", {"seat": BART}, "CL-TRN-01"),
        ("mission-drop", {"seat": ANNE}, "CL-MIS-11"),
        ("mission-set", {"seat": ANNE}, "CL-MIS-13"),
        ("mission-finish", {"seat": ANNE}, "CL-MIS-12"),
        ("mission-step", {"seat": ANNE, "where": "action"}, "CL-MIS-05"),
        ("mission-step", {"seat": ANNE, "where": "port"}, "CL-MIS-05"),
        ("mission-step", {"seat": ANNE, "where": "sea"}, "CL-MIS-05"),
        ("mission-step", {"seat": ANNE, "where": "afloat"}, "CL-MIS-07"),
        ("mission-step", {"seat": ANNE, "where": "itself"}, "CL-MIS-12"),
        ("mission-take", {"seat": ANNE}, "CL-PRT-03"),
        ("market-buy", {"seat": ANNE}, "CL-PRT-03"),
        ("market-sell", {"seat": ANNE}, "CL-PRT-03"),
        ("tavern-recruit", {"seat": ANNE}, "CL-PRT-03"),
        ("tavern-fame", {"seat": ANNE}, "CL-PRT-03"),
        ("tavern-fame", {"seat": BART}, "CL-TRN-01"),
        ("tavern-crew", {"seat": ANNE}, "CL-GEN-09"),
        ("tavern-enlist", {"seat": ANNE}, "CL-GEN-09"),
        ("tavern-captain", {"seat": ANNE}, "CL-GEN-10"),
        ("yard-buy", {"seat": ANNE}, "CL-PRT-03"),
        ("yard-sell", {"seat": ANNE}, "CL-PRT-03"),
        ("yard-ship", {"seat": ANNE}, "CL-PRT-03"),
        ("yard-wood-buy", {"seat": ANNE}, "CL-PRT-03"),
        ("yard-wood-sell", {"seat": ANNE}, "CL-PRT-03"),
        ("yard-repair", {"seat": ANNE}, "CL-PRT-03"),
        ("leave-port", {"seat": ANNE}, "CL-PRT-03"),
        ("board", {"seat": ANNE}, "CL-GEN-09"),
        ("fish", {"seat": ANNE}, "CL-GEN-10"),
        ("cross-gap", {"seat": ANNE}, "CL-GEN-10"),
        ("ram", {"seat": ANNE}, "CL-RAM-01"),
        ("pass-by", {"seat": ANNE}, "CL-MOV-13"),
        ("fire-zone", {"seat": ANNE}, "CL-FRT-02"),
        ("sail", {"seat": ANNE}, "CL-MOV-10"),
        ("sail-on", {"seat": ANNE}, "CL-MOV-10"),
        ("give-up", {"seat": ANNE}, "CL-MOV-17"),
        ("barter", {"seat": ANNE}, "CL-CAP-36"),
        ("flagship", {"seat": ANNE}, "CL-CAP-11"),
        ("brave-storm", {"seat": ANNE}, "CL-EVT-12"),
        ("stowaway", {"seat": ANNE}, "CL-EVT-23"),
        ("meet-kraken", {}, "CL-KRK-08"),
        ("npc-activation", {"npc": "npc-1"}, "CL-TRN-05"),
        ("end-round", {}, "CL-TRN-06"),
        ("begin", {}, "CL-SET-24"),
        ("shop", {"seat": ANNE}, "CL-SET-23"),
        ("purchase", {"seat": ANNE, "deed": "tavern-fame"}, "CL-SET-23"),
        ("ready", {"seat": ANNE}, "CL-SET-23"),
        ("not-ready", {"seat": ANNE}, "CL-SET-23"),
    ],
    ids=in_words,
)
def test_it_is_refused_under_its_rule_and_done_only_if_the_table_overrules(
    evening: Any, name: str, params: dict[str, Any], rule: str
) -> None:
    before = evening.state
    verdict = evening.preview(name, params=params).verdict
    assert not verdict.allowed and rule in [reason.rule for reason in verdict.refusals]
    with pytest.raises(Refused, match=rule):
        evening.actions.do(command(name, **params))
    assert evening.state == before


@pytest.mark.rule("CL-PRT-03", "CL-MKT-02")
@pytest.mark.parametrize("name", ["explore", "trade", "repair", "enter-port", "treasure", "pick-up", "jettison"])
def test_cl_prt_03_what_is_done_at_sea_waits_until_the_port_is_left(evening: Any, name: str) -> None:
    inside = evening.state.with_turn(port="native", services=("tavern",), halves=("action",))
    verdict = GAME.judge(inside, command(name, seat=ANNE), ANNE)
    assert [reason.rule for reason in verdict.refusals] == ["CL-PRT-03"]


@pytest.mark.rule("CL-SET-23", "A-62")
def test_cl_set_23_a_purchase_is_one_of_those_before_the_start_and_within_the_purse() -> None:
    found = companion.begin("captains_log", OPTIONS)
    found.answer_defaults()

    def broken(name: str, **params: Any) -> list[str]:
        return [reason.rule for reason in found.preview(name, params=params).verdict.refusals]

    assert broken("purchase", seat=ANNE, deed="yard-wood-buy") == []
    for deed in ("yard-sell", "market-buy", "mission-take", "leave-port", "nonsense"):
        assert broken("purchase", seat=ANNE, deed=deed) == ["CL-SET-23"], deed
    poor = found.state.with_player(ANNE, doubloons=0)
    verdict = GAME.judge(poor, command("purchase", seat=ANNE, deed="yard-wood-buy"), ANNE)
    assert [reason.rule for reason in verdict.refusals] == ["CL-GEN-02"]
    found.actions.do(command("shop", seat=ANNE))
    assert broken("shop", seat=BART) == ["CL-SET-23"]
    assert broken("yard-wood-buy", seat=BART) == ["CL-SET-23"]
    found.actions.do(command("ready", seat=ANNE))
    assert broken("ready", seat=ANNE) == broken("purchase", seat=ANNE, deed="yard-wood-buy") == ["CL-SET-23"]
    assert broken("not-ready", seat=BART) == ["CL-SET-23"]


@pytest.mark.rule("CL-TRN-05")
def test_cl_trn_05_npcs_act_in_the_order_in_which_they_came(evening: Any) -> None:
    acting = tuple(npc.id for npc in evening.state.npcs[:2])
    state = evening.state.with_turn(stage="npcs", npcs=acting)

    def broken(npc: str) -> list[str]:
        return [reason.rule for reason in activation.may_act(state, NpcId(npc)).refusals]

    assert broken(acting[0]) == [] and broken(acting[1]) == ["CL-TRN-05"]


def test_every_command_that_people_choose_has_its_judge() -> None:
    assert set(GAME.procedures) == set(GAME.judges) | ALONE
    assert not set(GAME.judges) & ALONE
