"""9.62 to 9.7 What follows an attack and a capture: the record, the ship, the cargo; then hostages and debauchery."""

from __future__ import annotations

from typing import cast

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Change
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.procedures.refusals import refuse
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Arg, Msg, msg
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model import announced_results, current_values, decisions
from companion.games.blackbeard.model.book import ActionCard, Book, Hull, Nation, Ocean, Silhouette
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.ledger import HoldsChanged, Marked, change, deposit, log, notoriety
from companion.games.blackbeard.model.names import SHIPS, Ctx, doubloons, hull, picture, port_name, q, who
from companion.games.blackbeard.model.records import Face, Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import captors, debauchery, hostages
from companion.games.blackbeard.prizes.captors import NOBODY, Prize
from companion.games.blackbeard.standing import letters_held, pirates, ports
from companion.games.blackbeard.supply import action_deck, counter_cups

REFUSE = "refuse"


# ---------------------------------------------------------------------- the record of an attack


def mark(t: Ctx, pirate: ShipId, nation: Nation, rule: str) -> Procedure[None]:
    """BB-9.62: the marker of a nation that he has attacked; one that is there already is not doubled (A-41)."""
    if nation not in t.now.pirate(pirate).marks:
        yield from t.happens(Marked(pirate, nation, True, rule=rule))


def is_friend(s: State, book: Book, pirate: ShipId, nation: Nation) -> bool:
    """Whether an attack on a nation would cost a pirate his Letter of Marque, or Safe Havens and deposits (BB-17E1,
    BB-10.43), as far as nationalities are known."""
    p = s.pirate(pirate)
    homes = (printed_ports.known_nation(s, book, number) for number in (*p.havens, *dict(p.deposits)))
    return nation in (ports.letter_nation(book, p), *homes)


def attacked(t: Ctx, pirate: ShipId, nation: Nation, rule: str) -> Procedure[None]:
    """BB-17E1, BB-10.43: what an attack on a nation costs, even one that fails.

    His Letter of Marque of that nation is void; his Safe Havens of that nation are lost with the Net Worth in them. Nor
    will it ever sell him a Letter again (A-64).
    """
    if nation not in t.now.pirate(pirate).attacked:
        yield from log(t, pirate, rule, attacked=(*t.now.pirate(pirate).attacked, nation))
    if ports.letter_nation(t.book, t.now.pirate(pirate)) == nation:
        yield from letters_held.void(t, pirate, "BB-17E1")
    lost: list[int] = []
    deposits = dict(t.now.pirate(pirate).deposits)
    for number in dict.fromkeys((*t.now.pirate(pirate).havens, *deposits)):
        owner = yield from printed_ports.nation_of(t, number, f"attacked-{pirate}-{number}")
        if owner == nation:
            lost.append(number)
    if not lost:
        return
    name = who(t.now, t.book, pirate)
    for number in lost:
        if number in deposits:
            yield from deposit(t, pirate, number, -deposits[number], "BB-10.43")
    left = tuple(number for number in t.now.pirate(pirate).havens if number not in lost)
    text = msg("bb-havens-lost", name=name, ports=tuple(port_name(t.now, t.book, number) for number in lost))
    yield from announced_results.befalls(t, "BB-10.43", text, drawn="token:haven")
    yield from log(t, pirate, "BB-10.43", havens=left)


# ---------------------------------------------------------------------- a capture from beginning to end


def captured(t: Ctx, prize: Prize, key: str, merchant: ShipId = NO_SHIP) -> Procedure[None]:
    """BB-9.1, BB-9.61: what a capture brings, in the order of A-09.

    Notoriety by Cruelty (BB-5.12), the ship, the cargo, a hostage; then what hands do for it, the record among it;
    debauchery last.  merchant: its counter, which goes back to the cup.
    """
    for pirate in prize.captors:
        cause = "prize-avenged" if pirate in prize.avenged else "prize"
        factor = change(t.book.notoriety, cause)
        cruelty = current_values.captain(t.now, t.book, t.now.pirate(pirate)).cruelty
        yield from notoriety(t, pirate, cause, factor * cruelty, "BB-11.21")
    ship_first = t.now.options.ruling("A-09") == "ship-first"
    if ship_first:
        yield from _take_ship(t, prize, f"{key}-ship")
    mandatory = yield from _cargo(t, prize, f"{key}-cargo")
    if not ship_first:
        yield from _take_ship(t, prize, f"{key}-ship")
    found = yield from hostages.passenger(t, prize, f"{key}-hostage")
    if merchant:
        yield from counter_cups.put_back(t, merchant, "BB-9.61")
    for pirate in prize.captors:
        yield from mark(t, pirate, prize.nation, "BB-9.62")
    if found is not None:
        yield from hostages.treated(t, *found, f"{key}-hostage", alone=not prize.mate)
    for pirate in captors.afloat(t.now, prize):
        yield from debauchery.declare(t, pirate, f"{key}-debauchery-{pirate}", "BB-9.8", mandatory=mandatory)


# ---------------------------------------------------------------------- the ship


def has_log(s: State, book: Book, pirate: Pirate, wanted: Hull) -> bool:
    """BB-9.64: whether a log of that ship is free: an unused one, or his own on either side (BB-2.6)."""
    own = pirate.hull in (wanted, current_values.ship(book, wanted).back)
    return own or pirates.logs_left(s, book, wanted) > 0


def came_off_well(s: State, book: Book, prize: Prize) -> Verdict:
    """BB-9.64: whether the captor had no damage from this Merchant on an earlier turn."""
    hurt = prize.captors[0] in prize.avenged
    return require(not hurt, "BB-9.64", msg("bb-no-ship-after-damage", name=who(s, book, prize.captors[0])))


def may_take_ship(s: State, book: Book, prize: Prize, silhouette: Silhouette) -> Verdict:
    """BB-9.64: whether the captor may exchange his ship for a prize that was taken with equal dice."""
    pirate = s.pirate(prize.captors[0])
    kind = first_of(each for each in book.merchant_kinds if each.silhouette == silhouette)
    verdict = came_off_well(s, book, prize) & require(kind.usable, "BB-9.64", msg("bb-no-corvette"))
    if kind.usable:
        free = has_log(s, book, pirate, cast(Hull, silhouette))
        verdict &= require(free, "BB-9.64", msg("bb-no-free-log", hull=hull(silhouette)))
    return verdict


def better(book: Book, pirate: Pirate, wanted: Hull) -> bool:
    """BB-23.55: whether a ship is of a better class, or of the same one and in better shape."""
    order = book.ship_order.order
    if wanted == pirate.hull:
        return bool(pirate.damage or pirate.slow)
    return order.index(wanted) > order.index(pirate.hull)


def _take_ship(t: Ctx, prize: Prize, key: str) -> Procedure[None]:
    """BB-9.64: the choice, where equal dice leave it open and it makes a difference; why it is not open is told.

    The new ship is whole; what its holds cannot take is lost.
    """
    ship = prize.captors[0]
    if not prize.double:
        return
    verdict = came_off_well(t.now, t.book, prize)
    if verdict.allowed:
        silhouette = yield from _silhouette(t, prize.face, f"{key}-silhouette")
        verdict = may_take_ship(t.now, t.book, prize, silhouette)
    if not verdict.allowed:
        yield from refuse(t, verdict)
        return
    wanted, pirate = cast(Hull, silhouette), t.now.pirate(ship)
    if wanted == pirate.hull and not better(t.book, pirate, wanted):
        return
    name, likely = who(t.now, t.book, ship), better(t.book, pirate, wanted)
    question = q.yes_no(
        "take-ship",
        key=key,
        words={"name": name, "hull": hull(wanted), "new": _shape(t, wanted), "old": _shape_now(t, pirate)},
        note=True,
        default=likely,
        about=(ship,),
    )
    if (yield from decisions.decide(t, ship, question, likely)):
        text = msg("bb-ev-ship-taken", name=name, hull=hull(wanted))
        yield from announced_results.befalls(t, "BB-9.64", text, drawn=SHIPS[wanted], paint=picture(t.now, ship)[1])
        words = msg("bb-told-new-log", name=name, hull=hull(wanted))
        yield from announced_results.bids(t, "BB-9.64", words, SHIPS[wanted], whose=ship)
        yield from log(t, ship, "BB-9.64", hull=wanted, damage=0, slow=0, repulsed=())
        yield from _overflow(t, ship, f"{key}-holds")


def _silhouette(t: Ctx, face: Face, key: str) -> Procedure[Silhouette]:
    """Printed on the counter; asked where nobody has said. A Corvette is told by its defence (BB-9.64)."""
    if face.silhouette:
        return face.silhouette
    if face.defence == t.book.numbers.corvette_defence:
        return "corvette"
    options = tuple(
        Option(kind.silhouette, msg(f"bb-silhouette-{kind.silhouette}"))
        for kind in t.book.merchant_kinds
        if kind.defence is None
    )
    return (yield from t.choose("silhouette", options, key=key, rule="BB-2.32", nature="fact"))


def _shape(t: Ctx, kind: Hull) -> Msg:
    log_ = current_values.ship(t.book, kind)
    return msg("bb-ship-shape", hull=hull(kind), combat=log_.combat[0], speed=log_.speed[0], n=log_.holds)


def _shape_now(t: Ctx, pirate: Pirate) -> Msg:
    combat, speed = current_values.combat(t.now, t.book, pirate), current_values.speed(t.now, t.book, pirate)
    return msg(
        "bb-ship-shape",
        hull=hull(pirate.hull),
        combat=combat,
        speed=speed,
        n=current_values.ship(t.book, pirate.hull).holds,
    )


def _overflow(t: Ctx, ship: ShipId, key: str) -> Procedure[None]:
    """BB-9.64: what the new ship has no hold for is lost; which cargoes stay, the player chooses."""
    pirate = t.now.pirate(ship)
    holds = current_values.ship(t.book, pirate.hull).holds
    if len(pirate.holds) <= holds:
        return
    cargoes = {f"hold-{i}": value for i, value in enumerate(pirate.holds, 1)}
    best = sorted(cargoes, key=lambda each: -cargoes[each])[:holds]
    likely = tuple(each for each in cargoes if each in best)
    name = who(t.now, t.book, ship)
    options = tuple(Option(each, doubloons(value), None, "token:barrel") for each, value in cargoes.items())
    words: dict[str, Arg] = {"name": name, "n": holds}
    question = q.pick("ship-cargoes", options, key=key, words=words, about=(ship,), lo=holds, hi=holds, default=likely)
    kept = likely
    if len(set(cargoes.values())) > 1:
        kept = yield from decisions.decide(t, ship, question, likely)
    lost = sum(value for each, value in cargoes.items() if each not in kept)
    text = msg("bb-cargo-lost", name=name, amount=doubloons(lost))
    yield from t.happens(Announced(text, "change", "token:barrel", rule="BB-9.64"))
    yield from t.happens(HoldsChanged(ship, tuple(cargoes[each] for each in kept), rule="BB-9.64"))


# ---------------------------------------------------------------------- the cargo


def room(s: State, book: Book, ship: ShipId) -> int:
    """BB-5.23: how many holds of a pirate's ship are empty."""
    pirate = s.pirate(ship)
    return max(0, current_values.ship(book, pirate.hull).holds - len(pirate.holds))


def column(defence: int) -> int:
    """BB-9.7: the column of the cargo block for a defence, from 1."""
    return first_of(n for n, highest in enumerate(action_deck.CLASSES, 1) if defence <= highest)


def contents(book: Book, ocean: Ocean, defence: int, roll: int) -> tuple[str, ...]:
    """BB-9.7, optional: what the goods are, for two dice faces."""
    table = book.cargo_contents
    row = first_of(each for each in table.oceans[ocean] if each.first <= roll <= each.last)
    return tuple(table.goods[letter] for letter in row.goods[column(defence) - 1])


def _cargo(t: Ctx, prize: Prize, key: str) -> Procedure[bool | None]:
    """BB-9.7: a new card for the value of the cargo; whether it demands debauchery, taken or not (BB-9.82).

    None where the card on the table says so, and whoever decides about it sees it there.
    """
    name = f"cargo_{prize.ocean}_{column(prize.face.defence)}"
    purpose = msg("bb-purpose-cargo")
    if t.now.options.cards == "app" or action_deck.copied_all(t.now, t.book, name, "debauchery"):
        card = yield from action_deck.draw(t, f"{key}-card", "BB-9.7", purpose)
        value, mandatory = (action_deck.read(t.now, card, each) for each in (name, "debauchery"))
        worth = _worth(t, prize, card, name, cast(int, value))
    else:
        value = yield from action_deck.value(t, name, key, "BB-9.7", purpose)
        worth, mandatory = msg("bb-cargo-found", amount=doubloons(cast(int, value))), None
        if any(t.now.is_false(captor) for captor in prize.captors):
            text = msg("bb-q-card-debauchery")
            mandatory = yield from action_deck.read_off(t, "debauchery", f"{key}-demands", "BB-9.82", text)
    alone = not prize.mate and bool(room(t.now, t.book, prize.captors[0]))
    if not alone:  # else it is told as it comes aboard
        yield from t.happens(Announced(worth, "change", "token:barrel", rule="BB-9.7"))
    if mandatory:
        refused = change(t.book.popularity, "debauchery-refused")
        yield from announced_results.say(t, "BB-9.82", msg("bb-cargo-debauchery", n=-refused))
    amount = doubloons(cast(int, value))
    text, note = msg("bb-q-award-cargo", amount=amount), msg("bb-award-note") if prize.mate else None
    to: str = prize.captors[0]
    if prize.mate:
        to = yield from captors.awarded(t, prize, f"{key}-to", "BB-9.7", text, note)
    if to != NOBODY:
        yield from _stow(t, ShipId(to), cast(int, value), key, worth if alone else None)
    return None if mandatory is None else bool(mandatory)


def _worth(t: Ctx, prize: Prize, card: ActionCard, name: str, value: int) -> Msg:
    """The value with what the goods are, by the card's lane as dice; a value that nobody has read off says so."""
    amount = doubloons(value)
    if action_deck.is_placeholder(t.now, card, name):
        return msg("bb-cargo-placeholder", amount=amount)
    if card.lane.value == action_deck.ASTERISK:
        return msg("bb-cargo-found", amount=amount)
    goods = contents(t.book, prize.ocean, prize.face.defence, card.lane.value)
    return msg("bb-cargo-goods", amount=amount, goods=tuple(msg(f"bb-goods-{each}") for each in goods))


def _stow(t: Ctx, ship: ShipId, value: int, key: str, worth: Msg | None) -> Procedure[None]:
    """BB-5.23, BB-9.7: one cargo in each hold; with full holds one goes overboard for it, or it is refused.

    worth: what it is, where nobody has heard it.
    """
    pirate = t.now.pirate(ship)
    name, holds = who(t.now, t.book, ship), list(pirate.holds)
    if not room(t.now, t.book, ship):
        least = min(holds)
        likely = f"{least}" if least < value else REFUSE
        options = (
            *(Option(f"{each}", msg("bb-cargo-instead", amount=doubloons(each))) for each in sorted({*holds})),
            Option(REFUSE, msg("bb-cargo-refuse")),
        )
        words = {"name": name, "amount": doubloons(value)}
        question = q.choose("stow", options, under=key, rule="BB-9.7", words=words, default=likely, about=(ship,))
        told = yield from decisions.decide(t, ship, question, likely)
        if told == REFUSE:
            return
        holds.remove(int(told))
    stowed = msg("bb-cargo-stowed", name=name, amount=doubloons(value))
    full, free = len(pirate.holds), current_values.ship(t.book, pirate.hull).holds
    aboard = doubloons(value) if worth is None else Msg(f"{worth.key}.aboard", worth.args)
    change = Change(msg("bb-told-stowed", name=name, amount=aboard, n=free), "token:barrel", full, len(holds) + 1)
    if worth is not None:
        yield from t.happens(Announced(worth, rule="BB-9.7"))
    yield from t.happens(announced_results.Shown(stowed, rule="BB-5.23", changes=(change,)))
    yield from t.happens(HoldsChanged(ship, (*holds, value), rule="BB-9.7"))
