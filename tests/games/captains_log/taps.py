"""Taps of a solo evening with every card known: NPC turns, shots, a port with one purchase, a round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from companion.core.procedures.menus import Menu
from companion.games.captains_log.fleet.hostility import card_of
from companion.session.evening import GameSession
from tests.browser.running_app import GAME, SEED, asks, beginning, offers_fire
from tests.taps.counting import Row, Table, table

EVENINGS = {SEED: 9, 6: 5}
"""Rounds that are played, by the seed of the evening: in the first one Merchants come by, in the second a hunter."""
KINDS = {"waiting": "an NPC waits", "merchant": "an NPC trades", "hunter": "an NPC hunts, nothing changed"}


def rows() -> Iterator[Row]:
    """Each with what it may take, as the review of November 2026 wanted it."""
    yield Row("from home to the first turn", 3, [_to_the_first_turn()])
    yield from _npc_turns()
    yield Row("a shot, dice of the app", 3, [_shot("virtual")])
    yield Row("a shot, two own dice", 5, [_shot("own")])
    yield Row("a port with one purchase, and out of it", 8, [_purchase()])


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
    if not npc.on_map:
        return "waiting"
    card = card_of(state, npc.id)
    return "merchant" if card is not None and card.role == "merchant" else "hunter"


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
