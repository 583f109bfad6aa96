"""1.25, 1.26, 1.34 What a player has that does something by itself: upgrades, captains, and what lies on their cards.

Pure and without knowledge of the table: whom it is turned against, and who takes part, is said in `abilities`.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.questions import get_or_explain
from companion.core.questions.kinds import Field, Form, Option, Record
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model import stowage
from companion.games.captains_log.model.book import Ability, Book, Captain, Effect, Upgrade
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.state import Player, State

DRAFTS: dict[str, tuple[float, ...]] = {"any": (), "2": (1, 1.5, 2), "1.5": (1, 1.5), "1": (1,)}
"""Conditions on the initial draft as captain cards print them: at most so much (CL-CAP-04)."""
TOLD: tuple[Effect, ...] = (
    "fire_bonus",
    "fire_reroll",
    "melee_dice",
    "melee_bonus",
    "melee_reroll",
    "melee_defence",
    "movement",
    "defence",
    "damage_taken",
    "crew_lost",
    "foe_reroll",
    "prize",
)
"""Effects that an ability read off the owner's card may have (D-22)."""
ON_CARDS = ("cabin", "rowboat")
"""Upgrades that come with a captain and lie on the card; the bag holds none of them (CL-CAP-23, CL-CAP-34)."""
LESS: tuple[Effect, ...] = ("damage_taken", "crew_lost")
"""Effects that take something away: a card prints how much."""


def name(upgrade: str) -> Msg:
    """An upgrade by its printed name; attribute ``effect`` tells what it does."""
    return msg(f"cl-upgrade-{upgrade}")


def find(book: Book, upgrade: str) -> Upgrade:
    """The upgrade with that id."""
    return _by_id(book).get(upgrade) or get_or_explain.get_or_explain(book.upgrades, upgrade, "cl-named-upgrade")


@memoized
def _by_id(book: Book) -> Mapping[str, Upgrade]:
    return {upgrade.id: upgrade for upgrade in book.upgrades}


@memoized
def _adding(book: Book, what: Effect) -> tuple[tuple[Upgrade, int], ...]:
    """The upgrades that add to something, each with how much."""
    return tuple((upgrade, upgrade.effects[what]) for upgrade in book.upgrades if upgrade.effects.get(what))


def owned(player: Player, upgrade: str) -> int:
    """Copies that a player owns."""
    if upgrade == "cannon":
        return player.cannons
    return player.upgrades.count(upgrade) + player.ammunition.count(upgrade)


def copies(player: Player, upgrade: Upgrade) -> int:
    """CL-CAP-19: copies in force: those owned, and those on a captain card, which add nothing to a unique one.

    A cabin under damage is of no use until it is repaired (CL-DMG-07).
    """
    idle = stowage.idle_cabins(player.hold) if upgrade.id == stowage.CABIN else 0
    mine, lent = owned(player, upgrade.id) - idle, player.card_upgrades.count(upgrade.id)
    return mine if upgrade.unique and mine else mine + lent


def effect(book: Book, player: Player, what: Effect) -> int:
    """What all upgrades of a player add to something, e.g. ``boats`` (CL-UPG-05)."""
    return sum(each * copies(player, upgrade) for upgrade, each in _adding(book, what))


def captains(book: Book, player: Player) -> tuple[Captain, ...]:
    """The captains of a player; both count, whatever their nations (CL-CAP-06)."""
    return _commanding(book, player.captains)


@memoized
def _commanding(book: Book, captains: tuple[str, ...]) -> tuple[Captain, ...]:
    return tuple(captain for captain in book.captains if captain.id in captains)


def text_form(captain: Captain) -> Form:
    """D-22: an ability that the rulebook does not tell, read off the owner's card: what it adds to, and how much."""
    kinds = tuple(Option(kind, msg(f"cl-ability-{kind}")) for kind in TOLD)
    drafts = tuple(Option(draft, msg("cl-ability-draft", most=draft)) for draft in DRAFTS)
    shown = ("effect", tuple(TOLD))
    return Form(
        key=f"captain-text-{captain.id}",
        schema="captain-text",
        subject=captain.id,
        fields=(
            Field("words", msg("cl-ability-words"), "words"),
            Field(
                "effect", msg("cl-ability-effect"), "choice", options=(Option("none", msg("cl-ability-none")), *kinds)
            ),
            Field("amount", msg("cl-ability-amount"), "number", 1, 9, when=shown, near=1),
            Field("draft", msg("cl-ability-draft-label"), "choice", options=drafts, when=shown, start="any"),
        ),
        text=msg("cl-ability-form", name=captain.name),
        note=msg("cl-ability-form-note"),
        rule=captain.rule,
    )


def told(s: State, captain: Captain) -> tuple[Ability, ...]:
    """CL-CAP-10: what the owner's card was found to do; nothing where it is only words, or unknown."""
    v = dict(s.card("captain-text", captain.id) or ())
    what, amount = next((kind for kind in TOLD if kind == v.get("effect")), None), v.get("amount")
    if what is None:
        return ()
    n = amount if isinstance(amount, int) else 1
    worth = -n if what in LESS else n * 1000 if what == "prize" else n
    return (Ability(does=what, amount=worth, drafts=DRAFTS[str(v.get("draft") or "any")]),)


def words(s: State, captain: Captain) -> Msg:
    """What a captain does, in words: ours, or those copied from the owner's card."""
    copied = dict(s.card("captain-text", captain.id) or ()).get("words")
    return msg("core-said", text=str(copied)) if copied else msg(f"cl-captain-{captain.id}")


def burden(player: Player, captain: Captain) -> tuple[Msg, ...]:
    """CL-CAP-05: what lies on a captain card: wounds, damage, wood, upgrades."""
    found = []
    for ability in captain.abilities:
        if ability.does == "card_wounds":
            found.append(msg("cl-card-bears-wounds", n=player.card_wounds, most=ability.amount))
        elif ability.does == "card_damage":
            found.append(msg("cl-card-bears-damage", n=player.card_damage, most=ability.amount))
        elif ability.does == "card_wood":
            found.append(msg("cl-card-bears-wood", n=player.card_wood, most=ability.amount))
    drawn = any(ability.does == "bag" for ability in captain.abilities)
    lying = tuple(u for u in player.card_upgrades if u in captain.on_card or (drawn and u not in ON_CARDS))
    return (*found, *(msg("cl-card-bears", upgrade=name(u)) for u in lying))


def abilities(s: State, captain: Captain) -> tuple[Ability, ...]:
    """What a captain's card does."""
    return tuple(a for one in captain.abilities for a in (told(s, captain) if one.does == "told" else (one,)))


def has(s: State, book: Book, seat: SeatId, *whats: Effect) -> tuple[tuple[Captain, Ability], ...]:
    """The abilities of these kinds that a player's captains have, whether or not they do anything now."""
    mine = captains(book, s.player(seat))
    return tuple((captain, a) for captain in mine for a in abilities(s, captain) if a.does in whats)


def ship_record(s: State, player: Player) -> Record:
    """A player's ship as far as it has been copied: its card, or the printed ship of that level (CL-SHP-01)."""
    return s.card("player-ship", player.sheet) or ()


def initial_draft(s: State, player: Player) -> float | None:
    """CL-CAP-04: the printed draft of a player's ship, whatever it carries; None while nobody has copied it."""
    draft = dict(ship_record(s, player)).get("draft")
    return float(draft) if isinstance(draft, str) else None


def holds(s: State, seat: SeatId, ability: Ability) -> bool | None:
    """CL-CAP-04: whether an ability does anything with this ship and crew at this time; None if nobody knows."""
    player = s.player(seat)
    if (ability.beside and ability.beside not in player.captains) or player.level < ability.level:
        return False
    if ability.sky and (ability.sky == "day") != s.is_day:
        return False
    draft = initial_draft(s, player)
    if ability.drafts and draft is None:
        return None
    return not ability.drafts or draft in ability.drafts


def amount(s: State, book: Book, seat: SeatId, what: Effect) -> int:
    """What the captains of a player bring in one respect, as far as it surely holds."""
    return sum(a.amount for _, a in has(s, book, seat, what) if holds(s, seat, a))
