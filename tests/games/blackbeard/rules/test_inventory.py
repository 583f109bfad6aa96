"""What lies where: counters, cards, Letters and money, and the causes by which renown and money move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.events.event import Happened
from companion.core.journal.journal import Amended
from companion.games.blackbeard.captains import lost_pirates
from companion.games.blackbeard.inventory import INVENTORY
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import CAUSES, Deposited, RenownChanged, WorthChanged
from companion.games.blackbeard.model.records import Pardon
from companion.games.blackbeard.model.state import State
from companion.library.game_registry import game
from companion.simulation.replay import Script, act, answering, dealt, seat
from companion.simulation.robot import Robot
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    commissioner,
    merchant,
    pirate,
    play,
    port,
    scene,
    warship,
    zone,
)

TEACH, ROBERTS, TEW = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("thomas-tew")
SPANISH, BOSTON = 24, 11


def total(s: State, kind: str) -> int:
    return sum(INVENTORY.pieces(s, book()).get(kind, {}).values())


def full_table() -> State:
    """Something of everything lies on the table."""
    return scene(
        anchored(worth=300, letter="english-2", deposits=((SPANISH, 200),)),
        pirate(ROBERTS, "seat-2"),
        commissioner(4, "seat-2", zone(1), counter="commissioner-1"),
        merchant(5, SEA),
        warship(6, port(SPANISH), revealed=True),
        governors={SPANISH: "pro", BOSTON: "anti"},
        offers=("french-1",),
        letters_out=("english-2", "french-1", "spanish-1"),
        pardon=Pardon("spanish", "spanish-1"),
        discards=(3, 7),
        governors_out=(("pro", 1), ("anti", 0)),
    )


@pytest.mark.rule("BB-2.1", "BB-2.3", "BB-2.4")
def test_every_printed_piece_is_counted_wherever_it_lies() -> None:
    state, printed = full_table(), book()
    counts = {
        "merchant": len(printed.merchants),
        "warship": len(printed.warships),
        "commissioner": len(printed.commissioners),
        "governor": len(printed.governors),
        "letter": len(printed.letters),
        "action card": len(printed.action_cards),
    }
    assert {kind: total(state, kind) for kind in counts} == counts
    assert (counts["merchant"], counts["governor"], counts["letter"], counts["action card"]) == (32, 24, 12, 40)
    where = INVENTORY.pieces(state, printed)
    assert dict(where["letter"]) == {"cup": 9, "offers": 1, "pirates": 1, "pardon": 1, "hand": 0}
    assert dict(where["governor"]) == {"office": 2, "out": 1, "cup": 21}
    assert dict(where["action card"]) == {"deck": 38, "discards": 2}
    assert dict(where["doubloon"]) == {TEACH: 300, f"haven:{SPANISH}:{TEACH}": 200, ROBERTS: 0}


@pytest.mark.rule("BB-2.35")
def test_the_governor_of_an_empty_cup_is_none() -> None:
    lasting = scene().with_port(SPANISH, governor="anti", forever=True)
    assert INVENTORY.pieces(lasting, book())["governor"]["office"] == 0 and total(lasting, "governor") == len(
        book().governors
    )


@pytest.mark.rule("BB-4.1", "BB-2.31")
@pytest.mark.parametrize(
    ("twice", "kind"),
    [
        (scene(pirate(), pirate(TEACH, "seat-2")), TEACH),
        (
            scene(
                pirate(),
                merchant(4, SEA, counter=ShipId("merchant-09")),
                merchant(5, SEA, counter=ShipId("merchant-09")),
            ),
            "merchant-09",
        ),
        (scene(discards=(3, 3)), "card 3"),
    ],
)
def test_one_piece_in_two_places_is_less_than_nothing_in_the_box(twice: State, kind: str) -> None:
    assert INVENTORY.pieces(twice, book())[kind]["box"] == -1


@pytest.mark.rule("BB-10.1")
def test_money_comes_and_goes_by_listed_flows_only() -> None:
    state = scene(anchored(worth=300, havens=(SPANISH,)))
    purse = WorthChanged(TEACH, 250, "sale-price")
    assert INVENTORY.supplied(state, purse, purse.apply(state), book()) == {"doubloon": 250}
    left = Deposited(TEACH, SPANISH, 100)
    assert INVENTORY.supplied(state, left, left.apply(state), book()) == {"doubloon": 0}, "what is deposited stays his"
    there = left.apply(state)
    lost = Deposited(TEACH, SPANISH, -100)
    assert (
        INVENTORY.supplied(there, lost, lost.apply(there), book())
        == {"doubloon": -100}
        == {"doubloon": total_change(there, lost)}
    )
    dead = lost_pirates.PirateLost(TEACH, "battle")
    assert INVENTORY.supplied(there, dead, dead.apply(there), book()) == {"doubloon": total_change(there, dead)}
    assert set(INVENTORY.flows) == {WorthChanged, Deposited, lost_pirates.PirateLost}


def total_change(before: State, event: Any) -> int:
    """How many doubloons an event makes."""
    return total(event.apply(before), "doubloon") - total(before, "doubloon")


@pytest.mark.rule("BB-18.1", "BB-10.42")
def test_who_retires_takes_his_deposits_with_him() -> None:
    state = scene(anchored(worth=300, deposits=((SPANISH, 200),)))
    after = play(state, lost_pirates.retire, pirate=TEACH, key="r", rule="BB-18.3", inherits=False).state
    assert after.pirate(TEACH).worth == 500 and total(after, "doubloon") == total(state, "doubloon")


# ---------------------------------------------------------------------- renown


def listed() -> set[str]:
    """Every cause by which Notoriety or Popularity may move: the two lists of the book, and what sets a track anew."""
    return {line.id for line in book().notoriety} | {line.id for line in book().popularity} | set(CAUSES)


@pytest.fixture(scope="module")
def evenings() -> list[tuple[State, Any, State]]:
    """Every event of some evenings that a robot plays at random, between the states before and after it."""
    found, blackbeard = [], game("blackbeard")
    for seed in range(4):
        options = dealt(blackbeard, blackbeard.any_options(Random(seed)))
        evening, robot = seat(blackbeard, Script("blackbeard", options, seed, "virtual")), Robot(seed, main=0.6)
        for _ in range(160):
            if evening.question is None or (deed := answering(evening, robot)) is None:
                break
            act(evening, deed)
        state = blackbeard.start(evening.origin.options)
        for _, entry in evening.journal.live:
            if isinstance(entry, Happened | Amended):
                after = entry.event.apply(state)
                found.append((state, entry.event, after))
                state = after
    return found


@pytest.mark.rule("BB-11.2", "BB-12.2")
def test_renown_moves_for_a_listed_cause_only_and_by_its_own_event(evenings: list[tuple[State, Any, State]]) -> None:
    causes, moved = listed(), 0
    for before, event, after in evenings:
        known = {each.id: each for each in before.pirates}
        changed = [
            each.id
            for each in after.pirates
            if each.id in known
            and (each.notoriety, each.popularity) != (known[each.id].notoriety, known[each.id].popularity)
        ]
        if changed:
            moved += 1
            assert isinstance(event, RenownChanged) and changed == [event.pirate], event
            assert event.cause in causes and event.rule
    assert moved


@pytest.mark.rule("BB-11.2", "BB-12.2", "BB-3a")
def test_renown_keeps_within_its_ends_and_the_ledger_adds_up(evenings: list[tuple[State, Any, State]]) -> None:
    n = book().numbers
    for _, _, after in evenings:
        for each in after.active:
            assert n.popularity_lowest <= each.popularity <= n.popularity_highest and each.notoriety >= 0
    last = evenings[-1][2]
    for each in last.pirates:
        lines = [line.amount for line in last.ledger if (line.pirate, line.what) == (each.id, "notoriety")]
        assert sum(lines) == each.notoriety
        lines = [line.amount for line in last.ledger if (line.pirate, line.what) == (each.id, "popularity")]
        assert n.start_popularity + sum(lines) == each.popularity


@pytest.mark.rule("BB-10.1")
def test_money_moves_by_its_own_events_only(evenings: list[tuple[State, Any, State]]) -> None:
    for before, event, after in evenings:
        flow = INVENTORY.supplied(before, event, after, book()).get("doubloon", 0)
        assert total(after, "doubloon") - total(before, "doubloon") == flow, event


@pytest.mark.rule("BB-2.1")
def test_no_event_makes_or_loses_a_counter(evenings: list[tuple[State, Any, State]]) -> None:
    kinds = ("merchant", "warship", "commissioner", "governor", "letter", "action card")
    for _, event, after in evenings[::7]:
        for kind in kinds:
            assert total(after, kind) == len(getattr(book(), f"{kind.replace(' ', '_')}s")), event
            assert min(INVENTORY.pieces(after, book())[kind].values()) >= 0, event
