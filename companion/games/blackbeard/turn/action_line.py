"""6.1 to 6.33 The action line: the next Action card names whose turn it is, or something that happens."""

from __future__ import annotations

from typing import Final

from companion.core.events.announcements import Result
from companion.core.kit.chapters import Judge
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.crown import blockades, warships
from companion.games.blackbeard.events import events_clock
from companion.games.blackbeard.map import lanes
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import ActionLine, Book
from companion.games.blackbeard.model.ids import NO_SHIP
from companion.games.blackbeard.model.ledger import TurnChanged, turn
from companion.games.blackbeard.model.names import Ctx, player_name
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import action_deck
from companion.games.blackbeard.turn import turns

ROWS: Final = {2: "two", 3: "three", 4: "four"}


def row(s: State, book: Book) -> str:
    """BB-6.3: the row of a card that counts at this table; alone it is that of three players."""
    return ROWS[book.numbers.solo_row if s.options.solo else len(s.players)]


def left(s: State, book: Book) -> Msg:
    """How many Action cards are in the deck; it is shuffled before the next draw when none is (6.2)."""
    gone = len(s.discards)
    return msg("bb-cards-left", n=len(book.action_cards) - gone, gone=gone)


def statistics(s: State, book: Book) -> tuple[tuple[ActionLine, int], ...]:
    """How many of the cards still in the deck bear each line, as far as anybody knows."""
    name = f"line_{row(s, book)}"
    found: list[object] = []
    for card in action_deck.left(s, book):
        copied = s.copied("action-card", str(card.number), name)
        found.append(copied if copied is not None else action_deck.field_of(card, name)[0])
    return tuple((line, found.count(line)) for line in action_deck.LINES if line in found)


def may_draw(s: State) -> Verdict:
    """BB-6.1: whether the next Action card is due: not before the operation of this turn has been made."""
    owing = msg("bb-no-card-yet", player=player_name(s, s.turn.holder))
    return require(s.turn.stage == "draw", "BB-6.1", owing)


def draw_card(t: Ctx) -> Procedure[None]:
    """BB-6.1, BB-6.3: turn a card and follow its line; the player with the dice resolves what happens (A-40)."""
    yield from turns.passing_ends(t)
    card = yield from action_deck.draw(t, "line", "BB-6.1", msg("bb-purpose-line"))
    name = f"line_{row(t.now, t.book)}"
    line = str((yield from action_deck.read(t, card, name, "line-row")))
    matters = line in [f"player-{t.now.number_of(player.id)}" for player in t.now.players if player.false]
    commissioner = matters and bool((yield from action_deck.read(t, card, "line_kc", "line-kc")))
    assumed = action_deck.is_placeholder(t.now, card, name)
    words = _words(t.now, line)
    words = msg("bb-line-kc", line=words) if commissioner else words
    told = msg("bb-ev-line-assumed" if assumed else "bb-ev-line", card=action_deck.card_name(card), line=words)
    yield from t.happens(TurnChanged((("cards", t.now.turn.cards + 1),), rule="BB-6.3"))
    yield from t.happens(announced_results.Shown(told, rule="BB-6.3", echo=True, result=Result(told)))
    yield from _follow(t, line, commissioner)
    yield from blockades.check(t)
    if t.now.turn.extra and t.now.outcome is None:
        yield from announced_results.say(t, "BB-17K", msg("bb-ev-extra-kc"))
        yield from turn(t, "BB-17K", stage="operation", actor=NO_SHIP, done=False)


def _words(s: State, line: str) -> Msg:
    """A line as the table says it: a turn by the name of whose it is."""
    number = action_deck.PLAYERS.get(line, 0)
    if not 0 < number <= len(s.players):
        return msg(f"bb-line-{line}")
    return msg("bb-line-turn", player=player_name(s, s.seat_of(number)))


def _follow(t: Ctx, line: str, commissioner: bool) -> Procedure[None]:
    """BB-6.3: what the line of a card says."""
    number = action_deck.PLAYERS.get(line, 0)
    if number > len(t.now.players):
        yield from announced_results.say(t, "BB-6.3", msg("bb-ev-nobody", n=number))
    elif number:
        yield from turns.give(t, t.now.seat_of(number), commissioner, "BB-6.3", told=False)
    elif line == "random-event":
        yield from events_clock.call(t, "event")
    elif line in ("remove-even", "remove-odd"):
        yield from lanes.remove(t, "even" if line == "remove-even" else "odd", "removed", "BB-6.33")
        yield from lanes.merchants(t, 1, "merchant", "BB-6.33")
    elif line in ("draw-merchant", "draw-two-merchants"):
        yield from lanes.merchants(t, 2 if line == "draw-two-merchants" else 1, "merchant", "BB-6.33")
    elif line == "move-warships":
        yield from warships.move(t, "warships")
    else:
        yield from warships.most_notorious(t, "notorious")


COMMANDS: dict[str, ProcedureFunction] = {"draw-card": draw_card}
JUDGES: dict[str, Judge] = {"draw-card": may_draw}
