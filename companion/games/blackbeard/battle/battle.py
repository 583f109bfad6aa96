"""13.6 Battles at sea between a pirate and those who have intercepted him, with squadrons (14.2) and allies (20.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from companion.core.events.announcements import Result
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice, Figure, Option
from companion.core.rules.odds import percent
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Term, refused
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.battle import battle_odds
from companion.games.blackbeard.captains import allies, retirement, wounds
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book, Nation
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import NO_SEAT, NO_SHIP, ShipId
from companion.games.blackbeard.model.ledger import notoriety
from companion.games.blackbeard.model.names import Ctx, nation, q, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import letters_held, nationality
from companion.games.blackbeard.supply import counter_cups, cunning

CROWN: Final[Nation] = "english"
"""Whose King's Commissioners they are (2.33)."""
End = Literal["", "over", "sunk"]
"""How a battle ended. over: broken off, or a captain is gone.  sunk: the King's Commissioner went down."""


@dataclass(frozen=True, slots=True)
class Squadron:
    """Who fights a pirate together: one hunter, or Warships of one nation (14.2).

    flag: its nationality, "" where it does not matter.
    """

    hunters: tuple[ShipId, ...]
    flag: Nation | str = ""

    @property
    def commissioner(self) -> ShipId:
        """The King's Commissioner, who always fights alone; "" for Warships."""
        return self.hunters[0] if self.hunters[0].is_commissioner else NO_SHIP

    def speed(self, s: State, book: Book) -> int:
        """The Speed of its slowest ship, by which squadrons attack in turn."""
        return min(speed(s, book, hunter) for hunter in self.hunters)


def combat(s: State, book: Book, hunter: ShipId) -> int:
    """BB-13.61: the Combat of a hunter now; a Warship's never falls, and is known once it has been turned up."""
    if hunter.is_commissioner:
        return current_values.kc_combat(s, book, s.commissioner(hunter))
    face = s.counter(hunter).face
    return face.combat if face else 0


def speed(s: State, book: Book, hunter: ShipId) -> int:
    """The Speed of a hunter now."""
    if hunter.is_commissioner:
        return current_values.kc_speed(s, book, s.commissioner(hunter))
    face = s.counter(hunter).face
    return face.speed if face else 0


def fight(t: Ctx, hunters: tuple[ShipId, ...], pirate: ShipId, key: str) -> Procedure[None]:
    """BB-13.6, BB-14.2: a pirate fights all who have caught him and want it, one squadron after the other.

    The next attacks only if he has got away from the one before.
    """
    for hunter in (each for each in hunters if not each.is_commissioner):
        yield from counter_cups.look(t, hunter, NO_SEAT, f"{key}-{hunter}", "BB-8.51")
    for i, squadron in enumerate((yield from squadrons(t, hunters, pirate, key)), 1):
        if not (yield from _battle(t, squadron, pirate, f"{key}-battle-{i}")):
            return


def squadrons(t: Ctx, hunters: tuple[ShipId, ...], pirate: ShipId, key: str) -> Procedure[tuple[Squadron, ...]]:
    """BB-14.2: hunters as they attack, the slowest first; Warships of one nation together.

    Nobody is asked for a nationality unless it matters: to form a squadron, or to plead a Letter of Marque.
    """
    fleet = [each for each in hunters if not each.is_commissioner]
    matters = len(fleet) > 1 or bool(t.now.pirate(pirate).letter)
    flags: dict[str, Nation | str] = {each: CROWN for each in hunters if each.is_commissioner}
    for warship in fleet:
        asked = f"{key}-{warship}"
        flags[warship] = (yield from nationality.of_warship(t, warship, asked, "BB-14.2")) if matters else ""
    found: list[Squadron] = [Squadron((each,), flags[each]) for each in hunters if each not in fleet]
    for flag in dict.fromkeys(flags[each] for each in fleet):
        found.append(Squadron(tuple(each for each in fleet if flags[each] == flag), flag))
    return tuple(sorted(found, key=lambda each: each.speed(t.now, t.book)))


# ---------------------------------------------------------------------- one battle


def _battle(t: Ctx, squadron: Squadron, pirate: ShipId, key: str) -> Procedure[bool]:
    """BB-13.61 to BB-13.64: rounds against one squadron until a side is gone or one breaks off.

    Who is afloat then has escaped, or has sunk a King's Commissioner; an ally who fought has done the same (BB-20.5).
    Returns whether the pirate sails on, free to be attacked by the next.
    """
    kc = squadron.commissioner
    original = t.now.commissioner(kc).combat if kc else 0
    ally = yield from _ally(t, pirate, key)
    yield from _joined(t, squadron, pirate)
    number, end = 0, ""
    while not end:
        number += 1
        if (yield from _pleads(t, squadron, pirate, f"{key}-plead-{number}")):
            yield from retirement.treachery(t, pirate, f"{key}-treachery")
            return False
        end = yield from _round(t, squadron, pirate, _afloat(t.now, (ally,)), f"{key}-round-{number}")
    gain = {"sunk": ("commissioner-sunk", original), "over": ("battle-escaped", t.book.numbers.escape_notoriety)}
    cause, amount = gain[end]  # BB-11.24
    for fighter in _afloat(t.now, (pirate, ally)):
        yield from notoriety(t, fighter, cause, amount, "BB-13.64")
    return bool(_afloat(t.now, (pirate,)))


def _joined(t: Ctx, squadron: Squadron, pirate: ShipId) -> Procedure[None]:
    """Who fights whom, before the first dice."""
    facing = names(t.now, t.book, squadron.hunters)
    text = msg("bb-told-battle", name=who(t.now, t.book, pirate), hunters=facing)
    yield from announced_results.befalls(
        t, "BB-13.61", text, msg("bb-told-battle-title"), text, drawn="token:cannon", noted=False
    )


def _afloat(s: State, fighters: Iterable[ShipId]) -> tuple[ShipId, ...]:
    return tuple(each for each in fighters if each and s.pirate(each).status == "active")


def _ally(t: Ctx, pirate: ShipId, key: str) -> Procedure[ShipId]:
    """BB-20.5: the ally at sea in the same place, if he comes to help; "" for nobody."""
    ally = allies.mate(t.now, pirate)
    if not ally:
        return NO_SHIP
    words = {"name": who(t.now, t.book, ally), "friend": who(t.now, t.book, pirate)}
    question = q.yes_no(
        "help", under=key, words=words, text="fight-help", note=True, about=(ally, pirate), default=True
    )
    return ally if (yield from decide(t, ally, question, True)) else NO_SHIP


def _pleads(t: Ctx, squadron: Squadron, pirate: ShipId, key: str) -> Procedure[bool]:
    """BB-13.63: whether he surrenders, relying on a Letter of Marque of the hunter's nationality."""
    letter = t.now.pirate(pirate).letter
    if not letter or letters_held.of(t.book, letter) != squadron.flag:
        return False
    name = who(t.now, t.book, pirate)
    words = {"name": name, "nation": nation(squadron.flag)}
    question = q.yes_no(
        "fight-plead", key=key, words=words, note=True, about=(pirate, *squadron.hunters), default=False
    )
    return (yield from decide(t, pirate, question, False))


# ---------------------------------------------------------------------- one round


def _round(t: Ctx, squadron: Squadron, pirate: ShipId, allies: tuple[ShipId, ...], key: str) -> Procedure[End]:
    """BB-13.61, BB-13.62: one round; how the battle ended with it, "" if another follows."""
    fighters = (pirate, *allies)
    own, theirs = strength(t.now, t.book, pirate), opposing(t.now, t.book, squadron)
    rolled = yield from _throw(t, squadron, fighters, key, own, theirs)
    fought = _judged(t.now, t.book, squadron, rolled, own, theirs)
    hurt, harm = fought.hurt, fought.harm
    yield from t.happens(RoundFought(fighters, squadron.hunters, rolled, rule="BB-13.61"))
    for fighter in fighters:
        yield from wounds.hurt(t, fighter, hurt, f"{key}-{fighter}", "BB-13.61")
    if kc := squadron.commissioner:
        sunk = t.now.commissioner(kc).damage + harm >= t.now.commissioner(kc).combat
        if not (yield from wounds.hurt(t, kc, harm, f"{key}-{kc}", "BB-13.61")):
            return "sunk" if sunk else "over"
    if not _afloat(t.now, (pirate,)):
        return "over"
    thrown = fought.thrown - _debauchery(t.now, t.book, pirate)
    goes_on = yield from _goes_on(t, squadron, pirate, _afloat(t.now, allies), thrown, fought.faced, key)
    return "" if goes_on else "over"


@dataclass(frozen=True, slots=True)
class BattleRound:
    """A throw of both sides as it counts: its dice, their totals, and what each suffers from it, Warships nothing
    (14.1)."""

    thrown: int
    faced: int
    own: Sum
    theirs: Sum
    hurt: int
    harm: int


def _judged(s: State, book: Book, squadron: Squadron, rolled: tuple[int, ...], own: Sum, theirs: Sum) -> BattleRound:
    """BB-13.61: what a throw comes to, added to what both sides bring."""
    (thrown, faced), dice = _best(book, rolled), msg("bb-fight-dice")
    own = Sum(own.label, (*own.terms, Term(dice, thrown, "BB-13.61")))
    theirs = Sum(theirs.label, (*theirs.terms, Term(dice, faced, "BB-13.61")))
    ahead = own.total - theirs.total
    apart = _apart(s, thrown - faced, ahead)
    hurt, harm = battle_odds.damage(ahead, apart, book.numbers.winner_damage)
    return BattleRound(thrown, faced, own, theirs, hurt, harm if squadron.commissioner else 0)


def _debauchery(s: State, book: Book, pirate: ShipId) -> int:
    """BB-9.8: what a debauchery takes off each throw, and off what 13.62 compares."""
    return book.numbers.debauchery_dice if s.pirate(pirate).debauched else 0


def strength(s: State, book: Book, pirate: ShipId) -> Sum:
    """BB-13.61: what a pirate adds to his throw: Ability and Combat, less his debauchery."""
    own, off = current_values.combat_sum(s, book, s.pirate(pirate), who(s, book, pirate)), _debauchery(s, book, pirate)
    return Sum(own.label, (*own.terms, Term(msg("bb-debauchery"), -off, "BB-9.8"))) if off else own


def opposing(s: State, book: Book, squadron: Squadron) -> Sum:
    """BB-13.61, BB-14.2: what a squadron adds to its throw: the Combat of all its ships."""
    label = names(s, book, squadron.hunters)
    return Sum(label, tuple(Term(msg("bb-combat"), combat(s, book, each), "BB-13.61") for each in squadron.hunters))


def figures(s: State, book: Book, pirate: ShipId) -> tuple[Figure, ...]:
    """By which pirates are compared before one is fought: strength, boxes until they sink, Speed, what they have made
    of themselves."""
    p = s.pirate(pirate)
    values = {
        "strength": strength(s, book, pirate).total,
        "boxes": current_values.boxes(book, p),
        "speed": current_values.speed(s, book, p),
        "notoriety": p.notoriety,
    }
    return tuple(Figure(msg(f"bb-figure-{name}"), msg("bb-figure-n", n=n)) for name, n in values.items())


def names(s: State, book: Book, ships: Iterable[ShipId]) -> Msg:
    """Several ships in one breath; one alone by its name."""
    first, *others = ships
    if not others:
        return who(s, book, first)
    return msg("bb-fight-ships", ships=tuple(who(s, book, ship) for ship in (first, *others)))


def _apart(s: State, thrown: int, totals: int) -> int:
    """A-15: what the loser of a round takes. thrown, totals: differences of the dice alone and with the strengths."""
    return abs(thrown if s.options.ruling("A-15") == "dice" else totals)


def _throw(
    t: Ctx, squadron: Squadron, fighters: tuple[ShipId, ...], key: str, own: Sum, theirs: Sum
) -> Procedure[tuple[int, ...]]:
    """The throws of both sides in one, two dice each: of the pirate, of his ally, of the hunters."""
    pirate, count, faces = fighters[0], t.book.numbers.battle_dice, t.book.numbers.die_faces
    lead = own.total - theirs.total
    situation = _situation(t, fighters, lead)
    sides = (*(who(t.now, t.book, fighter) for fighter in fighters), theirs.label)

    def won(rolled: tuple[int, ...]) -> bool:
        thrown, faced = _best(t.book, rolled)
        return lead + thrown > faced

    question = q.roll(
        "fight-round",
        *(Dice(side, count, faces, of=of) for side, of in zip(sides, (*fighters, "hunters"), strict=True)),
        key=key,
        who=cunning.roller(t.now, pirate),
        rule="BB-13.61",
        words={"name": own.label, "hunters": theirs.label, "own": sum_in_words(own), "theirs": sum_in_words(theirs)},
        note=True,
        about=(*fighters, *squadron.hunters),
        odds=lambda: battle_odds.odds_of(situation),
        hoped=won,
    )

    def settled(_: ShipId, rolled: tuple[int, ...]) -> bool:
        """He is ahead in the sums and in the dice, and has no more to gain by it."""
        thrown, faced = _best(t.book, rolled)
        ahead = lead + thrown - faced
        kc = squadron.commissioner
        boxes = t.now.commissioner(kc).combat - t.now.commissioner(kc).damage if kc else 0
        harm = _apart(t.now, thrown - faced, ahead)
        return ahead > 0 and harm >= boxes and (thrown > faced or bool(kc))

    def stands(rolled: tuple[int, ...]) -> Result:
        return RoundFought(fighters, squadron.hunters, rolled).result(t.now, t.book)

    return (yield from cunning.roll(t, pirate, question, settled=settled, stands=stands))


def _situation(t: Ctx, fighters: tuple[ShipId, ...], lead: int) -> battle_odds.Battle:
    """A round before its dice. lead: the pirate's strength less the hunters'."""
    pirate, n = t.now.pirate(fighters[0]), t.book.numbers
    left = current_values.boxes(t.book, pirate)
    by_dice = t.now.options.ruling("A-15") == "dice"
    return battle_odds.Battle(lead, left, len(fighters), n.battle_dice, n.die_faces, n.winner_damage, by_dice)


def _best(book: Book, rolled: tuple[int, ...]) -> tuple[int, int]:
    """What counts for both sides; an ally's throw for the pirate where it is better (BB-20.5)."""
    count = book.numbers.battle_dice
    throws = [sum(rolled[i : i + count]) for i in range(0, len(rolled), count)]
    return max(throws[:-1]), throws[-1]


class RoundFought(announced_results.Throw):
    """BB-13.61: a round was fought. fighters: the pirate, then his ally.  rolled: two dice of each of them, then of the
    hunters."""

    fighters: tuple[ShipId, ...]
    hunters: tuple[ShipId, ...]
    rolled: tuple[int, ...]

    def _fought(self, s: State, book: Book) -> BattleRound:
        squadron = Squadron(self.hunters)
        own, theirs = strength(s, book, self.fighters[0]), opposing(s, book, squadron)
        return _judged(s, book, squadron, self.rolled, own, theirs)

    def line(self, s: State, book: Book) -> Msg:
        fought = self._fought(s, book)
        own, theirs = fought.own, fought.theirs
        sums = {"own": sum_in_words(own), "theirs": sum_in_words(theirs)}
        labels = {"name": own.label, "hunters": theirs.label}
        return msg("bb-fight-round", **labels, **sums, hurt=fought.hurt, harm=fought.harm)

    def result(self, s: State, book: Book) -> Result:
        """The round for the eye: both sides with their dice and sums, and what each suffers."""
        fought, count = self._fought(s, book), book.numbers.battle_dice
        own, theirs, hurt, harm = fought.own, fought.theirs, fought.hurt, fought.harm
        ahead = None if own.total == theirs.total else own.total > theirs.total
        rows = [self.rolled[i : i + count] for i in range(0, len(self.rolled), count)]
        best = max(range(len(self.fighters)), key=lambda i: sum(rows[i]))
        suffers, suffer = msg("bb-told-suffers", n=hurt), msg("bb-told-suffers", n=harm)
        sides = [
            announced_results.side(s, book, fighter, rows[i], own if i == best else None, said=suffers, won=ahead)
            for i, fighter in enumerate(self.fighters)
        ]
        beaten, total = None if ahead is None else not ahead, announced_results.counted(theirs)
        faced = announced_results.side(s, book, self.hunters[0], rows[-1], total, said=suffer, won=beaten)
        sides.append(replace(faced, who=theirs.label))
        key = "bb-told-round-even" if ahead is None else "bb-told-round-won" if ahead else "bb-told-round-lost"
        return Result(msg(key, name=own.label, hunters=theirs.label, hurt=hurt, harm=harm), tuple(sides))


# ---------------------------------------------------------------------- the next one


def _goes_on(
    t: Ctx, squadron: Squadron, pirate: ShipId, allies: tuple[ShipId, ...], thrown: int, faced: int, key: str
) -> Procedure[bool]:
    """BB-13.62: the higher throw decides; Warships always go on, and so does the battle on equal throws.

    A false player's pirate breaks off, its King's Commissioner goes on: either does what it is there for.  Who has no
    say in it still sees what a round has brought before the next one is fought.
    """
    note = msg("bb-q-fight-on-note", thrown=thrown, faced=faced)
    chances = outlook(t, squadron, pirate, allies)
    if thrown == faced:
        return (yield from _waits(t, squadron, pirate, msg("bb-fight-even"), note, chances, key))
    hunters = names(t.now, t.book, squadron.hunters)
    if faced > thrown and not squadron.commissioner:
        return (yield from _waits(t, squadron, pirate, msg("bb-fight-warship", hunters=hunters), note, chances, key))
    chooser = pirate if thrown > faced else squadron.commissioner
    eager = chooser != pirate
    question = q.yes_no(
        "on",
        under=key,
        words={"name": who(t.now, t.book, chooser)},
        text="fight-on",
        note=note,
        yes=True,
        about=(chooser,),
        default=eager,
        no=msg("bb-fight-break-off"),
        figures=chances,
    )
    if not (yield from decide(t, chooser, question, eager)):
        return False
    if not t.now.is_false(chooser):
        return True
    decided = msg("bb-fight-decided", name=who(t.now, t.book, chooser))
    return (yield from _waits(t, squadron, pirate, decided, note, chances, key))


def _waits(
    t: Ctx, squadron: Squadron, pirate: ShipId, why: Msg, note: Msg, chances: tuple[Figure, ...], key: str
) -> Procedure[bool]:
    """BB-13.62: a person who cannot break off, with the reason, before the next round; nobody waits for false players.

    Returns whether the battle goes on, as it does unless the table overrules that.
    """
    kc = squadron.commissioner
    person = next((each for each in (pirate, kc) if each and not t.now.is_false(each)), NO_SHIP)
    if not person:
        return True
    return (
        yield from t.choose(
            "next",
            (
                Option("on", msg("bb-fight-next"), None, "token:cannon", figures=chances),
                Option("off", msg("bb-fight-break-off"), None, "icon:sail", refused("BB-13.62", why)),
            ),
            under=key,
            who=t.now.owner(person),
            words={"name": who(t.now, t.book, pirate), "hunters": names(t.now, t.book, squadron.hunters)},
            text="fight-next",
            note=note,
            default="on",
            about=(pirate, *squadron.hunters),
        )
    ) == "on"


def outlook(t: Ctx, squadron: Squadron, pirate: ShipId, allies: tuple[ShipId, ...] = ()) -> tuple[Figure, ...]:
    """BB-13.61, BB-13.62: what both bring, what the next round brings the pirate, and how likely he goes down in it, or
    in the whole fight if he leaves it as soon as he may."""
    own, theirs = strength(t.now, t.book, pirate).total, opposing(t.now, t.book, squadron).total
    situation = _situation(t, (pirate, *allies), own - theirs)
    kc = t.now.commissioner(squadron.commissioner) if squadron.commissioner else None
    boxes = kc.combat - kc.damage if kc is not None else None
    fight = battle_odds.lost(situation, boxes, _debauchery(t.now, t.book, pirate))
    usual, sinks = battle_odds.expected(situation)
    return (
        Figure(msg("bb-figure-strength"), msg("bb-figure-against", own=own, theirs=theirs)),
        Figure(msg("bb-figure-suffers"), msg("bb-figure-n", n=usual)),
        Figure(msg("bb-figure-sinks-now"), percent(sinks)),
        Figure(msg("bb-figure-sinks-fight"), percent(fight)),
    )


def outlook_unseen(t: Ctx, pirate: ShipId) -> tuple[Figure, ...]:
    """BB-13.61: what is known before a Warship is turned up: what the pirate brings."""
    own = strength(t.now, t.book, pirate).total
    return (Figure(msg("bb-figure-strength"), msg("bb-figure-against-unseen", own=own)),)
