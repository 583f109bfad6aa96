"""CSG-KW-SWITCHBLADE: blades that ram whatever they touch."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from companion.core.kit.chapters import Judge
from companion.core.procedures.game_parts import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name, ship_option, ship_picture
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea import ramming
from companion.games.pirates_csg.sea.contacts import ContactTold
from companion.games.pirates_csg.ship.cards import has
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed, able_to, at_hand

DONE: Final = "done"
"""The answer of blades that touch nobody, or nobody more."""


def may_cut(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-SWITCHBLADE: after a Move or a Shoot, once for each."""
    name, acted = ship_name(s, ship), s.actions_of(ship)
    cut = sum(each == f"blades:{ship}" for each in s.turn.used)
    chances = sum(action in ("move", "shoot") for action in acted)
    verdict = at_hand(s, ship) & able_to(s, ship, "switchblade")
    verdict &= require(chances > cut, "CSG-KW-SWITCHBLADE", msg("csg-blades-after", ship=name))
    anybody = any(ramming.may_ram(s, ship, each.id).allowed for each in s.foes(s.ship(ship).seat))
    return verdict & require(anybody, "CSG-RAM-01", msg("csg-blades-nobody"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """The blades of every own ship that has some."""
    for ship in s.afloat(s.turn.seat):
        if has(s, ship.id, "switchblade"):
            picture, colour = ship_picture(s, ship.id)
            label = msg("csg-blades", ship=ship_name(s, ship.id))
            option = Option(f"blades-{ship.id}", label, None, picture, may_cut(s, ship.id), FREE, colour)
            yield Offer(option, command("extend-blades", ship=ship.id))


def extend(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-SWITCHBLADE: every enemy that a blade touches is rammed, in the order that the player likes."""
    yield from t.happens(AbilityUsed("blades", ship, rule="CSG-KW-SWITCHBLADE"))
    done: tuple[str, ...] = ()
    for turn in count(1):
        foes = tuple(each.id for each in t.now.foes(t.now.ship(ship).seat) if each.id not in done)
        options = tuple(ship_option(t.now, each, None, ramming.may_ram(t.now, ship, each)) for each in foes)
        kin = (each.id for each in t.now.afloat(t.now.ship(ship).seat) if each.id != ship)
        own = tuple(ship_option(t.now, each, None, ramming.may_ram(t.now, ship, each)) for each in kin)
        if t.now.ship(ship).sunk or not any(option.verdict.allowed for option in options):
            return
        told = yield from t.ask(
            Choose(
                key=f"blades-{turn}",
                text=msg("csg-q-blades", ship=ship_name(t.now, ship)),
                rule="CSG-KW-SWITCHBLADE",
                nature="fact",
                who=t.now.ship(ship).seat,
                about=(ship,),
                options=(*options, Option(DONE, msg("csg-nobody"))),
                left_out=own,
                default=DONE if done else first_of(option.id for option in options if option.verdict.allowed),
            )
        )
        if told == DONE:
            return
        done = (*done, told)
        if ShipId(told) not in t.now.touching(ship):
            yield from t.happens(ContactTold(ship, ShipId(told), rule="CSG-KW-SWITCHBLADE"))
        yield from ramming.contact(t, ship, ShipId(told), blades=True)


COMMANDS: dict[str, ProcedureFunction] = {"extend-blades": extend}
JUDGES: dict[str, Judge] = {"extend-blades": may_cut}
