"""The keys of the questions that a game may ask, read from the source of its chapters.

Nobody lists them: a question stands where it is asked. Where a key depends on the table, its part stands in braces:
``prize-debauchery-{pirate}``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Final

from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Choose, Draw, Form, Number, Pick, Roll, Words, YesNo
from companion.paths import PACKAGE

KINDS: Final = {
    kind.__name__: kind.__name__ for kind in (Choose, Draw, Form, BuildDeck, Number, Pick, Roll, Words, YesNo)
}
MENU: Final = "menu"
"""The function that makes a menu; its key comes first."""
DEPTH: Final = 6
"""How far a key is followed from function to function."""
MOST: Final = 500
"""Ways in which a key may come about; where there are more, the name that it has stands for it."""
FEW: Final = 80
"""Ways in which several parts of a key may come together; where there are more, the name of one stands for it."""

PATTERNS: Final = 4_096
"""Keys that are compared with others; a game has hundreds."""
SOURCES: Final = 8
"""Games whose questions are known again: all that there are, and some guests."""


Around = ast.FunctionDef | None
"""The function in which something stands."""


@dataclass(frozen=True, order=True)
class QuestionKey:
    """A question as it stands in the source."""

    key: str
    kind: str
    rule: str = ""
    """Empty where it depends."""
    quiet: bool = False
    """It may answer itself."""

    def fits(self, key: str) -> bool:
        """Whether a question with this key may be that one."""
        return _pattern(self.key).fullmatch(key) is not None


@lru_cache(maxsize=PATTERNS)
def _pattern(key: str) -> re.Pattern[str]:
    """More of them than Python keeps by itself."""
    return re.compile(".+".join(map(re.escape, re.split(r"\{[^}]*\}", key))))


def question_keys(folder: Path) -> tuple[QuestionKey, ...]:
    """The keys of everything that the modules in a folder (or one module) ask, and what they have core ask for them."""
    return _asked_in(_texts(folder), _texts(PACKAGE / "core"))


def _texts(folder: Path) -> tuple[str, ...]:
    paths = [folder] if folder.is_file() else sorted(folder.rglob("*.py"))
    return tuple(path.read_text(encoding="utf-8") for path in paths)


@lru_cache(maxsize=SOURCES)
def _asked_in(texts: tuple[str, ...], core_texts: tuple[str, ...]) -> tuple[QuestionKey, ...]:
    """Who asks what a game may be asked asks for the questions of several tables of it."""
    own, core = _trees(texts), _trees(core_texts)
    return tuple(sorted(set(_Source((*own, *core), _idle(own, core)).questions())))


def _trees(texts: Sequence[str]) -> tuple[ast.Module, ...]:
    return tuple(map(ast.parse, texts))


def _idle(own: Sequence[ast.Module], core: Sequence[ast.Module]) -> frozenset[ast.FunctionDef]:
    """The functions of core of which nothing makes use here: what they would ask is never asked."""
    named = {
        _last(node) for tree in (*own, *core) for node in ast.walk(tree) if isinstance(node, ast.Name | ast.Attribute)
    }
    functions = (node for tree in core for node in tree.body if isinstance(node, ast.FunctionDef))
    return frozenset(function for function in functions if function.name not in named)


@dataclass(frozen=True)
class _Place:
    """A call with the function around it."""

    call: ast.Call
    around: Around


@dataclass
class _Source:
    """The modules of a game, and what is called where in them."""

    trees: Sequence[ast.Module]
    idle: frozenset[ast.FunctionDef] = frozenset()
    """Functions that nobody calls."""
    kinds: dict[str, str] = field(default_factory=lambda: dict(KINDS))
    assigned: dict[ast.FunctionDef, dict[str, list[ast.expr]]] = field(default_factory=dict)

    def questions(self) -> Iterator[QuestionKey]:
        """Every question that is made anywhere."""
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef) and (bases := [b for b in map(_last, node.bases) if b in self.kinds]):
                    self.kinds[node.name] = self.kinds[bases[0]]
        for place in self.calls:
            kind = self._kind(place.call)
            given = _argument(place.call, "key", 0 if kind == "Menu" else None)
            if kind and given is not None:
                for key in filter(_worded, self.strings(given, place.around, DEPTH)):
                    yield QuestionKey(key, _spoken(kind), *self._told(place.call))

    def _kind(self, call: ast.Call) -> str:
        """What kind of question a call makes, "" for none. A question with another key is of whatever kind it was."""
        name = _last(call.func)
        if name == "replace" and _argument(call, "key") is not None:
            return "Form"
        return "Menu" if name == MENU else self.kinds.get(name, "")

    def _told(self, call: ast.Call) -> tuple[str, bool]:
        rule, quiet = _argument(call, "rule"), _argument(call, "quiet")
        said = rule.value if isinstance(rule, ast.Constant) and isinstance(rule.value, str) else ""
        return said, quiet is not None and not (isinstance(quiet, ast.Constant) and quiet.value is False)

    @cached_property
    def calls(self) -> list[_Place]:
        """Every call that may come about."""
        found: list[_Place] = []

        def look(node: ast.AST, around: Around) -> None:
            for child in ast.iter_child_nodes(node):
                if child in self.idle:
                    continue
                if isinstance(child, ast.Call):
                    found.append(_Place(child, around))
                look(child, child if isinstance(child, ast.FunctionDef) else around)

        for tree in self.trees:
            look(tree, None)
        return found

    @cached_property
    def callers(self) -> dict[str, list[_Place]]:
        """The calls of each function, by its bare name."""
        found: dict[str, list[_Place]] = {}
        for place in self.calls:
            found.setdefault(_last(place.call.func), []).append(place)
        return found

    def callers_of(self, function: str) -> Iterator[_Place]:
        """The calls of a function, by its name or out of a table in which it stands."""
        yield from self.callers.get(function, [])
        for table, functions in self.tables.items():
            if function in functions:
                yield from self.callers.get(table, [])

    @cached_property
    def tables(self) -> dict[str, set[str]]:
        """Mappings to functions, by their names with brackets, and the functions in them."""
        found: dict[str, set[str]] = {}
        for tree in self.trees:
            for node in tree.body:
                match node:
                    case ast.Assign([ast.Name(name)], ast.Dict(_, values)):
                        found[f"{name}[]"] = set(map(_last, values))
                    case ast.AnnAssign(ast.Name(name), _, ast.Dict(_, values)):
                        found[f"{name}[]"] = set(map(_last, values))
        return found

    def strings(self, given: ast.expr, around: Around, depth: int, setting: str = "") -> tuple[str, ...]:
        """The texts that an expression may come to, with names in braces for what is not known here.

        setting: the name that it is being given to, which within it still stands for what it was before.
        """
        match given:
            case ast.Constant(str(text)):
                return (text,)
            case ast.FormattedValue(value):
                return self.strings(value, around, depth, setting)
            case ast.JoinedStr(values):
                parts = [self.strings(value, around, depth, setting) for value in values]
                while sum(len(part) > 1 for part in parts) > 1 and prod(map(len, parts)) > FEW:
                    longest = max(range(len(parts)), key=lambda i: len(parts[i]))
                    parts[longest] = (_braced(values[longest]),)
                return tuple(map("".join, product(*parts)))
            case ast.IfExp(_, one, other):
                return (*self.strings(one, around, depth, setting), *self.strings(other, around, depth, setting))
            case ast.BoolOp(_, values):
                return tuple(way for value in values for way in self.strings(value, around, depth, setting))
            case ast.Name(name) if around is not None and depth:
                return self._named(name, around, depth, setting) or (_braced(given),)
        return (_braced(given),)

    def _named(self, name: str, around: ast.FunctionDef, depth: int, setting: str) -> tuple[str, ...]:
        """What a name in a function may stand for: what it is set to there, else what its callers give."""
        set_to = [] if name == setting else self._assigned(around).get(name, [])
        found = [way for value in set_to for way in self.strings(value, around, depth - 1, name)]
        if not found:
            found = [way for told, place in self._given(name, around) for way in self.strings(told, place, depth - 1)]
        ways = tuple(dict.fromkeys(found))
        return ways if any(map(_worded, ways)) and len(ways) <= MOST else ()

    def _assigned(self, around: ast.FunctionDef) -> dict[str, list[ast.expr]]:
        """What the names in a function are set to, by themselves or together with others."""
        if around not in self.assigned:
            found = self.assigned[around] = dict[str, list[ast.expr]]()
            for node in _within(around):
                match node:
                    case ast.Assign([ast.Name(name)], value):
                        found.setdefault(name, []).append(value)
                    case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)) if len(targets) == len(values):
                        for target, value in zip(targets, values, strict=True):
                            found.setdefault(_last(target), []).append(value)
        return self.assigned[around]

    def _given(self, name: str, around: ast.FunctionDef) -> Iterator[tuple[ast.expr, Around]]:
        """What callers give for a parameter of a function, each with the function in which they do; its default too."""
        args, default = around.args, _default(name, around.args)
        params = [arg.arg for arg in (*args.posonlyargs, *args.args)]
        if name not in (*params, *(arg.arg for arg in args.kwonlyargs)):
            return
        if default is not None:
            yield default, None
        position = params.index(name) if name in params else None
        for place in self.callers_of(around.name):
            if place.around is not around and (told := _argument(place.call, name, position)) is not None:
                yield told, place.around


def _within(around: ast.FunctionDef) -> Iterator[ast.AST]:
    """Everything in a function but what stands in functions within it, whose names are their own."""
    left: list[ast.AST] = [around]
    while left:
        node = left.pop()
        yield node
        left += (child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.FunctionDef))


def _braced(node: ast.expr) -> str:
    """The name of what is not known, in braces."""
    return f"{{{_last(node.value if isinstance(node, ast.FormattedValue) else node) or 'n'}}}"


def _worded(pattern: str) -> bool:
    """Whether something of a pattern is certain."""
    return re.search("[A-Za-z]", re.sub(r"\{[^}]*\}", "", pattern)) is not None


def _default(name: str, args: ast.arguments) -> ast.expr | None:
    """The default of a parameter."""
    named = [*args.posonlyargs, *args.args]
    pairs = [*zip(reversed(named), reversed(args.defaults), strict=False)]
    pairs += [(arg, default) for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True) if default]
    return next((default for arg, default in pairs if arg.arg == name), None)


def _last(node: ast.expr) -> str:
    """The last name of an expression: of ``npc.id`` it is ``npc``'s own name where it ends in ``id``."""
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(ast.Name(name), "id" | "number"):
            return name
        case ast.Attribute(_, name):
            return name
        case ast.Subscript(table):
            return f"{_last(table)}[]"
    return ""


def _argument(call: ast.Call, name: str, position: int | None = None) -> ast.expr | None:
    """What is given for a parameter, by its name or its position."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    if position is not None and position < len(call.args) and not any(isinstance(a, ast.Starred) for a in call.args):
        return call.args[position]
    return None


def _spoken(kind: str) -> str:
    """A class of questions as reports name it."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind).lower()
