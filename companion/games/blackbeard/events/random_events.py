"""17 Random Events A to M, among them the native uprising (17G): in the port of the most notorious pirate at anchor,
else in two ports that chance names. The current player is the one with the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.kit.piles import Pile, draw
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Dice, Option
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.captains import lost_pirates, mutiny, wounds
from companion.games.blackbeard.crown import blockades, commissioners
from companion.games.blackbeard.events import pardons, scurvy
from companion.games.blackbeard.harbour import letters
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.ledger import deposits_lost, log, turn
from companion.games.blackbeard.model.names import Ctx, player_name, port_name, q, ship_option, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import storms
from companion.games.blackbeard.standing import governors, operations, ports
from companion.games.blackbeard.supply import action_deck, commissioner_counters, counter_cups, cunning


def in_ports(s: State) -> tuple[Pirate, ...]:
    """Pirates anchored or careened in a port."""
    return tuple(pirate for pirate in s.active if pirate.in_port)


def native_uprising(t: Ctx, key: str) -> Procedure[None]:
    """BB-17G: pirates are chased out of the port, those careened there die, its Governor changes, deposits are lost."""
    there = in_ports(t.now)
    if not there:
        yield from _elsewhere(t, key)
        return
    highest = max(pirate.notoriety for pirate in there)
    equal = tuple(pirate.id for pirate in there if pirate.notoriety == highest)
    most = yield from commissioners.choose_pirate(
        t, t.now.turn.holder, equal, f"{key}-who", msg("bb-q-uprising-whom"), "BB-17G"
    )
    number = t.now.place_of(most).port
    for pirate in [each.id for each in in_ports(t.now) if each.place.port == number]:
        if t.now.pirate(pirate).posture == "careened":
            yield from wounds.gone(t, pirate, "port", f"{key}-{pirate}", "BB-17G")
        else:
            yield from blockades.chase_out(t, pirate, f"{key}-{pirate}", "BB-17G", by_event=True)
    yield from deposits_lost(t, number, "BB-17G")
    yield from _governor(t, number, f"{key}-governor")


def _governor(t: Ctx, number: int, key: str) -> Procedure[None]:
    """BB-17G: a pro-pirate Governor leaves the game; a neutral port draws one, and keeps only one against pirates.

    A pirate haven has none (A-24).
    """
    if printed_ports.is_haven(t.now, t.book, number) or t.now.port(number).destroyed:
        return
    governed = ports.governed(t.now, number)
    if governed == "pro":
        yield from governors.remove(t, number, "BB-17G")
    elif governed == "neutral":
        purpose = msg("bb-event-purpose-governor", port=port_name(t.now, t.book, number))
        leaning = yield from counter_cups.governor(t, key, "BB-17G", purpose)
        if leaning == "pro":
            yield from governors.discard(t, leaning, "BB-17G")
        else:
            yield from governors.place(t, number, leaning, "BB-17G")


def _elsewhere(t: Ctx, key: str) -> Procedure[None]:
    """BB-17G: with no pirate in any port, a random neutral and a random pro-pirate port rise against theirs (A-24)."""
    for standing in ("neutral", "pro"):
        fitting = [port.number for port in t.now.ports if _rises(t, port.number, standing)]
        if fitting:
            number = yield from _chance(t, fitting, f"{key}-{standing}", msg(f"bb-q-uprising-{standing}"))
            yield from _governor(t, number, f"{key}-{standing}-governor")


def _rises(t: Ctx, number: int, standing: str) -> bool:
    haven = printed_ports.is_haven(t.now, t.book, number)
    return not haven and not t.now.port(number).destroyed and ports.governed(t.now, number) == standing


def _chance(t: Ctx, numbers: Sequence[int], key: str, text: Msg) -> Procedure[int]:
    there = Pile(tuple(numbers), lambda n: Option(str(n), port_name(t.now, t.book, n), picture="place:port"))
    return (yield from draw(t, there, key=key, text=text, rule="BB-17G"))


def happen(t: Ctx, letter: str, key: str) -> Procedure[None]:
    """BB-17: the event of that letter."""
    event, name = first_of(each for each in t.book.events if each.letter == letter), msg(f"bb-event-{letter.lower()}")
    text = msg("bb-ev-event", letter=letter, event=name)
    effect = msg(f"bb-told-event-{letter.lower()}", player=player_name(t.now, t.now.turn.holder))
    yield from announced_results.befalls(t, event.rule, text, name, effect, drawn=DRAWN.get(letter, "event:any"))
    yield from EFFECTS[letter](t, f"{key}-{letter.lower()}")


def random_port(t: Ctx, key: str, rule: str) -> Procedure[int]:
    """The port whose number two dice show (2.22)."""
    return (yield from action_deck.d66(t, key, rule, msg("bb-purpose-port")))


def ships_in_port(s: State, number: int) -> tuple[ShipId, ...]:
    """Pirates and King's Commissioners that lie in a port, not at sea before it."""
    return tuple(each.id for each in s.boats if each.place.port == number and each.in_port)


def _perish(t: Ctx, number: int, fate: lost_pirates.Fate, key: str, rule: str) -> Procedure[None]:
    """Everybody in a port dies: pirates are lost, King's Commissioners go back to the cup."""
    for ship in ships_in_port(t.now, number):
        yield from wounds.gone(t, ship, fate, f"{key}-{ship}", rule)


def earthquake(t: Ctx, key: str) -> Procedure[None]:
    """BB-17A: a port is destroyed with everybody and every deposit in it."""
    number = yield from random_port(t, key, "BB-17A")
    yield from _perish(t, number, "port", key, "BB-17A")
    if not t.now.port(number).destroyed:
        yield from ports.destroy(t, number, "BB-17A")


def plague(t: Ctx, key: str) -> Procedure[None]:
    """BB-17B: everybody in a port dies, its Governor too (A-21); it is a disease, so successors inherit (A-14)."""
    number = yield from random_port(t, key, "BB-17B")
    there = ships_in_port(t.now, number)
    if not (there or t.now.port(number).governor):
        spared = msg("bb-ev-plague-nobody", port=port_name(t.now, t.book, number))
        yield from announced_results.say(t, "BB-17B", spared)
        return
    yield from _perish(t, number, "disease", key, "BB-17B")
    yield from governors.remove(t, number, "BB-17B")


def scurvy_breaks_out(t: Ctx, key: str) -> Procedure[None]:
    """BB-17C: every ship in a Transit Box, and all those at sea of the current player."""
    yield from scurvy.strike(t, scurvy.exposed(t.now, t.now.turn.holder), key)


def storm_at_sea(t: Ctx, key: str) -> Procedure[None]:
    """BB-17D: a storm around the ship with which the current player made his operation, if it is still there."""
    actor = t.now.turn.actor
    afloat = [*(boat.id for boat in t.now.boats), *(counter.id for counter in t.now.counters)]
    if actor not in afloat:
        yield from announced_results.say(t, "BB-17D", msg("bb-ev-no-storm"))
        return
    yield from storms.storm(t, t.now.place_of(actor), key, "BB-17D")


def letter_of_marque(t: Ctx, key: str) -> Procedure[None]:
    """BB-17E: a Letter of Marque is on offer."""
    yield from letters.on_offer(t, key)


def unpopular(s: State, seat: SeatId) -> Sequence[Pirate]:
    """Pirates in play, the least popular of other players first: those that a false player names first."""
    return sorted(s.active, key=lambda pirate: (pirate.owner == seat, pirate.popularity))


def popularity_test(t: Ctx, key: str) -> Procedure[None]:
    """BB-17F, BB-12.1: the current player may name a pirate; two dice above his Popularity, and the crew rises."""
    if not t.now.active:
        return
    named = tuple(pirate.id for pirate in unpopular(t.now, t.now.turn.holder))
    options = (
        *(
            ship_option(t.now, t.book, each, note=msg("bb-popularity-is", n=t.now.pirate(each).popularity))
            for each in named
        ),
        Option("nobody", msg("bb-mutiny-nobody")),
    )
    question = q.choose("pirate", options, under=key, text="mutiny-whom")
    chosen = yield from decide(t, t.now.turn.holder, question, named[0])
    pirate = next((each for each in named if each == chosen), None)
    if pirate is None:
        yield from t.happens(Announced(msg("bb-ev-nobody-named"), rule="BB-17F"))
        return
    n, name, limit = t.book.numbers, who(t.now, t.book, pirate), t.now.pirate(pirate).popularity
    rolled = yield from t.roll(
        "dice",
        Dice(name, n.mutiny_dice, n.die_faces),
        under=key,
        who=cunning.roller(t.now, pirate),
        rule="BB-12.1",
        words={"name": name},
        text="mutiny-dice",
        note=msg("bb-popularity-is", n=limit),
        about=(pirate,),
        hoped=lambda dice: sum(dice) <= limit,
    )
    against = announced_results.Limit(msg("bb-told-popularity-limit"), limit, "more", "BB-12.1")
    if sum(rolled) > limit:
        rises = msg("bb-told-crew-rises", name=name, n=sum(rolled), popularity=limit)
        yield from announced_results.rolled(t, "BB-12.1", pirate, rises, rolled, against, noted=False)
        yield from mutiny.test(t, pirate, key, "BB-12.1", by_event=True)
    else:
        calm = msg("bb-ev-crew-calm", name=name, n=sum(rolled), popularity=limit)
        yield from announced_results.rolled(t, "BB-12.1", pirate, calm, rolled, against)


def unrest(t: Ctx, key: str) -> Procedure[None]:
    """BB-17H: all King's Commissioners are called home."""
    if not t.now.commissioners:
        yield from announced_results.say(t, "BB-17H", msg("bb-ev-no-commissioners"))
    for kc in [each.id for each in t.now.commissioners]:
        yield from commissioner_counters.recall(t, kc, "BB-17H")


def new_governor(t: Ctx, key: str) -> Procedure[None]:
    """BB-17I: a random Governor for a random port, whose own leaves first; rolled again for one that can have none.

    A port that is anti-pirate for good takes none either (BB-2.35).
    """
    for i in count(1):
        number = yield from random_port(t, f"{key}-port-{i}", "BB-17I")
        port = t.now.port(number)
        if not (port.destroyed or port.forever or printed_ports.is_haven(t.now, t.book, number)):
            break
        nobody = msg("bb-ev-no-governor-there", port=port_name(t.now, t.book, number))
        yield from announced_results.say(t, "BB-17I", nobody)
    yield from governors.remove(t, number, "BB-17I")
    where = msg("bb-event-purpose-governor", port=port_name(t.now, t.book, number))
    leaning = yield from counter_cups.governor(t, f"{key}-governor", "BB-17I", where)
    yield from governors.place(t, number, leaning, "BB-17I")


def hull_damage(t: Ctx, key: str) -> Procedure[None]:
    """BB-17J: every ship of the current player loses Speed."""
    seat, boxes = t.now.turn.holder, t.book.numbers.hull_damage
    for ship in operations.boats(t.now, seat):
        yield from wounds.slow(t, ship, boxes, f"{key}-{ship}", "BB-17J")


def kings_commissioners(t: Ctx, key: str) -> Procedure[None]:
    """BB-17K: a King's Commissioner for the current player, or an operation with one of his two."""
    seat = t.now.turn.holder
    if len(t.now.commissioners_of(seat)) < t.book.numbers.commissioners_at_once:
        yield from commissioners.appoint(t, seat, key, "BB-17K")
    else:
        yield from turn(t, "BB-17K", extra=1)


def peace(t: Ctx, key: str) -> Procedure[None]:
    """BB-17M, BB-22.3: all Letters of Marque are revoked, and pirates recover the Cunning that they have spent."""
    yield from letters.revoke_all(t, "BB-17M")
    for pirate in [each for each in t.now.active if each.cunning]:
        text = msg("bb-ev-cunning-back", name=who(t.now, t.book, pirate.id))
        yield from t.happens(Announced(text, "change", "token:cunning", rule="BB-22.3"))
        yield from log(t, pirate.id, "BB-22.3", cunning=0)


DRAWN: Final = {
    "A": "place:port",
    "B": "token:skull",
    "C": "token:lemon",
    "D": "place:sea",
    "E": "token:letter",
    "F": "token:crew",
    "G": "token:sabres",
    "H": "icon:crown",
    "I": "governor:pro",
    "J": "token:hammer",
    "K": "ship:ship_of_the_line",
    "L": "token:letter",
    "M": "token:flag",
}
"""How each event is drawn."""
EFFECTS: Final[dict[str, Callable[[Ctx, str], Procedure[None]]]] = {
    "A": earthquake,
    "B": plague,
    "C": scurvy_breaks_out,
    "D": storm_at_sea,
    "E": letter_of_marque,
    "F": popularity_test,
    "G": native_uprising,
    "H": unrest,
    "I": new_governor,
    "J": hull_damage,
    "K": kings_commissioners,
    "L": pardons.royal_pardon,
    "M": peace,
}
