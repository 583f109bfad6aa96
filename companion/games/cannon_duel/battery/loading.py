"""CD-SETUP-07, CD-RELOAD-01, -02: projectiles are laid into the two cannons as their owner likes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import MOUNTS, SHOTS, Mount, SeatId, Shot, layer_of
from companion.games.cannon_duel.model.names import Ctx, cannon_name, counted, gun_name, mount_name, shot_name
from companion.games.cannon_duel.model.records import Cannon, Player
from companion.games.cannon_duel.model.state import State

Charge = tuple[Mount, Shot]
"""A projectile and the cannon that holds it."""
Load = tuple[tuple[Shot, ...], tuple[Shot, ...]]
"""What lies in the cannon at the bow, and in the one at the stern."""


def capacity(book: Book, cannon: Cannon) -> int:
    """CD-CANNON-01, -02, -03: how many projectiles a cannon holds."""
    return book.gun(cannon.gun).capacity


def places(book: Book, player: Player) -> int:
    """How many projectiles both cannons hold together."""
    return sum(capacity(book, cannon) for cannon in player.cannons)


def empty(book: Book, player: Player) -> int:
    """How many places are empty in both cannons."""
    return places(book, player) - len(player.loaded)


class CannonsLoaded(Event[State], formerly=("name",)):
    """The projectiles of a ship lie in its two cannons as named."""

    seat: SeatId
    bow: tuple[Shot, ...]
    stern: tuple[Shot, ...]

    def apply(self, s: State) -> State:
        return s.with_cannon(self.seat, "bow", loaded=self.bow).with_cannon(self.seat, "stern", loaded=self.stern)

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-loaded", name=s.name_of(self.seat), bow=load_named(self.bow), stern=load_named(self.stern))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return tuple(
            Order(
                msg("cd-order-load", name=s.name_of(self.seat), mount=mount_name(mount), what=load_named(load)),
                f"cannon:{mount}",
                seat=self.seat,
            )
            for mount, load in _by_mount(self.bow, self.stern)
            if load
        )


def _by_mount(bow: tuple[Shot, ...], stern: tuple[Shot, ...]) -> tuple[tuple[Mount, tuple[Shot, ...]], ...]:
    return (("bow", bow), ("stern", stern))


def load_named(load: Sequence[Shot]) -> Msg:
    """What lies in a cannon, in words."""
    return msg("core-said-list", items=counted(map(shot_name, load))) if load else msg("cd-load-empty")


def charge_options(player: Player, charges: Sequence[Charge]) -> tuple[Option, ...]:
    """Loaded projectiles to tap, each with its cannon; their ids tell apart those that look alike."""
    return tuple(
        Option(f"{mount}-{place}", shot_name(shot), cannon_name(player.cannon(mount)), f"shot:{shot}")
        for place, (mount, shot) in enumerate(charges, 1)
    )


def ways(book: Book, player: Player, shots: Sequence[Shot]) -> tuple[Load, ...]:
    """Every way in which these projectiles fit into the two cannons, those that look alike only once."""
    bow, stern = (capacity(book, cannon) for cannon in player.cannons)
    found: dict[Load, None] = {}
    for n in range(max(0, len(shots) - stern), min(bow, len(shots)) + 1):
        for places_ in combinations(range(len(shots)), n):
            front = tuple(sorted((shots[i] for i in places_), key=SHOTS.index))
            back = tuple(sorted((shots[i] for i in range(len(shots)) if i not in places_), key=SHOTS.index))
            found[front, back] = None
    return tuple(found)


def spelled(load: Load) -> str:
    """A way to load both cannons as an answer spells it: "ball-chain/grape"; "none" for an empty one."""
    return "/".join("-".join(shots) or "none" for shots in load)


def load(t: Ctx, seat: SeatId, shots: Sequence[Shot], rule: str, key: str) -> Procedure[None]:
    """These are all projectiles that a ship has now: its owner lays them into the cannons.

    Nobody is asked where there is only one way. key: asked once in a run.
    """
    player = t.now.player(seat)
    found = ways(t.book, player, shots)
    options = tuple(
        Option(
            spelled(way),
            msg("cd-load", bow=load_named(way[0]), stern=load_named(way[1])),
            picture=f"load:{spelled(way)}",
        )
        for way in found
    )
    guns = {cannon.mount: gun_name(cannon.gun) for cannon in player.cannons}
    text, note = msg("cd-q-load", name=player.name), msg("cd-mounting", **guns)
    likely = spelled(max(found, key=lambda way: _in_active(t.book, player, way)))
    told = yield from t.choose(key, options, who=seat, rule=rule, text=text, note=note, default=likely)
    bow, stern = first_of(way for way in found if spelled(way) == told)
    yield from t.happens(CannonsLoaded(seat, bow, stern, rule=rule))


def _in_active(book: Book, player: Player, way: Load) -> tuple[int, int]:
    """Projectiles in the active cannon that fit the zone under the crosshair, and all in it; before any aim none."""
    if not player.active or not player.crosshair:
        return 0, 0
    loaded = dict(zip(MOUNTS, way, strict=True))[player.active]
    return loaded.count(book.ideal(layer_of(player.crosshair))), len(loaded)
