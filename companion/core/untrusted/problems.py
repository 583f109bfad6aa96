"""What is wrong with data that people hand us, in words."""

from __future__ import annotations

from pydantic import ValidationError

from companion.core.questions.question_base import brief
from companion.core.values.messages import Msg, msg

LONGEST_NAME = 40
"""Letters of a name that somebody has given to a field."""
_SCALARS = ("str", "int", "bool")
_KINDS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "unexpected_keyword_argument": "unknown",
    "union_tag_not_found": "shape",
}


def problem(error: ValidationError) -> tuple[str, Msg]:
    """Where the first fault stands (``commands.0.answers``) and what it is.

    What only tells the members of a union apart, tags in angle brackets and scalar types, is left out.
    """
    first = error.errors(include_url=False)[0]
    parts = [brief(part, LONGEST_NAME) for part in first["loc"] if not str(part).startswith("<")]
    place = ".".join(parts[:-1] if parts and parts[-1] in _SCALARS else parts)
    kind, context = first["type"], first.get("ctx", {})
    if kind in _KINDS:
        return place, msg(f"core-problem-{_KINDS[kind]}")
    if "expected" in context and kind in ("literal_error", "enum"):
        return place, msg(
            "core-problem-one-of", expected=str(context["expected"]).replace("'", "").replace(" or ", ", ")
        )
    if kind.endswith(("_type", "_parsing")):
        return place, msg("core-problem-type", wanted=_wanted(kind), given=brief(first["input"]))
    return place, msg("core-problem-other", problem=first["msg"])


def _wanted(kind: str) -> Msg:
    stem = kind.removesuffix("_type").removesuffix("_parsing")
    known = {"int": "number", "float": "number", "string": "words", "bool": "yes-no", "list": "list", "tuple": "list"}
    return msg(f"core-wanted-{known.get(stem, 'object')}")
