"""What barrels, missions and the treasure bring: read off the token or card by the table (D-15, D-17, D-20)."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Procedure
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand import treasure_clues
from companion.games.captains_log.harbour import crewing, prices, tavern
from companion.games.captains_log.model.ids import RESERVE, SeatId
from companion.games.captains_log.model.ledger import earn, move_cubes
from companion.games.captains_log.model.names import Ctx, coins, flags, good
from companion.games.captains_log.model.state import GOODS, State
from companion.games.captains_log.renown import fame
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.ship import upgrades
from companion.games.captains_log.voyage import berth

HANDFUL = 9
"""Most cubes, hands or points that one reward can bring; the length of the number row."""

PICTURES = {
    "goods": "cube:any",
    "doubloons": "token:coin",
    "fame": "token:fame",
    "reputation": "token:flag",
    "clue": "token:clue",
    "crew": "token:crew",
    "officer": "token:officer",
    "ship": "token:cannon",
    "other": "icon:more",
}


def receive(
    t: Ctx,
    seat: SeatId,
    kinds: tuple[str, ...],
    rule: str,
    *,
    cause: str,
    fame_cause: str,
    key: str,
    token: bool = False,
) -> Procedure[None]:
    """Whatever a token or card gives: the table picks the kinds, then the amount of each.

    cause: of the doubloons.  fame_cause: code of the fame ledger.  token: whether it is one, which hands turn over.
    """
    # Long as it is a table: one case for each kind of reward.
    shown = tuple(kind for kind in kinds if kind != "crew" or t.now.options.switches.boarding)
    options = tuple(Option(kind, msg(f"cl-reward-{kind}"), picture=PICTURES[kind]) for kind in shown)
    picked = yield from t.pick(
        "reward",
        options,
        key=f"{key}reward",
        who=seat,
        rule=rule,
        text="reward-token-turn" if token else "reward",
        short=msg("cl-q-reward-token" if token else "cl-q-reward"),
        nature="fact",
        none=msg("cl-reward-nothing"),
    )
    for kind in picked:
        match kind:
            case "goods":
                yield from goods(t, seat, rule, key=key)
            case "doubloons":
                amount = yield from prices.ask_amount(t, seat, rule, key=key, text=msg("cl-q-reward-doubloons"))
                yield from earn(t, seat, amount, cause, rule)
            case "fame":
                n = yield from _count(t, seat, "fame", msg("cl-q-reward-fame"), rule, key=key)
                yield from fame.score(t, seat, fame_cause, n, rule)
            case "reputation":
                yield from standing(t, seat, rule, of_mission=cause == "mission", key=key)
            case "clue":
                yield from treasure_clues.gain_clue(t, seat)
            case "crew":
                n = yield from _count(t, seat, "crew", msg("cl-q-reward-crew"), rule, key=key)
                yield from crewing.come_aboard(t, seat, n, rule)
            case "officer":
                upgrade = yield from tavern.choose_recruit(t, seat, key=f"{key}officer-")
                if upgrade is not None:
                    yield from upgrades.gain(t, seat, upgrade, 1, "CL-MIS-10")
            case "ship":
                yield from _ship_upgrade(t, seat, key=key)
            case _:
                yield from t.happens(
                    Announced(msg("cl-reward-other-told"), "order", "token:mission", seat=seat, rule=rule)
                )


def gift(t: Ctx, seat: SeatId, what: str, rule: str, *, key: str) -> Procedure[None]:
    """CL-MIS-10: what a mission card gives beside money and reputation, by the words of its form ("none": nothing)."""
    worth = t.book.numbers.gift_worth
    match what:
        case "officer" | "officer-3000":
            note = msg("cl-gift-officer") if what == "officer" else msg("cl-gift-worth", price=coins(worth))
            upgrade = yield from tavern.choose_recruit(t, seat, key=f"{key}officer-", note=note)
            if upgrade is not None:
                yield from upgrades.gain(t, seat, upgrade, 1, rule)
                yield from tavern.leave_offer(t, upgrade, "CL-TAV-02")
        case "ship-3000":
            yield from _ship_upgrade(t, seat, key=key, most=worth)
        case "clue":
            yield from treasure_clues.gain_clue(t, seat)
        case "goods":
            yield from goods(t, seat, rule, key=key)
        case "more":
            yield from t.happens(Announced(msg("cl-reward-other-told"), "order", "token:mission", seat=seat, rule=rule))


def _count(t: Ctx, seat: SeatId, what: str, text: Msg, rule: str, *, key: str) -> Procedure[int]:
    return (
        yield from t.number(
            f"{key}{what}",
            1,
            HANDFUL,
            who=seat,
            rule=rule,
            text=text,
            nature="fact",
            default=1,
            unit=PICTURES.get(what, f"good:{what}"),
        )
    )


def goods(t: Ctx, seat: SeatId, rule: str, *, key: str) -> Procedure[None]:
    """Goods from the reserve, as far as it reaches (CL-GEN-11); what does not fit is thrown overboard afterwards."""
    options = tuple(Option(cube, good(cube), picture=f"good:{cube}") for cube in GOODS)
    picked = yield from t.pick(
        "reward-goods", options, key=f"{key}goods", who=seat, rule=rule, note=True, nature="fact", lo=1
    )
    for cube in (cube for cube in GOODS if cube in picked):
        n = yield from _count(t, seat, cube, msg("cl-q-reward-cubes", good=good(cube)), rule, key=key)
        moved = yield from move_cubes(t, cube, n, RESERVE, seat, rule)
        if moved < n:
            yield from t.happens(
                Announced(msg("cl-reserve-empty", good=good(cube), n=n - moved), "result", rule="CL-GEN-11")
            )


def standing(t: Ctx, seat: SeatId, rule: str, *, of_mission: bool, key: str) -> Procedure[None]:
    """Reputation gained or lost with a nation; in a port its own nation is the likely one (CL-MIS-10).

    of_mission: whether a mission brings it, for which another nation may be grateful.
    """
    here = berth.nation_of(t.now.turn.port)
    options = flags()
    chosen = yield from t.choose("reward-nation", options, key=f"{key}nation", who=seat, rule=rule, default=here)
    by = yield from t.number(
        "reward-reputation", -3, 3, key=f"{key}reputation", who=seat, rule=rule, nature="fact", default=1
    )
    country = chosen
    if of_mission:
        country = yield from reputation.rewarded(t, seat, chosen, by, key=f"{key}choice")
    yield from reputation.move(t, seat, country, by, rule, key=key)


def _ship_upgrade(t: Ctx, seat: SeatId, *, key: str, most: int | None = None) -> Procedure[None]:
    """CL-MIS-10: a ship upgrade for nothing, worth as much as the card says. most: doubloons, None for any."""
    options = tuple(
        upgrades.option(t.book, u.id, upgrades.may_gain(t.now, t.book, seat, u.id) & _worth(t.now, u.id, most))
        for u in t.book.upgrades
        if u.kind == "ship" and upgrades.in_play(t.now, u)
    )
    chosen = yield from choose_if_any(t, "reward-ship", options, key=f"{key}ship", who=seat)
    if chosen is not None:
        yield from upgrades.gain(t, seat, chosen, 1, "CL-MIS-10")


def _worth(s: State, upgrade: str, most: int | None) -> Verdict:
    """Whether an upgrade is cheap enough, as far as its price was copied."""
    price = prices.printed(s, upgrade)
    dear = most is not None and price is not None and price > most
    return require(not dear, "CL-MIS-10", msg("cl-gift-worth", price=coins(most or 0)))
