"""Rows of the database that damage, another version or another program has changed: every row of every table."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any, Final

from companion.core.questions.kinds import BadAnswer
from companion.host import statistics
from companion.host.cards_needed import needed_tonight
from companion.host.host import Host
from companion.host.settings import CHOICES, Settings
from companion.host.tips_shown import TipsShown
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, texts_in
from companion.phones.admission import Doorkeeper
from companion.simulation.robot import Robot
from companion.store import Device, Store, StoreFault, seals
from companion.store.database import _TABLES, FILE, legible
from companion.store.scores import KeptScore
from companion.ui.questions.copying import copy_draft
from tests.fuzz.files_and_texts import CARDS, cards_of, looked_at, photo
from tests.fuzz.law import Target, told
from tests.fuzz.mutation import ODD, garbled, mutated, spelt
from tests.properties.evenings import plan_of
from tests.unit.test_damaged_database import Sound, flipped, sound_in, told_or_whole

MIDST: Final = 14
"""Answers after which the evenings are left."""
AT_ONCE: Final = 2
"""Evenings that are taken up each time."""
TABLES: Final = tuple(table.name for table in _TABLES)


@cache
def home() -> Path:
    """The folder of a tablet that has been used: an evening of each game, cards, photos, drafts, scores, devices."""
    folder = Path(mkdtemp(prefix="vigie-fuzz-"))
    with closing(Store(folder)) as store:
        host = Host(store, Settings(store))
        for game_id in game_ids():
            evening, robot = host.new_evening(game_id, plan_of(game_id, 1).options, 1), Robot(1)
            for _ in range(MIDST):
                if evening.question is not None:
                    evening.answer(robot.answer(evening.question))
            store.guests.put_code(evening.origin.identity, f"CODE{evening.origin.identity}")
            cards = cards_of(game_id)[:CARDS]
            host.shelf(game_id).take(cards)
            host.shelf(game_id).keep_photos({(cards[0].kind, cards[0].subject): photo()})
            half = copy_draft.CardDraft().fill(dict.fromkeys(list(cards[0].record)[:2]))
            store.drafts.put(game_id, cards[0].kind, cards[0].subject, copy_draft.dump(half))
        store.guests.add(
            Device("d1", evening.origin.identity, "seat", "seat-1", True, "fr", "dark", "1.0", "2026-11-20T20:00:00"),
            "f" * 64,
        )
        line = {"place": 1, "name": {"fr": "Anne", "en": "Anne"}, "points": 12, "words": None}
        store.finish(evening.origin.identity, [line])
        store.scores.keep(KeptScore("a" * 32, game_ids()[0], "2026-11-20", "Cléo", [line]))
        for name in CHOICES:
            host.settings.put(name, CHOICES[name][-1])
        store.put_setting("lessons-given", {game_ids()[0]: {"x": "y"}})
    return folder


def rows(chance: Random) -> str:
    """One column of one row is no longer what was written, sealed anew or not; everything is looked at."""
    folder = Path(mkdtemp(prefix="vigie-fuzz-"))
    try:
        shutil.copyfile(home() / FILE, folder / FILE)
        what = _spoilt(folder / FILE, chance)
        _looked_around(folder, chance)
        return what
    finally:
        shutil.rmtree(folder)


def _spoilt(path: Path, chance: Random) -> str:
    """Change one value of the database. Returns which."""
    with closing(sqlite3.connect(path)) as file, file:
        file.text_factory = legible
        table = chance.choice([each for each in TABLES if file.execute(f"SELECT count(*) FROM {each}").fetchone()[0]])
        columns = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
        column = chance.choice(columns)
        count = file.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        rowid, value = file.execute(
            f"SELECT rowid, {column} FROM {table} LIMIT 1 OFFSET ?", (chance.randint(0, count - 1),)
        ).fetchone()
        with suppress(sqlite3.IntegrityError):
            file.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (_otherwise(value, chance), rowid))
            if chance.randint(0, 3):
                _sealed_anew(file)
    return f"{table}.{column}"


def _otherwise(value: Any, chance: Random) -> Any:
    """A value of a column, changed: within its JSON, in its bytes, in its type."""
    if isinstance(value, bytes):
        return garbled(value, chance)
    if isinstance(value, str) and value[:1] in ("{", "[", '"'):
        text = spelt(mutated(json.loads(value), chance), chance)
        return (
            chance.choice((text, text, text, text.encode("utf-8", "surrogatepass")))
            if _storable(text)
            else text.encode("utf-8", "surrogatepass")
        )
    odd = chance.choice((*ODD, mutated(value, chance)))
    if isinstance(odd, int) and abs(odd) >= 2**63:
        return str(odd)
    if isinstance(odd, list | dict):
        odd = json.dumps(odd)
    return odd.encode("utf-8", "surrogatepass") if isinstance(odd, str) and not _storable(odd) else odd


def _storable(text: str) -> bool:
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def _sealed_anew(file: sqlite3.Connection) -> None:
    """As another version would have written it: every seal is right, and every length."""
    file.row_factory = sqlite3.Row
    for row in file.execute("SELECT rowid, * FROM evening").fetchall():
        bodies = [
            each["body"]
            for each in file.execute("SELECT body FROM entry WHERE evening_id = ? ORDER BY number", (row["id"],))
        ]
        if isinstance(row["id"], str):
            for number, seal in enumerate(seals.chain(row["id"], map(str, bodies))):
                file.execute("UPDATE entry SET seal = ? WHERE evening_id = ? AND number = ?", (seal, row["id"], number))
        file.execute(
            "UPDATE evening SET seal = ? WHERE rowid = ?", (seals.of_row(dict(row), seals.EVENING), row["rowid"])
        )
    for row in file.execute("SELECT rowid, * FROM card").fetchall():
        file.execute("UPDATE card SET seal = ? WHERE rowid = ?", (seals.of_row(dict(row), seals.CARD), row["rowid"]))


def _looked_around(folder: Path, chance: Random) -> None:
    """What the app reads at its start, in its lists, and when an evening is taken up. Only faults with words come."""
    try:
        store = Store(folder)
    except StoreFault as fault:
        told(fault.text)
        return
    with closing(store):
        host = Host(store, Settings(store))
        host._back_up = lambda: None  # type: ignore[method-assign]  # nobody looks at it here
        TipsShown(store)
        saved = host.evenings()
        _ = host.evenings().to_go_on, host.evenings().people(), [host.evenings().options(each) for each in game_ids()]
        for lang in LANGUAGES:
            _ = [
                texts_in(lang).lang,
                statistics.ended(saved),
                [statistics.score_of(each) for each in saved],
                store.scores.all(),
            ]
        _ = store.spoiled(), needed_tonight(host, game_ids()[0])
        keeper = Doorkeeper(store, lambda: "ask")
        for each in saved:
            keeper.devices(each.id)
        for each in chance.sample(saved, min(len(saved), AT_ONCE)):
            _evening(host, each.id, chance)
        for game_id in game_ids():
            shelf = host.shelf(game_id)
            _ = shelf.title(), shelf.known(), shelf.broken(), [told(flaw.text) for flaw in shelf.check()]
            _ = shelf.export_text(photos=True)
            for card in cards_of(game_id)[:1]:
                form = game(game_id).form(card.kind, card.subject)
                copy_draft.load(form, store.drafts.get(game_id, card.kind, card.subject))


def _evening(host: Host, evening_id: str, chance: Random) -> None:
    """Take an evening up, look at it, go on, and take that back."""
    try:
        evening = host.resume(evening_id)
        looked_at(evening)
        if evening.question is not None:
            evening.answer(Robot(chance.randint(0, 9)).answer(evening.question))
            evening.undo()
    except (StoreFault, BadAnswer) as fault:
        told(fault.text)


@cache
def sound() -> Sound:
    """A database of two evenings, and its backup."""
    return sound_in(Path(mkdtemp(prefix="vigie-fuzz-")))


def bits(chance: Random) -> str:
    """One bit of the file is flipped: told, or nothing is missing."""
    with TemporaryDirectory(prefix="vigie-fuzz-") as room:
        return told_or_whole(sound(), flipped(sound().file, chance), Path(room))


TARGETS: Final = (Target("rows", rows, 20), Target("bits", bits, 25))
"""Everything that is read from the database."""
