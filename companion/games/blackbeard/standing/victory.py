"""3 Winning: by Notoriety at once, or by Net Worth when a player has no pirate left; 23.1 alone against the rest."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Standing, placed
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SEAT, NO_SHIP, SeatId, ShipId
from companion.games.blackbeard.model.names import Ctx, doubloons, player_name, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import Outcome, State
from companion.games.blackbeard.standing import pirates


class PlayedOn(Event[State], formerly=("player", "players")):
    """A player without pirates would win, so the evening goes on until a second one has none left (3c)."""

    def apply(self, s: State) -> State:
        return replace(s, extended=True)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("bb-ev-played-on", **_winning(s, book))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words = _winning(s, book)
        title = msg("bb-told-played-on", player=words["player"])
        return (Fate(title, msg("bb-told-played-on-effect", **words), "token:skull"),)


def _winning(s: State, book: Book) -> dict[str, Msg | int]:
    """Who would win, and how many players have to be without pirates for the end."""
    return {"player": player_name(s, leader(s)[0]), "n": book.numbers.players_to_end_extended}


class EveningEnded(Event[State], formerly=("text",)):
    """Somebody won, or nobody did."""

    outcome: Outcome

    def apply(self, s: State) -> State:
        return replace(s.with_turn(stage="over"), outcome=self.outcome)

    def line(self, s: State, book: Book) -> Msg:
        outcome = self.outcome
        if not outcome.winner:
            return msg("bb-end-lost" if outcome.by == "lost" else "bb-end-tie")
        pirate = s.pirate(outcome.pirate)
        return msg(
            f"bb-end-{outcome.by}",
            player=player_name(s, outcome.winner),
            name=who(s, book, pirate.id),
            n=pirate.notoriety,
            amount=doubloons(pirate.fortune),
        )

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Fate(self.line(s, book), picture="token:fame"),)


# ---------------------------------------------------------------------- how it stands


def finished(s: State, book: Book) -> tuple[SeatId, ...]:
    """BB-3b, BB-3d: players who have had all their pirates, and none of them is still at sea."""
    return tuple(player.id for player in s.players if gone(s, player.id) >= pirates.allowance(s, book, player.id))


def gone(s: State, seat: SeatId) -> int:
    """How many pirates of a player are dead or retired."""
    return sum(pirate.owner == seat and pirate.status != "active" for pirate in s.pirates)


def best(s: State, seat: SeatId) -> Pirate | None:
    """BB-3b: the pirate with whom a player stands for victory: of the living and retired the one of most Net Worth."""
    own = [pirate for pirate in s.pirates if pirate.owner == seat and pirate.status != "dead"]
    return max(own, key=lambda pirate: pirate.fortune, default=None)


def standing(s: State) -> tuple[tuple[SeatId, Pirate | None], ...]:
    """Every player with his best pirate, the richest first."""
    rows = [(player.id, best(s, player.id)) for player in s.players]
    return tuple(sorted(rows, key=lambda row: -1 if row[1] is None else row[1].fortune, reverse=True))


def ranked(s: State) -> list[tuple[Pirate, int]]:
    """Every pirate of the evening with his rank: the winner's, then by what decides, the dead last (BB-3a, BB-3b).

    Equals share a rank.
    """
    by = s.outcome.by if s.outcome is not None else "fortune"
    first = s.outcome.pirate if s.outcome is not None else ""

    def key(pirate: Pirate) -> tuple[bool, bool, int, int]:
        renown = (pirate.notoriety, pirate.fortune) if by == "notoriety" else (pirate.fortune, pirate.notoriety)
        return (pirate.id == first, pirate.status != "dead", *renown)

    return [(pirate, place) for place, pirate in placed(s.pirates, key)]


def score(s: State, book: Book) -> tuple[Standing, ...]:
    """BB-3a, BB-3b: every pirate as he came out, by Notoriety or by what he owns, whichever has decided."""
    if s.outcome is None:
        return ()
    famous = s.outcome.by == "notoriety"
    return tuple(
        Standing(
            place,
            who(s, book, pirate.id),
            pirate.notoriety if famous else pirate.fortune,
            msg(f"bb-ui-counts-{'notoriety' if famous else 'worth'}", fate=fate(s, pirate)),
            () if s.player(pirate.owner).false else (pirate.owner,),
        )
        for pirate, place in ranked(s)
    )


def fate(s: State, pirate: Pirate) -> Msg:
    """What has become of a pirate, and whose he is."""
    how = "anchored" if pirate.status == "active" and pirate.in_port else pirate.status
    return msg(f"bb-ui-fate-{how}", player=player_name(s, pirate.owner))


def leader(s: State) -> tuple[SeatId, ShipId]:
    """BB-3b, BB-23.1: player and pirate of the largest Net Worth; empty words when two players are equal."""
    found = [(seat, pirate) for seat, pirate in standing(s) if pirate is not None]
    if not found or (len(found) > 1 and found[0][1].fortune == found[1][1].fortune):
        return NO_SEAT, NO_SHIP
    seat, pirate = found[0]
    return seat, pirate.id


def decided(s: State, book: Book) -> Outcome | None:
    """BB-3a to BB-3d, BB-23.1: how the evening ends, None as long as it goes on."""
    if (famous := _famous(s, book)) is not None:
        return Outcome(famous.owner, famous.id, "notoriety")
    if s.options.solo:
        return _alone(s, book)
    done = finished(s, book)
    if not done:
        return None
    winner, pirate = leader(s)
    early = len(done) < book.numbers.players_to_end_extended
    if early and (s.extended or winner in done):
        return None
    return Outcome(winner, pirate, "fortune")


def _famous(s: State, book: Book) -> Pirate | None:
    """BB-3a: who has reached the Notoriety that wins, even if he died of it; of several that of the player with the
    dice (A-38)."""
    there = [pirate for pirate in s.pirates if pirate.notoriety >= book.numbers.notoriety_to_win]
    return min(there, key=lambda pirate: pirate.owner != s.turn.holder, default=None)


def _alone(s: State, book: Book) -> Outcome | None:
    """BB-23.1: Dr Peter Blood is dead, or a false player has no pirate left; Blood's retirement ends nothing."""
    if any(pirate.status == "dead" and not s.is_false(pirate.id) for pirate in s.pirates):
        return Outcome(NO_SEAT, NO_SHIP, "lost")
    if not any(s.player(seat).false for seat in finished(s, book)):
        return None
    return Outcome(*leader(s), "fortune")


# ---------------------------------------------------------------------- what follows


def played_on(t: Ctx) -> Procedure[None]:
    """BB-3c: when a player has just lost his last pirate and would win, everybody plays on."""
    done, (winner, _) = finished(t.now, t.book), leader(t.now)
    if t.now.options.solo or t.now.extended or done != (winner,):
        return
    yield from t.happens(PlayedOn(rule="BB-3c"))


def finish(t: Ctx) -> Procedure[None]:
    """BB-3a, BB-3b, BB-23.1: the end, with what everybody has come to."""
    outcome = decided(t.now, t.book)
    if outcome is None:
        return
    for seat, pirate in standing(t.now):
        yield from announced_results.say(t, "BB-3b", _row(t, seat, pirate))
    rule = {"notoriety": "BB-3a", "fortune": "BB-3b", "lost": "BB-23.1"}[outcome.by]
    yield from t.happens(EveningEnded(outcome, rule=rule))


def _row(t: Ctx, seat: SeatId, pirate: Pirate | None) -> Msg:
    player = player_name(t.now, seat)
    if pirate is None:
        return msg("bb-standing-none", player=player)
    name, amount = who(t.now, t.book, pirate.id), doubloons(pirate.fortune)
    return msg("bb-standing", player=player, name=name, amount=amount, n=pirate.notoriety)


COMMANDS: dict[str, ProcedureFunction] = {"finish": finish}
