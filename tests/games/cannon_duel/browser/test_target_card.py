"""Target cards copied in a browser: strokes over the grid, and keys for the places along its edges (CD-COMP-02)."""

from __future__ import annotations

import json

from companion.library.game_registry import game
from companion.library.sample import load_sample
from tests.browser.card_copying import copies
from tests.browser.copying_app import STORED
from tests.browser.driver import NewScreen
from tests.browser.player import Player
from tests.browser.server import Server

GAME, SCHEMA = "cannon_duel", "target-card"
MOST = 24
"""Taps and strokes of any of our cards; most take fewer (`python -m tests.taps cannon_duel --copy`)."""


def test_strokes_paint_the_signs_of_a_card_and_keys_tell_its_edges(copying_app: Server, new_screen: NewScreen) -> None:
    played = game(GAME)
    subject, values = next((each, v) for (schema, each), v in load_sample(played).items() if schema == SCHEMA)
    form = played.form(SCHEMA, subject)
    screen = new_screen(copying_app.url, width=1280, height=800)
    screen.open(f"/{GAME}/{SCHEMA}/{subject}")
    screen.by_id("answer-main").wait_for(state="attached")
    player = Player(screen)
    copies(player, form, dict(form.read(dict(values))), narrow=False)
    screen.keep_shot("target-card")
    player.confirm()
    screen.by_id(STORED).wait_for(state="attached")
    told = json.loads(screen.by_id(STORED).text_content() or "")
    assert {name: told[name] for name in values} == {**values, "grid": list(values["grid"])}
    assert player.taps <= MOST
