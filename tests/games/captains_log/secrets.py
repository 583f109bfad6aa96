"""What people hide from each other: the missions in their hands (CL-MIS-04)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, cast

from companion.core.events.event import Event
from companion.core.procedures.copied_cards import CopiedCard
from companion.games.captains_log.hand.mission_cards import MissionTaken, in_hands, pile, veiled
from companion.games.captains_log.hand.mission_form import TYPES, subject
from companion.games.captains_log.model.ids import NATIONS as COUNTRIES
from companion.games.captains_log.model.ids import MissionId, MissionType
from companion.games.captains_log.model.state import Mission, State
from companion.library.game_registry import game
from companion.simulation.robot import Robot

LIKES: Final = {"end-turn": 0.5, "jettison": 0.3, "mission": 8.0, "enter-port": 3.0, "shop": 0.3}
DRAWING: Final = "mission-take"
"""What the options of a menu begin with in which somebody draws what others must not see."""
WATCHED: Final = 6
"""Answers that all may read, after which whoever watches is still to be told the same."""
LAWFUL: Final = ("StepReached", "MissionGone")
"""Events by which a rule brings to light what was hidden: a mission served by what has just happened."""
KEPT: Final = ("keep", "type")
"""Secret choices that are not done at once, before all eyes."""


def rivals(state: State) -> bool:
    """Whether people play against each other."""
    return len(state.parties) > 1


def allies(state: State, who: str) -> tuple[str, ...]:
    """Who sees what this seat sees: the seat itself, and its team (CL-COO-03)."""
    return tuple(player.id for player in state.team(who))


def laid_open(event: Event[State]) -> bool:
    """Whether an event is told to all although what came before it was secret."""
    return isinstance(event, MissionTaken) and event.mission.public


def own(whole: State, seen: State, who: str) -> None:
    """A seat is shown its own sheet, and the cards that it holds."""
    assert seen.player(who) == whole.player(who)
    held = [subject(m.type, m.number) for m in whole.player(who).missions if m.type and m.number]
    assert [whole.card("mission-card", card) for card in held] == [seen.card("mission-card", card) for card in held]


def _card(mission: Mission) -> str:
    assert mission.type is not None and mission.number is not None
    return subject(mission.type, mission.number)


def _a_mission(chance: Random, state: State, old: Mission) -> Mission:
    """A mission card that nobody holds, in the place of another: from the pile of the app where it deals."""
    goals = game("captains_log").book.missions
    held = in_hands(state)
    cards = pile(state) or [card for goal in goals for n in goal.numbers if (card := subject(goal.type, n)) not in held]
    kind, _, number = chance.choice(cards).rpartition("-")
    assert kind in TYPES
    return replace(old, type=cast(MissionType, kind), number=int(number), nation=chance.choice(("", *COUNTRIES)))


def planted(state: State, chance: Random) -> State:
    """A table on which everybody holds two more missions that the others do not know."""
    count = sum(len(player.missions) for player in state.players)
    for player in state.players:
        for _ in range(2):
            count += 1
            mission = _a_mission(chance, state, Mission(MissionId(f"mission-{90 + count}")))
            state = state.with_player(player.id, missions=(*state.player(player.id).missions, mission))
            state = replace(state, missions_out=(*state.missions_out, _card(mission)))
            if chance.random() < 0.6:
                state = state.with_card(_copied(chance, "mission-card", _card(mission)))
    return state


def disguised(state: State, who: str, chance: Random) -> State:
    """Other cards in the hands of others, copied or not, and drawn in their place from the pile of the app."""
    friends = allies(state, who) if who else ()
    for player in state.players:
        if player.id in friends:
            continue
        for mission in player.missions:
            if not veiled(state, mission) or mission.due or mission.left is not None:
                continue
            other = _a_mission(chance, state, mission)
            missions = tuple(other if m.id == mission.id else m for m in state.player(player.id).missions)
            gone = "" if mission.type is None else _card(mission)
            cards = tuple(c for c in state.cards if (c.schema, c.subject) != ("mission-card", gone))
            drawn = tuple(_card(other) if card == gone else card for card in state.missions_out)
            state = replace(state, cards=cards, missions_out=drawn).with_player(player.id, missions=missions)
            if chance.random() < 0.6:
                state = state.with_card(_copied(chance, "mission-card", _card(other)))
    return state


def _copied(chance: Random, schema: str, named: str) -> CopiedCard:
    form = game("captains_log").form(schema, named)
    return CopiedCard(schema, named, form.read(Robot(str(chance.random())).answer(form)))
