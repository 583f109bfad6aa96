"""Which card is copied on which device: one for each device, free again when it is left or nobody touches it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from companion.core.questions.kinds import Form
from companion.core.values.messages import msg
from companion.host.card_locks import WHILE, CardLocks
from companion.host.cards_needed import hidden_from, needed_here
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game, game_ids
from companion.library.missing_cards import lacking
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.store import Store
from companion.ui.context.copying_now import CopyingNow
from tests.support.about import ANY
from tests.support.demonstration import demonstration
from tests.support.recording import an_evening

ONE, TWO = ("a-card", "1"), ("a-card", "2")


@dataclass
class Clock:
    """A clock that a test sets."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_card_lies_on_one_desk_and_a_desk_holds_one_card() -> None:
    locks = CardLocks(Clock())
    assert locks.take("g", ONE, "anne") and not locks.take("g", ONE, "bob")
    assert locks.take("other", ONE, "bob"), "the same name in another box is another card"
    assert locks.take("g", TWO, "anne"), "whoever takes the next one leaves the one before"
    assert set(locks.on("g")) == {TWO} and locks.take("g", ONE, "bob")
    assert locks.on("other") == {}
    assert locks.leave("bob") and not locks.leave("bob")
    assert locks.of("g", "bob") is None and locks.of("g", "anne") is not None


def test_a_card_is_free_again_when_nobody_has_touched_it_for_a_while() -> None:
    clock = Clock()
    locks = CardLocks(clock)
    assert locks.next_end() is None
    locks.take("g", ONE, "anne")
    clock.now = WHILE - 1
    assert not locks.take("g", ONE, "bob") and locks.next_end() == 1
    assert locks.touch("g", ONE, "anne", told=3)
    assert locks.next_end() == WHILE and locks.on("g")[ONE].told == 3
    clock.now += WHILE
    assert locks.on("g") == {} and locks.of("g", "anne") is None and locks.next_end() is None
    assert locks.touch("g", ONE, "anne", told=4), "whoever comes back in time goes on"
    clock.now += WHILE
    assert locks.take("g", ONE, "bob")
    assert not locks.touch("g", ONE, "anne", told=5) and locks.on("g")[ONE].device == "bob"


def test_screens_are_redrawn_when_a_card_is_taken_goes_on_is_left_and_is_free_again() -> None:
    clock = Clock()
    timers: list[tuple[float, Callable[[], None]]] = []
    house = CopyingNow(
        CardLocks(clock), lambda device: msg("core-said", text=device), lambda s, deed: timers.append((s, deed))
    )
    anne, bob = house.together("g", "anne"), house.together("g", "bob")
    assert anne.take(ONE) and not bob.take(ONE) and house.version == 1
    house.touch("g", ONE, "anne", 2)
    assert house.version == 2 and len(timers) == 1, "one watch at a time"
    seen = bob.other(ONE)
    assert seen is not None and (seen.name, seen.told) == (msg("core-said", text="anne"), 2)
    assert anne.other(ONE) is None and anne.mine() == ONE and bob.mine() is None
    clock.now = WHILE
    timers[0][1]()
    assert house.version == 3 and bob.other(ONE) is None and len(timers) == 1
    assert bob.take(ONE)
    bob.leave()
    assert house.version == 5 and bob.mine() is None


@pytest.mark.parametrize("game_id", game_ids())
def test_a_seat_is_offered_to_copy_what_it_may_see_and_learns_nothing_from_the_rest(game_id: str) -> None:
    evening, robot = an_evening(game_id, demonstration(game_id, {}), 7), Robot(7)
    options = {name: value for name, value in evening.origin.options.items() if name != "edition"}
    evening.origin = replace(evening.origin, options=options)
    for _ in range(60):
        everything, open_ = set(evening.game.needed(evening.state)), set(needed_here(evening, ""))
        for seat in (*(each.id for each in evening.game.seats(evening.state)), ""):
            mine = set(needed_here(evening, seat))
            assert open_ <= mine and hidden_from(evening, seat) == everything - mine
        assert hidden_from(evening, "table") == frozenset(), "the tablet's library is open"
        if (question := evening.question) is None:
            break
        evening.answer(robot.answer(question))


@pytest.fixture
def host(tmp_path: Path) -> Host:
    store = Store(tmp_path)
    return Host(store, Settings(store))


def asking(host: Host) -> tuple[GameSession, Form]:
    """An evening at a question about a card that the library keeps."""
    evening, robot = host.new_evening(ANY, {}, seed=3), Robot(3)
    while not (isinstance(evening.question, Form) and evening.question.kept and not evening.question.part):
        assert evening.question is not None
        evening.answer(robot.answer(evening.question))
    return evening, evening.question


def values_for(form: Form) -> dict[str, object]:
    """Some legal value for each line that must not stay unknown, and for the first of the others."""
    found: dict[str, object] = {}
    for line in form.fields:
        if line.when is None and (not line.optional or not found):
            found[line.name] = (
                line.options[0].id if line.kind == "choice" else True if line.kind == "switch" else line.lo
            )
    return found


def test_a_card_that_is_copied_elsewhere_answers_the_question_about_it(host: Host) -> None:
    evening, form = asking(host)
    told: list[str] = []
    host.copied.append(told.append)
    before, entries = evening.now.serial, len(evening.journal.entries)
    other = next(spot for spot in evening.game.needed(evening.state) if spot != (form.schema, form.subject))
    host.shelf(ANY).put(*other, values_for(evening.game.form(*other)))
    assert evening.now.serial == before and told == [ANY], "another card's"
    host.shelf(ANY).put(form.schema, form.subject, values_for(form))
    assert evening.question != form and evening.now.serial > before
    said = evening.journal.entries[entries]
    assert (said.key, said.source) == (form.key, "library")  # type: ignore[union-attr]
    again = host.store.entries(evening.origin.identity, evening.game.events)
    assert len(again) == len(evening.journal.entries), "it is on disk"


def test_a_question_that_was_taken_back_is_not_answered_by_another_card(host: Host) -> None:
    evening, form = asking(host)
    evening.answer(values_for(form))
    host.shelf(ANY)  # the evening itself has put it there
    assert host.shelf(ANY).get(form.schema, form.subject) is not None
    evening.undo()
    assert evening.question == form
    other = next(spot for spot in evening.game.needed(evening.state) if spot != (form.schema, form.subject))
    host.shelf(ANY).put(*other, values_for(evening.game.form(*other)))
    assert evening.question == form


def test_values_that_two_people_could_read_are_all_kept(host: Host) -> None:
    game_ = game(ANY)
    schema, kind = next(
        (s, k) for s, k in game_.box().items() if not k.open and len(game_.form(s, k.subjects[0]).fields) > 3
    )
    form, shelf = game_.form(schema, kind.subjects[0]), host.shelf(ANY)
    whole = {line.name: values_for(form).get(line.name) for line in form.fields}
    shelf.put(schema, kind.subjects[0], whole)
    shelf.complete(schema, kind.subjects[0], dict.fromkeys(whole))
    kept = shelf.get(schema, kind.subjects[0])
    assert kept is not None and {n: v for n, v in kept.items() if v is not None} == {
        n: v for n, v in whole.items() if v is not None
    }
    assert lacking(game_, shelf.known(), [(schema, kind.subjects[0])]), "what nobody could read still lacks"
