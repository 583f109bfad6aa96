"""A plan tried on a table beside the table: "May I?". Nothing of it happens until it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import Any, Generic, Protocol

from typing_extensions import TypeVar

from companion.core.events.event import Happened
from companion.core.journal.journal import PEOPLE, Began, Said, Source
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command
from companion.core.questions.get_or_explain import Unknown, id_and_name
from companion.core.questions.kinds import TABLE, BadAnswer, Question, Roll
from companion.core.questions.question_base import Refused, brief
from companion.core.rules.odds import Odds
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.session.actions import Actions
from companion.session.command_lookup import meant_by, wished
from companion.session.engine import Stale
from companion.session.history import History
from companion.session.previews import Previews
from companion.session.snapshot import Snapshot, seen_by

V = TypeVar("V")


class Tried(Protocol):
    """What a plan needs of a session: of that at which it would be done, and of that on the side."""

    game: Any
    actions: Actions[Any, Any]
    history: History[Any, Any]
    previews: Previews[Any, Any]

    @property
    def now(self) -> Snapshot[Any, Any]: ...


P = TypeVar("P", bound=Tried, default=Any)
"""The kind of session at which the plan is tried."""


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One step of a plan."""

    said: Msg
    """What was chosen, in words."""
    asked: Msg | None
    """The question in a few words, None for what is begun."""
    verdict: Verdict
    """On it, without the reasons, sums and effects that an earlier step has given."""


class Trial(Generic[P]):
    """A plan of one seat, tried by the very procedures of the game on what this seat may know, or whoever looks on."""

    def __init__(self, table: P, seat: str, *, now: bool = False, eyes: str | None = None) -> None:
        self.table = table
        self.seat = seat
        self.now = now
        """The plan begins at the menu that is open, not as if the seat had its turn."""
        self.eyes = seat if eyes is None else eyes
        """Who reads it, by default the seat; "" for all at the table, to whom it then tells nothing that a seat hides.
        """
        self.blocked = ALLOWED
        """The verdict of a choice that cannot be tried because nothing is there for it."""
        self.refused: tuple[Msg, Msg | None] | None = None
        """That choice, in words and its question's, None where there is none."""
        self.rest: Mapping[str, object] = {}
        """Answers given ahead to what is asked only after dice, a draw, or what this seat may not know: from there on
        it depends, and `do` gives them as soon as they are asked."""
        self.aside: P = table.previews.aside(self._supposed())
        """The evening beside the evening. It knows what the table knows (copied cards, sure answers), and leaves dice
        and draws to whoever plans: their odds are shown, or a result is supposed, as is what a seat of the app will
        say."""
        self.aside.actions.planner, self.aside.actions.names_draws = seat, table.actions.names_draws
        self.aside.actions.guesses = self._seen() != table.now.state
        self._first = self.aside.now.state

    def choose(self, value: object, serial: int | None = None, ahead: Mapping[str, object] | None = None) -> None:
        """Add to the plan, against the rules too. What cannot be done at all is refused with all its reasons.

        ahead: as for `Actions.answer`.
        """
        own = self.aside.now.put_to(self.seat) if self.aside.now.apart else None
        asked = own if isinstance(own, Menu) and any(value == option.id for option in own.options) else None
        question: Question | None = asked or self.aside.now.question
        who = TABLE if asked is None else self.seat

        def answer(**how: Any) -> None:
            self.aside.actions.answer(value, ahead, serial=serial, seat=who, **how)

        def blocked() -> tuple[Verdict, Msg, Msg | None]:
            if question is None:
                raise BadAnswer(msg("core-over"))
            read, verdict = question.judgement(value)
            return verdict, question.answer_text(read), None if isinstance(question, Menu) else question.caption

        self._add(answer, blocked, ahead)

    def begin(self, wanted: Command, ahead: Mapping[str, object] | None = None, label: Msg | None = None) -> None:
        """The plan begins with a command, whether a menu offers it or not; what the rules refuse, too.

        ahead, label: as for `Actions.do`.
        """
        named = label or msg("core-said", text=wanted.name)

        def do(**how: Any) -> None:
            self.aside.actions.do(wanted, ahead, label=label, **how)

        self._add(do, lambda: (self.aside.now.judge(wanted), named, None), ahead)

    def _add(
        self,
        deed: Callable[..., None],
        blocked: Callable[[], tuple[Verdict, Msg, Msg | None]],
        ahead: Mapping[str, object] | None,
    ) -> None:
        """Take a step of the plan. blocked: the verdict on it, and its words and its question's, should it fail."""
        self.blocked, self.refused = ALLOWED, None
        by: Source = "script" if ahead else "tablet"  # every answer is a step of the plan
        try:
            deed(source=by, overruling=True, all_asked=False)
            self.rest = self.aside.actions.unheard
        except Stale:
            raise
        except Exception as error:  # what the rules forbid may fail in any way
            if isinstance(error, BadAnswer) and error.key:
                raise
            self.blocked, said, asked = blocked()
            if self.blocked.allowed:
                raise
            self.refused = (said, asked)
        if self.rest and not self._depends:
            key = next(iter(self.rest))
            raise BadAnswer(msg("core-never-asked", key=brief(key), open=self.aside.now.asks), key)

    @property
    def _depends(self) -> bool:
        """Whether what is asked later hangs on what nobody can know yet, or this seat may not."""
        asked = self.question
        chance = asked is not None and (asked.nature == "chance" or asked.who not in (TABLE, self.seat))
        return chance or self._seen() != self.table.now.state

    @property
    def verdict(self) -> Verdict:
        """The opinion of all that was chosen so far: every broken rule, the arithmetic, what will follow."""
        return reduce(and_, (step.verdict for step in self.steps), ALLOWED)

    @property
    def steps(self) -> tuple[PlanStep, ...]:
        """What was chosen so far, with the opinion of each step; each reason stands with the first step that gives it.

        What the app answered by itself counts for the step from which it followed.
        """
        found: list[PlanStep] = []
        known = ALLOWED
        for said, asked, verdict, own in self._chosen():
            new = _without(verdict, known)
            known = known & new
            if own or not found:
                found.append(PlanStep(said, asked, new))
            else:
                last = found.pop()
                found.append(PlanStep(last.said, last.asked, last.verdict & new))
        return tuple(found)

    def _chosen(self) -> Iterable[tuple[Msg, Msg | None, Verdict, bool]]:
        """Every answer in its order: in words, its question, the verdict on it, and whether a person gave it."""
        for number, entry in self.aside.now.journal.live:
            question: Question | None = self.aside.history.asked(number)
            if question is None:
                continue
            if isinstance(entry, Began):
                yield entry.label, None, self.aside.history.judged(number), entry.source in PEOPLE
            elif isinstance(entry, Said):
                own = entry.source in PEOPLE and question.nature != "chance"
                yield question.answer_text(entry.value), question.caption, self.aside.history.judged(number), own
        if self.refused is not None:
            yield (*self.refused, self.blocked, True)

    @property
    def does(self) -> bool:
        """Whether anything would happen or be asked from what was chosen."""
        if self.refused is not None:
            return False
        happened = any(isinstance(entry, Happened) for _, entry in self.aside.now.journal.live)
        return happened or self.question is not None

    @property
    def consequences(self) -> tuple[Msg, ...]:
        """What would have happened so far, in order, in words, and what it would have changed beside; nothing follows
        from what is refused (see `if_overruled`)."""
        return self._followed if self.verdict.allowed else ()

    @property
    def if_overruled(self) -> tuple[Msg, ...]:
        """The same of a plan that is refused, should the table do it anyway; nothing of one that is allowed."""
        return () if self.verdict.allowed else self._followed

    @property
    def _followed(self) -> tuple[Msg, ...]:
        happened = (entry for _, entry in self.aside.now.journal.live if isinstance(entry, Happened))
        told = tuple(entry.line for entry in happened if entry.line is not None)
        return (*told, *self.table.game.aftermath(self._first, self.aside.now.state, self.seat))

    @property
    def question(self) -> Question | None:
        """What would be asked next; None when nothing is left to ask, or when it cannot be tried at all."""
        asked = self.aside.now.question
        return None if isinstance(asked, Menu) else asked

    @property
    def odds(self) -> Odds | None:
        """The exact chances of the roll that comes next, as far as there is one and the rules tell them."""
        asked = self.question
        return asked.odds() if isinstance(asked, Roll) and asked.odds is not None else None

    @property
    def plan(self) -> tuple[Began | Said, ...]:
        """What the person chose, up to the first roll or draw that could come out otherwise."""
        steps: list[Began | Said] = []
        for number, entry in self.aside.now.journal.live:
            question = self.aside.history.asked(number)
            chance = question is not None and question.nature == "chance"
            if chance and isinstance(entry, Said) and entry.source != "forced":
                break
            if isinstance(entry, Began | Said) and entry.source in PEOPLE:
                steps.append(entry)
        return tuple(steps)

    @property
    def fits(self) -> bool:
        """Whether the table stands where the plan begins: this seat is to choose, and something was chosen."""
        asked = isinstance(self.table.now.question, Menu)
        return bool(self.plan) and asked and self._supposed() == self._seen()

    @property
    def doable(self) -> bool:
        """Whether the plan can be carried out now: it fits the table, and the rules allow all of it."""
        return self.fits and self.verdict.allowed

    def do(self, source: Source = "tablet", seat: str = TABLE, *, overruling: bool = False) -> None:
        """Carry the plan out at the real table, where each step is judged anew.

        Raises Refused with all reasons for one that is refused, unless `overruling`, and Stale when the table has
        changed since; then nothing changed.  seat: who does it, by default whoever holds the tablet.
        """
        if not (overruling or (verdict := self.verdict).allowed):
            raise Refused(verdict)
        self.table.actions.follow(self.plan, self.rest, source=source, seat=seat, overruling=overruling)

    def _seen(self) -> object:
        """What is known of the table."""
        return seen_by(self.table.now.state, self.table.game, self.eyes, "")

    def _supposed(self) -> object:
        """What is known of the table, as if the seat were to choose now what it does."""
        return seen_by(self.table.now.state, self.table.game, self.eyes, "" if self.now else self.seat)


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


def could(table: Tried, seat: str, value: object) -> bool:
    """Whether the table's last word could carry out a refused answer of the menu: something would come of it."""
    trial = Trial(table, seat, now=True)
    try:
        trial.choose(value)
    except BadAnswer:
        return False
    return trial.does


def preview(
    session: P,
    choice: object,
    ahead: Mapping[str, object] | None = None,
    *,
    seat: str = "",
    params: Mapping[str, str | int | bool] | None = None,
) -> Trial[P]:
    """May I? A choice of the menu tried on the side by the very procedures of the game; nothing of it happens.

    The trial has the verdict with every broken rule and the arithmetic, what would follow, and the odds of the
    roll that comes next; `Trial.do` carries it out.  ahead: as for `answer`.  seat: whose plan it is, by default
    of whoever is asked.  params: `choice` is the name of a command with these parameters, whether a menu offers it
    or not.  Raises BadAnswer for what the game does not know at all, and for a seat that is not there.
    """
    there, now = session.game.seats(session.now.state), session.now
    seats = [each.id for each in there]
    if seat not in ("", *seats):
        raise Unknown(seat, "core-named-seat", list(map(id_and_name, there)))
    menus = [each for each in now.questions if isinstance(each, Menu) and seat in ("", each.who)]
    wanted = None if params is None else wished(session.game, now.state, (), str(choice), params)
    shows = (each for each in menus if _shows(each, choice) or (wanted and session.game.offered(each, wanted)))
    offered = next(shows, None if wanted is None else next(iter(menus), None))
    question = offered or now.question
    trial = Trial(session, seat or now.wisher(question), now=offered is not None)
    open_ = trial.aside.now.questions
    if wanted is None and not any(_shows(each, choice) for each in open_):
        if any(isinstance(each, Menu) for each in open_):
            wanted = meant_by(session.game, trial.aside.now.state, choice, trial.seat)
        if wanted is None and isinstance(choice, str) and choice in session.game.procedures:
            wanted = wished(session.game, now.state, (), choice, {})
    if wanted is None:
        trial.choose(choice, ahead=ahead)
    else:
        trial.begin(wanted, ahead)
    return trial


def _shows(question: Question, choice: object) -> bool:
    """Whether something is an option of a menu."""
    return isinstance(question, Menu) and any(choice == option.id for option in question.options)
