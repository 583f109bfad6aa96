"""17 Random Events by their letter, but for scurvy and the Royal Pardon."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.events import random_events
from companion.games.blackbeard.harbour import port_attacks
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.prizes import storms
from tests.games.blackbeard.rules.event_play import WELL, happened, rolled, told
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    coast,
    commissioner,
    merchant,
    pirate,
    port,
    scene,
    sea,
    zone,
)
from tests.support.verdicts import refused_by

TEACH, ROBERTS, KIDD, HEIR = (
    ShipId("edward-teach"),
    ShipId("bartholomew-roberts"),
    ShipId("william-kidd"),
    ShipId("thomas-tew"),
)
SPANISH, BOSTON, HAVEN = 24, 11, 35


# ---------------------------------------------------------------------- A, B: a port is struck


@pytest.mark.rule("BB-17A", "BB-10.42", "A-21")
def test_an_earthquake_destroys_a_port_with_everybody_and_every_deposit() -> None:
    state = scene(
        anchored(worth=500),
        pirate(ROBERTS, "seat-2", port(SPANISH)),
        pirate(KIDD, "seat-2", sea("A1"), havens=(SPANISH,), deposits=((SPANISH, 700), (BOSTON, 100))),
        commissioner(4, "seat-2", port(SPANISH), posture="anchored"),
        governors={SPANISH: "pro"},
    )
    after = happened(state, "A", {"e-a": rolled(SPANISH)}).state
    assert after.port(SPANISH).destroyed and not after.port(SPANISH).governor
    assert dict(after.governors_out)["pro"] == 1
    assert (after.pirate(TEACH).status, after.pirate(TEACH).worth, after.commissioners) == ("dead", 0, ())
    assert after.pirate(ROBERTS).status == "active", "who is at sea in its hex is not in the port"
    assert (after.pirate(KIDD).deposits, after.pirate(KIDD).havens) == (((BOSTON, 100),), ())


@pytest.mark.rule("BB-17A")
def test_an_earthquake_in_ruins_changes_nothing() -> None:
    state = scene()
    ruins = state.with_port(SPANISH, destroyed=True)
    assert happened(ruins, "A", {"e-a": rolled(SPANISH)}).state == ruins


@pytest.mark.rule("BB-17B", "BB-12.4", "A-14", "A-21")
def test_the_plague_kills_governor_pirates_and_commissioners_and_ships_are_inherited() -> None:
    state = scene(
        anchored(damage=2, holds=(300,), notoriety=20),
        commissioner(4, "seat-2", port(SPANISH), posture="careened"),
        governors={SPANISH: "anti"},
    )
    answers = {"e-b": rolled(SPANISH), f"e-b-{TEACH}-cut": HEIR}
    after = happened(state, "B", answers).state
    assert after.pirate(TEACH).status == "dead" and after.commissioners == ()
    assert not after.port(SPANISH).governor and dict(after.governors_out)["anti"] == 0, "back to the cup"
    heir = after.pirate(HEIR)
    assert (heir.damage, heir.holds, heir.place, heir.notoriety) == (2, (300,), port(SPANISH), 0)


@pytest.mark.rule("BB-17B")
def test_a_plague_where_nobody_is_says_so() -> None:
    state = scene(pirate(place=port(SPANISH)))
    played = happened(state, "B", {"e-b": rolled(SPANISH)})
    assert played.state == state and told(played)[-1] == "bb-ev-plague-nobody"


# ---------------------------------------------------------------------- D: storm


@pytest.mark.rule("BB-17D")
def test_a_storm_breaks_over_the_ship_that_made_the_operation() -> None:
    state = scene(
        pirate(), commissioner(4, "seat-1", sea("A1", "IND"), speed=5), merchant(5, SEA), turn={"actor": "kc-4"}
    )
    after = happened(state, "D", {"e-d-kc-4-storm": (3,)}).state
    assert (after.commissioner("kc-4").slow, after.pirate(TEACH).slow) == (3, 0) and len(after.counters) == 1
    after = happened(state.with_turn(actor=TEACH), "D", {f"e-d-{TEACH}-storm": (2,)}).state
    assert after.pirate(TEACH).slow == 2 and after.counters == ()


@pytest.mark.rule("BB-17D")
@pytest.mark.parametrize("actor", ["", ROBERTS, "warship-9"])
def test_without_that_ship_there_is_no_storm(actor: str) -> None:
    gone = pirate(ROBERTS, "seat-1", status="dead")
    played = happened(scene(pirate(), gone, turn={"actor": actor}), "D")
    assert told(played)[-1] == "bb-ev-no-storm" and not played.asked


@pytest.mark.rule("BB-17D", "BB-9.313")
def test_the_storm_passes_over_who_lies_at_anchor() -> None:
    state = scene(anchored(), turn={"actor": TEACH})
    assert storms.exposure(state, book(), TEACH)[0] == 0
    assert happened(state, "D").state == state


# ---------------------------------------------------------------------- E: a Letter of Marque


@pytest.mark.rule("BB-17E")
def test_a_letter_of_marque_is_on_offer() -> None:
    after = happened(scene(options={"cards": "table"}), "E", {"e-e-letter": "portuguese"}).state
    assert after.offers == ("portuguese-1",)


# ---------------------------------------------------------------------- F: Popularity


@pytest.mark.rule("BB-17F", "BB-12.1")
@pytest.mark.parametrize(("dice", "rises"), [((3, 4), False), ((3, 5), True)])
def test_more_than_his_popularity_and_the_crew_rises(dice: tuple[int, int], rises: bool) -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("A1"), popularity=9))
    answers: dict[str, Any] = {"e-f-pirate": TEACH, "e-f-dice": dice}
    played = happened(state, "F", answers | ({"e-f": (1,)} if rises else {}))
    assert played.state.pirate(TEACH).popularity == (6 if rises else 7)
    assert ("bb-ev-crew-calm" in told(played)) is not rises


@pytest.mark.rule("BB-22.2", "BB-17F", "BB-17G")
def test_cunning_is_of_no_use_in_a_random_event() -> None:
    """Book 22.2: dice are rolled again for anything but storms, disease, random placement and Random Events."""
    named = {"e-f-pirate": TEACH, "e-f-dice": (6, 6), "e-f": (1,)}
    risen = happened(scene(pirate(), pirate(ROBERTS, "seat-2", sea("A1"))), "F", named)
    chased = happened(scene(anchored()), "G", {f"e-g-{TEACH}-chased-wounds": WELL, "e-g-governor": "anti"})
    assert not [each.key for each in (*risen.asked, *chased.asked) if each.rule == "BB-22.2"]


@pytest.mark.rule("BB-17F")
def test_he_may_name_nobody() -> None:
    played = happened(scene(pirate(), pirate(ROBERTS, "seat-2", sea("A1"))), "F", {"e-f-pirate": "nobody"})
    assert "bb-ev-nobody-named" in told(played)


@pytest.mark.rule("BB-17F")
def test_the_current_player_names_any_pirate_in_play() -> None:
    state = scene(pirate(popularity=3), pirate(ROBERTS, "seat-2", sea("A1"), popularity=9), pirate(KIDD, "seat-2"))
    assert [each.id for each in random_events.unpopular(state, SeatId("seat-1"))] == [KIDD, ROBERTS, TEACH]
    nobody = scene(pirate(status="dead"))
    assert not happened(nobody, "F").asked


# ---------------------------------------------------------------------- G: the native uprising


@pytest.mark.rule("BB-17G", "BB-13.5", "BB-10.42")
def test_the_uprising_is_where_the_most_notorious_pirate_lies() -> None:
    state = scene(
        anchored(notoriety=30),
        anchored(ROBERTS, "seat-2", BOSTON, notoriety=10),
        anchored(KIDD, "seat-2", SPANISH, notoriety=15, deposits=((SPANISH, 900), (BOSTON, 50))),
        governors={SPANISH: "pro"},
    )
    answers = {f"e-g-{TEACH}-chased-wounds": WELL, f"e-g-{KIDD}-chased-wounds": WELL}
    after = happened(state, "G", answers).state
    assert [(after.pirate(each).posture, after.pirate(each).barred) for each in (TEACH, KIDD, ROBERTS)] == [
        ("sea", (SPANISH,)),
        ("sea", (SPANISH,)),
        ("anchored", ()),
    ]
    assert after.pirate(KIDD).deposits == ((BOSTON, 50),)
    assert not after.port(SPANISH).governor and dict(after.governors_out)["pro"] == 1


@pytest.mark.rule("BB-17G")
def test_a_careened_pirate_dies_in_an_uprising() -> None:
    state = scene(anchored(notoriety=30), pirate(ROBERTS, "seat-2", port(SPANISH), posture="careened"))
    answers = {f"e-g-{TEACH}-chased-wounds": WELL, "e-g-governor": "anti"}
    after = happened(state, "G", {**answers}).state
    assert (after.pirate(TEACH).status, after.pirate(ROBERTS).status) == ("active", "dead")
    assert after.port(SPANISH).governor == "anti", "a neutral port keeps a Governor against pirates"


@pytest.mark.rule("BB-17G", "A-24")
def test_a_pro_pirate_governor_drawn_for_a_neutral_port_is_discarded() -> None:
    answers = {f"e-g-{TEACH}-chased-wounds": WELL, "e-g-governor": "pro"}
    after = happened(scene(anchored()), "G", answers).state
    assert not after.port(SPANISH).governor and dict(after.governors_out)["pro"] == 1


@pytest.mark.rule("BB-17G", "A-24")
def test_a_pirate_haven_has_no_governor_to_lose() -> None:
    after = happened(scene(anchored(number=HAVEN)), "G", {f"e-g-{TEACH}-chased-wounds": WELL}).state
    assert after.pirate(TEACH).posture == "sea" and not after.port(HAVEN).governor


@pytest.mark.rule("BB-17G", "BB-15.5")
def test_a_destroyed_port_draws_no_governor() -> None:
    ruin = scene(anchored()).with_port(SPANISH, destroyed=True)
    after = happened(ruin, "G", {f"e-g-{TEACH}-chased-wounds": WELL}).state
    assert after.pirate(TEACH).posture == "sea" and not after.port(SPANISH).governor


@pytest.mark.rule("BB-17G", "A-24")
def test_of_equally_notorious_ones_the_current_player_names_one() -> None:
    state = scene(anchored(), anchored(ROBERTS, "seat-2", BOSTON))
    answers = {"e-g-who": ROBERTS, f"e-g-{ROBERTS}-chased-wounds": WELL, "e-g-governor": "anti"}
    after = happened(state, "G", answers).state
    assert (after.pirate(TEACH).posture, after.pirate(ROBERTS).posture) == ("anchored", "sea")


@pytest.mark.rule("BB-17G", "A-24")
def test_with_nobody_in_port_a_neutral_and_a_pro_pirate_port_rise() -> None:
    state = scene(pirate(place=coast("C3"), posture="careened"), governors={SPANISH: "pro", BOSTON: "anti"})
    answers = {"e-g-neutral": "12", "e-g-neutral-governor": "anti"}
    played = happened(state, "G", answers)
    assert (played.state.port(12).governor, played.state.port(SPANISH).governor) == ("anti", "")
    neutral = next(question for question in played.asked if question.key == "e-g-neutral")
    there = {option.id for option in neutral.options}  # type: ignore[attr-defined]
    assert not there & {str(SPANISH), str(BOSTON), str(HAVEN)} and played.state.pirate(TEACH).posture == "careened"


# ---------------------------------------------------------------------- H to M


@pytest.mark.rule("BB-17H", "BB-13.23")
def test_unrest_calls_every_commissioner_home() -> None:
    state = scene(pirate(), commissioner(4, "seat-1", SEA, damage=3), commissioner(5, "seat-2", zone(1)))
    assert happened(state, "H").state.commissioners == ()
    assert told(happened(scene(), "H"))[-1] == "bb-ev-no-commissioners"


@pytest.mark.rule("BB-17I", "A-21")
@pytest.mark.parametrize(("old", "out"), [("pro", 1), ("anti", 0)])
def test_a_new_governor_takes_the_place_of_the_old_one(old: Any, out: int) -> None:
    answers = {"e-i-port-1": rolled(SPANISH), "e-i-governor": "anti"}
    after = happened(scene(governors={SPANISH: old}), "I", answers).state
    assert after.port(SPANISH).governor == "anti"
    assert dict(after.governors_out) == {"pro": out, "anti": 0}


@pytest.mark.rule("BB-17I")
def test_havens_and_ruins_are_rolled_again() -> None:
    state = scene().with_port(BOSTON, destroyed=True)
    answers = {
        "e-i-port-1": rolled(HAVEN),
        "e-i-port-2": rolled(BOSTON),
        "e-i-port-3": rolled(12),
        "e-i-governor": "pro",
    }
    played = happened(state, "I", answers)
    assert played.state.port(12).governor == "pro" and told(played).count("bb-ev-no-governor-there") == 2


@pytest.mark.rule("BB-17I", "BB-2.35")
def test_from_an_empty_cup_the_port_is_against_pirates_for_good() -> None:
    answers = {"e-i-port-1": rolled(SPANISH), "e-i-governor": "none"}
    after = happened(scene(), "I", answers).state
    assert (after.port(SPANISH).governor, after.port(SPANISH).forever) == ("anti", True)
    answers = {"e-i-port-1": rolled(SPANISH), "e-i-port-2": rolled(12), "e-i-governor": "pro"}
    again = happened(after, "I", answers).state
    assert again.port(SPANISH) == after.port(SPANISH) and again.port(12).governor == "pro"


@pytest.mark.rule("BB-17J")
def test_every_ship_of_the_current_player_loses_speed() -> None:
    state = scene(
        pirate(slow=1),
        anchored(KIDD, "seat-1"),
        pirate(ROBERTS, "seat-2", sea("A1")),
        commissioner(4, "seat-1", zone(1)),
        commissioner(5, "seat-2", zone(1)),
    )
    after = happened(state, "J").state
    assert [after.ship(each).slow for each in (TEACH, KIDD, ROBERTS, ShipId("kc-4"), ShipId("kc-5"))] == [2, 1, 0, 1, 0]


@pytest.mark.rule("BB-17J", "BB-5.22")
def test_hull_damage_may_sink_a_ship_that_is_slow_already() -> None:
    last = len(book().ships[0].speed) - 1
    assert happened(scene(pirate(slow=last)), "J").state.pirate(TEACH).status == "dead"


@pytest.mark.rule("BB-17K", "BB-13.22")
@pytest.mark.parametrize("had", [0, 1])
def test_a_commissioner_for_who_has_fewer_than_two(had: int) -> None:
    mine = tuple(commissioner(4 + n, "seat-1", zone(1)) for n in range(had))
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("A1", "IND"), notoriety=9), *mine)
    answers = {"e-k-face": {"name": "Maynard", "combat": 9, "speed": 2}}
    after = happened(state, "K", answers).state
    came = after.commissioners_of(SeatId("seat-1"))[-1]
    assert len(after.commissioners_of(SeatId("seat-1"))) == had + 1
    assert (came.name, came.place, after.turn.extra) == ("Maynard", zone(6), 0)


@pytest.mark.rule("BB-17K")
def test_who_has_two_makes_an_operation_with_one() -> None:
    state = scene(pirate(), commissioner(4, "seat-1", SEA), commissioner(5, "seat-1", zone(1)))
    assert happened(state, "K").state.turn.extra == 1


@pytest.mark.rule("BB-17K", "BB-15.4")
def test_a_port_just_taken_waits_for_the_operation_that_the_event_grants() -> None:
    crown = (commissioner(4, "seat-1", SEA), commissioner(5, "seat-1", zone(1)))
    state = scene(anchored(taken=SPANISH), *crown)
    assert refused_by(commissioners.may_move(state, book(), ShipId("kc-4"))) == ["BB-15.4"]
    granted = state.with_turn(extra=1)
    assert commissioners.may_move(granted, book(), ShipId("kc-4")).allowed
    assert refused_by(port_attacks.may_sack(granted, book(), TEACH)) == ["BB-17K"], "that is for his own next turn"


@pytest.mark.rule("BB-17M", "BB-22.3")
def test_peace_revokes_letters_and_gives_cunning_back() -> None:
    state = scene(
        pirate(letter="french-1", cunning=2),
        pirate(ROBERTS, "seat-2", sea("A1"), letter="spanish-2"),
        offers=("english-1",),
        letters_out=("french-1", "spanish-2", "english-1"),
    )
    after = happened(state, "M").state
    assert (after.offers, after.letters_out) == ((), ())
    assert [each.letter for each in after.pirates] == ["", ""] and after.pirate(TEACH).cunning == 0
