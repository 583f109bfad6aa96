"""PC-T2-03: the window at the end of navigation: Royal Navy!, Letter of Marque in response, Slip Away (A-02).

As at any table: "Anybody? No? On we go." The window opens whenever a card of it could be in anybody's hand. Whoever
plays one speaks up, on the own phone or at the tablet; nobody else need touch anything, and who goes on closes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.events.event import Event
from companion.core.kit.agenda import Following
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Menu, Offer, menu
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, any_of, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import tavern_cards
from companion.games.pirates_cove.legends.navy import NavySent, may_send
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import ISLANDS, OUTER, TREASURE, Island, SeatId
from companion.games.pirates_cove.model.names import (
    Ctx,
    as_island,
    card_called,
    card_option,
    card_title,
    island_option,
    player_options,
    ship_name,
)
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month.navigation import moor
from companion.games.pirates_cove.tavern import hands

WINDOW: Final = ("navy", "letter", "slip-away")
"""Printed cards of this window, in the order in which they answer each other."""
GROUPS: Final = ("card", "turn")
HAVENS: Final[tuple[Island, ...]] = (*OUTER, TREASURE)
"""Where a ship may slip away to."""


class CalledOff(Event[State], formerly=("name",)):
    """PC-EVT-01: who slips away shares nothing with a buccaneer."""

    seat: SeatId

    def apply(self, s: State) -> State:
        return replace(s, buccaneers=tuple(each for each in s.buccaneers if each.victim != self.seat))

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-called-off", name=s.name_of(self.seat))


def may_redirect(s: State, island: Island) -> Verdict:
    """PC-EVT-05, PC-NAVY-04: another outer island, where whoever called the Navy first does not lie."""
    if s.navy is None:
        return require(False, "PC-EVT-05", msg("pc-letter-no-navy"))
    return may_send(s, s.navy.sender, island) & require(
        island != s.navy.island, "PC-EVT-05", msg("pc-letter-elsewhere")
    )


def may_slip(s: State, seat: SeatId, island: Island) -> Verdict:
    """PC-EVT-01, A-19: an outer island without any ship, or Treasure Island; not where the ship lies already."""
    away = require(s.player(seat).island != island, "PC-EVT-01", msg("pc-slip-here"))
    free = island == TREASURE or not _occupied(s, island)
    return away & require(free, "PC-EVT-01", msg("pc-slip-occupied"))


def _occupied(s: State, island: Island) -> bool:
    """A-19: whether a ship lies there, those that nobody plays among them unless only players count."""
    npcs = any(ship.island == island for ship in s.black_ships) or (s.navy is not None and s.navy.island == island)
    return bool(s.players_at(island)) or (npcs and s.options.ruling("A-19") == "ships")


def may_claim(s: State, book: Book, seat: SeatId, kind: str) -> Verdict:
    """Whether a card of this window may be played now (PC-EVT-01, -05, -06)."""
    held = hands.may_play(s, book, seat, kind)
    match kind:
        case tavern_cards.EVENT:
            return held
        case "navy":
            return held & require(s.navy is None, "PC-EVT-06", msg("pc-navy-out"))
        case "letter":
            return held & any_of(may_redirect(s, island) for island in OUTER)
    return held & any_of(may_slip(s, seat, island) for island in HAVENS)


def may_play_now(s: State, book: Book, seat: SeatId) -> Verdict:
    """PC-T2-03: the window at the end of navigation is open, and the player may hold a card of it."""
    verdict = may_arrive(s)
    some = seat in hands.asked_for(s, book, due(s))
    return verdict & require(some, "PC-T2-03", msg("pc-window-none", name=s.name_of(seat)))


def may_tell(s: State, book: Book, kind: str) -> Verdict:
    """PC-T2-03: hands on paper: somebody may play this card in the window."""
    verdict = may_arrive(s)
    paper = s.options.cards == "table"
    verdict &= require(paper, "PC-T2-03", msg("pc-window-dealt"))
    some = kind in hands.at_large(s, book, due(s))
    verdict &= require(some, "PC-T2-03", msg("pc-window-other", card=card_called(s, book, kind)))
    holders = hands.asked_for(s, book, due(s))
    return verdict & any_of(may_claim(s, book, seat, kind) for seat in holders) if verdict.allowed else verdict


def may_arrive(s: State) -> Verdict:
    """PC-T2-03: the window at the end of navigation is open."""
    return require(s.turn.phase == "arrival", "PC-T2-03", msg("pc-window-shut"))


def due(s: State) -> tuple[str, ...]:
    """The cards that could do something now: a Letter of Marque answers the Royal Navy, of which there is one."""
    printed = tuple(kind for kind in WINDOW if kind == "slip-away" or (kind == "navy") == (s.navy is None))
    return (*printed, *tavern_cards.event_at(s, "arrival"))


# ---------------------------------------------------------------------- who is asked


def follows(s: State, book: Book) -> Following:
    """PC-T2-03: the window as long as a card of it may be in a hand; again after each card, until the table goes on."""
    holders = hands.asked_for(s, book, due(s))
    if not holders:
        return command("arrive")
    on = Offer(Option("arrive", msg("pc-card-nobody"), picture="icon:check", group="turn"), command("arrive"))
    if s.options.cards == "table":
        return _window([*_kinds(s, book), on])
    speakers = (_speaker(s, seat, f"card-{seat}", msg("pc-card-of", name=s.name_of(seat))) for seat in holders)
    return (_window([*speakers, on]), *(_own(s, book, seat) for seat in holders))


def _window(offers: Sequence[Offer]) -> Menu:
    """What lies on the tablet."""
    return menu("window", msg("pc-q-window-table"), "PC-T2-03", offers, "arrive", GROUPS)


def _speaker(s: State, seat: SeatId, ident: str, label: Msg) -> Offer:
    """Somebody who plays a card, whichever it is."""
    shown = Option(ident, label, picture="token:deck", group="card", colour=s.player(seat).colour)
    return Offer(shown, command("arrival-card", seat=seat))


def _own(s: State, book: Book, seat: SeatId) -> Menu:
    """What lies on a phone of whoever holds any card: the same for all but for what is said of the own hand."""
    able = tuple(card_title(s, kind) for kind in _held(s, book, seat) if may_claim(s, book, seat, kind).allowed)
    note = msg("pc-window-able", cards=able) if able else msg("pc-window-unable")
    return menu(
        f"window-{seat}",
        msg("pc-q-window", name=s.name_of(seat)),
        "PC-T2-03",
        [_speaker(s, seat, "card", msg("pc-visit-card"))],
        "",
        GROUPS,
        asked=seat,
        note=note,
        waiting=True,
        secret=True,
    )


def _kinds(s: State, book: Book) -> Iterator[Offer]:
    """Hands on paper: each card that anybody may play."""
    for kind in hands.at_large(s, book, due(s)):
        verdict = may_tell(s, book, kind)
        yield Offer(card_option(s, kind, verdict=verdict, group="card"), command("arrival-told", kind=kind))


def _held(s: State, book: Book, seat: SeatId) -> tuple[str, ...]:
    """The cards of this window in a hand, whether they can be played now or not."""
    kinds = (*WINDOW, *tavern_cards.event_at(s, "arrival"))
    return tuple(kind for kind in kinds if hands.may_hold(s, book, seat, kind))


# ---------------------------------------------------------------------- what is done


def arrive(t: Ctx) -> Procedure[None]:
    """PC-T2-03: nobody plays any more; the fights begin."""
    yield from ledger.turn(t, "PC-T2-03", phase="combat")


def arrival_card(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-T2-03: a player plays a card of this window, or none after all."""
    question = hands.card_question(
        t.now,
        t.book,
        seat,
        _held(t.now, t.book, seat),
        key="card",
        text=msg("pc-q-card", name=t.now.name_of(seat)),
        rule="PC-T2-03",
        none=msg("pc-card-none"),
        verdict=lambda kind: may_claim(t.now, t.book, seat, kind),
    )
    kind = yield from t.ask(question)
    if kind != hands.NOTHING:
        yield from _played(t, seat, kind)


def arrival_told(t: Ctx, kind: str) -> Procedure[None]:
    """PC-T2-03: hands on paper: whose card it is."""
    holders = hands.asked_for(t.now, t.book, due(t.now))
    able = [seat for seat in holders if may_claim(t.now, t.book, seat, kind).allowed]
    who = yield from t.choose(
        "who", player_options(t.now, able), words={"card": card_title(t.now, kind)}, text="who-plays"
    )
    yield from _played(t, SeatId(who), kind)


def _played(t: Ctx, seat: SeatId, kind: str) -> Procedure[None]:
    """What a card of this window does; an own one is done by hand."""
    yield from hands.play(t, seat, kind)
    if kind == "slip-away":
        yield from _slips_away(t, seat)
    elif kind in WINDOW:
        yield from _sends_navy(t, seat, kind)


def _sends_navy(t: Ctx, seat: SeatId, kind: str) -> Procedure[None]:
    """PC-EVT-06, PC-EVT-05: the Royal Navy goes where the player of the card wants it, who controls it from now on."""
    rule = "PC-EVT-06" if kind == "navy" else "PC-EVT-05"
    sender = seat if t.now.navy is None else t.now.navy.sender

    def row(island: Island) -> Option:
        found = may_send(t.now, seat, island) if kind == "navy" else may_redirect(t.now, island)
        return island_option(island, _lying(t.now, island), found)

    options, inner = map(row, OUTER), (row(island) for island in ISLANDS if island not in OUTER)
    told = yield from t.choose("sent", options, who=seat, rule=rule, left_out=tuple(inner))
    hull = t.book.numbers.navy_hull
    yield from t.happens(NavySent(sender, seat, as_island(told), hull, rule=rule))


def _lying(s: State, island: Island) -> Msg | None:
    """Who lies at an island, None for nobody."""
    here = [ship_name(s, player.id) for player in s.players_at(island)]
    here += [ship_name(s, ship.id) for ship in s.black_ships if ship.island == island]
    return msg("core-said-list", items=tuple(here)) if here else None


def _slips_away(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-EVT-01: the ship goes elsewhere, and a Buccaneering against it is off."""
    options = tuple(island_option(island, _lying(t.now, island), may_slip(t.now, seat, island)) for island in HAVENS)
    told = yield from t.choose("slips", options, who=seat)
    yield from moor(t, seat, as_island(told), "PC-EVT-01")
    if any(each.victim == seat for each in t.now.buccaneers):
        yield from t.happens(CalledOff(seat, rule="PC-EVT-01"))


COMMANDS: dict[str, ProcedureFunction] = {"arrive": arrive, "arrival-card": arrival_card, "arrival-told": arrival_told}
JUDGES: dict[str, Judge] = {"arrive": may_arrive, "arrival-card": may_play_now, "arrival-told": may_tell}
