"""Laws that hold in every evening of every game, tried on short evenings that a robot plays at random."""

from __future__ import annotations

import json
from functools import reduce
from random import Random
from typing import Any, Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from companion.core.events.event import Happened
from companion.core.journal.journal import Began, Entry, Journal, dump_entry, load_entry
from companion.core.procedures.menus import Menu
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, texts_in
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from tests.properties.claims import Claim, walk
from tests.properties.evenings import LIKES, STEPS, an_evening, in_force

laws = settings(max_examples=12, deadline=None, derandomize=True, phases=(Phase.generate,))
"""No shrinking: a smaller seed is not a simpler evening."""

seeds = st.integers(0, 10**6)
SEEDS: Final = range(12)
TIMES: Final = 12
"""Answers that are taken back and given again, one after the other."""
each_game = pytest.mark.parametrize("game_id", game_ids())


class Law(Claim):
    """A law of one evening."""

    def __init__(self, game_id: str, seed: int) -> None:
        self.game_id, self.seed = game_id, seed


class TheStateIsTheFoldOfTheJournal(Law):
    """What has happened brings the first state to the present one: event by event on the way, and as a whole."""

    folded: Any = None
    events = 0

    def look(self, evening: GameSession, step: int) -> None:
        happened = in_force(evening)
        before = game(self.game_id).start(evening.origin.options) if step == 0 else self.folded
        self.folded = reduce(lambda s, each: each.event.apply(s), happened[self.events :], before)
        self.events = len(happened)
        assert self.folded == evening.state

    def end(self, evening: GameSession) -> None:
        first = game(self.game_id).start(evening.origin.options)
        assert reduce(lambda s, each: each.event.apply(s), in_force(evening), first) == evening.state


class AnEveningTakenUpAgainStandsAtTheSameQuestion(Law):
    """From what was written down, at any question of its first half."""

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__(game_id, seed)
        self.kept: list[Entry] = []

    def look(self, evening: GameSession, step: int) -> None:
        if step > 25:
            return
        book = game(self.game_id).events
        self.kept += [load_entry(dump_entry(entry, book), book) for entry in evening.journal.entries[len(self.kept) :]]
        again = an_evening(self.game_id, self.seed, tuple(self.kept))
        assert again.state == evening.state
        assert again.question == evening.question
        assert len(again.journal.entries) == len(self.kept)


class WhateverTheMenuOffersCanBeBegun(Law):
    """What is allowed can be foreseen, what is refused cannot; looking ahead changes nothing."""

    def look(self, evening: GameSession, step: int) -> None:
        if isinstance(evening.question, Menu):
            before = evening.state
            for option in evening.question.options:
                glimpse = evening.previews.glimpse(option.id)
                assert (glimpse is not None) == option.verdict.allowed, option.id
            assert evening.state == before


class EveryWordCanBeReadInBothLanguages(Law):
    """Of questions, options, refusals, lines of forms, what happened, and the captions of what was begun."""

    told = 0

    def look(self, evening: GameSession, step: int) -> None:
        question = evening.question
        happened = in_force(evening)
        spoken = [each.line for each in happened[self.told :] if each.line is not None]
        self.told = len(happened)
        if question is not None:
            options = getattr(question, "options", ())
            spoken += [question.text, question.caption, *question.trail, *([question.note] if question.note else [])]
            spoken += [option.label for option in options] + [option.note for option in options if option.note]
            spoken += [reason.text for option in options for reason in option.verdict.refusals]
            spoken += [line.label for line in getattr(question, "fields", ())]
        for lang in LANGUAGES:
            assert all(texts_in(lang)(text) for text in spoken)

    def end(self, evening: GameSession) -> None:
        captions = [entry.caption for entry in evening.journal.entries if isinstance(entry, Began)]
        assert captions and all(texts_in(lang)(caption) for caption in captions for lang in LANGUAGES)


class AStateSurvivesBeingWrittenDown(Law):
    """It is read again as it was."""

    def look(self, evening: GameSession, step: int) -> None:
        if step % 5 == 0:
            raw = json.loads(json.dumps(game(self.game_id).dump(evening.state)))
            assert game(self.game_id).load(raw) == evening.state


class WhatASeatMaySeeIsATableInWhichNothingMoreIsToBeHidden(Law):
    """It is seen as it is, has the same seats, and survives being written down."""

    def look(self, evening: GameSession, step: int) -> None:
        if step % 5 == 0:
            seats = evening.game.seats(evening.state)
            for seat in seats:
                seen = evening.game.view(evening.state, seat.id)
                assert evening.game.view(seen, seat.id) == seen
                assert evening.game.seats(seen) == seats
                assert evening.game.load(json.loads(json.dumps(evening.game.dump(seen)))) == seen


class WhatIsCorrectedByHandStandsAsItWasSet(Law):
    """Any number of the table takes any value within its bounds."""

    def look(self, evening: GameSession, step: int) -> None:
        if step != 30:
            return
        chance = Random(self.seed)
        items = [item for item in evening.game.correctable(evening.state) if item.field.kind == "number"]
        assert len({item.path for item in items}) == len(items)
        for item in chance.sample(items, min(6, len(items))):
            value = chance.randint(item.field.lo, item.field.hi)
            corrected = evening.game.correct(evening.state, item.path, value, "").apply(evening.state)
            (now,) = [each for each in evening.game.correctable(corrected) if each.path == item.path]
            assert now.value == value, item.path


class AJournalSurvivesBeingWrittenDown(Law):
    """With what was taken back in it: every line is written again as it was read, and the same is in force."""

    def end(self, evening: GameSession) -> None:
        book = game(self.game_id).events
        evening.undo()
        lines = [json.dumps(dump_entry(entry, book)) for entry in evening.journal.entries]
        again = Journal.of(load_entry(json.loads(line), book) for line in lines)
        assert [json.dumps(dump_entry(entry, book)) for entry in again.entries] == lines
        events = [[e.event for e in j.entries if isinstance(e, Happened)] for j in (again, evening.journal)]
        assert events[0] == events[1]
        assert [number for number, _ in again.live] == [number for number, _ in evening.journal.live]


class UndoReachesBackToTheFirstQuestionAndRedoRestores(Law):
    """Redo restores what undo took back, question by question; undo goes on until nothing is left to take back."""

    def end(self, evening: GameSession) -> None:
        stations: list[tuple[Any, Any]] = []
        while evening.now.undo_caption is not None and len(stations) < TIMES:
            stations.append((evening.state, evening.question))
            evening.undo()
        for station in reversed(stations):
            evening.redo()
            assert (evening.state, evening.question) == station
        while evening.now.undo_caption is not None:
            evening.undo()
        fresh = an_evening(self.game_id, self.seed)
        assert (evening.state, evening.question) == (fresh.state, fresh.question)


LAWS: Final[tuple[type[Law], ...]] = (
    TheStateIsTheFoldOfTheJournal,
    AnEveningTakenUpAgainStandsAtTheSameQuestion,
    WhateverTheMenuOffersCanBeBegun,
    EveryWordCanBeReadInBothLanguages,
    AStateSurvivesBeingWrittenDown,
    WhatASeatMaySeeIsATableInWhichNothingMoreIsToBeHidden,
    WhatIsCorrectedByHandStandsAsItWasSet,
    AJournalSurvivesBeingWrittenDown,
    UndoReachesBackToTheFirstQuestionAndRedoRestores,
)
"""The last two take back answers at the end."""


@pytest.mark.parametrize("seed", SEEDS)
@each_game
def test_every_law_holds_at_every_moment(game_id: str, seed: int) -> None:
    evening, robot = an_evening(game_id, seed), Robot(seed, LIKES)
    walk(evening, robot, STEPS, [law(game_id, seed) for law in LAWS], f"{game_id}, seed {seed}")


@each_game
@laws
@given(seed=seeds)
def test_what_a_form_has_read_it_reads_again_the_same(game_id: str, seed: int) -> None:
    robot = Robot(seed)
    for schema, kind in game(game_id).box().items():
        form = game(game_id).form(schema, robot.chance.choice(kind.subjects))
        once = form.read(robot.answer(form))
        assert form.read(once) == form.read(dict(once)) == once
