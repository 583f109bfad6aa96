"""Laws that hold in every evening of every game, tried on short evenings that a robot plays at random."""

from __future__ import annotations

import json
import pkgutil
from functools import reduce
from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from companion.core.events import Event
from companion.core.game import Menu
from companion.core.journal import Began, Happened, Journal, dump_entry, load_entry
from companion.library.texts import LANGUAGES, texts_in
from companion.table.games import game, game_ids
from companion.table.robot import Robot
from tests.properties.evenings import after, an_evening, in_force, played

laws = settings(max_examples=12, deadline=None, derandomize=True, phases=(Phase.generate,))
"""No shrinking: a smaller seed is not a simpler evening."""

seeds = st.integers(0, 10**6)
each_game = pytest.mark.parametrize("game_id", game_ids())


@each_game
@laws
@given(seed=seeds)
def test_the_state_is_the_fold_of_the_journal(game_id: str, seed: int) -> None:
    for evening in played(game_id, seed):
        first = game(game_id).start(evening.options)
        assert reduce(lambda s, event: event.apply(s), in_force(evening), first) == evening.state


@each_game
@laws
@given(seed=seeds)
def test_an_evening_taken_up_again_stands_at_the_same_question(game_id: str, seed: int) -> None:
    book = game(game_id).events
    for evening in played(game_id, seed, 25):
        kept = tuple(load_entry(dump_entry(entry, book), book) for entry in evening.journal.entries)
        again = an_evening(game_id, seed, kept)
        assert again.state == evening.state
        assert again.question == evening.question
        assert len(again.journal.entries) == len(kept)


@each_game
@laws
@given(seed=seeds, times=st.integers(1, 12))
def test_redo_restores_what_undo_took_back(game_id: str, seed: int, times: int) -> None:
    evening = after(game_id, seed)
    stations: list[tuple[Any, Any]] = []
    while evening.undo_caption is not None and len(stations) < times:
        stations.append((evening.state, evening.question))
        evening.undo()
    for station in reversed(stations):
        evening.redo()
        assert (evening.state, evening.question) == station


@each_game
@laws
@given(seed=seeds)
def test_undo_reaches_back_to_the_first_question(game_id: str, seed: int) -> None:
    evening, fresh = after(game_id, seed), an_evening(game_id, seed)
    while evening.undo_caption is not None:
        evening.undo()
    assert (evening.state, evening.question) == (fresh.state, fresh.question)


@each_game
@laws
@given(seed=seeds)
def test_whatever_the_menu_offers_can_be_begun(game_id: str, seed: int) -> None:
    for evening in played(game_id, seed):
        if isinstance(evening.question, Menu):
            before = evening.state
            for option in evening.question.options:
                glimpse = evening.glimpse(option.id)
                assert (glimpse is not None) == option.verdict.allowed, option.id
            assert evening.state == before


@each_game
@laws
@given(seed=seeds)
def test_every_word_can_be_read_in_both_languages(game_id: str, seed: int) -> None:
    told = 0
    for evening in played(game_id, seed):
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
    captions = [entry.caption for entry in evening.journal.entries if isinstance(entry, Began)]
    assert captions and all(texts_in(lang)(caption) for caption in captions for lang in LANGUAGES)


@each_game
@laws
@given(seed=seeds)
def test_a_state_survives_being_written_down(game_id: str, seed: int) -> None:
    for number, evening in enumerate(played(game_id, seed)):
        if number % 5 == 0:
            raw = json.loads(json.dumps(game(game_id).dump(evening.state)))
            assert game(game_id).load(raw) == evening.state


@each_game
@laws
@given(seed=seeds)
def test_a_journal_survives_being_written_down(game_id: str, seed: int) -> None:
    book = game(game_id).events
    evening = after(game_id, seed)
    evening.undo()
    lines = [json.dumps(dump_entry(entry, book)) for entry in evening.journal.entries]
    again = Journal.of(load_entry(json.loads(line), book) for line in lines)
    assert [json.dumps(dump_entry(entry, book)) for entry in again.entries] == lines
    events = [[e.event for e in j.entries if isinstance(e, Happened)] for j in (again, evening.journal)]
    assert events[0] == events[1]
    assert [number for number, _ in again.live] == [number for number, _ in evening.journal.live]


@each_game
@laws
@given(seed=seeds)
def test_what_a_seat_may_see_is_a_table_in_which_nothing_more_is_to_be_hidden(game_id: str, seed: int) -> None:
    for number, evening in enumerate(played(game_id, seed)):
        if number % 5 == 0:
            seats = evening.game.seats(evening.state)
            for seat in seats:
                seen = evening.game.view(evening.state, seat.id)
                assert evening.game.view(seen, seat.id) == seen
                assert evening.game.seats(seen) == seats
                assert evening.game.load(json.loads(json.dumps(evening.game.dump(seen)))) == seen


@each_game
@laws
@given(seed=seeds)
def test_what_is_corrected_by_hand_stands_as_it_was_set(game_id: str, seed: int) -> None:
    evening, chance = after(game_id, seed, 30), Random(seed)
    items = [item for item in evening.game.correctable(evening.state) if item.field.kind == "number"]
    assert len({item.path for item in items}) == len(items)
    for item in chance.sample(items, min(6, len(items))):
        value = chance.randint(item.field.lo, item.field.hi)
        corrected = evening.game.correct(evening.state, item.path, value, "").apply(evening.state)
        (now,) = [each for each in evening.game.correctable(corrected) if each.path == item.path]
        assert now.value == value, item.path


@each_game
@laws
@given(seed=seeds)
def test_what_a_form_has_read_it_reads_again_the_same(game_id: str, seed: int) -> None:
    robot = Robot(seed)
    for schema, kind in game(game_id).box().items():
        form = game(game_id).form(schema, robot.chance.choice(kind.subjects))
        once = form.read(robot.answer(form))
        assert form.read(once) == form.read(dict(once)) == once


@each_game
def test_the_game_knows_every_event_and_command_of_its_chapters(game_id: str) -> None:
    chapters = import_module(f"companion.games.{game_id}")
    known = game(game_id)
    for found in pkgutil.walk_packages(chapters.__path__, f"{chapters.__name__}."):
        module = import_module(found.name)
        own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == found.name]
        assert {k.__name__ for k in own if issubclass(k, Event)} <= known.events.types.keys(), found.name
        assert getattr(module, "COMMANDS", {}).keys() <= known.procedures.keys(), found.name
