"""What may be seen of an evening from one seat."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from companion.session.seat_view import SeatView


def test_who_looked_sees_what_all_see_once_they_are_this_seat_no_more() -> None:
    """At once, and not only when somebody has gone on: a phone that was sent away shows its hand no more."""
    game = SimpleNamespace(view=lambda state, seat: f"what “{seat}” sees of {state}")
    evening = SimpleNamespace(game=game, origin=SimpleNamespace(options={}), now=SimpleNamespace(state="the table"))
    view: SeatView[Any, Any] = SeatView(cast(Any, evening), "seat-1", "own")
    assert view.state == "what “seat-1” sees of the table"
    view.forget()
    assert view.state == "what “” sees of the table"
