"""PC-BOARD, PC-BAT: rounds in which Battle cards are played, before the first volley."""

from __future__ import annotations

from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.combat import fleet, order
from companion.games.pirates_cove.model.ids import SeatId, ShipId
from companion.games.pirates_cove.model.names import Ctx, card_option, player_options
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.tavern import hands

NOBODY = "nobody"
"""The answer of a table at which nobody plays a card."""


class RoundBegun(Event[State]):
    """PC-BOARD-01: a round of boarding begins. order: who may play a card, the fastest first."""

    order: tuple[ShipId, ...]

    def apply(self, s: State) -> State:
        return s.with_combat(order=self.order, cards_in_round=0)


class RoundDone(Event[State]):
    """PC-BOARD-02: everybody has played or passed. last: whether the volleys begin."""

    last: bool

    def apply(self, s: State) -> State:
        if self.last:
            return s.with_combat(stage="volleys", order=(), round=0)
        return s.with_combat(round=s.fight.round + 1)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("pc-ev-boarding-over") if self.last else None


class Acted(Event[State], formerly=("title",)):
    """A ship has had its turn in a round or exchange. passed: it did nothing, which the notebook tells."""

    ship: ShipId
    passed: bool = False

    def apply(self, s: State) -> State:
        return s.with_combat(order=tuple(each for each in s.fight.order if each != self.ship), choosing=False)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("pc-ev-passed", name=fleet.name(s, self.ship)) if self.passed else None


def board(t: Ctx) -> Procedure[None]:
    """PC-BOARD-01, -02, -04: one round: every player with a Tavern card in hand plays a Battle card or passes.

    Hands that are on paper are asked for together, for nobody need say who holds what (PC-TAV-02).
    """
    if t.now.options.cards == "table":
        yield from _at_the_table(t)
        yield from t.happens(RoundDone(True, rule="PC-BOARD-02"))
        return
    holders = [seat for seat in fleet.seats(t.now) if hands.holds_any(t.now, seat)]
    by_cards = t.now.options.ruling("A-03") == "recomputed"
    ranked = yield from order.by_speed(t, holders, "speed", cards=by_cards)
    yield from t.happens(RoundBegun(ranked, rule="PC-BOARD-01"))
    for ship in ranked:
        seat = SeatId(ship)
        if not t.now.fight.becalmed:
            yield from _one(t, seat)
        yield from t.happens(Acted(ship, rule="PC-BOARD-01"))
    combat = t.now.fight
    yield from t.happens(RoundDone(combat.becalmed or not combat.cards_in_round, rule="PC-BOARD-02"))


def _one(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-BOARD-01: a player plays one Battle card or passes; what is in the hand stays a secret."""
    question = hands.card_question(
        t.now,
        t.book,
        seat,
        hands.playable(t.now, t.book, seat, "battle"),
        key=f"card-{seat}",
        text=msg("pc-q-board", name=t.now.name_of(seat)),
        rule="PC-BOARD-01",
        none=msg("pc-board-pass"),
    )
    kind = yield from t.ask(question)
    if kind != hands.NOTHING:
        yield from _played(t, seat, kind, f"overboard-{seat}")


def _played(t: Ctx, seat: SeatId, kind: str, key: str) -> Procedure[None]:
    """PC-BOARD-01, PC-BAT-05: a card is played and is in force at once; treasures are thrown onto Overboard."""
    treasures = 0
    if kind == "overboard":
        words, most = {"n": t.book.numbers.overboard}, t.now.player(seat).treasures
        treasures = yield from t.number(
            "overboard", 0, most, key=key, who=seat, rule="PC-BAT-05", words=words, note=True, unit="token:chest"
        )
    yield from hands.play(t, seat, kind, "battle", treasures)


def _at_the_table(t: Ctx) -> Procedure[None]:
    """PC-BOARD-01: hands on paper: whoever plays a card says so, until nobody does; nobody does in the first fight of a
    month where the table has said so beside the wheels."""
    if t.now.turn.passed and t.now.fight.island and not t.now.turn.fought:
        return
    n = 0
    while not t.now.fight.becalmed:
        holders = [seat for seat in fleet.seats(t.now) if hands.playable(t.now, t.book, seat, "battle")]
        if not holders:
            return
        n += 1
        nobody = Option(NOBODY, msg("pc-board-nobody"), picture="icon:check")
        options = (nobody, *player_options(t.now, holders))
        who = yield from t.choose(
            "who", options, at=n, text="board-table", default=NOBODY, forced=False, stays=nobody.label
        )
        if who == NOBODY:
            return
        seat = SeatId(who)
        kinds = hands.playable(t.now, t.book, seat, "battle")
        options = tuple(card_option(t.now, kind) for kind in kinds)
        kind = yield from t.choose("card", options, at=n, who=seat, text="board-which")
        yield from _played(t, seat, kind, f"overboard-{n}")


COMMANDS: dict[str, ProcedureFunction] = {"board": board}
