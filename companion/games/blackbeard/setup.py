"""4 Setup: what the library knows, who is Player 1, the first Governors and Merchants (4.2, 4.3, 6.2, 23.1)."""

from __future__ import annotations

from itertools import count
from typing import Final, Literal

from companion.core.events.announcement_events import StepBegun, laid_out
from companion.core.events.announcements import Piece, Result, Side
from companion.core.kit.options import COLOURS
from companion.core.procedures.copied_cards import recalled
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Dice
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.map import lanes, printed_ports
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import SeatId
from companion.games.blackbeard.model.ledger import turn
from companion.games.blackbeard.model.names import Ctx, player_name
from companion.games.blackbeard.model.options import FALSE, Options
from companion.games.blackbeard.model.records import Leaning, Player, PortState
from companion.games.blackbeard.model.state import State, Turn
from companion.games.blackbeard.standing import governors
from companion.games.blackbeard.supply import action_deck, counter_cups
from companion.games.blackbeard.turn import turns

STEPS = ("set-up-library", "set-up-first", "set-up-governors", "set-up-merchants", "first-turn")


def first_state(options: Options, book: Book) -> State:
    """BB-4.1, BB-23.1: the table before the setup. Alone one is Player 1, against two false players."""
    named: list[tuple[str, str, bool]] = [(seat.name, seat.colour, False) for seat in options.seats]
    if options.solo:
        used = [seat.colour for seat in options.seats]
        free = [colour for colour in COLOURS if colour not in used]
        named += [(name, colour, True) for name, colour in zip(FALSE, free, strict=False)]
    players = tuple(Player(SeatId.numbered("seat", n), *each) for n, each in enumerate(named, 1))
    steps = tuple(step for step in STEPS if not (options.solo and step == "set-up-first"))
    seat = players[0].id
    return State(
        options=options,
        players=players,
        ports=tuple(PortState(port.number) for port in book.ports),
        turn=Turn(holder=seat, first=seat, steps=steps),
    )


PARTS: Final = ("supplies", "governors", "merchants")
"""The steps that hands do something for, in order."""


def _part(t: Ctx, part: str, rule: str) -> Procedure[None]:
    """Tell to which step the orders that follow belong."""
    title = msg(f"bb-part-{part}")
    yield from t.happens(StepBegun(part, title, PARTS.index(part) + 1, len(PARTS), rule=rule))


def _supplies(t: Ctx) -> Procedure[None]:
    """BB-2.1, BB-4.1, BB-4.4: the decks, the cups, and what lies within reach."""
    counts = {component.id: component.count for component in t.book.components}

    def piece(kind: str, picture: str) -> Piece:
        return Piece(msg(f"bb-piece-{kind}"), counts[kind], picture)

    options = t.now.options
    app = "-app" if options.cards == "app" else ""
    pirates = "bb-order-pirates-solo" if options.solo else f"bb-order-pirates{app}"
    cups = (
        piece("governors", "governor:pro"),
        piece("merchants", "ship:caravel"),
        piece("commissioners", "icon:crown"),
        piece("warships", "ship:ship_of_the_line"),
        piece("letters", "token:letter"),
    )
    markers = (
        piece("dice", "die:d6"),
        piece("attack-markers", "token:sabres"),
        piece("scurvy-or-debauchery-markers", "token:lemon"),
        piece("destroyed-or-careen-markers", "token:hammer"),
    )
    yield from t.happens(
        laid_out("BB-4.1", msg(pirates), piece("pirates", "icon:pirate")),
        laid_out("BB-4.1", msg(f"bb-order-actions{app}"), piece("action-cards", "token:deck")),
        laid_out("BB-4.4", msg("bb-order-cups"), *cups, picture="token:bottle"),
        laid_out("BB-2.6", msg("bb-order-logs"), piece("logs", "icon:log"), piece("pirate-markers", "ship:sloop")),
        laid_out("BB-2.4", msg("bb-order-markers"), *markers, note=msg("bb-order-markers-note")),
    )


def _done(t: Ctx, rule: str) -> Procedure[None]:
    """The next step of the setup is due."""
    yield from turn(t, rule, steps=t.now.turn.steps[1:])


def set_up_library(t: Ctx) -> Procedure[None]:
    """BB-2.8, BB-2.22: what the owner has copied of the Action cards and the ports; nobody is asked."""
    for card in t.book.action_cards:
        yield from recalled(t, action_deck.card_form(t.book, str(card.number)))
    for port in t.book.ports:
        if not port.haven:
            yield from recalled(t, printed_ports.port_form(t.book, str(port.number)))
    yield from _part(t, "supplies", "BB-4.1")
    yield from _supplies(t)
    yield from _done(t, "BB-4.1")


class FirstRolled(announced_results.Throw):
    """BB-6.2: dice have told who is Player 1. thrown: those of the last throw, of which one is the highest."""

    thrown: tuple[tuple[SeatId, int], ...]

    def line(self, s: State, book: Book) -> Msg:
        first, _ = max(self.thrown, key=lambda each: each[1])
        return msg("bb-ev-first", player=player_name(s, first))

    def result(self, s: State, book: Book) -> Result:
        highest = max(face for _, face in self.thrown)
        sides = tuple(
            Side(player_name(s, seat), "", s.player(seat).colour, announced_results.faces((face,)), won=face == highest)
            for seat, face in self.thrown
        )
        return Result(self.line(s, book), sides)


def set_up_first(t: Ctx) -> Procedure[None]:
    """BB-6.2: everyone rolls a die, the highest is Player 1; those who share the highest roll again (A-03)."""
    left = tuple(player.id for player in t.now.players)
    thrown: tuple[tuple[SeatId, int], ...] = ()
    for n in count(1):
        faces = t.book.numbers.die_faces
        dice = tuple(Dice(player_name(t.now, seat), 1, faces) for seat in left)
        rolled = yield from t.roll("first", *dice, at=n, text="first" if n == 1 else "first-again")
        thrown = tuple(zip(left, rolled, strict=True))
        left = tuple(seat for seat, value in zip(left, rolled, strict=True) if value == max(rolled))
        if len(left) == 1:
            break
    yield from t.happens(FirstRolled(thrown, rule="BB-6.2"))
    yield from turn(t, "BB-6.2", first=left[0], holder=left[0])
    yield from _done(t, "BB-6.2")


def set_up_governors(t: Ctx) -> Procedure[None]:
    """BB-4.2: six Governors, each in a random port that is no pirate haven and has none yet.

    From the cup on the table all six are drawn at once, and somebody tells how many are for the pirates: a number and
    no draw of a pile, for Governors of one kind cannot be told apart.
    """
    placed = t.book.numbers.governors_placed
    yield from _part(t, "governors", "BB-4.2")
    pro = 0
    if t.now.options.cups == "table":
        pro = yield from t.number(
            "governors-pro", 0, placed, words={"n": placed}, note=True, nature="fact", unit="governor:pro"
        )
    for n in range(1, placed + 1):
        leaning: Leaning | Literal[""] = "pro" if n <= pro else "anti"
        if t.now.options.cups == "app":
            leaning = yield from counter_cups.governor(t, f"governor-{n}", "BB-4.2", msg("bb-purpose-governor", n=n))
        number = yield from free_port(t, f"governor-{n}-port", leaning)
        yield from governors.place(t, number, leaning, "BB-4.2")
    yield from _done(t, "BB-4.2")


def free_port(t: Ctx, key: str, leaning: str) -> Procedure[int]:
    """BB-4.2: a random port for a Governor; rolled again for a pirate haven and for a port that has one."""
    purpose = msg("bb-purpose-governor-port", governor=msg(f"bb-governor-{leaning or 'anti'}"))
    havens = [port.number for port in t.book.ports if port.haven]
    for n in count(1):
        number = yield from action_deck.d66(t, f"{key}-{n}", "BB-4.2", purpose)
        if number not in havens and not t.now.port(number).governor:
            break
    return number


def set_up_merchants(t: Ctx) -> Procedure[None]:
    """BB-4.3: six Merchants, each on the Shipping Lane of an Action card of its own."""
    yield from _part(t, "merchants", "BB-4.3")
    for n in range(1, t.book.numbers.merchants_placed + 1):
        yield from lanes.merchants(t, 1, f"merchant-{n}", "BB-4.3")
    yield from _done(t, "BB-4.3")


def first_turn(t: Ctx) -> Procedure[None]:
    """BB-6.2, BB-23.1: Player 1 begins with one operation."""
    yield from _done(t, "BB-6.2")
    yield from turns.give(t, t.now.turn.first, False, "BB-6.2")


COMMANDS: dict[str, ProcedureFunction] = {
    "set-up-library": set_up_library,
    "set-up-first": set_up_first,
    "set-up-governors": set_up_governors,
    "set-up-merchants": set_up_merchants,
    "first-turn": first_turn,
}
