"""What every game shows around the question: its pages, the top bar, the demonstration."""

from __future__ import annotations

import flet as ft
import pytest

from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg
from companion.library.game_registry import game, game_ids
from companion.library.rules import rule_index
from companion.library.sample import is_sample, load_sample
from companion.library.texts import LANGUAGES, texts_in
from companion.simulation.replay import dealt
from companion.ui.art import paint
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from tests.support.about import ANY, OTHER
from tests.ui.fakeclient import at

each_game = pytest.mark.parametrize("game_id", game_ids())


@each_game
def test_the_demonstration_needs_no_box_and_can_begin(game_id: str) -> None:
    options = screens_of(game_id).demo()
    assert is_sample(options)
    seats = game(game_id).seats(game(game_id).start(dealt(game(game_id), options)))
    assert seats and len({seat.id for seat in seats}) == len({seat.colour for seat in seats}) == len(seats)
    with pytest.raises(BadAnswer):
        game(game_id).start({**options, "no such option": 1})


@each_game
@pytest.mark.parametrize("dice", ["virtual", "own"])
def test_the_demonstration_begins_at_its_first_decision(context: AppContext, game_id: str, dice: str) -> None:
    context.host.settings.put("dice", dice)
    screens = screens_of(game_id)
    evening = context.host.resume(context.demonstrate(game_id))
    assert evening.question is not None and evening.question.nature == "decision" and screens.laid_out(evening.state)
    if not screens.laid_out(game(game_id).start(screens.demo())):
        evening.undo()
        assert not screens.laid_out(evening.state)  # who wants to lay it out otherwise goes back into the set-up


@each_game
def test_pages_and_top_bar_have_words_in_both_languages_and_rules_that_exist(game_id: str) -> None:
    screens = screens_of(game_id)
    state = game(game_id).start(dealt(game(game_id), screens.demo()))
    tabs, chips = list(screens.tabs), list(screens.chips(state, game(game_id).book))
    assert len({tab.id for tab in tabs}) == len(tabs) > 0
    assert {chip.rule for chip in chips} - {""} <= rule_index(game_id).rules.keys()
    spoken = [game(game_id).title, *(tab.label for tab in tabs), *(chip.words for chip in chips)]
    spoken += [chip.remark for chip in chips if chip.remark is not None]
    for lang in LANGUAGES:
        assert all(texts_in(lang)(text).strip() for text in spoken)


@each_game
def test_every_component_that_can_be_copied_has_a_form_with_words_in_both_languages(game_id: str) -> None:
    for schema, kind in game(game_id).box().items():
        assert kind.subjects and set(kind.alike) <= set(kind.subjects), schema
        form = game(game_id).form(schema, kind.subjects[0])
        assert (form.schema, form.subject) == (schema, kind.subjects[0]) and form.rule in rule_index(game_id)
        labels = [each.label for band in form.layout for each in (band, *band.rows) if each.label is not None]
        heads = [head for band in form.layout for head in band.columns]
        for lang in LANGUAGES:
            said = (kind.title, form.text, *(line.label for line in form.fields), *labels, *heads)
            assert all(texts_in(lang)(text) for text in said)


@each_game
def test_a_component_lies_on_the_desk_with_every_value_once_and_no_other(game_id: str) -> None:
    for schema, kind in game(game_id).box().items():
        for subject in (kind.subjects[0], kind.subjects[-1]):
            form = game(game_id).form(schema, subject)
            names = [line.name for line in form.fields]
            along = {edge for line in form.fields for edge in line.edges}
            lying = [name for band in form.bands for name in band.slots]
            assert sorted(lying) == sorted({*names} - along), (schema, subject)
            assert {band.colour for band in form.bands} <= {"", *filter(paint, (b.colour for b in form.bands))}
            assert all(not line.same or line.same in names for line in form.fields)


@each_game
def test_a_copied_component_is_recognised_by_words_in_both_languages(game_id: str) -> None:
    faces = [screens_of(game_id).face(*component, record) for component, record in load_sample(game(game_id)).items()]
    shown = [face for face in faces if face is not None]
    assert shown
    for lang in LANGUAGES:
        assert all(texts_in(lang)(face.label) for face in shown)
        assert all(texts_in(lang)(face.note) for face in shown if face.note is not None)


@each_game
async def test_whose_dice_are_rolled_is_asked_in_the_set_up_and_is_as_the_last_time(
    context: AppContext, game_id: str
) -> None:
    t = texts_in(context.host.settings["language"])
    async with at(context, f"/new/{game_id}") as screen:
        assert {"dice-virtual", "dice-own", "dice-ask"} <= screen.names()
        assert t(msg("ui-setting-dice")) in screen.texts()
        await screen.tap("dice-own")
        assert context.host.settings["dice"] == "own"
    async with at(context, f"/new/{game_id}") as screen:
        (own,) = screen.find(ft.Semantics, identifier="dice-own")
        (virtual,) = screen.find(ft.Semantics, identifier="dice-virtual")
        ticks = [sum(isinstance(each, ft.Image) for each in screen.walk(way)) for way in (own, virtual)]
        assert ticks == [1, 0]


@each_game
async def test_who_sat_at_the_last_evening_is_named_in_the_next_set_up(context: AppContext, game_id: str) -> None:
    named = msg("ui-setup-name", n=1)
    async with at(context, f"/new/{ANY}") as screen:
        await screen.type(texts_in(context.host.settings["language"])(named), "Zoé des Îles")
        await screen.tap("wizard-start")
    async with at(context, f"/new/{game_id}") as screen:
        assert screen.find(ft.TextField, value="Zoé des Îles")


@pytest.mark.parametrize(("here", "there"), [(ANY, OTHER), (OTHER, ANY)])
async def test_going_by_address_from_one_game_to_another_draws_the_wizard_of_that_one(
    context: AppContext, here: str, there: str
) -> None:
    async with at(context, f"/new/{there}") as fresh:
        wanted = (fresh.names(), fresh.texts())
    async with at(context, f"/new/{here}") as screen:
        assert screen.texts() != wanted[1]
        await screen.session.dispatch_event(screen.page._i, "route_change", {"route": f"/new/{there}"})
        await screen.settle()
        assert (screen.names(), screen.texts()) == wanted
