"""The table has the last word: operations that the rules refuse are carried out all the same, as far as they can be."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.kinds import BadAnswer
from companion.games.blackbeard.harbour import letters, port_attacks, repairs, sales
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.library.texts import texts_in
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    commissioner,
    pirate,
    play,
    play_out,
    port,
    scene,
    zone,
)
from tests.support.verdicts import refused_by

TEACH, SPANISH, HAVEN = ShipId("edward-teach"), 24, 35


@pytest.mark.rule("BB-10.2")
@pytest.mark.parametrize("place", [SEA, zone(2), port(SPANISH)])
def test_booty_sold_at_sea_brings_what_a_neutral_port_pays(place: Place) -> None:
    state = scene(pirate(place=place, holds=(350,)))
    assert refused_by(sales.may_sell(state, book(), TEACH)) == ["BB-7.2"]
    after = play_out(state, sales.sell, {"cargoes": ("hold-1",)}, ship=TEACH).state
    assert (after.pirate(TEACH).worth, after.pirate(TEACH).holds) == (350, ())


@pytest.mark.rule("BB-10.2")
def test_a_visit_to_nowhere_is_over_at_once() -> None:
    played = play(scene(pirate()), sales.sell, ship=TEACH)
    assert played.state.turn.done and not played.state.ledger


@pytest.mark.rule("BB-10.2", "BB-4.22", "BB-15.5")
@pytest.mark.parametrize("changes", [{"destroyed": True}, {"governor": "anti"}])
def test_a_port_that_is_closed_to_him_trades_as_a_neutral_one(changes: dict[str, Any]) -> None:
    state = scene(anchored(holds=(350,))).with_port(SPANISH, **changes)
    played = play_out(state, sales.sell, {"cargoes": ("hold-1",)}, ship=TEACH)
    assert played.state.pirate(TEACH).worth == 350
    say = texts_in("en")
    assert all(say(question.note) for question in played.asked if question.note is not None)


@pytest.mark.rule("BB-16.2", "BB-16.3")
def test_a_refit_where_there_is_none_repairs_what_a_neutral_port_does() -> None:
    state = scene(pirate(damage=3), commissioner(4, "seat-1", zone(1), damage=3))
    for ship in (TEACH, ShipId("kc-4")):
        assert repairs.refit_points(state, book(), ship) == 0
        assert play(state, repairs.refit, ship=ship).state.ship(ship).damage == 2


@pytest.mark.rule("BB-15.2", "BB-15.3")
@pytest.mark.parametrize(("values", "rule"), [({"repulsed": (SPANISH,)}, "BB-15.3"), ({"number": HAVEN}, "BB-15.2")])
def test_an_attack_that_is_refused_is_made_when_the_table_wants_it(values: dict[str, Any], rule: str) -> None:
    state = scene(anchored(**values))
    assert refused_by(port_attacks.may_attack(state, book(), TEACH)) == [rule]
    played = play_out(state, port_attacks.attack_port, ship=TEACH)
    assert played.state.turn.done and "attack-dice" in [question.key for question in played.asked]


@pytest.mark.rule("BB-15.2")
@pytest.mark.parametrize("operation", [port_attacks.attack_port, port_attacks.sack])
def test_where_there_is_no_port_there_is_nothing_to_attack(operation: Any) -> None:
    with pytest.raises(BadAnswer):
        play(scene(pirate()), operation, ship=TEACH)


@pytest.mark.rule("BB-17E")
def test_a_letter_bought_elsewhere_is_the_one_that_was_offered_first() -> None:
    state: State = scene(anchored(worth=900), offers=("french-1", "english-1"), letters_out=("french-1", "english-1"))
    bought = play(state, letters.buy, {"b-price": (2,), "b-buy": True}, pirate=TEACH, key="b").state
    assert (bought.pirate(TEACH).letter, bought.pirate(TEACH).worth, bought.offers) == ("french-1", 700, ("english-1",))
