"""PC-T5-03: burying at Treasure Island: fame for each treasure, and for gold by threes."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.messages import msg
from companion.games.pirates_cove.islands.plunder import split
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.names import Ctx, player_name
from companion.games.pirates_cove.model.state import State

RULE = "PC-T5-03"


def most(s: State, book: Book, seat: SeatId) -> tuple[int, int]:
    """How many treasures, and how much gold by threes, a player could bury."""
    player, three = s.player(seat), book.numbers.gold_per_fame
    return player.treasures, player.gold - player.gold % three


def fame(book: Book, treasures: int, gold: int) -> Sum:
    """PC-SCORE-04: what it is worth; what is left of the gold after the last three is worth nothing."""
    n = book.numbers
    of_treasures = Term(msg("pc-sum-treasures", n=treasures), treasures * n.fame_per_treasure, "PC-SCORE-04")
    return Sum(
        msg("pc-sum-fame"), (of_treasures, Term(msg("pc-sum-gold", n=gold), gold // n.gold_per_fame, "PC-SCORE-04"))
    )


def may_bury(s: State, book: Book, seat: SeatId) -> Verdict:
    """PC-T5-03: there is a treasure aboard, or enough gold; with the fame of everything, and who takes half of it."""
    treasures, gold = most(s, book, seat)
    worth = fame(book, treasures, gold)
    text = msg("pc-bury-nothing", gold=s.player(seat).gold, need=book.numbers.gold_per_fame)
    verdict = Verdict(sums=(worth,)) & require(treasures + gold > 0, RULE, text)
    shared = tuple(
        msg("pc-bury-shared", name=player_name(s, who), n=n) for who, n in split(s, book, seat, worth.total)[1:] if n
    )
    return verdict & Verdict(effects=shared)


def bury(t: Ctx, seat: SeatId, treasures: int, gold: int) -> Procedure[None]:
    """PC-T5-03, A-18: into the bank it goes; fame is shared with whoever played Buccaneering."""
    name = t.now.name_of(seat)
    text = msg("pc-order-bury", name=name, treasures=treasures, gold=gold)
    yield from t.happens(Announced(text, "order", "token:chest", seat=seat, rule=RULE))
    yield from ledger.treasures(t, seat, -treasures, RULE)
    yield from ledger.gold(t, seat, -gold, RULE)
    for who, n in split(t.now, t.book, seat, fame(t.book, treasures, gold).total):
        yield from ledger.fame(t, who, n, "buried" if who == seat else "shared", "PC-SCORE-04")


def chosen(t: Ctx, seat: SeatId) -> Procedure[tuple[int, int]]:
    """PC-T5-03: how much a player buries who does not bury everything."""
    treasures, gold = most(t.now, t.book, seat)
    n = t.book.numbers
    words = {"n": n.fame_per_treasure}
    chests = yield from t.number(
        "bury-treasures", 0, treasures, who=seat, words=words, note=True, default=treasures, unit="token:chest"
    )
    words = {"n": n.gold_per_fame}
    coins = yield from t.number(
        "bury-gold", 0, gold, who=seat, words=words, note=True, step=n.gold_per_fame, default=gold, unit="token:coin"
    )
    return chests, coins
