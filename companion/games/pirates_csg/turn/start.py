"""CSG-START: what comes before any action of a turn, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Literal

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Arg, Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name, ship_option
from companion.games.pirates_csg.model.records import Hindered, Hindrance
from companion.games.pirates_csg.model.secrets import by_all
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard
from companion.games.pirates_csg.ship.cards import bearer, has, linked
from companion.games.pirates_csg.ship.orders import FREE, at_hand, ship_offer
from companion.games.pirates_csg.turn.extra import ExtraGranted

Mode = Literal["", "spectral", "submerged"]
Ability = Literal["fear", "ghost", "emperor"]
"""What a ship or its crew can do at the start of a turn, by its keyword; divers choose as ghosts do."""
RULES: Final[Mapping[Ability, str]] = {"fear": "CSG-KW-FEAR", "ghost": "CSG-KW-GHOST", "emperor": "CSG-KW-EMPEROR"}


class Frightened(Event[State], formerly=("name",)):
    """CSG-KW-FEAR: a ship is afraid. until: whose turn must end for it to pass."""

    ship: ShipId
    what: Hindrance
    until: SeatId

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, hindered=(*s.ship(self.ship).hindered, Hindered(self.what, self.until)))

    def line(self, s: State, book: Book) -> Msg:
        return msg(f"csg-ev-fear-{self.what}", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Fate(self.line(s, book), picture="token:skull"),)


class ModeChosen(Event[State], formerly=("name",)):
    """CSG-KW-GHOST, -SUBMARINE, -SEAMONSTER: a ship is spectral, or under water, until its next turn; or no longer."""

    ship: ShipId
    mode: Mode

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, mode=self.mode)

    def line(self, s: State, book: Book) -> Msg:
        return msg(f"csg-ev-mode-{self.mode or 'plain'}", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Order(self.line(s, book)),)


def known(s: State, ability: Ability) -> Iterator[ShipId]:
    """CSG-SETUP-10: own ships of which all at the table know that they can do something at the start of a turn."""
    seen = by_all(s)
    return (ship.id for ship in seen.afloat(s.turn.seat) if _can(seen, ship.id, ability))


def may_call(s: State, ship: ShipId, ability: Ability) -> Verdict:
    """CSG-SETUP-10, CSG-START-01: somebody face down aboard an own ship can do this, and no action was given yet."""
    hidden = _can(s, ship, ability) and not _can(by_all(s), ship, ability)
    verdict = at_hand(s, ship) & require(hidden, RULES[ability], msg("csg-call-nobody", ship=ship_name(s, ship)))
    return verdict & require(not s.turn.given, "CSG-START-01", msg("csg-call-late"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """CSG-SETUP-10: what somebody face down could do at the start of a turn: nobody is asked for it, their player calls
    them before any action is given."""
    seen = by_all(s)
    for ship in s.afloat(s.turn.seat):
        for ability in RULES:
            if _can(s, ship.id, ability) and not _can(seen, ship.id, ability):
                early, wish = may_call(s, ship.id, ability), command("call-crew", ship=ship.id, ability=ability)
                yield ship_offer(s, ship.id, ability, f"csg-call-{ability}", early, FREE, wish, msg("csg-call-note"))


def call(t: Ctx, ship: ShipId, ability: Ability) -> Procedure[None]:
    """CSG-SETUP-10: somebody face down is turned up and does what comes at the start of a turn."""
    yield from crew_aboard.use(t, f"call-{ability}", ship, bearer(t.now, ship, ability), RULES[ability])
    yield from _DEEDS[ability](t, ship)


def _can(s: State, ship: ShipId, ability: Ability) -> bool:
    """Whether a ship can do something at the start of its turn, as far as whoever looks knows."""
    if ability == "emperor":
        return linked(s, ship, ability)
    if ability == "fear":
        return has(s, ship, ability) and any(True for _ in s.foes(s.ship(ship).seat))
    return bool(_other_mode(s, ship))


def frighten(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-START-01, CSG-KW-FEAR, A-23, CSG-COM-05: a die for every enemy ship within S."""
    n, name, seat = t.book.numbers, ship_name(t.now, ship), t.now.ship(ship).seat
    near = yield from t.pick(
        "fear",
        (ship_option(t.now, each.id) for each in t.now.foes(seat)),
        at=ship,
        who=seat,
        rule="CSG-KW-FEAR",
        words={"ship": name, "n": n.fear_range},
        nature="fact",
        about=(ship,),
        default=(),
        none=msg("csg-nobody"),
    )
    dice = tuple(Dice(ship_name(t.now, each), 1, n.die_faces, of=each) for each in near)
    words: dict[str, Arg] = {"ship": name, "mute": n.fear_mute, "slow": n.fear_slow}
    rolled = yield from t.roll("fear-dice", *dice, at=ship, who=seat, rule="CSG-KW-FEAR", words=words, about=(ship,))
    for other, face in zip(near, rolled, strict=True):
        yield from _afraid(t, other, face)


def _afraid(t: Ctx, other: ShipId, face: int) -> Procedure[None]:
    """CSG-KW-FEAR: what a die does to a ship."""
    n = t.book.numbers
    if face == n.fear_mute:
        yield from t.happens(Frightened(other, "no-ability", t.now.turn.seat, rule="CSG-KW-FEAR"))
    elif face == n.fear_slow:
        yield from t.happens(Frightened(other, "slow", t.now.ship(other).seat, rule="CSG-KW-FEAR"))


def choose_mode(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-START-02, CSG-KW-GHOST, -SUBMARINE, -SEAMONSTER: spectral or not, under water or not, until the next turn."""
    found, mode = t.now.ship(ship), _other_mode(t.now, ship)
    rule = "CSG-KW-GHOST" if mode == "spectral" else "CSG-KW-SUBMARINE"
    likely, words = found.mode == mode, {"ship": ship_name(t.now, ship)}
    wanted = yield from t.yes_no(
        "mode", at=ship, who=found.seat, rule=rule, words=words, text=f"mode-{mode}", about=(ship,), default=likely
    )
    now: Mode = mode if wanted else ""
    if now != found.mode:
        yield from t.happens(ModeChosen(ship, now, rule=rule))


def _other_mode(s: State, ship: ShipId) -> Mode:
    """What a ship may choose to be, "" for one that has no choice."""
    if has(s, ship, "ghost"):
        return "spectral"
    return "submerged" if has(s, ship, "submarine") or has(s, ship, "seamonster") else ""


def command_fleet(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-START-02, CSG-KW-EMPEROR: aboard the ship of its link, on a 6 one ship of the fleet takes two actions."""
    n, name, seat = t.book.numbers, ship_name(t.now, ship), t.now.ship(ship).seat
    dice = (Dice(name, 1, n.die_faces, hit_from=n.emperor_face),)
    words: dict[str, Arg] = {"ship": name, "n": n.emperor_face}
    (face,) = yield from t.roll("emperor", *dice, at=ship, who=seat, rule="CSG-KW-EMPEROR", words=words, about=(ship,))
    if face < n.emperor_face:
        return
    options = tuple(ship_option(t.now, each.id) for each in t.now.afloat(seat))
    told = yield from t.choose(
        "emperor-ship", options, at=ship, who=seat, rule="CSG-KW-EMPEROR", text="extra", default=ship
    )
    yield from t.happens(ExtraGranted(told, rule="CSG-KW-EMPEROR"))


_DEEDS: Final[Mapping[Ability, Callable[[Ctx, ShipId], Procedure[None]]]] = {
    "fear": frighten,
    "ghost": choose_mode,
    "emperor": command_fleet,
}
COMMANDS: dict[str, ProcedureFunction] = {"call-crew": call}
JUDGES: dict[str, Judge] = {"call-crew": may_call}
