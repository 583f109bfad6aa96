"""Several people with a menu each: everybody chooses at once, nobody makes another's answer late."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.journal.journal import Began, Entry, dump_entry, load_entry
from companion.core.kit.agenda import Agenda, Following
from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.kit.options import EveningOptions
from companion.core.kit.state import Player, TableState
from companion.core.procedures.menus import Menu, Offer, menu
from companion.core.procedures.procedure import Context, Procedure, ProcedureFunction, command
from companion.core.questions.kinds import TABLE, BadAnswer, Number, Option
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import announcements_after, last_touch
from companion.referee.referee import play
from companion.session.engine import NotAsked, NotYet, Stale
from companion.session.game_session import GameSession
from companion.session.seat_view import SeatView
from companion.simulation.laws import Broken, Readings, Watch
from companion.simulation.simulator import Simulation

SEATS = ("seat-1", "seat-2", "seat-3")
RULE = "FA-1"
YES = msg("core-yes")
STALL = 4
"""Apples that there are."""


@dataclass(frozen=True)
class Fair(TableState[EveningOptions, Player]):
    """bought: apples of each seat.  ready: who has enough.  stage: the fair, then the way home, then the end."""

    bought: tuple[int, ...] = (0, 0, 0)
    ready: tuple[str, ...] = ()
    stage: str = "fair"
    options: EveningOptions = field(default_factory=EveningOptions)
    players: tuple[Player, ...] = tuple(Player(seat, seat.title(), "") for seat in SEATS)


class Bought(Event[Fair]):
    """Apples changed hands."""

    seat: str
    n: int

    def apply(self, s: Fair) -> Fair:
        return replace(
            s, bought=tuple(n + self.n * (seat == self.seat) for seat, n in zip(SEATS, s.bought, strict=True))
        )

    def line(self, s: Fair, book: object) -> Msg | None:
        return msg("core-said", text=f"{self.seat} {self.n}")

    def announcements(self, s: Fair, book: object) -> Sequence[Announcement]:
        apples = msg("core-said", text="apples")
        return (Change(apples, "", 0, self.n), Order(msg("core-said", text=f"take {self.n}"), seat=self.seat))


class Ready(Event[Fair]):
    """Somebody has enough, or not."""

    seat: str
    ready: bool = True

    def apply(self, s: Fair) -> Fair:
        others = tuple(seat for seat in s.ready if seat != self.seat)
        return replace(s, ready=(*others, self.seat) if self.ready else others)


class Left(Event[Fair]):
    """Everybody goes on."""

    def apply(self, s: Fair) -> Fair:
        return replace(s, stage="home" if s.stage == "fair" else "over")


def buy(t: Context[Fair, None], seat: str) -> Procedure[None]:
    """FA-1: as many apples as there are left."""
    left = STALL - sum(t.now.bought)
    if left:
        n = yield from t.ask(Number(key="n", text=YES, rule=RULE, who=seat, lo=1, hi=left, forced=False))
        yield from t.happens(Bought(seat, n, rule=RULE))


def ready(t: Context[Fair, None], seat: str, *, on: bool) -> Procedure[None]:
    """FA-1: has enough, or not."""
    yield from t.happens(Ready(seat, on, rule=RULE))


def leave(t: Context[Fair, None]) -> Procedure[None]:
    """FA-1: home."""
    yield from t.happens(Left(rule=RULE))


COMMANDS: dict[str, ProcedureFunction] = {"buy": buy, "ready": ready, "leave": leave}


def own(s: Fair, seat: str) -> Menu:
    """What one seat may do at the fair."""
    offers: tuple[Offer, ...]
    if seat in s.ready:
        offers = (Offer(Option("more", YES), command("ready", seat=seat, on=False)),)
        return menu(f"ready-{seat}", YES, RULE, offers, "", (), asked=seat, waiting=True)
    some = [Offer(Option("buy", YES), command("buy", seat=seat))] if sum(s.bought) < STALL else []
    offers = (*some, Offer(Option("enough", YES), command("ready", seat=seat, on=True)))
    return menu(f"fair-{seat}", YES, RULE, offers, "enough", (), asked=seat)


def follows(s: Fair, _: None) -> Following:
    """The fair, until all have enough; then the way home."""
    go = Offer(Option("go", YES), command("leave"))
    match s.stage:
        case "fair" if len(s.ready) == len(SEATS):
            return command("leave")
        case "fair":
            return (menu("fair", YES, RULE, (go,), "go", ()), *(own(s, seat) for seat in SEATS))
        case "home":
            return menu("home", YES, RULE, (go,), "go", ())
    return None


class FairGame(Game[Fair, None]):
    """The game."""

    id = "fair"
    version = "2"
    title = YES
    state = Fair
    evening_start = EveningStart(EveningOptions, lambda options, _: Fair(options=options))
    agenda = Agenda(follows)

    def __init__(self) -> None:
        super().__init__(None)

    def on_turn(self, state: Fair) -> str:
        return SEATS[0]


def opened(entries: Sequence[Entry] = ()) -> GameSession:
    return GameSession(FairGame(), {}, seed=7, entries=entries)


@pytest.fixture
def fair() -> GameSession:
    return opened()


def phone(evening: GameSession, seat: str, value: object, number: int | None = None) -> None:
    serial = evening.now.number(seat) if number is None else number
    evening.answer(value, seat=seat, source="phone", serial=serial)


def again(evening: GameSession) -> GameSession:
    """The evening after the server was killed: all that is left is what was written."""
    book = evening.game.events
    return opened([load_entry(json.loads(json.dumps(dump_entry(e, book))), book) for e in evening.journal.entries])


def test_everybody_has_a_menu_and_the_first_is_the_tables(fair: GameSession) -> None:
    assert [question.who for question in fair.questions] == [TABLE, *SEATS]
    assert fair.question is fair.questions[0] and fair.now.apart and not fair.now.together
    for seat in SEATS:
        assert fair.now.put_to(seat) is SeatView(fair, seat).question and fair.now.put_to(seat).who == seat  # type: ignore[union-attr]
    assert fair.now.put_to("") is None and [each.who for each in SeatView(fair, "").elsewhere] == list(SEATS)


def test_what_others_do_leaves_my_answer_its_number(fair: GameSession) -> None:
    numbers = {seat: fair.now.number(seat) for seat in SEATS}
    phone(fair, "seat-1", "buy")
    phone(fair, "seat-1", 2)
    phone(fair, "seat-3", "enough", numbers["seat-3"])
    assert fair.now.number("seat-2") == numbers["seat-2"] == SeatView(fair, "seat-2").serial < fair.now.serial
    phone(fair, "seat-2", "buy", numbers["seat-2"])
    phone(fair, "seat-2", 1)
    assert fair.state.bought == (2, 1, 0) and fair.state.ready == ("seat-3",)


def test_the_table_may_answer_what_it_saw_before_a_phone_was_faster(fair: GameSession) -> None:
    seen = fair.now.number()
    phone(fair, "seat-1", "enough")
    assert fair.now.number() == seen < fair.now.serial
    fair.answer("go", serial=seen)
    assert fair.state.stage == "home"


def test_my_own_second_tap_is_late(fair: GameSession) -> None:
    number = fair.now.number("seat-1")
    phone(fair, "seat-1", "enough", number)
    phone(fair, "seat-2", "enough")
    with pytest.raises(Stale):
        phone(fair, "seat-1", "enough", number)
    assert fair.state.ready == ("seat-1", "seat-2")


def test_what_is_gone_meanwhile_is_refused_in_words(fair: GameSession) -> None:
    number = fair.now.number("seat-2")
    phone(fair, "seat-1", "buy")
    phone(fair, "seat-1", STALL)
    before = fair.journal.entries[:]
    with pytest.raises(BadAnswer) as refused:
        phone(fair, "seat-2", "buy", number)
    assert not isinstance(refused.value, Stale) and fair.journal.entries == before


def test_while_one_is_asked_the_others_keep_their_menus_and_take_no_answer(fair: GameSession) -> None:
    number, mine = fair.now.number("seat-2"), fair.now.put_to("seat-2")
    phone(fair, "seat-1", "buy")
    view = SeatView(fair, "seat-2")
    assert (view.question, view.serial, view.waits_for) == (mine, number, "seat-1") and not view.awaited
    before = fair.journal.entries[:]
    with pytest.raises(NotYet):
        phone(fair, "seat-2", "enough", number)
    with pytest.raises(NotAsked):
        fair.answer("enough", seat="")
    assert fair.journal.entries == before
    phone(fair, "seat-1", 1)
    after = SeatView(fair, "seat-2")
    assert (after.question, after.serial, after.waits_for) == (mine, number, "") and after.awaited
    phone(fair, "seat-2", "enough", number)


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_it_is_taken_up_in_the_middle(fair: GameSession, steps: int) -> None:
    number = fair.now.number("seat-2")
    for value in ("buy", 2)[:steps]:
        phone(fair, "seat-1", value)
    other = again(fair)
    assert (other.questions, other.now.serial) == (fair.questions, fair.now.serial)
    for seat in SEATS:
        assert SeatView(other, seat).question == SeatView(fair, seat).question
        assert other.now.number(seat) == fair.now.number(seat)
    if steps != 1:
        phone(other, "seat-2", "enough", number)
        assert other.state.ready == ("seat-2",)


def test_undo_gives_the_menu_back_under_its_number_and_others_keep_theirs(fair: GameSession) -> None:
    mine, theirs = fair.now.number("seat-1"), fair.now.number("seat-2")
    phone(fair, "seat-1", "enough")
    late = fair.now.number("seat-1")
    fair.undo()
    assert fair.state.ready == () and (fair.now.number("seat-1"), fair.now.number("seat-2")) == (mine, theirs)
    with pytest.raises(Stale):
        phone(fair, "seat-1", "more", late)
    fair.redo()
    assert fair.state.ready == ("seat-1",) and fair.now.number("seat-1") == late
    phone(fair, "seat-2", "enough", theirs)


def test_when_all_have_done_their_part_it_goes_on_by_itself(fair: GameSession) -> None:
    for seat in SEATS[:2]:
        phone(fair, seat, "enough")
    assert [each.who for each in SeatView(fair, "").elsewhere] == ["seat-3"]
    phone(fair, "seat-1", "more")
    phone(fair, "seat-3", "enough")
    assert fair.state.stage == "fair"
    phone(fair, "seat-1", "enough")
    assert fair.state.stage == "home" and [question.key for question in fair.questions] == ["home"]
    assert fair.now.number() == fair.now.number("seat-1") == fair.now.serial


def test_what_others_do_for_themselves_is_no_news_but_to_whom_it_concerns(fair: GameSession) -> None:
    phone(fair, "seat-1", "buy")
    phone(fair, "seat-1", 2)

    def told(seat: str | None) -> list[str]:
        return [type(each.telling).__name__ for each in announcements_after(fair.journal, -1, seat)]

    assert told("seat-1") == ["Change", "Order"] and told("seat-2") == [] and told(None) == ["Order"]
    assert last_touch(fair.journal, "seat-2") == last_touch(fair.journal) == -1 < last_touch(fair.journal, "seat-1")
    fair.answer("buy", seat="seat-2")
    fair.answer(1)
    assert told(None) == ["Order", "Change", "Order"], "what was done on the tablet stands there"


def test_whose_menu_it_was_is_written(fair: GameSession) -> None:
    phone(fair, "seat-3", "enough")
    fair.answer("go")
    fair.answer("go")
    assert [each.who for each in fair.journal.entries if isinstance(each, Began)] == ["seat-3", TABLE, ""]


def test_may_i_tries_the_menu_of_a_seat(fair: GameSession) -> None:
    trial = fair.preview("buy", {"n": 3}, seat="seat-2")
    assert trial.verdict.allowed and trial.aside.state.bought == (0, 3, 0) and fair.state.bought == (0, 0, 0)
    trial.do("phone", "seat-2")
    assert fair.state.bought == (0, 3, 0) and fair.journal.entries[0].who == "seat-2"  # type: ignore[union-attr]


def test_random_evenings_keep_the_laws() -> None:
    simulation = Simulation("fair", most=60, every=3, find=lambda _: FairGame(), readings=Readings((str,)))
    for seed in range(12):
        assert simulation.evening(seed).fault is None


@pytest.mark.parametrize("wrong", ["key", "who", "table"])
def test_menus_that_cannot_be_told_apart_break_a_law(wrong: str) -> None:
    def posed(s: Fair, _: None) -> Following:
        first, *others = follows(s, None)  # type: ignore[misc]
        changes = {"key": {"key": others[1].key}, "who": {"who": others[1].who}, "table": {"who": TABLE}}[wrong]
        return (first, replace(others[0], **changes), *others[1:])

    game = FairGame()
    game.agenda = Agenda(posed)
    evening = GameSession(game, {}, seed=1)
    watch = Watch(evening, lambda entries: GameSession(game, {}, seed=1, entries=entries), Random(1), Readings((str,)))
    with pytest.raises(Broken, match="put"):
        watch.asked()


def test_the_referee_does_what_any_of_the_menus_offers() -> None:
    def do(seat: str) -> dict[str, object]:
        return {"do": "buy", "params": {"seat": seat}, "answers": {"n": 1}}

    report = play({"game": "fair", "commands": [do("seat-3"), do("seat-2"), {"do": "go"}]}, str, lambda _: FairGame())
    assert report.stopped is None and isinstance(report.state, dict)
    assert (report.state["bought"], report.state["stage"]) == ([0, 1, 1], "home")
