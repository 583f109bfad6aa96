"""Commands that no menu offers are judged with all that they say, and refused under their rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

import companion
from companion.core.asking import Refused
from companion.core.procedure import command
from companion.games.blackbeard.sheets.ids import ShipId
from companion.games.blackbeard.sheets.state import State
from companion.table.games import game
from tests.games.blackbeard.rules.scene import anchored, coast, commissioner, merchant, pirate, scene, sea, zone

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
