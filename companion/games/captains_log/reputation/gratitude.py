"""1.34 Captains who choose which nation is grateful (CL-CAP-28, CL-CAP-30, CL-CAP-37; rulebook p.52-53)."""

from __future__ import annotations

from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Choose, Option
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.ids import NATIONS, MarketRow, Nation, SeatId
from companion.games.captains_log.model.names import Ctx, nation
from companion.games.captains_log.renown import outcast


def ask_nation(
    t: Ctx,
    seat: SeatId,
    text: Msg,
    rule: str,
    *,
    but: tuple[str | None, ...] = (),
    among: tuple[Nation, ...] = NATIONS,
    default: Nation | None = None,
    key: str,
) -> Procedure[Nation]:
    """A nation that a captain lets the player choose; its flag and where the marker stands."""
    flags = tuple(country for country in among if country not in but and not outcast.off(t.now, seat, country))
    standing = t.now.standing(seat)
    chosen = yield from t.ask(
        Choose(
            key=key,
            text=text,
            rule=rule,
            who=seat,
            options=tuple(Option(c, nation(c), msg("cl-reputation-at", n=standing.of(c)), f"flag:{c}") for c in flags),
            default=default,
        )
    )
    return first_of(country for country in flags if country == chosen)


def thanked(
    t: Ctx, seat: SeatId, port: Nation, producer: Nation, kind: MarketRow, *, key: str
) -> Procedure[tuple[Nation, str]]:
    """CL-REP-06, -07, CL-CAP-28: which nation is grateful for a sale, and the rule that says so.

    The nation of the port; for contraband with some captain any but the producer.
    """
    rule = "CL-REP-06" if kind == "legal" else "CL-REP-07"
    chooser = next((c for c, a in equipment.has(t.now, t.book, seat, "thanks") if a.sale == kind), None)
    if chooser is None:
        return port, rule
    country = yield from ask_nation(
        t, seat, msg("cl-q-thanks"), chooser.rule, but=(producer,), default=port if port != producer else None, key=key
    )
    return country, chooser.rule


def rewarded(t: Ctx, seat: SeatId, country: Nation, by: int, *, key: str) -> Procedure[Nation]:
    """CL-CAP-30: with some captain reputation that a mission gives may go to another nation instead."""
    chooser = next(
        ((c, a) for c, a in equipment.has(t.now, t.book, seat, "mission_thanks") if country in a.nations and by > 0),
        None,
    )
    if chooser is None:
        return country
    captain, ability = chooser
    text = msg("cl-q-mission-thanks")
    return (yield from ask_nation(t, seat, text, captain.rule, among=ability.nations, default=country, key=key))
