"""The rule index of a game: rulesdata/<game>/rules/*.yaml by chapters.yaml, rulings.yaml by settings.yaml, the glossary
as synonyms, and typed.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, Field

from companion.core.rules.rule_index import Alternative, Chapter, Rule, RuleIndex, Ruling
from companion.library.yaml_data import BrokenData, load
from companion.paths import rulesdata


class _Printed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


P = TypeVar("P", bound=_Printed)


class BothLanguages(_Printed):
    """A text in every language that Vigie speaks."""

    fr: str = Field(min_length=1)
    en: str = Field(min_length=1)


class RuleEntry(_Printed):
    """A rule as it stands in the file; see `companion.core.rules.rule_index.Rule`."""

    id: str
    page: str
    scope: str
    title: BothLanguages
    text: BothLanguages
    related: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class AlternativeEntry(_Printed):
    """One way of settling a point; see `companion.core.rules.rule_index.Alternative`."""

    id: str
    label: BothLanguages


class RulingEntry(_Printed):
    """A ruling as it stands in the file; see `companion.core.rules.rule_index.Ruling`."""

    id: str
    rules: tuple[str, ...]
    setting: bool
    card: bool
    question: BothLanguages
    ruling: BothLanguages
    alternatives: tuple[AlternativeEntry, ...] = ()


class GlossaryTerm(_Printed):
    """A word of the game in both languages."""

    fr: str
    en: str
    code: str = ""
    """Its name in the code; words that share one mean the same."""
    note: BothLanguages | None = None
    also: tuple[str, ...] = ()
    """What else people say for it, in any language."""


class TypedEntry(_Printed):
    """What a table types when it means a rule, beside its title."""

    rule: str
    fr: tuple[str, ...] = Field(min_length=1)
    en: tuple[str, ...] = Field(min_length=1)


class ChapterEntry(_Printed):
    """A chapter of the rulebook."""

    title: BothLanguages
    files: tuple[str, ...] = Field(min_length=1)
    """Of rules/, without their ending, in the order in which they are read."""


@cache
def rule_index(game: str) -> RuleIndex:
    """The rules of a game, read once. Raises BrokenData naming file, line and field."""
    return load_index(rulesdata(game))


def load_index(folder: Path) -> RuleIndex:
    """The rules of one folder, cross-checked."""
    entries: dict[str, RuleEntry] = {}
    files: dict[str, tuple[str, ...]] = {}
    for path in sorted((folder / "rules").glob("*.yaml")):
        read: list[RuleEntry] = load(path, list[RuleEntry])
        files[path.stem] = tuple(entry.id for entry in read)
        for entry in read:
            if entry.id in entries:
                raise BrokenData(f"{path.name}: {entry.id} stands twice")
            entries[entry.id] = entry
    listed = _listed(folder / "rulings.yaml", RulingEntry)
    rulings = {entry.id: entry for entry in listed}
    for entry in entries.values():
        if unknown := [i for i in (*entry.related, *entry.rulings) if i not in entries and i not in rulings]:
            raise BrokenData(f"{entry.id}: {unknown[0]} does not exist")
    for ruling in rulings.values():
        if unknown := [i for i in ruling.rules if i not in entries]:
            raise BrokenData(f"rulings.yaml, {ruling.id}: {unknown[0]} does not exist")
        if ruling.setting != (len(ruling.alternatives) > 1):
            raise BrokenData(f"rulings.yaml, {ruling.id}: a setting has alternatives, and nothing else has")
    chapters = _chapters(_listed(folder / "chapters.yaml", ChapterEntry), files)
    synonyms = _synonyms(_listed(folder / "glossary.yaml", GlossaryTerm))
    typed = _typed(_listed(folder / "typed.yaml", TypedEntry), entries)
    settings = _settings(folder / "settings.yaml", [entry.id for entry in listed if entry.setting])
    return RuleIndex(map(_rule, entries.values()), map(_ruling, rulings.values()), synonyms, chapters, typed, settings)


def _settings(path: Path, settings: list[str]) -> dict[str, tuple[str, ...]]:
    """The settings by chapters, each in one; a game with few needs no file. Raises BrokenData."""
    found: dict[str, tuple[str, ...]] = load(path, dict[str, tuple[str, ...]]) if path.exists() else {}
    shown = [ruling for chapter in found.values() for ruling in chapter]
    if found and (wrong := sorted(set(shown) ^ set(settings)) or [each for each in shown if shown.count(each) > 1]):
        raise BrokenData(f"settings.yaml: {wrong[0]} is no setting, stands twice, or is missing")
    return found


def _typed(listed: list[TypedEntry], rules: Mapping[str, RuleEntry]) -> dict[str, dict[str, tuple[str, ...]]]:
    """What a table types, by rule and language. Raises BrokenData for a rule that there is not or that stands twice."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for entry in listed:
        if entry.rule not in rules or entry.rule in found:
            raise BrokenData(f"typed.yaml: {entry.rule} does not exist, or stands twice")
        found[entry.rule] = {"fr": entry.fr, "en": entry.en}
    return found


def _chapters(listed: list[ChapterEntry], files: dict[str, tuple[str, ...]]) -> list[Chapter]:
    """The chapters with their rules. Of those that are listed each file of rules is in one; without any there are none.

    Raises BrokenData.
    """
    named = [file for chapter in listed for file in chapter.files]
    if wrong := [file for file in named if file not in files or named.count(file) > 1]:
        raise BrokenData(f"chapters.yaml: {wrong[0]} does not exist in rules/, or stands twice")
    if listed and (left := sorted(files.keys() - set(named))):
        raise BrokenData(f"chapters.yaml: {left[0]} is in no chapter")
    return [
        Chapter(
            chapter.files[0], chapter.title.model_dump(), tuple(rule for file in chapter.files for rule in files[file])
        )
        for chapter in listed
    ]


def _synonyms(glossary: list[GlossaryTerm]) -> list[tuple[str, ...]]:
    """Phrases that mean the same, group by group."""
    groups: dict[str, list[str]] = {}
    for term in glossary:
        groups.setdefault(term.code or term.fr, []).extend((term.fr, term.en, *term.also))
    return [tuple(group) for group in groups.values()]


def _listed(path: Path, kind: type[P]) -> list[P]:
    """The entries of a list; a game that has none needs no file."""
    listed: list[P] = load(path, list[kind]) if path.exists() else []  # type: ignore[valid-type]
    return listed


def _rule(entry: RuleEntry) -> Rule:
    title, text = entry.title.model_dump(), entry.text.model_dump()
    return Rule(entry.id, entry.page, entry.scope, title, text, entry.related, entry.rulings)


def _ruling(entry: RulingEntry) -> Ruling:
    question, ruling = entry.question.model_dump(), entry.ruling.model_dump()
    alternatives = tuple(Alternative(each.id, each.label.model_dump()) for each in entry.alternatives)
    return Ruling(entry.id, entry.rules, question, ruling, entry.setting, entry.card, alternatives)
