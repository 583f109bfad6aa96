"""Warships: the two lines that move them, challenges, the solo game, and what they do on arrival (6.34, 6.35, 14)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.kinds import Choose
from companion.games.blackbeard.crown import warships
from companion.games.blackbeard.model import names
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import nationality
from companion.games.blackbeard.turn import turns
from companion.library.texts import texts_in
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    commissioner,
    copied,
    lane,
    merchant,
    pirate,
    play,
    port,
    scene,
    sea,
    warship,
    zone,
)
from tests.support.scripted import Played

TEACH, ROBERTS, QUELCH = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("john-quelch")
FAR = sea("C3")
HAVANA = 24
SHIP = ShipId("warship-2")


def line(state: State, answers: dict[str, Any]) -> Played[State]:
    return play(state, warships.move, answers, key="w")


def keys(played: Played[State]) -> list[str]:
    return [question.key for question in played.asked]


# --- "Move Warships"


@pytest.mark.rule("BB-6.34")
def test_the_player_with_the_dice_may_place_a_new_one_instead() -> None:
    number = next(card for card in book().action_cards if card.lane.value == 34).number
    played = line(scene(pirate(), warship(2, FAR)), {"w-choice": "draw", "w-lane-card": str(number)})
    assert [counter.place.id for counter in played.state.warships] == ["C3", "34"]
    assert keys(played)[0] == "w-choice", "before any card is drawn"


@pytest.mark.rule("BB-6.34")
def test_without_warships_there_is_nothing_to_choose() -> None:
    number = next(card for card in book().action_cards if card.lane.value == 34).number
    answers = {"w-lane-card": str(number), "w-arrival-1-warship-1-interception": (6, 1)}
    assert line(scene(pirate(place=lane(34))), answers).state.warships[0].place.same(lane(34))


@pytest.mark.rule("BB-6.34")
def test_with_every_warship_at_sea_there_is_none_to_draw() -> None:
    fleet = [warship(n, FAR) for n in range(1, len(book().warships) + 1)]
    played = line(scene(pirate(), *fleet), {f"w-{each.id}-to": "hex-C3" for each in fleet})
    assert keys(played) == [f"w-{each.id}-to" for each in fleet], "they are moved without a choice"
    one_left = line(scene(pirate(), *fleet[1:]), {"w-choice": "draw", "w-lane-card": "20"})
    assert len(one_left.state.warships) == len(fleet)


@pytest.mark.rule("BB-6.34")
@pytest.mark.rule("BB-14.11")
def test_moved_warships_intercept_where_they_end() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("D4")), warship(2, FAR, revealed=True))
    answers = {
        "w-choice": "move",
        f"w-{SHIP}-to": "hex-D4",
        "w-challenge-1-seat-2": "nobody",
        f"w-arrival-1-{SHIP}-interception": (1, 6),
        f"w-arrival-1-{SHIP}-attack": False,
    }
    played = line(state, answers)
    assert played.state.warships[0].place.same(sea("D4"))
    (question,) = [each for each in played.asked if each.key == f"w-{SHIP}-to"]
    assert question.who == "seat-1" and question.default == "hex-C3"


@pytest.mark.rule("BB-6.34")
def test_who_stays_is_not_challenged() -> None:
    played = line(scene(pirate(), warship(2, FAR)), {"w-choice": "move", f"w-{SHIP}-to": "hex-C3"})
    assert keys(played) == ["w-choice", f"w-{SHIP}-to"]


def challenged(hexes: int, **more: Any) -> Played[State]:
    state = scene(pirate(), pirate(ROBERTS, "seat-2"), warship(2, FAR, speed=3))
    answers = {
        "w-choice": "move",
        f"w-{SHIP}-to": "elsewhere-CAR-sea",
        "w-challenge-1-seat-2": SHIP,
        f"w-{SHIP}-hexes": hexes,
        **more,
    }
    return line(state, answers)


@pytest.mark.rule("BB-6.34")
def test_a_challenged_warship_that_went_too_far_returns_to_the_cup() -> None:
    assert challenged(4).state.warships == ()


@pytest.mark.rule("BB-6.34")
def test_one_that_kept_to_its_speed_makes_for_a_pirate_of_the_challenger() -> None:
    played = challenged(3, **{f"w-{SHIP}-strike-{SHIP}-interception": (6, 1)})
    counter = played.state.counter(SHIP)
    assert counter.place.same(SEA) and counter.revealed


@pytest.mark.rule("BB-6.34")
@pytest.mark.rule("BB-8.61")
def test_it_does_not_follow_a_challenger_into_a_transit_box() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", zone(1)), warship(2, FAR, speed=3))
    answers = {
        "w-choice": "move",
        f"w-{SHIP}-to": "elsewhere-CAR-sea",
        "w-challenge-1-seat-2": SHIP,
        f"w-{SHIP}-hexes": 2,
    }
    assert line(state, answers).state.counter(SHIP).place.kind == "sea"


@pytest.mark.rule("BB-8.6")
@pytest.mark.rule("BB-8.61")
def test_out_of_a_box_it_moves_to_another_where_nobody_is_intercepted() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", zone(2)), warship(2, zone(1)))
    played = line(state, {"w-choice": "move", f"w-{SHIP}-to": "zone-2", "w-challenge-1-seat-2": "nobody"})
    assert played.state.counter(SHIP).place == zone(2) and not played.state.counter(SHIP).revealed


@pytest.mark.rule("BB-14.2")
def test_two_that_end_together_intercept_together() -> None:
    fleet = [warship(n, FAR, nation="french", combat=4, revealed=True) for n in (2, 3)]
    state = scene(pirate(), pirate(QUELCH, "seat-2", sea("D4")), *fleet)
    answers: dict[str, Any] = {"w-choice": "move", "w-challenge-2-seat-2": "nobody"}
    for name in ("warship-2", "warship-3"):
        answers |= {
            f"w-{name}-to": "hex-D4",
            f"w-arrival-1-{name}-interception": (1, 6),
            f"w-arrival-1-{name}-attack": True,
        }
    fight = "w-arrival-1-battle-1-round-1"
    answers |= {fight: (5, 5, 3, 3), f"{fight}-{QUELCH}-wounds": (6,), f"{fight}-on": False}
    assert line(state, answers).state.pirate(QUELCH).damage == 1


# --- alone


def prey(played: Played[State], key: str) -> list[str]:
    """The pirates after whom a Warship must go, as the question for its end tells them."""
    (note,) = [question.note for question in played.asked if question.key == key]
    assert note is not None and note.key == "bb-fleet-prey"
    named = {texts_in("en")(names.who(played.state, book(), each.id)): each.id for each in played.state.pirates}
    return [named[texts_in("en")(ship)] for ship in dict(note.args)["ships"]]


@pytest.mark.rule("BB-23.2")
def test_alone_a_hidden_warship_moves_by_a_die_and_nobody_challenges() -> None:
    fleet = (warship(2, FAR, speed=2), warship(3, FAR, revealed=True))
    state = scene(pirate("dr-peter-blood"), pirate(TEACH, "seat-2", FAR), *fleet, solo=True)
    played = line(
        state, {"w-choice": "move", "w-die": (4,), f"w-{SHIP}-to": "elsewhere-CAR-sea", "w-warship-3-to": "hex-K9"}
    )
    assert keys(played) == ["w-choice", "w-die", f"w-{SHIP}-to", "w-warship-3-to"]
    assert played.state.counter(ShipId("warship-3")).place.same(SEA), "it spares Blood, whose player moved it"
    assert prey(played, f"w-{SHIP}-to") == [TEACH], "nobody hunts his own pirate"


@pytest.mark.rule("BB-23.2")
def test_moved_by_a_false_player_it_goes_for_blood() -> None:
    state = scene(
        pirate("dr-peter-blood", notoriety=1),
        pirate(TEACH, "seat-3", notoriety=50),
        warship(2, FAR, revealed=True),
        solo=True,
        turn={"holder": "seat-2"},
    )
    answers = {f"w-{SHIP}-to": "hex-K9", f"w-arrival-1-{SHIP}-interception": (6, 1)}
    played = line(state, answers)
    chosen = next(each for each in played.asked if each.key == "w-arrival-1-prey")
    assert chosen.quiet and chosen.default == "dr-peter-blood"
    assert prey(played, f"w-{SHIP}-to") == ["dr-peter-blood", TEACH], "the person's first"


# --- "intercepts the most notorious"


def hunt(state: State, answers: dict[str, Any]) -> Played[State]:
    return play(state, warships.most_notorious, answers, key="n")


@pytest.mark.rule("BB-6.35")
def test_a_new_warship_goes_for_the_most_notorious_of_another_player() -> None:
    state = scene(
        pirate(notoriety=80),
        pirate(ROBERTS, "seat-2", sea("D4"), notoriety=20),
        pirate(QUELCH, "seat-2", notoriety=10),
        warship(2, FAR),
    )
    played = hunt(state, {"n-warship-3-interception": (6, 1)})
    (counter,) = played.state.warships
    assert counter.id == "warship-3" and counter.place.same(sea("D4"))


@pytest.mark.rule("BB-6.35")
def test_of_equals_the_player_with_the_dice_chooses() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("D4")), pirate(QUELCH, "seat-2"))
    played = hunt(state, {"n-target": QUELCH, "n-warship-1-interception": (6, 1)})
    assert played.state.warships[0].place.same(SEA)
    (question,) = [each for each in played.asked if each.key == "n-target"]
    assert isinstance(question, Choose) and [option.id for option in question.options] == [ROBERTS, QUELCH]


@pytest.mark.rule("BB-6.35")
@pytest.mark.rule("BB-8.61")
def test_it_reaches_him_in_a_transit_box_too() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", zone(2)))
    assert hunt(state, {"n-warship-1-interception": (6, 1)}).state.warships[0].place == zone(2)


@pytest.mark.rule("BB-6.35")
def test_without_other_pirates_the_warships_only_go_back() -> None:
    assert hunt(scene(pirate(), warship(2, FAR)), {}).state.warships == ()


def before_havana(nation: str, **more: Any) -> Played[State]:
    state = scene(pirate(), anchored(ROBERTS, "seat-2", HAVANA))
    return hunt(state, {"n-warship-1-face-face": {"nation": nation, "combat": 8, "speed": 3}, **more})


@pytest.mark.rule("BB-6.35")
@pytest.mark.rule("BB-14.3")
@pytest.mark.rule("BB-13.5")
def test_in_a_port_of_its_nation_it_chases_him_out() -> None:
    played = before_havana("spanish", **{f"n-chase-{ROBERTS}-chased-wounds": (5,)})
    roberts = played.state.pirate(ROBERTS)
    assert (roberts.posture, roberts.damage, roberts.blockaded) == ("sea", 1, False)
    assert played.state.warships[0].in_port


@pytest.mark.rule("BB-8.7")
@pytest.mark.rule("BB-13.5")
def test_from_port_it_catches_nobody_before_it_puts_to_sea_again() -> None:
    chased = scene(pirate(), pirate(ROBERTS, "seat-2", port(HAVANA)), warship(2, port(HAVANA)))
    chased = chased.with_counter(ShipId("warship-2"), in_port=True)
    assert turns.beset(chased, SeatId("seat-2")) == ()
    answers = {"w-choice": "move", "w-warship-2-to": f"port-{HAVANA}", f"w-arrival-1-{SHIP}-interception": (6, 1)}
    assert not play(chased, warships.move, answers, key="w").state.warships[0].in_port


@pytest.mark.rule("BB-6.35")
@pytest.mark.rule("BB-14.3")
def test_before_another_port_it_blockades() -> None:
    roberts = before_havana("french").state.pirate(ROBERTS)
    assert (roberts.posture, roberts.popularity, roberts.blockaded) == ("anchored", 6, True)


@pytest.mark.rule("BB-14.1")
@pytest.mark.rule("BB-9.21")
def test_without_colours_it_takes_those_of_the_port() -> None:
    played = before_havana("none", **{f"n-chase-{ROBERTS}-chased-wounds": (5,)})
    assert played.state.pirate(ROBERTS).posture == "sea"


@pytest.mark.rule("BB-9.21")
def test_on_a_lane_it_takes_the_colours_of_the_lane_and_elsewhere_of_the_nearest_port() -> None:
    there = scene(
        warship(2, lane(34), nation="none", revealed=True),
        pirate(),
        cards=(copied("lane", 34, nation="dutch", ocean="CAR", hex=None, coast=None),),
    )
    assert play(there, nationality.of_warship, warship=SHIP, key="c", rule="BB-14.2").returned == "dutch"
    out = scene(warship(2, SEA, nation="none", revealed=True), pirate())
    asked = play(out, nationality.of_warship, {"c-nation": "french"}, warship=SHIP, key="c", rule="BB-14.2")
    assert asked.returned == "french"


@pytest.mark.rule("BB-14.3")
def test_a_haven_is_only_blockaded() -> None:
    state = scene(pirate(), anchored(ROBERTS, "seat-2", 35))
    played = hunt(state, {})
    assert keys(played) == [] and played.state.pirate(ROBERTS).blockaded


@pytest.mark.rule("BB-14.3")
def test_a_blockade_that_the_line_lifts_and_renews_counts_both_ways() -> None:
    state = scene(pirate(), anchored(ROBERTS, "seat-2", 35, blockaded=True), warship(2, port(35)))
    changes = [entry.cause for entry in hunt(state, {}).state.ledger]
    assert changes == ["blockade-escaped", "blockaded"]


@pytest.mark.rule("BB-14.12")
def test_a_letter_of_marque_does_not_stop_a_warship() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", letter="english-1"), warship(2, SEA, revealed=True))
    answers = {f"a-arrival-1-{SHIP}-interception": (1, 6), f"a-arrival-1-{SHIP}-attack": True}
    answers |= {"a-arrival-1-battle-1-plead-1": True, "a-arrival-1-battle-1-treachery-treachery": (6,)}
    played = play(state, warships.arrive, {**answers, "a-arrival-1-prey": ROBERTS}, fleet=(SHIP,), key="a")
    assert "a-arrival-1-battle-1-plead-1" in keys(played)


@pytest.mark.rule("BB-2.34", "BB-2.32", "BB-2.33")
def test_every_kind_of_ship_has_its_picture() -> None:
    state = scene(pirate(), commissioner(4, "seat-2", SEA), merchant(1, SEA), warship(2, SEA))
    ships = (TEACH, ShipId("kc-4"), ShipId("merchant-1"), ShipId("warship-2"))
    shown = [names.ship_option(state, book(), each).picture for each in ships]
    assert shown == ["ship:sloop", "ship:ship_of_the_line", "ship:caravel", "ship:ship_of_the_line"]
