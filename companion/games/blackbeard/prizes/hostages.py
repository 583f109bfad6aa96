"""9.71 to 9.73 Important passengers: whether there is one, where his home is, and what torture tells of that port."""

from __future__ import annotations

from typing import cast

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.rules import odds
from companion.core.rules.odds import Odds, percent
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.model import announced_results, current_values, decisions
from companion.games.blackbeard.model.book import Book, Nation, Ocean
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import HostagesChanged, change, log, notoriety, popularity
from companion.games.blackbeard.model.names import Ctx, nation, ocean, port_name, q, who
from companion.games.blackbeard.model.records import Hostage, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import captors
from companion.games.blackbeard.prizes.captors import Prize
from companion.games.blackbeard.supply import action_deck, cunning


def importance(book: Book, number: int, defence: int, waters: Ocean) -> Sum:
    """BB-9.71: the number of the card, the Merchant's defence and the modifier of the ocean."""
    modifier = first_of(each.hostage for each in book.oceans if each.id == waters)
    return Sum(
        msg("bb-hostage-sum"),
        (
            Term(msg("bb-hostage-card"), number, "BB-9.71"),
            Term(msg("bb-merchant-defence"), defence, "BB-2.32"),
            Term(ocean(waters), modifier, "BB-9.71"),
        ),
    )


def passenger(t: Ctx, prize: Prize, key: str) -> Procedure[tuple[ShipId, Hostage] | None]:
    """BB-9.71: a new card tells whether an important passenger is aboard, another one whence he comes.

    Returns to which of several captors he goes; a captor alone says it when he knows who it is (`treated`).
    """
    if not captors.afloat(t.now, prize):
        return None
    number = cast(int, (yield from action_deck.value(t, "hostage", key, "BB-9.71", msg("bb-purpose-hostage"))))
    total, n = importance(t.book, number, prize.face.defence, prize.ocean), t.book.numbers
    there = total.total >= n.hostage_threshold
    told = msg("bb-hostage-there" if there else "bb-hostage-none", sum=sum_in_words(total), n=n.hostage_threshold)
    yield from t.happens(Announced(told, "change", "token:officer", rule="BB-9.71"))
    if not there:
        return None
    to: str = prize.captors[0]
    if prize.mate:
        text, note = msg("bb-q-hostage"), msg("bb-hostage-note", n=n.hostage_notoriety)
        to = yield from captors.awarded(t, prize, f"{key}-to", "BB-9.71", text, note)
    if to == captors.NOBODY:
        return None
    home = yield from home_port(t, prize.nation, prize.ocean, f"{key}-home")
    return ShipId(to), Hostage(f"hostage-{t.now.made + 1}", prize.nation, home)


def treated(t: Ctx, pirate: ShipId, hostage: Hostage, key: str, *, alone: bool) -> Procedure[None]:
    """BB-9.71, BB-9.73: whether he is taken aboard, which brings Notoriety (BB-11.22), and tortured at once.

    alone: nobody has said yet that he is taken.  A false player's pirate takes and tortures him (BB-23.51).
    """
    fate = yield from _fate(t, pirate, hostage, key, alone=alone)
    if fate == "leave":
        return
    aboard = (*t.now.pirate(pirate).hostages, hostage)
    yield from t.happens(HostagesChanged(pirate, aboard, 1, rule="BB-9.71"))
    if fate == "torture":
        yield from _torture(t, pirate, hostage, f"{key}-torture")
    yield from notoriety(t, pirate, "hostage", change(t.book.notoriety, "hostage"), "BB-11.22")
    where, flag = port_name(t.now, t.book, hostage.port), hostage.nation
    text = msg("bb-hostage-taken", name=who(t.now, t.book, pirate), nation=nation(flag), port=where)
    yield from t.happens(Announced(text, rule="BB-9.72"))


# ---------------------------------------------------------------------- home


def home_port(t: Ctx, flag: Nation, waters: Ocean, key: str) -> Procedure[int]:
    """BB-9.72: by a new card; an asterisk means the nearest port of the ship's nationality there, else the nearest."""
    told = str((yield from action_deck.value(t, f"home_{waters}", key, "BB-9.72", msg("bb-purpose-home"))))
    if told != action_deck.NEAREST:
        return int(told)
    options = tuple(places.option(t, place) for place in homes(t.now, t.book, flag, waters))
    nearest = yield from t.choose(
        "home", options, key=key, words={"nation": nation(flag), "ocean": ocean(waters)}, note=True, nature="fact"
    )
    return nearest.number


def homes(s: State, book: Book, flag: Nation, waters: Ocean) -> tuple[Place, ...]:
    """BB-9.72: the ports among which the nearest is sought: those of the nationality, all where none is known to be.

    As long as somebody may have to read a nationality off the map, every port of the ocean may turn out to be one.
    """
    there = places.ports_in(book, (waters,))
    known = {place.port: printed_ports.known_nation(s, book, place.port) for place in there}
    strange = any(known[place.port] is None and not printed_ports.is_haven(s, book, place.port) for place in there)
    same = tuple(place for place in there if known[place.port] == flag)
    return same if same and not strange else there


# ---------------------------------------------------------------------- torture


def torture_odds(book: Book, cruelty: int) -> Odds:
    """The chances of the points by which the die stays within Cruelty: from 0 on he talks, above 0 he dies of it."""
    spare = odds.mapped(odds.die(book.numbers.die_faces), lambda rolled: cruelty - rolled)
    talks, dies = odds.at_least(spare, 0), odds.at_least(spare, 1)
    headline = msg("bb-odds-torture", talks=percent(talks), dies=percent(dies))
    return Odds(headline, tuple(spare.items()), msg("bb-odds-torture-unit"), 0)


def _fate(t: Ctx, pirate: ShipId, hostage: Hostage, key: str, *, alone: bool) -> Procedure[str]:
    """BB-9.73: what he does with him, with the odds of torture. alone: he may also leave him."""
    n = t.book.numbers
    words: dict[str, Arg] = {"name": who(t.now, t.book, pirate), "port": port_name(t.now, t.book, hostage.port)}
    chances = torture_odds(t.book, _cruelty(t, pirate)).headline
    note = msg(
        "bb-hostage-fate",
        hostage=msg("bb-hostage-note", n=n.hostage_notoriety),
        torture=msg("bb-q-torture-note", n=n.torture_popularity, odds=chances),
    )
    ways = ("keep", "torture", "leave") if alone else ("keep", "torture")
    options = tuple(Option(each, msg(f"bb-hostage-{each}")) for each in ways)
    question = q.choose("hostage-fate", options, key=f"{key}-fate", words=words, note=note, about=(pirate,))
    return (yield from decisions.decide(t, pirate, question, "torture"))


def _cruelty(t: Ctx, pirate: ShipId) -> int:
    return current_values.captain(t.now, t.book, t.now.pirate(pirate)).cruelty


def _torture(t: Ctx, pirate: ShipId, hostage: Hostage, key: str) -> Procedure[None]:
    """BB-9.73: only now, and once."""
    name, port = who(t.now, t.book, pirate), port_name(t.now, t.book, hostage.port)
    cruelty = _cruelty(t, pirate)
    chances = torture_odds(t.book, cruelty)
    text, note = msg("bb-q-torture-roll", name=name), msg("bb-torture-cruelty", n=cruelty)
    against = announced_results.Limit(msg("bb-told-cruelty"), cruelty, "most", "BB-9.73")

    def told(face: int) -> Msg:
        result = "dies" if face < cruelty else "talks" if face == cruelty else "silent"
        return msg(f"bb-torture-{result}", port=port, roll=face, cruelty=cruelty)

    rolled = yield from cunning.die(
        t,
        pirate,
        f"{key}-roll",
        text,
        "BB-9.73",
        note=note,
        odds=lambda: chances,
        enough=lambda face: face <= cruelty,
        stands=lambda face: announced_results.thrown(t, pirate, told(face), (face,), against),
    )
    talks, dies = rolled <= cruelty, rolled < cruelty
    yield from announced_results.rolled(t, "BB-9.73", pirate, told(rolled), (rolled,), against)
    yield from popularity(t, pirate, "torture", "BB-9.73")
    others = tuple(each for each in t.now.pirate(pirate).hostages if each.id != hostage.id)
    after = others if dies else (*others, replace(hostage, tortured=True))
    yield from t.happens(HostagesChanged(pirate, after, rule="BB-9.73"))
    if talks and hostage.port not in (before := t.now.pirate(pirate).information):
        yield from log(t, pirate, "BB-9.73", information=(*before, hostage.port))
