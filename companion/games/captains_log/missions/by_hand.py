"""1.29 Missions put right by hand: who holds which, and what lies on its card (CL-GEN-01).

Which card a secret mission is nobody is shown here, and nobody can say here (CL-MIS-04).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.core.declared import tracked_values
from companion.core.declared.tracked_values import Tracked, choice, number
from companion.core.procedures.procedure import first_of
from companion.core.questions.kinds import FieldValue, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.hand.mission_form import subject, subjects
from companion.games.captains_log.missions.mission_taking import fresh_id
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, NO_ONE, MissionCardId, MissionId, Nation, SeatId
from companion.games.captains_log.model.names import who
from companion.games.captains_log.model.state import Mission, Player, State


def removes(path: str) -> bool:
    """Whether a line takes a mission from somebody, or makes another one of it: not while a deed may be about it."""
    return path.endswith((".holder", ".in_hand"))


def lines(s: State, book: Book, player: Player) -> Iterator[Tracked]:
    """CL-MIS-02, CL-MIS-03: how many missions a player is about, who holds each, and what it is where all know it."""
    ongoing = len(mission_cards.ongoing(player))
    left = book.numbers.mission_cards - sum(len(each.missions) for each in s.players)
    most = max(ongoing, min(ongoing + left, mission_cards.limit(s, book, player.id)))
    yield number(f"players.{player.id}.in_hand", msg("cl-fix-missions-in-hand"), ongoing, most, picture="token:mission")
    holders = [Option(each.id, who(s, each.id)) for each in s.players]
    for mission in player.missions:
        at, secret = f"missions.{mission.id}", mission_cards.veiled(s, mission)
        name = mission_cards.title(mission, veiled=secret)
        aside = Option(NO_ONE, msg("cl-fix-mission-aside"))
        yield choice(f"{at}.holder", msg("cl-fix-mission-holder", mission=name), player.id, [*holders, aside])
        if not secret:
            yield _which(s, book, mission, at)
            yield from tracked_values.lines(mission, at, book, "nation", "flags", mission=name)


def _which(s: State, book: Book, mission: Mission, at: str) -> Tracked:
    """Which card it is."""
    name, own = mission_cards.title(mission), _card(mission)
    taken = [card for card in mission_cards.in_hands(s) if card != own]
    cards = [Option(card, _card_name(card)) for card in subjects(book) if card not in taken]
    unknown = Option("", msg("cl-fix-mission-unknown"))
    return choice(f"{at}.card", msg("cl-fix-mission-card", mission=name), own, [unknown, *cards])


def _card(mission: Mission) -> str:
    """The place of its card in the library, "" while nobody has told which it is."""
    return "" if mission.type is None or mission.number is None else subject(mission.type, mission.number)


def _card_name(card: MissionCardId) -> Msg:
    return msg("cl-mission", type=msg(f"cl-mission-type-{card.type}"), number=card.number)


def counted(s: State, seat: SeatId, n: int) -> State:
    """With so many missions that a player is about: new ones are any cards, the latest go first."""
    ongoing = mission_cards.ongoing(s.player(seat))
    gone = ongoing[n:]
    s = s.with_player(seat, missions=tuple(each for each in s.player(seat).missions if each not in gone))
    for _ in range(n - len(ongoing)):
        s = s.with_player(seat, missions=(*s.player(seat).missions, Mission(fresh_id(s))))
    return s


def put(s: State, name: str, what: str, value: FieldValue) -> State | None:
    """With another value of a mission; None for one that there is not."""
    mission = MissionId(name)
    match what:
        case "holder" if isinstance(value, str):
            moved = first_of(each for player in s.players for each in player.missions if each.id == mission)
            for player in s.players:
                left = tuple(each for each in player.missions if each.id != mission)
                mine = (*left, moved) if player.id == value else left
                s = s if mine == player.missions else s.with_player(player.id, missions=mine)
            return s
        case "card" if isinstance(value, str):
            return _turned(s, mission, value)
        case "nation" if isinstance(value, str):
            return _with(s, lambda each: replace(each, nation=nation_of(value) if value else ""), mission)
        case "flags" if isinstance(value, tuple):
            return _with(s, lambda each: replace(each, flags=tuple(map(nation_of, value))), mission)
    return None


def nation_of(value: str) -> Nation:
    """The nation of that id."""
    return first_of(each for each in NATIONS if each == value)


def _turned(s: State, mission: MissionId, card: str) -> State:
    """As another card, which the app deals no more; the one that it was goes back to its pile."""
    before = first_of(_card(each) for player in s.players for each in player.missions if each.id == mission)
    told = MissionCardId(card) if card else None
    kind, n = (told.type, told.number) if told else (None, None)
    changed = _with(s, lambda each: replace(each, type=kind, number=n), mission)
    if not s.options.mission_pile:
        return changed
    out = tuple(each for each in s.missions_out if each not in (before, card))
    return replace(changed, missions_out=(*out, told) if told else out)


def _with(s: State, change: Callable[[Mission], Mission], mission: MissionId) -> State:
    for player in s.players:
        missions = tuple(change(each) if each.id == mission else each for each in player.missions)
        s = s if missions == player.missions else s.with_player(player.id, missions=missions)
    return s
