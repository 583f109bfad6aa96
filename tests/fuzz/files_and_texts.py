"""What people hand us as files and texts: scenarios, evenings, plans, libraries, spreadsheets, parcels, photos."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, Final

from PIL import Image

from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.spreadsheet import read_rows
from companion.core.untrusted.untrusted_json import BadFile, read_json
from companion.host.exchange import received_parcels
from companion.host.exchange.merge_cards import beside, merge_file
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game, game_ids
from companion.library.pictures import LARGEST_KEPT, MEDIA, kept_photo
from companion.library.sample import load_sample
from companion.library.shelf import CardInFile, _digest, game_in
from companion.library.texts import texts_in
from companion.referee import referee
from companion.referee.referee import BadScenario
from companion.referee.scenario_terms import askable
from companion.session import opening
from companion.session.game_session import GameSession
from companion.sharing.parcels import Setting, file_text, pack, unpack
from companion.sharing.qr_lines import BadParcel, Collector, lines_in, split
from companion.simulation.replay import BadScript, dump_script
from companion.simulation.robot import Robot
from companion.simulation.simulator import Simulation
from companion.store import Store
from companion.web.uploads.photo_uploads import corners_in
from tests.fuzz.law import Fault, Target, as_people_read, refused, unchanged
from tests.fuzz.mutation import garbled, mutated, spelt
from tests.properties.evenings import after, plan_of
from tests.support.photographed import jpeg, photographed
from tests.support.scenarios import options_of

EN: Final = texts_in("en")
SEEDS: Final = (1, 2)
"""Of the evenings from which valid input is made."""
MIDST: Final = (4, 25, 60)
"""Answers after which they are left."""
CARDS: Final = 12
"""In a library file."""


# ---------------------------------------------------------------------- scenarios and states


@cache
def state_of(game_id: str, seed: int, steps: int) -> str:
    """A state as an earlier report gave it, as JSON."""
    return json.dumps(game(game_id).dump(after(game_id, seed, steps).state))


@cache
def scenario_of(game_id: str, seed: int) -> str:
    """A scenario that is played to its end: answers of a robot, a correction and a plan, as JSON."""
    raw: dict[str, Any] = {"game": game_id, "options": {**options_of(game_id)}, "seed": seed, "commands": []}
    evening = referee.table(raw, EN)
    robot = Robot(seed)
    lines = evening.actions.correctable
    raw["commands"].append(
        {"correct": lines[seed % len(lines)].path, "value": lines[seed % len(lines)].value, "note": "x"}
    )
    evening = referee.table(raw, EN)
    for _ in range(5):
        if (question := evening.question) is None:
            break
        raw["commands"].append({"answers": {question.key: _plain(robot.answer(question))}})
        evening = referee.table(raw, EN)
    if (question := evening.question) is not None and question.kind == "menu":
        raw["commands"].append({"may": robot.answer(question)})
    raw |= {"dice": [1, 2, 3], "cards": _given(game_id), "switches": {}, "rulings": {}}
    return json.dumps(raw)


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _given(game_id: str) -> dict[str, dict[str, Any]]:
    """A few printed values, as a scenario gives them."""
    found: dict[str, dict[str, Any]] = {}
    for (schema, subject), values in list(load_sample(game(game_id)).items())[:3]:
        found.setdefault(schema, {})[subject] = values
    return found


def scenario(chance: Random) -> str:
    """A scenario for the referee, as the command line reads it."""
    raw = mutated(json.loads(scenario_of(chance.choice(game_ids()), chance.choice(SEEDS))), chance)
    return refused(lambda: _played(spelt(raw, chance)), BadScenario, BadFile)


def state(chance: Random) -> str:
    """A state written by hand, from which a scenario begins, and what may be said there."""
    game_id = chance.choice(game_ids())
    raw = mutated(json.loads(state_of(game_id, chance.choice(SEEDS), chance.choice(MIDST))), chance)
    text = spelt({"game": game_id, "state": raw}, chance)
    return refused(lambda: _played(text), BadScenario, BadFile)


def _played(text: str) -> None:
    report = referee.play(read_json(text), EN)
    json.dumps(report.model_dump(mode="json"), ensure_ascii=False).encode()


def asked_about(chance: Random) -> str:
    """What may be said in a scenario (`referee --ask`)."""
    game_id = chance.choice(game_ids())
    raw = mutated(json.loads(state_of(game_id, chance.choice(SEEDS), chance.choice(MIDST))), chance)

    def told() -> None:
        json.dumps(askable(referee.table({"game": game_id, "state": raw}, EN), EN), ensure_ascii=False).encode()

    return refused(told, BadScenario, BadFile)


# ---------------------------------------------------------------------- evenings and plans as files


@cache
def evening_text(game_id: str, seed: int, steps: int) -> str:
    """An evening as `save` writes it."""
    plan = plan_of(game_id, seed)
    evening = opening.begin(game_id, plan.options, seed=seed)
    robot = Robot(seed)
    for _ in range(steps):
        if evening.question is not None:
            evening.answer(robot.answer(evening.question))
    return evening.save()


def saved_evening(chance: Random) -> str:
    """An evening that was saved to a file; if it is taken, it goes on and back to its beginning."""
    raw = json.loads(evening_text(chance.choice(game_ids()), chance.choice(SEEDS), chance.choice(MIDST[:2])))
    raw = mutated(raw, chance)

    def loaded() -> None:
        evening = opening.load(spelt(raw, chance))
        with as_people_read():
            looked_at(evening)

    return refused(loaded, BadFile, BadAnswer)


def looked_at(evening: GameSession) -> None:
    """What every screen does with an evening: read its notebook, its score, what may be answered, and save it."""
    for lang in ("fr", "en"):
        evening.notebook(lang), evening.announcements(lang)
    _ = evening.score, evening.now.undo_caption, evening.now.redo_caption, evening.history.settled, evening.save()
    _ = evening.question is None or list(zip(evening.legal_answers, range(3), strict=False))


@cache
def plan_text(game_id: str, seed: int) -> str:
    """An evening to be played again, as `simulate --save` writes it."""
    plan = Simulation(game_id, most=12).evening(seed).plan
    return json.dumps(dump_script(plan))


def plan(chance: Random) -> str:
    """A plan for `simulate --replay`."""
    raw = mutated(json.loads(plan_text(chance.choice(game_ids()), chance.choice(SEEDS))), chance)
    return refused(lambda: _replayed(spelt(raw, chance)), BadScript, BadFile)


def _replayed(text: str) -> None:
    from companion.simulation import command_line

    if command_line.replay(read_json(text), EN) != command_line.CLEAN:
        raise Fault("what somebody has changed is told as a fault of the rules")


# ---------------------------------------------------------------------- the library


@cache
def house() -> Host:
    """A house with copied cards of every game and a photo of each first one."""
    store = Store(Path(mkdtemp(prefix="vigie-fuzz-")))
    host = Host(store, Settings(store))
    for game_id in game_ids():
        shelf, cards = host.shelf(game_id), cards_of(game_id)
        shelf.take(cards[: CARDS // 2])
        shelf.keep_photos({(card.kind, card.subject): photo() for card in cards[:1]})
    return host


@cache
def photo() -> bytes:
    """A photo as it is kept, small."""
    return kept_photo(jpeg(photographed(size=(160, 120))), "image/jpeg")


@cache
def cards_of(game_id: str) -> list[CardInFile]:
    """Cards of the invented edition, some of each kind, as the owner would have copied them."""
    known = load_sample(game(game_id))
    firsts = {schema: (schema, subject) for schema, subject in reversed(known)}
    spots = list(dict.fromkeys((*firsts.values(), *known)))[:CARDS]
    return [
        CardInFile(schema=schema, subject=subject, record=_plain(known[schema, subject])) for schema, subject in spots
    ]


def kept(host: Host) -> Any:
    """All that the library holds."""
    return [(host.shelf(each).all(), host.shelf(each).photographed()) for each in game_ids()]


@cache
def library_text(game_id: str, photos: bool) -> str:
    """A library as a file."""
    return house().shelf(game_id).export_text(photos=photos)


def library(chance: Random) -> str:
    """A library file, its checksum right or wrong, compared with ours and taken."""
    game_id = chance.choice(game_ids())
    raw = mutated(json.loads(library_text(game_id, chance.choice((False, True)))), chance)
    if isinstance(raw, dict) and chance.randint(0, 3):
        parts = [each for name in ("cards", "photos") if isinstance(found := raw.get(name), list) for each in found]
        raw["sha256"] = _sealed(parts)
    return _handed_in(lambda host: _imported(host, spelt(raw, chance)))


def _sealed(parts: list[Any]) -> str:
    try:
        return _digest(parts)
    except (TypeError, ValueError, UnicodeEncodeError):
        return "0" * 64


def _imported(host: Host, text: str) -> None:
    """As a page of the library does it, and the command line."""
    game_id = game_in(text, game_ids())
    shelf = host.shelf(game_id)
    contents = shelf.opened(text)
    spots = [card.spot for card in beside(host, game_id, contents.cards)]
    merge_file(host, game_id, contents, spots[::2])


def _handed_in(deed: Any) -> str:
    """Hand something to the house: what is refused has changed nothing, and what was taken can be read."""
    host = house()
    before = kept(host)
    came = refused(lambda: deed(host), BadFile, BadAnswer, BadParcel)
    if came != "taken":
        unchanged(before, kept(host), "the library")
        return came
    for game_id in game_ids():
        flaws = host.shelf(game_id).check()
        if flaws:
            raise Fault(f"taken, and then it does not fit: {flaws[0]}")
        host.shelf(game_id).export_text(photos=True).encode()
    return came


# ---------------------------------------------------------------------- spreadsheets


SHEET: Final = (
    "ID,Name,Type,Rarity,Nationality,Points,Masts,Cargo,Base Move,Cannons,Ability,Link\r\n"
    'SM-001,Black Swan,Ship,Common,Pirate,12,3,4,S+S,3L-2S-3S,"Captain. This ship may move and shoot.",\r\n'
    "SM-002,Old Bess,Ship,Rare,England,9,2,5,L,4S-4L,,\r\n"
    "SM-003,Ned,Crew,Uncommon,Pirate,3,,,,,Helmsman,\r\n"
    'SM-004,"Anne, of ""Cork""",Crew,Rare,Pirate,5,,,,,"Captain",SM-001\r\n'
)


@cache
def sheet_text() -> bytes:
    """A spreadsheet as collectors write it."""
    return SHEET.encode()


def spreadsheet(chance: Random) -> str:
    """A CSV of collectors."""
    data = garbled(sheet_text(), chance)
    return _handed_in(lambda host: _filled(host, data))


def _filled(host: Host, data: bytes) -> None:
    for game_id in game_ids():
        sheet = game(game_id).forms.spreadsheet
        if sheet is not None:
            found = list(sheet.cards(game(game_id).book, read_rows(data, sheet.columns)))
            for odd in (read.odd for read in found if read.odd is not None):
                for text in odd.told:
                    EN(text).encode()
            host.shelf(game_id).fill([read.card for read in found if read.card is not None])


# ---------------------------------------------------------------------- parcels and photos


@cache
def parcel_of(game_id: str, kind: str) -> str:
    """What is in a parcel, as JSON."""
    played = game(game_id)
    head = {"vigie": "0.1.0", "game": game_id, "version": played.version, "kind": kind}
    cards = [{"kind": card.kind, "subject": card.subject, "record": card.record} for card in cards_of(game_id)]
    body = {
        "card": cards[0],
        "cards": cards[:4],
        "setting": _plain(dict(plan_of(game_id, 1).options)),
        "score": {
            "day": "2026-11-20",
            "lines": [{"place": 1, "name": {"fr": "Anne", "en": "Anne"}, "points": 12, "words": None}],
        },
    }[kind]
    return json.dumps(head | {"body": body})


def parcel(chance: Random) -> str:
    """Codes that were scanned, or a file of them, whose checksums are right."""
    raw = mutated(
        json.loads(parcel_of(chance.choice(game_ids()), chance.choice(("card", "cards", "setting", "score")))), chance
    )
    packed = zlib.compress(spelt(raw, chance).encode("utf-8", "surrogatepass"))
    return _handed_in(lambda host: _received(host, packed))


def _received(host: Host, packed: bytes) -> None:
    found = unpack(packed)
    received_parcels.check(host, found)
    EN(received_parcels.title(found)).encode()
    received_parcels.incoming(host, found)
    received_parcels.take(host, "a" * 16, found, "Anne")


@cache
def lines_of(game_id: str) -> str:
    """A setting as lines for QR codes."""
    return file_text(
        pack(Setting(vigie="0.1.0", game=game_id, version="1", body=_plain(dict(plan_of(game_id, 1).options))))
    )


def codes(chance: Random) -> str:
    """The text of codes: damaged, cut, mixed."""
    text = garbled(lines_of(chance.choice(game_ids())).encode(), chance).decode("utf-8", "replace")
    if chance.randint(0, 2) == 0:
        text = "\n".join((text, *split(garbled(b"whatever" * 90, chance))))
    return _handed_in(lambda host: _collected(text))


def _collected(text: str) -> None:
    for progress in Collector().add(lines_in(text)):
        EN(progress.text).encode()
        if progress.whole is not None:
            unpack(progress.whole)


@cache
def pictures() -> Mapping[str, bytes]:
    """A photo in every kind that is read, by its media type."""
    image, found = photographed(size=(160, 120)), {}
    for media, name in MEDIA.items():
        image.save(out := BytesIO(), name)
        found[media] = out.getvalue()
    exif = Image.Exif()
    exif[0x0112] = 6
    image.save(out := BytesIO(), "JPEG", exif=exif)
    return {**found, "image/jpeg": out.getvalue()}


def picture(chance: Random) -> str:
    """The photo of a card, with its corners."""
    media = chance.choice(list(pictures()))
    data = garbled(pictures()[media], chance)
    corners = garbled(b"0.1,0.1,0.9,0.1,0.9,0.9,0.1,0.9", chance).decode("utf-8", "replace")

    def taken() -> None:
        if len(kept_photo(data, media, corners_in(corners) if chance.randint(0, 1) else ())) > LARGEST_KEPT:
            raise Fault("more is kept than may be")

    return refused(taken, BadFile)


TARGETS: Final = (
    Target("scenario", scenario, 40),
    Target("state", state, 40),
    Target("ask", asked_about, 3),
    Target("evening", saved_evening, 40),
    Target("plan", plan, 15),
    Target("library", library, 40),
    Target("spreadsheet", spreadsheet, 40),
    Target("parcel", parcel, 40),
    Target("codes", codes, 40),
    Target("photo", picture, 40),
)
"""Everything that comes as a file or a text."""
