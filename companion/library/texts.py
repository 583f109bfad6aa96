"""Turns a `Msg` into French or English, from the Fluent catalogues below `assets/locales/<language>/`: those that
every game shares, and a folder per game.

What a catalogue may count on:

- a nested message is rendered first and arrives as text: `$nation` = "Espagne";
- each attribute of a nested message arrives beside it: `.of = d'Espagne` as `$nation_of`;
- a tuple of messages arrives as an enumeration: "A, B et C", or where one of them is an enumeration itself
  "Anne : A et B ; Bart : C"; with an attribute of theirs, as `$names_the`, that of each which has it;
- numbers are grouped as the language wants (6 000, 6,000); `NUMBER($year, useGrouping: 0)` prevents it;
- a negative number has a true minus sign (−5), which is never taken for a dash or a list;
- `DE($name)` is the French "de" before a person's name: d’Anne, de Bart;
- `LE($name)` is a name in the middle of a sentence: le Dr Blood, la Royal Navy; in English the Royal Navy; what
  somebody typed or a card prints, and is no message, keeps its article as it is: La Tortue;
- `CAP($words)` begins a sentence: `CAP(LE($name))` is Le Dr Blood;
- `S($name)` is the English possessive: Anne’s, the Pirates’;
- `VERB($name, "tire", "tirent")` is the word that goes with a name, the second where it names two people;
- `DAY($day)` and `MOMENT($moment)` say what the store writes in ISO 8601: 20 nov. 2026, 20 Nov 2026 at 21:04.
"""

from __future__ import annotations

import logging
import os
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, FunctionReference, Junk, Pattern, Placeable, Resource, VariableReference

from companion.core.values.messages import Arg, Msg, say_english_with
from companion.library.dates import LOCALES, day_said, moment_said
from companion.library.yaml_data import read_yaml
from companion.paths import data_roots, locales

log = logging.getLogger(__name__)

LANGUAGES: Final = ("fr", "en")
REMEMBERED: Final = 4096
"""Sentences of a language that are kept ready: eight screens say the same."""
LONGEST_ARGUMENT: Final = 2_000
"""Letters of a sentence that is put into another one; Fluent says nothing at all where there are more than 2,500."""
LONGEST_WORD: Final = 800
"""Letters of what somebody has written: it may stand in a sentence and once more in the one that this is put into."""
SEMICOLON: Final = {"fr": "\u202f; ", "en": "; "}
FORMER: Final = "former_texts.yaml"
STAR: Final = "*"
"""Beside the rules of a game: what its messages are called today, by the names under which saved evenings have them."""
STRICT_VARIABLE: Final = "VIGIE_STRICT_TEXTS"
"""Environment variable that makes a missing message or argument an error; the tests set it."""

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Where a message or a term begins: at the beginning of a line, and nothing else of a catalogue does."""
_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
_TITLED: Final = re.compile(r"(Le|Dr|Major) ")
_SIEUR: Final = re.compile(r"Le Sieur ")
"""A title with its article, of which no name is made: Le Sieur de La Salle, du Sieur de La Salle."""
_ARTICLE: Final = re.compile(r"(Le|La|The) ")
_ELIDED: Final = re.compile(r"[aeiouœ]|h(?!ms )|y(?![aeiou])")
_NUMERAL: Final = re.compile(r"[IVX]+")
_MANY: Final = ("Pirates",)
_TWO: Final = re.compile(r" (et|and|&) ")
_ENUMERATED: Final = re.compile(r" (et|and) ")


class _AsWritten(str):
    """A name as somebody typed it or a card prints it: its first word is part of it, an article or not."""

    __slots__ = ()


class TextError(LookupError):
    """A message, an attribute or an argument that the catalogues do not know."""


class NotFluent(ValueError):
    """A message that cannot be parsed. The message names file and entry."""


def best_language(preferred: Iterable[str]) -> str:
    """The first of the reader's languages (as `fr-CH`, `en`) that Vigie speaks, English if none."""
    wished = (tag.replace("_", "-").split("-")[0].lower() for tag in preferred)
    return next((lang for lang in wished if lang in LANGUAGES), "en")


def catalogue_files(lang: str) -> list[Path]:
    """The catalogues of one language, in a fixed order."""
    return [path for folder in locales(lang) for path in sorted(folder.rglob("*.ftl"))]


@cache
def former_texts() -> Mapping[str, str]:
    """The key of today's message for each key that is written in saved evenings and has no message any more.

    A star at the end of both stands for the rest of the key (``cove-*``: ``pc-*``).
    """
    today: dict[str, str] = {}
    for path in (path for root in data_roots() for path in sorted((root / "rulesdata").glob(f"*/{FORMER}"))):
        match read_yaml(path):
            case dict(renamed):
                today |= renamed
    return today


@lru_cache(maxsize=4096)
def todays_key(key: str) -> str:
    """The key of today's message for one that saved evenings may hold; the key itself where nothing is known of it."""
    known = former_texts()
    if key in known:
        return known[key]
    families = (old for old in known if old.endswith(STAR) and key.startswith(old.removesuffix(STAR)))
    if (family := next(families, None)) is None:
        return key
    return known[family].removesuffix(STAR) + key.removeprefix(family.removesuffix(STAR))


def parse(path: Path) -> Resource:
    """One catalogue. ValueError names file and line of the first entry that is not Fluent."""
    source = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = source.count("\n", 0, entry.annotations[0].span.start if entry.annotations[0].span else 0) + 1
            raise ValueError(f"{path}:{line}: {entry.annotations[0].message}")
    return resource


def entries(path: Path) -> dict[str, str]:
    """The messages and the terms (`-id`) of one catalogue, each as it is written; nothing of them is parsed."""
    source = path.read_text(encoding="utf-8")
    begun = list(_ENTRY.finditer(source))
    ends = [each.start() for each in begun[1:]] + [len(source)]
    found: dict[str, str] = {}
    for each, end in zip(begun, ends, strict=True):
        found.setdefault(each[1], source[each.start() : end])
    return found


class _Bundle(FluentBundle):
    """The messages of one language, each parsed when it is first asked for: most are never said in an evening."""

    def __init__(self, locale: str, functions: dict[str, Any], files: Iterable[Path]) -> None:
        super().__init__([locale], functions, use_isolating=False)
        self._unread: dict[str, tuple[Path, str]] = {}
        for path in files:
            for name, source in entries(path).items():
                self._unread.setdefault(name, (path, source))
        self._names = frozenset(self._unread)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._names

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What Fluent calls for each message, and for each that another one names. Raises NotFluent."""
        name = f"-{entry_id}" if term else entry_id
        if (unread := self._unread.get(name)) is not None:
            path, source = unread
            self.add_resource(Resource(_parsed(path, name, source)))
            self._unread.pop(name, None)  # another thread may have read it, too: the same, and once more does no harm
        return super()._lookup(entry_id, term)


def _parsed(path: Path, name: str, source: str) -> list[EntryType]:
    body = FluentParser(with_spans=False).parse(source).body
    if any(isinstance(entry, Junk) for entry in body):
        raise NotFluent(f"{path}: {name} is not Fluent, or what follows it")
    return body


def de(name: object) -> str:
    """French "de" before a name: d’Anne, d’Hugo, d’Yves, but de Bart, de Yann, de II; du Dr, de la Navy."""
    if _titled(name):
        return f"du {str(name).removeprefix('Le ')}"
    if str(name).startswith("La "):
        return f"de {le(name)}"
    plain = unicodedata.normalize("NFD", str(name)).lower()
    counted = _NUMERAL.fullmatch(str(name)) is not None  # two, not I-I
    return f"d’{name}" if _ELIDED.match(plain) and not counted else f"de {name}"


def le(name: object) -> str:
    """A name in the middle of a French sentence, where a title wants its article: le Dr Blood, but Anne."""
    return f"le {str(name).removeprefix('Le ')}" if _titled(name) else the(name)


def _titled(name: object) -> bool:
    """Whether a name wants an article in French: le Dr Blood, but nothing that was written with its own."""
    if _SIEUR.match(str(name)):
        return True
    return _TITLED.match(str(name)) is not None and not (isinstance(name, _AsWritten) and _ARTICLE.match(name))


def the(name: object) -> str:
    """A name in the middle of a sentence, where its own article is a small word: the Royal Navy, la Royal Navy."""
    text = str(name)
    return text[:1].lower() + text[1:] if _ARTICLE.match(text) and not isinstance(name, _AsWritten) else text


def possessive(name: object) -> str:
    """The English possessive of a name as it is spoken: Anne’s, James’s, but the Pirates’, of whom there are many."""
    return f"the {name}’" if str(name) in _MANY else f"{name}’s"


def capital(words: object) -> str:
    """Words as they begin a sentence: Coque, Le Dr Blood."""
    text = str(words)
    return text[:1].upper() + text[1:]


def verb(name: object, one: object, several: object) -> str:
    """The word that goes with a name: Anne tire, but Anne et Mary tirent."""
    return str(several if _TWO.search(str(name)) else one)


def _cut(words: str, longest: int) -> str:
    return words if len(words) <= longest else f"{words[:longest]}…"


class Texts:
    """The sentences of one language. Call it with a message to read it."""

    def __init__(self, lang: str, files: Iterable[Path] | None = None, *, strict: bool | None = None) -> None:
        self.lang = lang
        self.strict = bool(os.environ.get(STRICT_VARIABLE)) if strict is None else strict
        self._locale = LOCALES[lang]
        self._complained: set[str] = set()
        dates = {"DAY": lambda day: day_said(str(day), lang), "MOMENT": lambda moment: moment_said(str(moment), lang)}
        functions: dict[str, Any] = {
            "DE": de,
            "LE": le if lang == "fr" else the,
            "CAP": capital,
            "S": possessive,
            "VERB": verb,
            **dates,
        }
        self._bundle = _Bundle(self._locale, functions, catalogue_files(lang) if files is None else files)
        self._said = lru_cache(REMEMBERED)(lambda message: self._pattern(message.key, self._arguments(message)))

    def __call__(self, message: Msg) -> str:
        """The sentence of `message`; ⟦key⟧ if the catalogue lacks it and the texts are not strict."""
        return self._said(message)

    def knows(self, key: str) -> bool:
        """Whether the catalogues have a message, or an attribute (`id.attribute`) of one."""
        identifier, _, attribute = key.partition(".")
        entry = self._entry(identifier)
        return entry is not None and (attribute in entry.attributes if attribute else entry.value is not None)

    def listing(self, items: Iterable[str]) -> str:
        """An enumeration: "A, B et C"; semicolons part what holds an enumeration itself."""
        said = list(items)
        if any(_ENUMERATED.search(item) for item in said):
            return SEMICOLON[self.lang].join(said)
        return format_list(said, locale=self._locale)

    def _arguments(self, message: Msg) -> dict[str, str | int | float]:
        """Every argument as Fluent takes it, nested messages rendered, with their attributes beside them."""
        arguments: dict[str, str | int | float] = {}
        for name, value in message.args:
            arguments[name] = self._plain(value)
            if isinstance(value, Msg):
                inner = self._arguments(value)
                for attribute in self._attributes(value.key):
                    arguments[f"{name}_{attribute}"] = self._pattern(f"{value.key}.{attribute}", inner)
            elif isinstance(value, tuple):
                for attribute in dict.fromkeys(each for item in value for each in self._attributes(item.key)):
                    told = self.listing(self._with(item, attribute) for item in value)
                    arguments[f"{name}_{attribute}"] = _cut(told, LONGEST_ARGUMENT)
        return arguments

    def _with(self, item: Msg, attribute: str) -> str:
        """An attribute of a message, the message itself where it has none of that name."""
        if attribute in self._attributes(item.key):
            return self._pattern(f"{item.key}.{attribute}", self._arguments(item))
        return self(item)

    def _plain(self, value: Arg) -> str | int | float:
        if isinstance(value, int | float):
            return value
        if isinstance(value, Msg):
            return self._nested(value)
        if isinstance(value, tuple):
            said = [self._nested(item) for item in value]
            return _cut(self.listing(the(item) if n else item for n, item in enumerate(said)), LONGEST_ARGUMENT)
        return _AsWritten(_cut(str(value), LONGEST_WORD))  # a damaged row may hold bytes where words belong

    def _nested(self, value: Msg) -> str:
        """A message within another one, which may be nothing but what somebody has written, or begin with it."""
        said = _cut(self(value), LONGEST_ARGUMENT)
        return _AsWritten(said) if self._begins_as_written(value) else said

    def _begins_as_written(self, value: Msg) -> bool:
        """Whether the first words of a message are such an argument of it."""
        pattern = self._spelt(value.key)
        inner = pattern.elements[0] if isinstance(pattern, Pattern) else pattern  # a lone placeable is no pattern there
        while isinstance(inner, Placeable):
            inner = inner.expression
        while isinstance(inner, FunctionReference) and inner.arguments.positional:
            inner = inner.arguments.positional[0]
        if not isinstance(inner, VariableReference):
            return False
        argument = dict(value.args).get(inner.id.name)
        begun = argument[0] if isinstance(argument, tuple) and argument else argument
        return self._begins_as_written(begun) if isinstance(begun, Msg) else isinstance(begun, str)

    def _attributes(self, key: str) -> Iterable[str]:
        """Those of a message; what is an attribute itself has none."""
        entry = None if "." in key else self._entry(key)
        return () if entry is None else entry.attributes

    def _entry(self, key: str) -> Message | None:
        """A message, by today's key or a former one; None where the catalogues lack it or cannot say it."""
        if not self._bundle.has_message(key):
            key = todays_key(key)
        try:
            return self._bundle.get_message(key) if self._bundle.has_message(key) else None
        except NotFluent as error:
            self._complain(key, str(error))
            return None

    def _spelt(self, key: str) -> Any:
        """The message `id`, or its attribute if the key is `id.attribute`, as Fluent has it; None if there is none."""
        identifier, _, attribute = key.partition(".")
        entry = self._entry(identifier)
        return None if entry is None else entry.attributes.get(attribute) if attribute else entry.value

    def _pattern(self, key: str, arguments: dict[str, str | int | float]) -> str:
        """The words of the message `id`, or of its attribute if the key is `id.attribute`."""
        pattern = self._spelt(key)
        if pattern is None:
            self._complain(key, f"no message {key} in {self.lang}")
            return f"⟦{key}⟧"
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            self._complain(key, f"message {key} in {self.lang}: {errors[0]}")
        return _HYPHEN.sub("−", str(text))

    def _complain(self, key: str, why: str) -> None:
        if self.strict:
            raise TextError(why)
        if key not in self._complained:
            self._complained.add(key)
            log.warning(why)  # an evening from elsewhere may say what there is no word for: no fault of ours


@cache
def texts_in(lang: str) -> Texts:
    """The shared texts of one language, read from disk once; a message is parsed when it is first said."""
    return Texts(lang)


def say(message: Msg, lang: str = "en") -> str:
    """A message in words, in French ("fr") or English ("en")."""
    return texts_in(lang)(message)


say_english_with(say)  # so that what is refused reads as English in a traceback, too
