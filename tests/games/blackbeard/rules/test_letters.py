"""17E Letters of Marque."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.games.blackbeard.harbour.letters import buy, may_buy, on_offer, revoke_all
from companion.games.blackbeard.harbour.sales import sell
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import plunder
from companion.games.blackbeard.standing import ports
from companion.games.blackbeard.standing.letters_held import backed, bars, void
from tests.games.blackbeard.rules.scene import anchored, book, commissioner, copied, pirate, play, port, scene, zone

TEACH, SPANISH, ENGLISH = ShipId("edward-teach"), 24, 11


def buyer(governor: str = "", rulings: dict[str, str] | None = None, **values: Any) -> State:
    """Teach in a Spanish port, where a Spanish Letter of Marque is on offer."""
    placed: dict[int, Any] = {SPANISH: governor} if governor else {}
    return scene(
        anchored(**{"worth": 1000, **values}),
        governors=placed,
        rulings=rulings,
        offers=("spanish-1",),
        letters_out=("spanish-1",),
    )


@pytest.mark.rule("BB-17E")
def test_a_letter_drawn_is_on_offer() -> None:
    state = play(scene(options={"cards": "table"}), on_offer, {"event-letter": "french"}, key="event").state
    assert state.offers == state.letters_out == ("french-1",)
    second = play(state, on_offer, {"event-letter": "french"}, key="event").state
    assert second.offers == ("french-1", "french-2")


@pytest.mark.rule("BB-17E")
def test_with_all_letters_out_none_is_offered() -> None:
    out = tuple(letter.id for letter in book().letters)
    assert play(scene(letters_out=out), on_offer, key="event").state.offers == ()


@pytest.mark.rule("BB-17E2", "BB-13.5")
def test_commissioners_in_its_ports_are_chased_out_when_it_is_offered() -> None:
    inside = commissioner(1, "seat-2", port(SPANISH), posture="anchored")
    elsewhere = commissioner(2, "seat-2", zone(1))
    state = scene(pirate(), inside, elsewhere)
    answers = {"event-letter": "spanish", "event-kc-1-chased-wounds": (4,)}
    after = play(state, on_offer, answers, key="event").state
    assert (after.commissioner("kc-1").posture, after.commissioner("kc-1").damage) == ("sea", 1)
    assert after.commissioner("kc-2") == elsewhere


@pytest.mark.rule("BB-17E2", "A-23")
def test_a_nation_backs_a_letter_on_offer_or_held() -> None:
    state = scene(pirate(letter="spanish-2"), offers=("english-1",))
    assert backed(state, book()) == ("english", "spanish")
    assert bars(state, book(), SPANISH) and not bars(state, book(), ENGLISH) and not bars(scene(), book(), SPANISH)
    retired = scene(pirate(letter="spanish-2", status="retired"))
    assert not bars(retired, book(), SPANISH)


# ---------------------------------------------------------------------- buying


@pytest.mark.rule("BB-17E", "BB-10.2")
@pytest.mark.parametrize(("governor", "cost"), [("", 300), ("pro", 150)])
def test_the_price_follows_the_governor(governor: str, cost: int) -> None:
    answers = {"cargoes": (), "besides": ("letter",), "letter-price": (3,), "letter-buy": True}
    after = play(buyer(governor), sell, answers, ship=TEACH).state
    assert (after.pirate(TEACH).worth, after.pirate(TEACH).letter, after.offers) == (1000 - cost, "spanish-1", ())
    assert after.letters_out == ("spanish-1",)


@pytest.mark.rule("BB-17E", "A-22")
@pytest.mark.parametrize(
    ("governor", "ruling", "dice", "cost"),
    [
        ("pro", "second-die", {"letter-price": (5,), "letter-discount": (2,)}, 150),
        ("pro", "second-die", {"letter-price": (2,), "letter-discount": (5,)}, 0),
        ("", "second-die", {"letter-price": (5,), "letter-discount": (2,)}, 400),
        ("", "same-die", {"letter-price": (5,)}, 250),
    ],
)
def test_his_safe_haven_takes_a_die_off_the_price(governor: str, ruling: str, dice: dict[str, Any], cost: int) -> None:
    state = buyer(governor, {"A-22": ruling}, havens=(SPANISH,))
    after = play(state, buy, dice | {"letter-buy": True}, pirate=TEACH, key="letter").state.pirate(TEACH)
    assert (after.worth, after.letter) == (1000 - cost, "spanish-1")


@pytest.mark.rule("BB-17E", "A-11")
def test_he_may_decline_and_cannot_pay_what_he_has_not() -> None:
    asked = play(buyer(), buy, {"letter-price": (6,), "letter-buy": False}, pirate=TEACH, key="letter")
    assert [q.default for q in asked.asked if q.key == "letter-buy"] == [True], "who has it priced mostly buys it"
    declined = asked.state
    assert declined.offers == ("spanish-1",) and declined.pirate(TEACH).worth == 1000
    short = play(buyer(worth=200, holds=(100,)), buy, {"letter-price": (4,)}, pirate=TEACH, key="letter")
    poor = short.state
    assert poor.offers == ("spanish-1",) and not poor.pirate(TEACH).letter
    assert [line.key for line in short.lines(Announced)] == ["bb-ev-letter-too-dear"]
    answers = {"letter-price": (3,), "letter-buy": True}
    paid = play(buyer(worth=200, holds=(100,)), buy, answers, pirate=TEACH, key="letter").state.pirate(TEACH)
    assert (paid.worth, paid.holds, paid.letter) == (0, (), "spanish-1")


@pytest.mark.rule("BB-17E")
def test_nobody_has_two_letters() -> None:
    state = buyer(letter="french-3")
    after = play(state, buy, {"letter-price": (1,), "letter-buy": True}, pirate=TEACH, key="letter").state
    assert after.pirate(TEACH).letter == "spanish-1" and "french-3" not in after.letters_out


@pytest.mark.rule("BB-17E")
def test_of_several_letters_on_offer_he_buys_that_of_the_port() -> None:
    state = replace(buyer(), offers=("english-1", "spanish-1"), letters_out=("english-1", "spanish-1"))
    after = play(state, buy, {"letter-price": (1,), "letter-buy": True}, pirate=TEACH, key="letter").state
    assert (after.pirate(TEACH).letter, after.offers) == ("spanish-1", ("english-1",))


@pytest.mark.rule("BB-17E", "A-64")
def test_who_may_not_buy() -> None:
    def refusals(state: State) -> list[str]:
        flag = printed_ports.known_nation(state, book(), state.pirate(TEACH).place.port)
        return [reason.text.key for reason in may_buy(state, book(), TEACH, flag).refusals]

    assert not refusals(buyer())
    assert refusals(buyer(marks=("spanish",))) == ["bb-no-letter-port", "bb-no-letter-record"]
    assert refusals(buyer(attacked=("spanish",))) == ["bb-no-letter-record"]
    assert refusals(buyer(letter="spanish-2")) == ["bb-no-letter-twice"]
    english = scene(anchored(number=ENGLISH, worth=1000), offers=("spanish-1",))
    assert refusals(english) == ["bb-no-letter-here"]
    haven = scene(anchored(number=35, worth=1000), offers=("spanish-1",))
    assert refusals(haven) == ["bb-no-letter-here", "bb-no-letter-port"]


@pytest.mark.rule("BB-17E")
def test_the_nationality_of_the_port_is_copied_when_it_matters() -> None:
    state = scene(anchored(number=12, worth=500), offers=("french-1",), letters_out=("french-1",))
    answers = {"cargoes": (), "besides-nation-nation": {"nation": "french"}, "besides": ()}
    after = play(state, sell, answers, ship=TEACH).state
    assert printed_ports.known_nation(after, book(), 12) == "french"
    assert after.card("port", "12") is not None and state.card("port", "12") is None
    known = scene(anchored(number=12), cards=(copied("port", 12, nation="french"),), offers=("french-1",))
    assert play(known, sell, {"cargoes": (), "besides": ()}, ship=TEACH).returned is None


# ---------------------------------------------------------------------- void


@pytest.mark.rule("BB-17E1")
def test_an_attack_on_its_nation_voids_a_letter() -> None:
    state = scene(pirate(letter="spanish-1"), letters_out=("spanish-1",))
    spared = play(state, plunder.attacked, pirate=TEACH, nation="french", rule="BB-9.62").state
    assert spared.pirate(TEACH).letter == "spanish-1"
    after = play(state, plunder.attacked, pirate=TEACH, nation="spanish", rule="BB-9.62").state
    assert (after.pirate(TEACH).letter, after.letters_out) == ("", ())
    assert play(after, void, pirate=TEACH, rule="BB-17E1").events == []


@pytest.mark.rule("BB-17M", "BB-17E")
def test_peace_revokes_every_letter_and_ends_the_offers() -> None:
    state = scene(
        pirate(letter="spanish-1"), offers=("french-1", "french-2"), letters_out=("spanish-1", "french-1", "french-2")
    )
    after = play(state, revoke_all, rule="BB-17M").state
    assert (after.pirate(TEACH).letter, after.offers, after.letters_out) == ("", (), ())


@pytest.mark.rule("BB-17E2", "BB-8.x")
@pytest.mark.parametrize(("governor", "standing"), [("anti", "neutral"), ("", "pro"), ("pro", "safe")])
def test_a_letter_makes_every_port_of_its_nation_one_level_better(governor: str, standing: str) -> None:
    state = buyer(governor, letter="spanish-1")
    assert ports.standing(state, book(), TEACH, SPANISH) == standing
