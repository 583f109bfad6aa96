"""The last fight told back, while nobody fights: where and when it was, each volley, and who held the place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.events.announcements import Fate
from companion.core.events.event import Occurrence
from companion.core.journal.journal import Journal
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.combat.fights import BattleEnded, BattleJoined, LineFormed
from companion.games.pirates_cove.model.names import island_name
from companion.games.pirates_cove.month.treasure import MonthBegan
from companion.library.texts import Texts
from companion.ui.games.pirates_cove.parts.pieces import island_picture
from companion.ui.look.theme import Look
from companion.ui.widgets import kit


@dataclass(frozen=True, slots=True)
class Fought:
    """A fight that is over."""

    joined: BattleJoined
    """How it began."""
    names: tuple[Msg, ...]
    """Who was in it."""
    end: Msg | None
    """How it ended, in words."""
    month: int
    """In which it was, from 1."""
    between: tuple[Occurrence, ...]
    """What happened in it, oldest first."""


def last_fight(journal: Journal, month: int) -> Fought | None:
    """The last fight that is over, None where there was none. month: the present one, for a journal that begins in it.

    A prize that somebody took without a fight is none.
    """
    past = (entry for _, entry in reversed(journal.live) if isinstance(entry, Occurrence))
    ended = next((each for each in past if isinstance(each.event, BattleEnded) and not each.event.quiet), None)
    if ended is None:
        return None
    between: list[Occurrence] = []
    for each in past:
        if isinstance(joined := each.event, BattleJoined):
            began = (earlier.event for earlier in past)
            then = next((event.month for event in began if isinstance(event, MonthBegan)), month)
            names = tuple(fleet.name(each.before, ship) for ship in joined.ships)
            return Fought(joined, names, ended.line, then, tuple(reversed(between)))
        between.append(each)
    return None


def fight_report(look: Look, t: Texts, fought: Fought) -> Sequence[ft.Control]:
    """Place, month, ships and end, and below them the lines of the notebook, each exchange under its order."""
    island = fought.joined.island
    where: Msg = msg("pc-ui-last-fight", island=island_name(island)) if island else msg("pc-ui-tie")
    title = kit.headline(look, t(where), size=look.sizes.title, colour=look.palette.text_brass)
    ships = kit.words(look, t(msg("pc-ui-last-fight-of", month=fought.month, names=fought.names)))
    end = [kit.words(look, t(line), bold=True)] if (line := fought.end) is not None else []
    place = [island_picture(t, island, 52)] if island else []
    lines = [_line(look, t, each, each.line) for each in fought.between if each.line is not None]
    told = ft.Container(kit.rows(lines, 4), bgcolor=look.palette.panel_raised, border_radius=12, padding=12)
    return [
        kit.line([*place, kit.rows([title, ships, *end], 0, expand=True)], 10),
        ft.Semantics(content=told, identifier="last-fight", container=True),
    ]


def _line(look: Look, t: Texts, each: Occurrence, line: Msg) -> ft.Control:
    """A line as it is read: the order of an exchange as its heading, what changes a fight in bold."""
    p = look.palette
    if isinstance(each.event, LineFormed):
        return ft.Container(kit.caption(look, t(line)), padding=ft.Padding.only(top=6))
    turns = any(isinstance(telling, Fate) for telling in each.announcements)
    return kit.words(look, t(line), bold=turns, colour=p.text_brass if turns else p.text)
