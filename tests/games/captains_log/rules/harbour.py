"""Copied components and ports for the tests of the chapters on trade."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import Form
from companion.games.captains_log.harbour.prices import price_form
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, Nation
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Flag, Goods, Reputation, Service, State
from companion.games.captains_log.renown.reputation_board import line_form
from companion.games.captains_log.ship.upgrades import fame_icons_form, name
from tests.games.captains_log.rules.scripted import a_table, book

ALL: tuple[Service, ...] = ("buy", "sell", "tavern", "yard")

FACES: dict[Nation, tuple[tuple[int, int, int, int], ...]] = {
    "england": ((3, 2, 1000, 2000), (2, 2, 1000, 1000), (4, 4, 500, 1000)),
    "france": ((3, 2, 1000, 2000), (2, 2, 1000, 1000), (4, 4, 500, 500)),
    "holland": ((3, 3, 1000, 1500), (2, 2, 1000, 1000), (4, 4, 500, 500)),
    "spain": ((3, 3, 1000, 1500), (2, 2, 1000, 1000), (4, 4, 500, 500)),
}
"""Sections of the sample tiles, each with legal slots, contraband slots, buying price, selling price. They agree with
every example of the rulebook (T-35, T-37, T-38, T-39)."""


def filled(form: Form, **values: Any) -> CopiedCard:
    """A form as copied with these values; what is not named stays unknown."""
    return CopiedCard(form.schema, form.subject, form.read(values))


def face(tile: Nation) -> CopiedCard:
    """One face of a market tile, side A."""
    values: list[tuple[str, int]] = [("sections", len(FACES[tile]))]
    for i, (legal, contraband, buy, sell) in enumerate(FACES[tile], 1):
        values += [(f"legal_{i}", legal), (f"contraband_{i}", contraband), (f"buy_{i}", buy), (f"sell_{i}", sell)]
    return CopiedCard("market-tile", f"{tile}-A", tuple(values))


def line(country: Nation, **values: Any) -> CopiedCard:
    """One line of the reputation board A with its derived columns and those named here."""
    form = line_form(country, "A", book().numbers)
    return filled(form, **{field.name: field.start for field in form.fields} | values)


def price(item: str, doubloons: int | None, **values: Any) -> CopiedCard:
    """A printed price."""
    form = price_form(item, name(item), level=True, standing=True)
    return CopiedCard(form.schema, form.subject, form.read({"price": doubloons, **values}))


def at_market(*, copied: bool = True, **changes: Any) -> State:
    """A table whose reputation board and, if wished, market tiles are copied; the first player is rich."""
    faces = tuple(face(tile) for tile in COUNTRIES) if copied else ()
    cards = (*faces, *(line(country) for country in NATIONS), *(filled(fame_icons_form(side)) for side in ("A", "B")))
    state = a_table(cards=cards, **changes)
    return owning(state.with_turn(stage="player", round=1, started=True), doubloons=20_000)


def owning(state: State, seat: str = "seat-1", **values: Any) -> State:
    """With other values on a player's sheet; goods come from the reserve so that no cube is made."""
    goods = values.get("goods")
    if isinstance(goods, Goods):
        state = replace(state, reserve=state.reserve + state.player(seat).goods - goods)
    return state.with_player(seat, **values)


def in_port(state: State, flag: Flag, *, services: tuple[Service, ...] = ALL, boats: int | None = None) -> State:
    """With the first player in a port."""
    return state.with_turn(port=flag, services=services, boats=boats, halves=("action",))


def friends(state: State, seat: str = "seat-1", **columns: int) -> State:
    """With a player's markers on these columns."""
    return state.with_player(seat, standing=replace(Reputation(), **columns))


def expert(state: State, **switches: Any) -> State:
    """With crew and boarding, and other switches."""
    return replace(state, options=replace(state.options, switches=replace(Switches(boarding=True), **switches)))


def with_card(state: State, *cards: CopiedCard) -> State:
    """With more copied components; a later copy replaces an earlier one."""
    new = {(card.schema, card.subject) for card in cards}
    kept = tuple(card for card in state.cards if (card.schema, card.subject) not in new)
    return replace(state, cards=(*kept, *cards))
