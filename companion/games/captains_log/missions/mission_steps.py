"""1.29 The steps of missions: where they are validated, dice on the way, completion and reward (rulebook p.42-45)."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Dice, Option
from companion.core.rules.odds import Odds, percent
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import ALLOWED, Sum, Term, Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.ships import afloat, flag_of
from companion.games.captains_log.hand import mission_progress
from companion.games.captains_log.hand.mission_cards import (
    MissionChanged,
    card_of,
    goal_of,
    gone,
    may_complete,
    may_go_on,
    next_step,
    private,
    title,
    veiled,
)
from companion.games.captains_log.hand.mission_form import LISTED, REVEALED, TYPES, MissionCard, MissionEnd, MissionStep
from companion.games.captains_log.missions import rewards
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, RESERVE, Nation, SeatId
from companion.games.captains_log.model.ledger import earn, move_cubes
from companion.games.captains_log.model.names import Ctx, flags, nation, q, ship_option, who
from companion.games.captains_log.model.state import Mission, State
from companion.games.captains_log.renown import fame
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.voyage import berth

Where = Literal["port", "action", "sea", "afloat", "itself"]
"""port: in an Interact action there.  action: one of its own.  sea: for a movement point.  afloat: with what was picked
up.  itself: without any of them, by a deed."""
PRIZES = ("doubloons", "reputation", "goods", "fame", "clue", "officer", "ship", "crew", "other")
SPOTS: dict[str, tuple[Where, ...]] = {
    "port": ("port",),
    "sell": ("port",),
    "sea": ("sea", "afloat"),
    "ship": ("action",),
    "fortress": ("action",),
    "own": ("itself",),
    **dict.fromkeys(mission_progress.SEEN, ()),
}
"""Where a step of each kind is validated; what the app sees happen is validated nowhere (CL-MIS-12)."""


def may_validate(s: State, book: Book, seat: SeatId, mission: Mission, where: str) -> Verdict:
    """CL-MIS-05, -06, -07: everything that speaks against validating the next step of a mission here and now."""
    verdict = may_go_on(s, seat, mission)
    card = card_of(s, book, mission)
    step = next_step(card, mission)
    if card is None or step is None:
        return verdict
    told = where == "itself" and step.kind in mission_progress.SEEN and not mission_progress.sees(s, book, mission)
    if not told and where not in SPOTS[step.kind]:
        return verdict & refused(card.goal.id, msg(f"cl-mission-elsewhere-{step.kind}"))
    if where == "afloat":
        verdict &= require(card.goal.counter, card.goal.id, msg("cl-mission-elsewhere-sea"))
    if where == "sea" and card.goal.counter and mission.counter:
        verdict &= refused("CL-MIS-R01", msg("cl-mission-pick-up"))
    if step.kind == "sell":
        sold = require(bool(s.turn.sales), card.goal.id, msg("cl-mission-sale"))
        return verdict & (mission_progress.sells(s, card) if card.load else sold)
    if where == "port":
        verdict &= is_port(s, book, card, step, mission)
    return verdict & (may_complete(s, book, seat, mission) if is_last(card, mission) else ALLOWED)


def is_port(s: State, book: Book, card: MissionCard, step: MissionStep, mission: Mission) -> Verdict:
    """CL-MIS-05, CL-MIS-10: whether the port of the running action is the one that a step asks for."""
    rule, here = card.goal.id, berth.nation_of(s.turn.port)
    if card.ways and is_last(card, mission):
        tiles = tuple(way.tile for way in card.ways)
        return require(not s.turn.tile or 0 in tiles or s.turn.tile in tiles, rule, msg("cl-mission-not-here"))
    match step.place:
        case "tile" | "native":
            native = step.place == "tile" or here is None
            return require(native, rule, msg("cl-mission-native")) & _is_tile(s, step.tile, rule)
        case "nation" if step.nation:
            return require(here == step.nation, rule, msg("cl-mission-nation", nation=nation(step.nation)))
        case "choice":
            return require(here is not None, rule, msg("cl-mission-any-nation"))
        case "other" if mission.nation:
            fits = here is not None and here != mission.nation
            return require(fits, rule, msg("cl-mission-other-nation", nation=nation(mission.nation)))
    return ALLOWED


def _is_tile(s: State, tile: int, rule: str) -> Verdict:
    """Whether this is the port of a tile, as far as the table has told where it lies."""
    if not tile:
        return ALLOWED
    there = next((port.flag for port in s.ports if port.tile == tile), None)
    fits = s.turn.tile == tile if s.turn.tile else there in (None, s.turn.port)
    return require(fits, rule, msg("cl-mission-tile", tile=tile))


def is_last(card: MissionCard | None, mission: Mission) -> bool:
    """Whether the next step completes a mission; of places that nobody has counted nobody can tell."""
    return card is not None and mission.step + 1 >= len(card.steps)


def advance(t: Ctx, seat: SeatId, mission: Mission, where: Where) -> Procedure[None]:
    """CL-MIS-05: the next step of a mission, with its die, and what follows from it."""
    card, key = card_of(t.now, t.book, mission), f"{mission.id}-"
    step = next_step(card, mission)
    if card is None or step is None or (card.goal.id in LISTED and len(card.steps) == 1):
        yield from _as_told(t, seat, mission, where, key=key)
        return
    found = yield from _concerned(t, seat, mission, step, key=key)
    if found is None:
        return
    mission = found
    if card.goal.roll and mission.step == 0 and where != "itself":
        won = yield from _rolled(t, seat, mission, card, key=key)
        if not won:
            yield from _fail(t, seat, mission, card, key=key)
            return
    last = is_last(card, mission)
    revealed = mission.public or (mission.step == 0 and (card.goal.id in REVEALED or card.reveals is True))
    rule = "CL-MIS-04" if revealed and not mission.public else "CL-MIS-05"
    stepped = replace(mission, step=mission.step + 1, public=revealed, due=False)
    yield from t.happens(_changed(t.now, seat, mission, stepped, where, rule))
    yield from _load(t, seat, stepped, card, step, mission.step, key=key)
    if card.goal.id == "CL-MIS-P10":
        yield from _rob(t, seat, key=key)
    if last:
        yield from complete(t, seat, stepped, key=key)


def _changed(s: State, seat: SeatId, before: Mission, mission: Mission, where: Where, rule: str) -> MissionChanged:
    hidden = veiled(s, mission)
    shown = veiled(s, before) and not hidden
    return MissionChanged(seat, mission, in_port=where == "port", veiled=hidden, shown=shown, rule=rule)


def _concerned(t: Ctx, seat: SeatId, mission: Mission, step: MissionStep, *, key: str) -> Procedure[Mission | None]:
    """CL-MIS-10: X, the nation of the ship beside which one lies, of the fortress, or of the port.

    None where its player says that no such mission is aboard (CL-MIS-P10).
    """
    if mission.nation or mission.due or step.kind in ("sea", "sell"):
        return mission
    country = berth.nation_of(t.now.turn.port) if step.kind == "port" else None
    if step.kind == "ship":
        ships = tuple(ship for ship in afloat(t.now) if ship != seat)
        options = tuple(
            ship_option(t.now, ship, verdict=mission_progress.may_approach(t.now, t.book, seat, mission, ship))
            for ship in ships
        )
        ship = yield from choose_if_any(
            t,
            "mission-ship",
            options,
            key=f"{key}ship",
            who=seat,
            rule="CL-MIS-05",
            note=True,
            secret=veiled(t.now, mission),
        )
        goal = goal_of(t.book, mission)
        if ship and goal and goal.id == "CL-MIS-P10" and not mission_progress.is_marked(t.now, ship, "rescue"):
            yield from t.happens(
                Announced(msg("cl-mission-no-rescue", ship=who(t.now, ship)), "result", rule="CL-MIS-04")
            )
            return None
        country = flag_of(t.now, ship) if ship else None
    elif step.kind == "fortress":
        country = dict(t.now.fortresses).get(step.tile)
        if country is None:
            question = q.choose(
                "mission-fortress",
                flags(),
                key=f"{key}fortress",
                who=seat,
                rule="CL-MIS-R07",
                short=True,
                nature="fact",
            )
            chosen = yield from t.ask(private(t.now, question, mission))
            country = first_of(flag for flag in NATIONS if flag == chosen)
    return replace(mission, nation=country or "")


def _rolled(t: Ctx, seat: SeatId, mission: Mission, card: MissionCard, *, key: str) -> Procedure[bool]:
    """CL-MIS-R04, -R07, -R11: the die of a card; whether it succeeds, by its table or as the table reads it off."""
    sides_, night = t.book.numbers.market_die, 0 if t.now.is_day else card.night
    label = msg("cl-mission-die")
    threshold = None if card.fails is None else card.fails - night
    note = _roll_note(card, night, by_night=not t.now.is_day)
    question = q.roll(
        "mission-roll",
        Dice(label, 1, sides_, night, None if threshold is None else max(1, threshold + 1)),
        key=f"{key}roll",
        who=seat,
        rule=card.goal.id,
        note=note,
        odds=None if threshold is None else (lambda: roll_odds(threshold, sides_)),
    )
    rolled = yield from t.ask(private(t.now, question, mission))
    if card.fails is not None:
        total = Sum(
            label, (Term(msg("cl-mission-face"), rolled[0]), *((Term(msg("cl-at-night"), night),) if night else ()))
        )
        words = msg("cl-mission-rolled", sum=sum_in_words(total), fails=card.fails)
        if not veiled(t.now, mission):
            yield from t.happens(Announced(words, "result", rule=card.goal.id))
        return total.total > card.fails
    told = yield from t.choose(
        "mission-result",
        (Option(r, msg(f"cl-mission-result-{r}")) for r in ("step", "failed")),
        key=f"{key}result",
        who=seat,
        rule="CL-MIS-05" if veiled(t.now, mission) else card.goal.id,
        words={"mission": title(mission, veiled=veiled(t.now, mission))},
        nature="fact",
        default="step",
    )
    return told == "step"


def _roll_note(card: MissionCard, night: int, *, by_night: bool) -> Msg | None:
    if card.fails is not None:
        sign = "plus" if night > 0 else "minus" if night < 0 else "none"
        return msg("cl-mission-roll-note", fails=card.fails, night=abs(night), sign=sign)
    return msg("cl-mission-at-night") if by_night else None


def roll_odds(threshold: int, sides: int) -> Odds:
    """The chance of a result above `threshold` on one die."""
    wins = max(0, min(sides, sides - threshold))
    bars = tuple((face, Fraction(1, sides)) for face in range(1, sides + 1))
    headline = msg("cl-mission-odds", percent=percent(Fraction(wins, sides)))
    return Odds(headline, bars, msg("cl-mission-die"), likely=max(1, threshold + 1))


def _fail(t: Ctx, seat: SeatId, mission: Mission, card: MissionCard, *, key: str) -> Procedure[None]:
    """T-41: the card is discarded, and X may resent it."""
    yield from t.happens(gone(t.now, seat, mission, "CL-MIS-05"))
    if card.blame is None:
        yield from rewards.receive(
            t, seat, ("reputation",), "CL-MIS-10", cause="mission", fame_cause="F-MIS", key=f"{key}fail-"
        )
    elif mission.nation:
        yield from reputation.move(t, seat, mission.nation, card.blame, "CL-MIS-10", key=f"{key}fail-")


def _load(
    t: Ctx, seat: SeatId, mission: Mission, card: MissionCard, step: MissionStep, done: int, *, key: str
) -> Procedure[None]:
    """CL-MIS-T09, -P13: what a step brings aboard, from the reserve as far as it reaches (CL-GEN-11)."""
    if not card.goal.loads or step.kind == "sell" or (step.kind == "port" and done):
        return
    rule = "CL-MIS-05" if veiled(t.now, mission) else card.goal.id
    if card.load is None or card.cubes is None:
        yield from rewards.goods(t, seat, rule, key=key)
    else:
        yield from move_cubes(t, card.load, card.cubes, RESERVE, seat, rule)


def _rob(t: Ctx, seat: SeatId, *, key: str) -> Procedure[None]:
    """CL-MIS-P10, CL-MIS-09: a Rescue mission changes hands with its progress; one of an NPC is drawn by the table."""
    loot = mission_progress.robbed(t.now, seat)
    if not loot:
        return
    options = tuple(Option(m.id, msg("cl-mission-taken", n=i, step=m.step)) for i, (_, m) in enumerate(loot, 1))
    chosen = yield from t.choose("mission-rob", options, key=f"{key}rob", who=seat)
    holder, stolen = first_of((holder, m) for holder, m in loot if m.id == chosen)
    yield from t.happens(gone(t.now, holder, stolen, "CL-MIS-09", to=seat))


def _as_told(t: Ctx, seat: SeatId, mission: Mission, where: Where, *, key: str) -> Procedure[None]:
    """A step of a card that is secret to the app, or whose places nobody has counted: the table says what happens."""
    goal = goal_of(t.book, mission)
    rights = {"complete": may_complete(t.now, t.book, seat, mission)}
    loads = goal is None or goal.loads
    shown = {"step": True, "public": not mission.public, "load": loads, "complete": True, "failed": True}
    results = tuple(result for result, may_be in shown.items() if may_be)
    result = yield from t.choose(
        "mission-result",
        (Option(r, msg(f"cl-mission-result-{r}"), verdict=rights.get(r, ALLOWED)) for r in results),
        key=f"{key}result",
        who=seat,
        rule=goal.id if goal and not veiled(t.now, mission) else "CL-MIS-05",
        words={"mission": title(mission, veiled=veiled(t.now, mission))},
        nature="fact",
        default="step",
    )
    if result == "failed":
        yield from t.happens(gone(t.now, seat, mission, "CL-MIS-05"))
        yield from rewards.receive(
            t, seat, ("reputation",), "CL-MIS-10", cause="mission", fame_cause="F-MIS", key=f"{key}fail-"
        )
        return
    public = mission.public or result in ("public", "load")
    rule = "CL-MIS-04" if public and not mission.public else "CL-MIS-05"
    stepped = replace(mission, step=mission.step + 1, public=public, due=False)
    yield from t.happens(_changed(t.now, seat, mission, stepped, where, rule))
    if result == "load":
        yield from rewards.goods(t, seat, rule, key=key)
    if result == "complete":
        yield from complete(t, seat, stepped, key=key)


def complete(t: Ctx, seat: SeatId, mission: Mission, *, key: str) -> Procedure[None]:
    """CL-MIS-12: one fame and what the card adds; the card is kept and can never be lost."""
    if mission.type is None:
        kinds = tuple(Option(kind, msg(f"cl-mission-type-{kind}"), picture="token:mission") for kind in TYPES)
        told = yield from t.choose("mission-done-type", kinds, key=f"{key}type", who=seat, rule="CL-MIS-13")
        mission = replace(mission, type=told)
    over = replace(mission, done=True, public=True, due=False, left=None)
    yield from t.happens(MissionChanged(seat, over, shown=veiled(t.now, mission), rule="CL-MIS-12"))
    card = card_of(t.now, t.book, mission)
    way = yield from _ended_by(t, seat, card, key=key)
    if card is None or not (card.rewarded or (way and (way.doubloons, way.reputation) != (None, None))):
        yield from fame.score(t, seat, "F-MIS", t.book.numbers.mission_fame, "CL-MIS-12")
        yield from rewards.receive(t, seat, PRIZES, "CL-MIS-12", cause="mission", fame_cause="F-MIS", key=key)
        return
    yield from fame.score(t, seat, "F-MIS", t.book.numbers.mission_fame + (card.fame or 0), "CL-MIS-12")
    money = (card.doubloons or 0) + ((way.doubloons or 0) if way else 0)
    yield from earn(t, seat, money, "mission", "CL-MIS-12")
    thanks = (card.reputation or 0) + ((way.reputation or 0) if way else 0)
    yield from _thank(t, seat, mission, card, thanks, key=key)
    yield from rewards.gift(t, seat, card.gift or "none", "CL-MIS-10", key=key)


def _ended_by(t: Ctx, seat: SeatId, card: MissionCard | None, *, key: str) -> Procedure[MissionEnd | None]:
    """CL-MIS-T01: the scroll by which a mission has ended; asked where the port does not tell."""
    ways = card.ways if card is not None else ()
    here = tuple(way for way in ways if t.now.turn.tile and way.tile == t.now.turn.tile) or ways
    if len(here) <= 1 or all((way.doubloons, way.reputation) == (None, None) for way in here):
        return here[0] if here else None
    options = tuple(Option(str(i), msg("cl-mission-way", n=i, tile=way.tile)) for i, way in enumerate(here, 1))
    chosen = yield from t.choose("mission-way", options, key=f"{key}way", who=seat, rule="CL-MIS-01", nature="fact")
    return here[int(chosen) - 1]


def _thank(t: Ctx, seat: SeatId, mission: Mission, card: MissionCard, by: int, *, key: str) -> Procedure[None]:
    """CL-MIS-10: reputation with the nation of the port, with X, or with one of the player's choice."""
    if not by:
        return
    here = berth.nation_of(t.now.turn.port)
    country: Nation | None = {"port": here, "target": mission.nation or None}.get(card.thanks)
    if country is None and card.thanks == "port" and t.now.turn.port:  # a native port has nobody to thank
        return
    if country is None:
        chosen = yield from t.choose("reward-nation", flags(), key=f"{key}nation", who=seat, default=here)
        country = first_of(flag for flag in NATIONS if flag == chosen)
    assert country is not None
    country = yield from reputation.rewarded(t, seat, country, by, key=f"{key}choice")
    yield from reputation.move(t, seat, country, by, "CL-MIS-10", key=key)
