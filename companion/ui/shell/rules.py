"""The rules page of a game."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.rules.rule_index import RuleIndex
from companion.core.values.messages import msg
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.main_screen.rule_search import RuleSearch
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.page_frame import page_frame


@component
def RulesPage(index: RuleIndex, width: float, on_home: Callable[[], None]) -> ft.Control:
    """The search as a page of its own."""
    look, t = use_look(), use_texts()
    return page_frame(look, t, t(msg("ui-rules-title")), RuleSearch(index, width), on_home)
