"""CD-TURN-01, CD-DRAW: the three phases of a turn: two actions, the shot, the draw; then the other ship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.core.kit.agenda import Following, offered
from companion.core.procedures.menus import LAST, Menu, Offer, menu
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.procedures.refusals import refuse
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import msg
from companion.games.cannon_duel.actions import aim, arrange, broadside, patch, prepare, reload, swerve, turn_actions
from companion.games.cannon_duel.aiming import reading
from companion.games.cannon_duel.cards.advanced import bonus
from companion.games.cannon_duel.fire import damage, shooting
from companion.games.cannon_duel.hands import discards
from companion.games.cannon_duel.hands.deck import give, in_app
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import CENTRE, EDGES, MOUNTS, ZONES, SeatId
from companion.games.cannon_duel.model.names import Ctx, gun_name, zone_name
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import hand_penalty
from companion.games.cannon_duel.tricks import playing

ACTIONS: Final = (aim, prepare, broadside, swerve, reload, patch, playing, arrange, turn_actions)
"""What stands in the menu of phase 1, in this order."""


@memoized
def follows(s: State, book: Book) -> Following:
    """A menu for whoever is on turn, or what happens by itself."""
    match s.turn.phase:
        case "actions":
            found = offered(ACTIONS, s, book)
            allowed = any(offer.option.verdict.allowed for offer in found)
            return _actions(s, book, found) if allowed else command("skip-actions")
        case "fire" if not shooting.may_yet_fire(s, s.turn.seat):
            return command("skip-fire")
        case "fire":
            return _shot(s, book)
        case "draw":
            return command("draw-phase")
        case "setup":
            return None


def _actions(s: State, book: Book, found: list[Offer]) -> Menu:
    """CD-TURN-02: phase 1: one of the actions; none where only what is free is left (CD-TURN-04)."""
    seat, n = s.turn.seat, book.numbers
    if all(offer.option.group == arrange.FREE for offer in found if offer.option.verdict.allowed):
        none = Option("skip", msg("command-skip-actions"), msg("cd-skip-note"), "token:target")
        found = [Offer(none, command("skip-actions")), *found]
    hopeful = aim.likely_offer(s, book, seat)
    if hopeful is not None and hopeful.option.verdict.allowed:
        found = [*found, hopeful]
    main = _likely(s, book, found).option.id
    text = msg("cd-q-action", name=s.name_of(seat), n=s.turn.taken + 1, of=n.actions)
    note = None if s.turn.aimed else msg("cd-q-action-aim")
    groups = (aim.GROUP, turn_actions.GROUP, arrange.FREE, LAST)
    return menu(f"turn-{seat}", text, "CD-TURN-02", found, main, groups, asked=seat, note=note, secret=in_app(s, seat))


def _likely(s: State, book: Book, found: Sequence[Offer]) -> Offer:
    """What the big button stands for: what leads to a shot where none could come to anything, else the most hopeful
    Aim; where no Aim helps, another card."""
    seat = s.turn.seat
    allowed = [offer for offer in found if offer.option.verdict.allowed]
    named = {offer.command.name: offer for offer in allowed}
    for name in (*_before_a_shot(s, book, seat), *(() if aim.helps(s, book, seat) else ("prepare",))):
        if name in named:
            return named[name]
    hopeful = next((offer for offer in allowed if offer.option.id == aim.LIKELY), None)
    if hopeful is not None:
        return hopeful
    aims = [offer for offer in allowed if offer.command.name in aim.COMMANDS]
    return min(aims, key=lambda offer: offer.option.note is not None, default=allowed[0])


def _before_a_shot(s: State, book: Book, seat: SeatId) -> tuple[str, ...]:
    """The commands by which a captain comes to a shot that could take anything, the likeliest first; () where aiming
    leads there, or nothing is aimed at yet. With too few cards for a reload, one more comes first."""
    if not (s.player(seat).active and s.player(seat).crosshair):
        return ()
    at = damage.active(s, seat).mount, damage.zone_aimed_at(s, seat).id
    if reading.in_reach(s, book, seat, *at) and reading.could_be_loaded(s, book, seat, *at):
        if not reading.is_loaded_for(s, book, seat, *at):
            return "reload-battery", "reload-one", "prepare"
        if _promises(s, book, seat) or aim.helps(s, book, seat):
            return ()
    elsewhere = any(reading.in_reach(s, book, seat, mount, zone) for mount in MOUNTS for zone in ZONES if zone != at[1])
    return ("change-target",) if elsewhere else ()


def _promises(s: State, book: Book, seat: SeatId) -> bool:
    """Whether a shot takes anything as the Target cards lie, or an edge of one is bare yet."""
    bare = any(target.at(edge) is None for target in s.player(seat).targets for edge in EDGES)
    shot = damage.best_shot(s, book, seat)
    return bare or (shot is not None and damage.hits(damage.outlook(s, book, seat, shot)[1]) > 0)


def _shot(s: State, book: Book) -> Menu:
    """CD-FIRE-01: phase 2: one of the projectiles, or none; sailors may still change places (CD-PATCH-06)."""
    seat = s.turn.seat
    gun, zone = damage.active(s, seat).gun, damage.zone_aimed_at(s, seat).id
    text = msg("cd-q-fire", name=s.name_of(seat))
    note = msg("cd-q-fire-note", gun=gun_name(gun), target=s.other(seat).name, zone=zone_name(zone))
    shot = damage.best_shot(s, book, seat)
    worth = shot is not None and damage.hits(damage.outlook(s, book, seat, shot)[1]) > 0
    main = f"fire-{shot}" if worth and shooting.may_fire(s, seat).allowed else shooting.HOLD
    found = offered((shooting, arrange), s, book)
    return menu(f"fire-{seat}", text, "CD-FIRE-01", found, main, (arrange.FREE,), asked=seat, note=note)


def hand_limit(s: State, book: Book, seat: SeatId) -> Sum:
    """CD-DRAW-02, CD-EFF-02: how many cards a player may keep, penalties of the central deck taken off."""
    terms = [Term(msg("cd-term-limit"), book.numbers.hand_limit, "CD-DRAW-02")]
    if penalty := hand_penalty(s.player(seat)):
        terms.append(Term(msg("cd-term-hand"), -penalty, "CD-EFF-02"))
    if more := bonus(s, seat, "hand-limit"):
        terms.append(Term(msg("cd-term-reputation"), more, "CD-ADV-03"))
    return Sum(msg("cd-sum-limit"), tuple(terms), floor=0)


def skip_actions(t: Ctx) -> Procedure[None]:
    """CD-TURN-04: an empty hand that Dirty Tricks have brought about allows no action: why is told, phase 2 follows."""
    yield from refuse(t, aim.may_aim(t.now, t.book, t.now.turn.seat))
    yield from turn_events.turn(t, "CD-TURN-04", phase="fire")


def draw_phase(t: Ctx) -> Procedure[None]:
    """CD-DRAW-01, CD-DRAW-02: phase 3: cards are drawn, those above the limit discarded; the other ship is on turn."""
    seat = t.now.turn.seat
    drawn = t.book.numbers.draw + bonus(t.now, seat, "draw")
    yield from give(t, seat, drawn, "CD-DRAW-01", "draw")
    yield from _limit_raised(t, seat)
    limit = hand_limit(t.now, t.book, seat).total
    over = len(t.now.player(seat).hand) - limit
    if over > 0:
        text = msg("cd-q-limit", name=t.now.name_of(seat), n=over, limit=limit)
        yield from discards.by_choice(t, seat, over, "CD-DRAW-02", "limit", text, "limit")
    yield from turn_events.begin_turn(t, t.now.other(seat).id)


def _limit_raised(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-PATCH-06: whoever holds too many cards may first have the central deck show fewer hand penalties."""
    zone = t.now.player(seat).zone(CENTRE)
    over = len(t.now.player(seat).hand) > hand_limit(t.now, t.book, seat).total
    if over and arrange.least_shown(zone, "hand") < zone.bare.count("hand"):
        note = msg("cd-arrange-limit")
        yield from arrange.choose_shown(t, seat, CENTRE, likely=lambda shown: shown.count("hand"), note=note)


COMMANDS: Final[dict[str, ProcedureFunction]] = {"skip-actions": skip_actions, "draw-phase": draw_phase}
