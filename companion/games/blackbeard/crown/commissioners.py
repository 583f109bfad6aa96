"""13.2 to 13.6, 7.3 King's Commissioners: petition, movement by sea and into ports, attack."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.events.announcements import Result, Side
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.battle import battle, interception
from companion.games.blackbeard.crown import blockades
from companion.games.blackbeard.map import places, printed_ports, seaways
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import NO_SHIP, SeatId, ShipId
from companion.games.blackbeard.model.ledger import turn
from companion.games.blackbeard.model.names import Ctx, place_name, player_name, port_name, q, ship_option, who
from companion.games.blackbeard.model.records import Pirate, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import nationality, operations, ports
from companion.games.blackbeard.standing.operations import may_operate, offer
from companion.games.blackbeard.supply import action_deck, commissioner_counters

# ---------------------------------------------------------------------- a petition, and where he arrives


def opposing(s: State, seat: SeatId) -> tuple[Pirate, ...]:
    """Pirates in play whom a player's Commissioners hunt: those of others, a false player's only of people (23.4)."""
    return tuple(pirate for pirate in _of_others(s, seat) if not (s.is_false(seat) and s.is_false(pirate.owner)))


def same_waters(here: Place, there: Place) -> bool:
    """Whether a ship can go from one place to the other without a Transit Box."""
    return not (here.zone or there.zone) and (not there.ocean or there.ocean in seaways.oceans_from(here))


def follows(s: State, ship: ShipId) -> bool:
    """BB-23.4, BB-8.6: whether a hunter is a false player's King's Commissioner, with nobody in its waters to hunt."""
    if not ship.is_commissioner or not s.is_false(ship):
        return False
    here, hunted = s.place_of(ship), opposing(s, s.owner(ship))
    return bool(hunted) and not any(same_waters(here, pirate.place) for pirate in hunted)


def most_notorious(s: State, seat: SeatId) -> int:
    """BB-13.21: the highest Notoriety of an opposing pirate in play, whoever else leads him; 0 without any."""
    return highest(_of_others(s, seat))


def highest(pirates: Iterable[Pirate]) -> int:
    """The highest Notoriety among pirates, 0 without any."""
    return max((pirate.notoriety for pirate in pirates), default=0)


def _of_others(s: State, seat: SeatId) -> tuple[Pirate, ...]:
    return tuple(pirate for pirate in s.active if pirate.owner != seat)


def may_petition(s: State, book: Book, ship: SeatId) -> Verdict:
    """BB-7.3A, BB-13.21: whether a player may petition the Crown; hopeless as it may be, that is an operation.

    ship: the player.
    """
    player = s.player(ship)
    name = player_name(s, ship)
    verdict = operations.has_operation(s, ship) & operations.holds_no_port(s, book, ship)
    verdict &= require(bool(player.activated), "BB-6.21", msg("bb-crown-no-pirate-yet", name=name))
    verdict &= require(not s.commissioners_of(ship), "BB-13.21", msg("bb-crown-has-one", name=name))
    best = most_notorious(s, ship)
    chances, of = action_deck.at_most(book, best)
    return verdict & Verdict(effects=(msg("bb-crown-chances", best=best, n=chances, of=of),))


class PetitionRolled(announced_results.Throw):
    """BB-13.21: two dice faces of a player who has asked for a King's Commissioner. best: what they may reach."""

    seat: SeatId
    rolled: int
    best: int

    def line(self, s: State, book: Book) -> Msg:
        key = "bb-crown-heard" if self.rolled <= self.best else "bb-crown-refused"
        return msg(key, name=player_name(s, self.seat), rolled=self.rolled, best=self.best)

    def result(self, s: State, book: Book) -> Result:
        colour, dice = s.player(self.seat).colour, announced_results.faces(book, divmod(self.rolled, 10))
        against = announced_results.Limit(msg("bb-told-best"), self.best, "most", "BB-13.21")
        side = Side(player_name(s, self.seat), colour=colour, dice=dice)
        return Result(self.line(s, book), (side, against.side))


def petition(t: Ctx, ship: SeatId) -> Procedure[None]:
    """BB-13.21: two dice faces of at most the highest Notoriety of an opposing pirate bring a King's Commissioner.

    ship: the player.  Nobody rolls for what cannot succeed.
    """
    yield from turn(t, "BB-7.3A", actor=NO_SHIP, done=True)
    best = most_notorious(t.now, ship)
    name = player_name(t.now, ship)
    if best < t.book.numbers.petition_least_notoriety:
        yield from announced_results.say(t, "BB-13.21", msg("bb-crown-vain", name=name, best=best))
        return
    rolled = yield from action_deck.d66(t, "petition", "BB-13.21", msg("bb-crown-purpose", best=best), told=False)
    yield from t.happens(PetitionRolled(ship, rolled, best, rule="BB-13.21"))
    if rolled <= best:
        kc = yield from appoint(t, ship, "petition-kc", "BB-13.22")
        yield from turn(t, "BB-7.3A", actor=kc)


def appoint(t: Ctx, seat: SeatId, key: str, rule: str) -> Procedure[ShipId]:
    """BB-13.2, BB-13.22, BB-17K: a random King's Commissioner for a player where he belongs; returns its id."""
    where = yield from place_for(t, seat, f"{key}-place")
    return (yield from commissioner_counters.commissioner(t, seat, where, key, rule))


def place_for(t: Ctx, seat: SeatId, key: str) -> Procedure[Place]:
    """BB-13.22, A-63: the Transit Box of the most notorious opposing pirate, or that which serves his ocean.

    Without an opposing pirate any box will do. A false player's comes to where its prey is (BB-23.4).
    """
    hunted = opposing(t.now, seat)
    first = tuple(pirate.id for pirate in hunted if pirate.notoriety == highest(hunted))
    if not first:
        options = tuple(places.option(t, places.zone(box.number)) for box in t.book.transit_boxes)
        chosen = yield from decide(
            t,
            seat,
            q.choose("crown-box", options, key=key, words={"name": player_name(t.now, seat)}, default=options[0].id),
            options[0].id,
        )
        return places.zone(chosen.number)
    prey = yield from choose_pirate(t, seat, first, key, msg("bb-q-crown-tie"), "BB-13.22")
    there = t.now.pirate(prey).place
    if there.zone:
        return there
    waters = yield from nationality.ocean_of(t, there, f"{key}-ocean", "BB-13.22")
    return places.zone(first_of(each.box for each in t.book.oceans if each.id == waters))


def choose_pirate(
    t: Ctx, seat: SeatId, pirates: tuple[ShipId, ...], key: str, text: Msg, rule: str
) -> Procedure[ShipId]:
    """One of several pirates, as a player chooses; a false player goes for that of a person first (BB-23.2)."""
    s = t.now
    if len(pirates) == 1:
        return pirates[0]
    likely = min(pirates, key=lambda each: (s.owner(each) == seat, s.is_false(each), -s.pirate(each).notoriety))
    options = tuple(ship_option(t.now, t.book, each, figures=battle.figures(t.now, t.book, each)) for each in pirates)
    return (yield from decide(t, seat, q.choose(key, options, rule=rule, text=text, default=likely), likely))


# ---------------------------------------------------------------------- movement


def points(s: State, book: Book, kc: ShipId) -> int:
    """BB-13.4, BB-8.3: how many hexes it may move: its Speed now, and 1 at least."""
    return max(book.numbers.movement_least, current_values.kc_speed(s, book, s.commissioner(kc)))


def may_move(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.3B, BB-8.6: whether a King's Commissioner may move; out of a Transit Box there must be a way."""
    verdict, here = may_operate(s, book, ship), s.place_of(ship)
    if not here.zone or places.box(book, here.zone).serves:
        return verdict
    linked = seaways.boxes_beside(book, here)
    open_ = any(seaways.may_enter_box(s, book, ship, box.number).allowed for box in linked)
    return verdict & require(open_, "BB-8.6", msg("bb-no-box-open", name=who(s, book, ship)))


def move(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-7.3B: the movement of a King's Commissioner, wherever its player sends it."""
    yield from sail(t, ship)


def sail(t: Ctx, ship: ShipId, *, goal: Place | None = None, berth: bool = False) -> Procedure[None]:
    """BB-8.5, BB-13.4: up to its Speed without a die; out of a Transit Box, that is the whole operation (BB-8.6).

    goal: of a false player, a place within reach.  berth: it is bound for a port to lie there.
    """
    yield from operations.begin(t, ship, "BB-7.3B")
    here, left = (yield from nationality.located(t, ship, "kc-ocean")), points(t.now, t.book, ship)
    if t.now.commissioner(ship).in_port:
        left -= t.book.numbers.port_cost
    end = yield from _end(t, ship, goal)
    if end.port:
        yield from into_port(t, ship, end.port, "kc-port", here, left, berth=berth)
    elif not (end.zone and end.same(t.now.place_of(ship))):
        yield from seaways.go(t, ship, end, "sea", "BB-13.4", lies=goal is None)


def _end(t: Ctx, ship: ShipId, goal: Place | None) -> Procedure[Place]:
    """Where the movement ends. A Transit Box beside an arrow hex is open to it only where an event says so (17K)."""
    here, name = t.now.place_of(ship), who(t.now, t.book, ship)
    given, oceans = reach(t, here, arrow=t.now.turn.extra > 0)
    text = msg("bb-q-crown-move", name=name, n=points(t.now, t.book, ship))
    boxes = [place for place in given if place.zone]
    likely = places.open_sea(_bound_for(t.now, ship, oceans)) if t.now.is_false(ship) else None
    return (
        yield from places.where(
            t,
            places.Whereabouts(
                given,
                oceans,
                {places.token(here): msg("bb-stays-here")} if here.zone else {},
                seaways.ways(t.now, t.book, ship, boxes, other=bool(oceans)),
            ),
            key="kc-move",
            text=msg("bb-q-crown-leave-box", name=name, n=here.zone) if here.zone else text,
            rule="BB-8.6" if here.zone else "BB-13.4",
            note=None if here.zone else msg("bb-crown-move-note"),
            about=(ship,),
            default=goal or likely,
            quiet=goal is not None,
        )
    )


def _bound_for(s: State, kc: ShipId, oceans: tuple[str, ...]) -> Place:
    """Somewhere in the ocean in which a false player's King's Commissioner is likely to be after its movement."""
    here, hunted = s.place_of(kc), opposing(s, s.owner(kc))
    there = [pirate.place for pirate in hunted if pirate.place.ocean in oceans]
    return here if here.ocean or not there else there[0]


def reach(t: Ctx, here: Place, *, arrow: bool = False) -> tuple[tuple[Place, ...], tuple[str, ...]]:
    """BB-8.6: where a hunter's movement may end, as far as the map is known, and in which oceans.

    In a Transit Box it may lie in wait, or leave for a box beside it or an arrow hex.  arrow: it may also enter a box
    from an arrow hex.
    """
    boxes = seaways.boxes_beside(t.book, here) if here.zone or arrow else ()
    linked = tuple(places.zone(box.number) for box in boxes)
    if not here.zone:
        waters = seaways.oceans_from(here)
        return (*seaways.hexes(t, here, waters), *linked), waters
    served = places.box(t.book, here.zone).serves
    beyond = tuple(place for place in places.occupied(t.now, served) if not place.zone) if served else ()
    return (here, *linked, *beyond), served


def into_port(
    t: Ctx, ship: ShipId, number: int, key: str, here: Place, points: int, *, berth: bool = False
) -> Procedure[None]:
    """BB-8.7, BB-13.5: a King's Commissioner in a port's hex blockades it, or enters and chases out every pirate there.

    A pirate haven is entered as an anti-pirate campaign (BB-14.31).  here, points: from where it comes, and with
    how many; leaving a Transit Box takes all of them (BB-8.6).  berth: of a false player's, whether it is bound to lie
    there.
    """
    book, port, place = t.book, port_name(t.now, t.book, number), places.port(t.book, number)
    if t.now.offers or any(pirate.letter for pirate in t.now.active):
        yield from printed_ports.nation_of(t, number, f"{key}-nation")
    hunted = [pirate.id for pirate in opposing(t.now, t.now.owner(ship))]
    prey = any(pirate.id in hunted for pirate in t.now.pirates_at(place) if pirate.in_port)
    stays = here.same(place) and t.now.commissioner(ship).in_port
    left = 0 if here.zone else book.numbers.port_cost if stays else points
    if not here.zone and (prey or berth or not t.now.is_false(ship)):
        left = yield from ports.points_left(t, ship, here, number, left, key)
    verdict = ports.may_anchor(t.now, book, ship, number, left)
    options = (
        Option("anchored", msg("bb-crown-enter", port=port), None, "icon:anchor", verdict),
        Option("sea", msg("bb-crown-blockade"), None, "icon:sail"),
    )
    likely = "anchored" if verdict.allowed and (prey or berth) else "sea"
    words = {"name": who(t.now, book, ship), "port": port}
    question = q.choose(
        "crown-port", options, key=key, words=words, default=likely, quiet=left < book.numbers.port_cost, about=(ship,)
    )
    chosen = yield from decide(t, ship, question, likely)
    if chosen == "sea":
        yield from seaways.go(t, ship, place, "sea", "BB-13.4")
    elif printed_ports.is_haven(t.now, book, number):
        yield from blockades.campaign(t, ship, number, f"{key}-campaign")
    else:
        yield from seaways.go(t, ship, place, "anchored", "BB-8.7")
        yield from blockades.chase(t, number, ship, f"{key}-chase", "BB-13.5")


# ---------------------------------------------------------------------- attack


def quarry(s: State, kc: ShipId) -> tuple[ShipId, ...]:
    """BB-13.6: opposing pirates at sea in the hex of a King's Commissioner; in a Transit Box none is caught (8.61)."""
    place, hunted = s.place_of(kc), opposing(s, s.owner(kc))
    if place.zone or not s.commissioner(kc).at_sea:
        return ()
    return tuple(pirate.id for pirate in hunted if pirate.at_sea and pirate.place.same(place))


def may_attack(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.3C, BB-13.6: whether a King's Commissioner may try to catch a pirate where both lie."""
    name, place = who(s, book, ship), s.place_of(ship)
    verdict = may_operate(s, book, ship)
    verdict &= require(not place.zone, "BB-8.61", msg("bb-crown-no-box", name=name))
    verdict &= require(s.commissioner(ship).posture != "anchored", "BB-13.6", msg("bb-crown-in-port", name=name))
    if place.zone or s.commissioner(ship).posture == "anchored":
        return verdict
    where = place_name(s, book, place)
    return verdict & require(bool(quarry(s, ship)), "BB-13.6", msg("bb-crown-nobody", name=name, where=where))


def attack(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-13.6: each pirate in the hex rolls; of those caught the Commissioner attacks one, or none.

    With none attacked, one who rolled higher may attack it instead of sailing on. Who is careened can only be killed,
    which takes no battle (BB-16.4).
    """
    yield from operations.begin(t, ship, "BB-7.3C")
    caught: list[ShipId] = []
    free: list[ShipId] = []
    for pirate in quarry(t.now, ship):
        taken = yield from interception.caught(t, ship, pirate, f"kc-attack-{pirate}")
        if t.now.pirate(pirate).posture != "careened":
            (caught if taken else free).append(pirate)
        elif taken:
            yield from interception.beached(t, pirate, f"kc-attack-{pirate}")
    if caught:
        options = (
            *(ship_option(t.now, t.book, each, figures=battle.figures(t.now, t.book, each)) for each in caught),
            Option("none", msg("bb-crown-let-go"), None, "icon:sail"),
        )
        words = {"name": who(t.now, t.book, ship)}
        question = q.choose(
            "kc-attack", options, words=words, text="crown-attack", default=caught[0], about=(ship, *caught)
        )
        chosen = yield from decide(t, ship, question, caught[0])
        if chosen != "none":
            yield from interception.attack(t, ShipId(chosen), (ship,), f"kc-attack-{chosen}")
            return
    for pirate in free:
        if ship not in t.now.pirate(pirate).evaded and (yield from _turns(t, pirate, ship)):
            yield from battle.fight(t, (ship,), pirate, f"kc-attacked-{pirate}")
            return


def _turns(t: Ctx, pirate: ShipId, kc: ShipId) -> Procedure[bool]:
    """BB-13.6: whether a pirate who could avoid the battle wants it; a false player's does not."""
    question = q.yes_no(
        "kc-attack",
        at=f"{pirate}-turns",
        words={"name": who(t.now, t.book, pirate), "kc": who(t.now, t.book, kc)},
        text="crown-turns",
        yes=True,
        no=True,
        about=(pirate, kc),
        default=False,
    )
    return (yield from decide(t, pirate, question, False))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The operations of each King's Commissioner of the player with the dice, and his petition."""
    seat = s.turn.holder
    found = []
    for kc in s.commissioners_of(seat):
        found.append(offer(s, book, "kc-attack", kc.id, may_attack(s, book, kc.id), picture="icon:cannon"))
        found.append(offer(s, book, "kc-move", kc.id, may_move(s, book, kc.id), picture="icon:sail"))
    verdict = may_petition(s, book, seat)
    found.append(offer(s, book, "petition", seat, verdict, picture="icon:crown", group="commissioner"))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"petition": petition, "kc-move": move, "kc-attack": attack}
JUDGES: dict[str, Judge] = {
    "petition": may_petition,
    "kc-move": operations.of_commissioners(may_move),
    "kc-attack": operations.of_commissioners(may_attack),
}
