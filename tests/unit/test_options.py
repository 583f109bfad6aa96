"""The options with which an evening begins: who plays, in which colour, is taken or refused."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from companion.core.kit.options import Colour
from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.state_validation import BadState
from companion.core.values.messages import Msg, msg
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, texts_in
from companion.session import opening
from companion.session.game_session import GameSession
from companion.ui.games import screens_of
from tests.support.about import about


def offered(game_id: str) -> tuple[Colour, ...]:
    """The colours in which people may play it."""
    return game(game_id).evening_start.options.COLOURS


def enough(game_id: str) -> tuple[Colour, ...]:
    """Colours for as few as can play it against each other."""
    return offered(game_id)[: max(2, len(screens_of(game_id).demo()["seats"]))]


def refused(game_id: str, *colours: str) -> Msg:
    """What is said against people in these colours."""
    seats = [{"name": f"P{n}", "colour": colour} for n, colour in enumerate(colours)]
    options = {**screens_of(game_id).demo(), **about(game_id, "evenings").MANY, "seats": seats}
    with pytest.raises(BadAnswer) as refusal:
        game(game_id).start(options)
    return refusal.value.text


@pytest.mark.parametrize("game_id", game_ids())
def test_nobody_has_a_colour_that_the_box_does_not_hold(game_id: str) -> None:
    said = refused(game_id, *enough(game_id)[1:], "turquoise")
    assert said.key == "core-setting" and "turquoise" not in offered(game_id)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_colour_of_the_house_that_a_game_lacks_is_named_with_those_that_it_has(game_id: str) -> None:
    theirs = enough(game_id)
    lacking = sorted(set(get_args(Colour)) - set(offered(game_id)))
    known = msg("core-problem-one-of", expected=", ".join(offered(game_id)))
    for colour in lacking:
        assert refused(game_id, *theirs[1:], colour) == msg("core-setting", field="colour", problem=known)


@pytest.mark.parametrize("game_id", game_ids())
def test_two_people_have_two_colours(game_id: str) -> None:
    colours = enough(game_id)
    assert refused(game_id, *colours[1:], colours[1]) == msg("core-setting-colours")


# ---------------------------------------------------------------------- names

NAMELESS = [
    "",
    "  ",
    "a" * 41,
    "Bart\nCléo",
    "Bart\0",
    "\u202eenna",
    "Anne\u2028",
    "\u200b",
    "\ud800",
    "\u3164",
    "\u2800",
]
"""By which nobody can be called: nothing, too much, several lines, signs that nobody sees or that turn all others."""
NAMED = ["Zoé", "Zoe\u0301", "王", "نينا", "O’Malley, Anne", "🏴\u200d☠\ufe0f", "=1+1", "Нина 2"]


def begun(game_id: str, name: str) -> GameSession:
    """An evening in which somebody is called so."""
    options = dict(screens_of(game_id).demo())
    first, *others = options["seats"]
    return opening.begin(game_id, options | {"edition": "sample", "seats": [{**first, "name": name}, *others]})


@pytest.mark.parametrize("game_id", game_ids())
def test_nobody_is_called_what_nobody_can_read(game_id: str) -> None:
    for name in NAMELESS:
        with pytest.raises(BadAnswer) as refusal:
            begun(game_id, name)
        for lang in LANGUAGES:
            assert "seats.0.name" in texts_in(lang)(refusal.value.text)
    for name in NAMED:
        assert game(game_id).seats(begun(game_id, name).state)[0].name == name


@pytest.mark.parametrize("game_id", game_ids())
def test_a_state_from_elsewhere_calls_people_so_that_all_can_read_it(game_id: str) -> None:
    raw = json.loads(json.dumps(game(game_id).dump(begun(game_id, "Zoé").state)))
    raw["options"]["seats"][0]["name"] = "Bart\nCléo"
    with pytest.raises(BadState) as refusal:
        game(game_id).read(raw)
    assert refusal.value.place == "options.seats.0.name"


@pytest.mark.parametrize("game_id", game_ids())
def test_an_evening_that_was_kept_with_such_a_name_goes_on(game_id: str) -> None:
    kept = json.loads(begun(game_id, "Zoé").save())
    kept["options"]["seats"][0]["name"] = "\u202eenna"
    assert opening.load(json.dumps(kept)).question is not None
