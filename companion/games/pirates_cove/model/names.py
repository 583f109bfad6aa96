"""Words and pictures for the things of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.core.procedures.procedure import Context, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import ISLANDS, Island, SeatId, Section, ShipId
from companion.games.pirates_cove.model.state import State

OWN_CARD: Final = "tavern-card"
"""Schema of the Tavern cards on the blank ones."""
Ctx = Context[State, Book]
"""The table as every procedure of this game sees it."""
q = Book.q
"""Makes questions where nobody is asked yet."""


def island_name(island: str) -> Msg:
    """An island. Attributes ``at`` and ``to`` serve French grammar."""
    return msg(f"pc-island-{island}")


def as_island(told: str) -> Island:
    """The island that an answer names."""
    return first_of(island for island in ISLANDS if island == told)


def island_option(island: Island, note: Msg | None = None, verdict: Verdict = ALLOWED) -> Option:
    """An island to tap."""
    return Option(island, island_name(island), note, f"island:{island}", verdict)


def section_name(section: Section) -> Msg:
    """A section of a ship. Attribute ``the`` has the article."""
    return msg(f"pc-section-{section}")


def card_name(kind: str) -> Msg:
    """A Tavern card by its kind. Attribute ``the`` has the article."""
    return msg(f"pc-card-{kind}")


def card_title(s: State, kind: str) -> Msg:
    """A Tavern card by its kind; one on a blank card as its owner called it."""
    own = s.copied(OWN_CARD, kind, "name")
    return msg("pc-card-own", text=own) if isinstance(own, str) else card_name(kind)


def card_called(s: State, book: Book, kind: str) -> Msg:
    """A Tavern card that somebody names: its title, or what was said where there is none of that kind."""
    return card_title(s, kind) if any(card.id == kind for card in book.tavern) else msg("core-said", text=kind)


def card_does(s: State, kind: str) -> Msg:
    """What a Tavern card does; of one on a blank card what its owner wrote there."""
    own = s.copied(OWN_CARD, kind, "words")
    return msg("core-said", text=own) if isinstance(own, str) else msg(f"pc-card-{kind}-does")


def card_option(s: State, kind: str, ident: str = "", verdict: Verdict = ALLOWED, group: str = "") -> Option:
    """A Tavern card to tap, with what it does. ident: its id where the kind would not do."""
    return Option(ident or kind, card_title(s, kind), card_does(s, kind), f"tavern:{kind}", verdict, group)


def player_name(s: State, seat: SeatId | ShipId) -> Msg:
    """A player as typed."""
    return msg("core-said", text=s.name_of(SeatId(seat)))


def legend_name(s: State, legend: str) -> Msg:
    """A Legendary Pirate by name; the one on the blank card as its owner called it."""
    own = s.copied("legend", legend, "name")
    return msg("core-said", text=own) if isinstance(own, str) else msg(f"pc-legend-{legend}")


def ship_name(s: State, ship: ShipId) -> Msg:
    """A ship in a fight: a player's by the player, a black ship by its pirate, or the Navy."""
    if ship.is_seat:
        return player_name(s, ship)
    return msg("pc-navy") if ship.is_navy else legend_name(s, s.legend_at(ship).legend)


def ship_picture(ship: ShipId) -> str:
    """How a ship is drawn."""
    if ship.is_seat:
        return "ship:brig"
    return "ship:navy" if ship.is_navy else "ship:black"


def ship_colour(s: State, ship: ShipId) -> str:
    """In which colour a ship is painted."""
    if ship.is_seat:
        return s.player(SeatId(ship)).colour
    return "navy" if ship.is_navy else "legend"


def player_options(s: State, seats: Iterable[SeatId]) -> tuple[Option, ...]:
    """Players to tap."""
    return tuple(
        Option(seat, player_name(s, seat), picture="ship:brig", colour=s.player(seat).colour) for seat in seats
    )
