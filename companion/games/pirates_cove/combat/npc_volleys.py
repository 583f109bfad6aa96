"""PC-LEG-03..06, PC-NAVY-03: the volleys of ships that nobody plays: whom they fire at, and why."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.event import Event
from companion.core.procedures.decision_report import Report, passed
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import TABLE, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.combat import fleet, shots, volleys
from companion.games.pirates_cove.legends import legendary_pirates
from companion.games.pirates_cove.legends.legendary_pirates import PossibleTarget
from companion.games.pirates_cove.model.book import Book, Trait
from companion.games.pirates_cove.model.ids import SECTIONS, SeatId, Section, ShipId
from companion.games.pirates_cove.model.names import Ctx, section_name
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import strength


class ShotBegun(Event[State]):
    """PC-LEG-04: a ship that nobody plays is about to fire; how it decides is told step by step."""

    ship: ShipId

    def apply(self, s: State) -> State:
        return replace(s, report=Report(self.ship))


class TargetChosen(Event[State], formerly=("text",)):
    """PC-LEG-05: a Legendary Pirate has chosen its target. fresh: a new series begins with it."""

    ship: ShipId
    target: SeatId
    fresh: bool

    def apply(self, s: State) -> State:
        rows = dict(s.fight.series)
        rows[self.ship] = (self.target,) if self.fresh else (*rows.get(self.ship, ()), self.target)
        return s.with_combat(series=tuple(rows.items()))

    def line(self, s: State, book: Book) -> Msg:
        why, rank = "fresh" if self.fresh else "next", msg(f"pc-rank-{_trait(s, book, self.ship)}")
        name, target = fleet.name(s, self.ship), fleet.name(s, self.target)
        return msg(f"pc-ev-aims-{why}", name=name, target=target, rank=rank)


def _trait(s: State, book: Book, ship: ShipId) -> Trait | None:
    """By what a pirate ranks its opponents."""
    return legendary_pirates.card(s, book, s.legend_at(ship).legend).ranks


def npc_volley(t: Ctx, ship: ShipId) -> Procedure[None]:
    """PC-LEG-03, -04, PC-NAVY-03, PC-FLEE-04: one volley; a pirate goes by its card, the Navy by its controller."""
    yield from t.happens(ShotBegun(ship, rule="PC-NAVY-03" if ship.is_navy else "PC-LEG-04"))
    if ship.is_navy:
        target, sections = yield from _commanded(t, ship)
    else:
        target = yield from _ranked(t, ship)
        sections = fleet.npc(t.now, t.book, ship).attacks
    shot = shots.of_npc(t.now, t.book, ship, target, sections)
    yield from volleys.roll(t, shot, _roller(t.now, ship))


def _roller(s: State, ship: ShipId) -> str:
    """PC-LEG-03, PC-NAVY-03: who throws the dice of this ship: the Navy's controller, for a pirate somebody apart."""
    if ship.is_navy:
        return s.navy.controller if s.navy is not None else TABLE
    return fleet.roller(s) or TABLE


def _ranked(t: Ctx, ship: ShipId) -> Procedure[SeatId]:
    """PC-LEG-05, A-09: the highest in its own ranking of those not yet fired at in this series; dice in a tie."""
    name = fleet.name(t.now, ship)
    ranked = legendary_pirates.ranking(t.now, t.book, ship)
    before = dict(t.now.fight.series).get(ship, ())
    fresh = not before or all(each.seat in before for each in ranked)
    yield from passed(t, "series", fresh, msg("pc-node-series", name=name), "PC-LEG-05")
    rank = msg(f"pc-rank-{_trait(t.now, t.book, ship)}")
    text = msg("pc-node-rank", rank=rank, ships=tuple(_stands(t.now, each) for each in ranked))
    yield from passed(t, "rank", None, text, "PC-LEG-05")
    due = legendary_pirates.foremost(ranked)
    key = "tie-1" if len(due) > 1 else ""
    yield from passed(t, "alone", not key, msg("pc-node-alone"), "PC-LEG-05", key)
    n = 0
    while len(due) > 1:
        n += 1
        rolled = yield from strength.dice_between(t, due, f"tie-{n}", msg("pc-q-aim-tie", name=name))
        yield from t.happens(strength.LotsCast(tuple(rolled.items()), ship, rule="PC-SPEED-02"))
        best = max(rolled.values())
        due = tuple(SeatId(seat) for seat, face in rolled.items() if face == best)
    target = due[0]
    words = msg("pc-node-target", name=name, target=fleet.name(t.now, target))
    yield from passed(t, "target", None, words, "PC-LEG-05")
    yield from t.happens(TargetChosen(ship, target, fresh, rule="PC-LEG-05"))
    return target


def _stands(s: State, candidate: PossibleTarget) -> Msg:
    """An opponent in the ranking, with the value that counts."""
    key = "pc-node-stands-shot" if candidate.shot else "pc-node-stands"
    return msg(key, name=fleet.name(s, candidate.seat), n=candidate.worth)


def _commanded(t: Ctx, ship: ShipId) -> Procedure[tuple[SeatId, tuple[Section, ...]]]:
    """PC-NAVY-03, A-07: its controller picks the target, and the section if the table plays so."""
    navy = t.now.navy
    seat = navy.controller if navy is not None else ""
    chooses = t.now.options.ruling("A-07") == "controller"
    sections: Sequence[Section] = SECTIONS if chooses else SECTIONS[:1]
    options = []
    for target in fleet.seats(t.now):
        for section in sections:
            shot = shots.of_npc(t.now, t.book, ship, target, (section,))
            label = msg("pc-fire-at", name=fleet.name(t.now, target), section=section_name(section))
            figures = shots.figures(t.now, t.book, shot)
            options.append(Option(f"{target}-{section}", label, None, f"section:{section}", figures=figures))
    told = yield from t.choose("aim", options, who=seat, words={"name": t.now.name_of(SeatId(seat))})
    chosen, _, place = told.rpartition("-")
    target = SeatId(chosen)
    name = t.now.name_of(SeatId(seat))
    words = msg("pc-node-navy", name=name, target=fleet.name(t.now, target))
    yield from passed(t, "controller", None, words, "PC-NAVY-03", "aim")
    return target, tuple(each for each in SECTIONS if each == place)


COMMANDS: dict[str, ProcedureFunction] = {"npc-volley": npc_volley}
