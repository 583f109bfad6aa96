"""What a table types in the middle of the game finds the rule that it means, or those, first."""

from __future__ import annotations

from tests.support.typed import misses

QUESTIONS = {
    ("attaquer un port", "attack a port"): ("BB-7.2G", "BB-15.21", "BB-15.3"),
    ("mutinerie", "mutiny"): ("BB-12.1",),
    ("égalité", "tie"): ("BB-13.61", "BB-6.35"),
    ("vent", "wind"): ("BB-8.2", "BB-5.22"),
    ("fin du tour", "end of the turn"): ("BB-6.32", "BB-6.1"),
    ("vendre un otage", "sell a hostage"): ("BB-10.3", "BB-7.2E"),
    ("comment gagner", "how do I win"): ("BB-3a", "BB-3b"),
    ("soigner mon pirate", "healing"): ("BB-13.715",),
}


def test_what_a_table_types_finds_the_rule_that_it_means() -> None:
    assert misses("blackbeard", QUESTIONS) == {}
