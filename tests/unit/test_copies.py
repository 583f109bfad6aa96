"""Evenings and copies of everything between two machines: what is there is compared, and nothing is overwritten."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

import companion
from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.untrusted_json import BadFile
from companion.host.exchange import full_copy
from companion.host.exchange.evening_files import compared, file_text, opened, take
from companion.host.exchange.full_copy import HEAD, CopyFile, written
from companion.host.exchange.last_full_copy import DUE, keep_moment, uncopied
from companion.host.exchange.received_files import Everything, FileTaken, ReceivedFile, received
from companion.host.host import Host
from companion.host.settings import Settings
from companion.host.tips_shown import TipsShown
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.sharing import save_file
from companion.simulation.robot import Robot
from companion.store import Elsewhere, SavedEvening, Store
from companion.store.scores import KeptScore
from companion.ui.games import screens_of
from tests.support.about import ANY, OTHER, about
from tests.support.golden import ENDED, kept

PARCEL = "ABCDEFGHIJKLMNOP"


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Callable[[str], Host]]:
    """Machines by name, each with its own store."""
    built: dict[str, Host] = {}

    def machine(name: str) -> Host:
        if name not in built:
            store = Store(tmp_path / name)
            built[name] = Host(store, Settings(store))
        return built[name]

    yield machine
    for host in built.values():
        host.store.close()


def play(evening: GameSession, answers: int, seed: int = 1) -> None:
    """Go on with an evening."""
    robot = Robot(seed)
    for _ in range(answers):
        assert evening.question is not None
        try:
            evening.answer(robot.answer(evening.question))
        except BadAnswer:
            continue


def begun(host: Host, game_id: str = ANY, answers: int = 6) -> GameSession:
    """A demonstration that was played for a while."""
    evening = host.new_evening(game_id, screens_of(game_id).demo(), seed=5)
    play(evening, answers)
    return evening


def carried(here: Host, identity: str, there: Host) -> str:
    """Carry an evening over as a file; how far it was known."""
    text = file_text(here, here.store.evening(identity))
    return take(there, opened(text)).extent


def journal(host: Host, identity: str) -> list[Any]:
    return host.store.bodies(identity)


def refused(call: Callable[[], object]) -> str:
    """Why something is refused: the key of the message, which both languages say."""
    with pytest.raises(BadFile) as caught:
        call()
    for lang in ("fr", "en"):
        assert len(texts_in(lang)(caught.value.text)) > 10
    return caught.value.text.key


def given(host: Host, content: bytes) -> FileTaken:
    """What comes of a file that is taken whole."""
    file = received(host, TipsShown(host.store), content)
    for step in file.steps:
        step()
    return file.taken


# --- one evening


def test_an_evening_goes_on_elsewhere_and_comes_back(machines: Callable[[str], Host]) -> None:
    tablet, host = machines("tablet"), machines("host")
    evening = begun(tablet)
    identity = evening.origin.identity
    assert carried(tablet, identity, host) == "new"
    assert carried(tablet, identity, host) == "same"
    assert journal(host, identity) == journal(tablet, identity)
    there = host.resume(identity)
    assert there.state == evening.state and there.question == evening.question
    play(there, 3)
    assert carried(tablet, identity, host) == "behind"
    told = list[str]()
    tablet.leaving.append(told.append)
    assert carried(host, identity, tablet) == "further" and told == [identity]
    assert journal(tablet, identity) == journal(host, identity)
    assert tablet.resume(identity) is not evening and tablet.resume(identity).state == there.state
    with pytest.raises(Elsewhere):  # the old session is nobody's any more
        play(evening, 1)


def test_an_evening_that_went_on_both_ways_is_kept_twice_only_when_somebody_says_so(
    machines: Callable[[str], Host],
) -> None:
    tablet, host = machines("tablet"), machines("host")
    identity = begun(tablet).origin.identity
    carried(tablet, identity, host)
    play(tablet.resume(identity), 3, seed=2)
    play(host.resume(identity), 3, seed=9)
    before = journal(host, identity)
    text = file_text(tablet, tablet.store.evening(identity))
    found = take(host, opened(text))
    assert found.extent == "apart"
    assert journal(host, identity) == before and len(host.evenings()) == 1
    second = take(host, opened(text), second=True)
    assert second.second and second.identity != identity
    assert journal(host, second.identity) == journal(tablet, identity) and journal(host, identity) == before
    assert compared(host, opened(text)).extent == "same", "it is known by now"
    play(tablet.resume(identity), 1)
    assert carried(tablet, identity, host) == "apart"


@pytest.mark.parametrize(("game_id", "recording"), ENDED[:3], ids=[name for _, name in ENDED[:3]])
def test_an_evening_that_ended_has_its_result_and_its_length(
    machines: Callable[[str], Host], game_id: str, recording: str
) -> None:
    tablet, host = machines("tablet"), machines("host")
    begun, _ = kept(tablet.store, game_id, recording, ended=True)
    (ended,) = tablet.evenings()
    assert carried(tablet, begun.id, host) == "new"
    (there,) = host.evenings()
    assert there == ended and there.result


def test_copied_cards_come_along_and_ours_stay_where_they_differ(machines: Callable[[str], Host]) -> None:
    tablet, host = machines("tablet"), machines("host")
    options = {**about(ANY, "evenings").MANY, **{k: v for k, v in screens_of(ANY).demo().items() if k != "edition"}}
    identity = tablet.new_evening(ANY, options, seed=3).origin.identity
    cards = [(spot, values) for spot, values in load_sample(game(ANY)).items()][:3]
    for (schema, subject), values in cards:
        tablet.shelf(ANY).put(schema, subject, values)
    changed = tablet.shelf(ANY).all()[0]
    number = next(name for name, value in changed.record.items() if type(value) is int)
    host.shelf(ANY).put(changed.schema, changed.subject, changed.record | {number: changed.record[number] + 1})
    content = file_text(tablet, tablet.store.evening(identity)).encode()
    file = received(host, TipsShown(host.store), content)
    for step in file.steps:
        step()
    assert (file.taken.evenings, file.taken.cards.new, file.taken.differing) == (1, 2, 1)
    assert host.shelf(ANY).get(changed.schema, changed.subject) != changed.record
    ((where, (card,)),) = file.differing().items()
    file.take_theirs(where, [card.spot])
    assert host.shelf(ANY).get(changed.schema, changed.subject) == changed.record
    assert file.taken.differing == 0 and not file.differing()


def test_a_program_opens_the_same_file(machines: Callable[[str], Host]) -> None:
    tablet = machines("tablet")
    evening = begun(tablet)
    again = companion.load(file_text(tablet, tablet.store.evening(evening.origin.identity)))
    assert again.state == evening.state and again.question == evening.question


def changed(text: str, **parts: Any) -> str:
    """A file that somebody has made with our own tools."""
    raw = json.loads(text)
    del raw["sha256"], raw["version"], raw["format"]
    return save_file.sealed(raw | parts)


def test_broken_foreign_and_newer_files_change_nothing(machines: Callable[[str], Host]) -> None:
    tablet, host = machines("tablet"), machines("host")
    evening = begun(tablet)
    saved = tablet.store.evening(evening.origin.identity)
    text = file_text(tablet, saved)
    raw = json.loads(text)
    kept = raw["kept"]
    files = {
        "core-not-json": text[: len(text) // 2],
        "core-evening-digest": text.replace(f'"seed":{saved.seed}', f'"seed":{saved.seed + 1}'),
        "core-evening-newer": json.dumps(raw | {"version": 99}),
        "core-no-such-game": changed(text, game="nine-men"),
        "core-evening-field": changed(text, kept=kept | {"id": "../../etc"}),
        "core-evening-entry": changed(text, journal=[*raw["journal"], {"kind": "nothing"}]),
        "core-evening-broken": changed(text, kept=kept | {"title": "\u202e"}),
        "copies-not-kept": evening.save(),
    }
    for key, each in files.items():
        assert refused(lambda each=each: opened(each)) == key  # type: ignore[misc]
    newer = kept | {"vigie": "99.0"}
    assert refused(lambda: opened(changed(text, rules="99"))) == "share-newer"
    assert refused(lambda: opened(changed(text, kept=newer, journal=[{"kind": "later"}]))) == "share-newer"
    assert opened(changed(text, kept=newer)).saved.id == saved.id, "what it holds is known all the same"
    assert refused(lambda: received(host, TipsShown(host.store), b"\xff\xd8 a photo")) == "copies-foreign"
    assert host.evenings() == ()


def test_a_clock_that_went_wrong_elsewhere_does_not_stay_here(machines: Callable[[str], Host]) -> None:
    tablet, host = machines("tablet"), machines("host")
    evening = begun(tablet)
    text = file_text(tablet, tablet.store.evening(evening.origin.identity))
    later = json.loads(text)["kept"] | {"touched": "9999-12-31T23:59:59.999999+00:00"}
    take(host, opened(changed(text, kept=later)))
    begun(host, OTHER)
    assert [saved.game for saved in host.evenings()] == [OTHER, ANY]


# --- everything


def filled(host: Host) -> tuple[SavedEvening, ...]:
    """A machine on which people have played."""
    begun(host)
    kept(host.store, *ENDED[0], ended=True)
    for (schema, subject), values in list(load_sample(game(OTHER)).items())[:4]:
        host.shelf(OTHER).put(schema, subject, values)
    lines = [line.model_dump(mode="json") for line in _score_lines()]
    host.store.scores.keep(KeptScore(PARCEL, ANY, "2026-11-02", "Nina", lines))
    host.settings.put("theme", "light")
    TipsShown(host.store).add({ANY: ["ship"]})
    return tuple(host.evenings())


def _score_lines() -> list[Any]:
    from companion.sharing.parcels import Both, ScoreLine

    return [ScoreLine(place=1, name=Both(fr="Anne", en="Anne"), points=7)]


def test_a_copy_of_everything_fills_another_machine(machines: Callable[[str], Host]) -> None:
    tablet, host = machines("tablet"), machines("host")
    there = filled(tablet)
    copy = written(tablet, TipsShown(tablet.store))
    assert (copy.evenings, copy.unread, copy.too_many, copy.photos) == (2, 0, 0, 0)
    taken = given(host, copy.content)
    assert (taken.evenings, taken.cards.new, taken.scores, taken.settings) == (2, 4, 1, 1)
    assert tuple(host.evenings()) == there
    assert [journal(host, each.id) for each in there] == [journal(tablet, each.id) for each in there]
    assert host.shelf(OTHER).known() == tablet.shelf(OTHER).known()
    assert host.store.scores.all() == tablet.store.scores.all() and host.settings["theme"] == "light"
    assert TipsShown(host.store).given() == {ANY: ("ship",)}
    again = given(host, copy.content)
    assert again == FileTaken(same=2, cards=replace(again.cards, new=0, changed=0, same=4))


def test_what_was_chosen_and_played_here_stays(machines: Callable[[str], Host]) -> None:
    tablet, host = machines("tablet"), machines("host")
    filled(tablet)
    copy = written(tablet, TipsShown(tablet.store)).content
    given(host, copy)
    host.settings.put("theme", "dark")
    (open_,) = [saved.id for saved in host.evenings() if saved.finished is None]
    play(tablet.resume(open_), 2, seed=3)
    play(host.resume(open_), 2, seed=4)
    before = journal(host, open_)
    file = received(host, TipsShown(host.store), written(tablet, TipsShown(tablet.store)).content)
    for step in file.steps:
        step()
    assert (file.taken.apart, file.taken.same, file.taken.evenings) == (1, 1, 0)
    assert journal(host, open_) == before and host.settings["theme"] == "dark"
    file.keep_seconds()
    assert (file.taken.apart, file.taken.second, len(host.evenings())) == (0, 1, 3)


def test_a_spoiled_evening_is_left_out_and_said(machines: Callable[[str], Host]) -> None:
    tablet = machines("tablet")
    evening = begun(tablet)
    with tablet.store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE entry SET body = '{}' WHERE number = 2")
    copy = written(tablet, TipsShown(tablet.store))
    assert (copy.evenings, copy.unread) == (0, 1) and evening.origin.identity


def zipped(parts: dict[str, bytes], **changes: Any) -> bytes:
    """A zip that somebody else has made."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, content in parts.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = changes.get("method", zipfile.ZIP_DEFLATED)
            folder.writestr(info, content)
    return out.getvalue()


def parts_of(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(content)) as folder:
        return {name: folder.read(name) for name in folder.namelist()}


def test_hostile_and_broken_copies_change_nothing(
    machines: Callable[[str], Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet, host = machines("tablet"), machines("host")
    filled(tablet)
    content = written(tablet, TipsShown(tablet.store)).content
    parts = parts_of(content)
    head = json.loads(parts[HEAD])
    evening = next(name for name in parts if name.startswith("evenings/"))
    library = next(name for name in parts if name.startswith("library/"))

    def headed(**changes: Any) -> bytes:
        return zipped(parts | {HEAD: json.dumps(head | changes).encode()})

    renamed = {"evenings/0000000000000000.json" if name == evening else name: part for name, part in parts.items()}
    broken = bytearray(content)
    broken[len(content) // 2] ^= 255
    files = {
        "copies-damaged": [
            content[: len(content) // 2],
            bytes(broken),
            zipped(parts | {HEAD: b"\xff"}),
            zipped(renamed),
            headed(scores=[head["scores"][0] | {"sender": "\u202e"}]),
        ],
        "copies-foreign": [
            zipped({"word/document.xml": b"<w/>"}),
            zipped(parts | {"../evenings/0000000000000000.json": b"{}"}),
            zipped(parts | {"/etc/passwd": b"{}"}),
            zipped(parts, method=zipfile.ZIP_LZMA),
            zipped({name: part for name, part in parts.items() if name != HEAD}),
        ],
        "share-newer": [
            headed(version=2),
            headed(vigie="99.0", more=1),
            zipped(parts | {HEAD: json.dumps(head | {"vigie": "99.0"}).encode(), "library/nine_men.json": b"{}"}),
        ],
        "share-field": [headed(settings=7)],
        "share-unknown-game": [zipped(parts | {"library/nine_men.json": parts[library]})],
        "core-library-digest": [zipped(parts | {library: parts[library].replace(b'"sha256": "', b'"sha256": "0')})],
    }
    before = list(host.evenings()), host.shelf(OTHER).known(), host.store.scores.all()
    for key, each in files.items():
        for number, file in enumerate(each):
            assert refused(lambda file=file: given(host, file)) == key, number  # type: ignore[misc]
    monkeypatch.setattr(full_copy, "LARGEST_PART", 10_000)
    assert refused(lambda: given(host, zipped(parts | {evening: b"0" * 9_000_000}))) == "core-json-large"
    monkeypatch.setattr(full_copy, "LARGEST_WHOLE", 1_000_000)
    assert refused(lambda: CopyFile(zipped(parts | {evening: b"0" * 9_000_000}))) == "core-json-large"
    monkeypatch.setattr(full_copy, "LARGEST", 1_000)
    assert refused(lambda: CopyFile(content)) == "core-json-large"
    assert (list(host.evenings()), host.shelf(OTHER).known(), host.store.scores.all()) == before


def test_what_has_no_room_in_a_copy_is_said(machines: Callable[[str], Host], monkeypatch: pytest.MonkeyPatch) -> None:
    tablet = machines("tablet")
    for _ in range(3):
        begun(tablet)
    monkeypatch.setattr(full_copy, "LARGEST", full_copy._ROOM + 6_000)
    copy = written(tablet, TipsShown(tablet.store))
    assert copy.evenings and copy.too_many and copy.evenings + copy.too_many == 3


def test_evenings_since_the_last_copy_are_counted(machines: Callable[[str], Host]) -> None:
    tablet = machines("tablet")
    begun(tablet)
    assert uncopied(tablet) == 0, "a demonstration is no loss"
    options = {k: v for k, v in screens_of(ANY).demo().items() if k != "edition"}
    for _ in range(DUE):
        tablet.new_evening(ANY, options)
    assert uncopied(tablet) == DUE
    keep_moment(tablet)
    assert uncopied(tablet) == 0
    tablet.store.put_setting("copied", 7)
    assert uncopied(tablet) == DUE


def test_a_file_is_looked_at_whole_before_anything_is_taken(machines: Callable[[str], Host]) -> None:
    tablet, host = machines("tablet"), machines("host")
    filled(tablet)
    parts = parts_of(written(tablet, TipsShown(tablet.store)).content)
    last = [name for name in parts if name.startswith("evenings/")][-1]
    file: ReceivedFile = Everything(host, TipsShown(host.store), zipped(parts | {last: b"{}"}))
    assert refused(lambda: [step() for step in file.steps]) == "core-evening-field"
    assert file.taken == FileTaken() and host.evenings() == () and not host.shelf(OTHER).all()
