"""Blockades: when they begin and end, and what they do to Popularity (14.3)."""

from __future__ import annotations

import pytest

from companion.core.values.frozen_records import replace
from companion.games.blackbeard.crown import blockades
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import anchored, commissioner, pirate, play, port, scene, sea, warship

TEACH, PORT = ShipId("edward-teach"), 24


def popularity(state: State) -> int:
    return state.pirate(TEACH).popularity


@pytest.mark.rule("BB-14.3")
def test_a_hunter_at_sea_before_his_port_blockades_him() -> None:
    assert blockades.blockaded(scene(anchored(), warship(1, port(PORT))), TEACH)
    assert blockades.blockaded(scene(anchored(), commissioner(1, "seat-2", port(PORT))), TEACH)
    assert not blockades.blockaded(scene(anchored(), commissioner(1, "seat-1", port(PORT))), TEACH), "his own"
    in_port = commissioner(1, "seat-2", port(PORT), posture="anchored")
    assert not blockades.blockaded(scene(anchored(), in_port), TEACH)
    assert not blockades.blockaded(scene(pirate(place=port(PORT)), warship(1, port(PORT))), TEACH), "he is at sea"


@pytest.mark.rule("BB-14.3")
def test_it_costs_popularity_once_when_it_begins() -> None:
    begun = play(scene(anchored(), warship(1, port(PORT))), blockades.check).state
    assert (popularity(begun), begun.pirate(TEACH).blockaded) == (6, True)
    assert play(begun, blockades.check).events == []


@pytest.mark.rule("BB-14.3")
def test_whoever_of_the_two_leaves_the_pirate_gains_popularity() -> None:
    state = scene(anchored(blockaded=True), warship(1, port(PORT)))
    lifted = play(replace(state, counters=()), blockades.check).state
    assert (popularity(lifted), lifted.pirate(TEACH).blockaded) == (8, False)
    away = play(state.with_pirate(TEACH, place=sea("B2"), posture="sea"), blockades.check).state
    assert (popularity(away), away.pirate(TEACH).blockaded) == (8, False)


@pytest.mark.rule("BB-14.3")
def test_beside_the_hunter_he_has_not_escaped_yet() -> None:
    state = scene(pirate(place=port(PORT), blockaded=True), warship(1, port(PORT)))
    still = play(state, blockades.check)
    assert still.events == [] and still.state.pirate(TEACH).blockaded


@pytest.mark.rule("BB-14.3")
def test_who_is_chased_out_has_escaped_nothing() -> None:
    state = scene(pirate(place=port(PORT), blockaded=True, barred=(PORT,)), warship(1, port(PORT)))
    over = play(state, blockades.check).state
    assert (popularity(over), over.pirate(TEACH).blockaded) == (7, False)
