"""6.1 to 6.33, 9.5 The action line: the next Action card names whose turn it is, or something that happens."""

from __future__ import annotations

import re
from itertools import count
from typing import Final, Literal

from companion.core.copying import recalled
from companion.core.procedure import Procedure, ProcedureFunction
from companion.core.questions import Pick
from companion.core.telling import Told
from companion.core.text import Msg, msg
from companion.games.blackbeard.crown import warships
from companion.games.blackbeard.events import events_clock
from companion.games.blackbeard.sailing import turns
from companion.games.blackbeard.sheets.book import Book, Line
from companion.games.blackbeard.sheets.ledger import TurnChanged, turn
from companion.games.blackbeard.sheets.names import Desk, player_name, ship_option
from companion.games.blackbeard.sheets.records import Counter
from companion.games.blackbeard.sheets.state import State
from companion.games.blackbeard.standing import blockades, ports
from companion.games.blackbeard.supply import action_deck, counter_cups, places

Parity = Literal["even", "odd"]
ROWS: Final = {2: "two", 3: "three", 4: "four"}
_NUMBER: Final = re.compile(r"[0-9]+$")


# ---------------------------------------------------------------------- the line of a card


def row(s: State, book: Book) -> str:
    """BB-6.3: the row of a card that counts at this table; alone it is that of three players."""
    return ROWS[book.numbers.solo_row if s.options.solo else len(s.players)]


def left(s: State, book: Book) -> Msg:
    """How many Action cards are in the deck; it is shuffled before the next draw when none is (6.2)."""
    gone = len(s.discards)
    return msg("bb-cards-left", n=len(book.action_cards) - gone, gone=gone)


def statistics(s: State, book: Book) -> tuple[tuple[Line, int], ...]:
    """How many of the cards still in the deck bear each line, as far as anybody knows."""
    name = f"line_{row(s, book)}"
    found: list[object] = []
    for card in action_deck.left(s, book):
        copied = s.copied("action-card", str(card.number), name)
        found.append(copied if copied is not None else action_deck.field_of(card, name)[0])
    return tuple((line, found.count(line)) for line in action_deck.LINES if line in found)


def draw_card(t: Desk) -> Procedure[None]:
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
    yield from t.happens(TurnChanged((("cards", t.now.turn.cards + 1),), told, rule="BB-6.3", echo=True))
    yield from _follow(t, line, commissioner)
    yield from blockades.check(t)
    if t.now.turn.extra and t.now.outcome is None:
        yield from turn(t, "BB-17K", msg("bb-ev-extra-kc"), stage="operation", actor="", done=False)


def _words(s: State, line: str) -> Msg:
    """A line as the table says it: a turn by the name of whose it is."""
    kind, _, number = line.rpartition("-")
    if kind != "player" or int(number) > len(s.players):
        return msg(f"bb-line-{line}")
    return msg("bb-line-turn", player=player_name(s, s.seat_of(int(number))))


def _follow(t: Desk, line: str, commissioner: bool) -> Procedure[None]:
    """BB-6.3: what the line of a card says."""
    kind, _, rest = line.rpartition("-")
    if kind == "player":
        if int(rest) <= len(t.now.players):
            yield from turns.give(t, t.now.seat_of(int(rest)), commissioner, "BB-6.3", told=False)
        else:
            yield from t.happens(Told(msg("bb-ev-nobody", n=int(rest)), rule="BB-6.3"))
    elif line == "random-event":
        yield from events_clock.call(t, "event")
    elif line in ("remove-even", "remove-odd"):
        yield from remove(t, "even" if rest == "even" else "odd", "removed", "BB-6.33")
        yield from merchants(t, 1, "merchant", "BB-6.33")
    elif line in ("draw-merchant", "draw-two-merchants"):
        yield from merchants(t, 2 if line == "draw-two-merchants" else 1, "merchant", "BB-6.33")
    elif line == "move-warships":
        yield from warships.move(t, "warships")
    else:
        yield from warships.most_notorious(t, "notorious")


# ---------------------------------------------------------------------- Merchants


def merchants(t: Desk, n: int, key: str, rule: str) -> Procedure[None]:
    """BB-6.33, BB-4.3: so many Merchants, face down on one random Shipping Lane (A-48)."""
    yield from supply(t, n, f"{key}-supply")
    number = yield from action_deck.lane(t, f"{key}-lane", rule, msg("bb-purpose-merchants", n=n))
    lane = yield from places.lane(t, number)
    for _ in range(n):
        yield from counter_cups.place(t, "merchant", lane, rule)


def supply(t: Desk, n: int, key: str) -> Procedure[None]:
    """BB-9.5: so many Merchants are in the cup; while there are too few, a die says which ones leave the map."""
    for turned in count(1):
        if len(t.book.merchants) - len(t.now.merchants) >= n:
            return
        rolled = yield from action_deck.die(t, f"{key}-{turned}", msg("bb-q-no-merchants"), "BB-9.5")
        yield from remove(t, "odd" if rolled % 2 else "even", f"{key}-{turned}-gone", "BB-9.5")


def remove(t: Desk, parity: Parity, key: str, rule: str) -> Procedure[None]:
    """BB-6.33: every Merchant in a space of that parity goes back to the cup, even one that a pirate has identified.

    Where nobody has told the number of a space, the table does, for all such Merchants at once.
    """
    numbers: dict[str, int | None] = {}
    for counter in t.now.merchants:
        numbers[counter.id] = yield from _number(t, counter, f"{key}-hex-{counter.id}")
    strange = tuple(each for each, number in numbers.items() if number is None)
    told = strange and (
        yield from t.ask(
            Pick(
                key=f"{key}-which",
                text=msg(f"bb-q-parity-{parity}"),
                rule=rule,
                nature="fact",
                note=msg("bb-q-parity-note"),
                options=tuple(ship_option(t.now, t.book, each) for each in strange),
                none=msg("bb-none-of-them"),
            )
        )
    )
    odd = parity == "odd"
    gone = [each for each, number in numbers.items() if number is not None and (number % 2 == 1) == odd]
    for each in [each for each in numbers if each in (*gone, *told)]:
        yield from counter_cups.put_back(t, each, rule)
    if not gone and not told:
        yield from t.happens(Told(msg(f"bb-ev-no-{parity}"), rule=rule))


def _number(t: Desk, counter: Counter, key: str) -> Procedure[int | None]:
    """The number that makes a Merchant's space even or odd: of the lane or Transit Box, else of the hex (A-04)."""
    place = counter.place
    by_hex = t.now.options.ruling("A-04") == "hex"
    if place.zone or (place.kind == "lane" and not by_hex):
        return int(place.id)
    coordinate = place.id if place.kind == "hex" else ""
    if place.kind == "lane":
        form = places.lane_form(place.id)
        copied = dict((yield from recalled(t, form, key=key)))
        coordinate = str(copied.get("hex") or "")
    elif place.kind == "port":
        printed = ports.card(t.book, place.port).hex
        coordinate = str(t.now.copied("port", place.id, "hex") or (printed.value if printed else ""))
    found = _NUMBER.search(coordinate)
    return int(found[0]) if found else None


COMMANDS: dict[str, ProcedureFunction] = {"draw-card": draw_card}
