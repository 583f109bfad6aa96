"""1.30 What the event cards do at once: plagues, abundance, the vanished ship, assaults (rulebook p.46-47)."""

from __future__ import annotations

from typing import cast

from companion.core.events.announcement_events import Announced
from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.copied_cards import known, read_off, recalled
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice, Field, Form
from companion.core.values.messages import msg
from companion.games.captains_log.combat import outcomes
from companion.games.captains_log.combat.fortresses import FortressTaken
from companion.games.captains_log.events import weather
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.fleet.npc_card import card_number_form
from companion.games.captains_log.harbour.market import PRODUCT
from companion.games.captains_log.model.book import EventCard
from companion.games.captains_log.model.event_deck import event_name
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, NO_ONE, RESERVE, CubePlace, Nation, NpcId
from companion.games.captains_log.model.ledger import move_cubes
from companion.games.captains_log.model.names import Ctx, flags, nation, ruled, who
from companion.games.captains_log.model.state import MarketTile, State
from companion.games.captains_log.model.tile_faces import TileFace, market_tile_form

ENDLESS = 99
"""Slots of a market row whose tile was never copied."""


def nation_die_form(card: EventCard, faces: int) -> Form:
    """D-27: which nation each face of the die stands for on an event card."""
    nations = flags()
    return Form(
        key=f"nation-die-{card.number}",
        schema="nation-die",
        subject=f"event-{card.number}",
        fields=tuple(
            Field(f"face_{face}", msg("cl-form-die-face", face=face), "choice", options=nations)
            for face in range(1, faces + 1)
        ),
        layout=(Band(tuple(Row((f"face_{at}", f"face_{at + 1}")) for at in range(1, faces + 1, 2))),),
        text=msg("cl-form-nation-die", event=event_name(card.number)),
        note=msg("cl-form-nation-die-note"),
        rule=card.rule,
    )


def roll_nation(t: Ctx, card: EventCard, nations: tuple[Nation, ...], *, key: str) -> Procedure[Nation]:
    """D-27: 1D12 names a nation by the table on the card, of which only the face that was rolled is needed."""
    faces = t.book.numbers.nation_die
    dice = (Dice(event_name(card.number), 1, faces),)
    (face,) = yield from t.roll("die", *dice, under=key, rule=card.rule, text="nation-die")
    form, name = nation_die_form(card, faces), f"face_{face}"
    yield from recalled(t, form)
    text = msg("cl-q-nation-of-face", face=face)
    record = yield from read_off(t, form, name, key=f"{key}-face", text=text)
    found = next((country for country in nations if country == dict(record)[name]), None)
    if found is None:
        options = flags(nations)
        chosen = yield from t.choose("nation", options, under=key, rule=card.rule, text=text, nature="fact")
        found = nations[[flag.id for flag in options].index(chosen)]
    return found


def kept_of(n: int) -> int:
    """CL-GEN-03, A-46: what a market row keeps of n cubes when it loses half."""
    return max(1, n // 2) if n else 0


def stock(tile: MarketTile) -> int:
    """A-46: a nation's goods are both rows of its tile."""
    return tile.legal + tile.contraband


def richest(s: State) -> tuple[Nation, ...]:
    """CL-EVT-20: the nations with the most goods, all that are tied."""
    most = max(stock(tile) for tile in s.market)
    return tuple(tile.nation for tile in s.market if stock(tile) == most)


def poorest(s: State) -> tuple[Nation, ...]:
    """CL-EVT-22: the nations with the fewest goods, all that are tied."""
    fewest = min(stock(tile) for tile in s.market)
    return tuple(tile.nation for tile in s.market if stock(tile) == fewest)


def _lose(t: Ctx, country: Nation, legal: int, contraband: int, rule: str) -> Procedure[None]:
    """Cubes go from a nation's rows to the reserve, from the right."""
    yield from move_cubes(t, PRODUCT[country], legal, CubePlace.of_row(country, "legal"), RESERVE, rule)
    yield from move_cubes(t, PRODUCT[country], contraband, CubePlace.of_row(country, "contraband"), RESERVE, rule)


def _halve(t: Ctx, countries: tuple[Nation, ...], rule: str) -> Procedure[None]:
    for country in countries:
        tile = t.now.tile(country)
        legal, contraband = tile.legal - kept_of(tile.legal), tile.contraband - kept_of(tile.contraband)
        yield from _lose(t, country, legal, contraband, rule)


def plague_nation(t: Ctx, card: EventCard, *, key: str) -> Procedure[None]:
    """CL-EVT-19: a nation named by 1D12 loses half of its goods, row by row."""
    country = yield from roll_nation(t, card, COUNTRIES, key=key)
    yield from t.happens(Announced(msg("cl-plague-strikes", nation=nation(country)), "result", rule=card.rule))
    yield from _halve(t, (country,), card.rule)


def plague_most(t: Ctx, card: EventCard, *, key: str) -> Procedure[None]:
    """CL-EVT-20: whoever has most loses half."""
    yield from _halve(t, richest(t.now), card.rule)


def plague_all(t: Ctx, card: EventCard, *, key: str) -> Procedure[None]:
    """CL-EVT-21: every market loses two cubes on either row."""
    loss = t.book.numbers.market_loss_plague_3
    for tile in t.now.market:
        yield from _lose(t, tile.nation, loss, loss, card.rule)


def filled(
    tile: MarketTile, n: int, legal_slots: int, contraband_slots: int, order: str = "columns"
) -> tuple[int, int]:
    """How n more cubes fill a tile: column by column from the left, legal above contraband, or row by row. Both gains.

    order: as the table has settled it (A-04).
    """
    legal, contraband = tile.legal, tile.contraband
    by_rows = order == "rows" and legal_slots < ENDLESS
    for _ in range(n):
        if legal < legal_slots and (by_rows or legal <= contraband or contraband >= contraband_slots):
            legal += 1
        elif contraband < contraband_slots:
            contraband += 1
    return legal - tile.legal, contraband - tile.contraband


def abundance(t: Ctx, card: EventCard, *, key: str) -> Procedure[None]:
    """CL-EVT-22: whoever has fewest gains 1D12 cubes, laid as at setup, as far as reserve and slots reach."""
    countries, faces = poorest(t.now), t.book.numbers.market_die
    dice = tuple(Dice(nation(country), 1, faces) for country in countries)
    rolls = yield from t.roll("cubes", *dice, under=key, rule=card.rule, text="abundance", note=ruled("A-04"))
    for country, rolled in zip(countries, rolls, strict=True):
        slots = yield from slots_of(t, country)
        yield from lay(t, country, min(rolled, t.now.reserve.of(PRODUCT[country])), slots, card.rule)


def slots_of(t: Ctx, country: Nation) -> Procedure[tuple[int, int]]:
    """Slots of the two rows of a market tile, as many as you like while nobody has copied them."""
    face = TileFace.of((yield from known(t, market_tile_form(country, t.now.options.switches.market_tiles), now=())))
    return (face.slots("legal"), face.slots("contraband")) if face else (ENDLESS, ENDLESS)


def lay(t: Ctx, country: Nation, n: int, slots: tuple[int, int], rule: str) -> Procedure[None]:
    """A-04, CL-SET-05: n cubes from the reserve come onto a market tile, in the order that the table has settled."""
    legal, contraband = filled(t.now.tile(country), n, *slots, t.now.options.ruling("A-04"))
    yield from move_cubes(t, PRODUCT[country], legal, RESERVE, CubePlace.of_row(country, "legal"), rule)
    yield from move_cubes(t, PRODUCT[country], contraband, RESERVE, CubePlace.of_row(country, "contraband"), rule)


def vanished(t: Ctx, card: EventCard, *, key: str) -> Procedure[None]:
    """CL-EVT-11: the NPC of the lowest level on the map is lost, on a tie the lowest card number (A-83).

    What lies in the fog is not in play (CL-EVT-14).
    """
    found: list[tuple[int, NpcId]] = []
    afloat = tuple(npc.id for npc in t.now.npcs if npc.on_map)
    hidden = yield from weather.in_the_fog(t, afloat, key=key)
    for npc in (npc for npc in afloat if npc not in hidden):
        level = yield from ships.printed(t, npc, "level", key=f"{key}-{npc}")
        found.append((level, npc))
    if not found:
        yield from t.happens(Announced(msg("cl-nobody-vanishes"), "result", rule=card.rule))
        return
    lowest = min(found)[0]
    tied = [npc for level, npc in found if level == lowest]
    numbers: list[int] = []
    for npc_id in tied if len(tied) > 1 else ():
        form, text = card_number_form(t.now.npc(npc_id).card), msg("cl-q-card-number", ship=who(t.now, npc_id))
        yield from recalled(t, form)
        told = yield from read_off(t, form, "number", key=f"{key}-number-{npc_id}", text=text, about=(npc_id,))
        numbers.append(cast(int, dict(told)["number"]))
    victim = tied[numbers.index(min(numbers))] if numbers else tied[0]
    yield from t.happens(Announced(msg("cl-vanishes", ship=who(t.now, victim), level=lowest), rule=card.rule))
    yield from outcomes.destroy(t, victim, "lost", NO_ONE, key=f"{key}-{victim}")


def assault(t: Ctx, card: EventCard, *, key: str) -> Procedure[None]:
    """CL-EVT-26, -27: the fortress of a tile changes hands. Nothing happens while its tile is hidden."""
    if card.tile not in t.now.revealed:
        yield from t.happens(Announced(msg("cl-fortress-hidden", tile=card.tile), "result", rule=card.rule))
        return
    owner = yield from roll_nation(t, card, NATIONS, key=key)
    if dict(t.now.fortresses).get(card.tile) == owner:
        yield from t.happens(
            Announced(msg("cl-fortress-holds", tile=card.tile, nation=nation(owner)), "result", rule=card.rule)
        )
    else:
        yield from t.happens(FortressTaken(card.tile, owner, rule=card.rule))
