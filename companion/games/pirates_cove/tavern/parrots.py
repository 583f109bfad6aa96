"""PC-PARROT-01, -02: a parrot comes aboard as soon as it is drawn; of two, one goes back."""

from __future__ import annotations

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.names import Ctx, card_name
from companion.games.pirates_cove.model.records import Parrot
from companion.games.pirates_cove.model.state import State


class ParrotAboard(Event[State], formerly=("name",)):
    """PC-PARROT-01: a parrot sits on a mat. back: the one that it replaces.  discarded: where that one goes (A-22)."""

    seat: SeatId
    kind: str
    back: str = ""
    discarded: bool = False

    def apply(self, s: State) -> State:
        aboard = s.with_player(self.seat, parrot=Parrot(self.kind))
        return replace(aboard, discards=(*s.discards, self.back)) if self.discarded else aboard

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-parrot", name=s.name_of(self.seat), parrot=card_name(self.kind))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        text = msg("pc-order-parrot", name=s.name_of(self.seat), parrot=card_name(self.kind))
        aboard = Order(text, f"tavern:{self.kind}", seat=self.seat)
        return (aboard, _given_back(self.seat, self.back, self.discarded)) if self.back else (aboard,)


def _given_back(seat: SeatId, kind: str, discarded: bool) -> Order:
    """PC-PARROT-02, A-22: what hands do with the parrot that does not stay."""
    key = "pc-order-parrot-discard" if discarded else "pc-order-parrot-back"
    return Order(msg(key, parrot=card_name(kind)), f"tavern:{kind}", seat=seat)


class ParrotReturned(Event[State], formerly=("name",)):
    """PC-PARROT-02: a parrot that nobody wants goes back. discarded: to the discards instead of the deck (A-22)."""

    seat: SeatId
    kind: str
    discarded: bool = False

    def apply(self, s: State) -> State:
        return replace(s, discards=(*s.discards, self.kind)) if self.discarded else s

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-parrot-back", name=s.name_of(self.seat), parrot=card_name(self.kind))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (_given_back(self.seat, self.kind, self.discarded),)


def received(t: Ctx, seat: SeatId, kind: str, key: str) -> Procedure[None]:
    """PC-PARROT-01, -02: the first one comes aboard; for a second one its captain decides which of both stays."""
    player = t.now.player(seat)
    discarded = t.now.options.ruling("A-22") == "discarded"
    if player.parrot is None:
        yield from t.happens(ParrotAboard(seat, kind, rule="PC-PARROT-01"))
        return
    old, price = player.parrot.kind, t.book.numbers.parrot_swapped
    options = (
        Option("keep", card_name(old), msg("pc-parrot-keep"), f"tavern:{old}"),
        Option("swap", card_name(kind), msg("pc-parrot-swap", n=price), f"tavern:{kind}"),
    )
    told = yield from t.choose("swap", options, under=key, who=seat, rule="PC-PARROT-02")
    if told == "keep":
        yield from t.happens(ParrotReturned(seat, kind, discarded, rule="PC-PARROT-02"))
        return
    yield from t.happens(ParrotAboard(seat, kind, old, discarded, rule="PC-PARROT-02"))
    yield from ledger.fame(t, seat, -price, "swap", "PC-SCORE-08")
