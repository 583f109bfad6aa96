"""Corrections by hand: every value that the app keeps, by name, with what it may be. The table has the last word.

Hands and Dirty Tricks that only their holder knows are no values of the table: those of paper are counted, what the app
deals is taken back by undoing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations
from typing import Any, Final, Self

from companion.core.declared.tracked_values import Tracked, choice, lines, number
from companion.core.kit import corrections
from companion.core.kit.corrections import Corrections, people
from companion.core.kit.state import changed
from companion.core.procedures.procedure import first_of
from companion.core.questions.kinds import FieldValue, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.aiming.reading import with_aimed
from companion.games.cannon_duel.battery.loading import capacity, load_named
from companion.games.cannon_duel.cards import advanced
from companion.games.cannon_duel.cards.board import MOST_AIMS
from companion.games.cannon_duel.hands.deck import all_cards, in_app
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import (
    DECKS,
    DISASTERS,
    EDGES,
    OFFICERS,
    SHOTS,
    UNKNOWN,
    ZONES,
    Edge,
    Officer,
    Penalty,
    SeatId,
    Shot,
)
from companion.games.cannon_duel.model.names import card_name, is_joker, mount_name, penalty_name, zone_name
from companion.games.cannon_duel.model.records import Aimed, Cannon, Ending, Player, Target, Zone
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses

NONE: Final = "none"
PHASES: Final = ("actions", "fire", "draw")
NOTHING: Final = Option(NONE, msg("cd-fix-no-card"))
UNREAD: Final = "0"
"""The value of an Aim card of paper that nobody had to tell."""
BETWEEN: Final = "+"
"""Between the things of a list, in the ids of its options."""


class Corrected(corrections.Corrected[State]):
    """A person set a tracked value by hand. ends: how the duel stands then, None if it goes on."""

    ends: Ending | None = None

    def completed(self, s: State, book: Any) -> Self:
        return replace(self, ends=_ending(self.put(s), book))

    def apply(self, s: State) -> State:
        return replace(self.put(s), outcome=self.ends)

    def put(self, s: State) -> State:
        match self.path.split("."):
            case ["players", name, *rest]:
                known = _put(s, SeatId(name), rest, self.value)
                return super().put(s) if known is None else known
        return super().put(s)


def _ending(s: State, book: Book) -> Ending | None:
    """How the duel stands; where both ships are beaten whoever is on turn has won (A-20)."""
    if not s.turn.seat:
        return None
    found = (losses.ending_of(s, book, player.id) for player in (s.other(s.turn.seat), s.player(s.turn.seat)))
    return next((ending for ending in found if ending is not None), None)


def _put(s: State, seat: SeatId, path: list[str], value: FieldValue) -> State | None:
    """The values that are more than a place in the state; None for the others."""
    player = s.player(seat)
    match path:
        case ["officers", name]:
            officer = first_of(each for each in OFFICERS if each == name)
            return s.with_player(seat, zones=_posted(player, officer, str(value)))
        case ["zones", name, "guard"] if isinstance(value, str):
            return s.with_player(seat, zones=changed(player.zones, name, guard=tuple(value.split(BETWEEN))))
        case ["zones", name, "disaster"] if isinstance(value, str):
            return _disaster_set(s, player, name, value)
        case ["cannons", name, "loaded"] if isinstance(value, str):
            loaded = () if value == NONE else tuple(value.split(BETWEEN))
            return s.with_player(seat, cannons=changed(player.cannons, name, loaded=loaded))
        case ["hand"] if isinstance(value, int):
            return s.with_player(seat, hand=(UNKNOWN,) * value)
        case ["tricks"] if isinstance(value, int):
            return s.with_player(seat, tricks=(UNKNOWN,) * value)
        case ["reputation"]:
            return s.with_player(seat, reputation="" if value == NONE else str(value))
        case ["targets"] if isinstance(value, int):
            return _targets_set(s, player, value)
        case ["targets", name, edge]:
            return _aim_set(s, player, name, first_of(each for each in EDGES if each == edge), value)
    return None


def _posted(player: Player, officer: Officer, deck: str) -> tuple[Zone, ...]:
    """An officer stands on a deck, or on none."""
    return tuple(
        replace(zone, officers=tuple(each for each in OFFICERS if each in _there(zone, officer, deck)))
        for zone in player.zones
    )


def _there(zone: Zone, officer: Officer, deck: str) -> tuple[Officer, ...]:
    others = tuple(each for each in zone.officers if each != officer)
    return (*others, officer) if zone.id == deck else others


def _disaster_set(s: State, player: Player, zone: str, value: str) -> State:
    """A token lies face down in its zone again, or it was turned there."""
    deed, _, token = value.partition(BETWEEN)
    if not token:
        return s
    left = tuple(each for each in player.disasters if each != token)
    tokens = (*left, token) if deed == "turned" else left
    return s.with_player(player.id, zones=changed(player.zones, zone, disaster=deed), disasters=tokens)


def _targets_set(s: State, player: Player, n: int) -> State:
    """Target cards that people turn up: the last ones go, with the Aim cards beside them, or new ones lie there."""
    kept, gone = player.targets[:n], player.targets[n:]
    fresh = tuple(Target(f"target-{s.targets_dealt + i}") for i in range(1, n - len(kept) + 1))
    discards = (*player.discards, *(aim.card for target in gone for _, aim in target.aimed))
    laid = s.with_player(player.id, targets=(*kept, *fresh), discards=discards)
    return replace(laid, targets_dealt=s.targets_dealt + len(fresh))


def _aim_set(s: State, player: Player, target: str, edge: Edge, value: FieldValue) -> State:
    """What lies on an edge of a Target card: nothing (the card is discarded), or a card with this value.

    On paper a card comes from the hand if there is one.
    """
    there = first_of(each for each in player.targets if each.id == target)
    lying = there.at(edge)
    if value == NONE:
        gone = () if lying is None else (lying.card,)
        bare = _aimed(s, player, with_aimed(there, edge, None))
        return bare.with_player(player.id, discards=(*player.discards, *gone))
    laid = Aimed(UNKNOWN, int(str(value))) if lying is None else replace(lying, value=int(str(value)))
    hand = player.without(UNKNOWN) if lying is None else player.hand
    return _aimed(s, player, with_aimed(there, edge, laid)).with_player(player.id, hand=hand)


def _aimed(s: State, player: Player, target: Target) -> State:
    targets = changed(player.targets, target.id, left=target.left, below=target.below)
    return s.with_player(player.id, targets=targets)


def _turn(s: State, book: Book) -> Iterator[Tracked]:
    phases = tuple(Option(phase, msg(f"cd-phase-{phase}")) for phase in PHASES)
    taken = ("taken",) if s.turn.phase == "actions" else ()
    known = ("number", "seat", "phase", *taken, "aimed")
    yield from lines(s.turn, "turn", book, *known, within={"seat": people(s), "phase": phases})


def _ship(player: Player) -> Iterator[Tracked]:
    at = f"players.{player.id}"
    for zone in player.zones:
        label = msg("cd-fix-markers", zone=zone_name(zone.id))
        most = zone.spaces - len(zone.officers)
        yield number(f"{at}.zones.{zone.id}.markers", label, zone.markers, most, picture=f"zone:{zone.id}")
    for officer in OFFICERS:
        yield _officer(player, officer)
    for zone in player.zones:
        if len(dict.fromkeys(zone.guard)) > 1:
            label = msg("cd-fix-guard", zone=zone_name(zone.id))
            yield choice(f"{at}.zones.{zone.id}.guard", label, BETWEEN.join(zone.guard), _guards(zone))
        if zone.disaster:
            label = msg("cd-fix-disaster", zone=zone_name(zone.id))
            yield choice(f"{at}.zones.{zone.id}.disaster", label, zone.disaster, _disasters(player, zone))


def _officer(player: Player, officer: Officer) -> Tracked:
    """On which deck an officer stands, of those with room, or that the sea has taken him."""
    post = next((zone.id for zone in player.zones if officer in zone.officers), NONE)
    decks = (zone for zone in player.zones if zone.id in DECKS and (zone.free or zone.id == post))
    options = (Option(NONE, msg("cd-fix-lost")), *(Option(zone.id, zone_name(zone.id)) for zone in decks))
    path, picture = f"players.{player.id}.officers.{officer}", f"officer:{officer}"
    return choice(path, msg(f"cd-officer-{officer}"), post, options, picture=picture)


def _guards(zone: Zone) -> tuple[Option, ...]:
    """The orders in which a zone may reveal its penalties kind by kind, and the one in which it does."""
    kinds = tuple(dict.fromkeys(zone.guard))
    orders: list[tuple[Penalty, ...]] = [zone.guard]
    orders += [tuple(sorted(zone.guard, key=order.index)) for order in permutations(kinds)]
    return tuple(
        Option(BETWEEN.join(order), msg("core-said-list", items=tuple(map(penalty_name, reversed(order)))))
        for order in dict.fromkeys(orders)
    )


def _disasters(player: Player, zone: Zone) -> tuple[Option, ...]:
    """The token as it lies, and each token that may have been turned here, or lie here again."""
    if zone.disaster == "hidden":
        tokens, deed = [each for each in DISASTERS if each not in player.disasters], "turned"
    else:
        tokens, deed = list(player.disasters), "hidden"
    now = Option(zone.disaster, msg(f"cd-fix-disaster-{zone.disaster}"))
    others = (
        Option(f"{deed}{BETWEEN}{token}", msg(f"cd-fix-disaster-{deed}-it", what=msg(f"cd-disaster-{token}")))
        for token in tokens
    )
    return (now, *others)


def _battery(s: State, book: Book, player: Player) -> Iterator[Tracked]:
    at = f"players.{player.id}"
    for cannon in player.cannons:
        label = msg("cd-fix-loaded", mount=mount_name(cannon.mount))
        options = _loads(s, book, cannon)
        now = _load_id(cannon.loaded)
        yield choice(f"{at}.cannons.{cannon.mount}.loaded", label, now, options, picture=f"gun:{cannon.gun}")
    if player.active:
        mounts = tuple(Option(cannon.mount, mount_name(cannon.mount)) for cannon in player.cannons)
        yield from lines(player, at, book, "active", within={"active": mounts})
    if player.crosshair:
        zones = tuple(Option(zone, zone_name(zone), picture=f"zone:{zone}") for zone in ZONES)
        yield from lines(player, at, book, "crosshair", within={"crosshair": zones})


def _loads(s: State, book: Book, cannon: Cannon) -> tuple[Option, ...]:
    """All that a cannon may hold, as far as the bag has it."""

    def there(load: tuple[Shot, ...]) -> bool:
        elsewhere = s.loaded
        elsewhere.subtract(cannon.loaded)
        most = book.numbers.projectiles_of_each
        return all(elsewhere[shot] + load.count(shot) <= most for shot in load)

    sizes = range(capacity(book, cannon) + 1)
    loads = (load for n in sizes for load in combinations_with_replacement(SHOTS, n))
    ids = dict.fromkeys([tuple(sorted(cannon.loaded, key=SHOTS.index)), *(load for load in loads if there(load))])
    return tuple(Option(_load_id(load), load_named(load)) for load in ids)


def _load_id(load: tuple[Shot, ...]) -> str:
    return BETWEEN.join(sorted(load, key=SHOTS.index)) or NONE


def _cards(s: State, book: Book, player: Player) -> Iterator[Tracked]:
    at, paper = f"players.{player.id}", not in_app(s, player.id)
    if paper:
        outside = len(player.discards) + len(player.aimed)
        most = len(all_cards(book)) - outside
        yield number(f"{at}.hand", msg("cd-fix-hand"), len(player.hand), most, picture="token:deck")
    if s.options.targets == "table" and player.crosshair:
        n = len(player.targets)
        least = min(1, n)  # who aims at a zone has a card in front, but while Targeting deals them
        yield number(f"{at}.targets", msg("cd-fix-targets"), n, MOST_AIMS, lo=least, picture="token:target")
    for place, target in enumerate(player.targets, 1):
        for edge in EDGES:
            yield from _edge(at, place, target, edge, book.numbers.values, paper)
    values = tuple(Option(str(n), msg("core-said-number", n=n)) for n in range(1, book.numbers.values + 1))
    tracks = ("broadsides", "swerves", "dodges")
    yield from lines(player, at, book, *tracks, within={"swerves": values, "dodges": values})
    yield from _advanced(s, book, player)


def _edge(at: str, place: int, target: Target, edge: Edge, values: int, paper: bool) -> Iterator[Tracked]:
    """On paper any value may lie beside a Target card; of a card that the app knows, only a joker's can be another."""
    lying = target.at(edge)
    numbers = tuple(Option(str(n), msg("core-said-number", n=n)) for n in range(1, values + 1))
    if paper:
        options: tuple[Option, ...] = (Option(UNREAD, msg("cd-card-back")), *numbers)
    elif lying is None:
        return
    else:
        options = numbers if is_joker(lying.card) else (Option(str(lying.value), card_name(lying.card)),)
    now = NONE if lying is None else str(lying.value)
    yield choice(f"{at}.targets.{target.id}.{edge}", msg(f"cd-fix-aim-{edge}", n=place), now, (NOTHING, *options))


def _advanced(s: State, book: Book, player: Player) -> Iterator[Tracked]:
    """Reputation, and the number of Dirty Tricks where they are of paper."""
    at = f"players.{player.id}"
    if s.options.reputations:
        taken = s.other(player.id).reputation
        kind = advanced.REPUTATION
        cards = (advanced.card_option(s, kind, card) for card in advanced.subjects(kind, book) if card != taken)
        options = (NOTHING, *cards)
        yield choice(f"{at}.reputation", msg("cd-fix-reputation"), player.reputation or NONE, options)
    if s.options.dirty_tricks and s.options.advanced == "table":
        most = book.numbers.tricks_kept
        yield number(f"{at}.tricks", msg("cd-fix-tricks"), len(player.tricks), most, picture="token:dirty-trick")


def groups(s: State, book: Book) -> Iterator[tuple[Msg, Iterator[Tracked]]]:
    """Every tracked value: the ship of each captain, the turn, the cannons and cards of each; of the set-up, which is
    taken back by undoing, no more than the number of the turn."""
    if s.turn.phase == "setup":
        yield msg("cd-fix-group-turn"), lines(s.turn, "turn", book, "number")
        return
    yield from ((msg("cd-fix-group-ship", name=player.name), _ship(player)) for player in s.players)
    yield msg("cd-fix-group-turn"), _turn(s, book)
    for player in s.players:
        yield msg("cd-fix-group-battery", name=player.name), _battery(s, book, player)
        yield msg("cd-fix-group-cards", name=player.name), _cards(s, book, player)


CORRECTIONS: Final = Corrections(groups, Corrected)
