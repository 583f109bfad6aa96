"""15 Attacking ports: from anchor or at the end of a move, repulsed or taken, and sacked on the next turn; with exact
chances (15.3), for the eye before the dice are thrown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import product

from companion.core.events.announcements import Announcement, Fate, Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.procedures.refusals import refuse
from companion.core.questions.kinds import BadAnswer, Dice, Figure
from companion.core.rules import odds
from companion.core.rules.odds import Chances, Odds, percent
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Term, Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.battle import battle
from companion.games.blackbeard.captains import allies, wounds
from companion.games.blackbeard.crown import blockades
from companion.games.blackbeard.harbour import loot
from companion.games.blackbeard.map import places, printed_ports, seaways
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book, Nation
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import NO_SEAT, NO_SHIP, ShipId
from companion.games.blackbeard.model.ledger import change, log, notoriety, popularity
from companion.games.blackbeard.model.names import Ctx, nation, port_name, q, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import plunder
from companion.games.blackbeard.standing import operations, ports
from companion.games.blackbeard.standing.operations import in_port, may_operate, offer
from companion.games.blackbeard.supply import counter_cups, cunning


@dataclass(frozen=True, slots=True)
class PortAttack:
    """An attack as it stands. lead: the pirate's strength less the port's.  dice, guards: thrown by either; faces: of
    each.  discount: off the lower die of the port, for the cost of success.  chased: damage of being chased out.
    left: boxes of Combat until he sinks.
    """

    lead: int
    dice: int
    guards: int
    faces: int
    discount: int
    chased: int
    left: int


@lru_cache(maxsize=64)
def outcomes(attack: PortAttack) -> tuple[Fraction, Chances]:
    """How likely the port falls, and how likely the pirate suffers so many points of damage either way."""
    thrown = odds.total([odds.die(attack.faces)] * attack.dice)
    falls, damage = Fraction(), dict[int, Fraction]()
    way = Fraction(1, attack.faces**attack.guards)
    for guards in product(range(1, attack.faces + 1), repeat=attack.guards):
        for result, chance in thrown.items():
            ahead = attack.lead + result - sum(guards)
            falls += way * chance if ahead > 0 else 0
            points = max(0, min(guards) - attack.discount) if ahead > 0 else attack.chased - ahead
            damage[points] = damage.get(points, Fraction()) + way * chance
    return falls, dict(sorted(damage.items()))


def chances(attack: PortAttack) -> Callable[[], Odds]:
    """The chance that the port falls, that the ship is lost in it, and the damage to be expected."""

    def worked_out() -> Odds:
        falls, damage = outcomes(attack)
        lost = odds.at_least(damage, attack.left)
        headline = msg(
            "bb-odds-port-sinks" if lost else "bb-odds-port",
            percent=percent(falls),
            sinks=percent(lost),
            n=round(float(odds.mean(damage)), 1),
        )
        return Odds(headline, tuple(damage.items()), msg("bb-odds-port-unit"), attack.left if lost else None)

    return worked_out


class PortTaken(Event[State], formerly=("name", "where")):
    """A port fell: its value is one less, unless it is 0 already, and its conqueror must leave or sack it on his next
    turn (15.4). drops: whether there was a value to lose."""

    port: int
    pirate: ShipId
    drops: bool = field(default=True, compare=False)

    def apply(self, s: State) -> State:
        lowered = s.with_port(self.port, taken=s.port(self.port).taken + 1)
        return lowered.with_pirate(self.pirate, taken=self.port)

    def line(self, s: State, book: Book) -> Msg | None:
        name, port = who(s, book, self.pirate), port_name(s, book, self.port)
        return msg("bb-ev-port-taken" if self.drops else "bb-ev-port-held", name=name, port=port)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        title = msg("bb-told-port-taken", name=who(s, book, self.pirate), port=port_name(s, book, self.port))
        effect = msg("bb-told-port-taken-effect" if self.drops else "bb-told-port-held-effect")
        return (Fate(title, effect, "token:fortress"),)


# ---------------------------------------------------------------------- "May I?"


def protectors(s: State, number: int, flag: Nation | None) -> tuple[ShipId, ...]:
    """BB-15.2: hunters of its nationality in the hex of a port, as far as nationality and faces are known to all.

    An unidentified Warship is of the nearest port, which is the one before which it lies (BB-14.1).
    """
    if flag is None:
        return ()
    kcs = tuple(kc.id for kc in s.commissioners if kc.place.port == number and flag == battle.CROWN)
    known = [counter for counter in s.warships if counter.place.port == number and counter.revealed]
    return kcs + tuple(each.id for each in known if each.face is not None and each.face.nation in (flag, "none", ""))


def may_assault(s: State, book: Book, ship: ShipId, number: int) -> Verdict:
    """BB-15.2, BB-15.21, BB-15.3: whether a pirate may attack a port, wherever he is now."""
    port, name = port_name(s, book, number), who(s, book, ship)
    verdict = require(not printed_ports.is_haven(s, book, number), "BB-15.2", msg("bb-no-attack-haven", port=port))
    verdict &= require(not s.port(number).destroyed, "BB-15.2", msg("bb-no-attack-destroyed", port=port))
    flag = printed_ports.known_nation(s, book, number)
    if flag is not None and plunder.is_friend(s, book, ship, flag):
        verdict &= Verdict(effects=(msg("bb-assault-costs", nation=nation(flag)),))
    for hunter in protectors(s, number, flag):
        verdict &= refused("BB-15.2", msg("bb-no-attack-protected", port=port, hunter=who(s, book, hunter)))
    repulsed = number in s.pirate(ship).repulsed
    return verdict & require(not repulsed, "BB-15.3", msg("bb-no-attack-repulsed", name=name, port=port))


def may_attack(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.2G, BB-15.21: whether a pirate may attack the port in which he lies."""
    verdict = may_operate(s, book, ship) & in_port(s, book, ship)
    number = s.pirate(ship).place.port
    return verdict & may_assault(s, book, ship, number) if number else verdict


def may_sack(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-15.5: whether a pirate may sack the port in which he lies: the one that he took on his last turn."""
    pirate = s.pirate(ship)
    verdict = may_operate(s, book, ship, after_port=True) & in_port(s, book, ship)
    own = bool(pirate.taken) and pirate.taken == pirate.place.port
    verdict &= require(own, "BB-15.5", msg("bb-no-sack", name=who(s, book, ship)))
    return verdict & may_assault(s, book, ship, pirate.place.port) if pirate.place.port else verdict


# ---------------------------------------------------------------------- the commands


def attack_port(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-7.2G: attack the port in which he lay when the turn began.

    A Warship that nobody knows is turned up first; one of the port's own nationality means that no attack is made, and
    the turn is still his (BB-15.2).
    """
    number = _port(t, ship)
    if (yield from _forbidden(t, ship, number, "attack")):
        return
    yield from operations.begin(t, ship, "BB-7.2G")
    yield from assault(t, ship, number, "attack")


def sack(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-15.5: stay and attack the port again, to destroy it."""
    number = _port(t, ship)
    if (yield from _forbidden(t, ship, number, "sack")):
        return
    yield from operations.begin(t, ship, "BB-15.5")
    yield from assault(t, ship, number, "sack", sacking=True)


def _port(t: Ctx, ship: ShipId) -> int:
    """The port in whose hex he lies. Raises BadAnswer where even a table that overrules finds nothing to attack."""
    number = t.now.pirate(ship).place.port
    if not number:
        raise BadAnswer(msg("bb-no-not-in-port", name=who(t.now, t.book, ship)))
    return number


def enter_and_attack(t: Ctx, pirate: ShipId, number: int, key: str) -> Procedure[None]:
    """BB-15.21: at the end of a movement, drop anchor and attack at once."""
    if (yield from _forbidden(t, pirate, number, key)):
        return
    yield from seaways.go(t, pirate, places.port(t.book, number), "anchored", "BB-15.21")
    yield from assault(t, pirate, number, key)


def _forbidden(t: Ctx, ship: ShipId, number: int, key: str) -> Procedure[bool]:
    """BB-15.2: whether the attack turns out to be forbidden once nationality and Warships are known; says why.

    What was refused before that, the table has overruled.
    """
    before = may_assault(t.now, t.book, ship, number).refusals
    warships = tuple(each.id for each in t.now.warships if each.place.port == number)
    if warships or any(kc.place.port == number for kc in t.now.commissioners):
        yield from printed_ports.nation_of(t, number, f"{key}-protected")
    for warship in warships:
        yield from counter_cups.look(t, warship, NO_SEAT, f"{key}-{warship}", "BB-15.2")
    found = may_assault(t.now, t.book, ship, number).refusals
    verdict = Verdict(tuple(refusal for refusal in found if refusal not in before))
    yield from refuse(t, verdict)
    return not verdict.allowed


# ---------------------------------------------------------------------- the attack


def strength(s: State, book: Book, ship: ShipId, ally: ShipId = NO_SHIP) -> Sum:
    """BB-15.3, BB-20.6: what a pirate adds to his dice: Ability and Combat, with the Combat of an ally."""
    own = current_values.combat_sum(s, book, s.pirate(ship), msg("bb-attack-strength"))
    if not ally:
        return own
    label = msg("bb-combat-of", name=who(s, book, ally))
    return Sum(own.label, (*own.terms, Term(label, current_values.combat(s, book, s.pirate(ally)), "BB-20.6")))


def defence(book: Book, garrison: int, sacking: bool) -> int:
    """BB-15.1, BB-15.5: what a port adds to its dice: its garrison, against a sack half of it, rounded up."""
    return -(-garrison // book.numbers.sack_garrison_divisor) if sacking else garrison


def assault(t: Ctx, ship: ShipId, number: int, key: str, *, sacking: bool = False) -> Procedure[bool]:
    """BB-15.3, BB-15.5: the attack of a pirate at anchor in a port; whether the port falls.

    The attack itself costs him his Letter and Safe Havens of that nation and puts its marker on his log (BB-9.62).
    """
    # Long as one throw is: question, picture and outcome look at the same dozen values, which no part could do without.
    n, rule = t.book.numbers, "BB-15.5" if sacking else "BB-15.3"
    flag = yield from printed_ports.nation_of(t, number, f"{key}-nation")
    garrison = yield from printed_ports.garrison_of(t, number, f"{key}-garrison")
    ally = yield from _ally(t, ship, number, key)
    crews = (ship, ally) if ally else (ship,)
    informed = number in t.now.pirate(ship).information and not sacking
    for pirate in crews:
        yield from _attacks(t, pirate, flag, rule)
    yield from _alarmed(t, number)
    count = n.port_informed_dice if informed else n.port_attack_dice
    own, wall = strength(t.now, t.book, ship, ally), defence(t.book, garrison, sacking)
    name, port = who(t.now, t.book, ship), port_name(t.now, t.book, number)
    groups = (
        Dice(msg("bb-assault-pirate", name=name), count, n.die_faces, of="pirate"),
        Dice(msg("bb-assault-port", port=port), n.port_defence_dice, n.die_faces, of="port"),
    )
    rolled = yield from cunning.throw(
        t,
        ship,
        f"{key}-dice",
        msg("bb-q-sack" if sacking else "bb-q-attack", name=name, port=port),
        rule,
        groups,
        note=msg("bb-q-attack-note", sum=sum_in_words(own), garrison=wall),
        odds=chances(_facts(t.book, t.now.pirate(ship), own.total - wall, count)),
        enough=lambda rolled: own.total + sum(rolled[:count]) > wall + sum(rolled[count:]),
        stands=lambda rolled: PortAssaulted(ship, ally, number, rolled, count, wall).result(t.now, t.book),
        about=(f"port-{number}",),
    )
    thrown, guards = rolled[:count], rolled[count:]
    total, answer = own.total + sum(thrown), wall + sum(guards)
    yield from t.happens(PortAssaulted(ship, ally, number, rolled, count, wall, rule=rule))
    if total <= answer:
        yield from _repulsed(t, crews, number, answer - total, key)
        return False
    yield from _falls(t, crews, number, garrison, max(0, min(guards) - n.port_die_discount), key, sacking)
    return True


class PortAssaulted(announced_results.Throw):
    """BB-15.3, BB-15.5: a pirate at anchor has attacked a port, with his ally if one helps.

    rolled: the dice of the pirate, so many as `count`, then those of the port.  wall: what the port adds to its own.
    """

    pirate: ShipId
    ally: ShipId
    port: int
    rolled: tuple[int, ...]
    count: int
    wall: int

    def line(self, s: State, book: Book) -> Msg:
        own = strength(s, book, self.pirate, self.ally)
        thrown, guards = sum(self.rolled[: self.count]), sum(self.rolled[self.count :])
        attack = Sum(own.label, (*own.terms, Term(msg("bb-dice-rolled"), thrown, self.rule)))
        return msg(
            "bb-ev-assault",
            name=who(s, book, self.pirate),
            port=port_name(s, book, self.port),
            sum=sum_in_words(attack),
            wall=self.wall,
            guards=guards,
            defence=self.wall + guards,
            result="taken" if attack.total > self.wall + guards else "repulsed",
        )

    def result(self, s: State, book: Book) -> Result:
        """The attack for the eye: both sides with dice and sums."""
        thrown, guards, dice = self.rolled[: self.count], self.rolled[self.count :], msg("bb-dice-rolled")
        name, port = who(s, book, self.pirate), port_name(s, book, self.port)
        own = strength(s, book, self.pirate, self.ally)
        attack = Sum(msg("bb-told-total"), (*own.terms, Term(dice, sum(thrown), "BB-15.3")))
        garrison = Term(msg("bb-told-garrison"), self.wall, "BB-15.3")
        held = Sum(msg("bb-told-total"), (garrison, Term(dice, sum(guards), "BB-15.3")))
        taken = attack.total > held.total
        sides = (
            announced_results.side(s, book, self.pirate, thrown, attack, won=taken),
            Side(port, "token:fortress", dice=announced_results.faces(book, guards), total=held, won=not taken),
        )
        if taken:
            return Result(msg("bb-told-assault-taken", name=name, port=port), sides)
        n = held.total - attack.total + book.numbers.repulse_damage
        return Result(msg("bb-told-assault-repulsed", name=name, port=port, n=n), sides)


def figures(s: State, book: Book, ship: ShipId, number: int, *, sacking: bool = False) -> tuple[Figure, ...]:
    """By which an attack on a port is weighed, without the help of an ally: strength, garrison, chances."""
    garrison, p = printed_ports.known_garrison(s, book, number), s.pirate(ship)
    own = strength(s, book, ship).total
    force = Figure(msg("bb-figure-strength"), msg("bb-figure-n", n=own))
    if garrison is None:
        return (force, Figure(msg("bb-figure-garrison"), msg("bb-figure-unknown")))
    wall = defence(book, garrison, sacking)
    informed = number in p.information and not sacking
    count = book.numbers.port_informed_dice if informed else book.numbers.port_attack_dice
    falls, damage = outcomes(facts := _facts(book, p, own - wall, count))
    sinks = odds.at_least(damage, facts.left)
    return (
        force,
        Figure(msg("bb-figure-garrison"), msg("bb-figure-n", n=wall)),
        Figure(msg("bb-figure-falls"), odds.percent(falls)),
        Figure(msg("bb-figure-sinks"), odds.percent(sinks), good=False if sinks else None),
    )


def _ally(t: Ctx, ship: ShipId, number: int, key: str) -> Procedure[ShipId]:
    """BB-20.6: the ally who joins the attack, "" for none; both must lie in the port."""
    ally = allies.partner(t.now, ship)
    if not ally or t.now.pirate(ally).posture != "anchored" or t.now.pirate(ally).place.port != number:
        return NO_SHIP
    name, port = who(t.now, t.book, ally), port_name(t.now, t.book, number)
    question = q.yes_no(
        "ally", under=key, words={"name": name, "port": port}, text="attack-ally", about=(ally,), default=True
    )
    return ally if (yield from decide(t, ally, question, False)) else NO_SHIP


def _attacks(t: Ctx, pirate: ShipId, flag: Nation | None, rule: str) -> Procedure[None]:
    """BB-9.62: the marker that any attack brings, whatever comes of it."""
    if flag is not None:
        yield from plunder.attacked(t, pirate, flag, rule)
        yield from plunder.mark(t, pirate, flag, rule)


def _alarmed(t: Ctx, number: int) -> Procedure[None]:
    """BB-9.73: once a port has been attacked, by whomever, nobody knows anything useful of it any more."""
    for pirate in t.now.active:
        if number in pirate.information:
            known = tuple(each for each in pirate.information if each != number)
            yield from log(t, pirate.id, "BB-9.73", information=known)


def _facts(book: Book, pirate: Pirate, lead: int, count: int) -> PortAttack:
    n = book.numbers
    left = current_values.boxes(book, pirate)
    return PortAttack(lead, count, n.port_defence_dice, n.die_faces, n.port_die_discount, n.repulse_damage, left)


def _repulsed(t: Ctx, crews: tuple[ShipId, ...], number: int, short: int, key: str) -> Procedure[None]:
    """BB-15.3: the difference as damage; who is still afloat is chased out, which is the point more (A-33).

    He may not attack this port again before his ship is fully repaired.
    """
    for pirate in crews:
        repulsed = t.now.pirate(pirate).repulsed
        if number not in repulsed:
            yield from log(t, pirate, "BB-15.3", repulsed=(*repulsed, number))
    for pirate in crews:
        if (yield from wounds.hurt(t, pirate, short, f"{key}-repulsed-{pirate}", "BB-15.3")):
            yield from blockades.chase_out(t, pirate, f"{key}-out-{pirate}", "BB-15.3")


def _falls(
    t: Ctx, crews: tuple[ShipId, ...], number: int, garrison: int, damage: int, key: str, sacking: bool
) -> Procedure[None]:
    """BB-15.3, BB-15.4, BB-15.5: the port's lower die less 1 as damage, then what the survivors gain."""
    for pirate in crews:
        yield from wounds.hurt(t, pirate, damage, f"{key}-cost-{pirate}", "BB-15.3")
    alive = tuple(pirate for pirate in crews if t.now.pirate(pirate).status == "active")
    if not alive:
        return
    if not sacking or t.now.options.ruling("A-18") == "loot":
        yield from loot.take(t, alive, number, f"{key}-loot")
    for pirate in alive:
        yield from fame(t, pirate, "port-sacked" if sacking else "port-taken", garrison)
    if not sacking:
        value = yield from printed_ports.value_of(t, number, f"{key}-loot-value")
        yield from t.happens(PortTaken(number, alive[0], value > 0, rule="BB-15.4"))
        return
    for pirate in alive:
        yield from popularity(t, pirate, "sack", "BB-15.5")
    yield from ports.destroy(t, number, "BB-15.5")
    yield from log(t, alive[0], "BB-15.5", taken=0)


def fame(t: Ctx, pirate: ShipId, cause: str, garrison: int) -> Procedure[None]:
    """BB-11.23: Notoriety for a port taken or sacked, by its printed garrison."""
    yield from notoriety(t, pirate, cause, change(t.book.notoriety, cause) * garrison, "BB-11.23")


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The operations of this chapter; leaving a port just taken is an ordinary movement (BB-15.4)."""
    found = []
    for pirate in operations.pirates_offered(s):
        number, sacks = pirate.place.port, bool(pirate.taken)
        verdict = may_sack(s, book, pirate.id) if sacks else may_attack(s, book, pirate.id)
        weighed = figures(s, book, pirate.id, number, sacking=sacks) if number and verdict.allowed else ()
        name, drawn = ("sack", "token:skull") if sacks else ("attack-port", "token:cannon")
        found.append(offer(s, book, name, pirate.id, verdict, picture=drawn, figures=weighed))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"attack-port": attack_port, "sack": sack}
JUDGES: dict[str, Judge] = {"attack-port": operations.of_pirates(may_attack), "sack": operations.of_pirates(may_sack)}
