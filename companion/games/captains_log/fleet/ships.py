"""1.3 Ships: printed values of players' ships (D-06, D-08), and what a ship of either kind is worth in a fight.

A value that nobody copied is asked for when a procedure needs it, and then kept.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from math import ceil
from typing import Self, cast

from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.copied_cards import read_off, recalled
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Field, Form, Option, Record
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet import npc_pile
from companion.games.captains_log.fleet.hostility import card_of, in_play
from companion.games.captains_log.fleet.npc_card import NpcCard, npc_card_form
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Book, Effect
from companion.games.captains_log.model.ids import Nation, SeatId, SheetId, ShipId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import Player, State

DRAFTS = ("1", "1.5", "2", "2.5", "3")
"""CL-SHP-16: possible initial drafts."""

CARD = ("defence", "hull", "crew", "max_upgrades", "max_sails", "draft")
"""Values of a player's ship card that the rules need and that are copied together."""


@dataclass(frozen=True, slots=True)
class PlayerShip:
    """A player's ship as printed (CL-SHP-02, CL-SHP-03); None where nobody has copied the value.

    hull: damage of one type that destroys it.  crew: capacity.  movement: hexes before modifiers.  yaw_rear_side,
    yaw_rear: movement lost by turning round before the first step.  draft: initial.  value: doubloons, None also for a
    ship that is not for sale.
    """

    level: int | None = None
    defence: int | None = None
    hull: int | None = None
    movement: int | None = None
    max_sails: int | None = None
    yaw_rear_side: int | None = None
    yaw_rear: int | None = None
    draft: float | None = None
    crew: int | None = None
    max_upgrades: int | None = None
    value: int | None = None

    @classmethod
    def of(cls, sheet: SheetId, record: Record) -> Self:
        """The ship as copied; one that is printed on the board has the level by which it is named."""
        values = dict(record) | ({"level": sheet.board[1]} if sheet.is_board else {})
        numbers = {f.name: values.get(f.name) for f in fields(cls) if f.name != "draft"}
        draft = values.get("draft")
        return cls(draft=float(draft) if isinstance(draft, str) else None, **cast(dict[str, int | None], numbers))


def ship_title(subject: SheetId) -> Msg:
    """A player's ship in words."""
    if subject.is_board:
        side, level = subject.board
        return msg("cl-ship-of-board", side=side, level=level)
    return msg("cl-ship-card", card=subject.name)


def _count(name: str, lo: int, hi: int, near: int, picture: str = "", *, step: int = 1) -> Field:
    label = msg(f"cl-ship-{name.replace('_', '-')}")
    return Field(name, label, "number", lo, hi, step, picture=picture, near=near)


@cache
def player_ship_form(subject: SheetId) -> Form:
    """D-06, D-08: the form by which a player's ship is copied; its hold is drawn on the player board.

    One that is printed on the board bears the level by which it is named.
    """
    drafts = tuple(Option(draft, msg("cl-draft", draft=float(draft))) for draft in DRAFTS)
    printed = subject.is_board
    named = (Field("name", msg("cl-ship-name"), "words"), _count("seal", 1, 2, 1), _count("level", 1, 4, 1))
    return Form(
        key=f"player-ship-{subject}",
        schema="player-ship",
        subject=subject,
        fields=(
            *(() if printed else named),
            _count("defence", 1, 20, 9, "icon:scales"),
            _count("hull", 1, 40, 9, "cube:water"),
            _count("crew", 0, 40, 8, "token:crew"),
            _count("max_upgrades", 0, 12, 4, "token:officer"),
            _count("movement", 1, 15, 7, "token:sail"),
            _count("max_sails", 0, 9, 2, "token:sail"),
            _count("yaw_rear_side", 0, 9, 1),
            _count("yaw_rear", 0, 9, 2),
            Field("draft", msg("cl-ship-draft"), "choice", options=drafts),
            _count("value", 0, 40000, 10000, "token:coin", step=1000),
        ),
        layout=(
            Band(
                tuple(
                    Row(pair)
                    for pair in (
                        ("name",),
                        ("seal",),
                        ("level", "draft"),
                        ("defence", "hull"),
                        ("crew", "max_upgrades"),
                        ("movement", "max_sails"),
                        ("yaw_rear_side", "yaw_rear"),
                        ("value",),
                    )
                )
            ),
        ),
        text=msg("cl-ship-form", ship=ship_title(subject)),
        note=msg("cl-ship-form-note"),
        rule="CL-SHP-02",
        retired=("slots", "cannons", "damage", "rowboats", "cabins", *(("level",) if printed else ())),
    )


def ship_known(s: State, seat: SeatId) -> PlayerShip:
    """A player's ship as far as it has been copied."""
    return PlayerShip.of(s.player(seat).sheet, s.card("player-ship", s.player(seat).sheet) or ())


def ship_number(s: State, seat: SeatId, name: str) -> int | None:
    """One printed number of a player's ship, None while it is unknown."""
    value = dict(s.card("player-ship", s.player(seat).sheet) or ()).get(name)
    return value if isinstance(value, int) else None


def added(book: Book, player: Player, what: Effect) -> int:
    """What the upgrades of a player add to something."""
    return equipment.effect(book, player, what)


def crew_limit(s: State, book: Book, seat: SeatId) -> int | None:
    """CL-SHP-02, CL-UPG-06: people that a player's ship holds, cabins included; None while its card is unknown."""
    capacity = ship_number(s, seat, "crew")
    return None if capacity is None else capacity + added(book, s.player(seat), "crew_limit")


def component(s: State, ship: ShipId) -> Form:
    """The form of the card on which a ship's values are printed."""
    if ship.is_npc:
        return npc_card_form(s.npc(ship).card)
    return player_ship_form(s.player(ship).sheet)


def printed(t: Ctx, ship: ShipId, name: str, *, key: str) -> Procedure[int]:
    """A printed number of a ship: as copied; else read off its card now, with what stands beside it, and kept."""
    if ship.is_npc and card_of(t.now, ship) is None:
        yield from npc_pile.face(t, ship.npc, key=f"{key}-{name}-face")
    form = component(t.now, ship)
    record = dict((yield from recalled(t, form, key=f"{key}-{name}-known")))
    value = record.get(name)
    if not isinstance(value, int):
        beside = CARD if name in CARD else (name,)
        fresh = form.schema == "player-ship" and all(record.get(other) is None for other in beside)
        line = first_of(line for line in form.fields if line.name == name)
        text = form.text if fresh else msg("cl-q-printed", what=line.label, ship=who(t.now, ship))
        more = beside if fresh else ()
        told = yield from read_off(t, form, name, beside=more, key=f"{key}-{name}", text=text, about=(ship,))
        value = dict(told)[name]
    assert isinstance(value, int)
    return value


def afloat(s: State) -> tuple[ShipId, ...]:
    """Every ship whose miniature is on the map, players first."""
    return tuple(ship for ship in (*(p.id for p in s.players), *(n.id for n in s.npcs)) if in_play(s, ship))


def absent(s: State) -> tuple[ShipId, ...]:
    """Every ship whose card all can read, and whose miniature is not on the map."""
    known = (npc.id for npc in s.npcs if card_of(s, npc.id) is not None)
    return tuple(ship for ship in (*(p.id for p in s.players), *known) if not in_play(s, ship))


def sides(s: State, ship: ShipId) -> tuple[Nation, ...]:
    """The factions that a ship belongs to: those a player has joined (CL-JON-01), both of a corsair (CL-NPC-10).

    The first one is its own for all effects; a corsair, player or not, counts as a pirate (CL-JON-03).
    """
    if ship.is_player:
        return tuple(sorted(s.joined(ship), key=lambda side: side != "pirates"))
    card = card_of(s, ship)
    return card.sides if card else ()


def flag_of(s: State, ship: ShipId) -> Nation | None:
    """The faction that a ship counts for: the first of its own; None for a player who has joined nobody."""
    return next(iter(sides(s, ship)), None)


def commander(s: State, ship: ShipId) -> ShipId:
    """CL-CAP-33, A-52: for whom a ship's deeds count: itself, or the player whose captain commands it."""
    return (s.npc(ship).owner or ship) if ship.is_npc else ship


def allied(s: State, one: ShipId, other: ShipId) -> bool:
    """CL-PIN-01, -04: whether two ships are of the same faction or team; a corsair supports both of its own."""
    theirs = sides(s, other)
    if commander(s, one) == commander(s, other):  # CL-CAP-33
        return one != other
    return one != other and (one in s.options.team(other) or any(side in theirs for side in sides(s, one)))


def npc_card(s: State, npc_id: ShipId) -> NpcCard:
    """The card of an NPC that is on the map."""
    card = card_of(s, npc_id)
    if card is None:
        raise ValueError(f"{npc_id} lies face down")
    return card


def initial_crew(level: int, numbers: Numbers) -> int:
    """CL-SHP-13: crew of a new or respawned ship; a level-4 ship has no mark of its own and takes that of level 3."""
    return (numbers.initial_crew_1, numbers.initial_crew_2, numbers.initial_crew_3)[min(level, 3) - 1]


def party_limit(crew: int, draft: float) -> int:
    """CL-BOA-03: largest boarding party; those who sail the ship round up (A-19)."""
    return max(0, crew - ceil(draft))
