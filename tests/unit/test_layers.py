"""What may import what, and what procedures must not do: read from the syntax trees."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from companion.core.events.event import Event
from companion.core.values.ids import Id
from companion.paths import PACKAGE

LEVELS = {
    "core": 1,
    "hexmap": 1,
    "games": 2,
    "journal_views": 3,
    "library": 3,
    "store": 3,
    "sharing": 4,
    "session": 5,
    "referee": 6,
    "simulation": 6,
    "host": 6,
    "phones": 7,
    "bug_reports": 7,
    "ui": 8,
    "web": 9,
    "tablet": 10,
}
"""The floors: each imports those below it. What is not listed stands above all, or below."""
BELOW = ("companion.paths", "companion.version")
MOST: Final = 16
"""Modules in a room; where there are more, its docstring says why."""
REASON: Final = "It is large because"
"""How that sentence begins."""
BESIDE = {("hexmap", "core")}
"""Neighbours of one level that may know each other."""
LONGEST: Final = 50
"""Lines of a function; a longer one says why, in a comment of its own."""
LONG_AS: Final = "# Long as "
"""How that comment begins."""
LONG: Final = 6
"""How many such functions there are."""
PAGE: Final = "companion.ui.page"
"""The room of what screens say."""
DATA: Final = ("companion.ui.art", "companion.ui.screen_session.rights")
"""What it may know of the screens beside itself: names of drawings, and rights."""
RULES = ("core", "hexmap", "games")
THREADS = frozenset({"Thread", "Timer", "to_thread", "run_in_executor", "ThreadPoolExecutor"})
"""What starts one."""
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

    @cached_property
    def for_types(self) -> frozenset[int]:
        """The lines of imports that no program runs, only the type checker."""
        return frozenset(
            each.lineno
            for node in ast.walk(self.tree)
            if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
            for part in node.body
            for each in ast.walk(part)
            if isinstance(each, ast.Import | ast.ImportFrom)
        )

    @cached_property
    def imports(self) -> tuple[tuple[int, str], ...]:
        """Every module imported, anywhere in the file, with its line."""
        return tuple(self._imports())

    def _imports(self) -> Iterator[tuple[int, str]]:
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
    for line, name in module.imports:
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


def test_a_page_is_data_and_knows_nothing_that_draws() -> None:
    known = {name for name in modules() if name == PAGE or name.startswith(f"{PAGE}.")}
    assert len(known) > 1
    for name in known:
        module = modules()[name]
        used = {each for line, each in module.imports if line not in module.for_types}
        above = {each for each in used if each.startswith("companion.ui.")} - known
        drawing = {each for each in above if not each.startswith((*DATA, f"{PAGE}."))}
        assert not drawing and not {each for each in used if each.partition(".")[0] == "flet"}, name
    told = [each for each in DATA if each in modules()]
    assert not [name for each in told for _, name in modules()[each].imports if name.partition(".")[0] == "flet"]


def test_no_game_knows_another_and_nobody_outside_knows_any() -> None:
    known = {name.split(".")[2] for name in modules() if name.startswith("companion.games.") and name.count(".") >= 2}
    assert known
    wrong = []
    for module in modules().values():
        for line, name in module.imports:
            named = name.split(".")[2] if name.startswith("companion.games.") and name.count(".") >= 2 else ""
            home = module.name.startswith((f"companion.games.{named}", f"companion.ui.games.{named}"))
            if named in known and not home:
                wrong.append(f"{module.name}:{line} imports {name}")
    assert wrong == []


# --- circles

Graph = Mapping[str, set[str]]
"""Who imports whom."""


def files(known: Mapping[str, Module]) -> dict[str, set[str]]:
    """The modules that each module imports, anywhere in the file, types included; a package stands for its own file."""
    found: dict[str, set[str]] = {}
    for module in known.values():
        names = {name for _, name in module.imports}
        bases = {name.rpartition(".")[0] for name in names if name in known}
        found[module.name] = {name for name in names - bases if name in known} - {module.name}
    return found


def folders(known: Mapping[str, Module]) -> dict[str, set[str]]:
    """The folders and modules beside it that each folder's files import, and each module.

    A folder and the one in which it lies are not siblings.
    """
    found: dict[str, set[str]] = defaultdict(set)
    for importer, imported in files(known).items():
        for name in imported:
            mine, theirs = importer.split("."), name.split(".")
            shared = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), None)
            if shared is not None:
                one, other = (".".join(parts[: shared + 1]) for parts in (mine, theirs))
                found[one].add(other)
    return found


def room_of(module: Module) -> str:
    """The folder of a module; the front door and the modules beside the folders are rooms of their own."""
    if module.path.name == "__init__.py" or module.name.count(".") == 1:
        return module.name
    return module.name.rpartition(".")[0]


def rooms_that_import(known: Mapping[str, Module]) -> dict[str, set[str]]:
    """The folders that each folder imports while the program runs: one within another is a room of its own."""
    found: dict[str, set[str]] = defaultdict(set)
    for module in known.values():
        names = {name for line, name in module.imports if line not in module.for_types and name in known}
        for name in names - {name.rpartition(".")[0] for name in names}:
            if room_of(known[name]) != room_of(module):
                found[room_of(module)].add(room_of(known[name]))
    return found


def reached(graph: Graph, start: str) -> set[str]:
    """Everything that is imported from a place on, directly or not."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in graph.get(waiting.pop(), set()) - found:
            found.add(name)
            waiting.append(name)
    return found


def circles(graph: Graph) -> list[tuple[str, ...]]:
    """Groups in which everybody imports everybody else in the end."""
    reach = {name: reached(graph, name) for name in sorted(graph)}
    found = []
    for name, there in reach.items():
        group = tuple(each for each in sorted(there) if name in reach.get(each, ()))
        if group and group[0] == name:
            found.append(group)
    return found


@pytest.mark.parametrize("graph", [files, folders, rooms_that_import])
def test_nothing_imports_in_a_circle(graph: Callable[[Mapping[str, Module]], Graph]) -> None:
    assert circles(graph(modules())) == []


def crowded(known: Mapping[str, Module]) -> list[str]:
    """Folders with more modules than a newcomer takes in at a glance, of which nothing says why."""
    counts = Counter(room_of(each) for each in known.values() if each.path.name != "__init__.py")
    return [
        f"{room} has {count} modules"
        for room, count in sorted(counts.items())
        if count > MOST and REASON not in (ast.get_docstring(known[room].tree) or "")
    ]


def test_no_folder_is_crowded() -> None:
    assert crowded(modules()) == []


def test_each_folder_says_what_it_is_for() -> None:
    assert [
        name for name, each in modules().items() if room_of(each) == name and not ast.get_docstring(each.tree)
    ] == []


# --- the table of contents of each game


GAMES: Final = sorted(f"companion.games.{path.parent.name}" for path in PACKAGE.glob("games/*/__init__.py"))


def rooms(game: str) -> dict[str, str]:
    """The folders of a game with what each says of itself."""
    return {
        name.rpartition(".")[2]: " ".join((ast.get_docstring(module.tree) or "").split())
        for name, module in modules().items()
        if name.rpartition(".")[0] == game and module.path.name == "__init__.py"
    }


def late_imports(game: str, contents: Sequence[str], graph: Graph) -> list[str]:
    """Imports of a folder that stands later in the contents; the modules beside the folders come after all of them."""
    order = {f"{game}.{folder}": i for i, folder in enumerate(contents)}

    def floor(name: str) -> int:
        return order.get(".".join(name.split(".")[:4]), len(order))

    return [
        f"{importer} imports {name}"
        for importer, imported in graph.items()
        for name in sorted(imported)
        if {".".join(each.split(".")[:3]) for each in (importer, name)} == {game} and floor(name) > floor(importer)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_folders_are_its_table_of_contents(game: str) -> None:
    package = import_module(game)
    contents, told = tuple(package.CONTENTS), " ".join((package.__doc__ or "").split())
    found = rooms(game)
    assert set(contents) == set(found) and len(contents) == len(set(contents))
    places = [told.find(f" {folder} {found[folder]}") for folder in contents]
    assert -1 not in places and places == sorted(places), "each folder as its own first words tell it, in order"
    assert [folder for folder in contents if not re.match(r"[0-9A-Z]", found[folder])] == [], "its chapters come first"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_folder_imports_only_those_before_it(game: str) -> None:
    assert late_imports(game, import_module(game).CONTENTS, files(modules())) == []


ONCE_A_GAME = frozenset({"Book", "Numbers", "Options", "Outcome", "PlayerPanel", "State", "Turn"})
"""Classes that each game has of its own."""
FROM_THE_KIT = frozenset({"Corrected", "Player", "SeatOptions", "Tally"})
"""Those that derive from one of the same name."""


def test_the_name_of_a_class_stands_once_but_for_what_each_game_has_of_its_own() -> None:
    """As the docstring of `companion.core.kit` says it."""
    found: dict[str, list[str]] = defaultdict(list)
    for module in modules().values():
        for each in module.tree.body:
            if isinstance(each, ast.ClassDef):
                found[each.name].append(module.name)
    for name, homes in found.items():
        games = [re.sub(r"^companion\.(ui\.)?games\.(\w+).*", r"\2", home) for home in homes]
        assert len({*games}) == len(homes), f"{name} is {homes}"
        if len(homes) > 1 and name not in ONCE_A_GAME | FROM_THE_KIT:
            kinds = [getattr(import_module(home), name) for home in homes]
            assert all(issubclass(kind, Event | Id) for kind in kinds), f"{name} is {homes}"


def test_rules_code_reads_no_clock_no_dice_no_disk_and_no_screen() -> None:
    wrong = [
        f"{module.name}:{line} imports {name}"
        for module in modules().values()
        if module.layer in RULES
        for line, name in module.imports
        if name.split(".")[0] in IMPURE
    ]
    assert wrong == []


# --- long functions


def long_functions(source: str) -> dict[str, str]:
    """Every function of more than `LONGEST` lines, by name, with the comment that says why, "" for none."""
    lines, found = source.splitlines(), {}
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.end_lineno is None:
            continue
        if node.end_lineno - node.lineno + 1 > LONGEST:
            own = (line.strip() for line in lines[node.lineno : node.end_lineno])
            found[node.name] = next((line for line in own if line.startswith(LONG_AS)), "")
    return found


def test_a_long_function_says_why_and_there_are_few() -> None:
    found = {
        f"{module.name}.{name}": why
        for module in modules().values()
        for name, why in long_functions(module.path.read_text(encoding="utf-8")).items()
    }
    assert [name for name, why in found.items() if not why] == []
    assert len(found) <= LONG, "part one of them before another one becomes long"


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
                case ast.Call(function, arguments) if dotted(function) in ordered:
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
        ("companion.games.x.a", "from companion.session import game_session"),
        ("companion.library.a", "from companion import store"),
        ("companion.store.a", "def f():\n    from companion.ui.widgets import kit"),
        ("companion.session.a", "from ..ui import kit"),
        ("companion.ui.a", "import companion.cli"),
    ],
)
def test_a_wrong_import_is_found(name: str, source: str) -> None:
    assert wrong_imports(sample(source, name))


def house(**sources: str) -> dict[str, Module]:
    """Modules by name (`__` for a dot; a name that others continue is a package) with their sources."""
    names = [name.replace("__", ".") for name in sources]
    return {
        name: Module(
            name,
            Path("__init__.py" if any(other.startswith(f"{name}.") for other in names) else "m.py"),
            ast.parse(source),
        )
        for name, source in zip(names, sources.values(), strict=True)
    }


@pytest.mark.parametrize(
    ("sources", "found"),
    [
        ({"a": "import b", "b": "import c", "c": ""}, []),
        ({"a": "import b", "b": "import a"}, [("a", "b")]),
        ({"a": "import b", "b": "import c", "c": "import b"}, [("b", "c")]),
        ({"a": "def f():\n    import b", "b": "if TYPE_CHECKING:\n    from a import T"}, [("a", "b")]),
        ({"p": "", "p__a": "from . import b", "p__b": "from p.a import x"}, [("p.a", "p.b")]),
        ({"p": "", "p__a": "from p import b", "p__b": "import p"}, []),
        ({"p": "from p.a import x", "p__a": "from p import y"}, [("p", "p.a")]),
    ],
)
def test_a_circle_of_files_is_found(sources: dict[str, str], found: list[tuple[str, ...]]) -> None:
    assert circles(files(house(**sources))) == found


@pytest.mark.parametrize(
    ("sources", "found"),
    [
        ({"p__a": "from q import b", "q__b": "", "q__c": "from p import d", "p__d": ""}, [("p", "q")]),
        ({"p__a": "from q import b", "q__b": "", "q__c": "from p.r import d", "p__r__d": ""}, [("p", "q")]),
        ({"h__p__a": "from h.q import b", "h__q__b": "", "h__q__c": "from h.p import a"}, [("h.p", "h.q")]),
        ({"p__a": "from p.r import b", "p__r__b": "from p import c", "p__c": ""}, []),
        ({"p__a": "from q import b", "q__b": "import m", "m": "from p import a"}, [("m", "p", "q")]),
        ({"p__a": "import m", "p__b": "", "m": "def f():\n    from p import b"}, [("m", "p")]),
        ({"p__a": "import m", "m": "from p.q import b", "p__q__b": ""}, [("m", "p")]),
        (
            {"p__a": "from q import b", "q__b": "from r import c", "r__c": "from p import d", "p__d": ""},
            [("p", "q", "r")],
        ),
    ],
)
def test_a_circle_of_folders_is_found(sources: dict[str, str], found: list[tuple[str, ...]]) -> None:
    packages = {name.rpartition("__")[0] for name in sources} - {"", *sources}
    tops = {name.split("__")[0] for name in sources if "__" in name} - {*sources}
    assert circles(folders(house(**dict.fromkeys(sorted(packages | tops), ""), **sources))) == found


@pytest.mark.parametrize(
    ("sources", "found"),
    [
        ({"h__p__a": "from h.p.r import b", "h__p__r__b": "from h.p import c", "h__p__c": ""}, [("h.p", "h.p.r")]),
        ({"h__p__a": "from h.p.r import b", "h__p__r__b": "if TYPE_CHECKING:\n    from h.p import a"}, []),
        ({"h__p__a": "from h.q import b", "h__q__b": "def f():\n    from h.p import a"}, [("h.p", "h.q")]),
        ({"h__a": "from h.p import b", "h__p__b": "from h import c", "h__c": ""}, []),
    ],
)
def test_a_circle_of_rooms_is_found(sources: dict[str, str], found: list[tuple[str, ...]]) -> None:
    packages = {"h", *(name.rpartition("__")[0] for name in sources)}
    assert circles(rooms_that_import(house(**dict.fromkeys(sorted(packages), ""), **sources))) == found


@pytest.mark.parametrize(
    ("modules_in_it", "told", "found"),
    [(MOST, "A room.", 0), (MOST + 1, "A room.", 1), (MOST + 1, f"A room. {REASON} so it must be.", 0)],
)
def test_a_crowded_folder_is_found(modules_in_it: int, told: str, found: int) -> None:
    sources = {"h": "", "h__p": f'"""{told}"""', **{f"h__p__m{n}": "" for n in range(modules_in_it)}}
    assert len(crowded(house(**sources))) == found


@pytest.mark.parametrize(("lines", "found"), [(LONGEST - 1, {}), (LONGEST, {"f": ""})])
def test_a_long_function_is_found(lines: int, found: dict[str, str]) -> None:
    body = "".join(f"    x = {n}\n" for n in range(lines))
    assert long_functions(f"def f():\n{body}") == found
    why = f"{LONG_AS}a list is."
    assert long_functions(f"def f():\n    {why}\n{body}").get("f") == why


def test_circles_that_touch_are_one_group() -> None:
    assert circles({"a": {"b"}, "b": {"a", "c"}, "c": {"b"}}) == [("a", "b", "c")]


@pytest.mark.parametrize(
    ("importer", "imported", "late"),
    [
        ("companion.games.x.low.a", "companion.games.x.high.b", True),
        ("companion.games.x.low.a", "companion.games.x.beside", True),
        ("companion.games.x.high.b", "companion.games.x.low.a", False),
        ("companion.games.x.beside", "companion.games.x.high.b", False),
        ("companion.games.x.beside", "companion.games.x.other", False),
        ("companion.games.y.low.a", "companion.games.x.high.b", False),
    ],
)
def test_an_import_of_a_later_folder_is_found(importer: str, imported: str, late: bool) -> None:
    assert bool(late_imports("companion.games.x", ("low", "high"), {importer: {imported}})) is late


PROCEDURE = "from companion.core.procedures.procedure import Procedure\n"


@pytest.mark.parametrize(
    "body",
    ["t.ask(q)", "x = t.ask(q)", "t.happens(e)", "g(t)", "return g(t)\n    yield", "yield g(t)", "a.t.happens(e)"],
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


def test_no_thread_is_started_below_the_servers() -> None:
    """A browser has none. What takes long or comes later is the host's to do (`companion.host.background`)."""
    started = [
        f"{module.name}:{node.lineno}"
        for module in modules().values()
        if module.layer not in ("", "web")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Attribute | ast.Name | ast.alias) and _last_name(node) in THREADS
    ]
    assert started == []


def test_screens_know_the_time_from_their_machine_alone() -> None:
    """`companion.ui.runtime.host_services`: a test sets the clock of a screen, and another machine brings its own."""
    clocks = {"time.monotonic", "time.time", "time.perf_counter", "datetime.now", "date.today"}
    looked = [
        f"{module.name}:{node.lineno}"
        for module in modules().values()
        if module.layer in ("ui", "host") and module.name != "companion.ui.runtime.host_services"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Attribute) and dotted(node) in clocks
    ]
    assert looked == []


def dotted(node: ast.expr) -> str:
    """The name that stands there, with what is before its dots; "" where anything else stands."""
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(value, name) if before := dotted(value):
            return f"{before}.{name}"
    return ""


def _last_name(node: ast.Attribute | ast.Name | ast.alias) -> str:
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return node.name.rpartition(".")[2]
