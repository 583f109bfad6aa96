"""Phase 4: plunder in the order of the islands, as far as bank and deck reach; maps and buccaneers."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Change, Result
from companion.core.questions.kinds import Form
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.cards import treasure_cards
from companion.games.pirates_cove.islands import plunder
from companion.games.pirates_cove.islands.plunder import LootTurned, Plundered, yielded
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.ledger import FameChanged
from companion.games.pirates_cove.model.records import Bank, Buccaneer, Chest, Loot
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.tavern import deck
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, played
from tests.games.pirates_cove.rules.scene import asked, at, with_loot


def place_of(s: State, wanted: str) -> int:
    """The place in the deck of the first card of a kind."""
    before = 0
    for kind, n in deck.deck(s, BOOK).contents:
        if kind == wanted:
            return before + 1
        before += n
    raise LookupError


def fame_cards(s: State) -> int:
    """The place in the deck of a Fame card, from which the next cards are Fame cards, too."""
    return place_of(s, "fame-1")


def owns(s: State, seat: SeatId) -> tuple[int, int, int, int]:
    """Treasures, gold, cards and fame."""
    player = s.player(seat)
    return player.treasures, player.gold, len(player.hand), player.fame


@pytest.mark.rule("PC-T4-01", "PC-SCORE-02")
def test_whoever_lies_at_an_outer_island_takes_what_its_card_shows() -> None:
    s = at("plunder", {ANNE: "sails", BART: "hull", CLEO: "treasure"})
    s = with_loot(with_loot(s, "hull", 1, 2), "sails", 2, 3, 0, 1)
    s, happened = played(s, plunder.plunder)
    assert owns(s, ANNE) == (2, 12, 0, 1) and owns(s, BART) == (1, 11, 0, 0) and owns(s, CLEO) == (0, 9, 0, 0)
    assert [event.event.island for event in happened if isinstance(event.event, Plundered)] == ["hull", "sails"]
    assert s.loots == () and s.turn.phase == "effects"
    assert [tally.islands for tally in s.tallies] == [1, 1, 0]
    assert (s.fame[0].by, s.fame[0].why) == (1, "plunder")
    (told,) = [telling for event in happened if isinstance(event.event, FameChanged) for telling in event.announcements]
    assert isinstance(told, Change) and (told.before, told.after, told.good) == (0, 1, True)


@pytest.mark.rule("PC-T4-01")
def test_it_is_told_as_one_list() -> None:
    s = with_loot(at("plunder", {ANNE: "hull"}), "hull", 2, 3)
    _, happened = played(s, plunder.plunder)
    (event,) = [each for each in happened if isinstance(each.event, Plundered)]
    result, chests, coins = event.announcements
    assert isinstance(result, Result) and isinstance(chests, Change) and isinstance(coins, Change)
    assert (chests.before, chests.after, coins.before, coins.after) == (0, 2, 9, 12)
    assert event.heading == result.text
    assert result.seat == chests.seat == coins.seat == ANNE, "the phones of others have enough to tell"


@pytest.mark.rule("PC-T4-03", "PC-EVT-02")
def test_a_buccaneer_is_told_of_the_plunder_too() -> None:
    s = replace(with_loot(at("plunder", {ANNE: "hull"}), "hull", 0, 3, 0, 1), buccaneers=(Buccaneer(BART, ANNE),))
    _, happened = played(s, plunder.plunder)
    told = [telling for event in happened for telling in event.announcements if isinstance(telling, Result | Change)]
    assert [telling.seat for telling in told] == ["", ANNE, BART, BART]


@pytest.mark.rule("PC-T1-01", "PC-T4-01")
def test_a_card_that_people_have_turned_is_told_as_it_is_plundered() -> None:
    s = replace(at("plunder", {ANNE: "hull"}), loots=(Loot("hull"),))
    told = {"treasures": 2, "gold": 3, "tavern": 0, "fame": None}
    s, happened = played(s, plunder.plunder, answers=(tuple(told.items()),))
    assert [event.event.loot for event in happened if isinstance(event.event, LootTurned)] == [
        Loot("hull", "", True, 2, 3, 0, 0)
    ]
    assert owns(s, ANNE) == (2, 12, 0, 0) and treasure_cards.numbers(replace(s, cards=()), "1") == dict.fromkeys(
        told, 0
    )


@pytest.mark.rule("PC-T4-01")
def test_where_several_lie_nobody_plunders() -> None:
    s = with_loot(at("plunder", {ANNE: "hull", BART: "hull"}), "hull", 2, 3)
    s, _ = played(s, plunder.plunder)
    assert owns(s, ANNE) == owns(s, BART) == (0, 9, 0, 0) and len(s.loots) == 1


@pytest.mark.rule("PC-T4-02")
def test_what_bank_and_deck_do_not_hold_is_not_received() -> None:
    s = at("plunder", {ANNE: "sails", BART: "hull"})
    s = replace(with_loot(with_loot(s, "hull", 2, 2), "sails", 2, 3), bank=Bank(4, 3))
    s, _ = played(s, plunder.plunder)
    assert owns(s, BART)[:2] == (2, 11) and owns(s, ANNE)[:2] == (1, 11)
    assert s.bank == Bank(0, 0)
    whole = [kind for kind, n in deck.copies(s, BOOK).items() for _ in range(n)]
    s = s.with_player(CLEO, hand=tuple(whole[2:]))
    loot = Loot("crew", "", True, 0, 0, 5)
    assert yielded(replace(s, discards=(whole[0],)), BOOK, ANNE, loot)["tavern"] == 2


@pytest.mark.rule("PC-T4-03", "PC-EVT-07", "A-24")
@pytest.mark.parametrize(("ruling", "anne", "bart"), [("owner", 4, 2), ("winner", 4, 4)])
def test_worked_example_19_a_map_doubles_the_treasures_of_its_island(ruling: str, anne: int, bart: int) -> None:
    s = replace(at("plunder", {}, A_24=ruling), chests=(Chest("hull", ANNE),))
    loot = Loot("hull", "", True, 2, 3, 0, 1)
    assert yielded(s, BOOK, ANNE, loot) == {"treasures": anne, "gold": 3, "tavern": 0, "fame": 1}
    assert yielded(s, BOOK, BART, loot)["treasures"] == bart
    assert yielded(s, BOOK, ANNE, replace(loot, island="crew"))["treasures"] == 2


@pytest.mark.rule("PC-T4-03", "PC-EVT-02", "A-18")
def test_worked_example_18_buccaneering_takes_half_of_each_kind_rounded_up() -> None:
    s = with_loot(at("plunder", {ANNE: "hull", BART: "treasure"}), "hull", 1, 3, 1, 2)
    s = replace(s, buccaneers=(Buccaneer(BART, ANNE),))
    s, _ = played(s, plunder.plunder, answers=(str(fame_cards(s)),))
    assert owns(s, BART) == (1, 11, 1, 1) and owns(s, ANNE) == (0, 10, 0, 1)
    assert {(line.seat, line.why) for line in s.fame} == {(ANNE, "plunder"), (BART, "shared")}


@pytest.mark.rule("PC-EVT-02")
def test_two_buccaneers_take_half_and_then_half_of_the_rest() -> None:
    s = replace(at("plunder", {}), buccaneers=(Buccaneer(BART, ANNE), Buccaneer(CLEO, ANNE)))
    assert plunder.split(s, BOOK, ANNE, 5) == ((ANNE, 1), (BART, 3), (CLEO, 1))
    assert plunder.split(s, BOOK, BART, 5) == ((BART, 5),)


@pytest.mark.rule("PC-T4-01", "PC-T1-01")
def test_a_card_turned_up_at_the_table_is_told_when_somebody_plunders_it() -> None:
    s = replace(at("plunder", {ANNE: "hull"}), loots=(Loot("hull"), Loot("crew")))
    question = asked(s, plunder.plunder)
    assert isinstance(question, Form) and not question.kept and len(question.fields) == 4
    told = (("treasures", 1), ("gold", 4), ("tavern", 0), ("fame", 2))
    s, _ = played(s, plunder.plunder, answers=(told,))
    assert owns(s, ANNE) == (1, 13, 0, 2) and s.loots == (Loot("crew"),)
