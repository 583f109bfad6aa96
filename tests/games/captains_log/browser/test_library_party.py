"""A library party: a tablet and two phones copy what tonight's game needs, and each sees what the others copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from companion.core.journal.journal import Said
from companion.core.questions.kinds import Form
from companion.core.values.messages import msg
from companion.host.cards_needed import needed_here
from companion.library.game_registry import game
from companion.library.missing_cards import lacking
from companion.library.shelf import Shelf
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.store import Store
from companion.ui.games import screens_of
from tests.browser.driver import NewScreen, Screen
from tests.browser.evenings import begun
from tests.browser.phones import TWO, Party
from tests.browser.player import Player
from tests.browser.running_app import GAME, House

FR = texts_in("fr")
OPTIONS: Final[Mapping[str, Any]] = {**screens_of(GAME).demo(), **TWO, "edition": "owner"}
TONIGHT: Final = "tonight-next"


def asks_for_a_card(evening: GameSession) -> bool:
    """The table waits for a value of a card that lies on the table."""
    return isinstance(evening.question, Form) and evening.question.schema == "npc-card"


@pytest.fixture
def party(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> Party:
    """Anne and Bob with their own box, of which nothing has been copied yet."""
    return Party(opened, screen_of, begun(tmp_path, GAME, OPTIONS, asks_for_a_card))


def opens(phone: Screen) -> None:
    """The list of what is missing, from the page of the own seat."""
    phone.tap_id("page-me")
    phone.by_id("copy-together").wait_for(state="attached")
    phone.tap_id("copy-together")
    phone.by_id(TONIGHT).wait_for(state="attached")


def on_desk(screen: Screen) -> None:
    screen.by_id("copy-progress").wait_for(state="attached")


def left(folder: Path, evening: GameSession) -> list[tuple[str, str]]:
    """What nobody has copied to the end, in the order in which it is offered."""
    store = Store(folder)
    found = lacking(game(GAME), Shelf(store, game(GAME)).known(), needed_here(evening, ""))
    store.close()
    return [(each.schema, each.subject) for each in found]


@pytest.mark.long
def test_a_tablet_and_two_phones_copy_at_the_same_time(party: Party) -> None:
    scanned, tablet = party.switch_on(), party.tablet
    evening = party.house.evening()
    question = evening.question
    assert isinstance(question, Form)
    asked, second, *_ = missing = left(party.house.folder, evening)
    assert asked == (question.schema, question.subject), "what is asked about comes first"
    tablet.tap_id("ways")
    tablet.tap_id("way-library")
    tablet.by_id(TONIGHT).wait_for(state="attached")
    every = len(missing)
    tablet.reads("tonight-progress", FR(msg("party-progress", done=0, all=every)))

    anne, bob = party.join(scanned, "Anne"), party.join(scanned, "Bob")
    bob.keep_shot("party-waiting")
    opens(bob)
    bob.keep_shot("party-list")
    bob.tap_id(TONIGHT)
    on_desk(bob)
    opens(anne)
    bobs, annes = (f"taken-{schema}-{subject}" for schema, subject in (asked, second))
    for screen in (tablet, anne):
        told = FR(msg("party-copies", name="Bob", what=game(GAME).called(*asked), n=0))
        screen.reads(bobs, told)
    expect(anne.by_id(f"tonight-{asked[0]}-{asked[1]}")).to_have_count(0)
    anne.tap_id(TONIGHT)  # the next one that nobody copies
    on_desk(anne)
    anne.reads("library-run", FR(msg("ui-library-run", n=2, all=every)))
    tablet.reads(annes, FR(msg("party-copies", name="Anne", what=game(GAME).called(*second), n=0)))
    anne.keep_shot("party-desk")
    tablet.keep_shot("party-tablet")
    bob.tap_id("library-back")  # Bob leaves his to others
    tablet.by_id(bobs).wait_for(state="detached")

    anne.reload()  # a locked phone: the card still lies on the copying screen
    on_desk(anne)
    Player(anne).confirm()  # what is as usual is taken, the rest stays unknown
    anne.reads("library-run", FR(msg("ui-library-run", n=3, all=every)))
    for screen in (tablet, bob):
        screen.by_id(annes).wait_for(state="detached")

    tablet.tap_id("back-to-question")
    bob.tap_id(f"tonight-{asked[0]}-{asked[1]}")
    on_desk(bob)
    tablet.shows(FR(msg("party-asked", name="Bob")))
    tablet.keep_shot("party-asked")
    lying, copier = Player(tablet).sheet(), Player(bob)
    while bob.by_id("answer-main").and_(bob.page.locator("[flt-tappable]")).count() == 0:
        slot = copier.lit()
        keys = [each for each in copier.offers().values() if each.id.startswith(f"{slot}-") and each.tappable]
        copier.tell(slot, keys[0].id)
    copier.confirm()
    lying.wait_for(state="detached")
    now = party.house.evening()
    assert now.question != question and now.state.card(*asked) is not None
    said = next(entry for entry in reversed(party.house.entries(Said)) if entry.key == question.key)
    assert said.source == "library", "nobody has answered it"
