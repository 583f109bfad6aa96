"""1.16, 1.33 What a lost ship leaves behind: money, goods, cargo tower, bounty (rulebook p.19-21, 26, 49)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.copied_cards import read_off
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.values.messages import Arg, Msg, msg
from companion.games.captains_log.fleet.npc_card import beside
from companion.games.captains_log.fleet.ships import component, npc_card, printed, sides
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import LOOSE, NO_ONE, RESERVE, CubePlace, Nation, SeatId, ShipId
from companion.games.captains_log.model.ledger import by_ruling, cubes_at, earn, hex_of, move_cubes
from companion.games.captains_log.model.names import Ctx, coins, flags, good, the_nation, who
from companion.games.captains_log.model.state import GOODS, Good, Goods, State
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.ship import abilities

Paid = str
"""How a loss is paid: "sunk", "burned", "captured", or "" when nobody is rewarded."""


class BountyChanged(Event[State], formerly=("name",)):
    """The bounty card of a player: doubloons on it, and the nations that want the player."""

    seat: SeatId
    amount: int
    wanted: tuple[Nation, ...]

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, bounty=s.player(self.seat).bounty + self.amount, wanted=self.wanted)

    def line(self, s: State, book: Book) -> Msg | None:
        if not self.wanted:
            return msg("cl-ev-bounty-cleared")
        flags = tuple(the_nation(country) for country in self.wanted)
        return msg("cl-ev-bounty", amount=coins(self.amount), nations=flags)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        name = who(s, self.seat)
        if not self.wanted:
            return (Order(msg("cl-told-bounty-cleared", name=name), "token:bounty", seat=self.seat),)
        flags = tuple(the_nation(country) for country in self.wanted)
        words = msg("cl-told-bounty", name=name, amount=coins(self.amount), nations=flags)
        return (Order(words, "token:bounty", seat=self.seat),)


def half(n: int) -> int:
    """CL-GEN-03: half of one good, against the players, but never nothing of something."""
    return max(1, n // 2) if n else 0


def half_share(goods: Goods) -> Goods:
    """CL-GEN-03: half of each good."""
    return Goods(*(half(goods.of(cube)) for cube in GOODS))


def share_of(s: State, ship: ShipId) -> Goods:
    """CL-OUT-05: what a destroyer gets of a sunk ship's goods, carried and printed halved together or apart (A-02)."""
    if s.options.ruling("A-02") == "apart":
        return _halved_apart(s, ship)
    return half_share(cargo_of(s, ship))


def _halved_apart(s: State, ship: ShipId) -> Goods:
    if ship.is_npc:
        return half_share(s.npc(ship).cargo) + half_share(npc_card(s, ship).goods)
    return half_share(s.player(ship).goods)


def cargo_of(s: State, ship: ShipId) -> Goods:
    """The goods of a ship, with those printed on an NPC's card."""
    if ship.is_npc:
        return s.npc(ship).cargo + npc_card(s, ship).goods
    return s.player(ship).goods


def through_tower(t: Ctx, cube: Good, n: int, *, key: str) -> Procedure[int]:
    """CL-TWR-01: goods dropped into the cargo tower; returns how many came out on the barrel side."""
    words: dict[str, Arg] = {"n": n, "good": good(cube)}
    return (
        yield from t.number(
            "tower", 0, n, key=key, words=words, nature="fact", default=half(n), unit=f"good:{cube}", forced=False
        )
    )


@dataclass(frozen=True, slots=True)
class Division:
    """How the goods of a lost ship are divided. heir: who has a share of them, "" for nobody.  rule: of the share.

    tower: whether what sinks goes through the cargo tower.  times, doubled: how often a captain has everything paid,
    and by which rule (CL-CAP-40).
    """

    heir: ShipId
    rule: str
    tower: bool
    times: int
    doubled: str


def division(s: State, book: Book, victim: ShipId, paid: Paid, heir: ShipId) -> Division:
    """CL-OUT-05, CL-TWR-02, CL-BOA-12: who has a share, and whether there is the tower (A-18, A-100)."""
    options = s.options
    tower = paid == "sunk" and options.switches.cargo_tower
    robbed = heir.is_npc and (paid != "sunk" or options.ruling("A-100") == "money")
    shared = paid in ("sunk", "captured") and not robbed and not (tower and options.ruling("A-18") == "tower-only")
    rule = "CL-BOA-12" if paid == "captured" else "CL-OUT-05"
    return Division(heir if shared else NO_ONE, rule, tower, *doubled_by(s, book, heir, victim))


def divide_goods(t: Ctx, victim: ShipId, paid: Paid, heir: ShipId, *, key: str) -> Procedure[None]:
    """CL-OUT-05, CL-OUT-06, CL-OUT-15, CL-BOA-12: what becomes of the goods of a lost ship.

    A PC that sank it takes half of each good (an NPC only if the table wants it, A-100), a captor all of them, else
    they are gone. With the cargo tower everything that sinks goes through it, whoever sank it (CL-TWR-02), after a
    direct share only if the table wants it (A-18). Printed goods come from the reserve as far as it holds them
    (CL-GEN-11); what does not fit the winner's hold goes overboard (A-77).
    """
    d = division(t.now, t.book, victim, paid, heir)
    if victim.is_npc and (d.tower or d.heir):
        yield from _read_card(t, victim, "laden", key=key)
    cargo = cargo_of(t.now, victim)
    shares, gained = (cargo if paid == "captured" else share_of(t.now, victim)), 0
    if d.heir and paid == "sunk":
        yield from by_ruling(t, "A-02", d.rule, bites=shares != _halved_apart(t.now, victim))
        yield from by_ruling(t, "A-18", "CL-TWR-02", bites=d.tower)
        yield from by_ruling(t, "A-100", "CL-NPC-23", bites=d.heir.is_npc)
    for cube in (cube for cube in GOODS if cargo.of(cube)):
        share = shares.of(cube) if d.heir else 0
        gained += yield from _inherit(t, victim, d, cube, share)
        if d.tower:
            yield from _sink(t, victim, d, cube, cargo.of(cube) - share, key=f"{key}-spoils-{cube}")
        yield from move_cubes(t, cube, cubes_at(t.now, victim, cube), victim, RESERVE, "CL-OUT-15")
    if gained and d.heir.is_player and not t.now.player(d.heir).hold:
        yield from t.happens(Announced(msg("cl-told-overflow"), "order", "square:hold", seat=d.heir, rule="CL-FRE-03"))


def _inherit(t: Ctx, victim: ShipId, d: Division, cube: Good, n: int) -> Procedure[int]:
    """The heir's share of one good, with what a captain adds; how many cubes that were."""
    given = yield from _hand_over(t, victim, d.heir, cube, n, d.rule)
    more = yield from move_cubes(t, cube, (d.times - 1) * n, RESERVE, d.heir, d.doubled)
    return given + more


def _sink(t: Ctx, victim: ShipId, d: Division, cube: Good, n: int, *, key: str) -> Procedure[None]:
    """CL-TWR-02: what is left of one good goes through the tower."""
    if n > 0:
        afloat = yield from through_tower(t, cube, n, key=key)
        yield from _hand_over(t, victim, LOOSE, cube, afloat, "CL-TWR-02")
        more, at = (d.times - 1) * afloat, hex_of(t.now, victim)
        yield from move_cubes(t, cube, more, RESERVE, LOOSE, d.doubled, at=at)


def _hand_over(t: Ctx, victim: ShipId, target: CubePlace, cube: Good, n: int, rule: str) -> Procedure[int]:
    """n cubes of a lost ship: first those it carried, then the printed ones out of the reserve."""
    carried = yield from move_cubes(t, cube, n, victim, target, rule)
    at = hex_of(t.now, victim) if target == LOOSE else None
    rest = yield from move_cubes(t, cube, n - carried, RESERVE, target, rule, at=at)
    return carried + rest


def divide_money(t: Ctx, victim: ShipId, paid: Paid, by: ShipId, *, key: str) -> Procedure[None]:
    """CL-OUT-05, CL-NPC-23, CL-BOA-11, -12: printed reward and coins of an NPC; 1000 for an NPC that beats a player.

    A player's own doubloons are never taken (CL-OUT-15); the 1000 come from the reserve, once. An NPC that boards
    another has them too, unless the table pays it as for a ship destroyed (A-30).
    """
    flat = paid == "captured" and by.is_npc and t.now.options.ruling("A-30") == "flat"
    if victim.is_player:
        if by.is_npc:
            loot = t.book.numbers.boarding_loot if paid == "captured" else t.book.numbers.npc_loot_of_player
            yield from earn(t, by, loot, "loot", "CL-BOA-11" if paid == "captured" else "CL-NPC-23")
        return
    if flat:
        yield from earn(t, by, t.book.numbers.boarding_loot, "loot", "CL-BOA-11")
        return
    yield from by_ruling(t, "A-30", "CL-NPC-23", bites=paid == "captured" and by.is_npc)
    rule = "CL-OUT-05" if by.is_player else "CL-NPC-23"
    reward = yield from printed(t, victim, "reward", key=key)
    yield from earn(t, by, reward, "reward", rule)
    on_card = t.now.npc(victim).coins
    yield from earn(t, victim, -on_card, "taken", rule)
    yield from earn(t, by, on_card, "coins-on-card", rule)
    times, doubled = doubled_by(t.now, t.book, by, victim)
    yield from earn(t, by, (times - 1) * (reward + on_card), "captain-share", doubled)
    if paid == "captured" and by.is_player:
        yield from _read_card(t, victim, "sabre", key=key)
        card = npc_card(t.now, victim)
        yield from earn(t, by, card.capture_reward, "sabre", "CL-BOA-12")
        yield from earn(t, by, (times - 1) * card.capture_reward, "captain-share", doubled)
        if card.capture_more:
            yield from t.happens(Announced(msg("cl-told-sabre"), "order", "token:sabres", seat=by, rule="CL-BOA-12"))


def prize(t: Ctx, by: ShipId, victim: ShipId, *, key: str) -> Procedure[None]:
    """CL-CAP-12: a captain may be paid for every ship destroyed."""
    crew = yield from abilities.take_part(t, by, ("prize",), foe=victim, rule="CL-OUT-05", key=f"{key}-prize")
    for power in crew:
        yield from earn(t, by, power.of("prize"), "captain", power.rule)


def doubled_by(s: State, book: Book, by: ShipId, victim: ShipId) -> tuple[int, str]:
    """CL-CAP-40: how often a reward is paid because of a captain, and the rule; once if no captain doubles it."""
    if by.is_player:
        for captain, ability in equipment.has(s, book, by.seat, "prize_share"):
            if abilities.against(s, ability, victim):
                return ability.amount, captain.rule
    return 1, ""


def _read_card(t: Ctx, victim: ShipId, name: str, *, key: str) -> Procedure[None]:
    """What a ship's card shows beside its reward, read off it now if nobody has copied it (D-07)."""
    text = msg("cl-q-npc-unread", npc=who(t.now, victim))
    yield from read_off(
        t, component(t.now, victim), name, beside=beside((name,)), key=f"{key}-{name}", text=text, about=(victim,)
    )


def price_on_head(t: Ctx, victim: ShipId, by: ShipId, *, key: str) -> Procedure[None]:
    """CL-BTY-01, -03: bounty cards, when a ship was destroyed by another.

    Pirates and corsairs put no price on anybody, nor does a player without allegiance (A-72).
    """
    if not t.now.options.switches.bounty:
        return
    if victim.is_player and t.now.player(victim).wanted:
        yield from _collect(t, victim, by, key=key)
    flags = sides(t.now, victim)
    if by.is_player and flags and "pirates" not in flags:
        wanted = tuple(dict.fromkeys((*t.now.player(by).wanted, flags[0])))
        amount = t.book.numbers.bounty_per_ship
        yield from t.happens(BountyChanged(by.seat, amount, wanted, rule="CL-BTY-01"))


def _collect(t: Ctx, victim: ShipId, by: ShipId, *, key: str) -> Procedure[None]:
    """CL-BTY-03: the money on a wanted player's card goes to the destroyer; a player pleases one of the nations too."""
    player = t.now.player(victim)
    yield from t.happens(BountyChanged(victim.seat, -player.bounty, (), rule="CL-BTY-03"))
    yield from earn(t, by, player.bounty, "bounty", "CL-BTY-03")
    if by.is_player:
        country = yield from t.choose("bounty", flags(player.wanted), under=key, who=by)
        yield from reputation.move(
            t, by.seat, first_of(c for c in player.wanted if c == country), 1, "CL-BTY-03", key=f"{key}-"
        )
