"""The luck of the dice: how many did well beside how many were due, kept with the answer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.core.journal.dice_luck import MOST_RESULTS, Luck, luck
from companion.core.journal.journal import Journal, Said, dump_entry, load_entry
from companion.core.questions.kinds import Dice, Roll
from companion.core.values.messages import msg
from companion.ui.gamekit.ending import Fortunes, fortunes
from tests.unit.skerry import SkerryGame

NAME = msg("core-yes")


def roll(*dice: Dice, **more: object) -> Roll:
    return Roll(key="shot", text=NAME, rule="R-1", who="nina", dice=dice, **more)  # type: ignore[arg-type]


def test_dice_that_hit_did_well() -> None:
    assert luck(roll(Dice(NAME, 3, 6, hit_from=5)), (5, 4, 6)) == Luck("nina", 2, 1000)


def test_of_a_storm_and_of_the_other_side_the_misses_did_well() -> None:
    both = roll(Dice(NAME, 2, 6, hit_from=4), Dice(NAME, 1, 6, hit_from=3, feared=True))
    assert luck(both, (4, 1, 2)) == Luck("nina", 2, 1000 + 333)


def test_a_die_that_cannot_hit_or_cannot_miss_is_no_luck() -> None:
    assert luck(roll(Dice(NAME, 2, 6, hit_from=9)), (6, 6)) == Luck("nina", 0, 0)
    assert luck(roll(Dice(NAME, 2, 6, hit_from=-3)), (1, 1)) == Luck("nina", 2, 2000)


def test_a_roll_that_is_hoped_for_as_a_whole_counts_once() -> None:
    high = roll(Dice(NAME, 2, 6), hoped=lambda faces: sum(faces) >= 11, luck_of="tom")
    assert luck(high, (5, 6)) == Luck("tom", 1, 83)
    assert luck(high, (1, 1)) == Luck("tom", 0, 83)


def test_where_nothing_says_what_is_good_there_is_no_luck() -> None:
    assert luck(roll(Dice(NAME, 2, 6)), (1, 1)) is None
    assert luck(roll(hoped=lambda _: True), ()) == Luck("nina", 1, 1000)
    many = roll(Dice(NAME, 5, 6), hoped=lambda faces: faces[0] > 1)
    assert MOST_RESULTS < 6**5 and luck(many, (2, 2, 2, 2, 2)) is None


@given(st.lists(st.tuples(st.integers(1, 4), st.integers(2, 12), st.integers(-2, 14), st.booleans()), max_size=3))
def test_luck_lies_between_no_die_and_all_of_them(groups: list[tuple[int, int, int, bool]]) -> None:
    dice = tuple(Dice(NAME, n, sides, hit_from=least, feared=feared) for n, sides, least, feared in groups)
    rolled = tuple(sides for n, sides, _, _ in groups for _ in range(n))
    found = luck(roll(*dice), rolled)
    count = sum(n for n, *_ in groups)
    assert (found is None) == (not groups)
    assert found is None or (0 <= found.came <= count and 0 <= found.due <= 1000 * count)


def test_luck_is_kept_with_the_answer_and_summed_by_seat() -> None:
    answers = [
        Said("shot", [5], "dice", NAME, NAME, "R-1", who, luck=fell)
        for who, fell in (
            ("nina", Luck("nina", 1, 400)),
            ("table", Luck("table", 3, 1000)),
            ("nina", Luck("nina", 0, 300)),
            ("nina", None),
        )
    ]
    game = SkerryGame()
    again = [load_entry(dump_entry(each, game.events), game.events) for each in answers]
    assert again == answers
    _, table = fortunes(Journal.of(again), ())
    assert isinstance(table, Fortunes)
    assert [(each.came, each.due) for each in table.fortunes] == [(3, 1000), (1, 700)]
    assert not fortunes(Journal.of(again[3:]), ())
