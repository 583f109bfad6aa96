"""Decks, cups, hands and bags: what may be drawn, who draws it, what is left.

A `Pile` is a view of the state and no second one: a game says in a function what lies in it now, and moves things by
its own events. Nothing is shuffled beforehand. Of a pile that nobody has looked into, every order is as likely as any
other, so a thing is drawn at the moment when it is turned up.

>>> from companion.core.procedures.procedure import Run, command
>>> from companion.core.values.messages import msg
>>> winds = Pile(("gale", "breeze", "calm"), lambda wind: Option(wind, msg(f"wind-{wind}")))
>>> winds.without("breeze").things
('gale', 'calm')

`draw` asks for one thing and returns it. What the app draws is a question of chance, and its answer is recorded like
any other; from a pile of the table's own somebody tells what came up. The game goes on in the same way after both.

>>> def change(t):
...     return (yield from draw(t, winds, key="wind", text=msg("which-wind"), rule="W-1"))
>>> run = Run(change, command("change"), state=None, book=None)
>>> run.start(), run.question.nature
([], 'chance')
>>> told = replace(winds, by="table")
>>> asked(told, key="wind", text=msg("which-wind"), rule="W-1").nature
'fact'

Several things at a time are drawn by `draw_each`, or named at once in a `pick`, which is also how a hand is brought
down to its limit. Tokens of a few kinds lie in a `bag`, whose chances are exact as long as their number is known:

>>> shot = bag(("ball", "chain"), lambda kind: Option(kind, msg(kind)), {"ball": 2, "chain": 3})
>>> len(shot), len(shot.without("ball", "chain"))
(5, 3)
>>> chances(shot, lambda kind: kind == "ball", 2)[2]
Fraction(1, 10)

What lies on top is drawn first: an ordered pile is `known_top or rest`, layer after layer. A pile that is used up is
made anew by an event of the game (`stocked`).

Secrets. A thing may lie face down for long; it gets its face from all that it may be when somebody looks (`turn_up`).
Where others must not learn what came up, the pile has a `back` and is drawn from by place, for the names that are
missing from a list would tell what the others hold. The app deals from it, also at a table that rolls its own dice:
whoever chose the place could count. At the table it is told in secret from a list of everything (`uncounted`).

>>> [option.id for option in replace(winds, back=msg("a-card")).options]
['1', '2', '3']

A random card is lost from such a hand in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any, Generic, Literal, TypedDict, TypeVar, Unpack

from companion.core.events.announcements import Result
from companion.core.events.event import Event
from companion.core.procedures.copied_cards import C, known
from companion.core.procedures.procedure import Context, Procedure, first_of
from companion.core.questions.kinds import Choose, Draw, Form, Nature, Option, Pick, Record
from companion.core.rules.odds import Chances
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg

S = TypeVar("S")
B = TypeVar("B")
T = TypeVar("T")

Dealer = Literal["app", "table"]
"""Who shuffles and draws: the app, or people at the table, who then tell what came up."""


@dataclass(frozen=True, slots=True)
class Pile(Generic[T]):
    """What may be drawn now."""

    things: tuple[T, ...]
    """Each kind of thing once."""
    shown: Callable[[T], Option]
    """A thing as an option; its id is known among all others."""
    by: Dealer = "app"
    copies: tuple[int, ...] = ()
    """How many of each there are; one, unless said."""
    uncounted: bool = False
    """Nobody counts them, so that anything may come up at any time."""
    back: Msg | None = None
    """What all of them look like from behind, if the app has them drawn unseen."""

    def __len__(self) -> int:
        """How many things lie there; of uncounted ones, how many kinds."""
        return sum(self.copies) if self.copies else len(self.things)

    @property
    def contents(self) -> tuple[tuple[T, int], ...]:
        """Each kind of thing, and how many there are of it."""
        return tuple(zip(self.things, self.copies or (1,) * len(self.things), strict=True))

    def without(self, *gone: T) -> Pile[T]:
        """With these taken away, each of them once; what does not lie there is passed over."""
        if self.uncounted:
            return self
        left = tuple((thing, n - gone.count(thing)) for thing, n in self.contents)
        there = tuple((thing, n) for thing, n in left if n > 0)
        copies = tuple(n for _, n in there) if self.copies else ()
        return replace(self, things=tuple(thing for thing, _ in there), copies=copies)

    @property
    def unseen(self) -> bool:
        """Whether things are drawn by their places; who draws at the table tells what it was all the same."""
        return self.back is not None and self.by == "app"

    @property
    def options(self) -> tuple[Option, ...]:
        """What a question about this pile offers."""
        if self.back is not None and self.unseen:
            return tuple(Option(str(place), self.back) for place in range(1, len(self) + 1))
        return tuple(map(self.shown, self.things))

    @property
    def _places(self) -> tuple[T, ...]:
        return tuple(thing for thing, n in self.contents for _ in range(n))

    def lying(self) -> tuple[str, ...]:
        """The ids of what lies at the places that are offered, in their order."""
        return tuple(self.shown(thing).id for thing in self._places)

    def meant(self, option: str) -> T:
        """The thing that is meant by the id of an option, or by its own id where only places are offered."""
        if self.unseen and option.isdecimal():
            return self._places[int(option) - 1]
        return first_of(thing for thing in self.things if self.shown(thing).id == option)


def bag(
    kinds: Iterable[T], shown: Callable[[T], Option], counts: Mapping[T, int] | None, by: Dealer = "app"
) -> Pile[T]:
    """Tokens of these kinds, so many of each. counts: None while nobody knows; then only the table can draw."""
    if counts is None:
        return Pile(tuple(kinds), shown, "table", uncounted=True)
    there = tuple(kind for kind in kinds if counts.get(kind, 0) > 0)
    return Pile(there, shown, by, copies=tuple(counts[kind] for kind in there))


class DrawOptions(TypedDict, total=False):
    """What else a question may say, as in `Ask`."""

    who: str
    note: Msg | None
    about: tuple[str, ...]
    stands: Result | None
    secret: bool
    """What came up is for `who` alone."""


def asked(
    pile: Pile[Any], *, key: str, text: Msg, rule: str, by_hand: Msg | None = None, **aside: Unpack[DrawOptions]
) -> Draw | Choose:
    """The question what is drawn. by_hand: its words where the table draws, which say what hands do.

    Raises BadAnswer for an empty pile, ValueError for a secret draw from a list that tells by what is missing.
    """
    if aside.get("secret") and not (pile.unseen or pile.uncounted):
        raise ValueError("a secret draw needs a back, or a list from which nothing is missing: names tell what is gone")
    if pile.by == "table":
        asks, short = (text, None) if by_hand is None else (by_hand, text)
        return Choose(key=key, text=asks, short=short, rule=rule, nature="fact", options=pile.options, **aside)
    if pile.unseen:
        return Draw(key=key, text=text, rule=rule, options=pile.options, unseen=True, things=pile.lying, **aside)
    return Draw(key=key, text=text, rule=rule, options=pile.options, weights=pile.copies, **aside)


def draw(
    t: Context[S, B],
    pile: Pile[T],
    *,
    key: str,
    text: Msg,
    rule: str,
    by_hand: Msg | None = None,
    **aside: Unpack[DrawOptions],
) -> Procedure[T]:
    """One thing of a pile; taking it away is for an event of the game. Raises BadAnswer for an empty pile.

    by_hand: as for `asked`; without it an order has just told hands to draw.
    """
    told = yield from t.ask(asked(pile, key=key, text=text, rule=rule, by_hand=by_hand, **aside))
    return pile.meant(told)


def draw_each(
    t: Context[S, B],
    pile: Pile[T],
    n: int,
    *,
    key: str,
    text: Callable[[int], Msg],
    rule: str,
    put_back: bool = False,
    by_hand: Callable[[int], Msg] | None = None,
    **aside: Unpack[DrawOptions],
) -> Procedure[tuple[T, ...]]:
    """n things one after the other, fewer when no more are there. text: of the question for the first, second, …

    by_hand: likewise, as for `asked`.

    put_back: each of them goes back before the next is drawn.
    """
    drawn: tuple[T, ...] = ()
    for i in range(1, n + 1):
        left = pile if put_back else pile.without(*drawn)
        if not left:
            break
        hands = None if by_hand is None else by_hand(i)
        one = yield from draw(t, left, key=f"{key}-{i}", text=text(i), rule=rule, by_hand=hands, **aside)
        drawn = (*drawn, one)
    return drawn


def pick(
    t: Context[S, B],
    pile: Pile[T],
    n: int,
    *,
    key: str,
    text: Msg,
    rule: str,
    nature: Nature = "decision",
    **aside: Unpack[DrawOptions],
) -> Procedure[tuple[T, ...]]:
    """n things at once: those that somebody gives up of a hand, or tells to have come up. Nobody is asked for none.

    Raises ValueError for a bag, whose copies could not be told apart: ask for their numbers instead.
    """
    if pile.copies or pile.uncounted:
        raise ValueError("things of one kind cannot be picked one by one")
    if n <= 0:
        return ()
    picked = yield from t.ask(
        Pick(key=key, text=text, rule=rule, nature=nature, options=pile.options, lo=n, hi=n, **aside)
    )
    return tuple(pile.meant(option) for option in picked)


def turn_up(
    t: Context[C, B],
    pile: Pile[str],
    form: Callable[[str], Form],
    held: str,
    *,
    key: str,
    text: Msg,
    rule: str,
    by_hand: Msg | None = None,
    **aside: Unpack[DrawOptions],
) -> Procedure[tuple[str, Record]]:
    """What a thing is that lay face down, and what is printed on it.

    pile: all that it may be.  form: for copying one of them, by its id.  held: the id by which the one on the table
    goes.  The app draws which one it is, and its face is copied once for all; at the table whoever holds it reads it
    off, without saying which one it is (""). by_hand: as for `asked`.
    """
    who, secret = aside.get("who", "table"), aside.get("secret", False)
    if pile.by == "table":
        face = form(held)
        told = replace(face, key=f"{key}-face", kept=False, who=who, secret=secret)
        if by_hand is not None:
            told = replace(told, text=by_hand, short=face.text)
        return "", (yield from t.ask(told))
    drawn = yield from draw(t, pile, key=f"{key}-draw", text=text, rule=rule, **aside)
    return drawn, (yield from known(t, replace(form(drawn), who=who, secret=secret)))


def stocked(t: Context[S, B], view: Callable[[S, B], Pile[T]], *shuffled: Event[S]) -> Procedure[Pile[T]]:
    """A pile as it lies now; one that is used up is first made anew by these events, as far as anything is left."""
    if not view(t.now, t.book):
        yield from t.happens(*shuffled)
    return view(t.now, t.book)


def chances(pile: Pile[T], value: Callable[[T], int], n: int = 1) -> Chances:
    """How likely each sum of the values of n things is that are drawn without putting any back.

    Of fewer things all are drawn. Raises ValueError where nobody knows how many there are.
    """
    if pile.uncounted:
        raise ValueError("there are no chances where nobody knows what is left")
    ways = {(0, 0): 1}
    for thing, count in pile.contents:
        more: dict[tuple[int, int], int] = {}
        for (drawn, total), times in ways.items():
            for k in range(min(count, n - drawn) + 1):
                place = drawn + k, total + k * value(thing)
                more[place] = more.get(place, 0) + times * comb(count, k)
        ways = more
    whole = min(n, len(pile))
    found = {total: times for (drawn, total), times in sorted(ways.items()) if drawn == whole}
    return {total: Fraction(times, comb(len(pile), whole)) for total, times in found.items()}


def no_more(place: str, there: Iterable[str], box: Mapping[str, int] | None = None) -> Iterator[tuple[str, str, int]]:
    """For the count of pieces: of what is on the table more often than in the box, less than nothing is left there.

    place: what the box is called.  there: the kind of every piece on the table.  box: how many of each kind it holds;
    one, unless said.  Yields kind, place and number, as a game counts them in its `pieces`.
    """
    for kind, n in Counter(there).items():
        yield kind, place, min(0, (box or {}).get(kind, 1) - n)
