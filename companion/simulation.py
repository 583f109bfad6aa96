"""Random evenings on the command line: play them, count what they met, and tell what went wrong."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.core.kit.game import AnyGame
from companion.core.questions import BadAnswer
from companion.core.text import Msg, msg
from companion.library.rules import rule_index
from companion.library.texts import Texts
from companion.table.deeds import BadPlan, dump_plan, load_plan
from companion.table.games import game_ids
from companion.table.notebook import transcript
from companion.table.simulate import Played, Simulation
from companion.table.tally import Tally

SHOWN: Final = 10
"""Different faults that are shortened and told; further ones are only counted."""
FAULTY, CLEAN = 1, 0


@dataclass
class Found:
    """A fault: the first evening that showed it, and in how many it was met."""

    first: Played
    times: int = 1


def simulate(
    simulation: Simulation, evenings: int, seed: int, jobs: int, texts: Texts, *, counts: bool, save: Path | None
) -> int:
    """Play evenings with the seeds from `seed` on and print what came of it. Returns 1 when a law was broken."""
    tally, found = Tally(), dict[str, Found]()
    start = time.perf_counter()
    try:
        for played in simulation.evenings(range(seed, seed + evenings), jobs):
            tally += played.tally
            if played.fault is not None:
                known = found.setdefault(played.fault.mark, Found(played, 0))
                known.times += 1
            _progress(tally, evenings, len(found))
    except KeyboardInterrupt:  # what was played until then still counts
        print(file=sys.stderr)
    seconds = time.perf_counter() - start
    for line in _summary(simulation.game, tally, seed, seconds):
        print(texts(line))
    if counts:
        print(json.dumps(tally.counts(), ensure_ascii=False, indent=2))
    print(texts(msg("sim-faults", n=len(found)) if found else msg("sim-clean")))
    for number, fault in enumerate(list(found.values())[:SHOWN], 1):
        shortest = simulation.shortened(fault.first)
        print()
        print(texts(_heading(number, fault)))
        _tell(simulation.game, shortest, texts)
        if save is not None and number == 1:
            save.write_text(json.dumps(dump_plan(shortest.plan), ensure_ascii=False) + "\n", encoding="utf-8")
            print(texts(msg("sim-saved", file=str(save))))
    return FAULTY if found else CLEAN


def replay(raw: object, texts: Texts) -> int:
    """Play an evening again as it was told, with every law. Raises BadPlan; returns 1 when a law is broken."""
    plan = load_plan(raw)
    try:
        simulation = Simulation(plan.game)
    except BadAnswer as error:
        raise BadPlan("game", error.text) from error
    try:
        simulation.game.start(plan.options)
    except BadAnswer as error:
        raise BadPlan("options", error.text) from error
    played = simulation.replay(plan)
    if played.fault is None:
        print(texts(msg("sim-replayed")))
        return CLEAN
    print(texts(_heading(1, Found(played))))
    _tell(simulation.game, played, texts)
    return FAULTY


def _summary(game: AnyGame, tally: Tally, seed: int, seconds: float) -> Iterator[Msg]:
    yield msg(
        "sim-speed",
        n=tally.evenings,
        game=game.title,
        seed=seed,
        answers=tally.answers,
        seconds=round(seconds),
        rate=round(tally.answers / seconds),
        each=round(seconds / max(tally.evenings, 1), 2),
    )
    yield from tally.lines(game, rule_index(game.id) if game.id in game_ids() else None)


def _heading(number: int, found: Found) -> Msg:
    played = found.first
    assert played.fault is not None, "only faults are told"
    law = msg(f"sim-law-{played.fault.law}")
    return msg("sim-fault", number=number, times=found.times, seed=played.plan.seed, law=law)


def _tell(game: AnyGame, played: Played, texts: Texts) -> None:
    """An evening with its fault: the notebook, the question that was open, the last deed, and how to play it again."""
    fault, plan, evening = played.fault, played.plan, played.evening
    if fault is not None:
        print(f"  {texts(fault.text)}")
    print(texts(msg("sim-shortest", n=len(plan.deeds))))
    if evening is not None:
        print("".join(f"  {line}\n" for line in transcript(evening.journal, texts).splitlines()), end="")
        if (question := evening.question) is not None:
            asked = msg("sim-open", question=question.text, key=question.key, rule=question.rule)
            print(f"  {texts(asked)}")
    if plan.deeds:
        print(f"  {texts(msg('sim-last', deed=json.dumps(plan.deeds[-1], ensure_ascii=False)))}")
    print(texts(msg("sim-again")))
    print(json.dumps(dump_plan(plan), ensure_ascii=False))


def _progress(tally: Tally, evenings: int, faults: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{tally.evenings}/{evenings} {'!' * faults}", end="", file=sys.stderr, flush=True)
        if tally.evenings == evenings:
            print(file=sys.stderr)
