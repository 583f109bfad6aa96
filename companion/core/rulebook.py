"""The rule index: every rule of a game with its number, our statement of it, and its page."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. page: as printed, e.g. "12-13", "1~" for a page inferred from its neighbours.

    scope: letters of the catalogue (S standard, X expert, O optional, modes).  title, text: by language code.
    """

    id: str
    page: str
    scope: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    related: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()

    @property
    def chapter(self) -> str:
        """The chapter's code, e.g. ``FSH`` for SK-FSH-01."""
        return self.id.split("-")[1]


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way of settling a point that the rulebook leaves open, in a few words by language code."""

    id: str
    label: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the rulebook leaves open and how the referee rules. setting: offered as a table setting.

    alternatives: of a setting, the ruling itself first.
    """

    id: str
    rules: tuple[str, ...]
    question: Mapping[str, str]
    ruling: Mapping[str, str]
    setting: bool = False
    card: bool = False
    alternatives: tuple[Alternative, ...] = ()


def fold(text: str) -> str:
    """Lower case without accents, for searching."""
    plain = unicodedata.normalize("NFD", text.replace("œ", "oe").replace("æ", "ae"))
    return "".join(c if c.isalnum() else " " for c in plain.lower() if not unicodedata.combining(c))


class RuleIndex:
    """All rules of one game, searchable in both languages; accents and typos are forgiven."""

    def __init__(
        self, rules: Iterable[Rule], rulings: Iterable[Ruling] = (), synonyms: Iterable[tuple[str, ...]] = ()
    ) -> None:
        self.rules = {rule.id: rule for rule in rules}
        self.rulings = {ruling.id: ruling for ruling in rulings}
        self._words = {rule.id: self._index(rule) for rule in self.rules.values()}
        self._vocabulary = sorted({word for titles, text in self._words.values() for word in (*titles, *text)})
        self._synonyms: dict[str, set[str]] = {}
        for group in synonyms:
            words = [fold(term).split() for term in group]
            for these in words:
                for word in these if len(these) == 1 else ():
                    self._synonyms.setdefault(word, set()).update(w for ws in words if len(ws) == 1 for w in ws)

    @staticmethod
    def _index(rule: Rule) -> tuple[frozenset[str], frozenset[str]]:
        titles = fold(" ".join((rule.id, *rule.title.values()))).split()
        return frozenset(titles), frozenset(fold(" ".join(rule.text.values())).split())

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self.rules

    def rulings_of(self, rule_id: str) -> tuple[Ruling, ...]:
        """The rulings that a rule names or that concern it, in their own order."""
        named = self.rules[rule_id].rulings if rule_id in self.rules else ()
        return tuple(r for r in self.rulings.values() if r.id in named or rule_id in r.rules)

    def search(self, query: str, limit: int = 40) -> list[Rule]:
        """Rules that match all words of the query, best first; an exact id comes first. Empty query: all rules."""
        if not query.strip():
            return list(self.rules.values())[:limit]
        words = [self._candidates(word) for word in fold(query).split()]
        scored = [(self._score(rule_id, words), rule) for rule_id, rule in self.rules.items()]
        exact = query.strip().upper()
        hits = [(score + (100 if rule.id.upper() == exact else 0), rule) for score, rule in scored if score]
        return [rule for _, rule in sorted(hits, key=lambda hit: -hit[0])[:limit]]

    def _candidates(self, word: str) -> dict[str, float]:
        """Words of the index that may be meant by `word`, with a weight."""
        found: dict[str, float] = dict.fromkeys(self._synonyms.get(word, ()), 1.0)
        found |= {known: 1.5 if known == word else 1.0 for known in self._vocabulary if known.startswith(word)}
        if not found and len(word) > 3:
            for known in self._vocabulary:
                if abs(len(known) - len(word)) <= 2:
                    ratio = SequenceMatcher(None, word, known).ratio()
                    if ratio >= 0.75:
                        found[known] = ratio - 0.25
        return found

    def _score(self, rule_id: str, words: list[dict[str, float]]) -> float:
        titles, text = self._words[rule_id]
        total = 0.0
        for candidates in words:
            best = max(
                (
                    weight * (3 if word in titles else 1)
                    for word, weight in candidates.items()
                    if word in titles or word in text
                ),
                default=0.0,
            )
            if not best:
                return 0.0
            total += best
        return total
