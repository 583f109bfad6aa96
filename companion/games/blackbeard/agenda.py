"""What happens next: one operation of the player with the dice, then an Action card, and so on (6.1, 6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.core.kit.agenda import Agenda, Offering, offered
from companion.core.procedures.menus import Menu, Offer, menu
from companion.core.procedures.procedure import Command, command
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.blackbeard.captains import alliances, bargains, mutiny
from companion.games.blackbeard.harbour import deposits
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SHIP, SeatId
from companion.games.blackbeard.model.names import who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import operations, victory
from companion.games.blackbeard.standing.operations import GROUPS
from companion.games.blackbeard.turn import action_line
from companion.games.blackbeard.turn.turns import SOURCES

FREE: tuple[Offering[State, Book], ...] = (deposits, alliances, bargains)
"""Chapters whose `offers` take no operation; they stand in every menu."""


def follows(s: State, book: Book) -> Command | Menu:
    """A command that begins by itself, or a menu for a person."""
    if victory.decided(s, book) is not None:
        return command("finish")
    if (due := mutiny.due(s, book)) is not None:
        return due
    if s.turn.stage == "draw":
        return draw_menu(s, book)
    if s.turn.done:
        return command("end-turn")
    if s.holder.false:
        return false_menu(s, book)
    return turn_menu(s, book)


def turn_menu(s: State, book: Book) -> Menu:
    """BB-6.32, BB-13.3: everything that the player with the dice may do; what is refused is grey, with the reason."""
    offers = offered((*SOURCES, *FREE), s, book)
    allowed = [offer for offer in offers if offer.option.verdict.allowed and offer.option.group != "free"]
    text = msg("bb-menu-turn", name=s.holder.name)
    beset = tuple(who(s, book, pirate) for pirate in s.turn.beset)
    note = msg("bb-menu-turn-beset", ships=beset) if beset else msg("bb-menu-turn-note")
    return menu("turn", text, "BB-6.32", offers, likely(allowed), GROUPS, asked=s.turn.holder, note=note)


def likely(allowed: Sequence[Offer]) -> str:
    """What the big button stands for: the prize beside him, selling what he has, else the movement."""
    for name in ("prize", "sell", "sack", "move", "activate", "kc-attack", "kc-move", "petition"):
        found = next((offer.option.id for offer in allowed if offer.command.name == name), None)
        if found is not None:
            return found
    return allowed[0].option.id if allowed else ""


def false_menu(s: State, book: Book) -> Menu:
    """BB-23.3: one tap plays the turn of a false player."""
    label = msg("bb-play-false", name=s.holder.name)
    option = Option("false", label, picture="icon:play", colour=s.holder.colour)
    offers = (Offer(option, command("false-turn", seat=s.turn.holder, asks_first=True)), *free(s, book))
    return menu("false-turn", msg("bb-menu-false", name=s.holder.name), "BB-23.3", offers, "false", GROUPS)


def draw_menu(s: State, book: Book) -> Menu:
    """BB-6.1: the big button turns the next Action card; one that lies on the table is told by a tap on its line."""
    note = action_line.left(s, book)
    if s.options.cards == "table":
        told = [(action_line.option(s, line), line.id) for line in action_line.lines(s)]
        lines = [Offer(replace(option, group="card"), command("draw-card", line=line)) for option, line in told]
        text = msg("bb-menu-draw-read", n=s.turn.cards + 1, players=action_line.ROWED[action_line.row(s, book)])
        return menu("draw", text, "BB-6.1", (*lines, *free(s, book)), "", ("card", *GROUPS), note=note)
    option = Option("draw", msg("bb-draw"), picture="icon:card")
    offers = (Offer(option, command("draw-card")), *free(s, book))
    return menu("draw", msg("bb-menu-draw", n=s.turn.cards + 1), "BB-6.1", offers, "draw", GROUPS, note=note)


def free(s: State, book: Book) -> tuple[Offer, ...]:
    """What takes no operation, for anybody at the table."""
    return tuple(offered(FREE, s, book))


def as_if_turn_of(s: State, seat: str) -> State:
    """The state in which this player may choose: the own turn as it stands, else one that begins now.

    While his operation is under way all others stand in the menu, and are refused (BB-8.2).
    """
    if s.turn.stage == "operation" and s.turn.holder == seat:
        made = s.turn.actor or next(iter(operations.boats(s, s.turn.holder)), NO_SHIP)
        return s.with_turn(done=False, actor=made) if s.turn.done else s
    return s.with_turn(stage="operation", holder=SeatId(seat), done=False, actor=NO_SHIP, steps=(), extra=0)


AGENDA: Final = Agenda(follows, as_if_turn_of)
