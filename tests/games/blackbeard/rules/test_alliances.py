"""Alliances: who may make one and where, what it is worth only side by side, and how it ends (20.1, 20.2, 19.2)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.blackbeard.captains import alliances, allies
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import anchored, book, pirate, play, port, scene, sea

TEACH, WYNNE, ROBERTS = ShipId("edward-teach"), ShipId("emmanuel-wynne"), ShipId("bartholomew-roberts")


def tavern(teach: dict[str, Any] | None = None, wynne: dict[str, Any] | None = None, **values: Any) -> State:
    """Teach of the first player and Wynne of the second in one port, at a table of three."""
    return scene(anchored(**(teach or {})), anchored(WYNNE, "seat-2", **(wynne or {})), **{"players": 3, **values})


def allied(**values: Any) -> State:
    return tavern({"ally": WYNNE}, {"ally": TEACH}, **values)


def broken(state: State, other: str = WYNNE) -> list[str]:
    return [reason.rule for reason in alliances.may_ally(state, book(), TEACH, other).refusals]


def offered(state: State) -> dict[str, bool]:
    return {offer.option.id: offer.option.verdict.allowed for offer in alliances.offers(state, book())}


@pytest.mark.rule("BB-20.2")
def test_two_pirates_of_two_players_at_anchor_in_one_port_may_become_allies() -> None:
    assert broken(tavern()) == [] and offered(tavern()) == {f"ally-{TEACH}-{WYNNE}": True}
    made = play(tavern(), alliances.ally, {"agreed": True}, ship=TEACH, other=WYNNE)
    assert made.state.pirate(TEACH).ally == WYNNE and made.state.pirate(WYNNE).ally == TEACH
    assert made.asked[0].who == "seat-2" and not made.state.turn.done
    assert {offer.option.group for offer in alliances.offers(made.state, book())} == {"free"}


@pytest.mark.rule("BB-20.2")
def test_there_is_no_alliance_against_the_will_of_the_other() -> None:
    after = play(tavern(), alliances.ally, {"agreed": False}, ship=TEACH, other=WYNNE).state
    assert after.pirate(TEACH).ally == ""


@pytest.mark.rule("BB-20.1")
def test_it_takes_three_players() -> None:
    assert broken(tavern(players=2)) == ["BB-20.1"] and offered(tavern(players=2)) == {}


@pytest.mark.rule("BB-20.1", "BB-23.1")
def test_false_players_make_none() -> None:
    state = scene(anchored("dr-peter-blood"), anchored(WYNNE, "seat-2"), solo=True)
    verdict = alliances.may_ally(state, book(), ShipId("dr-peter-blood"), WYNNE)
    assert [reason.rule for reason in verdict.refusals] == ["BB-23.1"] and offered(state) == {}


@pytest.mark.rule("BB-20.2")
@pytest.mark.parametrize(
    ("wynne", "expected"),
    [
        ({"posture": "careened"}, ["BB-20.2"]),
        ({"posture": "sea"}, ["BB-20.2"]),
        ({"place": port(11), "number": 24}, ["BB-20.2"]),
        ({"ally": ROBERTS}, ["BB-20.2"]),
    ],
)
def test_who_is_not_at_anchor_there_or_already_somebodys_ally_may_not(
    wynne: dict[str, Any], expected: list[str]
) -> None:
    values = {name: value for name, value in wynne.items() if name != "number"}
    other = pirate(WYNNE, "seat-2", **{"place": port(24), "posture": "anchored", **values})
    state = scene(anchored(), other, anchored(ROBERTS, "seat-3", 35), players=3)
    assert broken(state) == expected


@pytest.mark.rule("BB-20.2")
def test_who_lies_at_sea_before_the_port_proposes_none() -> None:
    assert broken(scene(pirate(place=port(24)), anchored(WYNNE, "seat-2"), players=3)) == ["BB-20.2"]
    before, inside = pirate(place=port(24)), anchored(WYNNE, "seat-2")
    assert not alliances.ashore_together(before, inside) and not alliances.ashore_together(inside, before)


@pytest.mark.rule("BB-20.2")
def test_two_pirates_of_one_player_cannot_be_allies() -> None:
    assert broken(scene(anchored(), anchored(WYNNE), players=3)) == ["BB-20.2"]


@pytest.mark.rule("BB-20.2")
def test_every_broken_rule_is_named() -> None:
    state = scene(pirate(), anchored(WYNNE, "seat-2"), players=2, turn={"holder": "seat-2"})
    assert broken(state) == ["BB-20.1", "BB-20.2"]


@pytest.mark.rule("BB-20.2")
def test_it_is_made_in_the_turn_of_one_of_the_two() -> None:
    state = tavern(turn={"holder": "seat-3"})
    assert broken(state) == ["BB-20.2"] and offered(state) == {}
    assert broken(tavern(turn={"holder": "seat-2"})) == []


@pytest.mark.rule("BB-20.3", "BB-20.4", "BB-20.5", "BB-20.6")
def test_an_ally_counts_only_where_both_are() -> None:
    assert allies.partner(allied(), TEACH) == WYNNE and allies.partner(allied(), WYNNE) == TEACH
    apart = allied().with_pirate(WYNNE, place=sea("A1"), posture="sea")
    assert allies.partner(apart, TEACH) == "" and allies.partner(tavern(), TEACH) == ""


@pytest.mark.rule("BB-20.2")
@pytest.mark.parametrize("holder", ["seat-1", "seat-3"])
def test_it_is_broken_at_any_time(holder: str) -> None:
    state = allied(turn={"holder": holder}).with_pirate(WYNNE, place=sea("A1"), posture="sea")
    (pair,) = offered(state)
    assert pair == f"part-{TEACH}-{WYNNE}"
    after = play(state, alliances.part, ship=TEACH).state
    assert after.pirate(TEACH).ally == after.pirate(WYNNE).ally == ""


@pytest.mark.rule("BB-19.2")
def test_who_is_left_in_the_lurch_may_call_the_other_out_in_a_port() -> None:
    peace = play(allied(), alliances.part, {f"challenger-{TEACH}": False, f"challenger-{WYNNE}": False}, ship=TEACH)
    assert [question.key for question in peace.asked] == [f"challenger-{TEACH}", f"challenger-{WYNNE}"]
    script = {
        f"challenger-{TEACH}": False,
        f"challenger-{WYNNE}": True,
        f"broken-1-{WYNNE}": (1, 1),
        f"broken-1-{TEACH}": (1, 6),
        f"broken-1-surrender-{TEACH}": True,
        f"broken-1-surrender-{WYNNE}": False,
    }
    fought = play(allied(), alliances.part, script, ship=TEACH).state
    assert fought.pirate(WYNNE).popularity == 9 and fought.pirate(TEACH).popularity == 4
