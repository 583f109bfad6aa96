"""What lies on the table of the evening of tonight, as far as everybody may see it."""

from __future__ import annotations

import logging

from companion.library.sample import is_sample
from companion.store import StoreFault
from companion.table.games import game
from companion.table.host import Host

log = logging.getLogger(__name__)


def needed_tonight(host: Host, game_id: str) -> tuple[tuple[str, str], ...]:
    """The components (schema, subject) that the last evening of a game names which is not over; none without one.

    An evening of invented cards asks nothing of the owner's box.
    """
    for saved in host.evenings():
        if saved.game == game_id and saved.finished is None and not is_sample(saved.options):
            try:
                state = host.resume(saved.id).state
            except StoreFault:
                log.warning("what %s needs is not known", saved.id, exc_info=True)
                return ()
            played = game(game_id)
            return tuple(played.needed(played.view(state, "")))
    return ()
