"""A state in one line of text, short enough to be sent in a message, that reads back to the same state.

It is plain JSON without what has its usual value; one of our invented cards stands there by its name alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from companion.core.kit.game import AnyGame
from companion.core.procedures.copied_cards import CardKey, CardValues
from companion.core.untrusted.state_validation import BadState
from companion.core.untrusted.untrusted_json import BadFile, read_json
from companion.library.sample import SAMPLE, load_sample

BETWEEN: Final = " "
"""Stands between the kind of a card and which one it is."""


def position(game: AnyGame, state: Any) -> str:
    """The line for a state."""
    short = game.dump_unusual(state)
    if "cards" in short:
        sample = load_sample(game)
        short["cards"] = [_named(card, sample) for card in short["cards"]]
    return json.dumps(short, ensure_ascii=False, separators=(",", ":"))


def read_position(game: AnyGame, line: str) -> object:
    """What a line says, as plain JSON that `Game.read` takes. Raises BadState where it is no position."""
    try:
        raw = read_json(line)
    except BadFile as error:
        raise BadState("", error.text) from error
    if isinstance(raw, Mapping) and isinstance(raw.get("cards"), list):
        return {**raw, "cards": [*_in_full(raw["cards"], load_sample(game))]}
    return raw


def _named(card: Mapping[str, Any], sample: Mapping[CardKey, CardValues]) -> object:
    """The name of a card that says no more than ours does, else the card."""
    ours = sample.get((card["schema"], card["subject"]))
    same = ours is not None and card.get("origin") == SAMPLE and _values(ours) == card["record"]
    return f"{card['schema']}{BETWEEN}{card['subject']}" if same else card


def _in_full(cards: list[object], sample: Mapping[CardKey, CardValues]) -> Iterator[object]:
    """Cards with the values of those that are only named; one that we do not know stays a name, which `Game.read`
    refuses with its place."""
    for card in cards:
        schema, _, subject = card.partition(BETWEEN) if isinstance(card, str) else ("", "", "")
        ours = sample.get((schema, subject))
        known = {"schema": schema, "subject": subject, "origin": SAMPLE}
        yield card if ours is None else {**known, "record": _values(ours)}


def _values(values: CardValues) -> list[list[Any]]:
    """As a record lists them in JSON."""
    return [[name, list(value) if isinstance(value, tuple) else value] for name, value in values.items()]
