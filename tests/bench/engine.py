"""The engine alone: answers, loading, undo, foresight, decisions of the NPCs."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from companion.core.events.event import Happened
from companion.core.procedures.menus import Menu
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.session.auto_answers import from_library
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.store import Store
from companion.ui.games import screens_of
from tests.bench.report import Figure, share, spread
from tests.support.about import ANY, about
from tests.support.demonstration import demonstration

GAME = ANY
SEED = 5
ACTIVATIONS = 400


def options() -> Mapping[str, Any]:
    """A long evening with our invented cards."""
    return demonstration(GAME, about(GAME, "evenings").LONG)


def house(folder: Path) -> Host:
    """A host with its database in a folder."""
    store = Store(folder)
    return Host(store, Settings(store))


def robot() -> Robot:
    """Ends its turn now and then, so that the NPCs act too."""
    return Robot(SEED, {"end-turn": 3.0})


def milliseconds(deed: Callable[[], object]) -> float:
    """How long something takes."""
    start = time.perf_counter()
    deed()
    return (time.perf_counter() - start) * 1000


def play_on(evening: GameSession, player: Robot, events: int) -> tuple[list[float], list[float]]:
    """Random answers until so much has happened: milliseconds of each answer, and of the foresight before it."""
    answers, glimpses = [], []
    while sum(isinstance(entry, Happened) for entry in evening.journal.entries) < events:
        for _ in range(20):
            question = evening.question
            assert question is not None, "the long evening ended"
            value = player.answer(question)
            likely = question.main if isinstance(question, Menu) else value
            glimpses.append(milliseconds(lambda v=likely: evening.previews.glimpse(v)))  # type: ignore[misc]
            answers.append(milliseconds(lambda v=value: evening.answer(v)))  # type: ignore[misc]
    return answers, glimpses


def back_and_forth(evening: GameSession, times: int = 20) -> tuple[list[float], list[float]]:
    """Milliseconds of undo, and of redo."""
    undone = [milliseconds(evening.undo) for _ in range(times)]
    return undone, [milliseconds(evening.redo) for _ in range(times)]


def loading(host: Host, evening: GameSession) -> float:
    """Milliseconds to read an evening from disk and stand at its question."""
    played = evening.game

    def load() -> None:
        saved = host.store.evening(evening.origin.identity)
        entries = host.store.entries(saved.id, played.events)
        again = GameSession(played, saved.options, seed=saved.seed, entries=entries)
        assert again.now.serial == evening.now.serial

    return share([milliseconds(load) for _ in range(5)], 0.5)


def decisions(besides: Mapping[str, Any] | None = None) -> list[float]:
    """Milliseconds of random activations: everything that the app does between the first tap and the last order.

    besides: other options of the evening.
    """
    sample, player = load_sample(game(GAME)), robot()
    printed = from_library(lambda schema, subject: (sample[schema, subject], "library"))
    evening = GameSession(game(GAME), {**options(), **(besides or {})}, seed=SEED, answerers=(printed,))
    activations: list[float] = []
    acting = False
    while len(activations) < ACTIVATIONS:
        question = evening.question
        assert question is not None, "the long evening ended"
        value = player.answer(question)
        begins = isinstance(question, Menu) and question.command(value).name == "npc-activation"
        took = milliseconds(lambda v=value: evening.answer(v))  # type: ignore[misc]
        if begins:
            activations.append(took)
        elif acting:
            activations[-1] += took
        acting = evening.now.command is not None and evening.now.command.name == "npc-activation"
    return activations


def figures(folder: Path) -> list[Figure]:
    """Every figure of the engine, on a database in `folder`."""
    host = house(folder)
    evening, player = host.new_evening(GAME, options(), seed=SEED), robot()
    answers, glimpses = play_on(evening, player, 2000)
    found = [
        Figure("answers per second, verdicts and SQLite", 1000 * len(answers) / sum(answers), "/s", n=len(answers)),
        *spread("answer, durable", answers, parts=(0.5, 0.95)),
        *spread("glimpse", glimpses, parts=(0.5, 0.99)),
    ]
    for events, promised in ((2000, 40), (5000, None)):
        play_on(evening, player, events)
        undo, redo = back_and_forth(evening)
        found += [
            Figure(f"load, {events} events", loading(host, evening), "ms", promised, 5),
            Figure(f"undo, {events} events", share(undo, 0.5), "ms", 100, len(undo)),
            Figure(f"redo, {events} events", share(redo, 0.5), "ms", 100, len(redo)),
        ]
    found += spread("NPC activation", decisions(), parts=(0.5, 0.99), target=50)
    if shown := screens_of(GAME).shown:
        found += spread("NPC activation, all read off the board", decisions(shown), parts=(0.5, 0.99), target=40)
    host.store.close()
    return found
