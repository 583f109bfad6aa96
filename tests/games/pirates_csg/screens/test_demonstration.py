"""The demonstration of Pirates CSG begins with fleets that were picked for both captains."""

from __future__ import annotations

import companion
from companion.ui.games import screens_of


def test_each_captain_of_a_demonstration_has_another_fleet() -> None:
    evening = screens_of("pirates_csg").demonstrate(lambda game_id, options: companion.begin(game_id, options, seed=3))
    ships = evening.state.ships
    fleets = {ship.owner: {each.card for each in ships if each.owner == ship.owner} for ship in ships}
    assert len(fleets) == 2 and not set.intersection(*fleets.values())
