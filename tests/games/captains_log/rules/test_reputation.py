"""1.22 Reputation, and the clearing of the bounty card (1.33)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import Form
from companion.games.captains_log.harbour import market
from companion.games.captains_log.model.ids import CardId, Nation
from companion.games.captains_log.model.ledger import FameScored, ReputationMoved
from companion.games.captains_log.model.options import Options, SeatOptions
from companion.games.captains_log.model.state import Goods, Npc, Reputation, State
from companion.games.captains_log.renown import reputation_board
from companion.games.captains_log.renown.reputation_board import WantedCleared, line_form
from companion.games.captains_log.reputation import reputation
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1, SEAT_2


def standing(**changes: int) -> State:
    """A table at which Anne's reputation is as given."""
    s = a_table()
    return s.with_player("seat-1", standing=Reputation(**changes))


def npc(nation: str, country: str | None = None) -> State:
    """A table with one NPC on the map."""
    card = CopiedCard(
        "npc-card", "ship-07", (("role", "merchant"), ("name", "Gull"), ("nation", nation), ("country", country))
    )
    return a_table(npcs=(Npc(NPC_1, SEAT_1, card=CardId("ship-07"), revealed=True, on_map=True),), cards=(card,))


def copied(s: State, country: Nation, **values: Any) -> State:
    """With one line of the reputation board copied."""
    form = line_form(country, "A", book().numbers)
    record = form.read({line.name: values.get(line.name) for line in form.fields})
    return replace(s, cards=(*s.cards, CopiedCard(form.schema, form.subject, record)))


def column(s: State, country: Nation, seat: str = "seat-1") -> int:
    return s.player(seat).standing.of(country)


@pytest.mark.rule("CL-REP-01", "A-31")
def test_cl_rep_01_a_marker_moves_and_stays_on_its_line() -> None:
    up = play(reputation.move, standing(), {}, seat="seat-1", country="spain", by=2, rule="CL-REP-06")
    assert column(up.state, "spain") == 2
    down = play(reputation.move, standing(spain=-4), {}, seat="seat-1", country="spain", by=-3, rule="CL-REP-05")
    assert column(down.state, "spain") == -5


@pytest.mark.rule("CL-REP-01")
def test_cl_rep_01_the_line_is_copied_by_halves_when_a_marker_first_moves_there() -> None:
    def moved(s: State, by: int) -> Played:
        return play(reputation.move, s, {}, seat="seat-1", country="spain", by=by, rule="CL-REP-06")

    def forms(played: Played) -> list[str]:
        return [question.key for question in played.asked if isinstance(question, Form) and question.needed]

    first = moved(standing(), 1)
    assert forms(first) == ["reputation-line-spain-above"]
    assert forms(moved(first.state, 1)) == []
    assert forms(moved(first.state, -2)) == ["reputation-line-spain-below"]
    assert forms(moved(standing(spain=-5), -1)) == []


@pytest.mark.rule("CL-REP-10")
def test_cl_rep_10_what_is_copied_of_one_half_leaves_the_other_as_it_is() -> None:
    s, below = standing(), {"reputation-line-spain-below": {"treaty": -1, "prestige": ["-4"]}}
    down = play(reputation.move, s, below, seat="seat-1", country="spain", by=-1, rule="CL-REP-02").state
    assert reputation.suffers(down, SEAT_1, "spain", "treaty")
    above = {"reputation-line-spain-above": {"benefit": 2, "prestige": ["3"]}}
    up = play(reputation.move, down, above, seat="seat-1", country="spain", by=3, rule="CL-REP-06").state
    assert {at for icon, at in reputation_board.line(up, "spain") if icon == "prestige"} == {-4, 3}
    assert reputation.enjoys(up, SEAT_1, "spain", "benefit")
    assert not reputation.suffers(up, SEAT_1, "spain", "treaty")


@pytest.mark.rule("CL-REP-02", "CL-REP-04")
def test_cl_rep_02_once_per_nation_and_turn() -> None:
    once = play(reputation.attack, npc("spain"), {}, seat="seat-1", victim="npc-1")
    twice = play(reputation.attack, once.state, {}, seat="seat-1", victim="npc-1")
    assert column(once.state, "spain") == column(twice.state, "spain") == -1
    assert twice.state.turn.attacked == (("seat-1", "spain"),)


@pytest.mark.rule("CL-REP-04", "A-32")
def test_cl_rep_04_in_a_port_once_per_port_and_turn() -> None:
    once = play(reputation.attack, npc("spain"), {}, seat="seat-1", victim="npc-1", port="france")
    assert (column(once.state, "spain"), column(once.state, "france")) == (-1, -2)
    twice = play(reputation.attack, once.state, {}, seat="seat-1", victim="npc-1", port="france")
    assert column(twice.state, "france") == -2
    native = play(reputation.attack, npc("spain"), {}, seat="seat-1", victim="npc-1", port="native")
    assert native.state.turn.ports == ()


@pytest.mark.rule("CL-REP-02")
def test_cl_rep_02_another_player_pays_in_the_same_turn_too() -> None:
    once = play(reputation.attack, npc("spain"), {}, seat="seat-1", victim="npc-1")
    other = play(reputation.attack, once.state, {}, seat="seat-2", victim="npc-1")
    assert column(other.state, "spain", "seat-2") == -1


@pytest.mark.rule("CL-REP-02", "CL-REP-03", "CL-REP-09", "A-71", "A-97")
def test_cl_rep_02_a_legend_or_a_free_player_costs_nothing() -> None:
    for victim in ("npc-1", "seat-2"):
        attacked = play(reputation.attack, npc("none"), {}, seat="seat-1", victim=victim)
        lost = play(reputation.destroyed, attacked.state, {}, seat="seat-1", victim=victim)
        assert lost.state.player("seat-1").standing == Reputation()


@pytest.mark.rule("CL-REP-19")
def test_cl_rep_19_a_player_of_a_nation_counts_as_its_ship() -> None:
    s = a_table().with_player("seat-2", joined=("england",))
    assert column(play(reputation.attack, s, {}, seat="seat-1", victim="seat-2").state, "england") == -1
    corsair = a_table().with_player("seat-2", joined=("england", "pirates"))
    assert reputation.allegiance(corsair, SEAT_2) == reputation.Allegiance("pirates", "england")
    assert column(play(reputation.attack, corsair, {}, seat="seat-1", victim="seat-2").state, "pirates") == -1


@pytest.mark.rule("CL-REP-03", "CL-REP-09", "T-28")
@pytest.mark.parametrize(
    ("nation", "country", "lost", "thanks"),
    [
        ("pirates", "england", "pirates", ["holland", "spain", "france"]),
        ("england", None, "england", ["spain", "france", "pirates"]),
    ],
)
def test_cl_rep_09_war_bonus_t_28(nation: str, country: str | None, lost: Nation, thanks: list[str]) -> None:
    played = play(reputation.destroyed, npc(nation, country), {"war-bonus": "france"}, seat="seat-1", victim="npc-1")
    question = next(question for question in played.asked if question.key == "war-bonus")
    assert [option.id for option in question.options] == thanks  # type: ignore[attr-defined]
    assert (column(played.state, lost), column(played.state, "france")) == (-1, 1)


@pytest.mark.rule("CL-REP-05", "CL-REP-06", "CL-REP-07", "T-30", "A-33", "A-34")
def test_cl_rep_05_goods_sold_and_reputation_t_30() -> None:
    size = book().numbers.goods_per_reputation
    assert [market.groups(n, size) for n in range(1, 9)] == [0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("CL-REP-08", "T-31")
def test_cl_rep_08_oil_counts_as_the_good_it_stands_for_t_31() -> None:
    s = a_table().with_player("seat-1", goods=Goods(cotton=2, oil=1))
    legal = next(row.id for row in market.rows(s, "england") if row.kind == "legal")
    tile = {"sections": 1, "legal_1": 9, "contraband_1": 9, "buy_1": 1000, "sell_1": 1000}
    answers = {"sale": legal, "cubes": 2, "oil": 1, "market-tile-england": tile, "market-tile-france": tile}
    played = play(market.sell, s, answers, seat="seat-1", port="england")
    assert column(played.state, "england") == 1


@pytest.mark.rule("CL-REP-10", "T-29")
def test_cl_rep_10_effects_add_up_t_29() -> None:
    assert [at for at in range(-5, 12) if at and reputation_board.reached(at, -2)] == [-2, -1]
    assert [at for at in range(-5, 12) if at and reputation_board.reached(at, 3)] == [1, 2, 3]


@pytest.mark.rule("CL-REP-10")
def test_cl_rep_10_what_a_line_brings_from_left_to_right() -> None:
    s = copied(standing(spain=-2), "spain", treaty=-2, at_war=-4, respawn=6)
    icons = reputation.brings(s, book(), SEAT_1, "spain")
    assert [at for _, at, _ in icons] == sorted(at for _, at, _ in icons)
    assert {icon for icon, _, active in icons if active} == {"contempt", "distrust", "treaty"}
    assert ("join", 11, False) in icons and ("respawn", 6, False) in icons


@pytest.mark.rule("CL-REP-11", "A-99")
def test_cl_rep_11_derived_columns_until_the_board_is_copied() -> None:
    s = standing(spain=-1, france=-3)
    assert reputation.suffers(s, SEAT_1, "spain", "contempt")
    assert reputation.suffers(s, SEAT_1, "spain", "distrust")
    assert not reputation.suffers(s, SEAT_1, "spain", "grata")
    assert reputation.suffers(s, SEAT_1, "france", "grata")
    board = copied(s, "spain", contempt=-2)
    assert not reputation.suffers(board, SEAT_1, "spain", "contempt")
    assert reputation.suffers(board, SEAT_1, "spain", "distrust")


@pytest.mark.rule("CL-REP-12")
def test_cl_rep_12_at_war_only_if_the_table_wants_it() -> None:
    s = copied(standing(spain=-4), "spain", at_war=-4)
    assert not reputation.suffers(s, SEAT_1, "spain", "at_war")
    wanted = replace(s, options=replace(s.options, switches=replace(s.options.switches, at_war=True)))
    assert reputation.suffers(wanted, SEAT_1, "spain", "at_war")


@pytest.mark.rule("CL-REP-13", "A-35")
def test_cl_rep_13_prestige_is_gained_and_taken_back() -> None:
    s = copied(standing(spain=5), "spain", prestige=("6", "8"))
    up = play(reputation.move, s, {}, seat="seat-1", country="spain", by=3, rule="CL-REP-06")
    assert up.state.fame("seat-1") == 2
    down = play(reputation.move, up.state, {}, seat="seat-1", country="spain", by=-1, rule="CL-REP-03")
    assert [event.amount for event in down.of(FameScored)] == [-1]


@pytest.mark.rule("CL-REP-13", "A-37")
def test_cl_rep_13_who_are_you_pays_nothing() -> None:
    s = copied(standing(spain=5), "spain", prestige=("6",), who_are_you=6)
    there = play(reputation.move, s, {}, seat="seat-1", country="spain", by=1, rule="CL-REP-06")
    assert there.state.fame("seat-1") == 0
    beyond = play(reputation.move, there.state, {}, seat="seat-1", country="spain", by=1, rule="CL-REP-06")
    assert beyond.state.fame("seat-1") == 1


@pytest.mark.rule("CL-REP-13", "A-63")
def test_cl_rep_13_the_far_left_gives_fame_and_locks() -> None:
    low = play(reputation.move, standing(spain=-4), {}, seat="seat-1", country="spain", by=-1, rule="CL-REP-03")
    assert low.state.fame("seat-1") == 1
    stuck = play(reputation.move, low.state, {}, seat="seat-1", country="spain", by=2, rule="CL-REP-06")
    assert column(stuck.state, "spain") == -5
    assert [told.rule for told in stuck.of(Announced)] == ["CL-REP-13"]


@pytest.mark.rule("CL-REP-13", "CL-SOL-01")
def test_cl_rep_13_solo_enemies_start_there_without_fame() -> None:
    seats = (SeatOptions("Anne", "green"),)
    s = a_table(options=Options(seats=seats), enemies=("spain",)).with_player("seat-1", standing=Reputation(spain=-5))
    assert reputation_board.prestige(s, SEAT_1, "spain") == ()
    france = s.with_player("seat-1", standing=Reputation(spain=-5, france=-5))
    assert len(reputation_board.prestige(france, SEAT_1, "france")) == 1


@pytest.mark.rule("CL-REP-14", "CL-REP-15", "CL-REP-16")
def test_cl_rep_14_advantages_from_their_column_on() -> None:
    s = copied(standing(holland=4, pirates=3), "pirates", respected=3)
    assert reputation.enjoys(s, SEAT_1, "holland", "benefit")
    assert not reputation.enjoys(s, SEAT_1, "pirates", "benefit")
    assert reputation.enjoys(s, SEAT_1, "pirates", "respected")
    assert reputation.enjoys(s, SEAT_1, "holland", "second_captain")
    assert [reputation.enjoys(s, SEAT_1, "pirates", f"access_{n}") for n in (1, 2, 3, 4)] == [True] * 3 + [False]


@pytest.mark.rule("CL-REP-16")
def test_cl_rep_16_derived_columns_agree_with_the_numbers_of_the_rulebook() -> None:
    numbers, at = book().numbers, {icon.name: icon.columns for icon in reputation_board.ICONS}
    assert at["grata"] == (numbers.persona_non_grata_column,)
    assert at["locked"] == at["prestige"] == (numbers.lowest_column,)
    assert at["second_captain"] == (numbers.second_captain_reputation,)


@pytest.mark.rule("CL-BTY-02")
def test_cl_bty_02_a_good_name_clears_the_bounty() -> None:
    s = standing().with_player("seat-1", wanted=("spain", "france"), bounty=3000)
    one = play(reputation.move, s, {}, seat="seat-1", country="spain", by=1, rule="CL-REP-06")
    assert (one.state.player("seat-1").wanted, one.state.player("seat-1").bounty) == (("france",), 3000)
    none = play(reputation.move, one.state, {}, seat="seat-1", country="france", by=1, rule="CL-REP-06")
    assert (none.state.player("seat-1").wanted, none.state.player("seat-1").bounty) == ((), 0)
    assert none.of(WantedCleared)[0].bounty == 3000
    still = play(reputation.move, s, {}, seat="seat-1", country="spain", by=-1, rule="CL-REP-03")
    assert still.state.player("seat-1").wanted == ("spain", "france")


@pytest.mark.rule("CL-REP-01")
def test_cl_rep_01_every_move_is_told_with_its_rule() -> None:
    played = play(reputation.move, standing(), {}, seat="seat-1", country="spain", by=1, rule="CL-REP-06")
    moved = played.of(ReputationMoved)[0]
    assert (moved.rule, moved.by, moved.to) == ("CL-REP-06", 1, 1)
