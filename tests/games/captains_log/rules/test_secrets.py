"""CL-MIS-04: what is said aloud of a secret mission, to whom its questions are put, and who answers what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.event import Event
from companion.core.questions.kinds import Ask
from companion.games.captains_log.combat import outcomes
from companion.games.captains_log.game import CaptainsLog
from companion.games.captains_log.hand import mission_progress
from companion.games.captains_log.hand.mission_cards import MissionChanged, MissionGone
from companion.games.captains_log.hand.mission_form import mission_form
from companion.games.captains_log.missions import mission_taking, missions, treasure
from companion.games.captains_log.model.ids import MissionCardId, MissionId
from companion.games.captains_log.model.state import Mission, State
from companion.games.captains_log.sailing import actions
from companion.library.texts import LANGUAGES, texts_in
from tests.games.captains_log.rules.harbour import at_market, filled, in_port, owning, with_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import SEAT_1, SEAT_2
from tests.support.verdicts import refused_by

HIDDEN = Mission(MissionId("mission-1"), "rescue", 7)
NAMES = ("Rescue", "Sauvetage", "R07", "R11", "rescue")


def holding(*held: Mission) -> State:
    return owning(at_market(), missions=held)


def loud(played: Played) -> list[str]:
    """Everything that the table hears: lines of events, and the captions and rules of questions."""
    said = [*played.lines(), *(question.caption for question in played.asked)]
    rules = [each.event.rule for each in played.happened if each.line is not None]
    rules += [question.rule for question in played.asked]
    return rules + [texts_in(lang)(text) for text in said if text is not None for lang in LANGUAGES]


def hushed(played: Played) -> bool:
    return not [heard for heard in loud(played) for name in NAMES if name in heard]


def reveals(events: list[Event[Any]]) -> list[str]:
    return [type(event).__name__ for event in events if event.reveals]


@pytest.mark.rule("CL-MIS-04", "CL-MIS-01")
def test_the_card_that_is_kept_is_named_and_copied_in_secret() -> None:
    told = {"type": "rescue", "number": 12, "mission-card-rescue-12": {"public": "secret", "fails": 6}}
    there = in_port(at_market(), "france", services=("tavern",))
    played = play(mission_taking.take, there, told | {"starts-here": False}, seat="seat-1")
    private = {question.key for question in played.asked if question.secret}
    assert private == {"type", "number", "mission-card-rescue-12", "starts-here"}
    assert {question.who for question in played.asked if question.secret} == {"seat-1"}
    assert hushed(played)


@pytest.mark.rule("CL-MIS-04")
def test_alone_nothing_is_secret() -> None:
    there = in_port(at_market(), "france", services=("tavern",))
    alone = replace(there, players=there.players[:1])
    asked = play(mission_taking.take, alone, {"type": "secret", "starts-here": False}, seat="seat-1").asked
    assert not any(question.secret for question in asked)


@pytest.mark.rule("CL-MIS-04", "CL-MIS-03")
def test_who_draws_from_the_pile_of_the_app_does_not_see_what_another_keeps_secret() -> None:
    tavern = in_port(at_market(), "france", services=("tavern",))
    pile = ("combat-2", "personal-6", "combat-13", "combat-21")
    tavern = replace(tavern, options=replace(tavern.options, mission_pile=pile))

    def offered(number: int) -> Ask[Any]:
        rival = owning(tavern, "seat-2", missions=(Mission(MissionId("mission-1"), "combat", number),))
        answers = {"draw-1": "1", "draw-2": "1", "keep": "combat-21", "public": False, "mission-card-combat-21": {}}
        drawn = play(mission_taking.take, replace(rival, missions_out=(f"combat-{number}",)), answers, seat="seat-1")
        return next(question for question in drawn.asked if question.key == "draw-1")

    assert offered(2) == offered(13)


@pytest.mark.rule("CL-MIS-04", "CL-MIS-R07")
@pytest.mark.parametrize(("face", "told"), [(9, MissionChanged), (2, MissionGone)])
def test_the_die_of_a_secret_mission_tells_no_more_than_how_it_ended(face: int, told: type[Event[Any]]) -> None:
    state = with_card(
        holding(HIDDEN), filled(mission_form(book(), MissionCardId("rescue-7")), public="secret", fails=6, fortress=3)
    )
    answers = {"mission-1-fortress": "spain", "mission-1-roll": (face,)}
    more: dict[str, Any] = {"mission-1-fail-reward": []} if face == 2 else {}
    played = play(missions.validate, state, answers | more, seat="seat-1", where="action")
    assert played.of(told) and hushed(played)


@pytest.mark.rule("CL-MIS-11", "CL-MIS-04")
def test_a_secret_mission_that_expires_is_not_named() -> None:
    played = play(mission_progress.time_passes, holding(replace(HIDDEN, left=1)), {})
    assert played.of(MissionGone) and hushed(played)


@pytest.mark.rule("CL-MIS-09", "CL-MIS-04")
def test_a_secret_mission_changes_hands_without_being_named_and_is_seen_by_its_new_owner() -> None:
    answers = {"partner": "seat-2", "give-what": ["mission-1"], "get-what": [], "agreed": True}
    played = play(actions.trade, holding(HIDDEN), answers, seat="seat-1")
    assert played.state.player("seat-2").missions == (HIDDEN,) and hushed(played)
    assert reveals(played.events) == ["MissionGone"]
    offered: list[Ask[Any]] = [question for question in played.asked if question.key == "give-what"]
    say = texts_in("en")
    labels = [say(option.label) for option in offered[0].options]  # type: ignore[attr-defined]
    assert "Secret mission 1" in labels


@pytest.mark.rule("CL-MIS-04", "CL-MIS-P10")
def test_whether_a_secret_mission_is_a_rescue_is_not_told_beforehand() -> None:
    thief = Mission(MissionId("mission-9"), "personal", 10)
    rescue, other = (
        owning(at_market(), "seat-2", missions=(Mission(MissionId("mission-2"), *card),))
        for card in (("rescue", 5), ("combat", 5))
    )
    verdicts = [mission_progress.may_approach(s, book(), SEAT_1, thief, SEAT_2) for s in (rescue, other)]
    assert verdicts[0] == verdicts[1] and verdicts[0].allowed
    nothing = owning(at_market(), "seat-2", missions=())
    assert refused_by(mission_progress.may_approach(nothing, book(), SEAT_1, thief, SEAT_2)) == ["CL-MIS-P10"]


@pytest.mark.rule("CL-TRS-02", "CL-TRS-06")
def test_who_has_looked_for_the_treasure_cannot_unsee_it() -> None:
    tried = play(treasure.try_treasure, at_market(), {"found": False}, seat="seat-1")
    assert reveals(tried.events) == ["TreasureTried"]
    clue = play(treasure.report_clue, at_market(), {}, seat="seat-1")
    assert reveals(clue.events) == ["ClueGained"]


@pytest.mark.rule("CL-OUT-12")
def test_who_comes_back_rolls_for_it() -> None:
    lost = owning(at_market(), "seat-2", afloat=False)
    played = play(outcomes.respawn, lost, {"respawn": (4,)}, seat="seat-2")
    assert played.asked[-1].who == "seat-2"


@pytest.mark.rule("CL-MIS-04")
def test_a_secret_mission_is_no_secret_of_a_whole_table_that_plays_together() -> None:
    state = holding(HIDDEN)
    game = CaptainsLog(book())
    assert game.view(state, "").player("seat-1").missions == (Mission(MissionId("mission-1")),)
    assert game.view(state, "seat-1").player("seat-1").missions == (HIDDEN,)
    alone = replace(state, players=state.players[:1])
    assert game.view(alone, "").player("seat-1").missions == (HIDDEN,)
