"""The pages of a table as tabs: every label has room in the least width that a tab may have."""

from __future__ import annotations

import pytest
from PIL import ImageFont

from companion.core.values.messages import msg
from companion.library.game_registry import game_ids
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.games import screens_of
from companion.ui.look.palette import type_sizes
from companion.ui.main_screen.page_tabs import LEAST_TAB
from companion.ui.widgets.rail import EDGE, LABEL, MARK, RAIL
from tests.support.figures import ROOT

LETTERS = ImageFont.truetype(ROOT / "assets/fonts/FiraSans-Regular.ttf", 1000)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_label_has_room(game: str, lang: str) -> None:
    t = texts_in(lang)
    own = [tab.label for tab in screens_of(game).tabs]
    for label in (*own, *(msg(f"ui-tab-{page}") for page in ("table", "log", "rules"))):
        width = LETTERS.getlength(t(label)) / 1000
        assert width * type_sizes(1.0).small <= LEAST_TAB, f"{t(label)} in the bar"
        assert width * LABEL <= RAIL - 2 * EDGE - MARK, f"{t(label)} at the edge"
