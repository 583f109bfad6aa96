"""What happens next: the trunk of the evening, one step or one menu at a time (CL-TRN-01, CL-TRN-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.core.kit.agenda import Agenda, Following, Offering, offered
from companion.core.procedures.menus import Menu, Offer, menu, without
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.games.captains_log import departure, ports, rounds
from companion.games.captains_log.combat import boarding, fortresses, gunnery, ramming
from companion.games.captains_log.events import event_cards, kraken
from companion.games.captains_log.fleet import npc_pile
from companion.games.captains_log.harbour import tavern_stock
from companion.games.captains_log.missions import missions, treasure
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.model.turns import may_use
from companion.games.captains_log.npcs import activation
from companion.games.captains_log.renown import fame
from companion.games.captains_log.sailing import (
    actions,
    captain_privileges,
    cargo,
    dynamic_map,
    fishing,
    hex_by_hex,
    ram_at_once,
    steering,
)
from companion.games.captains_log.sea import taking_up
from companion.games.captains_log.ship import repair
from companion.games.captains_log.voyage import berth, voyage

SOURCES: tuple[Offering[State, Book], ...] = (
    turns,
    steering,
    hex_by_hex,
    ports,
    gunnery,
    boarding,
    repair,
    captain_privileges,
    actions,
    cargo,
    fishing,
    dynamic_map,
    missions,
    treasure,
    ramming,
    ram_at_once,
    fortresses,
    event_cards,
)
"""Chapters whose `offers` make up the menu of a turn, in the order of their options."""

GROUPS = ("action", "service", "free", "turn")
IN_PORT = ("service", "action", "free", "turn")
"""Groups of the menu from top to bottom, at sea and in a port."""


def follows(s: State, book: Book) -> Following:
    """A command that begins by itself, or menus for people."""
    if fame.unread(s) or fame.due_icons(s):
        return command("fame-board")
    if unknown := npc_pile.faceless(s):
        return command("npc-card", npc=unknown)
    if taking_up.unlaid(s):
        return command("take-up-map")
    if reached := missions.due(s):
        return command("mission-due", seat=reached[0], mission=reached[1])
    if favour := captain_privileges.due(s, book):
        return favour
    if tavern_stock.is_short(s, book):
        return command("tavern-fill")
    if seat := cargo.overfull(s):
        return command("surplus", seat=seat)
    match s.turn.stage:
        case "setup":
            return departure.menus(s, book) if departure.awaited(s) else command("begin")
        case "player":
            return turn_menu(s, book) if s.turn.started else command("start-turn", seat=s.active.id)
        case "npcs":
            if not s.turn.npcs:
                return command("pass-seat")
            npc = s.turn.npcs[0]  # one that can but wait is told with what came before
            return command("npc-activation", npc=npc) if activation.surely_waits(s, npc) else npc_menu(s, book)
        case _:
            return round_menu(s, book)


def as_if_turn_of(s: State, seat: str) -> State:
    """The state in which this seat may choose: its own turn as it stands, else one that has just begun."""
    if s.turn.stage == "player" and s.turn.started and s.active.id == seat:
        return s
    index = [player.id for player in s.players].index(SeatId(seat))
    there = s.with_turn(stage="player", seat=index, steps=(), npcs=())
    return turns.TurnBegan(rule="CL-TRN-01").apply(there)


def turn_menu(s: State, book: Book) -> Menu:
    """CL-TRN-02, -03, CL-ACT-01, -02: everything that the player whose turn it is may do; the rest is grey."""
    offers = offered(SOURCES, s, book)
    left = book.numbers.turn_halves - len(s.turn.halves)
    text, note = (
        msg("cl-menu-turn", name=s.active.name),
        msg("cl-halves-left", n=left, moved=int("move" in s.turn.halves)),
    )
    if voyage.counted(s):
        note = hex_by_hex.points_left(s)
    elif s.turn.port:
        text = msg("cl-menu-port", name=s.active.name, port=berth.port_name(s.turn.port))
        boats = s.turn.boats
        note = msg("cl-port-halves", n=left) if boats is None else msg("cl-port-boats-left", n=boats)
    groups = IN_PORT if s.turn.port else GROUPS
    whole = menu("turn", text, "CL-TRN-02", offers, likely(s, book, offers), groups, asked=s.active.id, note=note)
    return whole.with_public_view(without(whole, missions.TELLING)) if missions.keeps_secret(s) else whole


def likely(s: State, book: Book, offers: Sequence[Offer]) -> str:
    """What the big button stands for: the movement, on with it where the app counts, then the port unless there turned
    out to be none, in it the market, and at last the end."""
    allowed = {offer.option.id for offer in offers if offer.option.verdict.allowed}
    port = () if s.turn.portless else ("enter-port",)
    halves = ("steer", "move", *port) if may_use(s, "action").allowed else ()
    wished = (_trade(s, book), *halves) if s.turn.port else ("steer", "sail-on", *halves)
    return next((option for option in wished if option in allowed), "end-turn")


def _trade(s: State, book: Book) -> str:
    """What most do in a port: sell what lies in the hold where nothing can be bought, else fill an empty hold."""
    laden = s.active.goods.total > 0
    if laden:
        return "" if "buy" in s.turn.services else "market-sell"
    return "market-buy" if s.active.doubloons >= book.numbers.coin and not s.turn.sales else ""


def npc_menu(s: State, book: Book) -> Menu:
    """CL-TRN-05: the next NPC of this player, in the order in which they came into the game."""
    npc = s.turn.npcs[0]
    label = msg("cl-activate", npc=who(s, npc))
    option = Option("activate", label, None, "icon:play", activation.may_act(s, npc), "turn")
    offer = Offer(option, command("npc-activation", npc=npc))
    text, offers = msg("cl-menu-npc", npc=who(s, npc)), (offer, *kraken.offers(s, book))
    return menu("npcs", text, "CL-TRN-05", offers, "activate", GROUPS, asked=s.npc(npc).seat)


def round_menu(s: State, book: Book) -> Menu:
    """CL-TRN-06: everybody has played; one tap lets the end of the round run by itself."""
    verdict = rounds.may_end_round(s)
    option = Option("end-round", msg("cl-end-round", round=s.turn.round), None, "sky:moon", verdict, "turn")
    text = msg("cl-menu-round", round=s.turn.round)
    offer = Offer(option, command("end-round"))
    return menu("round", text, "CL-TRN-06", (offer, *kraken.offers(s, book)), "end-round", GROUPS)


AGENDA: Final = Agenda(follows, as_if_turn_of)
