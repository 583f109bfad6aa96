"""Phase 2: wheels in secret, cards before them, and the Lookout."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.announcements import Order
from companion.core.procedures.procedure import Together
from companion.core.questions.kinds import Choose, Pick
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_cove.model.ids import COVE, ISLANDS, UNKNOWN, SeatId
from companion.games.pirates_cove.model.records import Chest
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import navigation
from companion.games.pirates_cove.month import wheels as box
from companion.games.pirates_cove.month.navigation import CARD, Moored, may_steer
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, played
from tests.games.pirates_cove.rules.scene import asked, at, begun, with_loot


def wheels(s: State) -> dict[SeatId, Choose]:
    """The first wheels, by seat."""
    together = asked(s, navigation.set_courses)
    assert isinstance(together, Together)
    return {SeatId(question.who): question for question in together.questions}  # type: ignore[misc]


def holding(s: State, **hands: str) -> State:
    """With these cards in hand, one each."""
    for name, card in hands.items():
        s = s.with_player({"anne": ANNE, "bart": BART, "cleo": CLEO}[name], hand=(card,))
    return s


def places(s: State) -> list[str]:
    """Where everybody lies."""
    return [player.island for player in s.players]


@pytest.mark.rule("PC-T2-02", "A-01")
def test_wheels_are_secret_set_together_and_opened_one_after_another() -> None:
    s = at("navigation", {ANNE: "hull"})
    asked_now = wheels(s)
    assert list(asked_now) == [ANNE, BART, CLEO] and all(question.secret for question in asked_now.values())
    s, happened = played(s, navigation.set_courses, answers=(("hull", "crew", "treasure"),))
    assert places(s) == ["hull", "crew", "treasure"] and s.turn.phase == "arrival"
    moored = [event for event in happened if isinstance(event.event, Moored)]
    assert [event.line.key for event in moored] == ["pc-ev-stays", "pc-ev-moored", "pc-ev-moored"]
    orders = [order for event in moored for order in event.announcements if isinstance(order, Order)]
    assert [order.seat for order in orders] == [ANNE, BART, CLEO]
    assert [order.text.key for order in orders] == ["pc-order-stays", "pc-order-moored", "pc-order-moored"]


@pytest.mark.rule("PC-T2-02", "A-32")
@pytest.mark.parametrize(("ruling", "allowed"), [("no", False), ("yes", True)])
def test_the_cove_stands_on_the_wheel_only_where_the_table_wants_it(ruling: str, allowed: bool) -> None:
    s = at("navigation", {}, A_32=ruling)
    verdict = may_steer(s, "cove")
    assert verdict.allowed is allowed
    assert allowed or [reason.rule for reason in verdict.refusals] == ["PC-T2-02"]
    assert all(may_steer(s, island).allowed for island in ISLANDS[:-1])


@pytest.mark.rule("PC-T2-02")
def test_islands_say_what_lies_there() -> None:
    evening = begun()
    (ship, _) = evening.state.black_ships
    options = {option.id: option for option in evening.question.options}  # type: ignore[union-attr]
    shown = [figure.value for option in options.values() for figure in option.figures]
    assert options["hull"].figures and options["treasure"].figures == ()
    assert msg("core-said-number", n=0) not in shown, "a quarter without anything is not shown"
    assert ship.island == "tavern" and options["tavern"].figures[-1].picture == "ship:black"
    assert options["tavern"].figures[-1].good is False
    s = replace(with_loot(at("navigation", {}), "hull", 2), chests=(Chest("hull", BART),))
    hull = next(option for option in navigation.islands(s) if option.id == "hull")
    assert [figure.value.args for figure in hull.figures] == [(("n", 2),)]
    assert hull.note is not None and dict(hull.note.args)["name"] == "Bart"


@pytest.mark.rule("PC-T2-02", "PC-T1-01")
def test_of_a_treasure_card_that_the_app_has_not_seen_nothing_is_said() -> None:
    options = begun(treasures="table").question.options  # type: ignore[union-attr]
    assert {figure.picture for option in options for figure in option.figures} == {"ship:black"}


@pytest.mark.rule("PC-T1-02", "PC-T2-01", "A-02")
def test_whoever_plays_a_card_first_has_it_played_and_all_set_their_wheels_again() -> None:
    s = holding(at("navigation", {}), bart="buccaneering", cleo="smoke")
    first = wheels(s)
    cards = {seat: [o.id for o in question.options if o.group == "first"] for seat, question in first.items()}
    assert cards == {ANNE: [], BART: ["buccaneering"], CLEO: []}
    answers: tuple[Any, ...] = (("hull", "buccaneering", "crew"), "seat-1", ("hull", "sails", "crew"))
    s, _ = played(s, navigation.set_courses, answers=answers)
    assert places(s) == ["hull", "sails", "crew"] and s.discards == ("buccaneering",)
    assert s.buccaneers[0].victim == ANNE


@pytest.mark.rule("PC-T2-01")
def test_a_card_is_played_only_for_whoever_told_of_it() -> None:
    s = holding(at("navigation", {}), anne="map", bart="buccaneering")
    answers: tuple[Any, ...] = (("hull", "buccaneering", "crew"), "seat-3", ("hull", "sails", "crew"))
    s, _ = played(s, navigation.set_courses, answers=answers)
    assert [player.hand for player in s.players] == [("map",), (), ()] and s.chests == ()


@pytest.mark.rule("PC-T2-01", "PC-T2-02")
def test_the_second_time_wheels_show_what_was_set_before() -> None:
    s = holding(at("navigation", {}), bart="map")
    again = asked(s, navigation.set_courses, answers=(("hull", "map", "crew"), (2,)))
    assert [question.default for question in again.questions] == ["hull", None, "crew"]


@pytest.mark.rule("PC-T2-01", "PC-EVT-03")
def test_under_a_lookout_courses_are_set_openly_clockwise_from_whom_its_player_names() -> None:
    s = holding(at("navigation", {}), anne="lookout")
    answers = (("lookout", "crew", "crew"), "seat-2", "sails", "hull", "sails")
    s, happened = played(s, navigation.set_courses, answers=answers)
    moored = [each.event for each in happened if isinstance(each.event, Moored)]
    assert [(event.seat, event.island) for event in moored] == [(BART, "sails"), (CLEO, "hull"), (ANNE, "sails")]
    assert all(event.rule == "PC-EVT-03" for event in moored) and s.turn.phase == "arrival"


@pytest.mark.rule("A-02", "PC-SPEED-02")
def test_two_lookouts_at_once_are_told_apart_by_a_die() -> None:
    s = holding(at("navigation", {}), anne="lookout", cleo="lookout")
    answers = (("lookout", "crew", "lookout"), (3, 5), "seat-3", "sails", "hull", "sails")
    s, _ = played(s, navigation.set_courses, answers=answers)
    assert (s.player(ANNE).hand, s.player(CLEO).hand) == (("lookout",), ())


@pytest.mark.rule("PC-T2-01", "PC-TAV-01", "A-02")
def test_of_two_hands_on_paper_that_claim_the_only_copy_of_a_card_one_plays_it() -> None:
    s = holding(at("navigation", {}), anne=UNKNOWN, bart=UNKNOWN)
    s = replace(s, options=replace(s.options, cards="table"))
    answers: tuple[Any, ...] = ((CARD, CARD, "crew"), ("map", "map"), (2,), ("hull", "sails", "crew"))
    s, _ = played(s, navigation.set_courses, answers=answers)
    assert s.chests == (Chest("hull", ANNE),) and s.discards == ("map",)
    assert [len(player.hand) for player in s.players] == [0, 1, 0] and places(s) == ["hull", "sails", "crew"]


@pytest.mark.rule("PC-T2-02", "PC-T2-01", "PC-T1-02")
def test_before_wheels_of_the_box_are_read_off_a_card_is_named_in_secret() -> None:
    """A Lookout is played before anybody has chosen, so no card is asked for once a wheel has been seen."""
    s = holding(at("navigation", {}), bart="lookout")
    s = replace(s, options=replace(s.options, wheels="table"))
    first = asked(s, box.read_courses)
    assert isinstance(first, Pick) and (first.secret, first.who, first.default) == (False, "table", ())
    assert [option.id for option in first.options] == [BART], "who holds any card; which one stays a secret"
    (named,) = asked(s, box.read_courses, answers=((BART,),)).questions
    assert named.secret and [option.id for option in named.options] == ["nothing", "lookout"]
    question = asked(s, box.read_courses, answers=((),))
    assert isinstance(question, Choose) and (question.nature, question.secret, question.who) == ("fact", False, "table")
    assert [option.id for option in asked(s, box.read_courses, answers=((), "hull")).options] == [
        each for each in ISLANDS if each != COVE
    ]
    answers = ((BART,), ("nothing",), (), "hull", "hull", "crew")
    after, _ = played(s, box.read_courses, answers=answers)
    assert places(after) == ["hull", "hull", "crew"] and after.player(BART).hand == ("lookout",)
    after, _ = played(s, box.read_courses, answers=((BART,), ("lookout",), ANNE, "sails", "hull", "crew"))
    assert places(after) == ["sails", "hull", "crew"] and after.player(BART).hand == ()


@pytest.mark.rule("PC-T2-02", "PC-T2-03", "PC-COMBAT-01")
def test_wheels_of_the_box_are_rows_of_one_page_and_who_fights_is_told() -> None:
    """Hands on paper: that nobody plays a card before the fights is supposed; who does opens the window for it."""
    s = holding(at("navigation", {}), anne=UNKNOWN)
    s = replace(s, options=replace(s.options, wheels="table", cards="table"))
    for answers in ((), ((),), ((), "hull"), ((), "hull", "hull"), ((), "hull", "hull", "crew")):
        question = asked(s, box.read_courses, answers=answers)
        assert question.sheet == "pc-sheet-wheels", question.key
        assert question.seldom == (len(answers) in (0, 4)), "cards are seldom played"
    after, happened = played(s, box.read_courses, answers=((), "hull", "hull", "crew", "nothing"))
    assert places(after) == ["hull", "hull", "crew"] and after.turn.phase == "combat"
    (read,) = [each for each in happened if isinstance(each.event, box.WheelsRead)]
    met = read.event.line(read.before, BOOK)
    assert [item.key for item in met.args[0][1]] == ["pc-wheels-fight", "pc-wheels-peace"]  # type: ignore[union-attr, index]
    assert not read.announcements, "ships were moved as the wheels were opened"
    opened, _ = played(s, box.read_courses, answers=((), "hull", "hull", "crew", "card"))
    assert opened.turn.phase == "arrival"


@pytest.mark.rule("PC-T2-01")
def test_no_card_is_offered_that_all_know_to_be_discarded() -> None:
    s = holding(at("navigation", {}), anne="unknown")
    s = replace(s, options=replace(s.options, cards="table"))
    assert CARD in [option.id for option in wheels(s)[ANNE].options]
    s = replace(s, discards=("lookout", "buccaneering", "map"))
    assert CARD not in [option.id for option in wheels(s)[ANNE].options]
