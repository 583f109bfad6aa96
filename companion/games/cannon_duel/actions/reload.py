"""CD-RELOAD: Reload: projectiles out of the bag, one for any two cards, or all that fit for a pair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict
from companion.core.values.messages import msg
from companion.games.cannon_duel.actions import turn_actions
from companion.games.cannon_duel.battery.bag import drawn, spend
from companion.games.cannon_duel.battery.loading import capacity, charge_options, empty, load, load_named
from companion.games.cannon_duel.hands import announced_cards, discards
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId, Shot, layer_of
from companion.games.cannon_duel.model.names import Ctx, cannon_name
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State


def verdict_one(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-RELOAD-01: any two cards; full cannons are no obstacle (A-23)."""
    return turn_actions.may_act(s, book, seat, spends=book.numbers.reload_cards, aims=False)


def verdict_battery(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-RELOAD-02: a pair; full cannons are no obstacle (A-23)."""
    found = announced_cards.may_pair(s.player(seat).hand, book)
    return found & turn_actions.may_act(s, book, seat, spends=book.numbers.reload_cards, aims=False)


def reload_one(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-RELOAD-01, A-21: any two cards are discarded, and one projectile is drawn, or those that fill one cannon."""
    n, name = t.book.numbers.reload_cards, t.now.name_of(seat)
    text = msg("cd-q-reload-cards", name=name, n=n)
    spent = yield from announced_cards.cards(t, seat, n, n, key="cards", text=text, rule="CD-RELOAD-01")
    yield from discards.discard(t, seat, spent, "CD-RELOAD-01")
    kept = yield from _returned(t, seat, "CD-RELOAD-01")
    more = t.book.numbers.reload_drawn
    if t.now.options.ruling("A-21") == "cannon":
        more = yield from _filled(t, seat)
    yield from _loaded(t, seat, kept, more, "CD-RELOAD-01")


def reload_battery(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-RELOAD-02: a pair is discarded, and every empty place is filled."""
    n, name = t.book.numbers.reload_cards, t.now.name_of(seat)
    pair = yield from announced_cards.cards(
        t,
        seat,
        n,
        n,
        key="cards",
        text=msg("cd-q-reload-pair", name=name),
        rule="CD-RELOAD-02",
        judge=lambda cards: announced_cards.pair_verdict(cards, t.book),
    )
    yield from discards.discard(t, seat, pair, "CD-RELOAD-02")
    kept = yield from _returned(t, seat, "CD-RELOAD-02")
    yield from _loaded(t, seat, kept, empty(t.book, t.now.player(seat)), "CD-RELOAD-02")


def _returned(t: Ctx, seat: SeatId, rule: str) -> Procedure[tuple[Shot, ...]]:
    """CD-RELOAD-03: projectiles go back into the bag before any is drawn, at least one where no place is empty (A-23).

    Returns those that stay aboard.
    """
    player = t.now.player(seat)
    options = charge_options(player, player.loaded)
    full = not empty(t.book, player)
    likely = _unfit(t.book, player, options) if full else None
    nothing = None if full else msg("cd-return-none")
    picked = yield from t.pick(
        "return", options, who=seat, rule=rule, note=full, lo=1 if full else 0, default=likely, none=nothing
    )
    for (mount, shot), option in zip(player.loaded, options, strict=True):
        if option.id in picked:
            yield from spend(t, seat, mount, shot, "CD-RELOAD-03")
    return tuple(shot for _, shot in t.now.player(seat).loaded)


def _unfit(book: Book, player: Player, options: Sequence[Option]) -> tuple[str, ...]:
    """Of full cannons, the projectile that goes first: one that does not fit the zone under the crosshair."""
    ideal = book.ideal(layer_of(player.crosshair)) if player.crosshair else ""
    fits = [shot == ideal for _, shot in player.loaded]
    return (options[fits.index(min(fits))].id,)


def _filled(t: Ctx, seat: SeatId) -> Procedure[int]:
    """A-21: how many projectiles the cannon takes that is reloaded; nobody is asked which where only one has room."""
    player = t.now.player(seat)
    room = {cannon.mount: capacity(t.book, cannon) - len(cannon.loaded) for cannon in player.cannons}
    options = tuple(
        Option(cannon.mount, cannon_name(cannon), load_named(cannon.loaded), f"gun:{cannon.gun}")
        for cannon in player.cannons
        if room[cannon.mount]
    )
    mount = yield from t.choose("fill", options, who=seat, rule="CD-RELOAD-01")
    return room[mount]


def _loaded(t: Ctx, seat: SeatId, kept: tuple[Shot, ...], n: int, rule: str) -> Procedure[None]:
    """So many projectiles are drawn and laid into the cannons together with those that stayed aboard."""
    more = yield from drawn(t, seat, n, "CD-RELOAD-03", "draw")
    yield from load(t, seat, (*kept, *more), rule, "load")
    yield from turn_events.acted(t, "CD-TURN-02")


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Both ways to reload, for whoever is on turn."""
    seat = s.turn.seat
    n, places = book.numbers.reload_cards, empty(book, s.player(seat))
    for name, note, picture, found in (
        ("reload-one", msg("cd-reload-one-note", n=n), "load:ball/none", verdict_one(s, book, seat)),
        (
            "reload-battery",
            msg("cd-reload-battery-note", n=places),
            "load:ball-chain/ball-grape",
            verdict_battery(s, book, seat),
        ),
    ):
        option = Option(name, msg(f"command-{name}"), note, picture, found, turn_actions.GROUP)
        yield Offer(option, command(name, seat=seat))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"reload-one": reload_one, "reload-battery": reload_battery}
JUDGES: Final[dict[str, Judge]] = {"reload-one": verdict_one, "reload-battery": verdict_battery}
