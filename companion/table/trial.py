"""A plan tried on a table beside the table: "May I?". Nothing of it happens until it is done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import Any, Generic

from typing_extensions import TypeVar

from companion.core.frozen import remembered
from companion.core.game import Menu
from companion.core.journal import PEOPLE, Began, Happened, Said, Source
from companion.core.kit.game import AnyGame
from companion.core.odds import Odds
from companion.core.questions import TABLE, BadAnswer, Question, Roll
from companion.core.text import Msg
from companion.core.verdicts import ALLOWED, Verdict
from companion.table.play import Play, Stale

V = TypeVar("V")
P = TypeVar("P", bound=Play, default=Play)
"""The kind of table at which the plan is tried."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a plan. said: what was chosen, in words.  asked: the question in a few words, None for what is begun.

    verdict: on it, without the reasons, sums and effects that an earlier step has given.
    """

    said: Msg
    asked: Msg | None
    verdict: Verdict


class Trial(Generic[P]):
    """A plan of one seat, tried by the very procedures of the game on what this seat may know.

    aside: the evening beside the evening. It knows what the table knows (copied cards, sure answers), and leaves dice
    and draws to whoever plans: their odds are shown, or a result is supposed, as is what a seat of the app will say.
    blocked: the verdict of a choice that cannot be tried because nothing is there for it.  refused: that choice, in
    words and its question's, None where there is none.
    now: the plan begins at the menu that is open, not as if the seat had its turn.
    """

    def __init__(self, table: P, seat: str, *, now: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.now = now
        self.blocked = ALLOWED
        self.refused: tuple[Msg, Msg | None] | None = None
        self.aside: P = type(table)(
            table.game,
            table.options,
            seed=~table.seed,  # dice thrown on the side must not tell what those of the table have shown or will show
            answerers=(lambda question, _: table.certain(question),),
            learn=table.learn,
            first=self._supposed(),
            stand_ins=False,
        )
        self._first = self.aside.state

    def choose(self, value: object, serial: int | None = None, ahead: Mapping[str, object] | None = None) -> None:
        """Add to the plan, against the rules too. What cannot be done at all is refused with all its reasons.

        ahead: as for `Play.answer`.
        """
        own = self.aside.put_to(self.seat) if self.aside.now.apart else None
        asked = own if isinstance(own, Menu) and any(value == option.id for option in own.options) else None
        self.blocked, self.refused = ALLOWED, None
        question: Question | None = asked or self.aside.question
        try:
            by: Source = "script" if ahead else "tablet"  # every answer is a step of the plan
            who = TABLE if asked is None else self.seat
            self.aside.answer(value, ahead, serial=serial, source=by, overruling=True, seat=who)
        except Stale:
            raise
        except BadAnswer as error:
            if error.key:
                raise
            if question is not None and (waived := question.waived()).admits(value):
                read, menu = waived.read(value), isinstance(question, Menu)
                self.blocked = question.verdict_on(read)
                self.refused = (question.told(read), None if menu else question.caption)
            if self.blocked.allowed:
                raise

    @property
    def verdict(self) -> Verdict:
        """The opinion of all that was chosen so far: every broken rule, the arithmetic, what will follow."""
        return reduce(and_, (step.verdict for step in self.steps), ALLOWED)

    @property
    def steps(self) -> tuple[Step, ...]:
        """What was chosen so far, with the opinion of each step; each reason stands with the first step that gives it.

        What the app answered by itself counts for the step from which it followed.
        """
        found: list[Step] = []
        known = ALLOWED
        for said, asked, verdict, own in self._chosen():
            new = _without(verdict, known)
            known = known & new
            if own or not found:
                found.append(Step(said, asked, new))
            else:
                last = found.pop()
                found.append(Step(last.said, last.asked, last.verdict & new))
        return tuple(found)

    def _chosen(self) -> Iterable[tuple[Msg, Msg | None, Verdict, bool]]:
        """Every answer in its order: in words, its question, the verdict on it, and whether a person gave it."""
        for number, entry in self.aside.journal.live:
            question: Question | None = self.aside.asked(number)
            if isinstance(question, Menu) and isinstance(entry, Began):
                pairs = zip(question.options, question.commands, strict=True)
                begun = [option for option, command in pairs if command == entry.command]
                called = (entry.caption, dict(entry.caption.args).get("command"))  # overruled or not
                for option in sorted(begun, key=lambda option: option.label not in called)[:1]:
                    yield option.label, None, option.verdict, entry.source in PEOPLE
            elif question is not None and isinstance(entry, Said):
                own = entry.source in PEOPLE and question.nature != "chance"
                yield question.told(entry.value), question.caption, question.verdict_on(entry.value), own
        if self.refused is not None:
            yield (*self.refused, self.blocked, True)

    @property
    def does(self) -> bool:
        """Whether anything would happen or be asked from what was chosen."""
        if self.refused is not None:
            return False
        happened = any(isinstance(entry, Happened) for _, entry in self.aside.journal.live)
        return happened or self.question is not None

    @property
    def consequences(self) -> tuple[Msg, ...]:
        """What would have happened so far, in order, in words, and what it would have changed beside."""
        events = (entry.event for _, entry in self.aside.journal.live if isinstance(entry, Happened))
        told = tuple(line for event in events if (line := event.line()) is not None)
        return (*told, *self.table.game.aftermath(self._first, self.aside.state, self.seat))

    @property
    def question(self) -> Question | None:
        """What would be asked next; None when nothing is left to ask, or when it cannot be tried at all."""
        asked = self.aside.question
        return None if isinstance(asked, Menu) else asked

    @property
    def odds(self) -> Odds | None:
        """The exact chances of the roll that comes next, as far as there is one and the rules tell them."""
        asked = self.question
        return asked.odds() if isinstance(asked, Roll) and asked.odds is not None else None

    @property
    def plan(self) -> tuple[Began | Said, ...]:
        """What the person chose, up to the first roll or draw."""
        steps: list[Began | Said] = []
        for number, entry in self.aside.journal.live:
            question = self.aside.asked(number)
            if isinstance(entry, Said) and question is not None and question.nature == "chance":
                break
            if isinstance(entry, Began | Said) and entry.source in PEOPLE:
                steps.append(entry)
        return tuple(steps)

    @property
    def doable(self) -> bool:
        """Whether the plan can be carried out now: it is this seat's turn to choose, and something was chosen."""
        asked = isinstance(self.table.question, Menu)
        return bool(self.plan) and asked and self._supposed() == self._seen()

    def do(self, source: Source = "tablet", seat: str = TABLE) -> None:
        """Carry the plan out at the real table. Raises Stale when the table has changed since.

        seat: who does it, by default whoever holds the tablet.
        """
        self.table.follow(self.plan, source=source, seat=seat)

    def _seen(self) -> object:
        """What the seat knows of the table."""
        return _seen_by(self.table.state, self.table.game, self.seat, True)

    def _supposed(self) -> object:
        """What the seat knows of the table, as if it were to choose now what it does."""
        return _seen_by(self.table.state, self.table.game, self.seat, self.now)


@remembered
def _seen_by(state: Any, game: AnyGame, seat: str, now: bool) -> Any:
    """What a seat knows of a table; unless it is to be as it is now, as if this seat were to choose what it does.

    The same object each time, so that what follows from it is worked out once, however often somebody plans there.
    """
    seen = game.view(state, seat)
    return seen if now else game.suppose(seen, seat)


def _without(verdict: Verdict, known: Verdict) -> Verdict:
    """What a verdict says once, and that is not known yet."""
    return Verdict(
        _once(verdict.refusals, known.refusals),
        _once(verdict.unknown, known.unknown),
        _once(verdict.sums, known.sums),
        _once(verdict.effects, known.effects),
    )


def _once(new: Sequence[V], old: Sequence[V]) -> tuple[V, ...]:
    """The new ones in their order, each once; facts that are asked need not be hashable."""
    return tuple(each for at, each in enumerate(new) if each not in old and each not in new[:at])


def could(table: Play[Any, Any], seat: str, value: object) -> bool:
    """Whether the table's last word could carry out a refused answer of the menu: something would come of it."""
    trial = Trial(table, seat, now=True)
    try:
        trial.choose(value)
    except BadAnswer:
        return False
    return trial.does
