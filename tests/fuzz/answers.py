"""What people say to real questions of every kind, in all games: answers, corrections, plans, things taken back."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, Final

from companion.core.journal.journal import Entry, Said
from companion.core.kit.game import AnyGame
from companion.core.questions.kinds import BadAnswer
from companion.library.game_registry import game
from companion.library.texts import LANGUAGES, texts_in
from companion.session.auto_answers import virtual_dice
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.store import SavedEvening, Store
from tests.fuzz.law import Target, refused, unchanged
from tests.fuzz.mutation import ODD, ODD_TEXTS, mutated
from tests.saves.saved_evenings import expectations, unpack, versions

Kept = tuple[str, str]
"""An evening that an earlier version kept: the version, and its name."""


@cache
def kept_at() -> Mapping[tuple[str, str], tuple[Kept, ...]]:
    """The kept evenings by game and by the kind of question at which they stand."""
    found: dict[tuple[str, str], tuple[Kept, ...]] = {}
    for version in versions():
        for each in expectations(version):
            kind = str(each.questions[0]["kind"]) if each.questions else "over"
            found[each.game, kind] = (*found.get((each.game, kind), ()), (version, each.name))
    return found


@cache
def store_of(version: str) -> Store:
    """The evenings of a version."""
    folder = Path(mkdtemp(prefix="vigie-fuzz-"))
    unpack(version, folder)
    return Store(folder)


@cache
def read(kept: Kept) -> tuple[SavedEvening, Sequence[Entry]]:
    """What the store keeps of an evening."""
    version, name = kept
    store = store_of(version)
    saved = next(each for each in store.evenings() if each.title == name)
    return saved, tuple(store.entries(saved.id, game(saved.game).events))


EVENINGS: Final[dict[Kept, GameSession]] = {}
"""Evenings that stand as they were kept."""


def evening_of(kept: Kept) -> GameSession:
    """A kept evening in memory, at the question where it was left, at a table that rolls its own dice."""
    if kept not in EVENINGS:
        saved, entries = read(kept)
        played: AnyGame = game(saved.game)
        dice = (virtual_dice(saved.seed, lambda: "own"),)
        options = played.kept(saved.options)
        EVENINGS[kept] = GameSession(played, options, seed=saved.seed, entries=entries, answerers=dice)
    return EVENINGS[kept]


def forget(evening: GameSession) -> None:
    """It no longer stands as it was kept: its journal is longer now."""
    for kept in [each for each, known in EVENINGS.items() if known is evening]:
        del EVENINGS[kept]


def some_evening(chance: Random, every: bool = False) -> GameSession:
    """One that stands at a question of any kind. every: of all that are kept, else the first of each kind."""
    there = kept_at()[chance.choice(sorted(kept_at()))]
    return evening_of(chance.choice(there) if every else there[0])


def standing(evening: GameSession) -> Any:
    """All that a refusal must leave as it is."""
    return evening.state, evening.questions, evening.now.serial, len(evening.journal.entries), evening.now.redo_caption


def _said(evening: GameSession, chance: Random) -> Any:
    """An answer that is nearly right, or altogether odd."""
    question = chance.choice(evening.questions) if evening.questions else None
    if question is None or chance.randint(0, 4) == 0:
        return chance.choice(ODD)
    return mutated(json.loads(json.dumps(Robot(chance.randint(0, 9), main=0.3).answer(question))), chance)


def answer(chance: Random) -> str:
    """An answer, with others ahead of their questions, from any seat."""
    evening = some_evening(chance)
    value = _said(evening, chance)
    ahead = {chance.choice(ODD_TEXTS): chance.choice(ODD)} if chance.randint(0, 9) == 0 else None
    seats = [each.id for each in evening.game.seats(evening.state)]
    seat = chance.choice((*seats, *ODD_TEXTS[:8])) if chance.randint(0, 7) == 0 else "table"
    serial = chance.choice((evening.now.serial, -1, 10**18)) if chance.randint(0, 7) == 0 else None
    return _heard(
        evening, lambda: evening.answer(value, ahead, serial=serial, seat=seat, overruling=chance.randint(0, 5) == 0)
    )


def correction(chance: Random) -> str:
    """A tracked value that is set by hand."""
    evening = some_evening(chance)
    lines = evening.actions.correctable
    line = chance.choice(lines)
    path = line.path if chance.randint(0, 4) else chance.choice((mutated([line.path], chance), *ODD_TEXTS))
    value = mutated(json.loads(json.dumps(line.value)), chance)
    note = chance.choice(ODD_TEXTS)
    return _heard(evening, lambda: evening.correct(path if isinstance(path, str) else str(path), value, note))


def plan(chance: Random) -> str:
    """A plan on the side, and what would follow from an answer: nothing of it happens."""
    evening = some_evening(chance)
    before = standing(evening)
    value, odd = _said(evening, chance), chance.choice(ODD)
    seat = chance.choice(("", *(each.id for each in evening.game.seats(evening.state)), *ODD_TEXTS[:8]))

    def tried() -> None:
        trial = evening.preview(
            value, {chance.choice(ODD_TEXTS): odd} if chance.randint(0, 5) == 0 else None, seat=seat
        )
        _ = trial.verdict, trial.consequences, trial.question

    def foreseen() -> None:
        evening.previews.glimpse(value, seat or "table")
        evening.previews.gather(
            {evening.questions[0].key: odd} if evening.questions else {}, value if isinstance(value, str) else ""
        )

    came = refused(tried, BadAnswer), refused(foreseen, BadAnswer)
    unchanged(before, standing(evening), "the evening")
    return came[0]


def taken_back(chance: Random) -> str:
    """Something is taken back, put in force again, or answered otherwise."""
    evening = some_evening(chance)
    number = chance.choice((-1, 0, 10**6, evening.now.serial - 1, chance.randint(0, evening.now.serial)))
    deed = chance.choice(
        (
            lambda: evening.actions.undo_to(number),
            lambda: evening.actions.revise(number, chance.choice(ODD)),
            evening.redo,
        )
    )
    return _heard(evening, deed)


def _heard(evening: GameSession, deed: Any) -> str:
    """Do something at a table. Refused, it changes nothing; else what happened can be told, and is taken back."""
    before, number = standing(evening), evening.now.serial
    came = refused(deed, BadAnswer)
    if came != "taken":
        unchanged(before, standing(evening), "the evening")
        return came
    for entry in evening.journal.entries[number:]:
        for lang in LANGUAGES:
            if isinstance(entry, Said):
                texts_in(lang)(entry.told).encode()
    for lang in LANGUAGES:
        evening.notebook(lang).encode(), evening.announcements(lang).encode()
    while (
        len(evening.journal.entries) > number
        and evening.now.serial != before[2]
        and evening.now.undo_caption is not None
    ):
        evening.undo()
        if evening.state == before[0] and evening.questions == before[1]:
            break
    forget(evening)
    return came


TARGETS: Final = (
    Target("answer", answer, 80),
    Target("correction", correction, 40),
    Target("may-i", plan, 40),
    Target("undo", taken_back, 20),
)
"""Everything that is said at a table."""
