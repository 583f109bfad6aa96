"""Numbers along two edges of a grid: which stand in which place, and which place is told next."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from companion.core.questions.kinds import Field, FieldValue

HOLE = "?"
"""A place on an edge of which nothing is known, between others."""
PLACE = "@"
"""Before the name of a place that was touched, in the name of a brush: signs have one letter."""
Edge = tuple[Field, FieldValue]
"""The line of words that an edge is, with its value."""
Numbers = tuple[int, ...]
"""Those of one place."""
TWO = 2


def places_of(value: FieldValue) -> list[list[str]]:
    """What is printed along an edge, place after place."""
    return [[] if place == HOLE else place.split("/") for place in str(value or "").split()]


def printed(place: int, number: str, old: FieldValue) -> FieldValue:
    """An edge after a tap on one of its places: the number stands there and nowhere else, or not any more if it did."""
    places = places_of(old)
    places += [[] for _ in range(place + 1 - len(places))]
    had = number in places[place]
    places = [[each for each in numbers if each != number] for numbers in places]
    if not had:
        places[place].append(number)
    while places and not places[-1]:
        places.pop()
    return " ".join("/".join(numbers) or HOLE for numbers in places) or None


def with_numbers(place: int, numbers: Numbers, old: FieldValue) -> FieldValue:
    """An edge with these numbers on one of its places."""
    for number in numbers:
        old = printed(place, str(number), old)
    return old


def left(edge: Edge) -> Numbers:
    """The numbers that stand nowhere along an edge."""
    line, value = edge
    placed = {number for numbers in places_of(value) for number in numbers}
    return tuple(n for n in range(line.lo, line.hi + 1) if str(n) not in placed)


def keys(line: Field) -> tuple[Numbers, ...]:
    """What one key tells of a place: two numbers that follow each other, or one."""
    every = range(line.lo, line.hi + 1)
    pairs = tuple((n, n + 1) for n in every[::TWO]) if len(every) % TWO == 0 else ()
    return (*pairs, *((n,) for n in every))


def touched(brush: str, edges: Sequence[Edge]) -> tuple[Edge, int] | None:
    """The place that somebody has touched, to tell it by itself; None for none."""
    name, _, place = brush.removeprefix(PLACE).rpartition("-")
    edge = next((each for each in edges if brush.startswith(PLACE) and each[0].name == name), None)
    return None if edge is None else (edge, int(place))


def following(edges: Sequence[Edge]) -> tuple[Edge, int] | None:
    """The place that is told next: the first empty one of the first edge on which numbers are left; None for none."""
    edge = next((each for each in edges if left(each)), None)
    if edge is None:
        return None
    places = places_of(edge[1])
    return edge, next((at for at, numbers in enumerate(places) if not numbers), len(places))


def told(edge: Edge, place: int, numbers: Numbers) -> FieldValue:
    """An edge once the place whose turn it was is told; what can only stand in the last place stands there, too.

    It is the last one where as many numbers are left as stand in each of the others.
    """
    value = with_numbers(place, numbers, edge[1])
    rest, places = left((edge[0], value)), places_of(value)
    if len(places) > 1 and {len(each) for each in places} == {len(rest)}:
        value = with_numbers(len(places), rest, value)
    return value


def next_told(edge: Edge, numbers: Numbers) -> FieldValue:
    """An edge once its first empty place is told; as it is where not all of these numbers are left."""
    turn = following((edge,))
    return edge[1] if turn is None or not {*numbers} <= {*left(edge)} else told(edge, turn[1], numbers)


def goes_on(edge: Edge) -> tuple[Numbers, ...]:
    """How an edge goes on that has gone up or down so far, from the last number to the first one again; nothing where
    it has not, or where nothing is left to be told."""
    line, value = edge
    places = [tuple(sorted(map(int, each))) for each in places_of(value)]
    size = len(places[0]) if places else 0
    every = range(line.lo, line.hi + 1)
    if not size or len(every) % size or len(places) < TWO:
        return ()
    groups = [tuple(every[at : at + size]) for at in range(0, len(every), size)]
    if not all(place in groups for place in places):
        return ()
    at = [groups.index(place) for place in places]
    steps = {(there - here) % len(groups) for here, there in pairwise(at)}
    if steps not in ({1}, {len(groups) - 1}):
        return ()
    step = steps.pop()
    rest = tuple(groups[(at[-1] + n * step) % len(groups)] for n in range(1, len(groups) - len(at) + 1))
    return rest if len(rest) > 1 else ()


def gone_on(edge: Edge) -> FieldValue:
    """An edge with all the places told that follow as it has gone so far."""
    value = edge[1]
    for numbers in goes_on(edge):
        value = with_numbers(len(places_of(value)), numbers, value)
    return value
