"""What the table hears where nothing is legal: why a step is skipped, why there is nothing to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypeVar, Unpack

from companion.core.events.announcement_events import Announced
from companion.core.procedures.asking import OfChoose, Seated, Speaking
from companion.core.procedures.procedure import Context, Procedure
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, any_of
from companion.core.values.messages import msg

S = TypeVar("S")
B = TypeVar("B")
K = TypeVar("K", bound=str, default=str)
P = TypeVar("P", bound=Seated)
Q = TypeVar("Q", bound=Speaking)


def refuse(t: Context[S, B], verdict: Verdict, *, secret: bool = False) -> Procedure[None]:
    """Tell every reason of a refusal. secret: the reasons would tell what is hidden, so that none is given."""
    if secret and not verdict.allowed:
        yield from t.happens(Announced(msg("core-refused-secretly"), "result", rule=verdict.refusals[0].rule))
    else:
        yield from t.happens(*(Announced(reason.text, "result", rule=reason.rule) for reason in verdict.refusals))


def choose_if_any(
    t: Context[P, Q], name: str, options: Sequence[Option[K]], **aside: Unpack[OfChoose[K]]
) -> Procedure[K | None]:
    """Ask the question of that name (`Context.choose`); None, with the reasons told, when no option is legal."""
    verdict = any_of(option.verdict for option in options)
    if not (options and verdict.allowed):
        yield from refuse(t, verdict, secret=aside.get("secret", False))
        return None
    return (yield from t.choose(name, options, **aside))
