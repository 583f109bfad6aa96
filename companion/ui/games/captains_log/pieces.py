"""Small drawings shared by the boards of Captain's Log: tracks, cubes in a row, labelled counters, origin marks."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.core.text import msg
from companion.games.captains_log.names import good as good_name
from companion.games.captains_log.options import NATIONS
from companion.games.captains_log.state import GOODS, Goods, State
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.changes import marked
from companion.ui.theme import Look

__all__ = [
    "GOODS",
    "NATIONS",
    "bar",
    "counter",
    "cubes",
    "decimal",
    "flag",
    "grouped",
    "origin",
    "origin_mark",
    "purse",
    "title",
]


def bar(look: Look, share: float, colour: str, *, width: float | None = None, height: float = 10) -> ft.Control:
    """A progress bar from 0 to 1."""
    return ft.ProgressBar(
        value=max(0.0, min(1.0, share)),
        color=colour,
        bgcolor=look.palette.panel_sunk,
        bar_height=height,
        border_radius=height / 2,
        width=width,
        expand=width is None,
    )


def flag(nation: str, height: float = 20, label: str = "") -> ft.Control:
    """A nation's flag. label: its name, where no word beside it says it."""
    return kit.pic(f"flag:{nation}", height, label)


def counter(
    look: Look, picture: str, value: int | str, *, height: float = 22, label: str = "", by: int = 0
) -> ft.Control:
    """A picture with a number beside it. label: what it counts, read aloud.  by: how much it has just changed."""
    size = height * (look.zoom if look.zoom < 1.5 else 1.4)
    pair = kit.line([kit.pic(picture, size, label), kit.words(look, str(value), bold=True)], 5, tight=True)
    return marked(look, pair, by)


def decimal(t: Texts, number: float) -> str:
    """A number with the decimal sign of the language: 1,5 or 1.5."""
    return f"{number:g}".replace(".", "," if t.lang == "fr" else ".")


def grouped(t: Texts, number: int) -> str:
    """A number with its thousands set apart as the language does it."""
    return f"{number:,}".replace(",", "\u202f" if t.lang == "fr" else ",")


def purse(look: Look, t: Texts, doubloons: int, by: int = 0, label: str = "") -> ft.Control:
    """Doubloons with their coin. label: whose or what for, read aloud."""
    return counter(look, "token:coin", grouped(t, doubloons), label=label or t(msg("cl-fix-doubloons")), by=by)


def cubes(look: Look, t: Texts, goods: Goods, fresh: Mapping[str, int]) -> list[ft.Control]:
    """A picture and a count for every good that is there or has just gone. fresh: changes of their owner."""
    changed = {good: fresh.get(f"cargo.{good}", 0) for good in GOODS}
    return [
        counter(look, f"good:{good}", goods.of(good), height=20, label=t(good_name(good)), by=changed[good])
        for good in GOODS
        if goods.of(good) or changed[good]
    ]


def title(look: Look, text: str) -> ft.Control:
    """The quiet heading of a panel."""
    return kit.words(look, text, size=look.sizes.small, colour=look.palette.text_muted)


def origin(s: State, schema: str, subject: str) -> str:
    """Where the values of a component come from; "" while nobody has copied it."""
    return next((card.origin for card in s.cards if (card.schema, card.subject) == (schema, subject)), "")


def origin_mark(look: Look, t: Texts, source: str, colour: str = "") -> ft.Control:
    """The origin of a value in a word, so that nothing assumed passes for printed."""
    text = t(msg(f"ui-mark-{source}")) if source else ""
    return kit.words(look, text, size=look.sizes.small, colour=colour or look.palette.text_muted, italic=True)
