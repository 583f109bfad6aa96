"""The printed book of Barbe Noire as the rules see it: numbers, counters, tables and Action cards, already checked.

It is read from rulesdata/. Faces of counters that nobody has copied yet are None; every
field of an Action card says whether it was read, inferred, or is a placeholder.
"""

from __future__ import annotations

from typing import Literal

from companion.core.printed.book_models import Mark, Marked, Origin, Printed, PrintedBook
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


class Pirate(Printed):
    """2.7: a pirate card. solo: left out of a game with several players (4.1)."""

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


class Ship(Printed):
    """2.6: a kind of pirate ship. combat, speed: its tracks from the undamaged value on; after the last box it is sunk.

    back: the ship on the other side of its log.  logs: of these there are.  evades: on the coast (5.24).
    first: a pirate may begin in it (6.21).
    """

    id: Hull
    holds: int
    combat: tuple[int, ...]
    speed: tuple[int, ...]
    back: Hull
    logs: int
    rule: str
    origin: Origin
    evades: bool = False
    first: bool = False


class ShipOrder(Printed):
    """23.55: classes of ship from the weakest to the strongest."""

    order: tuple[Hull, ...]
    rule: str
    origin: Origin


class MerchantKind(Printed):
    """2.32: a silhouette. defence: where the text gives it.  usable: by a pirate (9.64)."""

    silhouette: Silhouette
    usable: bool
    rule: str
    origin: Origin
    defence: int | None = None


class Merchant(Printed):
    """2.32: a Merchant counter. nation: "none" for an unidentified one."""

    id: str
    silhouette: Marked[Silhouette] | None = None
    defence: Marked[int] | None = None
    nation: Marked[Nation | Literal["none"]] | None = None


class Warship(Printed):
    """2.34: a Warship counter. nation: "none" for an unidentified one."""

    id: str
    nation: Marked[Nation | Literal["none"]] | None = None
    combat: Marked[int] | None = None
    speed: Marked[int] | None = None


class Commissioner(Printed):
    """2.33: a King's Commissioner undamaged."""

    id: str
    name: Marked[str] | None = None
    combat: Marked[int] | None = None
    speed: Marked[int] | None = None


class Governor(Printed):
    """2.35: a Governor counter."""

    id: str
    name: Marked[str] | None = None
    leaning: Marked[Literal["pro", "anti"]] | None = None


class LetterOfMarque(Printed):
    """17E: a Letter of Marque."""

    id: str
    nation: Nation
    rule: str
    origin: Origin


class Port(Printed):
    """2.22: a port by its number of two dice faces. haven: a pirate haven, which has neither value nor garrison."""

    number: int
    ocean: Marked[Ocean]
    name: Marked[str] | None = None
    nation: Marked[Nation] | None = None
    value: Marked[int] | None = None
    garrison: Marked[int] | None = None
    hex: Marked[str] | None = None
    haven: bool = False


class PortName(Printed):
    """A port of which the text gives the name, but not the number."""

    name: str
    source: str
    nation: Marked[Nation] | None = None
    ocean: Marked[Ocean] | None = None
    garrison: Marked[int] | None = None
    hex: Marked[str] | None = None


class Lane(Printed):
    """4.3: a Shipping Lane. The numbers are the results of two dice faces."""

    number: int
    ocean: Marked[Ocean] | None = None
    nation: Marked[Nation] | None = None
    hex: Marked[str] | None = None


class TransitBox(Printed):
    """2.23: a Transit Box. serves: oceans to which its arrow hexes lead.  links: boxes beside it."""

    number: int
    serves: tuple[Ocean, ...]
    serves_origin: Origin
    links: tuple[int, ...]
    links_origin: Origin
    rule: str


class Moored(Printed):
    """Where a port stands on the app's own chart. x, y: share of width and height of the map that shows its ocean."""

    number: int
    x: float
    y: float


class Chart(Printed):
    """2.2: the app's own schematic chart of the sea, at which no rule looks."""

    rule: str
    origin: Origin
    ports: tuple[Moored, ...]


class OceanTable(Printed):
    """9.71, 13.22: what depends on the ocean. hostage: modifier of the hostage roll.  box: where its hunters arrive."""

    id: Ocean
    hostage: int
    box: int
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
    """10.2, 16, 17E: what a port offers, by what it is. sale: percent added to a sale or ransom.

    refit_pirate, refit_commissioner: points repaired by one operation, "all", or None for no refit at all.
    letter: unit of the price of a Letter of Marque.  bribe: a Safe Haven may be bought there.
    rules: of these columns in this order.
    """

    port: PortStanding
    rules: tuple[str, ...]
    origin: Origin
    sale: int | None = None
    refit_pirate: int | Literal["all"] | None = None
    refit_commissioner: int | None = None
    letter: int | None = None
    bribe: bool = False


class Treachery(Printed):
    """18.2: the Treachery table."""

    faces: tuple[int, ...]
    result: Literal["released", "tried", "hanged"]
    rule: str
    origin: Origin


class PopularityChange(Printed):
    """12.2: a line of the Popularity list. again: repeated at each Random Event.  per: for each of these."""

    id: str
    change: int
    rule: str
    origin: Origin
    again: bool = False
    per: Literal["", "damage", "hundred"] = ""


class NotorietyChange(Printed):
    """11: a source of Notoriety: `change` times what `per` names, or `change` points."""

    id: str
    change: int
    rule: str
    origin: Origin
    per: Literal["", "cruelty", "hundred", "garrison", "combat", "duel", "damage"] = ""


class Wound(Printed):
    """13.71: what a wound does. loss: off all characteristics.  spares_cruelty: but not off Cruelty.

    until: the end of the turn, recovery, or death.  duel, endurance, cruelty: permanent changes.
    """

    id: Literal["superficial", "minor", "leg", "eye", "arm", "killed"]
    sign: Literal["", "*", "**"]
    until: Literal["turn", "recovery", "death"]
    rule: str
    origin: Origin
    loss: int = 0
    spares_cruelty: bool = False
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
    """6.3: the rows for two, three (and solo), and four players. commissioner: KC stands on the row for three."""

    two: ActionLine
    three: ActionLine
    four: ActionLine
    commissioner: bool


class OceanRow(Printed):
    """9.7, 9.72: the row of an ocean. cargo: doubloons for defence 2 to 4, 5 or 6, 7 or 8.  home: port, "*" nearest."""

    cargo: Marked[tuple[int, int, int]]
    home: Marked[int | Literal["*"]]


class ActionCard(Printed):
    """2.8: an Action card. lane: "*" for two dice faces.  Each field bears the mark of the transcription."""

    number: int
    lane: Marked[int | Literal["*"]]
    event: Marked[Letter]
    sea: Marked[Found]
    coast: Marked[Found]
    oceans: dict[Ocean, OceanRow]
    hostage: Marked[Literal[1, 2, 3, 4, 5, 10]]
    wound: Marked[WoundKind]
    debauchery: Marked[bool]
    lines: Marked[ActionLines]

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
    """9.7, optional: what a cargo consists of, without effect on its value. goods: by letter of the tables."""

    rule: str
    origin: Origin
    goods: dict[str, str]
    oceans: dict[Ocean, tuple[CargoRange, ...]]


class Component(Printed):
    """2.1: how many of a thing are in the box."""

    id: str
    count: int
    rule: str
    origin: Origin


class Asked(Printed):
    """What the text does not give. count: of components.  fields: that are missing on each.

    how: copied once by the owner ("library"), asked when it matters ("table"), or never needed ("none").
    known: what the text tells of it, by language code.
    """

    id: str
    fields: tuple[str, ...]
    how: tuple[Literal["library", "table", "none"], ...]
    known: dict[Literal["fr", "en"], str]
    count: int | None = None


class Book(PrintedBook):
    """Everything printed that does not change in play."""

    numbers: Numbers
    components: tuple[Component, ...]
    pirates: tuple[Pirate, ...]
    ships: tuple[Ship, ...]
    ship_order: ShipOrder
    merchant_kinds: tuple[MerchantKind, ...]
    merchants: tuple[Merchant, ...]
    warships: tuple[Warship, ...]
    commissioners: tuple[Commissioner, ...]
    governors: tuple[Governor, ...]
    letters: tuple[LetterOfMarque, ...]
    ports: tuple[Port, ...]
    port_names: tuple[PortName, ...]
    lanes: tuple[Lane, ...]
    transit_boxes: tuple[TransitBox, ...]
    oceans: tuple[OceanTable, ...]
    chart: Chart
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
    asked: tuple[Asked, ...]
