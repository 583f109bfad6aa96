"""PC-CRAFT: Mastercrafts are attached in phase 5, one for each ship, and repaired there."""

from __future__ import annotations

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SECTIONS, SeatId, Section
from companion.games.pirates_cove.model.names import Ctx, section_name
from companion.games.pirates_cove.model.records import Mastercraft
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship.damage import CraftStands, craft_on

KIND = "mastercraft"


class CraftAttached(Event[State], formerly=("name",)):
    """PC-CRAFT-01: a Mastercraft went from a hand to a section. replaced: one that is thrown away for it (A-23)."""

    seat: SeatId
    section: Section
    replaced: Section | None = None

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        kept = tuple(craft for craft in player.crafts if craft.section != self.replaced)
        crafts = (*kept, Mastercraft(self.section))
        thrown = (KIND,) if len(kept) < len(player.crafts) else ()
        changed = s.with_player(self.seat, hand=player.without(KIND), crafts=crafts)
        return replace(changed, discards=(*s.discards, *thrown))

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-craft", name=s.name_of(self.seat), section=section_name(self.section))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        text = msg("pc-order-craft", name=s.name_of(self.seat), section=section_name(self.section))
        order = Order(text, "tavern:mastercraft", seat=self.seat)
        if self.replaced is None:
            return (order,)
        gone = msg("pc-order-craft-discard", section=section_name(self.replaced))
        return (Order(gone, "tavern:mastercraft", seat=self.seat), order)


def may_attach(s: State, book: Book, seat: SeatId, section: Section) -> Verdict:
    """PC-CRAFT-01, A-23, A-35: at most one for each ship, or for each section; one that stands there stays, usually."""
    player = s.player(seat)
    if s.options.ruling("A-23") == "replaced":
        return Verdict()
    if s.options.ruling("A-35") == "one":
        return require(not player.crafts, "PC-CRAFT-01", msg("pc-craft-one", name=player.name))
    text = msg("pc-craft-there", section=section_name(section))
    return require(craft_on(player, section) is None, "PC-CRAFT-01", text)


def attach(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-CRAFT-01: which section it protects; nothing happens where it may protect none."""
    player = t.now.player(seat)
    options = tuple(
        Option(each, section_name(each), picture=f"section:{each}", verdict=may_attach(t.now, t.book, seat, each))
        for each in SECTIONS
    )
    section = yield from choose_if_any(t, "craft-section", options, who=seat, text="craft")
    if section is None:
        return
    several = t.now.options.ruling("A-35") == "sections"
    before = craft_on(player, section) if several else next(iter(player.crafts), None)
    gone = None if before is None else before.section
    yield from t.happens(CraftAttached(seat, section, gone, rule="PC-CRAFT-01"))


def may_repair(s: State, book: Book, seat: SeatId, section: Section) -> Verdict:
    """PC-CRAFT-03: a damaged Mastercraft is repaired for gold."""
    player, price = s.player(seat), book.numbers.repair_mastercraft
    craft = craft_on(player, section)
    hurt = require(craft is not None and craft.damaged, "PC-CRAFT-03", msg("pc-craft-sound"))
    return hurt & require(player.gold >= price, "PC-CRAFT-03", msg("pc-no-gold", need=price, have=player.gold))


def repair(t: Ctx, seat: SeatId, section: Section) -> Procedure[None]:
    """PC-CRAFT-03: the card is turned back, and the gold goes to the bank."""
    yield from ledger.gold(t, seat, -t.book.numbers.repair_mastercraft, "PC-CRAFT-03")
    yield from t.happens(CraftStands(seat, section, False, rule="PC-CRAFT-03"))
