"""PC-VOLLEY-03: what a volley may bring, exactly: hits, the loss of the target, and what the own cards cost."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from companion.core.questions.kinds import Figure
from companion.core.rules.odds import Chances, Odds, mean, percent
from companion.core.values.messages import msg
from companion.games.pirates_cove.combat import shots
from companion.games.pirates_cove.combat.shots import Shot
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.state import State

LOST: Final = msg("cove-figure-lost")
"""Label of the chance that the target is sunk or crippled."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a volley may bring. hits: on the target.  lost: how likely the target is sunk or crippled.  own: how likely
    the own cards cripple the shooter.  least: hits from which the target is lost, None where no roll does it."""

    hits: Chances
    lost: Fraction
    own: Fraction
    least: int | None


def binomial(dice: int, face: int, faces: int) -> Chances:
    """How many of so many dice show at least this face."""
    chance = Fraction(max(0, faces + 1 - face), faces)
    return {k: comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1)}


def prospect(s: State, book: Book, shot: Shot) -> Prospect:
    """PC-VOLLEY-03, -05: the exact chances of a volley, with what Mastercraft and parrot take."""
    hits = binomial(shot.dice.total, shot.hit_from.total, book.numbers.die_faces)
    back = shots.recoil(s, book, shot)
    lost, own, least = Fraction(), Fraction(), None
    for n, chance in hits.items():
        dealt = shots.blows(s, book, shot, n)
        if shots.lost(s, book, shot.target, dealt):
            lost, least = lost + chance, n if least is None else least
        if shots.lost(s, book, shot.shooter, (*dealt, *back)):
            own += chance
    return Prospect(hits, lost, own, least)


def odds(s: State, book: Book, shot: Shot) -> Odds:
    """A volley for the eye, before its dice."""
    seen = prospect(s, book, shot)
    usual = tenth(mean(seen.hits))
    lost = msg("cove-odds-lost", percent=percent(seen.lost), n=usual)
    headline = lost if seen.lost else msg("cove-odds", n=usual)
    return Odds(headline, tuple(seen.hits.items()), msg("cove-odds-hits"), seen.least)


def figures(s: State, book: Book, shot: Shot) -> tuple[Figure, ...]:
    """By which targets are compared: dice, hits expected, the chance that it is lost, the risk of Volley cards."""
    seen = prospect(s, book, shot)
    found = (
        Figure(msg("cove-figure-dice"), msg("cove-figure-n", n=shot.dice.total)),
        Figure(msg("cove-figure-hits"), msg("cove-figure-n", n=tenth(mean(seen.hits)))),
        Figure(LOST, percent(seen.lost)),
    )
    risk = (Figure(msg("cove-figure-own"), percent(seen.own), good=False),) if shot.cards else ()
    return (*found, *risk)


def tenth(number: Fraction) -> float:
    """An average as a person says it."""
    return round(float(number), 1)
