"""Judges of commands look at everything that a command names, whatever a menu would list: a row for each refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from companion.core.procedures.procedure import Run, command
from companion.core.rules.verdicts import Verdict
from companion.core.values.frozen_records import replace
from companion.games.pirates_csg.gunnery import kraken, scorpion, shots
from companion.games.pirates_csg.model.ids import FortId, IslandId, PlaceId, ShipId
from companion.games.pirates_csg.model.records import Extra, FleetEvent, Fort, Given, Touch
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea import boarding, canoes, moving, ramming
from companion.games.pirates_csg.setup import berths
from companion.games.pirates_csg.shore import exploring, reach
from companion.library.game_registry import game
from tests.games.pirates_csg.rules import shores
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.seas import (
    AWAY,
    FAR,
    HOME,
    WILD,
    masts,
    rules,
    sea,
    touching,
    with_coin,
    with_crew,
    with_ship,
    with_terrain,
)
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, THREE, TWO
from tests.support.parameter_names import in_words

Judge = Callable[[State], Verdict]
FORT = FortId("fort-1")
GAME = game("pirates_csg")


def at_sea(**mine: Any) -> State:
    """A ship of Anne's that has moved, against one of Bart's."""
    s = touching(with_ship(with_ship(sea(), ANNE, **mine), BART), ONE, TWO)
    return s.with_turn(given=(Given(ONE, "move"),))


def idle(**mine: Any) -> State:
    """The same in a turn in which nothing was done."""
    return at_sea(**mine).with_turn(given=())


def facing(**theirs: Any) -> State:
    """A ship of Anne's that has moved, against one of Bart's with this on its card."""
    s = touching(with_ship(with_ship(sea(), ANNE), BART, **theirs), ONE, TWO)
    return s.with_turn(given=(Given(ONE, "move"),))


def drifting(prow: bool | None = None, **mine: Any) -> State:
    """A ship of Anne's that has moved, at the bow (prow) of a derelict or not."""
    return replace(masts(at_sea(**mine), TWO, 0), touches=(Touch(ONE, TWO, prow=prow),))


def site(**mine: Any) -> State:
    """Anne's ship at a wild island, with a fort in her fleet and gold for it."""
    s = shores.with_fort(with_ship(sea(), ANNE, now={"docked": WILD, **mine}), ANNE, gold=3)
    return with_coin(s, HOME, 3)


def docked(island: IslandId, **mine: Any) -> State:
    """Anne's ship, which has come to an island in this turn."""
    return with_ship(sea(), ANNE, now={"docked": island}, **mine)


def building(fort: str) -> State:
    """The same site, where another ship has begun to build one of two forts."""
    s = with_ship(shores.with_fort(site(), ANNE, gold=1), ANNE, now={"docked": WILD})
    return s.with_turn(builds=((TWO, FortId(fort)),))


def standing(**mine: Any) -> State:
    """Anne's ship docked at her own fort, with more gold there than it keeps."""
    s = shores.with_fort(docked(WILD, **mine), ANNE, WILD, gold=3)
    return with_coin(with_coin(s, PlaceId(FORT), 3), PlaceId(FORT), 3)


def wish(name: str, **params: Any) -> Judge:
    """What the rules say of a command, whatever the menu shows."""
    return lambda s: GAME.judge(s, command(name, **params))


def of_ship(name: str) -> Judge:
    """The same of a command that names a ship only, for Anne's."""
    return wish(name, ship=ONE)


board, build, fetch = (
    wish("board-enemy", ship=ONE, other=TWO),
    wish("build-fort", ship=ONE, fort=FORT),
    wish("fetch-gold", ship=ONE, fort=FORT),
)


tow, explore = wish("tow", ship=ONE, other=TWO), wish("explore", ship=ONE, place=WILD)


def ruled(s: State, **rulings: str) -> State:
    """With points of rule settled like this."""
    return replace(s, options=sea(**rulings).options)


def lost(s: State, ship: ShipId) -> State:
    """With a ship in fog."""
    s = with_terrain(s, "fog")
    return s.with_ship(ship, on=(s.terrain[-1].id,))


def fleet_of_canoes() -> State:
    """Two canoes of Anne's, of which the first has moved."""
    s = sea()
    for _ in range(2):
        s = with_ship(s, ANNE, keywords=["canoe"])
    return s.with_turn(given=(Given(ONE, "move"),))


HELD = {"keywords": ["hoist"]}
ROWS: list[tuple[str, Judge, State, str, str]] = [
    ("board in another’s turn", board, at_sea().with_turn(seat=BART), "CSG-ACT-03", "csg-act-not-yours"),
    ("board from afar", board, replace(at_sea(), touches=()), "CSG-BOARD-02", "csg-board-apart"),
    ("board before acting", board, idle(), "CSG-BOARD-02", "csg-board-after"),
    ("build at sea", build, site(docked=""), "CSG-FORT-03", "csg-fort-undocked"),
    ("build at home", build, site(docked=HOME), "CSG-FORT-02", "csg-fort-home"),
    ("build at another’s home", build, site(docked=AWAY), "CSG-FORT-02", "csg-fort-home"),
    ("build beside a fort", build, shores.with_fort(site(), BART, WILD), "CSG-FORT-02", "csg-fort-stands"),
    ("build another’s fort", build, site().with_fort(FORT, seat=BART), "CSG-FORT-03", "csg-fort-foreign"),
    ("build twice", build, site().with_fort(FORT, island=FAR, gone=True), "CSG-FORT-03", "csg-fort-spent"),
    ("fetch in another’s turn", fetch, standing().with_turn(seat=BART), "CSG-ACT-03", "csg-act-not-yours"),
    ("fetch from afar", fetch, standing().with_ship(ONE, docked=FAR), "CSG-FORT-07", "csg-fort-away"),
    ("fetch from another’s fort", fetch, standing().with_fort(FORT, seat=BART), "CSG-FORT-07", "csg-fort-foreign"),
    ("fetch nothing", fetch, replace(standing(), coins=()), "CSG-FORT-07", "csg-fort-bare"),
    ("blades without any", of_ship("extend-blades"), at_sea(), "CSG-KW-SWITCHBLADE", "csg-act-cannot"),
    ("wrap without tentacles", of_ship("wrap"), at_sea(), "CSG-KW-KRAKEN", "csg-act-cannot"),
    ("sting without a blade", of_ship("sting"), at_sea(), "CSG-KW-SCORPION", "csg-act-cannot"),
    ("swoop without wings", of_ship("swoop"), idle(), "CSG-KW-SEADRAGON", "csg-act-cannot"),
    ("lead without a leader", of_ship("born-leader"), idle(), "CSG-KW-BORNLEADER", "csg-act-cannot"),
    ("wield nothing", of_ship("all-powerful"), idle(), "CSG-KW-ALLPOWERFUL", "csg-act-cannot"),
    ("navigate without a navigator", of_ship("navigate"), idle(), "CSG-KW-NAVIGATOR", "csg-act-cannot"),
    ("break free of nothing", of_ship("break-free"), idle(), "CSG-TERR-SARG", "csg-free-loose"),
    ("move a battery", of_ship("move"), idle(move="T", keywords=["flotilla"]), "CSG-KW-FLOTILLA", ""),
    ("move a ship that has sunk", of_ship("move"), idle(now={"sunk": True}), "CSG-ACT-02", "csg-act-away"),
    ("dories without any", of_ship("land-by-dories"), with_coin(idle(), ONE), "CSG-KW-DORIES", "csg-act-cannot"),
    ("dories without crew", of_ship("land-by-dories"), idle(keywords=["dories"]), "CSG-KW-DORIES", "csg-dories-crew"),
    ("dories without coins", of_ship("land-by-dories"), idle(keywords=["dories"]), "CSG-KW-DORIES", "csg-dories-none"),
    ("hoist without any", of_ship("hoist-search"), idle(), "CSG-KW-HOIST", "csg-act-cannot"),
    (
        "hoist where nothing is",
        of_ship("hoist-search"),
        idle(**HELD).with_island(WILD, coins=0).with_island(FAR, coins=0),
        "CSG-KW-HOIST",
        "csg-hoist-nothing",
    ),
    ("hoist twice", of_ship("hoist-search"), idle(**HELD).with_turn(used=(f"hoist:{ONE}",)), "CSG-KW-HOIST", ""),
    ("load before moving", of_ship("hoist-load"), idle(**HELD), "CSG-KW-HOIST", "csg-hoist-moved"),
    ("load what nobody explored", of_ship("hoist-load"), at_sea(**HELD), "CSG-KW-HOIST", "csg-hoist-nothing"),
    ("hand on without exploring", of_ship("hoist-drop"), at_sea(**HELD), "CSG-KW-HOIST", "csg-hoist-explored"),
    ("hand on nothing", of_ship("hoist-drop"), at_sea(**HELD), "CSG-KW-HOIST", "csg-hoist-empty"),
    ("mark without the commander", of_ship("mark-island"), idle(), "CSG-KW-EMPEROR", "csg-act-cannot"),
    ("leave nothing", of_ship("leave-treasure"), idle(), "CSG-EXPL-06", "csg-leave-nothing"),
    ("sail on without the admiral", of_ship("sail-on"), idle(), "CSG-KW-TREASURESHIP", ""),
    ("crew at sea", of_ship("move-crew"), idle(), "CSG-DOCK-03", "csg-crew-stays"),
    ("canoes where there are none", wish("move-canoes", nation="english"), idle(), "CSG-KW-CHIEFTAIN", ""),
    ("prey without Jones", wish("name-prey", ship=ONE, kraken=TWO), idle(), "CSG-KW-KRAKEN", "csg-prey-jones"),
    ("prey of no Kraken", wish("name-prey", ship=ONE, kraken=TWO), idle(), "CSG-KW-KRAKEN", "csg-prey-kraken"),
    ("an event of nobody’s", wish("play-event", seat=ANNE), idle(), "CSG-FLEET-08", "csg-event-none-left"),
    ("call nobody", wish("call-crew", ship=ONE, ability="fear"), idle(), "CSG-KW-FEAR", "csg-call-nobody"),
    (
        "no blade touches anybody",
        of_ship("extend-blades"),
        at_sea(keywords=["switchblade"]).with_ship(TWO, sunk=True),
        "CSG-RAM-01",
        "csg-blades-nobody",
    ),
    ("move in tow", of_ship("move"), idle(now={"towed": TWO}), "CSG-TOW-03", "csg-move-towed"),
    (
        "sail on twice",
        of_ship("sail-on"),
        at_sea().with_turn(used=(f"sail-on:{ONE}",)),
        "CSG-KW-TREASURESHIP",
        "csg-sail-on-once",
    ),
    ("lead too late", of_ship("born-leader"), at_sea(), "CSG-KW-BORNLEADER", "csg-extra-late"),
    (
        "scuttle again where once will do",
        of_ship("scuttle"),
        ruled(idle(), A_62="once").with_turn(used=(f"scuttle:{ONE}",)),
        "CSG-SCUT-01",
        "csg-scuttle-once",
    ),
    (
        "tow a battery of Bart’s",
        tow,
        touching(with_ship(with_ship(sea(), ANNE), BART, move="T", keywords=["flotilla"]), ONE, TWO),
        "CSG-KW-FLOTILLA",
        "csg-tow-battery",
    ),
    (
        "tow what weeds hold",
        tow,
        ruled(at_sea(), C_03="community").with_ship(TWO, tangled=True),
        "CSG-COM-03",
        "csg-tow-held",
    ),
    ("sail clear out of fog", of_ship("sail-clear"), lost(idle(), ONE), "CSG-TERR-FOG", "csg-act-lost"),
    ("tow out of fog", tow, lost(at_sea(), TWO), "CSG-TERR-FOG", "csg-tow-fog"),
    ("build as a derelict", build, masts(site(), ONE, 0), "CSG-MOVE-09", "csg-act-derelict"),
    (
        "build for a price that nobody knows",
        build,
        with_coin(shores.with_fort(with_ship(sea(), ANNE, now={"docked": WILD}), ANNE, gold=None), HOME, 3),
        "CSG-FORT-03",
        "csg-fort-unknown",
    ),
    (
        "explore the island of a fort",
        wish("explore", ship=ONE, place=WILD),
        shores.with_fort(site(), BART, WILD),
        "CSG-EXPL-02",
        "csg-explore-fort",
    ),
    ("search again", wish("revisit", ship=ONE, place=WILD), site(searched=(WILD,)), "CSG-EXPL-05", "csg-revisit-done"),
    ("mark twice", of_ship("mark-island"), idle().with_turn(used=(f"emperor:{ONE}",)), "CSG-GEN-03", "csg-extra-once"),
    (
        "mark where all is marked",
        of_ship("mark-island"),
        idle().with_island(WILD, marks=(ANNE,)).with_island(FAR, marks=(ANNE,)),
        "CSG-KW-EMPEROR",
        "csg-mark-none",
    ),
    (
        "another extra action than the first",
        of_ship("repair"),
        at_sea().with_turn(more=(Extra(ONE, True),)),
        "CSG-KW-BORNLEADER",
        "csg-act-same",
    ),
    (
        "two extra actions where one is agreed",
        of_ship("repair"),
        ruled(at_sea(), C_01="one").with_turn(
            given=(Given(ONE, "move"), Given(ONE, "repair", extra=True)), more=(Extra(ONE),)
        ),
        "CSG-COM-01",
        "csg-act-one-extra",
    ),
    (
        "a second canoe without its chieftain",
        wish("move", ship=TWO),
        fleet_of_canoes(),
        "CSG-KW-CANOE",
        "csg-act-one-canoe",
    ),
    (
        "canoes that do different things",
        wish("explore", ship=TWO, place=WILD),
        with_crew(fleet_of_canoes(), ONE, keywords=["chieftain"]),
        "CSG-KW-CHIEFTAIN",
        "csg-act-canoes-alike",
    ),
    (
        "a canoe that explores in the first turn",
        wish("explore", ship=ONE, place=WILD),
        fleet_of_canoes().with_turn(number=1, given=()),
        "CSG-KW-CANOE",
        "csg-act-canoe-early",
    ),
    (
        "sting where nobody is",
        of_ship("sting"),
        at_sea(keywords=["scorpion"]).with_ship(TWO, sunk=True),
        "CSG-SHOOT-05",
        "csg-shoot-nobody",
    ),
    (
        "a fort that does not stand shoots",
        wish("shoot", unit=FORT),
        replace(idle(), forts=(Fort(FORT, "F", ANNE, flags=2),)),
        "CSG-SHOOT-04",
        "csg-shoot-unit",
    ),
    (
        "crew that is no marine shoots",
        wish("shoot", unit="crew-1"),
        with_crew(idle(), ONE),
        "CSG-SHOOT-04",
        "csg-shoot-unit",
    ),
    (
        "board an own ship",
        wish("board-enemy", ship=ONE, other=THREE),
        with_ship(at_sea(), ANNE),
        "CSG-BOARD-02",
        "csg-board-own",
    ),
    ("board a canoe", board, facing(keywords=["canoe"]), "CSG-BOARD-02", "csg-board-never"),
    ("board twice", board, at_sea().with_turn(used=(f"board:{ONE}",)), "CSG-BOARD-02", "csg-board-once"),
    ("board a shell", board, facing(keywords=["turtle"], now={"plates": 2}), "CSG-KW-TURTLE", "csg-board-shell"),
    (
        "blades before acting",
        of_ship("extend-blades"),
        idle(keywords=["switchblade"]),
        "CSG-KW-SWITCHBLADE",
        "csg-blades-after",
    ),
    ("move while pinned", of_ship("move"), touching(idle(), ONE, TWO, bow=True), "CSG-MOVE-08", "csg-move-pinned"),
    (
        "move as soon as free",
        of_ship("move"),
        idle().with_turn(used=(f"freed:{ONE}",)),
        "CSG-TERR-SARG",
        "csg-move-freed",
    ),
    ("move in weeds", of_ship("move"), idle(now={"tangled": True}), "CSG-TERR-SARG", "csg-act-tangled"),
    ("move undeclared", of_ship("move"), idle().with_turn(declared=()), "CSG-ACT-01", "csg-act-undeclared"),
    (
        "move after a shot",
        of_ship("move"),
        with_ship(idle(), ANNE).with_turn(given=(Given(THREE, "shoot"),)),
        "CSG-MOVE-01",
        "csg-act-too-late",
    ),
    ("tow by the side", tow, drifting(prow=False), "CSG-TOW-01", "csg-tow-aside"),
    ("tow as a submarine", tow, drifting(keywords=["submarine"]), "CSG-TOW-01", "csg-tow-never"),
    ("explore at home", wish("explore", ship=ONE, place=HOME), docked(HOME), "CSG-EXPL-02", "csg-explore-home"),
    ("explore on arrival", explore, docked(WILD), "CSG-EXPL-03", "csg-explore-late"),
    ("explore what is bare", explore, docked(WILD).with_island(WILD, coins=0), "CSG-EXPL-03", "csg-explore-empty"),
    (
        "search what is bare",
        wish("revisit", ship=ONE, place=WILD),
        docked(WILD).with_island(WILD, coins=0),
        "CSG-EXPL-03",
        "csg-explore-empty",
    ),
    ("explore a fort", wish("explore", ship=ONE, place=FORT), standing(), "CSG-EXPL-01", "csg-explore-nothing"),
    ("explore an enemy", wish("explore", ship=ONE, place=TWO), idle(), "CSG-EXPL-01", "csg-explore-enemy"),
    (
        "explore a ship from afar",
        wish("explore", ship=ONE, place=TWO),
        replace(idle(), touches=()),
        "CSG-EXPL-01",
        "csg-explore-away",
    ),
    ("build beside a fort that is begun", build, building("fort-2"), "CSG-FORT-02", "csg-fort-there"),
    ("build what is begun", build, building(FORT), "CSG-FORT-03", "csg-fort-begun"),
    ("build without gold", build, replace(site(), coins=()), "CSG-FORT-03", "csg-fort-poor"),
    ("fetch into a full hold", fetch, standing(cargo=0), "CSG-EXPL-04", "csg-spoils-full"),
    ("repair a whole ship", of_ship("repair"), idle(), "CSG-REP-01", "csg-repair-whole"),
    ("repair at sea", of_ship("repair"), masts(idle(), ONE, 2), "CSG-REP-01", "csg-repair-where"),
    ("repair a submarine", of_ship("repair"), idle(keywords=["submarine"]), "CSG-REP-01", "csg-repair-never"),
    (
        "lead twice",
        of_ship("born-leader"),
        idle().with_turn(used=(f"bornleader:{ONE}",)),
        "CSG-GEN-03",
        "csg-extra-once",
    ),
    (
        "wield twice",
        of_ship("all-powerful"),
        idle().with_turn(used=(f"allpowerful:{ONE}",)),
        "CSG-GEN-03",
        "csg-extra-once",
    ),
]


@pytest.mark.rule(
    "CSG-ACT-02", "CSG-ACT-03", "CSG-BOARD-02", "CSG-FORT-02", "CSG-FORT-03", "CSG-FORT-07", "CSG-EXPL-06"
)
@pytest.mark.parametrize(("judge", "s", "rule", "key"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_a_refusal_names_its_rule(judge: Judge, s: State, rule: str, key: str) -> None:
    reasons = {(reason.rule, reason.text.key) for reason in judge(s).refusals}
    assert any(rule == broken and key in ("", text) for broken, text in reasons), reasons


def answering(s: State, procedure: Any, answers: Mapping[str, Any], key: str, value: str, **params: Any) -> list[str]:
    """The rules under which an answer to a question of a procedure is refused; `answers` lead to that question."""
    run: Run[State, Any] = Run(procedure, command("test", **params), s, BOOK)
    run.start()
    while (question := run.question) is not None and question.key != key:
        run.answer(question.read(answers[question.key]))
    assert question is not None, f"{key} is never asked"
    return rules(question.judgement(value).verdict)


@pytest.mark.rule(
    "CSG-RAM-01", "CSG-RAM-03", "CSG-RAM-04", "CSG-TERR-FOG", "CSG-KW-CATAMARAN", "CSG-KW-SWITCHBLADE", "A-06"
)
@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda s: with_ship(s, ANNE), "CSG-RAM-01"),
        (lambda s: with_ship(s, BART, keywords=["flotilla"]), "CSG-RAM-01"),
        (lambda s: masts(with_ship(s, BART), THREE, 0), "CSG-RAM-04"),
        (lambda s: lost(with_ship(s, BART), THREE), "CSG-TERR-FOG"),
        (lambda s: touching(with_ship(s, BART), THREE, ONE, bow=True), "CSG-RAM-03"),
        (lambda s: with_ship(s, BART, keywords=["catamaran"]), "CSG-KW-CATAMARAN"),
    ],
    ids=["own", "battery", "derelict", "lost", "rammed", "hulls"],
)
def test_whom_blades_do_not_ram_is_told(change: Callable[[State], State], rule: str) -> None:
    s = change(ruled(with_ship(with_ship(sea(), ANNE, keywords=["switchblade"]), BART), A_06="masted"))
    assert answering(s, ramming.extend, {}, "blades-1", THREE, ship=ONE) == [rule]


def hunting(**now: Any) -> State:
    """A Kraken of Anne's with two ships of Bart's before it."""
    s = with_ship(with_ship(sea(), ANNE, keywords=["kraken"], now=now), BART)
    return with_ship(s, BART)


@pytest.mark.rule("CSG-SHOOT-05", "CSG-KW-SUBMARINE", "CSG-KW-KRAKEN", "CSG-KW-PARLEY")
@pytest.mark.parametrize(
    ("s", "target", "rules_"),
    [
        (with_ship(with_ship(at_sea(), BART, now={"mode": "submerged"}), BART), THREE, ["CSG-KW-SUBMARINE"]),
        (with_ship(at_sea(), ANNE), THREE, ["CSG-SHOOT-05"]),
        (shores.with_fort(at_sea(), BART, WILD).with_fort(FORT, gone=True), FORT, ["CSG-SHOOT-05"]),
        (shores.with_fort(at_sea(), ANNE, WILD), FORT, ["CSG-SHOOT-05"]),
        (hunting(prey=TWO, wraps=TWO), THREE, ["CSG-KW-KRAKEN", "CSG-KW-KRAKEN"]),
        (with_ship(at_sea(), BART, now={"docked": AWAY}), THREE, ["CSG-SHOOT-05"]),
        (with_ship(at_sea(), BART).with_turn(used=(f"parley:{THREE}",)), THREE, ["CSG-KW-PARLEY"]),
    ],
    ids=in_words,
)
def test_at_whom_nobody_shoots_is_told(s: State, target: str, rules_: list[str]) -> None:
    s = with_ship(s, BART)
    assert answering(s, shots.shoot, {}, "target-1", target, unit=ONE) == rules_


@pytest.mark.rule("CSG-KW-KRAKEN", "CSG-KW-SCORPION")
def test_whom_tentacles_and_blades_leave_alone_is_told() -> None:
    rival = with_ship(hunting(), BART, keywords=["kraken"])
    assert answering(rival, kraken.wrap, {}, "wrapped", "ship-4", ship=ONE) == ["CSG-KW-KRAKEN"]
    bare = masts(with_ship(at_sea(keywords=["scorpion"]), BART), THREE, 0)
    assert answering(bare, scorpion.sting, {}, "stung", THREE, ship=ONE) == ["CSG-KW-SCORPION"]


@pytest.mark.rule("CSG-CREW-CAPTAIN", "CSG-TERR-FOG", "CSG-KW-SUBMARINE")
def test_a_captain_face_down_does_not_shoot_out_of_fog_or_from_under_water() -> None:
    s = with_crew(with_ship(with_ship(sea(), ANNE), BART), ONE, skills=["captain"])
    for hidden, rule in ((lost(s, ONE), "CSG-TERR-FOG"), (s.with_ship(ONE, mode="submerged"), "CSG-KW-SUBMARINE")):
        assert answering(hidden, shots.ask_for_captain, {}, "captain", "captain", ship=ONE) == [rule]


@pytest.mark.rule("CSG-KW-EMPEROR")
def test_an_island_that_one_has_marked_is_not_marked_again() -> None:
    s = with_crew(with_ship(sea(), ANNE, name="Court"), ONE, keywords=["emperor"], link="Court")
    s = s.with_island(WILD, marks=(ANNE,))
    assert answering(s, reach.mark, {}, "marked", WILD, ship=ONE) == ["CSG-KW-EMPEROR"]


@pytest.mark.rule("CSG-KW-RANSOM", "CSG-EXPL-04")
def test_a_ransom_needs_the_room_of_its_coin() -> None:
    s = with_crew(with_ship(sea(), ANNE, cargo=0), WILD, BART, keywords=["ransom"])
    assert answering(s, exploring.take, {}, "prisoner-crew-1", "aboard", ship=ONE, place=WILD) == ["CSG-EXPL-04"]


@pytest.mark.rule("CSG-EXPL-04")
def test_a_full_ship_takes_no_prisoner_and_no_spoils() -> None:
    s = with_crew(with_coin(with_ship(sea(), ANNE, cargo=1), ONE), WILD, BART)
    assert answering(s, exploring.take, {}, "prisoner-crew-1", "aboard", ship=ONE, place=WILD) == ["CSG-EXPL-04"]
    s = with_crew(with_coin(with_ship(with_ship(sea(), ANNE, cargo=0), BART), TWO), TWO, BART)
    fought, key = {f"boarding-{ONE}-{TWO}": (6, 1)}, f"spoils-{ONE}-{TWO}"
    assert answering(s, boarding.fight, fought, key, "coin-1", ship=ONE, other=TWO) == ["CSG-EXPL-04"]


@pytest.mark.rule("CSG-KW-CHIEFTAIN")
def test_a_chieftain_begins_aboard_and_his_canoes_where_no_opponent_lies() -> None:
    s = with_crew(with_ship(sea(), ANNE), PlaceId(""), keywords=["chieftain"])
    assert answering(s, berths.berths, {}, "berth-crew-1", HOME) == ["CSG-KW-CHIEFTAIN"]
    s = sea()
    for seat in (ANNE, BART):
        s = with_ship(s, seat, 1, keywords=["canoe"])
        s = with_crew(s, s.ships[-1].id, seat, keywords=["chieftain"])
    told, key = {f"canoes-{ANNE}-english": WILD}, f"canoes-{BART}-english"
    assert answering(s, canoes.launch, told, key, WILD) == ["CSG-KW-CHIEFTAIN"]


@pytest.mark.rule("CSG-DOCK-01")
def test_nobody_docks_at_the_home_of_another_player() -> None:
    assert answering(with_ship(sea(), ANNE), moving.move, {}, "where", AWAY, ship=ONE) == ["CSG-DOCK-01"]


@pytest.mark.rule("CSG-KW-BLACKMARK")
def test_a_black_mark_is_paid_for() -> None:
    s = with_crew(with_ship(sea(), ANNE, points=39), PlaceId(""), points=1, keywords=["blackmark"])
    asked = answering(s, berths.berths, {f"berths-{ANNE}": "otherwise"}, "berth-crew-1", f"{ONE}/cursed")
    assert asked == ["CSG-KW-BLACKMARK"]


@pytest.mark.rule("CSG-KW-MERCENARY")
def test_a_mercenary_does_not_come_to_lie_at_home() -> None:
    s = with_ship(sea(), ANNE, keywords=["mercenary"])
    assert answering(s, moving.move, {}, "where", HOME, ship=ONE) == ["CSG-KW-MERCENARY"]


@pytest.mark.rule("CSG-KW-SECRETHOLD", "CSG-BOARD-04")
def test_a_secret_hold_is_not_plundered() -> None:
    s = with_crew(with_coin(with_ship(with_ship(sea(), ANNE), BART, keywords=["secrethold"]), TWO), TWO, BART)
    fought = {f"boarding-{ONE}-{TWO}": (6, 1)}
    key = f"spoils-{ONE}-{TWO}"
    assert answering(s, boarding.fight, fought, key, "coin-1", ship=ONE, other=TWO) == ["CSG-KW-SECRETHOLD"]


@pytest.mark.rule("CSG-BOARD-02", "CSG-FORT-03", "CSG-FORT-07", "CSG-FLEET-08")
def test_what_lacks_nothing_is_allowed() -> None:
    assert board(at_sea()).allowed and build(site()).allowed and fetch(standing()).allowed
    holding = replace(idle(), events=(FleetEvent("event-1", "E", ANNE),))  # type: ignore[arg-type]
    assert wish("play-event", seat=ANNE)(holding).allowed
