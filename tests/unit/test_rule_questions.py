"""What a table types in the middle of a game: the rule that it means stands first, or among the first three where
several are meant."""

from __future__ import annotations

import pytest

from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES
from companion.session.game_registry import game_ids

QUESTIONS = {
    "captains_log": {
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
    },
    "blackbeard": {
        ("attaquer un port", "attack a port"): ("BB-7.2G", "BB-15.21", "BB-15.3"),
        ("mutinerie", "mutiny"): ("BB-12.1",),
        ("égalité", "tie"): ("BB-13.61", "BB-6.35"),
        ("vent", "wind"): ("BB-8.2", "BB-5.22"),
        ("fin du tour", "end of the turn"): ("BB-6.32", "BB-6.1"),
        ("vendre un otage", "sell a hostage"): ("BB-10.3", "BB-7.2E"),
        ("comment gagner", "how do I win"): ("BB-3a", "BB-3b"),
        ("soigner mon pirate", "healing"): ("BB-13.715",),
    },
    "pirates_cove": {
        ("égalité", "tie"): ("PC-SPEED-02", "PC-END-03"),
        ("réparer", "repair"): ("PC-T5-06", "PC-UPG-01"),
        ("fuir", "flee"): ("PC-FLEE-01",),
        ("vendre", "sell"): ("PC-T5-03", "PC-T5-01"),
        ("même île", "same island"): ("PC-COMBAT-01",),
        ("acheter un canon", "buy a cannon"): ("PC-T5-02",),
        ("qui gagne", "who wins"): ("PC-END-02",),
        ("combien de dés", "how many dice"): ("PC-SHIP-02", "PC-VOLLEY-03"),
    },
    "pirates_csg": {
        ("égalité", "tie"): ("CSG-WIN-03", "CSG-BOARD-03", "CSG-RAM-02"),
        ("abordage", "boarding"): ("CSG-BOARD-01", "CSG-BOARD-02", "CSG-BOARD-03"),
        ("combien de mouvement", "how far can I move"): ("CSG-MOVE-03", "CSG-MOVE-04"),
        ("éperonner", "ram"): ("CSG-RAM-01",),
        ("gagner", "win"): ("CSG-WIN-03", "CSG-WIN-01"),
        ("mât", "mast"): ("CSG-SHOOT-07", "CSG-SHOOT-04", "CSG-MOVE-09"),
        ("tirer sur un fort", "shoot at a fort"): ("CSG-SHOOT-09", "CSG-FORT-10"),
        ("peut-on réparer", "can I repair"): ("CSG-REP-01",),
    },
    "cannon_duel": {
        ("égalité", "tie"): ("CD-WIN-01", "CD-EFF-08"),
        ("réparer", "repair"): ("CD-PATCH-03",),
        ("combien de cartes", "how many cards"): ("CD-DRAW-02", "CD-SETUP-10", "CD-DRAW-01"),
        ("gagner", "win"): ("CD-WIN-01",),
        ("esquiver", "dodge"): ("CD-DODGE-01",),
        ("bordée", "broadside"): ("CD-BROAD-01",),
        ("marin", "sailor"): ("CD-COMP-08",),
        ("qui commence", "who starts"): ("CD-SETUP-08",),
    },
}


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_table_types_finds_the_rule_that_it_means(game_id: str) -> None:
    wrong = {}
    for asked, meant in QUESTIONS[game_id].items():
        for query, lang in zip(asked, ("fr", "en"), strict=True):
            found = [rule.id for rule in rule_index(game_id).search(query, limit=3, lang=lang)]
            if sorted(found[: len(meant)]) != sorted(meant):
                wrong[query] = found
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_each_phrase_that_is_kept_for_a_rule_finds_it_among_the_first_three(game_id: str, lang: str) -> None:
    index = rule_index(game_id)
    lost = {
        (rule, said)
        for rule, by_lang in index.typed.items()
        for said in by_lang[lang]
        if rule not in [found.id for found in index.search(said, limit=3, lang=lang)]
    }
    assert lost == set()
