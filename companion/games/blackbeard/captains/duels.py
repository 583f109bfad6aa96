"""19 Duels: two captains cross swords, in a port or aboard a prize that they took together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.core import odds
from companion.core.odds import Odds
from companion.core.procedure import Procedure
from companion.core.questions import Dice, Roll, YesNo
from companion.core.telling import aloud
from companion.core.text import Msg, msg
from companion.core.verdicts import Sum, Term
from companion.core.voice import Change, Result
from companion.games.blackbeard.captains import lost_pirates, wounds
from companion.games.blackbeard.sheets import stats, telling
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.sheets.ids import NO_SHIP, ShipId
from companion.games.blackbeard.sheets.ledger import notoriety, popularity
from companion.games.blackbeard.sheets.names import Desk, who
from companion.games.blackbeard.sheets.state import State
from companion.games.blackbeard.supply import cunning


@dataclass
class Bout:
    """A duel under way. stakes: the Notoriety for beating each, as they stood when they drew their swords (11.25).

    losses: points of Endurance lost, which count in this duel only (19.31).  cuts: what wounds of this duel take off
    attack and defence besides what any wound does (19.33).
    """

    challenger: ShipId
    other: ShipId
    stakes: dict[ShipId, int]
    losses: dict[ShipId, int] = field(default_factory=dict)
    cuts: dict[ShipId, int] = field(default_factory=dict)

    def against(self, pirate: ShipId) -> ShipId:
        """His opponent."""
        return self.other if pirate == self.challenger else self.challenger


def stake(s: State, book: Book, pirate: ShipId) -> int:
    """BB-11.25: the Notoriety for beating him, which he loses by surrender: attack, defence and Endurance."""
    captain = stats.captain(s, book, s.pirate(pirate))
    return captain.attack + captain.defence + captain.endurance


def swing(s: State, book: Book, bout: Bout, pirate: ShipId) -> Sum:
    """BB-5.15, BB-19.1, BB-19.33: what he adds to his die as the attacker."""
    captain = stats.captain(s, book, s.pirate(pirate))
    value = max(0, captain.attack - bout.cuts.get(pirate, 0))
    return Sum(who(s, book, pirate), (Term(msg("bb-duel-attack"), value, "BB-5.15"),))


def guard(s: State, book: Book, bout: Bout, pirate: ShipId) -> Sum:
    """BB-5.15, BB-19.1, BB-19.33: what he adds to his die as the defender."""
    captain = stats.captain(s, book, s.pirate(pirate))
    value = max(0, captain.defence - bout.cuts.get(pirate, 0))
    return Sum(who(s, book, pirate), (Term(msg("bb-duel-defence"), value, "BB-5.15"),))


def endurance(s: State, book: Book, bout: Bout, pirate: ShipId) -> int:
    """BB-5.16: what is left of his Endurance; below 0 he is dead."""
    return stats.captain(s, book, s.pirate(pirate)).endurance - bout.losses.get(pirate, 0)


def exhausted(s: State, book: Book, bout: Bout, pirate: ShipId) -> bool:
    """BB-19.31: whether his losses exceed his Endurance; at some tables it is enough that they reach it (A-25)."""
    left = endurance(s, book, bout, pirate)
    return left < 0 or (left == 0 and s.options.ruling("A-25") == "at-zero")


def fight(t: Desk, challenger: ShipId, other: ShipId, key: str, rule: str) -> Procedure[ShipId]:
    """BB-19.3, BB-19.32, BB-19.4: rounds of two exchanges until one is dead or surrenders; returns the winner."""
    bout = Bout(challenger, other, {each: stake(t.now, t.book, each) for each in (challenger, other)})
    said = {"name": who(t.now, t.book, challenger), "other": who(t.now, t.book, other)}
    begins = msg("bb-duel-begins", **said)
    yield from telling.befalls(t, rule, begins, msg("bb-told-duel"), begins, drawn="token:sabres")
    number, loser, dead = 0, NO_SHIP, False
    while not loser:
        number += 1
        loser = yield from _round(t, bout, f"{key}-{number}")
        dead = bool(loser)
        if not loser:
            loser = yield from _surrender(t, bout, f"{key}-{number}-surrender")
    winner = bout.against(loser)
    if not dead:
        text = msg("bb-duel-surrendered", name=who(t.now, t.book, loser), winner=who(t.now, t.book, winner))
        yield from telling.befalls(t, "BB-19.4", text, drawn="token:flag")
        yield from popularity(t, loser, "duel-surrendered", "BB-19.4")
        yield from notoriety(t, loser, "duel-surrendered", -bout.stakes[loser], "BB-11.25")
    yield from notoriety(t, winner, "duel-won", bout.stakes[loser], "BB-11.25")
    yield from popularity(t, winner, "duel-won", "BB-19.32")
    return winner


def _round(t: Desk, bout: Bout, key: str) -> Procedure[ShipId]:
    """BB-19.3: the challenger attacks, then the other; who died of it, "" for nobody."""
    for attacker in (bout.challenger, bout.other):
        fallen = yield from _exchange(t, bout, attacker, f"{key}-{attacker}")
        if fallen:
            return fallen
    return NO_SHIP


def _exchange(t: Desk, bout: Bout, attacker: ShipId, key: str) -> Procedure[ShipId]:
    """BB-19.3: attack and a die against defence and a die; who died of it, "" for nobody."""
    defender, n = bout.against(attacker), t.book.numbers
    own, theirs = swing(t.now, t.book, bout, attacker), guard(t.now, t.book, bout, defender)
    question = Roll(
        key=key,
        text=msg("bb-q-duel", name=own.label, other=theirs.label),
        note=_shape(t, bout),
        rule="BB-19.3",
        who=cunning.roller(t.now, attacker),
        dice=(Dice(own.label, 1, n.die_faces, own.total), Dice(theirs.label, 1, n.die_faces, theirs.total)),
        about=(attacker, defender),
        odds=chances(t.book, own.total - theirs.total),
    )

    def settled(pirate: ShipId, rolled: tuple[int, ...]) -> bool:
        ahead = own.total + rolled[0] - theirs.total - rolled[1]
        return ahead >= n.duel_wound_margin if pirate == attacker else ahead <= 0

    thrown, faced = yield from cunning.roll(t, attacker, question, against=defender, settled=settled)
    die = msg("bb-die")
    sums = {
        attacker: Sum(own.label, (*own.terms, Term(die, thrown, "BB-19.3"))),
        defender: Sum(theirs.label, (*theirs.terms, Term(die, faced, "BB-19.3"))),
    }
    lead = sums[attacker].total - sums[defender].total
    struck, points = (defender, lead) if lead > 0 else (attacker, n.duel_attacker_loss)
    before = endurance(t.now, t.book, bout, struck)
    bout.losses[struck] = bout.losses.get(struck, 0) + points
    name = who(t.now, t.book, struck)
    sides = (
        telling.side(t, attacker, (thrown,), sums[attacker], won=lead > 0),
        telling.side(t, defender, (faced,), sums[defender], won=lead <= 0),
    )
    result = Result(msg("bb-told-duel-exchange", name=name, n=points), sides)
    left = Change(msg("bb-told-endurance", name=name), "token:endurance", before, before - points, False)
    text = _told(t, sums[attacker], sums[defender], struck, points)
    yield from t.happens(telling.Shown(text, rule="BB-19.3", result=result, changes=(left,)))
    if exhausted(t.now, t.book, bout, struck):
        return (yield from _dies(t, struck, key))
    if lead >= n.duel_wound_margin:
        return (yield from _wounded(t, bout, defender, key))
    return NO_SHIP


def _shape(t: Desk, bout: Bout) -> Msg:
    """The Endurance that both have left."""
    return msg(
        "bb-q-duel-note",
        name=who(t.now, t.book, bout.challenger),
        left=endurance(t.now, t.book, bout, bout.challenger),
        other=who(t.now, t.book, bout.other),
        facing=endurance(t.now, t.book, bout, bout.other),
    )


def _told(t: Desk, own: Sum, theirs: Sum, struck: ShipId, points: int) -> Msg:
    return msg(
        "bb-duel-exchange",
        name=own.label,
        own=aloud(own),
        other=theirs.label,
        theirs=aloud(theirs),
        struck=who(t.now, t.book, struck),
        n=points,
    )


def _dies(t: Desk, pirate: ShipId, key: str) -> Procedure[ShipId]:
    """BB-19.31, BB-12.4: killed in a duel, which leaves his ship to an heir."""
    yield from lost_pirates.lost(t, pirate, "duel", f"{key}-dead", "BB-19.31")
    return pirate


def _wounded(t: Desk, bout: Bout, pirate: ShipId, key: str) -> Procedure[ShipId]:
    """BB-19.33: a card for the wound, and attack and defence 1 lower; a wound may kill, or take the Endurance left."""
    cut = t.book.numbers.duel_wound_loss
    text = msg("bb-duel-wounded", name=who(t.now, t.book, pirate), n=cut)
    change = Change(text, "token:wound", good=False)
    yield from t.happens(telling.Shown(text, rule="BB-19.33", changes=(change,)))
    if not (yield from wounds.wound(t, pirate, f"{key}-wound", "BB-19.33", fate="duel")):
        return pirate
    bout.cuts[pirate] = bout.cuts.get(pirate, 0) + cut
    if exhausted(t.now, t.book, bout, pirate):
        return (yield from _dies(t, pirate, key))
    return NO_SHIP


def chances(book: Book, lead: int) -> Callable[[], Odds]:
    """The chances of the attacker's total less the defender's: above 0 the defender is hit."""
    n = book.numbers

    def worked_out() -> Odds:
        less = odds.mapped(odds.die(n.die_faces), lambda face: lead - face)
        ahead = odds.both(odds.die(n.die_faces), less)
        percent = {"hit": round(odds.at_least(ahead, 1) * 100)}
        percent["wound"] = round(odds.at_least(ahead, n.duel_wound_margin) * 100)
        return Odds(msg("bb-odds-duel", **percent), tuple(ahead.items()), msg("bb-odds-duel-unit"), 1)

    return worked_out


def _surrender(t: Desk, bout: Bout, key: str) -> Procedure[ShipId]:
    """BB-19.4: who of the two surrenders at the end of a round, "" for neither; of both the challenger.

    Chapter 23 says nothing of it: a false player's pirate fights on.
    """
    persons = [each for each in (bout.challenger, bout.other) if not t.now.is_false(each)]
    said = yield from t.ask_together([_gives_in(t, bout, each, key) for each in persons])
    return next((each for each, yields in zip(persons, said, strict=True) if yields), NO_SHIP)


def _gives_in(t: Desk, bout: Bout, pirate: ShipId, key: str) -> YesNo:
    n = t.book.numbers.duel_surrender_popularity
    return YesNo(
        key=f"{key}-{pirate}",
        text=msg("bb-q-surrender", name=who(t.now, t.book, pirate)),
        note=_shape(t, bout),
        rule="BB-19.4",
        who=t.now.owner(pirate),
        yes=msg("bb-duel-price", n=n, notoriety=bout.stakes[pirate]),
        no=msg("bb-duel-go-on"),
        default=False,
        about=(pirate, bout.against(pirate)),
    )
