"""Laws that hold in every evening of Captain's Log, tried on short evenings that a robot plays at random."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Iterator
from dataclasses import fields
from functools import cache, reduce
from importlib import import_module
from random import Random
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import companion.games.captains_log as chapters
from companion.core.events import Event
from companion.core.game import Menu
from companion.core.journal import Amended, Entry, Happened, Journal, dump_entry, load_entry
from companion.games.captains_log.game import CaptainsLog
from companion.games.captains_log.market import PRODUCT
from companion.games.captains_log.options import NATIONS, SEATS, Difficulty, Switches
from companion.games.captains_log.setup import first_state
from companion.games.captains_log.state import GOODS, Good, State
from companion.library.sample import load_sample
from companion.library.texts import LANGUAGES, texts_in
from companion.table.answerers import Answerer, from_library, virtual_dice
from companion.table.evening import Evening
from companion.table.games import game
from companion.table.robot import Robot

STEPS = 45
COLOURS = ("green", "blue", "orange", "purple")
TEAMS = (1, 2, 2, 1)
laws = settings(max_examples=12, deadline=None, derandomize=True, phases=(Phase.generate,))
"""No shrinking: a smaller seed is not a simpler evening."""

seeds = st.integers(0, 10**6)


@cache
def captains_log() -> CaptainsLog:
    """The game, read once."""
    loaded = game("captains_log")
    assert isinstance(loaded, CaptainsLog)
    return loaded


@cache
def sample() -> Any:
    """The invented edition."""
    return load_sample(captains_log())


def modes(players: int) -> list[str]:
    """The ways in which so many can play."""
    return [mode for mode, seats in SEATS.items() if players in seats]


def some_options(chance: Random) -> dict[str, Any]:
    """Any evening that the wizard could set up: mode, boards, switches, who deals."""
    players = chance.randint(1, 4)
    mode = chance.choice(modes(players))
    against = mode in ("solo", "coop")
    switches = {f.name: chance.choice("AB") if f.type == "Side" else chance.random() < 0.5 for f in fields(Switches)}
    known = chance.random() < 0.7
    levels = [
        {"id": subject, "level": card["level"], "seal": 1 + i % 2 if known else 0}
        for i, (subject, card) in enumerate((s, c) for (kind, s), c in sample().items() if kind == "npc-card")
    ]
    difficulty = {f.name: chance.random() < 0.5 for f in fields(Difficulty) if f.type == "bool"}
    return {
        "mode": mode,
        "seats": [
            {"name": f"P{i}", "colour": COLOURS[i], "board": chance.choice("AB"), "team": TEAMS[i]}
            for i in range(players)
        ],
        "switches": switches,
        "difficulty": difficulty | {"destructions": chance.choice((1, 2, 3))},
        "enemies": chance.sample(NATIONS, 2) if against and chance.random() < 0.5 else [],
        "wars": [["holland", "spain"]],
        "target": chance.choice((None, 5)),
        "edition": "sample",
        "cards": chance.choice(("app", "table")),
        "npc_pile": levels if chance.random() < 0.7 else [],
    }


def from_sample(schema: str, subject: str) -> Any:
    """A component of the invented edition."""
    values = sample().get((schema, subject))
    return None if values is None else (values, "sample")


def answerers(seed: int) -> list[Answerer]:
    """Virtual dice; in two evenings of three the invented edition, else people copy nonsense from their cards."""
    dice = virtual_dice(seed, lambda: "virtual")
    return [dice, from_library(from_sample)] if seed % 3 else [dice]


def an_evening(seed: int, entries: tuple[Entry, ...] = ()) -> Evening:
    """The evening of a seed, new or taken up again."""
    options = some_options(Random(seed))
    return Evening(captains_log(), options, seed=seed, answerers=answerers(seed), entries=entries)


def played(seed: int, steps: int = STEPS) -> Iterator[Evening]:
    """An evening before every answer, and at its end."""
    evening, robot = an_evening(seed), Robot(seed, {"end-turn": 0.5, "jettison": 0.3})
    for _ in range(steps):
        yield evening
        if evening.question is None:
            return
        evening.answer(robot.answer(evening.question), serial=evening.serial)
    yield evening


def after(seed: int, steps: int = STEPS) -> Evening:
    """An evening after some answers."""
    *_, last = played(seed, steps)
    return last


def cubes(s: State, good: Good) -> int:
    """All cubes of a good, wherever they lie."""
    rows = sum(tile.legal + tile.contraband for tile in s.market if PRODUCT[tile.nation] == good)
    holds = (s.reserve, s.loose, *(p.goods for p in s.players), *(n.cargo for n in s.npcs))
    return rows + sum(goods.of(good) for goods in holds)


def in_force(evening: Evening) -> list[Event[State]]:
    """The events of an evening that were not taken back."""
    return [entry.event for _, entry in evening.journal.live if isinstance(entry, Happened | Amended)]


def beginning(evening: Evening) -> State:
    """The table before anything happened."""
    return captains_log().start(evening.options)


@laws
@given(seeds)
def test_no_cube_appears_or_vanishes(seed: int) -> None:
    box = first_state(an_evening(seed).state.options, captains_log().book).reserve
    for evening in played(seed):
        for good in GOODS:
            assert cubes(evening.state, good) == box.of(good), (good, evening.open_command)
        assert evening.state.stowed() == evening.state, "the holds show what is aboard"
        holds = (evening.state.reserve, evening.state.loose, *(p.goods for p in evening.state.players))
        assert all(goods.of(good) >= 0 for goods in holds for good in GOODS)


@laws
@given(seeds)
def test_the_state_is_the_fold_of_the_journal(seed: int) -> None:
    for evening in played(seed):
        assert reduce(lambda s, event: event.apply(s), in_force(evening), beginning(evening)) == evening.state


@laws
@given(seeds)
def test_an_evening_taken_up_again_stands_at_the_same_question(seed: int) -> None:
    book = captains_log().events
    for evening in played(seed, 25):
        kept = tuple(load_entry(dump_entry(entry, book), book) for entry in evening.journal.entries)
        again = an_evening(seed, kept)
        assert again.state == evening.state
        assert again.question == evening.question
        assert len(again.journal.entries) == len(kept)


@laws
@given(seeds, st.integers(1, 12))
def test_redo_restores_what_undo_took_back(seed: int, times: int) -> None:
    evening = after(seed)
    stations: list[tuple[State, Any]] = []
    while evening.undo_caption is not None and len(stations) < times:
        stations.append((evening.state, evening.question))
        evening.undo()
    for station in reversed(stations):
        evening.redo()
        assert (evening.state, evening.question) == station


@laws
@given(seeds)
def test_undo_reaches_back_to_the_first_question(seed: int) -> None:
    evening, fresh = after(seed), an_evening(seed)
    while evening.undo_caption is not None:
        evening.undo()
    assert (evening.state, evening.question) == (fresh.state, fresh.question)


@laws
@given(seeds)
def test_whatever_the_menu_offers_can_be_begun(seed: int) -> None:
    for evening in played(seed):
        if isinstance(evening.question, Menu):
            before = evening.state
            for option in evening.question.options:
                glimpse = evening.glimpse(option.id)
                assert (glimpse is not None) == option.verdict.allowed, option.id
            assert evening.state == before


@laws
@given(seeds)
def test_every_word_can_be_read_in_both_languages(seed: int) -> None:
    told = 0
    for evening in played(seed):
        question = evening.question
        fresh = in_force(evening)[told:]
        told += len(fresh)
        spoken = [line for event in fresh if (line := event.line()) is not None]
        if question is not None:
            options = getattr(question, "options", ())
            spoken += [question.text, question.caption, *question.trail, *([question.note] if question.note else [])]
            spoken += [option.label for option in options] + [option.note for option in options if option.note]
            spoken += [reason.text for option in options for reason in option.verdict.refusals]
            spoken += [line.label for line in getattr(question, "fields", ())]
        for lang in LANGUAGES:
            assert all(texts_in(lang)(text) for text in spoken)


@laws
@given(seeds)
def test_a_state_survives_being_written_down(seed: int) -> None:
    for number, evening in enumerate(played(seed)):
        if number % 5 == 0:
            assert captains_log().load(captains_log().dump(evening.state)) == evening.state


@laws
@given(seeds, st.randoms(use_true_random=False))
def test_a_correction_keeps_the_cubes_and_the_open_question(seed: int, chance: Any) -> None:
    evening = after(seed, 30)
    question, totals = evening.question, [cubes(evening.state, good) for good in GOODS]
    for item in chance.sample(captains_log().correctable(evening.state), 6):
        if item.field.kind == "number" and not item.path.startswith("fame/"):
            event = captains_log().correct(evening.state, item.path, chance.randint(item.field.lo, item.field.hi), "")
            corrected = event.apply(evening.state)
            assert [cubes(corrected, good) for good in GOODS] == totals
    if evening.open_command is not None:
        path = "turn.round"
        evening.amend(path, 7, "", captains_log().title())
        assert evening.question == question and evening.state.turn.round == 7


@laws
@given(seeds)
def test_a_journal_survives_being_written_down(seed: int) -> None:
    book = captains_log().events
    evening = after(seed)
    evening.undo()
    lines = [json.dumps(dump_entry(entry, book)) for entry in evening.journal.entries]
    again = Journal.of(load_entry(json.loads(line), book) for line in lines)
    assert [json.dumps(dump_entry(entry, book)) for entry in again.entries] == lines
    events = [[e.event for e in j.entries if isinstance(e, Happened)] for j in (again, evening.journal)]
    assert events[0] == events[1]
    assert [number for number, _ in again.live] == [number for number, _ in evening.journal.live]


@laws
@given(seeds, st.sampled_from(sorted(sample())))
def test_what_a_form_has_read_it_reads_again_the_same(seed: int, component: tuple[str, str]) -> None:
    form = captains_log().form(*component)
    once = form.read(Robot(seed).answer(form))
    assert form.read(once) == form.read(dict(once)) == once


def test_the_game_knows_every_event_and_command_of_its_chapters() -> None:
    for found in pkgutil.walk_packages(chapters.__path__, f"{chapters.__name__}."):
        module = import_module(found.name)
        own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == found.name]
        assert {k.__name__ for k in own if issubclass(k, Event)} <= captains_log().events.types.keys(), found.name
        assert getattr(module, "COMMANDS", {}).keys() <= captains_log().procedures.keys(), found.name
