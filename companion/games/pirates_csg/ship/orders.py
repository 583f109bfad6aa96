"""CSG-ACT, CSG-EXTRA: main actions: which unit may be given which, how often, and in which order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.events.event import Event
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.ids import Action, SeatId, ShipId
from companion.games.pirates_csg.model.names import actor_name, ship_name, ship_picture
from companion.games.pirates_csg.model.records import Extra, Given, Ship
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.base_move import base_move
from companion.games.pirates_csg.ship.cards import able, at_work, crew_card, has, in_force, laden, ship_card, used

FREE = "free"
"""Group of the free actions in the menu of a turn (CSG-ACT-03)."""
STAGES: Final = ("move", "shoot", "explore", "repair", "extra", "build")
"""CSG-MOVE-01 to CSG-FORT-03, CSG-EXTRA-01: in which order actions are carried out."""
_ONLY: Final[tuple[tuple[str, tuple[Action, ...]], ...]] = (
    ("flotilla", ("shoot", "repair")),
    ("seamonster", ("move", "shoot")),
    ("seadragon", ("move", "shoot")),
    ("kraken", ("move", "shoot")),
    ("titan", ("move", "shoot", "explore")),
)
"""CSG-KW-FLOTILLA, -SEAMONSTER, -SEADRAGON, -KRAKEN, -TITAN: keywords of what is given some main actions only."""
OVER: Final = "over"
"""Under this name a ship whose turn is over is noted (CSG-TERR-FOG)."""


class ActionGiven(Event[State], formerly=("name",)):
    """CSG-ACT-01: a unit was given a main action."""

    unit: str
    action: Action

    def apply(self, s: State) -> State:
        extra = on_top(s, self.unit)
        more = list(s.turn.more)
        if extra and (fitting := [each for each in more if _fits(s, each, self.unit, self.action)]):
            more.remove(next((each for each in fitting if each.same), fitting[0]))
        return s.with_turn(given=(*s.turn.given, Given(self.unit, self.action, extra)), more=tuple(more))

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-given", name=actor_name(s, self.unit), action=msg(f"csg-action-{self.action}"))


class ActionReturned(Event[State], formerly=("name",)):
    """CSG-SHOOT-02: nothing was in reach, so that a main action was not carried out: the unit still has it. more: the
    extra actions that were there before it was given."""

    unit: str
    more: tuple[Extra, ...] = ()

    def apply(self, s: State) -> State:
        last = max(place for place, each in enumerate(s.turn.given) if each.unit == self.unit)
        given = (*s.turn.given[:last], *s.turn.given[last + 1 :])
        return s.with_turn(given=given, more=self.more)

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-action-returned", name=actor_name(s, self.unit))


def on_top(s: State, unit: str) -> bool:
    """CSG-EXTRA-01: whether the next action of a unit comes on top: it has had its own, or is somebody else's."""
    lent = unit.startswith("ship") and s.ship(ShipId(unit)).seat != s.turn.seat
    return lent or unit in [given.unit for given in s.turn.given]


def _fits(s: State, extra: Extra, unit: str, action: Action) -> bool:
    """CSG-KW-BORNLEADER: whether an extra action may be this one of this unit."""
    return extra.unit == unit and (not extra.same or action in s.actions_of(unit)[:1])


class AbilityUsed(Event[State]):
    """CSG-GEN-03: an ability was used, which serves once in a turn. crew: who has revealed themselves by it."""

    ability: str
    whose: str
    crew: str = ""

    def apply(self, s: State) -> State:
        crew = tuple(replace(each, shown=True) if each.id == self.crew else each for each in s.crew)
        marked = replace(s, crew=crew)
        return marked.with_turn(used=(*s.turn.used, f"{self.ability}:{self.whose}"))


def commanded(s: State) -> Iterator[Ship]:
    """CSG-ACT-02, CSG-KW-ALLPOWERFUL: the ships that the active player commands: their own, and those lent to them."""
    lent = {each.unit for each in s.turn.more}
    for ship in s.afloat():
        if ship.seat == s.turn.seat or ship.id in lent:
            yield ship


def decides(s: State, ship: ShipId) -> SeatId:
    """A-24: who says what a ship does: its player, or who has given an enemy ship its action."""
    lent = any(each.unit == ship for each in s.turn.given)
    return s.turn.seat if lent else s.ship(ship).seat


def may_be_given(s: State, unit: str, name: Msg, seat: SeatId, action: Action) -> Verdict:
    """CSG-ACT-01, -02, CSG-EXTRA-01, -03, CSG-COM-01, A-33: one main action a turn for each own unit; extra ones, as
    many as are granted unless the table agreed on one at most, after all others."""
    given, more = s.actions_of(unit), [each for each in s.turn.more if each.unit == unit]
    verdict = require(seat == s.turn.seat or bool(more), "CSG-ACT-02", msg("csg-act-not-yours", name=name))
    what = msg(f"csg-action-{action}")
    reached = max((_stage(each) for each in s.turn.given), default=0)
    if on_top(s, unit):
        if given and not more:
            done = msg("csg-act-done", name=name, action=msg(f"csg-action-{given[-1]}"))
            return verdict & refused("CSG-ACT-01", done)
        same = not given or any(_fits(s, each, unit, action) for each in more)
        verdict &= require(same, "CSG-KW-BORNLEADER", msg("csg-act-same", name=name))
        taken = sum(each.unit == unit and each.extra for each in s.turn.given)
        one = s.options.ruling("C-01") == "one" and taken
        verdict &= require(not one, "CSG-COM-01", msg("csg-act-one-extra", name=name))
        stage = STAGES.index("extra")
    else:
        if s.turn.declared is not None:
            declared = (unit, action) in s.turn.declared
            verdict &= require(declared, "CSG-ACT-01", msg("csg-act-undeclared", name=name))
        stage = STAGES.index(action) if action in STAGES else reached
    late = msg("csg-act-too-late", action=what, reached=msg(f"csg-action-{STAGES[reached]}"))
    return verdict & require(stage >= reached, "CSG-MOVE-01", late)


def _stage(given: Given) -> int:
    """How far a turn has come with an action; what takes the place of one is done at any time."""
    if given.extra:
        return STAGES.index("extra")
    return STAGES.index(given.action) if given.action in STAGES else 0


def at_hand(s: State, ship: ShipId) -> Verdict:
    """CSG-ACT-03: a free action is for an own ship that lies on the table, in the own turn."""
    name = ship_name(s, ship)
    return _on_the_table(s, ship) & require(
        s.ship(ship).seat == s.turn.seat, "CSG-ACT-03", msg("csg-act-not-yours", name=name)
    )


def able_to(s: State, ship: ShipId, keyword: str) -> Verdict:
    """CSG-KW: whether a ship, or crew at work aboard, has the keyword that something takes."""
    there = has(s, ship, keyword)
    return require(there, f"CSG-KW-{keyword.upper()}", msg("csg-act-cannot", ship=ship_name(s, ship)))


def _on_the_table(s: State, ship: ShipId) -> Verdict:
    """CSG-ACT-02: nothing is done with a ship that has sunk, or has not been set on the table."""
    there = s.ship(ship).deployed and not s.ship(ship).sunk
    return require(there, "CSG-ACT-02", msg("csg-act-away", ship=ship_name(s, ship)))


def may_act(s: State, ship: ShipId, action: Action) -> Verdict:
    """Whether a ship may be given a main action now; what the action itself needs is for its own chapter."""
    found, name = s.ship(ship), ship_name(s, ship)
    verdict = _on_the_table(s, ship) & may_be_given(s, ship, name, found.seat, action)
    verdict &= require(not used(s, OVER, ship), "CSG-TERR-FOG", msg("csg-act-over", ship=name))
    verdict &= require(not found.wreck, "CSG-TERR-REEF", msg("csg-act-wreck", ship=name))
    idle = any(each.what == "idle" for each in found.hindered)
    verdict &= require(not idle, "CSG-KW-JOYSIDES", msg("csg-act-idle", ship=name))
    busy = bool(laden(s, ship)) and action != "move"
    verdict &= require(not busy, "CSG-KW-JOYSIDES", msg("csg-act-laden", ship=name))
    what, keywords = msg(f"csg-action-{action}"), in_force(s, ship)
    for keyword, actions in _ONLY:
        if keyword in keywords:
            never = require(
                action in (*actions, "other"), f"CSG-KW-{keyword.upper()}", msg("csg-act-never", ship=name, action=what)
            )
            verdict &= never
    if "canoe" in keywords:
        verdict &= _paddled(s, ship, action)
    if action == "move":
        verdict &= require(not found.tangled, "CSG-TERR-SARG", msg("csg-act-tangled", ship=name))
    else:
        dived = found.mode == "submerged" and action != "other"
        verdict &= require(not dived, "CSG-KW-SUBMARINE", msg("csg-act-dived", ship=name))
    if action == "shoot":
        verdict &= require(not s.on(ship, "fog"), "CSG-TERR-FOG", msg("csg-act-lost", ship=name))
    return verdict & _adrift(s, ship, action) if found.derelict else verdict


def _adrift(s: State, ship: ShipId, action: Action) -> Verdict:
    """CSG-MOVE-09: what a derelict may still do."""
    name = ship_name(s, ship)
    if action == "move":
        return require(bool(base_move(s, ship)[0]), "CSG-MOVE-09", msg("csg-act-derelict", ship=name))
    if action == "shoot":
        armed = bool(able(s, ship, "musketeer")) or has(s, ship, "marine")
        return require(armed, "CSG-MOVE-09", msg("csg-act-derelict-shoot", ship=name))
    return require(action != "build", "CSG-MOVE-09", msg("csg-act-derelict", ship=name))


def chieftain_aboard(s: State, canoe: ShipId) -> bool:
    """CSG-KW-CHIEFTAIN: whether a chieftain of a canoe's nation is at work aboard a friendly ship."""
    chiefs = [crew_card(s, crew) for ship in s.afloat(s.ship(canoe).seat) for crew in at_work(s, ship.id)]
    return any("chieftain" in chief.keywords and chief.nation == ship_card(s, canoe).nation for chief in chiefs)


def _paddled(s: State, canoe: ShipId, action: Action) -> Verdict:
    """CSG-KW-CHIEFTAIN, -CANOE: all canoes of a nation do the same; without their chieftain only one of them acts."""
    seat, flag = s.ship(canoe).seat, ship_card(s, canoe).nation
    kin = [each.id for each in s.afloat(seat) if has(s, each.id, "canoe") and ship_card(s, each.id).nation == flag]
    done = [each.action for each in s.turn.given if each.unit in kin and each.unit != canoe]
    all_act = chieftain_aboard(s, canoe)
    verdict = require(all_act or not done, "CSG-KW-CANOE", msg("csg-act-one-canoe"))
    alike = not all_act or all(each == action for each in done)
    verdict &= require(alike, "CSG-KW-CHIEFTAIN", msg("csg-act-canoes-alike"))
    early = action == "explore" and s.turn.number <= len(s.players)
    return verdict & require(not early, "CSG-KW-CANOE", msg("csg-act-canoe-early"))


def sails(s: State, ship: ShipId) -> bool:
    """Whether a ship is one that moves at all by itself: neither a floating battery nor a wreck."""
    return not ship_card(s, ship).towed and not s.ship(ship).wreck


def ship_offer(
    s: State,
    ship: ShipId,
    option: str,
    label: str,
    verdict: Verdict,
    group: str,
    wish: Command,
    note: Msg | None = None,
) -> Offer:
    """Something that a ship may do now, in the menu of a turn: called by its name and drawn as it lies.

    option: what the ship does, which goes before its id.  label: key of the words for it.
    """
    picture, colour = ship_picture(s, ship)
    words = msg(label, ship=ship_name(s, ship))
    return Offer(Option(f"{option}-{ship}", words, note, picture, verdict, group, colour), wish)
