"""What is told in a row and says the same is told once, with its number: nobody takes three cubes one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from companion.core.events.announcements import Change, Order
from companion.core.values.messages import Arg, Msg
from companion.journal_views.announcements import COUNT, AnnouncementEntry


def merged(told: Iterable[AnnouncementEntry]) -> tuple[AnnouncementEntry, ...]:
    """The same with orders that go on with the last one added to it (`Order.adds`), and a number that went on changing
    told from where it began to where it ended. Dice, and a turn of fate, end what belongs together.

    What hands lay out before the game stays as it is: each part of it is ticked off.
    """
    found: list[AnnouncementEntry] = []
    joined: dict[int, int] = {}
    """Entries whose order was added to another one's, with its number: what they change belongs to it."""
    since = 0
    for entry in told:
        each = replace(entry, number=joined.get(entry.number, entry.number))
        if not isinstance(each.telling, Order | Change):
            since = len(found)
        for place in _before(found, since, each):
            if isinstance(each.telling, Change) and not _of_the_same(found, found[place].number, each.number):
                continue
            both = _both(found[place], each)
            if both is not None:
                found[place] = both
                joined[each.number] = both.number
                break
        else:
            found.append(each)
    return tuple(found)


def _before(found: Sequence[AnnouncementEntry], since: int, each: AnnouncementEntry) -> Iterator[int]:
    """Where that stands with which this one may go on: the last order; any change."""
    kind = type(each.telling)
    alike = [place for place in range(len(found) - 1, since - 1, -1) if type(found[place].telling) is kind]
    yield from alike[:1] if kind is Order else alike if kind is Change else ()


def _of_the_same(found: Sequence[AnnouncementEntry], first: int, then: int) -> bool:
    """Whether what two entries change follows from the same orders, or from none."""
    ordered = {each.number for each in found if isinstance(each.telling, Order)}
    return first == then or not ordered.intersection((first, then))


def _both(first: AnnouncementEntry, then: AnnouncementEntry) -> AnnouncementEntry | None:
    """Two entries as one, None where the second does not go on with the first."""
    if (first.rule, first.begun, first.heading) != (then.rule, then.begun, then.heading) or first.step or then.step:
        return None
    match first.telling, then.telling:
        case Order(adds=True) as order, Order() as other:
            words = added(order.text, other.text)
            if words is None or replace(order, text=words) != replace(other, text=words):
                return None
            return replace(first, telling=replace(order, text=words))
        case Change() as change, Change() as other:
            if change.after is None or replace(change, before=None, after=other.after) != replace(other, before=None):
                return None
            return replace(first, telling=replace(change, after=other.after)) if change.after == other.before else None
    return None


def added(one: Msg, other: Msg) -> Msg | None:
    """The words of both: their numbers `n` added up, their enumerations one after the other; None where anything else
    of them differs."""
    if one.key != other.key or [name for name, _ in one.args] != [name for name, _ in other.args]:
        return None
    args: list[tuple[str, Arg]] = []
    for (name, value), (_, more) in zip(one.args, other.args, strict=True):
        if name == COUNT and isinstance(value, int) and isinstance(more, int):
            args.append((name, value + more))
        elif isinstance(value, tuple) and isinstance(more, tuple):
            args.append((name, (*value, *more)))
        elif value == more:
            args.append((name, value))
        else:
            return None
    return Msg(one.key, tuple(args))
