"""Ids of Barbe Noire: what each of them names, and that they are still ids when an evening is read again."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter

from companion.games.blackbeard.game import Blackbeard
from companion.games.blackbeard.model.ids import PlaceId, SeatId, ShipId, SideId
from companion.games.blackbeard.model.ledger import LogChanged, TurnChanged
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import book, commissioner, merchant, pirate, scene, sea, warship

TEACH, WYNNE = ShipId("edward-teach"), ShipId("emmanuel-wynne")


def test_every_pirate_of_the_book_is_known_as_one() -> None:
    assert all(each.id.is_pirate and not each.id.is_commissioner for each in book().pirates)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("kc-1", "is_commissioner"),
        ("merchant-4", "is_merchant"),
        ("merchant-4", "is_counter"),
        ("warship-2", "is_warship"),
        ("warship-2", "is_counter"),
        ("seat-1", "is_seat"),
        ("john-quelch", "is_pirate"),
    ],
)
def test_an_id_knows_what_it_names(text: str, asked: str) -> None:
    assert getattr(SideId(text), asked)


def test_nobody_and_nothing_are_no_pirates() -> None:
    assert not SideId("").is_pirate and not ShipId("") and not SeatId("")


@pytest.mark.parametrize(("kind", "text"), [(ShipId, "seat-1"), (SeatId, "kc-1"), (PlaceId, "edward-teach")])
def test_an_id_of_another_kind_is_refused(kind: type[ShipId | SeatId | PlaceId], text: str) -> None:
    with pytest.raises(ValueError, match="is no id of"):
        kind(text)


def test_a_state_that_is_read_again_holds_ids() -> None:
    ships = (pirate(ally=WYNNE, spotted=("merchant-4",)), pirate(WYNNE, "seat-2"))
    hunters = (commissioner(1, "seat-2", sea("A1")), warship(2, sea("A2")), merchant(4, sea("A3")))
    reader = TypeAdapter(State)
    read = reader.validate_json(reader.dump_json(scene(*ships, *hunters, turn={"actor": TEACH, "beset": (WYNNE,)})))
    teach = read.pirate(TEACH)
    assert teach.ally.is_pirate and teach.spotted[0].is_merchant and teach.owner.is_seat
    assert read.turn.actor.is_pirate and read.turn.beset[0].is_pirate and read.turn.holder.is_seat
    assert all(
        each.is_commissioner or each.is_warship for each in read.hunters_at(sea("A1")) + read.hunters_at(sea("A2"))
    )


@pytest.mark.parametrize("beset", [(), ("emmanuel-wynne",)])
def test_an_event_that_is_read_again_puts_ids(beset: tuple[str, ...]) -> None:
    state = scene(pirate(), pirate(WYNNE, "seat-2"))
    events = Blackbeard(book()).events
    logged = LogChanged(TEACH, (("ally", WYNNE), ("evaded", (ShipId("kc-1"),))), rule="BB-20.1")
    turned = TurnChanged((("actor", WYNNE), ("beset", tuple(map(ShipId, beset)))), rule="BB-8.51")
    for event in (logged, turned):
        state = events.load(events.dump(event)).apply(state)
    assert state.pirate(TEACH).ally.is_pirate and state.pirate(TEACH).evaded[0].is_commissioner
    assert state.turn.actor.is_pirate and all(each.is_pirate for each in state.turn.beset)
