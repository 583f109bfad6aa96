"""What a table types in the middle of the game finds the rule that it means, or those, first."""

from __future__ import annotations

from tests.support.typed import misses

QUESTIONS = {
    ("égalité", "tie"): ("CD-WIN-01", "CD-EFF-08"),
    ("réparer", "repair"): ("CD-PATCH-03",),
    ("combien de cartes", "how many cards"): ("CD-DRAW-02", "CD-SETUP-10", "CD-DRAW-01"),
    ("gagner", "win"): ("CD-WIN-01",),
    ("esquiver", "dodge"): ("CD-DODGE-01",),
    ("bordée", "broadside"): ("CD-BROAD-01",),
    ("marin", "sailor"): ("CD-COMP-08",),
    ("qui commence", "who starts"): ("CD-SETUP-08",),
}


def test_what_a_table_types_finds_the_rule_that_it_means() -> None:
    assert misses("cannon_duel", QUESTIONS) == {}
