"""The end of navigation: Royal Navy!, Letter of Marque in response, Slip Away even then."""

from __future__ import annotations

import pytest

from companion.core.frozen import replace
from companion.core.procedure import Together
from companion.core.questions import Choose
from companion.games.pirates_cove.legends.navy import may_send
from companion.games.pirates_cove.month import arrival
from companion.games.pirates_cove.month.arrival import may_claim, may_redirect, may_slip
from companion.games.pirates_cove.table.ids import OUTER, ShipId
from companion.games.pirates_cove.table.records import BlackShip, Buccaneer, Navy
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, played
from tests.games.pirates_cove.rules.scene import asked, at
from tests.games.pirates_cove.rules.test_navigation import holding

LYING = {ANNE: "hull", BART: "sails", CLEO: "crew"}


@pytest.mark.rule("PC-T2-03")
def test_only_holders_of_cards_are_asked_in_secret_and_nobody_where_there_are_none() -> None:
    s, happened = played(at("arrival", LYING), arrival.arrive)
    assert s.turn.phase == "combat" and len(happened) == 1
    s = holding(at("arrival", LYING), bart="smoke", cleo="navy")
    together = asked(s, arrival.arrive)
    assert isinstance(together, Together)
    assert [(question.who, question.secret) for question in together.questions] == [(BART, True), (CLEO, True)]
    bart, cleo = together.questions
    assert isinstance(bart, Choose) and [option.id for option in bart.options] == ["nothing"]
    assert isinstance(cleo, Choose) and [option.id for option in cleo.options] == ["nothing", "navy"]


@pytest.mark.rule("PC-T2-03")
def test_nobody_is_asked_once_all_cards_of_the_window_are_known_to_be_discarded() -> None:
    s = holding(at("arrival", LYING), bart="smoke")
    s = replace(s, discards=("navy", "slip-away", "slip-away"))
    assert played(s, arrival.arrive)[0].turn.phase == "combat"


@pytest.mark.rule("PC-EVT-06", "PC-NAVY-01", "PC-NAVY-02", "PC-NAVY-03", "PC-NAVY-04")
def test_the_navy_goes_to_an_outer_island_where_its_caller_does_not_lie() -> None:
    s = holding(at("arrival", LYING), anne="navy")
    assert [island for island in OUTER if not may_send(s, ANNE, island).allowed] == ["hull"]
    assert [reason.rule for reason in may_send(s, ANNE, "treasure").refusals] == ["PC-NAVY-01"]
    s, _ = played(s, arrival.arrive, answers=(("navy",), "sails"))
    assert s.navy == Navy("sails", 4, ANNE, ANNE) and s.discards == ("navy",)


@pytest.mark.rule("PC-EVT-05", "PC-NAVY-04", "A-02")
def test_a_letter_of_marque_sends_the_navy_elsewhere_but_not_to_its_first_caller() -> None:
    s = holding(at("arrival", LYING), anne="navy", cleo="letter")
    assert [reason.rule for reason in may_claim(s, BOOK, CLEO, "letter").refusals] == ["PC-EVT-05"]
    sent = replace(s, navy=Navy("sails", 4, ANNE, ANNE))
    assert [island for island in OUTER if may_redirect(sent, island).allowed] == ["tavern", "cannon", "crew"]
    assert [reason.rule for reason in may_redirect(sent, "hull").refusals] == ["PC-NAVY-04"]
    assert [reason.rule for reason in may_redirect(sent, "sails").refusals] == ["PC-EVT-05"]
    s, _ = played(s, arrival.arrive, answers=(("navy", "nothing"), "sails", ("letter",), "tavern"))
    assert s.navy == Navy("tavern", 4, ANNE, CLEO) and s.turn.phase == "combat"


@pytest.mark.rule("PC-EVT-01", "A-02")
def test_who_would_slip_away_hears_first_where_the_navy_goes() -> None:
    s = holding(at("arrival", LYING), anne="slip-away", cleo="navy")
    again = asked(s, arrival.arrive, answers=(("slip-away", "navy"), "hull"))
    assert [question.default for question in again.questions] == ["slip-away"]
    s, _ = played(s, arrival.arrive, answers=(("slip-away", "navy"), "hull", ("slip-away",), "cannon"))
    assert (s.player(ANNE).island, s.navy is not None and s.navy.island) == ("cannon", "hull")


@pytest.mark.rule("PC-EVT-01", "A-19")
@pytest.mark.parametrize(("ruling", "free"), [("ships", ["cannon"]), ("players", ["tavern", "cannon"])])
def test_one_slips_away_to_an_island_without_ships_or_to_treasure_island(ruling: str, free: list[str]) -> None:
    s = at("arrival", LYING, A_19=ruling)
    s = replace(s, black_ships=(BlackShip(ShipId("legend-1"), "tavern", "hook", 5),))
    assert [island for island in OUTER if may_slip(s, ANNE, island).allowed] == free
    assert may_slip(s, ANNE, "treasure").allowed
    assert not may_slip(s.with_player(ANNE, island="treasure"), ANNE, "treasure").allowed


@pytest.mark.rule("PC-EVT-01", "PC-EVT-02")
def test_slipping_away_calls_buccaneering_off() -> None:
    s = replace(
        holding(at("arrival", LYING), anne="slip-away"), buccaneers=(Buccaneer(BART, ANNE), Buccaneer(ANNE, CLEO))
    )
    s, _ = played(s, arrival.arrive, answers=(("slip-away",), "treasure"))
    assert s.buccaneers == (Buccaneer(ANNE, CLEO),) and s.player(ANNE).island == "treasure"


@pytest.mark.rule("A-02", "PC-SPEED-02")
def test_two_who_slip_away_at_once_roll_and_the_other_is_asked_again() -> None:
    s = holding(at("arrival", LYING), anne="slip-away", bart="slip-away")
    answers = (("slip-away", "slip-away"), (2, 5), "cannon", ("nothing",))
    s, _ = played(s, arrival.arrive, answers=answers)
    assert [player.island for player in s.players] == ["hull", "cannon", "crew"]
    assert s.player(ANNE).hand == ("slip-away",)


@pytest.mark.rule("PC-T2-03", "PC-EVT-06")
def test_of_hands_on_paper_the_table_is_asked_once() -> None:
    s = holding(at("arrival", LYING), anne="unknown", cleo="unknown")
    s = replace(s, options=replace(s.options, cards="table"))
    question = asked(s, arrival.arrive)
    assert isinstance(question, Choose) and question.who == "table"
    assert [option.id for option in question.options] == ["nothing", "navy", "slip-away"]
    s, _ = played(s, arrival.arrive, answers=("navy", "seat-3", "hull", "nothing"))
    assert s.navy == Navy("hull", 4, CLEO, CLEO) and s.player(CLEO).hand == ()
