"""1.20 Keys that tell several values of an NPC card at once: what stands close together on it (CL-NPC-02, -05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from companion.core.printed.keypad import Key, KeyRow, Pad, numbers
from companion.core.values.messages import msg
from companion.games.captains_log.model.ids import COUNTRIES
from companion.games.captains_log.model.names import MINIATURES, flags, good
from companion.games.captains_log.model.state import GOODS, Good

Role = Literal["aggressive", "defensive", "merchant", "special"]
FlagKind = Literal["move", "fire", "board"]
ROLES: tuple[Role, ...] = ("aggressive", "defensive", "merchant", "special")
PASSIVE_NUMBERS = ("cannons", "range", "melee", "melee_defence", "recruitment")
PASSIVE_SWITCHES = ("incendiary", "grapeshot")
MAX_FLAGS, MAX_STOPS, LAST_TILE = 4, 4, 23
GOAL_PICTURES = {"mooring": "token:anchor", "whale": "ship:whale", "hex": "token:flag"}
FLAG_PICTURES = {"move": "token:sail", "fire": "token:cannon", "board": "token:sabres"}


Values = tuple[tuple[str, object], ...]
"""What a key tells."""


LEVELS: Final = range(1, 5)
DEFENCES: Final = range(6, 16)
"""Defences that have a key; others are told by themselves."""


def pads() -> tuple[Pad, ...]:
    """Of the whole card."""
    return (
        _whose(),
        _size(),
        *map(_flag, range(1, MAX_FLAGS + 1)),
        _first_stop(),
        *map(_stop, range(1, MAX_STOPS + 1)),
        _bonuses(),
        _reward(),
        _cargo(),
    )


def _whose() -> Pad:
    """What the ship is, and under which flag, of a corsair under which two: they lie side by side."""

    def row(role: Role) -> KeyRow:
        told = [
            Key((("role", role), ("nation", flag.id), *_plain(flag.id)), flag.label, flag.picture) for flag in flags()
        ]
        for flag in flags(COUNTRIES):
            values = (("role", role), ("nation", "pirates"), ("country", flag.id))
            told.append(Key(values, msg("cl-npc-pad-corsair", nation=flag.label), flag.picture))
        return KeyRow(tuple(told), msg(f"cl-role-{role}"), f"ship:{MINIATURES[role]}")

    return Pad("role", msg("cl-npc-pad-whose"), tuple(map(row, ROLES)))


def _plain(flag: str) -> Values:
    """Pirates with no second flag are no corsairs."""
    return (("country", "none"),) if flag == "pirates" else ()


def _size() -> Pad:
    """Its level, and how hard it is to hit."""

    def row(level: int) -> KeyRow:
        keys = numbers(DEFENCES, lambda n: (("level", level), ("defence", n)))
        return KeyRow(keys, msg("cl-npc-pad-level", n=level))

    return Pad("level", msg("cl-npc-pad-size"), tuple(map(row, LEVELS)))


FLAG_VALUES: Final = {"move": range(5, 10), "fire": range(1, 11), "board": range(3, 13)}
"""Numbers of an action flag that have a key; others are told by themselves."""


def _flag(i: int) -> Pad:
    """An action flag: what it does, and with how much; below another one of an attack also with the bonus of that."""

    def row(kind: str, *same: str) -> KeyRow:
        part = f"f{i}_move" if kind == "move" else f"f{i}_dice"
        keys = numbers(FLAG_VALUES[kind], lambda n: ((f"f{i}_kind", kind), (part, n)), same)
        words = msg(f"cl-npc-flag-{kind}")
        return KeyRow(keys, msg("cl-npc-pad-same-bonus", what=words) if same else words, FLAG_PICTURES[kind])

    below = [(f"f{i}_bonus",)] if i > 1 else []
    attacks = (row(kind, *same) for kind in ("fire", "board") for same in ((), *below))
    return Pad(f"f{i}_kind", msg("cl-npc-form-flag", n=i), (*(_last(i) if i > 1 else ()), row("move"), *attacks))


def _last(i: int) -> tuple[KeyRow, ...]:
    """No further flag; of a ship on a route with the number of its stops, which are printed below."""
    none = (f"f{i}_kind", "none")
    stops = numbers(range(2, MAX_STOPS + 1), lambda n: (none, ("stops", n)))
    return KeyRow((Key((none,), msg("cl-npc-flag-none")),)), KeyRow(stops, msg("cl-npc-pad-last-stops"), "icon:cross")


REWARDS: Final = range(1, 11)
"""Thousands of doubloons that a reward has a key for."""
THOUSANDS: Final = (1, 2)
"""Thousands of doubloons that have a key."""


def _first_stop() -> Pad:
    """A route mostly begins on the tile where the ship enters: its first stop as a whole."""
    return Pad("s1_tile", msg("cl-npc-pad-first-stop"), _goals(1, ("s1_tile",)))


def _stop(i: int) -> Pad:
    """A stop of a route."""
    return Pad(f"s{i}_goal", msg("cl-npc-pad-stop", n=i), _goals(i))


def _goals(i: int, same: tuple[str, ...] = ()) -> tuple[KeyRow, ...]:
    """The icon of a stop, and what it brings: nothing, doubloons, or a cube of a good. same: as a key has it."""
    coins, good_, cubes = f"s{i}_doubloons", f"s{i}_good", f"s{i}_cubes"

    def row(goal: str) -> KeyRow:
        there = (f"s{i}_goal", goal)
        bare = (there, (coins, 0), (good_, "none"))
        nothing = Key(bare, msg("cl-npc-pad-nothing"), "icon:cross", same)
        gold = (
            Key((there, (coins, n * 1000), (good_, "none")), msg("cl-npc-pad-thousand", n=n), same=same)
            for n in THOUSANDS
        )
        goods = (
            Key((there, (coins, 0), (good_, cube), (cubes, 1)), good(cube), f"good:{cube}", same) for cube in GOODS
        )
        return KeyRow((nothing, *gold, *goods), msg(f"cl-npc-goal-{goal}"), GOAL_PICTURES[goal])

    return tuple(map(row, GOAL_PICTURES))


def _bonuses() -> Pad:
    """The red bonuses: none, or the first of them; others are told by themselves."""

    def row(name: str) -> KeyRow:
        keys = numbers(range(1, 4), lambda n: (("bonuses", True), (f"p_{name}", n)))
        return KeyRow(keys, msg(f"cl-npc-passive-{name}"))

    none = Key((("bonuses", False),), msg("cl-npc-pad-nothing"))
    alone = (Key((("bonuses", True), (f"p_{name}", True)), msg(f"cl-npc-passive-{name}")) for name in PASSIVE_SWITCHES)
    return Pad("bonuses", msg("cl-npc-form-bonuses"), (KeyRow((none,)), *map(row, PASSIVE_NUMBERS), KeyRow((*alone,))))


def _reward() -> Pad:
    """Doubloons, with or without goods and a sabre beside them."""

    def row(name: str, *more: tuple[str, object]) -> KeyRow:
        keys = (Key((("reward", n * 1000), *more), msg("cl-npc-pad-thousand", n=n)) for n in REWARDS)
        return KeyRow(tuple(keys), msg(f"cl-npc-pad-reward-{name}"))

    bare, sabre = ("laden", False), ("sabre", True)
    rows = (row("alone", bare), row("laden"), row("sabre", bare, sabre), row("both", ("laden", True), sabre))
    return Pad("reward", msg("cl-npc-form-reward"), rows)


def _cargo() -> Pad:
    """The goods of a prize: none, or so many of one kind."""

    def told(cube: Good, n: int) -> Values:
        return ("laden", True), (f"goods_{cube}", n)

    none = KeyRow((Key((("laden", False),), msg("cl-npc-pad-nothing")),))
    return Pad("laden", msg("cl-npc-pad-laden"), (none, *(_of_each(n, told) for n in (1, 2, 3))))


def _of_each(n: int, told: Callable[[Good, int], Values]) -> KeyRow:
    """So many cubes of any one kind."""
    keys = (Key(told(cube, n), msg("cl-npc-pad-cubes", n=n, good=good(cube)), f"good:{cube}") for cube in GOODS)
    return KeyRow(tuple(keys), msg("cl-npc-pad-times", n=n))
