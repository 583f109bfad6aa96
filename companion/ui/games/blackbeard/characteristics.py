"""A captain's characteristics as his card prints them, and what lowers or raises each of them now (5.1, 13.71)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State

Trait = Literal["ability", "cruelty", "charisma", "cunning", "attack", "defence", "endurance"]
TRAITS: Final[dict[Trait, str]] = {
    "ability": "BB-5.11",
    "cruelty": "BB-5.12",
    "charisma": "BB-5.13",
    "cunning": "BB-5.14",
    "attack": "BB-5.15",
    "defence": "BB-5.15",
    "endurance": "BB-5.16",
}
"""The characteristics of a pirate card in its order, each with the rule that explains it."""


@dataclass(frozen=True, slots=True)
class Characteristic:
    """One of them. now: as it counts; sum: the printed value and everything that changes it."""

    trait: Trait
    printed: int
    now: int
    sum: Sum
    rule: str


def characteristics(s: State, book: Book, pirate: Pirate) -> tuple[Characteristic, ...]:
    """All of them. None falls below 0; one that stops elsewhere says so."""
    card, current = current_values.card(book, pirate.id), current_values.captain(s, book, pirate)
    found = []
    for trait, rule in TRAITS.items():
        printed, now = getattr(card, trait), getattr(current, trait)
        terms = [Term(msg("bb-ui-printed"), printed, rule), *_changes(s, book, pirate, trait)]
        total = Sum(msg(f"bb-ui-{trait}"), tuple(terms), floor=0)
        if total.total != now:
            limit = Term(msg("bb-ui-limit"), now - total.total, rule)
            total = Sum(total.label, (*terms, limit), floor=0)
        found.append(Characteristic(trait, printed, now, total, rule))
    return tuple(found)


def _changes(s: State, book: Book, pirate: Pirate, trait: Trait) -> list[Term]:
    """What wounds, illness and re-rolls do to one characteristic, without what does nothing."""
    wounds = pirate.wounds
    crippled = [current_values.wound(book, limb) for limb in wounds.crippled]
    light, minor, leg = (current_values.wound(book, kind) for kind in ("superficial", "minor", "leg"))
    each_minor = light.loss if s.options.ruling("A-31") == "one" else minor.loss
    terms = [Term(msg("bb-ui-wound-superficial", n=wounds.superficial), -light.loss * wounds.superficial, light.rule)]
    if trait == "cruelty":
        terms.append(Term(msg("bb-ui-crippled"), sum(each.cruelty for each in crippled), leg.rule))
    else:
        terms += [
            Term(msg("bb-ui-wound-minor", n=wounds.minor), -each_minor * wounds.minor, minor.rule),
            Term(msg("bb-ui-wound-healing", n=wounds.healing), -leg.loss * wounds.healing, leg.rule),
            Term(msg("bb-ui-ill"), -book.numbers.scurvy_loss if wounds.ill else 0, "BB-17C1"),
        ]
    if trait in ("attack", "defence"):
        terms.append(Term(msg("bb-ui-crippled"), sum(each.duel for each in crippled), leg.rule))
    if trait == "endurance":
        terms.append(Term(msg("bb-ui-crippled"), sum(each.endurance for each in crippled), leg.rule))
    if trait == "cunning":
        terms.append(Term(msg("bb-ui-cunning-spent"), -pirate.cunning, "BB-22.1"))
    return [term for term in terms if term.value]
