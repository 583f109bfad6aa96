"""What may be changed in rule code: found in the syntax tree, done in the text, so that every line keeps its number."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

Change = tuple[str, int, int, bytes]
"""The name of an operator, first and last byte of what it replaces, and by what."""
Key = tuple[str, str, str, int]

COMPARED: Final = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
CALCULATED: Final = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
}
NAMED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
JOINED: Final = (ast.Tuple, ast.List, ast.JoinedStr)
"""What `+` joins rather than adds: the difference of two is an error that any test notices."""
SEEN: Final = ("about", "colour", "near", "picture", "short", "strict", "trail", "unit")
"""Arguments that say how a question looks, not what may be answered or what follows; `strict` checks our own code."""
EMPTY: Final = {"tuple": b"()", "str": b'""', "list": b"[]"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of a file.

    path: of the file, as it was given.  line: the first that changes, from 1.  operator: the kind of change.
    function: qualified name of the function or constant.  before, after: the lines that change, without indentation.
    again: how many of the same kind, words and function stand above it.  start, end, new: the bytes that change.
    """

    path: str
    line: int
    operator: str
    function: str
    before: str
    after: str
    again: int
    start: int
    end: int
    new: bytes

    @property
    def key(self) -> Key:
        """What it is known by wherever its file moves and whatever is written above it."""
        return (self.function, self.before, self.after, self.again)

    def source(self, original: bytes) -> bytes:
        """The file with the change."""
        return original[: self.start] + self.new + original[self.end :]


def mutants(path: str, source: bytes) -> list[Mutant]:
    """Every change of a file, in the order of its lines. Some may be no Python, or no change: see `changes`."""
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for function, (operator, start, end, new) in _Finder(source).found():
        new += b"\n" * (source.count(b"\n", start, end) - new.count(b"\n"))
        first, last = source.rfind(b"\n", 0, start) + 1, (source.find(b"\n", end) + 1 or len(source) + 1) - 1
        old = source[first:last].decode().split("\n")
        told = (source[first:start] + new + source[end:last]).decode().split("\n")
        differ = [n for n, (before, after) in enumerate(zip(old, told, strict=True)) if before != after]
        if not differ:
            continue
        before, after = (" ".join(filter(None, (lines[n].strip() for n in differ))) for lines in (old, told))
        line = source.count(b"\n", 0, first) + 1 + differ[0]
        again = seen[function, before, after]
        seen[function, before, after] += 1
        found.append(Mutant(path, line, operator, function, before, after, again, start, end, new))
    return sorted(found, key=lambda each: (each.start, each.end, each.new))


def changes(mutant: Mutant, original: bytes) -> bool:
    """Whether a change makes Python that says something else."""
    try:
        changed = ast.parse(mutant.source(original))
    except SyntaxError:
        return False
    return ast.dump(changed) != ast.dump(ast.parse(original))


class _Finder:
    """Walks one file; what is only for people or for the type checker is left out."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.tree = ast.parse(source)
        self.starts = [0, *(found.end() for found in re.finditer(rb"\n", source))]
        self.names: list[str] = []
        self.returns: list[str] = []

    def found(self) -> Iterator[tuple[str, Change]]:
        """Every change with the name of the function in which it lies."""
        yield from self._walk(self.tree)

    def _walk(self, node: ast.AST) -> Iterator[tuple[str, Change]]:
        named = self._name(node)
        if named:
            self.names.append(named)
        if isinstance(node, ast.FunctionDef):
            self.returns.append(_returned(node.returns))
        changes: Callable[[ast.AST], Iterator[Change]] = getattr(self, f"_{type(node).__name__}", _nothing)
        for change in changes(node):
            yield ".".join(self.names), change
        for child in _inside(node):
            yield from self._walk(child)
        if isinstance(node, ast.FunctionDef):
            self.returns.pop()
        if named:
            self.names.pop()

    def _name(self, node: ast.AST) -> str:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            return node.name
        if not self.returns and isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            return ast.unparse(target)
        return ""

    def _at(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr) -> bytes:
        start, end = self._at(node)
        return self.source[start:end]

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str, operator: str) -> Iterator[Change]:
        """A sign or a word between two expressions."""
        start, end = self._at(left)[1], self._at(right)[0]
        old = rf"\b{old}\b" if old[0].isalpha() else re.escape(old)
        if found := re.search(old.encode(), self.source[start:end]):
            yield operator, start + found.start(), start + found.end(), new.encode()

    def _put(self, operator: str, node: ast.expr | ast.stmt, new: bytes) -> Iterator[Change]:
        yield operator, *self._at(node), new

    def _negated(self, operator: str, test: ast.expr) -> Iterator[Change]:
        if not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            yield from self._put(operator, test, b"not (" + self._text(test) + b")")

    # ---------------------------------------------------------------------- conditions

    def _Compare(self, node: ast.Compare) -> Iterator[Change]:
        for (left, right), op in zip(pairwise((node.left, *node.comparators)), node.ops, strict=True):
            yield from self._between(left, right, *COMPARED[type(op)], "comparison")

    def _BoolOp(self, node: ast.BoolOp) -> Iterator[Change]:
        both = isinstance(node.op, ast.And)
        old, new = ("and", "or") if both else ("or", "and")
        start, end = self._at(node)
        text = self.source[start:end]
        for left, right in reversed(list(pairwise(node.values))):
            for _, first, last, word in self._between(left, right, old, new, ""):
                text = text[: first - start] + word + text[last - start :]
        yield "and, or", start, end, text
        for value in node.values:
            if not isinstance(value, ast.Constant):
                yield from self._put("dropped condition", value, b"True" if both else b"False")

    def _UnaryOp(self, node: ast.UnaryOp) -> Iterator[Change]:
        sign = {ast.Not: b"not ", ast.USub: b"-"}.get(type(node.op))
        start, _ = self._at(node)
        if sign and not isinstance(node.operand, ast.Constant):
            yield f"dropped {sign.decode().strip()}", start, start + len(sign), b""

    def _If(self, node: ast.If) -> Iterator[Change]:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        if node.orelse:
            yield from self._negated("swapped branches", node.test)
        else:
            yield from self._put("dropped if", node.test, b"False")
            yield from self._put("always", node.test, b"True")

    def _IfExp(self, node: ast.IfExp) -> Iterator[Change]:
        yield from self._negated("swapped branches", node.test)

    def _comprehension(self, node: ast.comprehension) -> Iterator[Change]:
        for test in node.ifs:
            yield from self._put("dropped filter", test, b"True")

    # ---------------------------------------------------------------------- values

    def _Constant(self, node: ast.Constant) -> Iterator[Change]:
        if isinstance(node.value, bool):
            yield from self._put("yes, no", node, str(not node.value).encode())
        elif isinstance(node.value, int) and "form" not in self.returns:
            yield from self._put("one more", node, str(node.value + 1).encode())
            yield from self._put("one less", node, b"(-1)" if not node.value else str(node.value - 1).encode())

    def _BinOp(self, node: ast.BinOp) -> Iterator[Change]:
        if isinstance(node.op, ast.BitAnd | ast.BitOr):
            yield from self._put("left half only", node, self._text(node.left))
            yield from self._put("right half only", node, self._text(node.right))
        elif type(node.op) in CALCULATED and not any(map(_joined, (node.left, node.right))):
            yield from self._between(node.left, node.right, *CALCULATED[type(node.op)], "arithmetic")

    def _AugAssign(self, node: ast.AugAssign) -> Iterator[Change]:
        if isinstance(node.op, ast.Add | ast.Sub) and not _joined(node.value):
            old, new = CALCULATED[type(node.op)]
            yield from self._between(node.target, node.value, old, new, "arithmetic")
        else:
            yield from self._put("dropped step", node, b"pass")

    def _Call(self, node: ast.Call) -> Iterator[Change]:
        if isinstance(node.func, ast.Name) and node.func.id in NAMED:
            operator = "min, max" if "m" in node.func.id else "any, all"
            yield from self._put(operator, node.func, NAMED[node.func.id].encode())

    def _Tuple(self, node: ast.Tuple) -> Iterator[Change]:
        if node.elts and isinstance(node.ctx, ast.Load) and self._text(node).startswith(b"("):
            yield from self._put("empty tuple", node, b"()")

    # ---------------------------------------------------------------------- statements

    def _Return(self, node: ast.Return) -> Iterator[Change]:
        value, kind = node.value, self.returns[-1]
        if value is None or isinstance(value, ast.Tuple) or (isinstance(value, ast.Constant) and value.value is None):
            return
        if kind == "bool" and not isinstance(value, ast.Constant):
            yield from self._negated("returned value", value)
        elif kind == "int" and not isinstance(value, ast.Constant):
            yield from self._put("returned value", value, b"(" + self._text(value) + b") + 1")
        elif kind in EMPTY:
            yield from self._put("returned value", value, EMPTY[kind])
        elif kind == "None":
            yield from self._put("returned value", value, b"None")

    def _Expr(self, node: ast.Expr) -> Iterator[Change]:
        if isinstance(node.value, ast.YieldFrom):
            yield from self._put("dropped step", node, b"yield from ()")
        elif isinstance(node.value, ast.Call):
            yield from self._put("dropped step", node, b"pass")

    def _Break(self, node: ast.Break) -> Iterator[Change]:
        yield from self._put("break, continue", node, b"continue")

    def _Continue(self, node: ast.Continue) -> Iterator[Change]:
        yield from self._put("break, continue", node, b"break")


def _nothing(node: ast.AST) -> Iterator[Change]:
    yield from ()


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """The children of a node, without annotations, decorators, docstrings, base classes and what is only for types."""
    if isinstance(node, ast.FunctionDef):
        yield from node.args.defaults
        yield from filter(None, node.args.kw_defaults)
        yield from node.body
    elif isinstance(node, ast.ClassDef):
        yield from node.body
    elif isinstance(node, ast.Lambda):
        yield node.body
    elif isinstance(node, ast.AnnAssign):
        yield from filter(None, [node.value])
    elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("cast", "isinstance"):
        yield from node.args[ast.unparse(node.func) == "cast" :][:1]
    elif isinstance(node, ast.Call):
        yield from (node.func, *node.args, *(each for each in node.keywords if each.arg not in SEEN))
    elif not isinstance(node, ast.Assert):
        yield from ast.iter_child_nodes(node)


def _joined(value: ast.expr) -> bool:
    return isinstance(value, JOINED) or (isinstance(value, ast.Constant) and isinstance(value.value, str))


def _returned(annotation: ast.expr | None) -> str:
    """What a function gives back, in a word: "bool", "int", "str", "tuple", "list", "None" where it may be nothing.

    "form" for what is only a form for copying cards: how far its lines reach is nobody's rule.
    """
    if annotation is None:
        return ""
    if re.search(r"\b(Form|Field)\b", ast.unparse(annotation)):
        return "form"
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Procedure":
        annotation = annotation.slice
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    told = ast.unparse(annotation)
    return "None" if told.endswith("| None") else told
