"""Ten cards on a tablet and two phones, with a Warship that one player alone has looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.kit.options import SeatOptions
from companion.games.blackbeard.model.names import counter_face
from companion.games.blackbeard.model.options import Options
from tests.browser.driver import NewScreen
from tests.browser.evenings import FEW, MOST, begun, drops, gathered, kept_from, written
from tests.browser.phones import ANNE, BOB, NAMES
from tests.browser.running_app import House, asks
from tests.browser.table_with_phones import asked
from tests.support.demonstration import demonstration

CARDS: Final = 10
A_FLEET: Final = 5
"""Seed of an evening in which a Warship is moved early and stays hidden for long."""


def pirates() -> Mapping[str, Any]:
    """Two rivals."""
    options = Options(mode="competitive", seats=(SeatOptions(NAMES[ANNE], "green"), SeatOptions(NAMES[BOB], "blue")))
    return demonstration("blackbeard", options.dump())


@pytest.mark.long
def test_ten_cards_with_a_warship_that_one_player_has_looked_at(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = begun(tmp_path, "blackbeard", pirates(), asks("warships-choice"), A_FLEET)
    crew, cable = gathered(opened, screen_of, address, BOB)
    anne, bob = crew.phones[ANNE], crew.phones[BOB]
    first = crew.house.evening()
    assert asked(first)[1] == BOB
    evening = crew.play(lambda evening: asked(evening)[0].key.endswith("-to"), MOST)
    (seen,) = [each for each in evening.state.warships if each.seen_by == (BOB,)]
    place = next(o.id for o in bob.offers().values() if o.id.startswith("answer-") and o.drafts and o.tappable)
    bob.draft(place)
    drops(crew, bob, cable)
    crew.shown(evening)
    crew.answer(evening, lambda member: member.choose(place))

    evening = crew.play(lambda evening: asked(evening) == (evening.question, BOB), MOST)
    crew.answer(evening, here=True)
    evening = crew.play(lambda evening: evening.state.turn.cards >= first.state.turn.cards + CARDS, MOST)
    written(crew)
    assert sum(given.source == "tablet" for given in crew.given) == 1
    (hidden,) = [each for each in evening.state.warships if each.id == seen.id]
    assert not hidden.revealed and hidden.seen_by == (BOB,)
    bob.turn_to("page-me")
    bob.screen.by_id("seen-alone").wait_for(state="attached")
    bob.turn_to("page-table")
    kept_from((anne, crew.tablet), bob, [counter_face(hidden)])
    crew.agree(evening, "ports", "port-")
    assert crew.taps <= FEW * len(crew.given), (crew.taps, len(crew.given))
    cable.cut()
