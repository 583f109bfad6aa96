"""People who are asked together: any order, from phones and from the tablet, taken back, taken up again, too late."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from companion.core.events.event import Event
from companion.core.journal.journal import Entry, Said, dump_entry, load_entry
from companion.core.kit.agenda import Agenda
from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.kit.options import EveningOptions
from companion.core.kit.state import Player, TableState
from companion.core.procedures.menus import Offer, menu
from companion.core.procedures.procedure import Context, Procedure, ProcedureFunction, Run, command
from companion.core.questions.kinds import TABLE, BadAnswer, Number, Option, YesNo
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.journal_views.notebook import lines
from companion.referee.referee import play
from companion.session.engine import NotAsked, Stale
from companion.session.game_session import GameSession
from companion.session.seat_view import SeatView
from companion.simulation.laws import Broken, Readings, Watch
from companion.simulation.replay import act, answering
from companion.simulation.robot import Robot
from companion.simulation.simulator import Simulation
from tests.support.scripted import run_script

SEATS = ("seat-1", "seat-2", "seat-3")
PURSE = 9


@dataclass(frozen=True)
class Bids(TableState[EveningOptions, Player]):
    """won: treasures of each seat, in seating order.  laid: what was bid last, once it has come to light."""

    won: tuple[int, ...] = (0, 0, 0)
    laid: tuple[int, ...] = ()
    over: bool = False
    options: EveningOptions = field(default_factory=EveningOptions)
    players: tuple[Player, ...] = tuple(Player(seat, seat.title(), "") for seat in SEATS)


class Opened(Event[Bids]):
    """All hands were opened at once."""

    laid: tuple[int, ...]

    def apply(self, s: Bids) -> Bids:
        best = self.laid.index(max(self.laid))
        return replace(s, laid=self.laid, won=tuple(n + (i == best) for i, n in enumerate(s.won)))

    def line(self, s: Bids, book: object) -> Msg | None:
        return msg("core-said", text=" ".join(map(str, self.laid)))

    @property
    def reveals(self) -> bool:
        return True


class Closed(Event[Bids]):
    """Nobody bids any more."""

    def apply(self, s: Bids) -> Bids:
        return replace(s, over=True)


def bid_of(seat: str, *, secret: bool = True, hi: int = PURSE) -> Number:
    """What a seat holds in its closed hand."""
    return Number(key=f"bid-{seat}", text=msg("core-yes"), rule="BD-1", who=seat, hi=hi, secret=secret)


def bid(t: Context[Bids, None]) -> Procedure[None]:
    """BD-1: everybody bids in secret; the highest, or the first of several, wins and says whether it goes on."""
    laid = yield from t.ask_together([bid_of(seat) for seat in SEATS])
    yield from t.happens(Opened(laid, rule="BD-1"))
    winner = SEATS[laid.index(max(laid))]
    if not (yield from t.ask(YesNo(key="on", text=msg("core-yes"), rule="BD-2", who=winner))):
        yield from t.happens(Closed(rule="BD-2"))


def open_bid(t: Context[Bids, None]) -> Procedure[None]:
    """BD-3: the same with open hands; the second has nothing left to bid."""
    hands = (bid_of("seat-1", secret=False), bid_of("seat-2", secret=False, hi=0), bid_of("seat-3", secret=False))
    laid = yield from t.ask_together(hands)
    yield from t.happens(Opened(laid, rule="BD-3"))


COMMANDS: dict[str, ProcedureFunction] = {"bid": bid, "open": open_bid}


def offers() -> list[Offer]:
    return [Offer(Option(name, msg("core-yes")), command(name)) for name in COMMANDS]


class Bidding(Game[Bids, None]):
    """The game."""

    id = "bidding"
    version = "2"
    title = msg("core-yes")
    state = Bids
    evening_start = EveningStart(EveningOptions, lambda options, _: Bids(options=options))
    agenda = Agenda(lambda s, _: None if s.over else menu("menu", msg("core-yes"), "BD-1", offers(), "bid", ()))

    def __init__(self) -> None:
        super().__init__(None)

    def seats(self, state: Bids) -> Sequence[Seat]:
        return tuple(Seat(seat, seat.title()) for seat in SEATS)

    def on_turn(self, state: Bids) -> str:
        return SEATS[sum(state.won) % len(SEATS)]


def opened(entries: Sequence[Entry] = ()) -> GameSession:
    return GameSession(Bidding(), {}, seed=7, entries=entries)


@pytest.fixture
def table() -> GameSession:
    """Three people with a closed hand each."""
    evening = opened()
    evening.answer("bid")
    return evening


def phone(evening: GameSession, seat: str, value: Any, serial: int | None = None) -> None:
    evening.answer(value, seat=seat, source="phone", serial=evening.now.posed if serial is None else serial)


def again(evening: GameSession) -> GameSession:
    """The evening after the server was killed: all that is left is what was written."""
    book = evening.game.events
    return opened([load_entry(json.loads(json.dumps(dump_entry(e, book))), book) for e in evening.journal.entries])


@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_they_answer_in_any_order_and_the_answers_stand_in_that_of_the_questions(
    table: GameSession, order: tuple[str, ...]
) -> None:
    hands = dict(zip(SEATS, (4, 8, 6), strict=True))
    for n, seat in enumerate(order, 1):
        assert table.state.laid == () and len(table.questions) == len(SEATS) - n + 1
        phone(table, seat, hands[seat])
    assert table.state.laid == (4, 8, 6) and table.now.put_to("seat-2") is not None


def test_what_is_asked_keeps_its_number_until_the_last_has_answered(table: GameSession) -> None:
    posed = table.now.posed
    phone(table, "seat-3", 1, posed)
    assert table.now.posed == posed != table.now.serial
    phone(table, "seat-1", 2, posed)
    phone(table, "seat-2", 3, posed)
    assert table.now.posed == table.now.serial != posed


def test_the_tablet_answers_for_whoever_sits_first_among_those_left(table: GameSession) -> None:
    phone(table, "seat-1", 5)
    assert table.question == bid_of("seat-2")
    table.answer(7, serial=table.now.serial)
    phone(table, "seat-3", 2)
    assert table.state.laid == (5, 7, 2)


def test_each_answers_for_himself_alone_and_once(table: GameSession) -> None:
    posed = table.now.posed
    phone(table, "seat-2", 3)
    before = table.journal.entries[:]
    with pytest.raises(NotAsked):
        phone(table, "seat-2", 4, posed)
    with pytest.raises(NotAsked):
        phone(table, "", 4, posed)
    with pytest.raises(BadAnswer):
        phone(table, "seat-1", PURSE + 1)
    assert table.journal.entries == before


def test_an_answer_to_what_was_asked_before_is_stale(table: GameSession) -> None:
    posed = table.now.posed
    for seat in SEATS:
        phone(table, seat, 2, posed)
    before = table.journal.entries[:]
    for seat in SEATS:
        with pytest.raises(Stale):
            phone(table, seat, 2, posed)
    with pytest.raises(Stale):
        table.answer(True, serial=posed)
    assert table.journal.entries == before


def test_nothing_of_a_closed_hand_is_written_in_the_notebook_before_all_are_open(table: GameSession) -> None:
    phone(table, "seat-1", 8)
    told = [line.text for line in lines(table.journal)]
    assert not any("8" in str(text) for text in told)
    for seat in ("seat-2", ""):
        view = SeatView(table, seat)
        assert not any("8" in str(each) for each in (*view.elsewhere, view.question, view.undo_caption))
    assert {(each.who, each.secret) for each in SeatView(table, "").elsewhere} == {("seat-2", True), ("seat-3", True)}


def test_one_of_them_takes_his_hand_back(table: GameSession) -> None:
    phone(table, "seat-1", 8)
    phone(table, "seat-3", 1)
    table.undo()
    assert [question.who for question in table.questions] == ["seat-2", "seat-3"]
    assert SeatView(table, "seat-3").taken_back_value("bid-seat-3") == 1
    assert SeatView(table, "seat-2").taken_back_value("bid-seat-3") is None
    phone(table, "seat-3", 5)
    phone(table, "seat-2", 0)
    assert table.state.laid == (8, 0, 5)


def test_redo_closes_the_hand_again(table: GameSession) -> None:
    phone(table, "seat-1", 8)
    phone(table, "seat-3", 1)
    table.undo()
    table.redo()
    assert [question.who for question in table.questions] == ["seat-2"]
    phone(table, "seat-2", 9)
    assert table.state.laid == (8, 9, 1)


def test_after_the_hands_were_open_undo_goes_past_what_was_seen(table: GameSession) -> None:
    for seat in SEATS:
        phone(table, seat, 3)
    number, _ = table.journal.last_personal or (0, None)
    assert table.now.seen_since(number) and not table.now.seen_since(table.now.serial)
    fresh = opened()
    assert not fresh.now.seen_since(0)


def test_a_hand_may_be_changed_while_others_are_still_closed(table: GameSession) -> None:
    phone(table, "seat-1", 8)
    phone(table, "seat-2", 2)
    (number,) = [n for n, e in table.journal.live if isinstance(e, Said) and e.who == "seat-1"]
    assert SeatView(table, "seat-1").may_revise(number) and not SeatView(table, "seat-2").may_revise(number)
    table.actions.revise(number, 1)
    phone(table, "seat-3", 0)
    assert table.state.laid == (1, 2, 0)


@pytest.mark.parametrize("answered", [(), ("seat-3",), ("seat-2", "seat-1")])
def test_it_is_taken_up_in_the_middle(table: GameSession, answered: tuple[str, ...]) -> None:
    for seat in answered:
        phone(table, seat, 6)
    other = again(table)
    assert (other.questions, other.now.posed, other.now.serial) == (table.questions, table.now.posed, table.now.serial)
    for seat in SEATS:
        if seat not in answered:
            phone(other, seat, 1, table.now.posed)
    assert other.state.laid == tuple(6 if seat in answered else 1 for seat in SEATS)


def test_who_has_nothing_to_choose_is_not_asked() -> None:
    evening = opened()
    evening.answer("open")
    assert [question.who for question in evening.questions] == ["seat-1", "seat-3"]
    phone(evening, "seat-3", 4)
    phone(evening, "seat-1", 2)
    assert evening.state.laid == (2, 0, 4)


def test_what_is_asked_of_all_goes_to_whoever_is_on_turn(table: GameSession) -> None:
    for seat in SEATS:
        phone(table, seat, 4)
    phone(table, "seat-1", True)
    assert table.now.on_turn == "seat-2" and table.question is not None and table.question.who == TABLE
    with pytest.raises(NotAsked):
        phone(table, "seat-1", "bid")
    phone(table, "seat-2", "bid")
    assert len(table.questions) == len(SEATS)


def test_two_questions_of_one_run_may_not_bear_one_key() -> None:
    def twice(t: Context[Bids, None]) -> Procedure[None]:
        yield from t.ask_together([bid_of("seat-1"), bid_of("seat-1")])

    with pytest.raises(RuntimeError, match="twice"):
        Run(twice, command("bid"), Bids(), None).start()


def test_nobody_asked_is_nobody_waited_for() -> None:
    def nobody(t: Context[Bids, None]) -> Procedure[None]:
        assert (yield from t.ask_together([])) == ()

    run: Run[Bids, None] = Run(nobody, command("bid"), Bids(), None)
    assert run.start() == [] and run.done


def test_a_script_answers_them_by_their_keys() -> None:
    played = run_script(bid, Bids(), None, {f"bid-{seat}": n for n, seat in enumerate(SEATS)} | {"on": False})
    assert played.state == Bids((0, 0, 1), (0, 1, 2), over=True)


# ---------------------------------------------------------------------- robots, laws, the referee


def found(_: str) -> Bidding:
    return Bidding()


def quiet() -> Readings:
    return Readings((str,))


def test_random_evenings_keep_the_laws() -> None:
    simulation = Simulation("bidding", most=60, every=7, find=found, readings=quiet())
    for seed in range(12):
        assert simulation.evening(seed).fault is None


def test_a_robot_answers_them_in_any_order() -> None:
    orders = set()
    for seed in range(12):
        evening, robot = opened(), Robot(seed)
        evening.answer("bid")
        for _ in SEATS:
            deed = answering(evening, robot)
            assert deed is not None
            act(evening, deed)
        orders.add(tuple(e.who for e in evening.journal.entries if isinstance(e, Said) and e.secret))
    assert len(orders) > 2


def law(procedure: Callable[..., Procedure[None]]) -> Watch:
    """A watch beside an evening in which this has just been begun."""
    game = Bidding()
    game.procedures = {"bid": procedure, "open": open_bid}
    evening = GameSession(game, {}, seed=1)
    watch = Watch(evening, lambda entries: GameSession(game, {}, seed=1, entries=entries), Random(1), quiet())
    evening.answer("bid")
    return watch


def test_a_secret_of_nobody_breaks_a_law() -> None:
    def whose(t: Context[Bids, None]) -> Procedure[None]:
        yield from t.ask(replace(bid_of("seat-1"), who=TABLE))

    with pytest.raises(Broken, match="put"):
        law(whose).asked()


def test_a_question_to_somebody_who_is_not_there_breaks_a_law() -> None:
    def absent(t: Context[Bids, None]) -> Procedure[None]:
        yield from t.ask(bid_of("seat-9"))

    with pytest.raises(Broken, match="put"):
        law(absent).asked()


def test_one_who_is_asked_twice_at_once_breaks_a_law() -> None:
    def both(t: Context[Bids, None]) -> Procedure[None]:
        yield from t.ask_together([bid_of("seat-1"), replace(bid_of("seat-1"), key="other")])

    with pytest.raises(Broken, match="put"):
        law(both).asked()


def test_the_referee_takes_their_answers_by_key() -> None:
    answers = {"bid-seat-3": 4, "bid-seat-1": 2, "bid-seat-2": 1}
    steps = [{"do": "bid", "answers": answers}, {"answers": {"on": False}}]
    report = play({"game": "bidding", "commands": steps}, str, found)
    assert (report.state["won"], report.state["laid"], report.state["over"]) == ([0, 0, 1], [2, 1, 4], True)


def test_the_referee_takes_the_answer_of_any_of_them_first() -> None:
    steps = [{"do": "bid"}, {"answers": {"bid-seat-2": 7}}, {"answers": {"bid-seat-3": 1, "bid-seat-1": 2}}]
    report = play({"game": "bidding", "commands": steps}, str, found)
    assert report.state["laid"] == [2, 7, 1]
