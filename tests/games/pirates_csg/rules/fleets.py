"""Cards on the fly, and what the rules say of them together."""

from __future__ import annotations

from itertools import count
from typing import Any

from companion.core.procedures.procedure import Run, command
from companion.core.questions.deck_building import ChosenCard
from companion.core.rules.verdicts import Verdict
from companion.games.pirates_csg.cards.schemas import CREW, EVENT, FORT, SHIP, TREASURE, form
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.setup.fleets import muster
from companion.games.pirates_csg.setup.layout import first_state
from companion.library.book import read_book
from companion.paths import rulesdata

BOOK = read_book(rulesdata("pirates_csg"), Book)
_NUMBERS = count(1)


def card(schema: str, **values: Any) -> ChosenCard:
    """A card with these values; everything else is unknown."""
    subject = f"T-{next(_NUMBERS)}"
    return ChosenCard(schema, subject, form(schema, subject, BOOK.keyword_ids).read(values))


def ship(name: str = "Tern", **values: Any) -> ChosenCard:
    """A ship of the pirates for 10 points."""
    return card(SHIP, **{"name": name, "nation": "pirate", "points": 10, "masts": 3, "cargo": 3, **values})


def crew(name: str = "Ann", **values: Any) -> ChosenCard:
    """Crew of the pirates for 2 points."""
    return card(CREW, **{"name": name, "nation": "pirate", "points": 2, **values})


def fort(name: str = "Hill", **values: Any) -> ChosenCard:
    """A fort of the pirates."""
    return card(FORT, **{"name": name, "nation": "pirate", "gold": 3, **values})


def event(name: str = "Storm", **values: Any) -> ChosenCard:
    """An event for 2 points."""
    return card(EVENT, **{"name": name, "points": 2, **values})


def unique(name: str = "Mug", **values: Any) -> ChosenCard:
    """A unique treasure."""
    return card(TREASURE, name=name, **values)


def judged(*cards: ChosenCard, **options: Any) -> Verdict:
    """What the rules say of a fleet that somebody builds as the set-up asks."""
    run: Run[State, Book] = Run(muster, command("muster"), first_state(Options(**options), BOOK), BOOK)
    run.start()
    return run.questions[0].judgement(cards).verdict


def broken(*cards: ChosenCard, **options: Any) -> list[str]:
    """The rules that a fleet breaks."""
    return [reason.rule for reason in judged(*cards, **options).refusals]
