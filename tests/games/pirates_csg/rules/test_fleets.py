"""What may be in a fleet, rule by rule, and what may be aboard a ship."""

from __future__ import annotations

import time
from statistics import median
from typing import get_args, get_type_hints

import pytest

from companion.core.questions.deck_building import ChosenCard
from companion.core.values.messages import msg
from companion.games.pirates_csg.cards import schemas
from companion.games.pirates_csg.cards.collection import CrewCard, ShipCard
from companion.games.pirates_csg.fleet.verdict import Fleet, judge
from companion.games.pirates_csg.forms import FORMS
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.setup.fleets import ready
from companion.games.pirates_csg.ship import hold
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES, texts_in
from tests.games.pirates_csg.rules.fleets import BOOK, broken, crew, event, fort, judged, ship, unique

N = BOOK.numbers
BUILD: tuple[int, ...] = get_args(get_type_hints(Options)["total"])
"""Build totals that a table may agree on."""


@pytest.mark.rule("CSG-FLEET-01")
def test_ships_crew_and_events_cost_at_most_the_build_total() -> None:
    exact = [ship("A", points=30), crew("B", points=6), event("C", points=4)]
    verdict = judged(*exact)
    assert verdict.allowed and [each.total for each in verdict.sums] == [40, 40]
    assert [term.value for term in verdict.sums[0].terms] == [30, 6, 4]
    assert broken(*exact, crew("D", points=1)) == ["CSG-FLEET-01"]
    assert not broken(ship()), "the total need not be reached"


@pytest.mark.rule("CSG-FLEET-01")
def test_points_that_nobody_has_copied_are_no_nought() -> None:
    assert broken(ship("A", points=None)) == ["CSG-FLEET-01"]
    assert "A" in texts_in("en")(judged(ship("A", points=None)).refusals[0].text)


@pytest.mark.rule("CSG-FLEET-02", "CSG-FLEET-04")
def test_ships_and_forts_are_of_one_nation() -> None:
    assert broken(ship("A"), ship("B", nation="spanish")) == ["CSG-FLEET-02"]
    assert broken(ship("A"), fort("B", nation="spanish")) == ["CSG-FLEET-02"]
    assert not broken(ship("A"), fort("B"), event(), crew(nation="spanish"))
    assert not broken(ship("A"), ship("B", nation="unaligned"), ship("C", nation=None))


@pytest.mark.rule("CSG-KW-MERCENARY")
def test_mercenaries_sail_with_any_nation() -> None:
    assert not broken(ship("A"), ship("B", nation="spanish", keywords=["mercenary"]), ship("C", nation="mercenary"))


@pytest.mark.rule("CSG-FLEET-03")
def test_no_two_ships_of_one_name_and_at_least_one_ship() -> None:
    assert broken(ship("A"), ship("A")) == ["CSG-FLEET-03"]
    assert broken() == ["CSG-FLEET-03"]
    words = judged(ship("A"), ship("A"), ship("A")).refusals[0].text
    assert "3" in texts_in("fr")(words)


@pytest.mark.rule("CSG-FLEET-04")
def test_forts_cost_no_points_and_are_all_of_another_name() -> None:
    verdict = judged(ship(points=40), fort("A"), fort("B"))
    assert verdict.allowed and verdict.sums[0].total == 40
    assert broken(ship(), fort("A"), fort("A")) == ["CSG-FLEET-04"]
    assert broken(ship(), fort("A"), forts=False) == ["CSG-FORT-01"]


@pytest.mark.rule("CSG-FLEET-05")
def test_named_crew_are_there_once_standard_crew_as_often_as_wanted() -> None:
    assert broken(ship(), crew("A"), crew("A")) == ["CSG-FLEET-05"]
    assert not broken(ship(), *(crew("Captain", standard=True) for _ in range(4)))


@pytest.mark.rule("CSG-FLEET-07", "CSG-KW-EXPATRIOT")
def test_crew_that_costs_nothing_serves_its_own_nation() -> None:
    free = crew("A", points=0, nation="spanish")
    assert broken(ship(), free) == ["CSG-FLEET-07"]
    assert not broken(ship(), crew("A", points=0)) and not broken(ship(nation="spanish"), free)
    assert not broken(ship(), crew("A", points=0, nation="spanish", keywords=["expatriot"]))
    assert broken(ship(), crew("A", points=None, nation="spanish")) == ["CSG-FLEET-01"], "unknown is not free"


@pytest.mark.rule("CSG-FLEET-08")
def test_events_are_there_once_and_cost_points() -> None:
    assert broken(ship(), event("A"), event("A")) == ["CSG-FLEET-08"]
    assert broken(ship(points=39), event("A")) == ["CSG-FLEET-01"]
    assert broken(ship(), event("A"), events=False) == ["CSG-FLEET-08"]


@pytest.mark.rule("CSG-FLEET-09")
def test_example_10_at_most_half_of_eight_coins_are_unique_treasures() -> None:
    four = [unique(name) for name in "ABCD"]
    assert not broken(ship(), *four)
    assert broken(ship(), *four, unique("E")) == ["CSG-FLEET-09"]
    assert broken(ship(), unique("A"), unique("A")) == ["CSG-FLEET-09"]
    assert broken(ship(), unique("A"), uniques=False) == ["CSG-FLEET-09"]


@pytest.mark.rule("CSG-FORT-01", "CSG-FLEET-08", "CSG-FLEET-09")
@pytest.mark.parametrize(("card", "option"), [(fort("A"), "forts"), (event("A"), "events"), (unique("A"), "uniques")])
def test_the_rule_that_is_named_says_that_a_table_may_play_without(card: ChosenCard, option: str) -> None:
    (rule,) = broken(ship(), card, **{option: False})
    text = rule_index("pirates_csg").rules[rule].text
    assert "to play without" in text["en"] and "de jouer sans" in text["fr"]


@pytest.mark.rule("CSG-SETUP-02")
def test_crew_that_raise_the_build_total_pay_for_more() -> None:
    assert [term.value for term in judged(ship()).sums[1].terms] == [40], "nothing is said of nothing raised"
    verdict = judged(ship(points=40), crew("A", points=3, build=5))
    assert verdict.allowed and [each.total for each in verdict.sums] == [43, 45]
    assert broken(ship(points=43), crew("A", points=3, build=5)) == ["CSG-FLEET-01"]


@pytest.mark.rule("CSG-KW-BLACKMARK")
def test_crew_with_a_black_mark_costs_more_among_the_cursed() -> None:
    marked = crew("A", nation="english", points=2, keywords=["blackmark"])
    assert judged(ship(nation="cursed", points=10), marked).sums[0].total == 13
    assert judged(ship(nation="english", points=10), marked).sums[0].total == 12
    for same in (crew("A", nation="english"), crew("A", nation="cursed", keywords=["blackmark"])):
        assert judged(ship(nation="cursed", points=10), same).sums[0].total == 12, "not marked, or cursed anyway"


@pytest.mark.rule("CSG-KW-LIMIT")
def test_one_card_with_limit() -> None:
    one, other = crew("A", keywords=["limit"]), ship("B", keywords=["limit"])
    assert not broken(ship(), one) and broken(one, other) == ["CSG-KW-LIMIT"]
    assert all("A" in texts_in(lang)(judged(one, other).refusals[0].text) for lang in LANGUAGES)


@pytest.mark.rule("CSG-KW-LOYAL")
@pytest.mark.parametrize("to", ["Old Ann", "old ann", "Spain", "Espagne"])
def test_who_is_loyal_needs_a_card_of_that_name_or_nation(to: str) -> None:
    loyal = crew("A", keywords=["loyal"], loyal=to)
    assert broken(ship(), loyal) == ["CSG-KW-LOYAL"]
    assert not broken(ship(), loyal, crew("Old Ann", nation="spanish"))


@pytest.mark.rule("CSG-KW-LOYAL")
def test_nobody_is_loyal_to_themselves() -> None:
    assert broken(ship(nation="english"), crew("A", keywords=["loyal"], loyal="Pirates")) == ["CSG-KW-LOYAL"]


@pytest.mark.rule("CSG-KW-CANOE", "CSG-KW-CHIEFTAIN")
def test_canoes_need_a_chieftain_of_their_nation_who_has_five() -> None:
    def canoes(n: int) -> list[ChosenCard]:
        return [ship("Reed", points=0, keywords=["canoe"]) for _ in range(n)]

    chief = crew("A", keywords=["chieftain"])
    assert broken(*canoes(1)) == ["CSG-KW-CANOE"]
    assert broken(*canoes(1), crew("A", nation="spanish", keywords=["chieftain"])) == ["CSG-KW-CANOE"]
    assert not broken(*canoes(5), chief)
    assert broken(*canoes(6), chief) == ["CSG-KW-CHIEFTAIN"]


def test_every_broken_rule_is_named_at_once() -> None:
    found = broken(ship("A", points=30), ship("A", nation="spanish", points=30), crew("B"), crew("B"), forts=False)
    assert found == ["CSG-FLEET-01", "CSG-FLEET-02", "CSG-FLEET-03", "CSG-FLEET-05"]


def test_a_fleet_of_twenty_cards_is_judged_in_five_milliseconds() -> None:
    cards = [*(ship(f"S{n}", points=2) for n in range(8)), *(crew(f"C{n}", points=1) for n in range(12))]
    took = []
    for _ in range(50):
        began = time.process_time()
        assert judge(Options(), BOOK, cards).allowed
        took.append(time.process_time() - began)
    assert median(took) <= 0.005


# ---------------------------------------------------------------------- our own fleets


@pytest.mark.rule("CSG-FLEET-01")
def test_every_fleet_of_ours_is_legal_and_costs_what_it_says() -> None:
    for fleet in ready(Options(total=max(BUILD)), BOOK):
        cost = BOOK.fleets[[each.id for each in BOOK.fleets].index(fleet.id)].total
        verdict = judge(Options(), BOOK, fleet.cards)
        assert fleet.note == msg("csg-fleet-points", n=cost)
        assert verdict.allowed and verdict.sums[0].total == cost, fleet.id


def test_every_build_total_has_several_fleets_of_ours() -> None:
    assert all(len(tuple(ready(Options(total=total), BOOK))) >= 3 for total in BUILD)
    assert len(BOOK.fleets) >= 8


def test_our_fleets_and_cards_have_every_keyword() -> None:
    known = {keyword.id for keyword in BOOK.keywords if keyword.known}
    fleets = [Fleet.of(fleet.cards) for fleet in ready(Options(total=max(BUILD)), BOOK)]
    ships = {word for fleet in fleets for ship in fleet.ships for word in ship.keywords}
    mates = {word for fleet in fleets for mate in fleet.crew for word in mate.keywords}
    assert known == ships | mates
    assert {skill for card in BOOK.sample["csg-crew"].values() for skill in card.get("skills", ())} == {
        standard.id for standard in BOOK.crew
    }


# ---------------------------------------------------------------------- crew aboard


def ship_card(**values: object) -> ShipCard:
    return ShipCard.of(ship(**values).record)  # type: ignore[arg-type]


def mate(name: str = "Ann", **values: object) -> CrewCard:
    return CrewCard.of(crew(name, **values).record)


@pytest.mark.rule("CSG-SETUP-09")
def test_example_29_crew_costs_no_more_than_its_ship() -> None:
    vessel = ship_card(points=9, cargo=9)
    nine = [mate("A", points=3), *(mate(name, points=2) for name in "BCD")]
    assert hold.may_serve(vessel, nine, N).allowed
    verdict = hold.may_serve(vessel, [*nine, mate("E", points=1)], N)
    assert [reason.rule for reason in verdict.refusals] == ["CSG-SETUP-09"]


@pytest.mark.rule("CSG-LINK-01", "CSG-SETUP-09")
def test_example_30_a_linked_pair_makes_room_for_one_more() -> None:
    pair = [mate("Ash", link="Elm"), mate("Elm", link="Ash")]
    for linked in (pair, [mate("Ash", link="Elm"), mate("Elm")], [mate("Ash"), mate("Elm", link="Ash")]):
        assert hold.room_left(ship_card(cargo=3), linked, N).total == 2, "whichever of the two cards says so"
    assert hold.room_left(ship_card(cargo=3), [mate("Ash", link="Elm"), mate("Oak")], N).total == 1
    assert hold.room_left(ship_card(cargo=3, link="Ash"), pair, N).total == 3


@pytest.mark.rule("CSG-SETUP-09", "CSG-CREW-OARSMAN", "CSG-KW-CARGOMASTER", "CSG-KW-TREASURESHIP")
def test_who_takes_no_room() -> None:
    two = [mate("A", skills=["oarsman"]), mate("B", skills=["oarsman"])]
    assert hold.room_left(ship_card(cargo=3), two, N).total == 2
    assert hold.room_left(ship_card(cargo=3), [mate("A", keywords=["cargomaster"])], N, masters=1).total == 4
    admiral = mate("C", keywords=["emperor"])
    assert hold.room_left(ship_card(cargo=3, keywords=["treasureship"]), [*two, admiral], N).total == 3
    assert hold.room_left(ship_card(cargo=3, keywords=["treasureship"]), two, N).total == 2
    full = hold.may_serve(ship_card(cargo=1), [mate("A"), mate("B")], N)
    assert [reason.rule for reason in full.refusals] == ["CSG-SETUP-09"] and full.sums[0].total == -1


@pytest.mark.rule("CSG-FLEET-06", "CSG-KW-EXPATRIOT", "CSG-KW-BLACKMARK")
def test_crew_of_another_nation_may_come_along_without_abilities() -> None:
    verdict = hold.may_serve(ship_card(), [mate("A", nation="spanish"), mate("B")], N)
    assert verdict.allowed and [text.key for text in verdict.effects] == ["csg-berth-foreign"]
    serves = {
        word: not hold.may_serve(ship_card(), [mate("A", nation="spanish", keywords=[word])], N).effects
        for word in ("expatriot", "blackmark", "limit", "marine")
    }
    assert serves == {"expatriot": True, "blackmark": True, "limit": False, "marine": False}


@pytest.mark.rule("CSG-KW-KRAKEN", "CSG-KW-CANOE", "CSG-KW-SEADRAGON", "CSG-KW-SEAMONSTER")
@pytest.mark.parametrize("keyword", ["kraken", "canoe", "seadragon", "seamonster"])
def test_some_sail_without_crew(keyword: str) -> None:
    vessel = ship_card(keywords=[keyword])
    assert hold.may_serve(vessel, [], N).allowed
    (reason,) = hold.may_serve(vessel, [mate()], N).refusals
    assert reason.rule == f"CSG-KW-{keyword.upper()}"
    assert all(texts_in(lang)(reason.text) for lang in LANGUAGES)


@pytest.mark.rule("CSG-FLEET-01")
@pytest.mark.parametrize(("total", "most"), [(None, 40), (60, 60)])
def test_a_fleet_built_at_leisure_has_its_name_and_its_own_total(total: int | None, most: int) -> None:
    assert FORMS.mustering is not None
    muster = FORMS.mustering.muster(BOOK, {"name": "Gulls", "total": total})
    assert muster.text == msg("csg-q-fleet-own", name="Gulls") and muster.judge(()).sums[1].total == most


@pytest.mark.rule("CSG-FLEET-01")
@pytest.mark.parametrize("schema", [schemas.SHIP, schemas.CREW, schemas.FORT])
def test_every_line_of_a_card_has_one_place_on_its_face_and_the_name_stands_above_all(schema: str) -> None:
    form = schemas.form(schema, "1", BOOK.keyword_ids)
    places = [name for band in form.layout for name in band.slots]
    assert places[0] == "name" and sorted(places) == sorted(line.name for line in form.fields)


@pytest.mark.rule("CSG-FLEET-01", "A-60")
def test_equipment_is_kept_and_in_no_fleet_and_its_form_says_so() -> None:
    """The rulebook has no rule for it but that it does nothing for a Bombardier's gun (CSG-KW-BOMBARDIER)."""
    assert not set(schemas.UNPLAYED) & {*schemas.MUSTERED} and {*schemas.UNPLAYED} <= {*schemas.SCHEMAS}
    for schema in schemas.SCHEMAS:
        note = schemas.form(schema, "1", BOOK.keyword_ids).note
        assert (note is not None) is (schema in schemas.UNPLAYED)
        assert note is None or all("A-60" in texts_in(lang)(note) for lang in LANGUAGES)
