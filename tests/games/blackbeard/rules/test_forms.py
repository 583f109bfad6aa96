"""What can be copied from the box, the sample edition, and what the library lets the app draw (2.1 to 2.35)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.procedures.copied_cards import Known
from companion.core.questions.kinds import BadAnswer, Form
from companion.games.blackbeard.forms import FORMS
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import OCEANS
from companion.games.blackbeard.model.options import Options, any_options
from companion.games.blackbeard.supply import action_deck, counter_cups
from companion.library.game_registry import game
from companion.library.yaml_data import read_yaml
from companion.paths import rulesdata
from tests.games.blackbeard.rules.scene import anchored, book, lane, merchant, scene, warship

FOLDER = rulesdata("blackbeard") / "sample"


def sample() -> Known:
    """The invented components, each read by its form."""
    return {
        (path.stem, subject): dict(FORMS.form(book(), path.stem, subject).read(values))
        for path in sorted(FOLDER.glob("*.yaml"))
        for subject, values in read_yaml(path).items()
    }


@pytest.mark.rule("BB-2.32", "BB-2.33", "BB-2.34", "BB-2.35", "BB-2.22")
def test_everything_in_the_box_can_be_copied() -> None:
    counts = {schema: len(kind.subjects) for schema, kind in FORMS.box(book()).items()}
    assert counts == {
        "action-card": 40,
        "port": 33,
        "lane": 36,
        "merchant": 32,
        "warship": 24,
        "commissioner": 8,
        "governors": 1,
    }
    for schema, kind in FORMS.kinds(book()).items():
        for subject in kind.subjects:
            form = FORMS.form(book(), schema, subject)
            assert isinstance(form, Form) and (form.schema, form.subject) == (schema, subject)


@pytest.mark.rule("BB-9.7", "BB-2.8")
def test_a_card_may_show_from_one_hostage_to_ten() -> None:
    form = FORMS.form(book(), "action-card", "1")
    assert [dict(form.read({"hostage": n}))["hostage"] for n in (1, 10)] == [1, 10]
    for n in (0, 11):
        with pytest.raises(BadAnswer):
            form.read({"hostage": n})


@pytest.mark.rule("BB-9.72")
def test_a_row_shows_an_asterisk_or_a_port_of_its_ocean() -> None:
    form = FORMS.form(book(), "action-card", "1")
    caribbean = next(line for line in form.fields if line.name == "home_CAR")
    assert caribbean.read(24) == "24" and caribbean.read(0) == action_deck.NEAREST, "as it was copied in earlier days"
    for none in (7, 11):  # no port at all, and Boston
        with pytest.raises(BadAnswer):
            caribbean.read(none)


@pytest.mark.rule("BB-2.8")
def test_a_card_is_copied_in_the_order_in_which_it_is_printed() -> None:
    form = FORMS.form(book(), "action-card", "1")
    rows = [row.slots for band in form.bands for row in band.rows]
    cargo = [(f"cargo_{ocean}_1", f"cargo_{ocean}_2", f"cargo_{ocean}_3") for ocean in OCEANS]
    assert rows == [
        ("line_two", "line_three"),
        ("line_four", "line_kc"),
        ("event",),
        ("sea", "coast"),
        *cargo,
        tuple(f"home_{ocean}" for ocean in OCEANS),
        ("debauchery", "hostage"),
        ("wound",),
    ]


@pytest.mark.rule("BB-2.8", "BB-2.22")
def test_a_table_needs_the_ports_where_something_lies_and_every_card_the_last_turned_first() -> None:
    seen = merchant(3, lane(34), revealed=True, counter=ShipId("merchant-09"))
    hidden = warship(2, lane(34), counter=ShipId("warship-05"))
    state = scene(anchored(number=24), hidden, seen, discards=(7, 3))
    cards = [int(subject) for schema, subject in FORMS.needed(state, book()) if schema == "action-card"]
    assert cards[:3] == [3, 7, 1] and set(cards) == {card.number for card in book().action_cards}
    assert [each for each in FORMS.on_table(state, book()) if each[0] != "action-card"] == [
        ("port", "24"),
        ("lane", "34"),
        ("merchant", "merchant-09"),
    ], "nothing of what lies face down"
    assert len(FORMS.on_table(state, book())) == 3 + len(book().action_cards), "each once"


def test_what_the_box_does_not_hold_has_no_form() -> None:
    for schema, subject in (("port", "35"), ("port", "17"), ("wind-card", "wind-1")):
        with pytest.raises(BadAnswer):
            FORMS.form(book(), schema, subject)


# ---------------------------------------------------------------------- the sample edition


def test_in_a_demonstration_nobody_is_asked_for_anything_printed() -> None:
    cards = sample()
    for schema, kind in FORMS.kinds(book()).items():
        for subject in kind.subjects if schema != "action-card" else ():
            missing = [name for name, value in cards[schema, subject].items() if value is None]
            assert not missing, f"{schema} {subject}: {missing}"
    for card in book().action_cards:
        copied = cards.get(("action-card", str(card.number)), {})
        assert card.lines.mark != "unknown" or (copied["line_two"] and copied["line_three"] and copied["line_four"])
        assert card.debauchery.mark != "unknown" or copied["debauchery"] is not None


@pytest.mark.rule("BB-2.22", "BB-4.3", "BB-15.1")
def test_the_sample_agrees_with_what_the_text_tells() -> None:
    cards = sample()
    for port in book().ports:
        copied = cards.get(("port", str(port.number)), {})
        for name in ("name", "nation", "value", "garrison"):
            told = getattr(port, name)
            assert port.haven or told is None or copied[name] == told.value, (port.number, name)
    garrisons = [values["garrison"] for (schema, _), values in cards.items() if schema == "port"]
    assert (min(garrisons), max(garrisons)) == (4, 17)
    assert {cards["lane", str(lane.number)]["ocean"] for lane in book().lanes if lane.ocean} == {"CAR"}
    hexes = [values["hex"] for (schema, _), values in cards.items() if schema in ("port", "lane")]
    assert len(set(hexes)) == len(hexes)


@pytest.mark.rule("BB-2.32", "BB-9.64", "BB-13.1")
def test_the_sample_counters_are_like_those_of_the_box() -> None:
    cards = sample()
    faces = {kind: [v for (schema, _), v in cards.items() if schema == kind] for kind in ("merchant", "warship")}
    for face in faces["merchant"]:
        assert (face["defence"] == 2) == (face["silhouette"] == "corvette") and 2 <= face["defence"] <= 8
    assert {"english", "none"} <= {face["nation"] for face in faces["merchant"]}
    assert any(face["speed"] < book().numbers.warship_move for face in faces["warship"])
    assert sum(cards["governors", "cup"].values()) == len(book().governors)


# ---------------------------------------------------------------------- who draws


def chosen(**values: Any) -> dict[str, Any]:
    return Options(**values).dump()


@pytest.mark.rule("BB-4.4")
def test_the_app_draws_from_the_cups_only_when_it_knows_every_face() -> None:
    cards = sample()
    assert game("blackbeard").dealt(chosen(cups="app"), cards)["cups"] == "app"
    assert game("blackbeard").dealt(chosen(cups="table"), cards)["cups"] == "table", "who prefers to draw, draws"
    for lacking in (("merchant", "merchant-09"), ("warship", "warship-24"), ("governors", "cup")):
        known = {each: values for each, values in cards.items() if each != lacking}
        assert game("blackbeard").dealt(chosen(cups="app"), known)["cups"] == "table", lacking


def test_a_demonstration_is_dealt_by_the_app() -> None:
    played = Options.read(game("blackbeard").dealt(chosen(edition="sample", cards="table"), sample()))
    assert (played.edition, played.cards, played.cups) == ("sample", "app", "app")


def test_any_evening_of_a_simulation_is_one_that_a_table_could_begin() -> None:
    seen = [any_options(Random(seed)) for seed in range(60)]
    assert all(Options.read(options.dump()) == options for options in seen)
    assert {options.mode for options in seen} == {"solo", "competitive"}
    assert {len(options.seats) for options in seen} == {1, 2, 3, 4}


@pytest.mark.rule("BB-23.1")
@pytest.mark.parametrize(("mode", "persons"), [("solo", 2), ("competitive", 1), ("competitive", 5)])
def test_who_plays_alone_sits_there_alone_and_others_are_two_to_four(mode: str, persons: int) -> None:
    colours = ("green", "blue", "orange", "purple", "green")
    seats = [{"name": f"P{n}", "colour": colour} for n, colour in enumerate(colours[:persons])]
    with pytest.raises(BadAnswer, match="players in this mode"):
        Options.read(chosen() | {"mode": mode, "seats": seats})


@pytest.mark.rule("BB-2.35")
def test_the_cup_never_holds_fewer_than_no_governors() -> None:
    state = scene(governors={11: "pro", 12: "pro", 13: "anti"})
    assert [counter_cups.governors_left(state, "pro", printed) for printed in (5, 2, 1)] == [3, 0, 0]
    assert counter_cups.governors_left(state.with_port(12, forever=True), "pro", 5) == 4
