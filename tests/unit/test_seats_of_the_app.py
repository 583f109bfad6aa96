"""A seat that the app plays: from what this seat may know, in the journal as its own, taken back with its cause."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

from companion.core.events.event import Event
from companion.core.journal.journal import Began, Entry, Said, dump_entry, load_entry
from companion.core.kit.agenda import Agenda, Following
from companion.core.kit.any_evening import Chance
from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.kit.options import EveningOptions
from companion.core.kit.state import Player, TableState
from companion.core.procedures.menus import Menu, Offer, menu
from companion.core.procedures.procedure import Context, Procedure, ProcedureFunction, command
from companion.core.questions.kinds import TABLE, BadAnswer, Choose, Dice, Option, Question, Roll
from companion.core.values.messages import Msg, msg
from companion.journal_views.notebook import lines
from companion.library.texts import LANGUAGES, texts_in
from companion.session.auto_answers import virtual_dice
from companion.session.game_session import GameSession
from companion.session.trial import Trial
from companion.simulation.robot import Robot
from companion.simulation.simulator import Simulation
from tests.unit.test_asked_together import Bidding
from tests.unit.test_several_menus import Fair, FairGame

PERSON, APP = "seat-1", "seat-2"
HIDDEN = 0
RULE = "SP-1"


def say(text: str) -> Msg:
    """A sentence that needs no translation."""
    return msg("core-said", text=text)


@dataclass(frozen=True)
class Spar(TableState[EveningOptions, Player]):
    """hands: cards of both, `HIDDEN` where a seat may not see them.  laid: by whom, and which.  boasts: of the app."""

    hands: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: {PERSON: (1, 2, 3), APP: (4, 5, 6)})
    laid: tuple[tuple[str, int], ...] = ()
    luck: int = 0
    boasts: int = 0
    options: EveningOptions = field(default_factory=EveningOptions)
    players: tuple[Player, ...] = (Player(PERSON, "Nina", ""), Player(APP, "Sparring", ""))


class Laid(Event[Spar]):
    """A card was laid."""

    seat: str
    card: int

    def apply(self, s: Spar) -> Spar:
        hand = tuple(card for card in s.hands[self.seat] if card != self.card)
        return replace(s, hands={**s.hands, self.seat: hand}, laid=(*s.laid, (self.seat, self.card)))


class Rolled(Event[Spar]):
    """The die fell."""

    face: int

    def apply(self, s: Spar) -> Spar:
        return replace(s, luck=s.luck + self.face)


class Boasted(Event[Spar]):
    """Somebody is proud."""

    def apply(self, s: Spar) -> Spar:
        return replace(s, boasts=s.boasts + 1)


def card_of(s: Spar, seat: str) -> Choose:
    """One of the cards in hand."""
    options = tuple(Option(str(card), say(str(card))) for card in s.hands[seat])
    return Choose(key=f"card-{seat}", text=say("card"), rule=RULE, who=seat, options=options, forced=False)


def bout(t: Context[Spar, None]) -> Procedure[None]:
    """SP-1: the person lays a card, the app rolls and lays one, the person says how many points that is."""
    yield from t.happens(Laid(PERSON, int((yield from t.ask(card_of(t.now, PERSON)))), rule=RULE))
    dice = (Dice(say("die"), 1, 6),)
    (face,) = yield from t.ask(Roll(key="luck", text=say("luck"), rule=RULE, who=APP, dice=dice))
    yield from t.happens(Rolled(face, rule=RULE))
    yield from t.happens(Laid(APP, int((yield from t.ask(card_of(t.now, APP)))), rule=RULE))
    yield from t.ask(
        Choose(key="well", text=say("well?"), rule=RULE, options=(Option("a", say("a")), Option("b", say("b"))))
    )


def boast(t: Context[Spar, None]) -> Procedure[None]:
    """SP-2: says so."""
    yield from t.happens(Boasted(rule="SP-2"))


COMMANDS: dict[str, ProcedureFunction] = {"bout": bout, "boast": boast}


def follows(s: Spar, _: None) -> Following:
    """A bout, a word of the app, and so on until the hands are empty."""
    bouts = len(s.laid) // 2
    if s.boasts < bouts:
        return menu(
            "word", say("word"), RULE, (Offer(Option("boast", say("boast")), command("boast")),), "", (), asked=APP
        )
    if bouts == 3:
        return None
    return menu("menu", say("menu"), RULE, (Offer(Option("bout", say("bout")), command("bout")),), "", (), asked=PERSON)


class Sparring(Game[Spar, None]):
    """The game. seen: what the app was given, and what it was asked."""

    id = "sparring"
    version = "2"
    title = say("Sparring")
    state = Spar
    evening_start = EveningStart(EveningOptions, lambda options, _: Spar(options=options))
    agenda = Agenda(follows)

    def __init__(self) -> None:
        super().__init__(None)
        self.seen: list[tuple[Spar, Question]] = []

    def view(self, state: Spar, seat: str) -> Spar:
        hands = {who: hand if who == seat else (HIDDEN,) * len(hand) for who, hand in state.hands.items()}
        return replace(state, hands=hands)

    def on_turn(self, state: Spar) -> str:
        return PERSON

    def app_seats(self, state: Spar) -> Sequence[str]:
        return (APP,)

    def stands_in(self, state: Spar, question: Question) -> object | None:
        self.seen.append((state, question))
        if isinstance(question, Menu):
            return question.options[0].id
        beaten = state.laid[-1][1] % 2
        return str(min(state.hands[APP]) if beaten else max(state.hands[APP]))

    def any_options(self, chance: Chance) -> Mapping[str, object]:
        return {}


def opened(entries: Sequence[Entry] = (), *, dice: str = "virtual", game: Sparring | None = None) -> GameSession:
    return GameSession(game or Sparring(), {}, seed=7, answerers=(virtual_dice(7, lambda: dice),), entries=entries)


def again(evening: GameSession) -> GameSession:
    """The evening after the server was killed: all that is left is what was written."""
    book = evening.game.events
    return opened([load_entry(json.loads(json.dumps(dump_entry(e, book))), book) for e in evening.journal.entries])


def sources(evening: GameSession) -> list[tuple[str, str]]:
    """What was said and begun, and by whom."""
    live = [entry for _, entry in evening.journal.live]
    return [
        (entry.key if isinstance(entry, Said) else entry.command.name, entry.source)
        for entry in live
        if isinstance(entry, Said | Began)
    ]


def played(*cards: str) -> GameSession:
    evening = opened()
    for card in cards:
        evening.answer("bout")
        evening.answer(card)
        evening.answer("a")
    return evening


def test_its_answers_come_by_themselves_and_are_in_the_journal_as_those_of_the_app() -> None:
    evening = opened()
    evening.answer("bout")
    evening.answer("1")
    assert evening.state.laid == ((PERSON, 1), (APP, 4)) and evening.question.key == "well"
    evening.answer("a")
    assert evening.state.boasts == 1 and evening.question.who == PERSON
    assert sources(evening) == [
        ("bout", "tablet"),
        ("card-seat-1", "tablet"),
        ("luck", "dice"),
        ("card-seat-2", "app"),
        ("well", "tablet"),
        ("boast", "app"),
    ]


def test_it_is_given_what_its_seat_may_know_of_this_moment() -> None:
    evening = played("2", "1", "3")
    assert evening.over and evening.state.boasts == 3
    seen = evening.game.seen
    assert len(seen) == 6 and all(set(state.hands[PERSON]) <= {HIDDEN} for state, _ in seen)
    first, question = seen[0]
    assert first.hands[APP] == (4, 5, 6) and first.laid == ((PERSON, 2),) and first.luck > 0
    assert question == card_of(first, APP)


def test_undo_takes_its_answers_back_with_what_a_person_did_last() -> None:
    evening = opened()
    evening.answer("bout")
    before = evening.state, evening.questions
    evening.answer("1")
    after = evening.state, evening.questions
    evening.undo()
    assert (evening.state, evening.questions) == before
    evening.redo()
    assert (evening.state, evening.questions) == after
    evening.undo()
    evening.answer("2")
    assert evening.state.laid == ((PERSON, 2), (APP, 6))


def test_undo_of_the_last_answer_takes_back_what_the_app_began_from_its_menu() -> None:
    evening = played("1")
    written = evening.now.serial
    evening.undo()
    assert evening.question.key == "well" and evening.state.boasts == 0
    evening.redo()
    assert evening.state.boasts == 1 and evening.now.serial == written + 2
    with pytest.raises(BadAnswer):
        evening.actions.undo_to(next(n for n, e in evening.journal.live if isinstance(e, Began) and e.source == "app"))


def test_an_evening_taken_up_again_is_the_same_and_the_app_says_nothing_anew() -> None:
    evening = opened()
    for answer in ("bout", "1", "a", "bout"):
        evening.answer(answer)
        other = again(evening)
        assert (other.state, other.questions, other.now.serial) == (
            evening.state,
            evening.questions,
            evening.now.serial,
        )
        assert sources(other) == sources(evening) and other.game.seen == []


def test_a_menu_that_it_was_about_to_answer_is_answered_when_the_evening_is_taken_up() -> None:
    evening = played("1")
    cut = next(n for n, e in enumerate(evening.journal.entries) if isinstance(e, Began) and e.source == "app")
    other = opened(evening.journal.entries[:cut])
    assert other.state == evening.state and other.journal.entries == evening.journal.entries


def test_dice_are_rolled_by_whoever_rolls_them() -> None:
    evening = opened(dice="own")
    evening.answer("bout")
    evening.answer("1")
    assert evening.question.key == "luck" and evening.game.seen == []
    evening.answer([3])
    assert evening.state.luck == 3 and evening.question.key == "well"


def test_nobody_foresees_what_it_will_answer() -> None:
    evening = opened(dice="own")
    evening.answer("bout")
    evening.answer("1")
    glimpse = evening.previews.glimpse([3])
    assert glimpse is not None and glimpse.question is not None and glimpse.question.who == APP
    assert evening._engine.certain(glimpse.question) is None and evening.game.seen == []


def test_a_plan_on_the_side_supposes_what_it_may_answer() -> None:
    evening = opened()
    trial = Trial(evening, PERSON)
    trial.choose("bout")
    trial.choose("1")
    trial.choose([2])
    assert trial.question is not None and trial.question.who == APP and evening.game.seen == []
    trial.do()
    assert evening.state.laid == ((PERSON, 1), (APP, 4)) and evening.question.key == "well"


def test_what_a_person_puts_right_it_answers_anew() -> None:
    evening = opened()
    evening.answer("bout")
    evening.answer("1")
    number = next(n for n, e in evening.journal.live if isinstance(e, Said) and e.key == "card-seat-1")
    luck = evening.state.luck
    evening.actions.revise(number, "2")
    assert evening.state.laid == ((PERSON, 2), (APP, 6)) and evening.state.luck == luck
    assert sources(evening)[-1] == ("card-seat-2", "app")


def test_an_answer_that_its_question_refuses_is_a_fault_and_changes_nothing() -> None:
    class Cheating(Sparring):
        def stands_in(self, state: Spar, question: Question) -> object | None:
            return "99"

    evening = opened(game=Cheating())
    evening.answer("bout")
    before = evening.state, evening.now.serial
    with pytest.raises(RuntimeError, match="card-seat-2"):
        evening.answer("1")
    assert (evening.state, evening.now.serial) == before


def test_a_menu_from_which_it_begins_what_changes_nothing_is_a_fault() -> None:
    def silent(t: Context[Spar, None]) -> Procedure[None]:
        """SP-2: nothing."""
        yield from ()

    game = Sparring()
    game.procedures = {**game.procedures, "boast": silent}
    evening = opened(game=game)
    evening.answer("bout")
    evening.answer("1")
    with pytest.raises(RuntimeError, match="boast"):
        evening.answer("a")


def test_where_nobody_stands_in_people_answer_for_every_seat() -> None:
    class Seated(Sparring):
        def app_seats(self, state: Spar) -> Sequence[str]:
            return ()

    evening = opened(game=Seated())
    for answer in ("bout", "1", "5", "a", "boast"):
        evening.answer(answer)
    assert evening.state.boasts == 1 and {source for _, source in sources(evening)} == {"tablet", "dice"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_notebook_says_who_played(lang: str) -> None:
    found = {line.source for line in lines(played("1").journal)} - {None}
    assert found == {"tablet", "dice", "app"}
    say_it = texts_in(lang)
    assert say_it(msg("ui-source-app")) != say_it(msg("ui-source-auto"))


def test_among_several_who_are_asked_together_it_answers_at_once_and_in_secret() -> None:
    class Bot(Bidding):
        def app_seats(self, state: Any) -> Sequence[str]:
            return (APP,)

        def stands_in(self, state: Any, question: Question) -> object | None:
            return 8 if question.key == f"bid-{APP}" else None

    evening = GameSession(Bot(), {}, seed=7)
    evening.answer("bid")
    assert [question.who for question in evening.questions] == [PERSON, "seat-3"]
    evening.answer(9, seat=PERSON)
    evening.answer(1, seat="seat-3")
    assert evening.state.laid == (9, 8, 1)
    assert [e.source for e in evening.journal.entries if isinstance(e, Said) and e.who == APP] == ["app"]
    evening.undo()
    assert [question.who for question in evening.questions] == ["seat-3"]


def test_where_everybody_has_a_menu_it_chooses_from_its_own_and_makes_no_other_answer_late() -> None:
    class Stall(FairGame):
        def app_seats(self, state: Fair) -> Sequence[str]:
            return ("seat-3",)

        def stands_in(self, state: Fair, question: Question) -> object | None:
            if isinstance(question, Menu) and question.waiting:
                return None
            return ("enough" if state.bought[2] else "buy") if isinstance(question, Menu) else 2

    evening = GameSession(Stall(), {}, seed=1)
    assert evening.state.bought == (0, 0, 2) and evening.state.ready == ("seat-3",)
    assert [entry.who for entry in evening.journal.entries if isinstance(entry, Began)] == ["seat-3", "seat-3"]
    number = evening.now.number("seat-2")
    evening.answer("buy", seat=PERSON, serial=evening.now.number(PERSON))
    evening.answer(1, seat=PERSON)
    evening.answer("enough", seat="seat-2", serial=number)
    evening.answer("enough", seat=PERSON)
    assert evening.state.stage == "home" and evening.state.bought == (1, 0, 2)
    for _ in range(4):
        evening.undo()
    assert evening.state.bought == (0, 0, 2) and evening.now.undo_caption is None


def test_evenings_with_it_break_no_law() -> None:
    simulation = Simulation("sparring", find=lambda _: Sparring(), every=1)
    for seed in range(3):
        played = simulation.evening(seed)
        assert played.fault is None and played.session is not None and played.session.over
        assert {TABLE, PERSON} >= {question.who for question in played.session.questions}
    robot = Robot(Random(3).random())
    evening = opened()
    while (question := evening.question) is not None:
        assert question.who != APP
        evening.answer(robot.answer(question))
