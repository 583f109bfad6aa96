"""1.29 Mission cards in hand: what happens to them, limits, sets, and who may see them (rulebook p.42-45).

Lines of missions.yaml tell the goals (CL-MIS-01), the owner's library what a card adds (`mission_form`). A secret card
may be kept from the app until it is completed (CL-MIS-04).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from companion.core.events.announcements import Announcement, Order, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option, Question
from companion.core.rules.verdicts import ALLOWED, Sum, Term, Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand.mission_form import TYPES, MissionCard, MissionStep, subject
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Book, MissionGoal
from companion.games.captains_log.model.ids import NO_ONE, MissionCardId, MissionId, MissionType, Nation, SeatId
from companion.games.captains_log.model.names import Ctx, coins, who
from companion.games.captains_log.model.state import Mission, Player, State

Q = TypeVar("Q", bound=Question)


class MissionTaken(Event[State]):
    """A player holds a new mission. drawn: from the tavern, which gives no other one for a while (CL-TAV-07).

    veiled: nobody else may know which (CL-MIS-04).
    """

    seat: SeatId
    mission: Mission
    drawn: bool = True
    veiled: bool = False

    def apply(self, s: State) -> State:
        missions = (*s.player(self.seat).missions, self.mission)
        if not self.drawn:
            return s.with_player(self.seat, missions=missions)
        return s.with_player(self.seat, missions=missions, tavern_used=True).with_turn(mission_drawn=True)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-mission-taken", mission=title(self.mission, veiled=self.veiled))


class MissionChanged(Event[State]):
    """A mission went on: step validated, made public, completed, or its type told. in_port: validated in a port.

    shown: nobody else knew before which mission it is.
    """

    seat: SeatId
    mission: Mission
    in_port: bool = False
    veiled: bool = False
    shown: bool = False

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        missions = tuple(self.mission if m.id == self.mission.id else m for m in player.missions)
        return s.with_player(self.seat, missions=missions, tavern_used=player.tavern_used or self.in_port)

    def line(self, s: State, book: Book) -> Msg | None:
        if self.mission.done:
            return msg("cl-ev-mission-done", mission=title(self.mission))
        if not self.mission.step:
            return None  # only its goal was set
        named = title(self.mission, veiled=self.veiled)
        return msg("cl-ev-mission-step", mission=named, step=self.mission.step)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = self.line(s, book)
        return () if text is None else (Result(text, picture="token:mission"),)

    @property
    def reveals(self) -> bool:
        return self.shown


class MissionGone(Event[State]):
    """A mission left a player: discarded, failed, or handed to another player with its progress (to)."""

    seat: SeatId
    mission: Mission
    to: SeatId = NO_ONE
    veiled: bool = False

    def apply(self, s: State) -> State:
        missions = tuple(m for m in s.player(self.seat).missions if m.id != self.mission.id)
        left = s.with_player(self.seat, missions=missions)
        return left.with_player(self.to, missions=(*left.player(self.to).missions, self.mission)) if self.to else left

    def line(self, s: State, book: Book) -> Msg | None:
        way = "handed" if self.to else "discarded"
        return msg(f"cl-ev-mission-{way}", mission=title(self.mission, veiled=self.veiled))

    @property
    def reveals(self) -> bool:
        return self.veiled and bool(self.to)


class StepReached(Event[State]):
    """What a player has just done is a step of a mission, which is validated next. nation: of the ship concerned."""

    seat: SeatId
    mission: MissionId
    nation: Nation | None = None

    def apply(self, s: State) -> State:
        def reached(mission: Mission) -> Mission:
            if mission.id != self.mission:
                return mission
            flags = (*mission.flags, self.nation) if self.nation else mission.flags
            return replace(mission, due=True, nation=self.nation or mission.nation, flags=flags)

        return s.with_player(self.seat, missions=tuple(map(reached, s.player(self.seat).missions)))


class TimeLeft(Event[State]):
    """The token on a mission card moved one space on (CL-MIS-P02, A-98)."""

    seat: SeatId
    mission: MissionId
    left: int

    def apply(self, s: State) -> State:
        held = s.player(self.seat).missions
        missions = tuple(replace(m, left=self.left) if m.id == self.mission else m for m in held)
        return s.with_player(self.seat, missions=missions)


class MissionsDrawn(Event[State]):
    """Cards left the app's pile; when that ran out, the discards were shuffled into a new one (CL-FAM-07)."""

    cards: tuple[MissionCardId, ...]
    reshuffled: bool = False

    def apply(self, s: State) -> State:
        kept = in_hands(s) if self.reshuffled else s.missions_out
        return replace(s, missions_out=tuple(dict.fromkeys((*kept, *self.cards))))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-missions-reshuffled") if self.reshuffled else None

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-told-missions-reshuffled"), "token:deck"),) if self.reshuffled else ()


def in_hands(s: State) -> tuple[MissionCardId, ...]:
    """The mission cards, by their places in the library, that players hold or have completed."""
    missions = (mission for player in s.players for mission in player.missions)
    return tuple(subject(m.type, m.number) for m in missions if m.type is not None and m.number is not None)


def pile(s: State) -> tuple[MissionCardId, ...]:
    """The mission cards that the app may still deal, () when the table has its own deck."""
    return tuple(card for card in s.options.mission_pile if card not in s.missions_out)


def card_of(s: State, book: Book, mission: Mission) -> MissionCard | None:
    """A mission's card as far as it was copied; None while the card is secret."""
    goal = goal_of(book, mission)
    if goal is None or mission.type is None or mission.number is None:
        return None
    return MissionCard.of(goal, s.card("mission-card", subject(mission.type, mission.number)) or ())


def next_step(card: MissionCard | None, mission: Mission) -> MissionStep | None:
    """What has to be done next; None when nothing is left or nobody knows."""
    return card.steps[mission.step] if card is not None and mission.step < len(card.steps) else None


def veiled(s: State, mission: Mission) -> bool:
    """CL-MIS-04: whether the table must not know which mission it is; alone there is nobody to hide it from."""
    return rivalry(s) and not (mission.public or mission.done)


def rivalry(s: State) -> bool:
    """CL-MIS-04: whether there is anybody at the table to hide a mission from."""
    return len(s.parties) > 1


def private(s: State, question: Q, mission: Mission) -> Q:
    """CL-MIS-04: a question that would tell which mission it is about, put to its player alone while it is secret."""
    return replace(question, secret=True, rule="CL-MIS-05") if veiled(s, mission) else question


def gone(s: State, seat: SeatId, mission: Mission, rule: str, *, to: SeatId = NO_ONE) -> MissionGone:
    """CL-MIS-04: a mission leaves a player; the table hears which as far as it may know it."""
    return MissionGone(seat, mission, to=to, veiled=veiled(s, mission), rule=rule)


def seen_by(s: State, viewer: str) -> State:
    """CL-MIS-04: the table without the secret missions of others; allies know each other's (CL-COO-03).

    viewer: a seat, or whoever else looks and holds nothing.
    """
    own = [mate.id for player in s.players if player.id == viewer for mate in s.team(player.id)]

    def face_down(mission: Mission) -> Mission:
        return Mission(mission.id) if veiled(s, mission) else mission

    players = tuple(p if p.id in own else replace(p, missions=tuple(map(face_down, p.missions))) for p in s.players)
    hidden = replace(s, players=players, missions_out=())
    visible = in_hands(hidden)
    cards = tuple(card for card in s.cards if card.schema != "mission-card" or card.subject in visible)
    return replace(hidden, cards=cards)


def goal_of(book: Book, mission: Mission) -> MissionGoal | None:
    """The line of the catalogue that a card follows; None while the card is secret."""
    return next((g for g in book.missions if g.type == mission.type and mission.number in g.numbers), None)


def title(mission: Mission, *, veiled: bool = False) -> Msg:
    """A mission as the table calls it; veiled: without saying which card it is."""
    place = mission.id.number
    if mission.type is None or veiled:
        return msg("cl-mission-secret", n=place)
    kind = msg(f"cl-mission-type-{mission.type}")
    if mission.number is None:
        return msg("cl-mission-of-type", type=kind, n=place)
    return msg("cl-mission", type=kind, number=mission.number)


def option(book: Book, mission: Mission, verdict: Verdict = ALLOWED) -> Option:
    """A mission to tap, with its goal as far as it is known."""
    goal = goal_of(book, mission)
    note = goal.words if goal else msg("cl-mission-step", n=mission.step)
    return Option(mission.id, title(mission), note, "token:mission", verdict)


def closed(s: State, book: Book, mission: Mission) -> Option:
    """A mission to tap before all eyes: of a secret one no more than its number in hand (CL-MIS-04)."""
    shown = option(book, mission)
    if not veiled(s, mission):
        return shown
    return replace(shown, label=title(mission, veiled=True), note=msg("cl-mission-step", n=mission.step))


def ongoing(player: Player) -> tuple[Mission, ...]:
    """Missions of a player that are not completed: they count for the limit and are lost on destruction (CL-MIS-08)."""
    return tuple(mission for mission in player.missions if not mission.done)


def counted(s: State, seat: SeatId) -> tuple[Mission, ...]:
    """CL-MIS-02, CL-COO-03: the ongoing missions that count for one limit: of a player, or of the whole team."""
    return tuple(mission for player in s.team(seat) for mission in ongoing(player))


def holder_of(s: State, seat: SeatId, mission: Mission) -> SeatId:
    """The seat of the player, this one or an ally, in whose hand or before whom a mission lies."""
    return first_of(player.id for player in s.team(seat) if mission in player.missions)


def open_to(s: State, seat: SeatId) -> tuple[Mission, ...]:
    """CL-COO-03: the missions that a player may go on with: the own ones, and those that allies keep secret."""
    return tuple(mission for mission in counted(s, seat) if may_go_on(s, seat, mission).allowed)


def may_go_on(s: State, seat: SeatId, mission: Mission) -> Verdict:
    """CL-COO-03: a public mission is for the ally alone who took it or made it public; it changes hands by a trade."""
    mine = not mission.public or mission in s.player(seat).missions
    return require(mine, "CL-COO-03", msg("cl-mission-of-ally", name=who(s, holder_of(s, seat, mission))))


def limit(s: State, book: Book, seat: SeatId) -> int:
    """CL-MIS-02, CL-SPC-01, CL-COO-03: ongoing missions that a player, or a team together, may keep."""
    extra = sum(equipment.effect(book, player, "mission_limit") for player in s.team(seat))
    return book.numbers.mission_limit + extra


def take_over(t: Ctx, seat: SeatId, mission: Mission) -> Procedure[None]:
    """CL-COO-03: a secret mission of an ally belongs to whoever goes on with it."""
    holder = holder_of(t.now, seat, mission)
    if holder != seat:
        yield from t.happens(gone(t.now, holder, mission, "CL-COO-03", to=seat))


def may_complete(s: State, book: Book, seat: SeatId, mission: Mission) -> Verdict:
    """Whether a mission can be completed as far as the app can tell: Personal 14 asks to own money (CL-MIS-P14)."""
    goal = goal_of(book, mission)
    if goal is None or not goal.balance:
        return ALLOWED
    purse = s.player(seat).doubloons
    sums = (Sum(msg("cl-purse"), (Term(msg("cl-purse"), purse),)),)
    missing = msg("cl-too-poor", needs=coins(goal.balance), purse=coins(purse))
    return Verdict(sums=sums) & require(purse >= goal.balance, goal.id, missing)


def sets(book: Book, player: Player) -> tuple[MissionType, ...]:
    """CL-MIS-13: types of which a player has completed enough missions for a set."""
    done = [mission.type for mission in player.missions if mission.done]
    return tuple(kind for kind in TYPES if done.count(kind) >= book.numbers.missions_per_set)
