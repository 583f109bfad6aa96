"""9.6, 20.4 A prize and its captors: who is still afloat, and to which of them something goes."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Choose, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.captains import duels
from companion.games.blackbeard.model import decisions
from companion.games.blackbeard.model.book import Nation, Ocean
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.names import Ctx, q, ship_option, who
from companion.games.blackbeard.model.records import Face
from companion.games.blackbeard.model.state import State

NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Prize:
    """A captured Merchant. captors: the pirate who operated, then his ally beside him (20.4).

    nation: that it counts as.  ocean: where it was taken.  double: the capture dice were equal.  avenged: captors whom
    it had damaged before.
    """

    captors: tuple[ShipId, ...]
    face: Face
    nation: Nation
    ocean: Ocean
    double: bool
    avenged: tuple[str, ...] = ()

    @property
    def mate(self) -> ShipId:
        """The ally beside the pirate who operated, "" for none."""
        return self.captors[1] if len(self.captors) > 1 else NO_SHIP


def afloat(s: State, prize: Prize) -> tuple[ShipId, ...]:
    """The captors who are still in play."""
    return tuple(pirate for pirate in prize.captors if s.in_play(pirate))


def awarded(t: Ctx, prize: Prize, key: str, rule: str, text: Msg, note: Msg | None = None) -> Procedure[str]:
    """BB-20.4: to which captor something goes: he who operated says so, unless the other beats him in a duel about it.

    A captor alone takes it, which stands beside what follows; `NOBODY` when it is left.
    """
    captors = afloat(t.now, prize)
    if not captors:
        return NOBODY
    question = q.choose(key, _takers(t, captors), rule=rule, text=text, note=note, default=captors[0], about=captors)
    to = yield from _award(t, captors[0], captors, question)
    others = [each for each in captors if each not in (captors[0], to)]
    if not others or not (yield from _challenged(t, others[0], captors[0], f"{key}-challenge")):
        return to
    victor = yield from duels.fight(t, others[0], captors[0], f"{key}-duel", "BB-20.4")
    if victor == captors[0]:
        return to
    left = afloat(t.now, prize)
    again = replace(question, key=f"{key}-again", options=_takers(t, left))
    return (yield from _award(t, victor, left, again))


def _takers(t: Ctx, captors: tuple[ShipId, ...]) -> tuple[Option, ...]:
    nobody = Option(NOBODY, msg("bb-award-nobody"), None, "icon:discard")
    return (*(ship_option(t.now, t.book, each) for each in captors), nobody)


def _award(t: Ctx, by: ShipId, captors: tuple[ShipId, ...], question: Choose) -> Procedure[str]:
    quiet = len(captors) == 1
    return (yield from decisions.decide(t, by, replace(question, default=by, quiet=quiet), by))


def _challenged(t: Ctx, other: ShipId, operator: ShipId, key: str) -> Procedure[bool]:
    """BB-20.4: whether he to whom it does not go fights for it; a person is asked, with what is at stake."""
    words = {"name": who(t.now, t.book, other), "other": who(t.now, t.book, operator)}
    figures = duels.at_stake(t.now, t.book, other, operator)
    about = (other, operator)
    question = q.yes_no(
        "challenge-award", key=key, words=words, yes=True, no=True, figures=figures, default=False, about=about
    )
    return (yield from decisions.decide(t, other, question, False))
