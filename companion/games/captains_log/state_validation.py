"""What a state names: players, NPCs, cards, upgrades. Each of them must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from companion.core.declared.references import Kind, Kinds
from companion.core.kit.id_checks import Names
from companion.core.untrusted.state_validation import Named
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat.ballistics import AMMUNITION
from companion.games.captains_log.forms import FORMS
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import (
    NATIONS,
    CardId,
    FloatId,
    MarkId,
    MissionCardId,
    MissionId,
    NpcId,
    SeatId,
    ShipId,
    SideId,
    WindId,
)
from companion.games.captains_log.model.names import who
from companion.games.captains_log.model.state import Player, State
from companion.games.captains_log.modes.solo import tiles_in_use
from companion.games.captains_log.renown.outcast import port_mark

OFFERED: Final = (
    "enter-port",
    "leave-port",
    "tavern-recruit",
    "tavern-fame",
    "tavern-crew",
    "tavern-enlist",
    "tavern-captain",
    "yard-buy",
    "yard-ship",
    "yard-wood-buy",
    "yard-wood-sell",
    "yard-sell",
    "trade",
    "pick-up",
    "jettison",
    "survey",
    "mission-take",
    "mission-finish",
    "mission-drop",
    "mission-set",
    "clue",
    "rearrange",
)
NAMING: Final = (
    "fire-zone",
    "fire",
    "pass-by",
    "ram",
    "ram-at-once",
    "mission-step",
    "stowaway",
    "meet-kraken",
    "brave-storm",
    "describe-wind",
    "barter",
    "flagship",
    "captain-favour",
    "cross-gap",
    "fish",
    "sail",
    "steer",
    "give-up",
    "npc-activation",
    "shop",
    "purchase",
    "ready",
    "not-ready",
    "yard-repair",
    "end-round",
)


def _missions(at: str, player: Player, s: State, book: Book) -> Iterator[Named]:
    """A mission card bears a number that its type has, or one that the table keeps to itself."""
    for mission in player.missions:
        numbers = [n for goal in book.missions if goal.type == mission.type for n in goal.numbers]
        known = [None, *(numbers if mission.type is not None else [])]
        yield Named(f"{at}.missions.{mission.id}.number", mission.number, "cl-named-mission-card", known)


def _mission_ids(s: State, book: Book) -> Iterator[str]:
    yield from (mission.id for player in s.players for mission in player.missions)


def _mission_cards(s: State, book: Book) -> Iterator[str]:
    for goal in book.missions:
        yield from (MissionCardId.numbered(goal.type, n) for n in goal.numbers)


def _marks(s: State, book: Book) -> Iterator[str]:
    """What a captain's token lies on: a ship card, or a port of a country."""
    yield from _printed("npc-card")(s, book)
    yield from (port_mark(flag, tile) for flag in NATIONS for tile in tiles_in_use(s, book.numbers))


def _bases(s: State, book: Book) -> Iterator[NpcId]:
    yield from (NpcId.numbered("npc", n) for n in range(1, len(s.npcs) + 1))


def _ships(s: State, book: Book) -> Iterator[str]:
    yield from (*s.options.seat_ids, *(npc.id for npc in s.npcs))


def _parties(s: State, book: Book) -> Iterator[str]:
    yield from (*s.options.seat_ids, *NATIONS)


def _sides(s: State, book: Book) -> Iterator[str]:
    yield from (*_ships(s, book), *NATIONS)


def _upgrades(s: State, book: Book) -> Iterator[str]:
    yield from (upgrade.id for upgrade in book.upgrades)


def _winds(s: State, book: Book) -> Iterator[str]:
    yield from s.options.wind_pile or FORMS.kinds(book)["wind-card"].subjects


def _printed(schema: str) -> Callable[[State, Book], Iterator[str]]:
    """The components of one kind in the box."""

    def subjects(s: State, book: Book) -> Iterator[str]:
        yield from FORMS.kinds(book)[schema].subjects

    return subjects


KINDS: Final[Kinds[State, Book]] = {
    SeatId: Kind("core-named-seat", lambda s, book: s.options.seat_ids),
    "seat by number": Kind("core-named-seat", lambda s, book: range(len(s.options.seat_ids))),
    NpcId: Kind("cl-named-npc", _bases),
    ShipId: Kind("cl-named-side", _ships),
    SideId: Kind("cl-named-side", _sides),
    "party": Kind("core-named-seat", _parties),
    "winner": Kind("core-named-seat", lambda s, book: ["", *_parties(s, book)]),
    CardId: Kind("cl-named-ship", _printed("player-ship")),
    "npc card": Kind("cl-named-ship", _printed("npc-card")),
    WindId: Kind("cl-named-wind", _winds),
    "event card": Kind("cl-named-event", lambda s, book: [card.number for card in book.event_cards]),
    "upgrade": Kind("cl-named-upgrade", _upgrades),
    "upgrade on offer": Kind("cl-named-upgrade", lambda s, book: ["", *_upgrades(s, book)]),
    "tile": Kind("cl-named-tile", lambda s, book: tiles_in_use(s, book.numbers)),
    FloatId: Kind("cl-named-float", lambda s, book: [token.id for token in s.floating]),
    MissionId: Kind("cl-named-mission", _mission_ids),
    MissionCardId: Kind("cl-named-mission-card", _mission_cards),
    MarkId: Kind("cl-named-mark", _marks),
    "ammunition": Kind("cl-named-ammunition", lambda s, book: AMMUNITION),
    "captain": Kind("cl-named-captain", lambda s, book: [captain.id for captain in book.captains]),
}


def nameable(s: State) -> dict[str, tuple[str, Sequence[object]]]:
    """What the parameters of commands may name: players, NPCs, mission cards."""
    missions = [mission for player in s.players for mission in player.missions]
    npcs = {"npc": ("cl-named-npc", s.npcs), "mission": ("cl-named-mission", missions)}
    return {"seat": ("core-named-seat", s.players), **npcs}


WISHES: Final[dict[str, Msg]] = {
    **{name: msg(f"cl-offer-{name}") for name in OFFERED},
    **{name: msg(f"cl-wish-{name}") for name in NAMING},
    "market-buy": msg("cl-offer-buy"),
    "market-sell": msg("cl-offer-sell"),
}
"""Commands where somebody wishes for them: as the menu says them, those too of which it says whom they are for."""


def called(s: State, book: Book, param: str, value: str) -> Msg | None:
    """What a command is given, in words: players and NPCs by name; which mission it is stays with who holds it."""
    if param == "mission":
        return None
    known: list[str] = [*(each.id for each in s.players), *(each.id for each in s.npcs)]
    return who(s, SideId(value)) if value in known else msg("core-said", text=value)


NAMES: Final = Names(KINDS, besides={Player: _missions}, in_commands=nameable, called=called)
