"""CD-BROAD: Broadside: a flush and projectiles against Aim cards and markers of the other ship."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from companion.core.events.announcements import Announcement, Change, Order, Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Sum, Term, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.actions import turn_actions
from companion.games.cannon_duel.aiming.reading import with_aimed
from companion.games.cannon_duel.battery.bag import spend
from companion.games.cannon_duel.battery.loading import Charge, charge_options
from companion.games.cannon_duel.hands import announced_cards, discards
from companion.games.cannon_duel.hands.deck import in_app
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SHOTS, Edge, SeatId, Suit
from companion.games.cannon_duel.model.names import Ctx, aimed_name, place_name, suit_name
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses
from companion.games.cannon_duel.ship.zones import count as penalties
from companion.games.cannon_duel.ship.zones import penalty_term, silenced


class BroadsideFired(Event[State], formerly=("total", "colour", "name")):
    """CD-BROAD-01, -05: a captain fires a Broadside, and its suit is covered. n: cards of the flush."""

    seat: SeatId
    suit: Suit
    n: int

    def apply(self, s: State) -> State:
        covered = s.with_player(self.seat, broadsides=(*s.player(self.seat).broadsides, self.suit))
        return covered.with_tally(self.seat, broadsides=1)

    def line(self, s: State, book: Book) -> Msg:
        return msg(
            "cd-ev-broadside",
            name=s.name_of(self.seat),
            suit=suit_name(self.suit),
            n=self.n,
            hits=count(s, book, self.seat, self.n).total,
        )

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        total, colour = count(s, book, self.seat, self.n), s.player(self.seat).colour
        strikes = msg("cd-told-broadside-hits", n=total.total)
        side = Side(msg("core-said", text=s.name_of(self.seat)), f"suit:{self.suit}", colour, (), total, strikes)
        cover = msg("cd-order-cover-suit", name=s.name_of(self.seat), suit=suit_name(self.suit))
        order = Order(cover, f"suit:{self.suit}", colour, self.seat)
        return (Result(msg("cd-told-broadside", name=s.name_of(self.seat), suit=suit_name(self.suit)), (side,)), order)


class AimCardsLost(Event[State], formerly=("cards", "name")):
    """CD-BROAD-04: Aim cards beside Target cards go to their owner's discard pile. places: target and edge of each."""

    seat: SeatId
    places: tuple[tuple[str, Edge], ...]
    paper: bool = False

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        targets, gone = list(player.targets), list(player.discards)
        for ident, edge in self.places:
            at = first_of(place for place, target in enumerate(targets) if target.id == ident)
            if (aim := targets[at].at(edge)) is not None:
                gone.append(aim.card)
            targets[at] = with_aimed(targets[at], edge, None)
        return s.with_player(self.seat, targets=tuple(targets), discards=tuple(gone))

    def line(self, s: State, book: Book) -> Msg:
        targets = {target.id: target for target in s.player(self.seat).targets}
        aims = (targets[ident].at(edge) for ident, edge in self.places)
        cards = tuple(aimed_name(aim) for aim in aims if aim is not None)
        return msg("cd-ev-aim-lost", name=s.name_of(self.seat), n=len(self.places), cards=cards)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        if self.paper:
            text = msg("cd-order-aim-lost", name=s.name_of(self.seat), n=len(self.places))
            return (Order(text, "token:target", seat=self.seat),)
        return (Change(self.line(s, book), "token:target", good=False),)


# ---------------------------------------------------------------------------------------------------- what is allowed


def usable(s: State, seat: SeatId) -> tuple[Charge, ...]:
    """CD-BROAD-02, CD-EFF-05: every projectile that is loaded, but for those on decks where fire is forbidden."""
    player = s.player(seat)
    return tuple((mount, shot) for mount, shot in player.loaded if not silenced(player, mount))


def cap(s: State, seat: SeatId) -> int:
    """CD-BROAD-02: how many cards the flush may have at most; A-07: all usable projectiles count, or only balls."""
    only_balls = s.options.ruling("A-07") == "balls"
    return sum(1 for _, shot in usable(s, seat) if not only_balls or shot == "ball")


def count(s: State, book: Book, seat: SeatId, n: int) -> Sum:
    """CD-BROAD-03, CD-EFF-04: how many projectiles of a flush of n cards strike."""
    player = s.player(seat)
    terms = [Term(msg("cd-term-cards"), n, "CD-BROAD-03")]
    if penalties(player, "cannon"):
        terms.append(penalty_term(player, "cannon"))
    return Sum(msg("cd-sum-broadside"), tuple(terms), floor=0)


def verdict(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-BROAD-01, -02: a flush of an uncovered suit, and projectiles for it."""
    player, least = s.player(seat), book.numbers.shortest
    found = announced_cards.may_flush(player.hand, player.broadsides, cap(s, seat), book)
    return found & turn_actions.may_act(s, book, seat, spends=least, aims=False)


# ---------------------------------------------------------------------------------------------------- the action


def broadside(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-BROAD-01 to -06: a flush is discarded, projectiles are spent, the other ship loses Aim cards and markers."""
    player = t.now.player(seat)
    flush = yield from announced_cards.flush(
        t, seat, "CD-BROAD-01", "flush", cap(t.now, seat), player.broadsides, partial(_spent, t.now, t.book, seat)
    )
    total = count(t.now, t.book, seat, flush.n)
    fired = BroadsideFired(seat, flush.suit, flush.n, rule="CD-BROAD-05")
    yield from t.happens(fired)
    yield from discards.discard(t, seat, flush.cards, "CD-BROAD-01")
    struck = yield from _chosen(t, seat, usable(t.now, seat), total.total, "strike")
    wasted: tuple[Charge, ...] = ()
    if t.now.options.ruling("A-06") == "spent":
        rest = Counter(usable(t.now, seat)) - Counter(struck)
        wasted = yield from _chosen(t, seat, tuple(rest.elements()), flush.n - len(struck), "waste")
    for mount, shot in (*struck, *wasted):
        yield from spend(t, seat, mount, shot, "CD-BROAD-04")
    victim = t.now.other(seat).id
    yield from _lose_aim_cards(t, victim, len(struck))
    who = losses.chooser(t.now, victim)
    for shot in SHOTS:
        n = sum(1 for _, each in struck if each == shot)
        yield from losses.from_layer(t, victim, t.book.layer(shot), n, "CD-BROAD-06", f"hit-{shot}", who)
    yield from turn_events.acted(t, "CD-TURN-02")


def _spent(s: State, book: Book, seat: SeatId, n: int) -> Verdict:
    """What the rules say of a flush of n cards, whichever they are, and what it comes to."""
    return turn_actions.may_act(s, book, seat, spends=n, aims=False) & Verdict(sums=(count(s, book, seat, n),))


def _chosen(t: Ctx, seat: SeatId, among: Sequence[Charge], n: int, key: str) -> Procedure[tuple[Charge, ...]]:
    """So many of these projectiles, as their owner chooses; nobody is asked where all of them go, or are the same."""
    n = min(n, len(among))
    if n == len(among) or not n or len(dict.fromkeys(among)) == 1:
        return tuple(among[:n])
    player = t.now.player(seat)
    options = charge_options(player, among)
    picked = yield from t.pick(key, options, who=seat, rule="CD-BROAD-04", words={"n": n}, lo=n, hi=n)
    return tuple(charge for charge, option in zip(among, options, strict=True) if option.id in picked)


def _lose_aim_cards(t: Ctx, seat: SeatId, n: int) -> Procedure[None]:
    """CD-BROAD-04: a captain gives up so many Aim cards beside the own Target cards, all where there are fewer."""
    player = t.now.player(seat)
    lying = [
        (target.id, edge, aim, msg("cd-place", number=number, place=place_name(edge)))
        for number, target in enumerate(player.targets, 1)
        for edge, aim in target.aimed
    ]
    options = tuple(
        Option(f"{target}-{edge}", aimed_name(aim), place, f"aim:{aim.card}") for target, edge, aim, place in lying
    )
    picked = tuple(option.id for option in options)[:n]
    if 0 < n < len(lying):
        picked = yield from t.pick("aim-lost", options, who=seat, words={"n": n}, lo=n, hi=n)
    lost = [each for each, option in zip(lying, options, strict=True) if option.id in picked]
    if lost:
        places = tuple((target, edge) for target, edge, _, _ in lost)
        paper = not in_app(t.now, seat)
        yield from t.happens(AimCardsLost(seat, places, paper, rule="CD-BROAD-04"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Broadside, for whoever is on turn."""
    seat = s.turn.seat
    note = msg("cd-broadside-note", n=cap(s, seat))
    found = verdict(s, book, seat)
    option = Option("broadside", msg("command-broadside"), note, "duel:broadside", found, turn_actions.GROUP)
    yield Offer(option, command("broadside", seat=seat))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"broadside": broadside}
JUDGES: Final[dict[str, Judge]] = {"broadside": verdict}
