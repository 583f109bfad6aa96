"""PC-T5-05, -06: the Cove: two cards, or one and two gold; repairs first."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Order
from companion.core.procedures.menus import Menu
from companion.games.pirates_cove.islands import cove, visits
from companion.games.pirates_cove.model.records import Visit
from companion.games.pirates_cove.model.state import State
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, played, with_rings
from tests.games.pirates_cove.rules.scene import at
from tests.games.pirates_cove.rules.test_plunder import fame_cards


def sheltered(gold: int, **rulings: str) -> State:
    """Anne lies in the Cove without hull and sails, with a crew that has suffered; the others have nothing to do."""
    s = at("effects", {ANNE: "cove", BART: "hull", CLEO: "crew"}, **rulings)
    s = s.with_player(BART, gold=0).with_player(CLEO, gold=0).with_player(ANNE, gold=gold)
    return with_rings(s, ANNE, hull=0, sails=0, crew=1)


@pytest.mark.rule("PC-T5-05", "PC-T5-06", "A-21")
def test_repairs_are_paid_first_and_then_the_cove_gives_something() -> None:
    s = sheltered(5)
    assert cove.price(s, BOOK, ANNE).total == 4
    s, happened = played(s, visits.begin)
    player = s.player(ANNE)
    assert (player.gold, player.rings.hull, player.rings.sails, player.rings.crew) == (1, 2, 2, 1)
    orders = [order for event in happened for order in event.announcements if isinstance(order, Order)]
    assert [(order.text.key, order.seat) for order in orders][:1] == [("pc-order-repair", ANNE)]
    following = COVE.next(s)
    assert isinstance(following, Menu)
    assert [option.id for option in following.options] == ["tavern-cards", "tavern-gold"]
    place = str(fame_cards(s))
    cards, _ = played(s, visits.gift, ANNE, False, answers=(place, place))
    assert (len(cards.player(ANNE).hand), cards.player(ANNE).gold) == (2, 1)
    gold, happened = played(s, visits.gift, ANNE, True, answers=(place,))
    told = [order.text.key for event in happened for order in event.announcements if isinstance(order, Order)]
    assert "pc-order-gold" in told
    assert (len(gold.player(ANNE).hand), gold.player(ANNE).gold) == (1, 3)


@pytest.mark.rule("PC-T5-06", "A-20")
def test_worked_example_16_who_cannot_pay_keeps_the_gold_is_repaired_and_gets_nothing() -> None:
    s = sheltered(3)
    assert cove.price(s, BOOK, ANNE).total == 4
    s, happened = played(s, visits.begin)
    player = s.player(ANNE)
    assert (player.gold, player.rings.hull, player.rings.sails, player.hand) == (3, 2, 2, ())
    orders = [order for event in happened for order in event.announcements if isinstance(order, Order)]
    assert [(order.text.key, order.seat) for order in orders] == [("pc-order-repair-poor", ANNE)], "hands move rings"
    assert s.turn.phase == "ships", "nothing is left to do in the Cove"


@pytest.mark.rule("PC-T5-06", "A-20")
@pytest.mark.parametrize(("gold", "left", "cards"), [(3, 1, 1), (1, 1, 0), (4, 0, 0)])
def test_where_the_table_wants_it_the_gold_of_the_cove_helps_to_pay(gold: int, left: int, cards: int) -> None:
    s = sheltered(gold, A_20="after")
    answers = (str(fame_cards(s)),) if cards else ()
    s, _ = played(s, visits.begin, answers=answers)
    assert (s.player(ANNE).gold, len(s.player(ANNE).hand)) == (left, cards)
    assert not s.player(ANNE).crippled
    assert (s.turn.visit == Visit(ANNE)) is (gold == 4)


@pytest.mark.rule("PC-T5-05")
def test_a_sound_ship_pays_nothing() -> None:
    s = with_rings(sheltered(0), ANNE, hull=2, sails=2)
    s, happened = played(s, visits.begin)
    assert s.turn.visit == Visit(ANNE) and s.player(ANNE).gold == 0
    assert not any(event.announcements for event in happened)
