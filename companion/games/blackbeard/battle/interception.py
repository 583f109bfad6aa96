"""8.51 to 8.61 Interception: a hunter and a pirate at sea together roll, and whoever is caught may have to fight.

5.24 A Schooner on the coast may slip away first. 14.13 Who decides for a Warship. 16.4 Careened ships.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.core.events.announcements import Result
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice, Figure
from companion.core.rules import odds
from companion.core.rules.odds import Odds
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.battle import battle
from companion.games.blackbeard.captains import lost_pirates
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import NO_SEAT, SeatId, ShipId
from companion.games.blackbeard.model.ledger import log
from companion.games.blackbeard.model.names import Ctx, player_name, q, who
from companion.games.blackbeard.model.records import Pirate, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import counter_cups, cunning


def hunters(s: State, pirate: ShipId, place: Place | None = None) -> tuple[ShipId, ...]:
    """Hunters at sea where a pirate lies, or in another place: Warships, and Commissioners of other players (13.6).

    A careened King's Commissioner can harm nobody (16.4).
    """
    p = s.pirate(pirate)
    return tuple(
        hunter
        for hunter in s.hunters_at(place or p.place)
        if hunter.is_warship or (s.owner(hunter) != p.owner and s.commissioner(hunter).posture != "careened")
    )


def controller(s: State, hunter: ShipId, pirate: ShipId) -> SeatId:
    """BB-14.13: who decides for a hunter: a Commissioner's player; for a Warship whoever has the dice, but against
    his own pirate the player on his right."""
    if hunter.is_commissioner:
        return s.owner(hunter)
    owner = s.owner(pirate)
    return s.right_of(owner) if owner == s.turn.holder else s.turn.holder


# ---------------------------------------------------------------------- catching


def attempt(s: State, book: Book, pirate: Pirate) -> Sum:
    """BB-8.51: what a pirate adds to his die: Speed, less 2 in debauchery (9.8); nothing when careened (A-46)."""
    terms: tuple[Term, ...] = ()
    if pirate.posture != "careened":
        terms = (Term(msg("bb-speed"), current_values.speed(s, book, pirate), "BB-5.22"),)
        if pirate.debauched:
            terms = (*terms, Term(msg("bb-debauchery"), -book.numbers.debauchery_dice, "BB-9.8"))
    return Sum(msg("bb-interception"), terms)


class InterceptionRolled(announced_results.Throw):
    """BB-8.51: a hunter has tried to intercept a pirate. dice: of the pirate, of the hunter."""

    hunter: ShipId
    pirate: ShipId
    dice: tuple[int, ...]

    def _total(self, s: State, book: Book) -> Sum:
        """What the pirate comes to."""
        bonus = attempt(s, book, s.pirate(self.pirate))
        return Sum(bonus.label, (Term(msg("bb-die"), self.dice[0]), *bonus.terms))

    def line(self, s: State, book: Book) -> Msg:
        total, other, names = self._total(s, book), self.dice[1], self._names(s, book)
        key = "bb-ev-interception-avoided" if total.total > other else "bb-ev-interception"
        return msg(key, **names, sum=sum_in_words(total), die=other)

    def _names(self, s: State, book: Book) -> dict[str, Msg]:
        return {"name": who(s, book, self.pirate), "hunter": who(s, book, self.hunter)}

    def result(self, s: State, book: Book) -> Result:
        """Both dice for the eye."""
        total, names = self._total(s, book), self._names(s, book)
        facing = Sum(names["hunter"], (Term(msg("bb-die"), self.dice[1]),))
        away = total.total > facing.total
        sides = (
            announced_results.side(s, book, self.pirate, self.dice[:1], total, won=away),
            announced_results.side(s, book, self.hunter, self.dice[1:], facing, won=not away),
        )
        return Result(msg("bb-told-escaped" if away else "bb-told-intercepted", **names), sides)


def caught(t: Ctx, hunter: ShipId, pirate: ShipId, key: str) -> Procedure[bool]:
    """BB-8.51: whether a hunter catches a pirate; an evasion (BB-5.24) comes first and holds for the whole turn.

    Alone the attempt turns a Warship up, unless the table has settled that only a battle does (BB-23.2, A-65).
    """
    if hunter in t.now.pirate(pirate).evaded or (yield from _evades(t, hunter, pirate, f"{key}-evasion")):
        return False
    p, name, chaser = t.now.pirate(pirate), who(t.now, t.book, pirate), who(t.now, t.book, hunter)
    bonus, faces = attempt(t.now, t.book, p), t.book.numbers.die_faces
    question = q.roll(
        "interception",
        Dice(name, 1, faces, bonus.total),
        Dice(chaser, 1, faces),
        under=key,
        who=cunning.roller(t.now, pirate),
        words={"name": name, "hunter": chaser},
        about=(pirate, hunter),
        odds=_escaping(bonus.total, faces),
        hoped=lambda dice: dice[0] + bonus.total > dice[1],
    )

    def settled(_: ShipId, dice: tuple[int, ...]) -> bool:
        """He is away, or no die would bring him away."""
        return dice[0] + bonus.total > dice[1] or faces + bonus.total <= 1

    def drawn(dice: tuple[int, ...]) -> Result:
        return InterceptionRolled(hunter, pirate, dice).result(t.now, t.book)

    own, other = yield from cunning.roll(t, pirate, question, settled=settled, stands=drawn)
    escaped = own + bonus.total > other
    yield from t.happens(InterceptionRolled(hunter, pirate, (own, other), rule="BB-8.51"))
    if t.now.options.ruling("A-65") == "any":
        yield from revealed(t, hunter, f"{key}-shown")
    return not escaped


def revealed(t: Ctx, hunter: ShipId, key: str) -> Procedure[None]:
    """BB-23.2: alone, a Warship that has tried to intercept a pirate, or blockades one, lies face up from then on."""
    if t.now.options.solo and hunter.is_warship:
        yield from counter_cups.look(t, hunter, NO_SEAT, key, "BB-23.2")


def _evades(t: Ctx, hunter: ShipId, pirate: ShipId, key: str) -> Procedure[bool]:
    """BB-5.24: a Schooner in a coastal hex rolls more than the hunter's Speed and is out of its reach this turn."""
    p = t.now.pirate(pirate)
    if not (current_values.ship(t.book, p.hull).evades and p.place.coast):
        return False
    speed = yield from hunter_speed(t, hunter, f"{key}-face")
    name, faces = who(t.now, t.book, pirate), t.book.numbers.die_faces
    chaser = who(t.now, t.book, hunter)
    question = q.roll(
        "evasion",
        Dice(name, 1, faces, hit_from=speed + 1),
        key=key,
        who=cunning.roller(t.now, pirate),
        words={"name": name, "hunter": chaser, "n": speed},
        note=True,
        about=(pirate, hunter),
        odds=_evading(speed, faces),
    )
    against = announced_results.Limit(msg("bb-told-hunters-speed"), speed, "more", "BB-5.24")

    def told(die: int) -> Msg:
        verdict = "bb-ev-evaded" if die > speed else "bb-ev-not-evaded"
        return msg(verdict, name=name, hunter=chaser, n=die, speed=speed)

    (rolled,) = yield from cunning.roll(
        t,
        pirate,
        question,
        settled=lambda _, dice: dice[0] > speed or speed >= faces,
        stands=lambda dice: announced_results.thrown(t, pirate, told(dice[0]), dice, against),
    )
    yield from announced_results.rolled(t, "BB-5.24", pirate, told(rolled), (rolled,), against)
    if rolled <= speed:
        return False
    yield from log(t, pirate, "BB-5.24", evaded=(*t.now.pirate(pirate).evaded, hunter))
    return True


def hunter_speed(t: Ctx, hunter: ShipId, key: str) -> Procedure[int]:
    """The Speed of a hunter; a Warship about to strike is turned up for all (23.2)."""
    if hunter.is_commissioner:
        return current_values.kc_speed(t.now, t.book, t.now.commissioner(hunter))
    return (yield from counter_cups.look(t, hunter, NO_SEAT, key, "BB-2.34")).speed


def _escaping(bonus: int, faces: int) -> Callable[[], Odds]:
    """The chances of his total less the hunter's die: he escapes when it is above 0."""

    def chances() -> Odds:
        hunter = odds.mapped(odds.die(faces), lambda face: -face)
        lead = odds.both(odds.mapped(odds.die(faces), lambda face: face + bonus), hunter)
        return _odds("bb-odds-escape", lead, "bb-odds-lead", 1)

    return chances


def _evading(speed: int, faces: int) -> Callable[[], Odds]:
    def chances() -> Odds:
        return _odds("bb-odds-evasion", odds.die(faces), "bb-odds-die", speed + 1)

    return chances


def _odds(headline: str, chances: odds.Chances, unit: str, likely: int) -> Odds:
    percent = odds.percent(odds.at_least(chances, likely))
    return Odds(msg(headline, percent=percent), tuple(chances.items()), msg(unit), likely)


# ---------------------------------------------------------------------- what follows


def pursue(t: Ctx, pirate: ShipId, hunters: Iterable[ShipId], key: str) -> Procedure[bool]:
    """BB-8.51, BB-14.2: each hunter rolls for itself; those that catch him may attack, together where 14.2 says so.

    A careened pirate who is caught is killed, and nobody is asked (BB-16.4).
    True when the pirate's turn stops, whether or not there is a battle.
    """
    owner = t.now.owner(pirate)
    those = [hunter for hunter in hunters if hunter.is_warship or t.now.owner(hunter) != owner]
    succeeded = []
    for hunter in those:
        if (yield from caught(t, hunter, pirate, f"{key}-{hunter}")):
            if (yield from beached(t, pirate, key)):
                return True
            succeeded.append(hunter)
    willing = yield from _willing(t, pirate, succeeded, key)
    if willing:
        yield from attack(t, pirate, willing, key)
    return bool(succeeded)


def attack(t: Ctx, pirate: ShipId, hunters: tuple[ShipId, ...], key: str) -> Procedure[None]:
    """BB-8.51: battle with those that have caught him; a careened pirate is killed instead (BB-16.4)."""
    if not (yield from beached(t, pirate, key)):
        yield from battle.fight(t, hunters, pirate, key)


def beached(t: Ctx, pirate: ShipId, key: str) -> Procedure[bool]:
    """BB-16.4: whether a pirate who has been caught was careened: then he is killed."""
    if t.now.pirate(pirate).posture != "careened":
        return False
    yield from announced_results.say(t, "BB-16.4", msg("bb-ev-careened-caught", name=who(t.now, t.book, pirate)))
    yield from lost_pirates.lost(t, pirate, "battle", key, "BB-16.4")
    return True


def _willing(t: Ctx, pirate: ShipId, hunters: Iterable[ShipId], key: str) -> Procedure[tuple[ShipId, ...]]:
    """BB-13.6, BB-14.12: the hunters that want to attack, at the choice of whoever leads them."""
    chosen = []
    for hunter in hunters:
        squadron = battle.Squadron((hunter,))
        chooser = controller(t.now, hunter, pirate)
        known = hunter.is_commissioner or t.now.counter(hunter).revealed
        outlook: tuple[Figure, ...] = ()
        if t.now.pirate(pirate).posture != "careened":  # a careened one is killed (16.4)
            outlook = battle.outlook(t, squadron, pirate) if known else battle.outlook_unseen(t, pirate)
        question = q.yes_no(
            "hunter-attacks",
            key=f"{key}-{hunter}-attack",
            rule="BB-14.12" if hunter.is_warship else "BB-13.6",
            words={"hunter": who(t.now, t.book, hunter), "name": who(t.now, t.book, pirate)},
            note=msg("bb-q-hunter-attacks-note", player=player_name(t.now, chooser)),
            yes=True,
            no=True,
            default=True,
            about=(hunter, pirate),
            figures=outlook,
        )
        if (yield from decide(t, chooser, question, True)):
            chosen.append(hunter)
    return tuple(chosen)


def automatic(t: Ctx, key: str, *, arrived: tuple[str, ...] = ()) -> Procedure[bool]:
    """BB-8.52: when a Random Event is called, hunters fight the pirates who already lie with them, without any roll.

    arrived: hunters that have come into a Transit Box for this very event, and do not count (8.6).  A Commissioner
    fights one pirate only (13.6).  True when there was a battle: then the event has no other effect (A-05).
    """
    busy: tuple[str, ...] = ()
    for pirate in [each.id for each in t.now.active if each.at_sea]:
        if t.now.pirate(pirate).status != "active":
            continue
        there = tuple(each for each in hunters(t.now, pirate) if each not in (*busy, *arrived))
        willing = yield from _willing(t, pirate, there, f"{key}-{pirate}")
        if willing:
            busy = (*busy, *willing)
            yield from attack(t, pirate, willing, f"{key}-{pirate}")
    return bool(busy)
