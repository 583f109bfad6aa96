"""What may import what, and what procedures must not do: read from the syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from companion.paths import PACKAGE

LEVELS = {"core": 1, "hexmap": 1, "games": 2, "library": 3, "store": 3, "table": 4, "ui": 5}
"""ui → table → store, library → games → hexmap, core. What is not listed stands above all, or (`paths`) below."""
BELOW = ("companion", "companion.paths")
BESIDE = {("hexmap", "core")}
"""Neighbours of one level that may know each other."""
RULES = ("core", "hexmap", "games")
IMPURE = (
    "random",
    "time",
    "datetime",
    "os",
    "secrets",
    "pathlib",
    "sqlite3",
    "logging",
    "flet",
    "sqlmodel",
    "sqlalchemy",
)


@dataclass(frozen=True)
class Module:
    """One module of the package with its syntax tree."""

    name: str
    path: Path
    tree: ast.Module

    @property
    def layer(self) -> str:
        """The folder under `companion` in which it lies, "" for modules beside them."""
        parts = self.name.split(".")
        return parts[1] if len(parts) > 2 or (len(parts) == 2 and parts[1] in LEVELS) else ""

    def imports(self) -> Iterator[tuple[int, str]]:
        """Every module imported, anywhere in the file, with its line."""
        package = self.name if self.path.name == "__init__.py" else self.name.rpartition(".")[0]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from ((node.lineno, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
                base = ".".join([*above, *filter(None, [node.module])])
                yield node.lineno, base
                yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


@cache
def modules() -> dict[str, Module]:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = Module(name, path, ast.parse(path.read_text(encoding="utf-8")))
    return found


def layer_of(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "companion" and len(parts) > 1 and parts[1] in LEVELS else ""


def wrong_imports(module: Module) -> list[str]:
    """Imports that point up, or sideways, or from one game into another."""
    wrong = []
    for line, name in module.imports():
        mine, theirs = layer_of(module.name), layer_of(name)
        if not name.startswith("companion") or name in BELOW or not mine:
            continue
        if not theirs:
            if name in modules():
                wrong.append(f"{module.name}:{line} imports {name}")
            continue
        up = LEVELS[theirs] > LEVELS[mine]
        sideways = LEVELS[theirs] == LEVELS[mine] and theirs != mine and (mine, theirs) not in BESIDE
        if up or sideways:
            wrong.append(f"{module.name}:{line} imports {name}")
    return wrong


def test_imports_go_one_way() -> None:
    assert set(LEVELS) == {m.layer for m in modules().values()} - {""}
    assert [line for module in modules().values() for line in wrong_imports(module)] == []


def test_no_game_knows_another_and_nobody_outside_knows_any() -> None:
    known = {name.split(".")[2] for name in modules() if name.startswith("companion.games.") and name.count(".") >= 2}
    assert known
    wrong = []
    for module in modules().values():
        for line, name in module.imports():
            named = name.split(".")[2] if name.startswith("companion.games.") and name.count(".") >= 2 else ""
            home = module.name.startswith((f"companion.games.{named}", f"companion.ui.games.{named}"))
            if named in known and not home:
                wrong.append(f"{module.name}:{line} imports {name}")
    assert wrong == []


def test_rules_code_reads_no_clock_no_dice_no_disk_and_no_screen() -> None:
    wrong = [
        f"{module.name}:{line} imports {name}"
        for module in modules().values()
        if module.layer in RULES
        for line, name in module.imports()
        if name.split(".")[0] in IMPURE
    ]
    assert wrong == []


# --- procedures


@dataclass
class Names:
    """What the names of a module mean: functions by their full name, modules imported under an alias."""

    functions: dict[str, str] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)


def names_in(module: Module) -> Names:
    names = Names()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                (names.aliases if full in modules() else names.functions)[alias.asname or alias.name] = full
    for statement in module.tree.body:
        if isinstance(statement, ast.FunctionDef):
            names.functions[statement.name] = f"{module.name}.{statement.name}"
    return names


def is_procedure(function: ast.FunctionDef) -> bool:
    """Whether a function is annotated as a procedure."""
    returns = function.returns
    return isinstance(returns, ast.Subscript) and ast.unparse(returns.value) == "Procedure"


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions inside it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            yield child
            yield from own_nodes(child)


def generators(tree: ast.Module) -> list[ast.FunctionDef]:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [f for f in functions if any(isinstance(n, ast.Yield | ast.YieldFrom) for n in own_nodes(f))]


@cache
def procedures() -> frozenset[str]:
    """The full names of all procedures."""
    return frozenset(
        f"{module.name}.{statement.name}"
        for module in modules().values()
        for statement in module.tree.body
        if isinstance(statement, ast.FunctionDef) and is_procedure(statement)
    )


def branches(node: ast.expr) -> list[ast.expr]:
    """An expression, or both sides of a choice between two."""
    return [*branches(node.body), *branches(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def forgotten_yields(module: Module, known: frozenset[str]) -> list[str]:
    """Calls of a procedure, of `t.ask` or of `t.happens` whose generator nobody drives."""
    names = names_in(module)
    driven = {
        id(call) for node in ast.walk(module.tree) if isinstance(node, ast.YieldFrom) for call in branches(node.value)
    }
    passed_on = {
        id(node.value)
        for function in ast.walk(module.tree)
        if isinstance(function, ast.FunctionDef) and is_procedure(function)
        for node in own_nodes(function)
        if isinstance(node, ast.Return)
        and not any(isinstance(n, ast.Yield | ast.YieldFrom) for n in own_nodes(function))
    }
    wrong = []
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Call) or id(node) in driven | passed_on:
            continue
        match node.func:
            case ast.Name(name):
                called = names.functions.get(name, "")
            case ast.Attribute(ast.Name("t") | ast.Attribute(_, "t"), "ask" | "happens" as name):
                called = name
            case ast.Attribute(ast.Name(alias), name):
                called = f"{names.aliases.get(alias, '')}.{name}"
            case _:
                called = ""
        if called in known or called in ("ask", "happens"):
            wrong.append(f"{module.name}:{node.lineno} {ast.unparse(node.func)} without yield from")
    return wrong


def clumsy_generators(module: Module) -> list[str]:
    """`try`, a `next` that may run dry, and a bare `yield` in a generator."""
    wrong = []
    for function in generators(module.tree):
        for node in own_nodes(function):
            match node:
                case ast.Try():
                    what = "try"
                case ast.Call(ast.Name("next"), [_]):
                    what = "bare next"
                case ast.Yield() if is_procedure(function):
                    what = "bare yield"
                case _:
                    continue
            wrong.append(f"{module.name}:{getattr(node, 'lineno', 0)} {what} in {function.name}")
    return wrong


def set_names(scope: ast.AST) -> set[str]:
    """Names that stand for a set in a scope."""
    found: set[str] = set()
    for node in own_nodes(scope):
        match node:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, value) if value is not None:
                if is_set(value, found):
                    found.add(name)
    return found


def is_set(node: ast.expr, known: set[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(ast.Name("set" | "frozenset")):
            return True
        case ast.Name(name):
            return name in known
        case ast.BinOp(left, ast.BitAnd() | ast.BitOr() | ast.Sub() | ast.BitXor(), right):
            return is_set(left, known) or is_set(right, known)
    return False


def loops_over_sets(module: Module) -> list[str]:
    """Iteration over a set, whose order differs from process to process."""
    ordered = ("tuple", "list", "enumerate", "map", "zip", "iter", "next", "dict.fromkeys", "reversed")
    everywhere = set_names(module.tree)
    wrong = []
    functions = [node for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef)]
    for scope in (module.tree, *functions):
        known = everywhere | set_names(scope)
        for node in own_nodes(scope):
            match node:
                case ast.For(iter=looped) | ast.comprehension(iter=looped) | ast.Starred(looped):
                    sources = [looped]
                case ast.Call(function, arguments) if ast.unparse(function) in ordered:
                    sources = list(arguments)
                case ast.Call(ast.Attribute(_, "join"), arguments):
                    sources = list(arguments)
                case _:
                    continue
            wrong += [f"{module.name}:{s.lineno} iterates over a set" for s in sources if is_set(s, known)]
    return sorted(dict.fromkeys(wrong))


def in_games() -> list[Module]:
    return [module for module in modules().values() if module.layer == "games"]


def test_every_procedure_is_driven() -> None:
    assert len(procedures()) > 100
    assert [line for module in in_games() for line in forgotten_yields(module, procedures())] == []


def test_generators_hold_no_try_no_bare_next_and_no_bare_yield() -> None:
    assert [line for module in in_games() for line in clumsy_generators(module)] == []


def test_nothing_iterates_over_a_set() -> None:
    rules = [module for module in modules().values() if module.layer in RULES]
    assert [line for module in rules for line in loops_over_sets(module)] == []


# --- the checks themselves


def sample(source: str, name: str = "companion.games.x.y") -> Module:
    return Module(name, Path("y.py"), ast.parse(source))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("companion.core.a", "import companion.games.b"),
        ("companion.games.x.a", "from companion.table import evening"),
        ("companion.library.a", "from companion import store"),
        ("companion.store.a", "def f():\n    from companion.ui import kit"),
        ("companion.table.a", "from ..ui import kit"),
        ("companion.ui.a", "import companion.cli"),
    ],
)
def test_a_wrong_import_is_found(name: str, source: str) -> None:
    assert wrong_imports(sample(source, name))


PROCEDURE = "from companion.core.procedure import Procedure\n"


@pytest.mark.parametrize(
    "body",
    [
        "t.ask(q)",
        "x = t.ask(q)",
        "t.happens(e)",
        "g(t)",
        "return g(t)\n    yield",
        "yield g(t)",
        "a.t.happens(e)",
    ],
)
def test_a_forgotten_yield_from_is_found(body: str) -> None:
    source = (
        f"{PROCEDURE}def g(t) -> Procedure[None]:\n    yield from t.ask(q)\ndef f(t) -> Procedure[None]:\n    {body}\n"
    )
    assert len(forgotten_yields(sample(source), frozenset({"companion.games.x.y.g"}))) == 1


@pytest.mark.parametrize(
    "body",
    [
        "yield from g(t)",
        "x = yield from t.ask(q)",
        "return g(t)",
        "return (yield from g(t))",
        "yield from g(t) if x else g(t)",
    ],
)
def test_what_is_driven_or_passed_on_is_in_order(body: str) -> None:
    source = (
        f"{PROCEDURE}def g(t) -> Procedure[None]:\n    yield from t.ask(q)\ndef f(t) -> Procedure[None]:\n    {body}\n"
    )
    assert forgotten_yields(sample(source), frozenset({"companion.games.x.y.g"})) == []


@pytest.mark.parametrize(
    "body", ["try:\n        yield from g()\n    finally:\n        pass", "yield from g(next(h))", "yield 3"]
)
def test_a_clumsy_generator_is_found(body: str) -> None:
    assert len(clumsy_generators(sample(f"def f(t) -> Procedure[None]:\n    {body}\n"))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "for x in {1, 2}: pass",
        "[x for x in set(y)]",
        "s = {x for x in y}\nfor x in s: pass",
        "def f():\n    s = frozenset(y)\n    return tuple(s | {1})",
        "S = {1}\ndef f():\n    return ', '.join(S)",
        "print(*{1, 2})",
    ],
)
def test_iteration_over_a_set_is_found(source: str) -> None:
    assert len(loops_over_sets(sample(source))) == 1


@pytest.mark.parametrize("source", ["sorted({1, 2})", "x in {1, 2}", "len(set(y))", "for x in (1, 2): pass"])
def test_other_uses_of_sets_are_in_order(source: str) -> None:
    assert loops_over_sets(sample(source)) == []
