"""The rules page of a game."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.rulebook import RuleIndex
from companion.core.text import msg
from companion.ui.page import page_frame
from companion.ui.safety import component
from companion.ui.table.rule_search import RuleSearch
from companion.ui.text import use_texts
from companion.ui.theme import use_look


@component
def RulesPage(index: RuleIndex, width: float, on_home: Callable[[], None], first: str = "") -> ft.Control:
    """The search as a page of its own."""
    look, t = use_look(), use_texts()
    return page_frame(look, t, t(msg("ui-rules-title")), RuleSearch(index, width, first), on_home)
