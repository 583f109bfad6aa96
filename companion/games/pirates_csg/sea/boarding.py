"""CSG-BOARD: boarding parties: after a ram, and once a turn against a ship in contact."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from companion.core.events.announcements import Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Dice, Figure, Option
from companion.core.rules.odds import at_least, duel, percent
from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.messages import Arg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.ids import AT_SEA, NO_SHIP, NOWHERE, CrewId, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, card_name, coin_name, q, ship_name, ship_picture
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.contacts import ContestRolled, ShipMoved, contest, higher, small_hulls, thrown
from companion.games.pirates_csg.ship import crew_aboard, hold, losses, sinking
from companion.games.pirates_csg.ship.cards import crew_card, has, masts, used
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed, at_hand, decides

_BOARDS_NOBODY: Final = ("canoe", "kraken", "seadragon", "flotilla")
_NEVER_BOARDED: Final = ("canoe", "seadragon", "flotilla")
_ABILITY: Final = "board"
"""Under this name a ship's boarding party of the turn is noted (A-47)."""
CREW: Final = "crew"
MAST: Final = "mast"
SINK: Final = "sink"
"""What else than a treasure the winner of a boarding may choose."""


class Boarded(ContestRolled, Event[State], formerly=("text", "result")):
    """CSG-BOARD-03: a boarding party has fought. rolled: what counted, the ship's die and that of the other one.
    rammer: which of them had rammed just before, "" for none.
    """

    ship: ShipId
    other: ShipId
    seat: SeatId
    rolled: tuple[int, ...] = field(default=(), compare=False)
    rammer: ShipId = field(default=NO_SHIP, compare=False)

    def apply(self, s: State) -> State:
        return s.with_tally(self.seat, boardings=1)

    def result(self, s: State, book: Book) -> Result:
        ships = self.ship, self.other
        names = {"ship": ship_name(s, self.ship), "other": ship_name(s, self.other)}
        totals = thrown(sums(s, book, ships, self.rammer), self.rolled, "CSG-BOARD-03")
        winner = higher(ships, totals)
        text = msg("csg-ev-boarding-tie", **names)
        if winner:
            text = msg("csg-ev-boarding", **names, winner=ship_name(s, winner))
        return contest(s, book, ships, totals, winner, text)


def strength(s: State, ship: ShipId, *, as_seen: bool = False) -> Sum:
    """CSG-BOARD-03, A-15: crew aboard without Ransom and the masts that are left.

    as_seen: as everybody may reckon before the fight: crew face down is taken to fight.
    """
    aboard = s.aboard(ship)
    crew = sum("ransom" not in crew_card(s, each).keywords or (as_seen and not each.shown) for each in aboard)
    terms = (
        Term(msg("csg-sum-crew-fighting"), crew, "CSG-BOARD-03"),
        Term(msg("csg-sum-masts"), masts(s, ship), "CSG-BOARD-03"),
    )
    return Sum(msg("csg-sum-boarding"), terms)


def may_board(s: State, ship: ShipId, other: ShipId) -> Verdict:
    """CSG-BOARD-01, -02, A-47: an enemy that can be boarded, by a ship that has not boarded yet in this turn."""
    mine, theirs = s.ship(ship), s.ship(other)
    name = ship_name(s, other)
    verdict = require(mine.seat != theirs.seat, "CSG-BOARD-02", msg("csg-board-own"))
    boards_nobody = any(has(s, ship, each) for each in _BOARDS_NOBODY)
    never_boarded = any(has(s, other, each) for each in _NEVER_BOARDED)
    dived = "submerged" in (mine.mode, theirs.mode)
    verdict &= require(not (boards_nobody or never_boarded or dived), "CSG-BOARD-02", msg("csg-board-never"))
    lost = s.on(ship, "fog") or s.on(other, "fog")
    verdict &= require(not lost, "CSG-TERR-FOG", msg("csg-ram-lost"))
    shell = small_hulls(s, other) or (bool(theirs.plates) and has(s, other, "turtle"))
    verdict &= require(not shell, "CSG-KW-TURTLE", msg("csg-board-shell", ship=name))
    done = used(s, _ABILITY, ship)
    return verdict & require(not done, "CSG-BOARD-02", msg("csg-board-once", ship=ship_name(s, ship)))


def may_send(s: State, ship: ShipId, other: ShipId) -> Verdict:
    """CSG-BOARD-02: an own ship that has acted may board an enemy that it touches, once in its turn."""
    name = ship_name(s, ship)
    near = msg("csg-board-apart", ship=name, other=ship_name(s, other))
    verdict = at_hand(s, ship) & require(other in s.touching(ship), "CSG-BOARD-02", near)
    verdict &= may_board(s, ship, other)
    return verdict & require(bool(s.actions_of(ship)), "CSG-BOARD-02", msg("csg-board-after", ship=name))


def chances(s: State, book: Book, ship: ShipId, other: ShipId, rammer: ShipId = NO_SHIP) -> Fraction:
    """CSG-BOARD-03: how likely a ship wins a boarding, as everybody may reckon. rammer: which has rammed just now."""
    mine, theirs = (
        strength(s, each, as_seen=True).total + sum(term.value for term in bonus(s, book, each, each == rammer).terms)
        for each in (ship, other)
    )
    return at_least(duel(book.numbers.die_faces, mine - theirs), 1)


def after_ram(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-BOARD-01: after a ram either player may send one boarding party, the active player is asked first."""
    for mine, theirs in ((ship, other), (other, ship)):
        if may_board(t.now, mine, theirs).allowed:
            wanted = q.yes_no(
                "board",
                at=f"{mine}-{theirs}",
                who=decides(t.now, ship) if mine == ship else t.now.ship(mine).seat,
                words={"ship": ship_name(t.now, mine), "other": ship_name(t.now, theirs)},
                about=(mine, theirs),
                yes=True,
                no=True,
                default=chances(t.now, t.book, mine, theirs, ship) * 2 > 1,
                figures=_figures(t.now, t.book, mine, theirs, ship),
                stands=_before(t.now, mine, theirs),
            )
            if (yield from t.ask(wanted)):
                yield from t.happens(AbilityUsed(_ABILITY, mine, rule="CSG-BOARD-01"))
                yield from fight(t, mine, theirs, ship)
                return


def _before(s: State, ship: ShipId, other: ShipId) -> Result:
    """Two ships for the eye before their dice: what each adds to its own."""
    sides = tuple(
        Side(ship_name(s, each), *ship_picture(s, each), total=strength(s, each, as_seen=True))
        for each in (ship, other)
    )
    return Result(msg("csg-before-dice"), sides)


def _figures(s: State, book: Book, ship: ShipId, other: ShipId, rammer: ShipId = NO_SHIP) -> tuple[Figure, ...]:
    win, lose = chances(s, book, ship, other, rammer), chances(s, book, other, ship, rammer)
    return (
        Figure(msg("csg-figure-board-win"), percent(win), good=True),
        Figure(msg("csg-figure-board-lose"), percent(lose), good=False),
    )


@dataclass(frozen=True, slots=True)
class Bonus:
    """What else counts for a ship in a boarding. again: its die may be rolled again instead of one more bonus."""

    terms: tuple[Term, ...] = ()
    again: str = ""
    """The rule that says so."""


def bonus(s: State, book: Book, ship: ShipId, rammed: bool) -> Bonus:
    """CSG-KW-GALLEY, -LONGSHIP, -MARINE, K-01 to K-03: 1 more for one of them; they never add up.

    rammed: whether the ship has just rammed the other one.
    """
    n = book.numbers
    marines = s.options.ruling("K-03") == "other" and has(s, ship, "marine")
    marine = Term(msg("csg-keyword-marine"), n.marine_board, "CSG-KW-MARINE")
    if rammed and has(s, ship, "longship"):
        own = Term(msg("csg-keyword-longship"), n.longship_board, "CSG-KW-LONGSHIP")
        other = s.options.ruling("K-02") == "other"
    elif rammed and has(s, ship, "galley") and s.options.ruling("K-01") == "other":
        own, other = Term(msg("csg-keyword-galley"), n.galley_board, "CSG-KW-GALLEY"), True
    else:
        return Bonus((marine,) if marines else ())
    if marines and other:
        return Bonus((marine,), own.rule)
    return Bonus((own,))


def sums(s: State, book: Book, ships: tuple[ShipId, ShipId], rammer: ShipId) -> tuple[Sum, ...]:
    """CSG-BOARD-03: what two ships add to their dice."""
    return tuple(
        Sum(whole.label, (*whole.terms, *bonus(s, book, each, each == rammer).terms))
        for each, whole in zip(ships, (strength(s, each) for each in ships), strict=True)
    )


def fight(t: Ctx, ship: ShipId, other: ShipId, rammer: ShipId = NO_SHIP) -> Procedure[None]:
    """CSG-BOARD-03, -04: a die, the crew and the masts of each; the higher one takes a treasure or a life."""
    s, faces = t.now, t.book.numbers.die_faces
    names = ship_name(s, ship), ship_name(s, other)
    ships, seat = (ship, other), s.ship(ship).seat
    wholes = sums(s, t.book, ships, rammer)
    rolled = yield from t.roll(
        "boarding",
        Dice(names[0], 1, faces),
        Dice(names[1], 1, faces),
        at=f"{ship}-{other}",
        words={"ship": names[0], "other": names[1]},
        about=(ship, other),
        hoped=lambda dice: dice[0] + wholes[0].total > dice[1] + wholes[1].total,
        luck_of=seat,
    )
    for place, each in enumerate(ships):
        if again := bonus(s, t.book, each, each == rammer).again:
            rolled = yield from _again(t, ships, rolled, place, wholes, again)
    yield from t.happens(Boarded(ship, other, seat, rolled, rammer, rule="CSG-BOARD-03"))
    if winner := higher(ships, thrown(wholes, rolled, "CSG-BOARD-03")):
        yield from spoils(t, winner, other if winner == ship else ship)
    for each, foe in ((ship, other), (other, ship)):
        if raider(t.now, each) and not t.now.ship(each).sunk:
            yield from _dash(t, each, foe)


def _dash(t: Ctx, ship: ShipId, foe: ShipId) -> Procedure[None]:
    """K-02: after a boarding a raider may move S, where it touches nothing."""
    words: dict[str, Arg] = {"ship": ship_name(t.now, ship), "n": t.book.numbers.longship_move}
    rule, who = "CSG-KW-LONGSHIP", t.now.ship(ship).seat
    if (yield from t.yes_no("dash", at=f"{ship}-{foe}", who=who, rule=rule, words=words, default=False)):
        yield from t.happens(ShipMoved(ship, AT_SEA, rule=rule))


def _again(
    t: Ctx, ships: tuple[ShipId, ShipId], rolled: tuple[int, ...], place: int, sums: tuple[Sum, ...], rule: str
) -> Procedure[tuple[int, ...]]:
    """K-01, K-02: a die of a boarding that may be rolled again, as its bonus counts already."""
    ship, foe = ships[place], ships[1 - place]
    lead = sums[place].total + rolled[place] - sums[1 - place].total - rolled[1 - place]
    name = ship_name(t.now, ship)
    words: dict[str, Arg] = {"ship": name, "n": rolled[place]}
    asked = t.now.ship(ship).seat
    wanted = q.yes_no(
        "again", at=f"{ship}-{foe}", who=asked, rule=rule, words=words, text="board-again", default=lead <= 0
    )
    if not (yield from t.ask(wanted)):
        return rolled
    dice = (Dice(name, 1, t.book.numbers.die_faces),)
    who = t.now.ship(ship).seat
    (face,) = yield from t.roll("again-die", *dice, at=f"{ship}-{foe}", who=who, rule=rule, about=(ship, foe))
    return (face, rolled[1]) if place == 0 else (rolled[0], face)


def raider(s: State, ship: ShipId) -> bool:
    """K-02: whether a ship is a Longship read as the better boarder."""
    return has(s, ship, "longship") and s.options.ruling("K-02") == "other"


def spoils(t: Ctx, winner: ShipId, loser: ShipId) -> Procedure[None]:
    """CSG-BOARD-04, K-02: one crew that the loser picks, or one treasure of the winner's choice; raiders take more."""
    yield from _take(
        t, winner, loser, ordinary_loot(t.now, t.book, winner, loser), f"spoils-{winner}-{loser}", "CSG-BOARD-04"
    )
    if raider(t.now, winner):
        loot = (*ordinary_loot(t.now, t.book, winner, loser), *_ravage(t.now, loser))
        yield from _take(t, winner, loser, loot, f"more-spoils-{winner}-{loser}", "CSG-KW-LONGSHIP")


def ordinary_loot(s: State, book: Book, winner: ShipId, loser: ShipId) -> tuple[Option, ...]:
    """CSG-BOARD-04, A-45, CSG-KW-SECRETHOLD, -SEAMONSTER: what the winner of a boarding may choose from."""
    options = []
    if s.aboard(loser) and not has(s, winner, "seamonster"):
        options.append(Option(CREW, msg("csg-spoils-crew"), msg("csg-spoils-crew-note"), "token:crew"))
    room = hold.room(s, book, winner).total
    for coin in s.coins_at(loser):
        fits = require(bool(coin.unique) or room > 0, "CSG-EXPL-04", msg("csg-spoils-full"))
        safe = require(not has(s, loser, "secrethold"), "CSG-KW-SECRETHOLD", msg("csg-spoils-hold"))
        options.append(Option(coin.id, coin_name(s, coin), None, "token:coin", fits & safe))
    return tuple(options)


def _ravage(s: State, loser: ShipId) -> tuple[Option, ...]:
    """K-02: what a raider may do besides: take a mast, or sink a derelict."""
    if s.ship(loser).derelict:
        return (Option(SINK, msg("csg-spoils-sink"), picture="token:wreck"),)
    return (Option(MAST, msg("csg-spoils-mast"), picture="csg:mast"),) if s.ship(loser).left else ()


def _take(t: Ctx, winner: ShipId, loser: ShipId, options: tuple[Option, ...], key: str, rule: str) -> Procedure[None]:
    """The winner chooses, and it is done."""
    s = t.now
    if s.ship(loser).sunk or not any(option.verdict.allowed for option in options):
        return
    seat = s.ship(winner).seat
    told = yield from t.choose(
        "spoils",
        options,
        key=key,
        who=seat,
        rule=rule,
        words={"ship": ship_name(s, winner), "other": ship_name(s, loser)},
        secret=any(not coin.unique for coin in s.coins_at(loser)),
    )
    if told == CREW:
        yield from _lose_crew(t, loser, seat, f"{key}-crew")
    elif told == MAST:
        yield from losses.lose(t, loser, 1, seat, f"{key}-mast", rule)
    elif told == SINK:
        yield from sinking.sink(t, loser, seat)
    else:
        stolen = first_of(coin for coin in s.coins_at(loser) if coin.id == told)
        lost = bool(stolen.unique) and has(s, winner, "seamonster")
        yield from t.happens(CoinsMoved((stolen.id,), NOWHERE if lost else winner, (seat,), winner, rule=rule))


def _lose_crew(t: Ctx, loser: ShipId, by: SeatId, key: str) -> Procedure[None]:
    """CSG-BOARD-04: the loser picks who is eliminated."""
    s = t.now
    options = tuple(
        Option(each.id, card_name(s, "csg-crew", each.card), picture="token:crew") for each in s.aboard(loser)
    )
    told = yield from t.choose(
        "crew-lost", options, key=key, who=s.ship(loser).seat, words={"ship": ship_name(s, loser)}, secret=True
    )
    yield from crew_aboard.eliminate(t, CrewId(told), by, "CSG-BOARD-04")


def offers(s: State, book: Book) -> Iterator[Offer]:
    """CSG-BOARD-02: once a turn after its action a ship may board an enemy that it touches."""
    for ship in s.afloat(s.turn.seat):
        for other in s.touching(ship.id):
            if s.ship(other).seat == ship.seat:
                continue
            verdict = may_send(s, ship.id, other)
            picture, colour = ship_picture(s, other)
            label = msg("csg-board", ship=ship_name(s, ship.id), other=ship_name(s, other))
            option = Option(
                f"board-{ship.id}-{other}",
                label,
                None,
                picture,
                verdict,
                FREE,
                colour,
                _figures(s, book, ship.id, other),
            )
            yield Offer(option, command("board-enemy", ship=ship.id, other=other))


def board(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-BOARD-02: a boarding in one's own turn."""
    yield from t.happens(AbilityUsed(_ABILITY, ship, rule="CSG-BOARD-02"))
    yield from fight(t, ship, other)


COMMANDS: dict[str, ProcedureFunction] = {"board-enemy": board}
JUDGES: dict[str, Judge] = {"board-enemy": may_send}
