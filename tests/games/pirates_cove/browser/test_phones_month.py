"""A month for four captains: three with phones, the fourth on the tablet; wheels are set at the same time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.core.values.messages import msg
from companion.games.pirates_cove.islands.visits import PLAYABLE
from companion.games.pirates_cove.model.names import card_name, island_name
from companion.library.texts import LANGUAGES, texts_in
from tests.browser.driver import NewScreen
from tests.browser.evenings import MOST, begun, gathered, kept_from
from tests.browser.phones import ANNE, BOB
from tests.browser.running_app import House
from tests.games.pirates_cove.browser.captains import (
    CLEO,
    DIRK,
    GAME,
    LAST_OF_OUTFITTING,
    PHONES,
    captains,
    quiet_courses,
    steer,
)


@pytest.mark.long
def test_a_month_on_three_phones_and_the_tablet(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    crew, cable = gathered(opened, screen_of, begun(tmp_path, GAME, captains(), LAST_OF_OUTFITTING), BOB, PHONES)
    crew.answer(crew.house.evening())
    evening = crew.house.evening()
    assert [question.who for question in evening.questions] == [ANNE, BOB, CLEO, DIRK]
    crew.shown(evening)

    courses, anne = quiet_courses(evening), crew.phones[ANNE]
    anne.uncover()
    anne.screen.by_id(f"answer-{courses[ANNE]}").wait_for(state="attached")  # her own wheel names every island
    heard = len(anne.heard.frames)
    for seat, island in courses.items():
        if seat != ANNE:
            steer(crew, seat, island)
            crew.shown(crew.house.evening())
    sent = anne.heard.text(heard)
    others = [island_name(island) for seat, island in courses.items() if seat != ANNE]
    assert [words for lang in LANGUAGES for words in map(texts_in(lang), others) if words in sent] == []
    steer(crew, ANNE, courses[ANNE])
    assert {player.id: player.island for player in crew.house.evening().state.players} == courses

    evening = crew.play(lambda now: now.state.turn.month == 2, MOST)
    hands = {player.id: player.hand for player in evening.state.players}
    kept = 0
    for seat, member in crew.phones.items():
        alone = [kind for kind in hands[seat] if sum(kind in hand for hand in hands.values()) == 1]
        member.turn_to("page-me")
        named = [card_name(kind) for kind in alone if kind not in PLAYABLE]  # those that menus name to everybody
        kept_from(
            [each for each in crew.members if each is not member],
            member,
            [*named, *(msg(f"pc-card-{kind}-does") for kind in alone)],
        )
        member.turn_to("page-table")
        kept += len(alone)
    assert kept
    cable.cut()
