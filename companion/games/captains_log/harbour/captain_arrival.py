"""1.34 What a captain brings aboard, at the start or as a second captain (rulebook p.50-53)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order, Result
from companion.core.events.event import Event
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand import treasure_clues
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Ability, Captain, Effect
from companion.games.captains_log.model.ids import RESERVE, SeatId
from companion.games.captains_log.model.ledger import move_cubes
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import outcast, reputation_board
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.ship import hold, upgrades


class CardLoaded(Event[State]):
    """Something lies on a captain card: an upgrade, or room for so much wood (CL-CAP-05, -19, -38)."""

    seat: SeatId
    captain: str
    upgrade: str = ""
    wood: int = 0

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        cards = (*player.card_upgrades, self.upgrade) if self.upgrade else player.card_upgrades
        return s.with_player(self.seat, card_upgrades=cards, wood_room=player.wood_room + self.wood)

    def line(self, s: State, book: object) -> Msg | None:
        if self.upgrade:
            return msg("cl-ev-on-card", name=self.captain, what=upgrades.name(self.upgrade))
        return msg("cl-ev-card-wood", name=self.captain, n=self.wood)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        if self.upgrade:
            words = msg("cl-told-on-card", name=self.captain, what=upgrades.name(self.upgrade))
            return (Order(words, "token:officer", seat=self.seat),)
        return (Result(msg("cl-ev-card-wood", name=self.captain, n=self.wood), picture="good:wood"),)


class FavourDone(Event[State]):
    """A captain has brought the reputation of that fame (CL-CAP-37)."""

    seat: SeatId
    at: tuple[int, ...]

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, favours=(*s.player(self.seat).favours, *self.at))


def arrive(t: Ctx, seat: SeatId, captain: Captain, *, key: str) -> Procedure[None]:
    """CL-CAP-06 and the rule of each captain: what the card gives at once, read off it where only the owner knows."""
    if any(ability.does == "told" for ability in captain.abilities):
        yield from known(t, equipment.text_form(captain))
    if captain.loads and not upgrades.owned(t.now.player(seat), captain.loads):
        yield from upgrades.gain(t, seat, captain.loads, 1, captain.rule)
    for upgrade, n in captain.gains.items():
        yield from _fit_out(t, seat, captain, upgrade, n)
    for ability in equipment.abilities(t.now, captain):
        if ability.drafts:
            yield from hold.keel_known(t, seat, key=f"{key}keel")
        if (bring := ARRIVALS.get(ability.does)) is not None:
            yield from bring(t, seat, captain, ability, key)


def _fit_out(t: Ctx, seat: SeatId, captain: Captain, upgrade: str, n: int) -> Procedure[None]:
    """CL-CAP-23, -34: upgrades that come with a captain: some on the card, the others aboard while there is room."""
    own = captain.on_card.get(upgrade, 0)
    for _ in range(own):
        yield from t.happens(CardLoaded(seat, captain.name, upgrade, rule=captain.rule))
    for _ in range(n - own):
        if upgrades.may_gain(t.now, t.book, seat, upgrade).allowed:
            yield from upgrades.gain(t, seat, upgrade, 1, captain.rule)
        else:
            yield from t.happens(
                Announced(msg("cl-no-room-for", upgrade=upgrades.name(upgrade)), "result", rule=captain.rule)
            )


def _clue(t: Ctx, seat: SeatId, captain: Captain, ability: Ability, key: str) -> Procedure[None]:
    """CL-CAP-15: a clue to the treasure."""
    yield from treasure_clues.gain_clue(t, seat)


def _wood(t: Ctx, seat: SeatId, captain: Captain, ability: Ability, key: str) -> Procedure[None]:
    """CL-CAP-38: wood from the reserve."""
    yield from move_cubes(t, "wood", ability.amount, RESERVE, seat, captain.rule)


def _card_wood(t: Ctx, seat: SeatId, captain: Captain, ability: Ability, key: str) -> Procedure[None]:
    """CL-CAP-38: wood that the card carries, first of all that is aboard."""
    yield from t.happens(CardLoaded(seat, captain.name, wood=ability.amount, rule=captain.rule))


def _hated(t: Ctx, seat: SeatId, captain: Captain, ability: Ability, key: str) -> Procedure[None]:
    """CL-CAP-16, CL-SOL-09: nations that hate the player already count from now on."""
    yield from reputation_board.worst_paid(t, seat, 0)


def _bag(t: Ctx, seat: SeatId, captain: Captain, ability: Ability, key: str) -> Procedure[None]:
    """CL-CAP-19: of the upgrades drawn from the bag one stays on the card; nobody knows the bag but the table."""
    there = tuple(
        u for u in t.book.upgrades if u.kind in upgrades.CREW and u.nation is None and upgrades.in_play(t.now, u)
    )
    options = tuple(Option(u.id, upgrades.name(u.id), msg(f"cl-upgrade-{u.id}.effect"), u.picture) for u in there)
    chosen = yield from t.choose(
        "bag", options, key=f"{key}bag", who=seat, rule=captain.rule, words={"n": ability.amount}, note=True
    )
    yield from t.happens(CardLoaded(seat, captain.name, chosen, rule=captain.rule))


def _leave(t: Ctx, seat: SeatId, captain: Captain, ability: Ability, key: str) -> Procedure[None]:
    """CL-CAP-25: the marker leaves one line."""
    yield from outcast.leave(t, seat, captain, ability, key=key)


def _favour(t: Ctx, seat: SeatId, captain: Captain, ability: Ability, key: str) -> Procedure[None]:
    """CL-CAP-37: reputation at once; what belongs to fame that lies behind is not made up for."""
    passed = tuple(at for at in ability.at if 0 < at <= t.now.fame(seat))
    if passed:
        yield from t.happens(FavourDone(seat, passed, rule=captain.rule))
    if 0 in ability.at:
        yield from favour(t, seat, captain, ability, key=f"{key}favour")


def favour(t: Ctx, seat: SeatId, captain: Captain, ability: Ability, *, key: str) -> Procedure[None]:
    """CL-CAP-37: one more reputation with a nation of choice."""
    country = yield from reputation.ask_nation(t, seat, msg("cl-q-favour"), captain.rule, but=(ability.but,), key=key)
    yield from reputation.move(t, seat, country, ability.amount, captain.rule, key=f"{key}-")


Arrival = Callable[[Ctx, SeatId, Captain, Ability, str], Procedure[None]]
ARRIVALS: dict[Effect, Arrival] = {
    "clue": _clue,
    "wood": _wood,
    "card_wood": _card_wood,
    "lowest_fame": _hated,
    "bag": _bag,
    "outcast": _leave,
    "favour": _favour,
}
"""Abilities that do something when the captain comes aboard."""
