"""CSG-FLEET, CSG-KW: cards as the rules read them. Each is made of the values that were copied from it.

What nobody has copied is 0, "" or () here; `unknown` names it, so that nothing unknown passes for a printed nought.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Final, Literal, NamedTuple, Self, cast

from companion.core.questions.kinds import FieldValue, Record
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.schemas import CREW, EQUIPMENT, EVENT, FORT, ISLAND, SHIP, TREASURE

Range = Literal["S", "L"]
"""How far a cannon reaches: the short or the long edge of a card."""
TOWED: Final = "T"
"""The base move of a floating battery: only in tow (CSG-KW-FLOTILLA)."""
ANYWHERE: Final = "D"
"""The base move of a sea dragon: as far as it likes (CSG-KW-SEADRAGON)."""


class PrintedCannon(NamedTuple):
    """A cannon as printed. rank: a die must be greater (CSG-SHOOT-06).  range: how far it reaches."""

    rank: int
    range: Range


def _words(value: FieldValue) -> str:
    return str(value or "")


def _number(value: FieldValue) -> int:
    return int(cast(int, value or 0))


def _list(value: FieldValue) -> tuple[str, ...]:
    return tuple(cast(tuple[str, ...], value or ()))


def _names(value: FieldValue) -> tuple[str, ...]:
    """Names apart by semicolons."""
    return tuple(each for part in _words(value).split(";") if (each := part.strip()))


def _segments(value: FieldValue) -> tuple[str, ...]:
    """Of a move: "S+L"."""
    return tuple(filter(None, _words(value).split("+")))


def _cannons(value: FieldValue) -> tuple[PrintedCannon, ...]:
    """From bow to stern: "3S-3L"."""
    return tuple(PrintedCannon(int(part[0]), cast(Range, part[1])) for part in _words(value).split("-") if part)


_READ: Final[Mapping[str, Callable[[FieldValue], object]]] = {
    **dict.fromkeys(("name", "text", "nation", "loyal"), _words),
    **dict.fromkeys(("points", "masts", "cargo", "gold", "build"), _number),
    **dict.fromkeys(("keywords", "skills"), _list),
    "link": _names,
    "move": _segments,
    "cannons": _cannons,
    "standard": lambda value: value is True,
}
"""How each line of a card is read."""


@dataclass(frozen=True, slots=True)
class _Card:
    """What every card has: its name, what is printed on it in words, and the lines that nobody has copied."""

    SCHEMA: ClassVar[str]

    name: str
    text: str
    unknown: tuple[str, ...]

    @classmethod
    @cache
    def of(cls, record: Record) -> Self:
        """The card of the values that were copied."""
        values = dict(record)
        unknown = tuple(name for name, value in record if value is None)
        lines = (each.name for each in fields(cls) if each.name in _READ)
        read: dict[str, Any] = {name: _READ[name](values.get(name)) for name in lines}
        return cls(unknown=unknown, **read)


@dataclass(frozen=True, slots=True)
class ShipCard(_Card):
    """A ship, or whatever else sails as one.

    move: segments of the base move ("S", "L"), in any order (CSG-MOVE-03); `TOWED` or `ANYWHERE` alone.  cannons: from
    bow to stern.  link: names of the cards that it is linked to (CSG-LINK-01).  loyal: to which card or nation, "" for
    none.
    """

    SCHEMA: ClassVar[str] = SHIP

    nation: str
    points: int
    masts: int
    cargo: int
    move: tuple[str, ...]
    cannons: tuple[PrintedCannon, ...]
    keywords: tuple[str, ...]
    link: tuple[str, ...]
    loyal: str

    @property
    def towed(self) -> bool:
        """CSG-KW-FLOTILLA: whether it moves only in tow."""
        return self.move == (TOWED,)

    @property
    def unlimited(self) -> bool:
        """CSG-KW-SEADRAGON: whether it moves as far as it likes."""
        return self.move == (ANYWHERE,)


@dataclass(frozen=True, slots=True)
class CrewCard(_Card):
    """Crew. standard: one of the 11 types of which a fleet may have several (CSG-FLEET-05).  skills: what standard crew
    do and this one as well.  build: by how much it raises the build total (CSG-SETUP-02)."""

    SCHEMA: ClassVar[str] = CREW

    nation: str
    points: int
    standard: bool
    skills: tuple[str, ...]
    build: int
    keywords: tuple[str, ...]
    link: tuple[str, ...]
    loyal: str

    @property
    def called(self) -> Msg:
        """Standard crew by what it does, all others by name."""
        return msg(f"csg-skill-{self.skills[0]}") if self.standard and self.skills else msg("core-said", text=self.name)


@dataclass(frozen=True, slots=True)
class FortCard(_Card):
    """A fort. gold: what building it costs (CSG-FORT-03).  cannons: one for each of its flags."""

    SCHEMA: ClassVar[str] = FORT

    nation: str
    gold: int
    cannons: tuple[PrintedCannon, ...]
    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FleetEventCard(_Card):
    """An event; its text says when it is played (CSG-FLEET-08)."""

    SCHEMA: ClassVar[str] = EVENT

    points: int


@dataclass(frozen=True, slots=True)
class EquipmentCard(_Card):
    """A piece of equipment."""

    SCHEMA: ClassVar[str] = EQUIPMENT

    points: int


@dataclass(frozen=True, slots=True)
class TreasureCard(_Card):
    """A unique treasure (CSG-FLEET-09)."""

    SCHEMA: ClassVar[str] = TREASURE

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IslandCard(_Card):
    """An island or a piece of terrain with a text of its own."""

    SCHEMA: ClassVar[str] = ISLAND


CsgCard = ShipCard | CrewCard | FortCard | FleetEventCard | TreasureCard | EquipmentCard | IslandCard
"""A card of any kind."""
_KINDS: Final = (ShipCard, CrewCard, FortCard, FleetEventCard, TreasureCard, EquipmentCard, IslandCard)
_BY_SCHEMA: Final[Mapping[str, type[CsgCard]]] = {kind.SCHEMA: kind for kind in _KINDS}


def card_of(schema: str, record: Record) -> CsgCard:
    """The card of a kind. Raises KeyError for a kind that there is not."""
    return _BY_SCHEMA[schema].of(record)
