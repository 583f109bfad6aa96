"""What a table types in the middle of the game finds the rule that it means, or those, first."""

from __future__ import annotations

from tests.support.typed import misses

QUESTIONS = {
    ("égalité", "tie"): ("CSG-WIN-03", "CSG-BOARD-03", "CSG-RAM-02"),
    ("abordage", "boarding"): ("CSG-BOARD-01", "CSG-BOARD-02", "CSG-BOARD-03"),
    ("combien de mouvement", "how far can I move"): ("CSG-MOVE-03", "CSG-MOVE-04"),
    ("éperonner", "ram"): ("CSG-RAM-01",),
    ("gagner", "win"): ("CSG-WIN-03", "CSG-WIN-01"),
    ("mât", "mast"): ("CSG-SHOOT-07", "CSG-SHOOT-04", "CSG-MOVE-09"),
    ("tirer sur un fort", "shoot at a fort"): ("CSG-SHOOT-09", "CSG-FORT-10"),
    ("peut-on réparer", "can I repair"): ("CSG-REP-01",),
}


def test_what_a_table_types_finds_the_rule_that_it_means() -> None:
    assert misses("pirates_csg", QUESTIONS) == {}
