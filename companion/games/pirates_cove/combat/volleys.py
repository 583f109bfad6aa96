"""PC-VOLLEY: the slot of a player: whom one may fire at, Volley cards, the roll, and what each hit does.

Cards and targets lie in one menu. It shows the cards once the player has taken up the hand, and then to nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from fractions import Fraction
from typing import Final

from pydantic import TypeAdapter

from companion.core.events.announcements import Announcement, Die, Result, Side
from companion.core.events.event import Event, Upcaster
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Menu, Offer, Rows, menu
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import TABLE, Dice, Option
from companion.core.rules.odds import mean
from companion.core.rules.sums_in_words import sum_origin
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.core.values.plain_json import JsonObject
from companion.games.pirates_cove.combat import fleet, flight, shots, sinking
from companion.games.pirates_cove.combat.boarding import Acted
from companion.games.pirates_cove.combat.shots import Blow, PlannedVolley
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SECTIONS, TREASURE, SeatId, Section, ShipId
from companion.games.pirates_cove.model.names import Ctx, card_called, card_option, card_title, section_name
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import damage
from companion.games.pirates_cove.tavern import hands

GROUPS: Final = (*SECTIONS, "")
"""Targets by section, then what else may be done."""


class VolleyFired(Event[State], formerly=("result", "text")):
    """PC-VOLLEY-03: a volley was rolled; its cards go to the discards, successful or not. hits: dice that hit.

    sections: those that it was fired at.
    """

    shooter: ShipId
    target: ShipId
    rolled: tuple[int, ...]
    hits: int
    sections: tuple[Section, ...] = field(default=(), compare=False)

    def apply(self, s: State) -> State:
        combat = s.fight
        loading = ((self.shooter, combat.round + 1),) if "cannonade" in combat.volley else ()
        spent = replace(s, discards=(*s.discards, *combat.volley))
        fired = spent.with_combat(volley=(), reloading=(*combat.reloading, *loading))
        return fired.with_tally(self.shooter, shots=len(self.rolled), hits=self.hits)

    def _shot(self, s: State, book: Book) -> PlannedVolley:
        """The volley before its dice."""
        if self.shooter.is_seat:
            section = first_of((*self.sections, "hull"))
            return shots.of_player(s, book, SeatId(self.shooter), self.target, section)
        return shots.of_npc(s, book, self.shooter, self.target, self.sections)

    def line(self, s: State, book: Book) -> Msg:
        section = section_name(first_of(self.sections)) if len(self.sections) == 1 else msg("pc-all-sections")
        words = {"name": fleet.name(s, self.shooter), "target": fleet.name(s, self.target), "section": section}
        said = msg("pc-ev-volley", **words, n=self.hits)
        if not (astray := dict.fromkeys(shots.strays(s, book, self._shot(s, book), self.rolled))):
            return said
        return msg("pc-ev-volley-astray", said=said, names=tuple(fleet.name(s, each) for each in astray))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        shot, faces = self._shot(s, book), book.numbers.die_faces
        found, astray = shots.numbered(s, shot), shots.strays(s, book, shot, self.rolled)
        struck = [shot.hits([face]) or int(face <= len(found) and found[face - 1] in astray) for face in self.rolled]
        dice = tuple(Die(face, faces, did=did) for face, did in zip(self.rolled, struck, strict=True))
        guns = msg("pc-told-guns", n=shot.dice.total, dice=sum_origin(shot.dice))
        firing = Side(fleet.name(s, self.shooter), *fleet.picture(s, self.shooter), dice, said=guns)
        target = Side(fleet.name(s, self.target), *fleet.picture(s, self.target))
        return (Result(self.line(s, book), (firing, target), against=shot.hit_from, picture="token:cannon"),)


def lifted(body: JsonObject) -> JsonObject:
    """A volley that an earlier version wrote: its words name the sections that it was fired at."""
    words = dict(_WORDS.validate_python(body.get("text")).args)
    while isinstance(said := words.get("said"), Msg):
        words = dict(said.args)
    fired = tuple(section for section in SECTIONS if section_name(section) == words.get("section"))
    return body | {"sections": list(fired or SECTIONS)}


_WORDS: Final = TypeAdapter(Msg)
UPCASTERS: dict[tuple[str, int], Upcaster] = {("VolleyFired", 1): lifted}


# ---------------------------------------------------------------------- what a player may do


def reloading(s: State, seat: SeatId) -> bool:
    """PC-VOL-03: whether a player cannot fire in this exchange, having fired a Cannonade in the one before."""
    combat = s.fight
    return (seat, combat.round) in combat.reloading


def may_fire(s: State, seat: SeatId, target: ShipId, section: Section) -> Verdict:
    """PC-VOLLEY-03, -04, PC-NAVY-07, PC-VOL-03, PC-COMBAT-02: whether a player may fire at that section now."""
    combat = s.fight
    there = target in combat.ships and target != seat
    verdict = require(there, "PC-VOLLEY-03", msg("pc-fire-nobody"))
    verdict &= require(not reloading(s, seat), "PC-VOL-03", msg("pc-fire-reloading"))
    if target.is_seat:
        npcs = fleet.npcs(s)
        first = msg("pc-fire-npc-first", names=tuple(fleet.name(s, ship) for ship in npcs))
        verdict &= require(not npcs, "PC-VOLLEY-04", first)
        return verdict & require(combat.island != TREASURE, "PC-COMBAT-02", msg("pc-fire-treasure"))
    rule = "PC-NAVY-05" if target.is_navy else "PC-LEG-02"
    return verdict & require(section == "hull", rule, msg("pc-fire-hull-only"))


def in_slot(s: State, seat: SeatId) -> Verdict:
    """PC-VOLLEY-01: ships exchange volleys, and it is this one's turn."""
    combat = s.combat
    now = combat is not None and combat.stage == "volleys" and combat.next == seat
    return require(now, "PC-VOLLEY-01", msg("pc-fire-not-now", name=s.name_of(seat)))


def may_volley(s: State, seat: SeatId, target: ShipId, section: Section) -> Verdict:
    """PC-VOLLEY-01, -03: the ship whose turn it is fires at a section of a ship."""
    now = in_slot(s, seat)
    return now & may_fire(s, seat, target, section) if s.combat is not None else now


def may_load(s: State, seat: SeatId) -> Verdict:
    """PC-VOLLEY-03, PC-BAT-01, PC-VOL-03: whoever fires may take up the hand: it holds a card, no dead calm forbids it,
    and the cannons are loaded."""
    if not (now := in_slot(s, seat)).allowed:
        return now
    combat, name = s.fight, s.name_of(seat)
    verdict = require(hands.holds_any(s, seat), "PC-VOLLEY-03", msg("pc-load-empty", name=name))
    verdict &= require(not combat.becalmed, "PC-BAT-01", msg("pc-load-becalmed"))
    verdict &= require(not combat.choosing, "PC-VOLLEY-03", msg("pc-load-taken"))
    return verdict & require(not reloading(s, seat), "PC-VOL-03", msg("pc-fire-reloading"))


def may_load_card(s: State, book: Book, seat: SeatId, kind: str) -> Verdict:
    """PC-VOLLEY-03: a Volley card that may be in the hand which was taken up."""
    if not (now := in_slot(s, seat)).allowed:
        return now
    taken = require(s.fight.choosing, "PC-VOLLEY-03", msg("pc-load-first"))
    volley = require(
        kind in book.family("volley"), "PC-VOLLEY-03", msg("pc-load-other", card=card_called(s, book, kind))
    )
    return taken & volley & hands.may_play(s, book, seat, kind)


def may_hold_fire(s: State, seat: SeatId) -> Verdict:
    """A-17, PC-VOL-03: only who reloads after a Cannonade waits."""
    now = in_slot(s, seat)
    if not now.allowed:
        return now
    return require(reloading(s, seat), "PC-VOL-03", msg("pc-wait-loaded", name=s.name_of(seat)))


def may_flee(s: State, seat: SeatId) -> Verdict:
    """PC-FLEE-01, PC-VOLLEY-01: the ship whose turn it is flees instead of firing."""
    now = in_slot(s, seat)
    return now & flight.may_flee(s) if s.combat is not None else now


def slot(s: State, book: Book, seat: SeatId) -> Menu:
    """PC-VOLLEY-01: what a player may do in an exchange: fire at a section of a ship, flee, play Volley cards, wait."""
    fires = sorted(_targets(s, book, seat), key=lambda offer: not offer.option.verdict.allowed)
    cards = tuple(_cards(s, book, seat)) if s.fight.choosing else ()
    offers = [*cards, *fires, *_others(s, book, seat)]
    text = msg("pc-q-slot", name=s.name_of(seat))
    best = any(offer.option.verdict.allowed for offer in fires)
    main = _best(s, book, seat) if best else first_of(o.option.id for o in offers if o.option.verdict.allowed)
    rows = _rows(s, seat)
    if not s.fight.choosing:
        return menu(
            "volley",
            text,
            "PC-VOLLEY-01",
            offers,
            main,
            GROUPS,
            asked=seat,
            note=_loaded(s) or _facing(s, book, seat),
            rows=rows,
        )
    secret = s.options.cards == "app"
    note = _loaded(s) or (None if cards else msg("pc-q-load-none"))
    asked = msg("pc-q-load", name=s.name_of(seat))
    return menu(
        "volley-cards", asked, "PC-VOLLEY-03", offers, main, GROUPS, asked=seat, note=note, rows=rows, secret=secret
    )


def _rows(s: State, seat: SeatId) -> Rows:
    """The ships that may be fired at, with a column for each section: how likely that puts them out of the fight."""
    ships = dict.fromkeys(ship for ship, section in _aims(s, seat) if may_fire(s, seat, ship, section).allowed)
    units = (
        Option(ship, fleet.name(s, ship), picture=picture, colour=colour)
        for ship in ships
        for picture, colour in [fleet.picture(s, ship)]
    )
    return Rows(tuple(units), SECTIONS, ("target",), shots.LOST, msg("pc-fire-chances"))


def _loaded(s: State) -> Msg | None:
    """The Volley cards that lie on the roll to come."""
    cards = s.fight.volley
    return msg("pc-q-slot-loaded", cards=tuple(card_title(s, kind) for kind in cards)) if cards else None


def _facing(s: State, book: Book, seat: SeatId) -> Msg:
    """What the other ships of the fight may do with their next volley, should it be aimed at this one."""
    bare = s.with_combat(volley=())
    foes = []
    for ship in (each for each in s.fight.ships if each != seat):
        if ship.is_seat:
            shot = shots.of_player(bare, book, SeatId(ship), seat, SECTIONS[0])
        else:
            shot = shots.of_npc(bare, book, ship, seat, SECTIONS[:1])
        hits = shots.tenth(mean(shots.binomial(shot.dice.total, shot.hit_from.total, book.numbers.die_faces)))
        foes.append(msg("pc-q-slot-foe", ship=fleet.name(s, ship), dice=shot.dice.total, n=hits))
    return msg("pc-q-slot-facing", foes=tuple(foes))


def _aims(s: State, seat: SeatId) -> Iterator[tuple[ShipId, Section]]:
    """Where a player may aim: ships that nobody plays on the hull; others on each section, or once where not at all."""
    for ship in s.fight.ships:
        if ship == seat:
            continue
        open_fire = may_fire(s, seat, ship, "hull").allowed
        for section in SECTIONS if ship.is_seat and open_fire else SECTIONS[:1]:
            yield ship, section


def _targets(s: State, book: Book, seat: SeatId) -> Iterator[Offer]:
    """PC-VOLLEY-03: one option for each section of each ship, with the odds of the volley."""
    for ship, section in _aims(s, seat):
        verdict = may_fire(s, seat, ship, section)
        shot = shots.of_player(s, book, seat, ship, section)
        figures = shots.figures(s, book, shot) if verdict.allowed else ()
        label = msg("pc-fire-at", name=fleet.name(s, ship), section=section_name(section))
        shown = label if verdict.allowed or not ship.is_seat else msg("pc-fire-on", name=fleet.name(s, ship))
        drawn, colour = (f"section:{section}", "") if ship.is_seat else fleet.picture(s, ship)
        option = Option(f"fire-{ship}-{section}", shown, None, drawn, verdict, section, colour, figures)
        yield Offer(option, command("fire", seat=seat, target=ship, section=section))


def _best(s: State, book: Book, seat: SeatId) -> str:
    """The option most likely to put somebody out of the fight, of equals the first."""
    aims = [aim for aim in _aims(s, seat) if may_fire(s, seat, *aim).allowed]

    def chance(aim: tuple[ShipId, Section]) -> Fraction:
        return shots.prospect(s, book, shots.of_player(s, book, seat, *aim)).lost

    ship, section = max(aims, key=chance)
    return f"fire-{ship}-{section}"


def _others(s: State, book: Book, seat: SeatId) -> Iterator[Offer]:
    """PC-VOLLEY-03, PC-FLEE-01, A-17: Volley cards before firing, flight instead of it, waiting while one reloads."""
    if may_load(s, seat).allowed:
        cards = Option("load", msg("pc-load"), msg("pc-load-note"), "tavern:grapeshot")
        yield Offer(cards, command("load", seat=seat))
    yield Offer(flight.option(s, book, seat), command("flee", seat=seat))
    if reloading(s, seat):
        wait = Option("wait", msg("pc-wait"), msg("pc-fire-reloading"), "token:time")
        yield Offer(wait, command("hold-fire", seat=seat))


# ---------------------------------------------------------------------- Volley cards


class HandTaken(Event[State]):
    """PC-VOLLEY-03: a player looks at the hand, to choose Volley cards for the roll to come."""

    seat: SeatId

    def apply(self, s: State) -> State:
        return s.with_combat(choosing=True)


def load(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-VOLLEY-03: whoever fires takes up the hand."""
    yield from t.happens(HandTaken(seat, rule="PC-VOLLEY-03"))


def load_card(t: Ctx, seat: SeatId, kind: str) -> Procedure[None]:
    """PC-VOLLEY-03, A-15: a Volley card for the roll to come, one of any number, read aloud."""
    yield from hands.play(t, seat, kind, "volley")


def _cards(s: State, book: Book, seat: SeatId) -> Iterator[Offer]:
    """Every kind of Volley card that may be in the hand."""
    for kind in hands.playable(s, book, seat, "volley"):
        yield Offer(card_option(s, kind, f"card-{kind}"), command("load-card", seat=seat, kind=kind))


# ---------------------------------------------------------------------- the roll


def fire(t: Ctx, seat: SeatId, target: ShipId, section: Section) -> Procedure[None]:
    """PC-VOLLEY-03: a player's volley at a section of a ship."""
    shot = shots.of_player(t.now, t.book, seat, target, section)
    yield from roll(t, shot, seat)


def roll(t: Ctx, shot: PlannedVolley, who: str = TABLE) -> Procedure[None]:
    """PC-VOLLEY-03, -05: the dice of a volley, what they do, and what becomes of the ships; its ship has then acted."""
    s, book = t.now, t.book
    words = {"name": fleet.name(s, shot.shooter), "target": fleet.name(s, shot.target)}
    dice = Dice(words["name"], shot.dice.total, book.numbers.die_faces, hit_from=shot.hit_from.total)
    note = _throws(s, shot.shooter, who)
    about = (shot.shooter, shot.target)
    rolled = yield from t.roll(
        "volley", dice, who=who, words=words, note=note, about=about, odds=lambda: shots.odds(s, book, shot)
    )
    hits, astray = shot.hits(rolled), shots.strays(s, book, shot, rolled)
    yield from t.happens(VolleyFired(shot.shooter, shot.target, rolled, hits, shot.sections, rule="PC-VOLLEY-03"))
    recoil = shots.recoil(t.now, t.book, shot)
    yield from strike(t, shots.blows(t.now, t.book, shot, hits, astray))
    yield from sinking.settle(t, shot.shooter, doomed=shots.lost(t.now, t.book, shot.shooter, recoil))
    if shot.shooter in t.now.fight.ships:
        yield from strike(t, recoil, "PC-VOL-01")
        yield from sinking.settle(t, shot.shooter)
    yield from t.happens(Acted(shot.shooter, rule="PC-VOLLEY-01"))


def _throws(s: State, shooter: ShipId, who: str) -> Msg | None:
    """PC-LEG-03, PC-NAVY-03: by name, who throws the dice of a ship that is not the own one; None for the own."""
    if who in (shooter, TABLE):
        return None
    return msg("pc-q-volley-for", name=s.name_of(SeatId(who)), ship=fleet.name(s, shooter))


def strike(t: Ctx, dealt: Iterable[Blow], rule: str = "PC-VOLLEY-05") -> Procedure[None]:
    """PC-VOLLEY-05, A-04: blows fall on ships; those of players have been hit then, perhaps only if a ring moved."""
    by_rings = t.now.options.ruling("A-04") == "rings"
    for blow in dealt:
        if blow.ship.is_seat:
            share = yield from damage.hit(t, SeatId(blow.ship), blow.section, blow.hits, rule)
            if blow.ship not in t.now.fight.hit and (share.ring or not by_rings):
                yield from t.happens(sinking.Struck((blow.ship,), rule="PC-FLEE-02"))
        elif was := fleet.hull(t.now, blow.ship):
            yield from t.happens(sinking.HullHit(blow.ship, max(0, was - blow.hits), rule="PC-NPC-01"))


def hold_fire(t: Ctx, seat: SeatId) -> Procedure[None]:
    """A-17, PC-VOL-03: a player who reloads after a Cannonade waits."""
    yield from t.happens(Acted(seat, True, rule="PC-VOL-03"))


COMMANDS: dict[str, ProcedureFunction] = {"fire": fire, "load": load, "load-card": load_card, "hold-fire": hold_fire}
WISHES: dict[str, Msg] = {
    "fire": msg("pc-wish-fire"),
    "load": msg("pc-load"),
    "load-card": msg("pc-wish-load-card"),
    "flee": msg("pc-wish-flee"),
}
JUDGES: dict[str, Judge] = {
    "fire": may_volley,
    "load": may_load,
    "load-card": may_load_card,
    "hold-fire": may_hold_fire,
    "flee": may_flee,
}
