"""Ramming and boarding."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import pytest

from companion.core.events.announcements import Result
from companion.core.questions.kinds import Roll
from companion.core.values.messages import msg
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.names import ship_name
from companion.games.pirates_csg.model.records import Given, Hindered
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.boarding import (
    Boarded,
    bonus,
    chances,
    fight,
    may_board,
    offers,
    ordinary_loot,
    strength,
)
from companion.games.pirates_csg.sea.contacts import ContactTold, pinned_by
from companion.games.pirates_csg.sea.moving import move
from companion.games.pirates_csg.sea.ramming import Rammed, may_ram
from companion.games.pirates_csg.ship.losses import MastsChanged
from companion.games.pirates_csg.ship.orders import ActionGiven
from companion.library.texts import texts_in
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.seas import (
    asked,
    masts,
    options,
    played,
    rules,
    sea,
    touching,
    with_coin,
    with_crew,
    with_ship,
    with_terrain,
)
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, THREE, TWO, with_coins
from tests.support.scripted import Played


def two(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **rulings: str) -> State:
    """A ship of Anne's and one of Bart's."""
    return with_ship(with_ship(sea(**rulings), ANNE, **(mine or {})), BART, **(theirs or {}))


def ram(s: State, mine: int, theirs: int, **answers: Any) -> Played[State]:
    """Anne's first ship rams Bart's with these dice; nobody boards."""
    unwanted = {f"board-{a}-{b}": False for a, b in ((ONE, TWO), (TWO, ONE)) if may_board(s, a, b).allowed}
    return played(move, s, {"where": TWO, f"ram-dice-{TWO}": (mine, theirs), **unwanted, **answers}, ship=ONE)


@pytest.mark.rule("CSG-RAM-02", "CSG-RAM-03")
def test_a_tie_breaks_nothing_and_pins_all_the_same() -> None:
    """Worked example 11."""
    run = ram(two({"masts": 3}, {"masts": 5}), 2, 1)
    assert (run.state.ship(ONE).left, run.state.ship(TWO).left) == (3, 5)
    assert pinned_by(run.state, ONE) == (TWO,)


@pytest.mark.rule("CSG-RAM-02")
@pytest.mark.parametrize(("mine", "theirs", "left"), [(6, 1, (3, 2)), (1, 6, (2, 3)), (1, 2, (3, 3))])
def test_the_lower_total_loses_a_mast(mine: int, theirs: int, left: tuple[int, int]) -> None:
    run = ram(two(), mine, theirs)
    assert (run.state.ship(ONE).left, run.state.ship(TWO).left) == left


@pytest.mark.rule("CSG-RAM-02")
@pytest.mark.parametrize(("theirs", "percent"), [(3, (58, 28)), (5, (28, 58))])
def test_the_odds_of_a_ram_and_whose_die_is_whose(theirs: int, percent: tuple[int, int]) -> None:
    """Of 36 rolls: with three masts against three, and one more for the rammer, 21 win and 10 lose."""
    s = two({"masts": 3, "name": "Ours"}, {"masts": theirs, "name": "Theirs"})
    run = ram(s, 3, 3)
    told = [figure.value for figure in asked(run, f"ram-{TWO}").options[0].figures]
    assert told == [msg("core-percent", n=each) for each in percent]
    dice = next(each for each in run.asked if isinstance(each, Roll)).dice
    assert [texts_in("en")(die.label) for die in dice] == ["Ours", "Theirs"]


@pytest.mark.rule("CSG-BOARD-02")
def test_nobody_is_offered_to_board_the_own_fleet() -> None:
    s = touching(with_ship(two(), ANNE), ONE, THREE)
    s = touching(s, ONE, TWO).with_turn(given=(Given(ONE, "move"),))
    assert [each.option.id for each in offers(s, BOOK)] == [f"board-{ONE}-{TWO}"]


@pytest.mark.rule("CSG-RAM-03", "CSG-RAM-04")
def test_who_rams_the_last_mast_off_is_not_pinned_and_sinks_nothing() -> None:
    """Worked example 12."""
    run = ram(masts(two(), TWO, 1), 6, 1)
    found = run.state.ship(TWO)
    assert found.derelict and not found.sunk and not pinned_by(run.state, ONE)


@pytest.mark.rule("CSG-RAM-01", "CSG-RAM-02", "CSG-RAM-04", "A-06")
def test_a_derelict_is_rammed_and_has_nothing_to_lose() -> None:
    """A bow against another ship rams; of a derelict the text says only that it does not sink."""
    s = masts(two(), TWO, 0)
    run = ram(s, 6, 1, **{f"ram-{TWO}": "ram"})
    asked_now = asked(run, f"ram-{TWO}")
    assert [option.id for option in asked_now.options] == ["tow", "ram", "leave", "side"]
    assert asked_now.default == "leave" and len(asked_now.options[1].figures) == 1, "nothing to gain but a boarding"
    assert run.state.ship(TWO).derelict and not run.state.ship(TWO).sunk and not pinned_by(run.state, ONE)
    assert [line.key for line in run.lines(Rammed)] == ["csg-ev-ram-harmless"]
    assert ram(s, 1, 6, **{f"ram-{TWO}": "ram"}).state.ship(ONE).left == 2
    barred = masts(two(A_06="masted"), TWO, 0)
    assert rules(may_ram(barred, ONE, TWO)) == ["CSG-RAM-04"]
    towed = played(move, s, {"where": TWO, f"ram-{TWO}": "tow"}, ship=ONE)
    assert towed.state.ship(TWO).towed == ONE


@pytest.mark.rule("CSG-MOVE-06", "CSG-RAM-01", "A-06")
def test_a_bow_that_swings_into_a_derelict_rams_it() -> None:
    """About-turn: any part of an enemy vessel that the bow touches is rammed."""
    run = ram(masts(two(), TWO, 0), 1, 6, where="about", swung=TWO)
    assert run.state.ship(ONE).left == 2


@pytest.mark.rule("CSG-RAM-01")
def test_ramming_may_be_left_unless_the_table_wants_it_always() -> None:
    left = played(move, two(), {"where": TWO, f"ram-{TWO}": "leave"}, ship=ONE)
    assert options(left, f"ram-{TWO}") == ["ram", "leave", "side"] and pinned_by(left.state, ONE) == (TWO,)
    side = played(move, two(A_05="compulsory"), {"where": TWO, f"ram-{TWO}": "side"}, ship=ONE)
    assert options(side, f"ram-{TWO}") == ["ram", "side"]
    assert not pinned_by(side.state, ONE) and side.state.touching(ONE) == (TWO,)


@pytest.mark.rule("CSG-RAM-03")
def test_ships_that_are_pinned_do_not_ram_each_other_again() -> None:
    s = touching(two(), TWO, ONE, bow=True)
    assert rules(may_ram(s, ONE, TWO)) == ["CSG-RAM-03"]


@pytest.mark.rule("CSG-RAM-01")
def test_nobody_rams_the_own_fleet() -> None:
    assert "CSG-RAM-01" in rules(may_ram(with_ship(with_ship(sea(), ANNE), ANNE), ONE, TWO))


@pytest.mark.rule("CSG-KW-CANOE", "CSG-KW-KRAKEN", "CSG-KW-FLOTILLA", "CSG-KW-SEADRAGON")
@pytest.mark.parametrize(
    ("keyword", "rams", "rammed"),
    [("canoe", False, False), ("seadragon", False, False), ("flotilla", False, False), ("kraken", False, True)],
)
def test_who_rams_and_who_is_rammed(keyword: str, rams: bool, rammed: bool) -> None:
    assert may_ram(two({"keywords": [keyword]}), ONE, TWO).allowed == rams
    assert may_ram(two(None, {"keywords": [keyword]}), ONE, TWO).allowed == rammed


AFRAID: Final = {"hindered": (Hindered("no-ability", ANNE),)}
"""Of a ship against which a 5 of Fear was rolled, in Anne's turn."""


@pytest.mark.rule("CSG-KW-FEAR", "A-61", "CSG-KW-FLOTILLA", "CSG-KW-CANOE", "CSG-KW-SEADRAGON")
@pytest.mark.parametrize("keyword", ["flotilla", "canoe", "seadragon"])
def test_what_is_never_rammed_or_boarded_is_not_while_it_is_afraid(keyword: str) -> None:
    s = two(None, {"keywords": [keyword], "now": AFRAID})
    assert rules(may_ram(s, ONE, TWO)) == ["CSG-RAM-01"]
    assert rules(may_board(s, ONE, TWO)) == ["CSG-BOARD-02"]


@pytest.mark.rule("CSG-KW-FEAR", "A-61", "CSG-KW-CATAMARAN", "CSG-KW-TRIMARAN", "CSG-KW-TURTLE")
@pytest.mark.parametrize(("keyword", "rammed"), [("catamaran", False), ("trimaran", False), ("turtle", True)])
def test_hulls_and_a_shell_keep_others_off_while_their_ship_is_afraid(keyword: str, rammed: bool) -> None:
    s = two(None, {"keywords": [keyword], "now": {"plates": 1, **AFRAID}})
    assert may_ram(s, ONE, TWO).allowed is rammed and rules(may_board(s, ONE, TWO)) == ["CSG-KW-TURTLE"]
    bare = s.with_ship(TWO, plates=0)
    assert may_ram(bare, ONE, TWO).allowed and may_board(bare, ONE, TWO).allowed


@pytest.mark.rule("CSG-KW-FEAR", "A-61", "CSG-KW-SUBMARINE")
def test_a_submarine_that_is_afraid_loses_nothing_to_a_ram() -> None:
    assert ram(two(None, {"keywords": ["submarine"], "now": AFRAID}), 6, 1).state.ship(TWO).left == 3


@pytest.mark.rule("CSG-KW-FEAR", "A-61", "CSG-KW-GALLEY", "CSG-KW-TITAN", "CSG-MOVE-08")
@pytest.mark.parametrize(("keyword", "held"), [("titan", False), ("kraken", False), ("galley", True)])
def test_what_is_never_pinned_by_what_it_is_stays_free_and_an_ability_is_lost(keyword: str, held: bool) -> None:
    s = touching(two({"keywords": [keyword]}), ONE, TWO, bow=True)
    assert not pinned_by(s, ONE)
    assert bool(pinned_by(s.with_ship(ONE, **AFRAID), ONE)) is held


@pytest.mark.rule("CSG-KW-SUBMARINE")
def test_a_submarine_rams_from_below_and_backs_off() -> None:
    s = two({"keywords": ["submarine"], "now": {"mode": "submerged"}})
    assert may_ram(s, ONE, TWO).allowed
    run = ram(s, 6, 1)
    assert run.state.ship(TWO).left == 2 and not run.state.touching(ONE)


@pytest.mark.rule("CSG-KW-SUBMARINE")
def test_a_submarine_is_rammed_at_the_surface_only_and_loses_nothing() -> None:
    below = two(None, {"keywords": ["submarine"], "now": {"mode": "submerged"}})
    assert rules(may_ram(below, ONE, TWO)) == ["CSG-RAM-01"]
    run = ram(two(None, {"keywords": ["submarine"]}), 6, 1)
    assert run.state.ship(TWO).left == 3


@pytest.mark.rule("CSG-KW-SEAMONSTER")
def test_a_sea_monster_under_water_does_not_ram() -> None:
    assert rules(may_ram(two({"keywords": ["seamonster"], "now": {"mode": "submerged"}}), ONE, TWO)) == ["CSG-RAM-01"]


@pytest.mark.rule("CSG-KW-SEAMONSTER", "CSG-KW-TITAN")
@pytest.mark.parametrize("keyword", ["seamonster", "titan"])
def test_a_creature_holds_what_it_rams(keyword: str) -> None:
    run = ram(two({"keywords": [keyword]}), 3, 3)
    assert pinned_by(run.state, TWO) == (ONE,) and not pinned_by(run.state, ONE)
    run = played(move, two({"keywords": [keyword], "masts": 1}), {"where": TWO, f"ram-dice-{TWO}": (1, 6)}, ship=ONE)
    assert run.state.ship(ONE).sunk and not run.of(ContactTold), "one that dies of it holds nobody"


@pytest.mark.rule("CSG-KW-GHOST")
def test_nobody_rams_a_spectral_ship() -> None:
    assert rules(may_ram(two(None, {"now": {"mode": "spectral"}}), ONE, TWO)) == ["CSG-RAM-01"]


@pytest.mark.rule("CSG-KW-CATAMARAN", "CSG-KW-TRIMARAN")
def test_small_hulls_keep_rams_and_boarders_off() -> None:
    s = two(None, {"keywords": ["trimaran"], "now": {"plates": 1}})
    assert rules(may_ram(s, ONE, TWO)) == ["CSG-KW-CATAMARAN"] and not may_board(s, ONE, TWO).allowed
    bare = s.with_ship(TWO, plates=0)
    assert may_ram(bare, ONE, TWO).allowed and may_board(bare, ONE, TWO).allowed


@pytest.mark.rule("CSG-KW-GALLEY")
@pytest.mark.parametrize(("way", "left"), [("text", 3), ("other", 2)])
def test_rams_of_a_galley(way: str, left: int) -> None:
    assert ram(two({"keywords": ["galley"]}, K_01=way), 6, 1).state.ship(TWO).left == left


# ---------------------------------------------------------------------- boarding


@pytest.mark.rule("CSG-BOARD-03")
def test_boarding_counts_a_die_crew_without_ransom_and_masts() -> None:
    """Worked example 13."""
    s = masts(two({"masts": 4}, {"masts": 4}), ONE, 2)
    s = with_crew(with_crew(with_crew(s, ONE), ONE), ONE, keywords=["ransom"])
    run = played(fight, s, {f"boarding-{ONE}-{TWO}": (4, 4)}, ship=ONE, other=TWO)
    assert strength(s, ONE).total == strength(s, TWO).total == 4
    assert [type(told) for told in run.announcements(Boarded)] == [Result]
    assert strength(s, ONE, as_seen=True).total == 5, "whom nobody sees is taken to fight"
    seen = s.with_crew(s.crew[-1].id, shown=True)
    assert strength(seen, ONE, as_seen=True).total == 4, "of a ransom face up all know that it does not"
    assert not [each for each in run.asked if each.key.startswith("spoils")]


@pytest.mark.rule("CSG-BOARD-03")
@pytest.mark.parametrize(("way", "masts_"), [("counts", 3), ("lost", 2)])
def test_burning_masts_in_a_boarding(way: str, masts_: int) -> None:
    s = two({"now": {"masts": ("standing", "standing", "burning")}}, A_15=way)
    assert strength(s, ONE).total == masts_


@pytest.mark.rule("CSG-BOARD-01", "CSG-BOARD-02")
def test_one_boarding_party_a_turn_the_one_after_a_ram_included() -> None:
    s = two()
    given = {f"board-{ONE}-{TWO}": True, f"boarding-{ONE}-{TWO}": (3, 3)}
    run = played(move, s, {"where": TWO, f"ram-dice-{TWO}": (2, 3), **given}, ship=ONE)
    assert rules(may_board(run.state, ONE, TWO)) == ["CSG-BOARD-02"]
    assert not next(iter(offers(run.state, BOOK))).option.verdict.allowed


@pytest.mark.rule("CSG-BOARD-01")
def test_the_active_player_decides_first_and_only_one_party_goes() -> None:
    given = {f"ram-dice-{TWO}": (2, 3), f"board-{ONE}-{TWO}": False, f"board-{TWO}-{ONE}": True}
    run = played(move, two(), {"where": TWO, **given, f"boarding-{TWO}-{ONE}": (3, 3)}, ship=ONE)
    assert [each.who for each in run.asked if each.key.startswith("board-")] == [ANNE, BART]


@pytest.mark.rule("CSG-BOARD-02")
def test_boarding_comes_after_the_main_action() -> None:
    s = touching(two(), ONE, TWO)
    (offer,) = offers(s, BOOK)
    assert rules(offer.option.verdict) == ["CSG-BOARD-02"]
    acted = ActionGiven(ONE, "shoot", rule="CSG-ACT-01").apply(s)
    assert next(iter(offers(acted, BOOK))).option.verdict.allowed


@pytest.mark.rule("CSG-BOARD-04", "CSG-KW-SECRETHOLD", "CSG-EXPL-04")
def test_the_winner_takes_a_crew_that_the_loser_picks_or_a_treasure() -> None:
    s = with_coins(with_crew(with_crew(two(), TWO, BART), TWO, BART), TWO, 3, known=(BART,))
    dice = {f"boarding-{ONE}-{TWO}": (6, 1)}
    run = played(fight, s, {**dice, f"spoils-{ONE}-{TWO}": "coin-1"}, ship=ONE, other=TWO)
    assert run.state.coins[0].where == ONE and run.state.coins[0].known == (BART, ANNE)
    run = played(
        fight, s, {**dice, f"spoils-{ONE}-{TWO}": "crew", f"spoils-{ONE}-{TWO}-crew": "crew-2"}, ship=ONE, other=TWO
    )
    assert run.state.crew[1].gone and run.asked[-1].who == BART
    full = with_coin(with_ship(with_ship(sea(), ANNE, cargo=0), BART), TWO)
    assert not any(option.verdict.allowed for option in ordinary_loot(full, BOOK, ONE, TWO))
    room = with_coin(with_ship(with_ship(sea(), ANNE, cargo=1), BART), TWO)
    assert ordinary_loot(room, BOOK, ONE, TWO)[0].verdict.allowed, "for one coin"
    safe = with_coin(with_ship(with_ship(sea(), ANNE), BART, keywords=["secrethold"]), TWO)
    assert rules(ordinary_loot(safe, BOOK, ONE, TWO)[0].verdict) == ["CSG-KW-SECRETHOLD"]


@pytest.mark.rule("CSG-BOARD-04", "CSG-SETUP-10", "CSG-EXPL-03")
@pytest.mark.parametrize(("coins", "hidden"), [((), False), (("mug",), False), ((3,), True), (("mug", 3), True)])
def test_what_the_winner_may_take_is_shown_to_all_unless_a_coin_is_among_it(
    coins: tuple[int | str, ...], hidden: bool
) -> None:
    s = with_coins(with_crew(two(), TWO, BART), TWO, *coins, known=(BART,))
    answers = {f"boarding-{ONE}-{TWO}": (6, 1), **({f"spoils-{ONE}-{TWO}": "crew"} if coins else {})}
    run = played(fight, s, answers, ship=ONE, other=TWO)
    assert asked(run, f"spoils-{ONE}-{TWO}").secret is hidden


@pytest.mark.rule("CSG-KW-SEAMONSTER")
def test_a_sea_monster_takes_no_crew_and_destroys_unique_treasures() -> None:
    s = with_coin(with_crew(two({"keywords": ["seamonster"]}), TWO, BART), TWO, 0, unique="Mug")
    assert [option.id for option in ordinary_loot(s, BOOK, ONE, TWO)] == ["coin-1"]
    run = played(fight, s, {f"boarding-{ONE}-{TWO}": (6, 1)}, ship=ONE, other=TWO)
    assert run.state.coins[0].gone
    names = {"ship": ship_name(s, ONE), "other": ship_name(s, TWO)}
    assert run.lines(CoinsMoved) == [msg("csg-ev-devoured", **names)]


@pytest.mark.rule("CSG-KW-TURTLE", "CSG-KW-CANOE", "CSG-KW-FLOTILLA", "CSG-KW-SEADRAGON", "CSG-KW-SUBMARINE")
def test_who_is_never_boarded() -> None:
    for keyword in ("canoe", "flotilla", "seadragon"):
        assert rules(may_board(two(None, {"keywords": [keyword]}), ONE, TWO)) == ["CSG-BOARD-02"]
    shell = two(None, {"keywords": ["turtle"], "now": {"plates": 2}})
    assert (
        rules(may_board(shell, ONE, TWO)) == ["CSG-KW-TURTLE"]
        and may_board(shell.with_ship(TWO, plates=0), ONE, TWO).allowed
    )
    assert not may_board(two(None, {"keywords": ["submarine"], "now": {"mode": "submerged"}}), ONE, TWO).allowed
    assert may_board(two(None, {"keywords": ["submarine"]}), ONE, TWO).allowed


@pytest.mark.rule("CSG-KW-GALLEY", "CSG-KW-LONGSHIP", "CSG-KW-MARINE")
@pytest.mark.parametrize(
    ("keyword", "rulings", "rammed", "marine", "total", "again"),
    [
        ("longship", {}, True, False, 1, ""),
        ("longship", {}, False, False, 0, ""),
        ("longship", {"K_03": "other"}, True, True, 1, ""),
        ("longship", {"K_02": "other", "K_03": "other"}, True, True, 1, "CSG-KW-LONGSHIP"),
        ("galley", {}, True, False, 0, ""),
        ("galley", {"K_01": "other"}, True, False, 1, ""),
        ("galley", {"K_01": "other", "K_03": "other"}, True, True, 1, "CSG-KW-GALLEY"),
        ("galley", {"K_03": "other"}, False, True, 1, ""),
        ("galley", {}, False, True, 0, ""),
        ("galley", {"K_03": "other"}, False, False, 0, ""),
    ],
)
def test_bonuses_in_boarding_never_add_up(
    keyword: str, rulings: dict[str, str], rammed: bool, marine: bool, total: int, again: str
) -> None:
    s = two({"keywords": [keyword]}, **rulings)
    s = with_crew(s, ONE, keywords=["marine"]) if marine else s
    found = bonus(s, BOOK, ONE, rammed)
    assert (sum(term.value for term in found.terms), found.again) == (total, again)


@pytest.mark.rule("CSG-KW-GALLEY")
def test_a_second_roll_stands_in_for_a_second_bonus() -> None:
    s = with_crew(two({"keywords": ["galley"]}, K_01="other", K_03="other"), ONE, keywords=["marine"])
    given = {f"boarding-{ONE}-{TWO}": (1, 5), f"again-{ONE}-{TWO}": True, f"again-die-{ONE}-{TWO}": (5,)}
    run = played(fight, with_coin(s, TWO), {**given, f"spoils-{ONE}-{TWO}": "coin-1"}, ship=ONE, other=TWO, rammer=ONE)
    assert run.state.coins[0].where == ONE


@pytest.mark.rule("CSG-KW-LONGSHIP")
def test_a_better_boarder_takes_more_and_sinks_a_derelict() -> None:
    s = with_coin(with_coin(touching(two({"keywords": ["longship"]}, K_02="other"), ONE, TWO), TWO), TWO)
    dice = {f"boarding-{ONE}-{TWO}": (6, 1)}
    run = played(
        fight,
        s,
        {**dice, f"spoils-{ONE}-{TWO}": "coin-1", f"more-spoils-{ONE}-{TWO}": "mast", f"dash-{ONE}-{TWO}": True},
        ship=ONE,
        other=TWO,
    )
    assert run.state.ship(TWO).left == 2 and not run.state.touching(ONE)
    drifting = masts(s, TWO, 0)
    given = {**dice, f"spoils-{ONE}-{TWO}": "coin-1", f"more-spoils-{ONE}-{TWO}": "sink"}
    assert played(fight, drifting, given, ship=ONE, other=TWO).state.ship(TWO).sunk


@pytest.mark.rule("CSG-TERR-FOG")
def test_in_the_fog_nobody_rams_boards_or_pins() -> None:
    s = with_terrain(two(), "fog").with_ship(TWO, on=("terrain-1",))
    assert rules(may_ram(s, ONE, TWO)) == rules(may_board(s, ONE, TWO)) == ["CSG-TERR-FOG"]
    assert not pinned_by(touching(s, ONE, TWO, bow=True), ONE)
    mine = with_terrain(two(), "fog").with_ship(ONE, on=("terrain-1",))
    assert rules(may_ram(mine, ONE, TWO)) == rules(may_board(mine, ONE, TWO)) == ["CSG-TERR-FOG"]


@pytest.mark.rule("CSG-KW-SEAMONSTER", "CSG-BOARD-02")
def test_a_sea_monster_boards_nobody_from_under_water() -> None:
    dived = two({"keywords": ["seamonster"], "now": {"mode": "submerged"}})
    assert rules(may_board(dived, ONE, TWO)) == ["CSG-BOARD-02"]
    assert may_board(dived.with_ship(ONE, mode=""), ONE, TWO).allowed


@pytest.mark.rule("CSG-KW-CANOE", "CSG-KW-KRAKEN", "CSG-KW-SEADRAGON", "CSG-KW-FLOTILLA")
@pytest.mark.parametrize(
    ("keyword", "boarded"), [("canoe", False), ("kraken", True), ("seadragon", False), ("flotilla", False)]
)
def test_of_those_who_board_nobody_only_a_kraken_is_boarded(keyword: str, boarded: bool) -> None:
    assert rules(may_board(two({"keywords": [keyword]}), ONE, TWO)) == ["CSG-BOARD-02"]
    assert may_board(two(None, {"keywords": [keyword]}), ONE, TWO).allowed is boarded


@pytest.mark.rule("CSG-BOARD-04", "CSG-EXPL-04", "CSG-KW-SEAMONSTER")
@pytest.mark.parametrize(("keywords", "unique", "cargo"), [([], "Mug", 0), (["seamonster"], "", 4)])
def test_a_unique_treasure_takes_no_room_and_gold_is_safe_from_a_sea_monster(
    keywords: list[str], unique: str, cargo: int
) -> None:
    s = with_coin(two({"keywords": keywords, "cargo": cargo}), TWO, 3, unique=unique)
    run = played(fight, s, {f"boarding-{ONE}-{TWO}": (6, 1)}, ship=ONE, other=TWO)
    assert run.state.coins[0].where == ONE


@pytest.mark.rule("CSG-BOARD-03")
def test_a_tie_wins_no_boarding() -> None:
    assert chances(two(), BOOK, ONE, TWO) == Fraction(15, 36)


@pytest.mark.rule("CSG-RAM-02", "CSG-BOARD-03")
def test_dice_are_lucky_for_who_began_where_they_win_with_all_that_counts() -> None:
    """Three masts against four: one more for the rammer makes up for it; boarding, crew does."""
    s = with_crew(two({"masts": 3}, {"masts": 4}), ONE)
    (rammed,) = [each for each in ram(s, 3, 3).asked if isinstance(each, Roll)]
    fought = played(fight, s, {f"boarding-{ONE}-{TWO}": (3, 3)}, ship=ONE, other=TWO)
    (boarded,) = [each for each in fought.asked if isinstance(each, Roll)]
    for roll in (rammed, boarded):
        assert roll.luck_of == ANNE and roll.hoped is not None
        assert [roll.hoped(dice) for dice in ((3, 3), (4, 3), (3, 4))] == [False, True, False]
    back = played(fight, s, {f"boarding-{TWO}-{ONE}": (3, 3)}, ship=TWO, other=ONE)
    assert [each.luck_of for each in back.asked if isinstance(each, Roll)] == [BART]


@pytest.mark.rule("CSG-BOARD-01", "CSG-BOARD-03")
@pytest.mark.parametrize(("crew", "likely", "win", "lose"), [(0, False, 42, 42), (1, True, 58, 28)])
def test_a_boarding_is_likely_where_it_wins_more_often_than_not(crew: int, likely: bool, win: int, lose: int) -> None:
    s = touching(two(), ONE, TWO)
    for _ in range(crew):
        s = with_crew(s, ONE)
    given = {f"ram-dice-{TWO}": (2, 3), f"board-{ONE}-{TWO}": False, f"board-{TWO}-{ONE}": False}
    question = asked(played(move, s, {"where": TWO, **given}, ship=ONE), f"board-{ONE}-{TWO}")
    assert (question.default, question.who) == (likely, ANNE)
    (offer,) = offers(s, BOOK)
    for figures in (question.figures, offer.option.figures):  # type: ignore[attr-defined]
        assert [(each.value, each.good) for each in figures] == [
            (msg("core-percent", n=win), True),
            (msg("core-percent", n=lose), False),
        ]


@pytest.mark.rule("CSG-KW-GALLEY")
@pytest.mark.parametrize(
    ("dice", "likely"), [((1, 5), True), ((3, 4), True), ((4, 4), False), ((5, 5), False), ((5, 1), False)]
)
def test_who_may_roll_again_is_likely_to_where_the_boarding_is_not_won(dice: tuple[int, int], likely: bool) -> None:
    """Three masts, a marine and the bonus for it against four masts."""
    s = two({"keywords": ["galley"]}, {"masts": 4}, K_01="other", K_03="other")
    s = with_crew(s, ONE, keywords=["marine"])
    given = {f"boarding-{ONE}-{TWO}": dice, f"again-{ONE}-{TWO}": False}
    question = asked(played(fight, s, given, ship=ONE, other=TWO, rammer=ONE), f"again-{ONE}-{TWO}")
    assert (question.default, question.who) == (likely, ANNE)


@pytest.mark.rule("CSG-KW-GALLEY", "CSG-BOARD-01")
def test_who_is_boarded_may_roll_again_as_well() -> None:
    """A galley that has rammed is boarded: its own die is rolled again, and the other stays."""
    s = two({"keywords": ["galley"]}, None, K_01="other", K_03="other")
    s = with_crew(s, ONE, keywords=["marine"])
    given = {f"boarding-{TWO}-{ONE}": (4, 1), f"again-{ONE}-{TWO}": True, f"again-die-{ONE}-{TWO}": (3,)}
    run = played(fight, s, given, ship=TWO, other=ONE, rammer=ONE)
    assert asked(run, f"again-{ONE}-{TWO}").who == ANNE
    (told,) = run.announcements(Boarded)
    assert isinstance(told, Result)
    assert [side.total.total for side in told.sides if side.total is not None] == [4 + 3, 3 + 3 + 1 + 1]
    assert [side.won for side in told.sides] == [False, True]


@pytest.mark.rule("CSG-RAM-02", "CSG-KW-GALLEY", "CSG-KW-SUBMARINE")
@pytest.mark.parametrize("keyword", ["galley", "submarine"])
def test_whose_ram_is_harmless_loses_a_mast_all_the_same(keyword: str) -> None:
    run = ram(two({"keywords": [keyword]}), 1, 6)
    assert (run.state.ship(ONE).left, run.state.ship(TWO).left) == (2, 3)


@pytest.mark.rule("CSG-RAM-02", "CSG-CREW-OARSMAN")
def test_who_rams_without_masts_has_none_to_lose() -> None:
    s = with_crew(masts(two(), ONE, 0), ONE, skills=["oarsman"], shown=True)
    run = ram(s, 1, 6)
    assert not run.of(MastsChanged) and not run.state.ship(ONE).sunk
    tie = ram(two(), 2, 3)
    (told,) = tie.announcements(Rammed)
    assert isinstance(told, Result) and [side.won for side in told.sides] == [None, None]
    assert tie.state.tallies[0].rams == 1
