"""A tiny made-up game with every kind of question and every kind of event, to try the shared engine on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from companion.core.declared.tracked_values import number
from companion.core.events.event import Event
from companion.core.kit.agenda import Agenda
from companion.core.kit.corrections import Corrected, Corrections, Groups
from companion.core.kit.evening_start import EveningStart
from companion.core.kit.forms import Copyable, Forms
from companion.core.kit.game import Game
from companion.core.kit.inventory import Count, Inventory
from companion.core.kit.options import EveningOptions
from companion.core.kit.state import Player, TableState
from companion.core.procedures.menus import Menu, Offer, menu
from companion.core.procedures.procedure import Command, Context, Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Choose, Dice, Draw, Field, Form, Number, Option, Pick, Roll, Words, YesNo
from companion.core.rules.verdicts import ALLOWED, Reason, Sum, Term, Verdict
from companion.core.values.messages import Msg, msg

SOUND_HULL = 5


@dataclass(frozen=True, slots=True)
class Options(EveningOptions):
    """days: how long the evening is."""

    MODES: ClassVar = {"": (1,)}

    days: int = 3


@dataclass(frozen=True, slots=True)
class Skerry(TableState[Options, Player]):
    """gold: coins.  hull: planks left, 0..5.  price: of a fish, 0 unknown.  night: the day is over."""

    options: Options = field(default_factory=Options)
    players: tuple[Player, ...] = ()
    gold: int = 0
    hull: int = SOUND_HULL
    day: int = 1
    price: int = 0
    night: bool = False
    name: str = ""
    wind: str = ""


class Earned(Event[Skerry]):
    gold: int

    def apply(self, s: Skerry) -> Skerry:
        return replace(s, gold=s.gold + self.gold)

    def line(self, s: Skerry, book: object) -> Msg | None:
        return msg("skerry-earned", gold=self.gold, currency=msg("skerry-coin"))


class HullSet(Event[Skerry]):
    planks: int
    why: tuple[Msg, ...] = ()

    def apply(self, s: Skerry) -> Skerry:
        return replace(s, hull=self.planks)


class Priced(Event[Skerry]):
    price: int

    def apply(self, s: Skerry) -> Skerry:
        return replace(s, price=self.price)


class Named(Event[Skerry]):
    name: str
    wind: str

    def apply(self, s: Skerry) -> Skerry:
        return replace(s, name=self.name, wind=self.wind)


class NightFell(Event[Skerry]):
    def apply(self, s: Skerry) -> Skerry:
        return replace(s, night=True)


class DayBroke(Event[Skerry]):
    def apply(self, s: Skerry) -> Skerry:
        return replace(s, night=False, day=s.day + 1)


Ctx = Context[Skerry, None]


def option(name: str, verdict: Verdict = ALLOWED) -> Option:
    return Option(name, msg(f"skerry-{name}"), verdict=verdict)


def price_form() -> Form:
    return Form(
        key="price",
        text=msg("skerry-price"),
        rule="SK-PRC-01",
        schema="price-tag",
        subject="herring",
        fields=(
            Field("price", msg("skerry-coin"), "number", 1, 9, optional=False),
            Field("ports", msg("skerry-ports"), "many", options=(option("north"), option("south"))),
        ),
    )


def fish(t: Ctx) -> Procedure[None]:
    """SK-FSH-01: roll two dice; a pair tears the hull; once more if one dares."""
    catch = yield from t.ask(Roll(key="catch", text=msg("skerry-catch"), rule="SK-FSH-01", dice=(two_dice(),)))
    yield from t.happens(Earned(sum(catch), rule="SK-FSH-01"))
    if catch[0] == catch[1] and t.now.hull:
        yield from t.happens(HullSet(t.now.hull - 1, (msg("skerry-torn"),), rule="SK-FSH-02"))
    if (yield from t.ask(YesNo(key="again", text=msg("skerry-again"), rule="SK-FSH-03"))):
        more = yield from t.ask(
            Roll(key="more", text=msg("skerry-more"), rule="SK-FSH-03", dice=(Dice(msg("skerry-die"), 1, 6),))
        )
        yield from t.happens(Earned(more[0], rule="SK-FSH-03"))


def two_dice() -> Dice:
    return Dice(msg("skerry-die"), 2, 6)


def trade(t: Ctx) -> Procedure[None]:
    """SK-TRD-01: sell fish at the price on the tag, less a toll in the north."""
    n = yield from t.ask(Number(key="fish", text=msg("skerry-fish"), rule="SK-TRD-01", lo=1, hi=3))
    options = (option("north"), option("south"), option("west", Verdict((Reason("SK-TRD-02", msg("skerry-shut")),))))
    where = yield from t.ask(Choose(key="where", text=msg("skerry-where"), rule="SK-TRD-02", options=options))
    if not t.now.price:
        record = yield from t.ask(price_form())
        price = dict(record)["price"]
        assert isinstance(price, int)
        yield from t.happens(Priced(price, rule="SK-PRC-01"))
    toll = yield from t.ask(
        Number(key="toll", text=msg("skerry-toll"), rule="SK-TRD-03", hi=1 if where == "north" else 0)
    )
    yield from t.happens(Earned(n * t.now.price - toll, rule="SK-TRD-01"))


def trade_anew(t: Ctx) -> Procedure[None]:
    """The chapter after a change of the rules: another event for the same answers."""
    n = yield from t.ask(Number(key="fish", text=msg("skerry-fish"), rule="SK-TRD-01", lo=1, hi=3))
    yield from t.happens(Earned(n, rule="SK-TRD-01"))
    yield from t.ask(YesNo(key="pleased", text=msg("skerry-pleased"), rule="SK-TRD-01"))


def repair(t: Ctx) -> Procedure[None]:
    """SK-FIX-01: put planks back."""
    gaps = tuple(option(f"gap-{i}") for i in range(1, SOUND_HULL - t.now.hull + 1))
    mended = yield from t.ask(Pick(key="planks", text=msg("skerry-planks"), rule="SK-FIX-01", options=gaps))
    yield from t.happens(HullSet(t.now.hull + len(mended), rule="SK-FIX-01"))


def christen(t: Ctx) -> Procedure[None]:
    """SK-NAM-01: name the boat in the wind that is drawn."""
    winds = tuple(option(wind) for wind in ("breeze", "gale"))
    wind = yield from t.ask(Draw(key="wind", text=msg("skerry-wind"), rule="SK-NAM-01", options=winds, weights=(3, 1)))
    name = yield from t.ask(Words(key="name", text=msg("skerry-name"), rule="SK-NAM-01"))
    yield from t.happens(Named(name, wind, rule="SK-NAM-01"))


def rest(t: Ctx) -> Procedure[None]:
    """SK-DAY-01: the day is over."""
    yield from t.happens(NightFell(rule="SK-DAY-01"))


def dawn(t: Ctx) -> Procedure[None]:
    """SK-DAY-02: a new day begins by itself."""
    yield from t.happens(DayBroke(rule="SK-DAY-02"))


COMMANDS: dict[str, ProcedureFunction] = {
    "fish": fish,
    "trade": trade,
    "repair": repair,
    "christen": christen,
    "rest": rest,
    "dawn": dawn,
}


def may_repair(s: Skerry) -> Verdict:
    gaps = Sum(
        msg("skerry-gaps"), (Term(msg("skerry-sound"), SOUND_HULL, "SK-FIX-01"), Term(msg("skerry-hull"), -s.hull))
    )
    refusals = () if gaps.total else (Reason("SK-FIX-01", msg("skerry-whole", planks=s.hull)),)
    return Verdict(refusals, sums=(gaps,))


def follows(s: Skerry, _: None) -> Command | Menu | None:
    if s.night:
        return command("dawn")
    if s.day > s.options.days:
        return None
    options = (option("fish"), option("trade"), option("repair", may_repair(s)), option("christen"), option("rest"))
    offers = [Offer(each, command(each.id)) for each in options]
    return menu("menu", msg("skerry-menu"), "SK-DAY-01", offers, "", ())


def values(s: Skerry, _: None) -> Groups:
    yield msg("skerry-purse"), [number("gold", msg("skerry-coin"), s.gold, 999)]


def counts(s: Skerry, _: None) -> Iterable[Count]:
    yield "coin", "purse", s.gold
    yield "plank", "hull", s.hull
    yield "plank", "stock", SOUND_HULL - s.hull


class SkerryGame(Game[Skerry, None]):
    """The game; `changed` puts a trade with other rules in the place of the old one."""

    id = "skerry"
    version = "2"
    title = msg("skerry-title")
    state = Skerry

    evening_start = EveningStart(Options, lambda options, _: begun(options))
    agenda = Agenda(follows, turn_of=lambda s, seat: replace(s, night=False))
    corrections = Corrections(values)
    forms = Forms(lambda _: {"price-tag": Copyable(("herring",), lambda _: price_form())}, "skerry-kind")
    inventory = Inventory(counts, {Earned: lambda s, event: {"coin": event.gold}}, {Corrected: ("coin",)})

    def __init__(self, changed: bool = False) -> None:
        super().__init__(None)
        if changed:
            self.version = "3"
            self.procedures = {**self.procedures, "trade": trade_anew}

    def on_turn(self, state: Skerry) -> str:
        return ""


def begun(options: Options = Options(), **changes: Any) -> Skerry:
    """The boat on its first morning, with changes."""
    players = tuple(Player(*each) for each in zip(options.seat_ids, ("Nina",), ("green",), strict=True))
    return Skerry(options, players, **changes)
