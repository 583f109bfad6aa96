"""What each thing that a captain may do now would bring, for who asks: sums where all is known, chances where not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from companion.core.kit.piles import chances
from companion.core.rules.odds import at_least, percent
from companion.core.rules.verdicts import Sum
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.actions import broadside, swerve
from companion.games.cannon_duel.aiming import reading
from companion.games.cannon_duel.battery import loading
from companion.games.cannon_duel.battery.bag import bagged
from companion.games.cannon_duel.fire import damage, dodge, shooting
from companion.games.cannon_duel.hands import combos
from companion.games.cannon_duel.hands.deck import deck, in_app
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import EDGES, GRADES, SeatId, layer_of
from companion.games.cannon_duel.model.names import shot_name, suit_name, value_of
from companion.games.cannon_duel.model.records import Target
from companion.games.cannon_duel.model.state import State


@dataclass(frozen=True, slots=True)
class AdviceLine:
    """One piece of advice. picture: its name.  total: the arithmetic, None where there is none.  does: what it brings.

    chance: of what `does` says, None where it is sure.
    """

    text: Msg
    does: Msg
    picture: str = ""
    total: Sum | None = None
    chance: Fraction | None = None


def lines(s: State, book: Book, seat: SeatId) -> tuple[AdviceLine, ...]:
    """What a captain could do with cards, cannons and targets as they are; nothing before the first targeting.

    s: as this seat sees it: of the other ship's hand nothing is used but how many cards it holds.
    """
    if not s.player(seat).targets:
        return ()
    return (*_shots(s, book, seat), *_combinations(s, book, seat), *_draws(s, book, seat))


def _shots(s: State, book: Book, seat: SeatId) -> Iterator[AdviceLine]:
    """CD-FIRE: the damage of each kind of projectile, where the results of the Target cards are known."""
    if not shooting.may_fire(s, seat).allowed:
        return
    for shot in damage.projectiles(s, seat):
        worst, best = damage.outlook(s, book, seat, shot)
        sure = worst == best
        does = msg("cd-advice-damage", least=damage.hits(worst), most=damage.hits(best), sure=int(sure))
        yield AdviceLine(msg("cd-advice-shot", shot=shot_name(shot)), does, f"shot:{shot}", best if sure else None)


def _combinations(s: State, book: Book, seat: SeatId) -> Iterator[AdviceLine]:
    """CD-BROAD, CD-SWERVE, CD-DODGE: what the flushes and runs in the hand would do."""
    me, foe, n = s.player(seat), s.other(seat), book.numbers
    cap = broadside.cap(s, seat)
    for flush in combos.flushes(me.hand, me.broadsides, n.shortest) if cap >= n.shortest else ():
        total = broadside.count(s, book, seat, min(cap, len(flush.cards)))
        does = msg("cd-advice-markers", n=total.total, aims=min(total.total, len(foe.aimed)))
        text = msg("cd-advice-broadside", suit=suit_name(flush.suit))
        yield AdviceLine(text, does, f"suit:{flush.suit}", total)

    def stolen(run: combos.HeldRun) -> int:
        return min(swerve.count(s, book, seat, len(run.cards)).total, len(foe.hand))

    for run in _worthwhile(combos.runs(me.hand, me.swerves, n.values, n.shortest), stolen):
        total = swerve.count(s, book, seat, len(run.cards))
        does = msg("cd-advice-cards", n=stolen(run), of=len(foe.hand))
        yield AdviceLine(msg("cd-advice-swerve", values=_spelled(run)), does, f"aim:{run.cards[0]}", total)

    def saved(run: combos.HeldRun) -> int:
        return dodge.saves(s, book, seat, len(run.cards), run.suited)

    for run in _worthwhile(combos.runs(me.hand, me.dodges, n.values, n.shortest), saved):
        does = msg("cd-advice-saves", n=saved(run))
        yield AdviceLine(msg("cd-advice-dodge", values=_spelled(run)), does, f"aim:{run.cards[0]}")


def _worthwhile(runs: Sequence[combos.HeldRun], gain: Callable[[combos.HeldRun], int]) -> tuple[combos.HeldRun, ...]:
    """The runs that no other one of the same cards or values beats: by what it brings, else by what it costs."""

    def rank(run: combos.HeldRun) -> tuple[int, int, int]:
        return gain(run), -len(run.cards), -run.jokers

    return tuple(run for run in runs if not any(_akin(run, by) and rank(by) > rank(run) for by in runs))


def _akin(run: combos.HeldRun, other: combos.HeldRun) -> bool:
    """Whether one of two runs is part of the other: by its values, or by its cards where a joker goes elsewhere."""
    sets = ((set(run.values), set(other.values)), (set(run.cards), set(other.cards)))
    return any(one <= two or two <= one for one, two in sets)


def _spelled(run: combos.HeldRun) -> str:
    return "-".join(map(str, run.values))


def _draws(s: State, book: Book, seat: SeatId) -> Iterator[AdviceLine]:
    """CD-RELOAD, CD-PREP: what may come out of the bag and the deck, whose contents are known."""
    me, n = s.player(seat), book.numbers
    room = loading.empty(book, me)
    if me.crosshair and len(me.hand) >= n.reload_cards:
        ideal = book.ideal(layer_of(me.crosshair))
        for shots in sorted({min(n.reload_drawn, room), room} - {0}):
            chance = at_least(chances(bagged(s, book), lambda shot: int(shot == ideal), shots), 1)
            does = msg("cd-advice-ideal", percent=percent(chance), what=msg(f"cd-advice-ideal-{ideal}"))
            yield AdviceLine(msg("cd-advice-reload", shots=shots), does, f"shot:{ideal}", chance=chance)
    if in_app(s, seat) and (better := _improving(s, book, seat)) is not None:
        does = msg("cd-advice-better", percent=percent(better))
        yield AdviceLine(msg("cd-advice-prepare"), does, "token:deck", chance=better)


def _improving(s: State, book: Book, seat: SeatId) -> Fraction | None:
    """The chance that the next card of the deck makes some Target card better at once; None where nobody can know."""
    pile = deck(s, book, seat)
    cards = pile.things or s.player(seat).discards
    targets = [target for target in s.player(seat).targets if target.aimed]
    if not cards or not targets or any(reading.grade_with(s, seat, each, "left", 1) is None for each in targets):
        return None
    good = sum(any(_improves(s, book, seat, target, card) for target in targets) for card in cards)
    return Fraction(good, len(cards))


def _improves(s: State, book: Book, seat: SeatId, target: Target, card: str) -> bool:
    now, value = reading.grade(s, book, seat, target), value_of(card)
    values = range(1, book.numbers.values + 1) if value is None else [value]
    found = (reading.grade_with(s, seat, target, edge, value) for edge in EDGES for value in values)
    return any(each is not None and now is not None and GRADES.index(each) < GRADES.index(now) for each in found)
