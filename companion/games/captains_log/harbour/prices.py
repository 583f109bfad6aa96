"""Prices that the rulebook text does not give (D-11, D-12): copied from the board once, asked for when left unknown."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Field, FieldValue, Form, Option
from companion.core.rules.verdicts import Sum, Term, Verdict, refused
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.ledger import earn
from companion.games.captains_log.model.names import Ctx, coins, good
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import Good, State
from companion.games.captains_log.model.tile_faces import PRICE_STEP

MOST_EACH = 5000
"""Highest price of a cube, in doubloons."""
DEAREST = 30_000
"""Highest price that a form or question admits, in doubloons."""


def round_up(amount: int, numbers: Numbers) -> int:
    """CL-GEN-02, -03: an amount to pay, up to the next coin."""
    return -(-amount // numbers.coin) * numbers.coin


def round_down(amount: int, numbers: Numbers) -> int:
    """CL-GEN-02, -03: an amount to receive, down to a coin, but never less than one if there is any (A-01)."""
    return max(numbers.coin, amount // numbers.coin * numbers.coin) if amount > 0 else 0


def price_form(item: str, label: Msg, *, level: bool, standing: bool = False) -> Form:
    """D-11, D-12: price of one thing, with its level icon (CL-SHP-08) or needed reputation (CL-YRD-10) if it may
    bear one."""
    lines = [Field("price", msg("cl-form-price"), "number", 0, DEAREST, 1000, picture="token:coin")]
    if level:
        levels = tuple(Option(str(n), msg("cl-level", n=n)) for n in (1, 2, 3, 4))
        lines.append(Field("level", msg("cl-form-level"), "choice", options=levels))
    if standing:
        lines.append(Field("reputation", msg("cl-form-reputation"), "number", 0, 4))
    return Form(
        key=f"price-{item}",
        schema="price",
        subject=item,
        fields=tuple(lines),
        text=msg("cl-form-price-of", item=label),
        note=msg("cl-form-price-note"),
        rule="CL-TAV-01",
    )


def printed(s: State, item: str, field: str = "price") -> int | None:
    """A value of the price list as far as it was copied."""
    return number(dict(s.card("price", item) or ()).get(field))


def number(value: FieldValue) -> int | None:
    """A number of a form, also one chosen among options."""
    if isinstance(value, str):
        return int(value)
    return value if isinstance(value, int) else None


def price_note(s: State, item: str) -> Msg:
    """The price as far as it is known."""
    price = printed(s, item)
    return msg("cl-price-unknown") if price is None else coins(price)


def price_of(t: Ctx, seat: SeatId, form: Form) -> Procedure[int]:
    """The price of a thing: from the list, else read off the board now."""
    record = yield from known(t, form)
    price = number(dict(record)["price"])
    if price is None:
        price = yield from ask_amount(t, seat, "CL-TAV-01", key="")
    return price


def ask_amount(t: Ctx, seat: SeatId, rule: str, *, key: str, text: Msg | None = None) -> Procedure[int]:
    """An amount of doubloons that only the table can read."""
    return (
        yield from t.number(
            f"{key}price",
            0,
            DEAREST,
            who=seat,
            rule=rule,
            text=text or msg("cl-q-price"),
            nature="fact",
            step=t.book.numbers.coin,
            unit="token:coin",
            forced=False,
        )
    )


def ask_each(t: Ctx, seat: SeatId, rule: str, cube: Good) -> Procedure[int]:
    """What the board says of one cube, in doubloons, where nobody has copied its row."""
    return (
        yield from t.number(
            "each",
            PRICE_STEP,
            MOST_EACH,
            who=seat,
            rule=rule,
            words={"good": good(cube)},
            note=True,
            nature="fact",
            step=PRICE_STEP,
            unit="token:coin",
            sheet="trade",
        )
    )


def ask_total(t: Ctx, seat: SeatId, likely: int) -> Procedure[int]:
    """CL-MKT-08: what cubes cost together, where nobody has copied their row; taken as it is likely."""
    coin = t.book.numbers.coin
    return (
        yield from t.number(
            "price",
            0,
            DEAREST,
            who=seat,
            text="price-total",
            nature="fact",
            step=coin,
            default=likely,
            quiet=True,
            unit="token:coin",
            forced=False,
        )
    )


def discounted(price: int, terms: tuple[Term, ...], numbers: Numbers) -> Sum:
    """A price with what changes it, never below one coin."""
    return Sum(msg("cl-price"), (Term(msg("cl-price-printed"), price), *terms), floor=numbers.coin)


def may_pay(s: State, seat: SeatId, amount: int) -> Verdict:
    """Whether the purse holds that much (CL-GEN-02)."""
    purse = s.player(seat).doubloons
    if amount <= purse:
        return Verdict()
    return refused("CL-GEN-02", msg("cl-too-dear", price=coins(amount), purse=coins(purse)))


def pay(t: Ctx, seat: SeatId, amount: int, cause: str, rule: str) -> Procedure[bool]:
    """Pay if the purse allows; otherwise say so. Returns whether it was paid."""
    verdict = may_pay(t.now, seat, amount)
    if not verdict.allowed:
        yield from t.happens(Announced(verdict.refusals[0].text, "result", rule="CL-GEN-02"))
        return False
    yield from earn(t, seat, -amount, cause, rule)
    return True
