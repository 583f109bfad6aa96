"""The end of navigation: Royal Navy!, Letter of Marque in response, Slip Away even then."""

from __future__ import annotations

from typing import Any

import pytest

import companion
from companion.core.journal.journal import is_personal
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_cove.legends.navy import may_send
from companion.games.pirates_cove.model.ids import OUTER, ShipId
from companion.games.pirates_cove.model.names import card_title
from companion.games.pirates_cove.model.records import BlackShip, Buccaneer, Navy
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import arrival
from companion.games.pirates_cove.month.arrival import follows, may_claim, may_redirect, may_slip
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, played
from tests.games.pirates_cove.rules.scene import at
from tests.games.pirates_cove.rules.test_navigation import holding

LYING = {ANNE: "hull", BART: "sails", CLEO: "crew"}


def waiting(s: State) -> companion.GameSession:
    """The window from there on; we say what dice show."""
    return companion.begin("pirates_cove", {"edition": "sample"}, dice="own", state=s)


def offered(evening: companion.GameSession) -> list[str]:
    """What the menu on the tablet offers."""
    assert isinstance(evening.question, Menu) and evening.question.key == "window"
    return [option.id for option in evening.question.options]


@pytest.mark.rule("PC-T2-03")
def test_the_window_opens_for_all_who_hold_any_card_and_for_nobody_where_there_are_none() -> None:
    assert follows(at("arrival", LYING), BOOK) == command("arrive")
    menus = follows(holding(at("arrival", LYING), bart="smoke", cleo="navy"), BOOK)
    assert isinstance(menus, tuple)
    assert [(menu.who, menu.secret, menu.waiting) for menu in menus] == [
        ("table", False, False),
        (BART, True, True),
        (CLEO, True, True),
    ]
    table, bart, cleo = menus
    assert [option.id for option in table.options] == [f"card-{BART}", f"card-{CLEO}", "arrive"]
    assert table.main == "arrive" and [option.id for option in bart.options] == ["card"] == [o.id for o in cleo.options]
    assert bart.note is not None and bart.note.key == "pc-window-unable"
    assert cleo.note == msg("pc-window-able", cards=(card_title(at("arrival", LYING), "navy"),))


@pytest.mark.rule("PC-T2-03", "PC-TAV-02")
def test_what_all_can_see_of_the_window_hangs_on_no_hand() -> None:
    def seen(s: State) -> list[Any]:
        menus = follows(s, BOOK)
        assert isinstance(menus, tuple)
        return [(menu.key, menu.who, menu.options, menu.commands) for menu in menus]

    s = at("arrival", LYING)
    assert seen(holding(s, bart="smoke", cleo="navy")) == seen(holding(s, bart="slip-away", cleo="fame-1"))


@pytest.mark.rule("PC-T2-03")
def test_nobody_is_asked_once_all_cards_of_the_window_are_known_to_be_discarded() -> None:
    s = holding(at("arrival", LYING), bart="smoke")
    assert follows(replace(s, discards=("navy", "slip-away", "slip-away")), BOOK) == command("arrive")


@pytest.mark.rule("PC-T2-03")
def test_whoever_goes_on_closes_the_window_with_one_tap_and_nobody_else_need_touch_anything() -> None:
    evening = waiting(holding(at("arrival", LYING), bart="smoke", cleo="navy"))
    assert evening.question is not None and evening.now.awaited == (evening.question,)
    before = len(evening.journal.entries)
    evening.answer("arrive")
    assert evening.state.turn.phase != "arrival"
    assert sum(is_personal(entry) for entry in evening.journal.entries[before:]) == 1
    evening.undo()
    assert evening.state.turn.phase == "arrival" and len(evening.questions) == 3


@pytest.mark.rule("PC-T2-03", "PC-EVT-06")
def test_a_card_is_played_from_the_own_phone_while_the_table_waits() -> None:
    s = holding(at("arrival", LYING), bart="smoke", cleo="navy")
    evening = waiting(replace(s, black_ships=(BlackShip(ShipId("legend-1"), "tavern", "hook", 5),)))
    evening.answer("card", seat=CLEO, source="phone")
    assert evening.question is not None and (evening.question.key, evening.question.who) == ("card", CLEO)
    assert evening.question.secret and list(evening.legal_answers) == ["nothing", "navy"]
    assert isinstance(evening.question, Choose)
    assert [option.id for option in evening.question.options] == ["nothing", "navy"], "the own hand and no other card"
    evening.answer("navy", seat=CLEO, source="phone")
    notes = {option.id: option.note for option in evening.question.options}  # type: ignore[union-attr]
    assert {island: None if note is None else companion.say(note, "en") for island, note in notes.items()} == {
        "tavern": "Captain Hook",
        "hull": "Anne",
        "sails": "Bart",
        "cannon": None,
        "crew": "Cléo",
    }
    evening.answer("sails", seat=CLEO, source="phone")
    assert evening.state.navy == Navy("sails", 4, CLEO, CLEO)
    assert offered(evening) == [f"card-{BART}", "arrive"]


@pytest.mark.rule("PC-T2-03")
def test_a_card_that_is_kept_after_all_leaves_the_window_open() -> None:
    evening = waiting(holding(at("arrival", LYING), bart="smoke", cleo="navy"))
    evening.answer(f"card-{CLEO}", {"card": "nothing"})
    assert offered(evening) == [f"card-{BART}", f"card-{CLEO}", "arrive"]
    assert evening.state.player(CLEO).hand == ("navy",)
    evening.answer(f"card-{BART}")
    assert evening.question is not None
    assert evening.question.key == "card", "who can play nothing looks at the hand, too"


@pytest.mark.rule("PC-EVT-06", "PC-NAVY-01", "PC-NAVY-02", "PC-NAVY-03", "PC-NAVY-04")
def test_the_navy_goes_to_an_outer_island_where_its_caller_does_not_lie() -> None:
    s = holding(at("arrival", LYING), anne="navy")
    assert [island for island in OUTER if not may_send(s, ANNE, island).allowed] == ["hull"]
    assert [reason.rule for reason in may_send(s, ANNE, "treasure").refusals] == ["PC-NAVY-01"]
    s, _ = played(s, arrival.arrival_card, ANNE, answers=("navy", "sails"))
    assert s.navy == Navy("sails", 4, ANNE, ANNE) and s.discards == ("navy",)


@pytest.mark.rule("PC-EVT-05", "PC-NAVY-04", "A-02")
def test_a_letter_of_marque_sends_the_navy_elsewhere_but_not_to_its_first_caller() -> None:
    s = holding(at("arrival", LYING), anne="navy", cleo="letter")
    assert [reason.rule for reason in may_claim(s, BOOK, CLEO, "letter").refusals] == ["PC-EVT-05"]
    sent = replace(s, navy=Navy("sails", 4, ANNE, ANNE))
    assert [island for island in OUTER if may_redirect(sent, island).allowed] == ["tavern", "cannon", "crew"]
    assert [reason.rule for reason in may_redirect(sent, "hull").refusals] == ["PC-NAVY-04"]
    assert [reason.rule for reason in may_redirect(sent, "sails").refusals] == ["PC-EVT-05"]
    s, _ = played(s, arrival.arrival_card, ANNE, answers=("navy", "sails"))
    s, _ = played(s, arrival.arrival_card, CLEO, answers=("letter", "tavern"))
    assert s.navy == Navy("tavern", 4, ANNE, CLEO)


@pytest.mark.rule("PC-EVT-01", "PC-EVT-05", "PC-EVT-06")
def test_nobody_plays_what_is_not_in_the_hand() -> None:
    s = holding(at("arrival", LYING), anne="smoke")
    assert not may_claim(s, BOOK, ANNE, "navy").allowed and not may_claim(s, BOOK, ANNE, "slip-away").allowed
    out = replace(s, navy=Navy("sails", 4, BART, BART))
    assert not may_claim(out, BOOK, ANNE, "letter").allowed
    assert [reason.rule for reason in may_claim(holding(out, anne="navy"), BOOK, ANNE, "navy").refusals] == [
        "PC-EVT-06"
    ]


@pytest.mark.rule("PC-EVT-01", "A-02")
def test_one_may_slip_away_even_after_the_navy_was_sent() -> None:
    evening = waiting(holding(at("arrival", LYING), anne="slip-away", bart="smoke", cleo="navy"))
    evening.answer(f"card-{CLEO}", {"card": "navy", "sent": "hull"})
    evening.answer(f"card-{ANNE}", {"card": "slip-away", "slips": "cannon"})
    assert offered(evening) == [f"card-{BART}", "arrive"]
    s = evening.state
    assert (s.player(ANNE).island, s.navy is not None and s.navy.island) == ("cannon", "hull")


@pytest.mark.rule("PC-EVT-01", "A-19")
@pytest.mark.parametrize(("ruling", "free"), [("ships", ["cannon"]), ("players", ["tavern", "cannon"])])
def test_one_slips_away_to_an_island_without_ships_or_to_treasure_island(ruling: str, free: list[str]) -> None:
    s = at("arrival", LYING, A_19=ruling)
    s = replace(s, black_ships=(BlackShip(ShipId("legend-1"), "tavern", "hook", 5),))
    assert [island for island in OUTER if may_slip(s, ANNE, island).allowed] == free
    chased = may_slip(replace(s, navy=Navy("cannon", 4, BART, BART)), ANNE, "cannon")
    assert chased.allowed is (ruling == "players"), "the Navy is a ship, too"
    assert may_slip(s.with_player(BART, island="treasure"), ANNE, "treasure").allowed, "others may lie there"
    assert not may_slip(s.with_player(ANNE, island="treasure"), ANNE, "treasure").allowed


@pytest.mark.rule("PC-EVT-01", "PC-EVT-02")
def test_slipping_away_calls_buccaneering_off() -> None:
    s = replace(
        holding(at("arrival", LYING), anne="slip-away"), buccaneers=(Buccaneer(BART, ANNE), Buccaneer(ANNE, CLEO))
    )
    s, _ = played(s, arrival.arrival_card, ANNE, answers=("slip-away", "treasure"))
    assert s.buccaneers == (Buccaneer(ANNE, CLEO),) and s.player(ANNE).island == "treasure"


@pytest.mark.rule("PC-T2-03", "PC-EVT-06")
def test_of_hands_on_paper_the_table_says_which_card_and_whose_it_is() -> None:
    s = holding(at("arrival", LYING), anne="unknown", cleo="unknown")
    s = replace(s, options=replace(s.options, cards="table"))
    evening = waiting(s)
    assert len(evening.questions) == 1 and offered(evening) == ["navy", "slip-away", "arrive"]
    evening.answer("navy", {"who": CLEO, "sent": "hull"})
    assert evening.state.navy == Navy("hull", 4, CLEO, CLEO) and evening.state.player(CLEO).hand == ()
    assert offered(evening) == ["letter", "slip-away", "arrive"]


@pytest.mark.rule("PC-T2-03", "PC-EVT-01")
def test_of_hands_on_paper_only_who_could_play_the_card_is_named() -> None:
    s = holding(at("arrival", LYING | {ANNE: "treasure"}), anne="unknown", bart="unknown")
    ships = zip(("tavern", "hull", "cannon"), (1, 2, 3), strict=True)
    black = tuple(BlackShip(ShipId.numbered("legend", n), island, "hook", 5) for island, n in ships)  # type: ignore[arg-type]
    s = replace(s, black_ships=black, options=replace(s.options, cards="table"))
    assert not may_claim(s, BOOK, ANNE, "slip-away").allowed
    evening = waiting(s)
    evening.answer("slip-away", {"who": BART, "slips": "treasure"})
    with pytest.raises(companion.BadAnswer):
        waiting(s).answer("slip-away", {"who": ANNE})
    assert evening.state.player(BART).island == "treasure"
