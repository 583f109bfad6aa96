"""Components that the evening of tonight needs, as far as those who copy them may see what lies on its table."""

from __future__ import annotations

import logging

from companion.core.procedures.copied_cards import CardKey
from companion.core.questions.kinds import TABLE, Form
from companion.host.host import Host
from companion.library.sample import is_sample
from companion.session.game_session import GameSession
from companion.store import StoreFault

log = logging.getLogger(__name__)


def needed_here(session: GameSession, seat: str) -> tuple[CardKey, ...]:
    """The components that an evening names, as far as a seat may see them, those that are asked about first; none of
    an evening of invented cards.

    seat: "" for whoever sees what everybody does.
    """
    if is_sample(session.origin.options):
        return ()
    now, played = session.now, session.game
    asked = (form for form in now.questions if isinstance(form, Form) and form.kept)
    heard = ((form.schema, form.subject) for form in asked if not form.secret or (seat and form.who == seat))
    box = played.box()
    kept = (spot for spot in heard if spot[0] in box and box[spot[0]].holds(spot[1]))
    return tuple(dict.fromkeys((*kept, *played.needed(played.view(now.state, seat)))))


def hidden_from(session: GameSession, seat: str) -> frozenset[CardKey]:
    """The components that an evening names and that a seat may not see; the tablet's library is open to all of it."""
    if seat == TABLE:
        return frozenset()
    return frozenset(session.game.needed(session.now.state)) - frozenset(needed_here(session, seat))


def needed_tonight(host: Host, game_id: str) -> tuple[CardKey, ...]:
    """The components that the last evening of a game names which is not over; none without one."""
    for saved in host.evenings():
        if saved.game == game_id and saved.finished is None and not is_sample(saved.options):
            try:
                return needed_here(host.resume(saved.id), "")
            except StoreFault as fault:
                log.warning("what %s needs is not known: %s", saved.id, fault)
                return ()
    return ()
