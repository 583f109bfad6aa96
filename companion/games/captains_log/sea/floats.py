"""1.8 Where barrels and time counters float on the map that the app follows (CL-BAR-01, -02, CL-EVT-15)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import FloatId, TileNumber
from companion.games.captains_log.model.names import Ctx, good
from companion.games.captains_log.model.state import GOODS, Floating, FloatKind, Goods, State
from companion.games.captains_log.sea import places
from companion.games.captains_log.sea.chart import chart
from companion.hexmap import Hex

Where = Literal["icons", "number"]
"""Where on its tile something comes to float: on the icons of barrels, or on the numbered hex."""
PICTURES: Final[Mapping[FloatKind, str]] = {"barrel": "token:barrel", "oil": "good:oil", "mission": "token:mission"}
"""Of what floats."""


class FloatLies(Event[State]):
    """Somebody has shown on which hex a barrel or a counter floats."""

    id: FloatId
    at: Hex

    def apply(self, s: State) -> State:
        return s.floats(self.id, self.at)

    def line(self, s: State, book: object) -> Msg | None:
        token = next((each for each in s.floating if each.id == self.id), None)
        if token is None:
            return None
        return msg("cl-ev-float-lies", what=msg(f"cl-floating-{token.kind}"), place=places.place(s, self.at))


def there(s: State, token: FloatId) -> Hex | None:
    """The hex on which something floats, None where nobody knows."""
    return None if s.sea is None else dict(s.sea.afloat).get(token)


def icons(s: State, tile: TileNumber) -> int | None:
    """CL-BAR-01: how many barrels a tile shows; None where its hexes have not been copied."""
    here = chart(s)
    return len(here.marked(tile, "barrel")) if here.is_copied(tile) else None


def berth(s: State, tile: TileNumber, where: Where) -> Hex | None:
    """CL-BAR-01, CL-EVT-15: the hex on which something new comes to float: the first free icon of a barrel, or the
    numbered hex; None where the map does not tell."""
    here = chart(s)
    if where == "number":
        return next(iter(here.numbered(tile)), None)
    return next((at for at in here.marked(tile, "barrel") if not within(s, at)), None)


def within(s: State, at: Hex) -> tuple[FloatId, ...]:
    """CL-BAR-02: what floats on a hex."""
    return () if s.sea is None else tuple(token for token, where in s.sea.afloat if where == at)


def in_words(goods: Goods) -> Msg:
    """Cubes in words: two of tea, one of sugar."""
    names = (msg("cl-cubes-of", n=goods.of(each), good=good(each)) for each in GOODS if goods.of(each))
    return msg("core-said-list", items=tuple(names))


def oil_adrift(s: State) -> int:
    """CL-EVT-15: cubes of oil that lie on time counters, which are lifted with them."""
    return sum(token.cubes for token in s.floating if token.kind == "oil")


def are_placed(s: State) -> bool:
    """Whether the map tells of everything that floats where it does, and of every barrel of the tiles on it."""
    told = () if s.sea is None else tuple(token for token, _ in s.sea.afloat)
    return s.sea is not None and chart(s).copied and all(each.id in told for each in s.floating)


def settles(t: Ctx) -> Procedure[None]:
    """CL-BAR-01: where each thing floats of which only the tile is known; what can lie in one place only nobody is
    asked."""
    for token in t.now.floating:
        if there(t.now, token.id) is not None:
            continue
        cells = tuple(_cells(t.now, token))
        if len(cells) > 1:
            chosen = yield from t.choose(
                "float-lies",
                (places.hex_option(t.now, at) for at in cells),
                at=token.id,
                rule="CL-BAR-01",
                words={"kind": token.kind, "tile": token.tile},
                nature="fact",
                chart=True,
            )
            yield from t.happens(FloatLies(token.id, places.read_hex(chosen), rule="CL-BAR-01"))
        elif cells:
            yield from t.happens(FloatLies(token.id, cells[0], rule="CL-BAR-01"))


def _cells(s: State, token: Floating) -> Iterable[Hex]:
    """Where it may lie: a barrel on a free icon of its tile or on its numbered hex, everything else on that."""
    here = chart(s)
    numbered = here.numbered(token.tile)
    if token.kind != "barrel":
        return numbered
    taken = {} if s.sea is None else {at for _, at in s.sea.afloat}
    waiting = [each for each in s.floating if each.tile == token.tile and there(s, each.id) is None]
    free = [at for at in here.marked(token.tile, "barrel") if at not in taken]
    return free[:1] if len(free) == len(waiting) else (*free, *numbered)
