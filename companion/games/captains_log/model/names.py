"""Words for the things of the game, and ships and players as pictures to tap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from companion.core.events.announcements import Piece
from companion.core.procedures.procedure import Context
from companion.core.questions.kinds import Figure, Option, card_picture
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, CardId, Nation, ShipId, SideId
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import Good, State

Ctx = Context[State, Book]
"""The table as every procedure of this game sees it."""
q = Book.q
"""Makes questions where nobody is asked yet."""

Ship = TypeVar("Ship", bound=ShipId)

MINIATURES = {"aggressive": "brig", "merchant": "caravel", "defensive": "ship_of_the_line", "special": "caravel"}
"""Which miniature stands for which role (CL-NPC-03); players sail the schooner."""
DAMAGE_PICTURES = {"water": "cube:water", "fire": "cube:fire", "sail": "token:sail", "wound": "token:crew"}
"""What a hit puts on its target, or takes from it."""


def nation(name: Nation | str) -> Msg:
    """A faction's name; its attributes ``of``, ``the``, ``to`` and ``adjective`` serve French grammar."""
    return msg(f"nation-{name}")


def flag(country: Nation) -> Option[Nation]:
    """A nation by its flag."""
    return Option(country, nation(country), picture=f"flag:{country}")


def flags(countries: Sequence[Nation] = NATIONS) -> tuple[Option[Nation], ...]:
    """Nations to choose among, each by its flag."""
    return tuple(map(flag, countries))


def the_nation(name: Nation | str) -> Msg:
    """A faction's name with its article, for lists: "l’Espagne et les Pirates"."""
    return msg(f"nation-{name}.the")


def good(name: Good | str) -> Msg:
    """A good's name; attribute ``of`` for "de sucre"."""
    return msg(f"good-{name}")


def ruled(ruling: str, note: Msg | None = None) -> Msg:
    """What stands under a question whose arithmetic the table has settled by a setting (rulings.yaml): its name."""
    return msg("cl-ruled", id=ruling) if note is None else msg("cl-ruled-note", note=note, id=ruling)


def coins(amount: int) -> Msg:
    """An amount of doubloons."""
    return msg("doubloons", n=amount)


def who(s: State, ship: SideId) -> Msg:
    """A ship, player or nation by its id, as a person calls it."""
    if ship.is_player:
        return msg("cl-player", name=s.name_of(ship.seat))
    if ship.is_npc:
        record = s.card("npc-card", s.npc(ship.npc).card)
        number, name = ship.number, dict(record or ()).get("name")
        return msg("cl-npc-named", n=number, name=str(name)) if name else msg("cl-npc", n=number)
    return nation(ship)


def side(s: State, owner: SideId) -> Msg:
    """Who stands behind a set of markers: a nation, a player, or allies and teams by their members (CL-COO-02)."""
    names = tuple(msg("cl-player", name=player.name) for player in s.team(owner))
    if len(names) < 2:
        return who(s, owner)
    number = s.options.team_number(owner)
    return msg("cl-team", n=number, names=names) if number else msg("cl-allies", names=names)


def ship_option(
    s: State, ship: Ship, *, note: Msg | None = None, verdict: Verdict = ALLOWED, figures: tuple[Figure, ...] = ()
) -> Option[Ship]:
    """A ship as a picture to tap; its number and name stand beside it, so that colour is never alone."""
    if ship.is_player:
        player = s.player(ship)
        words, colour = note or msg("cl-a-player"), player.colour
        return Option(ship, who(s, ship), words, "ship:schooner", verdict, colour=colour, figures=figures)
    record = dict(s.card("npc-card", s.npc(ship).card) or ())
    role, flag = str(record.get("role") or "special"), str(record.get("nation") or "pirates")
    label = who(s, ship)
    words = note or msg("cl-npc-of", role=msg(f"cl-role-{role}"), nation=nation(flag))
    return Option(ship, label, words, f"ship:{MINIATURES[role]}", verdict, colour=flag, figures=figures)


def piece(s: State, owner: SideId) -> tuple[str, str]:
    """How a side is drawn: the picture of a ship, or of a nation's fortress, and its colour."""
    if not owner.is_ship:
        return "token:fortress", owner
    option = ship_option(s, owner.ship)
    return option.picture, option.colour


def ship_cards(numbers: Numbers) -> tuple[CardId, ...]:
    """The places of the library for ship cards, as many as the box holds; the cards themselves bear names."""
    return tuple(CardId(f"ship-{n:02}") for n in range(1, numbers.ship_cards + 1))


def card_option(schema: str, card: CardId) -> Option[CardId]:
    """A ship card to choose, by the name under which it was copied."""
    number = msg("cl-npc-card-number", card=card.name)
    return Option(card, number, picture=card_picture(schema, card))


def counted_piece(kind: str, n: int, picture: str = "", colour: str = "") -> Piece:
    """So many things of a kind."""
    return Piece(msg(f"cl-piece-{kind}"), n, picture, colour)
