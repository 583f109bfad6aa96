"""What is told in the middle of the table, above a question or before it; and facts on one card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft
import pytest

from companion.core.questions import Choose, Form, Option, YesNo
from companion.core.text import msg
from companion.core.verdicts import Sum, Term
from companion.core.voice import Change, Die, Fate, Order, Result, Side, Telling
from companion.library.texts import LANGUAGES, texts_in
from companion.table.told import Spoken, blocks
from companion.ui.palette import DARK
from companion.ui.telling.leaf import Telling as On
from companion.ui.telling.stage import Alone, fits
from companion.ui.theme import Look, LookContext
from tests.ui.fakeclient import FakeClient
from tests.ui.test_questions import Lang

WORDS = {"a": "Pose 3 cubes", "b": "Avance de 6 cases"}


def said(text: str) -> Any:
    return msg("core-said", text=text)


def salvo() -> Result:
    dice = (Die(10, bonus=1, did=3), Die(7, bonus=1, did=0), Die(9, bonus=1, did=2, again=2))
    base = Sum(said("défense"), (Term(said("base"), 8),))
    return Result(said("San Hilario touche Anne"), (Side(said("San Hilario"), dice=dice),), base, "cube:water")


ALL: Sequence[Telling] = (
    Order(said(WORDS["a"]), "cube:water"),
    salvo(),
    Change(said("Coque d’Anne"), "cube:water", 0, 5, False),
    Fate(said("Anne est coulée"), said("Tout est perdu"), "token:skull"),
    Order(said(WORDS["b"]), seat="seat-1"),
)


def spoken(*tellings: Telling) -> list[Spoken]:
    return [Spoken(number, telling, "CL-RNG-08") for number, telling in enumerate(tellings)]


def shown(told: Sequence[Spoken], *, compact: bool = False, lang: str = "fr", go: Any = print) -> FakeClient:
    on = On(compact, lambda rule: None, lambda seat: "Anne" if seat == "seat-1" else "")

    def alone() -> ft.Control:
        return Alone(on, told, said("PNJ 2"), go, said("San Hilario a tiré"))

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(Look(DARK), alone)))

    return FakeClient(main)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("compact", [False, True])
async def test_all_that_is_told_is_drawn_and_orders_are_numbered_throughout(lang: str, compact: bool) -> None:
    async with shown(spoken(*ALL), compact=compact, lang=lang) as screen:
        texts = screen.texts()
        for words in (
            "San Hilario a tiré",
            WORDS["a"],
            WORDS["b"],
            "Anne est coulée",
            "Tout est perdu",
            "Coque d’Anne",
        ):
            assert words in texts
        assert texts.index("1") < texts.index(WORDS["a"]) < texts.index("2") < texts.index(WORDS["b"])
        assert "Anne" in texts, "whose hands an order is for"
        assert texts_in(lang)(msg("voice-became", before=0, after=5)) in texts
        assert not [text for text in texts if "⟦" in text]


async def test_dice_are_drawn_with_their_sums_what_they_did_and_what_was_rolled_before() -> None:
    async with shown(spoken(salvo())) as screen:
        texts, fr = screen.texts(), texts_in("fr")
        assert [fr(msg("voice-bonus", bonus="+1", n=n)) in texts for n in (11, 8, 10)] == [True] * 3
        assert fr(msg("voice-missed")) in texts and fr(msg("voice-again", n=2)) in texts
        drawn = [image.semantics_label for image in screen.find(ft.Image) if image.semantics_label]
        assert drawn[:3] == ["10", "7", "9"]


async def test_the_one_button_says_what_comes_next_and_goes_there() -> None:
    gone: list[str] = []
    fr = texts_in("fr")
    async with shown(spoken(ALL[0]), go=lambda: gone.append("on")) as screen:
        label = fr(msg("voice-next", word=msg("core-said", text=fr(msg("voice-done"))), next=said("PNJ 2")))
        assert label in screen.texts()
        await screen.tap("told-on")
    assert gone == ["on"]


def test_short_news_stand_above_a_question_and_long_ones_before_it() -> None:
    yes = YesNo(key="q", text=said("?"), rule="R")
    long = Choose(key="q", text=said("?"), rule="R", options=tuple(Option(str(n), said(str(n))) for n in range(20)))
    look = Look(DARK)
    assert fits(blocks(spoken(ALL[0])), yes, 600, look, False)
    assert not fits(blocks(spoken(*ALL)), yes, 600, look, False)
    assert not fits(blocks(spoken(ALL[0])), long, 600, look, False)
    assert not fits(
        blocks(spoken(ALL[0])),
        Form(key="q", text=said("?"), rule="R", schema="s", subject="1", fields=()),
        600,
        look,
        False,
    )


async def test_nothing_told_is_said_so() -> None:
    async with shown([]) as screen:
        assert texts_in("fr")(msg("voice-nothing")) in screen.texts()
