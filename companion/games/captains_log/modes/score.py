"""1.38 Score of an evening against nations, alone or with an ally: three values multiplied (rulebook p.55)."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.procedures.game_parts import Standing
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SideId
from companion.games.captains_log.model.names import nation, side
from companion.games.captains_log.model.options import Options
from companion.games.captains_log.model.state import State


@dataclass(frozen=True, slots=True)
class Score:
    """CL-SCR-05: what a victory is worth. value1: the enemies.  value2: the difficulty.  value3: the lead."""

    value1: Sum
    value2: Sum
    value3: Sum

    @property
    def total(self) -> int:
        """The product of the three values."""
        return self.value1.total * self.value2.total * self.value3.total


def enemies_value(s: State, book: Book) -> Sum:
    """CL-SCR-02: the enemies, less every nation at war with at least one of them, once each; enemies too (A-85)."""
    table = book.solo_score.nations
    terms = [Term(nation(row.nation), row.value, "CL-SCR-02") for row in table if row.nation in s.enemies]
    others = s.options.ruling("A-85") == "others-only"
    for row in table:
        if others and row.nation in s.enemies:
            continue
        if row.at_war and any(s.at_war(row.nation, enemy) for enemy in s.enemies):
            terms.append(Term(msg("cl-score-at-war", nation=nation(row.nation)), row.at_war, "A-85"))
    return Sum(msg("cl-score-enemies"), tuple(terms))


def chosen(options: Options) -> tuple[str, ...]:
    """CL-SCR-03, CL-SOL-10: which columns of table 2 this evening was played with; target 25 has no value."""
    difficulty = options.difficulty
    columns = {
        "day_scoring": True,
        "night_scoring": difficulty.night_scoring,
        "destroyed_twice": difficulty.destructions == 2,
        "destroyed_once": difficulty.destructions == 1,
        "standard_map": not options.dynamic_map,
        "optional_tiles": options.special_tiles and options.calm_wind,
    }
    return tuple(name for name, counted in columns.items() if counted)


def options_value(s: State, book: Book) -> Sum:
    """CL-SCR-03: the options chosen before the evening."""
    counted = chosen(s.options)
    rows = [row for row in book.solo_score.options if row.option in counted]
    terms = tuple(Term(msg(f"cl-score-{row.option}"), row.value, "CL-SCR-03") for row in rows)
    return Sum(msg("cl-score-options"), terms)


def lead(s: State) -> Sum:
    """CL-SCR-04: fame of the player, or the common one (CL-COO-02), less that of the best nation."""
    leader = max(s.enemies, key=lambda country: s.fame(country))
    ours = Term(msg("cl-score-own"), s.fame(s.parties[0]), "CL-SCR-04")
    theirs = Term(msg("cl-score-best", nation=nation(leader)), -s.fame(leader), "CL-SCR-04")
    return Sum(msg("cl-score-lead"), (ours, theirs))


def solo_score(s: State, book: Book) -> Score | None:
    """CL-SCR-01, CL-COO-01: the score of a won evening against nations; a lost one has none."""
    if not s.solo_rules or s.outcome is None or s.outcome.kind != "win":
        return None
    return Score(enemies_value(s, book), options_value(s, book), lead(s))


def standings(s: State, book: Book) -> tuple[Standing, ...]:
    """Players, teams and enemy nations, the winner first and then by fame, once the evening is over.

    Equals share a place. What a victory against nations is worth stands beside the winner (CL-SCR-05).
    """
    if s.outcome is None:
        return ()
    winner, worth = s.party(s.outcome.winner), solo_score(s, book)

    def key(owner: SideId) -> tuple[bool, int]:
        return (owner == winner, s.fame(owner))

    order = sorted((*s.parties, *map(SideId, s.enemies)), key=key, reverse=True)
    keys = [key(owner) for owner in order]
    return tuple(
        Standing(
            keys.index(key(owner)) + 1,
            side(s, owner),
            s.fame(owner),
            msg("cl-ui-score", n=worth.total) if worth is not None and owner == winner else None,
            tuple(player.id for player in s.players if s.party(player.id) == owner),
        )
        for owner in order
    )
