"""CD-EFF-01 to -06: what the penalties that are revealed on a ship take off its actions, and where sailors may go."""

from __future__ import annotations

from typing import Final

from companion.core.rules.verdicts import Term
from companion.core.values.messages import msg
from companion.games.cannon_duel.cards.board import beside
from companion.games.cannon_duel.model.ids import CENTRE, Mount, Penalty, ZoneId, deck_of, layer_of
from companion.games.cannon_duel.model.records import Player

RULES: Final[dict[Penalty, str]] = {
    "sail": "CD-EFF-01",
    "hand": "CD-EFF-02",
    "cannon": "CD-EFF-04",
    "no-fire": "CD-EFF-05",
}
"""The rule of each penalty."""


def count(player: Player, penalty: Penalty) -> int:
    """How often a penalty is revealed on a ship: sails for Swerve and Dodge (CD-EFF-01), the hand limit (CD-EFF-02),
    cannons on any deck for a Broadside (CD-EFF-04)."""
    return player.bare.count(penalty)


def cannon_penalty(player: Player, mount: Mount) -> int:
    """What the deck of a cannon takes off the damage of its shot (CD-EFF-03)."""
    return player.zone(deck_of(mount)).bare.count("cannon")


def silenced(player: Player, mount: Mount) -> bool:
    """Whether a cannon may not fire, nor its projectiles be used (CD-EFF-05)."""
    return "no-fire" in player.zone(deck_of(mount)).bare


def hand_penalty(player: Player) -> int:
    """What the central deck takes off the hand limit (CD-DRAW-02, CD-EFF-02)."""
    return player.zone(CENTRE).bare.count("hand")


def missing_planks(player: Player) -> int:
    """How many planks are missing from the hull (CD-EFF-08)."""
    return sum(zone.free for zone in player.zones if layer_of(zone.id) == "hull")


def reached_from(player: Player, deck: ZoneId) -> tuple[ZoneId, ...]:
    """The decks beside a deck, and the zones to which its ropes lead (CD-PATCH-02)."""
    return (*beside(deck), *player.zone(deck).ropes)


def penalty_term(player: Player, penalty: Penalty) -> Term:
    """What is taken off by penalties of one kind on the whole ship, as a term of a sum."""
    return Term(msg(f"cd-term-{penalty}"), -count(player, penalty), RULES[penalty])
