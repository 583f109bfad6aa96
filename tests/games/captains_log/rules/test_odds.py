"""The exact chances of salvos and melees, against counting every way in which the dice can fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import pytest

from companion.core.questions.kinds import Roll
from companion.core.rules.odds import mean, percent
from companion.core.values.messages import msg
from companion.games.captains_log.combat import boarding, combat_odds, gunnery
from companion.games.captains_log.combat.ballistics import damage_of_dice, worth_rerolling
from companion.games.captains_log.combat.combat_odds import MeleeSide
from companion.games.captains_log.combat.melee import boarding_result, hits, merged
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import abilities
from companion.games.captains_log.ship.abilities import Powers
from companion.library.texts import texts_in
from tests.games.captains_log.rules.fleet import at_sea, player
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1

EXPERT = Switches(boarding=True)
FACES = range(1, 13)


def dealt(naturals: Sequence[int], bonuses: Sequence[int], defence: int) -> tuple[int, ...]:
    return damage_of_dice([n + b for n, b in zip(naturals, bonuses, strict=True)], defence, 4)


def salvo_by_hand(bonuses: tuple[int, ...], defence: int, rerolls: int, undone: int) -> dict[tuple[int, int], Fraction]:
    """Every fall of first and second dice, counted; the second dice of those left alone do not matter."""
    found: Counter[tuple[int, int]] = Counter()
    ways = 0
    for naturals in product(FACES, repeat=len(bonuses)):
        again = worth_rerolling(dealt(naturals, bonuses, defence), bonuses, rerolls)
        for seconds in product(FACES, repeat=len(bonuses)):
            ways += 1
            after = tuple(seconds[i] if i in again else n for i, n in enumerate(naturals))
            struck = dealt(after, bonuses, defence)
            there = sorted(
                (i for i in range(len(after)) if i not in again and struck[i]),
                key=lambda i: (-struck[i], -int(after[i] == 12), i),
            )
            final = tuple(seconds[i] if i in there[:undone] else n for i, n in enumerate(after))
            found[sum(dealt(final, bonuses, defence)), sum(n == 12 for n in final)] += 1
    return {pair: Fraction(n, ways) for pair, n in found.items()}


@pytest.mark.rule("CL-RNG-05", "CL-RNG-08", "CL-RNG-09", "CL-CAP-31")
@pytest.mark.parametrize(
    ("bonuses", "defence", "rerolls", "undone"),
    [((0,), 9, 0, 0), ((2, 0), 9, 0, 0), ((2, 0), 9, 1, 0), ((1, 1), 10, 2, 0), ((2, 0), 8, 0, 1), ((1, 0), 9, 1, 1)],
)
def test_cl_rng_08_the_odds_of_a_salvo_are_exact(
    bonuses: tuple[int, ...], defence: int, rerolls: int, undone: int
) -> None:
    dice = tuple(tuple(dealt((face,), (bonus,), defence)[0] for face in FACES) for bonus in bonuses)
    assert combat_odds.salvo_chances(dice, rerolls, undone) == salvo_by_hand(bonuses, defence, rerolls, undone)


@pytest.mark.rule("CL-RNG-05")
def test_cl_rng_05_the_best_modifier_is_rolled_again_first() -> None:
    better = tuple(dealt((face,), (3,), 12)[0] for face in FACES)
    plain = tuple(dealt((face,), (0,), 12)[0] for face in FACES)
    one, two = (
        combat_odds.points(combat_odds.salvo_chances((better, plain), 1)),
        combat_odds.points(combat_odds.salvo_chances((better, plain), 2)),
    )
    assert one == two  # the plain die cannot hit at all
    assert mean(one) > mean(combat_odds.points(combat_odds.salvo_chances((better, plain), 0)))


def melee_by_hand(dice: int, modifier: int, rerolls: int, undone: int, merges: int) -> dict[int, Fraction]:
    """Wounds that one side strikes, counted over first and second dice."""
    found: Counter[int] = Counter()
    for naturals in product(FACES, repeat=dice):
        again = worth_rerolling(hits(naturals, modifier, 11), (modifier,) * dice, rerolls)
        for seconds in product(FACES, repeat=dice):
            after = tuple(seconds[i] if i in again else n for i, n in enumerate(naturals))
            struck = hits(after, modifier, 11)
            undo = [i for i in range(dice) if i not in again and struck[i]][:undone]
            final = hits(tuple(seconds[i] if i in undo else n for i, n in enumerate(after)), modifier, 11)
            found[sum(final) + merged(sum(final), dice, merges)] += 1
    return {n: Fraction(ways, 144**dice) for n, ways in found.items()}


@pytest.mark.rule("CL-BOA-08", "CL-CAP-14", "CL-CAP-31", "CL-SPC-04")
@pytest.mark.parametrize(
    ("dice", "modifier", "rerolls", "undone", "merges"),
    [(1, 0, 0, 0, 0), (2, 0, 1, 0, 0), (2, 2, 0, 1, 0), (2, 1, 1, 1, 1), (2, -1, 2, 0, 1)],
)
def test_cl_boa_08_the_odds_of_a_melee_are_exact(
    dice: int, modifier: int, rerolls: int, undone: int, merges: int
) -> None:
    side = MeleeSide(dice, sum(hits(tuple(FACES), modifier, 11)), rerolls, undone, merges)
    assert {n: p for n, p in combat_odds.wounds(side).items() if p} == melee_by_hand(
        dice, modifier, rerolls, undone, merges
    )


@pytest.mark.rule("CL-BOA-09", "CL-SPC-05")
def test_cl_boa_09_the_chance_of_a_boarding_is_exact() -> None:
    mine, theirs = MeleeSide(3, 2, people=3, spared=1), MeleeSide(2, 2, people=2)
    numbers = book().numbers

    def success(lost: int, killed: int) -> bool:
        return boarding_result(3, 2, lost, killed, numbers).success

    found = 0
    for rolled in product(FACES, repeat=5):
        struck, suffered = sum(hits(rolled[:3], 0, 11)), sum(hits(rolled[3:], 0, 11))
        found += success(max(0, min(suffered, 4) - 1), min(struck, 2))
    assert combat_odds.succeeds(mine, theirs, success) == Fraction(found, 12**5)


@pytest.mark.rule("CL-RNG-08", "CL-OUT-01")
def test_cl_out_01_the_headline_is_the_chance_to_lose_the_target() -> None:
    state = player(at_sea(), cannons=2).with_npc("npc-1", water=6)
    answers = {"target": "npc-1", "fire-guns": 2, "distance": 1, "fire-cover": [], "fire-shots": [1, 1]}
    shown = rolled(play(gunnery.fire, state, answers, seat="seat-1"), "fire-shots")
    assert shown.odds is not None
    said = shown.odds()
    # defence 10, hull 9 with 6 damage: 3 more sink it, which two dice at +0 bring as 1+2, 2+1 or 2+2
    assert said.headline == msg("cl-odds-sink", percent=percent(Fraction(3, 144)), n=0.5, unit=msg("cl-odds-water"))
    assert (said.likely, sum(chance for _, chance in said.bars)) == (3, 1)
    fresh = rolled(play(gunnery.fire, player(at_sea(), cannons=2), answers, seat="seat-1"), "fire-shots")
    assert fresh.odds is not None and fresh.odds().headline.key == "cl-odds-expected"
    assert texts_in("en")(fresh.odds().headline) == "On average: 0.5 damage"


@pytest.mark.rule("CL-AMM-04", "CL-RNG-09", "CL-SHP-05", "CL-OFF-01", "CL-AMM-05")
def test_cl_amm_04_crews_and_sails_have_odds_of_their_own() -> None:
    state = player(at_sea(switches=EXPERT), crew=1, upgrades=("carpenter",), water=7)
    lost = combat_odds.fate(state, SEAT_1, "wound", ())
    assert lost is not None and lost((1, 0)) and not lost((0, 0))
    spared = combat_odds.fate(state, SEAT_1, "water", shield(state))
    assert spared is not None and spared((2, 0)) and not spared((1, 0)) and spared((0, 1))
    for wounds, fatal in ((11, True), (10, False)):  # of twelve people
        manned = combat_odds.fate(state.with_npc("npc-1", wounds=wounds), NPC_1, "wound", ())
        assert manned is not None and manned((1, 0)) is fatal
    slow = player(at_sea(), ammunition=("chain",), cannons=1)
    answers = {"target": "npc-1", "distance": 1, "fire-cover": [], "fire-shots": [1], "fire-ammunition": "chain"}
    shown = rolled(play(gunnery.fire, slow, answers | {"fire-vain": True}, seat="seat-1"), "fire-shots")
    assert shown.odds is not None and shown.odds().unit == msg("cl-odds-sail")


def shield(state: State) -> Powers:
    """Who helps the first player against damage and wounds."""
    return abilities.gathered(state, book(), SEAT_1, (*abilities.HULL, *abilities.CREW))


@pytest.mark.rule("CL-BOA-09")
def test_cl_boa_09_a_melee_says_how_likely_it_succeeds() -> None:
    state = player(at_sea(switches=EXPERT, merchant={"crew": 1}), crew=5)
    answers = {"target": "npc-2", "party": 3, "board-moored": False, "board-melee": [1, 1, 1, 1]}
    answers |= {"board-capture-war-bonus": "spain"}
    shown = rolled(play(boarding.board, state, answers, seat="seat-1"), "board-melee")
    assert shown.odds is not None
    said = shown.odds()
    # one defender: 3 attackers are three times as many unless the defender kills one and survives
    sure = 1 - Fraction(1, 6) * Fraction(5, 6) ** 3
    assert said.headline == msg("cl-odds-board", percent=percent(sure))
    assert said.likely == 0


@pytest.mark.rule("CL-BOA-09")
def test_cl_boa_09_the_fewest_wounds_that_suffice_if_no_attacker_falls() -> None:
    numbers = book().numbers

    def likely(attackers: int, defenders: int) -> int | None:
        def success(lost: int, killed: int) -> bool:
            return boarding_result(attackers, defenders, lost, killed, numbers).success

        mine, theirs = MeleeSide(attackers, 2, people=attackers), MeleeSide(defenders, 2, people=defenders)
        return combat_odds.melee_odds(mine, theirs, success).likely

    assert [likely(3, 1), likely(2, 1), likely(5, 2), likely(6, 2)] == [0, 1, 1, 0], "three for each who is left"
    assert likely(1, 3) is None


def rolled(played: Played, key: str) -> Roll:
    """The roll of that key."""
    question = next(question for question in played.asked if question.key == key)
    assert isinstance(question, Roll)
    return question
