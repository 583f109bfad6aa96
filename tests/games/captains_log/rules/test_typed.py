"""What a table types in the middle of the game finds the rule that it means, or those, first."""

from __future__ import annotations

from tests.support.typed import misses

QUESTIONS = {
    ("tirer sur un port", "fire on a port"): ("CL-REP-04", "CL-FRT-03", "CL-NPC-21"),
    ("égalité", "tie"): ("CL-FAM-01", "CL-SET-21", "CL-NPC-29"),
    ("vent", "wind"): ("CL-MOV-05",),
    ("combien de cases je peux bouger", "how many hexes can I move"): ("CL-MOV-02",),
    ("qui joue en premier", "who plays first"): ("CL-SET-21",),
    ("fin de la partie", "end of the game"): ("CL-FAM-01",),
    ("kraken", "kraken"): ("CL-KRK-01",),
    ("comment réparer", "repairing"): ("CL-FIX-01",),
    ("où puis-je vendre", "where can I sell"): ("CL-MKT-10",),
    ("comment aborder", "how do I board"): ("CL-BOA-01",),
}


def test_what_a_table_types_finds_the_rule_that_it_means() -> None:
    assert misses("captains_log", QUESTIONS) == {}
