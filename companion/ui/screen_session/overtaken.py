"""Answers that came too late: what answered the question in the meantime, and what is said of it."""

from __future__ import annotations

from itertools import takewhile

from companion.core.journal.journal import Amended, Began, Entry, Journal, Said, is_personal
from companion.core.questions.kinds import TABLE
from companion.core.values.messages import Msg, msg


def answer_to(journal: Journal, serial: int, posed: int, seat: str) -> Entry | None:
    """What answered question number `serial`; of several people who were asked together, this seat's answer.

    posed: number of what people are asked together now. What others began meanwhile from menus of their own answered
    nothing here.
    """
    first = journal.entry(serial)
    if isinstance(first, Began) and first.who not in ("", TABLE, seat):
        begun = (each for _, each in journal.live[journal.position(serial) :] if isinstance(each, Began))
        return next((each for each in begun if is_personal(each) and each.who in ("", TABLE, seat)), None)
    if not isinstance(first, Said) or seat == TABLE or first.who in (seat, TABLE):
        return first
    after = (entry for _, entry in journal.live[journal.position(serial) :])
    together = takewhile(lambda entry: isinstance(entry, Said), after)
    own = next((entry for entry in together if isinstance(entry, Said) and entry.who == seat), None)
    return own or (None if serial == posed else first)


def overtaken_by(answered: Entry, seat: str) -> Msg | None:
    """That another device answered first; None if it was this one itself. seat: of this screen."""
    if not isinstance(answered, Began | Said | Amended):
        return None
    if seat == TABLE:
        return msg("ui-overtaken-by-phone", what=answered.caption) if answered.source == "phone" else None
    if answered.source == "tablet":
        return msg("ui-overtaken-at-table", what=answered.caption)
    other = isinstance(answered, Said) and answered.source == "phone" and answered.who not in (seat, TABLE)
    return msg("ui-overtaken-by-phone", what=answered.caption) if other else None
