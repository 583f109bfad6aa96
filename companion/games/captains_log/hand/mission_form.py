"""1.29, D-17: the form by which a mission card is copied, and the card as rules read it (rulebook p.42-45).

What has to be done stands in the catalogue of missions.yaml, by the card's number. The card itself adds the places, the
die's table, the goods, the alternatives and the reward; every value may stay unknown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast, get_args

from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.procedure import first_of
from companion.core.questions.kinds import Field, FieldValue, Form, Option, Record
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book, MissionGoal
from companion.games.captains_log.model.ids import NATIONS, MarketRow, MissionCardId, MissionType, Nation
from companion.games.captains_log.model.names import flags, good
from companion.games.captains_log.model.state import GOODS, Good

Destination = Literal["tile", "nation", "choice", "other", "native", "any"]
"""tile: a port named by its tile.  nation: any port of one nation.  choice: of a nation of the player's choice.
other: of another nation than X.  native: the farthest native port of the card.  any: whatever port."""
Gift = Literal["none", "officer", "officer-3000", "ship-3000", "clue", "goods", "more"]
Thanks = Literal["port", "choice", "target"]

TYPES: tuple[MissionType, ...] = get_args(MissionType)
GIFTS: tuple[Gift, ...] = get_args(Gift)
LAST_TILE, DIE = 24, 12
MOST_STEPS, MOST_WAYS, MOST_PLACES = 2, 3, 6
"""Steps, parchments and places that a card may have."""
LISTED = ("CL-MIS-P11", "CL-MIS-P13")
"""Goals whose places are listed on the card, one step each."""
BY_SALE, TO_CHOOSE, ARROWS, TIMED = "CL-MIS-T09", "CL-MIS-T01", "CL-MIS-C05", "CL-MIS-P02"
REVEALED = ("CL-MIS-P06", "CL-MIS-R04", "CL-MIS-T01", "CL-MIS-T09")
"""Goals whose first step makes them public, by the rulebook."""
WHITHER: dict[str, tuple[Destination, ...]] = {
    "CL-MIS-C10": ("other",),
    "CL-MIS-R01": ("any",),
    "CL-MIS-R04": ("other",),
    "CL-MIS-R07": ("other",),
    "CL-MIS-R11": ("tile", "choice"),
    "CL-MIS-T01": ("tile", "tile"),
    "CL-MIS-T09": ("tile",),
    "CL-MIS-T23": ("native", "choice"),
}
"""What the rulebook says of the ports of a goal, in their order; the card may restrict it."""


@dataclass(frozen=True, slots=True)
class MissionStep:
    """One thing to do. place: which port it asks for; tile, nation: which one, 0 and "" while unknown."""

    kind: str
    place: Destination = "tile"
    tile: int = 0
    nation: Nation | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class MissionEnd:
    """One of the scrolls by which a mission may end: a port, for a sale its kind of row, and its own reward."""

    tile: int
    kind: MarketRow | Literal[""] = ""
    doubloons: int | None = None
    reputation: int | None = None


@dataclass(frozen=True, slots=True)
class MissionCard:
    """A mission card as far as it was copied; None for what nobody has copied.

    steps: what has to be done.  load, cubes: goods taken aboard at the first port.  fails: highest result of its die
    that fails; night: added to it at night; blame: reputation lost with X then.  ways: alternative ends.  doubloons,
    fame, reputation: reward beyond the usual fame; thanks: with whom.  gift: something else.  spaces: time steps on the
    card.  expires: time steps after which it is lost.  arrows: whom to aim at, counted from the own seat, negative to
    the right.  reveals: whether its first step makes it public.
    """

    goal: MissionGoal
    public: bool | None
    steps: tuple[MissionStep, ...]
    load: Good | None = None
    cubes: int | None = None
    fails: int | None = None
    night: int = 0
    blame: int | None = None
    ways: tuple[MissionEnd, ...] = ()
    doubloons: int | None = None
    fame: int | None = None
    reputation: int | None = None
    thanks: Thanks = "port"
    gift: Gift | None = None
    spaces: int | None = None
    expires: int | None = None
    arrows: int | None = None
    reveals: bool | None = None

    @property
    def rewarded(self) -> bool:
        """Whether the reward was copied; what is missing then is nothing."""
        return any(value is not None for value in (self.doubloons, self.fame, self.reputation, self.gift))

    @classmethod
    def of(cls, goal: MissionGoal, record: Record) -> MissionCard:
        """The card as copied; an empty record leaves what the catalogue says."""
        v = dict(record)
        public = {"public": True, "secret": False}.get(str(v.get("public")), goal.public)
        return cls(
            goal=goal,
            public=public,
            steps=_steps(goal, v),
            load="oil" if goal.id == "CL-MIS-P13" else next((cube for cube in GOODS if cube == v.get("load")), None),
            cubes=1 if goal.id == "CL-MIS-P13" else _number(v.get("cubes")),
            fails=_number(v.get("fails")),
            night=_number(v.get("night")) or 0,
            blame=_number(v.get("blame")),
            ways=_ways(v),
            doubloons=goal.coins if goal.coins or goal.fame else _number(v.get("doubloons")),
            fame=goal.fame if goal.coins or goal.fame else _number(v.get("fame")),
            reputation=_number(v.get("reputation")),
            thanks=cast(Thanks, v.get("thanks") or "port"),
            gift=cast(Gift | None, v.get("gift")),
            spaces=_number(v.get("spaces")),
            expires=_number(v.get("expires")),
            arrows=_number(v.get("arrows")),
            reveals=v.get("reveals") is True if v.get("reveals") is not None else None,
        )


def _number(raw: FieldValue) -> int | None:
    return raw if isinstance(raw, int) and not isinstance(raw, bool) else None


def _steps(goal: MissionGoal, v: dict[str, FieldValue]) -> tuple[MissionStep, ...]:
    if goal.id in LISTED:
        count = _number(v.get("places")) or 1
        return tuple(MissionStep("sea", tile=_number(v.get(f"place_{i}")) or 0) for i in range(1, count + 1))
    steps, ports = [], 0
    for kind in goal.steps:
        if kind == "fortress":
            steps.append(MissionStep(kind, tile=_number(v.get("fortress")) or 0))
            continue
        if kind not in ("port", "sell"):
            steps.append(MissionStep(kind))
            continue
        ports += 1
        usual = WHITHER[goal.id][ports - 1] if ports <= len(WHITHER[goal.id]) else "tile"
        country: Nation | Literal[""] = next((flag for flag in NATIONS if flag == v.get(f"nation_{ports}")), "")
        place = cast(Destination, v.get(f"to_{ports}") or usual)
        steps.append(MissionStep(kind, place, _number(v.get(f"tile_{ports}")) or 0, country))
    return tuple(steps)


def _ways(v: dict[str, FieldValue]) -> tuple[MissionEnd, ...]:
    ways = []
    for i in range(1, (_number(v.get("ways")) or 0) + 1):
        tile, kind = _number(v.get(f"way_{i}")), v.get(f"way_{i}_row")
        money, thanks = _number(v.get(f"way_{i}_doubloons")), _number(v.get(f"way_{i}_reputation"))
        ways.append(MissionEnd(tile or 0, cast(MarketRow, kind) if isinstance(kind, str) else "", money, thanks))
    return tuple(ways)


def subject(kind: MissionType, number: int) -> MissionCardId:
    """The place of a mission card in the library."""
    return MissionCardId.numbered(kind, number)


def subjects(book: Book) -> tuple[MissionCardId, ...]:
    """Every mission card of the box, type by type."""
    return tuple(subject(kind, n) for kind in TYPES for g in book.missions if g.type == kind for n in g.numbers)


def find(book: Book, kind: str, number: int) -> MissionGoal:
    """The goal of a card."""
    return first_of(goal for goal in book.missions if goal.type == kind and number in goal.numbers)


def mission_form(book: Book, card: MissionCardId) -> Form:
    """D-17: what one mission card adds to its line in the rulebook, step by step."""
    goal = find(book, card.type, card.number)
    lines = [*_publicity(goal), *_ports(goal), *_extras(goal), *_roll(goal), *_endings(goal), *_reward(goal)]
    return Form(
        key=f"mission-card-{card}",
        schema="mission-card",
        subject=card,
        fields=tuple(lines),
        layout=_layout(),
        text=msg(
            "cl-form-mission", mission=msg("cl-mission", type=msg(f"cl-mission-type-{card.type}"), number=card.number)
        ),
        note=goal.words,
        rule=goal.id,
    )


def _layout() -> tuple[Band, ...]:
    """What is done step by step, then the parchments at which it ends side by side, then the reward."""
    steps = tuple(
        Row((f"to_{n}", f"tile_{n}", f"nation_{n}"), msg("cl-face-mission-step", n=n)) for n in range(1, MOST_STEPS + 1)
    )
    ways = tuple(
        Row(tuple(f"way_{n}{part}" for part in ("", "_row", "_doubloons", "_reputation")), msg("cl-face-way", n=n))
        for n in range(1, MOST_WAYS + 1)
    )
    heads = tuple(msg(f"cl-face-way-{head}") for head in ("tile", "market", "doubloons", "reputation"))
    half = MOST_PLACES // 2
    places = tuple(
        Row(tuple(f"place_{n}" for n in range(first, first + half)), msg("cl-face-sites", first=first, last=first + 2))
        for first in (1, half + 1)
    )
    return (
        Band((Row(("public", "reveals")),)),
        Band(
            (
                *steps,
                Row(("load", "cubes")),
                Row(("fortress", "arrows")),
                Row(("fails", "night")),
                Row(("blame", "spaces")),
                Row(("places",), msg("cl-face-sites-many")),
                *places,
            ),
            msg("cl-face-steps"),
        ),
        Band((Row(("ways",), msg("cl-face-ways-many")), *ways), msg("cl-face-ways"), columns=heads),
        Band(
            (Row(("doubloons", "fame")), Row(("reputation", "thanks")), Row(("gift", "expires"))), msg("cl-face-reward")
        ),
    )


def _publicity(goal: MissionGoal) -> list[Field]:
    shown = (("public", "icon:eye"), ("secret", "icon:eye_off"))
    ways = tuple(Option(way, msg(f"cl-form-mission-{way}"), picture=picture) for way, picture in shown)
    lines = [Field("public", msg("cl-form-mission-seen"), "choice", options=ways)] if goal.public is None else []
    if len(goal.steps) > 1 and goal.public is None and goal.id not in REVEALED:
        lines.append(Field("reveals", msg("cl-form-mission-reveals"), "switch", when=("public", ("secret",))))
    return lines


def _ports(goal: MissionGoal) -> list[Field]:
    """The ports of the steps; where a card ends at one of several, they stand among its ways."""
    lines: list[Field] = []
    kinds = tuple(kind for kind in goal.steps if kind in ("port", "sell"))
    nations = flags()
    for i, usual in enumerate(WHITHER.get(goal.id, ()), 1):
        if (goal.id == TO_CHOOSE and i == 2) or kinds[i - 1] == "sell":
            continue
        label = msg("cl-form-place", n=goal.steps.index("port") + i)
        likely = (usual, *(place for place in ("tile", "nation") if place != usual))
        places = tuple(Option(place, msg(f"cl-form-place-{place}")) for place in likely)
        lines += [
            Field(f"to_{i}", label, "choice", options=places, start=usual),
            _tile(f"tile_{i}", msg("cl-form-place-number"), when=(f"to_{i}", ("tile", "native"))),
            Field(f"nation_{i}", label, "choice", options=nations, when=(f"to_{i}", ("nation",)), icons=True),
        ]
    return lines


def _tile(name: str, label: Msg, when: tuple[str, tuple[FieldValue, ...]] | None = None) -> Field:
    return Field(name, label, "number", 1, LAST_TILE, when=when, near=10, picture="icon:map")


def _extras(goal: MissionGoal) -> list[Field]:
    lines: list[Field] = []
    if goal.id in LISTED:
        lines.append(Field("places", msg("cl-form-mission-places"), "number", 1, MOST_PLACES, near=3))
        for i in range(1, MOST_PLACES + 1):
            there = ("places", tuple(range(i, MOST_PLACES + 1)))
            lines.append(_tile(f"place_{i}", msg("cl-form-mission-place", n=i), when=there))
    if "fortress" in goal.steps:
        lines.append(_tile("fortress", msg("cl-form-mission-fortress")))
    if goal.id == BY_SALE:
        cubes = tuple(Option(cube, good(cube), picture=f"good:{cube}") for cube in GOODS)
        lines.append(Field("load", msg("cl-form-mission-load"), "choice", options=cubes, icons=True))
        lines.append(Field("cubes", msg("cl-form-mission-cubes"), "number", 1, 6, near=3, picture="cube:any"))
    if goal.id == TIMED:
        lines.append(Field("spaces", msg("cl-form-mission-spaces"), "number", 1, 12, near=4, picture="token:time"))
    if goal.id == ARROWS:
        lines.append(Field("arrows", msg("cl-form-mission-arrows"), "number", -3, 3, near=1))
    return lines


def _roll(goal: MissionGoal) -> list[Field]:
    if not goal.roll:
        return []
    return [
        Field("fails", msg("cl-form-mission-fails"), "number", 0, DIE - 1, near=DIE // 2, picture="die:d12"),
        Field("night", msg("cl-form-mission-night"), "number", -3, 3, near=1, picture="sky:moon"),
        Field("blame", msg("cl-form-mission-blame"), "number", -3, 0, near=-1, picture="token:flag"),
    ]


def _endings(goal: MissionGoal) -> list[Field]:
    """CL-MIS-T01, CL-MIS-T09: the scrolls among which the player chooses where to end."""
    if goal.id not in (BY_SALE, TO_CHOOSE):
        return []
    lines = [Field("ways", msg("cl-form-mission-ways"), "number", 1, MOST_WAYS, near=2)]
    rows = tuple(Option(row, msg(f"cl-form-mission-{row}")) for row in get_args(MarketRow))
    for i in range(1, MOST_WAYS + 1):
        there = ("ways", tuple(range(i, MOST_WAYS + 1)))
        lines.append(_tile(f"way_{i}", msg("cl-form-mission-way", n=i), when=there))
        if goal.id == BY_SALE:
            lines.append(Field(f"way_{i}_row", msg("cl-form-mission-row", n=i), "choice", options=rows, when=there))
            continue
        lines.append(_money(f"way_{i}_doubloons", msg("cl-form-mission-way-doubloons", n=i), there))
        lines.append(
            Field(
                f"way_{i}_reputation", msg("cl-form-mission-way-reputation", n=i), "number", -3, 3, when=there, near=1
            )
        )
    return lines


def _money(name: str, label: Msg, when: tuple[str, tuple[FieldValue, ...]] | None = None) -> Field:
    return Field(name, label, "number", 0, 9000, 1000, when=when, near=2000, picture="token:coin")


def _reward(goal: MissionGoal) -> list[Field]:
    """The lower part of the card; where the rulebook prints it, nothing is asked."""
    expiry = Field("expires", msg("cl-form-mission-expires"), "number", 1, 12, near=4, picture="token:time")
    if goal.fame or goal.coins:
        return [] if goal.id == TIMED else [expiry]
    ends = ("port", "choice", "target")
    friends = tuple(Option(end, msg(f"cl-form-thanks-{end}")) for end in ends)
    gifts = tuple(Option(gift, msg(f"cl-form-gift-{gift}")) for gift in GIFTS)
    return [
        _money("doubloons", msg("cl-form-mission-doubloons")),
        Field("fame", msg("cl-form-mission-fame"), "number", 0, 3, near=1, picture="token:fame"),
        Field("reputation", msg("cl-form-mission-reputation"), "number", -3, 3, near=1, picture="token:flag"),
        Field(
            "thanks",
            msg("cl-form-mission-thanks"),
            "choice",
            options=friends,
            when=("reputation", (1, 2, 3, -1, -2, -3)),
        ),
        Field("gift", msg("cl-form-mission-gift"), "choice", options=gifts),
        expiry,
    ]
