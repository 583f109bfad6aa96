"""9.8 to 9.82: debauchery, the duel that it demands, and the turn that it costs."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.blackbeard import agenda
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.prizes import debauchery
from companion.games.blackbeard.turn import turns
from tests.games.blackbeard.rules.scene import SEA, anchored, book, pirate, play, scene, sea

TEACH, ROBERTS, LOW, BLOOD = (
    ShipId("edward-teach"),
    ShipId("bartholomew-roberts"),
    ShipId("edward-low"),
    ShipId("dr-peter-blood"),
)
NOW: dict[str, Any] = {"pirate": TEACH, "key": "d", "rule": "BB-9.8"}


@pytest.fixture
def fought(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Duels that were begun, in the place of fighting them: who challenged whom."""
    begun: list[tuple[str, str]] = []

    def fight(t: Any, challenger: str, other: str, key: str, rule: str) -> Any:
        begun.append((challenger, other))
        yield from ()
        return challenger

    monkeypatch.setattr("companion.games.blackbeard.captains.duels.fight", fight)
    return begun


@pytest.mark.rule("BB-9.8")
def test_it_is_declared_for_popularity_and_a_marker() -> None:
    played = play(scene(), debauchery.declare, {"d": True}, mandatory=False, **NOW)
    after = played.state
    assert played.returned is True and after.pirate(TEACH).debauched
    assert after.pirate(TEACH).popularity == 8 and after.turn.revelled == (TEACH,)


@pytest.mark.rule("BB-9.82")
@pytest.mark.rule("BB-12.2")
@pytest.mark.parametrize(("mandatory", "popularity"), [(True, 6), (False, 7)])
def test_to_refuse_costs_popularity_only_when_it_is_mandatory(mandatory: bool, popularity: int) -> None:
    played = play(scene(), debauchery.declare, {"d": False}, mandatory=mandatory, **NOW)
    assert played.returned is False and not played.state.pirate(TEACH).debauched
    assert played.state.pirate(TEACH).popularity == popularity


@pytest.mark.rule("BB-9.81")
def test_whom_he_must_challenge() -> None:
    at_sea = scene(pirate(ally=ROBERTS), pirate(ROBERTS, "seat-2", ally=TEACH), pirate(LOW, "seat-3"), players=3)
    assert debauchery.challenged(at_sea, TEACH) == (ROBERTS,)
    assert debauchery.challenged(at_sea, LOW) == ()
    port = scene(anchored(), anchored(ROBERTS, "seat-2", notoriety=5), anchored(LOW, "seat-3", notoriety=9), players=3)
    assert debauchery.challenged(port, TEACH) == (LOW,)
    assert debauchery.challenged(scene(anchored(), pirate(LOW, "seat-2", SEA)), TEACH) == ()


@pytest.mark.rule("BB-9.81")
def test_he_challenges_the_most_notorious_and_chooses_among_equals(fought: list[tuple[str, str]]) -> None:
    state = scene(anchored(), anchored(ROBERTS, "seat-2"), anchored(LOW, "seat-3"), players=3)
    play(state, debauchery.declare, {"d": True, "d-rival": LOW}, mandatory=False, **NOW)
    assert fought == [(TEACH, LOW)]


@pytest.mark.rule("BB-9.81", "BB-23.5")
def test_among_equals_a_false_player_challenges_the_first_at_the_table(fought: list[tuple[str, str]]) -> None:
    state = scene(anchored(BLOOD), anchored(ROBERTS, "seat-2"), anchored(LOW, "seat-3"), solo=True)
    played = play(state, debauchery.revel, pirate=ROBERTS, key="d", rule="BB-9.8")
    assert fought == [(ROBERTS, BLOOD)] and all(each.who == "table" for each in played.asked)


@pytest.mark.rule("BB-9.8")
@pytest.mark.rule("BB-P1")
def test_his_next_turn_is_lost_and_ends_it() -> None:
    state = scene(pirate(debauched=True))
    assert debauchery.may_rest(state, book(), TEACH).allowed
    rested = play(state, debauchery.rest, ship=TEACH).state
    assert rested.turn.done and rested.turn.actor == TEACH
    assert not play(rested, turns.end_turn).state.pirate(TEACH).debauched


@pytest.mark.rule("BB-9.8")
def test_the_marker_stays_in_the_turn_in_which_it_was_put() -> None:
    state = play(scene(turn={"done": True}), debauchery.declare, {"d": True}, mandatory=False, **NOW).state
    assert play(state, turns.end_turn).state.pirate(TEACH).debauched


@pytest.mark.rule("BB-9.8")
def test_only_a_reveller_rests() -> None:
    verdict = debauchery.may_rest(scene(turn={"holder": "seat-2", "done": True}), book(), TEACH)
    assert [reason.rule for reason in verdict.refusals] == ["BB-9.8", "BB-6.32", "BB-6.32"]
    assert debauchery.offers(scene(), book()) == ()
    menu = agenda.turn_menu(scene(pirate(debauched=True)), book())
    assert f"rest-{TEACH}" in [option.id for option in menu.options if option.verdict.allowed]


@pytest.mark.rule("BB-15.4")
def test_a_port_just_taken_comes_first() -> None:
    state = scene(pirate(debauched=True), anchored(LOW, "seat-1", taken=24))
    assert [reason.rule for reason in debauchery.may_rest(state, book(), TEACH).refusals] == ["BB-15.4"]


@pytest.mark.rule("BB-9.82")
@pytest.mark.parametrize("mandatory", [True, False])
def test_a_false_player_gives_in_only_when_he_must(mandatory: bool) -> None:
    state = scene(pirate(BLOOD, place=sea("A1")), pirate(TEACH, "seat-2"), solo=True)
    assert play(state, debauchery.declare, mandatory=mandatory, **NOW).returned is mandatory
