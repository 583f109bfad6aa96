"""Commands that no menu offers are judged with all that they say, and refused under their rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

import companion
from companion.core.asking import Refused
from companion.core.procedure import command
from companion.core.questions import Pick
from companion.games.blackbeard.harbour import sales
from companion.games.blackbeard.sheets.ids import ShipId
from companion.games.blackbeard.sheets.state import State
from companion.table.games import game
from tests.games.blackbeard.rules.scene import (
    anchored,
    coast,
    commissioner,
    copied,
    merchant,
    pirate,
    play,
    port,
    scene,
    sea,
    warship,
    zone,
)

GAME: Final = game("blackbeard")
TEACH, ROBERTS, MISSON = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("frederick-misson")
ALONE: Final = frozenset({"end-turn", "finish", "mutiny"})
"""What begins by itself."""
OF_PIRATES: Final = ("move", "prize", "sell", "ransom", "cross", "retire", "attack-port", "sack", "rest")


def why(s: State, name: str, **params: Any) -> list[str]:
    return [reason.rule for reason in GAME.judge(s, command(name, **params)).refusals]


THREE: Final = scene(
    anchored(worth=100, damage=1),
    anchored(ROBERTS, "seat-2", ally=MISSON),
    anchored(MISSON, "seat-3", ally=ROBERTS),
    pirate("john-taylor", "seat-2", coast("C3"), status="dead", slow=1),
    commissioner(1, "seat-1", sea("A1"), damage=1),
    commissioner(2, "seat-2", sea("B1")),
    players=3,
)
"""Teach of the first player, who has the dice, two allies of others at anchor, and a pirate who is out of play."""
SEARCHED: Final = scene(pirate(place=zone(2)), pirate(ROBERTS, "seat-2", zone(2)), merchant(1, zone(2))).with_counter(
    ShipId("merchant-1"), searcher=ROBERTS
)
OFF_TURN: Final = THREE.with_turn(stage="draw")
ALONE_WITH_FALSE: Final = scene(
    anchored("dr-peter-blood", worth=100),
    anchored(TEACH, "seat-2", worth=100, havens=(24,)),
    solo=True,
    turn={"stage": "draw"},
)


@pytest.mark.rule("BB-6.32", "BB-7.1", "BB-7.2", "BB-7.3", "BB-6.1", "BB-13.21", "BB-10.42", "BB-20.2", "BB-21.1")
@pytest.mark.parametrize(
    ("s", "name", "params", "rule"),
    [
        *(
            (THREE, name, {"ship": ROBERTS}, "BB-6.32")
            for name in ("move", "prize", "sell", "ransom", "cross", "retire")
        ),
        *((THREE, name, {"ship": ROBERTS}, "BB-6.32") for name in OF_PIRATES),
        *((THREE, name, {"ship": ROBERTS}, "BB-6.32") for name in ("refit", "careen", "float", "recover")),
        *((THREE, name, {"ship": "kc-2"}, "BB-6.32") for name in ("kc-move", "kc-attack", "refit")),
        *((OFF_TURN, name, {"ship": TEACH}, "BB-6.32") for name in ("move", "prize", "sell", "refit")),
        *((THREE, name, {"ship": "kc-1"}, "BB-7.2") for name in (*OF_PIRATES, "deposit", "part")),
        *((THREE, name, {"ship": TEACH}, "BB-7.3") for name in ("kc-move", "kc-attack")),
        *((THREE, name, {"ship": "john-taylor"}, "BB-7.1") for name in ("move", "refit", "careen", "deposit", "part")),
        (THREE, "activate", {"seat": "seat-2"}, "BB-6.32"),
        (THREE, "petition", {"ship": "seat-2"}, "BB-6.32"),
        (THREE, "petition", {"ship": "seat-1"}, "BB-13.21"),
        (THREE, "forfeit", {"seat": "seat-2"}, "BB-6.32"),
        (OFF_TURN, "forfeit", {"seat": "seat-1"}, "BB-6.32"),
        (THREE.with_turn(extra=1), "forfeit", {"seat": "seat-1"}, "BB-17K"),
        (THREE.with_turn(extra=1), "rest", {"ship": TEACH}, "BB-17K"),
        (THREE, "draw-card", {}, "BB-6.1"),
        (THREE, "false-turn", {"seat": "seat-1"}, "BB-23.3"),
        (ALONE_WITH_FALSE, "false-turn", {"seat": "seat-2"}, "BB-6.32"),
        (THREE, "deposit", {"ship": TEACH}, "BB-10.42"),
        (ALONE_WITH_FALSE, "deposit", {"ship": TEACH}, "BB-23.5"),
        (THREE, "part", {"ship": TEACH}, "BB-20.2"),
        (THREE, "ally", {"ship": TEACH, "other": ROBERTS}, "BB-20.2"),
        (THREE, "ally", {"ship": TEACH, "other": "john-taylor"}, "BB-7.1"),
        (ALONE_WITH_FALSE, "ally", {"ship": "dr-peter-blood", "other": TEACH}, "BB-23.1"),
        (ALONE_WITH_FALSE, "trade", {"ship": "dr-peter-blood", "other": TEACH}, "BB-23.1"),
        (THREE, "trade", {"ship": TEACH, "other": ROBERTS}, "BB-21.1"),
        (scene(pirate(place=zone(2))), "cross", {"ship": TEACH}, "BB-8.6"),
        (THREE, "end-turn", {}, "BB-6.32"),
        (THREE, "mutiny", {"pirate": TEACH}, "BB-6.32"),
        (THREE, "first-turn", {}, "BB-6.32"),
    ],
)
def test_what_is_not_for_this_ship_or_this_player_is_refused(s: State, name: str, params: Any, rule: str) -> None:
    assert rule in why(s, name, **params)


TWO: Final = scene(anchored(), anchored(ROBERTS, "seat-2"))
SHUT_IN: Final = scene(pirate(), commissioner(1, "seat-1", zone(2), left_zones=(1, 3)))
APART: Final = scene(
    anchored(worth=0, havens=(24,)),
    anchored("john-taylor", number=24),
    anchored(ROBERTS, "seat-2"),
    anchored(MISSON, "seat-3", 22),
    players=3,
)
"""Teach and another of the first player in his Safe Haven with one of the second; one of the third elsewhere."""


@pytest.mark.rule("BB-20.1", "BB-20.2", "BB-21.1", "BB-10.42", "BB-18.3", "BB-8.6", "BB-9.33")
@pytest.mark.parametrize(
    ("s", "name", "params", "key"),
    [
        (
            scene(anchored(), anchored(ROBERTS, "seat-2")),
            "ally",
            {"ship": TEACH, "other": ROBERTS},
            "bb-no-ally-players",
        ),
        (APART, "ally", {"ship": TEACH, "other": "john-taylor"}, "bb-no-ally-own"),
        (APART, "ally", {"ship": TEACH, "other": MISSON}, "bb-no-ally-apart"),
        (APART, "ally", {"ship": ROBERTS, "other": MISSON}, "bb-no-ally-turn"),
        (APART, "trade", {"ship": TEACH, "other": "john-taylor"}, "bb-no-trade-own"),
        (APART, "trade", {"ship": TEACH, "other": MISSON}, "bb-no-trade-apart"),
        (APART, "deposit", {"ship": TEACH}, "bb-no-worth"),
        (scene(anchored(worth=1500, havens=(24,), failed=15)), "retire", {"ship": TEACH}, "bb-no-retire-again"),
        (
            scene(pirate(), commissioner(1, "seat-1", zone(2), left_zones=(1, 3))),
            "kc-move",
            {"ship": "kc-1"},
            "bb-no-box-open",
        ),
        (SEARCHED, "prize", {"ship": TEACH}, "bb-no-prize-of-another"),
    ],
)
def test_what_the_menu_leaves_out_is_refused_with_its_reason(s: State, name: str, params: Any, key: str) -> None:
    assert key in [reason.text.key for reason in GAME.judge(s, command(name, **params)).refusals]


@pytest.mark.rule("BB-17E", "BB-2.35")
def test_a_second_letter_of_one_nation_and_a_haven_that_is_hostile_for_good_stand_there_refused() -> None:
    state = scene(
        anchored(worth=1000, letter="spanish-1"),
        cards=(copied("port", 24, nation="spanish"),),
        offers=("spanish-2",),
        letters_out=("spanish-1", "spanish-2"),
    ).with_port(24, governor="anti", forever=True)
    played = play(state, sales.sell, {"cargoes": (), "besides": ()}, ship=TEACH)
    (question,) = [each for each in played.asked if each.key == "besides"]
    assert isinstance(question, Pick)
    refused = {option.id: [reason.text.key for reason in option.verdict.refusals] for option in question.options}
    assert "bb-no-letter-twice" in refused["letter"] and "bb-no-bribe-forever" in refused["bribe"]


@pytest.mark.rule("BB-17E")
def test_where_the_table_overrules_a_sale_a_letter_is_still_refused() -> None:
    state = scene(
        anchored(worth=1000, marks=("spanish",)),
        cards=(copied("port", 24, nation="spanish"),),
        offers=("spanish-2",),
        letters_out=("spanish-2",),
    )
    played = play(state, sales.sell, {"cargoes": (), "besides": ()}, ship=TEACH)
    (question,) = [each for each in played.asked if each.key == "besides"]
    assert isinstance(question, Pick)
    refused = {option.id: [reason.text.key for reason in option.verdict.refusals] for option in question.options}
    assert "bb-no-letter-port" in refused["letter"]


@pytest.mark.rule("BB-20.2")
def test_either_of_two_allies_breaks_the_alliance() -> None:
    assert why(THREE, "part", ship=ROBERTS) == why(THREE, "part", ship=MISSON) == []


@pytest.mark.rule("BB-9.6", "BB-7.2B")
def test_it_is_done_only_if_the_table_overrules() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("B2")), merchant(1, sea("B2")))
    evening = companion.begin("blackbeard", state=GAME.dump(state))
    before = evening.state
    verdict = evening.may("prize", params={"ship": ROBERTS}).verdict
    assert [reason.rule for reason in verdict.refusals] == ["BB-6.32"]
    with pytest.raises(Refused, match=r"BB-6\.32"):
        evening.do(command("prize", ship=ROBERTS))
    assert evening.state == before
    evening.do(command("prize", ship=ROBERTS), overruling=True)
    assert evening.state != before


def test_every_command_that_people_choose_has_its_judge() -> None:
    set_up = {name for name, procedure in GAME.procedures.items() if procedure.__module__.endswith(".setup")}
    assert set(GAME.procedures) == set(GAME.judges) | ALONE | set_up


def told(s: State, name: str, **params: Any) -> list[str]:
    return [reason.text.key for reason in GAME.judge(s, command(name, **params)).refusals]


@pytest.mark.rule("BB-13.6")
def test_a_commissioner_who_lies_in_port_attacks_nobody() -> None:
    s = scene(pirate(), commissioner(1, "seat-1", port(24), posture="anchored"))
    assert "bb-crown-in-port" in told(s, "kc-attack", ship="kc-1")


@pytest.mark.rule("BB-14.3", "BB-10.2")
def test_nothing_is_sold_in_a_blockaded_port_nor_out_of_empty_holds_in_a_haven() -> None:
    assert "bb-no-trade-blockaded" in told(scene(anchored(), warship(1, port(24))), "sell", ship=TEACH)
    assert "bb-no-booty" in told(scene(anchored(number=35)), "sell", ship=TEACH)
