"""How an evening ended, for other programs and for friends: as JSON, as a table for spreadsheets, as a text.

All of it comes from the parts of the last page, in the words of the reader.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.values.messages import msg
from companion.host.exchange.play_export import ExportedPlay, as_record
from companion.library.texts import Texts
from companion.ui.gamekit.ending import (
    Account,
    Accounts,
    Crown,
    Curves,
    EndingPart,
    Fortune,
    Fortunes,
    Product,
    Ranking,
)

BOM: Final = "\ufeff"
"""By which spreadsheets know that a file is UTF-8."""
WRITTEN: Final = {"fr": (";", ","), "en": (",", ".")}
"""What stands between cells, and in numbers: as a spreadsheet expects it whose owner reads this language."""
FORMULA: Final = re.compile(r"(^\s*|[;,|\t\r\n])(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])")
"""Where a formula would begin, also in a program for which something else stands between cells: "Bart;=1+1"."""
SHARE: Final = re.compile(r"(?<=\d)/(?=\d)")
"""The stroke of "5/13", of which a spreadsheet makes a day in May."""


@dataclass(frozen=True, slots=True)
class EndingSummary:
    """The last page of an evening."""

    game: str
    """Its title."""
    day: str
    """As the reader writes it."""
    parts: Sequence[EndingPart]
    say: Texts
    """The words of the reader."""
    play: ExportedPlay
    """The same for programs."""

    @property
    def verdict(self) -> str:
        """Who has won, or how it ended."""
        return next((self.say(part.verdict) for part in self.parts if isinstance(part, Crown)), "")

    @property
    def moment(self) -> str:
        """When it ended."""
        return next((self.say(part.moment) for part in self.parts if isinstance(part, Crown)), "")

    @property
    def ranking(self) -> Ranking | None:
        """The final table, None where nobody is ranked."""
        return next((part for part in self.parts if isinstance(part, Ranking)), None)

    @property
    def curves(self) -> Curves | None:
        """How the points grew, None where nobody counted them."""
        return next((part for part in self.parts if isinstance(part, Curves)), None)

    @property
    def accounts(self) -> Sequence[Account]:
        """Where the points came from."""
        return [account for part in self.parts if isinstance(part, Accounts) for account in part.accounts]

    @property
    def fortunes(self) -> Sequence[Fortune]:
        """How lucky everybody's dice were."""
        return [fortune for part in self.parts if isinstance(part, Fortunes) for fortune in part.fortunes]

    @property
    def products(self) -> Sequence[Product]:
        """Scores that are products of sums."""
        return [part for part in self.parts if isinstance(part, Product)]


def as_json(result: EndingSummary) -> str:
    """What programs need under names that never change (`plays.as_record`), and below "told" what the page says, in the
    words of the reader: title, day, verdict, end, ranking, curves, accounts, luck and scores.
    """
    say, ranking, curves = result.say, result.ranking, result.curves
    heads = [] if ranking is None else [say(head) for head in ranking.heads]
    told = {
        "title": result.game,
        "day": result.day,
        "verdict": result.verdict,
        "end": result.moment,
        "ranking": [
            {
                "rank": place.rank,
                "name": say(place.name),
                "figures": dict(zip(heads, place.figures, strict=True)),
                "note": "" if place.note is None else say(place.note),
            }
            for place in ([] if ranking is None else ranking.places)
        ],
        "curves": [
            {"name": say(side.name), "points": side.points, "values": list(side.curve.values)}
            for side in ([] if curves is None else curves.sides)
        ],
        "accounts": [
            {
                "name": say(account.owner),
                "amounts": [{"reason": say(why), "points": n} for group in account.groups for why, n in group],
            }
            for account in result.accounts
        ],
        "luck": [{"name": say(each.name), "good": each.came, "expected": each.due / 1000} for each in result.fortunes],
        "scores": [
            {
                "total": say(product.total),
                "sums": [
                    {
                        "name": say(part.label),
                        "total": part.total,
                        "terms": [{"name": say(term.label), "value": term.value} for term in part.terms],
                    }
                    for part in product.parts
                ],
            }
            for product in result.products
        ],
    }
    return json.dumps({**as_record(result.play), "told": told}, ensure_ascii=False, indent=2) + "\n"


def as_csv(result: EndingSummary) -> str:
    """The final table, the points moment by moment, and where they came from, one below the other."""
    say = result.say
    tables: list[list[list[object]]] = [[[result.game, result.day], [result.verdict, result.moment]]]
    if result.ranking is not None:
        heads: list[object] = ["", "", *(say(head) for head in result.ranking.heads)]
        places: list[list[object]] = [[of.rank, say(of.name), *of.figures] for of in result.ranking.places]
        tables.append([heads, *places])
    if result.curves is not None:
        names: list[object] = [say(result.curves.label), *(say(side.name) for side in result.curves.sides)]
        values = [side.curve.values for side in result.curves.sides]
        longest = max(map(len, values), default=0)
        rows: list[list[object]] = [
            [at, *(points[at] if at < len(points) else "" for points in values)] for at in range(longest)
        ]
        tables.append([names, *rows])
    for account in result.accounts:
        tables.append([[say(account.owner)], *([say(why), n] for group in account.groups for why, n in group)])
    for product in result.products:
        lines: list[list[object]] = [[say(term.label), term.value] for part in product.parts for term in part.terms]
        tables.append([[say(product.total)], *lines])
    if result.fortunes:
        luck = [say(msg(f"ui-ending-luck-{column}")) for column in ("good", "due")]
        tables.append([["", *luck], *([say(each.name), each.came, each.due / 1000] for each in result.fortunes)])
    written = io.StringIO()
    between, comma = WRITTEN[say.lang]
    writer = csv.writer(written, delimiter=between, lineterminator="\r\n")
    for number, table in enumerate(tables):
        writer.writerows([[]] if number else [])
        writer.writerows([_plain(cell, comma) for cell in row] for row in table)
    return BOM + written.getvalue()


def _plain(cell: object, comma: str) -> object:
    """A cell that no spreadsheet takes for a formula, whatever people are called, nor a share for a day."""
    if isinstance(cell, float):
        return str(cell).replace(".", comma)
    if not isinstance(cell, str):
        return cell
    return FORMULA.sub(r"\1'", SHARE.sub("\u2044", cell))


def as_text(result: EndingSummary) -> str:
    """A few lines to send: the game and the day, the verdict, a line for everybody."""
    say, ranking = result.say, result.ranking
    lines = [f"{result.game}, {result.day}", result.verdict]
    for place in [] if ranking is None else ranking.places:
        lines.append(f"{place.rank}. {say(place.name)} · {place.figures[0]}" if place.figures else say(place.name))
    return "\n".join(lines) + "\n"
