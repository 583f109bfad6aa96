"""1.19 Fishing with rowboats (expert)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.questions.kinds import Choose, Draw, Pick
from companion.games.captains_log.model.state import Goods, State, Voyage
from companion.games.captains_log.sailing import fishing
from companion.games.captains_log.sailing.fishing import Fished
from tests.games.captains_log.rules.fleet import ship_card
from tests.games.captains_log.rules.harbour import at_market, expert, filled, owning, with_card
from tests.games.captains_log.rules.scripted import Played, book, play


def boats(n: int = 1, *, ship: str = "", **switches: Any) -> State:
    """Anne under way with so many rowboats."""
    s = expert(at_market(), fishing=True, **switches)
    s = replace(s, options=replace(s.options, cards="table"))
    return owning(s, upgrades=("rowboat",) * n, ship=ship, crew=5).with_turn(halves=("move",))


def whaler(name: str | None = "Whaler") -> State:
    return with_card(boats(ship="ship-31"), ship_card("ship-31", name=name))


def fished(s: State, *tokens: str, **answers: Any) -> Played:
    told = {f"token-{i}": token for i, token in enumerate(tokens, 1)}
    return play(fishing.fish, s, told | answers, seat="seat-1")


def refusals(s: State) -> list[str]:
    return [reason.rule for offer in fishing.offers(s, book()) for reason in offer.option.verdict.refusals]


@pytest.mark.rule("CL-FSH-01", "CL-MOV-10")
def test_cl_fsh_01_with_a_rowboat_and_a_point_of_the_movement() -> None:
    assert refusals(boats()) == []
    assert refusals(boats(0)) == ["CL-FSH-01"]
    assert refusals(boats().with_turn(halves=("move", "action"))) == ["CL-MOV-10"]
    spent = boats().with_turn(voyage=Voyage(allowance=4, spent=4))
    assert refusals(spent) == ["CL-MOV-10"]
    plain = at_market().with_turn(halves=("move",))
    assert fishing.offers(plain, book()) == ()


@pytest.mark.rule("CL-FSH-01", "CL-MOV-10")
def test_cl_fsh_01_it_costs_one_point_and_the_movement_goes_on() -> None:
    s = boats().with_turn(voyage=Voyage(allowance=4, spent=1))
    after = fished(s, "nothing").state
    assert (after.turn.voyage.spent, after.turn.stopped, after.turn.halves) == (2, False, ("move",))


@pytest.mark.rule("CL-FSH-01", "A-57")
def test_a_57_again_in_the_same_movement_unless_the_table_has_settled_otherwise() -> None:
    once = fished(boats(), "nothing").state
    assert refusals(once) == []
    strict = replace(once, options=replace(once.options, rulings=(("A-57", "once-a-move"),)))
    assert refusals(strict) == ["CL-FSH-01"]


@pytest.mark.rule("CL-FSH-02")
def test_cl_fsh_02_one_token_for_each_boat_and_oil_from_the_reserve() -> None:
    played = fished(boats(3), "oil", "nothing", "oil", boats=3)
    assert played.state.player("seat-1").goods.oil == 2
    assert [(e.oil, e.blanks, e.other) for e in played.of(Fished)] == [(2, 1, 0)]
    fewer = fished(boats(3), "nothing", boats=1)
    assert [key for key in (q.key for q in fewer.asked) if key.startswith("token")] == ["token-1"]


@pytest.mark.rule("CL-FSH-02", "CL-GEN-11")
def test_cl_fsh_02_an_empty_reserve_gives_no_oil() -> None:
    dry = replace(boats(), reserve=Goods())
    played = fished(dry, "oil")
    assert played.state.player("seat-1").goods.oil == 0
    assert [e.rule for e in played.of(Announced)] == ["CL-GEN-11"]


@pytest.mark.rule("CL-FSH-02")
def test_cl_fsh_02_another_token_is_read_off_by_the_table() -> None:
    answers = {"fishing-1-reward": ["doubloons"], "fishing-1-price": 1000}
    played = fished(boats(), "other", **answers)
    assert played.state.player("seat-1").doubloons == boats().player("seat-1").doubloons + 1000


@pytest.mark.rule("CL-FSH-02")
def test_cl_fsh_02_the_app_draws_from_a_bag_that_it_knows() -> None:
    s = boats(2)
    s = replace(s, options=replace(s.options, cards="app"))
    known = with_card(s, filled(fishing.tokens_form(book().numbers), oil=1, nothing=10, other=1))
    played = fished(known, "oil", "nothing", boats=2)
    first, second = (q for q in played.asked if q.key.startswith("token"))
    assert isinstance(first, Draw) and isinstance(second, Draw)
    assert dict(zip([o.id for o in first.options], first.weights, strict=True)) == {"oil": 1, "nothing": 10, "other": 1}
    assert [o.id for o in second.options] == ["nothing", "other"]
    found = fished(s, "oil", "nothing", boats=2, **{"fishing-tokens": {"oil": 1, "nothing": 10, "other": 1}})
    assert [q.key for q in found.asked if isinstance(q, Draw)] == ["token-1", "token-2"], "the library knows it too"
    torn = with_card(s, filled(fishing.tokens_form(book().numbers), oil=1, nothing=3, other=1))
    assert fishing.bag(torn, book().numbers) is None


@pytest.mark.rule("CL-FSH-02")
def test_cl_fsh_02_the_table_is_not_offered_a_token_of_which_none_is_left_in_the_bag() -> None:
    known = with_card(boats(3), filled(fishing.tokens_form(book().numbers), oil=2, nothing=10))
    played = fished(known, "oil", "oil", boats=3)
    questions = [q for q in played.asked if q.key.startswith("token")]
    offered = [[option.id for option in q.options] for q in questions if isinstance(q, Choose)]
    assert offered == [["oil", "nothing"], ["oil", "nothing"], ["nothing"]]
    assert [(e.oil, e.blanks) for e in played.of(Fished)] == [(2, 1)]


@pytest.mark.rule("CL-FSH-03")
def test_cl_fsh_03_a_whaler_draws_one_more() -> None:
    played = fished(whaler(), "oil", "oil")
    assert played.state.player("seat-1").goods.oil == 2
    chip = next(q for q in played.asked if q.key == "fishing-whaler")
    assert isinstance(chip, Pick) and chip.quiet and chip.default == ("whaler",)
    fluyt = fished(whaler("Fluyt"), "oil")
    assert not [q for q in fluyt.asked if q.key == "fishing-whaler"]
    unread = fished(whaler(None), "oil", **{"fishing-whaler": []})
    asked = next(q for q in unread.asked if q.key == "fishing-whaler")
    assert asked.default == () and not asked.quiet, "an ability is not declined for its owner"
    told = fished(whaler(None), "oil", "nothing", **{"fishing-whaler": ["whaler"]})
    assert told.state.player("seat-1").goods.oil == 1
