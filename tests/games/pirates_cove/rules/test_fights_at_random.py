"""Fights with whatever may be in them, fought by robots: what holds in every one of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import companion
from companion.games.pirates_cove.combat.volleys import VolleyFired
from companion.games.pirates_cove.model.ids import OUTER, SECTIONS
from companion.games.pirates_cove.model.records import Mastercraft, Parrot, Rings
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship.mat import RingMoved
from companion.games.pirates_cove.tavern import deck
from companion.simulation.laws import summed
from tests.games.pirates_cove.rules.fights import against, begun, chased, lying
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE

SEATS = (ANNE, BART, CLEO)


def any_fight(chance: Random) -> State:
    """Some ships at some island with anything aboard, perhaps a pirate or the Navy."""
    island: Any = chance.choice((*OUTER, "treasure"))
    s = lying(*chance.sample(SEATS, chance.randint(1, 3)), island=island)
    cards = [kind for kind, n in deck.copies(s, BOOK).items() for _ in range(n)]
    chance.shuffle(cards)
    for seat in SEATS:
        drawn = [cards.pop() for _ in range(chance.randint(0, 6))]
        birds = [card for card in drawn if card in BOOK.family("parrot")]
        crafts = (Mastercraft(chance.choice(SECTIONS), chance.random() < 0.3),) if "mastercraft" in drawn else ()
        hand = tuple(card for card in drawn if card not in (*birds, "mastercraft"))
        rings = Rings(*(chance.randint(1, 6) for _ in SECTIONS))
        parrot = Parrot(birds[0], chance.random() < 0.3) if birds else None
        treasures = chance.randint(0, 3)
        s = s.with_player(seat, hand=hand, parrot=parrot, crafts=crafts, rings=rings, treasures=treasures)
    if chance.random() < 0.7:
        s = against(s, chance.choice([legend.id for legend in BOOK.legends]), island)
    if island in OUTER and chance.random() < 0.4:
        s = chased(s, island, chance.choice(SEATS))
    return s


def fought(seed: int) -> tuple[State, companion.GameSession]:
    """A fight as it began, and the evening once all fights of the month are over."""
    s = any_fight(Random(seed))
    evening, robot = begun(s), companion.Robot(seed, {"flee": 0.2, "load": 2.0}, main=0.3)
    for _ in range(400):
        if evening.state.combat is None:
            return s, evening
        evening.answer(robot.answer(evening.question))
    raise AssertionError("a fight without an end")


@pytest.mark.rule("PC-COMBAT-04", "PC-VOLLEY-06", "PC-RETREAT-01", "PC-SHIP-03")
@pytest.mark.parametrize("seed", range(40))
def test_every_fight_ends_and_nobody_fires_while_crippled(seed: int) -> None:
    s, evening = fought(seed)
    assert summed(COVE.pieces(s)) == summed(COVE.pieces(evening.state))
    state = s
    for event in evening.events:
        if state.turn.phase != "combat":
            break
        if isinstance(event, VolleyFired) and event.shooter.is_seat:
            assert not state.player(event.shooter).crippled and event.shooter in state.combat.ships
        after = event.apply(state)
        if isinstance(event, RingMoved):
            assert event.place < state.player(event.seat).rings.of(event.section)
        elif after.players != state.players:
            assert [player.rings for player in after.players] == [player.rings for player in state.players]
        state = after
    ended, island = evening.state, next(player.island for player in s.players if player.island != "cove")
    assert len(ended.players_at(island)) < 2 or island == "treasure"
    whole = {ship.id: ship.hull for ship in s.black_ships}
    assert [ship.id for ship in ended.black_ships if not ship.beaten and ship.hull != whole[ship.id]] == []
