"""1.25, 1.26 Upgrades: what they are, who may own them, what they add up to (rulebook p.34-35).

Ids are those of upgrades.yaml, which holds one line for each rule of these chapters. CL-AMM-01: normal shot is owned by
everybody and stands nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Field, Form, Option
from companion.core.rules.verdicts import Reason, Sum, Term, Verdict
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.ships import ship_number
from companion.games.captains_log.model.book import Book, Upgrade
from companion.games.captains_log.model.equipment import effect, find, name, owned
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.options import Side
from companion.games.captains_log.model.state import Player, State
from companion.games.captains_log.renown import fame
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.ship import hold

Store = Literal["cannons", "ammunition", "upgrades"]
CREW: tuple[str, ...] = ("officer", "specialist")
TRACKS = ("sails", "improved_cannon", "long_cannons", "rowboat", "cabin")
"""Ship upgrades that move a marker along the player board and may cover a fame icon there."""
IN_HOLD = {"rowboat": "rowboats", "cabin": "cabins"}
"""Upgrades of which a ship has room for so many as its hold shows icons (CL-SHP-07, -14)."""


class UpgradesChanged(Event[State], formerly=("owner", "before", "picture")):
    """A player gained copies of an upgrade, or gave them back (by < 0). store: where the sheet keeps them."""

    seat: SeatId
    upgrade: str
    by: int
    store: Store = "upgrades"

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        if self.store == "cannons":
            return s.with_player(self.seat, cannons=player.cannons + self.by)
        before = player.ammunition if self.store == "ammunition" else player.upgrades
        others = tuple(u for u in before if u != self.upgrade)
        after = (*others, *[self.upgrade] * (before.count(self.upgrade) + self.by))
        return s.with_player(self.seat, **{self.store: after})

    def line(self, s: State, book: Book) -> Msg | None:
        way = "gained" if self.by > 0 else "lost"
        return msg(f"cl-ev-upgrade-{way}", n=abs(self.by), upgrade=name(self.upgrade))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words = msg("cl-told-upgrade", owner=who(s, self.seat), upgrade=name(self.upgrade))
        before = owned(s.player(self.seat), self.upgrade)
        return (Change(words, find(book, self.upgrade).picture, before, before + self.by, self.by > 0),)


def store_of(upgrade: Upgrade) -> Store:
    """Where a player's sheet keeps it: cannons stand in the hold (CL-UPG-01)."""
    if upgrade.id == "cannon":
        return "cannons"
    return "ammunition" if upgrade.kind == "ammunition" else "upgrades"


def crew_upgrades(book: Book, player: Player) -> int:
    """Officers and specialists of a player; ammunition never counts (CL-CRW-02)."""
    return sum(owned(player, upgrade) for upgrade in _crew(book))


@memoized
def _crew(book: Book) -> tuple[str, ...]:
    return tuple(upgrade.id for upgrade in book.upgrades if upgrade.kind in CREW)


def improved_dice(level: int, cannons: int, improved: int) -> tuple[int, ...]:
    """CL-UPG-03: the bonus of each cannon's die; surplus improvements have no effect."""
    better = min(cannons, improved)
    return (0,) * (cannons - better) + (level,) * better


def in_play(s: State, upgrade: Upgrade) -> bool:
    """CL-GEN-09: melee and crew upgrades leave a game without boarding; those of the bag may stay there (A-79)."""
    from_bag = upgrade.kind in CREW and upgrade.nation is None
    left_in = from_bag and s.options.ruling("A-79") == "left-in"
    return s.options.switches.boarding or not upgrade.expert or left_in


@memoized
def crew_upgrade_limit(s: State, book: Book, seat: SeatId) -> Sum | None:
    """CL-CRW-02: officers and specialists that a player may have; None while the ship card is unknown."""
    player, numbers = s.player(seat), book.numbers
    printed = ship_number(s, seat, "max_upgrades")
    if printed is None:
        return None
    terms = [Term(msg("cl-limit-ship"), printed, "CL-SHP-02")]
    if cabins := effect(book, player, "upgrade_limit"):
        terms.append(Term(name("cabin"), cabins, "CL-UPG-06"))
    if reputation.enjoys(s, seat, "england", "benefit"):
        terms.append(Term(msg("cl-benefit-england"), numbers.english_upgrades, "CL-REP-14"))
    if player.board == "B":
        terms.append(Term(msg("cl-limit-seventh"), numbers.seventh_upgrade, "CL-SHP-04"))
    return Sum(msg("cl-limit-crew-upgrades"), tuple(terms))


def room_for(s: State, book: Book, seat: SeatId, upgrade: str) -> tuple[int | None, str]:
    """Copies of an upgrade for which a ship has room, None if unlimited or unknown, and the rule that says so."""
    if upgrade == "sails":
        return ship_number(s, seat, "max_sails"), "CL-UPG-02"
    if upgrade == "cannon" and s.options.ruling("A-96") == "owned":
        return hold.number(s, book, seat, "cannons"), "CL-SHP-10"
    icons = IN_HOLD.get(upgrade)
    return (hold.number(s, book, seat, icons), "CL-SHP-14") if icons else (None, "")


@memoized
def may_gain(s: State, book: Book, seat: SeatId, upgrade: str) -> Verdict:
    """Whether a player may come to own one more copy, whatever it costs and wherever it comes from."""
    item, player = find(book, upgrade), s.player(seat)
    mine, reasons, sums = owned(player, upgrade), [], []
    if item.unique and mine:
        reasons.append(Reason("CL-TAV-08", msg("cl-unique", upgrade=name(upgrade))))
    if item.kind == "ammunition" and mine:
        reasons.append(Reason("CL-AMM-06", msg("cl-ammunition-owned", upgrade=name(upgrade))))
    if item.count is not None and sum(owned(p, upgrade) for p in s.players) >= item.count:
        reasons.append(Reason("CL-CRW-01", msg("cl-none-left", n=item.count)))
    if item.kind in CREW and (limit := crew_upgrade_limit(s, book, seat)) is not None:
        sums.append(limit)
        if crew_upgrades(book, player) >= limit.total:
            reasons.append(Reason("CL-CRW-02", msg("cl-crew-full", n=limit.total)))
    most, rule = room_for(s, book, seat, upgrade)
    if most is not None and mine >= most:
        reasons.append(Reason(rule, msg("cl-track-full", n=most)))
    return Verdict(refusals=tuple(reasons), sums=tuple(sums))


def option(book: Book, upgrade: str, verdict: Verdict, note: Msg | None = None) -> Option:
    """An upgrade to choose: its name, what it does, and whether it may be had."""
    words = note or msg(f"cl-upgrade-{upgrade}.effect")
    return Option(upgrade, name(upgrade), words, find(book, upgrade).picture, verdict)


def gain(t: Ctx, seat: SeatId, upgrade: str, n: int, rule: str) -> Procedure[None]:
    """A player comes to own n copies, or gives them back; fame icons are counted anew (CL-SHP-12)."""
    store = store_of(find(t.book, upgrade))
    yield from t.happens(UpgradesChanged(seat, upgrade, n, store, rule=rule))
    if store == "upgrades":
        yield from count_icons(t, seat)


def fame_icons_form(side: Side) -> Form:
    """D-08, D-09: how much must be owned to cover the fame icons of one side of the player board."""
    levels = tuple(Option(str(level), msg("cl-level", n=level)) for level in (2, 3, 4))
    tracks = (Field(track, name(track), "number", 0, 12, picture="token:fame") for track in TRACKS)
    return Form(
        key=f"fame-icons-{side}",
        schema="fame-icons",
        subject=side,
        fields=(
            Field("levels", msg("cl-form-icon-levels"), "many", options=levels),
            Field("crew", msg("cl-form-icon-crew"), "number", 0, 12, start=7 if side == "B" else None),
            *tracks,
        ),
        text=msg("cl-form-fame-icons", side=side),
        note=msg("cl-form-fame-icons-note"),
        rule="CL-SHP-12",
    )


def covered(s: State, book: Book, seat: SeatId) -> int:
    """CL-SHP-12: fame icons covered on a player board as far as it was copied."""
    player = s.player(seat)
    values = dict(s.card("fame-icons", player.board) or ())
    levels = values.get("levels")
    count = sum(int(level) <= player.level for level in levels) if isinstance(levels, tuple) else 0
    have = {"crew": crew_upgrades(book, player)} | {track: owned(player, track) for track in TRACKS}
    marks = ((values.get(track), n) for track, n in have.items())
    return count + sum(isinstance(mark, int) and 0 < mark <= n for mark, n in marks)


def count_icons(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-SHP-12: one fame per covered icon; uncovering takes it back."""
    yield from known(t, fame_icons_form(t.now.player(seat).board))
    had = sum(point.amount for point in t.now.ledger if (point.who, point.cause) == (seat, "F-UPG"))
    yield from fame.score(t, seat, "F-UPG", covered(t.now, t.book, seat) - had, "CL-SHP-12")


__all__ = ["effect", "find", "name", "owned"]
