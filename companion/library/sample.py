"""The sample edition: components that we have invented, for a demonstration without the box.

One file per schema in rulesdata/<game>/sample/, one entry per subject. These values are never mixed with the owner's.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from companion.core.kit.game import AnyGame
from companion.core.procedures.copied_cards import Known
from companion.core.questions.kinds import BadAnswer
from companion.core.values.plain_json import JsonObject
from companion.library.yaml_data import BrokenData, load
from companion.paths import rulesdata

SAMPLE = "sample"
"""The option `edition` of an evening that is played without the box."""


def is_sample(options: Mapping[str, object]) -> bool:
    """Whether an evening is played with our invented cards."""
    return options.get("edition") == SAMPLE


@lru_cache(maxsize=8)
def load_sample(game: AnyGame, folder: Path | None = None) -> Known:
    """Every invented component of a game, checked against its form; read once.

    Raises BrokenData naming file and component.
    """
    cards: dict[tuple[str, str], JsonObject] = {}
    for path in sorted((folder or rulesdata(game.id) / "sample").glob("*.yaml")):
        entries: dict[str, JsonObject] = load(path, dict[str, JsonObject])
        for subject, values in entries.items():
            try:
                cards[path.stem, subject] = dict(game.form(path.stem, subject).read(values))
            except BadAnswer as error:
                raise BrokenData(f"{path.name}, {subject}: {error.text}") from error
    return cards
