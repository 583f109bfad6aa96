"""1.29 Taking a mission: drawn by the app or the table, copied when first seen, begun at once (rulebook p.33, 42)."""

from __future__ import annotations

from functools import partial
from typing import cast

from companion.core.events.announcement_events import Announced
from companion.core.kit.piles import Pile, draw, pick, stocked
from companion.core.procedures.copied_cards import known, recalled
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Dice, Option, YesNo
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import outcomes
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.hand.mission_cards import (
    MissionsDrawn,
    MissionTaken,
    card_of,
    counted,
    goal_of,
    gone,
    limit,
    next_step,
    ongoing,
    option,
    private,
    rivalry,
    veiled,
)
from companion.games.captains_log.hand.mission_form import TIMED, TYPES, mission_form, subject
from companion.games.captains_log.missions.mission_steps import advance, is_port
from companion.games.captains_log.model.book import Book, MissionGoal
from companion.games.captains_log.model.ids import MissionCardId, MissionId, MissionType, SeatId
from companion.games.captains_log.model.names import Ctx, q
from companion.games.captains_log.model.state import Mission, State
from companion.games.captains_log.ship import abilities
from companion.games.captains_log.voyage import berth, flotation


def take(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MIS-03: draw three, keep one; a player over the limit then discards (CL-MIS-02).

    A card that cannot be completed at this table is bad luck and is not replaced (CL-MIS-11, CL-GEN-12).
    """
    yield from berth.use(t)
    crew = yield from abilities.take_part(t, seat, ("missions_drawn",), rule="CL-MIS-03", key="draw")
    n = t.book.numbers.missions_drawn + abilities.total(crew, "missions_drawn")
    if t.now.options.mission_pile:
        mission = yield from _deal(t, seat, n)
    else:
        yield from t.happens(
            Announced(msg("cl-draw-missions", n=n), "order", "token:mission", seat=seat, rule="CL-MIS-03")
        )
        mission = yield from _read_card(t, seat)
    yield from t.happens(MissionTaken(seat, mission, veiled=veiled(t.now, mission), rule="CL-MIS-03"))
    goal = goal_of(t.book, mission)
    if goal is not None and goal.counter:
        yield from _set_counter(t, seat, mission, goal.id)
    if goal is None or goal.steps[0] == "port":
        yield from _begun_here(t, seat, mission)
    yield from within_limit(t, seat, key="")


def _begun_here(t: Ctx, seat: SeatId, mission: Mission) -> Procedure[None]:
    """CL-MIS-05: a mission that begins in the port where it was taken has its first step validated at once."""
    card, step = card_of(t.now, t.book, mission), next_step(card_of(t.now, t.book, mission), mission)
    if card is not None and step is not None:
        if not is_port(t.now, t.book, card, step, mission).allowed:
            return
        certain = bool(step.place == "tile" and step.tile and step.tile == t.now.turn.tile)
    else:
        certain = False
    here = certain or (yield from t.ask(private(t.now, _starts_here(seat), mission)))
    if here and card is None:
        begun = replace(mission, step=1)
        changed = mission_cards.MissionChanged(
            seat, begun, in_port=True, veiled=veiled(t.now, mission), rule="CL-MIS-05"
        )
        yield from t.happens(changed)
    elif here:
        yield from advance(t, seat, mission, "port")


def _starts_here(seat: SeatId) -> YesNo:
    return q.yes_no("starts-here", who=seat, rule="CL-MIS-05", nature="fact", default=False)


def _set_counter(t: Ctx, seat: SeatId, mission: Mission, rule: str) -> Procedure[None]:
    """CL-MIS-R01: a D20 tells on which tile the goal floats; a hidden tile is replaced as on respawn (A-44)."""
    dice = (Dice(msg("cl-mission-die"), 1, t.book.numbers.respawn_die),)
    rolled = yield from t.roll("counter", *dice, who=seat, rule=rule, text="mission-counter")
    tile = outcomes.respawn_tile(t.now.revealed, rolled[0], t.book.numbers)
    before = {floating.id for floating in t.now.floating}
    yield from flotation.launch(t, "mission", tile, rule)
    counter = first_of(floating.id for floating in t.now.floating if floating.id not in before)
    marked = replace(mission, counter=counter)
    yield from t.happens(mission_cards.MissionChanged(seat, marked, veiled=veiled(t.now, mission), rule=rule))


def fresh_id(s: State) -> MissionId:
    """The id of the next mission of the evening."""
    numbers = (m.id.number for p in s.players for m in p.missions)
    return MissionId.numbered("mission", 1 + max(numbers, default=0))


def _deal(t: Ctx, seat: SeatId, n: int) -> Procedure[Mission]:
    """CL-MIS-03, CL-FAM-07: the app draws and shows the cards; the discards make a new pile when it runs out."""
    drawn: tuple[MissionCardId, ...] = ()
    rivals = rivalry(t.now)
    for i in range(1, n + 1):
        left = yield from stocked(t, _pile, MissionsDrawn(drawn, reshuffled=True, rule="CL-FAM-07"))
        if not left:
            break
        text = msg("cl-q-mission-draw", n=i)
        card = yield from draw(t, left, key=f"draw-{i}", text=text, rule="CL-MIS-03", who=seat, secret=rivals)
        drawn = (*drawn, card)
        yield from t.happens(MissionsDrawn(drawn, rule="CL-MIS-03"))
    for card in drawn:
        yield from recalled(t, mission_form(t.book, card), key=f"seen-{card}")
    offered = tuple(_card_option(t.book, card, state=t.now) for card in drawn)
    kept = yield from t.choose("keep", offered, who=seat, text="mission-keep", note=True, secret=rivals)
    return (yield from _copied(t, seat, fresh_id(t.now), kept))


def _pile(s: State, book: Book) -> Pile[MissionCardId]:
    """What the app may deal. CL-MIS-04: the names that are missing would tell rivals what others keep secret."""
    back = msg("cl-a-mission") if rivalry(s) else None
    return Pile(mission_cards.pile(s), partial(_card_option, book), back=back)


def _card_option(book: Book, card: MissionCardId, state: State | None = None) -> Option[MissionCardId]:
    """A mission card by its type, number and goal. state: of the table that may be unable to complete it."""
    mission = Mission(MissionId.numbered("mission", 0), card.type, card.number)
    shown = option(book, mission)
    hopeless = impossible(state, goal_of(book, mission)) if state is not None else None
    note = msg("cl-mission-hopeless", goal=shown.note, reason=hopeless) if hopeless and shown.note else shown.note
    return Option(card, shown.label, note, shown.picture)


def impossible(s: State, goal: MissionGoal | None) -> Msg | None:
    """CL-GEN-12, CL-MIS-11: why nobody can complete a mission with these players and switches; None if one can."""
    if goal is None:
        return None
    if goal.expert and not s.options.switches.boarding:
        return msg("cl-mission-no-boarding")
    alone = len(s.players) == 1 and goal.id in ("CL-MIS-C04", "CL-MIS-C05", "CL-MIS-C09")
    return msg("cl-mission-no-rival") if alone else None


def _read_card(t: Ctx, seat: SeatId) -> Procedure[Mission]:
    """The card that a player keeps of the table's own deck, as much as its owner wants to tell (CL-MIS-04)."""
    card = Mission(fresh_id(t.now))
    kinds = (
        Option("secret", msg("cl-mission-keep-secret"), msg("cl-mission-keep-secret-note"), "icon:eye_off"),
        *(Option(kind, msg(f"cl-mission-type-{kind}"), picture="token:mission") for kind in TYPES),
    )
    rivals = rivalry(t.now)
    told = yield from t.choose("type", kinds, who=seat, rule="CL-MIS-01", text="mission-type", secret=rivals)
    if told == "secret":
        return card
    kind = cast(MissionType, told)
    number = yield from t.number(
        "number",
        1,
        max(n for goal in t.book.missions if goal.type == kind for n in goal.numbers),
        who=seat,
        rule="CL-MIS-01",
        text="mission-number",
        nature="fact",
        unit="token:mission",
        secret=rivals,
    )
    return (yield from _copied(t, seat, card.id, subject(kind, number)))


def _copied(t: Ctx, seat: SeatId, held: MissionId, kept: MissionCardId) -> Procedure[Mission]:
    """D-17: what the card says, copied step by step when it is first seen; whether it is public (CL-MIS-04)."""
    form = mission_form(t.book, kept)
    if rivalry(t.now):  # nobody else may see the card before it is known to be public
        form = replace(form, who=seat, secret=True, rule="CL-MIS-04", short=msg("cl-form-mission-kept"))
    yield from known(t, form, now=())
    mission = Mission(held, kept.type, kept.number)
    card = card_of(t.now, t.book, mission)
    assert card is not None
    public = card.public
    if public is None:
        no = msg("cl-mission-in-hand")
        yes = msg("cl-mission-public")
        public = yield from t.yes_no(
            "public", who=seat, rule="CL-MIS-04", text="mission-public", nature="fact", yes=yes, no=no
        )
    left = card.spaces if card.goal.id == TIMED else card.expires
    return replace(mission, public=public, left=left)


def within_limit(t: Ctx, seat: SeatId, *, key: str) -> Procedure[None]:
    """CL-MIS-02, CL-COO-03: whoever holds more ongoing missions than allowed discards down to the limit."""
    held = counted(t.now, seat)
    surplus = len(held) - limit(t.now, t.book, seat)
    dropped = yield from pick(
        t,
        Pile(held, lambda mission: option(t.book, mission)),
        surplus,
        key=f"{key}discard-{seat}",
        text=msg("cl-q-mission-discard", n=surplus),
        rule="CL-MIS-02",
        who=seat,
        secret=any(veiled(t.now, mission) for mission in held),
    )
    for player in t.now.team(seat):
        for mission in ongoing(player):
            if mission in dropped:
                yield from t.happens(gone(t.now, player.id, mission, "CL-MIS-02"))
