"""Announcements read off the journal in force: orders, results, changes and turns of fate, with their rules.

Everything that was told since a touch is told together; what chance brought and no event tells is told by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from companion.core.events.announcements import (
    EACH,
    Announcement,
    Change,
    Die,
    Fate,
    Order,
    Result,
    SetupStep,
    Side,
    is_contest,
)
from companion.core.events.event import Happened
from companion.core.journal.journal import Began, Ended, Entry, Journal, Said, is_personal
from companion.core.questions.kinds import TABLE
from companion.core.values.messages import Msg, msg


@dataclass(frozen=True, slots=True)
class AnnouncementEntry:
    """One telling of the journal."""

    number: int
    """Of its entry."""
    telling: Announcement
    rule: str = ""
    """Under which it came about, "" for none."""
    begun: int = -1
    """Number of the entry with which its procedure began, -1 if that was told before."""
    bare: bool = False
    """Whether these are dice or cards of the procedure under way, of which no event has told yet."""
    heading: Msg | None = None
    """Over the orders to which it belongs."""
    step: SetupStep | None = None
    """Of the set-up, likewise."""


def last_touch(journal: Journal, seat: str | None = None) -> int:
    """Number of the last entry that a person wrote, -1 for none: what comes after it is news.

    What others do with menus of their own is no touch. seat: on whose screen, None for the table's.
    """
    for number, entry in reversed(journal.live):
        if is_personal(entry) and not _aside(journal, number, seat):
            return number
    return -1


def gone_on(journal: Journal) -> int:
    """Number of the last entry with which the table went on for all who had a menu of their own, -1 for none.

    What was told before lay above those menus, and everybody has done it.
    """
    found = (number for number, entry in reversed(journal.live) if isinstance(entry, Began) and entry.who == TABLE)
    return next(found, -1)


def round_start(journal: Journal) -> int:
    """Number of the last entry of a person before the round began, -1 for the first one.

    What that touch brought about, as the event at the end of the last round, is told with the new one.
    """
    begun = False
    for number, entry in reversed(journal.live):
        begun = begun or (isinstance(entry, Happened) and entry.event.begins_round)
        if begun and is_personal(entry):
            return number
    return -1


def announcements_after(journal: Journal, after: int = -1, seat: str | None = None) -> tuple[AnnouncementEntry, ...]:
    """What was told after entry number `after`, oldest first.

    seat: on whose screen; orders for the hands of others, and what is told to others alone, are left out there. None
    for the table, which hears all.  Of what others do with menus of their own nothing is told but orders; to the table
    only where a phone did it; what hands lay out on the common table before the game is told there alone.
    """
    start = journal.position(after + 1)
    told = told_in(journal.live[start:], _step_at(journal, start))
    return tuple(each for each in told if _concerns(journal, each, seat))


def _concerns(journal: Journal, each: AnnouncementEntry, seat: str | None) -> bool:
    if not isinstance(each.telling, Order) and _aside(journal, each.number, seat):
        return False
    if seat is None:
        return True
    at_table = each.step is not None and isinstance(each.telling, Order) and not each.telling.seat
    return not at_table and concerns(each.telling, seat)


def concerns(telling: Announcement, seat: str) -> bool:
    """Whether something is told to this seat: a turn of fate, or what is told to all or to nobody else."""
    return isinstance(telling, Fate) or telling.seat in ("", EACH, seat)


def is_set_up(each: AnnouncementEntry) -> bool:
    """Whether it is something that hands lay out before the game."""
    return each.step is not None and isinstance(each.telling, Order)


def set_up(journal: Journal, seat: str | None = None) -> tuple[AnnouncementEntry, ...]:
    """All that hands have laid out before the game, until its first round is over; then nothing.

    seat: as `announcements_after` has it.
    """
    if sum(isinstance(entry, Happened) and entry.event.begins_round for _, entry in journal.live) > 1:
        return ()
    return tuple(filter(is_set_up, announcements_after(journal, -1, seat)))


def _aside(journal: Journal, number: int, seat: str | None) -> bool:
    """Whether an entry in force belongs to what somebody else does with a menu of their own."""
    opened = journal.opened_before(journal.position(number) + 1)
    if opened is None or opened[1].who in ("", TABLE):
        return False
    return opened[1].source == "phone" if seat is None else opened[1].who != seat


def _step_at(journal: Journal, position: int) -> SetupStep | None:
    """The chapter of the set-up that is under way before a place of the journal in force."""
    for _, entry in reversed(journal.live[:position]):
        if isinstance(entry, Began | Ended):
            break
        if isinstance(entry, Happened) and entry.heading is not None:
            return entry.event.step
    return None


def told_in(entries: Iterable[tuple[int, Entry]], step: SetupStep | None = None) -> Sequence[AnnouncementEntry]:
    """The tellings of these entries; what chance brought stands by itself only until an event tells it.

    step: of the set-up under way.
    """
    told: list[AnnouncementEntry] = []
    begun = -1
    heading: Msg | None = None if step is None else step.title
    chance: list[AnnouncementEntry] = []
    """What was rolled or drawn in the procedure under way and is not yet told by an event."""
    for number, entry in entries:
        match entry:
            case Began() | Ended():
                told += chance
                chance = []
                begun, heading, step = number, None, None
            case Said(source="dice", secret=False):
                chance.append(AnnouncementEntry(number, _rolled(entry), entry.rule, begun))
            case Happened(event):
                heading, step = (entry.heading, event.step) if entry.heading is not None else (heading, step)
                tellings = entry.announcements
                if any(isinstance(each, Result) and any(side.dice for side in each.sides) for each in tellings):
                    chance = []  # its dice are those that fell
                elif chance and (tellings or event.echo):
                    told += (drawn for drawn in chance[:-1] if drawn.rule != event.rule)  # of one draw after another
                    chance = []
                told += [
                    AnnouncementEntry(number, telling, event.rule, begun, heading=heading, step=step)
                    for telling in tellings
                ]
    return [*told, *(replace(each, bare=True) for each in chance)]


def _rolled(said: Said) -> Result:
    """Dice or a card of which no event tells more than that they fell."""
    faces = said.value if isinstance(said.value, tuple | list) else ()
    dice = tuple(Die(face, 0) for face in faces if isinstance(face, int))
    text = msg("notebook-said", question=said.caption, answer=said.told)
    return Result(text, (Side(said.caption, dice=dice, said=said.told),) if dice else ())


# ---------------------------------------------------------------------- in blocks, as they are drawn


@dataclass(frozen=True, slots=True)
class Block:
    """What is drawn on one card: orders or changes that belong together, a turn of fate with the orders that it brings,
    a result with the changes that came of it."""

    parts: tuple[AnnouncementEntry, ...]

    @property
    def first(self) -> Announcement:
        """Tells which kind of card it is."""
        return self.parts[0].telling

    @property
    def orders(self) -> tuple[AnnouncementEntry, ...]:
        """What hands do because of it."""
        return tuple(part for part in self.parts if isinstance(part.telling, Order))

    @property
    def results(self) -> tuple[Result, ...]:
        """What chance or a contest brought."""
        return tuple(part.telling for part in self.parts if isinstance(part.telling, Result))

    @property
    def changes(self) -> tuple[AnnouncementEntry, ...]:
        """What has become of numbers because of it."""
        return tuple(part for part in self.parts if isinstance(part.telling, Change))


def blocks(told: Sequence[AnnouncementEntry]) -> tuple[Block, ...]:
    """Orders first, under their headings, those that a turn of fate brings on its card; then the rest as it came.

    What is over is told before the orders that came after it.  Changes stand with the result that brought them; those
    without one stand together.
    """
    found: list[Block] = []
    orders: list[AnnouncementEntry] = []
    rest: list[list[AnnouncementEntry]] = []
    for each in told:
        last = rest[-1][0].telling if rest else None
        match each.telling:
            case Order():
                if (fated := _fated(rest, each)) is None and any(_is_over(block, each) for block in rest):
                    found += _in_order(orders, rest)
                    orders, rest = [], []
                (orders if fated is None else fated).append(each)
            case Change() if isinstance(last, Change | Result):
                rest[-1].append(each)
            case _:
                rest.append([each])
    return (*found, *_in_order(orders, rest))


def _in_order(orders: Sequence[AnnouncementEntry], rest: Sequence[Sequence[AnnouncementEntry]]) -> Iterator[Block]:
    """Orders under their headings, then the rest."""
    headed = (tuple(under) for _, under in groupby(orders, key=lambda order: order.heading))
    yield from (Block(parts) for parts in (*headed, *map(tuple, rest)))


def _is_over(block: Sequence[AnnouncementEntry], order: AnnouncementEntry) -> bool:
    """Whether dice have spoken there between two sides, or a turn of fate had hands at work in a procedure before."""
    match block[0].telling:
        case Result(sides=sides):
            return len(sides) > 1 and any(side.dice for side in sides)
        case Fate():
            return block[0].begun != order.begun and any(isinstance(each.telling, Order) for each in block)
        case _:
            return False


def _fated(blocks: Sequence[list[AnnouncementEntry]], order: AnnouncementEntry) -> list[AnnouncementEntry] | None:
    """The card of the turn of fate that brought an order, None for none.

    That is the one told just before in the same procedure, or an earlier one of it under the same rule.
    """
    for place, block in enumerate(reversed(blocks)):
        fate = block[0]
        if isinstance(fate.telling, Fate) and fate.begun == order.begun and (not place or fate.rule == order.rule):
            return block
    return None


def headline(told: Sequence[AnnouncementEntry]) -> Msg | None:
    """What a glance must take away: it names what has happened, and never what somebody tapped.

    The last turn of fate, else a contest, else another result, else what the last orders are for. Of several results
    the last one that changed a number, so that a second salvo that misses does not hide the first, which hit; what they
    do to the same is added up.
    """
    for each in reversed(told):
        if isinstance(each.telling, Fate):
            return each.telling.title
    results = [
        (is_contest(block.first), bool(block.changes), n, block.first)
        for n, block in enumerate(blocks(told))
        if isinstance(block.first, Result)
    ]
    if results:
        *_, chosen = max(results, key=lambda each: each[:3])
        return in_all([each for *_, each in results], chosen)
    return next((each.heading for each in reversed(told) if isinstance(each.telling, Order)), None)


COUNT: Final = "n"
"""Argument of words that say how many."""


def counts(text: Msg) -> int | None:
    """How many words say that there are, None where they count nothing."""
    n = dict(text.args).get(COUNT)
    return n if isinstance(n, int) else None


def with_count(text: Msg, n: int) -> Msg:
    """The same words of so many."""
    return Msg(text.key, tuple((name, n if name == COUNT else value) for name, value in text.args))


def in_all(results: Sequence[Result], chosen: Result) -> Msg:
    """The words of a result, with what others that say the same have done besides."""
    if _dealt(chosen) is None:
        return chosen.text
    alike = with_count(chosen.text, 0)
    dealt = (_dealt(each) for each in results if with_count(each.text, 0) == alike)
    return with_count(chosen.text, sum(n for n in dealt if n is not None))


def _dealt(result: Result) -> int | None:
    """How many points its words count, where those are what its dice did; None elsewhere."""
    did = [die.did for side in result.sides for die in side.dice if die.did is not None]
    return counts(result.text) if did and sum(did) == counts(result.text) else None
