"""1.19 Ramming: a ship runs into another during its movement (rulebook p.22)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Result, Side
from companion.core.events.event import Event, Upcaster
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Figure, Option
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Term, Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.core.values.plain_json import JsonObject
from companion.games.captains_log.combat import damage, outcomes, stakes
from companion.games.captains_log.combat.ballistics import Cover, defence_sum
from companion.games.captains_log.combat.gunnery import ask_cover, whose_port
from companion.games.captains_log.fleet.ships import absent, afloat, component, printed, ship_number
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NO_ONE, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, piece, ship_option, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.sea.chart import spot
from companion.games.captains_log.ship import abilities
from companion.games.captains_log.voyage import voyage
from companion.hexmap import CLOCK, ahead, distance, neighbour


class Rammed(Event[State], formerly=("name", "mine", "theirs", "by", "sums", "pieces")):
    """A player's ship ran into another, which ends its movement and is an attack (CL-RAM-01, CL-OUT-07).

    own, other: defences of attacker and target.  run: hexes of the straight approach.
    """

    seat: SeatId
    target: ShipId
    own: int
    other: int
    run: int

    def apply(self, s: State) -> State:
        return s.at(self.seat, None).with_player(self.seat, quarry=self.target).with_turn(stopped=True)

    def line(self, s: State, book: Book) -> Msg | None:
        mine, theirs = map(sum_in_words, self._damage)
        return msg("cl-ev-rammed", ship=who(s, self.target), mine=mine, theirs=theirs)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg("cl-told-rammed", by=who(s, self.seat), target=who(s, self.target))
        sides = tuple(
            Side(who(s, ship), *piece(s, ship), total=total, said=msg("cl-told-damage", n=total.total))
            for ship, total in zip((self.seat, self.target), self._damage, strict=True)
        )
        return (Result(text, sides, None, "cube:water"),)

    @property
    def _damage(self) -> tuple[Sum, Sum]:
        """Of attacker and target."""
        return ram_sum(self.own, self.other, self.run), ram_sum(self.other, self.own, self.run)


def ram_sum(own: int, other: int, run: int) -> Sum:
    """CL-RAM-03: water damage of a ship in a ramming, never below 0 (A-23). run: hexes of the straight approach."""
    return Sum(
        msg("cl-ram-damage"),
        (
            Term(msg("cl-ram-other"), other, "CL-RAM-03"),
            Term(msg("cl-ram-own"), -own, "CL-RAM-03"),
            Term(msg("cl-ram-run"), run, "CL-RAM-02"),
        ),
        floor=0,
    )


def ram_damage(attacker: int, target: int, run: int) -> tuple[int, int]:
    """CL-RAM-03: damage of attacker and target, from their defences and the length of the straight run."""
    return ram_sum(attacker, target, run).total, ram_sum(target, attacker, run).total


def longest_run(s: State, book: Book, seat: SeatId) -> int:
    """CL-RAM-02: hexes of the longest straight run, the target's included.

    Where the app counts the voyage, those entered and one more; else all that the ship could ever sail: the movement on
    its card, or the highest that a card may print, with the best wind and whatever makes it faster (CL-MOV-02).
    """
    if voyage.counted(s):
        return s.turn.voyage.hexes + 1
    line = first_of(line for line in component(s, seat).fields if line.name == "movement")
    faster = sum(max(0, term.value) for term in abilities.movement_terms(s, book, seat))
    return (ship_number(s, seat, "movement") or line.hi) + book.numbers.wind_best + faster


def straight_run(s: State, seat: SeatId, target: ShipId) -> int | None:
    """CL-RAM-02: the hexes of the straight run up to a target, its own included; None where the map does not tell."""
    here, there = spot(s, seat), spot(s, target)
    if here is None or there is None or distance(here.at, there.at) != 1:
        return None
    return 1 + (s.turn.voyage.run if neighbour(here.at, here.bow) == there.at else 0)


def of_ramming(s: State, book: Book, seat: SeatId, target: ShipId) -> stakes.Figures:
    """CL-RAM-03: a ship to ram; what both suffer after a run of one hex, by their defences as printed."""
    own, other = stakes.defence(s, seat), stakes.defence(s, target)
    price = stakes.cost(s, book, seat, target)
    if own is None or other is None:
        return (*stakes.sturdiness(s, target, other), *price)
    mine, theirs = ram_damage(own, other, 1)
    struck = Figure(msg("cl-figure-theirs"), msg("cl-figure-more", n=theirs), "cube:water")
    suffered = Figure(msg("cl-figure-mine"), msg("cl-figure-more", n=mine), "cube:water", False if mine else None)
    return (*stakes.sturdiness(s, target, other), struck, suffered, *price)


def ram(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-RAM-01 to -05: it is an attack and ends the move; both ships are damaged at once.

    The target's defence counts bow, stern and mooring, the attacker's has no bonus for its bow (CL-RAM-04, A-23).
    """
    known = {ship: of_ramming(t.now, t.book, seat, ship) for ship in afloat(t.now) if ship != seat}
    targets = tuple(
        ship_option(t.now, ship, verdict=may_ram_ship(t.now, t.book, seat, ship), figures=figures)
        for ship, figures in known.items()
    )
    left_out = tuple(
        ship_option(t.now, ship, verdict=may_ram_ship(t.now, t.book, seat, ship)) for ship in absent(t.now)
    )
    forced = not any(stakes.grave(figures) for figures in known.values())
    likely = stakes.only(targets)
    target = yield from choose_if_any(
        t,
        "target",
        targets,
        who=seat,
        text="ram-target",
        nature="fact",
        left_out=left_out,
        forced=forced,
        default=likely,
    )
    if target is not None:
        yield from strikes(t, seat, target)


def strikes(t: Ctx, seat: SeatId, target: ShipId) -> Procedure[None]:
    """CL-RAM-02 to -05: what it does to both."""
    run = yield from _run(t, seat, target)
    cover = yield from ask_cover(t, seat, target, 1, key="ram")
    port = (yield from whose_port(t, seat, target, key="ram")) if cover.moored else ""
    own = yield from _defence(t, seat, target, Cover(), key="ram-own")
    other = yield from _defence(t, target, seat, cover, key="ram-target")
    mine, theirs = ram_damage(own, other, run)
    yield from t.happens(Rammed(seat, target, own, other, run, rule="CL-RAM-03"))
    yield from reputation.attack(t, seat, target, port=port or None, key="ram-attack-")
    yield from damage.hurt(t, target, theirs, "water", seat, key="ram-theirs")
    yield from damage.hurt(t, seat, mine, "water", target, key="ram-mine")
    yield from outcomes.check(t, target, seat, key="ram-target-end", deed="ram")
    yield from outcomes.check(t, seat, NO_ONE, key="ram-own-end")


def _run(t: Ctx, seat: SeatId, target: ShipId) -> Procedure[int]:
    """CL-RAM-02: how long the straight run up to the target is."""
    read = straight_run(t.now, seat, target)
    return (
        yield from t.number(
            "run",
            1,
            longest_run(t.now, t.book, seat),
            rule="CL-RAM-02",
            text="ram-run",
            note=True,
            nature="fact",
            default=read or 1,
            charted=read is not None,
        )
    )


def _defence(t: Ctx, ship: ShipId, foe: ShipId, cover: Cover, *, key: str) -> Procedure[int]:
    base = yield from printed(t, ship, "defence", key=key)
    shield = yield from abilities.take_part(t, ship, abilities.SHIELDING, foe=foe, rule="CL-RAM-04", key=key)
    upgrades = abilities.terms(shield, "defence")
    return defence_sum(base, upgrades, cover, "normal", t.book.numbers).total


def may_ram_ship(s: State, book: Book, seat: SeatId, target: ShipId) -> Verdict:
    """CL-RAM-01, CL-JON-05: an attack, with what it changes of loyalties; who lies in the way shows on the board."""
    if target == seat or target not in afloat(s):
        return refused("CL-RAM-01", msg("cl-target-gone", ship=who(s, target)))
    here, there = spot(s, seat), spot(s, target)
    if here is not None and there is not None:
        ways = ahead(here.bow) if turns.moving(s) else CLOCK  # before the first step it turns freely (CL-MOV-06)
        before = any(neighbour(here.at, step) == there.at for step in ways)
        return require(before, "CL-RAM-01", msg("cl-not-before-bow")) & Verdict(
            effects=stakes.loyalties(s, book, seat, target)
        )
    return Verdict(effects=stakes.loyalties(s, book, seat, target))


def may_ram(s: State, seat: SeatId) -> Verdict:
    """CL-RAM-01, CL-GEN-10: in the movement, where ramming is played and somebody is there; it takes a point."""
    if not s.options.switches.ramming:
        return refused("CL-GEN-10", msg("cl-not-played"))
    verdict = require(turns.moving(s), "CL-RAM-01", msg("cl-only-while-moving"))
    verdict &= require(any(ship != seat for ship in afloat(s)), "CL-RAM-01", msg("cl-nobody-there"))
    return verdict & voyage.affords(s, 1) if voyage.counted(s) else verdict


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """CL-RAM-01: while the ship moves, and there is somebody to ram."""
    seat = s.active.id
    if not (turns.moving(s) and s.options.switches.ramming and any(ship != seat for ship in afloat(s))):
        return ()
    note, colour = msg("cl-ram-note"), s.active.colour
    option = Option("ram", msg("cl-ram"), note, "ship:schooner", may_ram(s, seat), group="free", colour=colour)
    return (Offer(option, command("ram", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"ram": ram}


def lifted(raw: JsonObject) -> JsonObject:
    """A ramming of the first version, which told the damage of the attacker in words, with the numbers in them."""
    found, words = [], raw["mine"]
    while words is not None:  # the sum, then its terms from the last to the first
        told = dict(words["args"])
        found.append(told["n"])
        words = told.get("left")
    _, run, own, other = found
    return raw | {"own": own, "other": other, "run": run}


UPCASTERS: dict[tuple[str, int], Upcaster] = {("Rammed", 1): lifted}
JUDGES: dict[str, Judge] = {"ram": turns.judged(turns.on_turn, may_ram)}
