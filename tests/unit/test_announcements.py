"""What the middle of the table tells: which of the journal, to whom, in which order, on which card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced, StepBegun
from companion.core.events.announcements import Announcement, Change, Die, Fate, Order, Result, Side, kind_of
from companion.core.events.event import Event, Happened
from companion.core.journal.journal import Began, Entry, Journal, Said
from companion.core.procedures.procedure import command
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcement_transcript import transcript
from companion.journal_views.announcements import announcements_after, blocks, headline, last_touch, round_start
from companion.journal_views.merged_announcements import merged
from companion.library.texts import LANGUAGES, texts_in
from tests.properties.evenings import an_evening
from tests.support.about import ANY

BEGAN = Began(command("fire"), "tablet", "1", msg("core-said", text="Fire"))


class Spoke(Event[Any]):
    """Tells what it was given."""

    told: tuple[Announcement, ...] = ()
    new: bool = False

    def announcements(self, s: Any, book: object) -> Sequence[Announcement]:
        return self.told

    @property
    def begins_round(self) -> bool:
        return self.new


def order(text: str, seat: str = "") -> Happened:
    return Happened(Spoke((Order(msg("core-said", text=text), seat=seat),), rule="R-1"))


def fate(text: str) -> Happened:
    return Happened(Spoke((Fate(msg("core-said", text=text), msg("core-said", text="…")),), rule="R-2"))


def change(text: str) -> Happened:
    return Happened(Spoke((Change(msg("core-said", text=text), before=1, after=3),)))


def salvo(*faces: int, text: str = "hit") -> Happened:
    dice = tuple(Die(face, bonus=1, did=max(0, face - 7)) for face in faces)
    defence = Sum(msg("core-said", text="defence"), (Term(msg("core-said", text="base"), 8),))
    return Happened(
        Spoke((Result(msg("core-said", text=text), (Side(msg("core-said", text="Anne"), dice=dice),), defence),))
    )


def rolled(*faces: int, key: str = "shots", secret: bool = False) -> Said:
    words = msg("core-said", text=" ".join(map(str, faces)))
    return Said(key, faces, "dice", msg("core-said", text=key), words, "R-3", secret=secret)


def words(entries: Sequence[Entry], **options: Any) -> list[str]:
    """What is told, by kind and headline."""
    told = [each.telling for each in announcements_after(Journal.of(entries), **options)]
    return [f"{kind_of(telling)}: {words_of(telling)}" for telling in told]


def words_of(telling: Announcement) -> str:
    """Its headline."""
    return texts_in("en")(telling.title if isinstance(telling, Fate) else telling.text)


def test_a_mere_line_of_the_notebook_is_not_told() -> None:
    assert words([BEGAN, Happened(Announced(msg("core-said", text="skipped")))]) == []


@pytest.mark.parametrize("kind", ["order", "result", "change", "fate"])
def test_words_to_the_table_are_told_as_what_they_are(kind: Any) -> None:
    assert words([BEGAN, Happened(Announced(msg("core-said", text="Turn it"), kind=kind))]) == [f"{kind}: Turn it"]


def test_dice_that_no_event_tells_are_told_by_themselves() -> None:
    (bare,) = announcements_after(Journal.of([BEGAN, rolled(4, 9)]))
    assert isinstance(bare.telling, Result) and [die.face for die in bare.telling.sides[0].dice] == [4, 9]
    assert bare.rule == "R-3"


def test_a_result_with_dice_tells_every_roll_of_its_procedure() -> None:
    assert words([BEGAN, rolled(4, 9), rolled(12, key="second"), salvo(12, 9)]) == ["result: hit"]


def test_an_order_tells_the_draw_before_it_and_no_other() -> None:
    told = words([BEGAN, rolled(4, key="first"), rolled(5, key="second"), order("Pose it")])
    assert told == ["result: first → 4", "order: Pose it"]


def test_a_secret_draw_is_never_told() -> None:
    assert words([BEGAN, rolled(7, secret=True)]) == []


def test_what_came_before_a_touch_is_told_no_more() -> None:
    journal = Journal.of(
        [BEGAN, order("old"), Said("which", "a", "tablet", msg("core-yes"), msg("core-yes")), order("new")]
    )
    assert last_touch(journal) == 2
    assert words(journal.entries, after=last_touch(journal)) == ["order: new"]


def test_a_round_is_told_from_the_touch_that_brought_it() -> None:
    touch = Said("which", "a", "tablet", msg("core-yes"), msg("core-yes"))
    journal = Journal.of([BEGAN, order("old"), touch, Happened(Spoke(new=True)), order("new"), touch, order("newer")])
    assert words(journal.entries, after=round_start(journal)) == ["order: new", "order: newer"]
    assert round_start(Journal.of([BEGAN])) == -1


def test_the_end_of_a_round_is_told_with_the_touch_that_brought_it() -> None:
    journal = Journal.of([BEGAN, order("end"), Happened(Spoke(new=True)), order("new")])
    assert words(journal.entries, after=round_start(journal)) == ["order: end", "order: new"]


def test_an_order_for_other_hands_is_not_told_on_this_phone() -> None:
    entries = [BEGAN, order("mine", "seat-1"), order("yours", "seat-2"), order("anybody's"), fate("storm")]
    assert words(entries, seat="seat-1") == ["order: mine", "order: anybody's", "fate: storm"]
    assert len(words(entries)) == 4


def test_what_is_told_to_one_captain_alone_is_told_on_that_phone_and_to_the_table() -> None:
    loot = (Result(msg("core-said", text="loot"), seat="seat-2"), Change(msg("core-said", text="gold"), seat="seat-2"))
    entries = [BEGAN, Happened(Spoke(loot)), change("wind")]
    assert words(entries, seat="seat-1") == ["change: wind"]
    assert words(entries, seat="seat-2") == words(entries) == ["result: loot", "change: gold", "change: wind"]


def test_orders_come_first_and_those_of_a_fate_on_its_card() -> None:
    told = announcements_after(
        Journal.of(
            [BEGAN, salvo(12), change("hull"), change("crew"), order("a"), fate("sunk"), order("b"), change("fame")]
        )
    )
    drawn = [[kind_of(part.telling) for part in block.parts] for block in blocks(told)]
    assert drawn == [["order"], ["result", "change", "change"], ["fate", "order"], ["change"]]


def test_a_turn_of_fate_that_had_hands_at_work_is_told_before_what_comes_after_it() -> None:
    def drawn(*entries: Entry) -> list[list[str]]:
        told = announcements_after(Journal.of([BEGAN, *entries]))
        return [[words_of(part.telling) for part in block.parts] for block in blocks(told)]

    assert drawn(fate("flees"), order("sail"), BEGAN, order("plunder")) == [["flees", "sail"], ["plunder"]]
    assert drawn(fate("storm"), BEGAN, order("plunder")) == [["plunder"], ["storm"]], "it asks nothing of anybody"


def test_the_headline_is_the_gravest_of_what_is_told() -> None:
    def head(*entries: Happened) -> Msg | None:
        journal = Journal.of([BEGAN, *entries])
        return headline(announcements_after(journal))

    assert head(salvo(12, text="one"), fate("sunk"), salvo(3, text="two"), order("x")) == msg("core-said", text="sunk")
    assert head(salvo(12, text="one"), salvo(3, text="two"), order("x")) == msg("core-said", text="two")
    hit = head(salvo(12, text="hit"), order("x"), change("hull"), salvo(3, text="missed"), order("y"))
    assert hit == msg("core-said", text="hit"), "a salvo that missed does not hide the one before it"
    assert head(order("x")) is None, "what was tapped is no news"
    roll = Happened(Spoke((Result(msg("core-said", text="a mere roll")),)))
    assert head(salvo(12, text="one"), roll) == msg("core-said", text="one"), "a contest heads before a mere roll"
    assert head(roll) == msg("core-said", text="a mere roll")


def test_dice_of_which_no_event_has_told_yet_are_known_as_such() -> None:
    journal = Journal.of([BEGAN, rolled(3), salvo(3), rolled(5)])
    assert [each.bare for each in announcements_after(journal)] == [False, True]


def test_the_transcript_reads_what_was_told_touch_after_touch() -> None:
    entries = [
        BEGAN,
        rolled(10, 7),
        salvo(10, 7),
        order("Pose 3 cubes"),
        change("hull"),
        fate("sunk"),
        order("Take it off"),
    ]
    assert transcript(Journal.of(entries), texts_in("en")).splitlines() == [
        "> Fire",
        "  1. Pose 3 cubes  R-1",
        "  * hit",
        "      Anne : 10+1=11[3] 7+1=8[0]",
        "      8 or more needed (base)",
        "  ~ hull 1 → 3",
        "  ! sunk  R-2",
        "      …",
        "      1. Take it off  R-1",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_evening_tells_what_hands_do(lang: str) -> None:
    evening = an_evening(ANY, 3)
    words = texts_in(lang)
    orders = [each.telling for each in announcements_after(evening.journal) if isinstance(each.telling, Order)]
    assert orders and all(words(order.text) in evening.announcements(lang) for order in orders)


def bidden(n: int, adds: bool = True, rule: str = "R-1", **words: Any) -> Happened:
    """Somebody is told to take so many."""
    return Happened(Spoke((Order(msg("led-times", n=n, **words), adds=adds),), rule=rule))


def went(before: int, after: int) -> Happened:
    return Happened(Spoke((Change(msg("core-said", text="gold"), before=before, after=after),)))


def once(*entries: Entry) -> list[Announcement]:
    """What is told of these."""
    return [each.telling for each in merged(announcements_after(Journal.of([BEGAN, *entries])))]


def test_orders_in_a_row_that_say_the_same_are_one_with_their_number() -> None:
    assert once(bidden(1), bidden(2), bidden(1)) == [Order(msg("led-times", n=4), adds=True)]
    one, other = (msg("core-said", text=text) for text in "ab")
    both = once(bidden(1, at=(one,)), bidden(2, at=(other,)))
    assert both == [Order(msg("led-times", n=3, at=(one, other)), adds=True)], "what they enumerate stands in a row"


@pytest.mark.parametrize(
    "second",
    [bidden(2, adds=False), bidden(2, rule="R-2"), bidden(2, by=1), order("Pose une voile")],
    ids=["is not to be added", "under another rule", "of something else", "says something else"],
)
def test_other_orders_stay_two(second: Happened) -> None:
    assert len(once(bidden(1), second)) == 2


def test_dice_and_other_orders_end_what_belongs_together() -> None:
    assert len(once(bidden(1), salvo(9), bidden(1))) == 3
    assert len(once(bidden(1), order("Pose une voile"), bidden(1))) == 3


def test_a_number_that_goes_on_changing_is_told_from_where_it_began() -> None:
    (told,) = once(went(2, 3), went(3, 4), went(4, 7))
    assert isinstance(told, Change) and (told.before, told.after) == (2, 7)
    assert len(once(went(2, 3), went(4, 5))) == 2, "something has come between"


def test_what_hands_lay_out_before_the_game_is_ticked_off_part_by_part() -> None:
    step = Happened(StepBegun("sea", msg("core-said", text="The sea")))
    assert len(once(step, bidden(1), bidden(1))) == 2
