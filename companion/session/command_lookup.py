"""Commands looked up by words: a name with parameters, the id that an option would have, or what somebody types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from companion.core.kit.game import Game
from companion.core.kit.possible_commands import JudgedWish, Wish
from companion.core.kit.state import Common
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, parameters, rule_of
from companion.core.questions.get_or_explain import Unknown, get_or_explain
from companion.core.questions.kinds import Question
from companion.core.questions.question_base import BadAnswer, brief
from companion.core.rules.rule_index import phrase
from companion.core.untrusted.problems import problem
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts

LONG, ENDING = 6, 2
"""Letters of a word that may be typed in another form than it has in a label, and the letters that may differ then."""
NEAR: Final = 5
"""Names that a refusal tells, of those most like the one that was given."""


class BadCommand(BadAnswer):
    """Refuses a command that the game has not, or that takes other parameters."""

    def __init__(self, text: Msg, param: str = "") -> None:
        super().__init__(text)
        self.param = param
        """The one that is wrong, "" for none of them."""


def wished(
    game: Game[Any, Any], state: Common, menus: Iterable[Question], name: str, params: Mapping[str, Any]
) -> Command:
    """The command behind an option of these menus, by its id, or the one of that name with these parameters.

    Raises BadCommand naming what is wrong.
    """
    options = [(o.id, menu) for menu in menus if isinstance(menu, Menu) for o in menu.options]
    for option, menu in () if params else options:
        if option == name:
            return menu.command(option)
    if name not in game.procedures and not params and (meant := meant_by(game, state, name)) is not None:
        return meant
    if name not in game.procedures:
        offered = [option for option, _ in options]
        known = ", ".join(dict.fromkeys((*get_close_matches(name, [*offered, *game.procedures], NEAR), *offered)))
        raise BadCommand(msg("core-no-such-command", given=brief(name), known=known or "—"))
    _check(game, state, name, params)
    return game.canonical(Command(name, tuple(params.items())))


def meant_by(game: Game[Any, Any], state: Common, given: object, seat: str = "") -> Command | None:
    """The command that an option would stand for which no menu offers: the words of a command, then what it names, as
    "explore-ship-9-island-5" or "fire-legend-1-sails". None for nothing that this game judges.

    seat: who wishes it, where the id does not say.
    """
    found: dict[tuple[bool, bool], Command] = {}
    for wish in everything(state, game) if isinstance(given, str) else ():
        values = wish.command.kwargs
        named = [name for name in parameters(game.procedures[wish.command.name]) if name in values]
        for left_out in ((), ("seat",)):
            rest = "".join(f"-{values[name]}" for name in named if name not in left_out)
            begins = str(given).removesuffix(rest)
            if (rest and begins == given) or f"-{begins}-" not in f"-{wish.command.name}-":
                continue
            foreign = bool(left_out) and values.get("seat", seat) != seat
            found.setdefault((begins != wish.command.name, foreign), wish.command)
    return found[min(found)] if found else None


@memoized
def everything(state: Common, game: Game[Any, Any]) -> tuple[Wish, ...]:
    """All wishes of a moment; kept, as a search asks for them at every letter, and every plan by the id of one."""
    return tuple(game.wishes(state))


def sought(wishes: Sequence[Wish], text: str, texts: Texts) -> list[Wish]:
    """Those whose words begin like all that is typed, else like most of it; all of them where nothing is typed."""
    words = phrase(text) if text.strip() else ()
    stems = {word: word[:-ENDING] if len(word) >= LONG else word for word in words}
    if not words:
        return list(wishes)
    met: list[tuple[int, Wish]] = []
    for wish in wishes:
        said = phrase(texts(wish.label))
        whole = sum(any(each.startswith(word) for each in said) for word in words)
        met.append((whole + sum(any(each.startswith(stems[word]) for each in said) for word in words), wish))
    most = max((hits for hits, _ in met), default=0)
    return [wish for hits, wish in met if hits == most] if most else []


def about(game: Game[Any, Any], wish: JudgedWish, rule: str) -> bool:
    """Whether a rule is what a wish is for, or why it is refused."""
    judge, own = game.judges[wish.command.name], game.procedures[wish.command.name]
    return rule in (rule_of(own), rule_of(judge), *(reason.rule for reason in wish.verdict.refusals))


def _check(game: Game[Any, Any], state: Common, name: str, given: Mapping[str, Any]) -> None:
    """Whether a command has these parameters, all that it needs, and takes such values. Raises BadCommand."""
    params = parameters(game.procedures[name])
    takes = ", ".join(params) or "—"
    for each in given:
        if each not in params:
            raise BadCommand(msg("core-param-unknown", command=name, known=takes), each)
    for each, param in params.items():
        if each not in given and param.default is param.empty:
            raise BadCommand(msg("core-param-missing", command=name, known=takes), each)
    nameable = game.nameable(state)
    for each, value in given.items():
        try:
            if each in nameable and isinstance(value, str):  # first: it tells what there is
                kind, things = nameable[each]
                get_or_explain(things, value, kind)
            TypeAdapter(params[each].annotation).validate_python(value, strict=True)
        except ValidationError as error:
            raise BadCommand(problem(error)[1], each) from error
        except Unknown as error:
            raise BadCommand(error.text, each) from error
