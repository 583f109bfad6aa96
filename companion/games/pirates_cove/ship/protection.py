"""PC-PARROT, PC-CRAFT: parrots and Mastercrafts as they stand on a mat, and how they come and go."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId, Section
from companion.games.pirates_cove.model.names import card_name, section_name
from companion.games.pirates_cove.model.records import Mastercraft, Parrot, Player
from companion.games.pirates_cove.model.state import State


def has(player: Player, parrot: str) -> bool:
    """Whether this parrot is aboard (PC-PARROT-01)."""
    return player.parrot is not None and player.parrot.kind == parrot


def advised(book: Book, player: Player) -> Section | None:
    """The section on which the parrot aboard gives advice, None without one."""
    return None if player.parrot is None else book.card(player.parrot.kind).section


def craft_on(player: Player, section: Section) -> Mastercraft | None:
    """The Mastercraft beside a section."""
    return next((craft for craft in player.crafts if craft.section == section), None)


@dataclass(frozen=True)
class CraftStands(Event[State]):
    """PC-CRAFT: how a Mastercraft stands now. damaged: None for one that is gone from the mat to the discards."""

    seat: SeatId
    name: str
    section: Section
    damaged: bool | None

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        others = tuple(craft for craft in player.crafts if craft.section != self.section)
        if self.damaged is None:
            gone = s.with_player(self.seat, crafts=others)
            return replace(gone, discards=(*s.discards, "mastercraft"))
        return s.with_player(self.seat, crafts=(*others, Mastercraft(self.section, self.damaged)))

    def line(self) -> Msg:
        how = "lost" if self.damaged is None else "damaged" if self.damaged else "sound"
        return msg(f"cove-ev-craft-{how}", name=self.name, section=section_name(self.section))


@dataclass(frozen=True)
class ParrotStands(Event[State]):
    """PC-PARROT: how the parrot aboard fares. wounded: None for one that has died, to the discards."""

    seat: SeatId
    name: str
    kind: str
    wounded: bool | None

    def apply(self, s: State) -> State:
        if self.wounded is None:
            return replace(s.with_player(self.seat, parrot=None), discards=(*s.discards, self.kind))
        return s.with_player(self.seat, parrot=Parrot(self.kind, self.wounded))

    def line(self) -> Msg:
        how = "dead" if self.wounded is None else "wounded" if self.wounded else "well"
        return msg(f"cove-ev-parrot-{how}", name=self.name, parrot=card_name(self.kind))

    def announcements(self) -> tuple[Announcement, ...]:
        if self.wounded is not None:
            return ()
        title = msg("cove-told-parrot-dead", parrot=card_name(self.kind))
        return (Fate(title, msg("cove-told-parrot-of", name=self.name), f"tavern:{self.kind}"),)
