"""CSG-SHOOT-07, CSG-FORT-09, -10, CSG-KW-CATAMARAN, -MARINE: what hits do to a ship, a fort, a marine."""

from __future__ import annotations

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Change, Die, Fate, Order, Result, Side
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery import joysides, specialists
from companion.games.pirates_csg.gunnery.firing import Ammo, Salvo
from companion.games.pirates_csg.gunnery.shooting_odds import saves_from
from companion.games.pirates_csg.gunnery.targets import gone, unit_name
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import NOWHERE, CrewId, FortId, ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx, fort_name, island_name, ship_name, ship_picture
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import losses
from companion.games.pirates_csg.ship.cards import ship_card


class FlagsLost(Event[State], formerly=("name", "place", "before", "seat")):
    """CSG-FORT-09, -10, A-09: flags of a fort are gone; a fort without any is hit once more and destroyed."""

    fort: FortId
    flags: int
    destroyed: bool

    def apply(self, s: State) -> State:
        fort = s.fort(self.fort)
        if not self.destroyed:
            return s.with_fort(self.fort, flags=fort.flags - self.flags)
        coins = tuple(replace(each, where=fort.island) if each.where == self.fort else each for each in s.coins)
        hidden = s.island(fort.island).coins + fort.coins
        freed = replace(s, coins=coins).with_island(fort.island, coins=hidden, marks=())
        return freed.with_fort(self.fort, flags=0, gone=True, coins=0)

    def line(self, s: State, book: object) -> Msg:
        name = fort_name(s, self.fort)
        if self.destroyed:
            return msg("csg-ev-fort-destroyed", fort=name)
        left = s.fort(self.fort).flags - self.flags
        return msg("csg-ev-flags" if left else "csg-ev-fort-abandoned", fort=name, n=self.flags)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        fort, name = s.fort(self.fort), fort_name(s, self.fort)
        if self.destroyed:
            text = msg("csg-order-fort-destroyed", fort=name, place=island_name(s, fort.island))
            return Fate(self.line(s, book), picture="csg:fort"), Order(text, "csg:fort", seat=fort.seat)
        order = Order(msg("csg-order-flags", fort=name, n=self.flags), "csg:fort", seat=fort.seat)
        left = fort.flags - self.flags
        change = Change(msg("csg-told-flags", fort=name), "csg:fort", fort.flags, left, False, 0)
        return (order, change) if left else (Fate(self.line(s, book), picture="csg:fort"), order, change)


class MarineHit(Event[State], formerly=("name",)):
    """CSG-KW-MARINE: a marine on an island was hit; twice in a turn, and it is out of the game."""

    crew: CrewId
    dead: bool

    def apply(self, s: State) -> State:
        if self.dead:
            return s.with_crew(self.crew, gone=True, where=NOWHERE, shown=True)
        return s.with_turn(used=(*s.turn.used, f"grazed:{self.crew}"))

    def line(self, s: State, book: object) -> Msg:
        marine = unit_name(s, UnitId(self.crew))
        return msg("csg-ev-marine-lost" if self.dead else "csg-ev-marine-stays", marine=marine)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "token:crew", good=False if self.dead else None),)


class HitsSaved(Noted):
    """CSG-KW-CATAMARAN, -TRIMARAN: a die for every hit on a ship was rolled. saved: so many of the hits are undone."""

    ship: ShipId
    rolled: tuple[int, ...]
    saved: int

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-saves", ship=ship_name(s, self.ship), n=self.saved, of=len(self.rolled))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        faces = book.numbers.die_faces
        least = saves_from(s, book, self.ship) or faces
        dice = tuple(Die(face, faces, did=int(face >= least)) for face in self.rolled)
        side = Side(ship_name(s, self.ship), *ship_picture(s, self.ship), dice)
        return (Result(self.line(s, book), (side,), picture="token:cannon"),)


def suffer(t: Ctx, salvo: Salvo, key: str, before: int = 0) -> Procedure[None]:
    """CSG-SHOOT-07: the target takes what has hit it. before: hits that it has taken in the same Shoot action."""
    target, by = salvo.target, salvo.seat
    if gone(t.now, target) or not salvo.hits:
        return
    if target.is_fort:
        yield from _flags(t, FortId(target), len(salvo.hits))
        return
    if not target.is_ship:
        yield from _marine(t, CrewId(target), len(salvo.hits))
        return
    ship = ShipId(target)
    hits = yield from _saved(t, ship, salvo.hits, key)
    frail = "canoe" in ship_card(t.now, ship).keywords
    special = () if frail else tuple(ammo for ammo in hits if not _breaks(t.now, ship, ammo))
    yield from losses.hit(t, ship, len(hits) - len(special), by, f"masts-{key}", before=before)
    for n, ammo in enumerate(special, 1):
        if not t.now.ship(ship).sunk:
            if ammo == "coin":
                yield from joysides.give(t, ShipId(salvo.unit), ship, f"{key}-{n}")
            else:
                yield from specialists.befall(t, ship, ammo, by, f"{key}-{n}")


def _breaks(s: State, ship: ShipId, ammo: Ammo) -> bool:
    """CSG-MOVE-09: whether a hit takes masts, or sinks; a firepot does that to a ship without any that could burn."""
    return ammo == "ball" or (ammo == "firepot" and s.ship(ship).derelict)


def _saved(t: Ctx, ship: ShipId, hits: tuple[Ammo, ...], key: str) -> Procedure[tuple[Ammo, ...]]:
    """CSG-KW-CATAMARAN, -TRIMARAN, A-14: a die for every hit; high ones undo it. Returns the hits that count."""
    s, n = t.now, t.book.numbers
    least, found = saves_from(s, t.book, ship), s.ship(ship)
    if least is None:
        return hits
    name = ship_name(s, ship)
    rolled = yield from t.roll(
        "saves",
        Dice(name, len(hits), n.die_faces, hit_from=least),
        at=key,
        who=found.seat,
        words={"ship": name, "n": least},
        about=(ship,),
    )
    hulls, counted = found.plates, []
    every = s.options.ruling("A-14") == "always"
    for ammo, face in zip(hits, rolled, strict=True):
        if face >= least and (every or hulls):
            continue
        counted.append(ammo)
        hulls -= bool(hulls)
    yield from t.happens(HitsSaved(ship, rolled, len(hits) - len(counted), rule="CSG-KW-CATAMARAN"))
    return tuple(counted)


def _flags(t: Ctx, fort: FortId, hits: int) -> Procedure[None]:
    """CSG-FORT-09, -10, A-09: each hit takes a flag; one more than there are, and the fort is gone."""
    found = t.now.fort(fort)
    spare = 0 if t.now.options.ruling("A-09") == "destroyed" else 1
    destroyed = hits >= found.flags + spare if found.flags else hits > 0
    rule = "CSG-FORT-10" if destroyed else "CSG-FORT-09"
    yield from t.happens(FlagsLost(fort, min(hits, found.flags), destroyed, rule=rule))


def _marine(t: Ctx, crew: CrewId, hits: int) -> Procedure[None]:
    """CSG-KW-MARINE: a marine on an island falls with the second hit of a turn."""
    before = f"grazed:{crew}" in t.now.turn.used
    dead = hits + before >= t.book.numbers.marine_hits
    yield from t.happens(MarineHit(crew, dead, rule="CSG-KW-MARINE"))
