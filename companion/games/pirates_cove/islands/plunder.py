"""PC-T4-01 to -03: plunder: whoever lies alone at an outer island takes what its card shows, as far as it is there.
Buccaneering: half of each kind of loot goes to whoever played the card, rounded up (PC-EVT-02, A-18)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Change, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import treasure_cards
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import OUTER, Island, SeatId
from companion.games.pirates_cove.model.names import Ctx, island_name
from companion.games.pirates_cove.model.records import Loot
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.tavern import deck


def split(s: State, book: Book, victim: SeatId, n: int) -> tuple[tuple[SeatId, int], ...]:
    """A-18: so many of one kind, divided: first what is left to the victim, then the half of each Buccaneering."""
    left, parts = n, []
    for each in s.buccaneers:
        if each.victim == victim:
            half = -(-left // book.numbers.shares)
            parts.append((each.seat, half))
            left -= half
    return ((victim, left), *parts)


RULE = "PC-T4-01"


class LootTurned(Event[State], formerly=("name",)):
    """PC-T1-01: what lies on an island is known: its card was turned up, or somebody has told what it shows."""

    loot: Loot

    def apply(self, s: State) -> State:
        others = [each for each in s.loots if each.island != self.loot.island]
        loots = tuple(sorted((*others, self.loot), key=lambda each: OUTER.index(each.island)))
        turned = (*s.turned, self.loot.card) if self.loot.card else s.turned
        return replace(s, loots=loots, turned=turned)

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-loot", island=island_name(self.loot.island), loot=loot_words(self.loot))


class Plundered(Event[State], formerly=("changes", "name")):
    """PC-T4-01: an island was plundered, and its card is gone."""

    island: Island
    seat: SeatId

    def apply(self, s: State) -> State:
        gone = replace(s, loots=tuple(loot for loot in s.loots if loot.island != self.island))
        return gone.with_tally(self.seat, islands=1)

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-plunder", name=s.name_of(self.seat), island=island_name(self.island))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        loot = s.loot(self.island)
        changes = () if loot is None else tuple(_changes(s, shares(s, book, self.seat, loot)))
        mine = all(change.seat == self.seat for change in changes)  # otherwise a buccaneer wants to know, too
        return (Result(self.line(s, book), seat=self.seat if mine else ""), *changes)

    def heading(self, s: State, book: Book) -> Msg:
        return self.line(s, book)


def loot_words(loot: Loot) -> Msg:
    """What lies there, in words."""
    return counted({"treasures": loot.treasures, "gold": loot.gold, "tavern": loot.tavern, "fame": loot.fame})


def counted(loot: Mapping[str, int]) -> Msg:
    """So much of each kind of loot, in words, without what there is none of."""
    found = tuple(msg(f"pc-loot-of-{name}", n=n) for name, n in loot.items() if n)
    return msg("core-said-list", items=found) if found else msg("core-nothing")


def doubled(s: State, seat: SeatId, island: Island) -> bool:
    """PC-EVT-07, A-24: whether the chest of a Treasure Map doubles the treasures for this player."""
    anybody = s.options.ruling("A-24") == "winner"
    return any(chest.island == island and (anybody or chest.seat == seat) for chest in s.chests)


def yielded(s: State, book: Book, seat: SeatId, loot: Loot) -> dict[str, int]:
    """PC-T4-02, -03: what an island yields to whoever lies there, as far as bank and deck reach."""
    treasures = loot.treasures * (book.numbers.plunder_times if doubled(s, seat, loot.island) else 1)
    chests = treasures if s.bank.treasures is None else s.bank.treasures
    cards = deck.size(s, book) + len(s.discards)
    return {
        "treasures": min(treasures, chests),
        "gold": min(loot.gold, s.bank.gold),
        "tavern": min(loot.tavern, cards),
        "fame": loot.fame,
    }


def shares(s: State, book: Book, seat: SeatId, loot: Loot) -> dict[str, tuple[tuple[SeatId, int], ...]]:
    """A-18: by kind, who gets how much of it."""
    return {kind: split(s, book, seat, n) for kind, n in yielded(s, book, seat, loot).items()}


def plunder(t: Ctx) -> Procedure[None]:
    """PC-T4-01: island after island, in the order of the compass rose."""
    for island in OUTER:
        here = t.now.players_at(island)
        if len(here) == 1:
            yield from _plundered(t, here[0].id, island)
    yield from ledger.turn(t, "PC-T5-01", phase="effects", waiting=(), visit=None)


def _plundered(t: Ctx, seat: SeatId, island: Island) -> Procedure[None]:
    loot = yield from _looked_at(t, island)
    if loot is None:
        return
    yields = yielded(t.now, t.book, seat, loot)
    parts = shares(t.now, t.book, seat, loot)
    yield from t.happens(Plundered(island, seat, rule=RULE))
    if yields["gold"] < loot.gold or yields["tavern"] < loot.tavern or yields["treasures"] < loot.treasures:
        yield from t.happens(Announced(msg("pc-plunder-short"), "result", rule="PC-T4-02"))
    for who, n in parts["treasures"]:
        yield from ledger.treasures(t, who, n, RULE)
    for who, n in parts["gold"]:
        yield from ledger.gold(t, who, n, RULE)
    for who, n in parts["fame"]:
        yield from ledger.fame(t, who, n, "plunder" if who == seat else "shared", "PC-SCORE-02")
    for place, (who, n) in enumerate(parts["tavern"]):
        yield from deck.give(t, who, n, RULE, f"card-{island}-{place}", island)


def _looked_at(t: Ctx, island: Island) -> Procedure[Loot | None]:
    """The card on an island; one that people turned up is told now, where nothing else could tell it."""
    loot = t.now.loot(island)
    if loot is None or loot.known:
        return loot
    text = msg("pc-q-loot", island=island_name(island))
    any_card, *_ = treasure_cards.subjects(t.book)
    form = replace(treasure_cards.form(any_card), key=f"loot-{island}", text=text, kept=False)
    told = dict((yield from t.ask(form)))
    shown = [value if isinstance(value := told[name], int) else 0 for name in treasure_cards.QUARTERS]
    now_known = Loot(island, "", True, *shown)
    yield from t.happens(LootTurned(now_known, rule="PC-T1-01"))
    return now_known


def _changes(s: State, parts: dict[str, tuple[tuple[SeatId, int], ...]]) -> Iterator[Change]:
    """What everybody will have: treasures and gold; fame and cards tell of themselves."""
    for kind, picture in (("treasures", "token:chest"), ("gold", "token:coin")):
        for seat, n in parts[kind]:
            if n:
                player = s.player(seat)
                before: int = getattr(player, kind)
                text = msg(f"pc-told-{kind}", name=player.name)
                yield Change(text, picture, before, before + n, True, seat=seat)


COMMANDS: dict[str, ProcedureFunction] = {"plunder": plunder}
