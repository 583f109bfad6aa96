"""Vigie from Python: a game without a screen, for scripts, experiments and other programs.

An evening asks, you answer, and everything that happens is an event with the rule under which it happened.

>>> from companion import api
>>> table = api.start("captains_log", {"edition": "sample"}, seed=3)
>>> table.question.key, table.question.rule
('enemies', 'CL-SOL-01')

Virtual dice have rolled for the set-up and our invented sample cards were read; the rest is asked. Answers are plain
JSON. One that is not legal changes nothing, and the refusal says in words what to do instead.

>>> try:
...     table.answer(9)
... except api.BadAnswer as refusal:
...     print(api.say(refusal.text, "en"))
Enter a whole number from 1 to 5.

A glimpse tells what an answer would bring. Undo and redo work one answer at a time, without limit.

>>> table.glimpse(2).question.nature
'chance'
>>> table.answer(2)
>>> table.undo()
>>> table.question.key, table.taken_back_value("enemies")
('enemies', 2)
>>> table.redo()

What happened, as data and as the referee's notebook:

>>> dealt = [event for event in api.events(table) if event.rule == "CL-OUT-08"]
>>> len(dealt) == len(table.state.npcs) == 3
True
>>> api.notebook(table, "en").count("CL-SET-05") > 3
True

The menu is a question like the others; each option carries the referee's verdict with every broken rule.

>>> robot = api.Robot(seed=1)
>>> while not isinstance(table.question, api.Menu) or table.state.turn.stage != "player":
...     table.answer(robot.answer(table.question))
>>> refusals = [reason for option in table.question.options for reason in option.verdict.refusals]
>>> all(reason.rule in api.rules("captains_log") for reason in refusals)
True

Nothing is written to disk; `companion.table.host.Host` opens evenings that are kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from companion.core.events import Event
from companion.core.game import Menu
from companion.core.journal import Amended, Happened
from companion.core.kit.game import Game
from companion.core.questions import Ask, BadAnswer
from companion.core.rulebook import RuleIndex
from companion.core.text import Msg
from companion.core.verdicts import Verdict
from companion.library.rules import rule_index
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.table.answerers import from_library, virtual_dice
from companion.table.evening import Evening, Glimpse, Stale
from companion.table.games import game, game_ids
from companion.table.host import is_sample
from companion.table.notebook import transcript
from companion.table.robot import Robot

Cards = Mapping[tuple[str, str], Mapping[str, Any]]
"""Values of printed components by field name, by schema and subject of their forms."""


def games() -> Sequence[str]:
    """The ids of the games that can be played."""
    return game_ids()


def start(
    game_id: str,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    dice: Literal["virtual", "own"] = "virtual",
    cards: Cards | None = None,
    state: Any = None,
) -> Evening:
    """Begin an evening in memory.

    options: plain JSON as the game takes them; raises BadAnswer naming a wrong one.  seed: of the virtual dice; equal
    seed and answers give an equal evening.  dice: "own" asks for every roll and draw.  cards: printed components that
    are known; without them the sample edition's where the options ask for it.  state: begin from it instead.
    """
    played, chosen = game(game_id), options or {}
    known = cards if cards is not None else load_sample(played) if is_sample(chosen) else {}

    def look_up(schema: str, subject: str) -> Any:
        record = known.get((schema, subject))
        return None if record is None else (record, "library" if cards is not None else "sample")

    answerers = (virtual_dice(seed, lambda: dice), from_library(look_up))
    return Evening(played, chosen, seed=seed, answerers=answerers, first=state)


def events(table: Evening) -> list[Event[Any]]:
    """Everything that has happened and is in force, in order, corrections by hand among it."""
    return [entry.event for _, entry in table.journal.live if isinstance(entry, Happened | Amended)]


def notebook(table: Evening, lang: str = "en") -> str:
    """The referee's notebook as text: questions with their answers, and events with their rules."""
    return transcript(table.journal, texts_in(lang))


def rules(game_id: str) -> RuleIndex:
    """The rule index of a game: rules by id, rulings, and search in both languages."""
    return rule_index(game_id)


def say(message: Msg, lang: str = "en") -> str:
    """A message in French ("fr") or English ("en")."""
    return texts_in(lang)(message)


__all__ = [
    "Ask",
    "BadAnswer",
    "Cards",
    "Evening",
    "Event",
    "Game",
    "Glimpse",
    "Menu",
    "Msg",
    "Robot",
    "RuleIndex",
    "Stale",
    "Verdict",
    "events",
    "game",
    "games",
    "notebook",
    "rules",
    "say",
    "start",
]
