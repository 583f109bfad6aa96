"""Copying a component: the order of its slots, what is likely, and a draft that survives whatever happens to it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.printed.card_layout import Band, Row
from companion.core.printed.keypad import Key, KeyRow, Pad
from companion.core.questions.kinds import Field, FieldValue, Form, Option
from companion.core.values.messages import msg
from companion.library.game_registry import game, game_ids
from companion.session.auto_answers import copied_later
from companion.store import Store
from companion.ui.questions.copying.copy_draft import MOST_STEPS, CardDraft, dump, load
from companion.ui.questions.copying.form_lines import first_values, lit_after, order, progress
from companion.ui.questions.copying.likely_values import bundles, keys_of, pad_at, proposals, proposed
from tests.taps.copying import rows

SAY = msg("core-yes")
COLOURS = tuple(Option(colour, SAY) for colour in ("red", "blue"))
FIELDS = (
    Field("name", SAY, "words", longest=12),
    Field("places", SAY, "number", 2, 4),
    *(
        Field(f"up_{n}", SAY, "number", 0, 20, when=None if n < 3 else ("places", tuple(range(n, 5))))
        for n in range(1, 5)
    ),
    Field("flag", SAY, "choice", options=COLOURS),
    Field("dyes", SAY, "many", options=COLOURS),
    Field("price", SAY, "number", 0, 90000, 500, near=2000),
    Field("again", SAY, "number", 0, 90000, 500, same="price"),
    Field("old", SAY, "switch", start=False),
)
LAYOUT = (Band((Row(("flag", "name")),)), Band((Row(("up_1", "up_2", "up_3", "up_4"), SAY),), columns=(SAY,) * 4))
FORM = Form(key="f", text=SAY, rule="R", schema="s", subject="1", fields=FIELDS, layout=LAYOUT)
FIRST = first_values(FORM)


def test_only_what_matters_now_is_asked_and_the_rest_stays_unknown() -> None:
    few = replace(FORM, now=("flag", "price")).pressing()
    assert [line.name for line in few.fields] == ["flag", "price"] and few.now is None
    assert FORM.pressing() == FORM
    whole = dict(FORM.read({"flag": "red", "price": 500}))
    assert {name: value for name, value in whole.items() if value is not None} == {"flag": "red", "price": 500}


@pytest.mark.parametrize(
    ("now", "copying", "asked"), [((), "needed", False), ((), "whole", True), (None, "needed", True)]
)
def test_a_card_of_which_nothing_matters_now_waits_unless_whole_cards_are_copied(
    now: tuple[str, ...] | None, copying: str, asked: bool
) -> None:
    known = (("flag", "red"),)
    answer = copied_later(lambda: copying)(replace(FORM, now=now, default=known), "1")
    assert (answer is None) == asked
    if answer is not None:
        assert answer.source == "library" and dict(FORM.read(answer.value))["flag"] == "red"


def test_what_is_read_off_and_what_only_the_library_is_asked_for_never_waits() -> None:
    assert replace(FORM, now=()).waiting
    assert not replace(FORM, now=(), part=True).waiting and not replace(FORM, now=(), needed=False).waiting


def lines(*names: str) -> list[Field]:
    return [line for line in FIELDS if line.name in names]


def test_slots_are_copied_as_they_lie_and_what_has_no_place_follows() -> None:
    assert order(FORM, FIRST) == ("flag", "name", "up_1", "up_2", "places", "dyes", "price", "again", "old")
    assert order(FORM, FIRST | {"places": 3})[2:5] == ("up_1", "up_2", "up_3")
    bare = [
        name
        for band in Form(key="f", text=SAY, rule="R", schema="s", subject="1", fields=FIELDS).bands
        for name in band.slots
    ]
    assert bare == [line.name for line in FIELDS]


def test_the_next_open_slot_lights_up_and_what_was_skipped_comes_back() -> None:
    assert lit_after(FORM, FIRST, ()) == "flag"
    known = FIRST | {"flag": "red", "up_1": 3}
    assert lit_after(FORM, known, ("flag", "up_1"), "up_1") == "up_2"
    rest = dict.fromkeys(("up_1", "up_2", "places", "price", "again"), 0) | {"dyes": (), "flag": "red"}
    assert lit_after(FORM, FIRST | rest, tuple(rest), "again") == "name"
    assert lit_after(FORM, FIRST | rest | {"name": "x"}, (*rest, "name"), "again") == "old"
    assert lit_after(FORM, FIRST | rest | {"name": "x"}, (*rest, "name", "old"), "old") == ""


def test_what_is_asked_once_a_rule_reads_it_is_passed_over_unless_that_is_now() -> None:
    lines = tuple(replace(line, seldom=line.name == "up_1") for line in FIELDS)
    form = replace(FORM, fields=lines, now=("up_1",))
    assert (
        lit_after(form, FIRST, (), "flag") == "up_2"
        and progress(form, FIRST, ())[1] == progress(FORM, FIRST, ())[1] - 1
    )
    assert lit_after(form.pressing(), FIRST, ()) == "up_1", "somebody asks for it"


def test_progress_counts_what_is_there_and_what_cannot_be_read() -> None:
    assert progress(FORM, FIRST, ()) == (1, 9)
    assert progress(FORM, FIRST | {"flag": "red"}, ("flag", "name")) == (3, 9)


def test_likely_values_are_those_of_the_same_line_of_other_cards_and_of_a_row_that_goes_on() -> None:
    (again,), (third,), (price,) = lines("again"), lines("up_3"), lines("price")
    assert proposed(FORM, FIRST | {"price": 1500}, (), again) == 1500
    assert proposed(FORM, FIRST | {"up_1": 4, "up_2": 5}, (), third) == 6
    assert proposed(FORM, FIRST | {"up_1": 4, "up_2": 9}, (), third) is None
    cards = [{"price": 3500}, {"price": 3500}]
    assert proposed(FORM, FIRST, cards[:1], price) is None and proposed(FORM, FIRST, cards, price) == 3500
    going = proposals(FORM, FIRST | {"places": 4, "up_1": 1, "up_2": 2}, ("up_1", "up_2"), (), lines("up_3", "up_4"))
    assert going == {"up_3": 3, "up_4": 4}
    keys = keys_of(FORM, FIRST, [{"price": 60500}, {"price": 8000}], price, 12)
    assert {60500, 8000} <= set(keys.values) and keys.probable == {60500, 8000}
    assert 2000 in keys.values and len(keys.values) < 12 and list(keys.values) == sorted(keys.values) and not keys.all
    assert keys_of(FORM, FIRST, (), third, 30).all


VALUES: dict[str, st.SearchStrategy[FieldValue]] = {
    "name": st.text("abc", max_size=5),
    "up_1": st.integers(0, 20) | st.none(),
    "flag": st.sampled_from(("red", "blue", None)),
    "dyes": st.sampled_from(((), ("red",), ("red", "blue"))),
    "old": st.booleans(),
}
NAMES = st.sampled_from(sorted(VALUES))
DEEDS = st.one_of(
    NAMES.flatmap(lambda name: st.tuples(st.just("fill"), st.just(name), VALUES[name])),
    st.tuples(st.just("write"), st.just("name"), st.text("abc", max_size=5)),
    st.tuples(st.just("erase"), NAMES, st.none()),
    st.tuples(st.just("undo"), NAMES, st.none()),
)


def done(draft: CardDraft, deed: tuple[str, str, FieldValue]) -> CardDraft:
    kind, name, value = deed
    match kind:
        case "fill":
            return draft.fill({name: value})
        case "write":
            return draft.fill({name: value}, going_on=True)
        case "erase":
            return draft.erase(name, FIRST[name])
    return draft.undo()[0]


KeypadActions = list[tuple[tuple[str, str, FieldValue], bool]]


@given(st.lists(st.tuples(DEEDS, st.booleans()), max_size=40))
def test_a_draft_is_the_same_however_often_it_was_kept_and_taken_up_again(
    deeds: list[tuple[tuple[str, str, FieldValue], bool]],
) -> None:
    whole = torn = CardDraft()
    for deed, cut in deeds:
        whole, torn = done(whole, deed), done(torn, deed)
        if cut:
            torn = load(FORM, json.loads(json.dumps(dump(torn))))
        assert torn == whole
    assert len(whole.steps) <= MOST_STEPS
    while whole.steps:
        whole = whole.undo()[0]
    assert whole.over(FIRST) == FIRST


def test_half_a_word_is_one_step_and_a_row_taken_at_once_another() -> None:
    draft = CardDraft().fill({"name": "A"}).fill({"name": "An"}, going_on=True).fill({"up_1": 1, "up_2": 2})
    assert draft.undo()[1] == "up_1" and draft.undo()[0].over(FIRST)["up_2"] is None
    assert draft.undo()[0].undo()[0].over(FIRST) == FIRST


def test_what_a_form_would_not_take_is_not_taken_up() -> None:
    raw = {"told": [["up_1", 99], ["flag", "green"], ["up_2", 7], ["elsewhere", 1]], "steps": [[["up_1", 99, True]]]}
    draft = load(FORM, raw)
    assert dict(draft.told) == {"up_2": 7, "elsewhere": 1} and draft.steps == ()
    for odd in (None, {}, {"told": 3, "steps": []}, {"told": [], "steps": [[1]]}):
        assert load(FORM, odd) == CardDraft()


def test_two_cards_are_copied_at_once_and_each_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    store = Store(tmp_path)
    one, other = CardDraft().fill({"up_1": 3}), CardDraft().fill({"flag": "blue"})
    store.drafts.put("g", "s", "1", dump(one))
    store.drafts.put("g", "s", "2", dump(other))
    store.close()
    store = Store(tmp_path)
    assert load(FORM, store.drafts.get("g", "s", "1")) == one and load(FORM, store.drafts.get("g", "s", "2")) == other
    store.drafts.drop("g", "s", "1")
    assert store.drafts.get("g", "s", "1") is None and store.drafts.get("g", "s", "2") is not None
    store.close()


# ---------------------------------------------------------------------- several values by one tap

TIERS = tuple(Field(f"tier_{n}", SAY, "number", 0, 20, near=n) for n in range(1, 5))
ONE_ROW = (Band((Row(tuple(line.name for line in TIERS)),)),)
LADDER = Form(key="l", text=SAY, rule="R", schema="l", subject="1", fields=TIERS, layout=ONE_ROW)


def test_a_row_that_usually_counts_on_is_proposed_as_a_whole_as_long_as_it_does() -> None:
    first = first_values(LADDER)
    expected = proposals(LADDER, first, (), (), TIERS)
    assert list(expected.values()) == [1, 2, 3, 4]
    (row,) = bundles(LADDER, first, (), expected, (), "tier_1")
    assert row.what == "row" and dict(row.values) == expected
    other = {**first, "tier_1": 4}
    assert proposals(LADDER, other, {"tier_1"}, (), TIERS) == {}, "it begins otherwise"
    assert bundles(LADDER, other, {"tier_1"}, {}, (), "tier_2") == ()


def test_a_row_that_is_not_as_in_the_other_band_is_proposed_no_further() -> None:
    fields = (*TIERS, *(Field(f"also_{n}", SAY, "number", 0, 20, same=f"tier_{n}") for n in range(1, 5)))
    rows = tuple(Row(tuple(f"{name}_{n}" for n in range(1, 5))) for name in ("tier", "also"))
    form = replace(LADDER, fields=fields, layout=(Band(rows[:1]), Band(rows[1:])))
    told = {f"tier_{n}": 10 + n for n in range(1, 5)}
    values = {**first_values(form), **told}
    expected = proposals(form, values, told, (), fields)
    assert expected == {f"also_{n}": 10 + n for n in range(1, 5)}
    assert [each.what for each in bundles(form, values, told, expected, (), "also_1")] == ["row"]
    values["also_1"] = 3
    assert "also_2" not in proposals(form, values, {*told, "also_1"}, (), fields)


def test_a_band_and_a_card_that_is_like_another_are_taken_by_one_tap() -> None:
    like = {"tier_1": 3, "tier_2": 3, "tier_3": 9, "tier_4": 9}
    form = replace(LADDER, twins=True, layout=(Band(tuple(Row((line.name,)) for line in TIERS)),))
    first = first_values(form)
    (whole,) = bundles(form, first, (), {}, [like], "tier_1")
    assert whole.what == "card" and dict(whole.values) == like
    again = {**first, "tier_1": 5}
    assert bundles(form, again, {"tier_1"}, {}, [like], "tier_2") == (), "what was told already is otherwise"
    band = bundles(form, first, (), {"tier_1": 1, "tier_2": 2}, (), "tier_1")
    assert [(each.what, len(each.values)) for each in band] == [("band", 2)]
    assert bundles(form, first, (), {"tier_2": 2, "tier_3": 2}, (), "tier_1") == (), "the lit one is among them"


def test_a_key_for_several_values_is_there_where_all_of_them_apply() -> None:
    pad = Pad(
        "flag", SAY, (KeyRow((Key((("flag", "red"), ("places", 2)), SAY), Key((("flag", "red"), ("up_4", 1)), SAY))),)
    )
    form = replace(FORM, pads=(pad,))
    found = pad_at(form, FIRST, "flag")
    assert found is not None and [len(row.keys) for row in found.rows] == [1], "the fourth place is not there yet"
    assert pad_at(form, {**FIRST, "places": 4}, "flag") == pad
    assert pad_at(form, FIRST, "name") is None
    few = replace(form, fields=tuple(line for line in FIELDS if line.name == "flag"))
    assert pad_at(few, first_values(few), "flag") is None, "what is not asked is not told"


def test_a_key_tells_what_another_line_has_where_they_mostly_have_the_same() -> None:
    lines = tuple(replace(line, same="up_1") if line.name == "up_2" else line for line in FIELDS)
    pad = Pad("flag", SAY, (KeyRow((Key((("flag", "red"),), SAY), Key((("flag", "red"),), SAY, same=("up_2",)))),))
    form = replace(FORM, fields=lines, pads=(pad,))

    def told(**values: FieldValue) -> list[dict[str, object]]:
        found = pad_at(form, {**FIRST, **values}, "flag")
        assert found is not None
        return [dict(key.values) for row in found.rows for key in row.keys]

    assert told() == [{"flag": "red"}], "nobody knows yet what it would be"
    assert told(up_1=3) == [{"flag": "red"}, {"flag": "red", "up_2": 3}]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_key_for_several_values_tells_what_its_lines_take(game_id: str) -> None:
    played = game(game_id)
    for schema, kind in played.box().items():
        form = played.form(schema, kind.subjects[0])
        lines = {line.name: line for line in form.fields}
        for pad in form.pads:
            assert pad.opens in lines
            for key in (key for row in pad.rows for key in row.keys):
                assert pad.opens in {*dict(key.values), *key.same}, (schema, pad.opens)
                assert all(lines[name].same in lines for name in key.same)
                assert all(lines[name].read(value) == value for name, value in key.values)


def test_ordinary_cards_take_few_taps() -> None:
    wanted = {"npc-card": 14, "market-tile": 14, "action-card": 12, "mat": 13, "duel-board": 17, "target-card": 69}
    counted = {row.what: median(row.counts) for game_id in game_ids() for row in rows(game_id)}
    assert {schema: n for schema, n in counted.items() if n > wanted.get(schema, 30)} == {}
