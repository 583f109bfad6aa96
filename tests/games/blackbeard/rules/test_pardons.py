"""17L The Royal Pardon."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.announcements import Result
from companion.core.questions.kinds import Choose
from companion.core.values.messages import msg
from companion.games.blackbeard.events import pardons
from companion.games.blackbeard.inventory import INVENTORY
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import nation, who
from companion.games.blackbeard.model.records import Pardon
from companion.games.blackbeard.standing import letters_held, ports
from tests.games.blackbeard.rules.event_play import happened
from tests.games.blackbeard.rules.scene import anchored, book, copied, pirate, play, play_out, scene, sea
from tests.support.verdicts import refused_by

TEACH, ROBERTS, HEIR = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("thomas-tew")
SPANISH, BOSTON = 24, 11


PARDON: dict[str, Any] = {"pardon": Pardon("spanish", "spanish-1", ROBERTS), "letters_out": ("spanish-1",)}


@pytest.mark.rule("BB-17L")
def test_the_current_player_names_the_one_who_is_not_pardoned() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("A1")), options={"cards": "table"})
    played = happened(state, "L", {"e-l-letter": "spanish", "e-l-but": ROBERTS})
    assert played.state.pardon == Pardon("spanish", "spanish-1", ROBERTS)
    assert played.state.letters_out == ("spanish-1",) and played.state.offers == ()
    (line,) = played.lines(pardons.PardonOffered)
    assert line == msg("bb-ev-pardon-but", nation=nation("spanish"), name=who(state, book(), ROBERTS))
    told = played.announcements(pardons.PardonOffered)
    assert told == [Result(line, picture="flag:spanish")], "everybody hears what the log says"


@pytest.mark.rule("BB-17L")
def test_whom_the_pardon_may_leave_out_the_most_notorious_of_others_first() -> None:
    others = pirate(ROBERTS, "seat-2", sea("A1"), notoriety=3), pirate(HEIR, "seat-2", sea("A2"), notoriety=9)
    state = scene(pirate(notoriety=20), *others, options={"cards": "table"})
    (asked,) = [q for q in happened(state, "L", {"e-l-letter": "spanish", "e-l-but": HEIR}).asked if q.key == "e-l-but"]
    assert isinstance(asked, Choose) and [option.id for option in asked.options] == [HEIR, ROBERTS, TEACH]


@pytest.mark.rule("BB-17L")
def test_without_a_letter_in_the_cup_there_is_no_pardon() -> None:
    state = scene(letters_out=tuple(letter.id for letter in book().letters))
    assert happened(state, "L").state.pardon is None


@pytest.mark.rule("BB-17L")
@pytest.mark.parametrize(
    ("chosen", "status", "letter", "marks"),
    [("letter", "active", "spanish-1", ()), ("nothing", "active", "", ("spanish",)), ("retire", "retired", "", ())],
)
def test_in_a_port_of_the_nation_he_is_forgiven(chosen: str, status: str, letter: str, marks: tuple[str, ...]) -> None:
    state = scene(anchored(worth=400, marks=("spanish",), attacked=("spanish",)), **PARDON)
    answers = {"p-pardon": chosen, **({"p-retired-cut": HEIR} if chosen == "retire" else {})}
    after = play(state, pardons.claim, answers, pirate=TEACH, number=SPANISH, key="p").state
    teach = after.pirate(TEACH)
    assert (teach.status, teach.letter, teach.marks, teach.worth) == (status, letter, marks, 400)


@pytest.mark.rule("BB-17L", "A-64")
def test_the_pardon_wipes_his_record_with_that_nation_alone() -> None:
    both = ("dutch", "spanish")
    state = scene(anchored(marks=both, attacked=both), **PARDON)
    after = play(state, pardons.claim, {"p-pardon": "letter"}, pirate=TEACH, number=SPANISH, key="p").state
    assert (after.pirate(TEACH).attacked, after.pirate(TEACH).marks) == (("dutch",), ("dutch",))


@pytest.mark.rule("BB-17L", "A-49")
@pytest.mark.parametrize("number", [SPANISH, BOSTON])
@pytest.mark.parametrize("named", [TEACH, ROBERTS])
def test_only_in_its_ports_and_not_for_the_one_named(number: int, named: str) -> None:
    state = scene(anchored(number=number), pardon=Pardon("spanish", "spanish-1", named), letters_out=("spanish-1",))
    played = play_out(state, pardons.claim, pirate=TEACH, number=number, key="p")
    assert bool(played.asked) is (number == SPANISH and named == ROBERTS)
    ruined = state.with_port(number, destroyed=True)
    assert not play_out(ruined, pardons.claim, pirate=TEACH, number=number, key="p").asked


@pytest.mark.rule("BB-17L", "BB-23.54")
def test_a_false_pirate_retires_when_he_is_rich_enough_else_takes_the_letter() -> None:
    rich = book().numbers.solo_retire_net_worth
    for worth, of_blood, status in ((0, 0, "active"), (rich, rich, "active"), (rich, rich - 1, "retired")):
        blood = pirate("dr-peter-blood", "seat-1", sea("Z9", "IND"), worth=of_blood)
        state = scene(blood, anchored(owner="seat-2", worth=worth), solo=True, **PARDON)
        after = play_out(state, pardons.claim, pirate=TEACH, number=SPANISH, key="p").state
        assert after.pirate(TEACH).status == status
        assert status == "retired" or after.pirate(TEACH).letter == "spanish-1"


@pytest.mark.rule("BB-17L", "A-20")
def test_a_letter_taken_under_the_pardon_outlives_it() -> None:
    held = scene(anchored(letter="spanish-1"), **PARDON)
    after = play(held, pardons.lapse).state
    assert (after.pardon, after.letters_out, after.pirate(TEACH).letter) == (None, ("spanish-1",), "spanish-1")


@pytest.mark.rule("BB-17L", "BB-4.22")
def test_the_pardon_opens_ports_that_are_closed_to_him() -> None:
    state = scene(pirate(marks=("spanish",)), governors={SPANISH: "anti"}, cards=(copied("port", 12, nation="french"),))
    assert refused_by(ports.may_enter(state, book(), TEACH, SPANISH)) == ["BB-9.62", "BB-4.22"]
    pardoned = scene(pirate(marks=("spanish",)), governors={SPANISH: "anti"}, **PARDON)
    assert ports.may_enter(pardoned, book(), TEACH, SPANISH).allowed


@pytest.mark.rule("BB-17L", "BB-17E1")
def test_a_letter_of_the_pardon_that_was_taken_and_lost_lies_in_the_cup() -> None:
    state = scene(anchored(letter="spanish-1"), **PARDON)
    lost = play(state, letters_held.void, {}, pirate=TEACH, rule="BB-17E1").state
    there = INVENTORY.pieces(lost, book())["letter"]
    assert there["pardon"] == there["hand"] == 0 and there["cup"] == len(book().letters)
    assert play(
        lost, pardons.claim, {"p-pardon": "letter"}, pirate=TEACH, number=SPANISH, key="p"
    ).state.letters_out == ("spanish-1",)
