"""1.32 What players do to the White Whale: who attacks her is her target, whalers, oil for wounds (rulebook p.49)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.model.ids import NO_ONE, RESERVE, SeatId, ShipId
from companion.games.captains_log.model.ledger import move_cubes
from companion.games.captains_log.model.names import Ctx, good, who
from companion.games.captains_log.model.state import State

WHALER = ("whaler", "baleinier")
"""Printed names of the ship type, in lower case."""


class WhaleProvoked(Event[State], formerly=("name",)):
    """A player who attacked the White Whale takes an oil token, for good (CL-WHL-02)."""

    seat: SeatId

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, oil_token=True)

    def line(self, s: State, book: object) -> Msg:
        return msg("cl-ev-whale-provoked", name=s.name_of(self.seat))

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(self.line(s, book), "good:oil", seat=self.seat),)


def is_whale(s: State, ship: ShipId) -> bool:
    """CL-WHL-01: whether a ship is the White Whale."""
    card = card_of(s, ship) if ship.is_npc else None
    return card is not None and card.special == "whale"


def at_large(s: State) -> ShipId:
    """The White Whale's id while she is on the map, "" otherwise."""
    return next((npc.id for npc in s.npcs if npc.on_map and is_whale(s, npc.id)), NO_ONE)


def provoke(t: Ctx, seat: SeatId, victim: ShipId) -> Procedure[None]:
    """CL-WHL-02: whoever attacks the White Whale becomes her target for the rest of the game."""
    player = t.now.player(seat)
    if is_whale(t.now, victim) and not player.oil_token:
        yield from t.happens(WhaleProvoked(seat, rule="CL-WHL-02"))


def whaler(s: State, seat: SeatId) -> bool | None:
    """CL-FSH-03: whether a player sails a whaler, by the name of its ship; None while nobody has copied it.

    The ships printed on player board A are none.
    """
    player = s.player(seat)
    if not player.ship:
        return False
    name = dict(s.card("player-ship", player.sheet) or ()).get("name")
    return any(word in name.lower() for word in WHALER) if isinstance(name, str) else None


def crew_of_whaler(t: Ctx, seat: SeatId, *, key: str) -> Procedure[bool]:
    """CL-FSH-03: whether it is a whaler that fishes; where nobody has copied the ship's name, the table may say so."""
    known = whaler(t.now, seat)
    if known is False:
        return False
    chips = yield from t.pick(
        "whaler",
        (Option("whaler", msg("cl-power-whaler"), msg("cl-q-whaler-note"), "ship:whaler"),),
        under=key,
        who=seat,
        words={"ship": who(t.now, seat)},
        none=True,
        nature="fact",
        default=("whaler",) if known else (),
        quiet=bool(known),
        about=(seat,),
    )
    return bool(chips)


def barrels_of_oil(t: Ctx, seat: SeatId, n: int, rule: str) -> Procedure[None]:
    """Oil for whoever hunts whales, as far as the reserve reaches (CL-GEN-11); what does not fit goes overboard."""
    moved = yield from move_cubes(t, "oil", n, RESERVE, seat, rule)
    if moved < n:
        yield from t.happens(
            Announced(msg("cl-reserve-empty", good=good("oil"), n=n - moved), "result", rule="CL-GEN-11")
        )
    if moved:
        yield from t.happens(Announced(msg("cl-told-overflow"), "order", "square:hold", seat=seat, rule="CL-FRE-03"))


def oil_for(wounds: int, per_cube: int) -> int:
    """CL-WHL-08: cubes of oil for so many wounds struck in one attack."""
    return wounds // per_cube


def flense(t: Ctx, attacker: ShipId, target: ShipId, wounds: int) -> Procedure[None]:
    """CL-WHL-08: oil for a player whose people have struck the White Whale; she does not fight back."""
    if not (attacker.is_player and is_whale(t.now, target)):
        return
    per_cube = t.book.numbers.whale_damage_per_oil
    oil = oil_for(wounds, per_cube)
    yield from t.happens(
        Announced(
            msg("cl-whale-oil-told", wounds=wounds, oil=oil, per=per_cube), "result", "good:oil", rule="CL-WHL-08"
        )
    )
    yield from barrels_of_oil(t, attacker.seat, oil, "CL-WHL-08")
