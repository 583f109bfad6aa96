"""PC-VOLLEY-05, PC-SHIP-03, PC-PARROT, PC-CRAFT: what hits do to a section: Mastercraft, then parrot, then the ring;
how parrots and Mastercrafts stand on a mat, come and go."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId, Section
from companion.games.pirates_cove.model.names import Ctx, card_name, section_name
from companion.games.pirates_cove.model.records import Mastercraft, Parrot, Player
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat


def has(player: Player, parrot: str) -> bool:
    """Whether this parrot is aboard (PC-PARROT-01)."""
    return player.parrot is not None and player.parrot.kind == parrot


def advised(book: Book, player: Player) -> Section | None:
    """The section on which the parrot aboard gives advice, None without one."""
    return None if player.parrot is None else book.card(player.parrot.kind).section


def craft_on(player: Player, section: Section) -> Mastercraft | None:
    """The Mastercraft beside a section."""
    return next((craft for craft in player.crafts if craft.section == section), None)


class CraftStands(Event[State], formerly=("name",)):
    """PC-CRAFT: how a Mastercraft stands now. damaged: None for one that is gone from the mat to the discards."""

    seat: SeatId
    section: Section
    damaged: bool | None

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        others = tuple(craft for craft in player.crafts if craft.section != self.section)
        if self.damaged is None:
            gone = s.with_player(self.seat, crafts=others)
            return replace(gone, discards=(*s.discards, "mastercraft"))
        return s.with_player(self.seat, crafts=(*others, Mastercraft(self.section, self.damaged)))

    def line(self, s: State, book: Book) -> Msg:
        how = "lost" if self.damaged is None else "damaged" if self.damaged else "sound"
        return msg(f"pc-ev-craft-{how}", name=s.name_of(self.seat), section=section_name(self.section))


class ParrotStands(Event[State], formerly=("name",)):
    """PC-PARROT: how the parrot aboard fares. wounded: None for one that has died, to the discards."""

    seat: SeatId
    kind: str
    wounded: bool | None

    def apply(self, s: State) -> State:
        if self.wounded is None:
            return replace(s.with_player(self.seat, parrot=None), discards=(*s.discards, self.kind))
        return s.with_player(self.seat, parrot=Parrot(self.kind, self.wounded))

    def line(self, s: State, book: Book) -> Msg:
        how = "dead" if self.wounded is None else "wounded" if self.wounded else "well"
        return msg(f"pc-ev-parrot-{how}", name=s.name_of(self.seat), parrot=card_name(self.kind))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        if self.wounded is not None:
            return ()
        title = msg("pc-told-parrot-dead", parrot=card_name(self.kind))
        return (Fate(title, msg("pc-told-parrot-of", name=s.name_of(self.seat)), f"tavern:{self.kind}"),)


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
        yield from t.happens(CraftStands(seat, section, None if gone else True, rule="PC-CRAFT-02"))
    if share.parrot and player.parrot is not None:
        dead = share.parrot + player.parrot.wounded >= most
        kind = player.parrot.kind
        yield from t.happens(ParrotStands(seat, kind, None if dead else True, rule="PC-PARROT-03"))
        if dead:
            yield from ledger.fame(t, seat, -t.book.numbers.parrot_killed, "parrot", "PC-SCORE-07")
    if share.ring:
        yield from mat.ring_to(t, seat, section, player.rings.of(section) - share.ring, rule)
    return share
