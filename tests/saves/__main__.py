"""Keeps evenings of the present version for ever: `python -m tests.saves [VERSION] [--game GAME] [--named WORDS]`.

Plays evenings of every game as a robot does, leaves each in the middle of another question, and writes the database
that `companion.store.Store` made of them to `<VERSION>.db.xz`, with `<VERSION>.json` beside it, which says what a later
version must find. VERSION is the one of the package unless another is named; GAMEs are all of them.

What is kept is never made anew: these are the evenings that people have on their tablets. A file that exists is not
written over; a later version, or a table that an earlier one did not know, gets a new file with a name of its own, and
holds only what is new: WORDS, a regular expression, choose evenings by their names.
"""

from __future__ import annotations

import argparse
import re
import sqlite3
from collections.abc import Callable, Collection, Sequence
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from companion import __version__
from companion.core.journal.journal import is_personal
from companion.core.questions.kinds import TABLE, Ask, BadAnswer, Form
from companion.host.host import Host
from companion.host.settings import Settings
from companion.host.tips_shown import TipsShown
from companion.library.game_registry import game
from companion.library.sample import is_sample
from companion.session.game_session import GameSession
from companion.simulation.laws import answerable
from companion.simulation.replay import act, answering, dealt, wilful
from companion.simulation.robot import Robot
from companion.store import Store
from companion.store.scores import KeptScore
from companion.ui.questions.copying.copy_draft import CardDraft, dump
from tests.saves.saved_evenings import (
    Expected,
    database_file,
    draft_of,
    expectations,
    lessons_of,
    list_event_names,
    questions_of,
    versions,
    write,
)
from tests.saves.wanted_evenings import Dice, Golden, Wanted
from tests.support.about import ANY, about, telling
from tests.support.figures import Row, offered, record

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
                self.names.append((wanted.name, evening.origin.identity, wanted.dice))
                self._teach(evening)
                return
            self.host.delete(evening.origin.identity)
        raise Unreachable(wanted.name)

    def _came(self, evening: GameSession, wanted: Wanted, chance: Random) -> bool:
        robot = Robot(chance.random().hex(), main=0.4, unknown=0.0 if is_sample(evening.origin.options) else UNKNOWN)
        for answers in count():
            if answers > LONGEST or evening.question is None:
                return False
            if answers >= wanted.least and wanted.reached(evening) and self._ended(evening, wanted, robot):
                return True
            if answers % WILFUL == WILFUL - 1 and (deed := wilful(evening, robot, chance)) is not None:
                with suppress(BadAnswer):
                    act(evening, deed)
            elif chance.random() < PHONES and (asked := _of_a_seat(evening)) is not None:
                who = evening.now.on_turn if asked.who == TABLE else asked.who
                evening.answer(robot.answer(asked), serial=evening.now.number(who), seat=who, source="phone")
            elif (deed := answering(evening, robot)) is not None:
                act(evening, deed)
        return False

    def _ended(self, evening: GameSession, wanted: Wanted, robot: Robot) -> bool:
        """Do what is to be the last thing, and see that the question still stands."""
        if wanted.last == "undone" and (deed := answering(evening, robot)) is not None:
            act(evening, deed)
            evening.undo()
        elif wanted.last == "corrected":
            lines = game(wanted.game).correctable(evening.state)
            evening.correct(lines[0].path, robot.fill(lines[0].field), "", lines[0].group)
        elif wanted.last == "half copied" and isinstance(card := evening.question, Form):
            values = {line.name: line.read(robot.fill(line)) for line in card.fields[: -(-len(card.fields) // 2)]}
            kept = dump(CardDraft().fill({name: value for name, value in values.items() if value is not None}))
            self.store.drafts.put(evening.game.id, card.schema, card.subject, kept)
        return wanted.reached(evening)

    def _teach(self, evening: GameSession) -> None:
        """Give the first lesson that the open question brings, as a screen does."""
        for lesson in lessons_of(evening)[:1]:
            TipsShown(self.store).give(evening.game.id, evening.origin.identity, lesson)

    def copy(self, golden: Golden) -> None:
        """Keep a golden evening up to its share of answers, and on to a question within a procedure."""
        played = golden.play()
        entries = played.evening.journal.entries
        if golden.share < 1:
            later = played.moments[int(len(played.moments) * golden.share) :]
            entries = entries[: next(moment.entries for moment in later if moment.command)]
        options, seed = played.evening.origin.options, played.evening.origin.seed
        saved = self.store.begin(golden.game, options, seed, game(golden.game).version, golden.name)
        self.store.log(saved.id, game(golden.game).events).append(0, entries)
        self.names.append((golden.name, saved.id, "virtual"))

    def keep_the_rest(self, games: Collection[str]) -> None:
        """What a tablet remembers beside its evenings: cards that an owner has typed, scores, settings."""
        for game_id, schema, subject, values in (card for card in CARDS if card[0] in games):
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


def _of_a_seat(evening: GameSession) -> Ask[Any] | None:
    """A question that somebody may answer on a phone."""
    seats = [seat.id for seat in evening.game.seats(evening.state)]
    asked = filter(None, map(evening.now.put_to, seats))
    return next((question for question in asked if answerable(question)), None)


def expected_of(name: str, dice: Dice, evening: GameSession, store: Store) -> Expected:
    """What a later version must find."""
    due = TipsShown(store).due(evening.game.id, evening.origin.identity, lessons_of(evening))
    return Expected(
        name=name,
        game=evening.game.id,
        dice=dice,
        answers=sum(is_personal(entry) for _, entry in evening.journal.live),
        entries=len(evening.journal.entries),
        questions=questions_of(evening),
        redo=evening.now.redo_caption is not None,
        placed=len(evening.game.score(evening.state)),
        state=evening.game.dump(evening.state),
        half=draft_of(store, evening),
        taught="" if due is None else due.lesson.key,
    )


def keep(version: str, chosen: Callable[[Wanted | Golden], bool]) -> None:
    """Play the chosen evenings of a version, take each up again from its file, and write down what is found."""
    golden, wanted = [each for each in GOLDEN if chosen(each)], [each for each in WANTED if chosen(each)]
    if database_file(version).exists():
        raise SystemExit(f"{database_file(version)} is kept as it is; name another version")
    if not golden and not wanted:
        raise SystemExit("no evening has such a name")
    with TemporaryDirectory() as room:
        maker = Maker(Path(room))
        for each in golden:
            maker.copy(each)
        for one in wanted:
            maker.play(one)
            print(f"{len(maker.names):3} {one.name}", flush=True)
        maker.keep_the_rest({each.game for each in (*golden, *wanted)})
        path = maker.close()
        file = path.read_bytes()
        store = Store(Path(room))
        host, found = Host(store, Settings(store)), []
        for name, identity, dice in maker.names:
            host.settings.put("dice", dice)
            found.append(expected_of(name, dice, host.resume(identity), store))
        store.close()
        path.write_bytes(file)
        write(version, path, found)


def main(arguments: Sequence[str] | None = None) -> None:
    """What the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.saves", description="Keeps evenings of the present version for ever."
    )
    parser.add_argument("version", nargs="?", default=__version__, metavar="VERSION", help=f"else {__version__}")
    parser.add_argument("--game", action="append", choices=telling("saves"), help="one game only; may be repeated")
    parser.add_argument("--named", default="", help="only evenings whose names hold this regular expression")
    parser.add_argument("--names", action="store_true", help="only list the names of events of today")
    offered(parser)
    given = parser.parse_args(arguments)
    if given.names:
        list_event_names()
        return
    games = given.game or telling("saves")
    keep(given.version, lambda each: each.game in games and re.search(given.named, each.name) is not None)
    if given.record:
        rows = [Row(f"evenings of {version}", sum(1 for _ in expectations(version))) for version in versions()]
        record("saves", f"python -m tests.saves {given.version}", "Each was taken up again when it was kept.", rows)


if __name__ == "__main__":
    main()
