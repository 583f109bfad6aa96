"""A snapshot of a session: the table between two changes, as everybody may look at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.events.event import Happened
from companion.core.journal.journal import Began, Journal, Said, is_personal
from companion.core.kit.game import AnyGame, Game
from companion.core.kit.state import Common
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import TABLE, Question
from companion.core.questions.legal_answers import answers_to
from companion.core.rules.verdicts import Verdict, refused
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import Msg, msg
from companion.sharing.position import position

S = TypeVar("S", bound=Common)
B = TypeVar("B")


@memoized
def seen_by(state: Any, game: AnyGame, eyes: str, mover: str) -> Any:
    """What somebody knows of a table; with a mover that is not "", as if this seat were to choose now what it does.

    The same object each time, so that what follows from it is worked out once, however often somebody plans there.
    """
    seen = game.view(state, eyes)
    return game.suppose(seen, mover) if mover else seen


def is_awaited(question: Question) -> bool:
    """Whether one of several who have a menu each is waited for: not the table, and nobody who has done their part."""
    return question.who != TABLE and not (isinstance(question, Menu) and question.waiting)


@dataclass(frozen=True, slots=True)
class Snapshot(Generic[S, B]):
    """The table between two changes: what was written, and what came of it.

    It never changes, so any thread may look at it for as long as it wants.
    """

    game: Game[S, B]
    """Which is played."""
    journal: Journal
    """Read only."""
    state: S
    """Of the game."""
    questions: tuple[Question, ...]
    """Every question that is open: one, or several where people are asked together; none when the evening is over."""
    command: Command | None
    """The procedure under way, None at a menu."""
    gathered: tuple[str, ...]
    """Keys of the questions asked together with those that are open, and already answered."""
    menus: tuple[Menu, ...] = ()
    """The menus that are open, or were when a person began what is under way."""

    @property
    def position(self) -> str:
        """The state in one line of text, which `begin` and a scenario take as their `state`. What is under way in it
        and the journal are not told: `save` makes a text of the whole evening."""
        return position(self.game, self.state)

    @property
    def question(self) -> Question | None:
        """The question of the moment: of the open procedure, else the menu; None when the evening is over.

        Where people are asked together it is the one of whoever has not answered yet and sits first.
        """
        return next(iter(self.questions), None)

    @property
    def asks(self) -> Msg:
        """What is asked, in words: the key of the question of the moment, its kind and what it takes."""
        question = self.question
        if question is None:
            return msg("core-over")
        return msg("core-open", key=question.key, kind=question.kind, takes=answers_to(question).takes)

    @property
    def serial(self) -> int:
        """Number of the question of the moment; an answer must quote it."""
        return len(self.journal.entries)

    @property
    def posed(self) -> int:
        """Number of what is asked just now; it stays the same while people who are asked together answer."""
        if not self.gathered:
            return self.serial
        said = (number for number, entry in reversed(self.journal.live) if isinstance(entry, Said))
        return min(number for number, _ in zip(said, self.gathered, strict=False))

    @property
    def together(self) -> bool:
        """Whether several people are asked by one procedure, so that what follows waits for all of them."""
        return self.command is not None and (len(self.questions) > 1 or bool(self.gathered))

    @property
    def apart(self) -> bool:
        """Whether several people have a menu of their own, each of which goes on by itself."""
        return self.command is None and len(self.menus) > 1

    @property
    def awaited(self) -> tuple[Question, ...]:
        """The open questions for which the table waits: of several menus those of people who have not done their part,
        the table's own where nobody else is waited for."""
        if not self.apart:
            return self.questions
        return tuple(each for each in self.questions if is_awaited(each)) or self.questions[:1]

    def wisher(self, asked: Question | None = None) -> str:
        """The seat that wants something when nobody says who: the one that is asked, else the first; "" for nobody."""
        seats = [seat.id for seat in self.game.seats(self.state)]
        asked = asked or self.question
        return asked.who if asked is not None and asked.who in seats else next(iter(seats), "")

    def judge(self, wanted: Command, seat: str = "") -> Verdict:
        """What the rules say of a command just now (`Game.judge`); nothing is begun while a question is open.

        seat: who wants it, by default whoever is asked. Off the menu it is judged on what this seat may know, as "May
        I?" judges it: a refusal tells nobody what somebody else hides.
        """
        if self.command is not None:
            return refused("" if self.question is None else self.question.rule, msg("core-busy"))
        menus = tuple(menu for menu in self.menus if menu.who == seat) or self.menus
        offers = (self.game.offered(menu, wanted) for menu in menus)
        option = next((option for option in offers if option is not None), None)
        if option is not None:
            return option.verdict  # as `Game.judge` has it, which would work the whole menu out once more
        if not menus:
            return self.game.judge(self.state, wanted, seat)
        return self.game.judge(seen_by(self.state, self.game, seat or self.wisher(), ""), wanted, seat)

    def paused(self, seat: str) -> Menu | None:
        """The menu of this seat that comes back by itself as soon as another has done what that one chose."""
        opened = self.journal.opened
        if self.command is None or opened is None or opened[1].who in ("", TABLE, seat):
            return None
        return next((menu for menu in self.menus if menu.who == seat), None)

    def number(self, seat: str = TABLE) -> int:
        """Number of what is put to a seat, or to whoever holds the tablet; it stays while that stays.

        What others choose from menus of their own, and what comes of it, gives a menu no new number.
        """
        if not (self.apart or self.paused(seat)):
            return self.serial if seat == TABLE else self.posed
        last, heard = -1, False
        for number, entry in reversed(self.journal.live):
            last = number if last < 0 else last
            if isinstance(entry, Began) and self._of_others(entry, seat):
                last, heard = -1, False
            elif isinstance(entry, Began) and (heard or entry.source != "auto"):
                break
            heard = heard or (not isinstance(entry, Began) and is_personal(entry))
        return last + 1

    def stands(self, number: int, seat: str = TABLE) -> bool:
        """Whether what was put to a seat as number `number` is what is put to it now."""
        since = self.number(seat)
        if number in (since, self.serial if seat == TABLE else since):
            return True
        if not (since < number <= self.serial and (self.apart or self.paused(seat))):
            return False
        between = (entry for entry in self.journal.entries[since:number] if isinstance(entry, Began))
        return all(entry.source == "auto" or self._of_others(entry, seat) for entry in between)

    def _of_others(self, began: Began, seat: str) -> bool:
        """Whether it was begun from a menu of others, while this seat has one of its own."""
        asked = self.question if seat == TABLE else self.put_to(seat)
        return began.who not in ("", seat, seat if asked is None else asked.who)

    @property
    def on_turn(self) -> str:
        """The seat that answers for the table just now, "" for nobody in particular."""
        return self.game.on_turn(self.state)

    @property
    def undo_caption(self) -> Msg | None:
        """What undo would take back."""
        point = self.journal.last_personal
        return point[1].caption if point else None

    @property
    def redo_caption(self) -> Msg | None:
        """What redo would put in force again."""
        entry = self.journal.next_redo
        return entry.caption if entry else None

    def taken_back_value(self, key: str) -> object:
        """The answer that was taken back from the question `key` of the open procedure; None if there is none."""
        return None if self.command is None else self.journal.retracted.get((self.command, key))

    def seen_since(self, number: int) -> bool:
        """Whether anybody has learnt a secret since entry `number`: taken back, it would not be forgotten."""
        if len(self.game.seats(self.state)) < 2:
            return False
        since = self.journal.live[self.journal.position(number) :]
        return any(
            entry.secret if isinstance(entry, Said) else isinstance(entry, Happened) and entry.event.reveals
            for _, entry in since
        )

    def put_to(self, seat: str) -> Question | None:
        """The open question that this seat may answer: its own, or one for the whole table while it is on turn.

        seat: "" for somebody who only watches, and answers nothing.
        """
        if not seat:
            return None
        own = (question for question in self.questions if question.who == seat)
        shared = (question for question in self.questions if question.who == TABLE and self.on_turn == seat)
        return next(own, None) or next(shared, None)
