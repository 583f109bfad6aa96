"""Corrections by hand: the table has the last word on every value that the app keeps."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.event import EventBook
from companion.core.questions.correctable import Correctable
from companion.core.questions.kinds import BadAnswer
from companion.games.blackbeard.corrections import CORRECTIONS, UPCASTERS, Corrected
from companion.games.blackbeard.inventory import INVENTORY
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import Hostage, Wounds
from companion.games.blackbeard.model.state import Outcome, State
from companion.games.blackbeard.standing import ports
from companion.library.texts import LANGUAGES, texts_in
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    commissioner,
    merchant,
    pirate,
    port,
    scene,
    sea,
    warship,
    zone,
)

TEACH, ROBERTS = ShipId("edward-teach"), ShipId("bartholomew-roberts")
SPANISH, HAVEN = 24, 35


def full_table(**values: Any) -> State:
    """A table on which everything that can be corrected is there."""
    return scene(
        anchored(
            hull="brigantine",
            holds=(100, 200),
            hostages=(Hostage("hostage-1", "spanish", SPANISH),),
            marks=("french",),
            letter="spanish-1",
            wounds=Wounds(minor=1, crippled=("leg",), healing=1),
            **values,
        ),
        pirate(ROBERTS, "seat-2", zone(1)),
        commissioner(4, "seat-2", SEA),
        merchant(5, sea("C3")),
        warship(6, zone(2)),
        offers=("french-1",),
        letters_out=("french-1", "spanish-1"),
    )


def another(item: Correctable) -> Any:
    """A legal value other than the present one; the present one where there is no other."""
    field, value = item.field, item.value
    match field.kind:
        case "switch":
            return not value
        case "number" if isinstance(value, int):
            return value + field.step if value + field.step <= field.hi else max(field.lo, value - field.step)
        case "many":
            return tuple(option.id for option in field.options if option.id not in (value or ()))[:1]  # type: ignore[operator]
        case _:
            return next((option.id for option in field.options if option.id != value), value)


def set_(state: State, path: str, value: Any, note: str = "") -> State:
    """The state after a correction."""
    return CORRECTIONS.correct(state, book(), path, value, note).apply(state)


def line(state: State, path: str) -> Correctable:
    return next(each for each in CORRECTIONS.correctable(state, book()) if each.path == path)


EVERY = [item.path for item in CORRECTIONS.correctable(full_table(), book())]
LINES = [path for path in EVERY if not path.startswith("ports.") or path.startswith(f"ports.port-{SPANISH}.")]
"""One port stands for all: what it is, is of each the same."""


@pytest.mark.parametrize("path", LINES)
def test_every_value_can_be_set_and_is_then_that(path: str) -> None:
    state = full_table()
    item = line(state, path)
    value = another(item)
    event = CORRECTIONS.correct(state, book(), path, value, "")
    after = event.apply(state)
    left = {each.path: each.value for each in CORRECTIONS.correctable(after, book())}
    if path.endswith(".gone"):
        assert path not in left
    else:
        assert left[path] == value


@pytest.mark.parametrize("path", LINES)
def test_a_correction_survives_the_disk_and_keeps_every_piece(path: str) -> None:
    state, events = full_table(), EventBook[State]((Corrected,))
    event = CORRECTIONS.correct(state, book(), path, another(line(state, path)), "seen on the board")
    assert events.load(events.dump(event)) == event
    after = event.apply(state)
    before, now = INVENTORY.pieces(state, book()), INVENTORY.pieces(after, book())
    flow = INVENTORY.supplied(state, event, after, book())
    for kind in before:
        assert sum(now[kind].values()) == sum(before[kind].values()) + flow.get(kind, 0), kind
        assert min(now[kind].values()) >= 0, kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_has_words(lang: str) -> None:
    state, say = full_table(), texts_in(lang)
    for item in CORRECTIONS.correctable(state, book()):
        assert say(item.group) and say(item.field.label)
        told = CORRECTIONS.correct(state, book(), item.path, another(item), "why").line(state, book())
        assert told is not None and "why" in say(told)


@pytest.mark.parametrize(
    ("then", "now"),
    [
        (f"renown/{TEACH}/worth", f"pirates.{TEACH}.worth"),
        (f"ports/{TEACH}/barred", f"pirates.{TEACH}.barred"),
        (f"place/{TEACH}", f"pirates.{TEACH}.place"),
        ("place/kc-4", "commissioners.kc-4.place"),
        ("gone/merchant-5", "counters.merchant-5.gone"),
        ("gone/warship-6", "counters.warship-6.gone"),
        ("turn.cards", "turn.cards"),
    ],
)
def test_corrections_of_earlier_evenings_set_what_they_set_then(then: str, now: str) -> None:
    """Their paths had slashes, and other names for the lists that they stood in."""
    state, events = full_table(), EventBook[State]((Corrected,), UPCASTERS)
    event = CORRECTIONS.correct(state, book(), now, another(line(state, now)), "")
    old = events.dump(event) | {"path": then, "v": 1}
    assert events.load(old) == event and events.load(old).apply(state) == event.apply(state) != state


def test_paths_are_of_one_value_each() -> None:
    assert len(set(EVERY)) == len(EVERY)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (f"pirates.{TEACH}.id", "nobody"),
        ("pirates.9.damage", 1),
        (f"pirates.{TEACH}.notoriety", -1),
        (f"pirates.{TEACH}.popularity", 16),
        (f"pirates.{TEACH}.place", "hex-Q99"),
        ("turn.holder", "seat-9"),
        ("turn.stage", "over"),
        (f"ports.port-{SPANISH}.governor", "neutral"),
    ],
)
def test_what_is_no_value_or_cannot_be_that_is_refused(path: str, value: Any) -> None:
    with pytest.raises(BadAnswer):
        CORRECTIONS.correct(full_table(), book(), path, value, "")


@pytest.mark.rule("BB-11.2", "BB-12.2", "BB-10.1")
@pytest.mark.parametrize(("what", "value"), [("notoriety", 12), ("popularity", 3), ("worth", 740)])
def test_renown_and_money_set_by_hand_stand_in_the_ledger(what: str, value: int) -> None:
    state = full_table()
    after = set_(state, f"pirates.{TEACH}.{what}", value)
    assert getattr(after.pirate(TEACH), what) == value
    (entry,) = after.ledger
    assert (entry.what, entry.cause, entry.amount) == (what, "correction", value - getattr(state.pirate(TEACH), what))


def test_a_ship_put_elsewhere_lies_there_and_not_at_anchor_at_sea() -> None:
    state = full_table()
    teach = set_(state, f"pirates.{TEACH}.place", "zone-2").pirate(TEACH)
    assert (teach.place, teach.posture) == (zone(2), "sea")
    again = set_(state, f"pirates.{TEACH}.place", "port-11").pirate(TEACH)
    assert (again.place, again.posture) == (port(11), "anchored")
    assert set_(state, "counters.merchant-5.place", "zone-2").counter(ShipId("merchant-5")).place == zone(2)
    assert set_(state, "commissioners.kc-4.place", "port-11").commissioner("kc-4").place == port(11)


def test_only_in_a_port_a_ship_may_be_set_at_anchor() -> None:
    state = full_table()
    with pytest.raises(BadAnswer):
        CORRECTIONS.correct(state, book(), f"pirates.{ROBERTS}.posture", "anchored", "")


@pytest.mark.rule("BB-4.2")
def test_a_counter_or_commissioner_goes_back_to_its_cup() -> None:
    state = full_table()
    after = state
    for piece in ("counters.merchant-5", "counters.warship-6", "commissioners.kc-4"):
        after = set_(after, f"{piece}.gone", True)
    assert (after.counters, after.commissioners) == ((), ())
    assert set_(state, "commissioners.kc-4.gone", False).commissioners == state.commissioners


@pytest.mark.rule("BB-5.21", "BB-5.22")
def test_no_correction_sinks_a_ship() -> None:
    state = full_table()
    for name, track in (("damage", "combat"), ("slow", "speed")):
        item = line(state, f"pirates.{TEACH}.{name}")
        log = current_values.ship(book(), "brigantine")
        assert item.field.hi == len(getattr(log, track)) - 1
        worst = set_(state, item.path, item.field.hi)
        assert not current_values.sunk(book(), worst.pirate(TEACH))
    heavy = full_table(damage=7)
    hulls = [option.id for option in line(heavy, f"pirates.{TEACH}.hull").field.options]
    assert "sloop" not in hulls and "brigantine" in hulls


@pytest.mark.rule("BB-10.21", "BB-4.21")
def test_a_pirate_haven_is_nobodys_safe_haven_and_has_no_governor() -> None:
    state = full_table()
    havens = [option.id for option in line(state, f"pirates.{TEACH}.havens").field.options]
    assert str(HAVEN) not in havens and str(SPANISH) in havens
    assert f"ports.port-{HAVEN}.governor" not in EVERY and f"ports.port-{SPANISH}.governor" in EVERY
    bought = set_(state, f"pirates.{TEACH}.havens", [str(SPANISH)]).pirate(TEACH)
    assert bought.havens == (SPANISH,)


@pytest.mark.rule("BB-2.35", "BB-14.31")
def test_a_port_against_pirates_for_good_and_a_haven_that_a_campaign_took_are_set_by_hand() -> None:
    state = full_table()
    hostile = set_(state, f"ports.port-{SPANISH}.forever", True)
    assert ports.governed(hostile, SPANISH) == "anti"
    assert f"ports.port-{SPANISH}.english" not in EVERY, "only a haven can be taken by a campaign"
    taken = set_(state, f"ports.port-{HAVEN}.english", True)
    assert not printed_ports.is_haven(taken, book(), HAVEN)
    assert set_(taken, f"ports.port-{HAVEN}.english", False) == state


def test_of_a_pirate_out_of_play_only_what_counts_at_the_end_can_be_set() -> None:
    state = full_table()
    retired = state.with_pirate(ROBERTS, status="retired", place=SEA)
    paths = [item.path for item in CORRECTIONS.correctable(retired, book()) if ROBERTS in item.path]
    assert paths == [f"pirates.{ROBERTS}.{what}" for what in ("notoriety", "popularity", "worth")]


@pytest.mark.rule("BB-3a")
def test_a_correction_after_the_end_opens_the_evening_again() -> None:
    over = replace(full_table(), outcome=Outcome(SeatId("seat-1"), TEACH, "notoriety")).with_turn(stage="over")
    after = set_(over, f"pirates.{TEACH}.notoriety", 40)
    assert after.outcome is None and after.turn.stage == "draw"


def test_nothing_is_taken_off_the_table_while_something_is_under_way() -> None:
    state = full_table()
    path = next(each.path for each in CORRECTIONS.correctable(state, book()) if each.path.endswith(".gone"))
    with pytest.raises(BadAnswer, match="has to wait"):
        CORRECTIONS.correct(state, book(), path, True, "", busy=True)
    assert CORRECTIONS.correct(state, book(), path, True, "").apply(state) != state
    for each in CORRECTIONS.correctable(state, book()):
        if not each.path.endswith(".gone"):
            CORRECTIONS.correct(state, book(), each.path, each.value, "", busy=True)
