"""The notebook: what of the journal people read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from companion.core.events.event import Event, Happened
from companion.core.journal.journal import Began, Journal, Said, Source
from companion.core.procedures.procedure import command
from companion.core.values.messages import Msg, msg
from companion.journal_views.notebook import lines


class Landed(Event[Any]):
    """A card lies open."""

    def line(self, s: Any, book: object) -> Msg | None:
        return msg("landed")


class Turned(Event[Any]):
    """A card was turned, which no line tells."""


def read(source: Source, *, echo: bool, between: Sequence[Event[Any]] = ()) -> list[str]:
    """The notebook of a card that was drawn, oldest line first. between: what happened before its line."""
    said = Said("card", "ace", source, msg("which-card"), msg("ace"))
    began = Began(command("draw"), "tablet", "1", msg("draw"))
    journal = Journal.of([began, said, *map(Happened, between), Happened(Landed(echo=echo)), Happened(Landed())])
    return [line.text.key for line in reversed(list(lines(journal)))]


def test_a_draw_that_the_next_line_tells_again_is_left_out() -> None:
    assert read("dice", echo=True) == ["draw", "landed", "landed"]
    assert read("dice", echo=True, between=[Turned()]) == ["draw", "landed", "landed"]
    assert read("dice", echo=True, between=[Landed()]) == ["draw", "notebook-said", "landed", "landed", "landed"]
    assert read("dice", echo=False) == ["draw", "notebook-said", "landed", "landed"]


@pytest.mark.parametrize("source", ["tablet", "phone", "script"])
def test_what_a_person_said_stays_so_that_one_can_go_back_to_it(source: Source) -> None:
    assert read(source, echo=True) == ["draw", "notebook-said", "landed", "landed"]


def test_what_people_answer_who_are_asked_together_is_told_when_all_have_answered() -> None:
    began = Began(command("bid"), "tablet", "1", msg("bid"))
    first = Said("bid-1", 8, "phone", msg("how-much"), msg("eight"), who="seat-1", open=1)
    last = Said("bid-2", 5, "phone", msg("how-much"), msg("five"), who="seat-2")

    def answers(*entries: Began | Said | Happened) -> list[object]:
        told = lines(Journal.of([began, *entries]))
        return [dict(line.text.args)["answer"] for line in reversed(list(told)) if line.kind == "said"]

    assert answers(first) == [msg("core-said-secret")]
    assert answers(first, last) == [msg("eight"), msg("five")]
    assert answers(first, last, Happened(Landed())) == [msg("eight"), msg("five")]
    assert answers(first, last, first) == [msg("eight"), msg("five"), msg("core-said-secret")]
