"""Values of printed components as people hand them to us: by schema, by subject, by the name of the line."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.kit.game import AnyGame
from companion.core.procedures.copied_cards import CardValues, Known
from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg

GivenCards = Mapping[str, Mapping[str, CardValues]]
"""``{"npc-card": {"ship-07": {"nation": "spain", "level": 2, …}}}``; what is left out stays unknown."""


def read_cards(game: AnyGame, cards: GivenCards) -> Known:
    """Components that the box of a game holds, with values that their forms take. Raises BadAnswer naming the first
    that is wrong; its `key` is the place of the component."""
    found = {}
    for schema, subjects in cards.items():
        for subject, values in subjects.items():
            try:
                found[schema, subject] = dict(game.form(schema, subject).read(values))
            except BadAnswer as error:
                wrong = msg("core-library-card", schema=schema, subject=subject, problem=error.text)
                raise BadAnswer(wrong, f"{schema}.{subject}") from error
    return found
