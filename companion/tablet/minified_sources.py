"""Sources without what only people read, comments and docstrings: a third of what a tablet would have to fetch."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from typing import Final

_DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_WITH_STATEMENTS: Final = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where a node of a program has others in which statements lie."""


def shortened(source: bytes, *, docstrings: bool) -> bytes:
    """The same program, every line of it where it was, so that tracebacks name the lines of the original.

    docstrings: whether they go as well; a dot is left in the place of each, for some want to have one. What this
    Python cannot parse, being written for a newer one, comes back as it is.
    """
    try:
        text = source.decode("utf-8")
        tree = ast.parse(text)
        places = set(_docstrings(tree)) if docstrings else set()
        lines = list(io.StringIO(text, newline="\n"))  # as Python counts them: no other sign ends a line
        found = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (SyntaxError, ValueError, tokenize.TokenError):
        return source
    for token in reversed(found):
        (first, begin), (last, end) = token.start, token.end
        if token.type == tokenize.COMMENT:
            lines[first - 1] = lines[first - 1][:begin].rstrip() + lines[first - 1][end:]
        elif token.type == tokenize.STRING and (first, len(lines[first - 1][:begin].encode()), last) in places:
            rest = lines[last - 1][end:]
            lines[first - 1 : last] = [lines[first - 1][:begin] + '"."' + rest, *["\n"] * (last - first)]
    return "".join(lines).encode()


def _docstrings(tree: ast.Module) -> Iterator[tuple[int, int, int]]:
    """Where each begins, line and column in bytes, and its last line."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            first = node.body[0]
            yield first.lineno, first.col_offset, first.end_lineno or first.lineno
        for name in _WITH_STATEMENTS:  # no expression holds a docstring, and most of a tree is expressions
            left += getattr(node, name, ())
