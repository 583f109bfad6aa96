"""One among many options is found by some letters of its name, or at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import flet as ft
import pytest

from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look
from companion.ui.questions.collections.find_by_name import Sought, chooses, found
from companion.ui.questions.parts.option_cards import CROWD, option_cards
from companion.ui.questions.sheet.printed_parts import PrintedInfo
from companion.ui.questions.sheet.sheet_context import SheetContext

FR = texts_in("fr")
PORTS = tuple(
    Option(str(n), msg("core-said", text=name), msg("core-said", text=f"voie {n}"))
    for n, name in enumerate(("Île-à-Vache", "Port Royal", "Port-Morue", "Saint-Domingue"))
)


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("", "0123"),
        ("port", "12"),
        ("PORT ro", "1"),
        ("ile", "0"),
        ("île à", "0"),
        ("voie 3", "3"),
        ("domingue voie", "3"),
        ("tortuga", ""),
    ],
)
def test_letters_find_names_and_notes_whatever_their_accents(words: str, ids: str) -> None:
    assert "".join(option.id for option in found(FR, PORTS, words)) == ids


def test_what_is_chosen_stays_while_one_looks_on() -> None:
    down = [Sought(words="port")]
    chooses(lambda change: down.append(change(down[-1])))("2")
    assert down[-1] == Sought("2", "port")


def test_many_answers_stand_three_abreast_though_their_words_are_long() -> None:
    """A list of islands and ships is seen at once; a few long ones, or a word that no line may break, want room."""
    asked = cast(SheetContext, SimpleNamespace(compact=False, on_may=None))

    def abreast(labels: Sequence[str]) -> int:
        options = [Option(f"o-{n}", msg("core-said", text=label)) for n, label in enumerate(labels)]
        table = option_cards(Look(DARK), texts_in("fr"), asked, options, print, printed=PrintedInfo())
        assert isinstance(table, ft.Column)
        (row, *_) = table.controls
        assert isinstance(row, ft.Row)
        return len(row.controls)

    islands = ["Île de départ d’Anne", *(f"Île vierge {n}" for n in range(CROWD))]
    assert abreast(islands) == 3 and abreast(islands[:5]) == 2
    assert abreast([*islands, "Anticonstitutionnellement"]) == 2
