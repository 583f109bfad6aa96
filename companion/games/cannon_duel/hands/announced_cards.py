"""CD-COMP-09 to -13: what a player announces and discards: a flush, a run, a pair, or any cards.

Of a hand that the app holds the cards are tapped, and judged together; of a hand on paper its player says what matters,
as does whoever tries a plan that goes on into the turn of a ship whose hand stays hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import ClassVar, Final, Literal

from companion.core.events.announcements import Order, Result
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.hands.combos import is_pair, is_suited, runs_of, suits_of
from companion.games.cannon_duel.hands.deck import is_hidden
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SUITS, UNKNOWN, SeatId, Suit
from companion.games.cannon_duel.model.names import Ctx, card_option, suit_name, suit_of, value_of
from companion.games.cannon_duel.model.state import State

Spend = Callable[[int], Verdict]
"""What the rules say of so many cards that leave the hand, whichever they are, with what they come to (CD-TURN-04)."""
SHOT: Final = "shot"
"""The sheet on which all of a shot stands that lies on paper."""
NONE: Final = "none"
"""The answer of somebody who plays no run."""


@dataclass(frozen=True, slots=True)
class Flush:
    """Cards of one suit (CD-COMP-10). cards: `UNKNOWN` for each on paper.  suit: as announced, where all are jokers."""

    cards: tuple[str, ...]
    suit: Suit

    @property
    def n(self) -> int:
        """How many cards it has."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class CardRun:
    """Cards whose values follow each other (CD-COMP-11). values: with those that jokers stand for.

    cards: `UNKNOWN` for each on paper.  suited: all may be of one suit (CD-COMP-13).
    """

    cards: tuple[str, ...]
    values: tuple[int, ...]
    suited: bool

    @property
    def n(self) -> int:
        """How many cards it has."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class RunAnswer:
    """What somebody answers who may play a run. beside: what else was chosen, by id."""

    run: CardRun | None = None
    beside: tuple[str, ...] = ()


@dataclass(frozen=True)
class Covering:
    """CD-SWERVE-04, CD-DODGE-04: events in which a run is played cover its values, whatever it comes to (A-32)."""

    DEED: ClassVar[Literal["swerve", "dodge"]]
    """For what, which has a track of its own."""

    seat: SeatId
    name: str
    values: tuple[int, ...]

    def covered(self, s: State) -> State:
        """With the values on the track."""
        track = f"{self.DEED}s"
        return s.with_player(self.seat, **{track: (*getattr(s.player(self.seat), track), *self.values)})

    def cover(self, s: State) -> Order:
        """What hands have to do."""
        words = msg(f"cd-order-cover-{self.DEED}", name=self.name, values=values_named(self.values))
        return Order(words, f"duel:{self.DEED}", s.player(self.seat).colour, self.seat)


def anything_goes(n: int) -> Verdict:
    """Where no rule cares how many cards leave the hand."""
    return ALLOWED


# ---------------------------------------------------------------------------------------------------- what is allowed


def flush_verdict(cards: Sequence[str], used: Sequence[Suit], cap: int, book: Book) -> Verdict:
    """CD-BROAD-01, -02: whether these cards are a flush of a suit that is not covered, and no more than `cap` cards."""
    suits = suits_of(cards)
    verdict = require(bool(suits) and len(cards) >= book.numbers.shortest, "CD-COMP-10", msg("cd-no-flush"))
    if suits and all(suit in used for suit in suits):
        verdict &= refused("CD-BROAD-01", msg("cd-suit-covered", suit=suit_name(suits[0])))
    return verdict & require(len(cards) <= cap, "CD-BROAD-02", msg("cd-flush-too-big", n=len(cards), cap=cap))


def run_verdict(cards: Sequence[str], used: Sequence[int], book: Book, rule: str = "CD-COMP-11") -> Verdict:
    """CD-SWERVE-01, CD-DODGE-01: whether these cards are a run without a covered value. rule: that forbids those."""
    runs = runs_of(cards, book.numbers.values) if len(cards) >= book.numbers.shortest else ()
    if not runs:
        return refused("CD-COMP-11", msg("cd-no-run"))
    if any(is_free(run, used) for run in runs):
        return ALLOWED
    return refused(rule, _covered(runs[0], used))


def pair_verdict(cards: Sequence[str], book: Book) -> Verdict:
    """CD-RELOAD-02: whether these cards are a pair."""
    return require(is_pair(cards, book.numbers.reload_cards), "CD-COMP-12", msg("cd-no-pair"))


def may_flush(hand: Sequence[str], used: Sequence[Suit], cap: int, book: Book) -> Verdict:
    """Whether a hand may hold a flush to announce; of cards that nobody sees any may be of any suit."""
    need, wild = book.numbers.shortest, sum(1 for card in hand if suit_of(card) is None)
    free = tuple(suit for suit in SUITS if suit not in used)
    held = any(wild + sum(1 for card in hand if suit_of(card) == suit) >= need for suit in free)
    verdict = require(bool(free), "CD-BROAD-01", msg("cd-suits-covered"))
    verdict &= require(held or not free, "CD-COMP-10", msg("cd-no-flush-held"))
    return verdict & require(cap >= need, "CD-BROAD-02", msg("cd-few-projectiles", n=cap, need=need))


def may_run(hand: Sequence[str], used: Sequence[int], book: Book, rule: str) -> Verdict:
    """Whether a hand may hold a run without a covered value. rule: that forbids those."""
    n, wild = book.numbers.values, sum(1 for card in hand if value_of(card) is None)
    pairs = tuple(pair for pair in _circle(n, book.numbers.shortest) if is_free(pair, used))
    held = [value_of(card) for card in hand]
    found = any(sum(1 for value in pair if value in held) + wild >= len(pair) for pair in pairs)
    verdict = require(bool(pairs), rule, msg("cd-no-run-free"))
    return verdict & require(found or not pairs, "CD-COMP-11", msg("cd-no-run-held"))


def may_pair(hand: Sequence[str], book: Book) -> Verdict:
    """Whether a hand may hold a pair."""
    values = [value_of(card) for card in hand]
    most = max((values.count(value) for value in values if value is not None), default=0)
    found = most + values.count(None) >= book.numbers.reload_cards
    return require(found, "CD-COMP-12", msg("cd-no-pair-held"))


def is_free(values: Iterable[int], used: Sequence[int]) -> bool:
    """Whether none of these values is covered on a track."""
    return not any(value in used for value in values)


def _circle(values: int, length: int) -> tuple[tuple[int, ...], ...]:
    """Every run of so many values; the last value is followed by the first."""
    return tuple(tuple((first + step) % values + 1 for step in range(length)) for first in range(values))


# ---------------------------------------------------------------------------------------------------- what is asked


def flush(
    t: Ctx, seat: SeatId, rule: str, key: str, cap: int, used: Sequence[Suit], spend: Spend = anything_goes
) -> Procedure[Flush]:
    """The flush that a player announces; its cards are still in the hand.

    cap: so many cards at most (CD-BROAD-02).  used: suits that are covered.  key: of the questions, which this run asks
    once.
    """
    hand = t.now.player(seat).hand
    if is_hidden(t.now, seat):
        return (yield from _flush_on_paper(t, seat, rule, key, cap, used, spend))
    picked = yield from t.pick(
        "cards",
        map(card_option, hand),
        under=key,
        who=seat,
        rule=rule,
        text="flush",
        lo=t.book.numbers.shortest,
        does=msg("cd-discard"),
        secret=True,
        judge=lambda cards: flush_verdict(cards, used, cap, t.book) & spend(len(cards)),
    )
    possible = suits_of(picked) or SUITS
    suits = tuple(suit for suit in possible if suit not in used) or possible
    options = tuple(Option(suit, suit_name(suit), picture=f"suit:{suit}") for suit in suits)
    suit = yield from t.choose("suit", options, under=key, who=seat, rule="CD-COMP-09", text="joker-suit", secret=True)
    return Flush(picked, suit)


def _flush_on_paper(
    t: Ctx, seat: SeatId, rule: str, key: str, cap: int, used: Sequence[Suit], spend: Spend
) -> Procedure[Flush]:
    options = tuple(
        Option(
            suit,
            suit_name(suit),
            picture=f"suit:{suit}",
            verdict=require(suit not in used, rule, msg("cd-suit-covered", suit=suit_name(suit))),
        )
        for suit in SUITS
    )
    player = t.now.player(seat)
    suit = yield from t.choose("suit", options, under=key, who=seat, rule=rule, text="flush-suit", nature="fact")
    most = min(cap, len(player.hand))
    text = msg("cd-q-how-many", name=player.name)
    n = yield from _how_many(t, seat, f"{key}-n", text, rule, t.book.numbers.shortest, most, spend)
    return Flush((UNKNOWN,) * n, suit)


def run(
    t: Ctx, seat: SeatId, rule: str, key: str, used: Sequence[int], *, spend: Spend = anything_goes
) -> Procedure[CardRun]:
    """The run that a player announces, where nothing depends on its being of one suit; its cards are still in the hand.

    used: values that are covered.  key: of the questions, which this run asks once.
    """
    text = msg("cd-q-run", name=t.now.name_of(seat))
    said = yield from _said(t, _Asked(seat, rule, key, text, used, spend, suited=False))
    assert said.run is not None, "only who need not play a run plays none"
    return said.run


def perhaps_run(
    t: Ctx,
    seat: SeatId,
    rule: str,
    key: str,
    used: Sequence[int],
    *,
    text: Msg,
    note: Msg,
    spend: Spend,
    stands: Result,
    beside: Sequence[Option] = (),
) -> Procedure[RunAnswer]:
    """The same of somebody who may also play none.

    stands: what lies on the table.  beside: what else may be played with it, or instead.
    """
    asked = _Asked(seat, rule, key, text, used, spend, note=note, stands=stands, beside=tuple(beside), optional=True)
    return (yield from _said(t, asked))


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the questions about a run have in common."""

    seat: SeatId
    rule: str
    key: str
    text: Msg
    used: Sequence[int]
    spend: Spend
    note: Msg | None = None
    stands: Result | None = None
    beside: tuple[Option, ...] = ()
    optional: bool = False
    suited: bool = True

    @property
    def plays(self) -> Msg:
        """What the big button says."""
        return msg("cd-play" if self.optional else "cd-discard")

    def judge(self, book: Book, chosen: Sequence[str]) -> Verdict:
        """What the rules say of a selection; what lies beside the hand is judged by nobody."""
        cards = self.of_hand(chosen)
        if self.optional and not cards:
            return ALLOWED
        return run_verdict(cards, self.used, book, self.rule) & self.spend(len(cards))

    def of_hand(self, chosen: Sequence[str]) -> tuple[str, ...]:
        """The Aim cards of a selection."""
        others = [option.id for option in self.beside]
        return tuple(each for each in chosen if each not in others)


def _said(t: Ctx, asked: _Asked) -> Procedure[RunAnswer]:
    player, used = t.now.player(asked.seat), asked.used
    if is_hidden(t.now, asked.seat):
        return (yield from _run_on_paper(t, asked))
    chosen = yield from t.pick(
        "cards",
        (*map(card_option, player.hand), *asked.beside),
        under=asked.key,
        who=asked.seat,
        rule=asked.rule,
        text=asked.text,
        note=asked.note,
        lo=0 if asked.optional else t.book.numbers.shortest,
        none=msg("cd-no-run-played") if asked.optional else None,
        default=() if asked.optional else None,
        does=asked.plays,
        secret=True,
        stands=asked.stands,
        judge=partial(asked.judge, t.book),
    )
    picked = asked.of_hand(chosen)
    beside = tuple(each for each in chosen if each not in picked)
    if not picked:
        return RunAnswer(None, beside)
    held = tuple(value for card in picked if (value := value_of(card)) is not None)
    possible = runs_of(picked, t.book.numbers.values) or (held,)
    runs = tuple(each for each in possible if is_free(each, used)) or possible
    options = tuple(Option("-".join(map(str, each)), values_named(each)) for each in runs)
    stands = asked.stands
    told = yield from t.choose(
        "run", options, under=asked.key, who=asked.seat, rule="CD-COMP-09", text="joker-run", secret=True, stands=stands
    )
    values = first_of(each for each in runs if "-".join(map(str, each)) == told)
    return RunAnswer(CardRun(picked, values, is_suited(picked)), beside)


def _run_on_paper(t: Ctx, asked: _Asked) -> Procedure[RunAnswer]:
    """First value and number of cards; whether they are of one suit where that matters."""
    # Long as three questions are, each of which depends on the answer before it.
    used = asked.used
    n = t.book.numbers
    starts = _circle(n.values, n.shortest)
    passing = (Option(NONE, msg("cd-no-run-played")),) if asked.optional else ()
    firsts = tuple(
        Option(
            str(pair[0]),
            msg("cd-run-from", value=pair[0]),
            verdict=require(is_free(pair, used), asked.rule, _covered(pair, used)),
        )
        for pair in sorted(starts)
    )
    first = yield from t.choose(
        "first",
        (*passing, *asked.beside, *firsts),
        under=asked.key,
        who=asked.seat,
        rule=asked.rule,
        text=asked.text,
        note=asked.note,
        nature="decision" if asked.optional else "fact",
        default=NONE if asked.optional else None,
        stands=asked.stands,
        short=Msg("cd-q-dodge-short", asked.text.args) if asked.optional else asked.text,
        sheet=SHOT if asked.optional else "",
        seldom=asked.optional,
    )
    if first == NONE:
        return RunAnswer()
    if not asked.of_hand((first,)):
        return RunAnswer(None, (first,))
    circle = first_of(each for each in _circle(n.values, n.values) if each[0] == int(first))
    most = next((place for place, value in enumerate(circle) if value in used), n.values)
    most = max(n.shortest, min(most, len(t.now.player(asked.seat).hand)))
    text = msg("cd-q-how-many", name=t.now.name_of(asked.seat))
    size = yield from _how_many(
        t, asked.seat, f"{asked.key}-n", text, asked.rule, n.shortest, most, asked.spend, asked.stands
    )
    one_suit = False
    if asked.suited:
        one_suit = yield from t.yes_no(
            "suited", under=asked.key, who=asked.seat, rule="CD-COMP-13", nature="fact", stands=asked.stands
        )
    return RunAnswer(CardRun((UNKNOWN,) * size, circle[:size], one_suit))


def _how_many(
    t: Ctx, seat: SeatId, key: str, text: Msg, rule: str, lo: int, hi: int, spend: Spend, stands: Result | None = None
) -> Procedure[int]:
    """How many cards of a hand on paper are played; nobody is asked where only one number is possible."""
    options = tuple(Option(str(n), msg("cd-cards", n=n), verdict=spend(n)) for n in range(lo, max(lo, hi) + 1))
    told = yield from t.choose(key, options, who=seat, rule=rule, text=text, nature="fact", stands=stands)
    return int(told)


def cards(
    t: Ctx,
    seat: SeatId,
    lo: int,
    hi: int,
    *,
    key: str,
    text: Msg,
    rule: str,
    judge: Callable[[tuple[str, ...]], Verdict] | None = None,
) -> Procedure[tuple[str, ...]]:
    """So many cards of a hand, which are still in it. Nobody is asked where only the whole hand will do.

    judge: what the rules say of these cards together, where not any will do; the first that will lie ready, jokers
    last.  Those of a hand on paper are `UNKNOWN`.
    """
    allows = judge or _any_cards
    hand = t.now.player(seat).hand
    hi = min(hi, len(hand))
    if lo >= len(hand):
        return hand
    if is_hidden(t.now, seat):
        n = yield from _how_many(t, seat, key, text, rule, lo, hi, lambda n: allows((UNKNOWN,) * n))
        return (UNKNOWN,) * n
    return (
        yield from t.pick(
            key,
            map(card_option, hand),
            who=seat,
            rule=rule,
            text=text,
            lo=lo,
            hi=hi,
            does=msg("cd-discard"),
            default=_ready(hand, lo, judge) if judge is not None and lo == hi else None,
            secret=True,
            judge=allows,
        )
    )


def _any_cards(cards: tuple[str, ...]) -> Verdict:
    return ALLOWED


def _ready(hand: Sequence[str], n: int, judge: Callable[[tuple[str, ...]], Verdict]) -> tuple[str, ...] | None:
    """The first so many cards that will do together, jokers last; None where none will."""
    plain_first = sorted(hand, key=lambda card: value_of(card) is None)
    found = next((cards for cards in combinations(plain_first, n) if judge(cards).allowed), None)
    return None if found is None else tuple(card for card in hand if card in found)


def _covered(values: Sequence[int], used: Sequence[int]) -> Msg:
    """Which of these values are covered."""
    covered = tuple(msg("core-said-number", n=value) for value in values if value in used)
    return msg("cd-values-covered", values=covered, n=len(covered))


def values_named(values: Sequence[int]) -> Msg:
    """The values of a run: "9-10-1"."""
    return msg("core-said", text="-".join(map(str, values)))
