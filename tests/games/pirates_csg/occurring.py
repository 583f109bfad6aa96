"""Which keywords occur in random evenings: `python -m tests.games.pirates_csg.occurring EVENINGS [SEED]`.

Plays the evenings that `companion simulate` plays, prints what that prints, and then each keyword with the number of
evenings in which a ship or its crew had it and acted, and in which its rule was told, asked about or judged. Of a
keyword whose rule no evening told it names the tests in which the rule decides; it returns 1 where there is none.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from companion.core.events.event import Happened
from companion.core.journal.journal import Amended
from companion.games.pirates_csg.model.book import Keyword
from companion.games.pirates_csg.model.ids import ShipId
from companion.games.pirates_csg.ship.cards import has
from companion.games.pirates_csg.ship.orders import ActionGiven
from companion.library.texts import texts_in
from companion.simulation.command_line import simulate
from companion.simulation.simulator import PlayedEvening, Simulation

GAME = "pirates_csg"
EACH = 25
"""Evenings after which it says how far it has come; a fault it tells at once."""


def proofs(rule: str) -> list[str]:
    """The tests that are marked with a rule."""
    found = []
    for path in sorted(Path(__file__).with_name("rules").glob("test_*.py")):
        for test in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(test, ast.FunctionDef) and rule in _marks(test):
                found.append(f"{path.stem}::{test.name}")
    return found


def _marks(test: ast.FunctionDef) -> list[object]:
    calls = [each for each in test.decorator_list if isinstance(each, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
    return [each.value for call in marks for each in call.args if isinstance(each, ast.Constant)]


class Watched(Simulation):
    """Random evenings of which the keywords are counted."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.acted: Counter[str] = Counter()
        self.cited: Counter[str] = Counter()

    @cached_property
    def keywords(self) -> tuple[Keyword, ...]:
        """Those of the rulebook."""
        return tuple(keyword for keyword in self.game.book.keywords if keyword.known)

    def evening(self, seed: int) -> PlayedEvening:
        """The evening of a seed, counted."""
        played = super().evening(seed)
        self._count(played)
        if seed % EACH == 0 or played.fault is not None:
            print(f"seed {seed}" if played.fault is None else f"seed {seed}: a fault", file=sys.stderr, flush=True)
        return played

    def _count(self, played: PlayedEvening) -> None:
        """An evening's keywords: on ships that were given an action, and in what was told, asked and judged."""
        assert played.session is not None, "evenings of one process are at hand"
        acted, told = set[str](), set(played.tally.rules)
        state = self.game.start(played.plan.options)
        for _, entry in played.session.journal.live:
            if not isinstance(entry, Happened | Amended):
                continue
            event = entry.event
            told |= set(re.findall(r"CSG-KW-\w+|csg-(?:note|keyword)-\w+", repr(event)))
            if isinstance(event, ActionGiven) and event.unit.startswith("ship"):
                acted |= {each.id for each in self.keywords if has(state, ShipId(event.unit), each.id)}
            state = event.apply(state)
        self.acted.update(acted)
        words = ({each.rule, f"csg-note-{each.id}", f"csg-keyword-{each.id}"} for each in self.keywords)
        self.cited.update(each.id for each, said in zip(self.keywords, words, strict=True) if said & told)


def main(arguments: Sequence[str]) -> int:
    """Play, and print; returns 1 when a law was broken."""
    evenings, seed = int(arguments[0]), int(arguments[1]) if arguments[1:] else 1
    watched = Watched()
    code = simulate(watched, evenings, seed, 1, texts_in("en"), counts=True, save=None)
    print(f"{'keyword':<16}{'acted':>8}{'cited':>8}")
    for keyword in watched.keywords:
        print(f"{keyword.id:<16}{watched.acted[keyword.id]:>8}{watched.cited[keyword.id]:>8}")
        if not watched.cited[keyword.id]:
            tests = proofs(keyword.rule)
            print(*(f"  decides in {test}" for test in tests or ("no test",)), sep="\n")
            code = code if tests else 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
