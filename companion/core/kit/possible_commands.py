"""What somebody may wish for at a table: every command that a game judges, with everything that it may name.

Menus are short: they offer what may be done, and what is refused for a reason worth telling. A wish is whatever a table
disputes, offered or not. The list of them is long, and worked out as far as somebody reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass
from inspect import Parameter
from itertools import product
from typing import Any, Final, Literal, get_args, get_origin

from companion.core.procedures.procedure import Command, ProcedureFunction, parameters
from companion.core.rules.verdicts import Verdict
from companion.core.values.ids import Id
from companion.core.values.messages import Msg

COUNTS: Final = (1, 2, 3)
"""Numbers that are wished for where a command takes one."""
Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that somebody could want to do, offered or not."""

    command: Command
    label: Msg
    """In words."""


@dataclass(frozen=True, slots=True)
class JudgedWish(Wish):
    """A wish with what the rules say of it."""

    verdict: Verdict


def every(
    state: object, procedures: Mapping[str, ProcedureFunction], names: Iterable[str], known: Mapping[str, Sequence[str]]
) -> Iterator[Command]:
    """These commands with everything that there is for their parameters; those that may be left out are left out.

    names: of the commands, in their order.  known: what parameters may name that no id of the state tells, by name.
    A command that takes what nobody can list is left out.
    """
    for name in names:
        taken = parameters(procedures[name])
        needed = {each: param for each, param in taken.items() if param.default is param.empty}
        ways = [
            _fitting(known[each], param) if each in known else _values(state, param) for each, param in needed.items()
        ]
        for values in product(*ways):
            yield Command(name, tuple(zip(needed, values, strict=True)))


def _fitting(known: Sequence[str], param: Parameter) -> Sequence[Value]:
    """Those that a parameter takes: of several commands each may name only some kinds of what bears an id."""
    kind: Any = param.annotation
    if not (isinstance(kind, type) and issubclass(kind, Id)):
        return known
    found: list[Value] = []
    for each in known:
        with suppress(ValueError):
            found.append(kind(each))
    return found


def _values(state: object, param: Parameter) -> Sequence[Value]:
    """What there is for a parameter."""
    kind: Any = param.annotation
    if get_origin(kind) is Literal:
        return get_args(kind)
    if kind is bool:
        return (True, False)
    if kind is int:
        return COUNTS
    if isinstance(kind, type) and issubclass(kind, Id):
        return [each for each in _ids(state) if each.kind in kind.KINDS]
    return ()


def _ids(state: object) -> Iterator[Id]:
    """The ids of all that a state keeps in rows: its players, ships, cards."""
    for field in fields(state) if is_dataclass(state) else ():
        row = getattr(state, field.name)
        for each in row if isinstance(row, tuple) else ():
            if isinstance(ident := getattr(each, "id", None), Id):
                yield ident
