"""1.21 What only the table sees: who is in contact, in sight, in reach, nearest (CL-NPC-20, -25, -26, -29).

Several nodes of a flowchart are answered from one look, and nothing is asked that does not change the outcome. While
there is fog nobody is presumed to be in sight: it may lie on just that ship (CL-EVT-14).
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import fortresses, gunnery
from companion.games.captains_log.events import kraken
from companion.games.captains_log.fleet.npc_card import ActionFlag
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model.ids import NO_ONE, ShipId
from companion.games.captains_log.model.ledger import by_ruling
from companion.games.captains_log.model.names import nation, ship_option
from companion.games.captains_log.npcs import pilot
from companion.games.captains_log.npcs.acting import Acting, Sighting

NOBODY = "nobody"
ALONE = {"contact": "contact", "reach": "reach", "far": "far"}
SCREENED = {"contact": "contact", "reach": "seen", "hidden": "hidden", "far": "far"}
"""Where a single enemy can be, and the words for it; sight matters only beside a defensive ship."""


@dataclass(frozen=True, slots=True)
class Contact:
    """The best ship in contact, "" if none, and how it lies."""

    ship: ShipId
    placed: bool
    away: tuple[ShipId, ...]
    key: str = ""


def contact_note(a: Acting) -> Msg:
    """What counts as contact for this NPC (CL-NPC-20, -39)."""
    return msg("cl-npc-note-contact", range=a.card.passives.range)


def look(a: Acting, flag: ActionFlag, candidates: tuple[ShipId, ...], hexes: int) -> Procedure[Sighting]:
    """CL-NPC-25, -30: everything that a movement flag needs to know about the enemies that the NPC sails for."""
    if not candidates:
        return Sighting()
    beside = next((ship for ship in candidates if ship in a.place.beside), NO_ONE)
    if beside and not (hexes and beside != candidates[0] and a.leaves_lesser):
        placed, key = yield from well_placed(a, flag, beside)
        return Sighting((beside,), False, beside, placed, (), a.place.key, a.place.key, key)
    if a.place.sight is not None and a.place.sighted == candidates:
        return a.place.sight
    if not hexes:
        met = yield from contact(a, flag, candidates, key=f"f{flag.number}-contact")
        seen = (met.ship,) if met.ship else ()
        sight = Sighting(seen, False, met.ship, met.placed, met.away, met.key, met.key, met.key)
    elif len(candidates) == 1:
        sight = yield from _look_at_one(a, flag, candidates[0], hexes)
    else:
        sight = yield from _look_around(a, flag, candidates, hexes)
    a.place = replace(a.place, sight=sight, sighted=candidates)
    return sight


def _look_around(a: Acting, flag: ActionFlag, candidates: tuple[ShipId, ...], hexes: int) -> Procedure[Sighting]:
    """Several enemies: who is in sight and in reach, then who of them is in contact (CL-NPC-25, -30)."""
    key = f"f{flag.number}-seen"
    read = pilot.seen(a, candidates, hexes, a.next_attack(flag))
    seen = yield from a.t.pick(
        "npc-seen",
        (ship_option(a.t.now, ship) for ship in candidates),
        key=key,
        rule="CL-NPC-25",
        words={"hexes": hexes, "contact": contact_note(a), "exempt": a.exempt(candidates)},
        note=True,
        nature="fact",
        about=(a.npc,),
        default=read if read is not None else None if a.t.now.fog else candidates[:1],
        charted=read is not None,
        none=msg("cl-npc-none-seen"),
        short=msg("cl-npc-short-seen", npc=a.name),
        trail=a.trail(flag),
    )
    far = tuple(ship for ship in candidates if ship not in seen)
    if not seen:
        return Sighting(away=far, key=key)
    met = yield from contact(a, flag, seen, key=f"f{flag.number}-contact")
    return Sighting(seen, False, met.ship, met.placed, (*far, *met.away), key, met.key, met.key)


def _look_at_one(a: Acting, flag: ActionFlag, ship: ShipId, hexes: int) -> Procedure[Sighting]:
    """A single enemy: in contact, in reach or too far is all that matters, seen or not (CL-NPC-25, -26).

    Whether it is in sight is asked only where a defensive ship in contact would come before a hidden enemy.
    """
    key = f"f{flag.number}-where"
    screened = len(a.foes) > 1
    words = SCREENED if screened else ALONE
    options = [
        Option(word, msg(f"cl-npc-where-{label}", hexes=hexes))
        for word, label in words.items()
        if word != "contact" or ship not in a.place.away
    ]
    if a.may_be_exempt((ship,)):
        options.append(Option(NOBODY, msg("cl-npc-where-exempt"), a.exempt((ship,))))
    read = pilot.where(a, ship, hexes, a.next_attack(flag), screened=screened)
    where = yield from a.t.choose(
        "npc-where",
        options,
        key=key,
        rule="CL-NPC-25",
        words={"ship": a.ship(ship)},
        note=contact_note(a) if screened else msg("cl-npc-note-where", contact=contact_note(a)),
        nature="fact",
        about=(a.npc, ship),
        default=read or (None if a.t.now.fog else "reach"),
        charted=read is not None,
        short=msg("cl-npc-short-seen", npc=a.name),
        trail=a.trail(flag),
    )
    if where == NOBODY:
        a.exempted = (*a.exempted, ship)
    if where != "contact":
        return Sighting((ship,) if where == "reach" else (), where == "hidden", away=(ship,), key=key, beside_key=key)
    placed, placed_key = yield from well_placed(a, flag, ship)
    return Sighting((ship,), False, ship, placed, key=key, beside_key=key, placed_key=placed_key or key)


def well_placed(a: Acting, flag: ActionFlag, ship: ShipId) -> Procedure[tuple[bool, str]]:
    """AG-M3, DF-M3: is a ship in contact a legal target of the next attack flag from here? Known if it was attacked."""
    attack = a.next_attack(flag)
    if not attack or ship in a.place.known(attack):
        return True, a.place.key
    if ship not in a.place.untold(attack, (ship,)):
        return False, a.place.key
    key = f"f{flag.number}-placed"
    read = pilot.placed(a, ship, attack)
    placed = yield from a.t.yes_no(
        key,
        rule="CL-NPC-30",
        words={"ship": a.ship(ship)},
        text=f"npc-placed-{attack}",
        note=msg(f"cl-npc-note-{attack}"),
        nature="fact",
        about=(a.npc, ship),
        default=read is not False,
        charted=read is not None,
        trail=a.trail(flag),
    )
    return placed, key


def contact(a: Acting, flag: ActionFlag, candidates: tuple[ShipId, ...], *, key: str) -> Procedure[Contact]:
    """CL-NPC-30: which of these is in contact (the first in the NPC's own order counts), and is it well placed?"""
    attack, known = a.next_attack(flag), tuple(ship for ship in candidates if ship in a.place.away)
    candidates = tuple(ship for ship in candidates if ship not in known)
    if not candidates:
        return Contact(NO_ONE, True, known)
    if beside := next((ship for ship in candidates if ship in a.place.beside), NO_ONE):
        placed, placed_key = yield from well_placed(a, flag, beside)
        return Contact(beside, placed, known, placed_key)
    options, told = [Option("apart", msg("cl-npc-apart"))], dict[str, tuple[ShipId, bool]]()
    for ship in candidates:
        if not attack or a.place.untold(attack, (ship,)):
            told[f"{ship}:ready"] = ship, True
            words = f"cl-npc-beside-{attack}" if attack else "cl-npc-beside"
            options.append(Option(f"{ship}:ready", msg(words, ship=a.ship(ship))))
        if attack:
            told[f"{ship}:turn"] = ship, False
            options.append(Option(f"{ship}:turn", msg("cl-npc-beside-turn", ship=a.ship(ship))))
    single = len(candidates) == 1
    note = contact_note(a) if single else msg("cl-npc-note-first", contact=contact_note(a))
    text = msg("cl-q-npc-contact-one", ship=a.ship(candidates[0])) if single else msg("cl-q-npc-contact")
    read = pilot.contact(a, candidates, attack)
    answer = yield from a.t.choose(
        key,
        options,
        text=text,
        note=note,
        nature="fact",
        about=(a.npc, *candidates),
        default=read or "apart",
        charted=read is not None,
        trail=a.trail(flag),
    )
    if answer == "apart":
        return Contact(NO_ONE, True, (*known, *candidates), key)
    ship, placed = told[answer]
    return Contact(ship, placed, (*known, *candidates[: candidates.index(ship)]), key)


def nearest(
    a: Acting, flag: ActionFlag, candidates: tuple[ShipId, ...], *, rule: str, or_nobody: bool = False
) -> Procedure[tuple[ShipId, str]]:
    """CL-NPC-29: the nearest of ships that the printed criteria leave equal, and the key of the question.

    At equal distance the first one listed counts: it is preferred, or acts next. or_nobody: whether all of them may be
    exempt (CL-NPC-21); then the answer may be "".
    """
    exempt = or_nobody and a.may_be_exempt(candidates)
    if len(candidates) == 1 and not exempt:
        return candidates[0], ""
    key = f"f{flag.number}-nearest"
    options: list[Option] = [ship_option(a.t.now, ship) for ship in candidates]
    if exempt:
        options.append(Option(NOBODY, msg("cl-npc-none-counts"), a.exempt(candidates), "token:anchor"))
    names = tuple(a.ship(ship) for ship in candidates)
    read = pilot.nearest(a, candidates)
    yield from by_ruling(a.t, "A-102", rule, bites=pilot.nearest_by_setting(a, candidates, read))
    answer = yield from a.t.choose(
        "npc-nearest",
        options,
        key=key,
        rule=rule,
        words={"ships": names, "controller": a.controller, "npc": a.name},
        note=True,
        short=True,
        nature="fact",
        about=(a.npc, *candidates),
        default=read or (None if a.t.now.fog else candidates[0]),
        charted=read is not None,
        trail=a.trail(flag),
    )
    return (NO_ONE if answer == NOBODY else ShipId(answer)), key


def can_attack(
    a: Acting, flag: ActionFlag, candidates: tuple[ShipId, ...]
) -> Procedure[tuple[tuple[ShipId, ...], str]]:
    """CL-NPC-20, -22, -31: which of these the NPC can attack from where it stands, and the key of the question."""
    key = f"f{flag.number}-targets"
    read = pilot.targets(a, candidates, "board" if flag.kind == "board" else "fire")
    note = msg("cl-npc-note-attack", how=msg(f"cl-npc-note-{flag.kind}"), exempt=a.exempt(candidates))
    if len(candidates) == 1:
        words = {"ship": a.ship(candidates[0])}
        text = f"npc-can-{flag.kind}"
        about = (a.npc, *candidates)
        can = yield from a.t.yes_no(
            key,
            rule="CL-NPC-31",
            words=words,
            text=text,
            note=note,
            nature="fact",
            about=about,
            default=None if read is None else bool(read),
            charted=read is not None,
            trail=a.trail(flag),
        )
        return (candidates if can else ()), key
    chosen = yield from a.t.pick(
        key,
        (ship_option(a.t.now, ship) for ship in candidates),
        rule="CL-NPC-31",
        text=f"npc-targets-{flag.kind}",
        note=note,
        nature="fact",
        about=(a.npc,),
        default=read or (),
        charted=read is not None,
        none=msg("cl-npc-none-beside"),
        trail=a.trail(flag),
    )
    return chosen, key


def others_near(a: Acting, flag: ActionFlag, candidates: tuple[ShipId, ...]) -> Procedure[tuple[bool, str]]:
    """CL-NPC-27: is another target visible and in reach, so that a defensive ship does not count?"""
    key = f"f{flag.number}-others"
    names = tuple(a.ship(ship) for ship in candidates)
    about = (a.npc, *candidates)
    words = {"ships": names}
    read = pilot.others_near(a, candidates)
    near = yield from a.t.yes_no(
        "npc-others",
        key=key,
        words=words,
        note=True,
        nature="fact",
        about=about,
        default=bool(read),
        charted=read is not None,
        trail=a.trail(flag),
    )
    return near, key


def crossing(a: Acting, flag: ActionFlag) -> Procedure[None]:
    """CL-MOV-13, CL-MOV-14, CL-NPC-17: whom the NPC could not avoid on its way fires at it, and fortresses do too.

    That is rare: nobody is asked, and who saw it tells. Its own action goes on afterwards if it is still there (A-10).
    """
    t, s, key = a.t, a.t.now, f"f{flag.number}-crossed"
    if a.passed is not None:
        yield from meets(a, flag)
        return
    ships = tuple(ship for ship in afloat(s) if ship != a.npc and gunnery.may_pass(s, t.book, ship, a.npc).allowed)
    forts = {f"fortress-{owner}": owner for owner in fortresses.threats(s, a.npc)}
    options = (
        *(ship_option(s, ship) for ship in ships),
        *(
            Option(name, msg("cl-fortress-of", nation=nation(owner)), msg("cl-fire-zone-note"), "token:fortress")
            for name, owner in forts.items()
        ),
    )
    if not options:
        return
    crossed = yield from t.pick(
        "npc-crossed",
        options,
        key=key,
        rule="CL-MOV-14",
        words={"npc": a.name},
        note=True,
        none=True,
        nature="fact",
        about=(a.npc,),
        default=(),
        quiet=True,
        trail=a.trail(flag),
    )
    for met in crossed:
        if a.gone:
            return
        if met in forts:
            yield from fortresses.fires_at(t, a.npc, (forts[met],), key=f"{key}-{met}-")
        else:
            yield from gunnery.passing_fire(t, ShipId(met), a.npc, key=f"{key}-{met}")


def meets(a: Acting, flag: ActionFlag) -> Procedure[None]:
    """CL-MOV-13, CL-FRT-02, CL-KRK-08: what the map shows that it met on its way, hex by hex."""
    t, key = a.t, f"f{flag.number}-crossed"
    for i, met in enumerate(a.passed or (), 1):
        if a.gone:
            return
        if met.owner is not None:
            if fortresses.hostile(t.now, a.npc, met.owner).allowed:
                ring = not met.dice
                yield from fortresses.fortress_fires(t, a.npc, met.owner, met.dice, ring=ring, key=f"{key}-zone-{i}")
        elif not met.ship:
            yield from kraken.destroys(t, a.npc, key=f"{key}-kraken")
        elif gunnery.may_pass(t.now, t.book, met.ship, a.npc).allowed:
            yield from gunnery.passing_fire(t, met.ship, a.npc, key=f"{key}-{met.ship}")
