"""CSG-BOARD: boarding parties: after a ram, and once a turn against a ship in contact."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from companion.core.events import Event
from companion.core.game import Offer
from companion.core.odds import at_least, die, mapped
from companion.core.procedure import Procedure, ProcedureFunction, command
from companion.core.questions import Choose, Dice, Figure, Option, Roll, YesNo
from companion.core.text import Msg, msg
from companion.core.verdicts import Sum, Term, Verdict, require
from companion.core.voice import Change, Die, Result, Side, Telling
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.ship.cards import crew_card, has
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.gold import CoinsMoved
from companion.games.pirates_csg.table.ids import NOWHERE, CoinId, CrewId, SeatId, ShipId
from companion.games.pirates_csg.table.names import Desk, card_name, coin_name, ship_name, ship_picture
from companion.games.pirates_csg.table.state import State

NEVER_BOARD = ("canoe", "kraken", "seadragon", "flotilla")
"""Keywords of what nobody boards and what boards nobody."""


@dataclass(frozen=True)
class Boarded(Event[State]):
    """CSG-BOARD-03: a boarding party has fought."""

    ship: ShipId
    other: ShipId
    seat: SeatId
    text: Msg
    result: Result | None = field(default=None, compare=False)

    def apply(self, s: State) -> State:
        return s.with_tally(self.seat, boardings=1)

    def line(self) -> Msg:
        return self.text

    def tells(self) -> tuple[Telling, ...]:
        return () if self.result is None else (self.result,)


@dataclass(frozen=True)
class CrewLost(Event[State]):
    """CSG-BOARD-04: a crew card is out of the game."""

    crew: CrewId
    name: Msg
    ship: Msg

    def apply(self, s: State) -> State:
        return s.with_crew(self.crew, gone=True, where=NOWHERE, shown=True)

    def line(self) -> Msg:
        return msg("csg-ev-crew-lost", crew=self.name, ship=self.ship)

    def tells(self) -> tuple[Telling, ...]:
        return (Change(self.line(), "token:crew", good=False),)


def strength(s: State, ship: ShipId) -> Sum:
    """CSG-BOARD-03, A-15: crew aboard without Ransom and the masts that are left."""
    crew = sum("ransom" not in crew_card(s, each).keywords for each in s.aboard(ship))
    found = s.ship(ship)
    masts = found.left if s.options.ruling("A-15") == "counts" else found.standing
    terms = (
        Term(msg("csg-sum-crew-fighting"), crew, "CSG-BOARD-03"),
        Term(msg("csg-sum-masts"), masts, "CSG-BOARD-03"),
    )
    return Sum(msg("csg-sum-boarding"), terms)


def may_board(s: State, ship: ShipId, other: ShipId) -> Verdict:
    """CSG-BOARD-01, -02: an enemy in contact that can be boarded."""
    mine, theirs = s.ship(ship), s.ship(other)
    verdict = require(mine.seat != theirs.seat, "CSG-BOARD-02", msg("csg-board-own"))
    barred = any(has(s, ship, each) or has(s, other, each) for each in NEVER_BOARD) or theirs.mode != ""
    verdict &= require(not barred, "CSG-BOARD-02", msg("csg-board-never"))
    shell = bool(theirs.plates) and any(has(s, other, each) for each in ("catamaran", "trimaran", "turtle"))
    return verdict & require(not shell, "CSG-KW-TURTLE", msg("csg-board-shell", ship=ship_name(s, other)))


def chances(s: State, book: Book, ship: ShipId, other: ShipId, bonus: int = 0) -> Fraction:
    """CSG-BOARD-03: how likely a boarding party wins."""
    faces = die(book.numbers.die_faces)
    lead = strength(s, ship).total - strength(s, other).total + bonus
    return sum(
        (
            chance * at_least(mapped(faces, lambda other_face, face=face: face + lead - other_face), 1)  # type: ignore[misc]
            for face, chance in faces.items()
        ),
        Fraction(),
    )


def after_ram(t: Desk, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-BOARD-01: after a ram either player may send one boarding party, the active player is asked first."""
    for mine, theirs in ((ship, other), (other, ship)):
        if may_board(t.now, mine, theirs).allowed:
            wanted = YesNo(
                key=f"board-{mine}",
                text=msg("csg-q-board", ship=ship_name(t.now, mine), other=ship_name(t.now, theirs)),
                rule="CSG-BOARD-01",
                who=t.now.ship(mine).seat,
                about=(mine, theirs),
                default=chances(t.now, t.book, mine, theirs) * 2 > 1,
                figures=_figures(t.now, t.book, mine, theirs),
            )
            if (yield from t.ask(wanted)):
                yield from fight(t, mine, theirs, ramming=mine == ship)
                return


def _figures(s: State, book: Book, ship: ShipId, other: ShipId) -> tuple[Figure, ...]:
    win, lose = chances(s, book, ship, other), chances(s, book, other, ship)
    return (
        Figure(msg("csg-figure-board-win"), msg("csg-percent", n=round(100 * win)), good=True),
        Figure(msg("csg-figure-board-lose"), msg("csg-percent", n=round(100 * lose)), good=False),
    )


def bonus(s: State, ship: ShipId, ramming: bool) -> tuple[Term, ...]:
    """CSG-KW-LONGSHIP: what else counts for a ship in a boarding."""
    if ramming and has(s, ship, "longship"):
        return (Term(msg("csg-keyword-longship"), 1, "CSG-KW-LONGSHIP"),)
    return ()


def fight(t: Desk, ship: ShipId, other: ShipId, ramming: bool = False) -> Procedure[None]:
    """CSG-BOARD-03, -04: a die, the crew and the masts of each; the higher one takes a treasure or a life."""
    s, faces = t.now, t.book.numbers.die_faces
    names = ship_name(s, ship), ship_name(s, other)
    rolled = yield from t.ask(
        Roll(
            key=f"boarding-{ship}",
            text=msg("csg-q-boarding", ship=names[0], other=names[1]),
            rule="CSG-BOARD-03",
            dice=(Dice(names[0], 1, faces), Dice(names[1], 1, faces)),
            about=(ship, other),
        )
    )
    mores = bonus(s, ship, ramming), ()
    totals = tuple(
        Sum(whole.label, (Term(msg("csg-sum-die"), face, "CSG-BOARD-03"), *whole.terms, *more))
        for whole, face, more in zip((strength(s, ship), strength(s, other)), rolled, mores, strict=True)
    )
    ahead = totals[0].total - totals[1].total
    winner, loser = (ship, other) if ahead > 0 else (other, ship)
    text = msg("csg-ev-boarding-tie", ship=names[0], other=names[1])
    if ahead:
        text = msg("csg-ev-boarding", ship=names[0], other=names[1], winner=ship_name(s, winner))
    sides = tuple(
        Side(name, *ship_picture(s, each), (Die(face, faces),), total, won=None if not ahead else each == winner)
        for name, each, face, total in zip(names, (ship, other), rolled, totals, strict=True)
    )
    seat = s.ship(ship).seat
    yield from t.happens(Boarded(ship, other, seat, text, Result(text, sides), rule="CSG-BOARD-03"))
    if ahead:
        yield from spoils(t, winner, loser)


def spoils(t: Desk, winner: ShipId, loser: ShipId) -> Procedure[None]:
    """CSG-BOARD-04: one crew of the loser's, whom the loser picks, or one treasure of the winner's choice."""
    s = t.now
    crew, options = s.aboard(loser), []
    if crew and not has(s, winner, "seamonster"):
        options.append(Option("crew", msg("csg-spoils-crew"), msg("csg-spoils-crew-note"), "token:crew"))
    room = hold.room(s, t.book, winner).total
    for coin in s.coins_at(loser):
        fits = require(bool(coin.unique) or room > 0, "CSG-EXPL-04", msg("csg-spoils-full"))
        safe = require(not has(s, loser, "secrethold"), "CSG-KW-SECRETHOLD", msg("csg-spoils-hold"))
        options.append(Option(coin.id, coin_name(s, coin), None, "token:coin", fits & safe))
    if not any(option.verdict.allowed for option in options):
        return
    told = yield from t.ask(
        Choose(
            key=f"spoils-{winner}",
            text=msg("csg-q-spoils", ship=ship_name(s, winner), other=ship_name(s, loser)),
            rule="CSG-BOARD-04",
            who=s.ship(winner).seat,
            options=tuple(options),
            secret=any(not coin.unique for coin in s.coins_at(loser)),
        )
    )
    if told == "crew":
        yield from _lose_crew(t, loser)
        return
    stolen = CoinId(told)
    taken = msg("csg-ev-stolen", ship=ship_name(t.now, winner), other=ship_name(t.now, loser))
    yield from t.happens(CoinsMoved((stolen,), winner, taken, (t.now.ship(winner).seat,), rule="CSG-BOARD-04"))


def _lose_crew(t: Desk, loser: ShipId) -> Procedure[None]:
    """CSG-BOARD-04: the loser picks who is eliminated."""
    s = t.now
    options = tuple(
        Option(each.id, card_name(s, "csg-crew", each.card), picture="token:crew") for each in s.aboard(loser)
    )
    told = yield from t.ask(
        Choose(
            key=f"lost-crew-{loser}",
            text=msg("csg-q-crew-lost", ship=ship_name(s, loser)),
            rule="CSG-BOARD-04",
            who=s.ship(loser).seat,
            options=options,
            secret=True,
        )
    )
    crew = t.now.mate(CrewId(told))
    name = card_name(t.now, "csg-crew", crew.card)
    yield from t.happens(CrewLost(crew.id, name, ship_name(t.now, loser), rule="CSG-BOARD-04"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """CSG-BOARD-02: once a turn after its action a ship may board an enemy that it touches."""
    for ship in s.afloat(s.turn.seat):
        for other in s.touching(ship.id):
            if s.ship(other).seat == ship.seat:
                continue
            verdict = may_board(s, ship.id, other)
            acted = bool(s.actions_of(ship.id))
            verdict &= require(acted, "CSG-BOARD-02", msg("csg-board-after", ship=ship_name(s, ship.id)))
            done = f"board:{ship.id}" in s.turn.used
            verdict &= require(not done, "CSG-BOARD-02", msg("csg-board-once", ship=ship_name(s, ship.id)))
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


def board(t: Desk, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-BOARD-02: a boarding in one's own turn."""
    yield from t.happens(AbilityUsed("board", ship, rule="CSG-BOARD-02"))
    yield from fight(t, ship, other)


COMMANDS: dict[str, ProcedureFunction] = {"board-enemy": board}
