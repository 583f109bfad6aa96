"""All that is attacked, by name."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from tests.fuzz import answers, database_rows, files_and_texts, phone_frames
from tests.fuzz.law import Target, bounded, quiet

TARGETS: Final[Mapping[str, Target]] = {
    target.name: target
    for module in (files_and_texts, answers, database_rows, phone_frames)
    for target in module.TARGETS
}


def once(target: Target, seed: int) -> str:
    """Attack once. Returns how it went; raises whatever breaks the law."""
    with quiet(), bounded():
        return target.attack(Random(f"{target.name}/{seed}"))
