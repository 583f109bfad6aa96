"""Questions and verdicts as plain JSON with their words, for those who read the referee without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.events.announcements import Result, Side
from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import BuildDeck, ReadyDeck
from companion.core.questions.kinds import (
    Choose,
    Dice,
    Draw,
    Field,
    Figure,
    Form,
    Number,
    Option,
    Pick,
    Question,
    Roll,
    Words,
    YesNo,
)
from companion.core.rules.odds import Odds
from companion.core.rules.verdicts import Sum, Verdict
from companion.core.values.messages import Msg
from companion.core.values.plain_json import JsonObject

EXAMPLE = "EX-001"
"""The subject of a card in an open collection, where any will do."""

Say = Callable[[Msg], str]
"""Turns a message into a sentence."""


def describe_verdict(verdict: Verdict, say: Say) -> dict[str, object]:
    """A verdict with every refusal and the arithmetic behind it."""
    return {
        "allowed": verdict.allowed,
        "refusals": [{"rule": reason.rule, "text": say(reason.text)} for reason in verdict.refusals],
        "unknown": [{"key": fact.key, "rule": fact.rule, "text": say(fact.text)} for fact in verdict.unknown],
        "sums": [_sum(total, say) for total in verdict.sums],
        "effects": [say(effect) for effect in verdict.effects],
    }


def describe_question(question: Question, say: Say) -> dict[str, object]:
    """A question with everything that one must know in order to answer it."""
    common = {
        "key": question.key,
        "kind": question.kind,
        "text": say(question.text),
        "note": None if question.note is None else say(question.note),
        "trail": [say(part) for part in question.trail],
        "rule": question.rule,
        "who": question.who,
        "nature": question.nature,
        "about": list(question.about),
        "default": question.default,
    }
    stands = {} if question.stands is None else {"stands": _result(question.stands, say)}
    return common | stands | _answers(question, say)


def _answers(question: Question, say: Say) -> JsonObject:
    """The legal answers of each kind of question."""
    match question:
        case Menu(options=options, commands=commands, main=main):
            named = zip(options, commands, strict=True)
            menu = [_option(o, say) | {"command": c.name, "params": c.kwargs} for o, c in named]
            return {"options": menu, "main": main}
        case Choose(options=options):
            return {"options": [_option(o, say) for o in options]}
        case Draw(options=options, weights=weights):
            return {"options": [_option(o, say) for o in options], "weights": list(weights)}
        case Pick(options=options, lo=lo, most=most):
            return {"options": [_option(o, say) for o in options], "lo": lo, "hi": most}
        case Number(lo=lo, hi=hi, step=step, unit=unit):
            return {"lo": lo, "hi": hi, "step": step, "unit": unit}
        case Roll(dice=dice, odds=odds):
            told: JsonObject = {} if odds is None else {"odds": _odds(odds(), say)}
            return {"dice": [_dice(group, say) for group in dice]} | told
        case YesNo(yes=yes, no=no, figures=figures):
            return {"yes": say(yes), "no": say(no)} | _figures(figures, say)
        case Words(longest=longest):
            return {"longest": longest}
        case BuildDeck(schemas=schemas, form=form, ready=ready):
            lines = {each: [describe_line(line, say) for line in form(each, EXAMPLE).fields] for each in schemas}
            return {"schemas": lines, "ready": [_ready(each, say) for each in ready]}
        case Form(schema=schema, subject=subject, fields=fields):
            return {"schema": schema, "subject": subject, "fields": [describe_line(line, say) for line in fields]}
    return {}


def _ready(ready: ReadyDeck, say: Say) -> JsonObject:
    """A muster that may be taken as it is, with the cards in it."""
    cards = [{"schema": card.schema, "subject": card.subject} for card in ready.cards]
    return {"id": ready.id, "label": say(ready.label), "note": say(ready.note), "cards": cards}


def _option(option: Option, say: Say) -> JsonObject:
    return {
        "id": option.id,
        "label": say(option.label),
        "note": None if option.note is None else say(option.note),
        "picture": option.picture,
        "group": option.group,
        "verdict": describe_verdict(option.verdict, say),
    } | _figures(option.figures, say)


def _figures(figures: Sequence[Figure], say: Say) -> JsonObject:
    """By which options are compared, or what is at stake; nothing where there are none."""
    return {"figures": {say(each.label): say(each.value) for each in figures}} if figures else {}


def _result(result: Result, say: Say) -> JsonObject:
    """What lies on the table: what it comes to in words, and each side with its dice and sums."""
    against = None if result.against is None else _sum(result.against, say)
    return {"text": say(result.text), "sides": [_side(side, say) for side in result.sides], "against": against}


def _side(side: Side, say: Say) -> JsonObject:
    dice = [{"face": die.face, "bonus": die.bonus, "did": die.did, "again": die.again} for die in side.dice]
    return {
        "who": say(side.who),
        "dice": dice,
        "total": None if side.total is None else _sum(side.total, say),
        "said": None if side.said is None else say(side.said),
        "won": side.won,
    }


def _sum(total: Sum, say: Say) -> dict[str, object]:
    terms = [{"label": say(term.label), "value": term.value, "rule": term.rule} for term in total.terms]
    return {"label": say(total.label), "terms": terms, "floor": total.floor, "total": total.total}


def _odds(odds: Odds, say: Say) -> dict[str, object]:
    """The number that matters in words, and the exact chance of each result as a fraction."""
    chances = [{"result": result, "chance": str(chance)} for result, chance in odds.bars]
    return {"headline": say(odds.headline), "unit": say(odds.unit), "chances": chances}


def _dice(group: Dice, say: Say) -> dict[str, object]:
    return {
        "label": say(group.label),
        "count": group.count,
        "sides": group.sides,
        "bonus": group.bonus,
        "hit_from": group.hit_from,
    }


def describe_line(line: Field, say: Say) -> dict[str, object]:
    """A line of a form, or a value that can be corrected, with what it takes."""
    limits: dict[str, object] = {}
    match line.kind:
        case "number":
            limits = {"lo": line.lo, "hi": line.hi}
        case "grid":
            limits = {"rows": line.rows, "columns": line.columns}
        case "hexes":
            limits = {"radius": line.radius}
        case "words":
            limits = {"longest": line.longest, **({"pattern": line.pattern} if line.pattern else {})}
    options = {"options": [{"id": o.id, "label": say(o.label)} for o in line.options]} if line.options else {}
    shown = {"when": {"field": line.when[0], "is": list(line.when[1])}} if line.when else {}
    return (
        {"name": line.name, "label": say(line.label), "kind": line.kind, "optional": line.optional}
        | limits
        | options
        | shown
    )
