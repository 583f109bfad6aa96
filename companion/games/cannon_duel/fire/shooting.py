"""CD-FIRE: phase 2: the active cannon fires, in seven steps, or holds its fire."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from functools import partial
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.procedures.refusals import refuse
from companion.core.questions.kinds import Figure, Option
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.actions import arrange
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.aiming.reading import grade
from companion.games.cannon_duel.battery.bag import spend, spent_order
from companion.games.cannon_duel.fire import damage, dodge
from companion.games.cannon_duel.fire.damage import DamageShare
from companion.games.cannon_duel.hands import discards
from companion.games.cannon_duel.hands.announced_cards import SHOT
from companion.games.cannon_duel.hands.deck import in_app
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import Grade, Mount, SeatId, Shot, deck_of
from companion.games.cannon_duel.model.names import Ctx, gun_name, player_name, shot_name, strength_name, zone_name
from companion.games.cannon_duel.model.records import ShotResult, Target
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses
from companion.games.cannon_duel.ship.zones import silenced
from companion.games.cannon_duel.tricks import playing

HOLD = "hold-fire"
"""Option of who does not fire (CD-FIRE-01)."""


class ShotFired(Event[State], formerly=("text", "result", "name")):
    """CD-FIRE-S6: what a shot came to, before the markers leave the zone. spent: projectiles that
    go back into the bag, which hands need to know only now.  mount: of the cannon."""

    volley: ShotResult
    mount: Mount = "bow"
    spent: tuple[Shot, ...] = ()
    shares: tuple[DamageShare, ...] = field(default=(), compare=False)
    """Of what the damage is the sum; () in evenings of versions that did not note it."""

    def apply(self, s: State) -> State:
        v = self.volley
        tallied = s.with_tally(v.seat, shots=1, hits=v.damage, perfect=v.grades.count("perfect"))
        return replace(tallied, volley=v)

    def line(self, s: State, book: Book) -> Msg:
        return _headline(s, self.volley.seat, self.volley.damage)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        orders = (spent_order(self.volley.seat, s.name_of(self.volley.seat), self.mount, shot) for shot in self.spent)
        dealt = damage.aloud(self.volley.zone, self.shares) if self.shares else None
        return (*orders, scene(s, self.volley.seat, dealt, self.line(s, book)))


# ---------------------------------------------------------------------- what may be done


def may_fire(s: State, seat: SeatId) -> Verdict:
    """CD-FIRE-02, CD-EFF-05, A-14: whether the active cannon may fire."""
    cannon, zone = damage.active(s, seat), damage.zone_aimed_at(s, seat)
    gun = gun_name(cannon.gun)
    verdict = require(bool(cannon.loaded), "CD-FIRE-02", msg("cd-fire-empty", gun=gun))
    open_fire = not silenced(s.player(seat), cannon.mount)
    verdict &= require(open_fire, "CD-EFF-05", msg("cd-fire-silenced", gun=gun))
    worth = bool(zone.strength) or s.options.ruling("A-14") == "legal"
    return verdict & require(worth, "CD-FIRE-S1", msg("cd-fire-nothing", zone=zone_name(zone.id)))


def may_yet_fire(s: State, seat: SeatId) -> bool:
    """Whether the active cannon may fire as its deck is manned, or as it could be manned for free (CD-PATCH-06)."""
    deck = s.player(seat).zone(deck_of(damage.active(s, seat).mount))
    if not silenced(s.player(seat), damage.active(s, seat).mount) or arrange.least_shown(deck, "no-fire"):
        return may_fire(s, seat).allowed
    return may_fire(s.with_zone(seat, deck.id, guard=()), seat).allowed


def in_phase(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-FIRE-01: whether it is phase 2 of a captain's turn."""
    return require(s.turn.phase == "fire" and s.turn.seat == seat, "CD-FIRE-01", msg("cd-fire-later"))


def verdict(s: State, book: Book, seat: SeatId, shot: Shot, tricky: bool = False) -> Verdict:
    """CD-FIRE-02, CD-FIRE-S2: whether this projectile may be fired now, out of the active cannon.

    tricky: with Dirty Tricks (CD-ADV-05).
    """
    found = in_phase(s, book, seat)
    if not s.player(seat).active:
        return found
    cannon = damage.active(s, seat)
    found &= may_fire(s, seat)
    named = {"shot": shot_name(shot), "gun": gun_name(cannon.gun)}
    if shot not in cannon.loaded and any(shot in other.loaded for other in s.player(seat).cannons):
        found &= refused("CD-FIRE-02", msg("cd-fire-passive", **named))
    elif cannon.loaded:
        found &= require(shot in cannon.loaded, "CD-FIRE-S2", msg("cd-fire-other-shot", **named))
    held = not tricky or playing.may_play(s, book, seat, "fire")
    return found & require(held, playing.RULE, msg("cd-trick-no-such"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """CD-FIRE-01, CD-FIRE-S2: one shot for each kind of projectile in the active cannon, or none at all."""
    seat = s.turn.seat
    shots = damage.projectiles(s, seat)
    for shot in shots:
        yield _offer(s, book, seat, shot)
    hold = Option(HOLD, msg("cd-fire-hold"), msg("cd-fire-hold-note"), "token:target")
    yield Offer(hold, command("hold-fire", seat=seat))
    if playing.may_play(s, book, seat, "fire"):
        for shot in shots:
            yield _offer(s, book, seat, shot, tricky=True)


def _offer(s: State, book: Book, seat: SeatId, shot: Shot, *, tricky: bool = False) -> Offer:
    """A shot with one kind of projectile. tricky: with Dirty Tricks of whoever fires, who is asked for them then."""
    note = None if damage.is_ideal(s, book, seat, shot) else msg("cd-fire-wrong-shot", n=book.numbers.wrong_shot)
    figures = (Figure(msg("cd-figure-damage"), foreseen(s, book, seat, shot)),)
    label = msg("cd-fire-tricky" if tricky else "cd-fire-with", shot=shot_name(shot))
    ident, picture = (f"fire-{shot}-trick", playing.PICTURE) if tricky else (f"fire-{shot}", f"shot:{shot}")
    option = Option(ident, label, note, picture, verdict(s, book, seat, shot, tricky), figures=figures)
    said = {"seat": seat, "shot": shot} | ({"tricky": True} if tricky else {})
    return Offer(option, command("fire", **said))


def foreseen(s: State, book: Book, seat: SeatId, shot: Shot) -> Msg:
    """How much damage a shot would do now, "1–3" where not all results are known."""
    worst, best = (damage.hits(each) for each in damage.outlook(s, book, seat, shot))
    if worst == best:
        return msg("core-said-number", n=best)
    return msg("cd-figure-range", least=worst, most=best)


def hold_fire(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-FIRE-01: nobody has to fire."""
    yield from t.happens(Announced(msg("cd-ev-hold", name=t.now.name_of(seat)), rule="CD-FIRE-01"))
    yield from turn_events.turn(t, "CD-FIRE-01", phase="draw")


def skip_fire(t: Ctx) -> Procedure[None]:
    """CD-FIRE-02: the active cannon cannot fire: why is told, and phase 3 follows."""
    yield from refuse(t, may_fire(t.now, t.now.turn.seat))
    yield from turn_events.turn(t, "CD-FIRE-02", phase="draw")


# ---------------------------------------------------------------------- the seven steps


def fire(t: Ctx, seat: SeatId, shot: Shot, tricky: bool = False) -> Procedure[None]:
    """CD-FIRE-03: the seven steps of a shot. Nothing follows once the duel is over.

    tricky: whoever fires has announced Dirty Tricks; nobody else is asked for any, as at a table.
    """
    begun, other = t.now, t.now.other(seat).id
    count = partial(damage.shares, begun, t.book, seat, shot)
    aloud = partial(damage.aloud, damage.zone_aimed_at(begun, seat).id)
    second = damage.second_shot(begun, t.book, seat, shot)
    mount = damage.active(begun, seat).mount
    yield from spend(t, seat, mount, shot, "CD-FIRE-S2", fired=True)
    spent: tuple[Shot, ...] = (shot,)
    grades = yield from _grades(t, seat, lambda known: aloud(count(known)))
    yield from _surprise(t, seat, grades)
    count = partial(count, grades)
    if tricky:
        tricks = yield from playing.in_window(
            t, seat, "fire", "fire-trick", stands=_so_far(t.now, seat, aloud(count()))
        )
        count = partial(count, tricks=tricks)
    if second is not None and (yield from _doubles(t, seat, aloud(count()), aloud(count(second)))):
        yield from spend(t, seat, mount, second, "CD-CANNON-06", fired=True)
        count, spent = partial(count, second), (shot, second)
    saved = yield from dodge.defend(
        t, other, lambda parried: aloud(count(parried=parried)), lambda so_far: _so_far(t.now, seat, so_far)
    )
    if t.now.outcome is None:
        yield from _strike(t, seat, grades, count(parried=saved.tricks, dodge=saved.run), spent)
    if t.now.outcome is None:
        yield from targeting.clear(t, seat, "CD-FIRE-S7")
        yield from targeting.aim_at(t, seat, "CD-FIRE-S7", "again", sheet="" if in_app(t.now, seat) else SHOT)
        yield from turn_events.turn(t, "CD-FIRE-S7", phase="draw")


def _grades(t: Ctx, seat: SeatId, count: Callable[[tuple[Grade, ...]], Sum]) -> Procedure[tuple[Grade, ...]]:
    """CD-FIRE-S4, CD-FIRE-04: what each Target card has become; where only the table can read it, it tells."""
    grades: tuple[Grade, ...] = ()
    targets = t.now.player(seat).targets
    for number, target in enumerate(targets, 1):
        known = grade(t.now, t.book, seat, target)
        if known is None:
            more = any(grade(t.now, t.book, seat, each) is None for each in targets[number:])
            known = yield from _told(t, seat, target, number, count(grades), more)
        grades = (*grades, known)
    return grades


def _told(t: Ctx, seat: SeatId, target: Target, number: int, so_far: Sum, more: bool) -> Procedure[Grade]:
    """What the square of two Aim cards means for the active cannon, as somebody reads it. more: another one follows."""
    cannon = damage.active(t.now, seat)
    results: tuple[Grade, ...] = (*t.book.gun(cannon.gun).results, "missed")
    options = tuple(
        Option(each, msg(f"cd-grade-{each}"), msg("cd-grade-less", n=t.book.less(each)), f"grade:{each}")
        for each in results
    )
    left, below = (aim.value for _, aim in target.aimed)
    values = msg("cd-q-grade-values", left=left, below=below) if left and below else None
    text = msg("cd-q-grade", n=number, of=len(t.now.player(seat).targets), gun=gun_name(cannon.gun))
    stands = scene(t.now, seat, so_far, text)
    return (
        yield from t.choose(
            "grade",
            options,
            at=target.id,
            rule="CD-FIRE-S4",
            text=text,
            note=values,
            nature="fact",
            stands=stands,
            sheet=SHOT,
            alike=more,
        )
    )


def _surprise(t: Ctx, seat: SeatId, grades: tuple[Grade, ...]) -> Procedure[None]:
    """CD-FIRE-04, A-03, A-28: hasty shots cost the defender cards of the hand."""
    hasty, other = grades.count("hasty"), t.now.other(seat)
    n = t.book.numbers.hasty_cards * (hasty if t.now.options.ruling("A-28") == "each" else min(1, hasty))
    if t.now.options.ruling("A-03") == "random":
        yield from discards.at_random(t, other.id, n, "CD-FIRE-04", "surprise")
    else:
        text = msg("cd-q-surprise", name=other.name, n=min(n, len(other.hand)))
        yield from discards.by_choice(t, other.id, n, "CD-FIRE-04", "surprise", text, "lost")


def _doubles(t: Ctx, seat: SeatId, single: Sum, double: Sum) -> Procedure[bool]:
    """CD-FIRE-S4B, CD-CANNON-06: whether the second projectile goes too; asked only where it takes another marker."""
    before, after = damage.hits(single), damage.hits(double)
    if after <= before or t.now.outcome is not None:
        return False
    text = msg("cd-q-double", name=t.now.name_of(seat))
    figures = (
        Figure(msg("cd-figure-single"), msg("core-said-number", n=before)),
        Figure(msg("cd-figure-double"), msg("core-said-number", n=after), good=True),
    )
    return (
        yield from t.yes_no(
            "double-shot",
            who=seat,
            rule="CD-CANNON-06",
            text=text,
            note=sum_in_words(double),
            yes=msg("cd-double-yes", n=after),
            no=msg("cd-double-no", n=before),
            figures=figures,
            default=True,
            stands=scene(t.now, seat, single, text),
        )
    )


def _strike(
    t: Ctx, seat: SeatId, grades: tuple[Grade, ...], shares: tuple[DamageShare, ...], spent: tuple[Shot, ...]
) -> Procedure[None]:
    """CD-FIRE-S6: the markers that the zone loses, with what follows from it."""
    other, zone = t.now.other(seat).id, damage.zone_aimed_at(t.now, seat)
    n = min(damage.hits(damage.aloud(zone.id, shares)), zone.strength)
    mount = damage.active(t.now, seat).mount
    volley = ShotResult(seat, zone.id, grades, n)
    yield from t.happens(ShotFired(volley, mount, spent, shares, rule="CD-FIRE-S6"))
    yield from losses.from_zone(t, other, zone.id, n, "CD-FIRE-S6", "hit", losses.chooser(t.now, other))


# ---------------------------------------------------------------------- as it is told


def _headline(s: State, seat: SeatId, n: int) -> Msg:
    zone = damage.zone_aimed_at(s, seat).id
    name, target = s.name_of(seat), s.other(seat).name
    if not n:
        return msg("cd-ev-shot-nothing", name=name, target=target, zone=zone_name(zone))
    return msg("cd-ev-shot", name=name, target=target, zone=zone_name(zone), what=strength_name(zone, n))


def _so_far(s: State, seat: SeatId, so_far: Sum) -> Result:
    """A shot that is not over yet."""
    return scene(s, seat, so_far, msg("cd-told-so-far", name=s.name_of(seat), n=damage.hits(so_far)))


def scene(s: State, seat: SeatId, so_far: Sum | None, text: Msg) -> Result:
    """A shot for the eye: the cannon with its sum, None where nobody noted it, and the zone at which it fires."""
    player, other, zone = s.player(seat), s.other(seat), damage.zone_aimed_at(s, seat)
    gun = f"gun:{damage.active(s, seat).gun}"
    firing = Side(player_name(s, seat), gun, player.colour, total=so_far)
    there = msg("cd-told-zone", zone=zone_name(zone.id), what=strength_name(zone.id, zone.strength))
    target = Side(player_name(s, other.id), f"zone:{zone.id}", other.colour, said=there)
    return Result(text, (firing, target), picture="token:cannon")


COMMANDS: Final[dict[str, ProcedureFunction]] = {"fire": fire, "hold-fire": hold_fire, "skip-fire": skip_fire}
WISHES: Final[dict[str, Msg]] = {"fire": msg("cd-wish-fire")}
JUDGES: Final[dict[str, Judge]] = {"fire": verdict, "hold-fire": in_phase}
