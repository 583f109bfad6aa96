"""8 Movement of pirates: by a die across the hexes of an ocean; through the Transit Boxes see `transit`.

The map is on the table: the app works out the points, and is told where the ship ends and past which hunters it came.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from fractions import Fraction
from typing import Final, Literal

from companion.core.events.announcements import Announcement, Result
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice, Option
from companion.core.rules.odds import percent
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.events import pardons
from companion.games.blackbeard.harbour import port_attacks
from companion.games.blackbeard.map import places, printed_ports, seaways
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import NO_SHIP, PlaceId, SeatId, ShipId
from companion.games.blackbeard.model.ledger import popularity, turn
from companion.games.blackbeard.model.names import Ctx, port_name, q, who
from companion.games.blackbeard.model.records import Pirate, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import searches
from companion.games.blackbeard.sailing import transit
from companion.games.blackbeard.standing import nationality, operations, ports
from companion.games.blackbeard.standing.operations import may_operate, offer
from companion.games.blackbeard.supply import cunning

Aim = Literal["", "anchor", "attack", "sea"]
"""What a false player's pirate has in mind with the port in whose hex he ends; "" for what he would do anywhere."""


OFF_SHORE: Final = 3
"""Points with which a ship comes from any coast to open sea."""


# ---------------------------------------------------------------------- "May I?"


def may_move(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.2A: whether a pirate may move; out of a Transit Box too."""
    return may_operate(s, book, ship, after_port=True)


def may_forfeit(s: State, seat: SeatId) -> Verdict:
    """BB-8.41: whether a player may lose this turn for an illegal move; what an event grants besides is no turn."""
    return operations.has_operation(s, seat) & require(not s.turn.extra, "BB-17K", msg("bb-no-only-kc"))


# ---------------------------------------------------------------------- across the hexes


def allowance(s: State, book: Book, pirate: Pirate, rolled: int) -> Sum:
    """BB-8.2: movement points by the die; never less than 1."""
    terms = (
        Term(msg("bb-die"), rolled, "BB-8.2"),
        Term(msg("bb-speed"), current_values.speed(s, book, pirate), "BB-5.22"),
    )
    return Sum(msg("bb-points"), terms, book.numbers.movement_least)


def move(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-7.2A: the movement of a pirate: out of a Transit Box, or as many hexes as the die and his Speed allow."""
    yield from operations.begin(t, ship, "BB-7.2A")
    if t.now.pirate(ship).place.zone:
        yield from transit.leave(t, ship, "move")
        return
    if t.now.pirate(ship).posture == "anchored" or t.now.is_false(ship):
        yield from sail(t, ship, (yield from die(t, ship, "move-die")), "move")
        return
    yield from sail(t, ship, (yield from die(t, ship, "move-die", kept=True)), "move", again="move-die-second")


def die(t: Ctx, ship: ShipId, key: str, *, kept: bool = False, again: bool = False) -> Procedure[int]:
    """BB-8.2: the movement die of a pirate.

    kept: nobody asks here whether Cunning is used; whoever says where he ends may (`sail`).  again: it was.
    """
    speed, text = (
        current_values.speed(t.now, t.book, t.now.pirate(ship)),
        msg("bb-q-move-die", name=who(t.now, t.book, ship)),
    )
    group = Dice(msg("bb-die"), 1, t.book.numbers.die_faces, speed)
    note = msg("bb-q-move-die-note", speed=speed)
    best = t.book.numbers.die_faces
    if kept:
        question = q.roll(
            key, group, who=cunning.roller(t.now, ship), rule="BB-8.2", text=text, note=note, about=(ship,), again=again
        )
        if again:
            (face,) = yield from t.ask(question)
        else:  # that it is kept stands beside where he ends, as earlier versions asked it
            (face,) = yield from cunning.roll(t, ship, question, settled=lambda *_: True)
        return face
    (face,) = yield from cunning.throw(
        t,
        ship,
        key,
        text,
        "BB-8.2",
        (group,),
        note=note,
        enough=lambda rolled: rolled[0] == best,
        better=lambda again, now: again > now,
        stands=lambda rolled: PointsRolled(ship, rolled[0]).result(t.now, t.book),
    )
    return face


def _seen(t: Ctx, ship: ShipId, rolled: int) -> bool:
    """Whether a person has just kept this die rather than use Cunning, so that nobody is shown it once more."""
    asked = not t.now.is_false(ship) and rolled < t.book.numbers.die_faces
    return asked and cunning.may_reroll(t.now, t.book, ship).allowed


class PointsRolled(announced_results.Throw):
    """BB-8.2: a movement begins with so many points. seen: a person has just looked at the die and kept it."""

    ship: ShipId
    rolled: int
    seen: bool = field(default=False, compare=False)

    def _total(self, s: State, book: Book) -> Sum:
        return allowance(s, book, s.pirate(self.ship), self.rolled)

    def line(self, s: State, book: Book) -> Msg:
        return msg("bb-ev-points", name=who(s, book, self.ship), sum=sum_in_words(self._total(s, book)))

    def result(self, s: State, book: Book) -> Result:
        """The movement die for the eye, with the points that it gives."""
        total = self._total(s, book)
        text = msg("bb-told-points", name=who(s, book, self.ship), n=total.total)
        return Result(text, (announced_results.side(s, book, self.ship, (self.rolled,), total),))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return () if self.seen else (self.result(s, book),)


def sail(
    t: Ctx,
    ship: ShipId,
    rolled: int,
    key: str,
    *,
    goal: Place | None = None,
    aim: Aim = "",
    roams: bool = False,
    again: str = "",
) -> Procedure[None]:
    """BB-8.1, BB-8.2, BB-8.51: a movement by a die already rolled, with whatever happens on the way and at its end.

    goal, aim: of a false player's pirate, a place within his reach and what he is there for.  roams: no rule says where
    he goes, so that he was sent to open sea.  again: key of the die that Cunning may have rolled once more, by whoever
    says where he ends; "" where that was asked.
    """
    here = yield from nationality.located(t, ship, f"{key}-ocean")
    p = t.now.pirate(ship)
    anchored = p.posture == "anchored"
    points = allowance(t.now, t.book, p, rolled).total
    seen = bool(again) or _seen(t, ship, rolled)  # whoever says where he ends sees the sum there
    yield from t.happens(PointsRolled(ship, rolled, seen, rule="BB-8.2"))
    if anchored:
        points -= t.book.numbers.port_cost
        if (blockading := interception.hunters(t.now, ship)) and (
            not (yield from _puts_to_sea(t, ship, key, default=True))
            or (yield from _runs(t, ship, blockading, f"{key}-blockade"))
        ):
            return
    sails = points >= t.book.numbers.hex_cost
    wily = bool(again) and rolled < t.book.numbers.die_faces and cunning.may_reroll(t.now, t.book, ship).allowed
    end = (yield from _end(t, ship, rolled, points, key, goal, wily=wily, roams=roams)) if sails else here
    if end is None:
        points, end = yield from _once_more(t, ship, key, again)
    if t.now.pirate(ship).posture == "anchored":
        if end.same(here) and not (yield from _puts_to_sea(t, ship, key, default=False)):
            return
        yield from seaways.go(t, ship, here, "sea", "BB-8.7", told=end.same(here))
    lies = goal is None and sails
    for place in (yield from _passed(t, ship, here, end, key)):
        if (yield from _enters(t, ship, place, f"{key}-pass-{places.token(place)}", told=False)):
            return
    if not end.same(t.now.pirate(ship).place) and (
        yield from _enters(t, ship, end, f"{key}-end", told=True, lies=lies)
    ):
        return
    stayed = here.same(end)
    beside = interception.hunters(t.now, ship) if stayed else ()
    yield from _at_the_end(t, ship, here, points, key, aim, beside, enters=not (stayed and anchored))


def _once_more(t: Ctx, ship: ShipId, key: str, again: str) -> Procedure[tuple[int, Place]]:
    """BB-22.1: the movement die of a pirate at sea rolled again by Cunning: his points, and where he ends with them."""
    yield from cunning.spend(t, ship)
    rolled = yield from die(t, ship, again, kept=True, again=True)
    points = allowance(t.now, t.book, t.now.pirate(ship), rolled).total
    yield from t.happens(PointsRolled(ship, rolled, True, rule="BB-8.2"))
    end = yield from _end(t, ship, rolled, points, f"{key}-second", None, roams=False)
    assert end is not None  # a die is rolled again once
    return points, end


def _puts_to_sea(t: Ctx, ship: ShipId, key: str, *, default: bool) -> Procedure[bool]:
    """BB-8.2, BB-15.4: whether he leaves his port at all; whoever took it on his last turn must."""
    if t.now.pirate(ship).taken:
        return True
    words = {"name": who(t.now, t.book, ship)}
    question = q.yes_no("put-to-sea", under=key, words=words, yes=True, no=True, default=default, about=(ship,))
    return (yield from decide(t, ship, question, True))


def _runs(t: Ctx, ship: ShipId, blockading: tuple[ShipId, ...], key: str) -> Procedure[bool]:
    """BB-14.3: out of a port past those who blockade it. True when he is stopped."""
    yield from seaways.go(t, ship, t.now.pirate(ship).place, "sea", "BB-8.7")
    return (yield from interception.pursue(t, ship, blockading, key))


def _enters(t: Ctx, ship: ShipId, place: Place, key: str, *, told: bool, lies: bool = False) -> Procedure[bool]:
    """BB-8.51: into a hex, past the hunters who lie there. True when he is stopped."""
    yield from seaways.go(t, ship, place, "sea", "BB-8.4", told=told, lies=lies)
    return (yield from interception.pursue(t, ship, interception.hunters(t.now, ship), key))


def _end(
    t: Ctx, ship: ShipId, rolled: int, points: int, key: str, goal: Place | None, *, wily: bool = False, roams: bool
) -> Procedure[Place | None]:
    """Where the movement ends, as the table sees it; what a port is to him stands beside it.

    points: those that are left.  wily: Cunning may have the die rolled again, which None tells.
    A false player's pirate is likely to be at open sea, and roaming he is, unless he has hardly moved.
    """
    here = t.now.pirate(ship).place
    likely = places.open_sea(here) if t.now.is_false(ship) else None
    oceans = seaways.oceans_from(here)
    notes = standings(t.now, t.book, ship, oceans) | {places.token(here): msg("bb-stays-here")}
    best, total = t.book.numbers.die_faces, allowance(t.now, t.book, t.now.pirate(ship), rolled)
    return (
        yield from places.where_or(
            t,
            places.Whereabouts(seaways.hexes(t, here, oceans), oceans, notes),
            key=f"{key}-end",
            text=msg("bb-q-where-ends", name=who(t.now, t.book, ship), n=points),
            rule="BB-8.2",
            stands=Result(msg("bb-where-ends-costs", sum=sum_in_words(total))),
            about=(ship,),
            default=goal or likely,
            quiet=goal is not None or (roams and points >= OFF_SHORE),
            instead=msg("bb-move-again", better=percent(Fraction(best - rolled, best))) if wily else None,
        )
    )


def standings(s: State, book: Book, ship: ShipId, oceans: Iterable[str]) -> dict[PlaceId, Msg]:
    """What each port of these oceans is to a pirate, by the id of its option."""
    found = {}
    for place in places.ports_in(book, oceans):
        kind = ports.standing(s, book, ship, place.port) or "destroyed"
        closed = kind not in ("anti", "destroyed") and not ports.may_enter(s, book, ship, place.port).allowed
        found[places.token(place)] = msg("bb-standing-closed" if closed else f"bb-standing-{kind}")
    return found


def _passed(t: Ctx, ship: ShipId, here: Place, end: Place, key: str) -> Procedure[tuple[Place, ...]]:
    """BB-8.51: the hexes with hunters through which he came, in order; asked only when hunters lie in his waters.

    A false player's pirate keeps out of such hexes (BB-23.5): that he did stands beside what follows.
    """
    if here.same(end):
        return ()
    beset = [
        place
        for place in places.occupied(t.now, seaways.oceans_from(here))
        if not (place.zone or place.same(here) or place.same(end)) and interception.hunters(t.now, ship, place)
    ]
    if not beset:
        return ()
    options = tuple(places.option(t, place) for place in beset)
    words, quiet = {"name": who(t.now, t.book, ship)}, t.now.is_false(ship)
    passed = yield from t.pick(
        "passed", options, under=key, words=words, none=True, nature="fact", default=(), quiet=quiet, about=(ship,)
    )
    tokens, ordered = list(passed), list[PlaceId]()
    while len(tokens) > 1:
        left = (places.option(t, place) for place in beset if places.token(place) in tokens)
        n = len(ordered) + 1
        token = yield from t.choose("passed", left, under=key, at=n, words=words, text="passed-next", nature="fact")
        ordered.append(token)
        tokens.remove(token)
    return tuple(place for token in (*ordered, *tokens) for place in beset if places.token(place) == token)


# ---------------------------------------------------------------------- where he has ended


def _at_the_end(
    t: Ctx, ship: ShipId, here: Place, points: int, key: str, aim: Aim, blockaded: tuple[ShipId, ...], *, enters: bool
) -> Procedure[None]:
    """BB-8.7, BB-9.3, BB-15.21: into the port of the hex, to lie there or to attack it, or a Search at sea.

    here, points: from where he came, and with how many.  blockaded: hunters beside whom he has lain all along, and who
    try to catch him as he enters the port (BB-14.3).  enters: he has not just left it.
    """
    end, cost = t.now.pirate(ship).place, t.book.numbers.port_cost
    left = points if here.same(end) else points - t.book.numbers.hex_cost
    if end.port and enters:
        if left >= cost and ports.nation_matters(t.now, ship):
            yield from printed_ports.nation_of(t, end.port, f"{key}-port")
        if not (t.now.is_false(ship) and aim == "sea"):
            left = yield from ports.points_left(t, ship, here, end.port, points, key, attack=True)
        chosen = yield from _anchoring(t, ship, end.port, left, key, aim)
        if chosen != "sea" and blockaded and (yield from interception.pursue(t, ship, blockaded, f"{key}-blockade")):
            return
        if chosen == "attack":
            yield from port_attacks.enter_and_attack(t, ship, end.port, f"{key}-attack")
            return
        if chosen == "anchor":
            yield from anchor(t, ship, end.port, key)
            return
    yield from searches.search_there(t, ship, key, whole=left <= 0)


def _anchoring(t: Ctx, ship: ShipId, number: int, points: int, key: str, aim: Aim) -> Procedure[str]:
    """Whether he enters the port of his hex, attacks it, or stays at sea; what is refused stands there with why.

    Nobody is asked who has no point left for it.
    """
    s, book = t.now, t.book
    peaceful = ports.may_anchor(s, book, ship, number, points)
    hostile = ports.may_anchor(s, book, ship, number, points, attack=True)
    hostile &= port_attacks.may_assault(s, book, ship, number)
    port = port_name(s, book, number)
    weighed = port_attacks.figures(s, book, ship, number) if hostile.allowed else ()
    options = (
        Option("anchor", msg("bb-move-anchor", port=port), _standing(s, book, ship, number), "", peaceful),
        Option("attack", msg("bb-move-attack-port", port=port), None, "", hostile, figures=weighed),
        Option("sea", msg("bb-stay-at-sea")),
    )
    question = q.choose(
        "port",
        options,
        under=key,
        rule="BB-8.7",
        words={"name": who(s, book, ship), "port": port, "n": book.numbers.port_cost},
        text="move-port",
        note=True,
        default=None if peaceful.allowed else "sea",
        quiet=points < book.numbers.port_cost,
        about=(ship,),
    )
    strike = hostile.allowed and aim in ("", "attack") and number in s.pirate(ship).information  # BB-23.51
    false = "attack" if strike else "anchor" if peaceful.allowed and aim in ("", "anchor") else "sea"
    return (yield from decide(t, ship, question, false))


def _standing(s: State, book: Book, ship: ShipId, number: int) -> Msg:
    return msg(f"bb-standing-{ports.standing(s, book, ship, number) or 'destroyed'}")


def anchor(t: Ctx, ship: ShipId, number: int, key: str) -> Procedure[None]:
    """BB-8.7: into a port. Full holds brought to the own Safe Haven please the crew (BB-10.4); a Royal Pardon of its
    nation may be claimed now (BB-17L)."""
    yield from seaways.go(t, ship, places.port(t.book, number), "anchored", "BB-8.7")
    p = t.now.pirate(ship)
    full = len(p.holds) >= current_values.ship(t.book, p.hull).holds
    if full and ports.standing(t.now, t.book, ship, number) == "safe":
        yield from popularity(t, ship, "safe-haven-full", "BB-10.4")
    yield from pardons.claim(t, ship, number, key)


# ---------------------------------------------------------------------- the menu


def forfeit(t: Ctx, seat: SeatId) -> Procedure[None]:
    """BB-8.41: the player loses this turn for an illegal move, which the table has undone."""
    yield from turn(t, "BB-8.41", "forfeited", actor=NO_SHIP, done=True)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Moving, and entering a Transit Box, for every pirate of the player with the dice; and a turn lost."""
    found = []
    for pirate in operations.pirates_offered(s):
        found.append(offer(s, book, "move", pirate.id, may_move(s, book, pirate.id), picture="icon:sail"))
        if not pirate.place.zone:
            verdict = transit.may_cross(s, book, pirate.id)
            found.append(offer(s, book, "cross", pirate.id, verdict, picture="icon:route"))
    if s.turn.extra:
        return tuple(found)
    verdict = may_forfeit(s, s.turn.holder)
    lost = Option("forfeit", msg("bb-op-forfeit"), msg("bb-op-forfeit-note"), "icon:cross", verdict, "free")
    return (*found, Offer(lost, command("forfeit", seat=s.turn.holder)))


COMMANDS: dict[str, ProcedureFunction] = {"move": move, "forfeit": forfeit}
JUDGES: dict[str, Judge] = {"move": operations.of_pirates(may_move), "forfeit": may_forfeit}
