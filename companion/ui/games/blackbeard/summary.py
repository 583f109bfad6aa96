"""The end of the evening: who won and by which rule, every pirate's fate, Notoriety and Net Worth card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from companion.core.values.messages import msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.names import SHIPS, player_name, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing.victory import fate, ranked
from companion.ui.gamekit.ending import (
    Account,
    Accounts,
    Contender,
    Crown,
    Curves,
    EndingPart,
    PartTitle,
    Rank,
    Ranking,
    running,
    totals,
)
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.plot import Curve
from companion.ui.games.blackbeard.parts.pieces import ship
from companion.ui.widgets import kit

Renowned = Literal["notoriety", "worth"]
ENDED: Final[Mapping[str, str]] = {"notoriety": "BB-3a", "fortune": "BB-3b", "lost": "BB-23.1"}
"""The rule by which each kind of end comes."""
FAME, MONEY = msg("bb-ui-notoriety"), (msg("bb-ui-head-worth"), msg("bb-ui-head-deposited"))
WRECK: Final = "#7d8a90"
"""Hull of a pirate who is dead."""


def ending(s: State, book: Book, frame: Frame) -> Sequence[EndingPart]:
    """Verdict, table of all pirates, curves, and where each pirate's Notoriety came from."""
    notoriety, worth = msg("bb-ui-plot-notoriety"), msg("bb-ui-plot-worth")
    pirates = ranked(s)
    rows = sorted(pirates, key=lambda each: s.player(each[0].owner).false)  # what people look for stands first
    return [
        _crown(s, book, frame),
        Ranking((FAME, *MONEY) if famous(s) else (*MONEY, FAME), [_place(s, book, *each) for each in rows]),
        PartTitle(notoriety),
        Curves(notoriety, sides(s, "notoriety"), s.turn.cards, book.numbers.notoriety_to_win),
        PartTitle(worth),
        Curves(worth, sides(s, "worth"), s.turn.cards),
        PartTitle(msg("bb-ui-ledger")),
        Accounts([_account(s, book, pirate) for pirate, _ in pirates]),
    ]


def _crown(s: State, book: Book, frame: Frame) -> Crown:
    """Who has won, with which pirate, and by which rule."""
    moment, outcome = msg("bb-ui-cards-turned", n=s.turn.cards), s.outcome
    if outcome is None:
        return Crown(msg("ui-evening-over"), kit.pic("compass:rose", 96), moment)
    rule, moment = ENDED[outcome.by], msg(f"bb-ui-by-{outcome.by}", cards=moment)
    if not outcome.winner:
        verdict = msg("bb-ui-lost" if outcome.by == "lost" else "bb-ui-nobody-wins")
        return Crown(verdict, kit.pic("token:skull", 96), moment, rule)
    player = s.player(outcome.winner)
    name = player_name(s, player.id)
    if not outcome.pirate:
        boat = kit.pic("ship:rowboat", 96, hull=kit.colour_of(player.colour))
        return Crown(msg("bb-ui-wins", player=name), boat, moment, rule)
    pirate = s.pirate(outcome.pirate)
    verdict = msg("bb-ui-loses" if player.false else "bb-ui-wins-with", player=name, pirate=who(s, book, pirate.id))
    return Crown(verdict, ship(pirate.hull, 72 if frame.compact else 104, player.colour), moment, rule)


def famous(s: State) -> bool:
    """Whether Notoriety has decided, and not money."""
    return s.outcome is not None and s.outcome.by == "notoriety"


def _place(s: State, book: Book, pirate: Pirate, rank: int) -> Rank:
    """A pirate's line; the dead keep nothing of what they had (BB-10.1)."""
    dead = pirate.status == "dead"
    paint = WRECK if dead else kit.colour_of(s.player(pirate.owner).colour)
    money = ("–", "–") if dead else (pirate.worth, pirate.deposited)
    return Rank(
        rank,
        who(s, book, pirate.id),
        kit.pic(SHIPS[pirate.hull], 40, hull=paint),
        (pirate.notoriety, *money) if famous(s) else (*money, pirate.notoriety),
        fate(s, pirate),
    )


def sides(s: State, what: Renowned) -> tuple[Contender, ...]:
    """Every player with the curve of the best of his pirates; those of false players are dashed."""
    found = []
    for player in s.players:
        values = best_by_card(s, player.id, what)
        paint = kit.colour_of(player.colour)
        picture = kit.pic("ship:sloop", 34, hull=paint)
        curve = Curve(paint, values, player.false)
        found.append(Contender(player_name(s, player.id), picture, values[-1], curve))
    return tuple(found)


def best_by_card(s: State, seat: SeatId, what: Renowned) -> tuple[int, ...]:
    """The Notoriety or Net Worth of a player's best pirate after each Action card, from card 0."""
    runs = [by_card(s, pirate.id, what) for pirate in s.pirates if pirate.owner == seat]
    return tuple(max(values) for values in zip(*runs, strict=True)) if runs else (0,) * (s.turn.cards + 1)


def by_card(s: State, pirate: ShipId, what: Renowned) -> tuple[int, ...]:
    """A pirate's Notoriety or Net Worth after each Action card, from card 0."""
    lines = (line for line in s.ledger if line.pirate == pirate and line.what == what)
    return running(((line.card, line.amount) for line in lines), s.turn.cards)


def by_cause(s: State, pirate: ShipId, what: Renowned) -> dict[str, int]:
    """What a pirate has won and lost by cause, in the order of the first time."""
    lines = (line for line in s.ledger if line.pirate == pirate and line.what == what)
    return {cause: total for cause, total in totals((line.cause, line.amount) for line in lines).items() if total}


def _account(s: State, book: Book, pirate: Pirate) -> Account:
    """Where a pirate's Notoriety came from."""
    causes = by_cause(s, pirate.id, "notoriety").items()
    return Account(who(s, book, pirate.id), [[(msg(f"bb-cause-{cause}"), total) for cause, total in causes]])
