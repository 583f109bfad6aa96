"""CSG-SETUP-01, -03 to -08: the order of play, the sea, islands and terrain beside them, home islands, ships at their
homes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import field
from typing import Final, get_args

from companion.core.events.announcement_events import Announced, StepBegun, laid_out
from companion.core.events.announcements import Announcement, Change, Die, Fate, Order, Piece, Result, Side
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Dice
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.schemas import CREW
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import AT_SEA, CrewId, IslandId, SeatId, ShipId, TerrainId
from companion.games.pirates_csg.model.names import Ctx, card_name, island_option, player_name, q, ship_name
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.records import Island, Kind, Player, Tally, Terrain
from companion.games.pirates_csg.model.state import State, Turn
from companion.games.pirates_csg.model.turn_events import next_step
from companion.games.pirates_csg.ship.cards import crew_card, ship_card

KINDS: Final[tuple[Kind, ...]] = tuple(kind for kind in get_args(Kind) if kind != "current")
"""What may lie there from the start; trade currents come later (CSG-TERR-CURR)."""
MOST: Final = 9
"""Of one kind; a table that wants more has no room to sail."""


class TerrainLaid(Event[State], formerly=("names",)):
    """CSG-SETUP-05: pieces lie on the sea."""

    pieces: tuple[Terrain, ...]

    def apply(self, s: State) -> State:
        return replace(s, terrain=(*s.terrain, *self.pieces))

    def line(self, s: State, book: Book) -> Msg:
        counted = Counter(piece.kind for piece in self.pieces)
        names = tuple(msg(f"csg-laid-{kind}", n=counted[kind]) for kind in KINDS if counted[kind])
        return msg("csg-ev-terrain", pieces=names)


def lay_terrain(t: Ctx) -> Procedure[None]:
    """CSG-SETUP-05, CSG-TERR-ICE: everybody lays pieces in turn; how many of each is told once."""
    order = msg("csg-order-terrain", n=t.book.numbers.terrain_apart)
    yield from t.happens(Announced(order, "order", "csg:island", rule="CSG-SETUP-05"))
    pieces: list[Terrain] = []
    for kind in KINDS:
        number = q.number("terrain", 0, MOST, at=kind, text=f"terrain-{kind}", nature="fact", default=1)
        for _ in range((yield from t.ask(number))):
            pieces.append(Terrain(TerrainId.numbered("terrain", len(pieces) + 1), kind))
    numbered = []
    for piece in pieces:
        blue = (yield from _blue(t, piece, pieces)) if piece.kind == "iceberg" else 0
        numbered.append(replace(piece, number=blue))
    yield from t.happens(TerrainLaid(tuple(numbered), rule="CSG-SETUP-05"))
    yield from next_step(t, "CSG-SETUP-05")


def _blue(t: Ctx, piece: Terrain, pieces: list[Terrain]) -> Procedure[int]:
    """CSG-TERR-ICE: the blue number of an iceberg."""
    place = [each.id for each in pieces if each.kind == "iceberg"].index(piece.id) + 1
    faces = t.book.numbers.die_faces
    return (
        yield from t.number(
            "blue", 1, faces, at=piece.id, words={"n": place}, nature="fact", default=(place - 1) % faces + 1
        )
    )


STEPS = (
    "muster",
    "turn-order",
    "extra-points",
    "lay-out",
    "lay-terrain",
    "home-islands",
    "treasure",
    "deploy",
    "fit-out",
    "berths",
    "launch-canoes",
    "first-csg-turn",
)
"""CSG-SETUP-01 to -09; fleets come first, as nobody needs the table for them."""


PARTS = ("sea", "treasure", "fleets", "crew")
"""The steps that hands do something for, in order."""


def part(t: Ctx, name: str, rule: str) -> Procedure[None]:
    """Tell to which step the orders that follow belong."""
    yield from t.happens(StepBegun(name, msg(f"csg-part-{name}"), PARTS.index(name) + 1, len(PARTS), rule=rule))


def piece(kind: str, n: int, picture: str, colour: str = "") -> Piece:
    """So many things of a kind out of the box."""
    return Piece(msg(f"csg-piece-{kind}"), n, picture, colour)


_SQUARE_METRE: Final = 100
"""In square decimetres, in which the largest seas are kept."""


class SeatsOrdered(Event[State], formerly=("names", "result")):
    """CSG-SETUP-01: who begins, and who sits at whose left. rolled: the first dice of each of them."""

    seats: tuple[SeatId, ...]
    rolled: tuple[tuple[int, ...], ...] = field(default=(), compare=False)

    def apply(self, s: State) -> State:
        return replace(s, players=tuple(s.player(seat) for seat in self.seats))

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-order", names=tuple(player_name(s, seat) for seat in self.seats))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        faces = book.numbers.die_faces
        sides = (
            Side(
                player_name(s, seat),
                "csg-ship:3-3",
                s.player(seat).colour,
                tuple(Die(face, faces) for face in rolled),
                said=msg("csg-told-place", n=place),
            )
            for place, (seat, rolled) in enumerate(zip(self.seats, self.rolled, strict=False), 1)
        )
        return (Result(msg("csg-told-order", name=player_name(s, self.seats[0])), tuple(sides)),)


class IslandsLaid(Event[State]):
    """CSG-SETUP-04: so many islands lie on the sea."""

    n: int

    def apply(self, s: State) -> State:
        return replace(s, islands=tuple(Island(IslandId.numbered("island", i)) for i in range(1, self.n + 1)))

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-islands", n=self.n)


class HomeChosen(Event[State], formerly=("name",)):
    """CSG-SETUP-06: an island is a player's home."""

    seat: SeatId
    island: IslandId

    def apply(self, s: State) -> State:
        return s.with_island(self.island, home=self.seat)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-home", name=s.name_of(self.seat), n=self.island.number)


class PointsRaised(Event[State], formerly=("name", "names")):
    """CSG-SETUP-02: crew that raises the build total is revealed."""

    crew: tuple[CrewId, ...]
    total: int

    def apply(self, s: State) -> State:
        return replace(s, crew=tuple(replace(each, shown=True) if each.id in self.crew else each for each in s.crew))

    def line(self, s: State, book: Book) -> Msg:
        mates = [s.mate(crew) for crew in self.crew]
        names = tuple(card_name(s, CREW, mate.card) for mate in mates)
        return msg("csg-ev-raised", name=s.name_of(mates[0].owner), crew=names, n=self.total)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "token:crew"),)


class FleetsDeployed(Event[State], formerly=("fleets", "how")):
    """CSG-SETUP-08: everybody's ships lie at their home islands, mercenaries off them."""

    at: tuple[tuple[ShipId, IslandId], ...]

    def apply(self, s: State) -> State:
        for ship, island in self.at:
            s = s.with_ship(ship, deployed=True, docked=island)
        return s

    def line(self, s: State, book: Book) -> Msg:
        fleets = tuple(msg("csg-fleet-of", name=each.name, ships=_fleet(s, each.id)) for each in s.players)
        return msg("csg-ev-deployed", fleets=fleets)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        how = msg("csg-order-stern" if s.options.ruling("A-03") == "stern" else "csg-order-bow")
        return Fate(msg("csg-told-fleets"), None, "csg:home"), Order(how, "csg:home")


def _fleet(s: State, seat: SeatId, but: Collection[ShipId] = ()) -> tuple[Msg, ...]:
    """The ships of somebody, by name."""
    return tuple(ship_name(s, each.id) for each in s.ships if each.owner == seat and each.id not in but)


def first_state(options: Options, book: Book) -> State:
    """The table before the first question: nothing but the players."""
    players = tuple(Player(SeatId(seat), name, colour) for seat, name, colour in options.people)
    steps = tuple(step for step in STEPS if step != "lay-terrain" or options.terrain)
    return State(options, players, Turn(steps=steps), tallies=tuple(Tally(player.id) for player in players))


def turn_order(t: Ctx) -> Procedure[None]:
    """CSG-SETUP-01: two dice each, ties again; the highest begins, the next highest sits at the left."""
    n = t.book.numbers
    rolls: dict[SeatId, list[int]] = {player.id: [] for player in t.now.players}
    first: dict[SeatId, tuple[int, ...]] = {}
    tied: Sequence[SeatId] = tuple(rolls)
    round_ = 1
    while tied:
        dice = tuple(Dice(player_name(t.now, seat), n.order_dice, n.die_faces) for seat in tied)
        told = yield from t.roll("order", *dice, at=round_, text="order" if round_ == 1 else "order-again")
        for at, seat in enumerate(tied):
            faces = told[at * n.order_dice : (at + 1) * n.order_dice]
            rolls[seat].append(sum(faces))
            first.setdefault(seat, tuple(faces))
        sums = [tuple(each) for each in rolls.values()]
        tied = tuple(seat for seat, each in rolls.items() if sums.count(tuple(each)) > 1)
        round_ += 1
    order = tuple(sorted(rolls, key=lambda seat: [-total for total in rolls[seat]]))
    yield from t.happens(SeatsOrdered(order, tuple(first[seat] for seat in order), rule="CSG-SETUP-01"))
    yield from next_step(t, "CSG-SETUP-01")


def islands(players: int, book: Book) -> int:
    """CSG-SETUP-04, A-02: how many islands lie on the sea."""
    n = book.numbers
    return n.islands_for_two + n.islands_per_player * (players - n.few_players)


def sizes(book: Book) -> dict[str, float]:
    """CSG-SETUP-03: the side of the smallest sea in centimetres, the largest of two players and of three in square
    metres."""
    n = book.numbers
    return {"side": n.sea_side, "two": n.sea_two / _SQUARE_METRE, "three": n.sea_three / _SQUARE_METRE}


def lay_out(t: Ctx) -> Procedure[None]:
    """CSG-SETUP-03, -04: the sea and its islands, one at a time in turn order."""
    n, count = t.book.numbers, islands(len(t.now.players), t.book)
    yield from part(t, "sea", "CSG-SETUP-03")
    text = msg("csg-order-sea-sizes", n=len(t.now.players), **sizes(t.book))
    yield from t.happens(Announced(text, "order", "csg:sea", rule="CSG-SETUP-03"))
    words = {"n": count, "least": n.islands_apart_least, "most": n.islands_apart_most}
    pieces = (piece("island", count, "csg:island"),)
    order = Announced(msg("csg-order-islands", **words), "order", "csg:island", pieces=pieces, rule="CSG-SETUP-04")
    yield from t.happens(order)
    yield from t.happens(IslandsLaid(count, rule="CSG-SETUP-04"))
    yield from next_step(t, "CSG-SETUP-04")


def home_islands(t: Ctx) -> Procedure[None]:
    """CSG-SETUP-06: everybody picks the home of the player at their left, the last one that of the first; an
    island is nobody's second home, whatever a table allows itself."""
    seats = [player.id for player in t.now.players]
    for seat, left in zip(seats, (*seats[1:], seats[0]), strict=True):
        options = tuple(island_option(t.now, each.id) for each in t.now.islands if not each.home)
        words = {"name": player_name(t.now, seat), "other": player_name(t.now, left)}
        told = yield from t.choose("home", options, at=left, who=seat, words=words, note=True, forced=False)
        yield from t.happens(HomeChosen(left, IslandId(told), rule="CSG-SETUP-06"))
    yield from next_step(t, "CSG-SETUP-06")


def extra_points(t: Ctx) -> Procedure[None]:
    """CSG-SETUP-02: in turn order, crew that raises the build total is revealed; the fleets have spent it already."""
    for player in t.now.players:
        s = t.now
        raising = tuple(crew for crew in s.crew if crew.owner == player.id and crew_card(s, crew).build)
        if raising:
            total = s.options.total + sum(crew_card(s, crew).build for crew in raising)
            ids = tuple(crew.id for crew in raising)
            yield from t.happens(PointsRaised(ids, total, rule="CSG-SETUP-02"))
    yield from next_step(t, "CSG-SETUP-02")


def deploy(t: Ctx) -> Procedure[None]:
    """CSG-SETUP-08, A-03, CSG-KW-MERCENARY: all ships come to the table."""
    s = t.now
    hired = [ship.id for ship in s.ships if "mercenary" in ship_card(s, ship.id).keywords]
    at = tuple((ship.id, AT_SEA if ship.id in hired else s.home(ship.owner).id) for ship in s.ships)
    yield from part(t, "fleets", "CSG-SETUP-08")
    yield from t.happens(FleetsDeployed(at, rule="CSG-SETUP-08"))
    for player in s.players:
        if own := _fleet(s, player.id, hired):
            text = msg("csg-order-fleet", name=player.name, ships=own)
            pieces = piece("ship", len(own), "csg-ship:3-3", player.colour)
            yield from t.happens(laid_out("CSG-SETUP-08", text, pieces, seat=player.id))
    for ship in hired:
        text = msg("csg-order-mercenary", ship=ship_name(s, ship))
        yield from t.happens(Announced(text, "order", seat=s.ship(ship).owner, rule="CSG-KW-MERCENARY"))
    yield from next_step(t, "CSG-SETUP-08")


COMMANDS: dict[str, ProcedureFunction] = {
    "lay-terrain": lay_terrain,
    "turn-order": turn_order,
    "extra-points": extra_points,
    "lay-out": lay_out,
    "home-islands": home_islands,
    "deploy": deploy,
}
