"""Vigie, the digital referee for a pirate game night.

From Python it is a game without a screen, for scripts, experiments and other programs. An evening asks, you answer, and
everything that happens is an event with the rule under which it happened.

>>> import companion
>>> game = companion.game_ids()[0]
>>> evening = companion.begin(game, {"edition": "sample"}, seed=3)

Virtual dice roll and our invented sample cards are read; the rest is asked. What a table would answer that does not
think long takes us through the set-up, to the first menu.

>>> evening.answer_defaults()
>>> evening.question.kind
'menu'

Answers are plain JSON, and what is legal can be asked: one by one, or whether something is among them. One that is not
legal changes nothing, and its refusal says in words what to do instead.

>>> choice = next(iter(evening.legal_answers))
>>> choice in evening.legal_answers, "dance" in evening.legal_answers
(True, False)
>>> try:
...     evening.answer("dance")
... except companion.BadAnswer as refusal:
...     print(companion.say(refusal.text))
“dance” is not one of the possible answers. Choose one of those offered.

May I? A choice is tried on the side by the very rules of the game. The trial has the verdict with every broken rule and
the arithmetic, what would follow, and the odds of the dice that come next; nothing of it happens.

>>> plan = evening.preview(choice)
>>> plan.verdict.allowed, plan.doable, evening.question.kind
(True, True, 'menu')

Undo and redo work one answer at a time, without limit.

>>> evening.answer(choice)
>>> evening.undo()
>>> choice in evening.legal_answers
True
>>> evening.redo()
>>> evening.answer_defaults()

What is refused comes with its reasons, each with its rule.

>>> refused = evening.legal_answers.refused.values()
>>> all(reason.rule in companion.rules(game) for verdict in refused for reason in verdict.refusals)
True

What happened, as data and as the referee's notebook; and the whole evening as a text, taken up again where it was left.

>>> rules = {event.rule for event in evening.events if event.rule}
>>> all(rule in companion.rules(game) for rule in rules) and any(rule in evening.notebook("en") for rule in rules)
True
>>> again = companion.load(evening.save())
>>> again.state == evening.state and again.question == evening.question
True

Nothing is written to disk unless `save` is given a path.
"""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final
from warnings import warn

from companion.version import VERSION

if TYPE_CHECKING:
    from companion.begin_types import begin as begin
    from companion.core.events.event import Event as Event
    from companion.core.kit.game import Game as Game
    from companion.core.procedures.menus import Menu as Menu
    from companion.core.questions.kinds import Ask as Ask
    from companion.core.questions.kinds import BadAnswer as BadAnswer
    from companion.core.questions.legal_answers import Answers as Answers
    from companion.core.questions.question_base import Refused as Refused
    from companion.core.rules.rule_index import RuleIndex as RuleIndex
    from companion.core.rules.verdicts import Verdict as Verdict
    from companion.core.untrusted.state_validation import BadState as BadState
    from companion.core.untrusted.untrusted_json import BadFile as BadFile
    from companion.core.values.messages import Msg as Msg
    from companion.library.game_registry import game as game
    from companion.library.game_registry import game_ids as game_ids
    from companion.library.game_registry import rules as rules
    from companion.library.texts import say as say
    from companion.session.game_session import GameSession as GameSession
    from companion.session.opening import load as load
    from companion.session.previews import Glimpse as Glimpse
    from companion.session.trial import Trial as Trial
    from companion.simulation.robot import Robot as Robot

__version__ = VERSION

_HOMES: Final = {
    "Answers": "companion.core.questions.legal_answers:Answers",
    "Ask": "companion.core.questions.kinds:Ask",
    "BadAnswer": "companion.core.questions.kinds:BadAnswer",
    "BadFile": "companion.core.untrusted.untrusted_json:BadFile",
    "BadState": "companion.core.untrusted.state_validation:BadState",
    "Event": "companion.core.events.event:Event",
    "Game": "companion.core.kit.game:Game",
    "GameSession": "companion.session.game_session:GameSession",
    "Glimpse": "companion.session.previews:Glimpse",
    "Menu": "companion.core.procedures.menus:Menu",
    "Msg": "companion.core.values.messages:Msg",
    "Refused": "companion.core.questions.question_base:Refused",
    "Robot": "companion.simulation.robot:Robot",
    "RuleIndex": "companion.core.rules.rule_index:RuleIndex",
    "Trial": "companion.session.trial:Trial",
    "Verdict": "companion.core.rules.verdicts:Verdict",
    "begin": "companion.session.opening:begin",
    "game": "companion.library.game_registry:game",
    "game_ids": "companion.library.game_registry:game_ids",
    "load": "companion.session.opening:load",
    "rules": "companion.library.game_registry:rules",
    "say": "companion.library.texts:say",
}
"""Where each name of the front door lives. It is fetched when somebody asks for it: `import companion` costs little."""

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name == "Evening":
        warn("'Evening' is now 'GameSession'", DeprecationWarning, stacklevel=2)
        name = "GameSession"  # for one version more
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    resolve_name(_HOMES["say"])  # whatever is refused from now on says why in English
    globals()[name] = found = resolve_name(_HOMES[name])
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
