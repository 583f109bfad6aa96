"""Whoever answers: by the main button where it can be tapped, else by the first answer that is offered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in
from tests.load.tree import Offer

MAIN: Final = "answer-main"
PAUSED: Final = "paused"
"""Lies over a menu that waits until somebody else has done what that one chose; it takes no tap."""
COVER: Final = "peek-hold"
"""Takes the cover off a secret question on the tablet."""
REFUSED: Final = tuple(texts_in(lang)(msg("ui-not-possible")) for lang in LANGUAGES)
TOLD: Final = ("told-on", "told-wait", "told-more-0")
"""What says that somebody has read what is told, or wants to read on; no height is told here, so one tap is enough."""
SLOT, NEXT = "slot-", "next"
"""How the names of a form's values begin that light up one after the other, and the key that leaves one."""
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
    for name in TOLD:
        if name in offers:
            return Tap(offers[name], False)
    if PAUSED in offers:
        return None
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
        choice = _key(offers) or _line(offers.values())
    return None if choice is None else Tap(choice, False)


def _key(offers: Mapping[str, Offer]) -> Offer | None:
    """A key for the value of a form that is lit, or the one that leaves it."""
    lit = next(
        (each.removeprefix(SLOT) for each, offer in offers.items() if each.startswith(SLOT) and offer.chosen), ""
    )
    keys = [offer for each, offer in offers.items() if lit and each.startswith(f"{lit}-") and offer.target]
    values = [offer for offer in keys if offer.chosen is not None]
    if values and not any(offer.chosen for offer in values):
        return values[0]
    return offers.get(f"{lit}-{NEXT}")


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
