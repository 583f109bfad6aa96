"""1.35, 1.36 Against nations, alone or with an ally: enemies, end token, their fame, entry of the NPCs (rulebook p.54).

CL-COO-01: coop follows the solo rules, with two players who share their markers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw_each
from companion.core.procedures.announced import Announced
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Number
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book, Numbers
from companion.games.captains_log.model.ids import NATIONS, Nation, NpcId
from companion.games.captains_log.model.ledger import ReputationMoved
from companion.games.captains_log.model.names import Ctx, flag, nation, side
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import fame, reputation_board


@dataclass(frozen=True)
class EnemiesSet(Event[State]):
    """The flags of the enemy nations went onto the fame track."""

    enemies: tuple[Nation, ...]

    def apply(self, s: State) -> State:
        return replace(s, enemies=self.enemies)

    def line(self) -> Msg | None:
        return msg("cl-ev-enemies", nations=tuple(nation(country) for country in self.enemies))

    def announcements(self) -> Sequence[Announcement]:
        flags = tuple(nation(country) for country in self.enemies)
        return (Order(msg("cl-told-enemies", nations=flags), "token:flag"),)


@dataclass(frozen=True)
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
        count = yield from t.ask(
            Number(key="enemies", text=msg("cl-q-enemies"), rule="CL-SOL-01", lo=1, hi=len(NATIONS), default=2)
        )
        chosen = yield from draw_each(
            t, Pile(NATIONS, flag), count, key="enemy", text=lambda i: msg("cl-q-enemy", n=i), rule="CL-SOL-01"
        )
    yield from t.happens(EnemiesSet(chosen, rule="CL-SOL-01"))
    column = t.book.numbers.solo_start_column
    for country in chosen:
        for seat in t.now.parties:
            by = column - t.now.standing(seat).of(country)
            yield from t.happens(ReputationMoved(seat, country, column, by, side(t.now, seat), rule="CL-SOL-01"))


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
