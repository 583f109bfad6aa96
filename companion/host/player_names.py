"""Corrects names of people: one that was mistyped is put right, in one evening or in all, where two names
become one person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import LONGEST_NAME, is_name, same_name, tidy
from companion.core.values.messages import msg
from companion.host.host import Host
from companion.host.statistics import seated
from companion.library.game_registry import game_ids
from companion.store import SavedEvening


def call(host: Host, evening_id: str, name: str, new: str) -> None:
    """Call somebody at one evening by another name, from its beginning on.

    Raises BadAnswer for what is no name, and for that of somebody else who sits there; StoreFault when it is not kept.
    """
    called = _checked(new)
    saved = host.store.evening(evening_id)
    _apart(saved, name, called)
    host.put_names(evening_id, _renamed(saved, name, called))


def call_everywhere(host: Host, name: str, new: str) -> int:
    """Call somebody by another name at all evenings; where that is somebody's, the two are one person from now on.

    Returns how many evenings have changed.  Raises BadAnswer for what is no name, and where both sat at one evening:
    then nothing has changed. StoreFault when an evening is not kept; those before it are.
    """
    called = _checked(new)
    theirs = [
        saved
        for saved in host.evenings()
        if saved.sound and saved.game in game_ids() and any(same_name(each, name) for each in seated(saved.options))
    ]
    for saved in theirs:
        _apart(saved, name, called)
    for saved in theirs:
        host.put_names(saved.id, _renamed(saved, name, called))
    return len(theirs)


def _checked(new: str) -> str:
    if not is_name(new):
        raise BadAnswer(msg("ui-names-wrong", longest=LONGEST_NAME))
    return tidy(new)


def _apart(saved: SavedEvening, name: str, new: str) -> None:
    """Raises BadAnswer where somebody else at an evening is called so already."""
    others = [each for each in seated(saved.options) if not same_name(each, name)]
    if any(same_name(each, new) for each in others):
        raise BadAnswer(msg("ui-names-both", name=name, other=new))


def _renamed(saved: SavedEvening, name: str, new: str) -> Mapping[str, object]:
    """The options of an evening with another name in the place of one."""
    seats: Any = saved.options.get("seats", ())
    return {
        **saved.options,
        "seats": [{**seat, "name": new if same_name(seat["name"], name) else seat["name"]} for seat in seats],
    }
