"""Corrections by hand: every value that the app keeps, by name, with what it may be. The table has the last word.

CL-GEN-01: a card beats the rulebook, so whatever the referee has worked out can be set otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from companion.core.declared.tracked_values import HIGH, Tracked, Within, choice, lines, many, number, switch
from companion.core.events.event import Upcaster
from companion.core.kit import corrections, state_paths
from companion.core.kit.corrections import Corrections
from companion.core.procedures.procedure import first_of
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.core.values.plain_json import JsonObject
from companion.games.captains_log.events import weather
from companion.games.captains_log.fleet import hostility, npc_pile, ships
from companion.games.captains_log.harbour.market import PRODUCT
from companion.games.captains_log.missions import by_hand
from companion.games.captains_log.model import equipment, event_deck, ledger, stowage
from companion.games.captains_log.model.book import Book, Upgrade
from companion.games.captains_log.model.ids import (
    COUNTRIES,
    LOOSE,
    NATIONS,
    NO_WIND,
    RESERVE,
    CardId,
    CubePlace,
    Nation,
    NpcId,
    SeatId,
    ShipId,
    SideId,
    WindId,
)
from companion.games.captains_log.model.ledger import cubes_at
from companion.games.captains_log.model.names import good, nation, ship_cards, side, who
from companion.games.captains_log.model.sea import Sea
from companion.games.captains_log.model.state import (
    GAPS,
    GOODS,
    FamePoint,
    Flag,
    Good,
    Npc,
    Outcome,
    Player,
    Stage,
    State,
)
from companion.games.captains_log.modes import solo
from companion.games.captains_log.renown import fame
from companion.games.captains_log.sailing import cargo, dynamic_map
from companion.games.captains_log.sea import by_hand as sea_by_hand
from companion.games.captains_log.sea import kraken_way
from companion.games.captains_log.ship import upgrades
from companion.games.captains_log.voyage import berth

TRACK = 9
"""Copies of a ship upgrade that can be typed, of which the rulebook counts none."""


class Corrected(corrections.Corrected[State]):
    """A person set a tracked value by hand.

    path: a dotted path into the state, or one of the names that stand for more than one field: ``fame.<who>`` (a
    line of the ledger), ``cubes.<place>.<good>`` (balanced by the reserve), ``npcs.<npc>.counter`` and ``.card``,
    ``players.<seat>.upgrades.<upgrade>`` (copies), ``players.<seat>.ship`` (which comes from the pile),
    ``players.<seat>.hold.<square>.load`` and ``.damage`` (which change places with another square's),
    ``players.<seat>.in_hand`` and ``missions.<mission>.<what>`` (`missions.by_hand`), ``wars``,
    ``fortresses.<tile>``, ``sea``, ``sea.<piece>.at``, ``.bow`` and ``.turn`` (`sea.by_hand`), ``wind``,
    ``halves``, ``gaps.<what they show>``, ``kraken``, ``fog.<card>`` and ``tiles``.
    outcome: how the evening stands afterwards, told because fame may decide it.
    """

    outcome: Outcome | None = None

    def apply(self, s: State) -> State:
        changed = self.put(s).stowed()
        if self.outcome is not None:
            return replace(changed.with_turn(stage="over"), outcome=self.outcome)
        return replace(changed.with_turn(stage=reopened(s)), outcome=None) if s.outcome else changed

    def put(self, s: State) -> State:
        # Long as it is a table: one case for each value that is more than a field of the state.
        value = self.value
        match self.path.split("."):
            case ["fame", owner] if isinstance(value, int):
                point = FamePoint(s.turn.round, SideId(owner), "CORR", value - s.fame(SideId(owner)), "CL-GEN-08")
                return replace(s, ledger=(*s.ledger, point))
            case ["cubes", place, cube] if isinstance(value, int) and cube in GOODS:
                here = CubePlace(place)
                n = value - cubes_at(s, here, cube)
                return ledger.shift(s, cube, n, LOOSE if here == RESERVE else RESERVE, here)
            case ["npcs", npc, "counter"] if isinstance(value, int):
                return s.with_npc(NpcId(npc), counter=value or None)
            case ["npcs", npc, "card"] if isinstance(value, str):
                return _with_face(s, NpcId(npc), CardId(value))
            case ["players", seat, "upgrades", upgrade] if isinstance(value, int):
                others = tuple(each for each in s.player(SeatId(seat)).upgrades if each != upgrade)
                return s.with_player(SeatId(seat), upgrades=(*others, *[upgrade] * value))
            case ["players", _, "moored"]:
                told = super().put(s)
                moved = [new.id for old, new in zip(s.players, told.players, strict=True) if old.moored != new.moored]
                return reduce(lambda left, seat: left.with_player(seat, mooring=""), moved, told)
            case ["players", seat, "ship"] if isinstance(value, str):
                return _aboard(s, SeatId(seat), CardId(value))
            case ["players", seat, "in_hand"] if isinstance(value, int):
                return by_hand.counted(s, SeatId(seat), value)
            case ["missions", mission, what]:
                return by_hand.put(s, mission, what, value) or s
            case ["wars"] if isinstance(value, tuple):
                return replace(s, wars=tuple(pair for pair in _pairs(s) if _war(pair) in value))
            case ["ports", port, what]:
                return state_paths.put(s, f"ports.{int(port.removeprefix('port-')) - 1}.{what}", value)
            case ["fortresses", tile] if isinstance(value, str):
                return replace(s, fortresses=_flagged(s, int(tile), value))
            case ["players", seat, "hold", square, "load" | "damage" as what] if isinstance(value, str):
                hold = s.player(SeatId(seat)).hold
                at = first_of(i for i, each in enumerate(hold) if _square(each) == square)
                laid = stowage.put_right(hold, at, what, value)
                return s if laid is None else s.with_player(SeatId(seat), hold=laid)
            case ["wind"] if isinstance(value, str):
                seen = (card for card in s.wind_seen if card not in (s.wind, value))
                return replace(s, wind=WindId(value), wind_seen=(*seen, *((WindId(value),) if value else ())))
            case ["halves"] if isinstance(value, str):
                return state_paths.put(s, "turn.halves", value.split())
            case ["gaps", shows] if isinstance(value, int) and shows in GAPS:
                elsewhere = tuple(gap for gap in s.gaps if gap != shows)
                return replace(s, gaps=(*elsewhere, *[gap for gap in GAPS if gap == shows] * value))
            case ["kraken"] if isinstance(value, tuple):
                there = state_paths.put(s if value else kraken_way.put(s, None), "kraken", value)
                return event_deck.moved(there, came=there.kraken, left=s.kraken)
            case ["fog", card] if isinstance(value, bool):
                fog = (int(card),)
                return event_deck.moved(replace(s, fog=value), came=fog if value else (), left=fog if s.fog else ())
            case ["sea", piece, "at" | "bow" | "turn" as what] if isinstance(value, str):
                return sea_by_hand.put(s, piece, what, value)
            case ["sea"] if isinstance(value, bool):
                return replace(s, sea=(s.sea or Sea()) if value else None)
            case ["tiles"] if isinstance(value, tuple):
                gone = [tile for tile in s.revealed if str(tile) not in map(str, value)]
                return reduce(sea_by_hand.without, gone, state_paths.put(s, "revealed", value))
        return super().put(s)

    def completed(self, s: State, book: Book) -> Corrected:
        """With how the evening stands afterwards."""
        return replace(self, outcome=fame.decided(self.apply(s), book))


def _with_face(s: State, npc_id: NpcId, card: CardId) -> State:
    """CL-NPC-12: with another card before a base, "" for one that lies face down; what it had goes back to the pile."""
    before = s.npc(npc_id).card
    dealt = tuple(each for each in s.dealt if each not in (before, card))
    box = tuple(each for each in s.box if each != card)
    told = replace(s, dealt=(*dealt, card) if card else dealt, box=box)
    known = hostility.card_of(told.with_npc(npc_id, card=card), npc_id)
    level = known.level if known is not None and known.level else s.npc(npc_id).level
    return told.with_npc(npc_id, card=card, revealed=bool(card), level=level)


def _aboard(s: State, seat: SeatId, card: CardId) -> State:
    """CL-SHP-01: with another ship card before a player, "" for the ship printed on the board; its level comes with it.

    What lay there goes back to the pile.
    """
    dealt = tuple(each for each in s.dealt if each not in (s.player(seat).ship, card))
    told = replace(
        s, dealt=(*dealt, card) if card else dealt, box=tuple(each for each in s.box if each != card)
    ).with_player(seat, ship=card)
    level = ships.ship_number(told, seat, "level") if card else None
    return told.with_player(seat, level=level) if level else told


def _pairs(s: State) -> tuple[tuple[Nation, Nation], ...]:
    """Every pair of countries, those at war as they were told."""
    every = ((one, other) for i, one in enumerate(COUNTRIES) for other in COUNTRIES[i + 1 :])
    return (*s.wars, *(pair for pair in every if not s.at_war(*pair)))


def _war(pair: tuple[Nation, Nation]) -> str:
    return "-".join(sorted(pair))


def _flagged(s: State, tile: int, owner: str) -> tuple[tuple[int, Nation], ...]:
    """The fortresses with another nation in one of them, "" where nobody has told whose it is."""
    now = s.fortresses if tile in dict(s.fortresses) else (*s.fortresses, (tile, NATIONS[0]))
    put = tuple((each, by_hand.nation_of(owner) if each == tile and owner else whose) for each, whose in now)
    return put if owner else tuple(pair for pair in put if pair[0] != tile)


def reopened(s: State) -> Stage:
    """Where an evening goes on whose end was corrected away."""
    if s.turn.steps:
        return "round-end"
    return "npcs" if s.turn.npcs else "player"


def cubes(s: State, place: CubePlace, cube: Good, label: Msg) -> Tracked:
    """Cubes at a place: never more than the box holds besides what lies elsewhere (CL-GEN-11)."""
    now, spare = cubes_at(s, place, cube), cubes_at(s, LOOSE if place == RESERVE else RESERVE, cube)
    return number(f"cubes.{place}.{cube}", label, now, now + spare, picture=f"good:{cube}")


def _turn(s: State, book: Book) -> Iterator[Tracked]:
    seats = [Option(str(i), msg("cl-player", name=player.name)) for i, player in enumerate(s.players)]
    yield from lines(s.turn, "turn", book, within={"seat": seats, "first": seats})
    used = ("", "move", "action", "move action", "action move", "action action")
    halves = [Option(key, msg(f"cl-fix-halves-{key.replace(' ', '-') or 'none'}")) for key in used]
    yield choice("halves", msg("cl-fix-halves"), " ".join(s.turn.halves), halves)
    if s.turn.voyage.allowance is not None:
        yield from lines(s.turn.voyage, "turn.voyage", book)
    steps = fame.time_steps(s)
    winds = [Option(card, weather.wind_name(card)) for card in weather.wind_cards(s, book)]
    monsters = [card.number for card in book.event_cards if card.effect in ("kraken", "colossal")]
    within: Within = {
        "time": steps - 1 if steps else HIGH,
        "target": fame.TRACK,
        "wind": [Option(NO_WIND, msg("core-nothing")), *winds],
        "kraken": [Option(str(n), msg("cl-fix-event-card", n=n)) for n in monsters],
    }
    yield from lines(s, "", book, *within, within=within)
    yield switch(f"fog.{event_deck.number_of(book, 'fog')}", msg("cl-fix-fog"), s.fog)
    tiles = [Option(str(n), msg("cl-map-tile.short", n=n)) for n in solo.tiles_in_use(s, book.numbers)]
    yield many("tiles", msg("cl-fix-tiles"), [str(n) for n in s.revealed], tiles)
    spare = dynamic_map.gap_tiles_left(s, book.numbers)
    for gap in GAPS if dynamic_map.gaps_played(s) else ():
        laid = s.gaps.count(gap)
        label = msg("cl-fix-gap", shows=msg(f"cl-gap-{gap}"))
        yield number(f"gaps.{gap}", label, laid, laid + spare, picture=f"hex:{gap}")
    crew = [Option(u.id, upgrades.name(u.id)) for u in book.upgrades if u.kind in upgrades.CREW and not u.nation]
    columns = book.numbers.tavern_columns
    for i, upgrade in enumerate(s.tavern):
        label = msg("cl-fix-tavern", line=i // columns + 1, column=i % columns + 1)
        yield choice(f"tavern.{i}", label, upgrade, [Option("", msg("cl-ui-tavern-empty")), *crew])
    for token in s.floating:
        what = msg(f"cl-floating-{token.kind}")
        yield from lines(token, f"floating.{token.id}", book, what=what, tile=token.tile)
    yield from lines(s, "", book, "era")
    if s.solo_rules:
        yield from lines(s, "", book, "sunk_barrels")
        for country in s.enemies:
            yield number(f"fame.{country}", msg("cl-fix-nation-fame", nation=nation(country)), s.fame(country))


def _markers(s: State, seat: SeatId, book: Book) -> Iterator[Tracked]:
    """Fame, reputation and allegiance of a player, or of a team, whose markers are those of one seat (CL-COO-02)."""
    at = f"players.{seat}"
    yield number(f"fame.{seat}", msg("cl-fix-fame"), s.fame(seat), picture="token:fame")
    for country in NATIONS:
        yield from lines(s.standing(seat), f"{at}.standing", book, country, nation=nation(country))
    yield from lines(s.player(seat), at, book, "joined")


def _player(s: State, index: int, book: Book) -> Iterator[Tracked]:
    player, at = s.players[index], f"players.{s.players[index].id}"
    if len(s.team(player.id)) == 1:
        yield from _markers(s, player.id, book)
    yield from lines(player, at, book, "doubloons", "cannons")
    for cube in GOODS:
        yield cubes(s, player.id, cube, good(cube))
    yield from lines(player, at, book, "water", "fire", "sails")
    yield from _last_hit(s, book, at, player)
    crew = ("crew",) if s.options.switches.boarding else ()
    cards = _cards(s, book, player.id, player.ship, "cl-fix-ship-board")
    known = (*crew, "ship", "level", "barrels", "destroyed", "clues")
    yield from lines(player, at, book, *known, within={"ship": cards})
    if s.options.switches.captains:
        yield from _captain_cards(s, book, player, at)
    if s.options.switches.bounty:
        yield from lines(player, at, book, "bounty", "wanted")
    for i, mission in enumerate(player.missions):
        yield from lines(mission, f"{at}.missions.{i}", book, "done", "step", "public", "left", n=i + 1)
    yield from lines(player, at, book, "oil_token", "treasure_tried", "placed", "afloat", "moored")
    if player.moored:
        moorings = [Option("", msg("cl-fix-nobody-knows")), *_flags(s)]
        yield from lines(player, at, book, "mooring", within={"mooring": moorings})


def _flags(s: State) -> list[Option]:
    """Ports by whose they are."""
    special: tuple[Flag, ...] = ("native-22",) if s.options.special_tiles else ()
    return [Option(flag, berth.port_name(flag)) for flag in (*berth.FLAGS, *special)]


def _last_hit(s: State, book: Book, at: str, ship: Player | Npc) -> Iterator[Tracked]:
    """CL-OUT-07: what the last damage of a ship was, and whose: to whom its loss is credited."""
    sides = (*(p.id for p in s.players), *(npc.id for npc in s.npcs), *NATIONS)
    authors = [Option(side_id, who(s, SideId(side_id))) for side_id in sides if side_id != ship.id]
    within = {"last_hit_by": [Option("", msg("cl-fix-nobody")), *authors]}
    yield from lines(ship, at, book, "last_damage", "last_hit_by", within=within)


def _card_name(s: State, card: CardId) -> Msg:
    """A ship card by its number, and its name once it has been copied."""
    name = dict(s.card("npc-card", card) or ()).get("name")
    number = msg("cl-npc-card-number", card=card.name)
    return msg("cl-fix-card-named", card=number, name=str(name)) if name else number


def _upgrades(s: State, player: Player, book: Book) -> Iterator[Tracked]:
    """CL-UPG-01, CL-AMM-06, CL-CRW-01: what a player owns beside cannons; no more of it than the box holds."""
    at = f"players.{player.id}"
    for upgrade in book.upgrades:
        mine = player.upgrades.count(upgrade.id)
        if upgrades.store_of(upgrade) != "upgrades" or not (mine or upgrades.in_play(s, upgrade)):
            continue
        most = TRACK if upgrade.count is None else _spare(s, upgrade) + mine
        label = upgrades.name(upgrade.id)
        top = max(mine, min(most, 1) if upgrade.unique else most)
        yield number(f"{at}.upgrades.{upgrade.id}", label, mine, top, picture=upgrade.picture)
    shot = [u for u in book.upgrades if u.kind == "ammunition" and (u.id in player.ammunition or _shot_left(s, u))]
    options = [Option(u.id, upgrades.name(u.id)) for u in shot]
    yield from lines(player, at, book, "ammunition", within={"ammunition": options})


def _shot_left(s: State, upgrade: Upgrade) -> bool:
    return upgrades.in_play(s, upgrade) and _spare(s, upgrade) > 0


def _spare(s: State, upgrade: Upgrade) -> int:
    """Copies in the box or in the bag: neither owned nor on offer."""
    return (upgrade.count or 0) - s.tavern.count(upgrade.id) - sum(upgrades.owned(p, upgrade.id) for p in s.players)


def _square(square: stowage.Square) -> str:
    """A square as a path names it: its row and column in the drawing, from the top left."""
    return f"{square.row + 1}-{square.column + 1}"


def _hold(player: Player) -> Iterator[Tracked]:
    """CL-FRE-01, CL-DMG-02: where things lie in a hold; what is put on a square changes places with what lay there."""
    at, hold = f"players.{player.id}.hold", player.hold
    loads = tuple(dict.fromkeys(square.load for square in hold))
    harms = tuple(dict.fromkeys(square.damage for square in hold))
    for i, square in enumerate(hold):
        name = cargo.square_name(hold, i)
        fitting = [load for load in loads if stowage.put_right(hold, i, "load", load) is not None]
        if len(fitting) > 1:
            options = [Option(load, cargo.load_name(load)) for load in fitting]
            yield choice(f"{at}.{_square(square)}.load", name, square.load, options)
        harmed = [harm for harm in harms if stowage.put_right(hold, i, "damage", harm) is not None]
        if len(harmed) > 1:
            kinds = [Option(harm, msg(f"cl-fix-damage-{harm or 'none'}")) for harm in harmed]
            yield choice(
                f"{at}.{_square(square)}.damage", msg("cl-fix-square-damage", square=name), square.damage, kinds
            )


def _captain_cards(s: State, book: Book, player: Player, at: str) -> Iterator[Tracked]:
    """The captains of a player and what their cards bear (CL-CAP-05)."""
    held = [captain for other in s.players if other.id != player.id for captain in other.captains]
    free = [captain for captain in book.captains if captain.id not in held]
    cards = [Option(captain.id, msg("cl-captain", name=captain.name)) for captain in free]
    yield from lines(player, at, book, "captains", within={"captains": cards})
    if equipment.has(s, book, player.id, "outcast"):
        flags = [Option(country, nation(country)) for country in COUNTRIES]
        yield from lines(player, at, book, "outcast", within={"outcast": [Option("", msg("core-nothing")), *flags]})
    for what in ("card_wounds", "card_damage"):
        for _, ability in equipment.has(s, book, player.id, what):
            yield from lines(player, at, book, what, within={what: ability.amount})


def _cards(s: State, book: Book, ship: ShipId, now: CardId, without: str) -> list[Option]:
    """CL-SHP-01: what a ship may be printed on: no card lies before two. without: key of the words for none."""
    taken = [card for card in npc_pile.in_use(s, ship) if card != now]
    free = [Option(card, _card_name(s, card)) for card in ship_cards(book.numbers) if card not in taken]
    return [Option("", msg(without)), *free]


def _ashore(s: State, book: Book) -> Iterator[Tracked]:
    """CL-SET-12, CL-PRT-03, CL-EXP-05: wars, the ports that the table has met, and whose the fortresses are."""
    pairs = [Option(_war(pair), msg("cl-war", one=nation(pair[0]), other=nation(pair[1]))) for pair in _pairs(s)]
    by_name = sorted(pairs, key=lambda option: option.id)
    at_war = [option.id for option in by_name if option.id in map(_war, s.wars)]
    yield many("wars", msg("cl-fix-wars"), at_war, by_name)
    within: Within = {"flag": _flags(s), "tile": solo.tiles_in_use(s, book.numbers)[-1]}
    for nth, port in enumerate(s.ports, 1):
        name = berth.port_name(port.flag)
        yield from lines(port, f"ports.port-{nth}", book, within=within, port=name, tile=port.tile)
    owners = [Option(country, nation(country)) for country in NATIONS]
    for tile in sorted({*dict(s.fortresses), *s.revealed}):
        owner = dict(s.fortresses).get(tile, "")
        options = [Option("", msg("cl-fix-fortress-none")), *owners]
        yield choice(f"fortresses.{tile}", msg("cl-fix-fortress", tile=tile), owner, options)


def _npc(s: State, index: int, book: Book) -> Iterator[Tracked]:
    npc, at = s.npcs[index], f"npcs.{s.npcs[index].id}"
    wounds = ("wounds",) if s.options.switches.boarding else ()
    yield from lines(npc, at, book, "water", "fire", *wounds, "sails", "coins")
    for cube in GOODS:
        yield cubes(s, npc.id, cube, good(cube))
    yield from lines(npc, at, book, "on_map", "revealed")
    yield number(
        f"{at}.counter", msg("cl-fix-counter"), npc.counter or 0, book.numbers.npc_counter, picture="token:time"
    )
    yield from _last_hit(s, book, at, npc)
    owners = [Option(player.id, who(s, player.id)) for player in s.players]
    within: Within = {
        "owner": [Option("", msg("core-nothing")), *owners],
        "card": _cards(s, book, npc.id, npc.card, "cl-fix-card-none"),
    }
    owner = ("owner",) if s.options.switches.captains else ()
    yield from lines(npc, at, book, *owner, "stop", "level", "card", within=within)


def _market(s: State) -> Iterator[Tracked]:
    for tile in s.market:
        for kind in ("legal", "contraband"):
            place = CubePlace.of_row(tile.nation, kind)
            yield cubes(s, place, PRODUCT[tile.nation], ledger.place_name(place))
    for cube in GOODS:
        yield cubes(s, RESERVE, cube, msg("cl-fix-reserve", good=good(cube)))
    for cube in GOODS:
        yield cubes(s, LOOSE, cube, msg("cl-fix-loose", good=good(cube)))


def groups(s: State, book: Book) -> Iterator[tuple[Msg, Iterator[Tracked]]]:
    """Every tracked value, what lies on the table first: each team and player, each NPC (those on the map first), the
    round, the market, wars, ports and fortresses, missions, upgrades and holds."""
    teams = (seat for seat in s.parties if len(s.team(seat)) > 1)
    yield from ((side(s, seat), _markers(s, seat, book)) for seat in teams)
    yield from ((who(s, player.id), _player(s, i, book)) for i, player in enumerate(s.players))
    npcs = sorted(enumerate(s.npcs), key=lambda each: not each[1].on_map)
    yield from ((who(s, npc.id), _npc(s, i, book)) for i, npc in npcs)
    yield msg("cl-fix-group-round"), _turn(s, book)
    yield msg("cl-fix-group-map"), sea_by_hand.lines(s)
    yield msg("cl-fix-group-market"), _market(s)
    yield msg("cl-fix-group-ashore"), _ashore(s, book)
    for player in s.players:
        name = who(s, player.id)
        yield msg("cl-fix-group-missions", name=name), by_hand.lines(s, book, player)
        yield msg("cl-fix-group-upgrades", name=name), _upgrades(s, player, book)
        if player.hold:
            yield msg("cl-fix-group-hold", name=name), _hold(player)


def removes(path: str) -> bool:
    """Whether a line takes a card from before a ship, squares from a hold (another level has others), or a mission."""
    return path.endswith((".card", ".ship", ".level")) or by_hand.removes(path)


CORRECTIONS: Final = Corrections(groups, Corrected, "cl-ev-corrected", removes)


def lifted(raw: JsonObject) -> JsonObject:
    """A correction of the first version, in which some paths had slashes, as it would be recorded today."""
    match raw["path"].split("/"):
        case ["counter", npc]:
            return raw | {"path": f"npcs.{npc}.counter"}
        case parts:
            return raw | {"path": ".".join(parts)}


UPCASTERS: dict[tuple[str, int], Upcaster] = {("Corrected", 1): lifted}
