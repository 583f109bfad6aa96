"""To what a die belongs: who throws it, what for, at whom and with what, and the how-manieth of these it is.

A die that was seen and taken back comes again with its deed, whatever was done in between, in whatever order and
through whatever menu; and it never comes with another deed. So no result depends on how much else has happened.

>>> from dataclasses import replace
>>> from companion.core.procedures.procedure import command
>>> from companion.core.questions.kinds import Dice
>>> from companion.core.values.messages import msg
>>> two = (Dice(msg("cannons"), 2, 6, of="bow"),)
>>> shot = Roll(key="shots-1", text=msg("shots"), rule="R-1", who="ana", dice=two, about=("a", "b"))
>>> fire, sail = command("fire", ship="a"), command("sail", ship="a")
>>> (thrown,) = dealt(shot, fire, lambda kind: 0)
>>> thrown
Dealt(of='shots|ana|a b|bow', first=0, count=2)
>>> faces(shot, 7, (thrown,)) == faces(shot, 7, dealt(shot, sail, lambda kind: 0))
True

One die less leaves the others as they are, and to throw two one by one is to throw both:

>>> one = replace(shot, dice=(Dice(msg("cannons"), 1, 6, of="bow"),))
>>> first, second = (faces(one, 7, dealt(one, fire, lambda kind: before)) for before in (0, 1))
>>> first + second == faces(shot, 7, (thrown,))
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import Draw, Question, Roll

COUNTED: Final = "1"
"""Version of the rules under which a die belonged to the number of procedures begun. An evening that began so goes on
so."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Dice of one kind in a roll, or a draw."""

    of: str
    """The deed to which they belong, in one line."""
    first: int
    """How many of the kind had been thrown before, in what is in force."""
    count: int
    """How many these are."""


def dealt(
    question: Question, under_way: Command, before: Callable[[str], int], called: Callable[[str], str] = str
) -> tuple[Dealt, ...]:
    """The dice of a roll, or the draw, as their deed names them; () for a question that is none of chance.

    under_way: the procedure that asks, by which a deed is known that does not say what it is about.  before: how many
    of a kind have been thrown so far.  called: what a deed is called by the key of its question's words.
    """
    if not isinstance(question, Roll | Draw):
        return ()
    deed, counts = _deed(question, under_way, called), Counter[str]()
    if isinstance(question, Draw):
        counts[deed] = 1
    else:
        for group in question.dice:
            counts[f"{deed}|{group.of}"] += group.count
    return tuple(Dealt(kind, before(kind), count) for kind, count in counts.items() if count)


def faces(roll: Roll, seed: int, thrown: Sequence[Dealt]) -> tuple[int, ...]:
    """How the dice of a roll fall, in its order. thrown: what `dealt` says of it."""
    return tuple(
        1 + _number(seed, *die) % sides for die, sides in zip(one_by_one(roll, thrown), roll.sides, strict=True)
    )


def one_by_one(roll: Roll, thrown: Sequence[Dealt]) -> list[tuple[str, int]]:
    """Every die of a roll, in its order, by its deed and its number. thrown: what `dealt` says of the roll."""
    kinds = {each.of.rpartition("|")[2]: each for each in thrown}
    next_, found = {kind: each.first for kind, each in kinds.items()}, []
    for group in roll.dice:
        for _ in range(group.count):
            found.append((kinds[group.of].of, next_[group.of]))
            next_[group.of] += 1
    return found


def drawn(draw: Draw, seed: int, thrown: Sequence[Dealt]) -> str:
    """Which option comes up. Every deed would like some things better than others: what it has drawn once it draws
    again, as long as that is still there, though others have drawn in between.
    """
    (deal,) = thrown
    there = Counter[str]()
    lots = []
    copies_of = draw.weights or (1,) * len(draw.options)
    for option, thing, copies in zip(draw.options, lying(draw), copies_of, strict=True):
        for _ in range(copies):
            lots.append((_number(seed, deal.of, deal.first, thing, there[thing]), option.id))
            there[thing] += 1
    return min(lots)[1]


def lying(draw: Draw) -> Sequence[str]:
    """What is meant by the options of a draw, in their order."""
    return [option.id for option in draw.options] if draw.things is None else draw.things()


def _deed(question: Roll | Draw, under_way: Command, called: Callable[[str], str]) -> str:
    """What is asked and whom it is about; of a question that does not say it, its key and what was begun."""
    what, aim = called(question.text.key), question.about
    if not aim:
        what, aim = question.key, (under_way.name, *(f"{name}={value}" for name, value in under_way.params))
    again = isinstance(question, Roll) and question.again
    return "|".join((what, question.who, " ".join(aim), *(["again"] if again else [])))


def _number(*of: object) -> int:
    """As good as a die, and always the same for the same words."""
    return int.from_bytes(blake2b("/".join(map(str, of)).encode(), digest_size=8).digest(), "big")
