"""CSG-MOVE, CSG-SHOOT-08, CSG-EXPL-08, CSG-DOCK: a Move action: how far, where the ship lies then, and what follows
from it. Where it docks, treasure is unloaded and fires are put out (CSG-FIRE-04)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from companion.core.events.announcement_events import Shown
from companion.core.events.announcements import Order
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery import joysides, shots
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import AT_SEA, NO_SHIP, IslandId, PlaceId, ShipId, TerrainId, UnitId
from companion.games.pirates_csg.model.names import (
    OPEN_SEA,
    Ctx,
    island_option,
    q,
    said,
    ship_name,
    ship_option,
    ship_picture,
    terrain_name,
)
from companion.games.pirates_csg.model.records import Ship
from companion.games.pirates_csg.model.secrets import by_all, keeps_hidden, seen_by
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea import ramming, terrain
from companion.games.pirates_csg.sea.contacts import ShipMoved, Turned, between, free_to_move, may_dock
from companion.games.pirates_csg.ship import crew_aboard, losses
from companion.games.pirates_csg.ship.base_move import CURRENT, SHORT, base_move, hunted, in_current, spelled
from companion.games.pirates_csg.ship.cards import has, hindered, ship_card, used
from companion.games.pirates_csg.ship.hold import UNLOADED
from companion.games.pirates_csg.ship.orders import (
    OVER,
    AbilityUsed,
    ActionGiven,
    commanded,
    decides,
    may_act,
    sails,
    ship_offer,
)
from companion.games.pirates_csg.shore import exploring

TOUCHED: Final = "touched"
"""Group of a Move that the table tells in full: what the ship has touched, or how it has turned."""


def haven(s: State, ship: ShipId) -> PlaceId | None:
    """CSG-DOCK-04: where a ship may unload as it lies: its home island, or a fort of its own on the island."""
    found = s.ship(ship)
    if not found.docked:
        return None
    if s.island(found.docked).home == found.seat:
        return found.docked
    fort = s.fort_on(found.docked)
    return fort.id if fort is not None and fort.seat == found.seat and not fort.abandoned else None


def dock(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-DOCK-04, CSG-FIRE-04, CSG-KW-JOYSIDES: gold goes ashore and fires are put out at home and at own forts."""
    yield from joysides.ashore(t, ship)
    place = haven(t.now, ship)
    if place is None:
        return
    yield from losses.douse(t, ship, "CSG-FIRE-04")
    yield from unload(t, ship, place)


def unload(t: Ctx, ship: ShipId, place: PlaceId) -> Procedure[None]:
    """CSG-DOCK-04: every treasure aboard that is worth gold goes ashore, of what the ship tows as well."""
    s = t.now
    ships = (ship, *(each.id for each in s.ships if each.towed == ship))
    coins = tuple(coin for each in ships for coin in s.coins_at(each) if coin.value)
    if coins:
        event = gold.landed(s, coins, place, "CSG-DOCK-04")
        yield from t.happens(event, AbilityUsed(UNLOADED, ship, rule="CSG-DOCK-04"))


ABOUT: Final = "about"
"""The answer of a ship that has turned where it lies."""
NOBODY: Final = "nobody"
"""The answer of a ship whose bow has swung into nothing."""
AND: Final = "+"
"""Between an island and the ship beside it that a ship has come to lie at, in an answer."""
BOTH: Final = "island-and-ship"
"""The answer of a ship that touches an island and a ship which is not docked there; which ones is asked then."""
HELMSMAN: Final = "helmsman"
"""The answer of who calls a helmsman that lay face down: the ship sails farther."""
HELD: Final = "held"
"""Where a ship lies that what it met on its way has stopped."""
_BY_HAND: Final = (
    "galley",
    "longship",
    "schooner",
    "windcatcher",
    "kraken",
    "seamonster",
    "titan",
    "ghost",
    "seadragon",
    "icebreaker",
)
"""Keywords that say how a ship is moved by hand."""


def may_move(s: State, ship: ShipId) -> Verdict:
    """CSG-MOVE-01, -08, -09, CSG-CREW-CHAINSHOT, CSG-TERR-SARG: whether a ship may be given a Move."""
    name = ship_name(s, ship)
    verdict = may_act(s, ship, "move") & free_to_move(s, ship)
    towed = ship_card(s, ship).towed
    verdict &= require(not towed, "CSG-KW-FLOTILLA", msg("csg-move-by-itself", ship=name))
    chained = hindered(s, ship, "no-move")
    verdict &= require(not chained, "CSG-CREW-CHAINSHOT", msg("csg-move-chained", ship=name))
    freed = used(s, terrain.FREED, ship)
    verdict &= require(not freed, "CSG-TERR-SARG", msg("csg-move-freed", ship=name))
    return verdict & require(not s.ship(ship).towed, "CSG-TOW-03", msg("csg-move-towed", ship=name))


def may_sail_clear(s: State, ship: ShipId) -> Verdict:
    """CSG-MOVE-07, CSG-TERR-FOG: whether a ship may be given a Move after which it lies free at sea, without a word:
    who sails out of fog must throw for it first."""
    lost = require(not s.on(ship, "fog"), "CSG-TERR-FOG", msg("csg-act-lost", ship=ship_name(s, ship)))
    return may_move(s, ship) & lost


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A Move for every ship under command that sails by itself: one that touches nothing is told by a touch, of any
    other the table says what it has met."""
    for ship in commanded(s):
        if not sails(s, ship.id):
            continue
        segments, _ = base_move(s, ship.id)
        note = said(spelled(segments)) if segments else None
        verdict, wish = may_move(s, ship.id), command("move", ship=ship.id)
        if not _by_table(s, ship.id):
            yield ship_offer(s, ship.id, "move", "csg-move", verdict, "move", wish, note)
            continue
        clear = command("sail-clear", ship=ship.id)
        yield ship_offer(s, ship.id, "clear", "csg-clear", verdict, "move", clear, note)
        yield ship_offer(s, ship.id, "move", "csg-move", verdict, TOUCHED, wish)


def _by_table(s: State, ship: ShipId) -> bool:
    """Whether a Move can be told when it is done: how far it goes stands in the menu, and nothing comes before it."""
    return bool(base_move(by_all(s), ship)[0]) and may_sail_clear(s, ship).allowed


def move(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-MOVE-01: a ship is given a Move; the table knows how, unless its cards say more than how far."""
    known = _by_table(t.now, ship) and _order(by_all(t.now), ship, False).orders[0].note is None
    yield from t.happens(ActionGiven(ship, "move", rule="CSG-ACT-01"))
    yield from sail(t, ship, sailed=known)


def sail_clear(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-MOVE-01, -07: a ship has been given a Move, and has touched nothing."""
    yield from t.happens(ActionGiven(ship, "move", rule="CSG-ACT-01"))
    yield from sail(t, ship, sailed=True, told=OPEN_SEA)


def sail(t: Ctx, ship: ShipId, on_top: bool = False, sailed: bool = False, told: str = "") -> Procedure[None]:
    """CSG-MOVE-03: the ship sails on the table; where it lies then is told, and what follows is played: first the shot
    of a captain, in an extra Move as well (CSG-SHOOT-08, CSG-EXTRA-02).

    on_top: it sails S more, after a Move or another action (CSG-DOCK-05).  sailed: it has, so that nobody is told to.
    told: where it lies, if that was said with the Move.
    """
    if t.now.on(ship, "fog"):
        yield from terrain.leave_fog(t, ship)
    if not (on_top or base_move(by_all(t.now), ship)[0]):
        yield from _turn_up(t, ship)
    if not sailed:
        yield from t.happens(_order(by_all(t.now), ship, on_top))
    if in_current(t.now, ship):
        yield from t.happens(AbilityUsed(CURRENT, ship, rule="CSG-TERR-CURR"))
    told = told or (yield from _course(t, ship, on_top))
    rammed = NO_SHIP
    if told == ABOUT:
        rammed = yield from _about_turn(t, ship)
    elif told != HELD:
        rammed = yield from _stop(t, ship, told)
    if able_to_fight(t.now, ship):
        yield from shots.free_shot(t, ship)
    docked = t.now.ship(ship).docked
    if docked and told.startswith("island"):
        yield from dock(t, ship)
        yield from exploring.free_search(t, ship, docked)
    if rammed and not (t.now.ship(ship).sunk or t.now.ship(rammed).sunk):
        yield from ramming.contact(t, ship, rammed, compelled=told == ABOUT)


def able_to_fight(s: State, ship: ShipId) -> bool:
    """CSG-TERR-FOG, CSG-KW-SUBMARINE: whether a ship may still shoot after its Move: neither lost nor under water."""
    return not (s.ship(ship).sunk or s.on(ship, "fog") or s.ship(ship).mode == "submerged" or used(s, OVER, ship))


def _order(s: State, ship: ShipId, on_top: bool) -> Shown:
    """CSG-MOVE-03, -05: how far the ship sails, by what, and how it is moved by hand."""
    segments, why = ((SHORT,), ()) if on_top else base_move(s, ship)
    name, (picture, colour) = ship_name(s, ship), ship_picture(s, ship)
    text = msg("csg-order-sail", ship=name, move=spelled(segments))
    if ship_card(s, ship).unlimited and not s.ship(ship).derelict:
        text = msg("csg-order-anywhere", ship=name)
    notes = [*why, *(msg(f"csg-note-{keyword}") for keyword in _BY_HAND if _shown(s, ship, keyword))]
    if prey := hunted(s, ship):
        notes.append(msg("csg-note-prey", ship=ship_name(s, prey)))
    if s.options.turning:
        notes.append(msg("csg-note-turning"))
    note = msg("core-said-list", items=tuple(notes)) if notes else None
    order = Order(text, picture, colour, decides(s, ship), note)
    return Shown(text, orders=(order,), rule="CSG-MOVE-03")


def _shown(s: State, ship: ShipId, keyword: str) -> bool:
    """Whether a keyword says something about this move (CSG-KW-SCHOONER, -WINDCATCHER); a Ghost Ship is not always
    spectral."""
    return s.ship(ship).mode == "spectral" if keyword == "ghost" else has(s, ship, keyword)


# ---------------------------------------------------------------------- where it lies


def _course(t: Ctx, ship: ShipId, on_top: bool) -> Procedure[str]:
    """CSG-MOVE-07, CSG-TERR: where the ship has come to lie; terrain on its way is met as it is told.

    CSG-SETUP-10: with it a captain or a helmsman face down may be called: nobody is asked for one, and nobody else is
    told that there is one.
    """
    passed: tuple[TerrainId, ...] = ()
    for leg in count(1):
        question = _where(t.now, ship, leg, passed, on_top, _callers(t, ship, on_top))
        if keeps_hidden(t.now, UnitId(ship)):
            question = question.with_public_view(_where(by_all(t.now), ship, leg, passed, on_top))
        told = yield from t.ask(question)
        if told == shots.CAPTAIN:
            yield from crew_aboard.show(t, ship, "captain")
            continue
        if told == HELMSMAN:
            yield from _turn_up(t, ship)
            yield from t.happens(_order(by_all(t.now), ship, on_top))
            continue
        if told == BOTH:
            return (yield from _corner(t, ship, leg))
        met = [each.id for each in terrain.hazards(t.now, ship) if each.id == told and each.id not in passed]
        if not met:
            return told
        passed = (*passed, *met)
        if (yield from terrain.meet(t, ship, met[0], leg)):
            return HELD
    raise AssertionError("a course has an end")


def _callers(t: Ctx, ship: ShipId, on_top: bool) -> tuple[Option, ...]:
    """CSG-SETUP-10, CSG-CREW-CAPTAIN, -HELMSMAN: who may be called from face down."""
    captain = shots.caller(t.now, t.book, ship)
    found = () if captain is None else (captain,)
    mine = base_move(seen_by(t.now, decides(t.now, ship)), ship)[0]
    if on_top or mine == base_move(by_all(t.now), ship)[0]:
        return found
    farther = msg("csg-helmsman-called-note", move=spelled(mine))
    return (*found, Option(HELMSMAN, msg("csg-helmsman-called"), farther, "crew:helmsman"))


def _turn_up(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-SETUP-10, CSG-CREW-HELMSMAN, -OARSMAN: by whom a ship sails farther than all know is turned up."""
    for skill in ("oarsman", "helmsman") if t.now.ship(ship).derelict else ("helmsman",):
        yield from crew_aboard.show(t, ship, skill)


def _where(
    s: State, ship: ShipId, leg: int, passed: tuple[TerrainId, ...], on_top: bool, called: tuple[Option, ...] = ()
) -> Choose:
    """Where the ship lies now: at sea, at an island, against another ship, turned on the spot; what it has touched.

    CSG-MOVE-02, CSG-KW-GHOST, -SEADRAGON: what a ship cannot come to lie at is not among the answers.
    called: who may be called from face down.
    """
    seat, who = s.ship(ship).seat, decides(s, ship)
    segments = base_move(s, ship)[0]
    sea = Option(OPEN_SEA, msg("csg-open-sea"), picture="csg:sea")
    about = Option(ABOUT, msg("csg-about-turn"), msg("csg-about-turn-note"), "csg:about") if segments else None
    free = has(s, ship, "seadragon")
    islands = () if free else (island_option(s, each.id, None, may_dock(s, ship, each.id)) for each in s.islands)
    near = () if free else (each for each in (*s.foes(seat), *s.afloat(seat)) if each.id != ship)
    others = tuple(ship_option(s, each.id, _against(s, each.id)) for each in near if each.towed != ship)
    both = () if free else (*_between(s, ship), *_elsewhere(s, ship))
    hazards = [each for each in terrain.hazards(s, ship) if each.id not in passed]
    met = tuple(Option(each.id, terrain_name(s, each.id), msg("csg-where-met"), f"csg:{each.kind}") for each in hazards)
    ends = tuple(
        Option(each.id, terrain_name(s, each.id), msg("csg-where-rests"), f"csg:{each.kind}")
        for each in terrain.rests(s, ship, passed)
        if each not in hazards
    )
    through = tuple(
        Option(each.id, terrain_name(s, each.id), None, f"csg:{each.kind}", verdict)
        for each, verdict in terrain.untouched(s, ship, passed)
    )
    turned = (about,) if about and not passed and not on_top else ()
    found = (*called, *islands, *others, *both, *met, *ends, *turned, *through)
    return q.choose(
        "where",
        (sea, *sorted(found, key=lambda option: not option.verdict.allowed)),
        key="where" if leg == 1 else f"where-{leg}",
        who=who,
        rule="CSG-MOVE-07",
        words={"ship": ship_name(s, ship)},
        note=True,
        nature="fact",
        about=(ship,),
        default=OPEN_SEA,
        forced=False,
    )


def _between(s: State, ship: ShipId) -> Iterator[Option]:
    """CSG-MOVE-07, CSG-DOCK-01: islands where the ship may dock, each with an enemy or a derelict that lies there."""
    for other in _concerned(s, ship):
        if other.docked and may_dock(s, ship, other.docked).allowed:
            picture, colour = ship_picture(s, other.id)
            yield Option(
                f"{other.docked}{AND}{other.id}", between(s, other.docked, other.id), None, picture, colour=colour
            )


def _concerned(s: State, ship: ShipId) -> Iterator[Ship]:
    """CSG-RAM-01, CSG-TOW-01: enemies and derelicts: what something follows from when a ship touches it."""
    seat = s.ship(ship).seat
    for other in s.afloat():
        if other.id != ship and other.towed != ship and (other.seat != seat or other.derelict):
            yield other


def _elsewhere(s: State, ship: ShipId) -> tuple[Option, ...]:
    """CSG-MOVE-07, CSG-DOCK-02: an island, and an enemy or a derelict that lies off it and is docked nowhere."""
    adrift = any(not other.docked for other in _concerned(s, ship))
    if not (adrift and any(may_dock(s, ship, each.id).allowed for each in s.islands)):
        return ()
    return (Option(BOTH, msg("csg-where-corner"), msg("csg-where-corner-note"), "csg:island"),)


def _corner(t: Ctx, ship: ShipId, leg: int) -> Procedure[str]:
    """CSG-MOVE-07, CSG-DOCK-02: between which island and which ship a ship has come to lie."""
    s = t.now
    ships = tuple(ship_option(s, each.id, _against(s, each.id)) for each in _concerned(s, ship) if not each.docked)
    islands = tuple(island_option(s, each.id) for each in s.islands if may_dock(s, ship, each.id).allowed)
    island = yield from _lies_at(
        t, ship, "beside-island" if leg == 1 else f"beside-island-{leg}", "csg-q-where-island", islands
    )
    other = yield from _lies_at(t, ship, "beside-ship" if leg == 1 else f"beside-ship-{leg}", "csg-q-where-ship", ships)
    return AND.join((island, other))


def _lies_at(t: Ctx, ship: ShipId, key: str, text: str, options: tuple[Option, ...]) -> Procedure[str]:
    """CSG-MOVE-07: what a ship has come to lie at, as the table sees it. text: the message that asks."""
    return (
        yield from t.choose(
            key,
            options,
            who=decides(t.now, ship),
            text=msg(text, ship=ship_name(t.now, ship)),
            nature="fact",
            about=(ship,),
        )
    )


def _against(s: State, other: ShipId) -> Msg | None:
    """How the ship touches another one, in words where it is not just anyhow."""
    return msg("csg-where-derelict") if s.ship(other).derelict else None


def _stop(t: Ctx, ship: ShipId, told: str) -> Procedure[ShipId]:
    """CSG-MOVE-07: what the ship touches ends its move. Returns the ship that it lies against, "" for none."""
    parts = told.split(AND)
    docked = next((IslandId(each) for each in parts if each.startswith("island")), AT_SEA)
    rammed = next((ShipId(each) for each in parts if each.startswith("ship")), NO_SHIP)
    on = (TerrainId(told),) if told.startswith("terrain") else ()
    touch = (rammed,) if rammed else ()
    yield from t.happens(ShipMoved(ship, docked, touch, bool(rammed), on, rule="CSG-MOVE-07"))
    return rammed


def _about_turn(t: Ctx, ship: ShipId) -> Procedure[ShipId]:
    """CSG-MOVE-06: the ship turns where it lies. Returns the enemy that its bow has swung into, "" for none."""
    s = t.now
    seat = s.ship(ship).seat
    foes = tuple(ship_option(s, each.id) for each in s.foes(seat))
    told = NOBODY
    if foes:
        options = (Option(NOBODY, msg("csg-nobody"), picture="csg:sea"), *foes)
        words = {"ship": ship_name(s, ship)}
        asked = decides(s, ship)
        told = yield from t.choose(
            "swung", options, who=asked, words=words, nature="fact", about=(ship,), default=NOBODY, forced=False
        )
    rammed = NO_SHIP if told == NOBODY else ShipId(told)
    yield from t.happens(Turned(ship, (rammed,) if rammed else (), rule="CSG-MOVE-06"))
    return rammed


COMMANDS: dict[str, ProcedureFunction] = {"move": move, "sail-clear": sail_clear}
JUDGES: dict[str, Judge] = {"move": may_move, "sail-clear": may_sail_clear}
