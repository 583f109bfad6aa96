"""`repr` of a session: one line for a program, HTML where a notebook shows tables."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import islice
from typing import Any, Final

from companion.core.journal.journal import is_personal
from companion.core.questions.kinds import Question
from companion.core.values.messages import Msg, msg
from companion.journal_views.notebook import lines
from companion.library.texts import Texts
from companion.session.snapshot import Snapshot
from companion.sharing.save_file import SessionOrigin

LATEST: Final = 8
"""Lines of the notebook that are shown."""


def line(name: str, now: Snapshot[Any, Any], origin: SessionOrigin[Any]) -> str:
    """A session in a line: the game, how much was answered, who is asked what. name: of its class."""
    answered = sum(is_personal(entry) for _, entry in now.journal.live)
    asked = " and ".join(f"{each.key} ({each.kind} for {each.who})" for each in now.questions)
    stands = f"asks {asked}" if asked else "over"
    return f"<{name} {now.game.id}: {answered} answered, {stands}, seed {origin.seed}>"


def html(now: Snapshot[Any, Any], say: Texts) -> str:
    """The table: what is asked with its answers, of those that are refused why, and what happened last."""
    return "".join(_parts(now, say))


def _parts(now: Snapshot[Any, Any], say: Texts) -> Iterator[str]:
    people = ", ".join(seat.name for seat in now.game.seats(now.state))
    yield f"<div><b>{_said(now.game.title, say)}</b> {escape(people)}"
    for question in now.questions:
        yield _asked(question, say)
    if not now.questions:
        yield f"<p>{_said(msg('core-over'), say)}</p><table>"
        for each in now.game.score(now.state):
            yield f"<tr><td>{each.place}</td><td>{_said(each.name, say)}</td><td>{each.points}</td></tr>"
        yield "</table>"
    latest = [
        f"<li>{_said(each.text, say)} <small>{escape(each.rule)}</small></li>"
        for each in islice(lines(now.journal), LATEST)
    ]
    yield f"<ul>{''.join(reversed(latest))}</ul></div>"


def _asked(question: Question, say: Texts) -> str:
    """A question, its rule, and its options."""
    rows = []
    for option in getattr(question, "options", ()):
        why = "<br>".join(f"{escape(each.rule)} {_said(each.text, say)}" for each in option.verdict.refusals)
        rows.append(
            f"<tr><td><code>{escape(str(option.id))}</code></td><td>{_said(option.label, say)}</td><td>{why}</td></tr>"
        )
    named = f"<code>{escape(question.key)}</code> <small>{escape(question.rule)}</small>"
    return f"<p>{_said(question.text, say)} {named}</p>" + (f"<table>{''.join(rows)}</table>" if rows else "")


def _said(text: Msg, say: Texts) -> str:
    return escape(say(text))
