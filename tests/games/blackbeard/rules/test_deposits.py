"""10.42 Net Worth left in a Safe Haven."""

from __future__ import annotations

import pytest

from companion.games.blackbeard.harbour.deposits import deposit, may_deposit, offers
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.prizes import plunder
from tests.games.blackbeard.rules.scene import anchored, book, pirate, play, port, scene
from tests.support.verdicts import refused_by

TEACH, ROBERTS, SPANISH = ShipId("edward-teach"), ShipId("bartholomew-roberts"), 24


@pytest.mark.rule("BB-10.42", "BB-10.4", "A-02")
@pytest.mark.parametrize("amount", [0, 200, 500])
def test_so_much_is_left_and_still_counts_at_the_end(amount: int) -> None:
    state = scene(anchored(worth=500, havens=(SPANISH,)), governors={SPANISH: "pro"})
    teach = play(state, deposit, {"amount": amount}, ship=TEACH).state.pirate(TEACH)
    assert (teach.worth, teach.deposited, teach.fortune) == (500 - amount, amount, 500)


@pytest.mark.rule("BB-10.42")
def test_it_takes_no_operation_and_need_not_be_his_turn() -> None:
    state = scene(pirate(), anchored(ROBERTS, "seat-2", worth=500, havens=(SPANISH,)), governors={SPANISH: "pro"})
    (offer,) = offers(state, book())
    assert (offer.option.id, offer.option.group) == (f"deposit-{ROBERTS}", "free") and offer.option.verdict.allowed
    assert not play(state, deposit, {"amount": 500}, ship=ROBERTS).state.turn.done


@pytest.mark.rule("BB-10.42", "BB-10.43")
def test_only_in_his_own_safe_haven_while_it_is_one() -> None:
    at_sea = scene(pirate(place=port(SPANISH), worth=500, havens=(SPANISH,)), governors={SPANISH: "pro"})
    suspended = scene(anchored(worth=500, havens=(SPANISH,)), governors={SPANISH: "anti"})
    for state in (at_sea, suspended, scene(anchored(worth=500))):
        assert [reason.rule for reason in may_deposit(state, book(), TEACH).refusals] == ["BB-10.42"]
    assert refused_by(may_deposit(scene(anchored(havens=(SPANISH,))), book(), TEACH)) == ["BB-10.42"]
    assert may_deposit(suspended.with_port(SPANISH, governor=""), book(), TEACH).allowed


@pytest.mark.rule("BB-10.43")
def test_attacking_its_nation_loses_the_safe_haven_and_what_lies_there() -> None:
    state = scene(pirate(worth=100, havens=(SPANISH, 11), deposits=((11, 70), (SPANISH, 300))))
    after = play(state, plunder.attacked, pirate=TEACH, nation="spanish", rule="BB-9.62").state.pirate(TEACH)
    assert (after.havens, after.deposits, after.worth, after.attacked) == ((11,), ((11, 70),), 100, ("spanish",))
