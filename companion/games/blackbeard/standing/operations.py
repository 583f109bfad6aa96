"""7 Operations: one a turn, with one pirate or one King's Commissioner; what every operation begins and ends with.

An operation is a command of its chapter. It begins with `begin`; when it is over the turn ends by itself (`end-turn`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce, wraps
from operator import and_

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Command, Procedure
from companion.core.questions.kinds import Figure, Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.messages import msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import SeatId, ShipId, SideId
from companion.games.blackbeard.model.ledger import turn
from companion.games.blackbeard.model.names import Ctx, player_name, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State

GROUPS = ("pirate", "commissioner", "free")
"""Groups of the menu from top to bottom; options of one ship stand together by their colour and their note."""


def has_operation(s: State, seat: SeatId) -> Verdict:
    """BB-6.32, BB-8.2: whether it is a player's turn, with its operation still to be made.

    A turn in which some ship acts already is that of an operation under way, which nobody takes back.
    """
    verdict = require(s.turn.holder == seat, "BB-6.32", msg("bb-no-turn", player=player_name(s, s.turn.holder)))
    owed = s.turn.stage == "operation" and not (s.turn.done or s.turn.actor)
    return verdict & require(owed, "BB-6.32", msg("bb-no-second-operation"))


def holds_no_port(s: State, book: Book, seat: SeatId) -> Verdict:
    """BB-15.4: whether no pirate of a player holds a port that he must leave or sack in this turn."""
    verdict = ALLOWED
    for pirate in (pirate for pirate in s.pirates_of(seat) if pirate.taken):
        verdict &= refused("BB-15.4", msg("bb-no-leave-or-sack", name=who(s, book, pirate.id)))
    return verdict


def may_operate(s: State, book: Book, ship: ShipId, *, careening: bool = False, after_port: bool = False) -> Verdict:
    """BB-6.32, BB-7.1: whether a ship may make an operation at all now.

    careening: the operation is about the careen marker itself (16.4).  after_port: it leaves or sacks a port that the
    pirate took on his last turn, which is all he may do then (15.4).
    """
    seat = s.owner(ship)
    verdict = has_operation(s, seat)
    if s.turn.extra and not ship.is_commissioner:
        verdict &= refused("BB-17K", msg("bb-no-only-kc"))
    if s.ship(ship).posture == "careened" and not careening:
        verdict &= refused("BB-16.4", msg("bb-no-careened", name=who(s, book, ship)))
    holding = [pirate for pirate in s.pirates_of(seat) if pirate.taken and not s.turn.extra]
    if holding and not (after_port and ship == holding[0].id):
        verdict &= refused("BB-15.4", msg("bb-no-leave-or-sack", name=who(s, book, holding[0].id)))
    if not ship.is_commissioner and s.pirate(ship).debauched:
        verdict &= refused("BB-9.8", msg("bb-no-debauched", name=who(s, book, ship)))
    return verdict


def _is_pirate(s: State, book: Book, ship: ShipId) -> Verdict:
    return require(ship.is_pirate, "BB-7.2", msg("bb-no-pirate", name=who(s, book, ship)))


def _is_commissioner(s: State, book: Book, ship: ShipId) -> Verdict:
    return require(ship.is_commissioner, "BB-7.3", msg("bb-no-commissioner", name=who(s, book, ship)))


def _sails(s: State, book: Book, ship: ShipId) -> Verdict:
    return require(s.in_play(ship), "BB-7.1", msg("bb-no-longer-in-play", name=who(s, book, ship)))


def of_pirates(judge: Callable[..., Verdict]) -> Judge:
    """BB-7.2: a judge of what pirates do, whatever ships it is asked about: each must be a pirate, and in play."""
    return _of(judge, _is_pirate)


def of_commissioners(judge: Callable[..., Verdict]) -> Judge:
    """BB-7.3: a judge of what King's Commissioners do, whatever ship it is asked about."""
    return _of(judge, _is_commissioner)


def of_both(judge: Callable[..., Verdict]) -> Judge:
    """BB-7.1: a judge of what pirates and King's Commissioners do, whatever ship it is asked about."""
    return _of(judge, lambda s, book, ship: ALLOWED)


def _of(judge: Callable[..., Verdict], fits: Callable[[State, Book, ShipId], Verdict]) -> Judge:
    @wraps(judge)
    def judged(s: State, book: Book, **ships: ShipId) -> Verdict:
        first = (fits(s, book, ship) & _sails(s, book, ship) for ship in ships.values())
        verdict = reduce(and_, first, ALLOWED)
        return judge(s, book, **ships) if verdict.allowed else verdict

    return judged


def in_port(s: State, book: Book, ship: ShipId) -> Verdict:
    """Whether a ship lies anchored or careened in a port."""
    rule = "BB-7.3" if ship.is_commissioner else "BB-7.2"
    return require(s.ship(ship).in_port, rule, msg("bb-no-not-in-port", name=who(s, book, ship)))


def offer(
    s: State,
    book: Book,
    name: str,
    ship: SideId,
    verdict: Verdict = ALLOWED,
    *,
    picture: str = "",
    group: str = "",
    figures: tuple[Figure, ...] = (),
) -> Offer:
    """An operation of a ship in the menu; the command `name` takes the ship as `ship`. figures: what it may bring."""
    where = group or ("commissioner" if ship.is_commissioner else "pirate")
    colour = s.player(s.owner(ship)).colour
    label, note = msg(f"bb-op-{name}", name=who(s, book, ship)), who(s, book, ship)
    option = Option(f"{name}-{ship}", label, note, picture or f"icon:{name}", verdict, where, colour, figures)
    return Offer(option, Command(name, (("ship", ship),)))


def begin(t: Ctx, ship: ShipId, rule: str) -> Procedure[None]:
    """The operation of this turn is this ship's; every operation begins with it."""
    yield from turn(t, rule, actor=ship, done=True)


def boats(s: State, seat: SeatId) -> tuple[ShipId, ...]:
    """Every pirate and King's Commissioner of a player, pirates first."""
    return tuple(boat.id for boat in s.boats if boat.owner == seat)


def pirates_offered(s: State) -> tuple[Pirate, ...]:
    """The pirates with which the player with the dice might make an operation."""
    return s.pirates_of(s.turn.holder)
