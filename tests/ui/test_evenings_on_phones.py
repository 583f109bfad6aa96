"""An evening of every game on a tablet and two phones: each question stands on the device to which it belongs.

The devices are in this process; `tests/games/*/browser` plays the same in browsers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.journal.journal import PEOPLE, Began, Said
from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import TABLE
from companion.library.game_registry import game_ids
from companion.session.game_session import GameSession
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from tests.browser.evenings import begun
from tests.browser.phones import ANNE, BOB, NAMES
from tests.browser.table_with_phones import asked
from tests.support.about import about
from tests.support.demonstration import demonstration
from tests.ui.fakeclient import FakeClient
from tests.ui.prepared_evening import Sitting, answer, lying
from tests.ui.test_questions import words_of

ANSWERS: Final = 24
"""Enough for a turn of each in every game, its set-up included."""


def rivals(game_id: str) -> dict[str, Any]:
    """Several people against each other, the first two with phones."""
    options = screens_of(game_id).demo()
    if len(options["seats"]) == 1:
        seats = [{"name": NAMES[seat], "colour": colour} for seat, colour in ((ANNE, "blue"), (BOB, "green"))]
        options = {**about(game_id, "evenings").MANY, "seats": seats}
    return demonstration(game_id, options)


def chosen_fleets(evening: GameSession) -> bool:
    """Whoever chooses cards for the evening has done so: that has tests of its own."""
    return not isinstance(evening.question, BuildDeck)


async def stand_there(evening: GameSession, tablet: FakeClient, phones: dict[str, FakeClient]) -> None:
    """Every device shows what is asked of it, or for whom it waits."""
    _, on_turn = asked(evening)
    for seat, phone in phones.items():
        await phone.read()
        mine, names = evening.now.put_to(seat), phone.names()
        if mine is not None:
            number = evening.now.number(seat)
            assert lying(phone)[0].startswith((f"sheet-asked-{number}", f"sheet-told-{number}")), (
                "told: with the answer"
            )
            assert words_of(phone, "question") or "rows" in names
        elif evening.now.paused(seat) is not None:
            assert "paused" in names
        else:
            assert f"waiting-{on_turn or TABLE}" in names and lying(phone) == [], phone.texts()
    await tablet.read()
    assert lying(tablet)


@pytest.mark.parametrize("game_id", game_ids())
async def test_each_answers_on_the_own_device_and_the_journal_says_where(
    game_id: str, tmp_path: Path, context: AppContext
) -> None:
    sitting = Sitting(context, begun(tmp_path, game_id, rivals(game_id), chosen_fleets))
    given: list[tuple[str, str, str]] = []
    before = len(sitting.evening.journal.live)
    async with (
        sitting.tablet() as tablet,
        sitting.phone(sitting.device(ANNE)) as anne,
        sitting.phone(sitting.device(BOB)) as bob,
    ):
        phones = {ANNE: anne, BOB: bob}
        for _ in range(ANSWERS):
            evening = sitting.evening
            await stand_there(evening, tablet, phones)
            question, seat = asked(evening)
            await answer(phones.get(seat, tablet))
            for screen in (tablet, anne, bob):
                await screen.settle()
            key = "" if isinstance(question, Menu) else question.key
            given.append((key, seat, "phone" if seat in phones else "tablet"))
    told = [
        ("", entry.source) if isinstance(entry, Began) else (entry.key, entry.source)
        for _, entry in sitting.evening.journal.live[before:]
        if isinstance(entry, Began | Said) and entry.source in PEOPLE
    ]
    assert told == [(key, source) for key, _, source in given]
    assert {seat for _, seat, source in given if source == "phone"} == {ANNE, BOB}
