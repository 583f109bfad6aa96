"""The chapters of a rulebook as modules: each registers its procedures (COMMANDS), their judges (JUDGES) and its
events by itself.

A game's package lists its folders in CONTENTS; whatever modules lie in them and beside them are its chapters. An event
belongs to the module in which its class is defined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from importlib import import_module
from inspect import signature
from pkgutil import iter_modules, walk_packages
from types import ModuleType
from typing import Any

from companion.core.events.event import Event, Upcaster
from companion.core.procedures.procedure import ProcedureFunction, parameters
from companion.core.rules.verdicts import Verdict
from companion.core.values.messages import Msg, msg

Judge = Callable[..., Verdict]
"""What the rules say of a command: called with the state in which somebody wishes it, the book where it takes one, and
all its parameters. It is pure, looks at each of them, and tells every reason why not."""


def modules(home: str) -> tuple[ModuleType, ...]:
    """The modules of the game to which the module `home` belongs, folder after folder, then those beside the folders.

    A module whose package has no CONTENTS is a game by itself. Raises ValueError for a folder that the contents do not
    list.
    """
    package = import_module(home.rpartition(".")[0] or home)
    contents: tuple[str, ...] | None = getattr(package, "CONTENTS", None)
    return (import_module(home),) if contents is None else tuple(map(import_module, _names(package, contents)))


def _names(package: ModuleType, contents: tuple[str, ...]) -> Iterator[str]:
    beside = list(iter_modules(package.__path__, f"{package.__name__}."))
    listed = [f"{package.__name__}.{folder}" for folder in contents]
    if strange := [found.name for found in beside if found.ispkg and found.name not in listed]:
        raise ValueError(f"{strange[0]} is not among the CONTENTS of {package.__name__}")
    for folder in listed:
        yield folder
        yield from (found.name for found in walk_packages(import_module(folder).__path__, f"{folder}."))
    yield from (found.name for found in beside if not found.ispkg)


def commands(chapters: Iterable[object]) -> dict[str, ProcedureFunction]:
    """The procedures of all chapters by name. Raises ValueError when two chapters use one name."""
    found: dict[str, ProcedureFunction] = {}
    for chapter in chapters:
        for name, procedure in getattr(chapter, "COMMANDS", {}).items():
            if name in found:
                raise ValueError(
                    f"two chapters register the command {name!r}, {getattr(chapter, '__name__', '')} is the second"
                )
            found[name] = procedure
    return found


def judges(chapters: Iterable[object], procedures: Mapping[str, ProcedureFunction]) -> dict[str, Judge]:
    """What judges the commands of all chapters, by name.

    Raises ValueError for a judge of no command, for one of a command that has one, and for one that takes other
    parameters than its procedure.
    """
    found: dict[str, Judge] = {}
    for chapter in chapters:
        for name, judge in getattr(chapter, "JUDGES", {}).items():
            home = getattr(chapter, "__name__", "")
            if name in found or name not in procedures:
                raise ValueError(f"{home} judges the command {name!r}, which has another judge or is none")
            _, *takes = signature(judge).parameters
            by_book = takes[:1] == ["book"]
            takes = takes[by_book:]
            if sorted(takes) != sorted(parameters(procedures[name])):
                raise ValueError(f"{home} judges {name!r} by {takes}, and it takes {[*parameters(procedures[name])]}")
            found[name] = judge if by_book else _without_book(judge)
    return found


def called(chapters: Iterable[object], procedures: Mapping[str, ProcedureFunction]) -> dict[str, Msg]:
    """What commands are called where somebody wishes for them, by name: ``command-`` and the name, unless the chapter
    says otherwise (WISHES)."""
    own = {name: words for chapter in chapters for name, words in getattr(chapter, "WISHES", {}).items()}
    return {name: own.get(name, msg(f"command-{name}")) for name in procedures}


def _without_book(judge: Judge) -> Judge:
    """A judge for whom the state says enough, called as all are."""

    @wraps(judge)
    def judged(state: object, book: object, **given: object) -> Verdict:
        return judge(state, **given)

    return judged


def events(chapters: Iterable[ModuleType]) -> tuple[type[Event[Any]], ...]:
    """Every kind of event that is defined in a chapter and says what it changes."""
    return tuple(kind for chapter in chapters for kind in vars(chapter).values() if _in(chapter, kind))


def upcasters(chapters: Iterable[ModuleType]) -> dict[tuple[str, int], Upcaster]:
    """How events of older versions are lifted to the next one, by name and version."""
    return {key: lift for chapter in chapters for key, lift in getattr(chapter, "UPCASTERS", {}).items()}


def _in(chapter: ModuleType, kind: object) -> bool:
    is_event = isinstance(kind, type) and issubclass(kind, Event) and kind.apply is not Event.apply
    return is_event and kind.__module__ == chapter.__name__
