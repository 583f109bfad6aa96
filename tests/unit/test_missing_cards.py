"""What the owner's library lacks: by kind, of the whole box, and of what an evening names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.core.procedures.copied_cards import CardValues, applying
from companion.core.questions.kinds import BadAnswer, Field, Form
from companion.host.cards_needed import needed_tonight
from companion.host.exchange.merge_cards import beside, merge
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game, game_ids
from companion.library.missing_cards import by_kind, extent, lacking, with_linked
from companion.library.sample import load_sample
from companion.library.shelf import CardInFile
from companion.library.texts import LANGUAGES, texts_in
from companion.simulation.robot import Robot
from companion.store import Store
from companion.ui.games import screens_of
from tests.support.demonstration import demonstration
from tests.support.recording import an_evening

ANY = game_ids()[0]
CLOSED = [each for each in game_ids() if any(not kind.open for kind in game(each).box().values())]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    store = Store(tmp_path)
    yield Host(store, Settings(store))
    store.close()


def invented(numbers: int = 0) -> tuple[str, str, CardValues]:
    """An invented card of which everything is known. numbers: so many at least on which nothing hangs."""
    for (schema, subject), values in load_sample(game(ANY)).items():
        form = game(ANY).form(schema, subject)
        whole = all(values.get(line.name) is not None for line in applying(form, values))
        if whole and len(form.fields) > 2 and len(counted(form, values)) >= numbers:
            return schema, subject, values
    raise AssertionError("no such card")


def counted(form: Form, values: CardValues) -> list[Field]:
    """The numbers of a card on which nothing hangs."""
    return [
        line
        for line in applying(form, values)
        if line.kind == "number" and not any(other.when and other.when[0] == line.name for other in form.fields)
    ]


@pytest.mark.parametrize("game_id", CLOSED)
def test_every_component_of_the_box_is_called_by_a_name_that_no_other_of_its_kind_has(game_id: str) -> None:
    played = game(game_id)
    for lang in LANGUAGES:
        t = texts_in(lang)
        for schema, kind in played.box().items():
            names = [t(played.called(schema, subject)) for subject in kind.subjects]
            assert len(set(names)) == len(names), schema
            assert not any(name.endswith("?") for name in names), schema
    with pytest.raises(BadAnswer):
        played.called("no such kind", "1")


@pytest.mark.parametrize("game_id", CLOSED)
def test_an_empty_library_lacks_everything_and_of_what_is_alike_names_the_next_one_only(game_id: str) -> None:
    box = game(game_id).box()
    for kind in by_kind(game(game_id), {}):
        assert kind.copied == 0 and kind.half == ()
        assert len(kind.lacking) == len(box[kind.schema].subjects)
        assert len(kind.missing) == len(kind.kind.subjects) - max(0, len(kind.kind.alike) - 1)


def test_a_card_is_whole_when_every_value_that_applies_is_known() -> None:
    schema, subject, values = invented()
    played = game(ANY)
    assert extent(played, schema, subject, values).whole
    name = next(line.name for line in played.form(schema, subject).fields if values.get(line.name) is not None)
    part = extent(played, schema, subject, {**values, name: None})
    assert part.half and not part.whole and part.known < part.of
    nothing = extent(played, schema, subject, dict.fromkeys(values))
    assert not nothing.copied and not nothing.half
    known = {(schema, subject): values}
    assert lacking(played, known, [(schema, subject)]) == ()
    assert [kind.copied for kind in by_kind(played, known) if kind.schema == schema] == [1]


@pytest.mark.parametrize("game_id", game_ids())
def test_what_an_evening_needs_is_in_its_box_and_tells_nobody_what_others_hold(game_id: str) -> None:
    played, robot = game(game_id), Robot(7)
    evening = an_evening(game_id, demonstration(game_id, {}), 7)
    for _ in range(80):
        needed = played.needed(evening.state)
        assert len(set(needed)) == len(needed)
        for schema, subject in needed:
            assert played.box()[schema].holds(subject)
        assert set(played.needed(played.view(evening.state, ""))) <= set(needed)
        if (question := evening.question) is None:
            break
        evening.answer(robot.answer(question))
    assert played.needed(evening.state)


def test_what_a_copied_card_leads_to_is_wanted_right_after_it() -> None:
    def leads(schema: str, subject: str, record: CardValues) -> tuple[tuple[str, str], ...]:
        return (("mast", "2"), ("hold", record["draft"])) if schema == "ship" and record else ()

    game_: Any = SimpleNamespace(leads=leads)
    wanted = [("ship", "1"), ("mast", "2")]
    assert with_linked(game_, {}, wanted) == (("ship", "1"), ("mast", "2"))
    assert with_linked(game_, {("ship", "1"): {"draft": "3"}}, wanted) == (("ship", "1"), ("mast", "2"), ("hold", "3"))


def test_tonight_needs_what_the_evening_of_the_owners_box_names(host: Host) -> None:
    assert needed_tonight(host, ANY) == ()
    host.new_evening(ANY, screens_of(ANY).demo())
    assert needed_tonight(host, ANY) == ()  # invented cards need nothing of the box
    evening = host.new_evening(ANY, {})
    assert needed_tonight(host, ANY) == game(ANY).needed(evening.state)


def test_of_two_libraries_each_adds_what_the_other_lacks_and_a_difference_is_settled_by_the_owner(host: Host) -> None:
    schema, subject, found = invented(numbers=2)
    shelf, form = host.shelf(ANY), game(ANY).form(schema, subject)
    shelf.put(schema, subject, found)
    values = shelf.get(schema, subject)
    assert values is not None
    first, second = counted(form, values)[:2]
    ours = {**values, first.name: None}
    number = values[second.name]
    theirs = {**values, second.name: second.lo if number != second.lo else second.lo + 1}
    shelf.put(schema, subject, ours)
    cards = [CardInFile(schema=schema, subject=subject, record=dict(theirs))]
    (incoming,) = beside(host, ANY, cards)
    assert incoming.known and incoming.adds and [each.label for each in incoming.differences] == [second.label]
    assert shelf.get(schema, subject) == ours
    done = merge(host, ANY, cards, ())
    assert (done.new, done.changed, done.same) == (0, 1, 0)
    assert shelf.get(schema, subject) == values  # completed, and ours where both say something
    merge(host, ANY, cards, [(schema, subject)])
    assert shelf.get(schema, subject) == theirs
    assert merge(host, ANY, cards, ()).same == 1
    (again,) = beside(host, ANY, cards)
    assert again.same
