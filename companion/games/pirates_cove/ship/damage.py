"""PC-VOLLEY-05, PC-SHIP-03: what hits do to a section: Mastercraft, then parrot, then the ring."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.procedures.procedure import Procedure
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId, Section
from companion.games.pirates_cove.model.names import Ctx
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import upgrades
from companion.games.pirates_cove.ship.protection import CraftStands, ParrotStands, advised, craft_on


@dataclass(frozen=True, slots=True)
class Absorbed:
    """What so many hits do to a section. craft, parrot: hits that each takes.  ring: places that the ring moves."""

    craft: int
    parrot: int
    ring: int


def absorbed(s: State, book: Book, seat: SeatId, section: Section, hits: int) -> Absorbed:
    """PC-VOLLEY-05, PC-PARROT-04, A-34: how hits of one volley are divided. What a card cannot take goes on."""
    player, most = s.player(seat), book.numbers.absorbed
    craft = craft_on(player, section)
    by_craft = min(hits, 0 if craft is None else most - craft.damaged)
    left = hits - by_craft
    parrot = player.parrot if advised(book, player) == section else None
    by_parrot = min(left, 0 if parrot is None else most - parrot.wounded)
    left -= by_parrot
    stopped = s.options.ruling("A-34") == "stopped" and by_craft + by_parrot > 0
    return Absorbed(by_craft, by_parrot, 0 if stopped else min(left, player.rings.of(section)))


def hit(t: Ctx, seat: SeatId, section: Section, hits: int, rule: str) -> Procedure[Absorbed]:
    """PC-VOLLEY-05, PC-SHIP-03: hits fall on a section; a parrot that dies costs its captain fame (PC-PARROT-03)."""
    share = absorbed(t.now, t.book, seat, section, hits)
    player = t.now.player(seat)
    most = t.book.numbers.absorbed
    if share.craft and (craft := craft_on(player, section)) is not None:
        gone = share.craft + craft.damaged >= most
        yield from t.happens(CraftStands(seat, player.name, section, None if gone else True, rule="PC-CRAFT-02"))
    if share.parrot and player.parrot is not None:
        dead = share.parrot + player.parrot.wounded >= most
        kind = player.parrot.kind
        yield from t.happens(ParrotStands(seat, player.name, kind, None if dead else True, rule="PC-PARROT-03"))
        if dead:
            yield from ledger.fame(t, seat, -t.book.numbers.parrot_killed, "parrot", "PC-SCORE-07")
    if share.ring:
        yield from upgrades.ring_to(t, seat, section, player.rings.of(section) - share.ring, rule)
    return share
