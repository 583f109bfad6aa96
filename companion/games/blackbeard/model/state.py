"""The state of an evening of Barbe Noire: everything that the table would otherwise keep by hand.

All records are frozen; only events (`apply`) make new ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from companion.core.declared.counted import Counts
from companion.core.declared.references import Once, Refers
from companion.core.declared.tracked_values import ByHand
from companion.core.kit.state import TableState, changed
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.decision_report import Report
from companion.core.procedures.procedure import first_of
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.values.frozen_records import replace
from companion.games.blackbeard.model.ids import NO_SEAT, NO_SHIP, LetterId, OnceThere, SeatId, ShipId, SideId
from companion.games.blackbeard.model.options import Options
from companion.games.blackbeard.model.records import (
    Commissioner,
    Counter,
    Measured,
    Pardon,
    Pirate,
    Place,
    Player,
    PortState,
    Renown,
)

Stage = Literal["setup", "operation", "draw", "over"]
"""operation: the player with the dice owes one.  draw: the next Action card is due."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Where in the evening we are."""

    stage: Stage = "setup"
    """Who is to do something now: nobody yet, the holder, whoever turns the next card, nobody any more."""
    holder: Annotated[SeatId, ByHand("bb-fix-holder")] = NO_SEAT
    """The player with the dice, who had the last turn (6.2)."""
    first: Annotated[SeatId, ByHand("bb-fix-first")] = NO_SEAT
    """The player called Player 1, from whom the flags of the action line are counted."""
    cards: Annotated[int, ByHand("bb-fix-cards", 999)] = 0
    """Action cards turned for the action line so far: the clock of the ledger."""
    steps: tuple[str, ...] = ()
    """Commands of the setup, or of an action line, still to be done, the next one first."""
    actor: OnceThere = NO_SHIP
    """With what the holder made the operation (17D): a pirate, King's Commissioner or Warship; "" none yet."""
    commissioner: bool = False
    """Whether the line that gave the turn bears KC (23.3)."""
    done: bool = False
    """The operation of this turn is over."""
    revelled: tuple[ShipId, ...] = ()
    """Pirates who declared a debauchery in this turn (9.8)."""
    beset: tuple[OnceThere, ...] = ()
    """Pirates of the holder that began the turn at sea with a hunter in their hex (8.51)."""
    besetters: tuple[OnceThere, ...] = ()
    """Those hunters."""
    extra: int = 0
    """Operations with a King's Commissioner that an event still grants besides (17K)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the evening ended."""

    winner: Annotated[SeatId, Refers("winner")]
    """The player who won, "" for nobody."""
    pirate: OnceThere
    """With whom; "" for nobody."""
    by: Literal["notoriety", "fortune", "lost"]
    """Which rule ended it: enough Notoriety, enough Net Worth, or all pirates lost."""


@dataclass(frozen=True, slots=True)
class State(TableState[Options, Player]):
    """The whole table."""

    options: Options
    """What was agreed before."""
    players: tuple[Player, ...] = ()
    """In seating order, false players too."""
    pirates: tuple[Pirate, ...] = ()
    """All that were ever activated, the lost ones too."""
    commissioners: tuple[Commissioner, ...] = ()
    """King's Commissioners in play (2.33)."""
    counters: tuple[Counter, ...] = ()
    """Merchants and Warships on the map."""
    ports: Annotated[tuple[PortState, ...], Once("number")] = ()
    """Every port of the map, in the order of their numbers."""
    turn: Turn = field(default_factory=Turn)
    """Where in the evening we are."""
    discards: tuple[Annotated[int, Refers("action card")], ...] = ()
    """Action cards turned since the last shuffle, by their numbers."""
    unread: int = 0
    """How many more were turned on the table, of which only what counted was read off."""
    letters_out: tuple[LetterId, ...] = ()
    """Letters of Marque that are not in the cup: held, on offer, or with a Royal Pardon."""
    offers: Annotated[tuple[LetterId, ...], ByHand("bb-fix-offers"), Counts("letter")] = ()
    """Letters of Marque on offer (17E)."""
    pardon: Pardon | None = None
    """The Royal Pardon on offer (17L), None without one."""
    governors_out: tuple[tuple[Literal["pro", "anti"], int], ...] = (("pro", 0), ("anti", 0))
    """Governors out of the game for good, of each leaning."""
    made: int = 0
    """How many things were given a number as their id: the next one gets a higher one."""
    ledger: tuple[Renown, ...] = ()
    """Every change of Notoriety, Popularity and Net Worth, oldest first."""
    cards: tuple[CopiedCard, ...] = ()
    """What was copied of printed components."""
    measured: tuple[Measured, ...] = ()
    """Distances that were counted on the board, those from one place to one port once."""
    report: Report | None = None
    """Path of the last false player's turn, None while there was none."""
    outcome: Outcome | None = None
    """How the evening ended, None until it does."""
    extended: bool = False
    """A second player must lose all pirates to end it (3c)."""

    # ------------------------------------------------------------------ who and what

    def pirate(self, pirate: ShipId) -> Pirate:
        """The pirate of that id, active or not."""
        return get_or_explain(self.pirates, pirate, "bb-named-pirate")

    def commissioner(self, kc: ShipId) -> Commissioner:
        """The King's Commissioner in play with that id."""
        return get_or_explain(self.commissioners, kc, "bb-named-commissioner")

    def ship(self, ship: ShipId) -> Pirate | Commissioner:
        """A pirate or King's Commissioner by its id, for what both have."""
        return self.commissioner(ship) if ship.is_commissioner else self.pirate(ship)

    def counter(self, counter: ShipId) -> Counter:
        """The Merchant or Warship on the map with that id."""
        return get_or_explain(self.counters, counter, "bb-named-counter")

    def port(self, number: int) -> PortState:
        """A port by its number."""
        return get_or_explain(self.ports, number, "bb-named-port", by="number")

    @property
    def turned(self) -> int:
        """How many Action cards have been turned since the last shuffle."""
        return len(self.discards) + self.unread

    @property
    def holder(self) -> Player:
        """The player with the dice."""
        return self.player(self.turn.holder)

    @property
    def active(self) -> tuple[Pirate, ...]:
        """Pirates in play."""
        return tuple(pirate for pirate in self.pirates if pirate.status == "active")

    @property
    def boats(self) -> tuple[Pirate | Commissioner, ...]:
        """Pirates and King's Commissioners in play, for what both have."""
        return (*self.active, *self.commissioners)

    def in_play(self, ship: ShipId) -> bool:
        """Whether a pirate or King's Commissioner is in play (still)."""
        return any(boat.id == ship for boat in self.boats)

    def pirates_of(self, seat: SeatId) -> tuple[Pirate, ...]:
        """Pirates that a player has in play."""
        return tuple(pirate for pirate in self.active if pirate.owner == seat)

    def commissioners_of(self, seat: SeatId) -> tuple[Commissioner, ...]:
        """King's Commissioners of a player."""
        return tuple(kc for kc in self.commissioners if kc.owner == seat)

    @property
    def merchants(self) -> tuple[Counter, ...]:
        """Merchants on the map."""
        return tuple(counter for counter in self.counters if counter.kind == "merchant")

    @property
    def warships(self) -> tuple[Counter, ...]:
        """Warships on the map."""
        return tuple(counter for counter in self.counters if counter.kind == "warship")

    def number_of(self, seat: SeatId) -> int:
        """Which flag of the action line is this player's: 1 for the first player, then clockwise (6.2)."""
        seats = [player.id for player in self.players]
        return (seats.index(seat) - seats.index(self.turn.first)) % len(seats) + 1

    def seat_of(self, number: int) -> SeatId:
        """Inverse of `number_of`."""
        return first_of(player.id for player in self.players if self.number_of(player.id) == number)

    def right_of(self, seat: SeatId) -> SeatId:
        """The player to the right, who leads Warships against that player's pirates (14.13)."""
        seats = [player.id for player in self.players]
        return seats[(seats.index(seat) - 1) % len(seats)]

    # ------------------------------------------------------------------ what lies together

    def pirates_at(self, place: Place) -> tuple[Pirate, ...]:
        """Pirates in a hex or Transit Box, at sea or in port."""
        return tuple(pirate for pirate in self.active if pirate.place.same(place))

    def merchants_at(self, place: Place) -> tuple[Counter, ...]:
        """Merchants there."""
        return tuple(counter for counter in self.merchants if counter.place.same(place))

    def hunters_at(self, place: Place) -> tuple[ShipId, ...]:
        """Ids of King's Commissioners and Warships at sea there, Commissioners first."""
        kcs = tuple(kc.id for kc in self.commissioners if kc.place.same(place) and kc.at_sea)
        return kcs + tuple(each.id for each in self.warships if each.place.same(place) and not each.in_port)

    def is_false(self, ship: SideId) -> bool:
        """Whether a player, pirate or King's Commissioner belongs to a false player."""
        return self.player(self.owner(ship)).false

    def owner(self, ship: SideId) -> SeatId:
        """The player behind a pirate or King's Commissioner; a player is its own."""
        return SeatId(ship) if ship.is_seat else self.ship(ShipId(ship)).owner

    def place_of(self, ship: ShipId) -> Place:
        """Where a pirate, King's Commissioner, Merchant or Warship lies."""
        if ship.is_commissioner:
            return self.commissioner(ship).place
        if ship.is_counter:
            return self.counter(ship).place
        return self.pirate(ship).place

    # ------------------------------------------------------------------ other states

    def with_pirate(self, pirate: ShipId, **changes: object) -> State:
        """With other values in a pirate's log."""
        return replace(self, pirates=changed(self.pirates, pirate, **changes))

    def with_commissioner(self, kc: ShipId, **changes: object) -> State:
        """With other values of a King's Commissioner."""
        return replace(self, commissioners=changed(self.commissioners, kc, **changes))

    def with_ship(self, ship: ShipId, **changes: object) -> State:
        """With other values of a pirate or King's Commissioner, in fields that both have."""
        return self.with_commissioner(ship, **changes) if ship.is_commissioner else self.with_pirate(ship, **changes)

    def with_counter(self, counter: ShipId, **changes: object) -> State:
        """With other values of a Merchant or Warship."""
        return replace(self, counters=changed(self.counters, counter, **changes))

    def with_port(self, number: int, **changes: object) -> State:
        """With other values of a port."""
        return replace(self, ports=changed(self.ports, number, "number", **changes))
