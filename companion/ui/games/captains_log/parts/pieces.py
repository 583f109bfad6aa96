"""Small drawings shared by the boards of Captain's Log: flags, purses, cubes in a row."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.captains_log.model.names import good as good_name
from companion.games.captains_log.model.state import GOODS, Goods, State
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import News
from companion.ui.figures.tracks import counter, grouped
from companion.ui.look.theme import Look
from companion.ui.widgets import kit


def flag(nation: str, height: float = 20, label: str = "") -> ft.Control:
    """A nation's flag. label: its name, where no word beside it says it."""
    return kit.pic(f"flag:{nation}", height, label)


def purse(look: Look, t: Texts, doubloons: int, label: str = "") -> ft.Control:
    """Doubloons with their coin. label: whose or what for, read aloud."""
    return counter(look, "token:coin", grouped(t, doubloons), label=label or t(msg("cl-fix-doubloons")))


def cubes(look: Look, t: Texts, goods: Goods, fresh: News) -> list[ft.Control]:
    """A picture and a count for every good that is there or has just gone. fresh: changes of their owner."""
    return [
        counter(look, f"good:{good}", goods.of(good), height=20, label=t(good_name(good)), mark=fresh.mark(good))
        for good in GOODS
        if goods.of(good) or fresh.get(good)
    ]


def origin(s: State, schema: str, subject: str) -> str:
    """Where the values of a component come from; "" while nobody has copied it."""
    return next((card.origin for card in s.cards if (card.schema, card.subject) == (schema, subject)), "")
