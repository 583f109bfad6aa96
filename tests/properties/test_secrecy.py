"""Nobody is told what is not for him: two evenings that differ only in what others keep secret look the same to a seat.

Whoever watches is shown everything that an evening gives away: the state, the questions with their reasons and
foresight, the notebook, plans on the side. Between the two evenings nothing of it may differ.

Evenings are walked once: at each moment every claim looks at what it needs. A failure names claim, game, seed and step.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from types import ModuleType
from typing import Any, Final, cast

import pytest

from companion.bug_reports import bug_report
from companion.core.events.event import Happened
from companion.core.journal.journal import Said
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import TABLE, Ask, BadAnswer, Choose, Draw, Form, Number, Roll
from companion.journal_views.notebook import lines
from companion.library.game_registry import game
from companion.session.engine import NotAsked, NotYet, Stale
from companion.session.game_session import GameSession
from companion.session.seat_view import SeatView
from companion.session.trial import Trial
from companion.simulation.replay import Script, answerers, dealt, seat
from companion.simulation.robot import Robot
from companion.ui.page.moment import Open, page_of
from companion.ui.page.page import Page
from companion.ui.page.shapes import ScreenShape
from companion.ui.screen_session.rights import OF_SEAT
from companion.ui.screen_session.screen_session import ScreenSession
from tests.properties.claims import Claim, walk
from tests.support.about import about, telling

SEEDS: Final = range(5)
STEPS: Final = {"virtual": 80, "own": 160}
"""Answers of an evening. With own dice more is said in secret, and it takes longer until a card is dealt."""
SOON: Final = 80
"""Answers within which the claims look that need no longer evening."""
LOCKSTEP: Final = 4
TRIED: Final = 3
REPORTED: Final = 3
"""Of so many comparisons one looks at reports of trouble: to write one takes as long as all the rest."""
EACH: Final = 6
"""Of so many options one is planned."""


def hidden(game_id: str) -> ModuleType:
    """What people hide from each other in a game."""
    return about(game_id, "secrets")


def several(game_id: str, seed: int, dice: str = "virtual") -> Script:
    """An evening of rivals: at least two people who have something to hide from each other."""
    chance = Random(f"secrets/{game_id}/{seed}")
    while True:
        options = dealt(game(game_id), game(game_id).any_options(chance))
        begun = game(game_id).start(options)
        if len(game(game_id).seats(begun)) > 1 and hidden(game_id).rivals(begun):
            return Script(game_id, options, seed, cast(Any, dice))


def everybody(evening: GameSession) -> tuple[str, ...]:
    """Every seat, and somebody who only watches."""
    return (*(each.id for each in evening.game.seats(evening.state)), "")


# ---------------------------------------------------------------------- what is shown


def shown(evening: GameSession, who: str, *, planned: bool = True) -> dict[str, Any]:
    """Everything that a seat, or somebody who only watches, can have of an evening. planned: plans on the side, too.

    Messages are compared as they are: where key and arguments agree, so do the words of every language. What follows
    from the state that is seen and from nothing else, as what may be corrected, is the same where that state is.
    """
    view = SeatView(evening, who)
    asked = view.question
    return {
        "state": evening.game.dump(view.state),
        "serial": view.serial,
        "question": asked,
        "odds": asked.odds() if isinstance(asked, Roll) and asked.odds is not None else None,
        "foreseen": [_foreseen(view, value) for value in _answers(asked)] if asked is not None else [],
        "elsewhere": view.elsewhere,
        "over": view.over,
        "undo": (view.undo_caption, view.redo_caption),
        "notebook": list(lines(view.journal)),
        "standing": view.settled,
        "plans": _plans(evening, who) if planned and who and not view.over else [],
        "table": [] if who else [_laid_on_the_table(each) for each in evening.questions],
        "pages": [*_pages(evening, who)],
    }


def _pages(evening: GameSession, who: str) -> Iterator[Page]:
    """What stands on a phone, and for whoever only watches what stands on the table's tablet, for each who is asked."""
    session = ScreenSession(evening, game=evening.game.id, identity="1", seat=who, rights=OF_SEAT)
    yield page_of(session, ScreenShape.PHONE)
    session.leave()
    if not who:
        table = ScreenSession(evening, game=evening.game.id, identity="1")
        for shown in ("", *(each.id for each in table.view.people_awaited if table.view.together)):
            yield page_of(table, ScreenShape.WIDE, Open(shown))
            yield page_of(table, ScreenShape.WIDE, Open(shown, recalled=True))
        table.leave()


def _laid_on_the_table(question: Ask[Any]) -> Any:
    """What a tablet that lies among all shows of a question: nothing of a secret one, which lies under a cover."""
    if question.secret:
        return question.who
    return question if question.public_view is None else question.public_view()


def _answers(question: Ask[Any]) -> list[Any]:
    if isinstance(question, Choose):
        return [option.id for option in question.options if option.verdict.allowed]
    return [question.default] if question.default is not None else []


def _foreseen(view: SeatView, value: Any) -> Any:
    glimpse = view.glimpse(value)
    return glimpse and ([(each.line, each.event.rule) for each in glimpse.happened], glimpse.question)


def _plans(evening: GameSession, who: str) -> list[Any]:
    """Some plans of a seat, against the rules too, as far as they come to a roll."""
    plans: list[Any] = []
    first = Trial(evening, who)
    for number, option in enumerate(getattr(first.aside.question, "options", ())[::EACH]):
        trial, robot = Trial(evening, who) if number else first, Robot(option.id)
        for step in range(TRIED):
            asked = trial.aside.question
            if asked is None:
                break
            try:
                trial.choose(option.id if step == 0 else robot.answer(asked.without_refusals()), trial.aside.now.serial)
            except BadAnswer as refusal:
                plans.append(refusal.text)
                break
        plans.append((option.id, trial.verdict, trial.consequences, trial.aside.question, trial.doable))
    return plans


def equal(one: dict[str, Any], other: dict[str, Any], where: str) -> None:
    """Nothing differs; else the first thing that does is named."""
    for name in one.keys() | other.keys():
        assert one.get(name) == other.get(name), f"{where}: {name}"


def beside(evening: GameSession, state: Any, dice: str) -> GameSession:
    """The evening on another table that begins with this state."""
    plan = Script(evening.game.id, evening.origin.options, evening.origin.seed, cast(Any, dice))
    return GameSession(evening.game, plan.options, seed=plan.seed, answerers=answerers(evening.game, plan), first=state)


# ---------------------------------------------------------------------- the claims


class Secrecy(Claim):
    """A claim of one evening of rivals. dice: with which it is looked at."""

    dice: tuple[str, ...] = ("own",)

    def __init__(self, game_id: str, dice: str, seed: int) -> None:
        self.game_id, self.plan, self.seed = game_id, several(game_id, seed, dice), seed


class NothingShownDependsOnWhatOthersHide(Secrecy):
    """What others hide changes nothing that a seat is shown, now and after some answers more; nor, with virtual dice,
    what a phone, or the tablet without secrets, writes into a report of trouble, letter by letter."""

    dice = ("virtual", "own")

    def __init__(self, game_id: str, dice: str, seed: int) -> None:
        super().__init__(game_id, dice, seed)
        self.chance, self.menus, self.compared, self.reported = Random(seed), -1, 0, 0

    def look(self, evening: GameSession, step: int) -> None:
        if step >= SOON or not isinstance(evening.question, Menu):
            return
        self.menus += 1
        if self.menus % 7 and not _drawing(evening):
            return
        dice, where = self.plan.dice, f"{self.seed} {self.menus}"
        whole = hidden(self.game_id).planted(evening.state, self.chance)
        for who in everybody(evening):
            other = hidden(self.game_id).disguised(whole, who, self.chance)
            if other == whole:
                continue
            one, two = beside(evening, whole, dice), beside(evening, other, dice)
            equal(shown(one, who), shown(two, who), f"{where} {who}")
            self.compared += 1
            if dice == "virtual" and self.compared % REPORTED == 1:
                equal({"report": _report(one, who)}, {"report": _report(two, who)}, f"{where} {who}")
                self.reported += 1
            if who:
                _in_step(one, two, who, self.seed)
            else:
                _before_all_eyes(one, two, self.seed)

    def end(self, evening: GameSession) -> None:
        assert self.compared and (self.reported or self.plan.dice == "own")


class ASeatIsShownItsOwn(Secrecy):
    """A seat is shown what is its own."""

    dice = ("virtual",)

    def __init__(self, game_id: str, dice: str, seed: int) -> None:
        super().__init__(game_id, dice, seed)
        self.chance = Random(seed)

    def look(self, evening: GameSession, step: int) -> None:
        if evening.now.command is not None or step % 9:
            return
        whole = hidden(self.game_id).planted(evening.state, self.chance)
        for who in everybody(evening)[:-1]:
            hidden(self.game_id).own(whole, evening.game.view(whole, who), who)


class ASecretAnswerIsToldToNobodyElse(Secrecy):
    """At a secret question the evening goes on in two ways; to everybody else they look alike."""

    def look(self, evening: GameSession, step: int) -> None:
        asked = evening.question
        if asked is None or not asked.secret or not isinstance(asked, Draw | Form | Choose | Number):
            return
        if isinstance(asked, Choose) and asked.key not in hidden(self.game_id).KEPT:
            return  # what is chosen is done at once, before all eyes
        worlds = [_gone_on(evening, Robot(f"{self.seed}/{i}").answer(asked)) for i in range(2)]
        if any(_laid_open(world, len(evening.journal.entries)) for world in worlds) or _parted(*worlds):
            return
        for who in everybody(evening):
            if who not in hidden(self.game_id).allies(evening.state, asked.who):
                one, two = ({k: v for k, v in shown(world, who).items() if k in SAME} for world in worlds)
                equal(one, two, f"{self.seed} {asked.key} {who}")
                equal(*({"report": _report(world, who)} for world in worlds), f"{self.seed} {asked.key} {who}")


SAME: Final = ("state", "undo", "notebook", "question", "elsewhere")


class NobodyIsAskedForAPlaceInAPile(Secrecy):
    """Who rolls own dice is not asked for a place in a pile of the app. Places follow the printed order: who tapped
    one could count what is missing."""

    dealt = 0

    def look(self, evening: GameSession, step: int) -> None:
        assert not any(isinstance(asked, Draw) and asked.unseen for asked in evening.questions)

    def end(self, evening: GameSession) -> None:
        self.dealt = sum(isinstance(entry, Said) and entry.source == "dice" for entry in evening.journal.entries)


class EveryQuestionIsPutToWhoMayAnswerIt(Secrecy):
    """Every question is put to somebody who may answer it, and to nobody else."""

    def look(self, evening: GameSession, step: int) -> None:
        if step >= SOON:
            return
        seats = everybody(evening)[:-1]
        on_turn = evening.now.on_turn
        assert on_turn in (*seats, "")
        asked = evening.questions
        for question in asked:
            theirs = question.secret or (len(asked) > 1 and not (evening.now.apart and question is asked[0]))
            assert question.who in ((*seats,) if theirs else (*seats, TABLE)), question.key
        assert len({question.who for question in asked}) == len(asked)
        for who in seats:
            mine = [q for q in asked if q.who == who] or [q for q in asked if q.who == TABLE and who == on_turn]
            assert evening.now.put_to(who) == next(iter(mine), None)
            if not mine and asked:
                before = evening.journal.entries[:]
                with pytest.raises(NotAsked if evening.now.paused(who) is None else NotYet):
                    evening.answer(None, serial=evening.now.posed, seat=who, source="phone")
                assert evening.journal.entries == before
            elif mine:
                with pytest.raises(Stale):
                    evening.answer(None, serial=evening.now.posed + 1, seat=who, source="phone")


class PhonesPlayTheSameEvening(Secrecy):
    """Every question that a seat may answer is answered from its phone, the others from the tablet: the evening is the
    one of the tablet alone."""

    dice = ("virtual",)

    def __init__(self, game_id: str, dice: str, seed: int) -> None:
        super().__init__(game_id, dice, seed)
        self.phones, self.by_phone = seat(game(game_id), self.plan), 0

    def look(self, evening: GameSession, step: int) -> None:
        assert (self.phones.state, self.phones.questions) == (evening.state, evening.questions)

    def answered(self, question: Ask[Any], value: Any) -> None:
        able = [who for who in everybody(self.phones)[:-1] if self.phones.now.put_to(who) == question]
        self.by_phone += bool(able)
        self.phones.answer(value, seat=able[0] if able else TABLE, source="phone" if able else "tablet")

    def end(self, evening: GameSession) -> None:
        assert self.by_phone


CLAIMS: Final[tuple[type[Secrecy], ...]] = (
    NothingShownDependsOnWhatOthersHide,
    ASeatIsShownItsOwn,
    ASecretAnswerIsToldToNobodyElse,
    EveryQuestionIsPutToWhoMayAnswerIt,
    PhonesPlayTheSameEvening,
)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", telling("secrets"))
@pytest.mark.parametrize("dice", STEPS)
def test_every_claim_of_secrecy_holds_at_every_moment(dice: str, game_id: str, seed: int) -> None:
    claims = [claim(game_id, dice, seed) for claim in CLAIMS if dice in claim.dice]
    evening, robot = seat(game(game_id), several(game_id, seed, dice)), Robot(seed, hidden(game_id).LIKES, main=0.3)
    walk(evening, robot, STEPS[dice], claims, f"{game_id}, {dice} dice, seed {seed}")


@pytest.mark.parametrize("game_id", telling("secrets"))
def test_who_rolls_own_dice_is_not_asked_for_a_place_in_a_pile_of_the_app(game_id: str) -> None:
    """Not every evening deals: of them all some do."""
    claims = [NobodyIsAskedForAPlaceInAPile(game_id, "own", seed) for seed in SEEDS]
    for claim in claims:
        evening, robot = seat(game(game_id), claim.plan), Robot(claim.seed, hidden(game_id).LIKES, main=0.3)
        walk(evening, robot, STEPS["own"], [claim], f"{game_id}, own dice, seed {claim.seed}")
    assert sum(claim.dealt for claim in claims)


# ---------------------------------------------------------------------- what they look at


def _report(evening: GameSession, who: str) -> str:
    return bug_report.as_text(bug_report.written(evening, bug_report.Circumstances(), eyes=who))


def _in_step(one: GameSession, two: GameSession, who: str, seed: int) -> None:
    """Both evenings go on with the same answers of this seat, and still look the same to it."""
    robot, first = Robot(seed, hidden(one.game.id).LIKES), _drawing(one)
    for step in range(LOCKSTEP):
        asked = SeatView(one, who).question
        if asked is None:
            return
        drawn = first if step == 0 and asked.admits(first) else ""
        value, before, length = drawn or robot.answer(asked), one.journal.entries[:], len(two.journal.entries)
        one.answer(value, seat=who, source="phone")
        two.answer(value, seat=who, source="phone")
        fresh = (*one.journal.entries[len(before) :], *two.journal.entries[length:])
        if any(_brings_to_light(entry, hidden(one.game.id).LAWFUL) for entry in fresh):
            return
        equal(*(shown(each, who, planned=False) for each in (one, two)), f"{seed} {who} after {asked.key}")


def _before_all_eyes(one: GameSession, two: GameSession, seed: int) -> None:
    """Both evenings go on with answers that all at the table may read, and still look the same to whoever watches: what
    is asked next, and whether anything is, tells nothing either."""
    robot = Robot(seed, hidden(one.game.id).LIKES)
    for _ in range(hidden(one.game.id).WATCHED):
        asked = one.question
        if asked is None or asked.secret or two.question is None:
            return
        value = robot.answer(_laid_on_the_table(asked))
        if not (asked.admits(value) and two.question.admits(value)):
            return
        before = len(one.journal.entries), len(two.journal.entries)
        one.answer(value)
        two.answer(value)
        fresh = (*one.journal.entries[before[0] :], *two.journal.entries[before[1] :])
        if any(_brings_to_light(entry, hidden(one.game.id).LAWFUL) for entry in fresh):
            return
        equal(shown(one, ""), shown(two, ""), f"{seed} watched after {asked.key}")


def _drawing(evening: GameSession) -> str:
    """An option of the menu that is open in which somebody draws what others must not see, if there is one."""
    legal = [option.id for option in getattr(evening.question, "options", ()) if option.verdict.allowed]
    return next((option for option in legal if option.startswith(hidden(evening.game.id).DRAWING)), "")


def _brings_to_light(entry: Any, lawful: Collection[str]) -> bool:
    if isinstance(entry, Said):
        return entry.secret
    return isinstance(entry, Happened) and (entry.event.reveals or type(entry.event).__name__ in lawful)


def _gone_on(evening: GameSession, value: Any) -> GameSession:
    plan = Script(evening.game.id, evening.origin.options, evening.origin.seed, "own")
    other = seat(evening.game, plan, tuple(evening.journal.entries))
    other.answer(value)
    return other


def _parted(one: GameSession, two: GameSession) -> bool:
    """Whether the next question is not the same one: then one of the two has gone on farther."""
    keys = [each.question.key for each in (one, two) if each.question is not None]
    return len(keys) < 2 or keys[0] != keys[1] or one.now.command != two.now.command


def _laid_open(evening: GameSession, since: int) -> bool:
    """Whether the card turned out to be public, or its step was taken at once."""
    events = [entry.event for entry in evening.journal.entries[since:] if isinstance(entry, Happened)]
    return any(event.reveals or hidden(evening.game.id).laid_open(event) for event in events)
