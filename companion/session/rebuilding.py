"""Rebuilds the state of play from the entries in force: on taking up, after undo and redo, with one answer changed; and
the open procedure on what somebody knows."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from companion.core.journal.journal import Amended, Began, Entry, Said, Source, TakenBack
from companion.core.procedures.procedure import Run
from companion.core.questions.kinds import BadAnswer
from companion.session.engine import B, Engine, S, Stale

log = logging.getLogger(__name__)


def take_up(engine: Engine[S, B]) -> None:
    """Rebuild the table from what is in force.

    An open procedure that no longer does what it did (its rules have changed) is begun anew; its answers are
    offered again (`taken_back_value`).
    """
    if not _rebuild(engine) and (opened := engine.journal.opened) is not None:
        position, began = opened
        engine.journal.append(TakenBack(engine.journal.live[position][0]))
        engine.run = None
        if began.command.name in engine.game.procedures:
            engine.begin(replace(began, version=engine.game.version))
            engine.go_on()
    engine.settle()


def _rebuild(engine: Engine[S, B]) -> bool:
    """Fold what is in force; re-run only the open procedure. False if that no longer does what it did."""
    opened = engine.journal.opened
    end = opened[0] if opened else len(engine.journal.live)
    engine.state, engine.run = engine.journal.state_after(end), None
    if opened is None:
        return True
    if opened[1].who:
        engine.pose(engine.game.next(engine.state))
    try:
        engine.run, faithful = _replay(engine, *opened)
    except Exception as error:  # rules that have changed may fail in any way on old answers
        log.warning("%s cannot be re-run: %s", opened[1].command.name, type(error).__name__)
        return False
    return faithful


def _replay(engine: Engine[S, B], position: int, began: Began) -> tuple[Run[S, B], bool]:
    """The open procedure re-run with its recorded answers, and whether it brought the table where it was.

    What was said was legal then, or the table's last word, though a later version may refuse it. A later version
    may also tell of the same in other words, and ask in between what is answered without a tap: the likely answer
    stands for what went without saying.
    """
    recorded = engine.journal.live[position + 1 :]
    run = engine.begun_from(engine.state, began.command)
    run.start()
    for number, entry in recorded:
        if isinstance(entry, Said):
            while (question := run.asks(entry.key)) is None:
                new = run.question
                if new is None or not new.unasked or new.default is None:
                    return run, False
                run.answer(new.default)
            said = question.lenient().shape(entry.value)
            engine.remember(number, question, question.verdict_on(said))
            run.answer(said, entry.key)
        elif isinstance(entry, Amended):
            run.amend(entry.event)
    return run, run.state == engine.journal.state


def revise(engine: Engine[S, B], number: int, key: str, value: object, source: Source) -> None:
    """Take back answer `number` with all that followed, and give it anew. Raises Stale where it cannot be."""
    engine.journal.append(TakenBack(number))
    faithful = _rebuild(engine)
    question = engine.run.asks(key) if faithful and engine.run is not None else None
    if question is None:
        raise Stale
    engine.say(question.read(value), source, key=key)


def repeat(engine: Engine[S, B], later: Iterable[Entry]) -> None:
    """Give again the answers and corrections that came later in the same procedure, as long as they fit. Those of
    the app are sought anew."""
    left = deque(entry for entry in later if isinstance(entry, Said | Amended) and entry.source != "app")
    while left:
        question = engine.run.question if engine.run else None
        match left[0]:
            case Amended() as amended:
                engine.amend(amended)
            case Said(key=key, value=value) as said if engine.run and (open_ := engine.run.asks(key)) is not None:
                try:
                    read, verdict = open_.judgement(value)
                except BadAnswer:
                    return
                if said.dice != engine.dealt(open_) or not (verdict.allowed or said.overruling):
                    return  # dice are those of their deed, and no other has them
                engine.say(read, "kept", key=key, verdict=verdict)
            case _ if question is not None and question.key not in [e.key for e in left if isinstance(e, Said)]:
                if not engine.answer_alone(question):
                    return
                continue
        left.popleft()


def resumed(engine: Engine[S, B], known: S, position: int, began: Began, eyes: str) -> Run[S, B] | None:
    """The open procedure begun again on what somebody knows, with all that was answered in it; None where he cannot
    know that."""
    run = engine.begun_from(known, began.command)
    run.start()
    for _, entry in engine.journal.live[position + 1 :]:
        if isinstance(entry, Said):
            asked = run.asks(entry.key)
            if asked is None or (entry.secret and entry.who != eyes):
                return None
            run.answer(asked.lenient().shape(entry.value), entry.key)
        elif isinstance(entry, Amended):
            run.amend(entry.event)
    return run
