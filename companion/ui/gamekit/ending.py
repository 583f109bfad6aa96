"""What stands on the last page of an evening: verdict, curves, table, sums, accounts.

A game says it part by part. One that says nothing has a page made of `Game.score`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeVar

import flet as ft

from companion.core.journal.journal import Journal, Said
from companion.core.kit.game import AnyGame
from companion.core.rules.verdicts import Sum
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.plot import Curve
from companion.ui.widgets import kit


@dataclass(frozen=True, slots=True)
class Crown:
    """Who has won, under which sail, when, and by which rule."""

    verdict: Msg
    picture: ft.Control
    moment: Msg
    """When the evening ended."""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class PartTitle:
    """The title of the parts that follow."""

    text: Msg


@dataclass(frozen=True, slots=True)
class Contender:
    """A player, team or nation at the end, with the points it has and how it came by them."""

    name: Msg
    picture: ft.Control
    points: int
    curve: Curve


@dataclass(frozen=True, slots=True)
class Curves:
    """How the points of all sides grew."""

    label: Msg
    """What is plotted, read aloud."""
    sides: Sequence[Contender]
    last: int
    """Number of the last round or card."""
    goal: int = 0
    """Points that win, 0 where no number of points does."""


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of the final table."""

    rank: int
    """As won, the same for equals."""
    name: Msg
    picture: ft.Control
    figures: tuple[int | str, ...]
    """One for each heading."""
    note: Msg | None = None


@dataclass(frozen=True, slots=True)
class Ranking:
    """The final table: rank, ship and name of each player, and a column of figures under each heading."""

    heads: Sequence[Msg]
    places: Sequence[Rank]


@dataclass(frozen=True, slots=True)
class Product:
    """A score that is the product of sums: what comes out, and each sum with its terms."""

    total: Msg
    parts: Sequence[Sum]


@dataclass(frozen=True, slots=True)
class Account:
    """Where the points of one side came from: amounts by reason, groups of them apart."""

    owner: Msg
    groups: Sequence[Sequence[tuple[Msg, int]]]


@dataclass(frozen=True, slots=True)
class Accounts:
    """The accounts of all sides beside each other."""

    accounts: Sequence[Account]


@dataclass(frozen=True, slots=True)
class Fortune:
    """How lucky somebody's dice were: how many did well, and so many thousandths of that were to be expected."""

    name: Msg
    picture: ft.Control
    came: int
    due: int


@dataclass(frozen=True, slots=True)
class Fortunes:
    """The luck of the dice, whoever was luckiest first."""

    fortunes: Sequence[Fortune]


S = TypeVar("S")
B = TypeVar("B")
EndingPart = Crown | PartTitle | Curves | Ranking | Product | Accounts | Fortunes
LastPageOf = Callable[[S, B, Frame], Sequence[EndingPart]]
"""What stands on a game's last page, from its state and its book. The frame says how large pictures may be."""


def running(gains: Iterable[tuple[int, int]], last: int) -> tuple[int, ...]:
    """Points at each moment from 0 to `last`. gains: in what moment how many were won or lost."""
    all_gains = tuple(gains)
    return tuple(accumulate(sum(by for at, by in all_gains if at == moment) for moment in range(last + 1)))


def totals(gains: Iterable[tuple[str, int]]) -> dict[str, int]:
    """What was won and lost by reason, in the order of the first time."""
    found: dict[str, int] = {}
    for reason, amount in gains:
        found[reason] = found.get(reason, 0) + amount
    return found


def fortunes(journal: Journal, seats: Sequence[Seat]) -> Sequence[EndingPart]:
    """The luck of everybody's dice, of those too that nobody's seat rolled; nothing where no roll could go well."""
    counted: dict[str, tuple[int, int]] = {}
    for _, entry in journal.live:
        if isinstance(entry, Said) and entry.luck is not None:
            came, due = counted.get(entry.luck.seat, (0, 0))
            counted[entry.luck.seat] = came + entry.luck.came, due + entry.luck.due
    people = {seat.id: seat for seat in seats}
    found = []
    for who, (came, due) in counted.items():
        seat = people.get(who)
        name = msg("ui-ending-luck-others") if seat is None else msg("core-said", text=seat.name)
        hull = kit.colour_of("" if seat is None else seat.colour)
        found.append(Fortune(name, kit.pic("ship:schooner", 40, hull=hull), came, due))
    ranked = sorted(found, key=lambda of: of.due - 1000 * of.came)
    return [PartTitle(msg("ui-ending-luck")), Fortunes(ranked)] if ranked else []


def standings(game: AnyGame, state: object) -> Sequence[EndingPart]:
    """The last page of a game that says nothing of its own: who came first, and everybody with their points."""
    ranked = game.score(state)
    first = tuple(each.name for each in ranked if each.place == 1)
    verdict = msg("ui-ending-first", n=len(first), names=first) if first else msg("ui-evening-over")
    crown = Crown(verdict, kit.pic("token:fame" if first else "compass:rose", 96), game.title)
    colours = {msg("core-said", text=seat.name): seat.colour for seat in game.seats(state)}
    ships = [kit.pic("ship:schooner", 40, hull=kit.colour_of(colours.get(each.name, ""))) for each in ranked]
    places = [Rank(of.place, of.name, ship, (of.points,), of.words) for of, ship in zip(ranked, ships, strict=True)]
    return [crown, Ranking((msg("ui-ending-points"),), places)] if places else [crown]
