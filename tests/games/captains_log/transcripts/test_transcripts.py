"""Golden evenings: whole games played again from recorded answers, strictly, and compared line by line.

After a change of rules or words: `python -m tests.games.captains_log.transcripts --write`, then read what has changed.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import pairwise
from statistics import median

import pytest

from companion.core.journal.journal import Began, Said, dump_entry
from companion.games.captains_log.hand.mission_cards import MissionChanged
from tests.games.captains_log.transcripts.games import FOUR, GAME, GOLDEN, SHELF, Golden, ending, luck, play
from tests.games.captains_log.transcripts.ingredients import INGREDIENTS, events
from tests.games.captains_log.transcripts.resuming import resumes_everywhere
from tests.support.recording import LANGS, Lang, Played, an_evening, reads_as_kept

TYPICAL_FACTS, MOST_FACTS = 3, 7
"""What the table may be asked during one activation of an NPC: in the middle, and at most."""

NEED_NOT_HAPPEN = {
    "BoatUsed": "rowboats are for players of board B with money to spare",
    "CardFilled": "only two captains bear wounds or damage on their cards",
    "CardLoaded": "only one captain does so",
    "Corrected": "nothing is corrected in a golden evening",
    "CorsairRepaired": "corsairs belong to one captain",
    "CorsairTaken": "corsairs belong to one captain",
    "Drilled": "an officer for it is rarely affordable",
    "Enlisted": "whom a nation would take is rarely in its port",
    "FavourDone": "only one captain does so",
    "Fished": "nobody buys fishing boats",
    "FloatLies": "the app follows no map in a golden evening",
    "FogLies": "the app follows no map in a golden evening",
    "FortressTaken": "one event among many",
    "Grappled": "officers with hooks are rarely affordable",
    "HexShared": "the sailor counts its movements on the map",
    "HexesEntered": "the sailor counts its movements on the map",
    "Jettisoned": "a hold is rarely overfull",
    "KrakenLies": "the app follows no map in a golden evening",
    "KrakenSwam": "the app follows no map in a golden evening",
    "MapLaid": "the app follows no map in a golden evening",
    "MapLeft": "the app follows no map in a golden evening",
    "Marked": "only one captain does so",
    "MarkerTaken": "only one captain is an outcast",
    "MissionsTaken": "no player captures another",
    "NationBetrayed": "nobody joins a nation within twenty rounds",
    "NationJoined": "nobody joins a nation within twenty rounds",
    "PileRenewed": "forty-six ships last longer than an evening",
    "PileShuffled": "twenty-seven events last longer than ten day steps",
    "PortMissed": "nobody asks for a port on a tile that has none",
    "PortViolated": "no player attacks a moored ship",
    "PrestigeWon": "a ruling that is not the usual one",
    "Rammed": "a careful captain rams nobody",
    "RanAground": "nobody sails into the unknown",
    "Rearranged": "the app stows by itself",
    "SaidReady": "in a golden evening nobody has a phone to buy on",
    "ShipChanged": "money is spent on fame before it buys a ship",
    "ShipTaken": "nobody sails a captured ship",
    "ShipTurned": "the sailor counts its movements on the map",
    "ShopLeft": "in a golden evening nobody has a phone to buy on",
    "Shown": "every game has it; this one has events of its own for what it shows",
    "Skirmished": "an officer for it is rarely affordable",
    "SpaceEmptied": "officers are rarely affordable",
    "SpacesRead": "the invented edition knows the prices of the tavern",
    "StepReached": "a combat mission is a matter of luck",
    "StowawayFound": "an event that may not come",
    "TargetMoved": "nobody wins so much that the goal moves",
    "TavernBought": "officers are rarely affordable",
    "TavernRenewed": "only some fame renews the tavern",
    "TimeLeft": "few missions have a time limit",
    "Unhooked": "officers with hooks are rarely affordable",
    "VoyageBegan": "the sailor counts its movements on the map",
    "VoyageEnded": "the sailor counts its movements on the map",
    "WantedCleared": "nobody is forgiven by a nation that wants him",
    "WhaleProvoked": "the whale is one card among many",
    "WoundsHealed": "no NPC with the recruitment skill comes into play",
    "ShipAdrift": "the app follows no map in a golden evening",
    "ShipSailed": "the app follows no map in a golden evening",
    "ShipStands": "the app follows no map in a golden evening",
    "TileLaid": "the app follows no map in a golden evening",
}
"""Event types that no golden evening has to bring, and why; the tests of their chapters play them."""

NEED_NOT_BEGIN = {
    "barter": "only one captain does so",
    "captain-favour": "only one captain does so",
    "clue": "clues come from barrels",
    "cross-gap": "nobody sails into the unknown",
    "describe-wind": "the invented edition knows its winds",
    "fame-board": "the invented edition knows its fame board",
    "fire-zone": "a careful captain keeps out of range",
    "fish": "nobody buys fishing boats",
    "flagship": "only one captain asks for a flagship",
    "give-up": "nobody is stranded by the tide",
    "jettison": "of an overfull hold the app asks by itself",
    "meet-kraken": "nobody sails too near to the colossal Kraken",
    "not-ready": "in a golden evening nobody has a phone to buy on",
    "npc-card": "nobody turns a card up by hand",
    "mission-drop": "nobody gives up a mission",
    "mission-due": "a combat mission is a matter of luck",
    "mission-finish": "the app sees by itself what a mission is about",
    "mission-set": "nobody completes four missions of one type",
    "take-up-map": "the app follows no map in a golden evening",
    "ram-at-once": "the app follows no map in a golden evening",
    "steer": "the app follows no map in a golden evening",
    "purchase": "in a golden evening nobody has a phone to buy on",
    "ram": "a careful captain rams nobody",
    "ready": "in a golden evening nobody has a phone to buy on",
    "rearrange": "the app stows by itself",
    "round-counters": "a ruling that is not the usual one",
    "sail": "the sailor counts its movements on the map",
    "sail-on": "the sailor counts its movements on the map",
    "stowaway": "an event that may not come",
    "survey": "the invented edition knows the tiles of the start",
    "tavern-captain": "nobody has nine fame and a friend",
    "tavern-enlist": "nobody has so good a friend",
    "tavern-recruit": "officers are rarely affordable",
    "trade": "captains who play against each other rarely trade",
    "yard-sell": "nobody sells equipment",
    "yard-ship": "money is spent on fame before it buys a ship",
    "yard-wood-sell": "wood is kept for repairs",
}
"""Commands that no golden evening has to begin, and why."""


@cache
def played(golden: Golden) -> Played:
    """An evening played once for all tests."""
    return play(golden)


def all_played() -> list[Played]:
    """All of them."""
    return [played(golden) for golden in GOLDEN]


NOTEBOOKS = [pytest.param(golden, lang, id=f"{golden.name}-{lang}") for golden in GOLDEN for lang in golden.langs]


@pytest.mark.parametrize(("golden", "lang"), NOTEBOOKS)
def test_the_recorded_answers_tell_the_same_evening(golden: Golden, lang: Lang) -> None:
    hint = "If this is what was meant: python -m tests.games.captains_log.transcripts --write"
    reads_as_kept(SHELF.file(golden.name, f"{lang}.txt"), played(golden).notebooks[lang], hint)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_middle_of_the_table_tells_the_same(golden: Golden, lang: Lang) -> None:
    hint = "If this is what was meant: python -m tests.games.captains_log.transcripts --write"
    reads_as_kept(SHELF.file(golden.name, f"announced.{lang}.txt"), played(golden).told[lang], hint)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_it_ends_as_it_should_and_can_be_read(golden: Golden) -> None:
    assert ending(played(golden).evening) == golden.ending
    assert all(played(golden).notebooks[lang].count("\n") < golden.longest for lang in golden.langs)


def test_both_languages_and_both_endings_are_told() -> None:
    assert {lang for golden in GOLDEN for lang in golden.langs} == {"fr", "en"}
    assert FOUR.langs == ("fr", "en")
    assert {ending(one.evening) for one in all_played()} - {""} == {"win", "loss"}


@pytest.mark.parametrize(("golden", "lang"), NOTEBOOKS)
def test_nothing_is_told_that_nobody_wants_to_read(golden: Golden, lang: Lang) -> None:
    lines = played(golden).notebooks[lang].splitlines()
    assert not [line for line in lines if line.endswith(("[sample]", "[forced]", "[usual]"))]
    assert not [line for line, after in pairwise(lines) if line.endswith("[auto]") and not after.startswith("  ")]
    assert not [line for line in lines if re.search(r"(?<!\w)-\d|⟦", line)]


@pytest.mark.parametrize("name", INGREDIENTS)
def test_the_evening_of_four_brings(name: str) -> None:
    assert INGREDIENTS[name](played(FOUR).evening.journal.entries)


def test_in_the_evening_of_four_everybody_plays_his_own_game() -> None:
    entries = played(FOUR).evening.journal.entries
    commands = [entry.command for entry in entries if isinstance(entry, Began)]
    begun = {(command.name, dict(command.params).get("seat")) for command in commands}
    trader, hunter, missionary, explorer = played(FOUR).evening.state.options.seat_ids
    assert {("market-buy", trader), ("market-sell", trader), ("board", hunter), ("explore", explorer)} <= begun
    changed = [event for event in events(entries) if isinstance(event, MissionChanged)]
    assert missionary in {event.seat for event in changed if event.mission.done}


def test_every_event_type_happens_or_is_listed() -> None:
    occurring = set[str]().union(*(one.events() for one in all_played()))
    assert set(GAME.events.types) - occurring <= set(NEED_NOT_HAPPEN), "play it or list it"
    assert set(NEED_NOT_HAPPEN) <= set(GAME.events.types), "strike what is gone"


def test_every_command_is_begun_or_is_listed() -> None:
    occurring = set[str]().union(*(one.commands() for one in all_played()))
    assert set(GAME.procedures) - occurring <= set(NEED_NOT_BEGIN), "begin it or list it"
    assert set(NEED_NOT_BEGIN) <= set(GAME.procedures), "strike what is gone"


def test_an_activation_asks_few_facts() -> None:
    counts: list[int] = []
    for one in all_played():
        asked = Counter(
            moment.begun
            for moment in one.moments
            if moment.command == "npc-activation"
            and moment.question.nature == "fact"
            and moment.question.text.key != "cl-q-tower"  # the tower is thrown like a die
        )
        activations = sum(moment.question.key == "npcs" for moment in one.moments)
        assert len(asked) <= activations
        counts += [*asked.values(), *[0] * (activations - len(asked))]
    assert median(counts) <= TYPICAL_FACTS and max(counts) <= MOST_FACTS, Counter(counts)


@pytest.mark.slow
@pytest.mark.parametrize("golden", [GOLDEN[0], FOUR], ids=lambda golden: golden.name)
def test_it_is_taken_up_again_at_any_question(golden: Golden) -> None:
    assert resumes_everywhere(golden, played(golden)) > 100


@pytest.mark.slow
def test_it_is_taken_up_again_whatever_the_hash_seed() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.games.captains_log.transcripts", "--resume"],
        env=os.environ | {"PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.slow
@pytest.mark.parametrize("golden", [GOLDEN[0], FOUR], ids=lambda golden: golden.name)
def test_undo_to_the_beginning_and_redo_give_the_same_bytes(golden: Golden) -> None:
    one = played(golden)
    options, seed, entries = one.evening.origin.options, one.evening.origin.seed, one.evening.journal.entries
    evening = an_evening(GAME.id, options, seed, entries, luck(golden, seed))

    def told() -> tuple[list[str], str]:
        live = [json.dumps(dump_entry(entry, GAME.events)) for _, entry in evening.journal.live]
        return live, json.dumps(GAME.dump(evening.state))

    before, steps = told(), 0
    while evening.now.undo_caption is not None:
        evening.undo()
        steps += 1
    assert steps == len(one.moments)
    assert evening.question is not None and evening.question.key == one.moments[0].question.key
    assert GAME.dump(evening.state) == GAME.dump(one.moments[0].state)
    while evening.now.redo_caption is not None:
        evening.redo()
    assert told() == before


def test_an_evening_that_was_cut_before_a_question_came_is_taken_up_and_goes_on() -> None:
    """An earlier version did not ask about the only target: what it wrote is begun anew at that question (A10)."""
    golden = next(golden for golden in GOLDEN if golden.name == "solo_loss")
    recording = SHELF.recording(golden.name)
    options, seed, helped = recording.options, recording.seed, luck(golden, recording.seed)
    evening = an_evening(GAME.id, options, seed, helped=helped, dice=recording.dice)
    given = iter(recording.answers)
    while evening.question is not None and evening.question.key != "target":
        evening.answer(next(given)[1])
    target = next(given)[1]
    evening.answer(target)
    written = evening.journal.entries
    asked = max(number for number, entry in enumerate(written) if isinstance(entry, Said) and entry.key == "target")
    older = [entry for number, entry in enumerate(written) if number != asked]
    again = an_evening(GAME.id, options, seed, older, helped, recording.dice)
    assert again.question is not None and again.question.key == "target"
    again.answer(target)
    assert again.question is not None and again.question.key == next(given)[0]
    assert GAME.dump(again.state) == GAME.dump(evening.state)
