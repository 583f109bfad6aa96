"""6.21 Bringing pirates into play; 4.1 cutting their deck, 12.4 the successor of a pirate who is lost."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.kit.piles import Pile, bag, draw
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Command, Procedure, ProcedureFunction, first_of
from companion.core.questions.kinds import TABLE, Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.blackbeard.map import places
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book, Hull
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import NO_SEAT, NO_SHIP, SeatId, ShipId
from companion.games.blackbeard.model.ledger import turn
from companion.games.blackbeard.model.names import (
    OCEANS,
    SHIPS,
    Ctx,
    hands,
    hull,
    pirate_name,
    place_name,
    player_name,
    q,
)
from companion.games.blackbeard.model.records import OFF_MAP, Pirate, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import operations
from companion.games.blackbeard.supply import action_deck


class PirateCame(Event[State], formerly=("colour", "name", "player", "seat", "where")):
    """A pirate came into play (6.21). heir_of: pirate whose ship, place and booty are his now (12.4)."""

    pirate: Pirate
    heir_of: ShipId = NO_SHIP

    def apply(self, s: State) -> State:
        if self.heir_of:
            s = s.with_pirate(self.heir_of, place=OFF_MAP, holds=(), hostages=())
        owner = self.pirate.owner
        s = s.with_player(owner, activated=(*s.player(owner).activated, self.pirate.id))
        return replace(s, pirates=(*s.pirates, self.pirate))

    def line(self, s: State, book: Book) -> Msg | None:
        key = "bb-ev-pirate-heir" if self.heir_of else "bb-ev-pirate-came"
        return msg(key, **self._words(s, book))

    def _words(self, s: State, book: Book) -> dict[str, Msg]:
        player, where = player_name(s, self.pirate.owner), place_name(s, book, self.pirate.place)
        name = pirate_name(book, self.pirate.id)
        return {"name": name, "player": player, "hull": hull(self.pirate.hull), "where": where}

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words, owner = self._words(s, book), self.pirate.owner
        drawn, how = SHIPS[self.pirate.hull], "heir" if self.heir_of else "came"
        return (
            Fate(msg(f"bb-told-pirate-{how}", **words), None, drawn, s.player(owner).colour),
            Order(msg(f"bb-told-pirate-{how}-order", **words), drawn, s.player(owner).colour, hands(s, owner)),
        )


# ---------------------------------------------------------------------- who may come


def allowance(s: State, book: Book, seat: SeatId = NO_SEAT) -> int:
    """BB-3d, BB-23.1: how many pirates a player has for the whole evening.

    seat: whose; alone against false players a person leads Dr Peter Blood and nobody else.
    """
    n = book.numbers
    if s.options.solo:
        blood = [pirate for pirate in book.pirates if pirate.solo]
        return n.solo_pirates if not seat or s.player(seat).false else len(blood)
    return {"short": n.pirates_short, "standard": n.pirates_standard, "long": n.pirates_long}[s.options.length]


def at_once(s: State, book: Book) -> int:
    """BB-2.31, BB-23.1: how many pirates a player may have in play together."""
    return book.numbers.solo_pirates_at_once if s.options.solo else book.numbers.pirates_at_once


def has_another(s: State, book: Book, seat: SeatId) -> bool:
    """Whether a player has a pirate left to bring into play."""
    return len(s.player(seat).activated) < allowance(s, book, seat) and bool(unused(s, book, seat))


def unused(s: State, book: Book, seat: SeatId) -> tuple[ShipId, ...]:
    """BB-4.1: pirates that lie in the deck from which a player cuts; Dr Peter Blood is only for a person alone."""
    alone = s.options.solo and not s.player(seat).false
    came = [pirate.id for pirate in s.pirates]
    return tuple(each.id for each in book.pirates if each.solo == alone and each.id not in came)


def may_activate(s: State, book: Book, seat: SeatId) -> Verdict:
    """BB-6.21, BB-7.2C: whether a player may bring a pirate into play as the operation of this turn."""
    name = player_name(s, seat)
    total, together = allowance(s, book, seat), at_once(s, book)
    verdict = operations.has_operation(s, seat)
    verdict &= require(not s.turn.extra, "BB-17K", msg("bb-no-only-kc"))
    verdict &= require(has_another(s, book, seat), "BB-3d", msg("bb-no-more-pirates", name=name, n=total))
    verdict &= require(len(s.pirates_of(seat)) < together, "BB-2.31", msg("bb-no-pirate-more", name=name, n=together))
    return verdict & operations.holds_no_port(s, book, seat)


def logs_left(s: State, book: Book, name: str) -> int:
    """BB-2.6: ship's logs of a kind that nobody uses; a log bears another ship on its back."""
    ship = current_values.ship(book, name)
    used = sum(pirate.hull in (ship.id, ship.back) for pirate in s.active)
    return max(0, ship.logs - used)


# ---------------------------------------------------------------------- he comes


def cut(t: Ctx, seat: SeatId, key: str) -> Procedure[ShipId]:
    """BB-4.1: the player cuts the deck of pirates and takes the card below; returns the pirate."""
    deck = Pile(
        unused(t.now, t.book, seat),
        lambda each: Option(each, pirate_name(t.book, ShipId(each)), None, "icon:pirate"),
        t.now.options.cards,
    )
    text, cutter = msg("bb-q-cut", name=player_name(t.now, seat)), TABLE if t.now.is_false(seat) else seat
    return ShipId((yield from draw(t, deck, key=f"{key}-cut", text=text, by_hand=text, rule="BB-4.1", who=cutter)))


def fresh(book: Book, pirate: ShipId, seat: SeatId, name: Hull, place: Place) -> Pirate:
    """BB-4.4, BB-6.21: a pirate as he begins, at sea on an undamaged ship."""
    n = book.numbers
    return Pirate(
        pirate,
        seat,
        hull=name,
        place=place,
        popularity=n.start_popularity,
        notoriety=n.start_notoriety,
        worth=n.start_net_worth,
    )


def activate(t: Ctx, seat: SeatId) -> Procedure[None]:
    """BB-6.21: a new pirate at sea, in a Schooner or Sloop as his player likes; it takes the operation of the turn."""
    yield from turn(t, "BB-7.2C", actor=NO_SHIP, done=True)
    drawn = yield from cut(t, seat, "activate")
    name = yield from _hull(t, seat, drawn)
    place = yield from _place(t, seat, drawn)
    pirate = fresh(t.book, drawn, seat, name, place)
    yield from t.happens(PirateCame(pirate, rule="BB-6.21"))
    yield from turn(t, "BB-7.2C", actor=drawn)


def _hull(t: Ctx, seat: SeatId, pirate: ShipId) -> Procedure[Hull]:
    """BB-6.21: Schooner or Sloop, where a log is left; a die decides for a false player (BB-T0)."""
    ships = tuple(ship for ship in t.book.ships if ship.first)
    options = tuple(
        Option(
            ship.id,
            hull(ship.id),
            msg("bb-hull-note", combat=ship.combat[0], speed=ship.speed[0], holds=ship.holds),
            SHIPS[ship.id],
            require(bool(logs_left(t.now, t.book, ship.id)), "BB-2.6", msg("bb-no-log", hull=hull(ship.id))),
        )
        for ship in ships
    )
    left = [option.id for option in options if option.verdict.allowed]
    false = (left or [option.id for option in options])[0]
    if t.now.is_false(seat):
        text = msg("bb-q-false-hull", name=player_name(t.now, seat))
        rolled = yield from action_deck.die(t, "activate-hull-die", text, "BB-T0")
        wanted = "sloop" if rolled <= t.book.numbers.solo_sloop_up_to else "schooner"
        false = wanted if wanted in left else false
        text = msg("bb-told-false-hull", n=rolled, hull=hull(false))
        yield from announced_results.rolled(t, "BB-T0", seat, text, (rolled,), noted=False)
    card = current_values.card(t.book, pirate)
    words: dict[str, Arg] = {
        "name": pirate_name(t.book, pirate),
        "ability": card.ability,
        "cruelty": card.cruelty,
        "charisma": card.charisma,
        "n": card.cunning,
    }
    question = q.choose("activate-hull", options, words=words, note=True, default=false)
    return (yield from decide(t, seat, question, false))


def haunts(s: State) -> tuple[Place, ...]:
    """BB-T0, A-57: where a false player may begin: beside a Merchant of the ocean that holds most of them."""
    hexes = [counter.place for counter in s.merchants if not counter.place.zone]
    count = {each: sum(place.ocean == each for place in hexes) for each in OCEANS}
    most = max(count.values())
    there = [place for place in hexes if place.ocean and most and count[place.ocean] == most] or hexes
    return tuple(place for i, place in enumerate(there) if not any(place.same(other) for other in there[:i]))


def _place(t: Ctx, seat: SeatId, pirate: ShipId) -> Procedure[Place]:
    """BB-6.21: any hex, at sea; beside a random Merchant for a false player (BB-T0)."""
    name = pirate_name(t.book, pirate)
    text, near = msg("bb-q-start", name=name), haunts(t.now)
    if t.now.is_false(seat) and near:
        merchants = {place: len(t.now.merchants_at(place)) for place in near}
        pile = bag(near, lambda place: places.option(t, place), merchants)
        drawn = yield from draw(t, pile, key="activate-draw", text=text, rule="BB-T0")
        question = q.choose("activate-place", pile.options, rule="BB-T0", text=text, forced=False)
        told = yield from decide(t, seat, question, places.token(drawn))
        return first_of(place for place in near if places.token(place) == told)
    hexes = (*places.occupied(t.now), *places.ports_in(t.book, OCEANS))
    return (
        yield from places.where(
            t,
            places.Whereabouts(tuple(place for place in hexes if not place.zone)),
            key="activate-place",
            text=text,
            rule="BB-6.21",
            who=TABLE if t.now.is_false(seat) else seat,
            note=msg("bb-q-start-note"),
        )
    )


def succeed(t: Ctx, dead: Pirate, key: str, rule: str) -> Procedure[None]:
    """BB-12.4: the next pirate takes over the ship of one who is lost, as it stands: its damage, place and booty.

    Net Worth, Letter of Marque, Notoriety, marks, Cunning and information are those of a new pirate. Nothing follows
    when the player has no pirate left.
    """
    seat = dead.owner
    if not has_another(t.now, t.book, seat):
        return
    drawn = yield from cut(t, seat, key)
    heir = replace(
        fresh(t.book, drawn, seat, dead.hull, dead.place),
        damage=dead.damage,
        slow=dead.slow,
        posture=dead.posture,
        holds=dead.holds,
        hostages=dead.hostages,
        scurvy=dead.scurvy,
        blockaded=dead.blockaded,
    )
    yield from t.happens(PirateCame(heir, dead.id, rule=rule))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """BB-7.2C: a new pirate for the player with the dice."""
    seat = s.turn.holder
    label, note = msg("bb-op-activate"), msg("bb-op-activate-note", n=_more(s, book, seat))
    option = Option("activate", label, note, "icon:pirate", may_activate(s, book, seat), "pirate", s.holder.colour)
    return (Offer(option, Command("activate", (("seat", seat),))),)


def _more(s: State, book: Book, seat: SeatId) -> int:
    return max(0, allowance(s, book, seat) - len(s.player(seat).activated))


COMMANDS: dict[str, ProcedureFunction] = {"activate": activate}
JUDGES: dict[str, Judge] = {"activate": may_activate}
