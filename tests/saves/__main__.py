"""Keeps evenings of the present version for ever: `python -m tests.saves [VERSION [GAME …]]`.

Plays evenings of every game as a robot does, leaves each in the middle of another question, and writes the database
that `companion.store.Store` made of them to `<VERSION>.db.xz`, with `<VERSION>.json` beside it, which says what a later
version must find. VERSION is the one of the package unless another is named; GAMEs are all of them.

What is kept is never made anew: these are the evenings that people have on their tablets. A file that exists is not
written over; a later version, or a table that an earlier one did not know, gets a new file with a name of its own.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from companion import __version__
from companion.core.journal import is_personal
from companion.core.questions import TABLE, Ask, BadAnswer
from companion.library.sample import is_sample
from companion.store import Store
from companion.store.scores import KeptScore
from companion.table.deeds import act, answering, dealt, wilful
from companion.table.evening import Evening
from companion.table.games import game
from companion.table.host import Host
from companion.table.laws import answerable
from companion.table.robot import Robot
from companion.table.settings import Settings
from tests.saves.kept import Expected, database_file, questions_of, write
from tests.saves.wanted import Dice, Golden, Wanted
from tests.support.about import ANY, about, telling

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

WANTED: Final = tuple(wanted for game_id in telling("saves") for wanted in about(game_id, "saves").WANTED)
"""Robots' evenings: every kind of question in the midst of every long procedure."""
CARDS: Final = tuple(
    (game_id, *card) for game_id in telling("saves") for card in getattr(about(game_id, "saves"), "CARDS", ())
)
"""Cards of an owner's collection, of which no evening asks for a copy."""
GOLDEN: Final = tuple(golden for game_id in telling("saves") for golden in about(game_id, "saves").GOLDEN)
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
                evening.answer(robot.answer(asked), serial=evening.now.number(who), seat=who, source="phone")
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

    def keep_the_rest(self, games: Sequence[str]) -> None:
        """What a tablet remembers beside its evenings: cards that an owner has typed, scores, settings."""
        for game_id, schema, subject, values in (card for card in CARDS if card[0] in games or not games):
            self.host.shelf(game_id).put(schema, subject, values)
        lines = [{"name": "Anne", "points": 12}, {"name": "Bart", "points": 9}]
        self.store.scores.keep(KeptScore("a" * 32, ANY, "2026-11-20", "Cléo", lines))
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


def main(version: str, games: Sequence[str]) -> None:
    """Play the evenings of a version, take each up again from its file, and write down what is found.

    games: whose evenings, of all where none is named.
    """
    if database_file(version).exists():
        raise SystemExit(f"{database_file(version)} is kept as it is; name another version")
    with TemporaryDirectory() as room:
        maker = Maker(Path(room))
        for golden in (each for each in GOLDEN if each.game in games or not games):
            maker.copy(golden)
        for wanted in (each for each in WANTED if each.game in games or not games):
            maker.play(wanted)
            print(f"{len(maker.names):3} {wanted.name}", flush=True)
        maker.keep_the_rest(games)
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
    main(sys.argv[1] if len(sys.argv) > 1 else __version__, sys.argv[2:])
