"""Ships on a sea for a test: two players, four islands, and whatever a test puts there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.questions.kinds import Choose
from companion.core.rules.verdicts import Verdict
from companion.core.values.frozen_records import replace
from companion.games.pirates_csg.model.ids import IslandId, PlaceId, SeatId, ShipId, TerrainId
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.records import Island, Kind, Terrain, Touch
from companion.games.pirates_csg.model.state import State, Turn
from companion.games.pirates_csg.setup.layout import first_state
from tests.games.pirates_csg.rules import shores
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.shores import ANNE, BART
from tests.support.scripted import Played, run_script

HOME, AWAY, WILD, FAR = (IslandId.numbered("island", n) for n in range(1, 5))


def sea(options: Mapping[str, Any] | None = None, **rulings: str) -> State:
    """Anne's turn, nothing done yet; her home, Bart's, and two wild islands. rulings: such as ``A_05="compulsory"``."""
    agreed = tuple((name.replace("_", "-"), way) for name, way in rulings.items())
    s = first_state(Options(rulings=agreed, **(options or {})), BOOK)
    homes = {HOME: ANNE, AWAY: BART}
    islands = tuple(
        Island(each, homes.get(each, SeatId("")), 0 if each in homes else 4) for each in (HOME, AWAY, WILD, FAR)
    )
    s = replace(s, islands=islands, turn=Turn(ANNE, 3, "actions"))
    for player in s.players:
        s = s.with_player(player.id, coins=(1, 2, 3, 4))
    return s


def with_ship(s: State, seat: SeatId, masts: int = 3, now: Mapping[str, Any] | None = None, **printed: Any) -> State:
    """With one more ship, "ship-1" being the first. printed: on its card.  now: how it is on the table."""
    guns = "-".join(["3S"] * masts) or None
    s = shores.with_ship(s, seat, **{"nation": "english", "masts": masts, "cargo": 4, "cannons": guns, **printed})
    return s.with_ship(s.ships[-1].id, **(now or {}))


def with_crew(s: State, where: PlaceId, seat: SeatId = ANNE, **printed: Any) -> State:
    """With one more crew card, "crew-1" being the first."""
    return shores.with_crew(s, where, seat, **{"nation": "english", **printed})


def with_coin(s: State, where: PlaceId, value: int = 3, unique: str = "") -> State:
    """With one more coin that somebody has seen."""
    return shores.with_coins(s, where, unique or value, known=(ANNE,))


def with_terrain(s: State, *kinds: Kind, **values: Any) -> State:
    """With pieces of these kinds, "terrain-1" being the first."""
    for kind in kinds:
        piece = Terrain(TerrainId.numbered("terrain", len(s.terrain) + 1), kind, **values)
        s = replace(s, terrain=(*s.terrain, piece))
    return s


def touching(s: State, ship: ShipId, other: ShipId, bow: bool = False) -> State:
    """With two ships in contact."""
    return replace(s, touches=(*s.touches, Touch(ship, other, bow)))


def masts(s: State, ship: ShipId, left: int) -> State:
    """With so many masts of a ship left."""
    built = len(s.ship(ship).masts)
    return s.with_ship(ship, masts=("standing",) * left + ("lost",) * (built - left))


def played(function: Any, s: State, answers: Mapping[str, Any] | None = None, **params: Any) -> Played[State]:
    """A procedure played with these answers; whatever they do not say takes its likely answer, dice excepted."""

    def likely(question: Any) -> Any:
        assert question.nature != "chance", f"dice for {question.key}?"
        return question.default

    return run_script(function, s, BOOK, answers or {}, likely, **params)


def asked(run: Played[State], key: str) -> Choose:
    """The question of a key that was asked."""
    return next(each for each in run.asked if each.key == key)  # type: ignore[return-value]


def options(run: Played[State], key: str) -> list[str]:
    """What a question offered and allowed."""
    return [option.id for option in asked(run, key).options if option.verdict.allowed]


def rules(verdict: Verdict) -> list[str]:
    """The rules for which something is refused."""
    return [reason.rule for reason in verdict.refusals]
