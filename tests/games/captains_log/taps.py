"""Taps of a solo evening with every card known: moves, NPC turns, shots, a port with one purchase, a round; and of the
own box of which nothing was ever copied: its first NPC, a port with one purchase."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from companion.core.procedures.menus import Menu
from companion.games.captains_log.fleet.hostility import card_of
from companion.session.game_session import GameSession
from tests.browser.running_app import GAME, SEED, asks, beginning, offers_fire
from tests.taps.counting import Row, Table, table

EVENINGS = {61: 4, SEED: 5}
"""Rounds that are played, by the seed of the evening: in the first one Merchants come by, in the second a hunter."""
KINDS = {"merchant": "an NPC trades", "hunter": "an NPC hunts, nothing changed"}
OWN: Final[Mapping[str, Any]] = {"seats": [{"name": "Anne", "colour": "green"}], "enemies": ["spain", "france"]}
"""The own box, of which nothing is known."""
CARD: Final = ("role-pad-0-3", "spawn_tile-10", "f1_kind-pad-0-1", "f2_kind-pad-2-3", "f2_bonus-0", "f3_kind-pad-0-0")
"""An ordinary NPC card: an aggressive French ship that enters on tile 10, moves by 6 and fires 4 dice."""


def rows() -> Iterator[Row]:
    """Each with what it may take, as the review of November 2026 wanted it."""
    yield Row("from home to the first turn", 3, [_to_the_first_turn()])
    yield from _npc_turns()
    yield Row("a move, its points in sight", 1, [_move()])
    yield Row("a shot, dice of the app", 3, [_shot("virtual")])
    yield Row("a shot, two own dice", 5, [_shot("own")])
    yield Row("a port with one purchase, and out of it", 8, [_purchase()])
    yield Row("own box: the first NPC, nothing copied", 8, [_own_npc()])
    yield Row("own box: a port with one purchase, nothing known", 9, [_own_purchase()])


def _to_the_first_turn() -> int:
    with table(GAME, None) as home:
        home.screen.by_id("home-demo").wait_for(state="attached")
        home.player.tap("home-demo")
        home.player.read()
        home.until(lambda evening: evening.state.turn.started)
        return home.player.taps


def _npc_turns() -> Iterator[Row]:
    """NPC turns and whole rounds of somebody who sails, fires and ends the turn."""
    turns: dict[str, list[int]] = defaultdict(list)
    rounds: list[int] = []
    for seed, last in EVENINGS.items():
        with table(GAME, beginning, ("end-turn",), seed) as evening:
            evening.until(lambda now: now.state.turn.started)
            while (current := evening.evening.state.turn.round) <= last:
                taken = 0
                while evening.evening.state.turn.round == current:
                    kind = _acting(evening.evening)
                    begun = evening.player.taps
                    evening.player.answer()
                    if kind:
                        evening.until(lambda now: isinstance(now.question, Menu))
                        turns[kind].append(evening.player.taps - begun)
                    taken += evening.player.taps - begun
                if current > 1:
                    rounds.append(taken)
    for kind, told in KINDS.items():
        yield Row(told, 1, turns[kind])
    yield Row("a round with nothing left to copy, the turn passed", 8, rounds)


def _acting(evening: GameSession) -> str:
    """What the NPC does whose turn the menu offers, "" where none is."""
    state = evening.state
    if not asks("npcs")(evening):
        return ""
    npc = state.npc(state.turn.npcs[0])
    if not npc.on_map:  # its card is turned up
        return ""
    card = card_of(state, npc.id)
    return "merchant" if card is not None and card.role == "merchant" else "hunter"


def _move() -> int:
    """From the menu of the turn to the next one."""
    with table(GAME, _offers_move) as ship:
        ship.player.read()
        before = ship.player.taps
        ship.screen.by_id("answer-move").wait_for(state="attached")  # the rose with the points of all six ways
        ship.player.then("answer-main")
        return ship.player.taps - before


def _offers_move(evening: GameSession) -> bool:
    question = evening.question
    return isinstance(question, Menu) and question.main == "move"


def _own_npc() -> int:
    """From the tap that lets it act until its card is put away."""
    with table(GAME, asks("npcs"), options=OWN) as own:
        own.player.read()
        before = own.player.taps
        own.player.then("answer-main")
        for key in CARD:
            own.screen.by_id(key).wait_for(state="attached")
            own.player.tap(key)
        own.player.answered()
        return own.player.taps - before


def _own_purchase() -> int:
    """Into a port of which only the flag is known, and three cubes of tea."""
    with table(GAME, _offers_move, options=OWN) as own:
        own.player.read()
        before = own.player.taps
        own.player.then("answer-enter-port")
        own.player.then("answer-holland")
        for icon in ("answer-buy", "answer-yard"):
            own.player.tap(icon)
        own.player.answered()
        own.player.then("answer-main")
        own.player.then("answer-holland:legal")
        own.player.tap("row-each-1000")
        own.screen.by_id("row-cubes").wait_for(state="attached")
        own.player.answered()
        return own.player.taps - before


def _shot(dice: str) -> int:
    """Everything from the tap on Fire to the menu."""
    with table(GAME, offers_fire, dice=dice) as ship:
        ship.player.read()
        before = ship.player.taps
        ship.player.then("answer-fire")
        ship.until(lambda now: isinstance(now.question, Menu))
        return ship.player.taps - before


def _purchase() -> int:
    """Into a port, one purchase at its shipyard, and the end of the turn."""
    with table(GAME, _offers_port) as ship:
        ship.player.read()
        before = ship.player.taps
        ship.player.then("answer-main")
        ship.until(lambda now: bool(now.state.turn.port))
        _buys(ship)
        ship.player.answer()
        return ship.player.taps - before


def _buys(ship: Table) -> None:
    offered = ship.player.offers()
    service = next(each for each in ("answer-yard-wood-buy", "answer-yard-buy", "answer-market-buy") if each in offered)
    ship.player.then(service)
    ship.until(lambda now: isinstance(now.question, Menu))


def _offers_port(evening: GameSession) -> bool:
    question = evening.question
    return isinstance(question, Menu) and question.main == "enter-port" and evening.state.turn.round > 1
