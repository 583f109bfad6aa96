"""What the middle of the table tells of the rules: orders, results with their dice, changes, turns of fate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcements import Announcement, Change, Fate, Order, Result, words_of
from companion.core.procedures.decision_report import OrderGiven
from companion.games.captains_log.combat import boarding, damage, gunnery, outcomes, ramming
from companion.games.captains_log.combat.boarding import MeleeFought
from companion.games.captains_log.combat.damage import DamageTaken
from companion.games.captains_log.combat.outcomes import PlayerDestroyed, ShipLost
from companion.games.captains_log.combat.ramming import Rammed
from companion.games.captains_log.combat.salvo import ShotsFired
from companion.games.captains_log.model.event_deck import EventDrawn
from companion.games.captains_log.model.ids import RESERVE
from companion.games.captains_log.model.ledger import CoinsChanged, CubesMoved, earn, move_cubes
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Goods
from companion.games.captains_log.ship import repair
from companion.library.game_registry import game
from companion.library.texts import texts_in
from tests.games.captains_log.rules.fleet import at_sea, moved, player
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import SEAT_1, SEAT_2

EN = texts_in("en")
BIG = {"hull": 30}
DEFENDERS = 5
"""Dice of the Spaniard."""


def told(played: Played, kind: type[Any]) -> list[Announcement]:
    """What the events of this type tell."""
    return played.announcements(kind)


def aloud(tellings: Sequence[Announcement]) -> list[str]:
    """All their words."""
    return [EN(words) for telling in tellings for words in words_of(telling)]


@pytest.mark.rule("CL-RNG-06", "CL-RNG-08")
def test_cl_rng_08_a_salvo_is_told_with_each_die_and_the_defence() -> None:
    answers = {"target": "npc-1", "fire-guns": 2, "distance": 1, "fire-cover": [], "fire-shots": [12, 2]}
    played = play(gunnery.fire, player(at_sea(ship=BIG), cannons=2), answers, seat="seat-1")
    (result,) = told(played, ShotsFired)
    assert isinstance(result, Result) and result.against is not None
    assert [(die.face, bool(die.did)) for die in result.sides[0].dice] == [(12, True), (2, False)]
    bidden, change = told(played, DamageTaken)
    assert isinstance(bidden, Order) and isinstance(change, Change)
    assert bidden.picture == "cube:water" and "card" in EN(bidden.text)
    dealt = sum(die.did or 0 for die in result.sides[0].dice)
    assert (change.before, change.after, change.good) == (0, dealt, None)


@pytest.mark.rule("CL-BOA-08", "CL-BOA-09")
def test_cl_boa_09_a_boarding_is_told_with_the_dice_of_both_and_what_it_takes() -> None:
    manned = player(at_sea(switches=Switches(boarding=True), ship=BIG), crew=8)
    answers = {"target": "npc-1", "party": 6, "board-moored": False, "board-melee": [1] * (6 + DEFENDERS)}
    played = play(boarding.board, manned, answers, seat="seat-1")
    (fought,) = told(played, MeleeFought)
    assert isinstance(fought, Result) and fought.against is not None
    mine, theirs = fought.sides
    assert (len(mine.dice), len(theirs.dice)) == (6, DEFENDERS)
    assert (mine.won, theirs.won) == (False, True)
    assert (mine.picture, theirs.picture) == ("ship:schooner", "ship:brig")
    assert "fails to board" in EN(fought.text) and "attackers" in aloud([fought])[2]


@pytest.mark.rule("CL-RAM-03")
def test_cl_ram_03_a_ramming_is_told_with_the_damage_of_both_ships() -> None:
    answers: dict[str, Any] = {"target": "npc-1", "run": 3, "ram-cover": []}
    played = play(ramming.ram, moved(at_sea(ship=BIG, spaniard=BIG)), answers, seat="seat-1")
    (result,) = told(played, Rammed)
    assert isinstance(result, Result)
    assert [side.total and side.total.total for side in result.sides] == [10 - 9 + 3, 9 - 10 + 3]


@pytest.mark.rule("CL-OUT-01", "CL-OUT-10")
def test_cl_out_01_my_ship_sunk_is_a_turn_of_fate_and_takes_my_miniature() -> None:
    state = player(at_sea(ship={"hull": 5}), water=5, last_damage="water", last_hit_by="npc-1")
    played = play(outcomes.check, state, {}, ship="seat-1", by="npc-1", key="end")
    fate = told(played, ShipLost)[0]
    assert isinstance(fate, Fate) and "is sunk" in EN(fate.title) and fate.picture == "ship:schooner"
    (order,) = told(played, PlayerDestroyed)
    assert isinstance(order, Order) and order.seat == "seat-1" and order.colour == state.player("seat-1").colour


@pytest.mark.rule("CL-DMG-02")
def test_cl_dmg_02_the_cubes_are_ordered_before_the_table_is_asked_what_they_cover() -> None:
    state = player(at_sea(ship=BIG), goods=Goods(tea=2))
    answers = {"hit-covered": []}
    played = play(damage.hurt, state, answers, ship="seat-1", n=3, harm="water", by="npc-1", key="hit")
    (order,) = told(played, OrderGiven)
    assert isinstance(order, Order) and "3 water cubes" in EN(order.text)
    (change,) = told(played, DamageTaken)  # and not ordered again
    assert isinstance(change, Change) and (change.before, change.after, change.good) == (0, 3, False)


@pytest.mark.rule("CL-DMG-02", "CL-GEN-11")
def test_an_order_for_a_hold_is_for_the_hands_of_whose_it_is() -> None:
    """On the phone of nobody else: cubes laid, cubes taken out, the bounty; on an NPC's card anybody's."""

    def hands(played: Played) -> set[str]:
        orders = [each for each in played.announcements() if isinstance(each, Order)]
        return {order.seat for order in orders}

    state = player(at_sea(ship=BIG), goods=Goods(tea=2))
    hurt: dict[str, Any] = {"n": 3, "harm": "water", "key": "hit"}
    assert hands(play(damage.hurt, state, {"hit-covered": []}, ship="seat-1", by="npc-1", **hurt)) == {"seat-1"}
    assert hands(play(damage.hurt, state, {}, ship="npc-1", by="seat-1", **hurt)) == {""}
    assert hands(play(move_cubes, state, {}, cube="tea", n=1, source=SEAT_1, target=RESERVE, rule="R")) == {"seat-1"}
    assert hands(play(move_cubes, state, {}, cube="tea", n=1, source=SEAT_1, target=SEAT_2, rule="R")) == {""}


@pytest.mark.rule("CL-EVT-01")
def test_cl_evt_01_an_event_is_a_card_with_its_name_and_its_whole_effect() -> None:
    (fate,) = EventDrawn(15).announcements(at_sea(), book())
    assert isinstance(fate, Fate)
    assert aloud([fate]) == ["Plague 3", "Every market loses 2 legal and 2 contraband goods."]
    (void,) = EventDrawn(17, void=True).announcements(at_sea(), book())
    assert aloud([void])[1] == "Without crew this card has no effect."


@pytest.mark.rule("CL-GEN-02")
def test_cl_gen_02_coins_that_come_are_good_news_and_a_price_is_none() -> None:
    for amount, good in ((1, True), (-1, None)):
        played = play(earn, at_sea(), {}, ship="seat-1", amount=amount, cause="loot", rule="CL-GEN-02")
        (change,) = told(played, CoinsChanged)
        assert isinstance(change, Change)
        assert (change.before, change.after, change.good) == (3000, 3000 + amount, good)


def words(key: str, **values: Any) -> dict[str, Any]:
    """A message as evenings keep it."""
    return {"key": key, "args": [[name, value] for name, value in values.items()]}


SOMEBODY = words("cl-player", name="Somebody")
THREE = words("core-sum-minus", left=words("core-sum-first", label=words("cl-ram-other"), n=6), label=SOMEBODY, n=20)
ADDED = words("core-sum-total", left=words("core-sum-plus", left=THREE, label=SOMEBODY, n=4), n=0)
SALVO = {"shooter": "seat-1", "target": "npc-1", "ammunition": "normal", "damage": [3, 0]}
DIE = {"face": 12, "did": 3}
SUM = {"label": SOMEBODY, "terms": [{"label": SOMEBODY, "value": 10}]}
RAMMED = {"seat": "seat-1", "target": "npc-1", "name": SOMEBODY, "mine": ADDED, "theirs": SOMEBODY, "sums": [SUM, SUM]}
STORM, STOWAWAY = "Anne: 3 damage in the storm", "Stowaway: Anne loses 2 crew"
HIT = "Anne hits NPC 1 · Santa Ana: 3 damage"
SHOTS = "Anne fires at NPC 1 · Santa Ana: 3 · 0 → 3 damage"
BEGAN = {"seat": "seat-1", "first": 12, "allowance": 9, "calm": False, "name": SOMEBODY, "aloud": ADDED}
FORMER: Sequence[tuple[str, dict[str, Any], str | None, Sequence[str]]] = (
    (
        "Rammed",
        RAMMED,
        "NPC 1 · Santa Ana is rammed. Damage to the attacker: 6 (opposing defence) − 20 (own defence) + 4 (hexes in a "
        "straight line): below 0, so 0. Damage to the target: 20 (opposing defence) − 6 (own defence) + 4 (hexes in a "
        "straight line) = 18.",
        ("Anne rams NPC 1 · Santa Ana", "no damage", "18 damage"),
    ),
    ("ShotsFired", SALVO | {"names": [SOMEBODY, SOMEBODY]}, SHOTS, (HIT,)),
    (
        "ShotsFired",
        SALVO | {"dice": [DIE], "defence": SUM, "bonus": SUM, "pieces": [["", ""], ["", ""]]},
        SHOTS,
        (HIT,),
    ),
    ("Skirmished", {"names": [SOMEBODY, SOMEBODY], "struck": 2, "suffered": 0}, None, ()),
    (
        "StormStruck",
        {"ship": SOMEBODY, "lost": 3, "dice": [DIE], "defence": SUM},
        "Anne: 3 damage in the storm",
        ("Anne: 3 damage in the storm",),
    ),
    ("StowawayFound", {"ship": SOMEBODY, "n": 2}, STOWAWAY, (STOWAWAY,)),
    ("VoyageBegan", BEGAN, "Anne sets out to 12\u00a0o’clock: 9", ()),
    ("CardFilled", {"seat": "seat-1", "wounds": 1, "damage": 0, "name": SOMEBODY}, None, ()),
    (
        "CoinsChanged",
        {"who": "npc-1", "amount": 1000, "cause": "loot", "name": SOMEBODY},
        "NPC 1 · Santa Ana: +1,000\u00a0doubloons (loot)",
        ("Put 1,000\u00a0doubloons on NPC 1’s card (loot).",),
    ),
    (
        "CubesMoved",
        {"good": "tea", "n": 1, "source": "reserve", "target": "seat-1", "places": [SOMEBODY, SOMEBODY]},
        "1 cube of tea goes from the reserve onto the ship",
        ("Put 1 cube of tea onto Anne’s ship.",),
    ),
)


@pytest.mark.parametrize(("name", "kept", "line", "tellings"), FORMER)
def test_what_an_earlier_version_wrote_is_told_in_words_of_today(
    name: str, kept: dict[str, Any], line: str | None, tellings: Sequence[str]
) -> None:
    """Of ready words nothing is read; where a fact was not noted, what is there says less."""
    event, state = game("captains_log").events.load({"is": name, **kept}), at_sea(ship=BIG)
    said = event.line(state, book())
    assert (said and EN(said)) == line
    assert aloud(event.announcements(state, book())) == list(tellings)


@pytest.mark.rule("CL-RNG-08", "CL-BOA-08", "CL-RAM-03", "CL-GEN-11")
def test_what_only_the_eye_needs_does_not_tell_events_apart() -> None:
    """So that a procedure that an earlier version left open is taken up again."""
    eye: dict[type[Any], set[str]] = {
        ShotsFired: {"dice", "volley", "base", "shield"},
        MeleeFought: {"dice", "hit", "spared"},
        DamageTaken: {"laid"},
        CubesMoved: {"told"},
    }
    table = player(moved(at_sea(switches=Switches(boarding=True), ship=BIG)), crew=8, goods=Goods(tea=1))
    melee = {"target": "npc-1", "party": 6, "board-moored": False, "board-melee": [12, *[1] * 10]}
    shots = {"target": "npc-2", "fire-guns": 2, "distance": 1, "fire-cover": [], "fire-shots": [12, 1]}
    sunk = {"target": "npc-2", "run": 6, "ram-cover": [], "ram-mine-covered": [], "ram-target-end-war-bonus": "spain"}
    dying = player(table, water=30, last_damage="water", last_hit_by="npc-1")
    mending = player(table, water=2, goods=Goods(wood=1))
    runs = (
        play(boarding.board, table, melee, seat="seat-1"),
        play(gunnery.fire, table, shots, seat="seat-1"),
        play(ramming.ram, table, sunk, seat="seat-1"),
        play(repair.repair, mending, {"k-hull": 1}, seat="seat-1", yard=False, key="k"),
        play(outcomes.check, dying, {}, ship="seat-1", by="npc-1", key="end"),
    )
    met = [event for run in runs for event in run.events if type(event) in eye]
    assert {type(event) for event in met} == set(eye)
    for event in met:
        for name in eye[type(event)]:
            other: dict[str, Any] = {name: "another"}
            assert replace(event, **other) == event, (type(event), name)
