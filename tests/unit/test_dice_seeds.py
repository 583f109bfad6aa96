"""A die belongs to its deed: taken back and done again it lies as it lay, and no other deed ever has it."""

from __future__ import annotations

import doctest
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.journal.journal import Began, Said, TakenBack, dump_entry, load_entry
from companion.core.procedures import dice_seeds
from companion.core.procedures.dice_seeds import COUNTED, Dealt, dealt, drawn, faces
from companion.core.procedures.procedure import Procedure, command
from companion.core.questions.kinds import Choose, Dice, Draw, Option, Roll
from companion.core.values.messages import msg
from companion.journal_views.notebook import lines
from companion.library.texts import LANGUAGES, texts_in
from companion.session.auto_answers import virtual_dice
from companion.session.game_session import GameSession
from tests.unit.skerry import Ctx, Earned, SkerryGame, option

GULLS = ("grey", "white")
TEXT = msg("core-yes")


class Harpooning(SkerryGame):
    """A harpoon is thrown at a gull that is chosen, out of the menu of fish or of rest."""

    def __init__(self) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "fish": self.throw, "rest": self.throw}

    def throw(self, t: Ctx) -> Procedure[None]:
        told = yield from t.ask(Choose(key="gull", text=TEXT, rule="SK-1", options=tuple(map(option, GULLS))))
        harpoon = Roll(key=f"{told}-dice", text=TEXT, rule="SK-1", dice=(Dice(TEXT, 2, 12),), about=(told,))
        rolled = yield from t.ask(harpoon)
        yield from t.happens(Earned(sum(rolled), rule="SK-1"))


def table(game: SkerryGame | None = None, *, dice: str = "virtual", seed: int = 7, **more: Any) -> GameSession:
    return GameSession(
        game or SkerryGame(), {"days": 9}, seed=seed, answerers=(virtual_dice(seed, lambda: dice),), **more
    )


def say(evening: GameSession, *answers: Any) -> None:
    for answer in answers:
        evening.answer(answer)


def rolled(evening: GameSession) -> list[Any]:
    """What chance has brought, in what is in force."""
    return [entry.value for _, entry in evening.journal.live if isinstance(entry, Said) and entry.dice]


def told(evening: GameSession, lang: str = "en") -> list[str]:
    return [texts_in(lang)(line.text) for line in lines(evening.journal) if line.text.key == "notebook-seen"]


def test_what_the_module_says_of_itself_is_so() -> None:
    assert doctest.testmod(dice_seeds).failed == 0


Between = Callable[[GameSession], None]
TRADE = ("trade", 1, "south", {"price": 4, "ports": ["north"]})
BETWEEN: dict[str, Between] = {
    "nothing": lambda evening: None,
    "a deed without dice": lambda evening: say(evening, *TRADE),
    "one without dice, twice": lambda evening: say(evening, *TRADE, *TRADE[:3]),
    "other dice": lambda evening: say(evening, "christen", "Nina"),
    "a night": lambda evening: say(evening, "rest"),
    "a correction": lambda evening: evening.correct("gold", 5),
}


@pytest.mark.parametrize("between", BETWEEN)
def test_a_roll_that_was_taken_back_comes_again_whatever_is_done_in_between(between: str) -> None:
    evening = table()
    say(evening, "fish", True)
    before = rolled(evening)
    evening.actions.undo_to(next(number for number, entry in evening.journal.live if isinstance(entry, Began)))
    BETWEEN[between](evening)
    since = len(rolled(evening))
    say(evening, "fish", True)
    assert rolled(evening)[since:] == before


def test_two_deeds_in_another_order_have_the_same_dice() -> None:
    one, other = table(), table()
    say(one, "fish", False, "christen", "Nina")
    say(other, "christen", "Nina", "fish", False)
    assert rolled(one) == rolled(other)[::-1]


def test_the_same_deed_done_twice_has_dice_of_its_own_each_time() -> None:
    evening = table(seed=3)
    for _ in range(6):
        say(evening, "fish", False)
    assert len(set(map(tuple, rolled(evening)))) > 2


def test_a_deed_aimed_elsewhere_has_its_own_die_and_the_notebook_says_that_the_first_was_seen() -> None:
    evening = table(Harpooning())
    say(evening, "fish", "grey")
    (first,) = rolled(evening)
    assert told(evening) == []
    evening.undo()
    assert len(told(evening)) == 1, "all have seen it"
    say(evening, "white")
    assert rolled(evening) != [first]
    for lang in LANGUAGES:
        (line,) = told(evening, lang)
        assert all(str(face) in line for face in first)
    evening.actions.undo_to(0)
    assert len(told(evening)) == 2
    say(evening, "fish", "grey")
    assert rolled(evening) == [first] and len(told(evening)) == 1
    evening.undo()
    evening.undo()
    evening.redo()
    evening.redo()
    assert rolled(evening) == [first]


def test_what_was_seen_is_told_where_it_was_taken_back() -> None:
    evening = table(Harpooning())
    say(evening, "fish", "grey", "fish", "white")
    evening.undo()
    say(evening, "grey")
    found = list(lines(evening.journal))
    (place,) = (line.at for line in found if line.text.key == "notebook-seen")
    assert [line.at for line in found] == sorted((line.at for line in found), reverse=True)
    taken_back = evening.journal.entries[place]
    assert isinstance(taken_back, TakenBack)


def test_the_same_deed_out_of_another_menu_has_the_same_die() -> None:
    evening = table(Harpooning())
    say(evening, "fish", "grey")
    first = rolled(evening)
    evening.actions.undo_to(0)
    say(evening, "rest", "grey")
    assert rolled(evening) == first


def test_an_answer_that_is_put_right_takes_no_dice_along() -> None:
    evening, other = table(Harpooning()), table(Harpooning())
    say(evening, "fish", "grey")
    say(other, "fish", "white")
    number = next(n for n, entry in evening.journal.live if isinstance(entry, Said) and entry.key == "gull")
    evening.actions.revise(number, "white")
    assert rolled(evening) == rolled(other) and len(told(evening)) == 1


def test_dice_that_people_throw_are_theirs_and_are_told_as_seen_all_the_same() -> None:
    evening = table(Harpooning(), dice="own")
    say(evening, "fish", "grey", [3, 4])
    evening.undo()
    evening.undo()
    say(evening, "white", [5, 6])
    assert rolled(evening) == [(5, 6)] and len(told(evening)) == 1
    say(evening, "fish", "grey", [1, 1])
    assert told(evening) == [], "its deed is done: what it brought stands there"


def test_dice_are_written_down_with_their_deed_and_read_again() -> None:
    evening = table(Harpooning())
    say(evening, "fish", "grey", "fish", "grey")
    book = evening.game.events
    written = [json.loads(json.dumps(dump_entry(entry, book))) for entry in evening.journal.entries]
    again = table(Harpooning(), entries=[load_entry(raw, book) for raw in written])
    assert again.journal.thrown == evening.journal.thrown
    for each in (again, evening):
        say(each, "fish", "grey")
    assert list(map(tuple, rolled(again))) == rolled(evening)
    with pytest.raises(ValueError, match="gull"):
        load_entry({**next(raw for raw in written if "dice" in raw), "dice": ["gull"]}, book)


def test_an_evening_of_an_earlier_version_goes_on_as_it_was() -> None:
    """Its dice belong to the number of procedures begun, those of evenings that begin now to their deeds."""
    earlier = SkerryGame()
    earlier.version = COUNTED
    old = table(earlier)
    say(old, "fish", False)
    assert rolled(old) == [], "it names no deeds"
    gone_on, taken_up = table(earlier, entries=old.journal.entries), table(entries=old.journal.entries)
    for each in (old, gone_on, taken_up):
        say(each, *TRADE, "fish", False)
    catches = [
        [entry.value for _, entry in each.journal.live if isinstance(entry, Said) and entry.key == "catch"]
        for each in (old, gone_on, taken_up)
    ]
    assert catches[0] == catches[1] == catches[2]
    assert taken_up.journal.version == COUNTED and taken_up.journal.thrown == {}


# ---------------------------------------------------------------------- the numbers themselves


def die(sides: int = 6, **more: Any) -> Roll:
    return Roll(key="die", text=TEXT, rule="R-1", dice=(Dice(TEXT, 1, sides),), **more)


def fall(roll: Roll, n: int, seed: int = 7) -> tuple[int, ...]:
    return faces(roll, seed, dealt(roll, command("roll"), lambda of: n))


@pytest.mark.parametrize("sides", [2, 6, 12])
def test_dice_are_fair(sides: int) -> None:
    times = 6000
    counts = Counter(fall(die(sides), n)[0] for n in range(times))
    due = times / sides
    assert sum((counts[face] - due) ** 2 / due for face in range(1, sides + 1)) < 3 * sides + 10


def test_draws_are_fair_and_copies_count() -> None:
    pile = tuple(Option(name, TEXT) for name in ("gale", "breeze", "calm"))
    draw = Draw(key="wind", text=TEXT, rule="R-1", options=pile, weights=(3, 2, 1))
    counts = Counter(drawn(draw, 7, (Dealt("wind", n, 1),)) for n in range(6000))
    assert all(abs(counts[name] - due) < 150 for name, due in (("gale", 3000), ("breeze", 2000), ("calm", 1000)))


def test_who_throws_what_at_whom_and_with_what_each_has_dice_of_its_own() -> None:
    ways = [
        die(about=("a", "b")),
        die(about=("a", "c")),
        die(about=("a", "b"), who="nina"),
        die(about=("a", "b"), again=True),
        replace(die(about=("a", "b")), text=msg("skerry-more")),
        replace(die(about=("a", "b")), dice=(Dice(TEXT, 1, 6, of="bow"),)),
    ]
    thrown = [dealt(way, command("roll"), lambda of: 0)[0].of for way in ways]
    assert len(set(thrown)) == len(ways)
    falls = [tuple(fall(way, n)[0] for n in range(40)) for way in ways]
    assert len(set(falls)) == len(ways)


def test_a_question_that_says_nothing_of_its_aim_belongs_to_what_was_begun() -> None:
    of = [dealt(die(), command("roll", ship=ship), lambda of: 0)[0].of for ship in ("a", "b")]
    assert of[0] != of[1]


@given(st.permutations(range(8)), st.integers(0, 7), st.integers(0, 99))
def test_a_card_that_was_seen_comes_again_as_long_as_it_is_there(order: list[int], gone: int, seed: int) -> None:
    """Whatever others have drawn in between, and wherever it lies now."""
    cards = [f"card-{n}" for n in order]
    thrown = (Dealt("draw", 0, 1),)

    def draws(left: list[str]) -> str:
        places = tuple(Option(str(place), TEXT) for place in range(1, len(left) + 1))
        draw = Draw(key="card", text=TEXT, rule="R-1", options=places, unseen=True, things=lambda: left)
        return left[int(drawn(draw, seed, thrown)) - 1]

    first = draws(cards)
    left = [card for card in cards if card != f"card-{gone}"]
    assert draws(left) == first or first == f"card-{gone}"


def test_dice_go_on_belonging_to_the_deeds_of_a_game_whose_messages_were_called_otherwise() -> None:
    """A roll that is aimed is known by its words: an evening that was kept with their former keys throws the same."""

    class Renamed(SkerryGame):
        deeds = "reef"

    told = Renamed()
    assert (told.deed("skerry-q-shot"), told.deed("core-q-shot")) == ("reef-q-shot", "core-q-shot")
    assert SkerryGame().deed("skerry-q-shot") == "skerry-q-shot"
    shot = Roll(key="shot", text=msg("skerry-q-shot"), rule="R-1", dice=(Dice(msg("d"), 1, 6),), about=("a",))
    (thrown,) = dealt(shot, command("fire"), lambda of: 0, told.deed)
    assert thrown.of.startswith("reef-q-shot|") and shot.text.key == "skerry-q-shot"
