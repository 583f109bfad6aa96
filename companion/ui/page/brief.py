"""What is told where there is little room: all that hands do on one card, then what dice said, each fact once.

Orders keep the numbers that they have elsewhere. Nothing is left out: what belongs together stands in one line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.core.events.announcements import Change, Fate, Order, Result
from companion.journal_views.announcements import AnnouncementEntry, Block, counts, with_count


def in_brief(told: Sequence[Block]) -> tuple[Block, ...]:
    """The same cards, few and low: what hands do, each order with the number that it makes another; then results, those
    of the same sides together; then what else has changed or come about."""
    duties = [part for block in told if block.orders for part in _headed(block)]
    ordered = {each.number for each in duties if isinstance(each.telling, Order)}
    done, others = list[AnnouncementEntry](), list[Block]()
    for block in (each for each in told if not each.orders):
        done += (part for part in block.changes if part.number in ordered)
        kept = tuple(part for part in block.parts if not (part.number in ordered and isinstance(part.telling, Change)))
        others += [Block(kept)] if kept else []
    return (*_duties(duties, done), *(_once(block) for block in _together(others)))


def _headed(block: Block) -> tuple[AnnouncementEntry, ...]:
    """Parts of a card with orders; those that a turn of fate brings stand under its title, and no other."""
    if isinstance(block.first, Fate):
        return tuple(replace(part, heading=None) for part in block.parts)
    return block.parts


def _duties(parts: Sequence[AnnouncementEntry], done: Sequence[AnnouncementEntry]) -> list[Block]:
    """Orders on one card, each followed by what it changes."""
    found: list[AnnouncementEntry] = []
    left = list(done)
    for part in parts:
        found.append(part)
        if isinstance(part.telling, Order):
            own = [each for each in left if each.number == part.number]
            left = [each for each in left if each.number != part.number]
            found += own
    return [Block(tuple(_added(found)))] if found else []


def _added(parts: Sequence[AnnouncementEntry]) -> Iterator[AnnouncementEntry]:
    """Orders that do the same once more, as their changes prove, are one order."""
    found: list[tuple[AnnouncementEntry, ...]] = []
    for part in parts:
        if isinstance(part.telling, Change) and found and isinstance(found[-1][0].telling, Order):
            found[-1] = (*found[-1], part)
        else:
            found.append((part,))
    kept: list[tuple[AnnouncementEntry, ...]] = []
    for line in found:
        same = next((n for n, other in enumerate(kept) if _goes_on(other, line)), None)
        if same is None:
            kept.append(line)
        else:
            kept[same] = _both(kept[same], line)
    return (part for line in kept for part in line)


def _goes_on(first: Sequence[AnnouncementEntry], then: Sequence[AnnouncementEntry]) -> bool:
    """Whether an order with its change does once more what another one does, on the number that this one left."""
    if len(first) != 2 or len(then) != 2:
        return False
    (a, b), (c, d) = ([part.telling for part in each] for each in (first, then))
    if not (isinstance(a, Order) and isinstance(b, Change) and isinstance(c, Order) and isinstance(d, Change)):
        return False
    if None in (_moved(b), _moved(d)) or b.after != d.before or b.text != d.text:
        return False
    counted = counts(a.text) == abs(_moved(b) or 0) and counts(c.text) == abs(_moved(d) or 0)
    return counted and replace(a, text=with_count(a.text, 0)) == replace(c, text=with_count(c.text, 0))


def _moved(change: Change) -> int | None:
    """By how much a number has become another, None for what is said in words."""
    return None if change.after is None or change.before is None else change.after - change.before


def _both(first: Sequence[AnnouncementEntry], then: Sequence[AnnouncementEntry]) -> tuple[AnnouncementEntry, ...]:
    order, change, last = first[0].telling, first[1].telling, then[1].telling
    assert isinstance(order, Order) and isinstance(change, Change) and isinstance(last, Change)
    became = replace(change, after=last.after)
    bidden = replace(order, text=with_count(order.text, abs(_moved(became) or 0)))
    return replace(first[0], telling=bidden), replace(first[1], telling=became)


def _together(blocks: Sequence[Block]) -> Iterator[Block]:
    """Results between the same sides on one card; plain words on one, too; changes that no result brought likewise."""
    found: dict[object, list[AnnouncementEntry]] = {}
    for n, block in enumerate(blocks):
        match block.first:
            case Result(sides=sides):
                kind: object = (Result, tuple(side.who for side in sides))
            case Change():
                kind = Change
            case _:
                kind = n
        found.setdefault(kind, []).extend(block.parts)
    yield from (Block(tuple(parts)) for parts in found.values())


def _once(block: Block) -> Block:
    """A number that has changed several times is told once."""
    kept: list[AnnouncementEntry] = []
    for part in block.parts:
        change = part.telling
        before = next((n for n, other in enumerate(kept) if _follows(other.telling, change)), None)
        if before is None or not isinstance(change, Change):
            kept.append(part)
            continue
        earlier = kept[before].telling
        assert isinstance(earlier, Change)
        kept[before] = replace(kept[before], telling=replace(earlier, after=change.after))
    return Block(tuple(kept))


def _follows(first: object, then: object) -> bool:
    """Whether a change takes a number from where another one of the same words has left it."""
    if not (isinstance(first, Change) and isinstance(then, Change)):
        return False
    return first.text == then.text and first.after is not None and first.after == then.before
