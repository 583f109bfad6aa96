"""6.1 to 6.33 The action line: the next Action card names whose turn it is, or something that happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from companion.core.events.announcements import Result
from companion.core.kit.chapters import Judge
from companion.core.procedures.copied_cards import read_off
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Option
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
ROWED: Final = {name: n for n, name in ROWS.items()}
LineId = str
"""A line as an answer: "player-2", "player-2-kc", "move-warships"; "" for one that nobody has told."""
KC: Final = "-kc"
"""How the line of a false player ends in which KC stands."""
PICTURES: Final = {
    "random-event": "event:any",
    "remove-even": "icon:discard",
    "remove-odd": "icon:discard",
    "draw-merchant": "ship:caravel",
    "draw-two-merchants": "ship:caravel",
    "move-warships": "ship:ship_of_the_line",
    "warship-intercepts": "token:sabres",
}
"""How the other lines are drawn."""


def row(s: State, book: Book) -> str:
    """BB-6.3: the row of a card that counts at this table; alone it is that of three players."""
    return ROWS[book.numbers.solo_row if s.options.solo else len(s.players)]


def left(s: State, book: Book) -> Msg:
    """How many Action cards are in the deck; it is shuffled before the next draw when none is (6.2)."""
    return msg("bb-cards-left", n=len(book.action_cards) - s.turned, gone=s.turned)


def statistics(s: State, book: Book) -> tuple[tuple[ActionLine, int], ...]:
    """How many of the cards still in the deck bear each line, as far as anybody knows."""
    name = f"line_{row(s, book)}"
    found = [action_deck.read(s, card, name) for card in action_deck.left(s, book)]
    return tuple((line, found.count(line)) for line in action_deck.LINES if line in found)


@dataclass(frozen=True, slots=True)
class CardLine:
    """The line of a card for so many players. commissioner: whether KC stands in it, where that matters (BB-23.3)."""

    says: ActionLine
    commissioner: bool = False

    @property
    def id(self) -> LineId:
        """As an answer."""
        return f"{self.says}{KC if self.commissioner else ''}"

    @classmethod
    def of(cls, answer: LineId) -> CardLine:
        """Inverse of `id`."""
        return cls(cast(ActionLine, answer.removesuffix(KC)), answer.endswith(KC))


def lines(s: State) -> tuple[CardLine, ...]:
    """BB-6.3: what the line of a card may say at this table: whose turn it is, then all that happens by itself."""
    turns_ = tuple(
        CardLine(cast(ActionLine, line), kc)
        for line, number in action_deck.PLAYERS.items()
        if number <= len(s.players)
        for kc in ((False, True) if s.player(s.seat_of(number)).false else (False,))
    )
    return (*turns_, *(CardLine(line) for line in action_deck.LINES if line not in action_deck.PLAYERS))


def option(s: State, line: CardLine) -> Option:
    """A line to tap, with the ship of the player whom it names."""
    number = action_deck.PLAYERS.get(line.says, 0)
    colour = s.player(s.seat_of(number)).colour if number else ""
    label = msg("bb-read-turn", player=player_name(s, s.seat_of(number))) if number else msg(f"bb-read-{line.says}")
    label = msg("bb-read-kc", line=label) if line.commissioner else label
    return Option(line.id, label, None, PICTURES.get(line.says, "ship:sloop"), colour=colour)


def may_draw(s: State, line: LineId = "") -> Verdict:
    """BB-6.1: whether the next Action card is due: not before the operation of this turn has been made.

    line: as the card on the table has it. A card that the app deals is told by nobody.
    """
    owing = msg("bb-no-card-yet", player=player_name(s, s.turn.holder))
    verdict = require(s.turn.stage == "draw", "BB-6.1", owing)
    known = not line or (s.options.cards == "table" and CardLine.of(line) in lines(s))
    return verdict & require(known, "BB-6.3", msg("bb-no-such-line"))


def draw_card(t: Ctx, line: LineId = "") -> Procedure[None]:
    """BB-6.1, BB-6.3: turn a card and follow its line; the player with the dice resolves what happens (A-40).

    line: what the card on the table says; asked where nobody has said it.
    """
    yield from turns.passing_ends(t)
    if t.now.options.cards == "table":
        found, told = yield from _told(t, line)
    else:
        found, told = yield from _dealt(t)
    yield from t.happens(TurnChanged((("cards", t.now.turn.cards + 1),), rule="BB-6.3"))
    gives = found.says in action_deck.PLAYERS  # whose turn it is then, the headline of the menu says
    news = None if gives or t.now.options.cards == "table" else Result(told)
    yield from t.happens(announced_results.Shown(told, rule="BB-6.3", echo=True, result=news))
    yield from _follow(t, found.says, found.commissioner)
    yield from blockades.check(t)
    if t.now.turn.extra and t.now.outcome is None:
        yield from announced_results.say(t, "BB-17K", msg("bb-ev-extra-kc"))
        yield from turn(t, "BB-17K", stage="operation", actor=NO_SHIP, done=False)


def _told(t: Ctx, line: LineId) -> Procedure[tuple[CardLine, Msg]]:
    """BB-6.2: the line of the card on the table, and what everybody hears of it."""
    if not line:
        return (yield from _found(t))
    yield from action_deck.stocked(t)
    yield from t.happens(action_deck.CardTurned(action_deck.UNREAD, msg("bb-purpose-line"), rule="BB-6.1"))
    found = CardLine.of(line)
    return found, msg("bb-ev-line-read", line=in_words(t.now, found))


def _found(t: Ctx) -> Procedure[tuple[CardLine, Msg]]:
    """BB-6.2: the same of a card on the table by its number, as earlier versions asked for it."""
    card = yield from action_deck.draw(t, "line", "BB-6.1", msg("bb-purpose-line"))
    name, form = f"line_{row(t.now, t.book)}", action_deck.card_form(t.book, str(card.number))
    says = action_deck.read(t.now, card, name)
    if action_deck.is_placeholder(t.now, card, name):
        says = dict((yield from read_off(t, form, name, key="line-row")))[name]
    found = CardLine(cast(ActionLine, says))
    return found, msg("bb-ev-line", card=action_deck.card_name(card), line=in_words(t.now, found))


def _dealt(t: Ctx) -> Procedure[tuple[CardLine, Msg]]:
    """BB-6.2: the line of a card that the app turns, and what everybody hears of it."""
    card = yield from action_deck.draw(t, "line", "BB-6.1", msg("bb-purpose-line"))
    name = f"line_{row(t.now, t.book)}"
    says = cast(ActionLine, action_deck.read(t.now, card, name))
    false = [f"player-{t.now.number_of(player.id)}" for player in t.now.players if player.false]
    found = CardLine(says, says in false and bool(action_deck.read(t.now, card, "line_kc")))
    key = "bb-ev-line-assumed" if action_deck.is_placeholder(t.now, card, name) else "bb-ev-line"
    return found, msg(key, card=action_deck.card_name(card), line=in_words(t.now, found))


def in_words(s: State, line: CardLine) -> Msg:
    """A line as the table says it: a turn by the name of whose it is."""
    words = _words(s, line.says)
    return msg("bb-line-kc", line=words) if line.commissioner else words


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
