"""14 Warships, 6.34, 6.35: lines that move them or send one after the most notorious pirate; what they do on arrival.

A Warship lies face down until it strikes. Alone, nobody may look or challenge before (23.2).
"""

from __future__ import annotations

from typing import Final

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import TABLE, Option
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.crown import blockades, commissioners
from companion.games.blackbeard.map import places, printed_ports, seaways
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import NO_SEAT, NO_SHIP, SeatId, ShipId
from companion.games.blackbeard.model.names import Ctx, place_name, player_name, port_name, q, who
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.standing import nationality
from companion.games.blackbeard.supply import action_deck, counter_cups

NOBODY: Final = "nobody"

# ---------------------------------------------------------------------- the line "Move Warships"


def move(t: Ctx, key: str) -> Procedure[None]:
    """BB-6.34: the player with the dice moves every Warship in play, or puts a new one on a random lane.

    He chooses before he looks at any. When all have arrived each does what it can where it lies (BB-14.11).
    """
    mover = t.now.turn.holder
    if (yield from _sails(t, mover, key)):
        arrived = yield from _sail(t, mover, key)
    else:
        number = yield from action_deck.lane(t, f"{key}-lane", "BB-6.34", msg("bb-fleet-purpose"))
        lane = yield from places.lane(t, number)
        arrived = ((yield from counter_cups.place(t, "warship", lane, "BB-6.34")),)
    yield from arrive(t, arrived, key)
    yield from blockades.check(t)


def _sails(t: Ctx, mover: SeatId, key: str) -> Procedure[bool]:
    """BB-6.34: whether he moves the Warships in play; without any, or with an empty cup, there is nothing to choose."""
    if not t.now.warships or len(t.now.warships) >= len(t.book.warships):
        return bool(t.now.warships)
    options = (
        Option("move", msg("bb-fleet-move", n=len(t.now.warships)), None, "icon:sail"),
        Option("draw", msg("bb-fleet-draw"), None, "icon:add"),
    )
    question = q.choose(
        "choice", options, under=key, words={"name": player_name(t.now, mover)}, text="fleet-choice", default="move"
    )
    return (yield from decide(t, mover, question, "move")) == "move"


def _sail(t: Ctx, mover: SeatId, key: str) -> Procedure[tuple[ShipId, ...]]:
    """Every Warship is moved, and may be challenged for it; those that have still to do what they came for."""
    fleet = tuple(counter.id for counter in t.now.warships)
    ranges = yield from _ranges(t, fleet, mover, key)
    moved = []
    for warship in fleet:
        before = t.now.counter(warship).place
        end = yield from _end(t, warship, mover, ranges[warship], f"{key}-{warship}-to")
        if not end.same(before):
            moved.append(warship)
        if not end.same(before) or t.now.counter(warship).in_port:
            yield from seaways.go(t, warship, end, "sea", "BB-6.34", lies=not t.now.counter(warship).in_port)
    doubted = () if t.now.options.solo else (yield from _challenges(t, mover, moved, key))
    return tuple(each for each in fleet if each not in doubted)


def _ranges(t: Ctx, fleet: tuple[ShipId, ...], mover: SeatId, key: str) -> Procedure[dict[ShipId, int]]:
    """How far each may go: 5 hexes (BB-6.34); alone a die for a hidden one, its Speed for one turned up (BB-23.2).

    Counters that the app has drawn are shown to the mover, who may look; those on the table he looks at there. No pile:
    the draw itself is that of `counter_cups.look`, and a fleet at sea is no stock from which anything is taken.
    """
    if not t.now.options.solo:
        if t.now.options.cups == "app":
            for warship in fleet:
                yield from counter_cups.look(t, warship, mover, f"{key}-{warship}-look", "BB-6.34")
        return dict.fromkeys(fleet, t.book.numbers.warship_move)
    speeds = {each: shown.speed for each in fleet if (shown := t.now.counter(each).shown) is not None}
    hidden = [each for each in fleet if each not in speeds]
    rolled: tuple[int, ...] = ()
    if hidden:
        rolled = yield from action_deck.dice(
            t, f"{key}-die", msg("bb-q-fleet-die", n=len(hidden)), "BB-23.2", len(hidden)
        )
    return speeds | dict(zip(hidden, rolled, strict=True))


def _end(t: Ctx, warship: ShipId, mover: SeatId, n: int, key: str) -> Procedure[Place]:
    """Where a Warship ends; it stays unless told otherwise."""
    here = yield from nationality.located(t, warship, f"{key}-ocean")
    given, oceans = commissioners.reach(t, here)
    name = who(t.now, t.book, warship)
    text = msg("bb-q-fleet-leave-box", name=name, n=here.zone) if here.zone else msg("bb-q-fleet-to", name=name, n=n)
    return (
        yield from places.where(
            t,
            places.Whereabouts((here, *given), oceans, {places.token(here): msg("bb-fleet-stays")}),
            key=key,
            text=text,
            rule="BB-8.6" if here.zone else "BB-6.34",
            who=TABLE if t.now.is_false(mover) else mover,
            note=_prey(t, here, mover) if t.now.options.solo else None,
            about=(warship,),
            default=here,
        )
    )


def _prey(t: Ctx, here: Place, mover: SeatId) -> Msg | None:
    """BB-23.2: pirates after whom it must go if they are within reach, that of the person first for a false player."""
    waters = seaways.oceans_from(here)
    near = [each for each in t.now.active if each.owner != mover and each.place.ocean in waters]
    if not near:
        return None
    if t.now.is_false(mover):
        near.sort(key=lambda each: t.now.is_false(each.id))
    return msg("bb-fleet-prey", ships=tuple(who(t.now, t.book, each.id) for each in near))


# ---------------------------------------------------------------------- challenges


def _challenges(t: Ctx, mover: SeatId, moved: list[ShipId], key: str) -> Procedure[tuple[ShipId, ...]]:
    """BB-6.34: any other player may doubt that a Warship stayed within its Speed, until nobody does any more.

    Returns those that were challenged, and have been dealt with.
    """
    doubtful = list(moved)
    seats = [player.id for player in t.now.players]
    first = seats.index(mover) + 1
    others = [*seats[first:], *seats[: first - 1]]  # where several doubt at once, the next after the mover is heard
    while doubtful and others:
        options = (
            Option(NOBODY, msg("bb-fleet-no-challenge"), None, "icon:check"),
            *(Option(each, who(t.now, t.book, each), None, "ship:ship_of_the_line") for each in doubtful),
        )
        told = yield from t.ask_together(
            [
                q.choose(
                    "challenge",
                    options,
                    under=key,
                    at=f"{len(doubtful)}-{seat}",
                    who=seat,
                    rule="BB-6.34",
                    words={"player": player_name(t.now, seat)},
                    note=True,
                    default=NOBODY,
                )
                for seat in others
            ]
        )
        doubts = [(seat, each) for seat, each in zip(others, told, strict=True) if each != NOBODY]
        if not doubts:
            break
        seat, warship = doubts[0][0], ShipId(doubts[0][1])
        doubtful.remove(warship)
        yield from _challenged(t, mover, seat, warship, f"{key}-{warship}")
    return tuple(each for each in moved if each not in doubtful)


def _challenged(t: Ctx, mover: SeatId, seat: SeatId, warship: ShipId, key: str) -> Procedure[None]:
    """BB-6.34: beyond its Speed it goes back to the cup; else it makes for a pirate of the challenger."""
    name, hi = who(t.now, t.book, warship), t.book.numbers.warship_move
    hexes = yield from t.number("hexes", 1, hi, under=key, words={"name": name}, text="fleet-hexes", nature="fact")
    face = yield from counter_cups.look(t, warship, NO_SEAT, f"{key}-shown", "BB-6.34")
    if hexes > face.speed:
        text = msg("bb-fleet-exceeded", name=name, hexes=hexes, speed=face.speed)
        yield from announced_results.say(t, "BB-6.34", text)
        yield from counter_cups.put_back(t, warship, "BB-6.34")
        return
    text = msg("bb-fleet-kept", name=name, hexes=hexes, speed=face.speed, player=player_name(t.now, seat))
    yield from announced_results.say(t, "BB-6.34", text)
    targets = tuple(pirate.id for pirate in t.now.pirates_of(seat) if not pirate.place.zone)
    if not targets:
        return
    text = msg("bb-q-fleet-target", name=name)
    chosen = yield from commissioners.choose_pirate(t, mover, targets, f"{key}-target", text, "BB-6.34")
    yield from seaways.go(t, warship, t.now.pirate(chosen).place, "sea", "BB-6.34")
    yield from strike(t, (warship,), f"{key}-strike", target=chosen)


# ---------------------------------------------------------------------- the line "intercepts the most notorious"


def most_notorious(t: Ctx, key: str) -> Procedure[None]:
    """BB-6.35: all Warships go back; one is drawn and set on the most notorious pirate of another player."""
    mover = t.now.turn.holder
    for warship in [counter.id for counter in t.now.warships]:
        yield from counter_cups.put_back(t, warship, "BB-6.35")
    yield from blockades.check(t)
    others = [pirate for pirate in t.now.active if pirate.owner != mover]
    if not others:
        yield from announced_results.say(t, "BB-6.35", msg("bb-fleet-nobody"))
        return
    best = max(pirate.notoriety for pirate in others)
    first = tuple(pirate.id for pirate in others if pirate.notoriety == best)
    text = msg("bb-q-fleet-tie", player=player_name(t.now, mover), n=best)
    target = yield from commissioners.choose_pirate(t, mover, first, f"{key}-target", text, "BB-6.35")
    warship = yield from counter_cups.place(t, "warship", t.now.pirate(target).place, "BB-6.35")
    yield from strike(t, (warship,), key, target=target)
    yield from blockades.check(t)


# ---------------------------------------------------------------------- on arrival


def arrive(t: Ctx, fleet: tuple[ShipId, ...], key: str) -> Procedure[None]:
    """BB-14.11, BB-14.2: Warships in one hex together; in a Transit Box none intercepts by moving there (BB-8.61)."""
    found: list[Place] = []
    for place in (t.now.counter(each).place for each in fleet):
        if not place.zone and not any(place.same(other) for other in found):
            found.append(place)
    for i, place in enumerate(found, 1):
        there = tuple(each for each in fleet if t.now.counter(each).place.same(place))
        yield from strike(t, there, f"{key}-arrival-{i}")


def strike(t: Ctx, fleet: tuple[ShipId, ...], key: str, *, target: ShipId = NO_SHIP) -> Procedure[None]:
    """BB-14.11, BB-6.35: Warships in one place go for a pirate there at sea, or for those in its port.

    target: the pirate for whom they came, "" for any. Alone they spare the pirates of whoever moves them (BB-23.2).
    """
    mover, place = t.now.turn.holder, t.now.counter(fleet[0]).place
    there = [each for each in t.now.pirates_at(place) if not (t.now.options.solo and each.owner == mover)]
    afloat = tuple(each.id for each in there if each.at_sea and target in ("", each.id))
    if afloat:
        text = msg("bb-q-fleet-prey", where=place_name(t.now, t.book, place))
        prey = yield from commissioners.choose_pirate(t, mover, afloat, f"{key}-prey", text, "BB-14.11")
        yield from interception.pursue(t, prey, fleet, key)
    sheltered = [each for each in there if not each.at_sea]
    if sheltered and place.port and (not target or target in [each.id for each in sheltered]):
        yield from _before_port(t, fleet, place.port, key)


def _before_port(t: Ctx, fleet: tuple[ShipId, ...], number: int, key: str) -> Procedure[None]:
    """BB-14.3: a Warship of the port's own nation enters and chases out the pirates; any other blockades it."""
    if printed_ports.is_haven(t.now, t.book, number):
        yield from _blockades(t, fleet, number)
        return
    own = yield from printed_ports.nation_of(t, number, f"{key}-port")
    for warship in fleet:
        yield from counter_cups.look(t, warship, NO_SEAT, f"{key}-{warship}-face", "BB-14.3")
        if (yield from nationality.of_warship(t, warship, f"{key}-{warship}", "BB-14.3")) == own:
            yield from seaways.go(t, warship, places.port(t.book, number), "anchored", "BB-14.3")
            yield from blockades.chase(t, number, warship, f"{key}-chase", "BB-14.3")
            return
    yield from _blockades(t, fleet, number)


def _blockades(t: Ctx, fleet: tuple[ShipId, ...], number: int) -> Procedure[None]:
    text = msg("bb-fleet-blockades", name=who(t.now, t.book, fleet[0]), port=port_name(t.now, t.book, number))
    yield from announced_results.say(t, "BB-14.3", text)
