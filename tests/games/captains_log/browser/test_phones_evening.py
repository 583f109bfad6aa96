"""Some rounds on a tablet and two phones, with a secret mission and the dice of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, cast

import pytest
from playwright.sync_api import expect

from companion.core.questions.kinds import Choose, Option
from companion.core.values.messages import msg
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.model.ids import MissionId, MissionType
from companion.games.captains_log.model.options import Options, SeatOptions, Switches
from companion.games.captains_log.model.state import Mission
from companion.library.sample import load_sample
from companion.session.game_session import GameSession
from tests.browser.driver import NewScreen
from tests.browser.evenings import FEW, MOST, begun, drops, gathered, kept_from, written
from tests.browser.phones import ANNE, BOB, NAMES, says
from tests.browser.running_app import GAME, House, asks
from tests.browser.table_with_phones import asked
from tests.games.captains_log.tavern import TO_TAVERN, in_tavern
from tests.support.demonstration import demonstration

SECRET_DRAWN: Final = 4
"""Seed of an evening at which a secret mission is among the first that Anne draws."""


def rivals() -> Mapping[str, Any]:
    """Two rivals, with captains, boarding, fishing and bounties."""
    seats = (SeatOptions(NAMES[ANNE], "green"), SeatOptions(NAMES[BOB], "blue"))
    switches = Switches(captains=True, boarding=True, fishing=True, bounty=True)
    options = Options(mode="competitive", seats=seats, switches=switches, target=20)
    return demonstration(GAME, options.dump()) | {"tavern": "table"}


def mission(evening: GameSession, card: str) -> Option:
    """A mission card as its owner reads it."""
    kind, _, number = card.rpartition("-")
    return mission_cards.option(
        evening.game.book, Mission(MissionId("mission-0"), cast(MissionType, kind), int(number))
    )


def at_the_beginning(folder: Path) -> str:
    """The evening at its first question; its address."""
    return begun(folder, GAME, rivals(), asks("first"), dice="own")


def at_the_tavern(folder: Path) -> str:
    """The evening when Anne may take her first mission; its address."""
    return begun(folder, GAME, rivals(), in_tavern, seed=SECRET_DRAWN, answers=TO_TAVERN, dice="own")


@pytest.mark.long
@pytest.mark.parametrize(("begins", "rounds"), [(at_the_tavern, 1), (at_the_beginning, 3)])
def test_an_evening_with_a_secret_mission_and_the_dice_of_the_table(
    begins: Callable[[Path], str], rounds: int, tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = begins(tmp_path)
    crew, cable = gathered(opened, screen_of, address, ANNE, anne=("mission-take",), bob=("fire",))
    anne, bob = crew.phones[ANNE], crew.phones[BOB]
    evening = crew.play(asks("keep"), MOST)
    assert evening.question is not None and not crew.said("draw-"), "the app deals, though the table rolls its dice"
    drawn = [option.id for option in cast(Choose, evening.question).options]
    sample = load_sample(evening.game)
    secret = next(card for card in drawn if sample["mission-card", card].get("public") == "secret")
    anne.draft(f"answer-{secret}")
    drops(crew, anne, cable)
    crew.shown(evening)
    crew.answer(evening, lambda member: member.choose(f"answer-{secret}"))
    anne.wishes = ()
    crew.play(lambda _: bool(crew.dice), MOST)
    bob.wishes = ()
    evening = crew.play(lambda evening: evening.state.turn.round > rounds, MOST)
    written(crew)
    devices = {given.source for given in crew.given}
    assert "phone" in devices and ("tablet" in devices or rounds == 1), "one round may leave the tablet nothing"
    assert crew.dice
    (held,) = [each for each in evening.state.player(ANNE).missions if f"{each.type}-{each.number}" == secret]
    assert mission_cards.veiled(evening.state, held)
    label = mission(evening, secret)
    kept_from((bob, crew.tablet), anne, [label.label, *([label.note] if label.note else [])])
    crew.agree(evening, "", "fame-")
    if rounds > 1:  # on the average of an evening: choosing a secret costs more taps than the usual answer
        assert crew.taps <= FEW * len(crew.given), (crew.taps, len(crew.given))
    cable.cut()


@pytest.mark.long
def test_both_buy_at_once_on_their_own_phones_and_the_round_begins_when_both_are_ready(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = begun(tmp_path, GAME, rivals(), asks("start"))
    crew, cable = gathered(opened, screen_of, address, BOB)
    anne, bob, tablet = crew.phones[ANNE], crew.phones[BOB], crew.tablet
    evening = crew.house.evening()
    crew.shown(evening)
    says(
        tablet.screen, tablet.t(msg("ui-waiting-phones", names=tuple(msg("core-said", text=n) for n in NAMES.values())))
    )

    theirs, common = bob.sheet(), tablet.sheet()
    anne.then("answer-yard-wood-buy")
    paused = bob.screen.by_id("paused")
    paused.wait_for(state="attached")
    expect(theirs).to_have_count(1)
    anne.answer()
    paused.wait_for(state="detached")
    expect(theirs).to_have_count(1)
    expect(common).to_have_count(1)
    bob.then("answer-tavern-crew")
    anne.screen.by_id("paused").wait_for(state="attached")
    while crew.house.evening().now.command is not None:
        bob.answer()
    anne.screen.by_id("paused").wait_for(state="detached")

    anne.answer()
    words = msg("cl-begin-without", names=(msg("core-said", text=NAMES[BOB]),))
    tablet.screen.reads("answer-main", tablet.t(words))
    assert asked(crew.house.evening())[1] == BOB
    anne.then("answer-not-ready")
    bob.answer()
    assert crew.house.evening().state.turn.ready == (BOB,)
    anne.answer()
    evening = crew.house.evening()
    assert (
        evening.state.turn.round == 1 and evening.state.player(ANNE).goods.wood and evening.state.player(BOB).crew > 3
    )
    crew.shown(evening)
    cable.cut()
