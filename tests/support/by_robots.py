"""Golden evenings that robots have played: of several seeds the one is kept in which most kinds of thing happen.

A game says in `tests/games/<game>/transcripts/games.py` who plays, with which settings, and what its robots like
(`ROBOTS`); its folder is played anew by `python -m tests.games.<game>.transcripts`, and compared by
`tests/properties/test_golden_evenings.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.core.kit.options import EveningOptions
from companion.core.questions.kinds import Ask
from companion.journal_views.notebook import transcript
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from tests.support.demonstration import demonstration
from tests.support.recording import Played, Recording, Shelf, an_evening, carried_out, happened, sailed

HELP = "--write records them anew after rules have changed, --retell keeps the answers after words have."


@dataclass(frozen=True, eq=False)
class Golden:
    """An evening to be recorded. longest: lines of its notebook at most.  brings: kinds of event that have to occur.

    said: answers that no robot gives, by the keys of their questions.  rules: that events have to carry out.
    """

    name: str
    options: EveningOptions
    longest: int
    brings: tuple[str, ...]
    said: Mapping[str, Any] = field(default_factory=dict)
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Robots:
    """Those who play the golden evenings of a game.

    tries: seeds.  likes: what they seldom or often choose.  main: how often they take what the big button stands for.
    most: answers after which an evening is given up.
    """

    shelf: Shelf
    goldens: tuple[Golden, ...]
    tries: int
    likes: Mapping[str, float]
    main: float = 0.0
    most: int = 5000

    def sail(self, golden: Golden, seed: int) -> tuple[GameSession, Recording]:
        """One try: a whole evening, and the answers of its people."""
        options = demonstration(self.shelf.game_id, golden.options.dump())
        evening, robot = an_evening(self.shelf.game_id, options, seed), Robot(seed, self.likes, main=self.main)

        def answer(question: Ask[Any]) -> Any:
            said = golden.said.get(question.key)
            return robot.answer(question) if said is None else said

        return evening, sailed(evening, answer, most=self.most)

    def wants(self, golden: Golden, evening: GameSession) -> bool:
        """Whether an evening has ended, has brought what it has to, and is short enough to be read."""
        short = transcript(evening.journal, texts_in("fr")).count("\n") < golden.longest
        brought = happened(evening) >= set(golden.brings) and carried_out(evening) >= set(golden.rules)
        return evening.over and short and brought

    def record(self, golden: Golden) -> Played:
        """Of several evenings keep the one in which most kinds of thing happen, and that can be read."""
        sailed = [self.sail(golden, seed) for seed in range(self.tries)]
        fitting = [each for each in sailed if self.wants(golden, each[0])]
        _, recording = max(fitting, key=lambda each: len(happened(each[0])))
        recording.write(self.shelf.file(golden.name, "answers.json"))
        return self.retell(golden)

    def play(self, golden: Golden) -> Played:
        """Give the recorded answers again."""
        return self.shelf.play(golden.name)

    def retell(self, golden: Golden) -> Played:
        """Play the recorded answers and keep what is told of them."""
        played = self.play(golden)
        self.shelf.keep(played)
        return played

    def by_hand(self, arguments: Sequence[str]) -> int:
        """What the folder's own command does; returns its exit code."""
        match arguments:
            case ["--write" | "--retell" as what]:
                for golden in self.goldens:
                    played = self.record(golden) if what == "--write" else self.retell(golden)
                    lines, kinds = played.notebooks["fr"].count("\n"), len(played.events())
                    print(f"{golden.name}: {lines} lines, seed {played.evening.origin.seed}, {kinds} kinds of event")
                return 0
            case []:
                print(self.shelf.table([self.play(golden) for golden in self.goldens]))
                return 0
        print(HELP)
        return 2
