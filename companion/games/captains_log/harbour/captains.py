"""1.34 Captains: three are dealt and one is kept, and what a captain's nation means at the start (rulebook p.7, 50)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw_each
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import ALLOWED, Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.harbour import captain_arrival
from companion.games.captains_log.model.book import Book, Captain
from companion.games.captains_log.model.ids import NATIONS, Nation, SeatId
from companion.games.captains_log.model.names import Ctx, nation, q
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import Player, State
from companion.games.captains_log.renown import reputation_board


class CaptainJoined(Event[State], formerly=("name",)):
    """A captain card lies beside a player's board. second: one of a tavern (CL-CAP-06), else the one of the start."""

    seat: SeatId
    captain: str
    second: bool = False

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, captains=(*s.player(self.seat).captains, self.captain))

    def line(self, s: State, book: Book) -> Msg:
        key = "cl-ev-captain-second" if self.second else "cl-ev-captain"
        return msg(key, name=book.captain(self.captain).name)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg("cl-told-captain", name=book.captain(self.captain).name)
        return (Order(text, "token:officer", seat=self.seat),)


def nations_of(captain: Captain) -> tuple[Nation, ...]:
    """The nation of a captain; a corsair has two (CL-CAP-03, -18)."""
    return (captain.nation, captain.also) if captain.also else (captain.nation,)


def may_keep(player: Player, captain: Captain) -> Verdict:
    """CL-CAP-01: a captain who speaks of crew, boarding, rowboats or cabins, if only in part, needs player board B."""
    fits = player.board == "B" or captain.board_b not in ("yes", "partly")
    return require(fits, "CL-CAP-01", msg("cl-captain-needs-board-b"))


def free(s: State, book: Book) -> tuple[Captain, ...]:
    """The captains whom nobody has."""
    taken = [captain for player in s.players for captain in player.captains]
    return tuple(captain for captain in book.captains if captain.id not in taken)


def option(captain: Captain, verdict: Verdict = ALLOWED) -> Option:
    """A captain to tap, under the flag of the nation."""
    flag = captain.nation
    return Option(
        captain.id,
        msg("cl-captain", name=captain.name),
        msg("cl-captain-does", nation=nation(flag), does=msg(f"cl-captain-{captain.id}")),
        f"flag:{flag}",
        verdict,
    )


def start_reputation(s: State, captain: Captain, numbers: Numbers) -> tuple[tuple[Nation, int], ...]:
    """CL-CAP-02, -03, -18: better with the nations of the captain, worse with those at war with one of them."""
    own = nations_of(captain)
    enemies = (other for other in NATIONS if other not in own and any(s.at_war(country, other) for country in own))
    return (
        *((country, numbers.captain_reputation) for country in own),
        *((country, numbers.captain_war_reputation) for country in enemies),
    )


def deal(t: Ctx) -> Procedure[None]:
    """CL-CAP-01: everybody is dealt three captains and keeps one; all are dealt before the first is chosen.

    Whoever holds cards of the app's deal chooses at the same time as the others; who may keep any captain that is
    left, after them.
    """
    if t.now.options.cards == "table":
        for player in t.now.players:
            captain = yield from t.ask(_choice(t, player.id, t.book.captains))
            yield from _join(t, player.id, captain)
        return
    hands: dict[SeatId, tuple[Captain, ...]] = {}
    for player in t.now.players:
        dealt = tuple(captain for hand in hands.values() for captain in hand)
        hands[player.id] = yield from _hand(t, player, dealt)
    kept = yield from t.ask_together([_choice(t, seat, hand) for seat, hand in hands.items()])
    for seat, captain in zip(hands, kept, strict=True):
        yield from _join(t, seat, captain)


def _hand(t: Ctx, player: Player, dealt: tuple[Captain, ...]) -> Procedure[tuple[Captain, ...]]:
    """The captains that the app deals to a player. dealt: to others, before."""
    # Captains who need board B in part lie in the pile: evenings were saved in which they had been dealt.
    fitting = tuple(captain for captain in t.book.captains if player.board == "B" or captain.board_b != "yes")
    return (
        yield from draw_each(
            t,
            Pile(fitting, option).without(*dealt),
            t.book.numbers.captains_dealt,
            key=f"captain-{player.id}",
            text=lambda i: msg("cl-q-captain-dealt", n=i, name=player.name),
            rule="CL-CAP-01",
            who=player.id,
        )
    )


def _choice(t: Ctx, seat: SeatId, hand: tuple[Captain, ...]) -> Choose:
    """CL-CAP-01: which captain a player keeps of those that nobody has."""
    player, there = t.now.player(seat), free(t.now, t.book)
    options = tuple(option(captain, may_keep(player, captain)) for captain in hand if captain in there)
    return q.choose("captain", options, at=seat, who=seat, words={"name": player.name}, text="captain-kept", note=True)


def _join(t: Ctx, seat: SeatId, kept: str) -> Procedure[None]:
    """CL-CAP-02: the captain kept, and the reputation of the start."""
    captain = t.book.captain(kept)
    yield from t.happens(CaptainJoined(seat, captain.id, rule="CL-CAP-01"))
    rule = captain.rule if captain.also else "CL-CAP-02"
    for country, by in start_reputation(t.now, captain, t.book.numbers):
        yield from reputation_board.shift(t, seat, country, t.now.standing(seat).of(country) + by, rule)
    yield from captain_arrival.arrive(t, seat, captain, key=f"{seat}-{captain.id}-")
