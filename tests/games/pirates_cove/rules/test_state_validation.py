"""States of the middle of a fight and of a visit: whatever they name that does not exist is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.untrusted.state_validation import BadState
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.records import (
    Buccaneer,
    Chest,
    Combat,
    FameLine,
    Outcome,
    Parrot,
    Played,
    Tally,
    Visit,
)
from companion.games.pirates_cove.model.state import State
from tests.games.pirates_cove.rules.fights import LEGEND, NAVY, against, chased, lying
from tests.games.pirates_cove.rules.mats import ANNE, BART, CLEO, COVE
from tests.support.broken_states import put

NOBODY, NO_SHIP, NO_CARD = SeatId("seat-9"), "legend-7", "ace"


def full() -> State:
    """With everything that a state may name: more than one moment of an evening has."""
    s = chased(against(lying(ANNE, BART), "hook"))
    combat = Combat(
        "crew",
        (ANNE, BART, LEGEND, NAVY),
        "volleys",
        (ANNE, BART),
        2,
        played=(Played(ANNE, "smoke"),),
        volley=("grapeshot",),
        hit=(ANNE,),
        reloading=((ANNE, 2),),
        series=((LEGEND, (ANNE,)),),
        lots=((BART, 3),),
        lost=((LEGEND, 1),),
    )
    s = s.with_player(ANNE, hand=("navy",), parrot=Parrot("flint"))
    s = replace(
        s,
        combat=combat,
        discards=("letter",),
        legends_gone=("blackbeard",),
        turned=("1",),
        chests=(Chest("hull", ANNE),),
        buccaneers=(Buccaneer(ANNE, BART),),
        tallies=(Tally(ANNE), Tally(BART), Tally(CLEO)),
        fame=(FameLine(1, ANNE, 2, "plunder"),),
        outcome=Outcome((ANNE,)),
    )
    return s.with_turn(waiting=(ANNE,), visit=Visit(ANNE))


def test_what_exists_is_read() -> None:
    assert COVE.read(COVE.dump(full())) == full()


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (("players", 0, "hand", 0), NO_CARD),
        (("players", 0, "parrot", "kind"), "smoke"),
        (("discards", 0), NO_CARD),
        (("black_ships", 0, "id"), NO_SHIP),
        (("black_ships", 0, "legend"), "sparrow"),
        (("legends_gone", 0), "sparrow"),
        (("turned", 0), "99"),
        (("chests", 0, "seat"), NOBODY),
        (("buccaneers", 0, "seat"), NOBODY),
        (("buccaneers", 0, "victim"), NOBODY),
        (("tallies", 0, "seat"), NOBODY),
        (("tallies", 1, "seat"), ANNE),
        (("fame", 0, "seat"), NOBODY),
        (("turn", "waiting", 0), NOBODY),
        (("turn", "visit", "seat"), NOBODY),
        (("navy", "sender"), NOBODY),
        (("navy", "controller"), NOBODY),
        (("combat", "ships", 0), NO_SHIP),
        (("combat", "order", 1), NOBODY),
        (("combat", "hit", 0), NOBODY),
        (("combat", "reloading", 0, 0), NOBODY),
        (("combat", "series", 0, 0), NO_SHIP),
        (("combat", "lots", 0, 0), NO_SHIP),
        (("combat", "lost", 0, 0), NO_SHIP),
        (("combat", "played", 0, "card"), NO_CARD),
        (("combat", "volley", 0), NO_CARD),
        (("outcome", "winners", 0), NOBODY),
    ],
    ids=lambda part: ".".join(map(str, part)) if isinstance(part, tuple) else None,
)
def test_what_does_not_exist_is_refused_where_it_stands(path: tuple[str | int, ...], wrong: str) -> None:
    raw: dict[str, Any] = COVE.dump(full())
    put(*path, to=wrong)(raw)
    with pytest.raises(BadState) as error:
        COVE.read(raw)
    assert error.value.place.split(".")[0] == path[0]


def test_the_navy_is_no_ship_of_a_fight_while_it_is_off_the_board() -> None:
    raw: dict[str, Any] = COVE.dump(full())
    put("navy", to=None)(raw)
    with pytest.raises(BadState) as error:
        COVE.read(raw)
    assert error.value.place == "combat.ships.3"
