"""What stands above the result of an Action card is that result, and not the card that comes next."""

from __future__ import annotations

from pathlib import Path

from companion.core.values.messages import msg
from companion.journal_views.announcements import announcements_after, last_touch
from companion.ui.context.app_context import AppContext
from tests.browser.phones import usual
from tests.browser.reader import squeezed
from tests.browser.running_app import beginning, prepared
from tests.ui.prepared_evening import Sitting
from tests.ui.reader import FR, in_the_middle

CARDS = 6


async def test_the_result_of_a_card_is_never_headed_by_the_next_one(tmp_path: Path, context: AppContext) -> None:
    sitting, told = Sitting(context, prepared(tmp_path, beginning, "blackbeard")), 0
    async with sitting.tablet() as screen:
        session = context.session(sitting.id)
        await screen.read()
        while sitting.evening.state.turn.cards < CARDS:
            question = sitting.evening.question
            assert question is not None
            session.answer(usual(question), session.view.serial)
            await screen.settle()
            journal, asked = sitting.evening.journal, sitting.evening.question
            if asked is not None and asked.key == "draw" and announcements_after(journal, last_touch(journal)):
                told += 1
                following = FR(msg("bb-menu-draw", n=sitting.evening.state.turn.cards + 1))
                assert squeezed(following) not in in_the_middle(screen)
            await screen.read()
    assert told > 2, "cards of which nothing was told prove nothing"
