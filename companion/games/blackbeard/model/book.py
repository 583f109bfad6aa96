"""The printed book of Barbe Noire as the rules see it: numbers, counters, tables and Action cards, already checked.

It is read from rulesdata/. Faces of counters that nobody has copied yet are None; every
field of an Action card says whether it was read, inferred, or is a placeholder.
"""

from __future__ import annotations

from typing import Literal

from companion.core.kit.book import PrintedBook
from companion.core.printed.book_models import CopiedValue, Mark, Origin, Printed
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.numbers import Numbers

Nation = Literal["english", "spanish", "french", "portuguese", "dutch", "moorish"]
Ocean = Literal["AN", "CAR", "CD", "IND"]
"""North Atlantic, Caribbean, Gold Coast, Indian Ocean: as on the cards."""
Hull = Literal["schooner", "sloop", "brigantine", "square-rigger"]
Silhouette = Literal["corvette", "sloop", "schooner", "brigantine", "square-rigger"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"]
PortStanding = Literal["haven", "anti", "neutral", "pro", "safe"]
"""What a port is to a pirate: pirate haven, anti-pirate, neutral, pro-pirate, his own Safe Haven (rule 8.x)."""


class PirateCard(Printed):
    """2.7: a pirate card."""

    number: int
    id: ShipId
    name: str
    ability: int
    cruelty: int
    charisma: int
    cunning: int
    attack: int
    defence: int
    endurance: int
    rule: str
    origin: Origin
    solo: bool = False
    """Left out of a game with several players (4.1)."""


class ShipKind(Printed):
    """2.6: a kind of pirate ship.  combat, speed: its tracks from the undamaged value on; after the last box it is
    sunk."""

    id: Hull
    holds: int
    combat: tuple[int, ...]
    speed: tuple[int, ...]
    back: Hull
    """The ship on the other side of its log."""
    logs: int
    """Of these there are."""
    rule: str
    origin: Origin
    evades: bool = False
    """On the coast (5.24)."""
    first: bool = False
    """A pirate may begin in it (6.21)."""


class ShipOrder(Printed):
    """23.55: classes of ship from the weakest to the strongest."""

    order: tuple[Hull, ...]
    rule: str
    origin: Origin


class MerchantKind(Printed):
    """2.32: a silhouette."""

    silhouette: Silhouette
    usable: bool
    """By a pirate (9.64)."""
    rule: str
    origin: Origin
    defence: int | None = None
    """Where the text gives it."""


class Merchant(Printed):
    """2.32: a Merchant counter."""

    id: str
    silhouette: CopiedValue[Silhouette] | None = None
    defence: CopiedValue[int] | None = None
    nation: CopiedValue[Nation | Literal["none"]] | None = None
    """"none" for an unidentified one."""


class Warship(Printed):
    """2.34: a Warship counter."""

    id: str
    nation: CopiedValue[Nation | Literal["none"]] | None = None
    """"none" for an unidentified one."""
    combat: CopiedValue[int] | None = None
    speed: CopiedValue[int] | None = None


class PrintedCommissioner(Printed):
    """2.33: a King's Commissioner undamaged."""

    id: str
    name: CopiedValue[str] | None = None
    combat: CopiedValue[int] | None = None
    speed: CopiedValue[int] | None = None


class Governor(Printed):
    """2.35: a Governor counter."""

    id: str
    name: CopiedValue[str] | None = None
    leaning: CopiedValue[Literal["pro", "anti"]] | None = None


class LetterOfMarque(Printed):
    """17E: a Letter of Marque."""

    id: str
    nation: Nation
    rule: str
    origin: Origin


class PrintedPort(Printed):
    """2.22: a port by its number of two dice faces."""

    number: int
    ocean: CopiedValue[Ocean]
    name: CopiedValue[str] | None = None
    nation: CopiedValue[Nation] | None = None
    value: CopiedValue[int] | None = None
    garrison: CopiedValue[int] | None = None
    hex: CopiedValue[str] | None = None
    haven: bool = False
    """A pirate haven, which has neither value nor garrison."""


class Lane(Printed):
    """4.3: a Shipping Lane. The numbers are the results of two dice faces."""

    number: int
    ocean: CopiedValue[Ocean] | None = None
    nation: CopiedValue[Nation] | None = None
    hex: CopiedValue[str] | None = None


class TransitBox(Printed):
    """2.23: a Transit Box."""

    number: int
    serves: tuple[Ocean, ...]
    """Oceans to which its arrow hexes lead."""
    links: tuple[int, ...]
    """Boxes beside it."""
    links_origin: Origin
    rule: str


class PortOnChart(Printed):
    """Where a port stands on the app's own chart. x, y: share of width and height of the map that shows its ocean."""

    number: int
    x: float
    y: float


class ChartLayout(Printed):
    """2.2: the app's own schematic chart of the sea, at which no rule looks."""

    rule: str
    origin: Origin
    ports: tuple[PortOnChart, ...]


class OceanTable(Printed):
    """9.71, 13.22: what depends on the ocean."""

    id: Ocean
    hostage: int
    """Modifier of the hostage roll."""
    box: int
    """Where its hunters arrive."""
    rule: str
    origin: Origin


class RandomEvent(Printed):
    """17: a Random Event by its letter on the cards."""

    letter: Letter
    id: str
    rule: str
    origin: Origin


class ClockStep(Printed):
    """17: what happens whenever a Random Event is called, before it is known which; in the order of the file."""

    id: Literal["transit", "interception", "blockade", "scurvy", "pardon"]
    rule: str
    origin: Origin


class Proximity(Printed):
    """23.41: factors of the distance to a port, by what it is; None where it is of no use."""

    port: PortStanding
    rule: str
    origin: Origin
    refit_pirate: int | None = None
    refit_commissioner: int | None = None
    recover_pirate: int | None = None
    recover_commissioner: int | None = None
    sale: int | None = None


class Dealing(Printed):
    """10.2, 16, 17E: what a port offers, by what it is.

    refit_pirate, refit_commissioner: points repaired by one operation, "all", or None for no refit at all.
    """

    port: PortStanding
    rules: tuple[str, ...]
    """Of these columns in this order."""
    origin: Origin
    sale: int | None = None
    """Percent added to a sale or ransom."""
    refit_pirate: int | Literal["all"] | None = None
    refit_commissioner: int | None = None
    letter: int | None = None
    """Unit of the price of a Letter of Marque."""
    bribe: bool = False
    """A Safe Haven may be bought there."""


class Treachery(Printed):
    """18.2: the Treachery table."""

    faces: tuple[int, ...]
    result: Literal["released", "tried", "hanged"]
    rule: str
    origin: Origin


class PopularityChange(Printed):
    """12.2: a line of the Popularity list."""

    id: str
    change: int
    rule: str
    origin: Origin
    again: bool = False
    """Repeated at each Random Event."""
    per: Literal["", "damage", "hundred"] = ""
    """For each of these."""


class NotorietyChange(Printed):
    """11: a source of Notoriety: `change` times what `per` names, or `change` points."""

    id: str
    change: int
    rule: str
    origin: Origin
    per: Literal["", "cruelty", "hundred", "garrison", "combat", "duel", "damage"] = ""


class Wound(Printed):
    """13.71: what a wound does.

    duel, endurance, cruelty: permanent changes.
    """

    id: Literal["superficial", "minor", "leg", "eye", "arm", "killed"]
    sign: Literal["", "*", "**"]
    until: Literal["turn", "recovery", "death"]
    """The end of the turn, recovery, or death."""
    rule: str
    origin: Origin
    loss: int = 0
    """Off all characteristics."""
    popularity: int = 0
    duel: int = 0
    endurance: int = 0
    cruelty: int = 0


WoundKind = Literal["superficial", "minor", "leg", "eye", "arm", "killed"]
Found = Literal["nothing", "storm", "warship", "merchant", "two-merchants", "three-merchants"]
ActionLine = Literal[
    "player-1",
    "player-2",
    "player-3",
    "player-4",
    "random-event",
    "remove-even",
    "remove-odd",
    "draw-merchant",
    "draw-two-merchants",
    "move-warships",
    "warship-intercepts",
]


class ActionLines(Printed):
    """6.3: the rows for two, three (and solo), and four players."""

    two: ActionLine
    three: ActionLine
    four: ActionLine
    commissioner: bool
    """KC stands on the row for three."""


class OceanRow(Printed):
    """9.7, 9.72: the row of an ocean."""

    cargo: CopiedValue[tuple[int, int, int]]
    """Doubloons for defence 2 to 4, 5 or 6, 7 or 8."""
    home: CopiedValue[int | Literal["*"]]
    """Port, "*" nearest."""


class ActionCard(Printed):
    """2.8: an Action card."""

    number: int
    lane: CopiedValue[int | Literal["*"]]
    """"*" for two dice faces. Each field bears the mark of the transcription."""
    event: CopiedValue[Letter]
    sea: CopiedValue[Found]
    coast: CopiedValue[Found]
    oceans: dict[Ocean, OceanRow]
    hostage: CopiedValue[Literal[1, 2, 3, 4, 5, 10]]
    wound: CopiedValue[WoundKind]
    debauchery: CopiedValue[bool]
    lines: CopiedValue[ActionLines]

    def marks(self) -> tuple[Mark, ...]:
        """The mark of every field."""
        rows = (mark for row in self.oceans.values() for mark in (row.cargo.mark, row.home.mark))
        fields = (self.lane, self.event, self.sea, self.coast, self.hostage, self.wound, self.debauchery, self.lines)
        return (*(each.mark for each in fields), *rows)


class CargoRange(Printed):
    """One row of an optional cargo table: two dice faces from first to last, and the goods by class of defence."""

    first: int
    last: int
    goods: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]


class CargoContents(Printed):
    """9.7, optional: what a cargo consists of, without effect on its value."""

    rule: str
    origin: Origin
    goods: dict[str, str]
    """By letter of the tables."""
    oceans: dict[Ocean, tuple[CargoRange, ...]]


class Component(Printed):
    """2.1: how many of a thing are in the box."""

    id: str
    count: int
    rule: str
    origin: Origin


class AskedValue(Printed):
    """What the text does not give."""

    id: str
    fields: tuple[str, ...]
    """That are missing on each."""
    how: tuple[Literal["library", "table", "none"], ...]
    """Copied once by the owner ("library"), asked when it matters ("table"), or never needed ("none")."""
    known: dict[Literal["fr", "en"], str]
    """What the text tells of it, by language code."""
    count: int | None = None
    """Of components."""


class Book(PrintedBook, prefix="bb"):
    """Everything printed that does not change in play."""

    numbers: Numbers
    components: tuple[Component, ...]
    pirates: tuple[PirateCard, ...]
    ships: tuple[ShipKind, ...]
    ship_order: ShipOrder
    merchant_kinds: tuple[MerchantKind, ...]
    merchants: tuple[Merchant, ...]
    warships: tuple[Warship, ...]
    commissioners: tuple[PrintedCommissioner, ...]
    governors: tuple[Governor, ...]
    letters: tuple[LetterOfMarque, ...]
    ports: tuple[PrintedPort, ...]
    lanes: tuple[Lane, ...]
    transit_boxes: tuple[TransitBox, ...]
    oceans: tuple[OceanTable, ...]
    chart: ChartLayout
    events: tuple[RandomEvent, ...]
    clock: tuple[ClockStep, ...]
    proximity: tuple[Proximity, ...]
    dealings: tuple[Dealing, ...]
    treachery: tuple[Treachery, ...]
    popularity: tuple[PopularityChange, ...]
    notoriety: tuple[NotorietyChange, ...]
    wounds: tuple[Wound, ...]
    action_cards: tuple[ActionCard, ...]
    cargo_contents: CargoContents
    asked: tuple[AskedValue, ...]
