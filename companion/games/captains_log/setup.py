"""1.2 Setup: everything that is dealt, laid and decided before the first turn (rulebook p.5-8, 11, 54)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final

from companion.core.events.announcement_events import Announced, StepBegun, laid_out
from companion.core.events.announcements import EACH, Announcement, Order, Piece
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.kit.piles import Pile, draw_each, pick
from companion.core.procedures.copied_cards import recalled
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Dice, Option, card_picture
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.events import event_cards, weather
from companion.games.captains_log.events.event_effects import ENDLESS, lay, slots_of
from companion.games.captains_log.fleet import npc_pile
from companion.games.captains_log.fleet.ships import ship_title
from companion.games.captains_log.harbour import captains, tavern
from companion.games.captains_log.harbour.tavern_stock import TavernLaid
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, CardId, Nation, NpcId, SeatId
from companion.games.captains_log.model.names import (
    Ctx,
    coins,
    counted_piece,
    flag,
    nation,
    ruled,
    ship_cards,
    ship_option,
)
from companion.games.captains_log.model.options import Options
from companion.games.captains_log.model.state import GOODS, Goods, MarketTile, Npc, Player, State, Turn
from companion.games.captains_log.model.tile_faces import market_tile_form
from companion.games.captains_log.modes import allies, solo
from companion.games.captains_log.renown.fame import fame_board_form
from companion.games.captains_log.renown.reputation_board import line_form
from companion.games.captains_log.rounds import RoundBegan, stepwise
from companion.games.captains_log.sailing import dynamic_map
from companion.games.captains_log.sea import laying
from companion.games.captains_log.ship import hold
from companion.games.captains_log.voyage import exploring

PARTS: Final = ("map", "markets", "boards", "players", "npcs", "end")
"""The steps of the set-up, in order."""


class MarketLaid(Event[State]):
    """The market tiles lie one below the other, still empty."""

    order: tuple[Nation, ...]

    def apply(self, s: State) -> State:
        return replace(s, market=tuple(MarketTile(country) for country in self.order))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-market-laid", nations=tuple(nation(country) for country in self.order))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (
            Order(
                msg("cl-told-market-laid", nations=tuple(nation(country) for country in self.order)),
                "token:market",
                pieces=(counted_piece("market-tile", len(self.order), "token:market"),),
            ),
        )


class StartTilesTurned(Event[State]):
    """The first map tiles lie face up."""

    tiles: tuple[int, ...]

    def apply(self, s: State) -> State:
        return replace(s, revealed=self.tiles)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg(
            "cl-ev-start-tiles", n=len(self.tiles), tiles=tuple(msg("cl-map-tile.short", n=n) for n in self.tiles)
        )

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        tiles = tuple(msg("cl-tile-number", n=n) for n in self.tiles)
        text = msg("cl-told-start-tiles", n=len(tiles), tiles=tiles)
        return (Order(text, "hex:tile", pieces=(counted_piece("start-tile", len(tiles), "hex:tile"),)),)


class WarsSet(Event[State]):
    """The wars between the countries, as on the war card."""

    wars: tuple[tuple[Nation, Nation], ...]

    def apply(self, s: State) -> State:
        return replace(s, wars=self.wars)

    def line(self, s: State, book: Book) -> Msg | None:
        if not self.wars:
            return msg("cl-ev-no-wars")
        pairs = tuple(msg("cl-war", one=nation(one), other=nation(other)) for one, other in self.wars)
        return msg("cl-ev-wars", pairs=pairs)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = self.line(s, book)
        assert text is not None
        return (
            Order(
                msg("cl-told-wars", wars=text), "token:sabres", pieces=(counted_piece("war-card", 1, "token:sabres"),)
            ),
        )


class EventsShuffled(Event[State]):
    """The event cards lie ready as a pile."""

    cards: tuple[int, ...]
    by_app: bool = field(default=False, compare=False)
    """Whether the app deals them, so that nobody shuffles."""

    def apply(self, s: State) -> State:
        return replace(s, events=self.cards)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-events-shuffled", n=len(self.cards))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        n = len(self.cards)
        text = msg("cl-told-events-app" if self.by_app else "cl-told-events-shuffled", n=n)
        return (Order(text, "token:deck", pieces=(counted_piece("event-card", n, "event:any"),)),)


class Equipped(Event[State], formerly=("name",)):
    """A player has taken the start material."""

    seat: SeatId
    doubloons: int
    cannons: int
    crew: int

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, doubloons=self.doubloons, cannons=self.cannons, crew=self.crew)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg(
            "cl-ev-equipped",
            name=s.name_of(self.seat),
            amount=coins(self.doubloons),
            cannons=self.cannons,
            crew=self.crew,
        )

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        guns, crew = msg("cl-told-equipped-cannons", n=self.cannons), msg("cl-told-equipped-crew", n=self.crew)
        what = (coins(self.doubloons), *((guns,) if self.cannons else ()), *((crew,) if self.crew else ()))
        return (Order(msg("cl-told-equipped", name=s.name_of(self.seat), what=what), "token:coin", seat=self.seat),)


class StartShipTaken(Event[State], formerly=("name",)):
    """A player with board B sails this ship card, which leaves the cards of the NPCs (CL-SET-17)."""

    seat: SeatId
    ship: CardId

    def apply(self, s: State) -> State:
        return replace(s.with_player(self.seat, ship=self.ship), dealt=(*s.dealt, self.ship))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-start-ship", name=s.name_of(self.seat), ship=ship_title(self.ship))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words = msg("cl-told-start-ship", name=s.name_of(self.seat), ship=ship_title(self.ship))
        return (Order(words, "ship:schooner", seat=self.seat, prints=(("player-ship", self.ship),)),)


class TargetSet(Event[State]):
    """The end token lies on the fame that wins."""

    target: int

    def apply(self, s: State) -> State:
        return replace(s, target=self.target)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-target", n=self.target)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (
            Order(
                msg("cl-told-target", n=self.target),
                "token:fame",
                pieces=(counted_piece("end-token", 1, "token:fame"),),
            ),
        )


class FirstPlayer(Event[State], formerly=("name",)):
    """Who plays first in every round; teams take their places in the order of play (CL-TVT-02).

    Bases bear the numbers of the players in this order (CL-SET-19).
    """

    seat: int

    def apply(self, s: State) -> State:
        players = allies.in_order_of_play(s, s.players[self.seat])
        first = players.index(s.players[self.seat])
        order = (*players[first:], *players[:first])
        npcs = tuple(replace(npc, seat=order[i % len(order)].id) for i, npc in enumerate(s.npcs))
        return replace(s, players=players, npcs=npcs).with_turn(seat=first, first=first)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-first-player", name=s.players[self.seat].name)


def npc_count(options: Options, book: Book) -> int:
    """CL-SET-20, CL-SOL-03, CL-COO-01: NPCs per player; three players run one each (A-06)."""
    if options.mode == "solo":
        return book.numbers.npcs_solo
    few = len(options.seats) <= book.numbers.few_players
    return book.numbers.npcs_two_players if few else book.numbers.npcs_more_players


def first_state(options: Options, book: Book) -> State:
    """The table before setup: seats and NPC bases handed out (CL-SET-19), every cube in the reserve (CL-GEN-11)."""
    numbers, seats = book.numbers, options.seats
    ids = options.seat_ids
    bases = npc_count(options, book) * len(seats)
    n = numbers.cubes_main_good
    box = Goods(n, n, n, n, numbers.cubes_oil, numbers.cubes_wood)
    return State(
        options=options,
        players=tuple(Player(key, seat.name, seat.colour, seat.board) for key, seat in zip(ids, seats, strict=True)),
        npcs=tuple(Npc(NpcId.numbered("npc", i + 1), ids[i % len(ids)]) for i in range(bases)),
        turn=Turn(steps=("set-up",)),
        reserve=box,
    )


def set_up(t: Ctx) -> Procedure[None]:
    """Chapter 1.2 in the order of the rulebook (CL-SET-01), with the differences of CL-SET-26 by mode.

    With the app's own cards and printed ships only the first player is asked for. Bases are numbered in playing order,
    so the first player is named before ships are taken.
    """
    yield from _heading(t, "map")
    yield from _map(t)
    cards = t.book.numbers.wind_cards - (0 if t.now.options.calm_wind else 1)
    words = msg("cl-setup-wind-app" if t.now.options.cards == "app" else "cl-setup-wind")
    yield from t.happens(laid_out("CL-SET-04", words, counted_piece("wind-card", cards, "event:wind")))
    yield from weather.new_wind(t, key="wind")
    yield from _heading(t, "markets")
    yield from _market(t)
    yield from _heading(t, "boards")
    yield from _boards(t)
    yield from _own_boards(t)
    yield from _first(t)
    yield from _ships(t)
    yield from _heading(t, "end")
    if t.now.options.switches.captains:
        yield from captains.deal(t)
    if t.now.solo_rules:
        yield from solo.choose_enemies(t)
        yield from t.happens(Announced(msg("cl-setup-solo-missions"), rule="CL-SOL-06"))
    yield from allies.sharing(t)
    goal = t.now.options.target
    if goal is None:
        goal = solo.target(t.now, t.book) if t.now.solo_rules else t.book.numbers.fame_recommended
    yield from t.happens(TargetSet(goal, rule="CL-SOL-02" if t.now.solo_rules else "CL-SET-15"))
    yield from _copied_before(t)
    yield from _order(t)


def _heading(t: Ctx, part: str) -> Procedure[None]:
    """Tell which part of the table the orders that follow belong to."""
    title = msg(f"cl-setup-part-{part}")
    yield from t.happens(StepBegun(part, title, PARTS.index(part) + 1, len(PARTS), rule="CL-SET-01"))


def _map(t: Ctx) -> Procedure[None]:
    """CL-SET-02, -03, CL-DYN-01: as many map tiles face up as there are players (CL-SET-26), with what they show
    placed on them at once (CL-EXP-05)."""
    count = len(t.now.players)
    tiles = solo.tiles_in_use(t.now, t.book.numbers)
    pile = Pile(tiles, exploring.tile_option, t.now.options.cards)
    if pile.by == "app":
        drawn = yield from draw_each(t, pile, count, key="tile", text=lambda i: msg("cl-q-tile", n=i), rule="CL-SET-02")
    else:
        text = msg("cl-q-tiles", n=count)
        drawn = yield from pick(t, pile, count, key="tiles", text=text, rule="CL-SET-02", nature="fact")
    turned = tuple(sorted(drawn))
    yield from t.happens(
        StartTilesTurned(turned, rule="CL-SET-02"), *dynamic_map.laid_out(t.now, t.book.numbers, count)
    )
    yield from laying.lays_out(t, turned, len(tiles) - count)
    for tile in turned:
        yield from exploring.survey(t, tile, ask=False)


def _market(t: Ctx) -> Procedure[None]:
    """CL-SET-05: the tiles in random order, 1D12 cubes on each, laid as the table has settled it (A-04)."""
    tiles = Pile(COUNTRIES, flag, t.now.options.cards)
    reserve = tuple(counted_piece(f"cube-{good}", t.now.reserve.of(good), f"good:{good}") for good in GOODS)
    side = t.now.options.switches.market_tiles
    yield from t.happens(laid_out("CL-SET-05", msg("cl-setup-reserve", side=side), *reserve, picture="token:market"))
    order = yield from draw_each(
        t,
        tiles,
        len(tiles),
        key="market",
        text=lambda i: msg("cl-q-market-tile", n=i),
        by_hand=lambda i: msg("cl-q-market-tile-shuffled", n=i),
        rule="CL-SET-05",
    )
    yield from t.happens(MarketLaid(order, rule="CL-SET-05"))
    dice = tuple(Dice(nation(country), 1, t.book.numbers.market_die) for country in order)
    rows = t.now.options.ruling("A-04") == "rows"
    rolled = yield from t.roll("market-dice", *dice, note=ruled("A-04"))
    for country, cubes in zip(order, rolled, strict=True):
        slots = (yield from slots_of(t, country)) if rows else (ENDLESS, ENDLESS)
        yield from lay(t, country, cubes, slots, "CL-SET-05")


def _boards(t: Ctx) -> Procedure[None]:
    """CL-SET-07 to -16, -25: boards on the sides that the table has chosen (CL-SET-27), wars, what lies on them."""
    options, switches = t.now.options, t.now.options.switches
    wars = t.book.war_card.wars if switches.war_card == "A" else options.wars
    shared = "-shared" if len(t.now.parties) < len(t.now.players) else ""
    yield from t.happens(
        WarsSet(wars, rule="CL-SET-12" if switches.war_card == "A" else "CL-SET-13"),
        Announced(
            msg(f"cl-setup-reputation{shared}", side=switches.reputation_board),
            "order",
            "token:flag",
            pieces=(counted_piece("reputation-board", 1, "token:flag"),),
            rule="CL-SET-07",
        ),
    )
    if switches.reputation_board == "B":
        yield from t.happens(
            Announced(
                msg("cl-setup-tavern-board", side=switches.tavern_board),
                "order",
                "token:port",
                pieces=(counted_piece("tavern-board", 1, "token:port"),),
                rule="CL-SET-08",
            )
        )
    if any(player.board == "B" for player in t.now.players):
        yield from t.happens(Announced(msg("cl-setup-shipyard"), "order", "token:hammer", rule="CL-SET-09"))
    expert = (
        (switches.boarding, msg("cl-setup-no-crew")),
        (options.special_tiles, msg("cl-setup-no-special-tiles")),
        (options.calm_wind, msg("cl-setup-no-calm")),
    )
    for played, left_out in expert:
        if not played:
            yield from t.happens(Announced(left_out, "order", rule="CL-GEN-09"))
    yield from _piles(t)


def _piles(t: Ctx) -> Procedure[None]:
    """CL-SET-06, -10, -11, -14, -16, -25: tavern, nation upgrades, treasure, events, missions, tower and bounties."""
    options, switches = t.now.options, t.now.options.switches
    numbers, players = t.book.numbers, len(t.now.players)
    numbered = tuple(range(1, numbers.event_cards + 1))
    by_app, nine = options.tavern == "app", numbers.tavern_lines * numbers.tavern_columns
    bag = counted_piece("officer", numbers.box_officers, "token:officer")
    flags = counted_piece("nation-upgrade", numbers.box_nation_upgrades, "token:flag")
    treasure = (counted_piece("treasure-card", numbers.box_treasure_cards, "token:clue"),)
    missions = (
        counted_piece("mission-card", numbers.mission_cards, "token:mission"),
        counted_piece("fame-board", 1, "token:fame"),
        counted_piece("time-token", 1, "token:time"),
    )
    if by_app:
        yield from t.happens(TavernLaid(nine, rule="CL-SET-10"), laid_out("CL-SET-10", msg("cl-setup-tavern-app"), bag))
    else:
        yield from t.happens(
            Announced(msg("cl-setup-tavern"), "order", "token:officer", pieces=(bag,), rule="CL-SET-10")
        )
    yield from t.happens(
        Announced(msg("cl-setup-nation-upgrades"), "order", "token:flag", pieces=(flags,), rule="CL-SET-11"),
        Announced(msg("cl-setup-treasure"), "order", "token:clue", pieces=treasure, rule="CL-SET-14"),
        EventsShuffled(numbered, options.cards == "app", rule="CL-SET-16"),
        Announced(
            msg("cl-setup-fame", side=switches.fame_board), "order", "token:mission", pieces=missions, rule="CL-SET-16"
        ),
        laid_out("CL-GEN-11", msg("cl-setup-supplies"), *_supplies(t)),
    )
    if switches.cargo_tower:
        tower = (counted_piece("tower", 1, "token:fortress"),)
        yield from t.happens(
            Announced(msg("cl-setup-tower"), "order", "token:fortress", pieces=tower, rule="CL-SET-06")
        )
    if switches.bounty:
        bounty = (counted_piece("bounty-card", players, "token:bounty"),)
        yield from t.happens(
            Announced(msg("cl-setup-bounty"), "order", "token:bounty", seat=EACH, pieces=bounty, rule="CL-SET-25")
        )


def _supplies(t: Ctx) -> tuple[Piece, ...]:
    """What lies within everybody's reach from the start, as far as it is played with."""
    n = t.book.numbers
    return (
        counted_piece("die-12", n.box_d12, "die:d12"),
        counted_piece("die-20", n.box_d20, "die:d20"),
        counted_piece("doubloon", n.box_doubloons, "token:coin"),
        counted_piece("black-cube", n.box_black_cubes, "cube:cannon"),
        counted_piece("fire-cube", n.box_fire_cubes, "cube:fire"),
        counted_piece("water-cube", n.box_water_cubes, "cube:water"),
        counted_piece("damage-token", n.box_damage_tokens, "token:skull"),
        counted_piece("barrel", n.box_barrels, "token:barrel"),
        counted_piece("reinforcement", n.box_reinforcements, "token:fortress"),
        counted_piece("flag-token", n.box_flags, "token:flag"),
    )


def _own_boards(t: Ctx) -> Procedure[None]:
    """CL-SET-19: what everybody takes, whoever plays first."""
    numbers = t.book.numbers
    crew = numbers.start_crew if t.now.options.switches.boarding else 0
    yield from _heading(t, "players")
    bases = npc_count(t.now.options, t.book)
    for player in t.now.players:
        board = msg("cl-setup-own-board", name=player.name, side=player.board)
        marks = msg("cl-setup-own-marks-crew" if crew else "cl-setup-own-marks", name=player.name, crew=crew)
        yield from t.happens(
            laid_out(
                "CL-SET-19",
                board,
                *_own(t, player, bases),
                seat=player.id,
                picture="ship:schooner",
                prints=(("player-ship", player.sheet),) if player.board == "A" else (),
            ),
            laid_out("CL-SET-19", marks, counted_piece("keel", 1, "token:anchor"), seat=player.id),
        )


def _ships(t: Ctx) -> Procedure[None]:
    """CL-SET-17 to -20: start material of each player, and one face-down card for each NPC base."""
    numbers = t.book.numbers
    crew = numbers.start_crew if t.now.options.switches.boarding else 0
    yield from _heading(t, "players")
    for player in t.now.players:
        start = (numbers.start_doubloons, numbers.start_cannons, crew)
        yield from t.happens(Equipped(player.id, *start, rule="CL-SET-19"))
        if player.board == "B":
            yield from _start_ship(t, player)
    decks = t.now.options.switches.two_decks
    yield from _heading(t, "npcs")
    yield from t.happens(
        Announced(
            msg("cl-setup-two-decks" if decks else "cl-setup-npc-pile"),
            "order",
            "token:deck",
            pieces=(counted_piece("ship-card", numbers.ship_cards, "ship:brig"),),
            rule="CL-SET-18" if decks else "CL-SET-17",
        )
    )
    for npc in t.now.npcs:
        yield from npc_pile.deal(t, npc.id, key=f"deal-{npc.id}", first=True)


def _own(t: Ctx, player: Player, bases: int) -> tuple[Piece, ...]:
    """CL-SET-19, CL-SET-20: what a player takes, in the own colour."""
    n = t.book.numbers
    return (
        counted_piece("player-board", 1, "square:hold"),
        counted_piece("miniature", n.ship_types, "ship:ship_of_the_line", player.colour),
        counted_piece("player-base", 1, "place:hex"),
        counted_piece("npc-base", bases, "place:hex"),
        counted_piece("player-token", n.player_tokens, "place:any", player.colour),
    )


def _start_ship(t: Ctx, player: Player) -> Procedure[None]:
    """CL-SET-19: board B begins with a Nao, Hulk or Carrack of the player's seal, at the player's choice."""
    numbers, seal = t.book.numbers, npc_pile.seal_of(t.now, player.id)
    offered = tuple(ship.id for ship in t.now.options.start_ships if ship.seal == seal)
    cards = offered or ship_cards(numbers)
    taken = [other.ship for other in t.now.players]
    options = tuple(
        Option(card, ship_title(card), picture=card_picture("player-ship", card)) for card in cards if card not in taken
    )
    chosen = yield from t.choose(
        "ship",
        options,
        at=player.id,
        who=player.id,
        words={"value": coins(numbers.start_ship_value), "seal": seal},
        text="start-ship",
        note=True,
        nature="decision" if offered else "fact",
    )
    yield from t.happens(StartShipTaken(player.id, chosen, rule="CL-SET-19"))


def _first(t: Ctx) -> Procedure[None]:
    """CL-SET-21: who plays first."""
    seats = tuple(ship_option(t.now, player.id) for player in t.now.players)
    first = yield from t.choose("first", seats, text="first-player", note=True, default=seats[0].id)
    index = [option.id for option in seats].index(first)
    yield from t.happens(FirstPlayer(index, rule="CL-SET-21"))


def _copied_before(t: Ctx) -> Procedure[None]:
    """CL-SET-06, -07, -19: the boards, markets and ships on the table, as far as the library knows them already."""
    switches = t.now.options.switches
    for country in NATIONS:
        yield from recalled(t, line_form(country, switches.reputation_board, t.book.numbers))
    for country in COUNTRIES:
        yield from recalled(t, market_tile_form(country, switches.market_tiles))
    yield from recalled(t, fame_board_form(switches.fame_board))
    if t.now.tavern:
        yield from recalled(t, tavern.tavern_form(tavern.side_of(t.now), t.book.numbers))
    for player in t.now.players:
        yield from hold.remembered(t, player.id, key=f"own-{player.id}")


def _order(t: Ctx) -> Procedure[None]:
    """CL-SET-22, -23: the start hexes in reverse order, and what may be bought before the start."""
    index, count = t.now.turn.first, len(t.now.players)
    backwards = tuple(msg("cl-player", name=t.now.players[(index - i) % count].name) for i in range(1, count + 1))
    if t.now.options.mode == "teams":
        yield from t.happens(Announced(msg("cl-setup-team-order", players=backwards[::-1]), rule="CL-TVT-02"))
    hexes = msg("cl-setup-start-hexes", players=backwards) if count > 1 else msg("cl-setup-start-hex")
    yield from t.happens(
        Announced(hexes, "order", "ship:schooner", rule="CL-SET-22"),
        Announced(msg("cl-setup-purchases"), rule="CL-SET-23"),
    )


def may_begin(s: State) -> Verdict:
    """CL-SET-24: once the table is laid out, and before the first round."""
    laid_out = s.turn.stage == "setup" and not s.turn.steps
    return require(laid_out, "CL-SET-24", msg("cl-begun-already"))


def begin(t: Ctx) -> Procedure[None]:
    """CL-SET-24: the purchases before the start are over; the first round begins, with an event if agreed (A-09)."""
    yield from t.happens(RoundBegan(1, rule="CL-SET-24"))
    if t.now.options.ruling("A-09") == "event-at-start":
        yield from event_cards.draw_event(t, key="event")
    for player in t.now.players:  # what was copied while the table was laid out
        yield from hold.remembered(t, player.id, key=f"begin-{player.id}")


COMMANDS: dict[str, ProcedureFunction] = {"set-up": stepwise(set_up), "begin": begin}
JUDGES: dict[str, Judge] = {"begin": may_begin}
