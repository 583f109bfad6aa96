"""1.28 Fame board and end of game (rulebook p.2, 41, 54)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Field, Form, Option, Record
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, Nation, SideId
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.names import Ctx, nation
from companion.games.captains_log.model.options import Side
from companion.games.captains_log.model.state import Outcome, State

TRACK = 30
"""Longest fame track that the form admits."""


class GameEnded(Event[State], formerly=("name",)):
    """The evening is over at once: a seat or a team has won, or against nations one of these (CL-FAM-01, CL-SOL-08)."""

    outcome: Outcome
    fame: int = field(default=0, compare=False)
    """With which it was decided; 0 in evenings of versions that did not note it."""

    def apply(self, s: State) -> State:
        return replace(s.with_turn(stage="over"), outcome=self.outcome)

    def line(self, s: State, book: Book) -> Msg:
        if self.outcome.kind == "loss":
            return msg("cl-ev-lost", nation=nation(self.outcome.winner))
        return msg("cl-ev-won", name=self._winners(s))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        title = self.line(s, book)
        lost = self.outcome.kind == "loss"
        who = nation(self.outcome.winner) if lost else msg("cl-player", name=self._winners(s))
        why = msg("cl-told-decided", who=who, n=self.fame) if self.fame else None
        return (Fate(title, why, f"flag:{self.outcome.winner}" if lost else "token:fame"),)

    def _winners(self, s: State) -> str:
        """All who have won, by name."""
        return " & ".join(player.name for player in s.team(self.outcome.winner))


class LevelRemoved(Event[State]):
    """The ships of a level left the NPC pile; those already dealt stay until destroyed (A-73)."""

    level: int

    def apply(self, s: State) -> State:
        return replace(s, levels_out=(*s.levels_out, self.level))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-level-removed", level=self.level)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-ev-level-removed", level=self.level), "token:deck"),)


class TavernRenewed(Event[State]):
    """The offer of the tavern was renewed by a tavern icon, which never works again.

    Where the app keeps the tavern, its first column goes back to the bag; the rest is filled up afterwards.
    columns: of the tavern.
    """

    at: int
    columns: int = 3

    def apply(self, s: State) -> State:
        tavern = tuple("" if i % self.columns == 0 else upgrade for i, upgrade in enumerate(s.tavern))
        return replace(s, renewed=(*s.renewed, self.at), tavern=tavern)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-tavern-renewed", at=self.at)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-ev-tavern-renewed", at=self.at), "token:port"),)


class SpacesRead(Event[State]):
    """The table has told what stands on the fame track up to a space."""

    to: int

    def apply(self, s: State) -> State:
        return replace(s, fame_read=self.to)


def fame_board_form(side: Side) -> Form:
    """D-21: the time track and the icons along the fame track of one side of the fame board."""
    spaces = tuple(Option(str(n), msg("cl-form-space", n=n)) for n in range(1, TRACK + 1))
    return Form(
        key=f"fame-board-{side}",
        schema="fame-board",
        subject=side,
        fields=(
            Field("days", msg("cl-form-days"), "number", 1, 20, picture="sky:sun", near=4),
            Field("remove_1", msg("cl-form-remove-level", level=1), "number", 1, TRACK, near=7),
            Field("remove_2", msg("cl-form-remove-level", level=2), "number", 1, TRACK, near=14),
            Field("taverns", msg("cl-form-taverns"), "many", options=spaces),
        ),
        text=msg("cl-form-fame-board", side=side),
        rule="CL-FAM-02",
    )


def board(s: State) -> Record | None:
    """The fame board of this evening as copied; None while nobody has been asked."""
    return s.card("fame-board", s.options.switches.fame_board)


def time_steps(s: State) -> int | None:
    """Steps of the time track, a ring on which day and night alternate (CL-TRN-06, A-59); None if unknown."""
    days = dict(board(s) or ()).get("days")
    return 2 * days if isinstance(days, int) else None


def scores(s: State, who: SideId | Nation) -> bool:
    """CL-SOL-07: seats always score; a nation only by the solo rules and with its flag on the fame track (A-84)."""
    return who not in NATIONS or (s.solo_rules and who in s.enemies)


def decided(s: State, book: Book) -> Outcome | None:
    """CL-GEN-07, CL-FAM-01, CL-SOL-08: who has won by now; a seat that gets there wins even beside a nation.

    A team wins together, by the markers of its first member (CL-COO-02, CL-TVT-01).
    """
    for seat in s.parties:
        if s.target and s.fame(seat) >= s.target:
            return Outcome("win", seat, "CL-SOL-08" if s.solo_rules else "CL-FAM-01")
    for country in s.enemies:
        if s.solo_rules and s.fame(country) >= book.numbers.solo_nation_wins:
            return Outcome("loss", SideId(country), "CL-SOL-08")
    return None


def score(t: Ctx, who: SideId | Nation, cause: str, amount: int, rule: str) -> Procedure[None]:
    """Change the fame of a seat or nation and end the evening when that decides it.

    It never falls below 0 (A-31); once the evening is decided nothing scores any more.
    """
    effective = max(amount, -t.now.fame(who))
    if not effective or t.now.outcome is not None or not scores(t.now, who):
        return
    yield from t.happens(FameScored(SideId(who), cause, effective, rule=rule))
    yield from pass_icons(t)
    yield from settle(t)


def settle(t: Ctx) -> Procedure[None]:
    """CL-FAM-01, CL-SOL-08: end the evening if somebody has won by now."""
    outcome = decided(t.now, t.book)
    if outcome is not None:
        yield from t.happens(GameEnded(outcome, t.now.fame(outcome.winner), rule=outcome.rule))


def best(s: State) -> int:
    """Fame of the leading player: only PCs set off the icons of the fame track."""
    return max(s.fame(seat) for seat in s.parties)


def due_icons(s: State) -> tuple[Event[State], ...]:
    """CL-FAM-02, -03, -05: what the icons reached by the leading player have still to do."""
    values, reached = dict(board(s) or ()), best(s)
    due: list[Event[State]] = []
    for level, rule in ((1, "CL-FAM-02"), (2, "CL-FAM-03")):
        space = values.get(f"remove_{level}")
        if isinstance(space, int) and space <= reached and level not in s.levels_out:
            due.append(LevelRemoved(level, rule=rule))
    taverns = values.get("taverns")
    for at in taverns if isinstance(taverns, tuple) else ():
        if int(at) <= reached and int(at) not in s.renewed:
            due.append(TavernRenewed(int(at), rule="CL-FAM-05"))
    return tuple(due)


def pass_icons(t: Ctx) -> Procedure[None]:
    """Set off every icon that the leading player has reached; each works once."""
    yield from t.happens(*due_icons(t.now))


def unknown_icons(s: State) -> tuple[str, ...]:
    """The icons of the fame track of which nobody knows where they stand, and which could still do something."""
    values = dict(board(s) or ())
    levels = [f"remove_{level}" for level in (1, 2) if level not in s.levels_out]
    return tuple(name for name in (*levels, "taverns") if values.get(name) is None)


def unread(s: State) -> bool:
    """Whether the leading player has reached spaces of the fame track of which nobody has told what they show."""
    return best(s) > s.fame_read and bool(unknown_icons(s))


def read_board(t: Ctx) -> Procedure[None]:
    """Copy the fame board (D-21), and set off what has been reached meanwhile.

    What was left unknown is asked for when the leading player reaches new spaces.
    """
    asked = board(t.now) is not None
    yield from known(t, fame_board_form(t.now.options.switches.fame_board), now=())
    if unread(t.now):
        if asked:
            yield from _read_spaces(t, t.now.fame_read + 1, best(t.now))
        yield from t.happens(SpacesRead(best(t.now), rule="CL-FAM-02"))
    yield from pass_icons(t)


def _read_spaces(t: Ctx, first: int, last: int) -> Procedure[None]:
    """CL-FAM-02, -03, -05: which of the icons that nobody knows stand on the spaces just reached."""
    labels = {
        "remove_1": msg("cl-fame-icon-level", level=1),
        "remove_2": msg("cl-fame-icon-level", level=2),
        "taverns": msg("cl-fame-icon-tavern"),
    }
    icons = unknown_icons(t.now)
    options = tuple(Option(icon, labels[icon], picture="token:fame") for icon in icons)
    found = yield from t.pick(
        "icons", options, words={"first": first, "last": last}, text="fame-icons", none=True, nature="fact", default=()
    )
    for level, rule in ((1, "CL-FAM-02"), (2, "CL-FAM-03")):
        if f"remove_{level}" in found:
            yield from t.happens(LevelRemoved(level, rule=rule))
    if "taverns" in found:
        yield from t.happens(TavernRenewed(last, rule="CL-FAM-05"))


COMMANDS: dict[str, ProcedureFunction] = {"fame-board": read_board}
