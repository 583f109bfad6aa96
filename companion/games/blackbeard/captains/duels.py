"""19 Duels: two captains cross swords, in a port or aboard a prize that they took together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from companion.core.events.announcements import Announcement, Change, Result
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice, Figure, Option, YesNo
from companion.core.rules import odds
from companion.core.rules.odds import Odds, percent
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.captains import lost_pirates, wounds
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.ledger import notoriety, popularity
from companion.games.blackbeard.model.names import Ctx, q, who
from companion.games.blackbeard.model.state import State
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
    captain = current_values.captain(s, book, s.pirate(pirate))
    return captain.attack + captain.defence + captain.endurance


def swing(s: State, book: Book, bout: Bout, pirate: ShipId) -> Sum:
    """BB-5.15, BB-19.1, BB-19.33: what he adds to his die as the attacker."""
    captain = current_values.captain(s, book, s.pirate(pirate))
    value = max(0, captain.attack - bout.cuts.get(pirate, 0))
    return Sum(who(s, book, pirate), (Term(msg("bb-duel-attack"), value, "BB-5.15"),))


def guard(s: State, book: Book, bout: Bout, pirate: ShipId) -> Sum:
    """BB-5.15, BB-19.1, BB-19.33: what he adds to his die as the defender."""
    captain = current_values.captain(s, book, s.pirate(pirate))
    value = max(0, captain.defence - bout.cuts.get(pirate, 0))
    return Sum(who(s, book, pirate), (Term(msg("bb-duel-defence"), value, "BB-5.15"),))


def endurance(s: State, book: Book, bout: Bout, pirate: ShipId) -> int:
    """BB-5.16: what is left of his Endurance; below 0 he is dead."""
    return current_values.captain(s, book, s.pirate(pirate)).endurance - bout.losses.get(pirate, 0)


def exhausted(s: State, book: Book, bout: Bout, pirate: ShipId) -> bool:
    """BB-19.31: whether his losses exceed his Endurance; at some tables it is enough that they reach it (A-25)."""
    left = endurance(s, book, bout, pirate)
    return left < 0 or (left == 0 and s.options.ruling("A-25") == "at-zero")


def figures(s: State, book: Book, challenger: ShipId, other: ShipId) -> tuple[Figure, ...]:
    """By which opponents are compared before one is challenged: what they are worth with the sword, and what is won."""
    left, hits, struck, won = _weights(s, book, challenger, other)
    return (
        Figure(msg("bb-figure-endurance"), msg("bb-figure-n", n=left)),
        Figure(msg("bb-figure-hits"), hits),
        Figure(msg("bb-figure-struck"), struck),
        Figure(msg("bb-figure-stake"), msg("bb-figure-plus", n=won)),
    )


def at_stake(s: State, book: Book, challenger: ShipId, other: ShipId) -> tuple[Figure, ...]:
    """The same of the only opponent, beside what the challenger brings and loses by surrender (BB-11.25, BB-19.4)."""
    left, hits, struck, won = _weights(s, book, challenger, other)
    own, lost = endurance(s, book, Bout(challenger, other, {}), challenger), stake(s, book, challenger)
    return (
        Figure(msg("bb-figure-endurance"), msg("bb-figure-against", own=own, theirs=left)),
        Figure(msg("bb-figure-hits"), hits),
        Figure(msg("bb-figure-struck"), struck),
        Figure(msg("bb-figure-won"), msg("bb-figure-plus", n=won), good=True),
        Figure(msg("bb-figure-lost"), msg("bb-figure-minus", n=lost), good=False),
    )


def _weights(s: State, book: Book, challenger: ShipId, other: ShipId) -> tuple[int, Msg, Msg, int]:
    """The opponent's Endurance, the chances that he is hit and that he hits, and what beating him brings."""
    bout = Bout(challenger, other, {})
    hits = odds.at_least(_ahead(book, swing(s, book, bout, challenger).total - guard(s, book, bout, other).total), 1)
    struck = odds.at_least(_ahead(book, swing(s, book, bout, other).total - guard(s, book, bout, challenger).total), 1)
    return endurance(s, book, bout, other), percent(hits), percent(struck), stake(s, book, other)


def fight(t: Ctx, challenger: ShipId, other: ShipId, key: str, rule: str) -> Procedure[ShipId]:
    """BB-19.3, BB-19.32, BB-19.4: rounds of two exchanges until one is dead or surrenders; returns the winner."""
    bout = Bout(challenger, other, {each: stake(t.now, t.book, each) for each in (challenger, other)})
    said = {"name": who(t.now, t.book, challenger), "other": who(t.now, t.book, other)}
    begins = msg("bb-duel-begins", **said)
    yield from announced_results.befalls(t, rule, begins, msg("bb-told-duel"), begins, drawn="token:sabres")
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
        yield from announced_results.befalls(t, "BB-19.4", text, drawn="token:flag")
        yield from popularity(t, loser, "duel-surrendered", "BB-19.4")
        yield from notoriety(t, loser, "duel-surrendered", -bout.stakes[loser], "BB-11.25")
    yield from notoriety(t, winner, "duel-won", bout.stakes[loser], "BB-11.25")
    yield from popularity(t, winner, "duel-won", "BB-19.32")
    return winner


def _round(t: Ctx, bout: Bout, key: str) -> Procedure[ShipId]:
    """BB-19.3: the challenger attacks, then the other; who died of it, "" for nobody."""
    for attacker in (bout.challenger, bout.other):
        if attacker == bout.other:
            yield from _waits(t, bout, f"{key}-next")
        fallen = yield from _exchange(t, bout, attacker, f"{key}-{attacker}")
        if fallen:
            return fallen
    return NO_SHIP


def _waits(t: Ctx, bout: Bout, key: str) -> Procedure[None]:
    """BB-19.3: what the first exchange has brought is seen before the other strikes back; false players do not wait."""
    person = next((each for each in (bout.challenger, bout.other) if not t.now.is_false(each)), NO_SHIP)
    if not person:
        return
    name, other = who(t.now, t.book, bout.other), who(t.now, t.book, bout.challenger)
    yield from t.choose(
        "strikes-back",
        (Option("on", msg("bb-duel-next"), None, "token:sabres"),),
        key=key,
        who=t.now.owner(person),
        words={"name": name, "other": other},
        note=_outlook(t, bout, bout.other),
        forced=False,
        default="on",
        about=(bout.challenger, bout.other),
    )


class ExchangeFought(announced_results.Throw):
    """BB-19.3: an exchange of a duel. dice: of the attacker, of the defender.  attack, defence: what they add.

    left: the Endurance that the one whom it strikes had before.
    """

    attacker: ShipId
    defender: ShipId
    dice: tuple[int, ...]
    attack: int
    defence: int
    left: int = 0

    @property
    def lead(self) -> int:
        """By how much the attacker is ahead."""
        return self.attack + self.dice[0] - self.defence - self.dice[1]

    def struck(self, book: Book) -> tuple[ShipId, int]:
        """Whom it strikes, and for how many points."""
        if self.lead > 0:
            return self.defender, self.lead
        return self.attacker, book.numbers.duel_attacker_loss

    def _sums(self, s: State, book: Book) -> tuple[Sum, Sum]:
        """What both come to."""
        found = []
        for pirate, what, value, die in (
            (self.attacker, "attack", self.attack, self.dice[0]),
            (self.defender, "defence", self.defence, self.dice[1]),
        ):
            adds, rolled = Term(msg(f"bb-duel-{what}"), value, "BB-5.15"), Term(msg("bb-die"), die, "BB-19.3")
            found.append(Sum(who(s, book, pirate), (adds, rolled)))
        return found[0], found[1]

    def line(self, s: State, book: Book) -> Msg:
        (struck, points), (own, theirs) = self.struck(book), self._sums(s, book)
        sums = {"own": sum_in_words(own), "theirs": sum_in_words(theirs)}
        labels = {"name": own.label, "other": theirs.label, "struck": who(s, book, struck)}
        return msg("bb-duel-exchange", **labels, **sums, n=points)

    def result(self, s: State, book: Book) -> Result:
        """Both dice for the eye, with their sums."""
        (struck, points), (own, theirs) = self.struck(book), self._sums(s, book)
        hit = struck == self.defender
        sides = (
            announced_results.side(s, book, self.attacker, self.dice[:1], own, won=hit),
            announced_results.side(s, book, self.defender, self.dice[1:], theirs, won=not hit),
        )
        key = "bb-told-duel-exchange" if hit else "bb-told-duel-parried"
        return Result(msg(key, name=who(s, book, struck), other=theirs.label, n=points), sides)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        struck, points = self.struck(book)
        text = msg("bb-told-endurance", name=who(s, book, struck))
        change = Change(text, "token:endurance", self.left, self.left - points, False)
        return (self.result(s, book), change)


def _exchange(t: Ctx, bout: Bout, attacker: ShipId, key: str) -> Procedure[ShipId]:
    """BB-19.3: attack and a die against defence and a die; who died of it, "" for nobody."""
    defender, n = bout.against(attacker), t.book.numbers
    own, theirs = swing(t.now, t.book, bout, attacker), guard(t.now, t.book, bout, defender)
    dice = Dice(own.label, 1, n.die_faces, own.total), Dice(theirs.label, 1, n.die_faces, theirs.total)
    words, about = {"name": own.label, "other": theirs.label}, (attacker, defender)
    whose, chance = cunning.roller(t.now, attacker), chances(t.book, own.total - theirs.total)

    def strikes(rolled: tuple[int, ...]) -> bool:
        return own.total + rolled[0] > theirs.total + rolled[1]

    note = _shape(t, bout)
    question = q.roll(
        "duel", *dice, key=key, who=whose, words=words, note=note, about=about, odds=chance, hoped=strikes
    )

    def settled(pirate: ShipId, rolled: tuple[int, ...]) -> bool:
        ahead = own.total + rolled[0] - theirs.total - rolled[1]
        return ahead >= n.duel_wound_margin if pirate == attacker else ahead <= 0

    def fought(rolled: tuple[int, ...]) -> ExchangeFought:
        return ExchangeFought(attacker, defender, rolled, own.total, theirs.total, rule="BB-19.3")

    def drawn(rolled: tuple[int, ...]) -> Result:
        return fought(rolled).result(t.now, t.book)

    def ruins(pirate: ShipId, rolled: tuple[int, ...]) -> bool:
        struck, points = fought(rolled).struck(t.book)
        left = endurance(t.now, t.book, bout, struck) - points
        return pirate == struck and (left < 0 or (left == 0 and t.now.options.ruling("A-25") == "at-zero"))

    rolled = yield from cunning.roll(
        t, attacker, question, against=defender, settled=settled, ruins=ruins, stands=drawn
    )
    exchange = fought(rolled)
    struck, points = exchange.struck(t.book)
    before = endurance(t.now, t.book, bout, struck)
    bout.losses[struck] = bout.losses.get(struck, 0) + points
    yield from t.happens(replace(exchange, left=before))
    if exhausted(t.now, t.book, bout, struck):
        return (yield from _dies(t, struck, key))
    if exchange.lead >= n.duel_wound_margin:
        return (yield from _wounded(t, bout, defender, key))
    return NO_SHIP


def _shape(t: Ctx, bout: Bout) -> Msg:
    """The Endurance that both have left."""
    return msg(
        "bb-q-duel-note",
        name=who(t.now, t.book, bout.challenger),
        left=endurance(t.now, t.book, bout, bout.challenger),
        other=who(t.now, t.book, bout.other),
        facing=endurance(t.now, t.book, bout, bout.other),
    )


def _outlook(t: Ctx, bout: Bout, attacker: ShipId) -> Msg:
    """The Endurance that both have left, and the chances of the next exchange."""
    defender = bout.against(attacker)
    lead = swing(t.now, t.book, bout, attacker).total - guard(t.now, t.book, bout, defender).total
    at_zero = t.now.options.ruling("A-25") == "at-zero"
    deadly = endurance(t.now, t.book, bout, defender) + (0 if at_zero else 1)
    ahead = _ahead(t.book, lead)
    return msg(
        "bb-duel-outlook",
        shape=_shape(t, bout),
        name=who(t.now, t.book, attacker),
        hit=percent(odds.at_least(ahead, 1)),
        wound=percent(odds.at_least(ahead, t.book.numbers.duel_wound_margin)),
        kill=percent(odds.at_least(ahead, max(1, deadly))),
    )


def _dies(t: Ctx, pirate: ShipId, key: str) -> Procedure[ShipId]:
    """BB-19.31, BB-12.4: killed in a duel, which leaves his ship to an heir."""
    yield from lost_pirates.lost(t, pirate, "duel", f"{key}-dead", "BB-19.31")
    return pirate


def _wounded(t: Ctx, bout: Bout, pirate: ShipId, key: str) -> Procedure[ShipId]:
    """BB-19.33: a card for the wound, and attack and defence 1 lower; a wound may kill, or take the Endurance left."""
    cut = t.book.numbers.duel_wound_loss
    text = msg("bb-duel-wounded", name=who(t.now, t.book, pirate), n=cut)
    change = Change(text, "token:wound", good=False)
    yield from t.happens(announced_results.Shown(text, rule="BB-19.33", changes=(change,)))
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
        ahead = _ahead(book, lead)
        hit, wound = odds.at_least(ahead, 1), odds.at_least(ahead, n.duel_wound_margin)
        headline = msg("bb-odds-duel", hit=percent(hit), wound=percent(wound))
        return Odds(headline, tuple(ahead.items()), msg("bb-odds-duel-unit"), 1)

    return worked_out


def _ahead(book: Book, lead: int) -> odds.Chances:
    """The chances of the attacker's total less the defender's."""
    less = odds.mapped(odds.die(book.numbers.die_faces), lambda face: lead - face)
    return odds.both(odds.die(book.numbers.die_faces), less)


def _surrender(t: Ctx, bout: Bout, key: str) -> Procedure[ShipId]:
    """BB-19.4: who of the two surrenders at the end of a round, "" for neither; of both the challenger.

    Chapter 23 says nothing of it: a false player's pirate fights on.
    """
    persons = [each for each in (bout.challenger, bout.other) if not t.now.is_false(each)]
    said = yield from t.ask_together([_gives_in(t, bout, each, key) for each in persons])
    return next((each for each, yields in zip(persons, said, strict=True) if yields), NO_SHIP)


def _gives_in(t: Ctx, bout: Bout, pirate: ShipId, key: str) -> YesNo:
    n = t.book.numbers.duel_surrender_popularity
    return q.yes_no(
        "surrender",
        key=f"{key}-{pirate}",
        who=t.now.owner(pirate),
        rule="BB-19.4",
        words={"name": who(t.now, t.book, pirate), "n": n, "notoriety": bout.stakes[pirate]},
        note=_outlook(t, bout, bout.challenger),
        yes=True,
        no=True,
        default=False,
        about=(pirate, bout.against(pirate)),
    )
