"""1.20, 1.21 An NPC's activation from entry to end of turn: tree N (CL-NPC-05, -06, -12..14; rulebook p.25)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.copied_cards import read_off
from companion.core.procedures.decision_report import order
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import damage, outcomes
from companion.games.captains_log.events import kraken
from companion.games.captains_log.fleet import npc_pile
from companion.games.captains_log.fleet.hostility import card_of, read_respect
from companion.games.captains_log.fleet.npc_card import ActionFlag, NpcCard, beside, npc_card_form, unread
from companion.games.captains_log.model.ids import NO_ONE, NpcId
from companion.games.captains_log.model.names import MINIATURES, Ctx, nation, ship_option, who
from companion.games.captains_log.model.sea import Mark
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs import corsairs, hunter, merchant, pilot, whale
from companion.games.captains_log.npcs.acting import Acting
from companion.games.captains_log.npcs.attack import attack
from companion.games.captains_log.npcs.flowcharts import ActivationBegan, passes
from companion.games.captains_log.sea.chart import chart, lies_moored, spot
from companion.games.captains_log.sea.kraken_way import is_deadly
from companion.games.captains_log.sea.places import berths, puts, settles
from companion.games.captains_log.sea.tiles import ENTRIES
from companion.games.captains_log.ship import officers
from companion.hexmap import Hex


class NpcEntered(Event[State]):
    """An NPC's miniature came onto the map: no time counter any more (CL-NPC-13); its level counts for the era."""

    npc: NpcId

    def apply(self, s: State) -> State:
        entered = s.at(self.npc, None).with_npc(self.npc, on_map=True, counter=None)
        return replace(entered, era=max(s.era, s.npc(self.npc).level))  # CL-FRT-04

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-npc-entered", n=self.npc.number)


class CounterSet(Event[State]):
    """The time counter on an NPC's card was placed, turned or removed (None)."""

    npc: NpcId
    counter: int | None

    def apply(self, s: State) -> State:
        return s.with_npc(self.npc, counter=self.counter)

    def line(self, s: State, book: object) -> Msg | None:
        return None if self.counter is not None else msg("cl-ev-npc-counter-off", n=self.npc.number)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        if self.counter == 0:  # it leaves play, which is told
            return ()
        text = msg("cl-told-npc-counter", n=self.npc.number, left=self.counter or 0)
        return (Order(text, "token:time", note=None if self.counter is None else self._why(s)),)

    def _why(self, s: State) -> Msg:
        """Why an NPC can do nothing."""
        card = None if s.npc(self.npc).on_map else card_of(s, self.npc)
        tile = None if card is None else card.spawn_tile
        if tile is None or tile in s.revealed:
            return msg("cl-told-npc-idle")
        return msg("cl-told-npc-hidden", tile=tile)


class WoundsHealed(Event[State]):
    """The recruitment skill healed wounds of an NPC's crew (CL-NPC-39)."""

    npc: NpcId
    wounds: int

    def apply(self, s: State) -> State:
        return s.with_npc(self.npc, wounds=s.npc(self.npc).wounds - self.wounds)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-npc-healed", n=self.npc.number, wounds=self.wounds)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(msg("cl-told-npc-healed", n=self.npc.number, wounds=self.wounds), "token:crew"),)


def may_act(s: State, npc: NpcId) -> Verdict:
    """CL-TRN-05: the NPCs of a player act after the player's turn, in the order in which they came into the game."""
    theirs = require(s.turn.stage == "npcs" and npc in s.turn.npcs, "CL-TRN-05", msg("cl-npc-not-now", npc=who(s, npc)))
    if not theirs.allowed:
        return theirs
    following = s.turn.npcs[0]
    return require(npc == following, "CL-TRN-05", msg("cl-npc-in-order", npc=who(s, following)))


def surely_waits(s: State, npc: NpcId) -> bool:
    """CL-NPC-12, -13: whether a ship that was turned up can but wait: the tile on which it enters lies face down."""
    card, waiting = card_of(s, npc), s.npc(npc)
    if card is None or not waiting.revealed or waiting.on_map or card.spawn_tile is None:
        return False
    return card.spawn_tile not in s.revealed


def activate(t: Ctx, npc: NpcId) -> Procedure[None]:
    """CL-NPC-01, -06, -12, -13, CL-KRK-08: one NPC acts; the report tells what it did and why."""
    yield from t.happens(ActivationBegan(npc, rule="CL-TRN-05"))
    face_down = not t.now.npc(npc).revealed
    if (yield from passes(t, "N-01", face_down)):
        yield from npc_pile.reveal(t, npc, key="reveal")
        here = yield from enters(t, npc)
    else:
        here = (yield from passes(t, "N-03", t.now.npc(npc).on_map)) or (yield from enters(t, npc))
    if not here:
        yield from waits(t, npc)
        return
    yield from settles(t)
    there = spot(t.now, npc)
    if there is not None and is_deadly(t.now, t.book, there.at):
        yield from kraken.destroys(t, npc, key="kraken")
        return
    a = Acting(t, npc, (yield from read_card(t, npc)))
    yield from read_respect(t, npc)
    for ship in a.sheltered:
        yield from order(t, "CL-NPC-21", msg("cl-npc-order-sheltered", ship=who(t.now, ship)), vain=True)
    held = yield from officers.held(t, npc, key="start")
    if corsairs.commanded(t.now, npc):
        yield from corsairs.command(a, held=held)
    else:
        yield from flags(a, held=held)
    if a.gone:
        return
    if not (yield from passes(t, "N-05", a.actions > 0)) and not (yield from clears_mooring(a)):
        yield from waits(t, npc)
    elif t.now.npc(npc).counter is not None:
        yield from t.happens(CounterSet(npc, None, rule="CL-NPC-13"))
    if not a.gone:
        yield from ends(a)


def turned_up(t: Ctx, npc: NpcId) -> Procedure[None]:
    """CL-NPC-12: which card it is that people have turned up, or whose ship they have put on the map, by hand.

    Where they have said so, what is printed there.
    """
    yield from npc_pile.face(t, npc, key="reveal")


def read_card(t: Ctx, npc: NpcId) -> Procedure[NpcCard]:
    """The card of an NPC that is about to act, with all that its action flags need (D-07)."""
    yield from npc_pile.face(t, npc, key="face")
    form = npc_card_form(t.now.npc(npc).card)
    record = t.now.card(form.schema, form.subject) or ()
    text = msg("cl-q-npc-unread", npc=who(t.now, npc))
    while names := unread(record):
        key = f"unread-{names[0]}"
        record = yield from read_off(t, form, *names, beside=beside(names), key=key, text=text, about=(npc,))
    return NpcCard.of(record)


def enters(t: Ctx, npc: NpcId) -> Procedure[bool]:
    """N-02: onto its spawn hex once that tile is revealed, an adjacent hex if occupied (CL-NPC-12, CL-PRT-06, A-25)."""
    card = yield from npc_pile.face(t, npc, key="face")
    key = "spawn" if card.spawn_tile is None else ""
    if card.spawn_tile is None:
        text, form = msg("cl-q-npc-spawn", npc=who(t.now, npc)), npc_card_form(t.now.npc(npc).card)
        card = NpcCard.of((yield from read_off(t, form, "spawn_tile", key=key, text=text, about=(npc,))))
    revealed = card.spawn_tile in t.now.revealed
    if (yield from passes(t, "N-02", revealed, key)):
        yield from t.happens(NpcEntered(npc, rule="CL-NPC-12"))
        yield from corsairs.claim(t, npc, card)
        option = ship_option(t.now, npc)
        cells = berths(t.now, t.book, icons_of(t.now, card)) if t.now.sea is not None else ()
        entry = _entry(t.now, npc, card, told=bool(cells))
        yield from order(t, "CL-NPC-12", entry, picture=option.picture, colour=option.colour)
        yield from puts(t, npc, cells, key="entry", rule="CL-NPC-12")
    else:
        yield from order(t, "CL-NPC-12", msg("cl-npc-order-hidden-tile", tile=card.spawn_tile or 0), vain=True)
    return revealed


def icons_of(s: State, card: NpcCard) -> tuple[Hex, ...]:
    """CL-PRT-06: the hexes of its spawn tile with the icon of its kind; else with one of a ship that nobody has told
    apart, else with that of any ship."""
    here, tile = chart(s), card.spawn_tile or 0
    kind: Mark = "whale" if card.special == "whale" else "corsair" if card.country else card.conduct
    others = (at for each in ENTRIES for at in here.marked(tile, each))
    return here.marked(tile, kind) or here.marked(tile, "ship") or tuple(sorted({*others} if kind != "whale" else ()))


def _entry(s: State, npc: NpcId, card: NpcCard, *, told: bool) -> Msg:
    """Which miniature comes into play; onto which icon, and who sets its facing, where that is not told next."""
    miniature = msg(f"cl-npc-miniature-{MINIATURES[card.role]}")
    if told:
        return msg("cl-npc-order-take", miniature=miniature, nation=nation(card.nation))
    icon = msg("cl-npc-icon-corsair") if card.country else msg("cl-npc-icon-role", role=msg(f"cl-role-{card.role}"))
    return msg(
        "cl-npc-order-enter",
        miniature=miniature,
        nation=nation(card.nation),
        tile=card.spawn_tile or 0,
        icon=icon,
        controller=who(s, s.npc(npc).seat),
    )


def flags(a: Acting, *, held: bool) -> Procedure[None]:
    """N-04: the action flags from top to bottom, each at most once, until two actions are done (CL-NPC-05, -06).

    held: it hangs on hooks, so that its movement flags are skipped (CL-OFF-08, A-95).
    """
    if a.card.special == "card":
        yield from order(a.t, "CL-NPC-38", msg("cl-npc-order-special"), picture="token:deck")
    for flag in a.card.flags:
        yield from passes(a.t, "N-04", True)
        if held and flag.kind == "move":
            continue
        goes_on = yield from play(a, flag)
        if a.gone or not goes_on:
            return
    yield from passes(a.t, "N-04", False)


def play(a: Acting, flag: ActionFlag) -> Procedure[bool]:
    """One flag by the chart of the ship's conduct (CL-NPC-38). False if the turn ends there."""
    if a.card.special == "whale":
        return (yield from whale.play(a, flag))
    if a.card.conduct == "merchant":
        return (yield from merchant.play(a, flag))
    return (yield from hunter.movement(a, flag) if flag.kind == "move" else attack(a, flag))


def clears_mooring(a: Acting) -> Procedure[bool]:
    """N-06: an NPC that did nothing leaves the mooring on which it stands; that is its action (CL-NPC-14)."""
    words, here = {"npc": a.name}, spot(a.t.now, a.npc)
    read = None if here is None else lies_moored(a.t.now, here.at)
    moored = yield from a.t.yes_no(
        "mooring",
        rule="CL-NPC-14",
        words=words,
        text="npc-mooring",
        nature="fact",
        about=(a.npc,),
        default=bool(read),
        charted=read is not None,
    )
    if (yield from passes(a.t, "N-06", moored, "mooring")):
        yield from a.bid("CL-NPC-14", msg("cl-npc-order-mooring", controller=a.controller))
        yield from pilot.wanders(a, 1, key="mooring-off", rule="CL-NPC-14")
    return moored


def waits(t: Ctx, npc: NpcId) -> Procedure[None]:
    """N-07: nothing could be done: a time counter at 3, or one notch less; at 0 the ship leaves play (CL-NPC-13).

    It turns here, or where the table has settled it so at the end of the round (A-08).
    """
    counter = t.now.npc(npc).counter
    turns = yield from passes(t, "N-07", counter is not None)
    if turns and t.now.options.ruling("A-08") == "round-end":
        yield from order(t, "CL-NPC-13", msg("cl-npc-order-counter-later"), vain=True)
        return
    left = counter - 1 if turns and counter is not None else t.book.numbers.npc_counter
    yield from _counts(t, npc, left, key="withdrawn")


def turn_counters(t: Ctx) -> Procedure[None]:
    """A-08, CL-TRN-08: the time counters of the NPCs turn at the end of the round, if the table wants it so."""
    waiting = tuple((npc.id, npc.counter) for npc in t.now.npcs if npc.counter is not None)
    for npc, counter in waiting:
        if t.now.outcome is None:
            yield from _counts(t, npc, counter - 1, key=f"{npc}-withdrawn")


def _counts(t: Ctx, npc: NpcId, left: int, *, key: str) -> Procedure[None]:
    """A time counter shows so many; at 0 the ship leaves play, which counts as destroyed and rewards nobody (A-17)."""
    yield from t.happens(CounterSet(npc, left, rule="CL-NPC-13"))
    if left:
        yield from order(t, "CL-NPC-13", msg("cl-npc-order-counter", counter=left), vain=True)
    else:
        yield from order(t, "CL-OUT-09", msg("cl-npc-order-withdrawn"), vain=True)
        yield from outcomes.destroy(t, npc, "withdrawn", NO_ONE, key=key)


def ends(a: Acting) -> Procedure[None]:
    """N-08: fire spreads on the ship, then its recruits heal wounds (CL-TRN-09, CL-DMG-10, CL-NPC-39)."""
    yield from passes(a.t, "N-08")
    yield from damage.fire_spread(a.t, a.npc, key="spread")
    yield from officers.released(a.t, a.npc)
    healed = 0 if a.gone else min(a.card.passives.recruitment, a.t.now.npc(a.npc).wounds)
    if healed:
        yield from a.t.happens(WoundsHealed(a.npc, healed, rule="CL-NPC-39"))


COMMANDS: dict[str, ProcedureFunction] = {"npc-activation": activate, "npc-card": turned_up}
JUDGES: dict[str, Judge] = {"npc-activation": may_act}
