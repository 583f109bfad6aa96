"""Cards of tonight copied on a phone while others copy theirs: what is left, who copies what, one to copy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

import flet as ft

from companion.core.questions.kinds import Record
from companion.core.values.messages import Msg, msg
from companion.library.missing_cards import lacking, with_linked
from companion.ui.context.app_context import AppContext
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.shell.card_copying import CardSpot, bench
from companion.ui.shell.copying_in_turn import Errand, use_copying
from companion.ui.shell.missing_cards import on_the_way, tonight_of, tonight_panel
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def CopyingPage(
    context: AppContext,
    session: ScreenSession,
    device: str,
    width: float,
    first: Sequence[tuple[str, str]],
    done: Callable[[], None],
) -> ft.Control:
    """The cards that this seat may see and that nobody has copied yet, or the one on this phone's copying screen.

    first: those that are copied at once.  done: goes back once they are.
    """
    use_live(session)
    look, t = use_look(), use_texts()
    said, say = ft.use_state(cast(Msg | None, None))
    game, shelf = session.view.game, context.host.shelf(session.game)
    copies = ft.use_memo(lambda: context.library_copies(session.game, device, session), [session, device])
    errand = Errand.to(first, done)
    copying = use_copying(game, shelf, copies, say, errand)
    run, known = copying.run, shelf.known()
    notice = [] if said is None else [kit.panel(look, kit.words(look, t(said), colour=look.palette.text_brass))]

    def store(spot: CardSpot, values: Record) -> None:
        if not session.gone:  # sent away while it was copying
            copying.store(spot, values)

    if run is not None and not session.gone:
        way = on_the_way(look, t, run, copying.on)
        body = bench(
            look, t, game, shelf, run.spot, store, None, partial(copying.choose, None), width, None, copies, way
        )
        return ft.Column([*notice, ft.Container(body, expand=True)], spacing=8, expand=True)
    tonight = tonight_of(game, known, session.needed, copies.together)
    note = None if tonight.free else msg("party-all")
    panel = tonight_panel(look, t, game, known, tonight, copying.choose, partial(copying.begin, tonight.lacking), note)
    return kit.listed([*notice, panel], spacing=8, expand=True)


@component
def Invitation(context: AppContext, session: ScreenSession, on_open: Callable[[], None]) -> ft.Control:
    """The way to the cards that are missing for tonight; nothing where none is."""
    use_live(session)
    use_live(context.shelves)
    look, t = use_look(), use_texts()
    wanted = session.needed
    game = session.view.game
    known = ft.use_memo(context.host.shelf(session.game).known, [session.game, context.shelves.version])
    left = lacking(game, known, with_linked(game, known, wanted)) if wanted else ()
    if not left:
        return ft.Container(visible=False)
    title = kit.words(look, t(msg("party-open")), bold=True)
    note = kit.words(
        look, t(msg("party-open-note", n=len(left))), size=look.sizes.small, colour=look.palette.text_muted
    )
    words = kit.rows([title, note], 2)
    words.expand = True
    body = ft.Container(
        kit.line([kit.icon(look, "library", 28, look.palette.text_brass), words], 12),
        bgcolor=look.palette.panel,
        border=ft.Border.all(1, look.palette.line),
        border_radius=kit.RADIUS,
        padding=12,
        on_click=lambda _: on_open(),
    )
    return kit.tagged(body, "copy-together", t(msg("party-open")))
