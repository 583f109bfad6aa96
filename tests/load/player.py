"""Whoever answers: by the main button where it can be tapped, else by the first answer that is offered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.core.text import msg
from companion.library.texts import LANGUAGES, texts_in
from tests.load.tree import Offer

MAIN: Final = "answer-main"
COVER: Final = "peek-hold"
"""Takes the cover off a secret question on the tablet."""
REFUSED: Final = tuple(texts_in(lang)(msg("ui-not-possible")) for lang in LANGUAGES)
AROUND: Final = ("tab", "page", "board", "phone", "waiting")
"""What can be chosen around a form and is no line of it: how these names begin."""
UNKNOWN: Final = "unknown"
"""End of the name of a figure in a form; a tap brings its likely value."""


@dataclass(frozen=True, slots=True)
class Tap:
    """What to tap next. answers: whether that answers, as against preparing the answer on this screen alone."""

    offer: Offer
    answers: bool


def next_tap(offers: Mapping[str, Offer]) -> Tap | None:
    """The next tap towards an answer; None where nothing is asked of this screen."""
    main = offers.get(MAIN)
    if main is not None and main.target:
        return Tap(main, True)
    if COVER in offers:
        return Tap(offers[COVER], False)
    if "key-1" in offers:
        return Tap(offers["key-1"], False)
    tappable = [offer for offer in offers.values() if offer.id.startswith("answer-") and offer.target]
    answers = [offer for offer in tappable if not offer.label.startswith(REFUSED)]
    at_once = next((offer for offer in answers if offer.chosen is None), None)
    if at_once is not None:
        return Tap(at_once, True)
    choice = next((offer for offer in answers if not offer.chosen), None)
    if choice is None and main is not None:
        choice = _line(offers.values())
    return None if choice is None else Tap(choice, False)


def _line(offers: Iterable[Offer]) -> Offer | None:
    """The first value of the first line of a form that has none."""
    filled: set[str] = set()
    values: dict[str, Offer] = {}
    for offer in offers:
        line, _, value = offer.id.rpartition("-")
        if line in AROUND:
            continue
        if offer.chosen:
            filled.add(line)
        elif offer.target and (offer.chosen is False or (value == UNKNOWN and offer.words == "?")):
            values.setdefault(line, offer)
    return next((offer for line, offer in values.items() if line not in filled), None)
