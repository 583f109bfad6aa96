"""1.35, 1.36, 1.38 Against nations, alone or with an ally: enemies, end token, their fame, entry of the NPCs, and the
score of such an evening: three values multiplied (rulebook p.54-55).

CL-COO-01: coop follows the solo rules, with two players who share their markers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw_each
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Standing, placed
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, Nation, NpcId, SideId
from companion.games.captains_log.model.ledger import ReputationMoved
from companion.games.captains_log.model.names import Ctx, flag, nation, side
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.options import Options
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import fame, reputation_board


class EnemiesSet(Event[State]):
    """The flags of the enemy nations went onto the fame track."""

    enemies: tuple[Nation, ...]

    def apply(self, s: State) -> State:
        return replace(s, enemies=self.enemies)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-enemies", nations=tuple(nation(country) for country in self.enemies))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        flags = tuple(nation(country) for country in self.enemies)
        return (Order(msg("cl-told-enemies", nations=flags), "token:flag"),)


class BarrelsSank(Event[State]):
    """Barrels sank that the nations have not yet been paid for; by is negative when a pair is counted."""

    by: int

    def apply(self, s: State) -> State:
        return replace(s, sunk_barrels=s.sunk_barrels + self.by)


def target(s: State, book: Book) -> int:
    """CL-SOL-02, -09, -10: where the end token lies; the nations win at 21 whatever it is."""
    numbers = book.numbers
    nearer = sum(reputation_board.worst(s, book, seat) for seat in s.parties)
    if s.options.difficulty.target_25:
        return numbers.solo_hard_target - nearer
    return numbers.solo_target_base - len(s.enemies) - nearer


def choose_enemies(t: Ctx) -> Procedure[None]:
    """CL-SOL-01: the enemies as chosen before the evening, else as many as wished, drawn among all five (CL-GEN-05).

    Reputation with each starts at its lowest, without the fame of that column.
    """
    chosen = t.now.options.enemies
    if not chosen:
        count = yield from t.number("enemies", 1, len(NATIONS), default=2)
        chosen = yield from draw_each(
            t, Pile(NATIONS, flag), count, key="enemy", text=lambda i: msg("cl-q-enemy", n=i), rule="CL-SOL-01"
        )
    yield from t.happens(EnemiesSet(chosen, rule="CL-SOL-01"))
    column = t.book.numbers.solo_start_column
    for country in chosen:
        for seat in t.now.parties:
            by = column - t.now.standing(seat).of(country)
            yield from t.happens(ReputationMoved(seat, country, column, by, rule="CL-SOL-01"))


def entered(s: State, npcs: tuple[NpcId, ...]) -> tuple[NpcId, ...]:
    """CL-SOL-04: against nations one more NPC of each player is activated each round; elsewhere all from the start.

    For coop the table may settle it otherwise (A-89).
    """
    staggered = s.solo_rules and (s.options.mode == "solo" or s.options.ruling("A-89") == "one-a-round")
    return npcs[: s.turn.round] if staggered else npcs


def tiles_in_use(s: State, numbers: Numbers) -> tuple[int, ...]:
    """CL-GEN-09, CL-SOL-10: the numbers of the map tiles of this evening."""
    last = numbers.last_special_tile if s.options.special_tiles else numbers.last_standard_tile
    return tuple(range(1, last + 1))


def hidden_tiles(s: State, numbers: Numbers) -> tuple[int, ...]:
    """Map tiles that still lie face down or have not come into play."""
    return tuple(tile for tile in tiles_in_use(s, numbers) if tile not in s.revealed)


def every_nation(t: Ctx, cause: str, amount: int, rule: str = "CL-SOL-07") -> Procedure[None]:
    """CL-SOL-07: fame for each nation, which means the enemies on the fame track (A-84)."""
    for country in t.now.enemies:
        yield from fame.score(t, country, cause, amount, rule)


def barrels_sank(t: Ctx, n: int) -> Procedure[None]:
    """CL-SOL-07, CL-COO-04: each pair of sunk barrels is fame for every enemy nation; an odd one is remembered."""
    if not (t.now.solo_rules and n):
        return
    numbers, coop = t.book.numbers, t.now.options.mode == "coop"
    pair = numbers.sunk_barrels_per_fame
    amount, rule = (numbers.coop_fame_barrels, "CL-COO-04") if coop else (numbers.nation_fame_barrels, "CL-SOL-07")
    yield from t.happens(BarrelsSank(n, rule="CL-SOL-07"))
    while t.now.sunk_barrels >= pair:
        yield from t.happens(BarrelsSank(-pair, rule="CL-SOL-07"))
        yield from every_nation(t, "N-BAR", amount, rule)


def step_passed(t: Ctx) -> Procedure[None]:
    """CL-SOL-07, -10: fame for the enemies at a day step (or at night too) while map tiles are hidden."""
    scoring = t.now.is_day or t.now.options.difficulty.night_scoring
    if not scoring:
        yield from t.happens(Announced(msg("cl-skip-nations-night"), rule="CL-SOL-07"))
    elif hidden_tiles(t.now, t.book.numbers):
        yield from every_nation(t, "N-DAY", t.book.numbers.nation_fame_hidden_tiles)
    else:
        yield from t.happens(Announced(msg("cl-skip-nations-revealed"), rule="CL-SOL-07"))


@dataclass(frozen=True, slots=True)
class VictoryValue:
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


def solo_score(s: State, book: Book) -> VictoryValue | None:
    """CL-SCR-01, CL-COO-01: the score of a won evening against nations; a lost one has none."""
    if not s.solo_rules or s.outcome is None or s.outcome.kind != "win":
        return None
    return VictoryValue(enemies_value(s, book), options_value(s, book), lead(s))


def standings(s: State, book: Book) -> tuple[Standing, ...]:
    """Players, teams and enemy nations, the winner first and then by fame, once the evening is over.

    Equals share a place. What a victory against nations is worth stands beside the winner (CL-SCR-05).
    """
    if s.outcome is None:
        return ()
    winner, worth = s.party(s.outcome.winner), solo_score(s, book)

    def key(owner: SideId) -> tuple[bool, int]:
        return (owner == winner, s.fame(owner))

    return tuple(
        Standing(
            place,
            side(s, owner),
            s.fame(owner),
            msg("cl-ui-score", n=worth.total) if worth is not None and owner == winner else None,
            tuple(player.id for player in s.players if s.party(player.id) == owner),
        )
        for place, owner in placed((*s.parties, *map(SideId, s.enemies)), key)
    )
