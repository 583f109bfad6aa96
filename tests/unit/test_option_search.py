"""One among many options is found by some letters of its name."""

from __future__ import annotations

import pytest

from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.ui.questions.collections.find_by_name import Sought, chooses, found

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
