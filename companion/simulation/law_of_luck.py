"""The law of luck: what was thrown and taken back falls again as it did, whatever is done before it is done again.

At a menu it has something done on a table of its own, takes it back, does other things that stand in the menu, and then
the same again: every die of it must lie as it lay, and every card be the one that it was as long as that is there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from companion.core.journal.journal import Began, Said
from companion.core.procedures.dice_seeds import dealt, lying, one_by_one
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import BadAnswer, Choose, Draw, Pick, Roll
from companion.core.questions.legal_answers import answers_to
from companion.core.values.messages import msg
from companion.session.game_session import GameSession
from companion.simulation.laws import Broken
from companion.simulation.robot import Robot

MANY: Final = 12
"""Answers that one thing takes which is done, at most."""
BETWEEN: Final = 2
"""Things that are done in between, at most."""


@dataclass(frozen=True)
class _Drawn:
    """What a draw has brought, and out of what."""

    thing: str
    there: Counter[str]

    def may_differ(self, other: _Drawn) -> bool:
        """Whether another draw of the same deed could bring something else: it is gone, or more lies there."""
        return self.there[self.thing] != other.there[self.thing] or not other.there <= self.there


_Fallen = dict[tuple[str, int], "int | _Drawn"]
"""Faces of dice and things drawn, by deed and number."""


def lucky(session: GameSession, chance: Random, *, tries: int = 2) -> None:
    """Look at what may be done just now and what chance says of it; the evening stays as it is. Raises Broken."""
    menu = next((question for question in session.questions if isinstance(question, Menu)), None)
    if menu is None:
        return
    pairs = zip(menu.options, menu.commands, strict=True)
    wishes = [command for option, command in pairs if option.verdict.allowed]
    for wanted in chance.sample(wishes, min(tries, len(wishes))):
        others = [each for each in wishes if each != wanted]
        between = chance.sample(others, min(chance.randint(0, BETWEEN), len(others)))
        _try(wanted, between, session.copy(), chance)


def _try(wanted: Command, between: list[Command], table: GameSession, chance: Random) -> None:
    """One thing, done twice. between: what is done before the second time."""
    start, said = table.now.serial, dict[str, object]()
    if not _do(table, wanted, said, chance):
        return
    before = _fallen(table, start)
    if not before:
        return
    table.actions.undo_to(start)
    for each in between:
        _do(table, each, {}, chance)
    if _do(table, wanted, said, chance):
        for die, fell in _fallen(table, start).items():
            was = before.get(die, fell)
            if isinstance(was, _Drawn) and isinstance(fell, _Drawn):
                same = was.may_differ(fell) or was.thing == fell.thing
            else:
                same = was == fell
            if not same:
                after = ", ".join(each.name for each in between) or "—"
                problem = f"{die[0]} ({die[1]}) was {was} and is {fell}, after: {after}"
                raise Broken("luck", msg("sim-fault-luck", key=wanted.name, problem=problem), wanted.name)


def _do(table: GameSession, wanted: Command, said: dict[str, object], chance: Random) -> bool:
    """Do something to its end, or for a good while. said: the answers that were given the last time, and then those of
    this one.  Returns whether it could be done at all."""
    try:
        table.actions.do(wanted)
    except BadAnswer:
        return False
    robot = Robot(chance.random().hex())
    for _ in range(MANY):
        asked = table.question
        if asked is None or isinstance(asked, Menu):
            break
        if asked.nature == "chance":
            table.actions.roll_for_me()
            continue
        if isinstance(asked, Choose | Pick) and next(iter(answers_to(asked)), None) is None:
            break
        value = said.get(asked.key)
        value = value if value is not None and asked.admits(value) else robot.answer(asked)
        if not asked.admits(value):
            break
        said[asked.key] = value
        table.answer(value)
    return True


def _fallen(table: GameSession, since: int) -> _Fallen:
    """All that chance has brought since an entry, in what is in force; numbers count from there."""
    counts, found = Counter[str](), _Fallen()
    for command, asked, value in _asked(table, since):
        thrown = dealt(asked, command, counts.__getitem__)
        if isinstance(asked, Roll) and isinstance(value, tuple | list):
            found.update(zip(one_by_one(asked, thrown), value, strict=True))
        elif isinstance(asked, Draw):
            (deal,) = thrown
            things = lying(asked)
            there = Counter(dict.fromkeys(things, 0))
            for thing, copies in zip(things, asked.weights or (1,) * len(things), strict=True):
                there[thing] += copies
            came = next(thing for option, thing in zip(asked.options, things, strict=True) if option.id == value)
            found[deal.of, deal.first] = _Drawn(came, there)
        counts.update({each.of: each.count for each in thrown})
    return found


def _asked(table: GameSession, since: int) -> Iterator[tuple[Command, Roll | Draw, object]]:
    """Every roll and draw since an entry, with the procedure that asked and what came."""
    live = table.journal.live
    opened = table.journal.opened_before(table.journal.position(since))
    under_way = None if opened is None else opened[1].command
    for number, entry in live[table.journal.position(since) :]:
        if isinstance(entry, Began):
            under_way = table.game.canonical(entry.command)
        elif isinstance(entry, Said) and under_way is not None:
            asked = table.history.asked(number)
            if isinstance(asked, Roll | Draw):
                yield under_way, asked, entry.value
