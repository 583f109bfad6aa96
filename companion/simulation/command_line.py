"""Random evenings on the command line: play them, count what they met, and tell what went wrong."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, get_type_hints

from companion.core.kit.any_evening import domain
from companion.core.kit.game import AnyGame
from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.untrusted_json import read_json
from companion.core.values.messages import Msg, msg
from companion.journal_views.notebook import transcript
from companion.library.game_registry import game, game_ids
from companion.library.rules import rule_index
from companion.library.text_files import read_text
from companion.library.texts import Texts
from companion.simulation.replay import BadScript, dump_script, load_script
from companion.simulation.simulation_run import Found, SimulationRun, dump_run, load_run, said
from companion.simulation.simulator import PlayedEvening, Simulation

SHOWN: Final = 10
"""Different faults that are shortened and told; further ones are only counted."""
FAULTY, CLEAN = 1, 0
OFTEN: Final = 20
"""Evenings after which what was played is written down."""


def agreed(game_id: str, given: Sequence[str]) -> Mapping[str, object]:
    """What every table has agreed on: ``NAME=VALUE`` for options that are on or off, or one of a few words.

    Raises BadAnswer naming what is none.
    """
    kind = game(game_id).evening_start.options
    ways = {name: domain(hint) for name, hint in get_type_hints(kind).items()}
    found: dict[str, object] = {}
    for each in given:
        name, _, value = each.partition("=")
        named = {said(way): way for way in ways.get(name, ())}
        if value not in named:
            raise BadAnswer(msg("sim-cli-no-option", given=each, takes=", ".join(named or _settable(ways))))
        found[name] = named[value]
    return found


def _settable(ways: Mapping[str, Sequence[object]]) -> list[str]:
    return [f"{name}={said(way)}" for name, found in ways.items() for way in found]


def simulate(
    simulation: Simulation,
    evenings: int,
    seed: int,
    jobs: int,
    texts: Texts,
    *,
    counts: bool,
    save: Path | None,
    keep: Path | None = None,
) -> int:
    """Play evenings with the seeds from `seed` on and print what came of it. Returns 1 when a law was broken.

    keep: a file from which a run goes on that was stopped. Raises BadPlan where it holds another one.
    """
    season = SimulationRun.of(simulation, seed)
    if keep is not None and keep.exists():
        season = load_run(read_json(read_text(keep)))
        season.goes_on(simulation, seed)
    start = time.perf_counter() - season.seconds
    try:
        for number in season.play(simulation, evenings, jobs):
            season.seconds = time.perf_counter() - start
            _progress(number, evenings, len(season.found))
            if keep is not None and number % OFTEN == 0:
                _keep(keep, season)
    except KeyboardInterrupt:  # what was played until then still counts
        print(file=sys.stderr)
    if keep is not None:
        _keep(keep, season)
    for line in _summary(simulation.game, season):
        print(texts(line))
    if counts:
        print(json.dumps(season.tally.counts(), ensure_ascii=False, indent=2))
    found = season.found
    print(texts(msg("sim-faults", n=len(found)) if found else msg("sim-clean")))
    for number, fault in enumerate(list(found.values())[:SHOWN], 1):
        shortest = simulation.shortened(simulation.replay(fault.first))
        print()
        print(texts(_heading(number, fault, shortest)))
        _tell(simulation.game, shortest, texts)
        if save is not None and number == 1:
            save.write_text(json.dumps(dump_script(shortest.plan), ensure_ascii=False) + "\n", encoding="utf-8")
            print(texts(msg("sim-saved", file=str(save))))
    return FAULTY if found else CLEAN


def _keep(file: Path, season: SimulationRun) -> None:
    """Write it beside the old one first: what was played is not lost when this is stopped meanwhile."""
    part = file.with_name(f"{file.name}.part")
    part.write_text(json.dumps(dump_run(season), ensure_ascii=False) + "\n", encoding="utf-8")
    part.replace(file)


def replay(raw: object, texts: Texts) -> int:
    """Play an evening again as it was told, with every law. Raises BadPlan; returns 1 when a law is broken."""
    plan = load_script(raw)
    try:
        simulation = Simulation(plan.game)
    except BadAnswer as error:
        raise BadScript("game", error.text) from error
    try:
        simulation.game.start(plan.options)
    except BadAnswer as error:
        raise BadScript("options", error.text) from error
    played = simulation.replay(plan)
    if played.fault is None:
        print(texts(msg("sim-replayed")))
        return CLEAN
    print(texts(_heading(1, Found(played.plan, 1), played)))
    _tell(simulation.game, played, texts)
    return FAULTY


def _summary(game: AnyGame, season: SimulationRun) -> Iterator[Msg]:
    tally, seconds = season.tally, season.seconds
    yield msg(
        "sim-speed",
        n=tally.evenings,
        game=game.title,
        seed=season.seed,
        answers=tally.answers,
        seconds=round(seconds),
        rate=round(tally.answers / seconds) if seconds else 0,
        each=round(seconds / max(tally.evenings, 1), 2),
    )
    yield from tally.lines(game, rule_index(game.id) if game.id in game_ids() else None)


def _heading(number: int, fault: Found, played: PlayedEvening) -> Msg:
    law = msg(f"sim-law-{played.fault.law}") if played.fault is not None else msg("sim-gone")
    return msg("sim-fault", number=number, times=fault.times, seed=fault.first.seed, law=law)


def _tell(game: AnyGame, played: PlayedEvening, texts: Texts) -> None:
    """An evening with its fault: the notebook, the question that was open, the last deed, and how to play it again."""
    fault, plan, session = played.fault, played.plan, played.session
    if fault is not None:
        print(f"  {texts(fault.text)}")
    print(texts(msg("sim-shortest", n=len(plan.deeds))))
    if session is not None:
        print("".join(f"  {line}\n" for line in transcript(session.journal, texts).splitlines()), end="")
        if (question := session.question) is not None:
            asked = msg("sim-open", question=question.text, key=question.key, rule=question.rule)
            print(f"  {texts(asked)}")
    if plan.deeds:
        print(f"  {texts(msg('sim-last', deed=json.dumps(plan.deeds[-1], ensure_ascii=False)))}")
    print(texts(msg("sim-again")))
    print(json.dumps(dump_script(plan), ensure_ascii=False))


def _progress(number: int, evenings: int, faults: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{number}/{evenings} {'!' * faults}", end="", file=sys.stderr, flush=True)
        if number == evenings:
            print(file=sys.stderr)
