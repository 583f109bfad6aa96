"""1.20 NPC cards from the pile, or from two by seal: dealt face down, revealed at the first activation.

CL-SET-17, -18, CL-OUT-08, CL-FAM-02..04.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.fleet.npc_card import FIRST_READ, ON_THE_MAP, NpcCard, npc_card_form
from companion.games.captains_log.model.ids import NATIONS, NO_ONE, CardId, NpcId, SeatId, ShipId, SideId
from companion.games.captains_log.model.names import Ctx, card_option, nation, ship_cards
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.options import PileCard, Seal
from companion.games.captains_log.model.state import Npc, State

SEALS: tuple[Seal, Seal] = (1, 2)
"""The two seals of the ship cards (CL-SHP-02)."""
LAYERS = (1, 2, 3)
"""CL-SET-17: level 1 above level 2 above levels 3 and 4, which are shuffled together as layer 3.

Which layer lies on top is no pile of the kit: dealing takes a place in a layer and no card, so that several bases may
wait for the same cards; a pile is made of a layer only when a card is turned up (`reveal`).
"""


class NpcDealt(Event[State]):
    """A new card lies face down for a base; whatever lay there went back to the box. layer: 0 for the table's deck.
    seal: that of the card, 0 for any.

    Fires that the ship has set burn on in the name of its nation, not of the ship that takes its base (CL-OUT-07).
    """

    npc: NpcId
    layer: int
    seal: Seal | Literal[0] = 0

    def apply(self, s: State) -> State:
        old, card = s.npc(self.npc), card_of(s, self.npc)
        box = (*s.box, old.card) if old.card in s.dealt and old.card not in in_use(s, self.npc) else s.box
        flag = SideId(card.sides[0]) if card and card.sides else NO_ONE
        fresh = Npc(old.id, old.seat, level=self.layer, seal=self.seal)
        npcs = tuple(fresh if npc.id == self.npc else npc for npc in s.npcs)
        return replace(
            s,
            npcs=tuple(replace(npc, last_hit_by=flag) if npc.last_hit_by == self.npc else npc for npc in npcs),
            players=tuple(replace(p, last_hit_by=flag) if p.last_hit_by == self.npc else p for p in s.players),
            box=box,
        )

    def line(self, s: State, book: object) -> Msg | None:
        number = self.npc.number
        dealt = msg("cl-ev-npc-dealt", n=number, layer=self.layer)
        return msg("cl-ev-npc-dealt-seal", what=dealt, seal=self.seal) if self.seal else dealt

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(msg("cl-told-npc-dealt", n=self.npc.number, layer=self.layer, seal=self.seal), "token:deck"),)


class NpcRevealed(Event[State]):
    """The card of a base was turned up. level: printed, else of its layer, 0 unknown."""

    npc: NpcId
    card: CardId
    level: int
    name: str
    role: str
    nation: str

    def apply(self, s: State) -> State:
        before = s.npc(self.npc).card  # kept by a base that people turned face down again
        known = s.with_npc(self.npc, card=self.card, revealed=True, level=self.level)
        dealt = known.dealt if self.card in known.dealt else (*known.dealt, self.card)
        box = tuple(card for card in (*known.box, *((before,) if before else ())) if card != self.card)
        return replace(known, dealt=dealt, box=box)

    def line(self, s: State, book: object) -> Msg | None:
        return self._said("cl-ev-npc-revealed")

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        if not app_deals(s):  # it was turned up before anybody could say what it is
            return ()
        text = self._said("cl-told-npc-revealed")
        return (Order(text, f"flag:{self.nation}" if self.nation in NATIONS else "token:deck"),)

    def _said(self, key: str) -> Msg:
        """Who it is, by name where somebody has copied that."""
        number, role, flag = self.npc.number, msg(f"cl-role-{self.role}"), nation(self.nation)
        if not self.name:
            return msg(f"{key}-nameless", n=number, role=role, nation=flag)
        return msg(key, n=number, name=self.name, role=role, nation=flag)


class PileRenewed(Event[State]):
    """CL-FAM-04: the pile was empty; the discarded ships of levels 3 and 4 are the new one."""

    cards: tuple[CardId, ...]

    def apply(self, s: State) -> State:
        dealt = tuple(card for card in s.dealt if card not in self.cards)
        box = tuple(card for card in s.box if card not in self.cards)
        return replace(s, dealt=dealt, box=box)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-npc-pile-renewed")

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(msg("cl-told-npc-pile-renewed"), "token:deck"),)


def layer_of(card: PileCard) -> int:
    """Which part of the pile a card belongs to."""
    return min(card.level, LAYERS[-1])


def app_deals(s: State) -> bool:
    """Whether the app shuffles and deals; otherwise people draw from their own deck and tell."""
    return s.options.cards == "app" and bool(s.options.npc_pile)


def seal_of(s: State, seat: SeatId) -> Seal:
    """CL-SET-19, -26: the seal of the ship card of players 1 and 3 in playing order, or of players 2 and 4."""
    place = [player.id for player in s.players].index(seat) - s.turn.first
    return SEALS[place % len(s.players) % len(SEALS)]


def seal_for(s: State, npc_id: NpcId, *, first: bool) -> Seal | Literal[0]:
    """CL-SET-18, -19: the seal asked of an NPC card, opposite to the ship's of its player; 0 for any.

    first: whether the card is one of those of the setup. With one pile for all only these ask for a seal; of two piles
    a replacement comes from that of the player's first NPC (A-60). No seal is asked of cards that lack it in the app.
    """
    known = not app_deals(s) or all(card.seal for card in s.options.npc_pile)
    if not (known and (first or s.options.switches.two_decks)):
        return 0
    return SEALS[0] if seal_of(s, s.npc(npc_id).seat) == SEALS[1] else SEALS[1]


def stock(s: State, layer: int, seal: int = 0) -> tuple[PileCard, ...]:
    """The cards of a layer that nobody has seen yet: in the pile, or face down on the table. seal: 0 for any."""
    cards = (card for card in s.options.npc_pile if layer_of(card) == layer and seal in (0, card.seal))
    return tuple(card for card in cards if card.id not in s.dealt)


def drawable(s: State, layer: int, seal: int) -> tuple[PileCard, ...]:
    """The cards that a face-down one may turn out to be: where any seal will do, not the last ones that others need."""
    cards = stock(s, layer, seal)
    needed = [npc.seal for npc in s.npcs if npc.level == layer and not npc.revealed]
    spare = [one for one in SEALS if len(stock(s, layer, one)) > needed.count(one)]
    return cards if seal else tuple(card for card in cards if not card.seal or card.seal in spare)


def room(s: State, layer: int, seal: int = 0) -> int:
    """How many cards of a layer are still in the pile itself; a removed level has none (CL-FAM-02, -03)."""
    if layer in s.levels_out:
        return 0
    face_down = sum(npc.level == layer and not npc.revealed and seal in (0, npc.seal) for npc in s.npcs)
    return len(stock(s, layer, seal)) - face_down


def next_layer(s: State, seal: int = 0) -> int | None:
    """The layer on top of the pile, or of the pile of a seal; None when it is empty."""
    return next((layer for layer in LAYERS if room(s, layer, seal) > 0), None)


def deal(t: Ctx, npc_id: NpcId, *, key: str, first: bool = False) -> Procedure[None]:
    """CL-OUT-08, CL-SET-19: lay a new card face down for a base; it stays secret until its first activation.

    key: of the caller, like everywhere; dealing itself asks nothing.  first: whether this is the setup.
    """
    seal = seal_for(t.now, npc_id, first=first)
    if not app_deals(t.now):
        yield from t.happens(NpcDealt(npc_id, 0, seal, rule="CL-OUT-08"))
        return
    if next_layer(t.now, seal) is None:
        pile = (card for card in t.now.options.npc_pile if seal in (0, card.seal))
        big = {card.id for card in pile if layer_of(card) == LAYERS[-1]}
        left = (*t.now.box, t.now.npc(npc_id).card)
        sailing = in_use(t.now, npc_id)
        again = tuple(dict.fromkeys(card for card in left if card in big and card not in sailing))
        yield from t.happens(PileRenewed(again, rule="CL-FAM-04"))
    yield from t.happens(NpcDealt(npc_id, next_layer(t.now, seal) or LAYERS[-1], seal, rule="CL-OUT-08"))


def in_use(s: State, but: ShipId) -> tuple[CardId, ...]:
    """Ship cards that lie on the table: those of players and of all other NPCs."""
    cards = (*(npc.card for npc in s.npcs if npc.id != but), *(p.ship for p in s.players))
    return tuple(card for card in cards if card)


def on_sale(s: State, numbers: Numbers) -> tuple[CardId, ...]:
    """CL-YRD-04, CL-OUT-08: the ship cards that may lie in the shipyard: neither before anybody nor in the box.

    Those never copied come from the end, where no NPC side has taken their place.
    """
    taken, cards = in_use(s, NO_ONE), tuple(reversed(ship_cards(numbers)))
    left = tuple(card for card in cards if card not in taken and card not in s.box)
    return left or tuple(card for card in cards if card not in taken)


def counted(s: State) -> State:
    """CL-OUT-08: with every card that lies before a base counted as dealt, so that a ship that is lost stays in the
    box."""
    strange = tuple(npc.card for npc in s.npcs if npc.card and npc.card not in s.dealt)
    return replace(s, dealt=(*s.dealt, *dict.fromkeys(strange))) if strange else s


def _card_option(card: CardId) -> Option:
    return card_option("npc-card", card)


def faceless(s: State) -> NpcId | None:
    """The first base whose card nobody has told although people have put its ship on the map, or the card face up."""
    return next((npc.id for npc in s.npcs if (npc.revealed or npc.on_map) and card_of(s, npc.id) is None), None)


def face(t: Ctx, npc_id: NpcId, *, key: str) -> Procedure[NpcCard]:
    """What is printed on the card of a base: as copied, else copied now; turned up first where nobody has done so."""
    if not t.now.npc(npc_id).card:
        return (yield from reveal(t, npc_id, key=key))
    return NpcCard.of((yield from known(t, npc_card_form(t.now.npc(npc_id).card), now=_counts_first(t.now))))


def _counts_first(s: State) -> tuple[str, ...]:
    """Lines of a card that count as soon as it lies there."""
    return FIRST_READ if s.sea is None else (*FIRST_READ, *ON_THE_MAP)


def reveal(t: Ctx, npc_id: NpcId, *, key: str) -> Procedure[NpcCard]:
    """CL-NPC-12: turn up the card of a base: drawn by the app from its layer or told by the table, then copied once."""
    number, layer, seal = npc_id.number, t.now.npc(npc_id).level, t.now.npc(npc_id).seal
    text, note = msg("cl-q-npc-card", n=number), None
    pile = Pile(tuple(card.id for card in drawable(t.now, layer, seal)), _card_option)
    if not (app_deals(t.now) and pile):
        aside = in_use(t.now, npc_id)
        pile = Pile(tuple(ship_cards(t.book.numbers)), _card_option, "table").without(*aside)
        pile = pile.without(*t.now.box) or pile  # where all lie in the box, they are a new pile (CL-FAM-04)
        note = msg("cl-npc-card-seal", seal=seal) if seal else None
    if not app_deals(t.now):
        turned = msg("cl-told-npc-turn-up", n=number)
        yield from t.happens(Announced(turned, "order", "token:deck", quiet=True, rule="CL-NPC-12"))
    card_id = yield from draw(t, pile, key=key, text=text, note=note, rule="CL-NPC-12", about=(npc_id,))
    form = replace(npc_card_form(card_id), text=msg("cl-q-npc-face", n=number))
    record = yield from known(t, form, now=_counts_first(t.now))
    card = NpcCard.of(record)
    level = card.level or next((c.level for c in t.now.options.npc_pile if c.id == card_id), layer)
    yield from t.happens(NpcRevealed(npc_id, card_id, level, card.name, card.role, card.nation, rule="CL-NPC-12"))
    return card
