"""The printed book of Captain's Log as the rules see it: numbers and card tables, already checked.

`companion.library.book` reads it from rulesdata/; rules code takes it from `Table.book`.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.core.kit.book import PrintedBook
from companion.core.printed.book_models import Origin, Printed
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import MarketRow, MissionType, Nation
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.options import Side, Switches

Effect = Literal[
    "fire_dice",
    "fire_reroll",
    "fire_bonus",
    "range",
    "movement",
    "defence",
    "weight",
    "damage_taken",
    "melee_dice",
    "melee_bonus",
    "melee_reroll",
    "melee_defence",
    "crew_lost",
    "crew_limit",
    "upgrade_limit",
    "missions_drawn",
    "mission_limit",
    "boats",
    "grenade",
    "sharpshot",
    "copy",
    "overload",
    "drill",
    "grapple",
    "foe_reroll",
    "melee_merge",
    "prize",
    "prize_share",
    "sale_legal",
    "sale_contraband",
    "sale_fame",
    "barter",
    "thanks",
    "mission_thanks",
    "pick_up",
    "becalmed",
    "lowest_fame",
    "unlocked",
    "card_wounds",
    "card_damage",
    "card_wood",
    "wood",
    "clue",
    "favour",
    "bag",
    "outcast",
    "corsairs",
    "flagship",
    "told",
]
"""What an upgrade adds to, once for each copy owned, or a captain by an ability; `equipment` and `abilities` tell
the rest.

grenade, sharpshot: dice before a melee.  copy: specialists taken after.  foe_reroll: dice of an attacker rolled again.
melee_merge: hits that two failures make.  prize: doubloons for a destroyed ship; prize_share: how often a reward is
paid.  sale_legal, sale_contraband: doubloons for each full group of goods; sale_fame: goods that fame needs less.
barter: goods for one other.  thanks, mission_thanks: who chooses the nation that is grateful.  becalmed: wind value
that counts as 0.  card_…: what the captain card itself takes.  favour: reputation at the fame of `at`.  bag: upgrades
drawn.  flagship: price of a ship of one's own.  told: only the owner's card knows.
"""


class Upgrade(Printed):
    """1.25, 1.26: an upgrade."""

    id: str
    kind: Literal["officer", "specialist", "ship", "ammunition"]
    rule: str
    page: str
    origin: Origin
    count: int | None = None
    """Copies in the box, None if not printed."""
    nation: Nation | None = None
    """Sold only by that nation."""
    unique: bool = False
    """Nobody may own two (CL-TAV-08)."""
    expert: bool = False
    """Leaves the game without boarding (CL-GEN-09, A-79)."""
    effects: dict[Effect, int] = Field(default_factory=dict)
    picture: str


class Keel(Printed):
    """CL-SHP-06, -07: what the rulebook counts in the hold of one position of the keel; None where it does not say.

    cannons, damage, rowboats, cabins: icons.
    """

    board: Side
    level: int
    draft: Literal["1", "1.5", "2", "2.5", "3"]
    slots: int
    """Squares that take cargo, gunports among them."""
    gunports: int
    cannons: int
    damage: int
    rowboats: int | None = None
    cabins: int | None = None
    rule: str
    page: str
    origin: Origin


class MissionGoal(Printed):
    """1.29: one line of the mission catalogue.

    fame, coins: printed reward beyond the usual fame.
    """

    id: str
    type: MissionType
    numbers: tuple[int, ...]
    """Printed card numbers with this goal."""
    steps: tuple[Literal["port", "sea", "ship", "fortress", "sell", "destroy", "capture", "survive", "own"], ...]
    """What has to be done, in order."""
    page: str
    origin: Origin
    public: bool | None = None
    roll: bool = False
    """A die of the card is rolled on the way."""
    loads: bool = False
    """A step brings goods aboard."""
    counter: bool = False
    """A time counter on a rolled tile is its goal."""
    expert: bool = False
    fame: int = 0
    coins: int = 0
    balance: int = 0
    """Doubloons to own."""

    @property
    def words(self) -> Msg:
        """What has to be done, in our words; their key ends as the id does ("CL-MIS-T09")."""
        return msg(f"cl-mission-{self.id.split('-')[-1].lower()}")


class Ability(Printed):
    """1.34: one thing that a captain card does.  does, amount: what it adds to, and how much.

    sale, per: kind of sale, for each full so many goods of it.
    """

    does: Effect
    amount: int = 1
    drafts: tuple[float, ...] = ()
    """Initial drafts of the ship without which it does nothing, () for any (CL-CAP-04)."""
    foe: Literal["", "pirates", "spain", "corsair", "laden"] = ""
    """Against whom alone."""
    sky: Literal["", "day", "night"] = ""
    """Time steps on which it counts."""
    sale: MarketRow | None = None
    per: int = 1
    beside: str = ""
    """Another captain who must be aboard too."""
    at: tuple[int, ...] = ()
    """Fame at which it comes."""
    level: int = 0
    """Of the ship that it asks for."""
    nations: tuple[Nation, ...] = ()
    but: Nation | None = None


class Captain(Printed):
    """1.34: a captain card."""

    id: str
    name: str
    nation: Nation
    rule: str
    page: str
    origin: Origin
    also: Nation | None = None
    """Second nation of a corsair."""
    board_b: Literal["no", "partly", "yes", "unknown"] = "no"
    """Whether the ability needs player board B."""
    abilities: tuple[Ability, ...] = ()
    gains: dict[str, int] = Field(default_factory=dict)
    """Upgrades that come with the captain; on_card: those of them that lie on the card."""
    on_card: dict[str, int] = Field(default_factory=dict)
    loads: str = ""
    """The only ammunition that this captain fires, and owns."""


class MapTile(Printed):
    """What the text tells of a map tile; everything else is read off the board (D-01).

    port, fortress: printed flag, "random" for one to be drawn.
    """

    number: int
    rule: str
    page: str
    origin: Origin
    expert: bool = False
    """Left out of the standard game."""
    port: Literal["", "none", "native", "native-22", "pirates", "spain"] = ""
    fortress: Literal["", "random", "pirates"] = ""


PresetId = Literal["first", "standard", "expert"]


class Preset(Printed):
    """CL-GEN-10: a ready-made table for the wizard."""

    id: PresetId
    origin: Origin
    page: str
    target: int
    """Fame that ends a competitive game."""
    board: Side
    """Of players."""
    switches: Switches


class WarCard(Printed):
    """CL-SET-12: the wars between countries on side A of the war card."""

    origin: Origin
    page: str
    rule: str
    wars: tuple[tuple[Nation, Nation], ...]


class EnemyValue(Printed):
    """CL-SCR-02: one column of solo table 1."""

    nation: Nation
    value: int
    """As an enemy."""
    at_war: int
    """When at war with an enemy."""
    page: str
    origin: Origin


class OptionValue(Printed):
    """CL-SCR-03: one column of solo table 2."""

    option: Literal[
        "day_scoring", "night_scoring", "destroyed_twice", "destroyed_once", "standard_map", "optional_tiles"
    ]
    value: int
    page: str
    origin: Origin


class SoloScore(Printed):
    """The two tables of the solo score."""

    nations: tuple[EnemyValue, ...]
    options: tuple[OptionValue, ...]


EventEffect = Literal[
    "calm",
    "vanished",
    "storm-1",
    "storm-2",
    "fog",
    "wreck-oil",
    "wreck-barrel",
    "plague-nation",
    "plague-most",
    "plague-all",
    "abundance",
    "stowaway",
    "fortress-1",
    "fortress-2",
    "assault",
    "tide-high",
    "tide-low",
    "kraken",
    "colossal",
]


class EventCard(Printed):
    """1.30: an event card."""

    number: int
    effect: EventEffect
    until: Literal["now", "day", "condition", "game"]
    """How long it stays in play, "now" for not at all; origin is that of `until`."""
    rule: str
    page: str
    origin: Origin
    picture: str
    tile: int = 0
    """Map tile named on the card."""
    expert: bool = False
    """Without effect where the crew rules are not played (CL-GEN-09)."""


class Book(PrintedBook, prefix="cl"):
    """Everything printed that does not change in play."""

    numbers: Numbers
    upgrades: tuple[Upgrade, ...]
    holds: tuple[Keel, ...]
    missions: tuple[MissionGoal, ...]
    captains: tuple[Captain, ...]
    tiles: tuple[MapTile, ...]
    presets: tuple[Preset, ...]
    war_card: WarCard
    solo_score: SoloScore
    event_cards: tuple[EventCard, ...]

    def captain(self, captain: str) -> Captain:
        """A captain by the id."""
        return get_or_explain(self.captains, captain, "cl-named-captain")
