"""What the fields of a record say by themselves about what a hand may set (`ByHand`)."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Annotated, Literal

import pytest

from companion.core.declared.tracked_values import ByHand, Within, lines
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg

Flag = Literal["spain", "france"]


@dataclass(frozen=True, slots=True)
class Hull:
    """A ship that has everything."""

    gold: Annotated[int, ByHand("t-gold", "most_gold", less=1, least=2, step=5, picture="token:coin")] = 10
    afloat: Annotated[bool, ByHand("t-afloat")] = True
    left: Annotated[int | None, ByHand("t-left")] = None
    damage: Annotated[int, ByHand("t-damage", None)] = 1
    flag: Annotated[Flag | Literal[""], ByHand("t-flag", words="t-land", pictures="flag")] = ""
    allies: Annotated[tuple[Flag, ...], ByHand("t-allies", words="t-land")] = ("france",)
    masts: tuple[Annotated[Literal["up", "lost"], ByHand("t-mast")], ...] = ("up", "lost")
    port: Annotated[str, ByHand("t-port")] = "p1"
    seen: Annotated[tuple[int, ...], ByHand("t-seen")] = (3,)
    seat: Annotated[int, ByHand("t-seat", None)] = 1
    kept: int = 0


@dataclass(frozen=True, slots=True)
class Book:
    """Prints one number."""

    numbers: object


BOOK = Book(SimpleNamespace(most_gold=100))
PORTS = (Option("p1", msg("t-p1")), Option("p2", msg("t-p2")))
NUMBERS = tuple(Option(str(n), msg("t-n", n=n)) for n in range(4))


def test_numbers_truths_and_listed_words_need_nothing_else() -> None:
    found = {path: (field, value) for path, field, value in lines(Hull(), "ship", BOOK, "gold", "afloat", "flag")}
    gold, afloat, flag = (found[f"ship.{name}"][0] for name in ("gold", "afloat", "flag"))
    assert (gold.kind, gold.lo, gold.hi, gold.step, gold.picture) == ("number", 2, 99, 5, "token:coin")
    assert (afloat.kind, found["ship.afloat"][1]) == ("switch", True)
    assert [(option.id, option.label.key, option.picture) for option in flag.options] == [
        ("", "t-land-none", ""),
        ("spain", "t-land-spain", "flag:spain"),
        ("france", "t-land-france", "flag:france"),
    ]


def test_a_tuple_is_set_at_once_or_entry_by_entry() -> None:
    paths = {path: (field, value) for path, field, value in lines(Hull(), "", BOOK, "allies", "masts", name=msg("t-x"))}
    assert [*paths] == ["allies", "masts.0", "masts.1"]
    assert (paths["allies"][0].kind, paths["allies"][1]) == ("many", ("france",))
    second, value = paths["masts.1"]
    assert (second.kind, value, second.label) == ("choice", "lost", msg("t-mast", name=msg("t-x"), n=2))
    assert [option.label.key for option in second.options] == ["t-mast-up", "t-mast-lost"]


WITHIN: Within = {"damage": 3, "port": PORTS, "seen": NUMBERS, "seat": NUMBERS}


def test_what_hangs_on_the_table_is_told_beside() -> None:
    damage, port, seen, seat = lines(Hull(), "", BOOK, *WITHIN, within=WITHIN)
    assert (damage[1].kind, damage[1].hi) == ("number", 3)
    assert (port[1].options, port[2]) == (PORTS, "p1")
    assert (seen[1].kind, seen[2]) == ("many", ("3",))
    assert (seat[1].kind, seat[2]) == ("choice", "1")
    with pytest.raises(AssertionError, match="t-damage"):
        list(lines(Hull(), "", BOOK, "damage"))


def test_what_is_none_or_says_nothing_is_no_line() -> None:
    paths = [path for path, _, _ in lines(Hull(), "", BOOK, within=WITHIN)]
    assert "left" not in paths and "kept" not in paths
    assert "left" in [path for path, _, _ in lines(replace(Hull(), left=4), "", BOOK, within=WITHIN)]
