"""What is named and not there is told with what there is, wherever a game looks something up."""

from __future__ import annotations

import ast
from dataclasses import dataclass

import pytest

from companion.core.questions.get_or_explain import MOST_NAMED, Unknown, get_or_explain
from companion.core.values.messages import Msg
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, texts_in
from tests.unit.test_layers import RULES, dotted, modules


@dataclass(frozen=True)
class Person:
    id: str
    name: str = ""


PEOPLE = (Person("seat-1", "Anne"), Person("seat-2"))


def said(text: Msg) -> str:
    return texts_in("en")(text)


def test_the_thing_of_that_name_is_found() -> None:
    assert get_or_explain(PEOPLE, "seat-2", "core-named-seat") is PEOPLE[1]
    assert get_or_explain(PEOPLE, "Anne", "core-named-seat", by="name") is PEOPLE[0]


def test_what_is_not_there_names_itself_and_what_there_is() -> None:
    with pytest.raises(Unknown) as error:
        get_or_explain(PEOPLE, "Anne", "core-named-seat")
    assert error.value.given == "Anne"
    assert said(error.value.text) == "“Anne” is not a seat here. Known: seat-1 (Anne), seat-2."
    with pytest.raises(Unknown) as error:
        get_or_explain((), "Anne", "core-named-seat")
    assert "there is none" in said(error.value.text)


def test_a_message_stays_short_however_much_was_given_and_there_is() -> None:
    with pytest.raises(Unknown) as error:
        get_or_explain([Person(f"npc-{n}") for n in range(900)], "x" * 5000, "core-named-seat")
    told = said(error.value.text)
    assert len(told) < 700 and told.count("npc-") == MOST_NAMED and "…" in told


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_that_nobody_has_is_told_by_every_game(game_id: str, lang: str) -> None:
    state = game(game_id).start({})
    with pytest.raises(Unknown) as error:
        state.player("seat-9")
    assert "seat-9" in texts_in(lang)(error.value.text) and "seat-1" in texts_in(lang)(error.value.text)


def test_no_look_up_in_the_rules_ends_in_a_bare_stop_iteration() -> None:
    """`next` without a second argument says nothing, and ends the procedure around it with a RuntimeError."""
    bare = [
        f"{module.name}:{node.lineno}"
        for module in modules().values()
        if module.layer in RULES
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and dotted(node.func) == "next" and len(node.args) == 1
    ]
    assert bare == []
