"""What a table decides before the evening begins: mode, seats, the switches of CL-GEN-10, and where the rulebook is
silent (part 6 of the catalogue).

The words of the alternatives stand in rulings.yaml; `Options.ruling` tells the one in force, and the one place that
depends on it asks there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, ClassVar, Final, Literal, TypeVar

from pydantic import with_config

from companion.core.declared.setup_questions import SetupQuestion
from companion.core.kit import options
from companion.core.kit.any_evening import Chance, any_values, settled
from companion.core.kit.rulings import Rulings
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import COUNTRIES, CardId, MissionCardId, Nation, SeatId, SideId, WindId

RULINGS: Final = Rulings(
    {
        "A-02": ("apart", "together"),
        "A-04": ("columns", "rows"),
        "A-05": ("covered-too", "uncovered-only"),
        "A-08": ("activation", "round-end"),
        "A-09": ("kraken-first", "time-first", "event-at-start"),
        "A-11": ("touched", "crossed"),
        "A-14": ("npcs-too", "players-only"),
        "A-15": ("wedges", "lines"),
        "A-16": ("rows", "columns"),
        "A-18": ("tower-only", "share-first"),
        "A-20": ("flag", "crew"),
        "A-22": ("everything", "one-thing"),
        "A-26": ("ahead", "freely"),
        "A-28": ("stays", "leaves"),
        "A-30": ("flat", "printed"),
        "A-32": ("once", "each-attack"),
        "A-33": ("table", "example"),
        "A-35": ("taken-back", "kept"),
        "A-38": ("full-price", "trade-in"),
        "A-39": ("per-die", "per-point"),
        "A-42": ("icon", "never"),
        "A-49": ("waits", "acts-alone"),
        "A-52": ("player", "chart"),
        "A-53": ("each-nation", "once"),
        "A-56": ("as-often-as-paid", "once-a-turn"),
        "A-57": ("as-often-as-paid", "once-a-move"),
        "A-58": ("as-burned", "as-sunk"),
        "A-62": ("purchases", "missions-too"),
        "A-63": ("pirates-rise", "locked"),
        "A-79": ("left-in", "removed"),
        "A-85": ("enemies-too", "others-only"),
        "A-88": ("shares-wars", "own-name-only"),
        "A-89": ("one-a-round", "all-at-once"),
        "A-90": ("allies", "countries"),
        "A-96": ("used", "owned"),
        "A-100": ("money", "goods-too"),
        "A-101": ("improves", "unchanged"),
        "A-102": ("sailed", "straight"),
        "A-103": ("around", "shortest"),
        "A-104": ("as-moved", "free"),
        "A-105": ("heading", "row"),
        "A-106": ("feared", "every-zone"),
        "A-107": ("land", "shallows"),
    },
    earlier={
        "A-02": "together",
        "A-30": "printed",
        "A-49": "acts-alone",
        "A-63": "locked",
        "A-79": "removed",
        "A-101": "unchanged",
    },
)
"""The settings with their alternatives, the ruling of the catalogue first."""


W = TypeVar("W", bound=SideId)
Side = Literal["A", "B"]
Seal = Literal[1, 2]
Mode = Literal["solo", "competitive", "coop", "teams"]

TEAM = 2
"""Players of a team."""


@dataclass(frozen=True, slots=True)
class SeatOptions(options.SeatOptions):
    """One player."""

    board: Side = "A"
    """Side of the player board (CL-SHP-01)."""
    team: Literal[1, 2] = 1
    """In 2 versus 2."""


@with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class Switches:
    """The switches of CL-GEN-10; the defaults are the standard game."""

    boarding: bool = False
    """Crews, and boarding with all that hangs on it."""
    reputation_board: Side = "A"
    """Its side."""
    tavern_board: Side = "A"
    """Side of the tavern and shipyard."""
    fame_board: Side = "A"
    """Its side."""
    war_card: Side = "A"
    """A: printed wars. B: those that the players choose."""
    market_tiles: Side = "A"
    """Side of all of them."""
    dynamic_map: bool = False
    """The map grows by exploring."""
    unexplored_tiles: bool = False
    """Those of unexplored areas; with a dynamic map only."""
    flotation: bool = False
    """Barrels float for a time."""
    special_tiles: bool = False
    """Tiles 22 and 23, and calm sea."""
    calm_wind: bool = False
    """The Calm card is among the winds."""
    monsters: bool = False
    """The White Whale and others beside the Kraken."""
    captains: bool = False
    """Captain cards."""
    cargo_tower: bool = False
    """Cargo of sunk ships goes through the tower (CL-TWR-02)."""
    at_war: bool = False
    """One more on every die against whoever stands in the column "At war" (CL-REP-12)."""
    two_decks: bool = False
    """NPC cards lie in two decks by their seals (CL-SET-18)."""
    reshuffle_wind: bool = False
    """Wind cards are shuffled at every change."""
    bounty: bool = False
    """Bounty cards."""
    ramming: bool = True
    """Ramming, and the pincer."""
    fishing: bool = False
    """With rowboats (CL-FSH-01)."""


@with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class Difficulty:
    """The free difficulty options of the solo rules (CL-SOL-10)."""

    night_scoring: bool = False
    """Nations score on night steps, too."""
    destructions: Literal[3, 2, 1] = 3
    """How many destructions cost one fame: 3 printed, 2 or 1 harder."""
    standard_map: bool = False
    """The map is laid before, as in the standard game."""
    optional_tiles: bool = False
    """The three optional tiles and the Calm wind card are added."""
    target_25: bool = False
    """Fame to be reached is 25; nations still win at theirs."""
    cannon_cap_3: bool = False
    """A die of a cannon does 3 damage at most instead of 4."""
    melee_12: bool = False
    """Melee wounds on 12 instead of 11."""


@with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class PileCard:
    """A ship card that the app may deal: its id, its level (1-4), its seal (0 where nobody has copied it)."""

    id: CardId
    """The ship card."""
    level: int
    """Printed on its back."""
    seal: Seal | Literal[0] = 0
    """Printed on its back."""


@with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class StartShip:
    """A ship card that may open an evening on player board B, and its seal (CL-SET-19)."""

    id: CardId
    """The ship card."""
    seal: Seal
    """Printed on its back."""


@cache
def _seat_ids(count: int) -> tuple[SeatId, ...]:
    return tuple(SeatId.numbered("seat", number) for number in range(1, count + 1))


@dataclass(frozen=True, slots=True)
class Options(options.EveningOptions):
    """Everything decided before the first question."""

    MODES: ClassVar = {"solo": (1,), "competitive": (2, 3, 4), "coop": (2,), "teams": (4,)}
    RULINGS: ClassVar = RULINGS
    PANELS: ClassVar = ("rules", "enemies", "difficulty", "switches", "wars")
    FOLDED: ClassVar = ("switches",)

    mode: Mode = "solo"
    """The way to play: "coop" for two allies against nations by the solo rules, "teams" for 2 versus 2 (CL-SET-01)."""
    seats: tuple[SeatOptions, ...] = (SeatOptions("Capitaine", "green"),)
    switches: Annotated[Switches, SetupQuestion("switches")] = field(default_factory=Switches)
    """Which modules are played."""
    difficulty: Annotated[Difficulty, SetupQuestion("difficulty", when="solo_rules")] = field(
        default_factory=Difficulty
    )
    """What is harder than printed in the solo rules (CL-SOL-10)."""
    target: Annotated[int | None, SetupQuestion(unless="solo_rules")] = None
    """Fame that ends a game without enemy nations; None computes the solo end token (CL-SOL-02)."""
    enemies: tuple[Nation, ...] = ()
    """Nations against which people play: solo and coop."""
    wars: tuple[tuple[Nation, Nation], ...] = ()
    """Pairs of countries for war card B."""
    cards: Literal["app", "table"] = "app"
    """Who deals: "app" if the app does, "table" if people use their own decks and tell what lies there."""
    npc_pile: tuple[PileCard, ...] = ()
    """Ship cards that the app deals from, none at the table."""
    wind_pile: tuple[WindId, ...] = ()
    """Wind cards that the app draws from, none at the table."""
    mission_pile: tuple[MissionCardId, ...] = ()
    """Mission cards that the app draws from, none at the table."""
    tavern: Literal["table", "app"] = "table"
    """Whether the app keeps the nine spaces and the bag of officers and specialists (CL-SET-10)."""
    map: bool = False
    """Whether the app follows the map: where tiles lie and ships stand."""
    start_ships: tuple[StartShip, ...] = ()
    """Those offered to players with board B (CL-SET-19)."""

    def wrong(self) -> Msg | None:
        """Two players in each team."""
        return msg("cl-bad-teams") if self.mode == "teams" and len(self.team(self.seat_ids[0])) != TEAM else None

    @property
    def solo_rules(self) -> bool:
        """Whether enemy nations score too, as in the solo mode and in coop (CL-COO-01)."""
        return self.mode in ("solo", "coop")

    @property
    def seat_ids(self) -> tuple[SeatId, ...]:
        """The seats by their ids, "seat-1" first."""
        return _seat_ids(len(self.seats))

    def team(self, seat: W) -> tuple[W | SeatId, ...]:
        """The seats with which a seat shares fame, reputation and missions, itself among them (CL-COO-02, CL-TVT-01).

        Where everybody plays alone, and for a nation, that is nobody else.
        """
        return _teams(self).get(seat, (seat,))

    def team_number(self, seat: SideId) -> int:
        """The number of the team of a seat in 2 versus 2, else 0."""
        return self.seats[self.seat_ids.index(seat)].team if self.mode == "teams" else 0

    @property
    def dynamic_map(self) -> bool:
        """Whether the map grows by exploring, which a difficulty of the solo rules forbids (CL-SOL-10)."""
        return self.switches.dynamic_map and not (self.solo_rules and self.difficulty.standard_map)

    @property
    def special_tiles(self) -> bool:
        """Whether tiles 22, 23 and calm sea are in play (CL-GEN-09, CL-SOL-10)."""
        return self.switches.special_tiles or (self.solo_rules and self.difficulty.optional_tiles)

    @property
    def calm_wind(self) -> bool:
        """Whether the Calm card is among the winds (CL-MOV-15, CL-SOL-10)."""
        return self.switches.calm_wind or (self.solo_rules and self.difficulty.optional_tiles)


@memoized
def _teams(options: Options) -> Mapping[SideId, tuple[SeatId, ...]]:
    """The team of every seat that shares with others."""
    if options.mode not in ("coop", "teams"):
        return {}
    numbers = [1 if options.mode == "coop" else one.team for one in options.seats]
    seats = list(zip(options.seat_ids, numbers, strict=True))
    return {seat: tuple(other for other, number in seats if number == own) for seat, own in seats}


TARGETS = (None, 2, 3, 4)
"""Fame that ends an evening: the usual, or so little that it ends soon."""
RULED = 4
"""Points of rule that a table settles otherwise."""


def any_options(chance: Chance) -> Options:
    """Any mode with any switches; checked as those of a table are."""
    chosen = any_values(Options, chance)
    mode, people = chosen["mode"], range(len(chosen["seats"]))
    mates = chance.sample(people, TEAM) if mode == "teams" else people
    own = [{"board": chance.choice(("A", "B")), "team": 1 if i in mates else 2} for i in people]
    one, other, *_ = chance.sample(COUNTRIES, len(COUNTRIES))
    changes = {
        "seats": [seat | more for seat, more in zip(chosen["seats"], own, strict=True)],
        "target": chance.choice(TARGETS),
        "enemies": chance.choice(((), (one, other))) if mode in ("solo", "coop") else (),
        "wars": chance.choice(((), ((one, other),))),
        "rulings": settled(Options.RULINGS, chance, RULED),
    }
    return Options.read(chosen | changes)
