"""9.6 Prizes: which Merchant a pirate finds, whether he attacks it, and the capture roll (9.61)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, cast

from companion.core.events.announcements import Result
from companion.core.kit.chapters import Judge
from companion.core.kit.piles import Pile, draw
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, first_of
from companion.core.questions.kinds import Figure, Option
from companion.core.rules import odds
from companion.core.rules.odds import Odds, percent
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Term, Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.captains import allies, wounds
from companion.games.blackbeard.model import announced_results, current_values, decisions
from companion.games.blackbeard.model.book import Book, Ocean
from companion.games.blackbeard.model.ids import NO_SEAT, ShipId
from companion.games.blackbeard.model.ledger import log, notoriety, popularity
from companion.games.blackbeard.model.names import NATIONS, Ctx, counter_face, nation, q, ship_option, who
from companion.games.blackbeard.model.records import Counter, Face, Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import plunder
from companion.games.blackbeard.prizes.captors import Prize
from companion.games.blackbeard.standing import nationality, operations
from companion.games.blackbeard.standing.operations import may_operate, offer
from companion.games.blackbeard.supply import action_deck, counter_cups, cunning

SHEET: Final = "merchant-seen"
"""A counter in his hand: whether he attacks it, and what all then see on it."""
AT_RANDOM = "random"
"""The answer for a Merchant that he has not identified."""


# ---------------------------------------------------------------------- which Merchant, and whether


def quarry(s: State, pirate: ShipId) -> tuple[Counter, ...]:
    """BB-9.4, BB-9.33: Merchants that a pirate may attack where they lie, since they never move: not those of another's
    Search in a Transit Box."""
    there = s.merchants_at(s.pirate(pirate).place)
    return tuple(merchant for merchant in there if merchant.searcher in ("", pirate))


def may_prize(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.2B, BB-9.6: whether a pirate may attempt a prize; with the arithmetic where all know the Merchant."""
    pirate, name = s.pirate(ship), who(s, book, ship)
    there, his = s.merchants_at(pirate.place), quarry(s, ship)
    verdict = may_operate(s, book, ship)
    verdict &= require(pirate.posture != "anchored", "BB-9.6", msg("bb-no-prize-in-port", name=name))
    if there and not his:
        verdict &= refused("BB-9.33", msg("bb-no-prize-of-another", name=who(s, book, there[0].searcher)))
    verdict &= require(bool(there), "BB-9.6", msg("bb-no-merchant-here", name=name))
    faces = [merchant.face for merchant in his if merchant.id in pirate.spotted and is_open(s, merchant)]
    return verdict & Verdict(sums=tuple(score(s, book, ship, face.defence) for face in faces if face is not None))


def is_open(s: State, merchant: Counter) -> bool:
    """Whether every person at the table may see the printed side."""
    return all(merchant.known_to(player.id) for player in s.players if not player.false)


def score(s: State, book: Book, pirate: ShipId, defence: int) -> Sum:
    """BB-9.61: the attack score: Combat and Speed of the ship and the pirate's Ability, less the Merchant's defence."""
    captain = s.pirate(pirate)
    return Sum(
        msg("bb-attack-score"),
        (
            Term(msg("bb-combat"), current_values.combat(s, book, captain), "BB-5.21"),
            Term(msg("bb-speed"), current_values.speed(s, book, captain), "BB-5.22"),
            Term(msg("bb-ability"), current_values.captain(s, book, captain).ability, "BB-5.11"),
            Term(msg("bb-merchant-defence"), -defence, "BB-2.32"),
        ),
    )


def prize(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-9.6: he finds a Merchant, looks at it, and attacks it or lets it go; one identified before he just attacks.

    What he fails to take he may try again on a later turn (BB-9.63). A counter out of the cup on the table he looks at
    in his hand: what it is, the app is told when it is turned up.
    """
    yield from operations.begin(t, ship, "BB-7.2B")
    merchant = yield from _found(t, ship)
    pirate = t.now.pirate(ship)
    before = merchant in pirate.spotted
    seat = NO_SEAT if t.now.is_false(ship) else pirate.owner
    face = t.now.counter(merchant).face
    in_hand = seat and face is None and t.now.options.cups == "table"
    if not in_hand:
        face = yield from counter_cups.look(t, merchant, seat, "look", "BB-9.6")
    if not before:
        yield from log(t, ship, "BB-9.6", spotted=(*pirate.spotted, merchant))
        if face is not None:
            attacks = yield from _attacks(t, ship, merchant, face)
        else:
            attacks = yield from _attacks_unseen(t, ship, merchant)
        if not attacks:
            yield from _decline(t, ship)
            return
    yield from _attack(t, ship, merchant)


def _found(t: Ctx, ship: ShipId) -> Procedure[ShipId]:
    """One that he has identified by his choice, or one of the others at random (BB-9.6)."""
    pirate, his = t.now.pirate(ship), quarry(t.now, ship)
    known = [merchant for merchant in his if merchant.id in pirate.spotted]
    strange = [merchant for merchant in his if merchant.id not in pirate.spotted]
    options: list[Option] = [
        ship_option(t.now, t.book, each.id, note=counter_face(each), figures=figures(t.now, t.book, ship, each.face))
        for each in known
    ]
    if strange:
        text = msg("bb-merchant-at-random", n=len(strange))
        options.append(Option(AT_RANDOM, text, None, "ship:caravel", figures=figures(t.now, t.book, ship, None)))
    secret = not all(merchant.face is None or is_open(t.now, merchant) for merchant in known)
    words = {"name": who(t.now, t.book, ship)}
    question = q.choose(
        "merchant", options, rule="BB-9.6", words=words, text="which-merchant", about=(ship,), secret=secret
    )
    told = yield from decisions.decide(t, ship, question, options[0].id)
    if told != AT_RANDOM:
        return ShipId(told)
    if all(merchant.face is None for merchant in strange):
        return strange[0].id  # alike until somebody looks
    there = Pile(tuple(each.id for each in strange), lambda each: ship_option(t.now, t.book, ShipId(each)))
    return ShipId((yield from draw(t, there, key="random", text=msg("bb-q-random-merchant"), rule="BB-9.6")))


def figures(s: State, book: Book, ship: ShipId, face: Face | None) -> tuple[Figure, ...]:
    """By which Merchants are compared before he attacks one: defence, chances, and what an attack on a friend costs.

    face: None for one that he has not looked at.
    """
    labels = (msg("bb-figure-defence"), msg("bb-figure-prize"), msg("bb-figure-hurt"))
    if face is None:
        return tuple(Figure(label, msg("bb-figure-unknown")) for label in labels)
    said = capture_chances(book, score(s, book, ship, face.defence).total, _allied(s, book, ship))
    values = (msg("bb-figure-n", n=face.defence), *(said[each] for each in CHANCES))
    cost: tuple[Figure, ...] = ()
    if face.nation in NATIONS and plunder.is_friend(s, book, ship, face.nation):
        cost = (Figure(msg("bb-figure-cost"), msg("bb-figure-friend", nation=nation(face.nation)), good=False),)
    return (*(Figure(label, value) for label, value in zip(labels, values, strict=True)), *cost)


def _attacks(t: Ctx, ship: ShipId, merchant: ShipId, face: Face) -> Procedure[bool]:
    """A false player's pirate always attempts the prize (BB-P10)."""
    total = score(t.now, t.book, ship, face.defence)
    chances = capture_odds(t.book, total.total, _allied(t.now, t.book, ship))()
    question = q.yes_no(
        "attack",
        rule="BB-9.6",
        words={
            "face": counter_face(t.now.counter(merchant)),
            "sum": sum_in_words(total),
            "odds": chances.headline,
            "cost": _prices(t, ship, face),
        },
        text="prize-attack",
        note=True,
        short=msg("bb-op-prize"),
        yes=True,
        no=True,
        default=True,
        secret=not t.now.is_false(ship),
        about=(ship, merchant),
    )
    return (yield from decisions.decide(t, ship, question, True))


def _attacks_unseen(t: Ctx, ship: ShipId, merchant: ShipId) -> Procedure[bool]:
    """BB-9.6: the same of a counter that he alone holds in his hand: all hear the chances with each defence."""
    chances = []
    n = t.book.numbers
    for defence in range(n.merchant_defence_lowest, n.merchant_defence_highest + 1):
        total = score(t.now, t.book, ship, defence).total
        said = capture_chances(t.book, total, _allied(t.now, t.book, ship))
        chances.append(Figure(msg("bb-figure-defended", n=defence), said["taken"]))
    cost = _declining(t)
    for each in NATIONS:
        if plunder.is_friend(t.now, t.book, ship, each):
            cost = msg("bb-attack-costs", cost=cost, nation=nation(each))
    question = q.yes_no(
        "attack-unseen",
        rule="BB-9.6",
        words={"name": who(t.now, t.book, ship), "merchant": who(t.now, t.book, merchant), "cost": cost},
        text="prize-unseen",
        note=True,
        short=msg("bb-op-prize"),
        yes=msg("bb-q-prize-attack-yes"),
        no=msg("bb-q-prize-attack-no"),
        figures=tuple(chances),
        default=True,
        about=(ship, merchant),
        sheet=SHEET,
    )
    return (yield from decisions.decide(t, ship, question, True))


def _declining(t: Ctx) -> Msg:
    """What letting a Merchant go costs."""
    lost = -first_of(line.change for line in t.book.popularity if line.id == "merchant-declined")
    both = t.now.options.ruling("A-07") == "both"
    return msg("bb-decline-costs", notoriety=t.book.numbers.decline_notoriety if both else 0, popularity=lost)


def _prices(t: Ctx, ship: ShipId, face: Face) -> Msg:
    """What letting the Merchant go costs, and what attacking its nation does, before he decides (BB-10.43, BB-17E1)."""
    cost = _declining(t)
    if face.nation not in NATIONS or not plunder.is_friend(t.now, t.book, ship, face.nation):
        return cost
    return msg("bb-attack-costs", cost=cost, nation=nation(face.nation))


def _decline(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-9.6, BB-12.2: a Merchant let go costs Notoriety and Popularity, or Popularity alone (A-07)."""
    yield from announced_results.say(t, "BB-9.6", msg("bb-prize-declined", name=who(t.now, t.book, ship)))
    if t.now.options.ruling("A-07") == "both":
        yield from notoriety(t, ship, "merchant-declined", -t.book.numbers.decline_notoriety, "BB-9.6")
    yield from popularity(t, ship, "merchant-declined", "BB-12.2")


# ---------------------------------------------------------------------- the capture roll


def _allied(s: State, book: Book, pirate: ShipId) -> int:
    """BB-20.4: what is taken off the capture roll."""
    return book.numbers.allied_capture if allies.mate(s, pirate) else 0


def capture_odds(book: Book, total: int, off: int) -> Callable[[], Odds]:
    """The chances of the points by which the roll stays within the score: from 0 on the Merchant is taken."""

    def chances() -> Odds:
        said, spare = capture_chances(book, total, off), _spare(book, total, off)
        return Odds(msg("bb-odds-prize", **said), tuple(spare.items()), msg("bb-odds-prize-unit"), 0)

    return chances


CHANCES: Final = ("taken", "hurt")
"""Of what becomes of an attempt, those by which Merchants are compared."""


def capture_chances(book: Book, total: int, off: int) -> dict[str, Msg]:
    """How likely the Merchant is taken, hurts him, is gone."""
    spare = _spare(book, total, off)
    taken, kept = odds.at_least(spare, 0), odds.at_least(spare, -book.numbers.capture_damage_margin)
    return {"taken": percent(taken), "hurt": percent(kept - taken), "gone": percent(1 - kept)}


def _spare(book: Book, total: int, off: int) -> odds.Chances:
    """The chances of the points by which the roll stays within the score."""
    throw = odds.total([odds.die(book.numbers.die_faces)] * book.numbers.capture_dice)
    return odds.mapped(throw, lambda rolled: total + off - rolled)


def _attack(t: Ctx, ship: ShipId, merchant: ShipId) -> Procedure[None]:
    """BB-9.61: at or under the score taken, a little over it damage, more than that gone; allies share it (BB-20.4).

    The dice fall first; whose the ship is and in which ocean, is asked once it matters.
    """
    mate, off = allies.mate(t.now, ship), _allied(t.now, t.book, ship)
    captors = (ship, mate) if mate else (ship,)
    face = yield from counter_cups.look(
        t, merchant, NO_SEAT, "reveal", "BB-9.61", fought=True, sheet=f"bb-sheet-{SHEET}"
    )
    place, total = t.now.pirate(ship).place, score(t.now, t.book, ship, face.defence)
    rolled = yield from _roll(t, ship, merchant, face.defence, total, off)
    over = sum(rolled) - off - total.total
    yield from t.happens(CaptureRolled(ship, merchant, face.defence, rolled, rule="BB-9.61"))
    waters: Ocean | Literal[""] = ""
    if over <= 0 or nationality.hangs_on_ocean(face):
        waters = yield from nationality.ocean_of(t, place, "ocean", "BB-9.7")
    flag = yield from nationality.of_merchant(t, face, place, waters, "nation")
    for each in captors:
        yield from plunder.attacked(t, each, flag, "BB-9.62")
    if over > t.book.numbers.capture_damage_margin:
        yield from counter_cups.put_back(t, merchant, "BB-9.61")
    elif over > 0:
        for each in captors:
            yield from _struck(t, each, merchant, over)
    else:
        avenged = tuple(each for each in captors if merchant in t.now.pirate(each).struck_by)
        found = Prize(captors, face, flag, cast(Ocean, waters), len(set(rolled)) == 1, avenged)
        yield from plunder.captured(t, found, "prize", merchant)


class CaptureRolled(announced_results.Throw):
    """BB-9.61: the dice of an attempt at a Merchant of this defence."""

    pirate: ShipId
    merchant: ShipId
    defence: int
    rolled: tuple[int, ...]

    def line(self, s: State, book: Book) -> Msg:
        return self.result(s, book).text

    def result(self, s: State, book: Book) -> Result:
        """The throw, less what an ally takes off it, against the score, and what that brings."""
        total, off = score(s, book, self.pirate, self.defence), _allied(s, book, self.pirate)
        dice = (Term(msg("bb-dice-rolled"), sum(self.rolled), "BB-9.61"),)
        ally = (Term(msg("bb-told-ally"), -off, "BB-20.4"),) if off else ()
        thrown = Sum(who(s, book, self.pirate), (*dice, *ally))
        taken, most = thrown.total <= total.total, replace(total, label=msg("bb-told-most"))
        facing = announced_results.side(s, book, self.merchant, (), most, won=not taken)
        shown = counter_face(s.counter(self.merchant))
        over = thrown.total - total.total
        key = "bb-prize-gone" if over > book.numbers.capture_damage_margin else "bb-prize-hurt"
        key = "bb-prize-taken" if taken else key
        text = msg(key, name=thrown.label, roll=thrown.total, score=total.total, n=max(0, over))
        own = announced_results.side(s, book, self.pirate, self.rolled, thrown, won=taken)
        return Result(text, (own, replace(facing, who=shown)))


def _roll(t: Ctx, ship: ShipId, merchant: ShipId, defence: int, total: Sum, off: int) -> Procedure[tuple[int, ...]]:
    n = t.book.numbers
    note = msg("bb-capture-allied", sum=sum_in_words(total), n=off) if off else sum_in_words(total)
    group = action_deck.group(t.book, n.capture_dice)
    text = msg("bb-q-capture", name=who(t.now, t.book, ship), score=total.total)
    chances = capture_odds(t.book, total.total, off)

    def taken(rolled: tuple[int, ...]) -> bool:
        return sum(rolled) - off <= total.total

    def drawn(rolled: tuple[int, ...]) -> Result:
        return CaptureRolled(ship, merchant, defence, rolled).result(t.now, t.book)

    groups, rule = (group,), "BB-9.61"
    return (
        yield from cunning.throw(
            t,
            ship,
            "capture",
            text,
            rule,
            groups,
            note=note,
            odds=chances,
            enough=taken,
            stands=drawn,
            about=(merchant,),
        )
    )


def _struck(t: Ctx, pirate: ShipId, merchant: ShipId, n: int) -> Procedure[None]:
    """Damage from a Merchant costs as much Notoriety too, unless the table has settled it otherwise (A-08)."""
    if t.now.options.ruling("A-08") == "both":
        yield from notoriety(t, pirate, "merchant-damage", -n, "BB-9.61")
    if merchant not in (before := t.now.pirate(pirate).struck_by):
        yield from log(t, pirate, "BB-11.21", struck_by=(*before, merchant))
    yield from wounds.hurt(t, pirate, n, f"{pirate}-hurt", "BB-9.61")


def _sure(s: State, book: Book, pirate: Pirate) -> tuple[Figure, ...]:
    """The figures of the only Merchant that he may attack, where he and everybody know it."""
    his = quarry(s, pirate.id)
    if len(his) != 1 or his[0].id not in pirate.spotted or not is_open(s, his[0]):
        return ()
    return figures(s, book, pirate.id, his[0].face)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The attempt at a prize, for every pirate of the player with the dice."""
    return tuple(
        offer(
            s,
            book,
            "prize",
            pirate.id,
            may_prize(s, book, pirate.id),
            picture="icon:prize",
            figures=_sure(s, book, pirate),
        )
        for pirate in operations.pirates_offered(s)
    )


COMMANDS: dict[str, ProcedureFunction] = {"prize": prize}
JUDGES: dict[str, Judge] = {"prize": operations.of_pirates(may_prize)}
