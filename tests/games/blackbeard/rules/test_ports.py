"""What a port is to a ship, who may enter it, its Governor, its end, and being chased out (4.21 to 4.23, 8.x, 13.5)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.rules.verdicts import Verdict
from companion.games.blackbeard.crown import blockades
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import Deposited
from companion.games.blackbeard.model.records import Pardon
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import governors, ports
from tests.games.blackbeard.rules.scene import (
    anchored,
    book,
    coast,
    commissioner,
    copied,
    pirate,
    play,
    port,
    scene,
    warship,
)
from tests.support.verdicts import refused_by

TEACH, ROBERTS = ShipId("edward-teach"), ShipId("bartholomew-roberts")
SPANISH, HAVEN = 24, 35
"""Port 24, Spanish, value 3, garrison 8; Tortuga, a pirate haven."""


def letter(nation: str) -> str:
    """A Letter of Marque of this nation."""
    return next(each.id for each in book().letters if each.nation == nation)


def rules(verdict: Verdict) -> set[str]:
    """The rules that a verdict names."""
    return {reason.rule for reason in verdict.refusals}


def changed(state: State, number: int, **values: Any) -> State:
    """With something else in a port."""
    return state.with_port(number, **values)


@pytest.mark.rule("BB-4.23")
@pytest.mark.rule("BB-4.22")
@pytest.mark.rule("BB-4.21")
@pytest.mark.rule("BB-2.35")
def test_a_port_is_what_its_governor_makes_it() -> None:
    state = scene(governors={11: "pro", 12: "anti"})
    assert [ports.standing(state, book(), TEACH, n) for n in (11, 12, SPANISH, HAVEN)] == [
        "pro",
        "anti",
        "neutral",
        "haven",
    ]
    assert ports.standing(changed(state, 13, forever=True, governor="anti"), book(), TEACH, 13) == "anti"


@pytest.mark.rule("BB-8.x")
@pytest.mark.rule("BB-9.62")
@pytest.mark.rule("BB-10.43")
def test_his_own_deeds_and_purchases_come_on_top() -> None:
    state = scene(pirate(marks=("spanish",), havens=(11, 12)), governors={11: "pro", 12: "anti", SPANISH: "pro"})
    assert ports.standing(state, book(), TEACH, SPANISH) == "anti"
    assert ports.standing(state, book(), TEACH, 11) == "safe"
    assert ports.standing(state, book(), TEACH, 12) == "anti", "suspended under an anti-pirate Governor"
    assert ports.standing(changed(state, 11, destroyed=True), book(), TEACH, 11) == ""


@pytest.mark.rule("BB-17E2")
@pytest.mark.parametrize(("governor", "standing"), [("anti", "neutral"), ("", "pro"), ("pro", "safe")])
def test_a_letter_of_marque_makes_its_nations_ports_one_level_better(governor: Any, standing: str) -> None:
    state = changed(scene(pirate(letter=letter("spanish"))), SPANISH, governor=governor)
    assert ports.standing(state, book(), TEACH, SPANISH) == standing
    assert ports.standing(changed(state, 11, governor=governor), book(), TEACH, 11) == (governor or "neutral")


@pytest.mark.rule("BB-8.x")
def test_a_nationality_that_nobody_has_copied_decides_nothing_yet() -> None:
    state = scene(pirate(marks=("french",)))
    assert ports.standing(state, book(), TEACH, 12) == "neutral"
    known = scene(pirate(marks=("french",)), cards=(copied("port", 12, nation="french"),))
    assert ports.standing(known, book(), TEACH, 12) == "anti"


@pytest.mark.rule("BB-8.7")
def test_may_i_names_every_broken_rule() -> None:
    state = scene(
        pirate(marks=("spanish",), barred=(SPANISH,)),
        commissioner(1, "seat-2", port(SPANISH), posture="anchored"),
        governors={SPANISH: "anti"},
    )
    peaceful = ports.may_enter(changed(state, SPANISH, destroyed=False), book(), TEACH, SPANISH)
    assert rules(peaceful) == {"BB-13.5", "BB-8.51", "BB-9.62", "BB-4.22"}
    hostile = ports.may_enter(state, book(), TEACH, SPANISH, attack=True)
    assert rules(hostile) == {"BB-13.5", "BB-8.51"}
    assert rules(ports.may_enter(changed(scene(), SPANISH, destroyed=True), book(), TEACH, SPANISH)) == {"BB-15.5"}
    assert ports.may_enter(scene(), book(), TEACH, SPANISH).allowed


@pytest.mark.rule("BB-4.22")
@pytest.mark.rule("BB-17L")
def test_a_royal_pardon_opens_the_ports_of_its_nation() -> None:
    marked = scene(pirate(marks=("spanish",)), governors={SPANISH: "anti"}, pardon=Pardon("spanish", "letter"))
    assert ports.may_enter(marked, book(), TEACH, SPANISH).allowed
    excluded = scene(pirate(marks=("spanish",)), governors={SPANISH: "anti"}, pardon=Pardon("spanish", "letter", TEACH))
    assert rules(ports.may_enter(excluded, book(), TEACH, SPANISH)) == {"BB-9.62", "BB-4.22"}


@pytest.mark.rule("BB-4.21")
@pytest.mark.rule("BB-14.31")
@pytest.mark.rule("BB-17E2")
def test_ports_closed_to_a_kings_commissioner() -> None:
    kc = commissioner(1, "seat-2", port(HAVEN))
    state = scene(pirate(letter=letter("spanish")), kc, governors={11: "pro", 12: "anti"})
    assert rules(ports.may_enter(state, book(), ShipId("kc-1"), 11)) == {"BB-4.21"}
    assert rules(ports.may_enter(state, book(), ShipId("kc-1"), HAVEN)) == {"BB-14.31"}
    assert rules(ports.may_enter(state, book(), ShipId("kc-1"), SPANISH)) == {"BB-17E2"}
    assert ports.may_enter(state, book(), ShipId("kc-1"), 12).allowed
    campaign = scene(pirate(), kc, warship(2, port(HAVEN)))
    assert ports.may_enter(campaign, book(), ShipId("kc-1"), HAVEN).allowed
    assert ports.standing(campaign, book(), ShipId("kc-1"), HAVEN) == "haven"


@pytest.mark.rule("BB-14.31")
def test_a_haven_taken_by_a_campaign_is_an_english_port() -> None:
    state = changed(scene(), HAVEN, english=True, governor="anti", taken=1)
    assert ports.standing(state, book(), TEACH, HAVEN) == "anti"
    assert printed_ports.known_nation(state, book(), HAVEN) == "english"
    assert play(state, printed_ports.nation_of, number=HAVEN, key="n").returned == "english"
    assert (
        play(state, printed_ports.garrison_of, number=HAVEN, key="g").returned == book().numbers.english_port_garrison
    )
    assert play(state, printed_ports.value_of, number=HAVEN, key="v").returned == 0, "value 1, taken once"
    assert ports.standing(changed(state, HAVEN, governor=""), book(), TEACH, HAVEN) == "neutral"


@pytest.mark.rule("BB-2.22")
@pytest.mark.rule("BB-15.1")
@pytest.mark.rule("BB-15.4")
def test_what_is_printed_on_a_port_is_copied_once() -> None:
    assert play(scene(), printed_ports.nation_of, number=SPANISH, key="n").returned == "spanish"
    assert play(changed(scene(), SPANISH, taken=4), printed_ports.value_of, number=SPANISH, key="v").returned == 0
    copying = play(
        scene(), printed_ports.nation_of, {"n-nation": {"nation": "dutch", "garrison": 7}}, number=12, key="n"
    )
    assert copying.returned == "dutch"
    assert play(copying.state, printed_ports.garrison_of, number=12, key="g").returned == 7
    assert play(scene(), printed_ports.nation_of, number=HAVEN, key="n").returned is None
    assert play(scene(), printed_ports.garrison_of, number=HAVEN, key="g").returned == 0
    unread, english = scene(), changed(scene(), HAVEN, english=True)
    known = [printed_ports.known_garrison(each, book(), 12) for each in (unread, copying.state)]
    assert known == [None, 7] and printed_ports.known_garrison(unread, book(), SPANISH) == 8
    assert printed_ports.known_garrison(unread, book(), HAVEN) == 0
    assert printed_ports.known_garrison(english, book(), HAVEN) == book().numbers.english_port_garrison
    values = [printed_ports.known_value(unread, book(), number) for number in (12, SPANISH, HAVEN)]
    assert values == [None, 3, 0] and printed_ports.known_value(changed(unread, SPANISH, taken=1), book(), SPANISH) == 2
    assert printed_ports.known_value(english, book(), HAVEN) == book().numbers.english_port_value


@pytest.mark.rule("BB-2.35")
@pytest.mark.rule("BB-9.73")
def test_governors_come_and_go() -> None:
    knowing = scene(pirate(information=(11, 12)), governors={11: "pro", 12: "anti"})
    gone = play(knowing, governors.remove, number=11, rule="BB-17I").state
    assert gone.port(11).governor == "" and dict(gone.governors_out) == {"pro": 1, "anti": 0}
    assert gone.pirate(TEACH).information == (12,), "what he knew of the port is worth nothing now"
    gone = play(gone, governors.remove, number=12, rule="BB-17I").state
    assert dict(gone.governors_out) == {"pro": 1, "anti": 0}, "an anti-pirate one goes back to the cup"
    empty = play(gone, governors.place, number=12, leaning="", rule="BB-2.35").state
    assert empty.port(12).forever
    assert play(empty, governors.remove, number=12, rule="BB-17I").state.port(12).governor == "anti"
    discarded = play(gone, governors.discard, leaning="pro", rule="BB-10.221").state
    assert dict(discarded.governors_out)["pro"] == 2


@pytest.mark.rule("BB-15.5")
@pytest.mark.rule("BB-10.42")
def test_a_destroyed_port_takes_everything_with_it() -> None:
    state = scene(
        anchored(deposits=((SPANISH, 700), (11, 50)), havens=(SPANISH,), information=(SPANISH,), worth=300),
        pirate(ROBERTS, "seat-2", status="retired", deposits=((SPANISH, 90),)),
        governors={SPANISH: "pro"},
    )
    played = play(state, ports.destroy, number=SPANISH, rule="BB-15.5")
    after = played.state.pirate(TEACH)
    assert played.state.port(SPANISH).destroyed and played.state.port(SPANISH).governor == ""
    assert (after.deposits, after.havens, after.information, after.worth) == (((11, 50),), (), (), 300)
    assert [event.amount for event in played.of(Deposited)] == [-700, -90]


@pytest.mark.rule("BB-13.5")
def test_chased_out_he_lies_at_sea_with_a_point_of_damage_and_may_not_return() -> None:
    played = play(
        scene(anchored()), blockades.chase_out, {"out-chased-wounds": [4]}, ship=TEACH, key="out", rule="BB-13.5"
    )
    after = played.state.pirate(TEACH)
    assert (after.posture, after.place.port, after.damage, after.barred) == ("sea", SPANISH, 1, (SPANISH,))
    assert after.popularity == book().numbers.start_popularity - 1
    assert refused_by(ports.may_enter(played.state, book(), TEACH, SPANISH)) == ["BB-13.5"]
    ashore = pirate(place=coast("C3"), posture="careened")
    for outside in (pirate(), ashore):
        assert play(scene(outside), blockades.chase_out, ship=TEACH, key="out", rule="BB-13.5").events == []


@pytest.mark.rule("BB-13.5")
@pytest.mark.rule("BB-8.51")
def test_only_another_hunter_at_sea_intercepts_whom_one_has_chased() -> None:
    state = scene(anchored(), warship(1, port(SPANISH)), warship(2, port(SPANISH)))
    played = play(
        state,
        blockades.chase_out,
        {"out-chased-wounds": [4], "out-chased-warship-2-interception": [6, 1]},
        ship=TEACH,
        key="out",
        rule="BB-13.5",
        by="warship-1",
    )
    assert "out-chased-warship-1-interception" not in [question.key for question in played.asked]
    assert played.state.pirate(TEACH).damage == 1


@pytest.mark.rule("BB-17E2")
def test_a_kings_commissioner_is_chased_out_like_a_pirate() -> None:
    state = scene(pirate(), commissioner(1, "seat-2", port(SPANISH), posture="anchored"))
    after = play(state, blockades.chase_out, {"out-chased-wounds": [4]}, ship="kc-1", key="out", rule="BB-17E2").state
    kc = after.commissioner("kc-1")
    assert (kc.posture, kc.damage, kc.barred) == ("sea", 1, (SPANISH,))


@pytest.mark.rule("BB-17E2", "BB-16.4")
def test_whom_no_hunter_chases_out_nobody_intercepts_on_the_beach() -> None:
    state = scene(pirate(), commissioner(1, "seat-2", port(SPANISH), posture="careened"))
    played = play(state, blockades.chase_out, {"out-chased-wounds": [4]}, ship="kc-1", key="out", rule="BB-17E2")
    kc = played.state.commissioner("kc-1")
    assert (kc.posture, kc.damage) == ("sea", 1) and [each.key for each in played.asked] == ["out-chased-wounds"]
