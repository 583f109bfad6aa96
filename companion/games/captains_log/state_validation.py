"""What a state names: players, NPCs, cards, upgrades. Each of them must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.kit.id_checks import Names, sitting
from companion.core.untrusted.state_validation import Named, each_named, each_once
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat.ballistics import AMMUNITION
from companion.games.captains_log.forms import FORMS
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, NpcId, SideId
from companion.games.captains_log.model.names import who
from companion.games.captains_log.model.state import Player, State

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
    "give-up",
    "npc-activation",
    "shop",
    "purchase",
    "ready",
    "not-ready",
    "yard-repair",
    "end-round",
)


def names_in(s: State, book: Book, commands: Sequence[str]) -> Iterator[Named]:
    """Everything that a state names by its id or number. commands: that may stand among the steps still to be done."""
    seats, box = s.options.seat_ids, FORMS.kinds(book)
    events = [card.number for card in book.event_cards]
    yield from sitting(s, seats, commands)
    for player in s.players:
        yield from _player(f"players.{player.id}", player, book, ["", *box["player-ship"].subjects])
    bases = [NpcId.numbered("npc", n) for n in range(1, len(s.npcs) + 1)]
    yield from each_once("npcs", [npc.id for npc in s.npcs], "cl-named-npc", bases)
    for npc in s.npcs:
        yield Named(f"npcs.{npc.id}.seat", npc.seat, "core-named-seat", seats)
        yield Named(f"npcs.{npc.id}.owner", npc.owner, "core-named-seat", ["", *seats])
        yield Named(f"npcs.{npc.id}.card", npc.card, "cl-named-ship", ["", *box["npc-card"].subjects])
    for name in ("seat", "first"):
        yield Named(f"turn.{name}", getattr(s.turn, name), "core-named-seat", range(len(seats)))
    yield from each_named("turn.ready", s.turn.ready, "core-named-seat", seats)
    yield from each_named("turn.npcs", s.turn.npcs, "cl-named-npc", [npc.id for npc in s.npcs])
    winds = s.options.wind_pile or box["wind-card"].subjects
    yield from each_named("wind", filter(None, [s.wind]), "cl-named-wind", winds)
    yield from each_named("wind_seen", s.wind_seen, "cl-named-wind", winds)
    for name in ("events", "discards", "kraken"):
        yield from each_named(name, getattr(s, name), "cl-named-event", events)
    yield from each_named("lasting", [each.number for each in s.lasting], "cl-named-event", events)
    yield from each_named("tavern", filter(None, s.tavern), "cl-named-upgrade", _upgrades(book))
    yield Named("treasure", s.treasure, "core-named-seat", ["", *seats])
    yield from each_named("ledger", [line.who for line in s.ledger], "core-named-seat", [*seats, *NATIONS])


def _upgrades(book: Book) -> list[str]:
    return [upgrade.id for upgrade in book.upgrades]


def _player(at: str, player: Player, book: Book, ships: Sequence[str]) -> Iterator[Named]:
    """What a player has: a ship card, upgrades, ammunition, captains and missions."""
    yield Named(f"{at}.ship", player.ship, "cl-named-ship", ships)
    yield from each_named(f"{at}.upgrades", player.upgrades, "cl-named-upgrade", _upgrades(book))
    yield from each_named(f"{at}.card_upgrades", player.card_upgrades, "cl-named-upgrade", _upgrades(book))
    yield from each_named(f"{at}.ammunition", player.ammunition, "cl-named-ammunition", AMMUNITION)
    yield from each_named(f"{at}.captains", player.captains, "cl-named-captain", [each.id for each in book.captains])
    for mission in player.missions:
        numbers = [n for goal in book.missions if goal.type == mission.type for n in goal.numbers]
        known = [None, *(numbers if mission.type is not None else [])]
        yield Named(f"{at}.missions.{mission.id}.number", mission.number, "cl-named-mission-card", known)


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


NAMES: Final = Names(names_in, nameable, called=called)
