"""CD-SETUP: the table before the first question, and the steps of the set-up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from companion.core.events.announcement_events import Announced, StepBegun, laid_out
from companion.core.events.announcements import Announcement, Order, Piece
from companion.core.events.event import Event
from companion.core.procedures.copied_cards import known, read_off, recalled
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Choose, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.battery import bag, loading
from companion.games.cannon_duel.cards import board, box, tiles
from companion.games.cannon_duel.hands.deck import give
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import (
    DECKS,
    GUNS,
    MOUNTS,
    OFFICERS,
    Gun,
    Layer,
    Officer,
    SeatId,
    ZoneId,
    layer_of,
)
from companion.games.cannon_duel.model.names import MARKERS, Ctx, gun_name, player_name, q, zone_name
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.records import Cannon, Player, Tally
from companion.games.cannon_duel.model.state import State, Turn
from companion.games.cannon_duel.tricks import choosing

STEPS: Final = (
    "set-up-boards",
    "place-officers",
    "mount-cannons",
    "load-cannons",
    "who-begins",
    "take-aim",
    "advanced-cards",
    "start-hands",
)
"""The set-up, in order (CD-SETUP-01 to -10)."""
PARTS: Final = ("boards", "officers", "cannons", "load", "aim")
"""Those that hands do something for."""
PARTNER: Final = "Vigie"
"""What the captain of the ship that the app plays is called."""
SHEET: Final = "officers"
FIRST_GAME: Final[Gun] = "18-pounder"
"""What the booklet advises for a first duel (CD-SETUP-06)."""


def first_state(options: Options, book: Book) -> State:
    """The two captains before anything is set up; the app takes the second ship where nobody else does."""
    seats = [(seat.name, seat.colour) for seat in options.seats]
    seats += [(PARTNER, options.spare_colour)] if options.alone else []
    players = tuple(
        Player(SeatId.numbered("seat", number), name, colour) for number, (name, colour) in enumerate(seats, 1)
    )
    return State(options, players, Turn(steps=STEPS), tallies=tuple(Tally(player.id) for player in players))


# ---------------------------------------------------------------------- boards and officers


class BoardFilled(Event[State]):
    """CD-SETUP-01, -03: a board lies before its player, every space filled but those of the officers."""

    seat: SeatId
    colour: str

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, zones=board.zones(s.card(board.SCHEMA, self.colour) or ()))


class OfficerPlaced(Event[State], formerly=("name", "colour")):
    """CD-SETUP-03: an officer stands on a deck, in the place of a sailor."""

    seat: SeatId
    officer: Officer
    zone: ZoneId

    def apply(self, s: State) -> State:
        zone = s.player(self.seat).zone(self.zone)
        return s.with_zone(self.seat, self.zone, markers=zone.markers - 1, officers=(*zone.officers, self.officer))

    def line(self, s: State, book: Book) -> Msg:
        return msg(f"cd-ev-{self.officer}-placed", name=s.name_of(self.seat), zone=zone_name(self.zone))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        text = msg(f"cd-order-{self.officer}-placed", name=s.name_of(self.seat), zone=zone_name(self.zone))
        return (Order(text, f"officer:{self.officer}", s.player(self.seat).colour, self.seat),)


def set_up_boards(t: Ctx) -> Procedure[None]:
    """CD-SETUP-01..05: what lies where, and what is printed on the boards that lie there, where that was ever copied.

    Where it was not, officers are placed first: nobody needs to read a board for that.
    """
    yield from recalled(t, box.form())
    yield from _part(t, "boards", "CD-SETUP-01")
    yield from t.happens(*(_own(t, player) for player in t.now.players), *_common(t))
    for player in t.now.players:
        form = board.form(player.colour)
        yield from recalled(t, replace(form, fields=tuple(replace(line, optional=True) for line in form.fields)))
    if all(board.is_copied(t.now.card(board.SCHEMA, player.colour)) for player in t.now.players):
        yield from _filled(t)
    yield from turn_events.step_done(t, "CD-SETUP-01")


def _copied(t: Ctx) -> Procedure[None]:
    """CD-SETUP-03: what is printed on the boards, as far as nobody knows it yet.

    The boards differ in colour only, as far as anybody knows: the second form shows what was copied of the first.
    """
    before = None
    for player in t.now.players:
        form = board.form(player.colour)
        if t.now.card(form.schema, form.subject) is None:
            before = yield from known(t, replace(form, default=before), now=board.AT_ONCE)
        else:
            before = yield from read_off(t, form, *board.AT_ONCE, key=f"{form.key}-rest")
    yield from _filled(t)


def _filled(t: Ctx) -> Procedure[None]:
    """CD-SETUP-03: every space of both boards gets its marker."""
    for player in t.now.players:
        yield from t.happens(BoardFilled(player.id, player.colour, rule="CD-SETUP-03"))
    for text, picture, rule in _misread(t.now, t.book):
        yield from t.happens(Announced(text, "order", picture, rule=rule))


def _part(t: Ctx, part: str, rule: str) -> Procedure[None]:
    """Tell to which step the orders that follow belong."""
    title = msg(f"cd-part-{part}")
    yield from t.happens(StepBegun(part, title, PARTS.index(part) + 1, len(PARTS), rule=rule))


def _piece(kind: str, n: int, picture: str, colour: str = "") -> Piece:
    return Piece(msg(f"cd-piece-{kind}"), n, picture, colour)


def _own(t: Ctx, player: Player) -> Announced:
    """CD-SETUP-01, -02: what a player takes in the own colour; an Aim deck only where hands are on paper."""
    n, colour = t.book.numbers, player.colour
    aim = (_piece("aim-card", n.values * n.aim_suits + n.jokers, "aim:unknown"),)
    pieces = (
        _piece("board", 1, "duel:ship", colour),
        _piece("tile", n.tiles_each, "cannon:bow", colour),
        *(_piece(officer, 1, f"officer:{officer}", colour) for officer in OFFICERS),
        _piece("crosshair", 1, "duel:crosshair", colour),
        _piece("gunner", 1, "duel:gunner"),
        *(aim if t.now.options.hands == "table" else ()),
    )
    text = msg("cd-order-take", name=player.name, colour=msg(f"cd-colour-{colour}"))
    return laid_out("CD-SETUP-02", text, *pieces, seat=player.id, picture="duel:ship", colour=colour)


def _common(t: Ctx) -> Iterator[Announced]:
    """CD-SETUP-02 to -05: what both lay out, and what is only kept at hand because the app deals it."""
    s, n = t.now, t.book.numbers
    options, of_both = s.options, len(s.players)
    markers = (
        _piece("sail", n.sails, "marker:sail"),
        _piece("sailor", n.sailors, "marker:sailor"),
        _piece("plank", n.planks, "marker:plank"),
    )
    yield laid_out("CD-SETUP-03", msg("cd-order-setup-boards"), *markers, picture="marker:sail")
    if options.hands == "table":
        yield laid_out("CD-SETUP-02", msg("cd-order-setup-decks"), picture="token:deck")
    hidden = "cd-order-setup-disasters" if options.bag == "table" else "cd-order-disasters-app"
    disasters = _piece("disaster", n.disasters_each * of_both, "disaster:hidden")
    yield laid_out("CD-SETUP-04", msg(hidden), disasters)
    targets = "cd-order-setup-targets" if options.targets == "table" else "cd-order-targets-app"
    yield laid_out("CD-SETUP-05", msg(targets), _piece("target-card", n.target_cards, "token:target"))
    kinds = ("ball", "chain", "grape")
    shots = tuple(_piece(kind, n.projectiles_of_each, f"shot:{kind}") for kind in kinds)
    bag_order = "cd-order-setup-bag" if options.bag == "table" else "cd-order-bag-app"
    yield laid_out("CD-SETUP-05", msg(bag_order), *shots, picture="shot:ball")
    yield laid_out("CD-SETUP-05", msg("cd-order-reserve"), picture="place:any")
    if options.reputations:
        yield laid_out(
            "CD-SETUP-09", msg("cd-order-setup-reputations"), _piece("reputation", n.reputations, "token:reputation")
        )
    if options.dirty_tricks:
        yield laid_out(
            "CD-SETUP-09", msg("cd-order-setup-tricks"), _piece("trick", n.dirty_tricks, "token:dirty-trick")
        )


def _misread(s: State, book: Book) -> Iterator[tuple[Msg, str, str]]:
    """CD-COMP-07: boards that were copied with more spaces than the box has markers for."""
    officers, n = len(OFFICERS) * len(s.players), book.numbers
    boxed: dict[Layer, int] = {"sails": n.sails, "deck": n.sailors + officers, "hull": n.planks}
    for layer, held in boxed.items():
        spaces = sum(zone.spaces for player in s.players for zone in player.zones if layer_of(zone.id) == layer)
        if spaces > held:
            marker = MARKERS[layer]
            text = msg("cd-order-setup-spaces", markers=msg(f"cd-markers-{marker}", n=spaces), held=held)
            yield text, f"marker:{marker}", "CD-COMP-07"


def place_officers(t: Ctx) -> Procedure[None]:
    """CD-SETUP-03: each player chooses the decks of both officers, who may stand on the same one; around one tablet
    all of them on one sheet. Of boards that nobody has copied the spaces are read once this is decided."""
    yield from _part(t, "officers", "CD-SETUP-03")
    wished: dict[tuple[SeatId, Officer], ZoneId] = {}
    if not t.now.players[0].zones:
        people = t.now.players[: len(t.now.options.seats)]  # the app decides by what is printed there
        for officer in OFFICERS:
            told = yield from t.ask_together([_placing(player, officer, DECKS) for player in people])
            wished |= {(player.id, officer): zone for player, zone in zip(people, told, strict=True)}
        yield from _copied(t)
    for officer in OFFICERS:
        free = {player.id: _with_room(player) for player in t.now.players}
        asked = [each for each in t.now.players if wished.get((each.id, officer)) not in free[each.id]]
        told = yield from t.ask_together(
            [_placing(each, officer, free[each.id], "-anew" if (each.id, officer) in wished else "") for each in asked]
        )
        wished |= {(player.id, officer): zone for player, zone in zip(asked, told, strict=True)}
        for player in t.now.players:
            yield from t.happens(OfficerPlaced(player.id, officer, wished[player.id, officer], rule="CD-SETUP-03"))
    yield from turn_events.step_done(t, "CD-SETUP-03")


def _with_room(player: Player) -> tuple[ZoneId, ...]:
    """The decks with a space that no officer has taken yet."""
    return tuple(deck for deck in DECKS if player.zone(deck).markers)


def _placing(player: Player, officer: Officer, free: tuple[ZoneId, ...], again: str = "") -> Choose[ZoneId]:
    """One of these decks. again: at the end of the key of what is asked once more, as the board has no room there."""
    options = tuple(Option(deck, msg(f"cd-{deck}"), picture=f"zone:{deck}") for deck in free)
    return q.choose(
        f"place-{officer}",
        options,
        at=f"{player.id}{again}",
        who=player.id,
        rule="CD-SETUP-03",
        words={"name": player.name},
        short=msg(f"cd-sheet-{officer}"),
        sheet=SHEET,
        alike=True,
    )


# ---------------------------------------------------------------------- cannons


class CannonsMounted(Event[State], formerly=("name", "colour")):
    """CD-SETUP-06: the two cannons of a ship are revealed."""

    seat: SeatId
    bow: Gun
    stern: Gun

    def apply(self, s: State) -> State:
        guns = (self.bow, self.stern)
        cannons = tuple(Cannon(mount, gun) for mount, gun in zip(MOUNTS, guns, strict=True))
        return s.with_player(self.seat, cannons=cannons)

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-mounted", name=s.name_of(self.seat), bow=gun_name(self.bow), stern=gun_name(self.stern))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        text = msg("cd-order-mount", name=s.name_of(self.seat), bow=gun_name(self.bow), stern=gun_name(self.stern))
        return (Order(text, f"gun:{self.bow}", s.player(self.seat).colour, self.seat),)


def mount_cannons(t: Ctx) -> Procedure[None]:
    """CD-SETUP-06: both choose two of six tiles in secret, one for each mount; both are revealed together."""
    yield from _part(t, "cannons", "CD-SETUP-06")
    seats = tuple(player.id for player in t.now.players)
    told = yield from t.ask_together([_mounting(t.now, seat) for seat in seats])
    for seat, way in zip(seats, told, strict=True):
        bow, stern = _WAYS[way]
        yield from t.happens(CannonsMounted(seat, bow, stern, rule="CD-SETUP-06"))
    guns = dict.fromkeys(cannon.gun for player in t.now.players for cannon in player.cannons)
    for gun in guns:
        yield from recalled(t, tiles.form(gun, t.book))
    yield from turn_events.step_done(t, "CD-SETUP-06")


_WAYS: Final[dict[str, tuple[Gun, Gun]]] = {f"{bow}/{stern}": (bow, stern) for bow, stern in product(GUNS, GUNS)}
"""Every way to mount two of six tiles, of which two show each kind of cannon (CD-COMP-03)."""


def _mounting(s: State, seat: SeatId) -> Choose:
    options = tuple(
        Option(way, msg("cd-mounting", bow=gun_name(bow), stern=gun_name(stern)), picture=f"guns:{way}")
        for way, (bow, stern) in _WAYS.items()
    )
    words: dict[str, Arg] = {"name": s.name_of(seat), "gun": gun_name(FIRST_GAME)}
    likely = f"{FIRST_GAME}/{FIRST_GAME}"
    return q.choose(
        "mount", options, at=seat, who=seat, rule="CD-SETUP-06", words=words, note=True, default=likely, secret=True
    )


def load_cannons(t: Ctx) -> Procedure[None]:
    """CD-SETUP-07: each player draws as many projectiles as both cannons hold, and lays them in."""
    yield from _part(t, "load", "CD-SETUP-07")
    for player in t.now.players:
        shots = yield from bag.drawn(t, player.id, loading.places(t.book, player), "CD-SETUP-07", f"bag-{player.id}")
        yield from loading.load(t, player.id, shots, "CD-SETUP-07", f"load-{player.id}")
    yield from turn_events.step_done(t, "CD-SETUP-07")


# ---------------------------------------------------------------------- who begins, first targets, cards


def who_begins(t: Ctx) -> Procedure[None]:
    """CD-SETUP-08: the first player, agreed on by whatever means."""
    players = t.now.players
    options = tuple(
        Option(player.id, player_name(t.now, player.id), picture="officer:captain", colour=player.colour)
        for player in players
    )
    first = SeatId((yield from t.choose("first", options)))
    yield from t.happens(Announced(msg("cd-ev-first", name=t.now.name_of(first)), rule="CD-SETUP-08"))
    yield from turn_events.turn(t, "CD-SETUP-08", seat=first)
    yield from turn_events.step_done(t, "CD-SETUP-08")


def _in_turn(s: State) -> tuple[SeatId, SeatId]:
    return s.turn.seat, s.other(s.turn.seat).id


def take_aim(t: Ctx) -> Procedure[None]:
    """CD-SETUP-08: both target a zone, in turn order."""
    yield from _part(t, "aim", "CD-SETUP-08")
    for seat in _in_turn(t.now):
        yield from targeting.aim_at(t, seat, "CD-SETUP-08", f"aim-{seat}")
    yield from turn_events.step_done(t, "CD-SETUP-08")


def advanced_cards(t: Ctx) -> Procedure[None]:
    """CD-SETUP-09, CD-ADV-01, A-26: Reputations, then Dirty Tricks, for those who play with them; no hands before."""
    yield from choosing.reputations(t)
    yield from choosing.dirty_tricks(t)
    yield from turn_events.step_done(t, "CD-SETUP-09")


def start_hands(t: Ctx) -> Procedure[None]:
    """CD-SETUP-10: both draw their first cards; the first turn begins."""
    first, second = _in_turn(t.now)
    for seat in (first, second):
        yield from give(t, seat, t.book.numbers.start_hand, "CD-SETUP-10", f"hand-{seat}")
    yield from turn_events.step_done(t, "CD-SETUP-10")
    yield from turn_events.begin_turn(t, first)


COMMANDS: Final[dict[str, ProcedureFunction]] = {
    "set-up-boards": set_up_boards,
    "place-officers": place_officers,
    "mount-cannons": mount_cannons,
    "load-cannons": load_cannons,
    "who-begins": who_begins,
    "take-aim": take_aim,
    "advanced-cards": advanced_cards,
    "start-hands": start_hands,
}
