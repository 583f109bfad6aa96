"""The action line: whose turn it is, and Merchants that come and go (6.1 to 6.33, 4.3, 9.5)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.kinds import Pick
from companion.core.values.messages import msg
from companion.games.blackbeard.map import lanes
from companion.games.blackbeard.model.announced_results import Shown
from companion.games.blackbeard.model.ledger import CounterPlaced, CounterReturned
from companion.games.blackbeard.model.records import Counter, Place, Wounds
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import action_deck
from companion.games.blackbeard.turn import action_line
from tests.games.blackbeard.rules.scene import (
    Ship,
    anchored,
    book,
    commissioner,
    copied,
    lane,
    merchant,
    pirate,
    play,
    scene,
    sea,
    zone,
)

CARD, OTHER, STAR = 20, 21, 37
"""Two cards with the lanes 42 and 43, one with an asterisk."""


def showing(line: str, *ships: Ship, rows: dict[str, Any] | None = None, **values: Any) -> State:
    """A table where the card in question bears a line on every row."""
    given = {f"line_{row}": line for row in ("two", "three", "four")} | {"line_kc": False} | (rows or {})
    turn = {"stage": "draw", "first": "seat-1", "holder": "seat-1", **values.pop("turn", {})}
    there = ships or (pirate(),)
    return scene(*there, cards=(copied("action-card", CARD, **given),), turn=turn, **values)


def drawn(state: State, **answers: Any) -> Any:
    return play(state, action_line.draw_card, {"line": str(CARD), **answers})


def gone(played: Any) -> list[str]:
    return [event.id for event in played.of(CounterReturned)]


# ---------------------------------------------------------------------- whose turn it is


@pytest.mark.rule("BB-6.1", "BB-6.3", "BB-6.32")
def test_the_black_flag_names_the_next_player() -> None:
    after = drawn(showing("player-2")).state
    assert (after.turn.holder, after.turn.stage, after.turn.cards) == ("seat-2", "operation", 2)
    assert after.discards == (CARD,)


@pytest.mark.rule("BB-5.24", "BB-13.711", "BB-6.1")
def test_a_new_card_ends_what_counted_for_one_turn() -> None:
    state = showing("player-2", pirate(wounds=Wounds(superficial=1), evaded=("warship-3",)))
    after = drawn(state).state.pirate("edward-teach")
    assert (after.wounds, after.evaded) == (Wounds(), ())


@pytest.mark.rule("BB-14.3", "BB-6.33")
def test_a_blockade_that_a_line_has_ended_is_over_at_once() -> None:
    state = showing("player-2", anchored(number=24, blockaded=True))
    after = drawn(state).state.pirate("edward-teach")
    assert not after.blockaded and after.popularity == book().numbers.start_popularity + 1


@pytest.mark.rule("BB-6.2")
def test_flags_are_counted_clockwise_from_player_one() -> None:
    after = drawn(showing("player-3", players=4, turn={"first": "seat-3"})).state
    assert after.turn.holder == "seat-1"


@pytest.mark.rule("BB-6.3")
@pytest.mark.parametrize(("players", "seat"), [(2, "seat-2"), (3, "seat-3"), (4, "seat-3")])
def test_the_row_with_as_many_flags_as_players_counts(players: int, seat: str) -> None:
    """E5: the left card of the rulebook's figure."""
    rows = {"line_two": "player-2", "line_three": "player-3", "line_four": "player-3", "line_kc": True}
    after = drawn(showing("", rows=rows, players=players)).state
    assert after.turn.holder == seat and not after.turn.commissioner, "KC matters alone only"


@pytest.mark.rule("BB-6.3", "BB-23.3")
def test_alone_one_reads_the_row_of_three_players_with_its_mark() -> None:
    """E5: the left card in a solo game."""
    rows = {"line_two": "player-2", "line_three": "player-3", "line_four": "player-3", "line_kc": True}
    after = drawn(showing("", rows=rows, solo=True)).state
    assert after.turn.holder == "seat-3" and after.turn.commissioner


@pytest.mark.rule("BB-6.3")
def test_a_row_without_a_black_flag_leaves_the_dice_where_they_are() -> None:
    """E6: the right card, for three players: a Merchant is drawn, and another card is due."""
    rows = {"line_two": "player-1", "line_three": "draw-merchant", "line_four": "player-2"}
    played = drawn(showing("", rows=rows, players=3), **{"merchant-lane-card": str(OTHER)})
    assert [event.place.id for event in played.of(CounterPlaced)] == ["43"]
    assert (played.state.turn.stage, played.state.turn.holder) == ("draw", "seat-1")


def test_a_flag_of_a_player_who_is_not_there_gives_nobody_the_turn() -> None:
    after = drawn(showing("player-4")).state
    assert (after.turn.stage, after.turn.holder) == ("draw", "seat-1")


@pytest.mark.rule("BB-6.31")
def test_a_random_event_is_drawn_from_the_whole_deck() -> None:
    unrest = next(card.number for card in book().action_cards if card.event.value == "H")
    state = showing("random-event", discards=(1, 2))
    played = drawn(state, **{"event-card": str(unrest)})
    assert played.of(action_deck.Shuffled) and played.state.discards == (unrest,)
    assert (played.state.turn.stage, played.state.turn.holder) == ("draw", "seat-1")


@pytest.mark.rule("BB-17K")
def test_an_operation_that_an_event_grants_comes_before_the_next_card() -> None:
    granting = next(card.number for card in book().action_cards if card.event.value == "K")
    hunters = [commissioner(n, "seat-1", zone(n)) for n in (1, 3)]
    played = drawn(showing("random-event", pirate(), *hunters), **{"event-card": str(granting)})
    assert (played.state.turn.stage, played.state.turn.extra, played.state.turn.done) == ("operation", 1, False)


@pytest.mark.rule("BB-2.8")
def test_a_dealt_line_that_nobody_has_read_says_so() -> None:
    unread = next(c for c in book().action_cards if c.lines.mark == "unknown" and c.lines.value.two == "player-2")
    dealt = play(scene(turn={"stage": "draw"}), action_line.draw_card, {"line": str(unread.number)})
    (line,) = [event.text for event in dealt.of(Shown) if event.rule == "BB-6.3"]
    assert line.key == "bb-ev-line-assumed"


@pytest.mark.rule("BB-6.2")
def test_the_cards_are_shuffled_when_the_last_one_has_been_turned() -> None:
    everything = tuple(card.number for card in book().action_cards)
    state = showing("player-1", discards=everything)
    assert action_line.left(state, book()) == msg("bb-cards-left", n=0, gone=40)
    after = drawn(state).state
    assert after.discards == (CARD,)
    assert action_line.left(after, book()) == msg("bb-cards-left", n=39, gone=1)


@pytest.mark.rule("BB-6.2")
def test_the_statistics_count_what_is_left_in_the_deck() -> None:
    state = showing("player-2", discards=tuple(card.number for card in book().action_cards if card.number != CARD))
    assert action_line.statistics(state, book()) == (("player-2", 1),)
    assert sum(n for _, n in action_line.statistics(showing("player-2"), book())) == 40


# ---------------------------------------------------------------------- Merchants


@pytest.mark.rule("BB-6.33", "BB-4.3")
def test_two_merchants_come_to_one_lane_face_down() -> None:
    played = drawn(showing("draw-two-merchants"), **{"merchant-lane-card": str(OTHER)})
    assert [(each.place.id, each.face) for each in played.state.merchants] == [("43", None)] * 2


@pytest.mark.rule("BB-4.3", "BB-2.5")
def test_an_asterisk_means_two_dice_for_the_lane() -> None:
    played = drawn(showing("draw-merchant"), **{"merchant-lane-card": str(STAR), "merchant-lane-d66": (2, 5)})
    assert [each.place.id for each in played.state.merchants] == ["25"]


@pytest.mark.rule("BB-6.33")
def test_odd_merchants_leave_and_one_comes() -> None:
    """E4: the same line on all rows; no turn follows."""
    ships = (merchant(1, lane(33)), merchant(2, lane(34)), merchant(3, zone(5)), merchant(4, sea("K9")), pirate())
    played = drawn(showing("remove-odd", *ships), **{"merchant-lane-card": str(OTHER)})
    assert gone(played) == ["merchant-1", "merchant-3", "merchant-4"], "even one beside a pirate"
    assert [each.place.id for each in played.state.merchants] == ["34", "43"]
    assert played.state.turn.stage == "draw"


@pytest.mark.rule("BB-6.33")
def test_even_merchants_leave_too() -> None:
    ships = (merchant(1, lane(33)), merchant(2, lane(34)), merchant(3, zone(6)), pirate(place=sea("A1")))
    assert gone(drawn(showing("remove-even", *ships), **{"merchant-lane-card": str(OTHER)})) == [
        "merchant-2",
        "merchant-3",
    ]


@pytest.mark.rule("BB-6.33")
def test_where_nobody_told_the_hex_the_table_tells_for_all_at_once() -> None:
    unnamed = [merchant(n, Place("sea", str(n), "CAR")) for n in (1, 2, 3)]
    state = showing("remove-odd", *unnamed, pirate(place=sea("A1")))
    played = drawn(state, **{"removed-which": ("merchant-1", "merchant-3"), "merchant-lane-card": str(OTHER)})
    assert gone(played) == ["merchant-1", "merchant-3"]
    assert len([question for question in played.asked if isinstance(question, Pick)]) == 1


@pytest.mark.rule("BB-6.33")
@pytest.mark.parametrize(("way", "left"), [("lane", ["34"]), ("hex", ["33"])])
def test_a_table_may_count_the_hex_of_a_lane_instead_of_its_number(way: str, left: list[str]) -> None:
    cards = (copied("lane", 33, hex="G12"), copied("lane", 34, hex="H7"))
    state = scene(merchant(1, lane(33)), merchant(2, lane(34)), pirate(), cards=cards, rulings={"A-04": way})
    after = play(state, lanes.remove, parity="odd", key="gone", rule="BB-6.33").state
    assert [each.place.id for each in after.merchants] == left


def full(*gaps: int) -> list[Counter]:
    """Every Merchant of the box on the map, on lanes 11 and 12 in turn, without some."""
    return [merchant(n, lane(11 + n % 2)) for n in range(1, len(book().merchants) + 1) if n not in gaps]


@pytest.mark.rule("BB-9.5")
@pytest.mark.parametrize(("die", "left"), [(3, "12"), (4, "11")])
def test_when_no_merchant_is_left_a_die_says_which_ones_go(die: int, left: str) -> None:
    state = scene(pirate(), *full())
    script = {"more-supply-1": (die,), "more-lane-card": str(OTHER)}
    after = play(state, lanes.merchants, script, n=1, key="more", rule="BB-6.33").state
    assert len(after.merchants) == 17 and {each.place.id for each in after.merchants} == {left, "43"}


@pytest.mark.rule("BB-9.5")
def test_two_merchants_need_two_in_the_cup() -> None:
    state = scene(pirate(), *full(32))
    one = play(state, lanes.merchants, {"more-lane-card": str(OTHER)}, n=1, key="more", rule="BB-6.33")
    assert len(one.state.merchants) == 32 and not one.of(CounterReturned)
    script = {"more-supply-1": (1,), "more-lane-card": str(OTHER)}
    assert play(state, lanes.merchants, script, n=2, key="more", rule="BB-6.33").of(CounterReturned)


def test_every_line_of_a_card_has_its_words() -> None:
    for card in book().action_cards:
        for row in action_line.ROWS.values():
            assert str(action_deck.field_of(card, f"line_{row}")[0]) in action_deck.LINES
