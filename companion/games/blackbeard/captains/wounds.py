"""13.7 Damage: every point may wound the captain, whose wounds and illness weigh on him and on his ship."""

from __future__ import annotations

from typing import Final, cast

from companion.core.events.announcements import Result
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.blackbeard.captains import lost_pirates
from companion.games.blackbeard.model import announced_results, current_values, ledger
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import WoundsChanged, popularity
from companion.games.blackbeard.model.names import Ctx, q, who
from companion.games.blackbeard.model.records import Limb, Wounds
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import action_deck, commissioner_counters, cunning

LIMBS: Final[tuple[Limb, ...]] = ("leg", "arm")


def hurt(
    t: Ctx, ship: ShipId, n: int, key: str, rule: str, *, scurvy: bool = False, by_event: bool = False
) -> Procedure[bool]:
    """BB-13.7, BB-13.71, BB-13.72: so many points of damage to a pirate's or King's Commissioner's ship.

    Each costs Popularity, unless scurvy is the cause, and may wound the captain. Returns whether both are still there.
    by_event: whether a Random Event is the cause.
    """
    if n <= 0:
        return True
    yield from ledger.hurt(t, ship, "damage", n, rule)
    if is_sunk(t.now, t.book, ship):
        yield from gone(t, ship, "sunk", key, "BB-13.7")
        return False
    if not scurvy and not ship.is_commissioner:
        yield from popularity(t, ship, "damage", "BB-13.72", times=n)
    for i in range(1, (yield from _struck(t, ship, n, f"{key}-wounds", scurvy or by_event)) + 1):
        if not (yield from wound(t, ship, f"{key}-wound-{i}", rule, scurvy=scurvy)):
            return False
    return True


def is_sunk(s: State, book: Book, ship: ShipId) -> bool:
    """BB-5.21, BB-5.22, BB-13.7: whether a track has gone beyond its last box. A King's Commissioner's is Combat."""
    if ship.is_commissioner:
        kc = s.commissioner(ship)
        return kc.damage >= kc.combat
    return current_values.sunk(book, s.pirate(ship))


def gone(t: Ctx, ship: ShipId, fate: lost_pirates.Fate, key: str, rule: str) -> Procedure[None]:
    """BB-13.7: the captain is lost: a pirate is dead, a King's Commissioner goes back to the cup (BB-13.23)."""
    if ship.is_commissioner:
        text = msg("bb-told-kc-lost", name=who(t.now, t.book, ship), fate=msg(f"bb-fate-{fate}"))
        yield from announced_results.befalls(t, rule, text, drawn="token:skull", noted=False)
        yield from commissioner_counters.recall(t, ship, rule)
    else:
        yield from lost_pirates.lost(t, ship, fate, key, rule)


class WoundDiceRolled(announced_results.Throw):
    """BB-13.71: a die for each point of damage has told whether it wounds the captain; other lines tell how."""

    ship: ShipId
    dice: tuple[int, ...]

    def result(self, s: State, book: Book) -> Result:
        """The dice for the eye, with what each of them did."""
        did = [int(face == book.numbers.wound_face) for face in self.dice]
        text = msg("bb-told-wounds", name=who(s, book, self.ship), n=sum(did))
        return Result(text, (announced_results.side(s, book, self.ship, self.dice, did=did),), picture="token:wound")


def _struck(t: Ctx, ship: ShipId, n: int, key: str, barred: bool) -> Procedure[int]:
    """BB-13.71: a die for each point, thrown together; how many of them wound the captain.

    barred: by disease or by a Random Event, which know no Cunning (BB-22.2).
    """
    numbers, name = t.book.numbers, who(t.now, t.book, ship)
    question = q.roll(
        "hurt-wounds",
        Dice(msg("bb-dice", n=n), n, numbers.die_faces),
        key=key,
        who=cunning.roller(t.now, ship),
        words={"name": name, "n": n, "face": numbers.wound_face},
        note=True,
        about=(ship,),
        hoped=lambda dice: numbers.wound_face not in dice,
    )

    def spared(_: ShipId, dice: tuple[int, ...]) -> bool:
        return numbers.wound_face not in dice

    def drawn(dice: tuple[int, ...]) -> Result:
        return WoundDiceRolled(ship, dice).result(t.now, t.book)

    barred = barred or ship.is_commissioner
    rolled = yield from cunning.roll(t, ship, question, settled=spared, stands=drawn, barred=barred)
    yield from t.happens(WoundDiceRolled(ship, rolled, rule="BB-13.71"))
    return rolled.count(numbers.wound_face)


def wound(
    t: Ctx, ship: ShipId, key: str, rule: str, *, scurvy: bool = False, fate: lost_pirates.Fate = "wounds"
) -> Procedure[bool]:
    """BB-13.71: the captain is wounded as the last line of a new Action card says; False when he dies of it.

    rule: of what wounded him.  scurvy: whether that was disease, so that a successor inherits the ship (A-62).  fate:
    what he dies of otherwise.
    """
    name = who(t.now, t.book, ship)
    kind = str((yield from action_deck.value(t, "wound", key, "BB-13.71", msg("bb-hurt-purpose", name=name))))
    return (yield from inflict(t, ship, kind, key, rule, scurvy=scurvy, fate=fate))


def inflict(
    t: Ctx, ship: ShipId, kind: str, key: str, rule: str, *, scurvy: bool = False, fate: lost_pirates.Fate = "wounds"
) -> Procedure[bool]:
    """BB-13.711, BB-13.712, BB-13.713: what a wound of this kind does; False when he dies of it."""
    line, name = current_values.wound(t.book, kind), who(t.now, t.book, ship)
    before = t.now.ship(ship).wounds
    fate = "disease" if scurvy or before.ill else fate
    if line.until == "death":
        yield from announced_results.say(t, line.rule, msg("bb-hurt-killed", name=name))
        yield from gone(t, ship, fate, key, rule)
        return False
    wounds = worse(before, kind)
    yield from t.happens(WoundsChanged(ship, wounds, rule=line.rule))
    if deadly := fatal(t.now, t.book, wounds):
        yield from announced_results.say(t, deadly, msg("bb-hurt-fatal", name=name))
        yield from gone(t, ship, fate, key, deadly)
        return False
    if line.popularity and not ship.is_commissioner:
        cause = "captain-wounded" if kind == "minor" else "captain-crippled"
        yield from popularity(t, ship, cause, line.rule)
    return True


def worse(wounds: Wounds, kind: str) -> Wounds:
    """The captain's condition with one wound more."""
    if kind == "superficial":
        return replace(wounds, superficial=wounds.superficial + 1)
    if kind == "minor":
        return replace(wounds, minor=wounds.minor + 1)
    return replace(wounds, crippled=(*wounds.crippled, cast(Limb, kind)), healing=wounds.healing + 1)


def fatal(s: State, book: Book, wounds: Wounds) -> str:
    """BB-13.713, BB-13.716: the rule by which a captain in this condition is dead, "" if he lives.

    Two limbs or both eyes of his whole life; or two of illness, minor and crippling wounds before he recovers, unless
    the table has settled that two of one kind do not kill (A-17).
    """
    limbs = sum(lost in LIMBS for lost in wounds.crippled)
    if limbs >= book.numbers.limbs_to_die or len(wounds.crippled) - limbs >= book.numbers.eyes_to_die:
        return "BB-13.713"
    hurts = wounds.minor + wounds.healing
    several = {
        "any-two": wounds.ill + hurts >= 2,
        "different": wounds.ill + bool(wounds.minor) + bool(wounds.healing) >= 2,
        "scurvy-and-wound": wounds.ill and hurts > 0,
    }
    return "BB-13.716" if several[s.options.ruling("A-17")] else ""


def ill(t: Ctx, ship: ShipId, key: str, rule: str) -> Procedure[bool]:
    """BB-17C1: scurvy strikes the captain himself; one already wounded or ill dies of it (BB-17C2)."""
    before, name = t.now.ship(ship).wounds, who(t.now, t.book, ship)
    if before.ill or before.minor or before.healing:
        yield from announced_results.say(t, "BB-17C2", msg("bb-hurt-fatal", name=name))
        yield from gone(t, ship, "disease", key, "BB-17C2")
        return False
    yield from t.happens(WoundsChanged(ship, replace(before, ill=True), rule=rule))
    if not ship.is_commissioner:
        yield from popularity(t, ship, "captain-ill", "BB-17C1")
    return True


def slow(t: Ctx, ship: ShipId, boxes: int, key: str, rule: str) -> Procedure[bool]:
    """BB-8.3, BB-5.22: so many boxes of Speed lost; a pirate whose marker leaves the track is lost with his crew.

    A King's Commissioner's Speed falls to nothing at worst, which still moves it by one hex (BB-8.3).
    """
    if ship.is_commissioner:
        kc = t.now.commissioner(ship)
        boxes = min(boxes, kc.speed - kc.slow)
    if boxes <= 0:
        return True
    yield from ledger.hurt(t, ship, "slow", boxes, rule)
    if is_sunk(t.now, t.book, ship):
        yield from gone(t, ship, "sunk", key, "BB-5.22")
        return False
    return True
