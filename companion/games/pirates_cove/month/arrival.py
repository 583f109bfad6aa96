"""PC-T2-03: the window at the end of navigation: Royal Navy!, Letter of Marque in response, Slip Away (A-02)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.procedure import Procedure, ProcedureFunction
from companion.core.questions import Choose, Option
from companion.core.telling import any_of
from companion.core.text import Msg, msg
from companion.core.verdicts import Verdict, require
from companion.games.pirates_cove.cards import own_cards
from companion.games.pirates_cove.legends.navy import NavySent, may_send
from companion.games.pirates_cove.month.navigation import moor
from companion.games.pirates_cove.ship import lots
from companion.games.pirates_cove.table import ledger
from companion.games.pirates_cove.table.book import Book
from companion.games.pirates_cove.table.ids import OUTER, TREASURE, Island, SeatId
from companion.games.pirates_cove.table.names import (
    Desk,
    as_island,
    card_option,
    card_title,
    island_option,
    player_options,
    ship_name,
)
from companion.games.pirates_cove.table.state import State
from companion.games.pirates_cove.tavern import hands

WINDOW: Final = ("navy", "letter", "slip-away")
"""Printed cards of this window, in the order in which claims made together are settled (A-02); own ones come last."""
HAVENS: Final[tuple[Island, ...]] = (*OUTER, TREASURE)
"""Where a ship may slip away to."""


@dataclass(frozen=True)
class CalledOff(Event[State]):
    """PC-EVT-01: who slips away shares nothing with a buccaneer."""

    seat: SeatId
    name: str

    def apply(self, s: State) -> State:
        return replace(s, buccaneers=tuple(each for each in s.buccaneers if each.victim != self.seat))

    def line(self) -> Msg:
        return msg("cove-ev-called-off", name=self.name)


def may_redirect(s: State, island: Island) -> Verdict:
    """PC-EVT-05, PC-NAVY-04: another outer island, where whoever called the Navy first does not lie."""
    if s.navy is None:
        return require(False, "PC-EVT-05", msg("cove-letter-no-navy"))
    return may_send(s, s.navy.sender, island) & require(
        island != s.navy.island, "PC-EVT-05", msg("cove-letter-elsewhere")
    )


def may_slip(s: State, seat: SeatId, island: Island) -> Verdict:
    """PC-EVT-01, A-19: an outer island without any ship, or Treasure Island; not where the ship lies already."""
    away = require(s.player(seat).island != island, "PC-EVT-01", msg("cove-slip-here"))
    free = island == TREASURE or not _occupied(s, island)
    return away & require(free, "PC-EVT-01", msg("cove-slip-occupied"))


def _occupied(s: State, island: Island) -> bool:
    """A-19: whether a ship lies there, those that nobody plays among them unless only players count."""
    npcs = any(ship.island == island for ship in s.black_ships) or (s.navy is not None and s.navy.island == island)
    return bool(s.players_at(island)) or (npcs and s.options.ruling("A-19") == "ships")


def may_claim(s: State, book: Book, seat: SeatId, kind: str) -> Verdict:
    """Whether a card of this window may be played now (PC-EVT-01, -05, -06)."""
    held = hands.may_play(s, book, seat, kind)
    match kind:
        case own_cards.EVENT:
            return held
        case "navy":
            return held & require(s.navy is None, "PC-EVT-06", msg("cove-navy-out"))
        case "letter":
            return held & any_of([may_redirect(s, island) for island in OUTER])
    return held & any_of([may_slip(s, seat, island) for island in HAVENS])


def due(s: State) -> tuple[str, ...]:
    """The cards that could do something now: a Letter of Marque answers the Royal Navy, of which there is one."""
    printed = tuple(kind for kind in WINDOW if kind == "slip-away" or (kind == "navy") == (s.navy is None))
    return (*printed, *own_cards.event_at(s, "arrival"))


def arrive(t: Desk) -> Procedure[None]:
    """PC-T2-03: whoever holds cards is asked, again after each card that was played, until everybody passes."""
    claims: Mapping[SeatId, str] = {}
    run = 1
    while claims := (yield from _claims(t, claims, run)):
        kind = next_kind(claims)
        (seat, *_) = yield from lots.cast(t, [each for each, card in claims.items() if card == kind], f"lots-{run}")
        yield from hands.play(t, seat, kind)
        yield from _takes_effect(t, seat, kind, run)
        claims = {each: card for each, card in claims.items() if each != seat}
        run += 1
    yield from ledger.turn(t, "PC-T2-03", phase="combat")


def next_kind(claims: Mapping[SeatId, str]) -> str:
    """A-02: which of the cards claimed together takes effect now."""
    return min(claims.values(), key=(*WINDOW, own_cards.EVENT).index)


def _takes_effect(t: Desk, seat: SeatId, kind: str, run: int) -> Procedure[None]:
    """What a card of this window does; an own one is done by hand."""
    if kind == "slip-away":
        yield from _slips_away(t, seat, kind, run)
    elif kind in WINDOW:
        yield from _sends_navy(t, seat, kind, run)


def _claims(t: Desk, before: Mapping[SeatId, str], run: int) -> Procedure[dict[SeatId, str]]:
    """Who plays which card. Hands on paper are asked for with one question to the table."""
    kinds = due(t.now)
    seats = hands.asked_for(t.now, t.book, kinds)
    if not seats:
        return {}
    if t.now.options.cards == "table":
        return (yield from _told(t, seats, run))
    questions = [_question(t.now, t.book, seat, before.get(seat, hands.NOTHING), run) for seat in seats]
    told = dict(zip(seats, (yield from t.ask_together(questions)), strict=True))
    return {seat: card for seat, card in told.items() if card != hands.NOTHING}


def _question(s: State, book: Book, seat: SeatId, before: str, run: int) -> Choose:
    question = hands.card_question(
        s,
        book,
        seat,
        [kind for kind in (*WINDOW, *own_cards.event_at(s, "arrival")) if hands.may_hold(s, book, seat, kind)],
        key=f"window-{run}-{seat}",
        text=msg("cove-q-window", name=s.player(seat).name),
        rule="PC-T2-03",
        none=msg("cove-card-none"),
        verdict=lambda kind: may_claim(s, book, seat, kind),
    )
    return replace(question, default=before) if question.admits(before) else question


def _told(t: Desk, seats: tuple[SeatId, ...], run: int) -> Procedure[dict[SeatId, str]]:
    """Hands on paper: which card anybody plays, and who it is."""
    options = tuple(
        card_option(t.now, kind, verdict=any_of([may_claim(t.now, t.book, seat, kind) for seat in seats]))
        for kind in hands.at_large(t.now, t.book, due(t.now))
    )
    passing = Option(hands.NOTHING, msg("cove-card-nobody"), picture="icon:check")
    question = Choose(
        key=f"window-{run}",
        text=msg("cove-q-window-table"),
        rule="PC-T2-03",
        options=(passing, *options),
        default=hands.NOTHING,
        forced=False,
    )
    kind = yield from t.ask(question)
    if kind == hands.NOTHING:
        return {}
    able = [seat for seat in seats if may_claim(t.now, t.book, seat, kind).allowed]
    text = msg("cove-q-who-plays", card=card_title(t.now, kind))
    who = yield from t.ask(Choose(key=f"who-{run}", text=text, rule="PC-T2-03", options=player_options(t.now, able)))
    return {SeatId(who): kind}


def _sends_navy(t: Desk, seat: SeatId, kind: str, run: int) -> Procedure[None]:
    """PC-EVT-06, PC-EVT-05: the Royal Navy goes where the player of the card wants it, who controls it from now on."""
    rule = "PC-EVT-06" if kind == "navy" else "PC-EVT-05"
    player = t.now.player(seat)
    sender = seat if t.now.navy is None else t.now.navy.sender
    options = tuple(
        island_option(
            island,
            _lying(t.now, island),
            may_send(t.now, seat, island) if kind == "navy" else may_redirect(t.now, island),
        )
        for island in OUTER
    )
    text = msg("cove-q-send", name=player.name)
    told = yield from t.ask(Choose(key=f"sent-{run}", text=text, rule=rule, who=seat, options=options))
    hull = t.book.numbers.navy_hull
    yield from t.happens(NavySent(sender, seat, player.name, as_island(told), hull, rule=rule))


def _lying(s: State, island: Island) -> Msg | None:
    """Who lies at an island, None for nobody."""
    here = [ship_name(s, player.id) for player in s.players_at(island)]
    here += [ship_name(s, ship.id) for ship in s.black_ships if ship.island == island]
    return msg("core-said-list", items=tuple(here)) if here else None


def _slips_away(t: Desk, seat: SeatId, kind: str, run: int) -> Procedure[None]:
    """PC-EVT-01: the ship goes elsewhere, and a Buccaneering against it is off."""
    player = t.now.player(seat)
    options = tuple(island_option(island, _lying(t.now, island), may_slip(t.now, seat, island)) for island in HAVENS)
    text = msg("cove-q-slip", name=player.name)
    told = yield from t.ask(Choose(key=f"slips-{run}", text=text, rule="PC-EVT-01", who=seat, options=options))
    yield from moor(t, seat, as_island(told), "PC-EVT-01")
    if any(each.victim == seat for each in t.now.buccaneers):
        yield from t.happens(CalledOff(seat, player.name, rule="PC-EVT-01"))


COMMANDS: dict[str, ProcedureFunction] = {"arrive": arrive}
