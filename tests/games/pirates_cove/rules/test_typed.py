"""What a table types in the middle of the game finds the rule that it means, or those, first."""

from __future__ import annotations

from tests.support.typed import misses

QUESTIONS = {
    ("égalité", "tie"): ("PC-SPEED-02", "PC-END-03"),
    ("réparer", "repair"): ("PC-T5-06", "PC-UPG-01"),
    ("fuir", "flee"): ("PC-FLEE-01",),
    ("vendre", "sell"): ("PC-T5-03", "PC-T5-01"),
    ("même île", "same island"): ("PC-COMBAT-01",),
    ("acheter un canon", "buy a cannon"): ("PC-T5-02",),
    ("qui gagne", "who wins"): ("PC-END-02",),
    ("combien de dés", "how many dice"): ("PC-SHIP-02", "PC-VOLLEY-03"),
}


def test_what_a_table_types_finds_the_rule_that_it_means() -> None:
    assert misses("pirates_cove", QUESTIONS) == {}
