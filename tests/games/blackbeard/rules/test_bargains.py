"""Bargains between pirates in one port at the end of a turn (21.1)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.values.messages import msg
from companion.games.blackbeard.captains import bargains
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Hostage
from companion.games.blackbeard.model.state import State
from companion.library.texts import LANGUAGES, texts_in
from tests.games.blackbeard.rules.scene import anchored, book, pirate, play, port, scene, sea

TEACH, WYNNE = ShipId("edward-teach"), ShipId("emmanuel-wynne")
HOSTAGE = Hostage("hostage-1", "spanish", 24)


def tavern(teach: dict[str, Any] | None = None, wynne: dict[str, Any] | None = None, **values: Any) -> State:
    """Teach with booty and Wynne with money in one port, after an operation."""
    ashore = {"place": port(24), "posture": "anchored"}
    one = pirate(**{**ashore, "holds": (350, 100), "hostages": (HOSTAGE,), **(teach or {})})
    two = pirate(WYNNE, "seat-2", **{**ashore, "worth": 900, **(wynne or {})})
    return scene(one, two, **{"turn": {"stage": "draw"}, **values})


def deal(state: State, answers: dict[str, Any]) -> State:
    return play(state, bargains.trade, answers, ship=TEACH, other=WYNNE).state


def broken(state: State) -> list[str]:
    return [reason.rule for reason in bargains.may_bargain(state, book(), TEACH, WYNNE).refusals]


@pytest.mark.rule("BB-21.1")
def test_booty_and_hostages_change_hands_for_net_worth_without_an_operation() -> None:
    after = deal(tavern(), {"gives-goods": ["hold-0", "hostage-1"], "gets-worth": 400, "agreed": True})
    teach, wynne = after.pirate(TEACH), after.pirate(WYNNE)
    assert (teach.holds, teach.hostages, teach.worth) == ((100,), (), 400)
    assert (wynne.holds, wynne.hostages, wynne.worth) == ((350,), (HOSTAGE,), 500)
    assert {line.cause for line in after.ledger} == {"trade"} and not after.turn.done


@pytest.mark.rule("BB-21.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_agrees_reads_what_each_side_gives(lang: str) -> None:
    answers = {"gives-goods": [], "gets-worth": 100, "agreed": True}
    run = play(tavern(), bargains.trade, answers, ship=TEACH, other=WYNNE)
    agreed, say = next(question for question in run.asked if question.key == "agreed"), texts_in(lang)
    assert say(msg("bb-trade-none")).lower() in say(agreed.text).lower() and "100" in say(agreed.text)


@pytest.mark.rule("BB-21.1")
def test_nobody_is_asked_for_what_is_not_aboard_and_the_other_player_agrees() -> None:
    run = play(
        tavern(), bargains.trade, {"gives-goods": [], "gets-worth": 100, "agreed": True}, ship=TEACH, other=WYNNE
    )
    told = {question.key: question for question in run.asked}
    assert told["gives-worth"].only() == (0,) and told["gets-goods"].only() == ((),)
    assert (told["gives-goods"].who, told["gets-worth"].who, told["agreed"].who) == ("seat-1", "seat-2", "seat-2")


@pytest.mark.rule("BB-21.1")
def test_nothing_happens_without_consent_nor_when_nothing_is_given() -> None:
    before = tavern()
    assert deal(before, {"gives-goods": ["hold-0"], "gets-worth": 10, "agreed": False}) == before
    assert deal(before, {"gives-goods": [], "gets-worth": 0}) == before


@pytest.mark.rule("BB-21.1", "BB-5.23")
def test_each_cargo_needs_a_hold() -> None:
    before = tavern(wynne={"holds": (50,), "worth": 0})
    assert deal(before, {"gives-goods": ["hold-0", "hold-1"], "gets-goods": []}) == before
    after = deal(before, {"gives-goods": ["hold-0", "hold-1"], "gets-goods": ["hold-0"], "agreed": True})
    assert (after.pirate(TEACH).holds, after.pirate(WYNNE).holds) == ((50,), (350, 100))


@pytest.mark.rule("BB-21.1")
def test_a_ship_goes_for_a_ship_with_its_damage() -> None:
    state = tavern({"damage": 2, "slow": 1, "repulsed": (11,)}, {"hull": "brigantine"})
    after = deal(state, {"gives-goods": [], "gets-worth": 0, "ships": True, "agreed": True})
    teach, wynne = after.pirate(TEACH), after.pirate(WYNNE)
    assert (teach.hull, teach.damage, teach.slow, teach.repulsed) == ("brigantine", 0, 0, ())
    assert (wynne.hull, wynne.damage, wynne.slow) == ("sloop", 2, 1)


@pytest.mark.rule("BB-21.1", "BB-5.23")
def test_a_ship_too_small_for_what_would_be_aboard_is_not_taken() -> None:
    before = tavern({"hull": "brigantine", "holds": (1, 2, 3)})
    refused = play(before, bargains.trade, {"gives-goods": [], "gets-worth": 0, "ships": True}, ship=TEACH, other=WYNNE)
    assert refused.state == before and [told.rule for told in refused.of(Announced)] == ["BB-5.23"]
    after = deal(before, {"gives-goods": ["hold-2"], "gets-worth": 0, "ships": True, "agreed": True})
    assert (after.pirate(TEACH).hull, after.pirate(TEACH).holds, after.pirate(WYNNE).holds) == ("sloop", (1, 2), (3,))


@pytest.mark.rule("BB-21.1")
def test_pirates_of_different_players_bargain_in_one_port_when_a_turn_ends() -> None:
    assert broken(tavern()) == []
    assert broken(tavern(turn={"stage": "operation"})) == ["BB-21.1"]
    assert broken(tavern(wynne={"posture": "sea"})) == ["BB-21.1"]
    own = scene(anchored(), anchored(WYNNE), turn={"stage": "draw"})
    assert broken(own) == ["BB-21.1"]


@pytest.mark.rule("BB-21.1")
def test_it_is_offered_to_persons_who_lie_in_one_port() -> None:
    (offer,) = bargains.offers(tavern(), book())
    assert (offer.option.id, offer.option.group) == (f"trade-{TEACH}-{WYNNE}", "free")
    assert bargains.offers(tavern(wynne={"place": sea("A1"), "posture": "sea"}), book()) == ()
    alone = scene(anchored("dr-peter-blood"), anchored(WYNNE, "seat-2"), solo=True, turn={"stage": "draw"})
    assert bargains.offers(alone, book()) == ()
