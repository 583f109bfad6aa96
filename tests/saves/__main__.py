"""Keeps evenings of the present version for ever: `python -m tests.saves [VERSION]`.

Plays evenings of every game as a robot does, leaves each in the middle of another question, and writes the database
that `companion.store.Store` made of them to `<VERSION>.db.xz`, with `<VERSION>.json` beside it, which says what a later
version must find. VERSION is the one of the package unless another is named.

What is kept is never made anew: these are the evenings that people have on their tablets. A file that exists is not
written over; a later version, or a table that an earlier one did not know, gets a new file with a name of its own.
"""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

from companion import __version__
from companion.core.journal import is_personal
from companion.core.questions import TABLE, Ask, BadAnswer
from companion.library.sample import is_sample
from companion.store import Store
from companion.store.scores import KeptScore
from companion.table.deeds import act, answering, dealt, wilful
from companion.table.describe import describe_question
from companion.table.evening import Evening
from companion.table.games import game
from companion.table.host import Host
from companion.table.laws import answerable
from companion.table.robot import Robot
from companion.table.settings import Settings
from tests.games.blackbeard.transcripts import games as blackbeard
from tests.games.captains_log.transcripts import games as captains_log
from tests.saves.kept import Expected, database_file, questions_of, write

LONGEST: Final = 400
"""Answers after which an evening that did not come to the question wanted is left."""
TRIES: Final = 400
"""Evenings that are begun, at most, to find a question."""
WILFUL: Final = 12
"""At each so many answers somebody does what no rule foresees."""
PHONES: Final = 0.4
"""How often whoever may answers on a phone."""
UNKNOWN: Final = 0.4
"""How often an owner leaves a value unknown that may stay so."""

Dice = Literal["virtual", "own", "ask"]
Last = Literal["", "undone", "corrected"]


@dataclass(frozen=True)
class Wanted:
    """An evening that is played until a question is open.

    kind: of the question, as the referee calls it.  within, key: regular expressions for its procedure and its key.
    options: what must have been agreed.  least: answers before it.  last: whether the question is one that was answered
    and taken back, or one during which something was corrected by hand.  together: how many are asked at once.
    """

    name: str
    game: str
    kind: str
    within: str = ""
    key: str = ".*"
    options: Mapping[str, Any] = field(default_factory=dict)
    dice: Dice = "virtual"
    least: int = 30
    last: Last = ""
    together: int = 1
    secret: bool = False

    def reached(self, evening: Evening) -> bool:
        """Whether this is what is asked."""
        question, opened = evening.question, evening.open_command
        return (
            question is not None
            and len(evening.questions) >= self.together
            and question.secret >= self.secret
            and describe_question(question, str)["kind"] == self.kind
            and re.fullmatch(self.within, opened.name if opened else "") is not None
            and re.fullmatch(self.key, question.key) is not None
        )


@dataclass(frozen=True)
class Golden:
    """A golden evening, left at a share of its answers at the next question that is asked within a procedure."""

    name: str
    game: str
    play: Callable[[], Any]
    share: float = 1.0


OWNER: Final = {"edition": "owner"}
SAMPLE: Final = {"edition": "sample"}
LOG: Final = "captains_log"
SEA: Final = "blackbeard"
WANTED: Final = (
    Wanted("two are asked at once while the ships are chosen", LOG, "choose", "set-up", together=2, least=1),
    Wanted("market dice of a table with its own", LOG, "roll", "set-up", options=SAMPLE, dice="own", least=1),
    Wanted("own cards, an NPC fires with own dice", LOG, "roll", "npc-activation", ".*-shots", OWNER, "own", 60),
    Wanted("in a team, who covers an NPC", LOG, "pick", "npc-activation", ".*-cover", {"mode": "teams"}, least=80),
    Wanted("an NPC that nobody has seen the card of", LOG, "form", "npc-activation", options=OWNER, least=100),
    Wanted("an NPC is drawn by the table", LOG, "draw", "npc-activation", options=SAMPLE, dice="own", least=90),
    Wanted("an NPC, is anybody in its reach", LOG, "yes-no", "npc-activation", "(?!mooring).*"),
    Wanted("own cards, half known, a broadside", LOG, "form", "fire", "fire-hold.*|hold.*|reputation.*", OWNER, "own"),
    Wanted("guns of a broadside put right by hand", LOG, "number", "fire", last="corrected", dice="ask", least=70),
    Wanted("boarding, the party", LOG, "number", "board", "party", {"mode": "competitive"}, "own", 50),
    Wanted("boarding, is the prey moored", LOG, "yes-no", "board", "board-moored", least=70),
    Wanted("the table turns an event card", LOG, "choose", "round-event", options={"cards": "table"}, dice="own"),
    Wanted("the Kraken", LOG, "roll", "round-kraken", dice="own"),
    Wanted("a secret mission", LOG, "choose", "mission-take", "keep", secret=True, dice="own"),
    Wanted("a bargain answered and taken back", LOG, "pick", "trade", ".*-what", last="undone", least=60),
    Wanted("a treasure of own cards", LOG, "pick", "treasure", options=OWNER, least=50),
    Wanted("tiles are explored", LOG, "draw", "explore", dice="own", least=90),
    Wanted("alone, the turn's menu", LOG, "menu", key="turn", options={"mode": "solo"}, least=120),
    Wanted("the NPCs' menu, its last turn taken back", LOG, "menu", key="npcs", last="undone", least=150),
    Wanted("governors are elected", SEA, "number", "set-up-governors", dice="own", least=1),
    Wanted("merchants are laid out by the table", SEA, "draw", "set-up-merchants", dice="own", least=10),
    Wanted("own cards, a line of the action card", SEA, "form", "draw-card", "line-.*", OWNER, least=60),
    Wanted("a fight that a Random Event began", SEA, "roll", "draw-card", ".*-battle-.*", SAMPLE, "own", 60),
    Wanted("a fight goes on or not", SEA, "yes-no", "move", ".*-battle-.*-on", least=40),
    Wanted("own counters, a false player looks at one", SEA, "form", "false-turn", "look-face", OWNER, "own", 40),
    Wanted("alone, a false player takes a cargo", SEA, "draw", "false-turn", "prize-.*", {"mode": "solo"}, "own", 60),
    Wanted("alone, whom a false player hunts", SEA, "choose", "false-turn", "false-chase", {"mode": "solo"}, least=90),
    Wanted("alone, dice of a false player", SEA, "roll", "false-turn", options={"mode": "solo"}, dice="own", least=90),
    Wanted("a pirate's hex, put right by hand", SEA, "hex", "move|activate", last="corrected"),
    Wanted("who passed on the way", SEA, "pick", "move", "move-passed.*", OWNER, "ask", 80),
    Wanted("a secret look at a merchant", SEA, "form", "prize", "look-face", secret=True, options=OWNER),
    Wanted("two are asked whether they meet a warship", SEA, "choose", "draw-card", together=2),
    Wanted("which cargoes are sold", SEA, "pick", "sell", least=40),
    Wanted("a Commissioner sails", SEA, "choose", "kc-move", dice="own"),
    Wanted(
        "a search at sea answered and taken back", SEA, "yes-no", "cross|move", ".*-search", last="undone", least=60
    ),
    Wanted("an attack on a port", SEA, "roll", "move", "move-attack-.*", OWNER, "own", 40),
    Wanted("the menu of a turn, the last deed taken back", SEA, "menu", key="turn", last="undone", least=120),
)
"""Robots' evenings: every kind of question in the midst of every long procedure."""
GOLDEN: Final = (
    Golden("golden, alone and won", LOG, lambda: captains_log.play(captains_log.GOLDEN[0])),
    Golden("golden, two players", LOG, lambda: captains_log.play(captains_log.GOLDEN[2]), 0.6),
    Golden("golden, four experts", LOG, lambda: captains_log.play(captains_log.FOUR), 0.93),
    Golden("golden, alone to the end", SEA, lambda: blackbeard.play(blackbeard.ALONE)),
    Golden("golden, three players", SEA, lambda: blackbeard.play(blackbeard.THREE), 0.97),
)
"""Golden evenings: between them they hold every kind of event."""


class Unreachable(RuntimeError):
    """No evening came to the question that is wanted."""


class Maker:
    """Plays evenings into the database of a folder."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self.host = Host(self.store, Settings(self.store))
        self.names: list[tuple[str, str, Dice]] = []

    def play(self, wanted: Wanted) -> None:
        """Begin evenings until one comes to the question; only that one is kept."""
        self.host.settings.put("dice", wanted.dice)
        for seed in range(TRIES):
            chance = Random(f"{wanted.name}/{seed}")
            options = game(wanted.game).any_options(chance)
            if not wanted.options.items() <= options.items():
                continue
            evening = self.host.new_evening(wanted.game, dealt(game(wanted.game), options), seed, wanted.name)
            try:
                came = self._came(evening, wanted, chance)
            except Exception as error:  # a fault of the present version: told, and another evening is played
                print(f"!! {wanted.name}, seed {seed}: {type(error).__name__} {error}", flush=True)
                came = False
            if came:
                self.names.append((wanted.name, evening.identity, wanted.dice))
                return
            self.host.delete(evening.identity)
        raise Unreachable(wanted.name)

    def _came(self, evening: Evening, wanted: Wanted, chance: Random) -> bool:
        robot = Robot(chance.random().hex(), main=0.4, unknown=0.0 if is_sample(evening.options) else UNKNOWN)
        for answers in count():
            if answers > LONGEST or evening.question is None:
                return False
            if answers >= wanted.least and wanted.reached(evening) and self._ended(evening, wanted, robot):
                return True
            if answers % WILFUL == WILFUL - 1 and (deed := wilful(evening, robot, chance)) is not None:
                with suppress(BadAnswer):
                    act(evening, deed)
            elif chance.random() < PHONES and (asked := _of_a_seat(evening)) is not None:
                who = evening.on_turn if asked.who == TABLE else asked.who
                evening.answer(robot.answer(asked), serial=evening.posed, seat=who, source="phone")
            elif (deed := answering(evening, robot)) is not None:
                act(evening, deed)
        return False

    def _ended(self, evening: Evening, wanted: Wanted, robot: Robot) -> bool:
        """Do what is to be the last thing, and see that the question still stands."""
        if wanted.last == "undone" and (deed := answering(evening, robot)) is not None:
            act(evening, deed)
            evening.undo()
        elif wanted.last == "corrected":
            lines = game(wanted.game).correctable(evening.state)
            evening.amend(lines[0].path, robot.fill(lines[0].field), "", lines[0].group)
        return wanted.reached(evening)

    def copy(self, golden: Golden) -> None:
        """Keep a golden evening up to its share of answers, and on to a question within a procedure."""
        played = golden.play()
        entries = played.evening.journal.entries
        if golden.share < 1:
            later = played.moments[int(len(played.moments) * golden.share) :]
            entries = entries[: next(moment.entries for moment in later if moment.command)]
        options, seed = played.evening.options, played.evening.seed
        saved = self.store.begin(golden.game, options, seed, game(golden.game).version, golden.name)
        self.store.log(saved.id, game(golden.game).events).append(0, entries)
        self.names.append((golden.name, saved.id, "virtual"))

    def keep_the_rest(self) -> None:
        """What a tablet remembers beside its evenings."""
        lines = [{"name": "Anne", "points": 12}, {"name": "Bart", "points": 9}]
        self.store.scores.keep(KeptScore("a" * 32, LOG, "2026-11-20", "Cléo", lines))
        for name, value in (("dice", "own"), ("theme", "light"), ("zoom", "1.25"), ("language", "en")):
            self.host.settings.put(name, value)

    def close(self) -> Path:
        """Close the database, so that all of it lies in its one file, without the room of what was deleted."""
        self.store.close()
        with closing(sqlite3.connect(self.store.path)) as database:
            database.execute("VACUUM")
        return self.store.path


def _of_a_seat(evening: Evening) -> Ask[Any] | None:
    """A question that somebody may answer on a phone."""
    seats = [seat.id for seat in evening.game.seats(evening.state)]
    asked = filter(None, map(evening.put_to, seats))
    return next((question for question in asked if answerable(question)), None)


def expected_of(name: str, dice: Dice, evening: Evening) -> Expected:
    """What a later version must find."""
    return Expected(
        name=name,
        game=evening.game.id,
        dice=dice,
        answers=sum(is_personal(entry) for _, entry in evening.journal.live),
        entries=len(evening.journal.entries),
        questions=questions_of(evening),
        redo=evening.redo_caption is not None,
        placed=len(evening.game.score(evening.state)),
        state=evening.game.dump(evening.state),
    )


def main(version: str) -> None:
    """Play the evenings of a version, take each up again from its file, and write down what is found."""
    if database_file(version).exists():
        raise SystemExit(f"{database_file(version)} is kept as it is; name another version")
    with TemporaryDirectory() as room:
        maker = Maker(Path(room))
        for golden in GOLDEN:
            maker.copy(golden)
        for wanted in WANTED:
            maker.play(wanted)
            print(f"{len(maker.names):3} {wanted.name}", flush=True)
        maker.keep_the_rest()
        path = maker.close()
        file = path.read_bytes()
        store = Store(Path(room))
        host, found = Host(store, Settings(store)), []
        for name, identity, dice in maker.names:
            host.settings.put("dice", dice)
            found.append(expected_of(name, dice, host.resume(identity)))
        store.close()
        path.write_bytes(file)
        write(version, path, found)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else __version__)
