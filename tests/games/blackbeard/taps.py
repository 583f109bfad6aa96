"""Taps of a false player's turn, of Action cards, of a turn with a prize, and of a movement into a port."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose
from companion.games.blackbeard.model.ids import PlaceId
from companion.session.game_session import GameSession
from companion.ui.games.blackbeard.chart import afloat
from companion.ui.games.blackbeard.chart.answers import asks_for_a_place
from companion.ui.games.blackbeard.chart.plan import sea_plan
from tests.browser.running_app import beginning
from tests.taps.counting import Row, Table, table

GAME: Final = "blackbeard"
CARDS = 40
"""Action cards that are turned."""
OWN_CARDS = 8
"""Those of the deck on the table."""
WANTED = {"false-turn": ("a false player's turn, nothing changed", 2), "draw": ("an Action card that the app deals", 1)}
"""By the question with which it begins: what it is, and the taps that it may take."""
TWO: Final[Mapping[str, Any]] = {
    "mode": "competitive",
    "seats": [{"name": "Anne", "colour": "green"}, {"name": "Bart", "colour": "blue"}],
}
DEALT: Final[Mapping[str, Any]] = {**TWO, "edition": "sample", "cards": "app", "cups": "app"}
OWN: Final[Mapping[str, Any]] = {**TWO, "edition": "owner", "cards": "table", "cups": "table"}
HOSTAGES: Final = (11, 17)
"""Dice with which the first prize has an important passenger, who is tortured."""
READ_OFF: Final = ("keep", "10", "11")
"""What becomes of the hostage; the number of his card, and his home port."""
PRIZE, COVERS, PORT, OWN_CARD = 8, 1, 3, 1
COVER: Final = "peek-hold"


def rows() -> Iterator[Row]:
    """Each from the tap that begins it to the next menu."""
    counts: dict[str, list[int]] = defaultdict(list)
    with table(GAME, beginning) as evening:
        evening.player.read()
        while evening.evening.state.turn.cards < CARDS:
            begun, before = evening.asked, evening.player.taps
            evening.player.answer()
            if begun in WANTED:
                evening.until(at_menu)
                counts[begun].append(evening.player.taps - before)
    for key, (what, wanted) in WANTED.items():
        yield Row(what, wanted, counts[key])
    yield Row("an Action card of the deck on the table", OWN_CARD, _own_cards())
    yield Row("own box: a prize with a hostage, nothing known", PRIZE, [_own_prize()])
    prizes = [_prize(seed) for seed in HOSTAGES]
    yield Row("a turn with a prize and a hostage, for two", PRIZE, [taps for taps, _ in prizes])
    yield Row("covers in it", COVERS, [covers for _, covers in prizes])
    yield Row("a movement into a port", PORT, _into_ports())


def at_menu(evening: GameSession) -> bool:
    """Whether somebody chooses what to do."""
    return isinstance(evening.question, Menu)


def offers(*names: str) -> Callable[[GameSession], bool]:
    """Whether a menu offers one of these commands."""

    def offered(evening: GameSession) -> bool:
        question = evening.question
        if not isinstance(question, Menu):
            return False
        pairs = zip(question.options, question.commands, strict=True)
        return any(option.verdict.allowed and command.name in names for option, command in pairs)

    return offered


def _own_cards() -> list[int]:
    """Cards whose line gives the other player the turn, who lets it go by."""
    counts = []
    with table(GAME, offers("draw-card"), options=OWN) as evening:
        evening.player.read()
        for n in range(OWN_CARDS):
            counts.append(evening.does(f"answer-player-{1 + n % 2}"))
            evening.does("answer-forfeit")
            evening.until(offers("draw-card"))
    return counts


def _own_prize() -> int:
    """A prize whose counter, cards and lane lie on the table, and of which nothing was ever copied: he attacks, takes
    an important passenger with him, and declares the debauchery."""
    with table(GAME, offers("prize"), READ_OFF, seed=HOSTAGES[0], options=OWN) as evening:
        evening.player.read()
        evening.player.taps = 0
        evening.until(offers("draw-card"))
        assert any(pirate.hostages for pirate in evening.evening.state.pirates), "nobody was taken hostage"
        return evening.player.taps


def _prize(seed: int) -> tuple[int, int]:
    """The turn from its menu to the next Action card, and how often somebody had to uncover something."""
    covers = 0
    with table(GAME, offers("prize"), ("torture", "yes"), seed=seed, options=DEALT) as evening:
        player, tap = evening.player, evening.player.tap

        def counted(identifier: str) -> None:
            nonlocal covers
            covers += identifier == COVER
            tap(identifier)

        player.read()
        player.taps = 0
        player.tap = counted  # type: ignore[method-assign]
        evening.until(offers("draw-card"))
        assert any(pirate.notoriety >= 5 for pirate in evening.evening.state.pirates), "nobody was taken hostage"
        return player.taps, covers


def _into_ports() -> list[int]:
    """From the menu to the next Action card, by a touch of the map."""
    counts = []
    for seed in HOSTAGES:
        with table(GAME, _sails, seed=seed, options=DEALT) as evening:
            player = evening.player
            player.read()
            player.taps = 0
            player.answer()
            asked = player.asked()
            _touch(evening, asked_for=evening.evening)
            player.gone(asked)
            evening.does("answer-anchor")
            counts.append(player.taps)
            assert any(pirate.in_port for pirate in evening.evening.state.pirates)
    return counts


def _sails(evening: GameSession) -> bool:
    """Whether the big button of the menu begins a movement."""
    return isinstance(evening.question, Menu) and evening.question.main.startswith("move-")


def _touch(evening: Table, asked_for: GameSession) -> None:
    """A finger on the first port of the map that stands in the question."""
    question, state, book = asked_for.question, asked_for.state, asked_for.game.book
    assert isinstance(question, Choose)
    screen = evening.screen
    chart = screen.by_id("chart")
    chart.wait_for(state="attached")
    box = chart.bounding_box()
    assert box is not None
    laid = sea_plan(box["width"], asks_for_a_place(question), book, afloat.known(state, book))
    assert laid is not None
    port = next(spot for spot in laid.spots if spot.id.kind == "port" and spot.id in _open_ports(asked_for))
    screen.page.touchscreen.tap(box["x"] + port.x, box["y"] + port.y)
    evening.player.taps += 1


def _open_ports(evening: GameSession) -> frozenset[PlaceId]:
    """Ports that a pirate may enter."""
    question = evening.question
    assert isinstance(question, Choose)
    notes = {option.id: option.note.key for option in question.options if option.note is not None}
    return frozenset(PlaceId(each) for each, note in notes.items() if note == "bb-standing-neutral")
