"""1.20 The NPC side of a ship card (CL-NPC-02, -05, -39, -40; D-07): a form to copy it, the card as rules read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, cast

from companion.core.printed.card_layout import Band, Row
from companion.core.questions.kinds import Field, FieldValue, Form, Option, Record
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet import npc_keys
from companion.games.captains_log.fleet.npc_keys import (
    FLAG_PICTURES,
    GOAL_PICTURES,
    LAST_TILE,
    MAX_FLAGS,
    MAX_STOPS,
    PASSIVE_NUMBERS,
    PASSIVE_SWITCHES,
    ROLES,
    FlagKind,
    Role,
)
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, CardId, Nation
from companion.games.captains_log.model.names import MINIATURES, flags, good, nation
from companion.games.captains_log.model.state import GOODS, Good, Goods

Conduct = Literal["aggressive", "defensive", "merchant"]
Goal = Literal["mooring", "whale", "hex"]
Special = Literal["", "card", "whale"]

CONDUCTS: tuple[Conduct, ...] = ("aggressive", "defensive", "merchant")
USUAL_FLAGS = 2
"""Action flags of which the form takes nothing for granted; further ones are rare."""
MERCHANT: Conduct = "merchant"
FLAG_PARTS = ("move", "dice", "bonus")
STOP_PARTS = ("tile", "goal", "doubloons", "good", "cubes")


@dataclass(frozen=True, slots=True)
class ActionFlag:
    """An action flag (CL-NPC-05). number: its place from the top, from 1.  value: movement points or dice, None while
    unknown.  bonus: added to each of its dice."""

    number: int
    kind: FlagKind
    value: int | None
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Passives:
    """The red bonuses at the right of the flags, always active (CL-NPC-39).

    cannons, melee: added to each die.  melee_defence: taken from each die against it.  range: hexes beyond the next
    one at which its guns have no penalty.  recruitment: wounds healed at the end of its turn.
    """

    cannons: int = 0
    range: int = 0
    melee: int = 0
    melee_defence: int = 0
    recruitment: int = 0
    incendiary: bool = False
    grapeshot: bool = False


@dataclass(frozen=True, slots=True)
class RouteStop:
    """One stop of a route (CL-NPC-34, -36): map tile, kind of hex there, and what arriving brings."""

    tile: int
    goal: Goal
    doubloons: int = 0
    good: Good | None = None
    cubes: int = 0


@dataclass(frozen=True, slots=True)
class NpcCard:
    """The NPC side of a ship card. A value that was left unknown is None.

    conduct: whose flowchart it follows; a special ship behaves as one of the three others (CL-NPC-38).
    nation: "none" for a legend (CL-NPC-11).  country: what a corsair represents beside the Pirates (CL-NPC-10).
    stops: the route from the number with the double circle on.  reward, goods: printed, for its destruction.
    capture_reward: doubloons with a sabre; capture_more: the sabre shows something else too.
    """

    name: str
    role: Role
    conduct: Conduct
    nation: Nation | Literal["none"]
    country: Nation | None
    level: int | None
    defence: int | None
    hull: int | None
    crew: int | None
    flags: tuple[ActionFlag, ...]
    passives: Passives
    spawn_tile: int | None
    stops: tuple[RouteStop, ...]
    loop: bool
    reward: int | None
    goods: Goods
    capture_reward: int
    capture_more: bool
    symbols: tuple[str, ...]
    special: Special

    @property
    def legend(self) -> bool:
        """CL-NPC-11: of no nation, at war with all."""
        return self.nation == "none"

    @property
    def sides(self) -> tuple[Nation, ...]:
        """The factions it sails for: none for a legend, two for a corsair (CL-NPC-10)."""
        return tuple(side for side in (self.nation, self.country) if side and side != "none")

    @classmethod
    @lru_cache(maxsize=256)  # rules look at the same few cards again and again
    def of(cls, record: Record) -> NpcCard:
        """The card as copied."""
        v = dict(record)
        role = cast(Role, v["role"])
        flag = v["nation"]
        return cls(
            name=str(v.get("name") or ""),
            role=role,
            conduct=cast(Conduct, (v.get("acts_as") or "merchant") if role == "special" else role),
            nation=next((faction for faction in NATIONS if faction == flag), "none"),
            country=_country(v.get("country")) if flag == "pirates" else None,
            level=_number(v.get("level")),
            defence=_number(v.get("defence")),
            hull=_number(v.get("hull")),
            crew=_number(v.get("crew")),
            flags=_flags(v),
            passives=_passives(v),
            spawn_tile=_number(v.get("spawn_tile")),
            stops=_stops(v),
            loop=v.get("loop") is not False,
            reward=_number(v.get("reward")),
            goods=Goods(*(_number(v.get(f"goods_{cube}")) or 0 for cube in GOODS)),
            capture_reward=_number(v.get("capture_reward")) or 0,
            capture_more=v.get("capture_more") is True,
            symbols=cast(tuple[str, ...], v.get("symbols") or ()),
            special=cast(Special, v.get("special") or "card") if role == "special" else "",
        )


def _number(raw: FieldValue) -> int | None:
    return raw if isinstance(raw, int) and not isinstance(raw, bool) else None


def _country(raw: FieldValue) -> Nation | None:
    return next((country for country in COUNTRIES if country == raw), None)


def _flags(v: dict[str, FieldValue]) -> tuple[ActionFlag, ...]:
    flags = []
    for i in range(1, MAX_FLAGS + 1):
        kind = v.get(f"f{i}_kind")
        if kind not in FLAG_PICTURES:
            break
        value = v.get(f"f{i}_move" if kind == "move" else f"f{i}_dice")
        flags.append(ActionFlag(i, cast(FlagKind, kind), _number(value), _number(v.get(f"f{i}_bonus")) or 0))
    return tuple(flags)


def _passives(v: dict[str, FieldValue]) -> Passives:
    def count(name: str) -> int:
        return _number(v.get(f"p_{name}")) or 0

    def has(name: str) -> bool:
        return v.get(f"p_{name}") is True

    return Passives(
        count("cannons"),
        count("range"),
        count("melee"),
        count("melee_defence"),
        count("recruitment"),
        has("incendiary"),
        has("grapeshot"),
    )


def _stops(v: dict[str, FieldValue]) -> tuple[RouteStop, ...]:
    stops = []
    for i in range(1, (_number(v.get("stops")) or 0) + 1):
        tile = _number(v.get(f"s{i}_tile"))
        if tile is None:
            break
        goal = cast(Goal, v.get(f"s{i}_goal") or "mooring")
        cube = next((name for name in GOODS if name == v.get(f"s{i}_good")), None)
        cubes = (_number(v.get(f"s{i}_cubes")) or 1) if cube else 0
        stops.append(RouteStop(tile, goal, _number(v.get(f"s{i}_doubloons")) or 0, cube, cubes))
    return tuple(stops)


ANY_FLAG = tuple(FLAG_PICTURES)


@cache
def npc_card_form(card_id: CardId) -> Form:
    """D-07: the form by which the NPC side of a ship card is copied, in the order of the card."""
    return Form(
        key=f"npc-card-{card_id}",
        schema="npc-card",
        subject=card_id,
        fields=(*_head(), *_action_flags(), *_bonuses(), *_route(), *_rewards()),
        layout=_layout(),
        pads=npc_keys.pads(),
        text=msg("cl-npc-form", card=card_id.name),
        note=msg("cl-npc-form-note"),
        rule="CL-NPC-02",
        retired=("draft",),  # of this side of the card no rule reads it; who sails her has it from the other side
    )


def _layout() -> tuple[Band, ...]:
    """CL-NPC-02: the name above, then what the ship is, its action flags, its route, and what it brings."""
    flags = tuple(
        Row(tuple(f"f{i}_{part}" for part in ("kind", *FLAG_PARTS)), msg("cl-face-flag", n=i))
        for i in range(1, MAX_FLAGS + 1)
    )
    stops = tuple(
        Row(tuple(f"s{i}_{part}" for part in STOP_PARTS), msg("cl-face-stop", n=i)) for i in range(1, MAX_STOPS + 1)
    )
    passives = tuple(f"p_{name}" for name in (*PASSIVE_NUMBERS, *PASSIVE_SWITCHES))
    return (
        Band(
            (
                Row(("name",), msg("cl-npc-form-name")),
                Row(("role", "nation")),
                Row(("acts_as", "special")),
                Row(("country",), msg("cl-npc-form-country")),
                Row(("level", "defence")),
                Row(("hull", "crew")),
                Row(("spawn_tile",)),
            )
        ),
        Band(
            (*flags, Row(("bonuses",), msg("cl-npc-form-bonuses")), *(Row(pair) for pair in _pairs(passives))),
            msg("cl-face-flags"),
        ),
        Band((Row(("stops", "loop")), *stops), msg("cl-face-route")),
        Band(
            (
                Row(("reward", "laden")),
                *(Row(each) for each in _pairs(tuple(f"goods_{cube}" for cube in GOODS))),
                Row(("sabre",), msg("cl-npc-form-sabre"), "token:sabres"),
                Row(("capture_reward", "capture_more")),
                Row(("symbols",), msg("cl-npc-form-symbols")),
            ),
            msg("cl-face-reward"),
        ),
    )


def _pairs(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return (names[at : at + 2] for at in range(0, len(names), 2))


def unread(record: Record) -> tuple[str, ...]:
    """Names of the values without which the ship cannot be played, and which nobody has read off the card yet."""
    v = dict(record)
    flags = [n for n in range(1, MAX_FLAGS + 1) if v.get(f"f{n}_kind") in FLAG_PICTURES]
    following = len(flags) + 1
    names = ["acts_as"] if v.get("role") == "special" else []
    names += ["country"] if v.get("nation") == "pirates" else []
    names += [f"f{following}_kind"] if following <= USUAL_FLAGS else []
    names += ["bonuses", *(f"f{n}_bonus" for n in flags if v.get(f"f{n}_kind") != "move")]
    if MERCHANT in (v.get("role"), v.get("acts_as")) and any(v.get(f"f{n}_kind") == "move" for n in flags):
        names += ["loop", "stops", *(f"s{i}_tile" for i in range(1, (_number(v.get("stops")) or 0) + 1))]
    return tuple(name for name in names if v.get(name) is None)


def beside(names: tuple[str, ...]) -> tuple[str, ...]:
    """What hangs on values that are read off now, and may be copied with them."""
    parts = {
        "bonuses": [f"p_{name}" for name in (*PASSIVE_NUMBERS, *PASSIVE_SWITCHES)],
        "stops": [f"s{i}_{part}" for i in range(1, MAX_STOPS + 1) for part in STOP_PARTS],
        "laden": [f"goods_{cube}" for cube in GOODS],
        "sabre": ["capture_reward", "capture_more"],
    }
    parts |= {f"f{n}_kind": [f"f{n}_{part}" for part in FLAG_PARTS] for n in range(1, MAX_FLAGS + 1)}
    return tuple(name for head, tail in parts.items() if head in names for name in tail)


FIRST_READ = (
    "role",
    "nation",
    "acts_as",
    "country",
    "spawn_tile",
    *(f"f{n}_{part}" for n in range(1, MAX_FLAGS + 1) for part in ("kind", *FLAG_PARTS)),
    *beside(("bonuses", "stops")),
    "bonuses",
    "stops",
    "loop",
)
"""What is read off a card as soon as it lies there: whose ship it is, where it enters, and all by which it acts."""


@cache
def card_number_form(card_id: CardId) -> Form:
    """CL-EVT-11: the number of a ship card, of which nothing but a tie of that event depends."""
    return Form(
        key=f"card-number-{card_id}",
        schema="card-number",
        subject=card_id,
        fields=(Field("number", msg("cl-npc-form-number"), "number", 1, 99, near=1),),
        text=msg("cl-card-number", card=card_id.name),
        rule="CL-EVT-11",
    )


def _choice(name: str, label: Msg, options: tuple[Option, ...], **more: object) -> Field:
    return Field(name, label, "choice", options=options, **more)  # type: ignore[arg-type]


def _head() -> tuple[Field, ...]:
    roles = tuple(Option(role, msg(f"cl-role-{role}"), picture=f"ship:{MINIATURES[role]}") for role in ROLES)
    legend = Option("none", nation("none"))
    plain = Option("none", msg("cl-npc-no-corsair"), picture="flag:pirates")
    corsairs = flags(COUNTRIES)
    acts = tuple(Option(c, msg(f"cl-role-{c}"), picture=f"ship:{MINIATURES[c]}") for c in CONDUCTS)
    specials = (
        Option("card", msg("cl-npc-special-card"), picture="icon:book"),
        Option("whale", msg("cl-npc-special-whale"), picture="ship:whale"),
    )
    special, pirates = ("role", ("special",)), ("nation", ("pirates",))
    return (
        _choice("role", msg("cl-npc-form-role"), roles, optional=False),
        _choice("acts_as", msg("cl-npc-form-acts"), acts, when=special),
        _choice("special", msg("cl-npc-form-special"), specials, when=special, start="card"),
        _choice("nation", msg("cl-npc-form-nation"), (*flags(), legend), optional=False, icons=True),
        _choice("country", msg("cl-npc-form-country"), (plain, *corsairs), when=pirates, icons=True),
        Field("name", msg("cl-npc-form-name"), "words"),
        Field("level", msg("cl-npc-form-level"), "number", 1, 4, near=1),
        Field("defence", msg("cl-npc-form-defence"), "number", 1, 20, picture="icon:scales", near=10),
        Field("hull", msg("cl-npc-form-hull"), "number", 1, 60, picture="cube:water", near=10),
        Field("crew", msg("cl-npc-form-crew"), "number", 0, 40, picture="token:crew", near=10),
    )


def _action_flags() -> tuple[Field, ...]:
    """CL-NPC-05: the action flags from top to bottom; the next one is shown once the one above it is there."""
    kinds = tuple(Option(kind, msg(f"cl-npc-flag-{kind}"), picture=art) for kind, art in FLAG_PICTURES.items())
    last = Option("none", msg("cl-npc-flag-none"), picture="icon:cross")
    lines: list[Field] = []
    for i in range(1, MAX_FLAGS + 1):
        shown = (f"f{i - 1}_kind", ANY_FLAG) if i > 1 else None
        start = "none" if i == MAX_FLAGS else None
        options = kinds if i == 1 else (*kinds, last)
        label, attacks = msg("cl-npc-form-flag", n=i), (f"f{i}_kind", ("fire", "board"))
        lines += [
            _choice(f"f{i}_kind", label, options, when=shown, start=start, icons=True),
            _stepper(f"f{i}_move", msg("cl-npc-form-move", n=i), 1, 20, 6, (f"f{i}_kind", ("move",)), "token:sail"),
            _stepper(f"f{i}_dice", msg("cl-npc-form-dice", n=i), 1, 20, 4, attacks, "die:d12"),
            Field(
                f"f{i}_bonus",
                msg("cl-npc-form-bonus", n=i),
                "number",
                0,
                9,
                when=attacks,
                near=0,
                picture="icon:plus",
                same=f"f{i - 1}_bonus" if i > 1 else "",
            ),
        ]
    return tuple(lines)


def _stepper(
    name: str, label: Msg, lo: int, hi: int, near: int, when: tuple[str, tuple[FieldValue, ...]], art: str
) -> Field:
    return Field(name, label, "number", lo, hi, when=when, picture=art, near=near)


def _bonuses() -> tuple[Field, ...]:
    shown = ("bonuses", (True,))
    return (
        Field("bonuses", msg("cl-npc-form-bonuses"), "switch", start=False),
        *(
            Field(f"p_{name}", msg(f"cl-npc-passive-{name}"), "number", 0, 9, when=shown, start=0)
            for name in PASSIVE_NUMBERS
        ),
        *(
            Field(f"p_{name}", msg(f"cl-npc-passive-{name}"), "switch", when=shown, start=False)
            for name in PASSIVE_SWITCHES
        ),
    )


def _route() -> tuple[Field, ...]:
    """CL-NPC-34, -36: the spawn tile and the route, beginning with the number in the double circle."""
    sails = ("role", ("merchant", "special"))
    lines = [
        Field("spawn_tile", msg("cl-npc-form-spawn"), "number", 1, LAST_TILE, picture="token:flag", near=10),
        Field("stops", msg("cl-npc-form-stops"), "number", 0, MAX_STOPS, when=sails, near=2),
    ]
    goals = tuple(Option(goal, msg(f"cl-npc-goal-{goal}"), picture=art) for goal, art in GOAL_PICTURES.items())
    nothing = Option("none", msg("cl-npc-no-good"), picture="icon:cross")
    cubes = (nothing, *(Option(cube, good(cube), picture=f"good:{cube}") for cube in GOODS))
    for i in range(1, MAX_STOPS + 1):
        shown: tuple[str, tuple[FieldValue, ...]] = ("stops", tuple(range(i, MAX_STOPS + 1)))
        lines += [
            _tile(i, shown),
            _choice(f"s{i}_goal", msg("cl-npc-form-stop-goal", n=i), goals, when=shown, icons=True),
            Field(
                f"s{i}_doubloons",
                msg("cl-npc-form-stop-doubloons", n=i),
                "number",
                0,
                5000,
                1000,
                when=shown,
                picture="token:coin",
                near=0,
            ),
            _choice(f"s{i}_good", msg("cl-npc-form-stop-good", n=i), cubes, when=shown, start="none", icons=True),
            _stepper(f"s{i}_cubes", msg("cl-npc-form-stop-cubes", n=i), 1, 6, 1, (f"s{i}_good", GOODS), "cube:any"),
        ]
    loop = Field("loop", msg("cl-npc-form-loop"), "switch", when=sails, start=True)
    return (*lines, loop)


def _tile(i: int, shown: tuple[str, tuple[FieldValue, ...]]) -> Field:
    """The tile of a stop; a route mostly begins where the ship enters."""
    label, same = msg("cl-npc-form-stop-tile", n=i), "spawn_tile" if i == 1 else ""
    return Field(f"s{i}_tile", label, "number", 1, LAST_TILE, when=shown, picture="token:flag", near=10, same=same)


def _rewards() -> tuple[Field, ...]:
    symbols = tuple(Option(s, msg(f"cl-npc-symbol-{s}"), picture=f"token:{s}") for s in ("mission", "bounty"))
    laden = ("laden", (True,))
    sabre = ("sabre", (True,))
    return (
        Field("reward", msg("cl-npc-form-reward"), "number", 0, 30000, 1000, picture="token:coin", near=1000),
        Field("laden", msg("cl-npc-form-laden"), "switch"),
        *(
            Field(f"goods_{cube}", good(cube), "number", 0, 10, when=laden, picture=f"good:{cube}", start=0)
            for cube in GOODS
        ),
        Field("sabre", msg("cl-npc-form-sabre"), "switch", picture="token:sabres", start=False),
        Field("capture_reward", msg("cl-npc-form-capture"), "number", 0, 10000, 1000, when=sabre, near=1000),
        Field("capture_more", msg("cl-npc-form-capture-more"), "switch", when=sabre, start=False),
        Field("symbols", msg("cl-npc-form-symbols"), "many", options=symbols, icons=True, start=()),
    )
