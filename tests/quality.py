"""Composes docs/quality.md of what the tools have kept in docs/figures: `python -m tests.quality`.

Nothing on that page is written by hand, and no figure either: a tool that is given `--record` keeps what it measured.
`python -m tests.quality --check` writes nothing, and exits with 1 where the page is not what would be composed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from companion.library.game_registry import game, game_ids
from companion.library.texts import say
from tests.support.figures import FOLDER, ROOT, Record

PAGE: Final = Path("docs", "quality.md")
BOX_ALONE: Final = Path("docs", "box_alone.yaml")
"""What evenings take without the app."""
ALONE: Final = f"""\
With the box alone: estimated, measured by nobody, in `{BOX_ALONE.as_posix()}`. Hands: how often one takes up what the
taps stand for (a die, a card, a ruler, a page of the rulebook); seconds: with the reckoning and the looking-up.\
"""
HEAD: Final = """\
# Figures and proofs

Made by `python -m tests.quality` from the files in `docs/figures`, which the tools write when they are given
`--record`. Each column says the day and the commit of its figures. "README" or "CHANGELOG" beside them: taken over from
that document as it was then, and measured on that day or before. Times belong to the machine named below them.

## What Vigie has to stand

| what is tried | by hand | in every run of the tests | figures |
| --- | --- | --- | --- |
"""


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter of the page. name: the records of this name, and of names that go on after it.  title: of the chapter.
    tries: what is tried or measured.  command: by hand.  suite: tests that do it in small in every run.

    beside: whether its records have the same rows, and stand beside each other.  alone: whether a column says what its
    rows take with the box alone."""

    name: str
    title: str
    tries: str
    command: str
    suite: tuple[str, ...]
    beside: bool = True
    alone: bool = False


PARTS: Final = (
    Part(
        "evenings",
        "Random evenings",
        "whole evenings with random options and answers, under all laws of the house",
        "`companion simulate GAME --evenings N --keep FILE`, then `python -m tests.occurring GAME FILE --record`",
        ("tests/properties/test_random_evenings.py", "tests/properties/test_game_laws.py"),
    ),
    Part(
        "never",
        "What random evenings never meet",
        "a test or a reason for every kind of event, procedure and refusal that they do not reach",
        "`python -m tests.occurring`",
        ("tests/unit/test_occurring.py",),
    ),
    Part(
        "refusals",
        "What the rules refuse",
        "a test that hears it from outside, for every refusal in the code",
        "`python -m tests.refusals`",
        ("tests/unit/test_refusals.py",),
    ),
    Part(
        "secrets",
        "Secrets",
        "two worlds that differ only in what somebody else hides",
        "",
        ("tests/properties/test_secrecy.py",),
    ),
    Part(
        "mutants",
        "Rules changed one place at a time",
        "whether a test notices a boundary, a constant or a condition of a rule that was changed",
        "`python -m tests.mutants --game GAME --sample 200`",
        ("tests/unit/test_mutants.py",),
    ),
    Part(
        "planted",
        "Planted faults",
        "whether a test notices a fault in session, store, screens, server or secrecy",
        "`python -m tests.mutants --planted`",
        ("tests/unit/test_mutants.py",),
    ),
    Part(
        "fuzz",
        "Hostile input",
        "valid things changed in a few places: taken, or refused in words, and nothing else happens",
        "`python -m tests.fuzz --long`",
        ("tests/fuzz/test_fuzz.py",),
    ),
    Part(
        "crash",
        "A flat battery at any moment",
        "a table is killed again and again; what a screen has shown must be on disk, once",
        "`python -m tests.crash`, with `--tablet` in a browser",
        ("tests/unit/test_crash.py",),
    ),
    Part(
        "damage",
        "Damaged databases",
        "every page cut, bits flipped, foreign, full, locked and vanished databases, clocks set back",
        "",
        ("tests/unit/test_damaged_database.py", "tests/ui/test_damaged_database.py"),
    ),
    Part(
        "saves",
        "Evenings of earlier versions",
        "each is taken up, gone on with, undone to its start and redone",
        "`python -m tests.saves VERSION` keeps new ones",
        ("tests/saves/test_saves.py",),
    ),
    Part(
        "load",
        "Many devices",
        "eight devices at one table, then ten tables of four; intruders at each; a crowd at the door",
        "`python -m tests.load`, with `--rude` or `--crowd`",
        ("tests/unit/test_load.py", "tests/ui/test_connections.py", "tests/ui/test_door.py"),
    ),
    Part(
        "duels",
        "Strengths of a ship that the app plays",
        "how often each strength of the app beats the next lower one, and the lowest random play; whether duels end",
        "`python -m tests.games.GAME.duels`, of a game that has strengths",
        tuple(
            (path.parent / "rules" / "test_duels.py").relative_to(ROOT).as_posix()
            for path in sorted(ROOT.glob("tests/games/*/duels.py"))
        ),
    ),
    Part(
        "soak",
        "Long nights",
        "five tables side by side for thousands of answers, screens that leave and come back",
        "`python -m tests.soak`",
        ("tests/unit/test_soak.py",),
    ),
    Part(
        "soak-evening",
        "One evening without an end",
        "one evening of a game, until thousands of entries are written",
        "`python -m tests.soak --evening GAME`",
        ("tests/unit/test_soak.py",),
    ),
    Part(
        "reports",
        "Reports of trouble",
        "a report written at any question leads to that question again",
        "`companion referee --report FILE`, `python -m tests.from_report FILE`",
        ("tests/unit/test_bug_report.py", "tests/ui/test_bug_report_dialog.py"),
    ),
    Part(
        "packages",
        "Packages",
        "what is installed from a wheel or an sdist starts and plays without a network",
        "as [CONTRIBUTING.md](../CONTRIBUTING.md) says",
        ("tests/unit/test_packages.py",),
    ),
    Part("bench", "Speed", "taps, loading, undo, first page, beside what is wanted", "`python -m tests.bench`", ()),
    Part(
        "taps",
        "Taps of an evening",
        "how many taps a turn, a shot, a visit of a port and a round take",
        "`python -m tests.taps`",
        (),
        beside=False,
        alone=True,
    ),
    Part(
        "taps-first",
        "Taps of a first evening",
        "the same for people who have copied nothing yet",
        "`python -m tests.taps --first`",
        (),
        beside=False,
    ),
    Part(
        "taps-copy",
        "Taps of copying",
        "how many taps a card takes until the library has it",
        "`python -m tests.taps --copy`",
        ("tests/unit/test_copying.py",),
        beside=False,
    ),
    Part("checks", "The checks", "how long the checks themselves take", "`python -m tests`", ()),
)
"""The chapters of the page, in their order. One without records stands in the first table only."""


def records(root: Path = ROOT) -> list[Record]:
    """Everything that is kept, by name. Raises ValueError for what was changed by hand or belongs to no part."""
    return [Record.read(path) for path in sorted((root / FOLDER).glob("*.yaml"))]


@cache
def box_alone() -> Mapping[str, Mapping[str, str]]:
    """What rows of `tests.taps` take with the box alone, in words, by game and row: estimated, as their file says."""
    kept = yaml.safe_load((ROOT / BOX_ALONE).read_text(encoding="utf-8"))
    return {game_id: {row: _by_hand(**told) for row, told in rows.items()} for game_id, rows in kept.items()}


def _by_hand(hands: int = 0, seconds: int = 0, note: str = "") -> str:
    """An estimate in words."""
    time = f"{seconds / 60:g} min" if seconds >= 120 else f"{seconds} s"
    taken = f"{hands} hand{'s' * (hands > 1)}, {time}" if hands else ""
    return "; ".join(filter(None, (taken, note))) or "nothing"


def part_of(name: str) -> str:
    """The part to which a record belongs: that whose name its own begins with, the longest of several."""
    found = [part.name for part in PARTS if name == part.name or name.startswith(f"{part.name}-")]
    if not found:
        raise ValueError(f"no part of docs/quality.md takes figures called {name}; see tests/quality.py")
    return max(found, key=len)


def composed(kept: Iterable[Record]) -> str:
    """The page."""
    of_part: dict[str, list[Record]] = {part.name: [] for part in PARTS}
    for record in kept:
        of_part[part_of(record.name)].append(record)
    of_part = {name: sorted(found, key=_place) for name, found in of_part.items()}
    lines = [_attack(part, of_part[part.name]) for part in PARTS]
    chapters = ["\n".join(_chapter(part, of_part[part.name])) for part in PARTS if of_part[part.name]]
    return HEAD + "\n".join(lines) + "\n\n" + "\n\n".join(chapters) + "\n"


def _place(record: Record) -> tuple[int, str]:
    """Games in the order of the shelf, then everything else by name."""
    rest = record.name.removeprefix(part_of(record.name)).removeprefix("-")
    return (game_ids().index(rest) if rest in game_ids() else len(game_ids()), rest)


def _attack(part: Part, kept: Sequence[Record]) -> str:
    """The line of a part in the first table."""
    anchor = part.title.lower().replace(",", "").replace(" ", "-")
    days = sorted({record.date for record in kept})
    figures = f"[{days[-1]}](#{anchor})" if days else ""
    return (
        f"| {part.title}: {part.tries} | {part.command} | {', '.join(f'`{each}`' for each in part.suite)} | {figures} |"
    )


def _chapter(part: Part, kept: Sequence[Record]) -> Iterator[str]:
    """A part: its figures, and below them how they were measured."""
    yield f"## {part.title}\n"
    yield from (_columns if part.beside else _blocks)(part, kept)
    if part.alone:
        yield f"\n{ALONE}"
    yield f"\nBy {', '.join(dict.fromkeys(map(_command, kept)))}."
    yield from (f"On {machine}." for machine in dict.fromkeys(record.machine for record in kept) if machine)
    yield from (f"\n{note}" for note in dict.fromkeys(record.note for record in kept) if note)


def _columns(part: Part, kept: Sequence[Record]) -> Iterator[str]:
    """Records beside each other, with what is wanted before them."""
    wanted: dict[str, str] = {}
    for row in (row for record in kept for row in record.rows):
        wanted[row.name] = wanted.get(row.name) or row.wanted
    told = [{row.name: row.told for row in record.rows} for record in kept]
    promised = any(wanted.values())
    yield _line(["", *(["wanted"] if promised else []), *(_label(part, record) for record in kept)])
    yield _line(["---"] * (1 + promised + len(kept)))
    for name, promise in wanted.items():
        yield _line([name, *([promise] if promised else []), *(cells.get(name, "") for cells in told)])
    blank = [""] * promised
    yield _line(["result", *blank, *(record.verdict for record in kept)])
    yield _line(["measured", *blank, *map(_measured, kept)])


def _blocks(part: Part, kept: Sequence[Record]) -> Iterator[str]:
    """Records below each other, each with rows of its own."""
    yield _line(["", "", "wanted", "counted", *(["with the box alone, estimated"] if part.alone else [])])
    yield _line(["---"] * (4 + part.alone))
    for record in kept:
        rest = record.name.removeprefix(part.name).removeprefix("-")
        for number, row in enumerate(record.rows):
            alone = [box_alone().get(rest, {}).get(row.name, "")] if part.alone else []
            yield _line(["" if number else _label(part, record), row.name, row.wanted, row.told, *alone])
        yield _line(["", "measured", "", f"{_measured(record)}. {record.verdict}", *([""] if part.alone else [])])


def _measured(record: Record) -> str:
    """The day, the commit, and whether the figures were taken over from a document."""
    return ", ".join(filter(None, (record.date, f"`{record.commit}`", record.source)))


def _label(part: Part, record: Record) -> str:
    """How a record is called within its part: the game's title, or the end of its name."""
    rest = record.name.removeprefix(part.name).removeprefix("-")
    return say(game(rest).title) if rest in game_ids() else rest.replace("-", ", ") or "figures"


def _command(record: Record) -> str:
    """The command line, with a word for the game where each game has its own record."""
    game_id = record.name.rpartition("-")[2]
    return f"`{record.command.replace(game_id, 'GAME') if game_id in game_ids() else record.command}`"


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or look whether it is what would be written. Returns 1 where it is not."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.quality", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args(arguments)
    page, text = ROOT / PAGE, composed(records())
    if options.check:
        return int(page.read_text(encoding="utf-8") != text)
    page.write_text(text, encoding="utf-8")
    print(f"{PAGE.as_posix()} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
