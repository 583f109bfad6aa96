"""An evening is won here, and its score read at another table."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.procedures.menus import Menu
from companion.core.values.messages import msg
from companion.games.captains_log.modes.solo import solo_score
from companion.library.texts import texts_in
from companion.sharing.parcels import pack
from companion.simulation.robot import Robot
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from companion.ui.parcels.offers import evening_offers
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import qr
from tests.ui.test_sharing import Porch, at, code_picture, encoded, homes, noisy, shown_line

__all__ = ["homes"]

FR = texts_in("fr")


def finished_evening(context: AppContext) -> ScreenSession:
    """A solo demonstration of Captain's Log that somebody has just won."""
    session = context.session(context.begin("captains_log", screens_of("captains_log").demo()))
    robot, table = Robot(seed=1), context.host.resume(session.id)
    while not isinstance(table.question, Menu) or table.state.turn.stage != "player":
        assert table.question is not None
        table.answer(robot.answer(table.question))
    table.correct("fame.seat-1", table.state.target, "", msg("ui-correct"))
    assert not table.questions
    return session


async def test_an_evening_is_won_here_and_its_score_read_there(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    session = finished_evening(here)
    standings = session.view.game.score(session.view.state)
    assert FR(standings[0].name) == "Anne" and [each.place for each in standings] == [1, 2, 2]
    worth = solo_score(session.view.state, session.view.game.book)
    assert worth is not None and standings[0].words == msg("cl-ui-score", n=worth.total)
    offers = evening_offers(here.host.store.evening(session.id), session)
    assert [offer.id for offer in offers] == ["score", "setting"]
    lines = pack(offers[0].make())
    async with at(here, f"/table/{session.id}") as screen:
        await screen.read()
        await screen.tap("after-send")
        await screen.until(lambda: "send-codes" in screen.names())
        await screen.tap("send-codes")
        await screen.until(lambda: "share-code" in screen.names())
        assert shown_line(screen) == qr.markup(lines[0])
        await screen.tap("offer-setting")
        assert shown_line(screen) == qr.markup(pack(offers[1].make())[0])
    porch = Porch(there.inbox)
    for line in lines:
        assert (await porch.send(encoded(noisy(code_picture(line)), "JPEG"), "image/jpeg")).status_code == 200
    (delivery,) = there.inbox.pending
    there.inbox.take(delivery.id)
    async with at(there, "/evenings") as screen:
        assert {"1. Anne", str(standings[0].points)} <= set(screen.texts())
        assert FR(standings[0].words) in screen.texts()
