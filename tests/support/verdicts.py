"""What a verdict says, as tests compare it."""

from __future__ import annotations

from companion.core.rules.verdicts import Verdict


def refused_by(verdict: Verdict) -> list[str]:
    """The rules that refuse, in the verdict's order; [] of one that allows, or that only wants to know more."""
    return [reason.rule for reason in verdict.refusals]
