"""10.2, 10.3 Sales with all that may go with them, and ransoms."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.rules.verdicts import Verdict
from companion.games.blackbeard.harbour.sales import may_bribe, may_ransom, may_sell, offers, ransom, sell
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Hostage, PortState
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import ports
from tests.games.blackbeard.rules.scene import anchored, book, pirate, play, port, scene, warship

TEACH = ShipId("edward-teach")
SPANISH, HAVEN = 24, 35
HOSTAGE = Hostage("hostage-1", "spanish", SPANISH)


def in_port(number: int = SPANISH, governor: str = "", **values: Any) -> State:
    """Teach at anchor; governor: of the port."""
    placed: dict[int, Any] = {number: governor} if governor else {}
    return scene(anchored(number=number, **values), governors=placed)


def rules(verdict: Verdict) -> list[str]:
    return [reason.rule for reason in verdict.refusals]


@pytest.mark.rule("BB-10.2", "BB-10.41", "BB-11.21")
@pytest.mark.parametrize(
    ("state", "worth", "renown"),
    [
        (in_port(holds=(350,)), 350, 3),
        (in_port(governor="pro", holds=(350,)), 385, 3),
        (in_port(governor="pro", holds=(350,), havens=(SPANISH,)), 420, 4),
    ],
)
def test_the_rate_of_the_port_and_renown_for_every_full_hundred(state: State, worth: int, renown: int) -> None:
    sold = play(state, sell, {"cargoes": ("hold-1",), "besides": ()}, ship=TEACH).state
    teach = sold.pirate(TEACH)
    assert (teach.worth, teach.holds, teach.notoriety, teach.popularity) == (worth, (), renown, 7 + renown)
    assert sold.turn.done and sold.turn.actor == TEACH


@pytest.mark.rule("BB-10.22")
@pytest.mark.parametrize(("revels", "popularity"), [(True, 7 + 2 + 1), (False, 7 + 2 - 1)])
def test_a_sale_in_a_pirate_haven_ends_in_debauchery(revels: bool, popularity: int) -> None:
    state = in_port(HAVEN, holds=(350,))
    teach = play(state, sell, {"cargoes": ("hold-1",), "debauchery": revels}, ship=TEACH).state.pirate(TEACH)
    assert (teach.worth, teach.notoriety, teach.popularity, teach.debauched) == (280, 2, popularity, revels)


@pytest.mark.rule("BB-2.9", "BB-10.2", "A-01")
def test_any_or_all_holds_are_sold_and_the_sum_is_rounded() -> None:
    state = in_port(governor="pro", hull="brigantine", holds=(115, 1000, 90))
    teach = play(state, sell, {"cargoes": ("hold-1", "hold-3"), "besides": ()}, ship=TEACH).state.pirate(TEACH)
    assert (teach.worth, teach.holds, teach.notoriety) == (226, (1000,), 2)  # 205 + 10 % = 225.5


@pytest.mark.rule("BB-10.22")
def test_in_a_pirate_haven_who_sells_nothing_need_not_revel() -> None:
    played = play(in_port(HAVEN, holds=(350,)), sell, {"cargoes": ()}, ship=TEACH)
    assert [question.key for question in played.asked] == ["cargoes"]
    assert played.state.pirate(TEACH).popularity == 7 and not played.state.pirate(TEACH).debauched


@pytest.mark.rule("BB-10.2")
def test_nothing_need_be_sold() -> None:
    played = play(in_port(holds=(350,)), sell, {"cargoes": (), "besides": ()}, ship=TEACH)
    assert played.state.pirate(TEACH).holds == (350,) and not played.state.ledger


@pytest.mark.rule("BB-10.2", "BB-7.2D", "BB-8.x")
def test_a_sale_needs_a_port_that_is_open_to_him() -> None:
    at_sea = scene(pirate(place=port(SPANISH), holds=(350,)))
    assert rules(may_sell(at_sea, book(), TEACH)) == ["BB-7.2"]
    assert rules(may_sell(in_port(governor="anti", holds=(350,)), book(), TEACH)) == ["BB-10.2"]
    assert rules(may_sell(in_port(marks=("spanish",), holds=(350,)), book(), TEACH)) == ["BB-10.2"]
    assert may_sell(in_port(holds=(350,)), book(), TEACH).allowed


@pytest.mark.rule("BB-14.3", "BB-10.2", "BB-10.3")
def test_a_blockade_forbids_sales_and_ransoms_and_every_broken_rule_is_named() -> None:
    state = scene(anchored(holds=(350,)), warship(1, port(SPANISH), revealed=True), governors={SPANISH: "anti"})
    assert rules(may_sell(state, book(), TEACH)) == ["BB-10.2", "BB-14.3"]
    assert rules(may_ransom(state, book(), TEACH)) == ["BB-10.2", "BB-14.3", "BB-10.3"]


@pytest.mark.rule("BB-10.2")
def test_with_empty_holds_he_may_deal_where_there_is_something_to_be_had() -> None:
    assert rules(may_sell(in_port(HAVEN), book(), TEACH)) == ["BB-10.2"]
    assert may_sell(in_port(), book(), TEACH).allowed
    shown = [offer.option.id for offer in offers(in_port(), book())]
    assert shown == [f"visit-{TEACH}", f"ransom-{TEACH}"]


# ---------------------------------------------------------------------- the bribe


def bribed(state: State, die: int, **more: Any) -> State:
    """After a sale of nothing with a bribe."""
    answers = {"cargoes": (), "besides": ("bribe",), "bribe-price": (die,), **more}
    return play(state, sell, answers, ship=TEACH).state


@pytest.mark.rule("BB-10.21")
def test_a_pro_pirate_governor_sells_a_safe_haven_at_once() -> None:
    after = bribed(in_port(governor="pro", worth=500), 4)
    assert after.pirate(TEACH).worth == 100 and after.pirate(TEACH).havens == (SPANISH,)
    assert ports.standing(after, book(), TEACH, SPANISH) == "safe"


@pytest.mark.rule("BB-10.21", "BB-2.35")
@pytest.mark.parametrize(
    ("drawn", "havens", "governor"), [("pro", (SPANISH,), "pro"), ("anti", (), ""), ("none", (), "")]
)
def test_in_a_neutral_port_a_governor_is_drawn_once(drawn: str, havens: tuple[int, ...], governor: str) -> None:
    after = bribed(in_port(worth=500), 4, **{"bribe-governor": drawn})
    assert after.pirate(TEACH).worth == 100 and after.pirate(TEACH).havens == havens
    assert after.port(SPANISH) == PortState(SPANISH, governor)  # type: ignore[arg-type]


@pytest.mark.rule("A-11")
def test_a_bribe_is_paid_from_what_is_aboard_cargoes_last() -> None:
    state = in_port(governor="pro", hull="brigantine", worth=150, holds=(80, 400), deposits=((SPANISH, 900),))
    after = bribed(state, 3).pirate(TEACH)
    assert (after.worth, after.holds, after.deposits) == (0, (330,), ((SPANISH, 900),))


@pytest.mark.rule("BB-10.21")
def test_a_bribe_that_he_cannot_pay_costs_nothing() -> None:
    after = bribed(in_port(governor="pro", worth=250), 3).pirate(TEACH)
    assert after.worth == 250 and not after.havens


@pytest.mark.rule("BB-10.21", "BB-2.35", "A-35")
def test_where_a_safe_haven_can_be_bought() -> None:
    assert rules(may_bribe(in_port(HAVEN, worth=900), book(), TEACH)) == ["BB-10.21"]
    his = may_bribe(in_port(governor="pro", worth=900, havens=(SPANISH,)), book(), TEACH)
    assert [reason.text.key for reason in his.refusals] == ["bb-no-bribe-twice"]
    assert rules(may_bribe(in_port(worth=90), book(), TEACH)) == ["BB-10.21"]
    assert may_bribe(in_port(governor="pro", worth=900, havens=(25,)), book(), TEACH).allowed
    closed = in_port(worth=900, letter="spanish-1").with_port(SPANISH, governor="anti", forever=True)
    assert rules(may_bribe(closed, book(), TEACH)) == ["BB-2.35"]


@pytest.mark.rule("BB-17E2", "BB-10.21")
def test_a_letter_lets_him_bribe_where_the_governor_is_against_pirates() -> None:
    after = bribed(in_port(governor="anti", worth=500, letter="spanish-1"), 1, **{"bribe-governor": "pro"})
    assert after.port(SPANISH).governor == "pro" and after.pirate(TEACH).havens == (SPANISH,)


@pytest.mark.rule("BB-23.5")
def test_a_false_pirate_buys_his_first_safe_haven() -> None:
    false = scene(
        pirate("dr-peter-blood"),
        anchored(TEACH, "seat-2", worth=500, holds=(100,)),
        solo=True,
        governors={SPANISH: "pro"},
        turn={"holder": "seat-2"},
    )
    after = play(false, sell, {"bribe-price": (2,)}, ship=TEACH).state.pirate(TEACH)
    assert (after.havens, after.worth) == ((SPANISH,), 500 + 110 - 200)


# ---------------------------------------------------------------------- debauchery in port


@pytest.mark.rule("BB-10.221")
def test_debauchery_in_a_neutral_port_may_bring_a_governor_who_chases_him() -> None:
    answers = {"cargoes": (), "besides": ("debauchery",), "debauchery-governor": "anti"}
    state = in_port()
    played = play(state, sell, answers | {"debauchery-chase-chased-wounds": (3,)}, ship=TEACH).state
    teach = played.pirate(TEACH)
    assert played.port(SPANISH).governor == "anti" and teach.posture == "sea" and teach.barred == (SPANISH,)
    assert (teach.debauched, teach.damage, teach.popularity) == (True, 1, 7 + 1 - 1)


@pytest.mark.rule("BB-10.221", "BB-2.35")
def test_with_an_empty_cup_the_neutral_port_is_against_pirates_for_good() -> None:
    answers = {"cargoes": (), "besides": ("debauchery",), "debauchery-governor": "none"}
    chased = {"debauchery-chase-chased-wounds": (3,)}
    assert play(in_port(), sell, answers | chased, ship=TEACH).state.port(SPANISH).forever


@pytest.mark.rule("BB-10.221", "A-54")
@pytest.mark.parametrize("governor", ["", "pro"])
def test_a_pro_pirate_governor_drawn_leaves_the_game(governor: str) -> None:
    answers = {"cargoes": (), "besides": ("debauchery",), "debauchery-governor": "pro"}
    after = play(in_port(governor=governor), sell, answers, ship=TEACH).state
    assert after.port(SPANISH).governor == governor and dict(after.governors_out) == {"pro": 1, "anti": 0}
    assert after.pirate(TEACH).debauched and after.pirate(TEACH).posture == "anchored"


@pytest.mark.rule("BB-10.221")
def test_an_anti_pirate_governor_drives_out_the_other_or_costs_the_safe_haven() -> None:
    answers = {"cargoes": (), "besides": ("debauchery",), "debauchery-governor": "anti"}
    driven = play(in_port(governor="pro"), sell, answers, ship=TEACH).state
    assert driven.port(SPANISH).governor == "" and dict(driven.governors_out)["pro"] == 1
    state = in_port(governor="pro", havens=(SPANISH,), deposits=((SPANISH, 300),))
    given_up = play(state, sell, answers, ship=TEACH).state
    assert given_up.port(SPANISH).governor == "pro" and not given_up.pirate(TEACH).havens
    assert given_up.pirate(TEACH).deposited == 300


# ---------------------------------------------------------------------- ransom


@pytest.mark.rule("BB-10.3", "A-12")
@pytest.mark.parametrize(("governor", "worth"), [("", 400), ("pro", 440)])
def test_a_ransom_follows_the_rate_of_the_port_without_renown(governor: str, worth: int) -> None:
    state = in_port(governor=governor, hostages=(HOSTAGE, HOSTAGE))
    teach = play(state, ransom, {"ransom": (4,)}, ship=TEACH).state.pirate(TEACH)
    assert (teach.worth, len(teach.hostages), teach.notoriety, teach.popularity) == (worth, 1, 0, 7)


@pytest.mark.rule("BB-10.3", "BB-10.22")
def test_a_ransom_in_a_pirate_haven_ends_in_debauchery_too() -> None:
    state = in_port(HAVEN, hostages=(HOSTAGE,))
    teach = play(state, ransom, {"ransom": (4,), "debauchery": True}, ship=TEACH).state.pirate(TEACH)
    assert (teach.worth, teach.debauched, teach.popularity) == (320, True, 8)


@pytest.mark.rule("BB-7.2E")
def test_a_ransom_needs_a_hostage() -> None:
    assert rules(may_ransom(in_port(), book(), TEACH)) == ["BB-10.3"]
    assert may_ransom(in_port(hostages=(HOSTAGE,)), book(), TEACH).allowed
