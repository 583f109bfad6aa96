"""A chance in words: as short as people say it, and never surer than it is."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import companion
from companion.core.rules.odds import percent

NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "0%"),
        (Fraction(1, 1000), "< 1%"),
        (Fraction(1, 100), "1%"),
        (Fraction(1, 3), "33%"),
        (Fraction(1, 2), "50%"),
        (Fraction(99, 100), "99%"),
        (Fraction(999, 1000), "> 99%"),
        (Fraction(1), "100%"),
    ],
)
def test_a_chance_is_said_in_whole_percents(chance: Fraction, said: str) -> None:
    assert companion.say(percent(chance), "en").replace(NARROW, " ") == said
    assert companion.say(percent(chance), "fr") == said.replace("%", " %").replace(" ", NARROW), "in one piece"


@given(st.fractions(0, 1))
def test_only_what_is_sure_is_said_to_be_sure(chance: Fraction) -> None:
    said = companion.say(percent(chance), "en")
    assert (said == "0%") == (chance == 0)
    assert (said == "100%") == (chance == 1)
