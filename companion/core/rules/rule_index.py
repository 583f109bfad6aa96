"""The rule index: every rule of a game with its number, our statement of it, and its page."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache, cached_property
from itertools import islice, takewhile
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule.

    title, text: by language code.
    """

    id: str
    page: str
    """As printed, e.g. "12-13", "1~" for a page inferred from its neighbours."""
    scope: str
    """Letters of the catalogue (S standard, X expert, O optional, modes)."""
    title: Mapping[str, str]
    text: Mapping[str, str]
    related: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook."""

    id: str
    title: Mapping[str, str]
    """By language code."""
    rules: tuple[str, ...]
    """Ids of its rules, in their order."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way of settling a point that the rulebook leaves open, in a few words by language code."""

    id: str
    label: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the rulebook leaves open and how the referee rules."""

    id: str
    rules: tuple[str, ...]
    question: Mapping[str, str]
    ruling: Mapping[str, str]
    setting: bool = False
    """Offered as a table setting."""
    card: bool = False
    alternatives: tuple[Alternative, ...] = ()
    """Of a setting, the ruling itself first."""


def fold(text: str) -> str:
    """Lower case without accents, for searching."""
    plain = unicodedata.normalize("NFD", text.replace("œ", "oe").replace("æ", "ae"))
    return "".join(c if c.isalnum() else " " for c in plain.lower() if not unicodedata.combining(c))


Phrase = tuple[str, ...]
"""Words as they are compared: folded, without the sign of the plural, without articles."""
ARTICLES: Final = frozenset(
    {"a", "an", "and", "au", "aux", "d", "de", "des", "du", "en", "et", "j", "l", "la", "le", "les", "m", "ma", "mes"}
    | {"mon", "my", "n", "of", "on", "qu", "s", "sa", "ses", "son", "sur", "t", "the", "to", "un", "une"}
)
"""Words, and what elision leaves of them, that tell no rule from another."""
ASKING: Final = frozenset(
    {"are", "be", "can", "combien", "comment", "could", "do", "does", "doit", "est", "faire", "fait", "faut", "how"}
    | {"i", "if", "is", "je", "many", "may", "me", "much", "nous", "ou", "peut", "peux", "puis", "quand", "que", "quel"}
    | {"quelle", "quelles", "quels", "qui", "quoi", "should", "si", "there", "they", "vous", "we", "what", "when"}
    | {"where", "which", "who", "y", "you"}
)
"""Words with which people ask. They are looked for only where nothing else was said."""
ENDINGS: Final = (
    *("issement", "ation", "ement", "euse", "eur", "ant", "ing", "ent", "ons"),
    *("ees", "ee", "er", "ed", "ez", "es", "re", "ir", "e", "s"),
)
"""What verbs and what comes of them end in, folded, without the sign of the plural; the longest first."""
SHORTEST_STEM: Final = 3
"""Letters that are left of a word without its ending."""
NUMBERED: Final = re.compile(r"^(?:phase \d+|\d+)\W+", re.IGNORECASE)
"""What stands before the title of a chapter."""
SHORTEST_PLURAL: Final = 4
"""Letters of a word from which a last s or x is taken for the sign of the plural."""
PAGE: Final = re.compile(r"p(?:age)?[ .]*(\d+)")
"""A question for all rules of a page."""
EXACT, FORM, FURTHER, FOREIGN = 1.5, 1.25, 0.9, 0.5
"""How much a word counts that is the very one or another form of it, against one that only begins so; and what remains
of a hit by another word for the same, and of one in the other language."""
TYPO, LONGEST_EXACT = 0.75, 3
"""How like a word another one must be that may be meant, and the letters up to which a word is taken as it is."""
IN_TITLE, WHOLE, FIRST, TOGETHER, SHARE, CHAPTER = 3, 40, 14, 9, 8, 10
"""What a word in the title counts for; then a title that says nothing else, one that begins with what is sought, one
that has it in a row, the share of a title that was sought, and a title that has it in a chapter of that name."""


def phrase(text: str) -> Phrase:
    """A text as it is compared. Articles alone stay."""
    words = tuple(_singular(word) for word in fold(text).split())
    return tuple(word for word in words if word not in ARTICLES) or words


def _plain(words: Phrase) -> Phrase:
    """Without words with which people ask; they alone stay."""
    return tuple(word for word in words if word not in ASKING) or words


def _singular(word: str) -> str:
    return word[:-1] if len(word) >= SHORTEST_PLURAL and word[-1] in "sx" else word


@cache
def _stem(word: str) -> str:
    """What all forms of a word begin with: "tir" of "tirer", "win" of "winning"."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            stem = word[: -len(ending)]
            return _stem(stem[:-1] if len(stem) > SHORTEST_STEM and stem[-1] == stem[-2] else stem)
    return word


@dataclass(frozen=True, slots=True)
class _Worded:
    """A rule in one language as it is searched."""

    title: Phrase
    names: tuple[Phrase, ...]
    """The stems of what it is called, without words with which people ask: its title, then what a table types."""
    said: frozenset[str]
    """All words of these."""
    text: frozenset[str]
    chapter: Phrase
    """The stems of its chapter's name."""


class RuleIndex:
    """All rules of one game by chapters, searchable in both languages; accents, plurals and typos are forgiven.

    synonyms: phrases of which each may stand for any other of its group.  typed: what a table types when it means a
    rule, by its id and by language.
    """

    def __init__(
        self,
        rules: Iterable[Rule],
        rulings: Iterable[Ruling] = (),
        synonyms: Iterable[tuple[str, ...]] = (),
        chapters: Iterable[Chapter] = (),
        typed: Mapping[str, Mapping[str, Sequence[str]]] = MappingProxyType({}),
        settings: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> None:
        self.rules = {rule.id: rule for rule in rules}
        self.rulings = {ruling.id: ruling for ruling in rulings}
        self.chapters = tuple(chapters)
        """In the order of the book."""
        self._chapter = {rule: chapter for chapter in self.chapters for rule in chapter.rules}
        self._groups = tuple(synonyms)
        self.typed = typed
        """What a table types when it means a rule, by its id and by language."""
        self.settings = settings
        """The points of rule by the chapters under which a table finds them, as an evening meets them; none of few."""

    @cached_property
    def _words(self) -> Mapping[str, Mapping[str, _Worded]]:
        """Every rule by language as it is searched; worked out when somebody searches, as few evenings do."""
        return {rule.id: {lang: self._worded(rule, lang) for lang in rule.title} for rule in self.rules.values()}

    @cached_property
    def _vocabulary(self) -> Sequence[str]:
        """The words of all rules, in order."""
        worded = [each for by_lang in self._words.values() for each in by_lang.values()]
        return sorted({word for each in worded for word in (*each.said, *each.text)})

    @cached_property
    def _synonyms(self) -> Sequence[Sequence[Phrase]]:
        """Phrases of which each may stand for any other of its group."""
        return tuple(tuple(dict.fromkeys(map(phrase, group))) for group in self._groups)

    @cached_property
    def _known(self) -> Sequence[str]:
        """The words of all rules and of all synonyms, in order."""
        said = {word for group in self._synonyms for each in group for word in each}
        return sorted(said.union(self._vocabulary))

    def _worded(self, rule: Rule, lang: str) -> _Worded:
        text = frozenset((*phrase(rule.text.get(lang, "")), *phrase(rule.id)))
        chapter = self._chapter.get(rule.id)
        name = "" if chapter is None else NUMBERED.sub("", chapter.title.get(lang, ""))
        title = phrase(rule.title[lang])
        names = (title, *map(phrase, self.typed.get(rule.id, {}).get(lang, ())))
        said = frozenset(word for each in (title, *map(_plain, names)) for word in each)
        return _Worded(title, tuple(_stems(_plain(each)) for each in names), said, text, _stems(phrase(name)))

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self.rules

    def __getitem__(self, rule_id: str) -> Rule:
        """The rule of this id. Raises KeyError for one that there is not."""
        return self.rules[rule_id]

    def rulings_of(self, rule_id: str) -> tuple[Ruling, ...]:
        """The rulings that a rule names or that concern it, in their own order."""
        named = self.rules[rule_id].rulings if rule_id in self.rules else ()
        return tuple(r for r in self.rulings.values() if r.id in named or rule_id in r.rules)

    def search(self, query: str, limit: int = 40, lang: str = "") -> list[Rule]:
        """Rules that match all words of the query, the nearest first; where none does, those that match most of them.

        A rule of exactly this id comes first, then one whose title is what is sought. lang: of the reader, whose titles
        and texts count more than those of other languages; "" for none in particular.  Empty query: all rules.
        """
        if not query.strip():
            return list(self.rules.values())[:limit]
        if page := PAGE.fullmatch(query.strip().lower()):
            return [rule for rule in self.rules.values() if _stands_on(rule, int(page[1]))][:limit]
        exact = query.strip().upper()
        said = phrase(query)
        sought = _plain(said)
        found = self._matching(sought, exact, lang) or self._matching(tuple(map(self._spelt, sought)), exact, lang)
        called = [rule for rule in found if any(said == worded.title for worded in self._words[rule.id].values())]
        return list({rule.id: rule for rule in (*called, *found)}.values())[:limit]

    def _matching(self, sought: Phrase, exact: str, lang: str) -> list[Rule]:
        """The rules that have most of these words, the nearest first."""
        readings = [
            ([self._candidates(word) for word in words], _stems(words), worth)
            for words, worth in self._readings(sought)
        ]
        hits: list[tuple[float, float, Rule]] = []
        for rule in self.rules.values():
            if rule.id.upper() == exact:
                hits.append((2.0, 0.0, rule))
                continue
            share, score = max(self._score(rule.id, *reading, lang) for reading in readings)
            if share:
                hits.append((share, score, rule))
        most = min(1.0, max((share for share, _, _ in hits), default=0.0))
        order = {rule: place for place, rule in enumerate(self.typed)}
        found = sorted(
            (hit for hit in hits if hit[0] >= most),
            key=lambda hit: (-hit[0], -hit[1], order.get(hit[2].id, len(order))),
        )
        return [rule for _, _, rule in found]

    def _readings(self, words: Phrase) -> Iterator[tuple[Phrase, float]]:
        """What is sought, and the same in other words, with what it is worth."""
        yield words, 1.0
        stems = _stems(words)
        for group in self._synonyms:
            for said in group:
                at = _place(_stems(said), stems)
                if at is not None:
                    for other in group:
                        if other != said:
                            yield (*words[:at], *other, *words[at + len(said) :]), FURTHER

    def _spelt(self, word: str) -> str:
        """The word of the index or of its synonyms that is most like a long word that neither knows, if any is."""
        if len(word) <= LONGEST_EXACT or any(_begun(self._known, word)):
            return word
        near = (known for known in self._known if abs(len(known) - len(word)) <= 2)
        likeness = {known: SequenceMatcher(None, word, known).ratio() for known in near}
        best = max(likeness, key=lambda known: likeness[known], default=word)
        return best if likeness.get(best, 0) >= TYPO else word

    def _candidates(self, word: str) -> dict[str, float]:
        """Words of the index that begin so or are another form of it, with a weight."""
        begun = dict.fromkeys(_begun(self._vocabulary, word), 1.0)
        return {**begun, **dict.fromkeys(self._forms.get(_stem(word), ()), FORM), word: EXACT}

    @cached_property
    def _forms(self) -> Mapping[str, Sequence[str]]:
        """The words of all rules by what their forms begin with."""
        forms: dict[str, list[str]] = {}
        for word in self._vocabulary:
            forms.setdefault(_stem(word), []).append(word)
        return forms

    def _score(
        self, rule_id: str, candidates: Sequence[Mapping[str, float]], stems: Phrase, worth: float, lang: str
    ) -> tuple[float, float]:
        """The share of the words that a rule has, and how near it is to them."""
        best = (0.0, 0.0)
        for language, worded in self._words[rule_id].items():
            counts = worth if lang in ("", language) else worth * FOREIGN
            weights = [_weight(each, worded) for each in candidates]
            met = sum(map(bool, weights))
            if met:
                best = max(best, (met / len(stems), counts * (sum(weights) + _closeness(stems, worded))))
        return best


def _begun(known: Sequence[str], word: str) -> Iterator[str]:
    """Of words in their order those that begin so."""
    return takewhile(lambda each: each.startswith(word), islice(known, bisect_left(known, word), None))


def _weight(candidates: Mapping[str, float], worded: _Worded) -> float:
    """What the best of some words counts for in a rule; 0 where it has none of them."""
    in_title = max((candidates[word] for word in worded.said if word in candidates), default=0.0)
    in_text = max((weight for word, weight in candidates.items() if word in worded.text), default=0.0)
    return max(in_title * IN_TITLE, in_text)


def _closeness(stems: Phrase, worded: _Worded) -> float:
    """How much of a title is what is sought, or of that of its chapter."""
    here = CHAPTER if stems == worded.chapter else 0
    return here + max(_likeness(stems, name) for name in worded.names)


def _likeness(stems: Phrase, name: Phrase) -> float:
    """How much of what a rule is called is what is sought."""
    if stems == name:
        return WHOLE
    at = _place(stems, name)
    row = 0 if at is None else TOGETHER if at else FIRST
    return row + SHARE * len({*stems} & {*name}) / len(name)


def _stems(words: Phrase) -> Phrase:
    return tuple(map(_stem, words))


def _place(part: Phrase, whole: Phrase) -> int | None:
    """Where some words stand in a row among others."""
    size = len(part)
    return next((at for at in range(len(whole) - size + 1) if whole[at : at + size] == part), None)


def _stands_on(rule: Rule, page: int) -> bool:
    """Whether a rule is printed on a page."""
    spans = [[int(end) for end in re.findall(r"\d+", span)] for span in rule.page.split(",")]
    return any(span and span[0] <= page <= span[-1] for span in spans)
