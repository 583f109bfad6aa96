"""The end of the evening: who won and by which rule, every pirate's fate, Notoriety and Net Worth card by card."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Final, Literal

import flet as ft

from companion.core.text import msg
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.sheets.names import SHIPS, player_name, who
from companion.games.blackbeard.sheets.records import Pirate
from companion.games.blackbeard.sheets.state import State
from companion.games.blackbeard.standing.victory import ranked
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.games import Frame
from companion.ui.games.blackbeard.pieces import ship
from companion.ui.live import use_live
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.table import ending
from companion.ui.table.plot import Curve
from companion.ui.text import use_texts
from companion.ui.theme import Look, use_look
from companion.ui.tracks import grouped

Renowned = Literal["notoriety", "worth"]
ENDED: Final[Mapping[str, str]] = {"notoriety": "BB-3a", "fortune": "BB-3b", "lost": "BB-23.1"}
"""The rule by which each kind of end comes."""
HEADS: Final = (msg("bb-ui-notoriety"), msg("bb-ui-head-worth"), msg("bb-ui-head-deposited"))
WRECK: Final = "#7d8a90"
"""Hull of a pirate who is dead."""


@component
def SummaryPage(room: Room, frame: Frame) -> ft.Control:
    """Verdict, table of all pirates, curves, and where each pirate's Notoriety came from."""
    use_live(room)
    look, t = use_look(), use_texts()
    s: State = room.evening.state
    book: Book = room.evening.game.book
    cards, goal = s.turn.cards, book.numbers.notoriety_to_win
    content = [
        _crown(look, t, s, book, frame),
        ending.table(look, t, HEADS, [_place(t, s, book, *each) for each in ranked(s)], frame.compact),
        ending.heading(look, t(msg("bb-ui-plot-notoriety"))),
        *ending.curves(look, t, frame, sides(s, "notoriety"), msg("bb-ui-plot-notoriety"), cards, goal),
        ending.heading(look, t(msg("bb-ui-plot-worth"))),
        *ending.curves(look, t, frame, sides(s, "worth"), msg("bb-ui-plot-worth"), cards),
        ending.heading(look, t(msg("bb-ui-ledger"))),
        ending.accounts(_account(look, t, s, book, pirate) for pirate, _ in ranked(s)),
    ]
    return ending.sheet(look, frame, content)


def _crown(look: Look, t: Texts, s: State, book: Book, frame: Frame) -> ft.Control:
    """Who has won, with which pirate, and by which rule."""
    moment, outcome = msg("bb-ui-cards-turned", n=s.turn.cards), s.outcome
    if outcome is None:
        return ending.crown(look, t, frame, msg("ui-evening-over"), kit.pic("compass:rose", 96), moment)
    rule, moment = ENDED[outcome.by], msg(f"bb-ui-by-{outcome.by}", cards=moment)
    if not outcome.winner:
        verdict = msg("bb-ui-lost" if outcome.by == "lost" else "bb-ui-nobody-wins")
        return ending.crown(look, t, frame, verdict, kit.pic("token:skull", 96), moment, rule)
    player = s.player(outcome.winner)
    name = player_name(s, player.id)
    if not outcome.pirate:
        boat = kit.pic("ship:rowboat", 96, hull=kit.colour_of(player.colour))
        return ending.crown(look, t, frame, msg("bb-ui-wins", player=name), boat, moment, rule)
    pirate = s.pirate(outcome.pirate)
    verdict = msg("bb-ui-loses" if player.false else "bb-ui-wins-with", player=name, pirate=who(s, book, pirate.id))
    sail = ship(pirate.hull, 72 if frame.compact else 104, player.colour)
    return ending.crown(look, t, frame, verdict, sail, moment, rule)


def _place(t: Texts, s: State, book: Book, pirate: Pirate, rank: int) -> ending.Place:
    """A pirate's line; the dead keep nothing of what they had (BB-10.1)."""
    dead = pirate.status == "dead"
    money = ("–", "–") if dead else (grouped(t, pirate.worth), grouped(t, pirate.deposited))
    paint = WRECK if dead else kit.colour_of(s.player(pirate.owner).colour)
    return ending.Place(
        rank,
        who(s, book, pirate.id),
        kit.pic(SHIPS[pirate.hull], 40, hull=paint),
        (str(pirate.notoriety), *money),
        msg(f"bb-ui-fate-{pirate.status}", player=player_name(s, pirate.owner)),
    )


def sides(s: State, what: Renowned) -> tuple[ending.Side, ...]:
    """Every player with the curve of the best of his pirates; those of false players are dashed."""
    found = []
    for player in s.players:
        values = best_by_card(s, player.id, what)
        paint = kit.colour_of(player.colour)
        picture = kit.pic("ship:sloop", 34, hull=paint)
        curve = Curve(paint, values, player.false)
        found.append(ending.Side(player_name(s, player.id), picture, values[-1], curve))
    return tuple(found)


def best_by_card(s: State, seat: str, what: Renowned) -> tuple[int, ...]:
    """The Notoriety or Net Worth of a player's best pirate after each Action card, from card 0."""
    runs = [by_card(s, pirate.id, what) for pirate in s.pirates if pirate.owner == seat]
    return tuple(max(values) for values in zip(*runs, strict=True)) if runs else (0,) * (s.turn.cards + 1)


def by_card(s: State, pirate: str, what: Renowned) -> list[int]:
    """A pirate's Notoriety or Net Worth after each Action card, from card 0."""
    lines = [line for line in s.ledger if line.pirate == pirate and line.what == what]
    gains = [sum(line.amount for line in lines if line.card == card) for card in range(s.turn.cards + 1)]
    return list(accumulate(gains))


def by_cause(s: State, pirate: str, what: Renowned) -> dict[str, int]:
    """What a pirate has won and lost by cause, in the order of the first time."""
    totals: dict[str, int] = {}
    for line in s.ledger:
        if line.pirate == pirate and line.what == what:
            totals[line.cause] = totals.get(line.cause, 0) + line.amount
    return {cause: total for cause, total in totals.items() if total}


def _account(look: Look, t: Texts, s: State, book: Book, pirate: Pirate) -> ft.Control:
    """Where a pirate's Notoriety came from."""
    causes = [(t(msg(f"bb-cause-{cause}")), total) for cause, total in by_cause(s, pirate.id, "notoriety").items()]
    return ending.account(look, t(who(s, book, pirate.id)), causes, nothing=t(msg("core-nothing")))
