"""Commands that no menu offers are judged with all that they say, and refused under their rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

import companion
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Pick
from companion.core.questions.question_base import Refused
from companion.games.blackbeard.harbour import sales
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.state import State
from companion.library.game_registry import game
from tests.games.blackbeard.rules.scene import (
    anchored,
    book,
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
from tests.support.parameter_names import in_words

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
    ids=in_words,
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
    ids=in_words,
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
    refused = besides(state)
    assert "bb-no-letter-twice" in refused["letter"] and "bb-no-bribe-forever" in refused["bribe"]


@pytest.mark.rule("BB-17E")
def test_where_the_table_overrules_a_sale_a_letter_is_still_refused() -> None:
    state = scene(
        anchored(worth=1000, marks=("spanish",)),
        cards=(copied("port", 24, nation="spanish"),),
        offers=("spanish-2",),
        letters_out=("spanish-2",),
    )
    assert "bb-no-letter-port" in besides(state)["letter"]


@pytest.mark.rule("BB-20.2")
def test_either_of_two_allies_breaks_the_alliance() -> None:
    assert why(THREE, "part", ship=ROBERTS) == why(THREE, "part", ship=MISSON) == []


@pytest.mark.rule("BB-9.6", "BB-7.2B")
def test_it_is_done_only_if_the_table_overrules() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("B2")), merchant(1, sea("B2")))
    evening = companion.begin("blackbeard", state=GAME.dump(state))
    before = evening.state
    verdict = evening.preview("prize", params={"ship": ROBERTS}).verdict
    assert [reason.rule for reason in verdict.refusals] == ["BB-6.32"]
    with pytest.raises(Refused, match=r"BB-6\.32"):
        evening.actions.do(command("prize", ship=ROBERTS))
    assert evening.state == before
    evening.actions.do(command("prize", ship=ROBERTS), overruling=True)
    assert evening.state != before


def test_every_command_that_people_choose_has_its_judge() -> None:
    set_up = {name for name, procedure in GAME.procedures.items() if procedure.__module__.endswith(".setup")}
    assert set(GAME.procedures) == set(GAME.judges) | ALONE | set_up


def told(s: State, name: str, **params: Any) -> list[str]:
    """The keys of the reasons for which a command is refused."""
    return [reason.text.key for reason in GAME.judge(s, command(name, **params)).refusals]


@pytest.mark.rule("BB-13.6")
def test_a_commissioner_who_lies_in_port_attacks_nobody() -> None:
    s = scene(pirate(), commissioner(1, "seat-1", port(24), posture="anchored"))
    assert "bb-crown-in-port" in told(s, "kc-attack", ship="kc-1")


@pytest.mark.rule("BB-14.3", "BB-10.2")
def test_nothing_is_sold_in_a_blockaded_port_nor_out_of_empty_holds_in_a_haven() -> None:
    assert "bb-no-trade-blockaded" in told(scene(anchored(), warship(1, port(24))), "sell", ship=TEACH)
    assert "bb-no-booty" in told(scene(anchored(number=35)), "sell", ship=TEACH)


def crew_of(n: int) -> State:
    """The first player has this many pirates in play."""
    names = [each.id for each in book().pirates if not each.solo]
    return scene(*(pirate(name, "seat-1") for name in names[:n]))


HELD: Final = scene(anchored(taken=24))
"""A port that he took on his last turn."""
ROWS: Final[tuple[tuple[str, State, str, dict[str, str], str, str], ...]] = (
    (
        "retire in a neutral port",
        scene(anchored(worth=1500)),
        "retire",
        {"ship": TEACH},
        "BB-18.3",
        "bb-no-retire-here",
    ),
    ("retire poor", scene(anchored(havens=(24,))), "retire", {"ship": TEACH}, "BB-18.3", "bb-no-retire-poor"),
    (
        "the Crown attacks nobody",
        scene(pirate(), commissioner(1, "seat-1", sea("A1"))),
        "kc-attack",
        {"ship": "kc-1"},
        "BB-13.6",
        "bb-crown-nobody",
    ),
    (
        "the Crown attacks in a box",
        scene(pirate(), commissioner(1, "seat-1", zone(2))),
        "kc-attack",
        {"ship": "kc-1"},
        "BB-8.61",
        "bb-crown-no-box",
    ),
    (
        "petition without a pirate",
        scene(pirate(ROBERTS, "seat-2")),
        "petition",
        {"ship": "seat-1"},
        "BB-6.21",
        "bb-crown-no-pirate-yet",
    ),
    ("one pirate too many", crew_of(2), "activate", {"seat": "seat-1"}, "BB-2.31", "bb-no-pirate-more"),
    ("no pirate left", crew_of(4), "activate", {"seat": "seat-1"}, "BB-3d", "bb-no-more-pirates"),
    (
        "attack what is destroyed",
        scene(anchored()).with_port(24, destroyed=True),
        "attack-port",
        {"ship": TEACH},
        "BB-15.2",
        "bb-no-attack-destroyed",
    ),
    ("attack a haven", scene(anchored(number=35)), "attack-port", {"ship": TEACH}, "BB-15.2", "bb-no-attack-haven"),
    (
        "attack under a Warship",
        scene(
            anchored(),
            warship(1, port(24), revealed=True, nation="spanish"),
            cards=(copied("port", 24, nation="spanish"),),
        ),
        "attack-port",
        {"ship": TEACH},
        "BB-15.2",
        "bb-no-attack-protected",
    ),
    (
        "attack where he was repulsed",
        scene(anchored(repulsed=(24,))),
        "attack-port",
        {"ship": TEACH},
        "BB-15.3",
        "bb-no-attack-repulsed",
    ),
    ("sack what he has not taken", scene(anchored()), "sack", {"ship": TEACH}, "BB-15.5", "bb-no-sack"),
    ("leave a port unsacked", HELD, "sell", {"ship": TEACH}, "BB-15.4", "bb-no-leave-or-sack"),
    ("call another meanwhile", HELD, "activate", {"seat": "seat-1"}, "BB-15.4", "bb-no-leave-or-sack"),
    ("careen on open sea", scene(pirate(slow=1)), "careen", {"ship": TEACH}, "BB-16.4", "bb-no-coast"),
    ("careen a fast ship", scene(pirate(place=coast("C3"))), "careen", {"ship": TEACH}, "BB-16.4", "bb-no-speed-lost"),
    ("float without a marker", scene(pirate()), "float", {"ship": TEACH}, "BB-16.4", "bb-no-marker"),
    (
        "sail careened",
        scene(pirate(place=coast("C3"), posture="careened")),
        "move",
        {"ship": TEACH},
        "BB-16.4",
        "bb-no-careened",
    ),
    ("recover in health", scene(anchored()), "recover", {"ship": TEACH}, "BB-13.715", "bb-no-ailing"),
    (
        "recover among ruins",
        scene(anchored()).with_port(24, destroyed=True),
        "recover",
        {"ship": TEACH},
        "BB-15.5",
        "bb-no-destroyed",
    ),
    ("refit a sound ship", scene(anchored()), "refit", {"ship": TEACH}, "BB-16.2", "bb-no-damage"),
    (
        "refit among enemies",
        scene(anchored(damage=1), governors={24: "anti"}),
        "refit",
        {"ship": TEACH},
        "BB-16.2",
        "bb-no-refit-here",
    ),
    (
        "sell among enemies",
        scene(anchored(holds=(100,)), governors={24: "anti"}),
        "sell",
        {"ship": TEACH},
        "BB-10.2",
        "bb-no-trade",
    ),
    ("ransom nobody", scene(anchored()), "ransom", {"ship": TEACH}, "BB-10.3", "bb-no-hostage"),
    ("a prize in port", scene(anchored()), "prize", {"ship": TEACH}, "BB-9.6", "bb-no-prize-in-port"),
    ("a prize of nobody", scene(pirate()), "prize", {"ship": TEACH}, "BB-9.6", "bb-no-merchant-here"),
    ("rest sober", scene(pirate()), "rest", {"ship": TEACH}, "BB-9.8", "bb-no-rest"),
    ("sail drunk", scene(pirate(debauched=True)), "move", {"ship": TEACH}, "BB-9.8", "bb-no-debauched"),
    ("cross out of a port", scene(anchored()), "cross", {"ship": TEACH}, "BB-8.6", "bb-no-arrow-in-port"),
)


@pytest.mark.rule("BB-2.31", "BB-3d", "BB-6.21", "BB-8.61", "BB-9.6", "BB-9.8", "BB-10.2", "BB-10.3", "BB-13.6")
@pytest.mark.rule("BB-13.715", "BB-15.2", "BB-15.3", "BB-15.4", "BB-15.5", "BB-16.2", "BB-16.4", "BB-18.3")
@pytest.mark.parametrize(
    ("s", "name", "params", "rule", "key"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_a_refusal_names_its_rule(s: State, name: str, params: dict[str, str], rule: str, key: str) -> None:
    refusals = GAME.judge(s, command(name, **params)).refusals
    assert (rule, key) in [(reason.rule, reason.text.key) for reason in refusals]


def besides(state: State) -> dict[str, list[str]]:
    """Why nothing may go with a sale, by what it is."""
    played = play(state, sales.sell, {"cargoes": (), "besides": ()}, ship=TEACH)
    (question,) = [each for each in played.asked if each.key == "besides"]
    assert isinstance(question, Pick)
    return {option.id: [reason.text.key for reason in option.verdict.refusals] for option in question.options}


@pytest.mark.rule("BB-10.21", "BB-10.221")
def test_bb_10_21_what_goes_with_a_sale_depends_on_the_port_and_the_purse() -> None:
    hostile = besides(scene(anchored(worth=1000), governors={24: "anti"}))
    assert hostile == {"bribe": ["bb-no-bribe-here"], "debauchery": ["bb-no-revel-here"]}
    assert besides(scene(anchored(worth=0)))["bribe"] == ["bb-no-bribe-money"]
    assert besides(scene(anchored(worth=1000, havens=(24,))))["bribe"] == ["bb-no-bribe-twice"]
    assert besides(scene(anchored(worth=1000))) == {"bribe": [], "debauchery": []}


@pytest.mark.rule("BB-17E")
def test_bb_17e_a_letter_is_of_the_nation_of_the_port_and_not_for_who_attacked_it() -> None:
    state = scene(
        anchored(worth=1000),
        cards=(copied("port", 24, nation="spanish"),),
        offers=("spanish-2",),
        letters_out=("spanish-2",),
    )
    assert besides(state)["letter"] == []
    french = besides(state.with_card(copied("port", 24, nation="french")))
    assert french["letter"] == ["bb-no-letter-here"]
    attacked = besides(state.with_pirate(TEACH, attacked=("spanish",)))
    assert attacked["letter"] == ["bb-no-letter-record"]
