"""Every kind of card of every game is copied, on a tablet and on a phone, with a tap for each key.

In the short run: of each game the kind with most values, on a phone. Behind it all of them at both sizes.
"""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from companion.core.procedures.copied_cards import applying
from companion.core.questions.kinds import Form
from companion.library.game_registry import game, game_ids
from companion.library.sample import load_sample
from companion.ui.questions.copying.form_lines import first_values
from companion.ui.questions.copying.single_value import stands_alone
from companion.ui.shell.card_copying import WIDE
from tests.browser.card_copying import copies
from tests.browser.copying_app import STORED
from tests.browser.driver import NewScreen, Screen
from tests.browser.player import Player
from tests.browser.server import Server

PHONE: Final = (390, 844)
SIZES: Final = ((1280, 800), PHONE)


def kinds(game_id: str) -> list[str]:
    """The kinds of card that the box of a game holds; a fleet is mustered, not copied."""
    played = game(game_id)
    built = "" if played.forms.mustering is None else played.forms.mustering.schema
    return [schema for schema in played.box() if schema != built]


def fullest(game_id: str) -> str:
    """The kind of card with most values."""
    played = game(game_id)
    return max(kinds(game_id), key=lambda schema: len(played.form(schema, played.box()[schema].subjects[0]).fields))


def printed(game_id: str, schema: str) -> tuple[Form, dict[str, Any]]:
    """A card of a kind with everything that is printed on it: the fullest of our invented ones, else anything that its
    lines take."""
    played, sample = game(game_id), load_sample(game(game_id))
    invented = {subject: values for (each, subject), values in sample.items() if each == schema}
    subject = max(invented, key=lambda name: sum(v is not None for v in invented[name].values()), default="")
    form = played.form(schema, subject or played.box()[schema].subjects[0])
    return form, whole(form, dict(invented.get(subject, {})))


def whole(form: Form, told: dict[str, Any]) -> dict[str, Any]:
    """All values of a card: those that are printed; for what must not stay unknown, and of a card of which nothing is
    known for everything else, anything that is legal."""
    nothing = all(value in (None, ()) for value in told.values())
    values = {**first_values(form), **{name: value for name, value in told.items() if value is not None}}
    for line in applying(form, values):
        if values[line.name] in (None, "") and (nothing or not line.optional):
            values[line.name] = {"words": line.example, "number": line.lo, "switch": False}.get(
                line.kind, line.options[0].id if line.options else None
            )
    there = {line.name for line in applying(form, values)}
    return dict(form.read({name: value for name, value in values.items() if name in there}))


@pytest.mark.parametrize("game_id", game_ids())
def test_the_fullest_card_of_a_game_is_copied_on_a_phone(
    copying_app: Server, new_screen: NewScreen, game_id: str
) -> None:
    copied(new_screen(copying_app.url, width=PHONE[0], height=PHONE[1]), game_id, fullest(game_id), PHONE)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_kind_of_card_is_copied(
    copying_app: Server, new_screen: NewScreen, game_id: str, size: tuple[int, int]
) -> None:
    screen = new_screen(copying_app.url, width=size[0], height=size[1])
    for schema in kinds(game_id):
        copied(screen, game_id, schema, size)


def copied(screen: Screen, game_id: str, schema: str, size: tuple[int, int]) -> None:
    """Copy a card of this kind with everything that is printed on it, and compare what was told."""
    form, card = printed(game_id, schema)
    screen.open(f"/{game_id}/{schema}/{form.subject}")
    screen.by_id("answer-main").wait_for(state="attached")
    screen.keep_shot(f"card-{schema}-{size[0]}")
    player = Player(screen)
    alone = form.fields[0] if len(form.fields) == 1 else None
    if alone is not None and stands_alone(alone):
        player.tap(f"{alone.name}-{card[alone.name]}" if alone.kind == "number" else f"answer-{card[alone.name]}")
    else:
        copies(player, form, card, narrow=size[0] < WIDE)
    screen.keep_shot(f"card-{schema}-{size[0]}-done")
    player.confirm()
    screen.by_id(STORED).wait_for(state="attached")
    told = json.loads(screen.by_id(STORED).text_content() or "")
    seldom = {line.name for line in form.fields if line.seldom}  # to which nobody is led
    known = {
        n: list(v) if isinstance(v, tuple) else v for n, v in card.items() if v not in (None, ()) and n not in seldom
    }
    assert {name: told[name] for name in known} == known, (game_id, schema)
