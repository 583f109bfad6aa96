"""The owner's own cards: asked for when they matter, copied one after the other, kept, and merged with another's."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

import flet as ft
import pytest

from companion.core.journal.journal import Said
from companion.core.procedures.copied_cards import CardValues, applying
from companion.core.questions.kinds import Form
from companion.core.values.messages import msg
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.missing_cards import with_linked
from companion.library.sample import load_sample
from companion.library.shelf import Shelf
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.store import Store
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from companion.ui.questions.copying.form_lines import first_values
from tests.browser.evenings import begun
from tests.browser.phones import usual
from tests.browser.running_app import GAME
from tests.ui.fakeclient import FakeClient, at
from tests.ui.prepared_evening import Sitting, chosen, lit, tell
from tests.ui.test_questions import words_of

FR = texts_in("fr")
SIZES: Final = pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
OWNER: Final[Mapping[str, Any]] = {**screens_of(GAME).demo(), "edition": "owner"}
AGGRESSIVE_SPAIN, MOVE_FIVE = "role-pad-0-1", "f1_kind-pad-0-0"
"""Keys that tell two values at once: role and flag, what an action flag does and how far."""
TOLD: Final = {"role": "aggressive", "nation": "spain", "f1_kind": "move", "f1_move": 5}
TILE: Final = ("market-tile", "england-B")


def asks_for_a_card(evening: GameSession) -> bool:
    """An NPC has turned up of whose card nothing is known."""
    return isinstance(evening.question, Form) and evening.question.schema == "npc-card"


def told(said: Said) -> dict[str, Any]:
    """The values of a card that somebody has told."""
    return {name: value for name, value in dict(cast(Any, said.value)).items() if value is not None}


def goes_on(evening: GameSession) -> None:
    """Somebody gives the usual answer."""
    assert evening.question is not None
    evening.answer(usual(evening.question))


def slots(screen: FakeClient) -> set[str]:
    return {name for name in screen.names() if name.startswith("slot-")}


# ---------------------------------------------------------------------- at the table


@SIZES
async def test_a_card_that_nobody_has_copied_is_asked_for_what_matters_now(
    tmp_path: Path, context: AppContext, size: tuple[int, int]
) -> None:
    sitting = Sitting(context, begun(tmp_path, GAME, OWNER, asks_for_a_card))
    question = sitting.evening.question
    assert question is not None
    async with sitting.tablet(size) as screen:
        await screen.read()
        first = {"slot-role", "slot-nation", "slot-spawn_tile", "slot-f1_kind", "slot-bonuses"}
        assert slots(screen) == first and "copy-whole" in screen.names()
        for key in (AGGRESSIVE_SPAIN, "spawn_tile-10", MOVE_FIVE, "f2_kind-pad-0-0"):
            await screen.tap(key)
        await screen.tap("answer-main")
        assert sitting.evening.question != question
    (copied,) = [said for said in sitting.entries(Said) if said.key == question.key]
    flags = {"f1_kind": "move", "f1_move": 5, "f2_kind": "none", "bonuses": False}
    assert told(copied) == {"role": "aggressive", "nation": "spain", "spawn_tile": 10} | flags


async def test_a_card_is_copied_once_and_known_for_ever(
    tmp_path: Path, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(context, begun(tmp_path, GAME, OWNER, asks_for_a_card))
    question = sitting.evening.question
    assert isinstance(question, Form)
    card = question.subject
    async with sitting.tablet() as screen:
        await screen.read()
        await screen.tap("copy-whole")
        assert len(slots(screen)) > 2
        await tell(screen, "role", AGGRESSIVE_SPAIN)
        await tell(screen, "f1_kind", MOVE_FIVE)
        await screen.tap("answer-main")
        (copied,) = [said for said in sitting.entries(Said) if said.key == question.key]
        assert TOLD.items() <= told(copied).items()
        while sitting.evening.now.command is not None:
            goes_on(sitting.evening)
        await screen.read()
        assert f"{FR(msg('role-aggressive'))} · {FR(msg('nation-spain'))}" in " ".join(screen.texts())

        for way in ("ways", "home", "home-library", f"card-npc-card-{card}", "slot-role"):
            await screen.tap(way)
        assert AGGRESSIVE_SPAIN in chosen(screen)
        await screen.tap("home")
        monkeypatch.setattr(
            "secrets.randbelow", lambda _exclusive: sitting.evening.origin.seed
        )  # the same card comes again
        await screen.tap("home-again")
    again = context.host.evenings().to_go_on
    assert again is not None and again.id != sitting.id
    evening = context.host.resume(again.id)
    while not (known := [e for _, e in evening.journal.live if isinstance(e, Said) and e.key == question.key]):
        goes_on(evening)
    assert known[0].source == "library"
    assert TOLD.items() <= told(known[0]).items()

    store = Store(tmp_path / "elsewhere")
    elsewhere = AppContext(Host(store, Settings(store)))
    ours, theirs = context.host.shelf(GAME), elsewhere.host.shelf(GAME)
    taken = theirs.take(theirs.opened(ours.export_text()).cards)
    assert taken.new == len(ours.all()) and taken.changed == taken.same == 0
    async with at(elsewhere, f"/library/{GAME}") as stranger:
        assert f"card-npc-card-{card}" in stranger.names()
    store.close()


# ---------------------------------------------------------------------- in the library


async def at_the_desk(screen: FakeClient, schema: str, subject: str) -> None:
    """From the library to a card that is copied."""
    for way in (f"copy-{schema}", f"pick-{schema}-{subject}"):
        await screen.tap(way)
    assert "copy-progress" in screen.names()


async def test_a_half_copied_tile_is_there_again_after_a_power_cut(tmp_path: Path, context: AppContext) -> None:
    async with at(context, f"/library/{GAME}") as screen:
        await at_the_desk(screen, *TILE)
        for slot, key in (("sections", "sections-3"), ("legal_1", "legal_1-4"), ("legal_2", "legal_2-2")):
            await tell(screen, slot, key)
        assert words_of(screen, "copy-progress") == ["3 sur 16"]
        shutil.copytree(tmp_path, tmp_path / "cut")  # what a disk holds when the power goes
    store = Store(tmp_path / "cut")
    async with at(AppContext(Host(store, Settings(store))), f"/library/{GAME}") as again:
        await at_the_desk(again, *TILE)
        assert words_of(again, "copy-progress") == ["3 sur 16"] and lit(again) == "legal_3"
        await again.tap("copy-undo")
        assert words_of(again, "copy-progress") == ["2 sur 16"]
    store.close()


def whole(form: Form, values: CardValues | None) -> CardValues:
    """All values of a component: the invented ones, and where these leave something open anything that is legal."""
    draft = {**first_values(form), **{name: value for name, value in (values or {}).items() if value is not None}}
    for line in applying(form, draft):
        if draft[line.name] in (None, ""):
            likely = {"words": "x", "number": line.lo, "switch": False, "many": (), "ids": ()}
            draft[line.name] = line.options[0].id if line.kind == "choice" else likely[line.kind]
    return draft


@SIZES
async def test_cards_for_tonight_are_copied_one_after_the_other(context: AppContext, size: tuple[int, int]) -> None:
    played, shelf = game(GAME), context.host.shelf(GAME)
    evening = context.host.new_evening(GAME, {})
    first, second, *_ = (spot for spot in played.needed(evening.state) if spot[0] == "reputation-line")
    sample = load_sample(played)
    for _ in range(2):  # a ship leads to its hold
        for schema, subject in with_linked(played, shelf.known(), played.needed(evening.state)):
            if (schema, subject) not in (first, second):
                shelf.put(schema, subject, whole(played.form(schema, subject), sample.get((schema, subject))))
    async with at(context, f"/library/{GAME}", size) as screen:
        assert FR(msg("ui-library-tonight", n=2)) in words_of(screen, "library-tonight")
        await screen.tap("tonight-next")
        assert words_of(screen, "library-run") == [FR(msg("ui-library-run", n=1, all=2))]
        await screen.tap("answer-main")  # what is as usual is taken, the rest stays unknown
        assert words_of(screen, "library-run") == [FR(msg("ui-library-run", n=2, all=2))]
        await screen.tap("library-pass")
        assert FR(msg("ui-library-tonight", n=2)) in words_of(screen, "library-tonight")
        half = FR(msg("ui-library-half", name=FR(played.called(*first)), n=11, all=15))
        assert half in screen.texts()
        await screen.tap("see-half")
        assert "share-reputation-line" in screen.names() and "copy-npc-card" not in screen.names()
        await screen.tap("see-missing")
        assert "copy-npc-card" in screen.names()


@SIZES
async def test_another_library_is_merged_with_ours_card_by_card(
    tmp_path: Path, context: AppContext, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    tiles = [(key[1], dict(values)) for key, values in load_sample(game(GAME)).items() if key[0] == TILE[0]][:3]
    theirs = Store(tmp_path / "theirs")
    shelf = Shelf(theirs, game(GAME))
    for subject, values in tiles:
        shelf.put(TILE[0], subject, values)
    file = shelf.export_text()
    theirs.close()
    ours = context.host.shelf(GAME)
    other = {subject: {**values, "legal_1": 9 - values["legal_1"]} for subject, values in tiles[:2]}
    for subject, values in other.items():
        ours.put(TILE[0], subject, values)

    def kept() -> dict[str, Any]:
        return {card.subject: card.record for card in ours.all() if card.schema == TILE[0]}

    picked: list[str] = []

    async def pick(self: ft.FilePicker, *, with_data: bool) -> list[ft.FilePickerFile]:
        data = picked[-1].encode()
        return [ft.FilePickerFile(id=1, name="library.json", size=len(data), bytes=data)]

    monkeypatch.setattr(ft.FilePicker, "pick_files", pick)
    async with at(context, f"/library/{GAME}", size) as screen:
        picked.append(file)
        await screen.tap("library-import")
        await screen.tap("take-theirs-all")
        await screen.tap(f"keep-{TILE[0]}-{tiles[0][0]}")
        assert len(kept()) == 2, "nothing changes before somebody agrees"
        await screen.tap("merge-take")
        assert FR(msg("ui-library-imported", new=1, changed=1, same=1, photos=0)) in screen.texts()
        after = kept()
        assert len(after) == 3
        assert after[tiles[0][0]]["legal_1"] == other[tiles[0][0]]["legal_1"]
        assert after[tiles[1][0]]["legal_1"] == tiles[1][1]["legal_1"]

        picked.append(file.replace('"legal_1"', '"legal_x"', 1))
        await screen.tap("library-import")
        assert FR(msg("core-library-digest")) in screen.texts()
        assert kept() == after
