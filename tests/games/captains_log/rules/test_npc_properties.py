"""1.21 Whatever the table says, an activation asks little, asks nothing twice, and always ends."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.procedures.decision_report import OrderGiven
from companion.core.procedures.procedure import Run, command
from companion.core.questions.kinds import Ask, Choose, Pick, YesNo
from companion.games.captains_log.combat import boarding, gunnery
from companion.games.captains_log.fleet.hostility import enemies
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs import activation
from companion.games.captains_log.npcs.flowcharts import NODES
from tests.games.captains_log.rules.npc_scenes import scene, shot
from tests.games.captains_log.rules.scripted import book
from tests.games.captains_log.seat_ids import NPC_1

MOST_FACTS = 6
SAILING = ("cl-npc-order-move", "cl-npc-order-approach", "cl-npc-order-turn", "cl-npc-order-route")
ROLES = ("aggressive", "defensive", "merchant")
KINDS = st.sampled_from([f"{role} {nation}" for role in ROLES for nation in ("england", "france", "pirates", "spain")])
WORDS = st.lists(st.sampled_from(["move6", "fire4+1", "board8"]), min_size=1, max_size=3).map(" ".join)
COLUMNS = st.tuples(st.sampled_from([None, -3, -1, 0]), st.sampled_from([None, -3, -1, 0]))


def answer(question: Ask[Any], draw: Any) -> Any:
    """Anything that the table may say."""
    match question:
        case YesNo():
            return draw(st.booleans())
        case Choose():
            return draw(st.sampled_from([option.id for option in question.options]))
        case Pick():
            return draw(st.lists(st.sampled_from([option.id for option in question.options]), unique=True))
    raise AssertionError(f"no answer to {question}")


@st.composite
def tables(draw: Any) -> State:
    """An NPC among others."""
    return scene(
        draw(st.sampled_from(ROLES)),
        draw(WORDS),
        *draw(st.lists(KINDS, max_size=3)),
        with_spain=draw(COLUMNS),
        boarding=draw(st.booleans()),
        npc={"counter": draw(st.sampled_from([None, 1, 3])), "sails": draw(st.sampled_from([0, 0, 6]))},
        bonuses=True,
        p_range=draw(st.sampled_from([0, 2])),
        stops=2,
        s1_tile=10,
        s2_tile=draw(st.sampled_from([3, 4])),
    )


def moves(state: State) -> int:
    """How often the NPC has moved so far: what the table told before then is out of date."""
    return sum(order.key.startswith(SAILING) for order in state.report.orders) if state.report else 0


@pytest.mark.rule("CL-NPC-06", "CL-TRN-05", "CL-NPC-13")
@settings(
    max_examples=250, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data(), state=tables())
def test_few_facts_none_twice_and_always_an_order(
    monkeypatch: pytest.MonkeyPatch, data: st.DataObject, state: State
) -> None:
    monkeypatch.setattr(gunnery, "npc_fires", shot)
    monkeypatch.setattr(boarding, "npc_boards", shot)
    run: Run[State, Book] = Run(activation.activate, command("npc-activation", npc="npc-1"), state, book())
    happened, asked, facts = run.start(), [], set()
    while (question := run.question) is not None:
        if question.quiet:  # nobody is bothered
            happened += run.answer(question.read(question.default))
            continue
        asked.append(question)
        facts.add((question.text, question.about, moves(run.state)))
        happened += run.answer(question.read(answer(question, data.draw)))
    report = run.state.report
    assert report is not None
    assert len(asked) <= MOST_FACTS
    assert len({question.key for question in asked}) == len(asked)
    assert len(facts) == len(asked)
    assert not (set(enemies(state, book(), NPC_1)) == set() and len(asked) > 2)
    assert report.orders and any(isinstance(each.event, OrderGiven) for each in happened)
    assert sum(node.id in ("AT-6", "MR-3") for node in report.nodes) <= book().numbers.npc_actions
    for here, there in zip(report.nodes, report.nodes[1:], strict=False):
        following = NODES[NODES[here.id].no if here.answer == "no" else NODES[here.id].yes]
        assert following.id == there.id or following.outcome
    keys = {question.key for question in asked}
    assert {node.key for node in report.nodes if node.key} <= keys
