"""Every kind of card of every game is copied on its desk, on a tablet and on a phone, with a tap for each key."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from companion.core.copying import applying
from companion.core.questions import Form
from companion.library.sample import load_sample
from companion.table.games import game, game_ids
from companion.ui.questions.copying.alone import stands_alone
from companion.ui.questions.copying.slots import first_values
from tests.browser.copyist import copies
from tests.browser.desks import STORED
from tests.browser.driver import NewScreen
from tests.browser.player import Player
from tests.browser.server import Server, free_port

SIZES: Final = ((1280, 800), (390, 844))


@pytest.fixture(scope="module")
def desks() -> Iterator[Server]:
    """The desks of all cards."""
    port = free_port()
    server = Server("tests.browser.desks", str(port), port=port)
    yield server
    server.stop()


def cards(game_id: str) -> dict[str, tuple[Form, dict[str, Any]]]:
    """A card of each kind of the box that is copied on a desk, with everything that is printed on it: the fullest of
    our invented ones, else anything that its lines take."""
    played, sample = game(game_id), load_sample(game(game_id))
    built = "" if played.forms.mustering is None else played.forms.mustering.schema
    found = {}
    for schema, kind in played.box().items():
        if schema == built:
            continue  # a fleet is mustered, not copied
        invented = {subject: values for (each, subject), values in sample.items() if each == schema}
        subject = max(invented, key=lambda name: sum(v is not None for v in invented[name].values()), default="")
        form = played.form(schema, subject or kind.subjects[0])
        found[schema] = form, whole(form, dict(invented.get(subject, {})))
    return found


def whole(form: Form, printed: dict[str, Any]) -> dict[str, Any]:
    """All values of a card: those that are printed; for what must not stay unknown, and of a card of which nothing is
    known for everything else, anything that is legal."""
    nothing = all(value in (None, ()) for value in printed.values())
    values = {**first_values(form), **{name: value for name, value in printed.items() if value is not None}}
    for line in applying(form, values):
        if values[line.name] in (None, "") and (nothing or not line.optional):
            values[line.name] = {"words": line.example, "number": line.lo, "switch": False}.get(
                line.kind, line.options[0].id if line.options else None
            )
    told = {line.name for line in applying(form, values)}
    return dict(form.read({name: value for name, value in values.items() if name in told}))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("game_id", game_ids())
def test_every_kind_of_card_is_copied(
    desks: Server, new_screen: NewScreen, game_id: str, size: tuple[int, int]
) -> None:
    screen = new_screen(desks.url, width=size[0], height=size[1])
    for schema, (form, card) in cards(game_id).items():
        screen.open(f"/{game_id}/{schema}/{form.subject}")
        screen.by_id("answer-main").wait_for(state="attached")
        screen.screenshot(f"card-{schema}-{size[0]}")
        player = Player(screen)
        alone = form.fields[0] if len(form.fields) == 1 else None
        if alone is not None and stands_alone(alone):
            player.tap(f"{alone.name}-{card[alone.name]}" if alone.kind == "number" else f"answer-{card[alone.name]}")
        else:
            copies(player, form, card, narrow=size[0] < 900)
        screen.screenshot(f"card-{schema}-{size[0]}-done")
        player.confirm()
        screen.by_id(STORED).wait_for(state="attached")
        told = json.loads(screen.by_id(STORED).text_content() or "")
        printed = {n: list(v) if isinstance(v, tuple) else v for n, v in card.items() if v not in (None, ())}
        assert {name: told[name] for name in printed} == printed, schema
        screen.page.evaluate("sessionStorage.clear()")  # the next one is another session
