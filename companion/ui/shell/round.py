"""Cards copied one after the other, by several people at the same time: what lies on this screen's desk, and next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.kit.game import AnyGame
from companion.core.questions import BadAnswer, Record
from companion.core.text import Msg, msg
from companion.library.lacking import Extent, extent
from companion.library.shelf import Shelf
from companion.store import StoreFault
from companion.ui.live import use_live
from companion.ui.questions.printed import Copies
from companion.ui.shell.bench import Spot
from companion.ui.shell.lacks import Run, run_of, taken


@dataclass(frozen=True, slots=True)
class Copying:
    """What lies on the desk of this screen, and what may become of it.

    run: None where nothing does.  choose: lays one card there, None puts it back.  begin: several, one after the other.
    on: leaves this one to others.  store: keeps what was copied, and goes on.
    """

    run: Run | None
    choose: Callable[[Spot | None], None]
    begin: Callable[[Sequence[Extent]], None]
    on: Callable[[], None]
    store: Callable[[Spot, Record], None]


def use_copying(game: AnyGame, shelf: Shelf, copies: Copies, say: Callable[[Msg | None], None]) -> Copying:
    """Hook: the desk of this screen; what still lay there is there again. say: tells people what came of it.

    Redrawn with the shelf, and with what others copy.
    """
    together = copies.together
    use_live(copies.shelf)
    use_live(together.live)

    def first() -> Run | None:
        lying = together.mine()
        return None if lying is None else Run((Spot(*lying),))

    before = ft.use_memo(first, [])
    run, set_run = ft.use_state(before)

    def free(spot: Spot) -> bool:
        """Lay a card on the desk; one that others copy, or have copied meanwhile, is left out."""
        whole = extent(game, spot.schema, spot.subject, shelf.get(spot.schema, spot.subject)).whole
        return not whole and together.take((spot.schema, spot.subject))

    def work(new: Run | None) -> None:
        if new is None:
            together.leave()
        set_run(new)

    def choose(spot: Spot | None) -> None:
        if spot is not None and not together.take((spot.schema, spot.subject)):
            say(taken(game, shelf.known(), spot, together))
        else:
            say(None)
            work(None if spot is None else Run((spot,)))

    def begin(extents: Sequence[Extent]) -> None:
        say(None)
        work(run_of(extents).begun(free))

    def store(spot: Spot, values: Record) -> None:
        lost = taken(game, shelf.known(), spot, together)
        try:
            if lost is None:
                shelf.complete(spot.schema, spot.subject, dict(values))
                copies.keep(spot.schema, spot.subject, None)
            following = run.after(free) if run is not None and lost is None else None
            say(lost or (msg("ui-library-stored") if following is None else None))
            work(following)
        except (BadAnswer, StoreFault) as error:
            say(error.text)

    return Copying(run, choose, begin, lambda: work(run.after(free) if run is not None else None), store)
